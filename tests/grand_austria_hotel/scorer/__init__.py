"""A second, slow and simple bookkeeper of Grand Austria Hotel and Alles Walzer!, written from the
rule book alone.

It reads the lines of a record like a parser reads a program: every rule is a plain function that
takes the lines it needs, works out what the record leaves unsaid, and refuses what the rules do not
allow. It shares nothing with the package but the notation of actions, and exists to disagree.

- `facts.py`, `alles_walzer_facts.py`: the cards and boards, entered a second time; `package.py`:
  the same in the package's words, for the comparison of the two
- `lines.py`: the record, line by line
- `world.py`: everything that lies on the table; each player's hotel
- `costs.py`, `sure.py`: what main steps cost, and which krones are sure to come
- `supply.py`: goods, krones, steps, cards and guests changing hands, and who answers to it
- `effect.py`, `due.py`: effects and the order in which they come; `effects.py`, `extras.py`,
  `dancing.py`: what they do
- `setup.py`, `alles_walzer_setup.py`, `rounds.py`, `turns.py`, `dice.py`, `additional.py`:
  the course of the game
- `emperor.py`, `ending.py`: the emperor's visits and the final scoring
- `score.py`: a whole record
- `players.py`: random players who find rare corners; `compare.py`: the package beside the scorer
"""

"""A second, slow and simple scorer of Grand Austria Hotel and Alles Walzer!, written from the rule
book alone.

It reads the lines of a record like a parser reads a program: every rule is a plain function that
takes the lines it needs, derives the steps that the record omits, and refuses lines that the rules
do not allow. It shares only the notation of actions with the package, to find disagreements.

- `facts.py`, `alles_walzer_facts.py`: the cards and boards, entered a second time; `package.py`:
  the same tables in the package's words, for the comparison of the two
- `lines.py`: the record, line by line
- `world.py`: the position; each player's hotel
- `costs.py`, `sure.py`: the costs of main steps, and krones that are certain
- `supply.py`: transfers of goods, krones, steps, cards and guests, and the reactions
- `effect.py`, `due.py`: effects and their order; `effects.py`, `extras.py`, `dancing.py`: the
  functions that carry them out
- `setup.py`, `alles_walzer_setup.py`, `rounds.py`, `turns.py`, `dice.py`, `additional.py`:
  the course of the game
- `emperor.py`, `ending.py`: the emperor's visits and the final scoring
- `score.py`: a whole record
- `players.py`: random players who find rare cases; `compare.py`: the package against the scorer
"""

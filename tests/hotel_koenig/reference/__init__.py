"""A second, slow and simple implementation of Hotel-König, written from the rule book alone.

It shares nothing with the package but the notation of actions, and exists to disagree with it.
The rules are plain generators that ask their questions with `yield`, so that `rules.py` reads like
the rule book; a position cannot be copied, it is played again from its start (`Reference.again`).

- `board.py`: squares, chains, what a tile would do
- `bonuses.py`: the price table and who gets which bonus
- `world.py`: everything that lies on the table
- `rules.py`, `hands.py`, `mergers.py`: setup, turns and the end; hands; mergers
- `game.py`: `Reference`, which plays a game by action texts
- `compare.py`: the package and the reference side by side
- `styles.py`, `positions.py`: random players and random positions that find rare corners
- `perft.py`: counts of the ways to go on, and the files they stand in
"""

"""A second, slow and simple implementation of Hotel-König, written from the rule book alone.

It shares only the notation of actions with the package, to find disagreements.
The rules are plain generators that ask their questions with `yield`, so that `rules.py` reads like
the rule book. A position cannot be copied; it is replayed from its start (`Reference.again`).

- `board.py`: squares, chains, the effect of a tile
- `bonuses.py`: the price table and the bonuses
- `world.py`: the position
- `rules.py`, `hands.py`, `mergers.py`: setup, turns and the end; hands; mergers
- `game.py`: `Reference`, which plays a game by action texts
- `compare.py`: the package and the reference side by side
- `styles.py`, `positions.py`: random players and random positions that find rare cases
- `perft.py`: perft counts and their files
"""

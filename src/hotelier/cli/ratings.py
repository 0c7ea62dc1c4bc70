"""`hotelier ratings`: recompute the ratings in a server's database."""

from __future__ import annotations

from hotelier.cli.exit_codes import FAILED
from hotelier.cli.language import spoken


def ratings(database: str | None = None, write: bool = False) -> int:
    """Recompute all ratings. Return 1 if stored ratings are wrong and `write` is not set."""
    from hotelier.server.settings import database_of
    from hotelier.server.store.database import check_filled, explained, opened
    from hotelier.server.store.rating import recount
    from hotelier.words import say

    url = database_of(database)
    with explained(url), opened(url) as engine:
        check_filled(engine)
        games, same = recount(engine, write)
    print(say("ratings-counted", spoken(), games=games))
    verdict = "ratings-right" if same else "ratings-mended" if write else "ratings-wrong"
    print(say(verdict, spoken()))
    if not same and not write:
        return FAILED
    return 0

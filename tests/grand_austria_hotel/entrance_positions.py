"""Tables of Alles Walzer! module 3, in which a player owns an entrance."""

from __future__ import annotations

from typing import Any

import hotelier as ht
from tests.grand_austria_hotel.positions import at, player

HOTELS = {"aw.modules": 3}


def owner_of(entrance: str, *others: Any, **fields: Any) -> ht.Table:
    """A table whose first player owns an entrance; the arguments describe that player."""
    own = {
        name: fields.pop(name)
        for name in ("krones", "vacant", "occupied", "cafe", "hand", "staff", "emperor", "kitchen",
                     "turns", "vp", "used")
        if name in fields
    }  # fmt: skip
    options = {**HOTELS, **fields.pop("options", {})}
    return at(player(entrance=entrance, **own), *others, options=options, **fields)


def table_politics(letter: str) -> str:
    """The first politics card of a stack."""
    view = at(player()).view(None)
    return str(view["politics"]["ABC".index(letter)]["card"])

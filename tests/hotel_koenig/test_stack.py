"""A hand-written stack is one that the rules could have built, or it is refused by its frame."""

from __future__ import annotations

from typing import Any

import pytest

import hotelier as ht
from tests.hotel_koenig.positions import GAME, at, play

Frames = list[dict[str, Any]]

TURN: Frames = [
    {"frame": "CloseTurn", "seat": 0},
    {"frame": "BuyShares", "seat": 0, "left": 3, "lowest": "Airport"},
    {"frame": "OfferEnd", "seat": 0},
]
MERGER: Frames = [
    *TURN,
    {"frame": "LayBankTiles", "seat": 0},
    {"frame": "JoinChains", "seat": 0, "tile": "4D", "survivor": "Luxor"},
]
DISSOLVING: Frames = [
    *MERGER,
    {"frame": "DissolveChains", "seat": 0, "survivor": "Luxor", "others": ["Festival"]},
]


def frame(kind: str, **fields: Any) -> dict[str, Any]:
    return {"frame": kind, **fields}


def merging(stack: Frames, **more: Any) -> ht.Table:
    """4D has just been laid between Airport (3), Festival (3) and Luxor (6)."""
    return at("...A", "...A", "...A", "FFFoLLLLLL", stack=stack, **more)


@pytest.mark.parametrize(
    "stack",
    [
        [*TURN, frame("LayBankTiles", seat=0), frame("Merge", seat=0, tile="4D")],
        MERGER,
        DISSOLVING,
        [*MERGER, frame("ChooseDissolved", seat=0, survivor="Luxor",
                        others=["Airport", "Festival"])],
        [*DISSOLVING, frame("TradeShares", seat=2, chain="Airport", survivor="Luxor")],
        [*DISSOLVING, frame("AskHolders", mover=0, chain="Airport", survivor="Luxor"),
         frame("ScoreChain", chain="Airport", final=0)],
    ],
)  # fmt: skip
def test_sound_stacks_are_played(stack: Frames) -> None:
    table = merging(stack, shares={"Airport": [0, 0, 2]})
    while table.to_move is not None and table.state.stack[0].seat == 0:
        table.play(table.legal()[-1])
    assert table.state.size[3] == 13  # Luxor took everything


@pytest.mark.parametrize(
    ("stack", "kind", "field"),
    [
        ([*TURN, frame("FoundChain", seat=0, tile="4D")], "FoundChain", "tile"),
        ([*TURN, frame("FoundChain", seat=0, tile="9I")], "FoundChain", "tile"),
        ([*TURN[:1], frame("BuyShares", seat=0, left=4, lowest="Airport")], "BuyShares", "left"),
        ([*TURN[:1], frame("BuyShares", seat=0, left=-1, lowest="Airport")], "BuyShares", "left"),
        ([*TURN, frame("LayTile", seat=1)], "LayTile", "seat"),
        ([*MERGER[:4], frame("Merge", seat=0, tile="9I")], "Merge", "tile"),
        ([*MERGER[:4], frame("Merge", seat=0, tile="4C")], "Merge", "tile"),
        ([*MERGER[:4], frame("JoinChains", seat=0, tile="4D", survivor="Oriental")],
         "JoinChains", "survivor"),
        ([*MERGER, frame("DissolveChains", seat=0, survivor="Oriental", others=["Festival"])],
         "DissolveChains", "survivor"),
        ([*MERGER, frame("DissolveChains", seat=0, survivor="Luxor", others=["Luxor"])],
         "DissolveChains", "others"),
        ([*MERGER, frame("DissolveChains", seat=0, survivor="Luxor", others=["Imperial"])],
         "DissolveChains", "others"),
        ([*MERGER, frame("DissolveChains", seat=0, survivor="Luxor", others=["Airport"] * 2)],
         "DissolveChains", "others"),
        ([*MERGER, frame("ChooseDissolved", seat=0, survivor="Luxor", others=[])],
         "ChooseDissolved", "others"),
        ([*DISSOLVING, frame("AskHolders", mover=1, chain="Airport", survivor="Luxor")],
         "AskHolders", "mover"),
        ([*DISSOLVING, frame("TradeShares", seat=2, chain="Luxor", survivor="Luxor")],
         "TradeShares", "chain"),
        ([*DISSOLVING, frame("SellShares", seat=2, chain="Imperial")], "SellShares", "chain"),
        ([*DISSOLVING, frame("ScoreChain", chain="Airport", final=1)], "ScoreChain", "final"),
        ([frame("SellEverything"), frame("ScoreChain", chain="Airport", final=0)],
         "ScoreChain", "final"),
        ([frame("FinalScoring", reason="running")], "FinalScoring", "reason"),
    ],
)  # fmt: skip
def test_a_frame_that_does_not_fit_is_named(stack: Frames, kind: str, field: str) -> None:
    with pytest.raises(ht.BrokenRecord) as caught:
        merging(stack)
    error = caught.value
    assert error.reason == "frame-does-not-fit"
    assert (error.details["frame"], error.details["name"]) == (kind, field)
    assert error.details["where"] == f"stack[{len(stack) - 1}]"


@pytest.mark.parametrize(
    ("stack", "kind", "under"),
    [
        ([frame("LayTile", seat=0)], "LayTile", ""),
        ([*TURN, frame("Turn", seat=0)], "Turn", "OfferEnd"),
        ([TURN[0], TURN[2]], "OfferEnd", "CloseTurn"),
        ([*TURN, frame("TradeShares", seat=0, chain="Airport", survivor="Luxor")],
         "TradeShares", "OfferEnd"),
        ([frame("Turn", seat=0), frame("DrawStartTile", seat=0)], "DrawStartTile", "Turn"),
        ([*MERGER, frame("LayTile", seat=0)], "LayTile", "JoinChains"),
    ],
)  # fmt: skip
def test_a_frame_in_the_wrong_place_is_named(stack: Frames, kind: str, under: str) -> None:
    with pytest.raises(ht.BrokenRecord) as caught:
        merging(stack)
    error = caught.value
    assert error.reason == "misplaced-frame"
    assert (error.details["frame"], error.details["under"]) == (kind, under)


def test_no_more_draws_than_tiles() -> None:
    draws = [frame("Turn", seat=0), frame("DrawTile", seat=0), frame("DrawTile", seat=0)]
    data = at(hands=["9I"]).position()
    data.update(stack=draws, removed=data["pile"][1:], pile=data["pile"][:1])
    with pytest.raises(ht.BrokenRecord) as caught:
        ht.Table.from_position(GAME, data, seed=1)
    assert caught.value.reason == "too-many-draws"
    assert (caught.value.details["draws"], caught.value.details["pile"]) == (2, 1)


@pytest.mark.rule("HK-3.3")
@pytest.mark.parametrize("waiting", [[], [1], [0, 1, 2], [2, 1]])
def test_every_seat_draws_one_start_tile(waiting: list[int]) -> None:
    """Seat 0 has drawn 9F; seats 1 and 2 are still to draw, in this order."""
    stack = [frame("Begin"), *(frame("DrawStartTile", seat=s) for s in reversed(waiting))]
    rows = [""] * 5 + ["........o"]
    with pytest.raises(ht.BrokenRecord) as caught:
        at(*rows, start_tiles=["9F"], stack=stack)
    assert (caught.value.reason, caught.value.rule) == ("wrong-length", "HK-3.3")
    sound = [frame("Begin"), frame("DrawStartTile", seat=2), frame("DrawStartTile", seat=1)]
    table = at(*rows, start_tiles=["9F"], stack=sound, chance="3A 3B")
    assert table.to_move == 1
    play(table, str(table.legal()[0]))

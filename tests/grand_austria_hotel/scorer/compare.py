"""The package's end of a game beside the scorer's."""

from __future__ import annotations

from typing import Any

from hotelier.games.grand_austria_hotel import GAME
from tests.grand_austria_hotel.scorer.players import Played
from tests.grand_austria_hotel.scorer.score import Score, score
from tests.grand_austria_hotel.scorer.world import Player, World


def scored(played: Played) -> Score:
    """The scorer's reading of a game, after it has been found equal to the package's."""
    ours = score(played.record, played.offers)
    theirs = GAME.outcome(played.state)
    assert list(theirs.scores) == ours.scores
    assert list(theirs.ranks) == ours.ranks
    for seat, columns in enumerate(theirs.breakdown):
        assert {name: vp for name, vp in columns.items() if vp} == earned(ours.table.players[seat])
    view = GAME.view(played.state, None)
    for player, said in zip(ours.table.players, view["players"], strict=True):
        assert {name: said[name] for name in shown(player)} == shown(player)
        assert set(said["staff"]) == set(player.played)
        assert {guest["guest"]: guest["missing"] for guest in said["cafe"] if guest} == {
            guest: dict(+player.missing[guest]) for guest in player.guests
        }
    assert {name: view[name] for name in on_board(ours.table)} == on_board(ours.table)
    assert {card["card"]: card["discs"] for card in view["politics"]} == ours.table.politics
    assert [slot["guest"] for slot in view["queue"]] == ours.table.queue
    assert set(view["discard"]) == ours.table.guest_discard
    return ours


def earned(player: Player) -> dict[str, int]:
    """VP by source; those that gave nothing are left out."""
    return {column: vp for column, vp in player.vp.items() if vp}


def shown(player: Player) -> dict[str, Any]:
    """What anybody sees of a player."""
    sides = [(room, "vacant") for room in player.vacant]
    sides += [(room, "occupied") for room in player.occupied]
    return {
        "hotel": player.hotel,
        "krones": player.krones,
        "emperor": player.emperor,
        "vp": sum(player.vp.values()),
        "kitchen": player.kitchen,
        "rooms": dict(sides),
        "hand_size": len(player.hand),
    }


def on_board(table: World) -> dict[str, Any]:
    """What anybody sees of the boards and decks."""
    return {
        "round": table.round,
        "first": table.start,
        "dice": {str(space): table.dice.get(space, 0) for space in range(1, 7)},
        "dustbin": table.dustbin,
        "guest_deck": len(table.guest_pool),
        "staff_deck": len(table.staff_pool) + len(table.staff_under),
        "tiles": [table.tiles[stack] for stack in "ABC"],
    }

"""The package's end of a game beside the scorer's."""

from __future__ import annotations

from typing import Any

from hotelier.games.grand_austria_hotel import GAME
from tests.grand_austria_hotel.scorer.alles_walzer_facts import COLOURED
from tests.grand_austria_hotel.scorer.facts import GOODS
from tests.grand_austria_hotel.scorer.players import Played
from tests.grand_austria_hotel.scorer.score import Score, score
from tests.grand_austria_hotel.scorer.world import Player, World


def same(what: str, ours: object, theirs: object) -> None:
    """Fail with both readings unless they are the same."""
    assert ours == theirs, f"{what}: scorer {ours}, package {theirs}"


def scored(played: Played) -> Score:
    """The scorer's reading of a game, after it has been found equal to the package's."""
    ours = score(played.record, played.offers, played.purses)
    theirs = GAME.outcome(played.state)
    table = ours.table
    for seat, columns in enumerate(theirs.breakdown):
        vp = {name: vp for name, vp in columns.items() if vp}
        same(f"VP of {seat}", earned(table.players[seat]), vp)
    same("scores", ours.scores, list(theirs.scores))
    same("ranks", ours.ranks, list(theirs.ranks))
    view = GAME.view(played.state, None)
    for player, said in zip(table.players, view["players"], strict=True):
        mine = shown(table, player)
        same(f"player {player.seat}", mine, {name: plain(said[name]) for name in mine})
        theirs_missing = {guest["guest"]: guest["missing"] for guest in said["cafe"] if guest}
        same("café", {guest: dict(+player.missing[guest]) for guest in player.guests},
             theirs_missing)  # fmt: skip
    board = on_board(table)
    same("board", board, {name: plain(view[name]) for name in board})
    same("politics", table.politics, {card["card"]: card["discs"] for card in view["politics"]})
    same("queue", table.queue, [slot["guest"] for slot in view["queue"] if slot["guest"]])
    same("discard", table.guest_discard, set(view["discard"]))
    return ours


def plain(said: Any) -> Any:
    """Lists without order, as sets of cards are shown."""
    return (
        sorted(said)
        if isinstance(said, list) and all(isinstance(one, (str, int)) for one in said)
        else said
    )


def earned(player: Player) -> dict[str, int]:
    """VP by source; those that gave nothing are left out."""
    return {column: vp for column, vp in player.vp.items() if vp}


def shown(table: World, player: Player) -> dict[str, Any]:
    """Return the public data of a player."""
    sides = [(room, "vacant") for room in player.vacant]
    sides += [(room, "occupied") for room in player.occupied]
    kitchen = {good: player.kitchen[good] for good in GOODS}
    seen: dict[str, Any] = {
        "hotel": player.hotel,
        "krones": player.krones,
        "emperor": player.emperor,
        "vp": sum(player.vp.values()),
        "kitchen": kitchen,
        "rooms": dict(sides),
        "hand_size": len(player.hand),
        "staff": sorted(player.played),
        "pile": sorted(player.pile),
        "rung": sorted(player.rung),
    }
    if table.plays("1"):
        kitchen["champagne"] = player.kitchen["champagne"]
        seen |= {"rehearsal": player.rehearsal, "sections": sorted(player.waiting)}
    if table.plays("2"):
        seen["celebrities"] = sorted(player.celebrities)
    if table.plays("3"):
        seen |= {"entrance": player.entrance, "round_pile": sorted(player.round_pile)}
    return seen


def on_board(table: World) -> dict[str, Any]:
    """Return the public data of the boards and decks."""
    seen: dict[str, Any] = {
        "round": table.round,
        "first": table.start,
        "dice": {str(space): table.dice.get(space, 0) for space in range(1, 7)},
        "dustbin": table.dustbin,
        "guest_deck": len(table.guest_pool),
        "staff_deck": len(table.staff_pool) + len(table.staff_under),
        "tiles": [table.tiles[stack] for stack in "ABC"],
    }
    if table.plays("2"):
        seen |= {
            "coloured": table.coloured,
            "lounge": [
                {"celebrity": celebrity, "colour": colour, "chip": chip, "vp": chip or 1}
                for celebrity, colour, chip in zip(table.lounge, COLOURED, table.chips, strict=True)
            ],
            "celebrity_pile": len(table.celebrity_pile),
            "celebrity_discard": sorted(table.celebrity_discard),
        }
    if table.plays("3"):
        own_tiles = [tile for p in table.players for tile in p.own_tiles]
        seen |= {"tokens": table.tokens, "own_tiles": sorted(own_tiles)}
    return seen

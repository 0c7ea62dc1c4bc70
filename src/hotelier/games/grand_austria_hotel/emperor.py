"""GAH-17 Emperor scoring and GAH-18 the bonus and penalty of its tile."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from hotelier.games.grand_austria_hotel.actions import Action, Forfeit, Ignore
from hotelier.games.grand_austria_hotel.cards import TILE_KEYS, TRACK
from hotelier.games.grand_austria_hotel.cards.vocabulary import VP
from hotelier.games.grand_austria_hotel.gains import gain_vp, pay
from hotelier.games.grand_austria_hotel.losses import can_lose, lose, lose_vp
from hotelier.games.grand_austria_hotel.moves import ACCEPT, FORFEIT, IGNORE
from hotelier.games.grand_austria_hotel.powers import answer
from hotelier.games.grand_austria_hotel.resolve import RESOLVE
from hotelier.games.grand_austria_hotel.state import State, tell
from hotelier.games.grand_austria_hotel.terms import FOR_PENALTY, Seat, Tile
from hotelier.kernel.frames import Decision, Task, push

Why = tuple[str, str, dict[str, object]]


@dataclass(frozen=True, slots=True)
class EmperorScoring(Task):
    """GAH-17.1 After rounds 3, 5, 7: VP by position, all markers move back, bonus or penalty.

    The first two steps apply to all at once, the third player by player in the turn order of the
    round just finished (GAH-17.2, GAH-R.32), by the position after moving back (GAH-17.3, R.51).
    """

    def run(self, state: State) -> None:
        figures = state.options.figures
        if state.round not in figures.scorings:
            return
        tile = state.tiles[sorted(figures.scorings).index(state.round)]
        order = [(state.first + turn) % state.seats for turn in range(state.seats)]
        for seat in order:
            vp = state.options.track[state.emperor[seat]]
            if vp:
                gain_vp(state, seat, (VP, vp), TRACK)
        back = figures.scorings[state.round]
        steps: list[Task] = []
        for seat in order:
            moved = min(back, state.emperor[seat])  # GAH-R.13
            state.emperor[seat] -= moved
            if state.journal is not None:
                tell(state, "moved_back", seat, "GAH-17.1", moved, state.emperor[seat])
            if state.emperor[seat] >= figures.bonus_from:
                steps.append(Bonus(seat, tile))
            elif state.emperor[seat] == 0:
                steps.append(Penalty(seat, tile))
        push(state, *steps)


EMPEROR_SCORING: Final = EmperorScoring()


@dataclass(frozen=True, slots=True)
class Bonus(Task):
    """GAH-17.1, GAH-17.4 The bonus of the tile, and the effects of staff on it (GAH-R.33).

    Orders completed now wait for the next own turn (GAH-R.34).
    """

    seat: Seat
    tile: Tile

    def run(self, state: State) -> None:
        rules = state.options
        if state.journal is not None:
            tell(state, "bonus", self.seat, "GAH-17.1", self.tile)
        state.due.extend(rules.bonus[self.tile])
        answer(state, state.powers[self.seat], rules.on_bonus)
        state.stack.append(RESOLVE[self.seat])


@dataclass(frozen=True, slots=True)
class Penalty(Task):
    """GAH-17.6 A power may ignore the penalty; that is decided first (GAH-R.50)."""

    seat: Seat
    tile: Tile

    def run(self, state: State) -> None:
        if state.journal is not None:
            tell(state, "penalty", self.seat, "GAH-17.1", self.tile)
        cost = ignore_cost(state, self.seat)
        if cost == 0:
            if state.journal is not None:
                tell(state, "ignored", self.seat, "GAH-17.6", self.tile)
        elif 0 < cost <= state.money[self.seat]:
            state.stack.append(IgnorePenalty(self.seat, self.tile))
        else:
            suffer(state, self.seat, self.tile)


def ignore_cost(state: State, seat: Seat) -> int:
    """GAH-13.26, AW-R.53 The cost for a seat to ignore a penalty; -1 if it cannot."""
    costs = [n for bit, n, _ in state.options.penalty_ignorers if state.powers[seat] & bit]
    return min(costs) if costs else -1


@dataclass(frozen=True, slots=True)
class IgnorePenalty(Decision):
    """GAH-13.26, 17.6 Pay to ignore the penalty, or take it."""

    tile: Tile

    def legal(self, state: State) -> list[Action]:
        return [IGNORE, ACCEPT]

    def apply(self, state: State, action: Action) -> None:
        if isinstance(action, Ignore):
            pay(state, self.seat, ignore_cost(state, self.seat), "GAH-17.6", FOR_PENALTY)
            if state.journal is not None:
                tell(state, "ignored", self.seat, "GAH-17.6", self.tile)
        else:
            suffer(state, self.seat, self.tile)

    def why_not(self, state: State, action: Any) -> Why:
        return "GAH-17.6", "ignore-or-accept", {"tile": TILE_KEYS[self.tile]}


def suffer(state: State, seat: Seat, tile: Tile) -> None:
    """GAH-17.5 The loss named first if it can be made in full, else VP; or the player chooses."""
    rules = state.options
    able = all(can_lose(state, seat, effect) for effect in rules.penalty[tile])
    if not rules.else_vp[tile]:
        start_loss(state, seat, tile)
    elif not able:
        lose_vp(state, seat, rules.else_vp[tile], tile)
    elif rules.may_choose[tile]:
        state.stack.append(ChoosePenalty(seat, tile))
    else:
        start_loss(state, seat, tile)


@dataclass(frozen=True, slots=True)
class ChoosePenalty(Decision):
    """GAH-17.5 `choose` The loss named first, or VP."""

    tile: Tile

    def legal(self, state: State) -> list[Action]:
        return [ACCEPT, FORFEIT]

    def apply(self, state: State, action: Action) -> None:
        if isinstance(action, Forfeit):
            lose_vp(state, self.seat, state.options.else_vp[self.tile], self.tile)
        else:
            start_loss(state, self.seat, self.tile)

    def why_not(self, state: State, action: Any) -> Why:
        return "GAH-17.5", "accept-or-forfeit", {"tile": TILE_KEYS[self.tile]}


def start_loss(state: State, seat: Seat, tile: Tile) -> None:
    """Carry out the losses of a tile."""
    for effect in state.options.penalty[tile]:
        lose(state, seat, effect, tile)

"""AW-2.2 to 2.5, 2.7 Module 2: coloured dice, taken with their celebrities, rolled and binned."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from math import comb
from typing import Any, Final

from hotelier.games.grand_austria_hotel import actions
from hotelier.games.grand_austria_hotel.actions import (
    Action,
    Boost,
    BoostColoured,
    Die,
    TakeColoured,
    Throw,
)
from hotelier.games.grand_austria_hotel.alles_walzer.celebrities import take_celebrity
from hotelier.games.grand_austria_hotel.dice import carry_out
from hotelier.games.grand_austria_hotel.gains import pay
from hotelier.games.grand_austria_hotel.moves import (
    BIN_DIE,
    BOOST,
    BOOST_COLOURED,
    DIE,
    TAKE_COLOURED,
)
from hotelier.games.grand_austria_hotel.plugs import NEVER
from hotelier.games.grand_austria_hotel.powers import dice_on, joker_price, strength_of
from hotelier.games.grand_austria_hotel.refusals import WHY_NOT
from hotelier.games.grand_austria_hotel.resolve import RESOLVE
from hotelier.games.grand_austria_hotel.rounds import (
    LISTED,
    ROLLS,
    NextTurn,
    roll_rest,
    rolls,
    ways,
)
from hotelier.games.grand_austria_hotel.stack import BOTTOM, lies_on
from hotelier.games.grand_austria_hotel.state import State, replaced, tell
from hotelier.games.grand_austria_hotel.terms import (
    AFTER,
    AWAY,
    DIE_COLOUR_KEYS,
    EXTRA_START,
    FOR_COLOURED,
    IS_EXTRA,
    JOKER_SPACE,
    MAIN_OPEN,
    SPACE_COUNT,
    SPACE_KEYS,
    DieColour,
    Phase,
    Seat,
)
from hotelier.games.grand_austria_hotel.turn import TURN
from hotelier.kernel.frames import Chance, Decision, Frame, Random
from hotelier.kernel.rng import below

Why = tuple[str, str, dict[str, object]]
COLOURS: Final = range(len(DIE_COLOUR_KEYS))
ALL_AWAY: Final = (AWAY,) * len(DIE_COLOUR_KEYS)


def on_board(state: State) -> list[DieColour]:
    """Return the colours whose dice are on spaces."""
    return [colour for colour in COLOURS if state.coloured[colour] >= 0]


# Choosing a die


def price_of(state: State, seat: Seat, colour: DieColour) -> int:
    """AW-2.4, 2.5, AW-R.18, R.19, R.36 A krone per other die there; space 6 costs its own."""
    space = state.coloured[colour]
    joker = joker_price(state, seat) if space == JOKER_SPACE else 0
    return dice_on(state, space) - 1 + joker


def offer_coloured(state: State, seat: Seat, phase: Phase, money: int, found: list[Action]) -> None:
    """AW-2.3, 2.4 Add the coloured dice that can be paid."""
    if phase >= EXTRA_START:
        offer_spaces(state, money, found)
        return
    boost = state.options.boost_cost
    prices = {colour: price_of(state, seat, colour) for colour in on_board(state)}
    found += [TAKE_COLOURED[colour] for colour, price in prices.items() if money >= price]
    found += [BOOST_COLOURED[colour] for colour, price in prices.items() if money >= price + boost]


def offer_spaces(state: State, money: int, found: list[Action]) -> None:
    """GAH-9.13, AW-R.20 Add spaces with coloured dice alone, in an extra turn; none is taken."""
    rules = state.options
    spaces = sorted({space for space in state.coloured if space >= 0 and not state.dice[space]})
    cost = {space: rules.joker_cost if space == JOKER_SPACE else 0 for space in spaces}
    for kind, moves, more in ((Die, DIE, 0), (Boost, BOOST, rules.boost_cost)):
        offered = {action.space for action in found if isinstance(action, kind)}
        offered |= {space for space in spaces if money >= cost[space] + more}
        found[:] = [action for action in found if not isinstance(action, kind)]
        found += [moves[space] for space in sorted(offered)]


def least_price(state: State, seat: Seat, extra: bool) -> int:
    """AW-R.61 The lowest cost of a coloured die, which makes a main step only if it can be paid."""
    if extra:
        spaces = [space for space in state.coloured if space >= 0]
        joker = state.options.joker_cost
        return min((joker if space == JOKER_SPACE else 0 for space in spaces), default=NEVER)
    return min((price_of(state, seat, colour) for colour in on_board(state)), default=NEVER)


def take_coloured(
    state: State, seat: Seat, phase: Phase, action: TakeColoured | BoostColoured
) -> None:
    """AW-2.4, 2.5, AW-R.19, R.21 Pay for the others, take the celebrity, receive its VP, then carry
    out the main action; the costs of space 6 and of a boost are paid with it."""
    colour = action.colour
    space = state.coloured[colour]
    boosted = int(type(action) is BoostColoured)
    state.stack.append(TURN[seat][AFTER])
    strength = strength_of(state, seat, space) + boosted
    others = dice_on(state, space) - 1
    state.coloured = replaced(state.coloured, colour, AWAY)
    if state.journal is not None:
        tell(state, "took_coloured", seat, "AW-2.4", colour)
    pay(state, seat, others, "AW-2.4", FOR_COLOURED)
    take_celebrity(state, seat, colour)
    carry_out(state, seat, space, strength, boosted)
    state.stack.append(RESOLVE[seat])


def why_not_coloured(
    state: State, seat: Seat, phase: Phase, action: TakeColoured | BoostColoured
) -> Why:
    """Return the reason why a coloured die cannot be taken."""
    colour: dict[str, object] = {"colour": DIE_COLOUR_KEYS[action.colour]}
    if not state.coloured:
        return "AW-2.1", "no-coloured-dice", colour
    if not MAIN_OPEN[phase]:
        return "GAH-6.2", "die-taken", {}
    if IS_EXTRA[phase]:
        return "AW-R.20", "no-die-in-extra-turn", colour
    if state.coloured[action.colour] < 0:
        return "AW-2.3", "coloured-die-away", colour
    price = price_of(state, seat, action.colour)
    if type(action) is BoostColoured:
        price += state.options.boost_cost
    space = SPACE_KEYS[state.coloured[action.colour]]
    details = {"space": space, "price": price, "krones": state.money[seat]}
    return "AW-2.4", "cannot-pay", details


# Rolling


def roll_coloured(state: State, count: int) -> None:
    """AW-2.2 Roll all dice together: at the start of a round all, then those on the board."""
    everything = count == state.options.figures.dice[state.seats]
    colours = tuple(COLOURS) if everything else tuple(on_board(state))
    state.coloured = ALL_AWAY
    state.stack.append(ThrowDice(count - len(colours), colours))


@dataclass(frozen=True, slots=True)
class ThrowDice(Chance):
    """AW-2.2 A number of white dice and these coloured ones are rolled."""

    white: int
    rolled: tuple[DieColour, ...]

    def sample(self, state: State, rng: Random) -> Throw:
        count = self.white + len(self.rolled)
        drawn = below(rng, SPACE_COUNT**count)
        faces = []
        for _ in range(count):
            drawn, face = divmod(drawn, SPACE_COUNT)
            faces.append(face)
        dice = [0] * SPACE_COUNT
        for face in faces[: self.white]:
            dice[face] += 1
        return self.throw(tuple(dice), tuple(faces[self.white :]))

    def throw(self, dice: tuple[int, ...], faces: tuple[int, ...]) -> Throw:
        """The outcome with these white dice and coloured faces."""
        values = [0] * len(COLOURS)
        for colour, face in zip(self.rolled, faces, strict=True):
            values[colour] = face + 1
        return Throw((*dice, *values))

    def outcomes(self, state: State) -> list[tuple[Throw, float]] | None:
        colours = len(self.rolled)
        kinds = comb(self.white + SPACE_COUNT - 1, SPACE_COUNT - 1) * SPACE_COUNT**colours
        if kinds > LISTED:
            return None
        return list(self.listed())

    def listed(self) -> Iterator[tuple[Throw, float]]:
        """Every outcome with its probability."""
        colours = len(self.rolled)
        total = SPACE_COUNT ** (self.white + colours)
        for dice in rolls(self.white):
            for faces in product(range(SPACE_COUNT), repeat=colours):
                yield self.throw(dice, faces), ways(dice) / total

    def possible(self, state: State, action: object) -> bool:
        if not isinstance(action, Throw) or len(action.dice) != SPACE_COUNT + len(COLOURS):
            return False
        white, values = action.dice[:SPACE_COUNT], action.dice[SPACE_COUNT:]
        return (
            min(action.dice) >= 0
            and sum(white) == self.white
            and all(1 <= values[c] <= SPACE_COUNT if c in self.rolled else not values[c]
                    for c in COLOURS)
        )  # fmt: skip

    def apply(self, state: State, action: Throw) -> None:
        state.dice = list(action.dice[:SPACE_COUNT])
        state.coloured = tuple(value - 1 for value in action.dice[SPACE_COUNT:])
        if state.journal is not None:
            tell(state, "rolled", state.active, "GAH-3.2", *state.dice)
            for colour in self.rolled:
                space = state.coloured[colour]
                tell(state, "coloured_rolled", state.active, "AW-2.2", colour, space)


def reroll_coloured(state: State, seat: Seat) -> None:
    """AW-2.7 A white die goes to the dustbin if there is one; else the roller chooses."""
    white = sum(state.dice)
    colours = on_board(state)
    if white:
        state.dustbin += 1
        roll_rest(state, seat, white - 1 + len(colours))
    elif len(colours) > 1:
        state.stack.append(ChooseBin(seat))
    else:
        bin_die(state, seat, colours[0])


def bin_die(state: State, seat: Seat, colour: DieColour) -> None:
    """AW-2.7, AW-R.22 A coloured die goes to the dustbin; its celebrity stays."""
    state.dustbin += 1
    state.coloured = replaced(state.coloured, colour, AWAY)
    if state.journal is not None:
        tell(state, "binned", seat, "AW-2.7", colour)
    roll_rest(state, seat, len(on_board(state)))


@dataclass(frozen=True, slots=True)
class ChooseBin(Decision):
    """AW-2.7 Only coloured dice are left: choose the one that goes to the dustbin."""

    def legal(self, state: State) -> list[actions.BinDie]:
        return [BIN_DIE[colour] for colour in on_board(state)]

    def apply(self, state: State, action: actions.BinDie) -> None:
        bin_die(state, self.seat, action.colour)

    def why_not(self, state: State, action: Any) -> Why:
        if not isinstance(action, actions.BinDie):
            return "AW-2.7", "must-bin", {}
        return "AW-2.7", "coloured-die-away", {"colour": DIE_COLOUR_KEYS[action.colour]}


FRAMES: Final[tuple[type[Frame], ...]] = (ThrowDice, ChooseBin)
WHY_NOT[TakeColoured] = WHY_NOT[BoostColoured] = why_not_coloured
ROLLS.append(ThrowDice)
BOTTOM.append(ChooseBin)
lies_on(ThrowDice, NextTurn)

"""AW-2 Module 2: the lounge, its celebrities and their chips; Einstein's exchange (AW-8.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from hotelier.games.grand_austria_hotel.actions import Action, Consult, DealCelebrity
from hotelier.games.grand_austria_hotel.cards import (
    CELEBRITY_BIT,
    CELEBRITY_KEYS,
    FROM_CELEBRITY,
    LOUNGE,
    SOURCE_RULES,
)
from hotelier.games.grand_austria_hotel.cards.vocabulary import VP
from hotelier.games.grand_austria_hotel.gains import gain_vp
from hotelier.games.grand_austria_hotel.moves import CONSULT, DEAL_CELEBRITY
from hotelier.games.grand_austria_hotel.refusals import WHY_NOT
from hotelier.games.grand_austria_hotel.resolve import RESOLVE
from hotelier.games.grand_austria_hotel.state import (
    Salon,
    State,
    replaced,
    tell,
    with_card,
    without,
)
from hotelier.games.grand_austria_hotel.terms import (
    AWAY,
    DIE_COLOUR_KEYS,
    FOOD_COUNT,
    GOOD_COUNT,
    Celebrity,
    DieColour,
    Phase,
    Seat,
)
from hotelier.games.grand_austria_hotel.turn import go_on
from hotelier.kernel.frames import Chance, Frame, Random, Task
from hotelier.kernel.rng import below

Why = tuple[str, str, dict[str, object]]
PLACES: Final = len(DIE_COLOUR_KEYS)
PRINTED_VP: Final = 1
CHIPS: Final = (0, 2, 4)
"""AW-2.1, 2.8 VP of no chip and of the two sides of one."""


def lay_lounge(state: State) -> None:
    """AW-2.1 Lay out an empty lounge, no coloured dice, and all celebrities in play in the pile."""
    state.coloured = (AWAY,) * PLACES
    state.salon = Salon(
        (AWAY,) * PLACES, (0,) * PLACES, state.options.celebrities, (), ((),) * state.seats
    )


@dataclass(frozen=True, slots=True)
class FillLounge(Task):
    """AW-2.1, 2.8, AW-R.23 Fill empty places from left to right; rebuild an empty pile."""

    def run(self, state: State) -> None:
        salon = state.salon
        if AWAY not in salon.lounge:
            return
        if not salon.pile and salon.discard:
            salon = state.salon = salon._replace(pile=salon.discard, discard=())
            if state.journal is not None:
                tell(state, "celebrities_reshuffled", state.first, "AW-2.8", len(salon.pile))
        if salon.pile:
            state.stack.append(self)
            state.stack.append(NextCelebrity(salon.lounge.index(AWAY)))


FILL_LOUNGE: Final = FillLounge()


@dataclass(frozen=True, slots=True)
class NextCelebrity(Chance):
    """AW-2.1 The next tile of the pile; each is equally likely."""

    place: int

    def sample(self, state: State, rng: Random) -> DealCelebrity:
        pile = state.salon.pile
        return DEAL_CELEBRITY[pile[below(rng, len(pile))]]

    def outcomes(self, state: State) -> list[tuple[DealCelebrity, float]]:
        pile = state.salon.pile
        return [(DEAL_CELEBRITY[celebrity], 1 / len(pile)) for celebrity in pile]

    def apply(self, state: State, action: DealCelebrity) -> None:
        salon = state.salon
        state.salon = salon._replace(
            lounge=replaced(salon.lounge, self.place, action.celebrity),
            pile=without(salon.pile, action.celebrity),
        )
        if state.journal is not None:
            tell(state, "celebrity_came", state.first, "AW-2.1", action.celebrity, self.place)


def take_celebrity(state: State, seat: Seat, place: DieColour) -> None:
    """AW-2.4 (2), (3), 2.6, AW-R.10, R.22 Take the celebrity of a colour, whose power begins at
    once, and the VP shown: 1, or those of its chip."""
    salon = state.salon
    celebrity = salon.lounge[place]
    if celebrity == AWAY:  # AW-R.23
        return
    vp = salon.chips[place] or PRINTED_VP
    state.salon = salon._replace(
        lounge=replaced(salon.lounge, place, AWAY),
        chips=replaced(salon.chips, place, 0),
        held=replaced(salon.held, seat, with_card(salon.held[seat], celebrity)),
    )
    state.powers = replaced(state.powers, seat, state.powers[seat] | CELEBRITY_BIT[celebrity])
    if state.journal is not None:
        tell(state, "took_celebrity", seat, "AW-2.4", celebrity)
    gain_vp(state, seat, (VP, vp), LOUNGE)


@dataclass(frozen=True, slots=True)
class LeaveHotels(Task):
    """AW-2.8, 2.9, AW-R.17 Before the emperor scoring players discard their celebrities; those in
    the lounge get a chip, a better one, or leave after the best."""

    def run(self, state: State) -> None:
        salon = state.salon
        gone = [celebrity for held in salon.held for celebrity in held]
        bits = sum(CELEBRITY_BIT[celebrity] for celebrity in gone)
        state.powers = tuple(powers & ~bits for powers in state.powers)
        lounge, chips = list(salon.lounge), list(salon.chips)
        for place, celebrity in enumerate(lounge):
            if celebrity == AWAY:
                continue
            if chips[place] == CHIPS[-1]:
                gone.append(celebrity)
                lounge[place], chips[place] = AWAY, 0
                if state.journal is not None:
                    tell(state, "celebrity_left", state.first, "AW-2.8", celebrity)
            else:
                chips[place] = CHIPS[CHIPS.index(chips[place]) + 1]
                if state.journal is not None:
                    tell(state, "chip", state.first, "AW-2.8", celebrity, chips[place])
        state.salon = Salon(
            tuple(lounge), tuple(chips), salon.pile, tuple(sorted((*salon.discard, *gone))),
            ((),) * state.seats,
        )  # fmt: skip
        state.stack.append(FILL_LOUNGE)


LEAVE_HOTELS: Final = LeaveHotels()


# Einstein


def offer_help(state: State, seat: Seat, found: list[Action], krones: int) -> None:
    """AW-8.2, AW-R.65 Add the one-time help of a celebrity, while there are goods to exchange."""
    base = seat * GOOD_COUNT
    for bit, (_, source, _) in state.options.once_held:
        if state.powers[seat] & bit and any(state.kitchen[base : base + FOOD_COUNT]):
            found.append(CONSULT[source - FROM_CELEBRITY])


def consult(state: State, seat: Seat, phase: Phase, action: Consult) -> None:
    """AW-8.2, AW-R.65 Use the help: an additional action, once."""
    go_on(state, seat, phase)
    source = FROM_CELEBRITY + action.celebrity
    state.powers = replaced(
        state.powers, seat, state.powers[seat] & ~CELEBRITY_BIT[action.celebrity]
    )
    if state.journal is not None:
        tell(state, "consulted", seat, SOURCE_RULES[source], action.celebrity)
    state.due.extend(due for _, due in state.options.once_held if due[1] == source)
    state.stack.append(RESOLVE[seat])


def why_not_consult(state: State, seat: Seat, phase: Phase, action: Consult) -> Why:
    """Return the reason why the help of a celebrity cannot be used."""
    who: dict[str, object] = {"celebrity": CELEBRITY_KEYS[action.celebrity]}
    held = state.salon.held[seat] if state.salon.held else ()
    if action.celebrity not in held:
        return "AW-2.6", "celebrity-not-held", who
    bit = CELEBRITY_BIT[action.celebrity]
    if not any(bit & other for other, _ in state.options.once_held):
        return "AW-2.6", "celebrity-helps-always", who
    if not state.powers[seat] & bit:
        return "AW-8.2", "celebrity-consulted", who
    return "AW-8.2", "nothing-to-exchange", who


def held_powers(state: State, seat: Seat) -> int:
    """The powers of the celebrities that a seat holds."""
    return sum(CELEBRITY_BIT[celebrity] for celebrity in state.salon.held[seat])


def show(state: State, view: dict[str, Any]) -> None:
    """AW-14.1 Add dice, lounge and celebrities, all public; of the pile only its size."""
    from_place = [
        {"celebrity": name(celebrity), "colour": DIE_COLOUR_KEYS[place], "chip": chip,
         "vp": chip or PRINTED_VP}
        for place, (celebrity, chip) in enumerate(zip(state.salon.lounge, state.salon.chips,
                                                      strict=True))
    ]  # fmt: skip
    view["coloured"] = {
        key: space + 1
        for key, space in zip(DIE_COLOUR_KEYS, state.coloured, strict=True)
        if space >= 0
    }
    view["lounge"] = from_place
    view["celebrity_pile"] = len(state.salon.pile)
    view["celebrity_discard"] = [CELEBRITY_KEYS[who] for who in state.salon.discard]
    for seat, player in enumerate(view["players"]):
        player["celebrities"] = [CELEBRITY_KEYS[who] for who in state.salon.held[seat]]
        player["consulted"] = [
            CELEBRITY_KEYS[who]
            for who in state.salon.held[seat]
            if not CELEBRITY_BIT[who] & state.powers[seat]
        ]


def name(celebrity: Celebrity) -> str | None:
    """Return the key of a celebrity; None for an empty place."""
    return None if celebrity == AWAY else CELEBRITY_KEYS[celebrity]


FRAMES: Final[tuple[type[Frame], ...]] = (FillLounge, NextCelebrity, LeaveHotels)
WHY_NOT[Consult] = why_not_consult

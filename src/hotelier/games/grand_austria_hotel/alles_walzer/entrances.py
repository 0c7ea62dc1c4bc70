"""AW-9 The hotel entrances: effects other than powers at a named point."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from hotelier.games.grand_austria_hotel.actions import Action, Fulfil, Play, Redeem, UseToken
from hotelier.games.grand_austria_hotel.cards import (
    FROM_ENTRANCE,
    POLITICS_KEYS,
    STAFF_KEYS,
    TILE_KEYS,
    TOKEN_KEYS,
)
from hotelier.games.grand_austria_hotel.cards.points import (
    DICE_SUM,
    OWN_POLITICS,
    OWN_TILES,
    POLITICS_COUNT,
)
from hotelier.games.grand_austria_hotel.cards.vocabulary import KRONES, VP, Effect
from hotelier.games.grand_austria_hotel.gains import earn, gain_vp
from hotelier.games.grand_austria_hotel.moves import FULFIL, REDEEM, STOP, USE_TOKEN
from hotelier.games.grand_austria_hotel.politics import clear_piles, met, owns_politics, put_away
from hotelier.games.grand_austria_hotel.powers import REGULAR, answer, lacking
from hotelier.games.grand_austria_hotel.resolve import RESOLVE
from hotelier.games.grand_austria_hotel.staff import lay_down, playable, why_not_play
from hotelier.games.grand_austria_hotel.state import State, tell, without
from hotelier.games.grand_austria_hotel.terms import (
    ENTRANCE_VP,
    LETTERS,
    NO_ENTRANCE,
    NOT_TAKEN,
    Phase,
    Politics,
    Seat,
    Source,
    Tile,
)
from hotelier.games.grand_austria_hotel.turn import go_on
from hotelier.kernel.frames import Decision, Task

Why = tuple[str, str, dict[str, object]]


# First guests and first rooms


@dataclass(frozen=True, slots=True)
class MoreGuests(Task):
    """AW-9.4, AW-R.64 After the first guest and the refill, another one, free."""

    seat: Seat

    def run(self, state: State) -> None:
        give_first(state, self.seat, state.options.first_guests)


@dataclass(frozen=True, slots=True)
class MoreRooms(Task):
    """AW-9.1, 9.3, AW-R.28 After the first three rooms, more of them."""

    seat: Seat

    def run(self, state: State) -> None:
        give_first(state, self.seat, state.options.first_rooms)


def give_first(state: State, seat: Seat, gifts: list[tuple[Any, ...]]) -> None:
    """Push the additional frames of an entrance for a step of the setup."""
    entrance = state.special.owned[seat]
    if entrance != NO_ENTRANCE and gifts[entrance]:
        state.due.extend(gifts[entrance])
        state.stack.append(RESOLVE[seat])


# The sum of both dice


def note_die(state: State, seat: Seat, value: int) -> None:
    """AW-9.2, AW-R.29, R.88, R.89 The second die of a round gives a bonus by the sum of both.

    The key (0) counts as a die of the same value as the other one.
    """
    rules = state.options
    powers = state.powers[seat]
    if not powers & rules.powers_at[DICE_SUM]:
        return
    first = state.special.first_die
    if state.turns[seat] == 1:
        state.special = state.special._replace(first_die=value)
        return
    total = (first or value) + (value or first)
    if state.journal is not None:
        tell(state, "dice_sum", seat, "AW-9.2", total)
    answer(state, powers, rules.on_sum[total])


@dataclass(frozen=True, slots=True)
class ForgetDie(Task):
    """AW-9.2 A new round begins without dice on the order tile."""

    def run(self, state: State) -> None:
        state.special = state.special._replace(first_die=NOT_TAKEN)


# Bonus tokens


def ask_token(state: State, seat: Seat, effect: Effect, source: Source) -> None:
    """AW-9.3, AW-R.30 Ask for a token, if one is left."""
    tokens = state.special.tokens
    frame = ChooseToken(seat, effect[1], source)
    if len(tokens) > 1:
        state.stack.append(frame)
    elif tokens:
        frame.apply(state, USE_TOKEN[tokens[0]])
    elif state.journal is not None:
        tell(state, "nothing", seat, "AW-R.30", source)


@dataclass(frozen=True, slots=True)
class ChooseToken(Decision):
    """AW-9.3 Choose a token for its upper bonus or, for a floor, its lower one."""

    floor: int
    source: Source

    def legal(self, state: State) -> list[UseToken]:
        return [USE_TOKEN[token] for token in state.special.tokens]

    def apply(self, state: State, action: UseToken) -> None:
        left = tuple(token for token in state.special.tokens if token != action.token)
        state.special = state.special._replace(tokens=left)
        if state.journal is not None:
            tell(state, "token_used", self.seat, "AW-9.3", action.token, self.floor)
        state.due.extend(state.options.tokens[2 * action.token + self.floor])

    def why_not(self, state: State, action: Any) -> Why:
        if not isinstance(action, UseToken):
            return "AW-9.3", "must-choose-token", {}
        return "AW-9.3", "token-gone", {"token": TOKEN_KEYS[action.token]}


# A staff card that has to be played


def ask_must_play(state: State, seat: Seat, effect: Effect, source: Source) -> None:
    """AW-R.27 `must_if_affordable` Ask for a card of the hand, if one can be paid."""
    if state.hands[seat]:
        state.stack.append(MustPlay(seat, effect[1], source))


@dataclass(frozen=True, slots=True)
class MustPlay(Decision):
    """AW-R.27 Asked whenever the hand is not empty: the cards that can be paid are secret."""

    discount: int
    source: Source

    def legal(self, state: State) -> list[Action]:
        return playable(state, self.seat, state.hands[self.seat], self.discount) or [STOP]

    def apply(self, state: State, action: Action) -> None:
        if isinstance(action, Play):
            state.hands[self.seat] = without(state.hands[self.seat], action.card)
            lay_down(state, self.seat, action.card, self.discount, self.source)

    def why_not(self, state: State, action: Any) -> Why:
        if not isinstance(action, Play):
            return "AW-R.27", "must-play-now", {}
        if action.card not in state.hands[self.seat]:
            return "GAH-12.1", "card-not-in-hand", {"card": STAFF_KEYS[action.card]}
        return why_not_play(state, self.seat, action.card, self.discount)


# Personal politics cards


def offer_fulfilling(state: State, seat: Seat, found: list[Action], krones: int) -> None:
    """AW-9.6, AW-R.33, R.34 Add the personal politics cards whose condition holds now."""
    if state.special.politics and owns_politics(state, seat):
        condition = state.options.condition
        found += [
            FULFIL[card] for card in state.special.politics if met(state, seat, condition[card])
        ]


def fulfil(state: State, seat: Seat, phase: Phase, action: Fulfil) -> None:
    """AW-9.6, AW-R.33 Score VP by the round; no disc is placed, so no power reacts to one."""
    go_on(state, seat, phase)
    card = action.card
    special = state.special
    state.special = special._replace(
        politics=tuple(one for one in special.politics if one != card),
        fulfilled=(*special.fulfilled, card),
    )
    vp = state.options.amounts[OWN_POLITICS][state.round - 1]
    source = entrance_source(state, seat)
    if state.journal is not None:
        tell(state, "fulfilled", seat, "AW-9.6", card)
    gain_vp(state, seat, (VP, vp), source)
    if any(state.piles):
        clear_piles(state)
    if state.due:
        state.stack.append(RESOLVE[seat])


def why_not_fulfil(state: State, seat: Seat, phase: Phase, action: Fulfil) -> Why:
    """Return the reason why a personal politics card cannot be fulfilled."""
    details: dict[str, object] = {"card": POLITICS_KEYS[action.card]}
    if not owns_politics(state, seat) or action.card not in own_cards(state):
        return "AW-9.6", "not-own-politics", details
    if action.card in state.special.fulfilled:
        return "AW-9.6", "already-fulfilled", details
    if met(state, seat, state.options.condition[action.card]):
        return "GAH-R.57", "krone-for-main-first", {"krones": state.money[seat]}
    return state.options.cards.politics[action.card].rule, "condition-not-met", details


def own_cards(state: State) -> tuple[Politics, ...]:
    """Personal politics cards, open and fulfilled."""
    return state.special.politics + state.special.fulfilled


def entrance_source(state: State, seat: Seat) -> Source:
    """A seat's entrance as a source."""
    return FROM_ENTRANCE + state.special.owned[seat]


@dataclass(frozen=True, slots=True)
class CountPolitics(Task):
    """AW-9.6 At the end: VP by fulfilled politics cards, common and personal ones."""

    def run(self, state: State) -> None:
        for seat in range(state.seats):
            if state.powers[seat] & state.options.powers_at[POLITICS_COUNT]:
                count = sum(seat in discs for discs in state.discs) + len(state.special.fulfilled)
                table = state.options.amounts[POLITICS_COUNT]
                vp = earn(state, seat, table[min(count, len(table) - 1)], ENTRANCE_VP)
                if state.journal is not None:
                    tell(state, "politics_counted", seat, "AW-9.6", count, vp)


# Personal emperor tiles


def turn_now(state: State, seat: Seat) -> int:
    """AW-9.7, AW-E.14, AW-R.85 A number for the present turn; an extra turn is part of it."""
    before = state.turns[seat] - (0 if state.mains & REGULAR else 1)
    return 2 * state.round + before


def step_price(state: State, tile: Tile) -> int:
    """AW-9.7 The spaces to go back for a tile, by its stack."""
    letter = state.options.cards.tiles[tile].letter
    return state.options.amounts[OWN_TILES][LETTERS.index(letter)]


def redeemable(state: State, seat: Seat) -> list[Tile]:
    """AW-9.7, AW-R.35 The personal tiles that may be used now."""
    special = state.special
    if (
        not special.tiles
        or not state.powers[seat] & state.options.powers_at[OWN_TILES]
        or special.redeemed == turn_now(state, seat)
    ):
        return []
    emperor = state.emperor[seat]
    return [tile for tile in special.tiles if step_price(state, tile) <= emperor]


def offer_redeeming(state: State, seat: Seat, found: list[Action], krones: int) -> None:
    """AW-9.7 Add the bonuses of personal emperor tiles."""
    found += [REDEEM[tile] for tile in redeemable(state, seat)]


def sure_redeeming(state: State, seat: Seat) -> list[Action]:
    """AW-R.61, R.81 The personal tiles that certainly give enough krones."""
    bonus = state.options.bonus
    return [
        REDEEM[tile]
        for tile in redeemable(state, seat)
        if sum(effect[1] for _, _, effect in bonus[tile] if effect[0] == KRONES)
        >= lacking(state, seat)
    ]


def redeem(state: State, seat: Seat, phase: Phase, action: Redeem) -> None:
    """AW-9.7, AW-R.35, AW-E.5 Go back and get the bonus; the tile leaves the game."""
    go_on(state, seat, phase)
    tile = action.tile
    back = step_price(state, tile)
    special = state.special
    state.special = special._replace(
        tiles=tuple(one for one in special.tiles if one != tile),
        redeemed=turn_now(state, seat),
    )
    state.emperor[seat] -= back
    if state.journal is not None:
        tell(state, "redeemed", seat, "AW-9.7", tile)
        tell(state, "moved_back", seat, "AW-9.7", back, state.emperor[seat])
    state.due.extend(state.options.bonus[tile])
    if state.options.chosen["aw.gardener_with_wray"] == "yes":
        answer(state, state.powers[seat], state.options.on_bonus)
    state.stack.append(RESOLVE[seat])


def why_not_redeem(state: State, seat: Seat, phase: Phase, action: Redeem) -> Why:
    """Return the reason why the bonus of a tile cannot be used."""
    details: dict[str, object] = {"tile": TILE_KEYS[action.tile]}
    special = state.special
    own = state.powers[seat] & state.options.powers_at[OWN_TILES]
    if not own or action.tile not in special.tiles:
        return "AW-9.7", "not-own-tile", details
    if special.redeemed == turn_now(state, seat):
        return "AW-9.7", "redeemed-this-turn", details
    price = step_price(state, action.tile)
    if price > state.emperor[seat]:
        return "AW-R.35", "too-few-steps", {**details, "steps": price}
    return "GAH-R.57", "krone-for-main-first", {"krones": state.money[seat]}


# Guests of a round


@dataclass(frozen=True, slots=True)
class CountGuests(Task):
    """AW-9.4, 12.7, AW-R.32 Before the emperor scoring: VP for the guests of the round.

    Guests that count for a politics card go to its pile, the others to the discard pile.
    """

    def run(self, state: State) -> None:
        for seat, pile in enumerate(state.special.piles):
            for bit, source, table in state.options.round_vp:
                if state.powers[seat] & bit and pile:
                    vp = table[min(len(pile), len(table) - 1)]
                    if state.journal is not None:
                        tell(state, "guests_counted", seat, "AW-9.4", len(pile))
                    if vp:
                        gain_vp(state, seat, (VP, vp), source)
        guests = state.special.piles
        if any(guests):
            state.special = state.special._replace(piles=((),) * state.seats)
            for seat, pile in enumerate(guests):
                for guest in pile:
                    put_away(state, seat, guest)


FORGET_DIE: Final = ForgetDie()
COUNT_POLITICS: Final = CountPolitics()
COUNT_GUESTS: Final = CountGuests()

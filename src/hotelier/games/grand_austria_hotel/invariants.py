"""GAH-23 Invariants of every position; `check` refuses a position that breaks one."""

from __future__ import annotations

from typing import Final

from hotelier.games.grand_austria_hotel import layout
from hotelier.games.grand_austria_hotel.cards import (
    BELL_BITS,
    GUEST_KEYS,
    POLITICS_KEYS,
    POWER_BIT,
    READY_BIT,
    STAFF_KEYS,
    TILE_KEYS,
)
from hotelier.games.grand_austria_hotel.goods import supply
from hotelier.games.grand_austria_hotel.guests import tables_of
from hotelier.games.grand_austria_hotel.politics import counts_now
from hotelier.games.grand_austria_hotel.powers import dice_left
from hotelier.games.grand_austria_hotel.rounds import ROLLS, StartRound
from hotelier.games.grand_austria_hotel.special import NOTHING_SPECIAL
from hotelier.games.grand_austria_hotel.stack import check_stack, dice_away
from hotelier.games.grand_austria_hotel.state import COLUMN_COUNT, State
from hotelier.games.grand_austria_hotel.terms import (
    CHAMPAGNE,
    GOOD_COUNT,
    GOOD_KEYS,
    LETTERS,
    NO_KEY,
    ON_BOARD,
    ROOM_KEYS,
    SOURCE_COLUMNS,
    SPACE_COUNT,
    Seat,
    amounts_of,
    rooms_in,
)
from hotelier.kernel.errors import BrokenRecord
from hotelier.kernel.frames import Decision

POLITICS_STEPS: Final = (layout.DealPolitics, layout.AskPolitics, layout.PickPolitics)
TILE_STEPS: Final = (layout.DealTile, layout.AskTile, layout.PickTile)
"""Steps of the setup that lay out a card or tile later."""
MOST_GOODS: Final = 9_999
MOST_VP: Final = 9_999
"""Limits for goods and VP: the rules set none (GAH-7.2), but no game comes near these."""


def check(state: State) -> None:
    """GAH-23 Refuse a position that breaks an invariant.

    GAH-23.7 is about the order in which rooms were prepared; a position does not show it.
    """
    check_lengths(state)
    check_seats(state)
    for seat in range(state.seats):
        check_player(state, seat)
        check_cafe(state, seat)
        check_hotel(state, seat)
    check_supply(state)
    check_dice(state)
    check_guests(state)
    check_staff(state)
    check_board(state)
    check_piles(state)
    for more in state.options.checks:
        more(state)
    check_stack(state)
    if state.stack and isinstance(state.stack[-1], Decision) and not state.stack[-1].legal(state):
        raise BrokenRecord("no-legal-answer", where="stack")


def check_lengths(state: State) -> None:
    """Check that every list has an entry for each seat, space or card."""
    seats = state.seats
    wanted = {
        "turns": seats, "vp": seats, "money": seats, "emperor": seats, "cafe": seats,
        "missing": seats, "prepared": seats, "occupied": seats, "rewarded": seats, "hands": seats,
        "played": seats, "powers": seats, "ready": seats, "kitchen": seats * GOOD_COUNT,
        "piles": seats, "ledger": seats * COLUMN_COUNT, "dice": SPACE_COUNT, "discs": len(LETTERS),
    }  # fmt: skip
    if state.special != NOTHING_SPECIAL:
        if not state.options.entrances:
            raise BrokenRecord("no-special-hotels", "AW-0.1")
        for name in ("owned", "piles"):
            found = len(getattr(state.special, name))
            if found != seats:
                where = f"special.{name}"
                raise BrokenRecord("wrong-length", "AW-3.5", where=where, found=found, wanted=seats)
    for name, length in wanted.items():
        found = len(getattr(state, name))
        if found != length:
            raise BrokenRecord("wrong-length", "GAH-23", where=name, found=found, wanted=length)
    waiting = sum(isinstance(frame, layout.DealBoard) for frame in state.stack)
    if len(state.hotels) + waiting != seats:
        found = len(state.hotels)
        raise BrokenRecord("wrong-length", "GAH-2.8", where="hotels", found=found, wanted=seats)
    if len(state.packs) not in (0, seats):
        found = len(state.packs)
        raise BrokenRecord("wrong-length", "GAH-20.2", where="packs", found=found, wanted=seats)


def check_seats(state: State) -> None:
    """Check that every named seat and the round exist."""
    seats = [state.first, state.active, *(seat for discs in state.discs for seat in discs)]
    seats += [frame.seat for frame in state.stack if hasattr(frame, "seat")]
    for who in (state.passed, state.passed_round):
        seats.append(who.bit_length() - 1 if who else 0)
    for seat in seats:
        if not 0 <= seat < state.seats:
            raise BrokenRecord("no-such-seat", where="position", seat=seat, seats=state.seats)
    if not 1 <= state.round <= state.options.figures.rounds:
        raise BrokenRecord("no-such-round", "GAH-3.1", round=state.round)
    if not 0 <= state.mains <= 3:
        raise BrokenRecord("bad-number", "GAH-4.5", where="mains", value=state.mains)


def check_player(state: State, seat: Seat) -> None:
    """GAH-23.2, 23.8 Krones, emperor track, kitchen and VP of a player."""
    rules = state.options
    if not 0 <= state.money[seat] <= rules.most_krones:
        raise BrokenRecord("bad-krones", "GAH-23.2", seat=seat, krones=state.money[seat])
    if not 0 <= state.emperor[seat] <= rules.last_space:
        raise BrokenRecord("bad-emperor-space", "GAH-23.2", seat=seat, space=state.emperor[seat])
    kitchen = state.kitchen[seat * GOOD_COUNT : (seat + 1) * GOOD_COUNT]
    if min(kitchen) < 0:
        raise BrokenRecord("negative-goods", "GAH-23.4", seat=seat)
    if any(kitchen[len(rules.good_keys) :]):
        raise BrokenRecord("no-such-good", "AW-1.8", seat=seat, good=GOOD_KEYS[CHAMPAGNE])
    if max(kitchen) > MOST_GOODS:
        raise BrokenRecord("bad-number", where=f"kitchen[{seat}]", value=max(kitchen))
    row = state.ledger[seat * COLUMN_COUNT : (seat + 1) * COLUMN_COUNT]
    for column, vp in zip(SOURCE_COLUMNS, row, strict=True):
        if abs(vp) > MOST_VP:
            raise BrokenRecord("bad-number", where=f"ledger[{seat}].{column}", value=vp)
    booked = sum(row)
    if booked != state.vp[seat]:
        raise BrokenRecord("vp-ledger", "GAH-23.8", seat=seat, vp=state.vp[seat], sum=booked)
    if not 0 <= state.turns[seat] <= 2:
        raise BrokenRecord("too-many-turns", "GAH-23.6", seat=seat, turns=state.turns[seat])


def check_cafe(state: State, seat: Seat) -> None:
    """GAH-23.2, 23.4 Guests in the café and the goods on their cards."""
    rules = state.options
    cafe, missing = state.cafe[seat], state.missing[seat]
    if len(cafe) > tables_of(state, seat):
        raise BrokenRecord("too-many-guests", "GAH-23.2", seat=seat, guests=len(cafe))
    if len(missing) != len(cafe):
        raise BrokenRecord(
            "wrong-length", "GAH-23.4", where="missing", found=len(missing), wanted=len(cafe)
        )
    if list(cafe) != sorted(cafe):
        raise BrokenRecord("not-sorted", where=f"cafe[{seat}]")
    for guest, lacks in zip(cafe, missing, strict=True):
        ordered = amounts_of(rules.order[guest])
        pairs = zip(amounts_of(lacks), ordered, strict=True)
        if any(lack > most for lack, most in pairs):
            raise BrokenRecord("misses-too-much", "GAH-23.4", seat=seat, guest=GUEST_KEYS[guest])


def check_hotel(state: State, seat: Seat) -> None:
    """GAH-1.15, 23.5 Occupied rooms are prepared; bonuses are marked by whole groups."""
    stray = state.occupied[seat] & ~state.prepared[seat]
    if stray:
        room = ROOM_KEYS[rooms_in(stray)[0]]
        raise BrokenRecord("occupied-not-prepared", "GAH-1.15", seat=seat, room=room)
    if seat >= len(state.hotels):
        return
    board = state.options.boards[state.hotels[seat]]
    for group in board.groups:
        marked = state.rewarded[seat] & group
        if marked not in (0, group):
            room = ROOM_KEYS[rooms_in(group)[0]]
            raise BrokenRecord("half-a-group", "GAH-23.5", seat=seat, room=room)
    powers = sum(POWER_BIT[card] for card in state.played[seat])
    rung = powers & ~state.powers[seat]  # AW-14.3 only bell cards lose their power
    for holds in state.options.holders:
        powers |= holds(state, seat)
    if state.powers[seat] & ~powers or rung & ~BELL_BITS:
        raise BrokenRecord("powers-not-played", "GAH-12.4", seat=seat)
    if state.ready[seat] & ~sum(READY_BIT[card] for card in state.played[seat]):
        raise BrokenRecord("ready-not-played", "GAH-8.5", seat=seat)


def check_supply(state: State) -> None:
    """GAH-R.7 With a limited supply, no more goods are in use than there are cubes."""
    for good, key in enumerate(GOOD_KEYS):
        left = supply(state, good)
        if left < 0:
            cubes = state.options.cubes[good]
            raise BrokenRecord("goods-count", "GAH-R.7", good=key, found=cubes - left, wanted=cubes)


def check_dice(state: State) -> None:
    """GAH-23.1, 23.6 Dice on spaces, order tiles and in the dustbin, from the first roll on."""
    counts = [*state.dice, *state.turns, state.dustbin]
    if min(counts) < 0:
        raise BrokenRecord("negative-dice", "GAH-23.1")
    wanted = state.options.figures.dice[state.seats]
    rolling = any(isinstance(frame, (StartRound, *ROLLS)) for frame in state.stack)
    found = dice_left(state) + dice_away(state)
    if found > wanted or (found < wanted and not rolling):
        raise BrokenRecord("dice-count", "GAH-23.1", found=found, wanted=wanted)
    check_key(state)


def check_key(state: State) -> None:
    """AW-14.3 The key is on the extension or covers a number of a seat, if it is in the game."""
    in_game = state.options.start_key != NO_KEY
    held = 0 <= state.key < state.seats and state.turns[state.key] > 0
    if not (held or state.key == ON_BOARD if in_game else state.key == NO_KEY):
        raise BrokenRecord("key-misplaced", "AW-14.3", key=state.key)


def check_guests(state: State) -> None:
    """GAH-23.3 Every guest card is in exactly one place; the promotional ones may be left out."""
    places = (
        state.guest_deck, state.queue, state.leaving, state.discard, *state.cafe, *state.piles,
        *state.special.piles,
    )  # fmt: skip
    everywhere = [guest for place in places for guest in place]
    rows = state.options.cards.guests
    for guest, row in enumerate(rows):
        times = everywhere.count(guest)
        stray = times and row.pack not in (*state.options.packs, "promo")
        if times > 1 or stray or (times == 0 and row.pack == "base"):
            raise BrokenRecord("guest-count", "GAH-23.3", guest=GUEST_KEYS[guest], times=times)
    if len(state.queue) > state.options.slots:
        raise BrokenRecord("queue-too-long", "GAH-1.1", guests=len(state.queue))
    for name in ("guest_deck", "discard"):
        if list(getattr(state, name)) != sorted(getattr(state, name)):
            raise BrokenRecord("not-sorted", where=name)


def check_piles(state: State) -> None:
    """AW-5.5, 12.7 Piles contain only guests that count; counts exist only during actions."""
    for seat, pile in enumerate(state.piles):
        if list(pile) != sorted(pile):
            raise BrokenRecord("not-sorted", where=f"piles[{seat}]")
        for guest in pile:
            if not counts_now(state, seat, guest):
                raise BrokenRecord(
                    "guest-does-not-count", "AW-12.7", seat=seat, guest=GUEST_KEYS[guest]
                )
    if len(state.tally) not in (0, len(state.options.no_tally)) or min(state.tally, default=0) < 0:
        raise BrokenRecord(
            "wrong-length", "AW-5.5", where="tally", found=len(state.tally),
            wanted=len(state.options.no_tally),
        )  # fmt: skip


def check_staff(state: State) -> None:
    """GAH-23.3 Every staff card is in exactly one place, and owners know their own cards."""
    places = (
        state.pool, state.under, state.looked, state.removed,
        *state.hands, *state.played, *state.packs,
    )  # fmt: skip
    everywhere = [card for place in places for card in place]
    packs = state.options.packs
    for card, key in enumerate(STAFF_KEYS):
        times = everywhere.count(card)
        if state.options.cards.staff[card].pack not in packs:  # out of the game, listed or not
            times += card not in state.removed
        if times != 1:
            raise BrokenRecord("staff-count", "GAH-23.3", card=key, times=times)
    for seat in range(state.seats):
        for card in (*state.hands[seat], *(state.packs[seat] if state.packs else ())):
            if not state.seen[card] >> seat & 1:
                raise BrokenRecord("unseen-own-card", "GAH-21.1", seat=seat, card=STAFF_KEYS[card])
        if not state.packs and list(state.hands[seat]) != sorted(state.hands[seat]):
            raise BrokenRecord("not-sorted", where=f"hands[{seat}]")
        if list(state.played[seat]) != sorted(state.played[seat]):
            raise BrokenRecord("not-sorted", where=f"played[{seat}]")


def check_board(state: State) -> None:
    """GAH-2.3, 2.4, 23.5 One politics card and tile per stack; at most three discs, one each."""
    rules = state.options
    for name, cards, rows, keys, dealers in (
        ("politics", state.politics, rules.cards.politics, POLITICS_KEYS, POLITICS_STEPS),
        ("tiles", state.tiles, rules.cards.tiles, TILE_KEYS, TILE_STEPS),
    ):
        coming = [frame.place for frame in reversed(state.stack) if isinstance(frame, dealers)]
        if [*range(len(cards)), *coming] != list(range(len(LETTERS))):
            found = len(cards) + len(coming)
            raise BrokenRecord(
                "wrong-length", "GAH-2.3", where=name, found=found, wanted=len(LETTERS)
            )
        for letter, card in zip(LETTERS, cards, strict=False):
            if rows[card].letter != letter or rows[card].pack not in rules.packs:
                raise BrokenRecord("wrong-stack", "GAH-2.3", card=keys[card], stack=letter)
    for discs in state.discs:
        if len(set(discs)) != len(discs) or len(discs) > len(rules.figures.politics):
            raise BrokenRecord("too-many-discs", "GAH-23.5", discs=list(discs))

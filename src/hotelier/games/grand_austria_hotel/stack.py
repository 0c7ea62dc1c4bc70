"""Positions: the frames that may be on top of each other in a hand-written stack.

Every pair is one that the rules themselves push. A stack is sound if each frame is on a frame that
allows it, and its fields fit the table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hotelier.games.grand_austria_hotel import deal, dice, goods, guests, layout, offers, setup
from hotelier.games.grand_austria_hotel.board import Due
from hotelier.games.grand_austria_hotel.cards import SOURCE_KEYS
from hotelier.games.grand_austria_hotel.cards.vocabulary import COPY, WORDS, both_tracks
from hotelier.games.grand_austria_hotel.emperor import (
    Bonus,
    ChoosePenalty,
    EmperorScoring,
    IgnorePenalty,
    Penalty,
    ignore_cost,
)
from hotelier.games.grand_austria_hotel.losses import (
    ChooseLostBelow,
    ChooseLostRoom,
    DismissStaff,
    LoseGood,
    can_lose,
)
from hotelier.games.grand_austria_hotel.powers import dice_left, leavers
from hotelier.games.grand_austria_hotel.resolve import ChooseEffect, Resolve
from hotelier.games.grand_austria_hotel.rooms import OccupyRooms, PrepareRooms
from hotelier.games.grand_austria_hotel.rounds import (
    EndRound,
    NextRound,
    NextTurn,
    RollDice,
    StartRound,
)
from hotelier.games.grand_austria_hotel.scoring import (
    ChooseCopied,
    CopyStaff,
    FinalCount,
    FinalStaff,
)
from hotelier.games.grand_austria_hotel.serving import BringGoods, FillOrder
from hotelier.games.grand_austria_hotel.staff import DrawCard, DrawStaff, PlayStaff
from hotelier.games.grand_austria_hotel.state import State
from hotelier.games.grand_austria_hotel.terms import (
    FLOORS,
    GOOD_COUNT,
    IS_EXTRA,
    LATE,
    LETTERS,
    MAIN_OPEN,
    NORMAL,
    NOW,
    STRUDEL,
    WINE,
)
from hotelier.games.grand_austria_hotel.turn import Turn
from hotelier.kernel.errors import BrokenRecord
from hotelier.kernel.frames import Frame

BOTTOM: Final[list[type[Frame]]] = [NextTurn, StartRound, NextRound, EndRound, FinalCount]
"""Frames at the bottom of a stack: of a round, the next round, its end, the end of the game."""
_SCORING: Final = (NextRound, Penalty, Bonus)
_BEFORE_TILES: Final = (
    layout.DealHotels, deal.DealStaff, deal.DealIntro, deal.DealPacks,
)  # fmt: skip

LIES_ON: Final[dict[type[Frame], tuple[type[Frame], ...]]] = {
    setup.FirstRooms: (StartRound,),
    setup.FirstRoom: (StartRound, setup.FirstRoom),
    setup.PrepareFirst: (StartRound, setup.FirstRoom),
    setup.FirstGuests: (setup.FirstRooms,),
    setup.FirstGuest: (setup.FirstRooms, setup.FirstGuest),
    deal.DealStaff: (setup.FirstGuests,),
    deal.DealIntro: (setup.FirstGuests,),
    deal.DealPacks: (setup.FirstGuests,),
    deal.OpenPacks: (setup.FirstGuests,),
    deal.PassPacks: (setup.FirstGuests,),
    deal.DraftCard: (deal.PassPacks, deal.DraftCard),
    layout.DealHotels: _BEFORE_TILES[1:],
    layout.DealBoard: (*_BEFORE_TILES[1:], layout.DealBoard),
    layout.DealTile: (*_BEFORE_TILES, layout.DealPolitics),
    layout.DealPolitics: (layout.DealTile,),
    layout.AskTile: (*_BEFORE_TILES, layout.AskPolitics),
    layout.AskPolitics: (layout.AskTile,),
    layout.PickTile: (*_BEFORE_TILES, layout.AskPolitics),
    layout.PickPolitics: (layout.AskTile,),
    setup.ChooseStart: (layout.AskPolitics, layout.DealPolitics),
    setup.FillQueue: (setup.ChooseStart,),
    RollDice: (NextTurn,),
    Turn: (NextTurn, guests.Farewell),
    guests.Farewell: (Turn,),
    guests.NextGuest: (
        setup.ChooseStart, setup.FirstGuest, setup.FirstRooms, Turn, Resolve, guests.TakeMore,
    ),
    guests.ChooseRoom: (Turn,),
    BringGoods: (Turn,),
    Resolve: (Turn, guests.Farewell, PlayStaff, PrepareRooms, *_SCORING),
    EmperorScoring: (NextRound,),
    Penalty: _SCORING,
    Bonus: _SCORING,
    IgnorePenalty: _SCORING,
    ChoosePenalty: _SCORING,
    ChooseLostRoom: _SCORING,
    ChooseLostBelow: _SCORING,
    DismissStaff: _SCORING,
    LoseGood: _SCORING,
    offers.LoseHand: _SCORING,
    DrawStaff: (setup.FirstGuests, DrawStaff, offers.ChooseLooked, Resolve),
    DrawCard: (
        setup.FirstGuests, DrawStaff, offers.ChooseLooked, Resolve, deal.OpenPacks, DrawCard,
    ),
    offers.PlayChosen: (Resolve,),
    offers.ReturnLooked: (Resolve, offers.PlayChosen),
    offers.PutUnder: (offers.ReturnLooked,),
    FinalStaff: (FinalCount,),
    CopyStaff: (FinalCount, CopyStaff),
    ChooseCopied: (FinalCount, CopyStaff),
}  # fmt: skip
for _asked in (
    ChooseEffect, goods.PlaceGood, goods.MixGoods, goods.ChooseGoods, FillOrder, guests.TakeGuest,
    guests.TakeMore, PrepareRooms, OccupyRooms, PlayStaff, offers.ChooseLooked, dice.CopyAction,
    dice.SplitSteps, dice.UseSpace,
):  # fmt: skip
    LIES_ON[_asked] = (Resolve,)


def lies_on(frame: type[Frame], *below: type[Frame]) -> None:
    """Allow a frame (of a module) on these."""
    LIES_ON[frame] = (*LIES_ON.get(frame, ()), *below)


def carries_like(frame: type[Frame], model: type[Frame]) -> None:
    """Allow on this frame (of a module) all frames that are allowed on `model`."""
    LIKE[frame] = (*LIKE.get(frame, ()), model)


LIKE: Final[dict[type[Frame], tuple[type[Frame], ...]]] = {}
"""By frame (of a module): the frames whose allowed frames it shares."""


def carries(below: type[Frame], frame: type[Frame]) -> bool:
    """Return True if a frame is allowed on this one, or on one that shares its allowed frames."""
    if below in LIES_ON.get(frame, ()):
        return True
    return below is not frame and any(carries(model, frame) for model in LIKE.get(below, ()))


FITS: Final[dict[type[Frame], tuple[Callable[[State, Frame], str], ...]]] = {}
"""By frame (of a module): checks that return a field that does not fit. Modules add theirs."""

MOST_AT_ONCE: Final = 99
RANGES: Final[dict[str, tuple[int, int]]] = {
    "left": (1, MOST_AT_ONCE), "strength": (1, 23), "discount": (0, 99), "floors": (1, FLOORS),
    "occupied": (0, 1), "both": (0, 1), "must": (0, 1), "moved": (0, 1), "to": (0, 2),
    "any_card": (0, 1), "column": (0, 1), "place": (0, len(LETTERS) - 1),
    "count": (1, MOST_AT_ONCE), "colours": (1, 15), "until": (NOW, LATE),
    "same": (0, 1), "floor": (0, 1), "krones": (0, MOST_AT_ONCE),
}  # fmt: skip
"""Limits of the numbers in frames."""


def check_stack(state: State) -> None:
    """Refuse a stack that the rules could not have built, and name the frame."""
    if not state.stack and state.round != state.options.figures.rounds:
        raise BrokenRecord("nothing-asked", where="stack")
    below: Frame | None = None
    for place, frame in enumerate(state.stack):
        kind = type(frame).__name__
        if not (type(frame) in BOTTOM if below is None else lies_well(frame, below)):
            under = type(below).__name__ if below else ""
            raise BrokenRecord("misplaced-frame", where=f"stack[{place}]", frame=kind, under=under)
        wrong = (
            wrong_number(state, frame)
            or wrong_place(state, frame)
            or wrong_card(state, frame)
            or wrong_choice(frame, below)
            or next(
                (wrong for fits in FITS.get(type(frame), ()) if (wrong := fits(state, frame))), ""
            )
        )
        if wrong:
            raise BrokenRecord(
                "frame-does-not-fit", where=f"stack[{place}]", frame=kind, name=wrong
            )
        below = frame
    check_turns(state)
    check_draws(state)
    check_due(state)


def lies_well(frame: Frame, below: Frame) -> bool:
    """Return True if the rules push this frame on the one below; extra turns are on their guest."""
    phase = getattr(frame, "phase", None)
    if phase is not None and IS_EXTRA[phase] != isinstance(below, guests.Farewell):
        return False
    return carries(type(below), type(frame))


def wrong_number(state: State, frame: Frame) -> str:
    """Return the field with a number that the rules cannot produce; empty if there is none."""
    for name, (low, high) in RANGES.items():
        if not low <= getattr(frame, name, low) <= high:
            return name
    amounts: tuple[int, ...] = getattr(frame, "amounts", (0,) * GOOD_COUNT)
    if len(amounts) != GOOD_COUNT or min(amounts) < 0 or max(amounts) > MOST_AT_ONCE:
        return "amounts"
    if isinstance(frame, goods.PlaceGood) and frame.left > amounts[frame.good]:
        return "left"
    if isinstance(frame, goods.MixGoods) and frame.good not in (STRUDEL, WINE):
        return "good"
    if isinstance(frame, RollDice):
        wanted = state.options.figures.dice[state.seats] - dice_away(state)
        return "count" if frame.count != wanted or dice_left(state) else ""
    if isinstance(frame, offers.LoseHand) and frame.left > len(state.hands[frame.seat]):
        return "left"
    return ""


def dice_away(state: State) -> int:
    """GAH-23.1, AW-14.3 Dice on order tiles and in the dustbin; the key is no die."""
    return sum(state.turns) + state.dustbin - (state.key >= 0)


def wrong_place(state: State, frame: Frame) -> str:
    """Return the field with a seat that cannot be asked this question; empty if it can."""
    seat: int = getattr(frame, "seat", state.active)
    in_turn = any(hasattr(other, "phase") for other in state.stack)
    if in_turn and seat != state.active:
        return "seat"
    if isinstance(frame, guests.TakeGuest | setup.FirstGuest) and not guests.free_table(
        state, seat
    ):
        return "seat"
    if isinstance(frame, IgnorePenalty) and not 0 < ignore_cost(state, seat) <= state.money[seat]:
        return "seat"
    if isinstance(frame, ChooseEffect) and not state.due:
        return "seat"
    return ""


def wrong_card(state: State, frame: Frame) -> str:
    """Return the field with a card that is not where this frame needs it; empty if it is."""
    if isinstance(frame, guests.Farewell):
        return "" if frame.guest in state.leaving else "guest"
    if isinstance(frame, guests.ChooseRoom):
        return "" if frame.guest in leavers(state, frame.seat) else "guest"
    if isinstance(frame, offers.PlayChosen):
        return "" if frame.card in state.looked else "card"
    if isinstance(frame, CopyStaff | ChooseCopied):
        copies = any(effect[0] == COPY for effect in state.options.at_end[frame.card])
        return "" if copies and frame.card in state.played[frame.seat] else "card"
    tile = getattr(frame, "tile", None)
    if tile is not None and tile not in state.tiles:
        return "tile"
    if isinstance(frame, ChoosePenalty):
        losses = state.options.penalty[frame.tile]
        return "" if all(can_lose(state, frame.seat, loss) for loss in losses) else "tile"
    return ""


def wrong_choice(frame: Frame, below: Frame | None) -> str:
    """GAH-12.6 The frame that returns cards and the one that plays the chosen card must agree."""
    chosen: tuple[int, ...] = ()
    if isinstance(below, offers.PlayChosen):
        chosen = (below.card,)
    elif isinstance(below, offers.ReturnLooked):
        chosen = below.chosen
    return "" if getattr(frame, "chosen", chosen) == chosen else "chosen"


def check_turns(state: State) -> None:
    """GAH-4.5, 23.6 Check the outstanding main actions of open turns; they must be possible."""
    owed = 0
    for frame in state.stack:
        phase = getattr(frame, "phase", None)
        if phase is not None and MAIN_OPEN[phase]:
            owed |= 2 if IS_EXTRA[phase] else 1
    if state.mains != owed:
        raise BrokenRecord("wrong-mains", "GAH-4.5", found=state.mains, wanted=owed)
    if owed & 1 and (state.turns[state.active] > 1 or not dice_left(state)):
        raise BrokenRecord("turn-without-die", "GAH-3.3", seat=state.active)
    leaving = [frame.guest for frame in state.stack if isinstance(frame, guests.Farewell)]
    if sorted(leaving) != sorted(state.leaving):
        raise BrokenRecord("frame-does-not-fit", where="leaving", frame="Farewell", name="guest")


def check_draws(state: State) -> None:
    """GAH-R.6, 20.2 Check that there are no more draws than cards, and packs only in a draft."""
    draws = sum(
        frame.left if isinstance(frame, DrawStaff) else isinstance(frame, DrawCard)
        for frame in state.stack
    )
    cards = len(state.pool) + len(state.under)
    if draws > cards:
        raise BrokenRecord("too-many-draws", where="stack", draws=draws, pile=cards)
    coming = any(isinstance(frame, guests.NextGuest) for frame in state.stack)
    if coming and (not state.guest_deck or len(state.queue) >= state.options.slots):
        raise BrokenRecord("too-many-draws", where="stack", draws=1, pile=len(state.guest_deck))
    drafting = any(isinstance(frame, deal.PassPacks) for frame in state.stack)
    waiting = [frame.seat for frame in state.stack if isinstance(frame, deal.DraftCard)]
    if drafting != bool(state.packs) or len(set(waiting)) != len(waiting):
        raise BrokenRecord("draft-broken", "GAH-20.2", where="packs")
    sizes = {
        len(pack) + (seat not in waiting) for seat, pack in enumerate(state.packs)
    }  # fmt: skip
    held = {len(hand) + len(pack) for hand, pack in zip(state.hands, state.packs, strict=False)}
    if drafting and (len(sizes) > 1 or len(held) > 1 or min(sizes) < 2):
        raise BrokenRecord("draft-broken", "GAH-20.2", where="packs")


def check_due(state: State) -> None:
    """GAH-0.6 Check that its source can give each due effect, and that a frame resolves it."""
    if state.due and not any(isinstance(frame, Resolve) for frame in state.stack):
        raise BrokenRecord("nobody-resolves", "GAH-0.6", where="due")
    for place, entry in enumerate(state.due):
        if not may_be_due(state, entry):
            raise BrokenRecord(
                "effect-does-not-fit", where=f"due[{place}]", source=SOURCE_KEYS[entry[1]],
                word=WORDS[entry[2][0]],
            )  # fmt: skip


def may_be_due(state: State, entry: Due) -> bool:
    """Return True if a source can give such an effect: a card, a piece, or the space of a die."""
    when, source, effect = entry
    if source < len(dice.ACTIONS_OF) and len(effect) > 1:
        strength = effect[2] if source == 2 else effect[1]
        main = (dice.ACTIONS_OF[source](strength), both_tracks(strength))
        if when == NORMAL and effect in main and 1 <= strength <= 23:
            return True
    return entry in state.options.possible_due

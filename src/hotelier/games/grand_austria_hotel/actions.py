"""Every action of Grand Austria Hotel. `docs/notation-grand-austria-hotel.md` explains each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from hotelier.games.grand_austria_hotel.cards import (
    BALLROOM_KEYS,
    CELEBRITY_KEYS,
    ENTRANCE_KEYS,
    GUEST_KEYS,
    HOTEL_KEYS,
    POLITICS_KEYS,
    REHEARSAL_KEYS,
    SOURCE_KEYS,
    STAFF_KEYS,
    TILE_KEYS,
    TOKEN_KEYS,
)
from hotelier.games.grand_austria_hotel.cards.vocabulary import WORDS
from hotelier.games.grand_austria_hotel.terms import (
    COLOUR_KEYS,
    DANCE_ROW_KEYS,
    DIE_COLOUR_KEYS,
    GOOD_KEYS,
    PAYMENT_KEYS,
    PHASE_KEYS,
    ROOM_KEYS,
    SECTION_KEYS,
    SPACE_KEYS,
    Ballroom,
    Celebrity,
    DanceRow,
    DieColour,
    Entrance,
    Good,
    Guest,
    Hotel,
    Politics,
    Rehearsal,
    Room,
    Seat,
    Section,
    Source,
    Space,
    Staff,
    Tile,
    Token,
    Word,
)
from hotelier.kernel.frames import Action as KernelAction
from hotelier.kernel.notation import Alphabet

ALPHABET: Final[Alphabet] = {
    "Guest": GUEST_KEYS, "Staff": STAFF_KEYS, "Politics": POLITICS_KEYS, "Tile": TILE_KEYS,
    "Hotel": HOTEL_KEYS, "Room": ROOM_KEYS, "Space": SPACE_KEYS, "Good": GOOD_KEYS,
    "Colour": COLOUR_KEYS, "Source": SOURCE_KEYS, "Word": WORDS, "Phase": PHASE_KEYS,
    "Payment": PAYMENT_KEYS, "Ballroom": BALLROOM_KEYS, "Rehearsal": REHEARSAL_KEYS,
    "DanceRow": DANCE_ROW_KEYS, "Section": SECTION_KEYS,
    "Celebrity": CELEBRITY_KEYS, "Entrance": ENTRANCE_KEYS, "Token": TOKEN_KEYS,
    "DieColour": DIE_COLOUR_KEYS,
}  # fmt: skip


class Action(KernelAction):
    """An action of this game."""

    __slots__ = ()
    alphabet: ClassVar[Alphabet] = ALPHABET


@dataclass(frozen=True, slots=True)
class StartPlayer(Action):
    """Chance: this seat is start player (GAH-2.9)."""

    verb: ClassVar[str] = "start"
    seat: Seat


@dataclass(frozen=True, slots=True)
class DealHotel(Action):
    """Chance: this board side is dealt (GAH-2.8)."""

    verb: ClassVar[str] = "hotel"
    hotel: Hotel


@dataclass(frozen=True, slots=True)
class ChoosePolitics(Action):
    """Chance, or with `chosen` the start player: this politics card is used (GAH-2.3)."""

    verb: ClassVar[str] = "politics"
    card: Politics


@dataclass(frozen=True, slots=True)
class ChooseTile(Action):
    """Chance, or with `chosen` the start player: this emperor tile is used (GAH-2.4)."""

    verb: ClassVar[str] = "tile"
    tile: Tile


@dataclass(frozen=True, slots=True)
class DealGuest(Action):
    """Chance: this guest comes into the queue (GAH-5.5)."""

    verb: ClassVar[str] = "guest"
    guest: Guest


@dataclass(frozen=True, slots=True)
class DealEntrance(Action):
    """Chance: this entrance is laid out (AW-3.3)."""

    verb: ClassVar[str] = "entrance"
    entrance: Entrance


@dataclass(frozen=True, slots=True)
class OpenBid(Action):
    """AW-3.4, 14.2 Put this entrance up for auction with a bid of this number of krones."""

    verb: ClassVar[str] = "open"
    entrance: Entrance
    krones: int


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """AW-3.4 Raise the bid to this number of krones."""

    verb: ClassVar[str] = "bid"
    krones: int


@dataclass(frozen=True, slots=True)
class Withdraw(Action):
    """AW-3.4 Bid no more for this entrance."""

    verb: ClassVar[str] = "withdraw"


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Chance: this staff card is drawn."""

    verb: ClassVar[str] = "draw"
    card: Staff


@dataclass(frozen=True, slots=True)
class Roll(Action):
    """Chance: the number of dice of each value, 1 to 6 (GAH-3.2, 15.3)."""

    verb: ClassVar[str] = "roll"
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Throw(Action):
    """Chance: the number of white dice of each value, then the values of the red, blue and yellow
    die, 0 for one that is not rolled (AW-2.2)."""

    verb: ClassVar[str] = "throw"
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DealCelebrity(Action):
    """Chance: this celebrity comes into the lounge (AW-2.1, 2.8)."""

    verb: ClassVar[str] = "celebrity"
    celebrity: Celebrity


@dataclass(frozen=True, slots=True)
class Pick(Action):
    """GAH-22.3 Keep this card of the pack."""

    verb: ClassVar[str] = "pick"
    card: Staff


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """GAH-15.1 Pass instead of taking a turn."""

    verb: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class Take(Action):
    """GAH-22.1, 22.5 Take a guest of the queue."""

    verb: ClassVar[str] = "take"
    guest: Guest


@dataclass(frozen=True, slots=True)
class Die(Action):
    """GAH-22.6 Take a die of this space and carry out its action."""

    verb: ClassVar[str] = "die"
    space: Space


@dataclass(frozen=True, slots=True)
class Boost(Action):
    """GAH-8.2 Take a die of this space and pay to boost its action."""

    verb: ClassVar[str] = "boost"
    space: Space


@dataclass(frozen=True, slots=True)
class TakeColoured(Action):
    """AW-2.3, 14.2 Take the die of this colour, and the celebrity that goes with it."""

    verb: ClassVar[str] = "coloured"
    colour: DieColour


@dataclass(frozen=True, slots=True)
class BoostColoured(Action):
    """AW-2.3, GAH-8.2 Take the die of this colour with its celebrity, and pay to boost it."""

    verb: ClassVar[str] = "boosted"
    colour: DieColour


@dataclass(frozen=True, slots=True)
class BinDie(Action):
    """AW-2.7, 14.2 The die of this colour goes to the dustbin."""

    verb: ClassVar[str] = "bin"
    colour: DieColour


@dataclass(frozen=True, slots=True)
class Consult(Action):
    """AW-8.2 Use the single help of this celebrity."""

    verb: ClassVar[str] = "consult"
    celebrity: Celebrity


@dataclass(frozen=True, slots=True)
class TakeKey(Action):
    """AW-4.2, 14.2 Take the key instead of a die."""

    verb: ClassVar[str] = "key"


@dataclass(frozen=True, slots=True)
class Shift(Action):
    """AW-9.8 Move a die of this space to that neighbouring one and use that one."""

    verb: ClassVar[str] = "shift"
    origin: Space
    space: Space


@dataclass(frozen=True, slots=True)
class ShiftColoured(Action):
    """AW-R.36 Move the die of this colour to that neighbouring space and use that one."""

    verb: ClassVar[str] = "shiftcoloured"
    colour: DieColour
    space: Space


@dataclass(frozen=True, slots=True)
class Serve(Action):
    """GAH-8.3 Pay, and move goods from the kitchen to guests."""

    verb: ClassVar[str] = "serve"


@dataclass(frozen=True, slots=True)
class Claim(Action):
    """GAH-8.4 Put a disc on this politics card."""

    verb: ClassVar[str] = "claim"
    card: Politics


@dataclass(frozen=True, slots=True)
class Fulfil(Action):
    """AW-9.6 Turn this personal politics card over."""

    verb: ClassVar[str] = "fulfil"
    card: Politics


@dataclass(frozen=True, slots=True)
class Redeem(Action):
    """AW-9.7, 14.2 Go back on the emperor track for the bonus of this personal tile."""

    verb: ClassVar[str] = "redeem"
    tile: Tile


@dataclass(frozen=True, slots=True)
class Employ(Action):
    """GAH-8.5 Use this once-a-round staff card."""

    verb: ClassVar[str] = "employ"
    card: Staff


@dataclass(frozen=True, slots=True)
class CheckIn(Action):
    """GAH-8.6 Check this guest in."""

    verb: ClassVar[str] = "checkin"
    guest: Guest


@dataclass(frozen=True, slots=True)
class EndTurn(Action):
    """GAH-4.4 End the turn."""

    verb: ClassVar[str] = "end"


@dataclass(frozen=True, slots=True)
class Use(Action):
    """GAH-9.13 Carry out the action of this space without taking a die."""

    verb: ClassVar[str] = "use"
    space: Space


@dataclass(frozen=True, slots=True)
class CopySpace(Action):
    """GAH-6.10 Use the joker as this action."""

    verb: ClassVar[str] = "as"
    space: Space


@dataclass(frozen=True, slots=True)
class Mix(Action):
    """GAH-22.7 Take these numbers of strudel and cake, or of wine and coffee."""

    verb: ClassVar[str] = "mix"
    goods: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Split(Action):
    """GAH-22.7 Take this number of steps on the emperor track and this number of krones."""

    verb: ClassVar[str] = "split"
    steps: int
    krones: int


@dataclass(frozen=True, slots=True)
class ChooseGood(Action):
    """GAH-9.7 Choose this kind for the next good."""

    verb: ClassVar[str] = "good"
    good: Good


@dataclass(frozen=True, slots=True)
class Spend(Action):
    """AW-14.2, AW-10.175, 13.4 Give up this good of the kitchen."""

    verb: ClassVar[str] = "spend"
    good: Good


@dataclass(frozen=True, slots=True)
class Place(Action):
    """GAH-22.8 Put the received good on this guest's order."""

    verb: ClassVar[str] = "place"
    guest: Guest


@dataclass(frozen=True, slots=True)
class Store(Action):
    """GAH-22.8 Put the rest of the received goods of this kind into the kitchen."""

    verb: ClassVar[str] = "store"


@dataclass(frozen=True, slots=True)
class Bring(Action):
    """GAH-8.3 Move this good from the kitchen to this guest."""

    verb: ClassVar[str] = "bring"
    good: Good
    guest: Guest


@dataclass(frozen=True, slots=True)
class Prepare(Action):
    """GAH-22.2, 22.7 Prepare this room."""

    verb: ClassVar[str] = "prepare"
    room: Room


@dataclass(frozen=True, slots=True)
class Occupy(Action):
    """GAH-9.12 Turn this vacant room to occupied."""

    verb: ClassVar[str] = "occupy"
    room: Room


@dataclass(frozen=True, slots=True)
class Lodge(Action):
    """GAH-22.10 The guest moves into this room."""

    verb: ClassVar[str] = "lodge"
    room: Room


@dataclass(frozen=True, slots=True)
class Fill(Action):
    """GAH-9.12 Fill the order of this guest."""

    verb: ClassVar[str] = "fill"
    guest: Guest


@dataclass(frozen=True, slots=True)
class Play(Action):
    """GAH-22.7, 22.11 Play this staff card."""

    verb: ClassVar[str] = "play"
    card: Staff


@dataclass(frozen=True, slots=True)
class Ring(Action):
    """AW-5.2, 14.2 Turn this bell card face down for its benefit."""

    verb: ClassVar[str] = "ring"
    card: Staff


@dataclass(frozen=True, slots=True)
class UseToken(Action):
    """AW-9.3, 14.2 Get the bonus of this token."""

    verb: ClassVar[str] = "token"
    token: Token


@dataclass(frozen=True, slots=True)
class Under(Action):
    """GAH-22.11, 22.12 Put this card under the staff deck."""

    verb: ClassVar[str] = "under"
    card: Staff


@dataclass(frozen=True, slots=True)
class First(Action):
    """GAH-22.10 Resolve this effect next: its source, its word and its first figure."""

    verb: ClassVar[str] = "first"
    source: Source
    word: Word
    figure: int


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """GAH-9.5 Do without this effect."""

    verb: ClassVar[str] = "decline"
    source: Source
    word: Word
    figure: int


@dataclass(frozen=True, slots=True)
class Ignore(Action):
    """GAH-13.26 Pay to ignore the penalty."""

    verb: ClassVar[str] = "ignore"


@dataclass(frozen=True, slots=True)
class Accept(Action):
    """GAH-17.5 Take the penalty: the loss named first."""

    verb: ClassVar[str] = "accept"


@dataclass(frozen=True, slots=True)
class Forfeit(Action):
    """GAH-17.5 Lose VP instead."""

    verb: ClassVar[str] = "forfeit"


@dataclass(frozen=True, slots=True)
class LoseRoom(Action):
    """GAH-18.2 Remove this room."""

    verb: ClassVar[str] = "lose"
    room: Room


@dataclass(frozen=True, slots=True)
class Dismiss(Action):
    """GAH-18.C4 Remove this played card."""

    verb: ClassVar[str] = "dismiss"
    card: Staff


@dataclass(frozen=True, slots=True)
class CopyCard(Action):
    """GAH-22.13 Score this card of an opponent."""

    verb: ClassVar[str] = "copy"
    card: Staff


@dataclass(frozen=True, slots=True)
class DealBallroom(Action):
    """Chance: this ballroom is the next one from the left (AW-1.3)."""

    verb: ClassVar[str] = "ballroom"
    ballroom: Ballroom


@dataclass(frozen=True, slots=True)
class LayRehearsal(Action):
    """Chance: this rehearsal room is laid out (AW-1.5)."""

    verb: ClassVar[str] = "rehearsal"
    room: Rehearsal


@dataclass(frozen=True, slots=True)
class Rehearse(Action):
    """AW-1.5, 14.2 Choose this rehearsal room."""

    verb: ClassVar[str] = "rehearse"
    room: Rehearsal


@dataclass(frozen=True, slots=True)
class Dance(Action):
    """AW-1.12, 14.2 Send this guest to a ballroom."""

    verb: ClassVar[str] = "dance"
    guest: Guest


@dataclass(frozen=True, slots=True)
class ToRow(Action):
    """AW-1.13, 14.2 Send the dancer to this row."""

    verb: ClassVar[str] = "to"
    row: DanceRow


@dataclass(frozen=True, slots=True)
class FromSection(Action):
    """AW-1.13, 14.2 Take the dancer from this section of the rehearsal room."""

    verb: ClassVar[str] = "from"
    section: Section


@dataclass(frozen=True, slots=True)
class Retire(Action):
    """AW-13.2, 13.3 Lose a dancer of this row."""

    verb: ClassVar[str] = "retire"
    row: DanceRow


@dataclass(frozen=True, slots=True)
class Stop(Action):
    """Take no more of an offer, or nothing at all."""

    verb: ClassVar[str] = "stop"


ACTIONS: Final = (
    StartPlayer, DealHotel, ChoosePolitics, ChooseTile, DealGuest, DealEntrance, Draw,
    Roll, Throw, DealCelebrity, DealBallroom, LayRehearsal, OpenBid, Bid, Withdraw, Rehearse,
    Pick, Pass, Take, Die, Boost, TakeColoured, BoostColoured, Shift, ShiftColoured,
    BinDie, TakeKey, Serve,
    Claim, Employ, CheckIn, Dance, Consult, Fulfil, Redeem, EndTurn, Use, CopySpace,
    Mix, Split, ChooseGood, Spend, Place, Store, Bring, Prepare, Occupy, Lodge, Fill, Play, Ring,
    ToRow, FromSection, UseToken, Under, First, Decline, Ignore, Accept, Forfeit, LoseRoom, Retire,
    Dismiss, CopyCard, Stop,
)  # fmt: skip

"""Actions of Grand Austria Hotel, created once and shared by all legal lists."""

from __future__ import annotations

from typing import Final

from hotelier.games.grand_austria_hotel.actions import (
    Accept,
    Action,
    Bid,
    BinDie,
    Boost,
    BoostColoured,
    Bring,
    CheckIn,
    ChooseGood,
    ChoosePolitics,
    ChooseTile,
    Claim,
    Consult,
    CopyCard,
    CopySpace,
    Dance,
    DealBallroom,
    DealCelebrity,
    DealEntrance,
    DealGuest,
    DealHotel,
    Die,
    Dismiss,
    Draw,
    Employ,
    EndTurn,
    Fill,
    Forfeit,
    FromSection,
    Fulfil,
    Ignore,
    LayRehearsal,
    Lodge,
    LoseRoom,
    Occupy,
    OpenBid,
    Pass,
    Pick,
    Place,
    Play,
    Prepare,
    Redeem,
    Rehearse,
    Retire,
    Ring,
    Serve,
    Shift,
    ShiftColoured,
    Spend,
    StartPlayer,
    Stop,
    Store,
    Take,
    TakeColoured,
    TakeKey,
    ToRow,
    Under,
    Use,
    UseToken,
    Withdraw,
)
from hotelier.games.grand_austria_hotel.cards import (
    BALLROOM_KEYS,
    CELEBRITY_KEYS,
    ENTRANCE_KEYS,
    GUEST_KEYS,
    HOTEL_KEYS,
    POLITICS_KEYS,
    REHEARSAL_KEYS,
    STAFF_KEYS,
    TILE_KEYS,
    TOKEN_KEYS,
)
from hotelier.games.grand_austria_hotel.terms import (
    DANCE_ROW_KEYS,
    DIE_COLOUR_KEYS,
    GOOD_RANGE,
    ROOM_COUNT,
    SECTION_KEYS,
    SPACE_COUNT,
    Rooms,
)

MOST_BID: Final = 99
"""More krones than a player can have under any house data."""
_GUESTS: Final = range(len(GUEST_KEYS))
_STAFF: Final = range(len(STAFF_KEYS))
_ROOMS: Final = range(ROOM_COUNT)
_SPACES: Final = range(SPACE_COUNT)
_DIE_COLOURS: Final = range(len(DIE_COLOUR_KEYS))
_CELEBRITIES: Final = range(len(CELEBRITY_KEYS))

START_PLAYER: Final[list[StartPlayer]] = [StartPlayer(seat) for seat in range(4)]
DEAL_HOTEL: Final[list[DealHotel]] = [DealHotel(hotel) for hotel in range(len(HOTEL_KEYS))]
CHOOSE_POLITICS: Final[list[ChoosePolitics]] = [
    ChoosePolitics(card) for card in range(len(POLITICS_KEYS))
]
CHOOSE_TILE: Final[list[ChooseTile]] = [ChooseTile(tile) for tile in range(len(TILE_KEYS))]
DEAL_GUEST: Final[list[DealGuest]] = [DealGuest(guest) for guest in _GUESTS]
DEAL_ENTRANCE: Final[list[DealEntrance]] = [
    DealEntrance(entrance) for entrance in range(len(ENTRANCE_KEYS))
]
_BIDS: Final = range(MOST_BID + 1)
OPEN_BID: Final[list[list[OpenBid]]] = [
    [OpenBid(entrance, krones) for krones in _BIDS] for entrance in range(len(ENTRANCE_KEYS))
]
BID: Final[list[Bid]] = [Bid(krones) for krones in _BIDS]
WITHDRAW: Final = Withdraw()
DRAW: Final[list[Draw]] = [Draw(card) for card in _STAFF]
PICK: Final[list[Pick]] = [Pick(card) for card in _STAFF]
PASS: Final = Pass()
TAKE: Final[list[Take]] = [Take(guest) for guest in _GUESTS]
DIE: Final[list[Die]] = [Die(space) for space in _SPACES]
BOOST: Final[list[Boost]] = [Boost(space) for space in _SPACES]
TAKE_KEY: Final = TakeKey()
SHIFT: Final[list[list[Shift]]] = [
    [Shift(origin, space) for space in _SPACES] for origin in _SPACES
]
SHIFT_COLOURED: Final[list[list[ShiftColoured]]] = [
    [ShiftColoured(colour, space) for space in _SPACES] for colour in _DIE_COLOURS
]
TAKE_COLOURED: Final[list[TakeColoured]] = [TakeColoured(colour) for colour in _DIE_COLOURS]
BOOST_COLOURED: Final[list[BoostColoured]] = [BoostColoured(colour) for colour in _DIE_COLOURS]
BIN_DIE: Final[list[BinDie]] = [BinDie(colour) for colour in _DIE_COLOURS]
DEAL_CELEBRITY: Final[list[DealCelebrity]] = [DealCelebrity(who) for who in _CELEBRITIES]
CONSULT: Final[list[Consult]] = [Consult(who) for who in _CELEBRITIES]
SERVE: Final = Serve()
CLAIM: Final[list[Claim]] = [Claim(card) for card in range(len(POLITICS_KEYS))]
FULFIL: Final[list[Fulfil]] = [Fulfil(card) for card in range(len(POLITICS_KEYS))]
REDEEM: Final[list[Redeem]] = [Redeem(tile) for tile in range(len(TILE_KEYS))]
EMPLOY: Final[list[Employ]] = [Employ(card) for card in _STAFF]
CHECK_IN: Final[list[CheckIn]] = [CheckIn(guest) for guest in _GUESTS]
END_TURN: Final = EndTurn()
USE: Final[list[Use]] = [Use(space) for space in _SPACES]
COPY_SPACE: Final[list[CopySpace]] = [CopySpace(space) for space in range(SPACE_COUNT - 1)]
CHOOSE_GOOD: Final[list[ChooseGood]] = [ChooseGood(good) for good in GOOD_RANGE]
SPEND: Final[list[Spend]] = [Spend(good) for good in GOOD_RANGE]
PLACE: Final[list[Place]] = [Place(guest) for guest in _GUESTS]
STORE: Final = Store()
BRING: Final[list[list[Bring]]] = [[Bring(good, guest) for guest in _GUESTS] for good in GOOD_RANGE]
PREPARE: Final[list[Prepare]] = [Prepare(room) for room in _ROOMS]
OCCUPY: Final[list[Occupy]] = [Occupy(room) for room in _ROOMS]
LODGE: Final[list[Lodge]] = [Lodge(room) for room in _ROOMS]
FILL: Final[list[Fill]] = [Fill(guest) for guest in _GUESTS]
PLAY: Final[list[Play]] = [Play(card) for card in _STAFF]
RING: Final[list[Ring]] = [Ring(card) for card in _STAFF]
USE_TOKEN: Final[list[UseToken]] = [UseToken(token) for token in range(len(TOKEN_KEYS))]
UNDER: Final[list[Under]] = [Under(card) for card in _STAFF]
IGNORE: Final = Ignore()
ACCEPT: Final = Accept()
FORFEIT: Final = Forfeit()
LOSE_ROOM: Final[list[LoseRoom]] = [LoseRoom(room) for room in _ROOMS]
DISMISS: Final[list[Dismiss]] = [Dismiss(card) for card in _STAFF]
COPY_CARD: Final[list[CopyCard]] = [CopyCard(card) for card in _STAFF]
STOP: Final = Stop()
_ROWS: Final = range(len(DANCE_ROW_KEYS))
DEAL_BALLROOM: Final[list[DealBallroom]] = [DealBallroom(n) for n in range(len(BALLROOM_KEYS))]
LAY_REHEARSAL: Final[list[LayRehearsal]] = [LayRehearsal(n) for n in range(len(REHEARSAL_KEYS))]
REHEARSE: Final[list[Rehearse]] = [Rehearse(room) for room in range(len(REHEARSAL_KEYS))]
DANCE: Final[list[Dance]] = [Dance(guest) for guest in _GUESTS]
TO_ROW: Final[list[ToRow]] = [ToRow(row) for row in _ROWS]
FROM_SECTION: Final[list[FromSection]] = [FromSection(n) for n in range(len(SECTION_KEYS))]
RETIRE: Final[list[Retire]] = [Retire(row) for row in _ROWS]

DICE_IN: Final[list[list[Action]]] = [
    [DIE[space] for space in _SPACES if mask >> space & 1] for mask in range(64)
]
"""The dice of a set of spaces."""
BOOSTS_IN: Final[list[list[Action]]] = [
    [BOOST[space] for space in _SPACES if mask >> space & 1] for mask in range(64)
]
_HALF: Final = 1 << ROOM_COUNT // 2
_LOW: Final[list[list[Action]]] = [
    [PREPARE[room] for room in range(10) if mask >> room & 1] for mask in range(_HALF)
]
_HIGH: Final[list[list[Action]]] = [
    [PREPARE[room + 10] for room in range(10) if mask >> room & 1] for mask in range(_HALF)
]


def preparing(rooms: Rooms) -> list[Action]:
    """The actions that prepare one of these rooms, in a new list."""
    return _LOW[rooms & _HALF - 1] + _HIGH[rooms >> 10]

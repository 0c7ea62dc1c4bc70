"""The shapes of requests and replies, as the OpenAPI document shows them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Name = Annotated[str, Field(max_length=200, examples=["Anna"])]
Version = Annotated[
    int | None,
    Field(ge=0, le=2**31, description="The version this answers; a stale one is refused."),
]
SeatNumber = Annotated[int | None, Field(ge=0, le=20, description="Needed at hot-seat tables.")]
ChainName = Annotated[str | None, Field(max_length=40, examples=["Luxor"])]
SomeShares = Annotated[int, Field(ge=0, le=25)] | Literal["all"]
CommandId = Annotated[
    str | None,
    Field(
        min_length=1, max_length=40,
        description="Your own id of this command: sent again, it is recognised and not repeated.",
    ),
]  # fmt: skip


class Body(BaseModel):
    """A request: what is not known is refused."""

    model_config = ConfigDict(extra="forbid")


class Problem(BaseModel):
    """A refusal."""

    code: str = Field(description="Stable; for programs.")
    text: str = Field(description="A sentence in the reader's language.")
    rule: str | None = Field(None, description="The id of the rule that refused it.")


class NewPlayer(Body):
    """Somebody new; with a passphrase an account."""

    name: Name
    passphrase: Annotated[str | None, Field(max_length=1000)] = None
    bot: bool = Field(False, description="Bots are marked as such wherever they play.")
    language: Annotated[str, Field(max_length=8)] = "en"


class Credentials(Body):
    """Name and passphrase of an account."""

    name: Name
    passphrase: Annotated[str, Field(max_length=1000)]


class Passphrase(Body):
    """A passphrase that makes a guest's name an account."""

    passphrase: Annotated[str, Field(max_length=1000)]
    name: Name | None = Field(None, description="What a guest wants to be called from now on.")


class NewToken(Body):
    """A further token."""

    label: Annotated[str, Field(max_length=60)]
    scopes: list[Annotated[str, Field(max_length=20)]]


class Cookie(Body):
    """A token to be kept in a cookie that scripts cannot read."""

    token: Annotated[str, Field(max_length=200)]


class Player(BaseModel):
    """Who somebody is."""

    id: str
    name: str
    bot: bool
    account: bool
    rated: bool = Field(False, description="Wants to be rated.")


class PlayerWithToken(Player):
    """Who somebody is, and the token that shows it. It is told once only."""

    token: str


class Token(BaseModel):
    """A token without its secret."""

    id: str
    label: str
    scopes: list[str]
    table: str | None
    created: int


class SeatWish(Body):
    """Who is to sit in a seat."""

    kind: Literal["me", "open", "bot"] = "open"
    name: Name | None = None
    bot: Annotated[str | None, Field(max_length=40)] = None


class Clock(Body):
    """How long players may think: live, for the whole game; or days, for each decision."""

    kind: Literal["live", "days"]
    seconds: int = Field(0, description="Live: for the whole game, 30 to 86400.")
    increment: int = Field(0, description="Live: more for each decision, up to 600.")
    days: int = Field(0, description="Days: for each decision, 1 to 60.")


class NewTable(Body):
    """What a new table should be like."""

    game: Annotated[str, Field(max_length=40, examples=["hotel-koenig"])]
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=12)]
    options: dict[str, str | int] = {}
    title: Annotated[str, Field(max_length=80)] = ""
    open: bool = Field(False, description="Shown in the lobby; otherwise found by link only.")
    spectators: bool = True
    seed: Annotated[
        str | None,
        Field(min_length=1, max_length=100, description="Everybody sees that it was chosen."),
    ] = None
    clock: Clock | None = Field(None, description="None: nobody is hurried.")
    rated: bool = Field(False, description="Only for accounts that want to be rated, and bots.")
    name: Name | None = Field(None, description="Who you are, if you have no token.")


class Table(BaseModel):
    """Everything about a table that is not the game."""

    model_config = ConfigDict(extra="allow")

    id: str
    game: str
    title: str
    status: Literal["waiting", "playing", "finished", "aborted"]
    seats: list[dict[str, Any]]
    options: dict[str, str | int]


class OwnTable(Table):
    """A table where I sit: which seats are mine, and who is asked, if it is being played."""

    own: list[int]
    to_move: int | None = None
    deadline: int | None = None


class GameOption(BaseModel):
    """An option of a game, in words; `values` word the choices one by one."""

    name: str
    default: str | int
    choices: list[str | int]
    rule: str
    help: str
    values: list[str]


class GameLevel(BaseModel):
    """A level to play against: what it is called, what to expect, and its rating in this game."""

    name: str
    title: str
    character: str
    rating: int


class Game(BaseModel):
    """A game with its options and bots: the levels, weakest first, then yardsticks; presets name
    options and set others."""

    name: str
    title: str
    seats: list[int]
    rules: str | int
    data: str
    bots: list[str]
    levels: list[GameLevel]
    presets: dict[str, dict[str, dict[str, str | int]]]
    options: list[GameOption]


class MadeTable(BaseModel):
    """A new table; token and invites are told once only."""

    table: Table
    token: str = Field(description="Your private way back: good for this table.")
    invites: dict[str, str] = Field(description="By seat: whoever has it can claim that seat once.")


class Join(Body):
    """Sit down."""

    name: Name | None = None
    invite: Annotated[str | None, Field(max_length=200)] = None
    seat: SeatNumber = None
    ready: bool = False


class JoinedTable(BaseModel):
    """A seat, and the private way back to it."""

    seat: int
    token: str


class NextTable(BaseModel):
    """The table of a rematch, and the private way there."""

    table: str
    token: str


class Seat(Body):
    """A seat."""

    seat: Annotated[int, Field(ge=0, le=20)]


class SeatWithBot(Seat):
    """A seat, and the bot to put there; none: free it."""

    bot: Annotated[str | None, Field(max_length=40)] = None


class Ready(Body):
    """Ready or not."""

    ready: bool = True
    seat: SeatNumber = None


class State(BaseModel):
    """How the game stands for a viewer."""

    type: Literal["state"]
    version: int
    viewer: int | None = Field(description="A seat, or none: a spectator.")
    view: dict[str, Any] | None = Field(description="None until play begins.")
    back: int = Field(description="Drop events from this ply on, then add these.")
    events: list[dict[str, Any]]
    clock: dict[str, Any] | None = None


class Command(Body):
    """A command at a table."""

    seat: SeatNumber = None
    version: Version = None
    id: CommandId = None


class Move(Command):
    """A move, in notation."""

    do: Annotated[str, Field(max_length=200, examples=["lay 9F"])]


class ConfirmedMove(Move):
    """A move; `confirmed`: it may give the turn out of hand."""

    confirmed: bool = Field(False, description="Needed where your orders say `confirm`.")


class Book(Body):
    """A kind of table whose cards and boards are asked for."""

    game: Annotated[str, Field(max_length=40, examples=["grand-austria-hotel"])]
    seats: Annotated[int, Field(ge=2, le=6)] = 2
    options: dict[str, str | int] = {}


class RecordFile(Body):
    """A record that somebody has: JSON Lines, or the form for people."""

    record: Annotated[str, Field(min_length=1, max_length=1_000_000)]
    seat: Annotated[int | None, Field(ge=0, le=20, description="Through whose eyes.")] = None


class ReplayStep(BaseModel):
    """How a game stood at a ply, as changes since the step before: paths begin with `view` or
    `texts`. `by` did `do` last; `do` is null where you may not read it."""

    ply: int
    by: int | None
    do: str | None
    set: dict[str, Any]
    drop: list[str]


class Replay(BaseModel):
    """A game step by step."""

    game: str
    seats: int
    options: dict[str, Any]
    viewer: int | None
    names: list[str]
    over: bool
    proof: list[dict[str, Any]]
    log: list[dict[str, Any]]
    steps: list[ReplayStep]


class Preview(BaseModel):
    """What a move would do, up to the next question or chance."""

    version: int
    events: list[dict[str, Any]]
    changes: list[dict[str, Any]] = Field(description="Numbers of players: points, money.")
    then: Literal["seat", "chance", "over"] | None = Field(
        description="What comes next; none where that would tell hidden holdings."
    )
    asked: int | None = Field(description="The seat that is asked next.")
    undo: bool | None = Field(description="Whether you could take it back at first.")
    hands_over: bool = Field(description="Whether it gives the turn out of hand.")


class Offer(Command):
    """What all others are asked for."""

    kind: Literal["takeback", "abort", "substitute"]
    whom: Annotated[
        int | None, Field(ge=0, le=20, description="The seat that a bot should play for.")
    ] = None


class Answer(Command):
    """Yes or no to the open offer."""

    yes: bool


class MergerRule(Body):
    """Hotel-König: what to do with the shares of a dissolved chain; the rest is kept."""

    chain: ChainName = Field(None, description="The chain that is dissolved; none: any.")
    into: ChainName = Field(None, description="The chain that survives; none: any.")
    keep: Annotated[int, Field(ge=0, le=25)] = 0
    exchange: SomeShares = Field(0, description="Shares to give away, two for one.")
    sell: SomeShares = 0


class Orders(Body):
    """What the server answers for you without asking."""

    forced: bool = Field(False, description="Where there is one legal answer only, give it.")
    skip: Annotated[
        list[Annotated[str, Field(max_length=40, examples=["pass"])]],
        Field(max_length=10, description="Give these answers wherever they are legal."),
    ] = []
    mergers: Annotated[
        list[MergerRule], Field(max_length=60, description="The first rule that fits counts.")
    ] = []
    confirm: bool = Field(
        False, description="Refuse moves that give the turn out of hand, unless confirmed."
    )


class NewOrders(Body):
    """Standing orders in place of the present ones; empty: none any more."""

    orders: Orders
    seat: SeatNumber = None


class Line(Body):
    """Something said."""

    text: Annotated[str, Field(max_length=2000)]
    to: Literal["all", "seats"] = "all"


class Done(BaseModel):
    """A command was carried out; `again`: it had been before."""

    version: int
    again: bool = False


class Ok(BaseModel):
    """It is done."""

    ok: Literal[True] = True


class Card(BaseModel):
    """A card or board."""

    kind: str
    key: str
    number: int | None
    name: str
    figures: dict[str, Any] = Field(description="Colour, order, VP, cost: what the kind has.")
    text: str
    short: str = Field(description="The effect in short; empty where there is no such text.")
    rule: str
    sources: list[str]
    confidence: str
    reconstructed: bool = Field(description="Whether figures are our own.")
    doubts: list[dict[str, str]]
    name_origin: str


class Rule(BaseModel):
    """A rule of the rulebook."""

    id: str
    title: str
    text: str = Field(description="In Markdown.")
    summary: str
    section: str
    heading: str
    book: str
    lang: str


class NewAddress(Body):
    """Where messages should go: a mail address, a webhook, or a browser."""

    kind: Literal["mail", "webhook", "push"]
    target: Annotated[
        str,
        Field(
            min_length=1, max_length=2000, description="Mail address, URL, a browser's endpoint.",
            examples=["https://discord.com/api/webhooks/1/x"],
        ),
    ]  # fmt: skip
    style: Literal["json", "discord", "slack"] = Field("json", description="Of a webhook.")
    keys: dict[Literal["p256dh", "auth"], Annotated[str, Field(max_length=200)]] = Field(
        {}, description="Of a browser's subscription."
    )


class Address(BaseModel):
    """Where messages go."""

    id: str
    kind: Literal["mail", "webhook", "push"]
    shown: str = Field(description="As much of it as is needed to tell it from others.")
    style: str
    table: str | None = Field(description="For this table only.")
    confirmed: bool = Field(description="Mail: the reader has said yes.")
    stopped: str | None = Field(description="Why nothing is sent there any more.")
    language: str


class Wishes(Body):
    """What somebody wants to be told."""

    start: bool = True
    turn: bool = True
    finish: bool = True
    reminder: bool = Field(True, description="Where there are days for a move: time runs short.")
    looking: bool = Field(False, description="Also while I look at the table.")
    delay: Annotated[
        int | None,
        Field(ge=0, le=86400, description="Seconds before a turn is told; none: as usual here."),
    ] = None


class TableWishes(Body):
    """What somebody wants to be told about one table; none: as for all."""

    wishes: Wishes | None


class Notices(BaseModel):
    """Where somebody is told of things, and of which."""

    mail: bool = Field(description="Whether this server sends mail.")
    push_key: str = Field(description="The `applicationServerKey` of a browser's subscription.")
    styles: list[str]
    delay: int
    addresses: list[Address]
    wishes: Wishes
    tables: dict[str, Wishes]


class HintWish(Command):
    """A question for hints."""

    few: Annotated[int, Field(ge=1, le=10)] = 3


class Hints(BaseModel):
    """The best few actions; `docs/review.md` describes a hint."""

    seat: int
    version: int
    hints: list[dict[str, Any]]
    lines: list[str]


class NewBranch(Body):
    """Where to leave a game."""

    ply: Annotated[int, Field(ge=0, le=100_000)]
    seat: SeatNumber = None
    bot: Annotated[str, Field(max_length=40)] = "waiter"


class Branch(BaseModel):
    """The table that branched off, and your seat there."""

    table: Table
    token: str
    seat: int


class WantsRating(Body):
    """Whether an account wants to be rated."""

    rated: bool


class Rating(BaseModel):
    """How strong somebody is in a game with so many seats."""

    game: str
    seats: int
    points: int = Field(description="1500 for a newcomer.")
    margin: int = Field(description="How far off that may well be.")
    games: int


class Standing(Rating):
    """A rating in a list."""

    name: str
    bot: bool


class RatedGame(BaseModel):
    """What a game did to a rating."""

    table: str | None = Field(description="None: a table by link of somebody else.")
    game: str
    seats: int
    rank: int
    ended: int
    before: int
    after: int


class Ratings(BaseModel):
    """Somebody's ratings, and the games that made them, newest first."""

    name: str
    ratings: list[Rating]
    games: list[RatedGame]

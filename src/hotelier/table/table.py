"""`Table`: one game in progress. `docs/api.md` is its contract."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from hotelier.kernel.errors import (
    BrokenRecord,
    HotelierError,
    IllegalAction,
    Unreadable,
    UnreadableAction,
)
from hotelier.kernel.frames import (
    OVER,
    UNKNOWN,
    Decision,
    Event,
    Question,
    legal,
    play,
    refusal,
    settle,
    to_move,
)
from hotelier.kernel.game import Game, Last, Outcome, put
from hotelier.kernel.notation import read
from hotelier.kernel.options import Value
from hotelier.table.dealer import Dealer, Seed
from hotelier.table.positions import check_data, find_game, state_at
from hotelier.table.record import Line, Record, read_names
from hotelier.table.writing import all_written, written

line_of = lru_cache(maxsize=1 << 13)(Line)  # tables share equal lines
Before = tuple[Any, int, int]
"""State before a decision, with the number of lines and events at that time."""


class Table:
    """A game in progress: checks actions, plays chance, keeps journal and record.

    >>> table = Table("hotel-koenig", seats=3, seed=7)
    >>> table.play(table.legal()[0])
    >>> table.record.lines[-1].do.split()[0] in ("lay", "draw")
    True
    """

    def __init__(
        self,
        game: Game | str,
        seats: int,
        seed: Seed | None = None,
        options: Mapping[str, object] | None = None,
        chance: Iterable[str] | None = None,
        names: Sequence[str] = (),
    ) -> None:
        """Set up a game. Without a seed and without scripted chance, draw a fresh seed.

        `names` are the players' names, by seat. They go into the record.
        """
        kind = find_game(game)
        seats = kind.check_seats(seats)
        chosen = kind.choose_options(options)
        names = read_names(names, seats)
        self._open(kind, kind.setup(seats, chosen), chosen, seed, chance)
        self.record.names = names
        self._deal()

    def _open(
        self,
        game: Game,
        state: Any,
        options: Mapping[str, Value],
        seed: Seed | None,
        chance: Iterable[str] | None,
    ) -> None:
        if seed is None and chance is None:
            seed = secrets.randbits(256)
        self.game = game
        self.state = state
        self.state.journal = []
        self.dealer = Dealer(game, seed, chance or ())
        self.record = Record(
            game.name, game.rules_version, state.seats, options, data=game.data, played=game
        )
        self.marks: list[int] = []
        """Number of events after each line of the record."""
        self._undo: list[Before] = []
        """One entry for each decision that can be undone."""
        self._legal: tuple[Any, list[Any]] | None = None
        """The current state with its legal actions, once they were asked for."""
        self._texts: tuple[list[Any], list[str]] | None = None
        """Legal actions with their texts."""

    @classmethod
    def from_position(
        cls,
        game: Game | str,
        data: Mapping[str, Any],
        seed: Seed | None = None,
        chance: Iterable[str] | None = None,
    ) -> Table:
        """Open a table at a position that `position()` returned or that was written by hand."""
        table = cls._at_position(find_game(game), data, seed, chance)
        table._deal()
        return table

    @classmethod
    def _at_position(
        cls, game: Game, data: Any, seed: Seed | None, chance: Iterable[str] | None
    ) -> Table:
        state, chosen = state_at(game, data)
        table = cls.__new__(cls)
        table._open(game, state, chosen, seed, chance)
        table.record.position = game.codec.encode_state(state)
        settle(state)
        return table

    @classmethod
    def from_record(
        cls, record: Record, seed: Seed | None = None, game: Game | None = None
    ) -> Table:
        """Replay a full record and continue from there. BrokenRecord names the line that does not
        fit.

        Chance that is missing at the end of the record comes from the seed, or from a fresh one. A
        game played with house data must be passed as `game`.
        """
        table = cls._before(record, seed, game)
        for ply, line in enumerate(record.lines):
            table._follow(ply, line)
        table._check_end(record.end)
        if table._deal():
            table._undo = []
        return table

    @classmethod
    def replayed(cls, record: Record, game: Game | None = None) -> Iterator[Table]:
        """Yield the table before the first line of a full record and after each line.

        It is the same object every time: look at it before you go on. Missing chance is not dealt.

        >>> record = Table("hotel-koenig", seats=2, seed=7).record
        >>> [len(table.record.lines) for table in Table.replayed(record)][:3]
        [0, 1, 2]
        """
        table = cls._before(record, None, game)
        yield table
        for ply, line in enumerate(record.lines):
            table._follow(ply, line)
            yield table
        table._check_end(record.end)

    @classmethod
    def _before(cls, record: Record, seed: Seed | None, game: Game | None) -> Table:
        """Open a table as it was before the first line of a record."""
        if record.redacted:
            raise BrokenRecord("redacted")
        kind = record.kind if game is None else game
        if kind.name != record.game:
            raise BrokenRecord("other-game", found=record.game, wanted=kind.name)
        check_data(kind, record.data)
        if record.position is None:
            table = cls.__new__(cls)
            start = kind.setup(record.seats, record.options)
            table._open(kind, start, record.options, seed, None)
        else:
            head = {"seats": record.seats, "options": record.options, "data": record.data}
            table = cls._at_position(kind, {**head, **record.position}, seed, None)
        table.record.names = record.names
        return table

    def _follow(self, ply: int, line: Line) -> None:
        """Play a line of a record and check it."""
        try:
            action = read(line.do, self.game.actions)
            self._check_line(line, action)
        except HotelierError as error:
            raise BrokenRecord(
                "bad-action", error.rule, ply=ply, text=line.do, why=error
            ) from error
        if line.by is None:
            self.dealer.follow(self.state, action)
            self._apply(None, action)
            self._undo = []
        else:
            before = self._set_aside()
            self._apply(line.by, action)
            self._keep(before)

    def _check_line(self, line: Line, action: Any) -> None:
        if not self.state.stack:
            raise IllegalAction("game-over", text=line.do)
        frame = self.state.stack[-1]
        if isinstance(frame, Decision):
            if line.by != frame.seat:
                raise IllegalAction("not-your-turn", text=line.do, seat=frame.seat)
            self.check(action)
        elif line.by is not None or not frame.possible(self.state, action):
            raise IllegalAction("impossible-outcome", text=line.do, kind=type(frame).__name__)

    def _check_end(self, end: dict[str, Any] | None) -> None:
        if end is None:
            return
        if to_move(self.state) != OVER:
            raise BrokenRecord("not-over-yet")
        mine = self._ending()
        for name in ("reason", "scores", "ranks"):
            if end.get(name) != mine[name]:
                raise BrokenRecord("wrong-end", where=name, found=end.get(name), wanted=mine[name])
        self.record.end = end

    @property
    def to_move(self) -> int | None:
        """The seat to move. None when the game is over."""
        seat = to_move(self.state)
        return None if seat < 0 else seat

    def legal(self) -> list[Any]:
        """Return the legal actions of the seat to move."""
        return self._legal_now()[:]

    def _legal_now(self) -> list[Any]:
        """Return the cached list of legal actions. Callers must not change it."""
        known = self._legal
        if known is None or known[0] is not self.state:
            known = self._legal = (self.state, legal(self.state))
        return known[1]

    def _texts_now(self) -> list[str]:
        """Return the cached texts of the legal actions. Callers must not change the list."""
        actions, known = self._legal_now(), self._texts
        if known is None or known[0] is not actions:
            known = self._texts = (actions, all_written(actions))
        return known[1]

    def play(self, action: Any) -> None:
        """Play an action or its text. A refused action changes nothing."""
        action = self._chosen(action)
        dealer, revealed = self.dealer, False
        before = self._set_aside()
        try:
            self._apply(to_move(before[0]), action)
            if self.state.stack and not isinstance(self.state.stack[-1], Decision):
                self.dealer = dealer.copy()
                revealed = self._deal()
        except HotelierError:
            self._restore(before)
            self.dealer = dealer
            raise
        self._keep(before)
        if revealed:
            self._undo = []

    def _chosen(self, action: Any) -> Any:
        """Return the legal action for an action or its text. Refuse any other."""
        if isinstance(action, str):
            texts = self._texts_now()
            if action in texts:  # written as we write it: no need to parse or check
                return self._legal_now()[texts.index(action)]
            action = read(action, self.game.actions)
        self.check(action)
        return action

    def _set_aside(self) -> Before:
        """Continue with a copy of the state, so that the old one can be restored."""
        before = (self.state, len(self.record.lines), len(self.journal))
        self.state = self.state.copy()
        self.state.journal = before[0].journal
        return before

    def _keep(self, before: Before) -> None:
        """Keep the state for undo. An answer of another seat and the end of the game clear the
        list."""
        if not self.state.stack:
            self._undo = []
            return
        if self._undo and to_move(self._undo[-1][0]) != to_move(before[0]):
            self._undo = []
        self._undo.append(before)

    def check(self, action: Any) -> None:
        """Raise IllegalAction, with rule and reason, unless the action is legal now."""
        if not isinstance(action, self.game.actions):
            raise UnreadableAction("no-such-action", text=repr(action))
        if action in self._legal_now():
            return
        refused = refusal(self.state, action)
        if refused is not None:
            raise refused

    def _apply(self, by: int | None, action: Any) -> None:
        frame: Question = self.state.stack[-1]
        audience = frame.audience(self.state, action)
        self._legal = None
        play(self.state, action)
        self.record.lines.append(line_of(by, written(action), audience))
        self.marks.append(len(self.journal))
        if not self.state.stack:
            self.record.end = self._ending()

    def _deal(self) -> bool:
        """Play chance until a seat is to move. Return True if anything was dealt."""
        dealt = False
        while self.state.stack and not isinstance(self.state.stack[-1], Decision):
            self._apply(None, self.dealer.deal(self.state))
            dealt = True
        if not self.state.stack and self.record.end is None:
            self.record.end = self._ending()
        return dealt

    def _ending(self) -> dict[str, Any]:
        outcome = self.game.outcome(self.state)
        end: dict[str, Any] = {"reason": outcome.reason, "scores": list(outcome.scores),
                               "ranks": list(outcome.ranks)}  # fmt: skip
        if self.dealer.seed is not None and self.dealer.dealt_all:
            end["seed"] = str(self.dealer.seed)
        return end

    def _restore(self, before: Before) -> None:
        state, lines, events = before
        del self.record.lines[lines:]
        del self.marks[lines:]
        journal = self.state.journal
        del journal[events:]
        state.journal = journal
        self.state = state
        self.record.end = None

    def undo(self) -> None:
        """Undo the last decision, if nothing was revealed since."""
        if not self._undo:
            decided = any(line.by is not None for line in self.record.lines)
            raise IllegalAction("revealed" if decided else "nothing-to-undo", text="undo")
        self._restore(self._undo.pop())

    @property
    def undoes(self) -> int | None:
        """The seat whose last decision can be undone. None if there is none."""
        return to_move(self._undo[-1][0]) if self._undo else None

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return what a seat (None: a spectator) may know, as JSON data."""
        self._check_seat(seat)
        found = self.public()
        if seat is not None:
            for path, value in self.own(seat, found).items():
                put(found, path, value)
        return found

    def public(self, last: Last = None) -> dict[str, Any]:
        """Return the view of a spectator. `last` as for `Game.public`."""
        state = self.state
        return {
            "game": self.game.name,
            "options": dict(self.record.options) if last is None else last[1]["options"],
            "seats": state.seats,
            "seat": None,
            "ply": len(self.record.lines),
            "to_move": self.to_move,
            "question": self.game.codec.encode_frame(state.stack[-1]) if state.stack else None,
            "legal": [],
            "outcome": self.record.end,
            **self.game.public(state, last),
        }

    def own(self, seat: int, shown: dict[str, Any]) -> dict[str, Any]:
        """Return the differences between a seat's view and the public one, as `Game.own` does."""
        return {
            "seat": seat,
            "legal": self.legal_for(seat),
            **self.game.own(self.state, seat, shown),
        }

    def legal_for(self, seat: int) -> list[str]:
        """Return the legal actions of a seat as text. Empty if the seat is not to move."""
        return self._texts_now()[:] if self.to_move == seat else []

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not (type(seat) is int and 0 <= seat < self.state.seats):
            raise Unreadable("no-such-seat", where="seat", seat=seat, seats=self.state.seats)

    @property
    def journal(self) -> list[Event]:
        """All events since the start, each with its rule."""
        events: list[Event] = self.state.journal
        return events

    def journal_for(self, seat: int | None, ply: int = 0) -> list[Event]:
        """Return the events that a seat (None: a spectator) may read, from a ply on."""
        self._check_seat(seat)
        first = self.marks[ply - 1] if ply > 0 else 0
        return [self.redacted(event, seat) for event in self.journal[first:]]

    def redacted(self, event: Event, seat: int | None) -> Event:
        """Return an event as a seat (None: a spectator) may read it now."""
        if event.audience is None or seat in event.audience or self.to_move is None:
            return event
        kinds = self.game.events[event.kind]
        args = tuple(
            arg if kind == "int" else UNKNOWN for arg, kind in zip(event.args, kinds, strict=True)
        )
        return Event(event.kind, event.seat, args, event.rule, event.audience)

    @property
    def outcome(self) -> Outcome | None:
        """The result. None while the game runs."""
        return self.game.outcome(self.state) if to_move(self.state) == OVER else None

    def position(self) -> dict[str, Any]:
        """Return the whole position, secrets included, as JSON data."""
        return {
            "game": self.game.name,
            "rules": self.game.rules_version,
            **({"data": self.game.data} if self.game.data else {}),
            "seats": self.state.seats,
            "options": dict(self.record.options),
            **self.game.codec.encode_state(self.state),
        }

    def text(self, seat: int | None) -> str:
        """Draw the table as a seat (None: a spectator) sees it, as plain text.

        >>> print(Table("hotel-koenig", seats=2, seed=7).text(None).splitlines()[-1])
        to_move: seat 1, LayTile
        """
        from hotelier.table.board import board_text  # imported late: few programs print tables

        seats = range(self.state.seats)
        given = self.record.names or [""] * len(seats)
        names = [given[each] or f"seat {each}" for each in seats]
        return board_text(self.game, self.view(seat), names)

    def __str__(self) -> str:
        """Draw the table as the seat to move sees it; a finished game as everybody sees it."""
        return self.text(self.to_move)

    def __repr__(self) -> str:
        """Name the game, the seats, how far it is, and the seat to move; no secrets."""
        asked = f"to_move={self.to_move}" if self.state.stack else "over"
        return (
            f"<Table {self.game.name} seats={self.state.seats} "
            f"ply={len(self.record.lines)} {asked}>"
        )

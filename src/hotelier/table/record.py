"""Records: a header and one line per action, chance included. JSON Lines on disk, text for people.

Only a full record can be replayed. `for_seat` gives what a seat may read of a running game: a
secret action keeps its line, with `?` in place of its fields.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any
from unicodedata import category

from hotelier.games import ALL
from hotelier.kernel.codec import same_fields
from hotelier.kernel.errors import BrokenRecord, Unreadable
from hotelier.kernel.game import Game
from hotelier.kernel.notation import read, write
from hotelier.kernel.options import Value
from hotelier.table.positions import options_of

FORMAT = 1
"""Version of the file format (the rules have a version of their own)."""
REFUSED = ("Cc", "Cs", "Zl", "Zp")
"""Unicode categories that a name may not contain: control characters and line breaks."""


@dataclass(frozen=True, slots=True)
class Line:
    """One action: its seat (None: chance), its text, and the seats that may read it (None: all)."""

    by: int | None
    do: str
    seen_by: tuple[int, ...] | None = None

    def hidden_from(self, seat: int | None) -> bool:
        """Return True if a seat (None: a spectator) may not read this line."""
        return self.seen_by is not None and seat not in self.seen_by


@dataclass
class Record:
    """A game from its start (or from a set-up position) to where it stands."""

    game: str
    rules: int
    seats: int
    options: Mapping[str, Value]
    lines: list[Line] = field(default_factory=list)
    position: dict[str, Any] | None = None
    """The position that the game began with, if it did not begin with the setup."""
    end: dict[str, Any] | None = None
    """Result: reason, scores, ranks and, where all chance came from one seed, the seed."""
    redacted: bool = False
    data: str = ""
    """Name of the house data it was played with. Empty for the printed figures."""
    proof: tuple[dict[str, Any], ...] = ()
    """Published hashes of secret seeds, and the seeds once they are revealed (see `fairness`)."""
    names: tuple[str, ...] = ()
    """The players' names by seat, if they are known. An unknown name is an empty text."""
    played: Game | None = field(default=None, repr=False, compare=False)
    """The game with these figures, if the caller has them."""

    def for_seat(self, seat: int | None) -> Record:
        """Return what a seat (None: a spectator) may read. Nothing of a finished game is hidden.

        The position that the game began with becomes the seat's view: hands, and holdings where
        they are hidden, are left out of the header too.
        """
        if self.end is not None:
            return self
        if self.redacted and self.position is not None:
            raise BrokenRecord("redacted")
        lines = [
            hide(line, ALL[self.game]) if line.hidden_from(seat) else line for line in self.lines
        ]
        position = self.position
        if position is not None:
            state = self.kind.state(self.seats, self.options)
            full = self.kind.complete(self.seats, position, self.options)
            self.kind.codec.decode_state(full, state)
            self.kind.check(state)
            position = self.kind.view(state, seat)
        return replace(self, lines=lines, position=position, redacted=True)

    @property
    def kind(self) -> Game:
        """Return the game that was played, with its figures."""
        if self.played is not None:
            return self.played
        if self.data:
            raise BrokenRecord("other-data", given="", played=self.data)
        return ALL[self.game]

    def header(self) -> dict[str, Any]:
        """Return the first line of a file."""
        head = {"hotelier": FORMAT, "game": self.game, "rules": self.rules, "seats": self.seats,
                "options": dict(self.options)}  # fmt: skip
        if self.names:
            head["names"] = list(self.names)
        if self.data:
            head["data"] = self.data
        if self.proof:
            head["proof"] = list(self.proof)
        if self.redacted:
            head["redacted"] = True
        if self.position is not None:
            head["position"] = self.position
        return head

    def to_jsonl(self) -> str:
        """Write the whole record as JSON Lines."""
        rows: list[dict[str, Any]] = [self.header()]
        for ply, line in enumerate(self.lines):
            row: dict[str, Any] = {"ply": ply, "by": line.by, "do": line.do}
            if line.seen_by is not None:
                row["seen_by"] = list(line.seen_by)
            rows.append(row)
        if self.end is not None:
            rows.append({"end": self.end})
        return "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)

    def save(self, path: str | Path) -> None:
        """Write the record to a file, with the same bytes on every system."""
        Path(path).write_text(self.to_jsonl(), encoding="utf-8", newline="\n")

    def to_text(self) -> str:
        """Write the text form: header lines, a blank line, and an action per line."""
        head = {name: value for name, value in self.header().items() if name != "hotelier"}
        rows = [f"{name} {json.dumps(value, ensure_ascii=False)}" for name, value in head.items()]
        rows.append("")
        for line in self.lines:
            seen = "" if line.seen_by is None else " for " + ",".join(map(str, line.seen_by))
            rows.append(f"{'*' if line.by is None else line.by}: {line.do}{seen}")
        if self.end is not None:
            rows += ["", f"end {json.dumps(self.end, ensure_ascii=False)}"]
        return "\n".join(rows) + "\n"


def hide(line: Line, game: Game) -> Line:
    """Replace the fields of a secret line by `?`."""
    if line.do.endswith("?"):
        return line
    return replace(line, do=write(read(line.do, game.actions), secret=True))


def load(path: str | Path) -> Record:
    """Read a record from a file. BrokenRecord names the line that is wrong."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise Unreadable("no-such-file", path=str(path), why=error) from error
    except UnicodeDecodeError as error:
        raise BrokenRecord("not-text", path=str(path)) from error
    except ValueError as error:  # a path with a null character
        raise Unreadable("no-such-file", path=str(path), why="") from error
    return parse(text)


def parse(text: str) -> Record:
    """Read a record from JSON Lines or from its text form."""
    if not text.strip():
        raise BrokenRecord("empty-record")
    if not text.lstrip().startswith("{"):
        return from_rows(text_rows(text))
    return from_rows(list(json_rows(text)))


def json_rows(text: str) -> Iterable[tuple[int, Any]]:
    """Yield line numbers and objects of a JSON Lines text."""
    for number, line in enumerate(text.split("\n"), 1):
        if not line.strip():
            continue
        try:
            yield number, json.loads(line)
        except (ValueError, RecursionError) as error:
            last = not text.endswith("\n") and number == text.count("\n") + 1
            raise BrokenRecord("cut-off" if last else "not-json", line=number) from error


def text_rows(text: str) -> list[tuple[int, Any]]:
    """Read the text form into the rows of the JSON form."""
    head: dict[str, Any] = {"hotelier": FORMAT}
    rows: list[tuple[int, Any]] = [(1, head)]
    for number, line in enumerate(text.split("\n"), 1):
        if not line.strip():
            continue
        name, _, rest = line.partition(" ")
        try:
            if name.endswith(":"):
                do, _, seen = rest.partition(" for ")
                row: dict[str, Any] = {
                    "ply": len(rows) - 1, "by": None if name == "*:" else int(name[:-1]), "do": do,
                }  # fmt: skip
                if seen:
                    row["seen_by"] = [int(seat) for seat in seen.split(",")]
                rows.append((number, row))
            elif len(rows) > 1 and name != "end":
                raise ValueError  # a header line among the actions
            elif name == "end":
                rows.append((number, {"end": json.loads(rest)}))
            else:
                head[name] = json.loads(rest)
        except (ValueError, RecursionError) as error:
            raise BrokenRecord("not-a-record-line", line=number, text=line[:80]) from error
    return rows


def from_rows(rows: list[tuple[int, Any]]) -> Record:
    """Build a record from its rows and check each of them."""
    record = read_header(*rows[0])
    for number, row in rows[1:]:
        if record.end is not None:
            raise BrokenRecord("line-after-end", line=number)
        if isinstance(row, dict) and set(row) == {"end"}:
            if not isinstance(row["end"], dict):
                raise BrokenRecord("not-an-object", where=f"line {number}: end", value=row["end"])
            record.end = row["end"]
            continue
        record.lines.append(read_line(number, row, len(record.lines), record))
    return record


def read_header(number: int, row: Any) -> Record:
    """Read the first row."""
    if not isinstance(row, dict) or "hotelier" not in row:
        raise BrokenRecord("no-header", line=number)
    if row["hotelier"] != FORMAT:
        raise BrokenRecord("newer-format", found=row["hotelier"], known=FORMAT)
    optional = {"names", "data", "redacted", "position", "proof"} & set(row)
    same_fields(row, {"hotelier", "game", "rules", "seats", "options", *optional}, "header")
    game = ALL.get(row["game"]) if isinstance(row["game"], str) else None
    if game is None:
        raise BrokenRecord("unknown-game", game=row["game"], games=sorted(ALL))
    for name in ("options", *({"position"} & optional)):
        if not isinstance(row[name], dict):
            raise BrokenRecord("not-an-object", where=name, value=row[name])
    seats = game.check_seats(row["seats"])
    options = options_of(game, row["rules"], row["options"])
    redacted = bool(row.get("redacted", False))
    data = row.get("data", "")
    if not isinstance(data, str):
        raise BrokenRecord("bad-form", where="data", value=data, kind="name")
    return Record(game.name, game.rules_version, seats, options,
                  position=row.get("position"), redacted=redacted, data=data,
                  proof=read_proof(row.get("proof", [])),
                  names=read_names(row.get("names", []), seats))  # fmt: skip


def read_names(names: Any, seats: int) -> tuple[str, ...]:
    """Check the players' names: none at all, or one for each seat, without control characters."""
    if not isinstance(names, list | tuple):
        raise Unreadable("not-a-list", where="names", value=names)
    if names and len(names) != seats:
        raise Unreadable("wrong-length", where="names", wanted=seats, found=len(names))
    for name in names:
        if not isinstance(name, str) or any(category(letter) in REFUSED for letter in name):
            raise Unreadable("bad-form", where="names", value=name, kind="name")
    return tuple(names)


def read_proof(rows: Any) -> tuple[dict[str, Any], ...]:
    """Read the commitments: the ply from which each seed was used, and the seed once it is
    revealed."""
    if not isinstance(rows, list):
        raise BrokenRecord("not-a-list", where="proof", value=rows)
    for row in rows:
        optional = {"seed"} & set(row) if isinstance(row, dict) else set()
        same_fields(row, {"from", "commitment", *optional}, "proof")
        if type(row["from"]) is not int:
            raise BrokenRecord("not-an-int", where="proof.from", value=row["from"])
        for name in ("commitment", *optional):
            if not isinstance(row[name], str):
                raise BrokenRecord("bad-form", where=name, value=row[name], kind="text")
    return tuple(rows)


def read_line(number: int, row: Any, ply: int, record: Record) -> Line:
    """Read an action row."""
    where = f"line {number}"
    optional = {"seen_by"} & set(row) if isinstance(row, dict) else set()
    same_fields(row, {"ply", "by", "do", *optional}, where)
    if row["ply"] != ply:
        raise BrokenRecord("wrong-ply", line=number, found=row["ply"], wanted=ply)
    if not isinstance(row["do"], str):
        raise BrokenRecord("not-text-action", line=number, value=row["do"])
    seats = [] if row["by"] is None else [row["by"]]
    seen_by = row.get("seen_by")
    if seen_by is not None:
        if not isinstance(seen_by, list):
            raise BrokenRecord("not-a-list", where=f"{where}: seen_by", value=seen_by)
        seats += seen_by
    for seat in seats:
        if type(seat) is not int or not 0 <= seat < record.seats:
            raise BrokenRecord("no-such-seat", where=where, seat=seat, seats=record.seats)
    return Line(row["by"], row["do"], None if seen_by is None else tuple(seen_by))

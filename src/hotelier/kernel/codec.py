"""Encode states and frames as plain JSON data and decode them, in the middle of any question.

The annotations of a class define how its fields are written: `int`, an alias with keys in the
game's alphabet (`Tile` -> "9F"), `tuple[X, ...]`, `list[X]`, or an alias with its own `Form`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from hotelier.kernel.errors import BrokenRecord
from hotelier.kernel.frames import UNKNOWN, Frame, State
from hotelier.kernel.notation import Alphabet, fields_of, item_kind

SKIPPED = ("stack", "journal", "options", "seats")
"""Fields of a state that a position stores elsewhere."""


@dataclass(frozen=True)
class Form:
    """A custom encoding of a field that is easier to read than a list (a drawn board)."""

    encode: Callable[[Any], Any]
    decode: Callable[[Any], Any]


@dataclass(frozen=True)
class Codec:
    """The encoding of one game's values."""

    alphabet: Alphabet
    frames: Mapping[str, type[Frame]]
    forms: Mapping[str, Form]
    quiet: Mapping[str, Callable[[Any], Any]] = field(default_factory=dict)
    """Default values of fields, by seats and options. A field with its default is not written, so
    the position of a base game does not mention expansions."""
    gaps: bool = False
    """True if `?` is read as UNKNOWN: a redacted state has gaps, a position has none."""

    def encode(self, value: Any, kind: str) -> Any:
        """Encode a field's value as JSON data."""
        if kind == "int":
            return value
        keys = self.alphabet.get(kind)
        if keys is not None:
            return "?" if value == UNKNOWN else keys[value]
        form = self.forms.get(kind)
        if form is not None:
            return form.encode(value)
        inner = item_kind(kind)
        return [self.encode(item, inner) for item in value] if inner else value

    def decode(self, data: Any, kind: str, where: str) -> Any:
        """Decode JSON data into a field's value; `where` names the place for an error."""
        inner = item_kind(kind)
        if inner:
            if not isinstance(data, list):
                raise BrokenRecord("not-a-list", where=where, value=data)
            items = [self.decode(item, inner, f"{where}[{i}]") for i, item in enumerate(data)]
            return tuple(items) if kind.startswith("tuple") else items
        if kind in self.forms:
            try:
                return self.forms[kind].decode(data)
            except (AttributeError, LookupError, TypeError, ValueError) as error:
                raise BrokenRecord("bad-form", where=where, value=data, kind=kind) from error
        keys = self.alphabet.get(kind)
        if keys is not None:
            if self.gaps and data == "?":
                return UNKNOWN
            if data not in keys:
                raise BrokenRecord("not-a-key", where=where, value=data, kind=kind, keys=list(keys))
            return keys.index(data)
        if type(data) is not int:
            raise BrokenRecord("not-an-int", where=where, value=data)
        return data

    def encode_frame(self, frame: Frame) -> dict[str, Any]:
        """Encode a frame as its class name and fields."""
        data: dict[str, Any] = {"frame": type(frame).__name__}
        hints = frame.hints
        for name, kind in fields_of(type(frame)).items():
            value = getattr(frame, name)
            if name not in hints or value != hints[name]:
                data[name] = self.encode(value, kind)
        return data

    def decode_frame(self, data: Any, where: str) -> Frame:
        """Decode a frame that `encode_frame` wrote."""
        name = data.get("frame") if isinstance(data, dict) else data
        if not isinstance(data, dict) or not isinstance(name, str) or name not in self.frames:
            raise BrokenRecord("unknown-frame", where=where, value=name, frames=sorted(self.frames))
        cls = self.frames[name]
        kinds = fields_of(cls)
        absent = {hint: value for hint, value in cls.hints.items() if hint not in data}
        same_fields(data, {"frame", *kinds} - set(absent), where)
        values = (
            absent[n] if n in absent else self.decode(data[n], kind, f"{where}.{n}")
            for n, kind in kinds.items()
        )
        return cls(*values)

    def encode_state(self, state: State) -> dict[str, Any]:
        """Encode every field of a state, the stack last."""
        kinds = fields_of(type(state)).items()
        silent = {n for n, value in self.quiet.items() if getattr(state, n) == value(state)}
        silent.update(SKIPPED)
        data = {n: self.encode(getattr(state, n), kind) for n, kind in kinds if n not in silent}
        data["stack"] = [self.encode_frame(frame) for frame in state.stack]
        return data

    def decode_state(self, data: Mapping[str, Any], empty: State) -> None:
        """Fill an empty state from what `encode_state` wrote."""
        kinds = {n: kind for n, kind in fields_of(type(empty)).items() if n not in SKIPPED}
        silent = {n: value(empty) for n, value in self.quiet.items() if n not in data}
        same_fields(data, {"stack", *kinds} - set(silent), "state")
        for name, kind in kinds.items():
            found = silent[name] if name in silent else self.decode(data[name], kind, name)
            setattr(empty, name, found)
        stack = data["stack"]
        if not isinstance(stack, list):
            raise BrokenRecord("not-a-list", where="stack", value=stack)
        empty.stack = [self.decode_frame(d, f"stack[{i}]") for i, d in enumerate(stack)]
        empty.journal = None


def same_fields(data: Any, wanted: set[str], where: str) -> None:
    """Refuse data with missing or surplus fields, naming them."""
    if not isinstance(data, Mapping):
        raise BrokenRecord("not-an-object", where=where, value=data)
    missing = sorted(wanted - set(data))
    surplus = sorted(str(name) for name in set(data) - wanted)
    if missing or surplus:
        raise BrokenRecord("wrong-fields", where=where, missing=missing, surplus=surplus)

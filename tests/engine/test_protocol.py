"""Tests that the page and the schema of the protocol match the program."""

from __future__ import annotations

import json
import re
from typing import Any

import jsonschema_rs
import pytest

from hotelier.engine import checks, messages
from hotelier.engine.child import HANDED_ON, MILD
from hotelier.engine.seat import MOST_FAULTS
from tests.engine.engines import ROOT

SOURCE = ROOT / "src" / "hotelier" / "engine"
PAGE = (ROOT / "docs" / "engine-protocol.md").read_text(encoding="utf-8")
KEPT = json.loads((ROOT / "docs" / "engine-protocol.schema.json").read_text(encoding="utf-8"))
LINES = [
    (sign, json.loads(text))
    for block in re.findall(r"^```text\n(.*?)^```$", PAGE, flags=re.M | re.S)
    for sign, text in re.findall(r"^([<>]) (\{.*\})$", block, flags=re.M)
]
"""Messages in the examples: `>` to the engine, `<` from it."""


def test_the_schema_is_kept_in_step() -> None:
    """Update the file with `python -m hotelier.engine.messages > docs/engine-
    protocol.schema.json`."""
    assert messages.schema() == KEPT


def test_the_page_shows_every_message() -> None:
    shown = {message["type"] for _, message in LINES}
    kinds = {*KEPT["$defs"]["FromHost"]["discriminator"]["mapping"],
             *KEPT["$defs"]["FromEngine"]["discriminator"]["mapping"]}  # fmt: skip
    assert shown == kinds


@pytest.mark.parametrize(("sign", "message"), LINES, ids=[m["type"] for _, m in LINES])
def test_messages_on_the_page_are_sound(sign: str, message: dict[str, Any]) -> None:
    side = "FromHost" if sign == ">" else "FromEngine"
    jsonschema_rs.validate({**KEPT, "anyOf": [{"$ref": f"#/$defs/{side}"}]}, message)
    read = messages.read_host if sign == ">" else messages.read_engine
    made = read(json.dumps(message).encode())
    fields = set(json.loads(messages.write(made)))
    assert set(message) - fields == set(), "a field that nobody knows"


def test_the_page_names_every_field() -> None:
    parts = [part for name, part in KEPT["$defs"].items() if "properties" in part]
    fields = {field for part in parts for field in part["properties"]}
    assert sorted(field for field in fields if f"`{field}`" not in PAGE) == []


def test_the_page_names_every_fault() -> None:
    sources = [path.read_text("utf-8") for path in SOURCE.glob("*.py")]
    made = re.compile(r'Fault\(\s*"engine-([a-z-]+)"')
    kinds = {kind for text in sources for kind in made.findall(text)}
    assert len(kinds) > 15
    assert sorted(kind for kind in kinds if f"`{kind}`" not in PAGE) == []
    assert set(MILD) <= kinds


def test_the_page_has_the_figures_of_the_program() -> None:
    assert f"version {messages.SCHEMA} " in PAGE
    assert f"{messages.LONGEST_ANSWER // 1024} KiB" in PAGE
    assert all(f"`{name}`" in PAGE for name in HANDED_ON)
    assert f"{['no', 'one', 'two', 'three'][MOST_FAULTS]} faults" in PAGE
    assert all(f"`{name}" in PAGE for name in checks.VARIANTS)

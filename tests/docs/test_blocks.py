"""Run or check every fenced block of the documentation.

The Python sessions, commands and console blocks of a page run in order, in one folder. A page that
talks to a server gets one of its own.
"""

from __future__ import annotations

import ast
import configparser
import doctest
import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from hotelier.server.front import UNLIMITED
from hotelier.server.http.app import make_app
from hotelier.server.orders import Orders
from hotelier.server.settings import Settings, read_settings
from tests.cases import Check, for_each
from tests.docs.commands import (
    ADDRESS,
    MOST,
    NOT_RUN,
    bare,
    check,
    commands,
    console,
    reason_not_to_run,
    run,
)  # fmt: skip
from tests.docs.pages import PAGES, ROOT, Block, blocks, name_of
from tests.server.server_process import Server, until_healthy

COMPARE = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
LANGUAGES = {"python", "console", "sh", "json", "toml", "ini", "nginx", "ftl", "text"}
JSON_SHAPES: dict[str, list[Callable[[Any], object]]] = {
    "docs/http-api.md": [lambda data: msgspec.convert(data, Orders)],
}
"""Checks for the JSON blocks of each page."""
WITH_BLOCKS = [page for page in PAGES if any(True for _ in blocks(page))]


class Conversation:
    """The run of one page: its folder, the variables of its sessions, its server."""

    def __init__(self, page: Path, folder: Path) -> None:
        self.page = page
        self.folder = folder
        self.names: dict[str, object] = {}
        self.runner = doctest.DocTestRunner(optionflags=COMPARE)
        self.server: Server | None = None

    def placed(self, text: str) -> str:
        """Replace the documented address with that of the page's own server."""
        if ADDRESS not in text:
            return text
        if self.server is None:
            self.server = Server(self.folder / "hotelier.db")
            until_healthy(self.server.url)  # a busy disk may take long to create the database
        return text.replace(ADDRESS, self.server.url)

    def session(self, block: Block) -> None:
        """Run a Python session."""
        name = name_of(self.page)
        test = doctest.DocTestParser().get_doctest(
            self.placed(block.text), self.names, name, str(self.page), block.line - 1
        )
        self.runner.run(test, clear_globs=False)
        self.names = test.globs

    def recipe(self, block: Block) -> None:
        """Run a whole program."""
        code = compile(self.placed(block.text), name_of(self.page), "exec")
        exec(code, {"__name__": "__main__"})

    def shell(self, block: Block) -> None:
        """Run commands; those that cannot run here are checked."""
        for command in commands(block.text):
            if reason_not_to_run(command) is None:
                run(self.placed(command), self.folder)
            else:
                check(command)

    def console(self, block: Block) -> None:
        """Run commands and compare their output."""
        for command, wanted in console(block.text):
            assert reason_not_to_run(command) is None, f"{command} is never run"
            got = run(self.placed(command), self.folder)
            same = doctest.OutputChecker().check_output(wanted, got, COMPARE)
            assert same, f"{name_of(self.page)}: {command}\nwanted\n{wanted}\ngot\n{got}"

    def follow(self) -> None:
        """Run all blocks in order."""
        for block in blocks(self.page):
            if block.language == "console":
                self.console(block)
            elif block.language == "sh":
                self.shell(block)
            elif block.language == "python" and ">>>" in block.text:
                self.session(block)
            elif block.language == "python" and block.text.startswith("# recipe"):
                self.recipe(block)


@pytest.fixture
def conversations() -> Iterator[list[Conversation]]:
    """Collect the conversations of a test, and stop their servers afterwards."""
    begun: list[Conversation] = []
    yield begun
    for each in begun:
        if each.server is not None:
            assert each.server.stop() == 0


@pytest.mark.parametrize("page", WITH_BLOCKS, ids=name_of)
def test_a_page_runs(
    page: Path,
    tmp_path: Path,
    conversations: list[Conversation],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)  # a session may save a record
    conversation = Conversation(page, tmp_path)
    conversations.append(conversation)
    conversation.follow()
    assert not conversation.runner.failures, capsys.readouterr().out


@for_each(WITH_BLOCKS, name_of)
def test_every_block_says_what_it_is(page: Path) -> None:
    unknown = {(block.line, block.language) for block in blocks(page)}
    unknown = {(line, language) for line, language in unknown if language not in LANGUAGES}
    assert unknown == set(), "nothing runs or checks blocks of this kind"


def test_what_is_not_run_is_a_short_list_and_all_of_it_is_there() -> None:
    assert len(NOT_RUN) <= MOST, "rather write a command that runs"
    every = [
        command
        for page in PAGES
        for block in blocks(page)
        if block.language == "sh"
        for command in commands(block.text)
    ]
    left = [start for start in NOT_RUN if not any(bare(each).startswith(start) for each in every)]
    assert left == [], "no page has these commands any more"
    assert all(len(why) > 10 for why in NOT_RUN.values())


@cache
def source() -> str:
    """Return the text of the whole package and of the examples."""
    files = [*(ROOT / "src").rglob("*.py"), *(ROOT / "examples").glob("*.py")]
    return "\n".join(file.read_text("utf-8") for file in files)


@for_each(PAGES, name_of)
def test_quoted_source_is_the_source(page: Path) -> None:
    """Check that a Python block is a session, a recipe, or quoted from the package."""
    for block in blocks(page):
        if block.language != "python" or ">>>" in block.text:
            continue
        if block.text.startswith("# recipe"):
            assert ast.parse(block.text).body
            continue
        for part in block.text.strip("\n").split("\n    ...\n"):
            assert part in source(), f"{name_of(page)}:{block.line} is not in the source:\n{part}"


def for_each_block(language: str) -> Callable[[Check], Check]:
    """Make one test of a check that takes a page and one of its blocks."""
    found = [
        (page, block) for page in PAGES for block in blocks(page) if block.language == language
    ]
    return for_each(found, lambda case: f"{name_of(case[0])}:{case[1].line}")


@for_each([page for page in PAGES if "```json" in page.read_text("utf-8")], name_of)
def test_json_is_what_it_claims_to_be(page: Path) -> None:
    told = [json.loads(block.text) for block in blocks(page) if block.language == "json"]
    for data, shape in zip(told, JSON_SHAPES[name_of(page)], strict=True):
        assert shape(data)


@for_each_block("toml")
def test_settings_are_read_by_the_server(page: Path, block: Block, tmp_path: Path) -> None:
    file = tmp_path / "hotelier.toml"
    file.write_text(block.text, encoding="utf-8")
    assert read_settings({}, {}, file) != Settings()


@for_each_block("ini")
def test_a_service_starts_a_command_that_exists(page: Path, block: Block) -> None:
    unit = configparser.ConfigParser()
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(block.text)
    assert {"Unit", "Service", "Install"} == set(unit.sections())
    check(unit["Service"]["ExecStart"].replace("/opt/hotelier/.venv/bin/", ""))


DIRECTIVES = {"server", "proxy_pass", "proxy_http_version", "proxy_set_header", "proxy_buffering",
              "proxy_read_timeout", "location", "upstream", "return"}  # fmt: skip
"""Known directives of nginx."""


@for_each_block("nginx")
def test_nginx_can_read_it(page: Path, block: Block) -> None:
    """Check semicolons, braces and the names of directives."""
    depth = 0
    for line in filter(None, map(str.strip, block.text.splitlines())):
        assert line.endswith(("{", ";", "}")), line
        depth += line.endswith("{") - (line == "}")
        assert depth >= 0
        assert line == "}" or line.split()[0] in DIRECTIVES, line
    assert depth == 0
    if "location / {" in block.text:  # what the server tells its host is not for the public
        for path in UNLIMITED:
            assert f"location = {path} {{\n    return 404;\n}}" in block.text


@for_each_block("ftl")
def test_messages_parse(page: Path, block: Block) -> None:
    entries = FluentParser().parse(block.text).body
    assert entries
    assert not [entry for entry in entries if isinstance(entry, fluent.Junk)]


@for_each_block("text")
def test_text_is_no_command_in_disguise_and_names_routes_that_exist(
    page: Path, block: Block
) -> None:
    disguised = [
        line for line in block.text.splitlines()
        if re.match(r"(\$ |hotelier |pip |make |python )", line)
    ]  # fmt: skip
    assert disguised == [], "commands belong into a block `sh` or `console`"
    routes = re.findall(r"^(GET|POST|PUT|DELETE) +(/api/\S+)", block.text, flags=re.M)
    paths = make_app(Settings()).openapi()["paths"] if routes else {}
    known = {
        (method.upper(), re.sub(r"\{[^}]*\}", "ID", path))
        for path, methods in paths.items()
        for method in methods
    }
    assert set(routes) <= known, sorted(set(routes) - known)

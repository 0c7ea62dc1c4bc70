"""Settings: flags override the environment, which overrides the file; errors name the setting."""

from __future__ import annotations

import json
import logging
import re
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest

from hotelier.cli.help_page import help_name, part_of
from hotelier.kernel.errors import HotelierError
from hotelier.server.logs import JsonFormatter, TextFormatter
from hotelier.server.settings import NOT_SETTINGS, PREFIX, Settings, read_settings
from hotelier.words import LOCALES

ROOT = Path(__file__).parents[2]


def test_without_anything_the_defaults_hold() -> None:
    assert read_settings({"port": None}, {}) == Settings()


def test_flags_before_environment_before_file(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text('port = 1\nhost = "::1"\nsecure = true\nlog_format = "text"\n')
    environ = {"HOTELIER_PORT": "2", "HOTELIER_SECURE": "no", "HOTELIER_LANG": "de", "PATH": "/"}
    found = read_settings({"port": 3, "host": None}, environ, file)
    assert (found.port, found.host, found.secure, found.log_format) == (3, "::1", False, "text")
    assert read_settings({}, environ, file).port == 2


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("port = 'many'", "bad-setting"),
        ("port = -1", "bad-setting"),
        ("port = '--5'", "bad-setting"),
        ("port = '" + "9" * 5000 + "'", "bad-setting"),
        ("port = 8000.5", "bad-setting"),
        ("secure = 'perhaps'", "bad-setting"),
        ("bot_workers = 0", "bad-setting"),
        ("bot_workers = 100000000000", "bad-setting"),
        ("notify_delay = 10000000000000000", "bad-setting"),
        ("proxies = '127.0.0.1, ::1'", "bad-setting"),
        ("origins = 'https://hotel.example/'", "bad-setting"),
        ("public_url = 'hotel.example'", "bad-setting"),
        ("colour = 'red'", "unknown-setting"),
        ("log_level = 'loud'", "bad-option-value"),
        ("port = ", "settings-not-toml"),
        ("database = 3", "bad-setting"),
    ],
)
def test_nonsense_is_refused(tmp_path: Path, text: str, reason: str) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(text)
    with pytest.raises(HotelierError) as caught:
        read_settings({}, {}, file)
    assert caught.value.reason == reason
    assert str(caught.value)


@pytest.mark.parametrize("language", LOCALES)
def test_help_tells_the_defaults_that_hold(language: str) -> None:
    for item in fields(Settings):
        if item.name == "public_url" or item.default in ("", False):
            continue
        name = help_name("serve", item.name)
        assert part_of(name, "default", language) == str(item.default), name


def test_logs_for_people_tell_all_that_the_others_tell() -> None:
    record = logging.makeLogRecord({"msg": "clock-failed", "table": "abc", "levelname": "WARNING"})
    assert TextFormatter("%(levelname)s %(message)s").format(record) == (
        "WARNING clock-failed table=abc"
    )


def test_a_warning_of_python_is_a_line_like_any_other() -> None:
    program = "import warnings; from hotelier.server.logs import set_up_logs;"
    program += "set_up_logs('info', 'json'); warnings.warn('a gap', RuntimeWarning)"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=300, check=True
    )
    [line] = done.stderr.splitlines()
    assert "a gap" in json.loads(line)["message"]


@pytest.mark.parametrize("sign", ["\n", "\r", "\x1b[2K", "\x85", "\x9b2K", "\u2028", "\u202e"])
def test_nobody_writes_lines_into_the_log(sign: str) -> None:
    """A path may contain anything; in the log it stays one field without control characters."""
    path = f"/api/{sign}2026-01-01 ERROR hotelier.site: all-is-lost status=200"
    record = logging.makeLogRecord({"msg": "request", "path": path, "status": 404})
    for line in (TextFormatter("%(message)s").format(record), JsonFormatter().format(record)):
        assert line.isprintable()
    assert json.loads(JsonFormatter().format(record))["path"] == path
    text = TextFormatter("%(message)s").format(record)
    assert text == f"request path={json.dumps(path)} status=404", "what was asked for is in quotes"


@pytest.mark.parametrize(("name", "near"), [("DATABSE", "DATABASE"), ("AGE", "")])
def test_a_mistyped_variable_is_not_ignored(name: str, near: str) -> None:
    with pytest.raises(HotelierError) as caught:
        read_settings({}, {f"{PREFIX}{name}": "x", "PATH": "/"})
    assert caught.value.reason == "unknown-variable"
    meant = f"Did you mean {PREFIX}{near}?" if near else "--help"
    assert f"{PREFIX}{name}" in str(caught.value)
    assert meant in str(caught.value)


def test_a_mistyped_setting_names_the_right_one(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text("bot_worker = 2")
    with pytest.raises(HotelierError, match="Did you mean “bot_workers”") as caught:
        read_settings({}, {}, file)
    assert str(file)[:30] in str(caught.value)


def test_every_variable_of_the_project_is_known() -> None:
    """A server starts in an environment with any variable of the project."""
    places = ("src", "tools", "tests", "bench", "examples", "docs", ".ci")
    files = [path for place in places for path in (ROOT / place).rglob("*") if path.is_file()]
    found: set[str] = set()
    for path in [*files, ROOT / "Makefile", ROOT / "setup.py", ROOT / "web" / "vite.config.ts"]:
        if "__pycache__" in path.parts:  # other tests write and rename them all the time
            continue
        found |= set(re.findall(rf"{PREFIX}[A-Z_]*[A-Z]", path.read_text("utf-8", "ignore")))
    assert {f"{PREFIX}LANG", f"{PREFIX}PORT"} < found
    found = {
        name for name in found if not name.startswith(f"{PREFIX}TEST_")
    }  # not visible to a server
    read_settings({"port": 1}, dict.fromkeys(found & NOT_SETTINGS, ""))
    assert {name.removeprefix(PREFIX).lower() for name in found - NOT_SETTINGS} <= {
        field.name for field in fields(Settings)
    }


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(HotelierError) as caught:
        read_settings({}, {}, tmp_path / "none.toml")
    assert caught.value.reason == "no-such-file"


@pytest.mark.parametrize(
    ("flag", "value"),
    [("--mail-server", "http://mail.example"), ("--mail-from", "Hotelier"),
     ("--internal-targets", "everywhere"),
     ("--house-data", "not-there.toml"), ("--house-data", __file__),
     ("--database", "/not/there.db"), ("--largest-body", "100"), ("--log-level", "loud")],
)  # fmt: skip
def test_a_server_says_in_a_sentence_what_it_cannot_do(
    flag: str, value: str, tmp_path: Path
) -> None:
    own = ["--database", str(tmp_path / "own.db")]
    done = subprocess.run(
        [sys.executable, "-m", "hotelier", "serve", "--port", "0", *own, flag, value],
        capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip
    assert done.returncode == 2
    assert done.stdout == ""  # no address is printed
    assert "Traceback" not in done.stderr
    [sentence] = done.stderr.strip().splitlines()
    assert sentence.startswith("hotelier: ")
    assert not (tmp_path / "own.db").exists()

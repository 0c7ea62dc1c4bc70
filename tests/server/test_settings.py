"""Settings: flags before the environment, that before the file; nonsense is refused by name."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from hotelier.kernel.errors import HotelierError
from hotelier.server.settings import Settings, read_settings


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
        ("secure = 'perhaps'", "bad-setting"),
        ("bot_workers = 0", "bad-setting"),
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


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(HotelierError) as caught:
        read_settings({}, {}, tmp_path / "none.toml")
    assert caught.value.reason == "no-such-file"


@pytest.mark.parametrize(
    ("flag", "value"),
    [("--mail-server", "http://mail.example"), ("--internal-targets", "everywhere"),
     ("--house-data", "not-there.toml"), ("--largest-body", "100"), ("--log-level", "loud")],
)  # fmt: skip
def test_a_server_says_in_a_sentence_what_it_cannot_do(
    flag: str, value: str, tmp_path: Path
) -> None:
    command = [sys.executable, "-m", "hotelier", "serve", "--port", "0", flag, value]
    done = subprocess.run(
        [*command, "--database", str(tmp_path / "own.db")], capture_output=True, text=True,
        timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    [sentence] = done.stderr.strip().splitlines()
    assert sentence.startswith("hotelier: ")

"""Tests of output that cannot be written: an error message or a silent exit, never a traceback."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from io import BufferedWriter, RawIOBase, TextIOWrapper
from pathlib import Path
from typing import Any

import pytest

from hotelier.cli.running import run

HOTELIER = [sys.executable, "-m", "hotelier"]
FULL = [Path("/dev/full")]
"""Devices that are always full, if the system has them."""
SENTENCE = "hotelier: The output cannot be written: the disk is full.\n"
COMMANDS = (["--version"], ["--help"], ["cards", "--json"], ["rules", "HK-5.1"])
"""Commands with short and long output, with and without Rich."""


class FullDisk(RawIOBase):
    """A file on a full disk."""

    def writable(self) -> bool:
        return True

    def write(self, data: object) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.mark.parametrize("args", COMMANDS, ids=" ".join)
def test_a_full_disk_is_a_sentence(
    args: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    raw: Any = FullDisk()
    monkeypatch.setattr("sys.stdout", TextIOWrapper(BufferedWriter(raw), encoding="utf-8"))
    assert run([*args, "--lang", "en"]) == 1
    assert capsys.readouterr().err == SENTENCE
    monkeypatch.undo()


def test_a_full_device() -> None:
    for device in filter(Path.exists, FULL):
        with device.open("w") as full:
            ran = subprocess.run(
                [*HOTELIER, "--version", "--lang", "en"], stdout=full, stderr=subprocess.PIPE,
                text=True, check=False,
            )  # fmt: skip
        assert (ran.returncode, ran.stderr) == (1, SENTENCE)


@pytest.mark.parametrize("args", COMMANDS, ids=" ".join)
def test_a_reader_that_leaves_is_no_error(args: list[str]) -> None:
    running = subprocess.Popen([*HOTELIER, *args], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert running.stdout is not None
    running.stdout.close()
    _, errors = running.communicate(timeout=240)
    assert errors == b""
    assert running.returncode == 1


def test_a_terminal_without_our_letters_shows_question_marks() -> None:
    ran = subprocess.run(
        [*HOTELIER, "--help", "--lang", "ru"], capture_output=True, text=True, check=True,
        env={"PYTHONIOENCODING": "ascii"},
    )  # fmt: skip
    assert "--version" in ran.stdout
    assert "???" in ran.stdout

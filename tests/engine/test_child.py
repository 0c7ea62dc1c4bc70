"""Tests of child processes: limits of lines and waits, and removal of all their processes."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep

import pytest

from hotelier.engine import host
from hotelier.engine.child import Child, Fault, environment
from hotelier.engine.host import Running, checked_setting
from hotelier.engine.messages import LONGEST_ANSWER, New, Option
from hotelier.engine.threaded_child import ThreadedChild
from hotelier.kernel.errors import Unreadable
from tests.engine.engines import PATIENT, QUICK, ROOT, misbehaving, ours

Starts = Callable[[str], Child]


@pytest.fixture(params=[Child, ThreadedChild])
def child_of(request: pytest.FixtureRequest) -> Callable[[str], Child]:
    """Start a child of either class: with `poll`, and with threads."""
    return lambda code: request.param((*QUICK, "-c", code))


def fault_of(child: Child, *, sending: bool = False, patience: float = PATIENT) -> Fault:
    """Return the fault that reading from a child, or writing to it, raises."""
    try:
        with pytest.raises(Fault) as caught:
            talk(child, sending, patience)
    finally:
        child.close()
    return caught.value


def talk(child: Child, sending: bool, patience: float) -> None:
    """Read or write until a fault is raised."""
    while True:
        if sending:
            child.send(b"x" * 1_000_000, monotonic() + patience)
        else:
            assert child.receive(monotonic() + patience) is not None


def test_a_line_without_end_is_cut_off(child_of: Starts) -> None:
    fault = fault_of(child_of("while 1: print('x' * 100_000, end='')"))
    assert (fault.kind, fault.details) == ("long-line", {"most": LONGEST_ANSWER})
    assert fault.fatal


def test_a_child_that_writes_without_being_asked_is_cut_off(child_of: Starts) -> None:
    child = child_of("while 1: print('hello')")
    assert fault_of(child, sending=True).kind == "flood"


def test_a_child_that_does_not_read_is_not_waited_for(child_of: Starts) -> None:
    child = child_of("import time; time.sleep(600)")
    assert fault_of(child, sending=True, patience=0.5).kind == "deaf"


def test_a_death_is_told_with_its_exit_code(child_of: Starts) -> None:
    fault = fault_of(child_of("import sys; print('bye'); sys.exit(5)"))
    assert (fault.kind, fault.details) == ("died", {"code": 5})
    killed = fault_of(child_of("import os; os.kill(os.getpid(), 9)"))
    assert killed.details in ({"code": 128 + 9}, {"code": -9})


def test_no_answer_is_waited_for_no_longer_than_said(child_of: Starts) -> None:
    child = child_of("import time; time.sleep(600)")
    begin = monotonic()
    assert child.receive(begin + 0.2) is None
    assert 0.15 < monotonic() - begin < PATIENT
    child.close()


def test_an_engine_plays_without_poll(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(host, "HAS_POLL", False)
    engine = Running(ours("--level", "random"))
    assert isinstance(engine.child, ThreadedChild)
    assert engine.about.name
    engine.close()
    assert engine.child.process.returncode is not None
    assert not any(thread.is_alive() for thread in engine.child.threads)


def test_a_program_that_is_not_there_is_told_at_once() -> None:
    with pytest.raises(Unreadable) as caught:
        Child(("no-such-program-at-all", "--fast"))
    assert caught.value.reason == "no-such-program"


def test_a_child_gets_no_secret_of_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOTELIER_DATABASE", "postgresql://secret")
    monkeypatch.setenv("MY_TOKEN", "secret")
    monkeypatch.setenv("LC_TIME", "de_AT.UTF-8")
    said = tmp_path / "environment"
    engine = Running(misbehaving("tells", said))
    engine.tell(New("t", "hotel-koenig", 1, 2, 0, {}, "s"))
    engine.await_ready()
    engine.close()
    found = json.loads(said.read_text())
    assert "secret" not in found.values()
    assert "postgresql://secret" not in found.values()
    assert found["LC_TIME"] == "de_AT.UTF-8"
    assert found["PATH"] == os.environ["PATH"]


def test_only_what_is_listed_is_handed_on() -> None:
    full = {"PATH": "/bin", "LC_ALL": "C", "PYTHONPATH": "x", "AWS_SECRET_ACCESS_KEY": "y"}
    assert environment(full) == {"PATH": "/bin", "LC_ALL": "C"}


def alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def all_end(pids: list[int]) -> bool:
    end = monotonic() + PATIENT
    while any(alive(pid) for pid in pids) and monotonic() < end:
        sleep(0.02)
    return not any(alive(pid) for pid in pids)


def test_children_of_the_child_end_with_it(tmp_path: Path) -> None:
    """This includes a process that has started its own session."""
    file = tmp_path / "pids"
    engine = Running(misbehaving("parent", file))
    engine.tell(New("t", "hotel-koenig", 1, 2, 0, {}, "s"))
    engine.await_ready()
    pids = json.loads(file.read_text())
    assert len(pids) == 3
    assert all(map(alive, pids))
    engine.close()
    assert all_end(pids)


HOST = """
import sys, time
sys.path[:0] = {path!r}
from hotelier.engine.host import Running
from hotelier.engine.messages import New
from tests.engine.engines import misbehaving
from pathlib import Path
engine = Running(misbehaving("parent", Path({file!r})))
engine.tell(New("t", "hotel-koenig", 1, 2, 0, {{}}, "s"))
engine.await_ready()
print("ready", flush=True)
time.sleep(600)
"""


def test_nobody_outlives_a_host_that_was_killed(tmp_path: Path) -> None:
    file = tmp_path / "pids"
    code = HOST.format(path=[str(ROOT), str(ROOT / "src")], file=str(file))
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE) as host:
        assert host.stdout is not None
        assert host.stdout.readline() == b"ready\n"
        pids = json.loads(file.read_text())
        assert all(map(alive, pids))
        host.send_signal(signal.SIGKILL)
    assert all_end(pids)


@pytest.mark.parametrize(
    ("mode", "kind"), [("newer", "schema"), ("nameless", "garbage"), ("mute", "silent")]
)
def test_a_bad_introduction_is_refused(mode: str, kind: str) -> None:
    with pytest.raises(Fault) as caught:
        Running(misbehaving(mode), patience=0.5 if mode == "mute" else PATIENT)
    assert caught.value.kind == kind


OPTIONS = [
    Option("depth", "number", 3, 1, 9),
    Option("style", "choice", "calm", choices=["calm", "wild"]),
    Option("book", "flag", True),
    Option("file", "text", ""),
]


@pytest.mark.parametrize(
    ("name", "given", "taken"),
    [("depth", "9", 9), ("style", "wild", "wild"), ("book", "False", False), ("file", 5, "5")],
)
def test_options_take_what_they_say(name: str, given: str | int, taken: object) -> None:
    assert checked_setting(OPTIONS, name, given) == taken


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("depth", "10", "bad-engine-option"), ("depth", "0", "bad-engine-option"),
        ("depth", "deep", "bad-engine-option"), ("style", "loud", "bad-engine-option"),
        ("book", "maybe", "bad-engine-option"), ("speed", "1", "no-engine-option"),
    ],
)  # fmt: skip
def test_options_refuse_anything_else(name: str, value: str, reason: str) -> None:
    with pytest.raises(Unreadable) as caught:
        checked_setting(OPTIONS, name, value)
    assert caught.value.reason == reason

"""Tests of `hotelier engine-check`: good engines pass, and each fault is reported."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec
import pytest

from hotelier.engine import checks
from hotelier.engine.checking import FIRST, LAST, check_engine, run
from hotelier.engine.host import Spec
from hotelier.engine.messages import Answer, Stop, Time
from hotelier.engine.trial import Trial, judge
from tests.engine.engines import PATIENT, ROOT, command, misbehaving, ours
from tests.terminal.commands import Ran
from tests.terminal.commands import run as run_command

FEW = 12
"""Number of questions in each game."""
NODE = shutil.which("node")
EXAMPLES = {
    "python": Spec(("python3", str(ROOT / "examples" / "engine.py"))),
    "javascript": Spec(("node", str(ROOT / "examples" / "engine.mjs"))),
    "smallest": Spec(("python3", str(ROOT / "examples" / "smallest_engine.py"))),
    "levels": ours("--level", "waiter"),
}
if NODE is None:  # Node builds the web page, but the tests may run without it
    del EXAMPLES["javascript"]


@pytest.fixture
def hotelier(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    def called(*args: str) -> Ran:
        return run_command(list(args), monkeypatch, capsys)

    return called


@pytest.mark.parametrize("name", EXAMPLES)
def test_our_engines_pass_every_check(name: str) -> None:
    found = list(check_engine(Trial(EXAMPLES[name], questions=FEW)))
    assert [finding.data() for finding in found if finding.failure is not None] == []
    tables = sum(map(len, checks.VARIANTS.values()))
    assert len(found) == len(FIRST) + tables + len(LAST)


def test_the_example_knows_nothing_of_the_package() -> None:
    for name in ("engine.py", "engine.mjs", "smallest_engine.py"):
        source = (ROOT / "examples" / name).read_text()
        assert "import hotelier" not in source
        assert "from hotelier" not in source


def test_the_smallest_engine_is_the_one_in_the_document() -> None:
    page = (ROOT / "docs" / "engine-protocol.md").read_text("utf-8")
    source = (ROOT / "examples" / "smallest_engine.py").read_text("utf-8")
    assert source.partition("import json")[2] in page


def test_every_kind_of_table_is_tried() -> None:
    """Both games, the smallest and largest number of seats, and all modules."""
    import hotelier as ht

    for game, tables in checks.VARIANTS.items():
        seats = {seats for seats, _ in tables}
        assert {ht.GAMES[game].seats[0], ht.GAMES[game].seats[-1]} <= seats
    modules = {options.get("aw.modules") for _, options in checks.VARIANTS["grand-austria-hotel"]}
    assert {None, "12345"} <= modules


def play_first(trial: Trial) -> None:
    checks.play_variant(trial, "hotel-koenig", 0)


CAUGHT = [
    ("fragile", checks.malformed, "upset"),
    ("chess", checks.handshake, "unknown-games"),
    ("bad-default", checks.handshake, "bad-default"),
    ("newer", checks.handshake, "schema"),
    ("illegal", play_first, "illegal"),
    ("dies", play_first, "died"),
    ("garbage", checks.stops, "garbage"),
    ("late", checks.stops, "late"),
    ("wrong-id", checks.unknown_fields, "wrong-id"),
    ("stays", checks.quits, "stays"),
    ("stays", checks.hangs_up, "stays"),
    ("bad-exit", checks.quits, "bad-exit"),
]


@pytest.mark.parametrize(
    ("mode", "check", "kind"), CAUGHT, ids=[f"{mode}-{check.__name__}" for mode, check, _ in CAUGHT]
)
def test_each_fault_is_found(
    mode: str, check: Any, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    patience = 0.5 if kind in ("late", "stays") else PATIENT
    monkeypatch.setattr(checks, "LEAVE", patience)
    monkeypatch.setattr(checks, "GRACE", patience)
    trial = Trial(misbehaving(mode), questions=FEW)
    finding = run(trial, "game", check)
    trial.finish()
    assert finding.failure is not None
    assert (finding.failure.kind, finding.verdict) == (kind, "failed")


def processor_seconds(trial: Trial) -> float:
    """Return the processor time that the engine has used. Load on the machine does not change
    it."""
    guard = trial.engine.child.process.pid
    [pid] = Path(f"/proc/{guard}/task/{guard}/children").read_text().split()
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def test_our_thinkers_stop_when_told_to() -> None:
    """The node limit allows minutes and there is no time limit, so only `stop` ends the search."""
    trial = Trial(ours("--level", "director", "--nodes", "100000000"))
    worked: list[float] = []
    for least in (0.05, 3.0):  # seconds for the first search, then a multiple of its time
        seat, go = trial.asked("grand-austria-hotel", 12)
        trial.engine.tell(msgspec.structs.replace(go, time=Time()))
        begin = processor_seconds(trial)
        while processor_seconds(trial) - begin < least * (worked[0] if worked else 1.0):
            assert trial.engine.child.receive(monotonic() + 0.01) is None, "it has not finished"
        trial.engine.tell(Stop(go.id))
        judge(trial.engine.expect(Answer, monotonic() + PATIENT), go, seat)
        worked.append(processor_seconds(trial) - begin)
    trial.finish()
    assert worked[1] > worked[0]


def test_what_is_only_a_wish_is_a_doubt(tmp_path: Path) -> None:
    """The engine ignores its seed and answers at random, which is only a warning."""
    script = tmp_path / "fickle.py"
    text = (ROOT / "examples" / "engine.py").read_text()
    text = text.replace('random.Random(message["seed"])', "random.Random()")
    script.write_text(text.replace("    if rng.randrange(100) < daring:", "    if True:"))
    trial = Trial(Spec(("python3", str(script))))
    kinds: set[str] = set()
    for _ in range(20):  # two random answers can be equal
        finding = run(trial, "repeats", checks.repeats)
        assert finding.failure is None
        kinds |= {doubt.kind for doubt in finding.warnings}
    trial.finish()
    assert kinds == {"not-repeated"}


def test_the_command_says_what_failed_and_what_would_be_right(hotelier: Any) -> None:
    ran = hotelier("engine-check", command(misbehaving("newer")))
    assert ran.code == 1
    assert ran.out.splitlines()[0] == "FAILED  introduces itself"
    assert "version 2 of the protocol; here it is version 1" in ran.out
    assert "Right: answer “hello” with “engine”" in ran.out
    nameless = command(misbehaving("newer"))
    assert ran.out.splitlines()[-1] == f"{nameless}: 1 check failed, 0 passed."
    as_data = hotelier("engine-check", command(misbehaving("newer")), "--json")
    data = json.loads(as_data.out)
    assert (as_data.code, data["passed"]) == (1, False)
    assert data["checks"][0]["found"] == [{"kind": "schema", "found": 2, "wanted": 1}]
    talk = hotelier("engine-check", command(misbehaving("newer")), "--talk")
    assert talk.err.startswith('> {"type":"hello","schema":1')
    assert '\n< {"type": "engine", "schema": 2' in talk.err
    assert hotelier("engine-check", "no-such-program --fast").code == 2
    assert hotelier("engine-check", "python3 'half").code == 2

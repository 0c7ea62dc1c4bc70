"""Proof of fair chance: the hash before play, the seed at the end, every draw from it."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import hotelier as ht
from hotelier.table.fairness import commitment, verify
from hotelier.table.record import Line, Record, read_proof
from tests.cli.conftest import Hotelier
from tests.cli.conftest import hotelier as hotelier


def finished(seed: str = "secret") -> Record:
    """Return a finished game with its proof."""
    table = ht.Table("hotel-koenig", seats=2, seed=seed)
    while table.to_move is not None:
        table.play(table.legal()[0])
    proof = {"from": 0, "commitment": commitment(seed), "seed": seed}
    return replace(table.record, proof=(proof,))


def test_a_fair_record_is_verified_also_after_a_round_trip(tmp_path: Path) -> None:
    record = finished()
    draws = sum(line.by is None for line in record.lines)
    assert verify(record).draws == draws > 20
    record.save(tmp_path / "game.jsonl")
    again = ht.load(tmp_path / "game.jsonl")
    assert again.proof == record.proof
    assert verify(again, published=commitment("secret").upper()).commitments == (
        commitment("secret"),
    )


def with_proof(record: Record, **changes: Any) -> Record:
    """A record whose proof is different."""
    row = {**record.proof[0], **changes}
    return replace(record, proof=({k: v for k, v in row.items() if v is not None},))


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"seed": None}, "seed-not-told"),
        ({"seed": "other"}, "wrong-commitment"),
        ({"seed": "other", "commitment": commitment("other")}, "not-from-seed"),
        ({"from": 3}, "no-proof"),
    ],
)
def test_a_false_proof_is_found(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(ht.BrokenRecord) as caught:
        verify(with_proof(finished(), **changes))
    assert caught.value.reason == reason


def test_a_record_without_proof_or_with_another_hash() -> None:
    record = finished()
    with pytest.raises(ht.BrokenRecord) as caught:
        verify(replace(record, proof=()))
    assert caught.value.reason == "no-proof"
    with pytest.raises(ht.BrokenRecord) as caught:
        verify(record, published=commitment("noted"))
    assert caught.value.reason == "other-commitment"


def test_a_changed_draw_is_found() -> None:
    record = finished()
    first, second = (ply for ply, line in enumerate(record.lines[:2]))
    lines = list(record.lines)
    lines[first], lines[second] = lines[second], lines[first]
    with pytest.raises(ht.BrokenRecord) as caught:
        verify(replace(record, lines=lines, end=None))
    assert caught.value.reason in ("not-from-seed", "bad-action")


def test_a_new_seed_after_a_takeback() -> None:
    table = ht.Table("hotel-koenig", seats=2, seed="first")
    while sum(line.by is not None for line in table.record.lines) < 8:
        table.play(table.legal()[0])
    ply = max(p for p, line in enumerate(table.record.lines) if line.by is not None)
    head = replace(table.record, lines=table.record.lines[:ply])
    table = ht.Table.from_record(head, "second")
    while table.to_move is not None:
        table.play(table.legal()[-1])
    proof = [
        {"from": start, "commitment": commitment(seed), "seed": seed}
        for start, seed in ((0, "first"), (ply, "second"))
    ]
    record = replace(table.record, proof=tuple(proof))
    assert len(verify(record).commitments) == 2
    with pytest.raises(ht.BrokenRecord) as caught:
        verify(replace(record, proof=tuple(proof[:1])))
    assert caught.value.reason == "not-from-seed"


def test_a_position_proves_nothing() -> None:
    table = ht.Table.from_position("hotel-koenig", {"seats": 2}, seed="secret")
    proof = {"from": 0, "commitment": commitment("secret"), "seed": "secret"}
    with pytest.raises(ht.BrokenRecord) as caught:
        verify(replace(table.record, proof=(proof,)))
    assert caught.value.reason == "no-proof-from-position"


@pytest.mark.parametrize(
    "proof",
    ["x", [3], [{"from": 0}], [{"from": "0", "commitment": "a"}], [{"from": 0, "commitment": 1}]],
)
def test_a_malformed_proof_is_refused(proof: Any) -> None:
    with pytest.raises(ht.BrokenRecord):
        read_proof(proof)


def test_the_command(tmp_path: Path, hotelier: Hotelier) -> None:
    record = finished()
    path = tmp_path / "game.jsonl"
    record.save(path)
    ran = hotelier("verify", path)
    assert ran.code == 0
    assert commitment("secret") in ran.out
    assert "stops before" not in ran.out
    assert json.loads(hotelier("verify", path, "--json").out)["whole"] is True
    assert hotelier("verify", path, "--commitment", commitment("secret")).code == 0
    bad = hotelier("verify", path, "--commitment", "0" * 64)
    assert (bad.code, "another hash" in bad.err) == (2, True)
    other = replace(record, lines=[*record.lines[:-1], Line(0, "stop")], end=None)
    other.save(path)
    assert hotelier("verify", path).code == 2


@pytest.mark.parametrize("lines", [1, 4])
def test_a_record_that_was_cut_off_is_called_so(
    lines: int, tmp_path: Path, hotelier: Hotelier
) -> None:
    """A record that was cut off is reported, even if only draws are missing that the seed would
    give."""
    record = finished()
    path = tmp_path / "game.jsonl"
    replace(record, lines=record.lines[:-lines], end=None).save(path)
    ran = hotelier("verify", path)
    assert (ran.code, "stops before the end" in ran.out) == (0, True)
    assert json.loads(hotelier("verify", path, "--json").out)["whole"] is False

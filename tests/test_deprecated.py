"""Names that were renamed still work for one version, with a warning."""

from __future__ import annotations

import importlib
import sys

import pytest


def test_study_is_an_alias_of_analysis() -> None:
    sys.modules.pop("hotelier.study", None)
    with pytest.warns(DeprecationWarning, match=r"hotelier\.analysis"):
        importlib.import_module("hotelier.study")
    for old, new in [
        ("review", "review"),
        ("lens", "evaluators"),
        ("doubt", "uncertainty"),
        ("figures", "calibrated"),
    ]:
        alias = importlib.import_module(f"hotelier.study.{old}")
        assert alias is importlib.import_module(f"hotelier.analysis.{new}")


def test_mind_is_an_alias_of_evaluator() -> None:
    sys.modules.pop("hotelier.bots.mind", None)
    with pytest.warns(DeprecationWarning, match="Evaluator"):
        old = importlib.import_module("hotelier.bots.mind")
    assert old.Mind is importlib.import_module("hotelier.bots.evaluator").Evaluator

"""Deprecated alias of `hotelier.bots.evaluator`, kept for one version."""

import warnings

from hotelier.bots.evaluator import Evaluator, Luck

warnings.warn(
    "hotelier.bots.mind.Mind is now hotelier.bots.evaluator.Evaluator; "
    "the old name goes with version 0.3.",
    DeprecationWarning,
    stacklevel=2,
)
Mind = Evaluator

__all__ = ["Luck", "Mind"]

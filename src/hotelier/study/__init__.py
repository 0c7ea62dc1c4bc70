"""Deprecated alias of `hotelier.analysis`, kept for one version."""

import sys
import warnings
from importlib import import_module
from pkgutil import iter_modules

from hotelier import analysis

_RENAMED = {"evaluators": "lens", "uncertainty": "doubt", "calibrated": "figures"}
"""Modules that have an old name of their own."""

warnings.warn(
    "hotelier.study is now hotelier.analysis; the old name goes with version 0.3.",
    DeprecationWarning,
    stacklevel=2,
)
for _module in iter_modules(analysis.__path__):
    _old = _RENAMED.get(_module.name, _module.name)
    sys.modules[f"{__name__}.{_old}"] = import_module(f"hotelier.analysis.{_module.name}")

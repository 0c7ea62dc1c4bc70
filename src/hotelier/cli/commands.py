"""Every command, registered by being imported."""

from __future__ import annotations

import hotelier.cli.play
import hotelier.cli.replay  # noqa: F401

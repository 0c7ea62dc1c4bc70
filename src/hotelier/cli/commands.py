"""Every command, registered by being imported."""

from __future__ import annotations

import hotelier.cli.bench
import hotelier.cli.cards
import hotelier.cli.perft
import hotelier.cli.play
import hotelier.cli.replay
import hotelier.cli.rules
import hotelier.cli.simulate  # noqa: F401

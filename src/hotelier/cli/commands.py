"""Every command, registered by being imported."""

from __future__ import annotations

import hotelier.cli.arena
import hotelier.cli.bench
import hotelier.cli.bots
import hotelier.cli.cards
import hotelier.cli.dataset
import hotelier.cli.engine
import hotelier.cli.engine_check
import hotelier.cli.hint
import hotelier.cli.passphrase
import hotelier.cli.perft
import hotelier.cli.play
import hotelier.cli.ratings
import hotelier.cli.replay
import hotelier.cli.review
import hotelier.cli.rules
import hotelier.cli.serve
import hotelier.cli.simulate
import hotelier.cli.storage
import hotelier.cli.verify
import hotelier.cli.whatif  # noqa: F401

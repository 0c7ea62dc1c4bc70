"""Every command, registered by being imported."""

from __future__ import annotations

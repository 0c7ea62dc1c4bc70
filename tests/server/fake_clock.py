"""A fake clock: the time of a site advances only when a test advances it."""

from __future__ import annotations

from dataclasses import dataclass
from time import time

from hotelier.server import identity


@dataclass
class FakeClock:
    """Replacement for the system clock, in seconds since 1970."""

    seconds: float

    def __call__(self) -> float:
        return self.seconds


def install_fake_clock() -> FakeClock:
    """Install a fake clock in this context, set to the present whole second."""
    clock = FakeClock(int(time()))
    identity.CLOCK.set(clock)
    return clock

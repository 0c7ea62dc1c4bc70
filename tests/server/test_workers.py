"""The worker processes in which bots think."""

from __future__ import annotations

import asyncio
import os

from hotelier.server.bots import LEAST_URGENT, BotPool


def urgency() -> int:
    """How a worker is scheduled; runs in it."""
    return os.getpriority(os.PRIO_PROCESS, 0)


def test_a_worker_gives_way_to_everybody() -> None:
    async def ask() -> int:
        pool = BotPool(1)
        try:
            return await pool.run(urgency)
        finally:
            await pool.stop()

    assert asyncio.run(ask()) == LEAST_URGENT

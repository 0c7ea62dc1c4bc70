"""Back ends that play the games of a tournament: local processes, or a Ray cluster."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from functools import partial
from typing import Any, Final

from hotelier.arena.tournament import Played, Tournament, play_pairing
from hotelier.arena.workers import map_unordered
from hotelier.kernel.errors import HotelierError, Unreadable

LOCAL: Final = "local"
RAY: Final = "ray"
ENGINES: Final = (LOCAL, RAY)
RETRIES: Final = 5
"""Retries of a game whose Ray worker or machine was lost."""


def games_on(
    engine: str,
    tournament: Tournament,
    numbers: Iterable[int],
    jobs: int,
    on_loss: Callable[[], None] | None = None,
) -> Generator[Played, None, None]:
    """Yield the games with these numbers, in the order in which they finish."""
    if engine == RAY:
        return on_ray(tournament, numbers, jobs)
    done = map_unordered(partial(play_pairing, tournament), numbers, jobs, on_loss)
    return only_results(done)


def only_results(done: Generator[tuple[int, Played], None, None]) -> Generator[Played, None, None]:
    """Drop the task numbers. Each result contains its own."""
    try:
        for _, played in done:
            yield played
    finally:
        done.close()


def on_ray(
    tournament: Tournament, numbers: Iterable[int], jobs: int
) -> Generator[Played, None, None]:
    """Play on the Ray cluster in RAY_ADDRESS, or start a local one.

    Ray retries a game if its worker or machine is lost.
    """
    ray = import_ray()
    mine = not ray.is_initialized()
    if mine:
        ray.init(num_cpus=None if in_cluster() else jobs, log_to_driver=False,
                 logging_level="warning", include_dashboard=False)  # fmt: skip
    try:
        play = ray.remote(max_retries=RETRIES)(play_pairing)
        plan = ray.put(tournament)
        waiting = iter(numbers)
        running: list[Any] = []
        most = 2 * max(jobs, int(ray.cluster_resources().get("CPU", 1)))
        for number in waiting:
            running.append(play.remote(plan, number))
            if len(running) >= most:
                done, running = ray.wait(running)
                yield from ray.get(done)
        while running:
            done, running = ray.wait(running)
            yield from ray.get(done)
    except (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError) as error:
        raise HotelierError("workers-lost", times=RETRIES + 1) from error
    finally:
        if mine:
            ray.shutdown()


def in_cluster() -> bool:
    """Return True if RAY_ADDRESS names a cluster, so that Ray must not start one."""
    import os

    return "RAY_ADDRESS" in os.environ


def import_ray() -> Any:
    """Import Ray, or raise an error that says how to install it."""
    try:
        import ray
    except ImportError as error:
        raise Unreadable("no-ray") from error
    return ray

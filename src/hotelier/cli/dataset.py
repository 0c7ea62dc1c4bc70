"""`hotelier dataset`: write games between bots as a table of decisions and as records."""

from __future__ import annotations

import json
import os
from contextlib import closing
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from hotelier.cli.exit_codes import INTERRUPTED
from hotelier.cli.inputs import read_options
from hotelier.cli.language import spoken
from hotelier.cli.parameters import Option
from hotelier.kernel.errors import Unreadable
from hotelier.table.positions import find_game
from hotelier.words import message_id, say, say_number

if TYPE_CHECKING:
    from hotelier.env.dataset import Plan


def dataset(
    out: Path,
    game: str = "hotel-koenig",
    seats: int = 4,
    games: Annotated[int, Option(least=1)] = 1000,
    seed: int = 1,
    jobs: Annotated[int | None, Option(least=1)] = None,
    bots: str = "greedy",
    preset: str | None = None,
    option: list[str] | None = None,
    shard: Annotated[int, Option(least=1)] = 50,
    as_json: Annotated[bool, Option("--json")] = False,
) -> int:
    """Write games between bots as Parquet files, one row per decision, and as records.

    An interrupted data set is resumed where it stopped.
    """
    from hotelier.arena.match import make_match

    try:
        from hotelier.env.dataset import Plan, open_folder
    except ImportError as error:
        raise Unreadable("no-env-extra", package="numpy") from error
    names = [name.strip() for name in bots.split(",")]
    options = read_options(option or (), preset, find_game(game))
    plan = Plan(make_match(game, seats, names, seed, options), games, shard)
    with open_folder(plan, out, card(plan)) as missing:
        made, decisions = make_all(plan, out, missing, jobs or os.cpu_count() or 1)
    report = {**plan.data(), "folder": str(out), "made": made, "decisions": decisions,
              "missing": len(missing) - made}  # fmt: skip
    if as_json:
        print(json.dumps(report, ensure_ascii=False))
    else:
        print(say("dataset-made", spoken(), shards=made, decisions=decisions,
                       folder=str(out), missing=report["missing"]))  # fmt: skip
    if report["missing"]:
        return INTERRUPTED
    return 0


def make_all(plan: Plan, folder: Path, missing: list[range], jobs: int) -> tuple[int, int]:
    """Make the missing shards with a progress bar until Ctrl-C. Return the numbers of shards and
    decisions."""
    from rich.console import Console
    from rich.progress import track

    from hotelier.env.dataset import make_dataset

    console = Console(stderr=True)
    made = decisions = 0

    def tell_loss() -> None:
        console.print(say("worker-lost", spoken()))

    with closing(make_dataset(plan, folder, missing, jobs, tell_loss)) as shards:
        done: Any = track(
            shards, say("simulate-playing", spoken()), len(missing), console=console,
            disable=not console.is_terminal, transient=True,
        )  # fmt: skip
        try:
            for _, count in done:
                made += 1
                decisions += count
        except KeyboardInterrupt:
            pass
    return made, decisions


def thinks_for_a_time(bot: str) -> bool:
    """Return True if a bot has a time budget. Its moves may then differ between machines.

    >>> thinks_for_a_time("director@500ms"), thinks_for_a_time("director@500")
    (True, False)
    """
    from hotelier.bots import AT, parse_budget

    _, at, budget = bot.partition(AT)
    return bool(at and parse_budget(budget).seconds)


def card(plan: Plan) -> str:
    """Return the data card: contents, origin and limits of the data set."""
    from hotelier.env.dataset import field_lines

    data, lang = plan.data(), spoken()
    defaults = {option.name: option.default for option in plan.match.kind.options}
    options = [f"{name}={value}" for name, value in data["options"].items()
               if value != defaults[name]]  # fmt: skip
    head = say(
        "dataset-card", lang,
        title=say(message_id(data["game"], "title"), lang),
        games=say_number(data["games"], lang), seats=data["seats"], bots=", ".join(data["bots"]),
        seed=str(data["seed"]), rules=str(data["rules"]), version=version("hotelier"),
        options=" ".join(options) or "none",
        view=data["view"], actions=data["actions"], fingerprint=data["fingerprint"],
        shard=data["shard"], timed="yes" if any(map(thinks_for_a_time, data["bots"])) else "no",
    )  # fmt: skip
    return f"{head}\n{field_lines(plan)}\n"

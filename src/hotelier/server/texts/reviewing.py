"""A review in words, with targets on the board: the move played, a better one, and the reasons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from hotelier.analysis.evaluators import ANALYSERS, Analyser
from hotelier.analysis.page import review_page
from hotelier.analysis.review import dearest, opened, views_at
from hotelier.analysis.telling import reasons_text, summary, term_name, told_plies
from hotelier.bots.evaluator import Luck
from hotelier.kernel.frames import CHANCE, OVER, legal, play, sample, to_move
from hotelier.kernel.game import Game
from hotelier.kernel.notation import read
from hotelier.table.record import Record
from hotelier.words import label, say
from hotelier.words.names import player_names
from hotelier.words.phrases import bare
from hotelier.words.things import things_of

Data = dict[str, Any]
LONGEST: Final = 5
"""Steps of a line that are shown."""
PLAIN: Final = ("end", "stop")
"""Verbs that end a turn; they are left out after other steps."""


def tell(text: str, review: Data, names: tuple[str, ...], lang: str) -> Data:
    """All texts of a review; runs in a worker."""
    record, states = opened(text)
    seats = range(record.seats)
    called = called_by(record, names, lang)
    plies = {ply for seat in seats for ply in dearest(review["decisions"], seat)}
    parts = [part for part in review["decisions"] if part["ply"] in plies]
    return {
        "names": list(called),
        "summary": [bare(sentence) for sentence in summary(record.kind, review, called, lang)],
        "costly": [told_decision(record, states, part, lang) for part in parts],
    }


def called_by(record: Record, names: tuple[str, ...], lang: str) -> tuple[str, ...]:
    """Return the players' names: of the table, or else of the record."""
    return tuple(player_names(names or record.names, record.seats, lang))


def as_page(text: str, review: Data, names: tuple[str, ...], lang: str) -> str:
    """A review as one self-contained HTML file; runs in a worker."""
    record, states = opened(text)
    called = called_by(record, names, lang)
    views = views_at(record, states, told_plies(review))
    return review_page(record.kind, review, called, lang, views)


def told_decision(record: Record, states: list[Any], part: Data, lang: str) -> Data:
    """A costly decision: both lines step by step, and the sources of the difference."""
    analyser = ANALYSERS[record.game]
    own = [(states[ply], record.lines[ply].do) for ply in own_plies(record, states, part, analyser)]
    better = list(line_states(analyser, record, states[part["ply"]], part))
    return {
        "ply": part["ply"],
        "played": [told_step(record, state, do, lang) for state, do in telling(own)],
        "better": [told_step(record, state, do, lang) for state, do in telling(better)],
        "why": reasons(record.kind, part, analyser, lang),
        "does": bare(reasons_text(record.kind, part["reasons"], lang)),
        "own_does": bare(reasons_text(record.kind, part["own_reasons"], lang)),
    }


def telling(line: list[tuple[Any, str]]) -> list[tuple[Any, str]]:
    """The steps of a line without those that only end a turn."""
    return [step for place, step in enumerate(line) if not place or step[1] not in PLAIN][:LONGEST]


def own_plies(record: Record, states: list[Any], part: Data, analyser: Analyser) -> Iterator[int]:
    """Yield the plies of the seat's own actions from a decision to the end of the turn."""
    seat, ply = part["seat"], part["ply"]
    while ply < len(record.lines):
        if record.lines[ply].by == seat:
            yield ply
        ply += 1
        if analyser.evaluator.finished(states[ply], seat):
            break


def line_states(
    analyser: Analyser, record: Record, state: Any, part: Data
) -> Iterator[tuple[Any, str]]:
    """Yield the better line with the state before each step; the state is None once sampled chance
    does not allow the next action."""
    luck = Luck(part["ply"])
    at: Any = state.copy()
    for do in part["line"]:
        while at is not None and to_move(at) not in (part["seat"], OVER):
            now = luck.at(analyser.evaluator.moment(at))
            play(
                at, sample(at, now) if to_move(at) == CHANCE else analyser.evaluator.reply(at, now)
            )
        action = read(do, record.kind.actions)
        if at is not None and (to_move(at) == OVER or action not in legal(at)):
            at = None
        yield (None if at is None else at.copy()), do
        if at is not None:
            play(at, action)


def told_step(record: Record, state: Any, do: str, lang: str) -> Data:
    """A step of a line: its notation, its words, and the targets on the board."""
    view = None if state is None else views_at(record, [state], [0])[0]
    game: Game = record.kind
    return {"do": do, "label": label(game, do, view, lang), "things": things_of(game, do, view)}


def reasons(game: Game, part: Data, analyser: Analyser, lang: str) -> list[Data]:
    """The cost by source; the parts add up to it."""
    found = [
        {"text": bare(term_name(game.name, term, lang)), "points": points}
        for term, points in part["why"]
    ]
    rest = part["cost_points"]["mean"] - sum(points for _, points in part["why"])
    if abs(rest) >= analyser.unit:
        found.append({"text": bare(say("study-rest", lang)), "points": round(rest, 2)})
    return found

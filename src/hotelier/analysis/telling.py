"""Hints and reviews in words. All texts are derived from the data that programs get."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from hotelier.analysis.decisions import COSTLY, FINE
from hotelier.kernel.game import Game
from hotelier.words import label, message_id, say, say_list, say_number, say_percent
from hotelier.words.catalogue import Value
from hotelier.words.grand_austria_hotel.cards import apart
from hotelier.words.values import key_text

ALIASES: Final = {
    "guest": "Guest", "staff": "Staff", "politics": "Politics", "tile": "Tile", "colour": "Colour",
    "source": "Source", "celebrity": "Celebrity", "chain": "Chain", "survivor": "Chain",
}  # fmt: skip
"""Types of the arguments of reasons, as the notation names them."""
FELT: Final = 0.02
"""Change in the chance to win below which luck is not mentioned."""
AT_ONCE: Final = ("points", "money")
"""Sources that the deeds already mention."""


def term_name(game: str, term: str, lang: str) -> str:
    """Return the name of a term of an evaluation."""
    return say(message_id("study-term", game, term), lang)


def points_text(game: str, points: float, lang: str, signed: bool = True) -> str:
    """Format points: VP with one decimal place, money in hundreds."""
    if game == "hotel-koenig":
        text = say_number(abs(round(points, -2)), lang)
    else:
        text = say_number(abs(points), lang, 1)
    if not signed:
        return text if points >= 0 else f"−{text}"
    return f"+{text}" if points >= 0 else f"−{text}"


def sources_text(game: str, sources: Sequence[Sequence[Any]], lang: str) -> str:
    """Describe the sources of points in one line, or report that little changes."""
    parts = [
        say("study-source", lang, term=term_name(game, str(term), lang),
            points=points_text(game, float(points), lang))
        for term, points in sources
    ]  # fmt: skip
    return say_list(parts, lang) if parts else say("study-no-source", lang)


def gain_text(what: str, count: int, lang: str) -> str:
    """Describe one gain of a deed."""
    return say(message_id("study-gain", what), lang, n=count)


def reason_text(game: Game, reason: Mapping[str, Any], lang: str) -> str:
    """Describe a deed and its gains. A plain reason has gains only."""
    brought = " + ".join(gain_text(what, count, lang) for what, count in reason["gains"].items())
    if reason["kind"] == "plain":
        return brought
    args: dict[str, Value] = {
        name: value if isinstance(value, int) else key_text(game, value, ALIASES[name], lang)
        for name, value in reason["args"].items()
    }
    deed = say(message_id("study-why", game.name, reason["kind"]), lang, **args)
    return say("study-why-gains", lang, deed=deed, gains=brought) if brought else deed


def reasons_text(game: Game, reasons: Sequence[Mapping[str, Any]], lang: str) -> str:
    """Describe the effects of an action and of the rest of the turn. Empty if there are none."""
    now = [reason_text(game, reason, lang) for reason in reasons if not reason["step"]]
    later = [reason_text(game, reason, lang) for reason in reasons if reason["step"]]
    if now and later:
        return say("study-why-both", lang, now=apart(now, lang), then=apart(later, lang))
    if later:
        return say("study-why-then", lang, then=apart(later, lang))
    return apart(now, lang) if now else ""


def why_text(
    game: Game, reasons: Sequence[Mapping[str, Any]], sources: Sequence[Sequence[Any]], lang: str
) -> str:
    """Explain why an action is good: its deeds, and its main later benefit."""
    if not reasons:
        return sources_text(game.name, sources, lang)
    why = reasons_text(game, reasons, lang)
    later = [each for each in sources if each[0] not in AT_ONCE and each[1] > 0][:1]
    if not later:
        return why
    return say("study-why-sources", lang, why=why, sources=sources_text(game.name, later, lang))


def margin_text(estimate: Mapping[str, float]) -> float:
    """Return half the width of an interval."""
    return (estimate["high"] - estimate["low"]) / 2


def percent_text(estimate: Mapping[str, float], lang: str) -> str:
    """Format a chance with its margin."""
    return say("study-plus-minus", lang, value=say_percent(estimate["mean"], lang, 0),
               margin=say_percent(margin_text(estimate), lang, 0))  # fmt: skip


def score_text(game: str, estimate: Mapping[str, float], lang: str) -> str:
    """Format a score with its margin."""
    return say(
        "study-plus-minus", lang, value=points_text(game, estimate["mean"], lang, signed=False),
        margin=points_text(game, margin_text(estimate), lang, signed=False),
    )  # fmt: skip


def hint_lines(game: Game, hints: Sequence[Mapping[str, Any]], view: Any, lang: str) -> list[str]:
    """Describe each hint in one line: the action, its expected result, and the reasons."""
    return [
        say("study-hint", lang, place=place, game=game.name,
            action=label(game, hint["action"], view, lang),
            win=percent_text(hint["win"], lang), score=score_text(game.name, hint["score"], lang),
            why=why_text(game, hint["reasons"], hint["sources"], lang))
        for place, hint in enumerate(hints, 1)
    ]  # fmt: skip


def line_labels(game: Game, line: Sequence[str], view: Any, lang: str) -> list[str]:
    """Return the labels of the actions of a line. The view belongs to the first action."""
    return [label(game, action, None if place else view, lang) for place, action in enumerate(line)]


def costly_text(game: Game, part: Mapping[str, Any], name: str, view: Any, lang: str) -> str:
    """Describe a costly decision, with the better line."""
    line = say_list(line_labels(game, part["line"], view, lang), lang)
    return say(
        "study-costly", lang, ply=part["ply"], name=name,
        played=label(game, part["played"], view, lang), better=line,
        win=say_percent(part["cost_win"]["mean"], lang, 0),
        points=points_text(game.name, part["cost_points"]["mean"], lang, signed=False),
        game=game.name,
        why=why_text(game, part["reasons"], part["sources"], lang),
    )  # fmt: skip


def perhaps(review: Mapping[str, Any]) -> list[int]:
    """Return the plies of the decisions that may have cost most, without a certain verdict."""
    unsure = [part for part in review["decisions"] if part["verdict"] == FINE]
    unsure.sort(key=lambda part: (-part["cost_win"]["mean"], part["ply"]))
    return [part["ply"] for part in unsure[:COSTLY]]


def told_plies(review: Mapping[str, Any]) -> list[int]:
    """Return the plies of the decisions that a review describes."""
    costly: list[int] = review["costly"]
    return costly or perhaps(review)


def perhaps_text(game: Game, part: Mapping[str, Any], name: str, view: Any, lang: str) -> str:
    """Describe a decision that may have been costly, with a line that may be better."""
    return say(
        "study-perhaps-better", lang, ply=part["ply"], name=name, game=game.name,
        played=label(game, part["played"], view, lang),
        better=say_list(line_labels(game, part["line"], view, lang), lang),
        points=score_text(game.name, part["cost_points"], lang),
        why=why_text(game, part["reasons"], part["sources"], lang),
    )  # fmt: skip


def player_text(game: Game, row: Mapping[str, Any], name: str, lang: str) -> str:
    """Summarize a player in words."""
    return say(
        "study-player", lang, name=name, game=game.name, score=say_number(row["score"], lang),
        accuracy=say_percent(row["accuracy"], lang, 0),
        luck=points_text(game.name, row["luck_points"], lang),
        play=points_text(game.name, -row["lost_points"], lang),
    )  # fmt: skip


def summary(game: Game, review: Mapping[str, Any], names: Sequence[str], lang: str) -> list[str]:
    """Summarize the game in a few sentences."""
    players = review["players"]
    ranks = review["ranks"]
    winners = [names[seat] for seat, rank in enumerate(ranks) if rank == 1]
    said: list[str] = [say("study-won", lang, names=say_list(winners, lang), count=len(winners))]
    turning = turning_point(review)
    if turning is not None:
        said.append(turning_text(game, review, turning, names, lang))
    said.append(luck_sentence(game, players, names, lang))
    steady = sorted(players, key=lambda row: -row["accuracy"])
    first, second = (say_percent(row["accuracy"], lang, 0) for row in steady[:2])
    if first != second:
        said.append(say("study-steady", lang, name=names[steady[0]["seat"]], accuracy=first))
    return said


def luck_sentence(
    game: Game, players: Sequence[Mapping[str, Any]], names: Sequence[str], lang: str
) -> str:
    """Name the player with the most good or bad luck, if that luck is certain and noticeable."""
    sure = [row for row in players if abs(row["luck_points"]) > row["luck_margin"]]
    felt = [row for row in sure if abs(row["luck_win"]) > FELT]
    if not felt:
        return say("study-even-luck", lang)
    lucky = max(felt, key=lambda row: abs(row["luck_points"]))
    points = points_text(game.name, lucky["luck_points"], lang)
    name = "study-lucky" if lucky["luck_points"] > 0 else "study-unlucky"
    return say(name, lang, name=names[lucky["seat"]], points=points, game=game.name)


@dataclass(frozen=True)
class Turning:
    """A move after which the chance of a seat rose."""

    seat: int
    ply: int
    before: float
    after: float
    drawn: bool
    """True if a chance event followed the move."""


def turning_point(review: Mapping[str, Any]) -> Turning | None:
    """Return the largest rise of the winner's chance within one step of the graph."""
    winner = review["ranks"].index(1)
    drawn = {part["ply"] for part in review["chance"]}
    rises = [
        Turning(winner, before["ply"], before["wins"][winner], after["wins"][winner],
                not drawn.isdisjoint(range(before["ply"], after["ply"])))
        for before, after in pairwise(review["graph"])
    ]  # fmt: skip
    found = max(rises, key=lambda each: each.after - each.before, default=None)
    return found if found is not None and found.after > found.before else None


def turning_text(
    game: Game, review: Mapping[str, Any], turning: Turning, names: Sequence[str], lang: str
) -> str:
    """Describe the turning point: the move, its player, and the change of the chance."""
    chances: dict[str, Value] = {
        "before": say_percent(turning.before, lang, 0),
        "after": say_percent(turning.after, lang, 0),
    }
    move = next((part for part in review["decisions"] if part["ply"] == turning.ply), None)
    name = names[turning.seat]
    if move is None:
        return say("study-turning", lang, ply=turning.ply, name=name, **chances)
    return say(
        "study-turning-move", lang, ply=turning.ply, name=name, who=names[move["seat"]],
        did=label(game, move["played"], None, lang), drawn="yes" if turning.drawn else "no",
        **chances,
    )  # fmt: skip


def review_lines(
    game: Game,
    review: Mapping[str, Any],
    names: Sequence[str],
    lang: str,
    views: Mapping[int, Any] | None = None,
) -> list[str]:
    """Return the whole review for a terminal.

    With views at the costly plies, actions are described in more detail.
    """
    by_ply = {part["ply"]: part for part in review["decisions"]}
    lines = [" ".join(summary(game, review, names, lang)), ""]
    lines += [player_text(game, row, names[row["seat"]], lang) for row in review["players"]]
    lines.append("")
    told = costly_text
    if not review["costly"]:
        told = perhaps_text
        lines.append(say("study-nothing-costly", lang))
        if perhaps(review):
            lines.append(say("study-perhaps", lang))
    for ply in review["costly"] or perhaps(review):
        part = by_ply[ply]
        lines.append(told(game, part, names[part["seat"]], (views or {}).get(ply), lang))
    unsure = sum(part["verdict"] == "fine" for part in review["decisions"])
    lines += ["", say("study-unsure", lang, count=unsure, all=len(review["decisions"]))]
    return lines

"""Games that evaluate weights: one kind of trial for each game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, replace
from math import exp, log
from typing import Any, Final

from hotelier.arena.match import make_match, play_bare
from hotelier.bots import Bot, ask
from hotelier.bots.contract import Budget
from hotelier.bots.grand_austria_hotel.evaluator import AustriaEvaluator
from hotelier.bots.grand_austria_hotel.weights import DIRECTED as AUSTRIA_DIRECTED
from hotelier.bots.grand_austria_hotel.weights import TUNED as AUSTRIA_TUNED
from hotelier.bots.grand_austria_hotel.weights import Weights as AustriaWeights
from hotelier.bots.hotel_koenig.evaluator import ForesightEvaluator, KoenigEvaluator
from hotelier.bots.hotel_koenig.foresight import FORESEEN, Foresight
from hotelier.bots.hotel_koenig.greedy import PLANNED as KOENIG_PLANNED
from hotelier.bots.hotel_koenig.greedy import Weights as KoenigWeights
from hotelier.bots.planner import PlannerBot, Planning
from hotelier.bots.planning import Beam
from hotelier.games.grand_austria_hotel.cards import STAFF_KEYS
from hotelier.games.grand_austria_hotel.terms import START
from hotelier.games.grand_austria_hotel.turn import Turn
from hotelier.kernel.frames import CHANCE, OVER, play, to_move
from hotelier.table.dealer import Dealer

Row = dict[str, Any]


@dataclass(frozen=True)
class Verdict:
    """Result of one game for a candidate."""

    score: float
    rows: tuple[Row, ...] = ()
    """Positions from the game with its final score, for fitting evaluation figures."""


WALZER: Final = ("champagne", "dancer", "dancers_per_turn", "celebrities", "ballrooms")
"""Weights that are used only with the expansion."""
FIXED: Final = frozenset(
    {
        *WALZER, "krone", "krone_early", "good", "good_early", "dice_per_turn", "guests_per_turn",
        "effort_serve", "effort_pay", "table", "card", "guest", "action", "retreat",
    }
)  # fmt: skip
"""Weights without effect in the games used for tuning, and weights whose whole term is tuned
instead."""


def tunable(weights: Any) -> tuple[str, ...]:
    """Return the names of the tuned weights, in the order of a candidate's coordinates."""
    fixed = FIXED if isinstance(weights, AustriaWeights) else ()
    return tuple(name for name in asdict(weights) if name not in fixed)


def scaled(weights: Any, names: tuple[str, ...], vector: list[float]) -> Any:
    """Multiply each weight by e to the power of its coordinate. Signs do not change."""
    changed = {name: getattr(weights, name) * exp(x) for name, x in zip(names, vector, strict=True)}
    return replace(weights, **changed)


BEAM: Final = Beam(4, 3, 2)
"""Beam of the planner while its weights are tuned."""
KOENIG_BEAM: Final = Beam(6, 1, 1)
LOGGED: Final = (3, 6, 9, 12)
"""Numbers of turns left at which positions are logged."""


def austria_game(weights: AustriaWeights, seed: str, options: Mapping[str, object]) -> Verdict:
    """Play the planner against itself. The score is the mean of both final scores."""
    match = make_match("grand-austria-hotel", 2, ["random"], seed, options)
    state = match.kind.setup(match.seats, match.options)
    dealer = Dealer(match.kind, seed)
    evaluator = AustriaEvaluator(weights)
    bots: list[Bot] = [
        PlannerBot("planner", f"{seed}/{seat}", evaluator, Planning(BEAM, 1), Budget())
        for seat in range(2)
    ]
    rows: list[Row] = []
    while (seat := to_move(state)) != OVER:
        if seat == CHANCE:
            play(state, dealer.deal(state))
            continue
        top = state.stack[-1]
        if type(top) is Turn and top.phase == START:
            left = 2 * (7 - state.round) + 2 - state.turns[seat]
            if left in LOGGED:
                rows.append(snapshot(evaluator, state, seat, left))
        play(state, ask(bots[seat], state))
    for row in rows:
        row["final"] = state.vp[row["seat"]]
    return Verdict(sum(state.vp) / len(state.vp), tuple(rows))


RIVALS: Final = 3
CLOSE: Final = 4000.0
"""Lead in money that counts as a fairly clear victory in Hotel-König."""


def koenig_game(
    weights: Foresight | KoenigWeights, seed: str, options: Mapping[str, object]
) -> Verdict:
    """Play the planner against three with the current weights. The score goes from 0 for a clear
    defeat to 100 for a clear victory."""
    match = make_match("hotel-koenig", 1 + RIVALS, ["greedy"], seed, options)
    seat = sum(seed.encode()) % match.seats
    own = (
        ForesightEvaluator(weights, KOENIG_PLANNED)
        if isinstance(weights, Foresight)
        else KoenigEvaluator(weights)
    )
    how = Planning(KOENIG_BEAM, 1)
    bots: list[Bot] = [
        PlannerBot("planner", f"{seed}/{other}", own if other == seat else KoenigEvaluator(
            KOENIG_PLANNED), how, Budget())
        for other in range(match.seats)
    ]  # fmt: skip
    scores = list(play_bare(match, seed, bots)[1].scores)
    mine = scores.pop(seat)
    return Verdict(100 / (1 + exp((max(scores) - mine) / CLOSE)))


@dataclass(frozen=True)
class Trial:
    """Settings for the evaluation of a game's weights."""

    begin: Any
    """The weights at the origin of the coordinates."""
    by_hand: Any
    play: Callable[[Any, str, Mapping[str, object]], Verdict]
    options: Mapping[str, object]
    deals: int
    """Number of games for each candidate."""
    names: tuple[str, ...]
    """Names of the tuned weights."""


TRIALS: Final[dict[str, Trial]] = {
    "alles-walzer": Trial(
        AUSTRIA_DIRECTED, AUSTRIA_TUNED, austria_game, {"aw.modules": 12345}, 8, WALZER
    ),
    "grand-austria-hotel": Trial(
        AUSTRIA_DIRECTED, AUSTRIA_TUNED, austria_game, {}, 8, tunable(AUSTRIA_DIRECTED)
    ),
    "hotel-koenig": Trial(
        FORESEEN, KOENIG_PLANNED, koenig_game, {"preset": "online"}, 48, tunable(FORESEEN)
    ),
}


def starts(trial: Trial) -> list[list[float]]:
    """Return starting points of a search: the given weights, weights without the scales of terms,
    and the midpoint."""
    given = [0.0] * len(trial.names)
    plain = [
        -log(getattr(trial.begin, name)) if name.endswith(("_late", "_early")) else 0.0
        for name in trial.names
    ]
    if not isinstance(trial.begin, AustriaWeights) or not any(plain):
        return [given]
    return [given, plain, [x / 2 for x in plain]]


def snapshot(evaluator: AustriaEvaluator, state: Any, seat: int, left: int) -> Row:
    """Return a position as its evaluation terms and cards."""
    return {
        "seat": seat,
        "left": left,
        "terms": {name: round(x, 2) for name, x in evaluator.terms(state, seat).items() if x},
        "played": [STAFF_KEYS[card] for card in state.played[seat]],
        "hand": [STAFF_KEYS[card] for card in state.hands[seat]],
    }

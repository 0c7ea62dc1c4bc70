"""Reasons in Hotel-König: chains founded and grown, bonuses, purchases, majorities won."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hotelier.analysis.reasons import Course, Reason
from hotelier.bots.hotel_koenig.greedy import bonuses_of
from hotelier.games.hotel_koenig.state import shares_of
from hotelier.games.hotel_koenig.tables import CHAIN_COUNT, CHAIN_KEYS, PRICE
from hotelier.kernel.frames import Event

KINDS: Final = frozenset({"found", "buy", "bonus", "sell", "trade", "end", "grow", "majority"})
GAINS: Final = frozenset({"shares", "money", "value", "bonus"})
"""All gains that have a message."""
BOUGHT: Final = 0.2
"""Weight of a purchase relative to its price. Its consequences matter more."""
MAJORITY: Final = 0.5
"""Weight of a bonus that is not paid yet."""
SHARE: Final = 300.0
END: Final = 5000.0


def koenig_reasons(course: Course) -> list[Reason]:
    """Return the reasons of a turn: its deeds in order, then growth and majorities."""
    found: list[Reason] = []
    for step, event in course.events:
        if event.seat == course.seat:
            read(step, event, found)
    steps = {reason.args.get("chain"): reason.step for reason in found}
    return [*found, *growth(course), *majorities(course, steps)]


def read(step: int, event: Event, found: list[Reason]) -> None:
    """Record one event."""
    args: Any = event.args
    if event.kind == "founded":
        found.append(Reason("found", step, {"chain": CHAIN_KEYS[args[0]]}, worth=SHARE))
    elif event.kind == "founder_share":
        found[-1].gain("shares", 1, SHARE)
    elif event.kind == "bought":
        purchase(step, CHAIN_KEYS[args[0]], args[1], found)
    elif event.kind == "bonus":
        reason = Reason("bonus", step, {"chain": CHAIN_KEYS[args[0]], "place": args[1]})
        reason.gain("money", args[3], 1.0)
        found.append(reason)
    elif event.kind == "sold":
        reason = Reason("sell", step, {"chain": CHAIN_KEYS[args[1]], "shares": args[0]})
        reason.gain("money", args[2], 0.5)
        found.append(reason)
    elif event.kind == "traded":
        given, chain, gained, survivor = args
        about: dict[str, str | int] = {
            "given": given, "chain": CHAIN_KEYS[chain], "shares": gained,
            "survivor": CHAIN_KEYS[survivor],
        }  # fmt: skip
        found.append(Reason("trade", step, about, worth=gained * SHARE))
    elif event.kind == "announced":
        found.append(Reason("end", step, {}, worth=END))


def purchase(step: int, chain: str, price: int, found: list[Reason]) -> None:
    """HK-9.1 Record a bought share. Shares of one chain form one purchase."""
    for reason in found:
        if reason.kind == "buy" and reason.args["chain"] == chain:
            reason.args["shares"] = int(reason.args["shares"]) + 1
            reason.args["amount"] = int(reason.args["amount"]) + price
            break
    else:
        reason = Reason("buy", step, {"chain": chain, "shares": 1, "amount": price})
        found.append(reason)
    reason.worth += BOUGHT * price


def growth(course: Course) -> list[Reason]:
    """HK-6.1, 7.5 Return the chains whose price has risen, if the seat held shares before."""
    found: list[Reason] = []
    for chain in range(CHAIN_COUNT):
        held = shares_of(course.before, chain)[course.seat]
        old, new = course.before.size[chain], course.after.size[chain]
        rise = held * (PRICE[chain][new] - PRICE[chain][old]) if old and new > old else 0
        if rise:
            reason = Reason("grow", 0, {"chain": CHAIN_KEYS[chain], "size": new})
            reason.gain("value", rise, 1.0)
            found.append(reason)
    return found


def majorities(course: Course, steps: Mapping[str | int | None, int]) -> list[Reason]:
    """HK-7.6 Return the chains in which the seat's rank has improved, with its present bonus.

    `steps` gives the step of the last deed of the turn that concerns a chain.
    """
    found: list[Reason] = []
    for chain in range(CHAIN_COUNT):
        size = course.after.size[chain]
        if not size:
            continue
        before, after = (
            place(state, chain, course.seat) for state in (course.before, course.after)
        )
        holdings = tuple(shares_of(course.after, chain))
        bonus = bonuses_of(holdings, PRICE[chain][size], course.after.options)[course.seat]
        if bonus and after < before and after <= 2:
            key = CHAIN_KEYS[chain]
            reason = Reason("majority", steps.get(key, 0), {"chain": key, "place": after})
            reason.gain("bonus", bonus, MAJORITY)
            found.append(reason)
    return found


def place(state: Any, chain: int, seat: int) -> int:
    """Return the rank of a seat among the holders of a chain, from 1; last without shares."""
    holdings = shares_of(state, chain)
    if not holdings[seat]:
        return len(holdings) + 1
    return 1 + sum(shares > holdings[seat] for shares in holdings)

"""`hotelier cards`: explain cards and boards, and list uncertain figures."""

from __future__ import annotations

import json
from dataclasses import asdict
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from hotelier.cli.inputs import choose_game, read_options
from hotelier.cli.language import spoken
from hotelier.cli.parameters import Argument, Option
from hotelier.kernel.errors import Unreadable

if TYPE_CHECKING:
    from hotelier.games.grand_austria_hotel.rules import Rules
    from hotelier.kernel.game import Game
    from hotelier.words.grand_austria_hotel.reference import Card


def cards(
    wanted: Annotated[list[str] | None, Argument()] = None,
    game: str = "grand-austria-hotel",
    kind: str | None = None,
    doubts: bool = False,
    option: list[str] | None = None,
    house_data: Path | None = None,
    as_json: Annotated[bool, Option("--json")] = False,
) -> None:
    """Explain cards and boards: figures, effect, rule, and uncertain figures with reasons."""
    from hotelier.games.grand_austria_hotel.rules import rules_for
    from hotelier.words.grand_austria_hotel.reference import KINDS, all_cards, find_card

    chosen = choose_game(game, house_data)
    if chosen.cards is None:
        raise Unreadable("no-cards", game=chosen.name)
    if kind is not None and kind not in KINDS:
        raise Unreadable("unknown-kind", kind=kind, kinds=list(KINDS))
    rules = rules_for(chosen.choose_options(read_options(option or ())), chosen.cards)
    found = all_cards(rules, spoken())
    if kind is not None:
        found = [card for card in found if card.kind == kind]
    if wanted:
        found = [find_card(found, text) for text in wanted]
    if doubts:
        found = [card for card in found if card.doubts]
    if as_json:
        print(json.dumps(as_data(chosen, found, rules), ensure_ascii=False))
    else:
        show(chosen, found, heads=not wanted)
        if not wanted and kind in (None, "hotels"):
            show_track(rules)


def as_data(game: Game, found: list[Card], rules: Rules) -> dict[str, Any]:
    """Return the cards and the figures of the boards as JSON data."""
    figures = asdict(rules.figures)
    return {
        "game": game.name,
        "data": game.data,
        "cards": [asdict(card) for card in found],
        "figures": figures,
    }


def show(game: Game, found: list[Card], heads: bool) -> None:
    """Print the cards, grouped by kind."""
    from rich.text import Text

    from hotelier.terminal.cards import explained
    from hotelier.terminal.console import make_console
    from hotelier.words import say
    from hotelier.words.grand_austria_hotel.card import OUR_FIGURE

    console = make_console()
    if game.data:
        console.print(Text(say("cards-data", spoken(), name=game.data), "bold"))
    for kind, members in groupby(found, key=lambda card: card.kind):
        listed = list(members)
        if heads:
            label = say(f"cards-kind-{kind}", spoken())
            head = say("terminal-label", spoken(), label=label)
            count = say("cards-count", spoken(), count=len(listed))
            console.print(Text(f"{head} {count}", "bold underline"))
        for card in listed:
            console.print(explained(card, spoken()))
    if heads and any(doubt["kind"] == "reconstructed" for card in found for doubt in card.doubts):
        console.print(Text(say("austria-our-figure", spoken(), sign=OUR_FIGURE), "dim"))


def show_track(rules: Rules) -> None:
    """Print the VP of the emperor track. Sources disagree about them."""
    from rich.padding import Padding
    from rich.text import Text

    from hotelier.terminal.console import make_console
    from hotelier.words import say
    from hotelier.words.grand_austria_hotel.reference import field_name, track_doubts

    console = make_console()
    points = " ".join(map(str, rules.track))
    console.print(Text().append(say("cards-track", spoken()), "bold").append(f"  {points}"))
    for doubt in track_doubts(spoken()):
        what = field_name(doubt, spoken())
        line = say("cards-doubt", spoken(), what=what, kind=doubt["text"], why=doubt["why"])
        console.print(Padding(Text(line, "dim"), (0, 0, 0, 2)))

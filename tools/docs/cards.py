"""Pages of all cards and boards, generated from the tables of the games."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from docutils import nodes
from sphinx.application import Sphinx

import hotelier as ht
from hotelier.games.grand_austria_hotel.rules import rules_for
from hotelier.games.hotel_koenig import tables
from hotelier.terminal.cards import capital, figures_text
from hotelier.words import say
from hotelier.words.grand_austria_hotel.card import OUR_FIGURE, Card
from hotelier.words.grand_austria_hotel.reference import all_cards, field_name, track_doubts
from tools.docs.look import icon
from tools.docs.staging import write

ALL: Final = {"aw.modules": 12345, "aw.extra_cards": "on", "gah.promos": "on"}
"""Options that put every card in play."""
GUESTS: Final = {
    "blue": "Nobles, in blue rooms",
    "red": "Citizens, in red rooms",
    "yellow": "Artists, in yellow rooms",
    "green": "Tourists, in any room",
}
TIMES: Final = {
    "once": "Once, when played",
    "round": "Once a round",
    "permanent": "Always",
    "end": "At the end of the game",
    "bell": "With a bell",
}
PACKS: Final = {
    "base": "",
    "promo": "Promotional card.",
    "ballrooms": "Alles Walzer!, with the ballrooms.",
    "more_cards": "Alles Walzer!, “a little more”.",
}
ORDER: Final = (
    "guests", "staff", "politics", "emperor", "hotels",
    "celebrities", "ballrooms", "rehearsals", "entrances", "tokens",
)  # fmt: skip
LEAD: Final = {
    "guests": "What a guest orders, the VP and the reward for checking him in (GAH-9).",
    "staff": "What a staff card costs, when it works, and what it does (GAH-12, GAH-13).",
    "politics": "What must be true to claim a card; the first gets most (GAH-14).",
    "emperor": "Bonus for those ahead on the track, penalty for those behind (GAH-17, GAH-18).",
    "hotels": "The rooms of each board, from the ground floor up (GAH-1.3).",
    "celebrities": "Famous people in the lounge, each with a power (AW-8).",
    "ballrooms": "Where dancers go, and how each ballroom is scored (AW-7).",
    "rehearsals": "Where dancers wait, and what an empty section brings (AW-1.5).",
    "entrances": "Entrances that are auctioned at the beginning (AW-9).",
    "tokens": "What a full column or floor brings with some entrances (AW-9.3).",
}


def cards(lang: str) -> list[Card]:
    """Return every card and board of Grand Austria Hotel and its expansion."""
    game = ht.GAMES["grand-austria-hotel"]
    assert game.cards is not None
    return all_cards(rules_for(game.choose_options(ALL), game.cards), lang)


def stage(out: Path) -> None:
    """Write a page for each kind of card, and one for the chains of Hotel-König."""
    german = {(card.kind, card.key): card.name for card in cards("de")}
    listed = cards("en")
    assert {card.kind for card in listed} == set(ORDER)
    for kind in ORDER:
        found = [card for card in listed if card.kind == kind]
        write(out / "cards" / f"{kind}.md", page(kind, found, german))
    write(out / "cards" / "chains.md", chains())


def page(kind: str, found: list[Card], german: dict[tuple[str, str], str]) -> str:
    """Return the page of all cards of a kind."""
    lines = [f"# {say(f'cards-kind-{kind}', 'en')}", "", LEAD[kind], ""]
    if any(is_ours(card) for card in found):
        lines += [say("austria-our-figure", "en", sign=OUR_FIGURE), ""]
    first = list({"guests": GUESTS, "staff": TIMES}.get(kind, {}).values())
    for name in dict.fromkeys([*first, *map(group_of, found)]):
        lines += [f"## {name}", ""]
        for card in found:
            if group_of(card) == name:
                lines += entry(card, german[card.kind, card.key])
    if kind == "hotels":
        lines += track()
    return "\n".join(lines)


def group_of(card: Card) -> str:
    """Return the heading that a card stands under."""
    if card.kind == "guests":
        return GUESTS[card.figures["colour"]]
    if card.kind == "staff":
        return TIMES[card.figures["timing"]]
    return f"Stack {card.figures['stack']}" if "stack" in card.figures else "All of them"


def entry(card: Card, german: str) -> Iterator[str]:
    """Yield the lines of a card: name, figures, effect, rule and disputed points."""
    sign = OUR_FIGURE if is_ours(card) else ""
    yield from (f"### {capital(card.name).removesuffix('.')}{sign}", "")
    if drawn := drawing(card):
        yield from (drawn, "")
    if figures := figures_text(card, "en"):
        yield from (f"{capital(figures)}", "")
    if card.kind != "politics":
        yield from (capital(card.text), "")
    number = f"No. {card.number}. " if card.number else ""
    pack = PACKS[card.figures.get("pack", "base")]
    yield from (f"{number}{card.rule}. {pack} *{capital(german).removesuffix('.')}*", "")
    for doubt in card.doubts:
        what = field_name(doubt, "en") or "none"
        said = say("cards-doubt", "en", what=what, kind=doubt["text"], why=doubt["why"])
        yield from (f"> {said}", "")


def is_ours(card: Card) -> bool:
    """Return True if some of its figures are reconstructed by us."""
    return any(doubt["kind"] == "reconstructed" for doubt in card.doubts)


def drawing(card: Card) -> str:
    """Draw the order and VP of a guest, or the rooms of a hotel. Other cards have no drawing."""
    if card.kind == "guests":
        goods = "".join(
            f'<i class="slot" style="--fill: var(--{good})">{icon(good)}</i>' * count
            for good, count in card.figures["order"].items()
        )
        return f'<p class="order" aria-hidden="true">{goods}<b>{card.figures["vp"]}</b></p>'
    if card.kind == "hotels":
        colours = {"b": "blue", "r": "red", "y": "yellow"}
        rooms = "".join(
            f'<i class="room {colours[mark]}">{mark.upper()}</i>'
            for floor in reversed(card.figures["floors"])
            for mark in floor
        )
        return f'<p class="board" aria-hidden="true">{rooms}</p>'
    return ""


def track() -> Iterator[str]:
    """Yield the section about the emperor track, whose figures the sources dispute."""
    game = ht.GAMES["grand-austria-hotel"]
    assert game.cards is not None
    rules = rules_for(game.choose_options(ALL), game.cards)
    yield from ("## The emperor track", "")
    yield from (f"{say('cards-track', 'en')} {' '.join(map(str, rules.track))} (GAH-17)", "")
    for doubt in track_doubts("en"):
        what = field_name(doubt, "en")
        said = say("cards-doubt", "en", what=what, kind=doubt["text"], why=doubt["why"])
        yield from (f"> {said}", "")


def chains() -> str:
    """Return the page of the chains of Hotel-König, with the sizes where the price changes."""
    lines = [
        "# Chains and prices",
        "",
        "Hotel-König has no cards but its tiles and shares. The lightness of a chain is its price "
        "(HK-1.7); the price of a share grows with the chain (HK-2.1), and the largest and second "
        "largest holders get ten and five times as much when it is dissolved, and at the end "
        "(HK-2.2).",
        "",
        "## The seven chains",
        "",
    ]
    for chain, name in enumerate(tables.CHAIN_KEYS):
        group = ("low", "middle", "high")[tables.PRICE_GROUP[chain]]
        steps = dict[int, int]()
        for size, price in enumerate(tables.PRICE[chain]):
            if price and price not in steps.values():
                steps[size] = price
        lines += [f"### {name}", "", f'<p class="tile" aria-hidden="true"><i>{name[0]}</i></p>', ""]
        lines += [
            f"{group.capitalize()} price, {tables.SHARES_PER_CHAIN} shares (HK-1.7). By size:",
            "",
            "| tiles | share | largest holder | second |",
            "|---|---|---|---|",
        ]
        for size, price in steps.items():
            lines.append(f"| from {size} | {price} | {10 * price:,} | {5 * price:,} |")
        lines.append("")
    return "\n".join(lines)


def dress(app: Sphinx, tree: nodes.document) -> None:
    """Give each card (a section of the third level) the CSS classes of its kind and colour."""
    page = app.env.docname
    if not page.startswith("cards/"):
        return
    kind = page.removeprefix("cards/")
    colours = {capital(card.name): card.figures.get("colour", "") for card in cards("en")}
    for section in tree.findall(nodes.section):
        if not isinstance(section.parent, nodes.section):
            continue
        if isinstance(section.parent.parent, nodes.section):
            name = section[0].astext().removesuffix(OUR_FIGURE)
            extra = name.lower() if kind == "chains" else colours.get(name + ".", "")
            section["classes"] += ["card", f"card-{kind}", *([f"of-{extra}"] if extra else [])]
        elif any(isinstance(child, nodes.section) for child in section.children):
            section["classes"].append("cards")


def setup(app: Sphinx) -> dict[str, Any]:
    """Register with Sphinx."""
    app.connect("doctree-read", dress)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}

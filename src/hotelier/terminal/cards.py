"""Pages about a card: figures, effect, rule, uncertain figures."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from hotelier.games.grand_austria_hotel.rules import Rules
from hotelier.games.grand_austria_hotel.terms import GOOD_KEYS
from hotelier.terminal.console import QUIET, TITLE
from hotelier.words import say
from hotelier.words.grand_austria_hotel.card import OUR_FIGURE
from hotelier.words.grand_austria_hotel.effects import colour_name, goods_text
from hotelier.words.grand_austria_hotel.reference import Card, all_cards, field_name, find_card
from hotelier.words.names import OURS


def card_page(rules: Rules, text: str, lang: str) -> RenderableType:
    """Draw the page of the card that a text names."""
    return explained(find_card(all_cards(rules, lang), text), lang)


def explained(card: Card, lang: str) -> RenderableType:
    """Draw a card in a few lines."""
    head = Text().append(card.name, TITLE)
    if any(doubt["kind"] == "reconstructed" for doubt in card.doubts):
        head.append(OUR_FIGURE, QUIET)
    if card.number is not None:
        head.append(f"  {card.number}", QUIET)
    figures = figures_text(card, lang)
    head.append(f"  {figures}" if figures else "").append(f"  ({card.rule})", QUIET)
    lines: list[RenderableType] = [head]
    if card.kind != "politics":
        lines.append(Padding(Text(capital(card.text)), (0, 0, 0, 2)))
    if card.name_origin == OURS:
        lines.append(Padding(Text(say("cards-our-name", lang), QUIET), (0, 0, 0, 2)))
    for doubt in card.doubts:
        what = field_name(doubt, lang)
        line = say("cards-doubt", lang, what=what or "none", kind=doubt["text"], why=doubt["why"])
        lines.append(Padding(Text(line, QUIET), (0, 0, 0, 2)))
    return Group(*lines)


def capital(text: str) -> str:
    """Write a clause as a sentence."""
    return text[:1].upper() + text[1:] + ("" if text.endswith(".") else ".")


def figures_text(card: Card, lang: str) -> str:
    """Write the figures of a card in a line."""
    figures = card.figures
    if card.kind == "guests":
        order = goods_text([figures["order"].get(good, 0) for good in GOOD_KEYS], lang)
        colour = colour_name(figures["colour"], lang)
        return say("cards-guest", lang, colour=colour, order=order, vp=figures["vp"])
    if card.kind == "staff":
        return say("cards-staff", lang, cost=figures["cost"], intro=figures["intro"] or "none")
    if card.kind == "politics":
        vp = ", ".join(map(str, figures["vp"]))
        return say("cards-politics", lang, stack=figures["stack"], vp=vp)
    if card.kind == "emperor":
        return say("cards-stack", lang, stack=figures["stack"])
    return ""

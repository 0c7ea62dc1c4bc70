"""The question, the choices that are left, and the cursor."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from hotelier.terminal.app.chooser import Chooser
from hotelier.terminal.console import QUIET, TITLE
from hotelier.terminal.paper import choice_list


def asking(question: str, chooser: Chooser, hint: str, said: Text) -> RenderableType:
    """Draw the question, its choices, and the words of the choice under the cursor."""
    parts: list[RenderableType] = [Text(question, TITLE)] if question else []
    left = chooser.left
    if left:
        parts.append(choice_list(left))
    current = chooser.current
    if current is not None and current.short and current.short != current.text:
        parts.append(Text(current.text, QUIET))
    if chooser.typed:
        parts.append(Text(f"{chooser.typed}_", TITLE))
    if said:
        parts.append(said)
    elif hint:
        parts.append(Text(hint, QUIET))
    return Group(*parts)

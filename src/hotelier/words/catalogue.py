"""The catalogues: Project Fluent files, one folder per language, and `say`, which reads them."""

from __future__ import annotations

import warnings
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from hotelier.kernel.errors import Unreadable
from hotelier.words.phrases import Phrase
from hotelier.words.phrases import Value as Value

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LOCALES: Final[dict[str, str]] = {"de": "de-DE", "en": "en-GB", "fr": "fr-FR", "ru": "ru-RU"}
"""Every language, with the locale for its numbers and lists."""

FALLBACK: Final = "en"


def message_id(*parts: str) -> str:
    """Build the id of a message from names in the code.

    >>> message_id("option", "hk.dead_tiles")
    'option-hk-dead-tiles'
    """
    return "-".join(parts).replace("_", "-").replace(".", "-")


@cache
def bundle(lang: str) -> FluentBundle:
    """Return all messages of a language. Loaded at first use, because most programs never need
    it."""
    from hotelier.words.reading import Catalogue

    if lang not in LOCALES:
        raise Unreadable("unknown-language", language=lang, languages=sorted(LOCALES))
    folder = files(__package__) / lang
    found = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    texts = [file.read_text(encoding="utf-8") for file in found if file.name.endswith(".ftl")]
    return Catalogue(LOCALES[lang], texts)


def knows(name: str, lang: str = FALLBACK) -> bool:
    """Return True if there is a message with this id."""
    return bundle(lang).has_message(name)


def say(name: str, /, lang: str = FALLBACK, **args: Value) -> Phrase:
    """Return a message with its values filled in.

    >>> say("hotel-koenig-action-announce")
    'Announce the end'
    """
    return _said(name, "", "", lang, args)


def say_name(prefix: str, key: str, lang: str = FALLBACK) -> Phrase:
    """Return the name of something, together with its key.

    >>> say_name("grand-austria-hotel-good", "wine").key
    'wine'
    """
    key = message_id(key)
    return _said(f"{prefix}-{key}", "", key, lang, {})


def say_part(name: str, part: str, /, lang: str = FALLBACK, **args: Value) -> Phrase:
    """Return an attribute of a message with its values filled in, or the message if it has none.

    >>> say_part("option-hk-founder-share-empty", "cash")
    'the price of one share'
    """
    return _said(name, part, "", lang, args)


def _said(name: str, part: str, key: str, lang: str, args: Mapping[str, Value]) -> Phrase:
    words = bundle(lang) if knows(name, lang) else bundle(FALLBACK)
    message = words.get_message(name)
    pattern = message.attributes.get(part, message.value) if part else message.value

    def inflected(form: str, more: dict[str, Value]) -> str:
        other = message.attributes.get(f"{part}-{form}" if part else form, pattern)
        return _filled(words, f"{name}.{form}", other, {**args, **more})

    return Phrase(_filled(words, f"{name}.{part}" if part else name, pattern, args), inflected, key)


def _filled(words: FluentBundle, name: str, pattern: Any, args: Mapping[str, Value]) -> str:
    text, errors = words.format_pattern(pattern, dict(args))
    for error in errors:  # an error in a catalogue must not stop a game, but tests have to see it
        warnings.warn(f"message {name}: {error}", RuntimeWarning, stacklevel=4)
    return str(text)


def say_list(items: Sequence[str], lang: str = FALLBACK, style: str = "standard") -> Phrase:
    """Join texts: "A, B and C" (style "or": "A, B or C").

    >>> say_list(["5", "6", "7"], style="or")
    '5, 6 or 7'
    """
    from babel.lists import format_list

    def joined(texts: Sequence[str]) -> str:
        locale = LOCALES[lang].replace("-", "_")
        return str(format_list(list(texts), style, locale=locale))  # type: ignore[arg-type]

    def inflected(form: str, more: dict[str, Value]) -> str:
        return joined([i.form(form, **more) if isinstance(i, Phrase) else i for i in items])

    return Phrase(joined(items), inflected)


def say_number(number: float, lang: str = FALLBACK, decimals: int = 0) -> str:
    """Format a number.

    >>> say_number(12300), say_number(12300.25, "de", 1)
    ('12,300', '12.300,2')
    """
    from babel.numbers import format_decimal

    form = "#,##0." + "0" * decimals if decimals else "#,##0"
    return str(format_decimal(number, form, locale=LOCALES[lang].replace("-", "_")))


def say_percent(share: float, lang: str = FALLBACK, digits: int = 1) -> str:
    """Format a share in percent with that many decimals.

    >>> say_percent(0.9904)
    '99.0%'
    """
    from babel import Locale
    from babel.numbers import format_percent

    locale = Locale.parse(LOCALES[lang], "-")
    decimals = "." + "0" * digits if digits else ""
    pattern = locale.percent_formats[None].pattern.replace("0", f"0{decimals}")
    return str(format_percent(share, pattern, locale=locale))

"""Language of the command line: `--lang`, HOTELIER_LANG, or the system's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextvars import ContextVar
from typing import Final

from hotelier.kernel.errors import Unreadable
from hotelier.words.catalogue import FALLBACK, LOCALES

OWN_SETTING: Final = "HOTELIER_LANG"
SYSTEM_SETTINGS: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Locale variables in POSIX order. The first one that is set applies."""
_SPOKEN: Final = ContextVar("_SPOKEN", default=FALLBACK)


def spoken() -> str:
    """Return the language of the running command."""
    return _SPOKEN.get()


def speak(lang: str) -> None:
    """Set the language of the running command."""
    _SPOKEN.set(lang)


def read_language(text: str) -> str:
    """Return the language of a locale text such as de, DE, de-AT or de_DE.UTF-8.

    >>> read_language("de_AT.UTF-8")
    'de'
    """
    lang = text.strip().replace("_", "-").partition(".")[0].partition("-")[0].casefold()
    if lang not in LOCALES:
        raise Unreadable("unknown-language", language=text, languages=sorted(LOCALES))
    return lang


def flag_in(args: Sequence[str]) -> str | None:
    """Return the value of `--lang` at any position, so that help pages use it too."""
    for place, arg in enumerate(args):
        if arg == "--":
            return None
        if arg == "--lang":
            return args[place + 1] if place + 1 < len(args) else None
        if arg.startswith("--lang="):
            return arg.partition("=")[2]
    return None


def system_language(environ: Mapping[str, str]) -> str:
    """Return the system's language if there is a catalogue for it, otherwise English.

    >>> system_language({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "ru_RU"})
    'ru'
    >>> system_language({"LANG": "C"})
    'en'
    """
    said = next((environ[name] for name in SYSTEM_SETTINGS if environ.get(name)), FALLBACK)
    try:
        return read_language(said)
    except Unreadable:
        return FALLBACK


def choose_language(args: Sequence[str], environ: Mapping[str, str]) -> str:
    """Return the language for a command line and environment.

    >>> choose_language(["play", "--lang", "de"], {"HOTELIER_LANG": "fr"})
    'de'
    """
    said = flag_in(args) or environ.get(OWN_SETTING)
    return read_language(said) if said else system_language(environ)

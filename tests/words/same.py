"""Texts that are the same as in English, and rightly so; an attribute stands behind a point."""

from __future__ import annotations

GUEST = "grand-austria-hotel-guest-"
STAFF = "grand-austria-hotel-staff-"
LATIN = {
    *(f"{GUEST}{name}" for name in (
        "tezcatlipoca", "mr-horsa", "m-ingalls", "mr-boydell", "mr-oundo", "e-gizia", "m-polo",
        "cramersopholus", "durgoing", "macleod", "mag-ferdinand",
    )),
    *(f"hotel-koenig-chain-{name}" for name in (
        "Airport", "Festival", "Imperial", "Luxor", "Oriental", "Prestige", "Continental",
    )),
}  # fmt: skip
"""Names of people and chains in Latin letters."""

SAME: dict[str, set[str]] = {
    "de": LATIN | {
        *(f"{GUEST}{name}" for name in ("dame", "baron", "earl", "general", "major")),
        *(f"{STAFF}{name}" for name in (
            "butler", "chauffeur", "concierge", "sommelier", "barista", "liftboy",
        )),
        "grand-austria-hotel-colour-blue.letter",
        "grand-austria-hotel-colour-red.letter",
        "grand-austria-hotel-colour-green.letter",
        "grand-austria-hotel-good-strudel.short",
        "grand-austria-hotel-origin-space-6",
        "grand-austria-hotel-title",
        "hotel-koenig-title",
        "austria-cafe", "austria-hand",
        "help-rules-wanted.value", "help-type-text",
        "simulate-bot", "simulate-max", "simulate-min",
    },
    "fr": LATIN | {"grand-austria-hotel-title"},
    "ru": set(),
}  # fmt: skip
"""By language."""

"""Texts that may be the same as in English. An attribute follows a full stop."""

from __future__ import annotations

GUEST = "grand-austria-hotel-guest-"
STAFF = "grand-austria-hotel-staff-"
CHAINS = {
    f"hotel-koenig-chain-{name}"
    for name in (
        "Airport", "Festival", "Imperial", "Luxor", "Oriental", "Prestige", "Continental",
    )
}  # fmt: skip
"""Chains are typed and drawn by their letters, so they stay Latin everywhere."""
LATIN = CHAINS | {
    *(f"{GUEST}{name}" for name in (
        "tezcatlipoca", "mr-horsa", "m-ingalls", "mr-boydell", "mr-oundo", "e-gizia", "m-polo",
        "cramersopholus", "durgoing", "macleod", "mag-ferdinand",
    )),
    *(f"grand-austria-hotel-ballroom-{name}" for name in (
        "apollosaal", "goldener-strauss", "odeonsaal", "zum-sperl", "zur-kettenbruecke",
    )),
    *(f"grand-austria-hotel-celebrity-{name}" for name in (
        "sigmund-freud", "albert-einstein", "charlie-chaplin", "elizabeth-magie",
        "giacomo-puccini", "jrr-tolkien", "mahatma-gandhi", "marie-curie", "mata-hari",
        "pablo-picasso", "winston-churchill", "agatha-christie",
    )),
    *(f"grand-austria-hotel-entrance-{name}" for name in (
        "chateau-paulwei", "corogari-zant-mainz", "dove", "kaufman", "mayenfels",
        "ninas-melange", "grand-wray", "kozi-palace", "the-ren", "stroup",
    )),
}  # fmt: skip
"""Names of people, ballrooms, hotels and chains in Latin letters."""

TYPED = {"help-log-level.default", "help-log-format.default",
         "help-mail-from.default", "help-play-bots.default", "help-simulate-bots.default",
         "page-hook-discord", "page-hook-slack"}  # fmt: skip
"""Typed words and names of services, in any language."""

SAME: dict[str, set[str]] = {
    "de": LATIN | TYPED | {
        "level-concierge", "level-page",
        "page-account-passphrase", "page-bots", "page-name", "page-review-mode-chance",
        "page-seat-bot",
        "page-title-grand-austria-hotel", "page-title-hotel-koenig",
        *(f"{GUEST}{name}" for name in (
            "dame", "baron", "earl", "general", "major", "mannequin", "diva", "khan", "tenno",
            "laird", "maharani", "marquis", "contessa", "consigliere", "admiral-winterbottom",
            "impresario", "kapellmeister-palfy", "c-inderella", "medium",
        )),
        *(f"{STAFF}{name}" for name in (
            "butler", "chauffeur", "concierge", "sommelier", "barista", "liftboy",
            "chef-de-rang",
        )),
        "grand-austria-hotel-colour-blue.letter",
        "grand-austria-hotel-colour-red.letter",
        "grand-austria-hotel-colour-green.letter",
        "grand-austria-hotel-good-strudel.short",
        "grand-austria-hotel-good-champagne.short",
        "grand-austria-hotel-field-bonus",
        "grand-austria-hotel-origin-lounge",
        "grand-austria-hotel-origin-space-6",
        "grand-austria-hotel-title",
        "hotel-koenig-title",
        "austria-cafe", "austria-hand",
        "page-koenig-bank",
        "gah-cafe", "gah-key-cafe", "gah-key-hand", "gah-lounge", "gah-tab-ball", "gah-tab-hand",
        "help-completion-shell.value",
        "help-rules-wanted.value", "help-type-text", "help-verify-commitment.value",
        "simulate-bot", "simulate-max", "simulate-min",
    },
    "fr": LATIN | TYPED | {
        "page-address-webhook", "page-messages", "app-key-table",
        "level-concierge", "page-replay-source-points", "page-title-grand-austria-hotel",
        "page-title-hotel-koenig",
        *(f"{GUEST}{name}" for name in (
            "dame", "landgrave", "baron", "prince", "earl", "major", "mannequin", "diva", "khan",
            "tenno", "laird", "maharani", "marquis", "contessa", "consigliere", "cardinal",
        )),
        *(f"{STAFF}{name}" for name in (
            "groom", "masseuse", "chauffeur", "chef", "concierge", "sommelier", "barista",
        )),
        "grand-austria-hotel-colour-blue.letter",
        "grand-austria-hotel-colour-blue.who",
        "grand-austria-hotel-colour-red.letter",
        "grand-austria-hotel-colour-green.letter",
        "grand-austria-hotel-good-strudel",
        "grand-austria-hotel-good-strudel.short",
        "grand-austria-hotel-good-champagne",
        "grand-austria-hotel-good-champagne.short",
        "grand-austria-hotel-field-bonus",
        "grand-austria-hotel-field-sections",
        "grand-austria-hotel-section",
        "grand-austria-hotel-main-6",
        "grand-austria-hotel-origin-space-6",
        "grand-austria-hotel-sheet",
        "grand-austria-hotel-title",
        "hotel-koenig-title",
        "austria-bonus", "austria-cafe",
        "gah-cafe", "gah-key-cafe", "gah-points", "gah-sheet-total",
        "page-review-mode-points",
        "help-completion-shell.value",
        "help-arguments", "help-options", "help-options-word", "help-rules-wanted.value",
        "simulate-max", "simulate-min", "simulate-score", "terminal-sum",
    },
    "ru": CHAINS | TYPED,
}  # fmt: skip
"""Exceptions by language."""

"""The cards and boards of a table as a page draws them: figures as data, texts in one language.

It depends on options and house data only, so a page requests it once per table and language.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hotelier.games.grand_austria_hotel.cards.points import (
    COLUMN_FULL,
    OCCUPANCY_TABLE,
    OWN_POLITICS,
    OWN_TILES,
    is_power,
)
from hotelier.games.grand_austria_hotel.cards.rows import Words
from hotelier.games.grand_austria_hotel.cards.vocabulary import WORDS, Effect
from hotelier.games.grand_austria_hotel.rules import Rules
from hotelier.games.grand_austria_hotel.terms import (
    COLOUR_KEYS,
    GOOD_KEYS,
    ROOM_COUNT,
    ROOM_KEYS,
    SPACE_KEYS,
    TIMING_KEYS,
    amounts_of,
)
from hotelier.words.catalogue import message_id, say, say_part
from hotelier.words.grand_austria_hotel.card import Printed, doubts_of, is_reconstructed
from hotelier.words.grand_austria_hotel.cards import (
    bonus_text,
    celebrity_text,
    effects_text,
    name_of,
    penalty_text,
    powers_text,
    reward_text,
    staff_text,
    timing_text,
)
from hotelier.words.grand_austria_hotel.effects import (
    GAME,
    colour_name,
    condition_text,
    effect_text,
    good_name,
)
from hotelier.words.phrases import bare

Data = dict[str, Any]

HOLDS: Final = {COLUMN_FULL: "tokens", OWN_POLITICS: "politics", OWN_TILES: "tiles"}
"""AW-9.3, 9.6, 9.7 Belongings by power of an entrance."""


def book(rules: Rules, seats: int, lang: str) -> Data:
    """Return all printed data of this table, in one language."""
    return {
        "guests": guests(rules, lang),
        "staff": staff(rules, lang),
        "politics": politics(rules, lang),
        "tiles": tiles(rules, lang),
        "hotels": hotels(rules, lang),
        "ballrooms": ballrooms(rules, seats, lang),
        "rehearsals": rehearsals(rules, lang),
        "celebrities": celebrities(rules, lang),
        "entrances": entrances(rules, lang),
        "tokens": tokens(rules, lang),
        "figures": figures(rules),
        "words": words(lang),
    }


def part(effect: Effect, lang: str) -> Data:
    """Write an effect as a sign and a short text. `n` is its first figure."""
    figures = list(effect[1:])
    return {
        "word": WORDS[effect[0]],
        "figures": figures,
        "text": bare(effect_text(effect, lang, True)),
    }


def parts(words: Words, rules: Rules, lang: str) -> list[Data]:
    """Several effects."""
    return [part(effect, lang) for effect in rules.words_of(words)]


def doubt(row: Printed, lang: str) -> str:
    """AW-0.7 Say why figures of a card are our own. Empty if they are printed."""
    if not is_reconstructed(row):
        return ""
    found = [one for one in doubts_of(row.doubts, "", lang) if one["kind"] == "reconstructed"]
    return "; ".join(dict.fromkeys(bare(one["why"]) for one in found))


def goods(amounts: Sequence[int]) -> dict[str, int]:
    """Return amounts by good, without zeros."""
    return {good: n for good, n in zip(GOOD_KEYS, amounts, strict=True) if n}


def guests(rules: Rules, lang: str) -> Data:
    return {
        row.key: {
            "name": bare(name_of("guest", row.key, lang)),
            "number": row.number,
            "colour": COLOUR_KEYS[row.colour],
            "order": goods(amounts_of(row.order)),
            "vp": row.vp,
            "reward": parts(row.reward, rules, lang),
            "text": bare(reward_text(rules, row.key, lang)),
            "rule": row.rules[0] if row.rules else "GAH-9.3",
            "doubt": doubt(row, lang),
        }
        for row in rules.cards.guests
        if row.pack in rules.packs
    }


def staff(rules: Rules, lang: str) -> Data:
    return {
        row.key: {
            "name": bare(name_of("staff", row.key, lang)),
            "number": row.number,
            "cost": rules.cost[place],
            "timing": TIMING_KEYS[row.timing],
            "when": bare(timing_text(rules, row.key, lang)),
            "short": bare(staff_text(rules, row.key, lang, short=True)),
            "text": bare(staff_text(rules, row.key, lang)),
            "rule": row.rule,
            "doubt": doubt(row, lang),
        }
        for place, row in enumerate(rules.cards.staff)
        if row.pack in rules.packs
    }


def politics(rules: Rules, lang: str) -> Data:
    return {
        row.key: {
            "letter": row.letter,
            "text": bare(condition_text(row.condition, lang)),
            "short": bare(condition_text(row.condition, lang, short=True)),
            "rule": row.rule,
            "doubt": doubt(row, lang),
        }
        for row in rules.cards.politics
        if row.pack in rules.packs
    }


def tiles(rules: Rules, lang: str) -> Data:
    return {
        row.key: {
            "name": bare(name_of("tile", row.key, lang)),
            "letter": row.letter,
            "bonus": bare(bonus_text(rules, row.key, lang, short=True)),
            "penalty": bare(penalty_text(rules, row.key, lang, short=True)),
            "text": bare(say("cards-tile", lang, bonus=bonus_text(rules, row.key, lang),
                             penalty=penalty_text(rules, row.key, lang))),
            "rule": row.rule,
            "doubt": doubt(row, lang),
        }
        for row in rules.cards.tiles
        if row.pack in rules.packs
    }  # fmt: skip


def hotels(rules: Rules, lang: str) -> Data:
    """Return every field of every board: colour, number of its group, printed VP."""
    found = {}
    for row, board in zip(rules.cards.hotels, rules.boards, strict=True):
        found[row.key] = {
            "name": bare(name_of("hotel", row.key, lang)),
            "rooms": {
                ROOM_KEYS[room]: {
                    "colour": COLOUR_KEYS[board.colour_of[room]],
                    "group": board.groups.index(board.group_of[room]),
                    "vp": board.printed_vp[room],
                }
                for room in range(ROOM_COUNT)
            },
        }
    return found


def ballrooms(rules: Rules, seats: int, lang: str) -> Data:
    found = {}
    for row in rules.cards.ballrooms:
        figures = "/".join(map(str, row.figures[seats]))
        scoring = message_id(GAME, "scoring", row.scoring)
        found[row.key] = {
            "name": bare(name_of("ballroom", row.key, lang)),
            "scoring": bare(say(scoring, lang, figures=figures)),
            "bonus": {
                "bottom": [],
                "middle": parts(row.middle, rules, lang),
                "top": parts(row.top, rules, lang),
            },
            "rule": row.rule,
            "doubt": doubt(row, lang),
        }
    return found


def rehearsals(rules: Rules, lang: str) -> Data:
    return {
        row.key: {
            "name": bare(name_of("rehearsal", row.key, lang)),
            "sections": [
                {"dancers": dancers, "bonus": parts(words, rules, lang)}
                for dancers, words in row.sections
            ],
            "doubt": doubt(row, lang),
        }
        for row in rules.cards.rehearsals
    }


def celebrities(rules: Rules, lang: str) -> Data:
    return {
        rules.cards.celebrities[place].key: {
            "name": bare(name_of("celebrity", rules.cards.celebrities[place].key, lang)),
            "short": bare(celebrity_text(rules, rules.cards.celebrities[place].key, lang, True)),
            "text": bare(celebrity_text(rules, rules.cards.celebrities[place].key, lang)),
            "rule": rules.cards.celebrities[place].rule,
            "doubt": doubt(rules.cards.celebrities[place], lang),
        }
        for place in rules.celebrities
    }


def entrances(rules: Rules, lang: str) -> Data:
    found = {}
    for place in rules.entrances:
        row = rules.cards.entrances[place]
        first = [bare(effects_text(rules.words_of(row.gained), lang, False))] if row.gained else []
        if row.rooms[0]:
            n, discount = row.rooms
            first.append(bare(say("cards-first-rooms", lang, n=n, free=int(discount > 0))))
        if row.guests:
            first.append(bare(say("cards-first-guests", lang, n=row.guests)))
        does = rules.words_of(row.does)
        found[row.key] = {
            "name": bare(name_of("entrance", row.key, lang)),
            "items": goods(amounts_of(row.items)),
            "first": first,
            "text": bare(powers_text(does, lang)),
            "short": bare(powers_text(does, lang, short=True)),
            "table": other_table(rules, does),
            "holds": [HOLDS[power[0]] for power in does if power[0] in HOLDS],
            "rule": row.rule,
            "doubt": doubt(row, lang),
        }
    return found


def other_table(rules: Rules, does: Sequence[Any]) -> dict[str, list[int]] | None:
    """AW-9.1 Return the roof table with which this entrance replaces the printed one."""
    tables = [power for power in does if is_power(power) and power[0] == OCCUPANCY_TABLE]
    if not tables:
        return None
    roof = {key: list(row) for key, row in roof_of(rules).items()}
    for _, colours, _, amounts in tables:
        for n, key in enumerate(COLOUR_KEYS[:3]):
            if colours >> n & 1:
                roof[key] = list(amounts)
    return roof


def tokens(rules: Rules, lang: str) -> Data:
    return {
        row.key: {
            "name": bare(name_of("token", row.key, lang)),
            "column": parts(row.column, rules, lang),
            "floor": parts(row.floor, rules, lang),
            "doubt": doubt(row, lang),
        }
        for row in rules.cards.tokens
    }


def roof_of(rules: Rules) -> dict[str, tuple[int, ...]]:
    """GAH-11.1 Return the occupancy bonus by colour and size of the group."""
    return {"blue": rules.figures.blue, "red": rules.figures.red, "yellow": rules.figures.yellow}


def figures(rules: Rules) -> Data:
    """Return the numbers printed on the boards."""
    known = rules.figures
    return {
        "rounds": known.rounds,
        "scorings": {str(after): back for after, back in known.scorings.items()},
        "track": list(known.track),
        "bonus_from": known.bonus_from,
        "floor_cost": list(known.floor_cost),
        "boost_cost": known.boost_cost,
        "serve_cost": known.serve_cost,
        "serve_goods": known.serve_goods,
        "row_cost": list(known.row_cost),
        "roof": {colour: list(row) for colour, row in roof_of(rules).items()},
        "most_krones": known.most_krones,
    }


def words(lang: str) -> Data:
    """Return the names of goods, colours and spaces."""
    letters = {
        key: bare(say_part(message_id(GAME, "colour", key), "letter", lang)) for key in COLOUR_KEYS
    }
    kinds = {
        key: bare(say_part(message_id(GAME, "colour", key), "who", lang)) for key in COLOUR_KEYS
    }
    return {
        "letters": letters,
        "kinds": kinds,
        "colours": {key: bare(colour_name(key, lang)) for key in COLOUR_KEYS},
        "goods": {key: bare(good_name(key, lang)) for key in GOOD_KEYS},
        "spaces": {
            key: bare(say(message_id(GAME, "origin-space", key), lang)) for key in SPACE_KEYS
        },
    }

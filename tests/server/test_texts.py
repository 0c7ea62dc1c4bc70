"""Texts for pages: every choice has words and things, and no text reveals hidden data."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest

import hotelier as ht
from hotelier.games.grand_austria_hotel.cards import GUEST_KEYS, STAFF_KEYS
from hotelier.kernel.frames import UNKNOWN
from hotelier.kernel.notation import fields_of
from hotelier.server.texts.speaking import encode, foretold, texts
from hotelier.table.table import Table
from hotelier.words import LOCALES
from hotelier.words.grand_austria_hotel.cards import name_of
from hotelier.words.things import things_of
from tests.server.conftest import Party
from tests.server.server_process import Peer, Server, mover, up_to_date

Gather = Callable[..., Party]
NAMES = ["Anna", "Otto", "Marie", "Leopold", "Karl", "Rosa"]
GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("hotel-koenig", 2, {}),
    ("hotel-koenig", 4, {"hk.holdings": "hidden"}),
    ("grand-austria-hotel", 2, {}),
    ("grand-austria-hotel", 3, {"aw.modules": "12345", "questions": "all"}),
]
each_game = pytest.mark.parametrize(("game", "seats", "options"), GAMES)


def played(game: str, seats: int, options: dict[str, Any], seed: int = 5) -> Any:
    """A random game, question by question."""
    table, rng = Table(game, seats, seed, options), Random(seed)
    while table.to_move is not None:
        yield table
        table.play(rng.choice(table.legal()))
    yield table


@each_game
def test_choices_have_words_and_are_told_apart(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    verbs = set()
    for table in played(game, seats, options):
        seat = table.to_move
        if seat is None:
            break
        found = texts(table, seat, NAMES, "en", len(table.record.lines))
        assert found["question"]["heading"]
        assert found["question"]["rule"]
        assert [choice["do"] for choice in found["choices"]] == [str(a) for a in table.legal()]
        marks = [(*choice["things"], choice["label"]) for choice in found["choices"]]
        assert len(set(marks)) == len(marks)
        for choice in (*found["choices"], *found["greyed"]):
            assert choice["label"]
            assert choice["things"]
            verbs.add(choice["do"].split()[0])
    assert len(verbs) > 7


@pytest.mark.parametrize("name", ht.GAMES)
def test_every_kind_of_action_is_about_something(name: str) -> None:
    game = ht.GAMES[name]
    for cls in game.actions:
        words = [cls.alphabet.get(kind, "1")[0] for kind in fields_of(cls).values()]
        assert things_of(game, " ".join([cls.verb, *words])), cls.verb


@each_game
def test_the_log_adds_up(game: str, seats: int, options: dict[str, Any]) -> None:
    """Dropping lines from event `from` on and adding new ones gives the whole log, also after
    takebacks."""
    lines: dict[int, list[dict[str, Any]]] = {viewer: [] for viewer in range(seats)}
    ply = 0
    rng = Random(2)
    table = Table(game, seats, 5, options)
    for step in range(150):
        for viewer, known in lines.items():
            log = texts(table, viewer, NAMES, "en", ply)["log"]
            known[:] = [line for line in known if line["event"] < log["from"]] + log["lines"]
            if step % 25 == 0:
                assert known == texts(table, viewer, NAMES, "en", 0)["log"]["lines"]
        if table.to_move is None:
            break
        if step % 4 == 3 and table.undoes is not None:
            table.undo()
            ply = len(table.record.lines)
        else:
            ply = len(table.record.lines)
            table.play(rng.choice(table.legal()))
    plies = [line["ply"] for line in lines[0]]
    assert plies == sorted(plies)
    assert len(plies) > 30


def hidden_words(table: Table, viewer: int | None, lang: str) -> set[str]:
    """The names of hidden cards and tiles in other hands."""
    state, known = table.state, table.game.redact(table.state, viewer)
    hidden: set[str] = set()
    for full, seen in zip(state.hands, known.hands, strict=True):
        if UNKNOWN in seen:
            secret = set(full) - set(seen)
            if table.game.name == "hotel-koenig":
                hidden |= {table.game.codec.alphabet["Tile"][tile] for tile in secret}
            else:
                keys = table.game.codec.alphabet["Staff"]
                hidden |= {name_of("staff", keys[card], lang) for card in secret}
    return hidden - guests(lang) if table.game.name == "grand-austria-hotel" else hidden


@cache
def guests(lang: str) -> frozenset[str]:
    """The names of guests, which some staff share and everybody sees."""
    return frozenset(name_of("guest", key, lang) for key in GUEST_KEYS)


@each_game
@pytest.mark.parametrize("lang", LOCALES)
def test_no_text_names_what_is_hidden(
    game: str, seats: int, options: dict[str, Any], lang: str
) -> None:
    """Neither the log nor a label, question or preview names a card or tile in another hand."""
    looked_for = 0
    for step, table in enumerate(played(game, seats, options, seed=8)):
        if step > 80 or table.to_move is None:
            break
        for viewer in (None, 0, 1):
            found = texts(table, viewer, NAMES, lang, max(0, len(table.record.lines) - 3))
            said = encode(found).decode()
            hidden = hidden_words(table, viewer, lang)
            assert [word for word in hidden if names(said, word)] == []
            looked_for += len(hidden)
        seat = table.to_move
        if step % 5 == 0:
            action = str(table.legal()[-1])
            said = str(foretold(table, seat, action, NAMES, lang))
            assert not [word for word in hidden_words(table, seat, lang) if names(said, word)]
    assert looked_for > 100


def names(text: str, word: str) -> bool:
    """True if a text names a card or tile."""
    return word in text and re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text) is not None


def test_texts_come_to_those_who_ask(server: Server, party: Gather) -> None:
    table, peers = party(2)
    first = mover(peers)
    with Peer(server, table, first.token, language="de", texts=True) as page:
        state = page.seen[1]
        assert state["type"] == "state"
        assert state["texts"]["language"] == "de"
        assert [choice["do"] for choice in state["texts"]["choices"]] == page.state.legal
        reply = page.ask("preview", do=page.state.legal[0])
        assert reply["preview"]["log"][0]["text"].startswith("Du legst")
        reply = page.play(page.state.legal[0])
        up_to_date([*peers, page], reply["version"])
        assert page.seen[-2]["texts"]["log"]["lines"]
        assert "texts" not in peers[0].seen[-1]
        page.ask("speak", language="fr")
        assert page.seen[-2]["texts"]["language"] == "fr"
        assert page.seen[-2]["viewer"] == first.state.viewer
        page.ask("speak", language="fr", texts=False)
        assert "texts" not in page.seen[-2]


def test_cards_and_rules_can_be_looked_up_and_kept(server: Server) -> None:
    with server.client() as client:
        for lang, name in (("de", "Zimmermädchen"), ("en", "Chambermaid")):
            path = f"/api/games/grand-austria-hotel/cards?language={lang}"
            reply = client.http.get(path)
            cards = {(card["kind"], card["key"]): card for card in reply.json()}
            assert cards["staff", "chambermaid"]["name"] == name
            assert cards["guests", "baroness"]["short"]
            assert cards["tokens", "token_1"]["reconstructed"]
            again = client.http.get(path, headers={"If-None-Match": reply.headers["etag"]})
            assert again.status_code == 304
        assert client.http.get("/api/games/hotel-koenig/cards").json() == []
        rule = client.http.get("/api/rules/hk-5.1", headers={"Accept-Language": "de"}).json()
        assert (rule["id"], rule["lang"]) == ("HK-5.1", "de")
        assert client.http.get("/api/rules/XY-1.1").status_code == 404
        found = client.http.get("/api/rules", params={"words": "found chain"}).json()
        assert "HK-5.1" in [rule["id"] for rule in found]


def test_undo_is_told_to_whoever_could_undo() -> None:
    for table in played("hotel-koenig", 2, {}):
        now = len(table.record.lines)
        told = [texts(table, seat, NAMES, "en", now)["undo"] for seat in (0, 1)]
        assert told == [table.undoes == 0, table.undoes == 1]
        assert texts(table, None, NAMES, "en", now)["undo"] is False


def test_final_cards_say_what_they_would_give_now() -> None:
    table = list(played("grand-austria-hotel", 2, {}, seed=8))[-1]
    found = texts(table, 0, NAMES, "en", 0)["scene"]["final"]
    scored = {
        (event.seat, event.args[0]): event.args[1]
        for event in table.journal
        if event.kind == "final_card"
    }
    played_cards = [(seat, card) for seat in (0, 1) for card in table.state.played[seat]]
    told = {
        (seat, card): found[seat][STAFF_KEYS[card]]
        for seat, card in played_cards
        if STAFF_KEYS[card] in found[seat]
    }
    assert told == {key: n for key, n in scored.items() if key in told}
    assert found

"""Scenes: every screen of the page, for axe, text zoom and screenshots.

A new screen needs a scene here. `uncovered` compares the addresses of the scenes with the routes of
the page, and a test fails if a route is missing.
"""

from __future__ import annotations

import re
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

from playwright.sync_api import Page

import hotelier as ht
from tests.analysis.short import short_game
from tests.page.austria import AustriaTable, turn
from tests.page.browser import ROOT, SLOW, ask
from tests.page.koenig import KoenigTable, grown
from tests.page.tables import Stop, asks

ROUTES = ROOT / "web" / "src" / "screens" / "routes.ts"
OPEN = {"hk.holdings": "open"}


@dataclass(frozen=True)
class Scene:
    """A screen: its address and the steps that open it."""

    address: str
    open: Callable[[Page], None]
    allow: str = ""
    """Text of the browser messages that are allowed there."""


def at(address: str, drawn: str = "main h1") -> Scene:
    """Make a scene of a screen that needs only its address."""

    def scene(page: Page) -> None:
        page.goto(address)
        page.wait_for_selector(drawn)

    return Scene(address, scene)


def start(page: Page) -> None:
    """Open the first screen, with a table that waits for the reader and one with an open seat."""
    KoenigTable(page).play_until(asks("LayTile"))
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "open"}]
    reply = ask(page, "/api/players", data={"name": "Bert"})
    host = {"Authorization": f"Bearer {reply.json()['token']}"}
    wish = {"game": "grand-austria-hotel", "seats": seats, "open": True}
    assert ask(page, "/api/tables", data=wish, headers=host).ok
    page.goto("/")
    page.wait_for_selector(".yours li a")


def account(page: Page) -> None:
    """Open the account of a player who has a table."""
    AustriaTable(page)
    page.goto("/account")
    page.wait_for_selector("main h2")


def player(page: Page) -> None:
    """Open the profile of another player, who has no rating: the browser logs a 404."""
    assert ask(page, "/api/players", data={"name": "Clara"}).ok
    page.goto("/player/Clara")
    page.wait_for_selector("main h2")


def koenig(stop: Stop, others: int = 3) -> Scene:
    """Make a scene of Hotel-König at a moment."""

    def scene(page: Page) -> None:
        table = KoenigTable(page, others, options=OPEN)
        table.play_until(stop)
        table.show()

    return Scene("/table/some", scene)


def austria(stop: Stop, others: int = 2, bot: str = "greedy", modules: str = "none") -> Scene:
    """Make a scene of Grand Austria Hotel at a moment."""

    def scene(page: Page) -> None:
        table = AustriaTable(page, others, bot, options={"aw.modules": modules})
        table.play_until(stop)
        table.show()

    return Scene("/table/some", scene)


def form(how: str, drawn: str) -> Scene:
    """Make a scene of a new table that the form has created."""

    def scene(page: Page) -> None:
        page.goto(f"/new/hotel-koenig#{how}")
        page.wait_for_selector("form li")
        page.locator("form .button.main").click()
        page.wait_for_url("**/table/**")
        page.wait_for_selector(drawn)

    return Scene("/table/some", scene)


def join(page: Page) -> None:
    """Open the invitation to a seat at another player's table."""
    reply = ask(page, "/api/players", data={"name": "Bert"})
    host = {"Authorization": f"Bearer {reply.json()['token']}"}
    wish = {"game": "hotel-koenig", "seats": [{"kind": "me"}, {"kind": "open"}], "open": True}
    made = ask(page, "/api/tables", data=wish, headers=host).json()
    page.goto(f"/join/{made['table']['id']}")
    page.wait_for_selector("main form")


def recorded(game: str, seats: int = 3, seed: int = 5) -> ht.Table:
    """Play a random game to its end."""
    table, rng = ht.Table(game, seats=seats, seed=seed), Random(seed)
    while table.to_move is not None:
        table.play(rng.choice(table.legal()))
    return table


def record_file(page: Page, folder: Path, game: str = "hotel-koenig") -> ht.Table:
    """Give the page a record, and wait for its replay."""
    table = recorded(game)
    path = folder / f"{game}.jsonl"
    table.record.save(path)
    page.goto("/replays")
    page.set_input_files("input[type=file]", path)
    page.wait_for_url("**/replay/file/*")
    page.wait_for_selector("main .decision, main .bill")
    return table


def replay_of_file(page: Page) -> None:
    """Replay an uploaded record, in the middle of the game."""
    with tempfile.TemporaryDirectory() as folder:
        record_file(page, Path(folder))
    page.locator("input[type=range]").fill("60")


def short_file(page: Page, folder: Path, game: str, decisions: int = 8, seed: int = 5) -> None:
    """Give the page the record of a short game, and wait for its replay."""
    path = folder / f"short-{game}.jsonl"
    short_game(game, decisions=decisions, seed=seed).record.save(path)
    page.goto("/replays")
    page.set_input_files("input[type=file]", path)
    page.wait_for_url("**/replay/file/*")


def review_of_file(page: Page) -> None:
    """Open the review of an uploaded record."""
    with tempfile.TemporaryDirectory() as folder:
        short_file(page, Path(folder), "grand-austria-hotel")
    page.goto(page.url.replace("/replay/", "/review/").partition("#")[0])
    page.wait_for_selector(".position [data-thing]", timeout=SLOW)


def review_of_table(page: Page) -> None:
    """Open the review of a finished table: the end of a game, played on from a record."""
    table = KoenigTable(page)
    record = short_game("hotel-koenig", decisions=4).record.to_jsonl()
    table.id = table.post("/api/whatif", record=record, ply=0, seat=0)["table"]["id"]
    table.play_until(lambda view: False)
    page.goto(f"/review/{table.id}")
    page.wait_for_selector(".position [data-tile]", timeout=SLOW)


def replay_of_table(page: Page) -> None:
    """Replay the reader's own table from its beginning."""
    table = AustriaTable(page)
    table.play_until(turn(1, "start"))
    page.goto(f"/replay/{table.id}")
    page.wait_for_selector(".austria .decision")


SCENES: dict[str, Scene] = {
    "start": Scene("/", start),
    "new": at("/new/hotel-koenig", "form li"),
    "join": Scene("/join/some", join),
    "watch": at("/watch"),
    "cards": at("/cards", "[data-card]"),
    "chains": at("/cards/hotel-koenig", "main table"),
    "learn": at("/learn"),
    "lesson-austria": at("/learn/grand-austria-hotel", "main .decision"),
    "lesson-koenig": at("/learn/hotel-koenig", "main .decision"),
    "settings": at("/settings"),
    "about": at("/about", "main details"),
    "account": Scene("/account", account),
    "player": Scene("/player/Clara", player, allow="status of 404"),
    "ratings": at("/ratings"),
    "return": Scene("/return", at("/return#a-secret").open),
    "lobby": form("invite", "[data-invite]"),
    "hand-over": form("hotseat", "main h1[tabindex='-1'] ~ button"),
    "koenig-lay": koenig(grown(4, "LayTile")),
    "koenig-found": koenig(asks("FoundChain"), others=2),
    "koenig-merge": koenig(asks("TradeShares")),
    "koenig-buy": koenig(grown(4, "BuyShares")),
    "austria-turn": austria(turn(2, "start")),
    "walzer-turn": austria(turn(2, "start"), modules="12345"),
    "auction": austria(asks("OpenAuction", "RaiseBid"), bot="random", modules="3"),
    "replays": at("/replays"),
    "replay": Scene("/replay/some", replay_of_table),
    "replay-file": Scene("/replay/file/some", replay_of_file),
    "review": Scene("/review/some", review_of_table),
    "review-file": Scene("/review/file/some", review_of_file),
    "lost": at("/settings/nothing/here"),
}


def addresses() -> list[re.Pattern[str]]:
    """Return the patterns of the page's routes."""
    found = re.findall(r"^  \[/(\^.+\$)/, ", ROUTES.read_text("utf-8"), re.MULTILINE)
    return [re.compile(text.replace(r"\/", "/").replace("(?<", "(?P<")) for text in found]


def route_of(address: str) -> str:
    """Return the pattern of an address's route, or an empty text."""
    return next((route.pattern for route in addresses() if route.match(address)), "")


def uncovered() -> list[str]:
    """Return the routes without a scene."""
    seen = {route_of(scene.address) for scene in SCENES.values()}
    return [route.pattern for route in addresses() if route.pattern not in seen]

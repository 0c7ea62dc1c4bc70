"""Routes for messages to players: addresses, preferences, and the links in mails."""

from __future__ import annotations

from html import escape
from importlib.resources import files
from string import Template
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import HTMLResponse

from hotelier.server.desk import notices
from hotelier.server.errors import Refused, status_of, words_at_hand
from hotelier.server.http import models
from hotelier.server.http.asking import Language, Somebody, TheSite, TheTable
from hotelier.server.notices.reach import CONFIRM, STOP
from hotelier.server.notices.wishes import Wishes
from hotelier.words import say

router = APIRouter(prefix="/api", tags=["notices"])

AddressId = Annotated[str, Path(max_length=24, pattern=r"^[\w-]+$")]
LinkToken = Annotated[str, Query(max_length=80, pattern=r"^[\w.-]+$")]


@router.get("/notices", response_model=models.Notices)
async def overview(site: TheSite, caller: Somebody) -> Any:
    """Return your addresses and preferences, and the key that a browser needs to subscribe."""
    return await notices.overview(site, caller)


@router.post("/notices/addresses", status_code=201, response_model=models.Address)
async def add_address(
    site: TheSite, caller: Somebody, language: Language, body: models.NewAddress
) -> Any:
    """Add an address. With the token of a seat, it is for that table only."""
    new = notices.NewAddress(
        body.kind, body.target, body.style, {str(k): v for k, v in body.keys.items()}
    )
    return await notices.add_address(site, caller, new, language)


@router.delete("/notices/addresses/{address}", response_model=models.Ok)
async def remove_address(site: TheSite, caller: Somebody, address: AddressId) -> Any:
    """Remove an address."""
    await notices.remove_address(site, caller, address)
    return {"ok": True}


@router.post("/notices/addresses/{address}/test", response_model=models.Ok)
async def try_address(site: TheSite, caller: Somebody, address: AddressId) -> Any:
    """Send a test message to an address, also to one that was given up after failures."""
    await notices.try_address(site, caller, address)
    return {"ok": True}


@router.put("/notices/wishes", response_model=models.Ok)
async def set_wishes(site: TheSite, caller: Somebody, body: models.Wishes) -> Any:
    """Set your preferences for all tables."""
    await notices.set_wishes(site, caller, msgspec.convert(body.model_dump(), Wishes))
    return {"ok": True}


@router.put("/tables/{table}/notices", response_model=models.Ok)
async def set_table_wishes(
    site: TheSite, live: TheTable, caller: Somebody, body: models.TableWishes
) -> Any:
    """Set your preferences for this table; null: as for all tables."""
    wishes = body.wishes
    found = None if wishes is None else msgspec.convert(wishes.model_dump(), Wishes)
    await notices.set_table_wishes(site, live, caller, found)
    return {"ok": True}


QUESTIONS = {
    CONFIRM: ("notice-page-confirm", "notice-page-confirm-button"),
    STOP: ("notice-page-stop", "notice-page-stop-button"),
}
"""By kind of link: the question of its page, and the button."""


async def page(
    language: str, name: str, button: str | None = None, action: str = "", status: int = 200
) -> HTMLResponse:
    """A small page with a sentence and perhaps a button.

    A GET changes nothing: mail programs follow every link.
    """
    await words_at_hand(language)
    word = "" if button is None else escape(str(say(button, language)))
    frame = Template((files("hotelier.server") / "notice-page.html").read_text(encoding="utf-8"))
    text, hidden = escape(str(say(name, language))), "" if word else "hidden"
    start = escape(str(say("page-to-start", language)))
    filled = frame.substitute(
        language=language, text=text, action=escape(action), button=word, hidden=hidden, start=start
    )
    return HTMLResponse(filled, status)


async def asked(
    site: TheSite, request: Request, language: str, purpose: str, token: str
) -> HTMLResponse:
    """The page of a link with its question, or a sentence if the link is invalid."""
    try:
        await notices.linked_address(site, purpose, token)
    except Refused as error:
        if "text/html" not in request.headers.get("accept", ""):
            raise
        return await page(language, f"error-{error.reason}", status=status_of(error))
    question, yes = QUESTIONS[purpose]
    return await page(language, question, yes, f"/api/notices/{purpose}?token={token}")


@router.get("/notices/confirm", response_class=HTMLResponse)
async def ask_confirm(site: TheSite, request: Request, language: Language, token: LinkToken) -> Any:
    """The page of a link in a mail: confirm this address?"""
    return await asked(site, request, language, CONFIRM, token)


@router.post("/notices/confirm", response_class=HTMLResponse)
async def confirm(site: TheSite, language: Language, token: LinkToken) -> Any:
    """Confirm an address."""
    await notices.confirm(site, token)
    return await page(language, "notice-page-confirmed")


@router.get("/notices/stop", response_class=HTMLResponse)
async def ask_stop(site: TheSite, request: Request, language: Language, token: LinkToken) -> Any:
    """The page of a link in a mail: stop messages?"""
    return await asked(site, request, language, STOP, token)


@router.post("/notices/stop", response_class=HTMLResponse)
async def stop(site: TheSite, language: Language, token: LinkToken) -> Any:
    """Stop messages to an address; mail programs call this for one-click unsubscribe."""
    await notices.stop(site, token)
    return await page(language, "notice-page-stopped")

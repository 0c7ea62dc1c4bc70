"""Routes for tables and seats."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query

from hotelier.bots import BOTS, LEVELS
from hotelier.server.desk import joining, tables, watching
from hotelier.server.errors import words_at_hand
from hotelier.server.http import models
from hotelier.server.http.asking import Anybody, Language, Somebody, TheSite, TheTable
from hotelier.server.live.table import WAITING
from hotelier.server.live.telling import facts
from hotelier.words import message_id, option_help, say, value_help

router = APIRouter(prefix="/api", tags=["tables"])


@router.get("/games", response_model=list[models.Game])
async def games(site: TheSite, language: Language) -> list[dict[str, Any]]:
    """List the games with their options and bots."""
    await words_at_hand(language)
    return [
        {
            "name": game.name,
            "title": say(message_id(game.name, "title"), language),
            "seats": list(game.seats),
            "rules": game.rules_version,
            "data": game.data,
            "bots": list(BOTS[game.name]),
            "levels": [
                {
                    "name": name,
                    "title": say(f"level-{name}", language),
                    "character": say(f"level-{name}-character", language),
                    "rating": level.rating,
                }
                for name, level in LEVELS[game.name].items()
            ],
            "presets": {
                name: {str(value): dict(rest) for value, rest in table.items()}
                for name, table in game.presets.items()
            },
            "options": [
                {
                    "name": option.name,
                    "default": option.default,
                    "choices": list(option.choices),
                    "rule": option.rule,
                    "help": option_help(option, language),
                    "values": [value_help(option, value, language) for value in option.choices],
                }
                for option in game.options
            ],
        }
        for game in site.games.values()
    ]


@router.get("/tables", response_model=list[models.Table])
async def lobby(
    site: TheSite,
    status: Literal["waiting", "playing", "finished"] = "waiting",
    game: Annotated[str | None, Query(max_length=40)] = None,
    speaks: Annotated[
        str | None, Query(max_length=8, description="A language spoken there.")
    ] = None,
    before: Annotated[
        int | None, Query(ge=0, le=2**53, description="Only tables created before this moment.")
    ] = None,
    limit: Annotated[int, Query(ge=1, le=200)] = 50,
) -> list[dict[str, Any]]:
    """List open tables, newest first."""
    return await tables.lobby(site, tables.Wanted(status, game, speaks, before, limit))


@router.post("/tables", status_code=201, response_model=models.MadeTable)
async def create(site: TheSite, caller: Anybody, body: models.NewTable) -> dict[str, Any]:
    """Create a table. Without a token, `name` is your name."""
    wishes = tables.Wishes(
        body.game, [tables.SeatWish(s.kind, s.name, s.bot) for s in body.seats],
        dict(body.options), body.title, body.open, body.spectators, body.seed,
        None if body.clock is None else body.clock.model_dump(), body.rated,
        body.languages, body.stand_in,
    )  # fmt: skip
    made = await tables.create(site, caller, body.name, wishes)
    invites = {str(seat): secret for seat, secret in made.invites.items()}
    return {"table": facts(made.live), "token": made.token, "invites": invites}


@router.get("/tables/{table}", response_model=models.Table)
async def show(site: TheSite, live: TheTable, caller: Anybody) -> dict[str, Any]:
    """Return the facts about a table, without the game."""
    live = await site.table(live.id)
    hidden = not live.info["open"] and not live.info["spectators"]
    if hidden and live.status != WAITING:  # an invited player sees the table before taking a seat
        watching.viewer_for(live, caller)
    return facts(live)


@router.post("/tables/{table}/join", response_model=models.JoinedTable)
async def join(site: TheSite, live: TheTable, caller: Anybody, body: models.Join) -> dict[str, Any]:
    """Take a seat, by invite or at an open table. The token is private and lets you return."""
    joined = await joining.join(site, live, caller, body.name, body.invite, body.seat, body.ready)
    return {"seat": joined.seat, "token": joined.token}


@router.post("/tables/{table}/ready", response_model=models.Ok)
async def ready(
    site: TheSite, live: TheTable, caller: Somebody, body: models.Ready
) -> dict[str, Any]:
    """Set your ready flag. The game starts when all are ready."""
    await joining.set_ready(site, live, caller, body.seat, body.ready)
    return {"ok": True}


@router.post("/tables/{table}/leave", response_model=models.Ok)
async def leave(
    site: TheSite, live: TheTable, caller: Somebody, body: models.Command
) -> dict[str, Any]:
    """Leave your seat before the game starts."""
    await joining.leave(site, live, caller, body.seat)
    return {"ok": True}


@router.post("/tables/{table}/invites", status_code=201, response_model=dict[str, str])
async def invite(
    site: TheSite, live: TheTable, caller: Somebody, body: models.Seat
) -> dict[str, str]:
    """Create an invite for a free seat, as the host. The old one becomes invalid."""
    return {"invite": await tables.invite(site, live, caller, body.seat)}


@router.post("/tables/{table}/seat", response_model=models.Ok)
async def clear_seat(
    site: TheSite, live: TheTable, caller: Somebody, body: models.SeatWithBot
) -> dict[str, Any]:
    """Free a seat, or put a bot there, as the host before play."""
    await tables.clear_seat(site, live, caller, body.seat, body.bot)
    return {"ok": True}


@router.post("/tables/{table}/host", response_model=models.Ok)
async def transfer(
    site: TheSite, live: TheTable, caller: Somebody, body: models.Seat
) -> dict[str, Any]:
    """Make another seated player the host."""
    await tables.transfer(site, live, caller, body.seat)
    return {"ok": True}


@router.post("/tables/{table}/abort", response_model=models.Ok)
async def call_off(site: TheSite, live: TheTable, caller: Somebody) -> dict[str, Any]:
    """Call the table off, as the host before play. Later, make an offer to all."""
    await tables.call_off(site, live, caller)
    return {"ok": True}

"""Routes for play: state, moves, undo, offers, chat, record."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Query, Response
from fastapi.responses import JSONResponse, PlainTextResponse

from hotelier.server.desk import offers, ordering, play, talking, undoing, watching
from hotelier.server.desk.play import Command
from hotelier.server.http import models
from hotelier.server.http.asking import Anybody, EyesOf, Since, Somebody, TheSite, TheTable
from hotelier.server.live.telling import state_message
from hotelier.server.orders import Orders

router = APIRouter(prefix="/api/tables/{table}", tags=["play"])


class JsonBytes(JSONResponse):
    """A reply that is already encoded as JSON."""

    def render(self, content: Any) -> bytes:
        found: bytes = content
        return found


def command_of(body: models.Command) -> Command:
    """The common part of a command."""
    return Command(body.seat, body.version, body.id)


def done_data(done: play.Done) -> dict[str, Any]:
    """The reply to a command."""
    return {"version": done.version, "again": done.again}


@router.get("/state", response_class=JsonBytes, response_model=models.State)
async def state(
    site: TheSite, live: TheTable, caller: Anybody, seat: EyesOf = None, since: Since = None
) -> Any:
    """Return the game as you see it: version, view, and the events since a version."""
    live = await site.table(live.id)  # a move may have arrived while the token was read
    viewer = watching.viewer_for(live, caller, seat)
    return JsonBytes(state_message(live, viewer, since, fresh=True))


@router.post("/move", response_model=models.Done)
async def move(site: TheSite, live: TheTable, caller: Somebody, body: models.ConfirmedMove) -> Any:
    """Play a move, in notation."""
    done = await play.move(site, live, caller, body.do, command_of(body), body.confirmed)
    return done_data(done)


@router.post("/preview", response_model=models.Preview)
async def preview(site: TheSite, live: TheTable, caller: Somebody, body: models.Move) -> Any:
    """Preview a move up to the next question or chance, without playing it."""
    live = await site.table(live.id)
    done = play.look_ahead(live, caller, body.do, command_of(body))
    return {"version": done.version, **done.more["preview"]}


@router.post("/undo", response_model=models.Done)
async def undo(site: TheSite, live: TheTable, caller: Somebody, body: models.Command) -> Any:
    """Take back your last decision if nothing has been revealed since."""
    return done_data(await undoing.undo(site, live, caller, command_of(body)))


@router.post("/offer", response_model=models.Done)
async def offer(site: TheSite, live: TheTable, caller: Somebody, body: models.Offer) -> Any:
    """Ask all others for a takeback past a reveal, to call the game off, or for a substitute
    bot."""
    wish = offers.Wish(body.kind, body.whom)
    return done_data(await offers.make_offer(site, live, caller, wish, command_of(body)))


@router.post("/answer", response_model=models.Done)
async def answer(site: TheSite, live: TheTable, caller: Somebody, body: models.Answer) -> Any:
    """Agree to the open offer, or refuse it."""
    said = offers.Answer(body.yes, body.kind, body.by)
    return done_data(await offers.answer(site, live, caller, said, command_of(body)))


@router.post("/resign", response_model=models.Done)
async def resign(site: TheSite, live: TheTable, caller: Somebody, body: models.Command) -> Any:
    """Resign. A bot plays on for you."""
    return done_data(await offers.resign(site, live, caller, command_of(body)))


@router.post("/return", response_model=models.Done)
async def come_back(site: TheSite, live: TheTable, caller: Somebody, body: models.Command) -> Any:
    """Take your seat back from the bot that plays for you."""
    return done_data(await offers.come_back(site, live, caller, body.seat))


@router.get("/orders", response_model=models.Orders)
async def read_orders(live: TheTable, caller: Somebody, seat: EyesOf = None) -> Any:
    """Return your standing orders. They are private."""
    return ordering.orders_of(live, caller, seat)


@router.post("/orders", response_model=models.Done)
async def give_orders(
    site: TheSite, live: TheTable, caller: Somebody, body: models.NewOrders
) -> Any:
    """Set standing orders. They apply before a move is published."""
    orders = msgspec.convert(body.orders.model_dump(), Orders)
    return done_data(await ordering.give_orders(site, live, caller, orders, body.seat))


@router.get("/chat", response_model=list[dict[str, Any]])
async def read_chat(
    site: TheSite,
    live: TheTable,
    caller: Anybody,
    after: Annotated[int, Query(ge=0, le=2**31)] = 0,
) -> Any:
    """Return chat lines; those among seats only to seated players."""
    viewer = watching.viewer_for(live, caller)
    return await talking.lines_after(site, live, viewer is not None, after)


@router.post("/chat", status_code=201, response_model=dict[str, int])
async def say(site: TheSite, live: TheTable, caller: Somebody, body: models.Line) -> Any:
    """Add a chat line, to all or among the seats."""
    return {"number": await talking.say(site, live, caller, body.to, body.text, body.id)}


@router.get(
    "/record",
    response_class=PlainTextResponse,
    responses={200: {"content": {"application/x-ndjson": {"schema": {"type": "string"}}}}},
)
async def record(
    site: TheSite, live: TheTable, caller: Anybody, seat: EyesOf = None,
    form: Literal["jsonl", "text"] = "jsonl",
) -> Any:  # fmt: skip
    """Return the record, as JSON Lines or for people; of a running game, as your seat may read
    it."""
    live = await site.table(live.id)  # the end of a game is published after the commit
    found = watching.record_for(live, watching.viewer_for(live, caller, seat))
    if form == "text":
        return PlainTextResponse(found.to_text())
    return Response(found.to_jsonl(), media_type="application/x-ndjson")


SocketSchema = dict[str, Any]
socket_schema = APIRouter(prefix="/api", tags=["play"])


@socket_schema.get("/socket-messages", response_model=SocketSchema)
async def messages() -> SocketSchema:
    """Return the JSON Schema of messages from a client on the socket of a table."""
    from hotelier.server.messages import schema

    found: SocketSchema = msgspec.to_builtins(schema())
    return found


@socket_schema.get("/socket-replies", response_model=SocketSchema)
async def replies() -> SocketSchema:
    """Return the JSON Schema of messages to a client on the socket or stream of a table."""
    from hotelier.server.told import schema

    found: SocketSchema = msgspec.to_builtins(schema())
    return found

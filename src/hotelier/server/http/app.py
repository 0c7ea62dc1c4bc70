"""The FastAPI application: routes, error handlers and the OpenAPI document."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import DataError, SQLAlchemyError
from starlette.exceptions import HTTPException

from hotelier.kernel.errors import HotelierError
from hotelier.server.desk.clocks import watch_clocks
from hotelier.server.desk.players import watch_tokens
from hotelier.server.desk.rating import watch_ratings
from hotelier.server.desk.thinking import employ_bots, resume_bots, watch_bots
from hotelier.server.errors import (
    Refused,
    bad_request,
    described,
    status_of,
    unstorable,
    words_at_hand,
)
from hotelier.server.http import (
    archive,
    book,
    models,
    notices,
    operation,
    play,
    players,
    ratings,
    reference,
    replays,
    streams,
    study,
    tables,
)
from hotelier.server.http.asking import language_of
from hotelier.server.notices.sending import employ_messenger
from hotelier.server.settings import Settings
from hotelier.server.shapes import JSON, request_error
from hotelier.server.site import Site

log = logging.getLogger("hotelier.http")

AGAIN_SECONDS = 1.0
JSON_TYPE = "application/json"
PROBLEMS: dict[int | str, dict[str, Any]] = {
    code: {"model": models.Problem}
    for code in (400, 401, 403, 404, 405, 409, 410, 413, 415, 422, 429, 500, 503)
}


async def lasting(site: Site, watch: Callable[[Site], Awaitable[None]]) -> None:
    """Run a background watcher while the server runs, and restart it after an exception."""
    while True:
        try:
            return await watch(site)
        except Exception:
            log.exception("watch-failed")
        await asyncio.sleep(AGAIN_SECONDS)


def make_app(settings: Settings) -> FastAPI:
    """Create the FastAPI application; its site lives as long as the application runs."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        site = await Site.opened(settings)
        app.state.site = site
        await employ_messenger(site)
        employ_bots(site)
        site.spawn(resume_bots(site))
        for watch in (watch_bots, watch_clocks, watch_tokens, watch_ratings):
            site.spawn(lasting(site, watch))
        yield
        await site.close()

    app = FastAPI(
        title="Hotelier",
        description="Tables, seats and play. Show a token as `Authorization: Bearer ...`.",
        version="1",
        docs_url=None,  # they would load scripts from other sites
        redoc_url=None,
        openapi_url="/api/openapi.json",
        lifespan=lifespan,
        redirect_slashes=False,  # no redirects between two spellings of an address
        responses=PROBLEMS,
    )
    for module in (
        players,
        tables,
        play,
        study,
        archive,
        streams,
        notices,
        ratings,
        operation,
        book,
        reference,
        replays,
    ):
        app.include_router(module.router)
    app.include_router(play.socket_schema)
    app.openapi = partial(document, app)  # type: ignore[method-assign]
    app.add_exception_handler(HotelierError, refuse)
    app.add_exception_handler(RequestValidationError, refuse_request)
    app.add_exception_handler(HTTPException, refuse_address)
    app.add_exception_handler(SQLAlchemyError, refuse_for_now)
    app.add_exception_handler(Exception, apologise)
    return app


def document(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI document. Errors are JSON, also where the reply is a stream or text."""
    if app.openapi_schema is None:
        schema = FastAPI.openapi(app)
        reference = {"schema": {"$ref": "#/components/schemas/Problem"}}
        for methods in schema["paths"].values():
            for about in methods.values():
                for code, reply in about["responses"].items():
                    if code[0] in "45":
                        reply["content"] = {"application/json": reference}
        app.openapi_schema = schema
    return app.openapi_schema


async def problem(
    request: Request, error: HotelierError, status: int | None = None
) -> JSONResponse:
    """An error as a reply."""
    language = language_of(request)
    await words_at_hand(language)
    data = described(error, language)
    return JSONResponse(data, status_of(error) if status is None else status)


async def refuse(request: Request, error: Exception) -> JSONResponse:
    """Reply to an error of the server or the rules."""
    assert isinstance(error, HotelierError)
    return await problem(request, error)


async def refuse_request(request: Request, error: Exception) -> JSONResponse:
    """Reply to a malformed request."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    said = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if tuple(first["loc"]) == ("body",) and first["type"] != "missing" and said != JSON_TYPE:
        return await problem(request, Refused("wrong-content"))
    return await problem(request, request_error(first), 422)


async def refuse_address(request: Request, error: Exception) -> JSONResponse:
    """Reply to an unknown address or method."""
    assert isinstance(error, HTTPException)
    if isinstance(error.__cause__, HotelierError):  # raised while the body was read
        return await problem(request, error.__cause__)
    if error.status_code == 400:  # the body could not be parsed
        return await problem(request, bad_request(JSON, "body"), 422)
    reason = "wrong-method" if error.status_code == 405 else "no-such-page"
    return await problem(request, Refused(reason), error.status_code)


async def refuse_for_now(request: Request, error: Exception) -> JSONResponse:
    """Reply that the database does not answer or refuses a value."""
    if isinstance(error, DataError):
        return await problem(request, unstorable())
    log.error("not-read", extra={"path": request.url.path, "error": str(error).split("\n")[0]})
    return await problem(request, Refused("storage-failed"))


async def apologise(request: Request, error: Exception) -> JSONResponse:
    """Reply to an unexpected exception: it is logged, not shown."""
    log.error("request-failed", exc_info=error, extra={"path": request.url.path})
    return await problem(request, Refused("went-wrong"), 500)

"""Routes for those who run the server: is it well, and how busy is it?"""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import APIRouter
from fastapi.responses import JSONResponse, PlainTextResponse
from sqlalchemy import text

from hotelier.server.http.asking import TheSite

router = APIRouter(tags=["operation"])


@router.get("/health", response_model=dict[str, Any])
async def health(site: TheSite) -> Any:
    """200 while the server can read and write, and hears of other processes; 503 otherwise."""
    try:
        await asyncio.to_thread(ask_database, site)
        deaf = site.sharing is not None and not site.sharing.hearing.listening.is_set()
        well = site.writer.thread.is_alive() and not site.stopping and not deaf
    except Exception:
        well = False
    return JSONResponse({"ok": well}, 200 if well else 503)


def ask_database(site: Any) -> None:
    """Fails if the database does not answer."""
    with site.engine.connect() as connection:
        connection.execute(text("SELECT 1"))


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(site: TheSite) -> str:
    """Numbers in Prometheus' text format."""
    site.metrics.set("hotelier_tables_live", len(site.registry.tables))
    site.metrics.set("hotelier_commits_total", site.writer.commits)
    site.metrics.set("hotelier_units_total", site.writer.units)
    return site.metrics.text()

"""Routes for operation: health and metrics."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from fastapi.responses import JSONResponse, PlainTextResponse

from hotelier.server.http.asking import TheSite
from hotelier.server.metrics import CONTENT_TYPE

router = APIRouter(tags=["operation"])


@router.get("/health", response_model=dict[str, Any])
async def health(site: TheSite) -> Any:
    """Return 200 while the server can read and write and, with PostgreSQL, is notified of changes
    by other processes; otherwise 503."""
    well = await site.pulse.is_well()
    return JSONResponse({"ok": well}, 200 if well else 503)


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(site: TheSite) -> Any:
    """Return metrics in the text format of Prometheus."""
    site.metrics.set("hotelier_tables_live", len(site.registry.tables))
    site.metrics.set("hotelier_commits_total", site.writer.commits)
    site.metrics.set("hotelier_units_total", site.writer.units)
    return PlainTextResponse(site.metrics.text(), media_type=CONTENT_TYPE)

"""Routes for analysis: hints, reviews, evaluation lines, and branches."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query
from fastapi.responses import HTMLResponse

from hotelier.analysis.telling import hint_lines, why_text
from hotelier.server.desk import reviewing, studying, watching
from hotelier.server.errors import words_at_hand
from hotelier.server.http import models, study_models
from hotelier.server.http.asking import (
    THINKS,
    Anybody,
    Language,
    Somebody,
    TheSite,
    TheTable,
    Thought,
)
from hotelier.server.http.play import command_of
from hotelier.server.live.table import LiveTable
from hotelier.server.live.telling import facts
from hotelier.server.site import Site
from hotelier.words.phrases import bare

router = APIRouter(prefix="/api", tags=["study"])
Think = reviewing.Think
Effort = Annotated[Literal["quick", "usual"], Query(description="The effort of the analysis.")]


@router.post("/tables/{table}/hints", response_model=models.Hints, dependencies=THINKS)
async def hints(
    site: TheSite, live: TheTable, caller: Somebody, body: models.HintWish, language: Language
) -> Any:
    """Return the best few actions for your seat, with chances and reasons, based on what it may
    know."""
    await words_at_hand(language)
    found = await studying.hints(site, live, caller, command_of(body), body.few)
    assert live.game is not None
    game = live.game.game
    same = live.version == found["version"]
    view = live.game.view(found["seat"]) if same else None  # moves may have come since
    found["lines"] = hint_lines(game, found["hints"], view, language)
    for hint in found["hints"]:
        hint["why"] = bare(why_text(game, hint["reasons"], hint["sources"], language))
    return found


@router.post("/tables/{table}/review", response_model=study_models.Review)
async def begin_review(
    site: TheSite, live: TheTable, caller: Somebody, language: Language, thought: Thought,
    effort: Effort = "usual",
) -> Any:  # fmt: skip
    """Start the review of a finished table, or return its progress."""
    watching.viewer_for(live, caller)
    return await table_review(site, live, language, effort, thought, begin=True)


@router.get("/tables/{table}/review", response_model=study_models.Review)
async def read_review(
    site: TheSite, live: TheTable, caller: Anybody, language: Language, thought: Thought,
    effort: Effort = "usual",
) -> Any:  # fmt: skip
    """Return the progress of the review of a finished table, and all of it once it is done."""
    watching.viewer_for(live, caller)
    return await table_review(site, live, language, effort, thought, begin=False)


async def table_review(
    site: Site, live: LiveTable, language: str, effort: str, thought: Think, begin: bool
) -> dict[str, Any]:
    """The review of a table, with the names of its players."""
    record = reviewing.finished_record(live)
    found = await reviewing.review(site, record, effort, thought if begin else None)
    names = tuple(seat.name for seat in live.seats)
    if found["review"] is not None:
        thought()
    return await reviewing.with_words(site, found, record, names, language)


@router.get("/tables/{table}/review.html", response_class=HTMLResponse, dependencies=THINKS)
async def review_page(
    site: TheSite, live: TheTable, caller: Anybody, language: Language, effort: Effort = "usual"
) -> HTMLResponse:
    """Return the review of a finished table as one HTML file, once it is done."""
    watching.viewer_for(live, caller)
    record = reviewing.finished_record(live)
    found = await reviewing.review(site, record, effort)
    names = tuple(seat.name for seat in live.seats)
    return to_keep(await reviewing.page_of(site, found, record, names, language))


@router.post("/reviews/page", response_class=HTMLResponse, dependencies=THINKS)
async def page_of_file(
    site: TheSite, caller: Somebody, language: Language, body: study_models.ReviewWish
) -> HTMLResponse:
    """Return the review of your record as one HTML file, once it is done."""
    record = await reviewing.record_of_file(site, body.record)
    found = await reviewing.review(site, record, body.effort)
    return to_keep(await reviewing.page_of(site, found, record, (), language))


def to_keep(page: str) -> HTMLResponse:
    """A page to download: shown here, it would fall under our content security policy."""
    return HTMLResponse(page, headers={"Content-Disposition": "attachment"})


@router.post("/reviews", response_model=study_models.Review)
async def review_file(
    site: TheSite, caller: Somebody, language: Language, thought: Thought,
    body: study_models.ReviewWish,
) -> Any:  # fmt: skip
    """Review a record of yours, or return the progress. The record is not stored."""
    record = await reviewing.record_of_file(site, body.record, thought)
    found = await reviewing.review(site, record, body.effort, thought if body.begin else None)
    if found["review"] is not None:
        thought()
    return await reviewing.with_words(site, found, record, (), language)


@router.get(
    "/tables/{table}/evaluation",
    response_model=list[study_models.EvaluationPoint],
    dependencies=THINKS,
)
async def evaluation(site: TheSite, live: TheTable, caller: Anybody) -> Any:
    """Return the evaluation line of a finished table: chances and scores before each decision."""
    watching.viewer_for(live, caller)
    return await reviewing.evaluation(site, reviewing.finished_record(live))


@router.post("/evaluations", response_model=list[study_models.EvaluationPoint], dependencies=THINKS)
async def evaluation_of_file(
    site: TheSite, caller: Somebody, body: study_models.FinishedRecord
) -> Any:
    """Return the evaluation line of a finished record of yours."""
    return await reviewing.evaluation(site, await reviewing.record_of_file(site, body.record))


@router.post(
    "/tables/{table}/whatif", status_code=201, response_model=models.Branch, dependencies=THINKS
)
async def branch(site: TheSite, live: TheTable, caller: Somebody, body: models.NewBranch) -> Any:
    """Create a table that branches off this one at a ply. Hidden information is dealt again."""
    watching.viewer_for(live, caller)
    made, token, seat = await studying.branch(site, live, caller, body.ply, body.seat, body.bot)
    return {"table": facts(made), "token": token, "seat": seat}


@router.post("/whatif", status_code=201, response_model=models.Branch, dependencies=THINKS)
async def branch_of_file(site: TheSite, caller: Somebody, body: study_models.RecordBranch) -> Any:
    """Create a table that branches off a record at a ply. Hidden information is dealt again."""
    made, token, seat = await studying.branch_of_file(
        site, caller, body.record, body.ply, body.seat, body.bot
    )
    return {"table": facts(made), "token": token, "seat": seat}

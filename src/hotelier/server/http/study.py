"""Routes for learning: hints, reviews, the evaluation line, and tables that branch off others."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query

from hotelier.server.desk import studying, watching
from hotelier.server.errors import words_at_hand
from hotelier.server.http import models
from hotelier.server.http.asking import Anybody, Language, Somebody, TheSite, TheTable
from hotelier.server.http.play import command_of
from hotelier.server.live.telling import facts
from hotelier.study.telling import hint_lines

router = APIRouter(prefix="/api/tables/{table}", tags=["study"])
Effort = Annotated[Literal["quick", "usual"], Query(description="How hard to think.")]


@router.post("/hints", response_model=models.Hints)
async def hints(
    site: TheSite, live: TheTable, caller: Somebody, body: models.HintWish, language: Language
) -> Any:
    """The best few actions for your seat, with chances and reasons; from what it may know."""
    await words_at_hand(language)
    found = await studying.hints(site, live, caller, command_of(body), body.few)
    assert live.game is not None
    found["lines"] = hint_lines(live.game.game, found["hints"], None, language)
    return found


@router.post("/review", response_model=models.Review)
async def begin_review(
    site: TheSite, live: TheTable, caller: Somebody, effort: Effort = "usual"
) -> Any:
    """Begin the review of a finished table, or see how far it is."""
    watching.viewer_for(live, caller)
    return await studying.review(site, live, effort, begin=True)


@router.get("/review", response_model=models.Review)
async def read_review(
    site: TheSite, live: TheTable, caller: Anybody, effort: Effort = "usual"
) -> Any:
    """How far the review of a finished table is, and all of it once it is done."""
    watching.viewer_for(live, caller)
    return await studying.review(site, live, effort, begin=False)


@router.get("/evaluation", response_model=list[models.Evaluation])
async def evaluation(site: TheSite, live: TheTable, caller: Anybody) -> Any:
    """The evaluation line of a finished table: before each decision, chances and scores."""
    watching.viewer_for(live, caller)
    return await studying.evaluation(site, live)


@router.post("/whatif", status_code=201, response_model=models.Branch)
async def branch(site: TheSite, live: TheTable, caller: Somebody, body: models.NewBranch) -> Any:
    """A table that leaves this one at a ply; what your seat could not know is dealt anew."""
    watching.viewer_for(live, caller)
    made, token, seat = await studying.branch(site, live, caller, body.ply, body.seat, body.bot)
    return {"table": facts(made), "token": token, "seat": seat}

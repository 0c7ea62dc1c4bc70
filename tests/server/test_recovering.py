"""Forgotten passphrases: the command of the host while the site runs."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from hotelier.kernel.errors import Unreadable
from hotelier.server.desk import players
from hotelier.server.errors import Refused
from hotelier.server.mailbox import Mailbox
from hotelier.server.recovering import LETTERS, new_passphrase, reset_passphrase
from hotelier.server.settings import Settings
from hotelier.server.site import Site
from tests.server.test_operation import hotelier

FORGOTTEN = "correct horse"


def test_another_passphrase_ends_logins_while_the_site_goes_on(tmp_path: Path) -> None:
    database = str(tmp_path / "own.db")

    async def story() -> None:
        site = await Site.opened(Settings(database=database))
        anna, token = await players.register(site, "Anna Müller", FORGOTTEN, False, "en")
        _, others = await players.register(site, "Otto", FORGOTTEN, False, "en")
        program = await players.new_token(site, anna, ["play"], "a program")
        stream = Mailbox()
        stream.belongs_to(await site.caller(token))
        site.listeners[anna.player].append(stream)
        await site.caller(others)
        done = await asyncio.to_thread(
            hotelier, "passphrase", "anna MÜLLER", "--database", database
        )
        assert done.returncode == 0, done.stderr
        assert "Anna Müller" in done.stdout
        made = done.stdout.splitlines()[0].split()[-1]
        await site.end_withdrawn()
        assert stream.closed == "bad-token"
        with pytest.raises(Refused, match="token"):
            await site.caller(token)
        for kept in (others, program):
            assert (await site.caller(kept)).token
        with pytest.raises(Refused):
            await players.log_in(site, "Anna Müller", FORGOTTEN)
        row, again = await players.log_in(site, "Anna Müller", made)
        assert row["id"] == (await site.caller(again)).player == anna.player
        with pytest.raises(Unreadable, match="no account “Marie”"):
            await asyncio.to_thread(reset_passphrase, site.engine, "Marie")
        await site.close()

    asyncio.run(story())


def test_passphrases_can_be_read_out() -> None:
    made = {new_passphrase() for _ in range(20)}
    assert len(made) == 20
    assert all(set(each) <= {*LETTERS, "-"} and len(each) == 23 for each in made)

"""The short way of a message to its socket: in order whatever happens, whole to the reader."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable

import pytest

from hotelier.server.mailbox import Mailbox
from hotelier.server.wire import framed
from tests.server.conftest import Party
from tests.server.running import mover, up_to_date

Gather = Callable[..., Party]


def test_messages_keep_their_order_when_the_short_way_is_closed_for_a_while() -> None:
    async def story() -> list[bytes]:
        sent: list[bytes] = []
        way_is_open = True

        def write(message: bytes) -> bool:
            if way_is_open:
                sent.append(message)
            return way_is_open

        mailbox = Mailbox(write=write)
        mailbox.tell(b"1")
        way_is_open = False
        mailbox.tell(b"2")
        way_is_open = True
        mailbox.tell(b"3")  # must not overtake
        assert sent == [b"1"]
        mail = await mailbox.fetch()
        mailbox.tell(b"4")  # nor while what was fetched is being sent
        assert mail is not None
        sent += mail
        mail = await mailbox.fetch()
        assert mail is not None
        sent += mail
        waiting = asyncio.create_task(mailbox.fetch())
        await asyncio.sleep(0)
        mailbox.tell(b"5")  # nothing lies before it: the short way
        mailbox.close("gone")
        assert await waiting is None
        return sent

    assert asyncio.run(story()) == [b"1", b"2", b"3", b"4", b"5"]


@pytest.mark.parametrize(
    ("size", "head"),
    [(0, "8100"), (125, "817d"), (126, "817e007e"), (65_535, "817effff"),
     (65_536, "817f0000000000010000")],
)  # fmt: skip
def test_frames_of_every_length(size: int, head: str) -> None:
    """RFC 6455, 5.2: a length of up to 125, or one in two or eight bytes."""
    frame = framed(b"x" * size)
    assert frame == bytes.fromhex(head) + b"x" * size


def test_the_mover_reads_the_update_before_the_reply(party: Gather) -> None:
    _, peers = party(2)
    for _ in range(8):
        me = mover(peers)
        reply = me.play(me.state.legal[0])
        up_to_date(peers, reply["version"])
        kinds = [message["type"] for message in me.seen]
        assert kinds[-2:] == ["update", "ok"], json.dumps(me.seen[-3:])

"""The fast path of messages: in order, and complete for the reader."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable

import pytest
from websockets.frames import Frame, Opcode

from hotelier.server.mailbox import Mailbox
from hotelier.server.wire import SHORT, ends_with_frame, framed, text_in
from tests.server.conftest import Party
from tests.server.server_process import Peer, mover, up_to_date

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
        mailbox.tell(b"4")  # nor while fetched messages are being sent
        assert mail is not None
        sent += mail
        mail = await mailbox.fetch()
        assert mail is not None
        sent += mail
        waiting = asyncio.create_task(mailbox.fetch())
        await asyncio.sleep(0)
        mailbox.tell(b"5")  # the queue is empty: the fast path
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


def frame(text: str, opcode: Opcode = Opcode.TEXT) -> bytes:
    """A text as a frame of a client."""
    return Frame(opcode, text.encode()).serialize(mask=True)


def play_of(peer: Peer, do: str, **body: object) -> str:
    """The text of a move at the present version."""
    return json.dumps({"type": "play", "do": do, "version": peer.state.version, **body})


def replies(peer: Peer, count: int) -> list[dict[str, object]]:
    """The next replies, without other messages in between."""
    found: list[dict[str, object]] = []
    while len(found) < count:
        message = peer.read()
        if message["type"] in ("ok", "error"):
            found.append(message)
    return found


def test_a_text_is_found_however_long_its_length_is_written() -> None:
    for size in (0, 1, 125, 126, 127, 128, SHORT):
        text = "x" * size
        assert text_in(frame(text)) == text.encode()
        assert ends_with_frame(frame(text) * 2)
    assert text_in(frame("x" * (SHORT + 1))) is None
    assert ends_with_frame(frame("x" * (SHORT + 1)))


@pytest.mark.parametrize(
    "data",
    [frame("hi")[:-1], frame("hi") + b"\x81", frame("hi", Opcode.BINARY), frame("", Opcode.PONG),
     b"\x01" + frame("hi")[1:], b"\x81\x02hi", b"\xc1" + frame("hi")[1:], b"", b"\x81",
     b"\x81\xff" + bytes(8) + frame("x" * 127)[2:]],
    ids=["cut", "two", "bytes", "pong", "part", "unmasked", "compressed", "empty", "head", "long"],
)  # fmt: skip
def test_whatever_else_comes_is_left_to_the_long_way(data: bytes) -> None:
    """Truncated, two at once, bytes, pings, fragments, unmasked, compressed, eight bytes."""
    assert text_in(data) is None


@pytest.mark.parametrize(
    "data",
    [frame("hi")[:-1], frame("hi")[:4], b"\x01" + frame("hi")[1:], b"\x81\x02hi"],
    ids=["cut", "head", "part", "unmasked"],  # masks are random, test ids must not be
)
def test_after_half_a_frame_nothing_is_taken_for_a_frame(data: bytes) -> None:
    assert not ends_with_frame(data)
    assert not ends_with_frame(frame("one") + data)


def test_moves_come_in_any_pieces(party: Gather) -> None:
    """Complete, two at once, cut in two, and complete again: each is played once."""
    _, peers = party(2)
    for number, cut in enumerate([None, 0, 3, 20, None, 7]):
        me = mover(peers)
        data = frame(play_of(me, me.state.legal[0], id=f"m{number}"))
        wire = me.socket.socket
        if cut is None:
            wire.sendall(data)
        elif cut == 0:
            wire.sendall(frame('{"type":"ping","id":"p"}') + data)
        else:
            wire.sendall(data[:cut])
            other = peers[1 - peers.index(me)]
            assert other.ask("ping")["type"] == "ok"  # the first part has arrived by now
            wire.sendall(data[cut:])
        found = replies(me, 2 if cut == 0 else 1)
        assert [reply["type"] for reply in found] == ["ok"] * len(found)
        assert found[-1]["id"] == f"m{number}"
        up_to_date(peers, me.state.version)


def test_replies_keep_the_order_of_commands(party: Gather) -> None:
    """While a move waits for its commit, a repeated, an outdated and an invalid one and a question
    follow."""
    _, peers = party(2)
    for number in range(5):
        me = mover(peers)
        first, second = f"first{number}", f"second{number}"
        move = play_of(me, me.state.legal[0], id=first)
        texts = [move, move, move.replace(first, second), "{", '{"type":"ping","id":"p"}']
        for text in texts:
            me.socket.socket.sendall(frame(text))
        found = replies(me, len(texts))
        assert [(reply["type"], reply["id"]) for reply in found] == [
            ("ok", first), ("ok", first), ("error", second), ("error", None), ("ok", "p")
        ]  # fmt: skip
        assert found[0]["version"] == found[1]["version"]
        assert found[1]["again"] is True
        assert found[2]["code"] == "stale-version"
        up_to_date(peers, me.state.version)


def test_a_move_is_refused_by_the_short_way_as_by_the_long_one(party: Gather) -> None:
    """The code, rule and sentence are equal, in the reader's language."""
    _, peers = party(2)
    me = mover(peers)
    other = peers[1 - peers.index(me)]
    for peer in (me, other):
        assert peer.ask("speak", language="de", texts=False)["type"] == "ok"
        quick = peer.play("lay 1A")
        long = frame(play_of(peer, "lay 1A", id="long"))
        peer.socket.socket.sendall(long[:5])
        assert peers[1 - peers.index(peer)].ask("ping")["type"] == "ok"  # it has arrived by now
        peer.socket.socket.sendall(long[5:])
        [slow] = replies(peer, 1)
        assert quick["type"] == "error"
        assert {**slow, "id": None} == {**quick, "id": None}

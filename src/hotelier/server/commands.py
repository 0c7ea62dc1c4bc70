"""Commands on a socket: each message is one operation of the desk."""

from __future__ import annotations

from hotelier.server import messages
from hotelier.server.desk import joining, offers, ordering, play, talking, undoing
from hotelier.server.desk.play import Command, Done
from hotelier.server.identity import Caller
from hotelier.server.live.table import LiveTable
from hotelier.server.site import Site


async def carry_out(
    site: Site, live: LiveTable, caller: Caller, message: messages.Wishing, lang: str | None
) -> Done:
    """Carry out a command; `lang` is the language of texts in the reply, if any."""
    if isinstance(message, messages.Say):
        await talking.say(site, live, caller, message.to, message.text, message.id)
        return Done(live.version)
    if isinstance(message, messages.Ready):
        await joining.set_ready(site, live, caller, message.seat, message.ready)
        return Done(live.version)
    if isinstance(message, messages.Resign):
        return await offers.resign(site, live, caller, Command(message.seat))
    if isinstance(message, messages.Return):
        return await offers.come_back(site, live, caller, message.seat)
    if isinstance(message, messages.Order):
        return await order(site, live, caller, message)
    return await decide(site, live, caller, message, lang)


async def decide(
    site: Site, live: LiveTable, caller: Caller, message: messages.Deciding, lang: str | None
) -> Done:
    """Carry out a command that answers a version of the table."""
    command = Command(message.seat, message.version, message.id)
    if isinstance(message, messages.Play):
        return await play.move(site, live, caller, message.do, command, message.confirmed)
    if isinstance(message, messages.Preview):
        live = await site.table_now(live.id)  # without pending commits
        return play.look_ahead(live, caller, message.do, command, lang)
    if isinstance(message, messages.Undo):
        return await undoing.undo(site, live, caller, command)
    if isinstance(message, messages.Offer):
        wish = offers.Wish(message.kind, message.whom)
        return await offers.make_offer(site, live, caller, wish, command)
    said = offers.Answer(message.yes, message.kind, message.by)
    return await offers.answer(site, live, caller, said, command)


async def order(site: Site, live: LiveTable, caller: Caller, message: messages.Order) -> Done:
    """Set standing orders, or return the present ones."""
    if message.orders is None:
        live = await site.table_now(live.id)
        return Done(live.version, more={"orders": ordering.orders_of(live, caller, message.seat)})
    return await ordering.give_orders(site, live, caller, message.orders, message.seat)

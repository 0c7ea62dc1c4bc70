"""AW-3 Module 3, special hotels: its additions to the rules of a table (AW-6.2, AW-R.63)."""

from __future__ import annotations

from typing import Final

from hotelier.games.grand_austria_hotel import deal, guests, setup
from hotelier.games.grand_austria_hotel.actions import Fulfil, Redeem, Shift, ShiftColoured
from hotelier.games.grand_austria_hotel.alles_walzer import (
    auction,
    entrances,
    moved_dice,
    special_table,
)
from hotelier.games.grand_austria_hotel.cards.vocabulary import MUST_PLAY, TOKEN
from hotelier.games.grand_austria_hotel.emperor import EmperorScoring
from hotelier.games.grand_austria_hotel.forms import FORMS
from hotelier.games.grand_austria_hotel.position import MODULES
from hotelier.games.grand_austria_hotel.refusals import WHY_NOT
from hotelier.games.grand_austria_hotel.resolve import HANDLERS, Resolve
from hotelier.games.grand_austria_hotel.rounds import NextRound, NextTurn, StartRound
from hotelier.games.grand_austria_hotel.rules import Rules
from hotelier.games.grand_austria_hotel.scoring import FinalCount, FinalStaff
from hotelier.games.grand_austria_hotel.special import start_special
from hotelier.games.grand_austria_hotel.stack import FITS, carries_like, lies_on
from hotelier.games.grand_austria_hotel.staff import DrawCard, DrawStaff
from hotelier.games.grand_austria_hotel.terms import FOOD_COUNT
from hotelier.kernel.codec import Form
from hotelier.kernel.frames import Frame


def join(rules: Rules) -> None:
    """AW-3.2, 3.3, AW-R.63 No dishes and drinks at the start; the auction after dealing staff."""
    rules.new_special = start_special
    rules.start_goods = (*[0] * FOOD_COUNT, *rules.start_goods[FOOD_COUNT:])
    rules.hotel_steps = (auction.LAY_ENTRANCES, *rules.hotel_steps)
    rules.guest_steps = (*rules.guest_steps, entrances.MoreGuests)
    rules.room_steps = (*rules.room_steps, entrances.MoreRooms)
    rules.perform |= {
        Fulfil: entrances.fulfil, Redeem: entrances.redeem, Shift: moved_dice.shift,
        ShiftColoured: moved_dice.shift,
    }  # fmt: skip
    rules.perform_use |= dict.fromkeys((Shift, ShiftColoured), moved_dice.shift_and_use)
    rules.use_choices = (*rules.use_choices, moved_dice.offer_shifts_for_use)
    rules.main_choices = (*rules.main_choices, moved_dice.offer_shifts)
    rules.main_prices = (*rules.main_prices, moved_dice.shift_price)
    rules.additional_choices = (
        *rules.additional_choices, entrances.offer_fulfilling, entrances.offer_redeeming,
    )  # fmt: skip
    rules.sure_actions = (*rules.sure_actions, entrances.sure_redeeming)
    rules.on_taken = (*rules.on_taken, entrances.note_die)
    rules.holders = (*rules.holders, special_table.entrance_power)
    rules.checks = (*rules.checks, special_table.check_special)
    rules.shows = (*rules.shows, special_table.show_special)
    rules.ending_steps = (*rules.ending_steps, entrances.COUNT_GUESTS)
    rules.closing_steps = (*rules.closing_steps, entrances.FORGET_DIE)
    rules.last_steps = (*rules.last_steps, entrances.COUNT_POLITICS)


FRAMES: Final[tuple[type[Frame], ...]] = (
    auction.LayEntrances, auction.DrawEntrance, auction.EquipEntrances, auction.DealOwnPolitics,
    auction.DealOwnTile, auction.StartAuction, auction.OpenAuction, auction.RaiseBid,
    auction.NextAuction, auction.BeginEntrance, entrances.MoreGuests, entrances.MoreRooms,
    entrances.ForgetDie, entrances.ChooseToken, entrances.MustPlay, entrances.CountPolitics,
    entrances.CountGuests, moved_dice.UseMoved,
)  # fmt: skip

FORMS["Special"] = Form(special_table.write_special, special_table.read_special)
MODULES.append(special_table.complete_special)
FITS[auction.RaiseBid] = (special_table.wrong_bid,)
HANDLERS[TOKEN] = entrances.ask_token
HANDLERS[MUST_PLAY] = entrances.ask_must_play
WHY_NOT[Fulfil] = entrances.why_not_fulfil
WHY_NOT[Redeem] = entrances.why_not_redeem
WHY_NOT[Shift] = WHY_NOT[ShiftColoured] = moved_dice.why_not_shift

# The auction is between the staff cards and the first guests, in every combination (AW-6.2).
_AFTER_AUCTION: Final = (setup.FirstGuests,)
for _step in (auction.LayEntrances, auction.StartAuction, auction.OpenAuction, auction.RaiseBid,
              auction.NextAuction):  # fmt: skip
    lies_on(_step, *_AFTER_AUCTION)
for _dealt in (deal.DealStaff, deal.DealIntro, deal.DealPacks, deal.OpenPacks, deal.PassPacks,
               DrawStaff, DrawCard):  # fmt: skip
    lies_on(_dealt, auction.LayEntrances)
lies_on(auction.EquipEntrances, auction.StartAuction)
lies_on(auction.DrawEntrance, auction.EquipEntrances, auction.DrawEntrance)
lies_on(auction.DealOwnPolitics, auction.StartAuction, auction.DealOwnTile, auction.DealOwnPolitics)
lies_on(auction.DealOwnTile, auction.StartAuction, auction.DealOwnTile)
lies_on(auction.BeginEntrance, auction.NextAuction, *_AFTER_AUCTION)
lies_on(Resolve, auction.BeginEntrance, setup.FirstGuest, setup.FirstRooms, setup.FirstRoom,
        StartRound)  # fmt: skip
lies_on(entrances.MoreGuests, setup.FirstGuest, setup.FirstRooms)
lies_on(setup.FirstGuest, entrances.MoreGuests)
lies_on(guests.NextGuest, entrances.MoreGuests)
lies_on(entrances.MoreRooms, setup.FirstRoom, StartRound)
lies_on(setup.FirstRoom, entrances.MoreRooms)
lies_on(setup.PrepareFirst, entrances.MoreRooms)
lies_on(entrances.ChooseToken, Resolve)
lies_on(entrances.MustPlay, Resolve)
lies_on(moved_dice.UseMoved, NextTurn, guests.Farewell)
carries_like(entrances.ForgetDie, NextRound)
lies_on(entrances.ForgetDie, NextRound)
lies_on(entrances.CountGuests, EmperorScoring)
lies_on(entrances.CountPolitics, FinalCount)
lies_on(FinalStaff, entrances.CountPolitics)
carries_like(entrances.CountPolitics, FinalCount)

"""Grand Austria Hotel: guests, dice, rooms, staff and the emperor's favour in seven rounds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, Final

from hotelier.games.grand_austria_hotel import (
    deal,
    dice,
    emperor,
    goods,
    guests,
    layout,
    losses,
    offers,
    resolve,
    rooms,
    rounds,
    scoring,
    serving,
    staff,
    turn,
)
from hotelier.games.grand_austria_hotel import setup as setup_module
from hotelier.games.grand_austria_hotel.actions import ACTIONS, ALPHABET
from hotelier.games.grand_austria_hotel.alles_walzer import assembly as alles_walzer
from hotelier.games.grand_austria_hotel.alles_walzer.cards.ballrooms import PACK as BALLROOMS
from hotelier.games.grand_austria_hotel.cards import PRINTED
from hotelier.games.grand_austria_hotel.forms import FORMS
from hotelier.games.grand_austria_hotel.house import data_name, house_cards
from hotelier.games.grand_austria_hotel.invariants import check
from hotelier.games.grand_austria_hotel.options import OPTIONS, PRESETS
from hotelier.games.grand_austria_hotel.position import complete
from hotelier.games.grand_austria_hotel.showing import public
from hotelier.games.grand_austria_hotel.state import NO_HALL, NO_SALON, State
from hotelier.games.grand_austria_hotel.view import imagine, own, redact, same_own
from hotelier.kernel.codec import Codec
from hotelier.kernel.frames import Frame
from hotelier.kernel.game import Game

FRAMES: Final[tuple[type[Frame], ...]] = (
    setup_module.FillQueue, setup_module.ChooseStart,
    setup_module.FirstGuests, setup_module.FirstGuest,
    setup_module.FirstRooms, setup_module.FirstRoom, setup_module.PrepareFirst,
    layout.DealPolitics, layout.DealTile, layout.AskPolitics, layout.AskTile,
    layout.PickPolitics, layout.PickTile, layout.DealHotels, layout.DealBoard,
    deal.DealStaff, deal.DealIntro, deal.DealPacks, deal.OpenPacks, deal.DraftCard, deal.PassPacks,
    rounds.StartRound, rounds.RollDice, rounds.NextTurn, rounds.EndRound, rounds.NextRound,
    turn.Turn, resolve.Resolve, resolve.ChooseEffect,
    dice.CopyAction, dice.SplitSteps, dice.UseSpace,
    goods.PlaceGood, goods.MixGoods, goods.ChooseGoods, serving.FillOrder, serving.BringGoods,
    guests.NextGuest, guests.TakeGuest, guests.TakeMore, guests.ChooseRoom, guests.Farewell,
    rooms.PrepareRooms, rooms.OccupyRooms,
    staff.PlayStaff, staff.DrawStaff, staff.DrawCard,
    offers.ChooseLooked, offers.ReturnLooked, offers.PutUnder, offers.PlayChosen, offers.LoseHand,
    emperor.EmperorScoring, emperor.Bonus, emperor.Penalty, emperor.IgnorePenalty,
    emperor.ChoosePenalty,
    losses.LoseRooms, losses.ChooseLostRoom, losses.LoseBelow, losses.ChooseLostBelow,
    losses.DismissStaff, losses.LoseGood,
    scoring.FinalStaff, scoring.CopyStaff, scoring.ChooseCopied, scoring.FinalCount,
    *alles_walzer.FRAMES,
)  # fmt: skip
setup_module.JOIN.update(alles_walzer.JOIN)

QUIET: Final[dict[str, Callable[[State], Any]]] = {
    "key": lambda state: state.options.start_key,
    "passed_round": lambda state: 0,
    "piles": lambda state: ((),) * state.seats,
    "special": lambda state: state.options.new_special(state.seats),
    "coloured": lambda state: (),
    "salon": lambda state: NO_SALON,
    "tally": lambda state: (),
    "heard": lambda state: (),
    "hall": lambda state: None if BALLROOMS in state.options.packs else NO_HALL,
}
"""Fields that only modules of the expansion fill, with their values in the base game."""

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    # setup
    "starts": (),
    "politics_in_play": ("Politics",),
    "tile_in_play": ("Tile",),
    "hotel_dealt": ("Hotel",),
    "intro_set": ("int",),
    "picked": ("Staff",),
    "packs_passed": ("int",),
    # rounds and turns
    "round": ("int",),
    "rolled": ("int", "int", "int", "int", "int", "int"),
    "rerolled": ("int",),
    "turn": ("int",),
    "passed": (),
    "turn_ended": (),
    "extra_turn": (),
    "round_ended": ("int",),
    # gains and payments, each with its source
    "vp": ("int", "Source"),
    "krones": ("int", "int", "Source"),
    "steps": ("int", "int", "Source"),
    "overflow": ("int", "Source"),
    "received": ("int", "Good", "Source"),
    "paid": ("int", "Payment"),
    "declined": ("Word", "Source"),
    "nothing": ("Source",),
    "no_yield": ("Source",),
    # dice
    "took_die": ("Space", "int", "int"),
    "used_space": ("Space", "int", "int"),
    "copied_space": ("Space", "int"),
    # goods
    "placed": ("Good", "Guest", "int"),
    "stored": ("int", "Good"),
    # guests and rooms
    "took_guest": ("Guest", "int"),
    "guest_came": ("Guest",),
    "guests_reshuffled": ("int",),
    "checked_in": ("Guest", "Room"),
    "prepared": ("Room", "Colour"),
    "occupied": ("Room", "Colour"),
    "group_full": ("Colour", "int"),
    # staff
    "played": ("Staff", "Source"),
    "employed": ("Staff",),
    "drew": ("Staff",),
    "looked": ("Staff",),
    "chose": ("Staff", "Source"),
    "chose_none": ("Source",),
    "put_under": ("Staff",),
    "no_staff_left": (),
    # politics and emperor
    "claimed": ("Politics", "int"),
    "moved_back": ("int", "int"),
    "bonus": ("Tile",),
    "penalty": ("Tile",),
    "ignored": ("Tile",),
    "lost_vp": ("int", "Tile"),
    "lost_krones": ("int", "Tile"),
    "lost_goods": ("Tile",),
    "lost_room": ("Room",),
    "dismissed": ("Staff",),
    # the end
    "final_scoring": (),
    "final_card": ("Staff", "int"),
    "copied_card": ("Staff", "Staff"),
    "final_rooms": ("int", "int"),
    "final_krones": ("int", "int"),
    "final_goods": ("int", "int"),
    "final_guests": ("int", "int"),
    # the expansion: celebrities
    "coloured_rolled": ("DieColour", "Space"),
    "took_coloured": ("DieColour",),
    "took_celebrity": ("Celebrity",),
    "binned": ("DieColour",),
    "consulted": ("Celebrity",),
    "celebrity_came": ("Celebrity", "DieColour"),
    "celebrity_left": ("Celebrity",),
    "celebrities_reshuffled": ("int",),
    "chip": ("Celebrity", "int"),
    # the expansion: start player
    "start_krones": ("int",),
    "took_key": (),
    "key_returned": (),
    # the expansion: a little more
    "rung": ("Staff",),
    "not_rung": ("Staff",),
    "spent": ("int", "Good", "Source"),
    "lost_good": ("Good", "Tile"),
    "pile_cleared": ("int",),
    # the expansion: ballrooms
    "ballroom_in_play": ("Ballroom",),
    "rehearsal_laid_out": ("Rehearsal",),
    "rehearsal_chosen": ("Rehearsal",),
    "sent_guest": ("Guest",),
    "paid_champagne": ("int", "DanceRow"),
    "sent_dancer": ("DanceRow", "Section"),
    "section_done": ("Section",),
    "lost_champagne": ("int", "Tile"),
    "lost_dancer": ("DanceRow", "Tile"),
    "ballroom_scored": ("Ballroom", "int"),
    "final_champagne": ("int", "int"),
    # the expansion: special hotels
    "entrance_laid": ("Entrance",),
    "own_politics_laid": ("Politics",),
    "own_tile_laid": ("Tile",),
    "opened_bid": ("Entrance", "int"),
    "bid": ("int",),
    "withdrew": ("Entrance",),
    "gained_entrance": ("Entrance", "int"),
    "dice_sum": ("int",),
    "token_used": ("Token", "int"),
    "fulfilled": ("Politics",),
    "politics_counted": ("int", "int"),
    "redeemed": ("Tile",),
    "guests_counted": ("int",),
    "moved_die": ("Space", "Space"),
}
"""Every journal event with the kinds of its args."""

GAME: Final[Game] = Game(
    name="grand-austria-hotel",
    title="Grand Austria Hotel",
    seats=range(2, 5),
    options=OPTIONS,
    presets=PRESETS,
    rules_version=2,
    actions=ACTIONS,
    codec=Codec(
        ALPHABET,
        {frame.__name__: frame for frame in FRAMES},
        {**FORMS, **alles_walzer.FORMS},
        QUIET,
    ),
    events=EVENTS,
    state=setup_module.empty_state,
    setup=setup_module.setup,
    outcome=scoring.outcome,
    redact=redact,
    imagine=imagine,
    public=public,
    own=own,
    same_own=same_own,
    complete=complete,
    check=check,
    cards=PRINTED,
    earlier={1: {"gah.order": "rising"}},
)


def house_game(data: Any) -> Game:
    """Return the game with the figures of house data (see `house`), after checking them.

    `Table(house_game(data), ...)` opens a table of it. Its records name the data.
    """
    cards = house_cards(data)
    return replace(
        GAME,
        state=partial(setup_module.empty_state, cards=cards),
        setup=partial(setup_module.setup, cards=cards),
        complete=partial(complete, cards=cards),
        cards=cards,
        data=data_name(data, cards),
    )

"""The handlers of the vocabulary: one function for each word of a card.

`cards/vocabulary.py` defines and explains the words; this module carries them out. Penalties have
their own list (`losses.lose`), and so have the counting words at the end (`scoring.counted`).
Modules add handlers for their own words.
"""

from __future__ import annotations

from hotelier.games.grand_austria_hotel.cards import vocabulary as words
from hotelier.games.grand_austria_hotel.dice import ask_action, ask_copy, ask_split, give_both
from hotelier.games.grand_austria_hotel.gains import advance, gain_krones, gain_vp
from hotelier.games.grand_austria_hotel.goods import (
    ask_goods,
    ask_mix,
    receive_champagne,
    receive_goods,
)
from hotelier.games.grand_austria_hotel.guests import ask_guests
from hotelier.games.grand_austria_hotel.offers import start_offer
from hotelier.games.grand_austria_hotel.resolve import HANDLERS
from hotelier.games.grand_austria_hotel.rooms import ask_occupy, ask_rooms
from hotelier.games.grand_austria_hotel.scoring import gain_counted
from hotelier.games.grand_austria_hotel.serving import ask_fill
from hotelier.games.grand_austria_hotel.staff import ask_play, start_draw
from hotelier.games.grand_austria_hotel.turn import start_extra_turn

HANDLERS[words.VP] = gain_vp
HANDLERS[words.KRONES] = gain_krones
HANDLERS[words.STEPS] = advance
HANDLERS[words.DRAW] = start_draw
HANDLERS[words.GOODS] = receive_goods
HANDLERS[words.CHAMPAGNE] = receive_champagne
HANDLERS[words.CHOOSE] = ask_goods
HANDLERS[words.DISHES] = ask_mix
HANDLERS[words.DRINKS] = ask_mix
HANDLERS[words.TRACKS] = ask_split
HANDLERS[words.BOTH_TRACKS] = give_both
HANDLERS[words.JOKER] = ask_copy
HANDLERS[words.PREPARE] = ask_rooms
HANDLERS[words.OCCUPY] = ask_occupy
HANDLERS[words.PLAY] = ask_play
HANDLERS[words.OFFER] = start_offer
HANDLERS[words.GUESTS] = ask_guests
HANDLERS[words.FILL] = ask_fill
HANDLERS[words.EXTRA_ACTION] = ask_action
HANDLERS[words.EXTRA_TURN] = start_extra_turn
for counting in range(words.PER_OCCUPIED, words.COPY):
    HANDLERS[counting] = gain_counted

"""GAH-1.4 The guests: 56 of the base game and two promotional ones. Orders and VP: GAH-0.4.

Columns: number, key, colour, order (strudel, cake, wine, coffee), VP, reward (GAH-9.5, 9.6, 9.7,
9.8, 9.9, 9.10, 9.11, 9.12, 9.13, 9.14).
"""

from __future__ import annotations

from typing import Final

from hotelier.games.grand_austria_hotel.cards.rows import ByOption, Doubt, GuestRow
from hotelier.games.grand_austria_hotel.cards.vocabulary import (
    FREE,
    choose,
    draw,
    extra_action,
    extra_turn,
    goods,
    guests,
    krones,
    occupy,
    offer,
    play,
    prepare,
    steps,
)
from hotelier.games.grand_austria_hotel.terms import BLUE, GREEN, RED, YELLOW, pack

RULEBOOKS: Final = ("DE15", "RU", "FR2", "OBG", "JS2", "GH3", "BGH")
PROMO: Final = (
    Doubt("colour", "single", "promo-third-table"),
    Doubt("order", "single", "promo-third-table"),
    Doubt("vp", "single", "promo-third-table"),
)
OFFER_3: Final = ByOption("gah.draw3_play", {"may": offer(3), "must_if_affordable": offer(3, 1)})
OFFER_FREE: Final = ByOption(
    "gah.draw3_play", {"may": offer(FREE), "must_if_affordable": offer(FREE, 1)}
)
"""GAH-12.6, GAH-E.20"""
E_GIZIA: Final = ByOption("gah.egizia", {"action": extra_action(), "turn": extra_turn()})
"""GAH-9.13, GAH-E.5"""

# fmt: off
GUESTS: Final[tuple[GuestRow, ...]] = (
    GuestRow(49, "sculptor", YELLOW, pack(0, 0, 1, 0), 0, (prepare(1, FREE, floors=2),),  # GAH-E.29
             rules=("GAH-9.9",), sources=RULEBOOKS),
    GuestRow(50, "musician", YELLOW, pack(0, 0, 1, 0), 0, (draw(1), prepare(1, 0))),
    GuestRow(51, "composer", YELLOW, pack(0, 0, 1, 0), 1, (goods(strudel=1),)),
    GuestRow(52, "tailor", YELLOW, pack(0, 0, 1, 1), 0, (goods(strudel=1), krones(2))),
    GuestRow(53, "flamenco_dancer", YELLOW, pack(1, 0, 1, 0), 0, (goods(coffee=1), steps(2))),
    GuestRow(54, "portrait_painter", YELLOW, pack(0, 0, 2, 0), 0, (choose(1), krones(2))),
    GuestRow(55, "photographer", YELLOW, pack(0, 0, 3, 0), 7, (draw(2),)),
    GuestRow(56, "vocalist", YELLOW, pack(1, 0, 2, 0), 0, (goods(cake=1), play(1, 3))),
    GuestRow(57, "architect", YELLOW, pack(0, 0, 2, 1), 1, (prepare(2, 1),)),
    GuestRow(58, "actress", YELLOW, pack(0, 0, 3, 1), 7, (occupy(),)),
    GuestRow(59, "poet", YELLOW, pack(3, 0, 1, 0), 5, (goods(cake=1), play(1, 2))),
    GuestRow(60, "jewelry_designer", YELLOW, pack(0, 2, 2, 0), 5, (goods(coffee=1), krones(3))),
    GuestRow(61, "painter", YELLOW, pack(1, 0, 3, 0), 2, (prepare(1, 1), prepare(1, 0)),
             confidence="majority", doubts=(Doubt("reward", "disputed", "painter-rooms"),)),
    GuestRow(62, "opera_singer", YELLOW, pack(1, 1, 2, 0), 4, (guests(), steps(3))),
    GuestRow(63, "dame", BLUE, pack(0, 0, 0, 1), 0, (guests(),)),
    GuestRow(64, "duchess", BLUE, pack(0, 0, 0, 1), 0, (play(1, 1),)),
    GuestRow(65, "knight_of_the_empire", BLUE, pack(0, 0, 0, 1), 3, (),
             rules=("GAH-9.14",), sources=RULEBOOKS),
    GuestRow(66, "landgrave", BLUE, pack(0, 1, 0, 1), 3, (play(1, 1), prepare(1, 0)),
             confidence="majority", doubts=(Doubt("reward", "disputed", "landgrave-room"),)),
    GuestRow(67, "sovereign", BLUE, pack(0, 0, 0, 2), 2, (draw(2), steps(2)),
             confidence="majority", doubts=(Doubt("order", "disputed", "sovereign-order"),)),
    GuestRow(68, "princess", BLUE, pack(2, 0, 0, 1), 4, (steps(3),)),
    GuestRow(69, "countess", BLUE, pack(0, 2, 0, 1), 7, (krones(3),)),
    GuestRow(70, "elector", BLUE, pack(1, 0, 1, 1), 1, (play(1, 1), steps(3))),
    GuestRow(71, "baron", BLUE, pack(1, 0, 0, 2), 4, (prepare(1, FREE),)),
    GuestRow(72, "prince", BLUE, pack(1, 1, 0, 1), 7, (occupy(),)),
    GuestRow(73, "count", BLUE, pack(0, 0, 1, 2), 4, (play(2, 1),)),
    GuestRow(74, "earl", BLUE, pack(0, 1, 0, 2), 10, (krones(1),)),
    GuestRow(75, "baroness", BLUE, pack(0, 0, 2, 2), 5, (OFFER_3,), sources=RULEBOOKS),
    GuestRow(76, "duke", BLUE, pack(2, 0, 0, 2), 4, (OFFER_FREE,)),
    GuestRow(77, "apothecary", RED, pack(0, 1, 0, 0), 1, (krones(1),)),
    GuestRow(78, "post_councillor", RED, pack(0, 1, 0, 0), 0, (guests(),)),
    GuestRow(79, "privy_councillor", RED, pack(0, 1, 0, 0), 0, (krones(1), steps(1))),
    GuestRow(80, "professor_emeritus", RED, pack(0, 1, 1, 0), 4, (guests(),)),
    GuestRow(81, "general", RED, pack(0, 2, 0, 0), 0, (goods(wine=1), krones(3))),
    GuestRow(82, "senior_councillor", RED, pack(0, 1, 1, 1), 7, (occupy(),)),
    GuestRow(83, "councillor_of_commerce", RED, pack(1, 1, 1, 0), 0, (krones(5),)),
    GuestRow(84, "court_councillor", RED, pack(0, 2, 1, 0), 2, (krones(3), guests())),
    GuestRow(85, "major", RED, pack(2, 1, 0, 0), 3, (krones(3),)),
    GuestRow(86, "veterinary_councillor", RED, pack(0, 1, 2, 0), 3, (play(1, 3),)),
    GuestRow(87, "medicinal_councillor", RED, pack(0, 2, 0, 2), 3, (krones(3), guests(2)),
             confidence="majority", doubts=(Doubt("reward", "disputed", "councillor-guests"),)),
    GuestRow(88, "procurator", RED, pack(0, 1, 3, 0), 0, (prepare(2, FREE),)),
    GuestRow(89, "lord_high_commissioner", RED, pack(2, 1, 1, 0), 5, (krones(4),)),
    GuestRow(90, "senior_legal_secretary", RED, pack(1, 3, 0, 0), 7, (goods(wine=1), krones(3))),
    GuestRow(91, "tezcatlipoca", GREEN, pack(1, 0, 0, 0), 0, (draw(3),)),
    GuestRow(92, "capt_goldhaken", GREEN, pack(1, 0, 0, 0), 0, (krones(1),)),
    GuestRow(93, "mr_horsa", GREEN, pack(1, 0, 0, 0), 0, (steps(1),)),
    GuestRow(94, "m_ingalls", GREEN, pack(2, 0, 0, 0), 0, (play(1, 1),)),
    GuestRow(95, "mr_boydell", GREEN, pack(1, 1, 0, 0), 2, (steps(2),)),
    GuestRow(96, "mr_oundo", GREEN, pack(1, 0, 0, 1), 0, (play(1, 3),)),
    GuestRow(97, "e_gizia", GREEN, pack(2, 0, 1, 0), 4, (E_GIZIA,),
             rules=("GAH-9.13",), sources=RULEBOOKS, confidence="editions_differ",
             doubts=(Doubt("reward", "editions", "e-gizia"),)),
    GuestRow(98, "m_polo", GREEN, pack(3, 0, 0, 0), 0, (krones(4),)),
    GuestRow(99, "cramersopholus", GREEN, pack(1, 2, 0, 0), 5, (draw(1), steps(2))),
    GuestRow(100, "farmer_franz", GREEN, pack(1, 0, 0, 3), 4, (steps(3), occupy())),
    GuestRow(101, "brother_uwe", GREEN, pack(3, 0, 0, 1), 3, (steps(3), guests())),
    GuestRow(102, "conductor", GREEN, pack(1, 0, 0, 1), 0, (steps(1), occupy())),
    GuestRow(103, "durgoing", GREEN, pack(1, 0, 1, 0), 4, (draw(2),)),
    GuestRow(104, "macleod", GREEN, pack(2, 2, 0, 0), 2, (play(1, FREE),)),
    GuestRow(117, "mag_ferdinand", RED, pack(0, 0, 2, 0), 3, (steps(3),),
             pack="promo", sources=("GH3", "BGH"), confidence="single", doubts=PROMO),
    GuestRow(118, "mr_moras", YELLOW, pack(0, 1, 0, 1), 4, (guests(),),
             pack="promo", sources=("GH3", "BGH"), confidence="single", doubts=PROMO),
)
# fmt: on

"""GAH-13 The staff: number, key, rule, cost, timing, effect, introductory set, doubts."""

from __future__ import annotations

from typing import Final

from hotelier.games.grand_austria_hotel.cards.points import (
    both,
    free_die,
    free_guests,
    free_rooms,
    free_serving,
    ignore_penalty,
    more_goods,
    on_bonus,
    on_die,
    on_guest,
    on_lodged,
    on_occupied,
    stronger,
)
from hotelier.games.grand_austria_hotel.cards.rows import ByOption, Doubt, StaffRow
from hotelier.games.grand_austria_hotel.cards.vocabulary import (
    PER_COLUMN,
    PER_DISC,
    PER_FLOOR,
    PER_GROUP,
    PER_ROOM,
    PER_SET,
    PER_STAFF,
    PER_STEP,
    copy,
    fill,
    goods,
    krones,
    occupy,
    per,
    per_occupied,
    play,
    prepare,
    steps,
    vp,
)
from hotelier.games.grand_austria_hotel.terms import (
    BLUE,
    END,
    GREEN,
    ONCE,
    PERM,
    RED,
    ROUND,
    YELLOW,
)

MOMENT: Final = (Doubt("effect", "editions", "moment-not-said"),)
"""GAH-E.14 Leaving the café and moving in are one moment in the base game."""

# fmt: off
STAFF: Final[tuple[StaffRow, ...]] = (
    StaffRow(1, "breakfast_server", "GAH-13.1", 4, ROUND, (goods(strudel=1),), "B"),
    StaffRow(2, "waitress", "GAH-13.2", 6, ROUND, (goods(cake=1),), "D"),
    StaffRow(3, "barkeeper", "GAH-13.3", 4, ROUND, (goods(wine=1),), "A"),
    StaffRow(4, "sous_chef", "GAH-13.4", 6, ROUND, (goods(coffee=1),), "C"),
    StaffRow(5, "groom", "GAH-13.5", 4, PERM, (on_guest(krones(2), 1 << RED),),
             confidence="editions_differ", doubts=MOMENT),
    StaffRow(6, "stableman", "GAH-13.6", 1, PERM, (on_guest(steps(1), 1 << BLUE),), "A",
             confidence="editions_differ", doubts=MOMENT),
    StaffRow(7, "masseuse", "GAH-13.7", 1, PERM, (on_guest(krones(1), 1 << YELLOW),), "D",
             confidence="editions_differ", doubts=MOMENT),
    StaffRow(8, "tour_guide", "GAH-13.8", 2, PERM, (on_guest(vp(2), 1 << GREEN),),
             confidence="editions_differ", doubts=MOMENT),
    StaffRow(9, "butler", "GAH-13.9", 5, PERM, (free_rooms(BLUE),), "A"),  # GAH-E.39
    StaffRow(10, "chauffeur", "GAH-13.10", 5, PERM, (free_rooms(RED),), "D"),
    StaffRow(11, "florist", "GAH-13.11", 5, PERM, (free_rooms(YELLOW),), "C"),
    StaffRow(12, "executive_housekeeper", "GAH-13.12", 2, PERM, (on_die(vp(2), 3, 4),)),
    StaffRow(13, "restaurant_manager", "GAH-13.13", 2, PERM, (
        ByOption("gah.restaurant_manager",  # GAH-E.15
                 {"strength": stronger(1, 1, 2), "extra_good": more_goods(1, 1, 2)}),), "B",
             confidence="editions_differ", doubts=(Doubt("effect", "editions", "extra-good"),)),
    StaffRow(14, "decorator", "GAH-13.14", 2, PERM, (on_die(prepare(), 1, 2),)),  # GAH-E.18, E.19
    StaffRow(15, "bootblack", "GAH-13.15", 4, PERM, (both(4),)),  # GAH-E.17
    StaffRow(16, "laundress", "GAH-13.16", 2, PERM, (on_die(vp(4), 4),)),
    StaffRow(17, "kitchen_hand", "GAH-13.17",
             ByOption("gah.kitchen_hand_cost", {5: 5, 3: 3}), PERM,  # GAH-E.3
             (free_die(6), stronger(1, 6)),
             confidence="editions_differ", doubts=(Doubt("cost", "editions", "cost-raised"),)),
    StaffRow(18, "checker", "GAH-13.18", 2, PERM, (stronger(2, 5),),  # GAH-E.16
             confidence="editions_differ", doubts=(Doubt("effect", "editions", "discount"),)),
    StaffRow(19, "interior_architect", "GAH-13.19", 3, PERM, (on_die(vp(5), 3),)),  # GAH-E.34
    StaffRow(20, "detective", "GAH-13.20", 2, PERM, (on_die(steps(2), 5),)),
    StaffRow(21, "chef", "GAH-13.21", 3, ONCE, (goods(1, 1, 1, 1),)),
    StaffRow(22, "staff_manager", "GAH-13.22", 3, PERM, (on_die(play(), 3),)),
    StaffRow(23, "custodian", "GAH-13.23", 5, PERM, (
        ByOption("gah.custodian", {"any_occupancy": on_occupied(krones(1)),  # GAH-E.11
                                   "guest_only": on_lodged(krones(1))}),),
             confidence="editions_differ", doubts=(Doubt("effect", "editions", "custodian"),)),
    StaffRow(24, "chief_waiter", "GAH-13.24", 1, PERM, (free_serving(),), "C"),
    StaffRow(25, "delivery_boy", "GAH-13.25", 6, PERM, (free_guests(),), "B"),
    StaffRow(26, "conference_manager", "GAH-13.26", 5, PERM, (
        ByOption("gah.conference_manager",  # GAH-E.2
                 {"pay1": ignore_penalty(1), "free": ignore_penalty(0)}),),
             confidence="editions_differ", doubts=(Doubt("effect", "editions", "ignore-cost"),)),
    StaffRow(27, "booking_manager", "GAH-13.27", 4, END, (per_occupied(3, 1 << RED),), "C"),
    StaffRow(28, "concierge", "GAH-13.28", 4, END, (per_occupied(3, 1 << BLUE),), "D"),
    StaffRow(29, "secretary", "GAH-13.29", 5, END, (
        ByOption("gah.secretary_target", {"end_only": copy(0), "any": copy(1)}),),  # GAH-E.13
             confidence="editions_differ", doubts=(Doubt("effect", "editions", "any-card"),)),
    StaffRow(30, "reception_clerk", "GAH-13.30", 4, END, (per_occupied(3, 1 << YELLOW),), "B"),
    StaffRow(31, "chambermaid", "GAH-13.31", 4, END, (per_occupied(1),)),
    StaffRow(32, "assistant_manager", "GAH-13.32", 4, END, (
        ByOption("gah.assistant_manager_vp",  # GAH-E.1
                 {2: per(PER_STAFF, 2), 4: per(PER_STAFF, 4)}),), "B",
             confidence="editions_differ", doubts=(Doubt("effect", "editions", "two-or-four"),)),
    StaffRow(33, "male_floor_housekeeper", "GAH-13.33", 5, PERM, (
        ByOption("gah.floor_housekeeper_min",  # GAH-E.12
                 {"4_or_more": on_guest(vp(4), size=-4), "exactly_4": on_guest(vp(4), size=4)}),),
             confidence="editions_differ", doubts=(Doubt("effect", "editions", "exactly-four"),)),
    StaffRow(34, "receptionist", "GAH-13.34", 5, END, (per(PER_ROOM, 1),)),
    StaffRow(35, "page_boy", "GAH-13.35", 2, ONCE, (occupy(2),)),  # GAH-E.38
    StaffRow(36, "sommelier", "GAH-13.36",
             ByOption("gah.sommelier_cost", {2: 2, 5: 5}), ONCE, (goods(wine=4),), "D",  # GAH-E.4
             confidence="editions_differ", doubts=(Doubt("cost", "editions", "second-french"),)),
    StaffRow(37, "room_service", "GAH-13.37", 3, END, (per(PER_GROUP, 2),)),
    StaffRow(38, "porter", "GAH-13.38", 5, ONCE, (fill(),), "A"),
    StaffRow(39, "confectioner", "GAH-13.39", 3, ONCE, (goods(cake=4),), "A"),
    StaffRow(40, "marketing_director", "GAH-13.40", 2, END, (per(PER_DISC, 5),), "C"),
    StaffRow(41, "operator", "GAH-13.41", 3, END, (
        ByOption("gah.operator_cap", {"none": per(PER_STEP, 2), 12: per(PER_STEP, 2, 12)}),),
             "D", confidence="editions_differ",  # GAH-E.10
             doubts=(Doubt("effect", "editions", "at-most-twelve"),)),
    StaffRow(42, "gardener", "GAH-13.42", 3, PERM, (on_bonus(vp(5)),)),
    StaffRow(43, "barista", "GAH-13.43", 3, ONCE, (goods(coffee=4),), "C"),
    StaffRow(44, "larder_cook", "GAH-13.44", 2, ONCE, (goods(strudel=4),), "B"),
    StaffRow(45, "pool_attendant", "GAH-13.45", 1, ONCE, (steps(3),)),
    StaffRow(46, "female_floor_housekeeper", "GAH-13.46", 2, END, (per(PER_FLOOR, 5),)),
    StaffRow(47, "liftboy", "GAH-13.47", 4, END, (per(PER_COLUMN, 5),)),
    StaffRow(48, "hotel_manager", "GAH-13.48", 4, END, (per(PER_SET, 4),), "A"),
)
# fmt: on

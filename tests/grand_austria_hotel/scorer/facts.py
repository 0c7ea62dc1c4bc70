"""The cards and boards as the fact tables have them, entered a second time.

Nothing here comes from the package: `test_scorer` compares the two, so a slip in one shows. Effects
are short texts that `effects` carries out.
"""

from __future__ import annotations

from dataclasses import dataclass

from tests.grand_austria_hotel.scorer import alles_walzer_facts

GOODS = ("strudel", "cake", "wine", "coffee")
ITEMS = (*GOODS, "champagne")
ROOMS = [f"{floor}{column}" for floor in "1234" for column in "ABCDE"]
"""Floor 1 is the ground floor; sorted as they are numbered."""

# number, key, colour, order (strudel, cake, wine, coffee), VP, reward
GUEST_TABLE = """
49  sculptor               yellow 0010  0  room 1 free floor 2
50  musician               yellow 0010  0  draw 1; room 1 -0
51  composer               yellow 0010  1  goods 1 strudel
52  tailor                 yellow 0011  0  goods 1 strudel; krones 2
53  flamenco_dancer        yellow 1010  0  goods 1 coffee; emperor 2
54  portrait_painter       yellow 0020  0  any 1; krones 2
55  photographer           yellow 0030  7  draw 2
56  vocalist               yellow 1020  0  goods 1 cake; hire 1 -3
57  architect              yellow 0021  1  room 2 -1
58  actress                yellow 0031  7  occupy 1
59  poet                   yellow 3010  5  goods 1 cake; hire 1 -2
60  jewelry_designer       yellow 0220  5  goods 1 coffee; krones 3
61  painter                yellow 1030  2  room 1 -1; room 1 -0
62  opera_singer           yellow 1120  4  guest 1; emperor 3
63  dame                   blue   0001  0  guest 1
64  duchess                blue   0001  0  hire 1 -1
65  knight_of_the_empire   blue   0001  3  nothing
66  landgrave              blue   0101  3  hire 1 -1; room 1 -0
67  sovereign              blue   0002  2  draw 2; emperor 2
68  princess               blue   2001  4  emperor 3
69  countess               blue   0201  7  krones 3
70  elector                blue   1011  1  hire 1 -1; emperor 3
71  baron                  blue   1002  4  room 1 free
72  prince                 blue   1101  7  occupy 1
73  count                  blue   0012  4  hire 2 -1
74  earl                   blue   0102 10  krones 1
75  baroness               blue   0022  5  offer 3 -3
76  duke                   blue   2002  4  offer 3 free
77  apothecary             red    0100  1  krones 1
78  post_councillor        red    0100  0  guest 1
79  privy_councillor       red    0100  0  krones 1; emperor 1
80  professor_emeritus     red    0110  4  guest 1
81  general                red    0200  0  goods 1 wine; krones 3
82  senior_councillor      red    0111  7  occupy 1
83  councillor_of_commerce red    1110  0  krones 5
84  court_councillor       red    0210  2  krones 3; guest 1
85  major                  red    2100  3  krones 3
86  veterinary_councillor  red    0120  3  hire 1 -3
87  medicinal_councillor   red    0202  3  krones 3; guest 2
88  procurator             red    0130  0  room 2 free
89  lord_high_commissioner red    2110  5  krones 4
90  senior_legal_secretary red    1300  7  goods 1 wine; krones 3
91  tezcatlipoca           green  1000  0  draw 3
92  capt_goldhaken         green  1000  0  krones 1
93  mr_horsa               green  1000  0  emperor 1
94  m_ingalls              green  2000  0  hire 1 -1
95  mr_boydell             green  1100  2  emperor 2
96  mr_oundo               green  1001  0  hire 1 -3
97  e_gizia                green  2010  4  gizia 1
98  m_polo                 green  3000  0  krones 4
99  cramersopholus         green  1200  5  draw 1; emperor 2
100 farmer_franz           green  1003  4  emperor 3; occupy 1
101 brother_uwe            green  3001  3  emperor 3; guest 1
102 conductor              green  1001  0  emperor 1; occupy 1
103 durgoing               green  1010  4  draw 2
104 macleod                green  2200  2  hire 1 free
117 mag_ferdinand          red    0020  3  emperor 3
118 mr_moras               yellow 0101  4  guest 1
"""

# number, key, cost, timing, introductory set, effect
STAFF_TABLE = """
1  breakfast_server         4 round     B goods 1 strudel
2  waitress                 6 round     D goods 1 cake
3  barkeeper                4 round     A goods 1 wine
4  sous_chef                6 round     C goods 1 coffee
5  groom                    4 permanent - guest red: krones 2
6  stableman                1 permanent A guest blue: emperor 1
7  masseuse                 1 permanent D guest yellow: krones 1
8  tour_guide               2 permanent - guest green: vp 2
9  butler                   5 permanent A free blue
10 chauffeur                5 permanent D free red
11 florist                  5 permanent C free yellow
12 executive_housekeeper    2 permanent - die 34: vp 2
13 restaurant_manager       2 permanent B die 12: stronger 1
14 decorator                2 permanent - die 12: room 1 -0
15 bootblack                4 permanent - die 4: both
16 laundress                2 permanent - die 4: vp 4
17 kitchen_hand             5 permanent - die 6: stronger 1; free die
18 checker                  2 permanent - die 5: stronger 2
19 interior_architect       3 permanent - die 3: vp 5
20 detective                2 permanent - die 5: emperor 2
21 chef                     3 once      - each 1
22 staff_manager            3 permanent - die 3: hire 1 -0
23 custodian                5 permanent - occupied any: krones 1
24 chief_waiter             1 permanent C free serving
25 delivery_boy             6 permanent B free guests
26 conference_manager       5 permanent - ignore 1
27 booking_manager          4 final     C per red 3
28 concierge                4 final     D per blue 3
29 secretary                5 final     - copy
30 reception_clerk          4 final     B per yellow 3
31 chambermaid              4 final     - per occupied 1
32 assistant_manager        4 final     B per staff 2
33 male_floor_housekeeper   5 permanent - guest 4+: vp 4
34 receptionist             5 final     - per tile 1
35 page_boy                 2 once      - occupy 2
36 sommelier                2 once      D goods 4 wine
37 room_service             3 final     - per group 2
38 porter                   5 once      A fill 1
39 confectioner             3 once      A goods 4 cake
40 marketing_director       2 final     C per disc 5
41 operator                 3 final     D per space 2
42 gardener                 3 permanent - bonus tile: vp 5
43 barista                  3 once      C goods 4 coffee
44 larder_cook              2 once      B goods 4 strudel
45 pool_attendant           1 once      - emperor 3
46 female_floor_housekeeper 2 final     - per floor 5
47 liftboy                  4 final     - per column 5
48 hotel_manager            4 final     A per set 4
"""

# number, key, stack, condition
POLITICS_TABLE = """
105 krones_20      A krones 20
106 rooms_12       A tiles 12
107 staff_6        A staff 6
108 emperor_10     A space 10
109 floors_2       B floors 2
110 groups_6       B groups 6
111 one_colour_all B colour 1
112 columns_2      B columns 2
113 three_each     C blue 3; red 3; yellow 3
114 red4_yellow3   C red 4; yellow 3
115 yellow4_blue3  C blue 3; yellow 4
116 blue4_red3     C blue 4; red 3
"""

# key | bonus | penalty | VP lost instead
TILE_TABLE = """
A1 | krones 3                | krones 3       | 5
A2 | any 2                   | kitchen        | -
A3 | offer 3 -3              | hand 2         | 5
A4 | room 1 free             | vacant 1       | 5
B1 | each 1                  | goods          | -
B2 | krones 5                | krones 5       | 7
B3 | offer 3 free            | hand 3         | 7
B4 | room 1 free floor 2 occupied | vacant 2  | 7
C1 | vp 8                    | vp 8           | -
C2 | room 1 free occupied    | occupied 2     | -
C3 | vp-per-staff 2          | vp-per-staff 2 | -
C4 | hire 1 free             | end-card 1     | 10
"""

HOTEL_TABLE = {
    "night": (
        "byrrb yyrry brbyy brbrb",
        "1A 1B+2A+2B 1C+1D+2C+2D 1E 2E+3D+3E 3A+4A 3B+4B 3C+4C 4D 4E",
    ),
    "day_a": (
        "ryrry bybbb byrry bybbr",
        "1A 1B+2B+3B+4B 1C+1D 1E 2A+3A+4A 2C+2D+2E 3C+3D 3E 4C+4D 4E",
    ),
    "day_b": (
        "byrrr byrby brbry ybbrb",
        "1A+2A+3A 1B+2B 1C+1D+1E+2C 2D 2E+3E 3B 3C+4B+4C 3D+4D 4A 4E",
    ),
    "day_c": (
        "rbryr rbyyy ryrbb byrby",
        "1A+2A+3A 1B+2B 1C 1D+2C+2D+2E 1E 3B+4B 3C+4C 3D+3E+4D 4A 4E",
    ),
    "day_d": (
        "rbrrb ybyyy ybbrb rrryb",
        "1A 1B+2B+3B+3C 1C+1D 1E 2A+3A 2C+2D+2E 3D 3E+4E 4A+4B+4C 4D",
    ),
}
"""Colours floor by floor (blue, red, yellow), and the groups."""

PRINTED_VP = {"3D": 1, "3E": 1, "4C": 2, "4D": 2, "4E": 2}
FLOOR_COST = {"1": 0, "2": 1, "3": 2, "4": 3}
FLOOR_VP = {"1": 1, "2": 2, "3": 3, "4": 4}
ROOF = {"blue": (2, 5, 9, 15), "red": (1, 3, 6, 10), "yellow": (1, 3, 6, 10)}
"""GAH-11.1 By size of the group: blue VP, red krones, yellow steps."""
TRACK_VP = (0, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9)
QUEUE_COST = (3, 2, 1, 0, 0)
DICE = {2: 10, 3: 12, 4: 14}
RETREAT = {3: ("A", 3), 5: ("B", 5), 7: ("C", 7)}
"""GAH-17.1 The round, its stack of emperor tiles and the spaces to move back."""
DISC_VP = (15, 10, 5)
START_KRONES = 10
MOST_KRONES = 20
CUBES = 30
TABLES = 3
HAND = 6
LEFT_GUEST_VP = -5


@dataclass(frozen=True)
class Guest:
    """A guest card."""

    number: int
    colour: str
    order: dict[str, int]
    vp: int
    rewards: tuple[str, ...]


@dataclass(frozen=True)
class Staff:
    """A staff card; `on` is the trigger of a lasting effect ("die 34", "guest red")."""

    number: int
    cost: int
    timing: str
    intro: str
    on: str
    effects: tuple[str, ...]


def parts(text: str) -> tuple[str, ...]:
    """The effects of a text."""
    return tuple(part.strip() for part in text.split(";") if part.strip() != "nothing")


def _guest(line: str) -> tuple[str, Guest]:
    number, key, colour, order, vp, reward = line.split(None, 5)
    goods = {good: int(n) for good, n in zip(ITEMS, order, strict=False) if n != "0"}
    return key, Guest(int(number), colour, goods, int(vp), parts(reward))


def _staff(line: str) -> tuple[str, Staff]:
    number, key, cost, timing, intro, text = line.split(None, 5)
    on, colon, effect = text.partition(": ")
    if not colon:
        on, effect = "", text
    return key, Staff(int(number), int(cost), timing, intro, on, parts(effect))


def _politics(line: str) -> tuple[str, tuple[str, tuple[str, ...], int]]:
    number, key, stack, condition = line.split(None, 3)
    return key, (stack, parts(condition), int(number))


def _tile(line: str) -> tuple[str, tuple[tuple[str, ...], str, int | None]]:
    key, bonus, penalty, instead = (part.strip() for part in line.split("|"))
    return key, (parts(bonus), penalty, None if instead == "-" else int(instead))


def _rows(*tables: str) -> list[str]:
    return [line for table in tables for line in table.strip().splitlines()]


GUESTS = dict(map(_guest, _rows(GUEST_TABLE, alles_walzer_facts.GUEST_TABLE)))
STAFF = dict(map(_staff, _rows(STAFF_TABLE, alles_walzer_facts.STAFF_TABLE)))
POLITICS = dict(map(_politics, _rows(POLITICS_TABLE, alles_walzer_facts.POLITICS_TABLE)))
TILES = dict(map(_tile, _rows(TILE_TABLE, alles_walzer_facts.TILE_TABLE)))
COLOUR = {"b": "blue", "r": "red", "y": "yellow"}
HOTELS = {
    key: (
        dict(zip(ROOMS, (COLOUR[letter] for letter in floors.replace(" ", "")), strict=True)),
        [group.split("+") for group in groups.split()],
    )
    for key, (floors, groups) in HOTEL_TABLE.items()
}
"""Per board side: the colour of each room, and the groups."""


def module_of(key: str) -> str:
    """The module that brings a guest, staff card, politics card or emperor tile; else nothing."""
    if key in TILES:
        return {"5": "1", "6": "5"}.get(key[1], "")
    if key in POLITICS:
        number = POLITICS[key][2]
    else:
        number = GUESTS[key].number if key in GUESTS else STAFF[key].number
    return "" if number < 119 else "1" if number < 166 else "5"


def neighbours(room: str) -> set[str]:
    """The rooms that touch a room along an edge."""
    floor, column = int(room[0]), "ABCDE".index(room[1])
    around = [(floor + 1, column), (floor - 1, column), (floor, column - 1), (floor, column + 1)]
    return {f"{f}{'ABCDE'[c]}" for f, c in around if 1 <= f <= 4 and 0 <= c <= 4}


NEIGHBOURS = {room: neighbours(room) for room in ROOMS}

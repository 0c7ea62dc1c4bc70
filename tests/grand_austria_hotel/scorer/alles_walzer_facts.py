"""The cards and boards of Alles Walzer!, entered a second time (see `facts`)."""

from __future__ import annotations

# number, key, colour, order (strudel, cake, wine, coffee, champagne), VP, reward
GUEST_TABLE = """
134 debutante            yellow 00100  0 champagne 1
135 lady_companion       yellow 00101  0 emperor 1; hire 1 free
136 governess            yellow 10200  3 champagne 1
137 prima_ballerina      yellow 00201  1 krones 2; dancer 2 -0
138 mannequin            yellow 01110  2 champagne 1; hire 1 -3
139 diva                 yellow 01300  4 champagne 2
140 waltz_queen          yellow 00112 15 nothing
141 khan                 blue   00010  0 champagne 1
142 tenno                blue   00020  1 champagne 1; room 1 -1
143 laird                blue   00011  2 any 2
144 maharani             blue   20010  4 champagne 1
145 marquis              blue   11020  5 champagne 2
146 contessa             blue   00022 15 nothing
147 tsarina              blue   00112  9 dancer 1 -1
148 ambassador           red    01000  0 dancer 1 -0
149 abbess               red    02000  0 krones 5
150 consigliere          red    01010  1 champagne 1; krones 2
151 admiral_winterbottom red    02100  3 emperor 2; dancer 1 -0
152 impresario           red    02010  6 champagne 1
153 cardinal             red    02002 14 nothing
154 mayor                red    02110  3 champagne 2; dancer 1 -0
155 the_beast            green  10100 -1 champagne 1; room 1 -0
156 kapellmeister_palfy  green  10010  0 champagne 2
157 c_inderella          green  10001  0 dancer 1 -0; occupy 1
158 phantom              green  20000 -2 champagne 1; guest 1
159 the_beauty           green  11010  1 dancer 1 -0; offer 3 -3
160 medium               green  11010  1 any 2; champagne 1
161 partyer              green  20001  2 dancer 1 -2
162 pope                 green  11002 10 occupy 1
"""

# number, key, cost, timing, introductory set, effect
STAFF_TABLE = """
119 dancing_master           3 permanent - die 3: krones 1; dancer 1 -0
120 violinist                3 once      - champagne 3
121 concertmaster            3 permanent - die 1: champagne 1; vp 1
122 symphonist               4 round     - pay 1 champagne; vp 5
123 usherette                3 round     - pay 2 krones; champagne 1; vp 3
124 conductor_music          3 permanent - die 4: champagne 1; krones 1
125 choirmaster              3 permanent - die 5: dancer 1 -1
126 leading_dancer           4 final     - per dancer 2
127 harpist                  4 once      - dancer 2 -2 less 1
128 cellist                  4 round     - pay 1 any; dancer 1 -1
129 pianist                  6 round     - champagne 1
130 ballet_master            3 permanent - dancer sent: krones 1; draw 1
131 trumpeter                3 permanent - die 2: champagne 1; draw 1
132 arranger                 1 permanent - disc: champagne 2
133 danube_steamship_captain 3 round     - staff played: dancer 1 -1
166 handmaid                 5 bell      - steps 3: room 2 free occupied
167 apprentice               3 bell      - guest blue 3+: goods 3 strudel 3 cake
168 dishwasher               3 bell      - guest red 3+: goods 3 wine 3 coffee
169 tapster                  2 bell      - guest yellow 3+: krones 6
170 coachwoman               3 round     - pay 1 coffee; vp 3; guest 1
171 bookkeeper               2 round     - pay 1 cake; room 1 -2
172 chef_de_rang             2 bell      - drinks 3: emperor 5
173 interpreter              2 round     - pay 2 strudel; krones 2; vp 2
174 bartender                5 bell      - dishes 3: host 1
175 wagon_master             3 round     - exchange 2; vp 2
176 dog_walker               2 round     - pay 2 wine; emperor 2; vp 2
177 hairdresser              2 round     - pay 2 spaces; hire 1 -3
178 janitor                  4 bell      - group 3: hire 2 free
179 entertainer              4 bell      - disc: fill 2
"""

# number, key, stack, condition
POLITICS_TABLE = """
163 champagne_7    A champagne 7
164 dancers_7      B dancers 7
165 green_guests_4 C greens 4
180 kitchen_3_each A strudel 3; cake 3; wine 3; coffee 3
181 top_floor_3    B top 3
182 big_orders_5   C bigs 5
"""

# key | bonus | penalty | VP lost instead
TILE_TABLE = """
A5 | champagne 2      | champagne 2    | 5
B5 | dancer 1 free    | dancers 1      | 7
C5 | vp-per-dancer 2  | dancers 2      | 10
A6 | krones 2; any 1  | purse 2        | 5
B6 | draw 3; vp 4     | hand 3         | 7
C6 | vp-per-disc 5    | items          | -
"""

PLACES = ("left", "middle", "right")
ROWS = ("bottom", "middle", "top")
ROW_COST = {"bottom": 1, "middle": 2, "top": 3}
BALCONY_COST = 3
SPACES = {2: (3, 2, 2), 3: (4, 3, 2), 4: (5, 4, 3)}
"""AW-1.2 By seats: bottom, middle, top."""
STRAUSS_FOR_TWO = (4, 0, 3)
BALLROOMS: dict[str, dict[str, tuple[str, ...]]] = {
    "apollosaal": {"top": ("krones 3",), "middle": ("krones 2",)},
    "goldener_strauss": {"top": ("emperor 3",), "middle": ("emperor 1",)},
    "odeonsaal": {"top": ("occupy 1", "vp 3"), "middle": ("occupy 1 floor 3",)},
    "zum_sperl": {"top": ("goods 1 strudel 1 wine 1 coffee",), "middle": ("goods 1 cake",)},
    "zur_kettenbruecke": {"top": ("vp 5",), "middle": ("vp 2",)},
}
DANCERS = 10
SECTIONS = (1, 2, 3, 4)
REHEARSALS = {
    "practice_1": ("emperor 1", "krones 3", "champagne 2; emperor 1", "vp 8"),
    "practice_2": ("any 1", "champagne 1", "krones 4; any 1", "dancer 1 free; vp 3"),
    "practice_3": ("draw 1", "room 1 -1", "champagne 1; hire 1 -3", "occupy 1; vp 4"),
    "practice_4": ("krones 1", "emperor 2", "champagne 1; guest 1", "krones 4; vp 4"),
}
NO_DANCER_VP = -5
CHAMPAGNE = 25

COLOURED = ("red", "blue", "yellow")
"""The coloured dice, in the order of their places in the lounge."""
CELEBRITIES = (
    "sigmund_freud", "albert_einstein", "charlie_chaplin", "elizabeth_magie", "giacomo_puccini",
    "jrr_tolkien", "mahatma_gandhi", "marie_curie", "mata_hari", "pablo_picasso",
    "winston_churchill", "agatha_christie",
)  # fmt: skip
DANCING_CELEBRITIES = {"giacomo_puccini", "mata_hari", "pablo_picasso"}

# goods (strudel, cake, wine, coffee, champagne)
ENTRANCES = {
    "chateau_paulwei": "01110",
    "corogari_zant_mainz": "10100",
    "dove": "10100",
    "kaufman": "11110",
    "mayenfels": "01010",
    "ninas_melange": "11110",
    "grand_wray": "10000",
    "kozi_palace": "01010",
    "the_ren": "11101",
    "stroup": "11110",
}
PAULWEI = {"blue": (4, 8, 13, 20), "red": (2, 4, 8, 13), "yellow": (2, 4, 8, 13)}
COROGARI = {
    7: "nothing", 6: "hire 1 -1", 5: "goods 1 strudel 1 wine", 4: "krones 1; emperor 1",
    3: "goods 1 cake 1 coffee", 2: "room 1 free; vp 1",
}  # fmt: skip
"""By the sum of both dice; above 7 as far below it."""
STROUP = {"blue": "vp 3", "red": "krones 2", "yellow": "emperor 2"}
TOKENS = {
    "token_1": ("vp 5", "vp 7"),
    "token_2": ("krones 4", "krones 6"),
    "token_3": ("emperor 4", "emperor 6"),
    "token_4": ("hire 1 free", "offer 3 free"),
    "token_5": ("occupy 1", "occupy 2"),
}
"""The upper bonus (column) and the lower one (floor)."""
KAUFMAN_VP = (0, 0, 1, 3, 6, 9)
NINAS_VP = {1: 15, 2: 15, 3: 15, 4: 10, 5: 10, 6: 5, 7: 5}
NINAS_FINAL = {4: 3, 5: 6, 6: 10}
KEY_KRONES = (9, 10, 11, 12)
"""AW-4.1 The purse by position in the first order."""

"""Check the contrast (WCAG 2) of all colour pairs that the page uses, in both themes.

python tools/contrast.py            fail if a pair is below its limit
python tools/contrast.py --table    print all ratios, and the distances between colours
"""

from __future__ import annotations

import itertools
import math
import re
import sys
from pathlib import Path

TOKENS = Path(__file__).parents[1] / "web" / "src" / "tokens.css"
TEXT_NEEDS, PART_NEEDS = 4.5, 3.0
ROOMS = ("blue", "red", "yellow", "green")
CHAINS = ("airport", "festival", "imperial", "luxor", "oriental", "prestige", "continental")
GROUNDS = {
    "ink": ("paper", "sheet", "inset", "brass-wash", "act-wash", "no-wash"),
    "ink-2": ("paper", "sheet", "inset"),
    "brass": ("paper", "sheet", "brass-wash"),
    "act": ("paper", "sheet", "act-wash"),
    "no": ("paper", "sheet", "no-wash"),
    "act-ink": ("act",),
    **{f"{colour}-ink": (f"{colour}-wash",) for colour in ROOMS},
    **{f"on-{colour}": (colour,) for colour in (*ROOMS, *CHAINS, "lone")},
}
"""Text colours with their backgrounds."""
PARTS = {"line-strong": ("sheet", "paper"), "act": ("paper", "sheet", "inset")}
"""Colours of borders and signs with their backgrounds."""
SIGHT = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216),
               (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413),
               (-0.01182, 0.04294, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602),
               (0.004733, 0.691367, 0.3039)),
}  # fmt: skip
"""Matrices of colour vision (Machado, Oliveira, Fernandes 2009), applied to linear light."""

Theme = dict[str, str]


def read_themes(text: str) -> dict[str, Theme]:
    """Read the colours of each theme."""
    themes: dict[str, Theme] = {}
    for selector, body in re.findall(r"(:root[^{]*)\{(.*?)\n\}", text, re.DOTALL):
        name = "night" if "night" in selector else "day"
        themes[name] = dict(re.findall(r"--([\w-]+):\s*(#[0-9a-f]{6})", body))
    return themes


def linear(colour: str) -> list[float]:
    """Convert an sRGB colour to linear red, green and blue.

    >>> linear("#ffffff")
    [1.0, 1.0, 1.0]
    """
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    return [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in parts]


def luminance(colour: str) -> float:
    """Compute the relative luminance of a colour, from 0 to 1."""
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def ratio(one: str, other: str) -> float:
    """Compute the contrast of two colours, from 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def lab(colour: str, sight: str) -> tuple[float, float, float]:
    """Convert a colour to CIE Lab as perceived with the given colour vision."""
    light = linear(colour)
    red, green, blue = (
        min(1.0, max(0.0, sum(m * v for m, v in zip(row, light, strict=True))))
        for row in SIGHT[sight]
    )
    xyz = (
        (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
        0.2126 * red + 0.7152 * green + 0.0722 * blue,
        (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089,
    )
    x, y, z = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def nearest(theme: Theme, names: tuple[str, ...], sight: str) -> str:
    """Name the two colours that are hardest to tell apart, with their distance."""

    def distance(pair: tuple[str, str]) -> float:
        one, other = (lab(theme[name], sight) for name in pair)
        return math.dist(one, other)

    found = min(itertools.combinations(names, 2), key=distance)
    return f"{distance(found):.0f} {found[0]}/{found[1]}"


def main(show: bool) -> int:
    """Print pairs below their limit (all pairs with `show`) and return how many are below."""
    themes = read_themes(TOKENS.read_text(encoding="utf-8"))
    bad = 0
    for needs, pairs in ((TEXT_NEEDS, GROUNDS), (PART_NEEDS, PARTS)):
        for sign, grounds in pairs.items():
            for ground, (name, theme) in itertools.product(grounds, themes.items()):
                found = ratio(theme[sign], theme[ground])
                if found < needs:
                    bad += 1
                if show or found < needs:
                    print(f"{name:6} {sign} on {ground}: {found:.1f} (needs {needs})")
    if show:
        for names, sight in itertools.product((CHAINS, ROOMS), SIGHT):
            print(f"{sight}: {[nearest(theme, names, sight) for theme in themes.values()]}")
    return bad


if __name__ == "__main__":
    sys.exit(min(1, main("--table" in sys.argv)))

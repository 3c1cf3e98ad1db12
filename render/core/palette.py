"""The colours of the house, by what they stand for, and the arithmetic that keeps them readable.

Colours are 8-bit sRGB triples. `contrast` is the ratio of WCAG 2.1 (floor of the house: 4.5 for text, 3 for signs),
`seen_by` simulates a colour-blind reader (Machado, Oliveira and Fernandes 2009, severity 1) and `distance` is CIE76.
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

Colour = tuple[int, int, int]
Deficiency = Literal["protan", "deutan", "tritan"]
Matrix = tuple[tuple[float, float, float], tuple[float, float, float], tuple[float, float, float]]


def rgb(code: str) -> Colour:
    """`#rrggbb` as a triple. Raises ValueError where it is not such a code."""
    digits = code.removeprefix("#")
    if len(digits) != 6:
        raise ValueError(f"not a colour: {code!r}")
    return int(digits[0:2], 16), int(digits[2:4], 16), int(digits[4:6], 16)


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """`one` with `share` (0 to 1) of `other` in it."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def lighter(colour: Colour, share: float) -> Colour:
    """The colour moved toward white by `share` (0 to 1)."""
    return mix(colour, (255, 255, 255), share)


def darker(colour: Colour, share: float) -> Colour:
    """The colour moved toward black by `share` (0 to 1)."""
    return mix(colour, (0, 0, 0), share)


SEA_DEEP: Final = rgb("#2b4a60")
SEA: Final = rgb("#3c6379")
SHORE: Final = rgb("#7ea3a6")
COAST_LINE: Final = rgb("#c9dcd6")
VELLUM: Final = rgb("#efe3c6")
DESERT: Final = rgb("#e8d3a4")
HEIGHTS: Final = rgb("#cdb891")
SHADE: Final = rgb("#4c3a2a")
LIGHT: Final = rgb("#fff8e6")
COAST_INK: Final = rgb("#2f2a26")
RIVER: Final = rgb("#4f7f93")
BORDER: Final = rgb("#3a2415")

INK: Final = rgb("#2b211a")
SECONDARY: Final = rgb("#5b4630")
PANEL: Final = rgb("#f4ead2")
PANEL_EDGE: Final = rgb("#6b4f2c")
HAIRLINE: Final = rgb("#b9975a")
PORPHYRY: Final = rgb("#7a1a33")
ROME: Final = rgb("#8e1f3b")
GOLD: Final = rgb("#c9a25a")
BRIGHT_GOLD: Final = rgb("#e9c46a")
BAND: Final = rgb("#231712")
BAND_TEXT: Final = rgb("#fbf0d6")
BAND_SECONDARY: Final = rgb("#d9c39a")
FRAME_DARK: Final = rgb("#1d1510")
LEGAL: Final = rgb("#ffcf4a")
GAIN: Final = rgb("#2f6b3a")
LOSS: Final = rgb("#8e1f3b")
SPENT: Final = rgb("#74685a")

IVORY: Final = rgb("#fdf3da")
RIM: Final = rgb("#f3e6c8")
ELITE_RIM: Final = rgb("#c9973f")
DARK_SILHOUETTE: Final = rgb("#2a2019")
LAND_TEXT: Final = rgb("#2a1812")
LAND_HALO: Final = rgb("#f7ebcb")
SEA_TEXT: Final = rgb("#fdf4dd")
SEA_HALO: Final = rgb("#16303f")

LAND_TINT_SHARE: Final = 0.60
"""How much of a landholder's tint lies over vellum away from a frontier."""


@dataclass(frozen=True)
class Livery:
    """The colours and letters of a people: counter ground, tint of its land (None: never holds land), two letters."""

    counter: Colour
    letters: str
    tint: Colour | None = None
    light_ground: bool = False

    @property
    def silhouette(self) -> Colour:
        """The colour of a silhouette, letters and numbers on a counter of this livery."""
        return DARK_SILHOUETTE if self.light_ground else IVORY

    @property
    def wash(self) -> Colour:
        """The colour with which land of this livery is tinted; a people without a tint lends its counter's."""
        return self.tint or lighter(self.counter, 0.35)


PEOPLES: Final[Mapping[str, Livery]] = {
    "roman": Livery(rgb("#8e1f3b"), "RO", rgb("#c8677a")),
    "persia": Livery(rgb("#433a97"), "PE", rgb("#6f68b6")),
    "ostrogoths": Livery(rgb("#5f3a1b"), "OS", rgb("#90693a")),
    "vandals": Livery(rgb("#b5610c"), "VA", rgb("#efb53c")),
    "visigoths": Livery(rgb("#44702a"), "VI", rgb("#a6d488")),
    "avars": Livery(rgb("#2a3138"), "AV"),
    "slavs": Livery(rgb("#1a6d66"), "SL"),
    "lombards": Livery(rgb("#1c5a8c"), "LA"),
    "franks": Livery(rgb("#bcd0e6"), "FR", light_ground=True),
    "gepids": Livery(rgb("#c3b6a4"), "GE", light_ground=True),
    "berbers": Livery(rgb("#e2c47c"), "MA", light_ground=True),
    "client": Livery(rgb("#8c8672"), "CL"),
}
"""Peoples of late antiquity by the ids that the data use. A game may add its own liveries beside them."""


def _linear(channel: int) -> float:
    value = channel / 255
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def _encoded(value: float) -> int:
    value = min(1.0, max(0.0, value))
    return round(255 * (value * 12.92 if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055))


def luminance(colour: Colour) -> float:
    """Relative luminance, 0 (black) to 1 (white)."""
    red, green, blue = (_linear(channel) for channel in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """Contrast ratio of WCAG 2.1: 1 (same) to 21 (black on white)."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def readable_on(ground: Colour) -> Colour:
    """Ink or ivory, whichever reads better on `ground`."""
    return max((INK, IVORY), key=lambda text: contrast(text, ground))


def over_vellum(tint: Colour, share: float = LAND_TINT_SHARE) -> Colour:
    """The tint as land shows it: a multiply over vellum, laid on at `share`."""
    red, green, blue = (round(a * b / 255) for a, b in zip(VELLUM, tint, strict=True))
    return mix(VELLUM, (red, green, blue), share)


_MACHADO: Final[Mapping[Deficiency, Matrix]] = {
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def seen_by(colour: Colour, deficiency: Deficiency) -> Colour:
    """The colour as a reader with the full deficiency sees it."""
    light = [_linear(channel) for channel in colour]
    red, green, blue = (
        _encoded(sum(weight * part for weight, part in zip(row, light, strict=True))) for row in _MACHADO[deficiency]
    )
    return red, green, blue


@lru_cache(maxsize=256)
def _lab(colour: Colour) -> tuple[float, float, float]:
    red, green, blue = (_linear(channel) for channel in colour)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    fx, fy, fz = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(one: Colour, other: Colour) -> float:
    """CIE76 difference: about 2 is just seen side by side, 10 is told apart at a glance."""
    return math.dist(_lab(one), _lab(other))

"""Our colours by their use, as 8-bit sRGB triples.

Text has a contrast of at least 4.5 to its background, signs at least 3 (WCAG 2.1); the tests measure it.
"""

from dataclasses import dataclass
from typing import Final

Colour = tuple[int, int, int]


def rgb(code: str) -> Colour:
    """`#rrggbb` as a triple. Raises ValueError if it isn't such a code."""
    digits = code.removeprefix("#")
    if len(digits) != 6:
        raise ValueError(f"not a colour: {code!r}")
    return int(digits[0:2], 16), int(digits[2:4], 16), int(digits[4:6], 16)


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """`one` mixed with a `share` (0 to 1) of `other`."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def lighter(colour: Colour, share: float) -> Colour:
    """The colour lightened by `share` (0 to 1)."""
    return mix(colour, (255, 255, 255), share)


def darker(colour: Colour, share: float) -> Colour:
    """The colour darkened by `share` (0 to 1)."""
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
"""The opacity of an owner's tint over vellum away from a frontier."""


def on_land(tint: Colour | None) -> Colour:
    """The colour of land in an owner's tint, as the map shows it: a multiply over vellum, partly opaque."""
    if tint is None:
        return VELLUM
    red, green, blue = (round(ground * wash / 255) for ground, wash in zip(VELLUM, tint, strict=True))
    return mix(VELLUM, (red, green, blue), LAND_TINT_SHARE)


@dataclass(frozen=True)
class Livery:
    """The colours and letters of a people: counter ground, tint of its land (None: it never has land), two letters."""

    counter: Colour
    letters: str
    tint: Colour | None = None
    light_ground: bool = False

    @property
    def silhouette(self) -> Colour:
        """The colour of silhouettes, letters and numbers on this people's counters."""
        return DARK_SILHOUETTE if self.light_ground else IVORY

    @property
    def wash(self) -> Colour:
        """The colour of this people's land; without a tint it's the counter's."""
        return self.tint or lighter(self.counter, 0.35)

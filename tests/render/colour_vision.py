"""How readers see colours: contrast, colour-blind readers, and the distance between two colours.

`contrast` is the ratio of WCAG 2.1, `seen_by` simulates a colour-blind reader (Machado, Oliveira and Fernandes 2009,
severity 1) and `distance` is CIE76.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import lru_cache
from typing import Final, Literal

from render.core.palette import Colour

Deficiency = Literal["protan", "deutan", "tritan"]
Matrix = tuple[tuple[float, float, float], tuple[float, float, float], tuple[float, float, float]]


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

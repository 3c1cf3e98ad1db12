"""The luck of the dice: how often each face of a D6 was rolled, compared with fair dice, and its plot."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from render.core.charts import BLUE, VERMILION, Axis, Plot, Shape, dashed, fill, mark
from render.core.fonts import Face
from render.core.palette import HAIRLINE, INK, IVORY, PANEL, SECONDARY, Colour, mix
from render.core.text_panels import write, write_fitted
from render.core.words import Words

FACES: Final = range(1, 7)
"""The faces of a die."""

EXPECTED: Final = 3.5
"""The mean of a fair die."""

_VARIANCE: Final = 35 / 12
_WITHIN_95: Final = 1.96
_SET: Final = 28
_NUMBER: Final = 30
"""Height in pixels that a number in a bar needs."""


@dataclass(frozen=True)
class Dice:
    """How often each face of a D6 was rolled."""

    faces: Mapping[int, int]

    @property
    def thrown(self) -> int:
        """How many dice were rolled."""
        return sum(self.faces.values())

    @property
    def mean(self) -> float:
        """Their mean; the expected value without dice."""
        return sum(face * count for face, count in self.faces.items()) / self.thrown if self.thrown else EXPECTED

    @property
    def spread(self) -> float:
        """Half the width of the band around 3.5 that contains the mean of this many fair dice with 95% probability."""
        return _WITHIN_95 * math.sqrt(_VARIANCE / self.thrown) if self.thrown else 0.0

    @property
    def is_unusual(self) -> bool:
        """Whether the mean is outside that band."""
        return abs(self.mean - EXPECTED) > self.spread

    @property
    def band_of_a_face(self) -> tuple[float, float]:
        """The band that contains the count of one face of this many fair dice with 95% probability."""
        share = 1 / len(FACES)
        half = _WITHIN_95 * math.sqrt(self.thrown * share * (1 - share))
        return max(self.thrown * share - half, 0.0), self.thrown * share + half


def tell_dice(whose: str, dice: Dice, texts: Words) -> str:
    """Number, mean and luck of a set of dice, as a sentence."""
    verdict = "fair" if not dice.is_unusual else "lucky" if dice.mean > EXPECTED else "unlucky"
    return texts(
        "stat-dice", whose=texts(f"stat-dice-{whose}"), dice=dice.thrown, mean=texts("number-2", value=dice.mean),
        verdict=texts(f"stat-dice-{verdict}"),
    )  # fmt: skip


def draw_dice(area: Plot, sets: Mapping[str, Dice], marks: Mapping[str, tuple[Shape, Colour]], texts: Words) -> None:
    """How often each face was rolled, and the mean of each set of dice, compared with fair dice.

    ``sets``: owner to dice; those of ``all`` are shown face by face. ``marks``: how means are marked.
    """
    faces = Plot(area.picture, area.left - 34, area.top - 34, area.width + 34, 152)
    _draw_faces(faces, sets["all"], texts)
    _draw_means(Plot(area.picture, area.left + 156, faces.bottom + 56, area.width - 214, 0), sets, marks, texts)


def _draw_faces(area: Plot, dice: Dice, texts: Words) -> None:
    low, high = dice.band_of_a_face
    axis = Axis(0, max((*dice.faces.values(), high, 1)) * 1.04, area.height)
    width = area.width / len(FACES)
    for place, face in enumerate(FACES):
        x, count = area.left + width * (place + 0.5), dice.faces[face]
        fill(area.picture, (x - 26, area.bottom, x + 26, area.bottom - axis.at(count)), BLUE)
        if axis.at(count) > _NUMBER:
            write(area.picture, x, area.bottom - 10, str(count), Face.STRONG, 19, IVORY, align=0.5)
        write(area.picture, x, area.bottom + 22, str(face), Face.STRONG, 19, SECONDARY, align=0.5)
    for value in (low, high):
        y = area.bottom - axis.at(value)
        dashed(area.picture, (area.left, y), (area.left + area.width, y), VERMILION.colour)
    note = texts("stat-face")
    write_fitted(area.picture, area.left, area.bottom + 42, note, Face.BODY, 17, area.width, SECONDARY, least=11)


def _draw_means(area: Plot, sets: Mapping[str, Dice], marks: Mapping[str, tuple[Shape, Colour]], texts: Words) -> None:
    """The mean of each set of dice as a mark, over the band for as many fair dice."""
    thrown = {whose: dice for whose, dice in sets.items() if dice.thrown}
    if not thrown:
        return
    widest = max(max(dice.spread, abs(dice.mean - EXPECTED)) for dice in thrown.values())
    reach = min(max(widest * 1.15, 0.6), EXPECTED - 1)
    axis = Axis(EXPECTED - reach, EXPECTED + reach, area.width)
    bottom = area.top + len(thrown) * _SET
    for step in range(-4, 5):
        value = EXPECTED + step / 2
        if abs(step) / 2 <= reach:
            x = round(area.left + axis.at(value))
            area.picture.paste(HAIRLINE if step else SECONDARY, (x, area.top, x + 1, bottom + 2))
            write(area.picture, x, bottom + 19, texts("number-1", value=value), Face.BODY, 17, SECONDARY, align=0.5)
    for place, (whose, dice) in enumerate(thrown.items()):
        _draw_mean(
            area, area.top + _SET // 2 + place * _SET, axis, dice, marks[whose], _name(whose, dice, texts), texts
        )
    note, room = texts("stat-mean"), area.width + 248
    write_fitted(area.picture, area.left - 190, bottom + 42, note, Face.BODY, 17, room, SECONDARY, least=11)


def _name(whose: str, dice: Dice, texts: Words) -> str:
    return texts("stat-dice-set", whose=texts(f"stat-dice-{whose}"), dice=dice.thrown)


def _draw_mean(area: Plot, y: int, axis: Axis, dice: Dice, sign: tuple[Shape, Colour], name: str, texts: Words) -> None:
    write_fitted(area.picture, area.left - 10, y + 6, name, Face.BODY, 19, 180, INK, least=12, align=1)
    ends = [min(max(axis.at(EXPECTED + way * dice.spread), 0), area.width) for way in (-1, 1)]
    area.picture.paste(
        mix(PANEL, HAIRLINE, 0.6), (area.left + round(ends[0]), y - 9, area.left + round(ends[1]), y + 9)
    )
    x = area.left + axis.at(EXPECTED)
    area.picture.paste(SECONDARY, (round(x), y - 9, round(x) + 1, y + 9))
    mark(area.picture, area.left + axis.at(dice.mean), y, *sign)
    write(area.picture, area.left + area.width + 12, y + 6, texts("number-2", value=dice.mean), Face.STRONG, 19, INK)

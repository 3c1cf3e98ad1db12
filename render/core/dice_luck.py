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
    size = area.letters
    left, top, width = area.left - 2 * size + 6, area.top - size, area.width + 2 * size
    row, below = round(size * 1.2), area.labels_line + 8
    means = row * sum(dice.thrown > 0 for dice in sets.values()) + _note_of(area)
    faces = Plot(area.picture, left, top, width, below - top - means - _note_of(area), size)
    _draw_faces(faces, sets["all"], texts)
    names, numbers = size * 9, size * 3
    plot = Plot(area.picture, left + names, below - means, width - names - numbers, means - _note_of(area), size)
    _draw_means(plot, sets, marks, texts, (left, width))


def _note_of(area: Plot) -> int:
    """The height of a scale with a note below it."""
    return round(area.letters * 2.5)


def _draw_faces(area: Plot, dice: Dice, texts: Words) -> None:
    low, high = dice.band_of_a_face
    axis = Axis(0, max((*dice.faces.values(), high, 1)) * 1.04, area.height)
    width, size = area.width / len(FACES), area.letters
    for place, face in enumerate(FACES):
        x, count = area.left + width * (place + 0.5), dice.faces[face]
        fill(area.picture, (x - width * 0.3, area.bottom, x + width * 0.3, area.bottom - axis.at(count)), BLUE)
        if axis.at(count) > size * 1.5:
            write(area.picture, x, area.bottom - size // 2, str(count), Face.STRONG, size, IVORY, align=0.5)
        write(area.picture, x, area.bottom + size, str(face), Face.STRONG, size, SECONDARY, align=0.5)
    for value in (low, high):
        y = area.bottom - axis.at(value)
        dashed(area.picture, (area.left, y), (area.left + area.width, y), VERMILION.colour)
    _write_note(area, area.left, area.width, texts("stat-face"))


def _write_note(area: Plot, left: int, width: int, note: str) -> None:
    y, size = area.bottom + round(area.letters * 1.9), area.letters - 2
    write_fitted(area.picture, left, y, note, Face.BODY, size, width, SECONDARY, least=11)


def _draw_means(
    area: Plot,
    sets: Mapping[str, Dice],
    marks: Mapping[str, tuple[Shape, Colour]],
    texts: Words,
    note: tuple[int, int],
) -> None:
    """The mean of each set of dice as a mark, over the band for as many fair dice. ``note``: left and width of it."""
    thrown = {whose: dice for whose, dice in sets.items() if dice.thrown}
    if not thrown:
        return
    widest = max(max(dice.spread, abs(dice.mean - EXPECTED)) for dice in thrown.values())
    reach = min(max(widest * 1.15, 0.6), EXPECTED - 1)
    axis, size = Axis(EXPECTED - reach, EXPECTED + reach, area.width), area.letters - 2
    for step in range(-4, 5):
        value = EXPECTED + step / 2
        if abs(step) / 2 <= reach:
            x = round(area.left + axis.at(value))
            area.picture.paste(HAIRLINE if step else SECONDARY, (x, area.top, x + 1, area.bottom + 2))
            written = texts("number-1", value=value)
            write(area.picture, x, area.bottom + size, written, Face.BODY, size, SECONDARY, align=0.5)
    row = area.height / len(thrown)
    for place, (whose, dice) in enumerate(thrown.items()):
        y, name = round(area.top + row * (place + 0.5)), _name(whose, dice, texts)
        _draw_mean(area, y, axis, dice, marks[whose], name, texts)
    _write_note(area, *note, texts("stat-mean"))


def _name(whose: str, dice: Dice, texts: Words) -> str:
    return texts("stat-dice-set", whose=texts(f"stat-dice-{whose}"), dice=dice.thrown)


def _draw_mean(area: Plot, y: int, axis: Axis, dice: Dice, sign: tuple[Shape, Colour], name: str, texts: Words) -> None:
    size, low = area.letters, y + area.letters // 3
    write_fitted(area.picture, area.left - 10, low, name, Face.BODY, size, size * 9 - 12, INK, least=12, align=1)
    ends = [min(max(axis.at(EXPECTED + way * dice.spread), 0), area.width) for way in (-1, 1)]
    half = size // 2
    area.picture.paste(
        mix(PANEL, HAIRLINE, 0.6), (area.left + round(ends[0]), y - half, area.left + round(ends[1]), y + half)
    )
    x = area.left + axis.at(EXPECTED)
    area.picture.paste(SECONDARY, (round(x), y - half, round(x) + 1, y + half))
    mark(area.picture, area.left + axis.at(dice.mean), y, *sign, size + 2)
    mean = texts("number-2", value=dice.mean)
    write(area.picture, area.left + area.width + 12, low, mean, Face.STRONG, size, INK)

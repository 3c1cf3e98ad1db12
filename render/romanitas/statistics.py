"""The statistics of a campaign: Romanness, territory, combats and the luck of the dice, as figures and as a sheet."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from PIL import Image

from render.core.canvas import Pen, encoded, framed, gradient, smooth
from render.core.fonts import Face, fitted_size
from render.core.palette import (
    BAND,
    BAND_SECONDARY,
    BAND_TEXT,
    HAIRLINE,
    INK,
    IVORY,
    PANEL,
    PORPHYRY,
    SECONDARY,
    VELLUM,
    Colour,
    rgb,
)
from render.core.picture import Picture
from render.core.plates import panel, write
from render.romanitas.look import Words, words
from render.romanitas.replay import replayed
from rules.core.events import DiceThrown, Event
from rules.romanitas.data import romanitas_data
from rules.romanitas.events import BattleEnded, Counted

WIDTH: Final = 1200
HEIGHT: Final = 920
_HEAD: Final = 96
_PLOT: Final = (572, 386)
_INNER: Final = (488, 250)
_BLUE, _ORANGE, _GREEN = rgb("#0072b2"), rgb("#d55e00"), rgb("#009e73")
"""Colours that readers with any colour vision tell apart (Okabe and Ito 2008)."""

_FACES: Final = range(1, 7)
_MOST_NATIONS: Final = 6
_HIGH: Final = 9


@dataclass(frozen=True)
class Figures:
    """A campaign in figures, all by turn or by nation.

    ``counted``: RP at the count. ``cities`` and ``ruins``: Roman cities and Desolations when the turn ended.
    ``combats``: nation to combats on land that the Romans won and lost. ``losses``: nation to units destroyed in them,
    Roman and its own. ``faces``: how often each face of a D6 fell.
    """

    counted: Mapping[int, int]
    cities: Mapping[int, int]
    ruins: Mapping[int, int]
    combats: Mapping[str, tuple[int, int]]
    losses: Mapping[str, tuple[int, int]]
    faces: Mapping[int, int] = field(default_factory=dict)

    @property
    def dice(self) -> int:
        """How many D6 were thrown."""
        return sum(self.faces.values())

    @property
    def mean(self) -> float:
        """The mean of the D6; 3.5 is to be expected."""
        return sum(face * count for face, count in self.faces.items()) / max(self.dice, 1)

    @property
    def spread(self) -> float:
        """Half the width of the band in which the mean of fair dice lies 95 times in 100."""
        return 1.96 * math.sqrt(35 / 12 / max(self.dice, 1))


def figures(events: Sequence[Event], scenario: str, options: Mapping[str, bool]) -> Figures:
    """The figures of a campaign out of all its events, those of choices that were taken back left out."""
    cities: dict[int, int] = {}
    ruins: dict[int, int] = {}
    for event, state in replayed(scenario, options, events):
        cities[event.turn] = sum(owner == "roman" for owner in state.owner.values())
        ruins[event.turn] = len(state.desolation)
    bounds = romanitas_data().tables.romanness
    counted = {
        event.turn: min(max(event.total, bounds.floor), bounds.cap) for event in events if isinstance(event, Counted)
    }
    return Figures(counted, cities, ruins, _combats(events), _losses(events), _faces(events))


def _combats(events: Iterable[Event]) -> dict[str, tuple[int, int]]:
    found: dict[str, tuple[int, int]] = {}
    for event in events:
        if isinstance(event, BattleEnded):
            won, lost = found.get(event.nation, (0, 0))
            found[event.nation] = (won + (event.winner == "roman"), lost + (event.winner == "enemy"))
    return dict(sorted(found.items(), key=lambda each: -sum(each[1])))


def _losses(events: Iterable[Event]) -> dict[str, tuple[int, int]]:
    found: dict[str, tuple[int, int]] = {}
    for event in events:
        if isinstance(event, BattleEnded):
            roman, own = found.get(event.nation, (0, 0))
            fallen = event.eliminated
            found[event.nation] = (roman + len(fallen.get("roman", ())), own + len(fallen.get("enemy", ())))
    return found


def _faces(events: Iterable[Event]) -> dict[int, int]:
    thrown = (roll for event in events if isinstance(event, DiceThrown) for roll in event.rolls)
    faces = Counter(roll.value for roll in thrown if roll.sides == len(_FACES))
    return {face: faces[face] for face in _FACES}


def tell_statistics(of: Figures, locale: str) -> list[str]:
    """The figures as sentences."""
    texts = words(locale)
    lines = [
        texts("stat-count", turn=turn, rp=of.counted[turn], cities=of.cities[turn], ruins=of.ruins[turn])
        for turn in sorted(of.counted)
    ]
    for nation, (won, lost) in of.combats.items():
        roman, own = of.losses[nation]
        lines.append(texts("stat-combats", nation=nation, won=won, lost=lost, roman=roman, own=own))
    lines.append(texts("stat-dice", **_luck(of)))
    return lines


def _luck(of: Figures) -> dict[str, str | int]:
    low, high = 3.5 - of.spread, 3.5 + of.spread
    return {"dice": of.dice, "mean": f"{of.mean:.2f}", "low": f"{low:.2f}", "high": f"{high:.2f}"}


def draw_statistics(of: Figures, title: str, locale: str) -> Picture:
    """The sheet: Romanness and territory by turn, combats by nation, the faces of the dice."""
    texts = words(locale)
    picture = Image.new("RGB", (WIDTH, HEIGHT), VELLUM)
    picture.paste(gradient(WIDTH, _HEAD, BAND, (52, 36, 26)), (0, 0))
    write(picture, 28, 62, title, Face.TITLE, fitted_size(title, Face.TITLE, 40, 760, least=20), BAND_TEXT, spacing=2)
    write(picture, WIDTH - 28, 60, texts("stat-title"), Face.ITALIC, 30, BAND_SECONDARY, align=1)
    places = [(20 + (place % 2) * 588, _HEAD + 14 + (place // 2) * 400) for place in range(4)]
    for (left, top), draw in zip(places, (_draw_count, _draw_land, _draw_combats, _draw_dice), strict=True):
        panel(*_PLOT).put(picture, left, top)
        draw(picture, of, texts, left + 56, top + 72)
    framed(picture)
    last = max(of.counted, default=1)
    alt = texts(
        "alt-statistics", turn=last, rp=of.counted.get(last, 0), cities=of.cities.get(last, 0),
        won=sum(won for won, _ in of.combats.values()), lost=sum(lost for _, lost in of.combats.values()),
        mean=f"{of.mean:.2f}",
    )  # fmt: skip
    return encoded(picture, "statistics", alt)


def _heading(picture: Image.Image, left: int, top: int, text: str) -> None:
    write(picture, left - 30, top - 34, text, Face.HEAD, 21, PORPHYRY, spacing=1)


def _axes(picture: Image.Image, left: int, top: int, most: int, step: int) -> None:
    """Faint lines with their values, from 0 up."""
    width, height = _INNER
    for value in range(0, most + 1, step):
        y = top + height - round(value * height / most)
        picture.paste(HAIRLINE, (left, y, left + width, y + 1))
        write(picture, left - 10, y + 6, str(value), Face.BODY, 17, SECONDARY, align=1)


def _turn_marks(picture: Image.Image, left: int, top: int, turns: int) -> None:
    for turn in range(1, turns + 1):
        write(picture, left + _x(turn, turns), top + _INNER[1] + 26, str(turn), Face.BODY, 17, SECONDARY, align=0.5)


def _x(turn: int, turns: int) -> float:
    return _INNER[0] * (turn - 0.5) / turns


def _curve(
    picture: Image.Image, left: int, top: int, values: Mapping[int, int], most: int, colour: Colour, turns: int
) -> None:
    """A line with a dot for each turn."""
    width, height = _INNER
    points = [(_x(turn, turns) + 8, height - value * height / most + 8) for turn, value in sorted(values.items())]

    def paint(pen: Pen) -> None:
        if len(points) > 1:
            pen.line(points, 3.4, colour)
        for x, y in points:
            pen.disc(x, y, 6.5, PANEL)
            pen.disc(x, y, 5, colour)

    image = smooth(width + 16, height + 16, paint, scale=3)
    picture.paste(image, (left - 8, top - 8), image)


def _turns(of: Figures) -> int:
    return max(of.counted, default=1)


def _draw_count(picture: Image.Image, of: Figures, texts: Words, left: int, top: int) -> None:
    _heading(picture, left, top, texts("stat-romanness"))
    _axes(picture, left, top, 10, 2)
    _turn_marks(picture, left, top, _turns(of))
    _curve(picture, left, top, of.counted, 10, _BLUE, _turns(of))
    for turn, value in of.counted.items():
        y = top + _INNER[1] - value * _INNER[1] / 10
        below = 26 if value >= _HIGH else -12
        write(picture, left + _x(turn, _turns(of)), y + below, str(value), Face.STRONG, 18, INK, align=0.5)


def _draw_land(picture: Image.Image, of: Figures, texts: Words, left: int, top: int) -> None:
    most = max((*of.cities.values(), 10))
    most += -most % 10
    _heading(picture, left, top, texts("stat-land"))
    _axes(picture, left, top, most, 10)
    _turn_marks(picture, left, top, _turns(of))
    _curve(picture, left, top, of.cities, most, _GREEN, _turns(of))
    _curve(picture, left, top, of.ruins, most, _ORANGE, _turns(of))
    _legend(picture, left + 180, top - 34, [(texts("stat-cities"), _GREEN), (texts("stat-ruins"), _ORANGE)])


def _legend(picture: Image.Image, left: int, y: int, entries: Sequence[tuple[str, Colour]]) -> None:
    x = float(left)
    for name, colour in entries:
        picture.paste(colour, (round(x), y - 12, round(x) + 16, y + 2))
        x += 24 + write(picture, x + 22, y, name, Face.BODY, 18, INK) + 18


def _draw_combats(picture: Image.Image, of: Figures, texts: Words, left: int, top: int) -> None:
    _heading(picture, left, top, texts("stat-fights"))
    _legend(picture, left + 180, top - 34, [(texts("stat-won"), _BLUE), (texts("stat-lost"), _ORANGE)])
    shown = list(of.combats.items())[:_MOST_NATIONS]
    most = max((won + lost for _, (won, lost) in shown), default=1)
    for place, (nation, (won, lost)) in enumerate(shown):
        y = top + place * 42
        write(picture, left + 96, y + 24, texts.short_name(nation), Face.BODY, 19, INK, align=1)
        room = _INNER[0] - 250
        end = left + 108 + round(won * room / most)
        picture.paste(_BLUE, (left + 108, y + 6, end, y + 32))
        far = end + round(lost * room / most)
        picture.paste(_ORANGE, (end + 2, y + 6, max(far, end + 2), y + 32))
        score = texts("stat-score", won=won, lost=lost)
        far += 10 + round(write(picture, far + 10, y + 26, score, Face.STRONG, 18, INK))
        roman, own = of.losses[nation]
        write(picture, far + 12, y + 26, texts("stat-fallen", roman=roman, own=own), Face.BODY, 16, SECONDARY)
    if not shown:
        write(picture, left, top + 40, texts("stat-none"), Face.ITALIC, 22, SECONDARY)
    line = texts("stat-fallen-note")
    write(picture, left - 30, top + _INNER[1] + 28, line, Face.BODY, 17, SECONDARY)


def _draw_dice(picture: Image.Image, of: Figures, texts: Words, left: int, top: int) -> None:
    _heading(picture, left, top, texts("stat-luck"))
    expected = of.dice / len(_FACES)
    most = max((*of.faces.values(), 1)) * 1.15
    width, height = _INNER
    for face in _FACES:
        count = of.faces.get(face, 0)
        x = left + round((face - 1) * width / 6) + 14
        bar = round(count * height / most)
        picture.paste(_BLUE, (x, top + height - bar, x + 52, top + height))
        write(picture, x + 26, top + height - 12, str(count), Face.STRONG, 17, IVORY, align=0.5)
        write(picture, x + 26, top + height + 26, str(face), Face.BODY, 18, SECONDARY, align=0.5)
    y = top + height - round(expected * height / most)
    for x in range(left, left + width, 14):
        picture.paste(_ORANGE, (x, y - 1, x + 8, y + 2))
    line = texts("stat-dice", **_luck(of))
    write(picture, left - 30, top - 6, line, Face.BODY, fitted_size(line, Face.BODY, 18, 530, least=11), SECONDARY)

"""The forces that a player can send, in a list beside the map: each with its letter, commanders, strength and price."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from render.core.canvas import Sprite
from render.core.counters import disc_sprite
from render.core.fonts import Face, text_width
from render.core.map_symbols import die
from render.core.palette import DARK_SILHOUETTE, GOLD, HAIRLINE, INK, IVORY, PANEL, PORPHYRY, ROME, SECONDARY
from render.core.plates import letter_disc
from render.core.posts import View
from render.core.question_frame import FOOT
from render.core.text_panels import write
from render.core.words import Words
from render.romanitas.answers import answer_letters
from render.romanitas.theme import figure_icon, unit_counter
from rules.core.views import OptionView, decision_in
from rules.romanitas.data.loader import romanitas_data
from rules.romanitas.state import RomanitasState

MUSTER: Final = "muster"
MUSTER_LIST: Final = 700
"""The width of the list at the right of the picture."""

_EDGE, _LETTER, _HIGHEST, _HEADS = 24, 80, 150, 84
"""The margin, the size of a letter, the height of the highest row, and that of the row of headings."""

_FIGURES, _UNITS, _STRENGTH = 112, 322, 492
"""Where commanders begin, and the middles of units and strength."""

_SIGN, _DIE, _BESIDE_DIE = 84, 54, 8
"""The sizes of a commander's sign and of the die in the headings, and the gap beside that."""

_KEY_SIGN: Final = 62
"""The size of a commander's sign below the map: its ring keeps off the frame."""

_PRICE, _BELOW = 654, 12
"""The middle of the prices, and the margin below the last row."""

_LETTERS, _STRONG = 54, 70


@dataclass(frozen=True)
class Force:
    """A force on offer: the answer's letter, its commanders, how many units, the sum of their bonuses, its price."""

    letter: str
    figures: Sequence[str]
    units: int
    strength: int
    price: str


def forces_of(view: View, state: RomanitasState, texts: Words) -> list[Force]:
    """The forces with letters that the pending decision offers; none if it's another decision.

    None as well if a force can't be read, because the view is in another language than the texts.
    """
    decision = decision_in(view)
    letters = answer_letters(view) if decision.get("topic") == MUSTER else {}
    forces = [
        _force(option, letters[str(option["id"])], state, texts)
        for option in decision.get("options", ())
        if str(option["id"]) in letters
    ]
    return forces if all(force.units for force in forces) else []


def _force(option: OptionView, letter: str, state: RomanitasState, texts: Words) -> Force:
    """An option in its parts: its price is before the colon of its label, its units are named in its detail."""
    data = romanitas_data()
    units = [unit for unit in data.roman_army if _is_named(texts.name(unit), option["detail"])]
    figures = [figure for figure in data.figures if _is_named(texts.name(figure), option["label"])]
    strength = sum(unit_counter(unit, unit in state.elite).bonus or 0 for unit in units)
    return Force(letter, figures, len(units), strength, option["label"].partition(":")[0].strip())


def _is_named(name: str, text: str) -> bool:
    """Whether a name is in a text, and not only the beginning of a longer one."""
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text) is not None


def draw_forces_list(picture: Image.Image, forces: Sequence[Force], texts: Words, top: int) -> None:
    """Draw the list over the right of a picture, below its head."""
    left, height = picture.width - MUSTER_LIST, picture.height - top
    picture.paste(PANEL, (left, top, picture.width, picture.height))
    picture.paste(GOLD, (left, top, left + 4, picture.height))
    for key, x in (("muster-units", _UNITS), ("muster-strength", _STRENGTH), ("muster-price", _PRICE)):
        centre = float(left + x)
        if key == "muster-strength":  # the die: a bonus is added to throws
            centre += (_DIE + _BESIDE_DIE) / 2
            wide = text_width(texts(key), Face.STRONG, _LETTERS)
            die(5, _DIE, SECONDARY).centre(picture, centre - wide / 2 - _BESIDE_DIE - _DIE / 2, top + 44)
        write(picture, centre, top + 62, texts(key), Face.STRONG, _LETTERS, SECONDARY, align=0.5)
    room = height - _HEADS - _BELOW
    row = min(_HIGHEST, room / len(forces))
    first = top + _HEADS + (room - row * len(forces)) / 2
    for place, force in enumerate(forces):
        middle = first + (place + 0.5) * row
        y = round(middle - row / 2)
        picture.paste(HAIRLINE, (left + _EDGE, y - 1, picture.width - _EDGE, y + 1))
        _draw_force(picture, force, texts, (left, middle))


def _draw_force(picture: Image.Image, force: Force, texts: Words, at: tuple[int, float]) -> None:
    left, middle = at
    letter_disc(force.letter, _LETTER).centre(picture, left + _EDGE + _LETTER / 2, middle)
    x = float(left + _FIGURES)
    for figure in force.figures:
        _sign_of(figure, _SIGN).centre(picture, x + _SIGN / 2, middle)
        x += _SIGN + 6
    if not force.figures:
        write(picture, x + _SIGN / 2, middle + 20, "–", Face.STRONG, _STRONG, SECONDARY, align=0.5)
    base = middle + 24
    write(picture, left + _UNITS, base, str(force.units), Face.HEAVY, _STRONG, INK, align=0.5)
    write(picture, left + _STRENGTH, base, f"+{force.strength}", Face.HEAVY, _STRONG, PORPHYRY, align=0.5)
    write(picture, left + _PRICE, base, force.price.split()[0], Face.HEAVY, _STRONG, INK, align=0.5)


def _sign_of(figure: str, size: int) -> Sprite:
    """A commander's helmet on a disc: gold for the higher one, white for the other."""
    is_higher = figure == [*romanitas_data().figures][-1]
    ground, colour = (GOLD, DARK_SILHOUETTE) if is_higher else (IVORY, ROME)
    return disc_sprite(figure_icon(figure), size, ground, colour, ROME)


def draw_commanders(picture: Image.Image, texts: Words) -> None:
    """Draw below the map, left of the list, which sign is which commander's."""
    top, right = picture.height - FOOT, picture.width - MUSTER_LIST
    picture.paste(PANEL, (0, top, right, picture.height))
    picture.paste(GOLD, (0, top, right, top + 4))
    figures = list(romanitas_data().figures)
    names = [texts.short_name(figure) for figure in figures]
    wide = [_KEY_SIGN + 12 + text_width(name, Face.STRONG, _LETTERS) for name in names]
    x, apart = float(_EDGE), min(60, (right - 2 * _EDGE - sum(wide)) / max(1, len(names) - 1))
    for figure, name, width in zip(figures, names, wide, strict=True):
        _sign_of(figure, _KEY_SIGN).centre(picture, x + _KEY_SIGN / 2, top + FOOT / 2 + 2)
        write(picture, x + _KEY_SIGN + 12, picture.height - 24, name, Face.STRONG, _LETTERS, INK)
        x += width + apart

"""The force that a decision is about, as a strip below the map: its commanders and units by kind."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Sequence
from typing import Final

from PIL import Image

from render.core.canvas import gradient
from render.core.counters import Counter, counter_sprite
from render.core.fonts import Face, text_width
from render.core.palette import BAND, BAND_TEXT, BRIGHT_GOLD, GOLD
from render.core.posts import View
from render.core.text_panels import write
from render.core.words import Words
from render.romanitas.theme import figure_icon, fleet_counter, plain_counter, unit_counter
from rules.core.views import decision_in
from rules.romanitas.data.loader import romanitas_data
from rules.romanitas.state import RomanitasState

STRIP: Final = 136
_SIZE: Final = 104
_EDGE, _GAP = 26, 24
_LETTERS: Final = 42
_COUNT: Final = 46
_BOXES: Final = {
    "muster": "mobilised", "by-hand": "mobilised", "figures-join": "mobilised", "take-block": "mobilised",
    "press-on": "force", "besiege": "force", "surplus": "force",
}  # fmt: skip
"""The decisions about a force, each with the box of the units that it's about."""


def force_of(view: View, state: RomanitasState) -> Sequence[tuple[Counter, int]]:
    """The commanders, units and fleets that the pending decision is about, by kind with their numbers."""
    data, (box, pieces) = romanitas_data(), _pieces(view, state)
    figures = [plain_counter("roman", figure_icon(piece)) for piece in pieces if piece in data.figures]
    units = [unit_counter(piece, piece in state.elite) for piece in pieces if piece in data.roman_army]
    units.sort(key=lambda counter: (-(counter.bonus or 0), counter.icon, not counter.fires))
    fleets = [fleet_counter("roman") for piece in pieces if piece in data.roman_fleets] if box == "mobilised" else []
    return list(Tally([*figures, *units, *fleets]).items())


def told_of_force(view: View, state: RomanitasState, texts: Words) -> list[str]:
    """The strip as a sentence; nothing if there's none."""
    data, (box, pieces) = romanitas_data(), _pieces(view, state)
    named = tuple(piece for piece in pieces if piece in data.figures or piece in data.roman_army)
    label = texts("force-ready" if box == "mobilised" else "force-left")
    return [texts("alt-force", label=label, pieces=named)] if named else []


def _pieces(view: View, state: RomanitasState) -> tuple[str, Sequence[str]]:
    """The box whose pieces the pending decision is about, and these."""
    box = _BOXES.get(str(decision_in(view).get("topic", "")), "")
    return box, state.stacks.get(box, ()) if box else ()


def with_force(part: Image.Image, force: Sequence[tuple[Counter, int]], view: View, texts: Words) -> Image.Image:
    """A part of the map with the strip of a force below it."""
    picture = Image.new("RGB", (part.width, part.height + STRIP))
    picture.paste(part, (0, 0))
    top = part.height
    picture.paste(gradient(part.width, STRIP, (52, 36, 26), BAND), (0, top))
    picture.paste(GOLD, (0, top, part.width, top + 4))
    is_ready = _BOXES.get(str(decision_in(view).get("topic", ""))) == "mobilised"
    label = texts("force-ready" if is_ready else "force-left")
    x = _EDGE + write(picture, _EDGE, top + STRIP / 2 + 17, label, Face.STRONG, _LETTERS, BRIGHT_GOLD) + 2 * _GAP
    size = _size(force, part.width - x - _EDGE)
    for counter, count in force:
        counter_sprite(counter, size).centre(picture, x + size / 2, top + STRIP / 2)
        x += size + 8
        if count > 1:
            x += write(picture, x, top + STRIP / 2 + 18, _times(count), Face.HEAVY, _COUNT, BAND_TEXT)
        x += _GAP
    return picture


def _size(force: Sequence[tuple[Counter, int]], room: float) -> int:
    """The size of the counters: as large as the strip, or as there is room."""
    counts = sum(text_width(_times(count), Face.HEAVY, _COUNT) for _, count in force if count > 1)
    return min(_SIZE, int((room - counts) / max(len(force), 1)) - _GAP - 8)


def _times(count: int) -> str:
    return f"×{count}"

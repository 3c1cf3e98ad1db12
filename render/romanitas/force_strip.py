"""What a decision is about besides places, below the map: a force, the two sides of a siege, or what may be chosen."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PIL import Image

from render.core.canvas import Sprite
from render.core.counters import Counter, counter_sprite, disc_sprite
from render.core.fonts import Face, fitted_size, text_width
from render.core.palette import GOLD, INK, IVORY, PANEL, PORPHYRY, ROME
from render.core.posts import View
from render.core.text_panels import write
from render.core.words import Words
from render.romanitas.theme import figure_icon, fleet_counter, plain_counter, unit_counter
from rules.core.views import decision_in
from rules.romanitas.data.loader import romanitas_data
from rules.romanitas.game import home
from rules.romanitas.state import RomanitasState

_ROW: Final = 150
_SIZE: Final = 122
_EDGE, _GAP = 30, 18
_NAME, _COUNT, _LEAST = 56, 68, 36
_PER_ROW: Final = 6
"""The most kinds of pieces in a row: with more they'd be too small for a phone."""

_BOXES: Final = {
    "muster": "mobilised", "by-hand": "mobilised", "figures-join": "mobilised", "take-block": "mobilised",
    "press-on": "force", "besiege": "force", "surplus": "force",
}  # fmt: skip
"""The decisions about a force, each with the box of the units that it's about."""

_CHURCH: Final = "constantinople"
"""The seat of the Patriarch: a question to the Church is about it."""


@dataclass(frozen=True)
class Piece:
    """Something a decision is about: its sign in a size, its name (empty: the sign says it) and how many there are."""

    sign: Callable[[int], Sprite]
    name: str = ""
    count: int = 1


def seat_of(view: View) -> tuple[str, ...]:
    """The place of a decision that names none, if it has one."""
    return (_CHURCH,) if decision_in(view).get("topic") == "church" else ()


def subject_of(view: View, state: RomanitasState, texts: Words) -> Sequence[Piece]:
    """What the pending decision is about and the map doesn't show."""
    topic = str(decision_in(view).get("topic", ""))
    if topic in ("church", "admiral"):
        return [
            Piece(_sign_of(str(option["id"])), str(option["label"])) for option in decision_in(view).get("options", ())
        ]
    own = [Piece(partial(counter_sprite, counter), count=count) for counter, count in force_of(view, state)]
    return [*own, *_garrison(view, state, texts)] if topic == "besiege" else own


def _garrison(view: View, state: RomanitasState, texts: Words) -> list[Piece]:
    """The enemies behind the walls that a siege is about."""
    data = romanitas_data()
    found = []
    for city in decision_in(view).get("about", ()):
        nation = state.owner[city]
        count = min(data.enemy_garrison(city), len(state.stacks.get(home(nation), ())))
        sign = partial(counter_sprite, plain_counter(nation, "standard"))
        found.append(Piece(sign, f"{texts.short_name(city)} ×{count}"))
    return found


def force_of(view: View, state: RomanitasState) -> Sequence[tuple[Counter, int]]:
    """The commanders, units and fleets that the pending decision is about, by kind with their numbers."""
    data, (box, pieces) = romanitas_data(), _pieces(view, state)
    figures = [plain_counter("roman", figure_icon(piece)) for piece in pieces if piece in data.figures]
    units = [unit_counter(piece, piece in state.elite) for piece in pieces if piece in data.roman_army]
    units.sort(key=lambda counter: (-(counter.bonus or 0), counter.icon, not counter.fires))
    fleets = [fleet_counter("roman") for piece in pieces if piece in data.roman_fleets] if box == "mobilised" else []
    return list(Tally([*figures, *units, *fleets]).items())


def told_of_subject(view: View, state: RomanitasState, texts: Words) -> list[str]:
    """The strip as a sentence; nothing if there's none."""
    data, (box, pieces) = romanitas_data(), _pieces(view, state)
    named = tuple(piece for piece in pieces if piece in data.figures or piece in data.roman_army)
    label = texts("force-ready" if box == "mobilised" else "force-left")
    if named:
        return [texts("alt-force", label=label, pieces=named)]
    return [piece.name.rstrip(".") + "." for piece in subject_of(view, state, texts) if piece.name]


def strip_height(subject: Sequence[Piece]) -> int:
    """The height of the strip: a row, or two for many pieces."""
    return -(-len(subject) // _PER_ROW) * _ROW + 4 if subject else 0


def draw_subject(picture: Image.Image, subject: Sequence[Piece]) -> None:
    """Draw what a decision is about over the lower edge of a picture."""
    top = picture.height - strip_height(subject)
    picture.paste(PANEL, (0, top, picture.width, picture.height))
    picture.paste(GOLD, (0, top, picture.width, top + 4))
    rows = -(-len(subject) // _PER_ROW)
    each = -(-len(subject) // rows)
    for row in range(rows):
        _draw_row(picture, subject[row * each : (row + 1) * each], each, top + 4 + row * _ROW + _ROW / 2)


def _draw_row(picture: Image.Image, pieces: Sequence[Piece], most: int, middle: float) -> None:
    """A row of up to ``most`` pieces around a height; those with names have twice the room."""
    shares = [2 if piece.name else 1 for piece in pieces]
    one = (picture.width - 2 * _EDGE) / (sum(shares) + most - len(pieces))
    room = 2 * one - _SIZE - 2 * _GAP
    letters = min((fitted_size(piece.name, Face.STRONG, _NAME, room, least=_LEAST) for piece in pieces), default=_NAME)
    left = float(_EDGE)
    for piece, share in zip(pieces, shares, strict=True):
        _draw_piece(picture, piece, (left, share * one), middle, letters)
        left += share * one


def _draw_piece(picture: Image.Image, piece: Piece, part: tuple[float, float], middle: float, letters: int) -> None:
    """A sign with its name or number beside it, in the middle of its ``part`` of the row: its left edge and width."""
    left, wide = part
    told = piece.name or (f"×{piece.count}" if piece.count > 1 else "")
    face, size, colour = (Face.STRONG, letters, INK) if piece.name else (Face.HEAVY, _COUNT, PORPHYRY)
    across = _SIZE + (text_width(told, face, size) + _GAP if told else 0)
    x = left + (wide - across) / 2
    piece.sign(_SIZE).centre(picture, x + _SIZE / 2, middle)
    write(picture, x + _SIZE + _GAP, middle + size * 0.34, told, face, size, colour)


def _sign_of(option: str) -> Callable[[int], Sprite]:
    """The sign of something that may be chosen: a commander, the fleet alone, or what the Church gives."""
    if option in romanitas_data().figures:
        return partial(counter_sprite, plain_counter("roman", figure_icon(option)))
    if option == "nobody":
        return partial(counter_sprite, fleet_counter("roman"))
    sign = "scroll" if option == "free-missionary" else "chi-rho"
    return lambda size: disc_sprite(sign, size, ROME, IVORY, GOLD)


def _pieces(view: View, state: RomanitasState) -> tuple[str, Sequence[str]]:
    """The box whose pieces the pending decision is about, and these."""
    box = _BOXES.get(str(decision_in(view).get("topic", "")), "")
    return box, state.stacks.get(box, ()) if box else ()

"""What a decision is about besides places, below the map: a force, the two sides of a siege, or what may be chosen."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PIL import Image

from render.core.canvas import Sprite
from render.core.counters import Counter, counter_sprite, disc_sprite, overview
from render.core.fonts import Face, text_width
from render.core.icons import paste_icon
from render.core.map_symbols import die
from render.core.palette import GOLD, HAIRLINE, INK, IVORY, LOSS, PANEL, PORPHYRY, ROME
from render.core.plates import letter_disc
from render.core.posts import View
from render.core.text_panels import write
from render.core.theatres import WIDTH
from render.core.words import Words
from render.romanitas.answers import answer_letters
from render.romanitas.theme import figure_icon, fleet_counter, plain_counter, unit_counter
from rules.core.views import decision_in
from rules.romanitas.data.loader import romanitas_data
from rules.romanitas.game import home
from rules.romanitas.state import RomanitasState

_ROW: Final = 194
_FOOT: Final = 10
_SIZE: Final = 112
_CAPTION, _CAPTION_DOWN, _CAPTION_UP = 54, 108, 28
"""The letters of what a sign means, how far they are below its middle, and by how much it's moved up for them."""

_EDGE, _GAP, _BETWEEN = 20, 14, 34
_LEAST_APART, _FARTHEST = 26, 90
_NAME, _COUNT, _STRENGTH = 54, 64, 84
_DIE, _AGAINST, _LETTER = 66, 70, 76
"""The sizes of the die that a strength is added to, of the sign between both sides, and of an answer's letter."""

_FACE: Final = 6
"""The face of the die that means any throw."""

_BOXES: Final = {
    "muster": "mobilised", "by-hand": "mobilised", "figures-join": "mobilised", "take-block": "mobilised",
    "press-on": "force", "besiege": "force", "surplus": "force",
}  # fmt: skip
"""The decisions about a force, each with the box of the units that it's about."""

_CHURCH: Final = "constantinople"
"""The seat of the Patriarch: a question to the Church is about it."""


Group = list["Piece"]
"""Pieces that stand together in the strip."""


@dataclass(frozen=True)
class Piece:
    """Something a decision is about: its sign in a size, its name (empty: the sign says it) and how many there are.

    ``strength``: what the units of this kind add to their die, as the strip says it before them. ``caption``: what
    the sign means, written below it. ``unit``: that the strength is each one's, below that. ``letter``: the answer's.
    ``is_enemy``: the force is against it.
    """

    sign: Callable[[int], Sprite]
    name: str = ""
    count: int = 1
    strength: str = ""
    caption: str = ""
    unit: str = ""
    letter: str = ""
    is_enemy: bool = False

    @property
    def told(self) -> str:
        """What is written beside the sign."""
        return self.name or (f"×{self.count}" if self.count > 1 else "")


def seat_of(view: View) -> tuple[str, ...]:
    """The place of a decision that names none, if it has one."""
    return (_CHURCH,) if decision_in(view).get("topic") == "church" else ()


def subject_of(view: View, state: RomanitasState, texts: Words) -> Sequence[Piece]:
    """What the pending decision is about and the map doesn't show."""
    topic = str(decision_in(view).get("topic", ""))
    if topic in ("church", "admiral"):
        letters = answer_letters(view)
        return [
            Piece(_sign_of(str(option["id"])), str(option["label"]), letter=letters.get(str(option["id"]), ""))
            for option in decision_in(view).get("options", ())
        ]
    own = [_piece_of(counter, count, texts) for counter, count in force_of(view, state)]
    own = [*_figures(view, state, texts), *own]
    return [*own, *_garrison(view, state, texts)] if topic == "besiege" else own


def _piece_of(counter: Counter, count: int, texts: Words) -> Piece:
    """A kind of pieces of a force: units show their strength beside their counters, where it can be read."""
    strength = "" if counter.bonus is None else f"+{counter.bonus}" if counter.bonus else "0"
    sign, caption = (
        partial(counter_sprite, overview(counter)),
        texts(f"kind-{'elite-' if counter.elite else ''}{counter.icon}"),
    )
    return Piece(sign, count=count, strength=strength, caption=caption, unit=texts("strip-each") if strength else "")


def _figures(view: View, state: RomanitasState, texts: Words) -> list[Piece]:
    """The commanders of a force, each by name."""
    pieces = [piece for piece in _pieces(view, state)[1] if piece in romanitas_data().figures]
    return [
        Piece(
            partial(counter_sprite, overview(plain_counter("roman", figure_icon(piece)))),
            caption=texts.short_name(piece),
        )
        for piece in pieces
    ]


def _garrison(view: View, state: RomanitasState, texts: Words) -> list[Piece]:
    """The enemies behind the walls that a siege is about."""
    data = romanitas_data()
    found = []
    for city in decision_in(view).get("about", ()):
        nation = state.owner[city]
        count = min(data.enemy_garrison(city), len(state.stacks.get(home(nation), ())))
        sign = partial(counter_sprite, plain_counter(nation, "standard"))
        found.append(Piece(sign, caption=texts("strip-garrison", count=count, city=city), is_enemy=True))
    return found


def force_of(view: View, state: RomanitasState) -> Sequence[tuple[Counter, int]]:
    """The units and fleets that the pending decision is about, by kind with their numbers."""
    data, (box, pieces) = romanitas_data(), _pieces(view, state)
    units = [unit_counter(piece, piece in state.elite) for piece in pieces if piece in data.roman_army]
    units.sort(key=lambda counter: (-(counter.bonus or 0), counter.icon, not counter.fires))
    fleets = [fleet_counter("roman") for piece in pieces if piece in data.roman_fleets] if box == "mobilised" else []
    return list(Tally([*units, *fleets]).items())


def told_of_subject(view: View, state: RomanitasState, texts: Words) -> list[str]:
    """The strip as a sentence; nothing if there's none."""
    data, (box, pieces) = romanitas_data(), _pieces(view, state)
    named = tuple(piece for piece in pieces if piece in data.figures or piece in data.roman_army)
    label = texts("force-ready" if box == "mobilised" else "force-left")
    if named:
        return [texts("alt-force", label=label, pieces=named)]
    return [piece.name.rstrip(".") + "." for piece in subject_of(view, state, texts) if piece.name]


def strip_height(subject: Sequence[Piece]) -> int:
    """The height of the strip: a row, or more for many pieces."""
    return len(_rows(subject)) * _ROW + 4 + _FOOT if subject else 0


def draw_subject(picture: Image.Image, subject: Sequence[Piece]) -> None:
    """Draw what a decision is about over the lower edge of a picture: units behind the strength that they share."""
    rows = _rows(subject)
    top = picture.height - len(rows) * _ROW - 4 - _FOOT
    picture.paste(PANEL, (0, top, picture.width, picture.height))
    picture.paste(GOLD, (0, top, picture.width, top + 4))
    for place, groups in enumerate(rows):
        middle = top + 4 + place * _ROW + _ROW // 2
        spare = picture.width - 2 * _EDGE - sum(map(_width, groups))
        apart = min(spare / len(groups), _FARTHEST)
        x = (picture.width - sum(map(_width, groups)) - apart * (len(groups) - 1)) / 2
        for number, group in enumerate(groups):
            line = round(x - apart / 2)
            if number and not group[0].is_enemy:
                picture.paste(HAIRLINE, (line - 2, middle - 54, line + 2, middle + 54))
            _draw_group(picture, group, x, middle)
            x += _width(group) + apart


def _rows(subject: Sequence[Piece]) -> list[list[Group]]:
    """The pieces in rows: those of one strength together, those with a name each alone."""
    groups: list[Group] = []
    for piece in subject:
        is_same = groups and _is_of_group(piece, groups[-1][-1])
        groups = [*groups[:-1], [*groups[-1], piece]] if is_same else [*groups, [piece]]
    rows: list[list[Group]] = [[]]
    for group in groups:
        if rows[-1] and sum(map(_width, [*rows[-1], group])) + _LEAST_APART * len(rows[-1]) > WIDTH - 2 * _EDGE:
            rows.append([])
        rows[-1].append(group)
    return rows


def _is_of_group(piece: Piece, last: Piece) -> bool:
    """Whether a piece belongs to the group of the one before it: both without names, on one side, equally strong."""
    is_alike = last.strength == piece.strength and last.is_enemy == piece.is_enemy
    return is_alike and not piece.name and not last.name


def _width(group: Group) -> float:
    """The width of a group: its strength, then each sign with what is beside it."""
    return _head_width(group[0]) + sum(map(_piece_width, group)) + _BETWEEN * (len(group) - 1)


def _head_width(piece: Piece) -> float:
    """The width of what is before a group: its strength with what it's added to, or the sign of enemies."""
    if not piece.strength:
        return _AGAINST + _GAP if piece.is_enemy else 0
    added = _DIE + _GAP / 2 + text_width(piece.strength, Face.HEAVY, _STRENGTH)
    return max(added, text_width(piece.unit, Face.STRONG, _CAPTION)) + _GAP


def _piece_width(piece: Piece) -> float:
    beside = text_width(piece.told, *_letters(piece)) + _GAP if piece.told else 0
    return max(_SIZE + beside, text_width(piece.caption, Face.STRONG, _CAPTION))


def _letters(piece: Piece) -> tuple[Face, int]:
    return (Face.STRONG, _NAME) if piece.name else (Face.HEAVY, _COUNT)


def _draw_group(picture: Image.Image, group: Group, x: float, middle: float) -> None:
    first, up = group[0], middle - (_CAPTION_UP if any(piece.caption for piece in group) else 0)
    if first.strength:
        at = x + (_head_width(first) - _GAP) / 2
        wide = text_width(first.strength, Face.HEAVY, _STRENGTH)
        left = at - (_DIE + _GAP / 2 + wide) / 2
        die(_FACE, _DIE, ROME).put(picture, left, up - _DIE / 2)
        write(picture, left + _DIE + _GAP / 2, up + _STRENGTH * 0.34, first.strength, Face.HEAVY, _STRENGTH, INK)
        write(picture, at, up + _CAPTION_DOWN, first.unit, Face.STRONG, _CAPTION, INK, align=0.5)
        x += _head_width(first)
    elif first.is_enemy:
        paste_icon(picture, x, up - _AGAINST / 2, "swords", _AGAINST, LOSS)
        x += _head_width(first)
    for piece in group:
        (face, size), wide = _letters(piece), _piece_width(piece)
        own = _SIZE + (text_width(piece.told, face, size) + _GAP if piece.told else 0)
        left = x + (wide - own) / 2
        piece.sign(_SIZE).centre(picture, left + _SIZE / 2, up)
        if piece.letter:
            letter_disc(piece.letter, _LETTER).centre(picture, left + 2, up - _SIZE / 2 + 14)
        colour = INK if piece.name else PORPHYRY
        write(picture, left + _SIZE + _GAP, up + size * 0.34, piece.told, face, size, colour)
        write(picture, x + wide / 2, up + _CAPTION_DOWN, piece.caption, Face.STRONG, _CAPTION, INK, align=0.5)
        x += wide + _BETWEEN


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

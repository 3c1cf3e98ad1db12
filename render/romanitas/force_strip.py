"""What a decision is about besides places, below the map: a force, the two sides of a siege, or what may be chosen."""

from __future__ import annotations

import itertools
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
from render.core.palette import GOLD, INK, IVORY, LOSS, PANEL, PORPHYRY, ROME
from render.core.plates import letter_disc
from render.core.posts import View
from render.core.question_frame import FOOT, draw_foot
from render.core.text_panels import panel, write
from render.core.theatres import WIDTH
from render.core.words import Words
from render.romanitas.answers import answer_letters
from render.romanitas.theme import figure_icon, fleet_counter, plain_counter, unit_counter
from rules.core.views import decision_in
from rules.romanitas.data.loader import romanitas_data
from rules.romanitas.game import home
from rules.romanitas.state import RomanitasState

_STRIP: Final = 208
_SIZE, _LETTERED = 112, 88
_STEP: Final = 74
"""How far the counters of one piece are from each other: they overlap."""

_CAPTION, _CAPTION_DOWN, _CAPTION_UP = 54, 108, 28
"""The letters of what a sign means, how far they are below its middle, and by how much it's moved up for them."""

_EDGE, _GAP, _LEAST_APART, _FARTHEST = 20, 14, 26, 110
_NAME, _STRENGTH, _EACH = 54, 84, 54
_AGAINST, _LETTER = 70, 66
"""The sizes of the sign between both sides, and of an answer's letter."""

_DISC, _INSIDE = 60, 16
"""The disc of an answer's letter in a row of boxes with names, and the room at both sides of a box."""

_BOX, _LEFT, _RIGHT, _BETWEEN = 160, 46, 14, 12
"""The height of the box around an answer, its room left of the sign and right of the name, and between two boxes."""

_BOXES: Final = {
    "muster": "mobilised", "by-hand": "mobilised", "figures-join": "mobilised", "take-block": "mobilised",
    "press-on": "force", "besiege": "force", "surplus": "force",
}  # fmt: skip
"""The decisions about a force, each with the box of the units that it's about."""

_AT_STRENGTH: Final = ("strip-units-at-strength", "strip-at-strength")
"""How units of a strength are told, with and without their noun."""

_CHURCH: Final = "constantinople"
"""The seat of the Patriarch: a question to the Church is about it."""


@dataclass(frozen=True)
class Piece:
    """Something a decision is about: its signs in a size, and the name beside them.

    ``strength``: what each of these units adds to its die. ``each``: that it's each one's. ``caption``: what the signs
    mean, written below them. ``letter``: the answer's. ``is_enemy``: the force is against it.
    """

    signs: tuple[Callable[[int], Sprite], ...]
    name: str = ""
    strength: str = ""
    each: str = ""
    caption: str = ""
    letter: str = ""
    is_enemy: bool = False


def seat_of(view: View) -> tuple[str, ...]:
    """The place of a decision that names none, if it has one."""
    return (_CHURCH,) if decision_in(view).get("topic") == "church" else ()


def subject_of(view: View, state: RomanitasState, texts: Words) -> Sequence[Piece]:
    """What the pending decision is about and the map doesn't show."""
    topic = str(decision_in(view).get("topic", ""))
    if topic in ("church", "admiral"):
        letters = answer_letters(view)
        return [
            Piece((_sign_of(str(option["id"])),), str(option["label"]), letter=letters.get(str(option["id"]), ""))
            for option in decision_in(view).get("options", ())
        ]
    force = force_of(view, state)
    own = [*_figures(view, state, texts), *(_piece_of(counter, count, texts) for counter, count in force)]
    enemies = _garrison(view, state, texts) if topic == "besiege" else []
    if _has_room([*own, *enemies]):
        return [*own, *enemies]
    told = [[*_summed_up(view, state, force, texts, key), *enemies] for key in _AT_STRENGTH]
    return next(filter(_has_room, told), told[-1])


def _piece_of(counter: Counter, count: int, texts: Words) -> Piece:
    """A kind of pieces of a force: units show their strength beside their counters, where it can be read."""
    caption = texts(f"kind-{'elite-' if counter.elite else ''}{counter.icon}", count=count)
    strength = "" if counter.bonus is None else _told(counter.bonus)
    each = texts("strip-each") if strength and count > 1 else ""
    return Piece((_sign(counter),), strength=strength, each=each, caption=caption)


def _summed_up(
    view: View, state: RomanitasState, force: Sequence[tuple[Counter, int]], texts: Words, key: str
) -> Sequence[Piece]:
    """A force of many kinds: its commanders together, then the units of each strength, then the fleets.

    ``key``: of how units of a strength are told.
    """
    figures, pieces = _figures(view, state, texts), []
    if len(figures) > 1:
        caption = texts("strip-commanders", count=len(figures))
        figures = [Piece(tuple(sign for each in figures for sign in each.signs), caption=caption)]
    for bonus, kinds in itertools.groupby(force, key=lambda each: each[0].bonus):
        counters = list(kinds)
        if bonus is None:
            pieces += [_piece_of(counter, count, texts) for counter, count in counters]
            continue
        count = sum(count for _, count in counters)
        caption = texts(key, count=count, strength=_told(bonus))
        pieces.append(Piece(tuple(_sign(counter) for counter, _ in counters), caption=caption))
    return [*figures, *pieces]


def _told(bonus: int) -> str:
    return f"+{bonus}"


def _sign(counter: Counter) -> Callable[[int], Sprite]:
    return partial(counter_sprite, overview(counter))


def _figures(view: View, state: RomanitasState, texts: Words) -> list[Piece]:
    """The commanders of a force, each by name."""
    pieces = [piece for piece in _pieces(view, state)[1] if piece in romanitas_data().figures]
    return [
        Piece(
            (_sign(plain_counter("roman", figure_icon(piece))),),
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
        found.append(Piece((sign,), caption=texts("strip-garrison", count=count, city=city), is_enemy=True))
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
    """The height of the strip."""
    return _STRIP if subject else 0


def draw_subject(picture: Image.Image, subject: Sequence[Piece]) -> None:
    """Draw what a decision is about over the lower edge of a picture, in one row."""
    top = picture.height - _STRIP
    picture.paste(PANEL, (0, top, picture.width, picture.height))
    picture.paste(GOLD, (0, top, picture.width, top + 4))
    if any(piece.letter for piece in subject):
        _draw_boxes(picture, subject, top)
        return
    whole = sum(map(_width, subject))
    apart = min((picture.width - 2 * _EDGE - whole) / len(subject), _FARTHEST)
    x = (picture.width - whole - apart * (len(subject) - 1)) / 2
    for piece in subject:
        _draw_piece(picture, piece, x, top + _STRIP // 2 - 2)
        x += _width(piece) + apart


def _draw_boxes(picture: Image.Image, subject: Sequence[Piece], top: int) -> None:
    """Draw answers in boxes, as wide as their signs and names; the spare room is shared between these."""
    room = picture.width - 2 * _EDGE - _BETWEEN * (len(subject) - 1)
    spare = (room - sum(map(_width, subject))) / len(subject)
    x = float(_EDGE)
    for piece in subject:
        width = _width(piece) + spare
        panel(round(width), _BOX).centre(picture, x + width / 2, top + _STRIP / 2 + 2)
        _draw_piece(picture, piece, x + max(0, spare + _LEFT - _RIGHT) / 2, top + _STRIP // 2 + 2)
        x += width + _BETWEEN


def draw_answers(picture: Image.Image, answers: Sequence[tuple[str, str]], above: int) -> None:
    """Draw answers with letters and names in boxes over the lower edge of a picture, or ``above`` a strip there.

    If the boxes have no room they are a line.
    """
    wide = [
        text_width(name, Face.STRONG, _NAME) + (_DISC + 8 if letter else 0) + 2 * _INSIDE for letter, name in answers
    ]
    if sum(wide) + _BETWEEN * (len(wide) - 1) > picture.width - 2 * _EDGE:
        draw_foot(picture, " · ".join(f"{letter} {name}".strip() for letter, name in answers), above)
        return
    draw_foot(picture, "", above)
    x, middle = float(_EDGE), picture.height - above - FOOT / 2 + 2
    for (letter, name), width in zip(answers, wide, strict=True):
        panel(round(width), FOOT - 12).centre(picture, x + width / 2, middle)
        start = x + _INSIDE
        if letter:
            letter_disc(letter, _DISC).centre(picture, start + _DISC / 2, middle)
            start += _DISC + 8
        write(picture, start, middle + _NAME * 0.34, name, Face.STRONG, _NAME, INK)
        x += width + _BETWEEN


def _has_room(subject: Sequence[Piece]) -> bool:
    """Whether pieces have room in the strip."""
    return sum(map(_width, subject)) + _LEAST_APART * (len(subject) - 1) <= WIDTH - 2 * _EDGE


def _width(piece: Piece) -> float:
    """The width of a piece: its signs with what is beside them, or its caption."""
    return max(_row_width(piece), text_width(piece.caption, Face.STRONG, _CAPTION))


def _row_width(piece: Piece) -> float:
    """The width of a piece's signs with what is beside them."""
    wide: float = _size(piece) + _STEP * (len(piece.signs) - 1) + (_AGAINST + 2 * _GAP if piece.is_enemy else 0)
    wide += text_width(piece.name, Face.STRONG, _NAME) + _GAP if piece.name else 0
    wide += text_width(piece.strength, Face.HEAVY, _STRENGTH) + _GAP if piece.strength else 0
    return wide + (text_width(piece.each, Face.STRONG, _EACH) + _GAP if piece.each else 0)


def _size(piece: Piece) -> int:
    """The size of a piece's signs: smaller in a box."""
    return _LETTERED if piece.letter else _SIZE


def _draw_piece(picture: Image.Image, piece: Piece, left: float, middle: float) -> None:
    wide, size, up = _width(piece), _size(piece), middle - (_CAPTION_UP if piece.caption else 0)
    x = left + (wide - _row_width(piece)) / 2
    if piece.is_enemy:
        paste_icon(picture, x, up - _AGAINST / 2, "swords", _AGAINST, LOSS)
        x += _AGAINST + 2 * _GAP
    start = x
    for place, sign in reversed(list(enumerate(piece.signs))):
        sign(size).centre(picture, x + _STEP * place + size / 2, up)
    x += size + _STEP * (len(piece.signs) - 1) + _GAP
    if piece.letter:
        letter_disc(piece.letter, _LETTER).centre(picture, start - 8, up - size / 2 + 4)
    write(picture, x, up + _NAME * 0.34, piece.name, Face.STRONG, _NAME, INK)
    if piece.strength:
        x += write(picture, x, up + _STRENGTH * 0.34, piece.strength, Face.HEAVY, _STRENGTH, PORPHYRY) + _GAP
        write(picture, x, up + _STRENGTH * 0.34, piece.each, Face.STRONG, _EACH, INK)
    write(picture, left + wide / 2, up + _CAPTION_DOWN, piece.caption, Face.STRONG, _CAPTION, INK, align=0.5)


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

"""A choice among places, persons, Tribes or dioceses: the letters on the map, and a row for each with who it is."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Final

from PIL import Image

from render.core.basemap import base_map
from render.core.canvas import Box, Sprite
from render.core.fonts import Face, text_width, wrapped
from render.core.palette import FRAME_DARK, GOLD, HAIRLINE, INK, PANEL, PORPHYRY
from render.core.plates import letter_disc
from render.core.question_frame import FOOT
from render.core.text_panels import write, write_fitted
from render.core.theatres import HEIGHT, WIDTH, theatres
from render.core.words import Words
from render.ultimus_romanorum.armies import Army
from render.ultimus_romanorum.fight_board import BORDER, MAP, TALL, draw_part, edges_of, heading_of
from render.ultimus_romanorum.fight_map import Shown
from render.ultimus_romanorum.texts import GAME
from rules.ultimus_romanorum.game import UltimusRomanorum

MOST_CHOICES: Final = 12
"""The most choices on a picture: with more, none can be read on a phone."""

_FEW: Final = 3
"""Up to this many choices are below the map, each with two lines; more are beside it."""

_LOW, _ROW = 200, 196
ANSWERS: Final = 216
"""The height of choices below the map, the most that one beside it has, and the height of answers."""

IN_BRACKETS: Final = re.compile(r" \([^()]*\)$")
_DOT: Final = " \u00b7 "
"""What a note leaves out first if it's too long, and what is between its parts."""

_MOST_TALL, _TALL_SIGN = 3, 96
"""The lines of a choice below the map, and the size of its sign."""

_COUNTER_MAP: Final = 960
_CROWD: Final = 6
"""The width of a map with more counters than these, which it shows small."""

_TALL_ROW: Final = 120
"""The least height of a row with two lines."""

_ALONE: Final = 300
"""The most height of a row of few, or if all choices are in one place, so that the map tells nothing of them."""

_TWO_NOTES: Final = 184
"""From this height on, a row has room for two lines below its name."""

_MOST_LINES: Final = 12
"""The most lines of choices that are told below their places."""

_MOST_ROWS: Final = 10
"""With more choices than these, those that are alike share a row."""

_SHARES: Final = 20
"""In how many steps the width of a text becomes half of its room, until its lines are even."""

_EDGE, _GAP, _BELOW = 22, 16, 22
_NAME, _NOTE, _LEAST = 58, 54, 54
_LARGE_NAME, _PLACE = 76, 56
_LARGE, _LARGE_NOTE, _LARGE_LINE = 300, 60, 80
"""The height from which answers are large, and the sizes of what they mean and of their lines."""

_MOST_COLUMNS, _MOST_IN_COLUMN, _PLACE_MAP = 3, 6, 470
"""The most places with a map each above those who are there, the most who may be there, and the height of the maps."""

_LARGEST: Final = 330.0
_MOST_PARTS: Final = 4
_LINE: Final = 58
_ABREAST: Final = 3
"""From this many parts on the map is above the choices: side by side each of them is larger."""

_MAPS_ABREAST: Final = {3: 560, 4: 520}
"""The height of so many parts side by side."""

_NARROW, _LEAST_WIDE, _LEAST_OF_MANY = 30.0, 300, 280
"""What counts as the reach of a part that isn't wide, and the least width of one of three or of four, in pixels."""

_FEW_HIGH, _MANY_HIGH = 130, 92
"""The height of a choice below the map if it has two lines, and of one line."""

_NAMED: Final = 3
"""Up to this many areas with letters on a part of the map are named there as well as in their rows."""

_ACROSS: Final = 560.0
_WIDE_MAP: Final = 1010
"""From which distance between places the map is wider, in pixels of the overview, and how wide it is then."""


NO_DOTS: Final[Mapping[str, str]] = MappingProxyType({})
NO_ARMIES: Final[Mapping[str, Army]] = MappingProxyType({})


@dataclass(frozen=True)
class Choice:
    """An option: its letter if it has one, its sign, its name and more about it, and the areas that it's about.

    The first of ``areas`` has the letter, and so have those ``among`` which it's spread. All of them have the
    ``counters`` if there are any. ``lands`` are lit: of a diocese, one area and all of them. ``place``: where it is,
    if other choices may be there too. ``alike``: the strength of an army without a leader; those of the same name and
    strength share a row. ``title``: what the map calls its area, if not by the area's name.
    """

    name: str
    areas: tuple[str, ...] = ()
    letter: str = ""
    note: str = ""
    sign: Callable[[int], Sprite] | None = None
    lands: tuple[str, ...] = ()
    counters: Mapping[str, Army] = field(default_factory=dict)
    place: str = ""
    among: tuple[str, ...] = ()
    alike: int = 0
    title: str = ""


def draw_choices(
    game: UltimusRomanorum,
    texts: Words,
    found: Sequence[Choice],
    top: int,
    dots: Mapping[str, str] = NO_DOTS,
    armies: Mapping[str, Army] = NO_ARMIES,
    low: int = 0,
) -> Image.Image:
    """The map with the letters, and the choices below or beside it, below a head ``top`` pixels high.

    ``dots``: areas with the name of who is asked about there. ``armies``: areas with who is there. ``low``: the room
    that is left at the lower edge.
    """
    told = found[:MOST_CHOICES]
    columns = _columns_of(told)
    if columns:
        return _draw_places(game, texts, columns, top, low)
    lettered = dict.fromkeys(area for each in told for area in (*each.areas[:1], *each.among))
    letters = {area: _letters_of(told, area) for area in lettered}
    counters = {**armies, **{area: army for each in told for area, army in each.counters.items()}}
    firsts = {each.areas[0] for each in told if each.areas}
    echoes = [area for each in told for area in each.areas[1:] if area not in firsts]
    lands = tuple(dict.fromkeys(area for each in told for area in each.lands))
    parts = _parts({**letters, **dict.fromkeys(echoes, ""), **dots}, lands)
    is_alone = len({each.areas for each in told}) == 1 and len(told) > 1
    groups = _groups(told)
    is_grouped = 0 < len(groups) < len(told)
    is_low = not low and len(told) <= _FEW and not (is_alone or lands or any(each.place for each in told))
    is_above = len(parts) >= _ABREAST and len(told) > 1 and not (low or is_low or is_grouped or is_alone)
    edge = WIDTH if is_above else _width(parts, counters)
    rows = _shared(told, texts) if len(told) > _MOST_ROWS else told
    foot = _LOW if is_low else _height_of_columns(rows) if is_above else low
    is_tall = not (is_low or is_alone) and len(parts) > 1 and len(told) > _CROWD
    high = top + _MAPS_ABREAST[len(parts)] + foot if is_above else TALL if is_tall else HEIGHT
    picture = Image.new("RGB", (WIDTH, high), FRAME_DARK)
    box = (0, top, WIDTH if is_low else edge, high - foot)
    picture.paste(GOLD, box)
    titles = {each.areas[0]: each.title for each in told if each.title}
    spots = {area: each.lands for each in told if each.lands for area in each.areas}
    headings = _headings(parts, texts)
    is_sparse = all(sum(area in letters for area in part) <= _NAMED for part in parts)
    boxes = _boxes(parts, box, is_low=is_low or is_above)
    for part, place, heading in zip(parts, boxes, headings, strict=True):
        own = {area: letters[area] for area in part if area in letters}
        about = {area: name for area, name in dots.items() if area in part and area not in own}
        lit = tuple(area for area in part if area in echoes)
        there = {area: counters[area] for area in part if area in counters}
        shown = Shown(own, (), "letter", (*lands, *lit), spots, heading, dots=about, counters=there,
                      is_named=len(parts) > 1 and not heading and is_sparse, titles=titles)  # fmt: skip
        draw_part(picture, place, game, texts, shown, is_small=len(parts) > _FEW - 1 or len(counters) > _CROWD)
    if is_low:
        _draw_strip(picture, told, HEIGHT - _LOW)
    elif is_alone:
        _draw_rows(picture, told, (edge, top), _ALONE, low)
    elif is_grouped:
        _draw_groups(picture, groups, (edge, top), low)
    elif is_above:
        _draw_columns(picture, rows, high - foot)
    else:
        _draw_rows(picture, rows, (edge, top), _ALONE if len(rows) <= _FEW else _ROW, low)
    return picture


def _columns_of(told: Sequence[Choice]) -> list[list[Choice]]:
    """Choices with letters of their own by the few places where they are; none if a list tells them as well."""
    by_place: dict[str, list[Choice]] = {}
    for each in told:
        by_place.setdefault(each.areas[0] if each.areas and each.place else "", []).append(each)
    most = max(map(len, by_place.values()), default=0)
    is_fitting = "" not in by_place and 1 < len(by_place) <= _MOST_COLUMNS and _NAMED < most <= _MOST_IN_COLUMN
    return list(by_place.values()) if is_fitting and len({each.letter for each in told}) == len(told) else []


def _draw_places(
    game: UltimusRomanorum, texts: Words, columns: Sequence[Sequence[Choice]], top: int, low: int
) -> Image.Image:
    """Choices in a few places: a map of each place, and below it those who are there."""
    rows = max(map(len, columns))
    lower = top + _PLACE_MAP
    bottom = lower + rows * _MANY_HIGH + _BELOW
    picture = Image.new("RGB", (WIDTH, bottom + low), FRAME_DARK)
    picture.paste(PANEL, (0, lower, WIDTH, bottom))
    wide = WIDTH / len(columns)
    for place, column in enumerate(columns):
        left, right = round(place * wide) + (BORDER if place else 0), round((place + 1) * wide)
        area = column[0].areas[0]
        mark = "".join(each.letter for each in column)
        shown = Shown({area: mark}, (), "letter", heading=texts.short_name(area))
        draw_part(picture, (left, top, right, lower), game, texts, shown, is_small=True)
        for row, each in enumerate(column):
            y = lower + _BELOW // 2 + row * _MANY_HIGH
            if row:
                picture.paste(HAIRLINE, (left + _EDGE, y - 1, right - _EDGE, y + 1))
            plain = replace(each, sign=None, note="")
            _draw_line(picture, (left, y, right, y + _MANY_HIGH), plain, _MANY_HIGH - 12)
        picture.paste(GOLD, (left - BORDER, top, left, bottom) if place else (0, lower, WIDTH, lower + 4))
    picture.paste(GOLD, (0, lower, WIDTH, lower + 4))
    return picture


def _shared(told: Sequence[Choice], texts: Words) -> list[Choice]:
    """Choices with those that are alike in one row with all of their letters."""
    alike: dict[object, list[Choice]] = {}
    for each in told:
        alike.setdefault((each.name, each.alike) if each.alike else each.letter, []).append(each)
    return [
        group[0]
        if len(group) == 1
        else replace(
            group[0], letter="".join(each.letter for each in group), note=texts("choice-each", pf=group[0].alike)
        )
        for group in alike.values()
    ]


def _letters_of(told: Sequence[Choice], area: str) -> str:
    """The letters of all choices that have one in an area."""
    return "".join(dict.fromkeys(each.letter for each in told if area in (*each.areas[:1], *each.among)))


def draw_armies(
    game: UltimusRomanorum, texts: Words, found: Sequence[Choice], lands: Sequence[str], top: int
) -> Image.Image:
    """The map with lit lands and armies with their letters, and a row for each army, between a head and a foot."""
    picture = Image.new("RGB", (WIDTH, HEIGHT), FRAME_DARK)
    counters = {area: army for each in found for area, army in each.counters.items()}
    marks = {area: each.letter for each in found for area in each.areas}
    shown = Shown(marks, (), "letter", around=() if len(lands) > len(found) else tuple(lands), counters=counters)
    draw_part(picture, (0, top, _WIDE_MAP, HEIGHT - FOOT), game, texts, shown)
    _draw_rows(picture, found, (_WIDE_MAP, top), _ROW, FOOT)
    return picture


def _headings(parts: Sequence[Sequence[str]], texts: Words) -> list[str]:
    """The names of the parts of a map; none if there's only one, or if one of several has no name."""
    found = [heading_of(part, texts) for part in parts]
    return found if len(parts) > 1 and all(found) else [""] * len(parts)


def _width(parts: Sequence[Sequence[str]], counters: Mapping[str, Army]) -> int:
    """The width of a map beside rows: more if it shows far places, or counters near each other."""
    if len(parts) == 1 and _reach(parts[0]) > _ACROSS:
        return _WIDE_MAP
    return _COUNTER_MAP if len(counters) > _CROWD else MAP


def _groups(told: Sequence[Choice]) -> list[list[Choice]]:
    """Choices by their letters if they have some; none if there would be too many lines."""
    by_letter: dict[str, list[Choice]] = {}
    for each in told:
        by_letter.setdefault(each.letter, []).append(each)
    is_clear = all(each.letter and each.place for each in told) and len(told) + len(by_letter) <= _MOST_LINES
    return list(by_letter.values()) if is_clear else []


def _parts(letters: Mapping[str, str], lands: Sequence[str]) -> list[list[str]]:
    """The parts of the map that choices need: one if they are about larger lands."""
    if lands:
        return [list(dict.fromkeys([*letters, *lands]))]
    order = list(letters)
    board = base_map(GAME)
    most = _MOST_PARTS if len(order) <= _CROWD else _ABREAST
    parts = [list(part) for part in theatres(board, [(area,) for area in order], most=most, largest=_LARGEST)]
    return sorted(parts, key=lambda part: min(map(order.index, part)))


def _reach(part: Sequence[str]) -> float:
    """How far apart the places of a part of the map are, from left to right."""
    across = [base_map(GAME).spaces[area][0] for area in part]
    return max(across) - min(across)


def _boxes(parts: Sequence[Sequence[str]], box: Box, *, is_low: bool) -> list[Box]:
    """The boxes of the parts of the map: side by side, or one below the other."""
    left, top, right, bottom = box
    if not is_low:
        edges = edges_of(parts, top, bottom + BORDER)
        return [(left, upper, right, lower - BORDER) for upper, lower in itertools.pairwise(edges)]
    sides = _edges_abreast(parts, left, right + BORDER)
    return [(start, top, end - BORDER, bottom) for start, end in itertools.pairwise(sides)]


def _edges_abreast(parts: Sequence[Sequence[str]], left: int, right: int) -> list[int]:
    """Where parts of the map side by side begin and end: of three or more, wider ones have more places."""
    reach = [(_reach(part) + _NARROW) * len(part) if len(parts) >= _ABREAST else 1.0 for part in parts]
    least = _LEAST_WIDE if len(parts) <= _ABREAST else _LEAST_OF_MANY
    free = right - left - len(parts) * least
    ends = itertools.accumulate(least + free * each / sum(reach) for each in reach)
    return [left, *(round(left + end) for end in ends)]


def draw_answers(picture: Image.Image, found: Sequence[Choice], high: int = ANSWERS) -> None:
    """What may be answered, side by side at the lower edge in a height, each with what it means."""
    if found:
        _draw_strip(picture, found, HEIGHT - high)


def _draw_strip(picture: Image.Image, found: Sequence[Choice], top: int) -> None:
    """The choices side by side at the lower edge."""
    picture.paste(PANEL, (0, top, WIDTH, HEIGHT))
    picture.paste(GOLD, (0, top, WIDTH, top + 4))
    wide = WIDTH / len(found)
    boxes = [(round(place * wide), top + 4, round((place + 1) * wide), HEIGHT) for place in range(len(found))]
    told = [_tall_of(each, box) for each, box in zip(found, boxes, strict=True)]
    lines = max(len(each.names) + len(each.notes) for each in told)
    for place, (choice, box, each) in enumerate(zip(found, boxes, told, strict=True)):
        if place:
            picture.paste(GOLD, (box[0] - 2, top, box[0] + 2, HEIGHT))
        x = _draw_signs(picture, box[0] + _EDGE, (box[1] + box[3]) // 2, choice, _TALL_SIGN)
        _write_tall(picture, box, x, each, lines)


@dataclass(frozen=True)
class _Tall:
    """A choice below the map in lines: its name, and below it what more there's to say."""

    names: Sequence[str]
    notes: Sequence[str]


def _tall_of(choice: Choice, box: Box) -> _Tall:
    """A choice in the lines that have room for it in a box."""
    left, top, right, bottom = box
    room = right - left - 2 * _EDGE - _width_of_signs(choice, _TALL_SIGN)
    note = _LARGE_NOTE if bottom - top > _LARGE else _NOTE
    is_short = text_width(choice.name, Face.STRONG, note) <= room
    names = [choice.name] if is_short else wrapped(choice.name, Face.STRONG, note, room)[:2]
    return _Tall(names, _in_even_lines(choice.note, note, room)[: _MOST_TALL - len(names)])


def _write_tall(picture: Image.Image, box: Box, x: float, told: _Tall, lines: int) -> None:
    """Write a choice from a place on as if it had so many lines, so that the names of all are level."""
    _, top, right, bottom = box
    room, is_large = right - _EDGE - x, bottom - top > _LARGE
    name, note, step = (_LARGE_NAME, _LARGE_NOTE, _LARGE_LINE) if is_large else (_NAME, _NOTE, _LINE)
    texts = [(line, Face.STRONG, INK, name) for line in told.names]
    texts += [(line, Face.BODY, PORPHYRY, note) for line in told.notes]
    y = (top + bottom) / 2 + 20 - step * (lines - 1) / 2
    for line, face, colour, size in texts:
        write_fitted(picture, x, y, line, face, size, room, colour, least=_LEAST)
        y += step


def _draw_line(picture: Image.Image, box: Box, choice: Choice, size: int) -> None:
    """A choice in one line: its name, and at the right what more there's to say if it has room."""
    left, top, right, bottom = box
    middle = (top + bottom) // 2
    x = _draw_signs(picture, left + _EDGE, middle, choice, min(size, 96))
    room = right - _EDGE - x
    taken = text_width(choice.note, Face.BODY, _NOTE)
    if text_width(choice.name, Face.STRONG, _LEAST) + taken + _GAP > room:
        taken = 0
    if taken:
        write(picture, right - _EDGE, middle + 18, choice.note, Face.BODY, _NOTE, PORPHYRY, align=1)
    name = max(_NOTE, min(_NAME, round(size * 0.7)))
    write_fitted(picture, x, middle + 18, choice.name, Face.STRONG, name, room - taken - _GAP, INK, least=_LEAST)


def _draw_two_lines(picture: Image.Image, box: Box, choice: Choice, high: int) -> None:
    """A choice with its name, and below it what more there's to say."""
    left, top, right, bottom = box
    middle = (top + bottom) // 2
    x = _draw_signs(picture, left + _EDGE, middle, choice, _sign_size(high))
    room = right - _EDGE - x
    name = _LARGE_NAME if high > _ROW else _NAME
    notes = _fitting_lines(choice.note, room, 2 if high >= _TWO_NOTES else 1)
    y = middle + 20 - _LINE * len(notes) / 2
    write_fitted(picture, x, y, choice.name, Face.STRONG, name, room, INK, least=_LEAST)
    for line, note in enumerate(notes, 1):
        write_fitted(picture, x, y + line * _LINE, note, Face.BODY, _NOTE, room, PORPHYRY, least=_LEAST)


def _fitting_lines(text: str, room: float, most: int) -> list[str]:
    """What there's to say in so many lines: if it's too long without what it has in brackets, or only its last part."""
    plain = IN_BRACKETS.sub("", text)
    for each in (text, plain, plain.rpartition(_DOT)[2]):
        lines = _in_even_lines(each, _NOTE, room)
        if len(lines) <= most:
            return lines
    return [plain.rpartition(_DOT)[2]]


def _told_alike(found: Sequence[Choice], room: float, high: int) -> Sequence[Choice]:
    """Choices without what their notes have in brackets if one of them has no room for it, so that all are alike."""
    size, most = _sign_size(high), 2 if high >= _TWO_NOTES else 1
    too_long = (
        len(_in_even_lines(each.note, _NOTE, room - _width_of_signs(each, size))) > most
        for each in found
        if IN_BRACKETS.search(each.note)
    )
    return [replace(each, note=IN_BRACKETS.sub("", each.note)) for each in found] if any(too_long) else found


def _sign_size(high: int) -> int:
    """The size of signs in rows of two lines in a height."""
    return min(high - 12, 150 if high > _ROW else 104)


def _width_of_signs(choice: Choice, size: int) -> float:
    """The width of the letter and the sign of a choice, and of the gaps after them."""
    letters = len(choice.letter) * min(size, 78) + _GAP if choice.letter else 0
    return letters + (max(choice.sign(size).width, size) + _GAP if choice.sign is not None else 0)


def _in_even_lines(text: str, size: int, room: float) -> list[str]:
    """A text in as few lines as have room for it: its parts, or the last one at least half as long as the first."""
    lines = wrapped(text, Face.BODY, size, room)
    if len(lines) < 2:
        return lines
    parts = text.split(_DOT)
    if 1 < len(parts) <= len(lines) and all(text_width(part, Face.BODY, size) <= room for part in parts):
        return parts
    narrower = (wrapped(text, Face.BODY, size, room * share / _SHARES) for share in range(_SHARES, _SHARES // 2, -1))
    return next((each for each in narrower if len(each) == len(lines) and _is_even(each, size)), lines)


def _is_even(lines: Sequence[str], size: int) -> bool:
    return text_width(lines[-1], Face.BODY, size) * 2 >= text_width(lines[0], Face.BODY, size)


def _panel(picture: Image.Image, corner: tuple[int, int], above: int = 0) -> tuple[int, int, int]:
    """Draw the ground of rows at the right edge, from a corner on; returns where they begin and their lower end.

    ``above``: the height of a line below them.
    """
    left, top = corner[0] + 4, corner[1]
    picture.paste(GOLD, (corner[0], top, left, picture.height))
    picture.paste(PANEL, (left, top, WIDTH, picture.height))
    return left, top, picture.height - above - _BELOW


def _draw_rows(
    picture: Image.Image, found: Sequence[Choice], corner: tuple[int, int], most: int, above: int = 0
) -> None:
    """Choices one below the other at the right edge, from a corner on, each of them at ``most`` so high."""
    left, top, bottom = _panel(picture, corner, above)
    high = min(most, (bottom - top) / len(found))
    found = _told_alike(found, WIDTH - 2 * _EDGE - left, round(high - 12))
    draw = _draw_two_lines if high >= _TALL_ROW else _draw_line
    y = top + (bottom - top - high * len(found)) / 2
    for place, each in enumerate(found):
        if place:
            picture.paste(HAIRLINE, (left + _EDGE, round(y) - 1, WIDTH - _EDGE, round(y) + 1))
        draw(picture, (left, round(y), WIDTH, round(y + high)), each, round(high - 12))
        y += high


def _height_of_columns(found: Sequence[Choice]) -> int:
    """The height of choices in two columns below maps: few have two lines each."""
    rows = -(-len(found) // 2)
    return rows * (_FEW_HIGH if rows <= _FEW else _MANY_HIGH) + _BELOW


def _draw_columns(picture: Image.Image, found: Sequence[Choice], top: int) -> None:
    """Choices in two columns from an upper edge on, the first half of them at the left."""
    picture.paste(PANEL, (0, top, WIDTH, picture.height))
    picture.paste(GOLD, (0, top, WIDTH, top + 4))
    rows, middle = -(-len(found) // 2), WIDTH // 2
    high = (picture.height - _BELOW // 2 - top) / rows
    draw = _draw_two_lines if high >= _TALL_ROW else _draw_line
    for place, each in enumerate(found):
        left, y = place // rows * middle, top + place % rows * high
        if place % rows:
            picture.paste(HAIRLINE, (left + _EDGE, round(y) - 1, left + middle - _EDGE, round(y) + 1))
        draw(picture, (left, round(y), left + middle, round(y + high)), each, round(high - 12))
    picture.paste(HAIRLINE, (middle - 1, top + _BELOW, middle + 1, picture.height - _BELOW))


def _draw_groups(
    picture: Image.Image, groups: Sequence[Sequence[Choice]], corner: tuple[int, int], above: int = 0
) -> None:
    """Choices below their places: the letter of each place, its name, and all who are there."""
    left, top, bottom = _panel(picture, corner, above)
    lines = sum(1 + len(each) for each in groups)
    high = min(_TALL_ROW, (bottom - top) / lines)
    y = top + (bottom - top - high * lines) / 2
    for number, group in enumerate(groups):
        if number:
            picture.paste(GOLD, (left, round(y) - 2, WIDTH, round(y) + 2))
        first, middle = group[0], round(y + high / 2)
        disc = letter_disc(first.letter, min(78, round(high - 8))).shown_as("sign", first.letter)
        disc.centre(picture, left + _EDGE + disc.width / 2, middle)
        x = left + _EDGE + disc.width + _GAP
        write_fitted(
            picture, x, middle + 18, first.place, Face.STRONG, _PLACE, WIDTH - _EDGE - x, PORPHYRY, least=_LEAST
        )
        y += high
        for each in group:
            sign = each.sign(min(84, round(high - 8))) if each.sign else None
            if sign is not None:
                sign.centre(picture, x + sign.width / 2, y + high / 2)
            at = x + (sign.width + _GAP if sign is not None else 0)
            write_fitted(
                picture, at, y + high / 2 + 18, each.name, Face.STRONG, _NAME, WIDTH - _EDGE - at, INK, least=_LEAST
            )
            y += high


def _draw_signs(picture: Image.Image, x: float, middle: int, choice: Choice, size: int) -> float:
    """The letter and the sign of a choice; returns where its name begins."""
    for letter in choice.letter:
        disc = letter_disc(letter, min(size, 78)).shown_as("sign", letter)
        disc.centre(picture, x + disc.width / 2, middle)
        x += disc.width + (_GAP if letter == choice.letter[-1] else _GAP // 4)
    if choice.sign is not None:
        sign = choice.sign(size)
        wide = max(sign.width, size)
        sign.centre(picture, x + wide / 2, middle)
        x += wide + _GAP
    return x


def told_of(found: Sequence[Choice]) -> str:
    """The choices as a sentence."""
    parts = ((each.letter, each.name, f"({each.note})" if each.note else "") for each in found)
    return f"{', '.join(' '.join(filter(None, part)) for part in parts)}."

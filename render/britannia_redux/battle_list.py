"""A list beside the map, which shows the same signs: battles, marches, places to choose from, the Romans' heirs."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from PIL import Image

from render.britannia_redux.signs import number_disc, wall_sign
from render.britannia_redux.theme import livery
from render.core.canvas import Box, Sprite
from render.core.fonts import Face
from render.core.palette import GOLD, INK, PANEL, SPENT, Colour, darker
from render.core.text_panels import write, write_fitted
from render.core.verdicts import Clash
from render.core.words import Words
from rules.britannia_redux.data.loader import FORT
from rules.britannia_redux.events import FortReplaced
from rules.britannia_redux.game import BritanniaRedux
from rules.core.events import Event

MOST_ON_MAP: Final = 4
"""The most battles whose outcome has room on the map itself."""

MOST_LISTED: Final = 9
LIST: Final = 650
"""The width of the list."""

_DISC, _EDGE, _BAR = 64, 20, 12
_AREA, _FATE, _LEAST, _LEAST_FATE = 56, 54, 48, 40
_HIGHEST: Final = 150
_MOST_OF_TWO_LINES: Final = 6
"""The most battles with a line for the area and one for the loser; of more the losers are heads above them."""

SIGN: Final = 66
"""The size of the signs that map and list share."""

_NEAR, _TAGS_APART = 14, 8
_HEAD, _LINE, _LINE_FATE, _FEW_LINE, _FEW = 56, 54, 54, 58, 6
_PITCH, _HIGHEST_LINE, _HIGHEST_ALONE, _GROUPS_APART = 60, 100, 124, 26
_MARGIN: Final = 38
"""The room above the first line and below the last: they touch neither the head nor the frame."""

_MOST_HEIRS: Final = 14
"""The most lines of heirs and their areas that have room in one column."""


def numbers_of(clashes: Sequence[Clash]) -> dict[str, int]:
    """The number of each area with a battle, in their order."""
    return {place: number for number, place in enumerate(dict.fromkeys(each.place for each in clashes), 1)}


def in_list_order(clashes: Sequence[Clash], mover: str) -> list[Clash]:
    """Battles in the order of their list: many are together by who won or lost them."""
    if len({each.place for each in clashes}) <= _MOST_OF_TWO_LINES:
        return list(clashes)

    def group(clash: Clash) -> tuple[bool, str]:
        (first, _), (second, _) = clash.sides
        return clash.is_won, second if first == mover else first

    order = list(dict.fromkeys(map(group, clashes)))
    return sorted(clashes, key=lambda clash: order.index(group(clash)))


def draw_list(
    picture: Image.Image,
    box: Box,
    game: BritanniaRedux,
    clashes: Sequence[Clash],
    mover: str,
    texts: Words,
    works: Collection[str] = (),
) -> None:
    """Draw the battles of a turn into a box: number and area, who won if it wasn't the mover, what the loser lost.

    Below them is what the fortifications ``works`` on the map mean.
    """
    left, top, right, bottom = box
    picture.paste(PANEL, box)
    picture.paste(GOLD, (left, top, left + 4, bottom))
    latest = {each.place: each for each in clashes}
    shown = list(latest.values())[:MOST_LISTED]
    numbers, hidden = numbers_of(clashes), len(latest) - len(shown)
    if len(shown) > _MOST_OF_TWO_LINES:
        more = [Group(texts("list-more", count=hidden), INK)] if hidden else []
        draw_groups(
            picture, box, [*_by_loser(game, shown, numbers, mover, texts), *more, *groups_of_works(works, texts)]
        )
        return
    keys = list(_keys_of_works(works, texts))
    pitch = min((bottom - top - 2 * _EDGE - _PITCH * len(keys)) / len(shown), _HIGHEST)
    for place, key in enumerate(keys[::-1]):
        _draw_item(picture, left + _EDGE + _BAR, bottom - _EDGE - _PITCH * (place + 0.5), key, right - left, _LINE)
    room = right - left - _DISC - 3 * _EDGE - _BAR
    for place, clash in enumerate(shown):
        x, middle = left + _EDGE + _BAR, top + _EDGE + pitch * (place + 0.5)
        colour = livery(game, clash.sides[0][0]).counter if clash.is_won else SPENT
        upper = round(middle - pitch / 2)
        picture.paste(colour, (left + 4, upper + 4, left + 4 + _BAR, round(upper + pitch) - 4))
        number_disc(numbers[clash.place], _DISC).centre(picture, x + _DISC / 2 + 4, middle)
        x += _DISC + _EDGE
        write_fitted(picture, x, middle - 10, texts.short_name(clash.place), Face.HEAVY, _AREA, room, INK, least=_LEAST)
        told, tone = _told(clash, mover, texts), darker(colour, 0.2)
        write_fitted(picture, x, middle + 48, told, Face.STRONG, _FATE, room, tone, least=_LEAST_FATE)


def _by_loser(
    game: BritanniaRedux, clashes: Sequence[Clash], numbers: Mapping[str, int], mover: str, texts: Words
) -> list[Group]:
    """Battles by who lost them; if it was to another nation than the one on the move, the head says who won."""
    found: dict[str, Group] = {}
    for clash in clashes:
        (first, _), (second, lost) = clash.sides
        if not clash.is_won:
            head, tone, fate = texts("verdict-both"), SPENT, ""
        elif first == mover:
            head, tone = texts.short_name(second), livery(game, second).counter
            fate = texts(f"fate-{clash.fate}", count=lost)
        else:
            head, tone = texts("verdict-won", winner=texts.short_name(first)), livery(game, first).counter
            fate = texts(f"verdict-{clash.fate}", nation=texts.short_name(second), count=lost)
        sign = number_disc(numbers[clash.place], SIGN)
        item = Item(sign, texts.short_name(clash.place), fate)
        found.setdefault(head, Group(head, tone, [])).items.append(item)
    return list(found.values())


def _keys_of_works(works: Collection[str], texts: Words) -> Iterator[Item]:
    """What the signs of fortifications on the map mean."""
    for work in sorted(works):
        yield Item(wall_sign(work, True, SPENT, SIGN), texts(f"list-{work}"))


def groups_of_works(works: Collection[str], texts: Words) -> list[Group]:
    """What the signs of fortifications on the map mean, as a part of a list; none without any."""
    return [Group("", SPENT, list(_keys_of_works(works, texts)))] if works else []


@dataclass(frozen=True)
class Item:
    """A line of a list: the sign that the map shows too, if any, what it means, and at the end what became of it.

    ``tags``: who is there, if the map has no room for that.
    """

    sign: Sprite | None
    name: str
    fate: str = ""
    tags: Sequence[Sprite] = ()

    @property
    def beside(self) -> int:
        """The width of the tags with the room before each."""
        return sum(tag.width + _TAGS_APART for tag in self.tags)


@dataclass(frozen=True)
class Group:
    """Lines of a list under a head in a colour; without a head they're only lines."""

    head: str
    tone: Colour
    items: list[Item] = field(default_factory=list)


def pitch_of(box: Box, lines: int) -> float:
    """How far apart lines without heads are in a box."""
    return min((box[3] - box[1] - 2 * _MARGIN) / lines, _HIGHEST_ALONE)


def draw_groups(picture: Image.Image, box: Box, groups: Sequence[Group], columns: int = 1) -> None:
    """Draw lines in groups into a box, in columns, all in letters of one size."""
    left, top, right, bottom = box
    picture.paste(PANEL, box)
    picture.paste(GOLD, (left, top, left + 4, bottom))
    heads = sum(bool(group.head) for group in groups)
    lines = heads + sum(-(-len(group.items) // columns) for group in groups)
    free = bottom - top - 2 * _MARGIN
    apart = min((free - lines * _PITCH) / max(len(groups) - 1, 1), _GROUPS_APART) if heads else 0
    pitch = min((free - max(apart, 0) * (len(groups) - 1)) / lines, _HIGHEST_LINE if heads else _HIGHEST_ALONE)
    width = (right - left - 2 * _EDGE - _BAR) / columns
    size = _FEW_LINE if lines <= _FEW else _LINE
    y: float = top + _MARGIN + max((free - pitch * lines - max(apart, 0) * (len(groups) - 1)) / 2, 0) * bool(not heads)
    for group in groups:
        rows = -(-len(group.items) // columns)
        height = pitch * (rows + bool(group.head))
        if group.head:
            picture.paste(group.tone, (left + 4, round(y) + 4, left + 4 + _BAR, round(y + height) - 4))
            start, tone = left + _EDGE + _BAR, darker(group.tone, 0.2)
            base, room = y + pitch / 2 + 16, width * columns
            write_fitted(picture, start, base, group.head, Face.HEAVY, _HEAD, room, tone, least=48)
        for place, item in enumerate(group.items):
            column, row = divmod(place, rows)
            x = left + _EDGE + _BAR + column * width
            _draw_item(picture, x, y + pitch * (row + bool(group.head) + 0.5), item, width, size)
        y += height + max(apart, 0)


def _draw_item(picture: Image.Image, x: float, middle: float, item: Item, width: float, size: int) -> None:
    start = x + (SIGN + _NEAR if item.sign else 0)
    if item.sign:
        item.sign.centre(picture, x + SIGN / 2, middle)
    room = width + x - start - _NEAR
    if item.fate:
        end = x + width - _NEAR
        wide = write(picture, end, middle + 17, item.fate, Face.STRONG, _LINE_FATE, INK, align=1) + _NEAR
        room -= wide
    end = x + width
    for tag in reversed(item.tags):
        tag.centre(picture, end - tag.width / 2, middle)
        end -= tag.width + _TAGS_APART
    room -= item.beside
    write_fitted(picture, start, middle + 17, item.name, Face.STRONG, size, room, INK, least=48)


def _told(clash: Clash, mover: str, texts: Words) -> str:
    """How a battle went: what became of the loser, after who won if it wasn't the nation on the move."""
    if not clash.is_won:
        return texts("verdict-both")
    (first, _), (second, lost) = clash.sides
    fate = texts(f"verdict-{clash.fate}", nation=texts.short_name(second), count=lost)
    if first == mover:
        return fate
    return f"{texts('verdict-won', winner=texts.short_name(first))} · {fate}"


def heirs_in(events: Iterable[Event], game: BritanniaRedux) -> dict[str, list[str]]:
    """The nations whose armies replaced Roman forts, each with these areas and others that it was left with."""
    found: dict[str, list[str]] = {}
    for event in events:
        if isinstance(event, FortReplaced) and event.unit:
            found.setdefault(game.data.nation_of[event.unit], []).append(event.area)
    return found


def heir_numbers(heirs: Mapping[str, Sequence[str]]) -> dict[str, int]:
    """The number of each area that the Romans leave to someone, in the order of the list."""
    areas = dict.fromkeys(area for each in heirs.values() for area in each)
    return {area: number for number, area in enumerate(areas, 1)}


def heir_columns(heirs: Mapping[str, Sequence[str]]) -> int:
    """The columns of the list of heirs: one if all have room below each other."""
    return 1 if sum(map(len, heirs.values())) + len(heirs) <= _MOST_HEIRS else 2


def draw_heirs(
    picture: Image.Image,
    box: Box,
    game: BritanniaRedux,
    heirs: Mapping[str, Sequence[str]],
    gone: Sequence[str],
    texts: Words,
) -> None:
    """Draw who the Romans leave their areas to, with the numbers of the map, and how many forts have no heir."""
    numbers = heir_numbers(heirs)
    groups = [
        Group(
            f"{texts.short_name(nation)} {len(areas)}",
            livery(game, nation).counter,
            [
                Item(number_disc(numbers[area], SIGN, livery(game, nation).counter), texts.short_name(area))
                for area in areas
            ],
        )
        for nation, areas in heirs.items()
    ]
    taken = {area for areas in heirs.values() for area in areas}
    lost = [area for area in gone if area not in taken]
    if lost:
        sign = wall_sign(FORT, False, SPENT, SIGN)
        groups.append(Group("", SPENT, [Item(sign, texts("withdrawal-forts-gone", count=len(lost)))]))
    draw_groups(picture, box, groups, heir_columns(heirs))

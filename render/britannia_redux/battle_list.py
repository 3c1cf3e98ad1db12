"""A list beside the map: the battles of a turn that had many, by their numbers there, or who the Romans leave."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from PIL import Image

from render.britannia_redux.signs import number_disc
from render.britannia_redux.theme import livery
from render.core.canvas import Box
from render.core.fonts import Face, wrapped
from render.core.palette import GOLD, INK, PANEL, SPENT, darker
from render.core.text_panels import write, write_fitted
from render.core.verdicts import Clash
from render.core.words import Words
from rules.britannia_redux.events import FortReplaced
from rules.britannia_redux.game import BritanniaRedux
from rules.core.events import Event

MOST_ON_MAP: Final = 4
"""The most battles whose outcome has room on the map itself."""

MOST_LISTED: Final = 9
LIST: Final = 560
"""The width of the list."""

_DISC, _EDGE, _BAR = 64, 20, 12
_AREA, _FATE, _LEAST = 46, 40, 36
_HIGHEST: Final = 150
_HEIR, _NAME, _HEAD_ROW, _NAME_ROW = 50, 42, 62, 54
NO_BREAK: Final = "\N{NO-BREAK SPACE}"


def numbers_of(clashes: Sequence[Clash]) -> dict[str, int]:
    """The number of each area with a battle, in their order."""
    return {place: number for number, place in enumerate(dict.fromkeys(each.place for each in clashes), 1)}


def draw_list(
    picture: Image.Image, box: Box, game: BritanniaRedux, clashes: Sequence[Clash], mover: str, texts: Words
) -> None:
    """Draw the battles of a turn into a box: number and area, who won if it wasn't the mover, what the loser lost."""
    left, top, right, bottom = box
    picture.paste(PANEL, box)
    picture.paste(GOLD, (left, top, left + 4, bottom))
    latest = {each.place: each for each in clashes}
    shown = list(latest.values())[:MOST_LISTED]
    numbers, hidden = numbers_of(clashes), len(latest) - len(shown)
    pitch = min((bottom - top - 2 * _EDGE) / (len(shown) + (0.6 if hidden else 0)), _HIGHEST)
    room = right - left - _DISC - 3 * _EDGE - _BAR
    for place, clash in enumerate(shown):
        x, middle = left + _EDGE + _BAR, top + _EDGE + pitch * (place + 0.5)
        colour = livery(game, clash.sides[0][0]).counter if clash.is_won else SPENT
        upper = round(middle - pitch / 2)
        picture.paste(colour, (left + 4, upper + 4, left + 4 + _BAR, round(upper + pitch) - 4))
        number_disc(numbers[clash.place], _DISC).centre(picture, x + _DISC / 2 + 4, middle)
        x += _DISC + _EDGE
        write_fitted(picture, x, middle - 8, texts.short_name(clash.place), Face.HEAVY, _AREA, room, INK, least=_LEAST)
        told, tone = _told(clash, mover, texts), darker(colour, 0.2)
        write_fitted(picture, x, middle + 36, told, Face.STRONG, _FATE, room, tone, least=30)
    if hidden:
        last = texts("list-more", count=hidden)
        write_fitted(picture, left + _EDGE + _BAR, bottom - 16, last, Face.STRONG, _FATE, room, INK, least=_LEAST)


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


def draw_heirs(
    picture: Image.Image,
    box: Box,
    game: BritanniaRedux,
    heirs: Mapping[str, Sequence[str]],
    gone: Sequence[str],
    texts: Words,
) -> None:
    """Draw who the Romans leave their areas to, by name, and where a fort is gone without an heir."""
    left, top, right, bottom = box
    picture.paste(PANEL, box)
    picture.paste(GOLD, (left, top, left + 4, bottom))
    groups = [(texts.short_name(nation), livery(game, nation).counter, areas) for nation, areas in heirs.items()]
    lost = [area for area in gone if not any(area in areas for areas in heirs.values())]
    groups += [(texts("withdrawal-gone"), SPENT, lost)] if lost else []
    room, y = right - left - 3 * _EDGE - _BAR, top + _EDGE
    blocks = [(head, tone, _names(areas, texts, room)) for head, tone, areas in groups]
    spare = bottom - y - sum(_HEAD_ROW + _NAME_ROW * len(lines) for _, _, lines in blocks)
    apart = min(max(spare // (len(blocks) + 1), 6), 44)
    for head, tone, lines in blocks:
        height = _HEAD_ROW + _NAME_ROW * len(lines)
        x = left + 2 * _EDGE + _BAR
        picture.paste(tone, (left + _EDGE, y, left + _EDGE + _BAR, y + height - 10))
        write_fitted(picture, x, y + 42, head, Face.HEAVY, _HEIR, room, darker(tone, 0.2), least=_LEAST)
        for place, line in enumerate(lines):
            write(picture, x, y + _HEAD_ROW + 32 + place * _NAME_ROW, line, Face.STRONG, _NAME, INK)
        y += height + apart


def _names(areas: Sequence[str], texts: Words, room: float) -> list[str]:
    """Areas by their names, in lines; a name isn't broken."""
    names = [texts.short_name(area).replace(" ", NO_BREAK) for area in areas]
    return wrapped(", ".join(names), Face.STRONG, _NAME, room)

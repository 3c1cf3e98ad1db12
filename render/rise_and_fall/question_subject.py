"""What a question is about beyond places: money, forces and units, drawn large below the map."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PIL import Image

from render.core.canvas import Sprite, gradient
from render.core.counters import counter_sprite
from render.core.fonts import Face, fitted_size, text_width
from render.core.icons import icon
from render.core.palette import BAND, BAND_TEXT, BRIGHT_GOLD, GOLD, INK, PANEL, PORPHYRY
from render.core.posts import View
from render.core.text_panels import write, write_fitted
from render.core.theatres import WIDTH
from render.core.words import Words
from render.rise_and_fall.theme import unit_counter
from rules.core.views import decision_in
from rules.rise_and_fall.chapters.imperial_replacements import room
from rules.rise_and_fall.chapters.other_replacements import sites
from rules.rise_and_fall.chapters.production import halves
from rules.rise_and_fall.data.loader import EMPIRES, rise_data
from rules.rise_and_fall.game import RiseAndFall

STRIP: Final = 164
"""The height of the strip with the subject of a question."""

_HEAD, _TWO_LINES = 108, 172
_EVENT, _ASKED, _APART = 54, 66, 36
_BAND_END: Final = (52, 36, 26)
_MOST: Final = 6
_SIGN, _SMALL_SIGN, _NUMBER, _NAME, _LEAST = 120, 84, 80, 52, 40
_NEAR: Final = 20
_EDGE: Final = 28
_FEW: Final = 4
"""Up to this many items, names stand beside their signs; else below."""


@dataclass(frozen=True)
class Item:
    """A thing that a question is about: its sign, its name, and how much or how many there are."""

    sign: Callable[[int], Sprite]
    name: str
    number: str = ""


def subject(view: View, game: RiseAndFall, texts: Words) -> list[Item]:
    """What a question is about beyond places; empty if the map shows it all."""
    decision = decision_in(view)
    make = _SUBJECTS.get(decision.get("topic", ""))
    found = make(game, decision, texts) if make else _units_in_one_place(decision, game, texts)
    return found[:_MOST]


def homes(view: View, game: RiseAndFall) -> list[str]:
    """Where the units that could come back would appear; empty if the question isn't about that."""
    decision = decision_in(view)
    if decision.get("topic") != "recruit":
        return []
    units = [option["id"] for option in decision["options"] if option["id"] in rise_data().kind]
    return list(dict.fromkeys(area for unit in units for area in sites(game, unit)))


def head_height(event: str, question: str) -> int:
    """The height of the head with what happened and what is asked: one line if both have room, else two."""
    return _HEAD if not event or _is_short(event, question) else _TWO_LINES


def draw_head(picture: Image.Image, event: str, question: str) -> None:
    """Draw the head over the upper edge of a picture."""
    height, room_across = head_height(event, question), picture.width - 2 * _EDGE
    picture.paste(gradient(picture.width, height, BAND, _BAND_END), (0, 0))
    picture.paste(GOLD, (0, height - 4, picture.width, height))
    if height == _HEAD:
        x = _EDGE + (write(picture, _EDGE, 74, event, Face.STRONG, _EVENT, BRIGHT_GOLD) + _APART if event else 0)
        write_fitted(picture, x, 74, question, Face.ITALIC, _ASKED, room_across - x + _EDGE, BAND_TEXT, least=_LEAST)
    else:
        write_fitted(picture, _EDGE, 68, event, Face.STRONG, _EVENT, room_across, BRIGHT_GOLD, least=_LEAST)
        write_fitted(picture, _EDGE, 142, question, Face.ITALIC, _ASKED, room_across, BAND_TEXT, least=_LEAST)


def _is_short(event: str, question: str) -> bool:
    wide = text_width(event, Face.STRONG, _EVENT) + text_width(question, Face.ITALIC, _ASKED) + _APART
    return wide <= WIDTH - 2 * _EDGE


def draw_strip(picture: Image.Image, items: Sequence[Item]) -> None:
    """Draw the strip at the lower edge of a picture."""
    top = picture.height - STRIP
    picture.paste(PANEL, (0, top, picture.width, picture.height))
    picture.paste(GOLD, (0, top, picture.width, top + 4))
    wide = (picture.width - 2 * _EDGE) / len(items)
    for place, item in enumerate(items):
        x, middle = _EDGE + (place + 0.5) * wide, top + STRIP / 2 + 2
        if len(items) <= _FEW:
            _draw_item(picture, item, (x, middle), wide)
        else:
            item.sign(_SMALL_SIGN).centre(picture, x, middle - 26)
            write_fitted(
                picture, x, middle + 66, item.name, Face.STRONG, _NAME, wide - 10, INK, least=_LEAST, align=0.5
            )


def _draw_item(picture: Image.Image, item: Item, at: tuple[float, float], wide: float) -> None:
    """An item around a place: its sign, and beside it how many there are and its name."""
    size = _SIGN
    letters = fitted_size(item.name, Face.STRONG, _NAME, wide - size - 2 * _NEAR, least=_LEAST)
    beside = max(text_width(item.name, Face.STRONG, letters), text_width(item.number, Face.HEAVY, _NUMBER))
    left, middle = at[0] - (size + _NEAR + beside) / 2, at[1]
    item.sign(size).centre(picture, left + size / 2, middle)
    x = left + size + _NEAR
    if item.number:
        write(picture, x, middle + 8, item.number, Face.HEAVY, _NUMBER, PORPHYRY)
    write(picture, x, middle + (58 if item.number else 16), item.name, Face.STRONG, letters, INK)


def _purse(game: RiseAndFall, decision: Mapping[str, object], texts: Words) -> list[Item]:
    """What an empire or its halves can still spend."""
    seat = str(decision["seat"])
    if seat not in EMPIRES:
        return []
    return [
        Item(_coin, texts(f"half-{half}") if half else texts("purse"), texts.number(room(game, seat, half) / 2))
        for half in halves(game, seat)
    ]


def _forces(game: RiseAndFall, decision: Mapping[str, object], texts: Words) -> list[Item]:
    """An empire's units on the map by their kinds."""
    seat = str(decision["seat"])
    if seat not in EMPIRES:
        return []
    return _by_kind([unit for unit, _ in game.on_map() if game.nation_of(unit) == seat], texts)


def _free_units(game: RiseAndFall, decision: Mapping[str, object], texts: Words) -> list[Item]:
    """The units that a seat may place by hand."""
    placements = game.data.scenarios[game.state.scenario].free_placement
    return _by_kind([unit for each in placements if each.seat == decision["seat"] for unit in each.free], texts)


def _kinds(game: RiseAndFall, decision: Mapping[str, object], texts: Words) -> list[Item]:
    """The kinds of units to choose from."""
    kinds = {kind: unit for unit, kind in game.data.kind.items()}
    return [_kind(kinds[each], texts) for each in _ids(decision) if each in kinds]


def _returning(game: RiseAndFall, decision: Mapping[str, object], texts: Words) -> list[Item]:
    """The units that could come back."""
    return [_unit(unit, game, texts) for unit in _ids(decision) if unit in game.data.kind]


def _new_kingdoms(game: RiseAndFall, decision: Mapping[str, object], texts: Words) -> list[Item]:
    """The peoples whose kingdom could rise."""
    first = {rise_data().nation[unit]: unit for unit in rise_data().kind}
    units = {people: first.get(f"kingdom-{people}") for people in _ids(decision)}
    return [
        Item(partial(_crowned, unit), texts(f"settled-{people}")) for people, unit in units.items() if unit is not None
    ]


def _crowned(unit: str, size: int) -> Sprite:
    return counter_sprite(unit_counter(unit, rise_data().nation[unit]), size)


def _units_in_one_place(decision: Mapping[str, object], game: RiseAndFall, texts: Words) -> list[Item]:
    """The units to choose from if they stand in the same area."""
    options = decision.get("options", ())
    found = {str(each["id"]): each.get("space", "") for each in options if str(each["id"]) in game.data.kind}  # type: ignore[attr-defined]
    if len(found) < 2 or len(set(found.values())) > 1:
        return []
    return [_unit(unit, game, texts) for unit in found]


def _ids(decision: Mapping[str, object]) -> list[str]:
    return [str(each["id"]) for each in decision.get("options", ())]  # type: ignore[attr-defined]


def _by_kind(units: Sequence[str], texts: Words) -> list[Item]:
    data = rise_data()
    first = {data.kind[unit]: unit for unit in reversed(units)}
    return [
        _kind(first[kind], texts, f"×{count}") for kind, count in Counter(data.kind[u] for u in units).most_common()
    ]


def _kind(unit: str, texts: Words, number: str = "") -> Item:
    data = rise_data()
    counter = unit_counter(unit, data.nation[unit])
    return Item(lambda size: counter_sprite(counter, size), texts(f"kind-{data.kind[unit]}"), number)


def _unit(unit: str, game: RiseAndFall, texts: Words) -> Item:
    counter = unit_counter(unit, game.nation_of(unit))
    return Item(lambda size: counter_sprite(counter, size), texts.short_name(unit))


def _coin(size: int) -> Sprite:
    return Sprite(icon("coin", size, GOLD), size, size)


_SUBJECTS: Final[Mapping[str, Callable[[RiseAndFall, Mapping[str, object], Words], list[Item]]]] = {
    "provision": _purse,
    "operation": _forces,
    "deployment": _free_units,
    "place-kind": _kinds,
    "recruit": _returning,
    "kingdom-set": _new_kingdoms,
}
"""The topics of decisions to what they are about."""

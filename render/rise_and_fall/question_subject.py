"""What a question is about beyond places: money, forces and units, drawn large below the map."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from render.core.canvas import Sprite
from render.core.counters import counter_sprite
from render.core.icons import icon
from render.core.palette import GOLD
from render.core.posts import View
from render.core.question_frame import Item
from render.core.targets import targets_in
from render.core.words import Words
from render.rise_and_fall.answers import answer_letters
from render.rise_and_fall.signs import lettered
from render.rise_and_fall.theme import unit_counter
from rules.core.views import decision_in
from rules.rise_and_fall.chapters.imperial_replacements import room
from rules.rise_and_fall.chapters.other_replacements import sites
from rules.rise_and_fall.chapters.production import halves
from rules.rise_and_fall.data.loader import EMPIRES, rise_data
from rules.rise_and_fall.game import RiseAndFall

_MOST: Final = 6


@dataclass(frozen=True)
class Subject(Item):
    """What a question is about, and the option that it's the answer of, if it's one."""

    option: str = ""


def subject(view: View, game: RiseAndFall, texts: Words) -> list[Item]:
    """What a question is about beyond places, with the letters of its answers; empty if the map shows it all."""
    decision = decision_in(view)
    letters = targets_in(view).options if decision.get("topic") == "swap" else answer_letters(view)
    make = _SUBJECTS.get(decision.get("topic", ""))
    found = make(game, decision, texts) if make else _units_in_one_place(decision, game, texts)
    return [_with_letter(item, letters.get(item.option, "")) for item in found[:_MOST]]


def _with_letter(item: Subject, letter: str) -> Item:
    sign = lettered(letter, item.option, item.sign) if letter else item.sign
    return Item(sign, item.name, item.number)


def homes(view: View, game: RiseAndFall) -> list[str]:
    """Where the units that could come back would appear; empty if the question isn't about that."""
    decision = decision_in(view)
    if decision.get("topic") != "recruit":
        return []
    units = [option["id"] for option in decision["options"] if option["id"] in rise_data().kind]
    return list(dict.fromkeys(area for unit in units for area in sites(game, unit)))


def funded(view: View, game: RiseAndFall) -> tuple[str, ...]:
    """The halves of Rome that can still spend; none if the question isn't about that."""
    decision = decision_in(view)
    seat = str(decision.get("seat"))
    if decision.get("topic") != "provision" or seat not in EMPIRES:
        return ()
    return tuple(half for half in halves(game, seat) if half and room(game, seat, half) > 0)


def _purse(game: RiseAndFall, decision: Mapping[str, object], texts: Words) -> list[Subject]:
    """What an empire or its halves can still spend."""
    seat = str(decision["seat"])
    if seat not in EMPIRES:
        return []
    left = {half: room(game, seat, half) / 2 for half in halves(game, seat)}
    return [
        Subject(_coin, _counted(texts.number(points), texts(f"purse-{half}" if half else "purse", points=points)))
        for half, points in left.items()
    ]


def _free_units(game: RiseAndFall, decision: Mapping[str, object], texts: Words) -> list[Subject]:
    """The units that a seat may place by hand."""
    placements = game.data.scenarios[game.state.scenario].free_placement
    return _by_kind([unit for each in placements if each.seat == decision["seat"] for unit in each.free], texts)


def _returning(game: RiseAndFall, decision: Mapping[str, object], texts: Words) -> list[Subject]:
    """The units that could come back."""
    return [_unit(unit, game, texts) for unit in _ids(decision) if unit in game.data.kind]


def _new_kingdoms(game: RiseAndFall, decision: Mapping[str, object], texts: Words) -> list[Subject]:
    """The peoples whose kingdom could rise."""
    first = {rise_data().nation[unit]: unit for unit in rise_data().kind}
    units = {people: first.get(f"kingdom-{people}") for people in _ids(decision)}
    return [
        Subject(partial(_crowned, unit), texts(f"settled-{people}"), option=people)
        for people, unit in units.items()
        if unit is not None
    ]


def _homes_of_two(game: RiseAndFall, decision: Mapping[str, object], texts: Words) -> list[Subject]:
    """Where the first of two tribes would live by each answer: the other one has what is left."""
    homes = list(map(str, decision["about"]))  # type: ignore[call-overload]
    first = game.at(homes[0])[:1]
    return [
        replace(_unit(unit, game, texts), name=texts.short_name(home), number=texts.short_name(unit), option=option)
        for unit in first
        for option, home in zip(_ids(decision), homes, strict=False)
    ]


def _crowned(unit: str, size: int) -> Sprite:
    return counter_sprite(unit_counter(unit, rise_data().nation[unit]), size)


def _units_in_one_place(decision: Mapping[str, object], game: RiseAndFall, texts: Words) -> list[Subject]:
    """The units to choose from if they stand in the same area."""
    options = decision.get("options", ())
    found = {str(each["id"]): each.get("space", "") for each in options if str(each["id"]) in game.data.kind}  # type: ignore[attr-defined]
    if len(found) < 2 or len(set(found.values())) > 1:
        return []
    return [_unit(unit, game, texts) for unit in found]


def _ids(decision: Mapping[str, object]) -> list[str]:
    return [str(each["id"]) for each in decision.get("options", ())]  # type: ignore[attr-defined]


def _by_kind(units: Sequence[str], texts: Words) -> list[Subject]:
    data = rise_data()
    first = {data.kind[unit]: unit for unit in reversed(units)}
    return [
        _kind(first[kind], texts, f"×{count}") for kind, count in Counter(data.kind[u] for u in units).most_common()
    ]


def _kind(unit: str, texts: Words, number: str = "") -> Subject:
    data = rise_data()
    counter = unit_counter(unit, data.nation[unit])
    return Subject(lambda size: counter_sprite(counter, size), _counted(texts(f"kind-{data.kind[unit]}"), number))


def _counted(one: str, other: str) -> str:
    """A number and what it counts in one line: two would reach the lower edge."""
    return "\N{NO-BREAK SPACE}".join(filter(None, (one, other)))


def _unit(unit: str, game: RiseAndFall, texts: Words) -> Subject:
    counter = unit_counter(unit, game.nation_of(unit))
    return Subject(lambda size: counter_sprite(counter, size), texts.short_name(unit), option=unit)


def _coin(size: int) -> Sprite:
    return Sprite(icon("coin", size, GOLD), size, size)


_SUBJECTS: Final[Mapping[str, Callable[[RiseAndFall, Mapping[str, object], Words], list[Subject]]]] = {
    "provision": _purse,
    "deployment": _free_units,
    "recruit": _returning,
    "kingdom-set": _new_kingdoms,
    "swap": _homes_of_two,
}
"""The topics of decisions to what they are about."""

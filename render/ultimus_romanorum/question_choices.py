"""What the options of a decision mean: armies to lead, persons, Tribes, dioceses, units, each with its letter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from render.core.canvas import Sprite
from render.core.targets import Targets
from render.core.words import Words
from render.ultimus_romanorum.armies import Army, armies_at, army_of, office_of, people_of
from render.ultimus_romanorum.choices import MOST_CHOICES, Choice
from render.ultimus_romanorum.map_highlights import Changes
from render.ultimus_romanorum.signs import badge, leader_sign
from render.ultimus_romanorum.theme import office_sign
from rules.ultimus_romanorum.game import ROMAN, UltimusRomanorum

_PERSONS: Final = frozenset({"caesar", "succession", "king", "plot"})
_UNITS: Final = frozenset({"feud-unit", "harvest"})
_TRIBES: Final = frozenset({"feud", "uprising", "tribe"})
_DIOCESES: Final = frozenset({"diocese", "mutiny", "layout"})
_AREAS: Final = frozenset({"movement"})


def choices_of(game: UltimusRomanorum, texts: Words, shown: Changes, decision: Mapping[str, Any]) -> list[Choice]:
    """The choices that a decision's picture shows beside the map; none if the map alone tells them."""
    topic, options = decision["topic"], decision.get("options", ())
    targets = shown.targets
    if topic in _PERSONS or topic in _UNITS:
        return [_person(game, texts, each, targets) for each in options if each.get("space")]
    if topic in _TRIBES:
        return [_tribe(game, texts, each, targets) for each in options if each["id"] in game.data.tribes]
    if topic in _DIOCESES:
        found = {name.lower(): name for name in game.data.dioceses}
        return [_diocese(game, texts, topic, found[each["id"]], targets) for each in options if each["id"] in found]
    if topic == "recruit":
        return _recruits(game, texts, options, targets)
    if topic in _AREAS and len(targets.spaces) <= MOST_CHOICES:
        return [_army(game, texts, area, letter, shown.camp) for area, letter in targets.spaces.items()]
    return []


def _person(game: UltimusRomanorum, texts: Words, option: Mapping[str, Any], targets: Targets) -> Choice:
    """Someone who may be chosen, or a unit, with the place where he is."""
    name = option["label"].partition(" (")[0]
    area = option["space"]
    sign = partial(person_sign, game, option["id"])
    return Choice(name, (area,), targets.options.get(option["id"], ""), texts.short_name(area), sign)


def _tribe(game: UltimusRomanorum, texts: Words, option: Mapping[str, Any], targets: Targets) -> Choice:
    """A Tribe with all areas where it is, and how many units it has."""
    tribe = option["id"]
    units = [unit for unit in game.units_of(tribe) if game.area_of(unit)]
    areas = dict.fromkeys(game.area_of(unit) for unit in units)
    first = option.get("space", "")
    placed = [area for area in dict.fromkeys([first, *areas]) if area] or list(game.data.tribes[tribe].homes[:1])
    note = texts("choice-units", count=len(units)) if units else ""
    sign = partial(badge, army_of(game, placed[0], units)) if units else partial(leader_sign, tribe)
    return Choice(texts.short_name(tribe), tuple(placed), targets.options.get(tribe, ""), note, sign)


def _diocese(game: UltimusRomanorum, texts: Words, topic: str, diocese: str, targets: Targets) -> Choice:
    """A diocese with its lands, and the number of units that the decision is about."""
    lands = game.data.dioceses[diocese].areas
    count = _units_of(game, topic, diocese)
    note = texts("choice-units", count=count) if count else ""
    letter = targets.options.get(diocese.lower(), "")
    areas = tuple(area for area, each in targets.spaces.items() if letter and each == letter)
    return Choice(texts.short_name(diocese.lower()), areas, letter, note, lands=lands)


def _units_of(game: UltimusRomanorum, topic: str, diocese: str) -> int:
    """How many units of a diocese are placed, or mutiny."""
    if topic == "layout":
        units = [unit for unit in game.data.units if game.area_of(unit) and game.unit(unit).diocese == diocese]
        return sum(game.unit(unit).category in ("LI", "CO") for unit in units)
    if topic == "mutiny":
        there = (unit for area in game.data.dioceses[diocese].areas for unit in game.units_at(area, ROMAN))
        return sum(game.unit(unit).category == "LI" and unit not in game.state.reduced for unit in there)
    return 0


def _recruits(
    game: UltimusRomanorum, texts: Words, options: Sequence[Mapping[str, Any]], targets: Targets
) -> list[Choice]:
    """The dioceses where lost units can be raised again, each with their number and their strength."""
    lost: dict[str, list[str]] = {}
    for option in options:
        if option["id"] in game.data.units:
            lost.setdefault(game.unit(option["id"]).diocese, []).append(option["id"])
    found = []
    for diocese, units in lost.items():
        letter = targets.options.get(units[0], "")
        areas = tuple(area for area, each in targets.spaces.items() if letter and each == letter)
        lands, note = game.data.dioceses[diocese].areas, texts("choice-units", count=len(units))
        sign = partial(badge, off_map(game, units))
        found.append(Choice(texts.short_name(diocese.lower()), areas, letter, note, sign, lands))
    return found


def _army(game: UltimusRomanorum, texts: Words, area: str, letter: str, camp: str) -> Choice:
    """An army that may move: its leader or its people, and where it is."""
    armies = [army for army in armies_at(game, area) if army.camp == camp]
    if not armies:
        return Choice(texts.short_name(area), (area,), letter)
    army = armies[0]
    who = army.leader or (army.people if army.status else "")
    name = texts.short_name(who) if who else texts("camp-roman")
    return Choice(name, (area,), letter, texts.short_name(area), partial(badge, army))


def off_map(game: UltimusRomanorum, units: Sequence[str]) -> Army:
    """Units that aren't on the map as an army of the people of the first."""
    first = units[0]
    strength = sum(game.values(unit).pf for unit in units)
    return Army("", game.camp(first), people_of(game, first), units=len(units), pf=strength)


def person_sign(game: UltimusRomanorum, piece: str, size: int) -> Sprite:
    """The sign of someone's office, or else of his people; the counter of a unit."""
    if piece in game.data.units:
        return badge(off_map(game, [piece]), size)
    office = office_of(game, piece)
    return office_sign(office, size) if office else leader_sign(people_of(game, piece), size)

"""What the options of a decision mean: armies to lead, persons, Tribes, dioceses, units, each with its letter."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from string import ascii_uppercase
from typing import Any, Final

from PIL import Image

from render.core.basemap import base_map
from render.core.canvas import Sprite
from render.core.posts import View
from render.core.targets import MOST_LETTERS, Targets, targets_in
from render.core.words import Words
from render.ultimus_romanorum.armies import Army, armies_at, army_of, office_of, people_of
from render.ultimus_romanorum.choices import IN_BRACKETS, MOST_CHOICES, Choice
from render.ultimus_romanorum.map_highlights import Changes
from render.ultimus_romanorum.signs import badge, leader_sign
from render.ultimus_romanorum.theme import game_of, office_sign
from rules.core.views import decision_in
from rules.ultimus_romanorum.game import ROMAN, UltimusRomanorum

_Option = Mapping[str, Any]
"""An option of a decision in a view."""

PLACES: Final = frozenset(
    {"retreat", "evade-to", "winter", "escape", "return", "settle", "enter", "bagaudes", "desertion"}
)
"""The decisions about where someone goes, begins or suffers."""


_LISTED: Final = re.compile(r" \([^()]{2,}\)")
"""Units in brackets, for which a row has no room."""

MOST_PLACES: Final = 20
"""With more places than these to choose from, the picture tells of the first armies among them."""

_MOST_ARMIES: Final = 6
"""The most armies in rows beside a map of very many areas. The last one is kept for the suggested one."""

_PERSONS: Final = frozenset({"caesar", "succession", "king", "plot", "feud-unit", "harvest"})
"""The decisions about someone or about a unit: each has a letter, wherever he is."""


def targets_of(view: View) -> Targets:
    """The targets of the pending decision: of persons or units each with its own letter, even if they share an area."""
    found, decision = targets_in(view), decision_in(view)
    if len(found.spaces) > MOST_PLACES:
        return _first_lettered(view, found)
    if decision.get("topic") not in _PERSONS or not (found.options or found.about):
        return found
    known = base_map(view["game"]).spaces
    placed = {each["id"]: each["space"] for each in decision["options"] if each.get("space") in known}
    if not 1 < len(placed) <= MOST_LETTERS:
        return found
    letters = dict(zip(placed, ascii_uppercase, strict=False))
    spaces = {
        space: "".join(letters[option] for option, at in placed.items() if at == space) for space in placed.values()
    }
    return Targets(spaces, letters, tuple(area for area in found.about if area not in spaces))


def _first_lettered(view: View, targets: Targets) -> Targets:
    """Very many targets: only those that the picture tells of have letters."""
    told = _first_of(game_of(view), list(targets.spaces), decision_in(view))
    letters = dict(zip(told, ascii_uppercase, strict=False))
    options = {each["id"]: letters[each["space"]] for each in decision_in(view)["options"] if each["space"] in letters}
    return Targets({**targets.spaces, **letters}, options, targets.about)


def _first_of(game: UltimusRomanorum, areas: Sequence[str], decision: Mapping[str, Any]) -> Sequence[str]:
    """The areas that a picture of very many tells of: the first with armies, or else the first; and the suggested one.

    Whether the suggestion is known changes only who has the last letter, so that no letter ever means two areas.
    """
    held = [area for area in areas if any(army.units for army in armies_at(game, area)[:1])]
    *told, last = (held or areas)[:_MOST_ARMIES]
    if "suggested" not in decision:
        return told
    suggested = suggested_in(decision).get("space", "")
    return [*told, suggested if suggested in areas and suggested not in told else last]


def suggested_in(decision: Mapping[str, Any]) -> _Option:
    """The suggested option, which has a button of its own; an empty one if none is known."""
    suggested = decision.get("suggested", ())
    return next((each for each in decision.get("options", ()) if each["id"] in suggested), {})


def choices_of(game: UltimusRomanorum, texts: Words, shown: Changes, decision: Mapping[str, Any]) -> list[Choice]:
    """The choices that a decision's picture shows beside the map; none if the map alone tells them."""
    topic, targets = decision["topic"], shown.targets
    options = [each for each in decision.get("options", ()) if topic in _MAKERS]
    if topic in PLACES and targets.options:
        return _places(game, texts, decision["options"], targets)
    if topic == "recruit":
        return _recruits(game, texts, decision["options"], targets)
    if topic == "movement":
        is_few = len(targets.spaces) <= MOST_CHOICES
        found = targets.spaces.items() if is_few else ()
        return [_army(game, texts, area, letter, shown.camp) for area, letter in found]
    made = (_MAKERS[topic](game, texts, each, shown) for each in options)
    return [each for each in made if each is not None]


def _person(game: UltimusRomanorum, texts: Words, option: _Option, shown: Changes) -> Choice | None:
    """Someone who may be chosen, or a unit, with the place where he is; None for doing without."""
    if not option.get("space"):
        return None
    name = option["label"].partition(" (")[0]
    area = option["space"]
    sign = partial(person_sign, game, option["id"])
    place, told = texts.short_name(area), option.get("detail", "").partition(". ")
    is_alone = len(shown.targets.spaces) < 2
    note = " \u00b7 ".join([*_half_of(game, texts, option["id"]), told[0]]) if is_alone and told[2] else place
    return Choice(name, (area,), shown.targets.options.get(option["id"], ""), note, sign, place=place)


def _half_of(game: UltimusRomanorum, texts: Words, who: str) -> list[str]:
    """The half of the Empire whose Augustus someone is; empty for anyone else."""
    return [texts(f"key-band-rome-{half}") for half, throne in game.state.thrones.items() if throne.augustus == who]


def _tribe(game: UltimusRomanorum, texts: Words, option: _Option, shown: Changes) -> Choice | None:
    """A Tribe with the area of its letter, and how many units it has; None for doing without."""
    tribe = option["id"]
    if tribe not in game.data.tribes:
        return None
    units = [unit for unit in game.units_of(tribe) if game.area_of(unit)]
    homes = [game.area_of(unit) for unit in units] or list(game.data.tribes[tribe].homes)
    area = option.get("space") or homes[0]
    note = texts("choice-units", count=len(units)) if units else ""
    sign = partial(badge, army_of(game, area, units)) if units else partial(leader_sign, tribe)
    letter, name = shown.targets.options.get(tribe, ""), texts.short_name(tribe)
    return Choice(name, (area,), letter, note, sign, title=name)


def _diocese(game: UltimusRomanorum, texts: Words, option: _Option, shown: Changes) -> Choice | None:
    """A diocese with its lands, and the units that are placed there or mutiny; None for what isn't one."""
    diocese = next((name for name in game.data.dioceses if name.lower() == option["id"]), "")
    if not diocese:
        return None
    lands = game.data.dioceses[diocese].areas
    there = (game.unit(unit) for area in lands for unit in game.units_at(area, ROMAN))
    count = sum(unit.category in ("LI", "CO") and unit.diocese == diocese for unit in there)
    return _of_diocese(texts, diocese, lands, count, shown.targets, option["id"])


def _mutineers(game: UltimusRomanorum, texts: Words, option: _Option, shown: Changes) -> Choice | None:
    """A diocese with its lands, and how many frontier troops would mutiny there."""
    diocese = next(name for name in game.data.dioceses if name.lower() == option["id"])
    lands = game.data.dioceses[diocese].areas
    there = (unit for area in lands for unit in game.units_at(area, ROMAN))
    count = sum(game.unit(unit).category == "LI" and unit not in game.state.reduced for unit in there)
    return _of_diocese(texts, diocese, lands, count, shown.targets, option["id"])


def _of_diocese(
    texts: Words, diocese: str, lands: tuple[str, ...], count: int, targets: Targets, option: str
) -> Choice:
    letter = targets.options.get(option, "")
    areas = tuple(area for area, each in targets.spaces.items() if letter and each == letter)
    note = texts("choice-units", count=count) if count else ""
    return Choice(texts.short_name(diocese.lower()), areas, letter, note, lands=lands)


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


def _goal(game: UltimusRomanorum, texts: Words, option: _Option, shown: Changes) -> Choice | None:
    """A place to go to, with the army that would be attacked there; None for other options."""
    area = option.get("space", "")
    if area not in shown.targets.spaces:
        return None
    foes = [army for army in armies_at(game, area) if army.camp != shown.camp and army.units and army.status != "peace"]
    sign = partial(badge, foes[0]) if foes else _no_sign
    return Choice(option["label"].partition(" (")[0], (area,), shown.targets.options.get(option["id"], ""), sign=sign)


def _places(game: UltimusRomanorum, texts: Words, options: Sequence[_Option], targets: Targets) -> list[Choice]:
    """The places of a decision, each with the army there, and what it would mean or the town that it has."""
    lettered = [each for each in options if each["id"] in targets.options]
    is_alike = len({each["detail"] for each in lettered}) == 1
    found = []
    for option in lettered:
        area = option["space"]
        name, _, town = option["label"].partition(" (")
        army = next((each for each in armies_at(game, area) if each.units), None)
        sign, armies = (partial(badge, army), {area: army}) if army else (None, {})
        there = [_who_is_there(army, texts, name)] if army else []
        whose = [IN_BRACKETS.sub("", each) for each in there]  # a second line has no room for more
        told = [town.rstrip(")"), *there] if is_alike else [*whose, _LISTED.sub("", option["detail"]).rstrip(".")]
        note = " \u00b7 ".join(filter(None, told))
        found.append(Choice(name, (area,), targets.options[option["id"]], note, sign, counters=armies, place=name))
    return found


def _who_is_there(army: Army, texts: Words, place: str) -> str:
    """Who leads an army or whose it is, and of which camp; of a Tribe in its own land only its camp."""
    if not army.is_named:
        return texts(f"place-unnamed-{army.camp}")
    who = texts.short_name(army.leader or army.people)
    return texts(f"camp-{army.camp}") if who == place else texts(f"place-{army.camp}", who=who)


def _no_sign(size: int) -> Sprite:
    """Room for a sign."""
    return Sprite(Image.new("RGBA", (size, size)), size, size)


def _army(game: UltimusRomanorum, texts: Words, area: str, letter: str, camp: str) -> Choice:
    """An army that may move: its leader or its people, and where it is."""
    armies = [army for army in armies_at(game, area) if army.camp == camp]
    if not armies:
        return Choice(texts.short_name(area), (area,), letter)
    army = armies[0]
    who = army.leader or (army.people if army.status else "")
    name = texts.short_name(who) if who else texts("camp-roman")
    alike = 0 if army.leader else army.pf
    return Choice(name, (area,), letter, texts.short_name(area), partial(badge, army), alike=alike)


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


_Maker = Callable[[UltimusRomanorum, Words, _Option, Changes], Choice | None]
_MAKERS: Final[Mapping[str, _Maker]] = {
    **dict.fromkeys(_PERSONS, _person),
    **dict.fromkeys(("feud", "uprising", "tribe"), _tribe),
    **dict.fromkeys(("diocese", "layout"), _diocese),
    "mutiny": _mutineers,
    "goal": _goal,
}
"""What each option of a decision about something is made into, by the decision's topic."""

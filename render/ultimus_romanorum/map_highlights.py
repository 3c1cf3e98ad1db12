"""What happened on the map, and what the pending decision is about."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field, replace
from typing import Final

from render.core.arrows import Kind
from render.core.basemap import base_map
from render.core.map_sheet import March
from render.core.posts import View
from render.core.targets import NO_TARGETS, Targets, targets_in
from render.ultimus_romanorum.armies import people_of
from render.ultimus_romanorum.battle_report import main_people, name_of
from render.ultimus_romanorum.texts import GAME
from rules.core.events import Event
from rules.core.views import decision_in
from rules.ultimus_romanorum import events as happened
from rules.ultimus_romanorum.data.loader import ultimus_data
from rules.ultimus_romanorum.data.models import Camp
from rules.ultimus_romanorum.game import BARBARIAN, ROMAN, UltimusRomanorum

_MOST_MARCHES = 40
_LONG: Final = 250.0
"""How far a march is shown from, in pixels of the overview."""


@dataclass
class Changes:
    """What a map picture highlights.

    ``marches``: who went where, ``ways``: with all steps. ``fought``: area to the camp that won there. ``risen``: areas
    where a Tribe or a Usurper took arms. ``marked``: areas with a plague, a council, a new capital. ``about``: areas
    the pending decision is about. ``results``: areas with the strengths in the last battle there, the winner's first,
    and its camp. ``targets``: those that the decision's options name. ``prompt``: its text, ``camp``: the camp that is
    asked. ``names``: areas with the text of their tags, where it's not their own name. ``lands``: areas that are
    outlined without a letter. ``provinces``: larger lands by their names. ``stage``: areas whose armies are drawn large
    without any mark. ``winners`` and ``beaten``: who won in an area, and the people that lost there. ``usurper``: who
    reaches for a throne.
    """

    marches: list[March] = field(default_factory=list)
    ways: list[March] = field(default_factory=list)
    fought: dict[str, Camp] = field(default_factory=dict)
    risen: list[str] = field(default_factory=list)
    marked: list[str] = field(default_factory=list)
    about: list[str] = field(default_factory=list)
    results: dict[str, tuple[str, Camp]] = field(default_factory=dict)
    targets: Targets = NO_TARGETS
    prompt: str = ""
    camp: str = ""
    names: dict[str, str] = field(default_factory=dict)
    lands: list[str] = field(default_factory=list)
    provinces: dict[str, tuple[str, ...]] = field(default_factory=dict)
    stage: list[str] = field(default_factory=list)
    winners: dict[str, str] = field(default_factory=dict)
    beaten: dict[str, str] = field(default_factory=dict)
    usurper: str = ""

    @property
    def tagged(self) -> list[str]:
        """The areas that have a tag with their name below their armies: those that are fought for or asked about."""
        lettered = [space for space, letter in self.targets.spaces.items() if letter]
        return list(dict.fromkeys([*self.about, *self.results, *lettered, *self.marked, *self.names]))

    @property
    def loud(self) -> list[March]:
        """The marches that the picture is about: if anyone fought, only those to and from the fights."""
        return [each for each in self.marches if not self.results or each.kind != "move"]

    @property
    def subject(self) -> frozenset[str]:
        """All areas that the picture is about; everything else on it is drawn small.

        The armies of larger lands are drawn small, too.
        """
        on_the_way = (area for each in self.loud for area in each.path)
        found = [*self.tagged, *self.targets.spaces, *self.areas, *self.lands, *self.stage, *on_the_way]
        return frozenset(found or self.provinces)

    @property
    def places(self) -> list[tuple[str, ...]]:
        """Where there was war: the last steps of each attack, then single areas; if there was none, of each march."""
        attacks = [each.path[-2:] for each in self.marches if each.kind == "attack"]
        return [*attacks, *((area,) for area in self.areas)] or [each.path[-2:] for each in self.marches]

    @property
    def areas(self) -> list[str]:
        """All areas where something happened, apart from marches."""
        return list(dict.fromkeys([*self.fought, *self.risen, *self.marked]))

    def asked_in(self, areas: Collection[str]) -> Changes:
        """What concerns one part of the map of a decision's targets, without the question."""
        spaces = {space: letter for space, letter in self.targets.spaces.items() if space in areas}
        about = [space for space in self.about if space in areas]
        return replace(
            self.near(areas),
            about=about,
            targets=Targets(spaces, self.targets.options, tuple(about)),
            names={space: name for space, name in self.names.items() if space in areas},
            lands=[area for area in self.lands if area in areas],
            prompt="",
        )

    def near(self, areas: Collection[str]) -> Changes:
        """What concerns one theatre of war: the marches that touch it, and its own battles."""
        return replace(
            self,
            marches=[each for each in self.marches if any(area in areas for area in each.path)],
            fought={area: camp for area, camp in self.fought.items() if area in areas},
            results={area: each for area, each in self.results.items() if area in areas},
        )


def changes(events: Iterable[Event], game: UltimusRomanorum) -> Changes:
    """What these events did on the map."""
    found, told = Changes(), list(events)
    at_war = {event.area for event in told if isinstance(event, happened.BattleBegan)}
    for event in told:
        match event:
            case happened.StackMoved():
                _add_march(found, game, event.pieces, event.path, "attack" if event.path[-1] in at_war else "move")
            case happened.FleetMoved():
                _add_march(found, game, event.aboard, (event.origin, event.to), "support")
            case happened.FleetLanded():
                _add_march(found, game, event.pieces, (game.place(event.fleet), event.area), "support")
            case happened.Retreated() | happened.Evaded():
                _add_march(found, game, event.pieces, (event.area, event.to), "retreat")
            case happened.BattleFought():
                _add_battle(found, event, game)
            case happened.TribeChanged() if event.status in ("war", "revolt"):
                found.risen += _areas_of(game, event.tribe)
            case happened.UsurpationBegan() | happened.JoinedUsurper() if event.area in game.data.areas:
                found.risen.append(event.area)
            case happened.PlagueBroke() | happened.CouncilCalled() | happened.CapitalSet() | happened.AreaCeded():
                found.marked.append(event.area)
    del found.marches[:-_MOST_MARCHES]
    found.ways = list(map(near_its_end, found.marches))
    found.marches = list(map(as_one_step, found.marches))
    return found


def as_one_step(march: March) -> March:
    """A march as one step from its beginning to its end; a long one from where it came near its end."""
    path = near_its_end(march).path
    return replace(march, path=(path[0], path[-1])) if len(path) > 1 else march


def near_its_end(march: March) -> March:
    """A march with all its steps; a long one from where it came near its end."""
    places = base_map(GAME).spaces
    known = [space for space in march.path if space in places]
    if len(known) < 2:
        return march
    last = len(known) - 2
    far = (math.dist(places[space], places[known[-1]]) for space in known[:-1])
    begin = next((place for place, each in enumerate(far) if each <= _LONG), last)
    return replace(march, path=tuple(known[begin:]))


def _add_battle(found: Changes, event: happened.BattleFought, game: UltimusRomanorum) -> None:
    """Who won a battle against whom, and with which strengths."""
    winner: Camp = "roman" if event.winner == "roman" else "barbarian"
    won, lost = event.attacker, event.defender
    if event.winner == event.defender.camp:
        won, lost = lost, won
    found.fought[event.area] = winner
    found.results[event.area] = f"{won.pf}:{lost.pf}", winner
    found.winners[event.area] = name_of(game, won)
    found.beaten[event.area] = main_people(game, lost)


def _add_march(
    found: Changes, game: UltimusRomanorum, pieces: Iterable[str], path: tuple[str, ...], kind: Kind
) -> None:
    peoples = Counter(people_of(game, piece) for piece in pieces if piece not in game.data.fleets)
    people = peoples.most_common(1)[0][0] if peoples else ""
    if len(path) > 1:
        found.marches.append(March(people, path, kind))


def _areas_of(game: UltimusRomanorum, tribe: str) -> list[str]:
    """Where the units of a Tribe are, or else its areas of origin."""
    areas = [area for unit in game.units_of(tribe) if (area := game.area_of(unit))]
    return list(dict.fromkeys(areas)) or list(game.data.tribes[tribe].homes)


def pending(view: View) -> Changes:
    """The areas the pending decision is about, and its targets."""
    decision = decision_in(view)
    data, targets = ultimus_data(), targets_in(view)
    named = [space for space in decision.get("about") or () if space in data.areas or space in data.seas]
    camp = "" if not decision else ROMAN if decision["seat"] == view["state"]["roman"] else BARBARIAN
    return Changes(about=named or list(targets.about), targets=targets, prompt=decision.get("prompt", ""), camp=camp)

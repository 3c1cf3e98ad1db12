"""What happened on the map of Italia, and what the pending decision is about."""

from __future__ import annotations

import itertools
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from render.core.arrows import Kind
from render.core.map_sheet import March
from render.core.posts import View
from render.core.targets import NO_TARGETS, Targets
from render.core.verdicts import Clash
from render.italia.battle_model import Battle, battles
from render.italia.letter_shares import targets_of
from render.italia.question_letters import unit_letters
from rules.core.events import Event
from rules.core.views import decision_in
from rules.italia import events as happened
from rules.italia.data.loader import italia_data

_MOST_MARCHES = 40
_FEW_STOPS = 5
"""With more stops than these, beginning and end among them, the arrows between them would be a knot."""


@dataclass
class Changes:
    """What a map picture highlights.

    ``marches``: who went where. ``stops``: the fights and pillaged cities of a campaign, in order. ``fought``: area or
    sea to the winner. ``clashes``: the fights with their sides, the last one of each place. ``pillagers``: pillaged
    city to nation. ``pillaged``, ``marked``: areas with a pillaged city, and with an arrival, a new city or a new
    capital. ``about``: the spaces of the pending decision. ``own``: the land of
    the nation that decides without a place. ``targets``: those that its options name. ``units``: the letters of the
    kinds of units in a place that has several. ``prompt``: its text.
    """

    marches: list[March] = field(default_factory=list)
    stops: list[str] = field(default_factory=list)
    fought: dict[str, str] = field(default_factory=dict)
    clashes: list[Clash] = field(default_factory=list)
    pillagers: dict[str, str] = field(default_factory=dict)
    pillaged: list[str] = field(default_factory=list)
    marked: list[str] = field(default_factory=list)
    about: list[str] = field(default_factory=list)
    own: list[str] = field(default_factory=list)
    targets: Targets = NO_TARGETS
    units: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    prompt: str = ""

    @property
    def places(self) -> list[tuple[str, ...]]:
        """Where fights and pillages were, with the last steps to them; or else where units went, or came up."""
        main = dict.fromkeys([*self.fought, *self.pillaged])
        attacks = [each.path[-2:] for each in self.marches if each.path[-1] in main]
        areas = [(area,) for area in main]
        return [*attacks, *areas] or [each.path for each in self.marches] or [(area,) for area in self.marked]

    @property
    def concerned(self) -> set[str]:
        """The spaces that a report is about: the ends of marches, fights, pillaged cities, arrivals."""
        ends = {end for each in self.marches for end in (each.path[0], each.path[-1])}
        main = {*self.fought, *self.pillaged}
        return ends | (main or {*self.marked})

    def near(self, areas: Collection[str]) -> Changes:
        """What concerns one part of the board: the marches that touch it."""
        return replace(self, marches=[each for each in self.marches if any(area in areas for area in each.path)])


def changes(events: Iterable[Event]) -> Changes:
    """What these events did on the map."""
    found, told = Changes(), list(events)
    at_war: set[str] = {event.area for event in told if isinstance(event, (happened.BattleBegan, happened.RaidFought))}
    at_war |= {event.sea for event in told if isinstance(event, happened.SeaBattleBegan)}
    for event in told:
        _add(found, event, at_war)
    found.marches += _campaigns(told, at_war | {*found.pillaged})
    found.stops = _stops(told)
    ended = [each for each in battles(told) if each.outcome]
    found.fought = {each.place: each.winner or each.defender.nation for each in ended}
    found.clashes = list({each.place: _clash(each) for each in ended}.values())
    del found.marches[:-_MOST_MARCHES]
    found.marches = list(dict.fromkeys(found.marches))
    return found


def _clash(fight: Battle) -> Clash:
    sides = fight.sides if fight.winner != fight.defender.nation else fight.sides[::-1]
    first, second = ((side.nation, side.lost.total()) for side in sides)
    return Clash(fight.place, (first, second), bool(fight.winner), _fate(fight, second[1]))


def _fate(fight: Battle, lost: int) -> str:
    """What became of the loser of a fight."""
    if fight.outcome == "raided":
        return "raid"
    if fight.outcome in ("raid-failed", "submitted"):
        return fight.outcome
    return "lost" if lost else "retreat"


def _stops(events: Sequence[Event]) -> list[str]:
    """The fights and pillaged cities of a campaign, in order; none without one."""
    if not any(isinstance(event, happened.CampaignMarched) for event in events):
        return []
    ends = (happened.BattleEnded, happened.RaidFought, happened.CityPillaged)
    return list(dict.fromkeys(event.area for event in events if isinstance(event, ends)))


def _campaigns(events: Iterable[Event], places: Collection[str]) -> Iterator[March]:
    """The way of each campaign from stop to stop, and to its end; of many stops to the first, and from the last.

    A stop is a fight or a pillaged city. Where a leader only passes through, or comes back, tells nothing.
    """
    ways: dict[tuple[str, str], list[str]] = {}
    for event in events:
        if isinstance(event, happened.CampaignMarched):
            ways.setdefault((event.nation, event.leader), []).extend(event.path)
    for (nation, _), way in ways.items():
        stops = list(dict.fromkeys([way[0], *(space for space in way if space in places), way[-1]]))
        legs = list(itertools.pairwise(stops))
        if len(stops) > _FEW_STOPS:
            legs = [legs[0], legs[-1]]
        yield from (March(nation, each, "attack") for each in legs)


def _add(found: Changes, event: Event, at_war: Collection[str]) -> None:
    match event:
        case happened.Moved():
            _add_march(found, event.nation, event.path, "attack" if event.path[-1] in at_war else "move")
        case happened.CityPillaged():
            found.pillaged.append(event.area)
            found.pillagers[event.area] = event.nation
        case happened.Placed():
            found.marked.append(event.place)
        case happened.CityBuilt() | happened.CapitalSet() | happened.CityRebuilt() | happened.AreaBlocked():
            found.marked.append(event.area)


def _add_march(found: Changes, nation: str, path: Sequence[str], kind: Kind) -> None:
    if len(path) > 1:
        found.marches.append(March(nation, tuple(path), kind))


def pending(view: View) -> Changes:
    """The spaces the pending decision is about, and its targets."""
    decision = decision_in(view)
    data, targets = italia_data(), targets_of(view)
    named = [space for space in decision.get("about") or () if space in data.areas or space in data.seas]
    return Changes(
        about=named or list(targets.about),
        targets=targets,
        units=unit_letters(view),
        prompt=decision.get("prompt", ""),
    )

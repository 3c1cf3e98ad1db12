"""What happened on the map of Italia, and what the pending decision is about."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field, replace

from render.core.arrows import Kind
from render.core.map_sheet import March
from render.core.posts import View
from render.core.targets import NO_TARGETS, Targets, targets_in
from render.italia.battle_model import Battle, battles
from rules.core.events import Event
from rules.core.views import decision_in
from rules.italia import events as happened
from rules.italia.data.loader import italia_data

_MOST_MARCHES = 40


@dataclass(frozen=True)
class Clash:
    """A fight: where, both sides with the units they lost, the winner first, and whether either won."""

    place: str
    sides: tuple[tuple[str, int], tuple[str, int]]
    is_won: bool


@dataclass
class Changes:
    """What a map picture highlights.

    ``marches``: who went where. ``stops``: where a campaign was at the end of each round. ``fought``: area or sea to
    the winner. ``clashes``: the fights with their sides. ``pillaged``, ``marked``: areas with a pillaged city, and
    with an arrival, a new city or a new capital. ``about``: the spaces of the pending decision. ``own``: the land of
    the nation that decides without a place. ``targets``: those that its options name. ``prompt``: its text.
    """

    marches: list[March] = field(default_factory=list)
    stops: list[str] = field(default_factory=list)
    fought: dict[str, str] = field(default_factory=dict)
    clashes: list[Clash] = field(default_factory=list)
    pillaged: list[str] = field(default_factory=list)
    marked: list[str] = field(default_factory=list)
    about: list[str] = field(default_factory=list)
    own: list[str] = field(default_factory=list)
    targets: Targets = NO_TARGETS
    prompt: str = ""

    @property
    def places(self) -> list[tuple[str, ...]]:
        """Where something happened: the last steps to fights, then single areas, or else the ways of marches."""
        attacks = [each.path[-2:] for each in self.marches if each.path[-1] in self.fought]
        areas = dict.fromkeys([*self.fought, *self.pillaged, *self.marked])
        return [*attacks, *((area,) for area in areas)] or [each.path for each in self.marches]

    def near(self, areas: Collection[str]) -> Changes:
        """What concerns one part of the board: the marches that touch it."""
        return replace(self, marches=[each for each in self.marches if any(area in areas for area in each.path)])


def changes(events: Iterable[Event]) -> Changes:
    """What these events did on the map."""
    found, told = Changes(), list(events)
    at_war = {event.area for event in told if isinstance(event, (happened.BattleBegan, happened.RaidFought))}
    at_war |= {event.sea for event in told if isinstance(event, happened.SeaBattleBegan)}
    for event in told:
        _add(found, event, at_war)
    ended = [each for each in battles(told) if each.outcome]
    found.fought = {each.place: each.winner or each.defender.nation for each in ended}
    found.clashes = [_clash(each) for each in ended]
    del found.marches[:-_MOST_MARCHES]
    found.marches = list(dict.fromkeys(found.marches))
    return found


def _clash(fight: Battle) -> Clash:
    sides = fight.sides if fight.winner != fight.defender.nation else fight.sides[::-1]
    first, second = ((side.nation, side.lost.total()) for side in sides)
    return Clash(fight.place, (first, second), bool(fight.winner))


def _add(found: Changes, event: Event, at_war: Collection[str]) -> None:
    match event:
        case happened.Moved():
            _add_march(found, event.nation, event.path, "attack" if event.path[-1] in at_war else "move")
        case happened.CampaignMarched():
            _add_march(found, event.nation, event.path, "attack")
            if not event.pausing and len(event.path) > 1:
                found.stops.append(event.path[-1])
        case happened.Reacted():
            _add_march(found, event.nation, event.path, "support")
        case happened.Retreated():
            _add_march(found, event.nation, (event.area, event.to), "support")
        case happened.CityPillaged():
            found.pillaged.append(event.area)
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
    data, targets = italia_data(), targets_in(view)
    named = [space for space in decision.get("about") or () if space in data.areas or space in data.seas]
    return Changes(about=named or list(targets.about), targets=targets, prompt=decision.get("prompt", ""))

"""The highlights of a map: what changed, who marched, and the possible targets of the pending decision."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace

from render.core.map_sheet import March
from render.core.posts import View
from render.core.targets import NO_TARGETS, Targets, targets_in
from rules.core.events import Event
from rules.core.views import DecisionView, decision_in
from rules.romanitas.data.loader import romanitas_data
from rules.romanitas.data.tables import Invasion, Raid
from rules.romanitas.events import (
    CityDesolated,
    CityReconquered,
    CityTaken,
    DesolationRemoved,
    DiplomacyTurned,
    FleetGone,
    FleetSailed,
    InvasionStopped,
    MonumentBuilt,
    MonumentDestroyed,
    RaidBegan,
    ReconquestBegan,
    TransportSailed,
)
from rules.romanitas.state import RomanitasState


@dataclass(frozen=True)
class Changes:
    """The highlights of a map.

    ``better`` and ``worse`` are spaces that changed for the Romans. ``targets`` are possible targets of the pending
    decision, ``lettered`` those with letters. ``about`` are the spaces it is about, ``prompt`` its text. ``marches``
    are attacks on their way or over. ``camp`` is where a force is that may go on.
    """

    better: tuple[str, ...] = ()
    worse: tuple[str, ...] = ()
    targets: tuple[str, ...] = ()
    lettered: Targets = NO_TARGETS
    about: tuple[str, ...] = ()
    prompt: str = ""
    marches: tuple[March, ...] = ()
    camp: str = ""

    @property
    def changed(self) -> tuple[str, ...]:
        """The spaces that changed for better or worse."""
        return tuple(dict.fromkeys((*self.better, *self.worse)))

    def within(self, spaces: Collection[str]) -> Changes:
        """What concerns some of a decision's targets, without its question."""
        lettered = {space: letter for space, letter in self.lettered.spaces.items() if space in spaces}
        about = tuple(space for space in self.lettered.about if space in spaces)
        return replace(
            self,
            targets=tuple(space for space in self.targets if space in spaces),
            lettered=Targets(lettered, self.lettered.options, about),
            prompt="",
        )


NOTHING = Changes()


def changes(events: Iterable[Event], state: RomanitasState) -> Changes:
    """What these events changed on the map. ``state`` is the position after them."""
    better: dict[str, None] = {}
    worse: dict[str, None] = {}
    marches = []
    for event in events:
        match event:
            case CityTaken(city=space) | DesolationRemoved(city=space) | MonumentBuilt(city=space):
                better[space] = None
            case FleetGone(zone=space) | DiplomacyTurned(space=space, side="roman"):
                better[space] = None
            case CityDesolated(city=space) | CityReconquered(city=space) | MonumentDestroyed(city=space):
                worse[space] = None
            case FleetSailed(zone=space) | DiplomacyTurned(space=space, side="persian"):
                worse[space] = None
            case _:
                pass
        marches += _march(event, state)
    return Changes(tuple(better), tuple(worse), marches=tuple(marches))


def _march(event: Event, state: RomanitasState) -> list[March]:
    match event:
        case InvasionStopped(nation=nation, city=city):
            return [March(nation, (home_of(nation), *_road(state, nation, city)))]
        case RaidBegan(nation=nation, city=city) | ReconquestBegan(nation=nation, city=city):
            return [March(nation, (home_of(nation), city))]
        case TransportSailed(departure=departure, zones=zones, target=target):
            cities = romanitas_data().cities_of
            return [March("roman", (cities[departure][0], *zones, cities[target][0]))]
        case _:
            return []


def home_of(nation: str) -> str:
    """The space where a nation's attacks start: its capital, or the box of a tribe."""
    return romanitas_data().nations[nation].home


def _road(state: RomanitasState, nation: str, city: str) -> tuple[str, ...]:
    """The cities that an invasion passes on its way to one of them. For other attacks, only the target [6.2.4]."""
    column = state.now.columns.get(nation)
    for result in romanitas_data().attitude_rows[nation].results:
        if isinstance(result, Invasion) and result.column == column:
            path = romanitas_data().itinerary[result.itinerary]
            if city in path:
                return path[: path.index(city) + 1]
    return (city,)


def within_reach(nation: str, state: RomanitasState) -> tuple[str, ...]:
    """The Roman cities that a nation's raids and invasions aim at first, as its attitude table says."""
    aims: dict[str, None] = {}
    for result in romanitas_data().attitude_rows[nation].results:
        match result:
            case Raid(target=target):
                aims[target] = None
            case Invasion(itinerary=itinerary):
                aims[romanitas_data().itinerary[itinerary][0]] = None
            case _:
                pass
    return tuple(city for city in aims if state.owner[city] == "roman")


def pending(view: View, state: RomanitasState) -> Changes:
    """What the pending decision is about, its possible targets, and who is attacking."""
    decision = decision_in(view)
    lettered = targets_in(view)
    about = tuple(space for space in decision.get("about", ()) if isinstance(space, str)) or lettered.about
    options = [str(option["id"]) for option in decision.get("options", ())]
    targets = dict.fromkeys(space for option in options for space in _aimed_at(option))
    return Changes(
        targets=tuple(targets),
        lettered=lettered,
        about=about,
        prompt=decision.get("prompt", ""),
        marches=_coming(decision, about, state),
        camp=about[0] if decision.get("topic") == "press-on" and about else "",
    )


def _aimed_at(option: str) -> Sequence[str]:
    """The spaces named by an option: "land:t-dalmatia", "rebuild:antioch", "fight:aegean".

    A Monument can go nearly anywhere, so highlighting its cities would be useless.
    """
    data = romanitas_data()
    action, _, place = option.partition(":")
    if action == "build":
        return ()
    if place in data.cities_of:
        return data.cities_of[place]
    known = place in data.cities or place in data.client_spaces or place in data.zones
    return (place,) if known else ()


def _coming(decision: DecisionView, about: Sequence[str], state: RomanitasState) -> tuple[March, ...]:
    """The enemy that attacks now, already in the field or still waiting for the player's defence."""
    data = romanitas_data()
    if state.battle is not None:
        if state.battle.attacker == "roman":
            return ()
        nation, city = state.battle.nation, state.battle.place
    elif decision.get("topic") in ("defence", "muster") and state.step == "nation" and about:
        nation, city = data.nation_order[state.nations_checked], about[0]
    else:
        return ()
    return (March(nation, (home_of(nation), *_road(state, nation, city))),)

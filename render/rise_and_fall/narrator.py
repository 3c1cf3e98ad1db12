"""What the narrator of Rise and Fall tells of each event, and what it sums up after a player turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Final

from render.core.posts import Length
from render.prose.narrator import Narrator, Ornament, Point, Points, plain_fields
from render.rise_and_fall.texts import GAME, say
from rules.core.events import Event, GameEnded, Modifier
from rules.core.text import Argument, Text
from rules.rise_and_fall import events as happened
from rules.rise_and_fall.data.loader import CLIENTS, HUNS, REBELS, REGULARS, SASSANIDS, rise_data
from rules.rise_and_fall.game import year_of

SILENT = frozenset({
    "unit-moved", "unit-transferred", "unit-removed", "unit-converted", "unit-deployed",
    "units-swapped", "area-taken", "bribe-made", "bribe-ended", "unit-withdrew", "dice-thrown", "choice-undone",
    "amended", "rewound", "resumed", "taken-up",
})  # fmt: skip
"""Events that the end of the player turn sums up, or that the map shows."""

_LEGIONS = REGULARS | {"rebel-legion"}
_HORSE = frozenset({"parthian-cavalry", "sarmatian", "kushan", "hun", "hunnic-kingdom"})

_OF_LANDS: Final = ("area", "areas", "origin", "capital")
"""The arguments of a text that name areas."""

_SHARED: Final = frozenset({*HUNS, CLIENTS})
"""Ids that a people shares with an area. Each has a name of its own for the area: ``land-`` and the id."""

_ABOUT_SASSANIDS: Final = {"end-count-": "end-sassanid-", "level-parthian-": "level-sassanid-"}
"""What the keys of texts about Parthia begin with, and what those of the same texts about the Sassanids do."""

_PERSIANS: Final = ContextVar("persians", default="")
"""What the Persians are called in the texts of a post."""

RICH: tuple[Length, ...] = ("epic",)
PLAIN: tuple[Length, ...] = ("normal",)
_MOST_AREAS = 14
_MOST_FIGHTS = 3
_UNEVENTFUL = ("player-turn-began", "idle", "huns-came-more", "raised")


def turn_year(turn: int) -> Text:
    """The year a turn begins."""
    return year_of(rise_data().year(turn))


def _turn_began(event: happened.TurnBegan) -> Points:
    yield Point("turn-began", {"year": turn_year(event.turn), "turn": event.turn})
    yield from of_the_books(event.turn)


def of_the_books(turn: int) -> Points:
    """A decade's historical background."""
    yield Ornament(f"colour-turn-{turn}", {}, PLAIN)
    yield Ornament(f"colour-turn-{turn}-epic", {}, RICH)


def _player(event: happened.PlayerTurnBegan) -> Points:
    yield Point("player-turn-began", {"player": event.player})


def _sum(parts: Sequence[Modifier]) -> int:
    return sum(part.value for part in parts)


def _arms(unit: str) -> str:
    """How a unit fights, as far as the story needs it."""
    kind = rise_data().kind[unit]
    return "legions" if kind in _LEGIONS else "horse" if kind in _HORSE else "host"


def _attacked(event: happened.Attacked, scene: Sequence[Event]) -> Points:
    """The first fights of a player turn. The end of the turn lists the others."""
    if sum(isinstance(each, happened.Attacked) for each in scene) < _MOST_FIGHTS:
        yield attack_point(event)


def attack_point(event: happened.Attacked) -> Point:
    """A fight: who came from where, against whom, with what odds."""
    args: dict[str, Argument] = {
        "area": event.area, "origin": event.origin, "attacker": event.attacker,
        "defenders": event.defenders or ("walls",), "arms": _arms(event.attacker),
        "attack": _sum(event.attack), "defense": _sum(event.defense), "helpers": len(event.supporters),
    }  # fmt: skip
    return Point("absorbed" if event.absorbed else "attacked" if event.supporters else "attacked-alone", args)


def _production(event: happened.ProductionCounted) -> Points:
    stem = "production-counted-half" if event.half else "production-counted"
    yield Point(stem, {"empire": event.empire, "half": event.half, "total": event.total})


def _revolt(event: happened.RevoltBegan) -> Points:
    stem = "revolt-began-armed" if event.unit else "revolt-began"
    yield Point(stem, {"area": event.area, "empire": event.empire, "unit": event.unit})


def _rebuilt(event: happened.StarRebuilt) -> Points:
    yield Point("star-rebuilt" if event.done else "star-rebuilt-begun", {"area": event.area})


def _sassanids(event: happened.SassanidRevoltEnded) -> Points:
    yield Point("sassanid-revolt-ended-won" if event.won else "sassanid-revolt-ended-lost", {})


def _half(event: happened.HalfFell) -> Points:
    yield Point("half-fell", {"half": event.half})


def _kingdom(event: happened.KingdomTurned) -> Points:
    stem = "kingdom-turned-foederatus" if event.status == "foederatus" else "kingdom-turned-rogue"
    yield Point(stem, {"kingdom": event.kingdom})


def _armenia(event: happened.ArmeniaTurned) -> Points:
    yield Point("armenia-turned" if event.to else "armenia-turned-free", {"to": event.to})


def _tribute(event: happened.TributeSet) -> Points:
    yield Point("tribute-set" if event.amount else "tribute-set-none", {"amount": event.amount})


def _peace(event: happened.PeaceMade) -> Points:
    to = "parthia" if event.by == "rome" else "rome"
    yield Point("peace-made", {"by": event.by, "to": to, "rung": event.rung, "until": turn_year(event.until)})


def _placed(event: happened.UnitPlaced, scene: Sequence[Event]) -> Points:
    """A horde arrives: told once a player turn. Other new units are summed up at its end."""
    if event.cause == "horde" and not any(each.kind == event.kind for each in scene):
        horde = rise_data().nation[event.unit]
        first = rise_data().year(event.turn) == _arrival(horde)
        yield Point("huns-came" if first else "huns-came-more", {"horde": horde})


def _arrival(horde: str) -> int:
    """The year in which the first units of a horde come."""
    units = rise_data().unit.values()
    return min(unit.arrives for unit in units if unit.nation == horde and unit.arrives is not None)


def _founded(event: happened.KingdomFounded) -> Points:
    """A Kingdom may rise under the name of another people than its founders [Germanic Kingdoms 11]."""
    yield Point(_founding(event), plain_fields(event))


_KINGDOM_OF: Final = {"saxones": "saxons"}
"""Peoples whose migration counters are spelled otherwise than those of their kingdom."""


def _founding(event: happened.KingdomFounded) -> str:
    """The stem of a founding: Migrations may use the counters of another people's kingdom [Germanic Kingdoms 11]."""
    if event.kingdom in HUNS:
        return "kingdom-founded-huns"
    people = event.unit.removeprefix("mig-").split("-")[0]
    named = event.kingdom.removeprefix("kingdom-").split("-")[0]
    return "kingdom-founded" if named == _KINGDOM_OF.get(people, people) else "kingdom-founded-other"


def _looted(event: happened.StarLooted) -> Points:
    yield Point("star-looted-rome" if event.area == "rome" else "star-looted", {"area": event.area, "unit": event.unit})


def _emperor(event: happened.EmperorPlaced) -> Points:
    """The Emperor goes beyond the Barbarian Line to fight, or stays in a province to keep it loyal."""
    stem = "emperor-placed-north" if event.place in rise_data().emperor_regions else "emperor-placed"
    yield Point(stem, {"place": event.place})


def _leader(event: happened.LeaderArrived) -> Points:
    yield Point("leader-arrived", {"leader": event.leader})
    yield Ornament(f"colour-leader-{event.leader}", {}, RICH)


def _civil_war(event: happened.CivilWarBegan) -> Points:
    yield Point("civil-war-began", {"capital": event.capital, "size": event.size})
    yield Ornament(f"colour-civil-war-{event.turn}", {}, RICH)


def _turn_ended(event: happened.TurnEnded) -> Points:
    ahead = "rome" if event.difference > 0 else "parthia" if event.difference < 0 else "level"
    args = {"rome": event.rome, "parthia": event.parthia, "difference": abs(event.difference)}
    yield Point(f"turn-ended-{ahead}", args)


def _ended(event: GameEnded) -> Points:
    yield Point("game-ended", {"level": say(f"level-{event.level}"), "reason": event.reason})


def _turn_over(event: happened.PlayerTurnEnded, scene: Sequence[Event]) -> Points:
    """The results of a player turn besides its fights: areas by the power that took them, new units, marches."""
    gains = taken(scene)
    yield from of_rome(gains)
    for power, areas in gains.items():
        shown = at_most(areas, _MOST_AREAS)
        yield Point("taken" if len(shown) == len(areas) else "taken-more", {"power": power, "areas": shown})
        yield from (Ornament(f"colour-city-{area}", {}, RICH, 2) for area in areas)
    yield from _of_fights(scene)
    yield from _of_bribes(scene)
    placed = Counter(rise_data().nation[each.unit] for each in scene if isinstance(each, happened.UnitPlaced))
    for power, count in placed.items():
        yield Point("raised", {"power": power, "count": count})
    marched = sum(isinstance(each, (happened.UnitMoved, happened.UnitTransferred)) for each in scene)
    if not placed and not marched and len(scene) < 3:
        yield Point("idle", {"player": event.player})


def rest_of_turn(scene: Sequence[Event], told: Collection[int]) -> Points:
    """What a player turn had besides single events: revolts, fights not told, conquests, bribes, new units.

    The conquests tell where most fights were. Only areas that changed hands again are named with the fights.

    ``told`` are the ids of events that have a sentence.
    """
    given = {(each.area, each.to) for each in scene if isinstance(each, happened.AreaYielded)}
    gains = {
        power: kept
        for power, areas in taken(scene).items()
        if (kept := [area for area in areas if (area, power) not in given])
    }
    fights = [each for each in scene if isinstance(each, happened.Attacked) and id(each) not in told]
    if fights:
        gained = {area for areas in gains.values() for area in areas}
        besides = tuple(dict.fromkeys(each.area for each in fights if each.area not in gained))
        winners = victors(scene)
        won = Counter(winners[id(each)] for each in fights)
        units = tuple(say("raised-of", power=power, count=count) for power, count in won.items())
        others = sum(each.area in gained for each in fights)
        args: dict[str, Argument] = {"areas": besides, "others": others, "units": units}
        is_told_of_one = any(isinstance(each, happened.Attacked) and id(each) in told for each in scene)
        stem = "other-fights" if is_told_of_one else "only-fights"
        yield Point(f"{stem}-also" if besides else stem, args)
    revolts = [each for each in scene if isinstance(each, happened.RevoltBegan) and id(each) not in told]
    if revolts:
        yield Point("more-revolts", {"areas": tuple(dict.fromkeys(each.area for each in revolts))})
    for power, areas in gains.items():
        yield Point("taken", {"power": power, "areas": tuple(areas)})
    yield from _of_bribes(scene)
    placed = Counter(rise_data().nation[each.unit] for each in scene if isinstance(each, happened.UnitPlaced))
    if placed:
        units = tuple(say("raised-of", power=power, count=count) for power, count in placed.items())
        yield Point("raised-units", {"units": units})


def victors(events: Sequence[Event]) -> dict[int, str]:
    """The power that won each attack, by the id of the event: who took the area, or else the attacker's nation.

    A later kingdom uses the counters of the first, and free Armenians are counters of the Asians.
    """
    found: dict[int, str] = {}
    last: happened.Attacked | None = None
    for event in events:
        if isinstance(event, happened.Attacked):
            found[id(event)], last = rise_data().nation[event.attacker], event
        elif isinstance(event, happened.AreaTaken) and last is not None and event.area == last.area and event.by:
            found[id(last)] = event.by
    return found


def is_eventful(scene: Sequence[Event]) -> bool:
    """Whether a player turn has more to tell than arrivals and marches, which the next map shows."""
    points = (point for place, event in enumerate(scene) for point in NARRATOR.points(event, scene[:place]))
    return any(isinstance(point, Point) and point.stem not in _UNEVENTFUL for point in points)


def _of_fights(scene: Sequence[Event]) -> Points:
    """The fights that weren't told one by one."""
    fights = [each for each in scene if isinstance(each, happened.Attacked)][_MOST_FIGHTS:]
    if fights:
        areas = tuple(dict.fromkeys(each.area for each in fights))
        yield Point("more-fights", {"areas": areas, "count": len(fights)})


def _of_bribes(scene: Sequence[Event]) -> Points:
    """All bribes of a player turn."""
    bribes = [each for each in scene if isinstance(each, happened.BribeMade)]
    if len(bribes) == 1 and not _is_at_home(bribes[0]):
        yield Point("bribe-made", plain_fields(bribes[0]))
    elif bribes:
        units = tuple(
            say("bribed-at-home" if _is_at_home(each) else "bribed", unit=each.unit, area=_land(each.area))
            for each in bribes
        )
        yield Point("bribes-made", {"empire": bribes[0].empire, "units": units, "count": len(bribes)})


def _is_at_home(event: happened.BribeMade) -> bool:
    """Whether the area of a bribed unit has its name."""
    names = rise_data().names
    unit, area = (names[each].partition(" (")[0].rstrip(" 0123456789") for each in (event.unit, event.area))
    return unit == area


def of_rome(gains: Mapping[str, Sequence[str]]) -> Iterator[Point]:
    """The story when the city of Rome changes hands. ``gains``: power to the areas it took."""
    for power, areas in gains.items():
        if "rome" in areas and power == REBELS:
            yield Point("rome-rebelled", {"power": power})
        elif "rome" in areas and power != "rome":
            yield Point("rome-taken", {"power": power})
        elif "rome" in areas:
            yield Point("rome-regained", {"power": power})


def at_most(areas: Sequence[str], most: int) -> tuple[str | Text, ...]:
    """Areas for a list that names so many, and counts the others if they are more than one."""
    if len(areas) <= most + 1:
        return tuple(areas)
    return (*areas[:most], say("areas-more", count=len(areas) - most))


def taken(events: Sequence[Event]) -> dict[str, list[str]]:
    """Power to the areas it gained between the beginning and the end of these events.

    The area a horde comes from, and is named after, doesn't count as taken.
    """
    found: dict[str, list[str]] = {}
    for area, (before, by) in _holders(events).items():
        if by and by != before and (by not in HUNS or by != area):
            found.setdefault(by, []).append(area)
    return found


def balance(events: Sequence[Event]) -> dict[str, int]:
    """Power to how many areas it has more (or fewer) after these events than before; only those with a change."""
    change = Counter[str]()
    for before, after in _holders(events).values():
        change.subtract([before])
        change.update([after])
    return {power: count for power, count in change.items() if power and count}


def _holders(events: Sequence[Event]) -> dict[str, tuple[str, str]]:
    """The areas that changed hands, with their holders before and after these events."""
    found: dict[str, tuple[str, str]] = {}
    for event in events:
        if isinstance(event, happened.AreaTaken):
            found[event.area] = (found.get(event.area, (event.before,))[0], event.by)
        elif isinstance(event, happened.AreaYielded):
            found[event.area] = (found.get(event.area, (event.by,))[0], event.to)
    return found


def in_lands(point: Point) -> Point:
    """A point that calls an area what it's called on the map, not what the people of the same id is called."""
    args = {name: _land(value) if name in _OF_LANDS else value for name, value in point.args.items()}
    return point._replace(args=args)


def _land(value: Argument) -> Argument:
    if isinstance(value, str):
        return f"land-{value}" if value in _SHARED else value
    return tuple(f"land-{each}" if each in _SHARED else each for each in value) if isinstance(value, tuple) else value


class RiseNarrator(Narrator):
    """Tells the events of Rise and Fall: a people isn't taken for the area of the same id."""

    def points(self, event: Event, scene: Sequence[Event], past: Sequence[Event] = ()) -> Points:
        """What an event has to tell."""
        found = super().points(event, scene, past)
        return [in_lands(point) if isinstance(point, Point) else point for point in found]

    def shown(self, args: Mapping[str, Argument], turn: int) -> Mapping[str, Argument]:
        """The arguments with the Sassanids in place of Parthia once they rule, as on the map."""
        persians = persians_in(turn)
        return {name: renamed(value, persians) for name, value in args.items()} | {"persians": persians}


def renamed(value: Any, persians: str) -> Any:
    """The same with another name for Parthia, also in texts that are part of it."""
    if isinstance(value, tuple):
        return tuple(renamed(each, persians) for each in value)
    if isinstance(value, Text):
        return Text(
            value.game,
            _key_for(value.key, persians),
            tuple((name, renamed(each, persians)) for name, each in value.args),
        )
    return persians if value == "parthia" else value


def _key_for(key: str, persians: str) -> str:
    """The key of a text that names the Persians without an argument: of the result of a campaign."""
    parthian = "" if persians == "parthia" else next(filter(key.startswith, _ABOUT_SASSANIDS), "")
    return key.replace(parthian, _ABOUT_SASSANIDS[parthian]) if parthian else key


@contextmanager
def naming(state: Mapping[str, Any]) -> Iterator[None]:
    """Name the Persians in texts as the pictures of a state do: the Sassanids from the moment in which they rule."""
    token = _PERSIANS.set(SASSANIDS if state["sassanid"] else "parthia")
    try:
        yield
    finally:
        _PERSIANS.reset(token)


def persians_in(turn: int) -> str:
    """What the Persians are called in a turn: as the view says, else by the year of the revolt."""
    data = rise_data()
    return _PERSIANS.get() or (SASSANIDS if data.year(turn) > data.dates.sassanid_revolt else "parthia")


NARRATOR = RiseNarrator(
    GAME,
    SILENT,
    {
        "turn-began": _turn_began,
        "player-turn-began": _player,
        "production-counted": _production,
        "revolt-began": _revolt,
        "star-rebuilt": _rebuilt,
        "sassanid-revolt-ended": _sassanids,
        "half-fell": _half,
        "kingdom-turned": _kingdom,
        "armenia-turned": _armenia,
        "tribute-set": _tribute,
        "peace-made": _peace,
        "kingdom-founded": _founded,
        "star-looted": _looted,
        "emperor-placed": _emperor,
        "leader-arrived": _leader,
        "civil-war-began": _civil_war,
        "turn-ended": _turn_ended,
        "game-ended": _ended,
    },
    {"player-turn-ended": _turn_over, "unit-placed": _placed, "attacked": _attacked},
)
"""Tells the events of Rise and Fall."""

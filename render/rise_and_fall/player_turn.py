"""A player turn as the channel reads it: the turning point, at most two more sentences, and the rest as one list."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final, TypeGuard

from render.core.posts import Voice
from render.prose.narrator import Ornament, Point, Story
from render.rise_and_fall.narrator import (
    NARRATOR,
    RiseNarrator,
    attack_point,
    in_lands,
    of_rome,
    of_the_books,
    rest_of_turn,
    taken,
    turn_year,
)
from render.rise_and_fall.texts import GAME
from rules.core.events import Event
from rules.rise_and_fall import events as happened
from rules.rise_and_fall.data.loader import HUNS, REBELS, rise_data

RECALLED: Final = frozenset({
    "turn-began", "turn-ended", "attacked", "area-taken", "area-yielded", "half-fell", "empire-divided",
    "civil-war-began", "sassanid-revolt-began", "sassanid-revolt-ended", "walls-fell", "walls-built", "kingdom-founded",
    "kingdom-turned", "kingdom-ended", "kingdom-inherited", "people-gone", "peace-made", "war-declared", "star-looted",
    "leader-arrived", "leader-left", "armenia-turned", "alliance-began", "alliance-ended", "revolt-began",
    "emperor-placed", "tribute-set", "no-civil-war",
})  # fmt: skip
"""The kinds of events of earlier turns that decide how a player turn is told."""

_WEIGHTS: Final[Mapping[str, int]] = {
    "half-fell": 100, "empire-divided": 95, "sassanid-revolt-ended": 90, "sassanid-revolt-began": 85,
    "civil-war-began": 80, "walls-fell": 78, "kingdom-founded": 70, "people-gone": 66, "peace-made": 64,
    "kingdom-turned": 56, "kingdom-ended": 55, "star-looted": 54, "kingdom-inherited": 52, "leader-arrived": 48,
    "war-declared": 46, "alliance-ended": 40, "armenia-turned": 38, "leader-left": 36, "alliance-began": 34,
    "unit-placed": 60, "walls-built": 34, "area-yielded": 30, "tribute-set": 28, "revolt-began": 20,
    "emperor-placed": 12, "no-civil-war": 8, "star-rebuilt": 8, "revolt-ended": 4, "recivilised": 4,
}  # fmt: skip
"""How much an event outside of fights weighs. Sentences go to the weightiest, the list tells the others."""

_OF_EMPIRES: Final = 47
"""How much a war of the two empires weighs: it's told before other wars."""

_ROME: Final = 97
_MOST: Final = 3
_LEAST: Final = 18
"""What weighs less has a place in the list only, unless the turn has nothing else."""

_LISTED: Final = frozenset({"recivilised", "revolt-ended", "star-rebuilt"})
"""Events of areas that the list tells of together."""

_TOLD_TOGETHER: Final = {*_LISTED, "revolt-began", "area-yielded", "unit-placed"}
"""Events that the list doesn't tell one by one."""

_EMPIRES: Final = ("rome", "parthia")
_OF_AREA: Final = (happened.Recivilised, happened.RevoltEnded, happened.StarRebuilt)
_OFTEN: Final = 3
_TWICE: Final = 2
_TELLING: Final = RiseNarrator(GAME, (), {}, {}, {})


def player_turn_text(scene: Sequence[Event], before: Sequence[Event], voice: Voice) -> str:
    """A player turn in at most five lines, below the opening of its decade if it's the first.

    A player turn without anything to tell has no heading either.
    """
    story, past = Story(_TELLING, voice), list[Event]()
    for _, group in groupby((event for event in before if event.scene), key=lambda event: event.scene):
        earlier = list(group)
        for _, point in _sentences(earlier, past):
            story.count(point, earlier[0].turn)
        past += earlier
    turn = scene[0].turn
    lines = [opening(before, turn, voice)] if all(event.turn != turn for event in past) else []
    told = _sentences(scene, past)[: 1 if voice.length == "terse" else _MOST]
    rest = [_short(point, event, voice) for event, point in _rest(scene, {id(event) for event, _ in told})]
    if told or rest:
        began = [(Point("player-turn-began", {"player": event.player}), event) for event in _of_player(scene)]
        lines += [_short(point, event, voice) for point, event in began]
    lines += [story.tell_as(event, [in_lands(point)]) for event, point in told]
    lines.append(f"- {' '.join(rest)}" if rest else "")
    return "\n".join(filter(None, lines))


def _short(point: Point, event: Event, voice: Voice) -> str:
    """A point as short as can be."""
    return Story(NARRATOR, Voice(voice.locale, "terse")).tell_as(event, [in_lands(point)])


def opening(before: Sequence[Event], turn: int, voice: Voice) -> str:
    """What the chronicles say of a decade; empty if its map has told that, which opens a campaign."""
    is_first = not any(isinstance(event, happened.TurnBegan) and event.turn < turn for event in before)
    return "" if is_first else decade(turn, voice)


def decade(turn: int, voice: Voice) -> str:
    """The year in which a decade begins, and what the books say of it."""
    if voice.length == "normal":
        heading = Point("turn-heading", {"year": turn_year(turn)})
        return Story(NARRATOR, voice).say_all([heading, *of_the_books(turn)], turn)
    began = happened.TurnBegan(turn=turn, year=rise_data().year(turn))
    return Story(NARRATOR, voice).tell(began)


def is_of_huns(scene: Sequence[Event]) -> bool:
    """Whether a player turn is that of the Hunae or the Huns, whom the players of the empires move [The Huns 3]."""
    return any(event.player in HUNS for event in _of_player(scene))


def _of_player(scene: Sequence[Event]) -> Iterator[happened.PlayerTurnBegan]:
    return (event for event in scene if isinstance(event, happened.PlayerTurnBegan))


def _sentences(scene: Sequence[Event], past: Sequence[Event]) -> list[tuple[Event, Point]]:
    """The turning point, then the next weightiest events in their order; each with what it tells."""
    weighed = sorted(_weighed(scene, past), key=lambda each: -each[0])
    if not weighed:
        return []
    first, *others = [(event, point) for weight, event, point in weighed if weight >= _LEAST or weight == weighed[0][0]]
    chosen, stems = [first], {first[1].plain or first[1].stem}
    for event, point in others:
        if (point.plain or point.stem) not in stems and len(chosen) < _MOST:
            chosen.append((event, point))
            stems.add(point.plain or point.stem)
    places = {id(event): place for place, event in enumerate(scene)}
    others = sorted(chosen[1:], key=lambda each: places[id(each[0])])
    causes = [each for each in others if places[id(each[0])] < places[id(first[0])] and _concerns(each[0], first[0])]
    return [*causes, first, *(each for each in others if each not in causes)]


def _concerns(earlier: Event, event: Event) -> bool:
    """Whether an event led to another: in the same area, by a power that it brought to life or to war, or to power."""
    match earlier, event:
        case happened.KingdomFounded(), _ if earlier.kingdom in _powers(event):
            return True
        case happened.WarDeclared(), _ if earlier.by in _powers(event):
            return True
        case happened.SassanidRevoltBegan(), happened.SassanidRevoltEnded():
            return True
        case happened.LeaderLeft(), happened.LeaderArrived():
            return True
        case _, happened.PeopleGone() | happened.KingdomEnded():
            return _victim(event) in _struck(earlier)
    return bool(_place(event)) and _place(event) == _place(earlier)


def _victim(event: happened.PeopleGone | happened.KingdomEnded) -> str:
    """Who ceased to be."""
    return event.people if isinstance(event, happened.PeopleGone) else event.kingdom


def _struck(event: Event) -> set[str]:
    """Who was attacked, or got a declaration of war."""
    match event:
        case happened.Attacked():
            return {rise_data().nation.get(unit, "") for unit in event.defenders}
        case happened.WarDeclared():
            return {event.on}
    return set()


def _place(event: Event) -> str:
    """Where an event happened; empty if nowhere in particular."""
    return getattr(event, "area", "") or getattr(event, "capital", "")


def _powers(event: Event) -> set[str]:
    """Who acts in an event."""
    nation = rise_data().nation
    units = [nation.get(getattr(event, field, ""), "") for field in ("unit", "attacker")]
    return {power for power in (*units, getattr(event, "by", "")) if power}


def _weighed(scene: Sequence[Event], past: Sequence[Event]) -> Iterator[tuple[int, Event, Point]]:
    fights, left_out, fatal = 0, _listed_together(scene), _fatal(scene)
    brief = {id(left) for _, left in _brief_services(scene)}
    for place, event in enumerate(scene):
        if id(event) in left_out:
            continue
        if isinstance(event, happened.Attacked):
            yield max(_weight(event), fatal.get(id(event), 0)), event, _attack(event, past, fights)
            fights += 1
        elif event.kind in _WEIGHTS:
            points = [point for point in NARRATOR.points(event, scene[:place]) if _is_news(point)]
            ending = "brief" if id(event) in brief else _ending(event, past)
            yield from ((_weight_of(event), event, point.under(ending)) for point in points[:1])
    ends = [event for event in scene if isinstance(event, happened.AreaTaken) and event.area == "rome"]
    yield from ((_ROME, ends[-1], point) for point in of_rome(taken(scene)) if ends)


def _is_news(point: Point | Ornament) -> TypeGuard[Point]:
    """Whether a point is a fact, and not that more riders of a horde come."""
    return isinstance(point, Point) and point.stem != "huns-came-more"


def _weight_of(event: Event) -> int:
    """How much an event outside of fights weighs."""
    is_of_empires = isinstance(event, happened.WarDeclared) and {event.by, event.on} == {*_EMPIRES}
    return _OF_EMPIRES if is_of_empires else _WEIGHTS[event.kind]


def _fatal(scene: Sequence[Event]) -> dict[int, int]:
    """The weights of the last fights against those who then ceased to be, by the ids of the events."""
    found: dict[int, int] = {}
    for place, event in enumerate(scene):
        if isinstance(event, happened.PeopleGone | happened.KingdomEnded):
            lost = [each for each in scene[:place] if isinstance(each, happened.Attacked)]
            lost = [each for each in lost if _victim(event) in _struck(each)]
            found |= {id(each): _WEIGHTS[event.kind] - 1 for each in lost[-1:]}
    return found


def _listed_together(scene: Sequence[Event]) -> set[int]:
    """The ids of events that no sentence tells of: several areas given away, and what has no consequence."""
    yielded = [id(event) for event in scene if isinstance(event, happened.AreaYielded)]
    return {*(yielded if len(yielded) > 1 else ()), *_idle(scene)}


def _idle(scene: Sequence[Event]) -> set[int]:
    """The ids of events that a later one of the turn makes void, or that go without saying."""
    gone = {event.people for event in scene if isinstance(event, happened.PeopleGone)}
    over = {id(event) for event in scene if isinstance(event, happened.AllianceEnded) and event.people in gone}
    return {*over, *_brief_alliances(scene), *(id(entered) for entered, _ in _brief_services(scene))}


def _brief_services(scene: Sequence[Event]) -> Iterator[tuple[Event, Event]]:
    """The events with which kingdoms entered Roman service and left it in the same turn, told as one [Foederati]."""
    found: dict[str, Event] = {}
    for event in scene:
        if isinstance(event, happened.KingdomTurned) and event.status == "foederatus":
            found[event.kingdom] = event
        elif isinstance(event, happened.KingdomTurned) and event.kingdom in found:
            yield found.pop(event.kingdom), event


def _brief_alliances(scene: Sequence[Event]) -> set[int]:
    """The ids of events of alliances that began and ended in this turn."""
    found: dict[tuple[str, str], list[Event]] = {}
    for event in scene:
        if isinstance(event, happened.AllianceBegan | happened.AllianceEnded):
            found.setdefault((event.empire, event.people), []).append(event)
    brief = (group for group in found.values() if isinstance(group[0], happened.AllianceBegan) and len(group) > 1)
    return {id(event) for group in brief for event in group}


def _ending(event: Event, past: Sequence[Event]) -> str:
    """What sets an event apart from others of its kind: who it is, or that it isn't the first time."""
    match event:
        case happened.LeaderArrived() | happened.LeaderLeft():
            side = rise_data().leaders[event.leader].side
            return side if side in _EMPIRES else ""
        case happened.PeaceMade():
            again = any(isinstance(each, happened.PeaceMade) and each.by == event.by for each in past)
            return "again" if again and event.turn % _TWICE else event.by
        case happened.CivilWarBegan():
            before = (isinstance(each, happened.CivilWarBegan) and each.turn == event.turn - 1 for each in past)
            return "again" if any(before) else ""
        case happened.StarLooted() if event.area != "rome":
            before = (isinstance(each, happened.StarLooted) and each.area == event.area for each in past)
            return "again" if any(before) else ""
    return ""


def _weight(event: happened.Attacked) -> int:
    """How much a fight weighs; what the Huns absorb is what they come for [The Huns]."""
    if event.absorbed:
        return _LEAST
    stars = 14 if event.area in rise_data().stars else 0
    return 10 + stars + sum(each.value for each in event.attack) + 3 * len(event.defenders)


def _attack(event: happened.Attacked, past: Sequence[Event], fights: int) -> Point:
    """A fight under its circumstances; they take turns with the plain texts."""
    attacks = [each for each in past if isinstance(each, happened.Attacked)]
    times = 1 + sum(each.area == event.area for each in attacks)
    point = attack_point(event)
    if event.absorbed:
        return point
    strength, held = sum(each.value for each in event.attack), sum(each.value for each in event.defense)
    data = rise_data()
    applies = {
        "again": times >= _OFTEN,
        "back": _was_lost(event, past),
        "rebels": {data.nation[unit] for unit in (event.attacker, *event.defenders)} == {"rome", REBELS},
        "star": event.area in data.stars,
        "narrow": strength - held == 1,
        "crushing": strength >= _TWICE * held,
        "many": len(event.defenders) > 1,
    }
    found = [ending for ending, is_so in applies.items() if is_so]
    ending = ["", *found][(len(attacks) + fights) % (len(found) + 1)]
    told = point._replace(args={**point.args, "times": times})
    return told._replace(stem=f"attacked-{ending}", plain=point.stem) if ending else told


def _was_lost(event: happened.Attacked, past: Sequence[Event]) -> bool:
    """Whether the attacker's nation lost this area the last time that it changed hands."""
    nation = rise_data().nation[event.attacker]
    last = [each for each in past if isinstance(each, happened.AreaTaken) and each.area == event.area]
    return bool(last) and last[-1].before == nation


def _rest(scene: Sequence[Event], told: set[int]) -> Iterator[tuple[Event, Point]]:
    """What the sentences leave out: other events, fights, conquests, new units; each with an event that it tells."""
    left = [event for event in scene if id(event) not in {*told, *_idle(scene)}]
    looted = _looted_together(left)
    grouped = {id(event) for events in looted.values() for event in events}
    for event in left:
        if _is_told_alone(event, left) and id(event) not in grouped:
            yield from ((event, point) for point in NARRATOR.points(event, ()) if isinstance(point, Point))
    for power, events in looted.items():
        yield events[0], Point("areas-looted", {"power": power, "areas": tuple({each.area: None for each in events})})
    yield from _yielded(left)
    listed: dict[str, dict[str, None]] = {}
    for event in left:
        if isinstance(event, _OF_AREA):
            listed.setdefault(_list_of(event), {})[event.area] = None
    for stem, areas in listed.items():
        yield scene[-1], Point(stem, {"areas": tuple(areas)})
    yield from ((scene[-1], point) for point in rest_of_turn(scene, told) if isinstance(point, Point))


def _is_told_alone(event: Event, left: Sequence[Event]) -> bool:
    """Whether the list has a sentence for an event, rather than for all of its kind."""
    return event.kind in _WEIGHTS and event.kind not in _TOLD_TOGETHER and not _is_outdated(event, left)


def _looted_together(left: Sequence[Event]) -> dict[str, list[happened.StarLooted]]:
    """The lootings of each nation that looted more than one area, except that of the city of Rome."""
    found: dict[str, list[happened.StarLooted]] = {}
    for event in left:
        if isinstance(event, happened.StarLooted) and event.area != "rome":
            found.setdefault(rise_data().nation[event.unit], []).append(event)
    return {power: events for power, events in found.items() if len({event.area for event in events}) > 1}


def _list_of(event: happened.Recivilised | happened.RevoltEnded | happened.StarRebuilt) -> str:
    """The stem of the text that lists events like this one."""
    match event:
        case happened.Recivilised():
            return "all-recivilised"
        case happened.RevoltEnded():
            return "all-revolts-ended"
    return "all-rebuilt" if event.done else "all-rebuilding"


def _yielded(left: Sequence[Event]) -> Iterator[tuple[Event, Point]]:
    """What treaties gave away, the areas that go the same way together."""
    areas: dict[tuple[str, str], dict[str, Event]] = {}
    for event in left:
        if isinstance(event, happened.AreaYielded):
            areas.setdefault((event.by, event.to), {})[event.area] = event
    for (by, to), given in areas.items():
        yield next(iter(given.values())), Point("areas-yielded", {"by": by, "to": to, "areas": tuple(given)})


def _is_outdated(event: Event, left: Sequence[Event]) -> bool:
    """Whether the Emperor went elsewhere, or to the same region again, later in the turn."""
    placed = [each for each in left if isinstance(each, happened.EmperorPlaced)]
    return isinstance(event, happened.EmperorPlaced) and event is not placed[-1]

"""What the narrator of Britannia reDux tells: a nation's turn in a few sentences and a list, only what events say."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import reduce
from typing import Any

from render.britannia_redux.nation_turns import Fight, NationTurn, is_worth_telling, nation_turns
from render.britannia_redux.texts import GAME, say
from render.core.posts import Length, Voice
from render.prose.annalist import Annalist, Plan, Stems
from render.prose.narrator import Ornament, Point, Points, plain_fields
from rules.britannia_redux import events as happened
from rules.britannia_redux.data.loader import BOUDICA, BURH, FORT, ROMANO_BRITISH, ROMANS, britannia_data
from rules.core.events import Event, GameEnded
from rules.core.text import Argument, Text

FULL: tuple[Length, ...] = ("normal", "epic")

_MOST: Mapping[Length, int] = {"terse": 0, "normal": 2, "epic": 4}
"""How many battles of a nation's turn have a sentence; the list names the others."""

_MOST_LISTED = 8
_MANY = 3
_LONG = 4
_STREAK = 3
_BITTER = 2

RECALLED = frozenset({
    "nation-turn-began", "nation-turn-ended", "round-began", "round-ended", "units-arrived", "leader-appeared",
    "leader-left", "rising-began", "armies-removed", "units-moved", "move-taken-back", "movement-ended",
    "protection-lost", "fortification-built", "fortification-destroyed", "battle-began", "hits-taken", "battle-ended",
    "units-retreated", "raiders-returned", "submitted", "submission-ended", "withdrawal-began", "romans-gone",
    "fort-replaced", "kingship-judged", "population-gained",
})  # fmt: skip
"""The kinds of events of earlier rounds that decide how a round is told."""

Case = Callable[[Any], Points]


# Words


def facts(texts: Sequence[Text], key: str) -> Text:
    """Texts one after the other: on one line, or as lines."""
    return reduce(lambda first, last: say(key, first=first, last=last), texts)


def troops(units: Iterable[str]) -> tuple[str | Text, ...]:
    """Leaders by name, then the armies, cavalry by itself."""
    data, given = britannia_data(), list(units)
    leaders = [unit for unit in given if unit in data.leaders]
    armies = Counter(
        "cavalry" if data.kind_of[unit] == "cavalry" else "armies" for unit in given if unit in data.armies
    )
    return (*leaders, *(say(f"count-{kind}", count=count) for kind, count in sorted(armies.items())))


def armies_in(units: Iterable[str]) -> int:
    """How many of these are armies."""
    return sum(unit in britannia_data().armies for unit in units)


def years(span: tuple[int, int]) -> Text:
    """The years of a round."""
    return say("years", first=str(span[0]), last=str(span[1]))


def of_the_books(span: tuple[int, int]) -> Points:
    """What the chronicles say of the years of a round."""
    yield Ornament(f"colour-years-{span[0]}-{span[1]}", {}, FULL)


# Battles


def fight_stems(fight: Fight) -> list[str]:
    """The stems that suit a battle, the most particular first."""
    found = (stem for stem, applies in _CIRCUMSTANCES[fight.outcome](fight).items() if applies)
    return [*found, f"battle-{fight.outcome}"]


def _won(fight: Fight) -> Mapping[str, bool]:
    attacker, defender = fight.end.attacker, fight.end.defender
    return {
        "battle-won-slain": any(each.nation == defender for each in fight.fallen),
        "battle-won-revenge": _is_revenge(fight),
        "battle-won-fort-alone": fight.fort_fell == FORT and fight.defense == 1,
        f"battle-won-{fight.fort_fell}": bool(fight.fort_fell),
        "battle-won-few": fight.attack < fight.defense,
        "battle-won-streak": _wins(fight) >= _STREAK,
        "battle-won-bitter": fight.paid >= _BITTER and fight.paid >= fight.killed,
        "battle-won-led": bool(fight.led(attacker)),
        "battle-won-long": fight.end.rounds >= _LONG,
        "battle-won-home": _is_home(fight, attacker),
        "battle-won-goal": _is_center(fight, attacker) and not _is_home(fight, attacker),
        "battle-won-heart": _is_heart(fight),
        f"battle-won-{attacker}": True,
        "battle-won-landing": fight.landed,
        "battle-won-hills": _is_hilly(fight),
        "battle-won-swift": fight.end.rounds == 1 and not fight.paid,
        "battle-won-many": fight.attack >= _MANY * fight.defense,
    }


def _lost(fight: Fight) -> Mapping[str, bool]:
    attacker, defender = fight.end.attacker, fight.end.defender
    return {
        "battle-lost-slain": any(each.nation == attacker for each in fight.fallen),
        "battle-lost-led": bool(fight.led(attacker)),
        "battle-lost-defended": bool(fight.led(defender)),
        "battle-lost-many": fight.attack > fight.defense,
        "battle-lost-walls": bool(fight.began.fort) and not fight.fort_fell,
        "battle-lost-landing": fight.landed,
        "battle-lost-heart": _is_heart(fight),
        "battle-lost-outnumbered": 2 * fight.attack <= fight.defense,
        "battle-lost-hills": _is_hilly(fight),
        f"battle-lost-{attacker}": True,
        "battle-lost-clean": not fight.killed,
    }


def _left(fight: Fight) -> Mapping[str, bool]:
    return {
        "battle-left-walls": bool(fight.began.fort) and not fight.fort_fell,
        "battle-left-landing": fight.landed,
        "battle-left-bled": fight.paid > fight.killed,
        "battle-left-hills": _is_hilly(fight),
    }


def _yielded(fight: Fight) -> Mapping[str, bool]:
    return {
        "battle-yielded-heart": _is_heart(fight),
        "battle-yielded-landing": fight.landed,
        "battle-yielded-bled": bool(fight.killed),
        "battle-yielded-cost": bool(fight.paid),
        "battle-yielded-hills": _is_hilly(fight),
    }


def _both(fight: Fight) -> Mapping[str, bool]:
    return {"battle-both-hills": _is_hilly(fight)}


def _empty(fight: Fight) -> Mapping[str, bool]:
    return {"battle-empty-given": fight.fort_fell == BURH}


_CIRCUMSTANCES: Mapping[str, Callable[[Fight], Mapping[str, bool]]] = {
    "won": _won, "lost": _lost, "left": _left, "yielded": _yielded, "both": _both,
    "empty": _empty,
}  # fmt: skip


def _is_revenge(fight: Fight) -> bool:
    """Whether the defender took the area from the attacker earlier in the round."""
    return any(
        (each.area, each.end.winner, each.end.defender) == (fight.area, fight.end.defender, fight.end.attacker)
        for each in fight.before
    )


def _wins(fight: Fight) -> int:
    """Which victory of its nation in this round it is."""
    attacker = fight.end.attacker
    return 1 + sum(each.end.attacker == attacker == each.end.winner for each in fight.before)


def _is_center(fight: Fight, nation: str) -> bool:
    return fight.area in britannia_data().holding[nation].centers


def _is_home(fight: Fight, nation: str) -> bool:
    """Whether a people of Britain fights for one of its centers."""
    is_native = britannia_data().nations[nation].british or nation == ROMANO_BRITISH
    return is_native and _is_center(fight, nation)


def _is_heart(fight: Fight) -> bool:
    """Whether the defender fights for a center in which generations of his people have lived: a people of Britain."""
    return _is_home(fight, fight.end.defender)


def _is_hilly(fight: Fight) -> bool:
    return britannia_data().areas[fight.area].is_difficult


def fight_args(fight: Fight) -> dict[str, Argument]:
    """Who fought whom, where, and at what price."""
    attacker, defender = fight.end.attacker, fight.end.defender
    fallen = fight.fallen
    return {
        "attacker": attacker, "defender": defender, "area": fight.area, "attack": fight.attack,
        "defense": fight.defense, "paid": fight.paid, "killed": fight.killed, "rounds": fight.end.rounds,
        "leader": fight.led(attacker) or fight.led(defender), "slain": fallen[0].leader if fallen else "",
        "wins": _wins(fight),
    }  # fmt: skip


def _fight_points(fight: Fight, stem: str) -> Points:
    yield Point(stem, fight_args(fight))
    if not stem.endswith("-slain"):
        yield from _deaths(fight)


def _deaths(fight: Fight) -> Points:
    for fallen in fight.fallen:
        yield Point("leader-left-battle", _of_death(fallen))


def _of_death(event: happened.LeaderLeft) -> dict[str, Argument]:
    return {"leader": event.leader, "nation": event.nation, "area": event.place, "by": event.by}


# Other events


def _plain(event: Event) -> Points:
    yield Point(event.kind, plain_fields(event))


def _round_began(event: happened.RoundBegan) -> Points:
    yield Point("round-heading", {"numeral": event.numeral, "years": years(event.years)})
    yield from of_the_books(event.years)


def _nation_began(event: happened.NationTurnBegan) -> Points:
    how = "extra" if event.extra else "invasion" if event.major_invasion else "raid" if event.raid else "turn"
    yield Point(f"nation-heading-{how}", {"nation": event.nation, "seat": event.seat})


def _leader_left(event: happened.LeaderLeft) -> Points:
    """A leader who is lost without a battle; at the end of a round all of them go."""
    if event.cause in ("attack", "no-army"):
        yield Point(f"leader-left-{event.cause}", _of_death(event))


def _rising(event: happened.RisingBegan) -> Points:
    yield Point("rising-began", {"area": event.area, "leader": BOUDICA, "count": armies_in(event.units)})


def _removed(event: happened.ArmiesRemoved) -> Points:
    """Armies that the Romans give back, or that have nowhere to go; the list names those over a limit."""
    if event.cause in ("no-retreat", "no-road"):
        yield Point("armies-removed-lost", {"nation": event.nation, "area": event.place, "count": len(event.units)})


def _submitted(event: happened.Submitted) -> Points:
    stem = f"submitted-{event.nation}" if event.overlord == ROMANS else "submitted-other"
    yield Point(stem, {"nation": event.nation, "overlord": event.overlord, "areas": event.areas})


def _submission_ended(event: happened.SubmissionEnded) -> Points:
    ended = Point(f"submission-ended-{event.cause}", {"nation": event.nation, "overlord": event.overlord})
    yield ended.under(event.nation) if event.cause == "withdrawal" else ended  # it frees several at once


def _stands(turn: NationTurn, nation: str) -> Iterator[Text]:
    """Where the heirs of the Romans stand, those with the most armies first."""
    armies, walls = Counter[str](), set[str]()
    for each in turn.of(happened.FortReplaced, happened.UnitsPlaced):
        if each.nation == nation:
            placed = isinstance(each, happened.UnitsPlaced) or bool(each.unit)
            armies[each.area] += int(placed)
            walls |= set() if placed else {each.area}
    for area, count in armies.most_common():
        yield say("stand-stronghold" if area in walls else "stand-army", area=area, count=count)


def _gone(turn: NationTurn, event: happened.RomansGone) -> dict[str, Argument]:
    """What leaves with the Romans: their armies, and forts and ruins that no one took over."""
    removed = [unit for each in turn.of(happened.ArmiesRemoved) for unit in each.units]
    return {"count": armies_in((*removed, *event.units)), "forts": len(event.forts), "areas": event.forts}


def _kingship(event: happened.KingshipJudged, last: happened.KingshipJudged | None) -> Points:
    """Who has a title now, and whether that nation keeps it or takes it from another; ``last`` judged it before."""
    if not event.nation:
        yield Point(f"kingship-{event.title}-none", {"most": max(event.areas.values(), default=0)})
        return
    awarded = Point(f"kingship-{event.title}", {"nation": event.nation, "count": event.areas.get(event.nation, 0)})
    if last is None or not last.nation:
        yield awarded
    elif last.nation == event.nation:
        was = last.areas.get(last.nation, 0)
        yield awarded._replace(args={**awarded.args, "was": was}).under("kept")
    else:
        yield awarded._replace(args={**awarded.args, "other": last.nation}).under("taken")


def title_lost(event: happened.KingshipJudged, nation: str) -> Point:
    """The nation that had the title loses it, and no other has it."""
    return Point(f"kingship-{event.title}-lost", {"nation": nation, "most": max(event.areas.values(), default=0)})


def _ended(event: GameEnded) -> Points:
    yield Point("game-ended", {"reason": event.reason})


_ALWAYS: Mapping[str, Case] = {
    "round-began": _round_began,
    "leader-left": _leader_left,
    "rising-began": _rising,
    "armies-removed": _removed,
    "protection-lost": _plain,
    "submitted": _submitted,
    "submission-ended": _submission_ended,
    "game-ended": _ended,
}
"""Kinds that are told whenever they happen."""

_BEFORE_A_TURN = ("round-began", "submission-ended", "leader-left")
"""Kinds that are told with the next nation's turn if they happen before it."""


# The list that ends a nation's turn


def listed(turn: NationTurn, untold: Sequence[Fight], told: Collection[str] = ()) -> Iterator[Text]:
    """The lines of a nation's turn: other battles, marches, works, armies new and lost, points.

    ``told`` are the areas that a sentence has named as the goals of marches.
    """
    lines = {
        "list-fights": [_result(fight) for fight in untold],
        "list-moves": list(_moves(turn, told)),
        "list-works": list(_works(turn)),
        "list-new": list(_new(turn)),
        "list-lost": list(_losses(turn)),
        "list-points": list(_points(turn)),
    }
    for key, items in lines.items():
        if items:
            shown, more = items[:_MOST_LISTED], len(items) - _MOST_LISTED
            rest = [say("list-more", count=more)] if more > 0 else []
            yield say(key, items=facts([*shown, *rest], "list-items"))


def _result(fight: Fight) -> Text:
    return say(f"result-{fight.outcome}", **fight_args(fight))


def _moves(turn: NationTurn, told: Collection[str]) -> Iterator[Text]:
    """Where armies went that met no one, and the raiders who went back to sea; not to areas told before."""
    fought = {fight.area for fight in turn.fights.values()}
    for place, count in marches(turn.events).items():
        if place not in fought and place not in told:
            yield say("move", count=count, area=place)
    for retreat in turn.of(happened.UnitsRetreated):
        if retreat.cause != "battle" and armies_in(retreat.units):
            yield say("move", count=armies_in(retreat.units), area=retreat.to)


def _works(turn: NationTurn) -> Iterator[Text]:
    """Fortifications built, and forts built again."""
    built: dict[str, list[str]] = defaultdict(list)
    for event in turn.of(happened.FortificationBuilt):
        built[event.work].append(event.area)
    for work, areas in built.items():
        yield say(f"built-{work}", areas=_some(areas), count=len(areas))
    rebuilt = [event.area for event in turn.of(happened.FortRebuilt)]
    if rebuilt:
        yield say("built-again", areas=_some(rebuilt), count=len(rebuilt))


def _some(areas: Sequence[str]) -> tuple[str | Text, ...]:
    """A few areas by name, the rest as a number."""
    places = tuple(dict.fromkeys(areas))
    more = len(places) - _MOST_LISTED
    return (*places[:_MOST_LISTED], *([say("list-more", count=more)] if more > 0 else []))


def _new(turn: NationTurn) -> Iterator[Text]:
    """New armies from Population Increase, and what the marker holds."""
    placed = Counter[str]()
    for event in turn.of(happened.UnitsPlaced):
        placed[event.area] += armies_in(event.units)
    yield from (say("placed", area=area, count=count) for area, count in placed.items() if count)
    for event in turn.of(happened.PopulationGained):
        if event.left:
            yield say("population", left=event.left, cost=event.cost)


def _losses(turn: NationTurn) -> Iterator[Text]:
    """Armies removed over a limit, and new ones without a place."""
    removed: Counter[tuple[str, str]] = Counter()
    for event in turn.of(happened.ArmiesRemoved):
        removed[event.cause, event.place] += len(event.units)
    for (cause, place), count in removed.items():
        if cause in ("maximum", "population"):
            yield say(f"removed-{cause}", area=place, count=count)
    forgone = Counter[str]()
    for event in turn.of(happened.ArmiesForgone):
        forgone[event.cause] += event.count
    for cause, count in forgone.items():
        yield say("forgone", count=count, cause=cause)


def _points(turn: NationTurn) -> Iterator[Text]:
    """The points of each nation by cause, then what its seat has now."""
    yield from points_lines(turn.of(happened.PointsScored))


def points_lines(scored: Sequence[happened.PointsScored]) -> Iterator[Text]:
    """Points by nation: each cause with what it was for, and the totals."""
    by_nation: dict[str, list[happened.PointsScored]] = defaultdict(list)
    for event in scored:
        by_nation[event.nation].append(event)
    for nation, events in by_nation.items():
        last = events[-1]
        yield say("points-of", nation=nation, points=sum(event.points for event in events), total=last.total,
                  causes=points_causes(events), seat=last.seat, seat_total=last.seat_total)  # fmt: skip


def points_causes(events: Sequence[happened.PointsScored]) -> Text:
    """The points of a nation by cause, on one line."""
    causes: dict[tuple[str, ...], list[happened.PointsScored]] = defaultdict(list)
    for event in events:
        named = event.about if event.cause == "leader" else ()  # each of the dead by name
        causes[event.cause, *named].append(event)
    return facts([_cause(cause, listed) for (cause, *_), listed in causes.items()], "list-causes")


def _cause(cause: str, events: Sequence[happened.PointsScored]) -> Text:
    about = [each for event in events for each in event.about]
    places = tuple(each for each in about if each in britannia_data().areas)
    who = next((each for each in about if each in britannia_data().leaders), "")
    return say(f"points-{cause}", points=sum(event.points for event in events), areas=_some(places),
               count=len(about), leader=who)  # fmt: skip


def marches(events: Iterable[Event]) -> Counter[str]:
    """How many armies went where, without the raiders who are back at sea."""
    ends: dict[str, str] = {}
    for event in events:
        if isinstance(event, happened.UnitsMoved):
            ends.update(dict.fromkeys(event.units, event.goal))
        elif isinstance(event, happened.RaidersReturned):
            ends = {unit: place for unit, place in ends.items() if unit not in event.units}
    return Counter(place for unit, place in ends.items() if armies_in([unit]))


# The plan of a telling


class _Planner:
    """Settles what each event of a telling has to say."""

    def __init__(self, voice: Voice) -> None:
        self._length = voice.length
        self._stems = Stems(GAME, voice)
        self._waiting: list[Point | Ornament] = []
        self._chosen: set[int] = set()
        self._marched_to: Sequence[str] = ()
        self._judged: dict[str, happened.KingshipJudged] = {}
        self.plan: dict[int, list[Point | Ornament]] = {}
        self._cases: Mapping[str, Callable[[NationTurn, Any], Points]] = {
            "nation-turn-began": self._began,
            "withdrawal-began": self._withdrew,
            "units-arrived": self._arrived,
            "leader-appeared": self._arrived,
            "movement-ended": self._marched,
            "battle-ended": self._fought,
            "raiders-returned": self._returned,
            "romans-gone": self._succeeded,
            "kingship-judged": self._crowned,
            "nation-turn-ended": self._listed,
        }

    def add(self, turn: NationTurn) -> None:
        """Plan a nation's turn, or what happens between two."""
        is_over = any(isinstance(event, happened.NationTurnEnded) for event in turn.events)
        best = sorted(turn.fights, key=lambda key: -turn.fights[key].weight)
        self._chosen = set(best[: _MOST[self._length]] if is_over else best)
        self._marched_to = ()
        for event in turn.events:
            if event.kind in self._cases:
                self.plan[id(event)] = list(self._cases[event.kind](turn, event))
            elif event.kind in _BEFORE_A_TURN and not turn.nation:
                self._waiting += _ALWAYS[event.kind](event)
            elif event.kind in _ALWAYS:
                self.plan[id(event)] = list(_ALWAYS[event.kind](event))

    def add_waiting(self, last: Event) -> None:
        """Tell what waits for a nation's turn with this event: a round's opening, on the map that opens a campaign."""
        self.plan[id(last)] = [*self._waited(), *self.plan.get(id(last), ())]

    def _waited(self) -> Points:
        """What happened since the last turn that was told; what history says ends it."""
        waited, self._waiting = self._waiting, []
        return sorted(waited, key=lambda point: isinstance(point, Ornament))

    def _began(self, turn: NationTurn, event: happened.NationTurnBegan) -> Points:
        if is_worth_telling(turn.events):
            yield from self._waited()
            yield from _nation_began(event)

    def _withdrew(self, turn: NationTurn, event: happened.WithdrawalBegan) -> Points:
        yield from self._waited()
        yield Point("withdrawal-heading", {})
        yield Point("withdrawal-began", {"armies": event.armies, "forts": event.forts})

    def _fought(self, turn: NationTurn, event: happened.BattleEnded) -> Points:
        fight = turn.fights.get(id(event))
        if fight is None:
            return
        stem = self._stems.choose(fight_stems(fight), event.turn) if id(event) in self._chosen else ""
        if not stem:
            self._chosen.discard(id(event))
        yield from _fight_points(fight, stem) if stem else _deaths(fight)

    def _crowned(self, turn: NationTurn, event: happened.KingshipJudged) -> Points:
        last, self._judged[event.title] = self._judged.get(event.title), event
        return _kingship(event, last)

    def _arrived(self, turn: NationTurn, event: Event) -> Points:
        """All who arrive in the turn, with their leader, told once."""
        arrived = turn.of(happened.UnitsArrived)
        first = turn.of(happened.UnitsArrived, happened.LeaderAppeared)[0]
        if event is not first or not turn.nation:
            return
        leader = next((each.leader for each in turn.of(happened.LeaderAppeared)), "")
        units = [unit for each in arrived for unit in each.units]
        is_raid = any(each.raid for each in turn.of(happened.NationTurnBegan))
        stems = {
            f"arrival-alone-{leader}": bool(leader) and not units,
            f"arrival-led-{leader}": bool(leader) and bool(units),
            f"arrival-{turn.nation}-{leader}": bool(leader),
            "arrival-alone": bool(leader) and not units,
            "arrival-led": bool(leader) and bool(units),
            f"arrival-{turn.nation}": not leader,
            "arrival-raid": is_raid and not leader,
            "arrival": not leader,
        }  # a leader is named: the ornament after it says "he"
        stem = self._stems.choose((each for each, applies in stems.items() if applies), event.turn)
        args: dict[str, Argument] = {
            "nation": turn.nation, "leader": leader, "count": armies_in(units), "force": troops(units),
            "seas": tuple(dict.fromkeys(each.sea for each in arrived)),
        }  # fmt: skip
        usual = "arrival" if not leader else "arrival-led" if units else "arrival-alone"
        yield Point(stem or usual, args)
        if leader:
            yield Ornament(f"colour-leader-{leader}", {}, FULL)

    def _returned(self, turn: NationTurn, event: happened.RaidersReturned) -> Points:
        """Raiders who go back to sea, told once."""
        returned = turn.of(happened.RaidersReturned)
        if event is not returned[-1] or not turn.nation or self._length == "terse":
            return
        stem = self._stems.choose(["raiders-returned"], event.turn)
        if stem:
            areas = tuple(dict.fromkeys(each.area for each in returned))
            yield Point(stem, {"nation": turn.nation, "areas": areas, "sea": event.sea})

    def _marched(self, turn: NationTurn, event: happened.MovementEnded) -> Points:
        """A turn without a battle: where its armies went. Before it's over a battle can still come."""
        goals, ended = tuple(marches(turn.events)), turn.of(happened.NationTurnEnded)
        is_first = event is turn.of(happened.MovementEnded)[0]
        if turn.fights or not ended or not is_first or self._length == "terse" or not goals:
            return
        far = ["marched-far"] if len(goals) > _MANY else []
        stem = self._stems.choose([*far, f"marched-{turn.nation}", "marched"], event.turn)
        if stem:
            self._marched_to = goals if len(goals) <= _MANY else ()
            yield Point(stem, {"nation": turn.nation, "areas": goals[:_MANY], "count": len(goals)})

    def _succeeded(self, turn: NationTurn, event: happened.RomansGone) -> Points:
        """Who takes over from the Roman garrisons, and the last ships."""
        areas: dict[str, list[str]] = defaultdict(list)
        for each in turn.of(happened.FortReplaced, happened.UnitsPlaced):
            areas[each.nation].append(each.area)
        for nation, places in areas.items():
            args: dict[str, Argument] = {"nation": nation, "areas": tuple(dict.fromkeys(places))}
            yield Point(f"withdrawal-replaced-{nation}", args, "withdrawal-replaced")
        yield Point("romans-gone", {})
        for nation in areas:
            yield Point("withdrawal-stand", {"nation": nation, "items": tuple(_stands(turn, nation))})
        yield Point("withdrawal-gone", _gone(turn, event))

    def _listed(self, turn: NationTurn, event: happened.NationTurnEnded) -> Points:
        """The list that ends a turn; a quiet turn is one line."""
        if not is_worth_telling(turn.events):
            items = [*_new(turn), *_losses(turn)]
            if items:
                yield from self._waited()
                yield Point("nation-quiet", {"nation": turn.nation, "items": facts(items, "list-items")})
            return
        untold = [fight for end, fight in turn.fights.items() if end not in self._chosen]
        lines = list(listed(turn, untold, self._marched_to))
        if lines:
            yield Point("nation-ended", {"lines": facts(lines, "list-lines")})


def _plan(events: Sequence[Event], voice: Voice) -> Plan:
    planner, turns = _Planner(voice), list(nation_turns(events))
    for turn in turns:
        planner.add(turn)
    if events and not any(turn.nation for turn in turns):
        planner.add_waiting(events[-1])
    return planner.plan


NARRATOR = Annalist(GAME, _plan)
"""Tells the events of Britannia reDux."""

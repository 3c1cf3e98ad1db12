"""What the narrator of Italia tells: a nation's turn in a few sentences and a list, each only what the events say."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import reduce
from typing import Any

from render.core.posts import Length, Voice
from render.italia.nation_turns import Fight, NationTurn, nation_turns, total
from render.italia.texts import signed
from render.prose.annalist import Stems
from render.prose.narrator import Narrator, Ornament, Point, Points, Story, plain_fields
from rules.core.events import Event, GameEnded
from rules.core.text import Argument, Text, speaker
from rules.italia import events as happened
from rules.italia.data.loader import GAME_ID, ROMA, italia_data
from rules.italia.events import Force
from rules.italia.game import in_points

say = speaker(GAME_ID)

FULL: tuple[Length, ...] = ("normal", "epic")

_MOST: Mapping[Length, int] = {"terse": 8, "normal": 3, "epic": 5}
"""How many fights and reactions of a nation's turn have a sentence; the list names the others."""

_MOST_LISTED = 6
_MOST_STOPS = 16
_MANY = 3
_LONG = 4
_STREAK = 3
_GREAT_FORCE = 6
_SMALL_FORCE = 2

_GREAT_CITIES = (ROMA, "carthago")

_OF_ROME = ("romans", "western-romans")
"""The nations whose home Rome is."""

RECALLED = frozenset({
    "turn-began", "nation-began", "nation-ended", "nation-inherited", "roma-returned", "foederati-rose", "revolted",
    "exited", "shock-rolled", "defection-rolled", "defected", "campaign-began", "campaign-marched", "campaign-ended",
    "submission-refused", "submitted", "submission-ended", "city-rebuilt", "turn-ended", "reacted", "city-pillaged",
    "placed", "departed", "battle-began", "battle-ended", "sea-battle-began", "sea-battle-ended", "raid-fought",
    "units-lost", "leader-killed", "cargo-lost", "tribute-paid", "moved",
})  # fmt: skip
"""The kinds of events of earlier turns that decide how a turn is told."""

Case = Callable[[Any], Points]


# Words for forces, years and points


def troops(force: Force) -> tuple[str | Text, ...]:
    """Leaders by name, then the units by type."""
    return (*force.leaders, *(say(f"count-{kind}", count=count) for kind, count in force.units.items() if count))


def years(first: int, last: int) -> Text:
    """The years of a turn, before or after Christ."""
    if last < 0:
        return say("years-bc", first=str(-first), last=str(-last))
    return say("years-ad", first=str(first), last=str(last))


def period_of(event: happened.TurnBegan) -> str:
    """The game that a turn belongs to, as keys name it."""
    return "i" if event.first_year < 0 else "ii"


def of_the_books(period: str, number: int) -> Points:
    """What happened in the years of a turn."""
    yield Ornament(f"colour-{period.lower()}-{number}", {}, FULL)


def facts(texts: Sequence[Text], key: str) -> Text:
    """Texts one after the other: on one line, or as lines."""
    return reduce(lambda first, last: say(key, first=first, last=last), texts)


# Fights


def fight_stems(fight: Fight) -> list[str]:
    """The stems that suit a fight, the most particular first."""
    match fight.end:
        case happened.BattleEnded():
            return list(_battle_stems(fight))
        case happened.SeaBattleEnded():
            return list(_sea_stems(fight))
        case happened.RaidFought():
            return list(_raid_stems(fight))
    return []


def _battle_stems(fight: Fight) -> Iterator[str]:
    match fight.end.outcome:
        case "won":
            yield from _won(fight)
        case "lost":
            yield from _lost(fight)
        case "both-lost":
            yield "battle-both"
        case "attacker-left":
            yield from _left(fight)
        case "defender-left":
            yield from _yielded(fight)


def _won(fight: Fight) -> Iterator[str]:
    attack, defense = fight.attackers.size, fight.defenders.size
    paid, rounds = fight.losses(fight.end.attacker), fight.end.rounds
    circumstances = {
        f"battle-won-{fight.place}": fight.place in _GREAT_CITIES,
        "battle-won-revenge": _is_revenge(fight),
        "battle-won-grudge": _has_grudge(fight),
        "battle-won-streak": _is_streak(fight),
        "battle-won-few": attack < defense,
        "battle-won-last": attack >= _MANY and attack - paid == 1,
        "battle-won-walls": _has_city(fight) and (paid > 0 or rounds > 1),
        "battle-won-landing": _is_over_water(fight),
        "battle-won-hills": _terrain(fight) == "highland",
        "battle-won-marsh": _terrain(fight) == "marsh",
        "battle-won-long": rounds >= _LONG,
        "battle-won-led": bool(fight.attackers.leaders),
        "battle-won-swift": rounds == 1 and paid == 0,
        "battle-won-many": attack >= _MANY * max(defense, 1),
        "battle-won-again": len(_won_there(fight)) == 1,
        "battle-won-first": not any(_is_won(each) and each.end.attacker == fight.end.attacker for each in fight.past),
    }
    yield from (stem for stem, applies in circumstances.items() if applies)
    yield "battle-won"


def _is_won(fight: Fight) -> bool:
    return getattr(fight.end, "outcome", "") in ("won", "defender-left")


def _won_there(fight: Fight) -> list[Fight]:
    """The battles that the attacker has won at the same place before."""
    return [
        each
        for each in fight.past
        if (each.place, each.end.attacker) == (fight.place, fight.end.attacker) and _is_won(each)
    ]


def _has_grudge(fight: Fight) -> bool:
    """Whether the attacker has lost a battle at the same place in an earlier turn."""
    attacker = fight.end.attacker
    lost = (each for each in fight.past if each.end.turn < fight.end.turn and each.place == fight.place)
    return any(attacker in (each.end.attacker, each.end.defender) and _lost_by(each, attacker) for each in lost)


def _lost_by(fight: Fight, nation: str) -> bool:
    """Whether one of its two nations lost a fight."""
    if fight.end.attacker == nation:
        return getattr(fight.end, "outcome", "") in ("lost", "attacker-left")
    return _is_won(fight)


def _lost(fight: Fight) -> Iterator[str]:
    attack, defense = fight.attackers.size, fight.defenders.size
    circumstances = {
        f"battle-lost-{fight.place}": fight.place == ROMA,
        "battle-lost-led": bool(fight.attackers.leaders),
        "battle-lost-many": attack >= 2 * max(defense, 1),
        "battle-lost-walls": _has_city(fight),
        "battle-lost-landing": _is_over_water(fight),
        "battle-lost-hills": _terrain(fight) == "highland",
    }
    yield from (stem for stem, applies in circumstances.items() if applies)
    yield "battle-lost"


def _left(fight: Fight) -> Iterator[str]:
    if _has_city(fight):
        yield "battle-left-walls"
    if fight.losses(fight.end.attacker) > fight.losses(fight.end.defender):
        yield "battle-left-bled"
    yield "battle-left"


def _yielded(fight: Fight) -> Iterator[str]:
    circumstances = {
        "battle-yielded-city": _has_city(fight),
        "battle-yielded-bled": fight.losses(fight.end.defender) > 0,
        "battle-yielded-led": bool(fight.attackers.leaders),
        "battle-yielded-many": fight.attackers.size >= _MANY * max(fight.defenders.size, 1),
        "battle-yielded-hills": _terrain(fight) == "highland",
    }
    yield from (stem for stem, applies in circumstances.items() if applies)
    yield "battle-yielded"


def _is_revenge(fight: Fight) -> bool:
    """Whether the attacker has been beaten at the same place before, in this turn of his."""
    return any(
        earlier.place == fight.place and getattr(earlier.end, "outcome", "") in ("lost", "attacker-left")
        for earlier in fight.before
    )


def _is_streak(fight: Fight) -> bool:
    """Whether it is the third victory of the nation in one turn, or a later one, and no fight went otherwise."""
    outcomes = [getattr(each.end, "outcome", "") for each in fight.before]
    return len(outcomes) + 1 >= _STREAK and all(outcome in ("won", "defender-left") for outcome in outcomes)


def _has_city(fight: Fight) -> bool:
    return bool(fight.began is not None and fight.began.city)


def _is_over_water(fight: Fight) -> bool:
    return bool(fight.began is not None and fight.began.over_water)


def _terrain(fight: Fight) -> str:
    return str(fight.began.terrain) if fight.began is not None else ""


def _sea_stems(fight: Fight) -> Iterator[str]:
    outcome = fight.end.outcome
    if outcome == "attacker-left":
        yield "sea-left"
    elif outcome == "defender-left":
        yield "sea-fled"
    else:
        yield "sea-won" if _is_won_at_sea(fight) else "sea-lost"


def _is_won_at_sea(fight: Fight) -> bool:
    """Whether the attacker has the sea after a sea battle."""
    outcome = fight.end.outcome
    return outcome == "defender-left" or (
        outcome != "attacker-left" and fight.losses(fight.end.attacker) < fight.attackers.size
    )


def _raid_stems(fight: Fight) -> Iterator[str]:
    raid, lost = fight.end, fight.losses(fight.end.attacker)
    if raid.success:
        if fight.place == ROMA:
            yield "raid-roma"
        if lost >= raid.raiders.size:
            yield "raid-last"
        if not lost:
            yield "raid-clean"
        yield "raid"
        return
    if lost:
        yield "raid-failed-bled"
    yield "raid-failed"


def fight_args(fight: Fight) -> dict[str, Argument]:
    """Who fought whom, where, and at what price."""
    end = fight.end
    args: dict[str, Argument] = {
        "attacker": end.attacker,
        "defender": end.defender,
        "area": fight.place,
        "leader": next(iter(fight.attackers.leaders), ""),
        "attack": fight.attackers.size,
        "defense": fight.defenders.size,
        "paid": fight.losses(end.attacker),
        "killed": fight.losses(end.defender),
        "rounds": getattr(end, "rounds", len(fight.rounds)),
    }
    if isinstance(end, happened.RaidFought):
        best = max((shot.die for shot in end.attacker_shots), default=0)
        args |= {"die": best, "needed": italia_data().tables.thresholds["raid"], "defense": len(end.defender_shots)}
    return args


def _fight_points(fight: Fight, stem: str) -> Points:
    yield Point(stem, fight_args(fight))
    for fallen in fight.fallen:
        yield from _leader_killed(fallen)
    for nation in dict.fromkeys(cargo.nation for cargo in fight.cargo):
        drowned = Force(total(cargo.lost for cargo in fight.cargo if cargo.nation == nation).units)
        if drowned.size:
            args: dict[str, Argument] = {"nation": nation, "sea": fight.place, "force": troops(drowned)}
            yield Point("cargo-lost", {**args, "count": drowned.size})


# Other events of a nation's turn


def _plain(event: Event) -> Points:
    yield Point(event.kind, plain_fields(event))


def _turn_began(event: happened.TurnBegan) -> Points:
    yield Point("turn-heading", {"number": event.number, "years": years(event.first_year, event.last_year)})
    yield from of_the_books(period_of(event), event.number)


def _nation_began(event: happened.NationBegan) -> Points:
    yield Point("nation-heading", {"nation": event.nation, "seat": event.seat})


def _inherited(event: happened.NationInherited) -> Points:
    yield Point("nation-inherited", {**plain_fields(event), "units": troops(event.units)})
    if event.lost.size:
        yield Point("nation-inherited-lost", {"nation": event.nation, "units": troops(event.lost)})


def _roma(event: happened.RomaReturned) -> Points:
    yield Point("roma-returned-driven" if event.displaced else "roma-returned", plain_fields(event))


def _rose(event: happened.FoederatiRose) -> Points:
    risen = sum(check.failed for check in event.checks)
    stem = "foederati-rose" if risen else "foederati-rose-none"
    yield Point(stem, {"count": risen, "of": len(event.checks), "needed": event.needed})


def _shock(event: happened.ShockRolled) -> Points:
    lost = sum(check.failed for check in event.checks)
    args: dict[str, Argument] = {
        "area": event.area, "count": lost, "of": len(event.checks), "needed": event.needed, "number": event.number,
    }  # fmt: skip
    yield Point("shock-none" if not lost else "shock-first" if event.number == 1 else "shock", args)


def _defection(event: happened.DefectionRolled) -> Points:
    gone = sum(check.failed for check in event.checks)
    args: dict[str, Argument] = {
        "area": event.area, "to": event.to, "count": gone, "of": len(event.checks), "needed": event.needed,
    }  # fmt: skip
    if gone or len(event.checks) > 1:
        yield Point("defection" if gone else "defection-none", args)


def _defected(event: happened.Defected) -> Points:
    if event.cause == "appeal":
        yield Point("appeal", {**plain_fields(event), "unit": say(f"count-{event.unit}", count=1)})


def _pillaged(event: happened.CityPillaged) -> Iterator[Point]:
    if event.how == "pillage":
        yield Point(_pillage_stem(event), plain_fields(event))


def _pillage_stem(event: happened.CityPillaged) -> str:
    if event.area == ROMA:
        return "pillaged-own-roma" if event.nation in _OF_ROME else "pillaged-roma"
    return "pillaged-gold" if event.gold else "pillaged"


def _exited(event: happened.Exited) -> Points:
    yield Point("exited", {"nation": event.nation, "force": troops(event.force), "place": event.place})


def _campaign_began(event: happened.CampaignBegan) -> Points:
    yield Point("campaign-began", {**plain_fields(event), "force": troops(Force(event.force.units))})


def _marched(event: happened.CampaignMarched) -> Points:
    if event.way == "crossing":
        yield Point("campaign-crossing", {**plain_fields(event), "to": event.path[-1], "count": event.force.size})


def _reacted(event: happened.Reacted) -> Points:
    stem = f"reacted-{event.reaction}"
    args: dict[str, Argument] = {
        "nation": event.nation, "force": troops(event.force), "origin": event.path[0], "to": event.path[-1],
    }  # fmt: skip
    yield Point(stem, args)


def _submitted(event: happened.Submitted) -> Points:
    yield Point(f"submitted-{event.cause}", plain_fields(event))


def _submission_ended(event: happened.SubmissionEnded) -> Points:
    yield Point(f"submission-ended-{event.cause}", plain_fields(event))


def _leader_killed(event: happened.LeaderKilled) -> Points:
    """The death of a leader; at sea without a body, a shield or a horse."""
    yield Point("leader-killed", plain_fields(event)).under("at-sea" if event.area in italia_data().seas else "")


def _rebuilt(event: happened.CityRebuilt) -> Points:
    yield Point("city-rebuilt", {"nation": event.nation, "area": event.area})


def _turn_ended(event: happened.TurnEnded) -> Points:
    counted = event.measured or event.points
    order = sorted(counted, key=lambda seat: -counted[seat])
    is_level = sum(points == counted[order[0]] for points in counted.values()) > 1
    stem = "turn-ended-measured" if counted != event.points else "turn-ended"
    yield Point(f"{stem}-level" if is_level else stem, {"seats": _standings(event, order), "seat": order[0]})


def _scored(event: happened.GameScored) -> Points:
    order = sorted(event.measured, key=lambda seat: -event.measured[seat])
    yield Point("game-scored", {"winner": event.winner, "seats": _standings(event, order)})


def _standings(event: happened.TurnEnded | happened.GameScored, order: Iterable[str]) -> tuple[Text, ...]:
    """The points of each seat; in a short cut with those expected of it, and how far it's above or below [11.6]."""
    return tuple(_standing(seat, event.points[seat], event.measured.get(seat, event.points[seat])) for seat in order)


def _standing(seat: str, points: int, measured: int) -> Text:
    if measured == points:
        return say("standing", seat=seat, points=in_points(points))
    change = signed(measured)
    return say(
        "standing-measured", seat=seat, points=in_points(points), expected=in_points(points - measured), change=change
    )


def _ended(event: GameEnded) -> Points:
    yield Point("game-ended", {"reason": event.reason})


_ALWAYS: Mapping[str, Case] = {
    "turn-began": _turn_began,
    "nation-began": _nation_began,
    "nation-inherited": _inherited,
    "roma-returned": _roma,
    "foederati-rose": _rose,
    "revolted": _plain,
    "exited": _exited,
    "shock-rolled": _shock,
    "defection-rolled": _defection,
    "defected": _defected,
    "campaign-began": _campaign_began,
    "campaign-marched": _marched,
    "submitted": _submitted,
    "submission-ended": _submission_ended,
    "city-rebuilt": _rebuilt,
    "turn-ended": _turn_ended,
    "game-scored": _scored,
    "game-ended": _ended,
}
"""Kinds that are told whenever they happen."""

_IF_ROOM: Mapping[str, Case] = {"reacted": _reacted, "city-pillaged": _pillaged}
"""Kinds that are told if they are among the weightiest of the turn; the list names the others."""

_WEIGHTS = {"reacted": 9, "city-pillaged": 7}


# The list that ends a nation's turn


def listed(turn: NationTurn, untold: Sequence[Fight]) -> Iterator[Text]:
    """The lines of a nation's turn: other fights, marches, losses, gold, and every change of the score."""
    lines = {
        "list-fights": [_result(fight) for fight in untold if not _is_submission(fight)],
        "list-moves": list(moves(turn)),
        "list-lost": list(lost_units(turn)),
        "list-gold": list(gold(turn)),
        "list-points": list(_points(turn)),
    }
    for key, items in lines.items():
        if items:
            most = len(items) if key == "list-points" else _MOST_LISTED
            shown, more = tuple(items[:most]), len(items) - most
            rest = (say("list-more", count=more),) if more > 0 else ()
            yield say(key, items=facts([*shown, *rest], "list-items"))


def _is_submission(fight: Fight) -> bool:
    """Whether a battle ended by a submission, which is told anyway."""
    return isinstance(fight.end, happened.BattleEnded) and fight.end.outcome == "submitted"


def _result(fight: Fight) -> Text:
    match fight.end:
        case happened.RaidFought():
            outcome = "raided" if fight.end.success else "repelled"
        case happened.SeaBattleEnded():
            outcome = "won" if _is_won_at_sea(fight) else "not-won"
        case _:
            outcome = "won" if fight.end.outcome in ("won", "defender-left") else "not-won"
    return say(f"result-{outcome}", **fight_args(fight))


def moves(turn: NationTurn) -> Iterator[Text]:
    """The marches by goal, without those to sea; the campaign as one road, with its blocks; who couldn't come."""
    road: list[str] = []
    for march in turn.of(happened.CampaignMarched):
        road += march.path[1:] if road else march.path
    if road:
        yield say("move-campaign", leader=turn.of(happened.CampaignMarched)[0].leader,
                  road=facts(_stops(road), "list-road"))  # fmt: skip
    for block in turn.of(happened.AreaBlocked):
        yield say("move-blocked", unit=say(f"count-{block.unit}", count=1), area=block.area)
    by_place: dict[str, list[Force]] = defaultdict(list)
    for move in turn.of(happened.Moved):
        if move.way in ("land", "strait", "landed"):
            by_place[move.path[-1]].append(move.force)
    for place, forces in by_place.items():
        yield say("move", force=troops(total(forces)), to=place)
    missing = [event.force for event in turn.of(happened.ArrivalLost)]
    if missing:
        yield say("loss-arrival", nation=turn.nation, force=troops(total(missing)))


def _stops(road: Sequence[str]) -> list[Text]:
    """The stops of a road, without those in the middle of a very long one."""
    stops = [say("place", place=place) for place in road]
    if len(stops) <= _MOST_STOPS:
        return stops
    half = _MOST_STOPS // 2
    return [*stops[:half], say("road-more", count=len(stops) - 2 * half), *stops[-half:]]


def lost_units(turn: NationTurn) -> Iterator[Text]:
    """All units lost by nation, with the cause of those that no enemy killed."""
    found: dict[tuple[str, str], list[Force]] = defaultdict(list)
    for loss in turn.of(happened.UnitsLost):
        found[loss.nation, loss.cause if loss.cause in _WITHOUT_ENEMY else ""].append(loss.force)
    for (nation, cause), forces in found.items():
        key = f"loss-{cause}" if cause else "loss"
        yield say(key, nation=nation, force=troops(Force(total(forces).units)))


_WITHOUT_ENEMY = frozenset({"surplus", "vassal", "displaced", "block", "no-counter"})
"""Causes of losses that no sentence of a fight explains."""


def gold(turn: NationTurn) -> Iterator[Text]:
    """Where the gold came from and went, and what is left; equal purchases are added up where the first one was."""
    own, spent = turn.nation, _spent(turn)
    for event in turn.events:
        yield from spent.pop(id(event), ())
        match event:
            case happened.IncomeCounted() if event.income:
                yield say("gold-income", gold=event.income)
            case happened.TributePaid():
                other = event.controller if event.nation == own else event.nation
                yield say("gold-tribute" if event.nation == own else "gold-received", gold=event.gold, nation=other)
            case happened.CityBuilt():
                yield say("gold-city", area=event.area, cost=event.cost)
            case happened.CityPillaged() if event.gold:
                yield say("gold-pillage", area=event.area, gold=event.gold)
            case happened.NationEnded() if event.gold:
                yield say("gold-left", gold=event.gold)


def _spent(turn: NationTurn) -> dict[int, list[Text]]:
    """What was bought and repaired, by the first event of each kind."""
    bought: dict[str, list[happened.Bought]] = defaultdict(list)
    for purchase in turn.of(happened.Bought):
        if purchase.nation == turn.nation:
            bought[purchase.unit].append(purchase)
    told = {}
    for unit, purchases in bought.items():
        count, cost = (sum(getattr(each, name) for each in purchases) for name in ("count", "cost"))
        told[id(purchases[0])] = [say("gold-bought", unit=say(f"count-{unit}", count=count), cost=cost)]
    repairs = turn.of(happened.LegionRepaired)
    if repairs:
        told[id(repairs[0])] = [_repaired(repairs)]
    return told


def _repaired(repairs: Sequence[happened.LegionRepaired]) -> Text:
    cost, areas = sum(each.cost for each in repairs), tuple(dict.fromkeys(each.area for each in repairs))
    if len(areas) == 1:
        return say("gold-repair", area=areas[0], cost=cost)
    return say("gold-repairs", areas=areas, cost=cost)


def _points(turn: NationTurn) -> Iterator[Text]:
    """The points of the turn by cause; kills of one nation are added up."""
    sums: Counter[tuple[str, str, str, str]] = Counter()
    counts: Counter[tuple[str, str, str, str]] = Counter()
    for event in turn.of(happened.PointsScored):
        area = event.area if event.cause in ("pillage", "raid", "capture-city") else ""
        key = event.nation, event.cause, event.about, area
        sums[key] += event.halves
        counts[key] += event.count
    for (nation, cause, about, area), points in sorted(sums.items(), key=lambda item: item[0][0] != turn.nation):
        args: dict[str, Argument] = {
            "points": in_points(points), "nation": nation, "about": about or nation, "area": area,
            "count": counts[nation, cause, about, area],
        }  # fmt: skip
        whose = "points" if nation == turn.nation else "points-of-others"
        kind = _kind_that_counts(nation, about) if cause == "kill-unit" else ""
        told = say(f"points-{cause}", **args)
        if kind:
            told = say("points-kill-kind", units=say(f"count-{kind}", count=counts[nation, cause, about, area]), **args)
        yield say(whose, points=args["points"], nation=nation, cause=told)


def _kind_that_counts(nation: str, other: str) -> str:
    """The kind of unit whose death a nation's card counts, of those of another one; empty if all count [11.1]."""
    cards = [period.cards[nation] for period in italia_data().periods.values() if nation in period.cards]
    found = [line for card in cards for line in card.points if line.type == "kill-unit" and line.nation in ("", other)]
    return next((line.unit for line in found if line.unit), "") if all(line.unit for line in found) else ""


# The narrator


class _Telling(Narrator):
    """The telling of some events: what each of them has to say is settled before the first word."""

    def __init__(self, events: Sequence[Event], voice: Voice) -> None:
        super().__init__(GAME_ID, (), {}, {}, {})
        self._voice = voice
        self._stems = Stems(GAME_ID, voice)
        self._fought: list[Fight] = []
        self._refusals = set[tuple[str, str]]()
        self._sacked = set[str]()
        self._introduced = set[str]()
        self._plan: dict[int, list[Point | Ornament]] = {}
        self._is_cut_short = any(isinstance(event, GameEnded) for event in events)
        for turn in nation_turns(events):
            self._plan_turn(turn)

    def points(self, event: Event, scene: Sequence[Event], past: Sequence[Event] = ()) -> Points:
        """What was settled for this event."""
        return self._plan.get(id(event), ())

    def _plan_turn(self, turn: NationTurn) -> None:
        if turn.of(happened.NationBegan) and not turn.is_whole and not self._is_cut_short:
            return  # its report will tell it
        fights = {id(fight.end): fight for fight in turn.fights()}
        for fight in fights.values():
            fight.past = tuple(self._fought)
            self._fought.append(fight)
        chosen = self._chosen(turn, fights)
        arrival = next((event for event in turn.of(happened.Placed) if event.cause in _ARRIVALS), None)
        if arrival is not None:
            self._plan[id(arrival)] = list(self._arrival(turn, arrival))
        self._plan_departures(turn)
        for event in turn.events:
            self._plan_other(event, chosen, has_arrived=arrival is not None)
        untold = self._plan_fights(turn, fights, chosen)
        for end in turn.of(happened.CampaignEnded, happened.NationEnded):
            self._plan[id(end)] = list(self._list(turn, untold))
        self._head(turn)

    def _plan_other(self, event: Event, chosen: set[int], *, has_arrived: bool) -> None:
        """Settle an event outside of fights; the arrival has told a campaign's leader, and the list tells his road."""
        if isinstance(event, happened.CampaignBegan) and has_arrived and self._voice.length != "epic":
            return
        if isinstance(event, happened.SubmissionRefused):
            self._plan[id(event)] = list(self._refused(event))
        elif event.kind in _ALWAYS:
            self._plan[id(event)] = list(_ALWAYS[event.kind](event))
        elif isinstance(event, happened.CityPillaged) and id(event) in chosen:
            self._plan[id(event)] = list(self._pillaged(event))
        elif event.kind in _IF_ROOM and id(event) in chosen:
            self._plan[id(event)] = list(_IF_ROOM[event.kind](event))

    def _refused(self, event: happened.SubmissionRefused) -> Points:
        """An offer to submit that was refused, as long as there are new words for it."""
        pair = event.nation, event.to
        again = ["submission-refused-again"] if pair in self._refusals else []
        self._refusals.add(pair)
        stem = self._stems.choose([*again, "submission-refused"], event.turn)
        if stem:
            yield Point(stem, plain_fields(event))

    def _pillaged(self, event: happened.CityPillaged) -> Points:
        """A pillage; that of a city which was pillaged before has texts of its own."""
        for point in _pillaged(event):
            again = ["pillaged-again"] if point.stem == "pillaged" and event.area in self._sacked else []
            stem = self._stems.choose([*again, point.stem], event.turn) or point.stem
            yield point._replace(stem=stem)
        self._sacked.add(event.area)

    def _plan_fights(self, turn: NationTurn, fights: Mapping[int, Fight], chosen: set[int]) -> list[Fight]:
        """Settle the fights, with the leaders who fall in them and elsewhere; return the fights for the list."""
        untold = []
        for key, fight in fights.items():
            stem = self._stem(fight) if key in chosen else ""
            if stem:
                self._plan[key] = list(_fight_points(fight, stem))
                continue
            self._plan[key] = [point for fallen in fight.fallen for point in _leader_killed(fallen)]
            if key not in chosen or fight_stems(fight):
                untold.append(fight)
        within = {id(fallen) for fight in fights.values() for fallen in fight.fallen}
        for fallen in turn.of(happened.LeaderKilled):
            if id(fallen) not in within:
                self._plan[id(fallen)] = list(_leader_killed(fallen))
        return untold

    def _stem(self, fight: Fight) -> str:
        """The stem of a fight, empty if its turn has had all words for it; a leader never falls in an untold one."""
        stems = fight_stems(fight)
        return self._stems.choose(stems, fight.end.turn) or (stems[-1] if stems and fight.fallen else "")

    def _plan_departures(self, turn: NationTurn) -> None:
        """Tell once of all units of a nation that leave the game."""
        left = turn.of(happened.Departed)
        for first in {(each.nation, each.scored): each for each in reversed(left)}.values():
            own = [each for each in left if (each.nation, each.scored) == (first.nation, first.scored)]
            args: dict[str, Argument] = {
                "nation": first.nation,
                "force": troops(total(each.force for each in own)),
                "places": tuple(dict.fromkeys(each.place for each in own)),
            }
            self._plan[id(first)] = [Point("departed-scored" if first.scored else "departed", args)]

    def _head(self, turn: NationTurn) -> None:
        """Leave out a heading without a story; head what follows a campaign."""
        told = [event for event in turn.events if self._plan.get(id(event))]
        if not turn.nation or not told:
            return
        if isinstance(told[0], happened.NationBegan):
            if len(told) == 1:
                del self._plan[id(told[0])]
            return
        if turn.is_whole:
            head = {"nation": turn.nation, "seat": italia_data().nations[turn.nation].seat}
            self._plan[id(told[0])].insert(0, Point("nation-goes-on", head))

    def _chosen(self, turn: NationTurn, fights: Mapping[int, Fight]) -> set[int]:
        """The fights and other events that have a sentence: the weightiest."""
        weights = {key: fight.weight for key, fight in fights.items() if fight_stems(fight)}
        for event in turn.events:
            if event.kind in _IF_ROOM and any(_IF_ROOM[event.kind](event)):
                weights[id(event)] = _WEIGHTS[event.kind]
        best = sorted(weights, key=lambda key: -weights[key])
        chosen = set(best[: _MOST[self._voice.length]] if turn.is_whole else best)
        chosen |= {key for key, fight in fights.items() if fight.fallen and key in weights}
        return chosen | {id(fight.pillaged) for key, fight in fights.items() if key in chosen and fight.pillaged}

    def _arrival(self, turn: NationTurn, first: happened.Placed) -> Points:
        """All that arrives in the turn, with its leader."""
        placed = [each for each in turn.of(happened.Placed) if each.cause in _ARRIVALS]
        force = total(each.force for each in placed)
        leader = force.leaders[0] if force.leaders else ""
        places = tuple(dict.fromkeys(each.place for each in placed))
        stems = _arrival_stems(first, placed, force)
        yield Point(
            self._stems.choose(stems, first.turn) or stems[-1],
            {
                "nation": first.nation, "leader": leader, "force": troops(Force(force.units)) or (say("nothing"),),
                "places": places, "count": force.size,
            },
        )  # fmt: skip
        if leader and leader not in self._introduced:
            self._introduced.add(leader)
            yield Ornament(f"colour-leader-{leader}", {}, FULL)

    def _list(self, turn: NationTurn, untold: Sequence[Fight]) -> Points:
        for line in listed(turn, untold):
            yield Point("nation-ended", {"lines": line})


_ARRIVALS = ("arrival", "landing", "africa")


def _arrival_stems(first: happened.Placed, placed: Sequence[happened.Placed], force: Force) -> list[str]:
    """The stems that fit what arrives; those of units never fit a leader who comes alone."""
    leader, size = force.leaders, force.size
    if leader and not size:
        return ["arrival-alone"]
    afloat = any(each.place in italia_data().seas for each in placed)
    fitting = {
        "arrival-africa": any(each.cause == "africa" for each in placed),
        "arrival-landing": first.cause == "landing",
        "arrival-led-afloat": leader and afloat,
        "arrival-afloat": afloat and not leader,
        "arrival-led-great": leader and not afloat and size >= _GREAT_FORCE,
        "arrival-led-small": leader and size <= _SMALL_FORCE,
        "arrival-led": leader and not afloat,
        "arrival-staging": first.place in italia_data().staging,
        "arrival-great": size >= _GREAT_FORCE and not leader and not afloat,
        "arrival-small": size <= _SMALL_FORCE and not leader,
        "arrival": True,
    }
    return [stem for stem, fits in fitting.items() if fits]


class Annalist(Narrator):
    """Tells the events of Italia by nation turns."""

    def __init__(self) -> None:
        super().__init__(GAME_ID, (), {}, {}, {})

    def tell(
        self,
        events: Sequence[Event],
        voice: Voice,
        before: Sequence[Event] = (),
        wanted: Callable[[Event], bool] = lambda _: True,
    ) -> list[str]:
        """The events as paragraphs: each nation turn with its weightiest fights, and a list of the rest."""
        story = self.story(events, voice, before)
        told = []
        for event in events:
            if wanted(event):
                told.append(story.tell(event))
            else:
                story.skip(event)
        return [paragraph for paragraph in told if paragraph]

    def story(self, events: Sequence[Event], voice: Voice, before: Sequence[Event] = ()) -> Story:
        """A story that tells these events, after those before them."""
        story = Story(_Telling([*before, *events], voice), voice)
        for event in before:
            story.skip(event)
        return story

    def so_far(self, events: Sequence[Event], voice: Voice) -> list[str]:
        """What a nation whose turn or campaign goes on has done, without its fights: its name and a list."""
        parts = nation_turns(events)
        if not parts or parts[-1].is_whole or not parts[-1].nation or isinstance(events[-1], GameEnded):
            return []
        turn, number = parts[-1], events[-1].turn
        head: dict[str, Argument] = {"nation": turn.nation, "seat": italia_data().nations[turn.nation].seat}
        key = "nation-heading" if turn.of(happened.NationBegan) else "nation-goes-on"
        story = Story(_Telling((), voice), voice)
        done = story.say_all([Point("nation-ended", {"lines": line}) for line in listed(turn, ())], number)
        return [story.say_all([Point(key, head)], number), done] if done else []

    def settled(self, events: Sequence[Event], voice: Voice) -> list[tuple[Event, list[Point | Ornament]]]:
        """Each event with what it has to tell among the others."""
        telling = _Telling(events, voice)
        return [(event, list(telling.points(event, ()))) for event in events]

    def points(self, event: Event, scene: Sequence[Event], past: Sequence[Event] = ()) -> Points:
        """What an event has to tell on its own, after those of ``scene``."""
        return _Telling([*scene, event], Voice()).points(event, ())


NARRATOR = Annalist()
"""Tells the events of Italia."""

"""What the narrator of Ultimus Romanorum tells of each event: in order, and only what the event itself says."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from render.core.posts import Length
from render.prose.narrator import Narrator, Ornament, Point, Points, plain_fields
from render.ultimus_romanorum.circumstances import outcome, sides, told_as
from rules.core.events import Event, GameEnded, Modifier
from rules.core.text import Argument, Text
from rules.ultimus_romanorum import events as happened
from rules.ultimus_romanorum.chapters.asking import troops
from rules.ultimus_romanorum.data.loader import ATTILA, BAGAUDES, GAME_ID, ultimus_data
from rules.ultimus_romanorum.game import ROMAN, say, town

SILENT = frozenset({
    "dice-thrown", "hidden-dice-thrown", "stored-answers-cleared", "choice-undone", "amended", "rewound", "resumed",
    "taken-up", "counter-drawn", "stratagem-removed", "sequence-ended", "death-tested", "fleet-moved",
    "fleets-controlled", "year-ended",
})  # fmt: skip
"""Events that the map shows, or that the next event covers."""

RECALLED = frozenset({
    "year-began", "year-scored", "hand-changed", "initiative-rolled", "initiative-taken", "sequences-counted",
    "event-rolled", "stratagem-played", "leader-entered", "caesar-named", "caesar-lost", "leader-died",
    "augustus-proclaimed", "candidate-tested", "usurpation-tested", "usurpation-began", "joined-usurper",
    "loyalty-tested", "diocese-tested", "rally-tested", "usurpation-succeeded", "usurpation-failed", "camps-exchanged",
    "tribe-changed", "tribe-vanquished", "refuge-tested", "evasion-tested", "evaded", "leader-escaped",
    "battle-began", "battle-fought", "units-reduced", "units-eliminated", "plague-broke", "council-called",
    "council-held", "units-recovered", "unit-removed", "leader-returned", "retreated", "guard-given",
    "leaders-settled", "unit-placed", "fleet-loaded", "fleet-landed", "refuge-taken", "refuge-left",
    "stack-moved", "units-joined",
})  # fmt: skip
"""The kinds of events of earlier years whose sentences are not to come again soon, and those of the threads."""

FULL: tuple[Length, ...] = ("normal", "epic")

_QUIET_HANDS = ("hand-drawn", "hand-returned", "hand-discarded")
"""Changes of a hand that come every year; the panel shows how many stratagems each player holds."""

_TOLD_PLACES = ("placed-reinforcement", "placed-bagaudes", "placed-event", "placed-home")
"""Causes for which a new unit is told of on its own; the map shows the others."""

_STRATAGEMS: Mapping[str, str] = {
    "minor-federation-treaty": "treaty",
    "major-federation-treaty": "treaty",
    "usurpation-west": "usurpation",
    "usurpation-east": "usurpation",
    "minor-uprising": "uprising",
    "two-minor-uprisings": "uprising",
    "three-minor-uprisings": "uprising",
    "major-uprising": "uprising",
    "three-major-uprisings": "uprising",
}
"""Stratagems that share the texts of another one."""

_AIMLESS = ("initiative", "augusta-orientalis", "augusta-occidentalis", "pope")
"""Stratagems whose texts name no target."""

_TURNS_OF_TRIBES = frozenset({
    ("foederati", "status-treaty"), ("foederati", "status-tribute"), ("foederati", "status-rebellion"),
    ("foederati", "status-federated"), ("foederati", "status-vanquished"), ("peace", "status-tribute"),
    ("peace", "status-vanquished"), ("revolt", "status-rebellion"), ("revolt", "status-dissolved"),
})  # fmt: skip
"""Changes of a Tribe that have texts of their own; the others are told by the new status."""

_LISTED = {"units-reduced": "listed-reduced", "units-eliminated": "listed-eliminated"}
"""The losses of a battle as items of the list below it."""

_MANY_UNITS = 5
_LONG_WAY = 3
"""From how many units a march is a great one, and from how many areas on a far one."""

_MOST_LEADERS = 3
_MOST_AREAS = 12


def fields(event: Event) -> dict[str, Argument]:
    """The fields of an event, with camp and half as the texts tell them apart."""
    found = plain_fields(event)
    if "camp" in found:
        found["camp"] = side(str(found["camp"]))
    if "half" in found:
        found["half"] = realm(str(found["half"]))
    return found


def side(camp: str) -> str:
    """A camp as the texts choose by it."""
    return "for-rome" if camp == ROMAN else "against-rome"


def realm(half: str) -> str:
    """A half of the Empire as the texts choose by it."""
    return "half-west" if half == "west" else "half-east"


def counters(pieces: Iterable[str]) -> tuple[str | Text, ...]:
    """Leaders by name, then the units that are with them."""
    data, given = ultimus_data(), list(pieces)
    leaders = [piece for piece in given if data.is_leader(piece)]
    return (*leaders, *troops(piece for piece in given if piece in data.units))


def force(leaders: Sequence[str], units: Sequence[str]) -> tuple[str, ...]:
    """What a story calls an army: its leaders, those with a name and the ablest first.

    Without any, it's the peoples it is made of, and Romans as a garrison.
    """
    if leaders:
        facts = ultimus_data().leaders
        return tuple(sorted(leaders, key=lambda each: (facts[each].generic, -facts[each].cc))[:_MOST_LEADERS])
    tribes = [ultimus_data().units[unit].tribe for unit in units]
    romans = tribes.count("")
    named = tuple(dict.fromkeys(tribe for tribe in tribes if tribe))
    return (*named, "roman-garrisons" if romans > 1 else "roman-garrison") if romans else named


_GARRISONS = {"roman-garrison", "roman-garrisons"}


def facing(other: tuple[str, ...], own: tuple[str, ...]) -> tuple[str, ...]:
    """What a story calls an army that meets another: a garrison that meets one is that of the other Romans."""
    is_civil = not _GARRISONS.isdisjoint(own)
    return tuple(dict.fromkeys("other-romans" if is_civil and each in _GARRISONS else each for each in other))


def force_of(pieces: Iterable[str]) -> tuple[str, ...]:
    """What a story calls some counters that go together."""
    given, data = list(pieces), ultimus_data()
    return force([each for each in given if data.is_leader(each)], [each for each in given if each in data.units])


def rolled(die: int, modifiers: Sequence[Modifier]) -> str:
    """A die with what was added to it."""
    added = sum(each.value for each in modifiers)
    if not added:
        return str(die)
    total = die + added
    return f"{die} {'+' if added > 0 else '−'} {abs(added)} = {'−' if total < 0 else ''}{abs(total)}"


def _plain(event: Event) -> Points:
    yield Point(event.kind, fields(event))


def _entered(event: happened.LeaderEntered) -> Points:
    yield Point(f"leader-entered-{_end(event.cause)}", fields(event))


def _caesar_lost(event: happened.CaesarLost) -> Points:
    yield Point(f"caesar-lost-{_end(event.cause)}", fields(event))


def _died(event: happened.LeaderDied, _scene: Sequence[Event], past: Sequence[Event]) -> Points:
    """A death; the man whom the other tribes obey has a text of his own if he dies in bed, where a die decides."""
    is_natural = event.cause == "death-natural"
    is_scourge = event.leader == ATTILA and is_natural
    yield Point(f"leader-died-{_end(event.cause)}", fields(event)).under("attila" if is_scourge else "")
    test = past[-1] if past else None
    if is_natural and isinstance(test, happened.DeathTested) and test.leader == event.leader:
        yield Point("death-roll", {"die": test.die, "dies_on": test.dies_on})


def _proclaimed(event: happened.AugustusProclaimed) -> Points:
    yield Point(f"augustus-proclaimed-{_end(event.cause)}", fields(event))


def _alliance_broken(event: happened.AllianceBroken) -> Points:
    yield Point(f"alliance-broken-{_end(event.cause)}", fields(event))


def _either(field: str, one: str, other: str) -> Callable[[Any], Points]:
    """How to tell a test: by one text if the field of the event is true, by another if it isn't."""

    def told(event: Any) -> Points:
        yield Point(f"{event.kind}-{one if getattr(event, field) else other}", fields(event))

    return told


def _end(cause: str) -> str:
    """What tells a cause from the others of its sort: the stems of its texts end like it."""
    return cause.partition("-")[2]


def _year_began(event: happened.YearBegan) -> Points:
    yield Point("year-began", {"year": str(event.year)})
    yield from of_the_books(event.year)


def of_the_books(year: int) -> Points:
    """What happened in a year of history."""
    yield Ornament(f"colour-year-{year}", {}, FULL)


def _hand(event: happened.HandChanged) -> Points:
    if event.cause not in _QUIET_HANDS:
        yield Point(f"hand-changed-{_end(event.cause)}", fields(event))


def _initiative_rolled(event: happened.InitiativeRolled) -> Points:
    """A first move that the die gave to one camp or the other, perhaps by a single point [2.2]."""
    is_close = event.die in (event.needed - 1, event.needed)
    stem = f"initiative-rolled-{event.camp}"
    yield Point(stem, {"die": event.die, "needed": event.needed}).under("close" if is_close else "")


def _sequences(event: happened.SequencesCounted) -> Points:
    """How many SMC each camp has; as many for both is worth a word."""
    yield Point("sequences-counted", fields(event)).under("even" if event.roman == event.barbarian else "")


def _initiative(event: happened.InitiativeTaken) -> Points:
    yield Point(f"initiative-taken-{_end(event.cause)}", fields(event))


def _stratagem(event: happened.StratagemPlayed) -> Points:
    """A stratagem by its name; what it costs and does are events of their own."""
    kind = ultimus_data().cards.get(event.stratagem, event.stratagem)
    args: dict[str, Argument] = {"stratagem": say(f"stratagem-{kind}"), "camp": side(event.camp)}
    about = event.about[:_MOST_AREAS]
    if not about and kind not in _AIMLESS:
        yield Point("stratagem-played", args)
        return
    yield Point(f"stratagem-played-{_STRATAGEMS.get(kind, kind)}", {**args, "about": about})


def _event_rolled(event: happened.EventRolled) -> Points:
    dice = f"{' + '.join(str(die) for die in event.dice)} = {event.total}"
    if event.event.startswith("none"):
        yield Point("event-rolled-none", {"dice": dice, "total": event.total})
        return
    named = say("told-event", event=event.event, dice=dice)
    yield Point(f"event-rolled-{event.event}", {"dice": named, "total": event.total})


def _led_by(move: happened.StackMoved) -> str:
    """The leader of units on the march; empty if a leader or the units go alone."""
    leader = next((piece for piece in move.pieces if ultimus_data().is_leader(piece)), "")
    return leader if leader and len(move.pieces) > 1 else ""


def land(area: str) -> Argument:
    """An area; one that has the name of a people as the land of that people."""
    return say("land-of", tribe=area) if area in ultimus_data().tribes else area


def _moved(event: happened.StackMoved) -> Points:
    """A march: of units with their leader, of a leader alone, or of units that no one leads."""
    leader, ends = _led_by(event), {"origin": land(event.path[0]), "to": land(event.path[-1])}
    units = [piece for piece in event.pieces if piece in ultimus_data().units]
    if leader and units:
        how = "great" if len(units) >= _MANY_UNITS else "far" if len(event.path) > _LONG_WAY else ""
        yield Point("stack-moved", {"leader": leader, **ends, "count": len(units)}).under(how)
    elif units:
        yield Point("units-moved", {"units": troops(units), **ends})
    else:
        yield Point("leader-moved", {"leader": leader or event.pieces[0], **ends})


def _candidate(event: happened.CandidateTested) -> Points:
    yield Point(f"candidate-tested-{'accepted' if event.accepted else 'refused'}", fields(event))


def _escort_named(event: happened.EscortNamed, _: Sequence[Event], past: Sequence[Event]) -> Points:
    """The leader who brings an Augustus to his throne: another one, or the Augustus himself [3.5.2, R34]."""
    thrones = [each for each in past if isinstance(each, happened.AugustusProclaimed) and each.half == event.half]
    is_himself = bool(thrones) and thrones[-1].leader == event.leader
    yield Point("escort-named", fields(event)).under("himself" if is_himself else "")


def _escort_home(event: happened.EscortHome) -> Points:
    yield Point("escort-home", {"pieces": counters(event.pieces)})


def _usurpation_tested(event: happened.UsurpationTested) -> Points:
    yield Point(f"usurpation-tested-{'valid' if event.valid else 'failed'}", fields(event))


def _usurpation(event: happened.UsurpationBegan) -> Points:
    yield Point("usurpation-began-puppet" if event.puppet else "usurpation-began", fields(event))


def _joined(event: happened.JoinedUsurper) -> Points:
    yield Point("joined-usurper", {**fields(event), "pieces": counters(event.pieces)})


def _puppet(event: happened.PuppetNamed) -> Points:
    yield Point(f"puppet-named-{_end(event.cause)}", fields(event))


def _rally(event: happened.RallyTested) -> Points:
    args = {**fields(event), "units": troops(event.units)}
    yield Point(f"rally-tested-{'joins' if event.joins else 'stays'}", args)


def _usurpation_succeeded(event: happened.UsurpationSucceeded) -> Points:
    yield Point(f"usurpation-succeeded-{event.cause}", fields(event))


def _exchanged(event: happened.CampsExchanged) -> Points:
    yield Point("camps-exchanged", {**fields(event), **points_kept(event)})


def points_kept(event: happened.CampsExchanged) -> dict[str, Argument]:
    """The points with which each camp goes on after the players have changed camps."""
    return {"rome": event.pv[event.roman], "foes": _foes(event.pv, event.roman)}


def _foes(pv: Mapping[str, int], roman: str) -> int:
    """The points of the player who isn't Rome."""
    return next((points for seat, points in pv.items() if seat != roman), 0)


def _tribe(event: happened.TribeChanged) -> Points:
    """A Tribe's new status. The unit of the Bagaudae tells of their rising."""
    if event.status == "war" and (event.tribe == BAGAUDES or event.cause == "status-bagaudes"):
        return
    stem = f"tribe-changed-{event.status}"
    if (event.status, event.cause) in _TURNS_OF_TRIBES:
        stem = f"tribe-changed-{event.status}-{_end(event.cause)}"
    yield Point(stem, {"tribe": event.tribe})


def _migration_ended(event: happened.MigrationEnded) -> Points:
    """Foederati under Migration obey Rome again; others were the Barbarian's all the time."""
    if event.camp == ROMAN:
        yield Point("migration-ended", {"tribe": event.tribe})


def _ceded(event: happened.AreaCeded) -> Points:
    yield Point("area-ceded" if event.ceded else "area-ceded-no-more", fields(event))


def _fleet_pieces(event: happened.FleetLoaded | happened.FleetLanded) -> Points:
    yield Point(event.kind, {**fields(event), "pieces": counters(event.pieces)})


def _fleet_lost(event: happened.FleetLost) -> Points:
    """A fleet that doesn't come home; the extra one never comes back [9.2, R72]."""
    point = Point("fleet-lost", {"fleet": event.fleet, "back": str(event.back)})
    yield point if event.back else point.under("for-good")


def _escaped(event: happened.LeaderEscaped) -> Points:
    """A leader who got away, perhaps by a hair; the death of one who didn't is an event of its own."""
    if event.to:
        yield Point("leader-escaped", fields(event)).under("close" if event.die in _CLOSE else "")


_CLOSE = (7, 8)
"""A leader who rolls this got away by a hair [7.1]."""


def _battle_began(event: happened.BattleBegan) -> Points:
    attacker = force_of(event.attackers)
    defender = facing(force_of(event.defenders), attacker)
    args: dict[str, Argument] = {
        "area": event.area,
        "attacker": attacker,
        "defender": defender,
        "town": town(event.area),
    }
    yield Point("battle-heading", args, plain="battle-began")


def _refuge(event: happened.RefugeTaken | happened.RefugeLeft) -> Points:
    yield Point(event.kind, {**fields(event), "pieces": counters(event.pieces)})


def _refuge_tested(event: happened.RefugeTested) -> Points:
    """A siege: the die that may open the gates, and the second one that may save Constantinopolis."""
    outcome = "falls" if event.falls else "holds" if event.second is None else "saved"
    yield Point(f"refuge-tested-{outcome}", {"half": realm(event.half), "die": event.die, "second": event.second or 0})


def _evasion(event: happened.EvasionTested) -> Points:
    args = {**fields(event), "die": rolled(event.die, event.modifiers)}
    yield Point(f"evasion-tested-{'succeeds' if event.succeeds else 'fails'}", args)


def _evaded(event: happened.Evaded, scene: Sequence[Event]) -> Points:
    """Who got away, and who has to fight for it: who couldn't go along, or stays as a rearguard."""
    stem = "evaded-flight" if event.cause == "flees" else "evaded"
    yield Point(stem, {"area": event.area, "to": event.to, "force": force_of(event.pieces)})
    began = next((each for each in reversed(scene) if isinstance(each, happened.BattleBegan)), None)
    left = [piece for piece in _own(began, event.pieces) if piece not in event.pieces] if began else []
    if any(piece in ultimus_data().units for piece in left):
        yield Point("stayed", {"area": event.area, "force": force_of(left)})


def _own(began: happened.BattleBegan, pieces: Sequence[str]) -> tuple[str, ...]:
    """The side of a battle to which these pieces belong."""
    return began.defenders if set(pieces) <= set(began.defenders) else began.attackers


def _fought(event: happened.BattleFought, _: Sequence[Event], past: Sequence[Event]) -> Points:
    """The result of a battle: who holds the field, at what price, or what sets it apart from earlier ones."""
    victor, loser = sides(event)
    winners = force(victor.leaders, victor.units)
    args: dict[str, Argument] = {
        "area": event.area, "victor": winners, "loser": facing(force(loser.leaders, loser.units), winners),
        "attack": event.attacker.pf, "defense": event.defender.pf, "column": event.column,
        "shifted": event.shifted if event.shifted != event.column else "not-shifted",
        "die": "no-die" if event.die is None else rolled(event.die, event.modifiers), "town": town(event.area),
    }  # fmt: skip
    stem, named = told_as([*(each for each in past if isinstance(each, happened.BattleFought)), event])
    yield Point(stem, {**args, **named}, outcome(event))


def recalled(event: happened.BattleFought) -> Point:
    """How the year remembers a battle that its report has told."""
    (told,) = _fought(event, (), ())
    assert isinstance(told, Point)
    whose = "rome" if sides(event)[0].camp == ROMAN else "foes"
    return Point(f"battle-recalled-{whose}", {**told.args, "area": land(event.area)})


def _losses(event: happened.UnitsReduced | happened.UnitsEliminated) -> Points:
    args: dict[str, Argument] = {"area": event.area, "units": troops(event.units), "cause": say(event.cause)}
    in_battle = event.cause in ("loss-battle", "loss-retreat")
    if in_battle:
        yield Point(_LISTED[event.kind], args, plain=event.kind)
    elif event.kind == "units-reduced" and event.cause == "loss-plague":
        yield Point("units-reduced-plague", args, plain="units-reduced-otherwise")
    else:
        yield Point(f"{event.kind}-otherwise", args)


def _retreated(event: happened.Retreated, scene: Sequence[Event]) -> Points:
    """A retreat; units that go one by one after others of their name, by the same road, are told with the first."""
    args: dict[str, Argument] = {"area": event.area, "to": land(event.to), "force": force_of(event.pieces)}
    for each in reversed(scene):
        if not isinstance(each, happened.Retreated):
            break
        if (each.area, each.to, force_of(each.pieces)) == (event.area, event.to, args["force"]):
            return
    yield Point("listed-retreat", args, plain="retreated")


def _plague(event: happened.PlagueBroke) -> Points:
    yield Point("plague-broke-spreads" if event.spreads else "plague-broke", {"area": event.area})


def _plague_tested(event: happened.PlagueTested) -> Points:
    """A leader whom the plague spared among his men; a death is an event of its own."""
    if event.cause == "death-plague" and not event.dies:
        args: dict[str, Argument] = {"leader": event.leader, "area": event.area}
        generic = ultimus_data().leaders[event.leader].generic
        yield Point("plague-tested-spared-chief" if generic else "plague-tested-spared", args, "plague-tested-spared")


def _council(event: happened.CouncilHeld) -> Points:
    outcome = "augusta" if event.die is None else "well" if event.succeeds else "ill"
    args: dict[str, Argument] = {"area": event.area, "leader": event.leader, "needed": event.needed}
    yield Point(f"council-held-{outcome}", args if event.die is None else {**args, "die": event.die})


def _placed(event: happened.UnitPlaced, scene: Sequence[Event]) -> Points:
    """A new unit, or a people that settles; the limitanei and comitatenses of a set-up are on the map."""
    if event.cause == "placed-treaty":
        yield from _settled(event, scene)
        return
    palatini = ultimus_data().units[event.unit].category == "PA"
    if event.cause in _TOLD_PLACES and (palatini or event.cause != "placed-reinforcement"):
        yield Point(f"unit-placed-{_end(event.cause)}", {"units": troops((event.unit,)), "area": event.area})


def _settled(event: happened.UnitPlaced, scene: Sequence[Event]) -> Points:
    """A people that settles in an area: told with its first unit."""
    tribe = ultimus_data().units[event.unit].tribe
    settlers = (each for each in scene if isinstance(each, happened.UnitPlaced) and each.cause == event.cause)
    if all(each.area != event.area or ultimus_data().units[each.unit].tribe != tribe for each in settlers):
        yield Point("unit-placed-treaty", {"tribe": tribe, "area": event.area})


def _recovered(event: happened.UnitsRecovered) -> Points:
    yield Point("units-recovered", {"units": troops(event.units)})


def _removed(event: happened.UnitRemoved) -> Points:
    """A unit that doesn't come back; that a dead leader's guard disperses goes without saying."""
    if event.cause != "removed-guard":
        yield Point(f"unit-removed-{event.cause.removeprefix('removed-')}", {"units": troops((event.unit,))})


def _leaders_settled(event: happened.LeadersSettled) -> Points:
    yield Point(f"leaders-settled-{_end(event.cause)}", {"leaders": counters(event.leaders), "area": event.area})


def _units_joined(event: happened.UnitsJoined) -> Points:
    yield Point("units-joined", {"units": counters(event.units), "camp": side(event.camp)})


def _points(event: happened.PointsScored) -> Points:
    """A line of the account; one without points is left out."""
    if not event.pv:
        return
    stem = "points-scored" if event.pv > 0 else "points-paid"
    args: dict[str, Argument] = {
        "camp": side(event.camp), "pv": abs(event.pv), "total": event.total, "cause": say(event.cause),
        "about": event.about[:_MOST_AREAS], "more": max(len(event.about) - _MOST_AREAS, 0),
    }  # fmt: skip
    yield Point(f"{stem}-for" if event.about else stem, args)


def _year_scored(event: happened.YearScored) -> Points:
    rome, foes = event.pv[event.roman], _foes(event.pv, event.roman)
    ahead = "rome" if rome > foes else "foes" if foes > rome else "level"
    yield Point(f"year-scored-{ahead}", {"year": str(event.year), "rome": rome, "foes": foes})


def _ended(event: GameEnded) -> Points:
    yield Point("game-ended", {"level": event.level, "reason": event.reason})


_CASES: Mapping[str, Callable[..., Points]] = {
    "year-began": _year_began,
    "hand-changed": _hand,
    "initiative-rolled": _initiative_rolled,
    "initiative-taken": _initiative,
    "sequences-counted": _sequences,
    "stratagem-played": _stratagem,
    "event-rolled": _event_rolled,
    "sequence-began": _plain,
    "sequence-passed": _plain,
    "stack-moved": _moved,
    "leader-entered": _entered,
    "caesar-named": _plain,
    "caesar-lost": _caesar_lost,
    "augustus-proclaimed": _proclaimed,
    "candidate-tested": _candidate,
    "throne-vacant": _plain,
    "escort-home": _escort_home,
    "augustus-fled": _plain,
    "usurpation-tested": _usurpation_tested,
    "usurpation-began": _usurpation,
    "joined-usurper": _joined,
    "puppet-named": _puppet,
    "loyalty-tested": _either("joins", "joins", "stays"),
    "diocese-tested": _either("opens", "opens", "shut"),
    "rally-tested": _rally,
    "usurpation-succeeded": _usurpation_succeeded,
    "usurpation-failed": _plain,
    "camps-exchanged": _exchanged,
    "tribe-changed": _tribe,
    "migration-ended": _migration_ended,
    "alliance-broken": _alliance_broken,
    "rebellion-tested": _either("free", "free", "held"),
    "rex-tested": _either("crowned", "crowned", "refused"),
    "federation-tested": _either("federated", "federated", "refused"),
    "area-ceded": _ceded,
    "fleet-loaded": _fleet_pieces,
    "fleet-landed": _fleet_pieces,
    "fleet-lost": _fleet_lost,
    "fleet-returned": _plain,
    "leader-escaped": _escaped,
    "battle-began": _battle_began,
    "refuge-taken": _refuge,
    "refuge-left": _refuge,
    "refuge-tested": _refuge_tested,
    "evasion-tested": _evasion,
    "units-reduced": _losses,
    "units-eliminated": _losses,
    "plague-broke": _plague,
    "plague-tested": _plague_tested,
    "assassination-tested": _either("dies", "kills", "fails"),
    "council-held": _council,
    "units-recovered": _recovered,
    "unit-removed": _removed,
    "leaders-settled": _leaders_settled,
    "units-joined": _units_joined,
    "points-scored": _points,
    "year-scored": _year_scored,
    "game-ended": _ended,
}

NARRATOR = Narrator(
    GAME_ID,
    SILENT,
    _CASES,
    {"unit-placed": _placed, "retreated": _retreated, "evaded": _evaded},
    {"battle-fought": _fought, "escort-named": _escort_named, "leader-died": _died},
    chapters={"year-began"},
)
"""Tells the events of Ultimus Romanorum."""

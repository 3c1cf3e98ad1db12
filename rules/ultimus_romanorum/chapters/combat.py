"""Combat: the Forces of an area, refuge, evasion, battle, losses and retreat [8]."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from functools import partial
from itertools import chain

from rules.core.decisions import Option, Pick
from rules.core.events import Modifier
from rules.core.game import Play, one
from rules.core.text import Text
from rules.ultimus_romanorum.chapters import thrones
from rules.ultimus_romanorum.chapters.asking import BACK, area_options, ask, ask_some, pick
from rules.ultimus_romanorum.chapters.combat_table import (
    Force,
    column_of,
    facts_of,
    result_at,
    row_of,
    shifted,
    shifts,
    tactical_modifier,
)
from rules.ultimus_romanorum.chapters.leaders import die_together
from rules.ultimus_romanorum.chapters.leaving import (
    Party,
    choose_company,
    go,
    kin_among,
    may_leave,
    party,
    retreat,
    ways_out,
    who_goes,
)
from rules.ultimus_romanorum.chapters.losses import eliminate, lose_step
from rules.ultimus_romanorum.chapters.plague import enter_plague
from rules.ultimus_romanorum.chapters.rearguard import can_leave_some, leave_some
from rules.ultimus_romanorum.chapters.windows import Named, played_by, react, spend
from rules.ultimus_romanorum.data.loader import ATTILA, BOXES, HUNNI, REFUGES, ROMA
from rules.ultimus_romanorum.data.models import Camp, CombatResult
from rules.ultimus_romanorum.events import (
    BattleBegan,
    BattleFought,
    Evaded,
    EvasionTested,
    FederationTested,
    ForceFacts,
    RefugeTaken,
    StratagemsCancelled,
)
from rules.ultimus_romanorum.game import BARBARIAN, CAMPS, ROMAN, UltimusRomanorum, choice, heading, other, town

GREAT_BATTLE = 25
"""From this strength of both Forces together on the victor scores [10.1]."""

MANY_AT_RISK = 15
"""From this strength on a stored answer may want to be asked."""

OUTNUMBERED = "outnumbered"
"""The public condition that the attacker is stronger, for a stored rule of the defender."""

SOME = "evade-some"
"""The answer of a defender who wants to evade and leave some behind [8.2.1, R122]."""

_BACK = choice(BACK, "option-back", "8.2")
"""Goes back to the first of several choices about how a Force leaves."""

FRACTIONS: Mapping[str, Fraction] = {"1/4": Fraction(1, 4), "1/2": Fraction(1, 2), "3/4": Fraction(3, 4)}
FAVOUR = 2
LOWEST_DIE = 1
LEAST_TO_FEDERATE = 2
"""Below this political capacity no d6 can win a minor Tribe [9.4]."""

SCOURGE = "scourge-of-god"  # 6.2 Scourge of God
FUROR = "furor-germanicus"  # 6.3 Furor Germanicus
DIVINE = "divine-favour"  # 6.3 Divine Favour
FLIGHT = "opportune-flight"  # 6.3 Opportune Flight


# Where battles are fought


def battlefields(t: UltimusRomanorum) -> list[str]:
    """The areas with fighting units of both camps [8.1]."""
    return [area for area in t.data.areas if t.fighters(area, ROMAN) and t.fighters(area, BARBARIAN)]


def forces(t: UltimusRomanorum, area: str, camp: Camp) -> list[Force]:
    """The Forces of a camp in an area: one, or one for each Usurper's following [8.1, 3.6.5, R89]."""
    units, leaders = t.fighters(area, camp), [each for each in t.leaders_at(area, camp) if t.fights(each)]
    causes = _followings(t, units) or _followings(t, leaders)[:1] or [""]
    strongest = max(causes, key=lambda cause: t.strength(u for u in units if t.state.cause.get(u) == cause))

    def side(piece: str) -> str:
        return t.state.cause.get(piece, strongest)

    return [
        Force(camp, tuple(p for p in leaders if side(p) == cause), tuple(u for u in units if side(u) == cause))
        for cause in causes
    ]


def _followings(t: UltimusRomanorum, pieces: Sequence[str]) -> list[str]:
    """The Usurpations that some counters follow. A leader without units of his stays out of the other's (R89)."""
    return list(dict.fromkeys(t.state.cause[piece] for piece in pieces if piece in t.state.cause))


def fight_for(t: UltimusRomanorum, area: str, attacker: Camp) -> Play[None]:
    """Fight out an area: each Force of the attacker against each of the defender [8.1]."""
    if area not in t.state.faced:
        yield from face(t, (area,), attacker)
    t.state.fought.append(area)
    if not battle_left(t, area):
        return
    t.begin_scene("battle")
    for _ in range(4):
        meeting = _next_meeting(t, area, attacker)
        if meeting is None:
            break
        yield from _meet(t, area, *meeting)
        if not battle_left(t, area):
            break
    if area in t.state.bound:
        t.state.bound.remove(area)
    t.end_scene()


def battle_left(t: UltimusRomanorum, area: str) -> bool:
    """Whether units of both camps are still in an area."""
    return bool(t.fighters(area, ROMAN) and t.fighters(area, BARBARIAN))


def _next_meeting(t: UltimusRomanorum, area: str, attacker: Camp) -> tuple[Force, Force] | None:
    if not battle_left(t, area):
        return None
    return forces(t, area, attacker)[0], forces(t, area, other(attacker))[0]


def _meet(t: UltimusRomanorum, area: str, attacker: Force, defender: Force) -> Play[None]:
    """One attacker against one defender, in the order of the print [8.2-8.4]."""
    _tell_began(t, area, attacker, defender)
    favour = _favours_in(t, area)
    t.state.favours.pop(area, None)
    yield from _take_refuge(t, area, attacker, defender)
    defender = _still_here(t, area, defender)
    if not defender.units:
        return
    yield from _evade(t, area, attacker, defender, favour)
    attacker, defender = _still_here(t, area, attacker), _still_here(t, area, defender)
    if attacker.units and defender.units:
        yield from _battle(t, area, attacker, defender, favour)


def _tell_began(t: UltimusRomanorum, area: str, attacker: Force, defender: Force) -> None:
    t.tell(
        BattleBegan(
            area=area,
            attacker=attacker.camp,
            attackers=(*attacker.leaders, *attacker.units),
            defenders=(*defender.leaders, *defender.units),
        ),
        "8.1",
    )


def _still_here(t: UltimusRomanorum, area: str, force: Force) -> Force:
    return Force(
        force.camp,
        tuple(leader for leader in force.leaders if t.place(leader) == area),
        tuple(unit for unit in force.units if t.place(unit) == area),
    )


def holds(t: UltimusRomanorum, area: str, *sides: Force) -> tuple[str, ...]:
    """The public facts of a battle that stored answers may depend on."""
    leaders = [leader for side in sides for leader in side.leaders]
    facts = {
        "emperor-there": any(t.half_of_augustus(leader) for leader in leaders),
        "attila-there": ATTILA in leaders,
        "many-at-risk": any(t.strength(side.units) >= MANY_AT_RISK for side in sides),
        "roma-at-stake": area == ROMA,
    }
    return tuple(fact for fact, is_true in facts.items() if is_true)


# Before the battles: Opportune Flight, Divine Favour, and what the defender intends [6.3, 8.2]


def face(t: UltimusRomanorum, areas: Sequence[str], attacker: Camp) -> Play[None]:
    """Before the first battle: stratagems of both, then the defender says where he evades [6.3, 8.2, R115]."""
    t.state.faced += areas
    yield from _before_battles(t, areas, attacker)
    for area in areas:
        if battle_left(t, area):
            yield from _intend(t, area, *_first_forces(t, area, attacker))


def _first_forces(t: UltimusRomanorum, area: str, attacker: Camp) -> tuple[Force, Force]:
    return forces(t, area, attacker)[0], forces(t, area, other(attacker))[0]


def _before_battles(t: UltimusRomanorum, areas: Sequence[str], attacker: Camp) -> Play[None]:
    """The window before the battles, until both pass [6.3, R23, R80, R115]."""
    told: list[Text] = []
    while True:
        left = [area for area in areas if battle_left(t, area)]
        fields = {camp: _fields_of(t, left, camp, attacker) for camp in (attacker, other(attacker))}
        able = {camp: [kind for kind, where in found.items() if where] for camp, found in fields.items()}
        facts = chain.from_iterable(holds(t, area, *_first_forces(t, area, attacker)) for area in left)
        holding = tuple(dict.fromkeys(facts))
        taken = yield from react(
            t,
            "battle",
            "6.3",
            able,
            holding,
            partial(_only_field, left, fields),
            areas=tuple(left),
            count=len(left),
            played=tuple(told),
            plays=len(told),
        )
        if not taken:
            return
        told += played_by(taken)
        for camp, kind in taken.items():
            where = [area for area in fields[camp][kind] if battle_left(t, area)]
            if where:
                yield from _play_before(t, camp, kind, where, attacker)


def _fields_of(t: UltimusRomanorum, areas: Sequence[str], camp: Camp, attacker: Camp) -> dict[str, list[str]]:
    """In which battles a camp could flee, and in which Divine Favour may count for an evasion [6.3, R80]."""
    fleeing, evading = list[str](), list[str]()
    for area in areas:
        ours, theirs = _first_forces(t, area, attacker)
        side = ours if camp == attacker else theirs
        if flights(t, area, side, is_attacker=camp == attacker):
            fleeing.append(area)
        if theirs.leaders and evasions(t, area, theirs):
            evading.append(area)
    return {FLIGHT: fleeing, DIVINE: evading}


def _only_field(
    areas: Sequence[str], fields: Mapping[Camp, Mapping[str, Sequence[str]]], camp: Camp, kind: str
) -> Named | None:
    """The only one of several battles in which a stratagem can be played [6.3]."""
    found = fields[camp][kind]
    return ("area", found[0]) if len(found) == 1 < len(areas) else None


def _favours_in(t: UltimusRomanorum, area: str) -> dict[Camp, int]:
    """What Divine Favour gives each camp in a battle [6.3]."""
    return {camp: t.state.favours.get(area, {}).get(camp, 0) for camp in CAMPS}


def _battle_option(t: UltimusRomanorum, area: str, camp: Camp) -> Option:
    ours, theirs = t.strength(t.fighters(area, camp)), t.strength(t.fighters(area, other(camp)))
    return choice(area, "option-in-battle", "6.3", heading(area), area=area, town=town(area), pf=ours, enemies=theirs)


def _play_before(t: UltimusRomanorum, camp: Camp, kind: str, areas: Sequence[str], attacker: Camp) -> Play[None]:
    """Play Opportune Flight or Divine Favour in one of these battles [6.3, R115]."""
    options = [_battle_option(t, area, camp) for area in areas]
    area, to, back = "", BACK, _BACK if len(areas) > 1 else None
    while to == BACK:
        area = yield from ask(t, camp, "in-battle", "6.3", options, stratagem=kind)
        to = "" if kind == DIVINE else (yield from _choose_flight(t, area, camp, attacker, back))
    if kind == DIVINE:
        spend(t, camp, DIVINE, area, rule="6.3")
        favours = t.state.favours.setdefault(area, {})
        favours[camp] = favours.get(camp, 0) + FAVOUR
    elif to:
        yield from _flee(t, area, to, camp, attacker)


def _intend(t: UltimusRomanorum, area: str, attacker: Force, defender: Force) -> Play[None]:
    """The defender says in advance whether he takes refuge or evades [8.2, R115]."""
    augustus, _ = _besieged(t, area, attacker, defender)
    if augustus:
        t.state.intended[area] = yield from _ask_refuge(t, area, augustus)
        if t.state.intended[area] == "refuge":
            return
    question = _evasion_question(t, area, attacker, defender, _favours_in(t, area))
    if question is not None:
        t.state.intended[area] = yield from one(question)


def flights(t: UltimusRomanorum, area: str, side: Force, *, is_attacker: bool) -> dict[str, tuple[str, ...]]:
    """Where a Force may flee, and who can go there [6.3, R23]."""
    shut: Collection[str] = () if is_attacker else t.state.came_from.get(area, ())
    found: dict[str, tuple[str, ...]] = {}
    for to in ways_out(t, area, shut):
        able = tuple(unit for unit in side.units if _may_flee(t, unit, side, area, to))
        chiefs = [leader for leader in side.leaders if _may_flee_with(t, leader, able, area, to)]
        chiefs = [leader for leader in chiefs if t.state.guard.get(leader, "") not in set(side.units) - set(able)]
        bound = {guard for leader, guard in t.state.guard.items() if leader not in chiefs}  # 3.2.4
        going = [unit for unit in able if unit not in bound]
        if going:
            found[to] = (*chiefs, *going)
    return found


def _may_flee(t: UltimusRomanorum, unit: str, side: Force, area: str, to: str) -> bool:
    """A unit may flee on its own, or with any leader of the Force who may lead it; capacity doesn't count (R23)."""
    return any(may_leave(t, unit, leader, area, to) for leader in ("", *side.leaders))


def _may_flee_with(t: UltimusRomanorum, leader: str, units: Sequence[str], area: str, to: str) -> bool:
    return may_leave(t, leader, kin_among(t, leader, units), area, to)


def _ways_to_flee(t: UltimusRomanorum, area: str, camp: Camp, attacker: Camp) -> dict[str, tuple[str, ...]]:
    ours, theirs = _first_forces(t, area, attacker)
    return flights(t, area, ours if camp == attacker else theirs, is_attacker=camp == attacker)


def _choose_flight(t: UltimusRomanorum, area: str, camp: Camp, attacker: Camp, back: Option | None) -> Play[str]:
    """Where a Force flees to; empty if it can't any more, or the way ``back`` to the choice of the battle."""
    ways = _ways_to_flee(t, area, camp, attacker)
    if not ways:
        return ""
    order = sorted(ways, key=lambda to: (-len(ways[to]), to not in t.data.towns, to))
    options = [o for to in order for o in area_options([to], "option-flee", "6.3", pieces=len(ways[to]))]
    return (yield from ask(t, camp, "flee", "6.3", options, back=back, area=area))


def _flee(t: UltimusRomanorum, area: str, to: str, camp: Camp, attacker: Camp) -> Play[None]:
    going = _ways_to_flee(t, area, camp, attacker)[to]
    t.begin_scene("battle")
    _tell_began(t, area, *_first_forces(t, area, attacker))
    spend(t, camp, FLIGHT, area, rule="6.3")
    yield from _go_away(t, area, to, going, "flees", "6.3")
    t.end_scene()


def _go_away(t: UltimusRomanorum, area: str, to: str, pieces: Sequence[str], cause: str, rule: str) -> Play[None]:
    t.tell(Evaded(area=area, to=to, pieces=tuple(pieces), cause=cause), rule)
    go(t, pieces, to)
    yield from enter_plague(t, pieces, to)


# Refuge [8.2.2]


def _take_refuge(t: UltimusRomanorum, area: str, attacker: Force, defender: Force) -> Play[None]:
    augustus, palatini = _besieged(t, area, attacker, defender)
    if not augustus:
        return
    answer = t.state.intended.get(area) or (yield from _ask_refuge(t, area, augustus))
    if answer == "refuge":
        t.state.intended.pop(area, None)
        yield from _enter_city(t, t.half_of_augustus(augustus), augustus, palatini, defender)


def _besieged(t: UltimusRomanorum, area: str, attacker: Force, defender: Force) -> tuple[str, list[str]]:
    """The Augustus who may take refuge and the palatini who could go along; empty if he can't [8.2.2]."""
    half = next((each for each, refuge in REFUGES.items() if refuge == area), "")
    if not half or defender.camp != ROMAN or attacker.camp != BARBARIAN:
        return "", []
    augustus = t.throne(half).augustus
    palatini = sorted((u for u in defender.units if t.unit(u).category == "PA"), key=lambda u: (-t.values(u).pf, u))
    return (augustus, palatini) if augustus in defender.leaders and palatini else ("", [])


def _ask_refuge(t: UltimusRomanorum, area: str, augustus: str) -> Play[str]:
    options = [
        choice("refuge", "option-refuge", "8.2.2", (), leader=augustus),
        choice("stay", "option-stay", "8.2.2", (), leader=augustus),
    ]
    return (yield from ask(t, ROMAN, "refuge", "8.2.2", options, leader=augustus, area=area))


def _choose_company_inside(
    t: UltimusRomanorum, augustus: str, palatini: Sequence[str], friends: Sequence[str]
) -> Play[tuple[str, str]]:
    """The palatina and the leader who take refuge with an Augustus; he may go back from the second to the first."""
    units = [choice(unit, "option-take-unit", "8.2.2", (), unit=unit, pf=t.values(unit).pf) for unit in palatini]
    leaders = [choice(each, "option-companion", "8.2.2", (), leader=each) for each in friends]
    leaders.append(choice("none", "option-no-companion", "8.2.2"))
    palatina, companion, back = "", BACK, _BACK if len(units) > 1 else None
    while companion == BACK:
        palatina = yield from ask(t, ROMAN, "escort", "8.2.2", units, leader=augustus)
        companion = yield from ask(t, ROMAN, "companion", "8.2.2", leaders, back=back, leader=augustus)
    return palatina, companion


def _enter_city(t: UltimusRomanorum, half: str, augustus: str, palatini: Sequence[str], defender: Force) -> Play[None]:
    """The Augustus goes in with one palatina, and if he likes one leader and one guard [8.2.2, R33]."""
    going = [augustus]
    guards = [guard for each in (augustus,) if (guard := t.state.guard.get(each, "")) in defender.units]
    friends = [
        each
        for each in defender.leaders
        if each != augustus and not t.tribe_of(each) and not (guards and t.state.guard.get(each, "") in defender.units)
    ]
    palatina, companion = yield from _choose_company_inside(t, augustus, palatini, friends)
    going.append(palatina)
    if companion != "none":
        going.append(companion)
        guards += [guard for each in (companion,) if (guard := t.state.guard.get(each, "")) in defender.units]
    going += guards
    for piece in going:
        t.put(piece, BOXES[half])
    t.tell(RefugeTaken(half=half, box=BOXES[half], pieces=tuple(going)), "8.2.2")


# Evasion [8.2.1]


def evasions(t: UltimusRomanorum, area: str, defender: Force) -> dict[str, list[Party]]:
    """Where the defender may evade to, and who goes there with each leader [8.2.1, R73]."""
    found: dict[str, list[Party]] = {}
    for to in ways_out(t, area, t.state.came_from.get(area, ())):
        left = list(defender.units)
        parties: list[Party] = []
        for leader in _narrowest_first(t, area, to, defender):
            each = party(t, leader, left, area, to)
            if each is not None:
                parties.append(each)
                left = [unit for unit in left if unit not in each.units]
        parties += [Party(each, ()) for each in _chiefs_beside(t, defender, parties, area, to)]
        if parties:
            found[to] = parties
    return found


def _chiefs_beside(t: UltimusRomanorum, defender: Force, parties: Sequence[Party], area: str, to: str) -> list[str]:
    """The chiefs who lead no one, but go with those of their people whom another leader takes along [4.3, R15]."""
    led, going = {each.leader for each in parties}, [unit for each in parties for unit in each.units]
    return [
        leader
        for leader in _ablest_first(t, defender)
        if leader not in led and (kin := kin_among(t, leader, going)) and may_leave(t, leader, kin, area, to)
    ]


def _evade(t: UltimusRomanorum, area: str, attacker: Force, defender: Force, favour: Mapping[Camp, int]) -> Play[None]:
    question = _evasion_question(t, area, attacker, defender, favour)
    answer = "fight"
    if question is not None:
        intended = t.state.intended.pop(area, "")
        answer = intended if intended in ("fight", "evade", SOME) else (yield from one(question))
    if answer == "fight":
        return
    ablest, ways = _ablest(t, defender), evasions(t, area, defender)
    vs, change = t.leader(ablest).vs, favour[attacker.camp] - favour[defender.camp]
    modifiers = (Modifier("die-favour", change, "6.3, R80"),) if change else ()
    roll = t.roll(6)
    succeeds = roll + change < vs
    t.tell(EvasionTested(area=area, leader=ablest, die=roll, modifiers=modifiers, vs=vs, succeeds=succeeds), "8.2.1")
    if succeeds:
        to, pieces = yield from (_leave_some if answer == SOME else _leave_together)(t, area, defender, ways)
        yield from _go_away(t, area, to, pieces, "evades", "8.2.1")


def _leave_together(
    t: UltimusRomanorum, area: str, defender: Force, ways: Mapping[str, Sequence[Party]]
) -> Play[tuple[str, list[str]]]:
    """Where the defender evades to, with all who can [8.2.1]."""
    to, pieces = "", list[str]()
    while not pieces:
        to = yield from _choose_evasion(t, area, defender.camp, ways, "option-evade-to")
        pieces = yield from _who_evades(t, area, to, defender, _BACK if len(ways) > 1 else None)
    return to, pieces


def _leave_some(
    t: UltimusRomanorum, area: str, defender: Force, ways: Mapping[str, Sequence[Party]]
) -> Play[tuple[str, list[str]]]:
    """Where the defender evades to, and with whom: he picks who stays and fights [8.2.1, R122]."""
    to, pieces = "", list[str]()
    while not pieces:
        to = yield from _choose_evasion(t, area, defender.camp, ways, "option-leave-to")
        going = yield from leave_some(t, area, to, defender, ways[to], _BACK if len(ways) > 1 else None)
        if going is not None:
            pieces = yield from _who_evades(t, area, to, going, _BACK)
    return to, pieces


def _choose_evasion(
    t: UltimusRomanorum, area: str, camp: Camp, ways: Mapping[str, Sequence[Party]], key: str
) -> Play[str]:
    """The one area for all who evade; the default is where most can go, a town first [8.2.1, R73]."""
    order = sorted(ways, key=lambda to: (-sum(len(p.units) for p in ways[to]), to not in t.data.towns, to))
    places = [option for to in order for option in area_options([to], key, "8.2.1", **who_goes(ways[to]))]
    return (yield from ask(t, camp, "evade-to", "8.2.1", places, area=area))


def _evasion_question(
    t: UltimusRomanorum, area: str, attacker: Force, defender: Force, favour: Mapping[Camp, int]
) -> Pick | None:
    """Ask the defender whether he evades; None if he can't, or no die would let him [8.2.1]."""
    if not defender.leaders:
        return None
    ablest = _ablest(t, defender)
    vs, change = t.leader(ablest).vs, favour.get(attacker.camp, 0) - favour.get(defender.camp, 0)
    ways = evasions(t, area, defender) if LOWEST_DIE + min(change, 0) < vs else {}
    if not ways:
        return None
    ours, theirs = t.strength(defender.units), t.strength(attacker.units)
    chance = min(max(vs - 1 - change, 0), 6)
    options = [
        choice("fight", "option-fight", "8.2.1", (), pf=ours, enemies=theirs),
        choice("evade", "option-evade", "8.2.1", (), leader=ablest, chance=chance),
    ]
    if can_leave_some(t, area, defender, ways):
        options.append(choice(SOME, "option-evade-some", "8.2.1, R122", (), leader=ablest, chance=chance))
    question = pick(t, defender.camp, "evade", "8.2.1", options, area=area)
    question.holds = (OUTNUMBERED,) if theirs > ours else ()
    return question


def _ablest(t: UltimusRomanorum, force: Force) -> str:
    """The leader with the highest strategic value, who tries to evade [8.2.1]; of several, whoever names the Force."""

    def rank(leader: str) -> tuple[int, bool, int, str]:
        holds_office = t.rules_men(leader) or bool(t.half_of_usurper(leader))
        return t.leader(leader).vs, holds_office, t.leader(leader).cc, leader

    return max(force.leaders, key=rank)


def _ablest_first(t: UltimusRomanorum, force: Force) -> list[str]:
    return sorted(force.leaders, key=lambda leader: (-t.leader(leader).cc, leader))


def _narrowest_first(t: UltimusRomanorum, area: str, to: str, force: Force) -> list[str]:
    """The leaders, those first who can take the fewest kinds of units, so that the others have room for the rest."""
    able = {leader: party(t, leader, force.units, area, to) for leader in force.leaders}
    return sorted(_ablest_first(t, force), key=lambda leader: len(each.able) if (each := able[leader]) else 0)


def _who_evades(t: UltimusRomanorum, area: str, to: str, defender: Force, back: Option | None) -> Play[list[str]]:
    """The leaders who can go, each with units up to his capacity; the defender picks them [8.2.1, R73].

    No one if he goes ``back`` to the choice of where to.
    """
    left, parties = list(defender.units), list[Party]()
    for leader in _narrowest_first(t, area, to, defender):
        able = party(t, leader, left, area, to)
        if able is not None:
            each = yield from choose_company(t, defender.camp, able, "8.2.1", _BACK if parties else back)
            if each is None:
                return []
            left = [unit for unit in left if unit not in each.units]
            parties.append(each)
    beside = _chiefs_beside(t, defender, parties, area, to)
    return [*(piece for each in parties for piece in each.pieces), *beside]


# Battle [8.3, 8.4]


def _battle(t: UltimusRomanorum, area: str, attacker: Force, defender: Force, favour: dict[Camp, int]) -> Play[None]:
    overrides = yield from _cards_for_the_die(t, area, attacker, defender, favour)
    ours, theirs = facts_of(t, attacker), facts_of(t, defender)
    column = column_of(t, ours.pf, theirs.pf)
    moves = shifts(t, ours, theirs)
    end = shifted(t, column, moves)
    roll, modifiers, row = _throw(t, attacker, ours, theirs, favour, overrides)
    result = result_at(t, end, row)
    columns = t.data.tables.columns
    t.tell(
        BattleFought(
            area=area,
            attacker=ours,
            defender=theirs,
            column=columns[column].label,
            shifts=moves,
            shifted=columns[end].label,
            die=roll,
            modifiers=modifiers,
            row=row,
            attacker_loss=result.attacker,
            defender_loss=result.defender,
            winner=attacker.camp if result.winner == "attacker" else defender.camp,
        ),
        "8.3",
    )
    yield from _settle(t, area, attacker, defender, result)


def _throw(
    t: UltimusRomanorum,
    attacker: Force,
    ours: ForceFacts,
    theirs: ForceFacts,
    favour: Mapping[Camp, int],
    overrides: Sequence[Camp],
) -> tuple[int | None, tuple[Modifier, ...], int]:
    """The die with its modifiers and the row; a stratagem may set the row without a die [8.3, 8.6.2, 6.2, 6.3]."""
    tables = t.data.tables
    if len(overrides) == 1:
        row = tables.highest_row if overrides[0] == attacker.camp else tables.lowest_row
        return None, (), row
    change = favour[attacker.camp] - favour[other(attacker.camp)]
    found = [
        Modifier("die-tactical", tactical_modifier(t, ours, theirs), "8.6.2"),
        Modifier("die-favour", change, "6.3"),
    ]
    modifiers = tuple(each for each in found if each.value)
    roll = t.d10()
    return roll, modifiers, row_of(t, roll + sum(each.value for each in modifiers))


def _cards_for_the_die(
    t: UltimusRomanorum, area: str, attacker: Force, defender: Force, favour: dict[Camp, int]
) -> Play[list[Camp]]:
    """Scourge of God, Furor Germanicus and Divine Favour before the die; return the camps with an override [6.2]."""
    played: list[Camp] = []
    told: list[Text] = []
    while True:
        able = {side.camp: _die_kinds(t, side, attacker, defender, played) for side in (attacker, defender)}
        taken = yield from react(
            t, "die", "6.2", able, holds(t, area, attacker, defender), area=area, played=tuple(told), plays=len(told)
        )
        if not taken:
            break
        told += played_by(taken)
        for side in (attacker, defender):
            kind = taken.get(side.camp, "")
            if not kind:
                continue
            spend(t, side.camp, kind, area, rule="6.2" if kind == SCOURGE else "6.3")
            if kind == DIVINE:
                favour[side.camp] += FAVOUR
            else:
                played.append(side.camp)
    if len(set(played)) == 2:  # 6.2, 6.3: they cancel each other
        t.tell(StratagemsCancelled(area=area), "6.2")
        return []
    return played[:1]


def _die_kinds(t: UltimusRomanorum, side: Force, attacker: Force, defender: Force, played: Sequence[Camp]) -> list[str]:
    """The kinds that a side may play before the die, if it holds them [6.2, 6.3]."""
    able = {
        DIVINE: True,
        SCOURGE: side.camp not in played and side.camp == BARBARIAN and scourges(t, side),
        FUROR: side.camp not in played and any(is_german(t, u) for u in (*attacker.units, *defender.units)),
    }
    return [kind for kind, may in able.items() if may]


def scourges(t: UltimusRomanorum, side: Force) -> bool:
    """Whether half of a Force are Hunni under an historical leader of theirs [6.2]."""
    huns = [unit for unit in side.units if t.tribe_of(unit) == HUNNI]
    led = any(t.tribe_of(leader) == HUNNI and not t.leader(leader).generic for leader in side.leaders)
    return led and 2 * len(huns) >= len(side.units) > 0


def is_german(t: UltimusRomanorum, unit: str) -> bool:
    """Whether a unit is of German nationality [1.1, 6.3]."""
    tribe = t.tribe_of(unit)
    return bool(tribe) and t.data.tribes[tribe].nationality == "German"


def _settle(t: UltimusRomanorum, area: str, attacker: Force, defender: Force, result: CombatResult) -> Play[None]:
    """Losses, deaths, retreat and points [8.4, 8.5, 10.1]."""
    strength = t.strength((*attacker.units, *defender.units))
    winner, loser = (attacker, defender) if result.winner == "attacker" else (defender, attacker)
    losses = {attacker.camp: result.attacker, defender.camp: result.defender}
    rivals, vanquished_before = _rivals(t, winner, loser), len(t.state.pacified)
    _note_defeat(t, winner, loser)
    yield from _lose(t, attacker, losses[attacker.camp], len(defender.units), losses[defender.camp])
    yield from _lose(t, defender, losses[defender.camp], len(attacker.units), losses[attacker.camp])
    yield from _leaders_fall(t, loser, losses[loser.camp], rivals)
    if strength >= GREAT_BATTLE:
        t.score(winner.camp, 1, "pv-battle", "10.1", area)
    shut = t.state.came_from.get(area, ()) if loser == defender else ()
    yield from retreat(t, loser.camp, area, [*loser.leaders, *loser.units], shut)
    roman = attacker if attacker.camp == ROMAN else defender
    yield from _federate_vanquished(t, roman, t.state.pacified[vanquished_before:])


def _lose(t: UltimusRomanorum, force: Force, loss: str, enemies: int, theirs: str) -> Play[None]:
    """The losses of a Force [8.4.2, R12]."""
    if loss == "E":
        eliminate(t, force.units, "loss-battle", "8.4.2")
    elif loss == "A":
        lose_step(t, force.units, "loss-battle", "8.4.2")
    else:
        count = min(losses_in_return(loss, enemies, theirs), len(force.units))
        if count:
            lose_step(t, (yield from _choose_losses(t, force, count)), "loss-battle", "8.4.2")


def losses_in_return(loss: str, enemies: int, theirs: str) -> int:
    """How many units a fraction in the result costs: of the ``enemies`` that lose a step or all [8.4.2, R12].

    ``theirs`` is their own result. It's 0 for a result that's no fraction.
    """
    return int(FRACTIONS.get(loss, 0) * enemies) if theirs in ("E", "A") else 0


def _choose_losses(t: UltimusRomanorum, force: Force, count: int) -> Play[tuple[str, ...]]:
    """The owner picks who loses a step; the default is the weakest units at full strength [8.4.2, G]."""
    order = sorted(force.units, key=lambda unit: (unit in t.state.reduced, t.values(unit).pf, unit))
    options = [_loss_option(t, unit) for unit in order]
    return (yield from ask_some(t, force.camp, "losses", "8.4.2", options, (count, count), order[:count], steps=count))


def _loss_option(t: UltimusRomanorum, unit: str) -> Option:
    key = "option-lose-unit" if unit in t.state.reduced else "option-reduce-unit"
    return choice(unit, key, "8.4.2", (), unit=unit, pf=t.values(unit).pf)


def _note_defeat(t: UltimusRomanorum, winner: Force, loser: Force) -> None:
    """An Augustus beaten by a Usurper's following loses his throne [3.6.4 C, R76]."""
    for half, throne in t.state.thrones.items():
        beaten = throne.augustus in loser.leaders and bool(throne.usurper)
        causes = {t.state.cause.get(piece) for piece in (*winner.leaders, *winner.units)}
        if beaten and half in causes:
            thrones.succeed_usurper(t, half, "defeat")


def _rivals(t: UltimusRomanorum, winner: Force, loser: Force) -> list[str]:
    """The beaten who fought for a throne: a Usurper against Augustus or Caesar, or these against him [8.5.2]."""
    usurps = any(t.half_of_usurper(leader) for leader in winner.leaders)
    rules_here = any(t.rules_men(leader) for leader in winner.leaders)
    return [
        leader
        for leader in loser.leaders
        if (usurps and t.rules_men(leader)) or (rules_here and t.half_of_usurper(leader))
    ]


def _leaders_fall(t: UltimusRomanorum, loser: Force, loss: str, rivals: Sequence[str]) -> Play[None]:
    """Leaders of an eliminated Force die; so do beaten rivals for a throne [8.5.1, 8.5.2]."""
    fallen, rule = (loser.leaders, "8.5.1") if loss == "E" else (rivals, "8.5.2")
    yield from die_together(t, fallen, "death-battle", rule, other(loser.camp))


def _federate_vanquished(t: UltimusRomanorum, roman: Force, tribes: Sequence[str]) -> Play[None]:
    """An historical Roman present where the last unit of a Tribe at war fell may federate it [9.4, R18]."""
    romans = [leader for leader in roman.leaders if t.is_historical_roman(leader) and t.on_map(leader)]
    for tribe in tribes:
        if not romans or not may_be_won(t, tribe):
            continue
        leader = max(romans, key=lambda each: (t.leader(each).cp, each))
        if not t.is_major(tribe) and t.leader(leader).cp < LEAST_TO_FEDERATE:
            continue
        cp, die = t.leader(leader).cp, "d10" if t.is_major(tribe) else "d6"
        options = [
            choice("federate", "option-federate", "9.4, R18", (), tribe=tribe, leader=leader, cp=cp, die=die),
            choice("leave", "option-no-federate", "9.4, R18", (), tribe=tribe),
        ]
        if (yield from ask(t, ROMAN, "federate", "9.4, R18", options, tribe=tribe)) == "leave":
            continue
        roll = t.d10() if t.is_major(tribe) else t.roll(6)
        won = roll < cp
        t.tell(FederationTested(tribe=tribe, leader=leader, die=roll, cp=cp, federated=won), "9.4, R18")
        if won:
            t.state.federating.append(tribe)


def may_be_won(t: UltimusRomanorum, tribe: str) -> bool:
    """Whether a vanquished Tribe may be federated: at war, not one that never serves, and no ally [9.4, R18, R92].

    For a minor Tribe treated as one with a major one, that one decides.
    """
    is_beaten = t.state.tribes[tribe].status == "war" and not t.units_of(tribe)
    return is_beaten and t.is_federable(tribe) and not t.major_of(tribe)

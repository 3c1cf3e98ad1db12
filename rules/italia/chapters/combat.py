"""Combat (10): battles and raids on land."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

import msgspec

from rules.core.decisions import Arrange, Item, Option, Slot
from rules.core.events import Modifier
from rules.core.game import Play, arranged, one
from rules.italia.chapters import special
from rules.italia.chapters.asking import DIVIDE, ask, pick, standing
from rules.italia.chapters.cities import raid_reward, take_over
from rules.italia.chapters.points import leaders_fall, lose
from rules.italia.chapters.retreats import (
    STAY,
    best_place,
    can_go,
    divide_option,
    may_retreat,
    places,
    retreat,
    second_retreat,
    to_options,
)
from rules.italia.chapters.submission import ask_submission, submit
from rules.italia.data.loader import CONSULAR, ELEPHANT, KNIGHT, TYPES
from rules.italia.events import (
    BattleBegan,
    BattleEnded,
    KnightsRepaired,
    RaidFought,
    RoundFought,
    Shot,
    TargetsDeclared,
    UnitReduced,
)
from rules.italia.game import Italia, choice, heading, say

BATTLE, RAID = "battle", "raid"


@dataclass
class Battle:
    """A battle that goes on. ``origins``: where the attackers came from; ``over_water``: all came over water."""

    area: str
    attacker: str
    defender: str
    origins: tuple[str, ...]
    over_water: bool
    rounds: int = 0
    may_appeal: bool = True
    reduced: list[str] = field(default_factory=list)

    def other(self, nation: str) -> str:
        """The opponent of a side."""
        return self.defender if nation == self.attacker else self.attacker

    def barred(self, nation: str) -> tuple[str, ...]:
        """Where a side may not retreat: the defender not where the attackers came from [10.10, N38]."""
        return self.origins if nation == self.defender else ()


def open_battles(t: Italia) -> list[str]:
    """The areas in which the active nation has units among enemies [10.1, R40, R41]."""
    return [area for area in t.data.land if t.units_at(area, t.active) and t.enemies_at(area, t.active)]


def fight_next(t: Italia) -> Play[None]:
    """Let the active nation choose the next battle, and whether to raid instead; then fight it [10.1]."""
    nation = t.active
    areas = open_battles(t)
    options = [_battle_option(t, area) for area in areas]
    area = yield from ask(t, nation, "battle-order", "10.1", options)
    how = yield from ask_how(t, area, t.has_city(area), "10.1")
    if how == RAID:
        yield from raid(t, area)
    else:
        yield from fight(t, area)


def _battle_option(t: Italia, area: str) -> Option:
    defender = t.enemies_at(area, t.active)[0]
    return choice(
        area,
        "battle-at",
        "10.1",
        heading(area),
        area=area,
        enemy=defender,
        force=t.words(t.units_at(area, t.active)),
        foes=t.words(t.units_at(area, defender)),
    )


def ask_how(t: Italia, area: str, may_raid: bool, rule: str) -> Play[str]:
    """Battle or raid [10.12]."""
    defender = t.enemies_at(area, t.active)[0]
    force = t.words([*t.units_at(area, defender), *t.leaders_at(area, defender)])
    told = {"area": area, "enemy": defender, "force": force}
    run, key = t.now.campaign, "fight-battle"
    for start, came in (run.joined or {}).items() if run is not None and not run.over else ():
        key, told = "fight-battle-joined", told | {"joined": t.words(came), "origin": start}
    options = [choice(BATTLE, key, rule, (), **told)]
    if may_raid:
        options.append(choice(RAID, "fight-raid", "10.12", (), area=area, enemy=defender))
    return (yield from ask(t, t.active, "battle-or-raid", rule, options, area=area, enemy=defender))


def begin_battle(t: Italia, area: str) -> Battle:
    """A battle with the facts of how the attackers came: over water only if all did [10.5, R22]."""
    attacker = t.active
    entries = [t.now.entries.get(unit) for unit in t.units_at(area, attacker)]
    came = [entry for entry in entries if entry is not None and entry.origin]
    over_water = bool(entries) and all(entry is not None and entry.way in ("strait", "sea") for entry in entries)
    origins = tuple(dict.fromkeys(entry.origin for entry in came))
    return Battle(area, attacker, t.enemies_at(area, attacker)[0], origins, over_water)


def fight(t: Italia, area: str) -> Play[None]:
    """A battle to its end [10.2, 10.3, 10.11]."""
    b = begin_battle(t, area)
    t.begin_scene("battle")
    run = t.now.campaign
    t.tell(
        BattleBegan(
            area=area,
            attacker=b.attacker,
            defender=b.defender,
            attackers=t.force([*t.units_at(area, b.attacker), *t.leaders_at(area, b.attacker)]),
            defenders=t.force([*t.units_at(area, b.defender), *t.leaders_at(area, b.defender)]),
            city=t.has_city(area),
            terrain=t.area(area).terrain,
            over_water=b.over_water,
            campaign=run is not None and not run.over and run.leader in t.leaders_at(area, b.attacker),
        ),
        "10.1",
    )
    if b.defender not in t.now.fought:  # R81: only battles on land count
        t.now.fought.append(b.defender)
    special.defect(t, area, b.attacker, b.defender)
    special.shock(t, area, b.attacker, b.defender)
    outcome = ""
    while not outcome and _both_there(t, b):
        outcome = yield from _round(t, b)
    _end(t, b, outcome or _outcome(t, b))
    t.end_scene()
    if outcome == "submitted":
        yield from submit(t, b.defender, b.attacker, "offer", "12.12")
    yield from take_over(t, area)


def _both_there(t: Italia, b: Battle) -> bool:
    return bool(t.units_at(b.area, b.attacker)) and bool(t.units_at(b.area, b.defender))


def _outcome(t: Italia, b: Battle) -> str:
    if t.units_at(b.area, b.attacker):
        return "won"
    return "lost" if t.units_at(b.area, b.defender) else "both-lost"


def _end(t: Italia, b: Battle, outcome: str) -> None:
    """Repair knights, and tell how it ended [10.11, 14.3]."""
    for nation in (b.attacker, b.defender):
        repair_knights(t, nation, b.area)
    winner = {"won": b.attacker, "defender-left": b.attacker, "submitted": b.attacker, "both-lost": ""}
    t.tell(
        BattleEnded(
            area=b.area,
            attacker=b.attacker,
            defender=b.defender,
            winner=winner.get(outcome, b.defender),
            outcome=outcome,
            rounds=b.rounds,
            attackers=t.force(t.units_at(b.area, b.attacker)),
            defenders=t.force(t.units_at(b.area, b.defender)),
        ),
        "10.11",
    )


def repair_knights(t: Italia, nation: str, area: str) -> None:
    """Damaged knights that survived are repaired at once [14.3, N56]."""
    hurt = [unit for unit in t.units_at(area, nation) if t.is_damaged(unit)]
    if hurt:
        for unit in hurt:
            t.state.reduced.remove(unit)
        t.changed()
        t.tell(KnightsRepaired(nation=nation, area=area, count=len(hurt)), "14.3")


def _round(t: Italia, b: Battle) -> Play[str]:
    """A round; return the outcome if it ends the battle otherwise than by losses [10.3]."""
    if b.may_appeal:
        answer = yield from special.appeal(t, b.area)
        b.may_appeal = answer == "later"
        if not _both_there(t, b):
            return ""
    b.rounds += 1
    aims = {}
    for nation in (b.attacker, b.defender):
        aims[nation] = yield from declare_targets(t, nation, b.other(nation), b.area)
    shots = {nation: _shoot(t, b, nation, aims[nation]) for nation in (b.attacker, b.defender)}
    told = {nation: mark_wasted(t, shots[nation], b.other(nation), b.area) for nation in shots}
    t.tell(
        RoundFought(
            area=b.area,
            number=b.rounds,
            attacker=b.attacker,
            defender=b.defender,
            attacker_shots=tuple(told[b.attacker]),
            defender_shots=tuple(told[b.defender]),
        ),
        "10.3",
    )
    sizes = {nation: len(t.units_at(b.area, nation)) for nation in shots}
    b.reduced = []
    victims = {}
    for nation in (b.attacker, b.defender):
        victims[nation] = yield from choose_losses(t, nation, told[b.other(nation)], b.area, b.reduced)
    for nation in (b.attacker, b.defender):
        if victims[nation]:
            lose(t, victims[nation], b.area, b.other(nation), "hit", "10.4")
    yield from _elephants(t, b, told, sizes)
    leaders_fall(t, b.area)
    if not _both_there(t, b):
        return ""
    if (yield from ask_submission(t, b.area, b.attacker, b.defender)):
        return "submitted"
    return (yield from _retreats(t, b))


# Dice


def modifiers(t: Italia, b: Battle, nation: str) -> tuple[Modifier, ...]:
    """The modifiers to a side's dice [10.5, N4, N27, N32, R7]."""
    table, area = t.data.tables.modifiers, t.area(b.area)
    found: list[Modifier] = []
    if nation == b.attacker:
        if t.has_city(b.area):
            found.append(Modifier("city", table["city"], "10.5"))
        if t.data.terrain[area.terrain].attacker:
            found.append(Modifier(area.terrain, t.data.terrain[area.terrain].attacker, "10.5"))
    if t.leaders_at(b.area, nation):
        found.append(Modifier("leader", table["leader"], "10.5"))
    if has_supremacy(t, nation, b.other(nation), b.area):
        found.append(Modifier("naval-supremacy", table["supremacy"], "10.5"))
    if nation == b.defender and b.over_water and b.rounds == 1:
        found.append(Modifier("sea-or-strait", table["sea-or-strait"], "10.5"))
    return tuple(found)


def has_supremacy(t: Italia, nation: str, other: str, area: str) -> bool:
    """Whether a side's player has naval supremacy over the seas that touch an area [10.5, N32, R21]."""
    if t.same_seat(nation, other):
        ours, theirs = {nation}, {other}
    else:
        ours = set(t.period.nations_of[t.seat_of(nation)])
        theirs = set(t.period.nations_of[t.seat_of(other)])
    mine = enemy = 0
    for sea in t.area(area).seas:
        for piece in t.stack(sea):
            owner = t.nation_of(piece)
            mine += owner in ours
            enemy += owner in theirs
    return mine > 0 and mine >= 2 * enemy


def shot(t: Italia, unit: str, applied: tuple[Modifier, ...], target: str) -> Shot:
    """Roll a unit's die: at or above its number hits, and a natural 10 always does [10.4, N25, N28]."""
    die = t.roll(10)
    total, needed = die + sum(each.value for each in applied), t.to_hit(unit)
    natural = die == 10
    return Shot(t.unit(unit).type, die, applied, total, needed, total >= needed or natural, natural, target)


def _shoot(t: Italia, b: Battle, nation: str, aims: dict[str, str]) -> list[Shot]:
    applied = modifiers(t, b, nation)
    return [shot(t, unit, applied, aims[unit]) for unit in sorted(t.units_at(b.area, nation), key=t.worth)]


# Targets


def kinds_at(t: Italia, nation: str, area: str) -> list[str]:
    """The types of a side's units [10.6]."""
    present = {t.unit(unit).type for unit in t.units_at(area, nation)}
    return [kind for kind in TYPES if kind in present]


def declare_targets(t: Italia, nation: str, other: str, area: str) -> Play[dict[str, str]]:
    """Declare the type that each unit aims at, if the other side has several [10.6, N29]."""
    units = sorted(t.units_at(area, nation), key=t.worth)
    kinds = kinds_at(t, other, area)
    if len(kinds) == 1:
        return dict.fromkeys(units, kinds[0])
    options = [choice(kind, f"target-{kind}", "10.6", enemy=other) for kind in kinds]
    if len(units) > 1:
        options.append(choice(DIVIDE, "target-divide", "10.6"))
    answer = yield from ask(t, nation, "targets", "10.6", options, _first_target(t, other, area), area=area)
    aims = dict.fromkeys(units, answer)
    if answer == DIVIDE:
        aims = yield from _divide_targets(t, nation, units, kinds, area)
    counts: dict[tuple[str, str], int] = {}
    for unit, kind in aims.items():
        key = (t.unit(unit).type, kind)
        counts[key] = counts.get(key, 0) + 1
    t.tell(
        TargetsDeclared(
            nation=nation, area=area, targets=tuple((own, kind, count) for (own, kind), count in counts.items())
        ),
        "10.6",
    )
    return aims


def _first_target(t: Italia, other: str, area: str) -> str:
    """The type with most units: fewest hits are wasted."""
    units = t.units_at(area, other)
    return max(kinds_at(t, other, area), key=lambda kind: sum(t.unit(unit).type == kind for unit in units))


def _divide_targets(t: Italia, nation: str, units: list[str], kinds: list[str], area: str) -> Play[dict[str, str]]:
    items = [Item(unit, say(f"one-{t.unit(unit).type}", number=number)) for number, unit in enumerate(units, 1)]
    slots = [Slot(kind, say(f"aim-{kind}"), 0, len(units)) for kind in kinds]
    placed = yield from arranged(
        Arrange(
            seat=t.seat_of(nation),
            actor=nation,
            question=say("ask-divide-targets", nation=nation, area=area),
            rule="10.6",
            domain="military",
            items=items,
            slots=slots,
            default={kinds[0]: tuple(units), **dict.fromkeys(kinds[1:], ())},
            topic="divide-targets",
            about=(area,),
        )
    )
    return {unit: kind for kind, given in placed.items() for unit in given}


# Hits


def strength(t: Italia, unit: str) -> int:
    """The hits that a unit takes until it is removed [2.3, 14.3]."""
    return t.data.types[t.unit(unit).type].hits - (unit in t.state.reduced)


def mark_wasted(t: Italia, shots: list[Shot], other: str, area: str) -> list[Shot]:
    """Mark the hits beyond what the units of the declared type can take [10.6]."""
    left: dict[str, int] = {}
    for unit in t.units_at(area, other):
        kind = t.unit(unit).type
        left[kind] = left.get(kind, 0) + strength(t, unit)
    told = []
    for each in shots:
        if each.hit and left.get(each.target, 0) <= 0:
            told.append(msgspec.structs.replace(each, wasted=True))
            continue
        if each.hit:
            left[each.target] -= 1
        told.append(each)
    return told


def choose_losses(t: Italia, nation: str, shots: Iterable[Shot], area: str, reduced: list[str]) -> Play[list[str]]:
    """Apply hits within each type: the owner picks among units of different states [10.6, 10.7, 14.3].

    Return the units removed; the caller removes them when both sides have chosen.
    """
    gone: list[str] = []
    for each in shots:
        if not each.hit or each.wasted:
            continue
        units = [u for u in t.units_at(area, nation) if t.unit(u).type == each.target and u not in gone]
        unit = yield from _victim(t, nation, units, area)
        if strength(t, unit) > 1:
            t.state.reduced.append(unit)
            reduced.append(unit)
            t.changed()
            t.tell(UnitReduced(nation=nation, unit=t.unit(unit).type, area=area), "2.3")
        else:
            gone.append(unit)
    return gone


def _victim(t: Italia, nation: str, units: list[str], area: str) -> Play[str]:
    """The unit that takes a hit: a damaged knight before a sound one; else the owner picks [10.7, 14.3]."""
    hurt = [unit for unit in units if unit in t.state.reduced]
    if not hurt or len(hurt) == len(units) or t.unit(units[0]).type == KNIGHT:
        return (hurt or units)[0]
    assert t.unit(units[0]).type == CONSULAR
    fresh = next(unit for unit in units if unit not in hurt)
    options = [choice("fresh", "casualty-fresh", "10.7"), choice("flipped", "casualty-flipped", "10.7")]
    answer = yield from ask(t, nation, "casualty", "10.7", options, area=area)
    return fresh if answer == "fresh" else hurt[0]


def _elephants(t: Italia, b: Battle, told: dict[str, list[Shot]], sizes: dict[str, int]) -> Play[None]:
    """Each natural 9 or 10 of an elephant makes a second enemy unit retreat [10.9, N30, R35]."""
    needed = t.data.tables.thresholds["elephant_retreat"]
    for nation in (b.attacker, b.defender):
        other = b.other(nation)
        effects = sum(each.unit == ELEPHANT and each.die >= needed and each.hit for each in told[nation])
        for _ in range(effects):
            units = [unit for unit in t.units_at(b.area, other) if unit not in b.reduced]
            if sizes[other] < 2 or not units:
                break
            yield from second_retreat(t, other, b.area, units, nation, b.barred(other))


# Retreats


def _retreats(t: Italia, b: Battle) -> Play[str]:
    """The attacker decides first, then the defender [10.10, N35]."""
    for nation, outcome in ((b.attacker, "attacker-left"), (b.defender, "defender-left")):
        if not may_retreat(t, nation, b.area, b.barred(nation)):
            continue
        if (yield from _ask_retreat(t, b, nation)):
            return outcome if not _both_there(t, b) else ""
    return ""


def _ask_retreat(t: Italia, b: Battle, nation: str) -> Play[bool]:
    units = can_go(t, t.units_at(b.area, nation))
    open_ = places(t, nation, b.area, b.barred(nation), bool(t.leaders_at(b.area, nation)))
    options = [
        choice(STAY, "retreat-stay", "10.10", (), area=b.area, enemy=b.other(nation)),
        *to_options(t, open_, len(units)),
        *divide_option(units, open_, "10.10"),
    ]
    outnumbered = len(t.units_at(b.area, b.other(nation))) > 2 * len(units)
    default = best_place(open_, len(units)) if outnumbered else STAY
    question = pick(t, nation, "retreat", "10.10", options, default, area=b.area, enemy=b.other(nation))
    question.holds = standing(t, b.area, nation, b.other(nation))
    answer = yield from one(question)
    if answer == STAY:
        return False
    yield from retreat(t, nation, b.area, units, "retreat", barred=b.barred(nation), first=answer)
    leaders_fall(t, b.area)
    return True


# Raids


def raid(t: Italia, area: str) -> Play[None]:
    """A raid: one round without modifiers, then the raiders must retreat [10.12, N31, R42, R43]."""
    b = begin_battle(t, area)
    b.rounds = 1
    t.begin_scene("raid")
    raiders = sorted(t.units_at(area, b.attacker), key=t.worth)
    force = t.force([*raiders, *t.leaders_at(area, b.attacker)])
    aims = yield from declare_targets(t, b.defender, b.attacker, area)
    needed = t.data.tables.thresholds["raid"]
    attack = []
    for unit in raiders:
        die = t.roll(10)
        attack.append(Shot(t.unit(unit).type, die, (), die, needed, die >= needed, die == 10, "city"))
    defence = [shot(t, unit, (), aims[unit]) for unit in sorted(t.units_at(area, b.defender), key=t.worth)]
    told = mark_wasted(t, defence, b.attacker, area)
    success = any(each.hit for each in attack)
    t.tell(
        RaidFought(
            area=area,
            attacker=b.attacker,
            defender=b.defender,
            raiders=force,
            attacker_shots=tuple(attack),
            defender_shots=tuple(told),
            success=success,
        ),
        "10.12",
    )
    gone = yield from choose_losses(t, b.attacker, told, area, b.reduced)
    if gone:
        lose(t, gone, area, b.defender, "hit", "10.12")
    if success:
        yield from raid_reward(t, b.attacker, area, b.defender)
    repair_knights(t, b.attacker, area)  # R80: its only round is over, so they may retreat
    units = t.units_at(area, b.attacker)
    if units:
        left = yield from retreat(t, b.attacker, area, units, "raid", rule="10.12")
        if left:
            lose(t, left, area, b.defender, "no-retreat", "10.12")
    leaders_fall(t, area, b.defender)
    t.end_scene()

"""What a force of a nation is worth in an area: it holds it, fights for it, or raids it."""

from __future__ import annotations

from typing import NamedTuple

from rules.italia.ai.odds import Kind, Odds, Side, battle_odds, bonuses, chance_to_hit, raid_chance, side_of
from rules.italia.ai.worth import (
    LEADER,
    capture_worth,
    denial,
    gold_worth,
    hold_worth,
    kill_points,
    leader_points,
    sack_points,
    unit_worth,
)
from rules.italia.data.loader import ELEPHANT, ROMANS
from rules.italia.game import Italia

_THEIR_KILL = 0.35
_KILLED = 0.35


class Force(NamedTuple):
    """Units of a nation in an area, or on the way to it. ``landing``: all came over water."""

    units: tuple[str, ...]
    leaders: tuple[str, ...] = ()
    landing: bool = False

    def joined(self, other: Force) -> Force:
        """Both together."""
        if not self.units:
            return other
        return Force(
            (*self.units, *other.units), (*self.leaders, *other.leaders), landing=self.landing and other.landing
        )


def force_at(t: Italia, nation: str, area: str) -> Force:
    """What a nation has in an area."""
    units = tuple(t.units_at(area, nation))
    ways = [t.now.entries[unit].way if unit in t.now.entries else "" for unit in units]
    landing = bool(ways) and all(way in ("strait", "sea") for way in ways)
    return Force(units, tuple(t.leaders_at(area, nation)), landing=landing)


def odds_against(t: Italia, area: str, attacker: str, force: Force, defender: str, extra: Force | None = None) -> Odds:
    """The odds of a force against what a nation has in an area, and what joins it."""
    theirs = force_at(t, defender, area)
    if extra is not None:
        theirs = theirs.joined(extra)
    ours = side_of(t, force.units, leader=bool(force.leaders))
    others = side_of(t, theirs.units, leader=bool(theirs.leaders))
    added = bonuses(t, area, attacker, defender, (ours.leader, others.leader), landing=force.landing)
    if t.state.shocks:
        return battle_odds(ours, others, added)
    return battle_odds(shocked(attacker, ours, others), shocked(defender, others, ours), added)


def shocked(nation: str, side: Side, other: Side) -> Side:
    """A side at its first battle with elephants: Romans lose some units to the shock [13.3]."""
    if nation != ROMANS or all(kind.type != ELEPHANT for kind, _ in other.units):
        return side
    spare = round(0.3 * side.size)
    left: list[tuple[Kind, int]] = []
    for kind, count in sorted(side.units, key=lambda each: -each[1]):
        gone = min(spare, count)
        spare -= gone
        left.append((kind, count - gone))
    return side._replace(units=tuple(sorted((kind, count) for kind, count in left if count)))


def worth_at(t: Italia, nation: str, area: str, force: Force, extra: Force | None = None) -> float:
    """What a force in an area is worth to the active nation."""
    if not force.units:
        return 0.0
    enemies = t.enemies_at(area, nation)
    if not enemies:
        return hold_worth(t, nation, area, len(force.units)) + _walk_in(t, nation, area)
    fight = battle_worth(t, nation, area, force, enemies[0], extra)
    return max(fight, raid_worth(t, nation, area, force, enemies[0])) if t.has_city(area) else fight


def _walk_in(t: Italia, nation: str, area: str) -> float:
    if nation != t.active or t.owner(area) == nation or t.area(area).is_staging:
        return 0.0
    return capture_worth(t, nation, area, t.state.last_owner.get(area, ""))


def battle_worth(
    t: Italia, nation: str, area: str, force: Force, enemy: str, extra: Force | None = None, odds: Odds | None = None
) -> float:
    """What attacking is worth: the prize, kills and losses."""
    odds = odds or odds_against(t, area, nation, force, enemy, extra)
    left = max(odds.left / odds.wins, 1.0) if odds.wins > 0.01 else 1.0
    prize = hold_worth(t, nation, area, left) + denial(t, nation, area) + capture_worth(t, nation, area, enemy)
    for leader in t.leaders_at(area, enemy):
        prize += leader_points(t, nation, leader) + 0.5 * (not t.same_seat(nation, enemy))
    killed = odds.killed * (kill_points(t, nation, enemy) + _KILLED * unit_worth(t, enemy) * _foe(t, nation, enemy))
    cost = odds.lost * (unit_worth(t, nation) + _THEIR_KILL * kill_points(t, enemy, nation))
    for leader in force.leaders:
        cost += odds.loses * (LEADER + _THEIR_KILL * leader_points(t, enemy, leader))
    return odds.wins * prize + killed - cost


def _foe(t: Italia, nation: str, enemy: str) -> float:
    return -1.5 if t.same_seat(nation, enemy) else 1.0


def raid_worth(t: Italia, nation: str, area: str, force: Force, enemy: str) -> float:
    """What a raid is worth: the reward, less the raiders who fall, and those who find no place to go."""
    chance = raid_chance(len(force.units), t.data.tables.thresholds["raid"])
    reward = max(sack_points(t, nation, area, enemy), t.data.tables.pillage_gold * gold_worth(t, nation))
    defenders = t.units_at(area, enemy)
    lost = min(sum(chance_to_hit(t.to_hit(unit), 0) for unit in defenders), len(force.units))
    room = _room_beside(t, nation, area)
    lost += max(0.0, len(force.units) - lost - room)
    return chance * reward - lost * (unit_worth(t, nation) + _THEIR_KILL * kill_points(t, enemy, nation))


def _room_beside(t: Italia, nation: str, area: str) -> int:
    """How many raiders find a place, roughly."""
    room = 0
    for beside in t.area(area).beside:
        if not t.area(beside).is_staging and (t.is_vacant(beside) or t.owner(beside) == nation):
            room += max(0, t.data.base_stack[beside] + 1 - len(t.units_at(beside, nation)))
    return room + sum(t.room(sea, nation) for sea in t.area(area).seas)


def defence_worth(t: Italia, nation: str, area: str, own: Force, attackers: Force) -> float:
    """What standing against the active nation in an area is worth."""
    if not own.units:
        return 0.0
    attacker = t.active
    ours = side_of(t, own.units, leader=bool(own.leaders))
    theirs = side_of(t, attackers.units, leader=bool(attackers.leaders))
    added = bonuses(t, area, attacker, nation, (theirs.leader, ours.leader), landing=attackers.landing)
    odds = battle_odds(theirs, ours, added)
    return defence_by(t, nation, area, own, odds)


def defence_by(t: Italia, nation: str, area: str, own: Force, odds: Odds) -> float:
    """The same, with the odds of the attack."""
    attacker = t.active
    left = max(len(own.units) - odds.killed, 1.0)
    stakes = hold_worth(t, nation, area, left) + 0.35 * capture_worth(t, attacker, area, nation)
    gain = odds.loses * stakes + odds.lost * (kill_points(t, nation, attacker) + _KILLED * unit_worth(t, attacker))
    cost = odds.killed * (unit_worth(t, nation) + _THEIR_KILL * kill_points(t, attacker, nation))
    cost += odds.wins * sum(LEADER + _THEIR_KILL * leader_points(t, attacker, leader) for leader in own.leaders)
    return gain - cost

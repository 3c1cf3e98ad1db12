"""The Legate: the automatic player of Italia, for every nation.

It values everything in victory points of the nation that acts. The best move of a phase comes first; when none is worth
it, the movement ends. What isn't here takes the default answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from rules.core.decisions import Answer, Option, Pick
from rules.core.policy import PickChooser, Policy, PositionMemo, best_of, best_option, first_offered, offered, word_in
from rules.core.table import Table
from rules.italia.ai.march import (
    LEAST_ROUND,
    best_reply,
    block_gain,
    is_round,
    plan_for,
    refuge,
    round_worth,
    should_drop,
)
from rules.italia.ai.odds import Bonuses, Kind, Odds, Side, battle_odds
from rules.italia.ai.plan import best_plan, march_id, plans, source
from rules.italia.ai.values import (
    Force,
    battle_worth,
    defence_worth,
    force_at,
    odds_against,
    raid_worth,
    worth_at,
)
from rules.italia.ai.worth import (
    area_points,
    gold_worth,
    hold_worth,
    keeps,
    printed_points,
    sack_points,
    threat,
    turns_left,
    unit_worth,
)
from rules.italia.chapters.asking import DIVIDE, DONE, group_id
from rules.italia.chapters.campaign import DROP
from rules.italia.chapters.cities import GOLD, LEAVE, POINTS
from rules.italia.chapters.combat import BATTLE, RAID
from rules.italia.chapters.income import lacking_by
from rules.italia.chapters.points import lines
from rules.italia.chapters.reactions import PART
from rules.italia.chapters.retreats import STAY
from rules.italia.chapters.sailing import ATTACK
from rules.italia.chapters.stacking import crowded
from rules.italia.chapters.submission import ACCEPT, DEMAND, OFFER, REFUSE, REVOLT
from rules.italia.data.loader import FLEET, PATRIMONIUM
from rules.italia.game import Italia
from rules.italia.info import NOTHING
from rules.italia.state import ItaliaState

_ANYTHING = float("-inf")
STUBBORN = 0.3
"""Going must be worth so much more than staying."""

_PRIZE = 0.8
"""The share of what another seat gets for a submission that counts against offering it."""

_SURE_AT_SEA = 0.6
_LAST_APPEALS = 9

_WORTH_A_FLEET = 4
"""The points that areas overseas must promise before a fleet is bought to go there."""

_FEW_MOVES = 3
"""Areas so many steps away are reached by land as soon as over the sea."""


def nation_of(pick: Pick, t: Italia) -> str:
    """The nation that a decision is about."""
    return pick.actor or t.active


# Movement


def _move(pick: Pick, t: Italia) -> str | None:
    ids = offered(pick)
    if DONE in ids:
        plan = best_plan(t)
        found = source(plan) if plan is not None else DONE
        return found if found in ids else DONE
    crowd = crowded(t, t.active)
    found_ = [plan for plan in plans(t) if plan.place in crowd and source(plan) in ids]
    return source(max(found_, key=lambda plan: plan.worth)) if found_ else None


def _group(kind: str) -> PickChooser[Italia]:
    def chosen(pick: Pick, t: Italia) -> str | None:
        plan = best_plan(t, kind, word_in(pick.question, "area"), least=_ANYTHING)
        return first_offered(pick, (march_id(t, plan.group),)) if plan is not None else None

    return chosen


def _goal(kind: str) -> PickChooser[Italia]:
    def chosen(pick: Pick, t: Italia) -> str | None:
        ids = offered(pick)
        found = [plan for plan in plans(t, kind, word_in(pick.question, "area")) if plan.goal in ids]
        return max(found, key=lambda plan: plan.worth).goal if found else None

    return chosen


def _fleet_group(pick: Pick, t: Italia) -> str | None:
    plan = best_plan(t, "sail", word_in(pick.question, "area"), least=_ANYTHING)
    if plan is None:
        return None
    empty = not t.cargo(plan.group[0])
    fitting = [option.id for option in pick.options if all(("empty" in part) == empty for part in option.id.split("+"))]
    return fitting[0] if fitting else None


# At sea


def sea_odds(t: Italia, sea: str, attacker: str, defender: str) -> Odds:
    """The odds of a battle at sea, to the end [9.9]."""
    return battle_odds(_navy(t, sea, attacker), _navy(t, sea, defender), Bonuses(0, 0))


def _navy(t: Italia, sea: str, nation: str) -> Side:
    counts: dict[Kind, int] = {}
    for fleet in t.fleets_at(sea, nation):
        kind = Kind(FLEET, t.to_hit(fleet) - len(t.cargo(fleet)))
        counts[kind] = counts.get(kind, 0) + 1
    return Side(tuple(sorted(counts.items())))


def _sea_target(pick: Pick, t: Italia) -> str | None:
    sea, nation = word_in(pick.question, "sea"), nation_of(pick, t)
    worth = {
        option.id: sea_odds(t, sea, nation, option.id).wins
        for option in pick.options
        if option.id != NOTHING and not t.same_seat(nation, option.id)
    }
    return best_of(worth, _SURE_AT_SEA) or NOTHING


def _sea_attack(pick: Pick, t: Italia) -> str | None:
    sea, nation = word_in(pick.question, "sea"), nation_of(pick, t)
    return ATTACK if sea_odds(t, sea, nation, t.active).wins > _SURE_AT_SEA else NOTHING


def _withdraw(pick: Pick, t: Italia) -> str | None:
    sea, nation, other = word_in(pick.question, "sea"), nation_of(pick, t), word_in(pick.question, "enemy")
    if sea_odds(t, sea, nation, other).wins > 1 - _SURE_AT_SEA:
        return STAY
    return best_option([each for each in pick.options if each.id != STAY], lambda each: _friends(t, nation, each.id))


def _friends(t: Italia, nation: str, sea: str) -> float:
    foes = sum(len(t.fleets_at(sea, each)) for each in t.navies_at(sea) if not t.same_seat(each, nation))
    return sum(t.owner(area) == nation for area in t.data.coasts[sea] if not t.area(area).is_staging) - 2.0 * foes


# Campaigns


def _campaign(pick: Pick, t: Italia) -> str | None:
    ids = offered(pick)
    if DROP in ids and should_drop(t):
        return DROP
    worth = {each: round_worth(t, each) for each in ids if is_round(each)}
    best = max(sorted(worth), key=lambda each: worth[each], default="")
    return best if best and worth[best] > LEAST_ROUND else DONE


def _campaign_plan(pick: Pick, t: Italia) -> str | None:
    """Orders for the whole campaign: help when there are enough to help, run from what is too strong [12.4]."""
    return plan_for(t, pick.seat)


def _block(pick: Pick, t: Italia) -> str | None:
    worth = {option.id: block_gain(t, option.id) for option in pick.options if option.id != NOTHING}
    return best_of(worth, 0.5) or NOTHING


def _reaction(pick: Pick, t: Italia) -> str | None:
    reply = best_reply(t, nation_of(pick, t))
    return reply.start if reply is not None and reply.start in offered(pick) else NOTHING


def _react_group(pick: Pick, t: Italia) -> str | None:
    reply = best_reply(t, nation_of(pick, t))
    return first_offered(pick, (reply.group,)) if reply is not None else None


def _react_to(pick: Pick, t: Italia) -> str | None:
    nation = nation_of(pick, t)
    reply = best_reply(t, nation)
    if reply is None:
        return None
    all_of_them = [*t.units_at(reply.start, nation), *t.leaders_at(reply.start, nation)]
    wanted = (reply.goal,) if reply.group == group_id(t, all_of_them) else (PART, reply.goal)
    return first_offered(pick, wanted)


# Battles


def odds_in(t: Italia, area: str) -> Odds | None:
    """The odds of the battle in an area for the active nation; None without a battle."""
    enemies = t.enemies_at(area, t.active)
    if not enemies or not t.units_at(area, t.active):
        return None
    return odds_against(t, area, t.active, force_at(t, t.active, area), enemies[0])


def _battle_order(pick: Pick, t: Italia) -> str | None:
    """The surest battle first."""

    def chance(option: Option) -> float:
        odds = odds_in(t, option.id)
        return odds.wins if odds is not None else 0.0

    return best_option(pick.options, chance)


def _how(pick: Pick, t: Italia) -> str | None:
    area, nation = word_in(pick.question, "area"), t.active
    enemy, force = t.enemies_at(area, nation)[0], force_at(t, nation, area)
    is_better = raid_worth(t, nation, area, force, enemy) > battle_worth(t, nation, area, force, enemy)
    return RAID if is_better and RAID in offered(pick) else BATTLE


def stay_worth(t: Italia, nation: str, area: str) -> float:
    """What fighting on is worth to a side of a battle."""
    enemies = t.enemies_at(area, t.active)
    if not enemies:
        return 0.0
    attackers = force_at(t, t.active, area)._replace(landing=False)
    if nation == t.active:
        return battle_worth(t, nation, area, attackers, enemies[0])
    return defence_worth(t, nation, area, force_at(t, nation, area), attackers)


def _retreat(pick: Pick, t: Italia) -> str | None:
    area, nation = word_in(pick.question, "area"), nation_of(pick, t)
    count = len(t.units_at(area, nation))
    worth = {
        option.id: refuge(t, nation, option.id, count) for option in pick.options if option.id not in (STAY, DIVIDE)
    }
    best = best_of(worth)
    if best is None or stay_worth(t, nation, area) > worth[best] - STUBBORN:
        return STAY
    return best


def _retreat_to(pick: Pick, t: Italia) -> str | None:
    area, nation = word_in(pick.question, "area"), nation_of(pick, t)
    count = len(t.units_at(area, nation))
    return best_option(
        [option for option in pick.options if option.id != DIVIDE], lambda each: refuge(t, nation, each.id, count)
    )


def _retreat_one(pick: Pick, t: Italia) -> str | None:
    nation = nation_of(pick, t)
    return best_option(pick.options, lambda each: refuge(t, nation, each.id.partition(">")[2], 1))


def _pillage(pick: Pick, t: Italia) -> str | None:
    area, nation, ids = word_in(pick.question, "area"), t.active, offered(pick)
    worth = {LEAVE: _city_worth(t, nation, area)}
    if POINTS in ids:
        worth[POINTS] = sack_points(t, nation, area, "")
    if GOLD in ids:
        worth[GOLD] = t.data.tables.pillage_gold * gold_worth(t, nation)
    return best_of({each: points for each, points in worth.items() if each in ids})


def _city_worth(t: Italia, nation: str, area: str) -> float:
    """What a city of one's own is worth: points, income, defence."""
    kept = keeps(t, area, len(t.units_at(area, nation)), threat(t, nation, area).all)
    points = sum(
        line.halves / 2
        for line in lines(t, nation, "city")
        if t.state.turn in line.turns and area in t.data.areas_of(line)
    )
    income = 0.0 if t.card(nation).no_income else gold_worth(t, nation) * min(turns_left(t, nation), 4)
    return kept * (points + income + 0.25 * area_points(t, nation, area).now)


def _rebuild(pick: Pick, t: Italia) -> str | None:
    nation = t.active

    def gain(option: Option) -> float:
        area = option.id.partition(":")[0]
        there = len(t.units_at(area, nation))
        if there < 2:
            return -1.0
        lost = hold_worth(t, nation, area, there) - hold_worth(t, nation, area, there - 1)
        return _city_worth(t, nation, area) - lost - unit_worth(t, nation)

    return best_option([option for option in pick.options if option.id != DONE], gain, 0.0) or DONE


# Submission


def _contested(t: Italia, attacker: str, defender: str) -> list[str]:
    return [area for area in t.data.land if t.units_at(area, attacker) and t.units_at(area, defender)]


def _offer(pick: Pick, t: Italia) -> str | None:
    nation, to = nation_of(pick, t), t.active
    areas = _contested(t, to, nation)
    fighting = sum(stay_worth(t, nation, area) for area in areas)
    saved = sum(hold_worth(t, nation, area, len(t.units_at(area, nation))) for area in areas)
    price = _PRIZE * _submission_points(t, to, nation) + 0.5 * _points(t, nation)
    return OFFER if 0.7 * saved - price > fighting else NOTHING


def _submission_points(t: Italia, to: str, nation: str) -> float:
    if nation in t.nation(to).received:
        return 0.0
    return sum(line.halves / 2 for line in lines(t, to, "submission-received") if line.nation == nation)


def _points(t: Italia, nation: str) -> float:
    """What the areas of a nation promise it: half of it is lost by submitting."""
    return sum(sum(printed_points(t, nation, area)) for area in t.owned(nation))


def _points_now(t: Italia, nation: str) -> float:
    return sum(printed_points(t, nation, area).now for area in t.owned(nation))


def _accept(pick: Pick, t: Italia) -> str | None:
    nation, vassal = nation_of(pick, t), word_in(pick.question, "vassal")
    fighting = sum(stay_worth(t, nation, area) for area in _contested(t, nation, vassal))
    gain = _submission_points(t, nation, vassal) + 0.2 * _points_now(t, vassal)
    return ACCEPT if gain + 2 * gold_worth(t, nation) > fighting else REFUSE


def _revolt(pick: Pick, t: Italia) -> str | None:
    nation = nation_of(pick, t)
    controller = t.nation(nation).controller
    near = {beside for area in t.owned(nation) for beside in t.area(area).beside}
    foes = sum(len(t.units_at(area, controller)) for area in near)
    gain = sum(printed_points(t, nation, area).now + printed_points(t, nation, area).later for area in t.owned(nation))
    return REVOLT if gain > 0.35 * foes else NOTHING


# Buying and placing


def _buy(pick: Pick, t: Italia) -> str | None:
    nation, ids = nation_of(pick, t), offered(pick)
    if "capital" in ids and not t.nation(nation).capital:
        return "capital"
    repair = next((each for each in sorted(ids) if each.startswith("repair:")), None)
    if repair is not None:
        return repair
    city = best_of({each: _site_worth(t, nation, each) for each in ids if each.startswith("city:")}, 1.1)
    sparing = [option.id for option in pick.options if not lacking_by(option)]
    troops = [each for each in sparing if each.startswith("unit:") and not each.startswith(f"unit:{FLEET}:")]
    units = {each: _bargain(t, nation, each) for each in troops}
    return city or _first_fleet(pick, t, sparing) or best_of(units, 0.0) or DONE


def _site_worth(t: Italia, nation: str, ident: str) -> float:
    area = ident.partition(":")[2]
    points = 0.0
    for line in lines(t, nation, "city"):
        if area in t.data.areas_of(line):
            points += sum(line.halves / 2 for turn in line.turns if 0 <= turn - t.state.turn < 2)
    kept = keeps(t, area, len(t.units_at(area, nation)), threat(t, nation, area).all)
    return kept * (points + 0.12 * turns_left(t, nation))


def _bargain(t: Italia, nation: str, ident: str) -> float:
    """The best unit for the gold first, as many as possible."""
    _, kind, count = ident.split(":")
    row = next(each for each in t.data.types.values() if each.id == kind)
    return (11 - row.to_hit) * row.hits / row.cost + int(count) / 100


def _first_fleet(pick: Pick, t: Italia, sparing: list[str]) -> str | None:
    """One fleet before any other unit, if it's needed. None is on the map before the purchase is over."""
    has_bought = any(option.id == DONE and option.name.key == "buy-done" for option in pick.options)
    ident = f"unit:{FLEET}:1"
    return ident if not has_bought and ident in sparing and _needs_fleet(t, nation_of(pick, t)) else None


def _needs_fleet(t: Italia, nation: str) -> bool:
    """Whether there is something to win overseas and nothing to go there with."""
    fleets = sum(not t.unit(unit).land for unit in t.on_map(nation)) + t.expected(nation, FLEET)
    units, owned = len(t.land_units(nation)), t.owned(nation)
    if fleets > 1 or units < len(owned) + 3 or turns_left(t, nation) < 2:
        return False
    seas = dict.fromkeys(sea for area in owned for sea in t.area(area).seas)
    coasts = dict.fromkeys(area for sea in seas for area in t.data.coasts[sea] if not t.area(area).is_staging)
    near = _walkable(t, owned)
    return sum(sum(printed_points(t, nation, area)) for area in coasts if area not in near) > _WORTH_A_FLEET


def _walkable(t: Italia, owned: Iterable[str]) -> set[str]:
    """The areas that units reach on foot in a few moves."""
    reached = set(owned)
    for _ in range(_FEW_MOVES):
        reached |= {beside for area in reached for beside in t.area(area).beside}
    return reached


def _capital(pick: Pick, t: Italia) -> str | None:
    nation = nation_of(pick, t)
    return best_option(pick.options, lambda each: hold_worth(t, nation, each.id, 3))


def placing_worth(t: Italia, nation: str, place: str, count: int = 1) -> float:
    """What more units in a place are worth: they hold it, or attack from it."""
    if place in t.data.seas:
        return 0.3 * max((_aim(t, nation, area) for area in t.data.coasts[place]), default=0.0)
    area = t.area(place)
    there = len(t.units_at(place, nation))
    targets = sorted((_aim(t, nation, near) for near in area.beside if t.owner(near) != nation), reverse=True)
    reach = sum(targets[:count]) + 0.3 * sum(targets[count:])
    if area.is_staging:
        return 0.5 * reach
    held = hold_worth(t, nation, place, there + count) - hold_worth(t, nation, place, there)
    crowd = max(0, there + count - t.base_limit(place, nation))
    return held + 0.35 * reach - 0.1 * crowd


def _aim(t: Italia, nation: str, area: str) -> float:
    if t.area(area).is_staging or t.owner(area) == nation:
        return 0.0
    if t.nations_at(area) and not t.enemies_at(area, nation):
        return 0.0
    return sum(area_points(t, nation, area)) / (1 + len(t.foes(area, nation)))


def placed(pick: Pick, t: Italia) -> tuple[str, ...] | None:
    """The areas for bought units, the best first."""
    nation = nation_of(pick, t)
    best = sorted(pick.options, key=lambda each: -placing_worth(t, nation, each.id))
    return tuple(option.id for option in best[: pick.max])


def _place_sea(pick: Pick, t: Italia) -> str | None:
    nation = nation_of(pick, t)
    return best_option(
        pick.options, lambda each: placing_worth(t, nation, each.id) + 0.1 * _friends(t, nation, each.id)
    )


def arrival_worth(t: Italia, nation: str, place: str) -> float:
    """What a place is worth to those who arrive: they hold it, attack from it, or fight for it."""
    arrival = next(iter(t.period.arriving(t.state.turn, nation)), None)
    count = max(1, sum(arrival.units.values()) if arrival is not None else 1)
    if place in t.data.land and t.enemies_at(place, nation):
        size = t.attack_limit(place, with_leader=False) - len(t.units_at(place, nation))
        fresh = tuple(unit for unit in t.data.units_of[nation] if t.unit(unit).land)[: min(size, count)]
        return worth_at(t, nation, place, force_at(t, nation, place).joined(Force(fresh)))
    return placing_worth(t, nation, place, min(count, 3))


def _arrive(pick: Pick, t: Italia) -> str | None:
    nation = nation_of(pick, t)
    offered_ = [option for option in pick.options if option.id != DIVIDE]
    return best_option(offered_, lambda each: arrival_worth(t, nation, each.id.partition(":")[0]))


def _africa(pick: Pick, t: Italia) -> str | None:
    """Call those who are more than one in an area, or where nothing threatens."""
    nation = t.active
    for option in pick.options:
        if option.id == DONE:
            continue
        area, _, ident = option.id.partition(":")
        number = int(ident.partition("-")[0])
        if number == len(t.units_at(area, nation)) - 1:
            return option.id
    return DONE


# Leaving


def _marginal(t: Italia, nation: str, area: str) -> float:
    if area not in t.data.land:
        return 0.1
    there = len(t.units_at(area, nation))
    return hold_worth(t, nation, area, there) - hold_worth(t, nation, area, there - 1)


def _depart(pick: Pick, t: Italia) -> str | None:
    nation = nation_of(pick, t)
    return best_option(pick.options, lambda each: -_marginal(t, nation, each.id.rpartition("@")[2]))


def _appeal(pick: Pick, t: Italia) -> str | None:
    """In a battle of one's own; late in the game in any."""
    area = word_in(pick.question, "area")
    fighting = bool(t.units_at(area, PATRIMONIUM))
    if not fighting and t.state.turn < _LAST_APPEALS:
        return NOTHING
    calls = [option for option in pick.options if option.id not in (NOTHING, "later")]
    enemies = [option for option in calls if not fighting or option.id.partition(":")[0] != PATRIMONIUM]
    return best_option(enemies, lambda each: len(t.units_at(area, each.id.partition(":")[0]))) or NOTHING


def _always(*preferred: str) -> Callable[[Pick, Italia], str | None]:
    return lambda pick, _: first_offered(pick, preferred)


_PICKS: Mapping[str, PickChooser[Italia]] = {
    "move": _move,
    "move-group": _group("march"),
    "move-to": _goal("march"),
    "land-group": _group("land"),
    "land-at": _goal("land"),
    "fleet-group": _fleet_group,
    "sail-to": _goal("sail"),
    "sea-target": _sea_target,
    "sea-attack": _sea_attack,
    "withdraw": _withdraw,
    "campaign": _campaign,
    "campaign-plan": _campaign_plan,
    "block": _block,
    "reaction": _reaction,
    "react-group": _react_group,
    "react-to": _react_to,
    "battle-order": _battle_order,
    "battle-or-raid": _how,
    "retreat": _retreat,
    "retreat-to": _retreat_to,
    "retreat-one": _retreat_one,
    "second-retreat": _retreat_one,
    "surplus": _retreat_one,
    "casualty": _always("fresh"),
    "pillage": _pillage,
    "raid-reward": _pillage,
    "rebuild": _rebuild,
    "offer": _offer,
    "accept": _accept,
    "demand": _always(DEMAND),
    "revolt": _revolt,
    "buy": _buy,
    "capital": _capital,
    "place-sea": _place_sea,
    "arrive": _arrive,
    "africa": _africa,
    "depart": _depart,
    "inherit": _depart,
    "appeal": _appeal,
}

view: PositionMemo[ItaliaState, Italia] = PositionMemo(lambda state: Italia(state, ""))
"""The facade over the last position."""


class Legate(Policy[ItaliaState, Italia]):
    """The policy, which also sets several units at once."""

    def __call__(self, table: Table) -> Answer:
        """Answer the pending decision."""
        decision, state = table.decision, table.state
        if isinstance(decision, Pick) and decision.topic == "place" and isinstance(state, ItaliaState):
            return placed(decision, view(state)) or decision.default
        return super().__call__(table)


legate = Legate(ItaliaState, view, _PICKS)
"""The Legate of every seat."""

"""The Legate: the automatic player of Rise and Fall, for every seat.

It values everything in stars. ``threats`` lists what the other seats could do next turn. From that ``defence`` decides
which units must stay, and ``attacks`` which attacks pay. The most valuable act comes first. Peoples stay at home unless
they can win something. Raiders loot, and from 350 they settle.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.core.decisions import Option, Pick
from rules.core.policy import (
    BACK,
    PickChooser,
    Policy,
    Whims,
    best_option,
    first_offered,
    first_option,
    number_in,
    offered,
    word_in,
)
from rules.rise_and_fall.ai.attacks import best_attack, best_move, goals_of, good_attacks, refuge_value
from rules.rise_and_fall.ai.defence import leaving_cost, placement_value
from rules.rise_and_fall.ai.diplomacy import declaration, sues_at_last, sues_at_once
from rules.rise_and_fall.ai.gathering import best_transfer
from rules.rise_and_fall.ai.piece_values import turning_value, unit_value
from rules.rise_and_fall.ai.position import PositionView
from rules.rise_and_fall.chapters import campaign_phase
from rules.rise_and_fall.chapters.combat import plans
from rules.rise_and_fall.chapters.looting import capital_of
from rules.rise_and_fall.chapters.movement import destinations
from rules.rise_and_fall.data.loader import EMPIRES, HUNS, REGULARS
from rules.rise_and_fall.game import RiseAndFall
from rules.rise_and_fall.state import RiseState

_WHIMS = Whims(0.06, {"target", "place-area", "rebel-capital", "emperor-province"})


# The Movement and Combat phase


def _operation(pick: Pick, t: RiseAndFall) -> str | None:
    ids = offered(pick)
    return next((act for act, wanted in _ACTS if act in ids and wanted(t)), pick.default[0])


def _wants_emperor(t: RiseAndFall) -> bool:
    """The Emperor goes where Roman units are next to northern stars."""
    return _emperor_region(t) is not None


def _emperor_region(t: RiseAndFall) -> str | None:
    counts = dict.fromkeys(t.data.emperor_regions, 0)
    for unit in t.units_of("rome"):
        for path in t.data.areas[t.area_of(unit)].paths:
            region = t.data.areas[path.to].emperor_region
            if region and t.data.areas[path.to].star_from is not None:
                counts[region] += 1
    best = max(counts, key=lambda region: counts[region])
    return best if counts[best] else None


def _wants_loot(t: RiseAndFall) -> bool:
    return any(_should_loot(t, unit) for unit in campaign_phase.looters(t))


def _should_loot(t: RiseAndFall, unit: str) -> bool:
    """Enemies of Rome loot. Allies of an empire don't, and no one loots its own stars."""
    nation, area = t.nation_of(unit), t.area_of(unit)
    if t.relations.camp(nation) in EMPIRES or t.data.areas[area].home == nation or area == capital_of(t, nation):
        return False
    if nation == "hunae":
        return t.data.areas[area].home == "parthia"
    can_settle = t.year >= t.data.dates.kingdoms and not t.state.founded
    return nation in ("german", *HUNS) and not (can_settle and t.data.kind[unit] == "migration")


def _strikes_first(t: RiseAndFall) -> bool:
    attack, way = best_attack(t), best_move(t)
    return attack is not None and (way is None or attack.worth >= way.worth)


def _mover(pick: Pick, t: RiseAndFall) -> str | None:
    found = best_move(t)
    return found.unit if found else None


def _move_to(pick: Pick, t: RiseAndFall) -> str | None:
    """The most valuable goal; for a unit that has to make room, the safest area."""
    unit = word_in(pick.question, "unit")
    if unit not in t.data.unit:
        return None
    ways = destinations(t, unit)
    areas = [option.id for option in pick.options if option.id in ways]
    goals = goals_of(t, unit, areas) or {area: refuge_value(t, unit, area) for area in areas}
    return max(goals, key=lambda area: (goals[area], -len(ways[area].path)), default=None)


def _transferred(pick: Pick, t: RiseAndFall) -> str | None:
    found = best_transfer(t)
    return found[0] if found else None


def _transfer_to(pick: Pick, t: RiseAndFall) -> str | None:
    found = best_transfer(t)
    return found[1] if found and found[1] in offered(pick) else None


def _target(pick: Pick, t: RiseAndFall) -> str | None:
    attack = best_attack(t)
    named = campaign_phase.target_ids(t, plans(t, t.state.player))
    return next((ident for ident, target in named.items() if attack and target == attack.target), None)


def _main(pick: Pick, t: RiseAndFall) -> str | None:
    """The unit that can best be spared."""
    area = word_in(pick.question, "area")
    for attack in good_attacks(t):
        ident = f"{attack.main.unit}@{attack.main.origin}"
        if attack.target.area == area and ident in offered(pick):
            return ident
    return None


def _supporter(pick: Pick, t: RiseAndFall) -> str | None:
    """The unit that gives up least; among equals the strongest."""

    def worth(option: Option) -> float:
        unit, _, origin = option.id.partition("@")
        moved = t.area_of(unit) != origin
        return number_in(option.name, "value") - (leaving_cost(t, unit) + 0.1) * moved

    return best_option(pick.options, worth)


def _war_choice(pick: Pick, t: RiseAndFall) -> str | None:
    found = declaration(t)
    return found if found in offered(pick) else None


def _looter(pick: Pick, t: RiseAndFall) -> str | None:
    return next((option.id for option in pick.options if option.id != BACK and _should_loot(t, option.id)), None)


def _region(pick: Pick, t: RiseAndFall) -> str | None:
    return _emperor_region(t)


_ACTS: tuple[tuple[str, Callable[[RiseAndFall], bool]], ...] = (
    ("sue", sues_at_once),
    ("war", lambda t: declaration(t) is not None),
    ("found", lambda t: True),
    ("emperor", _wants_emperor),
    ("loot", _wants_loot),
    ("attack", _strikes_first),
    ("move", lambda t: best_move(t) is not None),
    ("attack", lambda t: best_attack(t) is not None),
    ("transfer", lambda t: best_transfer(t) is not None),
    ("sue", sues_at_last),
    ("release", lambda t: True),
)
"""The acts in order of priority, each with its condition."""


# The replacement phase and other decisions


def _provision(pick: Pick, t: RiseAndFall) -> str | None:
    if "sue" in offered(pick) and sues_at_once(t):
        return "sue"
    return first_offered(pick, ("walls", "rebuild", "place", "bribe")) or "done"


def _place_area(pick: Pick, t: RiseAndFall) -> str | None:
    return best_option(pick.options, lambda option: placement_value(t, option.id))


def _bribe(pick: Pick, t: RiseAndFall) -> str | None:
    """Bribe a hostile unit next to a star; otherwise the first unit offered."""

    def worth(option: Option) -> float:
        unit = option.id
        area = t.data.areas[t.area_of(unit)]
        stars = sum(t.holder(path.to) == t.empire and t.is_star(t.data.areas[path.to]) for path in area.paths)
        return unit_value(t, unit) * stars if t.relations.hostile(t.nation_of(unit), t.empire) else 0.0

    return best_option(pick.options, worth, 0.0) or first_option(pick)


def _surplus(pick: Pick, t: RiseAndFall) -> str | None:
    if "sue" in offered(pick) and sues_at_once(t):
        return "sue"
    units = [option for option in pick.options if option.id != "sue"]
    return best_option(units, lambda option: -leaving_cost(t, option.id) - unit_value(t, option.id))


def _capital(pick: Pick, t: RiseAndFall) -> str | None:
    return best_option(pick.options, lambda option: _civil_war_cost(t, option.id, t.state.emperor_province))


def _civil_war_cost(t: RiseAndFall, capital: str, loyal: str) -> float:
    """What a civil war with this capital costs Rome in stars and units, while one province stays loyal."""
    around = [capital, *dict.fromkeys(path.to for path in t.data.areas[capital].paths)]
    open_to_it = [
        area for area in around if t.holder(area) == "rome" and t.data.areas[area].province != (loyal or None)
    ]
    stars = sum(t.is_star(t.data.areas[area]) for area in open_to_it)
    turning = sum(t.data.kind[unit] in REGULARS for area in open_to_it for unit in t.at(area))
    return 1.5 * stars + turning


def _loyal_province(pick: Pick, t: RiseAndFall) -> str | None:
    """The loyal province that keeps the worst possible civil war cheapest."""
    capitals = [area for area in t.owned("rome") if t.data.areas[area].province != "italia" and not t.walled(area)]

    def worst(province: str) -> float:
        open_ones = (area for area in capitals if t.data.areas[area].province != province)
        return max((_civil_war_cost(t, area, province) for area in open_ones), default=0.0)

    return best_option(pick.options, lambda option: -worst(option.id))


def _rebel_site(pick: Pick, t: RiseAndFall) -> str | None:
    def worth(option: Option) -> float:
        return 3.0 * t.is_star(t.data.areas[option.id]) - 4.0 * len(t.at(option.id))

    return best_option(pick.options, worth)


def _excess(pick: Pick, t: RiseAndFall) -> str | None:
    return best_option(pick.options, lambda option: unit_value(t, option.id))


def _reliability(pick: Pick, t: RiseAndFall) -> str | None:
    kingdoms = [option for option in pick.options if option.id != "none"]
    return best_option(kingdoms, lambda option: turning_value(t, option.id))


def _retreat(pick: Pick, t: RiseAndFall) -> str | None:
    def worth(option: Option) -> float:
        area = t.data.areas[option.id]
        return 2.0 * t.is_star(area) * (t.holder(option.id) == "rome") - len(t.at(option.id))

    return best_option(pick.options, worth)


_PICKS: Mapping[str, PickChooser[RiseAndFall]] = {
    "operation": _operation,
    "mover": _mover,
    "move-to": _move_to,
    "transferred": _transferred,
    "transfer-to": _transfer_to,
    "target": _target,
    "main": _main,
    "supporter": _supporter,
    "war": _war_choice,
    "looter": _looter,
    "settler": first_option,
    "release": first_option,
    "emperor-region": _region,
    "provision": _provision,
    "place-area": _place_area,
    "bribe": _bribe,
    "surplus": _surplus,
    "rebel-capital": _capital,
    "emperor-province": _loyal_province,
    "rebel-site": _rebel_site,
    "excess": _excess,
    "reliability": _reliability,
    "retreat": _retreat,
}

legate = Policy(RiseState, PositionView(), _PICKS, whims=_WHIMS)
"""The Legate: called with a table, it answers the pending decision."""

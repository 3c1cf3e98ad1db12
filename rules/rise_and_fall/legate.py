"""The Legate: a sensible player of Rise and Fall for every seat.

He reckons in stars. Each act of a turn is chosen by itself: attacks worth their units, garrisons that would be missing,
empty stars that can be had, then marches of idle units towards the next prize. Peoples stay at home unless something
can be won; raiders loot; from 350 on they settle.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from random import Random

from rules.core.decisions import Answer, Option, Pick
from rules.core.errors import RulesError
from rules.core.table import Table
from rules.rise_and_fall import operations, wars
from rules.rise_and_fall.combat import Plan, Target, leaders_of, plans
from rules.rise_and_fall.data import EMPIRES, HUNS, REGULARS
from rules.rise_and_fall.garrisons import failures, is_guarded, lacks_garrison, needs_garrison
from rules.rise_and_fall.looting import capital_of
from rules.rise_and_fall.movement import destinations, raids, transfers
from rules.rise_and_fall.production import own_stars
from rules.rise_and_fall.realm import RiseAndFall
from rules.rise_and_fall.state import RiseState

_STAR, _LAND, _NORTH, _NORTHERN_STAR = 5.0, 0.2, -0.6, 1.5
_UNIT_USED, _LEFT_BARE, _THREAT = 0.25, 4.0, 0.7
_WORTH_AN_ATTACK = 0.3
_WORTH_A_MARCH = 2
"""By how many areas a transfer must bring a unit nearer to its goal."""

_WHIM = 0.06
"""How often he follows a whim, so that no two campaigns without a die are alike."""

_WHIMSICAL = frozenset({"target", "place-area", "rebel-capital", "emperor-province"})

_ENOUGH = 5
"""So many units about a prize are enough for it."""

_NEAR = 2
"""At this distance from a prize a unit waits."""

_PREY: Mapping[str, float] = {
    "legion": 1.2,
    "comitatus": 1.2,
    "palatina": 2.0,
    "limes": 0.7,
    "rebel-legion": 3.0,
    "parthian-cavalry": 1.4,
    "parthian-infantry": 0.8,
    "migration": 3.0,
    "germanic-kingdom": 1.5,
    "hunnic-kingdom": 1.5,
    "hun": 8.0,
    "kushan": 0.8,
}
"""What the end of a unit is worth; other peoples' units are worth half a point."""

_CONQUESTS = (("african", -30), ("european", -20), ("asian", 10))
"""The Peoples on whom Rome makes war, and from when."""

_EAST = frozenset({"syria", "asia-minor", "arabia", "armenia"})
_MARCHES = frozenset({"mesopotamia", "parthia"})


def legate(table: Table) -> Answer:
    """The Legate's answer to the pending decision.

    Raises:
        RulesError: there is nothing to decide.
    """
    decision, state = table.decision, table.state
    if not isinstance(decision, Pick) or not isinstance(state, RiseState):
        raise RulesError("The Legate plays Rise and Fall, and only while there is something to decide.")
    whim = Random(f"{table.commitment} {table.number}")  # noqa: S311 - no dice
    if decision.topic in _WHIMSICAL and whim.random() < _WHIM:
        return (whim.choice([option.id for option in decision.options if option.id != "back"]),)
    chooser = _CHOOSERS.get(decision.topic)
    chosen = chooser(decision, RiseAndFall(state, "")) if chooser else None
    return (chosen,) if chosen else decision.default


def _offered(pick: Pick) -> set[str]:
    return {option.id for option in pick.options}


def _told(option: Option, key: str) -> str:
    """An argument of an option's text."""
    found = next((value for name, value in option.name.args if name == key), "")
    return found if isinstance(found, str) else ""


def _best(options: Iterable[Option], worth: Callable[[Option], float], least: float = float("-inf")) -> str | None:
    """The option of the greatest worth, if it is worth more than ``least``."""
    valued = [(worth(option), option.id) for option in options if option.id != "back"]
    if not valued:
        return None
    value, ident = max(valued, key=lambda each: each[0])
    return ident if value > least else None


# What is worth having


def _prize(t: RiseAndFall, area: str, nation: str) -> float:
    """What control of an area would be worth to a nation."""
    found = t.data.areas[area]
    holder = t.holder(area)
    if holder and (t.friendly(holder, nation) or t.mover(holder) == t.seat):
        return 0.0
    if t.is_star(found):
        value = _NORTHERN_STAR if found.north else _STAR
        return value * (0.4 if area in t.state.ruins else 1.0)
    return _NORTH if found.north and nation in EMPIRES else _LAND


def _prey(t: RiseAndFall, unit: str) -> float:
    return _PREY.get(t.data.kind[unit], 0.5)


def _bare_without(t: RiseAndFall, unit: str) -> bool:
    """Whether a star would stand without the garrison it needs if this unit left."""
    area, nation = t.area_of(unit), t.nation_of(unit)
    if nation not in EMPIRES or t.holder(area) != nation or not needs_garrison(t, nation, area):
        return False
    if len([other for other in t.at(area) if t.nation_of(other) == nation]) > 1:
        return False
    group = t.data.tables.garrison.one_for_all
    return area not in group or not any(other != area and is_guarded(t, nation, other) for other in group)


def _last_of_province(t: RiseAndFall, unit: str) -> bool:
    """Whether a Roman unit is the only one in its group of provinces."""
    if t.nation_of(unit) != "rome":
        return False
    province = t.data.areas[t.area_of(unit)].province
    for duty in t.data.tables.garrison.provincial:
        if province in duty.provinces:
            areas = [area for each in duty.provinces for area in t.data.areas_of_province[each]]
            return sum(t.nation_of(other) == "rome" for area in areas for other in t.at(area)) == 1
    return False


def _tied(t: RiseAndFall, unit: str) -> bool:
    return _bare_without(t, unit) or _last_of_province(t, unit)


# The Movement and Combat phase


def _attack_worth(t: RiseAndFall, target: Target) -> float:
    """What an attack brings, less its units; nothing against peoples that the same seat moves."""
    plan = plans(t, t.state.player)[target]
    nation = t.nation_of(plan.main.unit)
    if any(t.mover(t.nation_of(unit)) == t.seat for unit in target.defenders):
        return 0.0
    if t.seat == "rome" and _is_braced(t) and not _is_pressing(t, target):
        return 0.0
    units = 1 + len(plan.supporters)
    worth = _prize(t, target.area, nation) + sum(_prey(t, unit) for unit in target.defenders) - _UNIT_USED * units
    worth += _THREAT * _threatens(t, target.area, nation)
    if worth > _WORTH_AN_ATTACK and nation in EMPIRES:
        worth -= min(_laid_bare(t, each) for each in leaders_of(t, t.state.player, target))
    return worth


def _threatens(t: RiseAndFall, area: str, nation: str) -> bool:
    """Whether an enemy in an area stands beside a star of an empire."""
    if nation not in EMPIRES or t.data.areas[area].north:
        return False
    return any(t.holder(path.to) == nation and t.is_star(t.data.areas[path.to]) for path in t.data.areas[area].paths)


def _is_braced(t: RiseAndFall) -> bool:
    """Whether Rome has no legion to spare because a civil war is due next turn."""
    return t.year + t.data.tables.years_a_turn in t.data.civil_wars


def _is_pressing(t: RiseAndFall, target: Target) -> bool:
    """Whether an attack cannot wait for the end of a civil war: on rebels, and on stars that others took."""
    return t.is_star(t.data.areas[target.area]) or any(unit in t.state.rebellions for unit in target.defenders)


def _laid_bare(t: RiseAndFall, plan: Plan) -> float:
    """What it costs that units leave stars that need them."""
    leaving = [part.unit for part in (plan.main, *plan.supporters) if len(part.step.path) > 1 or part is plan.main]
    return _LEFT_BARE * sum(_tied(t, unit) for unit in leaving)


def _good_attack(t: RiseAndFall) -> bool:
    return any(_attack_worth(t, target) > _WORTH_AN_ATTACK for target in plans(t, t.state.player))


def _operation(pick: Pick, t: RiseAndFall) -> str | None:
    offered = _offered(pick)
    for act, wanted in _ACTS:
        if act in offered and wanted(t):
            return act
    return pick.default[0]


def _wants_emperor(t: RiseAndFall) -> bool:
    """In the north where Roman units stand nearest to it."""
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


def _war(t: RiseAndFall) -> str | None:
    """A declaration that pays: Rome's conquests in their time, Parthia when Rome is weak, Germans from 160 on."""
    for by, on in wars.declarations(t, t.state.player):
        if _wants_war(t, by, on):
            return f"{by}:{on}"
    return None


def _wants_war(t: RiseAndFall, by: str, on: str) -> bool:
    if (by, on) == ("rome", "parthia"):
        return t.emperor and _strength(t, "rome", _EAST) >= _strength(t, "parthia", _MARCHES) + 2
    if (by, on) == ("parthia", "rome"):
        return _strength(t, "parthia", _MARCHES) >= 2 * _strength(t, "rome", _EAST)
    if by == "rome":
        if on in t.state.kingdoms:
            return _kingdom_is_prey(t, on)
        return not t.state.rebellions and any(people == on and t.year >= year for people, year in _CONQUESTS)
    if by == "parthia":
        return on == "kushan" and t.year >= 220
    return (by, on) in (("german", "rome"), ("kushan", "parthia")) or (by in ("euro-sarmatian",) and on == "rome")


def _kingdom_is_prey(t: RiseAndFall, kingdom: str) -> bool:
    """Whether a Kingdom is nearly dead, or stands where Rome has many units."""
    return len(t.units_of(kingdom)) <= 1 and bool(t.owned(kingdom))


def _strength(t: RiseAndFall, nation: str, regions: frozenset[str]) -> int:
    return sum(
        t.data.kinds[t.data.kind[unit]].attack
        for unit in t.units_of(nation)
        if t.data.areas[t.area_of(unit)].region in regions
    )


def _wants_peace(t: RiseAndFall) -> bool:
    """An empire that has lost two stars more to the other one than it has won asks for peace."""
    return _losing(t, t.empire)


def _losing(t: RiseAndFall, empire: str) -> bool:
    if not empire:
        return False
    homes = {"parthia": ("parthia",), "rome": ("rome", "asian", "european", "african", "celt")}
    other = "parthia" if empire == "rome" else "rome"

    def taken(of: str, by: str) -> int:
        return sum(t.data.areas[star].home in homes[of] for star in own_stars(t, by))

    lost = taken("parthia", "rome") if empire == "parthia" else _roman_losses(t)
    won = taken("parthia", "rome") if empire == "rome" else _roman_losses(t)
    return lost >= won + 2 and bool(own_stars(t, other))


def _roman_losses(t: RiseAndFall) -> int:
    """Stars of the Roman east in Parthian hands."""
    return sum(t.data.areas[star].region in ("syria", "asia-minor") for star in own_stars(t, "parthia"))


def _wants_loot(t: RiseAndFall) -> bool:
    return any(_loot_worth(t, unit) for unit in operations.looters(t))


def _loot_worth(t: RiseAndFall, unit: str) -> bool:
    """Raiders and other enemies of Rome loot; who serves Rome, or sits on its own, does not."""
    nation, area = t.nation_of(unit), t.area_of(unit)
    if t.camp(nation) in EMPIRES or t.data.areas[area].home == nation or area == capital_of(t, nation):
        return False
    if nation == "hunae":
        return t.data.areas[area].home == "parthia"
    can_settle = t.year >= t.data.dates.kingdoms and not t.state.founded
    return nation in ("german", *HUNS) and not (can_settle and t.data.kind[unit] == "migration")


def _empty_prizes(t: RiseAndFall, unit: str) -> dict[str, float]:
    """The areas that a unit could simply walk into, by what they are worth."""
    nation = t.nation_of(unit)
    found: dict[str, float] = {}
    for area in destinations(t, unit):
        if t.at(area):
            continue
        value = _prize(t, area, nation)
        if raids(t, unit) and not t.is_star(t.data.areas[area]):
            value = 0.0
        if value > _LAND or (value > 0 and nation not in EMPIRES and t.camp(nation) == nation and raids(t, unit)):
            found[area] = value
    return found


def _walker(t: RiseAndFall) -> tuple[str, str] | None:
    """A unit and the empty prize it should take, or the star it should guard."""
    bare = failures(t, t.empire) if t.empire else []
    best: tuple[float, str, str] | None = None
    for unit in operations.movers(t):
        if _tied(t, unit):
            continue
        ways = destinations(t, unit)
        if t.nation_of(unit) == t.empire:
            for star in bare:
                if star in ways:
                    best = max(best or (0.0, "", ""), (2 * _STAR, unit, star))
            best = max(best or (0.0, "", ""), _guard(t, unit, ways))
        for area, value in _empty_prizes(t, unit).items():
            best = max(best or (0.0, "", ""), (value, unit, area))
    return None if best is None or not best[1] else best[1:]


def _guard(t: RiseAndFall, unit: str, ways: Iterable[str]) -> tuple[float, str, str]:
    """A star without a unit and with enemies about, that this unit could stand in; itself it stands on none."""
    if t.is_star(t.data.areas[t.area_of(unit)]) and len(t.at(t.area_of(unit))) == 1:
        return 0.0, "", ""
    stars = [
        area for area in ways if not t.at(area) and t.holder(area) == t.empire and _is_threatened(t, t.empire, area)
    ]
    return (0.5 * _STAR, unit, stars[0]) if stars else (0.0, "", "")


def _marcher(t: RiseAndFall) -> tuple[str, str] | None:
    """An idle unit and the area to which it should be transferred: an unguarded star, or nearer to a prize."""
    empire = t.empire
    if not empire:
        return None
    idle = [unit for unit in operations.transferable(t) if t.nation_of(unit) == empire and not _tied(t, unit)]
    if not idle:
        return None
    bare = failures(t, empire)
    for unit in idle:
        reachable = transfers(t, unit)
        for star in _needs(t, bare):
            if star in reachable:
                return unit, star
    return _towards_prizes(t, idle, empire)


def _needs(t: RiseAndFall, bare: list[str]) -> list[str]:
    """Ungarrisoned stars; for a province any of them will do."""
    return [star for star in bare if not is_guarded(t, t.empire, star)] if bare else []


def _towards_prizes(t: RiseAndFall, idle: list[str], empire: str) -> tuple[str, str] | None:
    distance = _distances(t, empire)
    for unit in idle:
        here = distance.get(t.area_of(unit), 99)
        if here <= _NEAR and len(t.at(t.area_of(unit))) == 1:
            continue
        free = [area for area in transfers(t, unit) if not t.at(area)]
        if not free:
            continue
        best = min(free, key=lambda area: distance.get(area, 99))
        if here - distance.get(best, 99) >= _WORTH_A_MARCH:
            return unit, best
    return None


def _distances(t: RiseAndFall, empire: str) -> dict[str, int]:
    """How far every area is from the next star that an empire could win or has to fear for."""
    known: dict[str, int] | None = t.remembered(("distances", empire))
    if known is not None:
        return known
    goals = [star for star in t.stars if t.holder(star) and t.hostile(empire, t.holder(star))]
    goals += [area for area in t.owned(empire) if _is_threatened(t, empire, area)]
    wanting = [goal for goal in goals if _hands_near(t, empire, goal) < _ENOUGH]
    found = _spread(t, wanting or goals)
    t.remember(("distances", empire), found)
    return found


def _spread(t: RiseAndFall, goals: list[str]) -> dict[str, int]:
    found = dict.fromkeys(goals, 0)
    queue = deque(goals)
    while queue:
        area = queue.popleft()
        for path in t.data.areas[area].paths:
            if path.to not in found:
                found[path.to] = found[area] + 1
                queue.append(path.to)
    return found


def _hands_near(t: RiseAndFall, empire: str, goal: str) -> int:
    """How many units of an empire stand within two areas of a goal."""
    near = {goal, *(path.to for path in t.data.areas[goal].paths)}
    near |= {path.to for area in tuple(near) for path in t.data.areas[area].paths}
    return sum(t.nation_of(unit) == empire for area in near for unit in t.at(area))


def _is_threatened(t: RiseAndFall, empire: str, area: str) -> bool:
    if not t.is_star(t.data.areas[area]):
        return False
    return any(t.foes_at(path.to, empire) for path in t.data.areas[area].paths)


def _mover(pick: Pick, t: RiseAndFall) -> str | None:
    found = _walker(t)
    return found[0] if found else None


def _move_to(pick: Pick, t: RiseAndFall) -> str | None:
    """The prize if there is one, else an area without a unit."""
    unit = next((value for name, value in pick.question.args if name == "unit"), "")
    offered = _offered(pick)
    if not isinstance(unit, str) or unit not in t.data.unit:
        return None
    bare = [star for star in failures(t, t.empire) if star in offered] if t.empire == t.nation_of(unit) else []
    if bare:
        return bare[0]
    prizes = {area: value for area, value in _empty_prizes(t, unit).items() if area in offered}
    return max(prizes, key=lambda area: prizes[area]) if prizes else None


def _transferred(pick: Pick, t: RiseAndFall) -> str | None:
    found = _marcher(t)
    return found[0] if found else None


def _transfer_to(pick: Pick, t: RiseAndFall) -> str | None:
    found = _marcher(t)
    return found[1] if found and found[1] in _offered(pick) else None


def _target(pick: Pick, t: RiseAndFall) -> str | None:
    found = operations.target_ids(t, plans(t, t.state.player))

    return _best(pick.options, lambda option: _attack_worth(t, found[option.id]))


def _main(pick: Pick, t: RiseAndFall) -> str | None:
    """Who can be spared, needs no help, and is not the raider that should settle."""

    def worth(option: Option) -> float:
        unit = option.id.partition("@")[0]
        more = next((value for name, value in option.name.args if name == "more"), 0)
        return -_LEFT_BARE * _tied(t, unit) - (more if isinstance(more, int) else 0)

    return _best(pick.options, worth)


def _supporter(pick: Pick, t: RiseAndFall) -> str | None:
    def worth(option: Option) -> float:
        unit, _, origin = option.id.partition("@")
        moved = t.area_of(unit) != origin
        value = next((value for name, value in option.name.args if name == "value"), 0)
        return (value if isinstance(value, int) else 0) - _LEFT_BARE * (moved and _tied(t, unit)) - 0.1 * moved

    return _best(pick.options, worth)


def _war_choice(pick: Pick, t: RiseAndFall) -> str | None:
    found = _war(t)
    return found if found in _offered(pick) else None


def _looter(pick: Pick, t: RiseAndFall) -> str | None:
    return next((option.id for option in pick.options if option.id != "back" and _loot_worth(t, option.id)), None)


def _first(pick: Pick, t: RiseAndFall) -> str | None:
    return next((option.id for option in pick.options if option.id != "back"), None)


def _settler(pick: Pick, t: RiseAndFall) -> str | None:
    return _best(pick.options, lambda option: 1.0)


def _region(pick: Pick, t: RiseAndFall) -> str | None:
    return _emperor_region(t)


_ACTS: tuple[tuple[str, Callable[[RiseAndFall], bool]], ...] = (
    ("sue", _wants_peace),
    ("war", lambda t: _war(t) is not None),
    ("found", lambda t: True),
    ("emperor", _wants_emperor),
    ("loot", _wants_loot),
    ("attack", _good_attack),
    ("move", lambda t: _walker(t) is not None),
    ("transfer", lambda t: _marcher(t) is not None),
    ("release", lambda t: True),
)
"""What the Legate does, the first first, each when it is worth it."""


# The replacement phase and other decisions


def _provision(pick: Pick, t: RiseAndFall) -> str | None:
    offered = _offered(pick)
    if "sue" in offered and _wants_peace(t):
        return "sue"
    return next((act for act in ("walls", "rebuild", "place", "bribe") if act in offered), "done")


def _place_area(pick: Pick, t: RiseAndFall) -> str | None:
    empire = t.empire
    distance = _distances(t, empire)

    def worth(option: Option) -> float:
        area = option.id
        return 10.0 * lacks_garrison(t, empire, area) - distance.get(area, 20) - 3.0 * len(t.at(area))

    return _best(pick.options, worth)


def _bribe(pick: Pick, t: RiseAndFall) -> str | None:
    """A hostile unit next to a star; if there is none, the money stays in the chest."""

    def worth(option: Option) -> float:
        unit = option.id
        area = t.data.areas[t.area_of(unit)]
        stars = sum(t.holder(path.to) == t.empire and t.is_star(t.data.areas[path.to]) for path in area.paths)
        return _prey(t, unit) * stars if t.hostile(t.nation_of(unit), t.empire) else 0.0

    return _best(pick.options, worth, 0.0) or next((option.id for option in pick.options if option.id != "back"), None)


def _surplus(pick: Pick, t: RiseAndFall) -> str | None:
    return _best(pick.options, lambda option: -_LEFT_BARE * _tied(t, option.id) - _prey(t, option.id))


def _capital(pick: Pick, t: RiseAndFall) -> str | None:
    """Where rebels hold stars that cost Rome most, with units about that turn."""

    def worth(option: Option) -> float:
        area = t.data.areas[option.id]
        around = [option.id, *(path.to for path in area.paths)]
        stars = sum(t.holder(each) == "rome" and t.is_star(t.data.areas[each]) for each in around)
        turning = sum(t.data.kind[unit] in REGULARS for each in around for unit in t.at(each))
        return 1.5 * stars + turning

    return _best(pick.options, worth)


def _rebel_site(pick: Pick, t: RiseAndFall) -> str | None:
    def worth(option: Option) -> float:
        return 3.0 * t.is_star(t.data.areas[option.id]) - 4.0 * len(t.at(option.id))

    return _best(pick.options, worth)


def _excess(pick: Pick, t: RiseAndFall) -> str | None:
    return _best(pick.options, lambda option: _prey(t, option.id))


def _reliability(pick: Pick, t: RiseAndFall) -> str | None:
    return _best([option for option in pick.options if option.id != "none"], lambda option: len(t.units_of(option.id)))


def _retreat(pick: Pick, t: RiseAndFall) -> str | None:
    def worth(option: Option) -> float:
        area = t.data.areas[option.id]
        return 2.0 * t.is_star(area) * (t.holder(option.id) == "rome") - len(t.at(option.id))

    return _best(pick.options, worth)


_CHOOSERS: Mapping[str, Callable[[Pick, RiseAndFall], str | None]] = {
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
    "settler": _settler,
    "release": _first,
    "emperor-region": _region,
    "provision": _provision,
    "place-area": _place_area,
    "bribe": _bribe,
    "surplus": _surplus,
    "rebel-capital": _capital,
    "rebel-site": _rebel_site,
    "excess": _excess,
    "reliability": _reliability,
    "retreat": _retreat,
}

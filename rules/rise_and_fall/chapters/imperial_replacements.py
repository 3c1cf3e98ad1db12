"""The replacement phase of an empire: surplus, new units, bribes, rebuilding [Reinforcements and Replacements]."""

from __future__ import annotations

from collections.abc import Callable, Collection

from rules.core.decisions import Barred, Cautions, Option, Pick
from rules.core.game import Play, one
from rules.core.text import Text
from rules.rise_and_fall.chapters import bribery, looting
from rules.rise_and_fall.chapters.area_control import place_unit
from rules.rise_and_fall.chapters.empire_split import build_walls
from rules.rise_and_fall.chapters.garrisons import end_home_revolts, is_open_to, lacks_garrison
from rules.rise_and_fall.chapters.peace import may_sue, sue
from rules.rise_and_fall.chapters.production import army, belongs, half_points, halves, is_intact, lines, own_stars
from rules.rise_and_fall.chapters.removal import pile_of, remove_unit, roman_pile
from rules.rise_and_fall.chapters.sassanids import settle_revolt
from rules.rise_and_fall.data.loader import EMPIRES, SASSANIDS
from rules.rise_and_fall.events import ProductionCounted
from rules.rise_and_fall.game import WAITING, RiseAndFall, choice, heading, say, year_of

_RULE = "Reinforcements and Replacements"
BACK = "back"
"""The option that returns to the menu without doing anything."""

BEGUN = "provided"
"""Marks a player turn as having used its replacement phase since production was counted."""


def count_production(t: RiseAndFall, empire: str) -> None:
    """Count what an empire can support now [R30]."""
    t.state.counted = {}
    for half in halves(t, empire):
        found = tuple(lines(t, empire, half))
        total = sum(line.value for line in found)
        t.state.counted[half or "all"] = total
        weight = half_points(t, empire, half)
        t.tell(ProductionCounted(empire=empire, lines=found, total=total, half_points=weight, half=half), _RULE)


def _begin(t: RiseAndFall) -> None:
    """From here on, suing for peace no longer changes this turn's production."""
    if BEGUN not in t.state.done:
        t.state.done.append(BEGUN)


def _sue(t: RiseAndFall, empire: str) -> Play[None]:
    """Sue for peace. Before replacements, the treaty changes production at once [Peace]."""
    yield from sue(t, empire)
    if BEGUN not in t.state.done:
        count_production(t, empire)
        t.state.step = "surplus"


def end_production(t: RiseAndFall, player: str) -> None:
    """End an empire's replacement phase: markers of revolts at home come off [Revolts 1]."""
    if player in EMPIRES:
        end_home_revolts(t, player)


def room(t: RiseAndFall, empire: str, half: str) -> int:
    """What an empire, or a half of Rome, can still spend this phase, in half points; negative above the ceiling."""
    key = half or "all"
    return 2 * (t.state.counted.get(key, 0) - t.state.spent.get(key, 0)) - half_points(t, empire, half)


def surplus(t: RiseAndFall, empire: str) -> Play[bool]:
    """Above its ceiling an empire removes a unit of its choice. Returns False once none is too many [R2, R21]."""
    for half in halves(t, empire):
        if room(t, empire, half) >= 0 or not army(t, empire, half):
            continue
        chosen = yield from one(_surplus_pick(t, empire, half))
        if chosen == "sue":
            yield from _sue(t, empire)
            return True
        _begin(t)
        t.state.disbanded.append(chosen)
        remove_unit(t, chosen, pile_of(t, chosen, t.area_of(chosen)), "surplus", f"{_RULE}, R2")
        return True
    return False


def _surplus_pick(t: RiseAndFall, empire: str, half: str) -> Pick:
    rule, units = f"{_RULE}, R2", army(t, empire, half)
    options = [
        choice(unit, "surplus", rule, heading(t.area_of(unit)), unit=unit, area=t.area_of(unit)) for unit in units
    ]
    if may_sue(t, empire):
        options.append(choice("sue", "provision-sue", "Peace"))
    return Pick(
        seat=empire,
        question=say("ask-surplus", half_points=-room(t, empire, half)),
        rule=rule,
        domain="economic",
        options=options,
        default=(_least_needed(t, empire, units),),
        topic="surplus",
    )


def _least_needed(t: RiseAndFall, empire: str, units: list[str]) -> str:
    """A unit that shares its area or isn't on a star."""

    def needed(unit: str) -> tuple[bool, bool, int]:
        area = t.area_of(unit)
        return len(t.at(area)) == 1, t.is_star(t.data.areas[area]), t.data.half_points[unit]

    return min(units, key=needed)


def placeable(t: RiseAndFall, empire: str) -> dict[str, list[str]]:
    """Kinds of units an empire can pay for now, each with the stars where they may be placed."""
    found: dict[str, list[str]] = {}
    for half in halves(t, empire):
        left = room(t, empire, half)
        stars = sites(t, empire, half)
        if not stars:
            continue
        for unit in _pile(t, empire, half):
            kind = t.data.kind[unit]
            if t.data.half_points[unit] <= left:
                known = found.setdefault(kind, [])
                known += [star for star in stars if star not in known]
    return found


def _pile(t: RiseAndFall, empire: str, half: str) -> list[str]:
    units = t.state.stacks.get(roman_pile(t, half), []) if half else t.in_pile(empire)
    return [unit for unit in units if unit not in t.state.disbanded]


def sites(t: RiseAndFall, empire: str, half: str) -> list[str]:
    """Intact stars where units may be placed: the empire's own, and empty Kushan ones [Replacements 2, 7, R75]."""
    nation = SASSANIDS if empire == "parthia" and t.state.sassanids else empire
    return [
        *_own_sites(t, empire, nation, half),
        *(star for star in t.stars if is_open_to(t, empire, star) and is_intact(t, star) and belongs(t, star, half)),
    ]


def _own_sites(t: RiseAndFall, empire: str, nation: str, half: str) -> list[str]:
    return [
        star
        for star in own_stars(t, empire)
        if t.holder(star) == nation
        and is_intact(t, star)
        and belongs(t, star, half)
        and (t.free_of_strangers(star, nation) or any(t.nation_of(unit) == nation for unit in t.at(star)))
    ]


def provide(t: RiseAndFall, player: str) -> Play[bool]:
    """Play one act of the replacement phase. Returns False when the player has finished."""
    t.memo.clear()
    acts = _acts(t, player)
    chosen = yield from one(
        Pick(
            seat=player,
            question=_question(t, player),
            rule=_RULE,
            domain="economic",
            options=[option for option, _ in acts.values()],
            default=("place",) if "place" in acts else ("done",),
            topic="provision",
            barred=lambda: _barred(t, player, acts),
            cautions=lambda: _cautions(t, player, acts),
        )
    )
    act = acts[chosen][1]
    if act is None:
        return False
    yield from act(t, player)
    settle_revolt(t)
    return True


Act = Callable[[RiseAndFall, str], Play[None]]


_SPENDING = frozenset({"place", "bribe", "rebuild", "walls"})


def _cautions(t: RiseAndFall, player: str, offered: Collection[str]) -> Cautions:  # Replacements 2
    """The production that would be lost unspent while something on offer could use it."""
    if player not in EMPIRES or not _SPENDING.intersection(offered):
        return {}
    left = sum(room(t, player, half) for half in halves(t, player)) / 2
    return {"done": (say("warn-points", left=left),)} if left > 0 else {}


def _barred(t: RiseAndFall, player: str, offered: Collection[str]) -> list[Barred]:
    """The Walls, unless they're on offer, to players who may ever rebuild them."""
    if player != "rome" or "walls" in offered:
        return []
    return [Barred("walls", say("provision-walls"), why_no_walls(t, player))]


def _question(t: RiseAndFall, player: str) -> Text:
    if player not in EMPIRES:
        return say("ask-provision-people")
    left = [room(t, player, half) for half in halves(t, player)]
    if len(left) == 2:
        return say("ask-provision-halves", west=left[0] / 2, east=left[1] / 2)
    return say("ask-provision", empire=player, total=t.state.counted.get("all", 0), left=left[0] / 2)


def _acts(t: RiseAndFall, player: str) -> dict[str, tuple[Option, Act | None]]:
    found: dict[str, tuple[Option, Act | None]] = {}

    def offer(ident: str, act: Act | None, rule: str) -> None:
        found[ident] = (choice(ident, f"provision-{ident}", rule), act)

    if player in EMPIRES:
        if placeable(t, player):
            offer("place", _place, "Replacements 2")
        if bribes_offered(t, player):
            offer("bribe", _bribe, "Bribery")
        if rebuilding_offered(t, player):
            offer("rebuild", _rebuild, "Looting 7")
        if walls_offered(t, player):
            offer("walls", _walls, "West and East 7")
        if may_sue(t, player):
            offer("sue", _sue, "Peace")
    if disbandable(t, player):
        offer("disband", _disband, "Disbanding")
    offer("done", None, _RULE)
    return found


def _back(rule: str) -> Option:
    return choice(BACK, "back", rule)


def _place(t: RiseAndFall, empire: str) -> Play[None]:
    """Bring a unit back on a star; its half pays [Replacements 2]."""
    offered = placeable(t, empire)
    kind = yield from one(_kind_pick(t, empire, offered))
    area = yield from one(_star_pick(t, empire, kind, offered[kind]))
    if area == BACK:
        return
    half = t.data.areas[area].half if t.divided and empire == "rome" else ""
    unit = next(unit for unit in _pile(t, empire, half) if t.data.kind[unit] == kind)
    _begin(t)
    t.put(unit, area)
    if t.state.sassanids and empire == "parthia":
        t.state.sassanids.append(unit)
        t.relations_changed()
    place_unit(t, unit, area, "replacement", "Replacements 2")


def _kind_pick(t: RiseAndFall, empire: str, kinds: Collection[str]) -> Pick:
    return Pick(
        seat=empire,
        question=say("ask-place-kind"),
        rule="Replacements 2",
        domain="economic",
        options=[
            choice(kind, "place-kind", "Replacements 2", kind=say(f"kind-{kind}"), count=_count(t, empire, kind))
            for kind in kinds
        ],
        default=(max(kinds, key=lambda kind: t.data.kinds[kind].attack),),
        topic="place-kind",
    )


def _star_pick(t: RiseAndFall, empire: str, kind: str, stars: list[str]) -> Pick:
    options = (
        choice(star, "place-area", "Replacements 2", heading(star), area=star, units=len(t.at(star))) for star in stars
    )
    return Pick(
        seat=empire,
        question=say("ask-place-area", kind=say(f"kind-{kind}")),
        rule="Replacements 2",
        domain="economic",
        options=[_back("Replacements 2"), *options],
        default=(_neediest(t, empire, stars),),
        topic="place-area",
    )


def _count(t: RiseAndFall, empire: str, kind: str) -> int:
    return sum(t.data.kind[unit] == kind and unit not in t.state.disbanded for unit in t.in_pile(empire))


def _neediest(t: RiseAndFall, empire: str, stars: list[str]) -> str:
    """A star without the garrison it needs, or one without a unit."""
    return min(stars, key=lambda star: (not lacks_garrison(t, empire, star), len(t.at(star))))


def payers(t: RiseAndFall, empire: str, points: int) -> list[str]:
    """The parts of an empire that can pay a number of points [R58]."""
    return [half for half in halves(t, empire) if room(t, empire, half) >= 2 * points]


def pay(t: RiseAndFall, half: str, points: int) -> None:
    """Spend production points on something other than units."""
    _begin(t)
    t.state.spent[half or "all"] = t.state.spent.get(half or "all", 0) + points


def bribes_offered(t: RiseAndFall, empire: str) -> dict[str, str]:
    """The units an empire can bribe now, each with the half that pays: one with an area next to it."""
    if bribery.markers_left(t) < 1:
        return {}
    able = payers(t, empire, t.data.tables.production.bribe)
    found: dict[str, str] = {}
    if not able:
        return found
    for unit in bribery.bribable(t, empire):
        beside = [path.to for path in t.data.areas[t.area_of(unit)].paths if t.holder(path.to) == empire]
        payer = next((half for half in able if any(belongs(t, area, half) for area in beside)), None)
        if payer is not None:
            found[unit] = payer
    return found


def _bribe(t: RiseAndFall, empire: str) -> Play[None]:
    offered = bribes_offered(t, empire)
    unit = yield from one(
        Pick(
            seat=empire,
            question=say("ask-bribe", left=bribery.markers_left(t)),
            rule="Bribery",
            domain="economic",
            options=[
                _back("Bribery"),
                *(
                    choice(unit, "bribe", "Bribery", heading(t.area_of(unit)), unit=unit, area=t.area_of(unit))
                    for unit in offered
                ),
            ],
            default=(BACK,),
            topic="bribe",
        )
    )
    if unit != BACK:
        pay(t, offered[unit], t.data.tables.production.bribe)
        bribery.bribe(t, unit, empire)


def rebuilding_offered(t: RiseAndFall, empire: str) -> dict[str, str]:
    """The looted stars an empire can pay to rebuild from 350 AD on, each with the paying half [Looting 7, R56]."""
    rules = t.data.tables.production
    if t.year < t.data.dates.paid_rebuilding or bribery.markers_left(t) < 1:
        return {}
    trade = rules.silk_road - t.state.tribute
    if empire == "parthia" and t.state.rebuilt >= min(rules.parthian_rebuilds, trade):  # paid from the Silk Road
        return {}
    able = payers(t, empire, rules.rebuild)
    found: dict[str, str] = {}
    for area in looting.rebuildable(t, empire):
        payer = next((half for half in able if belongs(t, area, half)), None)
        if payer is not None:
            found[area] = payer
    return found


def _rebuild(t: RiseAndFall, empire: str) -> Play[None]:
    offered = rebuilding_offered(t, empire)
    area = yield from one(
        Pick(
            seat=empire,
            question=say("ask-rebuild"),
            rule="Looting 7",
            domain="economic",
            options=[_back("Looting 7"), *(choice(area, "rebuild", "Looting 7", area=area) for area in offered)],
            default=(next(iter(offered)),),
            topic="rebuild",
        )
    )
    if area != BACK:
        pay(t, offered[area], t.data.tables.production.rebuild)
        t.state.markers_spent += 1
        t.state.rebuilt += 1
        looting.begin_rebuilding(t, area, empire)


def walls_offered(t: RiseAndFall, empire: str) -> list[str]:
    """The parts of Rome that can rebuild the Walls for four points and all four markers [West and East 7]."""
    cost = t.data.tables.production.walls
    if empire != "rome" or t.state.walls != "razed" or t.holder("byzantium") != "rome":
        return []
    if bribery.markers_left(t) < cost or not t.free_of_strangers("byzantium", "rome"):
        return []
    return [half for half in payers(t, empire, cost) if belongs(t, "byzantium", half)]


def why_no_walls(t: RiseAndFall, empire: str) -> Text:
    """Why an empire can't rebuild the Walls of Constantinople now [West and East 7]."""
    rule = "West and East 7"
    if empire != "rome":
        return say("refused-order-walls-whose", rule=rule)
    if t.state.walls == "standing":
        return say("refused-order-walls-up", rule=rule)
    if not t.state.walls:
        return say("refused-order-walls-date", year=year_of(t.data.dates.walls), rule=rule)
    if t.holder("byzantium") != "rome" or not t.free_of_strangers("byzantium", "rome"):
        return say("refused-order-walls-lost", rule=rule)
    cost = t.data.tables.production.walls
    return say("refused-order-walls-dear", cost=cost, markers=bribery.markers_left(t), rule=rule)


def _walls(t: RiseAndFall, empire: str) -> Play[None]:
    pay(t, walls_offered(t, empire)[0], t.data.tables.production.walls)
    t.state.markers_spent += t.data.tables.production.walls
    build_walls(t)
    yield from ()


def disbandable(t: RiseAndFall, player: str) -> list[str]:
    """The units a player may disband: any he moves, except bribed ones [Disbanding]."""
    return [unit for unit in t.moved_by(player) if unit not in t.state.bribes and not t.is_pinned(unit)]


def _disband(t: RiseAndFall, player: str) -> Play[None]:
    unit = yield from one(
        Pick(
            seat=player,
            question=say("ask-disband"),
            rule="Disbanding",
            domain="economic",
            options=[
                _back("Disbanding"),
                *(
                    choice(unit, "disband", "Disbanding", heading(t.area_of(unit)), unit=unit, area=t.area_of(unit))
                    for unit in disbandable(t, player)
                ),
            ],
            default=(BACK,),
            topic="disband",
        )
    )
    if unit != BACK:
        disband(t, unit)


def disband(t: RiseAndFall, unit: str) -> None:
    """Disband a unit. It may come back from the next turn on."""
    _begin(t)
    t.state.disbanded.append(unit)
    if t.data.kind[unit] == "migration":
        t.state.due[unit] = t.state.turn + 1
        remove_unit(t, unit, WAITING, "disbanded", "Disbanding")
    else:
        remove_unit(t, unit, pile_of(t, unit, t.area_of(unit)), "disbanded", "Disbanding")

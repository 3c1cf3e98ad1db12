"""The Movement and Combat phase: one act at a time until the player ends it [Movement, Combat]."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from rules.core.decisions import Barred, Cautions, Option, Pick
from rules.core.game import Play, one
from rules.core.text import Text
from rules.rise_and_fall.chapters import germanic_kingdoms, huns, wars
from rules.rise_and_fall.chapters.act_refusals import WHY_NOT
from rules.rise_and_fall.chapters.combat import (
    Part,
    Target,
    carry_out,
    completed,
    leaders_of,
    margin,
    open_to,
    parts,
    plans,
)
from rules.rise_and_fall.chapters.garrisons import failures_of_turn, releasable, release
from rules.rise_and_fall.chapters.imperial_replacements import BACK, disband
from rules.rise_and_fall.chapters.looting import loot, may_loot
from rules.rise_and_fall.chapters.movement import (
    Step,
    crowds,
    destinations,
    move,
    transfer,
    transfers,
)
from rules.rise_and_fall.chapters.peace import may_sue, sue
from rules.rise_and_fall.chapters.removal import destroy_unit
from rules.rise_and_fall.chapters.sassanids import settle_revolt
from rules.rise_and_fall.data.loader import HUNS
from rules.rise_and_fall.events import EmperorPlaced
from rules.rise_and_fall.game import RiseAndFall, choice, heading, refusal, say

Act = Callable[[RiseAndFall], Play[None]]

_MOST_NAMED = 4


def operate(t: RiseAndFall) -> Play[bool]:
    """Play one act of the phase. Returns False when the player has ended it."""
    t.memo.clear()
    must = _must_move(t)
    acts = _acts(t)
    if not must:
        acts["end"] = None
    default = "end" if not must else _way_out(t, must)
    chosen = yield from one(
        Pick(
            seat=t.seat,
            question=say("ask-operation", player=t.state.player),
            rule="Movement, Combat",
            domain="military",
            options=[choice(ident, f"act-{ident}", "Movement, Combat") for ident in acts],
            default=(default,),
            topic="operation",
            about=tuple(dict.fromkeys(t.pieces.place(unit) for unit in must)),
            barred=lambda: [*_barred_end(t, must), *_barred_acts(t, acts)],
            cautions=lambda: _cautions(t),
        )
    )
    act = acts[chosen]
    if act is None:
        return False
    yield from act(t)
    settle_revolt(t)
    return True


def _cautions(t: RiseAndFall) -> Cautions:
    """What the end of the phase would cost: areas without the garrison they need, and crowded ones."""
    told = []
    if bare := failures_of_turn(t):
        told.append(say("warn-garrison", areas=tuple(bare), count=len(bare)))  # Revolts
    if crowded := crowds(t, t.state.player):
        told.append(say("warn-crowd", areas=tuple(crowded)))  # Stacking
    return {"end": tuple(told)} if told else {}


def _barred_end(t: RiseAndFall, must: Sequence[str]) -> list[Barred]:
    if not must:
        return []
    unit, area = must[0], t.pieces.place(must[0])
    if unit in t.state.onward:
        return [refusal("end", "act-end", "refused-end-onward", "Raids 4", unit=unit, area=area)]
    return [refusal("end", "act-end", "refused-end-stacked", "Stacking", unit=unit, area=area)]


def _barred_acts(t: RiseAndFall, offered: Collection[str]) -> list[Barred]:
    return [Barred(act, say(f"act-{act}"), why(t)) for act, why in WHY_NOT.items() if act not in offered]


def _acts(t: RiseAndFall) -> dict[str, Act | None]:
    player = t.state.player
    found: dict[str, Act | None] = {}
    if plans(t, player):
        found["attack"] = _attack
    units = t.moved_by(player)
    if any(destinations(t, unit) for unit in units):
        found["move"] = _move
    if any(transfers(t, unit) for unit in units):
        found["transfer"] = _transfer
    if wars.declarations(t, player):
        found["war"] = _declare
    if may_sue(t, t.empire):
        found["sue"] = _sue
    if wars.may_ally(t, player):
        found["pact"] = _pact
    if emperor_regions(t):
        found["emperor"] = _emperor
    if looters(t):
        found["loot"] = _loot
    if settlers(t):
        found["found"] = _found
    if releasable(t, player):
        found["release"] = _release
    if dismissible(t):
        found["dismiss"] = _dismiss
    return found


def movers(t: RiseAndFall) -> list[str]:
    """The units that can move at least one area in this player turn."""
    return t.memo.get("movers", lambda: [unit for unit in t.moved_by(t.state.player) if destinations(t, unit)])


def transferable(t: RiseAndFall) -> list[str]:
    """The units that can make a long-range transfer in this player turn."""
    return t.memo.get("transferable", lambda: [unit for unit in t.moved_by(t.state.player) if transfers(t, unit)])


def looters(t: RiseAndFall) -> list[str]:
    """The units that may loot where they are."""
    return [unit for unit in t.moved_by(t.state.player) if may_loot(t, unit)]


def settlers(t: RiseAndFall) -> list[str]:
    """The units that may found a Kingdom now."""
    player = t.state.player
    if player in HUNS:
        return huns.founders(t, player)
    return germanic_kingdoms.founders(t) if player == t.german_seat else []


def emperor_regions(t: RiseAndFall) -> tuple[str, ...]:
    """The regions Rome may still send its Emperor to this turn [Combat]."""
    if t.state.player != "rome" or not t.emperor or t.state.emperor_region:
        return ()
    return t.data.emperor_regions


def dismissible(t: RiseAndFall) -> list[str]:
    """Armenian units; whoever controls them may give them up at any time [Armenian Exception]."""
    if t.state.armenia != t.state.player:
        return []
    return [
        unit for unit in t.data.armenians if t.area_of(unit) and unit not in t.state.bribes and not t.is_pinned(unit)
    ]


def _must_move(t: RiseAndFall) -> list[str]:
    """The units that keep the phase from ending: overstacked or forced to move on, and able to [Stacking, Raids 4]."""
    crowded = [unit for units in crowds(t, t.state.player).values() for unit in units]
    crowded += _stacked_at_home(t)
    mine = t.moved_by(t.state.player)
    driven = [unit for unit in t.state.onward if unit in mine]
    if not crowded and not driven:
        return []
    free = set(movers(t)) | set(transferable(t))
    return [unit for unit in (*driven, *crowded) if unit in free]


def _stacked_at_home(t: RiseAndFall) -> list[str]:
    """Huns must unstack at home when they can; nothing happens to those that can't [The Huns]."""
    standing = t.at(t.state.player) if t.state.player in HUNS else []
    return list(standing) if len(standing) > 1 else []


def _way_out(t: RiseAndFall, must: Sequence[str]) -> str:
    return "move" if any(unit in movers(t) for unit in must) else "transfer"


def _ask(
    t: RiseAndFall,
    topic: str,
    rule: str,
    options: Sequence[Option],
    default: str,
    question: Text,
    about: tuple[str, ...] = (),
) -> Play[str]:
    """Ask a question of this phase that has an option to go back."""
    return (
        yield from one(
            Pick(
                seat=t.seat,
                question=question,
                rule=rule,
                domain="military",
                options=[*options, choice(BACK, "back", rule)],
                default=(default,),
                topic=topic,
                about=about,
            )
        )
    )


def _unit_options(t: RiseAndFall, units: Sequence[str], key: str, rule: str) -> list[Option]:
    return [choice(unit, key, rule, heading(t.area_of(unit)), unit=unit, area=t.area_of(unit)) for unit in units]


def _preferred(t: RiseAndFall, units: Sequence[str]) -> str:
    """The first of these units that has to move, if any."""
    must = _must_move(t)
    return next((unit for unit in must if unit in units), BACK)


def _move(t: RiseAndFall) -> Play[None]:
    units = movers(t)
    unit = yield from _ask(
        t, "mover", "Movement", _unit_options(t, units, "mover", "Movement"), _preferred(t, units), say("ask-mover")
    )
    if unit == BACK:
        return
    ways = destinations(t, unit)
    to = yield from _ask(
        t,
        "move-to",
        "Movement",
        [_way_option(t, to, step) for to, step in ways.items()],
        _quiet(t, list(ways)),
        say("ask-move-to", unit=unit, area=t.pieces.place(unit)),
        (t.pieces.place(unit),),
    )
    if to == BACK:
        return
    move(t, unit, ways[to])
    if t.state.player in HUNS:
        yield from huns.come_to_star(t, unit)


def _way_option(t: RiseAndFall, to: str, step: Step) -> Option:
    inner = step.path[1:-1][:_MOST_NAMED]
    key = "move-to" if inner else "step-to"
    return choice(to, key, "Movement", heading(to), area=to, way=inner, steps=len(step.path) - 1)


def _quiet(t: RiseAndFall, areas: Sequence[str]) -> str:
    """An area without a unit, or the first one."""
    return next((area for area in areas if not t.at(area)), areas[0])


def _transfer(t: RiseAndFall) -> Play[None]:
    units = transferable(t)
    rule = "Long-range Transfers"
    unit = yield from _ask(
        t, "transferred", rule, _unit_options(t, units, "mover", rule), _preferred(t, units), say("ask-transferred")
    )
    if unit == BACK:
        return
    areas = transfers(t, unit)
    to = yield from _ask(
        t,
        "transfer-to",
        rule,
        [choice(area, "transfer-to", rule, heading(area), area=area, units=len(t.at(area))) for area in areas],
        _quiet(t, areas),
        say("ask-transfer-to", unit=unit, area=t.pieces.place(unit)),
        (t.pieces.place(unit),),
    )
    if to != BACK:
        transfer(t, unit, to)
        if t.state.player in HUNS:
            yield from huns.come_to_star(t, unit)


def target_ids(t: RiseAndFall, found: Mapping[Target, object]) -> dict[str, Target]:
    """A stable id for each target: its area, plus the defending side where there are several."""
    areas = [target.area for target in found]
    return {
        target.area
        if areas.count(target.area) == 1
        else f"{target.area}:{t.relations.camp(t.nation_of(target.defenders[0]))}": target
        for target in found
    }


def _attack(t: RiseAndFall) -> Play[None]:
    good = plans(t, t.state.player)
    named = target_ids(t, good)
    options = [
        choice(
            ident,
            "target",
            "Combat",
            heading(target.area),
            area=target.area,
            defenders=target.defenders[:2] or ("walls",),
            units=len(good[target].supporters) + 1,
        )
        for ident, target in named.items()
    ]
    chosen = yield from _ask(t, "target", "Combat", options, BACK, say("ask-target"))
    if chosen == BACK:
        return
    target = named[chosen]
    ready = leaders_of(t, t.state.player, target)
    by_id = {f"{plan.main.unit}@{plan.main.origin}": plan for plan in ready}
    best = min(by_id, key=lambda ident: len(by_id[ident].supporters))
    options = [_part_option(t, ident, "main", plan.main, more=len(plan.supporters)) for ident, plan in by_id.items()]
    led_by = yield from _ask(t, "main", "Combat", options, best, say("ask-main", area=target.area), (target.area,))
    if led_by == BACK:
        return
    main = by_id[led_by].main
    supporters = yield from _gather(t, target, main)
    if supporters is None:
        return
    yield from carry_out(t, target, main, supporters)
    if t.state.player in HUNS:
        for part in (main, *supporters):
            yield from huns.come_to_star(t, part.unit)


def _part_option(t: RiseAndFall, ident: str, key: str, part: Part, **facts: int) -> Option:
    """A unit that can take part in an attack, by its area; then the last area of its route, if it isn't there yet."""
    here = t.pieces.place(part.unit)
    if here == part.origin:
        return choice(ident, key, "Combat", unit=part.unit, area=here, **facts)
    return choice(ident, f"{key}-by", "Combat", unit=part.unit, area=here, way=part.origin, **facts)


def _gather(t: RiseAndFall, target: Target, main: Part) -> Play[list[Part] | None]:
    """Choose supporters one by one until the attack wins. None means the player went back."""
    chosen: list[Part] = []
    posts = parts(t, t.state.player)[target][1]
    while True:
        best = completed(t, target, main, chosen, posts)
        if best is None or len(best.supporters) == len(chosen):
            return chosen
        able = {
            f"{part.unit}@{part.origin}": part
            for candidates in open_to(t, main, chosen, posts).values()
            for part in candidates
            if completed(t, target, main, (*chosen, part), posts) is not None
        }
        first = best.supporters[len(chosen)]
        picked = yield from _ask(
            t,
            "supporter",
            "Combat",
            [_part_option(t, ident, "supporter", part, value=part.value) for ident, part in able.items()],
            f"{first.unit}@{first.origin}",
            say("ask-supporter", area=target.area, short=1 - margin(t, target, (main, *chosen))),
            (target.area,),
        )
        if picked == BACK:
            return None
        chosen.append(able[picked])


def _declare(t: RiseAndFall) -> Play[None]:
    found = {f"{by}:{on}": (by, on) for by, on in wars.declarations(t, t.state.player)}
    chosen = yield from one(
        Pick(
            seat=t.seat,
            question=say("ask-war"),
            rule="Wars",
            domain="diplomatic",
            options=[
                *(choice(ident, "declare", "Wars", by=by, on=on) for ident, (by, on) in found.items()),
                choice(BACK, "back", "Wars"),
            ],
            default=(BACK,),
            topic="war",
        )
    )
    if chosen != BACK:
        wars.declare(t, *found[chosen])


def _sue(t: RiseAndFall) -> Play[None]:
    yield from sue(t, t.empire)


def _pact(t: RiseAndFall) -> Play[None]:
    wars.make_pact(t)
    yield from ()


def _emperor(t: RiseAndFall) -> Play[None]:
    regions = emperor_regions(t)
    chosen = yield from _ask(
        t,
        "emperor-region",
        "Combat, Leaders b",
        [choice(region, "emperor-region", "Combat, Leaders b", region=region) for region in regions],
        BACK,
        say("ask-emperor-region"),
    )
    if chosen != BACK:
        t.state.emperor_region = chosen
        t.relations_changed()
        t.tell(EmperorPlaced(place=chosen), "Combat, Leaders b")


def _loot(t: RiseAndFall) -> Play[None]:
    units = looters(t)
    unit = yield from _ask(
        t, "looter", "Looting", _unit_options(t, units, "looter", "Looting"), BACK, say("ask-looter")
    )
    if unit != BACK:
        loot(t, unit)


def _found(t: RiseAndFall) -> Play[None]:
    units = settlers(t)
    rule = "Germanic Kingdoms 1"
    unit = yield from _ask(t, "settler", rule, _unit_options(t, units, "settler", rule), BACK, say("ask-settler"))
    if unit == BACK:
        return
    if t.state.player in HUNS:
        yield from huns.found(t, unit)
    else:
        yield from germanic_kingdoms.found(t, unit)


def _release(t: RiseAndFall) -> Play[None]:
    areas = releasable(t, t.state.player)
    chosen = yield from _ask(
        t,
        "release",
        "Revolts 3, R35",
        [choice(area, "release", "Revolts 3, R35", area=area) for area in areas],
        BACK,
        say("ask-release"),
    )
    if chosen != BACK:
        release(t, chosen)


def _dismiss(t: RiseAndFall) -> Play[None]:
    rule = "Armenian Exception"
    unit = yield from _ask(
        t, "dismiss", rule, _unit_options(t, dismissible(t), "disband", rule), BACK, say("ask-dismiss")
    )
    if unit != BACK:
        disband(t, unit)


def remove_excess(t: RiseAndFall) -> Play[None]:
    """The phase is over: the other player removes units above the stacking limit [Stacking]."""
    while True:
        crowded = crowds(t, t.state.player)
        if not crowded:
            return
        area, units = next(iter(crowded.items()))
        gone = yield from one(
            Pick(
                seat="parthia" if t.seat == "rome" else "rome",
                question=say("ask-excess", area=area),
                rule="Stacking",
                domain="military",
                options=[choice(unit, "excess", "Stacking", unit=unit, area=area) for unit in units],
                default=(units[-1],),
                topic="excess",
                about=(area,),
            )
        )
        destroy_unit(t, gone, "stacking", "Stacking")

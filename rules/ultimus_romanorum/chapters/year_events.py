"""The random event of the year [2.D, R48]."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.core.game import Play
from rules.ultimus_romanorum.chapters.asking import BACK, area_options, ask, ask_some, leader_options
from rules.ultimus_romanorum.chapters.beginning import draw_one
from rules.ultimus_romanorum.chapters.leaders import die
from rules.ultimus_romanorum.chapters.losses import reduce
from rules.ultimus_romanorum.chapters.plague import break_out
from rules.ultimus_romanorum.chapters.stratagems import bagaudes_areas, raise_bagaudes, rebels
from rules.ultimus_romanorum.chapters.tribes import rise, seats_of
from rules.ultimus_romanorum.chapters.usurpation import join_holder
from rules.ultimus_romanorum.events import AssassinationTested, EventRolled, UnitPlaced, UnitsRecovered
from rules.ultimus_romanorum.game import BARBARIAN, ROMAN, UltimusRomanorum, choice, other
from rules.ultimus_romanorum.state import Plague

PLOT_KILLS = 9
RECOVERED = 2


_BACK = choice(BACK, "option-back", "2.D")
"""Goes back from the second choice of an event to the first."""


def roll_event(t: UltimusRomanorum) -> Play[None]:
    """Roll d6 and d10 and let the event happen [2.D]."""
    dice = (t.roll(6), t.d10())
    total = sum(dice)
    t.state.event = t.data.events[total]
    t.tell(EventRolled(dice=dice, total=total, event=t.state.event), "2.D")
    happen = _HAPPENINGS.get(t.state.event)
    if happen is not None:
        yield from happen(t)


def _pestilence(t: UltimusRomanorum) -> Play[None]:
    """A plague in a town of the initiative player's choice."""
    camp = t.state.first
    towns = sorted(t.data.towns, key=lambda area: (-t.strength(t.fighters(area, other(camp))), area))
    options = area_options(towns, "option-pestilence", "2.D, R48")
    area = yield from ask(t, camp, "plague", "2.D, R48", options, stratagem="plague")
    yield from break_out(t, Plague(card="", area=area, spreads=False))


def _plot(t: UltimusRomanorum) -> Play[None]:
    """The Barbarian rolls against an Augustus: 9 kills."""
    augusti = [each for each in t.augusti().values() if t.on_map(each)]
    if not augusti:
        return
    options = leader_options(t, augusti, "option-plot", "2.D, R48")
    leader = yield from ask(t, BARBARIAN, "plot", "2.D, R48", options)
    roll = t.d10()
    t.tell(
        AssassinationTested(
            leader=leader, area=t.area_of(leader), die=roll, kills_on=PLOT_KILLS, dies=roll >= PLOT_KILLS
        ),
        "2.D, R48",
    )
    if roll >= PLOT_KILLS:
        yield from die(t, leader, "death-plot", "2.D, R48")


def _mutiny(t: UltimusRomanorum) -> Play[None]:
    """The limitanei of a diocese lose a step."""
    troops = {
        name: [
            unit
            for area in facts.areas
            for unit in t.units_at(area, ROMAN)
            if t.unit(unit).category == "LI" and unit not in t.state.reduced
        ]
        for name, facts in t.data.dioceses.items()
    }
    able = sorted((name for name in troops if troops[name]), key=lambda name: -len(troops[name]))
    if not able:
        return
    options = [
        choice(
            name.lower(), "option-mutiny", "2.D, R48", diocese=name.lower(), units=len(troops[name]),
            area=t.area_of(troops[name][0]),
        )
        for name in able
    ]  # fmt: skip
    chosen = yield from ask(t, BARBARIAN, "mutiny", "2.D, R48", options)
    reduce(t, troops[next(name for name in able if name.lower() == chosen)], "loss-mutiny", "2.D, R48")


def _rural_revolt(t: UltimusRomanorum) -> Play[None]:
    """The Bagaudes rise where the Barbarian likes."""
    areas = bagaudes_areas(t)
    if areas:
        options = area_options(areas, "option-bagaudes", "2.D, 6.2")
        area = yield from ask(t, BARBARIAN, "bagaudes", "2.D, 6.2", options)
        raise_bagaudes(t, area, "status-event", "2.D, 6.2")


def _raids(t: UltimusRomanorum) -> Play[None]:
    """A minor Tribe at peace, drawn at random, declares war."""
    able = [tribe for tribe in rebels(t, "minor") if t.state.tribes[tribe].status == "peace"]
    for tribe in t.draw(able, 1):
        yield from rise(t, tribe, "status-event", "2.D, R48")


def _thaw(t: UltimusRomanorum) -> Play[None]:
    """The great rivers of the north are frozen."""
    t.state.open_rivers = ["Rhenus", "Danuvius"]
    t.changed()
    yield from ()


def _harvest(t: UltimusRomanorum) -> Play[None]:
    """The Roman restores up to two limitanei or comitatenses."""
    able = [
        unit
        for unit in t.state.reduced
        if t.unit(unit).category in ("LI", "CO") and t.camp(unit) == ROMAN and t.on_map(unit)
    ]
    if not able:
        return
    options = [
        choice(unit, "option-restore", "2.D, R48", (), unit=unit, pf=t.unit(unit).front.pf, area=t.area_of(unit))
        for unit in sorted(able, key=t.area_of)
    ]
    most = min(RECOVERED, len(able))
    units = yield from ask_some(t, ROMAN, "harvest", "2.D, R48", options, (0, most), able[:most])
    if units:
        t.state.reduced = [unit for unit in t.state.reduced if unit not in units]
        t.changed()
        t.tell(UnitsRecovered(units=units), "2.D, R48")


def _feud(t: UltimusRomanorum) -> Play[None]:
    """A unit of a Tribe at war or in revolt with two or more loses a step; the Roman picks the Tribe."""
    able = {
        tribe: full
        for tribe, facts in t.state.tribes.items()
        if facts.status in ("war", "revolt")
        and len(t.units_of(tribe)) > 1
        and (full := [unit for unit in t.units_of(tribe) if unit not in t.state.reduced])
    }
    if not able:
        return
    seats = seats_of(t, able)
    options = [
        choice(tribe, "option-feud", "2.D, R48", (), tribe=tribe, units=len(able[tribe]), area=seats[tribe])
        for tribe in able
    ]
    unit, back = BACK, _BACK if len(able) > 1 else None
    while unit == BACK:
        tribe = yield from ask(t, ROMAN, "feud", "2.D, R48", options)
        units = [
            choice(each, "option-feud-unit", "2.D, R48", (), unit=each, area=t.area_of(each)) for each in able[tribe]
        ]
        unit = yield from ask(t, ROMAN, "feud-unit", "2.D, R48", units, back=back, tribe=tribe)
    reduce(t, [unit], "loss-feud", "2.D, R48")


def _recruits(t: UltimusRomanorum) -> Play[None]:
    """A limitanei or comitatenses unit that left the game returns, reduced."""
    able = {
        unit: areas
        for unit in t.pieces.at("gone")
        if unit in t.data.units and t.unit(unit).category in ("LI", "CO") and (areas := free_areas(t, unit))
    }
    if not able:
        return
    homes = {unit: t.data.dioceses[t.unit(unit).diocese].areas[0] for unit in able}
    options = [
        choice(unit, "option-recruit", "2.D, R48", (), unit=unit, pf=t.unit(unit).back.pf, area=homes[unit])
        for unit in sorted(able, key=lambda unit: (-t.unit(unit).back.pf, unit))
    ]
    unit, area, back = "", BACK, _BACK if len(able) > 1 else None
    while area == BACK:
        unit = yield from ask(t, ROMAN, "recruit", "2.D, R48", options)
        places = area_options(able[unit], "option-return", "2.D, R48")
        area = yield from ask(t, ROMAN, "return", "2.D, R48", places, back=back, unit=unit)
    t.put(unit, area)
    t.state.reduced.append(unit)
    t.changed()
    t.tell(UnitPlaced(unit=unit, area=area, cause="placed-event", reduced=True), "2.D, R48")
    join_holder(t, [unit], area)


def free_areas(t: UltimusRomanorum, unit: str) -> list[str]:
    """The areas of a unit's diocese without non-Roman units, towns first [9.3.1]."""
    areas = [
        area
        for area in t.data.dioceses[t.unit(unit).diocese].areas
        if not any(piece in t.data.units and t.tribe_of(piece) for piece in t.at(area))
    ]
    return sorted(areas, key=lambda area: (area not in t.data.towns, area))


def _embassy(t: UltimusRomanorum) -> Play[None]:
    """Each draws a counter, the initiative player first."""
    for camp in (t.state.first, other(t.state.first)):
        draw_one(t, camp, "hand-event")
    yield from ()


def _storm(t: UltimusRomanorum) -> Play[None]:
    """No fleet moves in the first SMC of either."""
    t.state.stormy = [ROMAN, BARBARIAN]
    yield from ()


def _sign(t: UltimusRomanorum) -> Play[None]:
    """The initiative player draws a counter."""
    draw_one(t, t.state.first, "hand-event")
    yield from ()


_HAPPENINGS: Mapping[str, Callable[[UltimusRomanorum], Play[None]]] = {
    "great-pestilence": _pestilence,
    "palace-plot": _plot,
    "mutiny": _mutiny,
    "bagaudae": _rural_revolt,
    "restless-border": _raids,
    "frozen-rivers": _thaw,
    "good-harvest": _harvest,
    "feud": _feud,
    "recruits": _recruits,
    "embassy": _embassy,
    "storm": _storm,
    "sign-in-the-sky": _sign,
}
"""What happens, by event; heavy taxes are counted in phase F, quiet years need nothing."""

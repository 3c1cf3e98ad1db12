"""What a game master may correct in a campaign of Rise and Fall. Each correction is small and triggers no rules.

He can move units one area, put them in their pile and return them to the map. He can set control, markers, clocks,
treaties and counts. No correction fights or wins anything, or moves for a player. The position after it must be
reachable in play. All of this is this edition's own [R92].
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product

from rules.core.corrections import (
    Correction,
    Corrections,
    Kind,
    Subjects,
    Switch,
    correction,
    entries,
    listed,
    mark,
    number,
    one_of,
    one_step,
    take_off,
    toggle,
)
from rules.core.decisions import Option
from rules.rise_and_fall.chapters.alliances import NEVER_ALLIED
from rules.rise_and_fall.chapters.area_control import hand_over
from rules.rise_and_fall.chapters.bribery import bribable, markers_left
from rules.rise_and_fall.chapters.garrisons import is_home_star
from rules.rise_and_fall.chapters.movement import may_share
from rules.rise_and_fall.chapters.peace import turn_armenia
from rules.rise_and_fall.chapters.production import belongs
from rules.rise_and_fall.chapters.removal import pile_of, unmark
from rules.rise_and_fall.data.loader import EMPIRES, GAME_ID, HUNS, PEOPLES, REBELS, rise_data
from rules.rise_and_fall.game import WAITING, RiseAndFall
from rules.rise_and_fall.gm.position_checks import check_position, may_stand
from rules.rise_and_fall.relations import pair
from rules.rise_and_fall.state import Revolt

_RUINS = ("", "looted", "rebuild")
_SAME_AGAIN = {"german", "celt", "sarmatian", "bull", "migration"}
"""Kinds whose counters differ: each has its own name and home."""


# Units


def _rooms(t: RiseAndFall, unit: str, here: str) -> Iterator[str]:
    """The adjacent areas with room for a unit."""
    return (there for there in _beside(here) if _has_room(t, unit, there))


@cache
def _beside(area: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(path.to for path in rise_data().areas[area].paths))


def _has_room(t: RiseAndFall, unit: str, area: str) -> bool:
    """Whether a unit can be in an area together with the units there [Stacking]."""
    standing = t.at(area)
    return may_stand(t, unit, area) and (not standing or may_share(t, area, [*standing, unit]))


def _march(t: RiseAndFall, unit: str, area: str) -> None:
    _free(t, unit)
    t.put(unit, area)
    _hold(t, unit, area)


def _free(t: RiseAndFall, unit: str) -> None:
    """Remove the marks of the turn and of a revolt. The unit's owner and payer stay the same."""
    _refresh(t, unit)
    take_off(unit, t.state.onward)
    for area in [area for area, revolt in t.state.revolts.items() if revolt.unit == unit]:
        del t.state.revolts[area]


def _hold(t: RiseAndFall, unit: str, area: str) -> None:
    """Control follows a unit that is alone in an area, but not against its friends [Area Control]."""
    nation, holder = t.nation_of(unit), t.holder(area)
    if len(t.at(area)) == 1 and not (holder and t.relations.friendly(holder, nation)):
        hand_over(t, area, nation)


def _losses(t: RiseAndFall) -> Iterator[Correction]:
    """Any unit may go to its pile; a migration joins those that return; a horde never comes back [Huns 10]."""
    for unit, here in t.on_map():
        kind = t.data.kind[unit]
        if kind != "hun":
            yield correction("pile", (unit,), "away" if kind == "migration" else "pile", unit=unit, area=here)


def _lose(t: RiseAndFall, unit: str) -> None:
    here = t.area_of(unit)
    unmark(t, unit)
    if t.data.kind[unit] == "migration":
        t.state.due[unit] = t.state.turn + 1
        t.put(unit, WAITING)
    else:
        t.put(unit, pile_of(t, unit, here))


def _returns(t: RiseAndFall) -> Iterator[Correction]:
    """One unit of each sort in a pile may enter an empty area of its own nation."""
    empty: dict[str, list[str]] = {}
    for area, holder in t.state.control.items():
        if holder and not t.at(area):
            empty.setdefault(holder, []).append(area)
    for unit in _first_of_each(t):
        for nation in _nations(t, unit):
            for area in empty.get(nation, ()):
                if may_stand(t, unit, area) and _is_own_half(t, unit, area):
                    yield correction("place", (unit, area, nation), "place", unit=unit, area=area, nation=nation)


def _first_of_each(t: RiseAndFall) -> Iterator[str]:
    for pile, units in t.state.stacks.items():
        if not pile.startswith("pile-"):
            continue
        seen: set[str] = set()
        for unit in units:
            kind = t.data.kind[unit]
            sort = unit if kind in _SAME_AGAIN else kind
            if sort not in seen:
                seen.add(sort)
                yield unit


def _nations(t: RiseAndFall, unit: str) -> tuple[str, ...]:
    """The nation a unit from a pile can fight for now."""
    nation, state = t.nation_of(unit), t.state
    if t.data.kind[unit] == "germanic-kingdom":
        return tuple(name for name, kingdom in state.kingdoms.items() if f"kingdom-{kingdom.tribe}" == nation)
    if nation == REBELS:
        has_room = state.rebellions_begun and len(state.rebellions) < t.data.tables.civil_war.most
        return (nation,) if has_room else ()
    return () if nation in state.gone else (nation,)


def _is_own_half(t: RiseAndFall, unit: str, area: str) -> bool:
    """Whether the area is in the half the pile belongs to [West and East 5]."""
    half = t.pieces.place(unit).removeprefix("pile-rome-")
    return not t.divided or half not in ("west", "east") or belongs(t, area, half)


def _return(t: RiseAndFall, unit: str, area: str, nation: str) -> None:
    t.put(unit, area)
    if nation == REBELS:
        t.state.rebellions[unit] = max(t.state.rebellions.values(), default=t.state.rebellions_begun)
    if nation in t.state.kingdoms:
        t.state.members[unit] = nation


def _marks(t: RiseAndFall) -> Iterator[Correction]:
    """Let units act again in this player turn, and free those that must move on."""
    state = t.state
    used = dict.fromkeys((*state.trail, *state.flipped, *state.transferred, *state.stopped))
    for unit in used:
        yield correction("fresh", (unit,), "fresh", unit=unit, area=t.area_of(unit))
    for unit in state.onward:
        yield correction("rest", (unit,), "rest", unit=unit, area=t.area_of(unit))


def _refresh(t: RiseAndFall, unit: str) -> None:
    state = t.state
    state.trail.pop(unit, None)
    take_off(unit, state.flipped, state.transferred, state.stopped)


# Areas


def _holders(t: RiseAndFall) -> Iterable[tuple[str, str]]:
    return t.state.control.items()


def _powers_near(t: RiseAndFall, area: str, _holder: str) -> list[str]:
    """Give any area to an empire, its own People, a nation in it or next to it, or no one."""
    near = (t.holder(each) for each in _beside(area))
    here = (t.nation_of(unit) for unit in t.at(area))
    home = t.data.areas[area].home
    powers = dict.fromkeys((*EMPIRES, *((home,) if home not in t.state.gone else ()), *here, *near))
    return [*(power for power in powers if power), ""]


def _key_of_power(power: str) -> str:
    return "area" if power else "area-nobody"


def _ruins(t: RiseAndFall) -> Iterator[tuple[str, str]]:
    return ((star, t.state.ruins.get(star, "")) for star in t.stars)


def _set_ruin(t: RiseAndFall, star: str, ruin: str) -> None:
    mark(t.state.ruins, star, ruin)


def _revolts(t: RiseAndFall) -> Iterator[Correction]:
    """Remove a Revolt marker, or put one on a star of an empire or of rebels. No unit rises under it."""
    for star in t.stars:
        holder = t.holder(star)
        if star in t.state.revolts:
            yield correction("calm", (star,), "calm", area=star)
        elif holder in (*EMPIRES, REBELS) and not (holder == "rome" and t.walled(star)):
            yield correction("revolt", (star, holder), "revolt", area=star, empire=holder)


def _revolt(t: RiseAndFall, area: str, empire: str) -> None:
    kind = 1 if empire == "parthia" and is_home_star(t, empire, area) else 2
    t.state.revolts[area] = Revolt(kind, empire, t.state.turn)


def _clocks(t: RiseAndFall) -> Iterator[tuple[Subjects, int]]:
    """The decades an empire has held a star [Garrisons]."""
    for empire in EMPIRES:
        held = t.state.held[empire]
        for star in t.stars:
            area, now = t.data.areas[star], held.get(star, 0)
            if not area.north and area.home != empire and (now or t.holder(star) == empire):
                yield (empire, star), now


def _clock_values(t: RiseAndFall, now: int, _empire: str, _star: str) -> list[int]:
    """One more, one less, or enough."""
    full = t.data.tables.garrison.recivilised_after
    return sorted({max(now - 1, 0), min(now + 1, full), full})


# War and peace


def _may_begin_war(t: RiseAndFall, a: str, b: str) -> bool:
    return not (set(EMPIRES) == {a, b} and t.state.turn <= t.state.peace_until)


@cache
def _possible_wars() -> tuple[tuple[str, str], ...]:
    peoples = [(empire, people) for empire in EMPIRES for people in PEOPLES if (empire, people) != ("rome", "german")]
    return (EMPIRES[0], EMPIRES[1]), *peoples


def _begin_war(t: RiseAndFall, a: str, b: str) -> None:
    """Set a war. No alliance follows from it, but an alliance between the two ends."""
    t.state.wars.append(pair(a, b))
    if pair(a, b) in t.state.alliances:
        t.state.alliances.remove(pair(a, b))
    if {a, b} == set(EMPIRES):
        t.state.tribute = 0


def _may_be_allied(t: RiseAndFall, empire: str, people: str) -> bool:
    return people not in (*NEVER_ALLIED[empire], *t.state.gone) and not t.relations.at_war(empire, people)


def _armenia(t: RiseAndFall) -> Iterator[Correction]:
    for to in ("", *EMPIRES):
        if to != t.state.armenia:
            yield (
                correction("armenia", (to,), "armenia", empire=to)
                if to
                else correction("armenia", ("",), "armenia-free")
            )


def _rebel_foes(t: RiseAndFall) -> Iterator[Correction]:
    """Set the enemies that rebels have from Rome, while there are rebels [R95]."""
    for power in ("parthia", *PEOPLES) if t.state.rebellions else ():
        kind = "spare" if power in t.state.rebel_foes else "foe"
        yield correction(kind, (power,), kind, power=power)


def _ally(t: RiseAndFall, empire: str, people: str) -> None:
    """Set an alliance. No People is the ally of both empires."""
    for each in EMPIRES:
        if t.relations.allied(each, people):
            t.state.alliances.remove(pair(each, people))
    t.state.alliances.append(pair(empire, people))


def _rungs(t: RiseAndFall) -> Iterator[tuple[Subjects, int]]:
    """Set a ladder. At most one empire is on its ladder [Peace]."""
    for empire, other in (EMPIRES, EMPIRES[::-1]):
        if not t.state.rungs[other]:
            yield (empire,), t.state.rungs[empire]


def _peace_ends(t: RiseAndFall) -> Iterator[Correction]:
    state = t.state
    if not t.relations.at_war(*EMPIRES):
        for turn in range(state.turn, state.turn + t.data.tables.peace.full_turns + 1):
            if turn != state.peace_until:
                yield correction("until", (turn,), "peace", turn=turn)
        if state.peace_until >= state.turn:
            yield correction("until", (state.turn - 1,), "peace-over")


def _most_tribute(t: RiseAndFall) -> int:
    return max(t.data.tables.peace.tribute[: t.state.rungs["parthia"]], default=0)


def _tributes(t: RiseAndFall) -> Iterator[tuple[Subjects, int]]:
    if not t.relations.at_war(*EMPIRES):
        yield (), t.state.tribute


def _set_rung(t: RiseAndFall, empire: str, rung: int) -> None:
    state = t.state
    state.rungs[empire] = rung
    state.pontus_closed = state.pontus_closed and state.rungs["rome"] >= 3
    state.tribute = min(state.tribute, _most_tribute(t))


# Counts


def _hordes(t: RiseAndFall) -> Iterator[tuple[Subjects, int]]:
    return (((horde,), t.state.hordes[horde].count) for horde in HUNS if t.year >= t.data.dates.huns)


def _due_values(t: RiseAndFall, now: int, _unit: str) -> list[int]:
    return one_step(now, t.state.turn, t.state.turn + t.data.tables.kingdoms.migration_delay)


def _set_due(t: RiseAndFall, unit: str, turn: int) -> None:
    t.state.due[unit] = turn


def _bribes(t: RiseAndFall) -> Iterator[Correction]:
    """Bribe markers, as long as any are left [Bribery]."""
    for unit, empire in t.state.bribes.items():
        yield correction("unbribe", (unit,), "bribe-gone", unit=unit, area=t.area_of(unit), empire=empire)
    if markers_left(t) > 0:
        for empire in EMPIRES:
            for unit in bribable(t, empire):
                yield correction("bribe", (unit, empire), "bribe", unit=unit, area=t.area_of(unit), empire=empire)


def _bribe(t: RiseAndFall, unit: str, empire: str) -> None:
    t.state.bribes[unit] = empire


def _kingdoms(t: RiseAndFall) -> Iterator[Correction]:
    """Who a Germanic Kingdom serves, and how many replacements it has had [Foederati, Reliability]."""
    for name, kingdom in t.state.kingdoms.items():
        if kingdom.status != "new":
            after = "rogue" if kingdom.status == "foederatus" else "foederatus"
            yield correction("serve", (name, after), f"kingdom-{after}", kingdom=name)
        before = kingdom.replaced
        for count in one_step(before, 0, t.data.tables.kingdoms.units):
            yield correction("replaced", (name, count), "kingdom-replaced", kingdom=name, before=before, after=count)


def _serve(t: RiseAndFall, name: str, status: str) -> None:
    t.state.kingdoms[name].status = "rogue" if status == "rogue" else "foederatus"


def _set_clock(t: RiseAndFall, empire: str, area: str, turns: int) -> None:
    mark(t.state.held[empire], area, turns)


def _set_peace(t: RiseAndFall, turn: str) -> None:
    t.state.peace_until = max(int(turn), 0)


def _set_tribute(t: RiseAndFall, amount: int) -> None:
    t.state.tribute = amount


def _set_horde(t: RiseAndFall, horde: str, count: int) -> None:
    t.state.hordes[horde].count = count


def _set_replaced(t: RiseAndFall, name: str, count: str) -> None:
    t.state.kingdoms[name].replaced = int(count)


_KINDS: tuple[Kind[RiseAndFall], ...] = (
    one_of("units", "move", ("unit", "area", "to"), RiseAndFall.on_map, _rooms, _march),
    listed("units", _losses, pile=_lose),
    listed("units", _returns, place=_return),
    listed("units", _marks, fresh=_refresh, rest=lambda t, unit: t.state.onward.remove(unit)),
    one_of("areas", "area", ("area", "", "power"), _holders, _powers_near, hand_over, _key_of_power),
    one_of(
        "areas", "ruin", ("area", "", ""), _ruins, lambda *_: _RUINS, _set_ruin, lambda ruin: f"ruin-{ruin or 'none'}"
    ),
    listed("areas", _revolts, calm=lambda t, area: t.state.revolts.pop(area), revolt=_revolt),
    number("clocks", "clock", ("empire", "area"), _clocks, _clock_values, _set_clock),
    toggle(
        "war",
        ("a", "b"),
        lambda t: _possible_wars(),
        lambda t, a, b: t.relations.at_war(a, b),
        _may_begin_war,
        Switch("war", "war-begun", _begin_war),
        Switch("peace", "war-ended", lambda t, a, b: t.state.wars.remove(pair(a, b))),
    ),
    toggle(
        "war",
        ("empire", "people"),
        lambda t: product(EMPIRES, PEOPLES),
        lambda t, empire, people: t.relations.allied(empire, people),
        _may_be_allied,
        Switch("ally", "ally-won", _ally),
        Switch("part", "ally-lost", lambda t, empire, people: t.state.alliances.remove(pair(empire, people))),
    ),
    listed("war", _armenia, armenia=turn_armenia),
    listed(
        "war",
        _rebel_foes,
        foe=lambda t, power: t.state.rebel_foes.append(power),
        spare=lambda t, power: t.state.rebel_foes.remove(power),
    ),
    number("peace", "rung", ("empire",), _rungs, lambda t, *_: range(len(t.data.tables.peace.yielded) + 1), _set_rung),
    listed("peace", _peace_ends, until=_set_peace),
    number("peace", "tribute", (), _tributes, lambda t, _now: range(_most_tribute(t) + 1), _set_tribute),
    number(
        "counts",
        "count",
        ("",),
        lambda t: entries(t.state.counted),
        lambda t, now, part: one_step(now, t.state.spent.get(part, 0)),
        lambda t, part, count: t.state.counted.update({part: count}),
        lambda about: f"count-{about[0]}",
    ),
    number("counts", "horde", ("horde",), _hordes, lambda t, now, _horde: one_step(now, 0), _set_horde),
    number("counts", "due", ("unit",), lambda t: entries(t.state.due), _due_values, _set_due),
    listed("counts", _bribes, bribe=_bribe, unbribe=lambda t, unit: t.state.bribes.pop(unit)),
    listed("kingdoms", _kingdoms, serve=_serve, replaced=_set_replaced),
)
_CORRECTIONS = Corrections(GAME_ID, rule="R92", kinds=_KINDS)


def corrections(t: RiseAndFall) -> list[Option]:
    """Everything a game master can correct in this position; nothing during the deployment."""
    if t.state.step == "deployment":
        return []
    t.memo.clear()
    return _CORRECTIONS.offered(t)


def correct(t: RiseAndFall, ident: str) -> None:
    """Make a correction.

    Raises:
        RulesError: unknown correction.
    """
    _CORRECTIONS.make(t, ident)
    t.relations_changed()
    t.begin_record()  # drop the events of the change: they did not happen in play


def amend(t: RiseAndFall, amendment: str) -> None:
    """Make a correction; the position after it must be reachable in play [R92].

    Raises:
        ImpossibleState: it isn't.
        RulesError: unknown correction.
    """
    correct(t, amendment)
    check_position(t, t.state.scenario, dict.fromkeys(t.state.options, True))

"""What a game master may put right in a campaign of Rise and Fall: bounded, and nothing follows from it.

Units go to the next area, to their pile and back on the map; control, markers, clocks, treaties and counts are set.
Nothing is fought or won by it, nobody moves for it, and the position after it must be one that play can lead to. All of
it is this edition's own [R92].
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache

from rules.core.decisions import Option
from rules.core.errors import RulesError
from rules.core.text import Argument, Text
from rules.rise_and_fall.chapters.alliances import NEVER_ALLIED
from rules.rise_and_fall.chapters.area_control import hand_over
from rules.rise_and_fall.chapters.bribery import bribable, markers_left
from rules.rise_and_fall.chapters.garrisons import is_home_star
from rules.rise_and_fall.chapters.movement import may_share
from rules.rise_and_fall.chapters.peace import turn_armenia
from rules.rise_and_fall.chapters.production import belongs
from rules.rise_and_fall.chapters.removal import pile_of, unmark
from rules.rise_and_fall.data.loader import EMPIRES, HUNS, PEOPLES, REBELS, rise_data
from rules.rise_and_fall.game import WAITING, RiseAndFall, say
from rules.rise_and_fall.gm.position_checks import check_position, may_stand
from rules.rise_and_fall.relations import pair
from rules.rise_and_fall.state import Revolt

_RULE = "R92"
_RUINS = ("", "looted", "rebuild")
_SAME_AGAIN = {"german", "celt", "sarmatian", "bull", "migration"}
"""Kinds of which one counter is not like another: each has a name and a home."""


def corrections(t: RiseAndFall) -> list[Option]:
    """Everything that can be put right in this position; nothing while units are still laid out."""
    if t.state.step == "deployment":
        return []
    t.memo.clear()
    return [
        *_marches(t),
        *_losses(t),
        *_returns(t),
        *_marks(t),
        *_control(t),
        *_ruins(t),
        *_revolts(t),
        *_clocks(t),
        *_wars(t),
        *_alliances(t),
        *_treaties(t),
        *_counts(t),
        *_bribes(t),
        *_kingdoms(t),
    ]


def correct(t: RiseAndFall, ident: str) -> None:
    """Put something right.

    Raises:
        RulesError: there is no such correction.
    """
    what, *rest = ident.split(":")
    change = _CHANGES.get(what)
    if change is None:
        raise RulesError(f"There is no correction '{ident[:60]}'.")
    change(t, *rest)
    t.relations_changed()
    t.begin_record()  # what the game would tell of such a change has not happened


def amend(t: RiseAndFall, amendment: str) -> None:
    """Put something right; the position must be one that play can lead to [R92].

    Raises:
        ImpossibleState: it would not be.
        RulesError: there is no such correction.
    """
    correct(t, amendment)
    check_position(t, t.state.scenario, dict.fromkeys(t.state.options, True))


def _option(ident: str, heading: str, key: str, /, **args: Argument) -> Option:
    return Option(ident, say(f"amend-{key}", **args), None, (_heading(heading),), _RULE)


@cache
def _heading(heading: str) -> Text:
    return say(f"amend-heading-{heading}")


# Units


def _marches(t: RiseAndFall) -> Iterator[Option]:
    """Each unit on the map may stand in the next area, where there is room for it."""
    for unit, here in t.on_map():
        for there in _beside(here):
            if _has_room(t, unit, there):
                yield _option(f"move:{unit}:{there}", "units", "move", unit=unit, area=here, to=there)


@cache
def _beside(area: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(path.to for path in rise_data().areas[area].paths))


def _has_room(t: RiseAndFall, unit: str, area: str) -> bool:
    """Whether a unit can stand in an area, beside whoever is there [Stacking]."""
    standing = t.at(area)
    return may_stand(t, unit, area) and (not standing or may_share(t, area, [*standing, unit]))


def _march(t: RiseAndFall, unit: str, area: str) -> None:
    _free(t, unit)
    t.put(unit, area)
    _hold(t, unit, area)


def _free(t: RiseAndFall, unit: str) -> None:
    """Take off the marks of the turn and of a revolt; whose unit it is, and who pays it, stays as it was."""
    state = t.state
    _refresh(t, unit)
    if unit in state.onward:
        state.onward.remove(unit)
    for area in [area for area, revolt in state.revolts.items() if revolt.unit == unit]:
        del state.revolts[area]


def _hold(t: RiseAndFall, unit: str, area: str) -> None:
    """Control goes with a unit that stands alone, but not against its friends [Area Control]."""
    nation, holder = t.nation_of(unit), t.holder(area)
    if len(t.at(area)) == 1 and not (holder and t.relations.friendly(holder, nation)):
        hand_over(t, area, nation)


def _losses(t: RiseAndFall) -> Iterator[Option]:
    """Each unit on the map may go to its pile, a migration to those that return; a horde never comes back [Huns 10]."""
    for unit, here in t.on_map():
        kind = t.data.kind[unit]
        if kind != "hun":
            key = "away" if kind == "migration" else "pile"
            yield _option(f"pile:{unit}", "units", key, unit=unit, area=here)


def _lose(t: RiseAndFall, unit: str) -> None:
    here = t.area_of(unit)
    unmark(t, unit)
    if t.data.kind[unit] == "migration":
        t.state.due[unit] = t.state.turn + 1
        t.put(unit, WAITING)
    else:
        t.put(unit, pile_of(t, unit, here))


def _returns(t: RiseAndFall) -> Iterator[Option]:
    """One unit of each sort in a pile may stand in an empty area of its own nation."""
    empty: dict[str, list[str]] = {}
    for area, holder in t.state.control.items():
        if holder and not t.at(area):
            empty.setdefault(holder, []).append(area)
    for unit in _first_of_each(t):
        for nation in _nations(t, unit):
            for area in empty.get(nation, ()):
                if may_stand(t, unit, area) and _is_own_half(t, unit, area):
                    ident = f"place:{unit}:{area}:{nation}"
                    yield _option(ident, "units", "place", unit=unit, area=area, nation=nation)


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
    """For whom a unit out of a pile can stand on the map now."""
    nation, state = t.nation_of(unit), t.state
    if t.data.kind[unit] == "germanic-kingdom":
        return tuple(name for name, kingdom in state.kingdoms.items() if f"kingdom-{kingdom.tribe}" == nation)
    if nation == REBELS:
        has_room = state.rebellions_begun and len(state.rebellions) < t.data.tables.civil_war.most
        return (nation,) if has_room else ()
    return () if nation in state.gone else (nation,)


def _is_own_half(t: RiseAndFall, unit: str, area: str) -> bool:
    """Whether a Roman unit out of the pile of a half stands in it [West and East 5]."""
    half = t.pieces.place(unit).removeprefix("pile-rome-")
    return not t.divided or half not in ("west", "east") or belongs(t, area, half)


def _return(t: RiseAndFall, unit: str, area: str, nation: str) -> None:
    t.put(unit, area)
    if nation == REBELS:
        t.state.rebellions[unit] = max(t.state.rebellions.values(), default=t.state.rebellions_begun)
    if nation in t.state.kingdoms:
        t.state.members[unit] = nation


def _marks(t: RiseAndFall) -> Iterator[Option]:
    """Who has acted in this player turn may act again; who must move on need not."""
    state = t.state
    used = dict.fromkeys((*state.trail, *state.flipped, *state.transferred, *state.stopped))
    for unit in used:
        yield _option(f"fresh:{unit}", "units", "fresh", unit=unit, area=t.area_of(unit))
    for unit in state.onward:
        yield _option(f"rest:{unit}", "units", "rest", unit=unit, area=t.area_of(unit))


def _refresh(t: RiseAndFall, unit: str) -> None:
    state = t.state
    state.trail.pop(unit, None)
    for flags in (state.flipped, state.transferred, state.stopped):
        if unit in flags:
            flags.remove(unit)


# Areas


def _control(t: RiseAndFall) -> Iterator[Option]:
    """Any area may be an empire's, its own People's, nobody's, or that of who stands in it or beside it."""
    for area, holder in t.state.control.items():
        near = (t.holder(each) for each in _beside(area))
        here = (t.nation_of(unit) for unit in t.at(area))
        home = t.data.areas[area].home
        for power in dict.fromkeys((*EMPIRES, *((home,) if home not in t.state.gone else ()), *here, *near)):
            if power and power != holder:
                yield _option(f"area:{area}:{power}", "areas", "area", area=area, power=power)
        if holder:
            yield _option(f"area:{area}:", "areas", "area-nobody", area=area)


def _ruins(t: RiseAndFall) -> Iterator[Option]:
    for star in t.stars:
        for ruin in _RUINS:
            if ruin != t.state.ruins.get(star, ""):
                yield _option(f"ruin:{star}:{ruin}", "areas", f"ruin-{ruin or 'none'}", area=star)


def _set_ruin(t: RiseAndFall, area: str, ruin: str) -> None:
    t.state.ruins.pop(area, None)
    if ruin:
        t.state.ruins[area] = ruin


def _revolts(t: RiseAndFall) -> Iterator[Option]:
    """A Revolt marker may go, or lie on a star of an empire; no unit rises under it."""
    for star in t.stars:
        holder = t.holder(star)
        if star in t.state.revolts:
            yield _option(f"calm:{star}", "areas", "calm", area=star)
        elif holder in EMPIRES and not (holder == "rome" and t.walled(star)):
            yield _option(f"revolt:{star}:{holder}", "areas", "revolt", area=star, empire=holder)


def _revolt(t: RiseAndFall, area: str, empire: str) -> None:
    kind = 1 if empire == "parthia" and is_home_star(t, empire, area) else 2
    t.state.revolts[area] = Revolt(kind, empire, t.state.turn)


def _clocks(t: RiseAndFall) -> Iterator[Option]:
    """The decades for which an empire has held a star may be one more, one less, or enough [Garrisons]."""
    full = t.data.tables.garrison.recivilised_after
    for empire in EMPIRES:
        held = t.state.held[empire]
        for star in t.stars:
            area, now = t.data.areas[star], held.get(star, 0)
            if area.north or area.home == empire or not (now or t.holder(star) == empire):
                continue
            for after in sorted({max(now - 1, 0), min(now + 1, full), full} - {now}):
                ident = f"clock:{empire}:{star}:{after}"
                yield _option(ident, "clocks", "clock", empire=empire, area=star, before=now, after=after)


def _set_clock(t: RiseAndFall, empire: str, area: str, turns: str) -> None:
    t.state.held[empire].pop(area, None)
    if int(turns):
        t.state.held[empire][area] = int(turns)


# War and peace


def _wars(t: RiseAndFall) -> Iterator[Option]:
    """Wars between the empires, and of an empire on a People, may be begun and ended."""
    for a, b in _possible_wars():
        if t.relations.at_war(a, b):
            yield _option(f"peace:{a}:{b}", "war", "war-ended", a=a, b=b)
        elif not (set(EMPIRES) == {a, b} and t.state.turn <= t.state.peace_until):
            yield _option(f"war:{a}:{b}", "war", "war-begun", a=a, b=b)


@cache
def _possible_wars() -> tuple[tuple[str, str], ...]:
    peoples = [(empire, people) for empire in EMPIRES for people in PEOPLES if (empire, people) != ("rome", "german")]
    return (EMPIRES[0], EMPIRES[1]), *peoples


def _begin_war(t: RiseAndFall, a: str, b: str) -> None:
    """No alliance follows from it, but one between the two is over."""
    t.state.wars.append(pair(a, b))
    if pair(a, b) in t.state.alliances:
        t.state.alliances.remove(pair(a, b))
    if {a, b} == set(EMPIRES):
        t.state.tribute = 0


def _alliances(t: RiseAndFall) -> Iterator[Option]:
    for empire in EMPIRES:
        for people in PEOPLES:
            if t.relations.allied(empire, people):
                yield _option(f"part:{empire}:{people}", "war", "ally-lost", empire=empire, people=people)
            elif people not in (*NEVER_ALLIED[empire], *t.state.gone) and not t.relations.at_war(empire, people):
                yield _option(f"ally:{empire}:{people}", "war", "ally-won", empire=empire, people=people)
    for to in ("", *EMPIRES):
        if to != t.state.armenia:
            key = "armenia" if to else "armenia-free"
            yield _option(f"armenia:{to}", "war", key, **({"empire": to} if to else {}))


def _ally(t: RiseAndFall, empire: str, people: str) -> None:
    """Nobody is the ally of both empires."""
    for each in EMPIRES:
        if t.relations.allied(each, people):
            t.state.alliances.remove(pair(each, people))
    t.state.alliances.append(pair(empire, people))


def _treaties(t: RiseAndFall) -> Iterator[Option]:
    """The rungs of both ladders, how long a peace lasts, and the tribute [Peace]."""
    state, terms = t.state, t.data.tables.peace
    for empire, other in (EMPIRES, EMPIRES[::-1]):
        if not state.rungs[other]:
            for rung in range(len(terms.yielded) + 1):
                if rung != state.rungs[empire]:
                    before = state.rungs[empire]
                    yield _option(f"rung:{empire}:{rung}", "peace", "rung", empire=empire, before=before, after=rung)
    if not t.relations.at_war(*EMPIRES):
        for turn in range(state.turn, state.turn + terms.full_turns + 1):
            if turn != state.peace_until:
                yield _option(f"until:{turn}", "peace", "peace", turn=turn)
        if state.peace_until >= state.turn:
            yield _option(f"until:{state.turn - 1}", "peace", "peace-over")
        most = max(terms.tribute[: state.rungs["parthia"]], default=0)
        for amount in range(most + 1):
            if amount != state.tribute:
                yield _option(f"tribute:{amount}", "peace", "tribute", before=state.tribute, after=amount)


def _set_rung(t: RiseAndFall, empire: str, rung: str) -> None:
    state = t.state
    state.rungs[empire] = int(rung)
    state.pontus_closed = state.pontus_closed and state.rungs["rome"] >= 3
    most = max(t.data.tables.peace.tribute[: state.rungs["parthia"]], default=0)
    state.tribute = min(state.tribute, most)


# Counts


def _counts(t: RiseAndFall) -> Iterator[Option]:
    """Production of this turn, replacements of the Huns, and when a migration returns, one more or one less."""
    state = t.state
    for part, count in state.counted.items():
        for after in (count - 1, count + 1):
            if after >= state.spent.get(part, 0):
                yield _option(f"count:{part}:{after}", "counts", f"count-{part}", before=count, after=after)
    for horde in HUNS:
        count = state.hordes[horde].count
        if t.year >= t.data.dates.huns:
            for after in (count - 1, count + 1):
                if after >= 0:
                    yield _option(f"horde:{horde}:{after}", "counts", "horde", horde=horde, before=count, after=after)
    for unit, turn in state.due.items():
        for after in (turn - 1, turn + 1):
            if state.turn <= after <= state.turn + t.data.tables.kingdoms.migration_delay:
                yield _option(f"due:{unit}:{after}", "counts", "due", unit=unit, before=turn, after=after)


def _bribes(t: RiseAndFall) -> Iterator[Option]:
    """Bribe markers, as far as there are any [Bribery]."""
    for unit, empire in t.state.bribes.items():
        yield _option(f"unbribe:{unit}", "counts", "bribe-gone", unit=unit, area=t.area_of(unit), empire=empire)
    if markers_left(t) > 0:
        for empire in EMPIRES:
            for unit in bribable(t, empire):
                ident = f"bribe:{unit}:{empire}"
                yield _option(ident, "counts", "bribe", unit=unit, area=t.area_of(unit), empire=empire)


def _kingdoms(t: RiseAndFall) -> Iterator[Option]:
    """Whom a Germanic Kingdom serves, and the replacements that it has had [Foederati, Reliability]."""
    for name, kingdom in t.state.kingdoms.items():
        if kingdom.status != "new":
            after = "rogue" if kingdom.status == "foederatus" else "foederatus"
            yield _option(f"serve:{name}:{after}", "kingdoms", f"kingdom-{after}", kingdom=name)
        for count in (kingdom.replaced - 1, kingdom.replaced + 1):
            if 0 <= count <= t.data.tables.kingdoms.units:
                ident, before = f"replaced:{name}:{count}", kingdom.replaced
                yield _option(ident, "kingdoms", "kingdom-replaced", kingdom=name, before=before, after=count)


def _serve(t: RiseAndFall, name: str, status: str) -> None:
    t.state.kingdoms[name].status = "rogue" if status == "rogue" else "foederatus"


def _set_horde(t: RiseAndFall, horde: str, count: str) -> None:
    t.state.hordes[horde].count = int(count)


def _set_replaced(t: RiseAndFall, name: str, count: str) -> None:
    t.state.kingdoms[name].replaced = int(count)


def _set_peace(t: RiseAndFall, turn: str) -> None:
    t.state.peace_until = max(int(turn), 0)


def _set_tribute(t: RiseAndFall, amount: str) -> None:
    t.state.tribute = int(amount)


def _calm(t: RiseAndFall, area: str) -> None:
    del t.state.revolts[area]


_CHANGES: Mapping[str, Callable[..., None]] = {
    "move": _march,
    "pile": _lose,
    "place": _return,
    "fresh": _refresh,
    "rest": lambda t, unit: t.state.onward.remove(unit),
    "area": hand_over,
    "ruin": _set_ruin,
    "calm": _calm,
    "revolt": _revolt,
    "clock": _set_clock,
    "war": _begin_war,
    "peace": lambda t, a, b: t.state.wars.remove(pair(a, b)),
    "ally": _ally,
    "part": lambda t, empire, people: t.state.alliances.remove(pair(empire, people)),
    "armenia": turn_armenia,
    "rung": _set_rung,
    "until": _set_peace,
    "tribute": _set_tribute,
    "count": lambda t, part, count: t.state.counted.update({part: int(count)}),
    "horde": _set_horde,
    "due": lambda t, unit, turn: t.state.due.update({unit: int(turn)}),
    "bribe": lambda t, unit, empire: t.state.bribes.update({unit: empire}),
    "unbribe": lambda t, unit: t.state.bribes.pop(unit),
    "serve": _serve,
    "replaced": _set_replaced,
}
"""What each correction does; its id names what it is about after the first word."""

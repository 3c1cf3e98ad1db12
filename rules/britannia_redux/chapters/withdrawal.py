"""The Romans leave, and the Romano-British appear [15.6, 16.1.2]."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rules.britannia_redux.chapters.asking import ask, ask_some, by_value, threat
from rules.britannia_redux.chapters.fortifications import total_left
from rules.britannia_redux.data.loader import BOX, BRIGANTES, FORT, ROMANO_BRITISH, ROMANS, STRONGHOLD, WELSH
from rules.britannia_redux.events import (
    ArmiesRemoved,
    FortificationBuilt,
    FortReplaced,
    RomansGone,
    UnitsPlaced,
    WithdrawalBegan,
)
from rules.britannia_redux.game import BritanniaRedux, choice, heading
from rules.core.decisions import Option
from rules.core.game import Play

NONE = "none"


def withdraw(t: BritanniaRedux) -> Play[None]:
    """The withdrawal, step by step [15.6]."""
    t.begin_scene("withdrawal")
    t.tell(WithdrawalBegan(armies=len(t.all_armies(ROMANS)), forts=len(_forts(t, t.data.areas))), "15.6")
    most = t.data.tables.withdrawal.max_romano_british
    most -= yield from _place_strongholds(t, most)
    most -= yield from _replace_forts(t, most)
    if most:
        most -= yield from _fill_vacant(t, most)
    if most:
        yield from _place_second_armies(t, most)
    rules = t.data.tables.withdrawal
    yield from _replace_for_subject(t, WELSH, rules.welsh_area)
    yield from _replace_for_subject(t, BRIGANTES, rules.brigante_area)
    _remove_romans(t)
    t.end_scene()


def _appearance(t: BritanniaRedux) -> Sequence[str]:
    return t.data.tables.withdrawal.area_of_appearance


def _forts(t: BritanniaRedux, areas: Collection[str]) -> list[str]:
    """The areas with an intact Roman fort."""
    return [area for area in t.data.areas if area in areas and (fort := t.fort(area)) and fort.work == FORT]


def _options(t: BritanniaRedux, nation: str, areas: Sequence[str], topic: str, rule: str) -> list[Option]:
    """The areas with what speaks for each: a center of the nation's, foreign armies nearby."""
    holding = t.data.holding[nation]
    return [
        choice(
            area, f"option-{topic}", rule, heading(area), area=area, foes=threat(t, nation, area),
            center=holding.center_vp if area in holding.centers else 0,
        )
        for area in areas
    ]  # fmt: skip


def _choose(
    t: BritanniaRedux, nation: str, topic: str, areas: Sequence[str], count: tuple[int, int], rule: str
) -> Play[list[str]]:
    """Some of these areas; the default is the most valuable and threatened ones."""
    ranked = sorted(
        by_value(t, nation, areas), key=lambda area: (area not in t.centers(nation), -threat(t, nation, area))
    )
    options = _options(t, nation, ranked, topic, rule)
    chosen = yield from ask_some(t, nation, topic, rule, options, count, ranked[: count[1]], most=count[1])
    return list(chosen)


def _place_strongholds(t: BritanniaRedux, most: int) -> Play[int]:
    """Forts in coastal clear areas become strongholds, up to eight [16.1.2, R19]."""
    if not t.has("strongholds"):
        return 0
    t.state.walled.append(ROMANO_BRITISH)
    ready = [area for area in _forts(t, _appearance(t)) if t.area(area).seas and not t.area(area).is_difficult]
    count = min(most, len(ready))
    chosen = yield from _choose(t, ROMANO_BRITISH, "withdrawal-strongholds", ready, (count, count), "16.1.2")
    for area in chosen:
        t.fortify(area, STRONGHOLD, ROMANO_BRITISH)
        t.tell(FortReplaced(nation=ROMANO_BRITISH, area=area, unit=""), "16.1.2")
        t.tell(FortificationBuilt(nation=ROMANO_BRITISH, area=area, work=STRONGHOLD, cause="withdrawal"), "16.1.2")
    return len(chosen)


def _replace_forts(t: BritanniaRedux, most: int) -> Play[int]:
    """Forts in the area of appearance give way to an army each; the others go with the Romans [15.6.1, 15.6.2]."""
    ready = _forts(t, _appearance(t))
    count = min(most, len(ready), len(t.free(ROMANO_BRITISH, t.army_kind(ROMANO_BRITISH))))
    chosen: list[str] = []
    if count:
        chosen = yield from _choose(t, ROMANO_BRITISH, "withdrawal-forts", ready, (count, count), "15.6.1")
    for area in chosen:
        del t.state.forts[area]
        t.changed()
        (unit,) = t.muster(ROMANO_BRITISH, area, 1)
        t.tell(FortReplaced(nation=ROMANO_BRITISH, area=area, unit=unit), "15.6.1")
    return len(chosen)


def _fill_vacant(t: BritanniaRedux, most: int) -> Play[int]:
    """Roman armies leave the area of appearance; areas left vacant get an army each [15.6.1]."""
    left = []
    for area in _appearance(t):
        units = t.armies(area, ROMANS)
        if not units:
            continue
        t.put_all(units, BOX)
        t.tell(ArmiesRemoved(nation=ROMANS, place=area, units=tuple(units), cause="withdrawal"), "15.6.1")
        if t.is_vacant(area):
            left.append(area)
    count = min(most, len(left))
    chosen = yield from _choose(t, ROMANO_BRITISH, "withdrawal-vacant", left, (count, count), "15.6.1")
    _place(t, ROMANO_BRITISH, chosen, "15.6.1")
    return len(chosen)


def _place_second_armies(t: BritanniaRedux, most: int) -> Play[None]:
    """A second army in areas with one unit; a stronghold counts as one [15.6.1, R53]."""
    ready = [area for area in _appearance(t) if t.presence(area).get(ROMANO_BRITISH) == 1]
    count = min(most, len(ready))
    chosen = yield from _choose(t, ROMANO_BRITISH, "withdrawal-second", ready, (0, count), "15.6.1")
    _place(t, ROMANO_BRITISH, chosen, "15.6.1")


def _place(t: BritanniaRedux, nation: str, areas: Sequence[str], rule: str) -> None:
    for area in areas:
        units = t.muster(nation, area, 1)
        t.tell(UnitsPlaced(nation=nation, area=area, units=units, cause="withdrawal"), rule)


def _replace_for_subject(t: BritanniaRedux, nation: str, areas: Sequence[str]) -> Play[None]:
    """The Welsh and the Brigantes may replace forts if they had submitted [15.6.2, 16.1.2]."""
    if nation not in t.state.freed:
        return
    ready = _forts(t, areas)
    yield from _replace_with_stronghold(t, nation, ready)
    ready = _forts(t, areas)
    count = min(len(ready), len(t.free(nation, t.army_kind(nation))))
    if not count:
        return
    chosen = yield from _choose(t, nation, "withdrawal-subject", ready, (0, count), "15.6.2")
    for area in chosen:
        del t.state.forts[area]
        t.changed()
        (unit,) = t.muster(nation, area, 1)
        t.tell(FortReplaced(nation=nation, area=area, unit=unit), "15.6.2")


def _replace_with_stronghold(t: BritanniaRedux, nation: str, ready: Sequence[str]) -> Play[None]:
    """One replacement may be a stronghold, in any of the areas; none is built later [16.1.2, R53]."""
    if not t.has("strongholds") or not ready or total_left(t, nation) < 1:
        return
    ranked = by_value(t, nation, ready)
    options = [choice(NONE, "option-no-stronghold", "16.1.2")]
    options += _options(t, nation, ranked, "withdrawal-subject", "16.1.2")
    area = yield from ask(t, nation, "withdrawal-stronghold", "16.1.2", options, NONE)
    if area == NONE:
        return
    t.fortify(area, STRONGHOLD, nation)
    t.state.walled.append(nation)
    t.tell(FortReplaced(nation=nation, area=area, unit=""), "16.1.2")
    t.tell(FortificationBuilt(nation=nation, area=area, work=STRONGHOLD, cause="withdrawal"), "16.1.2")


def _remove_romans(t: BritanniaRedux) -> None:
    """Every Roman unit and fort counter leaves the board [15.6.2, R45, R55, R59]."""
    units = t.units_of(ROMANS)
    t.put_all(units, BOX)
    forts = tuple(area for area in t.data.areas if t.has_fort_counter(area))
    for area in forts:
        del t.state.forts[area]
    t.state.romans_out = True
    t.changed()
    t.tell(RomansGone(units=tuple(units), forts=forts), "15.6.2")

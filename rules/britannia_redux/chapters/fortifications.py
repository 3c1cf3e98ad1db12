"""Strongholds and burhs: who may build them, and where [16.1.1, 16.2, 16.2.1]."""

from __future__ import annotations

from rules.britannia_redux.chapters.asking import by_value
from rules.britannia_redux.data.loader import BURH, DANES, ROMANO_BRITISH, ROMANS, STRONGHOLD
from rules.britannia_redux.events import FortificationBuilt
from rules.britannia_redux.game import BritanniaRedux


def build(t: BritanniaRedux, nation: str, area: str, work: str, rule: str) -> None:
    """Put a stronghold or burh into an area."""
    t.fortify(area, work, nation, fresh=True)
    if work == STRONGHOLD and nation not in t.state.walled:
        t.state.walled.append(nation)
    t.tell(FortificationBuilt(nation=nation, area=area, work=work, cause="population"), rule)


def total_left(t: BritanniaRedux, nation: str) -> int:
    """How many more armies, strongholds and burhs a nation may have in play [16]."""
    return t.data.nations[nation].army_total - len(t.all_armies(nation)) - len(t.walls(nation))


def _may_build(t: BritanniaRedux) -> bool:
    """Whether any fortification may be built: not in the last round [16]."""
    return t.state.romans_out and not t.is_final_round and not t.state.extra


def _fits(t: BritanniaRedux, nation: str, area: str) -> bool:
    """Whether a fortification may be placed in an area, as an army may [16, B4.1.4]."""
    return t.fort(area) is None and t.room(area, nation) > 0


def stronghold_areas(t: BritanniaRedux) -> list[str]:
    """Where the active nation may place its stronghold: a scoring center in clear terrain, once a game [16.1.1]."""
    nation = t.state.nation
    if not t.has("strongholds") or not _may_build(t) or nation in (ROMANS, ROMANO_BRITISH):
        return []
    if nation in t.state.walled or not t.data.strongholds.get(nation) or total_left(t, nation) < 1:
        return []
    owned = t.owned(nation)
    centers = [area for area in t.centers(nation) if area in owned and not t.area(area).is_difficult]
    return [area for area in centers if _fits(t, nation, area)]


def burhs_are_allowed(t: BritanniaRedux) -> bool:
    """Whether the active nation may build burhs at all [16.2.1, R44]."""
    nation = t.state.nation
    if not t.has("burhs") or not _may_build(t) or nation == ROMANS:
        return False
    first = t.timeline.danish_major_invasion_round
    is_after = t.data.order.index(nation) > t.data.order.index(DANES)
    if t.state.turn < first or (t.state.turn == first and not is_after):
        return False
    return any(area in t.data.england for area in t.owned(nation))


def burh_limit(t: BritanniaRedux, nation: str) -> int:
    """The most burhs a nation may have after building [16.2.1, R20]."""
    if nation != DANES:
        return len(t.owned(DANES))
    return max((len(t.walls(other, BURH)) for other in t.data.order if other != DANES), default=0)


def burhs_that_fit(t: BritanniaRedux, wanted: int) -> int:
    """How many of some burhs the active nation has places for [16, 16.2.1]."""
    nation = t.state.nation
    allowed = burh_limit(t, nation) - len(t.walls(nation, BURH))
    return min(wanted, len(burh_areas(t)), allowed, total_left(t, nation))


def burh_areas(t: BritanniaRedux) -> list[str]:
    """Where the active nation may place a burh now: centers, or areas beside them in England [16.2.1]."""
    nation = t.state.nation
    if not burhs_are_allowed(t) or total_left(t, nation) < 1:
        return []
    if len(t.walls(nation, BURH)) >= burh_limit(t, nation):
        return []
    holding = t.data.holding[nation]
    near = {*holding.centers, *(holding.adjacent & t.data.england)}
    return by_value(t, nation, (area for area in t.owned(nation) if area in near and _fits(t, nation, area)))


def may_trade(t: BritanniaRedux) -> bool:
    """Whether an army may become two burhs: there is a place for at least one (R63)."""
    return bool(burh_areas(t))


def may_pay_burh(t: BritanniaRedux) -> bool:
    """Whether points left over may buy a burh [16.2.1]."""
    nation = t.state.nation
    if t.state.paid_burh or t.state.population.get(nation, 0) < t.timeline.burh_half_cost:
        return False
    return bool(burh_areas(t))

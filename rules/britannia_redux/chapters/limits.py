"""What must hold when a Movement Phase ends: half the areas, stacking, population [B5.9, B6, 15.3, 15.5.2]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rules.britannia_redux.chapters.asking import ask, value_of
from rules.britannia_redux.chapters.leaders import leave_if_alone
from rules.britannia_redux.data.loader import BOX, ROMANS
from rules.britannia_redux.events import ArmiesRemoved, LimitChecked, TributeOwed
from rules.britannia_redux.game import BritanniaRedux, choice, heading, say
from rules.core.decisions import Option
from rules.core.game import Play
from rules.core.text import Text


class Population(NamedTuple):
    """The population of a nation: areas that count, the armies for each, those that count [B6.2]."""

    areas: int
    contested: int
    factor: float
    armies: int

    @property
    def limit(self) -> int:
        """How many armies the areas allow; one area always counts, and a half is rounded up."""
        return int(max(self.areas + self.contested, 1) * self.factor + 0.5)

    def with_areas(self, more: int) -> Population:
        """The same with more areas, or with fewer."""
        return self._replace(areas=self.areas + more)

    @property
    def excess(self) -> int:
        """How many armies are too many."""
        return max(self.armies - self.limit, 0)


def needed_areas(t: BritanniaRedux, nation: str) -> int:
    """How many areas a nation must keep to the end of the phase: half of those at its start [B5.9, R3]."""
    if nation == ROMANS:  # 15.3
        return 0
    return sum(owner == nation for owner in t.state.owners.values()) // 2


def kept_areas(t: BritanniaRedux, nation: str) -> int:
    """How many of the areas that a nation owned when the phase began it still owns [B5.9, R3]."""
    return sum(t.state.owners.get(area) == nation for area in t.owned(nation))


def problems(t: BritanniaRedux, nation: str) -> Iterator[Text]:
    """Why the Movement Phase can't end yet, as sentences [B5.7, B5.9, B6.1]."""
    needed, kept = needed_areas(t, nation), kept_areas(t, nation)
    if kept < needed:
        yield say("refusal-half", rule="B5.9", needed=needed, kept=kept)
    overstacks = t.overstacks(nation)
    for area in overstacks:
        if t.stack(area, nation) > t.area(area).overstack:
            yield say(
                "refusal-stack", rule="B6.1", area=area, armies=t.stack(area, nation), most=t.area(area).overstack
            )
    if nation != ROMANS and len(overstacks) > 1:
        yield say("refusal-overstacks", rule="15.3", areas=tuple(overstacks))
    for place in t.places_of(nation):
        for leader in t.leaders(place, nation):
            if not t.armies(place, nation) and not t.presence(place).get(nation):
                yield say("refusal-leader", rule="B5.7", leader=leader, area=place)


def population(t: BritanniaRedux, nation: str) -> Population:
    """Count the population of a nation [B6.2, 15.5.2, R2].

    One area always counts, so that an army that leaves its only area to attack isn't removed.
    """
    tables = t.data.tables.population
    armies_in = {area: len(t.armies(area, nation)) for area in t.army_areas(nation)}
    contested = sum(
        armies_in.get(area, 0) > t.opposing(area, nation) for area in t.contested(nation) if armies_in.get(area)
    )
    areas = len(t.owned(nation))
    factor = tables.subject_limit_factor if t.is_subject(nation) else tables.limit_factor
    return Population(areas, contested, factor, len(counted(t, nation)))


def counted(t: BritanniaRedux, nation: str) -> list[str]:
    """The armies on land that count: not those that began the turn at sea, nor a rising [B6.2, R8]."""
    uncounted = {*t.state.afloat, *t.state.risen}
    return [unit for area in t.army_areas(nation) for unit in t.armies(area, nation) if unit not in uncounted]


def remove_excess(t: BritanniaRedux, nation: str) -> Play[None]:
    """Remove the armies over the population limit; it is counted again after each [B6.2, 15.5.2, R57, R58]."""
    found = population(t, nation)
    if nation == ROMANS or not found.excess:  # 15.3
        return
    t.tell(
        LimitChecked(
            nation=nation,
            areas=found.areas,
            contested=found.contested,
            limit=found.limit,
            armies=found.armies,
            excess=found.excess,
            is_subject=t.is_subject(nation),
        ),
        "15.5.2" if nation in t.state.subjects else "B6.2",
    )
    while (excess := population(t, nation).excess) > 0:
        yield from _remove_one(t, nation, excess)


def _remove_one(t: BritanniaRedux, nation: str, excess: int) -> Play[None]:
    places = {t.place(unit): unit for unit in counted(t, nation)}
    worst = sorted(
        places,
        key=lambda area: (_lowers_limit(t, nation, area), t.stack(area, nation) < 2, value_of(t, nation, area), area),
    )
    options = [_excess_option(t, nation, area) for area in worst]
    area = yield from ask(t, nation, "excess", "B6.2", options, excess=excess, limit=population(t, nation).limit)
    t.put(places[area], BOX)
    t.tell(ArmiesRemoved(nation=nation, place=area, units=(places[area],), cause="population"), "B6.2")
    _owe(t, nation)
    leave_if_alone(t, nation, area)


def _excess_option(t: BritanniaRedux, nation: str, area: str) -> Option:
    """The option to remove an army from an area; if the limit falls with it, what it falls to, and the price."""
    now = population(t, nation)
    left = now._replace(armies=now.armies - 1)
    if _lowers_limit(t, nation, area):
        left = left.with_areas(-1)
    more = left.excess if left.limit < now.limit else 0
    return choice(area, "option-excess", "B6.2", heading(area), area=area, limit=left.limit, more=more)


def _lowers_limit(t: BritanniaRedux, nation: str, area: str) -> bool:
    """Whether an area counts no longer with one army fewer, so that another one is too many at once [B6.2]."""
    armies, opposing = len(t.armies(area, nation)), t.opposing(area, nation)
    return armies == opposing + 1 if opposing else t.stack(area, nation) == 1


def _owe(t: BritanniaRedux, nation: str) -> None:
    """The overlord gets an army for each one removed; Rome doesn't (R16)."""
    overlord = t.state.vassals.get(nation)
    if overlord is not None:
        t.state.tribute[overlord] = t.state.tribute.get(overlord, 0) + 1
        t.tell(TributeOwed(nation=nation, overlord=overlord, count=1), "R16")

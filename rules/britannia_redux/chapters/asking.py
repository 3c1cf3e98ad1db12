"""How the chapters ask a nation's player: with labelled options and a sensible default."""

from __future__ import annotations

from collections.abc import Iterable

from rules.britannia_redux.game import BritanniaRedux, choice, heading, say
from rules.core.asking import Asker
from rules.core.decisions import Domain, Option
from rules.core.text import Argument

DONE, BACK, STAY, ALL = "done", "back", "stay", ":all"


_DOMAINS: dict[str, Domain] = {
    "place": "economic",
    "place-burh": "economic",
    "remove": "economic",
    "excess": "economic",
    "rebuild": "economic",
    "submission": "diplomatic",
    "revolt": "diplomatic",
}
"""The area of responsibility of topics that aren't military."""


class _NationAsker(Asker[BritanniaRedux, str]):
    """Asks the player of a nation."""

    def seat(self, t: BritanniaRedux, power: str) -> str:
        """The seat of a nation."""
        return t.seat_of(power)

    def about(self, t: BritanniaRedux, named: Iterable[str]) -> Iterable[str]:
        """The areas and the seas among the names."""
        return (each for each in named if t.is_land(each) or each in t.data.seas)


_ASKER = _NationAsker(say, _DOMAINS)
pick, ask, ask_some = _ASKER.pick, _ASKER.ask, _ASKER.ask_some


def area_options(t: BritanniaRedux, areas: Iterable[str], key: str, rule: str, **args: Argument) -> list[Option]:
    """An option for each place, under the heading of its land."""
    return [choice(area, key, rule, heading(area), area=area, **args) for area in areas]


def value_of(t: BritanniaRedux, nation: str, area: str) -> int:
    """Roughly what an area is worth to a nation: its holding points, then its population [B11.2]."""
    holding = t.data.holding[nation]
    if area in holding.centers:
        return 10 * holding.center_vp
    points = holding.adjacent_vp if area in holding.adjacent else holding.distant_vp
    return 10 * points + t.area(area).points


def by_value(t: BritanniaRedux, nation: str, areas: Iterable[str]) -> list[str]:
    """Areas by what they're worth to a nation, most valuable first."""
    return sorted(areas, key=lambda area: (-value_of(t, nation, area), area))


def threat(t: BritanniaRedux, nation: str, area: str) -> int:
    """The armies of other players beside an area or in a sea that borders it."""
    near = (*t.area(area).beside, *t.area(area).seas)
    return sum(
        len(t.armies(place, other))
        for place in near
        for other in {t.data.nation_of[unit] for unit in t.state.stacks.get(place, ())}
        if not t.is_same_player(nation, other)
    )

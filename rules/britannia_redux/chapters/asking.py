"""How the chapters ask a nation's player: with labelled options and a sensible default."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rules.britannia_redux.game import BritanniaRedux, choice, heading, say
from rules.core.decisions import Domain, Option, Pick
from rules.core.game import Play, one, some
from rules.core.text import Argument

DONE, BACK, STAY, ALL = "done", "back", "stay", ":all"

DOMAINS: dict[str, Domain] = {
    "place": "economic",
    "place-burh": "economic",
    "remove": "economic",
    "excess": "economic",
    "rebuild": "economic",
    "submission": "diplomatic",
    "revolt": "diplomatic",
}
"""The area of responsibility of topics that aren't military."""


def pick(
    t: BritanniaRedux,
    nation: str,
    topic: str,
    rule: str,
    options: Sequence[Option],
    default: str = "",
    **args: Argument,
) -> Pick:
    """A question to a nation's player; the first option is the default unless another one is named."""
    return Pick(
        seat=t.seat_of(nation),
        actor=nation,
        question=say(f"ask-{topic}", nation=nation, **args),
        rule=rule,
        domain=DOMAINS.get(topic, "military"),
        options=options,
        default=(default or options[0].id,),
        topic=topic,
        about=tuple(each for each in args.values() if isinstance(each, str) and t.is_land(each)),
    )


def ask(
    t: BritanniaRedux,
    nation: str,
    topic: str,
    rule: str,
    options: Sequence[Option],
    default: str = "",
    **args: Argument,
) -> Play[str]:
    """Ask a nation's player for one of these options and return its id."""
    return (yield from one(pick(t, nation, topic, rule, options, default, **args)))


def ask_some(
    t: BritanniaRedux,
    nation: str,
    topic: str,
    rule: str,
    options: Sequence[Option],
    count: tuple[int, int],
    default: Sequence[str],
    **args: Argument,
) -> Play[tuple[str, ...]]:
    """Ask a nation's player for several of these options, at least and at most ``count``."""
    if not options:
        return ()
    question = pick(t, nation, topic, rule, options, "", **args)
    question.min, question.max, question.default = *count, tuple(default)
    return (yield from some(question))


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

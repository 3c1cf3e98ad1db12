"""How the chapters ask a camp: with options of leaders, areas or Tribes, and a sensible default."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rules.core.decisions import Domain, Option, Pick
from rules.core.game import Play, one, some
from rules.core.text import Argument
from rules.ultimus_romanorum.data.models import Camp
from rules.ultimus_romanorum.game import UltimusRomanorum, choice, heading, say, town

BACK = "back"
"""The option that takes a choice back."""

NOTHING = "pass"
"""The option that does nothing."""

DOMAINS: dict[str, Domain] = {
    "succession": "political",
    "puppet": "political",
    "escort-home": "political",
    "caesar": "political",
    "usurper": "political",
    "king": "political",
    "uprising": "diplomatic",
    "tribe": "diplomatic",
    "alliance": "diplomatic",
    "council": "religious",
}
"""The area of responsibility of topics that aren't military."""


def pick(
    t: UltimusRomanorum,
    camp: Camp,
    topic: str,
    rule: str,
    options: Sequence[Option],
    default: str = "",
    **args: Argument,
) -> Pick:
    """A question to a camp for one of these options; the first one is the default unless another is named."""
    return Pick(
        seat=t.seat(camp),
        question=say(f"ask-{topic}", **args),
        rule=rule,
        domain=DOMAINS.get(topic, "military"),
        options=options,
        default=(default or options[0].id,),
        topic=topic,
        about=_about(t, args.values()),
    )


def _about(t: UltimusRomanorum, named: Iterable[Argument]) -> tuple[str, ...]:
    """The areas that a question is about: those it names, and those of the counters it names."""
    found = dict.fromkeys(_area_of(t, each) for each in named if isinstance(each, str))
    return tuple(filter(None, found))


def _area_of(t: UltimusRomanorum, named: str) -> str:
    if named in t.data.areas:
        return named
    return t.area_of(named) if named in t.data.leaders or named in t.data.units else ""


def ask(
    t: UltimusRomanorum,
    camp: Camp,
    topic: str,
    rule: str,
    options: Sequence[Option],
    default: str = "",
    **args: Argument,
) -> Play[str]:
    """Ask a camp for one of these options and return its id."""
    return (yield from one(pick(t, camp, topic, rule, options, default, **args)))


def ask_some(
    t: UltimusRomanorum,
    camp: Camp,
    topic: str,
    rule: str,
    options: Sequence[Option],
    count: tuple[int, int],
    default: Sequence[str],
    **args: Argument,
) -> Play[tuple[str, ...]]:
    """Ask a camp for several of these options, at least and at most ``count``."""
    question = pick(t, camp, topic, rule, options, "", **args)
    question.min, question.max, question.default = *count, tuple(default)
    return (yield from some(question))


def leader_options(t: UltimusRomanorum, leaders: Iterable[str], key: str, rule: str) -> list[Option]:
    """An option for each leader: its name with what is printed on it and where it is."""
    return [
        choice(
            leader,
            key,
            rule,
            (),
            leader=leader,
            area=t.area_of(leader) or t.place(leader).removeprefix("aboard-"),
            cp=t.leader(leader).cp,
            cc=t.leader(leader).cc,
            vs=t.leader(leader).vs,
        )
        for leader in leaders
    ]


def area_options(areas: Iterable[str], key: str, rule: str, **args: Argument) -> list[Option]:
    """An option for each area, with its town."""
    return [choice(area, key, rule, heading(area), area=area, town=town(area), **args) for area in areas]


def best_first(t: UltimusRomanorum, leaders: Iterable[str]) -> list[str]:
    """Leaders by political capacity, then strategic value, best first."""
    return sorted(leaders, key=lambda leader: (-t.leader(leader).cp, -t.leader(leader).vs, leader))

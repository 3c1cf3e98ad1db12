"""How the chapters ask a camp: with options of leaders, areas or Tribes, and a sensible default."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from rules.core.asking import Asker
from rules.core.decisions import Domain, Option
from rules.core.text import Argument, Text
from rules.ultimus_romanorum.data.loader import SOUTH, ultimus_data
from rules.ultimus_romanorum.data.models import Camp
from rules.ultimus_romanorum.game import UltimusRomanorum, choice, heading, say, town

BACK = "back"
"""The option that takes a choice back."""

NOTHING = "pass"
"""The option that does nothing."""

_MOST_PALATINI = 3
"""The most palatine units that a list names."""


_DOMAINS: dict[str, Domain] = {
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


class _CampAsker(Asker[UltimusRomanorum, Camp]):
    """Asks the player of a camp."""

    def seat(self, t: UltimusRomanorum, power: Camp) -> str:
        """The seat that plays a camp now."""
        return t.seat(power)

    def actor(self, power: Camp) -> None:
        """A seat plays one camp at a time: its questions needn't name it."""

    def about(self, t: UltimusRomanorum, named: Iterable[str]) -> Iterable[str]:
        """The areas among the names, and those of the counters among them."""
        return filter(None, dict.fromkeys(_area_of(t, each) for each in named))


def _area_of(t: UltimusRomanorum, named: str) -> str:
    if named in t.data.areas:
        return named
    return t.area_of(named) if named in t.data.leaders or named in t.data.units else ""


_ASKER = _CampAsker(say, _DOMAINS)
pick, ask, ask_some = _ASKER.pick, _ASKER.ask, _ASKER.ask_some


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


def on_whole_map(t: UltimusRomanorum, options: Sequence[Option]) -> list[Option]:
    """Options for areas all over the map, with the lands outside the Empire under three headings instead of one."""
    return [msgspec.structs.replace(option, path=(_lands(t, option.id),)) for option in options]


def _lands(t: UltimusRomanorum, area: str) -> Text:
    facts = t.data.areas[area]
    if facts.in_empire:
        return heading(area)[0]
    return say("heading", region="eastern-lands" if facts.free else "southern-lands" if area in SOUTH else "barbaricum")


def best_first(t: UltimusRomanorum, leaders: Iterable[str]) -> list[str]:
    """Leaders by political capacity, then strategic value, best first."""
    return sorted(leaders, key=lambda leader: (-t.leader(leader).cp, -t.leader(leader).vs, leader))


def troops(units: Iterable[str]) -> tuple[str | Text, ...]:
    """Units as a list in a sentence: each Tribe and each category with its number, a few palatini by name."""
    data, counted, palatini = ultimus_data(), Counter[str](), list[str]()
    for unit in units:
        counter = data.units[unit]
        if counter.category == "PA":
            palatini.append(unit)
        else:
            counted[counter.tribe or counter.category] += 1
    listed = [
        say(_TROOPS[kind], count=count) if kind in _TROOPS else say("troop-tribe", tribe=kind, count=count)
        for kind, count in counted.items()
    ]
    if len(palatini) > _MOST_PALATINI:
        return (*listed, say("troop-palatini", count=len(palatini)))
    return (*listed, *palatini)


_TROOPS = {"LI": "troop-limitanei", "CO": "troop-comitatenses", "BU": "troop-buccellarii"}

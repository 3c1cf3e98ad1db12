"""How the chapters ask a nation's player: with options of places or groups of units, and a sensible default."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import product

from rules.core.asking import Asker
from rules.core.decisions import Barred, Domain, Option, nothing_barred
from rules.core.game import Play, one, window
from rules.core.text import Argument
from rules.italia.game import Italia, choice, heading, say
from rules.italia.info import NOTHING

DONE = "done"
"""The option that ends a series of choices."""

DIVIDE = "divide"
"""The option that deals with units one by one."""


_DOMAINS: dict[str, Domain] = {
    "buy": "economic",
    "capital": "economic",
    "place": "economic",
    "place-sea": "economic",
    "arrive": "economic",
    "arrive-leader": "economic",
    "tribute-unit": "economic",
    "rebuild": "economic",
    "inherit": "economic",
    "revolt": "diplomatic",
    "offer": "diplomatic",
    "accept": "diplomatic",
    "demand": "diplomatic",
}
"""The area of responsibility of topics that aren't military."""


class _NationAsker(Asker[Italia, str]):
    """Asks the player of a nation."""

    def seat(self, t: Italia, power: str) -> str:
        """The seat of a nation."""
        return t.seat_of(power)

    def about(self, t: Italia, named: Iterable[str]) -> Iterable[str]:
        """The areas, seas and boxes among the names."""
        return (each for each in named if each in t.state.stacks)


_ASKER = _NationAsker(say, _DOMAINS)
pick, ask, ask_some = _ASKER.pick, _ASKER.ask, _ASKER.ask_some


def ask_in_window(
    t: Italia,
    nation: str,
    topic: str,
    rule: str,
    options: Sequence[Option],
    holds: Sequence[str] = (),
    default: str = NOTHING,
    barred: Callable[[], Sequence[Barred]] = nothing_barred,
    **args: Argument,
) -> Play[str]:
    """Ask a player who isn't active in a window, so that a stored answer can answer; without it, to pass."""
    question = pick(t, nation, topic, rule, options, default, **args)
    question.holds = tuple(holds)
    question.barred = barred
    if question.seat == t.seat_of(t.active):
        return (yield from one(question))
    answers = yield from window(topic, [question])
    answer = answers[question.seat]
    return answer[0] if isinstance(answer, tuple) else default


def standing(t: Italia, area: str, nation: str, enemy: str) -> tuple[str, ...]:
    """What stored answers can ask about the two sides of a battle: who has more units."""
    ours, theirs = len(t.units_at(area, nation)), len(t.units_at(area, enemy))
    if ours == theirs:
        return ()
    return ("more-units",) if ours > theirs else ("outnumbered",)


def place_options(places: Iterable[str], key: str, rule: str, **args: Argument) -> list[Option]:
    """An option for each area or sea."""
    return [choice(place, key, rule, heading(place), area=place, **args) for place in places]


Group = tuple[str, ...]
"""Units and leaders that act together."""


def no_variant(piece: str) -> str:
    """The default: units of a type and state are alike."""
    return ""


def groups(t: Italia, pieces: Iterable[str], variant: Callable[[str], str] = no_variant) -> dict[str, Group]:
    """Every choice of some of these pieces that makes a difference, by an id; the largest first.

    ``variant`` names what else tells units of a type apart.
    """
    given = list(pieces)
    leaders = [piece for piece in given if t.is_leader(piece)]
    classes: dict[str, list[str]] = {}
    for unit in sorted((each for each in given if not t.is_leader(each)), key=t.worth):
        classes.setdefault(_class(t, unit, variant), []).append(unit)
    pools = [*classes.items(), *((leader, [leader]) for leader in leaders)]
    found = []
    for counts in product(*(range(len(pool), -1, -1) for _, pool in pools)):
        chosen = [(name, pool[:count]) for (name, pool), count in zip(pools, counts, strict=True) if count]
        ident = "+".join(name if t.is_leader(name) else f"{len(group)}-{name}" for name, group in chosen)
        found.append((ident, tuple(piece for _, group in chosen for piece in group)))
    return {ident: group for ident, group in sorted(found, key=lambda each: -len(each[1])) if group}


def _class(t: Italia, unit: str, variant: Callable[[str], str]) -> str:
    states = (t.unit(unit).type, "reduced" if unit in t.state.reduced else "", variant(unit))
    return "-".join(filter(None, states))


def group_id(t: Italia, group: Iterable[str]) -> str:
    """The id that a group has among the choices of :func:`groups`."""
    return next(iter(groups(t, group)))


def group_options(t: Italia, found: dict[str, Group], key: str, rule: str, **args: Argument) -> list[Option]:
    """An option for each group, under a heading with its size."""
    return [
        choice(ident, key, rule, (say("heading-size", count=len(group)),), force=t.words(group), **args)
        for ident, group in found.items()
    ]


def parting_options(
    t: Italia, pieces: Sequence[str], found: dict[str, Group], key: str, rule: str, **args: Argument
) -> list[Option]:
    """An option for each group of these pieces that may go; it says how many stay."""
    size = len(pieces)
    return [
        option
        for ident, group in found.items()
        for option in group_options(t, {ident: group}, key, rule, staying=size - len(group), **args)
    ]

"""What is to be seen on a map of Italia, in sentences for those who can't see it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from render.core.words import Words
from render.italia.map_highlights import Changes
from render.italia.stacks import Stack, stacks_at
from render.italia.texts import say, standings
from rules.core.orders import Arrow
from rules.core.text import Argument, Text
from rules.italia.game import Italia

_MOST_STACKS: Final = 6
_MOST_AREAS: Final = 12


def told_of_map(game: Italia, shown: Changes, texts: Words, turn: int = 0) -> list[str]:
    """The turn and the points, what happened or is asked, the strongest stacks, who is submitted, pillaged cities.

    ``turn``: that of what happened; 0 if it's the position's.
    """
    points = standings(game)
    head = texts("alt-map", turn=turn or game.state.turn, points=points)
    active = [texts("alt-active", nation=game.state.active)] if game.state.active else []
    return [
        head,
        *active,
        *_told_of_changes(shown, texts),
        *_told_of_nations(game, texts),
        *_told_of_stacks(game, texts),
        *_told_of_cities(game, texts),
    ]


def _told_of_changes(shown: Changes, texts: Words) -> Iterator[str]:
    facts: dict[str, Sequence[str]] = {
        "fought": tuple(shown.fought), "pillaged": shown.pillaged, "marked": shown.marked, "about": shown.about,
    }  # fmt: skip
    for key, areas in facts.items():
        if areas:
            yield texts(f"alt-{key}", areas=tuple(dict.fromkeys(areas))[:_MOST_AREAS])
    if shown.marches:
        yield texts("alt-marches", count=len(shown.marches))


def _told_of_nations(game: Italia, texts: Words) -> Iterator[str]:
    """How many areas each nation owns, and to whom it is submitted."""
    holders = Counter(map(game.owner, game.data.areas))
    owned = {nation: holders[nation] for nation in game.period.order}
    told = tuple(
        say("alt-owns", nation=nation, count=count)
        for nation, count in sorted(owned.items(), key=lambda each: -each[1])
        if count
    )
    if told:
        yield texts("alt-land", nations=told)
    for nation, facts in game.state.nations.items():
        if facts.controller:
            yield texts("alt-submitted", nation=nation, controller=facts.controller)


def _told_of_stacks(game: Italia, texts: Words) -> Iterator[str]:
    stacks = [(place, stack) for place in game.data.areas for stack in stacks_at(game, place) if stack.size]
    stacks.sort(key=lambda each: (-len(each[1].leaders), -each[1].size, each[0]))
    told = tuple(
        say("alt-stack", nation=stack.nation, place=place, force=force_words(stack))
        for place, stack in stacks[:_MOST_STACKS]
    )
    if told:
        yield texts("alt-stacks", stacks=told)


def _told_of_cities(game: Italia, texts: Words) -> Iterator[str]:
    pillaged = tuple(area for area, city in game.state.cities.items() if city == "pillaged")
    if pillaged:
        yield texts("alt-ruins", areas=pillaged[:_MOST_AREAS])


def force_words(stack: Stack) -> tuple[str | Text, ...]:
    """The units and leaders of a stack, for a sentence."""
    counts: dict[str, int] = {}
    for token in stack.tokens:
        counts[token.kind] = counts.get(token.kind, 0) + token.count
    return (*(say(f"count-{kind}", count=count) for kind, count in counts.items()), *stack.leaders) or (say("nothing"),)


def told_of_arrows(game: Italia, arrows: Sequence[Arrow], texts: Words) -> list[str]:
    """The contents of a map of orders as sentences: how many arrows, and whose units go where."""
    told = [texts("alt-plan", count=len(arrows))]
    for arrow in arrows:
        ends: dict[str, Argument] = {"unit": nation_of(game, arrow.unit), "from": arrow.path[0], "to": arrow.path[-1]}
        told.append(texts(f"alt-arrow-{arrow.kind}", **ends))
    return told


def nation_of(game: Italia, unit: str) -> str:
    """The nation of a counter, or of a nation's whole force."""
    if unit in game.data.units or game.is_leader(unit):
        return game.nation_of(unit)
    return unit if unit in game.period.order else game.state.active

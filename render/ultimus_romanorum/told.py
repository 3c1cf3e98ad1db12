"""What is to be seen on a map of Ultimus Romanorum, in sentences for those who can't see it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from render.core.words import Words
from render.ultimus_romanorum.armies import armies_at, lost_areas
from render.ultimus_romanorum.map_highlights import Changes
from render.ultimus_romanorum.texts import say
from render.ultimus_romanorum.theme import STATUSES, status_of
from rules.core.orders import Arrow
from rules.core.text import Argument
from rules.ultimus_romanorum.game import BARBARIAN, ROMAN, UltimusRomanorum

_MOST_ARMIES: Final = 6
_MOST_AREAS: Final = 12


def told_of_map(game: UltimusRomanorum, shown: Changes, texts: Words) -> list[str]:
    """The year and the points, what happened or is asked, the thrones, the Tribes that matter, the strongest armies."""
    points = {camp: game.state.pv[game.seat(camp)] for camp in (ROMAN, BARBARIAN)}
    head = texts("alt-map", year=str(game.year), rome=points[ROMAN], barbarians=points[BARBARIAN])
    return [
        head,
        *_told_of_changes(shown, texts),
        _told_of_lands(game, texts),
        *told_of_thrones(game, texts),
        *_told_of_tribes(game, texts),
        *_told_of_armies(game, texts),
    ]


def _told_of_changes(shown: Changes, texts: Words) -> Iterator[str]:
    facts: dict[str, Sequence[str]] = {
        "fought": tuple(shown.fought), "risen": shown.risen, "marked": shown.marked, "about": shown.about,
    }  # fmt: skip
    for key, areas in facts.items():
        if areas:
            yield texts(f"alt-{key}", areas=tuple(dict.fromkeys(areas))[:_MOST_AREAS])
    if shown.marches:
        yield texts("alt-marches", count=len(shown.marches))


def _told_of_lands(game: UltimusRomanorum, texts: Words) -> str:
    """How many areas of the Empire the Barbarians hold, and how many Rome has ceded to them."""
    return texts("alt-held", lost=len(lost_areas(game)), ceded=len(game.state.ceded))


def told_of_thrones(game: UltimusRomanorum, texts: Words) -> Iterator[str]:
    """Who holds or claims each throne, and where he is."""
    for half, throne in game.state.thrones.items():
        holders = {"augustus": throne.augustus, "caesar": throne.caesar, "usurper": throne.usurper}
        held = tuple(
            say(f"alt-{office}", leader=leader, area=area)
            for office, leader in holders.items()
            if leader and (area := game.area_of(leader))
        )
        yield texts(f"alt-throne-{half}", holders=held or (say("throne-vacant"),))


def _told_of_tribes(game: UltimusRomanorum, texts: Words) -> Iterator[str]:
    for status in STATUSES:
        if status != "peace":
            tribes = [tribe for tribe, facts in game.state.tribes.items() if status_of(facts.status) == status]
            if tribes:
                yield texts(f"alt-tribes-{status}", tribes=tuple(tribes))


def _told_of_armies(game: UltimusRomanorum, texts: Words) -> Iterator[str]:
    armies = [army for area in game.data.areas for army in armies_at(game, area) if army.units]
    armies.sort(key=lambda army: (-army.pf, army.area))
    told = [
        say(
            "alt-army",
            who=army.leader or (army.people if army.status else "romans"),
            area=army.area,
            pf=army.pf,
            units=army.units,
        )
        for army in armies[:_MOST_ARMIES]
    ]
    yield texts("alt-armies", armies=tuple(told))


def told_of_arrows(arrows: Sequence[Arrow], texts: Words) -> list[str]:
    """The contents of a map of orders as sentences: how many arrows, and what goes where."""
    told = [texts("alt-plan", count=len(arrows))]
    for arrow in arrows:
        ends: dict[str, Argument] = {"unit": arrow.unit, "from": arrow.path[0], "to": arrow.path[-1]}
        told.append(texts(f"alt-arrow-{arrow.kind}", **ends))
    return told

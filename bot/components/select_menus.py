"""Menus for any number of options, 25 entries each: drill-down by group, or paged without groups."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.common.messages import say
from rules.core.decisions import Option

LONGEST = 25
"""Discord's maximum number of menu entries."""


@dataclass(frozen=True)
class Entry:
    """A line of a menu: an option, or a heading with several options under it (by index in the decision)."""

    label: str
    detail: str
    places: tuple[int, ...]
    depth: int

    @property
    def is_heading(self) -> bool:
        """Whether it opens another menu."""
        return len(self.places) > 1


def entries(options: Sequence[Option], path: Sequence[int] = ()) -> list[Entry]:
    """The menu at the end of a path of headings, each given by its index in the previous menu.

    An invalid path ends at the last menu that it reached.
    """
    shown = _menu(options, tuple(range(len(options))), 0)
    for place in path:
        if place >= len(shown) or not shown[place].is_heading:
            break
        shown = _menu(options, shown[place].places, shown[place].depth)
    return shown


def valid_path(options: Sequence[Option], path: Sequence[int]) -> list[int]:
    """The part of a path that leads from heading to heading; none of a forged one."""
    for step, place in enumerate(path):
        menu = entries(options, path[:step])
        if place >= len(menu) or not menu[place].is_heading:
            return list(path[:step])
    return list(path)


def headings(options: Sequence[Option], path: Sequence[int]) -> list[str]:
    """The labels of the headings along a path."""
    return [entries(options, path[:step])[place].label for step, place in enumerate(path)]


def _menu(options: Sequence[Option], places: tuple[int, ...], depth: int) -> list[Entry]:
    places = _ranked(options, places)
    if len(places) <= LONGEST:
        return [_leaf(options, place, depth) for place in places]
    grouped: dict[str, list[int]] = {}
    for place in places:
        path = options[place].group
        grouped.setdefault(path[depth] if depth < len(path) else "", []).append(place)
    if len(grouped) == 1:
        (heading,) = grouped
        return _menu(options, places, depth + 1) if heading else _pages(options, list(places), depth)
    made = [entry for heading, under in grouped.items() for entry in _under(options, heading, under, depth)]
    return made if len(made) <= LONGEST else _paged(made, depth)


def _ranked(options: Sequence[Option], places: tuple[int, ...]) -> tuple[int, ...]:
    """The options by rank. Headings keep their order; options with the same path stay together."""
    if not any(options[place].rank for place in places):
        return places
    first: dict[str, int] = {}
    best: dict[tuple[str, ...], int] = {}
    for place in places:
        group, rank = options[place].group, options[place].rank
        first.setdefault(group[0] if group else "", place)
        best[group] = min(best.get(group, rank), rank)

    def key(place: int) -> tuple[int, int, tuple[str, ...], int]:
        group = options[place].group
        return first[group[0] if group else ""], best[group], group, options[place].rank

    return tuple(sorted(places, key=key))


def _under(options: Sequence[Option], heading: str, places: list[int], depth: int) -> list[Entry]:
    if not heading:
        return [_leaf(options, place, depth) for place in places]
    if len(places) == 1:
        return [_leaf(options, places[0], depth)]
    return [Entry(heading, say("menu-heading", count=len(places)), tuple(places), depth + 1)]


def _leaf(options: Sequence[Option], place: int, depth: int) -> Entry:
    return Entry(options[place].label, options[place].detail, (place,), depth)


def _pages(options: Sequence[Option], places: list[int], depth: int) -> list[Entry]:
    return _paged([_leaf(options, place, depth) for place in places], depth)


def _paged(made: list[Entry], depth: int) -> list[Entry]:
    """The entries in pages of similar size. Each page is an entry named after its first and last."""
    pages = min(-(-len(made) // LONGEST), LONGEST)
    size = -(-len(made) // pages)
    return [_page(made[start : start + size], depth) for start in range(0, len(made), size)]


def _page(made: list[Entry], depth: int) -> Entry:
    if len(made) == 1:
        return made[0]
    places = tuple(place for entry in made for place in entry.places)
    label = say("menu-page", first=made[0].label, last=made[-1].label)
    return Entry(label, say("menu-heading", count=len(places)), places, depth)

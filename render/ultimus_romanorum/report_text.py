"""The text of a sequence's report: a battle's place is named in its heading only, and lists have one line of a kind."""

from __future__ import annotations

import re
from collections.abc import Sequence

_HEADING = re.compile(r"⚔️ \*\*(?P<place>[^*]+?)(?:\u00a0?:|\.)\*\* ")
_ITEM = re.compile(r"(?P<head>- \S+ \*\*[^*]+\*\* )(?P<what>.+)")
_TOWN = re.compile(r" \([^)]+\)$")
_PLACE = re.compile(r"\*\*(?P<place>[^*]+?)(?:\u00a0?:|\.)?\*\*,? ")
_SCORE = re.compile(r"\*\*[^*]+ [+−]\d+\u00a0?:\*\* ")


def places_named_once(text: str) -> str:
    """A report without the places that begin a sentence below the heading of their battle."""
    lines, place = list[str](), ""
    for line in text.split("\n"):
        heading, begun = _HEADING.match(line), _PLACE.match(line)
        place = heading["place"] if heading else place
        is_repeated = begun is not None and bool(place) and _names(begun["place"], place)
        lines.append(_capital(line[begun.end() :]) if begun and is_repeated else line)
    return "\n".join(lines)


def _names(begun: str, heading: str) -> bool:
    """Whether the place that begins a sentence is that of a heading: one may have "near" or "in" before it."""
    area, _, named = heading.partition(" (")
    told = _TOWN.sub("", begun)
    return _ends_with(area, told) or any(_ends_with(told, each) for each in (area, named.rstrip(")")) if each)


def _ends_with(told: str, name: str) -> bool:
    return re.fullmatch(rf"(?:[^\W\d]+ )?(?:[^\W\d]+ |d['\u2019])?{re.escape(name)}", told) is not None


def lists_whole(text: str) -> str:
    """A report in which the list of a battle is in one piece: deaths and points that would cut it in two come after."""
    lines, start = list[str](), 0
    for line in text.split("\n"):
        start = len(lines) if line.startswith(("⚔️", "__")) else start
        place = _end_of_list(lines, start) if line.startswith("- ") else len(lines)
        lines.insert(place, line)
    return "\n".join(lines)


def _end_of_list(lines: Sequence[str], start: int) -> int:
    """Where an item belongs: after the last one since ``start``, or else before the points at the end."""
    items = [place for place in range(start, len(lines)) if lines[place].startswith("- ")]
    if items:
        return items[-1] + 1
    place = len(lines)
    while place > start and _SCORE.match(lines[place - 1]):
        place -= 1
    return place


def items_joined(text: str) -> str:
    """A report in which neighbouring items of a list that begin alike are one item."""
    lines = list[str]()
    for line in text.split("\n"):
        item, last = _ITEM.fullmatch(line), _ITEM.fullmatch(lines[-1]) if lines else None
        if item and last and item["head"] == last["head"]:
            gap = "\u00a0" if "\u00a0:" in item["head"] else ""
            lines[-1] += f"{gap}; {item['what']}"
        else:
            lines.append(line)
    return "\n".join(lines)


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]

"""The text of a sequence's report: a battle's place is named in its heading only, and lists have one line of a kind."""

from __future__ import annotations

import re

_HEADING = re.compile(r"⚔️ \*\*(?P<place>[^*]+?)(?:\u00a0?:|\.)\*\* ")
_ITEM = re.compile(r"(?P<head>- \S+ \*\*[^*]+\*\* )(?P<what>.+)")
_TOWN = re.compile(r" \([^)]+\)$")
_PLACE = re.compile(r"\*\*(?P<place>[^*]+?)(?:\u00a0?:|\.)\*\* ")


def places_named_once(text: str) -> str:
    """A report without the places that begin a sentence below the heading of their battle."""
    lines, place = list[str](), ""
    for line in text.split("\n"):
        heading, begun = _HEADING.match(line), _PLACE.match(line)
        place = _TOWN.sub("", heading["place"]) if heading else place
        is_repeated = begun is not None and _TOWN.sub("", begun["place"]) == place
        lines.append(_capital(line[begun.end() :]) if begun and is_repeated else line)
    return "\n".join(lines)


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

"""The text of a sequence's report: a battle's place is named in its heading, and not again in the sentence below."""

from __future__ import annotations

import re

_HEADING = re.compile(r"⚔️ \*\*(?P<place>[^*]+?)\u00a0?:\*\* ")
_PLACE = re.compile(r"\*\*(?P<place>[^*]+?)(?:\u00a0?:|\.)\*\* ")


def places_named_once(text: str) -> str:
    """A report without the places that begin a sentence below the heading of their battle."""
    lines, place = list[str](), ""
    for line in text.split("\n"):
        heading, begun = _HEADING.match(line), _PLACE.match(line)
        place = heading["place"] if heading else place
        is_repeated = begun is not None and begun["place"] == place
        lines.append(_capital(line[begun.end() :]) if begun and is_repeated else line)
    return "\n".join(lines)


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]

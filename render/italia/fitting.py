"""Lines of as many items as have room in letters that a phone shows."""

from __future__ import annotations

from collections.abc import Sequence

from render.core.fonts import Face, text_width
from render.core.words import Words


def longest(head: str, told: Sequence[str], letters: int, room: float, texts: Words) -> str:
    """A heading with as many items as have room, and with how many more there are."""
    lines = [
        texts.labelled(head, ", ".join([*told[:count], *_more(len(told) - count, texts)])) for count in _down(told)
    ]
    return next((line for line in lines if text_width(line, Face.STRONG, letters) <= room), lines[-1])


def _down(told: Sequence[str]) -> range:
    return range(len(told), 0, -1)


def _more(count: int, texts: Words) -> list[str]:
    return [texts("card-more", count=count)] if count else []

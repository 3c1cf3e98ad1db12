"""Text that has to fit into one message."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from render.core.posts import LENGTHS, Voice

LONGEST: Final = 1900
"""Maximum length of a message; Discord's limit is 2,000 characters."""


def fitting(tell: Callable[[Voice], Sequence[str]], voice: Voice, more: str) -> str:
    """Paragraphs as one text that fits into a message: in full if possible, else more tersely.

    What still doesn't fit is dropped, and ``more`` says so.
    """
    for length in LENGTHS[LENGTHS.index(voice.length) :: -1]:
        paragraphs = tell(Voice(voice.locale, length))
        if sum(map(len, paragraphs)) + len(paragraphs) <= LONGEST:
            return "\n".join(paragraphs)
    kept, room = list[str](), LONGEST
    for paragraph in paragraphs:
        room -= len(paragraph) + 1
        if room < 0:
            break
        kept.append(paragraph)
    return "\n".join([*kept, more])


def whole_lines(lines: Sequence[str]) -> str:
    """As many whole lines as fit into a message."""
    kept, room = list[str](), LONGEST
    for line in lines:
        if len(line) < room:
            kept.append(line)
            room -= len(line) + 1
    return "\n".join(kept)

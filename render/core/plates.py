"""What a map that goes with a decision says: what happened, what is asked, and a letter for each target."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from string import ascii_uppercase
from typing import Final

from PIL import Image

from render.core.canvas import Sprite
from render.core.fonts import Face, fitted_size, text_width, wrapped
from render.core.palette import BRIGHT_GOLD, INK, PANEL, PORPHYRY
from render.core.text_panels import disc, panel, write

MOST_LETTERS: Final = 10
"""The most targets that get letters; more would hide the map."""

_PADDING: Final = 26
_EVENT, _QUESTION = 38, 34
_LEAST: Final = 24


@lru_cache(maxsize=64)
def letter_disc(letter: str, size: int = 44) -> Sprite:
    """A target's letter on a gold disc."""
    return disc(letter, size, BRIGHT_GOLD, INK, INK)


def letters_of(options: Iterable[str], spaces: Callable[[str], Sequence[str]]) -> Mapping[str, str]:
    """Space to letter, in the options' order: the first option that names a space is A, and so on.

    ``spaces`` are those that an option names. All spaces of an option share its letter. Empty if there are too many.
    """
    found: dict[str, str] = {}
    used = 0
    for option in options:
        named = [space for space in spaces(option) if space not in found]
        if not named:
            continue
        if used == MOST_LETTERS:
            return {}
        found |= dict.fromkeys(named, ascii_uppercase[used])
        used += 1
    return found


def parts_of(prompt: str) -> tuple[str, str]:
    """What happened and what is asked: the sentences of a prompt before its question, and the question.

    What follows the question is left to the message. A prompt that asks nothing is all question.
    """
    sentences = re.findall(r"[^.?!]+[.?!]*\s*", prompt)
    place = next((place for place, each in enumerate(sentences) if each.rstrip().endswith("?")), None)
    if place is None:
        return "", prompt.strip()
    return "".join(sentences[:place]).strip().removesuffix("."), sentences[place].strip()


def question_plate(event: str, question: str, *, room: int = 760, lines: int = 2) -> Sprite:
    """A plate with what happened and what is asked; at most ``room`` wide, and never shortened."""
    inner = room - 2 * _PADDING
    size = next((size for size in range(_QUESTION, _LEAST, -2) if len(_lines(question, size, inner)) <= lines), _LEAST)
    told = _lines(question, size, inner)
    head = fitted_size(event, Face.STRONG, _EVENT, inner, least=20)
    widths = [text_width(line, Face.ITALIC, size) for line in told]
    if event:
        widths.append(text_width(event, Face.STRONG, head))
    width = round(max(widths, default=0)) + 2 * _PADDING
    above = head + 12 if event else 0
    height = 2 * _PADDING - 10 + above + len(told) * (size + 6)
    sheet = panel(width, height)
    inside = Image.new("RGB", (width - 24, height - 24), PANEL)
    left, y = _PADDING - 12, _PADDING - 17 + above
    if event:
        write(inside, left, y - 14, event, Face.STRONG, head, PORPHYRY)
    for place, line in enumerate(told):
        write(inside, left, y + size + place * (size + 6), line, Face.ITALIC, size, INK)
    image = sheet.image.copy()
    image.paste(inside, (sheet.left + 12, sheet.top + 12))
    return Sprite(image, width, height, sheet.left, sheet.top)


def _lines(text: str, size: int, room: float) -> list[str]:
    return wrapped(text, Face.ITALIC, size, room)

"""What a map that goes with a decision says: what happened and what is asked; and the letter of a target."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from PIL import Image

from render.core.canvas import Pen, Sprite, smooth, with_shadow
from render.core.fonts import Face, cap_height, draw_text, fitted_size, text_width, wrapped
from render.core.palette import INK, LEGAL, PANEL, PORPHYRY
from render.core.text_panels import panel, write

_LETTER: Final = 0.72
"""The font size of a letter as a share of its disc."""

_PADDING: Final = 26
_EVENT, _QUESTION = 38, 34
_LEAST: Final = 24
_NAME, _NAME_PADDING = 40, 20


@lru_cache(maxsize=64)
def letter_disc(letter: str, size: int = 44) -> Sprite:
    """A target's letter on a gold disc."""
    middle, letters = size / 2, round(size * _LETTER)

    def paint(pen: Pen) -> None:
        pen.disc(middle, middle, middle, INK)
        pen.disc(middle, middle, middle - 1.5, LEGAL)
        baseline = middle + cap_height(Face.HEAVY, letters) / 2
        x, y, large = middle * pen.scale, baseline * pen.scale, letters * pen.scale
        draw_text(pen.draw, x, y, letter, Face.HEAVY, large, (*INK, 255), align=0.5)

    return with_shadow(smooth(size, size, paint), blur=2, drop=2, strength=0.45).shown_as("letter", letter, letters)


def parts_of(prompt: str) -> tuple[str, str]:
    """What happened and what is asked: the sentences of a prompt before its question, and the question.

    What follows the question is left to the message. A prompt that asks nothing is all question.
    """
    sentences = re.findall(r"[^.?!]+[.?!]*\s*", prompt)
    place = next((place for place, each in enumerate(sentences) if each.rstrip().endswith("?")), None)
    if place is None:
        return "", prompt.strip()
    return "".join(sentences[:place]).strip().removesuffix("."), sentences[place].strip()


@lru_cache(maxsize=64)
def name_plate(lines: tuple[str, ...]) -> Sprite:
    """A narrow plate with the name of what a part of a picture shows."""
    width = round(max(text_width(line, Face.STRONG, _NAME) for line in lines)) + 2 * _NAME_PADDING
    height = len(lines) * _NAME + _NAME_PADDING
    sheet = panel(width, height)
    inside = Image.new("RGB", (width - 20, height - 16), PANEL)
    first = (inside.height - (len(lines) - 1) * _NAME + cap_height(Face.STRONG, _NAME)) / 2
    for place, line in enumerate(lines):
        write(inside, inside.width / 2, first + place * _NAME, line, Face.STRONG, _NAME, PORPHYRY, align=0.5)
    image = sheet.image.copy()
    image.paste(inside, (sheet.left + 10, sheet.top + 8))
    return Sprite(image, width, height, sheet.left, sheet.top).shown_as("plate", letters=_NAME)


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

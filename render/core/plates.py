"""What a map that goes with a decision says: what happened and what is asked; and the letter of a target."""

from __future__ import annotations

import re
from typing import Final

from PIL import Image

from render.core.canvas import Pen, Sprite, smooth, with_shadow
from render.core.fonts import Face, cap_height, draw_text, text_width, wrapped
from render.core.image_cache import cached_image
from render.core.palette import INK, IVORY, LEGAL, PANEL, PORPHYRY
from render.core.text_panels import panel, write

_LETTER: Final = 0.72
"""The font size of a letter as a share of its disc."""

_PADDING: Final = 26
_LETTERS: Final = 40
"""The font size of a plate: it can be read at 360 pixels."""

_NAME_PADDING: Final = 20


@cached_image
def letter_disc(letter: str, size: int = 44) -> Sprite:
    """A target's letter on a gold disc in a white ring: it can be told from gold land and from counters."""
    middle, letters = size / 2, round(size * _LETTER)

    def paint(pen: Pen) -> None:
        pen.disc(middle, middle, middle, INK)
        pen.disc(middle, middle, middle - 1.5, IVORY)
        pen.disc(middle, middle, middle - size * 0.09, LEGAL)
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


@cached_image
def name_plate(lines: tuple[str, ...], letters: int = _LETTERS) -> Sprite:
    """A narrow plate with the name of what a part of a picture shows."""
    width = round(max(text_width(line, Face.STRONG, letters) for line in lines)) + 2 * _NAME_PADDING
    height = len(lines) * letters + _NAME_PADDING
    sheet = panel(width, height)
    inside = Image.new("RGB", (width - 20, height - 16), PANEL)
    first = (inside.height - (len(lines) - 1) * letters + cap_height(Face.STRONG, letters)) / 2
    for place, line in enumerate(lines):
        write(inside, inside.width / 2, first + place * letters, line, Face.STRONG, letters, PORPHYRY, align=0.5)
    image = sheet.image.copy()
    image.paste(inside, (sheet.left + 10, sheet.top + 8))
    return Sprite(image, width, height, sheet.left, sheet.top).shown_as("plate", letters=letters)


def question_plate(event: str, question: str, *, room: int = 760, letters: int = _LETTERS) -> Sprite:
    """A plate with what happened and what is asked; at most ``room`` wide, and never shortened."""
    inner, pitch = room - 2 * _PADDING, letters + 6
    head, told = _wrapped(event, Face.STRONG, letters, inner), _wrapped(question, Face.ITALIC, letters, inner)
    lines = [(line, Face.STRONG, PORPHYRY) for line in head] + [(line, Face.ITALIC, INK) for line in told]
    width = round(max((text_width(line, face, letters) for line, face, _ in lines), default=0)) + 2 * _PADDING
    height = 2 * _PADDING - 10 + len(lines) * pitch
    sheet = panel(width, height)
    inside = Image.new("RGB", (width - 24, height - 24), PANEL)
    for place, (line, face, colour) in enumerate(lines):
        write(inside, _PADDING - 12, _PADDING - 19 + letters * 0.9 + place * pitch, line, face, letters, colour)
    image = sheet.image.copy()
    image.paste(inside, (sheet.left + 12, sheet.top + 12))
    return Sprite(image, width, height, sheet.left, sheet.top).shown_as("plate", letters=letters)


def _wrapped(text: str, face: Face, letters: int, room: float) -> list[str]:
    return wrapped(text, face, letters, room) if text else []

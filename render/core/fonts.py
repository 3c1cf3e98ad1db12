"""Our six fonts, and setting single lines of text.

All sizes are in pixels (the em). Text is set on its baseline. With letter spacing it's set letter by letter, keeping
the kerning of the whole line. Alegreya Sans has old-style numerals by default, so lining figures are requested.
"""

from enum import StrEnum
from functools import lru_cache
from typing import Final

from PIL import ImageDraw, ImageFont
from PIL import features as supported

import data
from render.core.palette import Colour

FOLDER: Final = data.path("fonts")
Fill = Colour | tuple[int, int, int, int] | int


class Face(StrEnum):
    """A font by its use; the value is the file's name."""

    TITLE = "Cinzel_800ExtraBold"
    HEAD = "Cinzel_600SemiBold"
    BODY = "AlegreyaSans_500Medium"
    STRONG = "AlegreyaSans_700Bold"
    HEAVY = "AlegreyaSans_800ExtraBold"
    ITALIC = "EBGaramond_500Medium_Italic"


_SHAPES: Final = supported.check("raqm")
"""Whether Pillow can shape text. Without the system's FriBiDi library, figures are old-style and kerning is basic."""

_LAYOUT: Final = ImageFont.Layout.RAQM if _SHAPES else ImageFont.Layout.BASIC
_LINING: Final = {Face.BODY: ["lnum"], Face.STRONG: ["lnum"], Face.HEAVY: ["lnum"], Face.ITALIC: ["lnum"]}


@lru_cache(maxsize=192)
def font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    """The font at `size` pixels. Raises OSError if the font file is missing."""
    return ImageFont.truetype(str(FOLDER / f"{face.value}.ttf"), size, layout_engine=_LAYOUT)


def features(face: Face) -> list[str] | None:
    """The OpenType features for this font."""
    return _LINING.get(face) if _SHAPES else None


@lru_cache(maxsize=4096)
def text_width(text: str, face: Face, size: int, spacing: float = 0) -> float:
    """Advance width of the line, with `spacing` pixels between letters."""
    width = font(face, size).getlength(text, features=features(face))
    return width + spacing * max(0, len(text) - 1)


@lru_cache(maxsize=64)
def cap_height(face: Face, size: int) -> int:
    """Height of a capital H above the baseline."""
    return -round(font(face, size).getbbox("H", anchor="ls")[1])


def draw_text(
    draw: ImageDraw.ImageDraw,
    x: float,
    y: float,
    text: str,
    face: Face,
    size: int,
    fill: Fill,
    *,
    spacing: float = 0,
    align: float = 0,
) -> float:
    """Set one line with its baseline at `y`; `align` 0 starts at `x`, 0.5 centres, 1 ends there. Returns the width."""
    width = text_width(text, face, size, spacing)
    left = x - width * align
    shaped = font(face, size)
    if not spacing:
        draw.text((left, y), text, fill=fill, font=shaped, anchor="ls", features=features(face))
        return width
    for position, letter in enumerate(text):
        before = shaped.getlength(text[: position + 1], features=features(face)) - shaped.getlength(
            letter, features=features(face)
        )
        draw.text(
            (left + before + spacing * position, y),
            letter,
            fill=fill,
            font=shaped,
            anchor="ls",
            features=features(face),
        )
    return width


def fitted_size(text: str, face: Face, size: int, limit: float, *, least: int, spacing: float = 0) -> int:
    """The largest size from `size` down to `least` at which the line fits into `limit`; `least` if it never does."""
    while size > least and text_width(text, face, size, spacing) > limit:
        size -= 1
    return size


def shortened(text: str, face: Face, size: int, limit: float) -> str:
    """The text, truncated with an ellipsis if it's wider than `limit`."""
    if text_width(text, face, size) <= limit:
        return text
    while text and text_width(text + "…", face, size) > limit:
        text = text[:-1].rstrip()
    return text + "…"


def wrapped(text: str, face: Face, size: int, limit: float) -> list[str]:
    """The text wrapped at spaces into lines no wider than `limit`; a longer word gets its own line.

    A no-break space stays within its line.
    """
    lines: list[str] = []
    for word in filter(None, text.replace("\n", " ").split(" ")):
        if lines and text_width(f"{lines[-1]} {word}", face, size) <= limit:
            lines[-1] = f"{lines[-1]} {word}"
        else:
            lines.append(word)
    return lines

"""The answers to a question that has no letters on its map: a row of pills below it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from render.core.canvas import Sprite
from render.core.palette import GOLD, IVORY, PANEL, PORPHYRY
from render.core.posts import View
from render.core.text_panels import pill
from rules.core.views import decision_in

_USUAL: Final = 1200
"""The width of most pictures of questions."""

STRIP: Final = 100
"""The height of the row on them."""

_LETTERS, _APART, _EDGE, _LINE = 48, 24, 24, 4
_BACK: Final = "back"


def answers_in(view: View) -> tuple[str, ...]:
    """What the pending decision can be answered with, besides going back."""
    return tuple(option["label"] for option in decision_in(view).get("options", ()) if option["id"] != _BACK)


def strip_height(answers: Sequence[str], width: int) -> int:
    """The height of the row on a picture of a width; none if the answers have no room there."""
    return _scaled(STRIP, width) if _pills(answers, width) else 0


def draw_answers(picture: Image.Image, answers: Sequence[str]) -> None:
    """Draw the row over the lower edge of a picture."""
    found, tall = _pills(answers, picture.width), _scaled(STRIP, picture.width)
    if not found:
        return
    top = picture.height - tall
    picture.paste(PANEL, (0, top, picture.width, picture.height))
    picture.paste(GOLD, (0, top, picture.width, top + _LINE))
    x, middle = (picture.width - _width(found)) / 2, top + (tall + _LINE) / 2
    for sprite in found:
        sprite.centre(picture, x + sprite.width / 2, middle)
        x += sprite.width + _APART


def _pills(answers: Sequence[str], width: int) -> list[Sprite]:
    """The answers as pills: numbers of the same things as numbers, or as the least and the most, if that's shorter."""
    for told in (answers, *_numbers(answers)):
        found = [pill(answer, _scaled(_LETTERS, width), PORPHYRY, IVORY) for answer in told]
        if found and _width(found) <= width - 2 * _EDGE:
            return found
    return []


def _scaled(size: int, width: int) -> int:
    """A size on a picture of a width: a wider one is shown smaller."""
    return round(size * width / _USUAL)


def _width(found: Sequence[Sprite]) -> int:
    return sum(sprite.width for sprite in found) + _APART * (len(found) - 1)


def _numbers(answers: Sequence[str]) -> list[list[str]]:
    """Answers that are numbers of the same things, the most first: in fewer words, then as the least and the most."""
    words = [answer.split() for answer in answers]
    if len(words) < 2 or not all(len(each) == len(words[0]) and each[0].isdigit() for each in words):
        return []
    return [[answers[0], *(each[0] for each in words[1:])], [f"{words[-1][0]}–{answers[0]}"]]

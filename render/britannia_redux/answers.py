"""Below the map of a question: the answers that have no letter on it as a row of pills, and what its signs mean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from render.britannia_redux.map_keys import Key
from render.core.canvas import Sprite
from render.core.palette import GOLD, INK, IVORY, PANEL, PORPHYRY
from render.core.posts import View
from render.core.targets import Targets
from render.core.text_panels import pill
from rules.core.views import decision_in

_USUAL: Final = 1200
"""The width of most pictures of questions."""

STRIP: Final = 100
"""The height of the row of answers on them."""

KEYS: Final = 72
"""The height of a row with only signs."""

_LETTERS, _APART, _EDGE, _LINE = 48, 24, 24, 4
_BACK: Final = "back"


def answers_in(view: View, targets: Targets) -> tuple[str, ...]:
    """What the pending decision can be answered with, besides going back and places with a letter; places first."""
    options = [
        option
        for option in decision_in(view).get("options", ())
        if option["id"] != _BACK and option["id"] not in targets.options and option.get("space") not in targets.spaces
    ]
    return tuple(option["label"] for option in sorted(options, key=lambda option: not option.get("space")))


def strip_height(answers: Sequence[str], width: int, keys: Sequence[Key] = ()) -> int:
    """The height of the rows on a picture of a width; none if there's nothing, or the answers have no room."""
    return sum(_scaled(STRIP if pills else KEYS, width) for pills, _ in _rows(answers, width, keys))


def draw_answers(picture: Image.Image, answers: Sequence[str], keys: Sequence[Key] = ()) -> None:
    """Draw the rows over the lower edge of a picture."""
    top = picture.height - strip_height(answers, picture.width, keys)
    for pills, shown in _rows(answers, picture.width, keys):
        tall = _scaled(STRIP if pills else KEYS, picture.width)
        picture.paste(PANEL, (0, top, picture.width, top + tall))
        picture.paste(GOLD, (0, top, picture.width, top + _LINE))
        x, middle = (picture.width - _width([*pills, *shown])) / 2, top + (tall + _LINE) / 2
        for sprite in pills:
            sprite.centre(picture, x + sprite.width / 2, middle)
            x += sprite.width + _APART
        for key in shown:
            key.draw(picture, x, middle, INK)
            x += key.width + _APART
        top += tall


def _rows(answers: Sequence[str], width: int, keys: Sequence[Key]) -> list[tuple[list[Sprite], list[Key]]]:
    """The answers and what the signs mean in one row, if it has room for them, else in two."""
    pills, shown = pills_of(answers, width, _scaled(_LETTERS, width)), list(keys)
    while shown and _width(shown) > width - 2 * _EDGE:
        shown.pop()
    if pills and shown and _width([*pills, *shown]) > width - 2 * _EDGE:
        return [([], shown), (pills, [])]
    return [(pills, shown)] if pills or shown else []


def pills_of(answers: Sequence[str], width: int, letters: int = _LETTERS) -> list[Sprite]:
    """The answers as pills: numbers of the same things as numbers, or as the least and the most, if that's shorter."""
    for told in (answers, *_numbers(answers)):
        found = [pill(answer, letters, PORPHYRY, IVORY) for answer in told]
        if found and _width(found) <= width - 2 * _EDGE:
            return found
    return []


def _scaled(size: int, width: int) -> int:
    """A size on a picture of a width: a wider one is shown smaller."""
    return round(size * width / _USUAL)


def _width(found: Sequence[Sprite | Key]) -> float:
    return sum(each.width for each in found) + _APART * (len(found) - 1)


def _numbers(answers: Sequence[str]) -> list[list[str]]:
    """Answers that are numbers of the same things, the most first: in fewer words, then as the least and the most."""
    words = [answer.split() for answer in answers]
    if len(words) < 2 or not all(len(each) == len(words[0]) and each[0].isdigit() for each in words):
        return []
    return [[answers[0], *(each[0] for each in words[1:])], [f"{words[-1][0]}–{answers[0]}"]]

"""The head of a report that shows the map: its title, and what each power won and lost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from PIL import Image

from render.core.canvas import Sprite, gradient
from render.core.fonts import Face, fitted_size, text_width
from render.core.icons import icon
from render.core.map_symbols import swatch
from render.core.palette import BAND, BAND_TEXT, BRIGHT_GOLD, GAIN, GOLD, LOSS, Colour
from render.core.text_panels import pill, write, write_fitted

HEAD: Final = 96
_BAND_END: Final = (52, 36, 26)
_TITLE, _NAME, _NUMBER = 46, 40, 32
_STAR: Final = 32
_SWATCH: Final = 34
_NEAR, _APART = 10, 34
_EDGE: Final = 28
_BASELINE: Final = 61


@dataclass(frozen=True)
class Change:
    """What a power won and lost: its name and colour, areas, and the balance of its stars.

    ``sign`` is drawn in place of its colour: that of its victories on the map, so that the head explains it. ``told``:
    its changes in words, each with its balance, in place of the numbers.
    """

    name: str
    colour: Colour
    won: int = 0
    lost: int = 0
    stars: int = 0
    sign: Sprite | None = None
    told: tuple[tuple[str, int], ...] = ()


def draw_report_changes(
    picture: Image.Image, title: str, changes: Sequence[Change], *, numbers: int = _NUMBER, letters: int = _TITLE
) -> None:
    """Draw the head, `HEAD` pixels high, over the upper edge of a picture.

    Changes come in the order of their importance, with ``numbers`` and the title's ``letters`` as large as that; those
    that don't fit, or only their first words do, are left to the text. The title is smaller if that leaves room for a
    second one.
    """
    picture.paste(gradient(picture.width, HEAD, BAND, _BAND_END), (0, 0))
    picture.paste(GOLD, (0, HEAD - 3, picture.width, HEAD))
    most = picture.width // 2 if changes else picture.width - 2 * _EDGE
    largest = fitted_size(title.upper(), Face.TITLE, letters, most, least=24, spacing=2)
    fitting = {
        size: _fitting(changes, picture.width - 2 * _EDGE - text_width(title.upper(), Face.TITLE, size, 2), numbers)
        for size in range(largest, min(largest, _TITLE) - 1, -1)
    }
    size = max(fitting, key=lambda each: (min(len(fitting[each]), 2), each))
    shown = fitting[size]
    write(picture, _EDGE, _BASELINE + 3, title.upper(), Face.TITLE, size, BAND_TEXT, spacing=2)
    x = picture.width - _EDGE - sum(_width(change, numbers) + _APART for change in shown) + _APART
    for change in shown:
        _draw_change(picture, x, change, numbers)
        x += _width(change, numbers) + _APART


def _fitting(changes: Sequence[Change], room: float, numbers: int) -> list[Change]:
    """The first changes that fit into a room, each with all its words or with the first ones."""
    shown: list[Change] = []
    for change in changes:
        brief = replace(change, told=change.told[:1])
        fitting = next((each for each in (change, brief) if _width(each, numbers) + _APART <= room), None)
        if fitting is None:
            break
        room -= _width(fitting, numbers) + _APART
        shown.append(fitting)
    return shown


def draw_question_head(picture: Image.Image, event: str, question: str, *, height: int = HEAD) -> None:
    """Draw the head with what happened and what is asked over the upper edge of a picture; nothing is cut off."""
    picture.paste(gradient(picture.width, height, BAND, _BAND_END), (0, 0))
    picture.paste(GOLD, (0, height - 3, picture.width, height))
    baseline = _BASELINE + (height - HEAD) // 2
    gap = _APART if event and question else 0
    room, size = picture.width - 2 * _EDGE - gap, _TITLE
    while text_width(event, Face.STRONG, size) + text_width(question, Face.ITALIC, size) > room and size > _NUMBER:
        size -= 1
    width = write(picture, _EDGE, baseline, event, Face.STRONG, size, BRIGHT_GOLD) if event else 0
    write_fitted(picture, _EDGE + width + gap, baseline, question, Face.ITALIC, size, room - width, BAND_TEXT, least=24)


def _width(change: Change, numbers: int) -> int:
    name = round(text_width(change.name, Face.STRONG, max(_NAME, numbers)))
    return (
        (_sign(change).width + _NEAR if _is_signed(change) else 0)
        + name
        + sum(piece.width + _NEAR for piece in _numbers(change, numbers))
    )


def _is_signed(change: Change) -> bool:
    """Whether a change has a sign: words without a name are those of the power in the title."""
    return change.sign is not None or bool(change.name) or not change.told


def _sign(change: Change) -> Sprite:
    return change.sign or swatch(change.colour, _SWATCH)


def _draw_change(picture: Image.Image, x: float, change: Change, numbers: int) -> None:
    middle = HEAD // 2
    if _is_signed(change):
        sign = _sign(change)
        sign.centre(picture, x + sign.width / 2, middle)
        x += sign.width + _NEAR
    x += write(picture, x, _BASELINE, change.name, Face.STRONG, max(_NAME, numbers), BAND_TEXT) + _NEAR
    for piece in _numbers(change, numbers):
        piece.centre(picture, x + piece.width / 2, middle)
        x += piece.width + _NEAR


def _numbers(change: Change, size: int) -> list[Sprite]:
    """The areas won and lost, and a star with its balance: won with a plus on green, lost with a minus on red."""
    if change.told:
        return [pill(text, size, GAIN if balance > 0 else LOSS) for text, balance in change.told]
    numbers = [_number(change.won, size), _number(-change.lost, size)] if change.won or change.lost else []
    if change.stars:
        numbers += [Sprite(icon("star", _STAR, BRIGHT_GOLD), _STAR, _STAR), _number(change.stars, size)]
    return [each for each in numbers if each is not None]


def _number(count: int, size: int) -> Sprite | None:
    """A number with its sign; none for nothing."""
    if not count:
        return None
    return pill(f"+{count}" if count > 0 else f"−{-count}", size, GAIN if count > 0 else LOSS)

"""The client peoples that a governing player can send someone to: a list beside the map with what can be done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PIL import Image

from render.core.fonts import Face
from render.core.palette import GOLD, INK, PANEL, PORPHYRY, SECONDARY
from render.core.plates import letter_disc
from render.core.posts import View
from render.core.text_panels import write, write_fitted
from render.core.words import Words
from render.romanitas.answers import clients_lettered
from rules.core.views import decision_in

LIST: Final = 640
"""The width of the list at the right of the picture."""

_KEYS: Final[Mapping[tuple[str, ...], str]] = {
    ("marriage",): "govern-marriage",
    ("missionary",): "govern-missionary",
    ("marriage", "missionary"): "govern-marriage-or-missionary",
}
"""What can be done with a people, and how the list says it."""

_EDGE, _LETTER, _TEXT = 28, 84, 130
_ROW, _NAME, _TOLD = 200, 64, 54
_STEP, _PRICE = 64, 150
"""From one line to the next, and the room for a price."""


def draw_clients(picture: Image.Image, view: View, texts: Words, top: int) -> None:
    """Draw the list over the right of a picture, below its head."""
    left, height = picture.width - LIST, picture.height - top
    picture.paste(PANEL, (left, top, picture.width, picture.height))
    picture.paste(GOLD, (left, top, left + 4, picture.height))
    clients, done = clients_lettered(view), _done_with(view, texts)
    row = min(_ROW, height // len(clients))
    for place, (space, letter) in enumerate(clients.items()):
        middle = top + height / 2 + (place - (len(clients) - 1) / 2) * row
        letter_disc(letter, _LETTER).centre(picture, left + _EDGE + _LETTER / 2, middle)
        _draw_client(picture, left + _TEXT, middle, row, texts.short_name(space), done[space])


def _draw_client(
    picture: Image.Image, x: float, middle: float, row: float, name: str, deeds: Sequence[tuple[str, str]]
) -> None:
    """Write a people's name and what can be done with it: one deed or price below the name, or each on its own line."""
    edge, room = picture.width - _EDGE, LIST - _TEXT - _EDGE
    step = min(_STEP, (row - 8) / (len(deeds) + 1))
    above = middle - 8 - step * (len(deeds) - 1) / 2
    write_fitted(picture, x, above, name, Face.STRONG, _NAME, room - _PRICE, INK, least=54)
    for place, (told, price) in enumerate(deeds):
        line = above + step * (place + 1)
        beside = above if len(deeds) == 1 else line
        write(picture, edge, beside, price, Face.STRONG, _TOLD, PORPHYRY, align=1)
        width = room if len(deeds) == 1 else room - _PRICE
        write_fitted(picture, x, line, told, Face.ITALIC, _TOLD, width, SECONDARY, least=44)


def _done_with(view: View, texts: Words) -> Mapping[str, Sequence[tuple[str, str]]]:
    """What can be done with each people, and its price: what is before the colon of an option's detail.

    Deeds of the same price are one entry.
    """
    prices: dict[str, dict[str, str]] = {}
    for option in decision_in(view)["options"]:
        if option["space"] in clients_lettered(view):
            action, price = str(option["id"]).partition(":")[0], option["detail"].partition(":")[0].strip()
            prices.setdefault(str(option["space"]), {})[action] = price
    return {space: _told(each, texts) for space, each in prices.items()}


def _told(prices: Mapping[str, str], texts: Words) -> Sequence[tuple[str, str]]:
    actions = tuple(sorted(prices))
    if len({*prices.values()}) == 1:
        return [(texts(_KEYS[actions]), prices[actions[0]])]
    return [(texts(_KEYS[action,]), prices[action]) for action in actions]

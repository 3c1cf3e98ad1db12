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
        x, room, (told, price) = left + _TEXT, LIST - _TEXT - _EDGE, done[space]
        cost = write(picture, picture.width - _EDGE, middle - 8, price, Face.STRONG, _TOLD, PORPHYRY, align=1) + 20
        name = texts.short_name(space)
        write_fitted(picture, x, middle - 8, name, Face.STRONG, _NAME, room - cost, INK, least=54)
        write_fitted(picture, x, middle + 56, told, Face.ITALIC, _TOLD, room, SECONDARY, least=54)


def _done_with(view: View, texts: Words) -> Mapping[str, tuple[str, str]]:
    """What can be done with each people, in words, and its price: what is before the colon of an option's detail."""
    prices: dict[str, dict[str, str]] = {}
    for option in decision_in(view)["options"]:
        if option["space"] in clients_lettered(view):
            action, price = str(option["id"]).partition(":")[0], option["detail"].partition(":")[0].strip()
            prices.setdefault(str(option["space"]), {})[action] = price
    return {
        space: (texts(_KEYS[tuple(sorted(each))]), _told([each[action] for action in sorted(each)]))
        for space, each in prices.items()
    }


def _told(prices: Sequence[str]) -> str:
    """One price, or that of each action in their order, with the unit once."""
    *others, last = dict.fromkeys(prices) if len(set(prices)) == 1 else prices
    return ", ".join([*(price.split()[0] for price in others), last])

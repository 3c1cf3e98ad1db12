"""The names of nations over their land, and a caption below it: what a film shows of a board."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final

from PIL import Image

from render.core.canvas import Box, Point, Sprite
from render.core.fonts import Face
from render.core.labels import Placer
from render.core.palette import BAND, BRIGHT_GOLD
from render.core.text_panels import write_fitted

CAPTION: Final = 78
"""The height of a caption."""

CAPTION_LETTERS: Final = 50
_EDGE: Final = 10
_OFF: Final = 74
"""How far the name of a nation with little land is above or below it."""


def write_land_names(
    picture: Image.Image,
    lands: Mapping[str, Sequence[Point]],
    tag: Callable[[str], Sprite],
    below: int = 0,
    first: Collection[str] = (),
    edge: int = _EDGE,
    few: int = 0,
    prefers: Callable[[Box], bool] | None = None,
) -> None:
    """Write each nation's name once, in the middle of its areas if there's room, those with most areas first.

    ``lands``: the positions of each nation's areas, in pixels of the picture. ``below``: what is kept free at the foot.
    ``first``: the nations that are named before all others. ``edge``: the least room to the edge of the picture.
    ``few``: with so many areas or fewer, a name is rather above or below its land than on it. ``prefers``: whether a
    free place is one of those that are tried first.
    """
    wide, tall = picture.size
    placer = Placer(wide, tall - below, edge - 2)
    for nation, places in sorted(lands.items(), key=lambda each: (each[0] not in first, -len(each[1]))):
        sign = tag(nation)
        middle = sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places)
        free = list[Box]()
        for x, y in sorted(places, key=lambda place: math.dist(place, middle)):
            inside = min(max(x, sign.width / 2 + edge), wide - sign.width / 2 - edge)
            lows = (0, 30, -30, 60, -60) if len(places) > few else (_OFF, -_OFF, 0, 30, -30)
            free += filter(placer.is_free, (sign.box_at(inside, y + low) for low in lows))
        if free:
            box = next(filter(prefers, free), free[0])
            placer.take(sign.put(picture, box[0], box[1]))


def draw_caption(picture: Image.Image, text: str, letters: int = CAPTION_LETTERS) -> None:
    """The caption on a dark band at the foot of a picture, if there's anything to tell, in letters as large as fit."""
    if text:
        wide, tall = picture.size
        picture.paste(BAND, (0, tall - CAPTION, wide, tall))
        write_fitted(
            picture,
            wide / 2,
            tall - CAPTION / 2 + letters / 4,
            text,
            Face.STRONG,
            letters,
            wide - 60,
            BRIGHT_GOLD,
            least=26,
            align=0.5,
        )

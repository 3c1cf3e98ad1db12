"""The pictures of games that haven't begun: a scenario's title card, small, for choosing one."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO

from PIL import Image

import rules
from render.core.picture import Picture
from render.presenter import presenter

_WIDTH = 800
_KEPT = 64


@lru_cache(maxsize=_KEPT)
def cover(game: str, scenario: str, locale: str) -> Picture:
    """A scenario's title card as a small picture; drawn once."""
    table = rules.start(game, scenario)
    name = rules.games()[game].scenarios[scenario].short_title
    return _small(presenter(game).title(table.public(), name, locale))


def _small(card: Picture) -> Picture:
    picture = Image.open(BytesIO(card.data)).convert("RGB")
    height = round(picture.height * _WIDTH / picture.width)
    written = BytesIO()
    picture.resize((_WIDTH, height), Image.Resampling.LANCZOS).save(written, "JPEG", quality=82)
    return Picture(written.getvalue(), "cover.jpg", card.alt, _WIDTH, height)

"""The campaign film: the colours of the powers over the whole map, a picture a decade, as one animated picture."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from io import BytesIO
from typing import Final

from PIL import Image

from render.core.basemap import base_map
from render.core.canvas import framed
from render.core.fonts import Face
from render.core.icons import icon
from render.core.palette import BRIGHT_GOLD, PORPHYRY, SECONDARY
from render.core.picture import Picture, shortened_alt
from render.core.text_panels import panel, write
from render.core.words import Words
from render.rise_and_fall.replay import Decade, decades
from render.rise_and_fall.texts import GAME, words, year_text
from render.rise_and_fall.theme import livery
from rules.core.events import Event

WIDTH: Final = 960
HEIGHT: Final = 600
_DECADE_MS, _END_MS = 900, 5000
_QUALITY: Final = 55


def make_film(events: Sequence[Event], scenario: str, options: Mapping[str, bool | str], locale: str) -> Picture:
    """The film of a campaign out of all its events, those of choices that were taken back left out."""
    texts, shown = words(locale), decades(events, scenario, options)
    frames = list(_frames(shown, texts))
    durations = [_DECADE_MS] * (len(frames) - 1) + [_END_MS]
    file = BytesIO()
    frames[0].save(
        file, "WEBP", save_all=True, append_images=frames[1:], duration=durations, loop=0, quality=_QUALITY, method=2
    )
    years = year_text(shown[0].year, texts), year_text(shown[-1].year, texts)
    alt = texts("alt-film", first=years[0], last=years[1], decades=len(shown))
    return Picture(file.getvalue(), "film.webp", shortened_alt(alt), WIDTH, HEIGHT)


def _frames(shown: Sequence[Decade], texts: Words) -> Iterator[Image.Image]:
    board = base_map(GAME)
    for decade in shown:
        tints = {area: livery(holder).wash if holder else None for area, holder in decade.control.items()}
        chart = board.overview(tints)
        board.highlighted(chart, decade.taken, colour=BRIGHT_GOLD, fill=0.25)
        picture = chart.picture.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS)
        _draw_plate(picture, decade, texts)
        yield framed(picture)


def _draw_plate(picture: Image.Image, decade: Decade, texts: Words) -> None:
    panel(250, 96).put(picture, 10, HEIGHT - 108)
    write(picture, 28, HEIGHT - 70, year_text(decade.year, texts), Face.TITLE, 30, PORPHYRY, spacing=1)
    if decade.stars is None:
        return
    for place, (power, count) in enumerate((("rome", decade.stars[0]), ("parthia", decade.stars[1]))):
        x = 28 + place * 110
        mark = icon("star", 20, livery(power).counter)
        picture.paste(mark, (x, HEIGHT - 52), mark)
        write(picture, x + 28, HEIGHT - 35, str(count), Face.HEAVY, 22, SECONDARY)

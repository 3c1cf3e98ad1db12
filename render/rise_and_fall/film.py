"""The campaign film: the map in the colours of the powers, one frame per decade, as an animated picture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageDraw

from render.core.basemap import base_map
from render.core.canvas import framed, gradient
from render.core.film import film_picture, lightest, reduced
from render.core.fonts import Face
from render.core.icons import paste_icon
from render.core.layout import note_joined
from render.core.palette import BAND, BAND_TEXT, BRIGHT_GOLD, INK, IVORY, PANEL, RIM, SECONDARY
from render.core.picture import Picture
from render.core.text_panels import panel, tile, write, write_fitted
from render.core.words import Words
from render.rise_and_fall.board import main_land
from render.rise_and_fall.film_plates import Land, LandPlate, LandPlates
from render.rise_and_fall.power_plates import power_plate
from render.rise_and_fall.replay import Decade, decades
from render.rise_and_fall.sheet import as_lines
from render.rise_and_fall.texts import GAME, land_name, words, year_text
from render.rise_and_fall.theme import livery, tints
from rules.core.events import Event
from rules.rise_and_fall.data.loader import SASSANIDS

_DECADE_MS, _END_MS = 900, 5000
_PLATE: Final = (300, 172)
_NAME: Final = 58
_KEY: Final = 34
_LEAST_LAND, _MOST_NAMED, _EDGE = 2, 13, 16
"""The size of the plate, the letters of a power's name, the sign of a key, the areas from which a power is named, the
most names, and the pixels between them and the edge."""

_GAP: Final = 12
"""The pixels between two plates."""

_TAKEN, _OUTLINE = 0.25, 5
"""How strongly the land that changed hands glows, and the width of its outline."""

_HEAD, _TITLE, _TITLE_EDGE = 64, 36, 20
"""The height of the head, its letters and its edge."""
_BAND_END: Final = (52, 36, 26)
_QUALITIES: Final = (55, 45, 35)


@dataclass(frozen=True)
class Moment:
    """One decade's frame, how long it shows, and the plates of the powers on it."""

    decade: Decade
    milliseconds: int
    plates: Sequence[LandPlate]


def make_film(events: Sequence[Event], scenario: str, options: Mapping[str, bool | str], locale: str) -> Picture:
    """The film of a campaign. ``events`` must leave out choices that were undone."""
    texts, shown = words(locale), decades(events, scenario, options)
    plates = film_plates(shown, texts)
    lasting = [_DECADE_MS] * (len(shown) - 1) + [_END_MS]
    moments = [Moment(*each) for each in zip(shown, lasting, plates, strict=True)]
    versions = ((moments, quality) for quality in _QUALITIES)
    _, file = lightest(versions, lambda moment: _drawn(moment.decade, moment.plates, texts))
    years = year_text(shown[0].year, texts), year_text(shown[-1].year, texts)
    return film_picture(file, texts("alt-film", first=years[0], last=years[1], decades=len(shown)))


def _drawn(decade: Decade, plates: Iterable[LandPlate], texts: Words) -> Image.Image:
    board = base_map(GAME)
    chart = board.overview(tints(decade.control))
    board.highlighted(chart, decade.taken, colour=BRIGHT_GOLD, fill=_TAKEN, width=_OUTLINE)
    for plate in plates:
        plate.put(chart.picture)
    picture = reduced(chart.picture)
    _draw_plate(picture, decade, texts)
    return framed(_with_head(picture, decade, texts))


def film_plates(shown: Iterable[Decade], texts: Words) -> list[list[LandPlate]]:
    """The plates of each decade: powers with some land, rather those with gains, and how many areas each has."""
    chart = base_map(GAME).overview({})
    plates, found = LandPlates(chart, _EDGE), list[list[LandPlate]]()
    legend = 0, chart.picture.height - _PLATE[1] * 2, _PLATE[0] * 2, chart.picture.height
    for decade in shown:
        held = Counter(power for power in decade.control.values() if power)
        gains = Counter(decade.taken.values())
        named = [power for power, count in held.most_common() if count >= _LEAST_LAND]
        lands = {}
        for power in sorted(sorted(named, key=lambda power: -gains[power])[:_MOST_NAMED], key=held.__getitem__):
            lines = as_lines(land_name(_shown_as(power, decade), texts))
            versions = [power_plate(each, _NAME, livery(power), str(held[power])) for each in lines]
            areas = [area for area, holder in decade.control.items() if holder == power]
            lands[power] = Land(versions, main_land(areas), areas, livery(power).counter)
        found.append(plates.place(lands, [legend]))
    return found


def _with_head(picture: Image.Image, decade: Decade, texts: Words) -> Image.Image:
    """A frame below its head: the year, and how the campaign ended, or else who took most land in the decade."""
    whole = Image.new("RGB", (picture.width, picture.height + _HEAD), PANEL)
    whole.paste(picture, (0, _HEAD))
    note_joined(whole, picture, (0, _HEAD))
    whole.paste(gradient(whole.width, _HEAD, BAND, _BAND_END), (0, 0))
    year = year_text(decade.year, texts)
    wide = write(whole, _TITLE_EDGE, 45, year, Face.TITLE, _TITLE, BAND_TEXT, spacing=1)
    told, right = _event_told(decade, texts), whole.width - _TITLE_EDGE
    room = right - wide - 3 * _TITLE_EDGE
    write_fitted(whole, right, 44, told, Face.STRONG, _TITLE, room, BRIGHT_GOLD, least=32, align=1)
    return whole


def _event_told(decade: Decade, texts: Words) -> str:
    """How the campaign ended, or else who took most land in a decade; empty if nothing changed."""
    if decade.level:
        told = texts(f"level-{_level(decade)}")
        return told[:1].upper() + told[1:]
    taken = Counter(power for power in decade.taken.values() if power)
    if not taken:
        return ""
    power, count = max(taken.items(), key=lambda each: (each[1], each[0]))
    return texts("report-took", power=_shown_as(power, decade), count=count)


def _level(decade: Decade) -> str:
    """The level of the result, of the Sassanids if Parthia is theirs at last."""
    return decade.level.replace("parthian", SASSANIDS) if decade.sassanid else decade.level


def _shown_as(power: str, decade: Decade) -> str:
    """Whose name a power has: after their revolt, Parthia is the Sassanids."""
    return SASSANIDS if power == "parthia" and decade.sassanid else power


def _draw_plate(picture: Image.Image, decade: Decade, texts: Words) -> None:
    """The stars of the empires, and what the numbers on plates count."""
    width, height = _PLATE
    top = picture.height - height - 12
    panel(width, height).put(picture, 12, top)
    if decade.stars is None:
        return
    for place, (power, count) in enumerate((("rome", decade.stars[0]), ("parthia", decade.stars[1]))):
        base = top + 50 + place * 50
        name = texts.name(_shown_as(power, decade))
        write(picture, 30, base, name, Face.STRONG, 34, livery(power).counter)
        paste_icon(picture, width - 92, base - 26, "star", 30, livery(power).counter)
        write(picture, width - 10, base, str(count), Face.HEAVY, 38, SECONDARY, align=1)
    tile("5", _KEY, SECONDARY, IVORY, RIM).centre(picture, 30 + _KEY / 2, top + height - 32)
    x, base = 30 + _KEY + 12, top + height - 20
    x += round(write(picture, x, base, texts("key-areas"), Face.STRONG, 34, INK)) + 22
    if decade.taken:
        upper = base - 25
        ImageDraw.Draw(picture).rectangle((x, upper, x + 28, upper + 28), PANEL, BRIGHT_GOLD, width=6)
        write(picture, x + 40, base, texts("key-taken"), Face.STRONG, 34, INK)

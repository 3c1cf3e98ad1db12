"""Charts: scales that hold every value, legends with every name, labels that don't touch, margins inside the plate."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import Image, ImageChops

from render.core.canvas import Box
from render.core.charts import BLUE, ORANGE, Ink, Plot, Series, begin_plate, draw_bands, draw_lines, legend_rows
from render.core.palette import VELLUM, rgb

PLATE = (20, 20, 900, 380)


def drawn_on(values: list[float], labels: list[str], letters: int) -> Box:
    """What lines change on an empty plate."""
    before = Image.new("RGB", (940, 420), VELLUM)
    plot = begin_plate(before, PLATE, "Stars", letters)
    after = before.copy()
    series = [Series("Rome", values, rgb("#8e1f3b")), Series("Parthia", values[::-1], rgb("#433a97"), "diamond")]
    draw_lines(replace(plot, picture=after), series, labels)
    box = ImageChops.difference(before, after).getbbox()
    assert box is not None
    return box


@pytest.mark.parametrize("letters", [18, 40])
@pytest.mark.parametrize("values", [[0.0], [1.0, 7.0, 3.0], [23.0, 48.0] * 20, [0.0, 0.0, 1234.0]])
def test_everything_stays_on_its_plate(values: list[float], letters: int) -> None:
    """Scale, legend, marks and labels keep a margin."""
    left, top, right, bottom = drawn_on(values, [f"{year} AD" for year in range(len(values))], letters)
    assert left >= PLATE[0] + 10
    assert top >= PLATE[1] + 40
    assert right <= PLATE[0] + PLATE[2] - 10
    assert bottom <= PLATE[1] + PLATE[3] - 10


def test_no_last_mark_is_hidden_by_another() -> None:
    """Two lines that end at one value have a mark of each, the later one around the earlier one."""
    picture = Image.new("RGB", (940, 420), VELLUM)
    plot = begin_plate(picture, PLATE, "Stars", 40)
    colours = [rgb("#8e1f3b"), rgb("#eaae00")]
    draw_lines(plot, [Series(str(tone), [8], tone) for tone in colours], ["1"])
    end = picture.crop((plot.left, plot.top, picture.width, plot.bottom))
    counts = {colour: count for count, colour in end.getcolors(1 << 16) or ()}
    assert min(counts.get(tone, 0) for tone in colours) > 8


def test_a_legend_wraps_instead_of_shrinking() -> None:
    entries = [(name, Ink(rgb("#8fb2d0"))) for name in ("European Sarmatians", "Asian Sarmatians", "Huns", "Saxons")]
    picture = Image.new("RGB", (900, 200), VELLUM)
    assert legend_rows(Plot(picture, 20, 60, 860, 100), entries) == 1
    assert legend_rows(Plot(picture, 20, 60, 860, 100, letters=40), entries) > 1
    narrow = Image.new("RGB", (900, 200), VELLUM)
    assert legend_rows(Plot(narrow, 20, 60, 300, 100), entries) > 1
    box = ImageChops.difference(narrow, Image.new("RGB", narrow.size, VELLUM)).getbbox()
    assert box is not None
    assert box[2] <= 330
    assert legend_rows(Plot(picture, 20, 60, 300, 100), []) == 0


def test_bands_fill_the_plot_and_differ_without_colour() -> None:
    picture = Image.new("RGB", (900, 400), VELLUM)
    plot = Plot(picture, 60, 40, 800, 300)
    draw_bands(plot, [{"rome": 3, "parthia": 1}] * 4, {"rome": BLUE, "parthia": ORANGE}, ["1", "2", "3", "4"])
    assert picture.getpixel((400, 100)) == BLUE.colour
    plain, hatched = (len(picture.crop((300, top, 360, top + 40)).getcolors() or ()) for top in (100, 290))
    assert plain == 1
    assert hatched > 2


def test_bands_of_nothing_are_empty() -> None:
    picture = Image.new("RGB", (900, 400), VELLUM)
    draw_bands(Plot(picture, 60, 40, 800, 300), [{}], {"rome": BLUE}, ["1"])
    assert picture.getpixel((400, 100)) == VELLUM


def test_lines_have_their_names_at_their_ends_in_place_of_a_legend() -> None:
    def right_and_above(series: list[Series]) -> tuple[bool, bool]:
        """Whether anything is drawn right of the plot, and above it."""
        picture = Image.new("RGB", (900, 400), VELLUM)
        plot = Plot(picture, 100, 100, 500, 200)
        draw_lines(plot, series, ["0", "1"], named_ends=260)
        parts = (picture.crop((610, 100, 900, 300)), picture.crop((0, 0, 900, 80)))
        beside, above = (part.getcolors() != [(part.width * part.height, VELLUM)] for part in parts)
        return beside, above

    lines = [Series("Rome", [0, 8], rgb("#8e1f3b")), Series("Parthia", [0, 7], rgb("#433a97"))]
    assert right_and_above(lines) == (True, False)
    assert right_and_above([Series("Rome", [], rgb("#8e1f3b"))]) == (False, False)

"""The head of a report on a map: its title, and what each power won and lost, with different signs."""

from __future__ import annotations

from PIL import Image

from render.core.canvas import encoded
from render.core.layout import Layout, recorded
from render.core.palette import PORPHYRY
from render.core.report_head import HEAD, Change, draw_report_changes


def test_the_title_and_the_changes_are_inside_the_head() -> None:
    layout = _head([Change("Rome", PORPHYRY, 8, 1, 3), Change("Sassanids", PORPHYRY, 0, 3, -2)])
    texts = [part.text for part in layout.parts if part.kind == "text"]
    assert texts == ["ROME · 350 AD", "Rome", "Sassanids"]
    assert all(part.box[0] > 0 and part.box[2] < 1600 and part.box[3] <= HEAD for part in layout.parts)


def test_changes_that_do_not_fit_are_left_out() -> None:
    layout = _head([Change(f"The Kingdom of the Ostrogoths {place}", PORPHYRY, 2, 1, 1) for place in range(6)])
    assert 1 <= len([part for part in layout.parts if part.text.startswith("The Kingdom")]) < 6


def test_gain_and_loss_differ_by_sign_and_colour() -> None:
    won, lost = Image.new("RGB", (1600, 200)), Image.new("RGB", (1600, 200))
    draw_report_changes(won, "Rome", [Change("Rome", PORPHYRY, won=2)])
    draw_report_changes(lost, "Rome", [Change("Rome", PORPHYRY, lost=2)])
    assert won.tobytes() != lost.tobytes()


def _head(changes: list[Change]) -> Layout:
    with recorded() as layouts:
        picture = Image.new("RGB", (1600, 1000))
        draw_report_changes(picture, "Rome · 350 AD", changes)
        encoded(picture, "report", "A report.")
    return layouts[0]

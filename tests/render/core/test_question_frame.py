"""The frame of a question: its head, the strip with what it's about, and the line with what the map leaves out."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest
from PIL import Image

from render.core.canvas import Sprite, encoded
from render.core.counters import Counter, counter_sprite
from render.core.layout import Layout, recorded
from render.core.palette import PORPHYRY, Livery
from render.core.question_frame import FOOT, STRIP, Item, draw_foot, draw_head, draw_strip, fitting_foot, head_height

COUNTER = Counter(Livery(PORPHYRY, "RO"), "infantry")
WIDTH, HEIGHT = 1600, 1000
LEGIBLE = 54
"""The least letters: 12 pixels at 360 pixels."""


def sign(size: int) -> Sprite:
    return counter_sprite(COUNTER, size)


def texts(layout: Layout) -> list[str]:
    return [part.text for part in layout.parts if part.kind == "text"]


def test_a_short_event_stands_beside_the_question() -> None:
    layout = drawn(lambda picture: draw_head(picture, "Rome has won", "What next?"))
    event, question = (part for part in layout.parts if part.kind == "text")
    assert event.box[2] < question.box[0]
    assert event.box[3] == question.box[3]


def test_a_long_event_stands_above_the_question() -> None:
    event, question = "The Franks settle in Germania Superior and look around", "Which of the kingdoms rises there?"
    layout = drawn(lambda picture: draw_head(picture, event, question))
    above, below = (part for part in layout.parts if part.kind == "text")
    assert above.box[3] < below.box[1]
    assert head_height(event, question) > head_height("", question)
    assert below.box[3] < head_height(event, question)


def test_a_long_question_has_as_many_lines_as_it_needs() -> None:
    question = (
        "Which of the kingdoms that the Franks may found in Germania Superior rises there before the winter comes?"
    )
    layout = drawn(lambda picture: draw_head(picture, "The Franks settle", question))
    _, *lines = (part for part in layout.parts if part.kind == "text")
    assert " ".join(line.text for line in lines) == question
    assert all(line.letters >= LEGIBLE and line.box[2] < WIDTH for line in lines)
    assert lines[-1].box[3] < head_height("The Franks settle", question)


def test_a_question_without_an_event_has_no_gap() -> None:
    (question,) = (part for part in drawn(lambda each: draw_head(each, "", "What next?")).parts if part.kind == "text")
    assert question.box[0] < WIDTH / 20


@pytest.mark.parametrize("count", range(1, 7))
def test_every_item_of_a_strip_has_its_name_and_number(count: int) -> None:
    items = [Item(sign, f"Comitatus {place}", f"×{place}") for place in range(1, count + 1)]
    layout = drawn(lambda picture: draw_strip(picture, items))
    words = {word for each in texts(layout) for word in each.split()}
    assert words == {word for item in items for word in (*item.name.split(), item.number)}
    assert all(part.box[1] >= HEIGHT - STRIP and part.box[3] <= HEIGHT for part in layout.parts)
    assert all(part.letters >= LEGIBLE for part in layout.parts if part.kind == "text")


def test_the_names_of_a_strip_do_not_run_together() -> None:
    items = [Item(sign, name) for name in ("Ostrogoths", "Visigoths", "Thuringians", "Burgundians", "Alemanni")]
    names = sorted(part.box for part in drawn(lambda picture: draw_strip(picture, items)).parts if part.kind == "text")
    assert all(one[2] < other[0] for one, other in itertools.pairwise(names))


def test_a_line_tells_as_much_as_has_room() -> None:
    short, long = "Also: Merv", "Also: " + ", ".join(["Alexandria"] * 12)
    assert fitting_foot([short, "Also"]) == short
    assert fitting_foot([long, short, "Also"]) == short
    assert fitting_foot([long, long]) == long


def test_a_line_stands_above_a_strip() -> None:
    layout = drawn(lambda picture: draw_foot(picture, "Also: Merv", STRIP))
    (line,) = (part for part in layout.parts if part.kind == "text")
    assert HEIGHT - STRIP - FOOT < line.box[1] < line.box[3] < HEIGHT - STRIP
    assert line.letters >= LEGIBLE


def drawn(draw: Callable[[Image.Image], None]) -> Layout:
    with recorded() as layouts:
        picture = Image.new("RGB", (WIDTH, HEIGHT))
        draw(picture)
        encoded(picture, "targets", "A question.")
    return layouts[0]

"""The layout of a picture: recorded only on request, with every part in its place."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from render.board_picture import draw_board
from render.core.canvas import encoded
from render.core.film import lightest, reduced
from render.core.fonts import Face
from render.core.labels import label
from render.core.layout import Part, recorded
from render.core.text_panels import panel, write


@dataclass(frozen=True)
class Still:
    """A moment of a film."""

    milliseconds: int = 100


def test_parts_are_recorded_in_the_order_in_which_they_are_drawn() -> None:
    picture = Image.new("RGB", (300, 200))
    with recorded() as layouts:
        panel(80, 40).put(picture, 10, 20)
        label("Roma", Face.STRONG, 20, "land").put(picture, 100, 50, of="rome")
        write(picture, 20, 120, "Consul", Face.BODY, 16)
        encoded(picture, "card", "A card.")
    (layout,) = layouts
    assert (layout.name, layout.width, layout.height, layout.ground) == ("card.jpg", 300, 200, None)
    assert [(part.kind, part.text, part.letters) for part in layout.parts] == [
        ("plate", "", 0), ("name", "Roma", 20), ("text", "Consul", 16),
    ]  # fmt: skip
    assert layout.parts[0] == Part("plate", (10, 20, 90, 60))
    assert layout.parts[2].box[0] == 20
    assert layout.parts[2].box[3] == 120


def test_a_map_has_its_ground() -> None:
    with recorded() as layouts:
        draw_board("italia", "roma")
    (layout,) = layouts
    assert layout.ground is not None
    assert (layout.ground.board, layout.ground.zoom) == ("italia", 2.0)
    assert layout.ground.owners is not None
    assert set(layout.ground.owners) == set(layout.ground.tints)
    assert {part.text for part in layout.parts if part.kind == "name"} >= {"Roma"}


def test_the_frames_of_a_film_have_the_parts_of_their_maps_at_their_size() -> None:
    def frame(_: Still) -> Image.Image:
        picture = Image.new("RGB", (1000, 500))
        label("Roma", Face.STRONG, 20, "land").put(picture, 100, 50, of="rome")
        smaller = reduced(picture)
        panel(80, 40).put(smaller, 10, 20)
        return smaller

    with recorded() as layouts:
        lightest([([Still(), Still()], 50)], frame)
    assert [layout.name for layout in layouts] == ["film.webp"] * 2
    name, plate = layouts[-1].parts
    assert (layouts[-1].width, layouts[-1].height) == (600, 300)
    assert (name.kind, name.text, name.letters) == ("name", "Roma", 12)
    assert 50 < name.box[0] < name.box[2] < 120
    assert plate == Part("plate", (10, 20, 90, 60))


def test_nothing_is_recorded_unasked() -> None:
    with recorded() as layouts:
        pass
    encoded(Image.new("RGB", (10, 10)), "card", "A card.")
    assert layouts == []

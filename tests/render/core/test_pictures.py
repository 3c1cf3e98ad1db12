"""The drawing core: contrast, distinguishable colours, labels, base map, sprites."""

from __future__ import annotations

from io import BytesIO
from typing import BinaryIO

import pytest
from PIL import Image, ImageDraw

import rules
from render.core import palette
from render.core.basemap import base_map
from render.core.canvas import Format, encoded, paste_colour, paste_colour_in_pieces, prefer
from render.core.counters import Counter, counter_sprite
from render.core.fonts import Face
from render.core.icons import silhouette
from render.core.labels import Placer, label, overlaps
from render.core.picture import ALT_TEXT_LIMIT, Picture
from render.romanitas.map import draw_map
from render.romanitas.regions import REGIONS
from render.romanitas.theme import livery
from rules.romanitas.data.loader import romanitas_data
from tests.render.colour_vision import Deficiency, contrast, distance, seen_by

LANDHOLDERS = ("roman", "persia", "ostrogoths", "vandals", "visigoths")


@pytest.mark.parametrize(
    ("text", "ground"),
    [
        (palette.INK, palette.PANEL),
        (palette.SECONDARY, palette.PANEL),
        (palette.PORPHYRY, palette.PANEL),
        (palette.BAND_TEXT, palette.BAND),
        (palette.BAND_SECONDARY, palette.BAND),
        (palette.SEA_TEXT, palette.SEA),
        (palette.IVORY, palette.ROME),
    ],
)
def test_texts_can_be_read(text: palette.Colour, ground: palette.Colour) -> None:
    assert contrast(text, ground) >= 4.5


@pytest.mark.parametrize("deficiency", [None, "protan", "deutan", "tritan"])
def test_landholders_are_told_apart(deficiency: Deficiency | None) -> None:
    """The tints as seen on vellum differ for colour-blind readers too."""
    tints = [palette.on_land(livery(owner).wash) for owner in LANDHOLDERS]
    seen = [seen_by(tint, deficiency) if deficiency else tint for tint in tints]
    pairs = [(a, b) for i, a in enumerate(seen) for b in seen[i + 1 :]]
    assert min(distance(a, b) for a, b in pairs) > 8


def test_every_city_stands_on_its_own_area() -> None:
    board = base_map("romanitas")
    index = board.overview({}).index
    for city in romanitas_data().cities:
        x, y = board.spaces[city]
        around = {index.getpixel((round(x) + dx, round(y) + dy)) for dx in range(-6, 7, 2) for dy in range(-6, 7, 2)}
        assert board.areas[city] in around, city


def test_every_space_has_a_place_on_the_picture() -> None:
    board, data = base_map("romanitas"), romanitas_data()
    width, height = board.size
    for space in (*data.cities, *data.client_spaces, *data.zones, *(box.id for box in data.tribe_boxes.values())):
        x, y = board.spaces[space]
        assert 0 <= x < width
        assert 0 <= y < height


def test_the_picture_goes_near_to_what_it_is_about() -> None:
    board = base_map("rise-and-fall")
    centre, zoom = board.framing(["aquilia", "norica"], nearest=2.2)
    assert centre is not None
    assert zoom > 2
    assert abs(centre[0] - (board.spaces["aquilia"][0] + board.spaces["norica"][0]) / 2) < 1
    assert board.framing(["olisipo", "merv"], nearest=2.2) == (None, 1.0)
    assert board.framing(["atlantis"], nearest=2.2) == (None, 1.0)


def test_placed_labels_do_not_overlap() -> None:
    placer = Placer(400, 300)
    sprite = label("Constantinople", Face.STRONG, 19, "land")
    boxes = [placer.place(sprite, (200, 150), 10, "n") for _ in range(6)]
    placed = [box for box in boxes if box is not None]
    assert len(placed) >= 4
    assert not any(overlaps(a, b) for i, a in enumerate(placed) for b in placed[i + 1 :])


@pytest.mark.parametrize("size", [30, 44, 112])
def test_a_counter_has_the_size_that_was_asked_for(size: int) -> None:
    sprite = counter_sprite(Counter(livery("roman"), "cavalry", 2, fires=True, elite=True), size)
    assert (sprite.width, sprite.height) == (size, size)


def test_silhouettes_are_no_blanks() -> None:
    for name in ("infantry", "cavalry", "heavy-cavalry", "fleet", "comes", "magister-militum", "bow", "flame"):
        covered = sum(silhouette(name, 64).histogram()[128:])
        assert 200 < covered < 64 * 64 - 200, name


@pytest.mark.parametrize(("kind", "ending"), [("jpeg", "jpg"), ("webp", "webp")])
def test_pictures_are_encoded_as_the_host_prefers(kind: Format, ending: str) -> None:
    prefer(kind)
    try:
        picture = encoded(Image.new("RGB", (40, 30), (120, 40, 60)), "small", "A small picture.")
    finally:
        prefer("jpeg")
    assert picture.filename == f"small.{ending}"
    assert Image.open(BytesIO(picture.data)).size == (40, 30)


def test_no_picture_is_too_heavy() -> None:
    """Maps keep to 650 KB; of a picture full of grain the quality is lowered."""
    grain = Image.effect_noise((1200, 1600), 90).convert("RGB")
    plain = BytesIO()
    grain.save(plain, "JPEG", quality=90, subsampling=0)
    assert len(encoded(grain, "grain", "Grain.").data) < plain.tell()
    view = rules.start("romanitas", seed="weight").public()
    for region in (None, *REGIONS):
        assert len(draw_map(view, region, "en").data) <= 650_000


def test_the_quality_of_a_map_is_found_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two encodings of a map: the rows from which its bytes are estimated, and all of it."""
    encodings: list[tuple[int, int]] = []
    save = Image.Image.save

    def counted(self: Image.Image, fp: BinaryIO, kind: str, **params: int) -> None:
        encodings.append(self.size)
        save(self, fp, kind, **params)

    monkeypatch.setattr(Image.Image, "save", counted)
    view, pictures = rules.start("romanitas", seed="weight").public(), (None, *REGIONS)
    for region in pictures:
        draw_map(view, region, "en")
    assert len(encodings) <= 2 * len(pictures) + 1


def test_a_picture_needs_a_plain_name_and_an_alt_text() -> None:
    with pytest.raises(ValueError, match="ASCII"):
        Picture(b"", "é.jpg", "x", 1, 1)
    with pytest.raises(ValueError, match="alt text"):
        Picture(b"", "e.jpg", "x" * (ALT_TEXT_LIMIT + 1), 1, 1)


def test_a_colour_has_the_pixels_that_pillow_pastes_through_its_mask() -> None:
    ramp = Image.linear_gradient("L")
    ground = Image.merge("RGB", (ramp, ramp.rotate(90), ramp.rotate(180)))
    mask, at = ramp.rotate(270).resize((120, 90)), (40, 60)
    plain, coloured = ground.copy(), ground.copy()
    plain.paste(palette.ROME, at, mask)
    paste_colour(coloured, palette.ROME, at, mask)
    assert coloured.tobytes() == plain.tobytes() != ground.tobytes()


@pytest.mark.parametrize("larger", [1, 2, 3])
def test_a_colour_in_pieces_has_the_pixels_of_the_whole_one(larger: int) -> None:
    mask = Image.new("L", (230, 260))
    ImageDraw.Draw(mask).ellipse((20, 30, 200, 90), outline=200, width=3)
    whole = Image.new("RGB", (800, 900), palette.PANEL)
    ground, pieces, size = whole.copy(), whole.copy(), (230 * larger, 260 * larger)
    paste_colour(whole, palette.ROME, (11, 20), mask.resize(size, Image.Resampling.BILINEAR))
    paste_colour_in_pieces(pieces, palette.ROME, (11, 20, 11 + size[0], 20 + size[1]), mask)
    assert pieces.tobytes() == whole.tobytes() != ground.tobytes()

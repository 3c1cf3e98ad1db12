"""Sprites, smooth drawing in small boxes, the frame, and encoding.

`ImageDraw` doesn't anti-alias, so thin or curved shapes are drawn enlarged in their own box and scaled down once
(`smooth`). A `Sprite` is such a box with a body. Shadow, halo and overhang lie outside the body, so sprites are placed
by their bodies.
"""

import itertools
import math
import os
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace
from io import BytesIO
from typing import BinaryIO, Final, Generic, Literal, TypeVar

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.core.image_cache import cached_image
from render.core.layout import Kind, note, note_encoded
from render.core.palette import BAND, FRAME_DARK, GOLD, Colour
from render.core.picture import Picture, shortened_alt

Point = tuple[float, float]
Box = tuple[int, int, int, int]
Format = Literal["jpeg", "webp"]
Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")
SCALE: Final = 4
_PIECE: Final = 200
"""The width and height in pixels of a piece of a picture into which a colour is pasted."""

_REACH: Final = 4
"""A pixel depends on no other that is farther away when an image is made smaller (Lanczos: three pixels)."""


class Cache(Generic[Key, Value]):
    """A mapping of at most `limit` values that drops the least recently used one."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._values: OrderedDict[Key, Value] = OrderedDict()

    def __len__(self) -> int:
        return len(self._values)

    def get(self, key: Key, make: Callable[[], Value]) -> Value:
        """The value under `key`, created with `make` if missing."""
        try:
            value = self._values.pop(key)
        except KeyError:
            value = make()
        self._values[key] = value
        while len(self._values) > self._limit:
            self._values.popitem(last=False)
        return value


@dataclass(frozen=True)
class Sprite:
    """An RGBA image with a `width` × `height` body whose upper left corner is at (`left`, `top`) in the image.

    `kind`, `text` and `letters` (font size) go into the layout of the picture.
    """

    image: Image.Image
    width: int
    height: int
    left: int = 0
    top: int = 0
    kind: Kind = "sign"
    text: str = ""
    letters: int = 0

    def shown_as(self, kind: Kind, text: str = "", letters: int = 0) -> "Sprite":
        """The same sprite as another kind of part."""
        return replace(self, kind=kind, text=text, letters=letters)

    def put(self, picture: Image.Image, x: float, y: float, *, of: str = "") -> Box:
        """Paste with the body's upper left corner at (x, y). Returns the box of the body. `of`: the space it shows."""
        corner = round(x), round(y)
        picture.paste(self.image, (corner[0] - self.left, corner[1] - self.top), self.image)
        box = corner[0], corner[1], corner[0] + self.width, corner[1] + self.height
        note(picture, self.kind, box, self.text or of, self.letters)
        return box

    def centre(self, picture: Image.Image, x: float, y: float, *, of: str = "") -> Box:
        """Paste with the body centred on (x, y). Returns the box of the body. `of`: the space it shows."""
        return self.put(picture, x - self.width / 2, y - self.height / 2, of=of)

    def box_at(self, x: float, y: float) -> Box:
        """The box of the body when centred on (x, y)."""
        left, top = round(x - self.width / 2), round(y - self.height / 2)
        return left, top, left + self.width, top + self.height


class Pen:
    """Draws on an enlarged RGBA box, with coordinates and widths in pixels of the final sprite."""

    def __init__(self, image: Image.Image, scale: int) -> None:
        self.image = image
        self.scale = scale
        self.draw = ImageDraw.Draw(image)

    def _scaled(self, points: list[Point]) -> list[Point]:
        return [(x * self.scale, y * self.scale) for x, y in points]

    def disc(self, x: float, y: float, radius: float, fill: Colour) -> None:
        """A filled circle."""
        s = self.scale
        self.draw.ellipse(
            ((x - radius) * s, (y - radius) * s, (x + radius) * s - 1, (y + radius) * s - 1), fill=(*fill, 255)
        )

    def box(self, x: float, y: float, width: float, height: float, fill: Colour, *, radius: float = 0) -> None:
        """A filled box with rounded corners."""
        s = self.scale
        self.draw.rounded_rectangle(
            (round(x * s), round(y * s), round((x + width) * s) - 1, round((y + height) * s) - 1),
            radius=radius * s,
            fill=(*fill, 255),
        )

    def polygon(self, points: list[Point], fill: Colour) -> None:
        """A filled polygon."""
        self.draw.polygon(self._scaled(points), fill=(*fill, 255))

    def line(self, points: list[Point], width: float, fill: Colour) -> None:
        """A line with round joints and ends."""
        scaled = self._scaled(points)
        thick = max(1, round(width * self.scale))
        self.draw.line(scaled, fill=(*fill, 255), width=thick, joint="curve")
        radius = thick / 2
        for x, y in (scaled[0], scaled[-1]):
            self.draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=(*fill, 255))


def smooth(width: int, height: int, paint: Callable[[Pen], None], *, scale: int = SCALE) -> Image.Image:
    """An RGBA image of the given size on which `paint` drew `scale` times enlarged."""
    large = Image.new("RGBA", (width * scale, height * scale), (0, 0, 0, 0))
    paint(Pen(large, scale))
    small = Image.new("RGBA", (width, height), (0, 0, 0, 0))
    painted = large.getbbox()
    if painted is not None:  # most of a layer is empty, and stays so
        left, top = (max(0, edge // scale - _REACH) for edge in painted[:2])
        right, bottom = min(width, -(-painted[2] // scale) + _REACH), min(height, -(-painted[3] // scale) + _REACH)
        part = large.crop((left * scale, top * scale, right * scale, bottom * scale))
        small.paste(part.resize((right - left, bottom - top), Image.Resampling.LANCZOS), (left, top))
    return small


@cached_image
def rounded_mask(width: int, height: int, radius: float, *, scale: int = SCALE) -> Image.Image:
    """A mask (L) of a box with rounded corners; read-only."""
    corner = math.ceil(radius) + _REACH
    wide, high = min(width, 2 * corner), min(height, 2 * corner)
    large = Image.new("L", (wide * scale, high * scale), 0)
    ImageDraw.Draw(large).rounded_rectangle((0, 0, wide * scale - 1, high * scale - 1), radius=radius * scale, fill=255)
    corners = large.resize((wide, high), Image.Resampling.LANCZOS)
    mask = Image.new("L", (width, height), 255)
    left, top = wide // 2, high // 2  # only the corners aren't full
    for x, y, part in (
        (0, 0, (0, 0, left, top)),
        (width - wide + left, 0, (left, 0, wide, top)),
        (0, height - high + top, (0, top, left, high)),
        (width - wide + left, height - high + top, (left, top, wide, high)),
    ):
        mask.paste(corners.crop(part), (x, y))
    return mask


@cached_image
def gradient(width: int, height: int, top: Colour, bottom: Colour) -> Image.Image:
    """An RGB box with a gradient from `top` to `bottom`; read-only."""
    ramp = Image.linear_gradient("L").resize((width, height), Image.Resampling.BILINEAR)
    return Image.composite(Image.new("RGB", (width, height), bottom), Image.new("RGB", (width, height), top), ramp)


def paste_colour_in_pieces(picture: Image.Image, colour: Colour, box: Box, mask: Image.Image) -> None:
    """Paste a colour through a mask (L) that is made as large as a box: only in pieces where the mask has something.

    The same pixels as with the whole mask at once; outlines leave most of it free.
    """
    flat, (left, top, right, bottom) = Image.new("RGB", (_PIECE, _PIECE), colour), box
    across, down = mask.width / (right - left), mask.height / (bottom - top)
    for y, x in itertools.product(range(0, bottom - top, _PIECE), range(0, right - left, _PIECE)):
        wide, high = min(_PIECE, right - left - x), min(_PIECE, bottom - top - y)
        part = x * across, y * down, (x + wide) * across, (y + high) * down
        around = max(int(part[0]) - 1, 0), max(int(part[1]) - 1, 0), math.ceil(part[2]) + 1, math.ceil(part[3]) + 1
        if mask.crop(around).getbbox():
            piece = mask.resize((wide, high), Image.Resampling.BILINEAR, box=part)
            ink = flat if piece.size == flat.size else flat.crop((0, 0, wide, high))
            picture.paste(ink, (left + x, top + y), piece)


@cached_image
def hatching(size: tuple[int, int], step: int, width: int) -> Image.Image:
    """Diagonal lines over a picture as a mask (L): ``width`` pixels wide, one every ``step`` pixels; read-only."""
    mask = Image.new("L", size, 0)
    draw = ImageDraw.Draw(mask)
    for start in range(-size[1], size[0], step):
        draw.line((start, size[1], start + size[1], 0), fill=255, width=width)
    return mask


def faded(image: Image.Image, share: float) -> Image.Image:
    """The RGBA image with its opacity multiplied by `share`."""
    result = image.copy()
    result.putalpha(image.getchannel("A").point([round(value * share) for value in range(256)]))
    return result


def with_shadow(
    image: Image.Image, *, blur: float = 3, drop: int = 2, strength: float = 0.5, colour: Colour = FRAME_DARK
) -> Sprite:
    """The RGBA image as the body of a sprite with a soft drop shadow."""
    margin = round(blur * 2) + drop
    size = image.width + 2 * margin, image.height + 2 * margin
    shadow = Image.new("L", size, 0)
    shadow.paste(image.getchannel("A"), (margin, margin + drop))
    shadow = shadow.filter(ImageFilter.GaussianBlur(blur)).point([round(value * strength) for value in range(256)])
    result = Image.new("RGBA", size, (*colour, 0))
    result.putalpha(shadow)
    result.alpha_composite(image, (margin, margin))
    return Sprite(result, image.width, image.height, margin, margin)


def halo(mask: Image.Image, radius: float) -> Image.Image:
    """The mask (L) grown by about `radius` pixels with a soft edge."""
    grown = mask.filter(ImageFilter.GaussianBlur(radius * 0.75))
    return grown.point([min(255, round(value * 3.4)) for value in range(256)])


def coloured(mask: Image.Image, colour: Colour) -> Image.Image:
    """An RGBA image of one colour with the mask as its opacity."""
    image = Image.new("RGBA", mask.size, (*colour, 0))
    image.putalpha(mask)
    return image


def paste_colour(picture: Image.Image, colour: Colour, at: tuple[int, int], mask: Image.Image) -> None:
    """Paste a colour through a mask with its upper left corner at a place.

    The same pixels as with the colour in place of an image of it, in less than half the time.
    """
    picture.paste(Image.new("RGB", mask.size, colour), at, mask)


def multiplied(ground: Image.Image, colour: Colour) -> Image.Image:
    """The RGB image multiplied by one colour."""
    return ImageChops.multiply(ground, Image.new("RGB", ground.size, colour))


def framed(picture: Image.Image) -> Image.Image:
    """The picture (in place) with our frame, dark outside, then gold, for a clean edge on any background."""
    draw = ImageDraw.Draw(picture)
    width, height = picture.size
    for inset, colour in enumerate((FRAME_DARK, FRAME_DARK, GOLD, GOLD, BAND, BAND)):
        draw.rectangle((inset, inset, width - 1 - inset, height - 1 - inset), outline=colour)
    return picture


def finished(picture: Image.Image, stem: str, alt: str) -> Picture:
    """The RGB picture, framed (in place) and encoded."""
    return encoded(framed(picture), stem, alt)


def encoded(picture: Image.Image, stem: str, alt: str) -> Picture:
    """The RGB picture in the configured format, named `stem` plus the extension.

    JPEG uses quality 90 and 4:4:4, less only if a picture would exceed 650 KB; WebP uses quality 76.
    """
    kind = _preferred[0]
    data = _as_webp(picture) if kind == "webp" else _as_jpeg(picture)
    name = f"{stem}.webp" if kind == "webp" else f"{stem}.jpg"
    note_encoded(picture, name)
    return Picture(data, name, shortened_alt(alt), picture.width, picture.height)


def prefer(kind: Format) -> None:
    """Encode all pictures from now on as JPEG (default) or as WebP, which halves the size but is slower."""
    _preferred[0] = kind


def preferred() -> Format:
    """The format in which pictures are encoded."""
    return _preferred[0]


_preferred: list[Format] = ["jpeg"]


def _as_webp(picture: Image.Image) -> bytes:
    buffer = BytesIO()
    picture.save(buffer, "WEBP", quality=76, method=2)
    return buffer.getvalue()


def _as_jpeg(picture: Image.Image) -> bytes:
    expected = _expected_bytes(picture)
    fitting = [quality for quality, share in _QUALITIES.items() if expected * share <= _MAX_BYTES]
    data = b""
    for quality in fitting or [min(_QUALITIES)]:
        data = _jpeg(picture, quality)
        if len(data) <= _MAX_BYTES:
            break
    return data


def _jpeg(picture: Image.Image, quality: int) -> bytes:
    with _scratch() as buffer:
        picture.save(buffer, "JPEG", quality=quality, subsampling=0)
        buffer.seek(0)
        return buffer.read()


def _expected_bytes(picture: Image.Image) -> float:
    """How large the JPEG at the best quality will be, within 2 %: from every fourth row of its blocks."""
    tops = range(_BLOCK, picture.height - _BLOCK, 4 * _BLOCK)
    if not tops or picture.width * picture.height <= _SURELY_FITS:
        return 0
    sample = Image.new("RGB", (picture.width, len(tops) * _BLOCK))
    for place, top in enumerate(tops):
        sample.paste(picture.crop((0, top, picture.width, top + _BLOCK)), (0, place * _BLOCK))
    return len(_jpeg(sample, max(_QUALITIES))) * picture.height / sample.height * _CAUTION


def _scratch() -> BinaryIO:
    """A file in memory: while encoding into a real file descriptor, Pillow releases the GIL."""
    if hasattr(os, "memfd_create"):
        in_memory: BinaryIO = os.fdopen(os.memfd_create("picture"), "w+b")
        return in_memory
    return BytesIO()


_QUALITIES: Final = {90: 1.0, 89: 0.943, 88: 0.91, 84: 0.78, 76: 0.62, 66: 0.5}
"""JPEG quality to the share of the bytes of the best one, measured on the maps of all games: it varies by 1 %."""

_MAX_BYTES: Final = 650_000
_BLOCK: Final = 8
"""The height in pixels of a row of a JPEG's blocks."""

_CAUTION: Final = 1.015
"""Rather a quality too low than encoding twice."""

_SURELY_FITS: Final = 800_000
"""Pixels up to which the best quality is tried at once."""

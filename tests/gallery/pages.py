"""Contact sheets and the page beside them."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageDraw

from render.core.fonts import Face, draw_text
from render.core.picture import Picture
from tests.gallery.exhibits import Drawn

_GAP, _CAPTION = 12, 26
_LONGEST = 16_000
"""The greatest height of a sheet in pixels."""


def opened(picture: Picture) -> Image.Image:
    """A picture as an image; of a film, the last frame."""
    image = Image.open(BytesIO(picture.data))
    image.seek(getattr(image, "n_frames", 1) - 1)
    return image.convert("RGB")


def inline(image: Image.Image) -> Image.Image:
    """The picture as Discord shows it inline on a desktop: in a box of 550 by 350."""
    share = min(550 / image.width, 350 / image.height, 1.0)
    return image.resize((round(image.width * share), round(image.height * share)), Image.Resampling.LANCZOS)


def on_phone(image: Image.Image) -> Image.Image:
    """The picture 360 pixels wide."""
    return image.resize((360, round(image.height * 360 / image.width)), Image.Resampling.LANCZOS)


def full(image: Image.Image) -> Image.Image:
    """The picture as it is."""
    return image


SIZES = {"full": (full, 2), "550": (inline, 3), "360": (on_phone, 4)}
"""How pictures are scaled, and how many are side by side on a sheet."""


def write_pages(folder: Path, game: str, shown: Sequence[Drawn]) -> Path:
    """Write the pictures, contact sheets and page of a game. Returns the page."""
    target = folder / game
    target.mkdir(parents=True, exist_ok=True)
    images = [opened(each.picture) for each in shown]
    sheets: list[Path] = []
    for size, (scaled, columns) in SIZES.items():
        cells = [(each.exhibit.name, scaled(image)) for each, image in zip(shown, images, strict=True)]
        sheets += _write_sheets(target, size, cells, columns)
    files = [_write_picture(target, number, each) for number, each in enumerate(shown)]
    rows = "".join(_row(each, file) for each, file in zip(shown, files, strict=True))
    links = " ".join(f'<a href="{sheet.name}">{sheet.stem}</a>' for sheet in sheets)
    page = target / "index.html"
    page.write_text(
        f'<!doctype html><meta charset="utf-8"><title>{escape(game)}</title><h1>{escape(game)}</h1><p>{links}</p>'
        "<style>td{vertical-align:top;padding:4px}img{max-width:550px;max-height:350px}</style><table>"
        f"<tr><th>picture<th>name<th>size<th>bytes<th>ms<th>alt text</tr>{rows}</table>",
        encoding="utf-8",
    )
    return page


def _row(drawn: Drawn, file: str) -> str:
    picture = drawn.picture
    return (
        f'<tr><td><a href="{file}"><img loading="lazy" src="{file}"></a><td>{escape(drawn.exhibit.name)}'
        f"<td>{picture.width}×{picture.height}<td>{len(picture.data)}<td>{drawn.milliseconds:.0f}"
        f"<td>{escape(picture.alt)}</tr>"
    )


def _write_picture(target: Path, number: int, drawn: Drawn) -> str:
    name = f"{number:03}-{drawn.picture.filename}"
    (target / name).write_bytes(drawn.picture.data)
    return name


def _write_sheets(target: Path, size: str, cells: Sequence[tuple[str, Image.Image]], columns: int) -> list[Path]:
    width = max((image.width for _, image in cells), default=1)
    rows: list[list[tuple[str, Image.Image]]] = [list(cells[at : at + columns]) for at in range(0, len(cells), columns)]
    sheets: list[list[list[tuple[str, Image.Image]]]] = [[]]
    height = 0
    for row in rows:
        high = _height(row)
        if sheets[-1] and height + high > _LONGEST:
            sheets.append([])
            height = 0
        sheets[-1].append(row)
        height += high
    return [_write_sheet(target / f"sheet-{size}-{n}.jpg", sheet, width, columns) for n, sheet in enumerate(sheets, 1)]


def _height(row: Sequence[tuple[str, Image.Image]]) -> int:
    return max(image.height for _, image in row) + _CAPTION + _GAP


def _write_sheet(file: Path, rows: Sequence[Sequence[tuple[str, Image.Image]]], width: int, columns: int) -> Path:
    sheet = Image.new("RGB", (columns * (width + _GAP) + _GAP, sum(map(_height, rows)) + _GAP), "#313338")
    draw, top = ImageDraw.Draw(sheet), _GAP
    for row in rows:
        for column, (name, image) in enumerate(row):
            left = _GAP + column * (width + _GAP)
            draw_text(draw, left, top + 18, name, Face.BODY, 17, (255, 255, 255))
            sheet.paste(image, (left, top + _CAPTION))
        top += _height(row)
    sheet.save(file, quality=92, subsampling=0)
    return file

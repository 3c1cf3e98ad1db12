"""The cards of every game: for the start of a campaign, the end of each turn, and the end of the campaign.

A game provides its map, words and numbers; the layout is the same for all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from PIL import Image, ImageChops, ImageFilter

from render.core.canvas import Pen, Point, Sprite, gradient, smooth, with_shadow
from render.core.counters import disc_sprite
from render.core.fonts import Face, fitted_size, shortened, text_width, wrapped
from render.core.icons import icon, paste_icon
from render.core.image_cache import cached_image
from render.core.palette import (
    BAND,
    BAND_SECONDARY,
    BAND_TEXT,
    BRIGHT_GOLD,
    GAIN,
    GOLD,
    HAIRLINE,
    INK,
    IVORY,
    LOSS,
    PANEL_EDGE,
    PORPHYRY,
    ROME,
    SECONDARY,
    VELLUM,
    Colour,
)
from render.core.text_panels import panel, write, write_fitted
from render.core.words import Words

WIDTH: Final = 1200
HEIGHT: Final = 750
REPORT_HEAD: Final = 128
_OPENING: Final = 630
_TASK, _TASK_ROOM, _TASK_SHADE = 41, 880, 165
"""The letters of the task on the opening card, the width of its lines, and how dark the map is below them."""

_LAST_LINE: Final = 40
"""The letters of the last line of an end card."""

_BAND: Final = 250
_LOW_BAND: Final = 180
_MELT: Final = 60
_ROOM: Final = WIDTH - 180
_TALL: Final = 900
"""The height of a card with plates: their rows can be read on a phone."""

_ROWS: Final = 5
_ROW: Final = 98
_LARGE_ROW, _HIGHEST_ROW = 116, 144
"""The height from which a row has larger letters, and that of the highest one."""

_WIDE: Final = 520
"""The width of a plate from which it has room for two columns."""

_PLATE_HEIGHT: Final = 580
_FOOT: Final = 72
_PLATE_EDGE, _PLATE_GAP = 30, 12
_FIGURE: Final = (268, 136)
_CROWN, _CROWN_OUT = 72, 15
"""The size of a crown, and how far it's outside its plate: less than the gap to the next one."""

_SIGN: Final = 50
_FACT, _CAUSE = (44, 34), (40, 32)
"""The largest and the smallest letters of a row."""

_ROWS_TOP: Final = 74
_INDENT, _ROOM_OF_ROW = 68, 78
"""Where a row's lines begin, and what a plate's width has more than they."""

_FROM_EDGE: Final = 12
"""How far a line with smaller letters than usual is from the edge of its plate at least, besides."""

_LEGIBLE: Final = 40
"""The least letters that can be read on a phone."""

ROOM_OF_CAUSE: Final = 290
"""The room of a row's second line if there are three plates."""

Tone = Literal["gain", "loss", "plain"]


@dataclass(frozen=True)
class Row:
    """A line of a plate: the silhouette, the fact, and its cause or consequence. A plain remark has no silhouette.

    ``tone``: whether it's a gain or a loss for those who read it; the sign's shape and colour say so. ``colour``: that
    of a seat, drawn in place of the silhouette.
    """

    sign: str
    fact: str
    cause: str = ""
    tone: Tone = "plain"
    colour: Colour | None = None

    @property
    def told(self) -> str:
        """The line in words."""
        return ", ".join(part for part in (self.fact, self.cause) if part)


@dataclass(frozen=True)
class Plate:
    """A turn's changes under one heading."""

    head: str
    rows: Sequence[Row]
    more: Callable[[int], str] = "+{}".format
    """The words for rows that have no room."""

    def told(self, texts: Words) -> str:
        """The plate as a sentence."""
        return texts.labelled(self.head.capitalize(), texts.joined(row.told for row in self.rows)) + "."


@dataclass(frozen=True)
class Figure:
    """A number on the card that ends a campaign, and what it counts. The winner's is ``crowned``."""

    number: str
    name: str
    colour: Colour = ROME
    crowned: bool = False


def fitting_cause(*lines: str, room: float = ROOM_OF_CAUSE) -> str:
    """The first of some second lines of a row that can be read on a phone where there are three plates; else the last.

    The first one tells most, the last one is the shortest.
    """
    return next((line for line in lines if text_width(line, Face.STRONG, _LEGIBLE) <= room), lines[-1])


def draw_title_card(board: Image.Image, corner: Point, game: str, line: str, title: str, task: str) -> Image.Image:
    """The card that opens a campaign: game and dates over the map from ``corner`` on, title, task."""
    picture = _part(board, corner, _OPENING)
    picture.paste(BAND, (0, 0), _opening_shade())
    spacing = _spacing(game, 78)
    size = fitted_size(game, Face.TITLE, 78, _ROOM, least=30, spacing=spacing)
    top = -round((78 - size) * 2 / 3)  # a smaller name leaves room above; the lines below share it
    paste_icon(picture, 56, top + 64, "laurel", 108, GOLD)
    write(picture, 56, top + 250, game, Face.TITLE, size, BAND_TEXT, spacing=spacing)
    write_fitted(picture, 60, top + 308, line, Face.ITALIC, 42, 860, BRIGHT_GOLD, least=24)
    write_fitted(picture, 58, top + 416, title, Face.STRONG, 56, 1000, IVORY, least=22)
    for place, told in enumerate(_evenly_wrapped(task, Face.STRONG, _TASK, _TASK_ROOM)[:3]):
        write(picture, 60, top + 484 + place * 46, told, Face.STRONG, _TASK, BAND_TEXT)
    return picture


def _evenly_wrapped(text: str, face: Face, size: int, most: int) -> list[str]:
    """A text in as few lines as fit, none much shorter than the others."""
    few = len(wrapped(text, face, size, most))
    tried = (wrapped(text, face, size, room) for room in range(most // 2, most, 30))
    return next((lines for lines in tried if len(lines) <= few), wrapped(text, face, size, most))


@cached_image
def _opening_shade() -> Image.Image:
    """How dark the map of an opening card is: dark at the left and, below the game's name, as far as its lines go."""
    across = gradient(_OPENING, WIDTH, (235, 235, 235), (30, 30, 30)).convert("L").rotate(90, expand=True)
    across = across.resize((WIDTH, _OPENING))
    end = gradient(_OPENING, WIDTH - _TASK_ROOM, (_TASK_SHADE,) * 3, (30, 30, 30)).convert("L").rotate(90, expand=True)
    low = Image.new("L", (WIDTH, _OPENING), _TASK_SHADE)
    low.paste(end.resize((WIDTH - _TASK_ROOM, _OPENING)), (_TASK_ROOM, 0))
    low.paste(0, (0, 0, WIDTH, _OPENING // 2), _fade(_OPENING // 2, 255, 0).resize((WIDTH, _OPENING // 2)))
    return ImageChops.lighter(across, low)


def draw_turn_card(
    board: Image.Image, corner: Point, title: str, line: str, plates: Sequence[Plate], foot: str, size: int = 54
) -> Image.Image:
    """The card that closes a turn: its title (font size ``size``) over a band of the map, plates, and a footer.

    Plates without rows are left out, unless all are empty. The upper right corner is left to the game.
    """
    picture = _band(board, corner, height=_TALL if plates else HEIGHT)
    baseline = 65 + size // 2
    write(picture, 36, baseline, title, Face.TITLE, size, BAND_TEXT, spacing=3)
    write_fitted(picture, 38, baseline + 50, line, Face.ITALIC, 40, 760, BAND_SECONDARY, least=20)
    filled = [plate for plate in plates if plate.rows] or plates[:1]
    step = (WIDTH - 2 * _PLATE_EDGE + _PLATE_GAP) // max(len(filled), 1)
    most = max(-(-len(plate.rows) // _columns(plate, step - _PLATE_GAP)) for plate in filled) if filled else 0
    pitch = min(_ROWS * _ROW // max(most, 1), _HIGHEST_ROW) if most < _ROWS else _ROW
    for place, plate in enumerate(filled):
        _draw_plate(picture, _PLATE_EDGE + place * step, step - _PLATE_GAP, plate, pitch)
    if foot:
        draw_foot(picture, foot)
    return picture


def draw_end_card(
    board: Image.Image,
    corner: Point,
    game: str,
    line: str,
    level: str,
    reason: str,
    figures: Sequence[Figure],
    *,
    won: bool = True,
) -> Image.Image:
    """The card that ends a campaign: the level of its result under a laurel or a flame, the reason, and numbers.

    The area below the numbers is left to the game.
    """
    picture = _end_band(board, corner, game, line)
    _write_result(picture, _BAND + (30 if figures else -26), level, reason, won=won)
    left = (WIDTH - len(figures) * _FIGURE[0] - (len(figures) - 1) * 18) // 2
    for place, figure in enumerate(figures):
        _draw_figure(picture, left + place * (_FIGURE[0] + 18), _BAND + 232, figure)
    return picture


COURSE_TOP: Final = 366
"""Where the free area of `draw_end_card_with_course` begins."""


def draw_end_card_with_course(
    board: Image.Image,
    corner: Point,
    game: str,
    line: str,
    level: str,
    reason: str,
    figures: tuple[Figure, Figure],
    colour: Colour = PORPHYRY,
) -> Image.Image:
    """The same for two: their numbers at the sides of the band, so that below is room for the course of the game.

    ``colour``: the winner's, for the level. The area from ``COURSE_TOP`` on is left to the game.
    """
    picture = _end_band(board, corner, game, line, _LOW_BAND)
    _write_level(picture, COURSE_TOP - 62, level, colour)
    _write_reason(picture, COURSE_TOP - 18, reason)
    for figure, left in zip(figures, (_BESIDE, WIDTH - _BESIDE - _FIGURE[0]), strict=True):
        _draw_figure(picture, left, _FIGURES_TOP, figure, _NAME_OF_FIGURE)
    return picture


ROOM_TOP: Final = 306
"""Where the free area of `draw_end_card_with_room` begins."""

_LEAST_BAND: Final = 146
_LAUREL: Final = 84


def draw_end_card_with_room(
    board: Image.Image, corner: Point, game: str, line: str, level: str, reason: str
) -> Image.Image:
    """The same for several, whose nations need room: a low band, the result between laurels, then the free area."""
    picture = _band(board, corner, _LEAST_BAND)
    head, spacing = f"{game} · {line}", _spacing(game, 50)
    write_fitted(
        picture, WIDTH / 2, 76, head, Face.TITLE, 50, WIDTH - 80, BAND_TEXT, least=30, align=0.5, spacing=spacing
    )
    _write_level(picture, ROOM_TOP - 92, level, PORPHYRY)
    half = text_width(level.upper(), Face.TITLE, 60, 3) / 2 + 30 + _LAUREL
    for x in (WIDTH / 2 - half, WIDTH / 2 + half - _LAUREL):
        paste_icon(picture, round(x), ROOM_TOP - 156, "laurel", _LAUREL, GOLD)
    _write_reason(picture, ROOM_TOP - 36, reason)
    return picture


_BESIDE, _FIGURES_TOP, _NAME_OF_FIGURE = 60, 104, 40
"""The sides of the card to the figures, their upper edge, and the letters of their names."""


def _end_band(board: Image.Image, corner: Point, game: str, line: str, high: int = _BAND) -> Image.Image:
    picture = _band(board, corner, high)
    spacing = _spacing(game, 56)
    write_fitted(picture, WIDTH / 2, 92, game, Face.TITLE, 56, _ROOM, BAND_TEXT, least=30, align=0.5, spacing=spacing)
    write(picture, WIDTH / 2, 142, line, Face.ITALIC, 40, BAND_SECONDARY, align=0.5)
    return picture


def _write_result(picture: Image.Image, middle: int, level: str, reason: str, *, won: bool) -> None:
    """The laurel or the flame around a height, with the level and the reason below."""
    paste_icon(picture, WIDTH // 2 - 56, middle - 56, "laurel" if won else "flame", 112, GOLD if won else LOSS)
    _write_level(picture, middle + 120, level, PORPHYRY)
    _write_reason(picture, middle + 174, reason)


def _write_level(picture: Image.Image, y: int, level: str, colour: Colour) -> None:
    write_fitted(
        picture, WIDTH / 2, y, level.upper(), Face.TITLE, 60, WIDTH - 120, colour, least=26, align=0.5, spacing=3
    )


def _write_reason(picture: Image.Image, y: int, reason: str) -> None:
    write_fitted(picture, WIDTH / 2, y, reason, Face.ITALIC, 40, WIDTH - 100, INK, least=24, align=0.5)


def _spacing(name: str, size: int) -> int:
    """Pixels between the letters of a game's name: fewer if it has to be smaller."""
    return 4 if text_width(name, Face.TITLE, size, 4) <= _ROOM else 2


def draw_report_head(picture: Image.Image, sign: str, title: str) -> None:
    """The dark head of a battle report, ``REPORT_HEAD`` pixels high, with its silhouette and title."""
    picture.paste(gradient(WIDTH, REPORT_HEAD, BAND, (52, 36, 26)), (0, 0))
    paste_icon(picture, 26, 32, sign, 62, GOLD)
    write_fitted(picture, 108, 64, title.upper(), Face.TITLE, 44, WIDTH - 140, BAND_TEXT, least=30, spacing=2)


def draw_report_line(picture: Image.Image, line: str, room: float) -> None:
    """The line below the title of a report, within ``room`` pixels."""
    write_fitted(picture, 110, 110, line, Face.ITALIC, 41, room, BAND_SECONDARY, least=30)


def draw_foot(picture: Image.Image, text: str) -> None:
    """A line on a dark band at the foot of a card."""
    end = picture.height
    picture.paste(BAND, (0, end - _FOOT, WIDTH, end))
    write_fitted(picture, WIDTH / 2, end - 23, text, Face.STRONG, 42, WIDTH - 60, IVORY, least=30, align=0.5)


def draw_last_line(picture: Image.Image, text: str) -> None:
    """The last line about a campaign, at the foot of its card, in lines of about the same length."""
    lines = _evenly_wrapped(text, Face.ITALIC, _LAST_LINE, WIDTH - 120)
    top = HEIGHT - 40 - (len(lines) - 1) * 44
    for place, told in enumerate(lines):
        write(picture, WIDTH / 2, top + place * 44, told, Face.ITALIC, _LAST_LINE, INK, align=0.5)


def _part(board: Image.Image, corner: Point, height: int) -> Image.Image:
    """The part of a map as wide as a card; a narrower map is enlarged."""
    if board.width < WIDTH:
        board = board.resize((WIDTH, round(board.height * WIDTH / board.width)), Image.Resampling.LANCZOS)
    left, top = round(min(corner[0], board.width - WIDTH)), round(min(corner[1], board.height - height))
    return board.crop((left, top, left + WIDTH, top + height))


def _band(board: Image.Image, corner: Point, high: int = _BAND, height: int = HEIGHT) -> Image.Image:
    """A band of the map, dark at the top, fading into vellum."""
    band = _part(board, corner, high + _MELT).filter(ImageFilter.GaussianBlur(1))
    picture = Image.new("RGB", (WIDTH, height), VELLUM)
    picture.paste(band, (0, 0))
    picture.paste(BAND, (0, 0, WIDTH, high + _MELT), _fade(high + _MELT, 215, 90))
    picture.paste(VELLUM, (0, high - 40, WIDTH, high + _MELT), _fade(40 + _MELT, 0, 255))
    return picture


def _fade(height: int, top: int, bottom: int) -> Image.Image:
    return gradient(1, height, (top,) * 3, (bottom,) * 3).convert("L").resize((WIDTH, height))


def _columns(plate: Plate, width: int) -> int:
    """How many columns a plate's rows have: two if it's wide and they're many."""
    return 2 if width > _WIDE and len(plate.rows) > _ROWS else 1


def _draw_plate(picture: Image.Image, left: int, width: int, plate: Plate, pitch: int) -> None:
    """A plate with as many rows as it has room for, in two columns if it's wide; the last place says how many more.

    ``pitch``: the height of its rows; those of few rows are higher, with larger letters.
    """
    top = _BAND - 14
    panel(width, _PLATE_HEIGHT).put(picture, left, top)
    middle = left + width / 2
    write_fitted(
        picture, middle, top + 54, plate.head, Face.HEAD, 40, width - 32, PORPHYRY, least=26, align=0.5, spacing=2
    )
    columns = _columns(plate, width)
    room, places = width // columns, columns * _ROWS
    shown = plate.rows if len(plate.rows) <= places else plate.rows[: places - 1]
    for place, row in enumerate(shown):
        y = top + _ROWS_TOP + place % _ROWS * pitch
        if place % _ROWS and row.sign:
            x = left + place // _ROWS * room
            picture.paste(HAIRLINE, (x + 18, y - 2, x + room - 18, y))
        _draw_row(picture, left + place // _ROWS * room, y, room, row, pitch)
    if len(shown) < len(plate.rows):
        x, y = left + (columns - 1) * room + 76, top + _ROWS_TOP + 14 + (_ROWS - 1) * _ROW
        more = plate.more(len(plate.rows) - len(shown))
        write_fitted(picture, x, y + 40, more, Face.ITALIC, 42, room - 96, SECONDARY, least=30)


def _draw_row(picture: Image.Image, left: int, y: int, width: int, row: Row, pitch: int) -> None:
    if not row.sign:
        write(picture, left + width / 2, y + 44, row.cause, Face.ITALIC, 42, SECONDARY, align=0.5)
        return
    row_sign(row.sign, row.tone).put(picture, left + 12, y + (pitch - _SIGN) // 2)
    large, base = (6, (pitch - _ROW) / 2) if pitch >= _LARGE_ROW else (0, (pitch - _ROW) / 2)
    _write_line(picture, left, round(y + base + 40), width, row.fact, Face.STRONG, (_FACT[0] + large, _FACT[1]), INK)
    second = round(y + base + 84 + large)
    _write_line(picture, left, second, width, row.cause, Face.STRONG, (_CAUSE[0] + large, _CAUSE[1]), SECONDARY)


def _write_line(
    picture: Image.Image,
    left: int,
    base: int,
    width: int,
    text: str,
    face: Face,
    sizes: tuple[int, int],
    colour: Colour,
) -> None:
    """A line of a row beside its sign: as large as fits, and shortened if even the smallest letters don't fit."""
    largest, least = sizes
    size = fitted_size(text, face, largest, width - _ROOM_OF_ROW - _FROM_EDGE, least=least)
    write(picture, left + _INDENT, base, shortened(text, face, size, width - _ROOM_OF_ROW), face, size, colour)


@cached_image
def row_sign(name: str, tone: Tone) -> Sprite:
    """A row's silhouette: on a green disc for a gain, on a dark diamond with a red edge for a loss, else bare."""
    if tone == "gain":
        return disc_sprite(name, _SIGN, GAIN, IVORY, GAIN)
    if tone == "plain":
        return Sprite(icon(name, 42, SECONDARY), _SIGN, _SIGN, -4, -4)

    def paint(pen: Pen) -> None:
        half = _SIGN / 2
        for inset, colour in ((0.0, IVORY), (1.5, LOSS), (4.5, BAND)):
            reach = half - inset
            pen.polygon([(half, inset), (half + reach, half), (half, half + reach), (inset, half)], colour)

    image = smooth(_SIGN, _SIGN, paint)
    sign = icon(name, 24, IVORY)
    image.alpha_composite(sign, ((_SIGN - 24) // 2, (_SIGN - 24) // 2))
    return with_shadow(image, blur=1.5, drop=1, strength=0.4)


def _draw_figure(picture: Image.Image, left: int, top: int, figure: Figure, letters: int = 40) -> None:
    panel(*_FIGURE, GOLD if figure.crowned else PANEL_EDGE).put(picture, left, top)
    if figure.crowned:
        crown = disc_sprite("crown", _CROWN, ROME, BRIGHT_GOLD, GOLD)
        outer = left - _CROWN_OUT if left < WIDTH / 2 else left + _FIGURE[0] - _CROWN + _CROWN_OUT
        crown.put(picture, outer, top - _CROWN / 3)
    middle, room = left + _FIGURE[0] / 2, _FIGURE[0] - 20
    write(picture, middle, top + 72, figure.number, Face.HEAVY, 62, figure.colour, align=0.5)
    write_fitted(
        picture,
        middle,
        top + 118,
        figure.name,
        Face.STRONG,
        letters,
        room,
        SECONDARY,
        least=16,
        align=0.5,
    )

"""The picture for a decision about stratagems or the initiative: both camps with the backs of what they hold."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from PIL import Image

from render.core.battle_sheet import GRASS, HEAD, HEIGHT, WIDTH
from render.core.canvas import Sprite, coloured, finished, gradient, rounded_mask, with_shadow
from render.core.counters import disc_sprite
from render.core.fonts import Face
from render.core.icons import icon, paste_icon
from render.core.palette import BAND, BAND_TEXT, BRIGHT_GOLD, GOLD, INK, IVORY, PANEL_EDGE, lighter
from render.core.picture import Picture
from render.core.plates import parts_of
from render.core.posts import View
from render.core.text_panels import panel, write, write_fitted
from render.core.words import Words
from render.ultimus_romanorum.battle_report import BAND_END, FOOT, LEFTS, TOP, WIDE, draw_foot
from render.ultimus_romanorum.texts import words
from render.ultimus_romanorum.theme import CAMP_COLOURS, game_of
from rules.core.views import decision_in
from rules.ultimus_romanorum.data.models import Camp
from rules.ultimus_romanorum.game import CAMPS, UltimusRomanorum

TOPICS: Final = frozenset({"initiative", "augusta", "geostrategy", "stratagem", "discard", "sequence"})
"""The decisions and windows about what the camps hold and who begins."""

_HIGH: Final = HEIGHT - FOOT - TOP - 16
_BAR: Final = 96
_TITLE, _NAME, _POINTS, _TOLD = 64, 64, 76, 56
_BACKS_TOP, _FOOT = 232, 116
_GAP: Final = 18
_SHAPE: Final = 0.72
"""The width of a back as a share of its height."""

_ASKED: Final = 10
"""The width of the golden frame around who is asked."""


def draw_hands(view: View, locale: str) -> Picture:
    """Both camps: points, who has the initiative, how many stratagems each holds, and what is asked."""
    game, texts, decision = game_of(view), words(locale), decision_in(view)
    event, question = parts_of(str(decision.get("prompt") or texts(f"asked-{decision['topic']}")))
    picture = Image.new("RGB", (WIDTH, HEIGHT))
    picture.paste(gradient(WIDTH, HEIGHT - HEAD, *GRASS), (0, HEAD))
    picture.paste(gradient(WIDTH, HEAD, BAND, BAND_END), (0, 0))
    paste_icon(picture, 26, 18, "scroll", 72, GOLD)
    year = write(picture, WIDTH - 30, 76, str(game.year), Face.TITLE, _TITLE, BRIGHT_GOLD, align=1)
    title = event or texts("hands-title")
    write_fitted(picture, 120, 76, title, Face.STRONG, _TITLE, WIDTH - 190 - year, BAND_TEXT, least=36)
    asked = "" if decision.get("reaction") else str(decision["seat"])
    for left, camp in zip(LEFTS, CAMPS, strict=True):
        held = _held(view, game, camp)
        _draw_camp(picture, left, game, texts, camp, held, is_asked=game.seat(camp) == asked)
    draw_foot(picture, question or event, BRIGHT_GOLD, INK)
    told = [f"{texts(f'points-{camp}')}: {texts('hands-held', count=_held(view, game, camp))}." for camp in CAMPS]
    return finished(picture, f"hands-{game.year}", " ".join([*_initiative(game, texts), *told]))


def _held(view: Mapping[str, Any], game: UltimusRomanorum, camp: Camp) -> int:
    """How many stratagems a camp holds: anyone may count them."""
    return len(view["state"]["stacks"].get(f"hand-{game.seat(camp)}", ()))


def _initiative(game: UltimusRomanorum, texts: Words) -> list[str]:
    if game.state.first not in CAMPS:
        return []
    return [f"{texts(f'points-{game.state.first}')}: {texts('hands-initiative')}."]


def _draw_camp(
    picture: Image.Image, left: int, game: UltimusRomanorum, texts: Words, camp: Camp, held: int, *, is_asked: bool
) -> None:
    """One camp: its name and points, what it may do next, and the backs of its stratagems."""
    colour = CAMP_COLOURS[camp]
    if is_asked:
        box = left - _ASKED, TOP - _ASKED, left + WIDE + _ASKED, TOP + _HIGH + _ASKED
        picture.paste(BRIGHT_GOLD, box, rounded_mask(box[2] - box[0], box[3] - box[1], 18, scale=1))
    panel(WIDE, _HIGH, colour).put(picture, left, TOP)
    picture.paste(colour, (left + 2, TOP + 2), rounded_mask(WIDE - 4, _BAR, 10))
    points = str(game.state.pv[game.seat(camp)])
    taken = write(picture, left + WIDE - 24, TOP + 74, points, Face.HEAVY, _POINTS, IVORY, align=1)
    name = texts(f"points-{camp}").upper()
    write_fitted(picture, left + 24, TOP + 72, name, Face.TITLE, _NAME, WIDE - 70 - taken, IVORY, least=36)
    lines = [texts("hands-initiative")] if game.state.first == camp else []
    lines += [texts("hands-asked")] if is_asked else []
    left_over = game.state.sequences.get(camp)
    lines += [texts("hands-left", count=left_over)] if left_over and not lines else []
    if lines:
        y = TOP + _BAR + 36
        sign = "laurel" if game.state.first == camp else "scroll"
        disc_sprite(sign, 80, colour, BRIGHT_GOLD, BRIGHT_GOLD).put(picture, left + 24, y)
        write_fitted(
            picture, left + 124, y + 60, " · ".join(lines), Face.STRONG, _TOLD, WIDE - 146, INK, least=36
        )  # fmt: skip
    _draw_backs(picture, left + 24, camp, held)
    text = texts("hands-held", count=held)
    write_fitted(picture, left + 24, TOP + _HIGH - 40, text, Face.STRONG, _TOLD, WIDE - 48, INK, least=36)


def _draw_backs(picture: Image.Image, left: int, camp: str, held: int) -> None:
    """The backs as large as they fit, in one row or two."""
    if not held:
        return
    room, high = WIDE - 48, _HIGH - _BACKS_TOP - _FOOT
    sizes = []
    for rows in (1, 2):
        in_row = -(-held // rows)
        most = min((room + _GAP) // in_row - _GAP, round(((high + _GAP) / rows - _GAP) * _SHAPE))
        sizes.append((most, in_row))
    width, in_row = max(sizes)
    height = round(width / _SHAPE)
    top = TOP + _BACKS_TOP + (high - (-(-held // in_row)) * (height + _GAP) + _GAP) // 2
    for place in range(held):
        row, column = divmod(place, in_row)
        _back(camp, width, height).put(picture, left + column * (width + _GAP), top + row * (height + _GAP))


@lru_cache(maxsize=32)
def _back(camp: str, width: int, height: int) -> Sprite:
    """The back of a stratagem in the colour of a camp."""
    colour = CAMP_COLOURS[camp]
    image = coloured(rounded_mask(width, height, 14), PANEL_EDGE)
    for inset, shade in ((4, IVORY), (10, colour), (20, lighter(colour, 0.18))):
        image.alpha_composite(coloured(rounded_mask(width - 2 * inset, height - 2 * inset, 10), shade), (inset, inset))
    size = round(width * 0.58)
    image.alpha_composite(icon("scroll", size, BRIGHT_GOLD), ((width - size) // 2, (height - size) // 2))
    return with_shadow(image, blur=3, drop=3, strength=0.5).shown_as("counter")

"""The picture for a decision about stratagems or the initiative: both camps with the backs of what they hold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from PIL import Image

from render.core.battle_sheet import GRASS, HEIGHT, WIDTH
from render.core.canvas import Box, Sprite, coloured, finished, gradient, rounded_mask, with_shadow
from render.core.counters import disc_sprite
from render.core.fonts import Face, text_width
from render.core.icons import icon
from render.core.image_cache import cached_image
from render.core.palette import BRIGHT_GOLD, INK, IVORY, PANEL_EDGE, Colour, lighter
from render.core.picture import Picture
from render.core.plates import parts_of
from render.core.posts import View
from render.core.question_frame import draw_head, head_height
from render.core.text_panels import panel, write, write_fitted
from render.core.words import Words
from render.ultimus_romanorum.battle_report import LEFTS, WIDE
from render.ultimus_romanorum.choices import draw_answers, told_of
from render.ultimus_romanorum.stratagem_answers import answers_to
from render.ultimus_romanorum.texts import words
from render.ultimus_romanorum.theme import CAMP_COLOURS, game_of
from rules.core.views import decision_in
from rules.ultimus_romanorum.data.models import Camp
from rules.ultimus_romanorum.game import BARBARIAN, CAMPS, UltimusRomanorum

TOPICS: Final = frozenset({"initiative", "augusta", "geostrategy", "stratagem", "discard", "sequence", "flown"})
"""The decisions and windows about what the camps hold and who begins."""

_BAR: Final = 108
_NAME, _POINTS, _TOLD, _LEAST = 66, 54, 60, 54
_SIGN, _LINE, _CLOSE_LINE, _BELOW_LINE = 108, 150, 120, 2
"""The sign and the line of what a camp has or does, that above what the question is about, and the gap below it."""

_ANSWERS: Final = 336
_GAP, _EDGE, _HIGHEST, _FAN = 22, 18, 210, 64
"""The height of the answers; and of the backs of stratagems, with the most that the next one is off."""

_SHAPE: Final = 0.72
"""The width of a back as a share of its height."""

_MATTER: Final = 150
"""The size of the sign of what a question is about."""

_ASKED: Final = 10
"""The width of the golden frame around who is asked."""


class _Matter(NamedTuple):
    """What a question is about: its sign, how many of them a camp has, and words for it."""

    sign: str
    number: int
    told: str


def draw_hands(view: View, locale: str) -> Picture:
    """Both camps: points, who has the initiative, how many stratagems each holds, and what is asked."""
    game, texts, decision = game_of(view), words(locale), decision_in(view)
    event, question = parts_of(str(decision.get("prompt") or texts(f"asked-{_occasion(decision, game)}")))
    head = head_height(event, question)
    picture = Image.new("RGB", (WIDTH, HEIGHT))
    picture.paste(gradient(WIDTH, HEIGHT - head, *GRASS), (0, head))
    draw_head(picture, event, question)
    asked = "" if decision.get("reaction") else str(decision["seat"])
    answers = answers_to(decision, game, texts)
    low = HEIGHT - (_ANSWERS if answers else 0)
    held = {camp: _held(view, game, camp) for camp in CAMPS}
    for left, camp in zip(LEFTS, CAMPS, strict=True):
        box = (left, head + _EDGE, left + WIDE, low - _EDGE)
        is_asked = game.seat(camp) == asked
        _draw_camp(picture, box, game, texts, camp, held[camp], decision=decision, is_asked=is_asked)
    draw_answers(picture, answers, _ANSWERS)
    told = [f"{texts(f'points-{camp}')}: {texts('hands-held', count=held[camp])}." for camp in CAMPS]
    told += [told_of(answers)] if answers else []
    return finished(picture, f"hands-{game.year}", " ".join([*_initiative(game, texts), *told]))


def _occasion(decision: Mapping[str, Any], game: UltimusRomanorum) -> str:
    """What a question that its own words don't show is about: its topic, and whether no sequence has begun yet."""
    topic = str(decision["topic"])
    return "sequence-first" if topic == "sequence" and game.state.smc_number == 0 else topic


def _held(view: Mapping[str, Any], game: UltimusRomanorum, camp: Camp) -> int:
    """How many stratagems a camp holds: anyone may count them."""
    return len(view["state"]["stacks"].get(f"hand-{game.seat(camp)}", ()))


def _initiative(game: UltimusRomanorum, texts: Words) -> list[str]:
    if game.state.first not in CAMPS:
        return []
    return [f"{texts(f'points-{game.state.first}')}: {texts('hands-initiative')}."]


def _draw_camp(
    picture: Image.Image,
    box: Box,
    game: UltimusRomanorum,
    texts: Words,
    camp: Camp,
    held: int,
    *,
    decision: Mapping[str, Any],
    is_asked: bool,
) -> None:
    """One camp: its name and points, what it may do next, and how many stratagems it has."""
    colour = CAMP_COLOURS[camp]
    left, top, right, bottom = box
    if is_asked:
        frame = left - _ASKED, top - _ASKED, right + _ASKED, bottom + _ASKED
        picture.paste(BRIGHT_GOLD, frame[:2], rounded_mask(frame[2] - frame[0], frame[3] - frame[1], 18, scale=1))
    panel(WIDE, bottom - top, colour).put(picture, left, top)
    picture.paste(colour, (left + 2, top + 2), rounded_mask(WIDE - 4, _BAR, 10))
    points = texts("hands-points", count=game.state.pv[game.seat(camp)])
    taken = write(picture, right - 24, top + 78, points, Face.STRONG, _POINTS, IVORY, align=1)
    name = texts(f"points-{camp}").upper()
    write_fitted(picture, left + 24, top + 80, name, Face.TITLE, _NAME, WIDE - 70 - taken, IVORY, least=_LEAST)
    matter = _matter(game, texts, camp, decision)
    lines = [texts("hands-initiative" if game.state.first == camp else "hands-second")] if matter is None else []
    lines += [texts("hands-asked")] if is_asked else []
    y, high = top + _BAR, _LINE if matter is None else _CLOSE_LINE
    if lines:
        sign = disc_sprite("laurel" if game.state.first == camp else "scroll", _SIGN, colour, BRIGHT_GOLD, BRIGHT_GOLD)
        sign.put(picture, left + 24, y + (high - _SIGN) // 2)
        room = WIDE - 66 - _SIGN
        base = y + high / 2 + 20
        write_fitted(picture, left + 44 + _SIGN, base, " · ".join(lines), Face.STRONG, _TOLD, room, INK, least=_LEAST)
        y += high
    if matter is not None:
        y = _draw_matter(picture, (left + 24, y + (_BELOW_LINE if lines else 24), right - 24, bottom), matter, colour)
    _draw_held(picture, (left + 24, y, right - 24, bottom), camp, held, texts("hands-held", count=held))


def _matter(game: UltimusRomanorum, texts: Words, camp: Camp, decision: Mapping[str, Any]) -> _Matter | None:
    """What a question is about beside the stratagems of a camp: the initiative, sequences, or a counter to take."""
    topic = decision["topic"]
    if topic == "flown" and camp == BARBARIAN:
        return _Matter("flame", 1, texts("hands-offered"))
    left = game.sequences_left(camp)
    return _Matter("standard", left, texts("hands-left", count=left)) if topic == "sequence" and left else None


def _draw_matter(picture: Image.Image, box: Box, matter: _Matter, colour: Colour) -> int:
    """What a question is about as large signs in a row with words below them; returns where it ends."""
    left, top, right, _ = box
    if matter.number == 1 and matter.sign == "flame":
        disc_sprite(matter.sign, _SIGN, colour, BRIGHT_GOLD, BRIGHT_GOLD).put(picture, left, top)
        x, base = left + _SIGN + 20, top + _SIGN / 2 + 20
        write_fitted(picture, x, base, matter.told, Face.STRONG, _TOLD, right - x, INK, least=_LEAST)
        return top + _SIGN
    size = min(_MATTER, (right - left + _GAP) // matter.number - _GAP)
    middle = (left + right) / 2
    for place in range(matter.number):
        sign = disc_sprite(matter.sign, size, colour, BRIGHT_GOLD, BRIGHT_GOLD)
        sign.centre(picture, middle + (place - (matter.number - 1) / 2) * (size + _GAP), top + _MATTER / 2)
    if not matter.told:
        return top + _MATTER
    base = top + _MATTER + _TOLD + 6
    write_fitted(picture, middle, base, matter.told, Face.STRONG, _TOLD, right - left, INK, least=_LEAST, align=0.5)
    return round(base + 10)


def _draw_held(picture: Image.Image, box: Box, camp: str, held: int, told: str) -> None:
    """The backs of a camp's stratagems as a fan in the middle of a box, and after them how many there are."""
    left, top, right, bottom = box
    high = min(_HIGHEST, bottom - top - 2 * _EDGE)
    wide = round(high * _SHAPE)
    y = top + (bottom - top - high) // 2
    free = right - left - wide - _GAP - text_width(told, Face.STRONG, _LEAST)
    step = min(_FAN, free / max(held - 1, 1))
    for place in range(held):
        _back(camp, wide, high).put(picture, left + place * step, y)
    x = left + (wide + (held - 1) * step + _GAP if held else 0)
    write_fitted(picture, x, y + high / 2 + 20, told, Face.STRONG, _TOLD, right - x, INK, least=_LEAST)


@cached_image
def _back(camp: str, width: int, height: int) -> Sprite:
    """The back of a stratagem in the colour of a camp."""
    colour = CAMP_COLOURS[camp]
    image = coloured(rounded_mask(width, height, 14), PANEL_EDGE)
    for inset, shade in ((4, IVORY), (10, colour), (20, lighter(colour, 0.18))):
        image.alpha_composite(coloured(rounded_mask(width - 2 * inset, height - 2 * inset, 10), shade), (inset, inset))
    size = round(width * 0.58)
    image.alpha_composite(icon("scroll", size, BRIGHT_GOLD), ((width - size) // 2, (height - size) // 2))
    return with_shadow(image, blur=3, drop=3, strength=0.5).shown_as("counter")

"""The card that opens a campaign and the card that closes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from render.core.basemap import base_map
from render.core.canvas import finished, smooth
from render.core.cards import (
    WIDTH,
    Figure,
    draw_end_card,
    draw_end_card_with_course,
    draw_foot,
    draw_title_card,
)
from render.core.fonts import Face
from render.core.palette import BRIGHT_GOLD, INK, IVORY, PANEL
from render.core.picture import Picture
from render.core.posts import View
from render.core.text_panels import panel, pill, write, write_fitted
from render.core.words import Words
from render.rise_and_fall.texts import GAME, words, year_text
from render.rise_and_fall.theme import game_of, livery, tints
from render.rise_and_fall.turn_card import units
from rules.rise_and_fall.chapters.victory import german_stars, stars
from rules.rise_and_fall.data.loader import rise_data
from rules.rise_and_fall.data.models import Level
from rules.rise_and_fall.game import RiseAndFall

_SIDE: Final = 40
_CAPTION, _POINTER, _SCALE_TOP, _BOX, _LINE = 402, 440, 482, 84, 668
"""The heights of the scale of levels: its captions, Rome's lead, the levels, and the line below."""


def draw_title(view: View, title: str, locale: str) -> Picture:
    """The opening card: the campaign's name over the world of its first year, and the scenario."""
    texts, state = words(locale), game_of(view).state
    scenario, head = rise_data().scenarios[state.scenario], texts("map-title")
    line = texts(
        "title-line", first=year_text(scenario.first_year, texts), last=year_text(scenario.last_year, texts),
        turns=state.last_turn - state.turn + 1,
    )  # fmt: skip
    board = base_map(GAME).overview(tints(state.control)).picture
    picture = draw_title_card(board, (300, 150), head, line, title, texts("title-task"))
    return finished(picture, "title", " ".join([texts("alt-title", title=title), f"{head}: {line}."]))


def draw_end(view: View, locale: str) -> Picture:
    """The closing card: the level of the result, its reason, the count, and how far Rome's lead had to reach."""
    texts, game = words(locale), game_of(view)
    result = view["result"] or {"level": "", "text": "", "winner": None}
    level, reason = texts(f"level-{result['level']}"), str(result["text"])
    rome, parthia = stars(game, "rome"), stars(game, "parthia")
    figures = [
        Figure(str(number), texts.name(power), livery(power).counter, crowned=result["winner"] == power)
        for power, number in (("rome", rome), ("parthia", parthia))
    ]
    board, year = base_map(GAME).overview(tints(game.state.control)).picture, year_text(game.year, texts)
    head, corner = texts("map-title"), (200, 280)
    told = [texts("alt-end", level=level, rome=rome, parthia=parthia, persians="parthia"), reason]
    if str(result["level"]) in {each.id for each in _levels(game)}:
        colour = livery(str(result["winner"])).counter
        ends = figures[0], figures[1]
        picture = draw_end_card_with_course(board, corner, year, head, level, reason, ends, colour)
        told.append(_draw_scale(picture, game, rome - parthia, str(result["level"]), texts))
    else:
        germans = Figure(str(german_stars(game)), texts.name("german"), livery("german").counter, crowned=True)
        picture = draw_end_card(board, corner, head, year, level, reason, [*figures, germans])
    draw_foot(
        picture,
        texts("card-foot", units=units(game.state, "rome"), persians="parthia", others=units(game.state, "parthia")),
    )
    return finished(picture, "end", " ".join(told))


def _levels(game: RiseAndFall) -> Sequence[Level]:
    return game.data.scenarios[game.state.scenario].levels


def _draw_scale(picture: Image.Image, game: RiseAndFall, lead: int, reached: str, texts: Words) -> str:
    """The levels of victory from left to right, each with the lead it takes, and where Rome's lead is. Returns a line.

    The line says what Rome's victory takes, and what was missing.
    """
    levels = _levels(game)
    least = [game.state.levels.get(level.id, level.min) for level in levels]
    width = (WIDTH - 2 * _SIDE) / len(levels)
    place = max(number for number, threshold in enumerate(least) if threshold is None or threshold <= lead)
    for number, (level, threshold) in enumerate(zip(levels, least, strict=True)):
        side, _, grade = level.id.partition("-")
        colour = livery("rome" if side == "roman" else "parthia").counter
        left = _SIDE + number * width
        is_reached = level.id == reached
        box = panel(round(width) - 8, _BOX, BRIGHT_GOLD if is_reached else colour, colour if is_reached else PANEL)
        box.put(picture, left + 4, _SCALE_TOP)
        ink = IVORY if is_reached else colour
        middle, room = left + width / 2, width - 24
        baseline = _SCALE_TOP + _BOX / 2 + 10
        write_fitted(picture, middle, baseline, texts(f"grade-{grade}"), Face.HEAVY, 32, room, ink, least=24, align=0.5)
        if threshold is not None:
            write(picture, left, _SCALE_TOP + _BOX + 38, f"+{threshold}", Face.HEAVY, 36, INK, align=0.5)
    for halfway, side in ((1.5, "parthian"), (4.5, "roman")):
        caption = texts(f"end-side-{side}")
        colour = livery("rome" if side == "roman" else "parthia").counter
        write(picture, _SIDE + halfway * width, _CAPTION, caption, Face.STRONG, 34, colour, align=0.5)
    _draw_lead(picture, _SIDE + (place + 0.5) * width, lead, texts)
    line = lead_needed(game, lead, texts)
    write_fitted(picture, WIDTH / 2, _LINE, line, Face.STRONG, 36, WIDTH - 80, INK, least=28, align=0.5)
    return line


def lead_needed(game: RiseAndFall, lead: int, texts: Words) -> str:
    """The lead in stars that a Roman victory takes, and what was missing [Scenarios]."""
    first = next(level for level in _levels(game) if level.id.startswith("roman"))
    needed = game.state.levels.get(first.id, first.min) or 0
    if lead < needed:
        return texts("end-needed", lead=needed, missing=needed - lead)
    return texts("end-reached", lead=needed)


def _draw_lead(picture: Image.Image, x: float, lead: int, texts: Words) -> None:
    """A pill with Rome's lead above the level that it reaches, with a pointer."""
    sign = "+" if lead > 0 else "−" if lead < 0 else ""
    told = pill(texts("end-lead", lead=f"{sign}{abs(lead)}"), 34, INK)
    told.centre(picture, min(max(x, _SIDE + told.width / 2), WIDTH - _SIDE - told.width / 2), _POINTER)
    pointer = smooth(32, 18, lambda pen: pen.polygon([(0, 0), (32, 0), (16, 18)], INK))
    picture.paste(pointer, (round(x) - 16, _POINTER + 23), pointer)

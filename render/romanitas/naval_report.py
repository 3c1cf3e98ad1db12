"""The report of a naval battle: a row of fleets for each pass."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PIL import Image

from render.core.canvas import finished, gradient
from render.core.cards import HEIGHT, REPORT_HEAD, WIDTH, draw_report_head, draw_report_line
from render.core.counters import beaten_sprite, counter_sprite
from render.core.fonts import Face, fitted_size
from render.core.map_symbols import die
from render.core.palette import BAND, BAND_TEXT, BRIGHT_GOLD, INK, IVORY, ROME, SEA, SEA_DEEP
from render.core.picture import Picture
from render.core.text_panels import pill, write, write_fitted
from render.core.words import Words, signed
from render.romanitas.theme import fleet_counter, livery
from rules.core.events import Event, Score
from rules.romanitas.data.loader import romanitas_data
from rules.romanitas.events import NavalBattleBegan, NavalBattleEnded, NavalPassFought

_FOOT: Final = 122
_ROW, _FLEETS, _COUNTER, _DIE = 150, 168, 128, 92
_DICE_APART: Final = 12
"""The gap between the dice of one pass and the next."""

_APART: Final = 26
"""The gap between the name of our fleet, the longest one, and the next counter."""

_PASSES: Final = 196
"""Where the columns of the fleets begin, beside the names of the passes."""


def draw_naval(events: Sequence[Event], texts: Words) -> Picture | None:
    """The naval battle in these events, or None."""
    began = next((event for event in events if isinstance(event, NavalBattleBegan)), None)
    if began is None:
        return None
    fought = [event for event in events if isinstance(event, NavalPassFought) and event.scene == began.scene]
    ended = next(
        (event for event in events if isinstance(event, NavalBattleEnded) and event.scene == began.scene), None
    )
    picture = Image.new("RGB", (WIDTH, HEIGHT), SEA)
    picture.paste(gradient(WIDTH, HEIGHT, SEA, SEA_DEEP), (0, 0))
    title = texts("naval-title", zone=began.zone)
    line = texts("naval-line", nations=began.enemies, figure=began.figure or "nobody", turn=began.turn)
    draw_report_head(picture, "anchor", title)
    draw_report_line(picture, line, WIDTH - 140)
    fleets = list(dict.fromkeys(fleet for event in fought for fleet in event.scores))
    step = (WIDTH - _PASSES) / max(2, len(fleets))
    places = {fleet: _PASSES + step * place + _APART * bool(place) for place, fleet in enumerate(fleets)}
    sunk = {fleet for event in fought for fleet in event.sunk}
    room = step - _COUNTER - 34
    names = {fleet: texts.name(fleet).split(" ", 1) for fleet in fleets}
    size = min(
        (fitted_size(line, Face.STRONG, 46, room, least=34) for each in names.values() for line in each), default=46
    )
    for fleet, left in places.items():
        _draw_fleet(picture, fleet, (left, size), names[fleet], is_sunk=fleet in sunk)
    top = REPORT_HEAD + _FLEETS
    row = min(_ROW, (HEIGHT - top - _FOOT) // max(1, len(fought)))
    for place, event in enumerate(fought):
        _draw_pass(picture, event, texts, places, (top + place * row, row))
    outcome = "" if ended is None else _draw_outcome(picture, ended, texts)
    rolls = "; ".join(
        f"{event.stage}: " + ", ".join(f"{texts.name(fleet)} {score.total}" for fleet, score in event.scores.items())
        for event in fought
    )
    return finished(picture, began.scene or "naval", f"{title}. {line} {rolls}. {outcome}".rstrip())


def _draw_outcome(picture: Image.Image, ended: NavalBattleEnded, texts: Words) -> str:
    """Draw the banner at the foot of a naval battle, and return its text."""
    outcome = texts(f"naval-won-{ended.winner or 'nobody'}", zone=ended.zone)
    rule = texts("naval-rule", difference=romanitas_data().tables.fleets.eliminated_from)
    picture.paste(ROME if ended.winner == "roman" else BAND, (0, HEIGHT - _FOOT, WIDTH, HEIGHT))
    for told, face, size, up in ((outcome, Face.STRONG, 52, 74), (rule, Face.ITALIC, 44, 24)):
        write_fitted(picture, WIDTH / 2, HEIGHT - up, told, face, size, WIDTH - 60, IVORY, least=34, align=0.5)
    return f"{outcome} {rule}"


def _draw_fleet(
    picture: Image.Image, fleet: str, at: tuple[float, int], lines: Sequence[str], *, is_sunk: bool
) -> None:
    """A fleet above its dice: its counter, struck if it was sunk, and its name. ``at``: its left edge and letters."""
    (left, size), owner = at, _owner(fleet)
    counter = fleet_counter(owner)
    sprite = beaten_sprite(counter, _COUNTER, "destroyed") if is_sunk else counter_sprite(counter, _COUNTER)
    sprite.put(picture, left, REPORT_HEAD + 16)
    middle = REPORT_HEAD + 16 + _COUNTER / 2 + size * 0.35 - (len(lines) - 1) * size * 0.55
    for place, line in enumerate(lines):
        write(picture, left + _COUNTER + 18, middle + place * size * 1.1, line, Face.STRONG, size, BAND_TEXT)


def _draw_pass(
    picture: Image.Image, event: NavalPassFought, texts: Words, places: Mapping[str, float], at: tuple[int, int]
) -> None:
    """A row: each fleet's die and total, and whether it was sunk. ``at``: its upper edge and height."""
    middle = at[0] + at[1] / 2
    title = texts("battle-pass", stage=event.stage)
    write_fitted(picture, 30, middle + 15, title, Face.HEAD, 46, _PASSES - 46, BRIGHT_GOLD, least=34)
    for fleet, score in event.scores.items():
        left = places[fleet]
        size = min(_DIE, at[1] - _DICE_APART)
        die(score.die, size, livery(_owner(fleet)).counter).put(picture, left + (_DIE - size) / 2, middle - size / 2)
        x = left + _DIE + 18
        end = x + write(picture, x, middle + 24, _sum(score), Face.HEAVY, 68, BAND_TEXT)
        if fleet in event.sunk:
            sign = pill(texts("naval-sunk"), 46, BRIGHT_GOLD, INK)
            sign.centre(picture, end + 24 + sign.width / 2, middle)


def _owner(fleet: str) -> str:
    return next((nation for nation, each in romanitas_data().enemy_fleet.items() if each.id == fleet), "roman")


def _sum(score: Score) -> str:
    added = sum(modifier.value for modifier in score.modifiers)
    return f"{signed(added)} = {score.total}" if added else f"= {score.total}"

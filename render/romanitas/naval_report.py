"""The report of a naval battle: a row of fleets for each pass."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from render.core.canvas import finished, gradient
from render.core.cards import HEIGHT, REPORT_HEAD, WIDTH, draw_report_head, draw_report_line
from render.core.counters import beaten_sprite, counter_sprite
from render.core.fonts import Face
from render.core.map_symbols import die
from render.core.palette import BAND, BAND_TEXT, BRIGHT_GOLD, IVORY, ROME, SEA, SEA_DEEP
from render.core.picture import Picture
from render.core.text_panels import write, write_fitted
from render.core.words import Words, signed
from render.romanitas.theme import fleet_counter, livery
from rules.core.events import Event, Score
from rules.romanitas.data.loader import romanitas_data
from rules.romanitas.events import NavalBattleBegan, NavalBattleEnded, NavalPassFought

_FOOT: Final = 64
_ROW: Final = 180


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
    room = HEIGHT - REPORT_HEAD - _FOOT
    row = min(_ROW, room // max(1, len(fought)))
    top = REPORT_HEAD + (room - row * len(fought)) // 2
    for place, event in enumerate(fought):
        _draw_pass(picture, event, texts, top + place * row, row)
    outcome = "" if ended is None else _draw_outcome(picture, ended, texts)
    rolls = "; ".join(
        f"{event.stage}: " + ", ".join(f"{texts.name(fleet)} {score.total}" for fleet, score in event.scores.items())
        for event in fought
    )
    return finished(picture, began.scene or "naval", f"{title}. {line} {rolls}. {outcome}".rstrip())


def _draw_outcome(picture: Image.Image, ended: NavalBattleEnded, texts: Words) -> str:
    """Draw the banner at the foot of a naval battle, and return its text."""
    outcome = texts(f"naval-won-{ended.winner or 'nobody'}", zone=ended.zone)
    picture.paste(ROME if ended.winner == "roman" else BAND, (0, HEIGHT - _FOOT, WIDTH, HEIGHT))
    write(picture, WIDTH / 2, HEIGHT - 20, outcome, Face.STRONG, 34, IVORY, align=0.5)
    return outcome


def _draw_pass(picture: Image.Image, event: NavalPassFought, texts: Words, top: int, height: int) -> None:
    """A row: each fleet's counter, name, die and total."""
    owners = {fleet.id: nation for nation, fleet in romanitas_data().enemy_fleet.items()}
    write(picture, 34, top + height / 2 + 12, texts("battle-pass", stage=event.stage), Face.HEAD, 30, BRIGHT_GOLD)
    size = height - 20
    step = (WIDTH - 200) // max(2, len(event.scores))
    for place, (fleet, score) in enumerate(event.scores.items()):
        x, y = 190 + place * step, top + 8
        owner = owners.get(fleet, "roman")
        sunk = fleet in event.sunk
        counter = fleet_counter(owner)
        (beaten_sprite(counter, size, "destroyed") if sunk else counter_sprite(counter, size)).put(picture, x, y)
        left, room = x + size + 18.0, step - size - 34.0
        write_fitted(picture, left, y + 30, texts.name(fleet), Face.STRONG, 28, room, BAND_TEXT, least=15)
        die(score.die, 54, livery(owner).counter).put(picture, left, y + 42)
        end = left + 64 + write(picture, left + 64, y + 86, _sum(score), Face.HEAVY, 44, BAND_TEXT)
        if sunk:
            room = left + room - end - 12
            write_fitted(picture, end + 12, y + 84, texts("naval-sunk"), Face.STRONG, 30, room, BRIGHT_GOLD, least=15)


def _sum(score: Score) -> str:
    added = sum(modifier.value for modifier in score.modifiers)
    return f"{signed(added)} = {score.total}" if added else f"= {score.total}"

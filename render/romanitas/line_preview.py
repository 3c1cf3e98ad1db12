"""A preview of a battle line before the player confirms it [7.1.1]."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from PIL import Image

from render.core.canvas import finished, gradient
from render.core.cards import REPORT_HEAD, WIDTH
from render.core.counters import counter_sprite
from render.core.fonts import Face, shortened
from render.core.palette import INK, SECONDARY, VELLUM
from render.core.picture import Picture
from render.core.posts import View
from render.core.text_panels import write, write_fitted
from render.core.words import Words
from render.romanitas.battle_model import Pass, Report
from render.romanitas.battle_report import COLUMNS, GRASS, LineBand, draw_head
from render.romanitas.theme import plain_counter, words
from rules.core.views import decision_in
from rules.romanitas.events import BattleBegan, Line
from rules.romanitas.state import Battle, RomanitasState

_ENEMY: Final = 92
_ROMAN: Final = 190
_RESERVE: Final = 128
_COUNTER: Final = 62
_LEFT_OVER: Final = 78
_MOST_COUNTERS: Final = 12


def draw_line_up(view: View, slots: Mapping[str, Sequence[str]], locale: str) -> Picture | None:
    """The line in the slots, the enemy units face down, and the unplaced units below.

    None if the pending decision isn't about a battle line.
    """
    decision = decision_in(view)
    state = msgspec.convert(view["state"], RomanitasState)
    if decision.get("topic") != "line" or state.battle is None:
        return None
    units = [item["id"] for item in decision["items"]]
    left, centre, right = (tuple(unit for unit in slots.get(box, ()) if unit in units) for box in COLUMNS)
    standing = {*left, *centre, *right}
    waiting = [unit for unit in units if unit not in standing]
    return _drawn(state, state.battle, (left, centre, right), waiting, words(locale))


def _drawn(state: RomanitasState, battle: Battle, line: Line, waiting: Sequence[str], texts: Words) -> Picture:
    units = tuple(unit for stack in line for unit in stack) + tuple(waiting)
    began = BattleBegan(
        place=battle.place, nation=battle.nation, attacker=battle.attacker, siege=battle.siege, roman=units,
        elite=tuple(state.elite), figures=tuple(battle.figures), enemies=battle.enemies, turn=state.turn,
    )  # fmt: skip
    report = Report(began)
    height = REPORT_HEAD + _ENEMY + _ROMAN + (_RESERVE if waiting else 0)
    picture = Image.new("RGB", (WIDTH, height), VELLUM)
    picture.paste(gradient(WIDTH, height - REPORT_HEAD, *GRASS), (0, REPORT_HEAD))
    draw_head(picture, report, texts)
    _draw_enemies(picture, battle, texts)
    LineBand(picture, report, Pass(0, line, ((), (), ()), {}), texts, REPORT_HEAD).draw_line(
        "roman", REPORT_HEAD + _ENEMY
    )
    if waiting:
        _draw_waiting(picture, report, waiting, texts, REPORT_HEAD + _ENEMY + _ROMAN)
    return finished(picture, "line", _alt(battle, line, waiting, texts))


def _draw_enemies(picture: Image.Image, battle: Battle, texts: Words) -> None:
    """The enemy draws its units only after the Romans have set up their line."""
    shown = min(battle.enemies, _MOST_COUNTERS)
    for place in range(shown):
        counter_sprite(plain_counter(battle.nation, "standard"), _COUNTER).put(
            picture, 26 + place * 70, REPORT_HEAD + 16
        )
    note = texts("line-enemies", count=battle.enemies, nation=battle.nation)
    room = WIDTH - 60 - shown * 70
    write_fitted(picture, WIDTH - 26, REPORT_HEAD + 56, note, Face.ITALIC, 26, room, SECONDARY, least=15, align=1)


def _draw_waiting(picture: Image.Image, report: Report, units: Sequence[str], texts: Words, top: int) -> None:
    write(picture, 26, top + 20, texts("line-waiting"), Face.HEAD, 20, INK, spacing=2)
    step = min(180, (WIDTH - 52) // len(units))
    band = LineBand(picture, report, Pass(0, ((), (), ()), ((), (), ()), {}), texts, top)
    for place, unit in enumerate(units):
        left = 26 + place * step
        counter_sprite(band.counter(unit), _LEFT_OVER).put(picture, left, top + 30)
        name = shortened(texts.name(unit), Face.BODY, 16, step - _LEFT_OVER - 12)
        write(picture, left + _LEFT_OVER + 6, top + 76, name, Face.BODY, 16, INK)


def _alt(battle: Battle, line: Line, waiting: Sequence[str], texts: Words) -> str:
    kind = "siege" if battle.siege else "battle"
    parts = [f"{texts(f'battle-title-{kind}', place=battle.place)}."]
    for box, stack in zip(COLUMNS, line, strict=True):
        placed = ", ".join(texts.name(unit) for unit in stack) or texts("battle-empty")
        parts.append(f"{texts(f'box-{box}')}: {placed}.")
    if waiting:
        parts.append(f"{texts('line-waiting')}: {', '.join(map(texts.name, waiting))}.")
    return " ".join(parts)

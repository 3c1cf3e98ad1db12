"""A preview of a battle line before the player confirms it [7.1.1]."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PIL import Image

from render.core.battle_sheet import (
    GRASS,
    HEADINGS,
    HIGH_HEAD,
    LEGIBLE,
    STRIP,
    WIDTH,
    Army,
    Column,
    Fighter,
    draw_headings,
    draw_high_head,
    draw_line,
)
from render.core.canvas import finished, gradient
from render.core.counters import counter_sprite
from render.core.fonts import Face, wrapped
from render.core.palette import INK, VELLUM
from render.core.picture import Picture
from render.core.posts import View
from render.core.text_panels import write, write_fitted
from render.core.words import Words
from render.romanitas.battle_model import Report
from render.romanitas.battle_report import COLUMNS, army_of, battle_line, counter_of
from render.romanitas.theme import plain_counter, say, words
from rules.core.typed_data import from_builtins
from rules.core.views import decision_in
from rules.romanitas.events import BattleBegan, Line
from rules.romanitas.state import Battle, RomanitasState

_ENEMY: Final = 200
_COUNTER: Final = 150
_BOX: Final = 240
_GAP: Final = 24
_WAITING_HEAD: Final = 78
_RESERVE: Final = 160
_LEFT_OVER: Final = 140
_MOST_COUNTERS: Final = 10
_PER_ROW: Final = 3
_EDGE: Final = 24
_TOP: Final = HIGH_HEAD + STRIP + _ENEMY + HEADINGS
"""Where the boxes begin: below the enemy's strip and counters, and the names of the columns."""


def draw_line_up(view: View, slots: Mapping[str, Sequence[str]], locale: str) -> Picture | None:
    """The line in the slots, the enemy units face down, and the unplaced units below.

    None if the pending decision isn't about a battle line.
    """
    decision = decision_in(view)
    state = from_builtins(view["state"], RomanitasState)
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
    rows = -(-len(waiting) // _PER_ROW)
    height = _TOP + _BOX + _GAP + (rows * _RESERVE + _WAITING_HEAD if waiting else 0)
    picture = Image.new("RGB", (WIDTH, height), VELLUM)
    picture.paste(gradient(WIDTH, height - HIGH_HEAD, *GRASS), (0, HIGH_HEAD))
    title = texts(f"battle-title-{'siege' if battle.siege else 'battle'}", place=battle.place)
    draw_high_head(picture, "walls" if battle.siege else "swords", title, battle_line(report, texts))
    _draw_enemies(picture, battle, army_of(report, "enemy", texts), texts)
    columns = [_column(report, box, stack, texts) for box, stack in zip(COLUMNS, line, strict=True)]
    draw_headings(picture, columns, _TOP - HEADINGS)
    own, empty = army_of(report, "roman", texts), texts("battle-empty")
    draw_line(picture, own, "lower", columns, _TOP, empty, height=_BOX)
    if waiting:
        _draw_waiting(picture, report, waiting, texts, _TOP + _BOX + _GAP)
    return finished(picture, "line", _alt(battle, line, waiting, texts))


def _column(report: Report, box: str, stack: Sequence[str], texts: Words) -> Column:
    name = texts("battle-box", box=say(f"box-{box}"))
    return Column(name, (), tuple(Fighter(counter_of(report, unit), texts.name(unit)) for unit in stack))


def _draw_enemies(picture: Image.Image, battle: Battle, army: Army, texts: Words) -> None:
    """The enemy draws its units only after the Romans have set up their line."""
    note = texts("line-enemies", count=battle.enemies, nation=battle.nation)
    picture.paste(army.ground, (0, HIGH_HEAD, WIDTH, HIGH_HEAD + STRIP))
    at, room = (_EDGE, HIGH_HEAD + STRIP - 19), WIDTH - 2 * _EDGE
    write_fitted(picture, *at, note, Face.STRONG, LEGIBLE, room, army.colour, least=40)
    shown = min(battle.enemies, _MOST_COUNTERS)
    for place in range(shown):
        x = WIDTH / 2 + (place - (shown - 1) / 2) * min(_COUNTER + 24, (WIDTH - 2 * _EDGE) / shown)
        counter = counter_sprite(plain_counter(battle.nation, "standard"), _COUNTER)
        counter.centre(picture, x, HIGH_HEAD + STRIP + _ENEMY / 2 - 4)


def _draw_waiting(picture: Image.Image, report: Report, units: Sequence[str], texts: Words, top: int) -> None:
    """The unplaced units with their names in full, in rows."""
    write(picture, _EDGE, top + 50, texts("line-waiting"), Face.HEAD, LEGIBLE, INK, spacing=2)
    step = (WIDTH - 2 * _EDGE) // _PER_ROW
    for place, unit in enumerate(units):
        left, y = _EDGE + place % _PER_ROW * step, top + _WAITING_HEAD + place // _PER_ROW * _RESERVE
        counter_sprite(counter_of(report, unit), _LEFT_OVER).put(picture, left, y)
        room = step - _LEFT_OVER - 30
        lines = wrapped(texts.name(unit), Face.STRONG, LEGIBLE, room)[:2]
        for row, words_shown in enumerate(lines):
            base = y + _LEFT_OVER / 2 + 18 + (row - (len(lines) - 1) / 2) * 56
            write_fitted(picture, left + _LEFT_OVER + 16, base, words_shown, Face.STRONG, LEGIBLE, room, INK, least=40)


def _alt(battle: Battle, line: Line, waiting: Sequence[str], texts: Words) -> str:
    kind = "siege" if battle.siege else "battle"
    parts = [f"{texts(f'battle-title-{kind}', place=battle.place)}."]
    for box, stack in zip(COLUMNS, line, strict=True):
        placed = ", ".join(texts.name(unit) for unit in stack) or texts("battle-empty")
        parts.append(f"{texts(f'box-{box}')}: {placed}.")
    if waiting:
        parts.append(f"{texts('line-waiting')}: {', '.join(map(texts.name, waiting))}.")
    return " ".join(parts)

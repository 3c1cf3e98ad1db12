"""A preview of a battle line before the player confirms it [7.1.1]."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from PIL import Image

from render.core.battle_sheet import GRASS, HEAD, WIDTH, Column, Fighter, draw_head, draw_line
from render.core.canvas import finished, gradient
from render.core.counters import counter_sprite
from render.core.fonts import Face, wrapped
from render.core.palette import INK, SECONDARY, VELLUM
from render.core.picture import Picture
from render.core.posts import View
from render.core.text_panels import write, write_fitted
from render.core.words import Words
from render.romanitas.battle_model import Report
from render.romanitas.battle_report import COLUMNS, army_of, battle_line, counter_of
from render.romanitas.theme import plain_counter, say, words
from rules.core.views import decision_in
from rules.romanitas.events import BattleBegan, Line
from rules.romanitas.state import Battle, RomanitasState

_ENEMY: Final = 112
_ROMAN: Final = 284
_RESERVE: Final = 138
_COUNTER: Final = 78
_LEFT_OVER: Final = 78
_MOST_COUNTERS: Final = 12
_PER_ROW: Final = 7


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
    rows = -(-len(waiting) // _PER_ROW)
    height = HEAD + _ENEMY + _ROMAN + (rows * _RESERVE + 40 if waiting else 0)
    picture = Image.new("RGB", (WIDTH, height), VELLUM)
    picture.paste(gradient(WIDTH, height - HEAD, *GRASS), (0, HEAD))
    title = texts(f"battle-title-{'siege' if battle.siege else 'battle'}", place=battle.place)
    draw_head(picture, "walls" if battle.siege else "swords", title, battle_line(report, texts))
    _draw_enemies(picture, battle, texts)
    columns = [_column(report, box, stack, texts) for box, stack in zip(COLUMNS, line, strict=True)]
    draw_line(picture, army_of(report, "roman", texts), "lower", columns, HEAD + _ENEMY, texts("battle-empty"))
    if waiting:
        _draw_waiting(picture, report, waiting, texts, HEAD + _ENEMY + _ROMAN)
    return finished(picture, "line", _alt(battle, line, waiting, texts))


def _column(report: Report, box: str, stack: Sequence[str], texts: Words) -> Column:
    name = texts("battle-box", box=say(f"box-{box}"))
    return Column((name, name), (), tuple(Fighter(counter_of(report, unit), texts.name(unit)) for unit in stack))


def _draw_enemies(picture: Image.Image, battle: Battle, texts: Words) -> None:
    """The enemy draws its units only after the Romans have set up their line."""
    shown = min(battle.enemies, _MOST_COUNTERS)
    for place in range(shown):
        counter_sprite(plain_counter(battle.nation, "standard"), _COUNTER).put(picture, 26 + place * 86, HEAD + 16)
    note = texts("line-enemies", count=battle.enemies, nation=battle.nation)
    room = WIDTH - 60 - shown * 86
    write_fitted(picture, WIDTH - 26, HEAD + 68, note, Face.ITALIC, 34, room, SECONDARY, least=18, align=1)


def _draw_waiting(picture: Image.Image, report: Report, units: Sequence[str], texts: Words, top: int) -> None:
    """The unplaced units with their names in full, in rows."""
    write(picture, 26, top + 26, texts("line-waiting"), Face.HEAD, 26, INK, spacing=2)
    step = (WIDTH - 52) // min(max(len(units), 4), _PER_ROW)
    for place, unit in enumerate(units):
        left, y = 26 + place % _PER_ROW * step, top + 40 + place // _PER_ROW * _RESERVE
        counter_sprite(counter_of(report, unit), _LEFT_OVER).put(picture, left, y)
        room = step - _LEFT_OVER - 20
        for row, words_shown in enumerate(wrapped(texts.name(unit), Face.BODY, 26, room)[:3]):
            x, base = left + _LEFT_OVER + 10, y + 34 + row * 28
            write_fitted(picture, x, base, words_shown, Face.BODY, 26, room, INK, least=13)


def _alt(battle: Battle, line: Line, waiting: Sequence[str], texts: Words) -> str:
    kind = "siege" if battle.siege else "battle"
    parts = [f"{texts(f'battle-title-{kind}', place=battle.place)}."]
    for box, stack in zip(COLUMNS, line, strict=True):
        placed = ", ".join(texts.name(unit) for unit in stack) or texts("battle-empty")
        parts.append(f"{texts(f'box-{box}')}: {placed}.")
    if waiting:
        parts.append(f"{texts('line-waiting')}: {', '.join(map(texts.name, waiting))}.")
    return " ".join(parts)

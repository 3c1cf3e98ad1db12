"""The end of forces: eliminated units, forces that stand down, enemies that go home [5.4.2, 7.1.4]."""

from __future__ import annotations

from rules.romanitas.game import ELIMINATED, ENEMY_FORCE, FORCE, MOBILISED, OUT, Romanitas, home


def eliminate_unit(t: Romanitas, unit: str) -> None:
    """Move a Roman unit to the Eliminated box. It loses any Elite status [5.4.2]."""
    if t.is_elite(unit):
        t.state.elite.remove(unit)
    t.pieces.move(unit, ELIMINATED)


def stand_down(t: Romanitas) -> None:
    """Return the force in the field to the Mobilised box [R82]."""
    t.pieces.move_all(t.pieces.at(FORCE), MOBILISED)


def send_enemies_home(t: Romanitas) -> None:
    """Return all enemy units, including eliminated ones, to the side of the map [7.1.4, R27]."""
    for unit in (*t.pieces.at(ENEMY_FORCE), *t.pieces.at(OUT)):
        t.pieces.move(unit, home(t.data.nation_of[unit]))

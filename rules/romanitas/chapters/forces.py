"""What becomes of forces: the eliminated, those that stand down, the enemies that go home [5.4.2, 7.1.4]."""

from __future__ import annotations

from rules.romanitas.game import ELIMINATED, ENEMY_FORCE, FORCE, MOBILISED, OUT, Romanitas, home


def eliminate_unit(t: Romanitas, unit: str) -> None:
    """A Roman unit goes to the Eliminated box; an Elite one loses that status [5.4.2]."""
    if t.is_elite(unit):
        t.state.elite.remove(unit)
    t.pieces.move(unit, ELIMINATED)


def stand_down(t: Romanitas) -> None:
    """The force in the field goes back to the Mobilised box [R82]."""
    t.pieces.move_all(t.pieces.at(FORCE), MOBILISED)


def send_enemies_home(t: Romanitas) -> None:
    """All enemy units go back to the side of the map, the eliminated ones too [7.1.4, R27]."""
    for unit in (*t.pieces.at(ENEMY_FORCE), *t.pieces.at(OUT)):
        t.pieces.move(unit, home(t.data.nation_of[unit]))

"""Section 7.2.4: how a siege is decided when both sides are spent in one phase."""

from __future__ import annotations

from rules.romanitas.chapters.battlefield import Field, place_of
from rules.romanitas.chapters.combat_pass import verdict
from rules.romanitas.data.tables import Box
from rules.romanitas.game import Romanitas
from rules.romanitas.state import Battle
from tests.rulebook.romanitas.toolkit import position, proves


def spent(attacker: str) -> Field:
    """A siege in which the last units of both camps have fallen."""
    game: Romanitas = position()
    side = "roman" if attacker == "roman" else "enemy"
    game.state.battle = Battle(
        place="naissus",
        nation="gepids",
        attacker="roman" if side == "roman" else "enemy",
        siege=True,
        enemies=1,
        stage=1,
    )
    field = Field(game)
    game.pieces.move("isauriens", place_of("roman", Box.LEFT))
    game.pieces.move("gepids-optimates", place_of("enemy", Box.LEFT))
    field.note_manned()
    field.eliminate("roman", "isauriens")
    field.eliminate("enemy", "gepids-optimates")
    return field


@proves("7.2.4", "R49")
def test_a_city_without_a_defender_is_taken() -> None:
    assert verdict(spent("roman")) == ("roman", "no-units")
    assert verdict(spent("enemy")) == ("enemy", "no-units")

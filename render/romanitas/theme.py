"""The counters of Romanitas, and its names in each language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from render.core.counters import Counter
from render.core.palette import Livery, rgb
from render.core.words import Words, words_of
from rules.core.text import Text, speaker
from rules.romanitas.data.loader import romanitas_data
from rules.romanitas.data.models import CombatUnit, MonumentKind
from rules.romanitas.data.tables import Arm
from rules.romanitas.state import RomanitasState

GAME = "romanitas"
say = speaker(GAME)

PEOPLES: Final[Mapping[str, Livery]] = {
    "roman": Livery(rgb("#8e1f3b"), "RO", rgb("#c8677a")),
    "persia": Livery(rgb("#433a97"), "PE", rgb("#6f68b6")),
    "ostrogoths": Livery(rgb("#5f3a1b"), "OS", rgb("#90693a")),
    "vandals": Livery(rgb("#b5610c"), "VA", rgb("#efb53c")),
    "visigoths": Livery(rgb("#44702a"), "VI", rgb("#a6d488")),
    "avars": Livery(rgb("#2a3138"), "AV"),
    "slavs": Livery(rgb("#1a6d66"), "SL"),
    "lombards": Livery(rgb("#1c5a8c"), "LA"),
    "franks": Livery(rgb("#bcd0e6"), "FR", light_ground=True),
    "gepids": Livery(rgb("#c3b6a4"), "GE", light_ground=True),
    "berbers": Livery(rgb("#e2c47c"), "MA", light_ground=True),
    "client": Livery(rgb("#8c8672"), "CL"),
}
"""The peoples by their ids in the data."""

_HEAVY_FROM = 2
_MONUMENTS = {
    MonumentKind.MONASTERY: "monastery",
    MonumentKind.BASILICA: "basilica",
    MonumentKind.FORTIFICATIONS: "fortifications",
    MonumentKind.DEFENSIVE_WALLS: "walls",
}


def words(locale: str) -> Words:
    """The game's texts in one language."""
    return words_of(GAME, locale)


def livery(owner: str) -> Livery:
    """The colours of a people. Unknown peoples get those of the client peoples."""
    return PEOPLES.get(owner, PEOPLES["client"])


def unit_icon(unit: CombatUnit) -> str:
    """The silhouette of a unit: foot, horse, horse archers, or heavy horse."""
    if unit.arm is Arm.INFANTRY:
        return "infantry"
    if unit.bow:
        return "archer-cavalry"
    return "heavy-cavalry" if unit.bonus >= _HEAVY_FROM else "cavalry"


def unit_counter(unit: str, elite: bool = False) -> Counter:
    """The counter of a unit of either camp, showing its current side."""
    data = romanitas_data()
    piece = data.unit[unit]
    roman = data.roman_army.get(unit)
    bonus = (roman.elite_bonus or 0) if roman is not None and elite else piece.bonus
    owner = "roman" if roman is not None else data.nation_of[unit]
    return Counter(livery(owner), unit_icon(piece), bonus, piece.bow, elite)


def plain_counter(owner: str, icon: str) -> Counter:
    """A counter of a people with a silhouette and nothing else."""
    return Counter(livery(owner), icon)


def fleet_counter(owner: str) -> Counter:
    """The counter of a fleet."""
    return Counter(livery(owner), "fleet")


def monument_counter(monument: str) -> Counter:
    """The counter of a Monument."""
    return Counter(livery("roman"), _MONUMENTS[romanitas_data().monuments[monument].kind])


def figure_icon(figure: str) -> str:
    """The silhouette of a historical figure."""
    return "magister-militum" if figure == "magister-militum" else "comes"


def rulers(turn: int) -> tuple[Text, ...]:
    """The emperors of a turn, in order of accession."""
    names = dict.fromkeys(reign.name for reign in romanitas_data().reigns(turn) if reign.title == "basileus")
    return tuple(say(f"emperor-{name.lower().replace(' ', '-')}") for name in names)


def emperors(turn: int, texts: Words) -> str:
    """The rulers of a turn, in one line for a picture or heading."""
    return " · ".join(texts(ruler.key) for ruler in rulers(turn))


def years(state: RomanitasState) -> str:
    """The years of this turn."""
    turn = romanitas_data().turn[state.turn]
    return f"{turn.first_year}–{turn.last_year}"

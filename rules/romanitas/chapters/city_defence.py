"""Defending a Roman city against raid, invasion or reconquest [6.2, 7.1, 7.2.2]."""

from __future__ import annotations

from rules.core.decisions import Barred, Option, Pick
from rules.core.game import Play, one
from rules.core.text import Argument
from rules.romanitas.chapters.battle import fight
from rules.romanitas.chapters.forces import stand_down
from rules.romanitas.chapters.mobilisation import INTRINSIC, Muster, Purpose, commands, mobilise
from rules.romanitas.data.models import MonumentKind
from rules.romanitas.data.tables import OptionId
from rules.romanitas.events import CityAbandoned
from rules.romanitas.game import MOBILISED, SEAT, Romanitas, choice, refusal, say
from rules.romanitas.state import Battle


def defend(t: Romanitas, nation: str, city: str, enemies: int) -> Play[bool]:  # 7.1.1-1, 7.1.1-2, 7.2.2, R38
    """Let the player meet an attack in the field, behind walls or not at all. Return whether the city was held."""
    musters = {purpose: defence_muster(t, city, purpose, nation, enemies) for purpose in _ways(t, city)}
    open_ways = {purpose: muster for purpose, muster in musters.items() if commands(t, muster)}
    way = yield from one(_defence_pick(t, nation, city, enemies, open_ways))
    if way == "none":
        t.tell(CityAbandoned(nation=nation, city=city), "7.2.2")
        return False
    muster = open_ways["siege" if way == "siege" else "defence"]
    force = yield from mobilise(t, muster)
    battle = Battle(
        place=city,
        nation=nation,
        attacker="enemy",
        siege=way == "siege",
        enemies=min(enemies, _still_there(t, nation)),
        figures=list(force.figures),
    )
    winner = yield from fight(t, battle, force.units)
    stand_down(t)
    return winner == "roman"


def _still_there(t: Romanitas, nation: str) -> int:
    return len(t.pieces.at(f"home-{nation}"))


def is_defensible(t: Romanitas, city: str) -> bool:
    """Whether a city can be defended in a siege: it has a citadel or Defensive Walls [7.2.1]."""
    return city in t.data.fortified or t.stands(MonumentKind.DEFENSIVE_WALLS, city)


def _ways(t: Romanitas, city: str) -> list[Purpose]:
    return ["siege", "defence"] if is_defensible(t, city) else ["defence"]


def defence_muster(t: Romanitas, city: str, purpose: Purpose, nation: str, enemies: int) -> Muster:
    """The muster for defending a city in the field or behind its walls [5.2.2, 7.2.2, 8.2]."""
    available = t.figures_at(MOBILISED)
    if t.has(OptionId.INTRINSIC_COMES) and city in t.data.intrinsic_comes:  # 8.2
        available.append(INTRINSIC)
    limitanei = t.data.limitanei[t.data.province_of[city]]
    return Muster(purpose, city, limitanei, available, nation=nation, enemies=min(enemies, _still_there(t, nation)))


def _defence_pick(t: Romanitas, nation: str, city: str, enemies: int, ways: dict[Purpose, Muster]) -> Pick:
    args: dict[str, Argument] = {
        "nation": nation,
        "city": city,
        "enemies": min(enemies, _still_there(t, nation)),
        "rp": t.state.rp,
    }
    options: list[Option] = []
    if "siege" in ways:
        options.append(choice("siege", "defence-siege", "7.2.1", **args))
    if "defence" in ways:
        options.append(choice("battle", "defence-battle", "7.1", **args))
    options.append(choice("none", "defence-none", "7.2.2", **args))
    return Pick(
        seat=SEAT,
        topic="defence",
        question=say("defence", **args),
        rule="7.2.1" if "siege" in ways else "7.1",
        domain="military",
        options=options,
        default=(options[0].id,),
        about=(city,),
        barred=lambda: _barred(t, city, ways),
    )


def _barred(t: Romanitas, city: str, ways: dict[Purpose, Muster]) -> list[Barred]:
    found = []
    if not is_defensible(t, city):
        found.append(refusal("siege", "defence-siege", "barred-open-city", "7.2.1", city=city))
    elif "siege" not in ways:
        found.append(refusal("siege", "defence-siege", "barred-no-force", "5.2.2", city=city))
    if "defence" not in ways:
        found.append(refusal("battle", "defence-battle", "barred-no-force", "5.2.2", city=city))
    return found

"""Positions and events of Italia as its pictures need them, without a game that is played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from render.core.posts import View
from rules.core.events import Event, Modifier
from rules.italia import events as happened
from rules.italia.events import Force, Shot
from rules.italia.game import Italia

LEADER, CITY, WATER = Modifier("leader", 2), Modifier("city", -2), Modifier("sea-or-strait", 2)
_NEEDED: Mapping[str, int] = {"infantry": 7, "legion": 6, "consular-legion": 5, "fleet": 7}


def nothing(game: Italia) -> None:
    """Leave a position as it is."""


def at_start(scenario: str = "I", change: Callable[[Italia], None] = nothing, **decision: Any) -> View:
    """What everyone sees when a scenario begins, after a change; with the fields of a decision, one is pending."""
    game = Italia(Italia.set_up(scenario, {}), "")
    change(game)
    asked: Any = {
        "kind": "pick", "seat": "red", "rule": "9", "domain": "military", "topic": "move", "number": 1,
        "reaction": False, **decision,
    } if decision else None  # fmt: skip
    return {
        "game": "italia", "scenario": scenario, "options": {}, "number": 0, "commitment": "",
        "state": msgspec.to_builtins(game.state), "decision": asked, "decisions": [asked] if asked else [],
        "result": None,
    }  # fmt: skip


def war(game: Italia) -> None:
    """Brennus waits, Camillus is in Rome, the Etruscans are submitted, Capua is pillaged, two legions are at sea."""
    game.state.active = "celts"
    game.place("celts", "infantry", 8, "helvetia")
    game.put("brennus", "helvetia")
    game.put("camillus", "roma")
    (fleet,) = game.place("romans", "fleet", 1, "mare-tyrrhenum")
    game.place("romans", "legion", 2, f"aboard-{fleet}")
    game.state.nations["etruscans"].controller = "romans"
    game.state.cities["capua"] = "pillaged"
    game.state.reduced.append(next(each for each in game.units_at("roma", "romans") if "consular" in each))


def shots(modifiers: tuple[Modifier, ...] = (), **dice: tuple[int, ...]) -> tuple[Shot, ...]:
    """Dice of units by type (an underscore for the hyphen of a type)."""
    found = []
    for name, thrown in dice.items():
        kind = name.replace("_", "-")
        for die in thrown:
            total, needed = die + sum(each.value for each in modifiers), _NEEDED[kind]
            found.append(Shot(kind, die, modifiers, total, needed, total >= needed or die == 10, die == 10))
    return tuple(found)


def campaign() -> list[Event]:
    """Brennus marches in three rounds; the Etruscans join a battle; Bononia is pillaged."""
    force = Force({"infantry": 8}, ("brennus",))
    march: dict[str, Any] = {"nation": "celts", "leader": "brennus", "way": "land", "force": force, "turn": 1}
    return [
        happened.NationBegan(nation="celts", seat="yellow", gold=3, turn=1),
        happened.CampaignBegan(
            nation="celts", leader="brennus", place="helvetia", force=force, chest=4, gold=2, turn=1
        ),
        happened.CampaignMarched(number=1, path=("helvetia", "mediolanum", "mantua"), **march),
        happened.CampaignMarched(number=2, path=("mantua", "bononia"), **march),
        happened.Reacted(
            nation="etruscans", reaction="join", force=Force({"infantry": 2}), path=("florentia", "bononia"),
            planned=False, turn=1,
        ),
        *battle("bononia"),
        happened.CampaignMarched(number=3, path=("bononia", "ravenna"), **march),
        happened.CampaignEnded(nation="celts", leader="brennus", cause="stopped", rounds=3, lost=0, turn=1),
    ]  # fmt: skip


def battle(area: str) -> list[Event]:
    """Eight Celts under Brennus beat four Romans under Camillus in two rounds, landed from the sea, and pillage."""
    attackers = Force({"infantry": 8}, ("brennus",))
    defenders = Force({"legion": 2, "consular-legion": 2}, ("camillus",))
    sides: dict[str, Any] = {"area": area, "attacker": "celts", "defender": "romans", "turn": 1}
    return [
        happened.BattleBegan(
            attackers=attackers, defenders=defenders, city=True, terrain="normal", over_water=True, campaign=True,
            **sides,
        ),
        happened.RoundFought(
            number=1, attacker_shots=shots((CITY, LEADER), infantry=(10, 9, 7, 6, 4, 3, 2, 1)),
            defender_shots=shots((LEADER, WATER), legion=(5, 1), consular_legion=(3, 8)), **sides,
        ),
        happened.UnitReduced(nation="romans", unit="consular-legion", area=area, turn=1),
        happened.UnitsLost(
            nation="celts", area=area, force=Force({"infantry": 3}), by="romans", cause="hit", turn=1
        ),
        happened.UnitsLost(nation="romans", area=area, force=Force({"legion": 2}), by="celts", cause="hit", turn=1),
        happened.PointsScored(nation="celts", seat="yellow", halves=2, cause="kill-unit", area=area, turn=1),
        happened.RoundFought(
            number=2, attacker_shots=shots((CITY, LEADER), infantry=(10, 9, 8, 6, 4)),
            defender_shots=shots((LEADER,), consular_legion=(3, 1)), **sides,
        ),
        happened.UnitsLost(
            nation="romans", area=area, force=Force({"consular-legion": 2}), by="celts", cause="hit", turn=1
        ),
        happened.LeaderKilled(nation="romans", leader="camillus", area=area, by="celts", turn=1),
        happened.BattleEnded(
            winner="celts", outcome="won", rounds=2, attackers=attackers, defenders=Force(), **sides
        ),
        happened.CityPillaged(nation="celts", area=area, how="pillage", gold=4, last_owner="romans", turn=1),
    ]  # fmt: skip


def raid(*, success: bool) -> list[Event]:
    """Three Celts raid Capua; one is lost, the rest go back to Latium."""
    return [
        happened.RaidFought(
            area="capua", attacker="celts", defender="samnites", raiders=Force({"infantry": 3}),
            attacker_shots=shots(infantry=(9 if success else 5, 2, 1)), defender_shots=shots(infantry=(8, 3)),
            success=success, turn=1,
        ),
        happened.UnitsLost(
            nation="celts", area="capua", force=Force({"infantry": 1}), by="samnites", cause="hit", turn=1
        ),
        happened.Retreated(
            nation="celts", area="capua", to="latium", force=Force({"infantry": 2}), cause="raid", turn=1
        ),
    ]  # fmt: skip


def sea_battle() -> list[Event]:
    """Four Roman fleets with three legions beat two of Carthage, which leave."""
    sides: dict[str, Any] = {"sea": "mare-tyrrhenum", "attacker": "romans", "defender": "carthaginians", "turn": 3}
    return [
        happened.SeaBattleBegan(
            attackers=Force({"fleet": 4}), defenders=Force({"fleet": 2}), attacker_cargo=Force({"legion": 3}), **sides
        ),
        happened.SeaRoundFought(
            number=1, attacker_shots=shots((Modifier("transport", 2),), fleet=(10, 6, 3, 2)),
            defender_shots=shots(fleet=(8, 3)), **sides,
        ),
        happened.SeaBattleEnded(outcome="defender-left", to="mare-africum", **sides),
    ]  # fmt: skip


def end_of_turn() -> list[Event]:
    """The end of the first game turn: points at once, and for land."""
    return [
        happened.PointsScored(nation="celts", seat="yellow", halves=5, cause="kill-unit", total=5, turn=1),
        happened.OccupationScored(
            nation="samnites", seat="yellow", lines=(), whole=9, halves=9, controller="", total=14, turn=1
        ),
        happened.OccupationScored(
            nation="etruscans", seat="blue", lines=(), whole=9, halves=4, controller="romans", total=4, turn=1
        ),
        happened.TurnEnded(number=1, points={"red": 0, "blue": 4, "yellow": 14}, turn=1),
    ]

"""The events of a Rise and Fall campaign. Each has every figure a player could ask about."""

from __future__ import annotations

from rules.core.core_events import CoreEvent
from rules.core.events import (
    Modifier,
    PublicEvent,
)


class TurnBegan(PublicEvent):
    """A decade begins; ``year`` is negative for BC [Turns]."""

    year: int


class PlayerTurnBegan(PublicEvent):
    """A player turn begins: an empire's, the Germans', the Hunae's or the Huns' [Turns, The Huns 3]."""

    player: str


class PlayerTurnEnded(PublicEvent):
    """A player turn is over. All its events share a scene [Turns]."""

    player: str


class UnitDeployed(PublicEvent):
    """A unit was placed before the first turn [Set Up and Start]."""

    unit: str
    area: str


class UnitsSwapped(PublicEvent):
    """Two units changed places before the first turn [Home Areas]."""

    units: tuple[str, str]


class LeaderArrived(PublicEvent):
    """A great leader arrives [Great Leaders]."""

    leader: str


class LeaderLeft(PublicEvent):
    """A great leader leaves [Great Leaders]."""

    leader: str


class EmperorPlaced(PublicEvent):
    """The Emperor went to a region north of the Barbarian Line, or to a province in a civil war."""

    place: str


class ProductionCounted(PublicEvent):
    """The production of an empire or a half: each amount with its cause. ``half_points``: the units on the map.

    ``half``: "west" or "east" if Rome counts them apart [West and East 4], otherwise empty.
    """

    empire: str
    lines: tuple[Modifier, ...]
    total: int
    half_points: int
    half: str = ""


class UnitPlaced(PublicEvent):
    """A unit appeared in an area, from its pile or for the first time. ``cause`` is a catalogue key."""

    unit: str
    area: str
    cause: str


class UnitRemoved(PublicEvent):
    """A unit left the map or the game outside combat. ``to``: where it went. ``cause`` is a catalogue key."""

    unit: str
    area: str
    to: str
    cause: str


class UnitConverted(PublicEvent):
    """One counter replaced another: reform, Kushans, rebellion, migration."""

    unit: str
    by: str
    area: str
    cause: str


class UnitMoved(PublicEvent):
    """A unit moved along a path; the first area is where it came from [Movement]."""

    unit: str
    path: tuple[str, ...]


class UnitTransferred(PublicEvent):
    """A unit moved any distance through its own areas [Long-range Transfers]."""

    unit: str
    origin: str
    to: str


class AreaTaken(PublicEvent):
    """Control of an area changed [Area Control]; an empty string means no one."""

    area: str
    by: str
    before: str


class Attacked(PublicEvent):
    """An attack with both sides' figures and the defenders that fell [Combat].

    ``attack`` and ``defense`` list each amount with its cause: a unit, a terrain, the Walls. ``absorbed``: there was no
    fight [The Huns].
    """

    area: str
    attacker: str
    origin: str
    supporters: tuple[str, ...]
    defenders: tuple[str, ...]
    attack: tuple[Modifier, ...]
    defense: tuple[Modifier, ...]
    absorbed: bool = False


class UnitRetreated(PublicEvent):
    """A migration unit retreated from Huns [The Huns, Absorption 4]."""

    unit: str
    path: tuple[str, ...]


class WarDeclared(PublicEvent):
    """One side declared war on another [Wars]."""

    by: str
    on: str


class AllianceBegan(PublicEvent):
    """A People became the ally of an empire, or of the Germans [Allies]."""

    empire: str
    people: str


class AllianceEnded(PublicEvent):
    """An alliance is over [Allies]."""

    empire: str
    people: str


class PeaceMade(PublicEvent):
    """An empire sued for peace: the treaty on its ladder, and the last turn of the peace window [Peace]."""

    by: str
    rung: int
    until: int


class AreaYielded(PublicEvent):
    """A treaty gave an area to another power [Peace]."""

    area: str
    by: str
    to: str


class UnitWithdrew(PublicEvent):
    """A treaty moved a unit, or sent it home [Peace]."""

    unit: str
    origin: str
    to: str


class TributeSet(PublicEvent):
    """Parthia now pays this much production each turn [Peace]."""

    amount: int


class StarLooted(PublicEvent):
    """A production area was looted [Looting]."""

    area: str
    unit: str


class StarRebuilt(PublicEvent):
    """Rebuilding began or was finished [Looting 5, 6]."""

    area: str
    empire: str
    done: bool


class BribeMade(PublicEvent):
    """A unit was bribed [Bribery]."""

    unit: str
    area: str
    empire: str


class BribeEnded(PublicEvent):
    """A Bribe marker came off [Bribery]."""

    unit: str
    empire: str


class RevoltBegan(PublicEvent):
    """A Revolt marker was placed; ``unit``: the unit that rose there, or an empty string [Revolts]."""

    area: str
    empire: str
    degree: int
    unit: str


class RevoltEnded(PublicEvent):
    """A Revolt marker came off [Revolts]."""

    area: str


class Recivilised(PublicEvent):
    """An area no longer needs an empire's garrison [Garrisons]."""

    area: str
    empire: str


class CivilWarBegan(PublicEvent):
    """A rebellion broke out: its number, its capital, its maximum size [Civil War]."""

    rebellion: int
    capital: str
    size: int


class NoCivilWar(PublicEvent):
    """No rebellion could break out [Civil War]."""


class SassanidRevoltBegan(PublicEvent):
    """The Sassanid Revolt began [The Sassanid Revolt]."""


class SassanidRevoltEnded(PublicEvent):
    """The revolt is over. ``won``: the Sassanids won it."""

    won: bool


class WallsBuilt(PublicEvent):
    """The Walls of Constantinople were placed [West and East 7]."""


class WallsFell(PublicEvent):
    """The Walls of Constantinople were destroyed."""


class EmpireDivided(PublicEvent):
    """The Empire was divided into West and East [Western and Eastern Roman Empire]."""


class HalfFell(PublicEvent):
    """A half of the Empire ceased to exist [Reliability 4]."""

    half: str


class PeopleGone(PublicEvent):
    """A People left the game [Peoples, Elimination]."""

    people: str


class KingdomFounded(PublicEvent):
    """A unit left the game to found a Kingdom [Germanic Kingdoms, Hunnic Kingdom]."""

    kingdom: str
    unit: str
    capital: str
    units: int


class KingdomTurned(PublicEvent):
    """A Germanic Kingdom changed sides: into Roman service, or on its own [Foederati]."""

    kingdom: str
    status: str


class KingdomEnded(PublicEvent):
    """A Germanic Kingdom ceased to exist [Germanic Kingdoms 15]."""

    kingdom: str


class ArmeniaTurned(PublicEvent):
    """The Armenians changed sides; an empty string if they are independent [Armenian Exception]."""

    to: str


class KingdomInherited(PublicEvent):
    """Rome inherited areas [Inherited Kingdoms]."""

    areas: tuple[str, ...]


class TurnEnded(PublicEvent):
    """A decade is over: the stars of Rome and Parthia, and their difference [Victory Conditions]."""

    rome: int
    parthia: int
    german: int
    difference: int


AnyEvent = (
    TurnBegan
    | PlayerTurnBegan
    | PlayerTurnEnded
    | UnitDeployed
    | UnitsSwapped
    | LeaderArrived
    | LeaderLeft
    | EmperorPlaced
    | ProductionCounted
    | UnitPlaced
    | UnitRemoved
    | UnitConverted
    | UnitMoved
    | UnitTransferred
    | AreaTaken
    | Attacked
    | UnitRetreated
    | WarDeclared
    | AllianceBegan
    | AllianceEnded
    | PeaceMade
    | AreaYielded
    | UnitWithdrew
    | TributeSet
    | StarLooted
    | StarRebuilt
    | BribeMade
    | BribeEnded
    | RevoltBegan
    | RevoltEnded
    | Recivilised
    | CivilWarBegan
    | NoCivilWar
    | SassanidRevoltBegan
    | SassanidRevoltEnded
    | WallsBuilt
    | WallsFell
    | EmpireDivided
    | HalfFell
    | PeopleGone
    | KingdomFounded
    | KingdomTurned
    | KingdomEnded
    | ArmeniaTurned
    | KingdomInherited
    | TurnEnded
    | CoreEvent
)
"""Every event type, for decoding stored events."""

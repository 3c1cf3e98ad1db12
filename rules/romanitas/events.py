"""The events of a Romanitas campaign. An event holds every number that a player could ask about."""

from __future__ import annotations

from typing import Literal

from rules.core.core_events import CoreEvent
from rules.core.events import (
    Modifier,
    PublicEvent,
    Score,
)
from rules.romanitas.state import Side

Line = tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]
"""A battle line: the stacks of the left Ala, the Media Acies and the right Ala, front unit first."""


class TurnBegan(PublicEvent):
    """A ten-year turn began [2]."""


class FatumThrown(PublicEvent):
    """The three Fatum dice, and the modifiers of each domain [4.1, 4.2]."""

    dice: tuple[int, int, int]
    modifiers: dict[str, tuple[Modifier, ...]]


class ActaPlaced(PublicEvent):
    """A Fatum die was placed on a line of the Acta Publica: its score and the resulting box [4.2]."""

    domain: str
    score: Score
    box: str
    rp: int


class Counted(PublicEvent):
    """The Romanness Points were counted: each amount with its cause and subject, and the total [3.1, 3.2]."""

    lines: tuple[tuple[str, str, int], ...]
    total: int


class RomannessChanged(PublicEvent):
    """Romanness Points were won, lost or spent outside the count. ``total`` is the track's new value.

    ``cause`` is a catalogue key. ``about`` is the city, nation or unit concerned, or empty. ``beyond`` is the part of
    the change that the ends of the track left without effect [3.1, R2].
    """

    change: int
    total: int
    cause: str
    about: str = ""
    beyond: int = 0


class ActaDieThrown(PublicEvent):
    """The D6 of an Acta Publica box was rolled. ``city`` is the city it strikes, or empty [4.2]."""

    box: str
    die: int
    city: str


class CityDesolated(PublicEvent):
    """A Desolation marker was placed. ``by`` is the nation, Acta box or random event that caused it [3.2]."""

    city: str
    by: str
    markers: int


class DesolationRemoved(PublicEvent):
    """A Desolation marker was removed. ``how``: rebuilding or missionary [5.3, 5.5]."""

    city: str
    how: Literal["rebuilding", "missionary"]


class MonumentBuilt(PublicEvent):
    """A Monument was built [5.6]."""

    monument: str
    city: str
    cost: int


class MonumentDestroyed(PublicEvent):
    """A Monument was destroyed and returned to the box [3.2, 5.6]."""

    monument: str
    city: str


class GiftChosen(PublicEvent):
    """The player chose the Loyal Patriarch's favour: the gift of the Church or a free Missionary [4.2.2]."""

    gift: str


class CaesarNamed(PublicEvent):
    """A barbarian king was given the title of Caesar [4.2.1]."""

    nation: str


class RandomEventDrawn(PublicEvent):
    """A random event of option 8.7 was rolled. ``about`` is the city or unit struck, or empty."""

    die: int
    event: str
    about: str = ""


class AttitudeChecked(PublicEvent):
    """A nation's attitude was rolled: its score and the resulting column [6.1]."""

    nation: str
    score: Score
    column: str


class TreatyHeld(PublicEvent):
    """A nation kept the peace because of its Neutrality Treaty [5.3]."""

    nation: str


class WarBegan(PublicEvent):
    """A nation is now At War [6.1, R21]."""

    nation: str


class DiplomacyTurned(PublicEvent):
    """A Diplomacy counter was placed or turned to ``side`` in a client space [5.3, 6.2.2]."""

    space: str
    side: Literal["roman", "persian"]


class FleetSailed(PublicEvent):
    """An enemy fleet entered a maritime zone [6.2.1, 7.3]."""

    nation: str
    zone: str


class FleetGone(PublicEvent):
    """An enemy fleet left the map from ``zone`` [7.3]."""

    nation: str
    zone: str


class PiracyCancelled(PublicEvent):
    """A fleet stayed in port. ``why`` is a catalogue key [6.2.1, 8.7]."""

    nation: str
    why: str


class RaidBegan(PublicEvent):
    """Three units of a nation raid a city [6.2.3]."""

    nation: str
    city: str


class AttackCancelled(PublicEvent):
    """An attack was cancelled for lack of a target. ``why`` is a catalogue key [6.1, R25, R26]."""

    nation: str
    city: str
    why: str


class InvasionBegan(PublicEvent):
    """All units of a nation march along an itinerary [6.2.4]."""

    nation: str
    path: tuple[str, ...]


class InvasionPassed(PublicEvent):
    """Invaders pass a city that is already desolated [6.2.4]."""

    nation: str
    city: str


class InvasionStopped(PublicEvent):
    """An invasion is over. ``why`` is a catalogue key, ``city`` is where it ended [6.2.4, R25]."""

    nation: str
    city: str
    why: str


class ReconquestBegan(PublicEvent):
    """A kingdom marches to win back a city [6.2.5]."""

    nation: str
    city: str


class CityReconquered(PublicEvent):
    """A kingdom has won back a city [6.2.5]."""

    nation: str
    city: str


class CityAbandoned(PublicEvent):
    """A city without defenders fell without a fight [7.2.2]."""

    nation: str
    city: str


class ForceMustered(PublicEvent):
    """A Roman force was mobilised [5.2.2]. ``cost`` in RP; ``purpose``: defence, land, naval, persia or sea."""

    place: str
    purpose: str
    units: tuple[str, ...]
    figures: tuple[str, ...]
    fleets: tuple[str, ...]
    cost: int


class UnitsSentHome(PublicEvent):
    """Units left a force. ``why`` is a catalogue key [7.5, 8.7, R51]."""

    units: tuple[str, ...]
    why: str


class FortificationsHeld(PublicEvent):
    """Fortifications removed a unit from a Persian force [5.6, 6.3]."""

    city: str
    unit: str


class ExpeditionRolled(PublicEvent):
    """The D6 of an expedition against Persia, and the combats it requires [6.3]."""

    die: int
    combats: tuple[str, ...]


class ExpeditionWon(PublicEvent):
    """Both combats of an expedition against Persia were won [6.3]."""


class ExpeditionTurnedBack(PublicEvent):
    """A Roman operation ended early. ``why`` is a catalogue key [6.4, 7.4]."""

    why: str


class TransportSailed(PublicEvent):
    """A transport fleet set out from a territory through one or two zones to the target's coast [7.4]."""

    departure: str
    zones: tuple[str, ...]
    target: str
    fleets: tuple[str, ...]


class CityTaken(PublicEvent):
    """A city came into Roman possession [7.1.4]."""

    city: str
    nation: str


class TerritoryConquered(PublicEvent):
    """All cities of a territory are Roman now [4.2, R57]."""

    territory: str


class BattleBegan(PublicEvent):
    """A battle or siege begins: the sides, the place and the units [7.1.1, 7.2]."""

    place: str
    nation: str
    attacker: Side
    siege: bool
    roman: tuple[str, ...]
    elite: tuple[str, ...]
    figures: tuple[str, ...]
    enemies: int


class StratagemPlayed(PublicEvent):
    """A stratagem counter was drawn and one side is played [7.1.3]. ``about``: its box or unit, or empty."""

    side: Side
    counter: str
    stratagem: str
    effective: bool
    about: str = ""


class LinesDrawnUp(PublicEvent):
    """Both lines are set up on the Locus Pugnae [7.1.1]."""

    roman: Line
    enemy: Line
    posts: dict[str, str]


class PassBegan(PublicEvent):
    """A combat pass begins with these lines [7.1.2]."""

    stage: int
    roman: Line
    enemy: Line
    posts: dict[str, str]


class Shot(PublicEvent):
    """A unit fired at the one facing it: ``routed``, ``eliminated`` (behind walls, 7.2.4) or ``none`` [7.1.2]."""

    stage: int
    side: Side
    box: str
    unit: str
    target: str
    score: Score
    outcome: Literal["none", "routed", "eliminated"]


class Duel(PublicEvent):
    """A melee between two units [7.1.2]. ``exploiting`` is the camp that attacks a neighbouring box, or empty.

    ``box`` is the Roman unit's, ``enemy_box`` the enemy's. ``outcome`` is what happens to ``loser``: nothing on a tie
    (``loser`` empty), ``holds`` behind walls.
    """

    stage: int
    box: str
    enemy_box: str
    roman: str
    enemy: str
    roman_score: Score
    enemy_score: Score
    exploiting: Literal["", "roman", "enemy"]
    loser: Literal["", "roman", "enemy"]
    outcome: Literal["tie", "routed", "eliminated", "holds"]


class BoxBroken(PublicEvent):
    """A box of this camp's line was broken: a breakthrough [7.1.2]."""

    stage: int
    side: Side
    box: str


class UnitRallied(PublicEvent):
    """A routed unit returned through Rally. ``die`` is 0 if its box wasn't rolled [7.1.3]."""

    side: Side
    unit: str
    box: str
    die: int


class ReserveCommitted(PublicEvent):
    """A second-row unit filled a broken box through the Reserve stratagem [7.1.3]."""

    unit: str
    box: str


class FigureMoved(PublicEvent):
    """A figure moved to another unit, or is on its own (``unit`` empty) [7.5]."""

    figure: str
    unit: str


class SiegeStratagemStruck(PublicEvent):
    """A city fell to the Siege stratagem: the besieger's D6 and lost units [7.1.3, R47]."""

    side: Side
    die: int
    lost: tuple[str, ...]


class BattleEnded(PublicEvent):
    """A combat is over: winner, reason (a catalogue key), and each camp's routed and eliminated units [7.1.4]."""

    place: str
    nation: str
    siege: bool
    winner: Side
    why: str
    routed: dict[Side, tuple[str, ...]]
    eliminated: dict[Side, tuple[str, ...]]


class EpidemicRolled(PublicEvent):
    """A figure's D6 during an epidemic. On a 1 it gives no bonus [8.7-4]."""

    figure: str
    die: int


class DisputesRolled(PublicEvent):
    """The D6 of theological disputes before a battle. ``unit`` refuses to fight, or is empty [8.7-2]."""

    die: int
    unit: str


class StormRolled(PublicEvent):
    """The D6 of a storm for one action of a fleet [8.7-6]."""

    die: int
    cancelled: bool


class SurvivalTested(PublicEvent):
    """A figure's survival test [7.5]."""

    figure: str
    score: Score
    outcome: Literal["unhurt", "wounded", "eliminated"]


class NavalBattleBegan(PublicEvent):
    """Roman fleets meet enemy fleets in a zone [7.3]. ``cargo``: units aboard each Roman fleet."""

    zone: str
    fleets: tuple[str, ...]
    enemies: tuple[str, ...]
    figure: str
    cargo: dict[str, int]


class NavalPassFought(PublicEvent):
    """One pass of a naval battle: every fleet's score and those that sank [7.3]."""

    stage: int
    zone: str
    scores: dict[str, Score]
    sunk: tuple[str, ...]


class NavalBattleEnded(PublicEvent):
    """A naval battle is over. ``winner`` is empty if neither side won within four passes [7.3, R52]."""

    zone: str
    winner: Literal["roman", "enemy", ""]


class DrownedWithFleet(PublicEvent):
    """Units that went down with their transport fleet [7.4]."""

    fleet: str
    units: tuple[str, ...]


class CargoLost(PublicEvent):
    """Units lost because their transport fleet was defeated without being sunk [7.3, 7.4, R53]."""

    fleet: str
    units: tuple[str, ...]


class AmbassadorSent(PublicEvent):
    """An Ambassador sought a Neutrality Treaty [5.3]."""

    nation: str
    die: int
    needed: int
    success: bool


class MarriageOffered(PublicEvent):
    """A princess was offered in Marriage to a client sovereign [5.3]."""

    space: str
    score: Score
    needed: int
    success: bool


class MissionarySent(PublicEvent):
    """A Missionary went to a desolated city or a client people [5.3]."""

    target: str


class PiecesRecalled(PublicEvent):
    """Units, fleets or figures came back from the Eliminated box [5.4.1]."""

    pieces: tuple[str, ...]


class UnitImproved(PublicEvent):
    """A unit was turned to its Elite side [5.4.2]."""

    unit: str


class TurnEnded(PublicEvent):
    """The Management phase is over. ``unspent`` RP are lost, or carried over by the house option [2, R1]."""

    unspent: int


AnyEvent = (
    ActaDieThrown
    | ActaPlaced
    | AmbassadorSent
    | AttackCancelled
    | AttitudeChecked
    | BattleBegan
    | BattleEnded
    | BoxBroken
    | CaesarNamed
    | CargoLost
    | CityAbandoned
    | CityDesolated
    | CityReconquered
    | CityTaken
    | Counted
    | DesolationRemoved
    | DiplomacyTurned
    | DisputesRolled
    | DrownedWithFleet
    | Duel
    | EpidemicRolled
    | ExpeditionRolled
    | ExpeditionTurnedBack
    | ExpeditionWon
    | FatumThrown
    | FigureMoved
    | FleetGone
    | FleetSailed
    | ForceMustered
    | FortificationsHeld
    | GiftChosen
    | InvasionBegan
    | InvasionPassed
    | InvasionStopped
    | LinesDrawnUp
    | MarriageOffered
    | MissionarySent
    | MonumentBuilt
    | MonumentDestroyed
    | NavalBattleBegan
    | NavalBattleEnded
    | NavalPassFought
    | PassBegan
    | PiecesRecalled
    | PiracyCancelled
    | RaidBegan
    | RandomEventDrawn
    | ReconquestBegan
    | ReserveCommitted
    | RomannessChanged
    | Shot
    | SiegeStratagemStruck
    | StormRolled
    | StratagemPlayed
    | SurvivalTested
    | TerritoryConquered
    | TransportSailed
    | TreatyHeld
    | TurnBegan
    | TurnEnded
    | UnitImproved
    | UnitRallied
    | UnitsSentHome
    | WarBegan
    | CoreEvent
)
"""Every event that a campaign can record."""

"""What happens in a game of Italia: the facts that stories, pictures and logs are made of.

Points are given in halves. ``about`` the pieces: a :class:`Force` counts units by type and names leaders.
"""

from __future__ import annotations

import msgspec

from rules.core.core_events import CoreEvent
from rules.core.events import Modifier, PublicEvent


class Force(msgspec.Struct, frozen=True):
    """Some units by type, with their leaders. ``reduced``: how many of them are flipped or damaged."""

    units: dict[str, int] = {}
    leaders: tuple[str, ...] = ()
    reduced: int = 0

    @property
    def size(self) -> int:
        """The number of units."""
        return sum(self.units.values())


class Shot(msgspec.Struct, frozen=True):
    """A die of a unit in a battle, raid or sea battle [10.3, 10.4].

    ``needed``: the number on the counter; ``total``: the die with its modifiers. ``natural``: a natural 10. ``target``:
    the type aimed at. ``wasted``: a hit without a unit left of that type.
    """

    unit: str
    die: int
    modifiers: tuple[Modifier, ...]
    total: int
    needed: int
    hit: bool
    natural: bool = False
    target: str = ""
    wasted: bool = False


class Check(msgspec.Struct, frozen=True):
    """A die that a unit rolls for itself: shock, defection, rising."""

    unit: str
    area: str
    die: int
    failed: bool


class Tally(msgspec.Struct, frozen=True):
    """A line of a card at the end of a game turn: its type, half points, and the areas that gave them."""

    type: str
    halves: int
    areas: tuple[str, ...]


# The game turn and the nation turn


class TurnBegan(PublicEvent):
    """A game turn begins [5]."""

    number: int
    first_year: int
    last_year: int


class NationBegan(PublicEvent):
    """A nation's turn begins [5]."""

    nation: str
    seat: str
    gold: int


class PhaseBegan(PublicEvent):
    """The movement or combat of a major invasion begins for the first or second time [5]."""

    nation: str
    step: str
    phase: int


class NationEnded(PublicEvent):
    """A nation's turn is over [5]."""

    nation: str
    gold: int


class LeaderLeft(PublicEvent):
    """A leader's service ends [2.5]."""

    nation: str
    leader: str
    place: str


class NationInherited(PublicEvent):
    """A nation takes over the units, gold and submitted nations of another [14.4, 14.5].

    ``left``: where land units were lost, and how many.
    """

    nation: str
    heir: str
    units: Force
    lost: Force
    gold: int
    vassals: tuple[str, ...]
    left: dict[str, int] = {}


class RomaReturned(PublicEvent):
    """Roma is rebuilt for the Romans; ``displaced`` is the nation that had to leave it [13.1]."""

    displaced: str
    rebuilt: bool


class FoederatiRose(PublicEvent):
    """Odoaker's rising: a die for each Roman foederati [14.2]."""

    checks: tuple[Check, ...]
    needed: int


class Revolted(PublicEvent):
    """A submitted nation declares itself free [12.14]."""

    nation: str
    controller: str


# Income, purchases, placement


class IncomeCounted(PublicEvent):
    """A nation's income. ``whole``: before it is halved by the card; ``cause``: why it is less [6.1-6.3]."""

    nation: str
    areas: int
    cities: int
    whole: int
    income: int
    gold: int
    cause: str = ""


class TributePaid(PublicEvent):
    """A submitted nation hands over half its income [6.4]. ``lost``: what the controller couldn't keep [6.5]."""

    nation: str
    controller: str
    gold: int
    kept: int
    total: int
    lost: int = 0


class GoldLost(PublicEvent):
    """Gold above what a treasury holds is lost [6.5, 6.6]."""

    nation: str
    gold: int
    cause: str


class Bought(PublicEvent):
    """A nation bought units [6.6]. ``waiting``: out of turn, with tribute [6.5]."""

    nation: str
    unit: str
    count: int
    cost: int
    gold: int
    waiting: bool = False


class CityBuilt(PublicEvent):
    """A nation built a city [6.7]."""

    nation: str
    area: str
    cost: int
    gold: int


class LegionRepaired(PublicEvent):
    """A flipped consular legion is turned up again [2.3]."""

    nation: str
    area: str
    cost: int
    gold: int


class CapitalSet(PublicEvent):
    """A nation set its capital marker [6.8]."""

    nation: str
    area: str
    before: str


class CapitalLost(PublicEvent):
    """A nation no longer owns its capital [5]."""

    nation: str
    area: str


class Placed(PublicEvent):
    """Units and leaders were set on the map. ``cause``: "bought", "waiting", "arrival", "landing", "africa" [7, 13.2].

    ``place``: an area, a staging zone, or the sea in which they are aboard or afloat. ``origin``: the area of Africa
    that they left.
    """

    nation: str
    place: str
    force: Force
    cause: str
    origin: str = ""


class ArrivalLost(PublicEvent):
    """Units don't arrive. ``cause``: "no-counter", "no-place", "no-area" [2.7, 7.4, 7.6]."""

    nation: str
    force: Force
    cause: str


# Movement


class Moved(PublicEvent):
    """Units moved. ``path`` begins where they were. ``way``: "land", "strait", "boarded", "landed", "sailed" [9]."""

    nation: str
    force: Force
    path: tuple[str, ...]
    way: str
    cargo: Force = Force()


class Exited(PublicEvent):
    """Units left the game through the Alpes [9.11]."""

    nation: str
    force: Force
    place: str


class SeaBattleBegan(PublicEvent):
    """Fleets attack others in a sea [9.9]. ``order_dice``: the dice that decided a tie among those who wished to."""

    sea: str
    attacker: str
    defender: str
    attackers: Force
    defenders: Force
    attacker_cargo: Force = Force()
    defender_cargo: Force = Force()


class SeaOrderRolled(PublicEvent):
    """Nations with as many fleets rolled to see which attacks first [9.9]."""

    sea: str
    nations: tuple[str, ...]
    dice: tuple[int, ...]


class SeaRoundFought(PublicEvent):
    """A round at sea [9.9]."""

    sea: str
    number: int
    attacker: str
    defender: str
    attacker_shots: tuple[Shot, ...]
    defender_shots: tuple[Shot, ...]


class CargoLost(PublicEvent):
    """What a sunk fleet carried is lost; ``saved``: what other fleets took aboard [9.9]."""

    nation: str
    sea: str
    lost: Force
    saved: Force
    by: str


class SeaBattleEnded(PublicEvent):
    """A battle at sea is over. ``outcome``: "sunk", "attacker-left", "defender-left" [9.9]."""

    sea: str
    attacker: str
    defender: str
    outcome: str
    to: str = ""


# Battles and raids


class BattleBegan(PublicEvent):
    """A battle on land begins [10.1]. ``over_water``: all attackers came over sea or strait."""

    area: str
    attacker: str
    defender: str
    attackers: Force
    defenders: Force
    city: bool
    terrain: str
    over_water: bool
    campaign: bool


class ShockRolled(PublicEvent):
    """Romans face elephants: a die for each Roman unit [13.3]. ``number``: the how many-th such battle."""

    area: str
    number: int
    needed: int
    checks: tuple[Check, ...]


class DefectionRolled(PublicEvent):
    """Roman foederati roll whether they defect [14.2]."""

    area: str
    to: str
    needed: int
    checks: tuple[Check, ...]


class Defected(PublicEvent):
    """A unit changed sides, or was removed for want of a counter [14.2, 14.6]. ``cause``: "foederati", "appeal"."""

    nation: str
    to: str
    unit: str
    area: str
    place: str
    cause: str


class TargetsDeclared(PublicEvent):
    """A side declared at which types its units aim: own type, then target, then count [10.6]."""

    nation: str
    area: str
    targets: tuple[tuple[str, str, int], ...]


class RoundFought(PublicEvent):
    """A round of a battle [10.3]."""

    area: str
    number: int
    attacker: str
    defender: str
    attacker_shots: tuple[Shot, ...]
    defender_shots: tuple[Shot, ...]


class UnitReduced(PublicEvent):
    """A consular legion was flipped, or a knight damaged, by a hit [2.3, 14.3]."""

    nation: str
    unit: str
    area: str


class KnightsRepaired(PublicEvent):
    """Damaged knights that survived are repaired [14.3]."""

    nation: str
    area: str
    count: int


class UnitsLost(PublicEvent):
    """Units were removed. ``by``: whose kills they are; empty if no one scores them.

    ``cause``: "hit", "shock", "no-retreat", "second-retreat", "roma", "sunk", "surplus", "block", "rebuild",
    "no-counter", "displaced", "vassal" [11.1].
    """

    nation: str
    area: str
    force: Force
    by: str
    cause: str


class Retreated(PublicEvent):
    """Units retreated from an area. ``cause``: "retreat", "second-retreat", "raid", "surplus", "displaced", "roma",
    "submission", "vassal" [10.10]. ``to``: an area, or the sea in which they went aboard.
    """

    nation: str
    area: str
    to: str
    force: Force
    cause: str


class LeaderKilled(PublicEvent):
    """A leader died without units beside him [10.8]."""

    nation: str
    leader: str
    area: str
    by: str


class BattleEnded(PublicEvent):
    """A battle is over. ``outcome``: "won", "lost", "both-lost", "attacker-left", "defender-left", "submitted"."""

    area: str
    attacker: str
    defender: str
    winner: str
    outcome: str
    rounds: int
    attackers: Force
    defenders: Force


class RaidFought(PublicEvent):
    """A raid on a city [10.12]."""

    area: str
    attacker: str
    defender: str
    raiders: Force
    attacker_shots: tuple[Shot, ...]
    defender_shots: tuple[Shot, ...]
    success: bool


class CityPillaged(PublicEvent):
    """A city was pillaged. ``how``: "pillage", "raid". ``gold``: what it brought; 0 if it brought points [10.13]."""

    nation: str
    area: str
    how: str
    gold: int
    last_owner: str


class CityRebuilt(PublicEvent):
    """A pillaged city was rebuilt with a unit [10.13]."""

    nation: str
    area: str
    unit: str


# Campaigns


class CampaignBegan(PublicEvent):
    """A leader's campaign begins [12.1, 12.2]."""

    nation: str
    leader: str
    place: str
    force: Force
    chest: int
    gold: int


class PlanGiven(PublicEvent):
    """A seat ordered how its nations react in this campaign [12.4]. ``plan``: "ask", "pass", "run", "join", "hold"."""

    seat: str
    plan: str


class RoundPaid(PublicEvent):
    """A campaign round was paid for [12.3]. ``chest`` and ``gold`` are what is left."""

    nation: str
    leader: str
    number: int
    chest: int
    gold: int


class CampaignMarched(PublicEvent):
    """The force of a campaign marched [12.3]. ``way``: "land", "strait", "sea", "crossing"."""

    nation: str
    leader: str
    number: int
    path: tuple[str, ...]
    way: str
    force: Force
    pausing: bool = False


class UnitsDropped(PublicEvent):
    """A campaign left units behind [12.2]."""

    nation: str
    area: str
    force: Force


class AreaBlocked(PublicEvent):
    """A campaigning leader blocked an area beside him [12.7]."""

    nation: str
    area: str
    leader_area: str
    unit: str


class Reacted(PublicEvent):
    """A nation reacted to a campaign [12.4]. ``reaction``: "join", "shift". ``planned``: by its orders."""

    nation: str
    reaction: str
    force: Force
    path: tuple[str, ...]
    planned: bool


class ReactionPassed(PublicEvent):
    """A nation that could have reacted didn't [12.4]."""

    nation: str
    planned: bool


class CampaignEnded(PublicEvent):
    """A campaign is over. ``cause``: "stopped", "leader-killed", "no-gold", "no-force", "no-move". ``lost``: gold."""

    nation: str
    leader: str
    cause: str
    rounds: int
    lost: int


# Submission


class SubmissionOffered(PublicEvent):
    """A defender offered to submit [12.12]."""

    nation: str
    to: str
    area: str


class SubmissionRefused(PublicEvent):
    """The attacker refused a submission [12.12]."""

    nation: str
    to: str


class Submitted(PublicEvent):
    """A nation submitted. ``cause``: "offer", "force" [12.12, 12.13]."""

    nation: str
    to: str
    cause: str


class SubmissionEnded(PublicEvent):
    """A submission ended without a revolt [12.16, 7.4]. ``cause``: "no-units", "arrival", "inherited"."""

    nation: str
    controller: str
    cause: str


# Departures and points


class Departed(PublicEvent):
    """Units left the game as the scenario says. ``scored``: they counted as exits."""

    nation: str
    place: str
    force: Force
    scored: bool


class PointsScored(PublicEvent):
    """A nation scored half points at once. ``cause``: the type of its card's line [11.1].

    ``about``: the nation or leader concerned; ``count``: units killed or gone.
    """

    nation: str
    seat: str
    halves: int
    cause: str
    area: str = ""
    about: str = ""
    count: int = 1
    total: int = 0


class OccupationScored(PublicEvent):
    """A nation scored its occupation at the end of the game turn [11.3-11.5]. ``whole``: before it is halved."""

    nation: str
    seat: str
    lines: tuple[Tally, ...]
    whole: int
    halves: int
    controller: str
    total: int


class TurnEnded(PublicEvent):
    """A game turn is over. ``points``: half points of each seat.

    ``measured``: the same less the yardstick of a short cut [11.6]; empty in events from before it was told.
    """

    number: int
    points: dict[str, int]
    measured: dict[str, int] = {}


class GameScored(PublicEvent):
    """The last turn is scored. ``measured``: half points less the yardstick of a short cut [11.6]."""

    points: dict[str, int]
    measured: dict[str, int]
    occupation: dict[str, int]
    winner: str


ItaliaEvent = (
    TurnBegan
    | NationBegan
    | PhaseBegan
    | NationEnded
    | LeaderLeft
    | NationInherited
    | RomaReturned
    | FoederatiRose
    | Revolted
    | IncomeCounted
    | TributePaid
    | GoldLost
    | Bought
    | CityBuilt
    | LegionRepaired
    | CapitalSet
    | CapitalLost
    | Placed
    | ArrivalLost
    | Moved
    | Exited
    | SeaBattleBegan
    | SeaOrderRolled
    | SeaRoundFought
    | CargoLost
    | SeaBattleEnded
    | BattleBegan
    | ShockRolled
    | DefectionRolled
    | Defected
    | TargetsDeclared
    | RoundFought
    | UnitReduced
    | KnightsRepaired
    | UnitsLost
    | Retreated
    | LeaderKilled
    | BattleEnded
    | RaidFought
    | CityPillaged
    | CityRebuilt
    | CampaignBegan
    | PlanGiven
    | RoundPaid
    | CampaignMarched
    | UnitsDropped
    | AreaBlocked
    | Reacted
    | ReactionPassed
    | CampaignEnded
    | SubmissionOffered
    | SubmissionRefused
    | Submitted
    | SubmissionEnded
    | Departed
    | PointsScored
    | OccupationScored
    | TurnEnded
    | GameScored
)
"""Every event of the game's own."""

AnyEvent = ItaliaEvent | CoreEvent
"""Every event that a record of the game may hold."""

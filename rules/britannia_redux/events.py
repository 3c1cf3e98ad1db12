"""What happens in a game of Britannia reDux: the facts that stories, pictures and logs are made of.

``units`` are ids of counters; the loader's ``kind_of`` tells what they are. A ``cause`` is a key of the catalogue.
"""

from __future__ import annotations

import msgspec

from rules.core.core_events import CoreEvent
from rules.core.events import PublicEvent, Score

# Rounds and turns


class RoundBegan(PublicEvent):
    """A round begins [B3]. ``event``: the round's event; ``scoring``: the scoring at its end, or empty."""

    round: int
    numeral: str
    years: tuple[int, int]
    event: str
    scoring: str


class NationTurnBegan(PublicEvent):
    """A nation begins its turn [B4, B12]. ``extra``: after the last round."""

    nation: str
    seat: str
    major_invasion: bool
    raid: bool
    extra: bool


class NationTurnEnded(PublicEvent):
    """A nation has ended its turn [B4]. ``extra``: after the last round."""

    nation: str
    extra: bool


class RoundEnded(PublicEvent):
    """A round is over; the points of each seat [B3.4]."""

    round: int
    points: dict[str, int]


# Population and reinforcements


class PopulationGained(PublicEvent):
    """A nation counted its population [B4.1]: areas, points, the marker before and after, the armies gained."""

    nation: str
    clear: tuple[str, ...]
    difficult: tuple[str, ...]
    points: int
    before: int
    cost: int
    armies: int
    left: int


class ArmyTraded(PublicEvent):
    """A nation gave a new army for a fortification [16.1.1, 16.2.1]. ``count``: of what it gets."""

    nation: str
    work: str
    count: int


class BurhPaid(PublicEvent):
    """A nation paid population points for a burh [16.2.1]."""

    nation: str
    points: int
    left: int


class UnitsPlaced(PublicEvent):
    """Armies entered play in an area [B4.1, B4.2, 15.6]."""

    nation: str
    area: str
    units: tuple[str, ...]
    cause: str


class UnitsArrived(PublicEvent):
    """Armies arrived at sea [B4.2, 15.1.1, B12]."""

    nation: str
    sea: str
    units: tuple[str, ...]


class ArmiesForgone(PublicEvent):
    """Armies could not be placed and are lost: no counter, or no room [B4.1.4, B4.2.2]."""

    nation: str
    army: str
    count: int
    cause: str


class LeaderAppeared(PublicEvent):
    """A leader entered play [B4.2.1]. ``place``: an area or a sea."""

    leader: str
    nation: str
    place: str


class LeaderLeft(PublicEvent):
    """A leader left play. ``cause``: battle, round-end, attack, no-army; ``by``: who eliminated him [B10]."""

    leader: str
    nation: str
    place: str
    cause: str
    by: str = ""


class RomanMaximumSet(PublicEvent):
    """The Romans counted their armies [15.1.1]. ``change``: armies to come, or below zero to go."""

    maximum: int
    armies: int
    change: int


class ArmiesRemoved(PublicEvent):
    """Armies left play without a battle. ``cause``: maximum, population, no-retreat, no-road, withdrawal."""

    nation: str
    place: str
    units: tuple[str, ...]
    cause: str


class RisingBegan(PublicEvent):
    """Boudica and her armies rise in an area the Belgae don't own (R8)."""

    area: str
    units: tuple[str, ...]


# Movement


class UnitsMoved(PublicEvent):
    """Units moved. ``path`` begins with their place; ``roads``: its steps by Road; ``cleared``: areas of an overrun.

    ``by_boat``: the path crosses a sea [17].
    """

    nation: str
    units: tuple[str, ...]
    path: tuple[str, ...]
    paid: int
    roads: tuple[int, ...] = ()
    overrun: tuple[str, ...] = ()
    by_boat: bool = False

    @property
    def origin(self) -> str:
        """Where they began."""
        return self.path[0]

    @property
    def goal(self) -> str:
        """Where they ended."""
        return self.path[-1]


class MoveTakenBack(PublicEvent):
    """A move of this phase was taken back; ``unbuilt``: the areas whose new forts are gone again."""

    nation: str
    units: tuple[str, ...]
    origin: str
    goal: str
    unbuilt: tuple[str, ...] = ()


class ProtectionLost(PublicEvent):
    """A British nation attacked the Romano-British; they may attack it now (R14)."""

    nation: str


class LimitChecked(PublicEvent):
    """A nation has more armies on land than its areas support [B6.2]."""

    nation: str
    areas: int
    contested: int
    limit: int
    armies: int
    excess: int
    is_subject: bool


class MovementEnded(PublicEvent):
    """A Movement Phase ended [B6]. ``part``: 1, or 2 in a Major Invasion."""

    nation: str
    part: int


# Fortifications


class FortificationBuilt(PublicEvent):
    """A fortification was built. ``work``: roman-fort, stronghold, burh [15.2, 16]."""

    nation: str
    area: str
    work: str
    cause: str


class FortRebuilt(PublicEvent):
    """A destroyed Roman fort is intact again [15.2.3]."""

    area: str


class FortificationDestroyed(PublicEvent):
    """A fortification was destroyed in battle [15.2.2, 16.1.3, 16.2.2]. ``given``: its owner gave it for an army."""

    nation: str
    area: str
    work: str
    by: str
    given: bool = False


# Battles


class Shot(msgspec.Struct, frozen=True):
    """A die of a battle: who rolled it and with what, and what it eliminated.

    ``victim``: a counter or a kind of fortification; empty for a miss or a hit without a target. ``hits``: the kinds
    of target it reached. ``wasted``: why a hit had no effect, as a catalogue key.
    """

    nation: str
    unit: str
    score: Score
    hits: tuple[str, ...]
    victim: str = ""
    wasted: str = ""


class BattleBegan(PublicEvent):
    """A battle begins [B7]. Units include leaders; ``fort``: the defender's fortification, or empty.

    ``attacker_needs`` and ``defender_needs``: the roll that each kind of unit needs against each kind of target there.
    """

    area: str
    attacker: str
    defender: str
    attackers: tuple[str, ...]
    defenders: tuple[str, ...]
    fort: str
    hard: bool
    attacker_needs: dict[str, dict[str, int]]
    defender_needs: dict[str, dict[str, int]]


class BattleRolled(PublicEvent):
    """Both sides rolled in a battle round; ``shots`` have no victims yet [B7.1]."""

    area: str
    number: int
    shots: tuple[Shot, ...]


class HitsTaken(PublicEvent):
    """What a side lost in a battle round [B7.3]: ``shots`` of the other side with their victims."""

    area: str
    number: int
    nation: str
    by: str
    shots: tuple[Shot, ...]
    units: tuple[str, ...]
    fort: str = ""
    burh_given: bool = False


class UnitsRetreated(PublicEvent):
    """Units left a battle area. ``cause``: battle, victory, submission, burh, march [B8, 15.2.4, 15.5]."""

    nation: str
    area: str
    to: str
    units: tuple[str, ...]
    cause: str


class BattleEnded(PublicEvent):
    """A battle is over. ``winner``: a nation, or empty; ``owner``: who owns the area now [B7.7]."""

    area: str
    attacker: str
    defender: str
    winner: str
    owner: str
    rounds: int


class BattleCancelled(PublicEvent):
    """A battle isn't fought: the defender submitted [15.5.1]."""

    area: str
    attacker: str
    defender: str


class RaidersReturned(PublicEvent):
    """Raiders went back to the sea they came from [B9.3]."""

    nation: str
    area: str
    sea: str
    units: tuple[str, ...]


# Submission and withdrawal


class Submitted(PublicEvent):
    """A nation submitted to another [15.5, R15]. ``areas``: where its armies are."""

    nation: str
    overlord: str
    areas: tuple[str, ...]


class SubmissionDeclined(PublicEvent):
    """A nation that might submit doesn't [15.5]."""

    nation: str
    overlord: str


class SubmissionEnded(PublicEvent):
    """A nation is free again. ``cause``: withdrawal, boudica, revolt, overlord-gone [15.5.4, R15]."""

    nation: str
    overlord: str
    cause: str


class TributeOwed(PublicEvent):
    """An overlord gets armies for those its subject lost over the limit (R16)."""

    nation: str
    overlord: str
    count: int


class WithdrawalBegan(PublicEvent):
    """The Romans leave Britain [15.6]."""

    armies: int
    forts: int


class FortReplaced(PublicEvent):
    """A Roman fort gave way to an army or a stronghold [15.6.1, 15.6.2, 16.1.2]. ``unit``: the army, or empty."""

    nation: str
    area: str
    unit: str


class RomansGone(PublicEvent):
    """Every Roman unit and fort counter left the board [15.6.2]."""

    units: tuple[str, ...]
    forts: tuple[str, ...]


# Points


class PointsScored(PublicEvent):
    """A nation scored.

    ``cause``: holding, occupying, raiding, army, fort, stronghold, leader, bretwalda, king. ``about``: areas, units,
    leaders. ``total``: the nation's points, ``seat_total``: those of its seat.
    """

    nation: str
    seat: str
    points: int
    cause: str
    about: tuple[str, ...]
    total: int
    seat_total: int


class HoldingCounted(PublicEvent):
    """The areas a nation scores in a scoring round [B11.2, 15.4.1].

    ``distant_scored``: how many of the ``distant`` areas count. ``limes``: by intact forts.
    """

    nation: str
    scoring: str
    centers: tuple[str, ...]
    adjacent: tuple[str, ...]
    distant: tuple[str, ...]
    distant_scored: int
    points: int
    limes: bool


class KingshipJudged(PublicEvent):
    """Who is Bretwalda or King at the end of a round; ``nation`` is empty if no one is (R43).

    ``areas``: areas in England by nation.
    """

    title: str
    nation: str
    areas: dict[str, int]


AnyEvent = (
    RoundBegan
    | NationTurnBegan
    | NationTurnEnded
    | RoundEnded
    | PopulationGained
    | ArmyTraded
    | BurhPaid
    | UnitsPlaced
    | UnitsArrived
    | ArmiesForgone
    | LeaderAppeared
    | LeaderLeft
    | RomanMaximumSet
    | ArmiesRemoved
    | RisingBegan
    | UnitsMoved
    | MoveTakenBack
    | ProtectionLost
    | LimitChecked
    | MovementEnded
    | FortificationBuilt
    | FortRebuilt
    | FortificationDestroyed
    | BattleBegan
    | BattleRolled
    | HitsTaken
    | UnitsRetreated
    | BattleEnded
    | BattleCancelled
    | RaidersReturned
    | Submitted
    | SubmissionDeclined
    | SubmissionEnded
    | TributeOwed
    | WithdrawalBegan
    | FortReplaced
    | RomansGone
    | PointsScored
    | HoldingCounted
    | KingshipJudged
    | CoreEvent
)
"""Every event of the game."""

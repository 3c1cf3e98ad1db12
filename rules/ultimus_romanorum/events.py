"""What happens in a campaign of Ultimus Romanorum: the facts that stories, pictures and logs are made of."""

from __future__ import annotations

import msgspec

from rules.core.core_events import CoreEvent
from rules.core.events import Event, Modifier, PublicEvent

# The year


class YearBegan(PublicEvent):
    """A year begins [2]. ``roman``: the seat of the Roman camp."""

    year: int
    roman: str


class CounterDrawn(Event):
    """A seat took a stratagem into its hand; only it sees which [2.A]."""

    seat: str
    stratagem: str


class HandChanged(PublicEvent):
    """The number of stratagems in a hand changed. ``cause`` is a catalogue key [2.A, 2.F, R87]."""

    seat: str
    camp: str
    change: int
    held: int
    cause: str


class InitiativeRolled(PublicEvent):
    """The Roman rolled for the initiative; below ``needed`` he has it [2.B]."""

    die: int
    needed: int
    camp: str


class InitiativeTaken(PublicEvent):
    """A camp has the initiative. ``cause``: the die, a stratagem, the scenario [2.B, 6.1, 6.3]."""

    camp: str
    cause: str


class StratagemPlayed(PublicEvent):
    """A camp played a stratagem. ``about``: what it was aimed at [6]."""

    seat: str
    camp: str
    stratagem: str
    about: tuple[str, ...] = ()


class StratagemsCancelled(PublicEvent):
    """Two stratagems cancelled each other out [6.2, 6.3]."""

    area: str


class StratagemRemoved(PublicEvent):
    """A stratagem left the game or joined the cup. ``to``: "removed" or "cup" [6]."""

    stratagem: str
    to: str


class PaxRomana(PublicEvent):
    """The Empire is at peace: no operations this year [2.C]."""


class PaxBroken(PublicEvent):
    """The death of an Augustus ends the Pax Romana [2.C]."""

    leader: str


class SequencesCounted(PublicEvent):
    """The number of SMC, from the strategic values of both sides [2.D]."""

    roman_vs: int
    barbarian_vs: int
    leader: str
    total: int
    roman: int
    barbarian: int


class EventRolled(PublicEvent):
    """The random event of the year [2.D]."""

    dice: tuple[int, int]
    total: int
    event: str


class SequenceBegan(PublicEvent):
    """A camp begins one of its SMC [2.E]."""

    camp: str
    number: int
    left: int


class SequencePassed(PublicEvent):
    """A camp let an SMC go by [2.E]."""

    camp: str
    left: int


class SequenceEnded(PublicEvent):
    """A camp has ended an SMC [2.E]."""

    camp: str
    left: int


# Leaders and offices


class LeaderEntered(PublicEvent):
    """A leader appears on the map. ``cause`` is a catalogue key [3.3.1, 4.2.1]."""

    leader: str
    area: str
    cause: str


class LeaderWaits(PublicEvent):
    """A leader is due but finds no unit to join [3.3.1, 4.2.1]."""

    leader: str


class GuardGiven(PublicEvent):
    """A leader received buccellarii [3.2.4]."""

    leader: str
    unit: str


class CaesarNamed(PublicEvent):
    """A leader became Caesar [3.5.1]."""

    leader: str
    half: str


class CaesarLost(PublicEvent):
    """A leader is Caesar no more. ``cause`` is a catalogue key [3.5.1]."""

    leader: str
    half: str
    cause: str


class DeathTested(PublicEvent):
    """A leader's life was tested; he dies on ``dies_on`` or more [2.D]."""

    leader: str
    die: int
    dies_on: int
    dies: bool


class LeaderDied(PublicEvent):
    """A leader died. ``cause`` is a catalogue key; ``by``: the camp that gains by it [8.5, 10.1]."""

    leader: str
    area: str
    cause: str
    by: str = ""


class AugustusProclaimed(PublicEvent):
    """A leader became Augustus. ``cause`` is a catalogue key [3.5.2, 5]."""

    leader: str
    half: str
    cause: str


class CandidateTested(PublicEvent):
    """The East approves a candidate for the western throne, or doesn't [3.5.2]."""

    leader: str
    die: int
    needed: int
    accepted: bool


class ThroneVacant(PublicEvent):
    """An Augustus has no successor [3.5.2]."""

    half: str


class EscortNamed(PublicEvent):
    """A leader brings the young Emperor to his throne, or fights for it [3.5.2]."""

    leader: str
    half: str


class EscortHome(PublicEvent):
    """The escort and its palatini return to Constantinopolis [3.5.2]."""

    pieces: tuple[str, ...]


class AugustusFled(PublicEvent):
    """An Augustus ends the year out of his half [3.6.6]."""

    leader: str
    half: str


# Usurpation


class UsurpationTested(PublicEvent):
    """A Usurpation was attempted: up to ``needed`` on a d6 it is valid [3.6.2, 6.2, R5]."""

    leader: str
    half: str
    die: int
    modifiers: tuple[Modifier, ...]
    needed: int
    valid: bool


class UsurpationBegan(PublicEvent):
    """A leader is Usurper; ``puppet``: whom he would raise to the throne [3.6.2, R8]."""

    leader: str
    half: str
    area: str
    puppet: str = ""


class JoinedUsurper(PublicEvent):
    """Counters joined a Usurpation [3.6.3]."""

    half: str
    area: str
    pieces: tuple[str, ...]
    cause: str


class PuppetNamed(PublicEvent):
    """Who is to be Augustus for a Usurper of barbarian birth has changed [6.2, R8].

    ``cause``: "puppet-replaced" (the first one is dead or reigns) or "puppet-heir" (the Usurper is, and had won: R77).
    """

    leader: str
    half: str
    usurper: str
    cause: str


class LoyaltyTested(PublicEvent):
    """A leader's loyalty was tested: from his CP on he joins the Usurper [3.6.3]."""

    leader: str
    area: str
    die: int
    cp: int
    joins: bool


class DioceseTested(PublicEvent):
    """The Usurper reached for another diocese: below his CP it listens to him [3.6.3]."""

    leader: str
    diocese: str
    die: int
    cp: int
    opens: bool


class RallyTested(PublicEvent):
    """Leaderless units were asked to change sides: up to ``cp`` they do [3.6.3]."""

    leader: str
    area: str
    units: tuple[str, ...]
    die: int
    cp: int
    joins: bool


class UsurpationSucceeded(PublicEvent):
    """A Usurpation has succeeded; the throne is pending until phase F [3.6.4]."""

    half: str
    leader: str
    cause: str


class UsurpationFailed(PublicEvent):
    """A Usurpation has failed: its followers return to the fold [3.6.4]."""

    half: str
    pieces: tuple[str, ...]


class CampsExchanged(PublicEvent):
    """The players exchanged their camps [5]. ``roman``: the new seat of the Roman camp."""

    half: str
    roman: str
    augustus: str
    pv: dict[str, int]


# Tribes


class TribeChanged(PublicEvent):
    """The status of a Tribe changed. ``cause`` is a catalogue key [4.2, 4.5]."""

    tribe: str
    before: str
    status: str
    cause: str


class MigrationEnded(PublicEvent):
    """A Tribe that migrated is as before; ``camp``: whose it is again [6.2, R22]."""

    tribe: str
    camp: str


class AllianceMade(PublicEvent):
    """A minor Tribe follows a major one [6.2]."""

    major: str
    minor: str


class AllianceBroken(PublicEvent):
    """A Tribe follows another no more. ``cause`` is a catalogue key [6.2, 6.3]."""

    major: str
    minor: str
    cause: str


class RebellionTested(PublicEvent):
    """A Tribe tried to leave its ally: above ``cp`` it is free [6.3]."""

    major: str
    minor: str
    die: int
    cp: int
    free: bool


class RexTested(PublicEvent):
    """A leader tried to become King: up to his CP he does [6.2]."""

    leader: str
    tribe: str
    area: str
    die: int
    cp: int
    crowned: bool


class KingCrowned(PublicEvent):
    """A leader is King [4.5.3]."""

    leader: str
    tribe: str


class CapitalSet(PublicEvent):
    """A Regnum has its capital here [4.5.3]."""

    tribe: str
    area: str


class RegnumDissolved(PublicEvent):
    """A Regnum lost its capital and has no other town [4.5.3]."""

    tribe: str
    area: str


class FederationTested(PublicEvent):
    """The victor tried to federate a vanquished Tribe: below his CP he does [9.4]."""

    tribe: str
    leader: str
    die: int
    cp: int
    federated: bool


class TribeVanquished(PublicEvent):
    """The last unit of a Tribe fell. ``in_battle``: it counts as pacified [9.4, R37]."""

    tribe: str
    area: str
    in_battle: bool


class AreaCeded(PublicEvent):
    """A treaty recognises a kingdom's hold on an area, or ends (R44)."""

    area: str
    tribe: str
    ceded: bool


# Movement


class StackMoved(PublicEvent):
    """Counters moved along a path; the first area is where they came from [3.4, 4.3, 7]."""

    camp: str
    pieces: tuple[str, ...]
    path: tuple[str, ...]
    pm: int


class FleetMoved(PublicEvent):
    """A fleet sailed one step [3.4.2]."""

    fleet: str
    origin: str
    to: str
    aboard: tuple[str, ...] = ()


class FleetLoaded(PublicEvent):
    """Counters went aboard [3.4.2]."""

    fleet: str
    area: str
    pieces: tuple[str, ...]


class FleetLanded(PublicEvent):
    """Counters went ashore [3.4.2]."""

    fleet: str
    area: str
    pieces: tuple[str, ...]


class FleetLost(PublicEvent):
    """A fleet that isn't home at the end of the year is lost [9.2]."""

    fleet: str
    back: int


class FleetReturned(PublicEvent):
    """A fleet is back in its port, or a temporary one appears [6.3, 9.2]."""

    fleet: str
    area: str
    camp: str


class FleetsControlled(PublicEvent):
    """Who commands each fleet next year [3.4.2]."""

    camps: dict[str, str]


class LeaderEscaped(PublicEvent):
    """A lone leader among enemies tried to get away; ``to`` is empty if he couldn't [7.1]."""

    leader: str
    area: str
    die: int
    to: str


# Combat


class ForceFacts(msgspec.Struct, frozen=True):
    """A Force in a battle: its counters, and what they add up to [8.3, 8.6]."""

    camp: str
    leaders: tuple[str, ...]
    units: tuple[str, ...]
    pf: int
    quality: int
    tactical: int
    political: int | None = None


class BattleBegan(PublicEvent):
    """Two Forces meet in an area [8.1]."""

    area: str
    attacker: str
    attackers: tuple[str, ...]
    defenders: tuple[str, ...]


class RefugeTaken(PublicEvent):
    """An Augustus and his guard withdrew into the city [8.2.2]."""

    half: str
    box: str
    pieces: tuple[str, ...]


class RefugeLeft(PublicEvent):
    """The city opened its gates [8.2.2]."""

    half: str
    box: str
    pieces: tuple[str, ...]


class RefugeTested(PublicEvent):
    """A besieged city held or fell; ``second`` is the die that may save Constantinopolis [9.3.5]."""

    half: str
    die: int
    second: int | None
    falls: bool


class EvasionTested(PublicEvent):
    """The defender tried to evade: below ``vs`` he may [8.2.1]."""

    area: str
    leader: str
    die: int
    modifiers: tuple[Modifier, ...]
    vs: int
    succeeds: bool


class Evaded(PublicEvent):
    """Counters left an area before a battle. ``cause``: evasion or Opportune Flight [8.2.1, 6.3]."""

    area: str
    to: str
    pieces: tuple[str, ...]
    cause: str


class BattleFought(PublicEvent):
    """A battle: its Forces, the column before and after the shifts, the die, the result [8.3, 8.6]."""

    area: str
    attacker: ForceFacts
    defender: ForceFacts
    column: str
    shifts: tuple[Modifier, ...]
    shifted: str
    die: int | None
    modifiers: tuple[Modifier, ...]
    row: int
    attacker_loss: str
    defender_loss: str
    winner: str


class UnitsReduced(PublicEvent):
    """Units lost a step. ``cause`` is a catalogue key [8.4.2, 6.3]."""

    area: str
    units: tuple[str, ...]
    cause: str


class UnitsEliminated(PublicEvent):
    """Units were eliminated. ``cause`` is a catalogue key [8.4.2]."""

    area: str
    units: tuple[str, ...]
    cause: str


class Retreated(PublicEvent):
    """Beaten counters left an area [8.4.1]."""

    area: str
    to: str
    pieces: tuple[str, ...]


# Stratagems on the map


class PlagueBroke(PublicEvent):
    """A plague strikes an area, and those beside it if it spreads [6.3]."""

    area: str
    spreads: bool


class PlagueTested(PublicEvent):
    """A leader's life was tested in a plague or a persecution [6.3]."""

    leader: str
    area: str
    die: int
    dies: bool
    cause: str


class PlaguesEnded(PublicEvent):
    """The plagues of the year are over [6.3]."""

    areas: tuple[str, ...]


class AssassinationTested(PublicEvent):
    """An attempt on a leader's life: from ``kills_on`` on he dies [6.3, R21]."""

    leader: str
    area: str
    die: int
    kills_on: int
    dies: bool


class CouncilCalled(PublicEvent):
    """An Ecumenical Council awaits the eastern Augustus [6.3]."""

    area: str


class CouncilHeld(PublicEvent):
    """The Council met: up to ``needed`` it succeeds; no die if the Augusta settles it [6.3]."""

    area: str
    leader: str
    die: int | None
    needed: int
    succeeds: bool


# Winter


class UnitPlaced(PublicEvent):
    """A unit appears on the map. ``cause`` is a catalogue key [3.3, 4.2.3, 9]."""

    unit: str
    area: str
    cause: str
    reduced: bool = False


class UnitsRecovered(PublicEvent):
    """Reduced units are at full strength again [9.3, 9.4]."""

    units: tuple[str, ...]


class UnitRemoved(PublicEvent):
    """A unit left the game or waits. ``to`` and ``cause`` are catalogue keys [9.3]."""

    unit: str
    to: str
    cause: str


class LeaderReturned(PublicEvent):
    """A leader outside the Empire goes to a town for the winter [9.3.4]."""

    leader: str
    origin: str
    area: str


class LeadersSettled(PublicEvent):
    """The leaders of a Tribe go where its units are put [4.2.2, 6.1, 9.4].

    ``cause``: "settled-home" (it makes peace) or "settled-treaty" (it settles as Foederati).
    """

    tribe: str
    leaders: tuple[str, ...]
    area: str
    cause: str


class UnitsJoined(PublicEvent):
    """Counters changed camp without a rally: they returned where it rules, or to kin in it [3.3.1, 9.3, R65]."""

    units: tuple[str, ...]
    camp: str


# Victory


class PointsScored(PublicEvent):
    """A camp gains or pays victory points. ``cause`` is a catalogue key, ``about`` what it was for [10].

    ``total``: the points of the player who holds the camp.
    """

    seat: str
    camp: str
    pv: int
    cause: str
    about: tuple[str, ...]
    total: int


class YearScored(PublicEvent):
    """The points of a year are counted; ``pv`` by seat [10.2]."""

    year: int
    pv: dict[str, int]
    roman: str


class YearEnded(PublicEvent):
    """The year is over, with its winter [2.F, 9]."""

    year: int


UltimusEvent = (
    YearBegan
    | CounterDrawn
    | HandChanged
    | InitiativeRolled
    | InitiativeTaken
    | StratagemPlayed
    | StratagemsCancelled
    | StratagemRemoved
    | PaxRomana
    | PaxBroken
    | SequencesCounted
    | EventRolled
    | SequenceBegan
    | SequencePassed
    | SequenceEnded
    | LeaderEntered
    | LeaderWaits
    | GuardGiven
    | CaesarNamed
    | CaesarLost
    | DeathTested
    | LeaderDied
    | AugustusProclaimed
    | CandidateTested
    | ThroneVacant
    | EscortNamed
    | EscortHome
    | AugustusFled
    | UsurpationTested
    | UsurpationBegan
    | JoinedUsurper
    | PuppetNamed
    | LoyaltyTested
    | DioceseTested
    | RallyTested
    | UsurpationSucceeded
    | UsurpationFailed
    | CampsExchanged
    | TribeChanged
    | MigrationEnded
    | AllianceMade
    | AllianceBroken
    | RebellionTested
    | RexTested
    | KingCrowned
    | CapitalSet
    | RegnumDissolved
    | FederationTested
    | TribeVanquished
    | AreaCeded
    | StackMoved
    | FleetMoved
    | FleetLoaded
    | FleetLanded
    | FleetLost
    | FleetReturned
    | FleetsControlled
    | LeaderEscaped
    | BattleBegan
    | RefugeTaken
    | RefugeLeft
    | RefugeTested
    | EvasionTested
    | Evaded
    | BattleFought
    | UnitsReduced
    | UnitsEliminated
    | Retreated
    | PlagueBroke
    | PlagueTested
    | PlaguesEnded
    | AssassinationTested
    | CouncilCalled
    | CouncilHeld
    | UnitPlaced
    | UnitsRecovered
    | UnitRemoved
    | LeaderReturned
    | LeadersSettled
    | UnitsJoined
    | PointsScored
    | YearScored
    | YearEnded
)
"""Every event of the game."""

AnyEvent = UltimusEvent | CoreEvent
"""Every event that a campaign may save."""

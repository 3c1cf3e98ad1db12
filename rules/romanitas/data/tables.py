"""The tables and price lists of Romanitas as typed, frozen records, and the enums that the rules use.

Every number comes from ``data/romanitas/tables.json`` and ``chronology.json``. ``rules.romanitas.data.loader`` reads
and checks the files. Sections in brackets are those of the rulebook.
"""

from __future__ import annotations

from datetime import date
from enum import StrEnum
from typing import Annotated, Literal

from pydantic import Field

from rules.core.data_files import OptionRecord, Record

Die = Annotated[int, Field(ge=1, le=6)]
"""A face of a D6."""


class Domain(StrEnum):
    """The three lines of the Acta Publica. Each takes one Fatum die [4.2]."""

    POLITICAL = "political"
    RELIGIOUS = "religious"
    ECONOMIC = "economic"


DOMAINS = tuple(Domain)
"""The lines of the Acta Publica in their printed order."""


class Acta(StrEnum):
    """The boxes of the Acta Publica [4.2.1-4.2.3]."""

    USURPER = "usurper"
    POLITICAL_REVOLT = "political-revolt"
    WEAK_BASILEUS = "weak-basileus"
    BASILEUS = "basileus"
    STRONG_BASILEUS = "strong-basileus"
    HERESY = "heresy"
    RELIGIOUS_QUARRELS = "religious-quarrels"
    WEAK_PATRIARCH = "weak-patriarch"
    PATRIARCH = "patriarch"
    LOYAL_PATRIARCH = "loyal-patriarch"
    FINANCIAL_CRISIS = "financial-crisis"
    AGRARIAN_CRISIS = "agrarian-crisis"
    PLAGUE = "plague"
    STABILITY = "stability"
    PROSPERITY = "prosperity"


class Bar(StrEnum):
    """What an Acta Publica box forbids for the turn [4.2]."""

    DIPLOMATIC_ACTIONS = "diplomatic-actions"
    MISSIONARY = "missionary"
    DONATIO = "donatio"
    CHURCH_GIFT = "gift-of-the-church"
    MONUMENTS = "monuments"


class Gift(StrEnum):
    """What an Acta Publica box offers for free. The player takes one of those it lists [4.2]."""

    GUARD_UNIT = "free-guard-unit"
    DONATIO = "donatio"
    CAESAR = "caesar"
    ELITE = "free-elite"
    DIPLOMATIC_ACTION = "free-diplomatic-action"
    MISSIONARY = "free-missionary"
    CHURCH_GIFT = "gift-of-the-church"


class FatumModifierId(StrEnum):
    """The modifiers of a Fatum die [4.2, 5.6, 8.4]."""

    MAGISTER_MILITUM_DEFEATED = "magister-militum-defeated"
    TERRITORIES_CONQUERED = "territories-conquered"
    RELIGIOUS_STRIFE = "religious-strife"
    MONASTERY = "monastery"
    ECONOMIC_CRISIS = "economic-crisis"
    METROPOLIS_NOT_ROMAN = "metropolis-not-roman"
    CARTHAGE_NOT_ROMAN = "carthage-not-roman"


class AttitudeModifierId(StrEnum):
    """The modifiers of an attitude die [6.1]."""

    WAR_LAST_TURN = "war-last-turn"
    BARBARIAN_AT_WAR = "barbarian-at-war"
    KINGDOM_CONQUERED = "kingdom-conquered"
    USURPER = "usurper"
    CAESAR = "caesar"


class Column(StrEnum):
    """The columns of the table of attitudes, as printed [6.2]."""

    NEUTRALITY = "neutrality"
    PIRACY = "piracy"
    PERSIAN_DIPLOMACY = "persian-diplomacy"
    RAID_1 = "raid-1"
    RAID_2 = "raid-2"
    INVASION_1 = "invasion-1"
    INVASION_2 = "invasion-2"


class Troop(StrEnum):
    """The troop types of the Roman order of battle, and mercenaries."""

    LIMITANEI = "limitanei"
    SKOUTATOI = "skoutatoi"
    ISAURIENS = "isauriens"
    EXCUBITES = "excubites"
    SYMMACHOI = "symmachoi"
    BOUKELLAROI = "boukellaroi"
    CATAPHRACTS = "cataphracts"
    SCHOLAE = "scholae"
    MERCENARY = "mercenary"


class Arm(StrEnum):
    """Whether a unit fights on foot or mounted [1.1, 7.1.2]."""

    INFANTRY = "infantry"
    CAVALRY = "cavalry"


class Box(StrEnum):
    """The boxes of a battle line: the two Alae and the Media Acies [7.1.1]."""

    LEFT = "left"
    CENTRE = "centre"
    RIGHT = "right"


class CombatPhase(StrEnum):
    """What a unit is rolling for [7.1.2]."""

    FIRE = "fire"
    MELEE = "melee"
    EXPLOITATION = "exploitation"


class StratagemId(StrEnum):
    """The stratagems [7.1.3]."""

    RALLY = "rally"
    IRON_DISCIPLINE = "iron-discipline"
    DEFENSIVE_WORKS = "defensive-works"
    RESERVE = "reserve"
    FAVOURABLE_TERRAIN = "favourable-terrain"
    AMBUSH = "ambush"
    HARASSMENT = "harassment"
    MANOEUVRE = "manoeuvre"
    FRONTAL_ASSAULT = "frontal-assault"
    SIEGE = "siege"
    DEFENSIVE_TACTIC = "defensive-tactic"


class BlockId(StrEnum):
    """The ways to mobilise combat units. A force uses each at most once [5.2.2]."""

    LIMITANEI = "limitanei"
    SKOUTATOI = "skoutatoi"
    THREE = "three-block"
    SIX = "six-block"
    MERCENARIES = "mercenary-block"


class Commander(StrEnum):
    """The historical figure that a block needs in its force [5.2.2]."""

    NO_ONE = "nobody"
    ANY_FIGURE = "any-figure"
    COMES = "comes"
    MAGISTER_MILITUM = "magister-militum"


class RandomEventId(StrEnum):
    """The random events [8.7]."""

    CONFINES = "confines"
    THEOLOGICAL_DISPUTES = "theological-disputes"
    EARTHQUAKE = "earthquake"
    EPIDEMIC = "epidemic"
    ARAB_RAZZIA = "arab-razzia"
    STORM = "storm"


class OptionId(StrEnum):
    """The optional rules [8] and this edition's house options (``house-``). All are off by default."""

    DESOLATION_2RP = "desolation-2rp"
    INTRINSIC_COMES = "intrinsic-comes"
    ECONOMIC = "economic"
    RECRUITMENT = "recruitment"
    RELIGIOUS_METROPOLISES = "religious-metropolises"
    RELIGIOUS_VANDALS = "religious-vandals"
    KHAZARS = "khazars"
    STRATAGEMS_BY_ARM = "stratagems-by-arm"
    RANDOM_EVENTS = "random-events"
    CARRY_OVER = "house-carry-over"
    CANCELLED_IS_NEUTRAL = "house-cancelled-is-neutral"
    GENTLE_START = "house-gentle-start"
    UNLIMITED_ATTACKS = "house-unlimited-attacks"
    UNDECIDED_AT_SEA = "house-undecided-at-sea"


class Level(StrEnum):
    """The ways a campaign can end [3.3]."""

    MAJOR_DEFEAT = "major defeat"
    MINOR_DEFEAT = "minor defeat"
    MAJOR_VICTORY = "major victory"
    HISTORIC_VICTORY = "historic victory"


class Turn(Record):
    """A turn and its years, including the first and the last [1.1]."""

    turn: int
    first_year: int
    last_year: int


class AttitudeRange(Record):
    """The totals of an attitude roll (die and modifiers) that give one result. ``None`` means unbounded [6.2]."""

    min: int | None
    max: int | None
    column: Column

    def covers(self, total: int) -> bool:
        """Whether a total falls in this range."""
        return (self.min is None or self.min <= total) and (self.max is None or total <= self.max)


class Neutrality(AttitudeRange):
    """The nation leaves the Empire alone."""

    action: Literal["none"]


class PersianDiplomacy(AttitudeRange):
    """Persia wins over a client people, given by its Diplomacy counter [6.2.2]."""

    action: Literal["diplomacy"]
    counter: str


class Piracy(AttitudeRange):
    """The nation's fleet enters ``zone``. On the second time in a row it also raids ``repeat_raid`` [6.2.1]."""

    action: Literal["piracy"]
    zone: str
    repeat_raid: str


class Raid(AttitudeRange):
    """Three units attack ``target``. If there is a ``zone``, the nation's fleet enters it first [6.2.3]."""

    action: Literal["raid"]
    target: str
    zone: str | None = None


class Invasion(AttitudeRange):
    """All units of the nation follow an itinerary [6.2.4]."""

    action: Literal["invasion"]
    itinerary: str


AttitudeResult = Annotated[Neutrality | PersianDiplomacy | Piracy | Raid | Invasion, Field(discriminator="action")]
"""One result of the table of attitudes."""


class AttitudeRow(Record):
    """A nation's row of the table of attitudes, from the lowest totals to the highest [6.2]."""

    nation: str
    results: tuple[AttitudeResult, ...]


class Itinerary(Record):
    """The cities of an invasion in marching order. ``letter`` is the printed one, if any [6.2.4]."""

    id: str
    path: tuple[str, ...]


class AttitudeModifier(Record):
    """A modifier of the attitude die [6.1].

    ``each``: it counts once per nation that meets the condition. ``kingdoms``: those whose complete conquest triggers
    it.
    """

    id: AttitudeModifierId
    value: int
    rule: str
    each: bool = False
    kingdoms: tuple[str, ...] = ()


class Surcharges(Record):
    """The surcharges of an Acta Publica box, in RP [4.2].

    ``six_block`` applies to the block of six units, ``block`` to every paid block, ``fleet`` and ``elite`` to each one.
    """

    six_block: int = 0
    block: int = 0
    fleet: int = 0
    elite: int = 0
    remove_desolation: int = 0
    missionary: int = 0


class GiftOffer(Record):
    """A gift and its size: units, mercenaries, diplomatic actions, or RP for the gift of the Church."""

    gift: Gift
    amount: int


class RolledDesolation(Record):
    """The faces of a D6 on which a city is desolated."""

    dice: tuple[Die, ...]
    city: str


class ActaBox(Record):
    """A box of the Acta Publica with all its effects [4.2].

    ``dice``: the modified Fatum results that lead here. ``rp``: the gain or loss at the count. ``one_of``: the gifts to
    choose from. ``desolations``: one D6 is rolled if there are any. ``attitude_modifier``: applies to every nation.
    """

    domain: Domain
    dice: tuple[Die, ...]
    id: Acta
    rp: int
    marker_side: Literal["front", "back"]
    attitude_modifier: int = 0
    bars: frozenset[Bar] = frozenset()
    barred_troops: frozenset[Troop] = frozenset()
    surcharges: Surcharges = Surcharges()
    one_of: tuple[GiftOffer, ...] = ()
    desolations: tuple[RolledDesolation, ...] = ()

    def amount(self, gift: Gift) -> int:
        """How much of a gift this box offers, or 0."""
        return next((offer.amount for offer in self.one_of if offer.gift is gift), 0)

    def desolated_on(self, die: int) -> str | None:
        """The city that this face of the box's D6 desolates, if any."""
        return next((rolled.city for rolled in self.desolations if die in rolled.dice), None)


class FatumModifier(Record):
    """A modifier of a Fatum die [4.2, 5.6, 8.4].

    ``after``: last turn's results that trigger it. ``at_least``: how many territories must have been conquered.
    ``option``: it applies only with this optional rule.
    """

    id: FatumModifierId
    domain: Domain
    value: int
    rule: str
    after: frozenset[Acta] = frozenset()
    at_least: int | None = None
    option: OptionId | None = None


class Romanness(Record):
    """The bounds of the Romanness Points, their base and the value of each event [3.1, 3.2].

    ``desolation`` is both the immediate loss and the loss at every count. Cities, zones, Monuments and Diplomacy
    counters have their own values.
    """

    cap: int
    floor: int
    base: int
    basilica: int
    desolation: int
    combat_won: int
    persian_expedition: int
    persian_diplomacy: int
    coin_lost: int
    coin_gained: int


class ClosingBand(Record):
    """The inclusive range of closing counts that ends in a level [3.3]."""

    min: int
    max: int
    level: Level


class Victory(Record):
    """The capital that must not fall, the number of Desolations that loses the game, and the closing bands [3.3]."""

    capital: str
    desolations: int
    closing_count: tuple[ClosingBand, ...]


class Block(Record):
    """A way to mobilise units: its price, its maximum of units, and the figure it needs [5.2.2].

    ``units`` is ``None`` for the Limitanei, whose number comes from the province.
    """

    id: BlockId
    rp: int
    units: int | None
    defence_needs: Commander
    attack_needs: Commander


class FleetRules(Record):
    """Prices and numbers of naval combat and transport [5.2.2, 7.3, 7.4].

    ``carries``: units that fit on a transport fleet. ``zones_crossed``: zones beyond the first. ``eliminated_from``:
    the difference that sinks the lower side. ``transport_bonus`` applies from ``transport_bonus_from`` carried units.
    """

    combat_rp: int
    transport_rp: int
    carries: int
    zones_crossed: int
    passes: int
    eliminated_from: int
    transport_bonus: int
    transport_bonus_from: int


class Remobilisation(Record):
    """The prices of bringing back units and fleets. Figures have their own [5.4.1].

    ``free_troops`` and mercenaries of the arm ``free_mercenaries`` are free. Up to ``units_per_rp`` other units cost
    ``rp`` together.
    """

    free_troops: frozenset[Troop]
    free_mercenaries: Arm
    rp: int
    units_per_rp: int
    fleet_rp: int


class Improvement(Record):
    """The price of one Elite unit [5.4.2]."""

    rp: int


class RemoveDesolation(Record):
    """The price of removing a Desolation [5.5], and with the optional rule [8.1]."""

    rp: int
    rp_by_option: int


class PaidAction(Record):
    """A diplomatic action that needs nothing but its price [5.3]."""

    rp: int


class MarriageBonus(Record):
    """A bonus for the marriage of a client people while a city is Roman [5.3]."""

    space: str
    if_roman: str
    value: int


class Marriage(Record):
    """The Marriage action: price, the D6 result needed, and bonuses [5.3]."""

    rp: int
    success: Die
    bonus: tuple[MarriageBonus, ...]


class Diplomacy(Record):
    """The three diplomatic actions. Each nation has its own roll for a treaty [5.3]."""

    ambassador: PaidAction
    marriage: Marriage
    missionary: PaidAction


class ExploitationBonus(Record):
    """The bonus of a unit that attacks a neighbouring box [7.1.2]."""

    infantry: int
    cavalry: int
    elite: int


class EnemyBox(Record):
    """The faces of a D6 that choose a box for the enemy [7.1.3]."""

    dice: tuple[Die, ...]
    box: Box


class SiegeLosses(Record):
    """The faces of a D6 and the units that a Siege stratagem costs the besieger [7.1.3]."""

    dice: tuple[Die, ...]
    units: int


class CityGarrison(Record):
    """An enemy city with its own garrison size [7.2.3]."""

    city: str
    units: int


class CombatRules(Record):
    """Numbers for battle and siege: target rolls, and how many enemy units appear [6.2-6.4, 7.1, 7.2].

    ``eliminated_from``: the difference in melee. ``raid`` ... ``expedition_siege``: units drawn against the Romans.
    Both two-city territories of 6.4 hold a fortified city, so ``roman_attack_on_fortified`` covers them too.
    """

    passes: int
    breakthroughs_to_lose: int
    rout_by_fire: int
    besieged_eliminated: int
    eliminated_from: int
    exploitation: ExploitationBonus
    enemy_deployment: tuple[Box, ...]
    enemy_box: tuple[EnemyBox, ...]
    siege_losses: tuple[SiegeLosses, ...]
    roman_garrison: int
    enemy_garrison: int
    enemy_garrisons: tuple[CityGarrison, ...]
    raid: int
    reconquest: int
    roman_attack: int
    roman_attack_on_fortified: int
    expedition_battle: int
    expedition_siege: int


class Stratagem(Record):
    """A stratagem and its effect on dice [7.1.3, 8.6].

    ``enemy``: reserved for Rome's enemies. ``modifier`` is added, in ``phases``, to the rolls of its player's units or
    the opponent's (``modifies``). ``boxes`` and ``troops`` restrict it unless empty. ``one_unit``, ``one_box``: its
    player names them. ``once``: it acts once instead of modifying. ``arm_by_option``: the only arm that benefits under
    8.6.
    """

    id: StratagemId
    enemy: bool
    modifier: int = 0
    modifies: Literal["own", "opponent"] = "own"
    phases: frozenset[CombatPhase] = frozenset()
    boxes: frozenset[Box] = frozenset()
    troops: frozenset[Troop] = frozenset()
    one_unit: bool = False
    one_box: bool = False
    first_pass_only: bool = False
    once: bool = False
    arm_by_option: Arm | None = None


class Survival(Record):
    """A figure's survival test: the result that wounds, those that eliminate, and the modifier for defeat [7.5]."""

    wounded: int
    eliminated_from: int
    combat_lost: int


class Reconquest(Record):
    """Cities that kingdoms never try to win back [6.2.5]."""

    never: frozenset[str]


class ExpeditionCombats(Record):
    """The faces of a D6 and the combats that a Persian expedition must then win, in order [6.3]."""

    dice: tuple[Die, ...]
    combats: tuple[Literal["battle", "siege"], ...]


class PersianExpedition(Record):
    """The cities from which an expedition may start, its minimum of units, and its combats [6.3]."""

    from_any: tuple[str, ...]
    units: int
    combats: tuple[ExpeditionCombats, ...]

    def combats_on(self, die: int) -> tuple[Literal["battle", "siege"], ...]:
        """The combats that a face of the D6 demands."""
        return next(row.combats for row in self.combats if die in row.dice)


class RandomEvent(Record):
    """A random event [8.7].

    ``strikes_on``: faces of its second D6 on which it strikes. ``cities``: struck on 1, 2 ... 6. ``desolation``: the
    struck city is desolated. ``exempt``: troops that it doesn't affect.
    """

    die: Die
    id: RandomEventId
    strikes_on: frozenset[Die] = frozenset()
    cities: tuple[str, ...] = ()
    desolation: str | None = None
    exempt: frozenset[Troop] = frozenset()


class Option(OptionRecord):
    """An optional rule, and the turns it is limited to, if any."""

    id: OptionId
    last_turns: int = 0


class Tables(Record):
    """Everything in ``tables.json``."""

    turns: tuple[Turn, ...]
    nation_order: tuple[str, ...]
    attitude: tuple[AttitudeRow, ...]
    itineraries: tuple[Itinerary, ...]
    attitude_modifiers: tuple[AttitudeModifier, ...]
    acta_publica: tuple[ActaBox, ...]
    fatum_modifiers: tuple[FatumModifier, ...]
    romanness: Romanness
    victory: Victory
    mobilisation: tuple[Block, ...]
    force_limit: int
    fleets: FleetRules
    remobilisation: Remobilisation
    improvement: Improvement
    remove_desolation: RemoveDesolation
    diplomacy: Diplomacy
    combat: CombatRules
    stratagems: tuple[Stratagem, ...]
    survival: Survival
    reconquest: Reconquest
    persian_expedition: PersianExpedition
    random_events: tuple[RandomEvent, ...]
    options: tuple[Option, ...]


class Reign(Record):
    """A ruler, the title, and the first and last day of the reign."""

    name: str
    title: Literal["basileus", "caesar"]
    from_: date = Field(alias="from")
    until: date


class Fact(Record):
    """A historical event of a year. ``circa``: the year is uncertain."""

    turn: int
    year: int
    text: str
    circa: bool = False


class Chronology(Record):
    """Everything in ``chronology.json``: the real history of the campaign's years."""

    reigns: tuple[Reign, ...]
    facts: tuple[Fact, ...]

"""The state of a campaign of Ultimus Romanorum, as it is saved."""

from __future__ import annotations

from typing import Literal

import msgspec

from rules.core.campaign import CampaignState
from rules.ultimus_romanorum.data.models import Camp, Status

Step = Literal[
    "set-up",
    "stratagems",
    "initiative",
    "geostrategy",
    "geostrategy-second",
    "pax-romana",
    "administration",
    "smc",
    "movement",
    "combat",
    "smc-end",
    "balance",
    "adjustments",
    "year-end",
    "discards",
]
"""Where the year is between two checkpoints [2]."""

Success = Literal["", "capitals", "defeat", "assassination"]
"""How a Usurpation has succeeded [3.6.4]."""


class Tribe(msgspec.Struct):
    """A Tribe. ``ally``: the major Tribe it follows. ``grown``: a minor Tribe that has become major [4.1].

    ``capital`` and ``king``: those of its Regnum [4.5.3].
    """

    status: Status
    ally: str = ""
    grown: bool = False
    capital: str = ""
    king: str = ""


class Throne(msgspec.Struct):
    """A half of the Empire: its Augustus, Caesar and Usurper [3.5, 3.6].

    ``puppet``: who becomes Augustus if the Usurper is of barbarian birth (R8). ``success``: how the Usurpation has
    succeeded; the throne is pending until phase F (R77). ``rex``: the Barbarian may try Rex for the empty throne (R74).
    ``flown``: the Augustus was out of his half [3.6.6]. ``escort``: who brings the young Emperor home, ``escorted``:
    the palatini he took along [3.5.2].
    """

    augustus: str = ""
    caesar: str = ""
    usurper: str = ""
    puppet: str = ""
    success: Success = ""
    rex: bool = False
    flown: bool = False
    escort: str = ""
    escorted: list[str] = []


class Fleet(msgspec.Struct):
    """A fleet. ``controller``: the camp that commands it this year. ``used``: it has carried its load.

    ``back``: the year in which a lost fleet returns [9.2]. ``capacity``: units it carries.
    """

    home: str
    controller: Camp
    capacity: int
    used: bool = False
    back: int = 0


class March(msgspec.Struct):
    """The move of a stack that may still go on [3.4.1].

    ``spent``: its movement points; ``outside``: those spent outside the Empire in a row [7.3].
    """

    leader: str
    units: list[str]
    spent: int
    outside: int
    allowance: int


class Plague(msgspec.Struct):
    """A plague marker: its area; an epidemic reaches the areas beside it too [6.3]."""

    card: str
    area: str
    spreads: bool


ABROAD = "waiting-abroad"
"""Where palatini wait that wintered outside the Empire. For them the capital must be free of Foederati, too [9.3.2]."""


class Death(msgspec.Struct):
    """How a unit fell this year: where, on which side, and whether in a battle [9.3, 9.4, R37]."""

    area: str
    camp: Camp
    in_battle: bool


class UltimusState(CampaignState, kw_only=True):
    """A campaign. Counters lie in stacks: areas, seas, city boxes, ``aboard-`` a fleet, ``cup``, hands.

    Off the map: ``to-come`` (leaders and units that enter later), ``home`` (minor Tribes at peace, Bagaudes),
    ``fallen`` (return in the adjustments or as reinforcements), ``waiting`` (palatini, R85), ``waiting-abroad``
    (palatini [9.3.2]), ``guards`` (free
    buccellarii), ``gone`` (out for good), ``laid-out`` (stratagems on the map), ``set-aside`` (not in this game).

    ``roman``: the seat of the Roman camp. ``pv``: victory points by seat. ``cause``: the half whose Usurpation a
    counter follows. ``guard``: the buccellarii of each leader. ``first``: the camp with the initiative. ``sequences``:
    SMC left by camp.

    In an SMC: ``moved`` counters, ``came_from`` (the areas from which the attackers entered), ``struck`` (who suffered
    which plague marker), ``fought`` areas, ``battle_order`` (areas in the order declared),
    ``faced`` (areas whose windows before the battle are closed), ``intended`` (what the defender said he would do
    there: evade, fight, refuge, stay), ``favours`` (Divine Favour played there, by camp), ``disturbed`` (something
    happened since the active camp ended its movement). ``resisting``: areas in which a rally failed, in campaigns
    saved while that barred the next one; it no longer means anything. ``bound``: areas in which a revolt pins both
    sides (R68).

    Of the year: ``migration`` (the Tribes that migrate, with blanks between them), ``migrated`` (whether the last one
    has made its great move), ``pax``, ``event``, ``deaths``, ``pacified`` Tribes (R37), ``federating`` Tribes,
    ``last_fall`` of each Tribe, ``founded`` and ``dissolved`` kingdoms, ``vacancies`` (Augusti dead without a
    successor), ``wears`` (plague kills that return in C), ``lost_this_year`` (generic leaders who return
    next year at the earliest),
    ``mourned`` (the Augustus who has died in a half while its throne is pending, R77), ``shifts`` (PV won this year by
    camp and cause).
    """

    step: Step = "set-up"
    roman: str = "a"
    pv: dict[str, int]
    first: Camp = "roman"
    active: Camp = "roman"
    sequences: dict[str, int] = {}
    smc_number: int = 0
    tribes: dict[str, Tribe]
    thrones: dict[str, Throne]
    fleets: dict[str, Fleet]
    cause: dict[str, str] = {}
    guard: dict[str, str] = {}
    reduced: list[str] = []
    moved: list[str] = []
    march: March | None = None
    came_from: dict[str, list[str]] = {}
    struck: list[str] = []
    fought: list[str] = []
    battle_order: list[str] = []
    faced: list[str] = []
    intended: dict[str, str] = {}
    favours: dict[str, dict[str, int]] = {}
    disturbed: bool = False
    resisting: list[str] = []
    bound: list[str] = []
    rising: list[str] = []
    plagues: list[Plague] = []
    council: str = ""
    migration: str = ""
    migrated: bool = False
    event: str = ""
    open_rivers: list[str] = []
    stormy: list[str] = []
    armada: bool = False
    pax: bool = False
    pope: bool = False
    deaths: dict[str, Death] = {}
    pacified: list[str] = []
    federating: list[str] = []
    last_fall: dict[str, str] = {}
    founded: list[str] = []
    dissolved: list[str] = []
    vacancies: int = 0
    stricken: list[str] = []
    lost_this_year: list[str] | msgspec.UnsetType = msgspec.UNSET
    mourned: dict[str, str] | msgspec.UnsetType = msgspec.UNSET
    begun_with: list[str] = []
    capitals: dict[str, str] = {}
    ceded: list[str] = []
    held: dict[str, int] = {}
    holders: dict[str, str] = {}
    range_exempt: list[str] = []
    neutral: list[str] = []
    deposed: list[str] = []
    starter: str = "a"

"""The state of a Rise and Fall campaign, as it is saved."""

from __future__ import annotations

from typing import Literal

import msgspec

from rules.core.campaign import CampaignState

Player = Literal["rome", "parthia", "german", "hunae", "huns"]
"""Whose player turn it is. Hunae and Huns move last [The Huns 3]."""

Step = Literal[
    "deployment",
    "turn-start",
    "player-start",
    "reform",
    "surplus",
    "provision",
    "arrivals",
    "recruits",
    "civil-war",
    "campaign",
    "player-end",
    "turn-end",
]
"""Where the campaign is between two checkpoints [Turns]."""


class Revolt(msgspec.Struct):
    """A Revolt marker [Revolts]: its kind (1 to 3), the empire it is against, the turn it came, the unit under it."""

    kind: int
    empire: str
    turn: int
    unit: str = ""


class Kingdom(msgspec.Struct):
    """A Germanic Kingdom [Germanic Kingdoms, Foederati].

    ``tribe``: its set of counters. ``status``: founded this German turn, in Roman service, or on its own until the
    decade ends. ``replaced``: how many units came back this decade. ``parthian_war``: it fights Parthia this decade,
    whether Rome does or not.
    """

    tribe: str
    capital: str
    status: Literal["new", "foederatus", "rogue"] = "new"
    replaced: int = 0
    parthian_war: bool = False


class Horde(msgspec.Struct):
    """The Huns or the Hunae: how many tribes they absorbed, and the capital of their Kingdom, if any."""

    count: int = 0
    capital: str = ""


class RiseState(CampaignState, kw_only=True):
    """A Rise and Fall campaign. Units lie in stacks: areas, piles, ``unarrived``, ``waiting`` and ``removed``.

    Relations: ``wars`` and ``alliances`` as ``"a|b"``. ``armenia``: the empire that has the Armenians. ``pact``:
    Germans and Euro-Sarmatians are allied. ``provoked``: a Sarmatian People and the intruder. ``peace_until``: the last
    turn of the peace window. ``rungs``: how far each empire is down its ladder of treaties.

    Rebels: ``rebel_wars`` (declared by them), ``rebel_foes`` (enemies from Rome), ``claimed`` (units they eliminated).

    ``levels``: the least difference for each level of victory, as the campaign began with it.

    Areas: ``control`` (an empty string for no one), ``ruins`` (looted or rebuild), ``revolts``, ``held`` (turns held,
    by empire and area).

    Player turn: ``trail`` (the areas a unit was in, starting with its first), ``flipped``, ``transferred``, ``stopped``
    (may not move on), ``onward`` (must move on after looting).

    Replacement phase: ``counted`` (production by half, or ``all``), ``spent`` (points not spent on units),
    ``disbanded`` (may not come back this phase), ``refused`` (arrivals postponed), ``recruited`` (units brought back,
    by nation).
    """

    step: Step = "deployment"
    player: Player = "rome"
    control: dict[str, str]
    ruins: dict[str, str] = {}
    revolts: dict[str, Revolt] = {}
    held: dict[str, dict[str, int]]
    wars: list[str]
    alliances: list[str]
    armenia: str = ""
    clients: bool = False
    pact: bool = False
    full_war: bool = False
    provoked: list[str] = []
    rebel_wars: list[str] = []
    rebel_foes: list[str] = []
    claimed: list[str] = []
    levels: dict[str, int] = {}
    peace_until: int = 0
    pontus_closed: bool = False
    rungs: dict[str, int]
    tribute: int = 0
    sued: bool = False
    declared: bool = False
    leaders: dict[str, str]
    emperor_region: str = ""
    walls: Literal["", "standing", "razed"] = ""
    sassanids: list[str] = []
    sassanid: bool = False
    rebellions: dict[str, int] = {}
    rebellions_begun: int = 0
    uprisings: int = 0
    emperor_province: str = ""
    owned_by_rebels: list[str] = []
    bribes: dict[str, str] = {}
    markers_spent: int = 0
    rebuilt: int = 0
    kingdoms: dict[str, Kingdom] = {}
    members: dict[str, str] = {}
    founded: bool = False
    hordes: dict[str, Horde] = {}
    kushan_homes: list[str] = []
    due: dict[str, int] = {}
    gone: list[str] = []
    fallen: list[str] = []
    trail: dict[str, list[str]] = {}
    flipped: list[str] = []
    transferred: list[str] = []
    stopped: list[str] = []
    onward: list[str] = []
    disbanded: list[str] = []
    refused: list[str] = []
    counted: dict[str, int] = {}
    spent: dict[str, int] = {}
    recruited: dict[str, int] = {}
    done: list[str] = []

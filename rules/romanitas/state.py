"""The saved state of a Romanitas campaign."""

from __future__ import annotations

from typing import Literal

import msgspec

from rules.core.campaign import CampaignState

Step = Literal["organisation", "window", "nation", "management", "closing"]
"""The step between two checkpoints: a phase [2], or one nation of the Actions phase [6.1]."""

Side = Literal["roman", "enemy"]
"""The two camps of a combat [7]."""

SIDES: tuple[Side, Side] = ("roman", "enemy")


def opponent(side: Side) -> Side:
    """The other camp."""
    return "enemy" if side == "roman" else "roman"


class TurnRecord(msgspec.Struct):
    """What the next turn needs to know about a turn [4.2, 6.1, 6.2.1, 6.2.5].

    ``acta``: domain to Acta Publica box. ``at_war``: nations in the order they went to war. ``columns``: nation to the
    column of its result. ``taken``: kingdom to the cities it lost to the Romans, in order. ``conquered``: territories
    won. ``magister_defeated``: a force with the Magister Militum lost a battle or siege.
    """

    acta: dict[str, str] = {}
    at_war: list[str] = []
    columns: dict[str, str] = {}
    taken: dict[str, list[str]] = {}
    conquered: list[str] = []
    magister_defeated: bool = False


class Battle(msgspec.Struct, kw_only=True):
    """A combat on the Locus Pugnae [7.1, 7.2]. The units themselves are in the stacks of its boxes.

    ``stage`` is the current pass (0 before the first). ``posts``: figure to the unit it is stacked with.
    ``stratagems``: what each camp plays. ``spent``: one-time stratagems already used. ``terrain``: the box with
    favourable ground. ``disciplined``: the unit with iron discipline. ``manned``: boxes that held units in this combat.
    ``breached``: those empty at the last check. ``sallied``: besieged units outside the walls. ``slain``: units
    eliminated. ``powerless``: figures without a bonus [8.7].
    """

    place: str
    nation: str
    attacker: Side
    siege: bool
    enemies: int
    stage: int = 0
    figures: list[str] = []
    posts: dict[str, str] = {}
    stratagems: dict[Side, str] = {}
    spent: list[Side] = []
    terrain: dict[Side, str] = {}
    disciplined: str = ""
    manned: dict[Side, list[str]] = {}
    breached: dict[Side, list[str]] = {}
    sallied: list[str] = []
    slain: dict[Side, list[str]] = {}
    powerless: list[str] = []

    @property
    def besieged(self) -> Side | None:
        """The camp behind the walls, in a siege."""
        return opponent(self.attacker) if self.siege else None


class RomanitasState(CampaignState, kw_only=True):
    """A campaign of Romanitas.

    ``rp``: Romanness Points, always from 0 to 10. ``count``: the running total of the Organisation phase's count, which
    may leave these bounds [R2]. ``nations_checked``: how many of the ten nations are done. ``owner``: city to its
    owner. ``now`` and ``before``: the records of this turn and the last.
    """

    step: Step = "organisation"
    nations_checked: int = 0
    passed: bool = False
    rp: int = 0
    count: int | None = None
    carried: int = 0
    owner: dict[str, str]
    desolation: list[str] = []
    elite: list[str] = []
    diplomacy: dict[str, str] = {}
    now: TurnRecord
    before: TurnRecord
    treaties: list[str] = []
    promised: list[str] = []
    caesar: str = ""
    political_gifts: list[str] = []
    free_actions: int = 0
    free_elites: int = 0
    free_missionary: bool = False
    diplomatic_actions: list[str] = []
    recalled: int = 0
    unrecovered: list[str] = []
    attacked: list[str] = []
    led: list[str] = []
    event: str = ""
    barred_unit: str = ""
    cavalry_penalty: int = 0
    battle: Battle | None = None

"""What a game of Britannia reDux saves."""

from __future__ import annotations

from typing import Literal

import msgspec

from rules.core.campaign import CampaignState

Stage = Literal[
    "round",
    "nation",
    "withdrawal",
    "increase",
    "place-population",
    "reinforce",
    "place-reinforcements",
    "leader",
    "movement-start",
    "movement",
    "excess",
    "rebuild",
    "battles",
    "battles-end",
    "nation-end",
    "round-end",
]
"""Where the round is between two checkpoints [B3, B4]."""


class Fort(msgspec.Struct):
    """A fortification: ``work`` is roman-fort, stronghold or burh.

    Only a Roman fort may be destroyed and stay. ``fresh``: built in this phase, so it gives no Road yet [15.2.1].
    """

    work: str
    nation: str
    intact: bool = True
    fresh: bool = False


class Move(msgspec.Struct):
    """A move of this phase, as far as taking it back needs it."""

    units: list[str]
    origin: str
    goal: str
    built: list[str] = []
    arthur: str = ""
    arthur_entry: str = ""
    unprotected: bool = False
    raided: list[str] = []


class BattleOrder(msgspec.Struct):
    """What an attacker has ordered for a battle before the first die (R65).

    ``limit``: he breaks off with so many armies or fewer; 0: never, -1: he wants to be asked. ``losses``: infantry or
    cavalry falls first, or landed armies last; empty if he wants to be asked.
    """

    limit: int = 0
    losses: str = ""


class FoughtBattle(msgspec.Struct):
    """How a battle went. ``winner``: a nation, or empty; ``lost``: how many armies each side lost."""

    area: str
    attacker: str
    defender: str
    winner: str
    lost: dict[str, int]


class BritanniaState(CampaignState, kw_only=True):
    """A game. ``turn`` is the round.

    Counters lie in ``stacks``: areas, seas, ``box`` (not in play), ``gone`` (leaders whose time is over). Armies are
    ``<nation>-<kind>-<number>``, leaders have their ids. ``forts``: the fortification of an area, Roman fort counters
    of either side included.

    - ``seats``: who plays each nation. ``points``, ``population``: by nation. ``holding``: holding points by scoring.
    - ``nation``: whose turn it is; ``place``: its place in the order; ``part``: Movement Phase 1 or 2 of its turn;
      ``extra``: in the turns after the last round.
    - ``subjects`` of Rome, ``freed`` from it, ``protected`` from the Romano-British. ``vassals``: overlord by subject
      and ``vassal_since`` its round, ``submitted``: nations that have used their general submission, ``tribute``:
      armies owed to an overlord (R15).
    - ``occupied``: areas a nation has scored for; ``raided``: those of this round.
    - ``to_place``: armies and burhs to be placed now, by kind. ``paid_burh``: a burh was bought with points.

    In a nation turn: ``afloat`` (armies that began it at sea), ``risen`` (armies of Boudica's rising, R8), ``wronged``
    (nations that lost something to the active one), ``landless`` (it owned no area when its turn began [17]),
    ``last_battle`` (the latest that is over; unset before, so that older saves keep their fingerprints).

    In a phase: ``moves``, ``came_from`` (from where a unit that has moved entered), ``boats`` (those that came by
    boat), ``owners`` (of all areas when it began), ``raiders`` (units and their seas), ``raid_areas`` (areas that
    raiders entered), ``declined`` (nations that won't submit in it), ``asked`` (nations asked since the last battle),
    ``battle_orders`` (by area, the first to be fought first), ``after_battles`` (answers to ``return`` and ``raiders``
    that were ordered with them).
    """

    timeline: str
    players: str
    seats: dict[str, str]
    stage: Stage = "round"
    nation: str = ""
    place: int = -1
    part: int = 1
    extra: bool = False
    points: dict[str, int]
    population: dict[str, int]
    holding: dict[str, dict[str, int]] = {}
    forts: dict[str, Fort] = {}
    subjects: list[str] = []
    freed: list[str] = []
    protected: list[str] = []
    romans_out: bool = False
    vassals: dict[str, str] = {}
    vassal_since: dict[str, int] = {}
    submitted: list[str] = []
    tribute: dict[str, int] = {}
    occupied: dict[str, list[str]] = {}
    raided: dict[str, list[str]] = {}
    walled: list[str] = []
    to_place: dict[str, int] = {}
    paid_burh: bool = False
    afloat: list[str] = []
    risen: list[str] = []
    wronged: list[str] = []
    landless: bool = False
    last_battle: FoughtBattle | msgspec.UnsetType = msgspec.UNSET
    moves: list[Move] = []
    came_from: dict[str, str] = {}
    boats: list[str] = []
    owners: dict[str, str] = {}
    raiders: dict[str, str] = {}
    raid_areas: list[str] = []
    declined: list[str] = []
    asked: list[str] = []
    battle_orders: dict[str, BattleOrder] = {}
    after_battles: dict[str, str] = {}

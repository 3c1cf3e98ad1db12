"""The state of a game of Italia, as it is saved. All of it is public [4.2, R59]."""

from __future__ import annotations

from typing import Literal

import msgspec

from rules.core.campaign import CampaignState

Step = Literal[
    "turn",
    "start",
    "income",
    "placement",
    "campaign",
    "campaign-round",
    "movement",
    "combat",
    "aftermath",
    "end",
    "turn-end",
]
"""Where the game is between two checkpoints [5]. ``movement`` is one move, ``combat`` one battle or raid."""

City = Literal["whole", "pillaged"]
"""A city in an area [2.6]."""

Way = Literal["land", "strait", "sea", "arrival"]
"""How a unit came into an area [10.5]."""

Plan = Literal["ask", "pass", "run", "join", "hold"]
"""What a seat ordered for its reactions in this campaign [12.4]."""


class NationState(msgspec.Struct):
    """What a nation has besides its counters.

    ``controller``: the nation to which it has submitted, since game turn ``submitted`` [12.12]. ``sacked``: it has
    scored its first sack of Roma [10.14]. ``captured``: areas for whose city it has scored; ``received``: nations
    whose submission it has scored [11.1]. ``appeals``: those left to it [14.6].
    """

    gold: int = 0
    capital: str = ""
    controller: str = ""
    submitted: int = 0
    sacked: bool = False
    captured: list[str] = []
    received: list[str] = []
    appeals: int = 0


class Entry(msgspec.Struct, omit_defaults=True):
    """From where, and how, a unit came into the area in which it is [10.5, 10.10].

    ``held``: a leader brought it into a highland that it can't leave without him [9.3, R67].
    """

    origin: str
    way: Way
    held: bool = False


class CampaignRun(msgspec.Struct):
    """The campaign of this nation turn [12].

    ``chest``: gold left in it. ``crossing``: the first move may carry all over the sea [12.9]. ``round``: rounds paid
    for. ``spent``: steps of this round's march while it pauses on its way. ``joined``: who has come to him in this
    round, and from where; left out while no one has, as in saves from before.
    ``blocked``: the area named in round ``block_round``. ``fleets``: those that have served. ``owned``: the nation
    owned the leader's area before he came. ``plans``: what seats have ordered. ``over``: the campaign has ended.
    """

    leader: str
    force: list[str]
    chest: int
    crossing: bool = False
    round: int = 0
    spent: int = 0
    dropped: list[str] = []
    blocked: str = ""
    block_round: int = 0
    plans: dict[str, Plan] = {}
    fleets: list[str] = []
    owned: bool = False
    over: bool = False
    joined: dict[str, list[str]] | msgspec.UnsetType = msgspec.UNSET


class NationTurn(msgspec.Struct):
    """The facts of the nation turn in progress.

    ``owned``: the areas at its start. ``moved``: units that have had their move; ``spent``: steps of those that may go
    on; ``escorted``: those that began beside a leader and moved only with him [9.3]. ``entries``: how units came where
    they are. ``carried``: units each fleet has carried; ``sailed``: seas each has moved [9.8]. ``visited``: seas in
    which the others have had their chance to attack [9.9]. ``still``: units that don't move this phase [12.11].
    ``taken``: areas taken over, with the last owner before; ``settled``: those about which the choice to pillage is
    made [10.13]. ``sheltering``: areas that took in a retreat [8.6]. ``fought``: nations fought in battle [12.13].
    """

    phase: int = 1
    major: bool = False
    owned: list[str] = []
    moved: list[str] = []
    spent: dict[str, int] = {}
    escorted: list[str] = []
    entries: dict[str, Entry] = {}
    carried: dict[str, int] = {}
    sailed: dict[str, int] = {}
    visited: list[str] = []
    still: list[str] = []
    taken: dict[str, str] = {}
    settled: list[str] = []
    pillaged: list[str] = []
    sheltering: list[str] = []
    fought: list[str] = []
    campaign: CampaignRun | None = None


class ItaliaState(CampaignState, kw_only=True):
    """A game of Italia. Counters lie in stacks: areas, seas and staging zones.

    Off the map: ``aboard-`` a fleet, ``coin-`` a nation (units bought out of turn), ``box`` (units and leaders not in
    play), ``fallen`` (leaders who were killed).

    ``period``: the game, ``I`` or ``II``. ``active``: the nation whose turn it is; empty between two game turns.
    ``points`` by seat and ``earned`` by nation count in halves; ``occupation``: half points by seat of the last
    occupation. ``last_owner``: who owned an area last [1.4]. ``reduced``: flipped consular legions and damaged knights.
    ``shocks``: battles of Romans against elephants [13.3]. ``brisk``: a whole stack reacts in one answer [12.4], a
    purchase sets the capital once [6.8], and several units above the limit leave at once [8.6]; campaigns that began
    before this are asked as they were.
    """

    period: str
    step: Step = "turn"
    active: str = ""
    nations: dict[str, NationState]
    points: dict[str, int]
    earned: dict[str, int]
    occupation: dict[str, int] = {}
    cities: dict[str, City]
    last_owner: dict[str, str] = {}
    reduced: list[str] = []
    shocks: int = 0
    brisk: bool | msgspec.UnsetType = msgspec.UNSET
    now: NationTurn = msgspec.field(default_factory=NationTurn)

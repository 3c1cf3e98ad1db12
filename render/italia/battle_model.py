"""Battles, raids and battles at sea as the events tell them: both sides, the dice of each round, losses, points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from rules.core.events import Event
from rules.italia import events as happened
from rules.italia.ai.odds import Bonuses, battle_odds, printed_side
from rules.italia.ai.odds import Side as Fighters
from rules.italia.ai.values import force_at, odds_against, shocked
from rules.italia.chapters.combat import has_supremacy
from rules.italia.events import Check, Force, Shot
from rules.italia.game import Italia

Sort = Literal["battle", "raid", "sea"]


_NOTHING: Final = Force()
_TWO_SIDED: Final = ("consular-legion", "knight")
"""The kinds of units that are flipped or damaged before they are lost."""


def _without(units: Mapping[str, int], lost: Mapping[str, int]) -> dict[str, int]:
    """The units of each kind that aren't lost."""
    return {kind: count - lost.get(kind, 0) for kind, count in units.items() if count > lost.get(kind, 0)}


@dataclass
class Side:
    """One side: its nation, its units at the beginning, what it lost, its leaders killed, its half points.

    ``driven``: its units that elephants drove off. ``retreated``: where it retreated.
    """

    nation: str
    force: Force
    cargo: Force = _NOTHING
    lost: Counter[str] = field(default_factory=Counter)
    killed: list[str] = field(default_factory=list)
    reduced: int = 0
    driven: int = 0
    retreated: str = ""
    halves: int = 0

    @property
    def leaders(self) -> tuple[str, ...]:
        """Its leaders: with its units, or aboard its fleets."""
        return (*self.force.leaders, *self.cargo.leaders)

    @property
    def still_reduced(self) -> int:
        """How many of its flipped or damaged units are still there: a fresh one is flipped before it's lost."""
        kinds = [kind for kind in _TWO_SIDED if kind in self.force.units]
        left = sum(self.force.units[kind] - self.lost[kind] for kind in kinds)
        found = self.force.reduced + self.reduced - sum(self.lost[kind] for kind in kinds)
        return max(min(found, left), 0)

    @property
    def left(self) -> Force:
        """Its units now, without those that elephants drove off: the events don't tell which these are."""
        return Force(_without(self.force.units, self.lost), self.force.leaders, self.still_reduced)

    @property
    def cargo_left(self) -> Force:
        """What is still aboard its fleets."""
        return Force(_without(self.cargo.units, self.lost))


@dataclass
class Round:
    """The dice of both sides in a round."""

    attacker: tuple[Shot, ...]
    defender: tuple[Shot, ...]


@dataclass
class Battle:
    """A fight in one place. Its ``outcome`` is empty while it is going on.

    ``opening``: the dice before the first round, that units rolled for themselves: ``shock`` or ``defection``.
    ``is_first_shock``: Romans meet elephants for the first time, which the odds before the battle expect.
    """

    sort: Sort
    place: str
    attacker: Side
    defender: Side
    city: bool = False
    terrain: str = ""
    over_water: bool = False
    campaign: bool = False
    rounds: list[Round] = field(default_factory=list)
    opening: Round | None = None
    opening_sort: str = ""
    is_first_shock: bool = False
    outcome: str = ""
    winner: str = ""
    pillaged: bool = False
    turn: int = 0
    expected: dict[str, list[tuple[str, int, bool]]] = field(default_factory=dict)
    """What will be added to the dice of each nation; empty after the first die."""
    chance: int | None = None
    """The attacker's chance from here on in per cent, in a battle on land that is going on."""

    @property
    def sides(self) -> tuple[Side, Side]:
        """The attacker, then the defender."""
        return self.attacker, self.defender

    @property
    def weight(self) -> int:
        """How much a battle matters to those who read of it."""
        lost = sum(side.lost.total() + 6 * len(side.killed) + side.halves for side in self.sides)
        return self.attacker.force.size + self.defender.force.size + 2 * lost + 5 * self.pillaged

    @property
    def has_changed(self) -> bool:
        """Whether it's going on and a side hasn't the units any more with which it began."""
        changed = [side for side in self.sides if side.lost.total() or side.reduced]
        return bool(changed) and not self.outcome and all(side.left.units for side in self.sides)

    def side(self, nation: str) -> Side | None:
        """The side of a nation."""
        return next((side for side in self.sides if side.nation == nation), None)

    def is_to_lose(self, side: Side) -> bool:
        """Whether the other side has hit it in a fight that goes on, and it hasn't lost anything yet."""
        if self.outcome or not self.rounds or side.lost.total() or side.reduced or side.driven:
            return False
        last = self.rounds[-1]
        shots = last.defender if side is self.attacker else last.attacker
        return any(shot.hit and not shot.wasted for shot in shots)

    def modifiers(self, side: Side) -> list[tuple[str, int, bool]]:
        """What is added to the dice of a side: cause, number, and whether in the first round only."""
        if not self.rounds:
            return self.expected.get(side.nation, [])
        mine = [self._common(each.attacker if side is self.attacker else each.defender) for each in self.rounds]
        first, later = mine[0], mine[1] if len(mine) > 1 else mine[0]
        return [(cause, value, len(mine) > 1 and cause not in later) for cause, value in first.items()]

    @staticmethod
    def _common(shots: Sequence[Shot]) -> dict[str, int]:
        return {each.cause: each.value for shot in shots for each in shot.modifiers}

    @property
    def odds(self) -> int | None:
        """The attacker's chance before the battle in per cent; None in a raid, with cargo, or before it's foreseen."""
        is_known = bool(self.rounds or self.expected)
        if self.sort == "raid" or not is_known or any(side.cargo.size for side in self.sides):
            return None
        ours, theirs = ({cause: value for cause, value, _ in self.modifiers(side)} for side in self.sides)
        landing = theirs.pop("sea-or-strait", 0)
        added = Bonuses(sum(ours.values()), sum(theirs.values()), landing)
        return round(100 * battle_odds(*self._fighters(), added).wins)

    def _fighters(self) -> tuple[Fighters, Fighters]:
        """Both sides as the odds before the battle count them."""
        ours, theirs = map(_counted, self.sides)
        if not self.is_first_shock:
            return ours, theirs
        return shocked(self.attacker.nation, ours, theirs), shocked(self.defender.nation, theirs, ours)


def _counted(side: Side) -> Fighters:
    return printed_side(side.nation, side.force.units, side.force.reduced)


def foresee(battle: Battle, game: Italia) -> None:
    """Note how likely the attacker wins a battle on land that is going on, and what will be added to its first dice."""
    if battle.sort != "battle" or battle.outcome:
        return
    battle.chance = _chance_now(battle, game)
    if battle.rounds:
        return
    table, terrain = game.data.tables.modifiers, game.area(battle.place).terrain
    for side, other in (battle.sides, battle.sides[::-1]):
        is_attacker = side is battle.attacker
        found = {
            "city": table["city"] if is_attacker and battle.city else 0,
            terrain: game.data.terrain[terrain].attacker if is_attacker else 0,
            "leader": table["leader"] if side.force.leaders else 0,
            "naval-supremacy": table["supremacy"] * has_supremacy(game, side.nation, other.nation, battle.place),
            "sea-or-strait": table["sea-or-strait"] if battle.over_water and not is_attacker else 0,
        }
        battle.expected[side.nation] = [
            (cause, value, cause == "sea-or-strait") for cause, value in found.items() if value
        ]


def _chance_now(battle: Battle, game: Italia) -> int | None:
    """The attacker's chance as the odds tell it; None if a side is gone."""
    attacker, defender = (side.nation for side in battle.sides)
    ours, theirs = (force_at(game, nation, battle.place) for nation in (attacker, defender))
    if not ours.units or not theirs.units:
        return None
    ours = ours._replace(landing=ours.landing and not battle.rounds)
    return round(100 * odds_against(game, battle.place, attacker, ours, defender).wins)


def battles(events: Iterable[Event]) -> list[Battle]:
    """The fights among some events, in order; the last one may be going on."""
    found: list[Battle] = []
    for event in events:
        begun = _begun(event)
        if begun is not None:
            begun.turn = event.turn
            found.append(begun)
        elif found:
            _tell(found[-1], event)
    return found


def _begun(event: Event) -> Battle | None:
    match event:
        case happened.BattleBegan():
            return Battle(
                "battle", event.area, Side(event.attacker, event.attackers), Side(event.defender, event.defenders),
                event.city, event.terrain, event.over_water, event.campaign,
            )  # fmt: skip
        case happened.SeaBattleBegan():
            return Battle(
                "sea", event.sea, Side(event.attacker, event.attackers, event.attacker_cargo),
                Side(event.defender, event.defenders, event.defender_cargo),
            )  # fmt: skip
        case happened.RaidFought():
            units = Counter(shot.unit for shot in event.defender_shots)
            battle = Battle(
                "raid", event.area, Side(event.attacker, event.raiders), Side(event.defender, Force(dict(units))),
                city=True,
            )  # fmt: skip
            battle.rounds.append(Round(event.attacker_shots, event.defender_shots))
            battle.outcome = "raided" if event.success else "raid-failed"
            battle.winner = event.attacker if event.success else event.defender
            battle.pillaged = event.success
            return battle
    return None


def _tell(battle: Battle, event: Event) -> None:
    """Note what an event says about the last battle."""
    match event:
        case happened.RoundFought() | happened.SeaRoundFought():
            battle.rounds.append(Round(event.attacker_shots, event.defender_shots))
        case happened.ShockRolled():
            _open(battle, "shock", "romans", event.checks, event.needed)
            battle.is_first_shock = event.number == 1
        case happened.DefectionRolled():
            _open(battle, "defection", "western-romans", event.checks, event.needed)
        case happened.BattleEnded():
            battle.outcome, battle.winner = event.outcome, event.winner
        case happened.SeaBattleEnded():
            battle.outcome = event.outcome
            is_beaten = event.outcome == "attacker-left" or (event.outcome == "sunk" and _is_sunk(battle.attacker))
            battle.winner = event.defender if is_beaten else event.attacker
        case happened.CityPillaged() if event.area == battle.place:
            battle.pillaged = True
        case happened.PointsScored() if event.area in ("", battle.place):
            side = battle.side(event.nation)
            if side is not None:
                side.halves += event.halves
        case _:
            _tell_losses(battle, event)


def _open(battle: Battle, sort: str, nation: str, checks: Iterable[Check], needed: int) -> None:
    """Note the dice that the units of a nation rolled for themselves before the first round."""
    shots = tuple(Shot(check.unit, check.die, (), check.die, needed, check.failed) for check in checks)
    is_attacker = battle.attacker.nation == nation
    battle.opening, battle.opening_sort = Round(shots if is_attacker else (), () if is_attacker else shots), sort


def _is_sunk(side: Side) -> bool:
    """Whether a side has lost all its fleets."""
    return side.lost["fleet"] >= side.force.units.get("fleet", 0)


def _tell_losses(battle: Battle, event: Event) -> None:
    match event:
        case happened.UnitsLost() if event.area == battle.place:
            side = battle.side(event.nation)
            if side is not None:
                side.lost.update(event.force.units)
                side.killed += [leader for leader in event.force.leaders if leader not in side.killed]
        case happened.LeaderKilled() if event.area == battle.place:
            side = battle.side(event.nation)
            if side is not None and event.leader not in side.killed:
                side.killed.append(event.leader)
        case happened.UnitReduced() if event.area == battle.place:
            side = battle.side(event.nation)
            if side is not None:
                side.reduced += 1
        case happened.Retreated() if event.area == battle.place:
            side = battle.side(event.nation)
            if side is not None and event.cause == "second-retreat":
                side.driven += event.force.size
            elif side is not None:
                side.retreated = event.to


def weightiest(fought: Sequence[Battle], most: int) -> list[Battle]:
    """The battles that matter most, in their order."""
    ranked = sorted(range(len(fought)), key=lambda place: -fought[place].weight)[:most]
    return [fought[place] for place in sorted(ranked)]

"""A battle as its events tell it: both sides, each round of dice with its losses, retreats, points and the end."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from rules.britannia_redux.data.loader import britannia_data
from rules.britannia_redux.events import (
    BattleBegan,
    BattleCancelled,
    BattleEnded,
    BattleRolled,
    FortificationDestroyed,
    HitsTaken,
    LeaderLeft,
    PointsScored,
    Shot,
    UnitsRetreated,
)
from rules.core.events import Event


@dataclass
class Exchange:
    """A round of dice: each side's shots with their victims, and what each side lost. ``first``: the attacker."""

    number: int
    first: str
    shots: dict[str, list[Shot]]
    lost: dict[str, HitsTaken] = field(default_factory=dict)

    def hits(self, nation: str) -> int:
        """How many hits a nation's dice scored."""
        return sum(bool(shot.hits) for shot in self.shots[nation])

    @property
    def is_open(self) -> bool:
        """Whether it's still to be said what is lost: losses are taken when those of both sides are known [B7.3]."""
        return not self.lost and any(self.hits(nation) for nation in self.shots)


@dataclass
class Battle:
    """A battle, as far as its events go."""

    began: BattleBegan
    exchanges: list[Exchange] = field(default_factory=list)
    retreats: list[UnitsRetreated] = field(default_factory=list)
    fallen: list[LeaderLeft] = field(default_factory=list)
    ruins: list[FortificationDestroyed] = field(default_factory=list)
    scored: list[PointsScored] = field(default_factory=list)
    end: BattleEnded | None = None

    @property
    def area(self) -> str:
        """Where it's fought."""
        return self.began.area

    @property
    def sides(self) -> tuple[str, str]:
        """The attacker and the defender."""
        return self.began.attacker, self.began.defender

    def units(self, nation: str) -> tuple[str, ...]:
        """What a side began with, leaders included."""
        return self.began.attackers if nation == self.began.attacker else self.began.defenders

    def needs(self, nation: str) -> dict[str, dict[str, int]]:
        """The roll that each kind of a side's units needs against each kind of target."""
        return self.began.attacker_needs if nation == self.began.attacker else self.began.defender_needs

    def armies(self, nation: str) -> int:
        """How many armies a side began with."""
        return sum(unit in britannia_data().armies for unit in self.units(nation))

    def leader(self, nation: str) -> str:
        """A side's leader, or empty."""
        return next((unit for unit in self.units(nation) if unit in britannia_data().leaders), "")

    def fort(self, nation: str) -> str:
        """A side's fortification at the beginning, or empty."""
        return self.began.fort if nation == self.began.defender else ""

    def lost(self, nation: str) -> int:
        """How many armies a side lost."""
        return sum(len(each.lost[nation].units) for each in self.exchanges if nation in each.lost)

    @property
    def weight(self) -> int:
        """How much there is to see: armies, losses, leaders, a fortification."""
        return sum(
            self.armies(nation) + 2 * self.lost(nation) + 4 * bool(self.leader(nation)) + 2 * bool(self.fort(nation))
            for nation in self.sides
        )


def battles(events: Iterable[Event]) -> list[Battle]:
    """The battles of some events, in order."""
    found: list[Battle] = []
    for event in events:
        if isinstance(event, BattleBegan):
            found.append(Battle(event))
        elif isinstance(event, BattleCancelled):
            found = [each for each in found if each.area != event.area or each.end is not None]
        elif found and found[-1].end is None:
            _add(found[-1], event)
    return found


def _add(battle: Battle, event: Event) -> None:
    match event:
        case BattleRolled():
            shots = {nation: [shot for shot in event.shots if shot.nation == nation] for nation in battle.sides}
            battle.exchanges.append(Exchange(event.number, battle.began.attacker, shots))
        case HitsTaken() if battle.exchanges:
            battle.exchanges[-1].lost[event.nation] = event
            battle.exchanges[-1].shots[event.by] = list(event.shots)
        case UnitsRetreated():
            battle.retreats.append(event)
        case LeaderLeft():
            battle.fallen.append(event)
        case FortificationDestroyed():
            battle.ruins.append(event)
        case PointsScored():
            battle.scored.append(event)
        case BattleEnded():
            battle.end = event


def weightiest(found: list[Battle], most: int) -> list[Battle]:
    """The battles that matter most, in their order."""
    kept = sorted(found, key=lambda each: -each.weight)[:most]
    return [each for each in found if each in kept]

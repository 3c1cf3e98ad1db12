"""A battle as its events tell it: the Forces, the die, the losses, where the beaten went."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Literal

from rules.core.events import Event
from rules.ultimus_romanorum import events as happened

Fate = Literal["reduced", "destroyed"]


@dataclass
class Battle:
    """One roll on the Combat Table, and what came of it.

    ``fates`` are those of units and leaders. ``retreats``: to which area the beaten went, and who.
    ``stratagems``: camp to those it played before.
    ``points``: what each camp gained. ``vanquished``: Tribes that lost their last unit.
    """

    fought: happened.BattleFought
    fates: dict[str, Fate] = field(default_factory=dict)
    retreats: dict[str, list[str]] = field(default_factory=dict)
    stratagems: list[happened.StratagemPlayed] = field(default_factory=list)
    points: list[happened.PointsScored] = field(default_factory=list)
    vanquished: list[str] = field(default_factory=list)

    @property
    def weight(self) -> int:
        """How much the battle matters for a story: its strength and its losses."""
        facts = self.fought
        lost = sum(2 if fate == "destroyed" else 1 for fate in self.fates.values())
        return facts.attacker.pf + facts.defender.pf + 4 * lost

    def lost(self, force: happened.ForceFacts, fate: Fate) -> list[str]:
        """The counters of a Force with a fate."""
        return [piece for piece in (*force.leaders, *force.units) if self.fates.get(piece) == fate]


def battles(events: Iterable[Event]) -> list[Battle]:
    """The battles in some events, in order."""
    found: list[Battle] = []
    played: list[happened.StratagemPlayed] = []
    for event in events:
        match event:
            case happened.BattleBegan():
                played = []
            case happened.StratagemPlayed():
                played.append(event)
            case happened.BattleFought():
                found.append(Battle(event, stratagems=list(played)))
                played = []
            case _ if found:
                _note(found[-1], event)
    return found


def _note(battle: Battle, event: Event) -> None:
    match event:
        case happened.UnitsReduced() if event.area == battle.fought.area:
            battle.fates.update({unit: "reduced" for unit in event.units if unit not in battle.fates})
        case happened.UnitsEliminated() if event.area == battle.fought.area:
            battle.fates.update(dict.fromkeys(event.units, "destroyed"))
        case happened.LeaderDied() if event.area == battle.fought.area:
            battle.fates[event.leader] = "destroyed"
        case happened.Retreated() if event.area == battle.fought.area:
            battle.retreats.setdefault(event.to, []).extend(event.pieces)
        case happened.PointsScored() if event.cause in ("pv-battle", "pv-leader", "pv-attila"):
            battle.points.append(event)
        case happened.TribeVanquished() if event.area == battle.fought.area:
            battle.vanquished.append(event.tribe)


def weightiest(found: Sequence[Battle], most: int) -> list[Battle]:
    """The battles that matter most, in their order."""
    chosen = sorted(range(len(found)), key=lambda place: -found[place].weight)[:most]
    return [found[place] for place in sorted(chosen)]

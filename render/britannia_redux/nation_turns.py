"""A nation's turn as the narrator sees it: its battles with what belongs to each, and what was most important."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from rules.britannia_redux import events as happened
from rules.britannia_redux.data.loader import britannia_data
from rules.core.events import Event

_QUIET = (
    happened.NationTurnBegan,
    happened.NationTurnEnded,
    happened.PopulationGained,
    happened.MovementEnded,
    happened.UnitsPlaced,
    happened.RomanMaximumSet,
    happened.LimitChecked,
    happened.ArmiesForgone,
    happened.SubmissionDeclined,
)
"""What happens in every turn."""


@dataclass
class Fight:
    """A battle: its beginning and end, and what it cost. ``past``: the earlier battles of the campaign."""

    began: happened.BattleBegan
    end: happened.BattleEnded
    within: Sequence[Event]
    landed: bool
    past: Sequence[Fight]

    @cached_property
    def before(self) -> Sequence[Fight]:
        """The earlier battles of the round."""
        return [each for each in self.past if each.end.turn == self.end.turn]

    @property
    def area(self) -> str:
        """Where it was fought."""
        return self.end.area

    @property
    def attack(self) -> int:
        """The attacking armies."""
        return _armies(self.began.attackers)

    @property
    def defense(self) -> int:
        """The defending armies, with their fortification."""
        return _armies(self.began.defenders) + bool(self.began.fort)

    @property
    def paid(self) -> int:
        """What the attacker lost."""
        return self._lost(self.end.attacker)

    @property
    def killed(self) -> int:
        """What the defender lost, with the fortification."""
        return self._lost(self.end.defender)

    def _lost(self, nation: str) -> int:
        hits = (event for event in self.within if isinstance(event, happened.HitsTaken) and event.nation == nation)
        return sum(len(event.units) + bool(event.fort) for event in hits)

    @property
    def fort_fell(self) -> str:
        """The fortification that was destroyed, or empty."""
        fallen = (event.work for event in self.within if isinstance(event, happened.FortificationDestroyed))
        return next(fallen, "")

    @property
    def fallen(self) -> list[happened.LeaderLeft]:
        """The leaders who died in it."""
        return [event for event in self.within if isinstance(event, happened.LeaderLeft) and event.cause == "battle"]

    def led(self, nation: str) -> str:
        """The leader of a side, or empty."""
        units = self.began.attackers if nation == self.end.attacker else self.began.defenders
        return next((unit for unit in units if unit in britannia_data().leaders), "")

    def retreated(self, nation: str) -> list[happened.UnitsRetreated]:
        """The retreats of a side."""
        moved = (event for event in self.within if isinstance(event, happened.UnitsRetreated))
        return [event for event in moved if event.nation == nation and event.cause in ("battle", "burh")]

    @property
    def outcome(self) -> str:
        """Won or lost by the attacker, one side left, both destroyed, or no one there any more."""
        attacker, defender = self.end.attacker, self.end.defender
        if not self.end.winner:
            return "empty" if self.retreated(defender) else "both"
        if self.end.winner == attacker:
            return "yielded" if self.retreated(defender) else "won"
        return "left" if self.retreated(attacker) else "lost"

    @property
    def weight(self) -> int:
        """How much the battle matters to a story."""
        centers = britannia_data().holding
        is_center = any(self.area in centers[nation].centers for nation in (self.end.attacker, self.end.defender))
        return (
            2 * self.killed + self.paid + self.attack + 9 * len(self.fallen) + 3 * bool(self.fort_fell) + 4 * is_center
        )


def _armies(units: Iterable[str]) -> int:
    return sum(unit in britannia_data().armies for unit in units)


@dataclass
class NationTurn:
    """The events of a nation's turn, in order; or those outside of any, if ``nation`` is empty."""

    nation: str
    events: list[Event] = field(default_factory=list)
    fights: dict[int, Fight] = field(default_factory=dict)

    def of(self, *kinds: type[Any]) -> list[Any]:
        """The events of some kinds."""
        return [event for event in self.events if isinstance(event, kinds)]


def nation_turns(events: Iterable[Event]) -> list[NationTurn]:
    """Events by nation turn, with the battles by the ``id`` of their ends; those outside of turns by themselves."""
    found = [NationTurn("")]
    for event in events:
        if isinstance(event, happened.NationTurnBegan):
            found.append(NationTurn(event.nation))
        found[-1].events.append(event)
        if isinstance(event, happened.NationTurnEnded):
            found.append(NationTurn(""))
    fought: list[Fight] = []
    for turn in found:
        turn.events = settled(turn.events)
        for fight in _fights(turn.events, fought):
            turn.fights[id(fight.end)] = fight
            fought.append(fight)
    return [turn for turn in found if turn.events]


def settled(events: Iterable[Event]) -> list[Event]:
    """Events without the moves that were taken back, and without what those had caused."""
    found: list[Event] = []
    for event in events:
        if not isinstance(event, happened.MoveTakenBack):
            found.append(event)
            continue
        moves = [place for place, each in enumerate(found) if isinstance(each, happened.UnitsMoved)]
        if moves:
            del found[moves[-1] :]
    return found


def _fights(events: Sequence[Event], before: Sequence[Fight]) -> Iterator[Fight]:
    began: happened.BattleBegan | None = None
    within: list[Event] = []
    earlier, landed = list(before), set[str]()
    seas = britannia_data().seas
    for event in events:
        match event:
            case happened.UnitsMoved() if event.origin in seas and event.path[1:] == (event.goal,):
                landed.add(event.goal)
            case happened.BattleBegan():
                began, within = event, []
            case happened.BattleEnded() if began is not None:
                fight = Fight(began, event, tuple(within), event.area in landed, tuple(earlier))
                earlier.append(fight)
                yield fight
                began = None
            case _:
                within.append(event)


def is_worth_telling(events: Sequence[Event]) -> bool:
    """Whether a nation's turn has news for a post of its own: more than new armies placed at home."""
    own = [event for event in settled(events) if event.__class__.__module__ == happened.__name__]
    return any(not isinstance(event, _QUIET) for event in own)

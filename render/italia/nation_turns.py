"""A nation's turn as the narrator sees it: what belongs together, and what was most important."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from rules.core.events import Event
from rules.italia import events as happened
from rules.italia.events import Force

FIGHTS = (happened.BattleEnded, happened.SeaBattleEnded, happened.RaidFought)
"""The events that end a fight."""

_BEGINNINGS = (happened.BattleBegan, happened.SeaBattleBegan)
_SHOTS = (happened.RoundFought, happened.SeaRoundFought)


@dataclass
class Fight:
    """A battle, sea battle or raid: its end, and what happened from its beginning on.

    ``before``: the earlier fights of the nation's turn. ``past``: those of the campaign, as far as they are known.
    """

    end: Any
    began: Any = None
    rounds: list[Any] = field(default_factory=list)
    lost: list[happened.UnitsLost] = field(default_factory=list)
    fallen: list[happened.LeaderKilled] = field(default_factory=list)
    cargo: list[happened.CargoLost] = field(default_factory=list)
    pillaged: happened.CityPillaged | None = None
    before: list[Fight] = field(default_factory=list)
    past: Sequence[Fight] = ()

    @property
    def place(self) -> str:
        """The area or sea."""
        return str(self.end.sea if isinstance(self.end, happened.SeaBattleEnded) else self.end.area)

    @property
    def attackers(self) -> Force:
        """The attackers at the beginning."""
        if isinstance(self.end, happened.RaidFought):
            return self.end.raiders
        return self.began.attackers if self.began is not None else getattr(self.end, "attackers", Force())

    @property
    def defenders(self) -> Force:
        """The defenders at the beginning."""
        return self.began.defenders if self.began is not None else getattr(self.end, "defenders", Force())

    def losses(self, nation: str) -> int:
        """How many of the units that fought a nation lost in it; at sea the ships, without what they carried."""
        return sum(loss.force.size for loss in self.lost if loss.nation == nation and loss.cause != "sunk")

    @property
    def weight(self) -> int:
        """How much the fight matters to a story."""
        killed = sum(loss.force.size for loss in self.lost)
        return killed * 2 + self.attackers.size + 8 * len(self.fallen) + 12 * (self.place in _GREAT)


_GREAT = frozenset({"roma", "carthago", "syracusae", "ravenna"})
"""The places whose fate is always news."""


@dataclass
class NationTurn:
    """The events of a nation's turn or of its campaign, in order; or those outside of any."""

    nation: str
    events: list[Event] = field(default_factory=list)
    is_whole: bool = False

    def of(self, *kinds: type[Any]) -> list[Any]:
        """The events of some kinds."""
        return [event for event in self.events if isinstance(event, kinds)]

    def fights(self) -> list[Fight]:
        """The fights in order, with what belongs to each."""
        found: list[Fight] = []
        open_: list[Event] = []
        for event in self.events:
            if isinstance(event, _BEGINNINGS):
                open_ = []
            if isinstance(event, FIGHTS):
                found.append(_fight(event, open_, found))
                open_ = []
            elif isinstance(event, happened.CityPillaged) and found and found[-1].place == event.area:
                found[-1].pillaged = event
            else:
                open_.append(event)
        for fight in found:
            _add_aftermath(fight, self.events)
        return found


def _fight(end: Event, open_: Sequence[Event], before: Sequence[Fight]) -> Fight:
    fight = Fight(end, before=list(before))
    for event in open_:
        match event:
            case happened.BattleBegan() | happened.SeaBattleBegan():
                fight.began = event
            case happened.RoundFought() | happened.SeaRoundFought():
                fight.rounds.append(event)
            case happened.UnitsLost() if event.area == fight.place:
                fight.lost.append(event)
            case happened.LeaderKilled() if event.area == fight.place:
                fight.fallen.append(event)
            case happened.CargoLost() if event.sea == fight.place:
                fight.cargo.append(event)
    return fight


def _add_aftermath(fight: Fight, events: Sequence[Event]) -> None:
    """Losses of a raid come after its dice, before the next fight."""
    if not isinstance(fight.end, happened.RaidFought):
        return
    place = next(index for index, event in enumerate(events) if event is fight.end)
    for event in events[place + 1 :]:
        if isinstance(event, (*FIGHTS, *_BEGINNINGS)):
            break
        if isinstance(event, happened.UnitsLost) and event.area == fight.place:
            fight.lost.append(event)
        if isinstance(event, happened.LeaderKilled) and event.area == fight.place:
            fight.fallen.append(event)


def nation_turns(events: Iterable[Event]) -> list[NationTurn]:
    """Events by nation turn, its campaign first; those before, between and after the turns are by themselves."""
    found = [NationTurn("")]
    for event in events:
        if isinstance(event, happened.NationBegan):
            found.append(NationTurn(event.nation))
        found[-1].events.append(event)
        if isinstance(event, (happened.CampaignEnded, happened.NationEnded)):
            found[-1].is_whole = True
            found[-1].nation = event.nation
            found.append(NationTurn("" if isinstance(event, happened.NationEnded) else event.nation))
    return [turn for turn in found if turn.events]


def total(forces: Iterable[Force]) -> Force:
    """Several forces as one."""
    units: Counter[str] = Counter()
    leaders: list[str] = []
    for force in forces:
        units.update(force.units)
        leaders += [each for each in force.leaders if each not in leaders]
    return Force(dict(units), tuple(leaders))


_FEW = 3
"""Marches that meet no one and don't make a post."""

_QUIET = (
    happened.Moved,
    happened.ArrivalLost,
    happened.NationBegan,
    happened.NationEnded,
    happened.IncomeCounted,
    happened.TributePaid,
    happened.LeaderLeft,
    happened.PhaseBegan,
    happened.ReactionPassed,
    happened.GoldLost,
    happened.CapitalLost,
    happened.CapitalSet,
    happened.Bought,
    happened.LegionRepaired,
)


def is_worth_telling(events: Sequence[Event]) -> bool:
    """Whether a nation's turn has news for a post of its own: more than gold, new units and an order to stay."""
    own = [event for event in events if event.__class__.__module__ == happened.__name__]
    marches = sum(isinstance(event, happened.Moved) for event in own)
    return marches > _FEW or any(not (isinstance(event, _QUIET) or _is_housekeeping(event)) for event in own)


def _is_housekeeping(event: Event) -> bool:
    """Whether units came or went without an enemy: bought, or above the limit."""
    placed = isinstance(event, happened.Placed) and event.cause in ("bought", "waiting")
    return placed or (isinstance(event, happened.UnitsLost | happened.Retreated) and event.cause == "surplus")

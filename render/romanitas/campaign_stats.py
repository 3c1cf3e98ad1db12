"""The statistics of a campaign, computed from its events: Romanness, territory, combats and dice luck."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import astuple, dataclass, replace
from typing import Final

from render.core.dice_luck import FACES, Dice
from render.romanitas.replay import first_state, replayed
from rules.core.events import DiceThrown, Event, GameEnded
from rules.romanitas.data.loader import romanitas_data
from rules.romanitas.events import (
    BattleEnded,
    CargoLost,
    CityDesolated,
    CityReconquered,
    CityTaken,
    Counted,
    DesolationRemoved,
    DrownedWithFleet,
    Duel,
    FatumThrown,
    NavalBattleEnded,
    NavalPassFought,
    Shot,
    TurnBegan,
    TurnEnded,
)
from rules.romanitas.state import RomanitasState

PARTS: Final[Mapping[str, tuple[str, ...]]] = {
    "cities": ("possession", "basilica"),
    "acta": ("acta",),
    "diplomacy": ("diplomacy-roman", "diplomacy-persian"),
    "carried": ("carried-over",),
    "ruins": ("desolation",),
    "zones": ("occupied-zone",),
}
"""The parts of a count and the causes that belong to each [3.1, 3.2]."""

_NO_ONE_CAME: Final = "no-enemy"
"""The reason for a battle that ended before it began. It scores nothing [R37]."""


@dataclass(frozen=True)
class Count:
    """A count of Romanness Points: the sum of each part of `PARTS`, and the track right after it.

    ``closing``: the count after the last turn, which decides the level of victory [3.3]. Later changes from Acta
    Publica dice and the Church aren't included.
    """

    turn: int
    parts: Mapping[str, int]
    track: int
    closing: bool = False


@dataclass(frozen=True)
class Territory:
    """The map at a turn's end: Roman cities, how many are desolated, and how many changed hands."""

    roman: int
    ruins: int
    won: int = 0
    lost: int = 0
    sacked: int = 0
    rebuilt: int = 0


@dataclass(frozen=True)
class Combats:
    """Combats against one enemy: won, lost and undecided [7.3], with the losses of both camps.

    Losses are units on land and sunk fleets at sea. Fleets are never routed.
    """

    won: int = 0
    lost: int = 0
    undecided: int = 0
    roman_destroyed: int = 0
    roman_routed: int = 0
    enemy_destroyed: int = 0
    enemy_routed: int = 0

    def __add__(self, other: Combats) -> Combats:
        """The sum of both."""
        return Combats(*(ours + theirs for ours, theirs in zip(astuple(self), astuple(other), strict=True)))

    @property
    def fought(self) -> int:
        """The number of combats."""
        return self.won + self.lost + self.undecided

    @property
    def worst(self) -> int:
        """The larger of the two camps' losses, destroyed and routed."""
        return max(self.roman_destroyed + self.roman_routed, self.enemy_destroyed + self.enemy_routed)


@dataclass(frozen=True)
class Figures:
    """A campaign in numbers.

    ``counts``: the counts in order, the closing one last. ``territory``: turn to its state. ``combats``: nation to its
    battles and sieges, the most frequent enemy first. ``sea``: naval battles. ``drowned``: Roman units lost with their
    transports [7.4]. ``dice``: every D6 (``all``), and those of the Fatum, of the Romans in combat and of their
    enemies. Only ``all`` includes the dice of attitudes, stratagems and tests. ``cities_at_first``: the Roman cities
    at the start. ``running``: the last turn if it isn't over: its territory is that of now; else 0.
    """

    counts: Sequence[Count]
    territory: Mapping[int, Territory]
    combats: Mapping[str, Combats]
    sea: Combats
    drowned: int
    dice: Mapping[str, Dice]
    cities_at_first: int = 0
    running: int = 0

    @property
    def won(self) -> int:
        """Combats won, by land and sea."""
        return sum(each.won for each in self.combats.values()) + self.sea.won

    @property
    def lost(self) -> int:
        """Combats lost, by land and sea."""
        return sum(each.lost for each in self.combats.values()) + self.sea.lost


def figures(events: Sequence[Event], scenario: str, options: Mapping[str, bool | str]) -> Figures:
    """The statistics of a campaign. The events must leave out choices that were undone."""
    return Figures(
        counts=tuple(_counts(events)),
        territory=_territory(events, scenario, options),
        combats=_combats(events),
        sea=_sea(events),
        drowned=sum(len(event.units) for event in events if isinstance(event, DrownedWithFleet | CargoLost)),
        dice=_dice(events),
        cities_at_first=_roman_cities(first_state(scenario, options)),
        running=_running(events),
    )


def _running(events: Sequence[Event]) -> int:
    """The turn that isn't over yet; 0 if there is none."""
    ends = TurnBegan, TurnEnded, GameEnded
    last = next((event for event in reversed(events) if isinstance(event, ends)), None)
    return last.turn if isinstance(last, TurnBegan) else 0


def _roman_cities(state: RomanitasState) -> int:
    return sum(owner == "roman" for owner in state.owner.values())


def _counts(events: Iterable[Event]) -> Iterable[Count]:
    bounds = romanitas_data().tables.romanness
    over = False
    for event in events:
        if isinstance(event, TurnBegan | TurnEnded):
            over = isinstance(event, TurnEnded)
        elif isinstance(event, Counted):
            sums: Counter[str] = Counter()
            for cause, _, amount in event.lines:
                sums[_PART_OF[cause]] += amount
            yield Count(event.turn, dict(sums), min(max(event.total, bounds.floor), bounds.cap), over)


_PART_OF: Final = {cause: part for part, causes in PARTS.items() for cause in causes}


def _territory(events: Sequence[Event], scenario: str, options: Mapping[str, bool | str]) -> dict[int, Territory]:
    ends: dict[int, Territory] = {}
    happened: defaultdict[int, Counter[type[Event]]] = defaultdict(Counter)
    for event, state in replayed(scenario, options, events):
        happened[event.turn][type(event)] += 1
        ends[event.turn] = Territory(_roman_cities(state), len(state.desolation))
    return {
        turn: replace(
            end,
            won=happened[turn][CityTaken],
            lost=happened[turn][CityReconquered],
            sacked=happened[turn][CityDesolated],
            rebuilt=happened[turn][DesolationRemoved],
        )
        for turn, end in sorted(ends.items())
    }


def _combats(events: Iterable[Event]) -> dict[str, Combats]:
    found: dict[str, Combats] = {}
    for event in events:
        if isinstance(event, BattleEnded) and event.why != _NO_ONE_CAME:
            fought = Combats(
                int(event.winner == "roman"),
                int(event.winner == "enemy"),
                0,
                len(event.eliminated.get("roman", ())),
                len(event.routed.get("roman", ())),
                len(event.eliminated.get("enemy", ())),
                len(event.routed.get("enemy", ())),
            )
            found[event.nation] = found.get(event.nation, Combats()) + fought
    return dict(sorted(found.items(), key=lambda each: -each[1].fought))


def _sea(events: Sequence[Event]) -> Combats:
    ours = romanitas_data().roman_fleets
    ends = Counter(event.winner for event in events if isinstance(event, NavalBattleEnded))
    sunk = Counter(fleet in ours for event in events if isinstance(event, NavalPassFought) for fleet in event.sunk)
    return Combats(ends["roman"], ends["enemy"], ends[""], roman_destroyed=sunk[True], enemy_destroyed=sunk[False])


def _dice(events: Iterable[Event]) -> dict[str, Dice]:
    fallen: dict[str, Counter[int]] = {who: Counter() for who in ("all", "fatum", "roman", "enemy")}
    for event in events:
        for who, die in _dice_of(event):
            fallen[who][die] += 1
    return {who: Dice({face: faces[face] for face in FACES}) for who, faces in fallen.items()}


def _dice_of(event: Event) -> Iterable[tuple[str, int]]:
    """The dice in an event, each with its owner."""
    match event:
        case DiceThrown(rolls=rolls):
            return [("all", roll.value) for roll in rolls if roll.sides == len(FACES)]
        case FatumThrown(dice=dice):
            return [("fatum", die) for die in dice]
        case Shot(side=side, score=score):
            return [(side, score.die)]
        case Duel(roman_score=ours, enemy_score=theirs):
            return [("roman", ours.die), ("enemy", theirs.die)]
        case NavalPassFought(scores=scores):
            fleets = romanitas_data().roman_fleets
            return [("roman" if fleet in fleets else "enemy", score.die) for fleet, score in scores.items()]
        case _:
            return ()

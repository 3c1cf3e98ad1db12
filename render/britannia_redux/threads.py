"""The threads of a campaign of Britannia reDux: what keeps coming back, told at the end of a round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from render.prose.narrator import Point
from render.prose.threads import fortune, leading, most_repeated, rivals, row_of_last
from rules.britannia_redux import events as happened
from rules.core.events import Event

_OFTEN: Final = 3
"""How often something has to happen before it's a thread."""

_MANY: Final = 4
"""From how many battles between two nations, or of one in a row, there is a thread."""


def spin(today: Sequence[Event], known: Sequence[Event]) -> Iterator[Point]:
    """What could be told at the end of a round, the strongest first."""
    yield from _contested(today, known)
    yield from _unbroken(today, known)
    yield from _raided(today, known)
    yield from rivals(_fought(today), _fought(known), _MANY)
    yield from fortune(_fought(today), _fought(known), _MANY)
    yield from _crowned(today, known)
    yield from leading((each.points for each in known if isinstance(each, happened.RoundEnded)), _OFTEN)
    yield from _idle(today, known)


def _fought(events: Sequence[Event]) -> list[happened.BattleEnded]:
    return [event for event in events if isinstance(event, happened.BattleEnded)]


def _contested(today: Sequence[Event], known: Sequence[Event]) -> Iterator[Point]:
    """An area that attackers have taken again and again."""
    for area, times in most_repeated(_taken(today), _taken(known), _OFTEN):
        yield Point("thread-contested", {"area": area, "times": times})


def _taken(events: Sequence[Event]) -> list[str]:
    return [each.area for each in _fought(events) if each.winner == each.attacker]


def _unbroken(today: Sequence[Event], known: Sequence[Event]) -> Iterator[Point]:
    """An area that a nation has defended again and again since it was last taken."""
    held = Counter[tuple[str, str]]()
    for fight in _fought(known):
        if fight.winner == fight.defender:
            held[fight.area, fight.defender] += 1
        else:
            del held[fight.area, fight.defender]
    for area, nation in {(each.area, each.defender): None for each in _fought(today)}:
        if held[area, nation] >= _OFTEN:
            yield Point("thread-unbroken", {"area": area, "nation": nation, "times": held[area, nation]})


def _raided(today: Sequence[Event], known: Sequence[Event]) -> Iterator[Point]:
    """An area from which raiders have gone back to sea again and again."""
    for area, times in most_repeated(_raids(today), _raids(known), _OFTEN):
        yield Point("thread-raided", {"area": area, "times": times})


def _raids(events: Sequence[Event]) -> list[str]:
    found = {(each.turn, each.nation, each.area): None for each in events if isinstance(each, happened.RaidersReturned)}
    return [area for _, _, area in found]


def _crowned(today: Sequence[Event], known: Sequence[Event]) -> Iterator[Point]:
    """A nation that has a king, or an overlord, round after round."""
    if any(isinstance(each, happened.KingshipJudged) and each.nation for each in today):
        judged = [each.nation for each in known if isinstance(each, happened.KingshipJudged)]
        row = row_of_last(judged)
        if row >= _OFTEN:
            yield Point("thread-crowned", {"nation": judged[-1], "row": row})


def _idle(today: Sequence[Event], known: Sequence[Event]) -> Iterator[Point]:
    """A nation that has had the turns and the armies, and hasn't attacked anyone for rounds."""
    moved = [each.nation for each in today if isinstance(each, happened.UnitsMoved)]
    fed = [each.nation for each in today if isinstance(each, happened.PopulationGained) and each.clear + each.difficult]
    idle = {}
    for nation in dict.fromkeys([*moved, *fed]):
        turns = [each.turn for each in known if isinstance(each, happened.NationTurnBegan) and each.nation == nation]
        attacks = [each.turn for each in _fought(known) if each.attacker == nation]
        idle[nation] = len({turn for turn in turns if turn > max(attacks, default=0)})
    for nation in sorted(idle, key=lambda nation: -idle[nation])[:1]:
        if idle[nation] >= _OFTEN:
            yield Point("thread-idle", {"nation": nation, "rounds": idle[nation]})

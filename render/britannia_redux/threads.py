"""The threads of a campaign of Britannia reDux: what keeps coming back, told at the end of a round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from render.prose.narrator import Point
from render.prose.threads import most_repeated, row_of_last
from rules.britannia_redux import events as happened
from rules.core.events import Event
from rules.core.text import Argument

_OFTEN: Final = 3
"""How often something has to happen before it's a thread."""

_MANY: Final = 4
"""From how many battles between two nations, or of one in a row, there is a thread."""


def spin(today: Sequence[Event], known: Sequence[Event]) -> Iterator[Point]:
    """What could be told at the end of a round, the strongest first."""
    yield from _contested(today, known)
    yield from _unbroken(today, known)
    yield from _raided(today, known)
    yield from _rivals(today, known)
    yield from _fortune(today, known)
    yield from _crowned(today, known)
    yield from _leading(known)
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


def _rivals(today: Sequence[Event], known: Sequence[Event]) -> Iterator[Point]:
    """Two nations that have fought each other often: who has won how many of the battles."""
    for pair, times in most_repeated(_pairs(today), _pairs(known), _MANY):
        won = Counter(each.winner for each in _fought(known) if {each.attacker, each.defender} == {*pair})
        one, other = sorted(pair, key=lambda nation: (-won[nation], nation))
        level = won[one] == won[other]
        args: dict[str, Argument] = {"nation": one, "other": other, "times": times, "won": won[one], "lost": won[other]}
        yield Point("thread-rivals-level" if level else "thread-rivals", args)


def _pairs(events: Sequence[Event]) -> list[tuple[str, ...]]:
    return [tuple(sorted((each.attacker, each.defender))) for each in _fought(events)]


def _fortune(today: Sequence[Event], known: Sequence[Event]) -> Iterator[Point]:
    """A nation whose last battles all ended alike, today's with them: the longest row."""
    rows = {}
    for nation in {nation: None for each in _fought(today) if each.winner for nation in (each.attacker, each.defender)}:
        results = [each.winner == nation for each in _fought(known) if each.winner and nation in _sides(each)]
        rows[nation] = (row_of_last(results), results[-1])
    for nation in sorted(rows, key=lambda nation: -rows[nation][0])[:1]:
        row, has_won = rows[nation]
        if row >= _MANY:
            yield Point("thread-winning" if has_won else "thread-losing", {"nation": nation, "row": row})


def _sides(fight: happened.BattleEnded) -> tuple[str, str]:
    return fight.attacker, fight.defender


def _crowned(today: Sequence[Event], known: Sequence[Event]) -> Iterator[Point]:
    """A nation that has a king, or an overlord, round after round."""
    if any(isinstance(each, happened.KingshipJudged) and each.nation for each in today):
        judged = [each.nation for each in known if isinstance(each, happened.KingshipJudged)]
        row = row_of_last(judged)
        if row >= _OFTEN:
            yield Point("thread-crowned", {"nation": judged[-1], "row": row})


def _leading(known: Sequence[Event]) -> Iterator[Point]:
    """A seat that has led for rounds, or has just taken the lead; nothing while two are level."""
    leads = []
    for event in known:
        if isinstance(event, happened.RoundEnded):
            first, *rest = sorted(event.points.items(), key=lambda each: -each[1])
            leads.append(first[0] if first[1] > max((points for _, points in rest), default=-1) else "")
    row = row_of_last(leads)
    if leads and leads[-1] and row >= _OFTEN:
        yield Point("thread-ahead", {"seat": leads[-1], "row": row})
    elif len(leads) > 1 and leads[-1] and row == 1 and leads[-2]:
        yield Point("thread-overtaken", {"seat": leads[-1], "other": leads[-2]})


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

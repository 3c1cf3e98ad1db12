"""The figures of evenings, and the table of them."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from statistics import median

from tests.evening.setups import Setup
from tests.evening.watch import Report

Turn = tuple[int, int]
"""A campaign and a turn in it."""

MOST_TAPS = 3


@dataclass(frozen=True)
class Choice:
    """What someone pressed for one choice. ``is_by_orders``: it's written orders, which make many choices at once."""

    turn: Turn
    person: str
    topic: str
    path: tuple[str, ...]
    taps: int
    is_by_orders: bool = False


@dataclass
class Figures:
    """What is counted in an evening. ``waits`` are seconds from a choice until the next panel shows what came of it."""

    setup: Setup
    report: Report = field(default_factory=Report)
    choices: list[Choice] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)
    ended_turns: set[Turn] = field(default_factory=set)

    @property
    def turns(self) -> int:
        """The turns that were played to their end; 1 if none was."""
        return max(1, len(self.ended_turns))

    def taps(self) -> list[int]:
        """The taps of each choice that isn't written orders."""
        return sorted(choice.taps for choice in self.choices if not choice.is_by_orders) or [0]

    def taps_of_turns(self) -> list[int]:
        """The taps of each person in each turn that was played to its end; in any turn if none was."""
        found = Counter[tuple[Turn, str]]()
        for choice in self.choices:
            if choice.turn in self.ended_turns or not self.ended_turns:
                found[choice.turn, choice.person] += choice.taps
        return sorted(found.values()) or [0]

    def longest(self) -> Iterator[str]:
        """The decisions that took more than three taps, with the longest way to one of each."""
        worst: dict[str, Choice] = {}
        for choice in self.choices:
            if not choice.is_by_orders and choice.taps > max(MOST_TAPS, worst.get(choice.topic, choice).taps - 1):
                worst[choice.topic] = choice
        for topic, choice in sorted(worst.items(), key=lambda each: -each[1].taps):
            yield f"{topic}: {choice.taps} taps ({', '.join(choice.path)})"


def table(evenings: Sequence[Figures]) -> list[str]:
    """The figures as a Markdown table, an evening per column."""
    columns = [_column(each) for each in evenings]
    lines = [[name, *(column[name] for column in columns)] for name in columns[0]]
    heading = ["", *(each.setup.title for each in evenings)]
    return [_row(heading), _row(["---", *("---:" for _ in evenings)]), *map(_row, lines)]


def _column(figures: Figures) -> dict[str, str]:
    report, taps, of_turns, turns = figures.report, figures.taps(), figures.taps_of_turns(), figures.turns
    told = report.posts - report.panels
    return {
        "turns played": str(len(figures.ended_turns) or "part of one"),
        "choices": str(len(figures.choices)),
        "messages of people": str(report.said),
        "taps a choice: worst, median": f"{taps[-1]}, {median(taps):g}",
        "taps a person and turn: worst, median": f"{of_turns[-1]}, {median(of_turns):g}",
        "posts a turn": f"{told / turns:.1f}",
        "panels posted a turn": f"{report.panels / turns:.1f}",
        "mentions a turn": f"{report.mentions / turns:.1f}",
        "hand-overs a turn": f"{report.hand_overs / turns:.1f}",
        "MB uploaded: total, a turn": f"{report.uploaded / 1e6:.1f}, {report.uploaded / 1e6 / turns:.1f}",
        "seconds to the next panel: median, p99": _seconds(figures.waits),
        "dead controls": str(report.found["dead control"]),
        "second panels": str(report.found["second panel"]),
        "panel not last": str(report.found["panel not last"]),
        "other faults": str(report.found["other"]),
    }


def _seconds(waits: Sequence[float]) -> str:
    if not waits:
        return "none"
    ninety_ninth = sorted(waits)[math.ceil(0.99 * len(waits)) - 1]
    return f"{median(waits):.1f}, {ninety_ninth:.1f}"


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"

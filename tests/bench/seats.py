"""``python -m tests.bench.seats italia I``: Legates play a game of several nations; who wins, what each nation scores.

The Legate of such a game looks at nothing hidden, so it plays on the table itself. The same seed plays the same game as
``python -m rules selfplay``.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import groupby
from statistics import fmean, median
from time import process_time
from typing import Annotated, TypeAlias, TypeVar

import typer

import rules
from rules.core.agents import give
from rules.core.decisions import Answer, Decision
from rules.core.events import Event
from rules.core.registry import companions
from rules.core.table import Table

BEGIN, END = "campaign-began", "campaign-ended"
"""The events around a campaign."""

SCORING = ("points-scored", "occupation-scored")
"""The events with half points of a nation and its seat."""

NOTHING = ("pass",)

T = TypeVar("T")
Sums: TypeAlias = dict[T, float]


@dataclass
class Campaign:
    """The decisions of a campaign: for each, its seat and whether it is one that can be stored."""

    asked: list[tuple[str, bool]] = field(default_factory=list)

    def hand_overs(self, *, stored: bool) -> int:
        """How often the game comes to another seat; windows that pass and stored answers hand nothing over."""
        seats = [seat for seat, is_kept in self.asked if not (stored and is_kept)]
        return sum(1 for _ in groupby(seats)) - 1 if seats else 0


@dataclass
class Played:
    """A game: its winner, what each seat and each nation scored, its campaigns."""

    winner: str | None = None
    seats: tuple[str, ...] = ()
    points: Sums[str] = field(default_factory=lambda: defaultdict(float))
    nations: Sums[tuple[str, str]] = field(default_factory=lambda: defaultdict(float))
    causes: Sums[tuple[str, str]] = field(default_factory=lambda: defaultdict(float))
    decisions: int = 0
    thinking: float = 0.0
    campaigns: list[Campaign] = field(default_factory=list)
    is_marching: bool = False

    def note(self, event: Event) -> None:
        """Count an event."""
        if event.kind == BEGIN:
            self.campaigns.append(Campaign())
            self.is_marching = True
        elif event.kind == END:
            self.is_marching = False
        facts = event.model_dump()
        if event.kind in SCORING:
            points = facts["halves"] / 2
            self.points[facts["seat"]] += points
            self.nations[facts["seat"], facts["nation"]] += points
            self.causes[facts["nation"], facts.get("cause", "occupation")] += points

    def answered(self, decision: Decision, answer: Answer) -> None:
        """Count a decision."""
        self.decisions += 1
        if self.is_marching:
            # an answer that can be stored before the campaign: the orders for it, or a window that passes
            is_kept = decision.topic == "campaign-plan" or (decision.reaction and answer == NOTHING)
            self.campaigns[-1].asked.append((decision.seat, is_kept))


def play(game: str, scenario: str, seed: int) -> Played:
    """Play a game between Legates."""
    legate = companions(game).legate
    assert legate is not None
    table = rules.start(game, scenario, {}, seed=f"selfplay {seed}")
    table.stop_recording()
    played = Played(seats=tuple(table.seats))
    while (seat := next(iter(table.decisions), None)) is not None:
        _note_all(played, table)
        began = process_time()
        answer = legate(table)
        played.thinking += process_time() - began
        played.answered(table.decisions[seat], answer)
        give(table, answer, seat)
    _note_all(played, table)
    assert table.result is not None
    played.winner = table.result.winner
    return played


def _note_all(played: Played, table: Table) -> None:
    for event in table.events:
        played.note(event)
    table.events.clear()


def report(scenario: str, games: Sequence[Played]) -> str:
    """What came of the games of a scenario."""
    decisions = sum(game.decisions for game in games)
    campaigns = [campaign for game in games for campaign in game.campaigns]
    lines = [f"{scenario}: {len(games)} games"]
    for seat in games[0].seats:
        points = sorted(game.points.get(seat, 0.0) for game in games)
        spread = f"{points[0]:g} to {points[-1]:g}"
        lines.append(f"    {seat:8} won {_share(games, seat):16} points {fmean(points):6.1f}, {spread}")
        for nation in dict.fromkeys(nation for game in games for who, nation in game.nations if who == seat):
            scored = fmean(game.nations.get((seat, nation), 0.0) for game in games)
            lines.append(f"        {nation:16} {scored:6.1f}  {_causes(games, nation)}")
    lines += [
        f"    decisions             {decisions / len(games):.0f}",
        f"    a decision            {1000 * sum(game.thinking for game in games) / decisions:.1f} ms",
        f"    hand-overs a campaign {_spread(each.hand_overs(stored=False) for each in campaigns)}",
        f"    with stored answers   {_spread(each.hand_overs(stored=True) for each in campaigns)}",
    ]
    return "\n".join(lines)


def _causes(games: Sequence[Played], nation: str) -> str:
    causes: Sums[str] = defaultdict(float)
    for game in games:
        for (who, cause), scored in game.causes.items():
            if who == nation:
                causes[cause] += scored
    return ", ".join(f"{cause} {scored / len(games):.1f}" for cause, scored in sorted(causes.items()))


def _share(games: Sequence[Played], seat: str) -> str:
    won = sum(game.winner == seat for game in games)
    share = won / len(games)
    return f"{won} ({share:.0%} ± {100 * 1.96 * math.sqrt(share * (1 - share) / len(games)):.0f})"


def _spread(counts: Iterable[int]) -> str:
    found = sorted(counts)
    if not found:
        return "none"
    within = sum(count <= 2 for count in found) / len(found)
    return f"median {median(found):g}, mean {fmean(found):.1f}, at most two in {within:.0%} of {len(found)}"


def main(
    game: str,
    scenarios: list[str],
    games: Annotated[int, typer.Option(min=1)] = 40,
    seed: int = 7001,
    processes: Annotated[int, typer.Option(min=1)] = 1,
) -> None:
    """Play each scenario with these seeds and print what came of it."""
    for scenario in scenarios:
        with ProcessPoolExecutor(processes) as pool:
            played = list(pool.map(play, [game] * games, [scenario] * games, range(seed, seed + games)))
        typer.echo(report(scenario, played))


if __name__ == "__main__":
    typer.run(main)

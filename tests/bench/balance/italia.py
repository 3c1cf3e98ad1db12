"""Italia: who wins, what each nation scores and for what, who is asked how often in a campaign.

Nothing is hidden in this game. So the games are those of ``selfplay``.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from statistics import fmean, median
from typing import TypeAlias, TypeVar

from rules.core.decisions import Answer, Decision
from rules.core.events import Event
from rules.italia import LEGATE
from rules.italia.data.loader import GAME_ID
from rules.italia.events import CampaignBegan, CampaignEnded, OccupationScored, PointsScored
from tests.bench.balance.playing import Played, changes, play_to_end, share

PASSED: Answer = ("pass",)

T = TypeVar("T")
Sums: TypeAlias = dict[T, float]


@dataclass
class March:
    """A campaign of a nation: for each decision in it, its seat and whether its answer can be stored before."""

    asked: list[tuple[str, bool]] = field(default_factory=list)

    def hand_overs(self) -> int:
        """How often the game comes to another seat."""
        return _hand_overs(seat for seat, _ in self.asked)

    def hand_overs_with_stored_answers(self) -> int:
        """The same if all store their orders for the campaign and let the other windows pass."""
        return _hand_overs(seat for seat, is_kept in self.asked if not is_kept)


def _hand_overs(seats: Iterable[str]) -> int:
    return max(changes(seats) - 1, 0)


@dataclass
class Game(Played):
    """A game: its winner, what each seat and each nation scored, its campaigns."""

    winner: str | None = None
    seats: tuple[str, ...] = ()
    points: Sums[str] = field(default_factory=lambda: defaultdict(float))
    nations: Sums[tuple[str, str]] = field(default_factory=lambda: defaultdict(float))
    causes: Sums[tuple[str, str]] = field(default_factory=lambda: defaultdict(float))
    marches: list[March] = field(default_factory=list)
    is_marching: bool = False

    def note(self, event: Event) -> None:
        """Count an event."""
        match event:
            case CampaignBegan():
                self.marches.append(March())
                self.is_marching = True
            case CampaignEnded():
                self.is_marching = False
            case PointsScored():
                self._score(event, event.cause)
            case OccupationScored():
                self._score(event, "occupation")
            case _:
                pass

    def _score(self, event: PointsScored | OccupationScored, cause: str) -> None:
        points = event.halves / 2
        self.points[event.seat] += points
        self.nations[event.seat, event.nation] += points
        self.causes[event.nation, cause] += points

    def answered(self, decision: Decision, answer: Answer) -> None:
        """Count a decision of a campaign."""
        if self.is_marching:
            is_kept = decision.topic == "campaign-plan" or (decision.reaction and answer == PASSED)
            self.marches[-1].asked.append((decision.seat, is_kept))


def play(scenario: str, seed: int) -> Game:
    """Play a game between Legates."""
    game = Game()
    table = play_to_end(game, LEGATE, GAME_ID, scenario, {}, seed)
    assert table.result is not None
    game.seats, game.winner = tuple(table.seats), table.result.winner
    return game


def rows(scenario: str, processes: int, seeds: range) -> Iterator[str]:
    """Play a scenario with these seeds, and tell what came of it."""
    with ProcessPoolExecutor(processes) as pool:
        yield report(scenario, list(pool.map(partial(play, scenario), seeds)))


def report(scenario: str, games: Sequence[Game]) -> str:
    """What came of the games of a scenario."""
    decisions = sum(game.decisions for game in games)
    marches = [march for game in games for march in game.marches]
    lines = [f"{scenario}: {len(games)} games"]
    for seat in games[0].seats:
        points = sorted(game.points.get(seat, 0.0) for game in games)
        spread = f"{points[0]:g} to {points[-1]:g}"
        won = share(sum(game.winner == seat for game in games), len(games))
        lines.append(f"    {seat:8} won {won:16} points {fmean(points):6.1f}, {spread}")
        for nation in dict.fromkeys(nation for game in games for who, nation in game.nations if who == seat):
            scored = fmean(game.nations.get((seat, nation), 0.0) for game in games)
            lines.append(f"        {nation:16} {scored:6.1f}  {_causes(games, nation)}")
    lines += [
        f"    decisions             {decisions / len(games):.0f}",
        f"    a decision            {1000 * sum(game.thinking for game in games) / decisions:.1f} ms",
        f"    hand-overs a campaign {_spread(each.hand_overs() for each in marches)}",
        f"    with stored answers   {_spread(each.hand_overs_with_stored_answers() for each in marches)}",
    ]
    return "\n".join(lines)


def _causes(games: Sequence[Game], nation: str) -> str:
    causes: Sums[str] = defaultdict(float)
    for game in games:
        for (who, cause), scored in game.causes.items():
            if who == nation:
                causes[cause] += scored
    return ", ".join(f"{cause} {scored / len(games):.1f}" for cause, scored in sorted(causes.items()))


def _spread(counts: Iterable[int]) -> str:
    found = sorted(counts)
    if not found:
        return "none"
    within = sum(count <= 2 for count in found) / len(found)
    return f"median {median(found):g}, mean {fmean(found):.1f}, at most two in {within:.0%} of {len(found)}"

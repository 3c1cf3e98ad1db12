"""Britannia reDux: who wins with three, four and five players, what each nation scores, who is asked how often.

Nothing is hidden in this game. So the games are those of ``selfplay``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from statistics import fmean, median
from typing import NamedTuple

from rules.britannia_redux import LEGATE
from rules.britannia_redux.data.loader import GAME_ID, britannia_data
from rules.britannia_redux.events import NationTurnBegan, RoundBegan
from rules.britannia_redux.info import PLAYERS
from rules.britannia_redux.state import BritanniaState
from rules.core.decisions import Answer, Decision
from rules.core.events import Event
from tests.bench.balance.playing import Played, changes, play_to_end, share

STORED = frozenset({"retreat", "withdraw", "return", "losses", "raiders", "submission"})
"""What a player can answer in advance: the rules of rules/britannia_redux/stored_rules.py."""


class Asked(NamedTuple):
    """A decision of a round: who was asked about what, and whose turn it was."""

    seat: str
    topic: str
    active: str


@dataclass
class Round:
    """A round: the seat of the nation whose turn it is, and who was asked."""

    active: str = ""
    asked: list[Asked] = field(default_factory=list)

    def seat_changes(self) -> int:
        """How often the turn comes to a nation of another player: what a round can't do without."""
        return changes(each.active for each in self.asked if each.seat == each.active)

    def hand_overs(self) -> int:
        """How often the game came to a player who wasn't asked before."""
        return changes(each.seat for each in self.asked)

    def hand_overs_with_stored_answers(self) -> int:
        """The same if everyone stores what the game offers for the turns of others."""
        return changes(each.seat for each in self.asked if each.seat == each.active or each.topic not in STORED)


@dataclass
class Campaign(Played):
    """A game: the winner's seat, the points of seats and nations, the rounds."""

    winner: str | None = None
    seats: dict[str, int] = field(default_factory=dict)
    nations: dict[str, int] = field(default_factory=dict)
    rounds: list[Round] = field(default_factory=list)

    def note(self, event: Event) -> None:
        """Count an event."""
        if isinstance(event, RoundBegan):
            self.rounds.append(Round())
        elif isinstance(event, NationTurnBegan):
            self.rounds[-1].active = event.seat

    def answered(self, decision: Decision, answer: Answer) -> None:
        """Count a decision. Before the first nation turn no seat is active: the withdrawal."""
        this = self.rounds[-1]
        this.asked.append(Asked(decision.seat, decision.topic, this.active or decision.seat))


def play(scenario: str, players: str, seed: int) -> Campaign:
    """Play a game between Legates.

    Raises:
        TypeError: the table is of another game.
    """
    game = Campaign()
    state = play_to_end(game, LEGATE, GAME_ID, scenario, {PLAYERS: players}, seed).state
    if not isinstance(state, BritanniaState) or state.result is None:
        raise TypeError("The game has not ended, or is another one.")
    game.winner, game.nations = state.result.winner, dict(state.points)
    for nation, seat in state.seats.items():
        game.seats[seat] = game.seats.get(seat, 0) + state.points[nation]
    return game


def rows(scenario: str, processes: int, seeds: range) -> Iterator[str]:
    """Play a scenario with each number of players and these seeds, and tell what came of it."""
    for players in sorted(britannia_data().sides):
        with ProcessPoolExecutor(processes) as pool:
            yield report(scenario, players, list(pool.map(partial(play, scenario, players), seeds)))


def report(scenario: str, players: str, games: Sequence[Campaign]) -> str:
    """What came of the games of a scenario with a number of players."""
    rounds = [each for game in games for each in game.rounds]
    decisions = sum(game.decisions for game in games)
    within = sum(each.hand_overs_with_stored_answers() <= each.seat_changes() for each in rounds) / len(rounds)
    return "\n".join(
        (
            f"{scenario}, {players} players: {len(games)} games",
            *(f"    {seat:22}{_of_seat(games, seat)}" for seat in games[0].seats),
            "    nations               " + ", ".join(f"{each} {_mean(games, each)}" for each in games[0].nations),
            f"    decisions             {decisions / len(games):.0f}",
            f"    a decision            {1000 * sum(game.thinking for game in games) / decisions:.1f} ms",
            f"    changes of seat       {median(each.seat_changes() for each in rounds):g} a round",
            f"    hand-overs            {median(each.hand_overs() for each in rounds):g} a round",
            f"    with stored answers   {median(each.hand_overs_with_stored_answers() for each in rounds):g} a round: "
            f"no more than changes of seat in {within:.0%}",
        )
    )


def _of_seat(games: Sequence[Campaign], seat: str) -> str:
    points = [game.seats[seat] for game in games]
    won = share(sum(game.winner == seat for game in games), len(games))
    return f"won {won}, {fmean(points):.0f} points, {min(points)} to {max(points)}"


def _mean(games: Sequence[Campaign], nation: str) -> str:
    return f"{fmean(game.nations[nation] for game in games):.0f}"

"""``python -m tests.bench.balance rhine-406``: Legates play Ultimus Romanorum; who wins, who is asked how often.

They play on the table itself, not on a copy with only what a seat may know: the Legate looks at nothing hidden
(tests/rules/ultimus_romanorum/test_legate.py). So the games are those of ``selfplay``, and take a third of the time.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import groupby
from statistics import fmean, median
from time import process_time
from typing import Annotated, NamedTuple

import typer

import rules
from rules.core.agents import give
from rules.core.decisions import Answer, Decision
from rules.core.events import Event
from rules.core.table import Table
from rules.ultimus_romanorum import LEGATE
from rules.ultimus_romanorum.data.loader import GAME_ID
from rules.ultimus_romanorum.events import CampsExchanged, PaxRomana, SequenceBegan, YearBegan
from rules.ultimus_romanorum.state import UltimusState

PASSED: frozenset[Answer] = frozenset({("pass",)})
FOLLOW_UPS = frozenset({"losses", "retreat", "battle-order", "return", "settle", "winter", "homes", "enter"})
"""What a player can leave to the suggestion: the rules of rules/ultimus_romanorum/stored_rules.py."""
EVASION = "evade"


class Asked(NamedTuple):
    """A decision of a year: who was asked about what, whether a window was passed, whether an attack was awaited."""

    seat: str
    topic: str
    passed: bool
    stands: bool


@dataclass
class Year:
    """A year: how many SMC were played, and who was asked."""

    sequences: int = 0
    asked: list[Asked] = field(default_factory=list)

    def hand_overs(self) -> int:
        """How often the game came to a player who was not asked before; windows that were passed don't count."""
        return _changes(each.seat for each in self.asked if not each.passed)

    def hand_overs_with_stored_answers(self) -> int:
        """The same if both store what the game offers: what follows a battle, the winter, and to stand and fight."""
        asked = (each for each in self.asked if not each.passed and not each.stands)
        return _changes(each.seat for each in asked if each.topic not in FOLLOW_UPS)


def _changes(seats: Iterable[str]) -> int:
    return sum(1 for _ in groupby(seats))


@dataclass
class Played:
    """A game: its winner's seat, its end, the lead of the player who began as the Roman, its years."""

    winner: str | None = None
    level: str = ""
    reason: str = ""
    lead: int = 0
    exchanges: int = 0
    peaces: int = 0
    decisions: int = 0
    thinking: float = 0.0
    years: list[Year] = field(default_factory=list)

    def note(self, event: Event) -> None:
        """Count an event."""
        if isinstance(event, YearBegan):
            self.years.append(Year())
        elif isinstance(event, SequenceBegan):
            self.years[-1].sequences += 1
        elif isinstance(event, CampsExchanged):
            self.exchanges += 1
        elif isinstance(event, PaxRomana):
            self.peaces += 1

    def answered(self, decision: Decision, answer: Answer) -> None:
        """Count a decision."""
        self.decisions += 1
        if self.years:
            passed = decision.reaction and answer in PASSED
            stands = decision.topic == EVASION and answer == ("fight",)
            self.years[-1].asked.append(Asked(decision.seat, decision.topic, passed, stands))


def play(scenario: str, seed: int) -> Played:
    """Play a game between Legates.

    Raises:
        TypeError: the table is of another game.
    """
    table = rules.start(GAME_ID, scenario, {}, seed=f"selfplay {seed}")
    table.stop_recording()
    game = Played()
    while (seat := next(iter(table.decisions), None)) is not None:
        _note_all(game, table)
        began = process_time()
        answer = LEGATE(table)
        game.thinking += process_time() - began
        game.answered(table.decisions[seat], answer)
        give(table, answer, seat)
    _note_all(game, table)
    state, result = table.state, table.result
    if not isinstance(state, UltimusState) or result is None:
        raise TypeError("The game has not ended, or is another one.")
    game.winner, game.level, game.reason = result.winner, result.level, result.reason.key
    game.lead = state.pv["a"] - state.pv["b"]
    return game


def _note_all(game: Played, table: Table) -> None:
    for event in table.events:
        game.note(event)
    table.events.clear()


def report(scenario: str, games: Sequence[Played]) -> str:
    """What came of the games of a scenario."""
    years = [year for game in games for year in game.years]
    decisions = sum(game.decisions for game in games)
    leads = sorted(game.lead for game in games)
    return "\n".join(
        (
            f"{scenario}: {len(games)} games",
            f"    began as the Roman    {_share(games, 'a')}",
            f"    began as the Barbarian {_share(games, 'b')}",
            f"    ends                  {dict(Counter((game.level, game.reason) for game in games))}",
            f"    lead                  {fmean(leads):.0f} on average, median {median(leads):g}",
            f"    leads                 {leads}",
            f"    exchanges of camps    {dict(Counter(game.exchanges for game in games))}",
            f"    years of peace        {sum(game.peaces for game in games) / len(games):.1f}",
            f"    decisions             {decisions / len(games):.0f}",
            f"    a decision            {1000 * sum(game.thinking for game in games) / decisions:.1f} ms",
            f"    SMC a year            {median(year.sequences for year in years):g}",
            f"    windows passed a year {median(sum(each.passed for each in year.asked) for year in years):g}",
            f"    hand-overs a year     {_beyond([(year.hand_overs(), year.sequences) for year in years])}",
            "    with stored answers   "
            + _beyond([(year.hand_overs_with_stored_answers(), year.sequences) for year in years]),
        )
    )


def _share(games: Sequence[Played], seat: str) -> str:
    won = sum(game.winner == seat for game in games)
    share = won / len(games)
    return f"{won} ({share:.0%} ± {100 * 1.96 * math.sqrt(share * (1 - share) / len(games)):.0f})"


def _beyond(pairs: Sequence[tuple[int, int]]) -> str:
    """Hand-overs and SMC of each year: the median, and what there are beyond one for each SMC."""
    within = sum(hand_overs <= sequences + 2 for hand_overs, sequences in pairs) / len(pairs)
    more = median(hand_overs - sequences for hand_overs, sequences in pairs)
    return f"{median(count for count, _ in pairs):g}: one a SMC and {more:g} more; at most two more in {within:.0%}"


def main(
    scenarios: list[str],
    games: Annotated[int, typer.Option(min=1)] = 40,
    seed: int = 7001,
    processes: Annotated[int, typer.Option(min=1)] = 1,
) -> None:
    """Play each scenario with these seeds and print what came of it."""
    for scenario in scenarios:
        with ProcessPoolExecutor(processes) as pool:
            played = list(pool.map(play, [scenario] * games, range(seed, seed + games)))
        typer.echo(report(scenario, played))


if __name__ == "__main__":
    typer.run(main)

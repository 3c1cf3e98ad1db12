"""Ultimus Romanorum: who wins, and who is asked how often.

They play on the table itself, not on a copy with only what a seat may know: the Legate looks at nothing hidden
(tests/rules/ultimus_romanorum/test_legate.py). So the games are those of ``selfplay``, and take a third of the time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from statistics import fmean, median
from typing import NamedTuple

from rules.core.decisions import Answer, Decision
from rules.core.events import Event
from rules.ultimus_romanorum import LEGATE
from rules.ultimus_romanorum.chapters.combat import OUTNUMBERED
from rules.ultimus_romanorum.data.loader import GAME_ID
from rules.ultimus_romanorum.events import CampsExchanged, PaxRomana, SequenceBegan, YearBegan
from rules.ultimus_romanorum.state import UltimusState
from tests.bench.balance.playing import Played, changes, play_to_end, share

PASSED: frozenset[Answer] = frozenset({("pass",)})
FOLLOW_UPS = frozenset(
    {"losses", "retreat", "battle-order", "evade-to", "company", "return", "settle", "winter", "homes", "enter"}
)
"""What a player can leave to the suggestion: the rules of rules/ultimus_romanorum/stored_rules.py."""
EVASION = "evade"


class Asked(NamedTuple):
    """A decision of a year: who was asked about what, whether a window was passed, and if the answer can be stored."""

    seat: str
    topic: str
    passed: bool
    storable: bool


@dataclass
class Year:
    """A year: how many SMC were played, and who was asked."""

    sequences: int = 0
    asked: list[Asked] = field(default_factory=list)

    def hand_overs(self) -> int:
        """How often the game came to a player who was not asked before; windows that were passed don't count."""
        return changes(each.seat for each in self.asked if not each.passed)

    def hand_overs_with_stored_answers(self) -> int:
        """The same if both store what the game offers: what follows a battle, the winter, refuge and evasion."""
        return changes(each.seat for each in self.asked if not each.passed and not each.storable)


@dataclass
class Campaign(Played):
    """A game: its winner's seat, its end, the lead of the player who began as the Roman, its years."""

    winner: str | None = None
    level: str = ""
    reason: str = ""
    lead: int = 0
    exchanges: int = 0
    peaces: int = 0
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
        if self.years:
            passed = decision.reaction and answer in PASSED
            storable = decision.topic in FOLLOW_UPS or answer == _stored_answer(decision)
            self.years[-1].asked.append(Asked(decision.seat, decision.topic, passed, storable))


def _stored_answer(decision: Decision) -> Answer | None:
    """What the stored rules for refuge and for evasion (if outnumbered, otherwise fight) give; None for the rest."""
    if decision.topic == EVASION:
        return ("evade",) if OUTNUMBERED in decision.holds else ("fight",)
    return ("refuge",) if decision.topic == "refuge" else None


def play(scenario: str, seed: int) -> Campaign:
    """Play a game between Legates.

    Raises:
        TypeError: the table is of another game.
    """
    game = Campaign()
    table = play_to_end(game, LEGATE, GAME_ID, scenario, {}, seed)
    state, result = table.state, table.result
    if not isinstance(state, UltimusState) or result is None:
        raise TypeError("The game has not ended, or is another one.")
    game.winner, game.level, game.reason = result.winner, result.level, result.reason.key
    game.lead = state.pv["a"] - state.pv["b"]
    return game


def rows(scenario: str, processes: int, seeds: range) -> Iterator[str]:
    """Play a scenario with these seeds and tell what came of it."""
    with ProcessPoolExecutor(processes) as pool:
        yield report(scenario, list(pool.map(play, [scenario] * len(seeds), seeds)))


def report(scenario: str, games: Sequence[Campaign]) -> str:
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


def _share(games: Sequence[Campaign], seat: str) -> str:
    return share(sum(game.winner == seat for game in games), len(games))


def _beyond(pairs: Sequence[tuple[int, int]]) -> str:
    """Hand-overs and SMC of each year: the median, and what there are beyond one for each SMC."""
    within = sum(hand_overs <= sequences + 2 for hand_overs, sequences in pairs) / len(pairs)
    more = median(hand_overs - sequences for hand_overs, sequences in pairs)
    return f"{median(count for count, _ in pairs):g}: one a SMC and {more:g} more; at most two more in {within:.0%}"

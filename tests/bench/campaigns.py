"""``python -m tests.bench.campaigns I-evening``: Legates play Italia; how often a campaign comes to another player.

A hand-over is a change of who is asked, from the start of a campaign to its end. Windows that are passed don't count.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from statistics import median
from typing import Annotated, NamedTuple

import typer

import rules
from rules.core.agents import give
from rules.core.events import Event
from rules.italia import LEGATE
from rules.italia.chapters.retreats import STAY
from rules.italia.data.loader import GAME_ID
from rules.italia.events import CampaignBegan, CampaignEnded
from rules.italia.game import Italia
from rules.italia.info import NOTHING
from rules.italia.stored_rules import offered_rules

STORED = frozenset(
    topic for rule in offered_rules(Italia(Italia.set_up("II", {}), ""), "green") for topic in rule.topics
)
"""What a player can answer in advance."""

STAYS = frozenset({"retreat", "offer", "sea-attack", "revolt"})
"""Of these, only to do nothing."""

MOST = 2
"""A campaign by post should need no more hand-overs in the median."""


class Asked(NamedTuple):
    """A decision of a campaign. ``passed``: nothing was done in a window; ``stored``: the answer may be stored."""

    seat: str
    topic: str
    passed: bool
    stored: bool


def hand_overs(asked: Iterable[Asked], *, stored: bool) -> int:
    """How often a campaign came to someone who wasn't asked before, without passed windows and stored answers."""
    seats = [each.seat for each in asked if not each.passed and not (stored and each.stored)]
    return max(sum(1 for _ in groupby(seats)) - 1, 0)


def campaigns(scenario: str, seed: int) -> list[list[Asked]]:
    """The campaigns of a game between Legates, with who was asked in each."""
    table = rules.start(GAME_ID, scenario, {}, seed=f"selfplay {seed}")
    table.stop_recording()
    found: list[list[Asked]] = []
    is_open = _follow(table.events, found, is_open=False)
    while (seat := next(iter(table.decisions), None)) is not None:
        decision, answer = table.decisions[seat], LEGATE(table)
        if is_open:
            does_nothing = answer in ((NOTHING,), (STAY,))
            stored = decision.topic in STORED and (does_nothing or decision.topic not in STAYS)
            found[-1].append(Asked(seat, decision.topic, decision.reaction and answer == (NOTHING,), stored))
        table.events.clear()
        give(table, answer, seat)
        is_open = _follow(table.events, found, is_open=is_open)
    return found


def _follow(events: Iterable[Event], found: list[list[Asked]], *, is_open: bool) -> bool:
    """Note the campaigns that begin; return whether one is going on."""
    for event in events:
        if isinstance(event, CampaignBegan):
            found.append([])
            is_open = True
        is_open = is_open and not isinstance(event, CampaignEnded)
    return is_open


def report(scenario: str, games: int, fought: Sequence[Sequence[Asked]]) -> str:
    """The figures of a scenario."""
    plain, stored = (
        [hand_overs(each, stored=False) for each in fought],
        [hand_overs(each, stored=True) for each in fought],
    )
    topics = Counter(asked.topic for each in fought for asked in each if not asked.passed)
    return "\n".join(
        (
            f"{scenario}: {games} games, {len(fought)} campaigns",
            f"    hand-overs a campaign {median(plain):g}; at most {MOST} in {_share(plain):.0%}",
            f"    with stored answers   {median(stored):g}; at most {MOST} in {_share(stored):.0%}",
            f"    asked about           {dict(topics.most_common(12))}",
        )
    )


def _share(counts: Sequence[int]) -> float:
    return sum(count <= MOST for count in counts) / len(counts)


def main(scenarios: list[str], games: Annotated[int, typer.Option(min=1)] = 8, seed: int = 7001) -> None:
    """Play each scenario with these seeds and print what its campaigns took."""
    for scenario in scenarios:
        fought = [each for number in range(games) for each in campaigns(scenario, seed + number)]
        typer.echo(report(scenario, games, fought))


if __name__ == "__main__":
    typer.run(main)

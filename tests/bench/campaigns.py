"""``python -m tests.bench.campaigns I-evening``: Legates play Italia; how often a campaign comes to another player.

A hand-over is a change of who is asked, from the start of a campaign to its end. Windows that are passed don't count. A
window that asks several players at the same time is one hand-over: the table waits once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from statistics import mean, median
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

INITIAL = frozenset(
    topic
    for rule in offered_rules(Italia(Italia.set_up("II", {}), ""), "green")
    if rule.initial
    for topic in rule.topics
)
"""What is stored for every seat from the start."""

STORED = frozenset(
    topic for rule in offered_rules(Italia(Italia.set_up("II", {}), ""), "green") for topic in rule.topics
)
"""What a player can answer in advance."""

STAYS = frozenset({"retreat", "offer", "sea-attack", "revolt"})
"""Of these, only to do nothing."""

MOST = 2
"""A campaign by post should need no more hand-overs in the median."""


class Asked(NamedTuple):
    """A decision of a campaign. ``passed``: nothing was done in a window; ``stored``: the answer may be stored.

    ``wave``: the same for all who are asked at the same time.
    """

    seat: str
    topic: str
    passed: bool
    stored: bool
    wave: int


def hand_overs(asked: Iterable[Asked], *, answered: Callable[[Asked], bool]) -> int:
    """How often a campaign came to someone who wasn't asked before, without passed windows and stored answers."""
    waves: dict[int, set[str]] = {}
    for each in asked:
        if not each.passed and not answered(each):
            waves.setdefault(each.wave, set()).add(each.seat)
    return max(sum(1 for _ in groupby(waves.values())) - 1, 0)


ANSWERED: Mapping[str, Callable[[Asked], bool]] = {
    "nothing stored": lambda _: False,
    "as from the start": lambda asked: asked.topic in INITIAL,
    "all stored": lambda asked: asked.stored,
}
"""What is answered without asking, by how much a seat has stored."""


def campaigns(scenario: str, seed: int) -> list[list[Asked]]:
    """The campaigns of a game between Legates, with who was asked in each."""
    table = rules.start(GAME_ID, scenario, {}, seed=f"selfplay {seed}")
    table.stop_recording()
    found: list[list[Asked]] = []
    is_open = _follow(table.events, found, is_open=False)
    wave, waiting = 0, set[str]()
    while (seat := next(iter(table.decisions), None)) is not None:
        wave += not {*table.decisions} < waiting
        waiting = {*table.decisions}
        decision, answer = table.decisions[seat], LEGATE(table)
        if is_open:
            does_nothing = answer in ((NOTHING,), (STAY,))
            stored = decision.topic in STORED and (does_nothing or decision.topic not in STAYS)
            found[-1].append(Asked(seat, decision.topic, decision.reaction and answer == (NOTHING,), stored, wave))
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
    counts = {name: [hand_overs(each, answered=kind) for each in fought] for name, kind in ANSWERED.items()}
    topics = Counter(asked.topic for each in fought for asked in each if not asked.passed)
    return "\n".join(
        (
            f"{scenario}: {games} games, {len(fought)} campaigns",
            *(
                f"    {name:18} median {median(found):g}, mean {mean(found):.1f}; at most {MOST} in {_share(found):.0%}"
                for name, found in counts.items()
            ),
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

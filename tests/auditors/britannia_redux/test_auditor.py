"""Whole games of Britannia reDux, audited: no event may claim what the print does not say."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

import rules
from rules.britannia_redux.events import BattleRolled, HoldingCounted, PopulationGained, UnitsMoved
from rules.core.agents import give
from rules.core.events import Event
from tests.auditors.britannia_redux.auditor import Auditor
from tests.auditors.britannia_redux.printed import BESIDE
from tests.auditors.games import Match, daring, played, series
from tests.auditors.report import Finding
from tests.sampling import first

GAME = "britannia-redux"
DARING = [Match("daring", number) for number in (3, 4, 20)]
VENTURING = [Match("venturing", number) for number in (0, 5)]
OTHERS = [*series(random=300, legate=50), *(Match("daring", number) for number in range(50, 150))]


def audited(match: Match) -> list[Finding]:
    report = played(GAME, match)
    assert len(report.checks) > 40
    return report.findings


@pytest.mark.parametrize(("player", "number"), [*first(1, DARING), *first(1, VENTURING), *first(0, OTHERS)])
def test_a_game_is_played_as_printed(player: str, number: int) -> None:
    assert not audited(Match(player, number))


WRONG: dict[type[Event], str] = {
    PopulationGained: "14.1.1",
    UnitsMoved: "B5",
    BattleRolled: "B7.2",
    HoldingCounted: "B11.2",
}
"""The section under which a false claim of each kind is found."""


@pytest.mark.parametrize("kind", WRONG, ids=lambda kind: kind.__name__)
def test_a_false_claim_is_found(kind: type[Event]) -> None:
    table = rules.start(GAME, scenario="after-rome-9", seed="a false claim")
    table.stop_recording()
    auditor, player = Auditor(table), daring(Random(1))
    table.events.clear()
    while not any(isinstance(event, kind) for event in table.events):
        seat = next(iter(table.decisions))
        decision = table.decisions[seat]
        answer = player(table)
        table.events.clear()
        give(table, answer, seat)
        auditor.follow(decision, answer, [_twisted(event, kind) for event in table.events], table)
    assert WRONG[kind] in {found.section for found in auditor.report.findings}


def _twisted(event: Event, kind: type[Event]) -> Event:
    """A false claim of this kind; any other event as it is."""
    if not isinstance(event, kind):
        return event
    if isinstance(event, PopulationGained):
        return msgspec.structs.replace(event, left=event.left + 1)
    if isinstance(event, UnitsMoved):
        far = next(area for area in BESIDE if area not in BESIDE.get(event.origin, ()) and area != event.goal)
        return msgspec.structs.replace(event, path=(event.origin, far, event.goal))
    if isinstance(event, BattleRolled):
        shot = event.shots[0]
        hits = () if shot.hits else ("infantry",)
        return msgspec.structs.replace(event, shots=(msgspec.structs.replace(shot, hits=hits), *event.shots[1:]))
    assert isinstance(event, HoldingCounted)
    return msgspec.structs.replace(event, points=event.points + 1)

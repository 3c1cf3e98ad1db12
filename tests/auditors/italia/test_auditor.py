"""Whole games of Italia, audited: no event may claim what the print does not say."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

import rules
from rules.core.agents import give
from rules.core.events import Event, Modifier
from rules.italia.chapters import combat
from rules.italia.events import IncomeCounted, OccupationScored, PointsScored, RoundFought, Shot
from rules.italia.game import Italia
from tests.auditors.games import Match, daring, played, series
from tests.auditors.italia.auditor import Auditor
from tests.auditors.italia.battle import Battles
from tests.auditors.italia.tracks import Track, Tracks
from tests.auditors.report import Finding, Report
from tests.sampling import first

GAME = "italia"
SHORT = [Match("hasty", number) for number in (1, 2)]
OTHERS = [*series(random=300, legate=50), *(Match("daring", number) for number in range(100))]


def audited(match: Match) -> list[Finding]:
    report = played(GAME, match)
    assert len(report.checks) > 10
    return report.findings


@pytest.mark.parametrize(("player", "number"), [*SHORT, *first(1, OTHERS)])
def test_a_game_is_played_as_printed(player: str, number: int) -> None:
    assert not audited(Match(player, number))


def test_a_stack_that_a_leader_could_thin_out_may_not_stay() -> None:
    """Beside the full Histria is an attack that a unit can join only with Alboin [8.4, 8.5, R75]."""
    assert not audited(Match("random", 2029))


def test_berbers_before_a_city_in_the_hills_need_their_tens(monkeypatch: pytest.MonkeyPatch) -> None:
    """In an evening that begins with a city in Cirta a ten that misses is found; as the rules are, nothing is."""
    assert not audited(Match("storming", 0))
    monkeypatch.setattr(combat, "shot", _a_ten_misses)
    assert {found.section for found in audited(Match("storming", 0))} == {"10.4"}


def _a_ten_misses(t: Italia, unit: str, applied: tuple[Modifier, ...], target: str) -> Shot:
    rolled = SHOT(t, unit, applied, target)
    return msgspec.structs.replace(rolled, hit=rolled.total >= rolled.needed)


SHOT = combat.shot
WRONG: dict[type[Event], str] = {
    PointsScored: "11.1",
    OccupationScored: "11.3",
    IncomeCounted: "6.2, 6.3",
    RoundFought: "10.4",
}
"""The section under which a false claim of each kind is found."""


@pytest.mark.parametrize("kind", WRONG, ids=lambda kind: kind.__name__)
def test_a_false_claim_is_found(kind: type[Event]) -> None:
    table = rules.start(GAME, scenario="II-evening", seed="a false claim")
    table.stop_recording()
    auditor, player = Auditor(table), daring(Random(1))
    table.events.clear()  # what happened before the first decision has been heard
    while not any(isinstance(event, kind) for event in table.events):
        seat = next(iter(table.decisions))
        decision = table.decisions[seat]
        answer = player(table)
        table.events.clear()
        give(table, answer, seat)
        auditor.follow(decision, answer, [_twisted(event, kind) for event in table.events], table)
    assert WRONG[kind] in {found.section for found in auditor.report.findings}


@pytest.mark.parametrize("hit", [False, True])
def test_a_natural_ten_that_misses_is_found(hit: bool) -> None:
    """Only Berbers and Sardes in a city of a highland or marsh roll a 10 that is too low: games hardly get there."""
    report = Report()
    shot = Shot("infantry", 10, (), total=7, needed=8, hit=hit, natural=True, target="infantry")
    Battles(report, Tracks()).die(shot, -3)
    assert [found.section for found in report.findings] == ([] if hit else ["10.4"])


def _twisted(event: Event, kind: type[Event]) -> Event:
    """A false claim of this kind; any other event as it is."""
    if not isinstance(event, kind):
        return event
    if isinstance(event, PointsScored):
        return msgspec.structs.replace(event, halves=event.halves + 1)
    if isinstance(event, IncomeCounted):
        return msgspec.structs.replace(event, income=event.income + 1)
    if isinstance(event, RoundFought):
        shots = [msgspec.structs.replace(shot, total=shot.total + 1) for shot in event.attacker_shots]
        return msgspec.structs.replace(event, attacker_shots=tuple(shots))
    assert isinstance(event, OccupationScored)
    return msgspec.structs.replace(event, whole=event.whole + 1)


def test_units_beside_two_leaders_go_with_either() -> None:
    """9.3: whoever moves first takes along what began beside him, though another leader began there too."""
    tracks = Tracks()
    tracks.led_from = {"belisarius": "dalmatia", "narses": "dalmatia", "mundus": "histria"}
    begun, stranger = Track("infantry", "dalmatia", led="belisarius"), Track("infantry", "dalmatia")
    gone = Track("infantry", "dalmatia", led="belisarius", spent=1)
    tracks.units = [begun, stranger, gone]
    tracks.follow_leaders("dalmatia", {"narses"})
    assert [each.led for each in tracks.units] == ["narses", "", "belisarius"]
    tracks.follow_leaders("dalmatia", {"mundus"})
    assert begun.led == "narses"

"""Whole games of Ultimus Romanorum, audited: no event may claim what the print does not say."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

import rules
from rules.core.agents import give
from rules.core.events import Event
from rules.core.registry import agents
from rules.ultimus_romanorum.events import BattleFought, FleetLanded, FleetMoved, FleetsControlled, StackMoved
from tests.auditors.following import audit_with
from tests.auditors.games import daring, hasty
from tests.auditors.report import Finding
from tests.auditors.ultimus_romanorum.auditor import Auditor
from tests.sampling import first

GAME = "ultimus-romanorum"
SCENARIOS = ("rhine-406", "catalaunian-451", "majorian-455", "scourge-445", "last-romans-467", "aetius-425")
IN_A_HURRY = 200
"""Decisions of a game in ``make test``; those in the soak go on to the end."""


def played(seed: int, who: str, most: int) -> list[Finding]:
    table = rules.start(GAME, scenario=SCENARIOS[seed % len(SCENARIOS)], seed=f"audit {seed}")
    table.stop_recording()
    own = {"hasty": hasty, "daring": daring}
    player = own[who](Random(seed)) if who in own else agents(GAME, seed)[who]
    report = audit_with(Auditor, table, player, most)
    assert len(report.checks) > 10
    return report.findings


@pytest.mark.slow
@pytest.mark.parametrize("seed", first(2, range(10)))
def test_a_daring_game_is_played_as_printed(seed: int) -> None:
    assert not played(seed, "daring", IN_A_HURRY)


@pytest.mark.parametrize("seed", first(0, range(300)))
def test_a_random_game_is_played_as_printed(seed: int) -> None:
    assert not played(seed, ("random", "hasty", "daring")[seed % 3], 100_000)


@pytest.mark.parametrize("seed", first(0, range(50)))
def test_a_game_between_legates_is_played_as_printed(seed: int) -> None:
    assert not played(seed, "legate", 100_000)


@pytest.mark.slow
@pytest.mark.parametrize("kind", [BattleFought, StackMoved])
def test_a_false_claim_is_found(kind: type[Event]) -> None:
    table = rules.start(GAME, scenario="catalaunian-451", seed="a false claim")
    table.stop_recording()
    auditor, player = Auditor(table), daring(Random(1))
    while not any(isinstance(event, kind) for event in table.events):
        seat = next(iter(table.decisions))
        decision = table.decisions[seat]
        answer = player(table)
        table.events.clear()
        give(table, answer, seat)
        auditor.follow(decision, answer, [_inflated(event) for event in table.events], table)
    wrong = {"BattleFought": "8.3", "StackMoved": "7.2"}
    assert wrong[kind.__name__] in {found.section for found in auditor.report.findings}


def _inflated(event: Event) -> Event:
    if isinstance(event, BattleFought):
        return msgspec.structs.replace(event, row=event.row - 1 if event.row > 2 else 3)
    if isinstance(event, StackMoved):
        return msgspec.structs.replace(event, pm=event.pm + 1)
    return event


# A fleet with men of both camps: so rare that no game of the tests has one


WEST = "classis-occidentalis"
OURS, THEIRS = ("sarus", "comites-alani"), ("visigothi-u1", "visigothi-u2")


@pytest.fixture
def mixed() -> Auditor:
    """The Roman's fleet off Italy, in his SMC, with Romans and a Tribe that obeys the Barbarian aboard."""
    auditor = Auditor(rules.start(GAME, scenario="rhine-406", seed="both camps aboard"))
    position = auditor.position
    position.move((*OURS, *THEIRS), f"aboard-{WEST}")
    position.move([WEST], "mare-internum-occidentalis")
    position.active, position.migrations = "roman", {"visigothi"}
    position.fleets[WEST] = ("africa-4", "roman")
    return auditor


def found_in(auditor: Auditor, *events: Event) -> set[str]:
    before = len(auditor.report.findings)
    for event in events:
        for chapter in auditor.chapters:
            chapter.see(event, auditor.position)
        auditor.position.apply(event)
    return {found.section for found in auditor.report.findings[before:]}


@pytest.mark.parametrize("pieces", [THEIRS, (*OURS, *THEIRS), OURS[:1]])
def test_who_lands_another_camp_or_leaves_some_is_found(mixed: Auditor, pieces: tuple[str, ...]) -> None:
    assert "R124" in found_in(mixed, FleetLanded(fleet=WEST, area="italia-5", pieces=pieces))


def test_each_camp_may_land_its_own(mixed: Auditor) -> None:
    assert not found_in(mixed, FleetLanded(fleet=WEST, area="italia-5", pieces=OURS))
    mixed.position.active = "barbarian"
    assert not found_in(mixed, FleetLanded(fleet=WEST, area="italia-4", pieces=THEIRS))


@pytest.mark.parametrize(("landed", "fault"), [(OURS, set()), ((*OURS, *THEIRS), {"R124", "R125"}), ((), {"R125"})])
def test_who_goes_ashore_in_a_port_is_checked(mixed: Auditor, landed: tuple[str, ...], fault: set[str]) -> None:
    sailed = FleetMoved(fleet=WEST, origin="mare-internum-occidentalis", to="africa-4", aboard=(*OURS, *THEIRS))
    after = FleetLanded(fleet=WEST, area="africa-4", pieces=landed) if landed else FleetsControlled(camps={})
    assert found_in(mixed, sailed, after) & {"R124", "R125"} == fault

"""Whole games of Rise and Fall, audited: no event may claim what the print does not say."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

import rules
from rules.core.agents import give
from rules.core.events import Event, Modifier
from rules.core.registry import agents
from rules.rise_and_fall.events import Attacked, KingdomTurned, PlayerTurnEnded, RevoltBegan, WarDeclared
from rules.rise_and_fall.state import Kingdom, RiseState
from tests.auditors.following import audit_with
from tests.auditors.games import hasty
from tests.auditors.report import Finding
from tests.auditors.rise_and_fall.auditor import Auditor
from tests.auditors.rise_and_fall.printed import AREAS
from tests.sampling import first

GAME = "rise-and-fall"
SHORT = ("rise-60bc-20ad", "zenith-100-190", "crisis-220-340", "fall-350-470")
SCENARIOS = (*SHORT, "fall-350-470", *SHORT, "campaign-60bc")
"""The scenarios in turn: the last one, with its Kingdoms and Huns, more often, and the long one seldom."""

OPTIONS: tuple[dict[str, bool | str], ...] = (
    {},
    {"players": "3"},
    {"inherited_kingdoms": True},
    {"players": "3", "migration_move_4": True, "german_full_war_move_2": True},
)
IN_A_HURRY = 160
"""Decisions of a game in ``make test``; those in the soak go on to the end."""


def played(seed: int, who: str, most: int) -> list[Finding]:
    scenario, options = SCENARIOS[seed % len(SCENARIOS)], OPTIONS[seed % len(OPTIONS)]
    table = rules.start(GAME, scenario=scenario, options=options, seed=f"audit {seed}")
    table.stop_recording()
    player = hasty(Random(seed)) if who == "hasty" else agents(GAME, seed)[who]
    report = audit_with(Auditor, table, player, most)
    assert len(report.checks) > 10
    return report.findings


@pytest.mark.slow
@pytest.mark.parametrize("seed", first(2, range(10)))
def test_a_short_game_is_played_as_printed(seed: int) -> None:
    assert not played(seed, "hasty", IN_A_HURRY)


@pytest.mark.parametrize("seed", first(0, range(300)))
def test_a_random_game_is_played_as_printed(seed: int) -> None:
    assert not played(seed, "random", 100_000)


@pytest.mark.parametrize("seed", first(0, range(50)))
def test_a_game_between_legates_is_played_as_printed(seed: int) -> None:
    assert not played(seed, "legate", 100_000)


def test_a_false_claim_is_found() -> None:
    table = rules.start(GAME, scenario="rise-60bc-20ad", seed="a false claim")
    table.stop_recording()
    auditor, player = Auditor(table), agents(GAME, 1)["legate"]
    while not any(isinstance(event, Attacked) for event in table.events):
        decision = table.decision
        assert decision is not None
        answer = player(table)
        table.events.clear()
        give(table, answer)
        events = [_inflated(event) if isinstance(event, Attacked) else event for event in table.events]
        auditor.follow(decision, answer, events, table)
    assert [found.section for found in auditor.report.findings] == ["Combat Values"]


def _inflated(event: Attacked) -> Attacked:
    strongest = event.attack[0]
    return msgspec.structs.replace(
        event, attack=(Modifier(strongest.cause, strongest.value + 1, strongest.rule), *event.attack[1:])
    )


@pytest.mark.rule("Germanic Kingdoms 8c", "Reliability 1")
def test_a_kingdom_leaves_romes_service_by_a_declaration_of_war_only() -> None:
    declared = WarDeclared(by="rome", on=_FRANKS)
    turned = KingdomTurned(kingdom=_FRANKS, status="rogue")
    assert not _findings(declared, turned)
    assert _findings(declared) == ["Germanic Kingdoms 8c"]
    assert _findings(turned) == ["Germanic Kingdoms 8c, Reliability 1"]


_FRANKS = "kingdom-franks"


def _findings(*events: Event) -> list[str]:
    """The sections that the auditor finds broken if only these events follow the start of a game."""
    auditor = Auditor(rules.start(GAME, scenario="fall-350-470", seed="kingdoms"))
    auditor.position.state.kingdoms[_FRANKS] = Kingdom("franks", "lutetia", "foederatus")
    for event in events:
        auditor.barbarians.see(event, auditor.position)
    auditor.barbarians.settle(auditor.position.state)
    return [found.section for found in auditor.report.findings]


@pytest.mark.rule("Garrisons", "Revolts")
def test_garrisons_are_checked_in_the_last_decade_too() -> None:
    """A revolt that no one tells of, and a year of control that no one counts."""
    table = rules.start(GAME, scenario="rise-60bc-20ad", seed="the last decade")
    table.stop_recording()
    state = table.state
    assert isinstance(state, RiseState)
    state.last_turn = state.turn
    auditor, player = Auditor(table), hasty(Random(7))
    while (decision := table.decision) is not None:
        answer = player(table)
        table.events.clear()
        give(table, answer)
        ended = [event for event in table.events if isinstance(event, PlayerTurnEnded)]
        if any(event.player == "rome" for event in ended):
            state.held["rome"] = dict.fromkeys(state.held["rome"], 9)
        auditor.follow(decision, answer, [event for event in table.events if not isinstance(event, RevoltBegan)], table)
    sections = {found.section for found in auditor.report.findings}
    assert {"Garrisons, Revolts", "Garrisons, 100 years"} <= sections


@pytest.mark.rule("Revolts 3", "Inherited Kingdoms", "R87")
def test_no_client_in_the_pile_is_expected_to_rise_for_the_africans() -> None:
    """Africa has neither a Roman nor an African; only a unit of the Mauri, Rome's clients, is left to come back."""
    auditor = Auditor(rules.start(GAME, seed="clients"))
    position = auditor.position
    for unit, place in position.place.items():
        if unit.startswith("african") or (place in AREAS and AREAS[place].province == "africa"):
            position.place[unit] = "pile-african" if unit == "african-mauri-1" else "removed"
    for area in position.state.stacks:
        position.state.stacks[area] = [unit for unit in position.units_in(area) if position.place[unit] == area]
    position.state.control["alexandria"] = "rome"
    position.state.clients = True
    auditor.garrisons.see(RevoltBegan(area="alexandria", empire="rome", degree=2, unit=""), position)
    auditor.garrisons.see(PlayerTurnEnded(player="rome"), position)
    [expected] = [found.expected for found in auditor.report.findings if "against rome" in found.what]
    assert "'alexandria': 2" in expected

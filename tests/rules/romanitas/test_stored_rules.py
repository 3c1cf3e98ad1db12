"""The stored rules of Romanitas: one tap lets a turn pass, and a suggested line-up at three to one is taken."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

import rules
from rules.core.agents import give
from rules.core.decisions import Arrange
from rules.core.registry import game_type, suggestion
from rules.core.stored_answers import StoredRule, rule_with_id
from rules.romanitas.ai.legate import legate
from rules.romanitas.events import BattleEnded, CityDesolated, Counted, FleetSailed, RaidBegan

GAMES = 4


def offered(table: rules.Table) -> dict[str, StoredRule]:
    return {each.id: each for each in table.stored_rules("roman")}


def at_window(seed: str) -> rules.Table:
    """The first window of a game."""
    table = rules.start("romanitas", seed=seed)
    while table.decision is not None and table.decision.topic != "window":
        give(table, legate(table))
    return table


def taps(wanted: str) -> Counter[int]:
    """How many taps it takes to let a turn's windows pass, in how many turns, storing a rule whenever one is asked."""
    counted: Counter[tuple[int, int]] = Counter()
    for game in range(GAMES):
        table, stored, turn = rules.start("romanitas", seed=f"waiting {game}"), "", 0
        table.stop_recording()
        while (decision := table.decision) is not None:
            rule = rule_with_id(table.stored_rules("roman"), stored) if table.state.turn == turn else None
            is_window = decision.topic == "window"
            if is_window and (rule is None or not rule.applies_to(decision)):
                counted[game, table.state.turn] += 1
                rule, stored, turn = offered(table).get(wanted), wanted, table.state.turn
            give(table, ("pass",) if is_window else legate(table))
            stored = "" if rule is None or rule.is_ended_by(table.events) else stored
            table.events.clear()
    return Counter(counted.values())


def mean(found: Counter[int]) -> float:
    return sum(count * turns for count, turns in found.items()) / found.total()


@pytest.mark.rule("6.4")
def test_one_tap_lets_a_turn_pass() -> None:
    """Eleven taps without a rule; one with it, unless a city falls or something happens."""
    unaided, watchful, patient = taps("none"), taps("wait-until-something"), taps("wait-until-city-falls")
    assert max(unaided) == 11 and mean(unaided) > 10
    assert patient[1] >= 0.8 * patient.total() and mean(patient) < 1.3
    assert watchful[1] and mean(watchful) < 3.5


@pytest.mark.rule("6.4")
def test_waiting_for_a_nation_ends_before_it_acts() -> None:
    table = at_window("until")
    order = game_type("romanitas").data.nation_order  # type: ignore[attr-defined]
    assert not {f"wait-until-{order[0]}"} & offered(table).keys(), "it's next: there's nothing to wait for"
    wanted = f"wait-until-{order[3]}"
    waited = 0
    while table.decision is not None and wanted in offered(table):
        if table.decision.topic != "window":
            give(table, legate(table))
            continue
        rule = offered(table)[wanted]
        assert rule.applies_to(table.decision)
        give(table, ("pass",))
        waited += 1
    assert waited == 3
    while table.decision is not None and table.decision.topic != "window":
        give(table, legate(table))
    assert table.state.turn == 1 and {f"wait-until-{order[4]}"} <= offered(table).keys()


@pytest.mark.rule("6.4")
def test_what_ends_the_waiting() -> None:
    rules_now = offered(at_window("events"))
    raid, fleet = RaidBegan(nation="slavs", city="roma"), FleetSailed(nation="vandals", zone="mare-nostrum")
    lost = CityDesolated(city="roma", by="slavs", markers=1)
    counted = Counted(lines=(), total=3)
    something, falls = rules_now["wait-until-something"], rules_now["wait-until-city-falls"]
    until = rules_now["wait-until-lombards"]
    assert all(something.is_ended_by([each]) for each in (raid, fleet, lost))
    assert not something.is_ended_by([counted])
    for rule in (falls, until):
        assert rule.is_ended_by([raid, lost])
        assert not rule.is_ended_by([raid, fleet, counted])


def positions(topic: str) -> Iterator[rules.Table]:
    """Positions in which a topic is asked."""
    for game in range(GAMES):
        table = rules.start("romanitas", seed=f"lines {game}")
        table.stop_recording()
        while table.decision is not None:
            if table.decision.topic == topic:
                yield table
            give(table, legate(table))


@pytest.mark.rule("7.1.1")
def test_the_line_up_is_answered_when_it_is_three_to_one() -> None:
    seen: Counter[int] = Counter()
    for table in positions("line"):
        decision = table.decision
        assert isinstance(decision, Arrange)
        battle_enemies = dict(decision.question.args)["enemies"]
        assert isinstance(battle_enemies, int)
        for ratio in (2, 3):
            rule = offered(table)[f"suggested-line-{ratio}"]
            enough = len(decision.items) >= ratio * battle_enemies
            assert rule.applies_to(decision) == enough
            seen[ratio] += enough
        assert decision.check(suggestion(table)) == suggestion(table)
    assert seen[2]


@pytest.mark.rule("7.1.4")
def test_a_lost_battle_ends_the_line_up() -> None:
    rule = offered(at_window("lost"))["suggested-line-3"]
    ended = {
        winner: BattleEnded(
            place="roma", nation="slavs", siege=False, winner=winner, why="rout", routed={}, eliminated={}
        )
        for winner in ("roman", "enemy")
    }
    assert rule.is_ended_by([ended["enemy"]])
    assert not rule.is_ended_by([ended["roman"]])
    assert rule.spans == ("turn", "campaign")


def test_management_offers_no_waiting() -> None:
    table = at_window("management")
    while table.decision is not None and table.decision.topic != "manage":
        give(table, ("pass",) if table.decision.topic == "window" else legate(table))
    assert table.decision is not None
    assert [each for each in offered(table) if each.startswith("wait")] == []

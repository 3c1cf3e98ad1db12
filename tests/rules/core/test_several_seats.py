"""Decisions of several seats at the same time: simultaneous choices, windows, numbers, undo, saves."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import cast

import pytest

import rules
import tests.toy
from rules.core.agents import give
from rules.core.decisions import Decision, Pick
from rules.core.errors import IllegalChoice
from rules.core.stored_answers import StoredAnswer, stored_answer
from tests.toy.game import BidMade, BidsShown, Shielded


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    with tests.toy.registered():
        yield


def until(topic: str, seed: str = "several", **options: bool | str) -> rules.Table:
    """Play up to the first decision with a topic; everyone works, or raids to get to a raid."""
    table = rules.start("toy", options=options, seed=seed)
    while table.decision is not None and table.decision.topic != topic:
        decision = table.decision
        raid = topic == "raid" and decision.topic == "act" and table.state.turn > 1
        give(table, ("raid",) if raid else decision.default, decision.seat)
    return table


def bids(seed: str = "several") -> rules.Table:
    return until("bid", seed, players="3", intrigue=True)


def raid() -> rules.Table:
    """Play up to a raid by blue that red, who has a shield, and white may stop."""
    for number in range(200):
        table = until("raid", f"raid {number}", players="3", intrigue=True)
        options = cast("Pick", table.decisions["red"]).options
        if len(options) > 1:
            return table
    raise AssertionError("no one ever holds a shield")


def shield(table: rules.Table) -> str:
    return cast("Pick", table.decisions["red"]).options[1].id


# Simultaneous choices


def test_all_seats_are_asked_at_the_same_time() -> None:
    table = bids()
    assert list(table.decisions) == ["red", "blue", "green"]
    assert table.decision is table.decisions["red"]
    assert {decision.topic for decision in table.decisions.values()} == {"bid"}
    assert not any(decision.reaction for decision in table.decisions.values())


def test_the_script_goes_on_when_all_have_answered_in_whatever_order() -> None:
    table = bids()
    assert table.choose("bid-1", seat="green") == []
    assert table.choose("bid-3", seat="red") == []
    assert list(table.decisions) == ["blue"]
    told = table.choose("bid-2", seat="blue")
    assert [event.coins for event in told if isinstance(event, BidMade)] == [3, 2, 1]
    (shown,) = [event for event in told if isinstance(event, BidsShown)]
    assert shown.bids == {"red": 3, "blue": 2, "green": 1}


def test_answers_without_a_seat_are_refused_while_several_are_asked() -> None:
    table = bids()
    before = table.save()
    with pytest.raises(IllegalChoice, match="say for which one"):
        table.choose("bid-1")
    assert table.save() == before
    table.choose("bid-1", seat="red")
    table.choose("bid-1", seat="green")
    table.choose("bid-1")
    assert table.decision is not None
    assert table.decision.topic == "claim"


def test_a_second_answer_is_refused_and_changes_nothing() -> None:
    table = bids()
    table.choose("bid-1", seat="red")
    before = table.save()
    with pytest.raises(IllegalChoice, match="answered already"):
        table.choose("bid-2", seat="red")
    assert table.save() == before


def test_an_illegal_answer_and_that_of_a_seat_that_is_not_asked_change_nothing() -> None:
    table = bids()
    before = table.save()
    for seat, answer in (("red", "bid-9"), ("white", "bid-1"), ("no-one", "bid-1")):
        with pytest.raises(IllegalChoice):
            table.choose(answer, seat=seat)
    assert table.save() == before


def test_a_secret_answer_changes_no_number_that_others_see() -> None:
    """No other seat's button and no public number reveals that someone has answered."""
    table = bids()
    numbers = {seat: decision.number for seat, decision in table.decisions.items()}
    assert len(set(numbers.values())) == 3
    before = table.public()["number"]
    table.choose("bid-3", seat="red")
    assert {seat: decision.number for seat, decision in table.decisions.items()} == {
        seat: numbers[seat] for seat in ("blue", "green")
    }
    assert table.public()["number"] == before
    assert table.number > before


def test_no_number_is_used_twice() -> None:
    table = rules.start("toy", options={"players": "4", "intrigue": True}, seed="numbers")
    seen: set[int] = set()
    asked: tuple[Decision, ...] = ()
    while table.decisions:
        if table.asked != asked:
            asked = table.asked
            new = {each.number for each in asked}
            assert len(new) == len(asked)
            assert not new & seen
            assert not seen or min(new) > max(seen)
            seen |= new
        decision = table.decision
        assert decision is not None
        give(table, decision.default, decision.seat)


def test_who_has_answered_is_shown_and_what_is_not() -> None:
    table = bids()
    table.choose("bid-3", seat="red")
    seen = table.public()
    assert [each["seat"] for each in seen["decisions"]] == ["blue", "green"]
    assert "bid-3" not in json.dumps(seen)
    assert "bid-3" not in (table.open_save() or "")


def test_a_seat_takes_its_own_answer_back_until_all_are_in() -> None:
    table = bids()
    number = table.decisions["red"].number
    table.choose("bid-3", seat="red")
    table.choose("bid-2", seat="blue")
    assert [table.can_undo_for(seat) for seat in ("red", "blue", "green")] == [True, True, False]
    (told,) = table.undo("red")
    assert told.audience == ("red",)
    assert list(table.decisions) == ["red", "green"]
    assert table.decisions["red"].number == number
    with pytest.raises(IllegalChoice):
        table.undo("green")
    table.choose("bid-0", seat="red")
    table.choose("bid-1", seat="green")
    assert not table.can_undo
    with pytest.raises(IllegalChoice):
        table.undo("red")


def test_answers_that_wait_survive_a_save() -> None:
    table = bids()
    table.choose("bid-3", seat="green")
    again = rules.load(table.save())
    assert again.save() == table.save()
    assert again.public() == table.public()
    assert {s: d.number for s, d in again.decisions.items()} == {s: d.number for s, d in table.decisions.items()}
    for seat in ("red", "blue"):
        again.choose("bid-0", seat=seat)
    assert again.decision is not None
    assert again.decision.topic == "claim"


def test_a_fork_for_one_seat_does_not_know_what_another_has_answered() -> None:
    found = set()
    for number in range(40):
        table = bids()
        table.choose("bid-3", seat="red")
        fork = table.fork(f"fork {number}", "blue")
        fork.choose("bid-0", seat="green")
        told = fork.choose("bid-0", seat="blue")
        found |= {event.bids["red"] for event in told if isinstance(event, BidsShown)}
    assert found == {0, 1, 2, 3}


# Windows


def test_a_window_is_offered_to_all_who_may_react_whatever_they_hold() -> None:
    table = raid()
    assert list(table.decisions) == ["red", "green"]
    assert all(decision.reaction and decision.secret for decision in table.decisions.values())
    assert table.has_secret_window


def test_in_a_secret_window_no_one_sees_who_has_answered() -> None:
    table = raid()
    before = [table.public(), table.view("blue"), table.view("green")]
    table.choose("pass", seat="red")
    assert [table.public(), table.view("blue"), table.view("green")] == before
    assert table.view("red") != before[0]


def test_a_window_closes_when_each_has_reacted_or_passed() -> None:
    table = raid()
    card = shield(table)
    table.choose(card, seat="red")
    told = table.choose("pass", seat="green")
    assert [event.card for event in told if isinstance(event, Shielded)] == [card]
    assert card in table.state.stacks["spent"]


def test_the_pending_decision_of_a_window_names_the_conditions_that_hold() -> None:
    table = raid()
    table_rich = until("raid", players="3", intrigue=True, rich=True)
    assert table.decisions["red"].holds == ()
    assert table_rich.decisions["red"].holds == ("rich",)


# Stored answers


PASS = StoredAnswer("raid", ("pass",))


def test_a_stored_answer_speaks_of_windows_of_its_kind_only() -> None:
    table = raid()
    window = table.decisions["red"]
    assert stored_answer([PASS], window, 2) == ("pass",)
    assert stored_answer([StoredAnswer("storm", ("pass",))], window, 2) is None
    assert stored_answer([StoredAnswer("bid", ("bid-0",))], bids().decisions["red"], 3) is None
    assert stored_answer([], window, 2) is None


@pytest.mark.parametrize(
    ("stored", "poor", "rich"),
    [
        (StoredAnswer("raid", ("pass",), unless=("rich",)), ("pass",), None),
        (StoredAnswer("raid", ("pass",), when=("rich",)), None, ("pass",)),
    ],
)
def test_a_stored_answer_may_depend_on_public_conditions(
    stored: StoredAnswer, poor: tuple[str, ...] | None, rich: tuple[str, ...] | None
) -> None:
    table_rich = until("raid", players="3", intrigue=True, rich=True)
    assert stored_answer([stored], raid().decisions["red"], 2) == poor
    assert stored_answer([stored], table_rich.decisions["red"], 2) == rich


def test_a_stored_answer_may_end_with_a_turn() -> None:
    window = raid().decisions["red"]
    until_two = StoredAnswer("raid", ("pass",), until=2)
    assert stored_answer([until_two], window, 2) == ("pass",)
    assert stored_answer([until_two], window, 3) is None


def test_a_stored_answer_that_is_not_legal_now_leaves_the_player_to_be_asked() -> None:
    table = raid()
    assert stored_answer([StoredAnswer("raid", ("shield-99",))], table.decisions["red"], 2) is None
    assert stored_answer([StoredAnswer("raid", ("shield-99",)), PASS], table.decisions["red"], 2) == ("pass",)


def test_what_was_stored_for_this_very_window_goes_first() -> None:
    table = raid()
    window, card = table.decisions["red"], shield(table)
    for_this_one = StoredAnswer("raid", (card,), number=window.number)
    assert stored_answer([PASS, for_this_one], window, 2) == (card,)
    assert stored_answer([PASS, StoredAnswer("raid", (card,), number=window.number - 1)], window, 2) == ("pass",)


# Options with values, seats and names


def test_options_have_named_values() -> None:
    players = rules.games()["toy"].options["players"]
    assert players.values == {"2": "2", "3": "3", "4": "4", "5": "5"}
    assert rules.games()["toy"].options["rich"].values == {False: "Off", True: "On"}
    assert rules.start("toy", seed="x").seats == ("red", "blue")
    assert rules.start("toy", options={"players": "5"}, seed="x").seats == ("red", "blue", "green", "white", "black")


@pytest.mark.parametrize("options", [{"players": "6"}, {"players": True}, {"rich": "yes"}, {"players": 3}])
def test_a_value_that_an_option_does_not_have_is_refused(options: dict[str, bool | str]) -> None:
    with pytest.raises(rules.UnknownGame, match="not a value"):
        rules.start("toy", options=options)


def test_the_third_player_of_rise_and_fall_is_a_value_and_understood_as_the_switch_it_was() -> None:
    by_value = rules.start("rise-and-fall", options={"players": "3"}, seed="three")
    by_switch = rules.start("rise-and-fall", options={"three_player": True}, seed="three")
    assert by_value.seats == by_switch.seats == ("rome", "parthia", "german")
    assert by_value.save() == by_switch.save()
    saved = by_value.save().replace('"players":"3"', '"three_player":true')
    assert rules.load(saved).save() == by_value.save()
    assert rules.start("rise-and-fall", seed="two").seats == ("rome", "parthia")


def test_a_decision_names_the_nation_that_acts() -> None:
    table = rules.start("toy", options={"intrigue": True}, seed="nations")
    actors = []
    while table.state.turn == 1 and table.decision is not None:
        actors.append((table.decision.topic, table.decision.actor))
        give(table, table.decision.default, table.decision.seat)
    assert actors == [
        ("claim", "red-foot"),
        ("act", "red-foot"),
        ("claim", "red-horse"),
        ("act", "red-horse"),
        ("gifts", None),
    ]
    assert {actor for _, actor in actors if actor} <= {*rules.games()["toy"].factions}


def test_the_name_of_a_seat_follows_what_it_plays() -> None:
    """When the crown moves, the seats change camps, but the players keep their seats."""
    for number in range(100):
        table = rules.start("toy", options={"intrigue": True}, seed=f"crown {number}")
        assert [str(table.seat_name(seat)) for seat in table.seats] == ["Red (King)", "Blue (Rebel)"]
        while table.decision is not None and table.state.turn < 6:
            decision = table.decision
            answer = ("gamble",) if decision.topic == "act" else decision.default
            told = table.choose(*cast("tuple[str, ...]", answer), seat=decision.seat)
            if any(event.kind == "camps-changed" for event in told):
                assert any(event.kind == "stored-answers-cleared" for event in told)
                assert table.public()["seats"] == {"red": "Red (Rebel)", "blue": "Blue (King)"}
                assert rules.load(table.save()).public()["seats"] == table.public()["seats"]
                return
    raise AssertionError("the crown never changed hands")


def test_a_choice_that_led_to_a_window_is_taken_back_until_it_is_answered() -> None:
    table = until("raid", players="2", intrigue=True)
    (asked,) = table.asked
    raider = next(seat for seat in table.seats if seat != asked.seat)
    before = table.save()
    assert table.can_undo_for(raider)
    table.undo(raider)
    assert (table.decision and table.decision.seat) == raider
    again = rules.load(before)
    give(again, ("pass",), asked.seat)
    assert not again.can_undo_for(raider)


def test_an_answer_to_a_window_is_final_once_the_game_has_gone_on() -> None:
    """A stored answer would be given again, and whether it was stored is secret."""
    table = until("raid", players="2", intrigue=True)
    (asked,) = table.asked
    give(table, ("pass",), asked.seat)
    assert table.decision is not None
    assert table.decision.seat != asked.seat
    assert not table.can_undo
    with pytest.raises(IllegalChoice, match="another player's move"):
        table.undo()

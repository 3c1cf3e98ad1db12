"""What a game master may put right [R83]."""

from __future__ import annotations

import pytest

from rules.core.errors import RulesError
from rules.italia.gm.corrections import amend, corrections
from tests.rulebook.italia.toolkit import Position, count, proves


def begun(scenario: str = "I") -> Position:
    """A scenario as it is set up, with a leader in Rome, at the start of the Roman turn 1."""
    t = Position(Position.set_up(scenario, {}), "test")
    t.throws = []
    t.state.active, t.state.step = ("romans" if scenario == "I" else "western-romans"), "start"
    t.put("camillus" if scenario == "I" else "stilicho", "roma")
    return t


def ids(t: Position) -> set[str]:
    """The corrections on offer."""
    return {option.id for option in corrections(t)}


@proves("R83", "4.2")
def test_units_and_leaders_go_to_the_next_space() -> None:
    t = begun()
    legion = next(each for each in t.units_at("roma", "romans") if any(f"move:{each}:" in ident for ident in ids(t)))
    found = {each.rpartition(":")[2] for each in ids(t) if each.startswith(f"move:{legion}:")}
    assert found == set(t.area("roma").beside)
    assert {each.rpartition(":")[2] for each in ids(t) if each.startswith("move:camillus:")} == found
    points, events = dict(t.state.points), list(t.events)
    amend(t, f"move:{legion}:latium")
    assert t.place_of(legion) == "latium"
    assert (t.state.points, t.events) == (points, events)


@proves("R83")
def test_units_leave_and_enter_where_others_of_their_kind_stand() -> None:
    t = begun()
    legion, held = t.units_at("roma", "romans")[0], count(t, "romans", "roma")
    amend(t, f"add:{legion}:roma")
    assert count(t, "romans", "roma") == held + 1
    amend(t, f"remove:{legion}")
    assert count(t, "romans", "roma") == held


@proves("R83", "2.7")
def test_a_leader_dies_and_comes_back() -> None:
    t = begun()
    assert "fall:camillus" in ids(t)
    assert "call:camillus:roma" not in ids(t)
    amend(t, "fall:camillus")
    assert t.place_of("camillus") == "fallen"
    assert t.state.points == dict.fromkeys(t.seats, 0)
    assert "fall:camillus" not in ids(t)
    areas = {each.rpartition(":")[2] for each in ids(t) if each.startswith("call:camillus:")}
    assert areas == {area for area in t.data.areas if t.units_at(area, "romans")}
    amend(t, "call:camillus:roma")
    assert t.place_of("camillus") == "roma"


@proves("R83")
def test_cities_gold_points_and_submissions_are_set() -> None:
    t = begun()
    t.nation("romans").gold = 6
    for wanted in ("city:roma:pillaged", "gold:romans:7", "points:red:1", "submit:etruscans:romans"):
        assert wanted in ids(t)
        amend(t, wanted)
    assert t.state.cities["roma"] == "pillaged"
    assert (t.nation("romans").gold, t.state.points["red"]) == (7, 1)
    assert (t.nation("etruscans").controller, t.nation("etruscans").submitted) == ("romans", 1)
    amend(t, "submit:etruscans:none")
    assert t.nation("etruscans").controller == ""
    t.state.points["red"] = 0
    assert "points:red:-1" not in ids(t)


@proves("R83", "12.12")
def test_no_one_is_made_to_submit_to_a_power_that_his_card_does_not_name() -> None:
    assert not [each for each in ids(begun()) if each.startswith(("submit:romans", "submit:celts"))]


@proves("R83")
@pytest.mark.parametrize(
    "wrong", ["move:camillus:capua", "fall:hannibal", "call:camillus:carthago", "points:red:9999", "no such thing"]
)
def test_what_is_not_offered_changes_nothing(wrong: str) -> None:
    t = begun()
    before = {place: list(stack) for place, stack in t.state.stacks.items()}
    with pytest.raises(RulesError):
        amend(t, wrong)
    assert t.state.stacks == before


@proves("R83")
@pytest.mark.parametrize("scenario", ["I", "II"])
def test_every_correction_on_offer_can_be_made(scenario: str) -> None:
    for ident in sorted(ids(begun(scenario)))[::9]:
        amend(begun(scenario), ident)

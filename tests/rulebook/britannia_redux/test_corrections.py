"""What a game master may put right [R64]."""

from __future__ import annotations

import pytest

import rules
from rules.britannia_redux.events import UnitsMoved
from rules.britannia_redux.gm.corrections import amend, corrections
from tests.rulebook.britannia_redux.toolkit import Position, bare, begin, forts, proves, stand, told


def offers(t: Position, kind: str) -> set[str]:
    """The corrections of a kind."""
    return {option.id for option in corrections(t) if option.id.partition(":")[0] == kind}


@proves("R64")
def test_armies_and_leaders_go_to_the_area_beside_theirs() -> None:
    t = begin("after-rome-9")
    wanted = "move:picts:dunedin:strathclyde"
    assert wanted not in offers(t, "move")  # Brigantes are there
    t.put_all(t.armies("strathclyde", "brigantes"), "cumbria")
    assert wanted in offers(t, "move")
    assert not [each for each in offers(t, "move") if each.startswith("move:picts:dunedin:york")]
    before = t.state.dice
    amend(t, wanted)
    assert t.owner("strathclyde") == "picts"
    assert t.state.dice == before
    assert not told(t, UnitsMoved)


@proves("R64")
def test_armies_join_and_leave_owned_areas() -> None:
    t = begin("after-rome-9")
    amend(t, "add:welsh:powys")
    assert len(t.armies("powys", "welsh")) == 2
    amend(t, "drop:welsh:powys")
    assert len(t.armies("powys", "welsh")) == 1
    assert "add:welsh:kent" not in offers(t, "add")


@proves("R64")
def test_points_and_population_change_by_one() -> None:
    t = begin("after-rome-9")
    begun = t.state.points["welsh"]
    amend(t, f"points:welsh:{begun + 1}")
    assert t.state.points["welsh"] == begun + 1
    assert f"points:welsh:{begun + 3}" not in offers(t, "points")
    t.state.population["welsh"] = 3
    assert offers(t, "population") >= {"population:welsh:2"}
    assert "population:welsh:4" not in offers(t, "population")  # an army costs four


@proves("R64")
def test_forts_are_turned_over_and_submission_is_set() -> None:
    t = bare("romans-9", nation="romans", turn=2, romans={"york": 1})
    stand(t, "picts", "alban", 1)
    forts(t, "york")
    amend(t, "fort:york")
    assert t.has_destroyed_fort("york")
    amend(t, "subject:picts")
    assert t.state.subjects == ["picts"]
    amend(t, "subject:picts")
    assert not t.state.subjects


@proves("R64")
@pytest.mark.parametrize("wrong", ["points:welsh:5000", "move:picts:alban:kent", "subject:irish", "no such thing"])
def test_what_is_not_offered_changes_nothing(wrong: str) -> None:
    table = rules.start("britannia-redux", "romans-9", seed="a slip")
    before = table.save()
    with pytest.raises(rules.IllegalChoice):
        table.amend(wrong)
    assert table.save() == before

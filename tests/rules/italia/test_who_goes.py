"""The choice of units that go somewhere: each says how many stay, and where the goal isn't asked, which one it is."""

from __future__ import annotations

import pytest

from rules.core.decisions import Decision
from rules.core.text import speaking
from rules.italia.chapters.asking import groups, parting_options
from rules.italia.chapters.movement import ABOARD, FLEETS, move_next
from rules.italia.game import Italia
from tests.rules.italia.board import Board, board, ids, play, units

UPPER, COAST = "mare-superum", "ravenna"


def test_a_choice_of_units_says_how_many_stay() -> None:
    t = Italia(Italia.set_up("I", {}), "secret")
    t.clear()
    celts = t.place("celts", "infantry", 3, "mediolanum")
    options = parting_options(t, celts, groups(t, celts), "react-group", "12.4", area="mediolanum")
    told = [option.detail for option in options]
    assert told == ["No one stays in Mediolanum.", "One stays in Mediolanum.", "2 stay in Mediolanum."]


def at_sea(fleets: int, legions: int, steps: int) -> Board:
    """Romans in a sea: fleets with so many steps left, and legions aboard who can land on a single coast."""
    t = board()
    for fleet in units(t, "romans", UPPER, fleet=fleets):
        t.now.sailed[fleet] = t.unit(fleet).move - steps
    legion = t.place("romans", "legion", legions, COAST)
    t.go_aboard(legion, UPPER, "romans")
    for area in t.data.coasts[UPPER]:
        if area != COAST and not t.area(area).is_staging:
            t.now.moved += units(t, "romans", area, legion=t.data.base_stack[area])
    return t


def labels(decision: Decision) -> dict[str, str]:
    return {option.id: option.label for option in decision.options}  # type: ignore[union-attr]


def asked(t: Board, *answers: str) -> list[Decision]:
    _, questions = play(move_next(t), *answers)
    return questions


@pytest.mark.parametrize(
    ("locale", "sail", "land"),
    [
        ("en", "Sail from the Upper Adriatic: 1 fleet → Adriatic", "Land 1 legion from the Upper Adriatic → Ravenna"),
        (
            "fr",
            "Quitter la haute Adriatique : 1 flotte → Adriatique",
            "Débarquer 1 légion depuis la haute Adriatique → Ravenne",
        ),
    ],
)
def test_the_only_goal_of_one_fleet_and_of_one_unit_aboard_is_told(locale: str, sail: str, land: str) -> None:
    with speaking(locale):
        (question,) = asked(at_sea(1, 1, 1), "done")
        told = labels(question)
    assert told[f"{FLEETS}{UPPER}"] == sail
    assert told[f"{ABOARD}{UPPER}"] == land


def test_the_only_goal_of_each_group_of_fleets_is_told() -> None:
    t = at_sea(2, 0, 1)
    questions = asked(t, f"{FLEETS}{UPPER}", "2-empty-1")
    assert [*labels(questions[1]).values()] == ["2 fleets → Adriatic", "1 fleet → Adriatic"]
    assert [each.topic for each in questions] == ["move", "fleet-group"], "the goal isn't asked"


def test_the_only_goal_of_each_group_aboard_is_told() -> None:
    t = at_sea(2, 2, 1)
    questions = asked(t, f"{ABOARD}{UPPER}", "2-legion")
    assert [*labels(questions[1]).values()] == ["2 legions → Ravenna", "1 legion → Ravenna"]
    assert [each.topic for each in questions] == ["move", "land-group"]


def test_where_there_is_a_choice_of_goals_it_is_asked() -> None:
    t = at_sea(1, 0, 2)
    (question,) = asked(t, "done")
    assert "→" not in labels(question)[f"{FLEETS}{UPPER}"]
    assert len(ids(asked(t, f"{FLEETS}{UPPER}")[1])) > 1


def test_of_several_fleets_no_goal_is_told_before_they_are_chosen() -> None:
    (question,) = asked(at_sea(2, 0, 1), "done")
    assert "→" not in labels(question)[f"{FLEETS}{UPPER}"]

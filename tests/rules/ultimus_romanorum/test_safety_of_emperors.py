"""The Legate keeps Emperors alive: without any, Rome loses at once [3.5.1]."""

from __future__ import annotations

import pytest

from rules.ultimus_romanorum.ai.plan import best_of_stack, focus, stays
from rules.ultimus_romanorum.ai.worth import dearness, has_refuge, heirs, leader_risk
from rules.ultimus_romanorum.chapters.movement import Stack
from rules.ultimus_romanorum.data.loader import REFUGES
from tests.rulebook.ultimus_romanorum.toolkit import (
    Position,
    bare,
    campaign,
    enthrone,
    stand,
    tribe,
    two_emperors,
    usurp,
)

RAVENNA = REFUGES["west"]


def threatened(*beside: str, area: str = RAVENNA) -> Position:
    """Honorius in a capital, with some counters beside him and a host next door."""
    t = bare()
    two_emperors(t, west=area)
    stand(t, area, *beside)
    tribe(t, "visigothi", "war", "italia-3")
    stand(t, "italia-3", "alaricus")
    campaign(t)
    return t


def test_an_augustus_is_dearer_the_fewer_could_follow_him() -> None:
    t = bare()
    enthrone(t, "west", "honorius", RAVENNA)
    assert heirs(t) == 0
    alone = dearness(t, "honorius")
    stand(t, RAVENNA, "constantius-iii")
    assert heirs(t) == 1
    assert 1 < dearness(t, "honorius") < alone
    usurp(t, "west", "constantius-iii", "galliae-5")
    assert dearness(t, "constantius-iii") == 1
    assert dearness(t, "comes-italiae") == 0


@pytest.mark.parametrize(("beside", "is_safe"), [(["comites-alani"], True), (["co-italia-1"], False), ([], False)])
def test_an_augustus_in_ravenna_relies_on_its_walls_only_with_palatini(beside: list[str], is_safe: bool) -> None:
    """8.2.2"""
    t = threatened(*beside)
    assert has_refuge(t, "honorius", RAVENNA) is is_safe
    assert stays(t, "honorius") is is_safe


def test_an_augustus_leaves_a_capital_that_can_not_be_held() -> None:
    t = threatened("co-italia-2", area="italia-2")
    assert leader_risk(t, "roman", "honorius", "italia-2", t.strength(["co-italia-2"])) > 0
    assert not stays(t, "honorius")
    plan = best_of_stack(t, "roman", Stack("honorius", ()), focus(t, "roman"))
    assert plan is not None
    assert leader_risk(t, "roman", "honorius", plan.goal, t.strength(t.fighters(plan.goal, "roman"))) == 0


def test_an_augustus_stays_in_a_capital_that_no_one_threatens() -> None:
    t = bare()
    two_emperors(t)
    campaign(t)
    assert stays(t, "honorius") and stays(t, "theodosius-ii")

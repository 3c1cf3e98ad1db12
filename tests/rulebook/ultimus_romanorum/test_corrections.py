"""What a game master may put right [R113]."""

from __future__ import annotations

import pytest

import rules
from rules.ultimus_romanorum.game import UltimusRomanorum
from rules.ultimus_romanorum.gm.corrections import amend, corrections
from tests.rulebook.ultimus_romanorum.toolkit import begin, proves


def _offered(t: UltimusRomanorum) -> set[str]:
    return {option.id for option in corrections(t)}


@proves("R113")
def test_counters_go_to_the_area_beside_theirs() -> None:
    t = begin("rhine-406")
    offered = {ident for ident in _offered(t) if ident.startswith("move:stilicho:")}
    beside = set(t.data.beside(t.place("stilicho")))
    assert {ident.rpartition(":")[2] for ident in offered} == beside
    wanted = sorted(offered)[0]
    guard, points, dice = t.state.guard.get("stilicho", ""), dict(t.state.pv), t.state.dice
    amend(t, wanted)
    assert t.place("stilicho") == wanted.rpartition(":")[2]
    assert not guard or not t.on_map(guard) or t.place(guard) == t.place("stilicho")
    assert (t.state.pv, t.state.dice) == (points, dice)


@proves("R113")
def test_a_unit_loses_and_regains_a_step() -> None:
    t = begin("rhine-406")
    unit = next(each for each in t.data.units if t.area_of(each) and each not in t.state.reduced)
    amend(t, f"step:{unit}")
    assert unit in t.state.reduced
    amend(t, f"step:{unit}")
    assert unit not in t.state.reduced


@proves("R113")
def test_points_change_by_one_and_not_below_zero() -> None:
    t = begin("rhine-406")
    t.state.pv["b"] = 0
    assert "points:b:1" in _offered(t)
    assert "points:b:-1" not in _offered(t)
    amend(t, "points:b:1")
    assert t.state.pv["b"] == 1


@proves("R113")
@pytest.mark.parametrize("wrong", ["points:b:5000", "move:stilicho:oriens-1", "no such thing"])
def test_what_is_not_offered_changes_nothing(wrong: str) -> None:
    table = rules.start("ultimus-romanorum", "rhine-406", seed="a slip")
    before = table.save()
    with pytest.raises(rules.IllegalChoice):
        table.amend(wrong)
    assert table.save() == before

"""Combat: ratio, shifts, die, losses, leaders, retreat and the points of a battle [8, 10.1]."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rules.core.decisions import Pick
from rules.core.text import speaking
from rules.ultimus_romanorum.chapters.asking import area_options
from rules.ultimus_romanorum.chapters.campaign import fight, go_along
from rules.ultimus_romanorum.chapters.combat import battlefields, fight_for, forces
from rules.ultimus_romanorum.chapters.combat_table import average, column_of
from rules.ultimus_romanorum.chapters.leaders import die
from rules.ultimus_romanorum.chapters.leaving import Party, retreat, who_goes
from rules.ultimus_romanorum.chapters.movement import Stack, Way
from rules.ultimus_romanorum.data.models import Values
from rules.ultimus_romanorum.events import (
    BattleBegan,
    BattleFought,
    FederationTested,
    LeaderDied,
    PointsScored,
    Retreated,
)
from rules.ultimus_romanorum.game import UltimusRomanorum
from rules.ultimus_romanorum.state import Plague
from tests.rulebook.ultimus_romanorum.toolkit import (
    Player,
    Position,
    ask,
    bare,
    caesar,
    campaign,
    deal,
    enthrone,
    guard,
    offered,
    places,
    play,
    proves,
    reduce,
    refused,
    run,
    stand,
    told,
    topics,
    tribe,
    two_emperors,
    usurp,
)

SARUS_CAN_LEAD = ("cornuti-seniores", "comites-seniores", "ioviani-seniores")

TABLE = {
    "1/4": "E:R- E:R- E:R- E:R- E:R- A:R- A:1/4- A:1/2-",
    "1/3": "E:R- E:R- E:R- A:R- A:R- A:1/4- A:1/2- A:3/4-",
    "1/2": "E:R- A:R- A:R- A:R- A:1/4- A:1/2- A:3/4- 3/4:A+",
    "2/3": "A:R- A:R- A:R- A:1/4- A:1/2- A:3/4- 3/4:A+ 1/2:A+",
    "4/5": "A:R- A:R- A:1/4- A:1/2- A:3/4- 3/4:A+ 1/2:A+ 1/4:A+",
    "1/1": "A:R- A:1/4- A:1/2- A:3/4- 3/4:A+ 1/2:A+ 1/4:A+ R:A+",
    "5/4": "A:1/4- A:1/2- A:3/4- 3/4:A+ 1/2:A+ 1/4:A+ R:A+ R:A+",
    "3/2": "A:1/2- A:3/4- 3/4:A+ 1/2:A+ 1/4:A+ R:A+ R:A+ R:E+",
    "2/1": "A:3/4- 3/4:A+ 1/2:A+ 1/4:A+ R:A+ R:A+ R:E+ R:E+",
    "3/1": "A:3/4- 1/2:A+ 1/4:A+ 1/4:A+ R:A+ R:A+ R:E+ R:E+",
    "4/1": "3/4:A+ 1/4:A+ 1/4:A+ R:A+ R:A+ R:E+ R:E+ R:E+",
    "5/1": "1/2:A+ 1/4:A+ R:A+ R:A+ R:E+ R:E+ R:E+ R:E+",
}
"""The Combat Table: attacker's loss, defender's loss, and who wins; rows 2 or less to 9 or more."""

CELLS = [(label, row, cell) for label, cells in TABLE.items() for row, cell in enumerate(cells.split(), 2)]

ROMANS = ("li-italia-1", "li-italia-2", "co-italia-1", "co-italia-2")


def valued(t: Position, monkeypatch: pytest.MonkeyPatch, **values: tuple[int, int, int]) -> None:
    """Give units other values than those printed: strength, quality, tactical bonus."""
    known = {name.replace("_", "-"): Values(pf=pf, qu=qu, bt=bt) for name, (pf, qu, bt) in values.items()}
    printed = t.values
    monkeypatch.setattr(t, "values", lambda unit: known.get(unit) or printed(unit))


def battle(t: Position, area: str, die: int, attacker: str = "barbarian", **replies: object) -> BattleFought:
    """Fight one battle with a die and return what was told."""
    t.throw(die)
    play(t, fight_for(t, area, attacker), **replies)  # type: ignore[arg-type]
    (found,) = told(t, BattleFought)
    return found


def at_italia(roman: int = 2, hostile: int = 2) -> Position:
    """Romans and Vandali at war in the area of Augusta Vindelicorum, without leaders."""
    t = bare()
    two_emperors(t)
    stand(t, "italia-1", *ROMANS[:roman])
    tribe(t, "vandali", "war", "italia-1", hostile)
    return t


# The table [8.3]


@proves("8.3", "8.4", "8.4.2", "Combat Table")
@pytest.mark.parametrize(("label", "row", "cell"), CELLS)
def test_every_cell_of_the_table(monkeypatch: pytest.MonkeyPatch, label: str, row: int, cell: str) -> None:
    t = at_italia(roman=1, hostile=1)
    ours, theirs = (int(part) for part in label.split("/"))
    valued(t, monkeypatch, vandali_u1=(ours, 0, 0), li_italia_1=(theirs, 0, 0))
    found = battle(t, "italia-1", row)
    losses, winner = cell[:-1].split(":"), {"+": "barbarian", "-": "roman"}[cell[-1]]
    assert (found.column, found.shifted, found.row) == (label, label, row)
    assert [found.attacker_loss, found.defender_loss, found.winner] == [*losses, winner]


@proves("8.3", "Combat Table")
@pytest.mark.parametrize(("die", "row"), [(0, 2), (1, 2), (2, 2), (3, 3), (9, 9)])
def test_low_dice_use_the_lowest_row(monkeypatch: pytest.MonkeyPatch, die: int, row: int) -> None:
    t = at_italia(roman=1, hostile=1)
    valued(t, monkeypatch, vandali_u1=(4, 0, 0), li_italia_1=(4, 0, 0))
    assert battle(t, "italia-1", die).row == row


@proves("UR081", "UR130", "UR157", "UR158", "8.3", "R45")
@pytest.mark.parametrize(
    ("attack", "defence", "label"),
    [
        (55, 37, "5/4"),
        (100, 10, "5/1"),
        (24, 25, "4/5"),
        (30, 20, "3/2"),
        (20, 20, "1/1"),
        (1, 100, "1/4"),
        (3, 12, "1/4"),
        (4, 12, "1/3"),
        (49, 10, "4/1"),
        (50, 10, "5/1"),
        (19, 20, "4/5"),
        (16, 20, "4/5"),
        (15, 20, "2/3"),
    ],
)
def test_the_ratio_is_rounded_for_the_defender(attack: int, defence: int, label: str) -> None:
    t = bare()
    assert t.data.tables.columns[column_of(t, attack, defence)].label == label


@proves("UR086", "8.6", "8.6.1", "8.6.2", "R45")
def test_ur086_quality_shifts_and_tactics_modify(monkeypatch: pytest.MonkeyPatch) -> None:
    t = at_italia(roman=1, hostile=1)
    valued(t, monkeypatch, vandali_u1=(20, 2, 3), li_italia_1=(20, 1, 1))
    found = battle(t, "italia-1", 4)
    assert (found.column, found.shifted, found.row) == ("1/1", "5/4", 6)
    assert (found.attacker_loss, found.defender_loss, found.winner) == ("1/2", "A", "barbarian")


@proves("UR158", "8.3", "8.4.2", "8.6.2", "10.1")
def test_ur158_thirty_against_twenty(monkeypatch: pytest.MonkeyPatch) -> None:
    t = at_italia(roman=4, hostile=4)
    stand(t, "italia-1", *tribe(t, "alani", "war", "italia-1"))
    romans = {unit.replace("-", "_"): (5, 1, 4) for unit in ROMANS}
    tribes = {f"vandali_u{n}": (5, 1, 1) for n in (1, 2, 3, 4)} | {f"alani_u{n}": (5, 1, 1) for n in (1, 2)}
    valued(t, monkeypatch, **romans, **tribes)
    before = t.state.pv["b"]
    found = battle(t, "italia-1", 7)
    assert (found.column, found.shifted, found.row) == ("3/2", "3/2", 4)
    assert (found.attacker_loss, found.defender_loss, found.winner) == ("3/4", "A", "barbarian")
    assert set(ROMANS) <= set(t.state.reduced)
    assert len([unit for unit in t.state.reduced if t.tribe_of(unit)]) == 3
    assert t.state.pv["b"] == before + 1


@proves("8.6.1", "R46")
def test_average_quality_is_rounded_down() -> None:
    """Two CO Galliae with 1, Comites Alani with 3, Comites Seniores with 2: 7 by 4 is 1."""
    t = bare()
    units = ("co-galliae-1", "co-galliae-2", "comites-alani", "comites-seniores")
    assert [t.values(unit).qu for unit in units] == [1, 1, 3, 2]
    assert average(t.values(unit).qu for unit in units) == 1


@proves("8.6.1", "8.6.2", "R45")
def test_shifts_and_modifiers_are_capped(monkeypatch: pytest.MonkeyPatch) -> None:
    t = at_italia(roman=1, hostile=1)
    valued(t, monkeypatch, vandali_u1=(4, 9, 9), li_italia_1=(4, 0, 0))
    found = battle(t, "italia-1", 2)
    assert (found.column, found.shifted, found.row) == ("1/1", "2/1", 5)


@proves("8.6.2", "R46")
def test_the_best_leader_gives_the_tactical_bonus_and_units_only_without_one() -> None:
    t = at_italia(roman=1, hostile=2)
    stand(t, "italia-1", "godegiselus", "dux-vandali")
    found = battle(t, "italia-1", 5)
    assert found.attacker.tactical == 2 == t.leader("godegiselus").bt
    assert found.defender.tactical == 0 == t.values("li-italia-1").bt


@proves("8.6.3", "R45")
@pytest.mark.parametrize(
    ("loyal", "columns"), [("constantius-iii", ""), ("felix", "-"), ("libius-severus", "--"), ("comes-italiae", "")]
)
def test_politics_count_between_romans_with_emperors_only(loyal: str, columns: str) -> None:
    """The Usurper has CP 4; a Caesar with 4, 2 or 1 shifts nothing, one or two columns; a Comes is neither."""
    t = bare()
    two_emperors(t)
    usurp(t, "west", "constantinus-iii", "italia-1", "co-britanniae-1")
    stand(t, "italia-1", "co-italia-1", loyal)
    if loyal != "comes-italiae":
        caesar(t, "west", loyal)
    found = battle(t, "italia-1", 5)
    moved = {each.cause: each.value for each in found.shifts}
    assert moved.get("shift-political", 0) == len(columns)


@proves("8.6.3")
def test_politics_do_not_count_against_tribes() -> None:
    t = at_italia(roman=2, hostile=2)
    caesar(t, "west", "stilicho", "italia-1")
    assert battle(t, "italia-1", 5).defender.political == 4
    assert not [each for each in told(t, BattleFought)[0].shifts if each.cause == "shift-political"]


# Losses [8.4.2]


@proves("UR084", "8.4.2", "R12")
def test_ur084_half_of_nine_is_four(monkeypatch: pytest.MonkeyPatch) -> None:
    """Six attack nine with 1/2 / A: nine lose a step, four attackers are reduced."""
    t = bare()
    two_emperors(t)
    nine = (*ROMANS, "comites-seniores", "ioviani-seniores", "herculiani-seniores", "cornuti-seniores", "comites-alani")
    stand(t, "italia-1", *nine)
    six = [*tribe(t, "vandali", "war", "italia-1"), *tribe(t, "alani", "war", "italia-1")]
    same = {unit.replace("-", "_"): (3, 1, 0) for unit in six} | {unit.replace("-", "_"): (2, 1, 0) for unit in nine}
    valued(t, monkeypatch, **same)
    reduce(t, "comites-alani")
    found = battle(t, "italia-1", 7, losses=tuple(six[:4]))
    assert (found.shifted, found.attacker_loss, found.defender_loss) == ("1/1", "1/2", "A")
    assert t.place("comites-alani") == "fallen"
    assert set(t.state.reduced) == {*six[:4], *nine[:8]}


@proves("8.4.2", "R12")
def test_the_owner_picks_who_is_reduced_and_a_reduced_unit_falls(monkeypatch: pytest.MonkeyPatch) -> None:
    t = at_italia(roman=2, hostile=2)
    valued(t, monkeypatch, **dict.fromkeys(("vandali_u1", "vandali_u2", "li_italia_1", "li_italia_2"), (4, 0, 0)))
    reduce(t, "vandali-u1")
    found = battle(t, "italia-1", 7, losses=("vandali-u1",))
    assert found.attacker_loss == "1/2"
    assert t.place("vandali-u1") == "fallen"
    assert "vandali-u2" not in t.state.reduced


@proves("8.4.2", "R12")
def test_half_of_one_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    t = at_italia(roman=1, hostile=1)
    valued(t, monkeypatch, vandali_u1=(4, 0, 0), li_italia_1=(4, 0, 0))
    assert battle(t, "italia-1", 7).attacker_loss == "1/2"
    assert "vandali-u1" not in t.state.reduced


@proves("8.4.2", "R12")
def test_a_victor_never_loses_two_steps_of_a_unit(monkeypatch: pytest.MonkeyPatch) -> None:
    t = at_italia(roman=4, hostile=1)
    valued(t, monkeypatch, vandali_u1=(8, 0, 0), **{u.replace("-", "_"): (2, 0, 0) for u in ROMANS})
    assert battle(t, "italia-1", 6).attacker_loss == "3/4"
    assert t.state.reduced.count("vandali-u1") == 1
    assert t.place("vandali-u1") == "italia-1"


@proves("8.4.2", "8.5.1")
def test_e_eliminates_full_units() -> None:
    t = at_italia(roman=1, hostile=4)
    found = battle(t, "italia-1", 9)
    assert found.defender_loss == "E"
    assert t.place("li-italia-1") == "fallen"
    assert t.state.deaths["li-italia-1"].area == "italia-1"


# Leaders [8.5]


@proves("UR089", "8.5.1", "10.1", "R38")
def test_ur089_leaders_of_an_eliminated_force_die() -> None:
    t = at_italia(roman=1, hostile=4)
    stand(t, "italia-1", "sarus", "dux-raetiae")
    before = t.state.pv["b"]
    assert battle(t, "italia-1", 9).defender_loss == "E"
    assert t.place("sarus") == "gone"
    assert t.place("dux-raetiae") == "fallen"
    assert t.state.pv["b"] == before + 2


@proves("UR118", "10.1")
@pytest.mark.parametrize(("ours", "theirs", "points"), [(13, 11, 0), (13, 12, 1), (20, 20, 1)])
def test_ur118_a_victory_scores_from_25_on(
    monkeypatch: pytest.MonkeyPatch, ours: int, theirs: int, points: int
) -> None:
    t = at_italia(roman=1, hostile=1)
    valued(t, monkeypatch, vandali_u1=(ours, 0, 0), li_italia_1=(theirs, 0, 0))
    battle(t, "italia-1", 9)
    assert t.state.pv["b"] == points


@proves("10.1", "R39")
def test_attila_is_worth_five() -> None:
    t = bare()
    two_emperors(t)
    tribe(t, "hunni", "war", "galliae-5", 1)
    stand(t, "galliae-5", "attila", "co-galliae-2", "comites-alani", "comites-seniores", "ioviani-seniores", "aetius")
    reduce(t, "hunni-u1")
    t.state.pv["a"] = 0
    assert battle(t, "galliae-5", 9, "roman").defender_loss == "E"
    assert [each.pv for each in told(t, PointsScored) if each.cause == "pv-attila"] == [5]


@proves("UR064", "8.5.2", "3.6.4 C")
def test_ur064_an_augustus_beaten_by_the_usurper_dies(monkeypatch: pytest.MonkeyPatch) -> None:
    t = bare()
    two_emperors(t, west="italia-1")
    stand(t, "italia-1", "co-italia-1")
    usurp(t, "west", "constantinus-iii", "italia-1", "co-britanniae-1")
    valued(t, monkeypatch, co_italia_1=(4, 1, 0), co_britanniae_1=(4, 1, 0))
    found = battle(t, "italia-1", 5)
    assert (found.attacker_loss, found.defender_loss, found.winner) == ("1/4", "A", "barbarian")
    assert t.place("honorius") == "gone"
    assert t.state.thrones["west"].success == "defeat"
    assert t.state.thrones["west"].augustus == ""


@proves("8.5.2")
def test_a_caesar_beaten_by_a_usurper_dies(monkeypatch: pytest.MonkeyPatch) -> None:
    t = bare()
    two_emperors(t)
    stand(t, "italia-1", "co-italia-1")
    caesar(t, "west", "stilicho", "italia-1")
    usurp(t, "west", "constantinus-iii", "italia-1", "co-britanniae-1")
    valued(t, monkeypatch, co_italia_1=(4, 1, 0), co_britanniae_1=(4, 1, 0))
    found = battle(t, "italia-1", 8)
    assert (found.defender_loss, found.winner) == ("A", "barbarian")
    assert t.place("stilicho") == "gone"


@proves("8.5.2")
def test_a_beaten_usurper_dies_before_a_caesar() -> None:
    t = bare()
    two_emperors(t)
    stand(t, "italia-1", "co-italia-1", "comites-alani")
    caesar(t, "west", "stilicho", "italia-1")
    usurp(t, "west", "constantinus-iii", "italia-1", "co-britanniae-1", "sarus")
    assert battle(t, "italia-1", 4, "roman").defender_loss == "A"
    assert t.place("constantinus-iii") == "gone"
    assert t.state.cause == {}
    assert t.place("sarus") != "gone"


@proves("8.4.1", "8.5.2", "3.6.4", "10.1", "R120")
def test_who_returns_to_the_fold_in_the_battle_is_no_longer_beaten() -> None:
    """The Usurper dies; his leader and unit stay with the victors, who gain nothing by their own men."""
    t = bare()
    two_emperors(t, west="italia-8")
    stand(t, "italia-8", "co-italia-1", "comites-alani", "comites-seniores", "ioviani-seniores")
    usurp(t, "west", "constantinus-iii", "italia-8", "co-britanniae-1", "gerontius")
    before = dict(t.state.pv)
    found = battle(t, "italia-8", 5, "roman")
    assert (found.defender_loss, found.winner) == ("A", "roman")
    assert t.place("constantinus-iii") == "gone"
    assert places(t, ("gerontius", "co-britanniae-1")) == {"italia-8"}
    assert t.state.pv["a"] == before["a"] + 1
    assert [each.about for each in told(t, PointsScored)] == [("constantinus-iii",)]


@proves("8.4.1", "3.6.4", "R120")
def test_the_tribes_beside_a_fallen_usurper_retreat() -> None:
    t = bare()
    two_emperors(t, west="italia-1")
    stand(t, "italia-1", "co-italia-1", "comites-alani", "comites-seniores", "ioviani-seniores")
    usurp(t, "west", "constantinus-iii", "italia-1", "co-britanniae-1", "sarus")
    tribe(t, "visigothi", "revolt", "italia-1", 1)
    found = battle(t, "italia-1", 5, "roman")
    assert (found.defender_loss, found.winner) == ("A", "roman")
    assert places(t, ("sarus", "co-britanniae-1")) == {"italia-1"}
    assert t.place("visigothi-u1") not in ("italia-1", "fallen")
    assert [each.pieces for each in told(t, Retreated)] == [("visigothi-u1",)]


@proves("8.4.1", "3.6.4", "6.3 Plague Breaks Out", "R120")
def test_who_returns_to_the_fold_in_the_retreat_retreats_no_further() -> None:
    """The Usurper gets away into a plague and dies of it; those who were to follow him are loyal now."""
    t = bare()
    two_emperors(t)
    usurp(t, "west", "constantinus-iii", "galliae-5", "gerontius", "comites-alani")
    t.state.plagues = [Plague(card="", area="galliae-6", spreads=False)]
    t.throw(9)
    pieces = ["constantinus-iii", "gerontius", "comites-alani"]
    play(t, retreat(t, "barbarian", "galliae-5", pieces, ()), retreat="galliae-6")
    assert t.place("constantinus-iii") == "gone"
    assert t.place("gerontius") == "galliae-5"


@proves("UR136", "3.6.4 C", "8.5.2", "R76")
def test_ur136_a_defeat_by_tribes_leaves_the_augustus_alive() -> None:
    t = bare()
    two_emperors(t, west="italia-1")
    stand(t, "italia-1", "co-italia-1", "co-italia-2")
    usurp(t, "west", "constantinus-iii", "britanniae-2", "co-britanniae-1")
    tribe(t, "visigothi", "revolt", "italia-1", 2)
    found = battle(t, "italia-1", 5)
    assert (found.defender_loss, found.winner) == ("A", "barbarian")
    assert t.state.thrones["west"].success == ""
    assert t.on_map("honorius")
    assert t.place("honorius") != "italia-1"


@proves("3.6.4 C", "R76")
def test_an_augustus_beaten_by_followers_lives_but_his_throne_is_lost() -> None:
    t = bare()
    two_emperors(t, west="italia-1")
    stand(t, "italia-1", "co-italia-1")
    usurp(t, "west", "constantinus-iii", "britanniae-2", "li-britanniae-1")
    stand(t, "italia-1", "gerontius", "co-britanniae-1", "co-britanniae-2")
    t.state.cause |= dict.fromkeys(("gerontius", "co-britanniae-1", "co-britanniae-2"), "west")
    t.changed()
    battle(t, "italia-1", 5)
    assert t.on_map("honorius")
    assert t.state.thrones["west"].success == "defeat"


# Retreat [8.4.1]


@proves("UR090", "8.4.1", "8.5.1")
def test_ur090_without_a_way_out_all_are_eliminated() -> None:
    """A CO in Sardinia has no land to go to."""
    t = bare()
    two_emperors(t)
    stand(t, "italia-8", "co-italia-1", "sarus")
    tribe(t, "vandali", "revolt", "italia-8", 2)
    before = t.state.pv["b"]
    found = battle(t, "italia-8", 4)
    assert found.defender_loss == "A"
    assert t.place("co-italia-1") == "fallen"
    assert t.place("sarus") == "gone"
    assert t.state.pv["b"] == before + 1


@proves("8.4.1", "3.2.1")
def test_limitanei_that_must_leave_their_diocese_are_eliminated() -> None:
    t = bare()
    two_emperors(t)
    stand(t, "viennensis-2", "li-viennensis-1")
    tribe(t, "visigothi", "revolt", "viennensis-2", 1)
    stand(t, "viennensis-1", "visigothi-u4")
    stand(t, "viennensis-4", "visigothi-u5")
    assert battle(t, "viennensis-2", 2).defender_loss == "A"
    assert t.place("li-viennensis-1") == "fallen"


@proves("UR154", "3.2.2", "9.3.1", "R69")
def test_ur154_a_co_without_its_emperor_abroad_cannot_retreat() -> None:
    t = bare()
    two_emperors(t, west="italia-4")
    stand(t, "viennensis-3", "co-italia-1")
    tribe(t, "visigothi", "revolt", "viennensis-3", 2)
    assert battle(t, "viennensis-3", 4).defender_loss == "A"
    assert t.place("co-italia-1") == "fallen"


@proves("UR153", "8.4.1", "R16")
def test_ur153_a_leader_takes_his_capacity_and_the_rest_go_one_by_one() -> None:
    t = bare()
    two_emperors(t)
    five = ("comites-seniores", "ioviani-seniores", "herculiani-seniores", "cornuti-seniores", "lanciarii-sabarienses")
    stand(t, "italia-5", "sarus", *five)
    tribe(t, "vandali", "revolt", "italia-5")
    stand(t, "italia-5", *tribe(t, "visigothi", "revolt"))
    stand(t, "italia-5", *t.data.units_of["visigothi"])
    found = battle(t, "italia-5", 4, retreat=["italia-6", "italia-4", "italia-6"])
    assert found.defender_loss == "A"
    moves = {(each.to, len(each.pieces)) for each in told(t, Retreated)}
    assert moves == {("italia-6", 4), ("italia-4", 1), ("italia-6", 1)}


@proves("8.4.1", "8.2.1", "3.4.1")
def test_a_roman_leader_retreats_without_his_men_where_they_may_not_go() -> None:
    t = bare()
    two_emperors(t)
    stand(t, "viennensis-4", "sarus", "co-viennensis-1")
    tribe(t, "visigothi", "revolt", "viennensis-4", 2)
    pieces = ["sarus", "co-viennensis-1"]
    decision = ask(t, retreat(t, "roman", "viennensis-4", pieces, ()), "retreat")
    assert offered(decision) == {"viennensis-1", "viennensis-2", "viennensis-3", "hispaniae-2"}
    assert decision.default != ("hispaniae-2",)
    play(t, retreat(t, "roman", "viennensis-4", pieces, ()), retreat=["hispaniae-2", "viennensis-1"])
    assert (t.place("sarus"), t.place("co-viennensis-1")) == ("hispaniae-2", "viennensis-1")


@proves("8.4.1", "8.2.1")
@pytest.mark.parametrize(
    ("units", "told"),
    [
        ((), "No units come along."),
        (("cornuti-seniores",), "One unit can go here (Cornuti Seniores)."),
        (("cornuti-seniores", "co-italia-1"), "2 units can go here (Cornuti Seniores and CO Italia 1)."),
        (
            ("co-italia-1", "co-italia-2", "cornuti-seniores"),
            "3 units can go here (2 units of comitatenses and Cornuti Seniores).",
        ),
        ((*SARUS_CAN_LEAD, "co-italia-1"), "3 units of your choice can go here."),
    ],
)
def test_an_option_to_retreat_names_the_units_that_can_go_there(units: tuple[str, ...], told: str) -> None:
    t = bare()
    two_emperors(t)
    stand(t, "italia-2", "sarus", *units)
    tribe(t, "visigothi", "revolt", "italia-2", 2)
    assert _detail_of_retreat(t, ["sarus", *units]) == told


def _detail_of_retreat(t: UltimusRomanorum, pieces: Sequence[str], to: str = "italia-4") -> str:
    decision = ask(t, retreat(t, t.camp(pieces[0]), t.place(pieces[0]), pieces, ()), "retreat")
    assert isinstance(decision, Pick)
    return next(option.detail for option in decision.options if option.id == to)


@proves("8.4.1")
@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "5 units can go here (3 units of the Vandals and 2 units of the Alans)."),
        ("fr", "5 unités peuvent y aller (3 unités des Vandales et 2 unités des Alains)."),
    ],
)
def test_an_option_to_retreat_counts_the_units_of_each_people(locale: str, told: str) -> None:
    t = bare()
    two_emperors(t)
    tribe(t, "vandali", "revolt", "italia-2", 3)
    tribe(t, "alani", "revolt", "italia-2", 2)
    t.state.tribes["alani"].ally = "vandali"
    stand(t, "italia-2", "gensericus", "cornuti-seniores")
    pieces = ["gensericus", *(f"vandali-u{n}" for n in (1, 2, 3)), *(f"alani-u{n}" for n in (1, 2))]
    with speaking(locale):
        assert _detail_of_retreat(t, pieces) == told


@proves("8.4.1")
def test_a_leader_who_can_lead_no_one_retreats_without_units() -> None:
    """His command capacity is 0."""
    t = bare()
    two_emperors(t)
    stand(t, "italia-2", "romulus", "co-italia-1")
    tribe(t, "visigothi", "revolt", "italia-2", 2)
    assert _detail_of_retreat(t, ["romulus", "co-italia-1"]) == "No units come along."


@proves("8.2.1")
@pytest.mark.parametrize(
    ("locale", "key", "told"),
    [
        ("en", "option-evade-to", "One unit goes (Armenians); any others fight."),
        ("fr", "option-evade-to", "Une unité part (Arméniens)\u00a0; les autres combattent."),
        ("en", "option-leave-to", "One unit can go (Armenians)."),
        ("fr", "option-leave-to", "Une unité peut partir (Arméniens)."),
    ],
)
def test_an_option_to_evade_agrees_with_a_plural_name(locale: str, key: str, told: str) -> None:
    (option,) = area_options(["armenia"], key, "8.2.1", **who_goes([Party("sarus", ("armenia-u1",))]))
    with speaking(locale):
        assert option.detail == told


@proves("8.4.1", "3.2.4", "3.4.1", "R42")
@pytest.mark.parametrize("die", [9, 5])
def test_a_roman_leader_retreats_without_a_guard_that_may_not_follow_and_that_is_lost(die: int) -> None:
    """Whether the guard falls in the battle or can't retreat after it."""
    t = bare()
    two_emperors(t)
    stand(t, "britanniae-1", "sarus")
    guard(t, "sarus", "bu-2pf-1")
    if die == 5:
        reduce(t, "bu-2pf-1")
    tribe(t, "saxones", "war", "britanniae-1", 2)
    t.state.tribes["franci-orientales"].status = "war"
    stand(t, "britanniae-2", "franci-orientales-u1")
    stand(t, "britanniae-3", "franci-orientales-u2")
    assert battle(t, "britanniae-1", die).defender_loss == "A"
    assert t.place("sarus") == "picti-1"
    assert not t.on_map("bu-2pf-1")


@proves("8.4.1", "3.2.4")
def test_a_guard_retreats_with_its_leader_wherever_it_may() -> None:
    t = bare()
    two_emperors(t)
    stand(t, "viennensis-4", "sarus")
    guard(t, "sarus", "bu-2pf-1")
    tribe(t, "visigothi", "revolt", "viennensis-4", 2)
    pieces = ["sarus", "bu-2pf-1"]
    for to in offered(ask(t, retreat(t, "roman", "viennensis-4", pieces, ()), "retreat")):
        stand(t, "viennensis-4", *pieces)
        play(t, retreat(t, "roman", "viennensis-4", pieces, ()), retreat=to)
        assert (t.place("sarus"), t.place("bu-2pf-1")) == (to, to)


@pytest.mark.parametrize(
    ("locale", "asked"),
    [
        ("en", "Where should Vandals 1 retreat from Italia 1?"),
        ("fr", "Où l'unité Vandales 1 se retire-t-elle depuis Italia 1\u00a0?"),
    ],
)
def test_the_question_where_a_unit_retreats_is_about_one_unit(locale: str, asked: str) -> None:
    """Its name is that of a people: it asked where the Vandals 1 do."""
    t = at_italia(roman=2, hostile=1)
    with speaking(locale):
        assert str(ask(t, _fight(t, 0), "retreat").question) == asked


@proves("8.4.1", "8.2.1")
def test_defenders_do_not_retreat_to_where_the_attacker_came_from_but_attackers_may() -> None:
    t = at_italia(roman=1, hostile=2)
    t.state.came_from = {"italia-1": ["italia-2"]}
    play(t, _fight(t, 0))
    assert t.place("li-italia-1") == "italia-3"
    t = at_italia(roman=2, hostile=1)
    t.state.came_from = {"italia-1": ["italia-2"]}
    assert "italia-2" in offered(ask(t, _fight(t, 0), "retreat"))


def _fight(t: Position, die: int):  # type: ignore[no-untyped-def]
    t.throw(die)
    return fight_for(t, "italia-1", "barbarian")


@proves("UR125", "4.4.2")
def test_ur125_the_armenian_unit_is_lost_if_it_cannot_reach_home() -> None:
    t = bare()
    two_emperors(t)
    tribe(t, "armenia", "roman-ally", "persae-4")
    tribe(t, "persae", "war", "persae-4", 3)
    stand(t, "armenia", "persae-u4")
    stand(t, "persae-2", "persae-u5")
    tribe(t, "iberia", "war", "iberia")
    assert battle(t, "persae-4", 4).defender_loss == "A"
    assert t.place("armenia-u1") == "fallen"


@proves("8.4.1", "4.3", "R10")
def test_a_tribe_at_war_that_must_retreat_beyond_five_areas_is_lost() -> None:
    t = bare()
    two_emperors(t)
    units = tribe(t, "alamanni", "war", "viennensis-4", 1)
    stand(t, "viennensis-4", "co-viennensis-1", "batavi-seniores", "comites-alani")
    far = [to for to in t.data.beside("viennensis-4") if t.data.distance["alamanni"][to] > 5]
    near = [to for to in t.data.beside("viennensis-4") if to not in far]
    for place, area in enumerate(near):
        stand(t, area, ROMANS[place])
    battle(t, "viennensis-4", 3, "roman")
    assert places(t, units) == {"fallen"}


@proves("8.4.1", "R15")
def test_a_tribal_leader_without_units_retreats_in_the_empire_to_his_own_people_only() -> None:
    t = at_italia(roman=4, hostile=1)
    stand(t, "italia-1", "gundericus", "comites-alani")
    reduce(t, "vandali-u1")
    stand(t, "italia-2", "vandali-u2")
    assert battle(t, "italia-1", 3, "roman").defender_loss == "A"
    assert t.place("gundericus") == "italia-2"


@proves("8.4.1", "4.3")
def test_hunni_do_not_retreat_into_the_land_of_a_tribe_at_peace() -> None:
    t = bare()
    two_emperors(t)
    units = tribe(t, "hunni", "war", "hunni-1", 1)
    tribe(t, "vandali", "peace", "vandali")
    stand(t, "hunni-1", "comites-alani", "comites-clibanarii", "comites-seniores", "aetius")
    decision = ask(t, _at(t, "hunni-1", 3, "roman"), "retreat.barbarian")
    assert "pannoniae-2" in offered(decision)
    assert "vandali" not in offered(decision)
    assert refused(decision, "vandali")
    assert units == ["hunni-u1"]


def _at(t: Position, area: str, die: int, camp: str):  # type: ignore[no-untyped-def]
    t.throw(die)
    return fight_for(t, area, camp)  # type: ignore[arg-type]


# Forces [8.1, 3.6.5]


@proves("8.1")
def test_units_of_both_camps_in_an_area_must_fight() -> None:
    t = at_italia()
    assert battlefields(t) == ["italia-1"]
    tribe(t, "vandali", "peace")
    assert battlefields(t) == []


@proves("8.1", "R114")
def test_the_attacker_declares_the_order_of_all_battles_before_the_first() -> None:
    t = three_fields()
    play(t, fight(t), battle_order=["galliae-7", "hispaniae-3"])
    assert t.state.battle_order == ["galliae-7", "hispaniae-3", "italia-1"]
    assert topics(t, fight(t)).count("battle-order") == 0
    assert topics(t, fight(t)).count("battle-order") == 0
    assert [each.area for each in told(t, BattleBegan)] == t.state.battle_order


@proves("8.1", "R114")
def test_a_field_that_comes_later_is_fought_last() -> None:
    t = three_fields()
    play(t, fight(t), battle_order=["galliae-7", "hispaniae-3"])
    stand(t, "africa-3", "co-africa-1")
    tribe(t, "vandali", "war", "africa-3", 1)
    for _ in range(3):
        play(t, fight(t))
    assert [each.area for each in told(t, BattleBegan)] == ["galliae-7", "hispaniae-3", "italia-1", "africa-3"]


def three_fields() -> Position:
    """The barbarians attack in three areas."""
    t = at_italia()
    stand(t, "galliae-7", "co-galliae-1")
    tribe(t, "visigothi", "war", "galliae-7", 2)
    stand(t, "hispaniae-3", "co-hispaniae-1")
    tribe(t, "suevi", "war", "hispaniae-3", 1)
    t.state.active = "barbarian"
    t.throw(*[5] * 20)
    return t


@proves("8.1", "3.6.5", "R89")
def test_two_usurpers_do_not_fight_as_one() -> None:
    t = bare()
    two_emperors(t)
    usurp(t, "west", "constantinus-iii", "italia-3", "co-britanniae-1", "co-britanniae-2")
    usurp(t, "east", "anthemius-maior", "italia-3", "co-moesiae-1")
    tribe(t, "vandali", "war", "italia-3", 1)
    stand(t, "italia-3", "co-italia-1")
    first, second = forces(t, "italia-3", "barbarian")
    assert first.leaders == ("constantinus-iii",)
    assert set(first.units) == {"co-britanniae-1", "co-britanniae-2", "vandali-u1"}
    assert (second.leaders, second.units) == (("anthemius-maior",), ("co-moesiae-1",))


@proves("8.1", "3.6.5", "R89")
def test_a_rebel_without_units_stays_out_of_the_battle_of_the_other_usurper() -> None:
    t = bare()
    two_emperors(t)
    usurp(t, "west", "constantinus-iii", "italia-3", "co-britanniae-1")
    usurp(t, "east", "anthemius-maior", "italia-3")
    tribe(t, "vandali", "war", "italia-3", 1)
    stand(t, "italia-3", "gundericus", "co-italia-1")
    (only,) = forces(t, "italia-3", "barbarian")
    assert set(only.leaders) == {"constantinus-iii", "gundericus"}


@proves("8.1", "3.6.5", "R89")
def test_tribes_alone_stand_with_one_of_two_usurpers() -> None:
    t = bare()
    two_emperors(t)
    usurp(t, "west", "constantinus-iii", "italia-3")
    usurp(t, "east", "anthemius-maior", "italia-3")
    tribe(t, "vandali", "war", "italia-3", 1)
    stand(t, "italia-3", "gundericus", "co-italia-1")
    (only,) = forces(t, "italia-3", "barbarian")
    assert only.units == ("vandali-u1",)
    assert set(only.leaders) == {"constantinus-iii", "gundericus"}


@proves("8.4.1", "8.5.1", "3.5.2")
def test_no_one_who_is_cut_off_succeeds_an_emperor_who_is_cut_off_with_him() -> None:
    t = bare()
    two_emperors(t, west="italia-3")
    stand(t, "italia-3", "constantius-iii", "co-italia-1")
    stand(t, "galliae-3", "constantinus-iii", "co-galliae-1")
    tribe(t, "vandali", "war", "italia-3")
    tribe(t, "visigothi", "revolt")
    tribe(t, "burgondi", "revolt")
    guards = (*t.data.units_of["visigothi"], *t.data.units_of["burgondi"])
    around = t.data.beside("italia-3")
    assert len(around) <= len(guards)
    for area, unit in zip(around, guards, strict=False):
        stand(t, area, unit)
    t.throw(1)
    play(t, retreat(t, "roman", "italia-3", ("honorius", "constantius-iii", "co-italia-1"), ()))
    assert [event.leader for event in told(t, LeaderDied)] == ["constantius-iii", "honorius"]
    assert t.throne("west").augustus == "constantinus-iii"


@proves("8.5.1", "3.5.2")
def test_no_one_who_falls_succeeds_an_emperor_who_falls_with_him() -> None:
    t = bare()
    two_emperors(t, west="italia-3")
    stand(t, "italia-3", "constantius-iii", "co-italia-1")
    stand(t, "galliae-3", "constantinus-iii", "co-galliae-1")
    units = tribe(t, "vandali", "war", "italia-3")
    stand(t, "italia-3", "gundericus", *tribe(t, "hunni", "war", "italia-3"))
    assert len(units) > 1
    t.throw(9, 1)
    play(t, fight_for(t, "italia-3", "barbarian"))
    assert told(t, BattleFought)[0].defender_loss == "E"
    assert [event.leader for event in told(t, LeaderDied)] == ["constantius-iii", "honorius"]
    assert t.throne("west").augustus == "constantinus-iii"


@proves("8.2.1", "8.4.1", "3.6.4")
def test_no_one_retreats_to_where_an_attacker_came_from_as_a_friend() -> None:
    t = bare()
    two_emperors(t)
    campaign(t, "barbarian")
    tribe(t, "ghassanides", "foederati", "oriens-5", 1)
    tribe(t, "lakmides", "war", "oriens-4", 2)
    usurp(t, "east", "anthemius-maior", "asia-1", "co-asia-1")
    t.state.cause["ghassanides-u1"] = "east"
    t.changed()
    play(t, go_along(t, Stack("", ("lakmides-u1",)), Way(("oriens-4", "oriens-5"), 1, 0)))
    play(t, go_along(t, Stack("", ("lakmides-u2",)), Way(("oriens-4", "oriens-5"), 1, 0)))
    play(t, die(t, "anthemius-maior", "death-escape", "7.1"))
    t.throw(6)
    assert "oriens-4" not in offered(ask(t, fight_for(t, "oriens-5", "barbarian"), "retreat"))


@proves("8.2.1", "3.4.1")
def test_a_stack_that_marched_through_an_area_did_not_attack_there() -> None:
    t = bare()
    two_emperors(t)
    campaign(t, "barbarian")
    units = tribe(t, "vandali", "war", "galliae-5", 1)
    stand(t, "galliae-5", "gundericus")
    stack = Stack("gundericus", tuple(units))
    play(t, go_along(t, stack, Way(("galliae-5", "galliae-4"), 1, 0)))
    play(t, go_along(t, stack, Way(("galliae-4", "galliae-3"), 1, 0), 1))
    assert "galliae-4" not in t.state.came_from


@proves("8.2.1", "8.4.1", "3.6.4")
def test_whoever_marched_through_bars_no_way_while_others_stay() -> None:
    t = bare()
    two_emperors(t)
    campaign(t, "barbarian")
    tribe(t, "ghassanides", "foederati", "oriens-5", 1)
    stand(t, "oriens-4", *tribe(t, "persae", "war", "oriens-4", 2), "yazdgard-i")
    tribe(t, "lakmides", "war", "oriens-6", 1)
    usurp(t, "east", "anthemius-maior", "asia-1", "co-asia-1")
    t.state.cause["ghassanides-u1"] = "east"
    t.changed()
    play(t, go_along(t, Stack("", ("lakmides-u1",)), Way(("oriens-6", "oriens-5"), 1, 0)))
    persae = Stack("yazdgard-i", ("persae-u1", "persae-u2"))
    play(t, go_along(t, persae, Way(("oriens-4", "oriens-5"), 1, 0)))
    assert t.state.came_from == {"oriens-5": ["oriens-6", "oriens-4"]}
    play(t, go_along(t, persae, Way(("oriens-5", "oriens-3"), 1, 0), 1))
    assert t.state.came_from == {"oriens-5": ["oriens-6"], "oriens-3": ["oriens-5"]}


@proves("8.2.1", "3.4.1")
def test_units_left_on_the_march_bar_the_way_they_came() -> None:
    t = bare()
    two_emperors(t)
    campaign(t, "barbarian")
    units = tribe(t, "vandali", "war", "galliae-5", 2)
    stand(t, "galliae-5", "gundericus")
    play(t, go_along(t, Stack("gundericus", tuple(units)), Way(("galliae-5", "galliae-4"), 1, 0)))
    play(t, go_along(t, Stack("gundericus", tuple(units[:1])), Way(("galliae-4", "galliae-3"), 1, 0), 1))
    assert t.state.came_from == {"galliae-4": ["galliae-5"], "galliae-3": ["galliae-4"]}


@proves("8.1", "3.6.5", "R89")
def test_each_following_is_fought_in_turn() -> None:
    t = bare()
    two_emperors(t)
    usurp(t, "west", "constantinus-iii", "italia-3", "co-britanniae-1", "co-britanniae-2")
    usurp(t, "east", "anthemius-maior", "italia-3", "co-moesiae-1")
    stand(t, "italia-3", "co-italia-1", "comites-alani", "comites-seniores", "ioviani-seniores")
    t.throw(9, 9)
    play(t, fight_for(t, "italia-3", "roman"))
    assert [each.defender.leaders for each in told(t, BattleFought)] == [("constantinus-iii",), ("anthemius-maior",)]


@proves("3.7.2", "R65")
def test_foederati_of_one_tribe_may_fight_each_other() -> None:
    t = bare()
    two_emperors(t)
    tribe(t, "franci-salii", "foederati", "galliae-5")
    usurp(t, "west", "constantinus-iii", "galliae-5", "franci-salii-u1")
    assert battlefields(t) == ["galliae-5"]
    found = battle(t, "galliae-5", 1)
    assert found.attacker.units == ("franci-salii-u1",)
    assert found.defender.units == ("franci-salii-u2", "franci-salii-u3")


# Federating the vanquished [9.4]


def vanquishing(leader: str = "aetius", tribe_name: str = "vandali", status: str = "war") -> Position:
    """A Roman Force about to destroy the last unit of a Tribe."""
    t = bare()
    two_emperors(t)
    unit = tribe(t, tribe_name, status, "galliae-5", 1)[0]  # type: ignore[arg-type]
    reduce(t, unit)
    stand(t, "galliae-5", "co-galliae-2", "comites-alani", "comites-seniores", leader)
    return t


@proves("UR112", "9.4")
@pytest.mark.parametrize(("die", "won"), [(2, True), (3, False), (9, False)])
def test_ur112_ricimer_federates_below_his_cp(die: int, won: bool) -> None:
    t = vanquishing("ricimer")
    t.throw(9, die)
    play(t, fight_for(t, "galliae-5", "roman"), federate="federate")
    assert [each.federated for each in told(t, FederationTested)] == [won]
    assert ("vandali" in t.state.federating) == won


@proves("9.4")
def test_a_minor_tribe_is_federated_below_the_cp_on_a_d6() -> None:
    t = vanquishing("aetius", "alamanni")
    t.throw(9, 3)
    play(t, fight_for(t, "galliae-5", "roman"), federate="federate")
    assert "alamanni" in t.state.federating


@proves("9.4", "R18")
@pytest.mark.parametrize(
    ("leader", "name", "status"),
    [
        ("magister-galliarum", "vandali", "war"),
        ("aetius", "hunni", "war"),
        ("aetius", "persae", "war"),
        ("aetius", "bagaudes", "war"),
        ("aetius", "visigothi", "revolt"),
    ],
)
def test_who_cannot_be_federated_in_battle(leader: str, name: str, status: str) -> None:
    t = vanquishing(leader, name, status)
    t.throw(9)
    assert "federate" not in topics(t, fight_for(t, "galliae-5", "roman"))
    assert name in t.state.pacified


@proves("9.4", "R92")
def test_a_beaten_ally_is_not_federated_without_its_major_tribe() -> None:
    t = vanquishing("aetius", "alani")
    t.state.tribes["alani"].ally = "vandali"
    tribe(t, "vandali", "war", "galliae-1", 1)
    t.throw(9)
    assert "federate" not in topics(t, fight_for(t, "galliae-5", "roman"))
    assert t.state.pacified == ["alani"]


@proves("9.4", "R88", "R92")
def test_subjects_of_the_hunni_decide_for_themselves_but_cannot_be_federated() -> None:
    t = vanquishing("aetius", "gepidae")
    t.state.tribes["gepidae"].ally = "ostrogothi"
    t.throw(9)
    assert "federate" not in topics(t, fight_for(t, "galliae-5", "roman"))
    t = vanquishing("aetius", "gepidae")
    t.throw(9, 3)
    play(t, fight_for(t, "galliae-5", "roman"), federate="federate")
    assert "gepidae" in t.state.federating


@proves("9.4", "R18")
def test_only_those_present_in_the_last_battle_may_federate() -> None:
    """A Comes destroyed the Vandali elsewhere; Aetius wins another battle and may not federate them."""
    t = vanquishing("magister-galliarum")
    t.throw(9)
    play(t, fight_for(t, "galliae-5", "roman"))
    stand(t, "italia-1", "aetius", "co-italia-1", "ioviani-seniores")
    reduce(t, *tribe(t, "alamanni", "war", "italia-1", 1))
    t.throw(9)
    decision = ask(t, fight_for(t, "italia-1", "roman"), "federate")
    assert str(decision.question.args).count("alamanni") == 1


@proves("9.4", "R37")
def test_a_tribe_that_fails_to_retreat_may_be_federated_too() -> None:
    t = bare()
    two_emperors(t)
    tribe(t, "alamanni", "war", "italia-8", 1)
    stand(t, "italia-8", "aetius", "co-italia-1", "comites-alani")
    t.throw(5, 3)
    play(t, fight_for(t, "italia-8", "roman"), federate="federate")
    assert t.state.pacified == ["alamanni"]
    assert "alamanni" in t.state.federating


@proves("9.4", "R18")
def test_a_beaten_leader_who_survives_was_present_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Vandali win, but their only, reduced unit falls by the fraction."""
    t = bare()
    two_emperors(t)
    tribe(t, "vandali", "war", "italia-5", 1)
    reduce(t, "vandali-u1")
    stand(t, "italia-5", "aetius", "co-italia-1", "co-italia-2")
    valued(t, monkeypatch, vandali_u1=(20, 0, 4), co_italia_1=(10, 0, 0), co_italia_2=(10, 0, 0))
    t.throw(6, 0)
    play(t, fight_for(t, "italia-5", "barbarian"), federate="federate")
    (found,) = told(t, BattleFought)
    assert (found.attacker_loss, found.winner) == ("3/4", "barbarian")
    assert [each.leader for each in told(t, FederationTested)] == ["aetius"]


@proves("9.4", "R18")
def test_the_best_leader_present_makes_the_attempt() -> None:
    t = vanquishing("sarus")
    stand(t, "galliae-5", "aetius")
    t.throw(9, 9)
    play(t, fight_for(t, "galliae-5", "roman"), federate="federate")
    assert [each.leader for each in told(t, FederationTested)] == ["aetius"]


# Scourge, Furor, Favour in battle [6.2, 6.3]


def hunnic(huns: int, others: int) -> Position:
    """Attila with Hunni and Gepidae attacks Romans."""
    t = bare("campaign-406")
    two_emperors(t)
    tribe(t, "hunni", "war", "galliae-5", huns)
    for name in ("gepidae", "ostrogothi"):
        taken = tribe(t, name, "war", "galliae-5", min(others, 2))
        others -= len(taken)
    stand(t, "galliae-5", "attila", "co-galliae-2", "comites-alani", "comites-seniores")
    deal(t, "barbarian", "scourge-of-god")
    return t


@proves("UR098", "6.2 Scourge of God")
def test_ur098_the_scourge_gives_the_best_row() -> None:
    t = hunnic(4, 3)
    play(t, fight_for(t, "galliae-5", "barbarian"), die__barbarian="scourge-of-god")
    (found,) = told(t, BattleFought)
    assert (found.die, found.row) == (None, 9)


@proves("UR157", "8.6", "6.2 Scourge of God")
def test_ur157_the_scourge_after_the_shifts(monkeypatch: pytest.MonkeyPatch) -> None:
    t = hunnic(1, 0)
    valued(t, monkeypatch, hunni_u1=(24, 3, 3), co_galliae_2=(25, 1, 1))
    for unit in ("comites-alani", "comites-seniores"):
        t.put(unit, "gone")
    play(t, fight_for(t, "galliae-5", "barbarian"), die__barbarian="scourge-of-god")
    (found,) = told(t, BattleFought)
    assert (found.column, found.shifted, found.row) == ("4/5", "5/4", 9)
    assert (found.attacker_loss, found.defender_loss, found.winner) == ("R", "A", "barbarian")


@proves("6.2 Scourge of God")
def test_the_scourge_of_a_defender_gives_the_lowest_row() -> None:
    t = hunnic(4, 0)
    play(t, fight_for(t, "galliae-5", "roman"), die__barbarian="scourge-of-god")
    assert told(t, BattleFought)[0].row == 2


@proves("UR099", "6.2 Scourge of God")
@pytest.mark.parametrize(("huns", "others", "leader"), [(3, 4, "attila"), (5, 0, "dux-hunni")])
def test_ur099_the_scourge_needs_half_hunni_under_a_named_leader(huns: int, others: int, leader: str) -> None:
    t = hunnic(huns, others)
    t.put("attila", "gone")
    stand(t, "galliae-5", leader)
    decision = ask(t, fight_for(t, "galliae-5", "barbarian"), "die.barbarian")
    assert refused(decision, "scourge-of-god")


@proves("UR099", "6.2 Scourge of God")
def test_just_half_of_the_force_are_hunni_enough() -> None:
    t = hunnic(3, 3)
    decision = ask(t, fight_for(t, "galliae-5", "barbarian"), "die.barbarian")
    assert "scourge-of-god" in offered(decision)


@proves("UR100", "6.2 Scourge of God", "6.3 Furor Germanicus")
def test_ur100_scourge_and_furor_cancel_each_other() -> None:
    t = hunnic(5, 0)
    stand(t, "galliae-5", *tribe(t, "franci-salii", "foederati", "galliae-5"))
    deal(t, "roman", "furor-germanicus")
    t.throw(5)
    play(
        t,
        fight_for(t, "galliae-5", "barbarian"),
        die__barbarian="scourge-of-god",
        die__roman="furor-germanicus",
    )
    assert told(t, BattleFought)[0].die == 5


@proves("6.2 Scourge of God", "6.3 Furor Germanicus")
def test_who_may_answer_a_stratagem_reads_what_was_played() -> None:
    t = hunnic(5, 0)
    stand(t, "galliae-5", *tribe(t, "franci-salii", "foederati", "galliae-5"))
    deal(t, "roman", "furor-germanicus")
    who = Player(t, die__barbarian="scourge-of-god")
    run(fight_for(t, "galliae-5", "barbarian"), who)
    first, second = (
        str(asked.question) for asked in who.asked if (asked.seat, asked.topic) == (t.seat("roman"), "die")
    )
    assert first.startswith("The die")
    assert second == f"Played so far: Scourge of God (Barbarian). {first}"


@proves("6.3 Furor Germanicus")
def test_furor_needs_a_german_on_either_side() -> None:
    t = hunnic(5, 0)
    deal(t, "roman", "furor-germanicus")
    assert refused(ask(t, fight_for(t, "galliae-5", "barbarian"), "die.roman"), "furor-germanicus")
    t = hunnic(4, 1)
    deal(t, "roman", "furor-germanicus")
    play(t, fight_for(t, "galliae-5", "barbarian"), die__roman="furor-germanicus")
    assert told(t, BattleFought)[0].row == 2


@proves("6.3 Divine Favour", "R80")
@pytest.mark.parametrize(("attackers", "defenders", "row"), [(1, 0, 7), (2, 0, 9), (0, 1, 3), (1, 1, 5), (0, 2, 2)])
def test_divine_favour_is_worth_two(monkeypatch: pytest.MonkeyPatch, attackers: int, defenders: int, row: int) -> None:
    t = at_italia(roman=1, hostile=1)
    valued(t, monkeypatch, vandali_u1=(4, 0, 0), li_italia_1=(4, 0, 0))
    deal(t, "barbarian", *["divine-favour"] * attackers)
    deal(t, "roman", *["divine-favour"] * defenders)
    t.throw(5)
    replies: dict[str, list[str]] = {}
    if attackers:
        replies["die__barbarian"] = ["divine-favour"] * attackers
    if defenders:
        replies["die__roman"] = ["divine-favour"] * defenders
    play(t, fight_for(t, "italia-1", "barbarian"), **replies)
    assert told(t, BattleFought)[0].row == row


@proves("8.5.1", "R38")
def test_leaders_who_cannot_retreat_score_for_the_enemy() -> None:
    t = bare()
    two_emperors(t)
    stand(t, "italia-8", "aetius", "co-italia-1", "comites-alani")
    tribe(t, "vandali", "revolt", "italia-8", 1)
    stand(t, "italia-8", "gundericus")
    t.state.pv["a"] = 0
    battle(t, "italia-8", 5, "roman")
    assert [(each.leader, each.by) for each in told(t, LeaderDied)] == [("gundericus", "roman")]
    assert t.state.pv["a"] == 1


def test_an_augustus_of_the_other_half_is_not_deposed() -> None:
    """A western Usurper who beats the eastern Augustus kills him, but doesn't win his throne."""
    t: UltimusRomanorum = bare()
    enthrone(t, "west", "honorius", "italia-4")
    enthrone(t, "east", "theodosius-ii", "italia-3")
    assert isinstance(t, Position)
    stand(t, "italia-3", "co-italia-1")
    usurp(t, "west", "constantinus-iii", "italia-3", "co-britanniae-1", "co-britanniae-2")
    stand(t, "thracia-3", "anthemius-maior")
    battle(t, "italia-3", 5)
    assert t.place("theodosius-ii") == "gone"
    assert t.state.thrones["east"].success == ""
    assert t.state.thrones["east"].augustus == "anthemius-maior"

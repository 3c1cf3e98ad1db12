"""Victory points and the end of the game [10]."""

from __future__ import annotations

import pytest

from rules.ultimus_romanorum.chapters.balance import cede, offer_pope
from rules.ultimus_romanorum.chapters.beginning import begin_year
from rules.ultimus_romanorum.chapters.losses import eliminate
from rules.ultimus_romanorum.chapters.scoring import close, occupied, score_end, score_year
from rules.ultimus_romanorum.data.models import Status
from rules.ultimus_romanorum.events import AreaCeded, PointsScored
from tests.rulebook.ultimus_romanorum.test_tribes import kingdom as kingdom_of_carthago
from tests.rulebook.ultimus_romanorum.toolkit import (
    Position,
    ask,
    bare,
    deal,
    play,
    proves,
    refused,
    stand,
    told,
    tribe,
    two_emperors,
    usurp,
)


def scores(t: Position) -> dict[str, int]:
    """What phase F gives, by cause."""
    score_year(t)
    found: dict[str, int] = {}
    for each in told(t, PointsScored):
        found[each.cause] = found.get(each.cause, 0) + each.pv
    return found


def base() -> Position:
    """Two Emperors outside the capitals' cities, no one else."""
    t = bare()
    two_emperors(t)
    return t


@proves("UR121", "10.2", "R36")
def test_ur121_a_quiet_year_gives_four() -> None:
    t = base()
    before = t.state.pv["a"]
    assert scores(t) == {"pv-thrones": 1, "pv-no-civil-war": 1, "pv-east": 1, "pv-west": 1}
    assert t.state.pv["a"] == before + 4


@proves("10.2", "R36")
def test_both_augusti_must_be_in_capitals() -> None:
    t = base()
    stand(t, "galliae-5", "honorius")
    assert "pv-thrones" not in scores(t)
    t = base()
    stand(t, "oriens-2", "honorius")
    assert scores(t)["pv-thrones"] == 1
    t = base()
    t.state.thrones["west"].augustus = ""
    assert "pv-thrones" not in scores(t)


@proves("10.2", "3.1.2", "3.1.3")
@pytest.mark.parametrize(
    ("area", "lost"),
    [
        ("viennensis-3", "pv-west"),
        ("italia-2", "pv-west"),
        ("italia-4", "pv-west"),
        ("italia-5", "pv-west"),
        ("thracia-3", "pv-east"),
        ("oriens-2", "pv-east"),
        ("galliae-5", ""),
    ],
)
def test_all_capitals_of_a_half_must_be_held(area: str, lost: str) -> None:
    t = base()
    tribe(t, "visigothi", "revolt", area, 1)
    assert {"pv-west", "pv-east"} - set(scores(t)) == ({lost} if lost else set())


@proves("10.2", "3.1.3")
def test_romans_of_a_usurper_take_a_capital_but_score_no_area() -> None:
    t = base()
    usurp(t, "west", "constantinus-iii", "italia-2", "co-britanniae-1")
    found = scores(t)
    assert found == {"pv-thrones": 1, "pv-east": 1, "pv-usurpation": 3}


@proves("10.2", "R11", "R59")
@pytest.mark.parametrize(
    ("state", "counts"), [("war", True), ("revolt", True), ("regnum", True), ("foederati", False), ("peace", False)]
)
def test_areas_with_hostile_tribes(state: Status, counts: bool) -> None:
    t = base()
    tribe(t, "vandali", state, "galliae-7", 2)
    stand(t, "galliae-5", "vandali-u3", "vandali-u4")
    tribe(t, "alani", state, "galliae-5")
    found = scores(t)
    assert (found.get("pv-areas", 0), found.get("pv-towns", 0)) == ((1, 2) if counts else (0, 0))


@proves("10.2", "R44")
def test_ceded_areas_and_lands_abroad_score_nothing() -> None:
    t = base()
    tribe(t, "vandali", "war", "galliae-5", 1)
    stand(t, "alamanni", "vandali-u2")
    t.state.ceded = ["galliae-5"]
    assert occupied(t) == ([], [])


def kingdom() -> Position:
    """The Vandali and their allies, the Alani, are one kingdom, in a campaign that cedes after five years."""
    t = bare("campaign-406")
    two_emperors(t)
    for name in ("vandali", "alani"):
        t.state.tribes[name].status = "regnum"
    t.state.tribes["alani"].ally = "vandali"
    return t


@proves("6.2 Barbarian Alliance", "10.3", "R44")
def test_a_kingdom_and_its_ally_hold_an_area_as_one() -> None:
    t = kingdom()
    for year in range(5):
        holder, other = ("alani-u1", "vandali-u1") if year < 2 else ("vandali-u1", "alani-u1")
        stand(t, "africa-3", holder)
        stand(t, "africa-4", other)
        assert not told(t, AreaCeded)
        cede(t)
    assert {each.area for each in told(t, AreaCeded)} == {"africa-3", "africa-4"}
    assert {each.tribe for each in told(t, AreaCeded)} == {"vandali"}


@proves("10.3", "R44")
def test_another_kingdom_beside_the_holder_changes_nothing_but_alone_it_begins_anew() -> None:
    t = kingdom()
    t.state.tribes["burgondi"].status = "regnum"
    stand(t, "galliae-5", "vandali-u1")
    for _ in range(2):
        cede(t)
    stand(t, "galliae-6", "vandali-u1")
    stand(t, "galliae-5", "burgondi-u1", "vandali-u1")
    cede(t)
    assert (t.state.held["galliae-5"], t.state.holders["galliae-5"]) == (3, "vandali")
    stand(t, "galliae-6", "vandali-u1")
    cede(t)
    assert (t.state.held["galliae-5"], t.state.holders["galliae-5"]) == (1, "burgondi")


@proves("10.3", "R44")
def test_a_save_that_names_the_ally_as_the_holder_goes_on() -> None:
    t = kingdom()
    stand(t, "africa-3", "vandali-u1")
    t.state.held, t.state.holders = {"africa-3": 4}, {"africa-3": "alani"}
    cede(t)
    assert t.state.ceded == ["africa-3"]


@proves("UR119", "10.2", "6.1 Pope")
def test_ur119_the_pope_spares_roma() -> None:
    t = base()
    tribe(t, "vandali", "war", "italia-5", 1)
    stand(t, "italia-6", "vandali-u2")
    deal(t, "roman", "pope")
    play(t, offer_pope(t), pope="pope")
    found = scores(t)
    assert "pv-roma" not in found
    assert (found["pv-towns"], "pv-areas" in found) == (2, False)
    assert t.place("pope-1") == "set-aside"


@proves("10.2")
def test_roma_counts_five_and_nothing_else() -> None:
    t = base()
    tribe(t, "vandali", "war", "italia-5", 1)
    found = scores(t)
    assert found["pv-roma"] == 5
    assert "pv-towns" not in found


@proves("UR164", "10.2", "6.1 Pope")
@pytest.mark.parametrize(("pope", "expected"), [(False, 8), (True, 3)])
def test_ur164_foederati_of_a_usurper_in_roma(pope: bool, expected: int) -> None:
    t = base()
    tribe(t, "franci-salii", "foederati", "italia-5", 1)
    usurp(t, "west", "constantinus-iii", "italia-6")
    t.state.cause["franci-salii-u1"] = "west"
    t.state.pope = pope
    t.changed()
    scores(t)
    assert t.state.pv["b"] == expected


@proves("6.1 Pope")
def test_the_pope_is_the_romans_only() -> None:
    t = base()
    deal(t, "barbarian", "pope")
    deal(t, "roman", "tribute")
    assert refused(ask(t, offer_pope(t), "pope.roman"), "pope")


@proves("10.2", "3.6.5")
def test_two_usurpations_score_three_in_all() -> None:
    t = base()
    usurp(t, "west", "constantinus-iii", "britanniae-2")
    usurp(t, "east", "anthemius-maior", "asia-2")
    assert scores(t)["pv-usurpation"] == 3


@proves("10.2", "UR103", "6.3 Ecumenical Council")
def test_ur103_council_vacancies_and_new_kingdoms() -> None:
    t = base()
    t.state.council, t.state.vacancies, t.state.founded = "asia-2", 2, ["vandali"]
    found = scores(t)
    assert (found["pv-council-open"], found["pv-vacant"], found["pv-regnum"]) == (3, 6, 5)


@proves("10.2", "9.3.5", "R133")
def test_a_throne_that_falls_vacant_in_winter_pays_in_the_next_year() -> None:
    t = base()
    t.state.vacancies, t.state.founded = 1, ["vandali"]
    assert scores(t)["pv-vacant"] == 3
    t.events.clear()
    assert not {"pv-vacant", "pv-regnum"} & scores(t).keys()
    t.state.vacancies, t.state.founded = 1, ["vandali"]
    begin_year(t)
    found = scores(t)
    assert (found["pv-vacant"], found["pv-regnum"]) == (3, 5)


@proves("10.2", "R37")
@pytest.mark.parametrize(("cause", "pacified"), [("loss-battle", True), ("loss-retreat", True), ("loss-plague", False)])
def test_only_combat_pacifies(cause: str, pacified: bool) -> None:
    t = base()
    eliminate(t, tribe(t, "alamanni", "war", "galliae-5"), cause, "8.4.2")
    assert ("pv-tribe" in scores(t)) == pacified


@proves("10.2", "R37")
def test_pacified_tribes() -> None:
    t = base()
    t.state.pacified = ["alamanni", "vandali"]
    tribe(t, "alamanni", "war")
    tribe(t, "vandali", "revolt")
    assert scores(t)["pv-tribe"] == 1 + 3


@proves("10.2", "R27", "R81", "R92")
@pytest.mark.parametrize(("vandali", "expected"), [("africa-3", 1), ("fallen", 0)])
def test_a_beaten_ally_of_a_kingdom_counts_while_its_major_tribe_has_units(vandali: str, expected: int) -> None:
    t = kingdom_of_carthago()
    for unit in t.data.units_of["vandali"]:
        t.put(unit, vandali)
    eliminate(t, t.data.units_of["alani"], "loss-battle", "8.4.2")
    assert scores(t).get("pv-tribe", 0) == expected


@proves("10.3", "4.5.3", "9.4", "R81")
@pytest.mark.parametrize(
    ("units", "capital", "gone"),
    [("fallen", "comites-seniores", True), ("fallen", "", False), ("africa-3", "comites-seniores", False)],
)
def test_in_the_last_year_a_kingdom_destroyed_with_its_capital_is_dissolved(
    units: str, capital: str, gone: bool
) -> None:
    t = kingdom_of_carthago()
    t.state.scenario = "majorian-455"
    for unit in t.data.units_of["vandali"]:
        t.put(unit, units)
    for unit in t.data.units_of["alani"]:
        t.put(unit, "africa-2")
    stand(t, "africa-4", *([capital] if capital else []))
    score_end(t)
    assert [each.pv for each in told(t, PointsScored) if each.cause == "pv-regnum-gone"] == ([10] if gone else [])


@proves("2.7", "R48")
def test_heavy_taxes_take_a_point_but_never_more_than_was_won() -> None:
    t = base()
    t.state.event = "heavy-taxes"
    assert scores(t)["pv-taxes"] == -1
    t = base()
    t.state.event = "heavy-taxes"
    usurp(t, "west", "constantinus-iii", "italia-2", "co-britanniae-1")
    usurp(t, "east", "anthemius-maior", "thracia-3", "scythae")
    t.put("honorius", "galliae-5")
    t.state.pv["a"] = 10
    assert "pv-taxes" not in scores(t)
    assert t.state.pv["a"] == 10


@proves("10", "R43")
def test_points_never_fall_below_zero() -> None:
    t = base()
    t.state.pv["a"] = 1
    t.score("roman", -3, "pv-tribute", "6.1")
    assert t.state.pv["a"] == 0


@proves("UR122", "10.3", "R121")
@pytest.mark.parametrize(
    ("a", "b", "level", "winner"),
    [
        (40, 20, "victory", "a"),
        (41, 20, "decisive", "a"),
        (20, 100, "decisive", "b"),
        (20, 101, "complete", "b"),
        (1, 0, "complete", "a"),
        (7, 7, "draw", None),
    ],
)
def test_ur122_the_levels_of_victory(a: int, b: int, level: str, winner: str | None) -> None:
    t = base()
    t.state.pv = {"a": a, "b": b}
    close(t)
    assert t.state.result is not None
    assert (t.state.result.level, t.state.result.winner) == (level, winner)


@proves("0.5", "5", "10.1")
def test_points_belong_to_the_player_of_the_camp() -> None:
    t = base()
    t.state.roman = "b"
    t.state.pv = {"a": 3, "b": 5}
    t.score("roman", 2, "pv-battle", "10.1")
    assert t.state.pv == {"a": 3, "b": 7}

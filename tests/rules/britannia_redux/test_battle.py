"""Battles of Britannia reDux: dice, losses, retreats, points."""

from __future__ import annotations

import pytest

from rules.britannia_redux.chapters import battle, raids, submission
from rules.britannia_redux.events import BattleEnded, HitsTaken, PointsScored, UnitsRetreated
from tests.rules.britannia_redux.playing import Loaded, entered, own, position, run, told


def attacked(t: Loaded, attacker: str, area: str, origin: str) -> Loaded:
    """The same position, with the attackers come from a place."""
    own(t)
    entered(t, [*t.armies(area, attacker), *t.leaders(area, attacker)], origin)
    return t


@pytest.mark.rule("15.1")
@pytest.mark.parametrize(
    ("firer", "target", "hard", "needed"),
    [
        ("infantry", "infantry", False, 5),
        ("infantry", "roman-infantry", False, 6),
        ("roman-infantry", "infantry", False, 4),
        ("cavalry", "cavalry", False, 5),
        ("roman-infantry", "infantry", True, 6),
        ("roman-fort", "infantry", False, 5),
        ("infantry", "roman-fort", False, 5),
        ("infantry", "stronghold", True, 6),
        ("infantry", "burh", True, 4),
    ],
)
def test_what_each_needs(firer: str, target: str, hard: bool, needed: int) -> None:
    assert battle.need(position(), firer, target, hard) == needed


@pytest.mark.rule("15.2.2")
def test_a_fort_is_shielded_until_the_last_roman_falls() -> None:
    t = attacked(position(nation="belgae", belgae={"essex": 2}, romans={"essex": 1}), "belgae", "essex", "suffolk")
    t.fortify("essex", "roman-fort")
    field = battle.begin(t, "belgae", "essex")
    t.load(5, 5, 1, 1)
    run(battle.exchange(t, field))
    assert len(t.armies("essex", "romans")) == 1
    assert t.fort("essex")
    assert {shot.wasted for shot in told(t, HitsTaken)[0].shots} == {"shielded"}
    t.load(6, 5, 1, 1)
    run(battle.exchange(t, field))
    assert t.has_destroyed_fort("essex")
    assert [(event.points, event.cause) for event in told(t, PointsScored)] == [(2, "army"), (2, "fort")]


@pytest.mark.rule("15.2.2")
def test_both_may_fall_at_once() -> None:
    t = attacked(position(nation="jutes", jutes={"kent": 1}), "jutes", "kent", "english-channel")
    t.fortify("kent", "roman-fort")
    t.load(5, 5)
    run(battle.fight(t, "jutes", "kent"))
    assert t.is_vacant("kent")
    assert t.has_destroyed_fort("kent")
    assert told(t, BattleEnded)[0].winner == ""


@pytest.mark.rule("B10.2")
def test_a_leader_adds_one() -> None:
    t = attacked(
        position(nation="belgae", belgae={"suffolk": 2}, romans={"suffolk": 1}), "belgae", "suffolk", "norfolk"
    )
    t.lead("boudica", "suffolk")
    t.load(5, 2, 1)
    run(battle.fight(t, "belgae", "suffolk"), "stay")
    assert told(t, BattleEnded)[0].winner == "belgae"


@pytest.mark.rule("B7.3")
def test_weak_dice_take_infantry_first() -> None:
    t = position("after-rome-9", "saxons", saxons={"avalon": 2}, romano_british={"avalon": 1})
    t.muster("romano-british", "avalon", 1, "cavalry")
    attacked(t, "saxons", "avalon", "wessex")
    t.load(6, 5, 1, 1)
    run(battle.exchange(t, battle.begin(t, "saxons", "avalon")))
    assert not t.armies("avalon", "romano-british")


@pytest.mark.rule("B7.3")
def test_the_owner_chooses_what_a_good_die_takes() -> None:
    t = position("after-rome-9", "saxons", saxons={"avalon": 1}, romano_british={"avalon": 1})
    t.muster("romano-british", "avalon", 1, "cavalry")
    attacked(t, "saxons", "avalon", "wessex")
    t.load(6, 1, 1)
    run(battle.exchange(t, battle.begin(t, "saxons", "avalon")), "0i1c")
    assert [t.kind(army) for army in t.armies("avalon", "romano-british")] == ["infantry"]


@pytest.mark.rule("16.2.2", "R56")
def test_a_burh_given_binds_its_armies() -> None:
    t = position("after-rome-9", "danes", {"burhs": True}, danes={"hwicce": 1}, saxons={"hwicce": 2, "south_mercia": 1})
    t.fortify("hwicce", "burh", "saxons")
    t.fortify("south-mercia", "burh", "saxons")
    attacked(t, "danes", "hwicce", "march")
    t.load(5, 6, 2, 1)
    run(battle.fight(t, "danes", "hwicce"), "0i0c+burh")
    assert t.is_vacant("hwicce")
    assert len(t.armies("south-mercia", "saxons")) == 3
    assert "hwicce" not in t.state.forts


@pytest.mark.rule("16.1.3")
def test_a_stronghold_makes_terrain_difficult_and_scores() -> None:
    t = position("after-rome-9", "normans", {"strongholds": True})
    t.muster("normans", "avalon", 2, "cavalry")
    t.lead("william", "avalon")
    t.fortify("avalon", "stronghold", "saxons")
    attacked(t, "normans", "avalon", "wessex")
    t.load(4, 5, 1)
    run(battle.fight(t, "normans", "avalon"), "stay")
    assert [(event.nation, event.points) for event in told(t, PointsScored)] == [("normans", 2)]


@pytest.mark.rule("B8.2", "R22")
def test_defenders_do_not_retreat_to_where_the_attackers_came_from() -> None:
    t = position("after-rome-9", "angles", angles={"lindsey": 1}, belgae={"lindsey": 1})
    attacked(t, "angles", "lindsey", "york")
    t.load(1, 1, 6, 1)
    run(battle.fight(t, "angles", "lindsey"), "all:norfolk")
    assert told(t, UnitsRetreated)[0].to == "norfolk"
    assert told(t, BattleEnded)[0].winner == "angles"


@pytest.mark.rule("15.2.4")
@pytest.mark.parametrize(("area", "origin", "asks"), [("lothian", "dunedin", True), ("strathclyde", "dunedin", False)])
def test_pict_fort_raiders_go_back(area: str, origin: str, asks: bool) -> None:
    t = position(nation="picts", picts={area: 2})
    t.fortify(area, "roman-fort")
    attacked(t, "picts", area, origin)
    t.load(6, 6, 1)
    run(battle.fight(t, "picts", area), *(["all:dunedin"] if asks else []))
    assert bool(told(t, UnitsRetreated)) is asks


@pytest.mark.rule("15.4.4")
def test_only_rome_scores_for_boudica() -> None:
    for nation, points in (("welsh", []), ("romans", [3])):
        t = position(nation=nation, belgae={"norfolk": 1})
        t.muster(nation, "norfolk", 1)
        t.lead("boudica", "norfolk")
        attacked(t, nation, "norfolk", "suffolk")
        t.load(6, 1)
        run(battle.fight(t, nation, "norfolk"))
        assert [event.points for event in told(t, PointsScored)] == points


@pytest.mark.rule("15.4.3")
@pytest.mark.parametrize("has_fort", [False, True])
def test_raids_score_where_no_fort_counter_lies(has_fort: bool) -> None:
    t = position("romans-9", "irish", irish={"cornwall": 1}, welsh={"devon": 1})
    t.state.owners = {"cornwall": "welsh"}
    t.state.raid_areas = ["cornwall"]
    t.state.raiders = dict.fromkeys(t.armies("cornwall", "irish"), "atlantic-ocean")
    if has_fort:
        t.fortify("cornwall", "roman-fort", intact=False)
    raids.score_raids(t)
    raids.score_raids(t)
    assert t.state.points["irish"] == (0 if has_fort else 1)
    run(raids.return_raiders(t), "home")
    assert t.armies("atlantic-ocean", "irish")


@pytest.mark.rule("15.5", "R11")
def test_who_may_submit_to_rome() -> None:
    t = position(
        "romans-15",
        "romans",
        belgae={"norfolk": 1},
        welsh=dict.fromkeys(("gwynedd", "powys", "dyfed", "gwent", "devon"), 1),
    )
    assert submission.may_submit(t, "belgae", "romans")
    assert submission.may_submit(t, "welsh", "romans")
    assert not submission.may_submit(t, "irish", "romans")
    t.muster("welsh", "clwyd", 1)
    assert not submission.may_submit(t, "welsh", "romans")
    t.state.turn = 2
    assert not submission.may_submit(t, "belgae", "romans")


@pytest.mark.rule("15.5.1")
def test_submission_cancels_battles_and_romans_march_by_road() -> None:
    t = position(nation="romans", romans={"hwicce": 2}, welsh={"hwicce": 1, "gwent": 1})
    t.fortify("south-mercia", "roman-fort")
    t.fortify("downlands", "roman-fort")
    attacked(t, "romans", "hwicce", "south-mercia")
    run(submission.submit(t, "welsh", "romans"), "south-mercia:1", "downlands:1")
    assert len(t.armies("downlands", "romans")) == len(t.armies("south-mercia", "romans")) == 1
    assert t.owner("hwicce") == "welsh"

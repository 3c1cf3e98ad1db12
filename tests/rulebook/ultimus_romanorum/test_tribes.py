"""Tribes: war and peace, Foederati, revolts, kingdoms, alliances [4, 6.2, 6.3]."""

from __future__ import annotations

import pytest

from rules.core.decisions import Pick
from rules.ultimus_romanorum.chapters.adjustments import adjust
from rules.ultimus_romanorum.chapters.balance import check_capitals, end_migration
from rules.ultimus_romanorum.chapters.campaign import move
from rules.ultimus_romanorum.chapters.geostrategy import enter, enter_leaders, generic_areas
from rules.ultimus_romanorum.chapters.leaders import die, die_together
from rules.ultimus_romanorum.chapters.losses import eliminate
from rules.ultimus_romanorum.chapters.movement import allowance
from rules.ultimus_romanorum.chapters.stratagems import (
    alliances,
    bagaudes_areas,
    migrants,
    playable,
    rebels,
    treaty_targets,
    tribute_targets,
)
from rules.ultimus_romanorum.chapters.stratagems import play as play_stratagem
from rules.ultimus_romanorum.chapters.tribes import king_candidates, make_peace, rise
from rules.ultimus_romanorum.data.models import Camp, Status
from rules.ultimus_romanorum.events import (
    AllianceBroken,
    CapitalSet,
    KingCrowned,
    LeadersSettled,
    MigrationEnded,
    UnitRemoved,
)
from tests.rulebook.ultimus_romanorum.toolkit import (
    Position,
    ask,
    bare,
    begin,
    campaign,
    deal,
    offered,
    places,
    play,
    proves,
    reduce,
    refused,
    stand,
    told,
    topics,
    tribe,
    two_emperors,
    usurp,
)


def playing(t: Position, kind: str, camp: Camp = "barbarian", **replies: object) -> None:
    """Deal a stratagem and play it."""
    deal(t, camp, kind)
    play(t, play_stratagem(t, camp, kind), **replies)  # type: ignore[arg-type]


def status(t: Position, *names: str) -> list[Status]:
    """What some Tribes are to Rome."""
    return [t.state.tribes[name].status for name in names]


def base(scenario: str = "rhine-406") -> Position:
    """A bare map with two Emperors."""
    t = bare(scenario)
    two_emperors(t)
    return t


# War and peace [4.1, 4.2]


@proves("4.1", "R62")
def test_which_tribes_are_major() -> None:
    t = base()
    majors = {name for name in t.state.tribes if t.is_major(name)}
    assert majors == {"persae", "hunni", "burgondi", "ostrogothi", "vandali", "visigothi"}


@proves("4.1", "R62")
def test_the_franci_become_major_with_their_first_leader() -> None:
    t = base()
    tribe(t, "franci-salii", "foederati", "galliae-1")
    enter(t, "chlodio", "galliae-1", "entry-due")
    assert t.is_major("franci-salii")


@proves("4.1", "6.2 Barbarian Alliance", "R62")
def test_the_franci_that_become_major_follow_no_ally_any_more_and_that_is_told() -> None:
    t = base()
    for name in ("franci-salii", "burgondi"):
        tribe(t, name, "foederati", "galliae-1", 1)
    t.state.tribes["franci-salii"].ally = "burgondi"
    for leader in ("chlodio", "meroveus"):
        enter(t, leader, "galliae-1", "entry-due")
    assert t.state.tribes["franci-salii"].ally == ""
    assert [(each.major, each.minor, each.cause) for each in told(t, AllianceBroken)] == [
        ("burgondi", "franci-salii", "alliance-grown")
    ]


@proves("4.2.2", "4.2.3", "6.2 Minor Tribe Uprising")
def test_a_minor_tribe_declares_war_at_home() -> None:
    t = base()
    playing(t, "minor-uprising", uprising="alamanni")
    assert status(t, "alamanni") == ["war"]
    assert places(t, t.data.units_of["alamanni"]) == {"alamanni"}


@proves("4.2.3", "6.2 Minor Tribe Uprising")
def test_the_barbarian_splits_units_over_several_homes() -> None:
    t = base()
    layout = {"picti-1": (), "picti-2": ("picti-u1",), "picti-3": ("picti-u2",)}
    playing(t, "minor-uprising", uprising="picti", homes=layout)
    assert (t.place("picti-u1"), t.place("picti-u2")) == ("picti-2", "picti-3")


@proves("4.2.2", "4.2.3", "1.2.1", "6.2 Major Tribe Uprising")
def test_a_major_tribe_stays_where_it_is() -> None:
    t = base()
    units = tribe(t, "persae", "peace", "persae-3")
    playing(t, "major-uprising", uprising="persae")
    assert status(t, "persae") == ["war"]
    assert places(t, units) == {"persae-3"}


@proves("4.5.2", "6.2 Major Tribe Uprising", "R68")
def test_foederati_revolt_and_bind_those_they_stand_with() -> None:
    t = base()
    tribe(t, "visigothi", "foederati", "viennensis-4", 2)
    stand(t, "viennensis-4", "co-viennensis-1")
    playing(t, "major-uprising", uprising="visigothi")
    assert status(t, "visigothi") == ["revolt"]
    assert t.camp("visigothi-u1") == "barbarian"
    assert t.state.bound == ["viennensis-4"]


@proves("UR053", "6.4", "R51", "6.2 Two Minor Tribe Uprisings", "6.2 Three Minor Tribe Uprisings")
@pytest.mark.parametrize(("kind", "number"), [("two-minor-uprisings", 2), ("three-minor-uprisings", 3)])
def test_ur053_the_number_of_tribes_is_compulsory(kind: str, number: int) -> None:
    t = base()
    deal(t, "barbarian", kind)
    decision = ask(t, play_stratagem(t, "barbarian", kind), "uprising")
    names = ("heruli", "suevi", "saxones", "scoti")
    assert decision.check(names[:number]) == names[:number]
    for wrong in (names[: number - 1], names[: number + 1]):
        assert refused(decision, *wrong)


@proves("6.4", "6.2 Three Major Tribe Uprisings")
def test_as_many_as_there_are_declare_war() -> None:
    t = base()
    for name in ("persae", "hunni", "burgondi", "ostrogothi"):
        tribe(t, name, "war")
    tribe(t, "visigothi", "foederati", "galliae-5")
    playing(t, "three-major-uprisings")
    assert status(t, "vandali", "visigothi") == ["war", "revolt"]
    assert t.place("three-major-uprisings-1") == "set-aside"


@proves("6.2 Minor Tribe Uprising", "4.4.2", "R51")
def test_who_can_be_raised() -> None:
    t = base()
    t.state.tribes["alani"].ally = "vandali"
    t.state.tribes["gepidae"].ally = "hunni"
    tribe(t, "suevi", "war")
    tribe(t, "saxones", "revolt")
    able = set(rebels(t, "minor"))
    assert {"gepidae", "heruli", "iberia"} <= able
    assert not able & {"armenia", "bagaudes", "alani", "suevi", "saxones", "vandali"}


@proves("UR169", "6.2 Major Tribe Uprising", "R88")
@pytest.mark.parametrize(("raised", "subjects"), [("hunni", ["war", "war"]), ("ostrogothi", ["war", "peace"])])
def test_ur169_the_hunni_take_their_subjects_along(raised: str, subjects: list[str]) -> None:
    t = base()
    for name in ("ostrogothi", "gepidae"):
        t.state.tribes[name].ally = "hunni"
    playing(t, "major-uprising", uprising=raised)
    assert status(t, "ostrogothi", "gepidae") == subjects
    assert (status(t, "hunni") == ["war"]) == (raised == "hunni")


# Treaties and Tribute [6.1]


@proves("4.5.1", "6.1 Minor Federation Treaty")
def test_a_minor_tribe_inside_the_empire_is_federated() -> None:
    t = base()
    tribe(t, "suevi", "war", "hispaniae-1")
    playing(t, "minor-federation-treaty", "roman")
    assert status(t, "suevi") == ["foederati"]
    assert t.camp("suevi-u1") == "roman"
    assert t.place("suevi-u1") == "hispaniae-1"


@proves("UR046", "4.5.1", "6.1 Major Federation Treaty")
def test_ur046_all_units_must_be_inside() -> None:
    t = base()
    tribe(t, "vandali", "war", "hispaniae-5")
    assert treaty_targets(t, "major") == ["vandali"]
    stand(t, "vandali", "vandali-u4")
    assert treaty_targets(t, "major") == []


@proves("UR047", "UR048", "6.1 Major Federation Treaty", "6.1 Minor Federation Treaty", "R19", "R50")
@pytest.mark.parametrize(
    ("name", "state", "area", "ally"),
    [
        ("hunni", "war", "galliae-5", ""),
        ("persae", "war", "oriens-3", ""),
        ("bagaudes", "war", "galliae-7", ""),
        ("vandali", "regnum", "africa-4", ""),
        ("ostrogothi", "war", "moesiae-3", "hunni"),
        ("gepidae", "war", "moesiae-3", "hunni"),
        ("suevi", "peace", "hispaniae-1", ""),
        ("armenia", "roman-ally", "pontica-3", ""),
    ],
)
def test_ur047_ur048_who_is_never_federated(name: str, state: Status, area: str, ally: str) -> None:
    t = base()
    tribe(t, name, state, area)
    t.state.tribes[name].ally = ally
    assert name not in (*treaty_targets(t, "major"), *treaty_targets(t, "minor"))


@proves("6.1 Major Federation Treaty", "6.2 Barbarian Alliance", "R27")
def test_allies_are_federated_together_if_all_are_inside() -> None:
    t = base()
    tribe(t, "vandali", "war", "hispaniae-5")
    tribe(t, "alani", "war", "hispaniae-4")
    t.state.tribes["alani"].ally = "vandali"
    assert treaty_targets(t, "minor") == []
    stand(t, "vandali", "alani-u1")
    assert treaty_targets(t, "major") == []
    stand(t, "hispaniae-4", "alani-u1")
    playing(t, "major-federation-treaty", "roman")
    assert status(t, "vandali", "alani") == ["foederati", "foederati"]


@proves("UR049", "6.1 Tribute", "R43")
def test_ur049_tribute_needs_the_points() -> None:
    t = base()
    tribe(t, "visigothi", "revolt", "galliae-5")
    t.state.pv["a"] = 2
    assert tribute_targets(t) == []
    t.state.pv["a"] = 3
    playing(t, "tribute", "roman")
    assert t.state.pv["a"] == 0
    assert status(t, "visigothi") == ["foederati"]
    assert t.place("visigothi-u1") == "galliae-5"


@proves("UR050", "6.1 Tribute", "R29")
def test_ur050_a_minor_tribe_at_war_goes_home() -> None:
    t = base()
    tribe(t, "suevi", "war", "hispaniae-1")
    reduce(t, "suevi-u1")
    t.put("suevi-u2", "fallen")
    t.state.pv["a"] = 8
    playing(t, "tribute", "roman")
    assert t.state.pv["a"] == 7
    assert status(t, "suevi") == ["peace"]
    assert places(t, t.data.units_of["suevi"]) == {"suevi"}
    assert t.state.reduced == []


@proves("6.1 Tribute", "4.2.2", "R29")
def test_leaders_of_a_major_tribe_go_home_too() -> None:
    t = base()
    tribe(t, "vandali", "war", "hispaniae-5")
    stand(t, "hispaniae-5", "gundericus")
    t.state.pv["a"] = 3
    playing(t, "tribute", "roman")
    assert places(t, ("gundericus", "vandali-u1")) == {"vandali"}
    (settled,) = told(t, LeadersSettled)
    assert (settled.tribe, settled.leaders, settled.area) == ("vandali", ("gundericus",), "vandali")


@proves("6.1 Tribute", "4.2.2", "R85")
def test_it_is_told_that_units_wait_while_romans_hold_their_home() -> None:
    t = base()
    tribe(t, "suevi", "war", "hispaniae-1")
    for home in t.data.tribes["suevi"].homes:
        stand(t, home, "ioviani-seniores")
    t.state.pv["a"] = 8
    playing(t, "tribute", "roman")
    assert places(t, t.data.units_of["suevi"]) == {"waiting"}
    removed = told(t, UnitRemoved)
    assert {event.unit for event in removed} == set(t.data.units_of["suevi"])
    assert {event.cause for event in removed} == {"waits-home"}


@proves("6.1 Tribute", "R88", "R27")
def test_tribute_calms_allies_together_and_subjects_alone() -> None:
    t = base()
    for name in ("hunni", "ostrogothi", "gepidae"):
        tribe(t, name, "war", "moesiae-1")
    for name in ("ostrogothi", "gepidae"):
        t.state.tribes[name].ally = "hunni"
    t.state.pv["a"] = 9
    playing(t, "tribute", "roman", tribe="gepidae")
    assert status(t, "hunni", "ostrogothi", "gepidae") == ["war", "war", "peace"]
    assert t.state.pv["a"] == 8
    playing(t, "tribute", "roman", tribe="hunni")
    assert status(t, "hunni", "ostrogothi") == ["peace", "peace"]
    tribe(t, "vandali", "war", "hispaniae-5")
    tribe(t, "alani", "war", "hispaniae-5")
    t.state.tribes["alani"].ally = "vandali"
    assert tribute_targets(t) == ["vandali"]


@proves("6.1 Tribute", "R19")
def test_no_tribute_to_a_kingdom_or_a_tribe_at_peace() -> None:
    t = base()
    t.state.pv["a"] = 9
    tribe(t, "vandali", "regnum", "africa-4")
    tribe(t, "persae", "peace", "persae-1")
    assert tribute_targets(t) == []


@proves("6.1 Tribute", "R91")
def test_a_tribe_without_a_home_that_is_bought_off_serves_rome() -> None:
    t = base()
    t.state.pv["a"] = 9
    tribe(t, "ghassanides", "war", "oriens-6")
    playing(t, "tribute", "roman")
    assert status(t, "ghassanides") == ["foederati"]


@proves("6.1 Tribute", "R93")
def test_bagaudes_who_are_bought_off_disperse() -> None:
    t = base()
    t.state.pv["a"] = 9
    tribe(t, "bagaudes", "war", "galliae-7")
    playing(t, "tribute", "roman")
    assert status(t, "bagaudes") == ["off-map"]
    assert t.place("bagaudes-u1") == "home"
    assert t.state.pv["a"] == 8
    assert bagaudes_areas(t)


@proves("9.4", "R85")
def test_units_wait_while_romans_hold_their_home() -> None:
    t = base()
    tribe(t, "alamanni", "war", "galliae-5")
    stand(t, "alamanni", "comites-alani")
    play(t, make_peace(t, "alamanni", "status-tribute", "6.1"))
    assert places(t, t.data.units_of["alamanni"]) == {"waiting"}


# Kingdoms [4.5.3, 6.2 Rex]


@proves("UR106", "4.5.3", "6.2 Rex")
def test_ur106_who_may_become_king() -> None:
    t = base()
    tribe(t, "visigothi", "foederati", "viennensis-2")
    stand(t, "viennensis-2", "alaricus", "dux-visigothi")
    assert king_candidates(t) == []
    tribe(t, "visigothi", "revolt")
    assert set(king_candidates(t)) == {"alaricus", "dux-visigothi"}
    stand(t, "viennensis-1", "alaricus", "dux-visigothi", "visigothi-u1")
    assert king_candidates(t) == []
    stand(t, "viennensis-4", "alaricus")
    assert king_candidates(t) == []
    tribe(t, "suevi", "revolt", "hispaniae-1")
    assert king_candidates(t) == []


@proves("4.5.3", "6.2 Rex", "3.1.3")
def test_romans_in_the_town_do_not_prevent_a_kingdom() -> None:
    """On the day of a revolt Romans are still there; while one unit of the Barbarian's is too, the area is his."""
    t = base()
    tribe(t, "visigothi", "foederati", "viennensis-2")
    stand(t, "viennensis-2", "alaricus", "co-viennensis-1")
    play(t, rise(t, "visigothi", "status-uprising", "6.2"))
    assert king_candidates(t) == ["alaricus"]
    t.throw(4)
    playing(t, "rex")
    assert (status(t, "visigothi"), t.state.tribes["visigothi"].capital) == (["regnum"], "viennensis-2")


@proves("4.5.3", "6.2 Rex", "10.2")
@pytest.mark.parametrize(("roll", "crowned"), [(4, True), (5, False)])
def test_rex_up_to_the_cp_of_the_leader(roll: int, crowned: bool) -> None:
    t = base()
    tribe(t, "visigothi", "revolt", "viennensis-2")
    stand(t, "viennensis-2", "alaricus")
    t.throw(roll)
    playing(t, "rex")
    facts = t.state.tribes["visigothi"]
    assert (facts.status == "regnum") == crowned
    assert (facts.king, facts.capital) == (("alaricus", "viennensis-2") if crowned else ("", ""))
    assert t.state.founded == (["visigothi"] if crowned else [])


def kingdom() -> Position:
    """Gensericus is King in Carthago; his four units and the allied Alani."""
    t = base()
    tribe(t, "vandali", "regnum", "africa-4")
    tribe(t, "alani", "regnum", "africa-4")
    stand(t, "africa-4", "gensericus")
    facts = t.state.tribes["vandali"]
    facts.king, facts.capital = "gensericus", "africa-4"
    t.state.tribes["alani"].ally = "vandali"
    t.changed()
    return t


@proves("4.5.3", "R35")
def test_a_king_is_followed_by_another_leader_or_the_next_to_enter() -> None:
    t = kingdom()
    stand(t, "africa-3", "gundericus", "dux-vandali")
    play(t, die(t, "gensericus", "death-natural", "2.D"), king="dux-vandali")
    assert t.state.tribes["vandali"].king == "dux-vandali"
    t = kingdom()
    play(t, die(t, "gensericus", "death-natural", "2.D"))
    assert (t.state.tribes["vandali"].king, status(t, "vandali")) == ("", ["regnum"])
    enter(t, "gundericus", "africa-4", "entry-due")
    assert t.state.tribes["vandali"].king == "gundericus"


@proves("4.5.3")
def test_no_one_who_falls_with_a_king_follows_him() -> None:
    t = kingdom()
    stand(t, "africa-3", "gundericus", "dux-vandali")
    play(t, die_together(t, ["gensericus", "gundericus"], "death-battle", "8.5.1", "roman"))
    assert [each.leader for each in told(t, KingCrowned)] == ["dux-vandali"]


@proves("UR107", "4.5.3")
def test_ur107_the_capital_moves_to_another_town() -> None:
    t = kingdom()
    stand(t, "africa-3", "gensericus", *t.data.units_of["vandali"])
    stand(t, "africa-5", *t.data.units_of["alani"])
    stand(t, "africa-4", "lanciarii-seniores")
    play(t, check_capitals(t))
    assert t.state.tribes["vandali"].capital == "africa-3"
    assert status(t, "vandali", "alani") == ["regnum", "regnum"]
    assert t.place("gensericus") == "africa-3"


@proves("UR108", "4.5.3", "R81")
def test_ur108_without_a_town_the_kingdom_is_dissolved() -> None:
    t = kingdom()
    stand(t, "africa-5", "gensericus", *t.data.units_of["vandali"], *t.data.units_of["alani"])
    stand(t, "africa-4", "lanciarii-seniores")
    before = dict(t.state.pv)
    play(t, check_capitals(t))
    assert status(t, "vandali", "alani") == ["revolt", "revolt"]
    assert t.place("gensericus") == "gone"
    assert t.state.pv == before


def divided(*fallen: str) -> Position:
    """After an exchange of camps Carthago holds Romans beside a part of its Vandali, who haven't fought yet."""
    t = kingdom()
    stand(t, "africa-5", *t.data.units_of["alani"], "gensericus")
    stand(t, "africa-4", "lanciarii-seniores")
    eliminate(t, fallen, "loss-battle", "8.4.2")
    return t


@proves("4.5.3", "5", "3.1.3", "R129")
@pytest.mark.parametrize("king", ["africa-4", "africa-5"])
def test_a_capital_with_both_camps_in_it_is_not_lost(king: str) -> None:
    t = divided()
    stand(t, king, "gensericus")
    assert topics(t, check_capitals(t)) == []
    assert (status(t, "vandali"), t.state.tribes["vandali"].capital) == (["regnum"], "africa-4")
    assert told(t, CapitalSet) == []


@proves("9.4", "9.4.3", "4.5.3", "R129")
def test_the_dead_of_a_kingdom_return_to_a_capital_with_both_camps_in_it() -> None:
    t = divided("vandali-u4")
    play(t, check_capitals(t))
    play(t, adjust(t))
    assert (t.place("vandali-u4"), status(t, "vandali")) == ("africa-4", ["regnum"])


@proves("4.5.3")
def test_romans_in_the_diocese_of_a_kingdom_stay_roman() -> None:
    t = kingdom()
    stand(t, "africa-1", "li-africa-1")
    assert t.camp("li-africa-1") == "roman"
    assert t.roman_area("africa-1")


# Alliances and rebellions [6.2, 6.3]


@proves("6.2 Barbarian Alliance", "R27")
def test_who_may_ally() -> None:
    t = base()
    tribe(t, "vandali", "war", "galliae-5")
    tribe(t, "suevi", "war", "galliae-4")
    tribe(t, "saxones", "war", "galliae-1")
    tribe(t, "heruli", "peace")
    assert [minor for major, minor in alliances(t) if major == "vandali"] == ["suevi"]
    playing(t, "barbarian-alliance", alliance="vandali+suevi")
    assert t.state.tribes["suevi"].ally == "vandali"
    tribe(t, "saxones", "revolt", "galliae-5")
    assert not [minor for major, minor in alliances(t) if major == "vandali"]


@proves("6.2 Barbarian Alliance")
def test_a_minor_tribe_at_peace_counts_at_home() -> None:
    t = base()
    tribe(t, "vandali", "peace", "vandali")
    assert ("vandali", "suevi") in alliances(t)
    assert ("vandali", "saxones") not in alliances(t)


@proves("6.2 Barbarian Alliance", "R52")
def test_the_bagaudae_ally_with_no_one() -> None:
    t = base()
    tribe(t, "burgondi", "war", "viennensis-1")
    tribe(t, "bagaudes", "war", "viennensis-2")
    tribe(t, "suevi", "war", "viennensis-2", 1)
    assert [minor for major, minor in alliances(t) if major == "burgondi"] == ["suevi"]


@proves("6.3 Rebellion", "R86")
@pytest.mark.parametrize(
    ("major_status", "leader", "roll", "after"),
    [
        ("war", "gundericus", 3, "foederati"),
        ("war", "gundericus", 2, "war"),
        ("foederati", "gundericus", 3, "revolt"),
        ("war", "", 1, "foederati"),
    ],
)
def test_a_rebellion_above_the_cp_of_the_best_leader(
    major_status: Status, leader: str, roll: int, after: Status
) -> None:
    t = base()
    tribe(t, "vandali", major_status, "galliae-5")
    tribe(t, "alani", major_status, "galliae-5")
    t.state.tribes["alani"].ally = "vandali"
    if leader:
        stand(t, "galliae-5", leader)
    t.throw(roll)
    playing(t, "rebellion", "roman")
    assert status(t, "alani") == [after]
    assert (t.state.tribes["alani"].ally == "") == (after != major_status)
    assert t.state.bound == (["galliae-5"] if after == "revolt" else [])


@proves("4.5.3", "4.4.1", "R129")
def test_neutral_units_keep_the_capital_of_their_kingdom() -> None:
    t = begin("catalaunian-451")
    stand(t, "africa-4", "aspar", "scythae")
    play(t, check_capitals(t))
    assert (t.state.tribes["vandali"].status, t.state.tribes["vandali"].capital) == ("regnum", "africa-4")


@proves("3.3.1", "4.4.1")
def test_a_generic_leader_does_not_return_among_neutral_tribes() -> None:
    t = begin("catalaunian-451")
    assert "africa-4" not in generic_areas(t, "comes-africae")
    assert generic_areas(t, "comes-africae")


@proves("6.3 Rebellion", "3.7.2", "R132")
@pytest.mark.parametrize(("followers", "after"), [(2, "foederati"), (1, "revolt"), (0, "revolt")])
def test_a_major_tribe_is_the_barbarians_once_all_its_units_follow_a_usurper(followers: int, after: Status) -> None:
    t = base()
    units = tribe(t, "visigothi", "foederati", "galliae-5", 2)
    tribe(t, "suevi", "foederati", "galliae-6", 1)
    t.state.tribes["suevi"].ally = "visigothi"
    usurp(t, "west", "constantinus-iii", "galliae-5", *units[:followers])
    t.throw(6)
    playing(t, "rebellion", "roman")
    assert status(t, "suevi") == [after]


@proves("4.1", "4.5.3", "R62")
@pytest.mark.parametrize(("before", "after"), [("regnum", "revolt"), ("foederati", "foederati")])
def test_the_franks_leave_a_kingdom_as_rebels_without_a_king(before: Status, after: Status) -> None:
    t = base("aetius-425")
    tribe(t, "visigothi", before, "galliae-5", 2)
    tribe(t, "franci-salii", before, "galliae-6")
    t.state.tribes["franci-salii"].ally = "visigothi"
    enter(t, "chlodio", "galliae-6", "entry-due")
    franks = t.state.tribes["franci-salii"]
    assert (franks.status, franks.ally, franks.king, franks.capital) == (after, "", "", "")


@proves("4.2.1", "R62")
def test_the_frankish_dux_comes_with_their_first_leader() -> None:
    t = base("aetius-425")
    tribe(t, "franci-salii", "foederati", "galliae-1")
    t.state.turn = 428
    for leader in ("chlodio", "dux-franci-salii"):
        t.put(leader, "to-come")
    play(t, enter_leaders(t, "roman"))
    assert places(t, ("chlodio", "dux-franci-salii")) == {"galliae-1"}


@proves("4.2.1", "2.C", "R116")
@pytest.mark.parametrize(("followers", "camp"), [(5, "barbarian"), (4, "roman")])
def test_leaders_join_a_tribe_that_follows_a_usurper_in_whole(followers: int, camp: Camp) -> None:
    t = base()
    units = tribe(t, "visigothi", "foederati", "galliae-5")
    stand(t, "galliae-6", *units[followers:])
    usurp(t, "west", "constantinus-iii", "galliae-5", *units[:followers])
    t.put("dux-visigothi", "fallen")
    for each in ("roman", "barbarian"):
        play(t, enter_leaders(t, each))
    assert t.camp("dux-visigothi") == camp
    assert t.place("dux-visigothi") == ("galliae-5" if camp == "barbarian" else "galliae-6")


@proves("6.3 Rebellion", "R25")
def test_a_subject_at_peace_that_rebels_stands_at_home() -> None:
    t = base()
    t.state.tribes["gepidae"].ally = "hunni"
    t.throw(1)
    playing(t, "rebellion", "barbarian")
    assert status(t, "gepidae") == ["foederati"]
    assert places(t, t.data.units_of["gepidae"]) == {"gepidae"}


@proves("6.2 Barbarian Alliance", "R26")
def test_the_death_of_attila_frees_his_subjects() -> None:
    t = base()
    tribe(t, "hunni", "war", "hunni-1")
    tribe(t, "gepidae", "war", "gepidae")
    for name in ("ostrogothi", "gepidae", "heruli"):
        t.state.tribes[name].ally = "hunni"
    stand(t, "hunni-1", "attila")
    play(t, die(t, "attila", "death-natural", "2.D"))
    assert [t.state.tribes[name].ally for name in ("ostrogothi", "gepidae", "heruli")] == ["", "", "hunni"]
    assert status(t, "ostrogothi", "gepidae") == ["peace", "war"]


@proves("6.2 Barbarian Alliance", "R88")
def test_the_ally_of_a_subject_goes_where_the_hunni_go() -> None:
    t = base()
    tribe(t, "hunni", "peace", "hunni-2")
    tribe(t, "ostrogothi", "peace", "ostrogothi")
    t.state.tribes["ostrogothi"].ally = "hunni"
    t.state.tribes["alamanni"].ally = "ostrogothi"
    t.changed()
    playing(t, "major-uprising", uprising="hunni")
    assert status(t, "hunni", "ostrogothi", "alamanni") == ["war"] * 3
    assert set(t.kin("alamanni")) == {"hunni", "ostrogothi", "alamanni"}


@proves("6.3 Rebellion", "6.2 Barbarian Alliance", "R92")
@pytest.mark.parametrize("roll", [6, 1])
def test_the_ally_of_a_subject_that_rebels_goes_with_it(roll: int) -> None:
    t = base()
    tribe(t, "hunni", "war", "hunni-1")
    stand(t, "hunni-1", "uldinus")
    tribe(t, "ostrogothi", "war", "moesiae-3", 2)
    tribe(t, "heruli", "war", "moesiae-3", 1)
    t.state.tribes["ostrogothi"].ally = "hunni"
    t.state.tribes["heruli"].ally = "ostrogothi"
    t.changed()
    t.throw(roll)
    playing(t, "rebellion", "roman", tribe="ostrogothi")
    after: Status = "foederati" if roll == 6 else "war"
    assert status(t, "hunni", "ostrogothi", "heruli") == ["war", after, after]
    assert t.state.tribes["heruli"].ally == "ostrogothi"
    assert t.camp("heruli-u1") == ("roman" if roll == 6 else "barbarian")


@proves("6.3 Rebellion", "R92")
def test_the_choice_of_a_rebel_says_who_goes_with_it() -> None:
    t = base()
    t.state.tribes["ostrogothi"].ally = "hunni"
    t.state.tribes["heruli"].ally = "ostrogothi"
    deal(t, "roman", "rebellion")
    pick = ask(t, play_stratagem(t, "roman", "rebellion"))
    assert isinstance(pick, Pick)
    details = {option.id: option.detail for option in pick.options}
    assert details["ostrogothi"].endswith("With the Ostrogoths go the Heruli.")
    assert "go the" not in details["heruli"]


@proves("6.3 Rebellion", "6.2 Barbarian Alliance", "R25", "R92")
def test_the_ally_of_a_subject_at_peace_is_put_at_home_with_it() -> None:
    t = base()
    t.state.tribes["ostrogothi"].ally = "hunni"
    t.state.tribes["heruli"].ally = "ostrogothi"
    t.throw(1)
    playing(t, "rebellion", "barbarian", tribe="ostrogothi")
    assert status(t, "ostrogothi", "heruli") == ["foederati", "foederati"]
    assert places(t, t.data.units_of["heruli"]) == set(t.data.tribes["heruli"].homes)


@proves("6.2 Barbarian Alliance", "6.2 Minor Tribe Uprising", "R51", "R88")
def test_gepidae_free_of_the_hunni_rise_with_their_ally_only() -> None:
    t = base()
    tribe(t, "visigothi", "foederati", "galliae-7", 2)
    tribe(t, "gepidae", "foederati", "galliae-7", 2)
    t.state.tribes["gepidae"].ally = "visigothi"
    assert "gepidae" not in rebels(t, "minor")
    playing(t, "major-uprising", uprising="visigothi")
    assert status(t, "visigothi", "gepidae") == ["revolt", "revolt"]
    t.state.tribes["gepidae"].status, t.state.tribes["gepidae"].ally = "peace", "hunni"
    assert "gepidae" in rebels(t, "minor")


@proves("6.2 Barbarian Alliance", "6.1 Tribute", "R27", "R88")
def test_gepidae_free_of_the_hunni_are_bought_off_with_their_ally_only() -> None:
    t = base()
    t.state.pv["a"] = 9
    tribe(t, "burgondi", "war", "galliae-7", 2)
    tribe(t, "gepidae", "war", "galliae-7", 2)
    t.state.tribes["gepidae"].ally = "burgondi"
    assert tribute_targets(t) == ["burgondi"]
    playing(t, "tribute", "roman")
    assert status(t, "burgondi", "gepidae") == ["peace", "peace"]


# Bagaudes and Migration [6.2]


@proves("6.2 Bagaudae")
def test_bagaudes_rise_in_an_area_without_units() -> None:
    t = base()
    stand(t, "galliae-7", "co-galliae-1")
    stand(t, "galliae-6", "sarus")
    areas = bagaudes_areas(t)
    assert "galliae-6" in areas
    assert "galliae-7" not in areas
    assert {t.area(area).diocese for area in areas} == {"Galliae", "Viennensis", "Hispaniae"}
    playing(t, "bagaudes", bagaudes="hispaniae-3")
    assert (t.place("bagaudes-u1"), status(t, "bagaudes")) == ("hispaniae-3", ["war"])
    assert t.place("bagaudes-1") == "cup"
    assert bagaudes_areas(t) == []


@proves("6.2 Migration", "6.2 Barbarian Alliance", "R22")
def test_the_allies_of_a_migrating_tribe_stay_with_their_player() -> None:
    t = base()
    tribe(t, "visigothi", "foederati", "viennensis-4")
    tribe(t, "heruli", "foederati", "viennensis-4")
    t.state.tribes["heruli"].ally = "visigothi"
    playing(t, "migration", tribe="visigothi")
    assert (t.camp("visigothi-u1"), t.camp("heruli-u1")) == ("barbarian", "roman")


@proves("6.2 Migration", "R22")
def test_who_may_migrate_and_for_how_long() -> None:
    t = base()
    tribe(t, "visigothi", "foederati", "viennensis-4")
    tribe(t, "persae", "peace", "persae-1")
    tribe(t, "vandali", "regnum", "africa-4")
    assert set(migrants(t)) == {"visigothi", "vandali"}
    playing(t, "migration", tribe="visigothi")
    assert t.camp("visigothi-u1") == "barbarian"
    assert status(t, "visigothi") == ["foederati"]
    assert migrants(t) == []
    end_migration(t)
    assert t.camp("visigothi-u1") == "roman"
    assert [(each.tribe, each.camp) for each in told(t, MigrationEnded)] == [("visigothi", "roman")]


@proves("6", "6.2 Migration", "R22")
def test_a_second_migration_follows_the_great_move_of_the_first() -> None:
    t = base()
    tribe(t, "visigothi", "foederati", "viennensis-4", 2)
    tribe(t, "burgondi", "foederati", "galliae-5", 2)
    deal(t, "barbarian", "migration", "migration")
    campaign(t, "barbarian")
    play(t, play_stratagem(t, "barbarian", "migration"), tribe="visigothi")
    assert "migration" not in playable(t, "barbarian", "E")
    play(t, move(t), movement="migrate", gather="viennensis-3")
    assert set(migrants(t)) == {"burgondi"}
    play(t, play_stratagem(t, "barbarian", "migration"))
    assert {t.camp("visigothi-u1"), t.camp("burgondi-u1")} == {"barbarian"}
    assert {allowance(t, ["visigothi-u1"]), allowance(t, ["burgondi-u1"])} == {4}
    play(t, move(t), movement="migrate", gather="galliae-6")
    assert places(t, ("burgondi-u1", "burgondi-u2")) == {"galliae-6"}
    end_migration(t)
    assert {t.camp("visigothi-u1"), t.camp("burgondi-u1")} == {"roman"}
    assert [each.tribe for each in told(t, MigrationEnded)] == ["visigothi", "burgondi"]
    assert t.migrants() == ()


@proves("4.4.1", "4.5.2", "4.2.3")
def test_an_uprising_changes_control_at_once() -> None:
    t = base()
    tribe(t, "franci-salii", "foederati", "galliae-1")
    t.state.cause["franci-salii-u1"] = "west"
    play(t, rise(t, "franci-salii", "status-uprising", "6.2"))
    assert {t.camp(unit) for unit in t.data.units_of["franci-salii"]} == {"barbarian"}
    assert t.state.cause == {}


@proves("1.1", "4.2.4")
def test_nationalities() -> None:
    t = base()
    of = {name: facts.nationality for name, facts in t.data.tribes.items()}
    assert {name for name, nation in of.items() if nation == "Iranian"} == {"alani", "iberia", "persae"}
    assert {name for name, nation in of.items() if nation == "Celtic"} == {"bagaudes", "picti", "scoti"}
    assert [name for name, nation in of.items() if nation == "Hunnic"] == ["hunni"]
    assert len([name for name, nation in of.items() if nation == "German"]) == 11


@proves("6.1 Tribute")
def test_the_tribes_are_offered_with_their_price() -> None:
    t = base()
    t.state.pv["a"] = 9
    tribe(t, "suevi", "war", "suevi")
    tribe(t, "vandali", "war", "vandali")
    deal(t, "roman", "tribute")
    decision = ask(t, play_stratagem(t, "roman", "tribute"))
    assert offered(decision) == {"suevi", "vandali"}

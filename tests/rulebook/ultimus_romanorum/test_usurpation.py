"""Usurpations and civil war, and what becomes of them [3.6, 3.7, 5]."""

from __future__ import annotations

import pytest

from rules.ultimus_romanorum.chapters.balance import holds_capitals, settle_usurpations
from rules.ultimus_romanorum.chapters.campaign import move
from rules.ultimus_romanorum.chapters.leaders import die, die_together
from rules.ultimus_romanorum.chapters.scoring import score_year
from rules.ultimus_romanorum.chapters.stratagems import play as play_stratagem
from rules.ultimus_romanorum.chapters.stratagems import playable
from rules.ultimus_romanorum.chapters.thrones import exchange_camps
from rules.ultimus_romanorum.chapters.usurpation import attempt, begin, candidates, puppets
from rules.ultimus_romanorum.events import (
    LoyaltyTested,
    PointsScored,
    PuppetNamed,
    RallyTested,
    UsurpationFailed,
    UsurpationTested,
)
from rules.ultimus_romanorum.state import Success
from tests.rulebook.ultimus_romanorum.toolkit import (
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
    refused,
    stand,
    told,
    topics,
    tribe,
    two_emperors,
    usurp,
)


def attempted(die: int) -> Position:
    """A western Usurpation is tried in Britain, by the stratagem."""
    t = bare()
    two_emperors(t)
    stand(t, "britanniae-2", "constantinus-iii", "co-britanniae-1")
    deal(t, "barbarian", "usurpation-west")
    t.throw(die, 9)
    play(t, attempt(t, "west"))
    return t


def valid(t: Position) -> bool:
    """Whether the attempt was valid."""
    return told(t, UsurpationTested)[0].valid


# Attempt [3.6.2, 6.2]


@proves("UR054", "3.6.2", "6.2 Western Usurpation", "R5")
@pytest.mark.parametrize(("roll", "success"), [(4, True), (5, False)])
def test_ur054_up_to_his_cp(roll: int, success: bool) -> None:
    t = attempted(roll)
    assert valid(t) == success
    assert t.usurpation_runs("west") == success
    assert t.camp("constantinus-iii") == ("barbarian" if success else "roman")
    assert t.on_map("constantinus-iii")
    assert not t.pieces.at("hand-b")


@proves("6.2 Western Usurpation", "6.1 Augusta Occidentalis", "R5")
@pytest.mark.parametrize(("caesar_too", "augusta", "needed"), [(1, 0, 5), (0, 1, 3), (1, 1, 4)])
def test_a_caesar_has_one_more_and_the_augusta_takes_one(caesar_too: int, augusta: int, needed: int) -> None:
    t = bare()
    two_emperors(t)
    stand(t, "britanniae-2", "constantinus-iii")
    if caesar_too:
        caesar(t, "west", "constantinus-iii")
    deal(t, "barbarian", "usurpation-west")
    deal(t, "roman", "augusta-occidentalis", "augusta-orientalis")
    t.throw(6)
    replies = {"usurpation": "augusta-occidentalis"} if augusta else {}
    play(t, attempt(t, "west"), **replies)
    assert told(t, UsurpationTested)[0].needed == needed


@proves("6.1 Augusta Orientalis", "6.2 Western Usurpation")
def test_the_other_augusta_does_not_hinder() -> None:
    t = bare()
    two_emperors(t)
    stand(t, "britanniae-2", "constantinus-iii")
    deal(t, "barbarian", "usurpation-west")
    deal(t, "roman", "augusta-orientalis")
    assert refused(ask(t, attempt(t, "west"), "usurpation"), "augusta-orientalis")


@proves("UR056", "3.6.2", "6.2 Eastern Usurpation")
def test_ur056_not_beside_an_augustus() -> None:
    t = bare()
    two_emperors(t, east="thracia-3")
    stand(t, "thracia-3", "anthemius-maior")
    assert candidates(t, "east") == []
    stand(t, "thracia-2", "anthemius-maior")
    assert candidates(t, "east") == ["anthemius-maior"]
    t.put("theodosius-ii", "constantinopolis-box")
    stand(t, "thracia-3", "anthemius-maior")
    assert candidates(t, "east") == []


@proves("3.6.2", "3.3.1", "R40")
def test_who_may_usurp() -> None:
    t = bare()
    two_emperors(t)
    caesar(t, "west", "stilicho", "italia-2")
    tribe(t, "visigothi", "foederati", "italia-2", 1)
    stand(t, "italia-2", "alaricus", "comes-italiae", "romulus", "felix")
    assert set(candidates(t, "west")) == {"stilicho", "romulus", "felix"}


@proves("UR141", "6.2 Western Usurpation", "R32")
def test_ur141_colour_and_place() -> None:
    t = bare()
    two_emperors(t)
    stand(t, "italia-3", "anthemius")
    stand(t, "thracia-2", "bonifatius")
    deal(t, "barbarian", "usurpation-west")
    assert candidates(t, "west") == []
    assert playable(t, "barbarian", "C") == []


@proves("UR142", "6.2 Western Usurpation", "R8", "5")
def test_ur142_ricimer_and_his_puppet() -> None:
    t = bare("majorian-455", turn=461)
    enthrone(t, "west", "maiorianus", "viennensis-3")
    enthrone(t, "east", "leo-i", "oriens-2")
    stand(t, "italia-2", "ricimer")
    stand(t, "italia-5", "libius-severus")
    deal(t, "barbarian", "usurpation-west")
    t.throw(3, 9)
    play(t, attempt(t, "west"))
    assert t.state.thrones["west"].usurper == "ricimer"
    assert t.place("libius-severus") == "italia-2"
    assert t.camp("libius-severus") == "barbarian"
    t.state.thrones["west"].success = "capitals"
    play(t, settle_usurpations(t))
    assert t.state.thrones["west"].augustus == "libius-severus"
    assert t.place("maiorianus") == "gone"


@proves("UR143", "6.2 Western Usurpation", "R8")
def test_ur143_no_puppet_no_usurpation() -> None:
    t = bare("campaign-406", turn=421)
    two_emperors(t)
    stand(t, "italia-2", "sarus", "constantius-iii")
    assert t.leader("honorius").cp == 2
    assert puppets(t, "west", "sarus") == []
    assert candidates(t, "west") == ["constantius-iii"]


@proves("3.6.1", "3.6.5", "R7")
def test_one_usurpation_in_each_half() -> None:
    t = bare()
    two_emperors(t)
    usurp(t, "west", "constantinus-iii", "britanniae-2")
    stand(t, "italia-2", "jovinus")
    stand(t, "thracia-2", "anthemius-maior")
    assert candidates(t, "west") == []
    assert candidates(t, "east") == ["anthemius-maior"]


# Those who join [3.6.3 A-C]


def rising(
    *dice: int, area: str = "britanniae-2", leader: str = "constantinus-iii", **others: tuple[str, ...]
) -> Position:
    """A valid western Usurpation begins, with others in their areas."""
    t = bare()
    two_emperors(t)
    stand(t, area, leader)
    for name, pieces in others.items():
        stand(t, name.replace("_", "-"), *pieces)
    t.throw(*dice)
    play(t, begin(t, leader, "west"))
    return t


@proves("3.6.3 A", "3.6.2", "R64")
def test_all_around_him_join_foederati_and_caesars_too() -> None:
    t = bare()
    two_emperors(t)
    tribe(t, "franci-salii", "foederati", "britanniae-2", 1)
    stand(t, "britanniae-2", "constantinus-iii", "chlodio", "comes-britanniarum", "li-britanniae-1", "sarus")
    caesar(t, "west", "sarus")
    guard(t, "sarus", "bu-2pf-1")
    t.throw(9)
    play(t, begin(t, "constantinus-iii", "west"))
    assert {each for each in t.at("britanniae-2") if t.camp(each) == "roman"} == set()
    assert t.state.thrones["west"].caesar == ""
    assert t.state.cause["bu-2pf-1"] == "west"


@proves("3.6.2", "3.5.1")
def test_a_caesar_who_usurps_loses_his_office() -> None:
    t = bare()
    two_emperors(t)
    caesar(t, "west", "stilicho", "italia-2")
    t.throw(9)
    play(t, begin(t, "stilicho", "west"))
    assert t.state.thrones["west"].caesar == ""


@proves("UR057", "3.6.3 A", "3.6.3 B")
def test_ur057_a_dux_with_cp_1_always_joins() -> None:
    t = rising(1, 9, britanniae_1=("dux-britanniarum", "li-britanniae-1"))
    assert places(t, t.state.cause) == {"britanniae-1", "britanniae-2"}
    assert [(each.die, each.cp, each.joins) for each in told(t, LoyaltyTested)] == [(1, 1, True)]


@proves("UR058", "3.6.3 B")
@pytest.mark.parametrize(("roll", "joins"), [(3, False), (4, True)])
def test_ur058_a_loyal_leader_is_tested_by_his_cp(roll: int, joins: bool) -> None:
    t = rising(roll, 9, britanniae_1=("constantius-iii", "co-britanniae-2"))
    assert (t.state.cause.get("co-britanniae-2") == "west") == joins
    assert (t.state.cause.get("constantius-iii") == "west") == joins


@proves("3.6.3", "R57")
def test_one_test_for_each_area_by_the_best_leader() -> None:
    t = rising(3, 9, britanniae_1=("dux-britanniarum", "constantius-iii", "co-britanniae-2"))
    assert [each.leader for each in told(t, LoyaltyTested)] == ["constantius-iii"]
    assert "dux-britanniarum" not in t.state.cause


@proves("3.6.3 B", "R58")
def test_areas_without_leaders_are_not_tested() -> None:
    t = rising(9, britanniae_1=("co-britanniae-2",))
    assert told(t, LoyaltyTested) == []
    assert "co-britanniae-2" not in t.state.cause


@proves("UR140", "3.6.3 B", "R78")
@pytest.mark.parametrize(("roll", "joins"), [(2, True), (1, False)])
def test_ur140_the_area_of_an_augustus_is_not_tested(roll: int, joins: bool) -> None:
    t = bare()
    two_emperors(t, west="italia-4")
    stand(t, "italia-2", "constantinus-iii")
    stand(t, "italia-4", "sarus", "felix")
    stand(t, "italia-5", "comes-italiae", "co-italia-2")
    t.throw(roll, 9)
    play(t, begin(t, "constantinus-iii", "west"))
    assert [each.area for each in told(t, LoyaltyTested)] == ["italia-5"]
    assert (t.camp("co-italia-2") == "barbarian") == joins
    assert t.camp("sarus") == "roman"


@proves("3.6.3 C")
@pytest.mark.parametrize(("roll", "opens"), [(3, True), (4, False)])
def test_a_diocese_beside_his_own_opens_below_his_cp(roll: int, opens: bool) -> None:
    dice = (roll, 6) if opens else (roll,)
    t = rising(*dice, galliae_3=("magister-galliarum", "co-galliae-1"))
    assert (t.camp("co-galliae-1") == "barbarian") == opens


@proves("3.6.3 C")
def test_only_one_diocese_of_the_same_half_is_called() -> None:
    t = bare()
    two_emperors(t)
    stand(t, "pannoniae-4", "marcellinus")
    t.throw(9)
    assert "diocese" not in topics(t, begin(t, "marcellinus", "west"))
    t = bare()
    two_emperors(t)
    stand(t, "italia-2", "marcellinus")
    decision = ask(t, begin(t, "marcellinus", "west"), "diocese")
    assert not refused(decision, "galliae")
    assert refused(decision, "hispaniae")


@proves("3.6.3 A", "4.4.2")
def test_armenia_and_hostile_tribes_do_not_join() -> None:
    t = bare()
    two_emperors(t)
    tribe(t, "armenia", "roman-ally", "pontica-3")
    stand(t, "pontica-3", "anthemius-maior", "li-pontica-1")
    t.throw(9)
    play(t, begin(t, "anthemius-maior", "east"))
    assert t.camp("armenia-u1") == "roman"
    assert t.camp("li-pontica-1") == "barbarian"


# Rallying [3.6.3 D]


def met(*dice: int, leader: str = "constantinus-iii", with_unit: bool = True) -> Position:
    """The Usurper's side enters an area with two leaderless loyal units."""
    t = bare()
    two_emperors(t)
    usurp(t, "west", "constantinus-iii", "britanniae-2")
    if leader != "constantinus-iii":
        stand(t, "galliae-1", leader)
        t.state.cause[leader] = "west"
    stand(t, "galliae-1", leader)
    if with_unit:
        stand(t, "galliae-1", "co-britanniae-1" if leader == "constantinus-iii" else "comites-alani")
        t.state.cause["co-britanniae-1" if leader == "constantinus-iii" else "comites-alani"] = "west"
    stand(t, "galliae-3", "co-galliae-1", "co-galliae-2")
    campaign(t, "barbarian")
    t.throw(*dice)
    play(t, move(t), movement=f"lead.{leader}", goal="galliae-3", rally="rally")
    return t


@proves("UR060", "3.6.3 D")
@pytest.mark.parametrize(("roll", "joins"), [(4, True), (5, False)])
def test_ur060_a_usurper_rallies_leaderless_units(roll: int, joins: bool) -> None:
    t = met(roll)
    assert (t.camp("co-galliae-1") == "barbarian") == joins
    assert (t.state.march is not None) == joins
    assert told(t, RallyTested)[0].units == ("co-galliae-1", "co-galliae-2")


@proves("UR138", "3.6.3 D")
@pytest.mark.parametrize(("roll", "joins"), [(2, True), (3, False)])
def test_ur138_a_follower_rallies_by_his_own_cp(roll: int, joins: bool) -> None:
    t = bare()
    two_emperors(t)
    usurp(t, "west", "constantinus-iii", "britanniae-2")
    stand(t, "galliae-1", "magister-galliarum", "comites-alani")
    t.state.cause |= {"magister-galliarum": "west", "comites-alani": "west"}
    tribe(t, "franci-salii", "foederati", "galliae-3", 2)
    campaign(t, "barbarian")
    t.throw(roll)
    play(t, move(t), movement="lead.magister-galliarum", goal="galliae-3", rally="rally")
    assert (t.camp("franci-salii-u1") == "barbarian") == joins
    assert (t.state.march is not None) == joins


@proves("UR139", "3.6.3 D", "7.1")
@pytest.mark.parametrize(("escape", "alive"), [(9, False), (8, True)])
def test_ur139_a_lone_usurper_who_fails_must_flee(escape: int, alive: bool) -> None:
    t = met(5, with_unit=False)
    assert t.state.march is None
    t.throw(escape)
    play(t, move(t), movement="end", **({"escape": "galliae-6"} if alive else {}))
    assert t.usurpation_runs("west") == alive
    assert t.place("constantinus-iii") == ("galliae-6" if alive else "gone")


@proves("3.6.3 D")
def test_freshly_won_units_go_on_with_him() -> None:
    t = met(1)
    play(t, move(t), movement="onward", escort=("co-britanniae-1", "co-galliae-1"), goal="galliae-5")
    assert places(t, ("constantinus-iii", "co-galliae-1")) == {"galliae-5"}
    assert t.place("co-galliae-2") == "galliae-3"


@proves("3.6.3 D")
@pytest.mark.parametrize(("roll", "camp"), [(4, "barbarian"), (5, "roman")])
def test_each_entry_is_a_try_of_its_own(roll: int, camp: str) -> None:
    """Gerontius has failed and stays; then the Usurper himself enters, and speaks for his cause."""
    t = met(6, leader="gerontius")
    stand(t, "galliae-1", "constantinus-iii", "co-britanniae-1")
    t.state.cause["co-britanniae-1"] = "west"
    t.changed()
    t.throw(roll)
    play(t, move(t), movement="lead.constantinus-iii", goal="galliae-3", rally="rally")
    assert t.camp("co-galliae-1") == t.camp("co-galliae-2") == camp
    assert [each.leader for each in told(t, RallyTested)] == ["gerontius", "constantinus-iii"]


@proves("3.6.3 D", "3.4.1")
def test_a_leader_who_leads_all_he_may_drops_one_for_a_freshly_won_unit() -> None:
    t = bare()
    two_emperors(t)
    own = ("comites-alani", "comites-seniores", "cornuti-seniores", "batavi-seniores", "lanciarii-sabarienses")
    usurp(t, "west", "aegidius", "galliae-6", *own)
    assert t.leader("aegidius").cc == len(own)
    stand(t, "galliae-3", "herculiani-seniores")
    campaign(t, "barbarian")
    t.throw(1)
    play(t, move(t), movement="lead.aegidius", goal="galliae-3", rally="rally")
    decision = ask(t, move(t), "escort", movement="onward")
    assert offered(decision) == {*own, "herculiani-seniores"}
    assert set(decision.default) == set(own)
    assert refused(decision, *own, "herculiani-seniores")
    taken = (*own[1:], "herculiani-seniores")
    play(t, move(t), movement="onward", escort=taken, goal="galliae-5")
    assert places(t, ("aegidius", *taken)) == {"galliae-5"}
    assert t.place(own[0]) == "galliae-3"


@proves("3.6.3 D")
def test_led_units_and_the_roman_side_do_not_rally() -> None:
    t = bare()
    two_emperors(t)
    usurp(t, "west", "constantinus-iii", "galliae-1", "co-britanniae-1")
    stand(t, "galliae-3", "co-galliae-1", "magister-galliarum")
    campaign(t, "barbarian")
    asked = topics(t, move(t), movement="lead.constantinus-iii", goal="galliae-3")
    assert "rally" not in asked
    t = bare()
    two_emperors(t)
    usurp(t, "west", "constantinus-iii", "britanniae-2")
    stand(t, "galliae-3", "co-galliae-1")
    t.state.cause["co-galliae-1"] = "west"
    stand(t, "galliae-1", "magister-galliarum", "co-galliae-2")
    campaign(t)
    assert "rally" not in topics(t, move(t), movement="lead.magister-galliarum", goal="galliae-3")


# Failure [3.6.4]


@proves("UR065", "3.6.4", "6.3 Assassination")
def test_ur065_a_murdered_usurper_has_failed() -> None:
    t = bare()
    two_emperors(t)
    usurp(t, "west", "constantinus-iii", "britanniae-2", "co-britanniae-1", "gerontius")
    t.state.tribes["franci-salii"].status = "foederati"
    stand(t, "galliae-1", "franci-salii-u1")
    t.state.cause["franci-salii-u1"] = "west"
    deal(t, "roman", "assassination")
    t.throw(9)
    play(t, play_stratagem(t, "roman", "assassination"), murder_of="constantinus-iii")
    assert t.state.cause == {}
    assert not t.usurpation_runs("west")
    assert {t.camp(piece) for piece in ("co-britanniae-1", "gerontius", "franci-salii-u1")} == {"roman"}
    assert len(told(t, UsurpationFailed)) == 1
    assert t.on_map("gerontius")


@proves("3.6.4", "R8")
def test_a_dead_puppet_is_replaced() -> None:
    t = bare()
    two_emperors(t)
    usurp(t, "west", "ricimer", "italia-2", "libius-severus", "felix")
    t.state.thrones["west"].puppet = "libius-severus"
    play(t, die(t, "libius-severus", "death-natural", "2.D"))
    assert t.state.thrones["west"].puppet == "felix"
    assert t.usurpation_runs("west")
    (named,) = told(t, PuppetNamed)
    assert (named.leader, named.usurper, named.cause) == ("felix", "ricimer", "puppet-replaced")


@proves("3.6.4", "R8")
def test_a_puppet_from_the_loyal_camp_is_named_too() -> None:
    t = bare()
    two_emperors(t)
    usurp(t, "west", "ricimer", "italia-2", "libius-severus")
    stand(t, "italia-5", "felix")
    t.state.thrones["west"].puppet = "libius-severus"
    play(t, die(t, "libius-severus", "death-natural", "2.D"))
    assert t.place("felix") == "italia-2"
    assert [event.leader for event in told(t, PuppetNamed)] == ["felix"]


@proves("3.6.4", "6.2 Western Usurpation", "R8")
@pytest.mark.parametrize("follows", [True, False])
def test_a_new_puppet_has_a_cp_of_1_or_2_too(follows: bool) -> None:
    t = bare()
    two_emperors(t)
    usurp(t, "west", "ricimer", "italia-2", "libius-severus", *(["aegidius"] if follows else []))
    if not follows:
        stand(t, "italia-5", "aegidius")
    assert t.leader("aegidius").cp > 2
    t.state.thrones["west"].puppet = "libius-severus"
    play(t, die(t, "libius-severus", "death-natural", "2.D"))
    assert t.state.thrones["west"].puppet == ""


@proves("3.6.4", "R8", "R77")
def test_a_puppet_takes_the_place_of_a_dead_usurper_who_has_won() -> None:
    t = bare()
    two_emperors(t)
    usurp(t, "west", "ricimer", "italia-2", "libius-severus")
    t.state.thrones["west"].puppet, t.state.thrones["west"].success = "libius-severus", "defeat"
    play(t, die(t, "ricimer", "death-natural", "2.D"))
    assert t.state.thrones["west"].usurper == "libius-severus"
    (named,) = told(t, PuppetNamed)
    assert (named.leader, named.usurper, named.cause) == ("libius-severus", "ricimer", "puppet-heir")


# Success [3.6.4, 5]


def holding(*areas: str) -> Position:
    """A western Usurper's side holds areas, each with a leader and a Roman unit."""
    t = bare()
    two_emperors(t)
    usurp(t, "west", "constantinus-iii", "italia-4", "co-britanniae-1")
    pairs = (("gerontius", "co-galliae-1"), ("felix", "co-galliae-2"))
    for area, (leader, unit) in zip(areas, pairs, strict=False):
        stand(t, area, leader, unit)
        t.state.cause |= {leader: "west", unit: "west"}
    t.changed()
    return t


@proves("UR062", "3.6.4 A", "5", "R4")
def test_ur062_ravenna_and_roma_win_the_west() -> None:
    t = holding("italia-5")
    assert holds_capitals(t, "west")
    play(t, settle_usurpations(t))
    assert t.state.roman == "b"
    assert t.state.thrones["west"].augustus == "constantinus-iii"
    assert t.place("honorius") == "gone"
    assert t.state.cause == {}


@proves("UR063", "3.6.4 B", "R6")
def test_ur063_not_while_the_augustus_holds_out_in_the_city() -> None:
    t = holding("italia-5")
    t.put("honorius", "ravenna-box")
    assert not holds_capitals(t, "west")
    play(t, settle_usurpations(t))
    assert t.state.roman == "a"


@proves("3.6.4 A")
@pytest.mark.parametrize("gone", ["gerontius", "co-galliae-1"])
def test_a_leader_and_a_roman_unit_are_needed_in_each(gone: str) -> None:
    t = holding("italia-5")
    stand(t, "italia-6", gone)
    assert not holds_capitals(t, "west")
    tribe(t, "franci-salii", "foederati", "italia-5", 1)
    t.state.cause["franci-salii-u1"] = "west"
    assert not holds_capitals(t, "west")


@proves("3.6.4 A")
@pytest.mark.parametrize("area", ["italia-5", "italia-4"])
def test_neither_roma_nor_ravenna_alone_wins_the_west(area: str) -> None:
    t = holding(area)
    away = "italia-4" if area == "italia-5" else "italia-5"
    for piece in list(t.at(away)):
        t.put(piece, "italia-6")
    assert t.at(area)
    assert not holds_capitals(t, "west")


@proves("3.6.4 A")
def test_constantinopolis_wins_the_east() -> None:
    t = bare()
    two_emperors(t)
    usurp(t, "east", "anthemius-maior", "thracia-3", "scythae")
    assert holds_capitals(t, "east")


@proves("UR133", "5", "3.6.5", "3.7.2", "R130")
def test_ur133_an_exchange_while_the_east_fights_on() -> None:
    t = holding("italia-5")
    t.state.tribes["franci-salii"].status = "foederati"
    stand(t, "galliae-1", "franci-salii-u1")
    t.state.cause["franci-salii-u1"] = "west"
    usurp(t, "east", "anthemius-maior", "pontica-1")
    stand(t, "asia-1", "co-asia-1")
    t.state.cause["co-asia-1"] = "east"
    t.state.pv = {"a": 32, "b": 24}
    hands = {seat: list(t.pieces.at(f"hand-{seat}")) for seat in ("a", "b")}
    play(t, settle_usurpations(t))
    assert (t.state.roman, t.state.pv) == ("b", {"a": 32, "b": 24})
    assert {seat: list(t.pieces.at(f"hand-{seat}")) for seat in ("a", "b")} == hands
    assert t.camp("franci-salii-u1") == t.camp("gerontius") == "roman"
    assert t.camp("anthemius-maior") == t.camp("co-asia-1") == "barbarian"
    assert t.seat("barbarian") == "a"


@proves("5")
def test_loyal_leaders_serve_the_new_roman_and_caesars_keep_their_office() -> None:
    t = holding("italia-5")
    caesar(t, "west", "stilicho", "viennensis-3")
    play(t, settle_usurpations(t))
    assert t.camp("stilicho") == "roman"
    assert t.seat("roman") == "b"
    assert t.state.thrones["west"].caesar == "stilicho"


@proves("UR135", "3.6.4 C", "R4", "R77", "10.2")
def test_ur135_a_throne_is_pending_until_phase_f() -> None:
    t = holding()
    stand(t, "viennensis-3", "constantius-iii")
    t.state.thrones["west"].success = "defeat"
    assert topics(t, die(t, "honorius", "death-battle", "8.5.2", "barbarian")) == []
    assert t.state.thrones["west"].augustus == ""
    assert (t.state.roman, t.state.result) == ("a", None)
    play(t, settle_usurpations(t))
    assert t.state.roman == "b"
    t.events.clear()
    score_year(t)
    causes = {each.cause for each in told(t, PointsScored)}
    assert "pv-no-civil-war" in causes
    assert "pv-usurpation" not in causes


@proves("R77", "3.6.4")
def test_a_usurper_who_dies_before_phase_f_has_failed() -> None:
    t = holding()
    stand(t, "viennensis-3", "valentinianus-iii")
    t.state.thrones["west"].success = "defeat"
    play(t, die(t, "honorius", "death-battle", "8.5.2", "barbarian"))
    t.throw(1)
    play(t, die(t, "constantinus-iii", "death-natural", "2.D"))
    assert not t.throne("west").success
    assert t.throne("west").augustus == "valentinianus-iii"
    play(t, settle_usurpations(t))
    assert t.state.roman == "a"


@proves("5", "R134")
def test_followers_in_the_other_half_are_roman_after_the_exchange() -> None:
    t = bare()
    two_emperors(t)
    usurp(t, "west", "constantinus-iii", "italia-4", "co-britanniae-1")
    stand(t, "moesiae-1", "comites-alani")
    t.state.cause["comites-alani"] = "west"
    play(t, exchange_camps(t, "west"))
    assert t.camp("comites-alani") == "roman"


@proves("3.6.4", "R8", "R77")
@pytest.mark.parametrize("success", ["", "defeat"])
def test_a_usurper_who_falls_with_his_figurehead_has_failed(success: Success) -> None:
    """No one is named in the place of the figurehead, neither a follower who falls with them nor a loyal leader."""
    t = bare()
    two_emperors(t)
    usurp(t, "west", "ricimer", "italia-2", "libius-severus", "avitus", "co-italia-1")
    t.throne("west").puppet, t.throne("west").success = "libius-severus", success
    caesar(t, "west", "felix", "italia-5")
    fallen = ["ricimer", "libius-severus", "avitus"]
    assert topics(t, die_together(t, fallen, "death-battle", "8.5.1", "roman")) == []
    assert not t.usurpation_runs("west")
    assert (t.place("felix"), t.throne("west").caesar, t.camp("co-italia-1")) == ("italia-5", "felix", "roman")


@proves("3.6.5", "R77", "5")
def test_two_successes_exchange_twice() -> None:
    t = holding("italia-5")
    usurp(t, "east", "anthemius-maior", "thracia-3", "scythae")
    play(t, settle_usurpations(t))
    assert t.state.roman == "a"
    assert t.augusti() == {"west": "constantinus-iii", "east": "anthemius-maior"}
    assert t.state.cause == {}


@proves("UR137", "3.6.4 D", "3.5.2")
def test_ur137_a_murder_in_the_other_half_is_no_success() -> None:
    t = bare()
    two_emperors(t)
    stand(t, "italia-2", "valentinianus-iii")
    usurp(t, "east", "anthemius-maior", "pontica-1")
    deal(t, "barbarian", "assassination")
    t.state.pv["b"] = 0
    t.throw(8, 1)
    play(t, play_stratagem(t, "barbarian", "assassination"), murder_of="honorius")
    assert t.state.pv["b"] == 1
    assert t.state.thrones["west"].augustus == "valentinianus-iii"
    assert t.state.thrones["west"].success == ""


@proves("3.6.4 D", "R77")
def test_a_murder_in_his_own_half_is_a_success() -> None:
    t = holding()
    deal(t, "barbarian", "assassination")
    t.throw(8)
    play(t, play_stratagem(t, "barbarian", "assassination"), murder_of="honorius")
    assert t.state.thrones["west"].success == "assassination"
    assert t.state.thrones["west"].augustus == ""


@proves("3.7.1", "3.7.2", "4.4.1")
def test_who_controls_what() -> None:
    t = bare()
    two_emperors(t)
    usurp(t, "west", "constantinus-iii", "britanniae-2", "co-britanniae-1")
    stand(t, "galliae-5", "co-galliae-1", "sarus")
    tribe(t, "visigothi", "foederati", "viennensis-2")
    t.state.cause["visigothi-u1"] = "west"
    assert [t.camp(p) for p in ("constantinus-iii", "co-britanniae-1", "visigothi-u1")] == ["barbarian"] * 3
    assert [t.camp(p) for p in ("co-galliae-1", "sarus", "visigothi-u2", "armenia-u1")] == ["roman"] * 4
    for status in ("peace", "war", "revolt", "regnum"):
        tribe(t, "vandali", status)
        assert t.camp("vandali-u1") == "barbarian"

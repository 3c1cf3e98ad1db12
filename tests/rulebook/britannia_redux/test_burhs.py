"""Section 16.2: burhs, what they do in battle, and herepaths."""

from __future__ import annotations

from typing import Any

import pytest

from rules.britannia_redux.events import (
    ArmiesForgone,
    ArmyTraded,
    BattleRolled,
    BurhPaid,
    FortificationBuilt,
    FortificationDestroyed,
    HitsTaken,
    PopulationGained,
    UnitsRetreated,
)
from tests.rulebook.britannia_redux.toolkit import (
    Position,
    ask,
    bare,
    clash,
    engaged,
    fight,
    go,
    goals,
    may_end,
    offered,
    play,
    proves,
    refused,
    routes,
    scored,
    stand,
    told,
)

BURHS = {"burhs": True}
SAXONS = {"essex": 1, "wessex": 1, "sussex": 1, "avalon": 1}
"""The centers of the Saxons: eight points."""
DANES = {"york": 1, "lindsey": 1, "norfolk": 1, "north_mercia": 1}
COST = {9: 4, 12: 5, 15: 6}
DANISH_INVASION = {9: 7, 12: 10, 15: 12}


def growing(nation: str, turn: int = 8, timeline: int = 9, **armies: Any) -> Position:
    """A nation about to count its population, with burhs."""
    return bare(f"after-rome-{timeline}", BURHS, nation=nation, turn=turn, stage="increase", **armies)


def with_points(t: Position, total: int) -> Position:
    """Set the marker so that the nation has this many population points in all."""
    nation = t.state.nation
    t.state.population[nation] = total - sum(t.area(area).points for area in t.owned(nation))
    return t


def burhs(t: Position, nation: str, *areas: str) -> None:
    """Put burhs of a nation into areas."""
    for area in areas:
        t.fortify(area, "burh", nation)


def built(t: Position) -> list[str]:
    """Where burhs have been built so far."""
    return [event.area for event in told(t, FortificationBuilt) if event.work == "burh"]


# 16.2.1 Who builds, and when


@proves("BR109", "16.2", "16.2.1", "R44")
@pytest.mark.parametrize("timeline", [9, 12, 15])
@pytest.mark.parametrize(
    ("nation", "later", "builds"),
    [
        ("saxons", 0, True),  # after the Danes in the same round
        ("angles", 0, True),
        ("norsemen", 0, False),  # before them
        ("danes", 0, False),  # in it
        ("norsemen", 1, True),
        ("danes", 1, True),
        ("saxons", -1, False),
    ],
)
def test_after_the_danish_major_invasion(timeline: int, nation: str, later: int, builds: bool) -> None:
    other = {"saxons": "angles"}.get(nation, "saxons")
    t = growing(nation, DANISH_INVASION[timeline] + later, timeline)
    for area in ("cumbria", "york") if nation != "saxons" else ("essex", "wessex"):
        stand(t, nation, area, 1)
    if nation != "danes":
        stand(t, "danes", "lindsey", 1)
        stand(t, "danes", "norfolk", 1)
    burhs(t, other, "kent", "sussex")
    with_points(t, COST[timeline])
    assert refused(ask(t, "place"), "trade-burhs") is not builds


@proves("16.2.1")
@pytest.mark.parametrize(
    ("area", "builds"), [("march", True), ("hwicce", True), ("devon", False), ("gwent", False), ("strathclyde", False)]
)
def test_only_nations_that_own_an_area_in_england(area: str, builds: bool) -> None:
    t = growing("welsh", welsh={"gwynedd": 1, area: 1}, danes=DANES)
    with_points(t, 4)
    assert refused(ask(t, "place"), "trade-burhs") is not builds


@proves("16.2.1")
def test_a_fort_or_army_in_a_contested_area_is_no_area_in_england() -> None:
    t = growing("welsh", welsh={"gwynedd": 1}, danes=DANES)
    with_points(t, 4)
    assert refused(ask(t, "place"), "trade-burhs")
    burhs(t, "welsh", "march")
    assert "trade-burhs" in offered(ask(t, "place"))


# 16.2.1 What they cost


@proves("16.2.1", "B4.1.3")
def test_an_army_becomes_two_burhs() -> None:
    t = with_points(growing("saxons", saxons=SAXONS, danes=DANES), 4)
    play(t, "movement-start", place="trade-burhs", place_burh=["essex", "wessex"])
    assert built(t) == ["essex", "wessex"]
    assert [(event.work, event.count) for event in told(t, ArmyTraded)] == [("burh", 2)]
    assert len(t.all_armies("saxons")) == 4


@proves("16.2.1")
def test_several_armies_may_be_exchanged() -> None:
    t = with_points(growing("saxons", saxons=SAXONS, danes=DANES), 8)
    play(t, "movement-start", place=["trade-burhs", "trade-burhs"], place_burh=["essex", "wessex", "sussex"])
    assert built(t) == ["essex", "wessex", "sussex", "avalon"]
    assert len(t.all_armies("saxons")) == 4


@proves("16.2.1")
def test_one_of_two_armies_may_be_exchanged() -> None:
    t = with_points(growing("saxons", saxons=SAXONS, danes=DANES), 8)
    play(t, "movement-start", place=["essex", "trade-burhs"], place_burh=["essex", "wessex"])
    assert built(t) == ["essex", "wessex"]
    assert len(t.armies("essex", "saxons")) == 2


@proves("BR111", "16.2.1")
def test_points_left_pay_for_one_more() -> None:
    t = with_points(growing("saxons", saxons=SAXONS, danes=DANES), 7)
    asked = play(t, "movement-start", place="essex", pay_burh="yes", place_burh="wessex")
    assert [(event.armies, event.left) for event in told(t, PopulationGained)] == [(1, 3)]
    assert [(event.points, event.left) for event in told(t, BurhPaid)] == [(2, 1)]
    assert built(t) == ["wessex"]
    assert t.state.population["saxons"] == 1
    assert [each.topic for each in asked].count("pay-burh") == 1


@proves("16.2.1", "14.1.1")
@pytest.mark.parametrize(("timeline", "price"), [(9, 2), (12, 3), (15, 3)])
@pytest.mark.parametrize("less", [0, 1])
def test_half_an_army_is_the_price(timeline: int, price: int, less: int) -> None:
    t = growing("saxons", DANISH_INVASION[timeline], timeline, saxons={"essex": 1}, danes=DANES)
    with_points(t, price - less)
    topics = {each.topic: each for each in play(t, "movement-start")}
    assert ("pay-burh" in topics) is not less


@proves("16.2.1")
@pytest.mark.parametrize(("timeline", "price"), [(9, 2), (12, 3), (15, 3)])
def test_the_price_is_paid(timeline: int, price: int) -> None:
    t = growing("saxons", DANISH_INVASION[timeline], timeline, saxons={"essex": 1}, danes=DANES)
    with_points(t, COST[timeline] - 1)
    asked = play(t, "movement-start", pay_burh="yes")
    assert t.state.population["saxons"] == COST[timeline] - 1 - price
    assert t.walls("saxons") == ["essex"]
    assert "place" not in [each.topic for each in asked]


@proves("16.2.1")
def test_neither_is_a_duty() -> None:
    t = with_points(growing("saxons", saxons=SAXONS, danes=DANES), 7)
    play(t, "movement-start", place="essex", pay_burh="no")
    assert not built(t)
    assert t.state.population["saxons"] == 3


@proves("16.2.1", "B4.2")
def test_reinforcements_do_not_become_burhs() -> None:
    t = growing("danes", danes={"york": 1, "lindsey": 1})
    burhs(t, "saxons", "essex", "kent", "wessex")
    t.state.population["danes"] = -3
    asked = play(t, "movement-start")
    assert len(t.all_armies("danes")) == 8  # six from overseas
    assert not [each for each in asked if any("burh" in option.id for option in each.options)]


# 16.2.1 Where they go


@proves("BR114", "16.2.1")
def test_they_stand_in_own_centers_or_adjacent_areas_in_england() -> None:
    t = growing(
        "saxons",
        saxons={"essex": 1, "wessex": 1, "downlands": 1, "hwicce": 1, "devon": 1, "march": 1, "norfolk": 1},
        danes={**DANES, "norfolk": 0, "bernicia": 1},
    )
    with_points(t, 4)
    decision = ask(t, "place-burh", place="trade-burhs")
    assert offered(decision) == {"essex", "wessex", "downlands", "hwicce"}
    for area in ("york", "devon", "march", "norfolk", "sussex"):
        assert refused(decision, area)


@proves("16.2.1")
def test_a_center_in_wales_will_do() -> None:
    t = with_points(growing("welsh", welsh={"gwynedd": 1, "clwyd": 1, "march": 1, "devon": 1}, danes=DANES), 4)
    assert offered(ask(t, "place-burh", place="trade-burhs")) == {"gwynedd", "march"}


@proves("16.2.1")
def test_an_area_beside_a_center_of_another_will_do() -> None:
    """York is a center of the Angles; they needn't own it."""
    t = with_points(growing("angles", angles={"march": 1, "cheshire": 1, "avalon": 1}, danes=DANES), 4)
    assert offered(ask(t, "place-burh", place="trade-burhs")) == {"march", "cheshire"}


@proves("16.2.1", "B4.1.4", "B6.1")
def test_they_need_room_like_armies() -> None:
    t = growing("saxons", saxons={"essex": 3, "wessex": 6, "sussex": 2, "avalon": 1, "downlands": 2}, danes=DANES)
    with_points(t, 4)
    decision = ask(t, "place-burh", place="trade-burhs")
    assert offered(decision) == {"sussex", "avalon"}


@proves("16.2.1", "16")
def test_two_burhs_need_two_areas() -> None:
    t = with_points(growing("saxons", saxons=SAXONS, danes=DANES), 4)
    assert offered(ask(t, "place-burh", place="trade-burhs", place_burh="essex")) == {"wessex", "sussex", "avalon"}


@proves("R63", "16.2.1")
def test_a_burh_without_a_place_is_lost() -> None:
    t = with_points(growing("saxons", saxons={"essex": 1}, danes=DANES), 4)
    play(t, "movement-start", place="trade-burhs")
    assert built(t) == ["essex"]
    assert len(t.all_armies("saxons")) == 1
    assert sum(event.count for event in told(t, ArmiesForgone)) == 1


@proves("R63", "16.2.1", "16")
def test_the_option_says_how_many_burhs_have_a_place() -> None:
    """One of two is lost without an area, without a counter, or beyond the number of Danish areas."""
    cases = {
        2: growing("saxons", saxons=SAXONS, danes=DANES),
        1: growing("saxons", saxons={"essex": 1}, danes=DANES),
    }
    for places, t in cases.items():
        assert _places_for_burhs(with_points(t, 4)) == places
    assert _places_for_burhs(with_points(growing("jutes", jutes={"kent": 3, "essex": 2}, danes=DANES), 4)) == 1
    assert _places_for_burhs(with_points(growing("saxons", saxons=SAXONS, danes={"york": 1}), 4)) == 1


def _places_for_burhs(t: Position) -> object:
    option = next(each for each in ask(t, "place").options if each.id == "trade-burhs")
    return dict(option.name.args)["places"]


@proves("R63", "16.2.1")
def test_no_exchange_without_a_place() -> None:
    t = with_points(growing("saxons", saxons={"essex": 1, "cheshire": 1}, danes=DANES), 4)
    burhs(t, "saxons", "essex")
    assert refused(ask(t, "place"), "trade-burhs")


@proves("16.2.1", "16", "B4.1.5")
def test_burhs_count_toward_the_armies_in_play() -> None:
    """The Jutes may have six: five armies leave room for one burh."""
    t = with_points(growing("jutes", jutes={"kent": 3, "essex": 2}, danes=DANES), 4)
    play(t, "movement-start", place="trade-burhs")
    assert len(t.all_armies("jutes")) + len(t.walls("jutes")) == 6


# 16.2.1 How many


@proves("BR112", "16.2.1", "R20")
def test_no_more_burhs_than_danish_areas() -> None:
    t = with_points(growing("saxons", saxons={**SAXONS, "downlands": 1}, danes=DANES), 4)
    burhs(t, "saxons", "essex", "wessex", "sussex")
    play(t, "movement-start", place="trade-burhs", place_burh="avalon")
    assert built(t) == ["avalon"]
    assert len(t.walls("saxons")) == 4


@proves("BR174", "16.2.1", "R20")
def test_burhs_stay_when_the_danes_lose_areas() -> None:
    t = growing("saxons", saxons={**SAXONS, "downlands": 1}, danes={"york": 1, "lindsey": 1})
    burhs(t, "saxons", "essex", "wessex", "sussex", "avalon")
    with_points(t, 7)
    asked = play(t, "movement-start", place="essex")
    assert not [each for each in asked if any("burh" in option.id for option in each.options)]
    assert "pay-burh" not in [each.topic for each in asked]
    assert len(t.walls("saxons")) == 4


@proves("16.2.1", "R20")
@pytest.mark.parametrize("danish", [0, 1, 2, 3])
def test_each_nation_has_its_own_count(danish: int) -> None:
    areas = ("york", "lindsey", "norfolk")[:danish]
    t = growing("saxons", saxons={**SAXONS, "downlands": 1}, danes=dict.fromkeys(areas, 1), angles={"bernicia": 1})
    burhs(t, "angles", "bernicia", "pennines", "lothian")
    with_points(t, 8)
    play(t, "movement-start", place=["trade-burhs"] * min((danish + 1) // 2, 2))
    assert len(t.walls("saxons")) == danish


@proves("16.2.1", "R20")
def test_a_contested_area_is_not_owned_by_the_danes() -> None:
    t = with_points(growing("saxons", saxons=SAXONS, danes={"york": 1}), 4)
    burhs(t, "danes", "lindsey")  # an area with a burh only is theirs as well
    play(t, "movement-start", place="trade-burhs")
    assert len(t.walls("saxons")) == 2


@proves("BR113", "16.2.1", "R20")
@pytest.mark.parametrize(
    ("danish", "saxon", "may"),
    [(1, 1, 0), (0, 0, 0), (0, 1, 1), (1, 2, 1), (1, 3, 2), (2, 1, 0), (0, 4, 2)],
)
def test_the_danes_never_have_the_most(danish: int, saxon: int, may: int) -> None:
    t = growing("danes", danes={**DANES, "bernicia": 1})
    burhs(t, "danes", *("york", "lindsey")[:danish])
    burhs(t, "saxons", *("essex", "wessex", "sussex", "avalon")[:saxon])
    with_points(t, 4)
    if may:
        play(t, "movement-start", place="trade-burhs")
    else:
        assert refused(ask(t, "place"), "trade-burhs")
    assert len(t.walls("danes", "burh")) == danish + may


@proves("16.2.1", "R20")
def test_the_danes_are_measured_against_one_nation_not_the_sum() -> None:
    t = growing("danes", danes=DANES)
    burhs(t, "danes", "york")
    burhs(t, "saxons", "essex")
    burhs(t, "angles", "bernicia")
    with_points(t, 4)
    assert refused(ask(t, "place"), "trade-burhs")


# 16.2.2 Battle


def assault(attackers: int, defenders: int, *refuges: str, area: str = "hwicce", **more: Any) -> Position:
    """Danes from March against Saxons with a burh; other burhs are in refuges, each with an army."""
    t = bare("after-rome-9", BURHS, nation=more.get("nation", "danes"), turn=8)
    stand(t, t.state.nation, area, attackers)
    if defenders:
        stand(t, "saxons", area, defenders)
    burhs(t, "saxons", area, *refuges)
    for refuge in refuges:
        stand(t, "saxons", refuge, more.get("there", 1))
    t.changed()
    engaged(t, area, more.get("origin", "march"))
    return t


@proves("16.2.2", "B7.2")
@pytest.mark.parametrize(("die", "falls"), [(3, False), (4, True), (5, True), (6, True)])
@pytest.mark.parametrize("area", ["hwicce", "downlands"])
def test_a_burh_falls_to_a_four(area: str, die: int, falls: bool) -> None:
    t = assault(1, 0, area=area)
    clash(t, die, 1)
    assert (t.fort(area) is None) is falls
    assert [(event.work, event.given) for event in told(t, FortificationDestroyed)] == (
        [("burh", False)] if falls else []
    )


@proves("16.2.2", "B7.2")
@pytest.mark.parametrize(("die", "left"), [(4, 1), (5, 0)])
def test_a_burh_fights_like_an_army(die: int, left: int) -> None:
    t = assault(1, 0)
    clash(t, 1, die)
    assert len(t.armies("hwicce", "danes")) == left
    assert len(told(t, BattleRolled)[0].shots) == 2


@proves("BR115", "16.2.2", "15.2.2")
@pytest.mark.parametrize(
    ("dice", "army", "burh"), [((5, 4), False, False), ((4, 4), True, True), ((5, 3), False, True)]
)
def test_a_burh_falls_last(dice: tuple[int, int], army: bool, burh: bool) -> None:
    t = assault(2, 1)
    clash(t, *dice, 1, 1)
    assert bool(t.armies("hwicce", "saxons")) is army
    assert bool(t.fort("hwicce")) is burh


@proves("16.2.2", "15.2.2")
def test_a_four_does_not_reach_a_burh_behind_an_army() -> None:
    t = assault(3, 2)
    clash(t, 4, 4, 4, 1, 1, 1)
    assert len(t.armies("hwicce", "saxons")) == 2
    assert t.fort("hwicce")


@proves("16.2.2", "B8.2")
def test_a_burh_does_not_retreat() -> None:
    t = assault(1, 1, "avalon")
    fight(t, 1, 1, 1, 4, 1, retreat="all:avalon")
    assert not t.fort("hwicce")
    assert t.owner("hwicce") == "danes"


@proves("16.2.2")
def test_a_burh_is_given_for_an_army() -> None:
    t = assault(2, 2, "south-mercia", "avalon")
    t.throw(5, 1, 1, 1, 1)
    decision = ask(t, "losses")
    assert decision.seat == t.seat_of("saxons")
    assert {"1i0c", "0i0c+burh"} <= offered(decision)

    t = assault(2, 2, "south-mercia", "avalon")
    fight(t, 5, 1, 1, 1, 1, losses="0i0c+burh", burh_refuge="south-mercia:1")
    assert not t.fort("hwicce")
    assert t.owner("hwicce") == "danes"
    assert len(t.armies("south-mercia", "saxons")) == len(t.armies("avalon", "saxons")) == 2
    assert [(event.work, event.given) for event in told(t, FortificationDestroyed)] == [("burh", True)]
    assert {event.cause for event in told(t, UnitsRetreated)} == {"burh"}
    assert not scored(t)


@proves("16.2.2")
def test_the_owner_need_not_give_it() -> None:
    t = assault(2, 2, "south-mercia")
    clash(t, 5, 1, 1, 1, 1, losses="1i0c")
    assert t.fort("hwicce")
    assert len(t.armies("hwicce", "saxons")) == 1


@proves("BR117", "16.2.2")
@pytest.mark.parametrize(
    ("why", "refuge", "work", "owner", "there"),
    [
        ("no burh", "south-mercia", "", "saxons", 1),
        ("a stronghold", "south-mercia", "stronghold", "saxons", 1),
        ("not adjacent", "essex", "burh", "saxons", 1),
        ("of another nation", "south-mercia", "burh", "angles", 1),
        ("full", "south-mercia", "burh", "saxons", 5),
        ("where they came from", "march", "burh", "saxons", 0),
    ],
)
def test_without_a_refuge_an_army_is_lost(why: str, refuge: str, work: str, owner: str, there: int) -> None:
    t = assault(2, 2)
    if work:
        t.fortify(refuge, work, owner)
    if there:
        stand(t, owner, refuge, there)
    t.changed()
    asked = clash(t, 5, 1, 1, 1, 1)
    assert not [each for each in asked if each.topic == "losses"], why
    assert len(t.armies("hwicce", "saxons")) == 1
    assert t.fort("hwicce")


@proves("16.2.2")
def test_all_that_remain_need_room() -> None:
    """Two armies would be left over, and South Mercia has room for one: another overstack stands elsewhere."""
    t = assault(2, 2, "south-mercia", there=1)
    stand(t, "saxons", "essex", 4)
    asked = clash(t, 5, 1, 1, 1, 1)
    assert not [each for each in asked if each.topic == "losses"]
    assert len(t.armies("hwicce", "saxons")) == 1
    assert t.fort("hwicce")


@proves("16.2.2", "B8.1", "B6.1")
@pytest.mark.parametrize(
    ("left", "there", "may"), [(3, 1, True), (3, 2, True), (3, 3, False), (2, 3, True), (1, 4, True)]
)
def test_room_is_counted_as_if_the_burh_had_fallen_and_they_had_left(left: int, there: int, may: bool) -> None:
    """What stands in the area they leave is no overstack any more: up to six fit into one refuge."""
    t = assault(2, left, "south-mercia", there=there)
    t.throw(5, 1, *([1] * (left + 1)))
    if not may:
        asked = clash(t, 5, 1, *([1] * (left + 1)))
        assert not [each for each in asked if each.topic == "losses"]
        assert t.fort("hwicce")
        assert len(t.armies("hwicce", "saxons")) == left - 1
        return
    fight(t, 5, 1, *([1] * (left + 1)), losses="0i0c+burh")
    assert len(t.armies("south-mercia", "saxons")) == left + there
    assert t.owner("hwicce") == "danes"
    assert len(t.overstacks("saxons")) <= 1


@proves("16.2.2", "B8.1")
def test_two_refuges_may_not_both_be_overstacked() -> None:
    """Six armies and two burhs: no more than one of the two areas may have more than three."""
    t = assault(2, 3, "south-mercia", "avalon", there=2)
    fight(t, 5, 1, 1, 1, 1, 1, losses="0i0c+burh", burh_refuge="south-mercia:3")
    assert len(t.armies("south-mercia", "saxons")) == 5
    assert len(t.armies("avalon", "saxons")) == 2

    t = assault(2, 3, "south-mercia", "avalon", there=2)
    t.throw(5, 1, 1, 1, 1, 1)
    decision = ask(t, "burh-refuge", losses="0i0c+burh")
    assert offered(decision) == {"south-mercia:3", "avalon:3"}  # an army here and two there would be two overstacks


@proves("16.2.2", "B8.2")
def test_armies_may_go_to_different_areas() -> None:
    t = assault(2, 3, "south-mercia", "avalon")
    t.throw(5, 1, 1, 1, 1, 1)
    assert offered(ask(t, "burh-refuge", losses="0i0c+burh")) == {
        *("south-mercia:3", "avalon:3", "south-mercia:1", "avalon:1")
    }


@proves("16.2.2", "B6.1")
@pytest.mark.parametrize(
    ("area", "left", "there", "offers"),
    [
        (
            "hwicce",
            3,
            {"south-mercia": 2, "downlands": 0},
            {"south-mercia:3", "south-mercia:1", "downlands:3", "downlands:1"},
        ),
        ("hwicce", 4, {"south-mercia": 2, "downlands": 0}, {"south-mercia:3", "south-mercia:1", "downlands:1"}),
        ("hwicce", 2, {"south-mercia": 2, "downlands": 1}, {"south-mercia:2", "downlands:2"}),
        ("hwicce", 4, {"south-mercia": 2, "downlands": 1}, set()),
        ("hwicce", 4, {"south-mercia": 2, "avalon": 1}, {"south-mercia:3", "south-mercia:1", "avalon:4", "avalon:1"}),
    ],
)
def test_no_one_is_left_without_room(area: str, left: int, there: dict[str, int], offers: set[str]) -> None:
    """With their burhs the refuges hold one army more than ``there`` says."""
    t = assault(2, left, area=area)
    for refuge, armies in there.items():
        t.fortify(refuge, "burh", "saxons")
        if armies:
            stand(t, "saxons", refuge, armies)
    t.throw(5, 1, *([1] * (left + 1)))
    if not offers:
        asked = clash(t, 5, 1, *([1] * (left + 1)))
        assert "losses" not in [each.topic for each in asked]
        return
    assert offered(ask(t, "burh-refuge", losses="0i0c+burh")) == offers


@proves("16.2.2")
def test_the_last_army_may_be_saved() -> None:
    t = assault(2, 1, "south-mercia")
    fight(t, 5, 1, 1, 1, losses="0i0c+burh")
    assert len(t.armies("south-mercia", "saxons")) == 2
    assert t.owner("hwicce") == "danes"


@proves("16.2.2")
def test_of_two_hits_one_takes_an_army_and_one_the_burh() -> None:
    t = assault(2, 2, "south-mercia")
    t.throw(5, 5, 1, 1, 1)
    assert {"2i0c", "1i0c+burh"} <= offered(ask(t, "losses"))

    t = assault(2, 2, "south-mercia")
    fight(t, 5, 5, 1, 1, 1, losses="1i0c+burh")
    assert len(t.armies("south-mercia", "saxons")) == 2
    assert t.is_vacant("hwicce") is False
    assert t.owner("hwicce") == "danes"


@proves("16.2.2")
def test_only_a_die_that_would_eliminate_an_army() -> None:
    """A four would destroy the burh, but not an army."""
    t = assault(1, 1, "south-mercia")
    asked = clash(t, 4, 1, 1)
    assert "losses" not in [each.topic for each in asked]
    assert t.fort("hwicce")

    t = assault(1, 1, "avalon", area="downlands", origin="essex")
    asked = clash(t, 5, 1, 1)
    assert "losses" not in [each.topic for each in asked]
    t = assault(1, 1, "avalon", area="downlands", origin="essex")
    fight(t, 6, 1, 1, losses="0i0c+burh")
    assert len(t.armies("avalon", "saxons")) == 2


@proves("16.2.2")
def test_a_burh_can_be_given_in_any_battle_round() -> None:
    t = assault(2, 2, "south-mercia")
    fight(t, 1, 1, 1, 1, 1, 5, 1, 1, 1, 1, losses="0i0c+burh")
    assert len(t.armies("south-mercia", "saxons")) == 3


@proves("16.2.2")
def test_the_retreat_comes_when_all_dice_have_been_resolved() -> None:
    """What the defenders rolled in that battle round still counts."""
    t = assault(2, 2, "south-mercia")
    fight(t, 5, 1, 5, 1, 1, losses="0i0c+burh")
    assert len(t.armies("hwicce", "danes")) == 1
    assert len(t.armies("south-mercia", "saxons")) == 3


@proves("BR173", "16.2.2", "R56")
def test_they_go_even_if_no_attacker_is_left() -> None:
    t = assault(1, 2, "south-mercia")
    fight(t, 5, 6, 2, 1, losses="0i0c+burh")
    assert t.is_vacant("hwicce")
    assert len(t.armies("south-mercia", "saxons")) == 3


@proves("16.2.2", "B8.4")
def test_a_leader_goes_along() -> None:
    t = assault(2, 1, "south-mercia")
    t.lead("edgar", "hwicce")
    fight(t, 5, 1, 1, 1, losses="0i0c+burh")
    assert t.place("edgar") == "south-mercia"


@proves("16.2.2", "B7.3")
@pytest.mark.parametrize(("losses", "left"), [("1i0c", (0, 1)), ("0i1c", (1, 0)), ("0i0c+burh", (1, 1))])
def test_the_owner_of_several_kinds_chooses(losses: str, left: tuple[int, int]) -> None:
    t = bare("after-rome-9", BURHS, nation="saxons", turn=9)
    stand(t, "saxons", "hwicce", 2)
    stand(t, "normans", "hwicce", 1)
    stand(t, "normans", "hwicce", 1, "cavalry")
    stand(t, "normans", "south-mercia", 1)
    burhs(t, "normans", "hwicce", "south-mercia")
    engaged(t, "hwicce", "march")
    clash(t, 6, 1, 1, 1, 1, losses=losses)
    armies = [*t.armies("hwicce", "normans"), *t.armies("south-mercia", "normans")]
    kinds = [t.kind(unit) for unit in armies]
    assert (kinds.count("infantry") - 1, kinds.count("cavalry")) == left


@proves("16.2.2", "B7.3")
def test_a_five_that_reaches_infantry_only_can_be_taken_by_the_burh() -> None:
    t = bare("after-rome-9", BURHS, nation="saxons", turn=9)
    stand(t, "saxons", "hwicce", 2)
    stand(t, "normans", "hwicce", 1)
    stand(t, "normans", "hwicce", 1, "cavalry")
    burhs(t, "normans", "hwicce", "south-mercia")
    stand(t, "normans", "south-mercia", 1)
    engaged(t, "hwicce", "march")
    fight(t, 5, 1, 1, 1, 1, losses="0i0c+burh")
    assert len(t.armies("south-mercia", "normans")) == 3


@proves("BR118", "16.2.2", "B15.4")
@pytest.mark.parametrize("nation", ["danes", "romano-british", "norsemen"])
def test_no_points_for_a_burh(nation: str) -> None:
    t = assault(1, 0, nation=nation)
    clash(t, 6, 1)
    assert not t.fort("hwicce")
    assert not scored(t)


@proves("16.2.2")
def test_hits_name_the_burh_that_was_given() -> None:
    t = assault(2, 2, "south-mercia")
    fight(t, 5, 1, 1, 1, 1, losses="0i0c+burh")
    hits = [event for event in told(t, HitsTaken) if event.nation == "saxons"]
    assert [(event.fort, event.burh_given, event.units) for event in hits] == [("burh", True, ())]


# 16.2.3 Herepaths


def herepath(*areas: str, nation: str = "saxons", **armies: Any) -> Position:
    """Saxon burhs, built in an earlier phase."""
    t = bare("after-rome-9", BURHS, nation=nation, turn=8, **armies)
    burhs(t, "saxons", *areas)
    return t


@proves("BR119", "16.2.3", "15.2.1")
def test_herepaths_are_free() -> None:
    t = herepath("wessex", "downlands", "south-mercia", saxons={"wessex": 1}, welsh={"hwicce": 1})
    moved = go(t, "wessex", "downlands>south-mercia>north-mercia>march")
    assert (moved.paid, moved.roads) == (2, (1, 2))


@proves("16.2.3", "15.2.1")
def test_without_burhs_it_is_too_far() -> None:
    t = herepath(saxons={"wessex": 1}, welsh={"hwicce": 1})
    assert not {"march", "north-mercia", "south-mercia"} & goals(t, "wessex")


@proves("16.2.3", "15.2.1")
@pytest.mark.parametrize("missing", ["wessex", "downlands", "south-mercia"])
def test_both_areas_of_a_herepath_need_a_burh(missing: str) -> None:
    built = {"wessex", "downlands", "south-mercia"} - {missing}
    t = herepath(*built, saxons={"wessex": 1}, welsh={"hwicce": 1})
    assert "march" not in goals(t, "wessex")


@proves("BR119", "16.2.3")
@pytest.mark.parametrize("nation", ["danes", "angles", "romano-british"])
def test_herepaths_are_their_owners_alone(nation: str) -> None:
    t = herepath("wessex", "downlands", "south-mercia", nation=nation)
    stand(t, nation, "avalon", 1)
    assert not t.roads(nation)
    assert not [way for way in routes(t, "avalon") if "wessex>" in way or "downlands>" in way]


@proves("16.2.3", "R21")
def test_romans_and_their_roads_are_another_matter() -> None:
    t = herepath("wessex", "downlands")
    t.fortify("essex", "roman-fort")
    t.fortify("kent", "roman-fort")
    assert t.roads("saxons") == {"wessex", "downlands"}
    assert t.roads("romans") == {"essex", "kent"}


@proves("16.2.3", "15.2.1")
def test_burhs_built_in_the_population_phase_give_herepaths_in_the_movement_phase() -> None:
    """A Road is there when the phase in which it was built is over, not the turn."""
    t = growing("saxons", saxons={"essex": 1, "wessex": 1, "downlands": 1}, danes=DANES)
    with_points(t, 4)
    play(t, "movement-start", place="trade-burhs", place_burh=["wessex", "downlands"])
    assert t.roads("saxons") == {"wessex", "downlands"}
    assert "suffolk" in goals(t, "wessex")  # Downlands, South Mercia or Essex, Suffolk: two steps are paid


@proves("16.2.3", "15.2.1", "R40")
def test_a_herepath_before_or_after_a_strait_but_not_both() -> None:
    t = herepath(
        *("wessex", "devon", "gwent", "hwicce"), saxons={"wessex": 1, "devon": 1, "cornwall": 1}, welsh={"avalon": 1}
    )
    assert "devon>gwent" in routes(t, "wessex")
    assert "hwicce" not in goals(t, "wessex")  # before and after
    assert "gwent>hwicce" in routes(t, "devon")
    assert not {"gwent", "dyfed"} & goals(t, "cornwall")  # a paid step first


@proves("16.2.3", "15.2.1")
def test_a_herepath_after_a_strait_does_not_prolong_the_move() -> None:
    t = herepath("devon", "gwent", "powys", saxons={"devon": 1})
    assert "gwynedd" not in goals(t, "devon")
    moved = go(t, "devon", "gwent>powys")
    assert moved.roads == (2,)


@proves("16.2.3", "B6.1")
def test_burhs_on_the_way_do_not_change_stacking() -> None:
    t = herepath("wessex", "avalon", saxons={"wessex": 5, "avalon": 3})
    assert may_end(t)

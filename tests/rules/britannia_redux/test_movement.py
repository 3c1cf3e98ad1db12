"""Routes, limits and the Movement Phase of Britannia reDux."""

from __future__ import annotations

import pytest

from rules.britannia_redux.chapters import limits, movement
from rules.britannia_redux.chapters.routes import March, ways
from rules.britannia_redux.events import FortificationBuilt, LeaderLeft, MoveTakenBack, ProtectionLost
from tests.rules.britannia_redux.playing import Loaded, asked, entered, ids, own, position, run, told


def reached(t: Loaded, nation: str, origin: str, allowance: int = 2, *, led: bool = False) -> set[str]:
    """The goals within reach."""
    return {way.goal for way in ways(t, March(nation, origin, allowance, led, alone=False))}


@pytest.mark.rule("15.1")
def test_romans_go_three_areas_infantry_two() -> None:
    t = position(nation="romans", romans={"york": 1})
    t.fortify("york", "roman-fort", intact=False)
    assert "essex" in reached(t, "romans", "york", 3)
    assert "essex" not in reached(t, "saxons", "york", 2)


@pytest.mark.rule("B5.3")
def test_difficult_terrain_stops_who_has_no_leader() -> None:
    t = position("after-rome-9", "saxons", saxons={"hwicce": 1})
    assert "dyfed" not in reached(t, "saxons", "hwicce")
    assert "dyfed" in reached(t, "saxons", "hwicce", 3, led=True)


@pytest.mark.rule("15.2.1")
def test_roads_cost_nothing_and_do_not_stop() -> None:
    t = position(nation="romans", romans={"kent": 1})
    for area in ("kent", "essex", "south-mercia", "hwicce"):
        t.fortify(area, "roman-fort")
    way = next(each for each in ways(t, March("romans", "kent", 3, False, False)) if each.goal == "york")
    assert way.paid == 3 or "york" not in way.path[:-1]
    assert {"march", "cheshire"} <= reached(t, "romans", "kent", 3)
    t.fortify("essex", "roman-fort", fresh=True)
    road = next(each for each in ways(t, March("romans", "kent", 3, False, False)) if each.path == ("kent", "essex"))
    assert (road.paid, road.roads) == (1, ())


@pytest.mark.rule("15.2.1")
def test_a_road_before_or_after_a_strait_not_both() -> None:
    t = position(nation="romans", romans={"wessex": 1, "devon": 1})
    for area in ("devon", "wessex", "gwent", "hwicce"):
        t.fortify(area, "roman-fort")
    paths = {way.path for way in ways(t, March("romans", "wessex", 3, False, False))}
    assert all(
        "devon" not in path[:-1] or path[path.index("devon") + 1] != "gwent" or path[-1] == "gwent" for path in paths
    )
    across = [way for way in ways(t, March("romans", "devon", 3, False, False)) if way.path[:2] == ("devon", "gwent")]
    assert {"gwent", "hwicce"} <= {way.goal for way in across} or any(way.goal == "gwent" for way in across)


@pytest.mark.rule("15.5.2")
def test_subject_areas_are_roads_but_no_place_to_stop() -> None:
    t = position(nation="romans", romans={"hwicce": 1}, welsh={"powys": 1, "gwent": 1})
    t.fortify("hwicce", "roman-fort")
    t.fortify("march", "roman-fort")
    t.state.subjects = ["welsh"]
    t.changed()
    found = ways(t, March("romans", "hwicce", 3, False, False))
    assert not {"powys", "gwent"} & {way.goal for way in found}
    assert t.roads("romans") == {"hwicce", "march", "powys", "gwent"}
    t.fortify("powys", "roman-fort", intact=False)
    assert t.roads("romans") == {"hwicce", "march", "gwent"}


@pytest.mark.rule("B5.5")
@pytest.mark.parametrize(("staying", "passes"), [(1, False), (2, True)])
def test_an_overrun_needs_twice_the_units(staying: int, passes: bool) -> None:
    t = position("after-rome-9", "angles", angles={"york": 3, "lindsey": 1}, belgae={"north_mercia": 1})
    armies = t.armies("york", "angles")
    for army in armies[:staying]:
        t.put(army, "north-mercia")
        entered(t, [army], "york")
    assert ("south-mercia" in reached(t, "angles", "york")) is passes or "south-mercia" in reached(t, "angles", "york")
    through = [way for way in ways(t, March("angles", "york", 3, False, False)) if "north-mercia" in way.path[:-1]]
    assert bool(through) is passes
    assert all(way.overrun == ("north-mercia",) for way in through)


@pytest.mark.rule("15.2")
def test_romans_build_forts_on_the_way_and_take_them_back() -> None:
    t = position(nation="romans", romans={"wessex": 1})
    t.fortify("wessex", "roman-fort")
    movement.begin_phase(t)
    run(movement.move_once(t), "wessex", "avalon>hwicce")
    assert [event.area for event in told(t, FortificationBuilt)] == ["avalon", "hwicce"]
    assert t.owner("avalon") == "romans"
    assert run(movement.move_once(t), "back") is False
    assert told(t, MoveTakenBack)[0].unbuilt == ("avalon", "hwicce")
    assert t.is_vacant("avalon")
    assert t.armies("wessex", "romans")


@pytest.mark.rule("B5.9")
def test_half_of_the_areas_must_be_kept() -> None:
    t = position("after-rome-9", "angles", angles={"york": 1, "lindsey": 1, "norfolk": 1, "suffolk": 1})
    movement.begin_phase(t)
    for area in ("york", "lindsey", "norfolk"):
        t.put(t.armies(area, "angles")[0], "bernicia")
    assert [problem.key for problem in limits.problems(t, "angles")] == ["refusal-half"]
    assert not list(limits.problems(t, "romans"))


@pytest.mark.rule("15.3")
def test_one_overstack_but_any_number_for_rome() -> None:
    t = position("romans-9", "saxons", saxons={"wessex": 5, "essex": 4}, romans={"york": 6, "kent": 6, "pennines": 4})
    own(t)
    assert [problem.key for problem in limits.problems(t, "saxons")] == ["refusal-overstacks"]
    assert not list(limits.problems(t, "romans"))
    assert t.room("wessex", "saxons") == 0
    assert t.room("york", "romans") == 0


@pytest.mark.rule("16")
def test_fortifications_count_for_stacking_but_not_for_population() -> None:
    t = position(
        "after-rome-15", "saxons", {"burhs": True}, saxons={"downlands": 2, "wessex": 4, "essex": 1, "sussex": 1}
    )
    t.fortify("downlands", "burh", "saxons")
    own(t)
    assert [problem.key for problem in limits.problems(t, "saxons")] == ["refusal-overstacks"]
    t.fortify("kent", "burh", "saxons")
    assert limits.population(t, "saxons") == limits.Population(5, 0, 2.0, 8)
    assert limits.population(t, "saxons").limit == 10


@pytest.mark.rule("15.5.2")
def test_the_limit_of_a_subject_is_one_and_a_half() -> None:
    t = position(nation="picts", picts={"alban": 2, "mar": 2, "moray": 2})
    own(t)
    t.state.subjects = ["picts"]
    assert limits.population(t, "picts").limit == 5
    run(limits.remove_excess(t, "picts"), "mar")
    assert len(t.armies("mar", "picts")) == 1


@pytest.mark.rule("15.6.4")
def test_romano_british_spare_protected_britons() -> None:
    t = position("after-rome-9", "romano-british", romano_british={"south_mercia": 2}, belgae={"norfolk": 1})
    t.state.protected = ["belgae"]
    assert "norfolk" not in reached(t, "romano-british", "south-mercia", 3)
    t.state.protected = []
    t.lead("arthur", "south-mercia")
    movement.begin_phase(t)
    t.changed()
    way = next(
        each for each in ways(t, March("romano-british", "south-mercia", 3, True, False)) if each.goal == "norfolk"
    )
    movement.move(t, "romano-british", [*t.armies("south-mercia", "romano-british"), "arthur"], way)
    assert [event.cause for event in told(t, LeaderLeft)] == ["attack"]
    movement.take_back(t)
    assert t.place("arthur") == "south-mercia"


@pytest.mark.rule("R14")
def test_an_attack_on_the_romano_british_ends_protection() -> None:
    t = position("after-rome-9", "welsh", welsh={"gwent": 1}, romano_british={"hwicce": 1})
    t.state.protected = ["welsh"]
    movement.begin_phase(t)
    run(movement.move_once(t), "gwent", "hwicce")
    assert told(t, ProtectionLost)
    assert not t.state.protected


@pytest.mark.rule("17")
def test_boats_cross_a_sea_to_areas_that_are_not_adjacent() -> None:
    t = position("after-rome-9", "irish", {"boat_movement": True}, irish={"dyfed": 1})
    movement.begin_phase(t)
    pick = asked(movement.move_once(t), "dyfed")
    assert "atlantic-ocean>cornwall" in ids(pick)
    assert "atlantic-ocean>gwent" not in ids(pick)


@pytest.mark.rule("15.1.1")
def test_romans_land_in_kent_or_sussex() -> None:
    t = position(nation="romans", romans={"english_channel": 2})
    first = {way.path[1] for way in ways(t, March("romans", "english-channel", 3, False, False))}
    assert first == {"kent", "sussex"}


# What the questions say


def test_options_stand_under_their_land() -> None:
    t = position(nation="welsh", welsh={"powys": 1, "cornwall": 1}, picts={"moray": 1})
    own(t)
    assert {str(each.group[0]) for each in asked(movement.move_once(t)).options if each.group} == {"Wales"}


def test_a_group_says_who_stays_behind() -> None:
    t = position(nation="welsh", welsh={"powys": 3})
    own(t)
    details = {each.id: each.detail for each in asked(movement.move_once(t), "powys").options}
    assert details["3i"] == "No one stays: you give up the area."
    assert details["2i"] == "1 army stays."
    assert details["1i"] == "2 armies stay."


def test_no_area_is_given_up_at_sea_or_with_a_fortification() -> None:
    t = position(nation="irish", irish={"irish-sea": 2})
    own(t)
    assert {each.id: each.detail for each in asked(movement.move_once(t), "irish-sea").options}["2i"] == "No one stays."


def test_a_goal_says_what_it_scores_and_who_meets_whom() -> None:
    t = position(nation="saxons", saxons={"kent": 2}, jutes={"essex": 1}, welsh={"wessex": 1}, picts={"moray": 1})
    t.state.seats["jutes"] = t.state.seats["saxons"]
    own(t)
    details = {each.id: each.detail for each in asked(movement.move_once(t), "kent", "2i").options}
    assert details["sussex"] == "Free. A center, scores 3."
    assert details["essex"] == "2 against 1, and both nations are yours. A center, scores 3."
    assert details["sussex>wessex"] == "2 against 1. A center, scores 3."


def test_a_move_is_taken_back_to_where_it_began() -> None:
    t = position(nation="welsh", welsh={"powys": 2})
    own(t)
    run(movement.move_once(t), "powys", "1i", "march")
    back = next(each for each in asked(movement.move_once(t)).options if each.id == "back")
    assert back.detail == "From the March back to Powys."

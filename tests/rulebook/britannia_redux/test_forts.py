"""Section 15.2: Roman forts, Roads, forts in battle, rebuilding, and raids on forts."""

from __future__ import annotations

import pytest

from rules.britannia_redux.events import FortificationBuilt, HitsTaken, UnitsRetreated
from tests.rulebook.britannia_redux.toolkit import (
    ask,
    bare,
    clash,
    end_movement,
    engaged,
    fight,
    forts,
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

# 15.2 Where and when they are built


@proves("BR024", "15.2")
def test_a_fort_is_built_at_once_even_in_passing() -> None:
    t = bare(nation="romans", romans={"wessex": 1})
    forts(t, "wessex")

    go(t, "wessex", "avalon>hwicce")

    assert [event.area for event in told(t, FortificationBuilt)] == ["avalon", "hwicce"]
    assert t.fort("avalon") and t.fort("hwicce")
    assert t.owner("avalon") == "romans"
    assert not t.armies("avalon", "romans")


@proves("BR025", "15.2", "15.4.1")
def test_a_fort_is_built_in_every_area_and_their_number_has_no_limit() -> None:
    t = bare(nation="romans", romans={"skye": 1})
    forts(t, *(area for area in t.data.areas if area != "hebrides"))

    go(t, "skye", "hebrides")
    assert t.fort("hebrides")
    assert len(t.state.forts) == 37


@proves("BR026", "15.2", "15.2.2")
def test_no_new_fort_where_a_destroyed_one_lies() -> None:
    t = bare(nation="romans", romans={"essex": 1})
    forts(t, "suffolk", intact=False)

    go(t, "essex", "suffolk>norfolk")
    assert t.has_destroyed_fort("suffolk")
    assert not t.fort("suffolk")
    assert t.is_vacant("suffolk")


@proves("15.2")
def test_no_fort_where_romans_are_not_alone() -> None:
    t = bare(nation="romans", romans={"kent": 2}, belgae={"essex": 1})
    go(t, "kent", "essex", "2i")
    assert not t.fort("essex")


@proves("BR029", "15.2", "15.2.1", "R37")
def test_a_fort_is_built_when_a_battle_is_won_and_gives_roads_in_the_next_phase() -> None:
    t = bare(nation="romans", romans={"essex": 1, "kent": 1}, belgae={"essex": 1})
    forts(t, "kent")
    engaged(t, "essex", "kent")
    clash(t, 4, 1, submission="no")
    assert t.fort("essex")
    assert "essex" not in t.roads("romans")
    play(t, "movement")
    assert t.state.part == 2
    assert "essex" in t.roads("romans")


@proves("15.2", "B8.5", "R37")
def test_a_fort_is_built_where_romans_retreat_in_their_own_turn() -> None:
    t = bare(nation="romans", turn=2, romans={"essex": 2}, belgae={"essex": 2})
    engaged(t, "essex", "suffolk")
    t.throw(1, 1, 1, 1)
    play(t, "battles-end", withdraw="all:suffolk")
    assert t.fort("suffolk")


@proves("15.2", "B1.2")
def test_a_fort_is_an_army_for_ownership_and_for_others_on_the_march() -> None:
    t = bare("romans-9", nation="welsh", welsh={"clwyd": 2})
    forts(t, "march")
    assert t.owner("march") == "romans"
    assert not [way for way in routes(t, "clwyd", "2i") if "march>" in way]


@proves("BR027", "15.2", "B5.5")
def test_a_fort_counts_for_overruns() -> None:
    t = bare("romans-9", nation="welsh", romans={"march": 1, "hwicce": 1}, welsh={"clwyd": 2, "powys": 1})
    forts(t, "march")
    go(t, "clwyd", "march", "2i")
    assert "march>north-mercia" not in routes(t, "powys")


@proves("BR028", "15.2", "B5.5")
def test_a_lone_fort_is_overrun_by_two() -> None:
    t = bare("romans-9", nation="welsh", welsh={"clwyd": 2, "powys": 1}, belgae={"hwicce": 1})
    forts(t, "march")
    assert "march>north-mercia" not in routes(t, "powys")
    go(t, "clwyd", "march", "2i")
    assert go(t, "powys", "march>north-mercia").overrun == ("march",)
    assert "march" not in offered(ask(t, "move"))


@proves("15.2", "B5.5")
@pytest.mark.parametrize(("first", "passes"), [(3, False), (4, True)])
def test_an_army_and_a_fort_take_four(first: int, passes: bool) -> None:
    t = bare("romans-9", nation="welsh", romans={"march": 1, "hwicce": 1}, welsh={"clwyd": 4, "powys": 1})
    forts(t, "march")
    go(t, "clwyd", "march", f"{first}i")
    assert ("march>north-mercia" in routes(t, "powys")) is passes


@proves("BR150", "15.2", "B8.5", "R51")
def test_a_retreat_in_a_foreign_turn_builds_no_fort_until_the_next_roman_movement() -> None:
    t = bare("romans-15", nation="picts", turn=2, picts={"cumbria": 1, "alban": 1}, romans={"cumbria": 1, "york": 1})
    forts(t, "cumbria", intact=False)
    forts(t, "york")
    engaged(t, "cumbria", "lothian")
    t.throw(1, 1)
    play(t, "nation-end", retreat="all:galloway")
    assert t.owner("galloway") == "romans"
    assert "galloway" not in t.state.forts

    t.state.nation, t.state.stage, t.state.place, t.state.turn = "romans", "movement-start", 0, 3
    play(t, "movement")
    assert t.fort("galloway")
    assert "galloway" not in t.roads("romans")


@proves("BR151", "15.2.3", "R51")
def test_no_rebuilding_in_a_foreign_turn() -> None:
    t = bare("romans-15", nation="picts", turn=2, picts={"cumbria": 1, "alban": 1}, romans={"cumbria": 1})
    forts(t, "cumbria", "pennines", intact=False)
    engaged(t, "cumbria", "lothian")
    t.throw(1, 1)
    asked = play(t, "nation-end", retreat="all:pennines")
    assert t.has_destroyed_fort("pennines")
    assert "rebuild" not in [each.topic for each in asked]

    t.state.nation, t.state.stage, t.state.place, t.state.turn = "romans", "movement-start", 0, 3
    end_movement(t, rebuild="pennines")
    assert t.fort("pennines")


# 15.2.1 Roads


@proves("BR030", "15.2.1", "R7")
def test_road_steps_are_free_before_paid_ones() -> None:
    t = bare(nation="romans", romans={"kent": 1})
    forts(t, "kent", "essex", "south-mercia", "hwicce")

    found = [way for way in routes(t, "kent") if way.endswith(">march>cheshire>york")]
    assert found
    assert go(t, "kent", found[0]).paid == 3


@proves("15.2.1", "R7")
def test_road_steps_are_free_after_and_between_paid_ones() -> None:
    t = bare(nation="romans", romans={"norfolk": 1})
    forts(t, "suffolk", "essex", "sussex")
    forts(t, "norfolk", intact=False)

    moved = go(t, "norfolk", "suffolk>essex>sussex>wessex>avalon")
    assert moved.paid == 3
    assert len(moved.roads) == 2


@proves("15.2.1")
@pytest.mark.parametrize("broken", ["kent", "essex"])
def test_both_areas_of_a_road_need_an_intact_fort(broken: str) -> None:
    t = bare(nation="romans", romans={"kent": 1})
    forts(t, "kent", "essex")
    forts(t, broken, intact=False)
    assert go(t, "kent", "essex").paid == 1


@proves("BR036", "15.2.1", "B5.3", "R6")
def test_roads_do_not_stop_in_difficult_terrain() -> None:
    t = bare(nation="romans", romans={"south-mercia": 1})
    forts(t, "south-mercia", "downlands", "wessex")
    assert go(t, "south-mercia", "downlands>wessex").paid == 0

    t = bare(nation="romans", romans={"south-mercia": 1})
    forts(t, "south-mercia", "downlands", "wessex")
    assert go(t, "south-mercia", "downlands>wessex>devon").paid == 1


@proves("BR033", "15.2.1")
def test_a_road_after_a_strait() -> None:
    t = bare(nation="romans", romans={"devon": 1})
    forts(t, "gwent", "hwicce")
    forts(t, "devon", intact=False)
    assert {"gwent", "gwent>hwicce"} <= routes(t, "devon")


@proves("BR032", "15.2.1")
def test_a_road_before_a_strait_and_not_both() -> None:
    t = bare(nation="romans", romans={"wessex": 1})
    forts(t, "devon", "wessex", "gwent", "hwicce")
    found = routes(t, "wessex")
    assert "devon>gwent" in found
    assert not [way for way in found if way.startswith("devon>gwent>")]


@proves("BR034", "15.2.1", "B5.4")
def test_no_other_movement_with_a_strait() -> None:
    t = bare(nation="romans", romans={"avalon": 1})
    forts(t, "avalon", intact=False)
    found = routes(t, "avalon")
    assert "devon" in found
    assert not [way for way in found if way.startswith("devon>")]

    t = bare(nation="romans", romans={"devon": 1})
    forts(t, "devon")
    assert not [way for way in routes(t, "devon") if way.startswith("gwent>") or way.startswith("dyfed>")]


@proves("BR035", "15.2.1")
def test_a_new_fort_gives_no_road_in_its_phase() -> None:
    t = bare("romans-9", nation="romans", turn=3, romans={"york": 2})
    go(t, "york", "cheshire>cumbria", "1i")
    assert go(t, "york", "cheshire>cumbria").paid == 2
    end_movement(t)
    play(t, "movement")
    assert t.state.part == 2
    t.put(t.armies("cumbria", "romans")[0], "cheshire")
    t.changed()
    assert go(t, "cheshire", "cumbria").paid == 0


@proves("15.2.1")
def test_a_rebuilt_fort_gives_roads_from_the_end_of_the_phase() -> None:
    t = bare("romans-9", nation="romans", turn=3, romans={"york": 1, "lindsey": 2})
    forts(t, "york")
    forts(t, "lindsey", intact=False)
    end_movement(t, rebuild="lindsey")
    play(t, "movement")
    assert go(t, "lindsey", "york", "1i").paid == 0


@proves("15.2.1", "R7")
def test_every_road_of_the_map_is_free_for_romans_and_for_no_one_else() -> None:
    t = bare(nation="romans", romans={"kent": 1})
    forts(t, *t.data.areas)
    assert goals(t, "kent") == set(t.data.areas) - {"kent"}
    t = bare(nation="belgae", belgae={"kent": 1})
    forts(t, "kent", "essex", "suffolk")
    assert "essex" in goals(t, "kent")
    assert "suffolk" not in goals(t, "kent")


# 15.2.2 Forts in battle


@proves("BR037", "15.2.2")
def test_a_five_does_not_reach_a_fort_behind_a_roman() -> None:
    t = bare(nation="belgae", belgae={"essex": 2, "norfolk": 2}, romans={"essex": 1})
    forts(t, "essex")
    engaged(t, "essex", "suffolk")
    clash(t, 5, 5, 1, 1)
    assert t.fort("essex")
    assert len(t.armies("essex", "romans")) == 1


@proves("15.2.2", "R35")
@pytest.mark.parametrize(
    ("dice", "armies", "fort"),
    [((6, 5), 0, False), ((6, 6), 0, False), ((6, 4), 0, True), ((5, 6), 0, False)],
)
def test_a_six_and_a_five_take_the_roman_and_the_fort(dice: tuple[int, int], armies: int, fort: bool) -> None:
    t = bare(nation="belgae", belgae={"essex": 2, "norfolk": 2}, romans={"essex": 1})
    forts(t, "essex")
    engaged(t, "essex", "suffolk")
    clash(t, *dice, 1, 1)
    assert len(t.armies("essex", "romans")) == armies
    assert bool(t.fort("essex")) is fort


@proves("15.2.2")
def test_two_romans_shield_the_fort_from_a_six_and_a_five() -> None:
    t = bare(nation="belgae", belgae={"essex": 2, "norfolk": 2}, romans={"essex": 2})
    forts(t, "essex")
    engaged(t, "essex", "suffolk")
    clash(t, 6, 5, 1, 1, 1)
    assert len(t.armies("essex", "romans")) == 1
    assert t.fort("essex")
    assert {shot.wasted for shot in told(t, HitsTaken)[0].shots} == {"", "shielded"}


@proves("BR039", "15.2.2", "B7.5", "B7.7")
def test_a_fort_fights_like_infantry_and_both_may_fall() -> None:
    t = bare("romans-15", nation="jutes", turn=4, jutes={"kent": 1})
    forts(t, "kent")
    engaged(t, "kent", "english-channel")
    clash(t, 5, 5)
    assert t.has_destroyed_fort("kent")
    assert t.is_vacant("kent")


@proves("15.2.2", "15.1")
@pytest.mark.parametrize(("die", "falls"), [(4, False), (5, True)])
def test_a_fort_hits_and_is_hit_on_five(die: int, falls: bool) -> None:
    t = bare(nation="belgae", belgae={"essex": 1, "norfolk": 2})
    forts(t, "essex")
    engaged(t, "essex", "suffolk")
    clash(t, die, die)
    assert t.has_destroyed_fort("essex") is falls
    assert bool(t.armies("essex", "belgae")) is not falls


@proves("BR041", "15.2.2", "R33")
def test_a_fort_in_difficult_terrain_falls_to_a_six() -> None:
    t = bare(nation="brigantes", brigantes={"pennines": 2, "york": 2})
    forts(t, "pennines")
    engaged(t, "pennines", "york")
    clash(t, 5, 5, 1)
    assert t.fort("pennines")


@proves("15.2.2", "B8.2")
def test_a_fort_does_not_retreat_and_romans_may_leave_it() -> None:
    t = bare(nation="belgae", belgae={"essex": 2, "norfolk": 2}, romans={"essex": 1, "kent": 1})
    forts(t, "essex")
    engaged(t, "essex", "suffolk")
    t.throw(1, 1, 1, 1, 5, 1, 1)
    play(t, "battles-end", retreat="all:kent")
    assert len(t.armies("kent", "romans")) == 2
    assert t.has_destroyed_fort("essex")  # the second battle round was against the fort alone


@proves("15.2.2", "R18")
def test_a_fort_keeps_its_area_when_its_armies_are_gone() -> None:
    t = bare(nation="belgae", belgae={"essex": 1, "norfolk": 2}, romans={"essex": 1})
    forts(t, "essex")
    engaged(t, "essex", "suffolk")
    clash(t, 6, 1, 5)
    assert t.owner("essex") == "romans"


# 15.2.3 Rebuilding


@proves("BR042", "15.2.3", "B6.3")
def test_romans_rebuild_forts_at_the_end_of_movement() -> None:
    t = bare("romans-15", nation="romans", turn=2, romans={"norfolk": 2})
    forts(t, "norfolk", intact=False)
    end_movement(t, rebuild="norfolk")
    assert t.fort("norfolk")
    assert not scored(t)


@proves("15.2.3")
def test_romans_need_not_rebuild() -> None:
    t = bare("romans-15", nation="romans", turn=2, romans={"norfolk": 2})
    forts(t, "norfolk", intact=False)
    end_movement(t, rebuild=[()])
    assert t.has_destroyed_fort("norfolk")


@proves("BR044", "15.2.3")
def test_a_fort_without_an_army_is_not_rebuilt() -> None:
    t = bare("romans-15", nation="romans", turn=2, romans={"suffolk": 2}, belgae={"york": 1})
    stand(t, "romans", "york", 1)
    forts(t, "norfolk", "york", "suffolk", intact=False)
    decision = ask(t, "rebuild", move="done")
    assert offered(decision) == {"suffolk"}
    assert refused(decision, "norfolk")
    assert refused(decision, "york")  # enemies are there


@proves("15.2.3", "R51")
def test_both_movement_phases_of_an_invasion_rebuild() -> None:
    t = bare("romans-9", nation="romans", turn=3, romans={"suffolk": 1, "york": 1})
    forts(t, "suffolk", "york", intact=False)
    end_movement(t, rebuild="york")
    play(t, "movement-start")
    end_movement(t, rebuild="suffolk")
    assert t.fort("york") and t.fort("suffolk")


# 15.2.4 Picts and Welsh


@proves("BR045", "15.2.4", "R39", "B7.8")
@pytest.mark.parametrize("answer", ["stay", "all:dunedin"])
def test_picts_go_back_after_a_fort_in_england(answer: str) -> None:
    t = bare(nation="picts", picts={"lothian": 2, "alban": 2})
    forts(t, "lothian")
    engaged(t, "lothian", "dunedin")
    fight(t, 5, 1, 1, **{"return": answer})
    assert t.has_destroyed_fort("lothian")
    assert t.owner("lothian") == ("picts" if answer == "stay" else "")
    assert len(t.armies("dunedin", "picts")) == (0 if answer == "stay" else 2)


@proves("15.2.4", "R39")
def test_some_of_them_may_go_back() -> None:
    t = bare(nation="welsh", welsh={"march": 2, "clwyd": 2, "powys": 2})
    forts(t, "march")
    engaged(t, "march", "clwyd", "powys")
    t.throw(5, 1, 1)
    decision = ask(t, "return")
    assert "split" in offered(decision)


@proves("BR046", "15.2.4")
@pytest.mark.parametrize(
    ("nation", "area", "origin", "asks"),
    [
        ("picts", "lothian", "dunedin", True),
        ("picts", "strathclyde", "dunedin", False),
        ("welsh", "march", "clwyd", True),
        ("welsh", "gwent", "powys", False),
        ("brigantes", "lothian", "galloway", False),
        ("caledonians", "york", "pennines", False),
        ("belgae", "lindsey", "york", False),
    ],
)
def test_who_goes_back_after_destroying_a_fort(nation: str, area: str, origin: str, asks: bool) -> None:
    t = bare(nation=nation, turn=2)
    stand(t, nation, area, 2)
    stand(t, nation, "orkneys", 1)
    forts(t, area)
    engaged(t, area, origin)
    asked = fight(t, 6, 1, 1)
    assert ("return" in [each.topic for each in asked]) is asks


@proves("15.2.4")
def test_no_return_without_a_fort_or_with_a_fort_destroyed_before() -> None:
    t = bare(nation="picts", picts={"lothian": 2, "alban": 2}, romans={"lothian": 1})
    forts(t, "lothian", intact=False)
    engaged(t, "lothian", "dunedin")
    asked = fight(t, 6, 1, 1)
    assert "return" not in [each.topic for each in asked]


@proves("BR047", "15.2.4", "B9.3")
def test_irish_raiders_only_return_at_the_end_of_the_phase() -> None:
    t = bare("romans-15", nation="irish", turn=3, irish={"atlantic_ocean": 2})
    forts(t, "cheshire")
    go(t, "atlantic-ocean", "cheshire", "2i")
    end_movement(t)
    asked = fight(t, 5, 1, 1)
    assert "return" not in [each.topic for each in asked]
    assert "raiders" in [each.topic for each in play(t, "nation-end", raiders="home")]
    assert len(t.armies("atlantic-ocean", "irish")) == 2


@proves("BR048", "15.2.4")
def test_defenders_do_not_go_back() -> None:
    t = bare(nation="romans", turn=2, romans={"hwicce": 1}, welsh={"hwicce": 2, "powys": 4})
    forts(t, "hwicce")
    t.raze("hwicce")
    engaged(t, "hwicce", "march")
    asked = fight(t, 1, 6, 1)
    assert not [each for each in asked if each.topic == "return"]


@proves("BR157", "15.4.4", "15.2.4", "15.2.2")
def test_picts_take_a_roman_and_its_fort_in_lothian() -> None:
    t = bare(nation="picts", picts={"lothian": 3, "alban": 2}, romans={"lothian": 1})
    forts(t, "lothian")
    engaged(t, "lothian", "dunedin")
    fight(t, 6, 5, 2, 4, 3, **{"return": "all:dunedin"})
    assert scored(t) == [("picts", 1), ("picts", 2)]
    assert len(t.armies("dunedin", "picts")) == 2
    assert [event.cause for event in told(t, UnitsRetreated)] == ["victory"]


@proves("15.3", "15.2", "B6.1")
def test_forts_do_not_count_for_stacking() -> None:
    t = bare(nation="romans", turn=2, romans={"kent": 6, "york": 6, "pennines": 4})
    forts(t, "kent", "york", "pennines")
    assert may_end(t) == ""

"""Section 15.1: Roman armies and their reinforcements."""

from __future__ import annotations

import pytest

from rules.britannia_redux.events import ArmiesRemoved, RomanMaximumSet, UnitsArrived
from tests.rulebook.britannia_redux.toolkit import (
    Position,
    ask,
    bare,
    begin,
    clash,
    engaged,
    forts,
    go,
    goals,
    offered,
    play,
    proves,
    refused,
    routes,
    scored,
    stand,
    told,
)


@proves("BR010", "15", "15.1", "15.6")
@pytest.mark.parametrize(
    ("scenario", "nation", "die", "left"),
    [
        ("romans-9", "romans", 4, 0),
        ("romans-9", "romans", 3, 1),
        ("after-rome-9", "romano-british", 4, 1),
        ("after-rome-9", "romano-british", 5, 0),
    ],
)
def test_romans_hit_infantry_on_four(scenario: str, nation: str, die: int, left: int) -> None:
    t = bare(scenario, nation=nation, welsh={"avalon": 1})
    stand(t, nation, "avalon", 1)
    engaged(t, "avalon", "wessex")

    clash(t, die, 1)

    assert len(t.armies("avalon", "welsh")) == left


@proves("BR015", "15.1")
@pytest.mark.parametrize(("dice", "romans"), [((5, 5), 1), ((5, 6), 0)])
def test_infantry_hits_romans_on_six(dice: tuple[int, int], romans: int) -> None:
    t = bare(nation="belgae", belgae={"south_mercia": 2, "norfolk": 3}, romans={"south_mercia": 1})
    engaged(t, "south-mercia", "suffolk")

    clash(t, *dice, 4)

    assert len(t.armies("south-mercia", "belgae")) == 1
    assert len(t.armies("south-mercia", "romans")) == romans


@proves("BR014", "15.1", "B7.2")
def test_six_is_needed_in_difficult_terrain_whoever_attacks() -> None:
    t = bare(nation="romans", belgae={"downlands": 1, "norfolk": 1}, romans={"downlands": 3})
    engaged(t, "downlands", "sussex")

    clash(t, 5, 5, 4, 1)
    assert len(t.armies("downlands", "belgae")) == 1


@proves("15.1", "B7.2", "R34")
@pytest.mark.parametrize("area", ["york", "pennines"])
def test_romans_that_defend_need_a_six_from_infantry_anywhere(area: str) -> None:
    t = bare(nation="brigantes", brigantes={area: 2, "march": 3}, romans={area: 2})
    engaged(t, area, "cheshire")

    clash(t, 5, 5, 1, 1)
    assert len(t.armies(area, "romans")) == 2


@proves("15.1", "B7.2")
def test_attackers_in_difficult_terrain_are_hit_as_in_clear() -> None:
    t = bare(nation="welsh", welsh={"downlands": 2, "gwent": 2}, romans={"downlands": 1})
    engaged(t, "downlands", "avalon")

    clash(t, 1, 1, 4)
    assert len(t.armies("downlands", "welsh")) == 1


@proves("BR017", "B10.2")
def test_a_leader_adds_one_to_every_die() -> None:
    t = bare(nation="belgae", belgae={"suffolk": 2, "norfolk": 1}, romans={"suffolk": 1})
    t.lead("boudica", "suffolk")
    engaged(t, "suffolk", "norfolk")

    clash(t, 5, 2, 1)
    assert not t.armies("suffolk", "romans")
    assert t.owner("suffolk") == "belgae"

    t = bare(nation="belgae", belgae={"suffolk": 2, "norfolk": 1}, romans={"suffolk": 1})
    t.lead("boudica", "suffolk")
    engaged(t, "suffolk", "norfolk")
    clash(t, 4, 4, 1)
    assert t.armies("suffolk", "romans")


@proves("BR011", "15.1")
def test_romans_move_three_areas() -> None:
    t = bare(nation="romans", romans={"york": 1})

    assert "north-mercia>south-mercia>essex" in routes(t, "york")
    assert not {"kent", "sussex"} & goals(t, "york")
    assert go(t, "york", "north-mercia>south-mercia>essex").paid == 3


@proves("15.1", "15.6", "B5.1")
def test_romano_british_infantry_moves_two_areas_and_cavalry_three() -> None:
    t = bare("after-rome-9", nation="romano-british", romano_british={"york": 1})
    assert "essex" not in goals(t, "york")

    t = bare("after-rome-9", nation="romano-british")
    stand(t, "romano-british", "york", 1, "cavalry")
    assert "essex" in goals(t, "york")


@proves("BR016", "15.1", "B5.3", "R6")
def test_a_paid_step_into_difficult_terrain_stops_romans() -> None:
    t = bare(nation="romans", romans={"sussex": 1})

    found = routes(t, "sussex")
    assert "downlands" in found
    assert not [way for way in found if "downlands>" in way]

    t = bare(nation="romans", romans={"sussex": 1})
    forts(t, "downlands")
    assert not [way for way in routes(t, "sussex") if "downlands>" in way]


# 15.1.1


def muster(scenario: str, turn: int, armies: int) -> Position:
    """The Romans with these armies, about to count them."""
    t = bare(scenario, nation="romans", turn=turn, stage="increase")
    for area in ("kent", "york", "essex", "sussex", "wessex"):
        stand(t, "romans", area, min(armies, 4))
        armies -= min(armies, 4)
    return t


MAXIMA = [
    *((9, number + 1, most) for number, most in enumerate((16, 12, 10))),
    *((12, number + 1, most) for number, most in enumerate((16, 12, 11, 9))),
    *((15, number + 1, most) for number, most in enumerate((16, 12, 11, 10, 9))),
]


@proves("15.1.1", "R32", "B15.6", "B15.7", "B15.8")
@pytest.mark.parametrize(("timeline", "turn", "most"), MAXIMA)
@pytest.mark.parametrize("armies", range(0, 17))
def test_half_of_what_is_missing_arrives_or_the_excess_goes(timeline: int, turn: int, most: int, armies: int) -> None:
    if turn == 1:
        return
    t = muster(f"romans-{timeline}", turn, armies)

    asked = play(t, "movement-start")

    arrived = (most - armies + 1) // 2 if armies < most else 0
    gone = max(armies - most, 0)
    assert len(t.armies("english-channel", "romans")) == arrived
    assert len(t.all_armies("romans")) == armies + arrived - gone
    assert len([each for each in asked if each.topic == "remove"]) <= gone


@proves("BR018", "15.1.1")
def test_one_half_is_rounded_up() -> None:
    t = muster("romans-15", 2, 9)
    play(t, "movement-start")
    assert [(event.maximum, event.armies, event.change) for event in told(t, RomanMaximumSet)] == [(12, 9, 2)]
    assert [len(event.units) for event in told(t, UnitsArrived)] == [2]


@proves("BR148", "15.1.1", "B3.2", "R52")
def test_romans_without_a_unit_come_back() -> None:
    t = bare("romans-15", turn=3, stage="nation", picts={"alban": 1})
    play(t, "movement-start")
    assert t.state.nation == "romans"
    assert len(t.armies("english-channel", "romans")) == 6
    assert {way.partition(">")[0] for way in routes(t, "english-channel")} == {"kent", "sussex"}


@proves("BR149", "15.1.1", "R52")
def test_forts_do_not_count_against_the_maximum() -> None:
    t = muster("romans-15", 2, 12)
    forts(t, *list(t.data.areas)[:14])
    asked = play(t, "movement-start")
    assert not asked
    assert len(t.all_armies("romans")) == 12
    assert not t.armies("english-channel", "romans")


@proves("15.1.1", "R17", "B4.1")
def test_romans_have_no_population() -> None:
    t = muster("romans-15", 2, 12)
    play(t, "movement-start")
    assert "romans" not in t.state.population


@proves("BR020", "15.1.1", "R13")
def test_no_area_is_left_vacant_while_another_has_more_than_one_unit() -> None:
    others = dict.fromkeys(
        ("essex", "sussex", "wessex", "norfolk", "suffolk", "lindsey", "cheshire", "march", "hwicce"), 1
    )
    t = bare("romans-15", nation="romans", turn=2, stage="increase", romans={"kent": 3, "york": 1, **others})
    stand(t, "romans", "avalon", 1)
    forts(t, "kent", "avalon", *others)
    forts(t, "york", intact=False)

    decision = ask(t, "remove")
    assert refused(decision, "york")
    assert {"kent", "essex", "avalon"} <= offered(decision)


@proves("BR021", "15.1.1", "R13")
def test_an_area_may_be_left_vacant_if_no_area_has_two_units() -> None:
    areas = ("essex", "sussex", "wessex", "norfolk", "suffolk", "lindsey", "cheshire", "march", "hwicce", "york")
    t = bare("romans-15", nation="romans", turn=5, stage="increase", romans=dict.fromkeys(areas, 1))
    forts(t, *areas, intact=False)

    asked = play(t, "movement-start", remove="york")
    assert offered(asked[0]) == set(areas)
    assert t.is_vacant("york")
    assert len(t.all_armies("romans")) == 9
    assert told(t, ArmiesRemoved)[0].cause == "maximum"


@proves("15.1.1", "R45")
def test_no_one_scores_for_removed_armies() -> None:
    t = muster("romans-15", 2, 14)
    play(t, "movement-start", remove=["kent", "york"])
    assert not scored(t)


@proves("15.1.1", "R13")
def test_an_army_at_sea_may_be_removed() -> None:
    t = bare(
        "romans-15", nation="romans", turn=5, stage="increase", romans={"english_channel": 3, "kent": 6, "york": 1}
    )
    assert offered(ask(t, "remove")) == {"english-channel", "kent"}


@proves("15.1.1", "B5.2", "R5")
@pytest.mark.parametrize(("scenario", "turn", "part"), [("romans-9", 1, 1), ("romans-9", 1, 2), ("romans-15", 4, 1)])
def test_romans_at_sea_land_in_kent_or_sussex(scenario: str, turn: int, part: int) -> None:
    t = bare(scenario, nation="romans", turn=turn, romans={"english_channel": 2})
    t.state.part = part
    found = routes(t, "english-channel")
    assert {way.partition(">")[0] for way in found} == {"kent", "sussex"}
    assert "kent>essex>suffolk" in found  # R5: they go on
    assert not [way for way in found if way.count(">") > 2]


@proves("15.1.1", "B5.2")
def test_romans_at_sea_may_stay_there() -> None:
    t = bare("romans-15", nation="romans", turn=2, romans={"english_channel": 2})
    play(t, "battles", move="done")
    assert len(t.armies("english-channel", "romans")) == 2


@proves("BR023", "15.1.1", "B5.5", "R4", "R38")
def test_the_landing_overruns_kent() -> None:
    t = bare(nation="romans", romans={"english_channel": 16}, belgae={"kent": 1, "essex": 1, "norfolk": 1})
    assert "kent>essex" not in routes(t, "english-channel", "1i")
    go(t, "english-channel", "kent", "2i")
    assert "kent>essex" in routes(t, "english-channel", "1i")
    moved = go(t, "english-channel", "kent>essex", "1i")
    assert (moved.paid, moved.overrun) == (2, ("kent",))
    assert not t.fort("kent")  # R38
    assert "kent" not in offered(ask(t, "move"))


@proves("15.1.1", "B4.2")
@pytest.mark.parametrize("timeline", [9, 12, 15])
def test_sixteen_armies_land_in_round_one(timeline: int) -> None:
    t = begin(f"romans-{timeline}")
    play(t, "movement-start")
    assert t.state.nation == "romans"
    assert len(t.armies("english-channel", "romans")) == 16

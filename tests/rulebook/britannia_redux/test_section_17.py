"""Section 17: movement by boat."""

from __future__ import annotations

from typing import Any

import pytest

from rules.britannia_redux.chapters.movement import Group
from rules.britannia_redux.data.loader import britannia_data
from rules.britannia_redux.events import RaidersReturned
from rules.britannia_redux.orders.reasons import why_no_way
from tests.rulebook.britannia_redux.toolkit import (
    Position,
    ask,
    bare,
    end_movement,
    fight,
    forts,
    go,
    goals,
    offered,
    play,
    proves,
    routes,
    scored,
    stand,
    told,
)

BOATS = {"boat_movement": True}
DATA = britannia_data()
COAST = sorted(area for area, facts in DATA.areas.items() if facts.seas)
STRAITS = {
    frozenset(pair) for pair in (("devon", "gwent"), ("devon", "dyfed"), ("skye", "hebrides"), ("caithness", "orkneys"))
}


def sailing(nation: str = "saxons", turn: int = 8, **armies: Any) -> Position:
    """A nation about to move, with boats."""
    return bare("after-rome-9", BOATS, nation=nation, turn=turn, **armies)


def by_sea(t: Position, origin: str, who: str = "") -> set[str]:
    """The ways by boat that are offered."""
    return {way for way in routes(t, origin, who) if way.partition(">")[0] in t.data.seas}


@proves("17", "B5.8")
@pytest.mark.parametrize("origin", COAST)
def test_every_coast(origin: str) -> None:
    """Through a bordering sea to every other area on it that isn't adjacent, by land or by a strait."""
    t = sailing("angles", angles={origin: 1})
    wanted = {
        f"{sea}>{area}"
        for sea in t.area(origin).seas
        for area in COAST
        if sea in t.area(area).seas and area != origin and area not in t.area(origin).beside
    }
    reached = {way.rpartition(">")[2] for way in wanted}
    assert reached <= goals(t, origin)
    assert {way.rpartition(">")[2] for way in by_sea(t, origin)} <= reached
    assert by_sea(t, origin) <= wanted


@proves("17", "R23", "B1.1")
@pytest.mark.parametrize(("origin", "goal"), sorted(sorted(pair) for pair in STRAITS))
def test_areas_across_a_strait_are_adjacent(origin: str, goal: str) -> None:
    t = sailing("angles", angles={origin: 1})
    assert goal in routes(t, origin)  # on foot
    assert goal not in {way.rpartition(">")[2] for way in by_sea(t, origin)}


@proves("17")
def test_without_the_option_there_are_no_boats() -> None:
    t = bare("after-rome-9", nation="saxons", turn=8, saxons={"sussex": 1})
    assert not by_sea(t, "sussex")
    assert "cornwall" not in goals(t, "sussex")


@proves("17")
def test_inland_areas_have_no_boats() -> None:
    t = sailing("saxons", saxons={"march": 1, "downlands": 1})
    assert not by_sea(t, "march")
    assert not by_sea(t, "downlands")


@proves("17")
def test_a_boat_takes_a_sea_and_is_told() -> None:
    t = sailing(saxons={"sussex": 2})
    moved = go(t, "sussex", "english-channel>cornwall", "2i")
    assert moved.by_boat
    assert moved.path == ("sussex", "english-channel", "cornwall")
    assert len(t.armies("cornwall", "saxons")) == 2


@proves("17")
def test_a_boat_takes_all_movement() -> None:
    t = sailing(saxons={"kent": 1, "essex": 1})
    assert not [way for way in by_sea(t, "kent") if way.count(">") > 1]
    go(t, "kent", "frisian-sea>york")
    assert "york" not in offered(ask(t, "move"))


@proves("17", "15.1")
@pytest.mark.parametrize(("nation", "kind"), [("normans", "cavalry"), ("romano-british", "cavalry")])
def test_of_cavalry_too(nation: str, kind: str) -> None:
    t = bare("after-rome-9", BOATS, nation=nation, turn=5 if nation == "romano-british" else 9)
    t.state.landless = False
    stand(t, nation, "kent", 1, kind)
    assert "frisian-sea>york" in routes(t, "kent")
    assert not [way for way in by_sea(t, "kent") if way.count(">") > 1]


@proves("BR122", "17")
def test_a_boat_is_not_taken_after_a_march() -> None:
    t = sailing(saxons={"hwicce": 1, "essex": 1})
    assert not [way for way in routes(t, "hwicce") if "avalon>atlantic-ocean" in way]
    go(t, "hwicce", "avalon")
    assert "avalon" not in offered(ask(t, "move"))


@proves("17")
def test_no_one_ends_at_sea_and_no_one_changes_sea() -> None:
    t = sailing(saxons={"kent": 1})
    assert not {"english-channel", "frisian-sea", "north-sea"} & goals(t, "kent")
    assert "bernicia" not in goals(t, "kent")  # on the North Sea only


@proves("17", "B10.3", "R50")
def test_a_leader_sails_with_armies_or_alone() -> None:
    t = sailing(saxons={"kent": 2, "york": 1})
    t.lead("edgar", "kent")
    t.changed()
    assert "frisian-sea>norfolk" in routes(t, "kent", "2i+edgar")
    assert not [way for way in by_sea(t, "kent", "2i+edgar") if way.count(">") > 1]
    assert "frisian-sea>york" in routes(t, "kent", "edgar")


@proves("17", "B5.5")
def test_a_boat_may_land_among_enemies() -> None:
    t = sailing(saxons={"kent": 2}, danes={"york": 1})
    moved = go(t, "kent", "frisian-sea>york", "1i")
    assert moved.goal == "york"
    assert t.contested("saxons") == ["york"]


# Retreats


def against_cornwall() -> Position:
    """Irish in Dyfed, a boat away from Cornwall, and in Devon, beside it; two Welsh armies hold it."""
    return bare("after-rome-9", BOATS, nation="irish", turn=5, irish={"dyfed": 2, "devon": 2}, welsh={"cornwall": 2})


@proves("BR121", "17", "B8.3")
def test_units_that_came_by_boat_do_not_retreat() -> None:
    t = against_cornwall()
    go(t, "dyfed", "atlantic-ocean>cornwall", "1i")
    end_movement(t)
    asked = fight(t, 1, 1, 1, 1, 6, 1)
    assert "withdraw" not in [each.topic for each in asked]
    assert not t.armies("cornwall", "irish")


@proves("17", "B8.3")
def test_units_that_marched_do() -> None:
    t = against_cornwall()
    go(t, "devon", "cornwall", "1i")
    end_movement(t)
    fight(t, 1, 1, 1, withdraw="all:devon")
    assert len(t.armies("devon", "irish")) == 2


@proves("17", "B8.3")
def test_only_those_that_marched_retreat() -> None:
    t = against_cornwall()
    go(t, "dyfed", "atlantic-ocean>cornwall", "1i")
    go(t, "devon", "cornwall", "1i")
    end_movement(t)
    fight(t, 1, 1, 1, 1, 1, 6, 1, withdraw="all:devon")
    assert len(t.armies("devon", "irish")) == 2
    assert not t.armies("cornwall", "irish")


@proves("17", "B5.4", "B8.3", "R23")
def test_units_that_crossed_a_strait_retreat() -> None:
    t = bare("after-rome-9", BOATS, nation="irish", turn=5, irish={"dyfed": 2}, welsh={"devon": 1})
    go(t, "dyfed", "devon", "1i")
    end_movement(t)
    fight(t, 1, 1, withdraw="all:dyfed")
    assert len(t.armies("dyfed", "irish")) == 2


@proves("17", "B7.8", "R39")
def test_no_way_back_after_a_victory_either() -> None:
    t = bare("after-rome-9", BOATS, nation="saxons", turn=8, saxons={"kent": 3}, danes={"york": 1})
    t.lead("edgar", "kent")
    t.changed()
    go(t, "kent", "frisian-sea>york", "2i+edgar")
    end_movement(t)
    asked = fight(t, 5, 1, 1)
    assert "return" not in [each.topic for each in asked]
    assert len(t.armies("york", "saxons")) == 2


@proves("17", "B8.2")
def test_defenders_may_retreat_from_those_that_came_by_boat() -> None:
    t = sailing(saxons={"kent": 3}, danes={"york": 1, "lindsey": 1})
    go(t, "kent", "frisian-sea>york", "1i")
    end_movement(t)
    t.throw(1, 1)
    assert "all:lindsey" in offered(ask(t, "retreat"))


# From the sea


@proves("17", "B5.2")
def test_units_at_sea_land_and_take_no_boat() -> None:
    t = sailing("danes", danes={"frisian_sea": 2, "york": 1})
    assert not [way for way in routes(t, "frisian-sea") if any(sea in way for sea in t.data.seas)]
    go(t, "frisian-sea", "kent", "1i")
    assert "kent" not in offered(ask(t, "move"))
    assert not {"cornwall", "devon"} & goals(t, "frisian-sea")


@proves("17")
def test_units_that_landed_take_a_boat_in_the_second_phase() -> None:
    """Only the Movement Phase in which they landed is closed to them."""
    t = bare("after-rome-9", BOATS, nation="scots", turn=5, scots={"irish_sea": 2, "strathclyde": 1})
    go(t, "irish-sea", "cumbria", "2i")
    end_movement(t)
    play(t, "movement-start", raiders="stay")
    assert t.state.part == 2
    assert "irish-sea>skye" in routes(t, "cumbria")


# Major Invasions and extra turns


@proves("17", "B12")
@pytest.mark.parametrize(("extra", "sails"), [(False, True), (True, False)])
def test_no_boats_in_the_extra_turns(extra: bool, sails: bool) -> None:
    t = sailing("saxons", 9, saxons={"kent": 1, "essex": 1})
    t.state.extra = extra
    assert bool(by_sea(t, "kent")) is sails


@proves("17")
@pytest.mark.parametrize(("owned", "sails"), [("orkneys", True), ("", False)])
@pytest.mark.parametrize("part", [1, 2])
def test_a_nation_that_owned_nothing_has_no_boats_in_a_major_invasion(owned: str, sails: bool, part: int) -> None:
    """The Norsemen land in round VII; their turn is played from its beginning."""
    t = bare("after-rome-9", BOATS, turn=7, stage="nation")
    t.state.place = t.data.order.index("norsemen") - 1
    if owned:
        stand(t, "norsemen", owned, 1)
    play(t, "movement-start")
    assert t.state.nation == "norsemen"
    if part == 2:
        go(t, "icelandic-sea", "moray", "2i")
        end_movement(t)
        play(t, "movement-start", raiders="stay")
    assert t.state.part == part
    if part == 1 and not owned:
        stand(t, "norsemen", "orkneys", 1)  # wherever it might have come from
    origin = "moray" if part == 2 else "orkneys"
    assert ("icelandic-sea>hebrides" in routes(t, origin)) is sails


@proves("17")
def test_elsewhere_a_nation_that_owns_nothing_may_sail() -> None:
    """The ban is one of Major Invasions. Saxons in battle at the start of a phase own nothing; they're on land."""
    t = bare("after-rome-9", BOATS, turn=6, stage="nation", saxons={"kent": 1}, jutes={"kent": 1})
    t.state.place = t.data.order.index("saxons") - 1
    play(t, "movement-start")
    assert t.state.nation == "saxons"
    assert "frisian-sea>york" in routes(t, "kent")


# Romans, Roads and raids


@proves("BR171", "17", "R21", "15.2.1")
def test_boats_and_roads_do_not_mix() -> None:
    t = bare("romans-9", BOATS, nation="romans", turn=2, romans={"kent": 1})
    forts(t, "kent", "devon", "wessex")
    found = routes(t, "kent")
    assert "english-channel>devon" in found
    assert not [way for way in found if "devon>wessex" in way]

    t = bare("romans-9", BOATS, nation="romans", turn=2, romans={"essex": 1})
    forts(t, "kent", "essex")
    assert not [way for way in routes(t, "essex") if "kent>english-channel" in way]


@proves("17", "R21", "15.1.1")
def test_romans_in_the_channel_still_land_in_kent_or_sussex() -> None:
    t = bare("romans-9", BOATS, nation="romans", turn=2, romans={"english_channel": 2})
    assert {way.partition(">")[0] for way in routes(t, "english-channel")} == {"kent", "sussex"}


@proves("17", "R21", "16.2.3")
def test_boats_and_herepaths_do_not_mix() -> None:
    t = bare("after-rome-9", {**BOATS, "burhs": True}, nation="saxons", turn=8, saxons={"sussex": 1})
    for area in ("devon", "cornwall", "sussex", "wessex"):
        t.fortify(area, "burh", "saxons")
    assert not [way for way in by_sea(t, "sussex") if way.count(">") > 1]


@proves("BR172", "17", "R9", "B9.3", "B9.4")
def test_a_boat_makes_no_raider() -> None:
    t = bare(
        "after-rome-9", BOATS, nation="irish", turn=4, irish={"dyfed": 2, "atlantic_ocean": 1}, welsh={"cornwall": 1}
    )
    go(t, "atlantic-ocean", "cornwall")
    go(t, "dyfed", "atlantic-ocean>cornwall", "1i")
    end_movement(t)
    fight(t, 6, 1, 1)
    play(t, "nation-end", raiders="home")
    assert scored(t, "raiding") == [("irish", 1)]
    assert [(event.sea, len(event.units)) for event in told(t, RaidersReturned)] == [("atlantic-ocean", 1)]
    assert len(t.armies("cornwall", "irish")) == 1


@proves("17", "R9", "B9.1")
def test_a_boat_alone_scores_no_raid() -> None:
    t = bare("after-rome-9", BOATS, nation="irish", turn=4, irish={"dyfed": 2}, welsh={"cornwall": 1})
    go(t, "dyfed", "atlantic-ocean>cornwall", "1i")
    end_movement(t)
    fight(t, 6, 1)
    asked = play(t, "nation-end")
    assert not scored(t, "raiding")
    assert "raiders" not in [each.topic for each in asked]


@proves("17", "15.5.2", "15.6.4", "B5.6")
def test_a_boat_goes_where_its_nation_may_attack_only() -> None:
    t = bare("after-rome-9", BOATS, nation="romano-british", turn=5, romano_british={"kent": 1}, welsh={"cornwall": 1})
    t.state.protected = ["welsh"]
    assert "english-channel>cornwall" not in routes(t, "kent")
    t.state.protected = []
    t.changed()
    assert "english-channel>cornwall" in routes(t, "kent")


@proves("17", "B5.9")
def test_an_area_left_by_boat_is_left() -> None:
    t = sailing(saxons={"kent": 1, "essex": 1, "sussex": 1, "wessex": 1}, danes={"york": 1, "cornwall": 1})
    for area, way in {
        "kent": "frisian-sea>york",
        "essex": "frisian-sea>york",
        "wessex": "english-channel>cornwall",
    }.items():
        go(t, area, way)
    assert "done" not in offered(ask(t, "move"))


# Why not


@proves("17")
@pytest.mark.parametrize(
    ("options", "extra", "origin", "goal", "sea", "why"),
    [
        (BOATS, False, "march", "york", "frisian-sea", "refused-order-inland"),
        (BOATS, False, "downlands", "kent", "english-channel", "refused-order-inland"),
        ({}, False, "kent", "york", "frisian-sea", "refused-order-boats-off"),
        (BOATS, True, "kent", "york", "frisian-sea", "refused-order-no-boats"),
        (BOATS, False, "kent", "essex", "frisian-sea", "refused-order-no-coast"),  # adjacent
        (BOATS, False, "kent", "bernicia", "frisian-sea", "refused-order-no-coast"),  # on another sea
        (BOATS, False, "kent", "hwicce", "atlantic-ocean", "refused-order-no-coast"),
    ],
)
def test_an_order_that_cannot_be_sailed_is_refused_by_its_rule(
    options: dict[str, bool], extra: bool, origin: str, goal: str, sea: str, why: str
) -> None:
    t = bare("after-rome-9", options, nation="saxons", turn=9 if extra else 8, saxons={origin: 1})
    t.state.extra = extra
    text = why_no_way(t, origin, Group(1, 0, ()), goal, (sea,))
    assert text.key == why
    assert str(dict(text.args)["rule"]).endswith("17")

"""What the rules forbid is refused with the reason that applies, and with the section that says so."""

from __future__ import annotations

from typing import Any

import pytest

from rules.britannia_redux.chapters.movement import groups, rebuild_forts
from rules.britannia_redux.chapters.withdrawal import withdraw
from rules.britannia_redux.orders.reasons import why_no_one, why_not, why_not_to
from rules.core.decisions import Pick
from rules.core.game import Play
from rules.core.text import Text
from tests.rulebook.britannia_redux.toolkit import (
    Position,
    Reply,
    ask,
    bare,
    engaged,
    forts,
    go,
    may_end,
    offered,
    proves,
    routes,
)

Told = tuple[str, str]
"""The key of a reason, and the sections that it cites."""


def told(reason: Text | None) -> Told:
    assert reason is not None
    return reason.key, str(dict(reason.args)["rule"])


def no_way(t: Position, origin: str, way: str, who: str = "1i") -> Told:
    """Why units can't go a way that isn't offered to them."""
    assert way not in routes(t, origin, who)
    group = next(each for each in groups(t, origin) if each.id == who)
    return told(why_not_to(t, origin, group, way))


def no_choice(t: Position, topic: str, choice: str, **replies: Reply) -> Told:
    """Why a choice isn't among those of a decision."""
    decision = ask(t, topic, **replies)
    assert choice not in offered(decision)
    return told(why_not(t, decision, choice))


# Movement


def welsh(powys: int = 2, gwynedd: int = 1) -> Position:
    """The Welsh move; Belgae are in Hwicce."""
    return bare(nation="welsh", turn=1, welsh={"powys": powys, "gwynedd": gwynedd}, belgae={"hwicce": 1})


@proves("B5")
def test_another_way_than_the_open_one_is_refused() -> None:
    assert no_way(welsh(), "powys", "york>hwicce") == ("refused-order-detour", "B5")


@proves("B5.3")
def test_difficult_terrain_stops_who_has_no_leader() -> None:
    t = welsh(powys=1, gwynedd=2)
    assert no_way(t, "gwynedd", "dyfed") == ("refused-order-difficult", "B5.3")


@proves("B5.5")
def test_no_one_passes_units_of_another_nation() -> None:
    assert no_way(welsh(), "powys", "south-mercia") == ("refused-order-blocked", "B5.5")


@proves("B5.1")
def test_no_one_goes_farther_than_the_allowance() -> None:
    assert no_way(welsh(), "powys", "bernicia") == ("refused-order-far", "B5.1")


@proves("B5")
def test_who_is_there_already_moves_on_or_stays() -> None:
    assert no_way(welsh(), "powys", "powys") == ("refused-order-there", "B5")


@proves("B4", "B5")
def test_armies_of_others_absent_ones_and_those_that_moved_dont_move() -> None:
    t = welsh()
    assert told(why_no_one(t, "hwicce")) == ("refused-order-foreign", "B4")
    assert told(why_no_one(t, "avalon")) == ("refused-order-nobody", "B5")
    go(t, "powys", "clwyd", "1i")
    assert "clwyd" not in offered(ask(t, "move"))
    assert told(why_no_one(t, "clwyd")) == ("refused-order-moved", "B5")


@proves("B6.1", "15.3")
def test_more_than_an_area_holds_dont_enter() -> None:
    """Those that can still leave it don't count: they may make room."""
    t = bare("after-rome-9", nation="saxons", turn=6, saxons={"essex": 1, "suffolk": 3, "kent": 4})
    go(t, "suffolk", "essex", "3i")
    assert no_way(t, "kent", "essex", "4i") == ("refused-order-stack", "B6.1, 15.3")
    assert "essex" in routes(t, "kent", "3i")


@proves("B6.1")
def test_a_phase_with_too_many_in_an_area_doesnt_end() -> None:
    t = bare("after-rome-9", nation="saxons", turn=6, saxons={"essex": 6, "suffolk": 1, "kent": 1})
    go(t, "suffolk", "essex")
    assert may_end(t) == "refusal-stack"
    go(t, "essex", "sussex", "1i")
    assert may_end(t) == ""


@proves("15.5.2")
def test_rome_and_its_subjects_leave_each_other_alone() -> None:
    for nation, origin, to, key in (
        ("romans", "cheshire", "clwyd", "refused-order-subject"),
        ("welsh", "powys", "hwicce", "refused-order-overlord"),
    ):
        t = bare(nation=nation, turn=1, romans={"hwicce": 2, "cheshire": 2}, welsh={"powys": 2, "clwyd": 1})
        t.state.subjects.append("welsh")
        assert no_way(t, origin, to) == (key, "15.5.2")


@proves("15.6.4", "B13.2")
def test_the_romano_british_spare_who_submitted_to_rome() -> None:
    t = bare("after-rome-9", nation="romano-british", romano_british={"hwicce": 2}, welsh={"powys": 2})
    assert no_way(t, "hwicce", "powys") == ("refused-order-protected", "15.6.4, B13.2")


@proves("B14.3", "R15")
def test_a_nation_spares_who_submitted_to_it() -> None:
    t = bare("after-rome-9", nation="saxons", turn=6, saxons={"hwicce": 2}, welsh={"avalon": 2})
    t.state.vassals["welsh"] = "saxons"
    assert no_way(t, "hwicce", "avalon") == ("refused-order-peace", "B14.3, R15")


@proves("15.1.1", "R5")
def test_the_first_romans_land_only_where_the_print_says() -> None:
    t = bare(nation="romans", turn=1, romans={"english_channel": 12}, belgae={"kent": 1, "sussex": 1})
    assert no_way(t, "english-channel", "cornwall") == ("refused-order-landing", "15.1.1, R5")


# Placing and removing


def growing(**armies: Any) -> Position:
    """The Saxons are about to place an army."""
    t = bare("after-rome-9", {"burhs": True}, nation="saxons", turn=6, stage="nation", **armies)
    t.state.place -= 1
    t.state.nation = ""
    return t


@proves("B4.1.4", "B6.1")
@pytest.mark.parametrize(
    ("area", "reason"),
    [("york", ("refused-order-not-owned", "B4.1.4")), ("suffolk", ("refused-order-no-room", "B6.1"))],
)
def test_armies_are_placed_in_owned_areas_with_room(area: str, reason: Told) -> None:
    t = growing(saxons={"essex": 1, "kent": 1, "suffolk": 6}, angles={"york": 1})
    t.state.population["saxons"] = 5
    assert no_choice(t, "place", area) == reason


@proves("16.2.1", "16")
@pytest.mark.parametrize(
    ("area", "reason"), [("essex", ("refused-order-fortified", "16")), ("gwent", ("refused-order-burh", "16.2.1"))]
)
def test_burhs_are_built_where_none_is_and_near_centers(area: str, reason: Told) -> None:
    t = growing(saxons={"essex": 1, "wessex": 1, "gwent": 1, "sussex": 1}, danes={"york": 1, "lindsey": 1, "march": 1})
    t.fortify("essex", "burh", "saxons")
    t.state.turn, t.state.population["saxons"] = 8, 5
    assert no_choice(t, "place-burh", area, place="trade-burhs") == reason


@proves("B6.2", "R2")
def test_who_began_the_turn_at_sea_isnt_removed() -> None:
    t = bare("after-rome-9", nation="saxons", turn=6, saxons={"kent": 5, "essex": 3, "english_channel": 1})
    go(t, "english-channel", "sussex")
    assert no_choice(t, "excess", "sussex", move="done") == ("refused-order-uncounted", "B6.2, R2")


# Retreats


def defended() -> Position:
    """The Angles defend Essex against Saxons from Kent; Suffolk is theirs, South Mercia isn't."""
    t = bare(
        "after-rome-9",
        nation="saxons",
        turn=6,
        saxons={"kent": 3},
        angles={"essex": 3, "suffolk": 5},
        romano_british={"south_mercia": 1},
    )
    go(t, "kent", "essex", "3i")
    t.throw(*[1] * 6)
    return t


@proves("B8.1", "B8.2", "R22", "B6.1", "B9.2")
@pytest.mark.parametrize(
    ("to", "reason"),
    [
        ("kent", ("refused-order-entered", "B8.2, R22")),
        ("york", ("refused-order-not-beside", "B8.2")),
        ("south-mercia", ("refused-order-held", "B8.1")),
        ("suffolk", ("refused-order-retreat-room", "B6.1, B8.1")),
        ("north-sea", ("refused-order-retreat-sea", "B8.1, B9.2")),
        ("essex", ("refused-order-there", "B8")),
    ],
)
def test_where_defenders_cant_retreat(to: str, reason: Told) -> None:
    assert no_choice(defended(), "retreat", f"all:{to}", move="done") == reason


@proves("B8.3", "B9.2")
@pytest.mark.parametrize(
    ("to", "reason"),
    [
        ("suffolk", ("refused-order-not-back", "B8.3")),
        ("north-sea", ("refused-order-retreat-sea", "B8.1, B9.2")),
    ],
)
def test_attackers_go_back_only_to_where_they_came_from(to: str, reason: Told) -> None:
    t = bare("after-rome-9", nation="saxons", turn=6, saxons={"essex": 3, "suffolk": 1, "kent": 1}, angles={"essex": 3})
    engaged(t, "essex", "kent")
    t.throw(*[1] * 6)
    assert no_choice(t, "withdraw", f"all:{to}") == reason


# Rome rebuilds and leaves


def question(asking: Play[Any], topic: str) -> Pick:
    """The first question of a script about a topic; those before it are answered by default."""
    asked = next(asking)
    while isinstance(asked, Pick) and asked.topic != topic:
        asked = asking.send(asked.default)
    assert isinstance(asked, Pick)
    return asked


@proves("15.2.3")
@pytest.mark.parametrize(
    ("area", "key"),
    [("sussex", "refused-no-ruin"), ("lindsey", "refused-no-peace-to-build"), ("york", "refused-order-nobody")],
)
def test_forts_are_rebuilt_where_one_is_destroyed_and_romans_are_alone(area: str, key: str) -> None:
    t = bare(nation="romans", turn=2, romans={"essex": 1, "kent": 1, "lindsey": 1, "sussex": 1}, angles={"lindsey": 1})
    forts(t, "essex", "kent", "lindsey", "york", intact=False)
    asked = question(rebuild_forts(t), "rebuild")
    assert area not in offered(asked)
    assert told(why_not(t, asked, area)) == (key, "15.2.3")


COAST = ("avalon", "cheshire", "essex", "hwicce", "kent", "norfolk", "suffolk", "sussex", "york")
INLAND = ("downlands", "south-mercia", "north-mercia", "march", "lindsey", "cornwall")
FORTS = {
    "withdrawal-second": ("york", "kent"),
    "withdrawal-vacant": INLAND,
    "withdrawal-subject": COAST,
    "withdrawal-strongholds": (*COAST, "downlands"),
}
"""Where Roman forts are, by what is asked: fewer than the Romano-British may replace, or more."""


@proves("15.6.1", "15.6.2", "16.1.2")
@pytest.mark.parametrize(
    ("topic", "area", "key"),
    [
        ("withdrawal-second", "wessex", "refused-not-single"),
        ("withdrawal-second", "orkneys", "refused-not-its-land"),
        ("withdrawal-vacant", "wessex", "refused-not-vacant"),
        ("withdrawal-subject", "york", "refused-not-its-land"),
        ("withdrawal-subject", "gwynedd", "refused-no-fort"),
        ("withdrawal-strongholds", "downlands", "refused-no-stronghold"),
    ],
)
def test_who_follows_the_romans_where(topic: str, area: str, key: str) -> None:
    legions = {"kent": 1, "essex": 1, "york": 1} if topic == "withdrawal-vacant" else {}
    options = {"strongholds": topic == "withdrawal-strongholds"}
    t = bare("romans-9", options, nation="romans", saxons={"wessex": 1}, romans=legions)
    forts(t, "powys", *FORTS[topic])
    t.state.freed = ["welsh"]
    asked = question(withdraw(t), topic)
    assert area not in offered(asked)
    found, rule = told(why_not(t, asked, area))
    assert found == key and rule.startswith(("15.6", "16.1.2"))

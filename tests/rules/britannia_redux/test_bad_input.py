"""Bad input in written orders: each fault is refused in a sentence with its rule, and nothing changes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import rules
from rules.core.orders import Plan
from rules.core.registry import companions
from rules.core.text import speaking
from tests.rules.britannia_redux.playing import Loaded, position

GAME = "britannia-redux"
BOOK = companions(GAME).orders
BOATS = {"boat_movement": True}


def at_table(t: Loaded, scenario: str = "romans-9", options: Mapping[str, Any] | None = None) -> rules.Table:
    """A table at a position, when a nation begins to move."""
    t.state.stage = "movement-start"
    t.state.place = t.data.order.index(t.state.nation)
    t.changed()
    started = rules.start(GAME, scenario, {"players": "4", **(options or {})}, seed="bad input")
    return started.fork_at(t.state, "bad input")


def planned(table: rules.Table, text: str) -> Plan:
    """What becomes of written orders; the table itself stays as it was."""
    assert BOOK is not None and table.decision is not None
    before = table.save()
    plan = BOOK.plan(table, table.decision.seat, BOOK.parse(text, "en").orders)
    assert table.save() == before
    return plan


def refused(table: rules.Table, text: str) -> str:
    """Why the last of some orders is refused, which the others are not; it can be said in French as well."""
    *others, last = planned(table, text).verdicts
    assert not any(each.refused for each in others)
    assert last.refused is not None and last.answers == ()
    with speaking("fr"):
        assert "{" not in str(last.refused)
    return str(last.refused)


def refused_choice(table: rules.Table, *answers: str) -> str:
    """Why the last of some choices is refused, which the others are not. Nothing changes."""
    *others, last = answers
    for answer in others:
        table.choose(answer)
    before = table.save()
    with pytest.raises(rules.IllegalChoice) as error:
        table.choose(last)
    assert table.save() == before
    return str(error.value)


def welsh() -> rules.Table:
    """The Welsh move; Belgae are in Hwicce."""
    return at_table(position(nation="welsh", welsh={"powys": 2, "gwynedd": 1, "dyfed": 2}, belgae={"hwicce": 1}))


def romans() -> rules.Table:
    """The Romans move; the Welsh are their subjects."""
    t = position(
        nation="romans",
        romans={"cheshire": 3, "essex": 6},
        welsh={"clwyd": 1, "powys": 1, "gwynedd": 1},
        brigantes={"york": 2},
    )
    t.state.subjects.append("welsh")
    return at_table(t)


def landing() -> rules.Table:
    """The Romans come from the English Channel; the Belgae hold Kent and Sussex."""
    t = position(nation="romans", romans={"english_channel": 12}, belgae={"kent": 1, "sussex": 1})
    return at_table(t)


def saxons() -> rules.Table:
    """The Saxons move, with boats."""
    t = position("after-rome-9", "saxons", BOATS, saxons={"south_mercia": 3, "essex": 3, "downlands": 2})
    return at_table(t, "after-rome-9", BOATS)


def romano_british() -> rules.Table:
    """The Romano-British move beside protected Welsh."""
    t = position("after-rome-9", "romano-british", {}, romano_british={"hwicce": 2}, welsh={"powys": 2})
    return at_table(t, "after-rome-9")


def subjects() -> rules.Table:
    """The Welsh move as subjects of Rome."""
    t = position(nation="welsh", romans={"hwicce": 2}, welsh={"powys": 2, "gwynedd": 1})
    t.state.subjects.append("welsh")
    return at_table(t)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("move 1 Gwynedd > Dyfed", "Difficult terrain stops armies without a leader between Gwynedd and Dyfed (B5.3)"),
        ("move 1 Powys > South Mercia", "The Belgae in Hwicce are in the way to South Mercia (B5.5)"),
        ("move 1 Powys > York > Bernicia", "Bernicia is too far from Powys: 2 is all they can move (B5.1)"),
        ("move 1 Clwyd > Powys", "The Welsh have no army in Clwyd (B5)."),
        ("stay Kent", "The Welsh have no army in Kent (B5)."),
        ("stay Hwicce", "This is the turn of the Welsh; in Hwicce are the Belgae (B4)."),
        ("move 1 Hwicce > Avalon", "This is the turn of the Welsh; in Hwicce are the Belgae (B4)."),
        ("move 1 Powys > Powys", "The armies are in Powys already (B5)."),
        ("move 3 Powys > Gwynedd", "Only 2 such armies can move from Powys (B5)."),
        ("move 1 cavalry Powys > Hwicce", "No such army can move from Powys (B5)."),
        ("move Arthur > Hwicce", "Arthur isn't in play now (B10)."),
        ("move 1, Arthur at Powys > Hwicce", "Arthur isn't in play now (B10)."),
        ("move 1 Dyfed > Atlantic Ocean > Devon", "This campaign is played without boats (B2.2, 17)."),
    ],
)
def test_marches_without_the_right_to_them(text: str, told: str) -> None:
    assert refused(welsh(), text).startswith(told)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("move 1 Cheshire > Clwyd", "The Welsh have submitted to Rome: the Romans can't attack them in Clwyd, or stop"),
        ("move 1 York > Bernicia", "This is the turn of the Romans; in York are the Brigantes (B4)."),
        (
            "move 3 Cheshire > York; move 4 Essex > York",
            "York holds 3 armies, or 6 in your one overstack",
        ),
    ],
)
def test_an_attack_on_subjects_and_stacks_over_the_limit(text: str, told: str) -> None:
    assert refused(romans(), text).startswith(told)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "move 1 English Channel > Cornwall",
            "The Romans can't land in Cornwall, only in Kent and Sussex (15.1.1",
        ),
        ("move 1 English Channel > Essex", "The Belgae in Kent are in the way to Essex (B5.5)."),
        ("move 1 English Channel > Orkneys", "No open way leads from the English Channel to Orkneys (B5)."),
        ("move 7 English Channel > Kent", "Kent holds 3 armies, or 6 in your one overstack (B6.1, 15.3)."),
    ],
)
def test_landings_where_and_in_such_numbers_as_romans_may_not(text: str, told: str) -> None:
    t = landing()
    assert refused(t, text).startswith(told)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "move 1 South Mercia > Frisian Sea > York",
            "South Mercia isn't on a coast, so no boat leaves from there (17).",
        ),
        ("move 1 Essex > Irish Sea > Cumbria", "No boat goes from Essex by the Irish Sea to Cumbria (17)."),
    ],
)
def test_boats_from_where_there_are_none(text: str, told: str) -> None:
    assert refused(saxons(), text) == told


def test_subjects_and_their_overlord_leave_each_other_alone() -> None:
    told = refused(subjects(), "move 1 Powys > Hwicce")
    assert told == "The Welsh have submitted to Rome, so they can't attack the Romans in Hwicce (15.5.2)."


def test_who_once_submitted_to_rome_is_protected() -> None:
    told = refused(romano_british(), "move 1 Hwicce > Powys")
    assert told == "The Welsh in Powys once submitted to Rome, so the Romano-British can't attack them (15.6.4, B13.2)."


def test_a_fault_in_placing_makes_no_later_order_wrong() -> None:
    """Everything behind it is tried as if the armies were placed as usual; nothing of it can be carried out."""
    t = position("after-rome-9", "saxons", {}, saxons={"essex": 2, "south_mercia": 1, "suffolk": 1, "kent": 1})
    t.state.population["saxons"] = 5
    t.state.stage = "nation"
    t.state.nation = ""
    t.state.place = t.data.order.index("saxons") - 1
    t.changed()
    table = rules.start(GAME, "after-rome-9", {"players": "4"}, seed="bad input").fork_at(t.state, "bad input")
    assert table.decision is not None and table.decision.topic == "place"
    plan = planned(table, "place York 1; move 1 Essex > Downlands; rest stay")
    first, *others = plan.verdicts
    assert str(first.refused) == "The Saxons don't own York (B4.1.4). Place armies in an area of theirs."
    assert [str(each.refused) for each in others] == ["None", "None"]
    assert not plan.is_good


@pytest.mark.parametrize(
    ("answers", "told"),
    [
        (("essex",), "The Welsh have no army in Essex (B5)."),
        (("South Mercia",), "The Welsh have no army in South Mercia (B5)."),
        (("hwicce",), "This is the turn of the Welsh; in Hwicce are the Belgae (B4)."),
        (("powys", "1i", "hwicce", "hwicce"), "Your armies in Hwicce have moved (B5)."),
        (("gwynedd", "dyfed"), "Difficult terrain stops armies without a leader between Gwynedd and Dyfed (B5.3)"),
        (("powys", "1i", "bernicia"), "Bernicia is too far from Powys: 2 is all they can move (B5.1)"),
        (("powys", "1i", "hwicce>south-mercia"), "The Belgae in Hwicce are in the way to South Mercia (B5.5)"),
        (("nowhere",), "“nowhere” isn't among the legal choices of this decision (B5)."),
        (("powys", "1i", "nowhere"), "“nowhere” isn't among the legal choices of this decision (B5)."),
    ],
)
def test_choices_that_are_not_on_offer_say_why(answers: tuple[str, ...], told: str) -> None:
    assert refused_choice(welsh(), *answers).startswith(told)


def test_subjects_are_no_choice_to_attack() -> None:
    told = refused_choice(romans(), "cheshire", "1i", "clwyd")
    assert told.startswith("The Welsh have submitted to Rome: the Romans can't attack them in Clwyd")

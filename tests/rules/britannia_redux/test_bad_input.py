"""Bad input in written orders: each fault is refused in a sentence with its rule, and nothing changes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import pytest

import rules
from rules.britannia_redux.chapters.leaders import appear
from rules.britannia_redux.chapters.movement import rebuild_forts
from rules.britannia_redux.chapters.withdrawal import withdraw
from rules.britannia_redux.orders.reasons import why_not
from rules.core.decisions import Pick
from rules.core.game import Play
from rules.core.groups import explained
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
        ("move 1 Powys > York > Hwicce", "Hwicce can be reached from Powys, but not by the way you wrote (B5)."),
        ("move 1 Clwyd > Powys", "The Welsh have no army in Clwyd (B5)."),
        ("stay Kent", "The Welsh have no army in Kent (B5)."),
        ("stay Hwicce", "This is the turn of the Welsh; in Hwicce are the Belgae (B4)."),
        ("move 1 Hwicce > Avalon", "This is the turn of the Welsh; in Hwicce are the Belgae (B4)."),
        ("move 1 Powys > Powys", "The armies are in Powys already (B5)."),
        ("move 3 Powys > Gwynedd", "Only 2 such armies can move from Powys (B5)."),
        ("move 1 cavalry Powys > Hwicce", "No such army can move from Powys (B5)."),
        ("move Arthur > Hwicce", "Arthur can't move: not in play now (B10)."),
        ("move 1, Arthur at Powys > Hwicce", "Arthur can't move: not in play now (B10)."),
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


# Places that aren't on offer to be placed in, to retreat to, or to lose armies


def at_once(t: Loaded, topic: str, *answers: str) -> rules.Table:
    """A table at the beginning of a nation's turn, with these answers, at a question of a topic."""
    nation, t.state.nation, t.state.stage = t.state.nation, "", "nation"
    t.state.place = t.data.order.index(nation) - 1
    t.changed()
    start = rules.start(GAME, t.state.scenario, {"players": "4", "burhs": True}, seed="bad input")
    for seed in range(20):
        table = start.fork_at(t.state, f"bad input {seed}")
        for answer in answers:
            table.choose(answer)
        if table.decision is not None and table.decision.topic == topic:
            return table
    raise AssertionError(topic)


def placing() -> rules.Table:
    """The Saxons place an army: Essex and Kent have room, Suffolk doesn't."""
    t = position("after-rome-9", "saxons", {}, saxons={"essex": 1, "kent": 1, "suffolk": 6}, angles={"york": 1})
    t.state.turn, t.state.population["saxons"] = 6, 0
    return at_once(t, "place")


def placing_burhs() -> rules.Table:
    """The Saxons place two burhs: Essex has one, Kent isn't beside a center in England that is theirs to build in."""
    t = position(
        "after-rome-9", "saxons", {"burhs": True},
        saxons={"essex": 1, "wessex": 1, "gwent": 1, "sussex": 1}, danes=dict.fromkeys(("york", "lindsey", "march"), 1),
    )  # fmt: skip
    t.fortify("essex", "burh", "saxons")
    t.state.turn = 8
    return at_once(t, "place-burh", "trade-burhs")


def defending() -> rules.Table:
    """The Angles defend Essex against Saxons from Kent; Suffolk is theirs, South Mercia isn't."""
    t = position(
        "after-rome-9", "saxons", {},
        saxons={"kent": 3}, angles={"essex": 3, "suffolk": 5}, romano_british={"south_mercia": 1, "downlands": 1},
    )  # fmt: skip
    t.state.turn = 6
    return at_once(t, "retreat", "kent", "3i", "essex", "done")


def attacking() -> rules.Table:
    """Saxons from Kent attack the Angles in Essex, who have nowhere to go; Suffolk is Saxon."""
    t = position(
        "after-rome-9", "saxons", {},
        saxons={"kent": 3, "suffolk": 1, "avalon": 1, "sussex": 1}, angles={"essex": 3},
        romano_british={"south_mercia": 1, "downlands": 1},
    )  # fmt: skip
    t.state.turn, t.state.population["saxons"] = 6, -8
    return at_once(t, "withdraw", "kent", "3i", "essex", "done")


def too_many() -> rules.Table:
    """The Saxons have five armies for Kent and Essex; one more has just landed in Sussex."""
    t = position("after-rome-9", "saxons", {}, saxons={"kent": 5, "essex": 3, "english_channel": 1}, angles={"york": 1})
    t.state.turn, t.state.population["saxons"] = 6, -4
    return at_once(t, "excess", "english-channel", "sussex", "done")


def recalling() -> rules.Table:
    """Rome has one army too many: one alone in Kent, and twelve on forts."""
    t = position("romans-9", "romans", {}, romans={"kent": 1, "essex": 6, "york": 6})
    t.state.turn = 2
    return at_once(t, "remove")


@pytest.mark.parametrize(
    ("position", "typed", "told"),
    [
        (placing, "York", "The Saxons don't own York (B4.1.4). Place armies in an area of theirs."),
        (placing, "Suffolk", "Suffolk has no room left (B6.1). Place armies elsewhere."),
        (placing, "Mercie du Sud", "The Saxons don't own South Mercia (B4.1.4)."),
        (placing, "mer du Nord", "The Saxons don't own the North Sea (B4.1.4)."),
        (placing_burhs, "York", "The Saxons don't own York (B4.1.4)."),
        (placing_burhs, "Essex", "Essex has a fortification already (16)."),
        (placing_burhs, "Gwent", "The Saxons build burhs only in their scoring centers, or beside those in England"),
        (defending, "Kent", "Attackers of Essex came from Kent, so its defenders can't go there (B8.2, R22)."),
        (defending, "all:york", "York isn't next to Essex (B8.2)."),
        (defending, "Mercie du Sud", "The Romano-British are in South Mercia, so no one retreats there (B8.1)."),
        (defending, "Suffolk", "Suffolk doesn't have room for all of them (B6.1, B8.1)."),
        (defending, "North Sea", "Only raiders go back to sea, and only to the sea they came from (B8.1, B9.2)."),
        (defending, "Essex", "The armies are in Essex already (B8)."),
        (attacking, "Suffolk", "The attackers in Essex can only go back to where they came from, and none came from"),
        (attacking, "North Sea", "Only raiders go back to sea, and only to the sea they came from (B8.1, B9.2)."),
        (too_many, "Sussex", "Armies that began the turn at sea don't count towards the limit, so none is removed in"),
        (too_many, "York", "The Saxons have no army in York (B5)."),
        (recalling, "Kent", "This would leave Kent vacant, while another area has more than one Roman unit (15.1.1"),
        (recalling, "Suffolk", "The Romans have no army in Suffolk (B5)."),
    ],
)
def test_why_no_army_goes_there(position: Callable[[], rules.Table], typed: str, told: str) -> None:
    table = position()
    assert refused_choice(table, typed).startswith(told)
    with speaking("fr"), pytest.raises(rules.IllegalChoice) as error:
        table.choose(typed)
    assert "{" not in str(error.value)


# Rebuilding, leaders, and who comes after the Romans


def question(t: Loaded, script: Play[Any], topic: str) -> Pick:
    """The first question about a topic; the others are answered by default."""
    asking = explained(script, partial(why_not, t))
    asked = next(asking)
    while isinstance(asked, Pick) and asked.topic != topic:
        asked = asking.send(asked.default)
    assert isinstance(asked, Pick)
    return asked


def rebuilding() -> Pick:
    """Romans may rebuild in Essex or Kent; Angles are in Lindsey too, no one is in York, and Sussex has no fort."""
    t = position(
        "romans-9", "romans", {}, romans=dict.fromkeys(("essex", "kent", "lindsey", "sussex"), 1), angles={"lindsey": 1}
    )
    for area in ("essex", "kent", "lindsey", "york"):
        t.fortify(area, "roman-fort", intact=False)
    return question(t, rebuild_forts(t), "rebuild")


def leading() -> Pick:
    """Arthur comes to one of two armies."""
    t = position("romans-9", "romano-british", {}, romano_british={"avalon": 1, "hwicce": 2})
    return question(t, appear(t, "arthur", ["avalon", "hwicce"], "B4.2.1"), "leader")


def after_rome(topic: str) -> Pick:
    """Forts in Powys, where the Welsh follow, and in two areas of the Romano-British, or in more than eight."""
    t = position("romans-9", "romans", {"strongholds": topic == "withdrawal-strongholds"}, saxons={"wessex": 1})
    forts = ("york", "kent", "essex", "norfolk", "suffolk", "lindsey", "hwicce", "avalon", "cornwall", "sussex")
    for area in ("powys", *(forts[:2] if topic == "withdrawal-second" else forts)):
        t.fortify(area, "roman-fort")
    t.state.freed = ["welsh"]
    return question(t, withdraw(t), topic)


@pytest.mark.parametrize(
    ("asked", "typed", "told"),
    [
        (rebuilding, "Sussex", "No Roman fort is destroyed in Sussex (15.2.3)."),
        (rebuilding, "Lindsey", "The Angles are in Lindsey: no fort is rebuilt there now (15.2.3)."),
        (rebuilding, "York", "The Romans have no army in York (15.2.3)."),
        (leading, "York", "The Romano-British have no army in York (B4.2.1)."),
    ],
)
def test_why_no_fort_and_no_leader_there(asked: Callable[[], Pick], typed: str, told: str) -> None:
    assert refused_at(asked(), typed) == told


@pytest.mark.parametrize(
    ("topic", "typed", "told"),
    [
        ("withdrawal-second", "Wessex", "A second army goes only where the Romano-British have one unit"),
        (
            "withdrawal-second",
            "Orkneys",
            "Orkneys isn't one of the areas in which the Romano-British follow the Romans",
        ),
        ("withdrawal-subject", "York", "York isn't one of the areas in which the Welsh follow the Romans (15.6.2)."),
        ("withdrawal-subject", "Gwynedd", "No Roman fort is intact in Gwynedd (15.6.2)."),
    ],
)
def test_why_no_one_comes_after_the_romans_there(topic: str, typed: str, told: str) -> None:
    assert refused_at(after_rome(topic), typed).startswith(told)


def refused_at(asked: Pick, typed: str) -> str:
    """Why a choice is refused; it can be said in French as well."""
    with pytest.raises(rules.IllegalChoice) as error:
        asked.check((typed,))
    with speaking("fr"):
        assert "{" not in str(error.value.reason)
    return str(error.value)

"""Section 15.6: the Romans leave, and what the Romano-British and the British are to each other (B13)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.britannia_redux.data.loader import ROMANS, britannia_data
from rules.britannia_redux.events import (
    FortReplaced,
    LeaderLeft,
    NationTurnBegan,
    PopulationGained,
    ProtectionLost,
    RomansGone,
    WithdrawalBegan,
)
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
    refused,
    scored,
    stand,
    told,
)

NEW = "romano-british"

SOUTH = (
    *("avalon", "wessex", "downlands", "sussex", "kent", "essex", "hwicce", "south-mercia", "north-mercia"),
    *("suffolk", "norfolk", "lindsey", "march", "cheshire", "york", "devon", "cornwall"),
)
"""Devon, Cornwall and England south of and including York and Cheshire."""

WALES = ("clwyd", "gwynedd", "powys", "dyfed", "gwent")
"""Wales without Devon and Cornwall."""

NORTH = ("strathclyde", "galloway", "cumbria", "lothian", "pennines")
"""The Brigante centers and the areas of England beside them that aren't cleared before."""

INLAND = ("march", "south-mercia", "north-mercia", "downlands", "devon", "cornwall", "hwicce", "avalon", "cheshire")

Armies = dict[str, int]


def leaving(
    *works: str, romans: Armies | None = None, freed: tuple[str, ...] = (), options: dict[str, Any] | None = None
) -> Position:
    """The Romans are about to leave these intact forts and armies; these nations had submitted."""
    t = bare("romans-15", options, nation=ROMANS, turn=6, stage="withdrawal")
    t.state.romans_out = False
    t.state.freed, t.state.protected = [*freed], [*freed]
    for area, count in (romans or {}).items():
        stand(t, ROMANS, area, count)
    forts(t, *works)
    return t


def withdraw(t: Position, **replies: Any) -> None:
    """Play the withdrawal."""
    play(t, "nation", **replies)


def held(t: Position, nation: str = NEW) -> dict[str, int]:
    """The armies of a nation by area."""
    return {area: len(t.armies(area, nation)) for area in t.places_of(nation)}


# 15.6: when


@proves("15.6", "B3.1", "15.6.3")
@pytest.mark.parametrize(("scenario", "turn"), [("romans-9", 4), ("romans-12", 5), ("romans-15", 6)])
def test_the_withdrawal_takes_the_place_of_the_roman_turn(scenario: str, turn: int) -> None:
    t = bare(scenario, turn=turn, stage="round")
    t.state.romans_out = False
    stand(t, ROMANS, "mar", 3)
    forts(t, "york", "essex")
    play(t, "increase")
    assert len(told(t, WithdrawalBegan)) == 1
    assert [event.nation for event in told(t, NationTurnBegan)] == [NEW]
    assert t.state.romans_out


@proves("15.6")
@pytest.mark.parametrize(("scenario", "turn"), [("romans-9", 4), ("romans-12", 5), ("romans-15", 6)])
def test_no_withdrawal_in_other_rounds(scenario: str, turn: int) -> None:
    for other in range(1, britannia_data().scenarios[scenario].last_round):
        t = bare(scenario, turn=other, stage="round", romans={"york": 1})
        t.state.romans_out = other > turn
        play(t, "nation-end")
        assert bool(told(t, WithdrawalBegan)) is (other == turn), other


@proves("15.6.3", "B4.1", "B13.1")
def test_the_romano_british_grow_in_the_round_in_which_they_appear() -> None:
    t = leaving("york", "essex")
    withdraw(t, withdrawal_second=())
    assert held(t) == {"york": 1, "essex": 1}
    play(t, "reinforce")
    assert t.state.nation == NEW
    assert [(event.nation, event.points) for event in told(t, PopulationGained)] == [(NEW, 4)]
    assert t.state.population[NEW] == 4


# 15.6.1: the Romano-British


@proves("15.6.1", "R26", "B15.10")
@pytest.mark.parametrize("area", sorted(britannia_data().areas))
def test_where_they_appear(area: str) -> None:
    t = leaving(area)
    withdraw(t, **({"withdrawal_second": ()} if area in SOUTH else {}))
    assert held(t) == ({area: 1} if area in SOUTH else {})
    assert not t.state.forts


@proves("15.6.1")
def test_each_intact_fort_gives_way_to_one_army() -> None:
    t = leaving(*INLAND[:8], romans={"kent": 3, "march": 2})
    withdraw(t)
    assert held(t) == dict.fromkeys(INLAND[:8], 1)
    assert not t.is_in_game(ROMANS)
    assert [(event.nation, bool(event.unit)) for event in told(t, FortReplaced)] == [(NEW, True)] * 8


@proves("15.6.1", "BR138")
def test_with_more_than_eight_forts_the_player_chooses() -> None:
    t = leaving(*INLAND, "kent", romans={"downlands": 1})
    decision = ask(t, "withdrawal-forts")
    assert decision.actor == NEW
    assert offered(decision) == {*INLAND, "kent"}
    assert (decision.min, decision.max) == (8, 8)
    chosen = tuple(area for area in (*INLAND, "kent") if area not in ("downlands", "march"))
    assert refused(decision, *chosen[:7])

    t = leaving(*INLAND, "kent", romans={"downlands": 1})
    withdraw(t, withdrawal_forts=chosen)
    assert held(t) == dict.fromkeys(sorted(chosen), 1) | {}
    assert t.is_vacant("downlands")
    assert not t.state.forts


@proves("15.6.1", "15.6.2")
@pytest.mark.parametrize("options", [{}, {"strongholds": True}], ids=str)
def test_forts_that_no_one_replaced_are_told_to_be_gone(options: dict[str, Any]) -> None:
    t = leaving(*SOUTH, "bernicia", options=options)
    withdraw(t)
    replaced = {event.area for event in told(t, FortReplaced)}
    (gone,) = told(t, RomansGone)
    assert len(replaced) == 8
    assert set(gone.forts) == {*SOUTH, "bernicia"} - replaced


@proves("15.6.1")
def test_then_roman_armies_give_way_in_areas_left_vacant() -> None:
    t = leaving("york", romans={"york": 2, "kent": 3, "essex": 1, "mar": 2})
    forts(t, "kent", intact=False)
    withdraw(t, withdrawal_second=())
    assert held(t) == {"york": 1, "kent": 1, "essex": 1}
    assert not t.is_in_game(ROMANS)


@proves("15.6.1")
def test_if_too_many_areas_are_left_vacant_the_player_chooses() -> None:
    t = leaving(*INLAND[:6], romans={"kent": 1, "essex": 1, "york": 1, "march": 1})
    decision = ask(t, "withdrawal-vacant")
    assert (decision.actor, decision.min, decision.max) == (NEW, 2, 2)
    assert offered(decision) == {"kent", "essex", "york"}

    t = leaving(*INLAND[:6], romans={"kent": 1, "essex": 1, "york": 1, "march": 1})
    withdraw(t, withdrawal_vacant=("kent", "york"))
    assert set(held(t)) == {*INLAND[:6], "kent", "york"}
    assert t.is_vacant("essex")


@proves("15.6.1")
def test_then_second_armies_come_to_areas_with_one() -> None:
    t = leaving("york", "kent", "devon", "march", "cheshire")
    decision = ask(t, "withdrawal-second")
    assert (decision.min, decision.max) == (0, 3)
    assert offered(decision) == {"york", "kent", "devon", "march", "cheshire"}

    t = leaving("york", "kent", "devon", "march", "cheshire")
    withdraw(t, withdrawal_second=("york", "devon", "kent"))
    assert held(t) == {"york": 2, "devon": 2, "kent": 2, "march": 1, "cheshire": 1}


@proves("15.6.1")
@pytest.mark.parametrize("count", range(0, 12))
def test_never_more_than_eight_nor_more_than_two_an_area(count: int) -> None:
    t = leaving(*(*INLAND, "kent", "york", "essex")[:count])
    withdraw(t)
    assert sum(held(t).values()) == min(2 * count, 8)
    assert set(held(t).values()) <= {1, 2}


@proves("15.6.1")
def test_second_armies_come_only_where_the_romano_british_are() -> None:
    t = leaving(romans={"york": 1})
    stand(t, "belgae", "norfolk", 1)
    withdraw(t)
    assert held(t) == {"york": 2}


@proves("BR158", "15.6.1", "R53")
def test_strongholds_count_as_first_armies() -> None:
    works = ("kent", "sussex", "essex", "norfolk", "suffolk", "york")
    t = leaving(*works, options={"strongholds": True})
    decision = ask(t, "withdrawal-second")
    assert (offered(decision), decision.min, decision.max) == ({*works}, 0, 2)

    t = leaving(*works, options={"strongholds": True})
    withdraw(t, withdrawal_second=("kent", "york"))
    assert sorted(t.walls(NEW)) == sorted(works)
    assert held(t) == {"kent": 1, "york": 1}


@proves("15.6.1", "15.2.2")
def test_destroyed_forts_give_way_to_no_one() -> None:
    t = leaving("york")
    forts(t, "kent", "essex", intact=False)
    withdraw(t, withdrawal_second=())
    assert held(t) == {"york": 1}
    assert not t.state.forts


# 15.6.2: subject nations


@proves("15.6.2", "R27")
@pytest.mark.parametrize(("nation", "own"), [("welsh", WALES), ("brigantes", NORTH), ("picts", ()), ("belgae", ())])
@pytest.mark.parametrize("area", sorted(set(britannia_data().areas) - set(SOUTH)))
def test_which_forts_subjects_may_take_over(area: str, nation: str, own: tuple[str, ...]) -> None:
    t = leaving(area, freed=(nation,))
    withdraw(t, **({"withdrawal_subject": area} if area in own else {}))
    assert held(t, nation) == ({area: 1} if area in own else {})
    assert not t.state.forts


@proves("15.6.2")
@pytest.mark.parametrize("nation", ["welsh", "brigantes"])
def test_only_if_they_had_submitted(nation: str) -> None:
    t = leaving(*WALES, *NORTH, freed=() if nation == "picts" else ("picts", "caledonians", "belgae"))
    withdraw(t)
    assert not t.all_armies(nation)


@proves("15.6.2")
def test_they_choose_how_many_and_which() -> None:
    t = leaving(*WALES, freed=("welsh",), romans={"powys": 2})
    decision = ask(t, "withdrawal-subject")
    assert (decision.actor, decision.min, decision.max) == ("welsh", 0, 5)
    assert offered(decision) == {*WALES}

    t = leaving(*WALES, freed=("welsh",), romans={"powys": 2})
    withdraw(t, withdrawal_subject=("powys", "gwent"))
    assert held(t, "welsh") == {"powys": 1, "gwent": 1}
    assert t.is_vacant("dyfed")
    assert not t.all_armies(ROMANS)


@proves("15.6.2", "B4.1")
def test_their_counters_are_the_limit() -> None:
    t = leaving(*WALES, freed=("welsh",))
    stand(t, "welsh", "devon", 4)
    stand(t, "welsh", "cornwall", 4)
    stand(t, "welsh", "avalon", 3)
    decision = ask(t, "withdrawal-subject")
    assert decision.max == 2


@proves("15.6.2", "15.6.1")
def test_the_romano_british_come_first() -> None:
    t = leaving("cheshire", "cumbria", "york", freed=("brigantes",))
    asked = play(t, "nation", withdrawal_second=(), withdrawal_subject="cumbria")
    assert [decision.actor for decision in asked] == [NEW, "brigantes"]
    assert t.owner("cheshire") == NEW
    assert t.owner("cumbria") == "brigantes"


@proves("BR162", "15.6.2", "R45", "R59")
def test_all_roman_units_leave_and_no_one_scores() -> None:
    t = leaving("mar", romans={"english-channel": 3, "bernicia": 2})
    forts(t, "alban", intact=False)
    withdraw(t)
    assert not t.is_in_game(ROMANS)
    assert not t.units_of(ROMANS)
    assert not t.state.forts
    assert not scored(t)
    assert [(len(event.units), set(event.forts)) for event in told(t, RomansGone)] == [(5, {"mar", "alban"})]


@proves("15.6.2", "R59")
def test_nothing_roman_lasts() -> None:
    t = leaving("mar", romans={"bernicia": 2}, freed=("welsh",))
    stand(t, "welsh", "powys", 1)
    withdraw(t)
    assert t.state.romans_out
    assert not t.roads(ROMANS)
    play(t, "round-end")
    assert ROMANS not in {event.nation for event in told(t, NationTurnBegan)}
    assert not t.all_armies(ROMANS)


@proves("BR161", "15.4.3", "R55", "15.6.2", "B11.4")
def test_raids_score_again_where_a_fort_counter_lay() -> None:
    t = leaving(romans={"cornwall": 1})
    forts(t, "cornwall", intact=False)
    withdraw(t, withdrawal_second=())
    assert held(t) == {"cornwall": 1}
    assert "cornwall" not in t.state.forts
    t.state.nation, t.state.stage = "irish", "movement-start"
    stand(t, "irish", "atlantic-ocean", 2)
    go(t, "atlantic-ocean", "cornwall", "2i")
    end_movement(t)
    fight(t, 6, 1, 1)
    play(t, "nation-end")
    assert scored(t) == [("irish", 1)]


# 15.6.4 and B13: the peace afterwards


def after(nation: str = NEW, turn: int = 7, protected: tuple[str, ...] = (), **armies: Armies) -> Position:
    """A Movement Phase after the withdrawal."""
    t = bare("romans-15", nation=nation, turn=turn)
    t.state.protected = [*protected]
    for who, places in armies.items():
        for area, count in places.items():
            stand(t, who.replace("_", "-"), area, count)
    return t


@proves("BR091", "15.6.4", "B13.2")
@pytest.mark.parametrize("protected", [False, True])
@pytest.mark.parametrize("nation", ["belgae", "welsh", "brigantes", "caledonians", "picts"])
def test_only_nations_that_submitted_are_protected(nation: str, protected: bool) -> None:
    t = after(NEW, 7, (nation,) if protected else (), romano_british={"suffolk": 2}, **{nation: {"norfolk": 1}})
    assert ("norfolk" in goals(t, "suffolk")) is not protected


@proves("BR091", "15.6.4", "15.5")
def test_belgae_who_submitted_and_rose_are_protected() -> None:
    t = bare("romans-15", nation=ROMANS, turn=1, stage="battles", belgae={"norfolk": 1}, romans={"kent": 1})
    t.state.part = 2
    play(t, "nation-end", submission="yes")
    play(t, "movement-start")
    assert t.state.nation == "belgae"
    assert not t.state.subjects
    assert t.state.protected == ["belgae"]
    assert not t.may_attack(NEW, "belgae")


@proves("15.6.4", "B13.2")
def test_no_one_else_is_bound() -> None:
    for nation in britannia_data().order[2:]:
        if nation == "welsh":
            continue
        t = after(nation, 7, ("welsh",), welsh={"york": 1}, **{nation.replace("-", "_"): {"lindsey": 2}})
        assert "york" in goals(t, "lindsey"), nation


@proves("BR092", "15.6.4", "B13.3", "B10.7")
@pytest.mark.parametrize(
    "nation", ["belgae", "welsh", "brigantes", "caledonians", "picts", "irish", "saxons", "angles"]
)
def test_arthur_leaves_if_the_romano_british_attack_a_british_nation(nation: str) -> None:
    t = after(NEW, 7, (), romano_british={"suffolk": 2, "york": 2}, **{nation: {"norfolk": 1}})
    t.lead("arthur", "york")
    stand(t, NEW, "york", 1, "cavalry")
    go(t, "suffolk", "norfolk", "1i")
    british = nation not in ("irish", "saxons", "angles")
    assert t.is_in_play("arthur") is not british
    assert [(event.leader, event.cause) for event in told(t, LeaderLeft)] == ([("arthur", "attack")] if british else [])
    assert len(t.armies("york", NEW)) == 3  # his cavalry stays


@proves("15.6.4", "B10.7")
def test_arthur_stays_if_the_british_attack() -> None:
    t = after("welsh", 7, (), romano_british={"suffolk": 1}, welsh={"norfolk": 2})
    t.lead("arthur", "suffolk")
    go(t, "norfolk", "suffolk", "1i")
    assert t.is_in_play("arthur")


@proves("BR163", "15.6.4", "R14", "B13.2", "B13.3")
def test_who_attacks_the_romano_british_loses_protection() -> None:
    t = after("welsh", 7, ("welsh", "picts"), welsh={"powys": 2, "dyfed": 2}, romano_british={"hwicce": 1, "march": 2})
    t.lead("arthur", "march")
    go(t, "powys", "hwicce", "2i")
    assert t.state.protected == ["picts"]
    assert [event.nation for event in told(t, ProtectionLost)] == ["welsh"]

    t.put_all(t.armies("hwicce", "welsh"), "gwent")
    t.state.nation, t.state.stage = NEW, "movement-start"
    go(t, "hwicce", "gwent")
    assert not t.is_in_play("arthur")


@proves("R14", "B13.2")
def test_protection_is_kept_by_those_who_attack_others() -> None:
    t = after("welsh", 7, ("welsh",), welsh={"powys": 2, "dyfed": 2}, saxons={"hwicce": 1})
    go(t, "powys", "hwicce", "2i")
    assert t.state.protected == ["welsh"]


@proves("B13.2", "B2.3", "15.6.4")
@pytest.mark.parametrize("scenario", ["after-rome-9", "after-rome-12", "after-rome-15"])
def test_who_is_protected_in_a_game_begun_after_rome(scenario: str) -> None:
    t = bare(scenario)
    assert {n for n in t.data.order if not t.may_attack(NEW, n)} == {"welsh", "brigantes", "caledonians", "picts"}

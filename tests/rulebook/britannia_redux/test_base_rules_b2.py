"""The base rules from battles to the end of the game: B7 to B14, and what they change in B3 to B5."""

from __future__ import annotations

from typing import Any

import pytest

from rules.britannia_redux.chapters.scoring import finish
from rules.britannia_redux.events import (
    ArmiesForgone,
    ArmiesRemoved,
    BattleCancelled,
    BattleEnded,
    BattleRolled,
    HitsTaken,
    LeaderAppeared,
    LeaderLeft,
    LimitChecked,
    MoveTakenBack,
    NationTurnBegan,
    PopulationGained,
    ProtectionLost,
    RaidersReturned,
    RoundEnded,
    SubmissionEnded,
    Submitted,
    TributeOwed,
    UnitsArrived,
    UnitsPlaced,
    UnitsRetreated,
)
from tests.rulebook.britannia_redux.toolkit import (
    Position,
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

# B3 to B5: the cases


@proves("BR147", "B3.5", "R42")
@pytest.mark.parametrize(
    ("points", "last", "before", "winner"),
    [
        ({"danes": 90, "saxons": 100}, {}, {}, "red"),
        ({"picts": 100, "saxons": 100}, {"picts": 20, "saxons": 21}, {}, "red"),
        ({"picts": 100, "saxons": 100}, {"picts": 22, "saxons": 21}, {}, "blue"),
        ({"picts": 100, "saxons": 100}, {"picts": 22, "saxons": 21}, {"picts": 1, "saxons": 9}, "blue"),
        ({"picts": 100, "saxons": 100}, {"picts": 20, "saxons": 20}, {"picts": 9, "saxons": 8}, "blue"),
        ({"picts": 100, "saxons": 60, "irish": 40}, {"picts": 20, "saxons": 11, "irish": 10}, {}, "red"),
    ],
)
def test_most_points_win_then_the_later_scorings(
    points: dict[str, int], last: dict[str, int], before: dict[str, int], winner: str
) -> None:
    t = bare("after-rome-9", turn=9)
    t.state.points |= points
    t.state.holding = {"S5": last, "S4": before}
    finish(t)
    assert t.state.result is not None
    assert t.state.result.winner == winner


@proves("B3.5", "R42")
def test_what_is_level_to_the_end_is_shared() -> None:
    t = bare("after-rome-9", turn=9)
    t.state.points |= {"picts": 100, "saxons": 100}
    t.state.holding = {"S5": {"picts": 20, "saxons": 20}, "S4": {"picts": 9, "saxons": 9}}
    finish(t)
    assert t.state.result is not None
    assert t.state.result.winner is None


@proves("B11.1", "B3.5")
def test_points_are_kept_by_nation_and_added_for_the_player() -> None:
    t = bare("after-rome-9", nation="danes", turn=8, danes={"york": 1}, saxons={"york": 1})
    t.score("saxons", 3, "holding", "B11.2", "essex")
    t.score("irish", 2, "raiding", "B9.4", "cornwall")
    assert (t.state.points["saxons"], t.state.points["irish"]) == (3, 2)
    assert t.seat_points("red") == 5
    assert t.seat_points("blue") == 0


@proves("BR164", "B4.1", "B4.1.5")
def test_an_army_above_the_total_is_lost_and_its_points_are_spent() -> None:
    t = bare("after-rome-9", nation="jutes", turn=6, stage="increase", jutes={"kent": 3, "essex": 3})
    t.state.population["jutes"] = 3
    play(t, "movement-start")
    assert [(event.points, event.before, event.armies, event.left) for event in told(t, PopulationGained)] == [
        (4, 3, 1, 3)
    ]
    assert len(t.all_armies("jutes")) == 6
    assert t.state.population["jutes"] == 3
    assert [event.count for event in told(t, ArmiesForgone)] == [1]


@proves("BR167", "B10.3", "R50", "B5.2")
def test_with_fergus_armies_go_three_areas_through_difficult_terrain() -> None:
    t = bare("after-rome-9", nation="scots", turn=5, scots={"irish_sea": 2}, brigantes={"strathclyde": 1})
    t.lead("fergus", "irish-sea")
    t.changed()
    assert {"dalriada>dunedin", "dalriada>alban"} <= routes(t, "irish-sea", "2i+fergus")
    far = next(way for way in sorted(routes(t, "irish-sea", "2i+fergus")) if way.endswith(">mar"))
    moved = go(t, "irish-sea", far, "2i+fergus")
    assert moved.paid == 3
    assert len(t.armies("mar", "scots")) == 2
    assert t.place("fergus") == "mar"


@proves("BR167", "B10.3", "B5.3")
def test_without_him_they_stop_in_dalriada() -> None:
    t = bare("after-rome-9", nation="scots", turn=5, scots={"irish_sea": 2})
    t.lead("fergus", "irish-sea")
    t.changed()
    found = routes(t, "irish-sea", "2i")
    assert "dalriada" in found
    assert not [way for way in found if "dalriada>" in way]


@proves("B10.3", "R50")
def test_a_leader_met_on_the_way_does_not_help() -> None:
    t = bare("after-rome-9", nation="saxons", turn=8, saxons={"wessex": 1, "sussex": 1})
    t.lead("edgar", "sussex")
    t.changed()
    go(t, "sussex", "wessex", "1i+edgar")
    assert not [way for way in routes(t, "wessex") if way.count(">") > 1]


@proves("BR168", "B7.8", "B10.4", "B8.3")
def test_after_a_victory_with_ida_those_who_came_by_land_may_go_back() -> None:
    def won() -> Position:
        t = bare("after-rome-9", nation="angles", turn=5, angles={"bernicia": 1, "york": 3}, picts={"york": 1})
        t.lead("ida", "york")
        engaged(t, "york", "bernicia", "bernicia", "north-sea")
        t.state.came_from["ida"] = "bernicia"
        return t

    t = won()
    fight(t, 6, 1, 1, 1, **{"return": "all:bernicia"})
    assert len(t.armies("bernicia", "angles")) == 3
    assert len(t.armies("york", "angles")) == 1

    t = won()
    fight(t, 6, 1, 1, 1, **{"return": "split", "return_split": "infantry:bernicia", "leader_retreat": "bernicia"})
    assert len(t.armies("bernicia", "angles")) == 2
    assert t.place("ida") == "bernicia"

    t = won()
    fight(t, 6, 1, 1, 1, **{"return": "stay"})
    assert len(t.armies("york", "angles")) == 3


@proves("B7.8", "B10.4")
def test_no_way_back_without_a_leader() -> None:
    t = bare("after-rome-9", nation="angles", turn=5, angles={"bernicia": 1, "york": 2}, picts={"york": 1})
    engaged(t, "york", "bernicia")
    asked = fight(t, 5, 1, 1)
    assert "return" not in [each.topic for each in asked]


@proves("B7.8", "B10.4")
def test_defenders_who_win_with_a_leader_stay() -> None:
    t = bare("after-rome-9", nation="picts", turn=5, angles={"bernicia": 1, "york": 1}, picts={"york": 1})
    t.lead("ida", "york")
    engaged(t, "york", "pennines")
    asked = fight(t, 1, 5)
    assert "return" not in [each.topic for each in asked]


@proves("BR170", "B5.2", "B9.2")
def test_armies_may_wait_at_sea_for_the_second_phase_but_not_go_back() -> None:
    t = bare("after-rome-9", nation="saxons", turn=4, saxons={"frisian_sea": 8})
    t.lead("aelle", "frisian-sea")
    t.changed()
    go(t, "frisian-sea", "essex", "5i+aelle")
    end_movement(t)
    assert len(t.armies("frisian-sea", "saxons")) == 3
    asked = play(t, "movement-start")
    assert not [each for each in asked if each.topic in ("raiders", "return")]
    assert t.state.part == 2
    assert {"kent", "essex", "suffolk", "norfolk", "lindsey", "york"} <= goals(t, "frisian-sea")
    assert not {place for place in goals(t, "essex", "5i") if place in t.data.seas}


@proves("BR177", "B12", "B3.3")
def test_extra_turns_after_the_final_round() -> None:
    england = ("essex", "wessex", "sussex", "avalon", "kent", "downlands", "hwicce", "south-mercia", "suffolk")
    t = bare("after-rome-9", turn=9, stage="nation", saxons=dict.fromkeys(england, 1))
    for area in ("york", "bernicia", "lindsey"):
        stand(t, "norwegians", area, 1)
    t.lead("harald-hardrada", "york")
    t.lead("harold", "wessex")
    t.changed()
    t.state.place = len(t.data.order) - 1
    t.state.stage = "nation"
    play(t, "round-end")

    begun = [event.nation for event in told(t, NationTurnBegan) if event.extra]
    assert begun == ["danes", "norwegians", "saxons"]  # no Norman is in play
    arrived = {event.nation: (event.sea, len(event.units)) for event in told(t, UnitsArrived)}
    assert arrived == {"danes": ("frisian-sea", 3), "norwegians": ("north-sea", 2)}
    assert [event.leader for event in told(t, LeaderAppeared)] == ["svein"]
    assert sum(len(event.units) for event in told(t, UnitsPlaced) if event.nation == "saxons") == 5
    assert not told(t, PopulationGained)


def extra_turn(nation: str, **armies: Any) -> Position:
    """The extra turn of a nation is about to begin."""
    t = bare("after-rome-9", turn=9, stage="nation", **armies)
    order = [turn.nation for turn in t.data.tables.extra_nation_turns]
    t.state.extra, t.state.place = True, order.index(nation) - 1
    return t


@proves("B12", "B3.3")
def test_an_extra_turn_has_one_movement_and_one_battle_phase() -> None:
    t = extra_turn("normans", normans={"essex": 2, "wessex": 2})
    play(t, "movement-start")
    assert t.state.nation == "normans"
    end_movement(t)
    play(t, "nation-end")
    assert t.state.part == 1


@proves("B12")
def test_extra_turns_follow_the_other_turns_of_the_final_round_only() -> None:
    t = bare("after-rome-9", turn=8, stage="nation", saxons={"essex": 1})
    t.state.place = len(t.data.order) - 1
    play(t, "round-end")
    assert not [event for event in told(t, NationTurnBegan) if event.extra]


@proves("B12")
@pytest.mark.parametrize(("areas", "armies"), [(1, 1), (2, 1), (3, 2), (4, 2)])
@pytest.mark.parametrize("harald", [True, False])
def test_norwegians_get_half_their_areas_if_harald_is_in_play(areas: int, armies: int, harald: bool) -> None:
    t = extra_turn("norwegians")
    for area in ("york", "bernicia", "lindsey", "orkneys")[:areas]:
        stand(t, "norwegians", area, 1)
    if harald:
        t.lead("harald-hardrada", "york")
        t.changed()
    play(t, "movement-start")
    assert len(t.armies("north-sea", "norwegians")) == (armies if harald else 0)


@proves("B12")
@pytest.mark.parametrize(("england", "armies"), [(0, 0), (1, 1), (2, 1), (3, 2)])
@pytest.mark.parametrize("harold", [True, False])
def test_saxons_get_half_their_areas_in_england_if_harold_is_in_play(england: int, armies: int, harold: bool) -> None:
    t = extra_turn("saxons", saxons={"devon": 1, "cornwall": 1})
    for area in ("essex", "kent", "sussex")[:england]:
        stand(t, "saxons", area, 1)
    if harold:
        t.lead("harold", "devon")
        t.changed()
    play(t, "movement-start")
    assert len(t.all_armies("saxons")) == 2 + england + (armies if harold else 0)


@proves("B12")
@pytest.mark.parametrize(
    ("areas", "leaders", "cavalry", "infantry"),
    [
        (("essex",), ("william",), 3, 0),  # Harold is not in play: two more
        (("essex",), ("william", "harold"), 1, 0),
        (("essex", "wessex", "south-mercia", "hwicce", "kent"), ("william", "harold"), 4, 0),
        (("essex", "wessex", "south-mercia", "hwicce"), ("william",), 4, 2),  # there are four cavalry counters
        (("kent",), ("william", "harold"), 0, 0),
        (("essex", "wessex"), ("harold",), 0, 0),
        (("essex", "wessex"), (), 0, 0),
    ],
)
def test_normans_get_cavalry_for_four_areas(
    areas: tuple[str, ...], leaders: tuple[str, ...], cavalry: int, infantry: int
) -> None:
    t = extra_turn("normans", saxons={"cornwall": 1})
    for area in areas:
        stand(t, "normans", area, 1)
    for leader in leaders:
        t.lead(leader, areas[0] if leader == "william" else "cornwall")
    t.changed()
    play(t, "movement-start")
    kinds = [t.kind(unit) for unit in t.armies("english-channel", "normans")]
    assert (kinds.count("cavalry"), kinds.count("infantry")) == (cavalry, infantry)


@proves("B12", "B4.2")
@pytest.mark.parametrize("sea", ["", "frisian-sea"])
def test_svein_joins_any_army_if_none_arrives(sea: str) -> None:
    t = extra_turn("danes")
    areas = ("york", "lindsey", "norfolk", "essex", "kent", "sussex", "suffolk", "wessex", "march")
    for area in areas[: 8 if sea else 9]:
        stand(t, "danes", area, 2)
    if sea:
        stand(t, "danes", sea, 2)
    t.changed()
    play(t, "movement-start")
    assert not told(t, UnitsArrived)  # all 18 counters are in play
    assert t.place("svein") == sea or t.armies(t.place("svein"), "danes")


@proves("B12", "16")
def test_no_fortifications_in_extra_turns() -> None:
    t = bare(
        "after-rome-9", {"strongholds": True, "burhs": True}, turn=9, stage="nation", saxons={"essex": 1, "kent": 1}
    )
    stand(t, "danes", "york", 2)
    t.lead("harold", "essex")
    t.changed()
    t.state.extra, t.state.place = True, 1
    asked = play(t, "movement-start")
    assert not [option for each in asked for option in each.options if "burh" in option.id or "stronghold" in option.id]


# B7: battles


@proves("B7.1", "B10.1")
def test_a_die_for_each_army_and_fortification_but_none_for_leaders() -> None:
    t = bare("after-rome-9", {"burhs": True}, nation="danes", turn=8, danes={"essex": 2, "suffolk": 1})
    stand(t, "saxons", "essex", 1)
    t.fortify("essex", "burh", "saxons")
    t.lead("cnut", "essex")
    engaged(t, "essex", "suffolk")
    clash(t, 1, 1, 1, 1)
    (rolled,) = told(t, BattleRolled)
    assert [shot.nation for shot in rolled.shots] == ["danes", "danes", "saxons", "saxons"]
    assert [shot.score.total for shot in rolled.shots] == [2, 2, 1, 1]


@proves("B10.2", "B7.1")
def test_leaders_help_defenders_and_fortifications_and_two_help_as_one() -> None:
    t = bare("after-rome-9", {"burhs": True}, nation="danes", turn=8, danes={"essex": 2, "suffolk": 1})
    t.fortify("essex", "burh", "saxons")
    t.lead("edgar", "essex")
    t.lead("alfred", "essex")
    engaged(t, "essex", "suffolk")
    clash(t, 1, 1, 4)
    assert len(t.armies("essex", "danes")) == 1  # 4 + 1


@proves("B7.1", "B7.3")
def test_both_sides_roll_before_losses_are_taken() -> None:
    t = bare("after-rome-9", nation="danes", turn=8, danes={"essex": 1, "york": 1}, saxons={"essex": 1, "kent": 1})
    engaged(t, "essex", "suffolk")
    fight(t, 5, 5)
    assert t.is_vacant("essex")
    (ended,) = told(t, BattleEnded)
    assert (ended.winner, ended.owner, ended.rounds) == ("", "", 1)


@proves("B7.7", "B7.6")
def test_battle_rounds_go_on_until_one_side_is_left() -> None:
    t = bare("after-rome-9", nation="danes", turn=8, danes={"essex": 2, "suffolk": 1}, saxons={"essex": 2, "kent": 1})
    engaged(t, "essex", "suffolk")
    asked = fight(t, 1, 1, 1, 1, 5, 1, 1, 5, 5, 1)
    assert [each.topic for each in asked] == ["retreat", "withdraw", "retreat", "withdraw"]
    (ended,) = told(t, BattleEnded)
    assert (ended.winner, ended.rounds) == ("danes", 3)


@proves("B7.6", "B8", "B8.2", "B8.3")
def test_first_the_defender_retreats_then_the_attacker() -> None:
    t = bare("after-rome-9", nation="danes", turn=8, danes={"essex": 1, "suffolk": 1}, saxons={"essex": 1, "kent": 1})
    engaged(t, "essex", "suffolk")
    asked = fight(t, 1, 1, retreat="all:kent")
    assert [(each.topic, each.actor) for each in asked] == [("retreat", "saxons")]
    assert t.owner("essex") == "danes"
    assert len(t.armies("kent", "saxons")) == 2

    t = bare("after-rome-9", nation="danes", turn=8, danes={"essex": 1, "suffolk": 1}, saxons={"essex": 1, "kent": 1})
    engaged(t, "essex", "suffolk")
    asked = fight(t, 1, 1, retreat="stay", withdraw="all:suffolk")
    assert [(each.topic, each.actor) for each in asked] == [("retreat", "saxons"), ("withdraw", "danes")]
    assert t.owner("essex") == "saxons"


@proves("B7.6", "B8.2")
def test_some_may_retreat_and_others_stay() -> None:
    t = bare("after-rome-9", nation="danes", turn=8, danes={"essex": 1, "suffolk": 1}, saxons={"essex": 3, "kent": 1})
    engaged(t, "essex", "suffolk")
    fight(t, 1, 1, 1, 1, 1, 5, retreat="split", retreat_split=["infantry:kent", "infantry:sussex"])
    assert len(t.armies("kent", "saxons")) == 2
    assert len(t.armies("sussex", "saxons")) == 1
    assert t.owner("essex") == "saxons"


@proves("B7.4", "B10.5", "R36")
def test_a_leader_falls_with_the_last_of_his_side() -> None:
    t = bare("after-rome-9", nation="danes", turn=8, danes={"essex": 1, "suffolk": 1}, saxons={"essex": 1, "kent": 1})
    t.lead("edgar", "essex")
    engaged(t, "essex", "suffolk")
    clash(t, 5, 1)
    assert [(event.leader, event.cause, event.by) for event in told(t, LeaderLeft)] == [("edgar", "battle", "danes")]
    assert scored(t) == [("danes", 3)]


@proves("B7.5", "B7.3")
def test_what_no_one_is_left_to_take_is_wasted() -> None:
    t = bare("after-rome-9", nation="danes", turn=8, danes={"essex": 3, "suffolk": 1}, saxons={"essex": 1, "kent": 1})
    engaged(t, "essex", "suffolk")
    clash(t, 6, 6, 6, 1)
    (hits,) = [event for event in told(t, HitsTaken) if event.nation == "saxons"]
    assert [bool(shot.victim) for shot in hits.shots].count(True) == 1
    assert [shot.wasted for shot in hits.shots].count("no-target-left") == 2


@proves("R62", "B7.3")
def test_armies_that_could_not_retreat_fall_first() -> None:
    t = bare("after-rome-9", nation="danes", turn=8, danes={"essex": 2, "suffolk": 1}, saxons={"essex": 2, "kent": 1})
    engaged(t, "essex", "frisian-sea", "suffolk")
    by_sea, by_land = sorted(t.armies("essex", "danes"), key=lambda unit: t.state.came_from[unit])
    fight(t, 1, 1, 5, 1, withdraw="all:suffolk")
    assert t.place(by_land) == "suffolk"
    assert not t.is_in_play(by_sea)


# B8: retreats


@proves("B8.1", "B8.2", "R22")
@pytest.mark.parametrize(
    ("area", "why"),
    [
        ("suffolk", "attackers came from there"),
        ("south-mercia", "another nation is there"),
        ("wessex", "it isn't adjacent"),
        ("sussex", "no room"),
        ("frisian-sea", "a sea"),
    ],
)
def test_where_defenders_may_not_go(area: str, why: str) -> None:
    t = bare("after-rome-9", nation="danes", turn=8, danes={"essex": 1}, saxons={"essex": 1, "sussex": 6, "wessex": 1})
    stand(t, "angles", "south-mercia", 1)
    engaged(t, "essex", "suffolk")
    t.throw(1, 1)
    decision = ask(t, "retreat")
    assert refused(decision, f"all:{area}"), why
    assert {"all:kent", "all:downlands"} <= offered(decision)


@proves("B8.1", "B6.1")
def test_an_overstack_that_leaves_makes_room_for_another() -> None:
    """Stacking must hold when they have gone: four armies leave, and become the overstack of another area."""
    t = bare("after-rome-9", nation="danes", turn=8, danes={"essex": 1}, saxons={"essex": 4, "kent": 2})
    engaged(t, "essex", "suffolk")
    fight(t, 1, 1, 1, 1, 1, retreat="all:kent")
    assert len(t.armies("kent", "saxons")) == 6

    t = bare("after-rome-9", nation="danes", turn=8, danes={"essex": 1}, saxons={"essex": 4, "kent": 3})
    engaged(t, "essex", "suffolk")
    t.throw(1, 1, 1, 1, 1)
    assert "infantry:kent" in offered(ask(t, "retreat-split", retreat="split"))


@proves("B8.1", "B6.1")
def test_no_second_overstack_by_a_retreat() -> None:
    t = bare("after-rome-9", nation="danes", turn=8, danes={"essex": 1}, saxons={"essex": 4, "kent": 2, "avalon": 4})
    engaged(t, "essex", "suffolk")
    t.throw(1, 1, 1, 1, 1)
    decision = ask(t, "retreat-split", retreat="split", retreat_split=["infantry:kent"])
    assert not {"infantry:kent", "done:kent"} & offered(decision)
    assert "infantry:sussex" in offered(decision)


@proves("B8.3", "B8.1", "B6.1")
def test_attackers_go_back_each_to_its_place_with_one_overstack_at_most() -> None:
    t = bare("after-rome-9", nation="danes", turn=8, danes={"essex": 4, "suffolk": 2, "south_mercia": 2})
    stand(t, "saxons", "essex", 1)
    engaged(t, "essex", "suffolk", "suffolk", "south-mercia", "south-mercia")
    fight(t, 1, 1, 1, 1, 1, 1, 5, withdraw="all:back")
    assert len(t.overstacks("danes")) <= 1
    assert {len(t.armies(area, "danes")) for area in ("suffolk", "south-mercia")} == {3, 4}


@proves("B8.3", "R9")
def test_an_army_from_the_sea_does_not_go_back() -> None:
    t = bare("after-rome-9", nation="danes", turn=8, danes={"essex": 1, "york": 1}, saxons={"essex": 1, "kent": 1})
    engaged(t, "essex", "frisian-sea")
    asked = fight(t, 1, 1, 1, 5)
    assert "withdraw" not in [each.topic for each in asked]


@proves("B8.3", "B8.1")
def test_an_attacker_goes_to_the_area_it_came_from_only() -> None:
    t = bare("after-rome-9", nation="danes", turn=8, danes={"essex": 1, "suffolk": 1, "south_mercia": 1})
    stand(t, "saxons", "essex", 1)
    engaged(t, "essex", "suffolk")
    t.throw(1, 1)
    assert {each for each in offered(ask(t, "withdraw")) if each.startswith("all:")} == {"all:suffolk"}


@proves("B8.4", "B8.2")
def test_a_leader_retreats_with_an_army() -> None:
    t = bare("after-rome-9", nation="danes", turn=8, danes={"essex": 1}, saxons={"essex": 2, "kent": 1})
    t.lead("edgar", "essex")
    engaged(t, "essex", "suffolk")
    fight(t, 1, 1, 1, retreat="all:kent")
    assert t.place("edgar") == "kent"

    t = bare("after-rome-9", nation="danes", turn=8, danes={"essex": 1}, saxons={"essex": 2, "kent": 1})
    t.lead("edgar", "essex")
    engaged(t, "essex", "suffolk")
    t.throw(1, 1, 1)
    assert {"stay", "kent"} == offered(
        ask(t, "leader-retreat", retreat="split", retreat_split=["infantry:kent", "done"])
    )


@proves("B8.5", "B8.2")
def test_a_retreat_into_vacant_land_takes_it() -> None:
    t = bare("after-rome-9", nation="danes", turn=8, danes={"essex": 1}, saxons={"essex": 1})
    engaged(t, "essex", "suffolk")
    fight(t, 1, 1, retreat="all:kent")
    assert t.owner("kent") == "saxons"


# B9: raids


def raid(*, turn: int = 4, victims: int = 1) -> Position:
    """Irish raiders against Welsh of Dyfed, in a raid turn of the Irish."""
    t = bare("after-rome-9", nation="irish", turn=turn, irish={"atlantic_ocean": 2, "cornwall": 1})
    stand(t, "welsh", "dyfed", victims)
    go(t, "atlantic-ocean", "dyfed", "2i")
    end_movement(t)
    return t


@proves("B9.2", "B9", "R9")
def test_raiders_may_retreat_to_the_sea_they_came_from() -> None:
    t = raid()
    fight(t, 1, 1, 1, withdraw="all:atlantic-ocean")
    assert len(t.armies("atlantic-ocean", "irish")) == 2
    assert [(event.to, event.cause) for event in told(t, UnitsRetreated)] == [("atlantic-ocean", "battle")]
    play(t, "nation-end")
    assert not scored(t)


@proves("B9.1", "B9.2")
def test_in_another_turn_units_from_the_sea_are_no_raiders() -> None:
    t = raid(turn=5)
    assert not t.state.raiders
    asked = fight(t, 1, 1, 1, 5, 1, 1)
    assert "withdraw" not in [each.topic for each in asked]
    asked = play(t, "nation-end")
    assert not [each for each in asked if each.topic == "raiders"]
    assert not scored(t, "raiding")


@proves("B9.1")
def test_units_that_began_on_land_are_no_raiders() -> None:
    t = bare("after-rome-9", nation="irish", turn=4, irish={"dyfed": 2, "gwent": 1}, welsh={"powys": 1})
    go(t, "dyfed", "powys", "1i")
    end_movement(t)
    fight(t, 6, 1)
    play(t, "nation-end")
    assert not scored(t, "raiding")


@proves("B9.3", "B9")
def test_raiders_may_stay_and_settle() -> None:
    t = raid()
    fight(t, 5, 1, 1)
    play(t, "nation-end", raiders="stay")
    assert t.owner("dyfed") == "irish"
    assert scored(t, "raiding") == [("irish", 1)]
    assert not told(t, RaidersReturned)


@proves("B9.3")
def test_raiders_inland_do_not_go_home() -> None:
    t = bare("after-rome-9", nation="irish", turn=4, irish={"atlantic_ocean": 1, "cornwall": 1})
    go(t, "atlantic-ocean", next(way for way in sorted(routes(t, "atlantic-ocean")) if way.endswith(">march")))
    end_movement(t)
    asked = play(t, "nation-end")
    assert not [each for each in asked if each.topic == "raiders"]
    assert t.owner("march") == "irish"


@proves("R66", "B9.3")
@pytest.mark.parametrize(("settled", "place"), [(0, "icelandic-sea"), (1, "moray")])
def test_a_leader_who_came_by_land_goes_home_with_the_last_raider(settled: int, place: str) -> None:
    norsemen = {"icelandic_sea": 1, "mar": 1, "moray": settled}
    t = bare("after-rome-9", nation="norsemen", turn=7, norsemen=norsemen)
    t.lead("ketil", "mar")
    go(t, "icelandic-sea", "moray")
    go(t, "mar", "moray", "ketil")
    end_movement(t)
    play(t, "nation-end", raiders="home")
    assert len(t.armies("icelandic-sea", "norsemen")) == 1
    assert t.place("ketil") == place


@proves("B9.4", "B11.4")
def test_a_raid_needs_the_field() -> None:
    """Both sides fall: no one is alone there, so nothing is scored."""
    t = bare("after-rome-9", nation="irish", turn=4, irish={"atlantic_ocean": 1, "cornwall": 1}, welsh={"dyfed": 1})
    go(t, "atlantic-ocean", "dyfed")
    end_movement(t)
    fight(t, 5, 5)
    play(t, "nation-end")
    assert not scored(t, "raiding")


# B10: leaders


@proves("B10.1", "B6.1")
def test_leaders_do_not_count_for_stacking() -> None:
    t = bare("after-rome-9", nation="saxons", turn=8, saxons={"wessex": 6, "essex": 3})
    t.lead("edgar", "wessex")
    t.lead("alfred", "essex")
    t.changed()
    assert may_end(t) == ""


@proves("B10.1", "B5.5")
@pytest.mark.parametrize("leader", [True, False])
def test_leaders_do_not_count_for_overruns(leader: bool) -> None:
    t = bare("after-rome-9", nation="danes", turn=8, danes={"frisian_sea": 3}, saxons={"kent": 1})
    stand(t, "angles", "essex", 1)
    if leader:
        t.lead("edgar", "kent")
        t.changed()
    go(t, "frisian-sea", "kent", "2i")
    assert "kent>sussex" in routes(t, "frisian-sea")


@proves("B10.6", "B3.4")
@pytest.mark.parametrize(("turn", "leaves"), [(8, True), (9, True)])
def test_leaders_leave_at_the_end_of_the_round(turn: int, leaves: bool) -> None:
    t = bare("after-rome-9", turn=turn, stage="round-end", saxons={"wessex": 1})
    t.lead("edgar", "wessex")
    t.changed()
    play(t, "round")
    assert (t.place("edgar") != "wessex") is leaves
    assert [event.cause for event in told(t, LeaderLeft)] == ["round-end"]


@proves("B10.6", "B12")
def test_in_the_final_round_they_stay_for_the_extra_turns() -> None:
    t = bare("after-rome-9", turn=9, stage="nation", saxons={"wessex": 1})
    t.lead("harold", "wessex")
    t.changed()
    t.state.place = len(t.data.order) - 1
    play(t, "round-end")
    assert t.place("harold") == "wessex"


@proves("B3.4")
def test_the_end_of_a_round() -> None:
    """The crown first, then holding points, then the leaders leave, and the next round begins."""
    t = bare("after-rome-9", turn=8, stage="round-end", saxons={"essex": 3, "wessex": 1, "sussex": 1, "avalon": 1})
    for area in ("kent", "hwicce"):
        stand(t, "saxons", area, 1)
    t.lead("edgar", "wessex")
    t.state.raided = {"danes": ["kent"]}
    t.changed()
    play(t, "round")
    kinds = [event.kind for event in t.events]
    ended = [kinds.index(each) for each in ("kingship-judged", "holding-counted", "leader-left", "round-ended")]
    assert ended == sorted(ended)
    assert t.state.turn == 9
    assert not t.state.raided
    assert told(t, RoundEnded)[0].points["red"] == t.seat_points("red") > 0


# B10.7 and B13: Arthur and the British


def arthur(turn: int = 5, **armies: Any) -> Position:
    """The Romano-British with Arthur in Hwicce."""
    t = bare("after-rome-9", nation="romano-british", turn=turn, romano_british={"hwicce": 2, "york": 1}, **armies)
    t.state.protected = ["welsh"]
    t.lead("arthur", "hwicce")
    t.changed()
    return t


@proves("B10.7", "B13.3", "15.6.4")
@pytest.mark.parametrize(
    ("victim", "leaves"), [("belgae", True), ("picts", True), ("saxons", False), ("angles", False)]
)
def test_arthur_leaves_when_they_attack_a_british_nation(victim: str, leaves: bool) -> None:
    t = arthur()
    stand(t, victim, "north-mercia", 1)
    stand(t, "romano-british", "york", 1, "cavalry")
    go(t, "york", "north-mercia", "1i")
    assert (t.place("arthur") != "hwicce") is leaves
    assert len([unit for unit in t.all_armies("romano-british") if t.kind(unit) == "cavalry"]) == 1
    assert [event.cause for event in told(t, LeaderLeft)] == (["attack"] if leaves else [])


@proves("B13.2", "15.6.4", "B5.6")
def test_protected_nations_are_not_attacked() -> None:
    t = arthur(welsh={"powys": 1}, brigantes={"cheshire": 1})
    assert "powys" not in goals(t, "hwicce")
    assert "cheshire" in goals(t, "york")  # not protected


@proves("B13.2")
@pytest.mark.parametrize("timeline", [9, 12, 15])
def test_who_is_protected_after_rome(timeline: int) -> None:
    t = Position(Position.set_up(f"after-rome-{timeline}", {"players": "4", "kingship": True}), "test")
    assert set(t.state.protected) == {"welsh", "brigantes", "caledonians", "picts"}


@proves("BR163", "B13.2", "15.6.4", "R14")
def test_a_protected_nation_that_attacks_loses_protection_for_good() -> None:
    t = bare("after-rome-9", nation="welsh", turn=5, welsh={"powys": 2}, romano_british={"hwicce": 1, "york": 1})
    t.state.protected = ["welsh", "picts"]
    go(t, "powys", "hwicce", "1i")
    assert told(t, ProtectionLost)[0].nation == "welsh"
    assert t.state.protected == ["picts"]
    assert t.may_attack("romano-british", "welsh")
    assert not t.may_attack("romano-british", "picts")


@proves("B13.1", "15.6", "B6.2")
def test_romano_british_follow_the_rules_for_all() -> None:
    """They have a population, its limit, one overstack, and must keep half their areas."""
    t = bare("after-rome-9", nation="romano-british", turn=5, romano_british={"york": 4, "hwicce": 4})
    assert may_end(t)  # two overstacks
    t = bare("after-rome-9", nation="romano-british", turn=5, romano_british={"york": 5})
    end_movement(t)
    assert [event.excess for event in told(t, LimitChecked)] == [3]
    t = bare("after-rome-9", nation="romano-british", turn=6, stage="increase", romano_british={"york": 1})
    t.state.population["romano-british"] = 2
    play(t, "movement-start")
    assert len(t.all_armies("romano-british")) == 2


# B14: submission in general


def beaten(**options: bool) -> Position:
    """Angles have taken a Pict area; the Picts have two left, and defend one of them."""
    chosen = {"general_submission": True, **options}
    t = bare("after-rome-9", chosen, nation="angles", turn=6, angles={"lothian": 2, "dunedin": 1, "bernicia": 1})
    stand(t, "picts", "lothian", 1)
    stand(t, "picts", "alban", 1)
    engaged(t, "lothian", "bernicia", "cumbria")
    t.state.wronged = ["picts"]
    return t


@proves("B14", "B14.1", "R15")
def test_a_nation_that_lost_something_may_submit() -> None:
    t = beaten()
    decision = ask(t, "submission")
    assert decision.seat == t.seat_of("picts")
    assert {"yes", "no"} <= offered(decision)


@proves("B14.1", "R15")
@pytest.mark.parametrize("why", ["no option", "nothing lost", "too many areas", "used up", "Romans in play"])
def test_when_it_may_not(why: str) -> None:
    t = beaten(general_submission=why != "no option")
    if why == "nothing lost":
        t.state.wronged = []
    if why == "too many areas":
        for area in ("mar", "moray"):
            stand(t, "picts", area, 1)
    if why == "used up":
        t.state.submitted = ["picts"]
    if why == "Romans in play":
        t.state.romans_out = False
    assert "submission" not in [each.topic for each in fight(t, 1, 1, 1, withdraw="all:back")]


@proves("B14.1", "R15")
def test_fortifications_count_as_armies_for_the_areas() -> None:
    t = beaten(strongholds=True)
    t.fortify("mar", "stronghold", "picts")
    assert ask(t, "submission")
    t = beaten(strongholds=True)
    t.fortify("mar", "stronghold", "picts")
    t.fortify("moray", "stronghold", "picts")
    assert "submission" not in [each.topic for each in fight(t, 1, 1, 1, withdraw="all:back")]


@proves("B14.1", "16", "R15")
def test_a_nation_that_has_only_fortifications_left_may_submit() -> None:
    t = beaten(strongholds=True)
    for unit in t.all_armies("picts"):
        t.put(unit, "box")
    t.fortify("mar", "stronghold", "picts")
    t.fortify("lothian", "stronghold", "picts")
    fight(t, submission="yes")
    assert [(event.nation, set(event.areas)) for event in told(t, Submitted)] == [("picts", {"lothian", "mar"})]
    assert [event.area for event in told(t, BattleCancelled)] == ["lothian"]


@proves("B14.2", "R15", "B8.3")
def test_open_battles_are_not_fought() -> None:
    t = beaten()
    fight(t, submission="yes")
    assert [(event.nation, event.overlord) for event in told(t, Submitted)] == [("picts", "angles")]
    assert [event.area for event in told(t, BattleCancelled)] == ["lothian"]
    assert t.owner("lothian") == "picts"
    assert (len(t.armies("bernicia", "angles")), len(t.armies("cumbria", "angles"))) == (2, 1)


@proves("B14.2", "R15")
def test_who_cannot_go_back_is_removed() -> None:
    t = beaten()
    for unit in t.armies("lothian", "angles"):
        t.state.came_from[unit] = "north-sea"
    fight(t, submission="yes")
    assert len(t.all_armies("angles")) == 2
    assert sum(len(event.units) for event in told(t, ArmiesRemoved)) == 2
    assert not scored(t)


@proves("B14.2", "B9.2", "R9", "R15")
@pytest.mark.parametrize("others", [False, True])
def test_raiders_go_back_to_their_sea(others: bool) -> None:
    """Where other nations lie, too: a sea holds any number of units."""
    t = beaten()
    raiders = t.armies("lothian", "angles")
    for unit in raiders:
        t.state.came_from[unit] = t.state.raiders[unit] = "north-sea"
    if others:
        stand(t, "norwegians", "north-sea", 1)
    fight(t, submission="yes")
    assert t.armies("north-sea", "angles") == raiders
    assert not told(t, ArmiesRemoved)


@proves("B14.2", "B8.1", "R15")
def test_an_overstack_goes_back_as_far_as_there_is_room() -> None:
    t = beaten()
    stand(t, "angles", "lothian", 2)
    stand(t, "angles", "bernicia", 2)
    for unit in t.armies("lothian", "angles"):
        t.state.came_from[unit] = "bernicia"
    fight(t, submission="yes")
    assert len(t.armies("bernicia", "angles")) == 6
    assert sum(len(event.units) for event in told(t, ArmiesRemoved)) == 1


@proves("B14.2", "B8.1", "B9.2", "R15")
def test_raiders_for_whom_there_is_no_room_on_land_go_to_their_sea() -> None:
    t = beaten()
    stand(t, "angles", "bernicia", 3)
    stand(t, "angles", "lothian", 1)
    for unit in t.armies("lothian", "angles"):
        t.state.came_from[unit], t.state.raiders[unit] = "bernicia", "north-sea"
    fight(t, submission="yes")
    assert (len(t.armies("bernicia", "angles")), len(t.armies("north-sea", "angles"))) == (6, 1)
    assert not told(t, ArmiesRemoved)


@proves("B14.3", "B5.6", "R15")
def test_neither_enters_the_others_areas() -> None:
    t = beaten()
    t.state.vassals = {"picts": "angles"}
    assert not t.may_attack("angles", "picts")
    assert not t.may_attack("picts", "angles")
    assert t.may_attack("scots", "picts")
    t = bare("after-rome-9", nation="angles", turn=6, angles={"dunedin": 1}, picts={"alban": 1})
    assert "alban" in goals(t, "dunedin")
    t = bare("after-rome-9", nation="angles", turn=6, angles={"dunedin": 1}, picts={"alban": 1})
    t.state.vassals = {"picts": "angles"}
    assert "alban" not in goals(t, "dunedin")


@proves("B14.3", "R16", "R15")
def test_the_overlord_gets_an_army_for_each_one_removed() -> None:
    t = bare(
        "after-rome-9", {"general_submission": True}, nation="picts", turn=6, picts={"mar": 2, "moray": 3, "alban": 1}
    )
    stand(t, "angles", "york", 1)
    t.state.vassals, t.state.vassal_since = {"picts": "angles"}, {"picts": 6}
    end_movement(t)
    (checked,) = told(t, LimitChecked)
    assert (checked.limit, checked.armies, checked.excess) == (5, 6, 1)  # 1.5 x 3, one-half up
    assert [(event.overlord, event.count) for event in told(t, TributeOwed)] == [("angles", 1)]

    t.state.nation, t.state.place, t.state.stage, t.state.turn = "angles", t.data.order.index("angles"), "reinforce", 7
    play(t, "movement-start")
    assert len(t.all_armies("angles")) == 2
    assert not t.state.tribute.get("angles")


@proves("B14.4", "R15")
def test_it_ends_when_the_overlord_is_gone() -> None:
    t = bare("after-rome-9", {"general_submission": True}, turn=6, stage="nation", picts={"alban": 1})
    t.state.vassals, t.state.vassal_since = {"picts": "angles"}, {"picts": 5}
    play(t, "increase")
    assert not t.state.vassals
    assert [event.cause for event in told(t, SubmissionEnded)] == ["overlord-gone"]


@proves("B14.4", "R15")
@pytest.mark.parametrize(("since", "asks"), [(5, True), (6, False)])
def test_a_subject_may_break_free_from_the_next_round_on(since: int, asks: bool) -> None:
    t = bare("after-rome-9", {"general_submission": True}, nation="picts", turn=6, stage="increase", picts={"alban": 1})
    stand(t, "angles", "york", 1)
    t.state.vassals, t.state.vassal_since = {"picts": "angles"}, {"picts": since}
    if asks:
        play(t, "movement-start", revolt="yes")
        assert not t.state.vassals
        assert [event.cause for event in told(t, SubmissionEnded)] == ["revolt"]
    else:
        assert "revolt" not in [each.topic for each in play(t, "movement-start")]
        assert t.state.vassals


# R61: taking moves back


@proves("R61", "B5")
def test_moves_are_taken_back_with_what_they_caused() -> None:
    t = arthur()
    stand(t, "belgae", "north-mercia", 1)
    before = {unit: t.place(unit) for unit in t.units_of("romano-british")}
    go(t, "york", "north-mercia")
    assert t.place("arthur") != "hwicce"
    play_back = ask(t, "move")
    assert "back" in offered(play_back)
    play(t, "battles", move=["back", "done"])
    assert {unit: t.place(unit) for unit in before} == before
    assert [event.goal for event in told(t, MoveTakenBack)] == ["north-mercia"]


@proves("R61", "15.2")
def test_a_fort_goes_with_the_move_that_built_it() -> None:
    t = bare("romans-9", nation="romans", turn=2, romans={"wessex": 2})
    forts(t, "wessex")
    go(t, "wessex", "avalon", "1i")
    assert t.fort("avalon")
    play(t, "battles", move=["back", "done"])
    assert not t.has_fort_counter("avalon")
    assert len(t.armies("wessex", "romans")) == 2


# B5.4: straits


@proves("B5.4", "15.2.1", "R24")
def test_a_strait_is_a_whole_move() -> None:
    """Dyfed is the one end of a strait in clear terrain: no one goes on from there."""
    t = bare("after-rome-9", nation="welsh", turn=5, welsh={"powys": 1, "dyfed": 1})
    assert "dyfed" in goals(t, "powys")
    assert "devon" not in goals(t, "powys")
    t = bare("after-rome-9", nation="welsh", turn=5, welsh={"powys": 1, "dyfed": 1})
    assert {"devon"} == {way for way in routes(t, "dyfed") if way.startswith("devon")}


@proves("B5.4", "15.2.1", "B10.3")
def test_a_leader_does_not_lead_across_a_strait_after_a_step() -> None:
    t = bare("after-rome-9", nation="norsemen", turn=7, norsemen={"moray": 1})
    t.lead("ketil", "moray")
    t.changed()
    found = goals(t, "moray", "1i+ketil")
    assert "caithness" in found
    assert "orkneys" not in found


@proves("R6", "15.2.1", "B5.3")
def test_roads_do_not_stop_in_difficult_terrain_after_a_paid_step() -> None:
    t = bare("romans-9", nation="romans", turn=2, romans={"suffolk": 1})
    forts(t, "essex", "downlands", "wessex")
    assert "devon" in goals(t, "suffolk")  # Essex and Devon are paid
    t = bare("romans-9", nation="romans", turn=2, romans={"suffolk": 1})
    forts(t, "essex", "wessex")
    assert "devon" not in goals(t, "suffolk")


@proves("15.2", "15.2.2", "B7.7")
def test_a_battle_won_builds_no_fort_on_a_destroyed_one() -> None:
    t = bare("romans-9", nation="romans", turn=2, romans={"essex": 1, "kent": 1}, belgae={"essex": 1, "norfolk": 1})
    forts(t, "essex", intact=False)
    engaged(t, "essex", "kent")
    clash(t, 4, 1)
    assert t.owner("essex") == "romans"
    assert t.has_destroyed_fort("essex")
    assert not t.fort("essex")

"""The chapters of Italia on positions set up by hand."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core.decisions import Pick
from rules.italia.chapters import (
    campaign,
    cities,
    combat,
    income,
    movement,
    placement,
    points,
    reactions,
    special,
    submission,
)
from rules.italia.chapters.beginning import takes_turn
from rules.italia.chapters.movement import goals_of, walk
from rules.italia.chapters.retreats import places, to_options
from rules.italia.chapters.stacking import excess
from rules.italia.events import Shot
from rules.italia.game import Italia
from rules.italia.state import CampaignRun, Entry, Way
from tests.rules.italia.board import begin, board, ids, play, told, topics, units

pytestmark = pytest.mark.rule("italia")


def test_a_strait_takes_the_whole_move() -> None:
    t = board(active="greeks")
    (one,) = units(t, "greeks", "rhegium", infantry=1)
    begin(t)
    movement.begin_movement(t)
    goals = goals_of(t, (one,), "rhegium")
    assert goals["messana"] == ("rhegium", "messana")
    walk(t, (one,), goals["messana"])
    assert one in t.now.moved
    assert "agrigentum" not in goals


def test_a_marsh_is_passed_and_a_highland_is_not() -> None:
    t = board()
    (one,) = units(t, "romans", "roma", legion=1)
    assert "capua" in goals_of(t, (one,), "roma")
    assert "samnium" in goals_of(t, (one,), "roma")
    t.put(one, "latium")
    assert "apulia" not in goals_of(t, (one,), "latium")


def test_an_own_city_lifts_the_stop_until_it_is_pillaged() -> None:
    t = board()
    (one,) = units(t, "romans", "latium", legion=1)
    units(t, "romans", "samnium", legion=1)
    t.state.cities["samnium"] = "whole"
    t.changed()
    assert "apulia" in goals_of(t, (one,), "latium")
    t.state.cities["samnium"] = "pillaged"
    t.changed()
    assert "apulia" not in goals_of(t, (one,), "latium")


def test_a_leader_takes_those_who_start_with_him_over_highlands() -> None:
    t = board()
    (one,) = units(t, "romans", "latium", legion=1)
    t.put("camillus", "latium")
    movement.begin_movement(t)
    assert "apulia" in goals_of(t, (one, "camillus"), "latium")
    assert "apulia" not in goals_of(t, (one,), "latium")


def test_enemies_stop_and_are_overrun_by_twice_their_number() -> None:
    t = board()
    first = units(t, "romans", "roma", legion=3)
    units(t, "etruscans", "etruria", infantry=1)
    assert "arretium" not in goals_of(t, (first[0],), "roma")
    t.put_all(first[:2], "etruria")
    t.now.moved += first[:2]
    assert "arretium" in goals_of(t, (first[2],), "roma")
    t.put(first[1], "roma")
    assert "arretium" not in goals_of(t, (first[2],), "roma")
    t.state.cities["etruria"] = "whole"
    t.changed()
    assert "arretium" in goals_of(t, (first[2],), "roma")


def test_stacking_limits() -> None:
    t = board(active="etruscans")
    units(t, "etruscans", "etruria", infantry=6)
    assert excess(t, "etruscans", "etruria") == 3
    t.nation("etruscans").capital = "etruria"
    assert excess(t, "etruscans", "etruria") == 2
    t.put("aule-spurinna", "etruria")
    assert excess(t, "etruscans", "etruria") == 1
    t.now.major = True
    assert t.attack_limit("roma", with_leader=True) == 6
    assert t.attack_limit("sabini", with_leader=False) == 4


def test_opposite_corners_do_not_touch() -> None:
    t = board()
    assert "olbia" not in t.data.coasts["mare-africum"]
    assert "mare-tyrrhenum" not in t.area("carales").seas


def test_income_tribute_and_the_unit_out_of_turn() -> None:
    t = board(active="etruscans")
    for area in ("etruria", "populonia", "pisae", "florentia"):
        units(t, "etruscans", area, infantry=1)
    t.state.cities = {"etruria": "whole", "florentia": "whole", "pisae": "whole", "populonia": "pillaged"}
    t.nation("etruscans").controller = "romans"
    t.nation("romans").gold = 8
    _, asked = play(income.collect(t, "etruscans"), "legion")
    assert t.nation("etruscans").gold == 3
    assert t.nation("romans").gold == 8  # 8 + 4 - 4
    assert topics(asked) == ["tribute-unit"]
    assert len(t.waiting("romans")) == 1
    assert "city" not in ids(asked[0])


def test_tribute_up_to_ten_asks_nothing() -> None:
    t = board(active="etruscans")
    for area in ("etruria", "pisae", "florentia"):
        units(t, "etruscans", area, infantry=1)
    t.nation("etruscans").controller = "romans"
    t.nation("romans").gold = 8
    _, asked = play(income.collect(t, "etruscans"))
    assert (t.nation("romans").gold, t.nation("etruscans").gold, asked) == (10, 1, [])


def test_bought_units_need_an_area_each() -> None:
    t = board()
    units(t, "romans", "roma", legion=1)
    units(t, "romans", "latium", legion=1)
    t.place("romans", "legion", 1, "coin-romans")
    assert income.most_units(t, "romans", "legion", {}) == 1
    t.remove(t.waiting("romans"))
    assert income.most_units(t, "romans", "legion", {}) == 2
    t.remove(t.units_at("latium", "romans"))
    assert income.most_units(t, "romans", "legion", {}) == 99


def _attack(t: Any, area: str, force: list[str], origin: str = "roma", way: Way = "land") -> None:
    begin(t)
    for unit in force:
        t.put(unit, area)
        t.now.entries[unit] = Entry(origin=origin, way=way)


def test_a_leader_falls_with_his_last_unit() -> None:
    t = board(turn=3)
    force = units(t, "romans", "roma", legion=1)
    units(t, "samnites", "samnium", infantry=2)
    _attack(t, "samnium", force, "latium")
    t.put("papirius-cursor", "samnium")
    t.loaded = [1, 7, 1]
    play(combat.fight(t, "samnium"))
    assert t.state.points["yellow"] == 5
    assert t.place_of("papirius-cursor") == "fallen"


def test_a_landing_gives_the_defender_two_in_the_first_round_only() -> None:
    t = board(active="epirotes", turn=3)
    force = units(t, "epirotes", "tarentum", infantry=2)
    units(t, "greeks", "tarentum", infantry=2)
    _attack(t, "tarentum", force, "mare-ionium", "sea")
    battle = combat.begin_battle(t, "tarentum")
    battle.rounds = 1
    assert sum(each.value for each in combat.modifiers(t, battle, "greeks")) == 2
    battle.rounds = 2
    assert combat.modifiers(t, battle, "greeks") == ()
    t.now.entries[force[0]] = Entry(origin="thurii", way="land")
    assert not combat.begin_battle(t, "tarentum").over_water


def test_supremacy_counts_the_fleets_of_the_player() -> None:
    t = board(turn=3)
    units(t, "romans", "mare-ionium", fleet=1)
    units(t, "greeks", "mare-ionium", fleet=1)
    units(t, "carthaginians", "mare-ionium", fleet=1)
    assert combat.has_supremacy(t, "romans", "carthaginians", "tarentum")
    assert not combat.has_supremacy(t, "romans", "greeks", "tarentum")
    units(t, "carthaginians", "mare-hadriaticum", fleet=1)
    assert not combat.has_supremacy(t, "romans", "carthaginians", "brundisium")


def test_a_consular_legion_takes_two_hits_and_is_one_kill() -> None:
    t = board(active="etruscans")
    force = units(t, "etruscans", "roma", infantry=1)
    (legion,) = units(t, "romans", "roma", consular_legion=1)
    _attack(t, "roma", force, "etruria")
    t.loaded = [7, 1, 7, 1]
    play(combat.fight(t, "roma"))
    assert len(told(t, "unit-reduced")) == 1
    assert t.place_of(legion) == "box"
    assert t.state.points["blue"] == 1


def test_two_knights_take_hits_one_after_the_other() -> None:
    t = board("II", turn=10, active="franks")
    knights = units(t, "franks", "ravenna", knight=2)
    reduced: list[str] = []
    shots = [Shot("infantry", 10, (), 10, 7, hit=True, natural=True, target="knight") for _ in range(3)]
    gone, asked = play(combat.choose_losses(t, "franks", shots, "ravenna", reduced))
    assert len(gone) == 1
    assert len([knight for knight in knights if knight in t.state.reduced]) == 2
    assert asked == []


def test_a_raid_flips_the_city_and_the_raiders_leave() -> None:
    t = board(active="celts")
    force = units(t, "celts", "etruria", infantry=3)
    units(t, "etruscans", "etruria", infantry=2)
    t.state.cities["etruria"] = "whole"
    _attack(t, "etruria", force, "umbria")
    t.loaded = [3, 5, 7, 6, 8]
    play(combat.raid(t, "etruria"), "gold", "umbria")
    assert t.state.cities["etruria"] == "pillaged"
    assert t.nation("celts").gold == 4
    assert len(t.units_at("umbria", "celts")) == 2
    assert len(t.units_at("etruria", "etruscans")) == 2


def test_the_defender_does_not_retreat_to_where_the_attackers_came_from() -> None:
    t = board(active="celts")
    units(t, "romans", "roma", legion=1)
    found = places(t, "romans", "roma", ("sabini",))
    assert "sabini" not in found
    assert "latium" in found


def test_a_place_of_retreat_says_how_many_fit_if_not_all_do() -> None:
    """10.10: on a phone, six lines of room for one of one hide what matters."""
    roomy, narrow = to_options(board(active="celts"), {"latium": 2, "sabini": 1}, 2)
    assert roomy.detail == ""
    assert narrow.detail == "Room for 1 of 2."


def test_shock_strikes_three_times() -> None:
    t = board(active="epirotes", turn=4)
    force = units(t, "epirotes", "capua", elephant=1)
    units(t, "romans", "capua", legion=2)
    t.put("papirius-cursor", "capua")
    _attack(t, "capua", force, "paestum")
    t.loaded = [8, 9]
    play(combat.fight(t, "capua"))
    assert t.state.points["yellow"] == 6  # 0.5 + 0.5 + 2
    assert t.owner("capua") == "epirotes"
    t.state.shocks = 3
    units(t, "romans", "paestum", legion=1)
    special.shock(t, "paestum", "epirotes", "romans")
    assert len(told(t, "shock-rolled")) == 1


def test_foederati_defect_to_the_ostrogoths_on_a_nine() -> None:
    t = board("II", turn=3, active="ostrogoths")
    force = units(t, "ostrogoths", "aquileia", infantry=1)
    units(t, "western-romans", "aquileia", foederati=2)
    _attack(t, "aquileia", force, "")
    t.loaded = [8, 9]
    special.defect(t, "aquileia", "ostrogoths", "western-romans")
    assert len(t.units_at("aquileia", "ostrogoths")) == 2
    assert len(t.units_at("aquileia", "western-romans")) == 1


def test_roma_returns_and_its_occupants_have_nowhere_to_go() -> None:
    t = board(active="romans")
    units(t, "celts", "roma", infantry=3)
    for area in ("latium", "sabini", "etruria", "marsi"):
        units(t, "etruscans", area, infantry=1)
    t.state.cities["roma"] = "pillaged"
    play(special.return_roma(t))
    assert t.state.points["red"] == 3
    assert t.state.cities["roma"] == "whole"
    assert t.is_vacant("roma")
    assert income.income(t, "romans")[3] == 2


def test_submission_needs_a_round_and_ends_the_battles() -> None:
    t = board(turn=3)
    first = units(t, "romans", "roma", legion=2)
    second = units(t, "romans", "sabini", legion=1)
    units(t, "etruscans", "etruria", infantry=1)
    units(t, "etruscans", "umbria", infantry=1)
    begin(t)
    for unit in first:
        t.put(unit, "etruria")
        t.now.entries[unit] = Entry(origin="roma", way="land")
    t.put(second[0], "umbria")
    t.now.entries[second[0]] = Entry(origin="sabini", way="land")
    t.loaded = [1, 1, 1]
    _, asked = play(combat.fight(t, "etruria"), "offer", "accept")
    assert topics(asked)[:2] == ["offer", "accept"]
    assert t.nation("etruscans").controller == "romans"
    assert len(t.units_at("roma", "romans")) == 2
    assert t.units_at("sabini", "romans")
    assert combat.open_battles(t) == []
    assert t.state.points["red"] == 6


def test_a_submitted_nation_keeps_half_of_its_occupation() -> None:
    t = board(turn=3)
    for area in ("samnium", "beneventum", "marsi", "frentani", "lucania", "bruttium", "capua"):
        units(t, "samnites", area, infantry=1)
    t.nation("samnites").controller = "romans"
    points.score_turn(t)
    assert t.state.points["yellow"] == 12


def test_all_of_sicily_counts_through_a_vassal() -> None:
    t = board(turn=5)
    for area in ("lilybaeum", "agrigentum"):
        units(t, "carthaginians", area, infantry=1)
    for area in ("messana", "syracusae"):
        units(t, "greeks", area, infantry=1)
    t.nation("greeks").controller = "carthaginians"
    points.score_turn(t)
    assert t.state.points["blue"] == 8 + 4


def test_a_revolt_waits_for_a_later_turn() -> None:
    t = board(turn=3, active="samnites")
    units(t, "samnites", "samnium", infantry=1)
    t.nation("samnites").controller, t.nation("samnites").submitted = "romans", 3
    assert play(submission.ask_revolt(t))[1] == []
    t.state.turn = 4
    play(submission.ask_revolt(t), "revolt")
    assert t.nation("samnites").controller == ""


def _campaign(t: Any, leader: str, area: str, force: list[str], chest: int = 2) -> None:
    begin(t)
    t.put(leader, area)
    t.now.campaign = CampaignRun(leader=leader, force=force, chest=chest, round=1, plans=dict.fromkeys(t.seats, "ask"))


def test_romans_intercept_a_campaign_from_one_adjacent_area() -> None:
    t = board(active="celts")
    _campaign(t, "brennus", "umbria", units(t, "celts", "ravenna", infantry=8))
    t.put_all(t.units_at("ravenna", "celts"), "umbria")
    units(t, "etruscans", "arretium", infantry=1)
    units(t, "romans", "sabini", legion=3)
    units(t, "romans", "picenum", legion=2)
    units(t, "greeks", "tarentum", infantry=1)
    assert reactions.entitled(t) == ["etruscans", "romans"]
    play(reactions.react(t), "pass", "sabini", "join:umbria")
    assert t.nations_at("umbria") == ["celts", "romans"]
    assert len(t.units_at("picenum", "romans")) == 2


def test_the_third_nation_may_not_join() -> None:
    t = board(active="celts")
    _campaign(t, "brennus", "umbria", units(t, "celts", "umbria", infantry=8))
    t.now.owned = []
    units(t, "etruscans", "arretium", infantry=1)
    units(t, "romans", "sabini", legion=3)
    play(reactions.react(t), "arretium", "join:umbria", "pass")
    assert reactions.joins(t, "romans") == {}


def test_a_reacting_nation_may_shift_far_away() -> None:
    t = board(active="celts")
    _campaign(t, "brennus", "umbria", units(t, "celts", "umbria", infantry=8))
    units(t, "romans", "sabini", legion=1)
    units(t, "romans", "capua", legion=2)
    play(reactions.react(t), "capua", "shift:latium")
    assert len(t.units_at("latium", "romans")) == 2


def test_a_blocked_area_does_not_react() -> None:
    t = board(active="celts")
    _campaign(t, "brennus", "etruria", units(t, "celts", "etruria", infantry=3))
    t.now.owned = []
    units(t, "romans", "sabini", legion=1)
    units(t, "romans", "roma", legion=1)
    run = campaign.run_of(t)
    run.blocked, run.block_round = "sabini", 1
    assert list(reactions.joins(t, "romans")) == ["roma"]
    assert "sabini" not in reactions.shifts(t, "romans")


def test_those_who_run_leave_the_city_to_the_campaign() -> None:
    t = board(active="celts")
    force = units(t, "celts", "umbria", infantry=6)
    _campaign(t, "brennus", "umbria", force)
    units(t, "etruscans", "arretium", infantry=2)
    units(t, "etruscans", "etruria", infantry=1)
    t.state.cities["arretium"] = "whole"
    t.changed()
    campaign.run_of(t).round = 0
    goes_on, asked = play(campaign.play_round(t), "march:arretium", "pass", "arretium", "shift:etruria", "points")
    assert goes_on
    assert topics(asked)[-1] == "pillage"
    assert t.state.points["yellow"] == 4
    assert campaign.run_of(t).chest == 1


def test_hannibal_passes_helvetia_without_ending_there() -> None:
    t = board(turn=6, active="carthaginians")
    force = units(t, "carthaginians", "alpes", infantry=2)
    units(t, "celts", "taurini", infantry=1)
    _campaign(t, "hannibal", "alpes", force)
    goals = campaign._land_goals(t)
    assert goals["mediolanum"] == ("alpes", "helvetia", "mediolanum")
    assert "helvetia" not in goals


def test_pyrrhus_crosses_with_everyone() -> None:
    t = board(turn=4, active="epirotes")
    force = units(t, "epirotes", "epirus", infantry=6, elephant=3)
    units(t, "epirotes", "mare-ionium", fleet=3)
    units(t, "greeks", "tarentum", infantry=2)
    _campaign(t, "pyrrhus", "epirus", force)
    run = campaign.run_of(t)
    run.round, run.crossing = 0, True
    t.loaded = [1] * 11 + [1] * 200
    assert "tarentum" in campaign._voyage_goals(t)
    assert campaign.may_cross(t)


def test_a_pillager_does_not_rebuild_in_the_same_turn() -> None:
    t = board(active="celts")
    begin(t)
    units(t, "celts", "mediolanum", infantry=2)
    t.state.cities["mediolanum"] = "whole"
    t.state.last_owner["mediolanum"] = "celts"
    play(cities.take_over(t, "mediolanum"), "gold")
    assert cities.ruins(t, "celts") == []
    t.now.pillaged = []
    assert cities.ruins(t, "celts") == ["mediolanum"]


def test_walking_into_a_city_of_the_same_seat_gives_gold_only() -> None:
    t = board(active="celts", turn=2)
    begin(t)
    t.state.cities["beneventum"] = "whole"
    t.state.last_owner["beneventum"] = "samnites"
    units(t, "celts", "beneventum", infantry=1)
    _, asked = play(cities.take_over(t, "beneventum"), "gold")
    assert ids(asked[0]) == ["leave", "gold"]


def test_an_inherited_nation_takes_no_turn() -> None:
    t = board("II", turn=4, active="byzantines")
    units(t, "western-romans", "roma", legion=8, foederati=6)
    units(t, "western-romans", "mare-superum", fleet=2)
    t.nation("western-romans").gold = 4
    assert not takes_turn(t, "western-romans")
    play(special.inherit(t))
    assert len(t.units_at("roma", "byzantines")) == 13
    assert len(t.fleets_at("mare-superum", "byzantines")) == 2
    assert t.nation("byzantines").gold == 4


def test_the_appeal_reaches_a_battle_beside_the_patrimonium() -> None:
    t = board("II", turn=6, active="lombards")
    force = units(t, "lombards", "umbria", infantry=2)
    units(t, "byzantines", "umbria", infantry=1)
    units(t, "patrimonium", "sabini", infantry=1)
    _attack(t, "umbria", force, "ravenna")
    used, _ = play(special.appeal(t, "umbria"), "lombards:1-infantry")
    assert used == "used"
    assert len(t.units_at("sabini", "patrimonium")) == 2
    assert t.nation("patrimonium").appeals == 1


def test_a_seat_that_a_campaign_reaches_later_is_asked_for_orders_once() -> None:
    t = board(active="celts")
    _campaign(t, "brennus", "umbria", units(t, "celts", "ravenna", infantry=8))
    t.put_all(t.units_at("ravenna", "celts"), "umbria")
    units(t, "romans", "sabini", legion=3)
    run = t.now.campaign
    assert run is not None
    run.plans = {}
    assert topics(play(reactions.react(t), "pass")[1]) == ["campaign-plan"]
    assert run.plans == {"red": "pass"}
    assert play(reactions.react(t))[1] == []


def test_a_seat_says_which_of_its_nations_can_come() -> None:
    whole, evening = (Italia(Italia.set_up(scenario, {}), "") for scenario in ("I", "I-evening"))
    assert str(whole.seat_detail("yellow")) == "Celts, Samnites, Epirotes, Numidians and Populares"
    assert str(evening.seat_detail("yellow")) == "Celts, Samnites, Epirotes and Numidians (points to beat: 58½)"
    assert "Populares" not in str(evening.seat_detail("yellow")), "they come after the evening"


def test_the_only_goal_of_a_unit_is_named() -> None:
    """The move went at once where one goal was left, and no button had said where."""
    t = board(active="romans")
    units(t, "romans", "corsica", legion=1)
    (source,) = movement.sources(t)
    assert source.label == "Corsica: 1 legion → Olbia"
    units(t, "romans", "roma", legion=1)
    assert ["→" in each.label for each in movement.sources(t) if each.id == "roma"] == [False]


def test_who_places_a_unit_sees_who_is_there_and_beside_it() -> None:
    t = board()
    units(t, "romans", "roma", legion=2)
    units(t, "romans", "capua", legion=1)
    units(t, "etruscans", "etruria", infantry=3)
    _, asked = play(placement.place_bought(t, "romans", {"legion": 1}))
    (where,) = asked
    assert isinstance(where, Pick)
    told_of = {option.id: str(option.consequence) for option in where.options}
    assert told_of["roma"] == "Units there: 2. Enemies beside it: 3."
    assert told_of["capua"] == "Units there: 1. Enemies beside it: 0."

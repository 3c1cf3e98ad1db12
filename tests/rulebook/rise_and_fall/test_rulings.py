"""Sections and rulings that no worked case proves, one test each."""

from __future__ import annotations

import pytest

from rules.rise_and_fall.chapters import (
    bribery,
    civil_war,
    germanic_kingdoms,
    huns,
    imperial_replacements,
    looting,
    victory,
)
from rules.rise_and_fall.chapters.area_control import hand_over, take_area
from rules.rise_and_fall.chapters.combat import Target, absorbs, cooperates
from rules.rise_and_fall.chapters.combat_values import allowances
from rules.rise_and_fall.chapters.empire_split import legions, reform
from rules.rise_and_fall.chapters.garrisons import check_garrisons, failures, provincial_failures, releasable, release
from rules.rise_and_fall.chapters.migrations import arrivals, arrive
from rules.rise_and_fall.chapters.movement import SHUT, ground, may_hold, sails
from rules.rise_and_fall.chapters.other_replacements import sites
from rules.rise_and_fall.chapters.peace import sue
from rules.rise_and_fall.chapters.peoples import check_peoples, settle_armenia
from rules.rise_and_fall.chapters.production import lines, producing
from rules.rise_and_fall.chapters.removal import destroy_unit, pile_of
from rules.rise_and_fall.chapters.wars import declarations, declare, make_pact
from rules.rise_and_fall.data.loader import rise_data
from rules.rise_and_fall.game import RiseAndFall
from tests.rulebook.rise_and_fall.toolkit import (
    Player,
    at_war,
    clear,
    empty,
    go,
    gone,
    hold,
    offered,
    plan_against,
    play,
    position,
    proves,
    reaches,
    realm,
    stand,
)

# Peoples and areas


@proves("Peoples", "R90")
def test_who_moves_whom() -> None:
    game = position()
    assert {
        people: game.relations.mover(people) for people in ("african", "celt", "german", "asian", "kushan", "hunae")
    } == {
        "african": "parthia",
        "celt": "parthia",
        "german": "parthia",
        "asian": "rome",
        "kushan": "rome",
        "hunae": "rome",
    }
    at_war(game, ("rome", "asian"), ("parthia", "african"))
    assert game.relations.mover("asian") == "parthia"
    assert game.relations.mover("african") == "rome"
    at_war(game, ("parthia", "asian"))
    assert game.relations.mover("asian") == "rome"
    assert game.relations.camp("asian") == "asian"


@proves("Three-Player Game", "R86")
def test_the_german_player_moves_whomever_an_empire_attacks() -> None:
    game = position("campaign-60bc", None, "three_player")
    at_war(game, ("rome", "parthia"), ("rome", "asian"))
    assert game.relations.mover("asian") == "german"
    assert game.relations.friendly("parthia", "asian")


@proves("Elimination")
def test_a_people_without_unit_and_home_is_gone() -> None:
    game = position(year=100)
    homes = [area for area in game.data.areas if game.data.areas[area].home == "african"]
    clear(game, *homes)
    check_peoples(game)
    assert "african" not in game.state.gone
    hold(game, "rome", *homes)
    for unit in game.units_of("african"):
        game.put(unit, "pile-african")
    check_peoples(game)
    assert "african" in game.state.gone
    assert gone(game, "african-numidians")
    for unit in game.units_of("german"):
        game.put(unit, "pile-german")
    check_peoples(game)
    assert "german" not in game.state.gone


@proves("Home Areas", "R85")
def test_peoples_start_at_home_one_unit_in_an_area() -> None:
    game = position()
    for unit, area in game.on_map():
        counter = game.data.unit[unit]
        if counter.kind in ("celt", "bull", "german", "sarmatian"):
            assert area in counter.homes, unit
            assert len(game.at(area)) == 1, area
    assert game.at("goths") == game.at("caspiane") == []
    assert game.data.scenarios["campaign-60bc"].swap == ("german-chatti", "german-sicambri")


@proves("Armenian Exception", "R47")
def test_armenians_are_asians_until_artashat_is_taken() -> None:
    game = position()
    settle_armenia(game)
    assert game.nation_of("asian-armenians-1") == "asian"
    assert "artashat" not in producing(game, "rome")
    assert "artashat" not in producing(game, "parthia")


# Movement


@proves("Prohibited Movement", "R29")
@pytest.mark.parametrize(("year", "shut"), [(410, True), (420, False)])
def test_no_one_enters_the_lands_of_the_huns(year: int, shut: bool) -> None:
    game = empty("fall-350-470", year)
    game.put("hunnic-huns-1", "alani")
    assert (ground(game, "hunnic-huns-1", "huns") == SHUT) is shut


@proves("Path")
def test_a_way_can_be_hard_in_one_direction_only() -> None:
    areas = rise_data().areas
    across = {path.to: path for path in areas["iceni"].paths}
    back = {path.to: path for path in areas["frisia"].paths}
    assert across["frisia"].terrain == {"heavy-forest-swamp"}
    assert not back["iceni"].terrain


@proves("Sea Transport Limitations", "R27")
def test_attacks_go_by_sea() -> None:
    game = empty()
    at_war(game, ("rome", "african"))
    stand(game, legion_01="antioch", african_cyprus="cyprus")
    plan = plan_against(game, "cyprus", "legion-01")
    assert plan is not None
    clear(game, "cyprus")
    hold(game, "parthia", "antioch")
    assert "cyprus" in reaches(game, "legion-01")


@proves("Sea Transport Limitations", "R79")
def test_asian_sarmatians_never_sail() -> None:
    game = position("crisis-220-340", 260)
    assert not sails(game, "asian-sarmatian-scythae-asia-1")
    assert sails(game, "euro-sarmatian-sindi")
    early = position("crisis-220-340", 240)
    assert not sails(early, "euro-sarmatian-sindi")


@proves("Movement", "R81")
def test_areas_of_an_empire_are_not_empty() -> None:
    game = position()
    assert not may_hold(game, "european", "salona")
    assert may_hold(game, "german", "salona")
    at_war(game, ("rome", "european"))
    assert may_hold(game, "european", "salona")


@proves("Movement", "R82")
def test_peoples_cross_empty_areas_of_each_other() -> None:
    game = empty(player="parthia")
    stand(game, celt_norici="norica")
    assert game.holder("singidunum") == "european"
    assert may_hold(game, "celt", "singidunum")
    stand(game, european_illyri_1="pannonia")
    assert ground(game, "celt-norici", "pannonia") == SHUT


@proves("Key Rules, Mid Game", "R8")
@pytest.mark.parametrize(("option", "areas"), [((), 1), (("german_full_war_move_2",), 2)])
def test_germans_after_full_war(option: tuple[str, ...], areas: int) -> None:
    game = position("zenith-100-190", 170, *option, full_war=True, leaders={})
    assert allowances(game, "german-quadi")["marcomanni"] == areas


@proves("Key Rules", "R7")
@pytest.mark.parametrize(("option", "areas"), [((), 5), (("migration_move_4",), 4)])
def test_how_far_migrations_go(option: tuple[str, ...], areas: int) -> None:
    game = position("crisis-220-340", 250, *option)
    assert allowances(game, "mig-visigoths")["lutetia"] == areas


# Production and replacements


@proves("Replacements 2, 7")
def test_units_appear_on_any_intact_star_of_their_own() -> None:
    game = position(year=100)
    clear(game, "tingi")
    hold(game, "rome", "tingi", "lutetia", "ctesiphon")
    game.state.ruins["lutetia"] = "looted"
    able = imperial_replacements.sites(game, "rome", "")
    assert "tingi" in able
    assert "lutetia" not in able
    assert "rhagae" not in able


@proves("Disbanding")
def test_a_disbanded_unit_does_not_come_back_at_once() -> None:
    game = position(leaders={"rome": "caesar"})
    for unit in game.in_pile("rome"):
        game.put(unit, "removed")
    imperial_replacements.count_production(game, "rome")
    assert imperial_replacements.placeable(game, "rome") == {}
    unit = game.units_of("rome")[0]
    play(imperial_replacements.provide(game, "rome"), Player(provision="disband", disband=unit))
    assert game.in_pile("rome") == [unit]
    assert imperial_replacements.placeable(game, "rome") == {}


@proves("Replacements", "R30")
def test_a_star_without_its_garrison_does_not_count() -> None:
    game = position(year=100)
    clear(game, "burdigala")
    hold(game, "rome", "burdigala")
    assert "burdigala" not in producing(game, "rome")
    game.put("legion-01", "burdigala")
    assert "burdigala" in producing(game, "rome")


@proves("Reinforcements 5", "Summary of Important Dates")
@pytest.mark.parametrize(("year", "there"), [(270, False), (280, True)])
def test_moesia_has_a_star_from_280_on(year: int, there: bool) -> None:
    game = position("crisis-220-340", year)
    assert ("moesia" in game.stars) is there


@proves("Set Up", "R9")
def test_saxons_may_wait() -> None:
    game = position("fall-350-470", 400, player="parthia")
    clear(game, "saxones")
    assert "mig-saxones" in arrivals(game, "parthia")
    play(arrive(game, "mig-saxones"), Player(arrival="delay"))
    assert "mig-saxones" not in arrivals(game, "parthia")
    later = position("fall-350-470", 440, player="parthia")
    clear(later, "saxones")
    assert "mig-saxones" in arrivals(later, "parthia")


@proves("West and East 4", "R58")
def test_one_half_does_not_pay_for_the_other() -> None:
    game = position("fall-350-470", 350)
    imperial_replacements.count_production(game, "rome")
    game.put("comitatus-01", "pile-rome-east")
    game.put("comitatus-11", "pile-rome-west")
    game.state.counted = {"west": 0, "east": 60}
    placeable = imperial_replacements.placeable(game, "rome")
    assert placeable
    assert {game.data.areas[star].half for stars in placeable.values() for star in stars} == {"east"}


@proves("West and East 4", "R57")
def test_the_dead_belong_to_the_half_in_which_they_fell() -> None:
    game = position("fall-350-470", 350)
    assert pile_of(game, "comitatus-01", "teutoberg-forest") == "pile-rome-west"
    assert pile_of(game, "comitatus-01", "ctesiphon") == "pile-rome-east"


@proves("Roman Army Reform 2", "R60")
def test_legions_in_the_pile_are_reformed() -> None:
    game = position("crisis-220-340", 260)
    unit = game.units_of("rome")[0]
    game.put(unit, "pile-rome")
    play(reform(game), Player(reform=lambda pick: (unit,) if pick.max == 1 and unit in offered(pick) else pick.default))
    assert gone(game, unit)
    assert "palatina" in {game.data.kind[other] for other in game.in_pile("rome")}


@proves("Roman Army Reform 5", "R59")
def test_the_last_counters_join_a_pile_five_a_turn() -> None:
    game = position("crisis-220-340", 330, leaders={})
    for unit in legions(game):
        game.put(unit, "removed")
    before = len(game.state.stacks.get("pile-rome-east", ()))
    play(reform(game), Player(reinforced_half="east"))
    assert len(game.state.stacks["pile-rome-east"]) == before + 5


@proves("Kushan Empire", "R75")
def test_an_empty_kushan_star_is_open_to_its_old_owner() -> None:
    game = position(year=100, player="parthia", leaders={})
    clear(game, "merv", "india")
    hold(game, "kushan", "merv", "india")
    play(check_garrisons(game, "parthia"))
    assert "merv" not in game.state.revolts
    assert "merv" in imperial_replacements.sites(game, "parthia", "")
    assert "india" in sites(game, "asian-indians")
    game.put("kushan-1", "merv")
    assert "merv" not in imperial_replacements.sites(game, "parthia", "")


# Garrisons and revolts


@proves("Garrisons", "R31")
def test_failing_stars_are_known_before_the_turn_ends() -> None:
    game = position(year=20)
    clear(game, "tingi")
    hold(game, "rome", "tingi")
    assert "tingi" in failures(game, "rome")
    assert game.state.revolts == {}


@proves("Provincial Garrisons", "R32")
def test_no_garrison_is_due_in_a_province_without_a_roman_area() -> None:
    game = position()
    assert provincial_failures(game) == []
    clear(game, "britannia")
    hold(game, "rome", "britannia")
    assert provincial_failures(game) == ["britannia"]


@proves("Revolts 2", "R34")
def test_no_one_rises_where_no_one_is_left() -> None:
    game = position(year=20)
    clear(game, "alexandria", "memphis", "hermopolis")
    hold(game, "rome", "alexandria", "memphis", "hermopolis")
    for unit in game.in_pile("african"):
        game.put(unit, "removed")
    play(check_garrisons(game, "rome"))
    assert game.state.revolts["alexandria"].kind == 2


def risen(game: RiseAndFall) -> str:
    """Let Tingi rise against Rome; the unit that stands there."""
    clear(game, "tingi")
    hold(game, "rome", "tingi")
    play(check_garrisons(game, "rome"))
    (unit,) = game.at("tingi")
    return unit


@proves("Revolts 3", "R35")
def test_a_risen_unit_is_let_go_after_a_full_turn() -> None:
    game = position(year=20)
    unit = risen(game)
    for passed, legal in ((0, False), (1, True)):
        game.state.turn = game.data.turn(20) + passed
        game.prepare()
        assert (releasable(game, "parthia") == ["tingi"]) is legal
    release(game, "tingi")
    assert not game.is_pinned(unit)
    other = position(year=20)
    destroy_unit(other, risen(other), "combat", "Combat")
    assert other.state.revolts == {}


@proves("Revolts 3", "R78")
def test_parthians_rise_in_ctesiphon() -> None:
    game = position(year=100)
    clear(game, "ctesiphon")
    hold(game, "rome", "ctesiphon")
    play(check_garrisons(game, "rome"))
    (unit,) = game.at("ctesiphon")
    assert game.nation_of(unit) == "parthia"
    assert game.state.revolts["ctesiphon"].kind == 3


@proves("Garrisons", "R80")
def test_years_of_control_outlast_a_kingdom() -> None:
    game = empty("fall-350-470", 360)
    game.state.held["rome"]["sarmizegetusa"] = 4
    realm(game, "franks", "sarmizegetusa", units=1)
    play(check_garrisons(game, "rome"))
    assert game.state.held["rome"]["sarmizegetusa"] == 4
    clear(game, "sarmizegetusa")
    stand(game, comitatus_11="sarmizegetusa")
    play(check_garrisons(game, "rome"))
    assert game.state.held["rome"]["sarmizegetusa"] == 5


# Wars and peace


@proves("Sarmatians")
def test_sarmatians_may_fight_intruders() -> None:
    game = empty(year=-50, player="parthia")
    stand(game, german_quadi="quadi")
    assert ("euro-sarmatian", "german") not in declarations(game, "parthia")
    go(game, "german-quadi", "iazyges")
    assert ("euro-sarmatian", "german") in declarations(game, "parthia")


@proves("Peace", "R40")
def test_which_alliances_outlive_a_peace() -> None:
    parthian = position("zenith-100-190", 120, player="parthia")
    at_war(parthian, ("rome", "parthia"))
    play(sue(parthian, "parthia"))
    assert [parthian.relations.allied("parthia", people) for people in ("asian", "african", "european")] == [True] * 3
    roman = position("zenith-100-190", 120)
    at_war(roman, ("rome", "parthia"))
    play(sue(roman, "rome"))
    assert [roman.relations.allied("parthia", people) for people in ("asian", "african", "european")] == [
        True,
        False,
        False,
    ]


@proves("Peace P4-P6", "R42")
def test_tribute_is_paid_until_the_next_war() -> None:
    game = position("zenith-100-190", 120, player="parthia", rungs={"rome": 0, "parthia": 3})
    at_war(game, ("rome", "parthia"))
    play(sue(game, "parthia"))
    assert {line.cause: line.value for line in lines(game, "rome", "")}["tribute"] == 1
    assert {line.cause: line.value for line in lines(game, "parthia", "")}["silk-road"] == 2
    declare(game, "parthia", "rome")
    assert game.state.tribute == 0


@proves("Peace P2", "R43")
def test_a_unit_without_a_way_home_goes_to_its_pile() -> None:
    game = empty(year=-50, player="parthia")
    hold(game, "", *game.owned("rome"))
    stand(game, legion_01="ctesiphon")
    at_war(game, ("rome", "parthia"))
    play(sue(game, "parthia"))
    assert game.pieces.is_at("legion-01", "pile-rome")
    assert game.holder("ctesiphon") == "parthia"


@proves("Peace R3", "R45")
def test_rome_stays_out_of_pontus() -> None:
    game = position("zenith-100-190", 120, rungs={"rome": 2, "parthia": 0})
    at_war(game, ("rome", "parthia"))
    play(sue(game, "rome"))
    assert game.holder("trapezus") == game.holder("sinope") == "parthia"
    hold(game, "", "sinope")
    assert not may_hold(game, "rome", "sinope")
    game.state.turn = game.state.peace_until + 1
    assert may_hold(game, "rome", "sinope")


@proves("Peace P1", "R46")
def test_petra_is_syrian_and_the_caucasus_is_not_parthian() -> None:
    game = position("zenith-100-190", 120, player="parthia")
    at_war(game, ("rome", "parthia"))
    clear(game, "petra", "colchis", "nisbis")
    hold(game, "parthia", "petra")
    hold(game, "rome", "colchis", "nisbis")
    play(sue(game, "parthia"))
    assert game.holder("petra") == "rome"
    assert game.holder("colchis") == "rome"
    assert game.holder("nisbis") == "parthia"


@proves("Combat", "Allies", "R76")
def test_only_allies_fight_side_by_side() -> None:
    game = position("zenith-100-190", 160, player="parthia")
    assert not cooperates(game, "celt", "german-quadi")
    assert not cooperates(game, "german", "euro-sarmatian-iazyges")
    make_pact(game)
    assert cooperates(game, "german", "euro-sarmatian-iazyges")
    assert not cooperates(game, "african", "asian-lycia")
    at_war(game, ("rome", "parthia"))
    assert cooperates(game, "african", "asian-lycia")


# Bribery and looting


@proves("Bribery", "R53")
def test_gold_travels_by_routes_that_are_closed() -> None:
    game = empty()
    hold(game, "", *game.owned("rome"))
    hold(game, "rome", "iceni")
    stand(game, german_frisi="frisia", german_quadi="quadi")
    assert bribery.bribable(game, "rome") == ["german-frisi"]


@proves("Bribery", "R54")
def test_a_bribe_outlasts_the_enemys_turn() -> None:
    game = position(bribes={"german-quadi": "rome"})
    bribery.end_bribes(game, "parthia")
    assert game.state.bribes == {"german-quadi": "rome"}
    bribery.end_bribes(game, "rome")
    assert game.state.bribes == {}


@proves("Looting", "R55")
def test_no_one_loots_beside_an_enemy() -> None:
    game = empty("crisis-220-340", 260, player="parthia", full_war=True)
    stand(game, legion_01="lutetia")
    game.put("mig-vandals", "lutetia")
    assert not looting.may_loot(game, "mig-vandals")
    game.put("legion-01", "pile-rome")
    assert looting.may_loot(game, "mig-vandals")


# Civil war


@proves("Civil War 2", "Leaders b", "R23")
def test_an_emperor_is_in_two_places() -> None:
    game = position("zenith-100-190", 190, leaders={"rome": "septimius-severus"}, emperor_region="germania")
    play(civil_war.civil_war(game), Player(emperor_province="illyrium", rebel_capital="tarraco"))
    assert game.state.emperor_province == "illyrium"
    assert game.state.emperor_region == "germania"


@proves("Civil War 4", "R49")
def test_the_rebel_player_names_who_turns() -> None:
    game = empty(year=60, leaders={})
    stand(game, legion_01="lugdunum")
    beside = [path.to for path in game.data.areas["lugdunum"].paths][:5]
    for number, area in enumerate(beside, 2):
        game.put(f"legion-0{number}", area)
        hand_over(game, area, "rome")
    loyal = game.at(beside[0])[0]
    player = Player(rebel_capital="lugdunum", turning=lambda pick: tuple(offered(pick) - {loyal}))
    play(civil_war.civil_war(game), player)
    (asked,) = [pick for pick in player.asked if pick.topic == "turning"]
    assert offered(asked) == {f"legion-0{number}" for number in range(2, len(beside) + 2)}
    assert game.at(beside[0]) == [loyal]
    assert len(game.state.rebellions) == 5


@proves("Civil War 4", "R50")
def test_rebels_without_a_legion_stand_up_around_the_capital() -> None:
    game = empty(year=60, leaders={})
    around = {"lugdunum", *(path.to for path in game.data.areas["lugdunum"].paths)}
    hold(game, "rome", *around)
    stand(game, legion_01="lugdunum")
    play(civil_war.civil_war(game), Player(rebel_capital="lugdunum"))
    places = [game.area_of(rebel) for rebel in game.state.rebellions]
    assert len(places) == 5
    assert set(places) <= around
    assert len(set(places)) == 5


# Kingdoms and Huns


@proves("Foederati", "R62")
def test_every_kingdom_serves_rome_again() -> None:
    game = empty("fall-350-470", 360)
    name = realm(game, "franks", "lutetia", status="rogue", units=1)
    assert game.relations.hostile(name, "rome")
    germanic_kingdoms.enlist(game)
    assert game.relations.mover(name) == "rome"
    assert game.relations.friendly("rome", name)
    assert ("rome", name) in declarations(game, "rome")
    declare(game, "rome", name)
    assert game.relations.hostile("rome", name)


@proves("Raids 7", "R61")
def test_a_migration_may_settle_later_than_it_comes() -> None:
    game = empty("fall-350-470", 370, player="parthia")
    game.put("mig-vandals", "lutetia")
    take_area(game, "lutetia", "german")
    assert game.state.trail == {}
    assert germanic_kingdoms.founders(game) == ["mig-vandals"]


@proves("Germanic Kingdoms 15", "R65")
def test_a_star_keeps_a_kingdom_alive() -> None:
    game = empty("fall-350-470", 360)
    name = realm(game, "franks", "lutetia", units=0)
    germanic_kingdoms.bury_kingdoms(game)
    assert germanic_kingdoms.replacements_left(game, name) == 1
    game.state.ruins["lutetia"] = "looted"
    germanic_kingdoms.bury_kingdoms(game)
    assert game.state.kingdoms == {}


@proves("The Huns, Absorption", "R67")
@pytest.mark.parametrize(
    ("unit", "joins"),
    [("kushan-1", True), ("german-quadi", True), ("mig-alans", True), ("kingdom-franks-1", False), ("limes-01", False)],
)
def test_who_is_absorbed(unit: str, joins: bool) -> None:
    game = empty("fall-350-470", 400, player="huns", leaders={"german": "ballomar"})
    game.put("huns", "scythia")
    game.put(unit, "sarmatae")
    assert absorbs(game, "huns", Target("sarmatae", (unit,))) is joins


@proves("Hunnic Kingdom", "R70")
def test_hunnic_units_do_not_halt_on_new_areas() -> None:
    game = empty("fall-350-470", 410, player="huns")
    game.put("hunnic-huns-1", "cappadocia")
    hold(game, "rome", *game.owned("asian"))
    beyond = {path.to for near in game.data.areas["cappadocia"].paths for path in game.data.areas[near.to].paths}
    near = {path.to for path in game.data.areas["cappadocia"].paths}
    assert (beyond - near) & reaches(game, "hunnic-huns-1")


@proves("Hunnic Kingdom 1", "R71")
def test_huns_may_settle_in_the_north() -> None:
    game = empty("fall-350-470", 400, player="huns")
    game.put("huns", "bactria")
    take_area(game, "bactria", "huns")
    assert game.data.areas["bactria"].north
    assert huns.founders(game, "huns") == ["huns"]


# Scenarios


@proves("Scenarios", "R88")
def test_the_scenarios_have_their_length_and_levels() -> None:
    data = rise_data()
    turns = {
        name: data.turn(chosen.last_year) - data.turn(chosen.first_year) + 1 for name, chosen in data.scenarios.items()
    }
    assert turns == {
        "campaign-60bc": 54,
        "rise-60bc-20ad": 9,
        "zenith-100-190": 10,
        "crisis-220-340": 13,
        "fall-350-470": 13,
    }
    game = position("zenith-100-190", 190)
    first = game.data.scenarios["zenith-100-190"].levels[3].min
    assert first is not None
    assert [victory.level_of(game, first - 1).id, victory.level_of(game, first).id] == [
        "parthian-marginal",
        "roman-marginal",
    ]


@proves("Scenarios", "R88")
def test_three_players_have_levels_of_their_own_where_the_victory_is_ours() -> None:
    for scenario, chosen in rise_data().scenarios.items():
        own = chosen.three_players
        assert (own is None) == (scenario in ("campaign-60bc", "fall-350-470"))
        levels = position(scenario, None, "three_player").state.levels
        assert levels.get("german-victory") == (own.german_stars if own else None)
        for level in own.levels if own else chosen.levels:
            assert levels.get(level.id) == level.min
        assert "german-victory" not in position(scenario).state.levels


@proves("Scenarios", "R88")
@pytest.mark.parametrize(("short", "winner"), [(0, "german"), (1, "rome")])
def test_in_scenarios_of_ours_a_number_of_stars_is_enough_for_the_germans(short: int, winner: str) -> None:
    game = position("rise-60bc-20ad", 20, "three_player")
    enough = game.state.levels["german-victory"]
    hold(game, "rome", *game.stars)
    others = [star for star in game.stars if star not in ("rome", "ctesiphon")]
    hold(game, "german", *others[: enough - short])
    assert victory.german_stars(game) < victory.difference(game)
    victory.close(game)
    assert game.state.result is not None
    assert game.state.result.winner == winner


@proves("Scenarios", "R83", "R88")
@pytest.mark.parametrize(
    ("scenario", "armenia", "holder"), [("zenith-100-190", "", "asian"), ("crisis-220-340", "rome", "armenians")]
)
def test_scenarios_in_peace_begin_without_alliances(scenario: str, armenia: str, holder: str) -> None:
    game = position(scenario)
    assert not game.relations.at_war("rome", "parthia")
    assert game.state.alliances == []
    assert game.state.armenia == armenia
    assert {game.holder(area) for area in ("artashat", "tigranocerta")} == {holder}
    assert ("artashat" in producing(game, "rome")) == (armenia == "rome")
    assert not any(game.relations.camp(people) == "parthia" for people in ("asian", "african", "european"))

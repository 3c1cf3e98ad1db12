"""Sentences of the print that are easily read too narrowly, one test each."""

from __future__ import annotations

import pytest

from rules.rise_and_fall.chapters import civil_war
from rules.rise_and_fall.chapters.area_control import take_area
from rules.rise_and_fall.chapters.campaign_phase import operate, remove_excess
from rules.rise_and_fall.chapters.combat import carry_out, cooperates
from rules.rise_and_fall.chapters.deployment import deploy
from rules.rise_and_fall.chapters.garrisons import (
    check_garrisons,
    check_rebel_garrisons,
    failures,
    failures_of_turn,
)
from rules.rise_and_fall.chapters.germanic_kingdoms import check_halves, reliability
from rules.rise_and_fall.chapters.movement import OPEN, SHUT, destinations, ground, move
from rules.rise_and_fall.chapters.other_replacements import recruits, sites
from rules.rise_and_fall.chapters.peace import may_sue, sue
from rules.rise_and_fall.chapters.peoples import settle_armenia
from rules.rise_and_fall.chapters.production import allied_stars, lines, producing
from rules.rise_and_fall.chapters.removal import destroy_unit
from rules.rise_and_fall.chapters.sassanids import begin_revolt
from rules.rise_and_fall.chapters.victory import level_of
from rules.rise_and_fall.chapters.wars import declarations, declare, make_pact
from rules.rise_and_fall.data.loader import SASSANIDS
from rules.rise_and_fall.events import AllianceEnded, RevoltBegan
from rules.rise_and_fall.game import REMOVED, RiseAndFall
from rules.rise_and_fall.state import Revolt
from rules.rise_and_fall.turn import play_step
from tests.rulebook.rise_and_fall.toolkit import (
    Player,
    ask,
    at_war,
    clear,
    empty,
    go,
    hold,
    offered,
    plan_against,
    play,
    position,
    proves,
    reaches,
    realm,
    stand,
    told,
)

# Garrisons


@proves("Garrisons", "Reinforcement for Other Forces 7")
def test_one_garrison_keeps_all_egypt_closed() -> None:
    game = position(year=-50, player="parthia")
    at_war(game, ("rome", "african"))
    clear(game, "alexandria", "memphis", "hermopolis")
    hold(game, "rome", "alexandria", "memphis", "hermopolis")
    assert "alexandria" in sites(game, "african-egypt-1")
    stand(game, legion_01="memphis")
    assert not {"alexandria", "memphis", "hermopolis"} & set(sites(game, "african-egypt-1"))
    clear(game, "memphis")
    assert "alexandria" in sites(game, "african-egypt-1")


@proves("Set Up and Start")
def test_parthia_leaves_two_stars_empty_at_most() -> None:
    game = position()
    game.state.step, game.state.done = "deployment", ["rome"]
    script = deploy(game)
    play(script, Player(deployment="by-hand"))
    free = [area for area in game.owned("parthia") if not game.is_star(game.data.areas[area])]
    while "parthia" not in game.state.done:
        pick = ask(deploy(game))
        at = {option.id.rpartition("@")[2] for option in pick.options}
        bare = next((ident for ident in sorted(offered(pick)) if ident.rpartition("@")[2] in free), None)
        if bare is None:
            assert at <= set(game.stars)
        play(deploy(game), Player(deploy_unit=bare or min(offered(pick))))
    stars = [star for star in game.stars if game.holder(star) == "parthia"]
    assert len(stars) == 8
    assert sum(not game.at(star) for star in stars) == 2


@proves("Parthia and Sassanids", "R36")
def test_the_two_free_stars_of_parthia_may_be_foreign() -> None:
    game = position(year=100)
    at_war(game, ("rome", "parthia"), ("parthia", "asian"))
    clear(game, "india", "artashat")
    hold(game, "parthia", "india")
    assert failures(game, "parthia") == []
    assert "india" in producing(game, "parthia")
    hold(game, "parthia", "artashat")
    assert failures(game, "parthia") == []
    clear(game, "merv")
    assert failures(game, "parthia") == ["merv"]
    player = Player(quiet_stars=("merv", "india"), rising="asian-armenians-1")
    play(check_garrisons(game, "parthia"), player)
    assert player.was_asked("quiet-stars")
    assert set(game.state.revolts) == {"artashat"}


@proves("Parthia and Sassanids")
def test_sassanids_have_no_free_star() -> None:
    game = position(year=250, sassanid=True)
    clear(game, "india")
    hold(game, "parthia", "india")
    assert failures(game, "parthia") == ["india"]


@proves("The Sassanid Revolt", "Parthia and Sassanids", "R36")
def test_parthians_keep_their_garrisons_until_the_sassanids_have_won() -> None:
    game = position("crisis-220-340", 220, player="parthia")
    play(begin_revolt(game))
    others = ("ctesiphon", "ecbatana", "rhagae", "merv")
    clear(game, *others, "susa", "persepolis")
    assert len(failures(game, "parthia")) == 2
    assert set(failures(game, "parthia")) < set(others)
    game.state.sassanids, game.state.sassanid = [], True
    game.relations_changed()
    assert failures(game, "parthia") == []


@proves("The Sassanid Revolt", "Parthia and Sassanids", "R52")
def test_sassanids_guard_foreign_stars_during_their_revolt() -> None:
    game = position("crisis-220-340", 220, player="parthia")
    play(begin_revolt(game))
    clear(game, "india", "susa")
    hold(game, SASSANIDS, "india")
    assert "india" in failures(game, "parthia")
    assert _stars_that_produce(game) == 2  # neither an empty star abroad nor one in revolt produces
    game.state.revolts["persepolis"] = Revolt(1, "parthia", game.state.turn)
    assert _stars_that_produce(game) == 1
    game.put(game.state.sassanids[0], "india")
    assert "india" not in failures(game, "parthia")
    assert _stars_that_produce(game) == 2


def _stars_that_produce(game: RiseAndFall) -> int:
    return next(line.value for line in lines(game, "parthia", "") if line.cause == "stars")


@proves("The Sassanid Revolt")
def test_the_sassanids_win_the_instant_that_a_parthian_is_removed() -> None:
    game = position("crisis-220-340", 220, player="parthia")
    play(begin_revolt(game))
    rest = game.units_of("parthia")
    for unit in rest[5:]:
        game.put(unit, "pile-parthia")
    for unit, area in zip(rest[:5], ("ctesiphon", "ctesiphon", "atropatene", "hyrcania", "nisa"), strict=True):
        game.put(unit, area)
    assert failures(game, "parthia")
    game.state.step = "player-end"
    play(play_step(game))
    assert game.state.sassanid
    assert game.state.revolts == {}


@proves("Garrisons", "Armenian Exception", "R37")
def test_artashat_needs_a_garrison_while_an_armenian_lives() -> None:
    game = empty(year=100, player="parthia", armenia="parthia", gone=["asian"], sassanid=True)
    hold(game, "parthia", "artashat")
    assert failures(game, "parthia") == []
    stand(game, asian_armenians_1="tigranocerta")
    assert failures(game, "parthia") == ["artashat"]
    play(check_garrisons(game, "parthia"))
    assert game.at("artashat") == ["asian-armenians-2"]
    assert game.state.revolts["artashat"].kind == 3


# Rebels are a second Roman Empire


def _rebellion(year: int = -40, **units: str) -> RiseAndFall:
    """Rebels in areas, in the turn of their player."""
    game = empty("campaign-60bc", year, player="parthia")
    game.state.rebellions_begun = 1
    for unit in units:
        game.state.rebellions[unit.replace("_", "-")] = 1
    stand(game, **units)
    game.relations_changed()
    return game


@proves("Civil War 8", "R93")
def test_stars_of_rebels_need_garrisons() -> None:
    game = _rebellion(rebel_1="memphis", rebel_2="lugdunum")
    stand(game, african_mauri_1="mauri", celt_remi="belgica-superior")
    hold(game, "rome-rebels", "alexandria", "lutetia", "rome")
    assert failures(game, "rome-rebels") == ["lutetia"]
    assert "lutetia" in failures_of_turn(game)
    game.state.player = "rome"
    assert "lutetia" not in failures_of_turn(game)
    game.state.held["rome"]["lutetia"] = 10
    assert "lutetia" not in failures(game, "rome-rebels")


@proves("Civil War 8", "R93")
def test_an_empty_star_of_rebels_rises_and_takes_back_its_people() -> None:
    game = _rebellion(rebel_1="lugdunum")
    stand(game, celt_remi="belgica-superior")
    hold(game, "rome-rebels", "lutetia")
    assert "lutetia" in sites(game, "celt-parisi")
    assert civil_war.replacements_left(game) == 0
    play(check_rebel_garrisons(game), Player(rising="celt-parisi"))
    assert [(event.area, event.empire) for event in told(game, RevoltBegan)] == [("lutetia", "rome-rebels")]
    assert game.at("lutetia") == ["celt-parisi"]
    assert game.holder("lutetia") == "celt"


@proves("Civil War 8", "Revolts", "R93")
@pytest.mark.parametrize("unit", ["rebel-1", "legion-02"])
def test_romans_of_either_side_end_a_quiet_revolt_against_rebels(unit: str) -> None:
    game = _rebellion(rebel_1="tolosa")
    stand(game, legion_02="lugdunum")
    hold(game, "rome-rebels", "massilla")
    clear(game, "tolosa" if unit == "legion-02" else "lugdunum")
    game.state.revolts["massilla"] = Revolt(2, "rome-rebels", game.state.turn - 1)
    assert civil_war.replacements_left(game) == 0
    go(game, unit, "massilla")
    assert not game.state.revolts


@proves("Provincial Garrisons", "R93")
def test_a_province_of_rebels_needs_a_roman_or_a_rebel() -> None:
    game = _rebellion(rebel_1="tolosa")
    hold(game, "rome-rebels", "massilla")
    assert failures(game, "rome-rebels") == []
    game.put("rebel-1", "salona")
    assert failures(game, "rome-rebels") == ["massilla"]
    game.state.step = "player-end"
    play(play_step(game), Player(quiet_stars=lambda pick: pick.default))
    assert game.state.revolts["massilla"].kind == 2


# The halves of the Empire


@proves("Reliability 3", "R63")
def test_a_fallen_half_makes_no_kingdom_unreliable() -> None:
    game = empty("fall-350-470", 400)
    realm(game, "franks", "lutetia", "burdigala", units=2)
    stand(game, comitatus_01="antioch", comitatus_02="damascus", comitatus_03="jaffa")
    hold(game, "rome", "rome")
    player = Player(reliability="none")
    play(reliability(game), player)
    assert player.was_asked("reliability")
    hold(game, "", *(star for star in game.owned("rome") if game.data.areas[star].half == "west"))
    check_halves(game)
    assert game.state.fallen == ["west"]
    quiet = Player(reliability="none")
    play(reliability(game), quiet)
    assert not quiet.was_asked("reliability")


@proves("Peace P4-P6", "R42")
@pytest.mark.parametrize(("fallen", "west", "east"), [([], 0, 2), (["east"], 2, 0)])
def test_tribute_goes_to_the_half_that_is_left(fallen: list[str], west: int, east: int) -> None:
    game = position("fall-350-470", 360, tribute=2, fallen=fallen)

    def tribute(half: str) -> int:
        return sum(line.value for line in lines(game, "rome", half) if line.cause == "tribute")

    assert (tribute("west"), tribute("east")) == (west, east)


# Treaties


@proves("Peace P1", "R46")
def test_parthia_leaves_all_europe() -> None:
    game = empty(year=300, player="parthia")
    areas = ("sindi", "tanais", "veneti-slavs", "bastarnae", "iazyges")
    stand(
        game,
        parthian_cavalry_01="sindi",
        parthian_cavalry_02="tanais",
        parthian_cavalry_03="veneti-slavs",
        parthian_infantry_01="bastarnae",
        parthian_infantry_02="iazyges",
    )
    at_war(game, ("rome", "parthia"))
    play(sue(game, "parthia"))
    assert [game.at(area) for area in areas] == [[]] * 5
    assert {game.holder(area) for area in areas} == {"rome"}


@proves("Peace P1", "R46")
def test_rome_keeps_what_is_not_east_of_parthia() -> None:
    game = empty(year=100, player="parthia")
    kept, left = ("alans", "alani", "colchis"), ("dahae", "bactria", "india", "susa")
    hold(game, "rome", *kept, *left)
    stand(game, legion_01="alani", legion_02="bactria")
    at_war(game, ("rome", "parthia"))
    play(sue(game, "parthia"))
    assert {game.holder(area) for area in kept} == {"rome"}
    assert {game.holder(area) for area in left} == {"parthia"}
    assert game.at("alani") == ["legion-01"]
    assert game.at("bactria") == []


# Armenia without Asians


@proves("Armenian Exception", "R47")
def test_armenians_outlive_the_asians() -> None:
    game = position(year=100, armenia="rome", gone=["asian"])
    for unit in game.units_of("asian"):
        game.put(unit, REMOVED)
    hold(game, "armenians", "artashat", "tigranocerta")
    hold(game, "kushan", "artashat")
    clear(game, "artashat")
    settle_armenia(game)
    assert game.state.armenia == ""
    assert game.nation_of("asian-armenians-2") == "armenians"
    assert game.holder("tigranocerta") == "armenians"
    assert game.relations.mover("armenians") == "rome"
    assert game.relations.camp("armenians") == "armenians"
    assert not game.relations.hostile("armenians", "rome")
    assert "asian-armenians-1" not in {each.unit for each in recruits(game, "rome")}
    take_area(game, "artashat", "armenians")
    assert {each.unit: each.areas for each in recruits(game, "rome")}["asian-armenians-1"] == ("artashat",)
    settle_armenia(game)
    assert game.state.armenia == ""


@proves("Armenian Exception", "R47")
def test_war_on_the_armenians_alone() -> None:
    game = position(year=100, gone=["asian"])
    game.relations_changed()
    assert ("parthia", "asian") in declarations(game, "parthia")
    declare(game, "parthia", "asian")
    assert game.relations.hostile("parthia", "armenians")
    assert game.relations.mover("armenians") == "rome"
    for unit in game.units_of("armenians"):
        game.put(unit, "pile-asian")
    assert ("rome", "asian") not in declarations(game, "rome")


# Where Peoples may go before 250 AD


@proves("Movement", "Full German War", "Sarmatians", "R81")
def test_an_empty_area_of_no_one_is_open_to_those_who_may_leave_home() -> None:
    game = position(year=170, player="parthia", full_war=True)
    clear(game, "pannonia", "singidunum")
    assert game.holder("siscia") == ""
    assert ground(game, "german-quadi", "siscia") == OPEN
    assert ground(game, "euro-sarmatian-iazyges", "siscia") == OPEN
    assert ground(game, "euro-sarmatian-iazyges", "norica") == SHUT  # Celts are in it
    game.state.full_war = False
    game.relations_changed()
    assert ground(game, "german-quadi", "siscia") == SHUT


@proves("Movement", "R81")
def test_a_people_at_war_is_not_bound_to_its_country() -> None:
    game = empty(year=100, player="parthia")
    stand(game, european_illyri_1="pannonia")
    hold(game, "", "raetia")
    hold(game, "celt", "helvetia")
    hold(game, "parthia", "iberia")
    assert ground(game, "european-illyri-1", "raetia") == SHUT
    at_war(game, ("rome", "european"))
    assert ground(game, "european-illyri-1", "raetia") == OPEN
    assert ground(game, "european-illyri-1", "helvetia") == OPEN
    assert ground(game, "european-illyri-1", "iberia") == SHUT  # Parthia is no party to the war


@proves("Movement", "Peace P3")
def test_an_ally_in_an_area_opens_it_to_no_one() -> None:
    game = empty(year=100, armenia="rome")
    stand(game, legion_01="osrohene", asian_armenians_1="hatra")
    hold(game, "parthia", "hatra")
    assert ground(game, "legion-01", "hatra") == SHUT
    at_war(game, ("rome", "parthia"))
    assert ground(game, "legion-01", "hatra") == OPEN


# Stacking


def _company_in_revolt() -> RiseAndFall:
    """A comrade passes through the area of a unit that lies under a Revolt marker."""
    game = empty(year=20, player="parthia")
    at_war(game, ("rome", "african"))
    stand(game, african_egypt_1="alexandria", african_egypt_2="memphis")
    game.state.revolts["alexandria"] = Revolt(3, "rome", game.state.turn, "african-egypt-1")
    go(game, "african-egypt-2", "alexandria")
    return game


@proves("Stacking", "Revolts 3")
def test_a_comrade_does_not_stay_with_a_unit_in_revolt() -> None:
    game = _company_in_revolt()
    must = ask(operate(game))
    assert "end" not in offered(must)
    assert must.default == ("move",)
    assert reaches(game, "african-egypt-1") == set()


@proves("Stacking", "Revolts 3")
@pytest.mark.parametrize(
    ("gone", "stays"), [("african-egypt-1", "african-egypt-2"), ("african-egypt-2", "african-egypt-1")]
)
def test_the_opponent_removes_a_unit_in_revolt_or_its_comrade(gone: str, stays: str) -> None:
    game = _company_in_revolt()
    game.state.flipped = ["african-egypt-2"]  # it can't leave
    assert "end" in offered(ask(operate(game)))
    player = Player(excess=gone)
    play(remove_excess(game), player)
    assert [decision.seat for decision in player.asked] == ["rome"]
    assert game.at("alexandria") == [stays]
    assert ("alexandria" in game.state.revolts) is (stays == "african-egypt-1")


# Huns


@proves("The Huns", "Stacking")
def test_huns_unstack_as_soon_as_they_can() -> None:
    game = empty("fall-350-470", 380, player="huns")
    kin = [unit for unit in game.data.units_of["huns"] if game.data.kind[unit] == "hunnic-kingdom"][:3]
    for unit in kin:
        game.put(unit, "huns")
    assert "end" not in offered(ask(operate(game)))
    game.state.flipped = kin[1:]
    go(game, kin[0], *[min(reaches(game, kin[0]))])
    assert play(operate(game)) is False
    play(remove_excess(game))
    assert len(game.at("huns")) == 2


@proves("Hunnic Kingdom 6", "R97")
def test_huns_loot_the_stars_they_pass() -> None:
    game = empty("fall-350-470", 400, player="huns")
    unit = next(unit for unit in game.data.units_of["huns"] if game.data.kind[unit] == "hunnic-kingdom")
    stand(game, **{unit: "chorasmia"})
    hold(game, "parthia", "merv", "herat")
    move(game, unit, destinations(game, unit)["herat"])
    assert game.state.ruins["merv"] == "looted"


# Rebels and their enemies


@proves("Civil War, note", "R51")
def test_six_legions_are_loyal_beside_the_capital_too() -> None:
    game = empty(year=60, leaders={})
    for number in range(1, 7):
        game.put(f"legion-0{number}", "lutetia")
    hold(game, "rome", "lutetia", "noviodunum", "alesia")
    assert "lutetia" in {path.to for path in game.data.areas["noviodunum"].paths}
    play(civil_war.civil_war(game), Player(rebel_capital="noviodunum"))
    assert [game.nation_of(unit) for unit in game.at("lutetia")] == ["rome"] * 6


@proves("Civil War 9", "R95")
def test_rebels_stay_at_war_when_rome_makes_peace() -> None:
    game = position(year=60, leaders={})
    at_war(game, ("rome", "parthia"), ("rome", "asian"))
    play(civil_war.civil_war(game))
    play(sue(game, "rome"))
    assert not game.relations.at_war("rome", "parthia")
    assert game.relations.hostile("rome-rebels", "parthia")
    assert game.relations.hostile("parthia", "rome-rebels")
    assert game.relations.hostile("rome-rebels", "asian")
    for unit in list(game.state.rebellions):
        destroy_unit(game, unit, "combat", "Combat")
    assert game.state.rebel_foes == []


@proves("Civil War 5", "R94")
def test_the_rebels_player_replaces_what_rebels_eliminate() -> None:
    game = empty("campaign-60bc", 60, player="parthia")
    game.state.rebellions, game.state.rebellions_begun = {"rebel-1": 1, "rebel-2": 1}, 1
    game.relations_changed()
    hold(game, "asian", "trapezus", "sinope", "colchis", "iberia", "artashat", "india")
    stand(game, rebel_1="cappadocia", asian_pontus="trapezus")
    game.put("rebel-2", "sinope")
    declare(game, "rome-rebels", "asian")
    plan = plan_against(game, "trapezus")
    assert plan is not None
    play(carry_out(game, plan.target, plan.main, plan.supporters))
    assert game.state.claimed == ["asian-pontus"]
    hold(game, "asian", "trapezus", "sinope")
    clear(game, "trapezus", "sinope")
    assert game.relations.mover("asian") == "rome"
    assert "asian-pontus" in {each.unit for each in recruits(game, "parthia")}
    assert "asian-pontus" not in {each.unit for each in recruits(game, "rome")}
    for unit in list(game.state.rebellions):
        destroy_unit(game, unit, "combat", "Combat")
    assert "asian-pontus" in {each.unit for each in recruits(game, "rome")}


# Declarations of war


@proves("Allies")
def test_germans_may_ally_sarmatians_whom_rome_moves() -> None:
    game = position("zenith-100-190", 160, player="parthia")
    at_war(game, ("parthia", "euro-sarmatian"))
    assert game.relations.mover("euro-sarmatian") == "rome"
    assert "pact" in offered(ask(operate(game)))
    make_pact(game)
    assert game.relations.mover("euro-sarmatian") == "parthia"


@proves("Allies", "Victory Conditions 1")
def test_a_pact_with_the_germans_ends_no_alliance_with_parthia() -> None:
    game = _allied_sarmatians()
    make_pact(game)
    assert not told(game, AllianceEnded)
    assert "panticapaeum" in allied_stars(game, "parthia")
    assert game.relations.friendly("parthia", "euro-sarmatian")
    assert game.relations.friendly("german", "euro-sarmatian")
    assert not game.relations.friendly("parthia", "german")


@proves("Allies", "Replacements 6")
def test_the_stars_of_sarmatians_in_a_pact_go_on_producing_for_parthia() -> None:
    game = _allied_sarmatians()
    hold(game, "parthia", "alans", "caspiane")
    assert "panticapaeum" in producing(game, "parthia")
    make_pact(game)
    assert "panticapaeum" in producing(game, "parthia")


@proves("Allies", "Combat", "R76")
def test_sarmatians_in_a_pact_fight_beside_germans_only() -> None:
    game = _allied_sarmatians()
    assert cooperates(game, "parthia", "euro-sarmatian-iazyges")
    make_pact(game)
    assert cooperates(game, "german", "euro-sarmatian-iazyges")
    assert not cooperates(game, "parthia", "euro-sarmatian-iazyges")


@proves("Allies")
def test_a_pact_with_the_germans_ends_an_alliance_with_rome() -> None:
    game = position("zenith-100-190", 160, player="parthia")
    at_war(game, ("rome", "parthia"), ("parthia", "euro-sarmatian"))
    assert game.relations.allied("rome", "euro-sarmatian")
    make_pact(game)
    assert not game.relations.allied("rome", "euro-sarmatian")
    assert game.relations.hostile("euro-sarmatian", "rome")


def _allied_sarmatians() -> RiseAndFall:
    """Parthia's allies on the Black Sea, who can make a pact with the Germans."""
    game = position("zenith-100-190", 160, player="parthia")
    at_war(game, ("rome", "parthia"), ("rome", "euro-sarmatian"))
    clear(game, "panticapaeum")
    hold(game, "euro-sarmatian", "panticapaeum")
    assert game.relations.allied("parthia", "euro-sarmatian")
    return game


@proves("Germanic Kingdoms 8c", "R96")
def test_a_kingdom_declares_war_on_another_and_rome_may_still_sue() -> None:
    game = empty("fall-350-470", 400)
    franks = realm(game, "franks", "lutetia", units=2)
    saxons = realm(game, "saxons", "eboracum", units=2)
    assert game.relations.at_war("rome", "parthia")
    assert {(franks, saxons), (saxons, franks), ("rome", saxons)} <= set(declarations(game, "rome"))
    declare(game, franks, saxons)
    assert game.state.kingdoms[saxons].status == "rogue"
    assert game.state.kingdoms[franks].status == "foederatus"
    assert may_sue(game, "rome")
    declare(game, "rome", franks)
    assert not may_sue(game, "rome")


@proves("Germanic Kingdoms 8", "R98")
def test_a_foederatus_attacks_another_one_only_after_a_declaration() -> None:
    game = empty("fall-350-470", 400)
    franks = realm(game, "franks", "lutetia", units=3)
    saxons = realm(game, "saxons", "alesia", units=1)
    assert plan_against(game, "alesia") is None
    declare(game, franks, saxons)
    plan = plan_against(game, "alesia")
    assert plan is not None
    assert game.nation_of(plan.main.unit) == franks


@proves("Germanic Kingdoms 8", "R98")
def test_a_foederatus_attacks_a_kingdom_that_serves_no_one_without_a_declaration() -> None:
    game = empty("fall-350-470", 400)
    realm(game, "franks", "lutetia", units=3)
    realm(game, "saxons", "alesia", status="rogue", units=1)
    assert plan_against(game, "alesia") is not None


@proves("Germanic Kingdoms 8c")
def test_an_attack_without_a_declaration_turns_no_kingdom() -> None:
    game = empty("fall-350-470", 400, player="huns")
    franks = realm(game, "franks", "lutetia", units=1)
    stand(game, huns="alesia")
    plan = plan_against(game, "lutetia")
    assert plan is not None
    play(carry_out(game, plan.target, plan.main, plan.supporters))
    assert game.relations.is_foederatus(franks)


@proves("Wars", "Germanic Kingdoms 8c", "R96")
def test_kushans_and_foederati_may_declare_in_the_turn_of_a_suit() -> None:
    game = position("zenith-100-190", 160)
    at_war(game, ("rome", "parthia"))
    franks = realm(game, "franks", "lutetia", units=2)
    play(sue(game, "rome"))
    found = set(declarations(game, "rome"))
    assert ("rome", "parthia") not in found
    assert {("kushan", "parthia"), (franks, "parthia")} <= found


@proves("Victory Conditions", "R88")
def test_thresholds_are_those_that_a_campaign_began_with() -> None:
    game = position("zenith-100-190", 190)
    least = game.state.levels["roman-marginal"]
    assert level_of(game, least).id == "roman-marginal"
    game.state.levels["roman-marginal"] = least + 1
    assert level_of(game, least).id == "parthian-marginal"

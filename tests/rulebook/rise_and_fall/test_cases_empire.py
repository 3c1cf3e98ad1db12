"""The worked cases of production, replacements, garrisons, revolts, bribes, reform and rebuilding, one test each."""

from __future__ import annotations

from itertools import islice

import pytest

from rules.rise_and_fall.chapters import bribery, imperial_replacements, looting
from rules.rise_and_fall.chapters.campaign_phase import operate
from rules.rise_and_fall.chapters.garrisons import check_garrisons, failures, is_recivilised
from rules.rise_and_fall.chapters.great_leaders import change_leaders
from rules.rise_and_fall.chapters.kushans import convert
from rules.rise_and_fall.chapters.migrations import arrival_areas, arrivals, arrive, arrive_quietly, older_counters
from rules.rise_and_fall.chapters.other_replacements import recruit, recruits, sites
from rules.rise_and_fall.chapters.peoples import inherit, settle_armenia
from rules.rise_and_fall.chapters.production import half_points, halves, lines, production
from rules.rise_and_fall.chapters.wars import make_pact
from rules.rise_and_fall.data.loader import ARMENIANS
from rules.rise_and_fall.events import AreaTaken
from rules.rise_and_fall.game import REMOVED, RiseAndFall
from rules.rise_and_fall.turn import play_step
from tests.rulebook.rise_and_fall.toolkit import (
    Player,
    ask,
    at_war,
    clear,
    empty,
    gone,
    hold,
    offered,
    plan_against,
    play,
    position,
    proves,
    reaches,
    refused,
    stand,
    told,
)


def placed(game: RiseAndFall, empire: str, most: int) -> int:
    """How many units an empire can place, up to ``most``."""
    imperial_replacements.count_production(game, empire)
    for number in range(most):
        if not imperial_replacements.placeable(game, empire):
            return number
        play(imperial_replacements.provide(game, empire), Player(provision="place"))
    return most


def gallic(*, legions: int, stars: int) -> RiseAndFall:
    """Rome with so many legions on the map and so many stars, no leader, no other power in the way."""
    game = empty(leaders={})
    held = [star for star in game.stars if game.holder(star) == "rome" and game.data.areas[star].red]
    more = [star for star in game.stars if star not in held and game.data.areas[star].home == "parthia"]
    hold(game, "", *game.owned("rome"))
    game.state.held["rome"] = dict.fromkeys(game.stars, 10)
    others = [star for star in game.stars if star not in held and star not in more]
    hold(game, "rome", *[*held, *others][:stars])
    for unit, area in islice(zip(game.data.units_of["rome"], game.data.areas, strict=False), legions):
        game.put(unit, area)
    game.relations_changed()
    return game


@proves("first-reinforcement-caesar", "Great Leaders", "Set Up and Start", "R3")
def test_caesar_brings_three_legions() -> None:
    game = position()
    assert (production(game, "rome", ""), half_points(game, "rome", "")) == (25, 44)
    assert placed(game, "rome", 10) == 3


@proves("first-reinforcement-oredes", "Great Leaders", "Silk Road", "R3")
def test_oredes_brings_three_units() -> None:
    game = position(player="parthia")
    assert {line.cause: line.value for line in lines(game, "parthia", "")} == {"stars": 8, "silk-road": 3, "leader": 3}
    assert placed(game, "parthia", 10) == 3


@proves("leader-swap", "Great Leaders", "R21")
def test_leaders_follow_each_other() -> None:
    game = position(year=10, leaders={"rome": "octavian"})
    before = production(game, "rome", "")
    change_leaders(game, "rome")
    assert game.state.leaders == {"rome": "tiberius"}
    assert production(game, "rome", "") == before
    plain = production(game, "parthia", "")
    change_leaders(game, "parthia")
    assert game.state.leaders["parthia"] == "artabanus"
    assert production(game, "parthia", "") == plain + 3


@proves("production-example", "Replacements", "R2")
def test_six_legions_come_back() -> None:
    """24 stars, 18 legions on the map, 9 in the pile: six may be placed."""
    game = gallic(legions=18, stars=24)
    game.put("legion-28", "removed")
    game.put("legion-29", "removed")
    game.put("legion-30", "removed")
    assert len(game.in_pile("rome")) == 9
    assert production(game, "rome", "") == 24
    assert placed(game, "rome", 10) == 6
    assert len(game.units_of("rome")) == 24


@proves("production-ceiling-removal", "Replacements", "Civil War 6", "R2")
def test_legions_above_the_ceiling_go() -> None:
    game = gallic(legions=25, stars=22)
    game.state.rebellions = {"rebel-1": 1}
    game.put("rebel-1", "petra")
    imperial_replacements.count_production(game, "rome")
    assert game.state.counted == {"all": 22}
    for _ in range(3):
        assert play(imperial_replacements.surplus(game, "rome"))
    assert not play(imperial_replacements.surplus(game, "rome"))
    assert len(game.units_of("rome")) == 22
    assert game.at("petra").count("rebel-1") == 1


@proves("bull-needs-home", "Reinforcement for Other Forces 7a")
def test_numidians_need_cirta() -> None:
    game = position(player="parthia")
    clear(game, "cirta")
    hold(game, "rome", "cirta")
    assert sites(game, "african-numidians") == []
    hold(game, "african", "cirta")
    assert set(sites(game, "african-numidians")) == {"cirta", "tingi", "alexandria", "memphis", "hermopolis"}


@proves("Reinforcement for Other Forces 7d, 7e")
def test_the_printed_example_of_egypt() -> None:
    """Parthia has Alexandria as the Africans' ally: two Egyptian units, there or in Tingi."""
    game = position(player="parthia")
    clear(game, "alexandria", "memphis", "hermopolis")
    at_war(game, ("rome", "african"), ("rome", "parthia"))
    hold(game, "rome", "memphis", "hermopolis")
    stand(game, legion_01="memphis", legion_02="hermopolis", parthian_cavalry_01="alexandria")
    assert set(sites(game, "african-egypt-1")) == {"alexandria", "tingi"}
    ready = [each for each in recruits(game, "parthia") if each.nation == "african"]
    assert len(ready) == 3
    from rules.rise_and_fall.chapters.other_replacements import bring

    bring(game, ready[0], "alexandria")
    bring(game, ready[1], "tingi")
    assert game.holder("alexandria") == "parthia"
    assert [each for each in recruits(game, "parthia") if each.nation == "african"] == []


@proves("german-home-only", "Barbarian Replacements 2")
def test_germans_return_to_their_own_homes() -> None:
    game = position(player="parthia")
    clear(game, "teutones")
    assert sites(game, "german-teutones") == ["teutones"]


@proves("german-end-350", "Barbarian Replacements 4, 5")
def test_germans_return_until_350() -> None:
    game = position("fall-350-470", 350, player="parthia")
    clear(game, "marcomanni", "caledonia")
    assert sites(game, "german-marcomanni") == []
    assert sites(game, "celt-caledoni") == ["caledonia"]


@proves("garrison-red-free", "Garrisons")
def test_red_stars_need_no_garrison() -> None:
    game = position()
    clear(game, "tarraco", "caesaraugusta")
    game.put("legion-14", "emerita")
    assert "tarraco" not in failures(game, "rome")


@proves("garrison-people-dead", "Garrisons", "R37")
def test_no_garrison_where_the_people_is_gone() -> None:
    game = position(year=100)
    for unit in game.units_of("african"):
        game.put(unit, "pile-african")
    hold(game, "rome", "tingi")
    stand(game, legion_21="carthage")
    assert "tingi" not in failures(game, "rome")
    game.put("african-mauri-1", "mauri")
    assert "tingi" in failures(game, "rome")


@proves("garrison-recivilised", "Garrisons", "R38")
@pytest.mark.parametrize(("ticks", "fails"), [(9, True), (10, False)])
def test_a_hundred_years_civilise(ticks: int, fails: bool) -> None:
    game = position(year=100)
    clear(game, "burdigala", "lutetia")
    hold(game, "rome", "burdigala")
    stand(game, legion_09="lutetia")
    game.state.held["rome"]["burdigala"] = ticks
    assert ("burdigala" in failures(game, "rome")) is fails
    play(check_garrisons(game, "rome"))
    if fails:
        assert game.state.revolts["burdigala"].kind == 3
    else:
        assert "burdigala" not in game.state.revolts


@proves("provincial-failure", "Provincial Garrisons", "R33")
def test_a_province_without_a_garrison_revolts() -> None:
    game = position(year=100)
    for area in game.data.areas_of_province["gaul"]:
        clear(game, area)
    hold(game, "rome", "massilla", "lutetia", "burdigala")
    game.state.held["rome"]["burdigala"] = 10
    play(check_garrisons(game, "rome"))
    assert [game.state.revolts[area].kind for area in ("massilla", "lutetia", "burdigala")] == [2, 3, 2]
    rebels = position(year=100)
    for area in rebels.data.areas_of_province["gaul"]:
        clear(rebels, area)
    hold(rebels, "rome", "massilla")
    rebels.state.rebellions = {"rebel-1": 1}
    rebels.put("rebel-1", "tolosa")
    assert failures(rebels, "rome") == []


@proves("sassanid-garrison", "The Sassanid Revolt", "Parthia and Sassanids")
def test_sassanids_guard_foreign_stars_only() -> None:
    game = position("fall-350-470", 350, player="parthia")
    clear(game, "merv", "bactria")
    stand(game, asian_sarmatian_chorasmia="chorasmia")
    hold(game, "parthia", "merv", "bactria")
    game.state.held["parthia"]["bactria"] = 3
    assert failures(game, "parthia") == ["bactria"]


@proves("revolt-kind-3", "Revolts 3")
def test_egypt_rises() -> None:
    game = position(year=20)
    clear(game, "alexandria", "memphis", "hermopolis")
    hold(game, "rome", "alexandria", "memphis", "hermopolis")
    play(check_garrisons(game, "rome"), Player(rising="african-egypt-1"))
    assert game.holder("alexandria") == "african"
    (risen,) = game.at("alexandria")
    assert game.data.tribe_of[risen] == "Egypt"
    game.state.player = "parthia"
    assert reaches(game, risen) == set()
    game.state.player = "rome"
    stand(game, legion_01="cyrene", legion_02="crete")
    plan = plan_against(game, "alexandria")
    assert plan is not None  # a unit in revolt may be attacked without a war


@proves("Garrisons")
def test_one_garrison_serves_egypt() -> None:
    game = position(year=20)
    clear(game, "alexandria", "memphis", "hermopolis")
    hold(game, "rome", "alexandria", "memphis", "hermopolis")
    game.put("legion-01", "memphis")
    assert set(failures(game, "rome")).isdisjoint({"alexandria", "memphis", "hermopolis"})


@proves("Parthia and Sassanids", "R36")
def test_two_parthian_stars_are_free() -> None:
    game = position(player="parthia")
    clear(game, "merv", "susa")
    assert failures(game, "parthia") == []
    clear(game, "rhagae")
    player = Player(quiet_stars=("merv", "rhagae"))
    play(check_garrisons(game, "parthia"), player)
    assert game.state.revolts["susa"].kind == 1
    assert list(game.state.revolts) == ["susa"]
    assert production(game, "parthia", "") == 8 - 1 + 6
    imperial_replacements.end_production(game, "parthia")
    assert game.state.revolts == {}


@proves("bribe-cost-limit", "Bribery")
def test_four_bribe_markers_for_both() -> None:
    game = position("zenith-100-190", 100, leaders={})
    game.state.bribes = {"euro-sarmatian-sindi": "parthia"}
    imperial_replacements.count_production(game, "rome")
    assert game.state.counted == {"all": 34}
    for _ in range(3):
        assert "bribe" in offered(ask(imperial_replacements.provide(game, "rome")))
        play(
            imperial_replacements.provide(game, "rome"),
            Player(provision="bribe", bribe=lambda pick: next(o.id for o in pick.options if o.id != "back")),
        )
    assert bribery.markers_left(game) == 0
    assert refused(ask(imperial_replacements.provide(game, "rome")), "bribe")


@proves("bribe-effects", "Bribery")
def test_bribed_units_support_but_do_not_attack() -> None:
    game = empty(year=-50, player="parthia")
    stand(game, german_quadi="quadi", german_marcomanni="boiemia", celt_norici="norica")
    game.state.bribes = {"german-quadi": "rome"}
    assert reaches(game, "german-quadi") == set()
    assert plan_against(game, "norica", "german-quadi") is None
    assert "german-quadi" not in imperial_replacements.disbandable(game, "parthia")
    game.state.leaders["german"] = "arminius"  # 2 + 2 against 1 + mountain + Danube
    game.relations_changed()
    plan = plan_against(game, "norica", "german-marcomanni")
    assert plan is not None
    assert [part.unit for part in plan.supporters] == ["german-quadi"]


@proves("bribe-migration", "Bribery", "R10")
@pytest.mark.parametrize(("year", "legal"), [(210, True), (260, False)])
def test_migrations_take_money_until_250(year: int, legal: bool) -> None:
    game = empty("zenith-100-190", year)
    game.put("mig-visigoths", "quadi")
    hold(game, "rome", "norica")
    assert ("mig-visigoths" in bribery.bribable(game, "rome")) is legal


@proves("kushan-conversion", "Kushan Empire")
def test_bactrians_become_kushans() -> None:
    game = position(year=-30)
    play(convert(game), Player(conversion="asian-sarmatian-bactrians"))
    assert gone(game, "asian-sarmatian-bactrians")
    assert game.at("bactria") == ["kushan-3"]
    for _ in range(5):
        play(convert(game))
    assert not [
        unit for unit in game.state.stacks["unarrived"] if unit in ("kushan-3", "kushan-4", "kushan-5", "kushan-6")
    ]
    before = len(game.units_of("asian-sarmatian"))
    play(convert(game))
    assert len(game.units_of("asian-sarmatian")) == before


@proves("walls-cost", "West and East 7")
def test_the_walls_cost_four_markers() -> None:
    game = position("crisis-220-340", 250, walls="razed")
    game.state.counted = {"all": 33}
    assert imperial_replacements.walls_offered(game, "rome") == []
    game.state.counted = {"all": 34}
    assert imperial_replacements.walls_offered(game, "rome") == [""]
    game.state.bribes = {"german-quadi": "parthia"}
    assert imperial_replacements.walls_offered(game, "rome") == []
    game.state.bribes = {}
    play(imperial_replacements.provide(game, "rome"), Player(provision="walls"))
    assert game.state.walls == "standing"
    assert bribery.markers_left(game) == 0


@proves("split-production", "West and East 4")
def test_the_halves_count_apart() -> None:
    game = position("fall-350-470", 350)
    assert halves(game, "rome") == ("west", "east")
    assert production(game, "rome", "west") == 19
    assert {line.cause: line.value for line in lines(game, "rome", "east")} == {
        "stars": 17,
        "allied-stars": 1,
        "eastern-trade": 3,
    }
    assert [half_points(game, "rome", half) / 2 for half in ("west", "east")] == [19, 17.5]


@proves("reform-example", "Roman Army Reform 4")
def test_seven_points_are_spent() -> None:
    """Two Palatina, two Limes, two Comitatus, one bribe: seven; not one Limes more."""
    game = empty("fall-350-470", 350, leaders={"rome": "theodosius"})
    stand(game, german_quadi="quadi")
    game.state.counted = {"all": 7}
    for kind in ("palatina", "palatina", "limes", "limes", "comitatus", "comitatus"):
        play(imperial_replacements.provide(game, "rome"), Player(provision="place", place_kind=kind))
    assert imperial_replacements.room(game, "rome", "") == 2
    play(imperial_replacements.provide(game, "rome"), Player(provision="bribe", bribe="german-quadi"))
    assert imperial_replacements.room(game, "rome", "") == 0
    assert refused(ask(imperial_replacements.provide(game, "rome")), "place")


@proves("rebuild-250", "Looting 5, 6", "R56")
def test_rebuilding_before_350() -> None:
    game = position("crisis-220-340", 250)
    stand(game, legion_01="lutetia")
    game.state.ruins = {"lutetia": "looted"}
    full = production(game, "rome", "")
    looting.go_on_rebuilding(game, "rome")
    assert game.state.ruins == {"lutetia": "rebuild"}
    assert production(game, "rome", "") == full
    game.put("legion-01", "pile-rome")
    looting.go_on_rebuilding(game, "rome")
    assert game.state.ruins == {}
    assert production(game, "rome", "") == full + 1


@proves("rebuild-350", "Looting 7", "R56")
def test_rebuilding_costs_a_marker_from_350_on() -> None:
    game = position("fall-350-470", 360)
    game.put("comitatus-02", "lutetia")
    game.state.ruins = {"lutetia": "looted"}
    looting.go_on_rebuilding(game, "rome")
    assert game.state.ruins == {"lutetia": "looted"}
    game.state.counted = {"west": 19, "east": 21}
    assert refused(ask(imperial_replacements.provide(game, "rome")), "rebuild")
    game.state.counted["west"] = 20
    play(imperial_replacements.provide(game, "rome"), Player(provision="rebuild", rebuild="lutetia"))
    assert game.state.ruins == {"lutetia": "rebuild"}
    assert bribery.markers_left(game) == 3
    assert imperial_replacements.room(game, "rome", "west") == 0


@proves("armenian-switch", "Armenian Exception")
def test_armenians_change_sides_at_the_end_of_the_decade() -> None:
    game = position(year=100, player="parthia", armenia="rome")
    clear(game, "artashat")
    hold(game, ARMENIANS, "tigranocerta")
    at_war(game, ("rome", "parthia"))
    stand(game, parthian_cavalry_01="artashat")
    assert game.nation_of("asian-armenians-2") == ARMENIANS
    assert game.relations.mover(ARMENIANS) == "rome"
    settle_armenia(game)
    assert game.relations.mover(ARMENIANS) == "parthia"
    assert game.relations.friendly("parthia", ARMENIANS)


@proves("armenian-replacement", "Armenian Exception")
def test_armenians_return_at_artashat_only() -> None:
    game = position(year=100, armenia="rome")
    clear(game, "artashat", "tigranocerta")
    hold(game, "rome", "artashat", "tigranocerta")
    assert sites(game, "asian-armenians-1") == ["artashat"]
    assert "asian-armenians-2" in [each.unit for each in recruits(game, "rome")]


@proves("goth-reinforcement", "Reinforcements 2")
@pytest.mark.parametrize(("year", "there"), [(150, False), (160, True)])
def test_goths_come_in_160(year: int, there: bool) -> None:
    game = position("zenith-100-190", year, player="parthia")
    arrive_quietly(game, "parthia")
    assert (game.at("goths") == ["german-goths-2"]) is there
    barred = position("zenith-100-190", 160, player="parthia")
    stand(barred, legion_01="goths")
    arrive_quietly(barred, "parthia")
    assert barred.pieces.is_at("german-goths-2", "unarrived")


@proves("migration-removal", "Set Up")
def test_a_migration_takes_an_old_counters_place() -> None:
    game = position("zenith-100-190", 200, player="parthia")
    assert arrivals(game, "parthia") == ["mig-visigoths"]
    older = older_counters(game, "mig-visigoths")
    assert "german-goths-1" in older
    assert not [unit for unit in older if game.data.kind[unit] == "migration"]
    play(arrive(game, "mig-visigoths"), Player(arrival="suiones", older_counter="german-goths-1"))
    assert gone(game, "german-goths-1")
    assert game.at("suiones") == ["mig-visigoths"]


@proves("alans-arrival", "Set Up")
def test_alans_come_east_of_the_red_line() -> None:
    game = position("fall-350-470", 370, player="parthia")
    areas = arrival_areas(game, "mig-alans")
    assert "iazyges" not in areas
    assert "oium" not in areas  # Ostrogoths stand there
    clear(game, "oium")
    assert "oium" in arrival_areas(game, "mig-alans")
    play(arrive(game, "mig-alans"), Player(arrival="oium", older_counter="euro-sarmatian-sindi"))
    assert gone(game, "euro-sarmatian-sindi")


@proves("inherited-cyprus", "Inherited Kingdoms", "R87")
def test_cyprus_is_inherited() -> None:
    game = RiseAndFall(RiseAndFall.set_up("campaign-60bc", {"inherited_kingdoms": True}), "test")
    inherit(game)
    assert gone(game, "african-cyprus")
    assert game.holder("cyprus") == "rome"
    assert len([event for event in told(game, AreaTaken) if event.area == "cyprus"]) == 1
    assert not game.relations.at_war("rome", "african")


@proves("Inherited Kingdoms", "R87")
def test_mauretania_is_a_client_until_40_ad() -> None:
    game = position("campaign-60bc", -40, "inherited_kingdoms", leaders={})
    before = production(game, "rome", "")
    inherit(game)
    assert game.relations.mover("mauri") == "rome"
    assert production(game, "rome", "") == before + 1
    clear(game, "cartennas")
    assert reaches(game, "african-mauri-3") == {"tingi", "volubis"}
    game.state.turn = game.data.turn(40)
    game.prepare()
    inherit(game)
    assert game.holder("tingi") == "rome"
    assert is_recivilised(game, "rome", "tingi")
    assert gone(game, "african-mauri-1")


@proves("Inherited Kingdoms", "Reinforcement for Other Forces 7", "R87")
def test_clients_need_their_star_to_come_back() -> None:
    game = position("campaign-60bc", -40, "inherited_kingdoms", leaders={})
    inherit(game)
    clear(game, "tingi", "volubis", "mauri")
    assert set(sites(game, "african-mauri-1")) == {"tingi", "volubis", "mauri"}
    hold(game, "rome", "tingi")
    assert set(sites(game, "african-mauri-1")) == {"tingi", "volubis", "mauri"}
    play(recruit(game, "rome"), Player(recruit="all"))
    assert len(game.units_of("mauri")) == 1  # one star, one unit
    game.state.recruited = {}
    hold(game, "rome-rebels", "tingi")
    assert sites(game, "african-mauri-1") == []


@proves("Revolts 3", "Inherited Kingdoms", "R34", "R87")
def test_clients_do_not_rise_for_the_africans() -> None:
    game = position("campaign-60bc", -40, "inherited_kingdoms", leaders={})
    inherit(game)
    clear(game, "cyrene", "tingi", "volubis", "mauri")
    for unit in game.in_pile("african"):
        if game.nation_of(unit) == "african":
            game.put(unit, REMOVED)
    assert [game.nation_of(unit) for unit in game.in_pile("african")] == ["mauri"] * 3
    play(check_garrisons(game, "rome"))
    assert game.state.revolts["cyrene"].kind == 2


@proves("Allies")
def test_germans_and_sarmatians_stand_together() -> None:
    """The printed example: at war with Rome through the pact, and still at war with Rome after it."""
    game = position("zenith-100-190", 160, player="parthia")
    assert "pact" in offered(ask(operate(game)))
    make_pact(game)
    assert game.relations.hostile("euro-sarmatian", "rome")
    assert game.relations.friendly("german", "euro-sarmatian")
    game.state.step = "player-start"
    play(play_step(game))
    assert not game.relations.friendly("german", "euro-sarmatian")
    assert game.relations.hostile("euro-sarmatian", "rome")


@proves("Set Up and Start", "Silk Road", "R88")
@pytest.mark.parametrize(
    ("scenario", "leaders", "rome", "parthia"),
    [
        ("campaign-60bc", {"rome": "caesar", "parthia": "orodes-ii"}, {"": 25}, 14),
        ("zenith-100-190", {"rome": "trajan"}, {"": 37}, 11),
        ("crisis-220-340", {}, {"": 37}, 10),
        ("fall-350-470", {"parthia": "shapur-ii"}, {"west": 19, "east": 21}, 15),
    ],
)
def test_what_the_empires_begin_with(
    scenario: str, leaders: dict[str, str], rome: dict[str, int], parthia: int
) -> None:
    game = position(scenario, leaders=leaders)
    assert {half: production(game, "rome", half) for half in halves(game, "rome")} == rome
    assert production(game, "parthia", "") == parthia

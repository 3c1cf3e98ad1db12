"""The worked cases of wars, peace, civil wars, Sassanids, Kingdoms, Huns and victory, one test each."""

from __future__ import annotations

import pytest

from rules.core.decisions import Pick
from rules.core.errors import IllegalChoice
from rules.rise_and_fall.chapters import civil_war, germanic_kingdoms, huns, imperial_replacements, victory
from rules.rise_and_fall.chapters.area_control import hand_over, take_area
from rules.rise_and_fall.chapters.campaign_phase import operate
from rules.rise_and_fall.chapters.looting import may_loot
from rules.rise_and_fall.chapters.movement import SHUT, ground
from rules.rise_and_fall.chapters.other_replacements import recruits
from rules.rise_and_fall.chapters.peace import may_sue, sue
from rules.rise_and_fall.chapters.production import allied_stars, producing
from rules.rise_and_fall.chapters.removal import destroy_unit
from rules.rise_and_fall.chapters.sassanids import begin_revolt, settle_revolt
from rules.rise_and_fall.chapters.wars import declarations, declare
from rules.rise_and_fall.data.loader import REBELS, SASSANIDS
from rules.rise_and_fall.events import CivilWarBegan, PeaceMade, SassanidRevoltEnded
from rules.rise_and_fall.game import RiseAndFall
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
    realm,
    refused,
    stand,
    told,
)


@proves("peace-not-same-turn", "Peace")
def test_no_peace_in_the_turn_of_a_declaration() -> None:
    game = position(year=100)
    declare(game, "rome", "parthia")
    assert not may_sue(game, "rome")
    assert refused(ask(operate(game)), "sue")
    game.state.declared = False
    assert may_sue(game, "rome")


@proves("peace-forced", "Peace P1-P4")
def test_the_first_treaty_of_parthia() -> None:
    game = position("zenith-100-190", 120, player="parthia")
    at_war(game, ("rome", "parthia"))
    clear(game, "ctesiphon", "ecbatana", "damascus")
    stand(game, legion_01="ctesiphon", legion_02="ecbatana", parthian_cavalry_01="damascus")
    holder = game.holder("artashat")
    play(sue(game, "parthia"))
    assert [game.holder(area) for area in ("ctesiphon", "ecbatana", "damascus")] == ["parthia", "parthia", "rome"]
    assert game.at("ctesiphon") == game.at("ecbatana") == []
    assert game.holder(game.area_of("legion-01")) == "rome"
    assert game.data.areas[game.area_of("parthian-cavalry-01")].parthian
    assert game.holder("artashat") == holder
    assert not game.relations.at_war("rome", "parthia")


@proves("peace-rung-3", "Peace")
def test_the_third_treaty_of_parthia() -> None:
    game = position("zenith-100-190", 120, player="parthia", rungs={"rome": 0, "parthia": 2})
    at_war(game, ("rome", "parthia"))
    play(sue(game, "parthia"))
    assert [game.holder(area) for area in ("arbela", "hatra", "nisbis")] == ["rome"] * 3
    assert all(game.nation_of(unit) != "parthia" for area in ("arbela", "hatra", "nisbis") for unit in game.at(area))


@proves("peace-reset", "Peace P6, R6")
def test_a_suit_of_the_other_side_starts_the_ladder_anew() -> None:
    game = position("zenith-100-190", 120, player="rome", rungs={"rome": 0, "parthia": 3})
    at_war(game, ("rome", "parthia"))
    play(sue(game, "rome"))
    assert game.state.rungs == {"rome": 1, "parthia": 0}
    game.state.turn += 3
    game.prepare()
    game.state.player = "parthia"
    game.state.sued = False
    declare(game, "parthia", "rome")
    game.state.declared = False
    play(sue(game, "parthia"))
    assert game.state.rungs == {"rome": 0, "parthia": 1}


@proves("rome-sues-1", "Peace R1-R8", "R44")
def test_the_first_treaty_of_rome() -> None:
    game = position("zenith-100-190", 120)
    at_war(game, ("rome", "parthia"))
    for area in ("osrohene", "colchis", "artashat", "nisbis", "tigranocerta", "palmyra"):
        clear(game, area)
    hold(game, "rome", "osrohene", "colchis", "artashat", "nisbis", "tigranocerta")
    player = Player(treaty_area="damascus")
    play(sue(game, "rome"), player)
    (asked,) = [pick for pick in player.asked if pick.topic == "treaty-area"]
    assert asked.seat == "parthia"
    for area in ("nisbis", "colchis", "osrohene", "palmyra", "damascus"):
        assert game.holder(area) == "parthia", area
    for area in ("artashat", "tigranocerta"):
        assert game.relations.camp(game.holder(area)) == "parthia", area
    assert game.holder("antioch") == "rome"
    assert not game.relations.at_war("rome", "asian")
    assert told(game, PeaceMade)[0].until == game.state.turn + 2


@proves("Peace", "R41")
def test_the_printed_example_of_160() -> None:
    """Peace in 160 holds through 170 and 180; in 190 war may be declared again."""
    game = position("zenith-100-190", 160, player="parthia")
    at_war(game, ("rome", "parthia"))
    play(sue(game, "parthia"))
    for year, legal in ((160, False), (170, False), (180, False), (190, True)):
        game.state.turn = game.data.turn(year)
        game.prepare()
        game.state.sued = False
        assert (("parthia", "rome") in declarations(game, "parthia")) is legal, year


@proves("closed-empty-areas", "Peace P3")
def test_empty_areas_are_closed_in_peace() -> None:
    game = position("zenith-100-190", 120)
    at_war(game, ("rome", "parthia"))
    play(sue(game, "rome"))
    clear(game, "arbela", "nisbis")
    stand(game, legion_01="tigranocerta")
    assert ground(game, "legion-01", "nisbis") == SHUT
    assert "nisbis" not in reaches(game, "legion-01")


@proves("alliance-example-1", "Wars", "Allies", "R83")
def test_the_first_example_of_an_alliance() -> None:
    game = position(year=100, player="rome")
    at_war(game, ("rome", "parthia"))
    declare(game, "rome", "asian")
    assert game.relations.allied("parthia", "asian")
    assert {"artashat", "india"} <= set(producing(game, "parthia"))


@proves("alliance-example-2", "Wars", "Allies", "R83")
def test_the_second_example_of_an_alliance() -> None:
    game = position(year=100, player="parthia")
    declare(game, "parthia", "asian")
    assert not game.relations.allied("rome", "asian")
    game.state.player = "rome"
    declare(game, "rome", "parthia")
    assert game.relations.allied("rome", "asian")


@proves("alliance-overland", "Allies")
def test_parthia_needs_a_way_to_an_allied_star() -> None:
    game = position(year=100)
    at_war(game, ("rome", "parthia"), ("rome", "asian"))
    assert "trapezus" in producing(game, "parthia")
    for area in ("artashat", "colchis"):
        clear(game, area)
        hold(game, "rome", area)
    clear(game, "cappadocia")
    hold(game, "rome", "cappadocia")
    assert "trapezus" in allied_stars(game, "parthia")
    assert "trapezus" not in producing(game, "parthia")


def rebellion(game: RiseAndFall, size: int) -> None:
    """Let a rebellion of this size live, far from everything."""
    areas = [area for area in ("gades", "olisipo", "bracara", "emerita", "toletum") if not game.at(area)]
    for number in range(1, size + 1):
        game.state.rebellions[f"rebel-{number}"] = 1
        game.put(f"rebel-{number}", areas[number - 1])
        hand_over(game, areas[number - 1], REBELS)
    game.state.rebellions_begun = 1


@proves("civil-war-40bc-b", "Civil War 11, example")
@pytest.mark.parametrize(("disbanded", "size"), [((), 3), (("rebel-1", "rebel-2", "rebel-3", "rebel-4", "rebel-5"), 5)])
def test_a_second_rebellion_is_smaller(disbanded: tuple[str, ...], size: int) -> None:
    game = position(year=-40, leaders={})
    rebellion(game, 5)
    play(civil_war.civil_war(game), Player(disband_rebels=disbanded, rebel_capital="carthage"))
    (begun,) = told(game, CivilWarBegan)
    assert begun.size == size
    assert sum(number == 2 for number in game.state.rebellions.values()) == size


@proves("Civil War 11", "R48")
def test_a_third_rebellion_has_what_is_left_of_eight() -> None:
    game = position(year=-40, leaders={})
    rebellion(game, 5)
    play(civil_war.civil_war(game), Player(rebel_capital="phrygia"))
    player = Player(rebel_capital="carthage", disband_rebels=("rebel-1",))
    play(civil_war.civil_war(game), player)
    assert told(game, CivilWarBegan)[-1].size == 1
    assert len(game.state.rebellions) == 8


@proves("civil-war-emperor", "Civil War 2, 3")
def test_no_rebellion_where_the_emperor_is() -> None:
    game = position("zenith-100-190", 190, leaders={"rome": "septimius-severus"})
    pick = ask(civil_war.civil_war(game), Player(emperor_province="illyrium"), "rebel-capital")
    assert pick.seat == "parthia"
    assert {"siscia", "rome"}.isdisjoint(offered(pick))
    assert "lugdunum" in offered(pick)


@proves("civil-war-palatina", "Civil War 4")
def test_the_guard_stays_loyal() -> None:
    game = empty("fall-350-470", 350, leaders={})
    stand(game, palatina_1="lugdunum", comitatus_01="bibracte", limes_01="alesia")
    hold(game, "rome", "gergovia")
    play(civil_war.civil_war(game), Player(rebel_capital="bibracte"))
    assert game.at("lugdunum") == ["palatina-1"]
    assert game.nation_of(game.at("bibracte")[0]) == REBELS
    assert game.nation_of(game.at("alesia")[0]) == REBELS


@proves("civil-war-six", "Civil War, note", "R51")
def test_six_in_the_capital_stay_loyal() -> None:
    game = empty(year=60, leaders={})
    for number in range(1, 7):
        game.put(f"legion-0{number}", "lugdunum")
    stand(game, legion_07="massilla")
    hold(game, "rome", "vesontio", "bibracte", "gergovia", "tolosa")
    play(civil_war.civil_war(game), Player(rebel_capital="lugdunum"))
    assert [game.nation_of(unit) for unit in game.at("lugdunum")] == ["rome"] * 6
    assert game.nation_of(game.at("massilla")[0]) == REBELS
    assert len(game.state.rebellions) == 5


@proves("rebel-hermopolis", "Civil War 13")
def test_rebels_in_hermopolis_need_memphis() -> None:
    game = empty(year=60, player="parthia")
    game.state.rebellions = {"rebel-1": 1}
    stand(game, rebel_1="hermopolis")
    game.state.owned_by_rebels = ["hermopolis"]
    assert civil_war.rebel_sites(game) == []
    game.state.owned_by_rebels = ["hermopolis", "memphis"]
    assert civil_war.rebel_sites(game) == ["hermopolis"]


@proves("rebel-eboracum", "Civil War 14")
@pytest.mark.parametrize(("year", "legal"), [(190, False), (200, True)])
def test_rebels_in_eboracum_need_iceni(year: int, legal: bool) -> None:
    game = empty("zenith-100-190", year, player="parthia")
    game.state.rebellions = {"rebel-1": 1}
    stand(game, rebel_1="eboracum")
    hold(game, REBELS, "britannia")
    game.state.owned_by_rebels = ["britannia", "eboracum"]
    assert ("eboracum" in civil_war.rebel_sites(game)) is legal


@proves("rebel-limit-2", "Civil War 7")
def test_two_rebels_return_at_most() -> None:
    game = empty(year=60, player="parthia")
    hold(game, REBELS, "tarraco", "gades", "carthage", "salona")
    for number in (1, 2, 3):
        game.state.rebellions[f"rebel-{number}"] = 1
        game.put(f"rebel-{number}", ("tarraco", "gades", "carthage")[number - 1])
    assert civil_war.replacements_left(game) == 2
    for left in (1, 0):
        ready = next(each for each in recruits(game, "parthia") if each.nation == REBELS)
        assert set(ready.areas) == {"tarraco", "gades", "carthage", "salona"}
        civil_war.bring_back(game, ready.unit, "salona")
        assert civil_war.replacements_left(game) == left
        game.relations_changed()


@proves("sassanid-revolt", "The Sassanid Revolt", "R52")
def test_the_revolt_of_ardashir() -> None:
    """Five Sassanids rise, three are placed: eight against seven, and it is over."""
    game = position("crisis-220-340", 220, player="parthia", leaders={"parthia": "ardashir"})
    play(begin_revolt(game))
    assert len(game.state.sassanids) == 5
    imperial_replacements.count_production(game, "parthia")
    assert game.state.counted == {"all": 8}
    assert len(game.units_of("parthia")) == 7
    for area in ("susa", "persepolis", "susa"):
        assert set(imperial_replacements.sites(game, "parthia", "")) == {"susa", "persepolis"}
        play(imperial_replacements.provide(game, "parthia"), Player(provision="place", place_area=area))
    assert game.state.sassanid
    assert game.state.sassanids == []
    assert game.owned(SASSANIDS) == []
    assert told(game, SassanidRevoltEnded)[0].won


@proves("sassanid-roman-held", "The Sassanid Revolt")
def test_no_sassanid_where_romans_stand() -> None:
    game = position("crisis-220-340", 220, player="parthia")
    clear(game, "susa")
    stand(game, legion_01="susa")
    play(begin_revolt(game))
    assert len(game.state.sassanids) == 4
    other = position("crisis-220-340", 220, player="parthia")
    clear(other, "susa")
    hold(other, "rome", "susa")
    play(begin_revolt(other))
    assert len(other.state.sassanids) == 5
    assert len(other.at("susa")) == 1
    destroy_unit(other, other.state.sassanids[0], "combat", "Combat")
    settle_revolt(other)
    assert len(other.state.sassanids) == 4


@proves("migration-return", "Raids 6")
def test_migrations_return_after_a_hundred_years() -> None:
    game = position("crisis-220-340", 260)
    destroy_unit(game, "mig-alemanni", "combat", "Combat")
    assert game.data.year(game.state.due["mig-alemanni"]) == 360
    from rules.rise_and_fall.chapters.migrations import arrivals

    for year, back in ((350, False), (360, True)):
        later = position("fall-350-470", year, player="parthia", due=dict(game.state.due))
        later.put("mig-alemanni", "waiting")
        clear(later, "hermunduri")
        assert ("mig-alemanni" in arrivals(later, "parthia")) is back


@proves("kingdom-looted", "Germanic Kingdoms 1")
def test_no_kingdom_on_a_looted_star() -> None:
    game = empty("fall-350-470", 350, player="parthia")
    game.put("mig-vandals", "lutetia")
    take_area(game, "lutetia", "german")
    assert germanic_kingdoms.founders(game) == ["mig-vandals"]
    game.state.ruins["lutetia"] = "looted"
    assert germanic_kingdoms.founders(game) == []


@proves("kingdom-part-set", "Germanic Kingdoms 12")
def test_a_kingdom_takes_one_set() -> None:
    game = empty("fall-350-470", 350, player="parthia")
    for tribe in ("saxons", "visigoths", "ostrogoths", "gepidae", "alans"):
        for unit in game.in_pile(f"kingdom-{tribe}"):
            game.put(unit, "removed")
    for tribe in ("vandals", "franks"):
        for unit in game.in_pile(f"kingdom-{tribe}")[2:]:
            game.put(unit, "removed")
    game.put("mig-gepidae", "lutetia")
    take_area(game, "lutetia", "german")
    pick = ask(germanic_kingdoms.found(game, "mig-gepidae"))
    assert offered(pick) == {"vandals", "franks"}
    with pytest.raises(IllegalChoice):
        pick.check(("vandals", "franks"))
    play(germanic_kingdoms.found(game, "mig-gepidae"), Player(kingdom_set="vandals"))
    assert game.at("lutetia") == ["kingdom-vandals-1", "kingdom-vandals-2"]
    assert gone(game, "mig-gepidae")


@proves("kingdom-capital-loot", "Germanic Kingdoms 6")
def test_a_kingdom_does_not_loot_its_capital() -> None:
    game = empty("fall-350-470", 360, player="parthia")
    realm(game, "franks", "lutetia", "burdigala", status="new")
    looters = [unit for unit in game.units_of("kingdom-franks") if may_loot(game, unit)]
    assert {game.area_of(unit) for unit in looters} == {"burdigala"}


@proves("foederati-no-stars", "Germanic Kingdoms 9, 10", "R66")
def test_stars_of_foederati_are_their_own() -> None:
    game = empty("fall-350-470", 360)
    name = realm(game, "franks", "lutetia", "burdigala", "massilla", units=1)
    assert {"lutetia", "burdigala", "massilla"}.isdisjoint({*producing(game, "rome"), *allied_stars(game, "rome")})
    assert germanic_kingdoms.replacements_left(game, name) == 3
    for left in (2, 1, 0):
        ready = next(each for each in recruits(game, "rome") if each.nation == name)
        germanic_kingdoms.bring_back(game, name, ready.unit, "burdigala")
        assert germanic_kingdoms.replacements_left(game, name) == left
    game.state.kingdoms[name].replaced = 0
    assert germanic_kingdoms.replacements_left(game, name) == 1  # five units at most


@proves("reliability", "Reliability 1, 2", "R63")
@pytest.mark.parametrize(("romans", "asked"), [(5, True), (6, False)])
def test_foederati_that_outnumber_romans(romans: int, asked: bool) -> None:
    game = empty("fall-350-470", 400)
    realm(game, "franks", "lutetia", units=5)
    realm(game, "vandals", "burdigala", units=1)
    for number in range(1, romans + 1):
        game.put(f"limes-0{number}", "rome")
    game.put("comitatus-11", "byzantium")
    player = Player(reliability="kingdom-franks")
    play(germanic_kingdoms.reliability(game), player)
    assert player.was_asked("reliability") is asked
    if asked:
        assert player.asked[0].seat == "parthia"
        assert game.relations.mover("kingdom-franks") == "parthia"
        assert game.relations.hostile("kingdom-franks", "rome")
        germanic_kingdoms.enlist(game)
        assert game.relations.mover("kingdom-franks") == "rome"


@proves("Germanic Kingdoms 5, 8, 13")
def test_what_a_kingdom_may_do() -> None:
    """New, it takes one area after another; in Roman service it keeps to its own and attacks its neighbours."""
    game = empty("fall-350-470", 350, player="parthia")
    hold(game, "rome", "lutetia")
    realm(game, "franks", "lutetia", status="new", units=2)
    hold(game, "rome", "alesia", "vesontio", "bibracte")
    assert "alesia" in reaches(game, "kingdom-franks-1")
    assert "vesontio" not in reaches(game, "kingdom-franks-1")
    from rules.rise_and_fall.chapters.movement import destinations, move

    move(game, "kingdom-franks-1", destinations(game, "kingdom-franks-1")["alesia"])
    assert reaches(game, "kingdom-franks-1") == set()
    assert "vesontio" in reaches(game, "kingdom-franks-2")
    germanic_kingdoms.enlist(game)
    game.state.player = "rome"
    game.state.trail, game.state.stopped = {}, []
    game.relations_changed()
    assert reaches(game, "kingdom-franks-1") == {"lutetia"}
    stand(game, german_quadi="vesontio", comitatus_01="lugdunum")
    plan = plan_against(game, "vesontio", "kingdom-franks-1")
    assert plan is not None


@proves("west-falls", "Reliability 4", "R64", "R73")
def test_a_half_without_a_star_falls() -> None:
    game = empty("fall-350-470", 400)
    stand(game, comitatus_01="lugdunum")
    for star in game.stars:
        if game.data.areas[star].half == "west":
            hold(game, "german", star)
    germanic_kingdoms.check_halves(game)
    assert game.state.fallen == ["west"]
    assert game.pieces.is_at("comitatus-01", "pile-rome-east")
    for star in game.stars:
        if game.holder(star) == "rome":
            hold(game, "german", star)
    germanic_kingdoms.check_halves(game)
    game.state.step = "turn-end"
    play(play_step(game))
    assert game.state.result is not None


@proves("hun-kingdom", "Hunnic Kingdom 2, 10", "R69")
def test_the_huns_found_their_kingdom() -> None:
    game = empty("fall-350-470", 410, player="huns")
    game.put("huns", "trapezus")
    take_area(game, "trapezus", "huns")
    game.state.hordes["huns"].count = 3
    abroad = ("hunnic-huns-1", "hunnic-huns-2", "hunnic-huns-3")
    for unit, area in zip(abroad, ("colchis", "alans", "alani"), strict=True):
        game.put(unit, area)
    play(huns.found(game, "huns"), Player(join_founders=abroad))
    assert len(game.at("trapezus")) == 5
    assert gone(game, "huns")
    assert game.state.hordes["huns"].count == 3
    game.put("hunnic-huns-5", "pile-huns")
    game.put("hunnic-huns-4", "pile-huns")
    assert huns.replacements_left(game, "huns") == 2
    huns.bring_back(game, "huns", "trapezus")
    assert game.state.hordes["huns"].count == 3  # the capital's own
    huns.bring_back(game, "huns", "trapezus")
    assert game.state.hordes["huns"].count == 2


@proves("The Huns, Absorption 4", "R68")
def test_migrations_flee_before_the_huns() -> None:
    game = empty("fall-350-470", 400, player="huns")
    game.put("huns", "scythia")
    game.put("mig-ostrogoths", "sarmatae")
    player = Player(operation="attack", target="sarmatae", retreat="oium")
    play(operate(game), player)
    assert next(pick for pick in player.asked if pick.topic == "retreat").seat == "parthia"
    assert game.at("sarmatae") == ["huns"]
    assert game.at("oium") == ["mig-ostrogoths"]


@proves("victory-levels", "Victory Conditions", "R74")
@pytest.mark.parametrize(
    ("lost", "level"),
    [
        ((), "roman-marginal"),
        (("rome",), "roman-marginal"),
        (("rome", "byzantium"), "parthian-marginal"),
        (("ctesiphon", "persepolis"), "roman-significant"),
        (("rome", "byzantium", "ctesiphon", "persepolis"), "roman-marginal"),
    ],
)
def test_levels_of_victory(lost: tuple[str, ...], level: str) -> None:
    game = empty("fall-350-470", 470)
    hold(game, "german", *lost)
    assert victory.level_of(game, 16).id == level


@proves("Victory Conditions", "R72")
@pytest.mark.parametrize(
    ("amount", "level"),
    [
        (10, "parthian-strategic"),
        (11, "parthian-significant"),
        (14, "parthian-marginal"),
        (17, "roman-marginal"),
        (18, "roman-significant"),
        (20, "roman-strategic"),
    ],
)
def test_the_printed_table_of_victory(amount: int, level: str) -> None:
    game = position("campaign-60bc", 470)
    assert victory.level_of(game, amount).id == level


@proves("Three-Player Game")
def test_the_german_player_wins_alone() -> None:
    """More stars than the difference between Rome and Parthia, looted ones included."""
    game = position("fall-350-470", 470, "three_player")
    for star in [star for star in game.stars if game.holder(star) == "rome"][:24]:
        hold(game, "german", star)
        game.state.ruins[star] = "looted"
    assert victory.german_stars(game) > victory.difference(game)
    victory.close(game)
    assert game.state.result is not None
    assert game.state.result.winner == "german"


def test_every_answer_of_a_script_is_a_pick() -> None:
    """The game asks nothing but Picks: its menus can always be shown as buttons."""
    assert isinstance(ask(operate(position())), Pick)

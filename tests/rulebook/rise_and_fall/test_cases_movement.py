"""The worked cases of set-up, calendar, movement and combat, one test each."""

from __future__ import annotations

import pytest

from rules.rise_and_fall.chapters.area_control import take_area
from rules.rise_and_fall.chapters.campaign_phase import emperor_regions, operate, remove_excess
from rules.rise_and_fall.chapters.combat import open_to, parts
from rules.rise_and_fall.chapters.combat_values import attack_value, defense_value
from rules.rise_and_fall.chapters.great_leaders import change_leaders
from rules.rise_and_fall.chapters.huns import retreat
from rules.rise_and_fall.chapters.looting import loot
from rules.rise_and_fall.chapters.movement import FIGHT, SHUT, crowds, destinations, ground, move, transfer, transfers
from rules.rise_and_fall.chapters.peoples import revert_north
from rules.rise_and_fall.chapters.wars import declarations, declare
from rules.rise_and_fall.data.loader import rise_data
from rules.rise_and_fall.events import AreaTaken
from rules.rise_and_fall.game import RiseAndFall
from rules.rise_and_fall.turn import play_step, players
from tests.rulebook.rise_and_fall.toolkit import (
    Player,
    ask,
    at_war,
    beatable,
    best_attack,
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
    refused,
    stand,
    told,
    whole,
)


def deployed_by_hand() -> RiseAndFall:
    """The campaign as Rome begins to place its free legions."""
    game = RiseAndFall(RiseAndFall.set_up("campaign-60bc", {}), "test")
    play(play_step(game), Player(deployment="by-hand"))
    return game


@proves("setup-no-stack", "Set Up and Start")
def test_no_stacking_in_the_deployment() -> None:
    """A second free legion may not go to Lugdunum."""
    game = deployed_by_hand()
    play(play_step(game), Player(deploy_unit="lugdunum"))
    pick = ask(play_step(game))
    assert "tolosa" in offered(pick)
    assert refused(pick, "lugdunum")
    assert refused(pick, "athens")  # a fixed legion is there


@proves("calendar-54", "Turns")
def test_the_calendar_has_54_decades() -> None:
    """After 10 BC comes the decade 0, then 10 AD; the last one is 470 AD."""
    data = rise_data()
    assert data.tables.turns == 54
    assert [data.year(turn) for turn in (1, 6, 7, 8, 54)] == [-60, -10, 0, 10, 470]
    assert data.last_year == 470


@proves("three-player-order", "Three-Player Game")
def test_the_order_of_three_players() -> None:
    """Roman, Parthian, German; the German seat has the peoples, Rome keeps Kushans, Hunae and Foederati."""
    game = position("campaign-60bc", None, "three_player")
    assert players(game) == ["rome", "parthia", "german"]
    for people in ("celt", "asian", "african", "euro-sarmatian", "asian-sarmatian", "german", "rome-rebels", "huns"):
        assert game.relations.mover(people) == "german", people
    assert [game.relations.mover(people) for people in ("kushan", "hunae")] == ["rome", "rome"]
    late = position("fall-350-470", 420, "three_player")
    assert players(late) == ["rome", "parthia", "german", "hunae", "huns"]
    assert [late.seat_of(player) for player in players(late)] == ["rome", "parthia", "german", "rome", "german"]


@proves("norica-single-refused", "Combat", "R25")
def test_one_legion_does_not_beat_norica() -> None:
    """2 is not greater than 1 and the mountain."""
    game = empty()
    stand(game, legion_01="aquilia", celt_norici="norica")
    before = whole(game)
    assert best_attack(game, "norica", "legion-01") == (2, 2)
    assert "norica" not in beatable(game)
    assert whole(game) == before


@proves("Combat", "R4", "R24")
def test_the_printed_example_of_norica() -> None:
    """A legion comes from Cremona to Aquilia in support, the one in Aquilia takes Norica."""
    game = empty()
    stand(game, legion_01="aquilia", legion_02="cremona", celt_norici="norica")
    assert best_attack(game, "norica", "legion-01", "legion-02") == (4, 2)
    plan = plan_against(game, "norica", "legion-01")
    assert plan is not None
    assert [part.unit for part in plan.supporters] == ["legion-02"]
    play(
        operate(game),
        Player(operation="attack", target="norica", main="legion-01@aquilia", supporter="legion-02@aquilia"),
    )
    assert game.at("norica") == ["legion-01"]
    assert game.at("aquilia") == ["legion-02"]
    assert game.state.flipped == ["legion-02", "legion-01"]
    assert game.holder("norica") == "rome"
    assert game.pieces.is_at("celt-norici", "pile-celt")


@proves("support-one-per-area", "Combat", "Stacking", "R24")
def test_one_supporter_in_an_area() -> None:
    """Aquilia has a flipped legion; a third one cannot support from there as well."""
    game = empty()
    stand(game, legion_01="aquilia", celt_norici="norica")
    game.put("legion-02", "aquilia")
    game.state.flipped = ["legion-01"]
    stand(game, legion_03="cremona")
    target, (mains, posts) = next(iter(parts(game, "rome").items()))
    assert target.area == "norica"
    assert {part.unit for part in mains} == {"legion-02", "legion-03"}
    assert "aquilia" not in posts


@proves("legion-move-3", "Movement")
def test_a_legion_moves_three_areas() -> None:
    game = position()
    stand(game, legion_01="rome")
    clear(game, "tolosa", "massilla")
    go(game, "legion-01", "genua", "massilla", "tolosa")
    assert game.at("tolosa") == ["legion-01"]


@proves("legion-move-4-refused", "Movement")
def test_a_legion_does_not_move_four_areas() -> None:
    """The Aquitani are beyond a fourth path: no attack on them."""
    game = empty()
    stand(game, legion_01="rome", celt_aquitani="aquitania")
    assert "tolosa" in reaches(game, "legion-01")
    assert "aquitania" not in reaches(game, "legion-01")
    assert plan_against(game, "aquitania") is None


@proves("north-move-1", "Movement", "Barbarian Line")
def test_one_area_north_of_the_line() -> None:
    """Movement is 1 for the whole move, with an Emperor in Germania too."""
    game = empty(emperor_region="germania")
    stand(game, legion_01="germania-inf")
    assert "teutoberg-forest" in reaches(game, "legion-01")
    go(game, "legion-01", "teutoberg-forest")
    assert reaches(game, "legion-01") == set()
    far = empty()
    stand(far, legion_01="belgica-inferior")
    assert "teutoberg-forest" not in reaches(far, "legion-01")  # two areas, the second in the north


@proves("parthia-no-sea", "Sea Transport Limitations")
def test_parthia_does_not_sail() -> None:
    game = empty(player="parthia")
    at_war(game, ("parthia", "african"))
    stand(game, parthian_cavalry_01="antioch")
    assert "cyprus" not in reaches(game, "parthian-cavalry-01")
    rome = empty()
    at_war(rome, ("rome", "african"))
    stand(rome, legion_01="antioch")
    assert "cyprus" in reaches(rome, "legion-01")


@proves("frisia-route-closed", "Sea Transport Limitations", "R14")
def test_the_frisian_route_is_closed() -> None:
    game = empty("zenith-100-190", 240, player="parthia", full_war=True)
    stand(game, german_frisi="frisia")
    hold(game, "rome", "iceni")
    assert "iceni" not in reaches(game, "german-frisi")


@proves("frisia-route-open", "Sea Transport Limitations", "R14")
def test_the_frisian_route_is_open() -> None:
    game = empty("zenith-100-190", 250, player="parthia", full_war=True)
    stand(game, german_frisi="frisia")
    hold(game, "rome", "iceni")
    assert "iceni" in reaches(game, "german-frisi")


@proves("transfer-needs-own-control", "Long-range Transfers", "R26")
def test_a_transfer_passes_own_areas_only() -> None:
    """Gaul is one Roman piece with Italy; an ally's area in the way stops a transfer."""
    game = empty()
    stand(game, legion_01="gades")
    hold(game, "", "carthago-nova", "tarraco", "baleares", "emerita", "toletum", "olisipo")
    assert transfers(game, "legion-01") == []
    hold(game, "african", "carthago-nova")
    game.state.alliances = ["african|rome"]
    game.relations_changed()
    assert transfers(game, "legion-01") == []
    hold(game, "rome", "carthago-nova")
    assert "carthago-nova" in transfers(game, "legion-01")


@proves("sarmatian-move-3", "Movement")
def test_sarmatians_move_three_areas_at_home() -> None:
    game = empty(player="parthia")
    stand(game, euro_sarmatian_roxolani="roxolani")
    go(game, "euro-sarmatian-roxolani", "oium", "sarmatae", "scythia")
    assert reaches(game, "euro-sarmatian-roxolani") == set()


@proves("german-limited-war", "Germans Limited War")
def test_limited_war_ends_beside_germania() -> None:
    """From Agri Decumates no German goes on to Helvetia."""
    game = empty(year=-50, player="parthia")
    stand(game, german_chatti="agri-decumates")
    hold(game, "", "helvetia")
    assert ground(game, "german-chatti", "helvetia") == SHUT
    assert "helvetia" not in reaches(game, "german-chatti")


@proves("limited-war-adjacent", "Germans Limited War", "R77")
def test_limited_war_enters_what_is_beside_germania() -> None:
    game = empty(year=-50, player="parthia")
    stand(game, german_chatti="hercynian-forest")
    hold(game, "rome", "germania-sup", "vesontio")
    go(game, "german-chatti", "germania-sup")
    assert game.holder("germania-sup") == "german"
    assert ground(game, "german-chatti", "vesontio") == SHUT


@proves("full-war-160", "Full German War")
@pytest.mark.parametrize(("year", "legal"), [(150, False), (160, True)])
def test_full_war_from_160_on(year: int, legal: bool) -> None:
    game = position("zenith-100-190", year, player="parthia")
    assert (("german", "rome") in declarations(game, "parthia")) is legal
    if legal:
        declare(game, "german", "rome")
        assert game.state.full_war
        assert ground(game, "german-chatti", "vesontio") != SHUT


@proves("rhine-and-forest", "Terrain Effects", "R4")
def test_rhine_and_forest_add_up() -> None:
    game = empty(emperor_region="germania")
    stand(game, german_sicambri="teutoberg-forest", legion_01="germania-inf")
    stand(game, german_frisi="frisia", german_chatti="hercynian-forest")  # no way round the Rhine
    game.put("legion-02", "germania-inf")
    assert best_attack(game, "teutoberg-forest", "legion-01", "legion-02") == (4, 4)
    assert "teutoberg-forest" not in beatable(game)


@proves("river-needs-all", "Terrain Effects", "R4")
def test_a_river_must_be_crossed_by_all() -> None:
    game = empty(emperor_region="germania")
    stand(game, german_sicambri="teutoberg-forest", legion_01="germania-inf", legion_02="hercynian-forest")
    assert best_attack(game, "teutoberg-forest", "legion-01", "legion-02") == (4, 3)
    assert "teutoberg-forest" in beatable(game)


@proves("Terrain Effects", "R5")
def test_forests_do_not_hinder_germans() -> None:
    """One German among the attackers is enough."""
    game = empty(player="parthia", year=-50)
    stand(game, german_frisi="frisia", legion_01="teutoberg-forest", german_cherusci="saxones")
    assert best_attack(game, "teutoberg-forest", "german-frisi", "german-cherusci") == (4, 1)


@proves("emperor-wrong-region", "Combat", "Leaders b")
def test_the_emperor_helps_in_his_region_only() -> None:
    game = position("zenith-100-190", 100, leaders={"rome": "trajan"}, emperor_region="euro-sarmatia")
    assert attack_value(game, "legion-09", "quadi") == 1
    assert attack_value(game, "legion-09", "iazyges") == 2


@proves("emperor-one-region", "Combat")
def test_the_emperor_leads_in_one_region() -> None:
    game = position("zenith-100-190", 100, leaders={"rome": "trajan"})
    assert "euro-sarmatia" in emperor_regions(game)
    play(operate(game), Player(operation="emperor", emperor_region="germania"))
    assert game.state.emperor_region == "germania"
    assert emperor_regions(game) == ()
    assert refused(ask(operate(game)), "emperor")
    assert attack_value(game, "legion-09", "quadi") == 2
    assert attack_value(game, "legion-10", "boiemia") == 2


@proves("caledonia-no-emperor", "Combat")
def test_no_emperor_in_caledonia() -> None:
    game = empty("zenith-100-190", 120, leaders={"rome": "hadrian"}, emperor_region="germania")
    stand(game, legion_01="brigantes", celt_caledoni="caledonia")
    game.put("legion-02", "brigantes")
    assert best_attack(game, "caledonia", "legion-01", "legion-02") == (2, 2)
    assert "caledonia" not in beatable(game)


@proves("legion-defends-north", "Combat Values", "R22")
def test_a_legion_defends_with_one_in_the_north() -> None:
    game = empty(year=-50, player="parthia")
    stand(game, legion_01="quadi", celt_boii_1="boiemia", german_quadi="boiemia", german_vandals_2="lugii-vandals")
    assert defense_value(game, "legion-01", "quadi") == 1
    attack, _ = best_attack(game, "quadi", "german-quadi", "german-vandals-2")
    assert attack == 4
    assert "quadi" in beatable(game)


@proves("arminius-removed", "German Leaders")
def test_arminius_comes_and_goes() -> None:
    game = position(year=20, player="parthia", full_war=False)
    change_leaders(game, "german")
    assert game.state.leaders["german"] == "arminius"
    assert attack_value(game, "german-quadi", "norica") == 2
    game.state.turn += 1
    game.prepare()
    change_leaders(game, "german")
    assert "german" not in game.state.leaders
    assert attack_value(game, "german-quadi", "norica") == 1
    clear(game, "boiemia", "vandals")
    assert all(len(step.path) == 2 for step in destinations(game, "german-quadi").values())


@proves("sarmatian-vs-parthian", "Combat Values")
def test_one_sarmatian_does_not_beat_parthians() -> None:
    game = empty()
    stand(game, asian_sarmatian_scythae_asia_1="dahae", parthian_cavalry_01="hyrcania")
    assert best_attack(game, "hyrcania", "asian-sarmatian-scythae-asia-1") == (1, 2)
    assert "hyrcania" not in beatable(game)


@proves("north-reverts", "Area Control")
def test_the_north_reverts() -> None:
    game = empty()
    stand(game, legion_01="quadi")
    hold(game, "rome", "norica")
    go(game, "legion-01", "norica")
    assert game.holder("quadi") == "rome"
    revert_north(game)
    assert game.holder("quadi") == "german"
    taken = [(event.by, event.before) for event in told(game, AreaTaken) if event.area == "quadi"]
    assert taken == [("rome", "german"), ("german", "rome")]


@proves("people-home-bound", "Movement", "R11")
def test_peoples_stay_at_home_until_250() -> None:
    """One step into an empty area beside home, but not two; from 250 on they go where they like."""
    game = empty(year=200, player="parthia")
    stand(game, european_illyri_1="pannonia", celt_norici="norica")
    hold(game, "", "vindelicia", "raetia", "norica")
    clear(game, "norica")
    assert "norica" in reaches(game, "european-illyri-1")
    assert "raetia" not in reaches(game, "european-illyri-1")
    assert "vindelicia" not in reaches(game, "european-illyri-1")
    stand(game, celt_norici="norica")
    assert "norica" not in reaches(game, "european-illyri-1")
    later = empty(year=250, player="parthia")
    stand(later, european_illyri_1="pannonia")
    hold(later, "", "vindelicia", "raetia", "norica")
    assert {"raetia", "vindelicia"} <= reaches(later, "european-illyri-1")


@proves("stack-end", "Stacking")
def test_the_opponent_takes_what_stands_too_many() -> None:
    game = empty()
    stand(game, legion_01="rome")
    game.put("legion-02", "rome")
    game.state.flipped = ["legion-01", "legion-02"]
    assert crowds(game, "rome") == {"rome": ["legion-01", "legion-02"]}
    pick = ask(remove_excess(game))
    assert pick.seat == "parthia"
    assert offered(pick) == {"legion-01", "legion-02"}
    play(remove_excess(game), Player(excess="legion-01"))
    assert game.at("rome") == ["legion-02"]


@proves("Stacking")
def test_who_can_unstack_must() -> None:
    """The phase does not end while a unit that stands too many can still move."""
    game = empty()
    stand(game, legion_01="rome")
    game.put("legion-02", "rome")
    pick = ask(operate(game))
    assert refused(pick, "end")
    assert pick.default == ("move",)


@proves("colchis-back-door", "Movement", "Terrain Effects")
def test_the_back_door_of_the_east() -> None:
    """Huns, Alani, Alans, Colchis: one area a turn in the north, and a mountain before Colchis."""
    game = empty("fall-350-470", 380, player="huns")
    game.put("hunnic-huns-1", "huns")
    for area in ("alani", "alans"):
        clear(game, area)
        go(game, "hunnic-huns-1", area)
        assert reaches(game, "hunnic-huns-1") == set()
        game.state.trail = {}
        game.relations_changed()
    links = {path.to: path for path in game.data.areas["alans"].paths}
    assert links["colchis"].terrain == {"mountain"}
    assert "colchis" in reaches(game, "hunnic-huns-1")


@proves("palatina-slow", "Roman Army Reform", "R28")
def test_guards_are_slow_in_parthia() -> None:
    game = empty("fall-350-470", 350)
    stand(game, palatina_1="osrohene")
    hold(game, "rome", "nisbis", "hatra")
    hold(game, "parthia", "ctesiphon")
    assert {"nisbis", "hatra"} <= reaches(game, "palatina-1")
    assert "ctesiphon" not in reaches(game, "palatina-1")
    go(game, "palatina-1", "nisbis", "hatra")
    assert reaches(game, "palatina-1") == set()


@proves("split-no-cross", "Western and Eastern Roman Empire 1, 3")
@pytest.mark.parametrize(("leaders", "legal"), [({}, False), ({"rome": "theodosius"}, True)])
def test_the_line_between_west_and_east(leaders: dict[str, str], legal: bool) -> None:
    game = empty("fall-350-470", 380, leaders=leaders, full_war=True)
    stand(game, palatina_1="siscia")
    hold(game, "rome", "singidunum")
    assert ("singidunum" in reaches(game, "palatina-1")) is legal
    stand(game, german_quadi="singidunum", comitatus_11="viminacium")
    for target, (mains, posts) in parts(game, "rome").items():
        assert target.area == "singidunum"
        leader = next(part for part in mains if part.unit == "comitatus-11")
        able = open_to(game, leader, (), posts)
        assert ("siscia" in able) is legal


@proves("raid-pass-germans", "Raids 3")
def test_raiders_pass_other_germans() -> None:
    game = empty("crisis-220-340", 250, player="parthia", full_war=True)
    to = "mig-franks-1"
    stand(game, german_frisi="frisia")
    game.put(to, "teutoberg-forest")
    go(game, to, "frisia", "saxones")
    assert game.at("saxones") == [to]
    assert to not in game.state.stopped


@proves("Raids 2", "R91")
def test_raiders_stop_beside_strangers() -> None:
    """A raider enters an occupied area without a fight and stops; control stays; either may fight in its own turn."""
    game = empty("crisis-220-340", 250, player="parthia", full_war=True)
    stand(game, legion_01="germania-inf")
    game.put("mig-franks-1", "teutoberg-forest")
    go(game, "mig-franks-1", "germania-inf")
    assert game.holder("germania-inf") == "rome"
    assert reaches(game, "mig-franks-1") == set()
    assert crowds(game, "parthia") == {}
    assert best_attack(game, "germania-inf", "mig-franks-1") == (1, 2)
    game.state.player = "rome"
    game.state.stopped = []
    assert best_attack(game, "germania-inf", "legion-01") == (2, 4)


@pytest.mark.rule("Raids 2", "R91")
@pytest.mark.parametrize(
    ("unit", "start", "player", "fight"),
    [("german-suebi", "hercynian-forest", "parthia", (1, 3)), ("legion-02", "belgica-inferior", "rome", (2, 4))],
)
def test_only_migration_units_pass_a_shared_area(unit: str, start: str, player: str, fight: tuple[int, int]) -> None:
    """Beside its enemy a raider opens the area to other migration units only, for neither side's other units."""
    game = empty("crisis-220-340", 250, player=player, full_war=True)
    stand(game, legion_01="germania-inf")
    game.put("mig-franks-1", "germania-inf")
    game.put(unit, start)
    game.put("mig-franks-2", "teutoberg-forest")
    assert "germania-inf" not in reaches(game, unit)
    assert "germania-inf" in reaches(game, "mig-franks-2")
    assert best_attack(game, "germania-inf", unit) == fight


@pytest.mark.rule("Germanic Kingdoms 4", "R91")
def test_a_kingdom_attacks_a_raider_beside_a_roman_but_never_in_the_north() -> None:
    """A Roman in an area doesn't lift the limits of a Kingdom in Roman service."""
    game = empty("fall-350-470", 410, player="rome", full_war=True)
    realm(game, "visigoths", "germania-inf", units=1)
    stand(game, palatina_1="frisia", palatina_2="belgica-superior")
    game.put("mig-saxones", "frisia")
    game.put("mig-jutes", "belgica-superior")
    kingdom = "kingdom-visigoths-1"
    attacks = parts(game, "rome").items()
    attacked = {target.area for target, (mains, _) in attacks if kingdom in {part.unit for part in mains}}
    assert attacked == {"belgica-superior"}


@proves("raid-loot-move-on", "Raids 4", "Looting")
def test_raiders_move_on_after_looting() -> None:
    """With a fifth area left the Vandals must move on at once; with none, first thing next turn."""
    game = empty("crisis-220-340", 270, player="parthia", full_war=True)
    game.put("mig-vandals", "lutetia")
    take_area(game, "lutetia", "german")
    game.state.trail = {"mig-vandals": ["boiemia", "marcomanni", "agri-decumates", "vesontio", "alesia", "lutetia"][1:]}
    play(operate(game), Player(operation="loot", looter="mig-vandals"))
    assert game.state.ruins["lutetia"] == "looted"
    pick = ask(operate(game))
    assert refused(pick, "end")
    steps = destinations(game, "mig-vandals")
    move(game, "mig-vandals", steps["noviodunum"])
    assert "end" in offered(ask(operate(game)))
    assert game.state.onward == []

    spent = empty("crisis-220-340", 270, player="parthia", full_war=True)
    spent.put("mig-vandals", "lutetia")
    spent.state.trail = {"mig-vandals": ["boiemia", "marcomanni", "agri-decumates", "vesontio", "alesia", "lutetia"]}
    play(operate(spent), Player(operation="loot", looter="mig-vandals"))
    assert "end" in offered(ask(operate(spent)))
    spent.state.trail = {}  # the next turn
    spent.relations_changed()
    assert refused(ask(operate(spent)), "end")


@proves("Raids 4", "Long-range Transfers", "R26")
def test_raiders_move_on_by_transfer_too() -> None:
    """Loot, transfer, loot again: the first star is left behind, and only the second one drives them on."""
    game = empty("crisis-220-340", 270, player="parthia", full_war=True)
    game.put("mig-vandals", "lutetia")
    hold(game, "german", "lutetia", "noviodunum", "burdigala", "gergovia", "alesia", "aquitania", "bibracte")
    loot(game, "mig-vandals")
    to = next(area for area in transfers(game, "mig-vandals") if game.is_star(game.data.areas[area]))
    transfer(game, "mig-vandals", to)
    assert game.state.onward == []
    assert "end" in offered(ask(operate(game)))
    loot(game, "mig-vandals")
    assert game.state.onward == ["mig-vandals"]
    assert "end" in offered(ask(operate(game)))  # transferred, it cannot go further in this turn
    game.state.transferred = []  # the next turn
    game.relations_changed()
    assert refused(ask(operate(game)), "end")


@proves("Raids 4", "The Huns, Absorption 4", "R68")
def test_raiders_that_make_way_for_huns_have_moved_on() -> None:
    game = empty("fall-350-470", 410, player="huns", full_war=True)
    game.put("mig-vandals", "lutetia")
    hold(game, "german", "lutetia", "noviodunum")
    loot(game, "mig-vandals")
    play(retreat(game, "mig-vandals"))
    assert game.area_of("mig-vandals") != "lutetia"
    assert game.state.onward == []


@proves("hun-absorb", "The Huns, Absorption 1, 7")
def test_huns_absorb_the_alans() -> None:
    game = empty("fall-350-470", 400, player="huns")
    game.put("huns", "huns")
    stand(game, asian_sarmatian_alans_2="alani")
    play(operate(game), Player(operation="attack", target="alani"))
    assert game.pieces.is_at("asian-sarmatian-alans-2", "removed")
    assert game.at("alani") == ["huns"]
    assert game.state.hordes["huns"].count == 1


@proves("walls-enter", "Walls of Constantinople", "Raids 8")
@pytest.mark.parametrize(
    ("unit", "code"), [("rebel-1", FIGHT), ("mig-visigoths", FIGHT), ("parthian-cavalry-01", SHUT), ("legion-29", 1)]
)
def test_no_one_enters_behind_the_walls(unit: str, code: int) -> None:
    """Those at war with Rome may attack the Walls; only Romans and their friends may enter."""
    game = position("crisis-220-340", 260)
    clear(game, "byzantium")
    game.state.rebellions = {"rebel-1": 1}
    game.put("rebel-1", "thrace")
    assert ground(game, unit, "byzantium") == code
    if unit in ("rebel-1", "mig-visigoths"):
        assert "byzantium" not in reaches(game, unit)


@proves("walls-defense", "West and East 7")
def test_the_walls_stand_at_thirteen() -> None:
    game = empty("fall-350-470", 420, player="huns")
    stand(game, palatina_4="byzantium")
    game.put("huns", "thrace")
    game.put("hunnic-huns-1", "tomis")
    game.put("hunnic-huns-2", "bithynia")
    assert best_attack(game, "byzantium", "huns", "hunnic-huns-1", "hunnic-huns-2") == (13, 13)
    assert "byzantium" not in beatable(game)
    game.put("hunnic-huns-3", "thrace")
    plan = plan_against(game, "byzantium", "huns")
    assert plan is not None
    assert best_attack(game, "byzantium", "huns", "hunnic-huns-1", "hunnic-huns-2", "hunnic-huns-3") == (16, 13)
    play(operate(game), Player(operation="attack", target="byzantium", main="huns@thrace", found_or_loot="loot"))
    assert game.state.walls == "razed"
    assert game.pieces.is_at("palatina-4", "pile-rome-east")
    assert game.at("byzantium") == ["huns"]


@proves("Movement")
def test_peoples_do_not_pass_each_other() -> None:
    """Allies of one empire may support each other, but never walk through each other."""
    game = empty(year=260, player="parthia")
    at_war(game, ("rome", "parthia"), ("rome", "asian"), ("rome", "european"))
    stand(game, asian_lycia="bithynia", european_thrace_1="byzantium")
    hold(game, "rome", "thrace")
    assert "thrace" not in reaches(game, "asian-lycia")
    stand(game, parthian_cavalry_01="byzantium")
    clear(game, "byzantium")
    stand(game, parthian_cavalry_01="byzantium")
    assert "thrace" in reaches(game, "asian-lycia")


@proves("Terrain Effects")
def test_a_desert_slows_once() -> None:
    """-1 for the whole move, never below 1."""
    game = empty()
    at_war(game, ("rome", "asian"))
    hold(game, "rome", "palmyra", "damascus", "antioch", "petra", "jerusalem", "jaffa", "tarsus")
    stand(game, legion_01="antioch")
    clear(game, "palmyra")
    assert "palmyra" in reaches(game, "legion-01")
    go(game, "legion-01", "palmyra", "damascus")
    assert reaches(game, "legion-01") == set()

"""The Legate of Rise and Fall between the empires: when it goes to war, where it gathers, and when it sues."""

from __future__ import annotations

import pytest

from rules.rise_and_fall.ai.attacks import best_move, focus, goals_of, good_attacks, refuge_value
from rules.rise_and_fall.ai.defence import leaving_cost, open_posts, placement_value
from rules.rise_and_fall.ai.diplomacy import captures, declaration, sues_at_last, sues_at_once, terms, war_pays
from rules.rise_and_fall.ai.front import coveted, front
from rules.rise_and_fall.ai.gathering import best_transfer
from rules.rise_and_fall.ai.halves import emperor_leaves, short_half, surpluses, transfer_between_halves
from rules.rise_and_fall.ai.piece_values import area_value, star_value, turning_value, unit_value
from rules.rise_and_fall.ai.raiders import life_cost, opening
from rules.rise_and_fall.ai.strength import strength
from rules.rise_and_fall.ai.threats import others, threats
from rules.rise_and_fall.chapters.movement import destinations, links_from
from rules.rise_and_fall.game import RiseAndFall
from tests.rulebook.rise_and_fall.toolkit import at_war, beatable, empty, hold, realm, stand

_EAST = ("antioch", "damascus", "jaffa", "osrohene", "palmyra", "hatra")
_MASSED = dict(zip((f"legion_0{number}" for number in range(1, 7)), _EAST, strict=True))


def _border(player: str = "rome", /, **units: str) -> RiseAndFall:
    """Peace on the Euphrates, with Rome up to Hatra."""
    game = empty("campaign-60bc", 120, player=player)
    hold(game, "rome", *_EAST)
    stand(game, **units)
    game.relations_changed()
    return game


# Going to war


def test_rome_goes_to_war_with_more_units_near_the_front() -> None:
    game = _border(**_MASSED, parthian_infantry_01="ctesiphon", parthian_cavalry_01="nisbis")
    game.state.gone += ["african", "european", "asian"]
    game.relations_changed()
    assert {"ctesiphon", "nisbis"} & set(captures(game, "rome"))
    assert war_pays(game, "rome")
    assert declaration(game) == "rome:parthia"


def test_rome_keeps_the_peace_against_an_equal_front() -> None:
    game = _border(
        legion_01="antioch",
        parthian_infantry_01="ctesiphon",
        parthian_infantry_02="nisbis",
        parthian_cavalry_01="susa",
        parthian_cavalry_02="ecbatana",
    )
    assert not war_pays(game, "rome")


def test_units_that_can_be_transferred_count_for_less() -> None:
    near = strength(_border(legion_01="antioch"), "rome")
    far = strength(_border(legion_01="tarraco", legion_02="toletum"), "rome")
    assert near.total == near.front == 2
    assert far.front == 0
    assert 0 < far.total < 4


def test_a_civil_war_ties_down_the_reserve() -> None:
    game = _border(legion_01="tarraco", legion_02="toletum", parthian_infantry_01="ctesiphon")
    game.state.rebellions["rebel-1"] = 1
    game.memo.clear()
    assert strength(game, "rome").total == 0


def test_parthia_strikes_on_the_last_turn_when_rome_cannot_answer() -> None:
    units = {"legion_01": "antioch", "legion_02": "jaffa", "parthian_cavalry_01": "nisbis"}
    for last, expected in ((True, True), (False, False)):
        game = _border("parthia", **units)
        game.state.last_turn = game.state.turn + (not last)
        game.relations_changed()
        assert war_pays(game, "parthia") == expected


# Gathering in peace


def test_in_peace_idle_legions_gather_near_the_front() -> None:
    game = _border(
        legion_01="tarraco",
        legion_02="toletum",
        legion_03="emerita",
        **{f"parthian_cavalry_0{n}": a for n, a in ((1, "ctesiphon"), (2, "nisbis"))},
    )
    found = best_transfer(game)
    assert found is not None
    unit, area = found
    assert unit in ("legion-01", "legion-02", "legion-03")
    assert game.data.areas[area].region in ("syria", "mesopotamia", "asia-minor", "arabia")


def test_no_one_gathers_while_a_treaty_holds() -> None:
    game = _border(legion_01="tarraco", legion_02="toletum", legion_03="emerita", parthian_cavalry_01="ctesiphon")
    game.state.peace_until = game.state.turn + 2
    game.relations_changed()
    found = best_transfer(game)
    assert found is None or found[1] not in _EAST


def test_stars_that_the_other_empire_could_strike_need_a_unit_in_peace() -> None:
    game = _border(legion_01="antioch", parthian_cavalry_01="nisbis")
    assert "antioch" in coveted(game)
    assert leaving_cost(game, "legion-01") > 0
    assert "damascus" in open_posts(game)
    assert "damascus" not in open_posts(_border(legion_01="antioch"))


def test_the_front_is_where_the_empires_touch() -> None:
    assert {"ctesiphon", "nisbis"} <= set(front(_border(), "rome"))
    assert "merv" not in front(_border(), "rome")


# Suits for peace


def _war(player: str, /, **units: str) -> RiseAndFall:
    game = _border(player, **units)
    at_war(game, ("rome", "parthia"))
    return game


def test_parthia_sues_to_get_its_stars_back() -> None:
    """Rome leaves what is in Parthia; the first treaty costs nothing else [Peace P1]."""
    game = _war("parthia", **_MASSED)
    hold(game, "rome", "ctesiphon", "susa", "persepolis")
    game.relations_changed()
    assert terms(game) > 0
    assert sues_at_once(game)


def test_parthia_does_not_sue_while_it_wins() -> None:
    game = _war("parthia", legion_01="rome", parthian_cavalry_01="nisbis", parthian_cavalry_02="ctesiphon")
    assert captures(game, "parthia")
    assert not sues_at_once(game)
    assert not sues_at_last(game)


def test_rome_sues_only_when_the_war_costs_more_than_the_treaty() -> None:
    """The first treaty costs Antioch or Damascus, and what Rome has beyond the Euphrates [Peace R1-R3]."""
    riders = {f"parthian_cavalry_{n:02}": area for n, area in enumerate(("nisbis", "hatra", "palmyra", "osrohene"), 1)}
    game = _war("rome", **riders)
    assert terms(game) < 0
    assert len(captures(game, "parthia")) >= 3
    assert sues_at_last(game)
    assert not sues_at_once(game)
    assert not sues_at_last(_war("rome", **_MASSED, parthian_cavalry_01="merv"))


def test_rome_does_not_waste_the_treaties_that_parthia_has_made() -> None:
    riders = {f"parthian_cavalry_{n:02}": area for n, area in enumerate(("nisbis", "hatra", "palmyra", "osrohene"), 1)}
    game = _war("rome", **riders)
    game.state.rungs["parthia"] = 40
    game.memo.clear()
    assert not sues_at_last(game)


def test_trying_a_suit_changes_nothing() -> None:
    game = _war("rome", **_MASSED, parthian_cavalry_01="nisbis")
    before = game.state.model_dump()
    terms(game)
    assert game.state.model_dump() == before


# The last decade


def test_on_the_last_turn_only_those_who_still_move_are_a_threat() -> None:
    game = _war("parthia", legion_01="antioch", parthian_infantry_01="nisbis")
    game.state.last_turn = game.state.turn
    game.relations_changed()
    assert others(game) == []
    assert not threats(game).lost
    game.state.player = "rome"
    game.relations_changed()
    assert others(game) == ["parthia"]


# West and East


def _before_the_emperor_leaves(year: int = 390) -> RiseAndFall:
    """Theodosius reigns; all units are in the East, with more in its pile."""
    game = empty("fall-350-470", year)
    game.state.leaders["rome"] = "theodosius"
    pile = [unit for half in ("west", "east") for unit in list(game.state.stacks[f"pile-rome-{half}"])]
    for unit in pile:
        game.put(unit, "pile-rome-east")
    east = [area for area in game.owned("rome") if game.data.areas[area].half == "east"]
    for unit, area in zip([u for u in pile if game.data.kind[u] == "comitatus"], east, strict=False):
        game.put(unit, area)
    game.relations_changed()
    return game


def test_units_go_to_the_half_that_will_be_short_of_them() -> None:
    game = _before_the_emperor_leaves()
    assert emperor_leaves(game)
    assert surpluses(game)["west"] < 0 < surpluses(game)["east"]
    found = transfer_between_halves(game, game.units_of("rome"))
    assert found is not None
    unit, areas = found
    assert game.data.areas[game.area_of(unit)].half == "east"
    assert {game.data.areas[area].half for area in areas} == {"west"}


def test_new_units_come_to_the_half_that_will_be_short_of_them() -> None:
    game = _before_the_emperor_leaves()
    with_emperor = placement_value(game, "cremona")
    assert short_half(game) == game.data.areas["cremona"].half == "west"
    del game.state.leaders["rome"]
    game.relations_changed()
    assert with_emperor > placement_value(game, "cremona")


def test_nothing_is_moved_while_the_emperor_stays() -> None:
    game = _before_the_emperor_leaves(380)
    assert not emperor_leaves(game)
    assert short_half(game) == ""


# The German player


def test_the_german_player_wants_the_stars_of_rome_first() -> None:
    """It wins by the difference of the empires: a star of Parthia makes up for itself [Three-Player Game 3]."""
    game = empty("fall-350-470", 370, "three_player", player="german")
    hold(game, "rome", "viminacium")
    hold(game, "parthia", "ctesiphon")
    assert area_value(game, "viminacium", "german") > 5 * area_value(game, "ctesiphon", "german")


def test_migrations_look_for_a_place_to_settle_after_350() -> None:
    game = empty("fall-350-470", 370, player="parthia", full_war=True)
    game.put("mig-vandals", "cimbrica")
    game.relations_changed()
    way = best_move(game)
    assert way is not None
    assert way.unit == "mig-vandals"
    assert good_attacks(game) == []


def test_the_tribes_gather_around_a_weakly_held_star() -> None:
    game = empty("campaign-60bc", 170, player="parthia", full_war=True)
    stand(game, german_sicambri="hercynian-forest", german_chatti="germania-inf", german_cherusci="agri-decumates")
    hold(game, "rome", "germania-sup")
    game.relations_changed()
    assert focus(game)[0] == "germania-sup"
    held = empty("campaign-60bc", 170, player="parthia", full_war=True)
    stand(held, german_sicambri="daci", legion_01="germania-sup")
    assert focus(held)[0] != "germania-sup"


_AROUND = {"legion_01": "vesontio", "legion_02": "lugdunum", "legion_03": "lutetia", "legion_04": "belgica-superior"}


def _raiders(**units: str) -> RiseAndFall:
    """A migration unit beside the empty star of Germania Superior."""
    game = empty("campaign-60bc", 260, player="parthia", full_war=True)
    hold(game, "rome", "germania-sup")
    game.put("mig-franks-1", "hercynian-forest")
    stand(game, **units)
    game.relations_changed()
    return game


def test_migrations_are_saved_from_a_raid_that_would_kill_them() -> None:
    """They are away for ten turns [Raids 6]."""
    safe, deadly = _raiders(), _raiders(**_AROUND)
    assert goals_of(safe, "mig-franks-1", ["germania-sup"])["germania-sup"] > 2
    assert goals_of(deadly, "mig-franks-1", ["germania-sup"]).get("germania-sup", 0) < 1


def test_migrations_raid_where_no_kingdoms_are_to_come() -> None:
    game = _raiders(**_AROUND)
    game.state.last_turn = game.data.turn(340)
    game.relations_changed()
    assert goals_of(game, "mig-franks-1", ["germania-sup"])["germania-sup"] > 2


def test_raiders_look_for_stars_without_a_garrison() -> None:
    """They cannot settle where a unit stands in their way [Raids 2, Germanic Kingdoms 1]."""
    game = empty("fall-350-470", 370, player="parthia", full_war=True)
    stars = [star for star in game.stars if game.holder(star) == "rome" and star != "cremona"]
    units = [unit for pile in ("west", "east") for unit in game.state.stacks[f"pile-rome-{pile}"]]
    for unit, star in zip(units, stars, strict=False):
        game.put(unit, star)
    hold(game, "", *stars[len(units) :])
    game.put("mig-vandals", "boiemia")
    game.relations_changed()
    way = best_move(game)
    assert way is not None
    links = links_from(game, ["cremona"])
    assert links[way.to] < links["boiemia"]


def _raiders_near_palatina(year: int, **raiders: str) -> RiseAndFall:
    """Parthia's turn in a full war: raiders beside a Roman corner that only three Palatina hold."""
    game = empty("fall-350-470", year, player="parthia", full_war=True)
    hold(game, "", *game.owned("rome"))
    stand(game, palatina_1="helvetia", palatina_2="germania-sup", palatina_3="belgica-superior", **raiders)
    game.relations_changed()
    return game


@pytest.mark.parametrize(("year", "waits"), [(400, True), (450, False)])
def test_a_lone_raider_leaves_the_reach_of_its_enemies_until_the_last_turns(year: int, waits: bool) -> None:
    """A raider killed in combat is away for ten turns [Raids 6]."""
    game = _raiders_near_palatina(year, mig_vandals="agri-decumates")
    assert (life_cost(game, "mig-vandals", "agri-decumates") > 0) == waits
    assert life_cost(game, "mig-vandals", "goths") == 0
    ways = [area for area in destinations(game, "mig-vandals") if game.data.areas[area].north]
    assert any(life_cost(game, "mig-vandals", area) for area in ways) == waits
    goals = goals_of(game, "mig-vandals", ways)
    assert all(life_cost(game, "mig-vandals", area) == 0 for area in goals)
    assert bool(goals) >= waits


def test_many_raiders_attack_together_whatever_it_costs() -> None:
    few = {"mig_vandals": "agri-decumates", "mig_saxones": "saxones", "mig_jutes": "cimbrica"}
    assert life_cost(_raiders_near_palatina(400, **few), "mig-vandals", "agri-decumates") > 0
    assert life_cost(_raiders_near_palatina(400, **few, mig_anglii="goths"), "mig-vandals", "agri-decumates") == 0


def test_many_raiders_slip_through_the_line_of_garrisons() -> None:
    """They may end their move with an enemy, and go on from there next turn [Raids 2]."""
    few = {"mig_vandals": "hermunduri", "mig_saxones": "saxones", "mig_jutes": "cimbrica"}
    for more, slips_through in ({}, False), ({"mig_anglii": "goths"}, True):
        game = empty("fall-350-470", 400, player="parthia", full_war=True)
        hold(game, "", *game.owned("rome"))
        stand(game, limes_01="agri-decumates", limes_02="vindelicia", limes_03="norica", **few, **more)
        hold(game, "rome", "capua")
        game.relations_changed()
        ways = [area for area in destinations(game, "mig-vandals") if game.holder(area) == "rome" and game.at(area)]
        assert ways
        assert bool(goals_of(game, "mig-vandals", ways)) == slips_through


def test_beating_a_kingdom_is_worth_little_to_the_germans() -> None:
    """Its stars count for no empire [Victory Conditions 1]."""
    for player, nation, is_little in ("parthia", "german", True), ("rome", "rome", False):
        game = empty("fall-350-470", 400, player=player, full_war=True)
        realm(game, "franks", "lutetia", "lutetia", status="rogue")
        assert (area_value(game, "lutetia", nation) < star_value(game, "lutetia")) == is_little
        assert (unit_value(game, "kingdom-franks-1") < 1) == is_little


def test_a_new_kingdom_is_feared_as_a_servant_of_rome() -> None:
    """It serves Rome from the next Roman turn on, also against its own kind [Foederati, R62]."""
    game = empty("fall-350-470", 400, player="parthia", full_war=True)
    hold(game, "", *game.owned("rome"))
    stand(game, mig_vandals="agri-decumates")
    assert life_cost(game, "mig-vandals", "agri-decumates") == 0
    realm(game, "franks", "germania-sup", "germania-sup", "helvetia", "vindelicia", status="new")
    assert life_cost(game, "mig-vandals", "agri-decumates") > 0


def test_the_german_player_counts_every_star_where_a_number_of_them_is_enough() -> None:
    """In the Rise, the Zenith and the Crisis [Scenarios, R88]."""
    worth = {}
    for scenario, year in (("crisis-220-340", 300), ("fall-350-470", 370)):
        game = empty(scenario, year, "three_player", player="german", full_war=True)
        hold(game, "parthia", "ctesiphon")
        worth[scenario] = area_value(game, "ctesiphon", "german")
    assert worth["crisis-220-340"] > worth["fall-350-470"]


def test_at_the_end_the_german_player_turns_the_kingdom_with_the_most_stars() -> None:
    """It still moves it when the stars are counted [Reliability 2, Three-Player Game 3]."""
    for year, counts_stars in ((450, False), (470, True)):
        game = empty("fall-350-470", year, "three_player")
        realm(game, "franks", "lutetia", "lutetia", "burdigala", units=2)
        realm(game, "saxons", "viminacium", "viminacium", "naissus", "tomis", units=3)
        assert (turning_value(game, "kingdom-franks") > turning_value(game, "kingdom-saxons")) == counts_stars


# Raiders and Huns


def test_raiders_do_not_end_their_move_beside_each_other() -> None:
    """One of them would be lost [Stacking, Raids 2]."""
    raiders = {"mig_vandals": "hermunduri", "mig_saxones": "saxones", "mig_jutes": "cimbrica"}
    goals = {}
    for area in ("goths", "agri-decumates"):
        game = empty("fall-350-470", 400, player="parthia", full_war=True)
        hold(game, "", *game.owned("rome"))
        stand(game, limes_01="agri-decumates", **raiders)
        game.put("mig-anglii", area)
        hold(game, "rome", "capua")
        game.relations_changed()
        goals[area] = goals_of(game, "mig-vandals", ["agri-decumates"])
    assert goals["goths"]
    assert not goals["agri-decumates"]


def test_no_attack_on_a_guard_ends_beside_a_raider_that_has_been_used() -> None:
    """Where a raider is already, the stacking limit leaves no room for another one."""
    for is_used in (False, True):
        game = empty("fall-350-470", 400, player="parthia", full_war=True)
        hold(game, "", *game.owned("rome"))
        stand(game, limes_01="vesontio", german_frisi="germania-sup", mig_vandals="helvetia", mig_jutes="lugdunum")
        game.put("mig-franks-1", "vesontio")
        hold(game, "rome", "vesontio")
        game.state.flipped += ["mig-franks-1"] * is_used
        game.relations_changed()
        assert "vesontio" in beatable(game)
        assert any(attack.target.area == "vesontio" for attack in good_attacks(game)) != is_used


def _around_cremona(year: int, **raiders: str) -> RiseAndFall:
    """Parthia's turn: Rome's only star is empty, with a garrison in each area beside it."""
    game = empty("fall-350-470", year, player="parthia", full_war=True)
    hold(game, "", *game.owned("rome"))
    beside = [path.to for path in game.data.areas["cremona"].paths]
    for number, area in enumerate(beside, start=1):
        game.put(f"limes-{number:02}", area)
    hold(game, "rome", "cremona", *beside)
    stand(game, **raiders)
    game.relations_changed()
    return game


@pytest.mark.parametrize(("year", "takes_risks"), [(400, False), (450, True)])
def test_a_raider_opens_the_way_for_another_one_to_settle(year: int, takes_risks: bool) -> None:
    """Raiders stop beside an enemy, but pass where one of them is already [Raids 2]."""
    game = _around_cremona(year, mig_vandals="marcomanni", mig_saxones="boiemia")
    first = opening(game)
    assert (first is not None) == takes_risks
    if first is not None:
        assert game.at(first.area)
        assert goals_of(game, first.unit, destinations(game, first.unit))[first.area] > 2


def test_no_raider_opens_a_way_that_is_open() -> None:
    game = _around_cremona(450, mig_vandals="marcomanni", mig_saxones="boiemia")
    game.put("mig-franks-1", "raetia")
    assert "cremona" in destinations(game, "mig-vandals")
    assert opening(game) is None


def test_the_huns_march_on_the_stars_of_rome() -> None:
    """The unit that founds their Kingdom goes first [Hunnic Kingdom 1]."""
    game = empty("fall-350-470", 400, "three_player", player="huns")
    hold(game, "", *game.owned("rome"))
    hold(game, "rome", "trapezus")
    for unit in ("huns", "hunnic-huns-1"):
        game.put(unit, "huns")
    game.relations_changed()
    way = best_move(game)
    assert way is not None
    assert way.unit == "huns"
    links = links_from(game, ["trapezus"])
    assert links[way.to] < links["huns"]


def _beside_the_hunae(*hordes: str) -> RiseAndFall:
    """A Parthian unit in Sogdiana, beside an empty star of Sarmatians; the Hunae are near if they're named."""
    game = empty("fall-350-470", 420, player="parthia")
    at_war(game, ("parthia", "asian-sarmatian"))
    hold(game, "parthia", "sogdiana")
    hold(game, "asian-sarmatian", "massagetae", "chorasmia")
    game.put("parthian-infantry-07", "sogdiana")
    game.put("asian-sarmatian-chorasmia", "chorasmia")
    for unit in hordes:
        game.put(unit, "hunae")
    game.relations_changed()
    return game


def test_a_unit_that_makes_room_stays_out_of_reach_of_a_horde_at_home() -> None:
    """The horde beats the unit, and the stars behind it are next [Hunnic Kingdom 1]."""
    quiet, feared = _beside_the_hunae(), _beside_the_hunae("hunae")
    for game in (quiet, feared):
        assert refuge_value(game, "parthian-infantry-07", "merv") > refuge_value(
            game, "parthian-infantry-07", "massagetae"
        )
    lost = refuge_value(quiet, "parthian-infantry-07", "massagetae")
    assert refuge_value(feared, "parthian-infantry-07", "massagetae") < lost - 1


def test_no_attack_ends_in_reach_of_a_horde_at_home() -> None:
    targets = []
    for game in (_beside_the_hunae(), _beside_the_hunae("hunae")):
        for number, area in (("01", "merv"), ("02", "merv"), ("03", "sogdiana")):
            game.put(f"parthian-cavalry-{number}", area)
        game.relations_changed()
        targets.append({attack.target.area for attack in good_attacks(game)})
    assert "chorasmia" in targets[0]
    assert "chorasmia" not in targets[1]

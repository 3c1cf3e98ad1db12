"""The Legate of Rise and Fall in positions where the right choice is clear."""

from __future__ import annotations

import pytest

import rules
from rules.core.agents import give
from rules.rise_and_fall.ai.attacks import best_attack, best_move, goals_of, good_attacks
from rules.rise_and_fall.ai.defence import guard_value, leaving_cost, open_posts, placement_value
from rules.rise_and_fall.ai.gathering import best_transfer
from rules.rise_and_fall.ai.legate import legate
from rules.rise_and_fall.ai.threats import threats, would_fall
from rules.rise_and_fall.chapters.area_control import hand_over
from rules.rise_and_fall.chapters.movement import links_from
from rules.rise_and_fall.game import RiseAndFall
from tests.rulebook.rise_and_fall.toolkit import at_war, beatable, clear, empty, hold, stand
from tests.sampling import first

GAME = "rise-and-fall"


def _rising(**units: str) -> RiseAndFall:
    """Rome's turn in 50 BC: rebels in Macedonia, these units, and Rome holds red stars only."""
    game = empty("campaign-60bc", -50)
    hold(game, "", *(star for star in game.stars if game.holder(star) == "rome" and not game.data.areas[star].red))
    _rebel(game, "rebel-1", "macedonia")
    stand(game, **units)
    return game


def _rebel(game: RiseAndFall, unit: str, area: str) -> None:
    game.state.rebellions[unit] = 1
    game.put(unit, area)
    hand_over(game, area, "rome-rebels")
    game.relations_changed()


def test_he_strikes_a_rising_in_the_turn_in_which_it_rises() -> None:
    attack = best_attack(_rising(legion_01="dyrrhachium", legion_02="byzantium"))
    assert attack is not None
    assert attack.target.area == "macedonia"


def test_he_does_not_strike_without_enough() -> None:
    assert best_attack(_rising(legion_01="dyrrhachium")) is None


def test_he_strikes_first_where_the_rising_holds_a_star() -> None:
    game = _rising(legion_01="dyrrhachium", legion_02="byzantium", legion_03="salona")
    _rebel(game, "rebel-2", "epirus")
    found = {attack.target.area: attack.worth for attack in good_attacks(game)}
    assert set(found) == {"macedonia", "epirus"}
    assert found["macedonia"] > found["epirus"]


def test_free_legions_lead_an_attack_before_those_that_guard_a_star() -> None:
    game = _rising(legion_01="rome", legion_02="aleria")
    _rebel(game, "rebel-2", "genua")
    assert guard_value(game, "legion-01") == 5.0
    assert leaving_cost(game, "legion-02") == 0
    attack = best_attack(game)
    assert attack is not None
    assert (attack.target.area, attack.main.unit) == ("genua", "legion-02")


def test_he_does_not_attack_units_that_the_same_seat_moves() -> None:
    """Germans may fight rebels, but the Parthian player has both [Civil War 5, Germans Limited War]."""
    game = empty("campaign-60bc", -50, player="parthia")
    stand(game, german_sicambri="hercynian-forest", german_chatti="agri-decumates", german_cherusci="germania-inf")
    _rebel(game, "rebel-1", "germania-sup")
    assert "germania-sup" in beatable(game)
    assert good_attacks(game) == []


def test_a_star_that_could_be_taken_next_turn_keeps_its_garrison() -> None:
    game = _rising(legion_01="syracuse")
    _rebel(game, "rebel-2", "athens")
    assert "syracuse" in threats(game).kept
    assert guard_value(game, "legion-01") == 5.0
    assert best_move(game) is None


def test_a_star_out_of_reach_of_enemies_does_not_hold_a_legion_back() -> None:
    game = _rising(legion_01="tarraco", legion_02="toletum")
    clear(game, "macedonia")
    assert leaving_cost(game, "legion-01") == 0


def test_the_only_unit_of_a_province_stays_in_it() -> None:
    game = _rising(legion_01="toletum")
    assert leaving_cost(game, "legion-01") > 0
    stand(game, legion_02="emerita")
    assert leaving_cost(game, "legion-01") == 0


def test_he_takes_an_empty_star_in_reach() -> None:
    game = _rising(legion_01="dyrrhachium")
    clear(game, "macedonia")
    hold(game, "rome-rebels", "macedonia")
    way = best_move(game)
    assert way is not None
    assert (way.unit, way.to) == ("legion-01", "macedonia")


def test_an_open_star_of_italy_is_closed_to_the_rebels() -> None:
    game = _rising(legion_01="capua")
    clear(game, "macedonia", "capua")
    _rebel(game, "rebel-2", "athens")
    stand(game, legion_01="genua")
    assert "syracuse" in open_posts(game)
    assert open_posts(game)["syracuse"] > open_posts(game).get("gades", 0.0)


def test_rebels_that_will_come_back_are_reckoned_with() -> None:
    """They return on a star of the rebels, and move in the same turn [Civil War 7]."""
    game = empty("campaign-60bc", -50)
    assert "syracuse" not in threats(game).open
    hold(game, "rome-rebels", "athens")
    assert "syracuse" in threats(game).open


def test_new_legions_come_where_a_star_is_threatened() -> None:
    game = _rising(legion_01="dyrrhachium")
    _rebel(game, "rebel-2", "athens")
    assert placement_value(game, "syracuse") > max(
        placement_value(game, star) for star in ("gades", "tarraco", "cremona")
    )


def test_before_a_civil_war_new_legions_stand_in_italy_and_else_at_the_front() -> None:
    """No capital of a rebellion can be in Italy [Civil War 3]."""
    worth = {}
    for year in (-50, -30):
        game = empty("campaign-60bc", year)
        at_war(game, ("rome", "asian"))
        stand(game, legion_01="pergamum", legion_02="capua")
        worth[year] = placement_value(game, "capua") - placement_value(game, "pergamum")
    assert worth[-50] > 0 > worth[-30]


def test_an_idle_legion_is_transferred_towards_the_rising() -> None:
    game = _rising(legion_01="toletum", legion_02="emerita")
    found = best_transfer(game)
    assert found is not None
    unit, to = found
    links = links_from(game, ["macedonia"])
    assert links[to] <= links[game.area_of(unit)] - 2


def test_whether_a_conquest_could_be_held_is_foreseen() -> None:
    game = empty("campaign-60bc", -60)
    stand(game, celt_parisi="alesia", celt_nervi="belgica-superior", celt_venelli="noviodunum")
    assert would_fall(game, "lutetia", "rome", 2, ())
    assert not would_fall(game, "lutetia", "rome", 2, ("celt-nervi",))


def test_the_seat_of_the_rebels_has_them_take_open_stars() -> None:
    game = _rising()
    _rebel(game, "rebel-2", "sparta")
    game.state.player = "parthia"
    game.relations_changed()
    way = best_move(game)
    assert way is not None
    assert way.unit.startswith("rebel")
    assert game.is_star(game.data.areas[way.to])


def test_the_german_player_takes_an_open_star_beside_germania() -> None:
    game = empty("campaign-60bc", -50, "three_player", player="german")
    stand(game, german_sicambri="hercynian-forest")
    hold(game, "rome", "germania-sup")
    way = best_move(game)
    assert way is not None
    assert way.to == "germania-sup"


@pytest.mark.slow
@pytest.mark.parametrize("options", [{}, {"three_player": True}], ids=["two players", "three players"])
@pytest.mark.parametrize("scenario", first(1, ["rise-60bc-20ad", "crisis-220-340"]))
def test_he_plays_every_seat_without_a_trace_and_in_the_same_way_again(scenario: str, options: dict[str, bool]) -> None:
    """Thinking changes nothing, and a table loaded in the middle of an act gives the same answer."""
    table = rules.start(GAME, scenario, options, seed="a legate in every seat")
    seats: set[str] = set()
    for number in range(260):
        if table.decision is None:
            break
        seats.add(table.decision.seat)
        save = table.save() if number % 60 == 30 else ""
        answer = legate(table)
        if save:
            assert table.save() == save
            assert legate(rules.load(save)) == answer
        give(table, answer)
    assert seats == {"rome", "parthia", *(["german"] if options else [])}


def test_no_one_marches_back_to_where_he_came_from() -> None:
    game = _rising(legion_01="dyrrhachium")
    clear(game, "macedonia")
    hold(game, "rome-rebels", "macedonia")
    assert "macedonia" in goals_of(game, "legion-01", ["macedonia"])
    game.state.trail["legion-01"] = ["macedonia", "dyrrhachium"]
    assert goals_of(game, "legion-01", ["macedonia"]) == {}


def test_in_a_full_war_the_tribes_gather_on_the_frontier() -> None:
    for full_war in (True, False):
        game = empty("campaign-60bc", 170, player="parthia", full_war=full_war)
        stand(game, german_cimbri="cimbrica")
        way = best_move(game)
        assert (way is not None and way.unit == "german-cimbri") == full_war

"""Sections 6.1 and 6.2: attitudes, and what the enemies of Rome do."""

from __future__ import annotations

import pytest

from rules.romanitas.chapters.cities import clear_desolation, desolate, sack, take_city
from rules.romanitas.chapters.enemy_attitudes import attitude_modifiers, check_nation, reconquest_due
from rules.romanitas.events import (
    AttackCancelled,
    AttitudeChecked,
    CityAbandoned,
    CityDesolated,
    FleetSailed,
    InvasionPassed,
    InvasionStopped,
    RaidBegan,
    ReconquestBegan,
    TreatyHeld,
)
from rules.romanitas.state import TurnRecord
from tests.rulebook.romanitas.toolkit import Player, Scripted, acta, owners, play, position, proves

NO_DEFENCE = {"defence": "none"}


def checked(game: Scripted, nation: str, **replies: str) -> Player:
    """The nation's turn, played; no city is defended unless the replies say so."""
    player = Player(**{**NO_DEFENCE, **replies})
    play(check_nation(game, nation), player)
    return player


def column(game: Scripted) -> str:
    """The column of the last attitude roll."""
    return game.told(AttitudeChecked)[-1].column


def ruined(game: Scripted) -> list[str]:
    """The cities that were desolated."""
    return [event.city for event in game.told(CityDesolated)]


@proves("C16", "6.1")
def test_c16_a_six_is_peace_with_the_gepids() -> None:
    game = position(dice=[6])
    checked(game, "gepids")
    assert column(game) == "neutrality"
    assert game.state.now.at_war == []


@proves("C17", "6.1", "R22")
def test_c17_a_cancelled_raid_is_war_all_the_same() -> None:
    game = position(dice=[5], before=TurnRecord(at_war=["gepids"]))
    acta(game, political="usurper")
    checked(game, "gepids")
    assert game.told(AttitudeChecked)[0].score.total == 7
    assert game.told(AttackCancelled)[0].city == "salonae"
    assert game.state.now.at_war == ["gepids"]


@proves("R22")
def test_house_option_makes_a_cancelled_raid_peace() -> None:
    game = position("house-cancelled-is-neutral", dice=[6], before=TurnRecord(at_war=["gepids"]))
    checked(game, "gepids")
    assert game.state.now.at_war == []
    assert game.state.now.columns["gepids"] == "neutrality"


@proves("C18", "6.1", "4.2.1")
def test_c18_all_modifiers_add_up() -> None:
    now = TurnRecord(at_war=["berbers", "vandals"])
    game = position(dice=[6], now=now, before=TurnRecord(at_war=["slavs"]), caesar="slavs")
    checked(game, "slavs")
    assert game.told(AttitudeChecked)[0].score.total == 8
    assert column(game) == "invasion-1"


@proves("C19", "6.1", "R21")
def test_c19_persia_never_counts_as_a_barbarian_at_war() -> None:
    game = position(dice=[4], now=TurnRecord(at_war=["persia"]))
    checked(game, "berbers")
    assert column(game) == "neutrality"


@proves("6.1", "R30")
def test_a_conquered_kingdom_frightens_everyone_once() -> None:
    game = position()
    for kingdom in ("vandals", "ostrogoths"):
        owners(game, "roman", *game.data.original_cities[kingdom])
        assert sum(modifier.value for modifier in attitude_modifiers(game, "franks")) == 1
    owners(game, "visigoths", *game.data.original_cities["visigoths"])
    assert sum(modifier.value for modifier in attitude_modifiers(position(), "franks")) == 0


@proves("6.2")
@pytest.mark.parametrize(
    ("nation", "columns"),
    [
        ("gepids", {6: "neutrality", 7: "raid-1", 8: "raid-2", 9: "invasion-1", 14: "invasion-1"}),
        ("persia", {2: "neutrality", 3: "persian-diplomacy", 6: "persian-diplomacy", 7: "raid-1", 8: "raid-2"}),
        ("persia", {9: "invasion-1", 10: "invasion-2", 15: "invasion-2"}),
        ("berbers", {4: "neutrality", 5: "raid-1", 6: "raid-2", 7: "invasion-1"}),
        ("vandals", {4: "neutrality", 5: "piracy", 6: "piracy", 7: "raid-1", 8: "raid-2", 9: "invasion-1"}),
        ("vandals", {10: "invasion-2"}),
        ("ostrogoths", {6: "neutrality", 7: "piracy", 8: "raid-1", 9: "raid-2", 10: "invasion-1"}),
        ("slavs", {4: "neutrality", 5: "piracy", 6: "raid-1", 7: "raid-2", 8: "invasion-1", 9: "invasion-2"}),
        ("avars", {6: "neutrality", 7: "raid-1", 8: "raid-2", 9: "invasion-1", 10: "invasion-2"}),
        ("visigoths", {6: "neutrality", 7: "raid-1", 8: "raid-2", 9: "invasion-1", 12: "invasion-1"}),
        ("franks", {6: "neutrality", 7: "raid-1", 8: "raid-2", 9: "invasion-1", 10: "invasion-2"}),
        ("lombards", {8: "neutrality", 9: "raid-1", 10: "raid-2", 11: "invasion-1", -1: "neutrality"}),
    ],
)
def test_the_table_of_attitudes(nation: str, columns: dict[int, str]) -> None:
    data = position().data
    assert {total: data.attitude_result(nation, total).column for total in columns} == columns


@proves("6.2.1", "R10")
def test_piracy_places_the_fleet_and_costs_the_zone_once() -> None:
    game = position(dice=[5], rp=5)
    checked(game, "vandals")
    assert game.pieces.is_at("fleet-vandals", "western-med")
    assert game.state.rp == 4
    assert game.state.now.at_war == ["vandals"]


@proves("6.2.1", "R23")
def test_piracy_twice_running_is_a_raid_as_well() -> None:
    game = position(dice=[5], rp=5, before=TurnRecord(columns={"vandals": "piracy"}))
    checked(game, "vandals")
    assert ruined(game) == ["corinthus"]
    assert game.state.now.columns["vandals"] == "raid-1"


@proves("R10")
def test_a_zone_with_an_enemy_fleet_costs_nothing_more() -> None:
    game = position(dice=[5], rp=5)
    game.pieces.move("fleet-ostrogoths", "western-med")
    checked(game, "vandals")
    assert game.state.rp == 5


@proves("C24", "6.2.1")
def test_c24_an_inland_looking_kingdom_may_still_have_a_coast() -> None:
    game = position(dice=[6], before=TurnRecord(at_war=["ostrogoths"]))
    cities = game.data.original_cities["ostrogoths"]
    owners(game, "roman", *(city for city in cities if city not in ("mediolanum", "ravenna")))
    checked(game, "ostrogoths")
    assert game.told(FleetSailed)[0].zone == "adriatic"


@proves("C25", "6.2.1", "7.3")
def test_c25_a_kingdom_without_a_coast_loses_its_fleet() -> None:
    game = position()
    game.pieces.move("fleet-ostrogoths", "adriatic")
    last, *others = game.data.original_cities["ostrogoths"]
    owners(game, "roman", *others)
    take_city(game, last)
    assert game.pieces.is_at("fleet-ostrogoths", "port-ostrogoths")


@proves("C26", "6.2.2", "R11")
def test_c26_persian_diplomacy_is_no_war() -> None:
    game = position(dice=[4], rp=5)
    checked(game, "persia")
    assert game.state.diplomacy == {"albania": "persian"}
    assert (game.state.rp, game.state.now.at_war) == (4, [])


@proves("C27", "6.2.2")
def test_c27_the_next_counter_on_the_list() -> None:
    game = position(dice=[3], rp=5, diplomacy={"lakhmids-ghassanids": "persian", "albania": "roman"})
    checked(game, "persia")
    assert game.state.diplomacy["albania"] == "persian"
    assert game.state.rp == 4


@proves("C28", "6.2.2", "R24")
def test_c28_past_lazica_persia_raids() -> None:
    game = position(dice=[6], diplomacy={"lazica": "persian"})
    checked(game, "persia")
    assert game.told(RaidBegan)[0].city == "melitene"
    assert game.state.now.at_war == ["persia"]
    assert game.state.now.columns["persia"] == "raid-1"


@proves("C29", "6.2.3", "3.2")
def test_c29_a_city_without_a_force_is_desolated() -> None:
    game = position(dice=[6], rp=5, before=TurnRecord(at_war=["slavs"]))
    checked(game, "slavs")
    assert game.told(CityAbandoned)[0].city == "marcianopolis"
    assert ruined(game) == ["marcianopolis"]
    assert game.state.rp == 4
    assert set(game.pieces.at("home-slavs")) == set(game.data.nation_units["slavs"])


@proves("C30", "R26", "R23")
def test_c30_a_desolated_city_is_not_raided_again() -> None:
    game = position(dice=[6], rp=5, desolation=["gortyne"], now=TurnRecord(at_war=["berbers", "gepids"]))
    checked(game, "vandals")
    assert game.told(AttackCancelled)[0].why == "already-desolated"
    assert game.pieces.is_at("fleet-vandals", "eastern-med")
    assert game.state.rp == 5 - 2


@proves("C31", "6.2.4")
def test_c31_an_invasion_passes_ruins() -> None:
    game = position(dice=[6], desolation=["dyrrachium"], now=TurnRecord(at_war=["slavs", "berbers", "gepids"]))
    checked(game, "avars")
    assert ruined(game) == ["thessalonice", "corinthus"]
    assert game.told(InvasionPassed)[0].city == "dyrrachium"


@proves("C32", "6.2.4", "R25")
def test_c32_an_invasion_stops_before_a_city_that_is_not_roman() -> None:
    game = position(dice=[6], now=TurnRecord(at_war=["slavs", "berbers", "gepids", "avars"]))
    owners(game, "roman", "mediolanum")
    checked(game, "franks")
    assert ruined(game) == ["mediolanum"]
    assert game.told(InvasionStopped)[0].why == "not-roman"


@proves("6.2.4", "3.3")
def test_an_invasion_that_reaches_constantinople_ends_the_game() -> None:
    game = position(dice=[6], rp=9, now=TurnRecord(at_war=["berbers", "vandals", "gepids"]))
    with pytest.raises(Exception, match="constantinople-lost"):
        checked(game, "slavs")
    assert ruined(game) == ["marcianopolis", "philippopolis"]


@proves("6.2.4")
@pytest.mark.parametrize(
    ("letter", "path"),
    [
        ("a", ["antioch", "damascus", "caesarea-palaestinae", "jerusalem", "alexandria"]),
        ("b", ["melitene", "sinope", "pessinus", "nicaea", "constantinople"]),
        ("c", ["ptolemais", "alexandria", "oxyrhynchus", "syene"]),
        ("d", ["marcianopolis", "philippopolis", "thessalonice"]),
        ("e", ["marcianopolis", "philippopolis", "constantinople"]),
        ("f", ["thessalonice", "dyrrachium", "corinthus"]),
        ("g", ["viminacium", "naissus", "marcianopolis", "philippopolis", "constantinople"]),
        ("h", ["mediolanum", "ravenna", "rome"]),
    ],
)
def test_the_itineraries(letter: str, path: list[str]) -> None:
    assert list(position().data.itinerary[letter]) == path


@proves("C36", "6.2.5", "R28")
def test_c36_a_kingdom_rises_to_win_back_its_last_loss() -> None:
    game = position(before=TurnRecord(taken={"vandals": ["thapsus", "carthage"]}), rp=5)
    owners(game, "roman", "thapsus", "carthage")
    checked(game, "vandals")
    assert game.told(ReconquestBegan)[0].city == "carthage"
    assert game.state.owner["carthage"] == "vandals"
    assert game.state.owner["thapsus"] == "roman"
    assert ruined(game) == []
    assert game.state.rp == 5
    assert game.state.now.at_war == ["vandals"]


@proves("6.2.5", "R28")
def test_a_lost_city_takes_its_monument_along() -> None:
    game = position(before=TurnRecord(taken={"vandals": ["thapsus"]}), rp=5)
    owners(game, "roman", "thapsus")
    game.pieces.move("walls-1", "thapsus")
    checked(game, "vandals")
    assert game.pieces.is_at("walls-1", "mobilised")
    assert game.state.rp == 3


@proves("C37", "6.2.5")
def test_c37_narbo_is_never_won_back() -> None:
    game = position(dice=[1], before=TurnRecord(taken={"visigoths": ["narbo"]}))
    owners(game, "roman", "narbo")
    assert reconquest_due(game, "visigoths") == ""
    checked(game, "visigoths")
    assert column(game) == "neutrality"


@proves("R28")
def test_a_kingdom_with_nothing_left_is_out() -> None:
    game = position()
    owners(game, "roman", *game.data.original_cities["vandals"])
    game.pieces.move("fleet-vandals", "aegean")
    checked(game, "vandals")
    assert game.told(AttitudeChecked) == []
    assert game.pieces.is_at("fleet-vandals", "port-vandals")


@proves("5.3", "R31")
def test_a_treaty_keeps_the_peace() -> None:
    game = position(treaties=["persia"])
    checked(game, "persia")
    assert game.told(TreatyHeld)
    assert game.told(AttitudeChecked) == []


@proves("3.2", "5.6", "R58")
def test_monuments_of_a_sacked_city_are_lost_at_their_price() -> None:
    game = position(rp=9)
    game.pieces.move("basilica-1", "antioch")
    game.pieces.move("fortifications", "antioch")
    sack(game, "antioch", "persia")
    assert game.state.rp == 9 - 2 - 1 - 1
    assert game.pieces.at("antioch") == []


@proves("8.3", "R62")
def test_gold_is_won_and_lost() -> None:
    game = position("economic", rp=5)
    desolate(game, "naissus", "avars", "6.2.3")
    assert game.state.rp == 3
    clear_desolation(game, "naissus")
    assert game.state.rp == 4
    take_city(game, "carthage")
    assert game.state.rp == 5


@proves("8.7")
@pytest.mark.parametrize(("die", "sails"), [(3, False), (4, True)])
def test_a_storm_may_keep_pirates_in_port(die: int, sails: bool) -> None:
    game = position("random-events", dice=[5, die], event="storm")
    checked(game, "vandals")
    assert game.pieces.is_at("fleet-vandals", "western-med") is sails

"""The data of Romanitas match the rulebook (sections in the test names), and broken data are refused."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import data
from data import DataError
from rules.romanitas.data.loader import DATA, RomanitasData, romanitas_data
from rules.romanitas.data.models import MonumentKind
from rules.romanitas.data.tables import (
    Acta,
    Arm,
    AttitudeModifierId,
    AttitudeResult,
    Bar,
    BlockId,
    Box,
    Column,
    Commander,
    Domain,
    Gift,
    Invasion,
    Level,
    Neutrality,
    PersianDiplomacy,
    Piracy,
    Raid,
    StratagemId,
    Troop,
)


@pytest.fixture(scope="module")
def game() -> RomanitasData:
    return romanitas_data()


# The map


def test_1_3_the_map_has_47_cities_25_of_them_roman_and_ctesiphon(game: RomanitasData) -> None:
    owners = Counter(game.original_owner.values())
    assert len(game.contested_cities) == 47
    assert owners["roman"] == 25
    assert sum(owners[kingdom] for kingdom in game.kingdoms) == 22
    assert game.original_cities["persia"] == ("ctesiphon",)
    assert "ctesiphon" not in game.contested_cities
    assert (len(game.client_spaces), len(game.tribe_boxes), len(game.zones)) == (4, 6, 6)


def test_1_3_no_limitanei_are_printed_for_the_client_peoples_alone(game: RomanitasData) -> None:
    unnumbered = {province.name for province in game.provinces.values() if province.id not in game.limitanei}
    assert unnumbered == {"Lazica", "Iberia", "Albania", "Lakhmids/Ghassanids"}
    assert set(game.province_of.values()) <= game.limitanei.keys()


def test_3_1_possessions_and_the_base_of_five(game: RomanitasData) -> None:
    assert game.possession_rp == {
        "constantinople": 2,
        "rome": 2,
        "antioch": 1,
        "jerusalem": 1,
        "alexandria": 1,
        "carthage": 1,
    }
    assert sum(rp for city, rp in game.possession_rp.items() if game.original_owner[city] == "roman") == 5
    assert game.tables.romanness.base == 5
    assert (game.tables.romanness.floor, game.tables.romanness.cap) == (0, 10)


def test_1_2_and_8_4_1_the_metropolises_are_the_five_and_constantinople(game: RomanitasData) -> None:
    assert game.metropolises == {"antioch", "jerusalem", "alexandria", "carthage", "rome", "constantinople"}


def test_8_2_helmets_stand_on_the_metropolises_and_ravenna(game: RomanitasData) -> None:
    assert game.intrinsic_comes == game.metropolises | {"ravenna"}


def test_8_3_gold_coins(game: RomanitasData) -> None:
    printed = (
        "carthago-spartaria carthage syracusae naissus corinthus ptolemais antioch alexandria pessinus chersonesos"
    )
    assert game.coins == set(printed.split())


def test_8_4_recruiting_grounds(game: RomanitasData) -> None:
    printed = "ravenna carthage naissus constantinople seleucia trapezus pessinus antioch damascus alexandria"
    assert game.recruiting_grounds == set(printed.split())


def test_6_4_two_cities_share_a_territory_and_the_islands_are_one(game: RomanitasData) -> None:
    shared = {frozenset(cities) for cities in game.cities_of.values() if len(cities) == 2}
    assert shared == {
        frozenset({"mediolanum", "ravenna"}),
        frozenset({"viminacium", "naissus"}),
        frozenset({"caralis", "pollentia"}),
    }


def test_6_4_four_enemies_stand_where_there_is_a_fortress_and_three_elsewhere(game: RomanitasData) -> None:
    four = {territory for territory, units in game.opposition.items() if units == 4}
    assert {"t-aemilia", "t-moesia-prima", "t-tuscia"} <= four
    assert game.opposition["t-insulae"] == game.opposition["t-venetia"] == 3
    assert set(game.opposition.values()) == {3, 4}


def test_7_2_3_garrisons_are_three_and_four_in_ravenna(game: RomanitasData) -> None:
    assert game.enemy_garrison("ravenna") == 4
    assert game.enemy_garrison("rome") == game.enemy_garrison("carthage") == 3


def test_6_4_adjacency_needs_a_road_a_pass_or_a_strait(game: RomanitasData) -> None:
    assert "t-septimania" in game.adjacent_territories["t-tarraconensis"]
    assert "t-sicilia" in game.adjacent_territories["t-campania"]
    assert "t-baetica" in game.adjacent_territories["t-tingitana"]
    assert game.adjacent_territories["t-creta"] == frozenset()
    assert game.adjacent_territories["t-insulae"] == frozenset()


def test_6_4_adjacency_is_mutual(game: RomanitasData) -> None:
    for territory, others in game.adjacent_territories.items():
        assert territory not in others
        for other in others:
            assert territory in game.adjacent_territories[other]


def test_6_3_persia_adjoins_the_territories_of_melitene_and_antioch(game: RomanitasData) -> None:
    cities = {city for each in game.adjacent_territories["t-persia"] for city in game.cities_of[each]}
    assert cities == set(game.tables.persian_expedition.from_any) == {"melitene", "antioch"}


def test_7_4_zones_and_territories_name_each_other(game: RomanitasData) -> None:
    for zone, territories in game.territories_on.items():
        assert territories
        assert all(zone in game.zones_of[territory] for territory in territories)
        assert all(zone in game.adjoining_zones[other] for other in game.adjoining_zones[zone])
    assert game.adjoining_zones["pont-euxin"] == {"aegean"}
    assert game.box_zones["slavs"] == ("pont-euxin",)


# The counters


def test_5_2_1_seventeen_units_two_figures_two_fleets_six_monuments(game: RomanitasData) -> None:
    assert len(game.roman_units) == 17
    assert len(game.mercenaries) == 4
    assert set(game.figures) == {"comes", "magister-militum"}
    assert (len(game.roman_fleets), len(game.monuments)) == (2, 6)


def test_order_of_battle_names_eight_troop_types(game: RomanitasData) -> None:
    troops = Counter(game.roman_army[unit].troop for unit in game.roman_units)
    assert set(troops) == set(Troop) - {Troop.MERCENARY}
    riders = {unit.troop for unit in game.roman_army.values() if unit.arm is Arm.CAVALRY}
    assert riders >= {Troop.SYMMACHOI, Troop.BOUKELLAROI, Troop.CATAPHRACTS, Troop.SCHOLAE}
    archers = {unit.troop for unit in game.roman_army.values() if unit.bow}
    assert archers == {Troop.SYMMACHOI, Troop.BOUKELLAROI, Troop.MERCENARY}


def test_5_2_2_the_comes_commands_three_the_magister_six_both_nine(game: RomanitasData) -> None:
    assert (game.figures["comes"].command, game.figures["magister-militum"].command) == (3, 6)
    assert game.tables.force_limit == 9
    assert (game.figures["comes"].mobilise_rp, game.figures["magister-militum"].mobilise_rp) == (0, 1)


def test_5_4_1_the_comes_returns_free_and_the_magister_for_one(game: RomanitasData) -> None:
    assert (game.figures["comes"].remobilise_rp, game.figures["magister-militum"].remobilise_rp) == (0, 1)


def test_1_4_and_7_3_bonuses_of_the_figures(game: RomanitasData) -> None:
    assert {figure.bonus for figure in game.figures.values()} == {1}
    assert (game.figures["comes"].naval_bonus, game.figures["magister-militum"].naval_bonus) == (1, 2)


def test_5_4_2_limitanei_and_mercenaries_have_no_elite_side(game: RomanitasData) -> None:
    plain = {unit.troop for unit in game.roman_army.values() if not unit.can_be_elite}
    assert plain == {Troop.LIMITANEI, Troop.MERCENARY}
    assert all(unit.elite_bonus > unit.bonus for unit in game.roman_army.values() if unit.elite_bonus is not None)


def test_5_6_monuments_cost_and_stand_where_printed(game: RomanitasData) -> None:
    by_kind = {monument.kind: (monument.cost, monument.cities) for monument in game.monuments.values()}
    assert by_kind[MonumentKind.MONASTERY] == (1, None)
    assert by_kind[MonumentKind.BASILICA] == (2, ("constantinople", "antioch", "jerusalem", "alexandria"))
    assert by_kind[MonumentKind.FORTIFICATIONS] == (1, ("melitene", "antioch"))
    assert by_kind[MonumentKind.DEFENSIVE_WALLS] == (2, None)


def test_7_1_3_twelve_stratagem_sides_rally_twice(game: RomanitasData) -> None:
    counters = game.stratagem_counters.values()
    sides = Counter(side for counter in counters for side in (counter.enemy_side, counter.other_side))
    assert sum(sides.values()) == 12
    assert sides == {stratagem: 2 if stratagem is StratagemId.RALLY else 1 for stratagem in StratagemId}


def test_7_1_3_the_six_sides_dedicated_to_the_enemy(game: RomanitasData) -> None:
    printed = {
        StratagemId.RALLY,
        StratagemId.HARASSMENT,
        StratagemId.FRONTAL_ASSAULT,
        StratagemId.FAVOURABLE_TERRAIN,
        StratagemId.MANOEUVRE,
        StratagemId.SIEGE,
    }
    assert {counter.enemy_side for counter in game.stratagem_counters.values()} == printed
    assert {stratagem.id for stratagem in game.stratagem.values() if stratagem.enemy} == printed
    [rally] = [each for each in game.stratagem_counters.values() if each.enemy_side is StratagemId.RALLY]
    assert rally.other_side is StratagemId.DEFENSIVE_TACTIC


def test_6_2_5_the_kingdoms_and_6_1_the_barbarians(game: RomanitasData) -> None:
    assert set(game.kingdoms) == {"ostrogoths", "vandals", "visigoths"}
    assert set(game.tribes) == set(game.tribe_boxes)
    assert game.barbarians == set(game.nation_order) - {"persia"}


def test_5_3_treaties_persia_5_the_eight_named_4_and_no_gepids(game: RomanitasData) -> None:
    rolls = {nation.id: nation.treaty_roll for nation in game.nations.values()}
    named = {"vandals", "visigoths", "ostrogoths", "avars", "berbers", "franks", "lombards", "slavs"}
    assert rolls == dict.fromkeys(named, 4) | {"persia": 5, "gepids": None}


def test_7_2_3_the_ostrogoths_have_four_units_for_ravenna(game: RomanitasData) -> None:
    assert len(game.nation_units["ostrogoths"]) >= 4
    assert all(len(units) >= 4 for units in game.nation_units.values())
    assert all(game.nation_of[unit] == nation for nation, units in game.nation_units.items() for unit in units)
    assert len(game.unit) == 17 + 4 + sum(map(len, game.nation_units.values()))


# The tables

ITINERARIES = {
    "a": "antioch damascus caesarea-palaestinae jerusalem alexandria",
    "b": "melitene sinope pessinus nicaea constantinople",
    "c": "ptolemais alexandria oxyrhynchus syene",
    "d": "marcianopolis philippopolis thessalonice",
    "e": "marcianopolis philippopolis constantinople",
    "f": "thessalonice dyrrachium corinthus",
    "g": "viminacium naissus marcianopolis philippopolis constantinople",
    "h": "mediolanum ravenna rome",
}


@pytest.mark.parametrize("letter", ITINERARIES)
def test_6_2_4_itineraries(game: RomanitasData, letter: str) -> None:
    assert game.itinerary[letter] == tuple(ITINERARIES[letter].split())


N, P, D = Column.NEUTRALITY, Column.PIRACY, Column.PERSIAN_DIPLOMACY
R1, R2, I1, I2 = Column.RAID_1, Column.RAID_2, Column.INVASION_1, Column.INVASION_2

ATTITUDES: dict[str, list[tuple[str, Column, str]]] = {
    "gepids": [
        ("..6", N, ""),
        ("7", R1, "salonae"),
        ("8", R2, "viminacium"),
        ("9..", I1, "viminacium > naissus"),
    ],
    "persia": [
        ("..2", N, ""),
        ("3", D, "lakhmids-ghassanids"),
        ("4", D, "albania"),
        ("5", D, "iberia"),
        ("6", D, "lazica"),
        ("7", R1, "melitene"),
        ("8", R2, "antioch"),
        ("9", I1, "antioch > alexandria"),
        ("10..", I2, "melitene > constantinople"),
    ],
    "berbers": [
        ("..4", N, ""),
        ("5", R1, "caesarea-mauretaniae"),
        ("6", R2, "constantina"),
        ("7..", I1, "thapsus > carthage"),
    ],
    "vandals": [
        ("..4", N, ""),
        ("5", P, "western-med"),
        ("6", P, "central-med"),
        ("7", R1, "aegean corinthus"),
        ("8", R2, "eastern-med gortyne"),
        ("9", I1, "ptolemais > ptolemais"),
        ("10..", I2, "ptolemais > syene"),
    ],
    "ostrogoths": [
        ("..6", N, ""),
        ("7", P, "adriatic"),
        ("8", R1, "adriatic dyrrachium"),
        ("9", R2, "viminacium"),
        ("10..", I1, "viminacium > naissus"),
    ],
    "slavs": [
        ("..4", N, ""),
        ("5", P, "pont-euxin"),
        ("6", R1, "pont-euxin chersonesos"),
        ("7", R2, "marcianopolis"),
        ("8", I1, "marcianopolis > thessalonice"),
        ("9..", I2, "marcianopolis > constantinople"),
    ],
    "avars": [
        ("..6", N, ""),
        ("7", R1, "viminacium"),
        ("8", R2, "naissus"),
        ("9", I1, "thessalonice > corinthus"),
        ("10..", I2, "viminacium > constantinople"),
    ],
    "visigoths": [
        ("..6", N, ""),
        ("7", R1, "septem"),
        ("8", R2, "pollentia"),
        ("9..", I1, "septem > caesarea-mauretaniae"),
    ],
    "franks": [
        ("..6", N, ""),
        ("7", R1, "narbo"),
        ("8", R2, "genoa"),
        ("9", I1, "mediolanum > ravenna"),
        ("10..", I2, "mediolanum > rome"),
    ],
    "lombards": [
        ("..8", N, ""),
        ("9", R1, "mediolanum > ravenna"),
        ("10", R2, "aquileia"),
        ("11..", I1, "mediolanum > rome"),
    ],
}


def as_printed(game: RomanitasData, result: AttitudeResult) -> tuple[str, Column, str]:
    """A result as a cell of the printed table: totals, column, target."""
    low = "" if result.min is None else str(result.min)
    high = "" if result.max is None else str(result.max)
    return low if low == high else f"{low}..{high}", result.column, target_of(game, result)


def target_of(game: RomanitasData, result: AttitudeResult) -> str:
    match result:
        case Neutrality():
            return ""
        case PersianDiplomacy():
            return game.diplomacy_counters[result.counter].space
        case Piracy():
            return result.zone
        case Raid():
            return f"{result.zone} {result.target}" if result.zone else result.target
        case Invasion():
            path = game.itinerary[result.itinerary]
            return f"{path[0]} > {path[-1]}"


def test_6_1_order_of_the_nations(game: RomanitasData) -> None:
    assert game.nation_order == tuple(ATTITUDES)


@pytest.mark.parametrize("nation", ATTITUDES)
def test_6_2_table_of_attitudes(game: RomanitasData, nation: str) -> None:
    assert [as_printed(game, result) for result in game.attitude_rows[nation].results] == ATTITUDES[nation]


def test_6_2_lettered_rows_follow_the_lettered_itineraries(game: RomanitasData) -> None:
    lettered = {("persia", 9): "a", ("persia", 10): "b", ("vandals", 10): "c", ("slavs", 8): "d", ("slavs", 9): "e"}
    lettered |= {("avars", 9): "f", ("avars", 10): "g", ("franks", 10): "h", ("lombards", 11): "h"}
    for (nation, total), letter in lettered.items():
        result = game.attitude_result(nation, total)
        assert isinstance(result, Invasion)
        assert result.itinerary == letter


@pytest.mark.parametrize("nation", ATTITUDES)
def test_6_1_every_total_has_one_result_and_the_ends_hold_beyond_the_row(game: RomanitasData, nation: str) -> None:
    results = game.attitude_rows[nation].results
    assert game.attitude_result(nation, -5) is results[0]
    assert game.attitude_result(nation, 40) is results[-1]
    for total in range(-5, 41):
        assert sum(result.covers(total) for result in results) == 1


def test_6_2_1_piracy_again_is_raid_1(game: RomanitasData) -> None:
    raids = {nation: game.raid_1(nation) for nation in ("vandals", "ostrogoths", "slavs")}
    targets = {nation: raid.target for nation, raid in raids.items() if raid}
    assert targets == {"vandals": "corinthus", "ostrogoths": "dyrrachium", "slavs": "chersonesos"}
    assert set(game.enemy_fleet) == set(targets)
    assert game.raid_1("lombards") is None


def test_6_2_2_persian_diplomacy_runs_from_the_lakhmids_to_lazica(game: RomanitasData) -> None:
    order = [(counter.persian_roll, counter.space) for counter in game.diplomacy_counters.values()]
    assert order == [(3, "lakhmids-ghassanids"), (4, "albania"), (5, "iberia"), (6, "lazica")]
    assert {counter.rp_persian for counter in game.diplomacy_counters.values()} == {-1}
    assert game.diplomacy_of["lazica"].persian_roll == 6


def test_6_1_attitude_modifiers(game: RomanitasData) -> None:
    values = {modifier.id: modifier.value for modifier in game.attitude_modifier.values()}
    assert values == dict.fromkeys(AttitudeModifierId, 1) | {AttitudeModifierId.CAESAR: -1}
    each = {modifier.id for modifier in game.attitude_modifier.values() if modifier.each}
    assert each == {AttitudeModifierId.BARBARIAN_AT_WAR}


ACTA = {
    Domain.POLITICAL: "usurper -2,political-revolt -1,weak-basileus -1,basileus 0,basileus 0,strong-basileus 1",
    Domain.RELIGIOUS: "heresy -2,religious-quarrels -1,weak-patriarch 0,patriarch 0,patriarch 0,loyal-patriarch 1",
    Domain.ECONOMIC: "financial-crisis -2,agrarian-crisis -1,plague -1,stability 1,stability 1,prosperity 2",
}


@pytest.mark.parametrize("domain", Domain)
def test_4_2_acta_boxes_by_die(game: RomanitasData, domain: Domain) -> None:
    boxes = [game.acta_box(domain, die) for die in range(1, 7)]
    assert ",".join(f"{box.id} {box.rp}" for box in boxes) == ACTA[domain]
    assert game.acta_box(domain, -1) is boxes[0]
    assert game.acta_box(domain, 8) is boxes[5]


@pytest.mark.parametrize(
    ("acta", "cities"),
    [
        (Acta.USURPER, ["syene", "syene", None, "oxyrhynchus", "oxyrhynchus", "oxyrhynchus"]),
        (Acta.POLITICAL_REVOLT, ["jerusalem"] * 3 + [None] * 3),
        (Acta.AGRARIAN_CRISIS, ["seleucia"] * 3 + ["syene"] * 3),
        (Acta.PLAGUE, ["trapezus", "trapezus", "ephesus", "ephesus", "corinthus", "corinthus"]),
        (Acta.HERESY, [None] * 6),
    ],
)
def test_4_2_acta_desolations(game: RomanitasData, acta: Acta, cities: list[str | None]) -> None:
    assert [game.acta[acta].desolated_on(die) for die in range(1, 7)] == cities


def test_4_2_acta_bars(game: RomanitasData) -> None:
    bars = {box.id: set(box.bars) for box in game.acta.values() if box.bars}
    assert bars == {
        Acta.USURPER: {Bar.DIPLOMATIC_ACTIONS},
        Acta.HERESY: {Bar.MISSIONARY},
        Acta.RELIGIOUS_QUARRELS: {Bar.MISSIONARY},
        Acta.FINANCIAL_CRISIS: {Bar.DONATIO, Bar.CHURCH_GIFT},
        Acta.PLAGUE: {Bar.DIPLOMATIC_ACTIONS, Bar.MONUMENTS},
    }
    barred = {box.id: box.barred_troops for box in game.acta.values() if box.barred_troops}
    assert barred == {Acta.POLITICAL_REVOLT: {Troop.SCHOLAE, Troop.EXCUBITES}}


def test_4_2_acta_surcharges(game: RomanitasData) -> None:
    asked = {box.id: box.surcharges.model_dump(exclude_defaults=True) for box in game.acta.values()}
    assert {acta: prices for acta, prices in asked.items() if prices} == {
        Acta.WEAK_BASILEUS: {"six_block": 1},
        Acta.WEAK_PATRIARCH: {"missionary": 1},
        Acta.FINANCIAL_CRISIS: {"remove_desolation": 1, "block": 1, "fleet": 1, "elite": 1},
        Acta.AGRARIAN_CRISIS: {"remove_desolation": 1, "block": 1, "fleet": 1},
        Acta.PLAGUE: {"remove_desolation": 1},
    }


def test_4_2_acta_gifts(game: RomanitasData) -> None:
    gifts = {box.id: {offer.gift for offer in box.one_of} for box in game.acta.values() if box.one_of}
    assert gifts == {
        Acta.BASILEUS: {Gift.GUARD_UNIT, Gift.DONATIO},
        Acta.STRONG_BASILEUS: {Gift.GUARD_UNIT, Gift.CAESAR, Gift.ELITE, Gift.DONATIO},
        Acta.LOYAL_PATRIARCH: {Gift.MISSIONARY, Gift.CHURCH_GIFT},
        Acta.STABILITY: {Gift.DIPLOMATIC_ACTION, Gift.ELITE},
        Acta.PROSPERITY: {Gift.DIPLOMATIC_ACTION, Gift.ELITE},
    }
    assert game.acta[Acta.PROSPERITY].amount(Gift.ELITE) == 2
    assert game.acta[Acta.STABILITY].amount(Gift.DIPLOMATIC_ACTION) == 1
    assert game.acta[Acta.BASILEUS].amount(Gift.DONATIO) == 2
    assert game.acta[Acta.PLAGUE].amount(Gift.ELITE) == 0


def test_4_2_5_6_and_8_4_fatum_modifiers(game: RomanitasData) -> None:
    values = {domain: [each.value for each in game.fatum_modifiers[domain]] for domain in Domain}
    assert values == {Domain.POLITICAL: [-1, 1], Domain.RELIGIOUS: [-1, 1, -1, -1], Domain.ECONOMIC: [-1]}


def test_5_2_2_mobilisation(game: RomanitasData) -> None:
    assert {block.id: (block.rp, block.units) for block in game.block.values()} == {
        BlockId.LIMITANEI: (0, None),
        BlockId.SKOUTATOI: (0, 3),
        BlockId.THREE: (1, 3),
        BlockId.SIX: (2, 6),
        BlockId.MERCENARIES: (1, 3),
    }
    assert game.block[BlockId.LIMITANEI].defence_needs is Commander.NO_ONE
    assert game.block[BlockId.LIMITANEI].attack_needs is Commander.ANY_FIGURE
    assert game.block[BlockId.SIX].defence_needs is Commander.MAGISTER_MILITUM
    assert (game.tables.fleets.combat_rp, game.tables.fleets.transport_rp, game.tables.fleets.carries) == (1, 2, 6)


def test_3_3_closing_bands(game: RomanitasData) -> None:
    bands = {count: band.level for band in game.tables.victory.closing_count for count in range(band.min, band.max + 1)}
    assert [bands[count] for count in (0, 3, 5, 6, 8, 9, 10)] == [
        Level.MAJOR_DEFEAT,
        Level.MINOR_DEFEAT,
        Level.MINOR_DEFEAT,
        Level.MAJOR_VICTORY,
        Level.MAJOR_VICTORY,
        Level.HISTORIC_VICTORY,
        Level.HISTORIC_VICTORY,
    ]
    assert game.tables.victory.desolations == 10


def test_7_1_combat_figures(game: RomanitasData) -> None:
    combat = game.tables.combat
    assert (combat.passes, combat.breakthroughs_to_lose) == (4, 2)
    assert (combat.rout_by_fire, combat.besieged_eliminated, combat.eliminated_from) == (6, 7, 4)
    assert (combat.exploitation.infantry, combat.exploitation.cavalry, combat.exploitation.elite) == (1, 2, 2)
    boxes = {1: Box.LEFT, 2: Box.RIGHT, 3: Box.CENTRE, 4: Box.RIGHT, 5: Box.LEFT, 6: Box.CENTRE}
    assert game.enemy_box == boxes
    assert game.siege_losses == {1: 1, 2: 1, 3: 1, 4: 2, 5: 2, 6: 3}


def test_6_3_the_persian_expedition(game: RomanitasData) -> None:
    expedition = game.tables.persian_expedition
    assert expedition.units == 6
    assert game.tables.romanness.persian_expedition == 4
    combats = [expedition.combats_on(die) for die in range(1, 7)]
    assert combats == [("battle", "battle")] * 3 + [("battle", "siege")] * 3


def test_7_3_naval_combat_needs_more_than_two_points(game: RomanitasData) -> None:
    assert game.tables.fleets.eliminated_from == 3
    assert (game.tables.fleets.transport_bonus, game.tables.fleets.transport_bonus_from) == (1, 3)


def test_8_7_earthquake_cities(game: RomanitasData) -> None:
    printed = ("constantinople", "melitene", "antioch", "ephesus", "jerusalem", "alexandria")
    assert game.random_event[3].cities == printed


def test_1_1_ten_turns_from_528_to_628(game: RomanitasData) -> None:
    assert list(game.turn) == list(range(1, 11))
    assert (game.turn[1].first_year, game.turn[10].last_year) == (528, 628)


# Scenarios, history and names


def test_5_2_1_the_campaign_begins_with_everything_in_the_mobilised_box(game: RomanitasData) -> None:
    setup = game.setup("campaign-528")
    assert len(setup.mobilised_box.pieces) == 17 + 4 + 2 + 2 + 6
    assert setup.eliminated_box.pieces == ()
    assert len(setup.stratagem_container) == 6
    assert game.setup("restauratio-528") is setup


def test_1_3_every_city_belongs_to_someone_in_528(game: RomanitasData) -> None:
    owned = {city: owner for owner, cities in game.setup("campaign-528").possession.items() for city in cities}
    assert owned == game.original_owner


def test_every_turn_has_an_emperor_and_facts(game: RomanitasData) -> None:
    assert [reign.name for reign in game.reigns(1)] == ["Justinian I"]
    assert [reign.name for reign in game.reigns(9)] == ["Phocas", "Heraclius"]
    assert all(len(game.facts[turn]) >= 4 for turn in game.turn)


def test_everything_on_the_board_has_a_name(game: RomanitasData) -> None:
    things = {*game.cities, *game.zones, *game.nation_order, *game.unit, *game.figures, *game.monuments}
    assert things <= game.names.keys()
    assert game.names["constantinople"] == "Constantinople"


# Broken data


def texts_with(name: str, change: Callable[[Any], None]) -> dict[str, str]:
    texts = {each: data.load_text("romanitas", f"{each}.json") for each in DATA.names}
    document = json.loads(texts[name])
    change(document)
    return texts | {name: json.dumps(document)}


def remove(*path: str | int) -> Callable[[Any], None]:
    def change(document: Any) -> None:
        for step in path[:-1]:
            document = document[step]
        del document[path[-1]]

    return change


def put(value: object, *path: str | int) -> Callable[[Any], None]:
    def change(document: Any) -> None:
        for step in path[:-1]:
            document = document[step]
        document[path[-1]] = value

    return change


def double(*path: str | int) -> Callable[[Any], None]:
    def change(document: Any) -> None:
        for step in path:
            document = document[step]
        document.append(document[0])

    return change


@pytest.mark.parametrize(
    ("name", "change", "sentence"),
    [
        (
            "board",
            put("atlantis", "spaces", 0, "territory"),
            "the territory 't-europa' must list its one or two cities",
        ),
        ("board", put("2", "spaces", 0, "rp"), "at spaces.0.land.rp: Input should be a valid integer"),
        ("board", put(1, "spaces", 0, "rp"), "worth 4 RP, but the base is 5"),
        ("board", put("persia", "spaces", 0, "owner_528"), "different owners in 528"),
        ("board", put(["aegean"], "spaces", 0, "zones"), "border different maritime zones"),
        ("board", put("x", "spaces", 0, "secret"), "Extra inputs are not permitted"),
        ("board", put("nowhere", "links", 3, "a"), "'nowhere', which does not exist"),
        ("board", put("sea", "links", 3, "kind"), "cannot join these two spaces"),
        ("board", double("links"), "the link 'naissus - viminacium' stands there 2 times"),
        ("board", remove("links", 0), "the two cities of 't-moesia-prima' have no territory link"),
        ("counters", remove("roman_units", 0), "there must be 17 Roman units; there are 16"),
        ("counters", double("mercenaries"), "the counter 'merc-heruli' stands there 2 times"),
        ("counters", put(9, "nations", 0, "unit_count"), "'gepids' must have 9 units but has 5"),
        ("counters", put("reserve", "stratagem_counters", 0, "enemy_side"), "must name 'rally' once, not 0 times"),
        (
            "counters",
            put("ambush", "stratagem_counters", 5, "other_side"),
            "there must be 2 sides 'rally'; there are 1",
        ),
        ("counters", put(3, "roman_units", 0, "elite_bonus"), "'limitanei-1' must have an Elite side unless"),
        ("tables", put(5, "attitude", 0, "results", 0, "max"), "row of 'gepids' has a gap or an overlap after 5"),
        ("tables", put(7, "attitude", 0, "results", 0, "max"), "row of 'gepids' has a gap or an overlap after 7"),
        ("tables", put("camelot", "attitude", 0, "results", 1, "target"), "'camelot', which does not exist"),
        ("tables", put("gortyne", "attitude", 3, "results", 1, "repeat_raid"), "which isn't its Raid 1"),
        ("tables", put("ctesiphon", "itineraries", 0, "path", 0), "'ctesiphon', which does not exist"),
        ("tables", put("rome", "itineraries", 0, "path", 0), "no road from 'rome' to 'damascus'"),
        ("tables", remove("acta_publica", 3), "must name 'basileus' once"),
        ("tables", put([5], "acta_publica", 3, "dice"), "the political Acta Publica must cover each face"),
        ("tables", put("unkind", "acta_publica", 0, "bars", 0), "at acta_publica.0.bars.0"),
        ("tables", put(7, "victory", "closing_count", 3, "min"), "must run from 0 to 10 without a gap"),
        ("scenarios", remove("scenarios", 0, "setup", "possession", "roman", 0), "must name 'alexandria' once"),
        ("scenarios", double("scenarios", 0, "setup", "possession", "roman"), "'alexandria' once, not 2 times"),
        ("scenarios", remove("scenarios", 0, "setup", "mobilised_box", "units", 0), "must name 'limitanei-1' once"),
        ("scenarios", put("campaign-1453", "scenarios", 1, "setup_like"), "'campaign-1453', which does not exist"),
        ("chronology", put(1453, "facts", 0, "year"), "the year 1453 isn't in turn 1"),
        ("chronology", remove("reigns", 4), "the reign of Phocas doesn't begin when"),
    ],
)
def test_broken_data_is_refused_with_a_sentence(name: str, change: Callable[[Any], None], sentence: str) -> None:
    with pytest.raises(DataError) as refused:
        DATA.parse(texts_with(name, change))
    assert refused.value.file == f"romanitas/{name}.json"
    assert sentence in str(refused.value)
    assert str(refused.value).startswith(f"Data file romanitas/{name}.json: ")


def test_unchanged_data_is_accepted() -> None:
    DATA.parse(texts_with("board", lambda _: None))


def test_data_is_found_from_any_working_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert data.load_json("romanitas", "board.json")["spaces"]


def test_a_missing_file_is_named() -> None:
    with pytest.raises(DataError, match=r"^Data file romanitas/nothing.json: it cannot be read"):
        data.load_json("romanitas", "nothing.json")


def test_a_file_that_is_not_json_is_named(tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text("{", encoding="utf-8")
    with pytest.raises(DataError, match=r"it is not JSON .*line 1"):
        data.load_json(str(broken))


def test_the_records_cannot_be_changed(game: RomanitasData) -> None:
    with pytest.raises(ValueError, match="frozen"):
        game.city("rome").rp = 7  # type: ignore[misc]

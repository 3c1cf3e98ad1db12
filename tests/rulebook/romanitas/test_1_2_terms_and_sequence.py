"""Chapters 1 and 2: scales, terms, map and counters; the phases of a turn and the steps of a battle in their order."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from rules.core.decisions import Arrange, Pick
from rules.core.errors import IllegalChoice
from rules.romanitas.chapters.battle import fight
from rules.romanitas.chapters.city_defence import defend, is_defensible
from rules.romanitas.chapters.combat_pass import combat_pass
from rules.romanitas.chapters.enemy_attitudes import invasion, raid_city, reconquest
from rules.romanitas.chapters.enemy_fleets import enemy_fleets_in
from rules.romanitas.chapters.management import manage
from rules.romanitas.chapters.mobilisation import Muster, mobilise, packages
from rules.romanitas.chapters.naval import naval_battle
from rules.romanitas.chapters.operations import attackable
from rules.romanitas.events import (
    BattleBegan,
    BattleEnded,
    BoxBroken,
    Counted,
    Duel,
    ForceMustered,
    LinesDrawnUp,
    PassBegan,
    RomannessChanged,
    Shot,
    StratagemPlayed,
    SurvivalTested,
)
from rules.romanitas.game import CONTAINER
from rules.romanitas.state import Battle
from rules.romanitas.turn import play_step
from tests.rulebook.romanitas.toolkit import (
    GEPIDS,
    Player,
    Scripted,
    acta,
    ask,
    combat,
    draws,
    field,
    owners,
    play,
    position,
    proves,
)

OPTIMATES, EQUITES, PEDITES, PEDITES_2, ARCHERS = GEPIDS

# 1 General


@proves("1.1")
@pytest.mark.parametrize(("scenario", "turns"), [("campaign-528", 10), ("restauratio-528", 4)])
def test_a_campaign_has_ten_turns_and_the_house_scenario_four(scenario: str, turns: int) -> None:
    game = Scripted(Scripted.set_up(scenario, {}), "test")
    played = 0
    while game.state.step != "closing":
        played += 1
        assert game.state.turn == played
        game.state.step = "management"
        play(play_step(game), Player(manage="done"))
    assert played == turns


@proves("1.1")
def test_a_turn_is_ten_years() -> None:
    years = [(turn.first_year, turn.last_year) for turn in position().data.turn.values()]
    assert years[:9] == [(528 + 10 * turn, 537 + 10 * turn) for turn in range(9)]
    assert years[9] == (618, 628)


@proves("1.1", "1.4")
@pytest.mark.parametrize(("unit", "men"), [("limitanei-1", 6000), ("merc-rugi", 6000), ("scholae", 3000)])
def test_what_a_counter_stands_for(unit: str, men: int) -> None:
    assert position().data.roman_army[unit].men == men


@proves("1.2")
def test_tribes_kingdoms_and_barbarians() -> None:
    data = position().data
    assert set(data.tribes) == {"gepids", "berbers", "slavs", "avars", "franks", "lombards"}
    assert set(data.kingdoms) == {"vandals", "ostrogoths", "visigoths"}
    assert {nation for nation, found in data.nations.items() if found.barbarian} == {*data.tribes, *data.kingdoms}
    assert set(data.nations) - {*data.tribes, *data.kingdoms} == {"persia"}


@proves("1.2", "3.1")
def test_the_metropolises_are_worth_a_point_each_and_rome_two() -> None:
    data = position().data
    assert set(data.metropolises) - {"constantinople"} == {"antioch", "jerusalem", "alexandria", "carthage", "rome"}
    assert dict(data.possession_rp) == {
        "constantinople": 2,
        "rome": 2,
        "antioch": 1,
        "jerusalem": 1,
        "alexandria": 1,
        "carthage": 1,
    }


@proves("1.2")
def test_the_pioche_gives_every_counter_the_same_chance_and_none_twice() -> None:
    things = ["a", "b", "c"]
    seen = Counter(tuple(position(dice=[first, second, 1]).draw(things, 3)) for first in (1, 2, 3) for second in (1, 2))
    assert len(seen) == 6
    assert set(seen.values()) == {1}


@proves("1.3", "7.2.1")
def test_the_citadels() -> None:
    game = position()
    citadels = {city for city in game.state.owner if is_defensible(game, city)}
    assert citadels == {
        "constantinople",
        "naissus",
        "thessalonice",
        "nicaea",
        "antioch",
        "jerusalem",
        "alexandria",
        "ravenna",
        "rome",
        "carthage",
        "toletum",
        "ctesiphon",
    }


@proves("1.3", "3.2")
def test_the_maritime_zones_and_what_they_adjoin() -> None:
    data = position().data
    assert {zone.id: zone.rp_loss for zone in data.zones.values()} == {
        "western-med": 1,
        "central-med": 1,
        "adriatic": 1,
        "aegean": 2,
        "eastern-med": 2,
        "pont-euxin": 1,
    }
    assert data.adjoining_zones["central-med"] == {"western-med", "adriatic", "aegean", "eastern-med"}
    assert data.adjoining_zones["aegean"] == {"central-med", "eastern-med", "pont-euxin"}
    assert data.adjoining_zones["pont-euxin"] == {"aegean"}


@proves("1.3", "5.2.2")
@pytest.mark.parametrize(
    ("city", "number"),
    [("antioch", 3), ("melitene", 2), ("naissus", 2), ("constantinople", 2), ("corinthus", 1), ("syene", 1)],
)
def test_a_city_without_a_figure_calls_the_limitanei_of_its_province(city: str, number: int) -> None:
    game = position(rp=0)
    game.pieces.move_all(["comes", "magister-militum"], "eliminated")
    decision = ask(defend(game, "gepids", city, 3), Player(defence="battle", muster="by-hand"), "block-limitanei")
    assert isinstance(decision, Pick)
    assert decision.max == number


@proves("1.3")
def test_every_province_has_its_number_and_the_client_lands_none() -> None:
    game = position()
    found: dict[int, set[str]] = {}
    for province, number in game.data.limitanei.items():
        found.setdefault(number, set()).add(province)
    assert found == {
        3: {"oriens"},
        2: {"thracia", "dacia", "pontica", "italia-annonaria", "africa"},
        1: {
            "macedonia",
            "taurica",
            "asiana",
            "aegyptus",
            "libya",
            "dalmatia",
            "italia-suburbicaria",
            "sicilia",
            "mauretania",
            "insulae",
            "hispania",
            "septimania",
        },
        0: {"persia"},
    }
    clients = {province.id for province in game.data.provinces.values() if province.lim is None}
    assert {"lazica", "iberia", "albania"} <= clients
    assert len(clients) == 4


@proves("1.3", "R87", "7.4")
def test_what_borders_a_zone_is_coastal_anchor_or_not() -> None:
    game = position()
    by_sea = {territory for territory, zones in game.data.zones_of.items() if zones}
    assert "t-thracia" in by_sea  # Philippopolis lies inland, its territory reaches the Aegean
    assert "t-moesia-prima" not in by_sea
    assert "t-palaestina" not in by_sea
    routes = game.frontier.routes
    assert ("adriatic",) in routes["t-aemilia"]  # Mediolanum and Ravenna
    assert routes["t-toletana"] == routes["t-lusitania"] == ()


@proves("1.3", "R68", "6.2")
def test_two_cities_are_called_caesarea() -> None:
    game = position(rp=5)
    assert game.data.itinerary["a"][2] == "caesarea-palaestinae"
    names = game.data.names
    assert names["caesarea-palaestinae"].split()[0] == names["caesarea-mauretaniae"].split()[0] == "Caesarea"
    assert game.data.raid_1("berbers").target == "caesarea-mauretaniae"  # type: ignore[union-attr]
    path = game.data.itinerary[game.data.attitude_result("visigoths", 9).itinerary]  # type: ignore[union-attr]
    assert list(path) == ["septem", "caesarea-mauretaniae"]
    assert game.data.province_of["caesarea-palaestinae"] == "oriens"
    assert game.data.province_of["caesarea-mauretaniae"] == "mauretania"


@proves("R68")
def test_pollentia_is_on_the_islands_and_syene_is_aswan() -> None:
    data = position().data
    assert data.territory_of["pollentia"] == data.territory_of["caralis"] == "t-insulae"
    assert "Aswan" in data.names["syene"] or "Aswan" in data.cities["syene"].aka


# 5.2.1 and chapter 6: what everyone begins with


@proves("5.2.1", "R12", "R13", "1.4")
def test_the_mobilised_box_of_528() -> None:
    game = position()
    troops = Counter(str(game.data.roman_army[unit].troop) for unit in game.units_at("mobilised"))
    assert troops == {
        "limitanei": 4,
        "skoutatoi": 4,
        "isauriens": 1,
        "excubites": 1,
        "symmachoi": 2,
        "boukellaroi": 2,
        "cataphracts": 2,
        "scholae": 1,
        "mercenary": 4,
    }
    assert sum(troops.values()) - troops["mercenary"] == 17
    assert game.figures_at("mobilised") == ["comes", "magister-militum"]
    assert len(game.fleets_at("mobilised")) == 2
    kinds = Counter(str(monument.kind) for monument in game.data.monuments.values())
    assert kinds == {"monastery": 1, "basilica": 2, "fortifications": 1, "defensive-walls": 2}
    assert all(game.pieces.is_at(monument, "mobilised") for monument in game.data.monuments)
    assert game.state.elite == game.pieces.at("eliminated") == []


@proves("1.4", "R12", "R13", "5.4.2")
@pytest.mark.parametrize(
    ("unit", "bonus", "elite", "bow", "arm"),
    [
        ("limitanei-1", 0, None, False, "infantry"),
        ("skoutatoi-1", 1, 2, False, "infantry"),
        ("isauriens", 2, 3, False, "infantry"),
        ("excubites", 2, 3, False, "infantry"),
        ("symmachoi-1", 1, 2, True, "cavalry"),
        ("boukellaroi-1", 2, 3, True, "cavalry"),
        ("cataphracts-1", 2, 3, False, "cavalry"),
        ("scholae", 2, 3, False, "cavalry"),
        ("merc-heruli", 1, None, False, "infantry"),
        ("merc-rugi", 1, None, False, "infantry"),
        ("merc-hunni-1", 1, None, True, "cavalry"),
        ("merc-hunni-2", 1, None, True, "cavalry"),
    ],
)
def test_the_roman_counters(unit: str, bonus: int, elite: int | None, bow: bool, arm: str) -> None:
    counter = position().data.roman_army[unit]
    assert (counter.bonus, counter.elite_bonus, counter.bow, str(counter.arm)) == (bonus, elite, bow, arm)


@proves("5.2.1", "R69")
def test_who_holds_what_in_528() -> None:
    game = position()
    held = Counter(game.state.owner.values())
    assert held == {"roman": 25, "ostrogoths": 8, "vandals": 8, "visigoths": 6, "persia": 1}
    assert game.state.owner["salonae"] == "ostrogoths"
    assert game.state.owner["septem"] == "vandals"
    assert {"caralis", "pollentia", "carthage"} <= set(game.cities_held("vandals"))
    assert {"neapolis", "syracusae", "rome", "ravenna"} <= set(game.cities_held("ostrogoths"))
    assert set(game.cities_held("visigoths")) == {
        "narbo",
        "tarraco",
        "carthago-spartaria",
        "toletum",
        "hispalis",
        "emerita",
    }
    assert (game.state.desolation, game.state.treaties, game.state.diplomacy) == ([], [], {})
    assert not any(enemy_fleets_in(game, zone) for zone in game.data.zones)


@proves("R69")
def test_the_added_cities_lead_somewhere() -> None:
    game = position()
    added = ("neapolis", "caralis", "leptis-magna", "toletum", "tarraco", "emerita", "hispalis", "ctesiphon")
    territories = {game.data.territory_of[city] for city in added}
    assert all(game.data.adjacent_territories[each] or game.data.zones_of[each] for each in territories)
    named = {city for path in game.data.itinerary.values() for city in path}
    assert named.isdisjoint(added)


_ARMIES = {
    "gepids": ("2 1", "1 1 0b"),
    "persia": ("3 2b 2b 2 1b", "2 1 0b"),
    "berbers": ("2 1 1 1b", "1 0"),
    "vandals": ("2 2 1", "1 1 1b"),
    "ostrogoths": ("3 2 2", "2 1 1 1b 0b"),
    "slavs": ("2", "1 1 1 1b 1b"),
    "avars": ("3 2b 2b 2 1b", "1"),
    "visigoths": ("2 2 1", "1 1 1b"),
    "franks": ("3 2", "2 2 1 1"),
    "lombards": ("3 2 2", "1 1 1b"),
}
"""Horse and foot of every nation: bonuses, with a bow where there is one."""


@proves("6", "6.2.4")
@pytest.mark.parametrize("nation", _ARMIES)
def test_an_invasion_brings_the_whole_army_of_the_nation(nation: str) -> None:
    units = position().data.nation_units[nation]
    game = position(dice=[2, *[1] * len(units), *[3] * 200], rp=0)
    game.pieces.move("limitanei-1", "force")
    battle = Battle(place="corinthus", nation=nation, attacker="enemy", siege=False, enemies=len(units))
    play(fight(game, battle, ["limitanei-1"]))
    drawn = [unit for box in game.told(LinesDrawnUp)[0].enemy for unit in box]
    for arm, printed in zip(("cavalry", "infantry"), _ARMIES[nation], strict=True):
        counters = [game.data.unit[unit] for unit in drawn if game.data.unit[unit].arm == arm]
        assert sorted(f"{each.bonus}{'b' * each.bow}" for each in counters) == sorted(printed.split())


@proves("6", "6.2.1")
def test_three_nations_have_a_fleet() -> None:
    data = position().data
    assert {nation: fleet.bonus for nation, fleet in data.enemy_fleet.items()} == {
        "vandals": 1,
        "ostrogoths": 0,
        "slavs": 0,
    }


# 2 Sequence of play


def steps_of_a_turn(game: Scripted, player: Player) -> list[str]:
    """Play a turn from its Organisation phase to its end; returns the steps."""
    steps: list[str] = []
    turn = game.state.turn
    while game.state.turn == turn:
        steps.append(game.state.step)
        play(play_step(game), player)
    return steps


@proves("2", "2-1", "2-2", "2-3", "6.1", "R19")
def test_a_turn_has_three_phases_and_a_window_before_and_after_every_nation() -> None:
    game = position(dice=[4, 4, 4, *[1] * 10], step="organisation", rp=0)
    player = Player(window="pass", manage="done")
    steps = steps_of_a_turn(game, player)
    assert steps == ["organisation", *["window", "nation"] * 10, "window", "management"]
    assert [decision.topic for decision in player.asked] == ["fatum", *["window"] * 11, "manage"]
    assert game.state.step == "organisation"
    assert game.foreseen == []


@proves("2-1")
def test_the_organisation_phase_throws_places_and_then_counts() -> None:
    game = position(dice=[4, 4, 1, 1], step="organisation", rp=0)
    play(play_step(game), Player(fatum={"political": ("die-1",), "religious": ("die-2",), "economic": ("die-3",)}))
    kinds = [event.kind for event in game.events]
    wanted = ["turn-began", "fatum-thrown", "acta-placed", "acta-placed", "acta-placed", "counted"]
    assert [kind for kind in kinds if kind in wanted] == wanted
    assert game.told(Counted)[0].total == 3


@proves("2-2", "5.2.2", "R19")
@pytest.mark.parametrize("checked", [0, 1, 5, 10])
def test_an_attack_may_be_mounted_in_every_window(checked: int) -> None:
    game = position(step="window", nations_checked=checked)
    asked = ask(play_step(game))
    assert isinstance(asked, Pick)
    assert asked.topic == "window"
    assert "land:t-dalmatia" in {option.id for option in asked.options}


@proves("R19")
@pytest.mark.parametrize("step", ["organisation", "nation", "management"])
def test_no_attack_is_mounted_in_other_phases_or_while_a_nation_acts(step: str) -> None:
    game = position(step=step, dice=[*[3] * 400], nations_checked=6, desolation=["syene"])
    game.state.now.at_war = ["gepids", "berbers", "vandals", "slavs"]  # the Avars come with all they have
    game.foreseen = [5, *[3] * 400] if step == "nation" else game.foreseen
    player = Player(defence="none", manage="done")
    play(play_step(game), player)
    assert player.asked
    assert not player.was_asked("window")
    offered = {option.id for decision in player.asked if isinstance(decision, Pick) for option in decision.options}
    assert not any(option.startswith(("land:", "naval:", "persia", "fight:")) for option in offered)


@proves("2-2", "R19")
def test_who_passes_to_the_end_is_not_asked_again() -> None:
    game = position(dice=[1] * 10)
    player = Player(window="pass-to-end", manage="done")
    steps_of_a_turn(game, player)
    assert [decision.topic for decision in player.asked] == ["window", "manage"]


@proves("2-3")
def test_the_management_phase_takes_actions_in_any_order_until_the_player_is_done() -> None:
    game = position(step="management", rp=5, desolation=["syene"])
    game.pieces.move("cataphracts-1", "eliminated")
    actions = ["build:monastery@sinope", "recall:cataphracts-1", "improve:isauriens", "rebuild:syene"]
    for action in actions:
        play(play_step(game), Player(manage=action))
        assert (game.state.turn, game.state.step) == (1, "management")
    play(play_step(game), Player(manage="done"))
    assert (game.state.turn, game.state.step) == (2, "organisation")
    causes = [told.cause for told in game.told(RomannessChanged)]
    assert causes == ["monument", "remobilisation", "improvement", "rebuilding"]


# 5 One purse


@proves("5", "5.1")
@pytest.mark.parametrize("rp", [0, 1, 2, 3])
def test_no_more_is_ever_spent_than_there_is(rp: int) -> None:
    def needy() -> Scripted:
        game = position(rp=rp, dice=[1] * 5, desolation=["syene"], diplomacy={"lazica": "persian"})
        acta(game, economic="financial-crisis")
        game.pieces.move_all(["limitanei-1", "cataphracts-1", "magister-militum", "classis-alexandrina"], "eliminated")
        return game

    offered = [option.id for option in cast("Pick", ask(manage(needy()))).options]
    for action in offered:
        game = needy()
        play(manage(game), Player(manage=action))
        assert -sum(told.change for told in game.told(RomannessChanged) if told.change < 0) <= rp


@proves("5", "5.1", "5.2.2")
@pytest.mark.parametrize("rp", range(7))
def test_no_force_is_dearer_than_what_there_is(rp: int) -> None:
    game = position(rp=rp)
    for purpose in ("defence", "siege", "land", "naval", "persia"):
        fleets = game.fleets_at("mobilised") if purpose == "naval" else ()
        m = Muster(purpose, "naissus", 2, game.figures_at("mobilised"), fleets=fleets)
        assert all(package.cost <= rp for package in packages(game, m))


@proves("5.1", "R1")
def test_one_purse_serves_the_actions_and_the_management_phase() -> None:
    game = position(rp=3, nations_checked=10, dice=[6, 1])
    game.pieces.move("fleet-slavs", "pont-euxin")
    player = Player(window=["fight:pont-euxin", "pass"], admiral="nobody", manage=["build:monastery@sinope", "done"])
    steps_of_a_turn(game, player)
    totals = [(told.cause, told.total) for told in game.told(RomannessChanged)]
    assert totals == [("mobilisation", 2), ("combat-won", 3), ("monument", 2)]
    assert game.state.rp == 0  # what was left is gone


@proves("5.1", "R1")
def test_unspent_rp_do_not_enter_the_next_count() -> None:
    game = position(step="management", rp=9, turn=3)
    play(play_step(game), Player(manage="done"))
    game.foreseen = [4, 4, 4]
    play(play_step(game))
    assert game.told(Counted)[-1].total == game.state.rp == 6


# 7 Combat


@proves("7", "R20")
@pytest.mark.parametrize("kind", ["battle", "siege", "sea"])
def test_each_kind_of_combat_won_pays_one(kind: str) -> None:
    game = position(rp=3, dice=[6, 1])
    if kind == "sea":
        game.pieces.move("fleet-slavs", "pont-euxin")
        assert naval_battle(game, "pont-euxin", ["classis-alexandrina"], "", {}) == "roman"
    else:
        player = Player(line={"left": ("isauriens",)})
        facts = {"attacker": "roman", "siege": kind == "siege", "place": "thapsus"}
        assert combat(game, ["isauriens"], [PEDITES], player, **facts) == "roman"
    assert game.state.rp == 4
    assert [told.cause for told in game.told(RomannessChanged)] == ["combat-won"]


@proves("7.1")
def test_the_locus_pugnae_has_three_boxes_and_two_broken_ones_decide() -> None:
    game = position(dice=[6, 1, 6, 1, 3, 3])
    units = ["isauriens", "excubites", "scholae"]
    line = {"left": ("isauriens",), "centre": ("excubites",), "right": ("scholae",)}
    player = Player(line=line)
    assert combat(game, units, [PEDITES, PEDITES_2, OPTIMATES], player) == "roman"
    asked = next(decision for decision in player.asked if decision.topic == "line")
    assert isinstance(asked, Arrange)
    assert [slot.id for slot in asked.slots] == ["left", "centre", "right"]
    assert [(told.side, told.box) for told in game.told(BoxBroken)] == [("enemy", "left"), ("enemy", "centre")]
    assert game.told(BattleEnded)[0].why == "two-breakthroughs"


@proves("7.2")
@pytest.mark.parametrize(("siege", "outcome"), [(False, "routed"), (True, "holds")])
def test_walls_change_what_the_same_dice_do(siege: bool, outcome: str) -> None:
    game = position(dice=[3, 1, *[1, 1] * 3])
    player = Player(line={"left": ("isauriens",)})
    combat(game, ["isauriens"], [PEDITES], player, attacker="roman", siege=siege, place="carthage")
    assert game.told(Duel)[0].outcome == outcome  # 3 + 2 against 1 + 1


# 7.1.1 and 7.1.2 step by step


def battle_of_marcianopolis() -> tuple[Scripted, Player]:
    """A raid of the Slavs, met by the Comes with two Skoutatoi and the Isaurians, won in the first pass."""
    game = position(rp=1)
    raiders = ["slavs-sclaveni-1", "slavs-sclaveni-2", "slavs-antae"]
    game.foreseen = [
        *draws(list(game.pieces.at(CONTAINER)), ["harassment-ambush"]),
        *draws(game.data.nation_units["slavs"], raiders),
        *[6, 1, 6, 1, 3, 3],
        4,
    ]
    player = Player(
        defence="battle",
        muster="by-hand",
        figures_join="comes",
        block_limitanei=(),
        block_skoutatoi=("skoutatoi-1", "skoutatoi-2"),
        block_three_block=("isauriens",),
        block_mercenary_block=(),
        line={"left": ("skoutatoi-1",), "centre": ("skoutatoi-2",), "right": ("isauriens",)},
        figures_place="skoutatoi-2",
    )
    play(raid_city(game, "slavs", "marcianopolis"), player)
    return game, player


@proves("7.1.1-1")
def test_step_1_enemy_and_place_are_named_first() -> None:
    game, player = battle_of_marcianopolis()
    first = player.asked[0]
    assert (first.topic, first.about) == ("defence", ("marcianopolis",))
    began = game.told(BattleBegan)[0]
    assert (began.place, began.nation, began.attacker) == ("marcianopolis", "slavs", "enemy")
    target = position()
    assert {option.id for option in cast("Pick", ask(play_step(target))).options} > {"land:t-dalmatia"}
    assert "t-dalmatia" in attackable(target)


@proves("7.1.1-2", "5.2.2")
def test_step_2_a_force_is_called_out_of_the_box_and_paid() -> None:
    game, _ = battle_of_marcianopolis()
    mustered = game.told(ForceMustered)[0]
    assert (mustered.figures, mustered.cost) == (("comes",), 1)
    assert set(mustered.units) == {"skoutatoi-1", "skoutatoi-2", "isauriens"}
    assert game.told(BattleBegan)[0].roman == mustered.units
    kinds = [event.kind for event in game.events]
    assert kinds.index("force-mustered") < kinds.index("battle-began") < kinds.index("stratagem-played")
    assert game.state.rp == 1 - 1 + 1


@proves("7.1.1-3", "6.2.3", "6.2.4", "6.2.5", "6.4", "7.2.3")
@pytest.mark.parametrize(
    ("action", "count"),
    [("raid", 3), ("invasion", 6), ("reconquest", 3), ("roman attack", 3), ("roman attack on a citadel", 4)],
)
def test_step_3_the_action_decides_how_many_enemies_come(action: str, count: int) -> None:
    game = position(dice=[2, *[1] * 6, *[1, 6] * 150], rp=0)
    player = Player(defence="battle", muster="by-hand", figures_join="no-figure")
    match action:
        case "raid":
            play(raid_city(game, "vandals", "corinthus"), player)
        case "invasion":
            play(invasion(game, "vandals", ("ptolemais",)), player)
        case "reconquest":
            owners(game, "roman", "thapsus")
            play(reconquest(game, "vandals", "thapsus"), player)
        case _:
            target = "t-tripolitana" if action == "roman attack" else "t-proconsularis"
            owners(game, "roman", "thapsus")
            play(play_step(game), Player(window=f"land:{target}", muster="muster:comes"))
    began, drawn = game.told(BattleBegan)[0], game.told(LinesDrawnUp)[0]
    assert began.enemies == sum(len(box) for box in drawn.enemy) == count


@proves("7.1.1-4", "R39")
def test_step_4_romans_first_then_the_enemy_from_left_to_right_as_drawn() -> None:
    game, player = battle_of_marcianopolis()
    drawn = game.told(LinesDrawnUp)[0]
    assert drawn.roman == (("skoutatoi-1",), ("skoutatoi-2",), ("isauriens",))
    assert drawn.enemy == (("slavs-sclaveni-1",), ("slavs-sclaveni-2",), ("slavs-antae",))
    line = next(decision for decision in player.asked if decision.topic == "line")
    told_enemies = [value for key, value in line.question.args if key == "enemies"]
    assert told_enemies == [3]
    assert not any("slavs-" in str(value) for _, value in line.question.args)  # how many, not which


@proves("7.1.1-4")
def test_step_4_stacks_have_the_weak_in_front() -> None:
    game = position(dice=[*[1] * 60])
    combat(game, ["isauriens"], [OPTIMATES, EQUITES, PEDITES, ARCHERS], Player(line={"left": ("isauriens",)}))
    assert game.told(LinesDrawnUp)[0].enemy == ((ARCHERS, OPTIMATES), (EQUITES,), (PEDITES,))


@proves("7.1.1-5", "7.5")
def test_step_5_the_figures_are_posted_last() -> None:
    game, player = battle_of_marcianopolis()
    assert game.told(LinesDrawnUp)[0].posts == {"comes": "skoutatoi-2"}
    topics = [decision.topic for decision in player.asked]
    assert topics.index("line") < topics.index("figures-place")


@proves("7.1.1-6", "7.1.2")
def test_step_6_front_units_fight_those_facing_them_with_every_modifier() -> None:
    game, _ = battle_of_marcianopolis()
    duels = game.told(Duel)
    assert [(duel.roman, duel.enemy) for duel in duels] == [
        ("skoutatoi-1", "slavs-sclaveni-1"),
        ("skoutatoi-2", "slavs-sclaveni-2"),
        ("isauriens", "slavs-antae"),
    ]
    assert [duel.roman_score.total for duel in duels] == [6 + 1 + 1, 6 + 1 + 1 + 1, 3 + 2]
    assert [duel.enemy_score.total for duel in duels] == [1 + 1, 1 + 1, 3 + 1]
    assert [played.side for played in game.told(StratagemPlayed)] == ["enemy"]
    assert len(game.told(PassBegan)) == 1


@proves("7.1.1-7", "7.5")
def test_step_7_the_figures_who_fought_test_their_survival_when_all_is_over() -> None:
    game, _ = battle_of_marcianopolis()
    (test,) = game.told(SurvivalTested)
    assert (test.figure, test.score.total, test.outcome) == ("comes", 4, "unhurt")
    kinds = [event.kind for event in game.events]
    assert kinds.index("battle-ended") < kinds.index("survival-tested")
    assert game.foreseen == []


@proves("7.1.2-1")
@pytest.mark.parametrize(("die", "outcome"), [(4, "none"), (5, "routed")])
def test_fire_comes_first_and_routs_from_six(die: int, outcome: str) -> None:
    game = position(dice=[die, *[3, 3] * 4])
    player = Player(line={"left": ("symmachoi-1",)}, exploit="decline")
    combat(game, ["symmachoi-1"], [PEDITES, PEDITES_2, EQUITES], player)
    shot = game.told(Shot)[0]
    assert (shot.unit, shot.target, shot.score.total, shot.outcome) == ("symmachoi-1", PEDITES, die + 1, outcome)
    kinds = [event.kind for event in game.events]
    assert kinds.index("pass-began") < kinds.index("shot") < kinds.index("duel")


@proves("7.1.2-2")
@pytest.mark.parametrize(
    ("roman", "enemy", "loser", "outcome"),
    [
        (3, 3, "", "tie"),
        (4, 3, "enemy", "routed"),
        (5, 2, "enemy", "routed"),
        (6, 2, "enemy", "eliminated"),
        (2, 5, "roman", "routed"),
        (2, 6, "roman", "eliminated"),
    ],
)
def test_melee_routs_by_one_to_three_and_destroys_by_four(roman: int, enemy: int, loser: str, outcome: str) -> None:
    game = position(dice=[roman, enemy, *[3, 3] * 3])
    combat(game, ["isauriens"], [OPTIMATES], Player(line={"left": ("isauriens",)}))
    duel = game.told(Duel)[0]  # both add 2
    assert (duel.loser, duel.outcome) == (loser, outcome)
    wanted = {"routed": game.told(BattleEnded)[0].routed, "eliminated": game.told(BattleEnded)[0].eliminated}
    unit = OPTIMATES if loser == "enemy" else "isauriens"
    assert all(unit in found[loser] for kind, found in wanted.items() if kind == outcome)  # type: ignore[index]


@proves("7.1.2-3")
@pytest.mark.parametrize(
    ("unit", "elite", "bonus"),
    [("isauriens", [], 1), ("isauriens", ["isauriens"], 2), ("cataphracts-1", [], 2)],
)
def test_a_stack_that_broke_through_attacks_the_box_beside(unit: str, elite: list[str], bonus: int) -> None:
    game = position(dice=[3, 3, 6, 1], elite=elite)
    met = field(game, {"left": [unit], "centre": ["excubites"]}, {"centre": [OPTIMATES]})
    play(combat_pass(met), Player(exploit="centre"))
    frontal, flank = game.told(Duel)
    assert (frontal.exploiting, flank.exploiting) == ("", "roman")
    assert (flank.box, flank.enemy_box) == ("left", "centre")
    extra = {modifier.cause: modifier.value for modifier in flank.roman_score.modifiers}
    assert extra["exploitation"] == bonus


@proves("5.2.2", "5.1")
def test_what_is_not_in_the_box_cannot_be_called() -> None:
    game = position(rp=5)
    game.pieces.move("comes", "eliminated")
    decision = ask(mobilise(game, Muster("defence", "naissus", 2, game.figures_at("mobilised"))))
    with pytest.raises(IllegalChoice, match=r"5\.2\.1"):
        decision.check(("comes",))

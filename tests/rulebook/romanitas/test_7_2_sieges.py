"""Sieges both ways [7.2]: walls, sallies, garrisons, and how a siege ends."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core.decisions import Pick
from rules.romanitas.chapters.battle import fight
from rules.romanitas.chapters.cities import sack
from rules.romanitas.chapters.city_defence import defend, is_defensible
from rules.romanitas.chapters.combat_pass import combat_pass, fire, look_at_lines, verdict
from rules.romanitas.chapters.mobilisation import Muster, means_of, room
from rules.romanitas.chapters.reserve_and_rally import bring_back
from rules.romanitas.data.models import MonumentKind
from rules.romanitas.data.tables import Box
from rules.romanitas.events import (
    BattleBegan,
    BattleEnded,
    CityAbandoned,
    Duel,
    FortificationsHeld,
    LinesDrawnUp,
    MonumentDestroyed,
    PassBegan,
    RomannessChanged,
    Shot,
    SiegeStratagemStruck,
    StratagemPlayed,
    SurvivalTested,
)
from rules.romanitas.state import Battle, Side
from tests.rulebook.romanitas.toolkit import (
    GEPIDS,
    Player,
    Scripted,
    breakdown,
    combat,
    draws,
    field,
    play,
    position,
    proves,
)

OPTIMATES, EQUITES, PEDITES, PEDITES_2, ARCHERS = GEPIDS
LEFT = {"left": ("isauriens",)}


def build(game: Scripted, kind: MonumentKind, city: str) -> str:
    """Put up a Monument."""
    found = next(each.id for each in game.data.monuments.values() if each.kind is kind)
    game.pieces.move(found, city)
    return found


@proves("7.2.4", "R48")
def test_the_besieged_fire_as_in_a_battle() -> None:
    game = position(dice=[4, 4])
    lines = {"left": ["boukellaroi-1"], "right": ["symmachoi-1"]}
    met = field(game, lines, {"left": [PEDITES], "right": [PEDITES_2]}, siege=True)
    fire(met)
    assert [(shot.unit, shot.score.total, shot.outcome) for shot in game.told(Shot)] == [
        ("boukellaroi-1", 6, "routed"),
        ("symmachoi-1", 5, "none"),
    ]


@proves("7.2.4", "R48")
def test_walls_stop_a_six() -> None:
    game = position(dice=[6])
    met = field(game, {"left": ["isauriens"]}, {"left": [ARCHERS]}, siege=True)
    fire(met)
    assert [(shot.score.total, shot.outcome) for shot in game.told(Shot)] == [(6, "none")]
    assert met.front("roman", Box.LEFT) == "isauriens"


@proves("7.2.4", "R48")
@pytest.mark.parametrize(
    ("roman", "enemy", "loser", "outcome"),
    [
        (4, 5, "roman", "eliminated"),  # 6 against 7: one point, and 7 is enough
        (2, 4, "roman", "holds"),  # 4 against 6
        (1, 4, "roman", "holds"),  # 3 against 6: even by 3
        (5, 5, "", "tie"),  # 7 against 7: not beaten
        (5, 2, "enemy", "routed"),
        (6, 2, "enemy", "eliminated"),
    ],
)
def test_melee_at_the_walls_of_a_roman_city(roman: int, enemy: int, loser: str, outcome: str) -> None:
    game = position(dice=[roman, enemy])
    met = field(game, {"left": ["isauriens"]}, {"left": [OPTIMATES]}, siege=True)
    play(combat_pass(met))
    (duel,) = game.told(Duel)
    assert (duel.loser, duel.outcome) == (loser, outcome)


@proves("7.2.4")
def test_two_broken_boxes_send_a_besieger_home() -> None:
    game = position()
    lines = {"left": [PEDITES], "centre": [OPTIMATES], "right": [EQUITES]}
    met = field(game, {"left": ["limitanei-1"]}, lines, siege=True)
    met.rout("enemy", PEDITES)
    assert verdict(met) is None
    met.rout("enemy", EQUITES)
    assert verdict(met) == ("roman", "two-breakthroughs")


@proves("7.2.4", "R49")
@pytest.mark.parametrize(("attacker", "winner", "rp"), [("enemy", "roman", 6), ("roman", "enemy", 5)])
def test_a_besieger_has_four_passes(attacker: Side, winner: Side, rp: int) -> None:
    game = position(dice=[3, 3] * 4)
    assert combat(game, ["isauriens"], [OPTIMATES], Player(line=LEFT), attacker=attacker, siege=True) == winner
    (ended,) = game.told(BattleEnded)
    assert (ended.siege, ended.why, ended.rule) == (True, "walls-held", "7.2.4")
    assert len(game.told(PassBegan)) == 4
    assert game.state.rp == rp


@proves("7.2.4", "R49")
def test_heavy_losses_do_not_matter_while_the_walls_hold() -> None:
    game = position(dice=[1, 6, 1, 2, 1, 6, *[1, 2, 1, 1, 1, 1] * 3])
    line = {"left": ("limitanei-1",), "right": ("limitanei-2",), "centre": ("isauriens",)}
    units = ["limitanei-1", "limitanei-2", "isauriens"]
    player = Player(line=line)
    assert combat(game, units, [OPTIMATES, EQUITES, PEDITES], player, siege=True) == "roman"
    (ended,) = game.told(BattleEnded)
    assert ended.why == "walls-held"
    assert set(ended.eliminated["roman"]) == {"limitanei-1", "limitanei-2"}


@proves("7.2.4", "R44", "R49")
@pytest.mark.parametrize("attacker", ["roman", "enemy"])
def test_a_city_without_a_defender_is_taken_whatever_it_cost(attacker: Side) -> None:
    game = position()
    six = {"left": ["isauriens"], "centre": ["excubites"], "right": ["scholae"]}
    three = {"left": [PEDITES], "centre": [OPTIMATES], "right": [EQUITES]}
    besieged: Side = "enemy" if attacker == "roman" else "roman"
    garrison = {"left": ["limitanei-1"]} if besieged == "roman" else {"left": [PEDITES]}
    lines = (six, garrison) if attacker == "roman" else (garrison, three)
    met = field(game, *lines, attacker=attacker, siege=True)
    for box in (Box.CENTRE, Box.RIGHT):
        met.rout(attacker, met.front(attacker, box))
    met.eliminate(besieged, met.front(besieged, Box.LEFT))
    assert verdict(met) == (attacker, "no-units")


@proves("7.2.4", "R44", "R49")
def test_a_city_falls_even_to_its_last_besieger() -> None:
    met = field(position(), {"left": ["limitanei-1"]}, {"left": [PEDITES]}, siege=True)
    met.rout("enemy", PEDITES)
    met.eliminate("roman", "limitanei-1")
    assert verdict(met) == ("enemy", "no-units")


@proves("7.2.4", "R49")
def test_a_sally_is_offered_and_declined_by_default() -> None:
    game = position()
    met = field(game, {"left": ["cataphracts-1"]}, {"centre": [OPTIMATES]}, siege=True)
    decision = next(combat_pass(met))
    assert isinstance(decision, Pick)
    assert (decision.topic, decision.rule, decision.default) == ("sally", "7.2.4", ("decline",))
    assert [option.id for option in decision.options] == ["centre", "decline"]


@proves("7.2.4", "R48", "R49")
@pytest.mark.parametrize(
    ("dice", "loser", "outcome"),
    [
        ([6, 6], "enemy", "routed"),  # 6 + 2 + 2 against 6 + 2
        ([1, 4], "roman", "routed"),  # 5 against 6: no walls, so routed and not unharmed
        ([1, 6], "roman", "routed"),  # 5 against 8
    ],
)
def test_a_sally_is_fought_like_a_battle(dice: list[int], loser: str, outcome: str) -> None:
    game = position(dice=dice)
    met = field(game, {"left": ["cataphracts-1"]}, {"centre": [OPTIMATES]}, siege=True)
    play(combat_pass(met), Player(sally="centre"))
    duel = game.told(Duel)[0]
    assert breakdown(duel.roman_score) == {"combat-bonus": 2, "exploitation": 2}
    assert (duel.exploiting, duel.loser, duel.outcome) == ("roman", loser, outcome)
    assert met.battle.sallied == ["cataphracts-1"]


@proves("7.2.4", "R49")
def test_who_has_sallied_has_no_walls_in_the_next_pass() -> None:
    game = position(dice=[2, 4, 3, 3])
    met = field(game, {"left": ["cataphracts-1"]}, {"centre": [OPTIMATES]}, siege=True)
    # 2 + 4 against 4 + 2: a tie; then the besieger turns on him: 3 + 2, 3 + 4
    play(combat_pass(met), Player(sally="centre"))
    turned = game.told(Duel)[-1]
    assert (turned.exploiting, turned.loser, turned.outcome) == ("enemy", "roman", "routed")
    assert list(met.routed("roman")) == ["cataphracts-1"]


@proves("7.2.4", "R48", "R49")
def test_who_stays_inside_is_unharmed_by_the_same_dice() -> None:
    game = position(dice=[1, 2])
    met = field(game, {"left": ["cataphracts-1"]}, {"centre": [OPTIMATES]}, siege=True)
    play(combat_pass(met), Player(sally="decline"))  # 1 + 2 against 2 + 2 + 2
    turned = game.told(Duel)[-1]
    assert (turned.exploiting, turned.enemy_score.total, turned.loser, turned.outcome) == ("enemy", 6, "roman", "holds")


@proves("7.2.4", "R49")
def test_only_the_unit_that_sallies_gives_up_the_walls() -> None:
    game = position(dice=[2, 4, 5, 1])
    lines = {"left": ["cataphracts-1", "isauriens"], "right": ["excubites"]}
    met = field(game, lines, {"centre": [OPTIMATES]}, siege=True)
    play(combat_pass(met), Player(sally=["centre", "decline"]))
    assert met.battle.sallied == ["cataphracts-1"]
    assert met.is_protected("roman", "isauriens")
    assert met.is_protected("roman", "excubites")


@proves("7.1.3", "7.2.4", "R79")
@pytest.mark.parametrize("sallies", [1, 2])
def test_who_is_rallied_after_a_sally_stands_behind_the_walls_again(sallies: int) -> None:
    game = position()
    met = field(game, {"left": ["cataphracts-1"]}, {"centre": [OPTIMATES]}, siege=True)
    for _ in range(sallies):
        game.foreseen = [2, 4, 3, 1]  # a tie, and the besieger's attack is no better
        play(combat_pass(met), Player(sally="centre"))
    assert not met.is_protected("roman", "cataphracts-1")
    met.rout("roman", "cataphracts-1")
    bring_back(met, "roman", "cataphracts-1", Box.LEFT, 0)
    assert met.is_protected("roman", "cataphracts-1")


@proves("7.2.4", "R49")
def test_an_enemy_garrison_stays_inside() -> None:
    game = position(dice=[])
    met = field(game, {}, {"left": [OPTIMATES]}, attacker="roman", siege=True)
    game.pieces.move("isauriens", "roman-centre")
    met.note_manned()
    play(combat_pass(met), Player(exploit="decline"))
    assert game.told(Duel) == []


@proves("7.2.4", "R42")
def test_a_roman_besieger_exploits_and_the_garrison_keeps_its_walls() -> None:
    game = position(dice=[2, 1])
    met = field(game, {"centre": ["cataphracts-1"]}, {"left": [PEDITES]}, attacker="roman", siege=True)
    play(combat_pass(met), Player(exploit="left"))
    (duel,) = game.told(Duel)  # 2 + 2 + 2 against 1 + 1: by four, but no 7
    assert (duel.roman_score.total, duel.loser, duel.outcome) == (6, "enemy", "holds")


@proves("7.2.3", "7.2.4")
def test_a_roman_besieger_takes_a_city_when_its_garrison_is_gone() -> None:
    game = position(dice=[5, 1])
    player = Player(line=LEFT)
    assert combat(game, ["isauriens"], [PEDITES], player, attacker="roman", siege=True, place="thapsus") == "roman"
    (ended,) = game.told(BattleEnded)
    assert (ended.why, ended.eliminated["enemy"], ended.routed["enemy"]) == ("no-units", (PEDITES,), ())
    assert game.state.rp == 6


@proves("7.2.2", "7.2.3")
def test_garrisons() -> None:
    data = position().data
    assert {city: data.enemy_garrison(city) for city in ("ravenna", "carthage", "rome", "toletum")} == {
        "ravenna": 4,
        "carthage": 3,
        "rome": 3,
        "toletum": 3,
    }


@proves("C86", "7.2.2", "R50")
@pytest.mark.parametrize(
    ("purpose", "figures", "units"),
    [
        ("siege", ["comes", "magister-militum"], 6),
        ("defence", ["comes", "magister-militum"], 9),
        ("siege", ["magister-militum"], 6),
        ("siege", ["comes"], 3),
        ("siege", [], 3),
    ],
)
def test_c86_six_units_at_most_in_a_garrison(purpose: str, figures: list[str], units: int) -> None:
    game = position()
    muster = Muster("siege" if purpose == "siege" else "defence", "alexandria", 3, figures)
    assert room(means_of(game, muster), figures) == units


@proves("7.2.1", "5.6", "R38")
def test_where_a_siege_can_be_stood() -> None:
    game = position()
    assert is_defensible(game, "antioch")
    assert is_defensible(game, "constantinople")
    assert not is_defensible(game, "corinthus")
    build(game, MonumentKind.DEFENSIVE_WALLS, "corinthus")
    assert is_defensible(game, "corinthus")


@proves("7.2.2", "5.6", "R58")
def test_an_undefended_walled_city_falls_and_its_walls_with_it() -> None:
    game = position(rp=5)
    walls = build(game, MonumentKind.DEFENSIVE_WALLS, "corinthus")
    assert play(defend(game, "vandals", "corinthus", 3), Player(defence="none")) is False
    sack(game, "corinthus", "vandals")
    assert [told.city for told in game.told(CityAbandoned)] == ["corinthus"]
    assert [told.monument for told in game.told(MonumentDestroyed)] == [walls]
    assert game.pieces.is_at(walls, "mobilised")
    assert game.state.rp == 5 - 2 - 1


@proves("7.2.2", "R20")
def test_a_city_held_behind_its_walls_pays() -> None:
    game = position(rp=5)
    units = game.data.nation_units["gepids"]
    game.foreseen = [1, *draws(units, [PEDITES]), 1, 1, *[1, 2] * 20]
    player = Player(defence="siege", muster="by-hand", figures_join="no-figure")
    held = play(defend(game, "gepids", "antioch", 1), player)
    (began,) = game.told(BattleBegan)
    assert (began.siege, began.attacker, began.place) == (True, "enemy", "antioch")
    assert held is (game.state.rp == 6)


@proves("7.1.3", "R47")
@pytest.mark.parametrize(("die", "count"), [(1, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_a_roman_besieger_storms_with_the_siege_stratagem(die: int, count: int) -> None:
    game = position(rp=5)
    units = ["isauriens", "excubites", "skoutatoi-1", "limitanei-1"]
    counters = [6, 2]  # Siege and Rally; then Harassment for the enemy
    game.foreseen = [*counters, die, 3]
    player = Player(draw_stratagem="draw", stratagem_side="siege")
    facts = {"attacker": "roman", "siege": True, "place": "carthage", "figures": ["magister-militum"]}
    won = _storm(game, units, player, facts)
    assert won == "roman"
    (struck,) = game.told(SiegeStratagemStruck)
    asked = next(decision for decision in player.asked if decision.topic == "siege-losses")
    weakest = ("limitanei-1", "skoutatoi-1", "isauriens")[:count]
    assert asked.default == weakest
    assert (struck.side, struck.die, struck.lost, struck.rule) == ("roman", die, weakest, "7.1.3, R47")
    assert all(game.pieces.is_at(unit, "eliminated") for unit in weakest)
    assert [told.cause for told in game.told(RomannessChanged)] == ["stratagem", "combat-won"]
    assert game.state.rp == 5
    assert game.told(LinesDrawnUp) == []
    assert [(test.figure, breakdown(test.score)) for test in game.told(SurvivalTested)] == [("magister-militum", {})]


def _storm(game: Scripted, units: list[str], player: Player, facts: dict[str, object]) -> Side:
    game.pieces.move_all([*units, "magister-militum"], "force")
    battle = Battle(nation="vandals", enemies=3, **facts)  # type: ignore[arg-type]
    return play(fight(game, battle, units), player)


@proves("7.1.3", "R47", "R80")
def test_a_storm_may_cost_the_whole_army_and_takes_the_city_all_the_same() -> None:
    game = position(dice=[6, 2, 6, 1], rp=5)
    player = Player(draw_stratagem="draw", stratagem_side="siege")
    facts = {"attacker": "roman", "siege": True, "place": "carthage", "figures": ["magister-militum"]}
    assert _storm(game, ["isauriens", "excubites"], player, facts) == "roman"
    assert not player.was_asked("siege-losses")  # all of them
    assert game.told(SiegeStratagemStruck)[0].lost == ("isauriens", "excubites")


@proves("7.1.3", "R47")
@pytest.mark.parametrize(("siege", "attacker"), [(False, "roman"), (False, "enemy"), (True, "enemy")])
def test_the_siege_side_is_no_use_but_to_a_besieger(siege: bool, attacker: Side) -> None:
    game = position(dice=[3, 4] * 4 + [1], rp=5)
    player = Player(draw_stratagem="draw", stratagem_side="siege", line=LEFT)
    facts: dict[str, Any] = {
        "attacker": attacker,
        "siege": siege,
        "figures": ["magister-militum"],
        "own": "siege-rally",
    }
    combat(game, ["isauriens"], [OPTIMATES], player, **facts)
    assert game.told(SiegeStratagemStruck) == []
    roman = game.told(StratagemPlayed)[0]
    assert (roman.side, roman.stratagem, roman.effective) == ("roman", "siege", False)
    assert [duel.outcome for duel in game.told(Duel)] == ["tie"] * 4


@proves("7.1.3", "R47")
def test_the_garrison_walks_away_from_a_stormed_city_and_its_figures_test() -> None:
    game = position(dice=[4], rp=5)
    facts: dict[str, Any] = {"siege": True, "place": "antioch", "figures": ["comes"], "counter": "siege-rally"}
    units = ["isauriens", "skoutatoi-1"]
    assert combat(game, units, [OPTIMATES, EQUITES, ARCHERS], first=[6], **facts) == "enemy"
    (struck,) = game.told(SiegeStratagemStruck)
    assert (struck.side, struck.die) == ("enemy", 6)
    assert struck.lost == (ARCHERS, EQUITES, OPTIMATES)  # all three, the weakest first
    (test,) = game.told(SurvivalTested)
    assert (test.figure, test.score.total, test.outcome) == ("comes", 5, "wounded")
    assert breakdown(test.score) == {"combat-lost": 1}
    assert game.pieces.is_at("comes", "mobilised")
    assert {game.pieces.place(unit) for unit in ("isauriens", "skoutatoi-1")} == {"force"}
    assert game.state.rp == 5


@proves("7.1.3", "R47")
def test_a_magister_in_a_stormed_city_has_been_defeated() -> None:
    game = position(dice=[1], rp=0)
    facts: dict[str, Any] = {
        "siege": True,
        "place": "antioch",
        "figures": ["magister-militum"],
        "counter": "siege-rally",
    }
    assert combat(game, ["isauriens"], [OPTIMATES], first=[1], **facts) == "enemy"
    assert game.state.now.magister_defeated


@proves("C108", "5.6", "6.3", "R37")
@pytest.mark.parametrize("siege", [True, False])
def test_c108_fortifications_take_a_persian_of_ones_choice(siege: bool) -> None:
    game = position(dice=[4, 3] * 4)
    counter = build(game, MonumentKind.FORTIFICATIONS, "antioch")
    persians = ["persia-zhayedan", "persia-paighan-1"]
    player = Player(line=LEFT, fortifications="persia-paighan-1")
    assert combat(game, ["isauriens"], persians, player, place="antioch", siege=siege) == "roman"
    (held,) = game.told(FortificationsHeld)
    assert (held.city, held.unit, held.rule) == ("antioch", "persia-paighan-1", "5.6, 6.3")
    assert game.pieces.is_at("persia-paighan-1", "enemy-out")
    (drawn,) = game.told(LinesDrawnUp)
    assert drawn.enemy == (("persia-zhayedan",), (), ())
    assert game.pieces.is_at(counter, "antioch")
    asked = next(decision for decision in player.asked if decision.topic == "fortifications")
    assert asked.default == ("persia-zhayedan",)


@proves("6.3", "R37")
def test_fortifications_alone_may_end_an_attack_without_a_victory() -> None:
    game = position(rp=5)
    build(game, MonumentKind.FORTIFICATIONS, "melitene")
    facts: dict[str, Any] = {"place": "melitene", "figures": ["comes"]}
    assert combat(game, ["isauriens"], ["persia-zhayedan"], **facts) == "roman"
    (ended,) = game.told(BattleEnded)
    assert ended.why == "no-enemy"
    assert game.state.rp == 5
    assert game.told(SurvivalTested) == []
    assert game.pieces.is_at("isauriens", "force")


@proves("6.3", "R37")
def test_fortifications_are_no_use_against_others_nor_in_attack() -> None:
    for nation, attacker in (("gepids", "enemy"), ("persia", "roman")):
        game = position(dice=[3, 3] * 4)
        build(game, MonumentKind.FORTIFICATIONS, "antioch")
        enemy = OPTIMATES if nation == "gepids" else "persia-daylami"
        combat(game, ["isauriens"], [enemy], Player(line=LEFT), place="antioch", attacker=attacker)
        assert game.told(FortificationsHeld) == []


@proves("7.2.4")
def test_a_look_at_the_lines_of_a_siege_spares_the_besieged() -> None:
    lines = {"left": ["isauriens"], "centre": ["excubites"], "right": ["scholae"]}
    met = field(position(), lines, {"left": [PEDITES]}, siege=True)
    met.eliminate("roman", "excubites")
    met.eliminate("roman", "scholae")
    assert play(look_at_lines(met)) is None

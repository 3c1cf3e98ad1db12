"""Rulings on combat [7.1 to 7.5] that need more than one phase to show."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core.decisions import Decision
from rules.romanitas.chapters.battle import fight
from rules.romanitas.chapters.combat_pass import combat_pass, look_at_lines
from rules.romanitas.data.tables import Box
from rules.romanitas.events import (
    BattleEnded,
    Duel,
    FortificationsHeld,
    LinesDrawnUp,
    Shot,
    SiegeStratagemStruck,
    StratagemPlayed,
    SurvivalTested,
    UnitRallied,
)
from rules.romanitas.game import CONTAINER
from rules.romanitas.state import Battle
from tests.rulebook.romanitas.toolkit import GEPIDS, Player, Scripted, combat, field, play, position, proves

OPTIMATES, EQUITES, PEDITES, PEDITES_2, ARCHERS = GEPIDS
LINE = {"left": ("isauriens",), "centre": ("excubites",), "right": ("scholae",)}
UNITS = ("isauriens", "excubites", "scholae")


@proves("R75", "R40", "7.1.2")
def test_breakthroughs_are_rolled_after_all_melees_the_romans_first_each_from_left_to_right() -> None:
    game = position(dice=[3, 3, 1, 3, 1, 3])  # ties throughout
    lines = {"left": ["cataphracts-1"], "centre": ["isauriens", "excubites"], "right": ["cataphracts-2"]}
    met = field(game, lines, {"centre": [OPTIMATES]})
    play(combat_pass(met), Player(exploit="centre"))
    fought = [(duel.box, duel.exploiting, duel.roman) for duel in game.told(Duel)]
    assert fought == [
        ("centre", "", "isauriens"),
        ("left", "roman", "cataphracts-1"),
        ("right", "roman", "cataphracts-2"),
    ]


@proves("R75", "R40", "7.1.2")
def test_of_two_front_units_that_beat_each_other_no_one_is_spared_for_rolling_first() -> None:
    game = position(dice=[5, 6, 6, 1, 1, 6])
    lines = {"left": ["symmachoi-1"], "centre": ["isauriens"], "right": ["excubites"]}
    met = field(game, lines, {"left": [ARCHERS], "centre": [PEDITES], "right": [OPTIMATES]})
    play(combat_pass(met))
    assert [(shot.side, shot.outcome) for shot in game.told(Shot)] == [("roman", "routed"), ("enemy", "routed")]
    assert [(duel.loser, duel.outcome) for duel in game.told(Duel)[:2]] == [
        ("enemy", "eliminated"),
        ("roman", "eliminated"),
    ]


@proves("R76", "R45", "7.1.3")
@pytest.mark.parametrize(
    ("counter", "side", "topic"),
    [
        ("terrain-works", "favourable-terrain", "terrain-box"),
        ("frontal-discipline", "iron-discipline", "disciplined-unit"),
    ],
)
def test_box_and_unit_are_named_before_the_enemy_draws(counter: str, side: str, topic: str) -> None:
    known: list[dict[Any, str]] = []

    def name(decision: Decision) -> object:
        battle = game.state.battle
        assert battle is not None
        known.append(dict(battle.stratagems))
        return decision.default

    game = position(rp=1, dice=[3] * 300)
    player = Player(line=LINE, draw_stratagem="draw", stratagem_side=side, **{topic.replace("-", "_"): name})
    combat(
        game,
        UNITS,
        [PEDITES, PEDITES_2, EQUITES],
        player,
        figures=["magister-militum"],
        own=counter,
        counter="siege-rally",
    )
    assert known == [{"roman": side}]
    topics = [decision.topic for decision in player.asked]
    assert topics.index(topic) < topics.index("line")


@proves("R76", "7.1.3")
def test_the_enemys_terrain_die_falls_right_after_its_draw() -> None:
    game = position(dice=[3] * 300)
    combat(game, UNITS, [PEDITES, PEDITES_2, EQUITES], Player(line=LINE), counter="terrain-works", first=[5])
    (played,) = game.told(StratagemPlayed)
    assert (played.stratagem, played.about) == ("favourable-terrain", "left")
    kinds = [event.kind for event in game.events]
    assert kinds.index("stratagem-played") < kinds.index("lines-drawn-up")


@proves("R70", "7.1.3")
def test_the_enemy_rallies_into_the_leftmost_of_two_gaps() -> None:
    game = position()
    lines = {"left": [PEDITES], "centre": [OPTIMATES], "right": [EQUITES]}
    met = field(game, {"left": ["isauriens"]}, lines, stratagems={"enemy": "rally"})
    met.rout("enemy", EQUITES)
    met.rout("enemy", OPTIMATES)
    play(look_at_lines(met))
    (told,) = game.told(UnitRallied)
    assert (told.unit, told.box) == (OPTIMATES, "centre")  # the best of the routed


@proves("R70", "R80", "7.1.3")
def test_the_enemy_gives_up_its_lowest_bonuses_for_a_storm() -> None:
    game = position(dice=[])
    facts: dict[str, Any] = {"siege": True, "place": "naissus", "counter": "siege-rally"}
    assert combat(game, ["isauriens"], [OPTIMATES, PEDITES, ARCHERS], first=[4], **facts) == "enemy"
    assert game.told(SiegeStratagemStruck)[0].lost == (ARCHERS, PEDITES)


@proves("R79", "7.1.3")
def test_a_roman_rally_may_be_kept_for_a_later_chance() -> None:
    game = position()
    met = field(
        game, {"left": ["isauriens"], "centre": ["scholae"]}, {"left": [OPTIMATES]}, stratagems={"roman": "rally"}
    )
    met.rout("roman", "isauriens")
    player = Player(rally=["keep", "isauriens"], rally_box="left")
    play(look_at_lines(met), player)
    assert game.told(UnitRallied) == []
    play(look_at_lines(met), player)
    assert met.front("roman", Box.LEFT) == "isauriens"


def persian_storm(game: Scripted, die: int, player: Player) -> str:
    """Persia draws the Siege counter before Antioch, which the Comes holds behind Fortifications."""
    game.pieces.move("fortifications", "antioch")
    facts: dict[str, Any] = {"siege": True, "place": "antioch", "figures": ["comes"], "counter": "siege-rally"}
    persians = ["persia-zhayedan", "persia-paighan-1", "persia-paighan-2"]
    return combat(game, ["isauriens"], persians, player, first=[die], **facts)


@proves("R80", "R37", "7.1.3")
def test_fortifications_remove_no_one_from_an_army_that_storms() -> None:
    game, player = position(dice=[1], rp=5), Player()
    assert persian_storm(game, 1, player) == "enemy"
    assert not player.was_asked("fortifications")
    assert game.told(FortificationsHeld) == []
    assert game.told(LinesDrawnUp) == []
    assert game.told(SiegeStratagemStruck)[0].lost == ("persia-paighan-2",)


@proves("R80", "7.5")
@pytest.mark.parametrize(("die", "outcome"), [(3, "unhurt"), (4, "wounded"), (5, "eliminated")])
def test_figures_test_their_survival_after_a_storm_as_after_any_combat(die: int, outcome: str) -> None:
    game = position(dice=[die], rp=5)
    persian_storm(game, 1, Player())
    (test,) = game.told(SurvivalTested)
    assert (test.score.total, test.outcome) == (die + 1, outcome)


@proves("R80", "R47")
def test_no_enemy_garrison_is_drawn_when_the_romans_storm() -> None:
    game = position(dice=[3], rp=5)
    player = Player(draw_stratagem="draw", stratagem_side="siege", siege_losses="excubites")
    game.pieces.move_all(["isauriens", "excubites", "magister-militum"], "force")
    battle = Battle(
        place="carthage", nation="vandals", attacker="roman", siege=True, enemies=3, figures=["magister-militum"]
    )
    game.foreseen = [6, 2, 3, 1]  # Siege, then Harassment for the enemy; one unit; survival
    assert play(fight(game, battle, ["isauriens", "excubites"]), player) == "roman"
    assert set(game.pieces.at("home-vandals")) == set(game.data.nation_units["vandals"])
    assert game.told(BattleEnded)[0].why == "siege-stratagem"
    assert game.told(SiegeStratagemStruck)[0].lost == ("excubites",)
    assert len(game.pieces.at(CONTAINER)) == 6
    assert game.state.rp == 5 - 1 + 1


@proves("R51", "7.5")
def test_a_wounded_figure_is_out_of_this_stop_and_may_serve_at_the_next() -> None:
    game = position(dice=[6, 1, 5])
    combat(game, ["isauriens"], [PEDITES], Player(line={"left": ("isauriens",)}), figures=["comes"])
    assert game.told(SurvivalTested)[0].outcome == "wounded"
    assert game.pieces.is_at("comes", "mobilised")
    assert "comes" in game.figures_at("mobilised")

"""Historical figures in battle, siege and naval combat [7.3, 7.5], with the options that touch them [8.2, 8.7]."""

from __future__ import annotations

import pytest

from rules.core.decisions import Pick
from rules.core.groups import single
from rules.romanitas.chapters.battle import fight
from rules.romanitas.chapters.city_defence import defend
from rules.romanitas.chapters.combat_pass import combat_pass, look_at_lines
from rules.romanitas.chapters.naval import naval_battle
from rules.romanitas.data.tables import Box, CombatPhase
from rules.romanitas.events import (
    BattleEnded,
    DisputesRolled,
    Duel,
    EpidemicRolled,
    FigureMoved,
    ForceMustered,
    LinesDrawnUp,
    NavalBattleEnded,
    NavalPassFought,
    Shot,
    SurvivalTested,
)
from rules.romanitas.state import Battle
from tests.rulebook.romanitas.toolkit import (
    GEPIDS,
    Player,
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


@proves("7.5", "R51")
def test_a_figure_adds_one_to_all_that_his_unit_rolls() -> None:
    met = field(position(), {"left": ["isauriens"]}, {}, figures=["comes"], posts={"comes": "isauriens"})
    for phase in CombatPhase:
        found = met.modifiers("roman", "isauriens", Box.LEFT, phase)
        assert [(m.cause, m.value, m.rule) for m in found] == [("combat-bonus", 2, "1.4"), ("comes", 1, "7.5")]


@proves("7.5", "7.1.2")
def test_a_figure_may_turn_a_miss_into_a_rout() -> None:
    game = position(dice=[4, 1])
    facts = {"figures": ["comes"], "posts": {"comes": "symmachoi-1"}}
    met = field(game, {"left": ["symmachoi-1"]}, {"left": [PEDITES]}, **facts)
    play(combat_pass(met))
    (shot,) = game.told(Shot)
    assert (shot.score.total, shot.outcome) == (6, "routed")
    assert breakdown(shot.score) == {"combat-bonus": 1, "comes": 1}


@proves("7.5", "7.1.1", "R51")
def test_two_figures_join_two_units() -> None:
    game = position(dice=[3] * 100, rp=0)
    units = ["isauriens", "excubites", "limitanei-1"]
    player = Player(
        line={"left": ("isauriens",), "centre": ("excubites", "limitanei-1")},
        figures_place=["limitanei-1", "isauriens"],
    )
    combat(game, units, [OPTIMATES], player, figures=["comes", "magister-militum"])
    (drawn,) = game.told(LinesDrawnUp)
    assert drawn.posts == {"comes": "limitanei-1", "magister-militum": "isauriens"}
    first, second = (decision for decision in player.asked if decision.topic == "figures-place")
    assert isinstance(first, Pick)
    assert isinstance(second, Pick)
    assert {option.id for option in first.options} == set(units)
    assert {option.id for option in second.options} == {"isauriens", "excubites"}
    assert first.default == ("isauriens",)  # the strongest in front


@proves("7.5", "R77")
def test_two_figures_with_one_unit_both_help_it() -> None:
    game = position(dice=[*[1, 3] * 4, 2, 2], rp=0)
    player = Player(line=LEFT)
    combat(game, ["isauriens"], [OPTIMATES], player, figures=["comes", "magister-militum"])
    duel = game.told(Duel)[0]
    assert breakdown(duel.roman_score) == {"combat-bonus": 2, "comes": 1, "magister-militum": 1}
    assert not player.was_asked("figures-place")
    assert game.told(LinesDrawnUp)[0].rule == "7.1.1, R77"


@proves("7.5", "7.1.2", "R51")
def test_a_figure_whose_unit_is_shot_away_fights_on_with_another_in_the_same_pass() -> None:
    game = position(dice=[6, 3, 3])
    facts = {"figures": ["comes"], "posts": {"comes": "isauriens"}}
    lines = {"left": ["isauriens", "limitanei-1"], "centre": ["excubites"]}
    met = field(game, lines, {"left": [ARCHERS, PEDITES]}, **facts)
    play(combat_pass(met), Player(move_figure="limitanei-1", exploit="decline"))
    (moved,) = game.told(FigureMoved)
    assert (moved.figure, moved.unit, moved.rule) == ("comes", "limitanei-1", "7.5")
    duel = game.told(Duel)[0]
    assert (duel.roman, breakdown(duel.roman_score)) == ("limitanei-1", {"comes": 1, "defensive-tactic": 1})


@proves("7.5", "R51")
def test_a_figure_outlives_his_eliminated_unit() -> None:
    game = position(dice=[1, 6])
    facts = {"figures": ["comes"], "posts": {"comes": "skoutatoi-1"}}
    met = field(game, {"left": ["skoutatoi-1"], "right": ["excubites", "isauriens"]}, {"left": [OPTIMATES]}, **facts)
    player = Player(move_figure="isauriens", exploit="decline")
    play(combat_pass(met), player)
    assert game.told(Duel)[0].outcome == "eliminated"  # 1 + 1 + 1 + 1 against 6 + 2
    assert met.battle.posts == {"comes": "isauriens"}
    asked = next(decision for decision in player.asked if decision.topic == "move-figure")
    assert isinstance(asked, Pick)
    assert {option.id for option in asked.options} == {"excubites", "isauriens"}


@proves("7.5", "R77")
def test_a_figure_moves_to_a_unit_that_has_none() -> None:
    game = position()
    facts = {
        "figures": ["comes", "magister-militum"],
        "posts": {"comes": "isauriens", "magister-militum": "excubites"},
    }
    lines = {"left": ["isauriens"], "centre": ["excubites"], "right": ["scholae"]}
    met = field(game, lines, {"left": [OPTIMATES]}, **facts)
    met.rout("roman", "isauriens")
    player = Player()
    play(look_at_lines(met), player)
    assert met.battle.posts == {"comes": "scholae", "magister-militum": "excubites"}
    assert not player.was_asked("move-figure")  # one unit without a figure is left
    met.rout("roman", "scholae")
    play(look_at_lines(met))
    assert met.battle.posts == {"comes": "excubites", "magister-militum": "excubites"}
    assert [told.rule for told in game.told(FigureMoved)] == ["7.5", "7.5, R77"]


@proves("7.5", "7.1.3", "R77")
def test_a_figure_without_units_stands_aside() -> None:
    game = position()
    facts = {"figures": ["comes"], "posts": {"comes": "isauriens"}, "stratagems": {"roman": "rally"}}
    met = field(game, {"left": ["isauriens"]}, {"left": [OPTIMATES]}, **facts)
    met.rout("roman", "isauriens")
    assert play(look_at_lines(met), Player(rally="isauriens", rally_box="left")) is None
    assert met.battle.posts == {"comes": ""}
    found = met.modifiers("roman", "isauriens", Box.LEFT, CombatPhase.MELEE)
    assert [m.cause for m in found] == ["combat-bonus"]


@proves("7.5", "R51")
@pytest.mark.parametrize(
    ("dice", "winner", "outcomes", "places"),
    [
        ([6, 1, 5, 6], "roman", ["wounded", "eliminated"], ["mobilised", "eliminated"]),
        ([6, 1, 4, 5], "roman", ["unhurt", "wounded"], ["force", "mobilised"]),
        ([1, 6, 4, 5], "enemy", ["wounded", "eliminated"], ["mobilised", "eliminated"]),
        ([1, 6, 3, 1], "enemy", ["unhurt", "unhurt"], ["force", "force"]),
    ],
)
def test_both_figures_test_after_every_combat(
    dice: list[int], winner: str, outcomes: list[str], places: list[str]
) -> None:
    game = position(dice=dice, rp=0)
    figures = ["comes", "magister-militum"]
    unit = "limitanei-1"
    player = Player(line={"left": (unit,)})
    enemy = OPTIMATES if winner == "enemy" else ARCHERS
    if winner == "roman":  # the archers fire first and miss; 6 + 3 against 1
        game.foreseen = [1, *dice]
    assert combat(game, [unit], [enemy], player, figures=figures) == winner
    tests = game.told(SurvivalTested)
    assert [test.figure for test in tests] == figures
    assert [test.outcome for test in tests] == outcomes
    lost = {"combat-lost": 1} if winner == "enemy" else {}
    assert [breakdown(test.score) for test in tests] == [lost, lost]
    assert [game.pieces.place(figure) for figure in figures] == places
    assert game.state.now.magister_defeated is (winner == "enemy")


@proves("4.2", "R57")
def test_only_the_magisters_defeat_is_remembered() -> None:
    game = position(dice=[1, 6, 1], rp=0)
    assert (
        combat(game, ["limitanei-1"], [OPTIMATES], Player(line={"left": ("limitanei-1",)}), figures=["comes"])
        == "enemy"
    )
    assert not game.state.now.magister_defeated


@proves("8.7", "7.5", "R51")
@pytest.mark.parametrize(("die", "bonus"), [(1, {}), (2, {"comes": 1})])
def test_an_epidemic_takes_the_bonus_and_leaves_the_tactic_and_the_test(die: int, bonus: dict[str, int]) -> None:
    game = position(dice=[die, 6, 1, 4], event="epidemic")
    assert (
        combat(game, ["limitanei-1"], [PEDITES], Player(line={"left": ("limitanei-1",)}), figures=["comes"]) == "roman"
    )
    (rolled,) = game.told(EpidemicRolled)
    assert (rolled.figure, rolled.die, rolled.rule) == ("comes", die, "8.7")
    assert breakdown(game.told(Duel)[0].roman_score) == {**bonus, "defensive-tactic": 1}
    assert [test.outcome for test in game.told(SurvivalTested)] == ["unhurt"]


@proves("8.7", "8.2")
def test_an_epidemic_reaches_every_figure_even_the_printed_one() -> None:
    game = position("intrinsic-comes", dice=[1, 2, 1, 6, 1, 4, 4], event="epidemic", rp=0)
    figures = ["comes", "magister-militum", "intrinsic-comes"]
    player = Player(line=LEFT)
    assert combat(game, ["isauriens"], [PEDITES], player, figures=figures, place="antioch") == "roman"
    assert [(rolled.figure, rolled.die) for rolled in game.told(EpidemicRolled)] == [
        ("comes", 1),
        ("magister-militum", 2),
        ("intrinsic-comes", 1),
    ]
    assert breakdown(game.told(Duel)[0].roman_score) == {"combat-bonus": 2, "magister-militum": 1}


@proves("8.7")
def test_no_epidemic_without_the_event() -> None:
    game = position(dice=[6, 1, 4])
    combat(game, ["isauriens"], [PEDITES], Player(line=LEFT), figures=["comes"])
    assert game.told(EpidemicRolled) == []


@proves("8.7", "R67", "R74")
@pytest.mark.parametrize(("die", "refuses"), [(1, True), (2, True), (3, False), (6, False)])
def test_theological_disputes(die: int, refuses: bool) -> None:
    game = position(event="theological-disputes")
    units = ["isauriens", "excubites"]
    drawn = [2] if refuses else []
    player = Player(line=lambda asked: {"left": [item.id for item in asked.items]})
    game.pieces.move_all(units, "force")
    battle = Battle(place="naissus", nation="gepids", attacker="enemy", siege=False, enemies=1)
    game.foreseen = [die, *drawn, 2, *draws(game.data.nation_units["gepids"], [PEDITES]), 6, 1]
    assert play(fight(game, battle, units), player) == "roman"
    (rolled,) = game.told(DisputesRolled)
    assert (rolled.die, rolled.unit, rolled.rule) == (die, "excubites" if refuses else "", "8.7")
    (lines,) = game.told(LinesDrawnUp)
    assert lines.roman[0] == (("isauriens",) if refuses else ("isauriens", "excubites"))
    assert game.pieces.is_at("excubites", "mobilised") is refuses


@proves("8.7", "R67")
def test_no_disputes_behind_walls() -> None:
    game = position(dice=[6, 1], event="theological-disputes")
    combat(game, ["isauriens"], [PEDITES], Player(line=LEFT), siege=True, place="antioch")
    assert game.told(DisputesRolled) == []


@proves("8.7", "R74")
def test_an_army_that_will_not_fight_is_beaten() -> None:
    game = position(event="theological-disputes", rp=5)
    game.pieces.move_all(["isauriens", "magister-militum"], "force")
    battle = Battle(
        place="naissus", nation="gepids", attacker="enemy", siege=False, enemies=3, figures=["magister-militum"]
    )
    game.foreseen = [2, 1, 4]
    assert play(fight(game, battle, ["isauriens"])) == "enemy"
    (ended,) = game.told(BattleEnded)
    assert ended.why == "no-units"
    (test,) = game.told(SurvivalTested)
    assert (breakdown(test.score), test.outcome) == ({"combat-lost": 1}, "wounded")
    assert game.state.now.magister_defeated
    assert game.state.rp == 5


@proves("C112", "8.2", "R61")
def test_c112_a_printed_comes_leads_the_defence_and_stays() -> None:
    game = position("intrinsic-comes", rp=5)
    game.pieces.move_all(["comes", "magister-militum"], "eliminated")
    game.foreseen = [2, *draws(game.data.nation_units["gepids"], [PEDITES]), 6, 1]
    player = Player(
        defence="battle",
        muster="by-hand",
        block_limitanei=(),
        block_skoutatoi=("skoutatoi-1",),
        line={"left": ("skoutatoi-1",)},
    )
    assert play(defend(game, "gepids", "antioch", 1), player) is True
    (mustered,) = game.told(ForceMustered)
    assert (mustered.figures, mustered.units, mustered.cost) == (("intrinsic-comes",), ("skoutatoi-1",), 0)
    duel = game.told(Duel)[0]
    assert breakdown(duel.roman_score) == {"combat-bonus": 1, "intrinsic-comes": 1, "defensive-tactic": 1}
    assert game.told(SurvivalTested) == []
    assert game.state.rp == 6


@proves("8.2", "R61")
@pytest.mark.parametrize(("city", "helmet"), [("antioch", True), ("constantinople", True), ("naissus", False)])
def test_where_a_comes_is_printed(city: str, helmet: bool) -> None:
    assert (city in position("intrinsic-comes").data.intrinsic_comes) is helmet


@proves("8.2")
def test_no_printed_comes_without_the_option() -> None:
    game = position(rp=5)
    game.pieces.move_all(["comes", "magister-militum"], "eliminated")
    decision = single(next(defend(game, "gepids", "antioch", 1)))
    player = Player(defence="siege", muster="by-hand")
    assert decision.topic == "defence"
    game.foreseen = [2, 1, *[1, 6, 6] * 30]
    play(defend(game, "gepids", "antioch", 1), player)
    (mustered,) = game.told(ForceMustered)
    assert mustered.figures == ()
    assert all(unit.startswith("limitanei") for unit in mustered.units)


@proves("C93", "7.3", "7.5", "R51", "R52")
@pytest.mark.parametrize(
    ("figure", "bonus", "die", "enemy", "winner"),
    [
        ("comes", 1, 5, 3, "roman"),  # C93: 7 against 4
        ("magister-militum", 2, 4, 3, "roman"),
        ("", 0, 5, 3, ""),  # 6 against 4: two points only
    ],
)
def test_c93_figures_at_sea(figure: str, bonus: int, die: int, enemy: int, winner: str) -> None:
    game = position(dice=[die, enemy] if winner else [die, enemy] * 4)
    fleet = next(iter(game.data.roman_fleets))
    vandals = game.data.enemy_fleet["vandals"].id
    game.pieces.move(vandals, "western-med")
    game.pieces.move_all([fleet, *([figure] if figure else [])], "force")
    if figure:
        game.foreseen.append(6 if winner == "roman" else 4)
    assert naval_battle(game, "western-med", [fleet], figure, {}) == winner
    fought = game.told(NavalPassFought)[0]
    assert breakdown(fought.scores[fleet]) == {"combat-bonus": 1, **({figure: bonus} if figure else {})}
    assert breakdown(fought.scores[vandals]) == {"combat-bonus": 1}
    assert (vandals in fought.sunk) is (winner == "roman")
    assert game.told(NavalBattleEnded)[0].winner == winner
    assert [(test.figure, test.outcome) for test in game.told(SurvivalTested)] == (
        [(figure, "eliminated")] if figure else []
    )
    assert game.state.rp == (6 if winner == "roman" else 5)


@proves("7.3", "R52", "R73")
def test_an_undecided_fight_at_sea_is_lost_for_the_admiral() -> None:
    game = position(dice=[3, 3] * 4 + [4])
    fleet = next(iter(game.data.roman_fleets))
    game.pieces.move(game.data.enemy_fleet["vandals"].id, "western-med")
    game.pieces.move_all([fleet, "comes"], "force")
    assert naval_battle(game, "western-med", [fleet], "comes", {}) == ""
    assert len(game.told(NavalPassFought)) == 4
    (test,) = game.told(SurvivalTested)
    assert (breakdown(test.score), test.outcome) == ({"combat-lost": 1}, "wounded")
    assert game.pieces.is_at("comes", "mobilised")
    assert game.pieces.is_at(fleet, "force")


@proves("7.3", "R52")
@pytest.mark.parametrize(("roman", "enemy", "lost"), [(1, 4, True), (2, 4, False)])
def test_a_roman_fleet_three_points_behind_is_lost(roman: int, enemy: int, lost: bool) -> None:
    game = position(dice=[roman, enemy, *[3, 3] * 3])
    fleet = next(iter(game.data.roman_fleets))
    game.pieces.move(game.data.enemy_fleet["vandals"].id, "western-med")
    game.pieces.move(fleet, "force")
    assert naval_battle(game, "western-med", [fleet], "", {}) == ("enemy" if lost else "")
    assert game.pieces.is_at(fleet, "eliminated") is lost

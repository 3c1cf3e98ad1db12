"""Battles from the first shot to the last [7.1.1, 7.1.2, 7.1.4]: who is hit, who steps up, what breaks, who wins."""

from __future__ import annotations

import pytest

from rules.core.decisions import Pick
from rules.romanitas.chapters.battlefield import Field
from rules.romanitas.chapters.combat_pass import (
    combat_pass,
    find_exploiters,
    fire,
    look_at_lines,
    melee,
    verdict,
    winner_by_losses,
)
from rules.romanitas.chapters.deployment import enemy_line
from rules.romanitas.data.tables import Box
from rules.romanitas.events import BattleEnded, BoxBroken, Duel, LinesDrawnUp, PassBegan, Shot
from rules.romanitas.state import Battle, Side
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


@proves("7.1.2", "1.4")
@pytest.mark.parametrize(("die", "outcome"), [(5, "none"), (6, "routed")])
def test_an_archer_without_bonus_needs_a_six(die: int, outcome: str) -> None:
    game = position(dice=[die])
    met = field(game, {"right": ["isauriens"]}, {"right": [ARCHERS]})
    assert fire(met)
    (shot,) = game.told(Shot)
    assert (shot.side, shot.unit, shot.target, shot.outcome) == ("enemy", ARCHERS, "isauriens", outcome)
    assert breakdown(shot.score) == {}
    assert shot.rule == "7.1.2"


@proves("7.1.2", "R75")
def test_fire_goes_from_left_to_right_and_the_roman_first() -> None:
    game = position(dice=[1, 2, 3, 4])
    lines = {"left": ["symmachoi-1"], "centre": ["symmachoi-2"], "right": ["boukellaroi-1"]}
    met = field(game, lines, {"left": [ARCHERS], "centre": [PEDITES], "right": [EQUITES]})
    fire(met)
    assert [(shot.side, shot.box, shot.score.die) for shot in game.told(Shot)] == [
        ("roman", "left", 1),
        ("enemy", "left", 2),
        ("roman", "centre", 3),
        ("roman", "right", 4),
    ]


@proves("7.1.2", "R42")
def test_a_bow_without_anyone_opposite_does_not_fire() -> None:
    game = position()
    met = field(game, {"left": ["boukellaroi-1"]}, {"centre": [ARCHERS]})
    assert not fire(met)
    assert game.told(Shot) == []


@proves("7.1.2", "R43")
def test_bows_in_the_second_line_do_not_fire() -> None:
    game = position()
    met = field(game, {"left": ["isauriens", "boukellaroi-1"]}, {"left": [PEDITES, ARCHERS]})
    assert not fire(met)


@proves("7.1.2", "R40", "R43")
def test_after_fire_the_next_units_of_both_stacks_fight_the_melee() -> None:
    game = position(dice=[5, 6, 3, 3])  # both shots rout; the second line ties
    met = field(game, {"centre": ["symmachoi-1", "isauriens"]}, {"centre": [ARCHERS, OPTIMATES]})
    play(combat_pass(met))
    assert [shot.outcome for shot in game.told(Shot)] == ["routed", "routed"]
    (duel,) = game.told(Duel)
    assert (duel.roman, duel.enemy, duel.outcome, duel.loser) == ("isauriens", OPTIMATES, "tie", "")
    assert (breakdown(duel.roman_score), breakdown(duel.enemy_score)) == ({"combat-bonus": 2}, {"combat-bonus": 2})
    assert list(met.routed("roman")) == ["symmachoi-1"]
    assert list(met.routed("enemy")) == [ARCHERS]


@proves("7.1.2", "R40")
def test_melees_are_simultaneous_and_rolled_from_left_to_right() -> None:
    game = position(dice=[6, 1, 1, 6, 3, 4])
    lines = {"left": ["isauriens"], "centre": ["excubites"], "right": ["limitanei-1"]}
    met = field(game, lines, {"left": [PEDITES], "centre": [OPTIMATES], "right": [EQUITES, PEDITES_2]})
    melee(met)
    assert [(duel.box, duel.loser, duel.outcome) for duel in game.told(Duel)] == [
        ("left", "enemy", "eliminated"),  # 8 against 2
        ("centre", "roman", "eliminated"),  # 3 against 8
        ("right", "roman", "routed"),  # 3 against 5
    ]
    assert game.pieces.is_at(PEDITES, "enemy-out")
    assert game.pieces.is_at("excubites", "eliminated")
    assert game.pieces.is_at("limitanei-1", "roman-routed")
    assert met.battle.slain == {"enemy": [PEDITES], "roman": ["excubites"]}


@proves("7.1.2", "5.4.2")
def test_an_elite_unit_fights_with_its_back_and_loses_it_with_its_life() -> None:
    game = position(dice=[1, 6], elite=["skoutatoi-1"])
    met = field(game, {"left": ["skoutatoi-1"]}, {"left": [OPTIMATES]})
    melee(met)
    (duel,) = game.told(Duel)
    assert breakdown(duel.roman_score) == {"combat-bonus": 2}
    assert (duel.roman_score.total, duel.enemy_score.total, duel.outcome) == (3, 8, "eliminated")
    assert game.state.elite == []


@proves("7.1.2", "R41")
def test_a_breakthrough_is_told_once_and_by_side() -> None:
    game = position()
    met = field(game, {"left": ["isauriens"], "centre": ["excubites"]}, {"left": [PEDITES], "centre": [OPTIMATES]})
    met.rout("roman", "isauriens")
    for _ in range(2):
        play(look_at_lines(met))
    assert [(told.side, told.box, told.stage) for told in game.told(BoxBroken)] == [("roman", "left", 1)]


@proves("7.1.2", "R41")
def test_never_manned_boxes_count_for_no_one_at_the_end() -> None:
    met = field(position(), {"centre": ["isauriens"]}, {"centre": [OPTIMATES], "left": [PEDITES], "right": [EQUITES]})
    assert verdict(met) is None
    assert met.broken("roman") == []
    assert find_exploiters(met) == [("enemy", Box.LEFT), ("enemy", Box.RIGHT)]


@proves("7.1.2", "R41", "R42")
def test_the_enemy_turns_on_the_flank_of_a_line_with_an_empty_wing() -> None:
    game = position(dice=[1, 1, 6, 6])  # frontal: 3 against 2; then the horse on the open wing: 8 against 6 + 1 + 2
    met = field(game, {"centre": ["isauriens", "limitanei-1"]}, {"centre": [PEDITES, PEDITES_2], "left": [EQUITES]})
    play(combat_pass(met))
    frontal, flank = game.told(Duel)
    assert (frontal.exploiting, frontal.loser, frontal.outcome) == ("", "enemy", "routed")
    assert (flank.exploiting, flank.box, flank.enemy_box) == ("enemy", "centre", "left")
    assert breakdown(flank.enemy_score) == {"combat-bonus": 1, "exploitation": 2}
    assert breakdown(flank.roman_score) == {"combat-bonus": 2}
    assert (flank.roman_score.total, flank.enemy_score.total, flank.loser, flank.outcome) == (8, 9, "roman", "routed")
    assert met.front("roman", Box.CENTRE) == "limitanei-1"


@proves("7.1.2", "R42")
def test_exploiting_foot_adds_one_and_may_lose() -> None:
    game = position(dice=[1, 6])
    met = field(game, {"left": ["skoutatoi-1"]}, {"centre": [OPTIMATES]})
    play(combat_pass(met), Player(exploit="centre"))
    (duel,) = game.told(Duel)
    assert breakdown(duel.roman_score) == {"combat-bonus": 1, "exploitation": 1}
    assert (duel.loser, duel.outcome) == ("roman", "eliminated")  # 3 against 8


@proves("7.1.2", "R42")
def test_elite_horse_adds_no_more_than_two() -> None:
    game = position(elite=["cataphracts-1"])
    met = field(game, {"left": ["cataphracts-1"]}, {"centre": [OPTIMATES]})
    assert met.exploitation_bonus("roman", "cataphracts-1").value == 2


@proves("7.1.2", "R42")
def test_a_wing_cannot_reach_the_other_wing() -> None:
    game = position(dice=[])
    met = field(game, {"left": ["cataphracts-1"]}, {"right": [OPTIMATES]})
    player = Player()
    play(combat_pass(met), player)
    assert not player.was_asked("exploit")
    assert game.told(Duel) == []


@proves("7.1.2", "R42")
def test_the_centre_reaches_both_wings_and_may_decline() -> None:
    game = position(dice=[5, 3, 3, 3])
    met = field(game, {"centre": ["cataphracts-1"]}, {"left": [OPTIMATES], "right": [PEDITES]})
    player = Player(exploit="decline")
    play(combat_pass(met), player)
    (asked,) = player.asked
    assert isinstance(asked, Pick)
    assert [option.id for option in asked.options] == ["left", "right", "decline"]
    assert asked.default == ("right",)  # as many units, the weaker front
    assert [(duel.exploiting, duel.enemy_box, duel.outcome) for duel in game.told(Duel)] == [
        ("enemy", "left", "tie"),  # 5 + 2 against 3 + 2 + 2
        ("enemy", "right", "tie"),  # 3 + 2 against 3 + 1 + 1
    ]


@proves("7.1.2", "R42")
@pytest.mark.parametrize(
    ("left", "right", "target"),
    [
        (["isauriens", "limitanei-1"], ["excubites"], "right"),  # fewest units
        (["isauriens"], ["skoutatoi-1"], "right"),  # then the weakest in front
        (["isauriens"], ["excubites"], "left"),  # then the leftmost
    ],
)
def test_whom_the_enemy_turns_against(left: list[str], right: list[str], target: str) -> None:
    game = position(dice=[3, 3])
    met = field(game, {"left": left, "right": right}, {"centre": [EQUITES]})
    play(combat_pass(met), Player(exploit="decline"))
    enemy = [duel for duel in game.told(Duel) if duel.exploiting == "enemy"]
    assert [(duel.box, duel.enemy_box) for duel in enemy] == [(target, "centre")]


@proves("7.1.2", "R40", "R42")
def test_a_box_emptied_in_the_melee_is_exploited_only_in_the_next_pass() -> None:
    game = position(dice=[6, 1, 3, 3])
    met = field(game, {"left": ["isauriens"], "centre": ["excubites"]}, {"left": [PEDITES], "centre": [OPTIMATES]})
    player = Player()
    play(combat_pass(met), player)
    assert not player.was_asked("exploit")
    game.foreseen = [3, 3, 6, 1]
    met.battle.stage = 2
    play(combat_pass(met), player)
    assert player.was_asked("exploit")
    last = game.told(Duel)[-1]
    assert (last.stage, last.box, last.enemy_box, last.exploiting) == (2, "left", "centre", "roman")


@proves("7.1.2", "R40")
def test_romans_exploit_before_the_enemy_and_may_leave_him_nothing() -> None:
    game = position(dice=[6, 1])
    met = field(game, {"centre": ["cataphracts-1"]}, {"left": [PEDITES]})
    play(combat_pass(met), Player(exploit="left"))
    (duel,) = game.told(Duel)  # the pedites, who had turned on the centre themselves, are no more
    assert (duel.exploiting, duel.outcome) == ("roman", "eliminated")


@proves("7.1.4")
def test_a_side_without_a_unit_loses() -> None:
    game = position(dice=[6, 1, 1])
    units = ["cataphracts-1"]
    assert combat(game, units, [PEDITES], Player(line={"left": ("cataphracts-1",)})) == "roman"
    (ended,) = game.told(BattleEnded)
    assert (ended.winner, ended.why, ended.rule) == ("roman", "no-units", "7.1.4")
    assert ended.eliminated["enemy"] == (PEDITES,)
    assert game.state.rp == 6


@proves("7.1.4", "R44")
@pytest.mark.parametrize(
    ("roman_gone", "enemy_gone", "attacker", "winner"),
    [
        (1, 0, "enemy", "enemy"),  # a broken box decides ...
        (0, 1, "roman", "roman"),
        (1, 1, "enemy", "roman"),  # ... then losses, here equal: the attacker is defeated
        (1, 1, "roman", "enemy"),
        (0, 0, "roman", "enemy"),
        (0, 0, "enemy", "roman"),
    ],
)
def test_r44_broken_boxes_first_and_the_attacker_last(
    roman_gone: int, enemy_gone: int, attacker: Side, winner: Side
) -> None:
    met = field(
        position(),
        {"left": ["isauriens"], "centre": ["excubites"]},
        {"left": [PEDITES], "centre": [OPTIMATES]},
        attacker=attacker,
    )
    if roman_gone:
        met.rout("roman", "isauriens")
    if enemy_gone:
        met.rout("enemy", PEDITES)
    assert winner_by_losses(met) == winner


@proves("7.1.4", "R44")
@pytest.mark.parametrize(("attacker", "eliminated"), [("roman", True), ("enemy", False)])
def test_r44_then_the_greater_loss_whoever_attacks(attacker: Side, eliminated: bool) -> None:
    met = field(position(), {"left": ["isauriens", "excubites"]}, {"left": [PEDITES, OPTIMATES]}, attacker=attacker)
    loser: Side = "enemy" if attacker == "roman" else "roman"
    unit = PEDITES if loser == "enemy" else "isauriens"
    if eliminated:
        met.eliminate(loser, unit)
    else:
        met.rout(loser, unit)
    assert winner_by_losses(met) == attacker


@proves("7.1.4", "R44")
def test_r44_broken_boxes_outweigh_losses() -> None:
    met = field(
        position(),
        {"left": ["isauriens"], "centre": ["limitanei-1"]},
        {"left": [PEDITES, PEDITES_2, EQUITES], "centre": [OPTIMATES], "right": ["gepids-sagittarii"]},
    )
    met.rout("roman", "isauriens")
    met.rout("enemy", PEDITES)
    met.eliminate("enemy", PEDITES_2)
    assert winner_by_losses(met) == "enemy"


@proves("7.1.2", "7.1.4", "R44")
@pytest.mark.parametrize(("attacker", "winner", "rp"), [("enemy", "roman", 6), ("roman", "enemy", 5)])
def test_a_draw_after_four_passes_beats_the_attacker(attacker: Side, winner: Side, rp: int) -> None:
    game = position(dice=[3, 3] * 4)
    player = Player(line={"left": ("isauriens",)})
    assert combat(game, ["isauriens"], [OPTIMATES], player, attacker=attacker) == winner
    assert [told.stage for told in game.told(PassBegan)] == [1, 2, 3, 4]
    assert [duel.outcome for duel in game.told(Duel)] == ["tie"] * 4
    (ended,) = game.told(BattleEnded)
    assert (ended.why, game.state.rp) == ("four-passes", rp)


@proves("7.1.2", "7.1.4", "R44")
def test_both_lines_may_break_in_one_phase() -> None:
    game = position(dice=[6, 1, 1, 6])
    lines = {"left": ["isauriens"], "centre": ["limitanei-1"]}
    met = field(game, lines, {"left": [PEDITES], "centre": [OPTIMATES]})
    assert play(combat_pass(met)) is None  # one box each
    assert met.broken("roman") == [Box.CENTRE]
    assert met.broken("enemy") == [Box.LEFT]


@proves("7.1.4", "R44")
@pytest.mark.parametrize(("attacker", "winner"), [("enemy", "roman"), ("roman", "enemy")])
def test_two_lines_that_vanish_together(attacker: Side, winner: Side) -> None:
    game = position(dice=[5, 6])
    met = field(game, {"left": ["symmachoi-1"]}, {"left": [ARCHERS]}, attacker=attacker)
    assert play(combat_pass(met)) == (winner, "both-broken")


@proves("7.1.1", "R39")
@pytest.mark.parametrize("count", range(1, 9))
def test_the_enemy_is_dealt_left_centre_right(count: int) -> None:
    game = position()
    drawn = list(game.data.nation_units["persia"])[:count]
    game.state.battle = Battle(place="antioch", nation="persia", attacker="enemy", siege=False, enemies=count)
    met = Field(game)
    enemy_line(met, drawn)
    for place, box in enumerate((Box.LEFT, Box.CENTRE, Box.RIGHT)):
        stack = met.stack("enemy", box)
        assert set(stack) == set(drawn[place::3])
        assert [game.bonus(unit) for unit in stack] == sorted(game.bonus(unit) for unit in stack)


@proves("7.1.1", "R39")
@pytest.mark.parametrize("order", [(PEDITES, PEDITES_2), (PEDITES_2, PEDITES)])
def test_of_equals_the_one_drawn_first_stands_in_front(order: tuple[str, str]) -> None:
    game = position(dice=[1] * 20)
    first, second = order
    player = Player(line={"left": ("isauriens",)})
    combat(game, ["isauriens"], [first, OPTIMATES, ARCHERS, second], player)
    (drawn,) = game.told(LinesDrawnUp)
    assert drawn.enemy == ((first, second), (OPTIMATES,), (ARCHERS,))


@proves("7.1.1", "R39")
def test_the_player_forms_his_line_as_he_likes_before_the_enemy_is_drawn() -> None:
    game = position(dice=[1] * 40)
    line = {"left": (), "centre": ("limitanei-1", "isauriens"), "right": ("excubites",)}
    player = Player(line=line)
    combat(game, ["isauriens", "limitanei-1", "excubites"], [OPTIMATES, EQUITES, PEDITES], player)
    (drawn,) = game.told(LinesDrawnUp)
    assert drawn.roman == ((), ("limitanei-1", "isauriens"), ("excubites",))
    asked = next(decision for decision in player.asked if decision.topic == "line")
    assert "3" in asked.prompt


@proves("7.1.1", "6.2.3", "R27")
def test_the_pioche_gives_each_unit_once() -> None:
    everyone = list(GEPIDS)
    assert draws(everyone, [ARCHERS, OPTIMATES]) == [5, 1]
    game = position(dice=[1] * 30)
    combat(
        game, ["isauriens"], [ARCHERS, OPTIMATES, EQUITES, PEDITES_2, PEDITES], Player(line={"left": ("isauriens",)})
    )
    (drawn,) = game.told(LinesDrawnUp)
    assert drawn.enemy == ((ARCHERS, PEDITES_2), (PEDITES, OPTIMATES), (EQUITES,))


@proves("7.1.4")
def test_routed_romans_come_home_and_eliminated_ones_do_not() -> None:
    game = position(dice=[1, 6, 2, 4])
    lines = {"left": ("limitanei-1",), "centre": ("isauriens",)}
    assert combat(game, ["limitanei-1", "isauriens"], [OPTIMATES, EQUITES], Player(line=lines)) == "enemy"
    (ended,) = game.told(BattleEnded)
    assert ended.why == "no-units"
    assert ended.eliminated["roman"] == ("limitanei-1",)  # 1 against 8
    assert ended.routed["roman"] == ("isauriens",)  # 4 against 5
    assert game.pieces.is_at("limitanei-1", "eliminated")
    assert game.pieces.is_at("isauriens", "force")
    assert game.state.rp == 5
    assert set(game.pieces.at("enemy-force")) == {OPTIMATES, EQUITES}

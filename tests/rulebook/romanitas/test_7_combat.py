"""Chapter 7: battles, stratagems, sieges, and the role of the historical figures."""

from __future__ import annotations

import pytest

from rules.romanitas.chapters.battle import fight
from rules.romanitas.chapters.battlefield import Field
from rules.romanitas.chapters.combat_pass import combat_pass, fire, look_at_lines, melee, verdict
from rules.romanitas.chapters.commanders import take_survival_tests
from rules.romanitas.chapters.deployment import enemy_line, suggested_line
from rules.romanitas.data.tables import Box, CombatPhase
from rules.romanitas.events import (
    BoxBroken,
    Duel,
    LinesDrawnUp,
    ReserveCommitted,
    Shot,
    SiegeStratagemStruck,
    StratagemPlayed,
    SurvivalTested,
)
from rules.romanitas.state import Battle
from tests.rulebook.romanitas.toolkit import GEPIDS, Player, Scripted, field, play, position, proves


def duel(roman_die: int, enemy_die: int, roman: str = "isauriens", enemy: str = GEPIDS[0], **facts: object) -> Field:
    """A melee of two units in the centre with these dice."""
    game = position(dice=[roman_die, enemy_die], **{})
    met = field(game, {"centre": [roman]}, {"centre": [enemy]}, **facts)
    melee(met)
    return met


def outcome(met: Field) -> tuple[str, str]:
    """Who lost the last melee, and how."""
    game = met.t
    assert isinstance(game, Scripted)
    last = game.told(Duel)[-1]
    return last.loser, last.outcome


@proves("C60", "7.1.2")
def test_c60_fire_routs_on_six() -> None:
    game = position(dice=[4])
    met = field(game, {"left": ["boukellaroi-1"]}, {"left": [GEPIDS[2]]})
    fire(met)
    shot = game.told(Shot)[0]
    assert (shot.score.total, shot.outcome) == (6, "routed")
    assert game.pieces.is_at(GEPIDS[2], "enemy-routed")


@proves("7.1.2")
def test_five_is_a_miss_and_only_bows_fire() -> None:
    game = position(dice=[3])
    met = field(game, {"left": ["boukellaroi-1"], "right": ["isauriens"]}, {"left": [GEPIDS[2]], "right": [GEPIDS[0]]})
    fire(met)
    assert [shot.outcome for shot in game.told(Shot)] == ["none"]


@proves("7.1.2", "R40")
def test_two_units_may_shoot_each_other_away() -> None:
    game = position(dice=[6, 6])
    met = field(game, {"centre": ["symmachoi-1"]}, {"centre": [GEPIDS[4]]})
    fire(met)
    assert game.pieces.is_at("symmachoi-1", "roman-routed")
    assert game.pieces.is_at(GEPIDS[4], "enemy-routed")


@proves("C63", "7.1.2")
@pytest.mark.parametrize(
    ("roman", "enemy", "expected"),
    [
        (3, 3, ("", "tie")),
        (4, 3, ("enemy", "routed")),
        (6, 3, ("enemy", "routed")),
        (6, 2, ("enemy", "eliminated")),
        (1, 2, ("roman", "routed")),
        (1, 5, ("roman", "eliminated")),
    ],
)
def test_c63_melee_by_difference(roman: int, enemy: int, expected: tuple[str, str]) -> None:
    assert outcome(duel(roman, enemy)) == expected


@proves("7.1.2", "R43")
def test_the_next_unit_steps_up() -> None:
    game = position(dice=[6, 1])
    met = field(game, {"centre": ["isauriens"]}, {"centre": [GEPIDS[2], GEPIDS[3]]})
    melee(met)
    assert met.front("enemy", Box.CENTRE) == GEPIDS[3]


@proves("C65", "7.1.2", "R42")
@pytest.mark.parametrize(
    ("unit", "elite", "bonus"),
    [("cataphracts-1", [], 2), ("skoutatoi-1", [], 1), ("skoutatoi-1", ["skoutatoi-1"], 2), ("limitanei-1", [], 1)],
)
def test_c65_exploiting_units(unit: str, elite: list[str], bonus: int) -> None:
    game = position(elite=elite)
    met = field(game, {"left": [unit]}, {"centre": [GEPIDS[0]]})
    assert met.exploitation_bonus("roman", unit).value == bonus


@proves("7.1.2", "R42")
def test_a_box_emptied_by_fire_is_exploited_in_the_same_pass() -> None:
    game = position(dice=[6, 6, 1])
    lines = {"left": ["boukellaroi-1"], "centre": ["limitanei-1"]}
    met = field(game, lines, {"left": [GEPIDS[2]], "centre": [GEPIDS[0]], "right": [GEPIDS[1]]})
    game.foreseen = [6, 3, 1, 4, 2, 1, 1]  # fire; centre melee; Roman exploitation; the enemy right exploits
    player = Player(exploit="centre")
    play(combat_pass(met), player)
    assert player.was_asked("exploit")
    exploiting = [fought for fought in game.told(Duel) if fought.exploiting == "roman"]
    assert (exploiting[0].box, exploiting[0].enemy_box) == ("left", "centre")
    assert exploiting[0].roman_score.total == 4 + 2 + 2


@proves("R41")
def test_a_box_never_manned_is_no_breakthrough() -> None:
    game = position()
    met = field(game, {"centre": ["isauriens"]}, {"centre": [GEPIDS[0]], "left": [GEPIDS[1]]})
    play(look_at_lines(met))
    assert game.told(BoxBroken) == []
    assert met.broken("roman") == []


@proves("R41", "7.1.2", "7.1.4")
def test_three_units_in_one_column_lose_after_the_first_fire_phase() -> None:
    game = position()
    lines = {"centre": ["isauriens", "excubites", "scholae"]}
    met = field(game, lines, {"left": [GEPIDS[0]], "centre": [GEPIDS[1]], "right": [GEPIDS[2]]})
    assert play(combat_pass(met)) == ("enemy", "two-breakthroughs")
    assert [(told.side, told.box) for told in game.told(BoxBroken)] == [("roman", "left"), ("roman", "right")]
    assert game.told(Duel) == []


@proves("R41", "7.1.2")
@pytest.mark.parametrize(("units", "broken"), [(2, []), (3, ["right"])])
def test_an_unmanned_box_is_broken_if_the_camp_had_three_units(units: int, broken: list[str]) -> None:
    game = position()
    lines = {"left": ["isauriens"], "centre": ["excubites", "scholae"][: units - 1]}
    met = field(game, lines, {"left": [GEPIDS[0]], "centre": [GEPIDS[1]]})
    assert met.broken("roman") == broken
    assert met.broken("enemy") == []  # two units leave one box empty
    met.rout("roman", "isauriens")
    assert verdict(met) == (("enemy", "two-breakthroughs") if broken else None)


@proves("R41", "7.1.3")
def test_the_reserve_fills_an_unmanned_box() -> None:
    game = position(dice=[3, 3, 3, 3, 3, 3])
    lines = {"left": ["isauriens"], "centre": ["excubites", "scholae"]}
    enemy = {"left": [GEPIDS[2]], "centre": [GEPIDS[3]], "right": [GEPIDS[0]]}
    met = field(game, lines, enemy, stratagems={"roman": "reserve"})
    play(combat_pass(met), Player(reserve="scholae"))
    assert [told.box for told in game.told(ReserveCommitted)] == ["right"]
    assert met.battle.breached["roman"] in ([], ["left"], ["centre"])


@proves("R41", "R49")
def test_a_garrison_holds_with_unmanned_wall_boxes() -> None:
    game = position()
    lines = {"centre": ["isauriens", "excubites", "scholae"]}
    met = field(game, lines, {"left": [GEPIDS[0]], "centre": [GEPIDS[1]], "right": [GEPIDS[2]]}, siege=True)
    assert verdict(met) is None


@proves("1.4", "7.1.2", "7.5")
def test_every_printed_bonus_counts_in_combat() -> None:
    game = position()
    for unit, counter in game.data.roman_army.items():
        for elite in (False, True) if counter.can_be_elite else (False,):
            game.state.elite = [unit] if elite else []
            met = field(game, {"centre": [unit]}, {"centre": [GEPIDS[0]]})
            printed = counter.elite_bonus if elite else counter.bonus
            found = {m.cause: m.value for m in met.modifiers("roman", unit, Box.CENTRE, CombatPhase.MELEE)}
            assert found == ({"combat-bonus": printed} if printed else {})
            game.pieces.move(unit, "mobilised")
    for nation, units in game.data.nation_units.items():
        for unit in units:
            met = field(game, {"centre": ["isauriens"]}, {"centre": [unit]})
            printed = next(each.bonus for each in game.data.nations[nation].units if each.id == unit)
            found = {m.cause: m.value for m in met.modifiers("enemy", unit, Box.CENTRE, CombatPhase.MELEE)}
            assert found == ({"combat-bonus": printed} if printed else {})
            game.pieces.move(unit, f"home-{nation}")


@proves("1.4", "7.5")
@pytest.mark.parametrize("figure", ["comes", "magister-militum"])
def test_the_printed_bonus_of_a_figure_counts_in_combat(figure: str) -> None:
    met = field(position(), {"centre": ["isauriens"]}, {}, figures=[figure], posts={figure: "isauriens"})
    found = {m.cause: m.value for m in met.modifiers("roman", "isauriens", Box.CENTRE, CombatPhase.MELEE)}
    assert found == {"combat-bonus": 2, figure: 1}


@proves("7.1.4")
def test_two_breakthroughs_lose() -> None:
    game = position()
    met = field(game, {"left": ["isauriens"]}, {"left": [GEPIDS[0]], "centre": [GEPIDS[1]], "right": [GEPIDS[2]]})
    met.rout("enemy", GEPIDS[1])
    assert verdict(met) is None
    met.rout("enemy", GEPIDS[2])
    assert verdict(met) == ("roman", "two-breakthroughs")


@proves("C68", "7.1.4", "R44")
def test_c68_both_broken_the_lighter_losses_win() -> None:
    game = position()
    met = field(
        game,
        {"left": ["isauriens"], "centre": ["limitanei-1"], "right": ["limitanei-2"]},
        {"left": [GEPIDS[0], GEPIDS[3]], "centre": [GEPIDS[1]], "right": [GEPIDS[2]]},
    )
    for unit in ("limitanei-1", "limitanei-2"):
        met.rout("roman", unit)
    for unit in (GEPIDS[0], GEPIDS[1], GEPIDS[2]):
        met.rout("enemy", unit)
    assert verdict(met) == ("roman", "both-broken")


@proves("C71", "7.1.1")
def test_c71_the_enemy_line_is_dealt_with_the_weakest_in_front() -> None:
    game = position()
    game.state.battle = Battle(place="marcianopolis", nation="slavs", attacker="enemy", siege=False, enemies=5)
    drawn = ["slavs-sclaveni-1", "slavs-cutriguri", "slavs-sclaveni-2", "slavs-iaculatores-1", "slavs-antae"]
    enemy_line(Field(game), drawn)
    assert list(game.pieces.at("enemy-left")) == ["slavs-sclaveni-1", "slavs-iaculatores-1"]
    assert list(game.pieces.at("enemy-centre")) == ["slavs-antae", "slavs-cutriguri"]
    assert list(game.pieces.at("enemy-right")) == ["slavs-sclaveni-2"]


@proves("7.1.3", "7.5")
def test_figures_and_defensive_tactic_add_up() -> None:
    met = field(
        position(),
        {"centre": ["limitanei-1"]},
        {"centre": [GEPIDS[0]]},
        figures=["comes"],
        posts={"comes": "limitanei-1"},
    )
    found = met.modifiers("roman", "limitanei-1", Box.CENTRE, CombatPhase.MELEE)
    assert [(modifier.cause, modifier.value) for modifier in found] == [("comes", 1), ("defensive-tactic", 1)]


@proves("7.1.3")
def test_no_defensive_tactic_without_a_figure() -> None:
    met = field(position(), {"centre": ["limitanei-1"]}, {"centre": [GEPIDS[0]]})
    assert met.modifiers("roman", "limitanei-1", Box.CENTRE, CombatPhase.MELEE) == ()


@proves("C78", "7.1.3", "R46")
@pytest.mark.parametrize(
    ("stratagem", "box", "phase", "stage", "bonus"),
    [
        ("ambush", "left", CombatPhase.FIRE, 1, 2),
        ("ambush", "left", CombatPhase.MELEE, 1, 2),
        ("ambush", "left", CombatPhase.MELEE, 2, 0),
        ("harassment", "left", CombatPhase.FIRE, 2, 1),
        ("harassment", "left", CombatPhase.MELEE, 2, 0),
        ("manoeuvre", "left", CombatPhase.MELEE, 3, 1),
        ("manoeuvre", "centre", CombatPhase.MELEE, 3, 0),
        ("frontal-assault", "centre", CombatPhase.EXPLOITATION, 1, 1),
        ("frontal-assault", "right", CombatPhase.MELEE, 1, 0),
        ("rally", "left", CombatPhase.MELEE, 1, 0),
    ],
)
def test_c78_stratagems_that_help_ones_own(
    stratagem: str, box: str, phase: CombatPhase, stage: int, bonus: int
) -> None:
    for side, unit in (("roman", "symmachoi-1"), ("enemy", GEPIDS[4])):
        lines = {"roman": {}, "enemy": {}, side: {box: [unit]}}
        met = field(position(), lines["roman"], lines["enemy"], stage=stage, stratagems={side: stratagem})
        found = met.modifiers("roman" if side == "roman" else "enemy", unit, Box(box), phase)
        assert sum(modifier.value for modifier in found) == met.t.bonus(unit) + bonus


@proves("7.1.3")
def test_iron_discipline_is_for_one_unit() -> None:
    lines = {"left": ["isauriens"], "right": ["excubites"]}
    met = field(position(), lines, {}, stratagems={"roman": "iron-discipline"}, disciplined="isauriens")
    totals = [
        sum(m.value for m in met.modifiers("roman", unit, Box.LEFT, CombatPhase.MELEE))
        for unit in ("isauriens", "excubites")
    ]
    assert totals == [3, 2]


@proves("7.1.3")
@pytest.mark.parametrize(("phase", "penalty"), [(CombatPhase.FIRE, 0), (CombatPhase.MELEE, -1)])
def test_defensive_works_hinder_enemy_melee(phase: CombatPhase, penalty: int) -> None:
    met = field(position(), {}, {"centre": [GEPIDS[0]]}, stratagems={"roman": "defensive-works"})
    assert sum(m.value for m in met.modifiers("enemy", GEPIDS[0], Box.CENTRE, phase)) == 2 + penalty


@proves("R46")
def test_defensive_works_are_no_use_to_a_besieger() -> None:
    met = field(
        position(), {}, {"centre": [GEPIDS[0]]}, stratagems={"roman": "defensive-works"}, attacker="roman", siege=True
    )
    assert sum(m.value for m in met.modifiers("enemy", GEPIDS[0], Box.CENTRE, CombatPhase.MELEE)) == 2


@proves("7.1.3")
@pytest.mark.parametrize(("against", "penalty"), [(Box.LEFT, -1), (Box.CENTRE, 0)])
def test_favourable_terrain_protects_one_box(against: Box, penalty: int) -> None:
    met = field(
        position(), {}, {"left": [GEPIDS[0]]}, stratagems={"roman": "favourable-terrain"}, terrain={"roman": "left"}
    )
    for phase in CombatPhase:
        assert sum(m.value for m in met.modifiers("enemy", GEPIDS[0], against, phase)) == 2 + penalty


@proves("C75", "7.1.3", "R46", "R70")
def test_c75_the_enemy_rallies_its_best_unit_into_the_gap() -> None:
    game = position()
    lines = {"left": [GEPIDS[0]], "centre": [GEPIDS[1], GEPIDS[2]], "right": [GEPIDS[3]]}
    met = field(game, {"left": ["isauriens"]}, lines, stratagems={"enemy": "rally"})
    met.rout("enemy", GEPIDS[0])
    met.rout("enemy", GEPIDS[1])
    play(look_at_lines(met))
    assert met.front("enemy", Box.LEFT) == GEPIDS[0]
    assert met.broken("enemy") == []
    assert game.told(BoxBroken) == []


@proves("C76", "7.1.3")
@pytest.mark.parametrize(
    ("die", "box"), [(1, "left"), (5, "left"), (2, "right"), (4, "right"), (3, "centre"), (6, "centre")]
)
def test_c76_the_die_places_a_rallied_enemy(die: int, box: str) -> None:
    game = position(dice=[die])
    lines = {"left": [GEPIDS[0], GEPIDS[4]], "centre": [GEPIDS[1]], "right": [GEPIDS[2]]}
    met = field(game, {"left": ["isauriens"]}, lines, stratagems={"enemy": "rally"})
    met.rout("enemy", GEPIDS[0])
    play(look_at_lines(met))
    assert met.stack("enemy", Box(box))[-1] == GEPIDS[0]


@proves("7.1.3", "R46")
def test_the_roman_reserve_closes_a_gap_once() -> None:
    game = position()
    lines = {"left": ["isauriens"], "centre": ["scholae", "excubites"], "right": ["limitanei-1"]}
    met = field(game, lines, {"left": [GEPIDS[0]]}, stratagems={"roman": "reserve"})
    met.rout("roman", "isauriens")
    play(look_at_lines(met), Player(reserve="excubites"))
    assert met.front("roman", Box.LEFT) == "excubites"
    assert met.battle.spent == ["roman"]


@proves("7.1.3")
def test_the_roman_rallies_whom_and_where_he_likes() -> None:
    game = position()
    met = field(
        game, {"left": ["isauriens"], "centre": ["scholae"]}, {"left": [GEPIDS[0]]}, stratagems={"roman": "rally"}
    )
    met.rout("roman", "isauriens")
    play(look_at_lines(met), Player(rally="isauriens", rally_box="right"))
    assert met.front("roman", Box.RIGHT) == "isauriens"


@proves("C80", "7.2.4", "R48")
@pytest.mark.parametrize(("die", "expected"), [(4, "none"), (5, "eliminated")])
def test_c80_walls_against_fire(die: int, expected: str) -> None:
    game = position(dice=[die])
    met = field(game, {"left": ["boukellaroi-1"]}, {"left": [GEPIDS[2]]}, attacker="roman", siege=True)
    fire(met)
    assert game.told(Shot)[0].outcome == expected


@proves("C81", "C82", "7.2.4", "R48")
@pytest.mark.parametrize(
    ("roman", "enemy", "expected"),
    [
        (5, 4, ("enemy", "eliminated")),
        (4, 2, ("enemy", "holds")),
        (2, 3, ("roman", "routed")),
        (1, 6, ("roman", "eliminated")),
    ],
)
def test_c81_c82_walls_in_melee(roman: int, enemy: int, expected: tuple[str, str]) -> None:
    assert outcome(duel(roman, enemy, attacker="roman", siege=True)) == expected


@proves("7.2.4", "R49")
def test_a_sally_gives_up_the_walls() -> None:
    met = field(position(), {"left": ["isauriens"]}, {}, siege=True)
    assert met.is_protected("roman", "isauriens")
    met.battle.sallied.append("isauriens")
    assert not met.is_protected("roman", "isauriens")


@proves("7.2.4", "R49")
def test_broken_walls_do_not_beat_the_besieged() -> None:
    met = field(
        position(),
        {"left": ["isauriens"], "centre": ["scholae"], "right": ["excubites"]},
        {"left": [GEPIDS[0]]},
        siege=True,
    )
    met.eliminate("roman", "scholae")
    met.eliminate("roman", "excubites")
    assert verdict(met) is None
    met.eliminate("roman", "isauriens")
    assert verdict(met) == ("enemy", "no-units")


@proves("C84", "7.1.3", "R47")
def test_c84_the_siege_stratagem_takes_a_city() -> None:
    game = position(dice=[6, 5, 1, 1, 1, 1], rp=5)  # the sixth counter; losses; the besiegers; the Comes
    game.pieces.move("comes", "force")
    game.pieces.move("isauriens", "force")
    battle = Battle(place="antioch", nation="gepids", attacker="enemy", siege=True, enemies=3, figures=["comes"])
    assert play(fight(game, battle, ["isauriens"])) == "enemy"
    struck = game.told(SiegeStratagemStruck)[0]
    assert (struck.die, len(struck.lost)) == (5, 2)
    assert game.pieces.is_at("isauriens", "force")
    assert game.told(StratagemPlayed)[0].stratagem == "siege"


@proves("7.1.3")
def test_the_siege_stratagem_never_takes_constantinople() -> None:
    game = position(dice=[6, *[1] * 60], rp=5)
    game.pieces.move("isauriens", "force")
    battle = Battle(place="constantinople", nation="gepids", attacker="enemy", siege=True, enemies=3)
    play(fight(game, battle, ["isauriens"]))
    assert game.told(SiegeStratagemStruck) == []
    assert game.told(StratagemPlayed)[0].effective is False


@proves("C72", "7.1.3", "R45")
def test_c72_only_the_magister_draws_stratagems() -> None:
    for figures, asked in ((["comes"], False), (["magister-militum"], True)):
        game = position(dice=[2, *[1] * 60], rp=5)
        game.pieces.move_all(["isauriens", *figures], "force")
        battle = Battle(place="naissus", nation="gepids", attacker="enemy", siege=False, enemies=3, figures=figures)
        player = Player()
        play(fight(game, battle, ["isauriens"]), player)
        assert player.was_asked("draw-stratagem") is asked
        assert [played.side for played in game.told(StratagemPlayed)] == ["enemy"]
        assert len(game.pieces.at("container")) == 6


@proves("7.1.4", "R20")
def test_a_victory_is_worth_one_rp_and_survivors_go_home() -> None:
    game = position(dice=[2, 1, 1, 1, *[6, 1] * 20, 1], rp=5)
    game.pieces.move_all(["isauriens", "scholae", "cataphracts-1", "comes"], "force")
    battle = Battle(place="naissus", nation="gepids", attacker="enemy", siege=False, enemies=3, figures=["comes"])
    assert play(fight(game, battle, ["isauriens", "scholae", "cataphracts-1"])) == "roman"
    assert game.state.rp == 6
    assert len(game.told(LinesDrawnUp)) == 1
    assert game.state.battle is None


@proves("C91", "7.5", "R51")
@pytest.mark.parametrize(
    ("die", "lost", "expected", "place"),
    [
        (4, False, "unhurt", "force"),
        (5, False, "wounded", "mobilised"),
        (6, False, "eliminated", "eliminated"),
        (4, True, "wounded", "mobilised"),
        (5, True, "eliminated", "eliminated"),
        (3, True, "unhurt", "force"),
    ],
)
def test_c91_survival(die: int, lost: bool, expected: str, place: str) -> None:
    game = position(dice=[die])
    game.pieces.move("magister-militum", "force")
    take_survival_tests(game, ["magister-militum"], lost=lost)
    assert game.told(SurvivalTested)[0].outcome == expected
    assert game.pieces.is_at("magister-militum", place)


@proves("8.2", "R61")
def test_an_intrinsic_comes_takes_no_test() -> None:
    take_survival_tests(position(), ["intrinsic-comes"], lost=True)


@proves("7.5")
def test_a_figure_moves_to_another_unit() -> None:
    game = position()
    lines = {"left": ["isauriens"], "centre": ["scholae"], "right": ["excubites"]}
    met = field(game, lines, {"left": [GEPIDS[0]]}, figures=["comes"], posts={"comes": "isauriens"})
    met.rout("roman", "isauriens")
    play(look_at_lines(met), Player(move_figure="excubites"))
    assert met.battle.posts == {"comes": "excubites"}


@proves("8.7")
@pytest.mark.parametrize(("die", "bonus"), [(1, 0), (2, 1)])
def test_an_epidemic_may_silence_a_figure(die: int, bonus: int) -> None:
    from rules.romanitas.chapters.commanders import roll_epidemic

    game = position(dice=[die], event="epidemic")
    met = field(game, {"left": ["isauriens"]}, {}, figures=["comes"], posts={"comes": "isauriens"})
    roll_epidemic(met)
    assert sum(m.value for m in met.modifiers("roman", "isauriens", Box.LEFT, CombatPhase.MELEE)) == 2 + bonus


@proves("8.6", "R66")
@pytest.mark.parametrize(("unit", "bonus"), [("cataphracts-1", 3), ("isauriens", 2)])
def test_stratagems_by_arm(unit: str, bonus: int) -> None:
    met = field(position("stratagems-by-arm"), {"left": [unit]}, {}, stratagems={"roman": "manoeuvre"})
    assert sum(m.value for m in met.modifiers("roman", unit, Box.LEFT, CombatPhase.MELEE)) == bonus


@proves("8.6", "R66")
def test_the_enemy_deals_its_horse_to_the_wings() -> None:
    game = position("stratagems-by-arm")
    battle = Battle(
        place="naissus", nation="gepids", attacker="enemy", siege=False, enemies=5, stratagems={"enemy": "manoeuvre"}
    )
    game.state.battle = battle
    enemy_line(Field(game), list(GEPIDS))
    assert list(game.pieces.at("enemy-left")) == [GEPIDS[4], GEPIDS[0]]
    assert list(game.pieces.at("enemy-centre")) == [GEPIDS[2]]
    assert sorted(game.pieces.at("enemy-right")) == sorted([GEPIDS[1], GEPIDS[3]])


@proves("8.6", "R66")
def test_the_enemy_puts_its_foot_into_the_centre() -> None:
    game = position("stratagems-by-arm")
    game.state.battle = Battle(
        place="naissus",
        nation="gepids",
        attacker="enemy",
        siege=False,
        enemies=5,
        stratagems={"enemy": "frontal-assault"},
    )
    enemy_line(Field(game), list(GEPIDS))
    assert sorted(game.pieces.at("enemy-centre")) == sorted([GEPIDS[2], GEPIDS[3]])


def met_by(enemies: int, *, siege: bool = False) -> Battle:
    """An attack on Naissus by so many Gepids."""
    return Battle(place="naissus", nation="gepids", attacker="enemy", siege=siege, enemies=enemies)


@proves("7.1.1", "R41")
def test_the_suggested_line_is_even_and_strong_in_front() -> None:
    units = ["limitanei-1", "isauriens", "cataphracts-1", "scholae", "skoutatoi-1"]
    line = suggested_line(position(), units, met_by(5))
    assert [len(line[box]) for box in ("left", "centre", "right")] == [2, 2, 1]
    assert line["centre"][0] == "isauriens"


SKOUTATOI = ["skoutatoi-1", "skoutatoi-2", "skoutatoi-3"]
GUARDS = ["isauriens", "scholae"]


@proves("7.1.1", "R41", "R49")
@pytest.mark.parametrize(
    ("units", "enemies", "siege", "sizes"),
    [
        (SKOUTATOI, 5, True, [0, 0, 3]),  # a garrison in one column is hard to wipe out
        (SKOUTATOI, 3, True, [1, 1, 1]),
        (["limitanei-1", "limitanei-2", "limitanei-3"], 3, True, [0, 0, 3]),
        (SKOUTATOI, 5, False, [1, 1, 1]),  # in the field every box is manned
        (SKOUTATOI[:2], 3, False, [0, 0, 2]),
        (GUARDS, 3, False, [1, 1, 0]),
        (GUARDS, 5, False, [0, 0, 2]),
        (GUARDS[:1], 3, False, [0, 0, 1]),
    ],
)
def test_the_suggested_line_suits_the_odds(units: list[str], enemies: int, siege: bool, sizes: list[int]) -> None:
    line = suggested_line(position(), units, met_by(enemies, siege=siege))
    assert [len(line[box]) for box in ("left", "centre", "right")] == sizes

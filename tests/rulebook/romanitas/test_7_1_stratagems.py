"""Stratagems [7.1.3]: who draws, what each side of each counter does for each camp, and that it acts once."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core.decisions import Pick
from rules.romanitas.chapters.battlefield import Field
from rules.romanitas.chapters.combat_pass import combat_pass, look_at_lines
from rules.romanitas.chapters.deployment import enemy_line
from rules.romanitas.data.tables import Box, CombatPhase
from rules.romanitas.events import (
    Duel,
    LinesDrawnUp,
    ReserveCommitted,
    RomannessChanged,
    Shot,
    StratagemPlayed,
    UnitRallied,
)
from rules.romanitas.game import CONTAINER
from rules.romanitas.state import Battle
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

COUNTERS = {
    "rally-defensive": ("rally", "defensive-tactic"),
    "harassment-ambush": ("harassment", "ambush"),
    "frontal-discipline": ("frontal-assault", "iron-discipline"),
    "terrain-works": ("favourable-terrain", "defensive-works"),
    "manoeuvre-reserve": ("manoeuvre", "reserve"),
    "siege-rally": ("siege", "rally"),
}
UNITS = ("symmachoi-1", "isauriens", "limitanei-1")
ENEMIES = (EQUITES, ARCHERS, PEDITES)
LINE = {"left": ("symmachoi-1",), "centre": ("isauriens",), "right": ("limitanei-1",)}

ROMAN = {
    "left fire": {"combat-bonus": 1},
    "left": {"combat-bonus": 1},
    "centre": {"combat-bonus": 2, "magister-militum": 1},
    "right": {"defensive-tactic": 1},
}
ENEMY: dict[str, dict[str, int]] = {
    "centre fire": {},
    "left": {"combat-bonus": 1},
    "centre": {},
    "right": {"combat-bonus": 1},
}
"""What is added in the first pass by place, where no stratagem has an effect: horse archers, foot under the Magister
Militum and Limitanei against horse, archers and foot."""


def first_pass(game: Scripted, player: Player, *, drawing: bool, **facts: Any) -> dict[str, dict[str, dict[str, int]]]:
    """Fight the three against the three; returns the modifiers of the first pass by camp and place."""
    game.foreseen = [1, 1, *[3] * 300]
    figures = ["magister-militum"] if drawing else []
    combat(game, UNITS, ENEMIES, player, figures=figures, **facts)
    found: dict[str, dict[str, dict[str, int]]] = {"roman": {}, "enemy": {}}
    for shot in game.told(Shot)[:2]:
        found[shot.side][f"{shot.box} fire"] = breakdown(shot.score)
    for duel in game.told(Duel)[:3]:
        assert duel.box == duel.enemy_box
        found["roman"][duel.box] = breakdown(duel.roman_score)
        found["enemy"][duel.box] = breakdown(duel.enemy_score)
    return found


def with_added(base: dict[str, dict[str, int]], cause: str, added: dict[str, int]) -> dict[str, dict[str, int]]:
    """The modifiers with one more cause at some places."""
    return {place: facts | ({cause: added[place]} if place in added else {}) for place, facts in base.items()}


@proves("7.1.3", "R45", "R46")
@pytest.mark.parametrize(
    ("counter", "side", "own", "against"),
    [
        ("harassment-ambush", "ambush", {"left fire": 2, "left": 2, "centre": 2, "right": 2}, {}),
        ("harassment-ambush", "harassment", {"left fire": 1}, {}),
        ("frontal-discipline", "frontal-assault", {"centre": 1}, {}),
        ("frontal-discipline", "iron-discipline", {"right": 1}, {}),
        ("terrain-works", "favourable-terrain", {}, {"centre fire": -1, "centre": -1}),
        ("terrain-works", "defensive-works", {}, {"left": -1, "centre": -1, "right": -1}),
        ("manoeuvre-reserve", "manoeuvre", {"left fire": 1, "left": 1, "right": 1}, {}),
        ("manoeuvre-reserve", "reserve", {}, {}),
        ("rally-defensive", "rally", {}, {}),
        ("rally-defensive", "defensive-tactic", {}, {}),
        ("siege-rally", "siege", {}, {}),
        ("siege-rally", "rally", {}, {}),
    ],
)
def test_what_each_side_does_for_the_romans(
    counter: str, side: str, own: dict[str, int], against: dict[str, int]
) -> None:
    game = position(rp=3)
    player = Player(
        line=LINE,
        figures_place="isauriens",
        draw_stratagem="draw",
        stratagem_side=side,
        terrain_box="centre",
        disciplined_unit="limitanei-1",
    )
    other = "rally-defensive" if counter == "siege-rally" else "siege-rally"
    found = first_pass(game, player, drawing=True, own=counter, counter=other)
    assert found == {"roman": with_added(ROMAN, side, own), "enemy": with_added(ENEMY, side, against)}
    played, enemys = game.told(StratagemPlayed)
    assert (played.side, played.counter, played.stratagem, played.rule) == ("roman", counter, side, "7.1.3")
    assert played.about == {"favourable-terrain": "centre", "iron-discipline": "limitanei-1"}.get(side, "")
    assert played.effective is (side not in ("siege", "defensive-tactic"))
    assert (enemys.side, enemys.counter) == ("enemy", other)
    asked = next(decision for decision in player.asked if decision.topic == "stratagem-side")
    assert isinstance(asked, Pick)
    assert tuple(option.id for option in asked.options) == COUNTERS[counter]


@proves("7.1.3", "R45", "R46")
@pytest.mark.parametrize(
    ("counter", "die", "own", "against"),
    [
        ("rally-defensive", 0, {}, {}),
        ("harassment-ambush", 0, {"centre fire": 1}, {}),
        ("frontal-discipline", 0, {"centre fire": 1, "centre": 1}, {}),
        ("terrain-works", 1, {}, {"left fire": -1, "left": -1}),
        ("terrain-works", 5, {}, {"left fire": -1, "left": -1}),
        ("terrain-works", 2, {}, {"right": -1}),
        ("terrain-works", 4, {}, {"right": -1}),
        ("terrain-works", 3, {}, {"centre": -1}),
        ("terrain-works", 6, {}, {"centre": -1}),
        ("manoeuvre-reserve", 0, {"left": 1, "right": 1}, {}),
        ("siege-rally", 0, {}, {}),
    ],
)
def test_what_each_dedicated_side_does_for_the_enemy(
    counter: str, die: int, own: dict[str, int], against: dict[str, int]
) -> None:
    game = position(rp=3)
    facts = {"counter": counter, "first": [die] if die else []}
    found = first_pass(game, Player(line=LINE), drawing=False, **facts)
    side = COUNTERS[counter][0]
    roman = {**ROMAN, "centre": {"combat-bonus": 2}, "right": {}}  # no figure: neither bonus nor Defensive Tactic
    assert found == {"roman": with_added(roman, side, against), "enemy": with_added(ENEMY, side, own)}
    (played,) = game.told(StratagemPlayed)
    assert (played.side, played.counter, played.stratagem) == ("enemy", counter, side)
    assert played.effective is (side != "siege")
    where = {0: "", 1: "left", 5: "left", 2: "right", 4: "right", 3: "centre", 6: "centre"}
    assert played.about == where[die]


@proves("7.1.3")
@pytest.mark.parametrize("counter", COUNTERS)
def test_the_counters(counter: str) -> None:
    found = position().data.stratagem_counters[counter]
    assert (found.enemy_side, found.other_side) == COUNTERS[counter]


@proves("7.1.3", "R45")
def test_a_draw_costs_one_and_the_enemy_draws_from_the_five_left() -> None:
    game = position(rp=1)
    player = Player(line=LINE, draw_stratagem="draw", stratagem_side="harassment")
    first_pass(game, player, drawing=True, own="harassment-ambush", counter="rally-defensive")
    paid = game.told(RomannessChanged)[0]
    assert (paid.cause, paid.change, paid.total) == ("stratagem", -1, 0)
    assert sorted(game.pieces.at(CONTAINER)) == sorted(COUNTERS)


@proves("7.1.3", "R45")
def test_who_declines_pays_nothing() -> None:
    game = position(rp=1)
    player = Player(line=LINE, draw_stratagem="do-not")
    first_pass(game, player, drawing=True, counter="harassment-ambush")
    assert [told.cause for told in game.told(RomannessChanged) if told.change < 0] == []
    assert [played.side for played in game.told(StratagemPlayed)] == ["enemy"]


@proves("7.1.3", "R45")
@pytest.mark.parametrize(("figures", "rp"), [(["magister-militum"], 0), (["comes"], 5), ([], 5)])
def test_no_draw_without_the_magister_and_a_point(figures: list[str], rp: int) -> None:
    game = position(rp=rp, dice=[3] * 300)
    player = Player(line=LINE)
    combat(game, UNITS, ENEMIES, player, figures=figures)
    assert not player.was_asked("draw-stratagem")


@proves("7.1.3", "R45", "R76", "R39")
def test_stratagems_are_known_before_the_line_is_formed() -> None:
    game = position(rp=5)
    player = Player(line=LINE, draw_stratagem="draw", stratagem_side="iron-discipline")
    first_pass(game, player, drawing=True, own="frontal-discipline", counter="rally-defensive")
    topics = [decision.topic for decision in player.asked]
    assert topics[:4] == ["draw-stratagem", "stratagem-side", "disciplined-unit", "line"]
    kinds = [event.kind for event in game.events]
    assert kinds.index("stratagem-played") < kinds.index("lines-drawn-up")


@proves("7.1.3")
@pytest.mark.parametrize(
    ("unit", "bonus"), [("limitanei-1", 1), ("skoutatoi-1", 1), ("isauriens", 0), ("merc-rugi", 0)]
)
def test_whom_defensive_tactic_helps(unit: str, bonus: int) -> None:
    met = field(position(), {"left": [unit]}, {"left": [OPTIMATES]}, figures=["comes"], posts={})
    for phase in CombatPhase:
        found = {m.cause: m.value for m in met.modifiers("roman", unit, Box.LEFT, phase)}
        assert found.get("defensive-tactic", 0) == bonus


@proves("7.1.3", "R46")
@pytest.mark.parametrize("attacker", ["roman", "enemy"])
@pytest.mark.parametrize("siege", [True, False])
def test_defensive_tactic_serves_besieger_and_besieged_alike(attacker: str, siege: bool) -> None:
    facts: dict[str, Any] = {"attacker": attacker, "siege": siege, "figures": ["comes"]}
    met = field(position(), {"left": ["limitanei-1"]}, {"left": [OPTIMATES]}, **facts)
    found = met.modifiers("roman", "limitanei-1", Box.LEFT, CombatPhase.MELEE)
    assert [(m.cause, m.value, m.rule) for m in found] == [("defensive-tactic", 1, "7.1.3")]


@proves("7.1.3", "R46")
@pytest.mark.parametrize(
    ("attacker", "siege", "penalty"), [("roman", True, 0), ("roman", False, -1), ("enemy", True, -1)]
)
def test_defensive_works_except_for_a_besieger(attacker: str, siege: bool, penalty: int) -> None:
    facts: dict[str, Any] = {"attacker": attacker, "siege": siege, "stratagems": {"roman": "defensive-works"}}
    met = field(position(), {"left": ["isauriens"]}, {"left": [PEDITES]}, **facts)
    for phase in (CombatPhase.MELEE, CombatPhase.EXPLOITATION):
        assert sum(m.value for m in met.modifiers("enemy", PEDITES, Box.LEFT, phase)) == 1 + penalty


@proves("7.1.3", "R46")
def test_ambush_helps_whoever_steps_up_in_the_first_pass_and_no_one_later() -> None:
    game = position(dice=[1, 6, 3, 3])
    lines = {"left": ["symmachoi-1", "isauriens"]}
    met = field(game, lines, {"left": [ARCHERS, PEDITES]}, stratagems={"roman": "ambush"})
    play(combat_pass(met))
    duel = game.told(Duel)[0]
    assert (duel.roman, breakdown(duel.roman_score)) == ("isauriens", {"combat-bonus": 2, "ambush": 2})
    met.battle.stage = 2
    game.foreseen = [1, 3, 3]
    play(combat_pass(met))
    assert "ambush" not in breakdown(game.told(Duel)[-1].roman_score)


@proves("7.1.3", "R46")
def test_harassment_does_not_reach_the_melee_of_archers() -> None:
    game = position(dice=[4, 2, 3, 3])
    met = field(game, {"left": ["symmachoi-1"]}, {"left": [ARCHERS]}, stratagems={"roman": "harassment"})
    play(combat_pass(met))
    shot = game.told(Shot)[0]
    assert (shot.score.total, shot.outcome, breakdown(shot.score)) == (
        6,
        "routed",
        {"combat-bonus": 1, "harassment": 1},
    )
    game = position(dice=[1, 1, 3, 3])
    met = field(game, {"left": ["symmachoi-1"]}, {"left": [ARCHERS]}, stratagems={"roman": "harassment"})
    play(combat_pass(met))
    assert breakdown(game.told(Duel)[0].roman_score) == {"combat-bonus": 1}


@proves("7.1.3", "R78")
@pytest.mark.parametrize("side", ["roman", "enemy"])
def test_favourable_terrain_does_not_hamper_a_unit_attacked_out_of_its_box(side: str) -> None:
    game = position(dice=[6, 1] if side == "roman" else [1, 6])
    facts: dict[str, Any] = {"stratagems": {side: "favourable-terrain"}, "terrain": {side: "left"}}
    if side == "roman":
        met = field(game, {"left": ["isauriens"]}, {"centre": [PEDITES]}, **facts)
        play(combat_pass(met), Player(exploit="centre"))
    else:
        met = field(game, {"centre": ["isauriens"]}, {"left": [PEDITES]}, **facts)
        play(combat_pass(met), Player(exploit="decline"))
    (duel,) = game.told(Duel)
    assert duel.exploiting == side
    attacked = duel.enemy_score if side == "roman" else duel.roman_score
    assert breakdown(attacked) == {"combat-bonus": 1 if side == "roman" else 2}


@proves("7.1.3", "R46", "R78")
def test_favourable_terrain_hampers_who_exploits_against_its_box() -> None:
    game = position(dice=[3, 6])
    facts: dict[str, Any] = {"stratagems": {"roman": "favourable-terrain"}, "terrain": {"roman": "centre"}}
    met = field(game, {"centre": ["isauriens"]}, {"left": [OPTIMATES]}, **facts)
    play(combat_pass(met), Player(exploit="decline"))
    duel = game.told(Duel)[0]
    assert duel.exploiting == "enemy"
    assert breakdown(duel.enemy_score) == {"combat-bonus": 2, "favourable-terrain": -1, "exploitation": 2}


@proves("7.1.3", "R46")
def test_manoeuvre_goes_by_the_box_in_which_an_exploiting_unit_stands() -> None:
    game = position(dice=[3, 3])
    met = field(game, {"left": ["cataphracts-1"]}, {"centre": [PEDITES]}, stratagems={"roman": "manoeuvre"})
    play(combat_pass(met), Player(exploit="centre"))
    assert breakdown(game.told(Duel)[0].roman_score) == {"combat-bonus": 2, "manoeuvre": 1, "exploitation": 2}


@proves("7.1.3", "R46")
def test_frontal_assault_goes_by_the_box_in_which_an_exploiting_unit_stands() -> None:
    game = position(dice=[3, 3])
    met = field(game, {"left": ["isauriens"]}, {"centre": [PEDITES]}, stratagems={"enemy": "frontal-assault"})
    play(combat_pass(met), Player(exploit="decline"))
    assert breakdown(game.told(Duel)[0].enemy_score) == {"combat-bonus": 1, "frontal-assault": 1, "exploitation": 1}


@proves("7.1.3", "R46")
def test_the_reserve_acts_once() -> None:
    game = position()
    lines = {"left": ["isauriens"], "centre": ["scholae", "excubites", "limitanei-1"], "right": ["limitanei-2"]}
    met = field(game, lines, {"left": [OPTIMATES]}, stratagems={"roman": "reserve"})
    met.rout("roman", "isauriens")
    player = Player(reserve="excubites")
    play(look_at_lines(met), player)
    met.rout("roman", "limitanei-2")
    play(look_at_lines(met), player)
    assert [(told.unit, told.box) for told in game.told(ReserveCommitted)] == [("excubites", "left")]
    assert [decision.topic for decision in player.asked] == ["reserve"]
    assert met.broken("roman") == [Box.RIGHT]


@proves("7.1.3", "R46", "R79")
def test_the_reserve_may_wait_and_then_choose_between_two_gaps() -> None:
    game = position()
    lines = {"left": ["isauriens"], "centre": ["scholae", "excubites"], "right": ["limitanei-2"]}
    met = field(game, lines, {"left": [OPTIMATES]}, stratagems={"roman": "reserve"})
    met.rout("roman", "isauriens")
    assert play(look_at_lines(met), Player(reserve="keep")) is None
    met.rout("roman", "limitanei-2")
    outcome = play(look_at_lines(met), Player(reserve="excubites", reserve_box="right"))
    assert outcome is None  # one box broken, not two
    assert met.front("roman", Box.RIGHT) == "excubites"


@proves("7.1.3", "R46")
def test_the_reserve_is_not_taken_from_the_front() -> None:
    game = position()
    lines = {"left": ["isauriens"], "centre": ["scholae"], "right": ["excubites", "limitanei-1", "limitanei-2"]}
    met = field(game, lines, {"left": [OPTIMATES]}, stratagems={"roman": "reserve"})
    met.rout("roman", "isauriens")
    player = Player()
    play(look_at_lines(met), player)
    (asked,) = player.asked
    assert isinstance(asked, Pick)
    assert [option.id for option in asked.options] == ["limitanei-1", "limitanei-2", "keep"]


@proves("7.1.3")
def test_a_broken_line_without_the_reserve_stays_broken() -> None:
    game = position()
    lines = {"left": ["isauriens"], "centre": ["scholae", "excubites"], "right": ["skoutatoi-1"]}
    met = field(game, lines, {"left": [OPTIMATES]}, stratagems={"roman": "ambush"})
    met.rout("roman", "isauriens")
    player = Player()
    play(look_at_lines(met), player)
    assert player.asked == []
    assert met.broken("roman") == [Box.LEFT]


@proves("7.1.3", "R79")
def test_the_roman_rallies_once_when_he_likes_to_the_rear_of_any_box() -> None:
    game = position()
    lines = {"left": ["isauriens"], "centre": ["scholae"], "right": ["excubites"]}
    met = field(game, lines, {"left": [OPTIMATES]}, stratagems={"roman": "rally"})
    met.rout("roman", "isauriens")
    play(look_at_lines(met), Player(rally="keep"))
    assert met.battle.spent == []
    play(look_at_lines(met), Player(rally="isauriens", rally_box="centre"))
    assert list(met.stack("roman", Box.CENTRE)) == ["scholae", "isauriens"]
    met.rout("roman", "scholae")
    player = Player()
    play(look_at_lines(met), player)
    assert not player.was_asked("rally")
    (told,) = game.told(UnitRallied)
    assert (told.side, told.unit, told.box, told.die) == ("roman", "isauriens", "centre", 0)


@proves("7.1.3")
def test_the_default_rally_is_the_best_unit_into_the_gap() -> None:
    game = position()
    lines = {"left": ["limitanei-1"], "centre": ["scholae"], "right": ["excubites", "skoutatoi-1"]}
    met = field(game, lines, {"left": [OPTIMATES]}, stratagems={"roman": "rally"})
    met.rout("roman", "limitanei-1")
    met.rout("roman", "excubites")
    play(look_at_lines(met))
    assert met.front("roman", Box.LEFT) == "excubites"


@proves("7.1.3", "R41", "R46")
def test_the_enemy_rallies_once_and_averts_its_defeat() -> None:
    game = position()
    lines = {"left": [OPTIMATES], "centre": [PEDITES], "right": [EQUITES]}
    met = field(game, {"left": ["isauriens"]}, lines, stratagems={"enemy": "rally"})
    met.rout("enemy", PEDITES)
    met.rout("enemy", OPTIMATES)
    assert play(look_at_lines(met)) is None
    assert met.front("enemy", Box.LEFT) == OPTIMATES
    met.rout("enemy", EQUITES)
    assert play(look_at_lines(met)) == ("roman", "two-breakthroughs")
    assert len(game.told(UnitRallied)) == 1


@proves("7.1.3", "R46")
def test_the_enemy_cannot_rally_the_dead() -> None:
    game = position()
    met = field(game, {"left": ["isauriens"]}, {"left": [OPTIMATES], "right": [PEDITES]}, stratagems={"enemy": "rally"})
    met.eliminate("enemy", PEDITES)
    play(look_at_lines(met))
    assert game.told(UnitRallied) == []
    assert met.battle.spent == []


@proves("7.1.3", "R79", "R41")
def test_an_enemy_rallied_into_a_box_never_manned_can_be_broken_there() -> None:
    game = position()
    met = field(game, {"left": ["isauriens"]}, {"left": [OPTIMATES, PEDITES]}, stratagems={"enemy": "rally"})
    met.rout("enemy", OPTIMATES)
    play(look_at_lines(met))
    assert met.front("enemy", Box.CENTRE) == OPTIMATES
    met.rout("enemy", OPTIMATES)
    assert met.broken("enemy") == [Box.CENTRE]


@proves("7.1.3", "R46")
def test_rally_after_fire_fills_the_line_before_the_melee() -> None:
    game = position(dice=[6, 3, 3])
    met = field(game, {"left": ["symmachoi-1"]}, {"left": [PEDITES]}, stratagems={"enemy": "rally"})
    play(combat_pass(met))
    assert [told.box for told in game.told(UnitRallied)] == ["left"]
    assert [(duel.enemy, duel.outcome) for duel in game.told(Duel)] == [(PEDITES, "tie")]


@proves("8.6", "R66")
@pytest.mark.parametrize(
    ("unit", "box", "side", "bonus"),
    [
        ("cataphracts-1", "left", "manoeuvre", 1),
        ("skoutatoi-1", "right", "manoeuvre", 0),
        ("cataphracts-1", "centre", "manoeuvre", 0),
        ("skoutatoi-1", "centre", "frontal-assault", 1),
        ("cataphracts-1", "centre", "frontal-assault", 0),
        ("skoutatoi-1", "left", "frontal-assault", 0),
    ],
)
def test_stratagems_by_arm_for_both_camps(unit: str, box: str, side: str, bonus: int) -> None:
    met = field(position("stratagems-by-arm"), {box: [unit]}, {}, stratagems={"roman": side})
    found = {m.cause: m.value for m in met.modifiers("roman", unit, Box(box), CombatPhase.MELEE)}
    assert found.get(side, 0) == bonus
    enemy = EQUITES if unit.startswith("cataphracts") else PEDITES
    met = field(position("stratagems-by-arm"), {}, {box: [enemy]}, stratagems={"enemy": side})
    found = {m.cause: m.value for m in met.modifiers("enemy", enemy, Box(box), CombatPhase.MELEE)}
    assert found.get(side, 0) == bonus


@proves("8.6", "R66")
@pytest.mark.parametrize(
    ("option", "enemys", "expected"),
    [
        ("", "manoeuvre", ((PEDITES,), (EQUITES,), (OPTIMATES,))),
        ("stratagems-by-arm", "manoeuvre", ((EQUITES,), (PEDITES,), (OPTIMATES,))),
        ("stratagems-by-arm", "frontal-assault", ((EQUITES,), (PEDITES,), (OPTIMATES,))),
        ("stratagems-by-arm", "rally", ((PEDITES,), (EQUITES,), (OPTIMATES,))),
    ],
)
def test_how_the_enemy_is_dealt(option: str, enemys: str, expected: tuple[tuple[str, ...], ...]) -> None:
    game = position(*([option] if option else []), dice=[3] * 300)
    counter = next(each for each, sides in COUNTERS.items() if sides[0] == enemys)
    combat(game, ["isauriens"], [PEDITES, EQUITES, OPTIMATES], Player(line={"left": ("isauriens",)}), counter=counter)
    assert game.told(LinesDrawnUp)[0].enemy == expected


@proves("8.6", "R66")
def test_foot_beyond_its_share_leaves_the_centre() -> None:
    game = position("stratagems-by-arm")
    lines = ["franks-franci-1", "franks-franci-2", "franks-alamanni", "franks-burgundiones"]
    game.state.battle = Battle(
        place="genoa",
        nation="franks",
        attacker="enemy",
        siege=False,
        enemies=4,
        stratagems={"enemy": "frontal-assault"},
    )
    met = Field(game)
    enemy_line(met, lines)
    assert list(met.stack("enemy", Box.CENTRE)) == ["franks-franci-1", "franks-franci-2"]
    assert list(met.stack("enemy", Box.LEFT)) == ["franks-alamanni"]
    assert list(met.stack("enemy", Box.RIGHT)) == ["franks-burgundiones"]


@proves("7.1.3")
def test_the_draw_is_a_draw_without_replacement() -> None:
    names = list(COUNTERS)
    assert list(position().pieces.at(CONTAINER)) == names
    assert draws(names, ["siege-rally", "manoeuvre-reserve"]) == [6, 5]
    assert draws(names, ["rally-defensive", "siege-rally"]) == [1, 5]

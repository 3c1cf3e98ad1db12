"""Chapter 8: every optional rule, alone, switched off, and together with others."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

import rules
from rules.core.agents import random_agent
from rules.core.decisions import Pick
from rules.core.game import Play
from rules.romanitas.chapters.battle import fight
from rules.romanitas.chapters.battlefield import Field
from rules.romanitas.chapters.cities import clear_desolation, desolate, lose_city, take_city
from rules.romanitas.chapters.city_defence import defend
from rules.romanitas.chapters.deployment import enemy_line
from rules.romanitas.chapters.enemy_attitudes import check_nation, raid_city
from rules.romanitas.chapters.forces import send_enemies_home
from rules.romanitas.chapters.management import diplomatic_price, manage, rebuild_price
from rules.romanitas.chapters.mobilisation import Muster, mobilise, packages
from rules.romanitas.chapters.operations import attack_window
from rules.romanitas.chapters.organisation import fatum_modifiers, organisation_phase
from rules.romanitas.data.tables import Arm, Box, CombatPhase, Domain
from rules.romanitas.events import (
    BattleBegan,
    BattleEnded,
    DisputesRolled,
    Duel,
    EpidemicRolled,
    FleetSailed,
    ForceMustered,
    MonumentDestroyed,
    RandomEventDrawn,
    RomannessChanged,
    StormRolled,
    SurvivalTested,
)
from rules.romanitas.game import CONTAINER
from rules.romanitas.state import Battle, TurnRecord
from rules.romanitas.turn import play_step
from tests.rulebook.romanitas.toolkit import (
    GEPIDS,
    Player,
    Scripted,
    acta,
    ask,
    breakdown,
    combat,
    draws,
    field,
    owners,
    play,
    position,
    proves,
)

OPTIMATES, EQUITES, PEDITES, PEDITES_2, ARCHERS = GEPIDS
IN_ORDER = {"political": ("die-1",), "religious": ("die-2",), "economic": ("die-3",)}
COINS = (
    "carthago-spartaria",
    "carthage",
    "syracusae",
    "naissus",
    "corinthus",
    "ptolemais",
    "antioch",
    "alexandria",
    "pessinus",
    "chersonesos",
)
GROUNDS = (
    "ravenna",
    "carthage",
    "naissus",
    "constantinople",
    "seleucia",
    "trapezus",
    "pessinus",
    "antioch",
    "damascus",
    "alexandria",
)
CROSSES = ("constantinople", "antioch", "jerusalem", "alexandria", "carthage", "rome")
HELMETS = (*CROSSES, "ravenna")


def do(game: Scripted, *actions: str, **replies: Any) -> None:
    """Take these actions of the Management phase."""
    for action in actions:
        play(manage(game), Player(manage=action, **replies))


def options_of(script: Play[Any], player: Player | None = None) -> set[str]:
    """What a script offers first; nothing if it ends without a question."""
    try:
        return {option.id for option in cast("Pick", ask(script, player)).options}
    except StopIteration:
        return set()


def after_the_count(die: int, *further: int, **facts: Any) -> Scripted:
    """An Organisation phase of ordinary boxes, with a random event by this die."""
    return position("random-events", dice=[4, 4, 4, die, *further], rp=0, **facts)


# 8 The switches


@proves("8")
def test_every_optional_rule_is_a_switch_and_off_unless_it_is_set() -> None:
    info = rules.games()["romanitas"]
    printed = {option.id: option.rule for option in info.options.values() if not option.house}
    assert printed == {
        "desolation-2rp": "8.1",
        "intrinsic-comes": "8.2",
        "economic": "8.3",
        "recruitment": "8.4",
        "religious-metropolises": "8.4.1",
        "religious-vandals": "8.4.2",
        "khazars": "8.5",
        "stratagems-by-arm": "8.6",
        "random-events": "8.7",
    }
    assert {option.id for option in info.options.values() if option.house} == {
        "house-carry-over",
        "house-cancelled-is-neutral",
        "house-gentle-start",
        "house-unlimited-attacks",
        "house-undecided-at-sea",
    }
    assert not any(option.default for option in info.options.values())
    table = rules.start("romanitas", seed="plain")
    assert cast("Any", table.state).options == []


@proves("8")
@pytest.mark.parametrize("seed", [1, 2])
def test_a_campaign_may_be_played_with_all_of_them_at_once(seed: int) -> None:
    every = dict.fromkeys(rules.games()["romanitas"].options, True)
    table = rules.start("romanitas", "restauratio-528", every, seed=f"everything {seed}")
    agent = random_agent(Random(seed))
    events: set[str] = set()
    for _ in range(2000):
        if table.decision is None:
            break
        answer = agent(table)
        if isinstance(answer, dict):
            table.arrange(answer, seat="roman")
        else:
            table.choose(*answer, seat="roman")
        events.update(event.kind for event in table.events)
        table.events.clear()
    assert table.result is not None
    assert "random-event-drawn" in events
    assert cast("Any", table.state).options == list(every)


# 8.1 Heavy ruins


@proves("8.1", "R60", "5.5")
@pytest.mark.parametrize(("options", "price"), [((), 1), (("desolation-2rp",), 2)])
def test_clearing_a_desolation_costs_two_with_the_option(options: tuple[str, ...], price: int) -> None:
    game = position(*options, rp=5, desolation=["syene"])
    do(game, "rebuild:syene")
    assert (game.state.rp, game.state.desolation) == (5 - price, [])
    assert "rebuild:syene" not in options_of(manage(position(*options, rp=price - 1, desolation=["syene"])))


@proves("8.1", "R60", "5.3")
def test_a_missionary_costs_what_he_always_costs() -> None:
    game = position("desolation-2rp", rp=1, desolation=["syene"])
    assert diplomatic_price(game, "missionary") == 1
    do(game, "missionary:syene")
    assert (game.state.rp, game.state.desolation) == (0, [])


@proves("8.1", "R60", "4.2.3")
@pytest.mark.parametrize("economic", ["financial-crisis", "agrarian-crisis", "plague"])
def test_surcharges_come_on_top_of_the_two(economic: str) -> None:
    game = position("desolation-2rp", rp=5, desolation=["syene"])
    acta(game, economic=economic)
    assert rebuild_price(game) == 3


# 8.2 City commanders


def _dealt(asked: Any) -> list[list[str]]:
    """The units of a line in order, the left box first."""
    units = [item.id for item in asked.items]
    return [units[place::3] for place in range(3)]


def defender(game: Scripted, city: str, figures: str, **blocks: tuple[str, ...]) -> ForceMustered:
    """A force put together by hand for a defence in the field, which meets one of the Gepids and wins."""
    game.foreseen = [2, 3, 6, 1, 6, 1, 6, 1, 1, 1]
    replies = {f"block_{name}": blocks.get(name, ()) for name in ("limitanei", "skoutatoi", "three_block", "six_block")}
    player = Player(
        defence="battle",
        muster="by-hand",
        figures_join=figures,
        block_mercenary_block=(),
        line=lambda asked: dict(zip(("left", "centre", "right"), _dealt(asked), strict=True)),
        **replies,
    )
    play(defend(game, "gepids", city, 1), player)
    game.foreseen = []
    return game.told(ForceMustered)[-1]


@proves("8.2", "R61")
@pytest.mark.parametrize("city", [*HELMETS, "naissus", "thessalonice", "nicaea"])
def test_a_helmet_brings_a_comes_of_his_own(city: str) -> None:
    game = position("intrinsic-comes", rp=0)
    owners(game, "roman", "carthage", "rome", "ravenna")
    game.pieces.move_all(["comes", "magister-militum"], "eliminated")
    game.foreseen = [2, 1, *[6, 1] * 60]
    play(defend(game, "gepids", city, 1), Player(defence="battle", muster="by-hand"))
    wanted = ("intrinsic-comes",) if city in HELMETS else ()
    assert game.told(ForceMustered)[0].figures == wanted


@proves("8.2", "R61")
@pytest.mark.parametrize(
    ("block", "units", "cost"),
    [
        ("skoutatoi", ("skoutatoi-1", "skoutatoi-2", "skoutatoi-3"), 0),
        ("three_block", ("isauriens", "excubites", "scholae"), 1),
    ],
)
def test_he_allows_what_a_comes_allows_and_fights_with_his_bonus(block: str, units: tuple[str, ...], cost: int) -> None:
    game = position("intrinsic-comes", rp=1)
    game.pieces.move_all(["comes", "magister-militum"], "eliminated")
    mustered = defender(game, "antioch", "intrinsic-comes", **{block: units})
    assert (mustered.figures, set(mustered.units), mustered.cost) == (("intrinsic-comes",), set(units), cost)
    front = game.told(Duel)[0]
    assert breakdown(front.roman_score)["intrinsic-comes"] == 1
    assert breakdown(front.roman_score).get("defensive-tactic", 0) == (block == "skoutatoi")
    assert game.told(SurvivalTested) == []


@proves("8.2", "R61", "R15")
@pytest.mark.parametrize(
    ("eliminated", "figures", "most"),
    [
        (("magister-militum",), ("comes", "intrinsic-comes"), 3),
        (("comes",), ("magister-militum", "intrinsic-comes"), 9),
        ((), ("comes", "magister-militum", "intrinsic-comes"), 9),
    ],
)
def test_two_comites_still_command_three_and_with_the_magister_nine(
    eliminated: tuple[str, ...], figures: tuple[str, ...], most: int
) -> None:
    game = position("intrinsic-comes", rp=10)
    game.pieces.move_all(eliminated, "eliminated")
    m = Muster("defence", "antioch", 3, [*game.figures_at("mobilised"), "intrinsic-comes"])
    sizes = [len(package.units) for package in packages(game, m) if set(package.figures) == set(figures)]
    assert max(sizes) == most


@proves("8.2", "R61", "R50")
def test_behind_walls_six_is_the_limit_even_for_a_magister_and_two_comites() -> None:
    game = position("intrinsic-comes", rp=10)
    m = Muster("siege", "antioch", 3, [*game.figures_at("mobilised"), "intrinsic-comes"])
    assert max(len(package.units) for package in packages(game, m)) == 6


@proves("8.2", "R61")
def test_he_joins_in_defence_only_and_never_leaves_his_city() -> None:
    game = position("intrinsic-comes", rp=5)
    game.pieces.move_all(["comes", "magister-militum"], "eliminated")
    assert not any(option.startswith(("land", "naval", "persia")) for option in options_of(attack_window(game)))
    assert "intrinsic-comes" not in game.figures_at("mobilised")


@proves("8.2", "R61", "7.5")
def test_only_the_other_figure_tests_his_survival() -> None:
    game = position("intrinsic-comes", rp=5)
    defender(game, "antioch", "comes+intrinsic-comes", skoutatoi=("skoutatoi-1", "skoutatoi-2"))
    assert [test.figure for test in game.told(SurvivalTested)] == ["comes"]


# 8.3 Gold


@proves("8.3", "R62")
@pytest.mark.parametrize("city", [*COINS, "syene", "sinope"])
@pytest.mark.parametrize("on", [True, False])
def test_each_coin_is_lost_and_won(city: str, on: bool) -> None:
    worth = 1 if on and city in COINS else 0
    options = ("economic",) if on else ()
    game = position(*options, rp=5)
    owners(game, "roman", city)
    desolate(game, city, "avars", "6.2.3")
    assert game.state.rp == 5 - 1 - worth
    clear_desolation(game, city)
    assert game.state.rp == 5 - 1
    owners(game, "vandals", city)
    take_city(game, city)
    assert game.state.rp == 5 - 1 + worth
    lose_city(game, city, "vandals")
    assert game.state.rp == 5 - 1


@proves("8.3", "R62")
def test_a_burnt_city_that_is_then_won_back_was_lost_only_once() -> None:
    game = position("economic", rp=5, before=TurnRecord(taken={"vandals": ["carthage"]}))
    owners(game, "roman", "carthage")
    desolate(game, "carthage", "berbers", "6.2.4")
    assert game.state.rp == 3
    play(check_nation(game, "vandals"), Player(defence="none"))
    assert game.state.owner["carthage"] == "vandals"
    assert game.state.rp == 3


@proves("8.3", "R62", "6.2.3")
def test_a_raid_on_gold_costs_two_and_a_missionary_wins_one_back() -> None:
    game = position("economic", rp=5)
    play(raid_city(game, "vandals", "corinthus"), Player(defence="none"))
    assert [told.cause for told in game.told(RomannessChanged)] == ["desolation", "coin-lost"]
    assert game.state.rp == 3
    do(game, "missionary:corinthus")
    assert game.state.rp == 3 - 1 + 1


# 8.4 Recruiting grounds, together with 8.3


@proves("8.4", "R62", "R63")
@pytest.mark.parametrize("city", [each for each in (*GROUNDS, "syene", "corinthus") if each != "constantinople"])
@pytest.mark.parametrize("on", [True, False])
def test_each_recruiting_ground_lost_adds_one_and_won_takes_one_off(city: str, on: bool) -> None:
    counts = 1 if on and city in GROUNDS else 0
    game = position(*(("recruitment",) if on else ()), rp=9)
    owners(game, "roman", city)
    desolate(game, city, "avars", "6.2.3")
    assert game.state.cavalry_penalty == counts
    clear_desolation(game, city)
    assert game.state.cavalry_penalty == 0
    owners(game, "ostrogoths", city)
    take_city(game, city)
    assert game.state.cavalry_penalty == 0  # never below


@proves("8.4", "R63")
def test_constantinople_is_a_recruiting_ground_by_print() -> None:
    assert set(position().data.recruiting_grounds) == set(GROUNDS)


@proves("8.4", "R63", "5.4.1")
def test_the_penalty_holds_back_cavalry_of_the_players_choice_and_no_infantry() -> None:
    game = position("recruitment", rp=5, cavalry_penalty=2)
    game.pieces.move_all(["isauriens", "scholae", "cataphracts-1", "merc-hunni-1"], "eliminated")
    player = Player(unrecovered_cavalry=("scholae", "merc-hunni-1"), manage="recall:isauriens")
    play(manage(game), player)
    asked = next(decision for decision in player.asked if decision.topic == "unrecovered-cavalry")
    assert isinstance(asked, Pick)
    assert {option.id for option in asked.options} == {"scholae", "cataphracts-1", "merc-hunni-1"}
    assert (asked.min, asked.max) == (2, 2)
    recalls = {option for option in options_of(manage(game)) if option.startswith("recall")}
    assert recalls == {"recall:cataphracts-1"}


@proves("8.4", "R63")
def test_a_ground_rebuilt_in_the_phase_frees_a_unit_at_once() -> None:
    game = position("recruitment", rp=5)
    desolate(game, "naissus", "avars", "6.2.3")
    game.pieces.move_all(["scholae", "cataphracts-1"], "eliminated")
    do(game, "rebuild:naissus", unrecovered_cavalry="scholae")
    assert {"recall:scholae", "recall:cataphracts-1"} <= options_of(manage(game))


@proves("8.3", "8.4", "R62")
def test_a_city_with_coin_and_recruits_counts_for_both_rules() -> None:
    game = position("economic", "recruitment", rp=5)
    desolate(game, "pessinus", "persia", "6.2.4")
    assert (game.state.rp, game.state.cavalry_penalty) == (3, 1)
    clear_desolation(game, "pessinus")
    assert (game.state.rp, game.state.cavalry_penalty) == (4, 0)


# 8.4.1 and 8.4.2 The religious rules


def religious(game: Scripted) -> dict[str, int]:
    """The modifiers of the religious die by cause."""
    return {str(modifier.cause): modifier.value for modifier in fatum_modifiers(game, Domain.RELIGIOUS)}


@proves("8.4.1", "R64")
@pytest.mark.parametrize("missing", ["", *CROSSES])
@pytest.mark.parametrize("on", [True, False])
def test_one_patriarchate_missing_costs_one(missing: str, on: bool) -> None:
    game = position(*(("religious-metropolises",) if on else ()))
    owners(game, "roman", *CROSSES)
    if missing:
        owners(game, "persia", missing)
    assert sum(religious(game).values()) == (-1 if on and missing else 0)


@proves("8.4.1", "R64")
def test_five_missing_cost_no_more_than_one() -> None:
    game = position("religious-metropolises")
    owners(game, "persia", "antioch", "jerusalem", "alexandria")
    assert sum(religious(game).values()) == -1


@proves("8.4.2", "R64")
@pytest.mark.parametrize(
    ("on", "owner", "modifier"), [(True, "vandals", -1), (True, "roman", 0), (False, "vandals", 0)]
)
def test_carthage_not_roman_costs_one(on: bool, owner: str, modifier: int) -> None:
    game = position(*(("religious-vandals",) if on else ()))
    owners(game, owner, "carthage")
    assert sum(religious(game).values()) == modifier


@proves("8.4.1", "8.4.2", "R64", "4.2")
@pytest.mark.parametrize(
    ("roman", "total"), [((), -2), (("carthage",), -1), (("rome",), -2), (("carthage", "rome"), 0)]
)
def test_both_religious_rules_together(roman: tuple[str, ...], total: int) -> None:
    game = position("religious-metropolises", "religious-vandals")
    owners(game, "roman", *roman)
    assert sum(religious(game).values()) == total


@proves("8.4.1", "8.4.2", "R3", "5.6")
def test_a_monastery_makes_up_for_one_of_them() -> None:
    game = position("religious-metropolises", "religious-vandals", before=TurnRecord(acta={"religious": "heresy"}))
    game.pieces.move("monastery", "sinope")
    assert sum(religious(game).values()) == -2 - 1 + 1


# 8.5 Khazars


@proves("8.5", "R65")
@pytest.mark.parametrize(("turn", "free"), [(2, False), (3, True), (4, True)])
def test_the_last_two_turns_are_those_of_the_scenario(turn: int, free: bool) -> None:
    game = position("khazars", rp=0, turn=turn, last_turn=4)
    game.pieces.move("merc-hunni-1", "eliminated")
    assert ("recall-free" in options_of(manage(game))) is free


@proves("8.5", "R65")
@pytest.mark.parametrize(
    ("on", "turn", "free"), [(True, 8, False), (True, 9, True), (True, 10, True), (False, 9, False), (False, 10, False)]
)
def test_the_hunni_come_back_for_nothing_in_the_last_two_turns(on: bool, turn: int, free: bool) -> None:
    game = position(*(("khazars",) if on else ()), rp=0, turn=turn)
    game.pieces.move_all(["merc-hunni-1", "merc-hunni-2", "symmachoi-1"], "eliminated")
    assert ("recall-free" in options_of(manage(game))) is free
    if free:
        do(game, "recall-free")
        assert game.pieces.at("eliminated") == ["symmachoi-1"]
        assert game.state.rp == 0


@proves("8.5", "R65", "R54")
def test_free_hunni_do_not_count_among_the_paid_units() -> None:
    game = position("khazars", rp=1, turn=9)
    game.pieces.move_all(["merc-hunni-1", "symmachoi-1", "symmachoi-2", "scholae"], "eliminated")
    do(game, "recall-free", "recall:symmachoi-1", "recall:symmachoi-2", "recall:scholae")
    assert (game.state.rp, game.pieces.at("eliminated")) == (0, [])


@proves("8.4", "8.5", "R63", "R65")
def test_lost_grounds_hold_even_the_khazars_back() -> None:
    game = position("khazars", "recruitment", rp=0, turn=9, cavalry_penalty=1)
    game.pieces.move_all(["merc-hunni-1", "merc-hunni-2"], "eliminated")
    do(game, "recall-free", unrecovered_cavalry="merc-hunni-2")
    assert game.pieces.at("eliminated") == ["merc-hunni-2"]


# 8.6 Stratagems by arm


@proves("8.6", "R66")
@pytest.mark.parametrize(
    ("side", "box", "horse", "foot"),
    [
        ("manoeuvre", "left", 1, 0),
        ("manoeuvre", "right", 1, 0),
        ("manoeuvre", "centre", 0, 0),
        ("frontal-assault", "centre", 0, 1),
        ("frontal-assault", "left", 0, 0),
    ],
)
@pytest.mark.parametrize("on", [True, False])
def test_manoeuvre_is_for_horse_and_frontal_assault_for_foot(
    side: str, box: str, horse: int, foot: int, on: bool
) -> None:
    everyone = max(horse, foot)
    for unit, bonus in (("scholae", horse if on else everyone), ("isauriens", foot if on else everyone)):
        met = field(position(*(("stratagems-by-arm",) if on else ())), {box: [unit]}, {}, stratagems={"roman": side})
        for phase in CombatPhase:
            found = {m.cause: m.value for m in met.modifiers("roman", unit, Box(box), phase)}
            assert found.get(side, 0) == bonus


def dealt(counter: str, nation: str, *options: str) -> list[list[str]]:
    """How the whole army of a nation is drawn up, in the order of its counters, if it plays this stratagem."""
    game = position(*options)
    units = game.data.nation_units[nation]
    game.state.battle = Battle(
        place="naissus",
        nation=nation,
        attacker="enemy",
        siege=False,
        enemies=len(units),
        stratagems={"enemy": counter},
    )
    enemy_line(Field(game), units)
    return [list(game.pieces.at(f"enemy-{box}")) for box in ("left", "centre", "right")]


@proves("8.6", "R66")
def test_an_enemy_that_manoeuvres_puts_its_horse_on_the_wings() -> None:
    left, centre, right = dealt("manoeuvre", "ostrogoths", "stratagems-by-arm")
    assert {"ostrogoths-comitatus", "ostrogoths-equites-2"} <= set(left)
    assert "ostrogoths-equites-1" in right
    assert not any("comitatus" in unit or "equites" in unit for unit in centre)
    assert "ostrogoths-saiones" in centre  # the first on foot
    assert left[-1] == "ostrogoths-comitatus"  # the weakest stand in front


@proves("8.6", "R66")
def test_the_foot_of_an_enemy_that_manoeuvres_is_dealt_from_the_centre_on() -> None:
    left, centre, right = dealt("manoeuvre", "ostrogoths", "stratagems-by-arm")
    # horse left, right, left; then foot: centre, right, left, centre, right
    assert (len(left), len(centre), len(right)) == (3, 2, 3)
    assert not set(centre) & {"ostrogoths-comitatus"}


@proves("8.6", "R66")
def test_an_enemy_that_assaults_mans_the_wings_first_where_boxes_are_equal() -> None:
    left, centre, right = dealt("frontal-assault", "avars", "stratagems-by-arm")
    # one on foot in the centre; then horse left, right, left, right, and only then the centre
    units = position().data.nation_units["avars"]
    horse = [unit for unit in units if position().data.unit[unit].arm is Arm.CAVALRY]
    assert (set(left), set(right)) == ({horse[0], horse[2]}, {horse[1], horse[3]})
    assert horse[4] in centre


@proves("8.6", "R66", "R41")
@pytest.mark.parametrize("counter", ["manoeuvre", "frontal-assault"])
def test_three_enemies_of_one_arm_still_man_every_box(counter: str) -> None:
    game = position("stratagems-by-arm")
    horse = [unit for unit in game.data.nation_units["avars"] if game.data.unit[unit].arm is Arm.CAVALRY][:3]
    game.state.battle = Battle(
        place="naissus", nation="avars", attacker="enemy", siege=False, enemies=3, stratagems={"enemy": counter}
    )
    enemy_line(Field(game), horse)
    assert [len(game.pieces.at(f"enemy-{box}")) for box in ("left", "centre", "right")] == [1, 1, 1]


@proves("8.6", "R66")
def test_an_enemy_that_assaults_fills_the_centre_with_a_third_of_its_foot() -> None:
    left, centre, right = dealt("frontal-assault", "franks", "stratagems-by-arm")
    assert set(centre) == {"franks-franci-1", "franks-franci-2"}
    assert sorted(map(len, (left, right))) == [2, 2]


@proves("8.6", "R66")
@pytest.mark.parametrize(("counter", "options"), [("manoeuvre", ()), ("harassment", ("stratagems-by-arm",))])
def test_otherwise_the_enemy_is_dealt_as_drawn(counter: str, options: tuple[str, ...]) -> None:
    left, centre, right = dealt(counter, "gepids", *options)
    assert (set(left), set(centre), set(right)) == ({OPTIMATES, PEDITES_2}, {EQUITES, ARCHERS}, {PEDITES})


# 8.7 Random events


@proves("8.7")
@pytest.mark.parametrize("on", [True, False])
def test_a_die_is_thrown_after_the_count_with_the_option_only(on: bool) -> None:
    game = position(*(("random-events",) if on else ()), dice=[4, 4, 4, *([5] if on else [])], rp=0)
    play(organisation_phase(game), Player(fatum=IN_ORDER))
    kinds = [event.kind for event in game.events]
    assert ("random-event-drawn" in kinds) is on
    assert game.foreseen == []
    if on:
        assert kinds.index("counted") < kinds.index("random-event-drawn")


@proves("8.7-1", "8.7")
def test_trouble_at_the_edge_ties_down_a_unit_for_the_turn() -> None:
    game = after_the_count(1)
    player = Player(fatum=IN_ORDER, barred_unit="scholae")
    play(organisation_phase(game), player)
    asked = next(decision for decision in player.asked if decision.topic == "barred-unit")
    assert isinstance(asked, Pick)
    offered = {option.id for option in asked.options}
    assert len(offered) == 17 - 4
    assert not any(unit.startswith(("limitanei", "merc")) for unit in offered)
    assert game.state.barred_unit == "scholae"
    game.state.rp = 9
    mustering = Player(muster="by-hand", figures_join="magister-militum", block_limitanei=(), block_skoutatoi=())
    block = ask(mobilise(game, Muster("defence", "naissus", 2, ["magister-militum"])), mustering, "block-six-block")
    assert "scholae" not in {option.id for option in cast("Pick", block).options}
    game.state.step = "management"
    play(play_step(game), Player(manage="done"))
    assert game.state.barred_unit == ""


@proves("8.7-1")
def test_only_a_unit_in_the_box_can_be_tied_down() -> None:
    game = after_the_count(1)
    game.pieces.move_all([unit for unit in game.units_at("mobilised") if unit != "isauriens"], "eliminated")
    play(organisation_phase(game), Player(fatum=IN_ORDER))
    assert game.state.barred_unit == "isauriens"


@proves("8.7-2", "R67", "R74")
def test_theological_disputes_break_out_before_every_field_battle_of_the_turn() -> None:
    game = position("random-events", event="theological-disputes")
    units = ["isauriens", "excubites"]
    for die, refusing in ((2, "excubites"), (3, "")):
        game.pieces.move_all(units, "force")
        drawn = draws(list(game.pieces.at("home-gepids")), [PEDITES])
        game.foreseen = [die, *([2] if refusing else []), 2, *drawn, 6, 1]
        battle = Battle(place="naissus", nation="gepids", attacker="enemy", siege=False, enemies=1)
        player = Player(line=lambda asked: {"left": [item.id for item in asked.items]})
        assert play(fight(game, battle, units), player) == "roman"
        assert game.pieces.is_at("excubites", "mobilised") is bool(refusing)
        send_enemies_home(game)
    assert [(told.die, told.unit) for told in game.told(DisputesRolled)] == [(2, "excubites"), (3, "")]


@proves("8.7-2", "R67")
def test_no_disputes_on_the_walls_or_in_another_year() -> None:
    for event, siege in (("theological-disputes", True), ("", False)):
        game = position("random-events", event=event, dice=[6, 1])
        combat(game, ["isauriens"], [PEDITES], Player(line={"left": ("isauriens",)}), siege=siege, place="antioch")
        assert game.told(DisputesRolled) == []


@proves("8.7-2", "R67")
def test_a_roman_attack_in_the_field_is_disputed_too() -> None:
    game = position(event="theological-disputes", dice=[])
    game.pieces.move_all(["isauriens", "excubites"], "force")
    battle = Battle(place="salonae", nation="ostrogoths", attacker="roman", siege=False, enemies=1)
    game.foreseen = [1, 1, 2, 1, *[6, 1] * 30]
    play(fight(game, battle, ["isauriens", "excubites"]))
    assert game.told(DisputesRolled)[0].unit == "isauriens"
    assert game.pieces.is_at("isauriens", "mobilised")


@proves("8.7-3", "R58")
@pytest.mark.parametrize(
    ("die", "city"),
    [(1, "constantinople"), (2, "melitene"), (3, "antioch"), (4, "ephesus"), (5, "jerusalem"), (6, "alexandria")],
)
def test_an_earthquake_strikes_the_city_of_its_die_and_costs_no_rp(die: int, city: str) -> None:
    game = after_the_count(3, die)
    monuments = {
        "basilica-1": "constantinople",
        "fortifications": "melitene",
        "basilica-2": "antioch",
        "monastery": "ephesus",
        "walls-1": "jerusalem",
        "walls-2": "alexandria",
    }
    for monument, place in monuments.items():
        game.pieces.move(monument, place)
    play(organisation_phase(game), Player(fatum=IN_ORDER))
    (fallen,) = game.told(MonumentDestroyed)
    assert (fallen.city, fallen.monument) == (city, next(m for m, place in monuments.items() if place == city))
    assert game.pieces.is_at(fallen.monument, "mobilised")
    assert all(game.pieces.is_at(m, place) for m, place in monuments.items() if m != fallen.monument)
    assert game.state.rp == 5 + 2 + 1  # the Basilicas, which stood at the count, and Stability
    assert game.state.desolation == []


@proves("8.7-3", "R58")
def test_an_earthquake_wrecks_all_monuments_of_a_city() -> None:
    game = after_the_count(3, 3)
    for monument in ("basilica-1", "fortifications", "monastery"):
        game.pieces.move(monument, "antioch")
    play(organisation_phase(game), Player(fatum=IN_ORDER))
    assert game.pieces.at("antioch") == []


@proves("8.7-4", "7.5")
@pytest.mark.parametrize("siege", [True, False])
@pytest.mark.parametrize(("die", "bonus"), [(1, 0), (2, 1), (6, 1)])
def test_an_epidemic_takes_a_figures_bonus_and_not_his_test(siege: bool, die: int, bonus: int) -> None:
    game = position("random-events", event="epidemic", dice=[die, 6, 1, 4])
    player = Player(line={"left": ("isauriens",)})
    combat(game, ["isauriens"], [PEDITES], player, figures=["comes"], siege=siege, place="antioch")
    assert [(rolled.figure, rolled.die) for rolled in game.told(EpidemicRolled)] == [("comes", die)]
    assert breakdown(game.told(Duel)[0].roman_score).get("comes", 0) == bonus
    assert [test.figure for test in game.told(SurvivalTested)] == ["comes"]


@proves("8.7-4", "8.2", "R61")
@pytest.mark.parametrize(("die", "bonus"), [(1, 0), (2, 1)])
def test_the_printed_comes_rolls_too_and_never_tests(die: int, bonus: int) -> None:
    game = position("random-events", "intrinsic-comes", event="epidemic", dice=[die, 6, 1])
    player = Player(line={"left": ("isauriens",)})
    combat(game, ["isauriens"], [PEDITES], player, figures=["intrinsic-comes"], place="antioch")
    assert [rolled.figure for rolled in game.told(EpidemicRolled)] == ["intrinsic-comes"]
    assert breakdown(game.told(Duel)[0].roman_score).get("intrinsic-comes", 0) == bonus
    assert game.told(SurvivalTested) == []


@proves("8.7-5", "R9")
@pytest.mark.parametrize(
    ("burnt", "owner", "rp"), [([], "roman", 6 - 1), (["syene"], "roman", 6 - 1), ([], "persia", 6)]
)
def test_an_arab_razzia_burns_syene_unless_it_has_done_so_already(burnt: list[str], owner: str, rp: int) -> None:
    game = after_the_count(5, desolation=list(burnt))
    owners(game, owner, "syene")
    play(organisation_phase(game), Player(fatum=IN_ORDER))
    assert game.state.desolation == (["syene"] if owner == "roman" else [])
    assert game.state.rp == rp
    assert game.told(RandomEventDrawn)[0].die == 5


@proves("8.7-6", "R67", "R91")
@pytest.mark.parametrize(("die", "sails"), [(1, False), (2, False), (3, False), (4, True), (6, True)])
def test_a_storm_keeps_the_ships_in_port_while_the_raiders_come(die: int, sails: bool) -> None:
    game = position("random-events", event="storm", dice=[6, die], rp=5)
    game.state.now.at_war = ["gepids", "berbers"]  # the Vandals raid Gortyne
    play(check_nation(game, "vandals"), Player(defence="none"))
    assert [told.cancelled for told in game.told(StormRolled)] == [not sails]
    assert bool(game.told(FleetSailed)) is sails
    assert game.state.desolation == ["gortyne"]
    assert game.state.rp == 5 - 1 - (2 if sails else 0)


@proves("8.7-6")
def test_no_storm_in_another_year() -> None:
    game = position("random-events", event="epidemic", dice=[5])
    play(check_nation(game, "vandals"))
    assert game.told(StormRolled) == []
    assert game.pieces.is_at("fleet-vandals", "western-med")


@proves("8.7", "R67", "R5")
def test_an_event_at_zero_rp_ends_nothing_but_a_tenth_desolation_does() -> None:
    burnt = ["viminacium", "naissus", "sinope", "pessinus", "ephesus"]
    game = position("random-events", step="organisation", turn=2, dice=[4, 4, 4, 5], desolation=list(burnt))
    play(play_step(game), Player(fatum=IN_ORDER))  # 5 - 5 + 1, then Syene burns
    assert (game.state.rp, game.state.result) == (0, None)
    many = [*burnt, "seleucia", "trapezus", "corinthus", "gortyne"]
    game = position("random-events", step="organisation", turn=2, dice=[4, 4, 6, 5], desolation=many)
    owners(game, "roman", "carthage", "rome")
    game.pieces.move("basilica-1", "antioch")
    play(play_step(game), Player(fatum=IN_ORDER))
    assert game.state.result is not None
    assert game.state.result.reason.key == "ten-desolations"


@proves("8.7")
def test_an_event_lasts_for_its_turn() -> None:
    game = position("random-events", event="storm", step="management")
    play(play_step(game), Player(manage="done"))
    assert game.state.event == ""


@proves("8.3", "8.7-5")
def test_events_and_gold_together() -> None:
    game = position("economic", "random-events", dice=[4, 4, 2, 5, 5], rp=0)
    play(organisation_phase(game), Player(fatum=IN_ORDER))  # the agrarian crisis burns Syene first
    assert game.state.desolation == ["syene"]
    assert game.state.rp == 5 - 1 - 1


@proves("8.2", "8.7-2", "R74")
def test_a_city_commander_whose_last_unit_refuses_has_lost() -> None:
    game = position("intrinsic-comes", "random-events", event="theological-disputes", rp=0)
    game.pieces.move_all(["comes", "magister-militum"], "eliminated")
    game.foreseen = [1, 1]
    player = Player(
        defence="battle",
        muster="by-hand",
        figures_join="intrinsic-comes",
        block_limitanei=(),
        block_skoutatoi=("skoutatoi-1",),
    )
    assert play(defend(game, "gepids", "antioch", 1), player) is False
    assert game.told(BattleEnded)[0].why == "no-units"
    assert game.told(BattleBegan)[0].figures == ("intrinsic-comes",)
    assert game.told(SurvivalTested) == []
    assert len(game.pieces.at(CONTAINER)) == 6

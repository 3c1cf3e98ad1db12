"""Rulings on attacks by land and sea [6.3, 6.4, 7.3, 7.4]."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import cast

import pytest

from rules.core.decisions import Arrange, Pick
from rules.romanitas.chapters.enemy_attitudes import check_nation, raid_city, set_sail
from rules.romanitas.chapters.enemy_fleets import enemy_fleets_in
from rules.romanitas.chapters.mobilisation import Force, commands, mobilise, packages
from rules.romanitas.chapters.naval import load_ships, naval_battle, transport
from rules.romanitas.chapters.operations import attack_window, naval_muster
from rules.romanitas.events import (
    AttitudeChecked,
    BattleBegan,
    CargoLost,
    DrownedWithFleet,
    Duel,
    EpidemicRolled,
    ExpeditionRolled,
    ExpeditionTurnedBack,
    ExpeditionWon,
    ForceMustered,
    NavalBattleBegan,
    NavalPassFought,
    RomannessChanged,
    StormRolled,
    SurvivalTested,
    TransportSailed,
    UnitsSentHome,
)
from rules.romanitas.game import CONTAINER, OUT
from rules.romanitas.state import Battle, Side
from rules.romanitas.turn import play_step
from tests.rulebook.romanitas.toolkit import (
    Player,
    Scripted,
    acta,
    ask,
    breakdown,
    draws,
    owners,
    play,
    position,
    proves,
)

FIRST, SECOND = "classis-constantinopolitana", "classis-alexandrina"
SIX = ("symmachoi-1", "symmachoi-2", "boukellaroi-1", "boukellaroi-2", "cataphracts-1", "cataphracts-2")

Effect = Callable[[Scripted], object]
Outcomes = list[tuple[Side, Effect]]


def nothing(_: Scripted) -> None:
    """A combat without losses."""


def loses(*pieces: str) -> Effect:
    """A combat that costs these pieces."""
    return lambda game: game.pieces.move_all(pieces, "eliminated")


@pytest.fixture
def outcomes(monkeypatch: pytest.MonkeyPatch) -> Outcomes:
    """How the battles and sieges of an operation end, to be filled by the test; a won one pays its point."""
    scripted: Outcomes = []

    def fight(game: Scripted, battle: Battle, units: list[str]) -> Iterator[None]:
        game.tell(
            BattleBegan(
                place=battle.place,
                nation=battle.nation,
                attacker=battle.attacker,
                siege=battle.siege,
                roman=tuple(units),
                elite=(),
                figures=tuple(battle.figures),
                enemies=battle.enemies,
            ),
            "7.1",
        )
        winner, effect = scripted.pop(0)
        effect(game)
        if winner == "roman":
            game.win_combat("7.1.4")
        yield from ()
        return winner  # type: ignore[return-value]

    monkeypatch.setattr("rules.romanitas.chapters.operations.fight", fight)
    return scripted


def offered(game: Scripted) -> set[str]:
    """What the attack window offers."""
    try:
        decision = ask(attack_window(game))
    except StopIteration:
        return set()
    return {option.id for option in cast("Pick", decision).options}


def limitanei_offered(game: Scripted, window: str, figures: str) -> int:
    """How many Limitanei a force for this operation may take along."""
    player = Player(window=window, muster="by-hand", figures_join=figures)
    decision = ask(attack_window(game), player, "block-limitanei")
    return cast("Pick", decision).max


def fought(game: Scripted) -> list[tuple[str, int, bool]]:
    """Place, number of enemies and kind of every combat on land."""
    return [(told.place, told.enemies, told.siege) for told in game.told(BattleBegan)]


def paid(game: Scripted) -> list[int]:
    """What was paid for forces."""
    return [-told.change for told in game.told(RomannessChanged) if told.cause == "mobilisation"]


# R16, R72, R86: where an attack sets out


@proves("R16", "R72", "5.2.2")
@pytest.mark.parametrize(
    ("lost", "number"),
    [((), 2), (("naissus", "viminacium"), 1)],  # Dacia sends two, Macedonia one
)
def test_a_land_attack_takes_the_limitanei_of_the_best_province_it_starts_from(
    lost: tuple[str, ...], number: int
) -> None:
    game = position(rp=5)
    owners(game, "persia", *lost)
    assert limitanei_offered(game, "land:t-dalmatia", "comes") == number


@proves("R16", "6.3")
@pytest.mark.parametrize(("lost", "number"), [("", 3), ("antioch", 2), ("melitene", 3)])
def test_for_persia_the_limitanei_come_from_oriens_or_pontica(lost: str, number: int) -> None:
    game = position(rp=9)
    if lost:
        owners(game, "persia", lost)
    assert limitanei_offered(game, "persia", "magister-militum") == number


@proves("R16")
def test_in_defence_they_come_from_the_province_of_the_city() -> None:
    game = position(rp=0)
    asked = ask(
        raid_city(game, "gepids", "viminacium"), Player(muster="by-hand", figures_join="comes"), "block-limitanei"
    )
    assert cast("Pick", asked).max == 2


@proves("R72", "R16", "7.4")
@pytest.mark.parametrize(
    ("route", "number"),
    [("eastern-med+central-med", 3), ("central-med", 1)],  # out of Oriens; out of Macedonia or Libya
)
def test_a_fleet_embarks_where_the_province_sends_most_limitanei(route: str, number: int) -> None:
    game = position(rp=9)
    player = Player(window="naval:t-byzacena", departure=route, muster="by-hand", figures_join="magister-militum")
    asked = ask(attack_window(game), player, "block-limitanei")
    assert cast("Pick", asked).max == number
    departure = next(decision for decision in player.asked if decision.topic == "departure")
    assert route in {option.id for option in cast("Pick", departure).options}


@proves("R86", "6.4")
def test_a_territory_half_roman_is_attacked_from_itself_with_its_own_limitanei() -> None:
    game = position(rp=5)
    owners(game, "roman", "mediolanum")
    assert "land:t-aemilia" in offered(game)
    assert limitanei_offered(game, "land:t-aemilia", "comes") == 2
    whole = position(rp=5)
    assert "land:t-aemilia" not in offered(whole)


# R32, R85: cities and garrisons


@proves("R32", "R86")
def test_the_battle_is_fought_even_if_only_the_fortress_is_left(outcomes: Outcomes) -> None:
    outcomes += [("roman", nothing), ("roman", nothing)]
    game = position(rp=5)
    owners(game, "roman", "mediolanum")
    play(attack_window(game), Player(window="land:t-aemilia", muster="muster:comes", besiege="besiege"))
    assert fought(game) == [("ravenna", 4, False), ("ravenna", 4, True)]
    assert game.state.owner["ravenna"] == "roman"


@proves("R85", "7.2.3", "R20")
@pytest.mark.parametrize(("slain", "sieges", "rp"), [(6, 0, 6), (5, 1, 7)])
def test_an_empty_fortress_opens_its_gates_for_no_rp(outcomes: Outcomes, slain: int, sieges: int, rp: int) -> None:
    def slay(game: Scripted) -> None:
        game.pieces.move_all(game.data.nation_units["vandals"][:slain], OUT)

    outcomes += [("roman", slay), ("roman", nothing)]
    game = position(rp=5)
    owners(game, "roman", "thapsus")
    player = Player(window="land:t-proconsularis", muster="muster:comes", besiege="besiege")
    play(attack_window(game), player)
    assert [(enemies, siege) for _, enemies, siege in fought(game)] == [(4, False), *[(1, True)] * sieges]
    assert player.was_asked("besiege") is bool(sieges)
    assert game.state.owner["carthage"] == "roman"
    assert game.state.rp == rp
    assert set(game.pieces.at("home-vandals")) == set(game.data.nation_units["vandals"])  # R27


@proves("6.4", "7.2.3")
def test_a_fortress_may_be_left_alone_after_the_battle(outcomes: Outcomes) -> None:
    outcomes.append(("roman", nothing))
    game = position(rp=5)
    owners(game, "roman", "thapsus")
    play(attack_window(game), Player(window="land:t-proconsularis", muster="muster:comes", besiege="break-off"))
    assert game.state.owner["carthage"] == "vandals"
    assert game.state.rp == 6
    assert game.state.now.conquered == []


# R18, R88: how often


@proves("R18", "6.3", "6.4")
def test_each_figure_leads_one_attack_a_turn_whatever_its_kind(outcomes: Outcomes) -> None:
    outcomes += [("enemy", nothing)] * 3
    game = position(rp=10, dice=[1])
    play(attack_window(game), Player(window="persia", muster="muster:magister-militum-six-block"))
    assert game.state.led == ["magister-militum"]
    left = offered(game)
    assert "persia" not in left
    assert not any(option.startswith("naval:") for option in left)
    assert "land:t-dalmatia" in left  # the Comes is still free
    play(attack_window(game), Player(window="land:t-dalmatia", muster="muster:comes"))
    assert not any(option.startswith(("land:", "naval:", "persia")) for option in offered(game))


@proves("R18")
def test_defence_has_no_limit_and_an_attack_does_not_stand_in_its_way() -> None:
    game = position(rp=0, led=["comes", "magister-militum"])
    for _ in range(2):
        decision = ask(raid_city(game, "gepids", "viminacium"), Player(muster="by-hand"), "figures-join")
        assert "comes" in {option.id for option in cast("Pick", decision).options}


@proves("R18")
def test_a_house_option_lifts_both_limits(outcomes: Outcomes) -> None:
    outcomes += [("enemy", nothing)] * 2
    game = position("house-unlimited-attacks", rp=5)
    for _ in range(2):
        play(attack_window(game), Player(window="land:t-dalmatia", muster="muster:comes"))
    assert len(fought(game)) == 2


@proves("R88", "R18", "7.3")
def test_a_zone_may_be_fought_over_again_for_its_price_under_the_same_figure() -> None:
    game = position(rp=5, dice=[*[3, 3] * 4, 1, *[3, 3] * 4, 1], led=["comes"])
    game.pieces.move("fleet-vandals", "aegean")
    for _ in range(2):
        play(attack_window(game), Player(window="fight:aegean", admiral="comes"))
    assert game.foreseen == []
    assert [told.figure for told in game.told(NavalBattleBegan)] == ["comes", "comes"]
    assert paid(game) == [1, 1]
    assert game.state.rp == 3
    assert game.state.attacked == []


@proves("R88")
def test_leading_a_fight_at_sea_is_no_attack() -> None:
    game = position(rp=5, dice=[*[3, 3] * 4, 1])
    game.pieces.move("fleet-vandals", "aegean")
    play(attack_window(game), Player(window="fight:aegean", admiral="comes"))
    assert game.state.led == []
    assert "land:t-dalmatia" in offered(game)


@proves("R88", "R52")
def test_one_fleet_sails_at_a_time() -> None:
    game = position(rp=5, dice=[6, 1])
    game.pieces.move("fleet-slavs", "pont-euxin")
    play(attack_window(game), Player(window="fight:pont-euxin", admiral="nobody"))
    assert len(game.told(NavalBattleBegan)[0].fleets) == 1
    assert len(game.fleets_at("mobilised")) == 2  # home again


# R81, R82: one operation, and the next


def crossing_into_italy(die: int) -> Scripted:
    """The Magister Militum wins in Dalmatia, where the first Skoutatoi meet ``die`` + 1, and goes on to Venetia."""
    game = position(rp=5)
    goths = ["ostrogoths-pedites-1", "ostrogoths-pedites-2", "ostrogoths-saiones"]
    everyone = game.data.nation_units["ostrogoths"]
    counter = draws(list(game.pieces.at(CONTAINER)), ["harassment-ambush"])
    first = [1, die, 6, 1, 6, 1]
    game.foreseen = [*counter, *draws(everyone, goths), *first, 1, 2, 1, 1, 1, *[6, 1] * 3, 1]
    player = Player(
        window="land:t-dalmatia",
        muster="by-hand",
        figures_join="magister-militum",
        block_limitanei=(),
        block_skoutatoi=("skoutatoi-1", "skoutatoi-2"),
        block_six_block=("isauriens", "excubites"),
        block_mercenary_block=(),
        line=lambda asked: {
            "left": [item.id for item in asked.items if item.id.startswith("skoutatoi")],
            "centre": ["isauriens"],
            "right": ["excubites"],
        },
        figures_place="isauriens",
        press_on=["land:t-venetia", "end"],
    )
    play(attack_window(game), player)
    return game


@proves("R81", "6.4", "7.1.4")
@pytest.mark.parametrize(("die", "outcome"), [(3, "routed"), (6, "eliminated")])
def test_routed_units_rejoin_their_force_and_the_eliminated_do_not(die: int, outcome: str) -> None:
    game = crossing_into_italy(die)
    assert game.told(Duel)[0].outcome == outcome  # 1 + 1 + 1 against the die and 1
    dalmatia, venetia = game.told(BattleBegan)
    assert set(dalmatia.roman) == {"skoutatoi-1", "skoutatoi-2", "isauriens", "excubites"}
    gone = set() if outcome == "routed" else {"skoutatoi-1"}
    assert set(venetia.roman) == set(dalmatia.roman) - gone
    assert (dalmatia.place, venetia.place) == ("salonae", "aquileia")


@proves("R81", "R27", "R34")
def test_the_force_is_paid_once_and_each_battle_meets_a_whole_army() -> None:
    game = crossing_into_italy(3)
    assert len(game.told(ForceMustered)) == 1
    assert paid(game) == [1 + 2]
    assert [told.enemies for told in game.told(BattleBegan)] == [3, 3]
    assert game.state.rp == 5 - 3 + 1 + 1
    assert game.state.now.conquered == ["t-dalmatia", "t-venetia"]


@proves("R27", "R34", "7.1.4")
def test_a_nation_is_whole_again_for_the_next_territory(outcomes: Outcomes) -> None:
    def slay(game: Scripted) -> None:
        game.pieces.move_all(game.data.nation_units["ostrogoths"][:6], OUT)

    whole: list[int] = []

    def look(game: Scripted) -> None:
        whole.append(len(game.pieces.at("home-ostrogoths")))

    outcomes += [("roman", slay), ("enemy", look)]
    game = position(rp=5)
    player = Player(
        window="land:t-dalmatia", muster="muster:comes-magister-militum-six-block", press_on=["land:t-venetia", "end"]
    )
    play(attack_window(game), player)
    assert [told.enemies for told in game.told(BattleBegan)] == [3, 3]
    assert whole == [8]


@proves("6.4", "R53", "7.4")
def test_no_force_lands_under_the_comes_alone() -> None:
    game = position(rp=9)
    muster = naval_muster(game, "t-byzacena", ("central-med",))
    assert all("magister-militum" in figures for figures in commands(game, muster))
    assert all("magister-militum" in package.figures for package in packages(game, muster))
    asked = ask(mobilise(game, muster), Player(muster="by-hand"), "figures-join")
    assert isinstance(asked, Pick)
    assert {option.id for option in asked.options} == {"magister-militum", "comes+magister-militum"}
    game.state.led = ["magister-militum"]
    assert not any(option.startswith("naval:") for option in offered(game))


@proves("R82", "5.2.1", "5.2.2")
def test_all_go_home_and_may_be_called_again_the_same_turn_for_the_full_price() -> None:
    game = crossing_into_italy(3)
    army = ["skoutatoi-1", "skoutatoi-2", "isauriens", "excubites", "magister-militum"]
    assert all(game.pieces.is_at(piece, "mobilised") for piece in army)
    player = Player(
        defence="battle",
        muster="by-hand",
        figures_join="magister-militum",
        block_limitanei=(),
        block_skoutatoi=("skoutatoi-1",),
        block_six_block=("isauriens",),
        block_mercenary_block=(),
    )
    game.foreseen = [2, *[1] * 200]
    play(raid_city(game, "gepids", "viminacium"), player)
    assert paid(game) == [3, 3]
    assert set(game.told(BattleBegan)[-1].roman) == {"skoutatoi-1", "isauriens"}


# R36, R83, R84: losing the Magister Militum, and Persia


def march(game: Scripted, target: str, **replies: str) -> Player:
    """An attack by both figures with nine units."""
    player = Player(
        window=target,
        muster="muster:comes-magister-militum-six-block",
        besiege="besiege",
        press_on=lambda asked: (asked.options[-1].id,),
        **replies,
    )
    play(attack_window(game), player)
    return player


@proves("R83", "R51", "6.4")
def test_without_the_magister_a_comes_still_besieges_with_three_but_leads_no_further(outcomes: Outcomes) -> None:
    outcomes += [("roman", loses("magister-militum")), ("roman", nothing)]
    game = position(rp=9)
    owners(game, "roman", "thapsus")
    player = march(game, "land:t-proconsularis")
    battle, siege = game.told(BattleBegan)
    assert set(battle.figures) == {"comes", "magister-militum"}
    assert siege.figures == ("comes",)
    assert len(siege.roman) == 3
    assert len(game.told(UnitsSentHome)[0].units) == len(battle.roman) - 3
    assert game.state.owner["carthage"] == "roman"
    assert not player.was_asked("press-on")


@proves("R83", "6.4")
def test_with_the_magister_the_same_force_goes_on(outcomes: Outcomes) -> None:
    outcomes += [("roman", nothing), ("roman", nothing), ("roman", nothing), ("enemy", nothing)]
    game = position(rp=9)
    owners(game, "roman", "thapsus")
    assert march(game, "land:t-proconsularis").was_asked("press-on")


@proves("R51", "6.4", "R83")
def test_an_attack_without_any_figure_is_over(outcomes: Outcomes) -> None:
    outcomes.append(("roman", loses("magister-militum", "comes")))
    game = position(rp=9)
    owners(game, "roman", "thapsus")
    player = march(game, "land:t-proconsularis")
    assert len(fought(game)) == 1
    assert not player.was_asked("besiege")
    assert game.told(ExpeditionTurnedBack)[0].why == "no-figure"
    assert game.units_at("force") == []


@proves("R83", "7.4")
def test_a_comes_may_still_land_where_the_magister_fell_at_sea(outcomes: Outcomes) -> None:
    outcomes.append(("roman", nothing))
    game = position(rp=9, dice=[6, 6, 1, 6])  # both fleets win, the Magister Militum falls
    game.pieces.move("fleet-slavs", "central-med")
    player = march(game, "naval:t-byzacena", departure="central-med")
    assert game.pieces.is_at("magister-militum", "eliminated")
    (landed,) = game.told(BattleBegan)
    assert (landed.figures, len(landed.roman)) == (("comes",), 3)
    assert not player.was_asked("press-on")


@proves("R84", "R36", "6.3")
def test_the_persian_die_is_thrown_when_the_force_is_paid(outcomes: Outcomes) -> None:
    outcomes.append(("enemy", nothing))
    game = position(rp=9, dice=[2])
    play(attack_window(game), Player(window="persia", muster="muster:magister-militum-six-block"))
    kinds = [event.kind for event in game.events]
    order = ["force-mustered", "expedition-rolled", "battle-began"]
    assert sorted(order, key=kinds.index) == order
    assert paid(game) == [3]
    assert game.told(ExpeditionRolled)[0].die == 2


@proves("R84", "R36", "6.3", "R83")
@pytest.mark.parametrize(
    ("fallen", "combats", "won"),
    [((), 2, True), (("magister-militum",), 2, True), (("magister-militum", "comes"), 1, False)],
)
def test_the_second_persian_combat_must_be_fought_if_there_is_a_figure(
    outcomes: Outcomes, fallen: tuple[str, ...], combats: int, won: bool
) -> None:
    outcomes += [("roman", loses(*fallen)), ("roman", nothing)]
    game = position(rp=5, dice=[5])
    player = march(game, "persia")
    assert fought(game) == [("ctesiphon", 4, False), ("ctesiphon", 3, True)][:combats]
    assert not player.was_asked("besiege")
    assert bool(game.told(ExpeditionWon)) is won
    assert game.state.rp == 5 - 3 + combats + (4 if won else 0)


@proves("R36", "6.3")
def test_a_first_persian_defeat_cancels_the_second_combat(outcomes: Outcomes) -> None:
    outcomes.append(("enemy", nothing))
    game = position(rp=5, dice=[5])
    march(game, "persia")
    assert len(fought(game)) == 1
    assert game.told(ExpeditionWon) == []
    assert game.state.rp == 2


@proves("R36", "6.3")
@pytest.mark.parametrize(("lost", "open_"), [((), True), (("antioch",), True), (("antioch", "melitene"), False)])
def test_persia_is_reached_from_melitene_or_antioch(lost: tuple[str, ...], open_: bool) -> None:
    game = position(rp=9)
    owners(game, "persia", *lost)
    assert ("persia" in offered(game)) is open_


@proves("R31", "6.3")
def test_no_expedition_while_a_treaty_with_persia_is_in_force() -> None:
    assert "persia" not in offered(position(rp=9, treaties=["persia"]))


@proves("R31")
def test_a_treaty_begins_with_the_next_turn_and_lapses_after_it() -> None:
    game = position(step="management", promised=["slavs"])
    game.pieces.move("fleet-slavs", "pont-euxin")
    play(play_step(game), Player(manage="done"))
    assert (game.state.treaties, game.state.promised) == (["slavs"], [])
    assert enemy_fleets_in(game, "pont-euxin") == ["slavs"]  # a fleet at sea stays
    game.state.step = "management"
    play(play_step(game), Player(manage="done"))
    assert game.state.treaties == []


# R52, R53, R71, R90: fleets


def aboard(game: Scripted, units: tuple[str, ...], figures: tuple[str, ...], fleets: tuple[str, ...]) -> Force:
    """A force that has been mobilised for the crossing."""
    game.pieces.move_all([*units, *figures, *fleets], "force")
    return Force(list(units), list(figures), list(fleets))


@proves("R71", "R90", "7.4")
def test_each_transport_rolls_for_itself_and_drowns_with_its_own_cargo() -> None:
    game = position(dice=[6, 1, 5, 1])  # 6 + 1 + 2 + 1, then 1 + 1; the Vandals 5 + 1; survival
    game.pieces.move("fleet-vandals", "central-med")
    units = (*SIX, "isauriens", "excubites")
    force = aboard(game, units, ("magister-militum",), (FIRST, SECOND))
    force = replace(force, cargo={FIRST: SIX, SECOND: ("isauriens", "excubites")})
    assert transport(game, force, "t-epirus", ("central-med",), "t-byzacena")
    (told,) = game.told(NavalPassFought)
    assert breakdown(told.scores[FIRST]) == {"combat-bonus": 1, "magister-militum": 2, "transport": 1}
    assert breakdown(told.scores[SECOND]) == {"combat-bonus": 1}
    assert set(told.sunk) == {SECOND, "fleet-vandals"}
    (drowned,) = game.told(DrownedWithFleet)
    assert (drowned.fleet, drowned.units) == (SECOND, ("isauriens", "excubites"))
    assert set(game.units_at("force")) == set(SIX)


@proves("R71", "7.4")
@pytest.mark.parametrize(("cargo", "bonus"), [(2, 0), (3, 1), (6, 1)])
def test_the_bonus_of_transport_is_for_the_fleet_that_carries_three(cargo: int, bonus: int) -> None:
    game = position(dice=[3, 3, 3] * 4)
    game.pieces.move("fleet-vandals", "central-med")
    naval_battle(game, "central-med", [FIRST, SECOND], "", {FIRST: 6, SECOND: cargo})
    told = game.told(NavalPassFought)[0]
    assert breakdown(told.scores[FIRST]).get("transport", 0) == 1
    assert breakdown(told.scores[SECOND]).get("transport", 0) == bonus


@proves("R71", "R52")
def test_each_fleet_is_compared_with_each_enemy() -> None:
    game = position(dice=[6, 1, 3, 6])  # 7 and 2 against the Vandals' 4 and the Slavs' 6
    game.pieces.move("fleet-vandals", "aegean")
    game.pieces.move("fleet-slavs", "aegean")
    game.foreseen += [6, 1] * 3
    naval_battle(game, "aegean", [FIRST, SECOND], "", {})
    assert set(game.told(NavalPassFought)[0].sunk) == {"fleet-vandals", SECOND}


@proves("R52")
@pytest.mark.parametrize(("roman", "sunk"), [(6, {"fleet-vandals", "fleet-slavs"}), (1, {FIRST})])
def test_two_enemies_may_both_sink_or_either_sink_you(roman: int, sunk: set[str]) -> None:
    enemy = [1, 1] if roman == 6 else [6, 1]
    game = position(dice=[roman, *enemy])
    game.pieces.move("fleet-vandals", "aegean")
    game.pieces.move("fleet-slavs", "aegean")
    naval_battle(game, "aegean", [FIRST], "", {})
    assert set(game.told(NavalPassFought)[0].sunk) == sunk


@proves("R90")
def test_the_figure_goes_over_to_the_second_fleet_when_the_first_sinks() -> None:
    game = position(dice=[1, 5, 6, 5, 1, 1])  # 4 sinks under 7, 6 holds; then 5 + 1 + 2 against 1 + 1; survival
    game.pieces.move("fleet-vandals", "central-med")
    assert naval_battle(game, "central-med", [FIRST, SECOND], "magister-militum", {}) == "roman"
    first, second = game.told(NavalPassFought)
    assert first.sunk == (FIRST,)
    assert breakdown(first.scores[SECOND]) == {"combat-bonus": 1}
    assert breakdown(second.scores[SECOND]) == {"combat-bonus": 1, "magister-militum": 2}


@proves("R90", "R53", "7.5")
@pytest.mark.parametrize(
    ("dice", "tested"),
    [
        ([6, 1, 3], [("magister-militum", {})]),  # won: the commander alone
        ([1, 6, 3, 2], [("magister-militum", {"combat-lost": 1}), ("comes", {"combat-lost": 1})]),  # sunk: both
        (  # undecided: R73, and the landing force is lost
            [*[3, 4] * 4, 3, 2],
            [("magister-militum", {"combat-lost": 1}), ("comes", {"combat-lost": 1})],
        ),
    ],
)
def test_who_tests_after_a_combat_at_sea(dice: list[int], tested: list[tuple[str, dict[str, int]]]) -> None:
    game = position(dice=dice)
    game.pieces.move("fleet-vandals", "central-med")
    force = aboard(game, ("isauriens",), ("comes", "magister-militum"), (FIRST,))
    transport(game, force, "t-epirus", ("central-med",), "t-byzacena")
    assert [(test.figure, breakdown(test.score)) for test in game.told(SurvivalTested)] == tested


@proves("R53", "7.4")
def test_enemy_fleets_are_fought_in_both_zones_of_the_way() -> None:
    game = position(dice=[6, 1, 1, 6, 1, 1])
    game.pieces.move("fleet-slavs", "eastern-med")
    game.pieces.move("fleet-vandals", "central-med")
    force = aboard(game, ("isauriens",), ("magister-militum",), (FIRST,))
    assert transport(game, force, "t-syria", ("eastern-med", "central-med"), "t-byzacena")
    assert [told.zone for told in game.told(NavalBattleBegan)] == ["eastern-med", "central-med"]
    assert [told.cause for told in game.told(RomannessChanged)] == ["combat-won", "combat-won"]


@proves("R53", "7.4", "5.2.2")
@pytest.mark.parametrize(("rp", "room"), [(3, 6), (5, 9)])
def test_a_second_fleet_doubles_room_and_price(outcomes: Outcomes, rp: int, room: int) -> None:
    outcomes.append(("enemy", nothing))
    game = position(rp=rp)
    acta(game, political="basileus")
    player = Player(
        window="naval:t-byzacena",
        departure="eastern-med+central-med",
        muster="by-hand",
        figures_join="comes+magister-militum",
        block_limitanei=("limitanei-1", "limitanei-2", "limitanei-3"),
        block_skoutatoi=("skoutatoi-1", "skoutatoi-2", "skoutatoi-3"),
        block_guard_gift=("scholae",),
        block_donatio_gift=("merc-heruli", "merc-rugi"),
    )
    play(attack_window(game), player)
    (mustered,) = game.told(ForceMustered)
    assert len(mustered.units) == (6 if room == 6 else 7)
    assert len(mustered.fleets) == (1 if room == 6 else 2)
    assert mustered.cost == 1 + 2 * len(mustered.fleets)


@proves("R52", "R53", "7.3", "7.4")
@pytest.mark.parametrize("spared", [False, True])
def test_an_undecided_transport_is_beaten_unless_the_house_spares_it(spared: bool) -> None:
    options = ("house-undecided-at-sea",) if spared else ()
    game = position(*options, dice=[*[3, 4] * 4, 3, 3])
    game.pieces.move("fleet-vandals", "central-med")
    force = aboard(game, ("isauriens", "scholae"), ("comes", "magister-militum"), (FIRST,))
    assert not transport(game, force, "t-epirus", ("central-med",), "t-byzacena")
    assert game.pieces.is_at(FIRST, "force")  # the fleet itself comes home
    assert game.pieces.is_at("isauriens", "force" if spared else "eliminated")
    assert [lost.units for lost in game.told(CargoLost)] == ([] if spared else [("isauriens", "scholae")])
    assert [back.why for back in game.told(ExpeditionTurnedBack)] == ["not-through" if spared else "undecided"]
    tested = [test.figure for test in game.told(SurvivalTested)]
    assert tested == (["magister-militum"] if spared else ["magister-militum", "comes"])
    assert all(breakdown(test.score) == {"combat-lost": 1} for test in game.told(SurvivalTested))


EIGHT = (*SIX, "isauriens", "excubites")


@proves("R90", "7.4")
@pytest.mark.parametrize(("loaded", "bonuses"), [((5, 3), (1, 1)), ((4, 4), (1, 1)), ((6, 2), (1, 0))])
def test_the_player_loads_his_ships(loaded: tuple[int, int], bonuses: tuple[int, int]) -> None:
    game = position(dice=[6, 6, 1, 1])
    game.pieces.move("fleet-vandals", "central-med")
    force = aboard(game, EIGHT, ("magister-militum",), (FIRST, SECOND))
    cargo = {FIRST: EIGHT[: loaded[0]], SECOND: EIGHT[loaded[0] :]}
    force = play(load_ships(game, force, ("central-med",)), Player(loading=cargo))
    assert transport(game, force, "t-epirus", ("central-med",), "t-byzacena")
    (told,) = game.told(NavalPassFought)
    assert tuple(breakdown(told.scores[fleet]).get("transport", 0) for fleet in (FIRST, SECOND)) == bonuses


@proves("R90", "7.4")
def test_an_even_load_is_suggested_and_each_fleet_has_room_for_six() -> None:
    game = position()
    game.pieces.move("fleet-vandals", "central-med")
    force = aboard(game, EIGHT, ("magister-militum",), (FIRST, SECOND))
    asked = ask(load_ships(game, force, ("central-med",)))
    assert isinstance(asked, Arrange)
    assert [(slot.id, slot.min, slot.max) for slot in asked.slots] == [(FIRST, 2, 6), (SECOND, 2, 6)]
    assert [len(asked.default[fleet]) for fleet in (FIRST, SECOND)] == [4, 4]
    assert {*asked.default[FIRST], *asked.default[SECOND]} == {*EIGHT}


@proves("R90")
@pytest.mark.parametrize(("units", "fleets", "enemy"), [(EIGHT, 2, False), (SIX, 1, True)])
def test_nothing_is_asked_about_loading_where_it_cannot_matter(
    units: tuple[str, ...], fleets: int, enemy: bool
) -> None:
    game = position()
    if enemy:
        game.pieces.move("fleet-vandals", "central-med")
    force = aboard(game, units, ("magister-militum",), (FIRST, SECOND)[:fleets])
    player = Player()
    play(load_ships(game, force, ("central-med",)), player)
    assert player.asked == []


@proves("R31", "R88", "5.3")
def test_the_fleet_of_a_treaty_partner_is_left_alone() -> None:
    game = position(rp=5, treaties=["slavs"], dice=[6, 1])
    game.pieces.move("fleet-slavs", "aegean")
    window = cast("Pick", ask(attack_window(game)))
    assert "fight:aegean" not in [option.id for option in window.options]
    (barred,) = [each for each in window.barred() if each.id == "fight:aegean"]
    assert dict(barred.reason.args)["rule"] == "R31"
    force = aboard(game, ("isauriens",), ("magister-militum",), (FIRST,))
    assert transport(game, force, "t-asia", ("aegean",), "t-epirus")  # no battle on the way
    assert game.told(NavalBattleBegan) == []
    game.pieces.move_all(("isauriens", "magister-militum", FIRST), "mobilised")
    game.pieces.move("fleet-vandals", "aegean")
    play(attack_window(game), Player(window="fight:aegean", admiral="nobody"))
    assert game.told(NavalBattleBegan)[0].enemies == ("vandals",)
    assert game.pieces.is_at("fleet-slavs", "aegean")


# R89, R21: when an expedition means war


def sail_to_africa(game: Scripted, *dice: int) -> None:
    """One unit under the Magister Militum sets out over the Central Mediterranean, where the Vandals lie."""
    game.foreseen = list(dice)
    game.pieces.move("fleet-vandals", "central-med")
    player = Player(
        window="naval:t-byzacena",
        departure="central-med",
        muster="by-hand",
        figures_join="magister-militum",
        block_limitanei=(),
        block_skoutatoi=("skoutatoi-1",),
        block_six_block=(),
        block_mercenary_block=(),
    )
    play(attack_window(game), player)


@proves("R89", "R53", "7.4")
@pytest.mark.parametrize(("dice", "why"), [([1, 6, 1], "sunk"), ([*[3, 4] * 4, 1], "undecided")])
def test_an_expedition_that_never_lands_makes_no_war(dice: list[int], why: str) -> None:
    game = position(rp=5)
    sail_to_africa(game, *dice)
    assert game.told(ExpeditionTurnedBack)[0].why == why
    assert game.state.now.at_war == []
    assert game.state.attacked == []
    assert game.state.led == ["magister-militum"]
    assert game.state.rp == 5 - 1 - 2
    assert game.pieces.is_at("skoutatoi-1", "eliminated")
    owners(game, "roman", "carthage")
    assert "land:t-byzacena" in offered(game)  # the Comes may still go there


@proves("R89", "R21", "7.4")
def test_a_landing_is_a_declaration_of_war(outcomes: Outcomes) -> None:
    outcomes.append(("enemy", nothing))
    game = position(rp=5)
    sail_to_africa(game, 6, 1, 1)
    assert game.state.now.at_war == ["vandals"]
    assert game.state.attacked == ["t-byzacena"]
    kinds = [event.kind for event in game.events]
    assert kinds.index("naval-battle-ended") < kinds.index("war-began") < kinds.index("battle-began")


# R91, R95: storm and epidemic at sea


@proves("R91", "8.7-6", "R67")
@pytest.mark.parametrize(("die", "lands"), [(1, False), (3, False), (4, True), (6, True)])
def test_one_die_decides_for_a_whole_expedition(die: int, lands: bool) -> None:
    game = position("random-events", dice=[die], event="storm")
    force = aboard(game, (*SIX, "isauriens"), ("magister-militum",), (FIRST, SECOND))
    assert transport(game, force, "t-syria", ("eastern-med", "central-med"), "t-byzacena") is lands
    assert [told.cancelled for told in game.told(StormRolled)] == [not lands]
    assert len(game.told(TransportSailed)) == 1


@proves("R91", "8.7-6", "R67")
@pytest.mark.parametrize(("die", "fights"), [(3, False), (4, True)])
def test_each_fight_at_sea_has_its_own_die_and_a_storm_keeps_the_rp(die: int, fights: bool) -> None:
    game = position("random-events", dice=[die, *([6, 1] if fights else [])], event="storm", rp=3)
    game.pieces.move("fleet-slavs", "pont-euxin")
    play(attack_window(game), Player(window="fight:pont-euxin", admiral="nobody"))
    assert bool(game.told(NavalBattleBegan)) is fights
    assert game.state.rp == 3 - 1 + fights
    assert len(game.fleets_at("mobilised")) == 2


@proves("R91", "8.7-6")
def test_an_enemy_fleet_that_does_not_move_rolls_nothing() -> None:
    game = position("random-events", event="storm", dice=[])
    game.pieces.move("fleet-vandals", "western-med")
    set_sail(game, "vandals", "western-med")
    assert game.told(StormRolled) == []
    game.foreseen = [1]
    set_sail(game, "vandals", "central-med")
    assert game.told(StormRolled)[0].cancelled
    assert game.pieces.is_at("fleet-vandals", "western-med")


@proves("R95", "8.7-4")
@pytest.mark.parametrize(("die", "bonus"), [(1, 0), (2, 2)])
def test_only_the_commander_of_the_leading_fleet_rolls_for_the_epidemic(die: int, bonus: int) -> None:
    game = position("random-events", event="epidemic", dice=[die, 6, 1, 1])
    game.pieces.move("fleet-vandals", "central-med")
    force = aboard(game, ("isauriens",), ("comes", "magister-militum"), (FIRST,))
    assert transport(game, force, "t-epirus", ("central-med",), "t-byzacena")
    (rolled,) = game.told(EpidemicRolled)
    assert (rolled.figure, rolled.die) == ("magister-militum", die)
    scores = breakdown(game.told(NavalPassFought)[0].scores[FIRST])
    assert scores.get("magister-militum", 0) == bonus
    assert "comes" not in scores


# R94: a kingdom provoked


@proves("R94", "6.1")
@pytest.mark.parametrize(("attacked", "bonus"), [(False, 0), (True, 1)])
def test_a_kingdom_attacked_before_its_check_counts_itself(outcomes: Outcomes, attacked: bool, bonus: int) -> None:
    game = position(rp=5, dice=[1])
    if attacked:
        outcomes.append(("enemy", nothing))
        play(attack_window(game), Player(window="land:t-dalmatia", muster="muster:comes"))
    play(check_nation(game, "ostrogoths"))
    score = game.told(AttitudeChecked)[0].score
    assert sum(modifier.value for modifier in score.modifiers) == bonus
    assert score.total == 1 + bonus
    assert all("R94" in modifier.rule for modifier in score.modifiers)  # the ruling is named where it strikes


@proves("R94", "R21")
def test_persia_provoked_counts_for_no_one_and_not_for_itself(outcomes: Outcomes) -> None:
    outcomes.append(("enemy", nothing))
    game = position(rp=5, dice=[1, 1, 1])
    play(attack_window(game), Player(window="persia", muster="muster:magister-militum-six-block"))
    for nation in ("persia", "berbers"):
        play(check_nation(game, nation))
    assert [told.score.modifiers for told in game.told(AttitudeChecked)] == [(), ()]


@proves("R34", "6.4")
def test_each_further_territory_touches_one_fought_for_whichever_kingdom_owns_it(outcomes: Outcomes) -> None:
    outcomes += [("roman", nothing), ("enemy", nothing)]
    game = position(rp=9)
    owners(game, "visigoths", "constantina")
    owners(game, "roman", "leptis-magna")
    player = Player(
        window="land:t-byzacena",
        muster="muster:magister-militum-six-block",
        press_on="land:t-numidia",
    )
    play(attack_window(game), player)
    asked = next(decision for decision in player.asked if decision.topic == "press-on")
    targets = {option.id for option in cast("Pick", asked).options}
    assert targets == {"end", "land:t-proconsularis", "land:t-numidia"}
    assert [told.nation for told in game.told(BattleBegan)] == ["vandals", "visigoths"]
    assert game.state.now.at_war == ["vandals", "visigoths"]

"""Figures and limits that could change without any other test of the rulebook noticing."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest

from rules.core.decisions import Pick
from rules.core.game import Play
from rules.romanitas.chapters.enemy_attitudes import attitude_modifiers, check_nation
from rules.romanitas.chapters.management import manage
from rules.romanitas.chapters.mobilisation import Muster, mobilise
from rules.romanitas.chapters.operations import attack_window
from rules.romanitas.chapters.organisation import count_possessions
from rules.romanitas.events import (
    AttackCancelled,
    ExpeditionTurnedBack,
    FleetSailed,
    MarriageOffered,
    PiracyCancelled,
    RaidBegan,
)
from rules.romanitas.state import Battle, Side, TurnRecord
from tests.rulebook.romanitas.toolkit import Player, Scripted, acta, ask, owners, play, position, proves

VISIGOTHIC = ("carthago-spartaria", "emerita", "hispalis", "narbo", "tarraco", "toletum")


def muster(game: Scripted, purpose: str, limitanei: int = 2) -> Muster:
    """A force in the making at Naissus, with both figures at hand."""
    return Muster(purpose, "naissus", limitanei, game.figures_at("mobilised"))  # type: ignore[arg-type]


def nothing_but(figures: str, **blocks: tuple[str, ...]) -> Player:
    """Someone who puts a force together by hand and leaves every block empty that he does not name."""
    steps = ("limitanei", "skoutatoi", "guard_gift", "three_block", "six_block", "donatio_gift", "mercenary_block")
    taken = {f"block_{step}": blocks.get(step, ()) for step in steps}
    return Player(muster="by-hand", figures_join=figures, **taken)


def at_most(purpose: str, block: str, skoutatoi: tuple[str, ...]) -> int:
    """How many units a block brings to a force of both figures with points enough for anything."""
    game = position(rp=10)
    player = nothing_but("comes+magister-militum", skoutatoi=skoutatoi)
    asked = ask(mobilise(game, muster(game, purpose)), player, f"block-{block}")
    return cast("Pick", asked).max


@proves("5.2.2", "R14")
@pytest.mark.parametrize("purpose", ["defence", "land"])
@pytest.mark.parametrize(
    ("block", "units"), [("skoutatoi", 3), ("three-block", 3), ("six-block", 6), ("mercenary-block", 3)]
)
def test_how_many_units_each_block_brings(purpose: str, block: str, units: int) -> None:
    first = ("skoutatoi-1",) if block == "mercenary-block" else ()
    assert at_most(purpose, block, skoutatoi=first) == units


@proves("5.2.2", "R14")
@pytest.mark.parametrize("purpose", ["defence", "land"])
@pytest.mark.parametrize(
    ("figures", "open_block", "closed_block"),
    [("comes", "three-block", "six-block"), ("magister-militum", "six-block", "three-block")],
)
def test_each_figure_has_his_own_paid_block(purpose: str, figures: str, open_block: str, closed_block: str) -> None:
    game = position(rp=10)
    player = nothing_but(figures, skoutatoi=("skoutatoi-1",))
    play(mobilise(game, muster(game, purpose)), player)
    assert player.was_asked(f"block-{open_block}")
    assert not player.was_asked(f"block-{closed_block}")


@proves("4.2.1", "R59")
@pytest.mark.parametrize(("figures", "offered"), [("no-figure", False), ("comes", True)])
def test_guards_and_gifts_join_a_force_with_a_figure(figures: str, offered: bool) -> None:
    game = position(rp=5)
    acta(game, political="basileus")
    player = nothing_but(figures, limitanei=("limitanei-1",))
    play(mobilise(game, muster(game, "defence")), player)
    assert player.was_asked("block-guard-gift") is offered
    assert player.was_asked("block-donatio-gift") is offered


@proves("5.3")
def test_a_marriage_costs_one() -> None:
    game = position(rp=3, dice=[1])
    play(manage(game), Player(manage="marriage:albania"))
    assert game.state.rp == 2


@proves("5.3", "R56")
@pytest.mark.parametrize(
    ("space", "lost", "married"),
    [("iberia", "melitene", True), ("iberia", "trapezus", False), ("lazica", "sinope", True)],
)
def test_the_bonus_of_a_marriage_comes_from_one_city(space: str, lost: str, married: bool) -> None:
    game = position(rp=3, dice=[4])
    owners(game, "persia", lost)
    play(manage(game), Player(manage=f"marriage:{space}"))
    assert [event.success for event in game.told(MarriageOffered)] == [married]


@proves("5.6", "R58")
@pytest.mark.parametrize(
    ("kind", "cities"),
    [
        ("basilica", {"constantinople", "antioch", "jerusalem", "alexandria"}),
        ("fortifications", {"melitene", "antioch"}),
    ],
)
def test_the_cities_in_which_a_monument_may_stand(kind: str, cities: set[str]) -> None:
    assert building_sites(position(rp=5), kind) == cities


@proves("5.6", "R58")
def test_the_second_basilica_has_the_cities_of_the_first() -> None:
    game = position(rp=5)
    game.pieces.move("basilica-1", "constantinople")
    assert building_sites(game, "basilica") == {"antioch", "jerusalem", "alexandria"}
    game.pieces.move("basilica-1", "mobilised")
    game.pieces.move("basilica-2", "constantinople")
    assert building_sites(game, "basilica") == {"antioch", "jerusalem", "alexandria"}


def building_sites(game: Scripted, kind: str) -> set[str]:
    """The cities in which a kind of Monument is on offer."""
    options = cast("Pick", ask(manage(game), topic="manage")).options
    return {option.id.partition("@")[2] for option in options if option.id.startswith(f"build:{kind}@")}


@proves("6.1", "R30")
def test_spain_conquered_frightens_no_one() -> None:
    game = position()
    owners(game, "roman", *VISIGOTHIC)
    assert attitude_modifiers(game, "franks") == ()


@proves("6.2.1")
def test_a_kingdom_pushed_inland_puts_no_fleet_to_sea() -> None:
    game = position(dice=[5])
    for city in game.cities_held("vandals"):
        owners(game, "roman", city)
    owners(game, "vandals", "toletum")
    play(check_nation(game, "vandals"), Player(defence="none"))
    assert [event.why for event in game.told(PiracyCancelled)] == ["no-coast"]
    assert game.told(FleetSailed) == []
    assert game.state.rp == 5


@proves("3.2", "6.2.2", "R11")
@pytest.mark.parametrize(("die", "space"), [(3, "lakhmids-ghassanids"), (4, "albania"), (5, "iberia"), (6, "lazica")])
def test_each_client_people_costs_or_brings_one(die: int, space: str) -> None:
    game = position(dice=[die])
    play(check_nation(game, "persia"))
    assert game.state.diplomacy == {space: "persian"}
    assert game.state.rp == 5 - 1
    assert ("diplomacy-persian", space, -1) in count_possessions(game)
    game.state.diplomacy[space] = "roman"
    assert ("diplomacy-roman", space, 1) in count_possessions(game)


@proves("6.2.3", "R26")
def test_no_raid_begins_on_a_desolated_city() -> None:
    game = position(dice=[6], desolation=["gortyne"], now=TurnRecord(at_war=["berbers", "gepids"]))
    player = Player(defence="none")
    play(check_nation(game, "vandals"), player)
    assert game.told(RaidBegan) == []
    assert [event.city for event in game.told(AttackCancelled)] == ["gortyne"]
    assert not player.was_asked("defence")


def won(siege: Side) -> Callable[[Scripted, Battle, list[str]], Play[Side]]:
    """A combat without a die and without losses: battles are won by the Romans, sieges by ``siege``."""

    def fight(_game: Scripted, battle: Battle, _units: list[str]) -> Play[Side]:
        yield from ()
        return siege if battle.siege else "roman"

    return fight


def offered(game: Scripted) -> set[str]:
    """The operations on offer; none where there is nothing to decide."""
    try:
        return {option.id for option in cast("Pick", ask(attack_window(game))).options}
    except StopIteration:
        return set()


@proves("6.4", "R34")
def test_the_magister_takes_three_territories_and_goes_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rules.romanitas.chapters.operations.fight", won(siege="roman"))
    game = position(rp=9)
    player = Player(
        window="land:t-tripolitana",
        muster="muster:magister-militum-six-block",
        press_on=["land:t-byzacena", "land:t-numidia", "end"],
    )
    play(attack_window(game), player)
    assert game.state.attacked == ["t-tripolitana", "t-byzacena", "t-numidia"]
    assert [decision.topic for decision in player.asked].count("press-on") == 2


@proves("6.4", "R86")
def test_dalmatia_is_open_from_moesia_and_from_epirus() -> None:
    game = position(rp=5)
    assert "land:t-dalmatia" in offered(game)
    owners(game, "ostrogoths", "viminacium", "naissus")
    assert "land:t-dalmatia" in offered(game)
    owners(game, "ostrogoths", "dyrrachium")
    assert "land:t-dalmatia" not in offered(game)


@proves("6.4", "7.2.4")
@pytest.mark.parametrize(("winner", "owner"), [("enemy", "vandals"), ("roman", "roman")])
def test_a_city_is_taken_only_by_a_siege_that_succeeds(
    winner: Side, owner: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rules.romanitas.chapters.operations.fight", won(siege=winner))
    game = position(rp=9)
    owners(game, "roman", "thapsus")
    player = Player(window="land:t-proconsularis", muster="muster:magister-militum-six-block", besiege="besiege")
    play(attack_window(game), player)
    assert player.was_asked("besiege")
    assert game.state.owner["carthage"] == owner


@proves("5.2.2", "6.3", "R14")
@pytest.mark.parametrize(("rp", "open_to_him"), [(2, False), (3, True)])
def test_the_block_of_three_does_not_help_a_magister_alone_to_his_six(rp: int, open_to_him: bool) -> None:
    game = position(rp=rp)
    gone = ("comes", "skoutatoi-1", "skoutatoi-2", *game.data.mercenaries)
    game.pieces.move_all(gone, "eliminated")
    assert ("persia" in offered(game)) is open_to_him


@proves("5.2.2", "7.3")
@pytest.mark.parametrize(
    ("rp", "gone", "possible"),
    [
        (1, (), True),
        (0, (), False),
        (1, ("comes", "magister-militum"), True),
        (5, ("classis-alexandrina", "classis-constantinopolitana"), False),
    ],
)
def test_a_fight_at_sea_needs_a_fleet_and_a_point_and_no_one_else(
    rp: int, gone: tuple[str, ...], possible: bool
) -> None:
    game = position(rp=rp)
    game.pieces.move_all(gone, "eliminated")
    game.pieces.move("fleet-vandals", "aegean")
    assert ("fight:aegean" in offered(game)) is possible


@proves("6.4")
def test_without_fleets_the_army_still_marches() -> None:
    game = position(rp=5)
    game.pieces.move_all(("classis-alexandrina", "classis-constantinopolitana"), "eliminated")
    assert "land:t-dalmatia" in offered(game)


@proves("7.3")
def test_a_fleet_fights_off_a_roman_coast_and_only_where_an_enemy_is() -> None:
    game = position(rp=5)
    game.pieces.move("fleet-vandals", "western-med")
    assert not any(ident.startswith("fight:") for ident in offered(game))
    owners(game, "roman", "caralis")
    assert {ident for ident in offered(game) if ident.startswith("fight:")} == {"fight:western-med"}


@proves("5.2.2", "7.3")
@pytest.mark.parametrize(("rp", "figures"), [(1, {"comes", "nobody"}), (2, {"comes", "magister-militum", "nobody"})])
def test_a_magister_aboard_costs_one_more(rp: int, figures: set[str]) -> None:
    game = position(rp=rp)
    game.pieces.move("fleet-vandals", "aegean")
    asked = ask(attack_window(game), Player(window="fight:aegean"), "admiral")
    assert {option.id for option in cast("Pick", asked).options} == figures


@proves("7.5", "R51")
@pytest.mark.parametrize("lost", [True, False])
def test_a_landing_without_a_figure_is_called_off(lost: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    def sail(game: Scripted, *_way: object) -> bool:
        if lost:
            game.pieces.move("magister-militum", "eliminated")
        return True

    monkeypatch.setattr("rules.romanitas.chapters.operations.transport", sail)
    monkeypatch.setattr("rules.romanitas.chapters.operations.fight", won(siege="roman"))
    game = position(rp=9)
    play(attack_window(game), Player(window="naval:t-byzacena", muster="muster:magister-militum", press_on="end"))
    assert [event.why for event in game.told(ExpeditionTurnedBack)] == ["no-figure"] * lost
    assert game.state.owner["thapsus"] == ("vandals" if lost else "roman")
    assert game.units_at("force") == []


@proves("5.1", "5.3", "5.4.1", "5.4.2", "5.5", "5.6")
@pytest.mark.parametrize(("rp", "actions"), [(0, set()), (1, {"rebuild:syene", "build:monastery@constantinople"})])
def test_the_last_point_is_as_good_as_any(rp: int, actions: set[str]) -> None:
    game = position(rp=rp, desolation=["syene"])
    game.pieces.move("isauriens", "eliminated")
    game.pieces.move_all(("limitanei-1", "magister-militum"), "eliminated")
    options = {option.id for option in cast("Pick", ask(manage(game), topic="manage")).options}
    assert options & {"rebuild:syene", "build:monastery@constantinople"} == actions
    assert ("improve:scholae" in options) is bool(actions)
    assert ("recall:isauriens" in options) is bool(actions)
    assert ("recall:magister-militum" in options) is bool(actions)
    assert ("ambassador:slavs" in options) is bool(actions)
    assert "recall-free" in options


@proves("8.4", "R63")
@pytest.mark.parametrize(("city", "penalty"), [("syene", 2), ("damascus", 1)])
def test_only_a_recruiting_ground_cancels_a_penalty(city: str, penalty: int) -> None:
    game = position("recruitment", rp=5, desolation=["syene", "damascus", "seleucia"], cavalry_penalty=2)
    play(manage(game), Player(manage=f"rebuild:{city}"))
    assert game.state.cavalry_penalty == penalty

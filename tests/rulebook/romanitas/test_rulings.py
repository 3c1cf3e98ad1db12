"""Rulings on Romanness, the army, the enemies and the Management phase [3 to 6]."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, cast

import pytest

from rules.core.decisions import Pick
from rules.core.game import Play
from rules.romanitas.chapters.cities import take_city
from rules.romanitas.chapters.enemy_attitudes import (
    attitude_modifiers,
    check_nation,
    invasion,
    raid_city,
    reconquest_due,
)
from rules.romanitas.chapters.forces import eliminate_unit, stand_down
from rules.romanitas.chapters.management import manage, recall_price
from rules.romanitas.chapters.mobilisation import Muster, commands, mobilise, packages
from rules.romanitas.chapters.operations import attack_window
from rules.romanitas.chapters.organisation import count_possessions, fatum_modifiers, organisation_phase
from rules.romanitas.data.models import MonumentKind
from rules.romanitas.data.tables import Domain, Gift
from rules.romanitas.events import (
    ActaDieThrown,
    ActaPlaced,
    AttitudeChecked,
    BattleBegan,
    CityAbandoned,
    CityDesolated,
    FatumThrown,
    ForceMustered,
    InvasionBegan,
    InvasionStopped,
    RaidBegan,
    ReconquestBegan,
    RomannessChanged,
)
from rules.romanitas.game import OUT
from rules.romanitas.state import Battle, Side, TurnRecord
from rules.romanitas.turn import play_step
from tests.rulebook.romanitas.toolkit import Player, Scripted, acta, ask, owners, play, position, proves

Defences = list[tuple[Side, Callable[[Scripted], object]]]

IN_ORDER = {"political": ("die-1",), "religious": ("die-2",), "economic": ("die-3",)}
"""The dice of fate placed as they were thrown."""


@pytest.fixture
def defences(monkeypatch: pytest.MonkeyPatch) -> Defences:
    """How the defences of Roman cities end, to be filled by the test."""
    scripted: Defences = []

    def fight(game: Scripted, battle: Battle, units: list[str]) -> Iterator[None]:
        game.tell(
            BattleBegan(
                place=battle.place,
                nation=battle.nation,
                attacker="enemy",
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
        yield from ()
        return winner  # type: ignore[return-value]

    monkeypatch.setattr("rules.romanitas.chapters.city_defence.fight", fight)
    return scripted


def counted(game: Scripted, **replies: Any) -> Scripted:
    """The Organisation phase played to its end, with the dice placed as they fell."""
    game.state.step = "organisation"
    game.state.rp = 0
    play(play_step(game), Player(fatum=IN_ORDER, **replies))
    assert not game.foreseen
    return game


def do(game: Scripted, *actions: str) -> None:
    """Take these actions of the Management phase."""
    for action in actions:
        play(manage(game), Player(manage=action))


def options_of(script: Play[Any]) -> set[str]:
    """What a script offers first; nothing if it ends without a question."""
    try:
        return {option.id for option in cast("Pick", ask(script)).options}
    except StopIteration:
        return set()


def on_offer(game: Scripted) -> set[str]:
    """What the Management phase offers."""
    return options_of(manage(game))


def level(game: Scripted) -> str:
    """How the campaign has ended, or empty."""
    return "" if game.state.result is None else game.state.result.level


def roman_cities(but: str = "constantinople") -> list[str]:
    """The Roman cities of 528 but for one."""
    return [city for city, owner in position().state.owner.items() if owner == "roman" and city != but]


# R1 to R11: Romanness and the end


@proves("R1", "R4")
def test_the_closing_count_ignores_what_is_carried_over() -> None:
    game = position("house-carry-over", step="management", rp=4, turn=10)
    play(play_step(game), Player(manage="done"))
    play(play_step(game))
    assert (game.state.rp, level(game)) == (5, "minor defeat")


@proves("R1", "R2")
def test_what_is_carried_over_counts_under_the_ceiling() -> None:
    game = counted(position("house-carry-over", dice=[4, 4, 4], carried=9, turn=2))
    assert game.state.rp == 10


@proves("R2", "3.1", "4.2")
@pytest.mark.parametrize("church", ["free-missionary", "gift-of-the-church"])
def test_the_sum_may_pass_ten_on_the_way(church: str) -> None:
    game = position(dice=[6, 6, 3, 3], diplomacy={"lazica": "roman"}, turn=2)
    owners(game, "roman", "rome", "carthage")
    game.pieces.move("basilica-1", "antioch")
    game.pieces.move("basilica-2", "alexandria")
    counted(game, church=church)  # 11 from the map, +1 +1 -1, then Ephesus burns: 11 before the gift
    assert game.state.rp == 10


@proves("R2", "R5", "4.2.2")
def test_the_sum_may_pass_zero_on_the_way() -> None:
    burnt = ["syene", "sinope", "pessinus", "viminacium", "naissus"]
    game = position(dice=[2, 6, 2, 6, 1], desolation=burnt, turn=2)
    counted(game, church="gift-of-the-church")  # 0 from the map, -1 +1 -1; Seleucia burns; +1: still below 0
    assert game.state.desolation[5:] == ["seleucia"]
    assert level(game) == "major defeat"


@proves("R2", "4.2.1", "4.2.3", "4.2.2")
def test_the_dice_of_the_boxes_fall_in_order_and_the_church_gives_last() -> None:
    game = position(dice=[1, 6, 3, 1, 5], turn=2)
    player = Player(fatum=IN_ORDER, church="gift-of-the-church")
    game.state.rp = 0
    play(organisation_phase(game), player)
    assert [told.box for told in game.told(ActaDieThrown)] == ["usurper", "plague"]
    causes = [told.cause for told in game.told(RomannessChanged)]
    assert causes == ["desolation", "desolation", "church-gift"]
    assert game.state.rp == 5 - 2 + 1 - 1 - 1 - 1 + 1


@proves("R3", "4.2")
def test_modifiers_are_known_before_the_dice_are_placed_and_six_stays_six() -> None:
    before = TurnRecord(conquered=["t-creta", "t-asia", "t-syria"], acta={"economic": "financial-crisis"})
    game = position(dice=[6, 4, 1], before=before, turn=2)
    ask(organisation_phase(game))
    (thrown,) = game.told(FatumThrown)
    assert thrown.dice == (6, 4, 1)
    found = {domain: sum(m.value for m in modifiers) for domain, modifiers in thrown.modifiers.items()}
    assert found == {"political": 1, "religious": 0, "economic": -1}
    game = counted(position(dice=[6, 4, 1], before=before, turn=2))
    assert [placed.score.total for placed in game.told(ActaPlaced)] == [6, 4, 1]


@proves("R4", "3.3")
def test_the_closing_count_has_basilicas_counters_ruins_and_fleets() -> None:
    game = position(
        step="closing", turn=10, rp=1, desolation=["syene"], diplomacy={"lazica": "roman", "iberia": "persian"}
    )
    owners(game, "roman", "rome", "carthage")
    game.pieces.move("basilica-1", "constantinople")
    game.pieces.move("fleet-slavs", "pont-euxin")
    play(play_step(game))
    assert game.state.rp == 5 + 2 + 1 + 1 - 1 + 1 - 1 - 1


@proves("R6", "3.3")
@pytest.mark.parametrize(
    ("won", "ruins", "basilicas", "rp", "expected"),
    [
        ((), 6, 0, 0, "major defeat"),
        ((), 4, 0, 1, "major defeat"),
        ((), 3, 0, 2, "major defeat"),
        ((), 2, 0, 3, "minor defeat"),
        ((), 0, 0, 5, "minor defeat"),
        (("carthage",), 0, 0, 6, "major victory"),
        (("carthage", "rome"), 0, 0, 8, "major victory"),
        (("carthage", "rome"), 0, 1, 9, "historic victory"),
        (("carthage", "rome"), 0, 2, 10, "historic victory"),
    ],
)
def test_the_bands_of_the_closing_count(
    won: tuple[str, ...], ruins: int, basilicas: int, rp: int, expected: str
) -> None:
    game = position(step="closing", turn=10, desolation=roman_cities()[:ruins])
    owners(game, "roman", *won)
    for monument, city in (("basilica-1", "antioch"), ("basilica-2", "alexandria"))[:basilicas]:
        game.pieces.move(monument, city)
    play(play_step(game))
    assert (game.state.rp, level(game)) == (rp, expected)


@proves("R5", "3.3")
@pytest.mark.parametrize(("turn", "rp", "lost"), [(1, 1, False), (2, 0, True)])
def test_the_gentle_start_keeps_one_rp_on_turn_one_only(turn: int, rp: int, lost: bool) -> None:
    burnt = roman_cities()[:4]  # 1 from the map, -1 for a revolt, -1 for quarrels, +1 for stability
    game = counted(position("house-gentle-start", dice=[2, 2, 4, 6], desolation=burnt, turn=turn))
    assert (game.state.rp, bool(level(game))) == (rp, lost)


@proves("R7", "3.3")
def test_constantinople_is_the_cause_on_record() -> None:
    road = ["marcianopolis", "philippopolis"]
    others = [city for city in roman_cities() if city not in road][:7]
    game = position(desolation=[*road, *others], step="nation", nations_checked=5, dice=[6])
    game.state.now.at_war = ["gepids", "berbers", "vandals"]
    play(play_step(game), Player(defence="none"))  # the Slavs come all the way
    assert level(game) == "major defeat"
    assert game.state.result is not None
    assert game.state.result.reason.key == "constantinople-lost"


@proves("R7", "3.3")
@pytest.mark.parametrize("cause", ["fate", "raid"])
def test_the_tenth_desolation_loses_whatever_its_cause(cause: str) -> None:
    burnt = [city for city in roman_cities() if city not in ("jerusalem", "marcianopolis")][:9]
    if cause == "fate":
        game = position(dice=[2, 4, 4, 1], desolation=burnt, step="organisation", turn=2)
        play(play_step(game), Player(fatum=IN_ORDER))
    else:
        game = position(
            dice=[6], desolation=burnt, step="nation", nations_checked=5, before=TurnRecord(at_war=["slavs"])
        )
        play(play_step(game), Player(defence="none"))
    assert len(game.state.desolation) == 10
    assert level(game) == "major defeat"
    assert game.state.result is not None
    assert game.state.result.reason.key == "ten-desolations"


@proves("R8", "3.2")
def test_a_burnt_city_stays_roman_for_count_roads_limitanei_and_coast() -> None:
    game = position(desolation=["naissus", "viminacium", "antioch", "constantina"])
    assert ("possession", "antioch", 1) in count_possessions(game)
    player = Player(window="land:t-dalmatia", muster="by-hand", figures_join="comes")
    assert cast("Pick", ask(attack_window(game), player, "block-limitanei")).max == 2
    assert ("eastern-med", "central-med") in game.frontier.routes["t-byzacena"]


@proves("R9", "3.2")
@pytest.mark.parametrize("owner", ["roman", "persia"])
def test_a_die_may_name_a_city_that_is_not_roman(owner: str) -> None:
    game = position(dice=[2, 4, 4, 1], turn=2)
    owners(game, owner, "jerusalem")
    counted(game)
    assert game.state.desolation == (["jerusalem"] if owner == "roman" else [])
    assert game.state.rp == 5 - 1 + 1 - 1  # either the metropolis or the marker


@proves("R10", "6.2.1", "3.2")
@pytest.mark.parametrize(("lies_in", "cost"), [("port-vandals", 1), ("western-med", 0), ("aegean", 1)])
def test_a_fleet_costs_when_it_arrives_and_nothing_where_it_lies_already(lies_in: str, cost: int) -> None:
    game = position(dice=[5], rp=5)
    game.pieces.move("fleet-vandals", lies_in)
    play(check_nation(game, "vandals"))
    assert game.pieces.is_at("fleet-vandals", "western-med")
    assert game.state.rp == 5 - cost


@proves("R11", "5.3")
def test_a_roman_counter_pays_at_the_count_and_not_on_the_spot() -> None:
    game = position(rp=1, dice=[5])
    do(game, "marriage:albania")
    assert game.state.rp == 0
    assert ("diplomacy-roman", "albania", 1) in count_possessions(game)


# R14 to R17, R92: the force


def by_hand(game: Scripted, m: Muster, figures: str, **blocks: tuple[str, ...]) -> tuple[list[str], Player]:
    """A force put together by hand; blocks that are not named stay empty."""
    names = ("limitanei", "skoutatoi", "guard_gift", "three_block", "six_block", "donatio_gift", "mercenary_block")
    replies = {f"block_{name}": blocks.get(name, ()) for name in names}
    player = Player(muster="by-hand", figures_join=figures, **replies)
    return play(mobilise(game, m), player).units, player


def defence(game: Scripted, limitanei: int = 2, purpose: str = "defence") -> Muster:
    """A force for the defence of Naissus."""
    return Muster(purpose, "naissus", limitanei, game.figures_at("mobilised"))  # type: ignore[arg-type]


@proves("R15", "5.2.2")
@pytest.mark.parametrize(("figures", "most"), [(("comes",), 3), (("magister-militum",), 6), ((), 2)])
def test_how_many_units_a_figure_commands(figures: tuple[str, ...], most: int) -> None:
    game = position(rp=10)
    game.pieces.move_all([each for each in ("comes", "magister-militum") if each not in figures], "eliminated")
    sizes = [len(package.units) for package in packages(game, defence(game)) if package.figures == figures]
    assert max(sizes) == most


@proves("R15", "5.2.2")
def test_both_figures_command_nine() -> None:
    game = position(rp=10)
    assert max(len(package.units) for package in packages(game, defence(game))) == 9


@proves("R14", "5.2.2")
@pytest.mark.parametrize("units", [1, 2, 3])
def test_a_half_filled_block_costs_the_full_price(units: int) -> None:
    game = position(rp=5)
    by_hand(game, defence(game), "comes", three_block=("isauriens", "excubites", "scholae")[:units])
    assert game.state.rp == 4


@proves("R17", "4.2.1", "4.2.3")
@pytest.mark.parametrize(("rp", "open_"), [(0, False), (1, True)])
def test_a_free_elite_unit_still_pays_the_surcharge_of_a_financial_crisis(rp: int, open_: bool) -> None:
    game = position(rp=rp)
    acta(game, political="strong-basileus", economic="financial-crisis")
    assert ("improve:isauriens" in on_offer(game)) is open_
    if open_:
        do(game, "improve:isauriens")
        assert (game.state.rp, game.state.elite, game.state.political_gifts) == (0, ["isauriens"], [])


@proves("R17", "4.2.3")
def test_what_is_free_stays_free_in_a_crisis() -> None:
    game = position(rp=1)
    acta(game, economic="agrarian-crisis")
    units, _ = by_hand(
        game, defence(game), "magister-militum", limitanei=("limitanei-1",), skoutatoi=("skoutatoi-1", "skoutatoi-2")
    )
    assert len(units) == 3
    assert game.state.rp == 0  # the Magister Militum at his usual price


@proves("R92", "R15", "4.2.1")
def test_a_guard_needs_room_under_the_figure() -> None:
    game = position(rp=0)
    acta(game, political="basileus")
    skoutatoi = ("skoutatoi-1", "skoutatoi-2", "skoutatoi-3")
    _, player = by_hand(game, defence(game), "comes", skoutatoi=skoutatoi)
    assert not player.was_asked("block-guard-gift")
    game = position(rp=0)
    acta(game, political="basileus")
    units, _ = by_hand(game, defence(game), "comes", skoutatoi=skoutatoi[:2], guard_gift=("scholae",))
    assert units == ["skoutatoi-1", "skoutatoi-2", "scholae"]


@proves("R92", "7.4")
def test_a_gift_needs_room_aboard() -> None:
    game = position(rp=3)
    acta(game, political="basileus")
    m = Muster("naval", "t-byzacena", 2, game.figures_at("mobilised"), fleets=game.fleets_at("mobilised"))
    limitanei, skoutatoi = ("limitanei-1", "limitanei-2"), ("skoutatoi-1", "skoutatoi-2", "skoutatoi-3")
    units, player = by_hand(
        game, m, "comes+magister-militum", limitanei=limitanei, skoutatoi=skoutatoi, guard_gift=("excubites",)
    )
    assert len(units) == 6
    assert not player.was_asked("block-donatio-gift")


@proves("R92", "R36", "6.3")
@pytest.mark.parametrize(("political", "open_"), [("", False), ("basileus", True)])
def test_a_gift_counts_towards_the_six_for_persia(political: str, open_: bool) -> None:
    game = position(rp=1)
    game.pieces.move_all(["limitanei-1", "limitanei-2"], "eliminated")
    acta(game, political=political)
    options = options_of(attack_window(game))
    assert ("persia" in options) is open_


@proves("R92", "5.2.2")
def test_a_donatio_joins_a_force_and_paid_mercenaries_join_it_too() -> None:
    game = position(rp=1)
    acta(game, political="basileus")
    units, _ = by_hand(
        game,
        defence(game),
        "magister-militum",
        skoutatoi=("skoutatoi-1",),
        donatio_gift=("merc-heruli", "merc-rugi"),
    )
    assert units == ["skoutatoi-1", "merc-heruli", "merc-rugi"]
    stand_down(game)
    acta(game, political="basileus")
    game.state.rp = 1
    units, _ = by_hand(
        game,
        defence(game),
        "comes",
        skoutatoi=("skoutatoi-1",),
        donatio_gift=("merc-heruli",),
        mercenary_block=("merc-hunni-1",),
    )
    assert units == ["skoutatoi-1", "merc-heruli", "merc-hunni-1"]


@proves("R92", "5.2.2", "1.2")
def test_a_donatio_is_no_force_by_itself() -> None:
    game = position(rp=5)
    acta(game, political="basileus")
    game.pieces.move_all([unit for unit in game.units_at("mobilised") if not unit.startswith("merc")], "eliminated")
    assert list(commands(game, defence(game))) == []
    assert list(packages(game, defence(game))) == []
    game.pieces.move("skoutatoi-1", "mobilised")
    units, _ = by_hand(
        game, defence(game), "comes", skoutatoi=("skoutatoi-1",), donatio_gift=("merc-heruli", "merc-rugi")
    )
    assert units == ["skoutatoi-1", "merc-heruli", "merc-rugi"]


@proves("R92", "5.2.2")
def test_paid_mercenaries_never_march_alone() -> None:
    game = position(rp=5)
    game.pieces.move_all([unit for unit in game.units_at("mobilised") if not unit.startswith("merc")], "eliminated")
    assert list(packages(game, defence(game))) == []
    assert list(commands(game, defence(game))) == []


@proves("R92", "R59", "4.2.1")
@pytest.mark.parametrize("first", ["guard", "caesar", "elite"])
def test_with_the_first_gift_used_the_others_are_gone(first: str) -> None:
    game = position(rp=0)
    acta(game, political="strong-basileus")
    if first == "guard":
        by_hand(game, defence(game), "comes", guard_gift=("scholae",))
        stand_down(game)
    elif first == "caesar":
        play(attack_window(game), Player(window="caesar:slavs"))
    else:
        do(game, "improve:isauriens")
    assert game.state.political_gifts == []
    _, player = by_hand(game, defence(game), "comes", skoutatoi=("skoutatoi-1",))
    assert not player.was_asked("block-guard-gift")
    assert not player.was_asked("block-donatio-gift")
    assert "improve:scholae" not in on_offer(game)
    options = options_of(attack_window(game))
    assert not any(option.startswith("caesar:") for option in options)


@proves("R92", "R29", "R59")
def test_unused_gifts_and_a_caesar_end_with_the_turn() -> None:
    game = position(step="management", caesar="slavs", free_missionary=True)
    acta(game, political="strong-basileus", economic="prosperity")
    play(play_step(game), Player(manage="done"))
    assert (game.state.caesar, game.state.political_gifts) == ("", [])
    assert (game.state.free_actions, game.state.free_elites, game.state.free_missionary) == (0, 0, False)


def pay(game: Scripted, action: str, payment: str = "") -> Player:
    """Take an action of the Management phase and name what pays for it, or take the suggestion."""
    player = Player(manage=action, **({"payment": payment} if payment else {}))
    play(manage(game), player)
    return player


@proves("R93", "5.3", "4.2.2")
def test_a_missionary_is_suggested_the_patriarchs_leave() -> None:
    game = position(rp=0, dice=[4], desolation=["syene"], free_missionary=True)
    acta(game, religious="loyal-patriarch", economic="stability")
    asked = pay(game, "missionary:syene").asked[-1]
    assert isinstance(asked, Pick)
    assert [option.id for option in asked.options] == ["patriarch", "economy"]
    assert (game.state.free_missionary, game.state.free_actions) == (False, 1)
    do(game, "ambassador:slavs")
    assert (game.state.rp, game.state.free_actions) == (0, 0)
    assert game.state.promised == ["slavs"]


@proves("R93", "5.3", "4.2.2")
def test_a_missionary_may_use_the_economys_gift_instead() -> None:
    game = position(rp=0, desolation=["syene"], free_missionary=True)
    acta(game, religious="loyal-patriarch", economic="stability")
    pay(game, "missionary:syene", "economy")
    assert (game.state.free_missionary, game.state.free_actions, game.state.free_elites) == (True, 0, 0)


@proves("R93", "5.4.2", "4.2.1")
@pytest.mark.parametrize(("payment", "actions", "elites"), [("basileus", 1, 1), ("economy", 0, 0)])
def test_the_player_names_the_gift_that_pays_for_an_elite_unit(payment: str, actions: int, elites: int) -> None:
    game = position(rp=0)
    acta(game, political="strong-basileus", economic="stability")
    player = pay(game, "improve:isauriens", payment)
    assert [option.id for option in cast("Pick", player.asked[-1]).options] == ["basileus", "economy"]
    assert (game.state.free_actions, game.state.free_elites, game.state.rp) == (actions, elites, 0)
    assert (Gift.ELITE in game.state.political_gifts) is (payment == "economy")
    assert game.state.elite == ["isauriens"]


@proves("R93", "5.4.2", "4.2.1")
def test_the_basileus_pays_by_default_and_leaves_the_free_diplomacy() -> None:
    game = position(rp=0, dice=[1])
    acta(game, political="strong-basileus", economic="stability")
    do(game, "improve:isauriens", "ambassador:slavs")
    assert (game.state.rp, game.state.political_gifts, game.state.free_actions) == (0, [], 0)
    assert "improve:excubites" not in on_offer(game)


@proves("R93", "5.3", "5.4.2")
@pytest.mark.parametrize("action", ["improve:isauriens", "missionary:syene", "ambassador:slavs"])
def test_nothing_is_asked_with_one_gift_or_none(action: str) -> None:
    for box in ("stability", "prosperity", ""):
        game = position(rp=1, dice=[1], desolation=["syene"])
        acta(game, economic=box)
        assert not pay(game, action).was_asked("payment")


@proves("R93", "R56", "4.2.3")
@pytest.mark.parametrize("first", ["ambassador:slavs", "improve:isauriens"])
def test_the_first_free_one_decides_which_sort_prosperity_gives(first: str) -> None:
    game = position(rp=0, dice=[1])
    acta(game, economic="prosperity")
    do(game, first)
    left = (game.state.free_actions, game.state.free_elites)
    assert left == ((1, 0) if first.startswith("ambassador") else (0, 1))


# R22 to R30: the enemies


@proves("R22", "6.1")
@pytest.mark.parametrize(("options", "at_war"), [((), ["franks"]), (("house-cancelled-is-neutral",), [])])
def test_a_cancelled_invasion_is_war_but_for_the_house_option(options: tuple[str, ...], at_war: list[str]) -> None:
    game = position(*options)
    play(invasion(game, "franks", ("mediolanum", "ravenna")))
    assert game.told(InvasionBegan) == []
    assert game.state.now.at_war == at_war


@proves("R23", "6.2.1")
@pytest.mark.parametrize(("before", "raids"), [("piracy", ["corinthus"]), ("raid-1", []), ("neutrality", [])])
def test_piracy_repeated_in_another_zone_raids_and_the_third_is_plain(before: str, raids: list[str]) -> None:
    game = position(dice=[6], before=TurnRecord(columns={"vandals": before}), rp=9)
    game.pieces.move("fleet-vandals", "western-med")
    play(check_nation(game, "vandals"), Player(defence="none"))
    assert game.pieces.is_at("fleet-vandals", "central-med")  # one fleet, which sails on
    assert [told.city for told in game.told(RaidBegan)] == raids
    assert game.state.now.columns["vandals"] == ("raid-1" if raids else "piracy")


@proves("R24", "6.2.2")
@pytest.mark.parametrize("die", [3, 4, 5, 6])
def test_when_the_line_of_clients_runs_out_persia_raids(die: int) -> None:
    clients = ("lakhmids-ghassanids", "albania", "iberia", "lazica")
    game = position(dice=[die], diplomacy=dict.fromkeys(clients, "persian"), rp=5)
    play(check_nation(game, "persia"), Player(defence="none"))
    assert [told.city for told in game.told(RaidBegan)] == ["melitene"]
    assert game.state.now.at_war == ["persia"]


@proves("R25", "6.2.4")
@pytest.mark.parametrize(
    ("total", "road", "column"),
    [(9, ("mediolanum", "ravenna"), "raid-1"), (11, ("mediolanum", "ravenna", "rome"), "invasion-1")],
)
def test_the_lombards_come_as_an_invasion_on_nine_and_take_road_h_on_eleven(
    total: int, road: tuple[str, ...], column: str
) -> None:
    game = position(dice=[total - 5], now=TurnRecord(at_war=["gepids", "berbers", "slavs", "avars", "franks"]))
    owners(game, "roman", "mediolanum", "ravenna", "rome")
    play(check_nation(game, "lombards"), Player(defence="none"))
    assert game.told(InvasionBegan)[0].path == road
    assert [told.city for told in game.told(CityDesolated)] == list(road)
    assert game.state.now.columns["lombards"] == game.told(AttitudeChecked)[0].column
    assert game.state.now.columns["lombards"] == column


@proves("R25", "R27", "6.2.4", "7.1.4")
def test_slain_invaders_stay_out_until_the_invasion_ends(defences: Defences) -> None:
    def two_fall(game: Scripted) -> None:
        units = game.data.nation_units["gepids"]
        game.pieces.move_all(units[:2], OUT)
        game.pieces.move_all(units[2:4], "enemy-force")  # routed or on the march: back for the next combat

    defences += [("enemy", two_fall), ("roman", lambda _: None)]
    game = position(dice=[6], now=TurnRecord(at_war=["berbers", "slavs", "avars"]), rp=5)
    play(check_nation(game, "gepids"), Player(defence="battle", muster="muster:comes"))
    assert [(told.place, told.enemies) for told in game.told(BattleBegan)] == [("viminacium", 5), ("naissus", 3)]
    assert game.told(InvasionStopped)[0].why == "beaten"
    assert set(game.pieces.at("home-gepids")) == set(game.data.nation_units["gepids"])


@proves("R25", "R27")
def test_an_invasion_halts_when_its_last_unit_is_slain(defences: Defences) -> None:
    def all_fall(game: Scripted) -> None:
        game.pieces.move_all(game.data.nation_units["gepids"], OUT)

    defences.append(("enemy", all_fall))  # the city is lost to the last of them
    game = position(rp=5)
    play(invasion(game, "gepids", ("viminacium", "naissus")), Player(defence="battle", muster="muster:comes"))
    assert game.told(InvasionStopped)[0].why == "no-one-left"
    assert game.state.desolation == ["viminacium"]


@proves("R28", "6.2.5")
@pytest.mark.parametrize(
    ("taken", "held", "due"),
    [
        (["thapsus", "carthage"], ["thapsus", "carthage"], "carthage"),
        (["thapsus", "carthage"], ["thapsus"], "thapsus"),
        (["thapsus"], [], ""),
        ([], ["carthage"], ""),
    ],
)
def test_a_reconquest_is_for_the_latest_loss_still_roman(taken: list[str], held: list[str], due: str) -> None:
    game = position(before=TurnRecord(taken={"vandals": taken} if taken else {}))
    owners(game, "roman", *held)
    assert reconquest_due(game, "vandals") == due


@proves("R28", "6.2.5")
def test_a_kingdom_that_has_lost_everything_still_reconquers() -> None:
    game = position(before=TurnRecord(taken={"vandals": ["carthage"]}), rp=9)
    owners(game, "roman", *game.data.original_cities["vandals"])
    game.state.desolation = ["carthage"]
    play(check_nation(game, "vandals"), Player(defence="none"))
    assert game.told(ReconquestBegan)[0].city == "carthage"
    assert game.cities_held("vandals") == ["carthage"]
    assert game.state.desolation == []
    assert game.state.rp == 9


@proves("R28", "6.2.5")
def test_narbo_taken_last_lets_the_visigoths_roll() -> None:
    game = position(dice=[1], before=TurnRecord(taken={"visigoths": ["tarraco", "narbo"]}))
    owners(game, "roman", "tarraco", "narbo")
    play(check_nation(game, "visigoths"))
    assert game.told(ReconquestBegan) == []
    assert len(game.told(AttitudeChecked)) == 1


@proves("R29", "4.2.1", "6.1")
@pytest.mark.parametrize(("checked", "offered"), [(0, 9), (6, 4), (10, 0)])
def test_a_caesar_is_named_before_his_check_and_never_in_persia(checked: int, offered: int) -> None:
    game = position(nations_checked=checked)
    acta(game, political="strong-basileus")
    options = options_of(attack_window(game))
    named = [option for option in options if option.startswith("caesar:")]
    assert len(named) == offered
    assert "caesar:persia" not in named


@proves("R29", "6.1")
def test_a_caesar_takes_one_off_his_own_die_alone() -> None:
    game = position(caesar="slavs")
    assert [m.value for m in attitude_modifiers(game, "slavs")] == [-1]
    assert attitude_modifiers(game, "avars") == ()


@proves("R30", "6.1")
def test_every_city_of_the_kingdom_must_be_roman() -> None:
    game = position()
    *most, last = game.data.original_cities["ostrogoths"]
    owners(game, "roman", *most)
    assert attitude_modifiers(game, "slavs") == ()
    owners(game, "roman", last)
    game.state.desolation = [last]  # a burnt one still is
    assert [m.value for m in attitude_modifiers(game, "slavs")] == [1]


@proves("R33", "R32")
@pytest.mark.parametrize(("city", "other"), [("pollentia", "caralis"), ("viminacium", "naissus")])
def test_enemies_strike_the_named_city_alone(city: str, other: str) -> None:
    game = position(rp=5)
    owners(game, "roman", city, other)
    play(raid_city(game, "visigoths", city), Player(defence="none"))
    assert game.state.desolation == [city]


@proves("R32", "6.2.5")
@pytest.mark.parametrize(("lost", "kept"), [("mediolanum", "ravenna"), ("ravenna", "mediolanum")])
def test_a_reconquest_takes_the_named_city_and_not_its_neighbour(lost: str, kept: str) -> None:
    game = position(before=TurnRecord(taken={"ostrogoths": [kept, lost]}), rp=5)
    owners(game, "roman", "mediolanum", "ravenna")
    play(check_nation(game, "ostrogoths"), Player(defence="none"))
    assert (game.state.owner[lost], game.state.owner[kept]) == ("ostrogoths", "roman")


@proves("5.3", "R28", "R31")
@pytest.mark.parametrize("extinct", [False, True])
def test_no_ambassador_goes_to_an_extinct_kingdom(extinct: bool) -> None:
    game = position(rp=5)
    if extinct:
        owners(game, "roman", *game.cities_held("vandals"))
    pick = cast("Pick", ask(manage(game)))
    assert ("ambassador:vandals" in [option.id for option in pick.options]) is not extinct
    reasons = {each.id: each.reason.key for each in pick.barred()}
    assert reasons.get("ambassador:vandals") == ("barred-extinct" if extinct else None)
    assert "ambassador:avars" in [option.id for option in pick.options]  # a tribe holds no city and is offered


@proves("8.7-1", "5.4.2")
def test_the_unit_removed_by_an_event_cannot_become_elite() -> None:
    game = position("random-events", rp=5, event="confines", barred_unit="isauriens")
    pick = cast("Pick", ask(manage(game)))
    offered = [option.id for option in pick.options]
    assert "improve:isauriens" not in offered
    assert "improve:excubites" in offered
    assert {each.id: each.reason.key for each in pick.barred()}["improve:isauriens"] == "barred-by-event"


@proves("R33", "6.2.5")
def test_a_reconquest_of_the_islands_is_for_one_city() -> None:
    game = position(before=TurnRecord(taken={"vandals": ["caralis", "pollentia"]}), rp=5)
    owners(game, "roman", "caralis", "pollentia")
    play(check_nation(game, "vandals"), Player(defence="none"))
    assert (game.state.owner["pollentia"], game.state.owner["caralis"]) == ("vandals", "roman")


@proves("R38", "7.2.1")
@pytest.mark.parametrize("way", ["battle", "siege", "none"])
def test_there_is_no_second_stand_behind_the_walls(defences: Defences, way: str) -> None:
    defences.append(("enemy", lambda _: None))
    game = position(rp=5)
    player = Player(defence=way, muster="muster:comes")
    play(raid_city(game, "avars", "naissus"), player)
    topics = [decision.topic for decision in player.asked]
    assert topics == (["defence"] if way == "none" else ["defence", "muster"])  # chosen before mobilising
    assert [told.siege for told in game.told(BattleBegan)] == ([] if way == "none" else [way == "siege"])
    assert bool(game.told(CityAbandoned)) is (way == "none")
    assert game.state.desolation == ["naissus"]


# R54 to R58: the Management phase


@proves("R54", "5.4.1")
def test_the_first_fourth_and_seventh_paid_unit_cost_one() -> None:
    game = position(rp=9)
    units = ["isauriens", "excubites", "symmachoi-1", "symmachoi-2", "boukellaroi-1", "merc-hunni-1", "scholae"]
    game.pieces.move_all(units, "eliminated")
    prices = []
    for unit in units:
        prices.append(recall_price(game))
        do(game, f"recall:{unit}")
    assert prices == [1, 0, 0, 1, 0, 0, 1]
    assert game.state.rp == 6


@proves("R54", "5.4.1")
def test_what_is_free_comes_back_at_zero_rp_and_other_pieces_do_not() -> None:
    game = position(rp=0)
    free = ["limitanei-1", "skoutatoi-1", "merc-heruli", "merc-rugi", "comes"]
    paid = ["merc-hunni-1", "isauriens", "magister-militum", "classis-alexandrina"]
    game.pieces.move_all([*free, *paid], "eliminated")
    assert {option for option in on_offer(game) if option.startswith("recall")} == {"recall-free"}
    do(game, "recall-free")
    assert set(game.pieces.at("eliminated")) == set(paid)


@proves("R55", "5.4.2")
def test_only_a_unit_in_the_mobilised_box_is_improved_and_it_comes_back_plain() -> None:
    game = position(rp=5, elite=["isauriens"])
    eliminate_unit(game, "isauriens")
    assert "improve:isauriens" not in on_offer(game)
    do(game, "recall:isauriens")
    assert game.bonus("isauriens") == 2
    assert "improve:isauriens" in on_offer(game)


@proves("R57", "4.2")
def test_an_italian_territory_of_two_cities_is_conquered_with_the_second() -> None:
    game = position()
    take_city(game, "mediolanum")
    assert game.state.now.conquered == []
    take_city(game, "ravenna")
    assert game.state.now.conquered == ["t-aemilia"]


@proves("R57", "4.2")
def test_rebuilding_conquers_nothing_and_all_defeats_count_once() -> None:
    game = position(rp=9, step="management", desolation=["syene", "sinope", "pessinus"])
    game.state.now.magister_defeated = True
    do(game, "rebuild:syene", "rebuild:sinope", "rebuild:pessinus")
    play(play_step(game), Player(manage="done"))
    assert [m.value for m in fatum_modifiers(game, Domain.POLITICAL)] == [-1]


@proves("R58", "5.6", "3.2")
def test_fires_of_fate_leave_monuments_standing() -> None:
    game = position(dice=[4, 4, 3, 1], turn=2)
    game.pieces.move("walls-1", "trapezus")
    counted(game)
    assert game.state.desolation == ["trapezus"]
    assert game.pieces.is_at("walls-1", "trapezus")
    assert game.state.rp == 5 - 1 - 1


@proves("R58", "5.6")
def test_a_monument_lost_to_an_enemy_costs_its_price_and_may_be_built_again() -> None:
    game = position(rp=9)
    game.pieces.move("basilica-1", "jerusalem")
    play(raid_city(game, "persia", "jerusalem"), Player(defence="none"))
    assert game.state.rp == 9 - 2 - 1
    assert "build:basilica@jerusalem" not in on_offer(game)  # it burns
    do(game, "rebuild:jerusalem", "build:basilica@jerusalem")
    assert game.stands(MonumentKind.BASILICA, "jerusalem")
    assert game.state.rp == 9 - 3 - 1 - 2


@proves("R37", "5.6", "6.3")
@pytest.mark.parametrize(
    ("way", "winner", "stands"), [("siege", "roman", True), ("siege", "enemy", False), ("none", "enemy", False)]
)
def test_fortifications_stand_as_long_as_the_city_is_held(
    defences: Defences, way: str, winner: Side, stands: bool
) -> None:
    defences.append((winner, lambda _: None))
    game = position(rp=5)
    game.pieces.move("fortifications", "antioch")
    play(raid_city(game, "persia", "antioch"), Player(defence=way, muster="muster:comes"))
    assert game.pieces.is_at("fortifications", "antioch") is stands
    assert game.state.rp == (5 if stands else 5 - 1 - 1)


@proves("R82", "5.2.1", "R51")
def test_a_force_goes_home_after_a_defence_and_is_called_again(defences: Defences) -> None:
    defences += [("roman", lambda game: game.pieces.move("comes", "mobilised")), ("roman", lambda _: None)]
    game = position(rp=5)
    for _ in range(2):  # the Comes is wounded in the first, and serves in the second
        play(raid_city(game, "avars", "naissus"), Player(defence="battle", muster="muster:comes-three-block"))
        assert game.units_at("force") == []
        assert game.pieces.is_at("comes", "mobilised")
    first, second = game.told(ForceMustered)
    assert (first.units, first.figures, first.cost) == (second.units, second.figures, 1)
    assert game.state.rp == 3

"""Sections 5.3 to 5.6: diplomacy, remobilisation, Elite, Desolations, Monuments."""

from __future__ import annotations

from typing import cast

import pytest

from rules.core.decisions import Pick
from rules.core.errors import IllegalChoice
from rules.romanitas.chapters.cities import desolate
from rules.romanitas.chapters.forces import eliminate_unit
from rules.romanitas.chapters.management import diplomatic_price, manage, rebuild_price
from rules.romanitas.events import AmbassadorSent, MarriageOffered
from rules.romanitas.state import TurnRecord
from tests.rulebook.romanitas.toolkit import Player, Scripted, acta, ask, owners, play, position, proves


def do(game: Scripted, *actions: str) -> None:
    """Take these actions of the Management phase, one after another."""
    for action in actions:
        play(manage(game), Player(manage=action))


def refused(game: Scripted, action: str, rule: str) -> None:
    """The action is refused with a sentence that names the rule, and nothing changes."""
    game.pieces.move("limitanei-4", "eliminated")  # so that there is something to decide in any case
    before = game.state.model_dump()
    with pytest.raises(IllegalChoice, match=rule.replace(".", r"\.")):
        cast("Pick", ask(manage(game))).check((action,))
    assert game.state.model_dump() == before


@proves("C102", "5.3", "R31")
@pytest.mark.parametrize(
    ("nation", "die", "signed"), [("persia", 4, False), ("persia", 5, True), ("slavs", 3, False), ("slavs", 4, True)]
)
def test_c102_ambassadors(nation: str, die: int, signed: bool) -> None:
    game = position(rp=3, dice=[die])
    do(game, f"ambassador:{nation}")
    assert game.told(AmbassadorSent)[0].success is signed
    assert game.state.promised == ([nation] if signed else [])
    assert game.state.rp == 2


@proves("C101", "5.3", "R31")
def test_c101_no_ambassador_to_a_nation_at_war_or_to_the_gepids() -> None:
    game = position(rp=3, now=TurnRecord(at_war=["slavs"]))
    refused(game, "ambassador:slavs", "5.3")
    refused(game, "ambassador:gepids", "5.3")


@proves("5.3")
def test_one_action_of_each_type() -> None:
    game = position(rp=5, dice=[1])
    do(game, "ambassador:avars")
    refused(game, "ambassador:persia", "5.3")


@proves("C97", "4.2.1", "4.2.3", "5.3")
@pytest.mark.parametrize("boxes", [{"political": "usurper"}, {"economic": "plague"}])
def test_c97_usurper_and_plague_bar_all_diplomacy(boxes: dict[str, str]) -> None:
    game = position(rp=5, desolation=["syene"])
    acta(game, **boxes)
    for action in ("ambassador:slavs", "marriage:lazica", "missionary:syene"):
        refused(game, action, "4.2")


@proves("C97", "4.2.3", "5.6")
def test_c97_a_plague_bars_monuments() -> None:
    game = position(rp=5)
    acta(game, economic="plague")
    refused(game, "build:basilica@antioch", "4.2.3")


@proves("4.2.2", "5.3")
@pytest.mark.parametrize("religious", ["heresy", "religious-quarrels"])
def test_heresy_and_quarrels_bar_the_missionary(religious: str) -> None:
    game = position(rp=5, desolation=["syene"])
    acta(game, religious=religious)
    refused(game, "missionary:syene", "4.2")


@proves("C98", "C99", "4.2.2", "5.3", "R56")
@pytest.mark.parametrize(
    ("religious", "economic", "price"),
    [("weak-patriarch", "", 2), ("patriarch", "", 1), ("loyal-patriarch", "", 1), ("weak-patriarch", "stability", 1)],
)
def test_c98_c99_the_price_of_a_missionary(religious: str, economic: str, price: int) -> None:
    game = position(rp=5, desolation=["syene"])
    acta(game, religious=religious, economic=economic)
    assert diplomatic_price(game, "missionary") == price
    do(game, "missionary:syene")
    assert game.state.rp == 5 - price
    assert game.state.desolation == []


@proves("4.2.2", "R59")
def test_a_loyal_patriarch_sends_a_missionary_for_nothing() -> None:
    game = position(rp=0, diplomacy={"iberia": "persian"}, free_missionary=True)
    acta(game, religious="loyal-patriarch")
    do(game, "missionary:iberia")
    assert game.state.diplomacy == {"iberia": "roman"}
    assert game.state.free_missionary is False


@proves("5.3", "R56")
def test_a_missionary_turns_only_persian_counters() -> None:
    refused(position(rp=5), "missionary:lazica", "R56")


@proves("C100", "5.3", "R56")
@pytest.mark.parametrize(
    ("space", "die", "desolation", "married"),
    [
        ("lazica", 4, [], True),
        ("lazica", 3, [], False),
        ("lazica", 4, ["chersonesos"], False),
        ("iberia", 4, [], True),
        ("albania", 4, [], False),
        ("albania", 5, [], True),
    ],
)
def test_c100_marriages(space: str, die: int, desolation: list[str], married: bool) -> None:
    game = position(rp=1, dice=[die], desolation=desolation)
    do(game, f"marriage:{space}")
    assert game.told(MarriageOffered)[0].success is married
    assert game.state.diplomacy.get(space) == ("roman" if married else None)
    assert game.state.rp == 0


@proves("R56")
def test_no_marriage_where_the_counter_is_roman() -> None:
    refused(position(rp=5, diplomacy={"lazica": "roman"}), "marriage:lazica", "R56")


@proves("4.2.3", "R56")
def test_stability_gives_one_action_or_one_elite() -> None:
    game = position(rp=0, dice=[6])
    acta(game, economic="stability")
    do(game, "ambassador:slavs")
    assert (game.state.rp, game.state.free_actions, game.state.free_elites) == (0, 0, 0)
    refused(game, "improve:isauriens", "5.4.2")


@proves("4.2.3", "R56")
def test_prosperity_gives_two_elites_or_two_actions() -> None:
    game = position(rp=0)
    acta(game, economic="prosperity")
    do(game, "improve:isauriens", "improve:scholae")
    assert game.state.elite == ["isauriens", "scholae"]
    refused(game, "improve:excubites", "5.4.2")
    refused(game, "ambassador:slavs", "5.3")


@proves("C103", "5.4.1", "R54")
def test_c103_remobilising_everything() -> None:
    game = position(rp=3)
    lost = ["limitanei-1", "limitanei-2", "cataphracts-1", "boukellaroi-1", "symmachoi-1", "excubites", "comes"]
    game.pieces.move_all(lost, "eliminated")
    do(game, "recall-free")
    assert game.state.rp == 3
    assert set(game.pieces.at("eliminated")) == {"cataphracts-1", "boukellaroi-1", "symmachoi-1", "excubites"}
    do(game, "recall:cataphracts-1", "recall:boukellaroi-1", "recall:symmachoi-1")
    assert game.state.rp == 2
    do(game, "recall:excubites")
    assert game.state.rp == 1


@proves("5.4.1")
def test_the_magister_costs_one_and_a_fleet_two() -> None:
    game = position(rp=3)
    game.pieces.move_all(["magister-militum", "classis-alexandrina"], "eliminated")
    do(game, "recall:magister-militum", "recall:classis-alexandrina")
    assert game.state.rp == 0


@proves("C105", "5.4.2", "R55")
def test_c105_limitanei_and_mercenaries_are_never_elite() -> None:
    for unit in ("limitanei-1", "merc-hunni-1"):
        refused(position(rp=5), f"improve:{unit}", "5.4.2")


@proves("5.4.2", "4.2.3", "R17")
def test_the_price_of_an_elite_unit() -> None:
    game = position(rp=5)
    do(game, "improve:cataphracts-1")
    assert (game.state.rp, game.bonus("cataphracts-1")) == (4, 3)
    acta(game, economic="financial-crisis")
    do(game, "improve:cataphracts-2")
    assert game.state.rp == 2


@proves("5.4.2")
def test_an_eliminated_elite_unit_returns_on_its_normal_side() -> None:
    game = position(elite=["isauriens"])
    eliminate_unit(game, "isauriens")
    assert game.state.elite == []


@proves("C106", "5.5", "4.2.3", "8.1", "R60")
@pytest.mark.parametrize(
    ("options", "economic", "price"),
    [
        ((), "", 1),
        ((), "agrarian-crisis", 2),
        ((), "financial-crisis", 2),
        ((), "plague", 2),
        (("desolation-2rp",), "agrarian-crisis", 3),
    ],
)
def test_c106_the_price_of_rebuilding(options: tuple[str, ...], economic: str, price: int) -> None:
    game = position(*options, rp=5, desolation=["syene"])
    acta(game, economic=economic)
    assert rebuild_price(game) == price
    do(game, "rebuild:syene")
    assert (game.state.rp, game.state.desolation) == (5 - price, [])


@proves("C107", "5.6", "R58")
def test_c107_where_monuments_may_stand() -> None:
    game = position(rp=9, desolation=["jerusalem"])
    refused(game, "build:basilica@ephesus", "5.6")
    refused(game, "build:basilica@jerusalem", "5.6")
    refused(game, "build:basilica@rome", "5.6")
    refused(game, "build:fortifications@damascus", "5.6")
    refused(game, "build:defensive-walls@antioch", "5.6")
    do(game, "build:basilica@antioch")
    refused(game, "build:basilica@antioch", "5.6")


@proves("5.6")
@pytest.mark.parametrize(
    ("monument", "city", "cost"),
    [
        ("monastery", "sinope", 1),
        ("basilica", "constantinople", 2),
        ("fortifications", "melitene", 1),
        ("defensive-walls", "sinope", 2),
    ],
)
def test_the_prices_of_monuments(monument: str, city: str, cost: int) -> None:
    game = position(rp=5)
    do(game, f"build:{monument}@{city}")
    assert game.state.rp == 5 - cost
    assert len(game.pieces.at(city)) == 1


@proves("5.1")
def test_nothing_is_offered_that_cannot_be_paid() -> None:
    game = position(rp=0, desolation=["syene"])
    rules = {
        "rebuild:syene": "5.5",
        "ambassador:slavs": "5.3",
        "build:monastery@sinope": "5.6",
        "improve:scholae": "5.4.2",
    }
    for action, rule in rules.items():
        refused(game, action, rule)


@proves("C110", "8.4", "R63")
def test_c110_lost_recruiting_grounds_hold_cavalry_back() -> None:
    game = position("recruitment", rp=5)
    desolate(game, "naissus", "avars", "6.2.3")
    desolate(game, "pessinus", "persia", "6.2.3")
    cavalry = ["cataphracts-1", "boukellaroi-1", "symmachoi-1"]
    game.pieces.move_all(cavalry, "eliminated")
    player = Player(unrecovered_cavalry=("symmachoi-1", "cataphracts-1"), manage="recall:boukellaroi-1")
    play(manage(game), player)
    assert player.was_asked("unrecovered-cavalry")
    assert set(game.pieces.at("eliminated")) == {"symmachoi-1", "cataphracts-1"}
    with pytest.raises(IllegalChoice, match=r"8\.4"):
        cast("Pick", ask(manage(game))).check(("recall:symmachoi-1",))


@proves("8.5", "R65")
@pytest.mark.parametrize(("turn", "price"), [(8, 1), (9, 0), (10, 0)])
def test_the_khazars_bring_horse_archers(turn: int, price: int) -> None:
    game = position("khazars", rp=5, turn=turn)
    game.pieces.move("merc-hunni-1", "eliminated")
    do(game, "recall:merc-hunni-1" if price else "recall-free")
    assert game.state.rp == 5 - price
    assert game.pieces.is_at("merc-hunni-1", "mobilised")


@proves("4.2")
def test_a_free_city_is_the_players_own() -> None:
    game = position(rp=5)
    owners(game, "roman", "carthage")
    do(game, "build:monastery@carthage")
    assert game.pieces.is_at("monastery", "carthage")


def cautions(game: Scripted) -> list[str]:
    """What the end of the turn would waste, in words."""
    return [str(text) for text in cast("Pick", ask(manage(game))).cautions().get("done", ())]


@proves("5.4.1", "5.5")
def test_the_end_of_the_turn_says_what_is_left_unused() -> None:
    game = position(rp=1, free_actions=1, desolation=["ephesus"])
    game.pieces.move("comes", "eliminated")
    game.pieces.move("limitanei-4", "eliminated")
    assert cautions(game) == ["Unused: 1 RP, 1 free diplomatic action and 2 free recalls."]
    do(game, "recall-free")
    assert cautions(game) == ["Unused: 1 RP and 1 free diplomatic action."]
    do(game, "rebuild:ephesus")
    assert cautions(game) == ["Unused: 1 free diplomatic action."]


@proves("4.2.3", "R56")
def test_free_elites_are_not_unused_twice() -> None:
    assert cautions(position(rp=0, free_actions=1, free_elites=1)) == ["Unused: 1 free diplomatic action."]


@proves("R1")
def test_carried_over_points_are_not_lost() -> None:
    assert cautions(position("house-carry-over", rp=2)) == []


@proves("5.4.1", "5.5")
def test_recalls_and_rebuilding_come_first_and_without_a_heading() -> None:
    game = position(rp=1, desolation=["ephesus"])
    game.pieces.move("limitanei-4", "eliminated")
    options = cast("Pick", ask(manage(game))).options
    assert [option.id for option in options if not option.path] == ["recall-free", "rebuild:ephesus", "done"]
    game = position(rp=1, desolation=["ephesus", "corinthus", "syene", "seleucia"])
    options = cast("Pick", ask(manage(game))).options
    assert [option.id for option in options if not option.path] == ["done"]

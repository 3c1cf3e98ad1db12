"""Sections 6.3, 6.4, 7.3 and 7.4: Roman operations by land and sea."""

from __future__ import annotations

from typing import cast

import pytest

from rules.core.decisions import Pick, folded
from rules.core.errors import IllegalChoice
from rules.romanitas.chapters.mobilisation import Force
from rules.romanitas.chapters.naval import naval_battle, transport
from rules.romanitas.chapters.operations import attack_window, attackable
from rules.romanitas.events import (
    BattleBegan,
    DrownedWithFleet,
    ExpeditionRolled,
    ExpeditionTurnedBack,
    NavalBattleEnded,
    NavalPassFought,
    TerritoryConquered,
)
from rules.romanitas.state import Battle, TurnRecord
from tests.rulebook.romanitas.toolkit import Player, Scripted, acta, ask, owners, play, position, proves


@pytest.fixture
def victorious(monkeypatch: pytest.MonkeyPatch) -> list[Battle]:
    """Every battle and siege is won at once, without losses; the list fills with them."""
    fought: list[Battle] = []

    def fight(game: Scripted, battle: Battle, units: list[str]):  # type: ignore[no-untyped-def]
        fought.append(battle)
        game.win_combat("7.1.4")
        yield from ()
        return "roman"

    monkeypatch.setattr("rules.romanitas.chapters.operations.fight", fight)
    return fought


def window(game: Scripted) -> Pick:
    """What the attack window offers."""
    return cast("Pick", ask(attack_window(game)))


def offered(game: Scripted) -> set[str]:
    """The ids on offer in the window."""
    return {option.id for option in window(game).options}


def strike(
    game: Scripted, target: str, muster: str = "muster:magister-militum-six-block", **replies: str | list[str]
) -> Player:
    """Mount an operation with a ready-made force."""
    player = Player(window=target, muster=muster, besiege="besiege", **replies)  # type: ignore[arg-type]
    play(attack_window(game), player)
    return player


@proves("C50", "6.4")
def test_c50_only_adjacent_territories_by_land() -> None:
    game = position(rp=5)
    assert "land:t-venetia" not in offered(game)
    with pytest.raises(IllegalChoice, match=r"6\.4"):
        window(game).check(("land:t-venetia",))
    owners(game, "roman", "salonae")
    assert "land:t-venetia" in offered(game)


@proves("6.4", "R18")
def test_a_territory_and_a_figure_attack_once_a_turn(victorious: list[Battle]) -> None:
    game = position(rp=9)
    strike(game, "land:t-dalmatia", "muster:comes")
    assert game.state.led == ["comes"]
    owners(game, "ostrogoths", "salonae")
    with pytest.raises(IllegalChoice, match="R18"):
        window(game).check(("land:t-dalmatia",))
    game.pieces.move("magister-militum", "eliminated")
    assert not any(option.startswith("land:") for option in _ids_if_asked(game))


def _ids_if_asked(game: Scripted) -> set[str]:
    try:
        return offered(game)
    except StopIteration:
        return set()


@proves("R31")
def test_no_attack_on_a_nation_with_a_treaty() -> None:
    game = position(rp=5, treaties=["ostrogoths"])
    assert not any(game.state.owner[game.data.cities_of[t][0]] == "ostrogoths" for t in attackable(game))
    with pytest.raises(IllegalChoice, match="R31"):
        window(game).check(("land:t-dalmatia",))


@proves("R35")
def test_tribes_cannot_be_attacked() -> None:
    with pytest.raises(IllegalChoice, match="R35"):
        window(position(rp=5)).check(("land:box-avars",))


@proves("6.4", "7.4", "R21")
def test_a_conquest_makes_war_and_pays(victorious: list[Battle]) -> None:
    game = position(rp=3)
    strike(game, "land:t-dalmatia", "muster:comes")
    assert game.state.owner["salonae"] == "roman"
    assert game.state.now.at_war == ["ostrogoths"]
    assert game.state.now.taken == {"ostrogoths": ["salonae"]}
    assert game.state.rp == 4
    assert [(battle.enemies, battle.siege) for battle in victorious] == [(3, False)]


@proves("C55", "6.4", "7.2.3", "R32")
def test_c55_two_cities_and_ravennas_garrison(victorious: list[Battle]) -> None:
    game = position(rp=9)
    owners(game, "roman", "rome", "genoa", "aquileia")
    strike(game, "land:t-aemilia")
    assert [(battle.place, battle.enemies, battle.siege) for battle in victorious] == [
        ("mediolanum", 4, False),
        ("ravenna", 4, True),
    ]
    assert game.state.owner["ravenna"] == game.state.owner["mediolanum"] == "roman"
    assert [event.territory for event in game.told(TerritoryConquered)] == ["t-aemilia"]


@proves("6.4", "7.2.3")
def test_a_fortified_city_is_held_by_three(victorious: list[Battle]) -> None:
    game = position(rp=9)
    strike(game, "naval:t-proconsularis", departure=lambda pick: (pick.options[0].id,))  # type: ignore[arg-type]
    assert [(battle.enemies, battle.siege) for battle in victorious] == [(4, False), (3, True)]
    assert game.state.owner["carthage"] == "roman"


@proves("C57", "6.4", "R33")
def test_c57_the_islands_are_one_territory(victorious: list[Battle]) -> None:
    game = position(rp=9)
    owners(game, "roman", "carthage", "syracusae")
    strike(game, "naval:t-insulae", departure=lambda pick: (pick.options[0].id,))  # type: ignore[arg-type]
    assert game.state.owner["caralis"] == game.state.owner["pollentia"] == "roman"
    assert len(victorious) == 1
    assert game.state.now.conquered == ["t-insulae"]


@proves("C52", "6.4", "R34")
def test_c52_three_territories_with_the_magister(victorious: list[Battle]) -> None:
    game = position(rp=9)
    player = strike(
        game,
        "naval:t-byzacena",
        departure=lambda pick: (pick.options[0].id,),  # type: ignore[arg-type]
        press_on=["land:t-proconsularis", "land:t-numidia"],
    )
    assert game.state.now.conquered == ["t-byzacena", "t-proconsularis", "t-numidia"]
    assert sum(decision.topic == "press-on" for decision in player.asked) == 2


@proves("6.4")
def test_the_comes_attacks_one_territory(victorious: list[Battle]) -> None:
    game = position(rp=9)
    player = strike(game, "land:t-tripolitana", "muster:comes")
    assert not player.was_asked("press-on")


@proves("C53", "C54", "7.4", "R53")
def test_c53_c54_routes_by_sea() -> None:
    game = position(rp=9)
    assert ("eastern-med", "central-med") in game.frontier.routes["t-byzacena"]
    assert all(len(route) <= 2 for routes in game.frontier.routes.values() for route in routes)
    owners(
        game,
        "persia",
        *(city for city, owner in game.state.owner.items() if owner == "roman" and city != "chersonesos"),
    )
    assert game.frontier.routes["t-sicilia"] == ()


@proves("6.4")
def test_a_naval_expedition_needs_the_magister() -> None:
    game = position(rp=9)
    game.pieces.move("magister-militum", "eliminated")
    assert not any(ident.startswith("naval:") for ident in offered(game))
    with pytest.raises(IllegalChoice, match=r"7\.4"):
        window(game).check(("naval:t-byzacena",))


@proves("5.2.2", "7.4", "R17", "R53")
@pytest.mark.parametrize(("economic", "price"), [("", 2), ("agrarian-crisis", 3)])
def test_the_price_of_a_transport_fleet(victorious: list[Battle], economic: str, price: int) -> None:
    game = position(rp=10)
    acta(game, economic=economic)
    strike(game, "naval:t-byzacena", "muster:magister-militum", departure=lambda pick: (pick.options[0].id,))  # type: ignore[arg-type]
    assert game.state.rp == 10 - 1 - price + 1


@proves("C58", "6.3", "3.1", "R36")
@pytest.mark.parametrize(("die", "combats"), [(3, [(4, False), (4, False)]), (5, [(4, False), (3, True)])])
def test_c58_the_persian_expedition(victorious: list[Battle], die: int, combats: list[tuple[int, bool]]) -> None:
    game = position(rp=3, dice=[die])
    strike(game, "persia")
    assert game.told(ExpeditionRolled)[0].die == die
    assert [(battle.enemies, battle.siege) for battle in victorious] == combats
    assert game.state.rp == 3 - 3 + 1 + 1 + 4
    assert game.state.owner["ctesiphon"] == "persia"
    assert game.state.now.at_war == ["persia"]


@proves("C93", "C94", "7.3", "R52")
@pytest.mark.parametrize(
    ("figure", "roman", "enemy", "winner"),
    [("comes", 5, 3, "roman"), ("", 5, 3, ""), ("magister-militum", 4, 3, "roman"), ("", 1, 4, "enemy")],
)
def test_c93_c94_naval_passes(figure: str, roman: int, enemy: int, winner: str) -> None:
    dice = [roman, enemy] if winner else [roman, enemy] * 4
    game = position(rp=5, dice=[*dice, *([1] if figure else [])])
    game.pieces.move("fleet-vandals", "aegean")
    assert naval_battle(game, "aegean", ["classis-alexandrina"], figure, {}) == winner
    assert len(game.told(NavalPassFought)) == (1 if winner else 4)
    assert game.state.rp == 5 + (winner == "roman")
    assert game.pieces.is_at("fleet-vandals", "port-vandals") is (winner == "roman")
    assert game.pieces.is_at("classis-alexandrina", "eliminated") is (winner == "enemy")


@proves("C95", "7.3", "R52")
def test_c95_two_enemy_fleets_are_fought_at_once() -> None:
    game = position(rp=5, dice=[6, 1, 4, 6, 1])
    game.pieces.move("fleet-vandals", "aegean")
    game.pieces.move("fleet-slavs", "aegean")
    assert naval_battle(game, "aegean", ["classis-alexandrina"], "", {}) == "roman"
    first = game.told(NavalPassFought)[0]
    assert first.sunk == ("fleet-vandals", "fleet-slavs") or len(game.told(NavalPassFought)) == 2
    assert game.told(NavalBattleEnded)[0].winner == "roman"


@proves("7.4", "R53")
def test_three_units_aboard_are_worth_one() -> None:
    game = position(dice=[4, 3])
    game.pieces.move("fleet-slavs", "aegean")
    naval_battle(game, "aegean", ["classis-alexandrina"], "", {"classis-alexandrina": 3})
    score = game.told(NavalPassFought)[0].scores["classis-alexandrina"]
    assert [(modifier.cause, modifier.value) for modifier in score.modifiers] == [("combat-bonus", 1), ("transport", 1)]


@proves("7.4", "R53")
def test_a_sunk_transport_takes_its_units_down() -> None:
    game = position(dice=[1, 6, 1])
    game.pieces.move("fleet-vandals", "aegean")
    game.pieces.move_all(["isauriens", "magister-militum", "classis-alexandrina"], "force")
    force = Force(["isauriens"], ["magister-militum"], ["classis-alexandrina"])
    assert transport(game, force, "t-asia", ("aegean",), "t-byzacena") is False
    assert game.told(DrownedWithFleet)[0].units == ("isauriens",)
    assert game.pieces.is_at("isauriens", "eliminated")


@proves("C113", "8.7")
@pytest.mark.parametrize(("die", "lands"), [(2, False), (4, True)])
def test_c113_a_storm_may_cancel_a_fleets_action(die: int, lands: bool) -> None:
    game = position("random-events", dice=[die], event="storm")
    game.pieces.move_all(["isauriens", "magister-militum", "classis-alexandrina"], "force")
    force = Force(["isauriens"], ["magister-militum"], ["classis-alexandrina"])
    assert transport(game, force, "t-asia", ("aegean",), "t-byzacena") is lands
    assert bool(game.told(ExpeditionTurnedBack)) is not lands


@proves("7.3", "5.2.2", "R17")
@pytest.mark.parametrize(("economic", "price"), [("", 1), ("financial-crisis", 2)])
def test_the_price_of_a_fight_at_sea(economic: str, price: int) -> None:
    game = position(rp=5, dice=[6, 1, 1])
    acta(game, economic=economic)
    game.pieces.move("fleet-slavs", "pont-euxin")
    play(attack_window(game), Player(window="fight:pont-euxin", admiral="nobody"))
    assert game.state.rp == 5 - price + 1


@proves("4.2.1", "R29")
def test_the_title_of_caesar() -> None:
    game = position(rp=5)
    acta(game, political="strong-basileus")
    with pytest.raises(IllegalChoice, match=r"4\.2\.1"):
        window(game).check(("caesar:persia",))
    play(attack_window(game), Player(window="caesar:slavs"))
    assert (game.state.caesar, game.state.political_gifts) == ("slavs", [])


@proves("6.4", "R32")
def test_a_lost_battle_ends_the_operation() -> None:
    game = position(rp=1, dice=[*[6, 6, 6], 2, 1, 1, 1, *[1, 6] * 12, 1], before=TurnRecord())
    game.foreseen = [1, 1, 1, 1] + [1, 6] * 30
    player = Player(window="land:t-dalmatia", muster="muster:comes")
    play(attack_window(game), player)
    assert game.state.owner["salonae"] == "ostrogoths"
    assert len(game.told(BattleBegan)) == 1
    assert set(game.pieces.at("home-ostrogoths")) == set(game.data.nation_units["ostrogoths"])


@proves("8.7", "7.3")
@pytest.mark.parametrize(("die", "bonus"), [(1, 1), (2, 2)])
def test_an_epidemic_reaches_the_fleet(die: int, bonus: int) -> None:
    game = position("random-events", event="epidemic", dice=[die, 6, 1, 1])
    game.pieces.move("fleet-slavs", "pont-euxin")
    naval_battle(game, "pont-euxin", ["classis-alexandrina"], "comes", {})
    score = game.told(NavalPassFought)[0].scores["classis-alexandrina"]
    assert sum(modifier.value for modifier in score.modifiers) == bonus
    assert game.foreseen == []


@proves("4.2.1", "R29")
def test_passing_says_that_the_title_of_caesar_is_lost() -> None:
    game = position(rp=5)
    acta(game, political="strong-basileus")
    assert list(window(game).cautions()) == ["pass-to-end"]
    barbarians = [place for place, each in enumerate(game.data.nation_order) if game.data.nations[each].barbarian]
    game.state.nations_checked = barbarians[-1]
    cautions = window(game).cautions()
    assert set(cautions) == {"pass", "pass-to-end"}
    assert [str(text) for text in cautions["pass"]] == ["Unused: the title of Caesar."]
    game.state.nations_checked += 1
    assert not window(game).cautions()


@proves("7.4", "R16")
def test_routes_that_make_no_difference_are_folded() -> None:
    game = position(rp=9)
    asked = cast("Pick", ask(attack_window(game), Player(window="naval:t-proconsularis"), "departure"))
    shown = cast("Pick", folded(asked))
    assert len(asked.options) == 4
    assert [option.id for option in shown.options] == [*shown.default] == ["eastern-med+central-med"]
    assert "up to 3 Limitanei" in shown.options[0].detail
    for option in asked.options:
        asked.check((option.id,))


@proves("7.4")
def test_a_route_past_enemy_fleets_is_not_folded_with_a_free_one() -> None:
    game = position(rp=9)
    game.pieces.move("fleet-vandals", "adriatic")
    asked = cast("Pick", ask(attack_window(game), Player(window="naval:t-proconsularis"), "departure"))
    by_id = {option.id: option.like for option in asked.options}
    assert by_id["adriatic+central-med"] == ""
    assert by_id["aegean+central-med"] == "eastern-med+central-med"

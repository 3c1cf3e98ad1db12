"""Orders for battles before the first die: which first, when to break off, what falls, who goes back (R65)."""

from __future__ import annotations

import pytest

from rules.britannia_redux.events import BattleBegan, RaidersReturned, UnitsRetreated
from rules.britannia_redux.state import BattleOrder
from tests.rulebook.britannia_redux.toolkit import (
    Position,
    ask,
    bare,
    engaged,
    fight,
    go,
    offered,
    play,
    proves,
    stand,
    told,
)


def two_battles() -> Position:
    """Saxons attack in Kent from Essex, and in Avalon from Wessex."""
    t = bare(
        "after-rome-9",
        nation="saxons",
        turn=8,
        saxons={"kent": 3, "essex": 1, "avalon": 2, "wessex": 1},
        angles={"kent": 1},
        welsh={"avalon": 1},
    )
    engaged(t, "kent", "essex")
    engaged(t, "avalon", "wessex")
    return t


@proves("R65", "B7")
def test_battles_are_fought_in_the_order_written_without_a_question() -> None:
    t = two_battles()
    asked = fight(
        t, 6, 1, 1, 6, 1, 1, 1, battle="orders", battle_orders=["avalon", "kent"], battle_limit=["fight", "fight"]
    )
    assert [event.area for event in told(t, BattleBegan)] == ["avalon", "kent"]
    assert [each.topic for each in asked if each.actor == "saxons"] == [
        "battle",
        *["battle-orders", "battle-limit"] * 2,
    ]


@proves("R65", "B5")
def test_orders_are_given_as_soon_as_a_move_means_a_battle() -> None:
    """A single battle begins without a question, so its order is given before the movement ends."""
    t = bare("after-rome-9", nation="saxons", turn=8, saxons={"essex": 3, "sussex": 1}, angles={"kent": 1})
    assert "orders" not in offered(ask(t, "move"))
    go(t, "essex", "kent", "2i")
    assert "orders" in offered(ask(t, "move"))
    t.throw(6, 1, 1)
    asked = play(t, "battles-end", move=["orders", "done"], battle_orders="kent", battle_limit="leave-1")
    assert [each.topic for each in asked if each.actor == "saxons"] == ["move", "battle-orders", "battle-limit", "move"]
    assert [event.area for event in told(t, BattleBegan)] == ["kent"]


def kent(limit: int, losses: str = "") -> Position:
    """Three Saxon armies attack one of the Angles in Kent from Essex, with an order."""
    t = bare("after-rome-9", nation="saxons", turn=8, saxons={"kent": 3, "essex": 1}, angles={"kent": 1})
    engaged(t, "kent", "essex")
    t.state.battle_orders = {"kent": BattleOrder(limit, losses)}
    return t


@proves("R65", "B8.3")
def test_the_attacker_breaks_off_at_his_limit_and_not_before() -> None:
    """Of three armies one falls in the first round, another in the second: he leaves with the last."""
    t = kent(1)
    asked = fight(t, 1, 1, 1, 5, 1, 1, 5)
    assert "withdraw" not in {each.topic for each in asked}
    assert [(event.area, event.to) for event in told(t, UnitsRetreated)] == [("kent", "essex")]


@proves("R65")
def test_he_who_fights_on_is_not_asked() -> None:
    asked = fight(kent(0), 1, 1, 1, 5, 1, 1, 5, 1, 5)
    assert "withdraw" not in {each.topic for each in asked}


@proves("R65")
def test_without_a_limit_he_is_asked() -> None:
    t = kent(-1)
    t.throw(1, 1, 1, 1)
    assert "stay" in offered(ask(t, "withdraw"))


@proves("R65")
def test_who_cannot_all_go_back_to_one_place_is_asked() -> None:
    """The order is to leave, but the sea is no way back: no one can go, and the battle goes on."""
    t = kent(3)
    engaged(t, "kent", "english-channel")
    fight(t, 1, 1, 1, 1, 6, 6, 6, 1)
    assert not told(t, UnitsRetreated)


@proves("R65")
def test_battles_with_an_order_come_first() -> None:
    t = two_battles()
    fight(t, 6, 1, 1, 1, 6, 1, 1, battle="orders", battle_orders=["kent", "begin"], battle_limit="fight")
    assert [event.area for event in told(t, BattleBegan)] == ["kent", "avalon"]


@proves("R65", "B7.3")
@pytest.mark.parametrize(("losses", "left"), [("infantry", "cavalry"), ("cavalry", "infantry")])
def test_what_falls_first_is_ordered(losses: str, left: str) -> None:
    t = bare("after-rome-9", nation="normans", turn=9, normans={"kent": 1, "essex": 1}, saxons={"kent": 1})
    stand(t, "normans", "kent", 1, "cavalry" if t.army_kind("normans") == "infantry" else "infantry")
    engaged(t, "kent", "essex")
    t.state.battle_orders = {"kent": BattleOrder(-1, losses)}
    t.throw(1, 1, 6)
    ask(t, "withdraw")
    assert [t.data.fights_as[t.kind(unit)] for unit in t.armies("kent", "normans")] == [left]


@proves("R65", "R62")
def test_what_has_landed_falls_last_if_ordered() -> None:
    t = bare("romans-9", nation="saxons", turn=4, saxons={"kent": 2, "essex": 1}, romano_british={"kent": 2})
    engaged(t, "kent", "english-channel", "essex")
    landed = t.armies("kent", "saxons")[0]
    t.state.afloat, t.state.battle_orders = [landed], {"kent": BattleOrder(0, "landed")}
    fight(t, 6, 1, 5, 1, 6, 1)
    assert t.armies("kent", "saxons") == [landed]


@proves("R65", "B7.8")
@pytest.mark.parametrize(("answer", "where"), [("stay", "kent"), ("leave", "essex")])
def test_a_leaders_units_go_back_or_stay_as_ordered(answer: str, where: str) -> None:
    t = kent(0)
    t.lead("harold", "kent")
    engaged(t, "kent", "essex")
    t.state.after_battles = {"return": answer}
    asked = fight(t, 6, 1, 1, 1)
    assert "return" not in {each.topic for each in asked}
    assert t.place("harold") == where


@proves("R65", "B9.3")
@pytest.mark.parametrize(("answer", "where"), [("home", "atlantic-ocean"), ("stay", "clwyd")])
def test_raiders_sail_home_or_settle_as_ordered(answer: str, where: str) -> None:
    t = bare("after-rome-9", nation="irish", turn=5, irish={"clwyd": 2}, welsh={"clwyd": 1})
    engaged(t, "clwyd", "atlantic-ocean")
    raiders = t.armies("clwyd", "irish")
    t.state.raiders = dict.fromkeys(raiders, "atlantic-ocean")
    t.state.after_battles = {"raiders": answer}
    fight(t, 6, 6, 1)
    asked = play(t, "nation-end")
    assert "raiders" not in {each.topic for each in asked}
    assert {t.place(unit) for unit in raiders} == {where}
    assert bool(told(t, RaidersReturned)) == (answer == "home")


@proves("R65")
def test_only_what_is_to_come_is_ordered() -> None:
    """Raiders and leaders if there are any; a battle once."""
    t = two_battles()
    decision = ask(t, "battle-orders", battle="orders")
    assert offered(decision) == {"begin", "kent", "avalon"}
    t = two_battles()
    t.lead("harold", "kent")
    decision = ask(t, "battle-orders", battle="orders", battle_orders=["kent"], battle_limit="fight")
    assert offered(decision) == {"begin", "avalon", "return:stay", "return:leave"}


@proves("R65")
def test_orders_are_for_one_phase() -> None:
    t = two_battles()
    fight(t, 6, 1, 1, 6, 1, 1, 1, battle="orders", battle_orders=["avalon", "kent"], battle_limit=["fight", "fight"])
    play(t, "nation")
    assert not t.state.battle_orders
    assert not t.state.after_battles

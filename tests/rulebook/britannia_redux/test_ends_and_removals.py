"""How raiders end their movement, what the last battle of the game decides, and what a removal costs."""

from __future__ import annotations

from typing import Any

import pytest

import rules
from rules.britannia_redux.data.loader import BOX
from rules.britannia_redux.events import (
    ArmiesRemoved,
    BattleEnded,
    HoldingCounted,
    KingshipJudged,
    LimitChecked,
    MovementEnded,
    NationTurnBegan,
    NationTurnEnded,
    RaidersReturned,
    RoundEnded,
    TributeOwed,
)
from rules.britannia_redux.state import FoughtBattle
from rules.core.decisions import Pick
from rules.core.orders import Plan
from rules.core.registry import companions
from tests.rulebook.britannia_redux.toolkit import (
    Position,
    ask,
    bare,
    end_movement,
    fight,
    forts,
    go,
    offered,
    places,
    play,
    proves,
    scored,
    stand,
    told,
)

GAME = "britannia-redux"

# B9: raiders end their movement once, each nation of a seat for itself


def two_raids() -> Position:
    """Irish and Scots of one player are at sea in a round in which both raid; the Irish begin to move."""
    t = bare(
        "after-rome-9",
        players="3",
        nation="irish",
        turn=4,
        irish={"atlantic_ocean": 2},
        scots={"irish_sea": 1},
    )
    assert t.seat_of("irish") == t.seat_of("scots")
    return t


@proves("B9.1", "B9.3", "B5", "B4")
def test_each_nation_of_a_seat_ends_its_own_raid_once() -> None:
    t = two_raids()
    go(t, "atlantic-ocean", "dyfed", "2i")
    raids = play(t, "nation-end", move="done", raiders="home")
    assert [(each.topic, each.actor) for each in raids if each.topic in ("move", "raiders")] == [
        ("move", "irish"),
        ("raiders", "irish"),
    ]
    assert [event.nation for event in told(t, MovementEnded)] == ["irish"]

    play(t, "movement-start")
    assert t.state.nation == "scots"
    assert not t.state.raiders
    go(t, "irish-sea", "cumbria", "3i")
    asked = play(t, "nation-end", move="done", raiders="stay")
    assert [(each.topic, each.actor) for each in asked if each.topic in ("move", "raiders")] == [
        ("move", "scots"),
        ("raiders", "scots"),
    ]
    assert [event.nation for event in told(t, MovementEnded)] == ["irish", "scots"]
    assert [(event.nation, event.area) for event in told(t, RaidersReturned)] == [("irish", "dyfed")]
    assert places(t, t.all_armies("irish")) == ["atlantic-ocean"] * 2
    assert places(t, t.all_armies("scots")) == ["cumbria"] * 3


@proves("B9.3", "B9.1")
def test_only_raiders_of_this_phase_go_home() -> None:
    """The Irish who have settled stay in Clwyd when those who land there now sail home again."""
    t = two_raids()
    settled = stand(t, "irish", "clwyd", 1)
    landed = t.armies("atlantic-ocean", "irish")
    go(t, "atlantic-ocean", "clwyd", "1i")
    end_movement(t)
    play(t, "nation-end", raiders="home")
    assert places(t, settled) == ["clwyd"]
    assert places(t, landed) == ["atlantic-ocean"] * 2


def written(t: Position, text: str) -> Plan:
    """What becomes of orders written at a position; no text is refused."""
    book = companions(GAME).orders
    assert book is not None
    table = rules.start(GAME, "after-rome-9", {"players": t.state.players}, seed="raids").fork_at(t.state, "raids")
    assert table.decision is not None
    plan = book.plan(table, table.decision.seat, book.parse(text, "en").orders)
    assert not [str(verdict.refused) for verdict in plan.verdicts if verdict.refused]
    return plan


def ended(plan: Plan) -> list[str]:
    """The nations whose movement ends with these orders."""
    events = [event for verdict in plan.verdicts for event in verdict.events]
    return [event.nation for event in events if isinstance(event, MovementEnded)]


@proves("R65", "B9.3", "B5")
@pytest.mark.parametrize("answer", ["home", "stay"])
@pytest.mark.parametrize("end", ["", "; end", "; rest stay"])
def test_written_orders_for_raiders_end_the_movement_of_one_nation(answer: str, end: str) -> None:
    """No battle follows, so the order for the raiders ends the movement; an end written after it is the same end."""
    plan = written(two_raids(), f"move all at Atlantic Ocean > Dyfed; raiders {answer}{end}")
    assert ended(plan) == ["irish"]


@proves("R65", "B9.3", "B5")
def test_a_sheet_for_two_nations_ends_the_movement_of_each() -> None:
    sheet = "move all at Atlantic Ocean > Dyfed; raiders home; end; move all at Irish Sea > Cumbria; raiders stay; end"
    assert ended(written(two_raids(), sheet)) == ["irish", "scots"]


# B12 and B3: the last battle of the game


def last_turn(**armies: Any) -> Position:
    """The extra turn of the Normans, which is the last of the game, is about to begin."""
    t = bare("after-rome-9", turn=9, stage="nation", **armies)
    t.state.extra = True
    t.state.place = [turn.nation for turn in t.data.tables.extra_nation_turns].index("normans") - 1
    play(t, "movement-start")
    assert t.state.nation == "normans"
    return t


def fought(t: Position) -> FoughtBattle | None:
    """The last battle of the turn that goes on, once there was one."""
    return t.state.last_battle if isinstance(t.state.last_battle, FoughtBattle) else None


def end_game(t: Position) -> None:
    """Play from the end of the battles to the end of the game."""
    play(t, "round")
    assert t.state.result is not None


@proves("B12", "B3.3", "B3.4", "B3.5", "B11.2")
@pytest.mark.parametrize(
    ("dice", "jutes", "normans"),
    [((6, 1), 0, ("kent",)), ((1, 6), 6, ()), ((6, 6), 0, ())],
)
def test_the_last_battle_decides_who_holds_the_area(dice: tuple[int, int], jutes: int, normans: tuple[str]) -> None:
    """Only the count follows the last battle: the center of the Jutes scores for whoever is left in it, and once."""
    t = bare("after-rome-9", turn=9, stage="nation", normans={"essex": 2}, jutes={"kent": 1})
    t.state.place = len(t.data.order)
    while t.state.nation != "normans":
        play(t, "movement-start")
    go(t, "essex", "kent", "1i")
    end_movement(t)
    fight(t, *dice)
    end_game(t)
    kinds = (BattleEnded, NationTurnBegan, NationTurnEnded, RoundEnded)
    after = [type(event) for event in t.events if isinstance(event, kinds)]
    assert after[after.index(BattleEnded) :] == [BattleEnded, NationTurnEnded, RoundEnded]
    counted = {event.nation: event for event in told(t, HoldingCounted)}
    assert t.state.points["jutes"] == jutes == (counted["jutes"].points if "jutes" in counted else 0)
    held = counted["normans"]
    assert set(held.centers + held.adjacent + held.distant) == {"essex", *normans}


@proves("B12", "B11.6", "B10.5", "R43")
@pytest.mark.parametrize(("dice", "king"), [((6, 6, 1), "normans"), ((1, 1, 6, 1, 6), "saxons")])
def test_the_last_battle_decides_who_is_king(dice: tuple[int, ...], king: str) -> None:
    """The King of the final round is judged after it: without Harold, the areas of the Saxons don't count."""
    t = last_turn(
        normans={"sussex": 3, "hwicce": 1, "suffolk": 1, "norfolk": 1},
        saxons=dict.fromkeys(("wessex", "essex", "lindsey", "york", "bernicia", "north_mercia", "south_mercia"), 1),
    )
    t.lead("harold", "wessex")
    t.lead("william", "hwicce")
    t.changed()
    go(t, "sussex", "wessex", "2i")
    end_movement(t)
    fight(t, *dice)
    assert t.is_in_play("harold") is (king == "saxons")
    end_game(t)
    judged = told(t, KingshipJudged)
    assert [(event.title, event.nation) for event in judged] == [("final-king", king)]
    assert scored(t, "king") == [(king, 4)]
    assert scored(t, "leader") == ([] if king == "saxons" else [("normans", 3)])


@proves("B7.7", "B1.2", "B3.5")
@pytest.mark.parametrize(
    ("dice", "replies", "winner", "lost"),
    [
        ((6, 1, 1), {}, "normans", (0, 1)),
        ((1, 1, 6, 1, 6), {}, "jutes", (2, 0)),
        ((1, 1, 6, 6, 1), {}, "normans", (1, 1)),
        ((1, 1, 6, 6, 6), {"withdraw": "stay"}, "", (2, 1)),
        ((1, 1, 1), {"retreat": "all:sussex"}, "normans", (0, 0)),
        ((1, 1, 1), {"withdraw": "all:essex"}, "jutes", (0, 0)),
    ],
)
def test_how_the_last_battle_ended(
    dice: tuple[int, ...], replies: dict[str, Any], winner: str, lost: tuple[int, int]
) -> None:
    """Whoever dies or leaves has lost; if both fall, no one has won. Armies that retreat aren't lost."""
    t = last_turn(normans={"essex": 3}, jutes={"kent": 1})
    go(t, "essex", "kent", "2i")
    end_movement(t)
    assert fought(t) is None
    fight(t, *dice, **replies)
    armies = dict(zip(("normans", "jutes"), lost, strict=True))
    assert fought(t) == FoughtBattle("kent", "normans", "jutes", winner, armies)
    assert [event.winner for event in told(t, BattleEnded)] == [winner]
    assert t.owner("kent") == winner
    end_game(t)
    assert fought(t) is None


# B6.2: what a removal costs


def excess_of(t: Position) -> Pick:
    """The question which army over the population limit is removed."""
    return ask(t, "excess", move="done")


def price(decision: Pick, area: str) -> tuple[int, int]:
    """What an option to remove an army announces: the limit after it, and how many more armies go for it."""
    consequence = next(option.consequence for option in decision.options if option.id == area)
    assert consequence is not None
    args = dict(consequence.args)
    limit, more = args["limit"], args["more"]
    assert isinstance(limit, int)
    assert isinstance(more, int)
    return limit, more


@proves("B6.2", "R58", "R2")
@pytest.mark.parametrize(("area", "limit", "more"), [("essex", 6, 0), ("kent", 6, 0), ("sussex", 4, 2)])
def test_an_area_that_falls_vacant_costs_its_two_armies(area: str, limit: int, more: int) -> None:
    """Three areas, seven armies: one is too many. The only army of Sussex takes its area off the limit with it."""

    def crowded() -> Position:
        return bare("after-rome-9", nation="saxons", turn=8, saxons={"essex": 3, "kent": 3, "sussex": 1})

    assert price(excess_of(crowded()), area) == (limit, more)
    t = crowded()
    end_movement(t, excess=area)
    assert sum(len(event.units) for event in told(t, ArmiesRemoved)) == 1 + more
    assert [(event.limit, event.excess) for event in told(t, LimitChecked)] == [(6, 1)]
    assert len(t.all_armies("saxons")) == limit


@proves("B6.2", "16", "R2")
@pytest.mark.parametrize(
    ("jutes", "burh", "limit", "more"),
    [(1, False, 4, 0), (2, False, 2, 2), (1, True, 2, 2)],
)
def test_a_contested_area_counts_while_own_armies_outnumber_the_others(
    jutes: int, burh: bool, limit: int, more: int
) -> None:
    """Essex is owned, Kent contested with three armies: one fewer may no longer outnumber armies and fortifications."""

    def contested() -> Position:
        t = bare("after-rome-9", nation="saxons", turn=8, saxons={"essex": 2, "kent": 3}, jutes={"kent": jutes})
        if burh:
            t.fortify("kent", "burh", "jutes")
        t.changed()
        return t

    assert price(excess_of(contested()), "kent") == (limit, more)
    t = contested()
    end_movement(t, excess="kent")
    assert sum(len(event.units) for event in told(t, ArmiesRemoved)) == 1 + more


@proves("B6", "B6.2", "15.3")
@pytest.mark.parametrize(("armies", "excess"), [(6, 0), (7, 1), (8, 2)])
def test_the_end_of_a_movement_says_what_it_removes(armies: int, excess: int) -> None:
    t = bare("after-rome-9", nation="saxons", turn=8, saxons={"essex": 3, "kent": 2, "sussex": armies - 5})
    done = next(option for option in ask(t, "move").options if option.id == "done")
    assert done.consequence is not None
    assert dict(done.consequence.args)["excess"] == excess
    end_movement(t)
    assert len(told(t, ArmiesRemoved)) == excess


@proves("15.3", "B6.2")
def test_the_romans_end_their_movement_at_no_cost() -> None:
    t = bare("romans-9", nation="romans", turn=2, romans={"kent": 6, "essex": 6})
    done = next(option for option in ask(t, "move").options if option.id == "done")
    assert done.consequence is not None
    assert dict(done.consequence.args)["excess"] == 0
    end_movement(t)
    assert not told(t, ArmiesRemoved)


@proves("B11.5", "R45", "B6.2")
def test_a_removal_scores_for_no_one() -> None:
    """The same armies score for the Romano-British when they fall in battle before S2."""
    t = bare("after-rome-9", nation="saxons", turn=5, saxons={"kent": 3, "essex": 1}, romano_british={"wessex": 1})
    stand(t, "saxons", "kent", 1)
    before = dict(t.state.points)
    end_movement(t, excess="kent")
    (removed,) = told(t, ArmiesRemoved)
    assert places(t, removed.units) == [BOX]
    assert not scored(t)
    assert t.state.points == before


@proves("15.5.2", "B14.3", "R16")
@pytest.mark.parametrize("rome", [True, False])
def test_a_subject_pays_its_removals_to_another_overlord_but_not_to_rome(rome: bool) -> None:
    """Two areas of a subject carry three armies: of five, two go."""
    scenario, turn = ("romans-9", 2) if rome else ("after-rome-9", 5)
    t = bare(
        scenario,
        {} if rome else {"general_submission": True},
        nation="welsh",
        turn=turn,
        welsh={"gwynedd": 3, "dyfed": 2},
    )
    stand(t, "romans" if rome else "angles", "york", 1)
    t.changed()
    if rome:
        forts(t, "york")
        t.state.subjects = ["welsh"]
    else:
        t.state.vassals, t.state.vassal_since = {"welsh": "angles"}, {"welsh": turn}
    end_movement(t, excess=["gwynedd", "gwynedd"])
    assert [(event.limit, event.excess) for event in told(t, LimitChecked)] == [(3, 2)]
    assert len(told(t, ArmiesRemoved)) == 2
    assert sum(event.count for event in told(t, TributeOwed)) == (0 if rome else 2)
    assert t.state.tribute == ({} if rome else {"angles": 2})


@proves("B6.2", "16", "B1.3")
def test_a_removal_that_leaves_a_fortification_keeps_the_area() -> None:
    """A burh holds its area without an army, so its last army is as cheap as one of a stack."""
    t = bare("after-rome-9", nation="saxons", turn=8, saxons={"essex": 3, "kent": 3, "sussex": 1})
    t.fortify("sussex", "burh", "saxons")
    t.changed()
    decision = excess_of(t)
    assert offered(decision) == {"essex", "kent", "sussex"}
    assert price(decision, "sussex") == (6, 0)


@proves("B6.2", "B4.2", "R2")
def test_armies_that_began_at_sea_are_never_removed() -> None:
    t = bare("after-rome-9", nation="saxons", turn=4, saxons={"frisian_sea": 3, "essex": 3})
    landed = t.armies("frisian-sea", "saxons")
    go(t, "frisian-sea", "kent", "3i")
    assert t.owner("kent") == "saxons"
    stand(t, "saxons", "essex", 2)
    end_movement(t)
    assert [event.place for event in told(t, ArmiesRemoved)] == ["essex"]
    assert places(t, landed) == ["kent"] * 3
    assert len(t.armies("essex", "saxons")) == 4

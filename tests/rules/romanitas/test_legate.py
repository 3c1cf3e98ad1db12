"""The Legate of Romanitas: how it places the dice of fate, and how it values crossings and wars."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

import pytest

import rules
from rules.core.agents import default_agent, give
from rules.core.decisions import Answer, Arrange
from rules.core.events import GameEnded
from rules.romanitas.ai.danger import chance_of_attack, worth_of_figure
from rules.romanitas.ai.fate import chance_of_collapse
from rules.romanitas.ai.legate import legate
from rules.romanitas.ai.sea import fight
from rules.romanitas.chapters.naval import naval_battle
from rules.romanitas.events import Counted
from rules.romanitas.game import Romanitas
from tests.auditors.romanitas.tables import ACTA, ACTA_RP
from tests.rulebook.romanitas.toolkit import position

_CLIENTS = ("lazica", "iberia", "albania", "lakhmids-ghassanids")


def at_the_second_fatum(seed: int) -> rules.Table | None:
    """A campaign in which Persia holds every client people when the dice of turn 2 fall, if it lasts so long."""
    table = rules.start("romanitas", None, {}, seed=f"fate {seed}")
    while table.decision is not None:
        if table.decision.topic == "manage":
            for space in _CLIENTS:
                if f"client:{space}:persian" in [each.id for each in table.amendments()]:
                    table.amend(f"client:{space}:persian")
        if table.state.turn == 2:
            return table
        give(table, default_agent(table), next(iter(table.decisions)))
    return None


def placings(decision: Arrange) -> Iterator[tuple[Answer, int]]:
    """Every placing of the dice, with the printed RP of its boxes [4.2]."""
    dice = {item.id: dict(item.name.args)["value"] for item in decision.items}
    for order in permutations(decision.items):
        boxes = []
        for slot, item in zip(decision.slots, order, strict=True):
            total = int(str(dice[item.id])) + int(str(dict(slot.name.args)["modifier"]))
            boxes.append(ACTA[slot.id][min(max(total, 1), 6) - 1])
        gift = "loyal-patriarch" in boxes and "financial-crisis" not in boxes
        yield (
            {slot.id: (item.id,) for slot, item in zip(decision.slots, order, strict=True)},
            sum(ACTA_RP[box] for box in boxes) + gift,
        )


def count_of(table: rules.Table) -> int:
    """What the possessions count for at the Fatum: a fork is played to its count."""
    fork = table.fork("count")
    decision = fork.decision
    assert isinstance(decision, Arrange)
    fork.events.clear()
    give(fork, decision.default, next(iter(fork.decisions)))
    counted = next(event for event in fork.events if isinstance(event, Counted))
    return sum(amount for cause, _, amount in counted.lines if cause != "acta")


@pytest.mark.slow
@pytest.mark.rule("3.3", "4.1")
def test_the_legate_places_no_dice_that_lose_the_game_if_others_save_it() -> None:
    critical = 0
    for seed in range(100):
        table = at_the_second_fatum(seed)
        if table is None or not isinstance(table.decision, Arrange):
            continue
        count = count_of(table)
        sums = {str(answer): count + rp for answer, rp in placings(table.decision)}
        if min(sums.values()) > 0 or max(sums.values()) <= 0:
            continue
        critical += 1
        chosen = legate(table)
        assert isinstance(chosen, dict)
        placed = str({slot.id: chosen[slot.id] for slot in table.decision.slots})
        assert sums[placed] > 0, (seed, count, sums[placed])
    assert critical >= 8


@pytest.mark.rule("3.3")
def test_collapse_grows_likelier_with_every_point_lost() -> None:
    chances = [chance_of_collapse(count) for count in range(-6, 9)]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] == 1.0
    assert chances[-1] == 0.0


@pytest.mark.rule("7.3")
def test_the_odds_at_sea_are_those_of_the_rules() -> None:
    expected = fight(afloat("vandals", "western-med").state, "western-med", "comes")
    results = []
    for seed in range(500):
        game = afloat("vandals", "western-med")
        game = Romanitas(game.state, f"at sea {seed}")
        results.append(naval_battle(game, "western-med", ["classis-alexandrina"], "comes", {}))
    assert results.count("roman") / 500 == pytest.approx(expected.won, abs=0.07)
    assert results.count("enemy") / 500 == pytest.approx(expected.sunk, abs=0.06)


def afloat(nation: str, zone: str, *options: str) -> Romanitas:
    """The set-up with an enemy fleet in a zone."""
    game = position(*options)
    game.pieces.move(f"fleet-{nation}", zone)
    return game


@pytest.mark.rule("6.1", "6.2.4")
def test_wars_make_an_attack_on_constantinople_likelier() -> None:
    """Persia, the Slavs and the Avars invade as far, only on high dice; each war of a barbarian raises theirs."""
    peace, wars = position(nations_checked=5), position(nations_checked=5)
    wars.state.now.at_war = ["berbers", "vandals", "ostrogoths"]
    assert chance_of_attack(peace.state) == pytest.approx(0.0)
    # Slavs on a 6; otherwise they go to war on 2 to 5, and then Avars on a 6
    assert chance_of_attack(wars.state) == pytest.approx(1 / 6 + 4 / 6 * 1 / 6)
    wars.state.treaties = ["slavs", "avars"]
    assert chance_of_attack(wars.state) == 0.0


@pytest.mark.rule("7.5")
def test_the_last_figure_is_worth_most_while_constantinople_is_in_danger() -> None:
    game = position(nations_checked=5)
    game.state.now.at_war = ["berbers", "vandals", "ostrogoths"]
    both = worth_of_figure(game.state, "magister-militum")
    game.pieces.move("comes", "eliminated")
    assert worth_of_figure(game.state, "magister-militum") > both > 0
    game.state.nations_checked = len(game.data.nation_order)
    assert worth_of_figure(game.state, "magister-militum") == 0.0


@pytest.mark.slow
@pytest.mark.rule("3.3", "5.3")
def test_in_the_last_turn_nothing_is_prepared_for_another_one() -> None:
    table, last = rules.start("romanitas", None, {}, seed="selfplay 12002"), list[str]()
    while table.decision is not None:
        answer = legate(table)
        if table.decision.topic == "manage" and table.state.turn == 10:
            last.append(str(answer).partition(":")[0])
        give(table, answer, next(iter(table.decisions)))
    assert last
    assert not {"('ambassador", "('improve", "('recall"} & set(last)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [3, 4])
def test_the_same_seed_plays_the_same_game(seed: int) -> None:
    assert played(seed) == played(seed)


def played(seed: int) -> list[str]:
    """The answers of a campaign, and its end."""
    table, answers = rules.start("romanitas", None, {}, seed=f"twice {seed}"), list[str]()
    while table.decision is not None:
        answer = legate(table)
        answers.append(str(answer))
        give(table, answer, next(iter(table.decisions)))
    ends = [event for event in table.events if isinstance(event, GameEnded)]
    return [*answers, str(ends[0].reason)]

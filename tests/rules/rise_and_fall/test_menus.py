"""The menus offer exactly the moves and attacks that the searches find, and searching changes nothing."""

from __future__ import annotations

from random import Random

import pytest

import rules
from rules.core.decisions import Pick
from rules.rise_and_fall.chapters.campaign_phase import movers, target_ids
from rules.rise_and_fall.chapters.combat import plans
from rules.rise_and_fall.chapters.movement import destinations
from rules.rise_and_fall.game import RiseAndFall
from rules.rise_and_fall.state import RiseState
from tests.sampling import spread


def in_the_field(scenario: str, seed: int) -> rules.Table:
    """A table some hundred random decisions into a scenario, at the menu of the Movement and Combat phase."""
    table, rng = rules.start("rise-and-fall", scenario, seed="orders"), Random(seed)
    for number in range(2000):
        assert table.decision is not None
        if number > 100 and table.decision.topic == "operation":
            return table
        table.choose(*rules.random_choice(table.decision, rng))
    raise AssertionError("no Movement phase was reached")


def looked_at(table: rules.Table) -> RiseAndFall:
    """The position, to ask the chapters about."""
    assert isinstance(table.state, RiseState)
    return RiseAndFall(table.state, "")


def topic(table: rules.Table) -> str:
    """What is asked now."""
    return table.decision.topic if table.decision else ""


def ids(table: rules.Table) -> set[str]:
    """What the pending decision offers."""
    assert isinstance(table.decision, Pick)
    return {option.id for option in table.decision.options} - {"back"}


@pytest.mark.slow
@pytest.mark.parametrize(("scenario", "seed"), spread(["campaign-60bc", "crisis-220-340", "fall-350-470"], range(3)))
def test_moves_and_attacks_are_those_of_the_menus(scenario: str, seed: int) -> None:
    table = in_the_field(scenario, seed)
    before = table.save()
    game = looked_at(table)
    ways = {unit: set(destinations(game, unit)) for unit in movers(game)}
    best = plans(game, game.state.player)
    targets = target_ids(game, best)
    assert table.save() == before
    if ways:
        table.choose("move")
        assert ids(table) == set(ways)
        unit = sorted(ways)[seed % len(ways)]
        table.choose(unit)
        assert ids(table) == ways[unit]
        table.undo()
        table.undo()
    if not targets:
        assert "attack" not in ids(table)
        return
    table.choose("attack")
    assert ids(table) == set(targets)
    ident = list(targets)[seed % len(targets)]
    table.choose(ident)
    plan = best[targets[ident]]
    if topic(table) == "main":
        table.choose(f"{plan.main.unit}@{plan.main.origin}")
    for supporter in plan.supporters:
        if topic(table) == "supporter":
            table.choose(f"{supporter.unit}@{supporter.origin}")
    assert any(event.kind == "attacked" for event in table.events)

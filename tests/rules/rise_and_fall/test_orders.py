"""All legal moves at once: what they say is what the decisions take, and looking changes nothing."""

from __future__ import annotations

from random import Random

import pytest

import rules
from rules.core.decisions import Pick
from rules.rise_and_fall.orders import NOTHING, legal_moves
from rules.rise_and_fall.state import RiseState


def in_the_field(scenario: str, seed: int) -> rules.Table:
    """A table some hundred random decisions into a scenario, at the menu of the Movement and Combat phase."""
    table, rng = rules.start("rise-and-fall", scenario, seed="orders"), Random(seed)
    for number in range(2000):
        assert table.decision is not None
        if number > 100 and table.decision.topic == "operation":
            return table
        table.choose(*rules.random_choice(table.decision, rng))
    raise AssertionError("no Movement phase was reached")


def state_of(table: rules.Table) -> RiseState:
    """The state, by its type."""
    assert isinstance(table.state, RiseState)
    return table.state


def ids(table: rules.Table) -> set[str]:
    """What the pending decision offers."""
    assert isinstance(table.decision, Pick)
    return {option.id for option in table.decision.options} - {"back"}


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("scenario", ["campaign-60bc", "crisis-220-340", "fall-350-470"])
def test_moves_and_attacks_are_those_of_the_menus(scenario: str, seed: int) -> None:
    table = in_the_field(scenario, seed)
    assert table.decision is not None
    before = table.save()
    found = legal_moves(state_of(table), table.decision.seat)
    assert table.save() == before
    if found.moves:
        table.choose("move")
        assert ids(table) == set(found.moves)
        unit = sorted(found.moves)[seed % len(found.moves)]
        table.choose(unit)
        assert ids(table) == set(found.moves[unit])
        table.undo()
        table.undo()
    if found.attacks:
        table.choose("attack")
        assert ids(table) == {attack.target for attack in found.attacks}
        attack = found.attacks[seed % len(found.attacks)]
        table.choose(attack.target)
        if table.decision.topic == "main":
            table.choose(attack.main)
        for supporter in attack.supporters:
            if table.decision is not None and table.decision.topic == "supporter":
                table.choose(supporter)
        assert any(event.kind == "attacked" for event in table.events)
    else:
        assert "attack" not in ids(table)


def test_nothing_can_be_done_in_anothers_turn() -> None:
    table = in_the_field("campaign-60bc", 1)
    assert table.decision is not None
    other = "parthia" if table.decision.seat == "rome" else "rome"
    assert legal_moves(state_of(table), other) == NOTHING

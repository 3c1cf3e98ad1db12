"""Hidden information, over every game that has any: whatever is answered in secret, all others see the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

import render.presenter
import rules
import tests.toy
from render.presenter import Posting, Voice, presenter
from rules.core import registry
from rules.core.agents import give
from rules.core.decisions import Answer
from rules.core.events import Event
from tests.conformance.invariants import answers, hides

GAMES = (*rules.games(), "toy")
MOST_DECISIONS = 120
MOST_SECRETS = 12


@pytest.fixture(autouse=True)
def all_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_PACKAGES", dict(registry._PACKAGES))
    monkeypatch.setattr(render.presenter, "_PACKAGES", dict(render.presenter._PACKAGES))
    tests.toy.register()


def secret_positions(game: str) -> Iterator[str]:
    """Saves of a random game, one at each secret decision of it."""
    rng, table = Random(11), rules.start(game, seed="an open secret")
    for _ in range(MOST_DECISIONS):
        if table.decision is None:
            return
        if table.decision.secret:
            yield table.save()
        give(table, rules.random_choice(table.decision, rng), table.decision.seat)


def after(save: str, answer: Answer) -> tuple[rules.Table, list[Event]]:
    """The table after a secret answer, and all that came of it for everyone."""
    table = rules.load(save)
    give(table, answer, next(iter(table.decisions)))
    return table, table.events_for(None)


def posted(table: rules.Table, events: Sequence[Event]) -> list[Any]:
    """All posts that events call for, as they are written and drawn, with the alt texts of their pictures."""
    shown, view = presenter(table.game), table.public()
    made = [shown.compose(post, events, view, Voice("en", "normal")) for post in shown.posts(events)]
    return [shown.posts(events), *map(plain, [*made, shown.panel(view, "en")]), shown.status(view, "en")]


def plain(posting: Posting) -> list[Any]:
    return [posting.text, *((each.data, each.alt, each.filename) for each in posting.pictures)]


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_answered_in_secret_all_others_see_the_same(game: str) -> None:
    saves = list(secret_positions(game))[:MOST_SECRETS]
    hidden = 0
    for save in saves:
        before = rules.load(save)
        asked = before.decision
        assert asked is not None
        first, events = after(save, answers(asked)[0])
        if first.public_number != before.public_number:  # the last secret: what was hidden is shown now
            continue
        hidden += 1
        for answer in answers(asked)[1:]:
            other, told = after(save, answer)
            assert other.public() == first.public()
            assert other.open_save() == first.open_save()
            assert [event.model_dump() for event in told] == [event.model_dump() for event in events]
            assert posted(other, told) == posted(first, events)
            assert other.can_undo == first.can_undo
            for seat in other.seats:
                assert seat == asked.seat or other.view(seat) == first.view(seat)
    assert bool(hidden) == bool(saves)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_lies_behind_a_secret_decision(game: str) -> None:
    """A game that has no secrets shows all that it knows, at every moment."""
    if registry.game_type(game).has_secrets():
        return
    rng, table = Random(3), rules.start(game, seed="an open book")
    for _ in range(MOST_DECISIONS):
        assert not hides(table)
        assert all(not event.audience for event in table.events)
        if table.decision is None:
            break
        give(table, rules.random_choice(table.decision, rng), table.decision.seat)


@pytest.mark.parametrize("game", GAMES)
def test_the_dice_secret_is_in_nothing_that_anybody_sees_of_a_running_game(game: str) -> None:
    rng, secret = Random(5), "a secret of the dice that nobody sees"
    table = rules.start(game, seed=secret)
    for _ in range(30):
        if table.decision is None:
            break
        seen = [table.public(), table.open_save(), table.secret, table.events, table.decision, table, table.state]
        seen += [table.view(seat) for seat in registry.game_type(game).info.seats]
        assert all(secret not in repr(each) for each in seen)
        with pytest.raises(rules.RulesError) as refused:
            table.choose("\x00 no such thing", seat=next(iter(table.decisions)))
        assert secret not in str(refused.value)
        give(table, rules.random_choice(table.decision, rng), table.decision.seat)


@pytest.mark.parametrize("damage", ["{", '"made":[[', '"format":1,'])
def test_a_save_that_cannot_be_read_does_not_tell_its_secret(damage: str) -> None:
    secret = "5ec7e7" * 10
    text = rules.start("toy", seed=secret).save()
    for broken in (
        text.replace(damage, damage + "!", 1) + "}",
        text[:-2],
        text.replace(secret, secret + "\\x"),
        text + "x",
    ):
        with pytest.raises(rules.SaveError) as refused:
            rules.load(broken)
        assert secret not in str(refused.value) + repr(refused.value)


def test_a_save_in_memory_does_not_show_its_secret_to_who_prints_it() -> None:
    secret = "5ec7e7" * 10
    save = registry.read_save(rules.start("toy", seed=secret).save().encode())
    assert secret not in repr(save)

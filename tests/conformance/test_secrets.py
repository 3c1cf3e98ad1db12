"""Hidden information in every game that has any: secret answers change nothing that others see."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

import rules
import tests.toy
from render.presenter import Posting, Voice, presenter
from rules.core import registry
from rules.core.agents import give
from rules.core.decisions import Answer, Decision, Pick, offered
from rules.core.dice import Stream
from rules.core.events import DiceThrown, Event
from rules.core.registry import legates_answer
from rules.ultimus_romanorum.events import HandChanged
from tests.conformance.invariants import answers, hides

GAMES = (*rules.games(), "toy")
INTRIGUE: Mapping[str, bool | str] = {"intrigue": True, "players": "3"}
MOST_DECISIONS = 120
MOST_SECRETS = 12


@pytest.fixture(autouse=True)
def all_games() -> Iterator[None]:
    with tests.toy.registered():
        yield


def secret_positions(game: str, options: Mapping[str, bool | str]) -> Iterator[str]:
    """Yield a save at each secret decision of a random game."""
    rng, table = Random(11), rules.start(game, options=options, seed="an open secret")
    for _ in range(MOST_DECISIONS):
        if table.decision is None:
            return
        if table.decision.secret:
            yield table.save()
        give(table, rules.random_choice(table.decision, rng), table.decision.seat)


def after(save: str, answer: Answer) -> tuple[rules.Table, list[Event]]:
    """Return the table after a secret answer, and all events from it."""
    table = rules.load(save)
    give(table, answer, next(iter(table.decisions)))
    return table, table.events_for(None)


def posted(table: rules.Table, events: Sequence[Event]) -> list[Any]:
    """Return all posts for some events: texts, pictures and alt texts."""
    shown, view = presenter(table.game), table.public()
    made = [shown.compose(post, events, view, Voice("en", "normal")) for post in shown.posts(events)]
    return [shown.posts(events), *map(plain, [*made, shown.panel(view, "en")]), shown.status(view, "en")]


def plain(posting: Posting) -> list[Any]:
    return [posting.text, *((each.data, each.alt, each.filename) for each in posting.pictures)]


def goes_on(before: rules.Table, table: rules.Table) -> bool:
    """Whether other seats still have to answer the same secret question."""
    asked, now = before.decision, table.decision
    return (
        asked is not None
        and now is not None
        and now.secret
        and (now.topic, table.state.turn) == (asked.topic, before.state.turn)
    )


@pytest.mark.parametrize(("game", "options"), [*((game, {}) for game in GAMES), ("toy", INTRIGUE)])
def test_whatever_is_answered_in_secret_all_others_see_the_same(game: str, options: Mapping[str, bool | str]) -> None:
    saves = list(secret_positions(game, options))[:MOST_SECRETS]
    hidden = 0
    for save in saves:
        before = rules.load(save)
        asked = before.decision
        assert asked is not None
        first, events = after(save, answers(asked)[0])
        if not goes_on(before, first):  # the last answer reveals all
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


MOST_SHOWN = 200
"""How many decisions of a game are looked at for a way back from what all have seen."""


def eager(decision: Decision, rng: Random) -> Answer:
    """Return an answer, in secret rather one that does something."""
    if not isinstance(decision, Pick) or decision.max > 1:
        return decision.default
    wanted = [each for each in offered(decision) if each not in decision.default] if decision.secret else []
    if "stratagem" in offered(decision) and rng.random() < 0.5:
        wanted = ["stratagem"]
    return (rng.choice(wanted),) if wanted else rng.choice((decision.default, rules.random_choice(decision, rng)))


@pytest.mark.parametrize(("game", "options"), [*((game, {}) for game in GAMES), ("toy", INTRIGUE)])
def test_what_was_chosen_in_secret_is_taken_back_in_secret(game: str, options: Mapping[str, bool | str]) -> None:
    """A public question after it offers no way back: all would have seen what isn't done in the end."""
    rng, table = Random(17), rules.start(game, options=options, seed="a way back")
    for _ in range(MOST_SHOWN):
        if table.decision is None:
            return
        was_secret = table.decision.secret
        give(table, eager(table.decision, rng), table.decision.seat)
        shown = [each for each in table.decisions.values() if isinstance(each, Pick) and not each.secret]
        assert not was_secret or len(table.seats) == 1 or all(each.back is None for each in shown)


DRAWS_TRIED = 1
MOST_TRIED = 200

SEEDS = [
    *(pytest.param(seed) for seed in range(DRAWS_TRIED)),
    *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(DRAWS_TRIED, MOST_TRIED)),
]


@contextmanager
def other_dice(numbers: Collection[int]) -> Iterator[None]:
    """Change the dice with these numbers to the next higher value."""
    die = Stream.die

    def other(stream: Stream, number: int, sides: int) -> int:
        value = die(stream, number, sides)
        return value % sides + 1 if number in numbers else value

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Stream, "die", other)
        yield


def with_secrets(rng: Random) -> dict[str, bool | str]:
    """Return toy options with secret draws, for two to five players."""
    return {"intrigue": True, "players": rng.choice(("2", "3", "4", "5"))}


def played_by_default(game: str, options: dict[str, bool | str], decisions: int) -> list[rules.Table]:
    """Return a game after each of so many default answers, so that only draws make a difference."""
    table, passed = rules.start(game, options=options, seed="drawn in secret"), list[rules.Table]()
    for _ in range(decisions):
        passed.append(rules.load(table.save()))
        passed[-1].events = list(table.events)
        seat, decision = next(iter(table.decisions.items()), ("", None))
        if decision is None:
            break
        give(table, decision.default, seat)
    return passed


def hidden_dice(table: rules.Table) -> dict[int, tuple[str, ...]]:
    """Return the number of each hidden die with its audience."""
    thrown = [event for event in table.events if isinstance(event, DiceThrown) and not event.is_public]
    return {roll.number: event.audience for event in thrown for roll in event.rolls}


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", [game for game in GAMES if game == "toy" or registry.game_type(game).has_secrets()])
def test_whatever_is_drawn_in_secret_all_others_see_the_same(game: str, seed: int) -> None:
    """Events, views, posts, alt texts and forks are the same for all seats that may not see a die."""
    rng = Random(seed)
    options = with_secrets(rng) if game == "toy" else {}
    decisions = rng.randrange(4, 30)
    first = played_by_default(game, options, decisions)
    dice = hidden_dice(first[-1])
    if not dice:
        return
    drawer = rng.choice(sorted({*dice.values()}))
    varied = [number for number, audience in dice.items() if audience == drawer][:3]
    with other_dice(varied):
        second = played_by_default(game, options, decisions)
        for one, other in zip(first, second, strict=True):
            told = one.events_for(None)
            if tells_by_rule(told) or tells_by_rule(other.events_for(None)):
                break
            assert [event.model_dump() for event in told] == [event.model_dump() for event in other.events_for(None)]
            assert one.public() == other.public()
            assert one.open_save() == other.open_save()
            assert posted(one, told) == posted(other, other.events_for(None))
            for seat in others_than(one, drawer, varied, dice):
                assert one.view(seat) == other.view(seat)
                known = [[event.model_dump() for event in table.events_for(seat)] for table in (one, other)]
                assert known[0] == known[1]


def tells_by_rule(events: Iterable[Event]) -> bool:
    """Whether a rule lets everyone know something of a hand: how many unusable stratagems went back [Ultimus 2.F]."""
    return any(isinstance(event, HandChanged) and event.cause == "hand-returned" for event in events)


def others_than(
    table: rules.Table, drawer: tuple[str, ...], varied: Collection[int], dice: Mapping[int, tuple[str, ...]]
) -> list[str]:
    """Return the seats that may not see the varied dice and haven't drawn since."""
    drawn_since = {
        seat for number in hidden_dice(table) if number > min(varied) for seat in dice[number] if number not in varied
    }
    return [seat for seat in table.seats if seat not in drawer and seat not in drawn_since]


MOST_SUGGESTED = 25
"""How many public decisions of a game are checked: some Legates think for long."""


@pytest.mark.parametrize("game", [game for game in GAMES if game == "toy" or registry.game_type(game).has_secrets()])
def test_the_suggestion_that_all_see_tells_nothing_of_a_hand(game: str) -> None:
    """On a public decision it doesn't depend on the seat's hidden cards, which a fork for another seat draws again."""
    options: dict[str, bool | str] = dict(INTRIGUE) if game == "toy" else {}
    checked, table = 0, rules.start(game, options=options, seed="what others see")
    for _ in range(MOST_DECISIONS):
        decision = table.decision
        if decision is None or checked == MOST_SUGGESTED:
            break
        others = [seat for seat in table.seats if seat != decision.seat]
        if not decision.secret and len(table.decisions) == 1:
            checked += 1
            suggested = rules.suggestion(table)
            for deal in range(6):
                assert rules.suggestion(table.fork(f"deal {deal}", others[0])) == suggested, decision.prompt
        give(table, legates_answer(table), decision.seat)
    assert checked


@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_lies_behind_a_secret_decision(game: str) -> None:
    """A game without secrets always shows its whole state."""
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
def test_nothing_visible_of_a_running_game_contains_the_dice_secret(game: str) -> None:
    rng, secret = Random(5), "a secret of the dice that no one sees"
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


def test_the_repr_of_a_save_leaves_out_its_secret() -> None:
    secret = "5ec7e7" * 10
    save = registry.read_save(rules.start("toy", seed=secret).save().encode())
    assert secret not in repr(save)

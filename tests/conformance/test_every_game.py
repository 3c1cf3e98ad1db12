"""What every game owes the table, checked for every game over random and sensible play with random options."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections import Counter
from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

import pytest

import rules
from rules.core.agents import DECISIONS_AT_MOST, Agent, give
from rules.core.decisions import Decision, Pick
from rules.core.errors import IllegalChoice
from rules.core.events import DiceThrown
from rules.core.registry import agents, events_from_json, events_to_json
from tests.conformance import invariants, playthrough

GAMES = tuple(rules.games())
_LABEL, _DETAIL, _ID = 80, 300, 80


def options_of(game: str, rng: Random) -> dict[str, bool]:
    """A random set of the optional rules."""
    return {option: rng.random() < 0.4 for option in rules.games()[game].options}


def started(game: str, seed: int) -> rules.Table:
    """A game with random options; every third one without any."""
    rng = Random(seed)
    scenario = rng.choice(list(rules.games()[game].scenarios))
    return rules.start(game, scenario, options_of(game, rng) if seed % 3 else {}, seed=f"conformance {seed}")


def player(game: str, seed: int) -> Agent:
    """Random, default and sensible players in turn."""
    known = agents(game, seed)
    return list(known.values())[seed % len(known)]


def positions(game: str, seed: int) -> Iterator[rules.Table]:
    """Every position of a game, up to its end."""
    table, agent = started(game, seed), player(game, seed)
    for _ in range(DECISIONS_AT_MOST):
        yield table
        if table.decision is None:
            return
        give(table, agent(table))
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("seed", range(60))
@pytest.mark.parametrize("game", GAMES)
def test_self_play_ends(game: str, seed: int) -> None:
    """Five games a test: each ends with a result, and no position breaks an invariant of the game."""
    for number in range(seed * 5, seed * 5 + 5):
        table, agent = started(game, number), player(game, number)
        table.stop_recording()
        while table.decision is not None:
            give(table, agent(table))
            invariants.check(table)
        assert table.result is not None
        assert table.result.level
        assert table.result.text


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(100))
@pytest.mark.parametrize("game", GAMES)
def test_no_random_game_reaches_a_dead_end(game: str, chunk: int) -> None:
    """Ten thousand games, a hundred a test."""
    for number in range(10_000 + chunk * 100, 10_000 + chunk * 100 + 100):
        table, agent = started(game, number), agents(game, number)["random"]
        table.stop_recording()
        while table.decision is not None:
            give(table, agent(table))
        assert table.result is not None


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("game", GAMES)
def test_a_saved_game_is_the_same_game(game: str, seed: int) -> None:
    """load(save()) is the identity at every decision: state, decision, number, and what can be taken back."""
    for table in positions(game, seed):
        text = table.save()
        again = rules.load(text)
        assert again.save() == text
        assert again.state == table.state
        assert again.number == table.number
        assert again.can_undo == table.can_undo
        assert again.public() == table.public()
        assert again.events == []


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("game", GAMES)
def test_decisions_can_be_answered_and_shown(game: str, seed: int) -> None:
    """Options are distinct, their texts can be said and fit, the default is legal, refusals name a rule."""
    for table in positions(game, seed):
        if table.decision is None:
            return
        decision = table.decision
        assert decision.seat in rules.games()[game].seats
        assert decision.prompt
        assert decision.rule
        assert decision.check(decision.default)
        if isinstance(decision, Pick):
            _check_pick(decision)
        else:
            assert all(item.label for item in decision.items)
            assert sum(slot.max for slot in decision.slots) >= len(decision.items) >= 1


def _check_pick(pick: Pick) -> None:
    assert 0 <= pick.min <= pick.max <= len(pick.options)
    ids = [option.id for option in pick.options]
    assert len(set(ids)) == len(ids)
    for option in pick.options:
        assert option.id.isascii()
        assert len(option.id) <= _ID
        assert 0 < len(option.label) <= _LABEL, option.label
        assert len(option.detail) <= _DETAIL, option.detail
        assert option.rule, option.id
    for barred in pick.barred():
        assert barred.id not in ids
        assert barred.label
        assert barred.detail.rstrip().endswith(")."), barred.detail


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("game", GAMES)
def test_illegal_choices_change_nothing(game: str, seed: int) -> None:
    """Unknown ids, foreign seats, wrong counts and wrong kinds are refused with a sentence."""
    for table in positions(game, seed):
        before, decision = table.save(), table.decision
        for refused in _wrong(decision):
            with pytest.raises(IllegalChoice) as refusal:
                refused(table)
            assert str(refusal.value).endswith(".")
        assert table.save() == before


def _wrong(decision: Decision | None) -> list[Any]:
    if decision is None:
        return [lambda t: t.choose("anything"), lambda t: t.arrange({})]
    wrong = [
        lambda t: t.choose("no such option", seat=decision.seat),
        lambda t: t.arrange({"no such place": ["x"]}, seat=decision.seat),
        lambda t: t.choose(*_ids(decision), seat="nobody"),
    ]
    if isinstance(decision, Pick):
        wrong.append(lambda t: t.choose(*[decision.options[0].id] * (decision.max + 1)))
        wrong += [partial(_choose, each.id) for each in decision.barred()[:5]]
    else:
        wrong.append(lambda t: t.arrange({slot.id: [] for slot in decision.slots}))
    return wrong


def _choose(ident: str, table: rules.Table) -> None:
    table.choose(ident)


def _ids(decision: Decision) -> tuple[str, ...]:
    return decision.default if isinstance(decision, Pick) else ("x",)


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("game", GAMES)
def test_undo_is_the_same_without_the_last_choice(game: str, seed: int) -> None:
    """Undo leads back to the position before, never across dice or a change of seat; the way forward is the same."""
    table, agent = started(game, seed), player(game, seed)
    undone = 0
    while table.decision is not None:
        decision, state, dice = table.decision, table.state.model_dump(), table.state.dice
        answer = agent(table)
        give(table, answer)
        crossed = table.state.dice != dice or table.decision is None or table.decision.seat != decision.seat
        if not table.can_undo:
            assert crossed
            continue
        assert not crossed
        after = table.state.model_dump()
        table.undo()
        assert table.state.model_dump() == state
        assert table.decision is not None
        assert table.decision.prompt == decision.prompt
        give(table, answer)
        assert table.state.model_dump() == after
        undone += 1
    assert undone > 0 or len(table.events) < 150  # only a game cut short has no choice to take back
    with pytest.raises(IllegalChoice):
        table.undo()


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("game", GAMES)
def test_replay_is_deterministic(game: str, seed: int) -> None:
    """The same seed and the same choices make the same events and the same save."""
    *_, first = positions(game, seed)
    *_, second = positions(game, seed)
    told = events_to_json(first.events)
    assert first.save() == second.save()
    assert told == events_to_json(second.events)
    assert [event.kind for event in events_from_json(game, told)] == [json.loads(each)["kind"] for each in told]


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game", GAMES)
def test_every_die_can_be_checked(game: str, seed: int) -> None:
    """Each die of the record is HMAC-SHA256 of the published secret, in order, and none is missing."""
    *_, table = positions(game, seed)
    rolls = [roll for event in table.events if isinstance(event, DiceThrown) for roll in event.rolls]
    assert [roll.number for roll in rolls] == list(range(table.state.dice))
    secret = table.secret or ""
    assert hashlib.sha256(secret.encode()).hexdigest() == table.commitment
    for roll in rolls:
        assert roll.value == _recomputed(secret, roll.number, roll.sides)


def _recomputed(secret: str, number: int, sides: int) -> int:
    digest = hmac.new(secret.encode(), str(number).encode(), hashlib.sha256).digest()
    fair = 2**64 - 2**64 % sides
    values = [int.from_bytes(digest[start : start + 8], "big") for start in (0, 8, 16, 24)]
    return next(value for value in values if value < fair) % sides + 1


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game", GAMES)
def test_views_are_plain_and_keep_the_secret(game: str, seed: int) -> None:
    """What leaves the table is JSON, and the dice secret is not in it."""
    for table in positions(game, seed):
        for view in (table.public(), *(table.view(seat) for seat in rules.games()[game].seats)):
            text = json.dumps(view)
            assert f"conformance {seed}" not in text
        if table.result is None:
            assert table.secret is None


@pytest.mark.parametrize("game", GAMES)
def test_saves_do_not_grow(game: str) -> None:
    """Events never live in the state: late saves are hardly larger than early ones."""
    for seed in range(1, 40):
        sizes: dict[int, int] = {}
        table, agent = rules.start(game, seed=f"growth {seed}"), agents(game, seed)["legate"]
        while table.decision is not None:
            give(table, agent(table))
            sizes.setdefault(table.state.turn, len(table.save()))
        if max(sizes) >= 10:
            assert sizes[10] <= 1.3 * sizes[2]
            return
    raise AssertionError("no long game among the seeds")


@pytest.mark.parametrize("game", GAMES)
def test_the_first_paths_are_counted(game: str) -> None:
    """Perft: the number of distinct ways to make the first decisions, with fixed dice."""
    assert [_paths(rules.start(game, seed="paths").save(), depth) for depth in (1, 2, 3)] == invariants.PATHS[game]


def _paths(text: str, depth: int) -> int:
    if depth == 0:
        return 1
    table = rules.load(text)
    total = 0
    for answer in invariants.answers(table.decision):
        again = rules.load(text)
        give(again, answer)
        total += 1 if again.decision is None else _paths(again.save(), depth - 1)
    return total


def test_random_choices_are_even() -> None:
    """Every legal answer of a decision comes up about as often as any other."""
    decision = rules.start("romanitas", seed="even").decision
    assert decision is not None
    rng = Random(1)
    found = Counter(json.dumps(rules.random_choice(decision, rng), sort_keys=True) for _ in range(6000))
    assert len(found) == 6
    assert min(found.values()) > 850


@pytest.mark.parametrize(("game", "scenario"), playthrough.scenarios())
def test_recorded_games_are_played_as_they_were(game: str, scenario: str) -> None:
    """A changed rule or text shows itself here; ``python -m tests.conformance.playthrough`` records anew."""
    assert playthrough.recorded(game, scenario) == playthrough.file_of(game, scenario).read_text(encoding="utf-8")

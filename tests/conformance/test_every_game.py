"""The requirements on every game, checked in random and sensible play with random options."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections import Counter
from collections.abc import Iterator
from functools import cache, partial
from random import Random
from typing import Any, cast

import pytest

import rules
from rules.core.agents import DECISIONS_AT_MOST, Agent, give, seen_from
from rules.core.decisions import Answer, Arrange, Decision, Pick
from rules.core.errors import IllegalChoice
from rules.core.events import Amended, ChoiceUndone, DiceThrown, Event, GameEnded, Resumed, Rewound, TakenUp
from rules.core.game import OptionValue
from rules.core.registry import agents, events_from_json, events_to_json, game_type
from rules.core.text import Text, speaking
from rules.core.views import DecisionView, TableView
from tests.conformance import invariants, playthrough
from tests.sampling import first

GAMES = (*rules.games(), "toy")
"""Every registered game, and the toy, which has several seats and secrets."""

LOOKING_AHEAD = ("greedy", "strategist")
"""Players that simulate every answer: too slow for hundreds of games."""

LONG = {"rise-and-fall": 30, "ultimus-romanorum": 30, "britannia-redux": 30, "italia": 30}
"""Games with thousands of decisions: how many to check one by one. The default player plays the rest."""

SHORT = (5,)
"""Seeds that make a long game short: three players with some optional rules."""

_LABEL, _ID = 80, 80
_LINE_OF_A_MENU, _LINE_BESIDE_BUTTONS, _MOST_BUTTONS = 100, 160, 10
"""The maximum length of a detail in a Discord menu, and beside buttons (for few options), in characters."""

_CUT_SHORT = frozenset({"muster"})
"""Topics whose details may be truncated in a menu: predefined forces, which list all their units."""


def games_and_seeds(count: int) -> list[object]:
    """Return ``count`` seeds per game. ``make test`` runs the first two, or those in ``SHORT`` for a long game.

    The tests of one game and seed share its saves.
    """
    return [
        pytest.param(game, seed, marks=[pytest.mark.xdist_group(f"{game} {seed}"), *_soaked(game, seed)])
        for game in GAMES
        for seed in range(count)
    ]


def _soaked(game: str, seed: int) -> list[pytest.MarkDecorator]:
    return [] if seed in (SHORT if game in LONG else range(2)) else [pytest.mark.soak]


def options_of(game: str, rng: Random) -> dict[str, OptionValue]:
    """Pick a random value for every option; optional rules are more often off."""
    return {
        option.id: rng.random() < 0.4 if option.is_switch else rng.choice(list(option.values))
        for option in rules.games()[game].options.values()
    }


def started(game: str, seed: int) -> rules.Table:
    """Start a game with random options; every third one has none."""
    rng = Random(seed)
    scenario = rng.choice(list(rules.games()[game].scenarios))
    return rules.start(game, scenario, options_of(game, rng) if seed % 3 else {}, seed=f"conformance {seed}")


def player(game: str, seed: int) -> Agent:
    """Return a random, default or sensible player, by seed."""
    known = [agent for name, agent in agents(game, seed).items() if name not in LOOKING_AHEAD]
    return known[seed % len(known)]


def answer_with(table: rules.Table, agent: Agent) -> Answer:
    """Let a player answer for the first pending seat, from what that seat knows; return the answer."""
    seat = next(iter(table.decisions))
    answer = agent(seen_from(table, seat))
    give(table, answer, seat)
    return answer


def answer_by_default(table: rules.Table) -> None:
    """Give the default answer of the first pending seat, which nothing hidden decides."""
    seat, decision = next(iter(table.decisions.items()))
    give(table, decision.default, seat)


def positions(game: str, seed: int) -> Iterator[rules.Table]:
    """Yield every position of a game; of a long game the first ones, some in the middle, and the last."""
    table, agent = started(game, seed), player(game, seed)
    for number in range(DECISIONS_AT_MOST):
        looked_at = is_looked_at(game, number)
        if looked_at or table.decision is None:
            yield table
        if table.decision is None:
            return
        if looked_at:
            answer_with(table, agent)
        else:
            answer_by_default(table)
    raise AssertionError("the game does not end")


@cache
def saves(game: str, seed: int) -> tuple[str, ...]:
    """The saves of the same positions, for tests that need nothing of what was before them."""
    return tuple(table.save() for table in positions(game, seed))


def loaded(game: str, seed: int) -> Iterator[rules.Table]:
    """Yield the same positions as they're loaded; that they are the same is a test of its own."""
    return (rules.load(text) for text in saves(game, seed))


@cache
def ended(game: str, seed: int) -> rules.Table:
    """The same game at its end; don't change it."""
    *_, table = positions(game, seed)
    return table


def is_looked_at(game: str, number: int) -> bool:
    """Whether to check the position after so many decisions: always, except in long games."""
    most = LONG.get(game)
    return most is None or number < most or 7 * most <= number < 8 * most


@pytest.mark.parametrize("seed", first(1, range(60)))
@pytest.mark.parametrize("game", [game for game in GAMES if game not in LONG])
def test_self_play_ends(game: str, seed: int) -> None:
    """Five games per test: each ends with a result, and no position or combat breaks the rules."""
    for number in range(seed * 5, seed * 5 + 5):
        _play_checked(started(game, number), player(game, number))


@pytest.mark.parametrize("seed", [pytest.param(5), *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(5))])
@pytest.mark.parametrize("game", LONG)
def test_self_play_of_long_games_ends(game: str, seed: int) -> None:
    """One game per test, with the same checks at every position."""
    _play_checked(started(game, seed), player(game, seed))


def _play_checked(table: rules.Table, agent: Agent) -> None:
    if not game_type(table.game).has_secrets():
        table.stop_recording()
    for _ in range(DECISIONS_AT_MOST):
        if table.decision is None:
            break
        answer_with(table, agent)
        invariants.check(table)
    assert table.result is not None
    assert table.result.level
    assert table.result.text
    invariants.check_record(table)


@pytest.mark.parametrize("name", first(1, LOOKING_AHEAD))
def test_players_that_look_ahead_leave_the_table_alone(name: str) -> None:
    """They answer the decisions of two turns legally, and their simulations don't change the table."""
    table, agent = rules.start("romanitas", seed="ahead"), agents("romanitas", 1)[name]
    while table.decision is not None and table.state.turn == 1:
        before = table.save()
        answer = agent(table)
        assert table.save() == before
        give(table, answer)
    assert table.number > 5


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(100))
@pytest.mark.parametrize("game", GAMES)
def test_no_random_game_reaches_a_dead_end(game: str, chunk: int) -> None:
    """Ten thousand games, a hundred per test, with the same checks; one per test for long games."""
    for number in range(10_000 + chunk * 100, 10_000 + chunk * 100 + (1 if game in LONG else 100)):
        _play_checked(started(game, number), agents(game, number)["random"])


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(50))
@pytest.mark.parametrize("name", ["random", "legate"])
@pytest.mark.parametrize("game", LONG)
def test_whole_campaigns_of_long_games_end(game: str, name: str, seed: int) -> None:
    """The longest scenario to its last turn, with checks at every position; every third seed has three players."""
    options = {"players": "3"} if seed % 3 == 2 else {}
    _play_checked(rules.start(game, options=options, seed=f"whole {seed}"), agents(game, seed)[name])


@pytest.mark.parametrize(("game", "seed"), games_and_seeds(12))
def test_a_saved_game_is_the_same_game(game: str, seed: int) -> None:
    """load(save()) is the identity at every decision: state, decision, number, and undo."""
    for table in positions(game, seed):
        text = table.save()
        again = rules.load(text)
        assert again.save() == text
        assert again.state == table.state
        assert again.number == table.number
        assert again.can_undo == table.can_undo
        assert again.public() == table.public()
        assert again.events == []


@pytest.mark.parametrize(("game", "seed"), games_and_seeds(6))
def test_anyone_can_import_an_open_save(game: str, seed: int) -> None:
    """It never contains a secret, and the same game can continue from its position."""
    for table in positions(game, seed):
        text = table.open_save()
        if table.decision is None:
            assert text == table.save()
            return
        if text is None:
            assert invariants.hides(table)
            continue
        assert f"conformance {seed}" not in text
        again = _taken_up(text)
        if again is None:
            assert game_type(game)(table.state, "").may_end()
            continue
        assert again.decision is not None
        begun = next(event for event in again.events if isinstance(event, TakenUp))
        assert begun.state == {**json.loads(text)["record"]["checkpoint"], "dice": 0, "leaps": []}
        assert again.state.turn >= begun.turn
        assert (again.game, again.options) == (table.game, table.options)


def _taken_up(text: str) -> rules.Table | None:
    """Import a game; None if new dice end it before anyone decides anything."""
    try:
        return rules.take_up(text.encode())
    except rules.SaveError as refused:
        assert "decide" in str(refused)
        return None


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize(("game", "seed"), games_and_seeds(8))
def test_decisions_can_be_answered_and_shown(game: str, seed: int, locale: str) -> None:
    """Options are distinct, their texts exist and fit, the default is legal, refusals cite a rule."""
    with speaking(locale):
        for table in loaded(game, seed):
            for decision in table.decisions.values():
                _check_decision(decision, game)
            assert len({decision.number for decision in table.asked}) == len(table.asked)


def _check_decision(decision: Decision, game: str) -> None:
    assert decision.seat in rules.games()[game].seats
    assert decision.prompt
    assert decision.rule
    assert decision.check(decision.default) is not None
    if isinstance(decision, Pick):
        _check_pick(decision)
    else:
        _check_arrange(decision)


def _check_arrange(arrange: Arrange) -> None:
    for ident, label in [(item.id, item.label) for item in arrange.items] + [(s.id, s.label) for s in arrange.slots]:
        _check_id(ident)
        assert 0 < len(label) <= _LABEL, label
    assert all(len(item.detail) <= _LINE_OF_A_MENU for item in arrange.items)
    assert len({item.id for item in arrange.items}) == len(arrange.items)
    assert len({slot.id for slot in arrange.slots}) == len(arrange.slots)
    assert sum(slot.max for slot in arrange.slots) >= len(arrange.items) >= sum(slot.min for slot in arrange.slots)


def _check_id(ident: str) -> None:
    assert ident.isascii()
    assert ident.isprintable()
    assert 0 < len(ident) <= _ID, ident


def _check_pick(pick: Pick) -> None:
    assert 0 <= pick.min <= pick.max <= len(pick.options)
    ids = [option.id for option in pick.options]
    assert len(set(ids)) == len(ids)
    beside_buttons = pick.min == pick.max == 1 and len(pick.options) <= _MOST_BUTTONS
    longest = _LINE_BESIDE_BUTTONS if beside_buttons or pick.topic in _CUT_SHORT else _LINE_OF_A_MENU
    for option in pick.options:
        _check_id(option.id)
        assert 0 < len(option.label) <= _LABEL, option.label
        assert len(option.detail) <= longest, option.detail
        assert all(0 < len(heading) <= _LABEL for heading in option.group), option.group
        assert option.rule, option.id
    for barred in pick.barred():
        assert barred.id not in ids
        assert barred.label
        assert barred.detail.rstrip().endswith(")."), barred.detail


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_everyone_who_acts_has_a_name(game: str, locale: str) -> None:
    info = game_type(game).info
    with speaking(locale):
        assert all([*(seat.title for seat in info.seats.values()), *(each.title for each in info.factions.values())])


@pytest.mark.parametrize(("game", "seed"), games_and_seeds(12))
def test_illegal_choices_change_nothing(game: str, seed: int) -> None:
    """Unknown ids, other seats, wrong counts and wrong types are refused with a sentence."""
    for table in loaded(game, seed):
        before = table.save()
        for refused in [each for decision in (*table.decisions.values(), None) for each in _wrong(table, decision)]:
            with pytest.raises(IllegalChoice) as refusal:
                refused(table)
            assert str(refusal.value).endswith(".")
        assert table.save() == before


def _wrong(table: rules.Table, decision: Decision | None) -> list[Any]:
    if decision is None:
        by_whom = [seat for seat in table.seats if seat not in table.decisions]
        return [lambda t: t.choose("no such thing"), *(partial(_choose, "anything", seat) for seat in by_whom)]
    wrong = [
        lambda t: t.choose("no such option", seat=decision.seat),
        lambda t: t.arrange({"no such place": ["x"]}, seat=decision.seat),
        lambda t: t.choose(*_ids(decision), seat="no-one"),
    ]
    if isinstance(decision, Pick):
        wrong.append(lambda t: t.choose(*[decision.options[0].id] * (decision.max + 1), seat=decision.seat))
        wrong += [partial(_choose, each.id, decision.seat) for each in decision.barred()[:5]]
    else:
        wrong.append(lambda t: t.arrange({slot.id: [] for slot in decision.slots}, seat=decision.seat))
    return wrong


def _choose(ident: str, seat: str, table: rules.Table) -> None:
    table.choose(ident, seat=seat)


def _ids(decision: Decision) -> tuple[str, ...]:
    return decision.default if isinstance(decision, Pick) else ("x",)


@pytest.mark.parametrize(("game", "seed"), games_and_seeds(12))
def test_undo_is_the_same_without_the_last_choice(game: str, seed: int) -> None:
    """Undo never crosses dice, a reveal or another seat's choice, and the same choice leads forward again.

    The last choice before another seat's turn can be undone until that seat has chosen.
    """
    table, agent = started(game, seed), player(game, seed)
    undone = looked_at = 0
    while table.decision is not None:
        looked_at += 1
        if not is_looked_at(game, looked_at):
            answer_by_default(table)
            continue
        decision, state, dice = table.decision, table.state.model_dump(), table.state.dice
        before, asked = _since_checkpoint(table.save()), table.asked
        answer = answer_with(table, agent)
        waits = table.asked == asked
        has_thrown, crossed = table.state.dice != dice, {*table.decisions} != {decision.seat}
        if not table.can_undo_for(decision.seat):
            assert not waits
            assert has_thrown or crossed or decision.secret  # a secret answer may be the last one before the reveal
            continue
        assert waits or not has_thrown
        assert not any(table.can_undo_for(seat) for seat in table.seats if seat != decision.seat and not waits)
        after, saved = table.state.model_dump(), _since_checkpoint(table.save())
        table.undo(decision.seat)
        assert table.state.model_dump() == state
        assert _since_checkpoint(table.save()) == before
        assert table.decision is not None
        assert table.decision.prompt == decision.prompt
        assert not waits or table.decision.number == decision.number
        give(table, answer, decision.seat)
        assert table.state.model_dump() == after
        assert _since_checkpoint(table.save()) == saved
        undone += 1
    assert undone > 0 or len(table.events) < 150  # only a very short game has no choice to undo
    with pytest.raises(IllegalChoice):
        table.undo()


def _but_for_numbers(decisions: list[DecisionView]) -> list[DecisionView]:
    """Return visible decisions without their numbers, which are never reused."""
    return [cast("DecisionView", {**each, "number": 0}) for each in decisions]


def _since_checkpoint(save: str) -> dict[str, Any]:
    """Return a save without its number and without the choices before its checkpoint, which only undo needs."""
    found = _but_for_number(save)
    record = found["record"]
    record["made"] = record["made"][record.pop("since") :]
    del record["base"], record["floor"]
    return found


def _but_for_number(save: str) -> dict[str, Any]:
    """Return a save without its number, which grows even on undo."""
    found: dict[str, Any] = json.loads(save)
    del found["number"]
    found["record"].pop("asked", None)
    return found


@pytest.mark.parametrize(("game", "seed"), games_and_seeds(12))
def test_replay_is_deterministic(game: str, seed: int) -> None:
    """The same seed and the same choices give the same events and the same save."""
    first = ended(game, seed)
    *_, second = positions(game, seed)
    told = events_to_json(first.events)
    assert first.save() == second.save()
    assert told == events_to_json(second.events)
    assert [event.kind for event in events_from_json(game, told)] == [json.loads(each)["kind"] for each in told]


@pytest.mark.parametrize(("game", "seed"), games_and_seeds(6))
def test_every_die_can_be_checked(game: str, seed: int) -> None:
    """Every recorded die is the HMAC-SHA256 of the published secret, in order, without gaps."""
    table = ended(game, seed)
    rolls = [roll for event in table.events if isinstance(event, DiceThrown) for roll in event.rolls]
    assert sorted(roll.number for roll in rolls) == list(range(table.state.dice))
    secret = table.secret or ""
    assert hashlib.sha256(secret.encode()).hexdigest() == table.commitment
    for roll in rolls:
        assert roll.value == _recomputed(secret, roll.number, roll.sides)


def _recomputed(secret: str, number: int, sides: int) -> int:
    digest = hmac.new(secret.encode(), str(number).encode(), hashlib.sha256).digest()
    fair = 2**64 - 2**64 % sides
    values = [int.from_bytes(digest[start : start + 8], "big") for start in (0, 8, 16, 24)]
    return next(value for value in values if value < fair) % sides + 1


@pytest.mark.parametrize(("game", "seed"), games_and_seeds(6))
def test_a_correction_holds_or_changes_nothing(game: str, seed: int) -> None:
    """A game master's corrections keep the decision, the dice and all invariants."""
    rng = Random(seed)
    held = 0
    for table in positions(game, seed):
        offered = table.amendments()
        assert len({each.id for each in offered}) == len(offered)
        if not offered or rng.random() < 0.8:
            continue
        before, dice, number = table.save(), table.state.dice, table.number
        wanted = rng.choice(offered)
        try:
            (told,) = table.amend(wanted.id)
        except IllegalChoice as refusal:
            assert str(refusal).endswith(".")
            assert table.save() == before
            continue
        held += 1
        assert (told.kind, table.number, table.state.dice) == ("amended", number + 1, dice)
        assert table.decision is not None
        assert wanted not in table.amendments()
        assert not table.can_undo
        assert rules.load(table.save()).save() == table.save()
        assert rules.load(table.save()).state == table.state
        invariants.check(table)
    assert held or not rules.start(game, seed="corrections").amendments()


@pytest.mark.parametrize(("game", "seed"), games_and_seeds(6))
def test_what_cannot_be_corrected_is_refused(game: str, seed: int) -> None:
    """An unknown correction, or any correction of a finished game, is refused with a sentence."""
    for table in (started(game, seed), ended(game, seed)):
        before = table.save()
        with pytest.raises(IllegalChoice, match="correction isn't possible"):
            table.amend("no such thing")
        assert table.save() == before


@pytest.mark.parametrize(("game", "seed"), games_and_seeds(8))
def test_a_rewound_game_continues_with_unseen_dice(game: str, seed: int) -> None:
    """A game rewound twice has its old position; its dice are those of the stream, in order, each only once."""
    table, agent, rng = started(game, seed), player(game, seed), Random(seed)
    earlier: list[tuple[str, TableView]] = []
    left = 2
    while table.decision is not None:
        if left:
            earlier.append((table.save(), _seen(table, None)))
        if left or game not in LONG:
            answer_with(table, agent)
        else:
            answer_by_default(table)
        if not left or table.result is not None or rng.random() < 0.95:
            continue
        left -= 1
        text, seen = rng.choice(earlier)
        number, turn = table.number, table.state.turn
        (told,) = table.rewind(rules.load(text))
        assert (told.kind, told.model_dump()["left"], told.turn) == ("rewound", turn, table.state.turn)
        assert table.number == number + 1
        now = _seen(table, None)
        assert _but_for_numbers(now["decisions"]) == _but_for_numbers(seen["decisions"])
        assert {**now["state"], "leaps": []} == {**seen["state"], "leaps": []}
        assert rules.load(table.save()).save() == table.save()
        assert not table.can_undo
        invariants.check(table)
    rolls = [roll for event in table.events if isinstance(event, DiceThrown) for roll in event.rolls]
    assert sorted(roll.number for roll in rolls) == list(range(len(rolls)))
    assert all(roll.value == _recomputed(table.secret or "", roll.number, roll.sides) for roll in rolls)


@pytest.mark.parametrize(("game", "seed"), games_and_seeds(6))
def test_a_game_is_taken_back_to_a_moment_of_its_own_only(game: str, seed: int) -> None:
    """A rewind to another game's position, forward, or in a finished game is refused."""
    table, other = started(game, seed), started(game, seed + 1)
    later = rules.load(table.save())
    answer_with(later, player(game, seed))
    before = table.save()
    for elsewhere in (other, later):
        with pytest.raises(IllegalChoice, match="same campaign"):
            table.rewind(elsewhere)
    assert table.save() == before
    over = ended(game, seed)
    with pytest.raises(IllegalChoice, match="over"):
        over.rewind(rules.load(over.save()))


@pytest.mark.parametrize(("game", "seed"), games_and_seeds(6))
def test_views_are_plain_and_keep_the_secret(game: str, seed: int) -> None:
    """Views and events are JSON without the dice secret."""
    for table in positions(game, seed):
        for view in (table.public(), *(table.view(seat) for seat in rules.games()[game].seats)):
            text = json.dumps(view)
            assert f"conformance {seed}" not in text
        if table.result is None:
            assert table.secret is None


@pytest.mark.parametrize(("game", "seed"), games_and_seeds(12))
def test_secret_answers_do_not_show(game: str, seed: int) -> None:
    """No other seat can tell two secret answers apart until the game reveals them."""
    for table in loaded(game, seed):
        for decision in table.decisions.values():
            if isinstance(decision, Pick) and decision.secret:
                _check_answers_look_alike(table, decision)


def _check_answers_look_alike(table: rules.Table, decision: Pick) -> None:
    others = [None, *(other for other in table.seats if other != decision.seat)]
    for other in others:
        (seen,) = [each for each in _seen(table, other)["decisions"] if each["seat"] == decision.seat]
        assert not {"options", "min", "max", "prompt", "about", "actor"} & {*seen}
    ways = [rules.load(table.save()) for _ in decision.options]
    for way, option in zip(ways, decision.options, strict=True):
        give(way, (option.id,), decision.seat)
    if all(way.asked and way.asked[0].number == table.asked[0].number for way in ways):
        for other in others:
            assert len({json.dumps(_seen(way, other), sort_keys=True) for way in ways}) == 1
        assert all(event.audience for way in ways for event in way.events)
        assert {way.public_number for way in ways} == {table.public_number}


def _seen(table: rules.Table, seat: str | None) -> TableView:
    return table.public() if seat is None else table.view(seat)


@pytest.mark.parametrize("last", first(1, [3, 5, 10]))
@pytest.mark.parametrize("game", tuple(rules.games()))
def test_saves_do_not_grow(game: str, last: int) -> None:
    """Events aren't kept in the state: late saves are hardly larger than early ones."""
    for seed in range(1, 40):
        sizes: dict[int, int] = {}
        table, agent = rules.start(game, seed=f"growth {seed}"), list(agents(game, seed).values())[-1]
        before = table.state.turn - 1
        while table.decision is not None and last not in sizes:
            answer_with(table, agent)
            sizes.setdefault(table.state.turn - before, len(table.save()))
        if last in sizes:
            assert sizes[last] <= 1.3 * sizes[2]
            return
    raise AssertionError("no long game among the seeds")


@pytest.mark.parametrize("game", GAMES)
def test_the_first_paths_are_counted(game: str) -> None:
    """Perft: the number of ways to make the first decisions, with fixed dice."""
    table = rules.start(game, seed="paths")
    for _ in range(invariants.ANSWERED_FIRST.get(game, 0)):
        answer_by_default(table)
    counted = [_paths(table.save(), depth) for depth in (1, 2, 3)]
    assert game in invariants.PATHS, f"to be pinned once checked: {counted}"
    assert counted == invariants.PATHS[game]


def _paths(text: str, depth: int) -> int:
    if depth == 0:
        return 1
    table = rules.load(text)
    total = 0
    for answer in invariants.answers(table.decision):
        again = rules.load(text)
        give(again, answer, next(iter(table.decisions)))
        total += 1 if again.decision is None else _paths(again.save(), depth - 1)
    return total


def test_random_choices_are_even() -> None:
    """All legal answers of a decision are about equally frequent."""
    decision = rules.start("romanitas", seed="even").decision
    assert decision is not None
    rng = Random(1)
    found = Counter(json.dumps(rules.random_choice(decision, rng), sort_keys=True) for _ in range(6000))
    assert len(found) == 6
    assert min(found.values()) > 850


@pytest.mark.parametrize(("game", "scenario"), playthrough.scenarios())
def test_recorded_games_are_played_as_they_were(game: str, scenario: str) -> None:
    """A changed rule or text fails here; record again with ``python -m tests.conformance.playthrough --write``."""
    assert not playthrough.differences(game, scenario)


@pytest.mark.parametrize("game", GAMES)
def test_what_the_core_tells_of_any_game_can_be_read_back(game: str) -> None:
    """Imported, corrected or rewound campaigns have events from the core, which must be decodable too."""
    change = Text("core", "game-over")
    told: list[Event] = [
        DiceThrown(rolls=()),
        ChoiceUndone(seat="red"),
        Resumed(dropped=2),
        TakenUp(state={"turn": 3}),
        Amended(change=change),
        Rewound(left=4),
        GameEnded(level="victory", winner=None, reason=change),
    ]
    assert events_from_json(game, events_to_json(told)) == told

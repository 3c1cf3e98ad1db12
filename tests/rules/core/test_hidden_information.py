"""Hidden information stays hidden: draws, their dice, answers, forks. Only declared fields are public."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest

import rules
import tests.toy
from rules.core import registry
from rules.core.agents import give, seen_from
from rules.core.decisions import Option, Pick
from rules.core.dice import Stream
from rules.core.errors import RulesError
from rules.core.events import EVERYONE, NO_ONE, DiceThrown, Event, GameEnded, HiddenDiceThrown, PublicEvent
from rules.core.game import Game, Play, State, one
from rules.core.registry import events_from_json
from rules.core.zones import HIDDEN, Zone
from tests.toy.game import CARDS, CUP, SHIELDS, SPENT, CardsDrawn, Toy, hand_of

INTRIGUE: dict[str, bool | str] = {"intrigue": True, "players": "3"}


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    with tests.toy.registered():
        yield


def played(turns: int, seed: str = "a hidden seed", **options: bool | str) -> rules.Table:
    """Play a game in which everyone works, up to the start of a turn."""
    table = rules.start("toy", options={**INTRIGUE, **options}, seed=seed)
    while table.decision is not None and table.state.turn <= turns:
        decision = table.decision
        give(table, decision.default, decision.seat)
    return table


def pieces_of(table: rules.Table) -> list[str]:
    return sorted(piece for stack in table.state.stacks.values() for piece in stack)


@contextmanager
def other_draws(differs: set[int]) -> Iterator[None]:
    """Change the dice with these numbers to the next higher value."""
    die = Stream.die

    def other(stream: Stream, number: int, sides: int) -> int:
        value = die(stream, number, sides)
        return value % sides + 1 if number in differs else value

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Stream, "die", other)
        yield


def test_the_public_dice_do_not_tell_what_was_drawn() -> None:
    """No one can infer a hand from the cup's order and all public dice."""
    table = played(2)
    public = [event for event in table.events_for(None) if isinstance(event, DiceThrown)]
    hidden = [event for event in table.events_for(None) if isinstance(event, HiddenDiceThrown)]
    drawn = sum(len(table.state.stacks[hand_of(seat)]) for seat in table.seats)
    assert drawn == 9
    assert [roll for event in public for roll in event.rolls] == []
    assert [number for event in hidden for number in event.numbers] == list(range(9))


def test_whoever_draws_knows_the_dice_of_the_draw_and_no_others() -> None:
    table = played(2)
    for seat in table.seats:
        mine = [event for event in table.events_for(seat) if isinstance(event, DiceThrown)]
        assert [event.audience for event in mine] == [(seat,)]
        assert len(mine[0].rolls) == 3
        drawn = [event.cards for event in table.events_for(seat) if isinstance(event, CardsDrawn)]
        assert drawn == [tuple(table.state.stacks[hand_of(seat)])]


def test_what_others_draw_changes_nothing_that_a_seat_sees() -> None:
    """Two games that differ only in blue's secret draw look identical to all others."""
    first = played(2)
    with other_draws({3, 4, 5}):
        second = played(2)
        assert second.state.stacks[hand_of("blue")] != first.state.stacks[hand_of("blue")]
        assert second.view("blue") != first.view("blue")
        for seat in (None, "red"):
            seen = [table.public() if seat is None else table.view(seat) for table in (first, second)]
            assert json.dumps(seen[0]) == json.dumps(seen[1])
            told = [[event.model_dump() for event in table.events_for(seat)] for table in (first, second)]
            assert told[0] == told[1]


def test_hands_are_seen_by_their_owner_and_counted_by_all() -> None:
    table = played(2)
    assert table.public()["state"]["stacks"][hand_of("red")] == [HIDDEN] * 3
    assert table.view("blue")["state"]["stacks"][hand_of("red")] == [HIDDEN] * 3
    assert set(table.view("red")["state"]["stacks"][hand_of("red")]) <= {*CARDS}
    assert table.public()["state"]["stacks"][CUP] == [HIDDEN] * 12
    assert [item.id for item in table.hand("red")] == table.state.stacks[hand_of("red")]
    assert all(item.label for item in table.hand("red"))


def test_a_fork_for_a_seat_keeps_what_it_knows_and_draws_the_rest_at_random() -> None:
    table = played(4)
    seat = next(iter(table.decisions))
    forks = [table.fork(f"fork {number}", seat) for number in range(60)]
    mine = table.state.stacks[hand_of(seat)]
    assert all(fork.view(seat) == table.view(seat) for fork in forks)
    assert all(fork.state.stacks[hand_of(seat)] == mine for fork in forks)
    other = next(each for each in table.seats if each != seat)
    hands = [tuple(fork.state.stacks[hand_of(other)]) for fork in forks]
    assert len(set(hands)) > 40
    assert all(pieces_of(fork) == pieces_of(table) for fork in forks)


def test_what_a_fork_draws_does_not_depend_on_what_is_hidden() -> None:
    """The Legate can't peek: the fork for red is the same for any hand of blue."""
    first = played(2)
    with other_draws({3, 4, 5}):
        second = played(2)
        assert first.state.stacks != second.state.stacks
        for number in range(20):
            one_, two = (table.fork(f"fork {number}", "red") for table in (first, second))
            assert one_.state.stacks[hand_of("blue")] == two.state.stacks[hand_of("blue")]


def test_a_fork_without_a_seat_is_the_whole_truth() -> None:
    table = played(2)
    assert table.fork("truth").state == table.state


def test_a_player_of_an_open_game_looks_at_the_table_itself() -> None:
    table = rules.start("romanitas", seed="open")
    assert seen_from(table, "roman") is table


def test_advice_of_a_hidden_game_is_the_same_whatever_others_hold() -> None:
    first = played(2)
    with other_draws({3, 4, 5}):
        second = played(2)
        seat = next(iter(first.decisions))
        assert rules.suggestion(first, seat) == rules.suggestion(second, seat)


def test_after_the_end_everything_is_disclosed() -> None:
    table = played(99)
    assert table.result is not None
    assert table.public()["state"] == table.state.model_dump()
    rolls = [roll for event in table.events_for(None) if isinstance(event, DiceThrown) for roll in event.rolls]
    assert sorted(roll.number for roll in rolls) == list(range(table.state.dice))
    assert table.secret is not None
    stream = Stream(table.secret)
    assert all(stream.die(roll.number, roll.sides) == roll.value for roll in rolls)


def test_a_position_with_something_hidden_is_not_given_away_as_a_save() -> None:
    assert played(2).open_save() is None


# Hidden by default


class Silent(Event):
    """An event whose game forgot to set an audience."""

    pieces: tuple[str, ...]


class Loud(PublicEvent):
    what: str


class ForgetfulState(State, kw_only=True):
    plan: dict[str, str] = {}
    weather: str = "rain"


class Forgetful(Game[ForgetfulState]):
    """A game that declares no public field, event or audience."""

    info = Toy.info
    state_type = ForgetfulState
    version = 1
    event_type = Silent | Loud | DiceThrown | HiddenDiceThrown | GameEnded

    @classmethod
    def set_up(cls, scenario: str, options: object) -> ForgetfulState:
        return ForgetfulState(plan={"red": "attack", "blue": "wait"}, stacks={"bag": ["a", "b", "c"]})

    def step(self) -> Play[None]:
        self.tell(Silent(pieces=("a",)), "1")
        self.tell(Loud(what="dawn"), "1")
        options = [
            Option("go", tests.toy.game.say("work"), rule="1"),
            Option("stay", tests.toy.game.say("pass"), rule="1"),
        ]
        pick = Pick(
            seat="red",
            question=tests.toy.game.say("act"),
            rule="1",
            domain="military",
            options=options,
            default=("go",),
            secret=True,
        )
        yield from one(pick)
        self.draw_pieces("bag", "red-hand", 1)
        self.roll_hidden(6)
        self.state.turn += 1


@pytest.fixture
def forgetful(monkeypatch: pytest.MonkeyPatch) -> rules.Table:
    monkeypatch.setattr(tests.toy, "GAME", Forgetful)
    return rules.start("toy", seed="forgetful")


def test_a_field_that_is_not_declared_public_is_seen_by_no_one(forgetful: rules.Table) -> None:
    for view in (forgetful.public(), forgetful.view("red"), forgetful.view("blue")):
        assert not {"plan", "weather"} & {*view["state"]}
        assert view["state"]["turn"] == 1


def test_owned_fields_are_seen_by_their_owner_alone(forgetful: rules.Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Forgetful, "owned_fields", ("plan",))
    assert forgetful.view("red")["state"]["plan"] == {"red": "attack"}
    assert forgetful.public()["state"]["plan"] == {}


def test_an_event_without_audience_is_told_to_no_one(forgetful: rules.Table) -> None:
    assert [event.kind for event in forgetful.events] == ["silent", "loud"]
    assert [event.kind for event in forgetful.events_for(None)] == ["loud"]
    assert [event.kind for event in forgetful.events_for("red")] == ["loud"]


def test_events_of_before_audiences_were_denied_by_default_are_public_as_they_were(forgetful: rules.Table) -> None:
    (old,) = events_from_json("toy", ['{"kind":"loud","what":"dusk","audience":[]}'])
    assert old.audience == EVERYONE
    (denied,) = events_from_json("toy", ['{"kind":"silent","pieces":["a"]}'])
    assert denied.audience == NO_ONE


def test_a_secret_decision_shows_no_more_than_who_is_asked_about_what(forgetful: rules.Table) -> None:
    (seen,) = forgetful.public()["decisions"]
    assert {*seen} == {"kind", "seat", "rule", "domain", "topic", "number", "reaction"}


def test_a_game_that_hides_fields_has_to_say_how_to_guess_them(forgetful: rules.Table) -> None:
    with pytest.raises(RulesError, match="plan, weather"):
        forgetful.fork("guess", "blue")


def test_hidden_dice_are_told_by_their_numbers(forgetful: rules.Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Forgetful, "zones", (Zone("bag", "cup"), Zone("red-hand", "hand", "red")))
    told = forgetful.choose("go", seat="red")
    hidden = [event for event in told if isinstance(event, HiddenDiceThrown)]
    assert [event.numbers for event in hidden] == [(0, 1)]
    thrown = {event.audience: event.rolls for event in told if isinstance(event, DiceThrown)}
    assert {audience: [roll.number for roll in rolls] for audience, rolls in thrown.items()} == {
        ("red",): [0],
        NO_ONE: [1],
    }
    public = json.dumps([event.model_dump() for event in forgetful.events_for(None)])
    assert '"sides"' not in public


def test_pieces_of_a_hidden_zone_cannot_be_drawn_for_all_to_see() -> None:
    state = Toy.set_up("long", {"rich": False, "foggy": False, "intrigue": True, "players": "2"})
    game = Toy(state, "a secret")
    with pytest.raises(RulesError, match="hidden zone"):
        game.draw(game.pieces.at(CUP), 1)


def test_a_shuffled_zone_keeps_its_pieces() -> None:
    state = Toy.set_up("long", {"rich": False, "foggy": False, "intrigue": True, "players": "2"})
    game = Toy(state, "a secret")
    before = list(game.pieces.at(CUP))
    game.shuffle(CUP)
    assert sorted(game.pieces.at(CUP)) == sorted(before)
    assert list(game.pieces.at(CUP)) != before


@pytest.mark.parametrize("seed", range(12))
def test_forks_are_found_wherever_a_seat_is_asked(seed: int) -> None:
    """Every decision of a game with hands, windows and bids has a fork that its seat can't tell from the table."""
    rng = Random(seed)
    table = rules.start("toy", options={"intrigue": True, "players": str(2 + seed % 4)}, seed=f"fork {seed}")
    while table.decisions:
        seat = rng.choice([*table.decisions])
        if rng.random() < 0.3:
            fork = table.fork("x", seat)
            assert fork.view(seat) == table.view(seat)
            assert next(iter(fork.decisions)) == seat
        give(table, rules.random_choice(table.decisions[seat], rng), seat)


@pytest.mark.parametrize("name", ["greedy", "strategist"])
def test_players_that_try_answers_out_play_hidden_games_too(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """They fork the table that they get, which is already a fork."""
    monkeypatch.setattr(tests.toy, "JUDGE", lambda state, seat: float(state.coins[seat]), raising=False)
    table = rules.start("toy", "short", INTRIGUE, seed="tried out")
    agent = registry.agents("toy", 1)[name]
    for _ in range(6):
        seat = next(iter(table.decisions))
        give(table, agent(seen_from(table, seat)), seat)
    assert table.number == 6


def test_a_fork_that_has_gone_on_cannot_be_forked() -> None:
    fork = played(2).fork("once", "red")
    fork.fork("twice", "red")
    give(fork, fork.decision.default if fork.decision else (), next(iter(fork.decisions)))
    with pytest.raises(RulesError, match="without a record"):
        fork.fork("later", "red")


def test_who_may_hold_something_depends_on_what_everyone_knows() -> None:
    table = played(1)
    game = Toy(table.state, "any")  # type: ignore[arg-type]
    first, second, third = (hand_of(seat) for seat in table.seats)
    for card in CARDS:
        game.pieces.move(card, CUP)
    assert not game.may_hold(first, SHIELDS)
    game.draw_pieces(CUP, first, 2)
    game.draw_pieces(CUP, third, 2)
    assert game.may_hold(first, SHIELDS)
    for card in SHIELDS:
        game.pieces.move(card, second)
    assert game.may_hold(first, SHIELDS)
    for card in list(game.pieces.at(third)):
        game.pieces.move(card, CUP)
    assert not game.may_hold(third, SHIELDS)
    for card in SHIELDS:
        game.pieces.move(card, SPENT)
    assert not game.may_hold(first, SHIELDS)


def test_a_game_with_secrets_is_not_copied_at_another_checkpoint() -> None:
    """Whoever tries a turn to come would see every hand in the copy."""
    table = played(1)
    with pytest.raises(RulesError, match="hidden information"):
        table.fork_at(table.state, "a seed")


def test_a_fork_for_a_seat_is_copied_at_another_checkpoint_with_its_guesses() -> None:
    table = played(1)
    seat = next(iter(table.decisions))
    rival = next(each for each in table.seats if each != seat)
    held = set()
    for number in range(8):
        fork = table.fork(f"seed {number}", seat)
        copy = fork.fork_at(fork.state, "a seed")
        held.add(tuple(copy.view(rival)["state"]["stacks"][hand_of(rival)]))
    assert len(held) > 1

"""Attacks on hidden information through harmless-looking interfaces, and on tables that ask several seats."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import cast

import pytest

import rules
import tests.toy
from rules.core.advice import advise
from rules.core.agents import Appraisal, appraise, default_agent, greedy_agent, play_out
from rules.core.decisions import Answer, Option, Pick
from rules.core.errors import IllegalChoice, RulesError
from rules.core.events import DiceThrown, Event, GameEnded, HiddenDiceThrown, PublicEvent
from rules.core.game import Game, Options, Play, State, every_field, one, window
from rules.core.text import Text
from rules.core.zones import Zone
from tests.toy.game import Toy, say


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    with tests.toy.registered():
        yield


class Whispered(Event):
    what: str


class Shouted(PublicEvent):
    what: str


class PlotState(State, kw_only=True):
    """The notes and hidden fields of the games in these tests."""

    noted: dict[str, int] = {}


Script = Callable[["Plot"], Play[None]]


class Plot(Game[PlotState]):
    """A game with a script, pieces and zones from each test."""

    info = Toy.info
    state_type = PlotState
    version = 1
    event_type = Whispered | Shouted | DiceThrown | HiddenDiceThrown | GameEnded
    public_fields = every_field(PlotState)
    stacks: dict[str, list[str]]
    script: Script

    @classmethod
    def set_up(cls, scenario: str, options: Options) -> PlotState:
        return PlotState(stacks={place: list(pieces) for place, pieces in cls.stacks.items()})

    @classmethod
    def seats_in_play(cls, options: Options) -> tuple[str, ...]:
        return ("red", "blue", "green")

    def step(self) -> Play[None]:
        yield from type(self).script(self)
        self.state.turn += 1


def pick(seat: str, topic: str = "plot", *ids: str, secret: bool = False) -> Pick:
    options = [Option(ident, say("work"), rule="1") for ident in ids or ("pass", "act")]
    return Pick(
        seat=seat,
        question=say("act"),
        rule="1",
        domain="military",
        options=options,
        default=(options[0].id,),
        topic=topic,
        secret=secret,
    )


@pytest.fixture
def start(monkeypatch: pytest.MonkeyPatch) -> Callable[..., rules.Table]:
    """Return a function that starts a game with a given script."""

    def started(
        script: Script, *, seed: str = "plot", zones: tuple[Zone, ...] = (), **stacks: list[str]
    ) -> rules.Table:
        game = type("ThisPlot", (Plot,), {"script": staticmethod(script), "stacks": stacks, "zones": zones})
        monkeypatch.setattr(tests.toy, "GAME", game)
        return rules.start("toy", seed=seed)

    return started


def noted(table: rules.Table) -> dict[str, int]:
    """Return the game's notes."""
    return cast("PlotState", table.state).noted


def die_noted(state: State, seat: str) -> float:
    """A judge that prefers high dice."""
    return cast("PlotState", state).noted.get("die", 0)


def unexplained(state: State, appraisal: Appraisal) -> tuple[Text, ...]:
    """Give no reasons."""
    return ()


Start = Callable[..., rules.Table]
HANDS = tuple(Zone(f"{seat}-hand", "hand", seat) for seat in ("red", "blue", "green"))


def secret_window(game: Plot) -> Play[None]:
    """Let red and blue act against green without showing who has answered."""
    answers = yield from window("plot", [pick(seat, secret=True) for seat in ("red", "blue")])
    acted = [seat for seat in answers if answers[seat] != ("pass",)]
    game.tell(Shouted(what="trouble" if acted else "peace"), "1")


# Forks and advice


def test_a_fork_does_not_show_who_has_answered_in_a_secret_window(start: Start) -> None:
    def script(game: Plot) -> Play[None]:
        yield from secret_window(game)
        yield from one(pick("green"))

    table = start(script, zones=HANDS)
    before = table.fork("x", "red")
    table.choose("act", seat="blue")
    after = table.fork("x", "red")
    assert list(after.decisions) == list(before.decisions) == ["red", "blue"]
    assert after.number == before.number


def test_a_fork_does_not_depend_on_who_answered_first_in_a_secret_window(start: Start) -> None:
    def script(game: Plot) -> Play[None]:
        picks = [pick(seat, "plot", *"abcdefgh", secret=True) for seat in ("red", "blue")]
        answers = yield from window("plot", picks)
        yield from one(pick("green"))
        game.state.noted = {seat: ord("".join(answer)) for seat, answer in answers.items()}
        yield from one(pick("green"))

    found = []
    for order in (("red", "blue"), ("blue", "red")):
        table = start(script, zones=HANDS)
        for seat in order:
            table.choose("a", seat=seat)
        fork = table.fork("x", "green")
        fork.choose("pass", seat="green")
        found.append(noted(fork))
    assert found[0] == found[1]


def test_advice_does_not_depend_on_secret_answers_of_others(start: Start) -> None:
    def script(game: Plot) -> Play[None]:
        yield from window("plot", [pick(seat, "plot", *"abcdefgh", secret=True) for seat in ("red", "blue")])
        game.state.noted["die"] = game.roll()

    table = start(script, zones=HANDS)
    first = advise(table, default_agent, die_noted, unexplained, 3)
    table.choose("c", seat="blue")
    second = advise(table, default_agent, die_noted, unexplained, 3)
    assert first == second


def test_a_fork_knows_nothing_of_the_secret_of_the_dice(start: Start) -> None:
    def script(game: Plot) -> Play[None]:
        yield from one(pick("red"))
        game.end("victory", None, say("finished"), "1")

    table = start(script, seed="the secret", zones=HANDS)
    for seat in (None, "red"):
        fork = table.fork("x", seat)
        assert "the secret" not in fork.save()
        assert "the secret" not in fork.give_up()
        fork.choose("pass", seat="red")
        assert fork.secret != "the secret"
        assert fork.commitment == table.commitment


def test_a_fork_does_not_know_what_a_script_keeps_to_itself(start: Start) -> None:
    """A game without hidden fields can still ask in secret and roll hidden dice within a step."""

    def script(game: Plot) -> Play[None]:
        answer = yield from one(pick("red", "plot", *"abcdefgh", secret=True))
        die = game.roll_hidden(1000)
        yield from one(pick("blue"))
        game.state.noted = {"answer": ord(answer), "die": die}
        yield from one(pick("blue"))

    table = start(script)
    table.choose("c", seat="red")
    found = []
    for number in range(20):
        fork = table.fork(f"x {number}", "blue")
        fork.choose("pass", seat="blue")
        found.append(noted(fork))
    assert len({each["answer"] for each in found}) > 1
    assert len({each["die"] for each in found}) > 1


# Events


def test_public_dice_do_not_name_a_hidden_event_as_their_cause(start: Start) -> None:
    def script(game: Plot) -> Play[None]:
        yield from one(pick("red"))
        game.roll()
        game.tell(Whispered(what="an ambush", audience=("blue",)), "9.9")
        game.roll_hidden(6, ("blue",))
        game.tell(Shouted(what="battle"), "1")

    table = start(script)
    table.choose("pass", seat="red")
    causes = {event.audience: event.causes for event in table.events if isinstance(event, DiceThrown)}
    assert [(cause.kind, cause.rule) for cause in causes[()]] == [("shouted", "1")]
    assert [(cause.kind, cause.rule) for cause in causes["blue",]] == [("shouted", "1")]


# Undo


def test_the_seat_that_closes_a_secret_window_cannot_undo_its_outcome(start: Start) -> None:
    """Otherwise blue could try every answer and learn red's from the outcomes."""

    def script(game: Plot) -> Play[None]:
        yield from secret_window(game)
        yield from one(pick("blue"))

    table = start(script, zones=HANDS)
    table.choose("pass", seat="red")
    told = table.choose("pass", seat="blue")
    assert [event.kind for event in told] == ["shouted"]
    assert not table.can_undo_for("blue")
    with pytest.raises(IllegalChoice):
        table.undo("blue")


def test_only_its_own_seat_can_undo_a_secret_answer(start: Start) -> None:
    def script(game: Plot) -> Play[None]:
        yield from secret_window(game)

    table = start(script, zones=HANDS)
    table.choose("pass", seat="red")
    assert [table.can_undo_for(seat) for seat in ("red", "blue", "green")] == [True, False, False]
    with pytest.raises(IllegalChoice):
        table.undo()
    with pytest.raises(IllegalChoice):
        table.undo("red", count=2)
    assert "red" not in table.decisions
    table.undo("red")
    assert "red" in table.decisions


def test_an_answer_without_a_seat_does_not_tell_who_else_has_answered(start: Start) -> None:
    def script(game: Plot) -> Play[None]:
        yield from secret_window(game)

    table = start(script, zones=HANDS)
    with pytest.raises(IllegalChoice) as no_one:
        table.choose("nonsense")
    table.choose("pass", seat="red")
    with pytest.raises(IllegalChoice) as one_:
        table.choose("nonsense")
    assert str(no_one.value) == str(one_.value)


# Draws


CARDS = [f"card-{number}" for number in range(10)]
CUP = Zone("cup", "cup")


def test_the_die_of_a_draw_does_not_tell_what_others_have_drawn(start: Start) -> None:
    """A seat that knows the cup's original order can't infer earlier draws from its own die and card."""

    def script(game: Plot) -> Play[None]:
        game.draw_pieces("cup", "blue-hand", 5)
        game.draw_pieces("cup", "red-hand", 1)
        yield from one(pick("red"))

    surprises = 0
    for number in range(40):
        table = start(script, seed=f"draw {number}", zones=(CUP, *HANDS), cup=CARDS)
        (roll,) = [roll for event in table.events_for("red") if isinstance(event, DiceThrown) for roll in event.rolls]
        (card,) = table.state.stacks["red-hand"]
        gone = CARDS.index(card) - (roll.value - 1)
        surprises += not 0 <= gone <= 5 or gone != sum(
            CARDS.index(other) < CARDS.index(card) for other in table.state.stacks["blue-hand"]
        )
    assert surprises > 20


def test_a_fork_does_not_depend_on_the_hidden_dice_of_a_draw(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """Draws of the current step are as unknown as earlier ones."""

    def script(game: Plot) -> Play[None]:
        game.draw_pieces("cup", "blue-hand", 2)
        yield from one(pick("red"))

    found = []
    for seed in ("one", "two", "three"):
        table = start(script, seed=seed, zones=(CUP, *HANDS), cup=CARDS)
        found.append([table.fork(f"x {number}", "red").state.stacks for number in range(10)])
    assert found[0] == found[1] == found[2]


def test_what_went_back_into_the_cup_may_have_been_drawn_or_not(start: Start) -> None:
    """Forks don't show whether blue has just drawn a card that was public before."""

    def script(game: Plot) -> Play[None]:
        game.pieces.move_all(game.pieces.at("discard"), "cup")
        game.shuffle("cup")
        game.draw_pieces("cup", "blue-hand", 1)
        yield from one(pick("red"))

    shares = []
    for seed in ("one", "two", "three"):
        zones = (CUP, Zone("discard", "discard"), *HANDS)
        table = start(script, seed=seed, zones=zones, cup=CARDS[:5], discard=CARDS[5:])
        hands = [table.fork(f"x {number}", "red").state.stacks["blue-hand"][0] for number in range(60)]
        shares.append(sum(CARDS.index(card) >= 5 for card in hands))
    assert all(15 <= share <= 45 for share in shares)
    assert shares[0] == shares[1] == shares[2]


def test_what_a_seat_draws_itself_and_what_is_played_stays_in_its_fork(start: Start) -> None:
    def script(game: Plot) -> Play[None]:
        game.shuffle("cup")
        game.draw_pieces("cup", "blue-hand", 3)
        game.draw_pieces("cup", "red-hand", 2)
        game.pieces.move(game.pieces.at("blue-hand")[1], "discard")
        yield from one(pick("red"))

    for seed in range(10):
        zones = (CUP, Zone("discard", "discard"), *HANDS)
        table = start(script, seed=f"{seed}", zones=zones, cup=CARDS)
        forks = [table.fork(f"x {number}", "red") for number in range(10)]
        assert all(fork.view("red") == table.view("red") for fork in forks)
        assert len({tuple(fork.state.stacks["blue-hand"]) for fork in forks}) > 5


def test_a_player_that_looks_ahead_does_not_see_what_is_hidden(start: Start) -> None:
    """The policy and the reasons for advice get resampled positions."""

    def script(game: Plot) -> Play[None]:
        game.draw_pieces("cup", "blue-hand", 3)
        yield from one(pick("red"))
        yield from one(pick("blue"))

    shown: list[tuple[str, ...]] = []

    def policy(table: rules.Table) -> Answer:
        shown.append(tuple(table.state.stacks["blue-hand"]))
        return default_agent(table)

    def explain(state: State, appraisal: Appraisal) -> tuple[Text, ...]:
        shown.append(tuple(state.stacks["blue-hand"]))
        return ()

    told = []
    for seed in ("one", "two", "three"):
        shown.clear()
        table = start(script, seed=seed, zones=(CUP, *HANDS), cup=CARDS)
        appraise(table, policy, lambda state, seat: 0, Random(1), 2)
        told.append(list(shown))
        advice = advise(table, policy, lambda state, seat: 0, explain, 2)
        assert len(advice) == 2
        assert tuple(table.state.stacks["blue-hand"]) not in shown[-2:]
    assert told[0] == told[1] == told[2]


def test_players_that_look_ahead_can_be_given_what_their_seat_sees(start: Start) -> None:
    def script(game: Plot) -> Play[None]:
        game.draw_pieces("cup", "blue-hand", 3)
        yield from one(pick("red"))
        game.end("victory", None, say("finished"), "1")

    table = start(script, zones=(CUP, *HANDS), cup=CARDS)
    assert play_out(table, greedy_agent(lambda state, seat: 0, Random(1))) == 1


# Views


def test_a_decision_about_hidden_pieces_has_to_be_secret(start: Start) -> None:
    """If a game forgets that, the table raises an error instead of showing a hand to everyone."""

    def script(game: Plot) -> Play[None]:
        game.draw_pieces("cup", "red-hand", 2)
        yield from one(pick("red", "play", *game.pieces.at("red-hand")))

    with pytest.raises(RulesError, match="secret"):
        start(script, zones=(CUP, *HANDS), cup=CARDS)

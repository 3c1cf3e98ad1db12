"""Edge cases of the table: odd saves, changed rules, rules errors, undo, and illegal answers."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

import rules
import tests.toy.game
from rules.core.agents import give, play_out, random_agent
from rules.core.decisions import Arrange, Pick
from rules.core.errors import IllegalChoice, RulesError, SaveError, ScriptError, UnknownGame
from rules.core.events import ChoiceUndone, DiceThrown, GameEnded, Resumed
from rules.core.game import Play
from rules.core.registry import events_from_json, events_to_json
from rules.romanitas.ai.legate import legate
from tests.toy.game import FieldClaimed, Given, Toy, ToyState

LINE = {"left": ["man-2"], "centre": ["man-1", "man-4"], "right": ["man-3"]}


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    with tests.toy.registered():
        yield


@pytest.fixture
def one_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let red take every turn, so that undo can cross a checkpoint."""
    monkeypatch.setattr(tests.toy.game, "SEATS", ("red", "red"))


def state_of(table: rules.Table) -> ToyState:
    assert isinstance(table.state, ToyState)
    return table.state


def topic(table: rules.Table) -> str:
    assert table.decision is not None
    return table.decision.topic


def saved(table: rules.Table) -> dict[str, Any]:
    return cast("dict[str, Any]", json.loads(table.save()))


def loaded(save: dict[str, Any]) -> rules.Table:
    return rules.load(json.dumps(save))


def first_turns(count: int, seed: str = "edges") -> rules.Table:
    """Play turns of the toy in which everyone works."""
    table = rules.start("toy", seed=seed)
    for number in range(count):
        table.choose(f"field-{number + 1}")
        table.choose("work")
        table.choose()
        while topic(table) == "bid":
            table.choose("bid-1")
    return table


# Saving at odd moments


def moments() -> Iterator[tuple[str, rules.Table]]:
    """Yield tables at moments when players might stop."""
    yield "start", rules.start("toy", seed="edges")
    table = first_turns(1)
    table.choose("field-2")
    yield "between two choices of a turn", table
    table.choose("raid")
    yield "before a battle", table
    table.arrange(LINE)
    yield "after dice", table
    table.choose("gift-1", "gift-5")
    yield "at a change of seat", table
    table.choose("field-3")
    table.undo()
    yield "after a choice taken back", table
    table.choose("field-4")
    table.choose("work")
    table.choose()
    assert topic(table) == "bid"
    yield "before a secret", table
    table.choose("bid-3")
    yield "between two secrets", table
    table.choose("bid-0")
    yield "after a reveal", table


def test_a_game_can_be_saved_at_any_moment() -> None:
    """The loaded game is the same: state, decision, number, undo, and views."""
    for moment, table in moments():
        again = rules.load(table.save())
        assert again.events == [], moment
        assert again.state == table.state, moment
        assert (again.number, again.can_undo) == (table.number, table.can_undo), moment
        assert again.public() == table.public(), moment
        assert [again.view(seat) for seat in ("red", "blue")] == [table.view(seat) for seat in ("red", "blue")]
        assert again.save() == table.save(), moment
        rng, same = Random(1), Random(1)
        play_out(again, random_agent(rng))
        other = rules.load(table.save())
        play_out(other, random_agent(same))
        assert again.save() == other.save(), moment


def test_a_game_that_is_over_stays_over() -> None:
    table = rules.start("toy", "short", seed="edges")
    play_out(table, random_agent(Random(2)))
    again = rules.load(table.save())
    assert again.decision is None
    assert again.result == table.result is not None
    assert again.secret == "edges"
    assert again.events == []
    assert again.public()["decision"] is None
    result = again.public()["result"]
    assert result is not None
    assert result["level"] == "victory"
    with pytest.raises(IllegalChoice, match="over"):
        again.choose("field-1")
    with pytest.raises(IllegalChoice, match="over"):
        again.arrange({})
    with pytest.raises(IllegalChoice):
        again.undo()
    assert again.save() == table.save()


def test_a_battle_of_romanitas_can_be_saved_before_every_choice() -> None:
    table = _in_battle()
    while table.decision is not None and table.state.model_dump()["battle"] is not None:
        again = rules.load(table.save())
        assert again.public() == table.public()
        assert again.state == table.state
        give(again, again.decision.default if again.decision else ())
        give(table, table.decision.default)
        assert again.save() == table.save()


def _in_battle() -> rules.Table:
    for seed in range(30):
        table = rules.start("romanitas", seed=f"battle {seed}")
        while table.decision is not None:
            if table.state.model_dump()["battle"] is not None:
                return table
            give(table, legate(table))
    raise AssertionError("no battle among the seeds")


def test_two_tables_of_one_save_are_independent() -> None:
    text = first_turns(2).save()
    one, other = rules.load(text), rules.load(text)
    one.choose("field-9")
    assert other.save() == text
    assert state_of(other).fields == {"field-1": "red", "field-2": "blue"}


def test_events_are_kept_for_the_life_of_a_table_only() -> None:
    table = rules.start("toy", seed="edges")
    assert table.events == []
    told = [*table.choose("field-1"), *table.choose("gamble")]
    assert table.events == told
    assert [event.kind for event in told] == ["field-claimed", "earned", "dice-thrown"]
    assert rules.load(table.save()).events == []


def test_events_are_read_back_as_they_were_written() -> None:
    told = first_turns(3).events
    assert events_from_json("toy", events_to_json(told)) == told
    for wrong in ("", "{", "{}", '{"kind": "unheard-of"}', '{"kind": "earned", "seat": 5, "coins": 1}'):
        with pytest.raises(SaveError, match="isn't an event of toy"):
            events_from_json("toy", [wrong])


# Changed rules


def _paid_better(monkeypatch: pytest.MonkeyPatch) -> None:
    """Change the rules: work earns one more coin."""
    earn = Toy.earn

    def better(game: Toy, seat: str, coins: int) -> None:
        earn(game, seat, coins + 1)

    monkeypatch.setattr(Toy, "earn", better)


def _fails(*_: object) -> None:
    raise ZeroDivisionError("a slip in the rules")


def _in_mid_turn() -> rules.Table:
    """Play to red's second turn, two choices after the checkpoint."""
    table = first_turns(2)
    table.choose("field-3")
    table.choose("work")
    return table


def test_a_game_whose_hash_disagrees_goes_on_from_its_checkpoint_and_says_so() -> None:
    save = saved(_in_mid_turn())
    save["record"]["made"][-1][2] = "0" * 16
    table = loaded(save)
    (told,) = table.events
    assert isinstance(told, Resumed)
    assert (told.dropped, told.turn) == (2, 3)
    assert topic(table) == "claim"
    assert state_of(table).fields == {"field-1": "red", "field-2": "blue"}
    assert table.number == save["number"] + 1
    assert not table.can_undo
    with pytest.raises(IllegalChoice):
        table.undo()
    assert rules.load(table.save()).events == []


@pytest.mark.parametrize("place", [0, 1])
def test_every_hash_on_the_way_counts(place: int) -> None:
    save = saved(_in_mid_turn())
    save["record"]["made"][place][2] = "f" * 16
    assert [event.kind for event in loaded(save).events] == ["resumed"]


def test_corrected_rules_do_not_end_a_campaign(monkeypatch: pytest.MonkeyPatch) -> None:
    """If the old choices lead elsewhere, they are dropped and made again under the new rules."""
    text = _in_mid_turn().save()
    _paid_better(monkeypatch)
    table = rules.load(text)
    assert [cast("Resumed", event).dropped for event in table.events] == [2]
    table.choose("field-3")
    table.choose("work")
    assert state_of(table).coins == {"red": 2 + 3, "blue": 2}
    assert rules.load(table.save()).state == table.state


def test_a_correction_of_what_was_not_touched_since_drops_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    table = first_turns(2)
    table.choose("field-3")
    text = table.save()
    _paid_better(monkeypatch)
    again = rules.load(text)
    assert again.events == []
    assert again.number == table.number
    assert again.save() == text


@pytest.mark.parametrize("answer", [["no-such-field"], ["field-1"], [], {"left": ["man-1"]}])
def test_a_choice_that_is_no_longer_legal_is_dropped(answer: object) -> None:
    save = saved(_in_mid_turn())
    save["record"]["made"][0][1] = answer
    table = loaded(save)
    assert [cast("Resumed", event).dropped for event in table.events] == [2]
    assert topic(table) == "claim"


def test_a_script_that_fails_in_the_replay_drops_the_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    text = _in_mid_turn().save()
    monkeypatch.setattr(Toy, "earn", _fails)
    table = rules.load(text)
    assert [cast("Resumed", event).dropped for event in table.events] == [2]
    assert topic(table) == "claim"


def test_choices_beyond_the_end_of_the_game_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Under the new rules the first choice ends the game, so there's no decision for the second."""
    text = _in_mid_turn().save()

    def ended(game: Toy) -> Play[None]:
        yield from game.claim("red")
        game.end("victory", "red", tests.toy.game.say("finished"), "8")

    monkeypatch.setattr(Toy, "step", ended)
    table = rules.load(text)
    assert [cast("Resumed", event).dropped for event in table.events] == [2]
    assert table.result is None


def test_dice_since_the_checkpoint_are_rolled_again_with_the_same_values() -> None:
    """Choosing again doesn't give better dice: the stream is reset with the game."""
    table = first_turns(2)
    table.choose("field-3")
    thrown = [event for event in table.choose("gamble") if isinstance(event, DiceThrown)]
    save = saved(table)
    save["record"]["made"][-1][2] = "0" * 16
    again = loaded(save)
    assert again.state.dice == table.state.dice - 1
    again.choose("field-7")
    assert [event for event in again.choose("gamble") if isinstance(event, DiceThrown)] == thrown


@pytest.mark.usefixtures("one_seat")
def test_a_rules_change_that_prevents_undo_leaves_the_table_unchanged(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before the checkpoint the old choices would lead elsewhere, so undo is refused and changes nothing."""
    table = first_turns(1)
    table.choose("field-2")
    text = table.save()
    _paid_better(monkeypatch)
    table = rules.load(text)
    table.undo()
    before, state = table.save(), table.state.model_dump()
    assert table.can_undo
    with pytest.raises(ScriptError, match="can't be undone"):
        table.undo()
    assert table.save() == before
    assert table.state.model_dump() == state
    assert [event.kind for event in table.events] == ["choice-undone"]
    table.choose("field-5")
    assert state_of(table).fields == {"field-1": "red", "field-5": "red"}


def test_an_older_version_is_brought_up_to_date_at_its_checkpoint(monkeypatch: pytest.MonkeyPatch) -> None:
    def upgrade(_: type[Toy], version: int, state: dict[str, Any]) -> dict[str, Any] | None:
        return {**state, "turns": 4} if version == 0 else None

    monkeypatch.setattr(Toy, "upgrade", classmethod(upgrade))
    save = saved(_in_mid_turn())
    save["version"] = 0
    table = loaded(save)
    assert state_of(table).turns == 4
    assert topic(table) == "claim"
    assert json.loads(table.save())["version"] == Toy.version
    save["version"] = -1
    with pytest.raises(SaveError, match="version -1"):
        loaded(save)


# Rules errors


def _failing(monkeypatch: pytest.MonkeyPatch, where: str) -> Callable[[], None]:
    """Make a script of the toy fail; return a function that repairs it."""
    sound = getattr(Toy, where)
    monkeypatch.setattr(Toy, where, _fails)
    return lambda: monkeypatch.setattr(Toy, where, sound)


@pytest.mark.parametrize("choices", [["gamble"], ["work"]])
def test_a_rules_error_leaves_the_table_unchanged(monkeypatch: pytest.MonkeyPatch, choices: list[str]) -> None:
    table = first_turns(2)
    table.choose("field-3")
    before, told, state = table.save(), list(table.events), table.state.model_dump()
    repair = _failing(monkeypatch, "earn")
    for _ in range(2):
        with pytest.raises(ScriptError) as fault:
            table.choose(*choices)
        assert str(fault.value).endswith(".")
        assert isinstance(fault.value.__cause__, ZeroDivisionError)
        assert table.save() == before
        assert table.state.model_dump() == state
        assert table.events == told
        assert topic(table) == "act"
    table.choose("raid")
    table.undo()
    repair()
    table.choose(*choices)
    assert state_of(table).dice == (1 if choices == ["gamble"] else 0)


def test_a_rules_error_after_a_checkpoint_leaves_the_table_unchanged(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last choice of a turn fails only when the next turn begins."""
    table = first_turns(1)
    table.choose("field-2")
    table.choose("gamble")
    before = table.save()
    claim = Toy.claim
    monkeypatch.setattr(Toy, "claim", lambda game, seat, _: claim(game, seat) if seat == "blue" else _fails())
    with pytest.raises(ScriptError):
        table.choose("gift-1")
    assert table.save() == before
    monkeypatch.setattr(Toy, "claim", claim)
    assert topic(table) == "gifts"
    table.choose("gift-1")
    assert topic(table) == "claim"
    assert rules.load(table.save()).state == table.state


def test_a_fault_after_dice_does_not_waste_them(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = rules.start("toy", seed="edges")
    sound.choose("field-1")
    sound.choose("raid")
    expected = events_to_json(sound.arrange(LINE))
    table = rules.start("toy", seed="edges")
    table.choose("field-1")
    table.choose("raid")
    repair = _failing(monkeypatch, "earn")
    with pytest.raises(ScriptError):
        table.arrange(LINE)
    repair()
    assert table.state.dice == 0
    assert events_to_json(table.arrange(LINE)) == expected


def test_an_unanswerable_question_is_a_rules_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def unanswerable(game: Toy, seat: str, _: str | None) -> Play[None]:
        yield game.pick(seat, "act", "2", [], default=())

    table = rules.start("toy", seed="edges")
    before = table.save()
    monkeypatch.setattr(Toy, "act", unanswerable)
    with pytest.raises(ScriptError) as fault:
        table.choose("field-1")
    assert "'act' (2) has no legal answer" in str(fault.value.__cause__)
    assert table.save() == before


def test_a_game_that_never_asks_is_a_rules_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def idle(_: Toy) -> Iterator[None]:
        yield from ()

    monkeypatch.setattr(Toy, "step", idle)
    with pytest.raises(RulesError, match="without a decision"):
        rules.start("toy", seed="edges")


# Invalid saves


@pytest.mark.parametrize(
    "text",
    ["", " ", "null", "5", '"save"', "[]", "{}", "{", "\x00", "\ud800", "save", '{"format": 1}', "[" * 200_000],
)
def test_an_invalid_save_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(SaveError) as refusal:
        rules.load(text)
    assert str(refusal.value).startswith("This isn't a saved game, or it's damaged: ")
    assert str(refusal.value).endswith(".")
    assert len(str(refusal.value)) < 300


def test_a_truncated_save_is_refused() -> None:
    text = _in_mid_turn().save()
    for length in range(len(text)):
        with pytest.raises(SaveError):
            rules.load(text[:length])
    with pytest.raises(SaveError):
        rules.load(f"{text}x")


_SENTENCES = [
    ({"format": 2}, "format 2; this program reads format 1"),
    ({"format": 0}, "format 0"),
    ({"version": 99}, "version 99 of the rules of .*this program knows version 1"),
    ({"game": "monopoly"}, "no game “monopoly”. I know: .*romanitas"),
    ({"game": ""}, "no game “”"),
    ({"game": "g" * 5000}, f"no game “{'g' * 60}”."),
]


@pytest.mark.parametrize(("facts", "said"), _SENTENCES)
def test_a_save_of_something_unknown_is_refused_with_what_is_known(facts: dict[str, Any], said: str) -> None:
    with pytest.raises(SaveError, match=said) as refusal:
        loaded({**saved(_in_mid_turn()), **facts})
    assert len(str(refusal.value)) < 300


_WRONG: list[Any] = [None, 1.5, True, -5, 10**400, "x", ["x"], {"x": []}, [[]]]


@pytest.mark.parametrize("field", ["format", "game", "version", "options", "secret", "number", "record", "scenario"])
def test_a_save_with_a_field_of_the_wrong_type_is_refused(field: str) -> None:
    save = saved(_in_mid_turn())
    for wrong in _WRONG:
        if type(wrong) is not type(save[field]) and not (field == "options" and wrong == {}):
            with pytest.raises(SaveError):
                loaded({**save, field: wrong})
    del save[field]
    with pytest.raises(SaveError):
        loaded(save)


@pytest.mark.parametrize("field", ["turn", "dice", "scene", "stacks", "turns", "coins", "fields", "bids"])
def test_a_checkpoint_with_a_fact_of_the_wrong_type_is_refused(field: str) -> None:
    for wrong in (None, 1.5, True, [["x"]], {"x": None}):
        save = saved(_in_mid_turn())
        save["record"]["checkpoint"][field] = wrong
        with pytest.raises(SaveError, match="damaged"):
            loaded(save)


@pytest.mark.parametrize("wrong", [None, 5, "x", [], {}, [{}], {"turn": 1}])
def test_a_checkpoint_that_is_no_position_is_refused(wrong: object) -> None:
    save = saved(_in_mid_turn())
    save["record"]["checkpoint"] = wrong
    with pytest.raises(SaveError, match="damaged"):
        loaded(save)


@pytest.mark.parametrize("wrong", [[[]], [["red"]], [["red", 5, "x"]], [["red", [5], "x"]], [[1, [], "x"]], "x", {}])
def test_choices_that_cannot_be_read_are_refused(wrong: object) -> None:
    save = saved(_in_mid_turn())
    save["record"]["made"] = wrong
    with pytest.raises(SaveError, match="damaged"):
        loaded(save)


@pytest.mark.parametrize("where", ["base", "checkpoint"])
def test_a_deeply_nested_save_is_refused(where: str) -> None:
    save = saved(_in_mid_turn())
    save["record"][where] = "DEEP"
    deep = "[" * 100_000 + "]" * 100_000
    with pytest.raises(SaveError):
        rules.load(json.dumps(save).replace('"DEEP"', deep))


def test_a_huge_save_is_read_or_refused() -> None:
    """Fields with millions of characters: invalid values are refused, unused ones are ignored."""
    save = saved(_in_mid_turn())
    with pytest.raises(SaveError):
        loaded({**save, "game": "x" * 3_000_000})
    digits = "9" * 100_000
    with pytest.raises(SaveError):
        rules.load(json.dumps({**save, "number": "N"}).replace('"N"', digits))
    assert loaded({**save, "idle": "x" * 3_000_000}).number == save["number"]
    save["record"]["made"] *= 2000
    assert [cast("Resumed", event).dropped for event in loaded(save).events] == [4000]


def test_a_save_is_text_that_any_file_can_hold(tmp_path: Path) -> None:
    table = rules.start("toy", seed='Ῥωμανία ☩ \n " \\')
    file = tmp_path / "save.json"
    file.write_text(table.save(), encoding="utf-8")
    again = rules.load(file.read_text(encoding="utf-8"))
    assert again.commitment == table.commitment
    assert again.save() == table.save()


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"game": "monopoly"}, "no game 'monopoly'; known are: .*toy"),
        ({"game": "toy", "scenario": "endless"}, "no scenario 'endless'; known are: short, long"),
        ({"game": "toy", "options": {"poor": True}}, "no option 'poor'; known are: rich, foggy"),
        ({"game": "toy", "scenario": "s" * 5000}, f"no scenario '{'s' * 60}';"),
    ],
)
def test_an_unknown_game_cannot_be_started(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(UnknownGame, match=said):
        rules.start(**wrong)


def test_options_that_are_not_named_keep_their_default() -> None:
    table = rules.start("toy", "short", {"rich": True}, seed="edges")
    assert (table.scenario, table.options) == (
        "short",
        {"rich": True, "foggy": False, "intrigue": False, "players": "2"},
    )
    assert state_of(table).coins == {"red": 5, "blue": 5}
    again = rules.load(table.save())
    assert (again.scenario, again.options) == (table.scenario, table.options)


# Undo


def test_nothing_can_be_taken_back_at_the_start() -> None:
    table = rules.start("toy", seed="edges")
    assert not table.can_undo
    with pytest.raises(IllegalChoice, match="nothing to take back"):
        table.undo()


def test_choices_are_taken_back_one_by_one_up_to_the_change_of_seat() -> None:
    table = first_turns(1)
    before, state = table.number, table.state.model_dump()
    for choices in (["field-2"], ["raid"]):
        table.choose(*choices)
    assert isinstance(table.decision, Arrange)
    events = [table.undo(), table.undo()]
    assert [type(event) for told in events for event in told] == [ChoiceUndone, ChoiceUndone]
    assert [cast("ChoiceUndone", told[0]).seat for told in events] == ["blue", "blue"]
    assert not table.can_undo
    with pytest.raises(IllegalChoice, match="another player's move"):
        table.undo()
    assert table.number == before + 4
    assert table.state.model_dump() == state


def test_the_end_of_a_turn_can_be_taken_back_until_the_next_player_has_acted() -> None:
    table = rules.start("toy", seed="edges")
    for choices in (["field-1"], ["work"]):
        table.choose(*choices)
    before = table.state.model_dump()
    table.choose()
    assert table.decision is not None
    assert table.decision.seat == "blue"
    table = rules.load(table.save())
    assert (table.can_undo_for("red"), table.can_undo_for("blue")) == (True, False)
    (undone,) = table.undo()
    assert cast("ChoiceUndone", undone).seat == "red"
    assert table.state.model_dump() == before
    table.choose()
    table.choose("field-2")
    assert (table.can_undo_for("red"), table.can_undo_for("blue")) == (False, True)


@pytest.mark.parametrize(
    "crossing",
    [["gamble"], ["raid", LINE]],
    ids=["a die", "a battle"],
)
def test_no_choice_is_taken_back_across_dice(crossing: list[Any]) -> None:
    table = rules.start("toy", seed="edges")
    table.choose("field-1")
    for answer in crossing:
        assert table.can_undo
        give(table, (answer,) if isinstance(answer, str) else answer)
    assert table.state.dice > 0
    before = table.save()
    for _ in range(2):
        assert not table.can_undo
        with pytest.raises(IllegalChoice, match="past dice"):
            table.undo()
    assert table.save() == before
    assert not rules.load(before).can_undo


@pytest.mark.usefixtures("one_seat")
def test_no_choice_is_taken_back_across_a_reveal() -> None:
    table = first_turns(2)
    table.choose("field-3")
    table.choose("work")
    table.choose()
    assert table.can_undo
    table.choose("bid-2")
    assert topic(table) == "claim"
    assert table.state.dice == 0
    with pytest.raises(IllegalChoice, match="a reveal"):
        table.undo()


@pytest.mark.usefixtures("one_seat")
def test_choices_are_taken_back_past_a_checkpoint() -> None:
    table = rules.start("toy", seed="edges")
    states = []
    answers: list[tuple[str, ...]] = [("field-1",), ("work",), ("gift-2",), ("field-2",), ("work",), (), ("field-3",)]
    for answer in answers:
        states.append(table.state.model_dump())
        give(table, answer)
    table = rules.load(table.save())
    for state in reversed(states):
        assert table.can_undo
        table.undo()
        assert table.state.model_dump() == state
        assert rules.load(table.save()).state == table.state
    assert not table.can_undo
    for answer in answers:
        give(table, answer)
    assert state_of(table).fields == {"field-1": "red", "field-2": "red", "field-3": "red"}


def test_the_end_cannot_be_taken_back() -> None:
    table = rules.start("toy", "short", seed="edges")
    while table.decision is not None:
        give(table, table.decision.default)
    assert isinstance(table.events[-1], GameEnded)
    assert not table.can_undo


@pytest.mark.parametrize("seed", range(5))
def test_the_number_always_grows(seed: int) -> None:
    """By one for every choice, undo and resume; a refusal doesn't change it."""
    table, rng = rules.start("toy", seed=f"number {seed}"), Random(seed)
    assert table.number == 0
    while table.decision is not None:
        number = table.number
        if rng.random() < 0.3:
            with pytest.raises(IllegalChoice):
                table.choose("no such option")
            assert table.number == number
        if table.can_undo and rng.random() < 0.4:
            table.undo()
        elif rng.random() < 0.1 and (save := saved(table))["record"]["made"][save["record"]["since"] :]:
            save["record"]["made"][-1][2] = "0"
            table = loaded(save)
        else:
            give(table, random_agent(rng)(table))
        assert table.number == number + 1
        assert table.public()["number"] == table.number
        assert rules.load(table.save()).number == table.number


# Illegal answers


def test_a_decision_belongs_to_its_seat() -> None:
    table = rules.start("toy", seed="edges")
    before = table.save()
    for stranger in ("blue", "RED", "", "no-one", "x" * 5000, 5, ("red",)):
        with pytest.raises(IllegalChoice, match="belongs to Red, not to") as refusal:
            table.choose("field-1", seat=cast("str", stranger))
        assert len(str(refusal.value)) < 200
    assert table.save() == before
    table.choose("field-1", seat="red")
    table.choose("raid")
    with pytest.raises(IllegalChoice, match="not to Blue"):
        table.arrange(LINE, seat="blue")
    table.arrange(LINE, seat="red")
    table.choose(seat="red")
    with pytest.raises(IllegalChoice, match="belongs to Blue, not to Red"):
        table.choose("field-2", seat="red")


def test_there_is_no_view_of_a_seat_that_does_not_exist() -> None:
    table = rules.start("toy", seed="edges")
    with pytest.raises(RulesError, match="no seat 'pink'"):
        table.view("pink")


_NO_CHOICE: list[tuple[Any, ...]] = [
    (), ("field-1", "field-2"), ("field-1", "field-1"), ("field-41",), ("field-01",), ("",), (None,), (1,), (True,),
    (["field-1"],), ({"field-1": 1},), (b"field-1",), (object(),), ("x" * 100_000,), ("\ud800",),
]  # fmt: skip


@pytest.mark.parametrize("ids", _NO_CHOICE)
def test_an_illegal_pick_changes_nothing(ids: tuple[Any, ...]) -> None:
    table = rules.start("toy", seed="edges")
    before = table.save()
    with pytest.raises(IllegalChoice) as refusal:
        table.choose(*ids)
    assert str(refusal.value).endswith(".")
    assert len(str(refusal.value)) < 200
    with pytest.raises(IllegalChoice):
        table.arrange(LINE)
    assert table.save() == before
    assert table.events == []
    assert table.number == 0


_NO_LINE: list[Any] = [
    {}, None, 5, "left", ["man-1"], {"left": "man-1"}, {"left": None}, {"left": [["man-1"]]}, {"left": [{}]},
    {**LINE, "rear": []}, {**LINE, 5: []}, {**LINE, "left": []}, {**LINE, "left": ["man-1"]},
    {**LINE, "left": ["man-5"]}, {**LINE, "left": [2]}, {**LINE, "left": ["man-2", "man-2"]},
    {"left": ["man-1"], "centre": ["man-2"], "right": ["man-3"]}, {**LINE, "left": ["x" * 100_000]},
    {"left": ["man-1", "man-2", "man-3"], "centre": ["man-4"], "right": []},
]  # fmt: skip


@pytest.mark.parametrize("slots", _NO_LINE)
def test_an_illegal_arrangement_changes_nothing(slots: Any) -> None:
    table = rules.start("toy", seed="edges")
    table.choose("field-1")
    table.choose("raid")
    before, told = table.save(), list(table.events)
    with pytest.raises(IllegalChoice) as refusal:
        table.arrange(slots)
    assert str(refusal.value).endswith(".")
    assert len(str(refusal.value)) < 200
    with pytest.raises(IllegalChoice, match="arrangement"):
        table.choose("man-1")
    assert table.save() == before
    assert table.events == told


@pytest.mark.usefixtures("one_seat")
def test_what_is_barred_is_refused_with_the_reason() -> None:
    table = rules.start("toy", seed="edges")
    table.choose("field-1")
    table.choose("raid")
    table.arrange(LINE)
    table.choose()
    table.choose("field-2")
    assert isinstance(table.decision, Pick)
    (barred,) = table.decision.barred()
    with pytest.raises(IllegalChoice) as refusal:
        table.choose("raid")
    assert str(refusal.value) == barred.detail


def test_the_order_of_a_choice_of_several_is_kept() -> None:
    table = rules.start("toy", seed="edges")
    table.choose("field-1")
    table.choose("work")
    told = table.choose("gift-4", "gift-1")
    (given,) = [event for event in told if isinstance(event, Given)]
    assert given.gifts == ("gift-4", "gift-1")
    assert isinstance(table.events[0], FieldClaimed)


def test_a_table_without_record_plays_on_but_cannot_undo() -> None:
    kept, quick = rules.start("toy", seed="edges"), rules.start("toy", seed="edges")
    quick.stop_recording()
    one, other = random_agent(Random(3)), random_agent(Random(3))
    while kept.decision is not None:
        assert not quick.can_undo
        give(kept, one(kept))
        give(quick, other(quick))
        assert quick.state == kept.state
    with pytest.raises(IllegalChoice):
        quick.undo()
    assert events_to_json(quick.events) == events_to_json(kept.events)

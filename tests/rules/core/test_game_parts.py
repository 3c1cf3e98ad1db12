"""The declarative parts of a game, tested with a tiny game of two islands."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import msgspec
import pytest

import data
from data import DataError
from rules.core import registry
from rules.core.campaign import Campaign, CampaignState
from rules.core.choices import option_maker, refusal_maker
from rules.core.core_events import CoreEvent
from rules.core.corrections import (
    Correction,
    Corrections,
    Kind,
    Switch,
    correction,
    entries,
    flip,
    listed,
    mark,
    number,
    one_of,
    one_step,
    take_off,
    toggle,
)
from rules.core.data_checks import Problems, count, dangling, duplicates, each_once, every_face, unknown
from rules.core.data_files import (
    BoardRecord,
    Checks,
    DataFiles,
    GameFiles,
    OptionRecord,
    Record,
    ScenarioRecord,
    ScenariosRecord,
    by_id,
    grouped,
    ids,
    names_by_id,
)
from rules.core.decisions import Arrange, Item, Option, Pick, Slot
from rules.core.errors import ImpossibleState, RulesError
from rules.core.events import DiceThrown, Event, Rewound
from rules.core.game import GameInfo, Options, Play, arranged, one
from rules.core.info import ALL_DOMAINS, game_info
from rules.core.memo import Memo
from rules.core.policy import (
    PickChooser,
    Policy,
    PositionMemo,
    Whims,
    argument,
    best_of,
    best_option,
    first_offered,
    first_option,
    number_in,
    offered,
    word_in,
)
from rules.core.position_checks import (
    Check,
    all_within,
    demand,
    every,
    frame,
    known_once,
    outside,
    refuse_impossible,
    requires,
    unknown_or_twice,
    within,
)
from rules.core.position_checks import unknown as unknown_things
from rules.core.table import Table
from rules.core.text import Text, register_texts, speaker

ID = "islands"
say = speaker(ID)
choice, refusal = option_maker(ID), refusal_maker(ID)


# The data


class Counter(Record):
    id: str
    name: str
    nation: str
    strength: int


class CountersFile(Record):
    nations: tuple[str, ...]
    units: tuple[Counter, ...]


class Scenario(ScenarioRecord):
    turns: int


class ScenariosFile(ScenariosRecord):
    scenarios: tuple[Scenario, ...]
    options: tuple[OptionRecord, ...]


class IslandFiles(GameFiles):
    board: BoardRecord
    counters: CountersFile
    scenarios: ScenariosFile


FILES: dict[str, Any] = {
    "board": {
        "bbox": [0.0, 0.0, 9.0, 9.0],
        "spaces": [
            {"id": "capri", "name": "Capri", "kind": "land", "lat": 1.0, "lon": 1.0},
            {"id": "ischia", "name": "Ischia", "kind": "land", "lat": 2.0, "lon": 2.0, "aka": ["Pithecusae"]},
        ],
        "links": [{"a": "capri", "b": "ischia", "kind": "sea"}],
    },
    "counters": {
        "nations": ["goats", "gulls"],
        "units": [
            {"id": "goat-1", "name": "Goat 1", "nation": "goats", "strength": 2},
            {"id": "goat-2", "name": "Goat 2", "nation": "goats", "strength": 1},
            {"id": "gull-1", "name": "Gull 1", "nation": "gulls", "strength": 1},
        ],
    },
    "scenarios": {
        "scenarios": [{"id": "summer", "default": False, "turns": 2}, {"id": "winter", "default": True, "turns": 4}],
        "options": [
            {"id": "storms", "rule": "7"},
            {"id": "nets", "rule": "R1", "house": True},
            {"id": "boats", "rule": "3", "values": ["1", "2"]},
        ],
    },
}


def _nations(files: IslandFiles) -> Problems:
    counters = files.counters
    yield from duplicates("unit", ids(counters.units))
    yield from dangling("unit", counters.units, lambda unit: [unit.nation], counters.nations)


def _strength(files: IslandFiles) -> Problems:
    yield from count("points of strength", sum(unit.strength for unit in files.counters.units), 4)


CHECKS: Checks[IslandFiles] = {"counters": (_nations, _strength)}


class Islands:
    def __init__(self, files: IslandFiles) -> None:
        self.units = by_id(files.counters.units)
        self.of = {nation: ids(units) for nation, units in grouped(files.counters.units, lambda u: u.nation).items()}
        self.names = names_by_id(files.board.spaces, files.counters.units)
        self.scenarios = by_id(files.scenarios.scenarios)
        self.options = files.scenarios.options


DATA = DataFiles(ID, IslandFiles, CHECKS, Islands)


def parsed(change: Callable[[dict[str, Any]], object] = lambda _: None) -> Islands:
    found = json.loads(json.dumps(FILES))
    change(found)
    return DATA.parse({name: json.dumps(values) for name, values in found.items()})


def test_data_are_laid_out() -> None:
    islands = parsed()
    assert DATA.names == ("board", "scenarios", "counters")
    assert islands.of == {"goats": ("goat-1", "goat-2"), "gulls": ("gull-1",)}
    assert islands.names["ischia"] == "Ischia"
    assert islands.units["goat-1"].strength == 2


def test_data_are_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / ID).mkdir()
    for name, values in FILES.items():
        (tmp_path / ID / f"{name}.json").write_text(json.dumps(values), encoding="utf-8")
    monkeypatch.setattr(data, "_ROOT", tmp_path)
    fresh = DataFiles(ID, IslandFiles, CHECKS, Islands)
    assert fresh.load() is fresh.load()
    (tmp_path / ID / "board.json").unlink()
    with pytest.raises(DataError, match=r"islands/board\.json: it cannot be read"):
        DataFiles(ID, IslandFiles, CHECKS, Islands).load()


def _add_link(end: str) -> Callable[[dict[str, Any]], None]:
    return lambda found: found["board"]["links"].append({"a": end, "b": "ischia", "kind": "land"})


@pytest.mark.parametrize(
    ("file", "spoil", "said"),
    [
        ("board", lambda f: f["board"]["spaces"].append(f["board"]["spaces"][0]), "the space 'capri' stands there 2"),
        ("board", _add_link("elba"), "the land link elba - ischia names 'elba', which does not exist"),
        ("board", _add_link("ischia"), "leads nowhere"),
        ("board", _add_link("capri"), "the link 'capri - ischia' stands there 2 times"),
        ("board", lambda f: f["board"]["spaces"][0].update(lat=91.0), r"at spaces\.0\.lat"),
        ("board", lambda f: f["board"].update(weather=[]), "at weather"),
        (
            "scenarios",
            lambda f: f["scenarios"]["scenarios"][0].update(default=True),
            "1 default scenarios; there are 2",
        ),
        ("scenarios", lambda f: f["scenarios"]["scenarios"][0].update(id="winter"), "'winter' stands there 2"),
        ("scenarios", lambda f: f["scenarios"]["scenarios"][0].update(turns="4"), r"at scenarios\.0\.turns"),
        ("counters", lambda f: f["counters"]["units"][2].update(nation="cats"), "the unit 'gull-1' names 'cats'"),
        ("counters", lambda f: f["counters"]["units"].pop(), "there must be 4 points of strength; there are 3"),
        ("counters", lambda f: f.update(counters=[]), "at the whole file"),
    ],
)
def test_wrong_data_are_refused_with_their_file(file: str, spoil: Callable[[dict[str, Any]], None], said: str) -> None:
    with pytest.raises(DataError, match=said) as refused:
        parsed(spoil)
    assert refused.value.file == f"islands/{file}.json"


def test_checks_of_lists_and_tables() -> None:
    assert list(unknown("a list", ["a", "b"], "b")) == ["a list names 'a', which does not exist."]
    assert list(each_once("a list", ["a", "a", "c"], ["a", "b"])) == [
        "a list must name 'a' once, not 2 times.",
        "a list must name 'b' once, not 0 times.",
        "a list must not name 'c'.",
    ]
    assert list(every_face("a table", [(1, 2), (3, 4, 5, 6)])) == []
    assert list(every_face("a table", [(1, 1)], range(1, 3))) == [
        "a table must cover each face of the die once; it covers [1, 1]."
    ]


# The game


class IslandState(CampaignState, kw_only=True):
    holder: dict[str, str]
    fed: dict[str, int]
    asleep: list[str] = []


class Crossed(Event):
    unit: str


INFO = game_info(
    ID,
    {"player": ALL_DOMAINS},
    ((each, range(3, 3 + each.turns)) for each in parsed().scenarios.values()),
    parsed().options,
    {"goatherd": ("economic",)},
)


class IslandGame(Campaign[IslandState]):
    info: ClassVar[GameInfo] = INFO
    state_type = IslandState
    version = 1
    event_type = Crossed | CoreEvent

    @classmethod
    def set_up(cls, scenario: str, options: Options) -> IslandState:
        chosen = [option for option, value in options.items() if value is True]
        return IslandState(
            scenario=scenario,
            options=chosen,
            last_turn=6,
            turn=3,
            stacks={"capri": ["goat-1"]},
            holder={"capri": "goats", "ischia": "gulls"},
            fed={"goats": 1, "gulls": 2},
        )

    def step(self) -> Play[None]:
        if self.has("nets"):
            yield from arranged(
                Arrange(
                    seat="player",
                    question=say("nets"),
                    rule="R1",
                    domain="economic",
                    items=[Item("net", say("net"))],
                    slots=[Slot("capri", say("capri"), 0, 1), Slot("ischia", say("ischia"), 0, 1)],
                    default={"capri": ("net",), "ischia": ()},
                    topic="nets",
                )
            )
        topic = "cross" if self.state.turn < 5 else "rest"
        options = [choice("stay", "stay", "1"), choice("go", "go", "1", strength=3), choice("back", "back", "1")]
        pick = Pick(
            seat="player",
            question=say(topic, unit="goat-1", strength=2),
            rule="1",
            domain="military",
            options=options,
            default=("stay",),
            topic=topic,
        )
        yield from one(pick)
        self.state.turn += 1
        if self.state.turn > self.state.last_turn:
            self.end("victory", "player", say("over"), "9")


GAME = IslandGame


@pytest.fixture(scope="module", autouse=True)
def islands(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    texts = tmp_path_factory.mktemp("texts")
    (texts / "en").mkdir()
    (texts / "en" / "islands.ftl").write_text("unsound-scenario = It is another scenario.\n", encoding="utf-8")
    register_texts(ID, texts)
    with registry.only_games({**registry.packages(), ID: __name__}):
        yield


def game(**facts: Any) -> IslandGame:
    state = IslandGame.set_up("winter", {})
    return IslandGame(msgspec.structs.replace(state, **facts), "")


def table(**options: bool) -> Table:
    import rules

    return rules.start(ID, options=options, seed="islands")


def test_a_game_is_listed_out_of_its_data() -> None:
    assert (INFO.default_scenario, list(INFO.seats), list(INFO.offices)) == ("winter", ["player"], ["goatherd"])
    assert (INFO.scenarios["winter"].turns, INFO.scenarios["winter"].first_turn) == (4, 3)
    assert INFO.scenarios["winter"].description == say("scenario-winter-detail")
    assert [(option.id, option.rule, option.house) for option in INFO.options.values()] == [
        ("storms", "7", False),
        ("nets", "R1", True),
        ("boats", "3", False),
    ]
    assert INFO.options["storms"].is_switch
    assert (INFO.options["boats"].default, INFO.options["boats"].choices["2"]) == ("1", say("option-boats-2"))
    assert INFO.options["nets"].name == say("option-nets")


def test_options_are_made_once_and_refusals_name_their_rule() -> None:
    assert choice("go", "go", "1", strength=3) is choice("go", "go", "1", strength=3)
    assert choice("go", "go", "1", (say("sea"),)).path == (say("sea"),)
    assert choice("go", "go", "1").consequence == say("go-detail")
    barred = refusal("fly", "fly", "no-wings", "2", unit="goat-1")
    assert (barred.name, barred.reason) == (say("fly", unit="goat-1"), say("no-wings", rule="2", unit="goat-1"))


def test_a_campaign_saves_its_scenario_first_and_knows_its_options() -> None:
    assert list(json.loads(msgspec.json.encode(IslandGame.set_up("winter", {}))))[7:10] == [
        "scenario",
        "options",
        "last_turn",
    ]
    assert game(options=["nets"]).has("nets")
    assert not game().has("nets")


def test_events_of_the_table_are_read_back_with_those_of_the_game() -> None:
    events: list[Event] = [Crossed(unit="goat-1"), DiceThrown(rolls=()), Rewound(left=3)]
    assert registry.events_from_json(ID, registry.events_to_json(events)) == events


# The policy


def _stays(pick: Pick, t: IslandGame) -> str | None:
    return "stay" if t.has("storms") else None


def _crosses(pick: Pick, t: IslandGame) -> str | None:
    return best_option(pick.options, lambda option: number_in(option.name, "strength"), 1.0)


PICKS: Mapping[str, PickChooser[IslandGame]] = {"cross": _crosses, "rest": _stays}


def _last_net(arrange: Arrange, t: IslandGame) -> dict[str, tuple[str, ...]]:
    return {"ischia": ("net",)}


def view(state: IslandState) -> IslandGame:
    return IslandGame(state, "")


def test_a_policy_answers_by_topic_and_else_as_suggested() -> None:
    policy = Policy(IslandState, view, PICKS, {"nets": _last_net})
    played = table(nets=True)
    assert policy(played) == {"ischia": ("net",)}
    assert Policy(IslandState, view, PICKS)(played) == {"capri": ("net",), "ischia": ()}
    played = table()
    assert policy(played) == ("go",)
    played.choose("stay")
    played.choose("stay")
    assert policy(played) == ("stay",)  # the policy has no opinion on a rest without storms
    played.choose("stay")
    played.choose("stay")
    with pytest.raises(RulesError, match="decision is pending"):
        policy(played)


@pytest.mark.parametrize("answer", [("go", "stay"), ("stay",), ()])
def test_a_policy_takes_several_options_or_none_of_them(answer: tuple[str, ...]) -> None:
    def crosses(pick: Pick, t: IslandGame) -> tuple[str, ...]:
        return answer

    policy = Policy(IslandState, view, PICKS, several={"cross": crosses})
    assert policy(table()) == policy.without_whims()(table()) == answer


def test_a_policy_without_an_opinion_on_several_options_answers_as_suggested() -> None:
    def crosses(pick: Pick, t: IslandGame) -> None:
        return None

    decision = table().decision
    assert decision is not None
    assert Policy(IslandState, view, PICKS, several={"cross": crosses})(table()) == decision.default


def test_a_policy_refuses_a_table_of_another_game() -> None:
    import rules

    with pytest.raises(RulesError, match="its own game"):
        Policy(IslandState, view, PICKS)(rules.start("romanitas", seed="another"))


def test_whims_follow_from_the_position_and_never_lead_back() -> None:
    always = Policy(IslandState, view, PICKS, whims=Whims(1.0, {"cross"}))
    played = table()
    first = always(played)
    assert first == always(played)
    rng = Random(f"{played.commitment} {played.number}")
    rng.random()
    assert first == (rng.choice(["stay", "go"]),)
    assert Policy(IslandState, view, PICKS, whims=Whims(0.0, {"cross"}))(played) == ("go",)
    assert Policy(IslandState, view, PICKS, whims=Whims(1.0, {"rest"}))(played) == ("go",)


def test_a_position_is_worked_out_once_until_it_changes() -> None:
    seen: list[int] = []

    def looked(state: IslandState) -> IslandGame:
        seen.append(state.turn)
        return view(state)

    memo = PositionMemo[IslandState, IslandGame](looked)
    state = IslandGame.set_up("winter", {})
    assert memo(state) is memo(state)
    state.turn = 4
    memo(state)
    memo(msgspec.structs.replace(state))
    assert seen == [3, 4, 4]


def test_a_memo_forgets_everything_when_it_is_full() -> None:
    memo, worked_out = Memo(2), list[str]()

    def length(word: str) -> int:
        worked_out.append(word)
        return len(word)

    for word in ("goat", "goat", "gull", "cat", "goat"):
        assert memo.get(word, lambda word=word: length(word)) == len(word)  # type: ignore[misc]
    assert worked_out == ["goat", "gull", "cat", "goat"]
    memo.clear()
    memo.get("cat", lambda: length("cat"))
    assert worked_out[-1] == "cat"


def test_helpers_of_policies() -> None:
    decision = table().decision
    assert isinstance(decision, Pick)
    assert offered(decision) == {"stay", "go", "back"}
    assert first_offered(decision, ("fly", "go", "stay")) == "go"
    assert first_offered(decision, ("fly",)) is None
    assert first_option(decision) == "stay"
    assert best_option(decision.options, lambda option: option.id == "back") == "stay"
    assert best_option(decision.options, lambda option: 1.0, 1.0) is None
    assert (best_of({"a": 1.0, "b": 2.0, "c": 2.0}), best_of({}), best_of({"a": 0.0}, 0.0)) == ("b", None, None)
    assert (word_in(decision.question, "unit"), number_in(decision.question, "strength")) == ("goat-1", 2)
    assert (word_in(decision.question, "strength"), number_in(decision.question, "unit")) == ("", 0)
    assert argument(None, "unit") is None


# Corrections


def _moves(t: IslandGame) -> Iterator[Correction]:
    yield correction("swim", ("goat-1", "ischia"), "swim", unit="goat-1")


KINDS: tuple[Kind[IslandGame], ...] = (
    one_of(
        "islands",
        "island",
        ("area", "", "power"),
        lambda t: t.state.holder.items(),
        lambda t, area, now: ("goats", "gulls", ""),
        lambda t, area, power: mark(t.state.holder, area, power),
        lambda power: "island" if power else "island-free",
    ),
    number(
        "food",
        "feed",
        ("nation",),
        lambda t: entries(t.state.fed),
        lambda t, now, nation: one_step(now, 1, 9),
        lambda t, nation, amount: t.state.fed.update({nation: amount}),
    ),
    number("food", "last", ("",), lambda t: [(("x",), t.state.last_turn)], lambda t, now, _: [now, 9], lambda *_: None),
    toggle(
        "units",
        ("unit",),
        lambda t: [("goat-1",), ("gull-1",)],
        lambda t, unit: unit in t.state.asleep,
        lambda t, unit: unit.startswith("goat"),
        Switch("sleep", "sleeps", lambda t, unit: flip(t.state.asleep, unit)),
        Switch("wake", "wakes", lambda t, unit: flip(t.state.asleep, unit)),
    ),
    listed("units", _moves, swim=lambda t, unit, area: t.pieces.move(unit, area)),
)
CORRECTIONS = Corrections(ID, "R9", KINDS)


def test_corrections_are_offered_in_the_order_of_their_kinds() -> None:
    found = CORRECTIONS.offered(game())
    assert [option.id for option in found] == [
        "island:capri:gulls",
        "island:capri:",
        "island:ischia:goats",
        "island:ischia:",
        "feed:goats:2",
        "feed:gulls:1",
        "feed:gulls:3",
        "last:x:9",
        "sleep:goat-1",
        "swim:goat-1:ischia",
    ]
    assert {option.rule for option in found} == {"R9"}
    assert found[0] == Option(
        "island:capri:gulls",
        say("amend-island", area="capri", power="gulls"),
        None,
        (say("amend-heading-islands"),),
        "R9",
    )
    assert found[1].name == say("amend-island-free", area="capri")
    assert found[4].name == say("amend-feed", nation="goats", before=1, after=2)
    assert found[7].name == say("amend-last", before=6, after=9)
    asleep = [option.id for option in CORRECTIONS.offered(game(asleep=["goat-1"]))]
    assert asleep[-2:] == ["wake:goat-1", "swim:goat-1:ischia"]


def test_corrections_are_made_and_nothing_else_is() -> None:
    t = game()
    for ident in ("island:capri:", "feed:gulls:3", "sleep:goat-1", "swim:goat-1:ischia"):
        CORRECTIONS.make(t, ident)
    assert t.state.holder == {"ischia": "gulls"}
    assert t.state.fed == {"goats": 1, "gulls": 3}
    assert t.state.asleep == ["goat-1"]
    assert t.pieces.place("goat-1") == "ischia"
    CORRECTIONS.make(t, "wake:goat-1")
    assert t.state.asleep == []
    with pytest.raises(RulesError, match="no correction 'drown:goat-1'"):
        CORRECTIONS.make(t, "drown:goat-1")


def test_markers_are_taken_off_lists() -> None:
    used, moved = ["a", "b"], ["b"]
    take_off("b", used, moved)
    assert (used, moved) == (["a"], [])


# Checks of positions


CHECKED: tuple[Check[IslandGame], ...] = (
    frame(lambda t: t.state, "winter", {"nets": True, "storms": False}, 6),
    within("turn", lambda t: t.state.turn, lambda t: (3, t.state.last_turn)),
    known_once("asleep", lambda t: t.state.asleep, lambda t: ("goat-1", "gull-1"), where=1),
    all_within("food", "nation", lambda t: t.state.fed, lambda t: (1, 9)),
    every("holder", "area", lambda t: t.state.holder, lambda t, area: t.state.holder[area] in ("goats", "gulls")),
    requires("scene", lambda t: not t.state.scene, scenes=0),
    lambda t: demand("goat-1" not in t.state.asleep or t.state.turn > 3, "too-early", unit="goat-1"),
)


@pytest.mark.parametrize(
    ("facts", "reason"),
    [
        ({"scenario": "summer"}, Text(ID, "unsound-scenario")),
        ({"last_turn": 9}, Text(ID, "unsound-scenario")),
        ({"options": []}, Text(ID, "unsound-options")),
        ({"turn": 7}, say("turn", number="7", least=3, most=6)),
        ({"turn": 10**600}, say("turn", number="…", least=3, most=6)),
        ({"asleep": ["cat"]}, say("asleep", thing="cat", where=1)),
        ({"asleep": ["goat-1", "goat-1"]}, say("asleep", thing="goat-1", where=1)),
        ({"fed": {"goats": 0}}, say("food", number="0", least=1, most=9, nation="goats")),
        ({"holder": {"capri": "cats"}}, say("holder", area="capri")),
        ({"scene": "storm-1"}, say("scene", scenes=0)),
        ({"asleep": ["goat-1"]}, say("too-early", unit="goat-1")),
        ({"turn": 7, "scene": "storm-1"}, say("turn", number="7", least=3, most=6)),
    ],
)
def test_the_first_problem_of_a_position_refuses_it(facts: dict[str, Any], reason: Text) -> None:
    t = game(**{"options": ["nets"], **facts})
    with pytest.raises(ImpossibleState) as refused:
        refuse_impossible(ID, t, CHECKED)
    assert refused.value.reason == reason


def test_a_sound_position_passes() -> None:
    refuse_impossible(ID, game(options=["nets"], turn=4, asleep=["goat-1"]), CHECKED)


def test_problems_that_a_game_finds_on_its_own() -> None:
    assert [problem.args for problem in unknown_things(["a", "b", "b"], ["a"], "key")] == [{"thing": "b"}] * 2
    assert [problem.args["thing"] for problem in unknown_or_twice(["a", "a", "c"], ["a"], "key")] == ["a", "c"]
    assert list(outside(5, (1, 5), "key")) == []
    assert list(demand(True, "key")) == []

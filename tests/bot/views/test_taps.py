"""How many taps a decision takes at worst in positions of real games. A choice from a menu is two: open, choose."""

from __future__ import annotations

from collections.abc import Iterator

import discord
import pytest

import rules
from bot.components.controls import Control, Row
from bot.components.custom_ids import ControlId, resolve_token
from bot.views import arrange as lines
from bot.views import pick as picks
from bot.views.arrange import ArrangeQuestion
from bot.views.pick import PickQuestion
from rules.britannia_redux.chapters import raids
from rules.core import registry
from rules.core.agents import give
from rules.core.decisions import Arrange, Decision, Option, Pick
from rules.core.registry import agents
from rules.rise_and_fall.chapters import civil_war
from rules.ultimus_romanorum.chapters.stratagems import PLAYED
from tests.rulebook.rise_and_fall.test_cases_powers import rebellion
from tests.rulebook.rise_and_fall.toolkit import Player, ask, position
from tests.rulebook.ultimus_romanorum.toolkit import ask as target_of
from tests.rulebook.ultimus_romanorum.toolkit import begin, campaign, deal
from tests.rules.britannia_redux.playing import asked as raiders_asked
from tests.rules.britannia_redux.playing import position as britons
from tests.sampling import chosen
from tests.toy.game import say

pytestmark = pytest.mark.usefixtures("all_games")

MOST = 3
_IN_MENU = 2
_IN_MENU_OF_SEVERAL = 3
"""Open, choose one, close."""

GAMES = [
    ("romanitas", "campaign-528", "legate", 100),
    ("romanitas", "campaign-528", "random", 100),
    ("rise-and-fall", "rise-60bc-20ad", "legate", 150),
    ("rise-and-fall", "fall-350-470", "random", 200),
    ("ultimus-romanorum", "catalaunian-451", "legate", 200),
    ("ultimus-romanorum", "rhine-406", "random", 200),
    ("britannia-redux", "after-rome-9", "legate", 200),
    ("britannia-redux", "romans-9", "random", 600),
    ("italia", "I-evening", "legate", 200),
    ("italia", "II-evening", "random", 600),
]


@pytest.fixture
def all_games() -> None:
    """Register the games beside the toy."""
    registry.register("romanitas", "rules.romanitas")
    registry.register("rise-and-fall", "rules.rise_and_fall")
    registry.register("ultimus-romanorum", "rules.ultimus_romanorum")
    registry.register("britannia-redux", "rules.britannia_redux")
    registry.register("italia", "rules.italia")


def taps(decision: Decision) -> int:
    """The taps that the farthest answer takes: of a Pick each option, of an Arrange one moved item."""
    if isinstance(decision, Arrange):
        return _taps_of_line(ArrangeQuestion(1, decision.number, decision))
    question = PickQuestion(1, decision.number, decision)
    found = dict(_reached(question, picks.pick_rows(question), 0))
    assert set(found) == {option.id for option in decision.options}, "an option can't be reached"
    return max(found.values())


def _taps_of_line(question: ArrangeQuestion) -> int:
    verbs = {control.verb for control in _controls(lines.line_rows(question))}
    if question.arrange.layouts:
        assert "layout" in verbs
        return 1
    assert "item" in verbs, "moving one item starts with a menu"
    draft = lines.selected(question.arrange, question.suggested(), _first_token(question))
    dialogue = {control.verb for control in _controls(lines.change_rows(question, draft))}
    assert {"put", "confirm"} <= dialogue
    return 3


def _first_token(question: ArrangeQuestion) -> str:
    return next(control.rest for control in _controls(lines.line_rows(question)) if control.verb == "item")


def _controls(shown: list[Row]) -> list[ControlId]:
    return [part.control for line in shown for part in line.children if isinstance(part, Control)]


def _reached(question: PickQuestion, shown: list[Row], before: int) -> Iterator[tuple[str, int]]:
    """Each option and the taps after which it is chosen. Later ones of the same option are never shorter."""
    options = question.pick.options
    for line in shown:
        for part in line.children:
            if not isinstance(part, Control):
                continue
            control, menu = part.control, part.item
            values = [each.value for each in getattr(menu, "options", ())]
            match control.verb:
                case "pick":
                    yield resolve_token(options, control.rest), before + 1
                case "under":
                    yield from _reached(question, picks.drill_rows(question, _path(control.rest)), before + 1)
                case "several":
                    is_single = isinstance(menu, discord.ui.Select) and menu.max_values == 1
                    count = _IN_MENU if is_single else _IN_MENU_OF_SEVERAL
                    for value in values:
                        yield from ((option, before + count) for option in picks.selected(question.pick, [value]))
                case "drill":
                    for value in values:
                        if value.startswith("open."):
                            path = [*_path(control.rest), *_path(value.removeprefix("open."))]
                            yield from _reached(question, picks.drill_rows(question, path), before + _IN_MENU)
                        else:
                            yield resolve_token(options, value), before + _IN_MENU


def bright(decision: Pick) -> list[str]:
    """The options whose buttons are bright."""
    shown = picks.pick_rows(PickQuestion(1, decision.number, decision))
    parts = [part for line in shown for part in line.children if isinstance(part, Control)]
    return [
        resolve_token(decision.options, part.control.rest)
        for part in parts
        if isinstance(part.item, discord.ui.Button) and part.item.style == discord.ButtonStyle.primary
    ]


def _path(text: str) -> list[int]:
    return [int(step, 36) for step in text.split(".") if step]


@pytest.mark.parametrize(("game", "scenario", "agent", "decisions"), chosen(GAMES, lambda place: place % 4 in (0, 3)))
def test_no_decision_takes_more_than_three_taps(game: str, scenario: str, agent: str, decisions: int) -> None:
    table = rules.start(game, scenario, seed=f"taps {agent}")
    decide, worst = agents(game, 1)[agent], dict[str, int]()
    for _ in range(decisions):
        if table.decision is None:
            break
        decision = table.decision
        worst[decision.topic] = max(worst.get(decision.topic, 0), taps(decision))
        if isinstance(decision, Pick) and decision.min == decision.max == 1:
            assert bright(decision) == list(decision.default), decision.topic
        give(table, decide(table), decision.seat)
    assert len(worst) > 8
    assert {topic: count for topic, count in worst.items() if count > MOST} == {}


_RAIDED = [{"cheshire": 2}, {"cumbria": 1, "cheshire": 1}, {"cumbria": 3}]


@pytest.mark.parametrize(
    ("areas", "answers"),
    [({"cheshire": 1}, ()), *((areas, ()) for areas in _RAIDED), *((areas, ("split",)) for areas in _RAIDED)],
)
def test_whether_raiders_sail_home_has_one_bright_button(areas: dict[str, int], answers: tuple[str, ...]) -> None:
    t = britons("after-rome-9", "scots", {}, scots=areas)
    t.state.raiders = dict.fromkeys(t.units_of("scots"), "irish-sea")
    question = raiders_asked(raids.return_raiders(t), *answers)
    assert question.topic == ("raiders-split" if answers else "raiders")
    assert bright(question) == list(question.default)
    assert len(question.default) == 1


@pytest.mark.parametrize("kind", ["plague", "plague-epidemic", "germanophobia", "fleet", "desertion"])
def test_a_stratagem_for_the_whole_map_takes_three_taps(kind: str) -> None:
    game = begin("catalaunian-451")
    campaign(game, "barbarian")
    deal(game, "barbarian", kind)
    game.state.begun_with = list(game.data.areas)
    assert taps(target_of(game, PLAYED[kind](game, "barbarian"))) <= MOST


def test_a_choice_from_a_menu_counts_as_two_taps() -> None:
    table = rules.start("rise-and-fall", "rise-60bc-20ad", seed="menus")
    decision = table.decision
    assert isinstance(decision, Pick)
    assert 1 <= taps(decision) <= MOST


@pytest.mark.parametrize(("fewest", "most", "has_all"), [(0, 4, True), (2, 4, True), (0, 3, False), (4, 4, False)])
def test_everything_can_be_taken_with_one_tap(fewest: int, most: int, *, has_all: bool) -> None:
    options = [Option(f"field-{place}", say("field", number=place)) for place in range(4)]
    usual = tuple(option.id for option in options[:fewest])
    pick = Pick(
        seat="red",
        question=say("claim"),
        rule="1",
        domain="military",
        options=options,
        min=fewest,
        max=most,
        default=usual,
    )
    verbs = [control.verb for control in _controls(picks.pick_rows(PickQuestion(1, 1, pick)))]
    assert ("all" in verbs) == has_all


@pytest.mark.parametrize(("rebels", "choices"), [(1, 1), (2, 2), (3, 6), (4, 14)])
def test_any_rebels_lay_down_arms_with_two_taps(rebels: int, choices: int) -> None:
    game = position(year=-40, leaders={})
    rebellion(game, rebels)
    pick = ask(civil_war.civil_war(game), Player(rebel_capital="carthage"), "disband-rebels")
    question = PickQuestion(1, 1, pick)
    menu = next(part.item for line in picks.pick_rows(question) for part in line.children if isinstance(part, Control))
    assert isinstance(menu, discord.ui.Select)
    assert menu.max_values == 1
    answers = {picks.selected(pick, [each.value]) for each in menu.options}
    assert len(answers) == len(menu.options) == choices
    assert all(pick.check(answer) == answer for answer in answers)
    assert len({each.label for each in menu.options}) == choices


@pytest.mark.parametrize(("fewest", "most", "choices"), [(0, 2, 10), (2, 3, 10), (4, 4, 1), (3, 3, 4)])
def test_a_menu_of_few_options_has_every_selection(fewest: int, most: int, choices: int) -> None:
    options = [Option(f"field-{place}", say("field", number=place)) for place in range(4)]
    usual = tuple(option.id for option in options[:fewest])
    pick = Pick(
        seat="red",
        question=say("claim"),
        rule="1",
        domain="military",
        options=options,
        min=fewest,
        max=most,
        default=usual,
    )
    menu = next(
        part.item
        for line in picks.pick_rows(PickQuestion(1, 1, pick))
        for part in line.children
        if isinstance(part, Control)
    )
    assert isinstance(menu, discord.ui.Select)
    assert len({picks.selected(pick, [each.value]) for each in menu.options}) == choices


@pytest.mark.parametrize("count", [3, 9, 20, 60])
@pytest.mark.parametrize("suggested", ["field-0", "field-2"])
def test_the_suggestion_is_one_tap_away_and_alone_is_bright(count: int, suggested: str) -> None:
    paths = [say("north"), say("south")]
    options = [
        Option(f"field-{place}", say("field", number=place), path=(paths[place % 2],) if place else ())
        for place in range(count)
    ]
    pick = Pick(seat="red", question=say("claim"), rule="1", domain="military", options=options, default=(suggested,))
    rows = picks.pick_rows(PickQuestion(1, 1, pick))
    buttons = [part for line in rows for part in line.children if isinstance(part, Control)]
    bright = [part.control for part in buttons if getattr(part.item, "style", None) is discord.ButtonStyle.primary]
    assert [(each.verb, resolve_token(options, each.rest)) for each in bright] == [("pick", suggested)]


def _some(count: int, ticked: int, name: str = "field") -> Pick:
    options = [Option(f"field-{place}", say(name, number=place)) for place in range(count)]
    return Pick(
        seat="red",
        question=say("claim"),
        rule="1",
        domain="military",
        options=options,
        min=0,
        max=count,
        default=tuple(option.id for option in options[:ticked]),
    )


def test_what_is_suggested_of_several_is_ticked_in_their_menu() -> None:
    menu = next(
        part.item
        for line in picks.pick_rows(PickQuestion(1, 1, _some(9, 5)))
        for part in line.children
        if isinstance(part, Control)
    )
    assert isinstance(menu, discord.ui.Select)
    assert [entry.default for entry in menu.options] == [True] * 5 + [False] * 4


@pytest.mark.parametrize(("ticked", "label"), [(0, "None"), (1, "Take: Field 0"), (20, "Take the 20 suggested")])
def test_the_button_of_a_suggestion_is_never_cut(ticked: int, label: str) -> None:
    buttons = [
        part.item.label
        for line in picks.pick_rows(PickQuestion(1, 1, _some(25, ticked)))
        for part in line.children
        if isinstance(part, Control) and isinstance(part.item, discord.ui.Button)
    ]
    assert label in buttons


@pytest.mark.parametrize(
    ("heading", "label"), [("north", "The north › Field 20"), ("field", "Field 20")], ids=["another", "its own"]
)
def test_a_suggestion_is_shown_under_a_heading_that_its_label_does_not_name(heading: str, label: str) -> None:
    options = [
        Option(f"field-{place}", say("field", number=place), path=(say(heading, number=20),)) for place in range(30)
    ]
    pick = Pick(seat="red", question=say("claim"), rule="1", domain="military", options=options, default=("field-20",))
    first = picks.pick_rows(PickQuestion(1, 1, pick))[0].children[0]
    assert isinstance(first, Control)
    assert isinstance(first.item, discord.ui.Button)
    assert first.item.label == label


def test_a_suggestion_has_no_heading_where_the_menu_has_none() -> None:
    options = [
        Option(f"field-{place}", say("field", number=place), path=(say("north", number=20),)) for place in range(20)
    ]
    pick = Pick(seat="red", question=say("claim"), rule="1", domain="military", options=options, default=("field-9",))
    first = picks.pick_rows(PickQuestion(1, 1, pick))[0].children[0]
    assert isinstance(first, Control)
    assert isinstance(first.item, discord.ui.Button)
    assert first.item.label == "Field 9"

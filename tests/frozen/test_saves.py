"""Saves from before the redesign load, and play on identically."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

import rules
import tests.toy
from rules.core.agents import give
from rules.core.events import Resumed
from rules.core.registry import agents, events_from_json, events_to_json
from tests.frozen.saves import Saved, asked, events_of, fingerprint, saves_of, told

GAMES = ("toy", "romanitas", "rise-and-fall", "ultimus-romanorum", "britannia-redux", "italia")
CORRECTED = ("rise-and-fall",)
"""Games whose rules have been corrected since: their saves resume from the last checkpoint."""

SAVES = {game: [pytest.param(game, each, id=f"{game}: {each.name}") for each in saves_of(game)] for game in GAMES}
SAME = [save for game in GAMES if game not in CORRECTED for save in SAVES[game]]
RESUMED = [save for game in CORRECTED for save in SAVES[game]]


@pytest.fixture(autouse=True)
def _toy() -> Iterator[None]:
    with tests.toy.registered():
        yield


@pytest.mark.parametrize(("game", "saved"), SAME)
def test_a_save_is_the_position_that_it_was(game: str, saved: Saved) -> None:
    table = rules.load(saved.save)
    assert table.events == []  # nothing has been given up
    assert (table.game, table.number, table.commitment) == (game, saved.number, saved.commitment)
    assert asked(table) == saved.asked[0]
    assert table.can_undo == saved.can_undo
    assert fingerprint(table.state.model_dump(), saved.known) == saved.state
    assert rules.load(table.save()).state == table.state


@pytest.mark.parametrize(("game", "saved"), SAME)
def test_the_same_choices_lead_where_they_led(game: str, saved: Saved) -> None:
    table = rules.load(saved.save)
    for answer, after in zip(saved.answers, saved.asked[1:], strict=True):
        seat = next(iter(table.decisions))
        give(table, answer if isinstance(answer, dict) else tuple(answer), seat)
        assert asked(table) == after
    assert told(table.events) == saved.told
    assert fingerprint(table.state.model_dump(), saved.known) == saved.end


@pytest.mark.parametrize(("game", "saved"), RESUMED)
def test_a_save_from_before_a_correction_resumes_from_its_checkpoint(game: str, saved: Saved) -> None:
    record = json.loads(saved.save)["record"]
    table = rules.load(saved.save)
    (resumed,) = table.events
    assert isinstance(resumed, Resumed)
    assert resumed.dropped == max(len(record.get("made", ())) - record.get("since", 0), 0)
    assert (table.game, table.number, table.commitment) == (game, saved.number + 1, saved.commitment)
    kept = json.loads(table.save())["record"]["checkpoint"]
    assert {name: kept[name] for name in saved.known} == {name: record["checkpoint"][name] for name in saved.known}
    if not resumed.dropped and table.decision is not None:
        assert (table.decision.topic, table.decision.seat) == _first_asked(saved)
    agent = agents(game, 1)["default"]
    for _ in saved.answers if table.decision is not None else ():
        if table.decision is not None:
            give(table, agent(table))
    assert rules.load(table.save()).state == table.state


OLDER = (
    "ultimus-romanorum-before-R115",
    "ultimus-romanorum-before-R116",
    "ultimus-romanorum-before-R120",
    "britannia-redux-before-R65",
)
"""Saves and events from before a correction of the rules that gave them no new version."""


@pytest.mark.slow
@pytest.mark.parametrize(
    "saved",
    [
        pytest.param(each, id=f"{saves}: {each.name}", marks=[] if place % 3 == 0 else [pytest.mark.soak])
        for saves in OLDER
        for place, each in enumerate(saves_of(saves))
    ],
)
def test_a_save_from_before_a_small_correction_goes_on(saved: Saved) -> None:
    """It stands where it stood, or resumes from its checkpoint and says so; then it can be played on."""
    made = json.loads(saved.save)["record"].get("made", ())
    table = rules.load(saved.save)
    assert [type(event) for event in table.events] in ([], [Resumed])
    assert table.commitment == saved.commitment
    if not table.events:
        assert fingerprint(table.state.model_dump(), saved.known) == saved.state
        assert table.decision is None or (table.decision.topic, table.decision.seat) == _first_asked(saved)
    else:
        assert made
    for _ in range(40):
        if table.decision is not None:
            seat = next(iter(table.decisions))
            give(table, table.decisions[seat].default, seat)
    assert rules.load(table.save()).state == table.state


def test_a_campaign_keeps_the_points_that_it_began_with() -> None:
    """Britannia reDux's points to begin with were changed [R48]: whoever began before has the former ones."""
    begun = next(each for each in saves_of("britannia-redux") if each.name == "after-rome-9: start")
    former = {"romano-british": 25, "welsh": 6, "picts": 10}
    table, new = rules.load(begun.save), rules.start("britannia-redux", "after-rome-9")
    assert {nation: points for nation, points in _points(table).items() if points} == former
    assert {nation: points for nation, points in _points(new).items() if points} != former


def _points(table: rules.Table) -> dict[str, int]:
    points: dict[str, int] = table.state.model_dump()["points"]
    return points


@pytest.mark.parametrize("saves", OLDER)
def test_events_from_before_a_small_correction_are_read(saves: str) -> None:
    texts, game = events_of(saves), saves.partition("-before-")[0]
    assert [json.loads(text) for text in events_to_json(events_from_json(game, texts))]
    assert len(events_from_json(game, texts)) == len(texts)


def _first_asked(saved: Saved) -> tuple[str, str]:
    first = saved.asked[0]
    assert first is not None
    return first["topic"], first["seat"]


@pytest.mark.parametrize("game", GAMES)
def test_the_saves_are_of_every_sort(game: str) -> None:
    names = [each.name for each in saves_of(game)]
    for wanted in ("start", "turn", "choices since the checkpoint", "with a choice to take back", "over"):
        assert any(wanted in name for name in names), wanted


@pytest.mark.parametrize("game", GAMES)
def test_events_are_read_as_they_were_told(game: str) -> None:
    texts = events_of(game)
    events = events_from_json(game, texts)
    again = [events_from_json(game, [text])[0] for text in events_to_json(events)]
    assert again == events
    assert len(events) > 50

"""Scripted people play any game by its panels, and the figures count what they do."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bot.campaigns.service import Campaigns
from bot.common.errors import UserError
from rules.core import registry
from tests.bot.playing import RED, Json
from tests.evening import play
from tests.evening.campaign import Pace, campaign
from tests.evening.figures import Choice, Figures, table
from tests.evening.goals import Goal, Line
from tests.evening.play import evening
from tests.evening.presses import Presses, taps_of
from tests.evening.setups import setup_for
from tests.evening.watch import Report

GAMES = registry.packages()


async def nothing_asked() -> frozenset[int]:
    return frozenset()


async def no_pause() -> None:
    pass


async def test_a_short_evening_with_windows_and_secrets(tmp_path: Path) -> None:
    setup = setup_for("toy", 4, options="players=4, intrigue")
    figures = await evening(tmp_path / "cursus.db", setup, presses=15, seed=1, pace=0.02)
    assert not figures.report.faults, figures.report
    assert len(figures.choices) > 5
    assert figures.ended_turns
    assert figures.waits
    assert max(figures.taps()) <= 5


@pytest.mark.soak
@pytest.mark.parametrize("people", [2, 3, 4, 5])
@pytest.mark.parametrize("options", ["", ", intrigue"])
async def test_an_evening_with_any_number_of_people(tmp_path: Path, people: int, options: str) -> None:
    setup = setup_for("toy", people, options=f"players={people}{options}")
    figures = await evening(tmp_path / "cursus.db", setup, presses=150, seed=people, pace=0.1)
    assert not figures.report.faults, figures.report


@pytest.mark.soak
@pytest.mark.parametrize("people", [2, 3, 4, 5])
@pytest.mark.parametrize("game", GAMES)
async def test_an_evening_of_every_game(tmp_path: Path, game: str, people: int) -> None:
    registry.register(game, GAMES[game])
    figures = await evening(tmp_path / "cursus.db", setup_for(game, people), presses=100, seed=people, pace=0.2)
    assert not figures.report.faults, figures.report


async def test_people_notice_a_control_that_leads_nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def refused(*_: object) -> None:
        raise UserError("not-asked")

    monkeypatch.setattr(Campaigns, "answer", refused)
    monkeypatch.setattr(play, "STUCK", 0.5)
    figures = await evening(tmp_path / "cursus.db", setup_for("toy", 2), presses=4, seed=1, pace=0.02)
    assert figures.report.found["dead control"]
    assert "no answer comes of claim" in figures.report.faults[0]


async def test_a_person_finds_the_way_to_any_answer(tmp_path: Path) -> None:
    found: list[tuple[str, tuple[str, ...], int]] = []
    goals: list[Goal] = [("field-15",), ("raid",), Line(item="man-4", slot="left"), ("gift-1", "gift-5")]
    setup, report = setup_for("toy", 2), Report()
    async with campaign(tmp_path / "cursus.db", setup, 1, Pace(0.02), report) as (box, _, game):
        for goal in goals:
            panel, decision = await game.shown(), await game.decision()
            presses = Presses(box, RED, report, nothing_asked, no_pause)
            await presses.answer(panel, decision, goal)
            found.append((decision.topic, tuple(presses.path), presses.taps))
    assert found == [
        ("claim", ("under", "under", "pick"), 3),
        ("act", ("pick",), 1),
        ("line", ("item", "put", "confirm"), 3),
        ("gifts", ("several",), 4),
    ]
    assert not report.faults


def test_a_setup_seats_as_many_as_it_can() -> None:
    assert [setup_for("toy", people).options for people in (2, 3, 5)] == ["", "players=3", "players=5"]
    assert setup_for("toy", 4, options="intrigue").options == "intrigue"


def test_a_group_shares_the_only_seat() -> None:
    registry.register("romanitas", GAMES["romanitas"])
    assert setup_for("romanitas", 3).mode == "council"
    assert setup_for("romanitas", 1).mode == "solo"
    assert setup_for("romanitas", 3, mode="offices").mode == "offices"


def test_a_menu_takes_more_taps_than_a_button() -> None:
    button: Json = {"type": 2}
    menu: Json = {"type": 3, "options": [{"value": "a", "default": True}, {"value": "b"}, {"value": "c"}]}
    assert taps_of(button, ()) == 1
    assert taps_of(menu, ["b"]) == 2
    assert taps_of({**menu, "max_values": 3}, ["b", "c"]) == 5


def test_figures_by_turn_leave_out_the_turn_that_was_cut_off() -> None:
    figures = Figures(setup_for("toy", 2))
    taps = Random(1).sample(range(1, 9), 4)
    figures.choices = [
        Choice((1, turn), "Theodora", "claim", ("open", "pick"), count)
        for turn, count in zip((1, 1, 2, 3), taps, strict=True)
    ]
    figures.ended_turns = {(1, 1), (1, 2)}
    assert figures.taps_of_turns() == sorted([taps[0] + taps[1], taps[2]])
    assert figures.turns == 2


def test_the_table_has_a_column_for_each_evening() -> None:
    lines = table([Figures(setup_for("toy", 2)), Figures(setup_for("toy", 5))])
    assert lines[0] == "|  | The Toy War, 2 people | The Toy War (players=5), 5 people |"
    assert "| dead controls | 0 | 0 |" in lines
    assert {line.count("|") for line in lines} == {4}

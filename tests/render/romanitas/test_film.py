"""The film of a campaign, and the replay behind it."""

from __future__ import annotations

from io import BytesIO

import msgspec
import pytest
from PIL import Image, ImageSequence

import rules
from render.core.film import MAX_BYTES
from render.romanitas.film import make_film
from render.romanitas.replay import replayed
from rules.core.agents import give
from rules.core.events import Event
from rules.romanitas.ai.legate import legate
from rules.romanitas.data.loader import romanitas_data
from rules.romanitas.events import TurnBegan
from rules.romanitas.state import RomanitasState
from tests.sampling import first


def played(seed: int, scenario: str | None = None) -> tuple[list[Event], rules.Table, dict[int, RomanitasState]]:
    """A campaign of the Legate's: its events, the table at its end, and copies of the state after some events."""
    options = dict.fromkeys(rules.games()["romanitas"].options, True) if seed % 3 == 0 else {}
    table = rules.start("romanitas", scenario, options=options, seed=f"film {seed}")
    table.stop_recording()
    marks: dict[int, RomanitasState] = {}
    while table.decision is not None:
        give(table, legate(table))
        marks[len(table.events)] = _copy(table)
    return table.events, table, marks


def _copy(table: rules.Table) -> RomanitasState:
    return msgspec.convert(table.state.model_dump(), RomanitasState)


def on_the_map(state: RomanitasState) -> dict[str, object]:
    """What a replay follows of a position."""
    data = romanitas_data()
    pieces = {*data.monuments, *(fleet.id for fleet in data.enemy_fleet.values())}
    places = {piece: place for place, stack in state.stacks.items() for piece in stack if piece in pieces}
    return {
        "owner": dict(state.owner),
        "desolation": sorted(state.desolation),
        "diplomacy": dict(sorted(state.diplomacy.items())),
        "pieces": dict(sorted(places.items())),
        "at_war": list(state.now.at_war),
        "turn": state.turn,
    }


@pytest.mark.parametrize("seed", first(3, range(30)))
def test_a_replay_follows_the_campaign(seed: int) -> None:
    """After every choice the map that is rebuilt from the events is the map of the campaign."""
    events, table, marks = played(seed)
    compared = 0
    for count, (_, state) in enumerate(replayed(table.scenario, table.options, events), 1):
        if count in marks:
            assert on_the_map(state) == on_the_map(marks[count])
            compared += 1
    assert compared >= len(marks)


@pytest.mark.parametrize("scenario", first(1, ["restauratio-528", "campaign-528"]))
def test_a_film_shows_every_turn_and_stays_small(scenario: str) -> None:
    events, table, _ = played(2, scenario)
    film = make_film(events, table.scenario, table.options, "en")
    assert len(film.data) <= MAX_BYTES
    assert film.filename == "film.webp"
    moving = Image.open(BytesIO(film.data))
    turns = sum(isinstance(event, TurnBegan) for event in events)
    frames = sum(1 for _ in ImageSequence.Iterator(moving))
    assert frames > turns
    assert moving.size == (film.width, film.height)
    moving.seek(frames - 1)
    moving.load()
    assert "turn 1" in film.alt


def test_a_campaign_in_progress_has_a_film_too() -> None:
    table = rules.start("romanitas", seed="begun")
    film = make_film(table.events, table.scenario, table.options, "en")
    assert Image.open(BytesIO(film.data)).format == "WEBP"
    assert "The story so far" in film.alt
    with pytest.raises(ValueError, match="without events"):
        make_film([], table.scenario, table.options, "en")

"""Positions of Ultimus Romanorum: what comes about in play is sound, what a save makes up isn't."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random

import pytest

from rules.core.errors import ImpossibleState
from rules.core.registry import only_games, packages
from rules.core.text import speaking
from rules.ultimus_romanorum import GAME
from rules.ultimus_romanorum.data.loader import GAME_ID
from rules.ultimus_romanorum.gm.corrections import amend, corrections
from rules.ultimus_romanorum.gm.position_checks import check_position
from rules.ultimus_romanorum.state import UltimusState
from tests.rules.ultimus_romanorum.playing import EVENING, PACKAGE, lively_game, position
from tests.sampling import first


@pytest.fixture(autouse=True, scope="module")
def _registered() -> Iterator[None]:
    with only_games({**packages(), GAME_ID: PACKAGE}):
        yield


@pytest.mark.slow
@pytest.mark.parametrize(("scenario", "seed"), first(1, [("rhine-406", 1), (EVENING, 2), ("last-romans-467", 3)]))
def test_what_comes_about_in_play_is_sound(scenario: str, seed: int) -> None:
    for table in islice(lively_game(scenario, seed), 0, 500, 9):
        check_position(position(table), scenario)


def test_a_correction_holds_or_is_refused() -> None:
    rng, held = Random(5), 0
    for table in islice(lively_game("rhine-406", 4), 40, 300, 60):
        for option in rng.sample(corrections(position(table)), 12):
            t = position(table)
            try:
                amend(t, option.id)
            except ImpossibleState:
                continue
            held += 1
            check_position(t, "rhine-406")
    assert held > 10


def _two_thrones(state: UltimusState) -> None:
    state.thrones["east"].augustus = state.thrones["west"].augustus


def _generic_augustus(state: UltimusState) -> None:
    state.thrones["west"].augustus = "comes-italiae"


def _negative_points(state: UltimusState) -> None:
    state.pv["a"] = -1


def _armenia_at_war(state: UltimusState) -> None:
    state.tribes["armenia"].status = "war"


def _king_without_kingdom(state: UltimusState) -> None:
    state.tribes["visigothi"].king = "alaricus"


def _rebel_without_usurper(state: UltimusState) -> None:
    state.cause["stilicho"] = "west"


def _limitanei_in_the_city(state: UltimusState) -> None:
    state.stacks.setdefault("ravenna-box", []).append(state.stacks["galliae-1"].pop(0))


def _guard_elsewhere(state: UltimusState) -> None:
    guard = state.guard["stilicho"]
    for stack in state.stacks.values():
        if guard in stack:
            stack.remove(guard)
    state.stacks["asia-1"].append(guard)


def _unknown_event(state: UltimusState) -> None:
    state.event = "earthquake"


def _third_seat(state: UltimusState) -> None:
    state.roman = "c"


def _ally_of_a_minor(state: UltimusState) -> None:
    state.tribes["alani"].ally = "suevi"


def _alliance_in_a_circle(state: UltimusState) -> None:
    state.tribes["hunni"].ally, state.tribes["ostrogothi"].ally = "ostrogothi", "hunni"


def _unknown_fleet_home(state: UltimusState) -> None:
    state.fleets["classis-orientalis"].home = "atlantis"


@pytest.mark.parametrize(
    "spoil",
    [
        _two_thrones,
        _generic_augustus,
        _negative_points,
        _armenia_at_war,
        _king_without_kingdom,
        _rebel_without_usurper,
        _limitanei_in_the_city,
        _guard_elsewhere,
        _unknown_event,
        _third_seat,
        _ally_of_a_minor,
        _alliance_in_a_circle,
        _unknown_fleet_home,
    ],
)
def test_what_cannot_come_about_is_refused_in_both_languages(spoil: Callable[[UltimusState], None]) -> None:
    state = GAME.set_up("rhine-406", {})
    check_position(GAME(state, ""), "rhine-406")
    spoil(state)
    with pytest.raises(ImpossibleState) as refused:
        check_position(GAME(state, ""), "rhine-406")
    for locale in ("en", "fr"):
        with speaking(locale):
            assert str(refused.value)

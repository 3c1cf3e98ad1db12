"""The position cache: what it keeps is what a new view of the position would compute."""

from __future__ import annotations

from random import Random

import pytest

import rules
from rules.core.agents import give
from rules.core.decisions import random_choice
from rules.rise_and_fall.ai.legate import legate
from rules.rise_and_fall.ai.position import PositionView
from rules.rise_and_fall.chapters.combat import parts, plans
from rules.rise_and_fall.chapters.movement import destinations, reach
from rules.rise_and_fall.game import RiseAndFall
from rules.rise_and_fall.position_cache import areas_within, mask_of
from rules.rise_and_fall.state import RiseState
from rules.rise_and_fall.turn import players
from tests.rulebook.rise_and_fall.toolkit import empty, hold, stand
from tests.sampling import first


def _same(kept: RiseAndFall, new: RiseAndFall) -> None:
    for player in players(new):
        assert parts(kept, player) == parts(new, player)
        assert plans(kept, player) == plans(new, player)
        for unit in new.moved_by(player):
            assert reach(kept, unit) == reach(new, unit), unit
            assert destinations(kept, unit) == destinations(new, unit), unit


@pytest.mark.slow
@pytest.mark.parametrize("most", [60, pytest.param(400, marks=pytest.mark.soak)])
@pytest.mark.parametrize("players", ["2", "3"])
@pytest.mark.parametrize("scenario", first(2, ["crisis-220-340", "fall-350-470", "rise-60bc-20ad", "zenith-100-190"]))
def test_what_is_kept_is_what_a_new_view_would_compute(scenario: str, players: str, most: int) -> None:
    """The Legate and a random player take turns, so that all sorts of positions follow each other."""
    table = rules.start("rise-and-fall", scenario, {"players": players}, seed=f"cache {scenario} {players}")
    rng, view = Random(f"{scenario} {players}"), PositionView()
    for number in range(most):
        if table.decision is None:
            break
        answer = legate(table) if number % 3 else random_choice(table.decision, rng)
        give(table, answer)
        assert isinstance(table.state, RiseState)
        kept = view(table.state)
        if number % 4 == 0:
            _same(kept, RiseAndFall(table.state, ""))
        else:
            for player in kept.info.seats:
                plans(kept, player)


def test_a_move_drops_only_what_it_touches() -> None:
    game = empty("campaign-60bc", -60)
    stand(game, legion_01="rome", legion_02="alexandria")
    near, far = reach(game, "legion-01"), reach(game, "legion-02")
    game.put("legion-03", "rome")
    assert reach(game, "legion-02") is far
    assert reach(game, "legion-01") is not near


def test_a_new_war_drops_everything() -> None:
    game = empty("campaign-60bc", -60)
    stand(game, legion_01="tarraco")
    known = reach(game, "legion-01")
    game.state.wars.append("parthia|rome")
    game.relations_changed()
    assert reach(game, "legion-01") is not known


def test_who_holds_an_area_counts() -> None:
    game = empty("campaign-60bc", -60)
    stand(game, legion_01="genua")
    before = set(reach(game, "legion-01"))
    taken = next(area for area in sorted(before) if area not in ("genua", "rome"))
    hold(game, "parthia", taken)
    game.memo.clear()
    assert taken not in reach(game, "legion-01")


def test_areas_within_a_number_of_links() -> None:
    game = empty("campaign-60bc", -60)
    assert areas_within("rome", 0) == mask_of(["rome"])
    beside = [path.to for path in game.data.areas["rome"].paths]
    assert areas_within("rome", 1) == mask_of({"rome", *beside})

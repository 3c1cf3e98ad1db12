"""The Legate at sea: who sails, when, where they land, and that the fleet comes home [3.4.2, 9.2]."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.core.registry import only_games, packages
from rules.ultimus_romanorum.ai.voyages import Voyage, best_landing, best_launch, course, next_voyage, way_home
from rules.ultimus_romanorum.chapters.stratagems import coasts
from rules.ultimus_romanorum.data.loader import GAME_ID, ROMA
from rules.ultimus_romanorum.data.models import Camp
from rules.ultimus_romanorum.events import FleetLanded, FleetLoaded, FleetLost
from tests.rulebook.ultimus_romanorum.toolkit import (
    Position,
    bare,
    campaign,
    guard,
    stand,
    tribe,
    two_emperors,
)
from tests.rules.ultimus_romanorum.playing import PACKAGE, legate_game

WEST, HOLD = "classis-occidentalis", "aboard-classis-occidentalis"
SEA, FAR_SEA = "mare-internum-occidentalis", "mare-internum-orientalis"


@pytest.fixture(autouse=True, scope="module")
def _registered() -> Iterator[None]:
    with only_games({**packages(), GAME_ID: PACKAGE}):
        yield


def carthago(camp: Camp = "barbarian", left: int = 2) -> Position:
    """The Vandals in Carthago, with its fleet; Rome is empty."""
    t = bare("majorian-455")
    two_emperors(t)
    tribe(t, "vandali", "war", "africa-4", 4)
    stand(t, "africa-4", "gensericus")
    t.state.fleets[WEST].controller = camp
    campaign(t, camp)
    t.state.sequences = {"roman": left, "barbarian": left}
    return t


def voyage(t: Position, camp: Camp = "barbarian") -> Voyage:
    found = next_voyage(t, camp)
    assert found is not None
    return found


@pytest.mark.parametrize(("left", "sails"), [(3, False), (2, True), (1, False)])
def test_the_vandals_sail_for_rome_as_late_as_their_fleet_can_come_home(left: int, sails: bool) -> None:
    t = carthago(left=left)
    assert (next_voyage(t, "barbarian") is not None) is sails
    if sails:
        found = voyage(t)
        assert (found.fleet, found.sea, found.goal, found.crew.leader) == (WEST, SEA, ROMA, "gensericus")
        assert len(found.crew.units) == 2


def test_no_one_sails_for_rome_against_an_army_in_it() -> None:
    t = carthago()
    palatini = [unit for unit, facts in t.data.units.items() if facts.category == "PA" and facts.half == "west"]
    stand(t, ROMA, *palatini)
    found = next_voyage(t, "barbarian")
    assert found is None or found.goal != ROMA


def test_a_guard_takes_one_of_the_two_places() -> None:
    t = bare()
    two_emperors(t)
    tribe(t, "bagaudes", "war", "italia-4", 1)
    stand(t, "africa-4", "comites-alani", "comites-seniores", "aetius")
    guard(t, "aetius", "bu-4pf-1")
    campaign(t)
    found = voyage(t, "roman")
    assert found.crew.leader == "aetius"
    assert len(found.crew.units) == 2
    assert "bu-4pf-1" in found.crew.units


def test_foederati_go_by_sea_with_their_own_leader() -> None:
    t = bare()
    two_emperors(t)
    tribe(t, "visigothi", "foederati", "africa-4", 2)
    stand(t, "africa-4", "alaricus", "comites-alani")
    tribe(t, "bagaudes", "war", "italia-4", 1)
    campaign(t)
    found = voyage(t, "roman")
    assert found.crew.leader == "alaricus"
    assert {t.tribe_of(unit) for unit in found.crew.units} == {"visigothi"}


def test_those_at_sea_land_or_sail_on_and_an_empty_fleet_goes_home() -> None:
    t = carthago(left=3)
    t.put(WEST, FAR_SEA)
    assert course(t, WEST, "barbarian") == SEA
    assert way_home(t, "africa-4", FAR_SEA) == (SEA, "africa-4")
    stand(t, HOLD, "gensericus", "vandali-u1", "vandali-u2")
    t.put(WEST, SEA)
    t.changed()
    assert best_landing(t, WEST, "barbarian") == ROMA


def test_in_the_last_sequence_of_a_year_they_go_ashore_wherever_they_can() -> None:
    """A fleet at sea is lost in winter, with all aboard [9.2]."""
    t = carthago(left=1)
    stand(t, HOLD, "gensericus", "vandali-u1")
    t.put(WEST, SEA)
    for area in t.data.areas.values():
        if SEA in area.seas:
            stand(t, area.id, *[unit for unit in t.data.units if t.pieces.is_at(unit, "gone")][:2])
    assert best_landing(t, WEST, "barbarian")


def test_a_new_fleet_is_launched_where_an_army_waits_for_it() -> None:
    t = carthago(left=1)
    t.state.fleets[WEST].controller = "roman"
    found = best_launch(t, "barbarian", coasts(t))
    assert found is not None
    assert (found.home, found.goal) == ("africa-4", ROMA)


def test_legates_bring_their_fleets_home() -> None:
    """Over the seven years of a scenario with a kingdom in Africa each fleet that sails lands its crew, and returns."""
    *_, table = legate_game("majorian-455", "fleets")
    loaded = [event for event in table.events if isinstance(event, FleetLoaded)]
    landed = [event for event in table.events if isinstance(event, FleetLanded)]
    lost = [event.fleet for event in table.events if isinstance(event, FleetLost)]
    assert loaded and len(landed) >= len(loaded)
    assert WEST not in lost and "classis-orientalis" not in lost

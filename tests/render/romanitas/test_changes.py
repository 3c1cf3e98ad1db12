"""What the map highlights: what changed, who marched, and what may be chosen."""

from __future__ import annotations

from io import BytesIO
from typing import cast

import pytest
from PIL import Image

import rules
from bot.commands.autocomplete import offers, resolve
from render.core.layout import recorded
from render.core.map_sheet import March
from render.core.posts import View
from render.romanitas import PRESENTER
from render.romanitas.map import draw_map
from render.romanitas.map_highlights import Changes, changes, home_of, pending
from rules.core.agents import give
from rules.romanitas.ai.legate import legate
from rules.romanitas.events import CityDesolated, CityTaken, FleetSailed, InvasionStopped, RaidBegan, TransportSailed
from tests.rulebook.romanitas.toolkit import position
from tests.sampling import first


def test_good_and_bad_news_are_told_apart() -> None:
    told = [
        CityTaken(city="salonae", nation="ostrogoths"),
        CityDesolated(city="ephesus", by="plague", markers=1),
        FleetSailed(nation="vandals", zone="aegean"),
    ]
    found = changes(told, position().state)
    assert (found.better, found.worse) == (("salonae",), ("ephesus", "aegean"))


def test_an_invasion_is_drawn_along_its_itinerary_as_far_as_it_came() -> None:
    state = position().state
    state.now.columns["slavs"] = "invasion-2"
    stopped = changes([InvasionStopped(nation="slavs", city="philippopolis", why="beaten")], state)
    assert stopped.marches == (March("slavs", ("box-slavs", "marcianopolis", "philippopolis")),)
    raid = changes([RaidBegan(nation="gepids", city="salonae")], state)
    assert raid.marches == (March("gepids", (home_of("gepids"), "salonae")),)


def test_a_crossing_is_drawn_over_its_seas() -> None:
    sailed = TransportSailed(departure="t-thracia", zones=("aegean",), target="t-dalmatia", fleets=())
    data = position().data
    (found,) = changes([sailed], position().state).marches
    assert found == March("roman", (data.cities_of["t-thracia"][0], "aegean", data.cities_of["t-dalmatia"][0]))


def test_what_a_decision_may_aim_at() -> None:
    options = [
        "pass",
        "land:t-dalmatia",
        "fight:aegean",
        "rebuild:ephesus",
        "marriage:lazica",
        "build:basilica@antioch",
    ]
    view = cast(
        "View", {"decision": {"topic": "window", "about": [], "options": [{"id": option} for option in options]}}
    )
    found = pending(view, position().state)
    assert set(found.targets) >= {"salonae", "aegean", "ephesus", "lazica"}
    assert "antioch" not in found.targets
    assert pending(cast("View", {"decision": None}), position().state) == Changes()


@pytest.mark.parametrize("seed", first(1, range(3)))
def test_all_that_is_pointed_out_has_a_place(seed: int) -> None:
    """Every space that is named lies on the map, at every decision and after every choice of a campaign."""
    table, agent = rules.start("romanitas", seed=f"pointed {seed}"), legate
    data = position().data
    known = {*data.cities, *data.client_spaces, *data.zones, *(box.id for box in data.tribe_boxes.values())}
    while table.decision is not None:
        table.events.clear()
        shown = pending(table.public(), table.state)  # type: ignore[arg-type]
        give(table, agent(table))
        after = changes(table.events, table.state)  # type: ignore[arg-type]
        for each in (shown, after):
            assert {*each.better, *each.worse, *each.targets} <= known
            assert {space for march in each.marches for space in march.path} <= known


def test_a_post_shows_what_it_tells() -> None:
    """What happened is above the part of the map where it did; places far from there aren't shown."""
    table = rules.start("romanitas", seed="shown")
    with recorded() as layouts:
        told = draw_map(table.public(), None, "en", told=[FleetSailed(nation="slavs", zone="pont-euxin")])
    written = [part.text for layout in layouts for part in layout.parts]
    assert "Ships of the Slavs in the Black Sea" in written
    assert "Black Sea" in written
    assert "Toletum" not in written
    assert "Black Sea" in told.alt


@pytest.mark.parametrize("zoom", [1.5, 2.0, 3.0])
def test_a_region_can_be_seen_from_near_and_far(zoom: float) -> None:
    view = rules.start("romanitas", seed="shown").public()
    picture = PRESENTER.map(view, "the-balkans", "en", zoom)
    image = Image.open(BytesIO(picture.data))
    assert image.size == (1600, 1220)


@pytest.mark.parametrize(("typed", "city"), [("Corinthus", "corinthus"), ("roma", "rome"), ("Milan", "mediolanum")])
def test_a_city_is_found_by_its_other_names(typed: str, city: str) -> None:
    """Players type the names of the printed board and of other atlases."""
    regions, others = PRESENTER.regions("en"), PRESENTER.also_known()
    assert resolve(regions, typed, others) == city
    assert city in [offer.value for offer in offers(regions, typed, others)]

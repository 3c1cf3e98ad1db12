"""Chapter 6: the Table of the Attitudes, row by row and column by column, and every itinerary to its end."""

from __future__ import annotations

import pytest

from rules.romanitas.attitudes import check_nation
from rules.romanitas.campaign import play_step
from rules.romanitas.empire import CampaignLost
from rules.romanitas.events import (
    AttitudeChecked,
    CityDesolated,
    DiplomacyTurned,
    FleetSailed,
    InvasionBegan,
    InvasionStopped,
    RaidBegan,
)
from tests.rulebook.romanitas.toolkit import Player, Scripted, owners, play, position, proves

STRANGERS = ("avars", "franks", "lombards", "visigoths", "gepids", "slavs")
"""Barbarians, each of whom adds 1 to the dice of the others once it is at war."""

TABLE: dict[str, dict[int, tuple[str, str]]] = {
    "gepids": {
        **dict.fromkeys(range(1, 7), ("neutrality", "")),
        7: ("raid-1", "salonae"),
        8: ("raid-2", "viminacium"),
        9: ("invasion-1", "viminacium naissus"),
        11: ("invasion-1", "viminacium naissus"),
    },
    "persia": {
        1: ("neutrality", ""),
        2: ("neutrality", ""),
        3: ("persian-diplomacy", "lakhmids-ghassanids"),
        4: ("persian-diplomacy", "albania"),
        5: ("persian-diplomacy", "iberia"),
        6: ("persian-diplomacy", "lazica"),
        7: ("raid-1", "melitene"),
        8: ("raid-2", "antioch"),
        9: ("invasion-1", "antioch damascus caesarea-palaestinae jerusalem alexandria"),
        10: ("invasion-2", "melitene sinope pessinus nicaea constantinople"),
        11: ("invasion-2", "melitene sinope pessinus nicaea constantinople"),
    },
    "berbers": {
        **dict.fromkeys(range(1, 5), ("neutrality", "")),
        5: ("raid-1", "caesarea-mauretaniae"),
        6: ("raid-2", "constantina"),
        7: ("invasion-1", "thapsus carthage"),
        10: ("invasion-1", "thapsus carthage"),
    },
    "vandals": {
        **dict.fromkeys(range(1, 5), ("neutrality", "")),
        5: ("piracy", "western-med"),
        6: ("piracy", "central-med"),
        7: ("raid-1", "aegean corinthus"),
        8: ("raid-2", "eastern-med gortyne"),
        9: ("invasion-1", "ptolemais"),
        10: ("invasion-2", "ptolemais alexandria oxyrhynchus syene"),
    },
    "ostrogoths": {
        **dict.fromkeys(range(1, 7), ("neutrality", "")),
        7: ("piracy", "adriatic"),
        8: ("raid-1", "adriatic dyrrachium"),
        9: ("raid-2", "viminacium"),
        10: ("invasion-1", "viminacium naissus"),
    },
    "slavs": {
        **dict.fromkeys(range(1, 5), ("neutrality", "")),
        5: ("piracy", "pont-euxin"),
        6: ("raid-1", "pont-euxin chersonesos"),
        7: ("raid-2", "marcianopolis"),
        8: ("invasion-1", "marcianopolis philippopolis thessalonice"),
        9: ("invasion-2", "marcianopolis philippopolis constantinople"),
    },
    "avars": {
        **dict.fromkeys(range(1, 7), ("neutrality", "")),
        7: ("raid-1", "viminacium"),
        8: ("raid-2", "naissus"),
        9: ("invasion-1", "thessalonice dyrrachium corinthus"),
        10: ("invasion-2", "viminacium naissus marcianopolis philippopolis constantinople"),
    },
    "visigoths": {
        **dict.fromkeys(range(1, 7), ("neutrality", "")),
        7: ("raid-1", "septem"),
        8: ("raid-2", "pollentia"),
        9: ("invasion-1", "septem caesarea-mauretaniae"),
    },
    "franks": {
        **dict.fromkeys(range(1, 7), ("neutrality", "")),
        7: ("raid-1", "narbo"),
        8: ("raid-2", "genoa"),
        9: ("invasion-1", "mediolanum ravenna"),
        10: ("invasion-2", "mediolanum ravenna rome"),
    },
    "lombards": {
        **dict.fromkeys(range(1, 9), ("neutrality", "")),
        9: ("raid-1", "mediolanum ravenna"),
        10: ("raid-2", "aquileia"),
        11: ("invasion-1", "mediolanum ravenna rome"),
    },
}
"""Nation to modified die to the column and what happens there: a sea zone, a client people, or cities in order."""

CASES = [(nation, total, *entry) for nation, row in TABLE.items() for total, entry in row.items()]


def rolled(nation: str, total: int, *cities: str) -> Scripted:
    """A campaign in which a nation is about to reach this total, and these cities are Roman."""
    die = min(total, 6)
    at_war = [each for each in STRANGERS if each != nation][: total - die]
    game = position(dice=[die], rp=10)
    game.state.now.at_war = at_war
    game.state.desolation = []
    owners(game, "roman", *cities)
    return game


def marched(game: Scripted, nation: str) -> bool:
    """Let the nation act and nobody resist; returns whether the campaign was lost by it."""
    try:
        play(check_nation(game, nation), Player(defence="none"))
    except CampaignLost:
        return True
    return False


@proves("6.1", "6.2.1", "6.2.2", "6.2.3", "6.2.4", "R23", "R25")
@pytest.mark.parametrize(("nation", "total", "column", "what"), CASES)
def test_every_row_and_column(nation: str, total: int, column: str, what: str) -> None:
    words = what.split()
    game = rolled(nation, total)
    cities = [word for word in words if word in game.data.cities]
    owners(game, "roman", *cities)
    lost = marched(game, nation)
    (checked,) = game.told(AttitudeChecked)
    assert (checked.score.total, str(checked.column)) == (total, column)
    assert [event.zone for event in game.told(FleetSailed)] == [word for word in words if word in game.data.zones]
    assert [event.space for event in game.told(DiplomacyTurned)] == [
        word for word in words if word in game.data.client_spaces
    ]
    raided, invaded = game.told(RaidBegan), game.told(InvasionBegan)
    assert [event.city for event in raided] == (cities if len(cities) == 1 and not invaded else [])
    assert [list(event.path) for event in invaded] == ([cities] if invaded else [])
    assert lost == ("constantinople" in cities)
    assert [event.city for event in game.told(CityDesolated)] == [city for city in cities if city != "constantinople"]
    assert (nation in game.state.now.at_war) == (column not in ("neutrality", "persian-diplomacy"))


ITINERARIES = {
    (nation, total): what.split()
    for nation, total, column, what in CASES
    if column.startswith("invasion") or (nation, total) == ("lombards", 9)
}


@proves("6.2.4", "R25")
@pytest.mark.parametrize(("nation", "total"), ITINERARIES)
def test_an_invasion_ends_before_the_first_city_that_is_not_roman(nation: str, total: int) -> None:
    path = ITINERARIES[nation, total]
    for stop in range(1, len(path)):
        game = rolled(nation, total, *path)
        game.hand_over(path[stop], "visigoths" if nation != "visigoths" else "vandals")
        assert not marched(game, nation)
        (stopped,) = game.told(InvasionStopped)
        assert (stopped.city, stopped.why) == (path[stop - 1], "not-roman")
        assert game.state.desolation == path[:stop]


@proves("6.2.4")
@pytest.mark.parametrize(("nation", "total"), ITINERARIES)
def test_an_invasion_passes_through_ruins(nation: str, total: int) -> None:
    path = ITINERARIES[nation, total]
    game = rolled(nation, total, *path)
    game.state.desolation = [city for city in path[:-1] if city != "constantinople"]
    lost = marched(game, nation)
    assert lost == (path[-1] == "constantinople")
    assert [event.city for event in game.told(CityDesolated)] == ([] if lost else path[-1:])


@proves("C35", "6.2.4", "6.1")
def test_c35_one_nation_is_dealt_with_before_the_next_throws_its_die() -> None:
    game = position(dice=[6, 1, 1, 1, 6], rp=10, step="nation", nations_checked=1)
    game.state.now.at_war = ["gepids", "avars", "franks"]
    game.state.before.at_war = ["persia"]
    owners(game, "persia", "nicaea")  # so that the Persians do not reach Constantinople
    owners(game, "ostrogoths", "philippopolis")
    for _ in range(20):
        if game.state.nations_checked == 6:
            break
        play(play_step(game), Player(defence="none", window="pass"))
    kinds = [(type(event).__name__, getattr(event, "nation", "")) for event in game.events]
    persian_end = kinds.index(("InvasionStopped", "persia"))
    assert kinds.index(("AttitudeChecked", "persia")) < persian_end < kinds.index(("AttitudeChecked", "slavs"))
    assert persian_end < kinds.index(("AttitudeChecked", "berbers"))
    assert [event.score.total for event in game.told(AttitudeChecked) if event.nation == "persia"] == [10]
    assert [event.score.total for event in game.told(AttitudeChecked) if event.nation == "slavs"] == [9]

"""Chapter 6: the Table of the Attitudes, row by row and column by column, and every itinerary to its end."""

from __future__ import annotations

from itertools import pairwise

import pytest

from rules.core.game import Play
from rules.romanitas.chapters.enemy_attitudes import check_nation
from rules.romanitas.data.models import LinkKind
from rules.romanitas.events import (
    AttackCancelled,
    AttitudeChecked,
    BattleBegan,
    CityDesolated,
    DiplomacyTurned,
    FleetSailed,
    InvasionBegan,
    InvasionPassed,
    InvasionStopped,
    RaidBegan,
)
from rules.romanitas.game import CampaignLost
from rules.romanitas.state import Battle, Side, TurnRecord
from rules.romanitas.turn import play_step
from tests.rulebook.romanitas.toolkit import Player, Scripted, acta, draws, even_line, owners, play, position, proves

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
    """Let the nation act and no one resist; returns whether the campaign was lost by it."""
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


# The ends of the rows, and what the map of 528 makes of them


def at(nation: str, total: int) -> Scripted:
    """A campaign on the map of 528 in which a nation is about to reach this total, between 0 and 14."""
    game = position(dice=[min(max(total, 1), 6)], rp=10)
    barbarians = [each for each in TABLE if each not in (nation, "persia")]
    game.state.now.at_war = barbarians[: max(total - 6, 0)]
    if total < 1:
        game.state.caesar = nation
    return game


@proves("6.1")
@pytest.mark.parametrize("nation", TABLE)
def test_beyond_its_ends_a_row_goes_on(nation: str) -> None:
    first, last = min(TABLE[nation]), max(TABLE[nation])
    for total, column in [(0, TABLE[nation][first][0]), *((up, TABLE[nation][last][0]) for up in range(last, 15))]:
        game = at(nation, total)
        game.hand_over("constantinople", "persia")  # so that no invasion ends the campaign
        play(check_nation(game, nation), Player(defence="none"))
        (checked,) = game.told(AttitudeChecked)
        assert (checked.score.total, checked.column) == (total, column)


CANCELLED = {
    ("gepids", 7): "salonae",
    ("berbers", 5): "caesarea-mauretaniae",
    ("berbers", 6): "constantina",
    ("berbers", 7): "thapsus",
    ("berbers", 10): "thapsus",
    ("visigoths", 7): "septem",
    ("visigoths", 8): "pollentia",
    ("visigoths", 9): "septem",
    ("franks", 7): "narbo",
    ("franks", 8): "genoa",
    ("franks", 9): "mediolanum",
    ("franks", 10): "mediolanum",
    ("lombards", 9): "mediolanum",
    ("lombards", 10): "aquileia",
    ("lombards", 11): "mediolanum",
}
"""The results that strike no one in 528, because the city they name is not Roman."""


@proves("6.1", "R22", "R25", "R69")
@pytest.mark.parametrize(("nation", "total"), [(nation, total) for nation, total, column, _ in CASES if total > 2])
def test_what_the_map_of_528_cancels(nation: str, total: int) -> None:
    game = at(nation, total)
    marched(game, nation)
    city = CANCELLED.get((nation, total))
    assert [(event.city, event.why) for event in game.told(AttackCancelled)] == ([(city, "not-roman")] if city else [])
    if city:
        assert (game.state.desolation, game.state.rp, game.told(InvasionBegan)) == ([], 10, [])
        assert nation in game.state.now.at_war


# The modifiers of the die


def added(game: Scripted, nation: str) -> dict[str, int]:
    """What is added to the die of a nation that throws a 1, by cause."""
    game.foreseen = [1]
    play(check_nation(game, nation), Player(defence="none"))
    score = game.told(AttitudeChecked)[-1].score
    assert score.total == 1 + sum(modifier.value for modifier in score.modifiers)
    return {modifier.cause: modifier.value for modifier in score.modifiers}


@proves("6.1")
@pytest.mark.parametrize("nation", TABLE)
def test_a_war_last_turn_weighs_on_the_nation_itself_alone(nation: str) -> None:
    assert added(position(before=TurnRecord(at_war=[nation])), nation) == {"war-last-turn": 1}
    others = [each for each in TABLE if each != nation]
    assert added(position(before=TurnRecord(at_war=others)), nation) == {}


@proves("6.1", "R21", "R94")
@pytest.mark.parametrize("count", range(10))
def test_each_barbarian_at_war_adds_one_to_persians_and_barbarians(count: int) -> None:
    barbarians = [each for each in TABLE if each != "persia"]
    for nation in ("persia", "lombards"):
        game = position(now=TurnRecord(at_war=["persia", *barbarians[:count]]))
        game.hand_over("melitene", "persia")  # so that no invasion ends the campaign
        assert added(game, nation) == ({"barbarian-at-war": count} if count else {})


VANDAL = (
    "caesarea-mauretaniae",
    "caralis",
    "carthage",
    "constantina",
    "leptis-magna",
    "pollentia",
    "septem",
    "thapsus",
)
GOTHIC = ("aquileia", "genoa", "mediolanum", "neapolis", "ravenna", "rome", "salonae", "syracusae")
SPANISH = ("carthago-spartaria", "emerita", "hispalis", "narbo", "tarraco", "toletum")


@proves("6.1", "R30")
@pytest.mark.parametrize(
    ("cities", "expected"),
    [
        (VANDAL, {"kingdom-conquered": 1}),
        (GOTHIC, {"kingdom-conquered": 1}),
        (VANDAL + GOTHIC, {"kingdom-conquered": 1}),
        (VANDAL[1:], {}),
        (GOTHIC[:-1], {}),
        (SPANISH, {}),
    ],
)
def test_the_fall_of_vandals_or_ostrogoths_stirs_everyone_once(
    cities: tuple[str, ...], expected: dict[str, int]
) -> None:
    for nation in ("gepids", "persia", "lombards"):
        game = position()
        owners(game, "roman", *cities)
        assert added(game, nation) == expected


@proves("6.1", "4.2.1", "R29")
def test_the_title_of_caesar_binds_one_nation() -> None:
    for nation in TABLE:
        assert added(position(caesar="slavs"), nation) == ({"caesar": -1} if nation == "slavs" else {})


@proves("6.1")
def test_all_five_modifiers_add_up() -> None:
    now = TurnRecord(at_war=["gepids", "persia", "avars"])
    game = position(now=now, before=TurnRecord(at_war=["franks"]), caesar="franks")
    owners(game, "roman", *VANDAL)
    acta(game, political="usurper")
    assert added(game, "franks") == {
        "war-last-turn": 1,
        "barbarian-at-war": 2,
        "kingdom-conquered": 1,
        "usurper": 1,
        "caesar": -1,
    }


@proves("6.1", "R21")
def test_wars_breed_wars_down_the_table() -> None:
    game = position(step="nation", rp=10, before=TurnRecord(at_war=["gepids"]))
    game.foreseen = [6, 1, 4, 2, 5, 1, 4, 2, 2, 4]
    for _ in range(19):  # ten nations, with a window between each two
        play(play_step(game), Player(defence="none"))
    assert [(event.nation, event.score.total) for event in game.told(AttitudeChecked)] == [
        ("gepids", 7),  # war last turn; at war by a raid that is cancelled
        ("persia", 2),
        ("berbers", 5),  # at war
        ("vandals", 4),
        ("ostrogoths", 7),  # pirates: at war
        ("slavs", 4),
        ("avars", 7),  # at war
        ("visigoths", 6),
        ("franks", 6),
        ("lombards", 8),
    ]
    assert game.state.now.at_war == ["gepids", "berbers", "ostrogoths", "avars"]


# The roads of the invasions, step by step

HOMES = {
    "gepids": "box-gepids",
    "persia": "ctesiphon",
    "berbers": "box-berbers",
    "slavs": "box-slavs",
    "avars": "box-avars",
    "franks": "box-franks",
    "lombards": "box-lombards",
}
"""Where the nations come from that attack over land; the kingdoms go by sea and road as the table says."""


@proves("6.2.4", "1.3")
@pytest.mark.parametrize(("nation", "total"), ITINERARIES)
def test_every_step_of_a_road_leads_to_a_neighbour(nation: str, total: int) -> None:
    data = position().data
    path = ITINERARIES[nation, total]
    for here, there in pairwise(path):
        near = {data.territory_of[here], *data.adjacent_territories[data.territory_of[here]]}
        assert data.territory_of[there] in near, f"{here} is not next to {there}"


@proves("6.2.3", "6.2.4", "1.3")
@pytest.mark.parametrize("nation", HOMES)
def test_every_attack_over_land_enters_by_a_link_of_the_map(nation: str) -> None:
    board = position().data.board
    first = {what.split()[0] for column, what in TABLE[nation].values() if "raid" in column or "invasion" in column}
    by_land = {city for city in first if city in position().data.cities}
    assert by_land <= board.neighbours(HOMES[nation], {LinkKind.ENTRY, LinkKind.LAND})


@proves("6.2.1", "6.2.3", "1.3", "7.3")
@pytest.mark.parametrize(
    ("nation", "total"), [(n, t) for n, t, column, _ in CASES if n in ("vandals", "ostrogoths", "slavs")]
)
def test_every_raid_over_sea_lands_on_the_shore_of_its_zone(nation: str, total: int) -> None:
    data = position().data
    zone, *cities = TABLE[nation][total][1].split() or [""]
    if zone in data.zones:
        for city in cities:
            assert zone in data.zones_of[data.territory_of[city]]


@proves("6.2.1", "6.2.3", "R10", "R23", "3.2")
@pytest.mark.parametrize(
    ("nation", "total", "price"),
    [
        ("vandals", 5, 1),
        ("vandals", 6, 1),
        ("vandals", 7, 2 + 1),  # the zone, and the ruin of Corinth
        ("vandals", 8, 2 + 1),
        ("ostrogoths", 7, 1),
        ("ostrogoths", 8, 1 + 1),
        ("slavs", 5, 1),
        ("slavs", 6, 1 + 1),
    ],
)
def test_what_the_fleets_cost(nation: str, total: int, price: int) -> None:
    game = at(nation, total)
    marched(game, nation)
    assert game.state.rp == 10 - price


@proves("6.2.1", "R23")
@pytest.mark.parametrize(
    ("nation", "total", "zone", "city"),
    [
        ("vandals", 5, "western-med", "corinthus"),
        ("vandals", 6, "central-med", "corinthus"),
        ("ostrogoths", 7, "adriatic", "dyrrachium"),
        ("slavs", 5, "pont-euxin", "chersonesos"),
    ],
)
def test_pirates_of_last_turn_raid_as_well(nation: str, total: int, zone: str, city: str) -> None:
    game = at(nation, total)
    game.state.before.columns = {nation: "piracy"}
    marched(game, nation)
    assert [event.zone for event in game.told(FleetSailed)] == [zone]
    assert [event.city for event in game.told(RaidBegan)] == game.state.desolation == [city]
    assert game.state.now.columns[nation] == "raid-1"


@proves("6.1", "6.2.4", "R25")
@pytest.mark.parametrize(("nation", "total"), ITINERARIES)
def test_an_invasion_never_starts_at_a_city_that_is_not_roman(nation: str, total: int) -> None:
    path = ITINERARIES[nation, total]
    game = rolled(nation, total, *path)
    game.hand_over(path[0], "visigoths" if nation != "visigoths" else "vandals")
    assert not marched(game, nation)
    assert [event.city for event in game.told(AttackCancelled)] == [path[0]]
    assert (game.told(InvasionBegan), game.state.desolation, game.state.rp) == ([], [], 10)


@proves("6.2.4", "R25")
@pytest.mark.parametrize(("nation", "total"), ITINERARIES)
def test_an_invasion_goes_to_the_end_of_its_road_and_no_further(nation: str, total: int) -> None:
    path = ITINERARIES[nation, total]
    game = rolled(nation, total, *path)
    if path[-1] == "constantinople":
        assert marched(game, nation)
        assert game.state.desolation == path[:-1]
    else:
        assert not marched(game, nation)
        assert [(event.city, event.why) for event in game.told(InvasionStopped)] == [(path[-1], "end-of-road")]
        assert game.state.desolation == path
    assert game.state.rp == 10 - len(game.state.desolation)


@proves("6.2.4")
@pytest.mark.parametrize(("nation", "total"), ITINERARIES)
def test_one_ruin_on_the_road_is_passed_without_a_question(nation: str, total: int) -> None:
    path = [city for city in ITINERARIES[nation, total] if city != "constantinople"]
    for ruin in path:
        game = rolled(nation, total, *path)
        game.hand_over("constantinople", "persia")
        game.state.desolation = [ruin]
        player = Player(defence="none")
        play(check_nation(game, nation), player)
        assert [event.city for event in game.told(InvasionPassed)] == [ruin]
        assert [decision.topic for decision in player.asked] == ["defence"] * (len(path) - 1)
        assert set(game.state.desolation) == set(path)


@proves("6.2.4", "7.1.4", "R20")
@pytest.mark.parametrize(("nation", "total"), ITINERARIES)
def test_an_invasion_ends_where_it_is_beaten(nation: str, total: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def fight(game: Scripted, battle: Battle, units: list[str]) -> Play[Side]:
        assert battle.enemies == len(game.data.nation_units[nation])
        game.win_combat("7.1.4")
        yield from ()
        return "roman"

    monkeypatch.setattr("rules.romanitas.chapters.city_defence.fight", fight)
    path = ITINERARIES[nation, total]
    for place, city in enumerate(path):
        game = rolled(nation, total, *path)
        game.state.rp = 9
        replies = ["none"] * place + ["battle"]
        play(check_nation(game, nation), Player(defence=[*replies], muster="muster:comes"))
        assert [(event.city, event.why) for event in game.told(InvasionStopped)] == [(city, "beaten")]
        assert (game.state.desolation, game.state.rp) == (path[:place], 9 - place + 1)


@proves("6.2.4", "7.1.4", "R27")
def test_the_slain_stay_behind_and_the_others_march_on() -> None:
    game = position(rp=10, now=TurnRecord(at_war=["slavs", "avars", "franks"]))
    order = [f"gepids-{unit}" for unit in ("optimates", "equites", "pedites-1", "pedites-2", "sagittarii")]
    first_pass = [1, 6, 1, 1, 6]  # the bow misses; a Limitaneus cuts down Pedites II, another is cut down
    second_pass = [1, 6]
    game.foreseen = [6, 2, *draws(game.pieces.at("home-gepids"), order), *first_pass, *second_pass]
    game.foreseen += [2, 1, 1, 1, 1, *[1, 6] * 9]
    player = Player(defence="battle", muster="muster:garrison", line=even_line)
    play(check_nation(game, "gepids"), player)
    assert [(event.place, event.enemies) for event in game.told(BattleBegan)] == [("viminacium", 5), ("naissus", 4)]
    assert set(game.pieces.at("home-gepids")) == set(order)

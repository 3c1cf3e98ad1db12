"""Sentences of the printed rules that neither a worked case nor a ruling proves."""

from __future__ import annotations

import pytest

from rules.rise_and_fall.chapters import civil_war, germanic_kingdoms, huns, imperial_replacements, looting
from rules.rise_and_fall.chapters.bribery import bribe, can_be_bribed
from rules.rise_and_fall.chapters.campaign_phase import operate
from rules.rise_and_fall.chapters.combat_values import allowances, attack_value, defense_value
from rules.rise_and_fall.chapters.garrisons import check_garrisons, failures, needs_garrison, provincial_failures
from rules.rise_and_fall.chapters.kushans import check_fall, havens
from rules.rise_and_fall.chapters.migrations import arrivals
from rules.rise_and_fall.chapters.movement import FIGHT, SHUT, STOP, ground
from rules.rise_and_fall.chapters.peace import sue
from rules.rise_and_fall.chapters.production import lines
from rules.rise_and_fall.chapters.sassanids import begin_revolt
from rules.rise_and_fall.chapters.wars import declare
from rules.rise_and_fall.data.loader import ARMENIANS, REBELS
from rules.rise_and_fall.turn import play_step
from tests.rulebook.rise_and_fall.toolkit import (
    Player,
    at_war,
    clear,
    empty,
    hold,
    play,
    position,
    proves,
    stand,
)

Worth = tuple[int, int, int]
"""Attack, defense and movement."""

_BEYOND = ("legion-01", "rebel-1", "parthian-cavalry-01", "palatina-1")

# Peace


@proves("Peace P1", "Peace P4-P6")
@pytest.mark.parametrize(
    ("rung", "armenian", "mesopotamian", "tribute"),
    [
        (1, False, False, 0),
        (2, True, False, 0),
        (3, True, True, 0),
        (4, True, True, 1),
        (5, True, True, 2),
        (6, True, True, 3),
        (7, True, True, 3),
    ],
)
def test_every_treaty_of_parthia(rung: int, armenian: bool, mesopotamian: bool, tribute: int) -> None:
    game = empty(year=100, player="parthia", rungs={"rome": 0, "parthia": min(rung - 1, 6)})
    yielded = ("alexandria", "cyprus", "athens", "panticapaeum", "pergamum", "antioch", "osrohene", "palmyra")
    hold(game, "parthia", *yielded, "artashat", "tigranocerta", "arbela", "hatra", "nisbis")
    hold(game, "rome", "ctesiphon", "merv", "india", "bactria")
    at_war(game, ("rome", "parthia"))
    play(sue(game, "parthia"))
    assert {game.holder(area) for area in yielded} == {"rome"}
    assert {game.holder(area) for area in ("artashat", "tigranocerta")} == {"rome" if armenian else "parthia"}
    assert game.state.armenia == ("rome" if armenian else "")
    assert {game.holder(area) for area in ("arbela", "hatra", "nisbis")} == {"rome" if mesopotamian else "parthia"}
    assert {game.holder(area) for area in ("ctesiphon", "merv", "india", "bactria")} == {"parthia"}
    assert game.state.tribute == tribute
    assert game.state.rungs == {"rome": 0, "parthia": min(rung, 6)}


_OF_ROME = (
    ("antioch", "damascus"),
    ("trapezus", "sinope"),
    ("tarsus", "cappadocia"),
    ("jaffa", "jerusalem"),
    ("alexandria", "memphis", "hermopolis"),
)
"""What Rome yields from its second treaty to its sixth."""


@proves("Peace R1-R8", "Peace R3")
@pytest.mark.parametrize("rung", range(1, 8))
def test_every_treaty_of_rome(rung: int) -> None:
    game = empty(year=100, rungs={"rome": min(rung - 1, 6), "parthia": 0}, tribute=2)
    always = ("ctesiphon", "nisbis", "colchis", "iberia", "albania", "osrohene", "palmyra")
    areas = [area for yielded in _OF_ROME for area in yielded]
    hold(game, "rome", *always, *areas, "artashat", "tigranocerta", "pergamum", "india")
    at_war(game, ("rome", "parthia"), ("rome", "asian"))
    play(sue(game, "rome"), Player(treaty_area="antioch"))
    lost = {"antioch"} | {area for yielded in _OF_ROME[: rung - 1] for area in yielded}
    assert {area for area in areas if game.holder(area) == "parthia"} == lost
    assert {game.holder(area) for area in always} == {"parthia"}
    assert {game.holder(area) for area in ("artashat", "tigranocerta")} == {ARMENIANS}
    assert game.state.armenia == "parthia"
    assert game.holder("pergamum") == game.holder("india") == "rome"
    assert game.state.tribute == 0
    assert game.state.pontus_closed is (rung >= 3)
    assert not game.relations.at_war("rome", "asian")
    assert game.relations.allied("parthia", "asian")


@proves("Peace R3", "R45")
def test_rome_does_not_attack_pontus_in_the_peace() -> None:
    game = position(year=100, rungs={"rome": 2, "parthia": 0})
    at_war(game, ("rome", "parthia"))
    clear(game, "cappadocia", "galatia")
    stand(game, asian_pontus="trapezus", legion_01="cappadocia")
    play(sue(game, "rome"))
    game.state.turn += 1
    game.state.sued = False
    game.prepare()
    declare(game, "rome", "asian")
    assert ground(game, "legion-01", "trapezus") == SHUT
    game.state.turn += 2
    game.prepare()
    assert ground(game, "legion-01", "trapezus") != SHUT


@proves("Peace R1-R8")
def test_parthia_takes_osrohene_and_palmyra_from_their_tribes() -> None:
    game = position(year=100)
    at_war(game, ("rome", "parthia"), ("rome", "asian"))
    assert game.holder("osrohene") == game.holder("palmyra") == "asian"
    play(sue(game, "rome"))
    assert game.holder("osrohene") == game.holder("palmyra") == "parthia"
    assert game.at("osrohene") == ["asian-osrohene"]
    assert game.relations.allied("parthia", "asian")


@proves("Peace P1-P4", "Peace R1-R8")
def test_allies_inside_an_empire_go_home() -> None:
    game = empty(year=100, player="parthia")
    at_war(game, ("rome", "parthia"), ("rome", "asian"))
    for unit, area in (
        ("asian-lycia", "susa"),
        ("asian-cappadocia", "ctesiphon"),
        ("asian-colchis", "colchis"),
    ):
        game.put(unit, area)
    hold(game, "rome", "cappadocia")
    hold(game, "parthia", "colchis")
    play(sue(game, "parthia"))
    assert game.at("lycia") == ["asian-lycia"]
    assert game.pieces.is_at("asian-cappadocia", "pile-asian")
    assert game.at("colchis") == ["asian-colchis"]  # at home already, with its ally


@proves("Peace")
def test_a_suit_before_replacements_counts_at_once() -> None:
    """Parthia has lost six of its stars: before it must disband, it sues; two of them produce without a garrison."""
    game = position(year=100, player="parthia")
    at_war(game, ("rome", "parthia"))
    lost = ("ctesiphon", "susa", "ecbatana", "rhagae", "hecatompylos", "merv")
    clear(game, *lost)
    hold(game, "rome", *lost)
    free = (area for area in game.owned("parthia") if not game.at(area))
    for unit in game.in_pile("parthia")[: 7 - len(game.units_of("parthia"))]:
        game.put(unit, next(free))
    game.state.step = "player-start"
    script = Player(surplus="sue", provision="done")
    for _ in range(3):  # the start of the turn, the surplus, the surplus anew
        play(play_step(game), script)
    assert not game.relations.at_war("rome", "parthia")
    assert game.state.counted == {"all": 2 + 2 + 3}
    assert [pick.topic for pick in script.asked].count("surplus") == 1
    assert imperial_replacements.room(game, "parthia", "") >= 0
    assert str(game.state.step) == "provision"


@proves("Peace", "R30")
def test_a_suit_among_replacements_counts_next_turn() -> None:
    game = position(year=100, player="parthia")
    at_war(game, ("rome", "parthia"))
    clear(game, "merv")
    hold(game, "rome", "merv")
    game.state.step = "provision"
    imperial_replacements.count_production(game, "parthia")
    (unit,) = game.at("susa")
    play(imperial_replacements.provide(game, "parthia"), Player(provision="disband", disband=unit))
    counted = dict(game.state.counted)
    play(imperial_replacements.provide(game, "parthia"), Player(provision="sue"))
    assert game.holder("merv") == "parthia"
    assert game.state.counted == counted
    assert game.state.step == "provision"


# Values


@proves("Combat Values", "Movement", "Looting", "Bribery", "The Huns, Absorption")
@pytest.mark.parametrize(
    ("unit", "attack", "defense", "areas", "loots", "takes_money", "joins"),
    [
        ("legion-01", 2, 2, 3, False, False, False),
        ("rebel-1", 2, 2, 3, False, False, False),
        ("palatina-1", 3, 3, 6, False, False, False),
        ("comitatus-01", 2, 2, 2, False, False, False),
        ("limes-01", 1, 2, 1, False, False, False),
        ("parthian-cavalry-01", 2, 2, 3, False, False, False),
        ("parthian-infantry-01", 1, 1, 2, False, False, False),
        ("kushan-1", 2, 2, 3, False, True, True),
        ("euro-sarmatian-roxolani", 1, 2, 2, True, True, True),
        ("german-quadi", 1, 2, 1, True, True, True),
        ("mig-gepidae", 1, 4, 5, True, True, False),
        ("kingdom-franks-1", 3, 2, 3, True, True, False),
        ("hunnic-huns-1", 3, 3, 3, True, True, False),
        ("hunae", 7, 13, 1, True, False, False),
        ("celt-parisi", 1, 1, 2, False, True, True),
        ("african-numidians", 1, 1, 2, False, True, True),
    ],
)
def test_the_printed_table_of_values(
    unit: str, attack: int, defense: int, areas: int, loots: bool, takes_money: bool, joins: bool
) -> None:
    game = position()
    kind = game.data.kinds[game.data.kind[unit]]
    assert (attack_value(game, unit, "pannonia"), defense_value(game, unit, "pannonia")) == (attack, defense)
    assert allowances(game, unit)["pannonia"] == areas
    assert (kind.loots, not kind.never_bribed, kind.absorbed) == (loots, takes_money, joins)


@proves("Combat Values", "Combat", "Movement")
@pytest.mark.parametrize(
    ("unit", "germania", "sarmatia", "caledonia"),
    [
        ("legion-01", (1, 1, 1), (1, 1, 1), (1, 1, 1)),
        ("rebel-1", (1, 1, 1), (1, 1, 1), (1, 1, 1)),
        ("palatina-1", (2, 3, 2), (2, 3, 2), (2, 3, 2)),
        ("comitatus-01", (1, 2, 1), (1, 2, 1), (1, 2, 1)),
        ("limes-01", (0, 2, 1), (0, 2, 1), (0, 2, 1)),
        ("parthian-cavalry-01", (1, 2, 1), (1, 2, 1), (1, 2, 1)),
        ("euro-sarmatian-roxolani", (1, 2, 1), (2, 2, 3), (2, 2, 1)),
        ("german-quadi", (2, 2, 1), (1, 2, 1), (1, 2, 1)),
        ("celt-parisi", (1, 1, 1), (1, 1, 1), (1, 1, 2)),
    ],
)
def test_values_beyond_the_line(unit: str, germania: Worth, sarmatia: Worth, caledonia: Worth) -> None:
    game = position()
    for area, worth in (("suebi", germania), ("scythae", sarmatia), ("caledonia", caledonia)):
        found = (attack_value(game, unit, area), defense_value(game, unit, area), allowances(game, unit)[area])
        assert found == worth, area


@proves("Leaders b", "Combat")
def test_the_emperor_leads_romans_only() -> None:
    game = position(emperor_region="germania")
    worth = {unit: (attack_value(game, unit, "suebi"), defense_value(game, unit, "suebi")) for unit in _BEYOND}
    assert worth == {"legion-01": (2, 2), "rebel-1": (1, 1), "parthian-cavalry-01": (1, 2), "palatina-1": (3, 3)}


# Production and looting


@proves("Silk Road", "Reliability 4")
@pytest.mark.parametrize(
    ("year", "fallen", "bonus"),
    [(340, [], None), (350, [], 3), (380, [], 3), (380, ["west"], 3), (380, ["east"], None)],
)
def test_the_east_trades_from_350_on_while_it_stands(year: int, fallen: list[str], bonus: int | None) -> None:
    game = position("fall-350-470", year, leaders={"rome": "theodosius"}, fallen=fallen)
    assert {line.cause: line.value for line in lines(game, "rome", "")}.get("eastern-trade") == bonus
    game.state.leaders = {}
    game.prepare()
    assert {line.cause: line.value for line in lines(game, "rome", "east")}.get("eastern-trade") == bonus
    assert "eastern-trade" not in {line.cause for line in lines(game, "rome", "west")}


@proves("Looting 5, 6", "R56")
def test_a_star_that_is_lost_while_it_is_rebuilt_must_be_begun_anew() -> None:
    game = position("crisis-220-340", 250)
    stand(game, legion_01="lutetia")
    game.state.ruins = {"lutetia": "looted"}
    looting.go_on_rebuilding(game, "rome")
    hold(game, "german", "lutetia")
    hold(game, "rome", "lutetia")
    looting.go_on_rebuilding(game, "rome")
    assert game.state.ruins == {"lutetia": "rebuild"}
    looting.go_on_rebuilding(game, "rome")
    assert game.state.ruins == {}


@proves("Looting 7", "R56")
@pytest.mark.parametrize(("tribute", "most"), [(0, 3), (2, 1), (3, 0)])
def test_parthia_rebuilds_out_of_the_silk_road(tribute: int, most: int) -> None:
    game = position("fall-350-470", 360, player="parthia", tribute=tribute)
    stars = ["ctesiphon", "susa", "persepolis", "ecbatana"]
    for number, star in enumerate(stars, 1):
        clear(game, star)
        stand(game, **{f"parthian_cavalry_{number:02}": star})
    game.state.ruins = dict.fromkeys(stars, "looted")
    game.state.counted = {"all": 99}
    done = 0
    while found := imperial_replacements.rebuilding_offered(game, "parthia"):
        play(imperial_replacements.provide(game, "parthia"), Player(provision="rebuild", rebuild=next(iter(found))))
        done += 1
    assert done == most


# The fall of a half


@proves("Reliability 4", "R64")
@pytest.mark.parametrize("player", ["parthia", "huns"])
def test_a_half_falls_in_whoevers_turn_it_loses_its_last_star(player: str) -> None:
    game = position("fall-350-470", 400, player=player)
    for star in game.stars:
        if game.data.areas[star].half == "west":
            clear(game, star)
            hold(game, "german", star)
    game.state.step = "player-end"
    play(play_step(game))
    assert game.state.fallen == ["west"]
    assert not [unit for unit in game.units_of("rome") if game.data.areas[game.area_of(unit)].half == "west"]


# Garrisons and revolts


@proves("Garrisons", "Summary of Important Dates")
@pytest.mark.parametrize(
    ("area", "year"),
    [
        ("athens", -50),
        ("macedonia", -50),
        ("cyrene", 0),
        ("bithynia", 20),
        ("byzantium", 20),
        ("antioch", 50),
        ("damascus", 50),
        ("jaffa", 50),
    ],
)
def test_the_dates_from_which_no_garrison_is_needed(area: str, year: int) -> None:
    assert needs_garrison(position(year=year - 10), "rome", area)
    assert not needs_garrison(position(year=year), "rome", area)


_RED = {
    *("rome", "cremona", "aquilia", "ravenna", "capua", "tarentum", "syracuse"),
    *("tarraco", "gades", "carthage", "leptis-magna", "massilla", "salona", "pergamum"),
}


@proves("Garrisons")
def test_the_fourteen_red_stars() -> None:
    game = position()
    assert {star for star in game.stars if game.data.areas[star].red} == _RED
    roman = [star for star in game.stars if game.holder(star) == "rome"]
    assert {star for star in roman if not needs_garrison(game, "rome", star)} == _RED


@proves("Provincial Garrisons", "R33")
@pytest.mark.parametrize(
    ("garrison", "star"),
    [
        ("mona", "britannia"),
        ("vannes", "lutetia"),
        ("olisipo", "tarraco"),
        ("mauri", "alexandria"),
        ("pannonia", "athens"),
        ("tomis", "salona"),
        ("sparta", "viminacium"),
        ("lycia", "antioch"),
        ("damascus", "pergamum"),
    ],
)
def test_one_unit_guards_a_province(garrison: str, star: str) -> None:
    game = empty(year=120)
    hold(game, "rome", star)
    assert star in provincial_failures(game)
    stand(game, legion_01=garrison)
    assert star not in provincial_failures(game)
    game.put("legion-01", "pile-rome")
    stand(game, rebel_1=garrison)
    assert star not in provincial_failures(game)


@proves("Garrisons", "Civil War 10", "R38")
def test_rebels_keep_the_years_running_and_parthia_is_never_civilised() -> None:
    game = empty(year=100)
    hold(game, REBELS, "tingi")
    hold(game, "rome", "ctesiphon", "lutetia")
    stand(game, legion_01="ctesiphon", legion_02="lutetia")
    play(check_garrisons(game, "rome"))
    assert game.state.held["rome"] == {"tingi": 1, "lutetia": 1} | {
        star: 1 for star in game.stars if game.holder(star) == "rome" and star not in (*_RED, "ctesiphon", "lutetia")
    }
    game.state.held["rome"]["ctesiphon"] = 10
    assert needs_garrison(game, "rome", "ctesiphon")


@proves("Revolts 1", "Revolts 2", "Revolts 3")
def test_the_three_kinds_of_revolt() -> None:
    game = position(year=100, player="parthia")
    clear(game, "merv", "susa", "rhagae", "tingi", "gades", "tarraco", "olisipo")
    play(check_garrisons(game, "parthia"), Player(quiet_stars=("merv", "susa")))
    hold(game, "rome", "tingi", "lutetia")
    clear(game, "lutetia")
    game.state.held["rome"]["lutetia"] = 10
    for area in game.data.areas_of_province["hispania"]:
        clear(game, area)
    for area in game.data.areas_of_province["gaul"]:
        clear(game, area)
    play(check_garrisons(game, "rome"))
    kinds = {area: marker.kind for area, marker in game.state.revolts.items()}
    assert {area: kinds[area] for area in ("rhagae", "tarraco", "gades", "lutetia", "tingi")} == {
        "rhagae": 1,
        "tarraco": 2,
        "gades": 2,
        "lutetia": 2,
        "tingi": 3,
    }
    assert "merv" not in kinds
    assert game.holder("lutetia") == "rome"
    assert game.holder("tingi") == "african"


# Civil wars


@proves("Civil War 11", "R48")
@pytest.mark.parametrize(("alive", "size"), [(0, 5), (1, 3), (2, 2), (3, 5), (4, 4)])
def test_the_size_of_a_rebellion(alive: int, size: int) -> None:
    game = empty(year=190)
    for number in range(1, alive + 1):
        game.put(f"rebel-{number}", f"{('gades', 'tingi', 'athens', 'lutetia')[number - 1]}")
        game.state.rebellions[f"rebel-{number}"] = number
    game.state.rebellions_begun = alive
    hold(game, "rome", "antioch", "damascus", "jaffa", "tarsus")
    player = Player(rebel_capital="antioch")
    play(civil_war.civil_war(game), player)
    assert len(game.units_of(REBELS)) - alive == size


@proves("Civil War 1", "Summary of Important Dates")
def test_the_years_of_civil_war() -> None:
    game = position()
    found = {}
    for turn in range(1, 55):
        game.state.turn = turn
        game.prepare()
        if civil_war.uprisings_due(game):
            found[game.year] = civil_war.uprisings_due(game)
    assert found == {-50: 2, **dict.fromkeys((-40, 60, 190, 240, 250, 260, 270, 310, 320), 1)}


# Kushans and Sassanids


@proves("Kushan Empire")
@pytest.mark.parametrize(("year", "falls"), [(90, False), (100, True)])
def test_kushans_cannot_fall_before_100(year: int, falls: bool) -> None:
    game = empty(year=year)
    hold(game, "parthia", *game.owned("kushan"))
    assert havens(game) == ([] if falls else ["hunae"])
    check_fall(game)
    assert ("kushan" in game.state.gone) is falls


@proves("The Sassanid Revolt")
def test_which_units_rise_where() -> None:
    game = empty(year=220, player="parthia", leaders={"parthia": "ardashir"})
    for number in range(1, 9):
        game.put(f"parthian-infantry-{number:02}", game.owned("parthia")[-number])
    hold(game, "parthia", "persepolis", "susa", "charax", "isfahan", "kerman")
    for area in ("persepolis", "susa", "charax", "isfahan", "kerman"):
        clear(game, area)
    play(begin_revolt(game))
    kinds = {game.area_of(unit): game.data.kind[unit] for unit in game.state.sassanids}
    assert kinds == {
        "persepolis": "parthian-cavalry",
        "susa": "parthian-cavalry",
        "charax": "parthian-infantry",
        "isfahan": "parthian-infantry",
        "kerman": "parthian-cavalry",
    }


# Leaders, migrations and Huns by date


@proves("Great Leaders", "Summary of Important Dates")
def test_the_reigns() -> None:
    found = {leader.id: (leader.arrives, leader.removed) for leader in position().data.leaders.values()}
    assert list(found.values()) == [
        *((-60, -40), (-30, 10), (10, 40), (70, 80), (100, 120), (120, 140), (160, 180), (190, 210)),
        *((280, 310), (310, 340), (380, 400)),
        *((-60, -40), (10, 40), (50, 80), (150, 190), (220, 240), (240, 270), (310, 380), (420, 440), (440, 460)),
        *((20, 30), (160, 190)),
    ]


@proves("Set Up", "Summary of Important Dates")
@pytest.mark.parametrize(
    ("unit", "year", "areas"),
    [
        ("mig-visigoths", 200, {"suiones"}),
        ("mig-alemanni", 210, {"hermunduri"}),
        ("mig-ostrogoths", 210, {"goths"}),
        ("mig-gepidae", 250, {"goths"}),
        ("mig-franks-1", 250, {"teutoberg-forest"}),
        ("mig-franks-2", 260, {"teutoberg-forest"}),
        ("mig-franks-3", 270, {"teutoberg-forest"}),
        ("mig-vandals", 270, {"vandals", "lugii-vandals"}),
        ("mig-thuringi", 280, {"suebi"}),
        ("mig-saxones", 400, {"saxones"}),
        ("mig-anglii", 400, {"cimbrica"}),
        ("mig-jutes", 400, {"cimbrica"}),
    ],
)
def test_when_and_where_migrations_come(unit: str, year: int, areas: set[str]) -> None:
    early, late = (empty(year=when, player="parthia") for when in (year - 10, year))
    assert unit not in arrivals(early, "parthia")
    assert unit in arrivals(late, "parthia")
    assert set(late.data.unit[unit].arrives_at) == areas


@proves("The Huns 2", "Summary of Important Dates")
def test_when_the_hordes_come() -> None:
    game = empty()
    found = {}
    for year in (370, 380, 390, 400, 410):
        game.state.turn = game.data.turn(year)
        game.prepare()
        for horde in ("hunae", "huns"):
            huns.arrive(game, horde)
        found[year] = sorted(game.data.kind[unit] for horde in ("hunae", "huns") for unit in game.at(horde))
    three = ["hunnic-kingdom"] * 3
    assert found == {370: [], 380: three, 390: ["hun", *three], 400: ["hun", *three], 410: ["hun", "hun", *three]}


@proves("Raids 2")
@pytest.mark.parametrize(("year", "taken"), [(240, FIGHT), (250, STOP)])
def test_raids_begin_in_250(year: int, taken: int) -> None:
    game = empty(year=year, player="parthia", full_war=True)
    stand(game, legion_01="germania-sup", mig_alemanni="suebi")
    assert ground(game, "mig-alemanni", "germania-sup") == taken


@proves("Looting 7")
@pytest.mark.parametrize(("year", "marker"), [(340, "rebuild"), (350, "looted")])
def test_rebuilding_is_free_until_350(year: int, marker: str) -> None:
    game = empty("crisis-220-340", year)
    stand(game, comitatus_01="lutetia")
    game.state.ruins = {"lutetia": "looted"}
    looting.go_on_rebuilding(game, "rome")
    assert game.state.ruins == {"lutetia": marker}


# Kingdoms


@proves("Germanic Kingdoms 1, 2")
@pytest.mark.parametrize(
    ("year", "area", "founded", "legal"),
    [
        (340, "lutetia", False, False),
        (350, "lutetia", False, True),
        (350, "lutetia", True, False),
        (350, "vannes", False, False),
        (350, "bactria", False, False),
    ],
)
def test_where_and_when_a_kingdom_may_be_founded(year: int, area: str, founded: bool, legal: bool) -> None:
    game = empty("fall-350-470", year, player="parthia", founded=founded)
    stand(game, mig_gepidae=area)
    assert germanic_kingdoms.founders(game) == (["mig-gepidae"] if legal else [])


# Bribery


@proves("Bribery", "Hunnic Kingdom 3c")
def test_who_takes_money() -> None:
    game = empty(year=160)
    assert can_be_bribed(game, "german-quadi", "rome")
    game.state.leaders["german"] = "ballomar"
    assert not can_be_bribed(game, "german-quadi", "rome")
    assert can_be_bribed(game, "euro-sarmatian-roxolani", "rome")
    game.put("hunnic-huns-1", "alans")
    for count in (1, 2):
        game.state.bribes = {}
        bribe(game, "hunnic-huns-1", "rome")
        assert game.state.hordes["huns"].count == count


# Parthia's garrisons, and the Huns


@proves("Parthia and Sassanids", "R36")
def test_one_of_three_bare_parthian_stars_fails() -> None:
    game = position(player="parthia")
    clear(game, "merv", "susa")
    assert failures(game, "parthia") == []
    clear(game, "rhagae")
    assert len(failures(game, "parthia")) == 1


@proves("The Huns, Absorption", "Armenian Exception")
def test_absorbed_armenians_may_return_and_others_may_not() -> None:
    game = empty("fall-350-470", 400, player="huns")
    game.put("huns", "trapezus")
    game.put("asian-armenians-1", "artashat")
    play(operate(game), Player(operation="attack", target="artashat", found_or_loot="loot"))
    assert game.at("artashat") == ["huns"]
    assert game.pieces.is_at("asian-armenians-1", "pile-asian")
    assert game.state.hordes["huns"].count == 1


@proves("Hunnic Kingdom 1, 6")
@pytest.mark.parametrize(("horde", "looted"), [("huns", True), ("hunae", False)])
def test_huns_loot_what_they_come_to_and_hunae_as_they_like(horde: str, looted: bool) -> None:
    game = empty("fall-350-470", 410, player=horde)
    unit = f"hunnic-{horde}-1"
    hold(game, "parthia", "hecatompylos")
    game.put(unit, "nisa")
    play(operate(game), Player(operation="move", mover=unit, move_to="hecatompylos"))
    assert game.at("hecatompylos") == [unit]
    assert ("hecatompylos" in game.state.ruins) is looted

"""Sentences of the printed rules that neither a worked case nor a ruling proves."""

from __future__ import annotations

import pytest

from rules.rise_and_fall import looting, provision
from rules.rise_and_fall.campaign import play_step
from rules.rise_and_fall.data import ARMENIANS
from rules.rise_and_fall.movement import SHUT, ground
from rules.rise_and_fall.peace import sue
from rules.rise_and_fall.production import lines
from rules.rise_and_fall.wars import declare
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
    assert not game.at_war("rome", "asian")
    assert game.allied("parthia", "asian")


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
    assert game.allied("parthia", "asian")


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
    while found := provision.rebuilding_offered(game, "parthia"):
        play(provision.provide(game, "parthia"), Player(provision="rebuild", rebuild=next(iter(found))))
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

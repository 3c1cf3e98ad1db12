"""Chapter 4.2: every box of the Acta Publica, as printed, through a whole Organisation phase."""

from __future__ import annotations

import pytest

from rules.romanitas.attitudes import attitude_modifiers
from rules.romanitas.empire import STEPS
from rules.romanitas.events import ActaPlaced, CityDesolated, Counted
from rules.romanitas.fatum import organisation_phase
from rules.romanitas.management import diplomatic_price, elite_price, rebuild_price
from rules.romanitas.mobilisation import fleet_surcharge, pool_of, stock_of
from rules.romanitas.tables import Bar
from tests.rulebook.romanitas.toolkit import Player, Scripted, play, position, proves

QUIET = {"political": 4, "religious": 4, "economic": 4}
"""Basileus, Patriarch and Stability: 0, 0 and +1 RP, and nothing rolled for."""


def after(domain: str, die: int, *further: int, church: str = "gift-of-the-church") -> Scripted:
    """The campaign after the first Organisation phase with this die on one line and quiet dice on the others."""
    dice = QUIET | {domain: die}
    game = position(dice=(*dice.values(), *further), step="organisation", rp=0)
    placed = {line: (f"die-{place}",) for place, line in enumerate(dice, 1)}
    play(organisation_phase(game), Player(fatum=placed, church=church))
    assert not game.foreseen, "a die that the box asks for was not thrown"
    return game


def price(game: Scripted, block: str) -> int:
    return stock_of(game).prices[[str(step) for step in STEPS].index(block)]


def gifts(game: Scripted) -> dict[str, int]:
    """How many units each gift of the political line would bring."""
    return {str(step): units for step, units in zip(STEPS, stock_of(game).gifts, strict=True) if units}


BOXES = {
    ("political", 1): ("usurper", -2, (3,)),
    ("political", 2): ("political-revolt", -1, (4,)),
    ("political", 3): ("weak-basileus", -1, ()),
    ("political", 4): ("basileus", 0, ()),
    ("political", 5): ("basileus", 0, ()),
    ("political", 6): ("strong-basileus", 1, ()),
    ("religious", 1): ("heresy", -2, ()),
    ("religious", 2): ("religious-quarrels", -1, ()),
    ("religious", 3): ("weak-patriarch", 0, ()),
    ("religious", 4): ("patriarch", 0, ()),
    ("religious", 5): ("patriarch", 0, ()),
    ("religious", 6): ("loyal-patriarch", 1, ()),
    ("economic", 1): ("financial-crisis", -2, ()),
    ("economic", 2): ("agrarian-crisis", -1, (1,)),
    ("economic", 3): ("plague", -1, (1,)),
    ("economic", 4): ("stability", 1, ()),
    ("economic", 5): ("stability", 1, ()),
    ("economic", 6): ("prosperity", 2, ()),
}
"""Line and die to the box, its RP, and the dice that it asks for."""


@proves("4.2", "4.2.1", "4.2.2", "4.2.3")
@pytest.mark.parametrize(("domain", "die"), BOXES)
def test_every_die_opens_its_box_and_counts_its_rp(domain: str, die: int) -> None:
    box, rp, further = BOXES[domain, die]
    game = after(domain, die, *further)
    placed = {event.domain: (event.box, event.rp) for event in game.told(ActaPlaced)}
    assert placed[domain] == (box, rp)
    (count,) = game.told(Counted)
    assert sum(amount for cause, about, amount in count.lines if about == box) == rp
    quiet = 1 if domain != "economic" else 0  # Stability
    assert count.total == 5 + rp + quiet


@proves("4.2.1")
@pytest.mark.parametrize(
    ("die", "city"), [(1, "syene"), (2, "syene"), (3, ""), (4, "oxyrhynchus"), (5, "oxyrhynchus"), (6, "oxyrhynchus")]
)
def test_a_usurper_bars_diplomacy_stirs_all_enemies_and_the_south_burns(die: int, city: str) -> None:
    game = after("political", 1, die)
    assert [event.city for event in game.told(CityDesolated)] == ([city] if city else [])
    assert game.barring(Bar.DIPLOMATIC_ACTIONS)
    for nation in ("persia", "slavs", "vandals"):
        assert [(each.cause, each.value) for each in attitude_modifiers(game, nation)] == [("usurper", 1)]


@proves("4.2.1")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_political_revolt_keeps_the_guards_and_may_burn_jerusalem(die: int) -> None:
    game = after("political", 2, die)
    assert [event.city for event in game.told(CityDesolated)] == (["jerusalem"] if die <= 3 else [])
    usable = {unit for step in STEPS for unit in pool_of(game).of(step)}
    assert not any("scholae" in unit or "excubites" in unit for unit in usable)
    assert any("boukellaroi" in unit for unit in usable)


@proves("4.2.1")
def test_under_a_weak_basileus_six_units_cost_one_more() -> None:
    assert (price(after("political", 3), "six-block"), price(after("political", 4), "six-block")) == (3, 2)
    assert price(after("political", 3), "three-block") == 1


@proves("4.2.1", "R59")
@pytest.mark.parametrize("die", [4, 5])
def test_a_basileus_gives_a_guard_or_two_mercenaries(die: int) -> None:
    assert gifts(after("political", die)) == {"guard-gift": 1, "donatio-gift": 2}


@proves("4.2.1", "R59")
def test_a_strong_basileus_also_gives_an_elite_unit_or_a_caesar() -> None:
    game = after("political", 6)
    assert gifts(game) == {"guard-gift": 1, "donatio-gift": 2}
    assert set(game.state.political_gifts) == {"free-guard-unit", "donatio", "caesar", "free-elite"}
    assert elite_price(game) == 0


@proves("4.2.2", "5.3")
@pytest.mark.parametrize("die", [1, 2])
def test_heresy_and_quarrels_bar_missionaries_only(die: int) -> None:
    game = after("religious", die)
    assert game.barring(Bar.MISSIONARY)
    assert not game.barring(Bar.DIPLOMATIC_ACTIONS)


@proves("4.2.2", "5.3")
@pytest.mark.parametrize(("die", "cost"), [(3, 2), (4, 1), (5, 1)])
def test_what_a_missionary_costs_under_each_patriarch(die: int, cost: int) -> None:
    game = after("religious", die)
    game.state.free_actions = 0  # Stability grants one
    assert diplomatic_price(game, "missionary") == cost


@proves("4.2.2")
def test_a_loyal_patriarch_gives_a_missionary_or_a_point() -> None:
    gift = after("religious", 6)
    assert gift.state.rp == 5 + 1 + 1 + 1
    mission = after("religious", 6, church="free-missionary")
    mission.state.free_actions = 0
    assert mission.state.rp == 5 + 1 + 1
    assert diplomatic_price(mission, "missionary") == 0


@proves("4.2.3", "R17")
def test_a_financial_crisis_makes_everything_dearer() -> None:
    game = after("economic", 1)
    assert game.barring(Bar.DONATIO)
    assert game.barring(Bar.CHURCH_GIFT)
    assert gifts(game) == {"guard-gift": 1}
    assert [price(game, block) for block in ("three-block", "six-block", "mercenary-block")] == [2, 3, 2]
    assert [price(game, block) for block in ("limitanei", "skoutatoi")] == [0, 0]
    assert (rebuild_price(game), fleet_surcharge(game), elite_price(game)) == (2, 1, 2)
    assert stock_of(game).fleet == 3


@proves("4.2.3", "R17")
@pytest.mark.parametrize(
    ("die", "city"), [(1, "seleucia"), (2, "seleucia"), (3, "seleucia"), (4, "syene"), (6, "syene")]
)
def test_an_agrarian_crisis_makes_all_but_the_elite_dearer(die: int, city: str) -> None:
    game = after("economic", 2, die)
    assert [event.city for event in game.told(CityDesolated)] == [city]
    assert [price(game, block) for block in ("three-block", "six-block", "mercenary-block")] == [2, 3, 2]
    assert (rebuild_price(game), fleet_surcharge(game), elite_price(game)) == (2, 1, 1)
    assert not game.barring(Bar.DONATIO)


@proves("4.2.3")
@pytest.mark.parametrize(
    ("die", "city"),
    [(1, "trapezus"), (2, "trapezus"), (3, "ephesus"), (4, "ephesus"), (5, "corinthus"), (6, "corinthus")],
)
def test_a_plague_stops_diplomacy_and_building(die: int, city: str) -> None:
    game = after("economic", 3, die)
    assert [event.city for event in game.told(CityDesolated)] == [city]
    assert game.barring(Bar.DIPLOMATIC_ACTIONS)
    assert game.barring(Bar.MONUMENTS)
    assert (rebuild_price(game), price(game, "three-block"), elite_price(game)) == (2, 1, 1)


@proves("4.2.3", "R56")
@pytest.mark.parametrize(("die", "count"), [(4, 1), (5, 1), (6, 2)])
def test_stability_and_prosperity_grant_free_actions_or_elites(die: int, count: int) -> None:
    game = after("economic", die)
    assert (game.state.free_actions, game.state.free_elites) == (count, count)
    assert elite_price(game) == 0
    assert diplomatic_price(game, "marriage") == 0

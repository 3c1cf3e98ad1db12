"""Chapter 4.2: every box of the Acta Publica, as printed, through a whole Organisation phase."""

from __future__ import annotations

from typing import cast

import pytest

from rules.core.decisions import Pick
from rules.core.errors import IllegalChoice
from rules.romanitas.affairs import STEPS
from rules.romanitas.chapters.city_defence import defence_muster
from rules.romanitas.chapters.enemy_attitudes import attitude_modifiers, check_nation
from rules.romanitas.chapters.management import diplomatic_price, elite_price, manage, rebuild_price
from rules.romanitas.chapters.mobilisation import fleet_surcharge, mobilise, pool_of, stock_of
from rules.romanitas.chapters.operations import attack_window, naval_muster
from rules.romanitas.chapters.organisation import organisation_phase
from rules.romanitas.data.tables import Acta, Bar
from rules.romanitas.events import ActaPlaced, AttitudeChecked, CityDesolated, Counted, ForceMustered
from rules.romanitas.turn import play_step
from tests.rulebook.romanitas.toolkit import Player, Reply, Scripted, ask, play, position, proves

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


# What the boxes do to every act of the turn that they touch, done and paid for

EVERY_BOX = tuple(dict.fromkeys(box for box, _, _ in BOXES.values()))


def under(box: str, church: str = "free-missionary") -> Scripted:
    """The campaign under one box of the three lines, with 9 RP and Pessinus in ruins; the quiet boxes give nothing."""
    domain, die, further = next((*key, dice) for key, (found, _, dice) in BOXES.items() if found == box)
    game = after(domain, die, *further, church=church)
    if domain != "political":
        game.state.political_gifts = []
    if domain != "economic":
        game.state.free_actions = game.state.free_elites = 0
    game.state.rp, game.state.desolation = 9, ["pessinus"]
    game.state.diplomacy["lazica"] = "persian"
    return game


def paid(game: Scripted, action: str) -> int | None:
    """What an action of the Management phase costs as it is taken; None where a box forbids it."""
    before = game.state.rp
    game.foreseen = [1] if action.startswith(("ambassador", "marriage")) else []
    try:
        play(manage(game), Player(manage=action))
    except IllegalChoice as refused:
        assert "4.2" in str(refused)
        return None
    return before - game.state.rp


def mustered(game: Scripted, figures: str, **blocks: tuple[str, ...]) -> ForceMustered:
    """A force against a raid on Corinth, put together block by block; of blocks not named nothing is taken."""
    replies: dict[str, Reply] = {f"block_{step.replace('-', '_')}": () for step in STEPS}
    replies |= {f"block_{block}": units for block, units in blocks.items()}
    muster = defence_muster(game, "corinthus", "defence", "vandals", 3)
    play(mobilise(game, muster), Player(muster="by-hand", figures_join=figures, **replies))
    return game.told(ForceMustered)[-1]


ENVOYS = {"usurper": None, "plague": None, "stability": 0, "prosperity": 0}
"""What an Ambassador or a Marriage costs where it is not 1 RP; None: forbidden."""

MISSIONARIES = ENVOYS | {"heresy": None, "religious-quarrels": None, "weak-patriarch": 2, "loyal-patriarch": 0}

REBUILDERS = MISSIONARIES | {"financial-crisis": 2, "agrarian-crisis": 2}
"""A Missionary who removes a Desolation: a crisis adds 1 RP to remove any of them."""

ELITES = {"financial-crisis": 2, "strong-basileus": 0, "stability": 0, "prosperity": 0}


@proves("4.2.1", "4.2.2", "4.2.3", "5.3", "5.5", "R56")
@pytest.mark.parametrize("box", EVERY_BOX)
def test_what_diplomacy_costs_under_every_box(box: str) -> None:
    assert paid(under(box), "ambassador:avars") == ENVOYS.get(box, 1)
    assert paid(under(box), "marriage:albania") == ENVOYS.get(box, 1)
    assert paid(under(box), "missionary:lazica") == MISSIONARIES.get(box, 1)
    assert paid(under(box), "missionary:pessinus") == REBUILDERS.get(box, 1)


@proves("4.2.1", "4.2.3", "5.4.2", "5.5", "5.6")
@pytest.mark.parametrize("box", EVERY_BOX)
def test_what_building_costs_under_every_box(box: str) -> None:
    dear = box in ("financial-crisis", "agrarian-crisis", "plague")
    assert paid(under(box), "rebuild:pessinus") == (2 if dear else 1)
    assert paid(under(box), "improve:isauriens") == ELITES.get(box, 1)
    assert paid(under(box), "build:monastery@sinope") == (None if box == "plague" else 1)


@proves("4.2.1", "4.2.3", "5.2.2", "R17")
@pytest.mark.parametrize("box", EVERY_BOX)
def test_what_a_force_costs_under_every_box(box: str) -> None:
    crisis = 1 if box in ("financial-crisis", "agrarian-crisis") else 0
    weak = 1 if box == "weak-basileus" else 0
    assert mustered(under(box), "no-figure", limitanei=("limitanei-1",)).cost == 0
    assert mustered(under(box), "comes", skoutatoi=("skoutatoi-1",)).cost == 0
    assert mustered(under(box), "comes", three_block=("isauriens",)).cost == 1 + crisis
    assert mustered(under(box), "magister-militum", six_block=("isauriens",)).cost == 1 + 2 + weak + crisis
    hired = mustered(under(box), "comes", skoutatoi=("skoutatoi-1",), mercenary_block=("merc-rugi",))
    assert hired.cost == 1 + crisis


@proves("4.2.3", "5.2.2", "7.3", "7.4", "R17")
@pytest.mark.parametrize("box", EVERY_BOX)
def test_what_a_fleet_costs_under_every_box(box: str) -> None:
    crisis = 1 if box in ("financial-crisis", "agrarian-crisis") else 0
    game = under(box)
    game.pieces.move("fleet-slavs", "pont-euxin")
    game.foreseen = [6, 1]
    play(attack_window(game), Player(window="fight:pont-euxin", admiral="nobody"))
    assert game.told(ForceMustered)[-1].cost == 1 + crisis
    game = under(box)
    play(mobilise(game, naval_muster(game, "t-sicilia", ("central-med",))), Player(muster="muster:magister-militum"))
    assert game.told(ForceMustered)[-1].cost == 1 + 2 + crisis


@proves("4.2.1")
@pytest.mark.parametrize("box", EVERY_BOX)
@pytest.mark.parametrize("guard", ["scholae", "excubites"])
def test_the_guards_march_for_pay_except_in_a_revolt(box: str, guard: str) -> None:
    if box == "political-revolt":
        with pytest.raises(IllegalChoice, match=r"4\.2\.1"):
            mustered(under(box), "comes", three_block=(guard,))
    else:
        assert mustered(under(box), "comes", three_block=(guard,)).units == (guard,)


@proves("4.2.1", "R59", "R92")
@pytest.mark.parametrize("box", ["basileus", "strong-basileus"])
@pytest.mark.parametrize(
    ("gift", "units", "other"),
    [
        ("guard_gift", ("scholae",), "block-donatio-gift"),
        ("guard_gift", ("excubites",), "block-donatio-gift"),
        ("donatio_gift", ("merc-heruli", "merc-hunni-1"), "block-guard-gift"),
    ],
)
def test_one_gift_joins_a_force_for_nothing(box: str, gift: str, units: tuple[str, ...], other: str) -> None:
    game = under(box)
    game.state.rp = 0
    assert mustered(game, "comes", skoutatoi=("skoutatoi-1",), **{gift: units}).units == ("skoutatoi-1", *units)
    again = Player(muster="by-hand", figures_join="magister-militum")
    game.state.rp = 1
    play(mobilise(game, defence_muster(game, "gortyne", "defence", "vandals", 3)), again)
    assert not again.was_asked(other)
    assert not again.was_asked(f"block-{gift.replace('_', '-')}")


@proves("4.2.1", "R59")
@pytest.mark.parametrize(("gift", "units"), [("guard-gift", 1), ("donatio-gift", 2)])
def test_a_gift_is_one_guard_or_two_mercenaries(gift: str, units: int) -> None:
    muster = defence_muster(game := under("basileus"), "corinthus", "defence", "vandals", 3)
    replies: dict[str, Reply] = {"block_limitanei": (), "block_skoutatoi": (), "block_guard_gift": ()}
    player = Player(muster="by-hand", figures_join="comes", **replies)
    asked = cast("Pick", ask(mobilise(game, muster), player, f"block-{gift}"))
    assert (asked.max, asked.rule) == (units, "4.2.1")


@proves("4.2.1", "6.1")
@pytest.mark.parametrize("nation", position().data.nation_order)
def test_a_usurper_adds_one_for_every_nation(nation: str) -> None:
    for box in EVERY_BOX:
        game = under(box)
        game.foreseen = [1]
        play(check_nation(game, nation))
        assert game.told(AttitudeChecked)[0].score.total == (2 if box == "usurper" else 1)


@proves("4.2.1", "6.1", "R29", "R59")
@pytest.mark.parametrize("box", EVERY_BOX)
def test_only_a_strong_basileus_names_a_caesar(box: str) -> None:
    game = under(box)
    named = {option.id for option in cast("Pick", ask(attack_window(game))).options if "caesar:" in option.id}
    barbarians = set(position().data.nation_order) - {"persia"}
    assert named == ({f"caesar:{nation}" for nation in barbarians} if box == "strong-basileus" else set())
    if named:
        play(attack_window(game), Player(window="caesar:slavs"))
        game.foreseen = [1, 1]
        for nation in ("slavs", "avars"):
            play(check_nation(game, nation))
        assert [event.score.total for event in game.told(AttitudeChecked)] == [0, 1]
        assert paid(game, "improve:isauriens") == 1  # the one gift is used


@proves("4.2.1", "5.4.2", "R59")
def test_a_strong_basileus_makes_one_elite_unit() -> None:
    game = under("strong-basileus")
    assert [paid(game, "improve:isauriens"), paid(game, "improve:scholae")] == [0, 1]
    assert game.state.elite == ["isauriens", "scholae"]
    assert game.state.political_gifts == []


@proves("4.2.3", "5.3", "5.4.2", "R56")
@pytest.mark.parametrize(("box", "costs"), [("stability", [0, 1, 1]), ("prosperity", [0, 0, 1])])
def test_free_actions_and_free_elites_are_counted_and_do_not_mix(box: str, costs: list[int]) -> None:
    game = under(box)
    actions = ("ambassador:avars", "marriage:albania", "missionary:pessinus")
    assert [paid(game, action) for action in actions] == costs
    assert paid(game, "improve:isauriens") == 1
    game = under(box)
    assert [paid(game, f"improve:{unit}") for unit in ("isauriens", "scholae", "excubites")] == costs
    assert paid(game, "ambassador:avars") == 1


@proves("4.2.2", "R93")
def test_a_loyal_patriarch_sends_one_missionary() -> None:
    game = under("loyal-patriarch")
    game.state.desolation.append("sinope")
    assert paid(game, "missionary:pessinus") == 0
    assert paid(game, "ambassador:avars") == 1
    assert paid(under("loyal-patriarch", church="gift-of-the-church"), "missionary:pessinus") == 1


@proves("4.2")
@pytest.mark.parametrize("box", EVERY_BOX)
def test_what_each_box_leaves_to_the_next_turn(box: str) -> None:
    game = under(box)
    game.state.step = "management"
    play(play_step(game), Player(manage="done"))
    game.events.clear()
    game.foreseen = [6, 6, 6]
    lines = enumerate(("political", "religious", "economic"), 1)
    play(organisation_phase(game), Player(fatum={line: (f"die-{die}",) for die, line in lines}))
    totals = {event.domain: event.score.total for event in game.told(ActaPlaced)}
    assert totals == {
        "political": 6,
        "religious": 5 if box in ("heresy", "religious-quarrels") else 6,
        "economic": 5 if box in ("financial-crisis", "agrarian-crisis") else 6,
    }


@proves("4.2.1", "4.2.2", "4.2.3")
def test_the_markers_that_show_their_back() -> None:
    turned = {box for box in EVERY_BOX if position().data.acta[Acta(box)].marker_side == "back"}
    assert turned == {"usurper", "heresy", "religious-quarrels", "financial-crisis", "agrarian-crisis", "plague"}

"""Chapters 2 to 4: sequence of play, Romanness Points, victory, Fatum and the Acta Publica."""

from __future__ import annotations

import pytest

import rules
from rules.core.agents import give
from rules.core.decisions import Arrange
from rules.romanitas.chapters.cities import desolate, sack
from rules.romanitas.chapters.organisation import count_possessions, fatum_modifiers, organisation_phase
from rules.romanitas.data.tables import Domain
from rules.romanitas.events import ActaDieThrown, ActaPlaced, Counted, RomannessChanged
from rules.romanitas.state import TurnRecord
from rules.romanitas.turn import play_step
from tests.rulebook.romanitas.toolkit import Player, Scripted, ask, owners, play, position, proves


def dice_on(political: int, religious: int, economic: int) -> dict[str, tuple[str]]:
    """The dice of fate, by number, on their domains."""
    return {
        "political": (f"die-{political}",),
        "religious": (f"die-{religious}",),
        "economic": (f"die-{economic}",),
    }


def organised(
    *dice: int, placing: tuple[int, int, int] = (1, 2, 3), options: tuple[str, ...] = (), **facts: object
) -> Scripted:
    """A campaign after an Organisation phase with these dice: three of fate, then those of the boxes."""
    game = position(*options, dice=dice, step="organisation", rp=0, **facts)
    play(organisation_phase(game), Player(fatum=dice_on(*placing), church="free-missionary"))
    assert not game.foreseen
    return game


def total(game: Scripted) -> int:
    """The sum that was counted."""
    return game.told(Counted)[-1].total


@proves("C01", "3.1")
def test_c01_base_of_the_first_turn() -> None:
    lines = count_possessions(position())
    assert {about: rp for _, about, rp in lines} == {
        "constantinople": 2,
        "antioch": 1,
        "jerusalem": 1,
        "alexandria": 1,
    }


@proves("C02", "4.1", "4.2")
def test_c02_the_printed_example() -> None:
    game = organised(1, 6, 4, placing=(2, 1, 3))
    assert [event.box for event in game.told(ActaPlaced)] == ["strong-basileus", "heresy", "stability"]
    assert total(game) == game.state.rp == 5


@proves("C03", "4.1", "4.2.2", "4.2.3")
def test_c03_a_financial_crisis_bars_the_gift_of_the_church() -> None:
    player = Player(fatum=dice_on(3, 2, 1))
    game = position(dice=(1, 6, 4), step="organisation", rp=0)
    play(organisation_phase(game), player)
    assert [event.box for event in game.told(ActaPlaced)] == ["basileus", "loyal-patriarch", "financial-crisis"]
    assert game.state.rp == 4
    assert not player.was_asked("church")
    assert game.state.free_missionary


@proves("4.2.2")
def test_the_gift_of_the_church_is_one_rp_and_uses_up_the_missionary() -> None:
    game = position(dice=(4, 6, 4), step="organisation", rp=0)
    play(organisation_phase(game), Player(fatum=dice_on(1, 2, 3), church="gift-of-the-church"))
    assert game.state.rp == 5 + 0 + 1 + 1 + 1
    assert not game.state.free_missionary


@proves("C05", "3.2")
def test_c05_desolations_cost_one_each_at_the_count() -> None:
    game = organised(4, 4, 4, turn=3, desolation=["viminacium", "naissus", "sinope", "syene"])
    assert total(game) == 2


@proves("C06", "3.3", "R5")
def test_c06_no_romanness_at_the_end_of_the_count_loses() -> None:
    game = position(dice=(1, 2, 3, 3, 2), step="organisation", rp=0, desolation=["viminacium"])
    play(play_step(game), Player(fatum=dice_on(1, 2, 3)))
    assert total(game) == 0
    assert game.state.rp == 0
    assert game.state.result is not None
    assert game.state.result.level == "major defeat"
    assert "trapezus" in game.state.desolation


@proves("C07", "3.3", "R5")
def test_c07_zero_rp_in_the_actions_phase_is_no_defeat() -> None:
    game = position(rp=1)
    desolate(game, "viminacium", "avars", "6.2.3")
    game.change_rp(-3, "test", "3.2")
    assert game.state.rp == 0
    assert game.state.result is None


@proves("3.3", "R7")
def test_ten_desolations_lose_at_once() -> None:
    cities = [city for city, owner in position().state.owner.items() if owner == "roman" and city != "constantinople"]
    game = position(desolation=cities[:9])
    with pytest.raises(Exception, match="ten-desolations"):
        desolate(game, cities[9], "slavs", "6.2.3")
    assert len(game.state.desolation) == 10


@proves("3.3")
def test_constantinople_lost_ends_the_game() -> None:
    with pytest.raises(Exception, match="constantinople-lost"):
        sack(position(), "constantinople", "avars")


@proves("C09", "R9", "4.2.3")
def test_c09_no_second_marker() -> None:
    game = organised(4, 4, 2, 5, desolation=["syene"])
    assert game.state.desolation == ["syene"]
    assert game.told(ActaDieThrown)[0].city == "syene"
    assert game.state.rp == 5 - 1 - 1


@proves("C10", "4.2.1")
@pytest.mark.parametrize(("die", "city"), [(1, "syene"), (2, "syene"), (3, ""), (4, "oxyrhynchus"), (6, "oxyrhynchus")])
def test_c10_the_die_of_the_usurper(die: int, city: str) -> None:
    game = organised(1, 4, 4, die)
    assert game.state.desolation == ([city] if city else [])


@proves("4.2.1", "4.2.3")
@pytest.mark.parametrize(
    ("dice", "die", "city"),
    [
        ((2, 4, 4), 3, "jerusalem"),
        ((2, 4, 4), 4, ""),
        ((4, 4, 2), 3, "seleucia"),
        ((4, 4, 2), 4, "syene"),
        ((4, 4, 3), 2, "trapezus"),
        ((4, 4, 3), 3, "ephesus"),
        ((4, 4, 3), 6, "corinthus"),
    ],
)
def test_dice_of_the_other_boxes(dice: tuple[int, int, int], die: int, city: str) -> None:
    game = organised(*dice, die)
    assert game.state.desolation == ([city] if city else [])


@proves("4.2.1", "4.2.2", "4.2.3")
@pytest.mark.parametrize(
    ("domain", "value", "box", "rp"),
    [
        ("political", 1, "usurper", -2),
        ("political", 2, "political-revolt", -1),
        ("political", 3, "weak-basileus", -1),
        ("political", 4, "basileus", 0),
        ("political", 5, "basileus", 0),
        ("political", 6, "strong-basileus", 1),
        ("religious", 1, "heresy", -2),
        ("religious", 2, "religious-quarrels", -1),
        ("religious", 3, "weak-patriarch", 0),
        ("religious", 4, "patriarch", 0),
        ("religious", 5, "patriarch", 0),
        ("religious", 6, "loyal-patriarch", 1),
        ("economic", 1, "financial-crisis", -2),
        ("economic", 2, "agrarian-crisis", -1),
        ("economic", 3, "plague", -1),
        ("economic", 4, "stability", 1),
        ("economic", 5, "stability", 1),
        ("economic", 6, "prosperity", 2),
    ],
)
def test_the_fifteen_boxes_and_their_rp(domain: str, value: int, box: str, rp: int) -> None:
    found = position().data.acta_box(Domain(domain), value)
    assert (found.id, found.rp) == (box, rp)


@proves("C13", "4.2", "R57")
def test_c13_modifiers_of_the_political_die() -> None:
    before = TurnRecord(conquered=["t-creta", "t-asia", "t-syria", "t-europa"], magister_defeated=True)
    game = organised(4, 4, 4, before=before)
    placed = game.told(ActaPlaced)[0]
    assert [modifier.value for modifier in placed.score.modifiers] == [-1, 1]
    assert placed.box == "basileus"


@proves("4.2")
@pytest.mark.parametrize("conquered", [0, 2, 3])
def test_three_territories_are_needed(conquered: int) -> None:
    before = TurnRecord(conquered=["t-creta", "t-asia", "t-syria"][:conquered])
    modifiers = fatum_modifiers(position(before=before), Domain.POLITICAL)
    assert sum(modifier.value for modifier in modifiers) == (1 if conquered == 3 else 0)


@proves("4.2")
@pytest.mark.parametrize(
    ("domain", "box", "expected"),
    [
        ("religious", "heresy", -1),
        ("religious", "religious-quarrels", -1),
        ("religious", "weak-patriarch", 0),
        ("economic", "financial-crisis", -1),
        ("economic", "agrarian-crisis", -1),
        ("economic", "plague", 0),
    ],
)
def test_bad_years_weigh_on_the_next_die(domain: str, box: str, expected: int) -> None:
    game = position(before=TurnRecord(acta={domain: box}))
    assert sum(modifier.value for modifier in fatum_modifiers(game, Domain(domain))) == expected


@proves("5.6")
def test_a_monastery_helps_the_religious_die() -> None:
    game = position()
    game.pieces.move("monastery", "ephesus")
    assert sum(modifier.value for modifier in fatum_modifiers(game, Domain.RELIGIOUS)) == 1


@proves("R3")
def test_a_modified_die_stays_within_one_and_six() -> None:
    game = organised(4, 1, 4, before=TurnRecord(acta={"religious": "heresy"}))
    assert game.told(ActaPlaced)[1].score.total == 1


@proves("C14", "8.4.1", "8.4.2")
def test_c14_both_religious_options() -> None:
    game = organised(4, 5, 4, options=("religious-metropolises", "religious-vandals"))
    assert game.told(ActaPlaced)[1].box == "weak-patriarch"


@proves("C15", "8.4.1", "R8")
def test_c15_a_desolated_metropolis_is_still_held() -> None:
    game = position("religious-metropolises", desolation=["antioch"])
    owners(game, "roman", "rome", "carthage")
    assert fatum_modifiers(game, Domain.RELIGIOUS) == ()


@proves("3.1", "3.2", "5.6", "6.2.2", "7.3", "R10", "R11")
def test_every_line_of_the_count() -> None:
    game = position(desolation=["syene"], diplomacy={"lazica": "roman", "iberia": "persian"})
    owners(game, "roman", "rome", "carthage")
    game.pieces.move("basilica-1", "antioch")
    game.pieces.move("fleet-vandals", "aegean")
    game.pieces.move("fleet-slavs", "aegean")
    lines = count_possessions(game)
    assert sum(rp for _, _, rp in lines) == 5 + 2 + 1 + 1 + 1 - 1 - 1 - 2
    assert [rp for cause, _, rp in lines if cause == "occupied-zone"] == [-2]


@proves("3.1")
def test_no_more_than_ten() -> None:
    game = position(rp=10)
    game.change_rp(4, "persian-expedition", "6.3")
    assert game.state.rp == 10
    assert game.told(RomannessChanged)[-1].total == 10


@proves("3.3", "R4", "R6")
@pytest.mark.parametrize(
    ("ruins", "level", "winner"),
    [(0, "minor defeat", None), (3, "major defeat", None)],
)
def test_the_closing_count(ruins: int, level: str, winner: str | None) -> None:
    game = position(step="closing", turn=10, rp=9, desolation=["viminacium", "naissus", "sinope"][:ruins])
    play(play_step(game))
    assert game.state.result is not None
    assert (game.state.result.level, game.state.result.winner) == (level, winner)
    assert game.state.rp == 5 - ruins


@proves("C114", "3.3", "R4")
def test_c114_the_closing_count_takes_no_dice_and_no_unspent_rp() -> None:
    game = position(step="closing", turn=10, rp=10, desolation=["syene"])
    owners(game, "roman", "carthage")
    game.pieces.move("basilica-1", "antioch")
    play(play_step(game))
    assert game.state.result is not None
    assert game.state.result.level == "major victory"
    assert game.state.rp == 6


@proves("3.3")
def test_nine_is_historic() -> None:
    game = position(step="closing", turn=10)
    owners(game, "roman", "carthage", "rome")
    game.pieces.move("basilica-1", "antioch")
    play(play_step(game))
    assert game.state.result is not None
    assert (game.state.result.level, game.state.result.winner) == ("historic victory", "roman")


@proves("2", "R1")
def test_the_phases_follow_each_other_and_unspent_rp_are_lost() -> None:
    game = position(step="management", rp=4, turn=3)
    play(play_step(game), Player(manage="done"))
    assert (game.state.turn, game.state.step, game.state.rp) == (4, "organisation", 0)


@proves("R1")
def test_house_option_carries_rp_over() -> None:
    game = position("house-carry-over", step="management", rp=4, turn=3)
    play(play_step(game), Player(manage="done"))
    game.foreseen = [4, 4, 4]
    play(play_step(game), Player(fatum=dice_on(1, 2, 3)))
    assert game.state.rp == 5 + 1 + 4


@proves("2", "6.1")
def test_a_turn_checks_ten_nations_in_order() -> None:
    table = rules.start("romanitas", seed="order")
    seen: list[str] = []
    while table.decision is not None and table.state.turn == 1:
        give(table, table.decision.default)
        seen += [event.model_dump()["nation"] for event in table.events if event.kind == "attitude-checked"]
        table.events.clear()
    order = [
        "gepids",
        "persia",
        "berbers",
        "vandals",
        "ostrogoths",
        "slavs",
        "avars",
        "visigoths",
        "franks",
        "lombards",
    ]
    assert seen == order


@proves("4.1")
def test_every_placing_of_the_dice_is_legal() -> None:
    decision = ask(organisation_phase(position(dice=(1, 2, 3), step="organisation")))
    assert isinstance(decision, Arrange)
    assert len(decision.items) == len(decision.slots) == 3
    assert decision.check(dice_on(3, 1, 2))


@proves("8.7")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_random_events(die: int) -> None:
    further = {3: [2]}.get(die, [])
    game = organised(4, 4, 4, die, *further, options=("random-events",))
    names = ["confines", "theological-disputes", "earthquake", "epidemic", "arab-razzia", "storm"]
    assert game.state.event == names[die - 1]
    assert (game.state.barred_unit != "") == (die == 1)
    assert ("syene" in game.state.desolation) == (die == 5)


@proves("8.7", "R58")
def test_an_earthquake_destroys_monuments_without_loss() -> None:
    game = position("random-events", dice=(4, 4, 4, 3, 3), step="organisation", rp=0)
    game.pieces.move("basilica-1", "antioch")
    play(organisation_phase(game), Player(fatum=dice_on(1, 2, 3)))
    assert game.pieces.is_at("basilica-1", "mobilised")
    assert game.state.rp == 5 + 1 + 1

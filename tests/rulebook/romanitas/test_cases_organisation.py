"""The worked cases of chapters 3 and 4, one test each: dice of fate, the count, victory and defeat."""

from __future__ import annotations

import pytest

from rules.romanitas.chapters.organisation import organisation_phase
from rules.romanitas.events import ActaDieThrown, ActaPlaced, CityDesolated, Counted, RomannessChanged
from rules.romanitas.state import TurnRecord
from rules.romanitas.turn import play_step
from tests.rulebook.romanitas.toolkit import Player, Scripted, acta, owners, play, position, proves

Placing = tuple[int, int, int]
"""Which of the three dice, by number, goes to politics, religion and the economy."""


def fate(placing: Placing = (1, 2, 3)) -> Player:
    """A player who places the dice of fate like this, and takes the free Missionary of a Loyal patriarch."""
    lines = zip(("political", "religious", "economic"), placing, strict=True)
    return Player(fatum={line: (f"die-{die}",) for line, die in lines}, church="free-missionary")


def organised(*dice: int, placing: Placing = (1, 2, 3), player: Player | None = None, **facts: object) -> Scripted:
    """A campaign after an Organisation phase with exactly these dice."""
    game = position(dice=dice, step="organisation", rp=0, **facts)
    play(organisation_phase(game), player or fate(placing))
    assert not game.foreseen
    return game


def boxes(game: Scripted) -> list[str]:
    """The boxes in force: political, religious, economic."""
    return [placed.box for placed in game.told(ActaPlaced)]


def modifiers(game: Scripted, line: int) -> dict[str, int]:
    """What was added to the die on a line, by cause."""
    return {modifier.cause: modifier.value for modifier in game.told(ActaPlaced)[line].score.modifiers}


@proves("C01", "3.1")
def test_c01_the_map_of_528_is_worth_five() -> None:
    """Four of the six metropolises are Roman in 528: together 5 RP, with nothing for Rome or Carthage."""
    (count,) = organised(4, 4, 4).told(Counted)
    held = {city: rp for cause, city, rp in count.lines if cause == "possession"}
    assert held == {"constantinople": 2, "antioch": 1, "jerusalem": 1, "alexandria": 1}


@proves("C02", "4.1", "4.2.1", "4.2.2", "4.2.3")
def test_c02_the_six_to_politics_the_one_to_religion() -> None:
    """The throw of 1, 6 and 4 laid out as Strong Basileus, Heresy and Stability leaves 5 RP."""
    game = organised(1, 6, 4, placing=(2, 1, 3))
    assert boxes(game) == ["strong-basileus", "heresy", "stability"]
    assert game.told(Counted)[0].total == game.state.rp == 5


@proves("C03", "4.1", "4.2.2", "4.2.3")
def test_c03_the_six_to_religion_the_one_to_the_economy() -> None:
    """The same throw with a Loyal patriarch in a Financial crisis leaves 4 RP, and no gift of the Church is offered."""
    player = fate((3, 2, 1))
    game = organised(1, 6, 4, player=player)
    assert boxes(game) == ["basileus", "loyal-patriarch", "financial-crisis"]
    assert game.state.rp == 4
    assert not player.was_asked("church")


@proves("C05", "3.2")
def test_c05_four_ruins_weigh_on_the_count() -> None:
    """In turn 3 with four ruins on the map, quiet politics and religion and Stability, 2 RP are left."""
    game = organised(4, 4, 4, turn=3, desolation=["viminacium", "naissus", "sinope", "syene"])
    assert boxes(game) == ["basileus", "patriarch", "stability"]
    assert game.told(Counted)[0].total == game.state.rp == 2


@proves("C06", "3.3", "R5", "4.2.1", "4.2.3")
def test_c06_an_empty_treasury_at_the_end_of_the_count_is_the_end() -> None:
    """A Usurper, quarrels, a Plague that burns Trapezus and an old ruin leave less than nothing: a major defeat."""
    game = position(dice=(1, 2, 3, 3, 2), step="organisation", rp=0, desolation=["viminacium"])
    play(play_step(game), fate())
    assert game.told(Counted)[0].total == 0
    assert [ruin.city for ruin in game.told(CityDesolated)] == ["trapezus"]
    result = game.state.result
    assert result is not None
    assert (result.level, result.winner, game.state.rp) == ("major defeat", None, 0)


@proves("C07", "3.3", "R5", "6.2.3")
def test_c07_an_empty_treasury_in_the_actions_phase_is_not() -> None:
    """A raid on Viminacium takes the last RP after the Organisation phase, and the turn goes on."""
    game = position(dice=[6], rp=1, step="nation", nations_checked=6, before=TurnRecord(at_war=["avars"]))
    play(play_step(game), Player(defence="none"))
    assert game.state.desolation == ["viminacium"]
    assert (game.state.rp, game.state.result, game.state.step) == (0, None, "window")


@proves("C09", "R9", "4.2.3")
def test_c09_what_burns_already_does_not_burn_again() -> None:
    """An Agrarian crisis names Syene, which lies in ruins: no marker is added and nothing is paid for it."""
    game = organised(4, 4, 2, 5, desolation=["syene"])
    assert [thrown.city for thrown in game.told(ActaDieThrown)] == ["syene"]
    assert game.state.desolation == ["syene"]
    assert game.told(RomannessChanged) == []
    assert game.state.rp == 3


@proves("C10", "4.2.1")
def test_c10_a_three_under_a_usurper_spares_egypt() -> None:
    """A Usurper's die of 3 burns neither of the two cities of the Nile."""
    game = organised(1, 4, 4, 3)
    assert [(thrown.box, thrown.die, thrown.city) for thrown in game.told(ActaDieThrown)] == [("usurper", 3, "")]
    assert game.state.desolation == []


@proves("C13", "4.2", "R57")
def test_c13_a_lost_battle_and_four_conquests_cancel_out() -> None:
    """The Magister's defeat takes 1 from the political die, four conquered territories add 1: a 4 stays Basileus."""
    conquered = ["t-dalmatia", "t-sicilia", "t-tripolitana", "t-byzacena"]
    game = organised(4, 4, 4, before=TurnRecord(conquered=conquered, magister_defeated=True))
    assert modifiers(game, 0) == {"magister-militum-defeated": -1, "territories-conquered": 1}
    assert (game.told(ActaPlaced)[0].score.total, boxes(game)[0]) == (4, "basileus")


@proves("C14", "8.4.1", "8.4.2", "R64")
def test_c14_both_religious_options_in_528() -> None:
    """With both religious options a 5 in the year 528 opens no more than the Weak patriarch."""
    game = position("religious-metropolises", "religious-vandals", dice=(4, 5, 4), step="organisation")
    play(organisation_phase(game), fate())
    assert modifiers(game, 1) == {"metropolis-not-roman": -1, "carthage-not-roman": -1}
    assert (game.told(ActaPlaced)[1].score.total, boxes(game)[1]) == (3, "weak-patriarch")


@proves("C15", "8.4.1", "R8")
def test_c15_a_burnt_metropolis_is_still_a_roman_one() -> None:
    """All six cities with a cross are Roman, Antioch in ruins: the option takes nothing from the religious die."""
    game = position("religious-metropolises", dice=(4, 4, 4), step="organisation", desolation=["antioch"])
    owners(game, "roman", "rome", "carthage")
    play(organisation_phase(game), fate())
    assert modifiers(game, 1) == {}


@proves("C114", "3.3", "R4", "5.6")
@pytest.mark.parametrize("options", [(), ("house-carry-over",)])
def test_c114_the_closing_count_is_of_the_map_alone(options: tuple[str, ...]) -> None:
    """Carthage and a Basilica against one ruin close turn 10 at 6 RP, a major victory; savings do not count."""
    game = position(*options, step="management", turn=10, rp=9, desolation=["syene"])
    acta(game, political="usurper", religious="heresy", economic="financial-crisis")
    owners(game, "roman", "carthage")
    game.pieces.move("basilica-1", "antioch")
    play(play_step(game), Player(manage="done"))
    play(play_step(game))
    assert game.told(Counted)[0].total == 5 + 1 + 1 - 1
    result = game.state.result
    assert result is not None
    assert (result.level, result.winner) == ("major victory", "roman")

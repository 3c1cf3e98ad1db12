"""The worked cases of chapter 7, one test each: battles, stratagems, sieges, figures, combats at sea."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core.errors import IllegalChoice
from rules.romanitas.chapters.city_defence import defence_muster, defend
from rules.romanitas.chapters.enemy_attitudes import check_nation
from rules.romanitas.chapters.enemy_fleets import enemy_fleets_in
from rules.romanitas.chapters.mobilisation import mobilise
from rules.romanitas.chapters.operations import attack_window
from rules.romanitas.chapters.organisation import organisation_phase
from rules.romanitas.events import (
    BattleEnded,
    BoxBroken,
    Counted,
    Duel,
    ExpeditionTurnedBack,
    ForceMustered,
    FortificationsHeld,
    LinesDrawnUp,
    NavalBattleBegan,
    NavalBattleEnded,
    NavalPassFought,
    PassBegan,
    RomannessChanged,
    Shot,
    SiegeStratagemStruck,
    StratagemPlayed,
    SurvivalTested,
    UnitRallied,
)
from rules.romanitas.state import TurnRecord
from tests.rulebook.romanitas.toolkit import (
    GEPIDS,
    Player,
    Scripted,
    breakdown,
    combat,
    draws,
    play,
    position,
    proves,
)

OPTIMATES, EQUITES, PEDITES, PEDITES_2, ARCHERS = GEPIDS
NO_EFFECT = "siege-rally"
"""The counter whose side for the enemy does nothing in a field battle."""

HARASSMENT, SIEGE = 2, 6
"""The dice that draw these counters out of the full container."""

PERSIANS = ("persia-zhayedan", "persia-armenii", "persia-daylami")
"""Bonus 3, 2 and 2, none with a bow."""


def in_left(*units: str) -> Player:
    """A player who stacks these units in his left Ala, the first in front."""
    return Player(line={"left": units})


def raided(options: tuple[str, ...] = (), rp: int = 5) -> Scripted:
    """A campaign in which a Persian 6 is a raid on Antioch."""
    wars = TurnRecord(at_war=["persia"])
    return position(*options, rp=rp, before=wars, now=TurnRecord(at_war=["gepids"]))


@proves("C60", "7.1.2-1")
def test_c60_a_four_by_the_boukellaroi_hits() -> None:
    """Bucellarii in front roll 4 in fire; with their bonus of 2 that is enough to rout."""
    game = position(dice=[4])
    assert combat(game, ["boukellaroi-1"], [OPTIMATES], in_left("boukellaroi-1")) == "roman"
    (shot,) = game.told(Shot)
    assert (shot.score.die, shot.score.total, shot.outcome) == (4, 6, "routed")
    assert game.told(BattleEnded)[0].routed["enemy"] == (OPTIMATES,)


@proves("C63", "7.1.2-2")
def test_c63_four_points_kill() -> None:
    """A melee that stands 9 to 5 eliminates the lower unit."""
    game = position(dice=[6, 3], elite=["excubites"])
    assert combat(game, ["excubites"], [OPTIMATES], in_left("excubites")) == "roman"
    (duel,) = game.told(Duel)
    assert (duel.roman_score.total, duel.enemy_score.total) == (9, 5)
    assert (duel.loser, duel.outcome) == ("enemy", "eliminated")


@proves("C65", "7.1.2-3", "R42")
@pytest.mark.parametrize(
    ("unit", "elite", "bonus"),
    [("cataphracts-1", [], 2), ("skoutatoi-1", [], 1), ("skoutatoi-1", ["skoutatoi-1"], 2)],
)
def test_c65_through_the_gap_that_fire_has_torn(unit: str, elite: list[str], bonus: int) -> None:
    """Fire empties the enemy's left, and at once the stack there turns on his centre, horse and Elite at +2."""
    game = position(dice=[5, 6, 5, 3, *[3] * 99], elite=elite)  # both shots rout; the centres tie at 5
    line = {"left": ("symmachoi-1", unit), "centre": ("limitanei-1",)}
    player = Player(line=line, exploit=["centre", "decline"])
    combat(game, ["symmachoi-1", unit, "limitanei-1"], [ARCHERS, OPTIMATES], player, counter=NO_EFFECT)
    attack = next(duel for duel in game.told(Duel) if duel.exploiting == "roman")
    assert (attack.stage, attack.roman, attack.box, attack.enemy_box) == (1, unit, "left", "centre")
    assert breakdown(attack.roman_score)["exploitation"] == bonus


@proves("C68", "7.1.4", "R44")
def test_c68_both_lines_broken_at_once() -> None:
    """Two boxes break on each side in one phase; two units lost against three, so the attacking Romans win."""
    first_pass = [5, 1, 3, 3, 5, 3, 2, 3]  # the archers are routed; three ties
    second_pass = [5, 1, 6, 6, 1, 1, 6]  # foot routed by fire; one loss each; the Symmachoi ride to their death
    game = position(dice=[*first_pass, *second_pass])
    line = {"left": ("symmachoi-1",), "centre": ("limitanei-1",), "right": ("isauriens",)}
    player = Player(line=line, exploit="centre")
    drawn = [ARCHERS, OPTIMATES, EQUITES, PEDITES]
    facts: dict[str, Any] = {"counter": NO_EFFECT, "attacker": "roman"}
    assert combat(game, ["symmachoi-1", "limitanei-1", "isauriens"], drawn, player, **facts) == "roman"
    (ended,) = game.told(BattleEnded)
    assert (ended.why, game.foreseen) == ("both-broken", [])
    assert sorted(ended.eliminated["roman"] + ended.routed["roman"]) == ["limitanei-1", "symmachoi-1"]
    assert sorted(ended.eliminated["enemy"] + ended.routed["enemy"]) == sorted([ARCHERS, PEDITES, EQUITES])


@proves("C71", "7.1.1-4", "R39")
def test_c71_five_slavs_are_dealt_out() -> None:
    """Five Slavs are dealt left, centre, right, left, centre; in each box the weaker unit stands in front."""
    game = position(dice=[3] * 99)
    first, second, third, fourth, fifth = (
        f"slavs-{unit}" for unit in ("sclaveni-1", "cutriguri", "sclaveni-2", "iaculatores-1", "antae")
    )
    combat(game, ["isauriens"], [first, second, third, fourth, fifth], in_left("isauriens"), place="marcianopolis")
    assert game.told(LinesDrawnUp)[0].enemy == ((first, fourth), (fifth, second), (third,))


@proves("C72", "7.1.3", "R45")
def test_c72_a_comes_has_defensive_tactic_and_no_draw() -> None:
    """Under the Comes alone Limitanei profit from the Defensive Tactic, and only the enemy draws a counter."""
    game = position(rp=5, dice=[3] * 99)
    player = in_left("limitanei-1")
    combat(game, ["limitanei-1"], [PEDITES], player, figures=["comes"])
    assert breakdown(game.told(Duel)[0].roman_score) == {"comes": 1, "defensive-tactic": 1}
    assert not player.was_asked("draw-stratagem")
    assert [played.side for played in game.told(StratagemPlayed)] == ["enemy"]


@proves("C75", "7.1.3", "R46", "R70")
def test_c75_the_best_of_the_routed_fills_the_gap() -> None:
    """The melee empties the enemy's left and routs a +2 and a +1: the +2 returns to the left, and nothing is broken."""
    first_pass = [1, 6, 1, 2, 3, 3, 3]  # the archers miss; foot on the left dies; two ties
    second_pass = [1, 5, 3, 4, 3, 3, 3]  # Optimates and Equites are routed
    game = position(dice=[*first_pass, *second_pass, *[3] * 99])
    line = {"left": ("isauriens",), "centre": ("excubites",), "right": ("limitanei-1",)}
    drawn = [OPTIMATES, EQUITES, ARCHERS, PEDITES, PEDITES_2]
    units = ["isauriens", "excubites", "limitanei-1"]
    combat(game, units, drawn, Player(line=line), counter="rally-defensive")
    assert [(told.unit, told.box, told.die) for told in game.told(UnitRallied)] == [(OPTIMATES, "left", 0)]
    assert [told for told in game.told(BoxBroken) if told.stage <= 2] == []
    assert game.told(PassBegan)[2].enemy == ((OPTIMATES,), (PEDITES_2,), (ARCHERS,))


@proves("C76", "7.1.3")
def test_c76_a_four_sends_the_rallied_to_the_right() -> None:
    """With no box empty the enemy throws for its rallied unit: a 4 puts it behind the others on the right."""
    first_pass = [1, 4, 3, 2, 3, 4, 3]  # the archers miss and are routed; two ties
    game = position(dice=[*first_pass, 4, *[3] * 99])
    line = {"left": ("isauriens",), "centre": ("excubites",), "right": ("limitanei-1",)}
    drawn = [OPTIMATES, EQUITES, PEDITES, ARCHERS]
    units = ["isauriens", "excubites", "limitanei-1"]
    combat(game, units, drawn, Player(line=line), counter="rally-defensive")
    assert [(told.unit, told.box, told.die) for told in game.told(UnitRallied)] == [(ARCHERS, "right", 4)]
    assert game.told(PassBegan)[1].enemy == ((OPTIMATES,), (EQUITES,), (PEDITES, ARCHERS))


@proves("C78", "7.1.3", "R46")
def test_c78_an_ambush_surprises_once() -> None:
    """The Roman Ambush adds 2 in the first pass and nothing in the second."""
    game = position(rp=5, dice=[1, 4, *[3, 4] * 3, 1])  # ties all along
    player = Player(line={"left": ("isauriens",)}, draw_stratagem="draw", stratagem_side="ambush")
    facts: dict[str, Any] = {"figures": ["magister-militum"], "own": "harassment-ambush", "counter": NO_EFFECT}
    combat(game, ["isauriens"], [OPTIMATES], player, **facts)
    first, second, *_ = (breakdown(duel.roman_score) for duel in game.told(Duel))
    assert first == {"combat-bonus": 2, "magister-militum": 1, "ambush": 2}
    assert second == {"combat-bonus": 2, "magister-militum": 1}


@proves("C80", "7.2.4", "R48")
@pytest.mark.parametrize(
    ("die", "outcome", "melee", "winner"), [(4, "none", [2, 3], "enemy"), (5, "eliminated", [], "roman")]
)
def test_c80_fire_on_the_walls_needs_a_seven(die: int, outcome: str, melee: list[int], winner: str) -> None:
    """Fire of 6 in all does nothing to a besieged unit, fire of 7 eliminates it."""
    game = position(dice=[die, *melee] * 4)
    facts: dict[str, Any] = {"attacker": "roman", "siege": True, "place": "carthage"}
    assert combat(game, ["boukellaroi-1"], [PEDITES], in_left("boukellaroi-1"), **facts) == winner
    assert (game.told(Shot)[0].score.total, game.told(Shot)[0].outcome) == (die + 2, outcome)


@proves("C81", "7.2.4", "R48")
def test_c81_seven_to_six_kills_on_the_wall() -> None:
    """A besieger's 7 against 6 eliminates the besieged, where a battle would only rout him."""
    game = position(dice=[5, 5])
    facts: dict[str, Any] = {"attacker": "roman", "siege": True, "place": "carthage"}
    assert combat(game, ["isauriens"], [PEDITES], in_left("isauriens"), **facts) == "roman"
    (duel,) = game.told(Duel)
    assert (duel.roman_score.total, duel.enemy_score.total, duel.outcome) == (7, 6, "eliminated")


@proves("C82", "7.2.4", "R48", "R49")
def test_c82_six_to_four_does_nothing_on_the_wall() -> None:
    """A besieger's 6 against 4 leaves the besieged unharmed; after four such passes the siege has failed."""
    game = position(dice=[4, 3] * 4)
    facts: dict[str, Any] = {"attacker": "roman", "siege": True, "place": "carthage"}
    assert combat(game, ["isauriens"], [PEDITES], in_left("isauriens"), **facts) == "enemy"
    assert [(duel.roman_score.total, duel.enemy_score.total) for duel in game.told(Duel)] == [(6, 4)] * 4
    assert [duel.outcome for duel in game.told(Duel)] == ["holds"] * 4


@proves("C84", "7.1.3", "7.2.2", "R47")
def test_c84_antioch_falls_to_a_stratagem() -> None:
    """The Persian besieger of Antioch draws Siege and a 5: it burns, he loses his two weakest, the garrison leaves."""
    game = raided()
    game.foreseen = [6, SIEGE, 5, *draws(game.pieces.at("home-persia"), PERSIANS), 1]
    play(check_nation(game, "persia"), Player(defence="siege", muster="muster:comes"))
    (struck,) = game.told(SiegeStratagemStruck)
    assert (struck.side, struck.die) == ("enemy", 5)
    assert sorted(struck.lost) == ["persia-armenii", "persia-daylami"]
    assert (game.state.desolation, game.state.rp) == (["antioch"], 4)
    assert {"skoutatoi-1", "skoutatoi-2", "skoutatoi-3", "comes"} <= set(game.pieces.at("mobilised"))


@proves("C86", "7.2.2", "R50")
def test_c86_no_seventh_unit_behind_the_walls_of_alexandria() -> None:
    """Even both figures cannot bring seven units into a besieged city."""
    game = position(rp=10)
    six = ("symmachoi-1", "symmachoi-2", "boukellaroi-1", "boukellaroi-2", "cataphracts-1", "cataphracts-2")
    player = Player(
        muster="by-hand",
        figures_join="comes+magister-militum",
        block_limitanei=(),
        block_skoutatoi=("skoutatoi-1",),
        block_three_block=(),
        block_six_block=six,
    )
    with pytest.raises(IllegalChoice, match=r"5\.2\.2"):
        play(mobilise(game, defence_muster(game, "alexandria", "siege", "persia", 3)), player)


@proves("C91", "7.5", "R51")
def test_c91_a_beaten_magister_is_wounded() -> None:
    """After a lost battle the Magister Militum's 4 becomes a 5: he is carried home and is out of this operation."""
    game = position(rp=0, dice=[1, 6, 4])
    facts: dict[str, Any] = {"figures": ["magister-militum"]}
    assert combat(game, ["limitanei-1"], [OPTIMATES], in_left("limitanei-1"), **facts) == "enemy"
    (test,) = game.told(SurvivalTested)
    assert (test.score.die, test.score.total, test.outcome) == (4, 5, "wounded")
    assert game.pieces.is_at("magister-militum", "mobilised")


@proves("C108", "5.6", "6.3", "R37")
def test_c108_fortifications_keep_the_best_persian_away() -> None:
    """Of the three Persians who raid fortified Antioch the player turns one back, and two fight."""
    game = raided()
    game.pieces.move("fortifications", "antioch")
    game.foreseen = [6, HARASSMENT, *draws(game.pieces.at("home-persia"), PERSIANS), 6, 1, 6, 1, 1]
    player = Player(defence="battle", muster="muster:comes", fortifications="persia-zhayedan")
    play(check_nation(game, "persia"), player)
    assert [held.unit for held in game.told(FortificationsHeld)] == ["persia-zhayedan"]
    assert game.told(LinesDrawnUp)[0].enemy == (("persia-armenii",), ("persia-daylami",), ())
    assert (game.told(BattleEnded)[0].winner, game.pieces.at("antioch")[0]) == ("roman", "fortifications")


@proves("C112", "8.2", "5.2.2", "R61")
@pytest.mark.parametrize(
    ("blocks", "cost"),
    [
        ({"block_skoutatoi": ("skoutatoi-1", "skoutatoi-2", "skoutatoi-3")}, 0),
        ({"block_skoutatoi": (), "block_three_block": ("isauriens", "excubites", "scholae")}, 1),
    ],
)
def test_c112_the_comes_of_antioch(blocks: dict[str, tuple[str, ...]], cost: int) -> None:
    """The Comes is dead, but Antioch's own leads three Skoutatoi for nothing or a block of three, and never tests."""
    game = position("intrinsic-comes", rp=1)
    game.pieces.move("comes", "eliminated")
    drawn = draws(game.pieces.at("home-persia"), PERSIANS)
    game.foreseen = [HARASSMENT, *drawn, *[6, 1] * 3]
    player = Player(defence="battle", muster="by-hand", figures_join="intrinsic-comes", block_limitanei=(), **blocks)
    assert play(defend(game, "persia", "antioch", 3), player) is True
    assert [(len(force.units), force.cost) for force in game.told(ForceMustered)] == [(3, cost)]
    assert (game.told(SurvivalTested), game.foreseen) == ([], [])


@proves("C93", "7.3", "R52")
def test_c93_a_comes_at_sea() -> None:
    """A fleet under the Comes throws 5 against 3: 7 to 4 sinks the Vandals and pays 1 RP."""
    game = position(rp=5, dice=[5, 3, 1])
    game.pieces.move("fleet-vandals", "aegean")
    play(attack_window(game), Player(window="fight:aegean", admiral="comes"))
    (fought,) = game.told(NavalPassFought)
    assert sorted(score.total for score in fought.scores.values()) == [4, 7]
    assert fought.sunk == ("fleet-vandals",)
    assert (game.state.rp, enemy_fleets_in(game, "aegean")) == (5 - 1 + 1, [])


@proves("C94", "7.3", "R52")
def test_c94_two_points_sink_no_one() -> None:
    """6 to 4 decides nothing, and the fleets fight another pass."""
    game = position(rp=5, dice=[5, 3, 6, 1])
    game.pieces.move("fleet-vandals", "aegean")
    play(attack_window(game), Player(window="fight:aegean", admiral="nobody"))
    first, second = game.told(NavalPassFought)
    assert (sorted(score.total for score in first.scores.values()), first.sunk) == ([4, 6], ())
    assert second.sunk == ("fleet-vandals",)


@proves("C95", "7.3", "R52", "R10")
def test_c95_two_fleets_in_one_sea() -> None:
    """Vandals and Slavs in the Aegean cost 2 RP together, and it takes both to be sunk for the victory."""
    game = position(rp=5, dice=[4, 4, 4], step="organisation")
    for fleet in ("fleet-vandals", "fleet-slavs"):
        game.pieces.move(fleet, "aegean")
    play(organisation_phase(game))
    lines = game.told(Counted)[0].lines
    assert [line for line in lines if line[0] == "occupied-zone"] == [("occupied-zone", "aegean", -2)]
    game.foreseen = [4, 1, 3, 6, 1]  # 5 to 2 sinks the Vandals, 5 to 3 spares the Slavs; then 7 to 1
    play(attack_window(game), Player(window="fight:aegean", admiral="nobody"))
    assert [fought.sunk for fought in game.told(NavalPassFought)] == [("fleet-vandals",), ("fleet-slavs",)]
    assert [event.winner for event in game.told(NavalBattleEnded)] == ["roman"]
    assert [event.change for event in game.told(RomannessChanged) if event.cause == "combat-won"] == [1]


@proves("C113", "8.7-6", "R67", "R91")
def test_c113_a_storm_wastes_the_fare() -> None:
    """In the year of storms a 2 keeps the Roman fleet from fighting, and its RP is spent all the same."""
    game = position("random-events", rp=5, dice=[2], event="storm")
    game.pieces.move("fleet-slavs", "pont-euxin")
    play(attack_window(game), Player(window="fight:pont-euxin", admiral="nobody"))
    assert [event.why for event in game.told(ExpeditionTurnedBack)] == ["storm"]
    assert (game.state.rp, game.told(NavalBattleBegan)) == (4, [])
    assert enemy_fleets_in(game, "pont-euxin") == ["slavs"]

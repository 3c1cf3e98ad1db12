"""The worked cases of chapter 6, one test each: attitudes, enemy actions, Roman operations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import pytest

from rules.core.decisions import Pick
from rules.core.errors import IllegalChoice
from rules.core.game import Play
from rules.romanitas.chapters.enemy_attitudes import check_nation
from rules.romanitas.chapters.enemy_fleets import enemy_fleets_in
from rules.romanitas.chapters.operations import attack_window
from rules.romanitas.events import (
    AttackCancelled,
    AttitudeChecked,
    BattleBegan,
    CityAbandoned,
    ExpeditionWon,
    FleetGone,
    FleetSailed,
    InvasionBegan,
    InvasionPassed,
    InvasionStopped,
    RaidBegan,
    ReconquestBegan,
    TransportSailed,
)
from rules.romanitas.state import Battle, Side, TurnRecord
from rules.romanitas.turn import play_step
from tests.rulebook.romanitas.toolkit import (
    Player,
    Scripted,
    acta,
    ask,
    draws,
    even_line,
    owners,
    play,
    position,
    proves,
)

HARASSMENT = 2
"""The die that draws the Harassment counter out of the full container."""


@pytest.fixture
def victorious(monkeypatch: pytest.MonkeyPatch) -> list[Battle]:
    """Every battle and siege of an operation is won at once, without losses; the list fills with them."""
    fought: list[Battle] = []

    def fight(game: Scripted, battle: Battle, units: list[str]) -> Play[Side]:
        fought.append(battle)
        game.win_combat("7.1.4")
        yield from ()
        return "roman"

    monkeypatch.setattr("rules.romanitas.chapters.operations.fight", fight)
    return fought


def checked(game: Scripted, nation: str, player: Player | None = None) -> AttitudeChecked | None:
    """Let a nation act, unopposed unless the player says otherwise; returns its attitude roll if it made one."""
    play(check_nation(game, nation), player or Player(defence="none"))
    return next(iter(game.told(AttitudeChecked)), None)


def strike(game: Scripted, target: str, force: str = "magister-militum", **replies: object) -> Player:
    """Mount an operation with a ready-made force, besieging what has walls."""
    player = Player(window=target, muster=f"muster:{force}", besiege="besiege", **replies)  # type: ignore[arg-type]
    play(attack_window(game), player)
    return player


def clean_sweep(stack: Sequence[str], enemies: Sequence[str]) -> list[int]:
    """The dice of a combat in which these enemies are drawn, and all in front fall to sixes in the first pass."""
    return [HARASSMENT, *draws(stack, enemies), *[6, 1] * min(len(enemies), 3)]


def offered(game: Scripted) -> Pick:
    """What the attack window offers."""
    return cast("Pick", ask(attack_window(game)))


@proves("C16", "6.1")
def test_c16_gepids_at_peace() -> None:
    """A plain 6 leaves the Gepids neutral in the first turn."""
    game = position(dice=[6])
    roll = checked(game, "gepids")
    assert roll is not None
    assert (roll.score.total, roll.column, game.state.now.at_war) == (6, "neutrality", [])


@proves("C17", "6.1", "R22")
def test_c17_gepids_bound_for_a_gothic_city() -> None:
    """War last turn and a Usurper make a 5 a raid on Salonae; it is Gothic, so nothing happens but the war itself."""
    game = position(dice=[5], before=TurnRecord(at_war=["gepids"]))
    acta(game, political="usurper")
    roll = checked(game, "gepids")
    assert roll is not None
    assert (roll.score.total, roll.column) == (7, "raid-1")
    assert [(event.city, event.why) for event in game.told(AttackCancelled)] == [("salonae", "not-roman")]
    assert game.state.now.at_war == ["gepids"]


@proves("C18", "6.1", "4.2.1", "6.2.4")
def test_c18_a_slav_caesar_invades_all_the_same() -> None:
    """Two barbarians at war and a war last turn outweigh the title of Caesar: the 6 becomes an 8, by road d."""
    now = TurnRecord(at_war=["berbers", "vandals"])
    game = position(dice=[6], now=now, before=TurnRecord(at_war=["slavs"]), caesar="slavs")
    roll = checked(game, "slavs")
    assert roll is not None
    assert {each.cause: each.value for each in roll.score.modifiers} == {
        "war-last-turn": 1,
        "barbarian-at-war": 2,
        "caesar": -1,
    }
    assert roll.score.total == 8
    assert game.told(InvasionBegan)[0].path == ("marcianopolis", "philippopolis", "thessalonice")


@proves("C19", "6.1", "R21")
def test_c19_a_persian_war_does_not_stir_the_berbers() -> None:
    """Persia at war adds nothing to the die of the Berbers, whose 4 is peace."""
    game = position(dice=[4], now=TurnRecord(at_war=["persia"]))
    roll = checked(game, "berbers")
    assert roll is not None
    assert (roll.score.total, roll.score.modifiers, roll.column) == (4, (), "neutrality")


@proves("C24", "6.2.1")
def test_c24_ravenna_is_coast_enough_for_pirates() -> None:
    """With nothing but Mediolanum and Ravenna left, the Ostrogoths still put to sea: their territory has a shore."""
    game = position(dice=[6], rp=5, before=TurnRecord(at_war=["ostrogoths"]))
    owners(game, "roman", "aquileia", "genoa", "neapolis", "rome", "salonae", "syracusae")
    checked(game, "ostrogoths")
    assert [(event.nation, event.zone) for event in game.told(FleetSailed)] == [("ostrogoths", "adriatic")]
    assert game.state.rp == 4


@proves("C25", "6.2.1", "7.3")
def test_c25_pirates_without_a_shore_vanish() -> None:
    """With Salonae, their last territory, the Ostrogoths lose their fleet in the Adriatic."""
    game = position(rp=5)
    owners(game, "roman", "aquileia", "genoa", "mediolanum", "neapolis", "ravenna", "rome", "syracusae")
    game.pieces.move("fleet-ostrogoths", "adriatic")
    goths = ("ostrogoths-saiones", "ostrogoths-pedites-1", "ostrogoths-pedites-2")
    game.foreseen = [*clean_sweep(game.pieces.at("home-ostrogoths"), goths), 1]
    strike(game, "land:t-dalmatia", "comes")
    assert game.state.owner["salonae"] == "roman"
    assert [(event.nation, event.zone) for event in game.told(FleetGone)] == [("ostrogoths", "adriatic")]
    assert enemy_fleets_in(game, "adriatic") == []


@proves("C26", "6.2.2", "R11", "R21")
def test_c26_persia_wins_albania_over() -> None:
    """A Persian 4 lays the counter of Albania and takes 1 RP, without a war."""
    game = position(dice=[4], rp=5)
    checked(game, "persia")
    assert (game.state.diplomacy, game.state.rp) == ({"albania": "persian"}, 4)
    assert game.state.now.at_war == []


@proves("C27", "6.2.2")
def test_c27_the_next_client_goes_over() -> None:
    """The Lakhmids are Persian already, so a 3 turns the Roman counter of Albania."""
    game = position(dice=[3], rp=5, diplomacy={"lakhmids-ghassanids": "persian", "albania": "roman"})
    checked(game, "persia")
    assert (game.state.diplomacy["albania"], game.state.rp) == ("persian", 4)
    assert set(game.state.diplomacy) == {"lakhmids-ghassanids", "albania"}


@proves("C28", "6.2.2", "6.2.3", "R24")
def test_c28_beyond_the_last_client_comes_war() -> None:
    """Lazica is Persian already, so a 6 sends three Persians against Melitene: that is war."""
    game = position(rp=5, diplomacy={"lazica": "persian"})
    persians = ("persia-zhayedan", "persia-armenii", "persia-daylami")
    two_limitanei_fall = [1, 6, 1, 6]
    game.foreseen = [6, HARASSMENT, *draws(game.pieces.at("home-persia"), persians), *two_limitanei_fall]
    checked(game, "persia", Player(defence="battle", muster="muster:garrison"))
    assert [(event.nation, event.city) for event in game.told(RaidBegan)] == [("persia", "melitene")]
    assert game.told(BattleBegan)[0].enemies == 3
    assert game.state.now.at_war == ["persia"]


@proves("C29", "6.2.3", "3.2", "7.2.2")
def test_c29_a_raid_that_no_one_meets() -> None:
    """Slav raiders find no one at Marcianopolis: it burns, 1 RP is gone, and they go home."""
    game = position(dice=[6], rp=5, before=TurnRecord(at_war=["slavs"]))
    checked(game, "slavs")
    assert [event.city for event in game.told(CityAbandoned)] == ["marcianopolis"]
    assert (game.state.desolation, game.state.rp) == (["marcianopolis"], 4)
    assert set(game.pieces.at("home-slavs")) == set(game.data.nation_units["slavs"])


@proves("C30", "R26", "R23", "R10")
def test_c30_vandals_sail_to_a_ruin() -> None:
    """Gortyne lies in ruins: the Vandal fleet enters the eastern sea for 2 RP, but the raid is called off."""
    game = position(dice=[6], rp=5, desolation=["gortyne"], now=TurnRecord(at_war=["berbers", "gepids"]))
    checked(game, "vandals")
    assert [event.zone for event in game.told(FleetSailed)] == ["eastern-med"]
    assert [(event.city, event.why) for event in game.told(AttackCancelled)] == [("gortyne", "already-desolated")]
    assert (game.state.desolation, game.state.rp) == (["gortyne"], 3)


@proves("C31", "6.2.4")
def test_c31_avars_march_past_a_ruin() -> None:
    """The Avars beat the garrison of Thessalonica, pass burnt Dyrrachium without a blow, and stand before Corinth."""
    game = position(rp=5, desolation=["dyrrachium"], now=TurnRecord(at_war=["slavs", "berbers", "gepids"]))
    army = ("tarkhan", "sclaveni", "bulgari", "lancers-1", "lancers-2", "sagittarii")
    drawn = draws(game.pieces.at("home-avars"), [f"avars-{unit}" for unit in army])
    game.foreseen = [6, HARASSMENT, *drawn, 1, 6]
    player = Player(defence=["battle", "none"], muster="muster:garrison", line=even_line)
    checked(game, "avars", player)
    assert [event.place for event in game.told(BattleBegan)] == ["thessalonice"]
    assert [event.city for event in game.told(InvasionPassed)] == ["dyrrachium"]
    attacked = [cast("Pick", each).about for each in player.asked if each.topic == "defence"]
    assert attacked == [("thessalonice",), ("corinthus",)]


@proves("C32", "6.2.4", "R25")
def test_c32_franks_stop_before_gothic_ravenna() -> None:
    """Of the road to Rome only Mediolanum is Roman: it burns, and the Franks go no further."""
    game = position(dice=[6], now=TurnRecord(at_war=["slavs", "berbers", "gepids", "avars"]))
    owners(game, "roman", "mediolanum")
    checked(game, "franks")
    assert game.state.desolation == ["mediolanum"]
    assert [(event.city, event.why) for event in game.told(InvasionStopped)] == [("mediolanum", "not-roman")]


@proves("C35", "6.2.4", "6.1")
def test_c35_persians_first_then_slavs() -> None:
    """Both are bound for Constantinople: the Persians are through before the Slavs throw, who then take it."""
    wars = TurnRecord(at_war=["persia", "slavs"])
    game = position(rp=10, step="nation", nations_checked=1, now=TurnRecord(at_war=["gepids"]), before=wars)
    acta(game, political="usurper")
    owners(game, "roman", *game.data.original_cities["vandals"])  # +1 for all; and the Vandals are out
    owners(game, "persia", "nicaea")
    game.foreseen = [6, 1, 1, 5]
    for _ in range(11):  # to the Slavs, with the windows between
        if game.state.result is None:
            play(play_step(game), Player(defence="none"))
    told = [(event.kind, getattr(event, "nation", "")) for event in game.events]
    assert told.index(("invasion-stopped", "persia")) < told.index(("attitude-checked", "slavs"))
    rolls = {event.nation: event.score.total for event in game.told(AttitudeChecked)}
    assert (rolls["persia"], rolls["slavs"]) == (10, 9)
    assert game.state.desolation == ["melitene", "sinope", "pessinus", "marcianopolis", "philippopolis"]


@proves("C36", "6.2.5", "R28")
def test_c36_vandals_win_carthage_back() -> None:
    """Thapsus and then Carthage were lost last turn: three Vandals go for Carthage, win it, and nothing burns."""
    game = position(rp=5, before=TurnRecord(taken={"vandals": ["thapsus", "carthage"]}))
    owners(game, "roman", "thapsus", "carthage")
    vandals = ("vandals-hasdingi-1", "vandals-alani", "vandals-pedites-1")
    game.foreseen = [HARASSMENT, *draws(game.pieces.at("home-vandals"), vandals), 1, 6, 1, 6]
    assert checked(game, "vandals", Player(defence="battle", muster="muster:garrison")) is None
    assert [(event.place, event.enemies) for event in game.told(BattleBegan)] == [("carthage", 3)]
    assert (game.state.owner["carthage"], game.state.owner["thapsus"]) == ("vandals", "roman")
    assert (game.state.desolation, game.state.rp) == ([], 5)


@proves("C37", "6.2.5")
def test_c37_narbo_stays_lost() -> None:
    """The Visigoths lost nothing but Narbo last turn: they roll for their attitude like anyone else."""
    game = position(dice=[1], before=TurnRecord(taken={"visigoths": ["narbo"]}))
    owners(game, "roman", "narbo")
    roll = checked(game, "visigoths")
    assert roll is not None
    assert (roll.column, game.told(ReconquestBegan)) == ("neutrality", [])


@proves("C50", "6.4")
def test_c50_aquileia_is_out_of_reach() -> None:
    """While Salonae is Gothic, no Roman territory adjoins that of Aquileia, and the Comes cannot march there."""
    game = position(rp=5)
    game.pieces.move("magister-militum", "eliminated")
    with pytest.raises(IllegalChoice, match=r"6\.4"):
        offered(game).check(("land:t-venetia",))
    owners(game, "roman", "salonae")
    assert offered(game).check(("land:t-venetia",)) == ("land:t-venetia",)


@proves("C52", "6.4", "7.4", "R34")
def test_c52_from_thapsus_to_carthage_to_constantina(victorious: list[Battle]) -> None:
    """From Ptolemais over the central sea the Magister takes three African territories, each next to the one before."""
    game = position(rp=9)
    east = [city for city, owner in game.state.owner.items() if owner == "roman" and city != "ptolemais"]
    owners(game, "persia", *east)
    strike(game, "naval:t-byzacena", departure="central-med", press_on=["land:t-proconsularis", "land:t-numidia"])
    (sailed,) = game.told(TransportSailed)
    assert (sailed.departure, sailed.zones, sailed.target) == ("t-cyrenaica", ("central-med",), "t-byzacena")
    assert game.state.now.conquered == ["t-byzacena", "t-proconsularis", "t-numidia"]


@proves("C53", "7.4", "R53")
def test_c53_seleucia_to_thapsus_is_two_zones(victorious: list[Battle]) -> None:
    """From Seleucia's own sea one more zone leads to Thapsus: the expedition may land."""
    game = position(rp=9)
    east = [city for city, owner in game.state.owner.items() if owner == "roman" and city != "seleucia"]
    owners(game, "persia", *east)
    strike(game, "naval:t-byzacena")
    (sailed,) = game.told(TransportSailed)
    assert (sailed.departure, sailed.zones) == ("t-isauria", ("eastern-med", "central-med"))
    assert game.state.owner["thapsus"] == "roman"


@proves("C54", "7.4", "R53")
def test_c54_chersonesos_to_syracusae_is_too_far() -> None:
    """From the Black Sea the central Mediterranean lies two zones beyond one's own: refused."""
    game = position(rp=9)
    held = {"chersonesos", "melitene"}
    owners(game, "persia", *(city for city, owner in game.state.owner.items() if owner == "roman" and city not in held))
    with pytest.raises(IllegalChoice, match=r"7\.4"):
        offered(game).check(("naval:t-sicilia",))


@proves("C55", "6.4", "7.2.3", "R32")
def test_c55_four_goths_in_the_field_and_four_in_ravenna() -> None:
    """The territory of Mediolanum and Ravenna is defended by four in battle, and Ravenna by four behind its walls."""
    game = position(rp=9)
    owners(game, "roman", "aquileia", "genoa")
    goths = [f"ostrogoths-{unit}" for unit in ("saiones", "pedites-1", "pedites-2", "equites-1")]
    battle = clean_sweep(game.pieces.at("home-ostrogoths"), goths)
    game.foreseen = [*battle, 1, *[1] * 200]
    strike(game, "land:t-aemilia")
    began = [(event.place, event.enemies, event.siege) for event in game.told(BattleBegan)]
    assert began == [("mediolanum", 4, False), ("ravenna", 4, True)]


@proves("C57", "6.4", "R33")
def test_c57_one_victory_takes_both_islands() -> None:
    """One battle against three Vandals makes Caralis and Pollentia Roman, and counts as one conquest."""
    game = position(rp=9)
    owners(game, "roman", "carthage")
    vandals = ("vandals-hasdingi-1", "vandals-alani", "vandals-pedites-1")
    game.foreseen = [*clean_sweep(game.pieces.at("home-vandals"), vandals), 1]
    strike(game, "naval:t-insulae", departure="western-med")
    assert [event.enemies for event in game.told(BattleBegan)] == [3]
    assert game.state.owner["caralis"] == game.state.owner["pollentia"] == "roman"
    assert game.state.now.conquered == ["t-insulae"]


@proves("C58", "6.3", "3.1", "R36")
@pytest.mark.parametrize(("rp", "after"), [(3, 3 - 3 + 1 + 1 + 4), (8, 10)])
def test_c58_six_units_before_ctesiphon(rp: int, after: int) -> None:
    """A 5 asks for a battle against four Persians and a siege against three; both won pay 6 RP, up to ten in all."""
    game = position(rp=rp)
    field_army = [f"persia-{unit}" for unit in ("zhayedan", "armenii", "daylami", "paighan-1")]
    garrison = ["persia-zhayedan", "persia-paighan-2", "persia-chionitae"]
    home = list(game.pieces.at("home-persia"))
    left = [unit for unit in home if unit not in field_army] + ["persia-zhayedan"]
    siege = [HARASSMENT, *draws(left, garrison), 1, 1, *[6, 1] * 3]  # two bows on the walls fire first
    game.foreseen = [5, *clean_sweep(home, field_army), 1, *siege, 1]
    paid = ("isauriens", "excubites", "scholae", "cataphracts-1", "cataphracts-2")
    player = Player(
        window="persia",
        muster="by-hand",
        figures_join="magister-militum",
        block_limitanei=(),
        block_skoutatoi=("skoutatoi-1",),
        block_six_block=paid,
        block_mercenary_block=(),
    )
    play(attack_window(game), player)
    assert [(event.enemies, event.siege) for event in game.told(BattleBegan)] == [(4, False), (3, True)]
    assert len(game.told(ExpeditionWon)) == 1
    assert (game.state.rp, game.foreseen) == (after, [])

"""The worked cases of chapter 5, one test each: mobilisation, diplomacy, remobilisation, Elite, ruins, Monuments."""

from __future__ import annotations

from typing import cast

import pytest

from rules.core.decisions import Pick
from rules.core.errors import IllegalChoice
from rules.romanitas.chapters.cities import desolate
from rules.romanitas.chapters.city_defence import defence_muster
from rules.romanitas.chapters.management import manage
from rules.romanitas.chapters.mobilisation import Force, Muster, mobilise
from rules.romanitas.chapters.operations import land_muster
from rules.romanitas.chapters.organisation import organisation_phase
from rules.romanitas.events import AmbassadorSent, MarriageOffered
from rules.romanitas.state import TurnRecord
from tests.rulebook.romanitas.toolkit import Player, Reply, Scripted, acta, ask, play, position, proves

BLOCKS = ("limitanei", "skoutatoi", "guard_gift", "three_block", "six_block", "donatio_gift", "mercenary_block")
SKOUTATOI = ("skoutatoi-1", "skoutatoi-2", "skoutatoi-3")
SIX = ("symmachoi-1", "symmachoi-2", "boukellaroi-1", "boukellaroi-2", "cataphracts-1", "cataphracts-2")


def against_a_raid(game: Scripted, city: str) -> Muster:
    """The force that may meet three Persians in the field at a city."""
    return defence_muster(game, city, "defence", "persia", 3)


def called_up(game: Scripted, muster: Muster, figures: str, **blocks: tuple[str, ...]) -> Force:
    """A force put together block by block; of blocks that are not named nothing is taken."""
    replies: dict[str, Reply] = {f"block_{block}": blocks.get(block, ()) for block in BLOCKS}
    return play(mobilise(game, muster), Player(muster="by-hand", figures_join=figures, **replies))


def do(game: Scripted, *actions: str) -> None:
    """Take these actions of the Management phase, one after another."""
    for action in actions:
        play(manage(game), Player(manage=action))


def refused(game: Scripted, action: str, rule: str) -> None:
    """The Management phase refuses an action with a sentence that names the rule."""
    game.pieces.move("limitanei-4", "eliminated")  # so that there is something to decide in any case
    with pytest.raises(IllegalChoice, match=rule.replace(".", r"\.")):
        cast("Pick", ask(manage(game))).check((action,))


def organised(*dice: int, church: str = "free-missionary") -> Scripted:
    """A campaign after an Organisation phase with these dice, placed in their order."""
    game = position(dice=dice, step="organisation", rp=0)
    lines = enumerate(("political", "religious", "economic"), 1)
    play(organisation_phase(game), Player(fatum={line: (f"die-{die}",) for die, line in lines}, church=church))
    return game


@proves("C39", "5.2.2")
def test_c39_three_limitanei_of_oriens() -> None:
    """Damascus may be held by the three Limitanei of Oriens, without a figure and for nothing."""
    game = position(rp=5)
    units = ("limitanei-1", "limitanei-2", "limitanei-3")
    force = called_up(game, against_a_raid(game, "damascus"), "no-figure", limitanei=units)
    assert (tuple(force.units), force.figures, game.state.rp) == (units, [], 5)


@proves("C40", "5.2.2", "R15")
def test_c40_one_limitaneus_of_macedonia() -> None:
    """Macedonia has one Limitaneus: two are refused at Corinth."""
    game = position(rp=5)
    with pytest.raises(IllegalChoice, match=r"5\.2\.2"):
        called_up(game, against_a_raid(game, "corinthus"), "no-figure", limitanei=("limitanei-1", "limitanei-2"))


@proves("C41", "5.2.2")
def test_c41_comes_and_skoutatoi_for_nothing() -> None:
    """A Comes with three Skoutatoi of normal side defends for nothing."""
    game = position(rp=0)
    force = called_up(game, against_a_raid(game, "corinthus"), "comes", skoutatoi=SKOUTATOI)
    assert (tuple(force.units), force.figures, game.state.rp) == (SKOUTATOI, ["comes"], 0)


@proves("C42", "5.2.2", "R15")
def test_c42_the_fourth_unit_of_a_comes() -> None:
    """A Limitaneus counts against the three units that a Comes commands: no room for three Skoutatoi."""
    game = position(rp=0)
    with pytest.raises(IllegalChoice, match=r"5\.2\.2"):
        called_up(game, against_a_raid(game, "corinthus"), "comes", limitanei=("limitanei-1",), skoutatoi=SKOUTATOI)


@proves("C43", "5.2.2", "R14")
def test_c43_nine_units_under_both_figures() -> None:
    """An attack by both figures with a block of six and a block of three costs 4 RP."""
    game = position(rp=10)
    three = ("isauriens", "excubites", "scholae")
    force = called_up(game, land_muster(game, "t-dalmatia"), "comes+magister-militum", three_block=three, six_block=SIX)
    assert (len(force.units), game.state.rp) == (9, 10 - 1 - 0 - 2 - 1)


@proves("C44", "4.2.1", "4.2.3", "R17")
def test_c44_a_weak_basileus_in_a_financial_crisis() -> None:
    """Both surcharges fall on the block of six: with the Magister Militum 5 RP."""
    game = position(rp=10)
    acta(game, political="weak-basileus", economic="financial-crisis")
    called_up(game, against_a_raid(game, "corinthus"), "magister-militum", six_block=SIX)
    assert game.state.rp == 10 - (1 + 2 + 1 + 1)


@proves("C45", "4.2.1")
def test_c45_the_scholae_in_a_revolt() -> None:
    """During a Political revolt the Scholae cannot be part of a block of three."""
    game = position(rp=5)
    acta(game, political="political-revolt")
    with pytest.raises(IllegalChoice, match=r"4\.2\.1"):
        called_up(game, against_a_raid(game, "corinthus"), "comes", three_block=("scholae",))


@proves("C46", "5.2.2", "R55")
def test_c46_elite_skoutatoi_want_pay() -> None:
    """Elite Skoutatoi are refused among the free ones, and welcome in a paid block."""
    game = position(rp=5, elite=["skoutatoi-1"])
    with pytest.raises(IllegalChoice, match=r"5\.2\.2"):
        called_up(game, against_a_raid(game, "corinthus"), "comes", skoutatoi=("skoutatoi-1",))
    force = called_up(game, against_a_raid(game, "corinthus"), "comes", three_block=("skoutatoi-1",))
    assert (force.units, game.state.rp) == (["skoutatoi-1"], 4)


@proves("C48", "5.2.2", "R15")
def test_c48_no_one_to_lead_a_paid_block() -> None:
    """Without a figure at hand 4 RP buy no block of three: there are Limitanei and nothing else."""
    game = position(rp=4)
    game.pieces.move_all(["comes", "magister-militum"], "eliminated")
    asked = Player(muster="by-hand", block_limitanei=("limitanei-1",))
    play(mobilise(game, against_a_raid(game, "corinthus")), asked)
    assert [decision.topic for decision in asked.asked] == ["muster", "block-limitanei"]
    for force in ("muster:comes-three-block", "muster:three-block"):
        with pytest.raises(IllegalChoice, match=r"5\.2\.2"):
            cast("Pick", ask(mobilise(game, against_a_raid(game, "damascus")))).check((force,))


@proves("C97", "4.2.3", "5.3", "5.6")
def test_c97_no_envoy_and_no_building_in_a_plague() -> None:
    """The Plague keeps the Ambassador at home, and no Monument can be built."""
    game = position(rp=5)
    acta(game, economic="plague")
    refused(game, "ambassador:slavs", "4.2")
    refused(game, "build:monastery@sinope", "4.2.3")


@proves("C98", "4.2.2", "5.3")
def test_c98_who_takes_the_gift_pays_the_missionary() -> None:
    """A Loyal patriarch has given his gift, so the Missionary to burnt Syene costs 1 RP, and 1 more in the crisis."""
    game = organised(4, 6, 2, 5, church="gift-of-the-church")
    assert (game.state.desolation, game.state.rp) == (["syene"], 5 + 1 - 1 - 1 + 1)
    do(game, "missionary:syene")
    assert (game.state.desolation, game.state.rp) == ([], 5 - 1 - 1)


@proves("C99", "4.2.2", "4.2.3", "5.3", "R56")
def test_c99_a_free_missionary_under_a_weak_patriarch() -> None:
    """Stability waives the Missionary's own price, the Weak patriarch's 1 RP remains."""
    game = organised(4, 3, 4)
    game.state.desolation.append("syene")
    do(game, "missionary:syene")
    assert (game.state.rp, game.state.free_actions) == (6 - 1, 0)


@proves("C100", "5.3", "R56")
@pytest.mark.parametrize(("owner", "total", "success"), [("roman", 5, True), ("persia", 4, False)])
def test_c100_chersonesos_helps_a_marriage_in_lazica(owner: str, total: int, success: bool) -> None:
    """With Roman Chersonesos a 4 is a 5, and the princess is welcome in Lazica."""
    game = position(rp=1, dice=[4])
    game.hand_over("chersonesos", owner)
    do(game, "marriage:lazica")
    (offer,) = game.told(MarriageOffered)
    assert (offer.score.total, offer.success) == (total, success)
    assert game.state.diplomacy == ({"lazica": "roman"} if success else {})


@proves("C101", "5.3", "R31")
def test_c101_no_envoy_to_an_enemy_in_arms() -> None:
    """The Slavs have gone to war this turn and receive no Ambassador."""
    game = position(rp=5, now=TurnRecord(at_war=["slavs"]))
    refused(game, "ambassador:slavs", "5.3")


@proves("C102", "5.3")
def test_c102_persia_listens_from_five() -> None:
    """A 4 is not enough for a treaty with Persia."""
    game = position(rp=1, dice=[4])
    do(game, "ambassador:persia")
    (sent,) = game.told(AmbassadorSent)
    assert (sent.needed, sent.success, game.state.promised, game.state.rp) == (5, False, [], 0)


@proves("C103", "5.4.1", "R54")
def test_c103_everyone_comes_back() -> None:
    """Two Limitanei and the Comes return for nothing, four better units for 2 RP."""
    game = position(rp=5)
    paid = ["cataphracts-1", "boukellaroi-1", "symmachoi-1", "excubites"]
    game.pieces.move_all(["limitanei-1", "limitanei-2", "comes", *paid], "eliminated")
    do(game, "recall-free")
    assert (sorted(game.pieces.at("eliminated")), game.state.rp) == (sorted(paid), 5)
    do(game, *(f"recall:{unit}" for unit in paid))
    assert (list(game.pieces.at("eliminated")), game.state.rp) == ([], 3)


@proves("C105", "5.4.2", "R55")
def test_c105_mercenaries_stay_as_they_are() -> None:
    """The Hunni are mercenaries and cannot be made Elite."""
    refused(position(rp=5), "improve:merc-hunni-1", "5.4.2")


@proves("C106", "5.5", "4.2.3", "8.1", "R60")
@pytest.mark.parametrize(("options", "price"), [((), 2), (("desolation-2rp",), 3)])
def test_c106_clearing_ruins_in_an_agrarian_crisis(options: tuple[str, ...], price: int) -> None:
    """An Agrarian crisis adds 1 RP to the price of clearing a ruin, whichever basic price is in use."""
    game = position(*options, rp=5, desolation=["sinope"])
    acta(game, economic="agrarian-crisis")
    do(game, "rebuild:sinope")
    assert (game.state.rp, game.state.desolation) == (5 - price, [])


@proves("C107", "5.6", "R58")
def test_c107_no_basilica_at_ephesus() -> None:
    """A Basilica may stand in four cities, of which Ephesus is none."""
    game = position(rp=5)
    refused(game, "build:basilica@ephesus", "5.6")
    offered = {option.id for option in cast("Pick", ask(manage(game))).options}
    sites = {option.partition("@")[2] for option in offered if option.startswith("build:basilica@")}
    assert sites == {"constantinople", "antioch", "jerusalem", "alexandria"}


@proves("C110", "8.4", "R63")
def test_c110_two_lost_grounds_hold_two_cavalry_units_back() -> None:
    """Naissus and Pessinus burn, so two of three eliminated cavalry units, named by the player, stay there."""
    game = position("recruitment", rp=5)
    for city in ("naissus", "pessinus"):
        desolate(game, city, "avars", "6.2.3")
    game.pieces.move_all(["cataphracts-1", "boukellaroi-1", "symmachoi-1"], "eliminated")
    player = Player(unrecovered_cavalry=("symmachoi-1", "cataphracts-1"), manage="recall:boukellaroi-1")
    play(manage(game), player)
    choice = cast("Pick", player.asked[0])
    assert (choice.topic, choice.min, choice.max, len(choice.options)) == ("unrecovered-cavalry", 2, 2, 3)
    assert set(game.pieces.at("eliminated")) == {"symmachoi-1", "cataphracts-1"}
    refused(game, "recall:cataphracts-1", "8.4")

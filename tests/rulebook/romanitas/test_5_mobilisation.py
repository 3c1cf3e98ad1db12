"""Section 5.2: what may be mobilised, with whom, and for how many RP."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import cast

import pytest

from rules.core.decisions import Decision, Pick
from rules.core.errors import IllegalChoice
from rules.romanitas.chapters.mobilisation import Force, Muster, commands, mobilise, packages
from tests.rulebook.romanitas.toolkit import Player, Reply, Scripted, acta, ask, play, position, proves

FIGURES = ("comes", "magister-militum")


def muster(game: Scripted, purpose: str = "defence", limitanei: int = 2, **more: object) -> Muster:
    """A force in the making, with both figures at hand."""
    return Muster(purpose, "naissus", limitanei, game.figures_at("mobilised"), **more)  # type: ignore[arg-type]


def by_hand(game: Scripted, m: Muster, figures: str, take_block: str = "leave", **blocks: Reply) -> Force:
    """A force put together block by block; blocks not named are left empty if they may be."""
    named = {f"block_{block}": units for block, units in blocks.items()}
    empty = {
        f"block_{step}": ()
        for step in (
            "limitanei",
            "skoutatoi",
            "guard_gift",
            "three_block",
            "six_block",
            "donatio_gift",
            "mercenary_block",
        )
        if f"block_{step}" not in named
    }
    player = Player(muster="by-hand", figures_join=figures, take_block=take_block, **named, **empty)
    return play(mobilise(game, m), player)


def spent(game: Scripted, before: int) -> int:
    """RP spent so far."""
    return before - game.state.rp


@proves("C39", "5.2.2")
def test_c39_limitanei_need_no_figure_in_defence() -> None:
    game = position(rp=5)
    units = ("limitanei-1", "limitanei-2", "limitanei-3")
    force = by_hand(game, muster(game, limitanei=3), "no-figure", limitanei=units)
    assert tuple(force.units) == units
    assert game.state.rp == 5


@proves("C40", "5.2.2", "R15")
def test_c40_no_more_limitanei_than_the_province_has() -> None:
    game = position(rp=5)
    with pytest.raises(IllegalChoice, match=r"5\.2\.2"):
        by_hand(game, muster(game, limitanei=1), "no-figure", limitanei=("limitanei-1", "limitanei-2"))


@proves("C41", "5.2.2")
def test_c41_a_comes_and_three_skoutatoi_are_free() -> None:
    game = position(rp=0)
    force = by_hand(game, muster(game), "comes", skoutatoi=("skoutatoi-1", "skoutatoi-2", "skoutatoi-3"))
    assert len(force.units) == 3
    assert game.state.rp == 0


@proves("C42", "5.2.2", "R15")
def test_c42_a_comes_commands_three() -> None:
    game = position(rp=0)
    player = Player(
        muster="by-hand",
        figures_join="comes",
        block_limitanei=("limitanei-1",),
        block_skoutatoi=("skoutatoi-1", "skoutatoi-2", "skoutatoi-3"),
    )
    with pytest.raises(IllegalChoice, match=r"5\.2\.2"):
        play(mobilise(game, muster(game)), player)


@proves("C43", "5.2.2", "R14")
def test_c43_both_figures_and_nine_units_cost_four() -> None:
    game = position(rp=10)
    three = ("isauriens", "excubites", "scholae")
    six = ("symmachoi-1", "symmachoi-2", "boukellaroi-1", "boukellaroi-2", "cataphracts-1", "cataphracts-2")
    force = by_hand(game, muster(game, "land"), "comes+magister-militum", three_block=three, six_block=six)
    assert len(force.units) == 9
    assert spent(game, 10) == 4


@proves("C44", "4.2.1", "4.2.3", "R17")
def test_c44_surcharges_add_up() -> None:
    game = position(rp=10)
    acta(game, political="weak-basileus", economic="financial-crisis")
    by_hand(game, muster(game), "magister-militum", six_block=("isauriens",))
    assert spent(game, 10) == 5


@proves("4.2.3", "R17")
@pytest.mark.parametrize("economic", ["financial-crisis", "agrarian-crisis"])
def test_crises_make_each_paid_block_dearer(economic: str) -> None:
    game = position(rp=10)
    acta(game, economic=economic)
    by_hand(game, muster(game), "comes", three_block=("isauriens",), mercenary_block=("merc-heruli",))
    assert spent(game, 10) == (1 + 1) + (1 + 1)


@proves("4.2.3")
def test_a_plague_does_not_touch_mobilisation() -> None:
    game = position(rp=10)
    acta(game, economic="plague")
    by_hand(game, muster(game), "comes", three_block=("isauriens",))
    assert spent(game, 10) == 1


@proves("C45", "4.2.1")
@pytest.mark.parametrize("guard", ["scholae", "excubites"])
def test_c45_a_political_revolt_bars_the_guards(guard: str) -> None:
    game = position(rp=5)
    acta(game, political="political-revolt")
    with pytest.raises(IllegalChoice, match=r"4\.2\.1"):
        by_hand(game, muster(game), "comes", three_block=(guard,))


@proves("C46", "5.2.2", "R55")
def test_c46_elite_skoutatoi_are_paid_units() -> None:
    game = position(rp=5, elite=["skoutatoi-1"])
    with pytest.raises(IllegalChoice, match=r"5\.2\.2"):
        by_hand(game, muster(game), "comes", skoutatoi=("skoutatoi-1",))
    force = by_hand(position(rp=5, elite=["skoutatoi-1"]), muster(game), "comes", three_block=("skoutatoi-1",))
    assert force.units == ["skoutatoi-1"]


@proves("C48", "5.2.2")
def test_c48_without_a_figure_limitanei_only() -> None:
    game = position(rp=4)
    for figure in FIGURES:
        game.pieces.move(figure, "eliminated")
    assert commands(game, muster(game)) == ((),)
    assert [package.units for package in packages(game, muster(game))] == [("limitanei-1", "limitanei-2")]
    with pytest.raises(IllegalChoice):
        play(mobilise(game, muster(game)), Player(muster="muster:comes-three-block"))


@proves("5.2.2")
def test_limitanei_without_a_figure_never_attack() -> None:
    game = position(rp=4)
    assert () not in commands(game, muster(game, "land"))


@proves("5.2.2")
def test_mercenaries_join_others_for_one_rp() -> None:
    game = position(rp=5)
    force = by_hand(
        game,
        muster(game),
        "magister-militum",
        skoutatoi=("skoutatoi-1",),
        mercenary_block=("merc-hunni-1", "merc-rugi"),
    )
    assert force.units == ["skoutatoi-1", "merc-hunni-1", "merc-rugi"]
    assert spent(game, 5) == 1 + 1


@proves("5.2.2", "R14")
def test_the_block_of_three_needs_the_comes_and_that_of_six_the_magister() -> None:
    for figures, block in (("magister-militum", "block-three-block"), ("comes", "block-six-block")):
        game = position(rp=9)
        player = Player(muster="by-hand", figures_join=figures)
        play(mobilise(game, muster(game)), player)
        assert not player.was_asked(block)


@proves("4.2.1", "R59")
def test_the_basileus_sends_a_guard_for_nothing() -> None:
    game = position(rp=0)
    acta(game, political="basileus")
    force = by_hand(game, muster(game), "comes", guard_gift=("scholae",))
    assert force.units == ["scholae"]
    assert game.state.rp == 0
    assert game.state.political_gifts == []


@proves("4.2.1", "R59")
def test_a_donatio_brings_two_mercenaries() -> None:
    game = position(rp=0)
    acta(game, political="strong-basileus")
    force = by_hand(
        game, muster(game), "comes", skoutatoi=("skoutatoi-1",), donatio_gift=("merc-heruli", "merc-hunni-1")
    )
    assert force.units == ["skoutatoi-1", "merc-heruli", "merc-hunni-1"]
    assert game.state.rp == 0
    assert game.state.political_gifts == []


@proves("4.2.3", "R59")
def test_a_financial_crisis_bars_the_donatio() -> None:
    game = position(rp=5)
    acta(game, political="basileus", economic="financial-crisis")
    player = Player(muster="by-hand", figures_join="comes")
    play(mobilise(game, muster(game)), player)
    assert not player.was_asked("block-donatio-gift")


@proves("C86", "7.2.2", "R50")
def test_c86_six_units_at_most_behind_walls() -> None:
    game = position(rp=10)
    m = muster(game, "siege")
    assert max(len(package.units) for package in packages(game, m)) == 6
    six = ("symmachoi-1", "symmachoi-2", "boukellaroi-1", "boukellaroi-2", "cataphracts-1", "cataphracts-2")
    with pytest.raises(IllegalChoice, match=r"5\.2\.2"):
        by_hand(game, m, "comes+magister-militum", three_block=("isauriens",), six_block=six)


@proves("C58", "6.3", "R36")
def test_c58_an_expedition_against_persia_needs_six_units() -> None:
    game = position(rp=10)
    m = muster(game, "persia", needed=6)
    assert all(len(package.units) >= 6 for package in packages(game, m))
    assert all("magister-militum" in package.figures for package in packages(game, m))
    force = play(mobilise(game, m), Player(muster="by-hand", figures_join="magister-militum"))
    assert len(force.units) >= 6


def any_number(rng: Random, decision: Decision) -> tuple[str, ...]:
    """Some of the units of a block, as many as the decision allows."""
    assert isinstance(decision, Pick)
    return tuple(option.id for option in decision.options)[: rng.randint(decision.min, decision.max)]


BLOCKS = ("limitanei", "skoutatoi", "guard_gift", "three_block", "six_block", "donatio_gift", "mercenary_block")


@proves("6.3", "R36", "R59")
@pytest.mark.parametrize("figures", ["magister-militum", "comes+magister-militum"])
@pytest.mark.parametrize("rp", [1, 2, 3, 4])
@pytest.mark.parametrize("political", ["", "basileus", "weak-basileus"])
def test_no_force_of_fewer_than_six_sets_out_for_persia(political: str, rp: int, figures: str) -> None:
    for seed in range(60):
        game, rng = position(rp=rp), Random(seed)
        acta(game, political=political)
        game.pieces.move_all(["limitanei-1", "limitanei-2"], "eliminated")
        m = muster(game, "persia", needed=6)
        if tuple(figures.split("+")) not in commands(game, m):
            return
        wanted: dict[str, Reply] = {f"block_{block}": partial(any_number, rng) for block in BLOCKS}
        player = Player(muster="by-hand", figures_join=figures, take_block=rng.choice(["take", "leave"]), **wanted)
        force = play(mobilise(game, m), player)
        assert len(force.units) >= 6, (seed, force.units)


@proves("6.3", "R59")
def test_a_gift_that_rules_out_the_other_is_not_offered_if_six_need_the_other() -> None:
    game = position(rp=1)
    acta(game, political="basileus")
    game.pieces.move_all(["limitanei-1", "limitanei-2", "limitanei-3"], "eliminated")
    player = Player(muster="by-hand", figures_join="magister-militum")
    force = play(mobilise(game, muster(game, "persia", needed=6)), player)
    assert not player.was_asked("block-guard-gift")
    assert [unit.split("-")[0] for unit in force.units] == ["limitanei", *["skoutatoi"] * 3, "merc", "merc"]


@proves("6.3", "5.2.2")
@pytest.mark.parametrize(("answer", "three", "mercenaries"), [("take", 3, 3), ("leave", 0, 0)])
def test_a_block_that_needs_all_its_units_for_the_six_is_taken_or_left(
    answer: str, three: int, mercenaries: int
) -> None:
    game = position(rp=3)
    force = by_hand(
        game,
        muster(game, "persia", needed=6),
        "comes+magister-militum",
        take_block=answer,
        three_block=lambda decision: decision.default,
        six_block=lambda decision: tuple(option.id for option in decision.options)[:6],
        mercenary_block=lambda decision: decision.default,
    )
    kinds = [game.data.roman_army[unit].mobilisation for unit in force.units]
    assert (kinds.count("mercenary"), len(force.units)) == (mercenaries, 6)
    assert kinds.count("paid") == (three or 6)
    assert spent(game, 3) == 3


@proves("5.2.2")
def test_nothing_is_offered_that_cannot_be_paid() -> None:
    for rp in range(11):
        game = position(rp=rp)
        for purpose in ("defence", "siege", "land"):
            assert all(package.cost <= rp for package in packages(game, muster(game, purpose)))


@proves("C112", "8.2", "R61")
def test_c112_an_intrinsic_comes_leads_the_defence() -> None:
    game = position("intrinsic-comes", rp=1)
    game.pieces.move("comes", "eliminated")
    m = Muster("siege", "antioch", 3, [*game.figures_at("mobilised"), "intrinsic-comes"])
    assert all("intrinsic-comes" in figures for figures in commands(game, m))
    force = by_hand(game, m, "intrinsic-comes", three_block=("isauriens", "scholae", "excubites"))
    assert len(force.units) == 3
    assert spent(game, 1) == 1


@proves("8.7")
def test_a_unit_tied_down_cannot_be_called_up() -> None:
    game = position(rp=5, barred_unit="isauriens")
    decision = cast("Pick", ask(mobilise(game, muster(game))))
    assert all("isauriens" not in package.units for package in packages(game, muster(game)))
    with pytest.raises(IllegalChoice, match=r"8\.7"):
        decision.check(("isauriens",))


@proves("R18")
def test_a_figure_that_has_led_an_attack_is_named_with_the_reason() -> None:
    game = position(rp=5, led=["comes"])
    decision = cast("Pick", ask(mobilise(game, Muster("land", "t-dalmatia", 2, ["magister-militum"]))))
    with pytest.raises(IllegalChoice, match="R18"):
        decision.check(("comes",))

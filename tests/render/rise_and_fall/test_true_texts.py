"""Texts of Rise and Fall that once claimed what wasn't so."""

from __future__ import annotations

import pytest

import rules
from render.core.posts import SHORT, Voice, text_only
from render.presenter import Posting
from render.rise_and_fall import PRESENTER
from render.rise_and_fall.chronicle import summary_text
from render.rise_and_fall.narrator import NARRATOR, of_rome
from rules.core.decisions import Pick
from rules.core.events import Modifier
from rules.core.groups import single
from rules.rise_and_fall import events as happened
from rules.rise_and_fall.chapters import civil_war, victory
from tests.rulebook.rise_and_fall.toolkit import clear, empty, hold, position, stand


@pytest.mark.parametrize(
    ("power", "stem"), [("rome-rebels", "rome-rebelled"), ("rome", "rome-regained"), ("german", "rome-taken")]
)
def test_rome_is_roman_again_only_when_rome_takes_it(power: str, stem: str) -> None:
    assert [point.stem for point in of_rome({power: ["rome"]})] == [stem]


@pytest.mark.parametrize(("players", "is_told"), [("2", False), ("3", True)])
def test_the_germans_are_counted_only_where_they_have_a_seat(players: str, is_told: bool) -> None:
    table = rules.start("rise-and-fall", options={"players": players}, seed="counted")
    ended = happened.TurnEnded(rome=12, parthia=8, german=5, difference=4, turn=1)
    assert ("the Germans 5" in summary_text([ended], table.public(), Voice("en"))) == is_told


@pytest.mark.rule("Victory Conditions", "R74")
@pytest.mark.parametrize(
    ("lost", "empire"),
    [
        ((), ""),
        (("rome", "byzantium"), "Rome holds none of its capitals"),
        (("ctesiphon", "persepolis"), "Parthia holds none of its capitals"),
        (("rome", "byzantium", "ctesiphon", "persepolis"), ""),
    ],
)
def test_a_result_says_that_lost_capitals_shifted_it(lost: tuple[str, ...], empire: str) -> None:
    game = empty("fall-350-470", 470)
    ceded = [star for star in game.stars if game.holder(star) == "rome" and star not in ("rome", "byzantium")]
    hold(game, "parthia", *ceded[:6])
    hold(game, "german", *lost)
    victory.close(game)
    assert game.state.result is not None
    assert empire in str(game.state.result.text)
    assert ("one level worse" in str(game.state.result.text)) == bool(empire)


@pytest.mark.rule("Civil War 2")
def test_the_emperors_province_counts_no_foreign_tribe() -> None:
    game = position("zenith-100-190", 190, leaders={"rome": "septimius-severus"})
    clear(game, *game.data.areas_of_province["illyrium"])
    stand(game, legion_01="salona", european_illyri_1="pannonia")
    hold(game, "rome", *game.data.areas_of_province["illyrium"])
    asked = single(next(civil_war.civil_war(game)))
    assert isinstance(asked, Pick)
    (illyrium,) = [option for option in asked.options if option.id == "illyrium"]
    assert illyrium.detail == "One unit there."


def test_a_player_turn_without_fights_is_no_battle_and_needs_no_post_if_nothing_happened() -> None:
    began, ended = (
        happened.PlayerTurnBegan(player="huns", turn=47, scene="huns"),
        happened.PlayerTurnEnded(player="huns", turn=47, scene="huns"),
    )
    come = happened.UnitPlaced(unit="hunnic-huns-2", area="huns", cause="horde", turn=47, scene="huns")
    fight = happened.Attacked(
        attacker="hunnic-huns-1", origin="huns", area="rome", supporters=(), defenders=("celt-aedui",), attack=(),
        defense=(), turn=47, scene="huns",
    )  # fmt: skip
    view = rules.start("rise-and-fall", "fall-350-470", seed="huns").public()
    assert not PRESENTER.is_battle([began, come, ended])
    assert PRESENTER.report([began, come, ended], view, Voice("en"), ()) == Posting("")
    assert PRESENTER.is_battle([began, come, fight, ended])
    assert PRESENTER.report([began, come, fight, ended], view, Voice("en"), ()).text


@pytest.mark.parametrize(("player", "waits"), [("huns", True), ("hunae", True), ("parthia", False)])
def test_a_short_post_about_fights_waits_for_the_next_one_if_it_is_of_huns(player: str, waits: bool) -> None:
    begun = happened.PlayerTurnBegan(player=player, turn=47, scene=player)
    fight = happened.Attacked(
        attacker="hunnic-huns-1", origin="huns", area="rome", supporters=(), defenders=("celt-aedui",), attack=(),
        defense=(), turn=47, scene=player,
    )  # fmt: skip
    view = rules.start("rise-and-fall", "fall-350-470", seed="huns").public()
    earlier = happened.PlayerTurnBegan(player="rome", turn=47, scene="rome")
    with text_only():
        posting = PRESENTER.report([begun, fight], view, Voice("en", "terse"), [earlier])
    assert len(posting.text) < SHORT
    assert posting.waits is waits


def test_a_player_turn_tells_three_fights_and_lists_the_others() -> None:
    scene = [
        happened.Attacked(
            attacker="legion-01", origin="rome", area=area, supporters=(), defenders=("celt-aedui",),
            attack=(Modifier("unit", 2),), defense=(Modifier("unit", 1),), absorbed=False, turn=1, scene="rome",
        )
        for area in ("lutetia", "burdigala", "bibracte", "gergovia", "norica")
    ]  # fmt: skip
    bribes = [
        happened.BribeMade(unit=unit, area=area, empire="rome", turn=1, scene="rome")
        for unit, area in (("celt-norici", "norica"), ("celt-raeti", "raetia"))
    ]
    over = happened.PlayerTurnEnded(player="rome", turn=1, scene="rome")
    told = NARRATOR.tell([*bribes, *scene, over], Voice("en"))
    assert len(told) == 4
    assert all(area in told[-1] for area in ("Gergovia", "Norica", "Norici in Norica", "Raeti in Raetia"))
    assert "Lutetia" not in told[-1]

"""What a game master may correct [R92]."""

from __future__ import annotations

import time

import msgspec
import pytest

import rules
from rules.core.agents import give
from rules.core.errors import IllegalChoice, ImpossibleState, RulesError
from rules.core.registry import read_save
from rules.core.text import lexicon, speaking
from rules.rise_and_fall import GAME
from rules.rise_and_fall.data.loader import GAME_ID
from rules.rise_and_fall.game import REMOVED, WAITING, RiseAndFall
from rules.rise_and_fall.gm.corrections import correct, corrections
from rules.rise_and_fall.state import Revolt, RiseState
from tests.rulebook.rise_and_fall.toolkit import at_war, empty, hold, position, proves, realm, stand


def labels(game: RiseAndFall) -> dict[str, str]:
    return {each.id: each.label for each in corrections(game)}


@proves("R92")
def test_a_unit_goes_to_the_next_area_and_control_with_it() -> None:
    game = empty()
    stand(game, legion_01="aquilia")
    game.state.trail = {"legion-01": ["cremona", "aquilia"]}
    game.state.flipped = ["legion-01"]
    assert labels(game)["move:legion-01:norica"] == "Legion 1: from Aquileia to Norica"
    assert "move:legion-01:alexandria" not in labels(game)
    correct(game, "move:legion-01:norica")
    assert game.area_of("legion-01") == "norica"
    assert game.holder("norica") == "rome"
    assert game.state.trail == {}
    assert game.state.flipped == []
    assert game.events == []
    assert "move:legion-01:aquilia" in labels(game)


@proves("R92", "Stacking")
def test_no_correction_crowds_an_area() -> None:
    game = empty("crisis-220-340", 270)
    stand(game, legion_01="aquilia", celt_norici="norica")
    assert "move:legion-01:norica" not in labels(game)
    game.put("mig-vandals", "helvetia")
    stand(game, legion_02="raetia")
    game.put("mig-vandals", "helvetia")
    assert "move:mig-vandals:raetia" in labels(game)  # a raider may share it [Raids 2]
    correct(game, "move:mig-vandals:raetia")
    assert game.holder("raetia") == "rome"


def _beside(game: RiseAndFall, area: str) -> set[str]:
    return {path.to for path in game.data.areas[area].paths}


@proves("R92", "Prohibited Movement", "Germanic Kingdoms 4")
def test_no_correction_takes_a_unit_where_it_can_never_be() -> None:
    game = empty("fall-350-470", 360)
    realm(game, "franks", "germania-inf", units=1)
    north = {area for area in _beside(game, "germania-inf") if game.data.areas[area].north}
    assert north
    found = labels(game)
    assert not any(f"move:kingdom-franks-1:{area}" in found for area in north)
    assert not any(ident.startswith("move:") and ident.endswith((":huns", ":hunae")) for ident in found)


@proves("R92")
def test_a_unit_goes_to_its_pile_and_comes_back_out_of_it() -> None:
    game = empty()
    stand(game, legion_01="aquilia")
    correct(game, "pile:legion-01")
    assert game.pieces.place("legion-01") == "pile-rome"
    found = [ident for ident in labels(game) if ident.startswith("place:legion")]
    assert found
    assert len({ident.split(":")[1] for ident in found}) == 1  # one legion is like another
    ident = next(ident for ident in found if ident.split(":")[2] == "aquilia")
    correct(game, ident)
    assert game.at("aquilia") == [ident.split(":")[1]]
    assert not any(ident.startswith("place:legion") and ":aquilia:" in ident for ident in labels(game))


@proves("R92", "Raids 6")
def test_a_migration_is_away_until_the_next_turn_and_a_horde_stays() -> None:
    game = empty("fall-350-470", 410)
    for unit, area in (("mig-vandals", "vandals"), ("huns", "sindi")):
        game.put(unit, area)
    assert "pile:huns" not in labels(game)
    correct(game, "pile:mig-vandals")
    assert game.pieces.place("mig-vandals") == WAITING
    assert game.state.due == {"mig-vandals": game.state.turn + 1}
    correct(game, f"due:mig-vandals:{game.state.turn + 2}")
    assert game.state.due == {"mig-vandals": game.state.turn + 2}


@proves("R92", "Civil War 11", "Germanic Kingdoms 9")
def test_rebels_and_kingdoms_get_units_only_while_there_are_any() -> None:
    game = empty("fall-350-470", 360)
    assert not any(ident.startswith(("place:rebel", "place:kingdom")) for ident in labels(game))
    name = realm(game, "franks", "lutetia", "burdigala", units=1)
    ident = next(ident for ident in labels(game) if ident.startswith("place:kingdom-franks"))
    correct(game, ident)
    assert game.state.members[ident.split(":")[1]] == name
    game.state.rebellions_begun = 1
    hold(game, "rome-rebels", "athens")
    ident = next(ident for ident in labels(game) if ident.startswith("place:rebel"))
    correct(game, ident)
    assert game.state.rebellions == {ident.split(":")[1]: 1}


@proves("R92")
def test_who_has_acted_may_act_again() -> None:
    game = position()
    game.state.stopped, game.state.transferred, game.state.onward = ["legion-01"], ["legion-02"], ["legion-03"]
    for ident in ("fresh:legion-01", "fresh:legion-02", "rest:legion-03"):
        assert ident in labels(game)
        correct(game, ident)
        assert ident not in labels(game)
    assert not (game.state.stopped or game.state.transferred or game.state.onward)


@proves("R92", "Area Control")
def test_an_area_changes_hands() -> None:
    game = position()
    assert labels(game)["area:athens:parthia"] == "Athens to Parthia"
    assert "area:athens:rome" not in labels(game)
    assert "area:athens:kushan" not in labels(game)
    correct(game, "area:athens:parthia")
    assert game.holder("athens") == "parthia"
    correct(game, "area:athens:")
    assert game.holder("athens") == ""
    assert game.events == []


@proves("R92", "Looting", "Revolts")
def test_markers_lie_on_stars_only() -> None:
    game = position()
    found = labels(game)
    assert not any(ident.startswith(("ruin:helvetia", "revolt:helvetia")) for ident in found)
    correct(game, "ruin:athens:looted")
    assert game.state.ruins == {"athens": "looted"}
    correct(game, "ruin:athens:rebuild")
    assert game.state.ruins == {"athens": "rebuild"}
    correct(game, "ruin:athens:")
    assert game.state.ruins == {}
    for star, empire, kind in (("athens", "rome", 2), ("ctesiphon", "parthia", 1)):
        correct(game, f"revolt:{star}:{empire}")
        assert game.state.revolts[star] == Revolt(kind, empire, game.state.turn)
        correct(game, f"calm:{star}")
    assert game.state.revolts == {}


@proves("R92", "Garrisons", "R38")
def test_years_of_control_stay_between_none_and_a_hundred() -> None:
    game = position()
    assert {ident for ident in labels(game) if ident.startswith("clock:rome:athens")} == {
        "clock:rome:athens:1",
        "clock:rome:athens:10",
    }
    correct(game, "clock:rome:athens:10")
    assert game.state.held["rome"]["athens"] == 10
    assert [ident for ident in labels(game) if ident.startswith("clock:rome:athens")] == ["clock:rome:athens:9"]
    correct(game, "clock:rome:athens:0")
    assert "athens" not in game.state.held["rome"]


@proves("R92", "Wars", "Allies")
def test_a_war_begins_and_ends_without_consequences() -> None:
    game = position()
    hold(game, "parthia", "tarsus")
    before = list(game.state.alliances)
    correct(game, "war:rome:parthia")
    correct(game, "war:rome:african")
    assert game.relations.at_war("rome", "parthia")
    assert game.state.alliances == before  # no People becomes an ally by it
    correct(game, "ally:parthia:african")
    assert game.relations.allied("parthia", "african")
    assert "ally:parthia:celt" not in labels(game)
    assert "ally:rome:african" not in labels(game)
    correct(game, "part:parthia:african")
    correct(game, "peace:rome:african")
    assert not game.relations.at_war("rome", "african")
    correct(game, "armenia:rome")
    assert game.holder("artashat") == "armenians"
    correct(game, "armenia:")
    assert game.holder("artashat") == "asian"
    assert game.events == []


@proves("R92", "Peace")
def test_only_one_empire_is_on_its_ladder() -> None:
    game = position()
    correct(game, "rung:parthia:5")
    assert game.state.rungs == {"rome": 0, "parthia": 5}
    assert not any(ident.startswith("rung:rome") for ident in labels(game))
    assert {ident for ident in labels(game) if ident.startswith("tribute:")} == {"tribute:1", "tribute:2"}
    correct(game, "tribute:2")
    correct(game, "rung:parthia:4")
    assert game.state.tribute == 1
    correct(game, f"until:{game.state.turn + 2}")
    assert game.state.peace_until == game.state.turn + 2
    assert "war:rome:parthia" not in labels(game)
    correct(game, f"until:{game.state.turn - 1}")
    assert "war:rome:parthia" in labels(game)
    at_war(game, ("rome", "parthia"))
    assert not any(ident.startswith(("until:", "tribute:")) for ident in labels(game))


@proves("R92", "Bribery", "Foederati")
def test_counts_bribes_and_kingdoms() -> None:
    game = empty("fall-350-470", 410)
    name = realm(game, "franks", "lutetia", units=2)
    game.state.counted, game.state.spent = {"west": 5, "east": 6}, {"west": 5}
    assert "count:west:4" not in labels(game)  # five points are spent
    correct(game, "count:east:5")
    assert game.state.counted["east"] == 5
    correct(game, "horde:huns:1")
    assert game.state.hordes["huns"].count == 1
    correct(game, f"serve:{name}:rogue")
    assert game.relations.mover(name) == game.german_seat
    correct(game, f"serve:{name}:foederatus")
    assert game.relations.mover(name) == "rome"
    correct(game, f"replaced:{name}:1")
    assert game.state.kingdoms[name].replaced == 1
    stand(game, celt_iceni="iceni")
    hold(game, "rome", "britannia")
    correct(game, "bribe:celt-iceni:rome")
    assert game.state.bribes == {"celt-iceni": "rome"}
    correct(game, "unbribe:celt-iceni")
    assert game.state.bribes == {}


def _played(decisions: int) -> rules.Table:
    table = rules.start(GAME_ID, "crisis-220-340", seed="corrections")
    for _ in range(decisions):
        assert table.decision is not None
        give(table, table.decision.default)
    return table


@proves("R92")
def test_what_play_cannot_lead_to_is_refused_by_its_own_sentence() -> None:
    """The Walls stand, so Byzantium is Roman: said in the language of who asks, and nothing changes."""
    table = _played(3)
    before = table.save()
    for locale, words in (("en", "can't be corrected: The Walls of Constantinople stand"), ("fr", "Les Murs")):
        with speaking(locale), pytest.raises(IllegalChoice) as refused:
            table.amend("area:byzantium:parthia")
        with speaking(locale):
            assert words in str(refused.value.reason)
    assert table.save() == before
    with pytest.raises(IllegalChoice, match="correction isn't possible"):
        table.amend("area:byzantium:mars")
    (told,) = table.amend("area:athens:parthia")
    assert told.model_dump()["about"][0]["key"] == "amend-heading-areas"


@proves("R92")
def test_every_correction_leads_to_a_position_or_is_refused() -> None:
    for decisions in (3, 60):
        table = _played(decisions)
        for ident in [each.id for each in table.amendments()][::9]:
            fresh = GAME(_played_state(table), "")
            try:
                fresh.amend(ident)
            except ImpossibleState as refusal:
                assert "Byzantium" in str(refusal), ident


def _played_state(table: rules.Table) -> RiseState:
    return msgspec.json.decode(bytes(read_save(table.save()).record.checkpoint), type=RiseState)


@proves("R92")
def test_nothing_is_corrected_while_units_are_laid_out() -> None:
    assert rules.start(GAME_ID, "campaign-60bc", seed="corrections").amendments() == []
    with pytest.raises(RulesError, match="no correction"):
        correct(position(), "level:rome")


@proves("R92")
def test_corrections_are_listed_and_named_quickly() -> None:
    """Once the catalogue is read, the whole list with its labels takes a moment, in each language its own names."""
    table = _played(60)
    lexicon(GAME_ID, "en").say(table.amendments()[0].name)
    begun = time.perf_counter()
    found = {each.label for each in table.amendments()}
    assert time.perf_counter() - begun < 1.0  # ten times what it takes on a slow machine
    assert len(found) == len(table.amendments())
    with speaking("fr"):
        assert {each.label for each in table.amendments()}.isdisjoint(found)
    assert REMOVED not in {each.id.rpartition(":")[2] for each in table.amendments()}


@proves("R92", "R93", "R95")
def test_the_wars_and_revolts_of_rebels_are_corrected() -> None:
    game = position(year=60)
    assert "foe:parthia" not in labels(game)
    game.state.rebellions, game.state.rebellions_begun = {"rebel-1": 1}, 1
    game.put("rebel-1", "lugdunum")
    hold(game, "rome-rebels", "lugdunum", "massilla")
    game.relations_changed()
    correct(game, "foe:parthia")
    assert game.relations.hostile("rome-rebels", "parthia")
    correct(game, "spare:parthia")
    assert not game.relations.hostile("rome-rebels", "parthia")
    correct(game, "revolt:massilla:rome-rebels")
    assert game.state.revolts["massilla"].empire == "rome-rebels"
    correct(game, "calm:massilla")
    assert game.state.revolts == {}


@proves("R92", "R47")
def test_armenians_without_asians_are_set_free_as_a_people() -> None:
    game = position(year=60, armenia="rome", gone=["asian"])
    hold(game, "armenians", "artashat")
    game.relations_changed()
    correct(game, "armenia:")
    assert game.holder("artashat") == "armenians"
    assert game.nation_of("asian-armenians-1") == "armenians"

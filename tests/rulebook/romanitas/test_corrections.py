"""What a game master may correct [R96]."""

from __future__ import annotations

import pytest

import rules
from rules.core.errors import IllegalChoice, RulesError
from rules.romanitas.chapters.enemy_fleets import enemy_fleets_in
from rules.romanitas.data.tables import OptionId
from rules.romanitas.game import ELIMINATED, MOBILISED, port
from rules.romanitas.gm.corrections import correct, corrections
from tests.rulebook.romanitas.toolkit import Scripted, owners, position, proves


def offered(game: Scripted) -> dict[str, str]:
    return {each.id: each.label for each in corrections(game)}


@proves("R96")
def test_romanness_stays_on_its_track() -> None:
    game = position(rp=5)
    found = {ident: label for ident, label in offered(game).items() if ident.startswith("rp:")}
    assert len(found) == 10
    assert found["rp:-5"] == "5 → 0 RP"
    assert found["rp:5"] == "5 → 10 RP"
    correct(game, "rp:3")
    assert game.state.rp == 8
    with pytest.raises(RulesError):
        correct(game, "rp:3")
    assert game.state.rp == 8
    assert game.events == []


@proves("R96")
def test_no_points_are_corrected_within_the_count() -> None:
    assert not any(ident.startswith("rp:") for ident in offered(position(count=7)))


@proves("R96", "5.4.2")
def test_a_piece_goes_from_one_box_to_the_other_and_loses_its_elite_side() -> None:
    game = position(elite=["skoutatoi-1"])
    game.pieces.move("skoutatoi-1", MOBILISED)
    correct(game, f"move:skoutatoi-1:{ELIMINATED}")
    assert game.pieces.place("skoutatoi-1") == ELIMINATED
    assert not game.is_elite("skoutatoi-1")
    assert f"move:skoutatoi-1:{MOBILISED}" in offered(game)
    assert "elite:skoutatoi-1" not in offered(game)


@proves("R96", "3.3")
def test_the_tenth_desolation_is_not_to_be_placed() -> None:
    cities = [city for city, owner in position().state.owner.items() if owner == "roman"][:10]
    game = position(desolation=cities[:8])
    correct(game, f"ruin:{cities[8]}")
    assert len(game.state.desolation) == 9
    assert f"ruin:{cities[9]}" not in offered(game)
    correct(game, f"ruin:{cities[0]}")
    assert cities[0] not in game.state.desolation
    assert game.state.rp == 5


@proves("R96", "8.4")
def test_a_ruined_recruiting_ground_counts_as_ever() -> None:
    game = position(OptionId.RECRUITMENT, desolation=[])
    ground = next(city for city in game.data.recruiting_grounds if game.is_roman(city))
    correct(game, f"ruin:{ground}")
    assert game.state.cavalry_penalty == 1
    correct(game, f"ruin:{ground}")
    assert game.state.cavalry_penalty == 0


@proves("R96")
def test_only_cities_of_the_kingdoms_change_hands() -> None:
    game = position(desolation=["carthage"])
    owners(game, "roman", "carthage")
    found = offered(game)
    assert "city:carthage:vandals" in found
    assert "city:rome:roman" in found
    assert not any(ident.startswith(("city:ctesiphon", "city:constantinople")) for ident in found)
    correct(game, "city:carthage:vandals")
    assert game.state.owner["carthage"] == "vandals"
    assert "carthage" not in game.state.desolation
    assert game.events == []


@proves("R96", "5.6")
def test_a_monument_stands_only_where_it_may() -> None:
    game = position(desolation=[])
    places = {ident.split(":")[2] for ident in offered(game) if ident.startswith("move:monastery")}
    assert places
    assert all(game.is_roman(city) for city in places)
    ident = next(each for each in offered(game) if each.startswith("move:monastery"))
    correct(game, ident)
    _, monument, city = ident.split(":")
    assert game.pieces.place(monument) == city
    assert f"move:{monument}:{MOBILISED}" in offered(game)


@proves("R96")
def test_fleets_clients_and_treaties() -> None:
    game = position()
    nation = next(iter(game.data.enemy_fleet))
    zone = next(iter(game.data.zones))
    correct(game, f"fleet:{nation}:{zone}")
    assert enemy_fleets_in(game, zone)[-1:] == [nation]
    correct(game, f"fleet:{nation}:{port(nation)}")
    assert enemy_fleets_in(game, zone) == []
    space = next(iter(game.data.diplomacy_of))
    correct(game, f"client:{space}:persian")
    assert game.state.diplomacy[space] == "persian"
    correct(game, f"client:{space}:")
    assert space not in game.state.diplomacy
    friend = next(nation for nation, facts in game.data.nations.items() if facts.treaty_roll)
    before = friend in game.state.treaties
    correct(game, f"treaty:{friend}")
    assert (friend in game.state.treaties) is not before


@proves("R96")
def test_what_was_decided_since_the_last_step_is_never_overturned() -> None:
    table = rules.start("romanitas", seed="corrections")
    before = table.save()
    with pytest.raises(IllegalChoice, match="correction isn't possible"):
        table.amend("city:ctesiphon:roman")
    assert table.save() == before
    (told,) = table.amend(next(each.id for each in table.amendments() if each.id.startswith("client:")))
    assert told.model_dump()["about"][0]["key"] == "amend-heading-diplomacy"

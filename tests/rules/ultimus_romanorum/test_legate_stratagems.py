"""When and on whom the Legate plays a stratagem of its own accord [6]."""

from __future__ import annotations

import pytest

from rules.core.decisions import Pick
from rules.ultimus_romanorum.ai.cards import first_wanted, migrant_strength, phobia_net, wants
from rules.ultimus_romanorum.ai.legate import PICKS
from rules.ultimus_romanorum.chapters.campaign import move
from rules.ultimus_romanorum.chapters.stratagems import play as play_stratagem
from rules.ultimus_romanorum.data.models import Camp
from tests.rulebook.ultimus_romanorum.toolkit import Position, ask, bare, campaign, deal, stand, tribe, two_emperors


def base(active: Camp = "barbarian") -> Position:
    """A bare map with two Emperors, in the SMC of a camp."""
    t = bare()
    two_emperors(t)
    campaign(t, active)
    return t


def chosen(t: Position, pick: object) -> str | None:
    """What the Legate answers to a question."""
    assert isinstance(pick, Pick)
    return PICKS[pick.topic](pick, t)


def test_migration_takes_the_strongest_foederati_from_rome() -> None:
    t = base()
    tribe(t, "visigothi", "foederati", "galliae-7", 4)
    tribe(t, "alani", "foederati", "galliae-5", 1)
    tribe(t, "vandali", "war", "galliae-4")
    deal(t, "barbarian", "migration")
    assert wants(t, "barbarian", "migration")
    assert chosen(t, ask(t, play_stratagem(t, "barbarian", "migration"))) == "visigothi"
    assert migrant_strength(t, "vandali") == 0


def test_migration_waits_while_rome_has_no_foederati() -> None:
    t = base()
    tribe(t, "vandali", "war", "galliae-4")
    assert not wants(t, "barbarian", "migration")


def test_those_who_migrate_go_where_they_win_a_battle() -> None:
    t = base()
    tribe(t, "visigothi", "foederati", "galliae-7", 4)
    stand(t, "galliae-6", "comites-alani")
    t.state.migration = "visigothi"
    t.changed()
    assert chosen(t, ask(t, move(t), "gather", movement="migrate")) == "galliae-6"


@pytest.mark.parametrize(("in_hand", "wanted"), [(("major-uprising",), True), ((), False)])
def test_an_alliance_is_made_before_the_uprising_that_it_is_for(in_hand: tuple[str, ...], wanted: bool) -> None:
    t = base()
    tribe(t, "vandali", "peace", "vandali")
    deal(t, "barbarian", "barbarian-alliance", *in_hand)
    kinds = [*in_hand, "barbarian-alliance"]
    assert first_wanted(t, "barbarian", kinds) == ("barbarian-alliance" if wanted else "")


def test_germanophobia_strikes_where_the_enemy_loses_more() -> None:
    t = base()
    mine, theirs = "galliae-1", "italia-2"
    corps = [unit for unit, facts in t.data.units.items() if facts.category == "PA" and facts.barbarian]
    stand(t, theirs, *corps[:4], "stilicho")
    assert phobia_net(t, "barbarian", theirs) > 0 > phobia_net(t, "roman", theirs)
    assert phobia_net(t, "barbarian", mine) == 0
    assert wants(t, "barbarian", "germanophobia") and not wants(t, "roman", "germanophobia")


def test_a_fleet_is_launched_only_in_the_own_sequence_with_an_army_to_load() -> None:
    t = base()
    tribe(t, "vandali", "war", "africa-4", 2)
    stand(t, "africa-4", "gensericus")
    t.state.sequences = {"roman": 1, "barbarian": 1}
    assert wants(t, "barbarian", "fleet")
    assert not wants(t, "roman", "fleet")
    t.state.active = "roman"
    t.changed()
    assert not wants(t, "barbarian", "fleet")


@pytest.mark.parametrize("augustus", ["theodosius-ii", ""])
def test_a_council_is_called_far_from_the_eastern_augustus_or_from_his_empty_throne(augustus: str) -> None:
    t = base()
    t.throne("east").augustus = augustus
    t.changed()
    deal(t, "barbarian", "ecumenical-council")
    area = chosen(t, ask(t, play_stratagem(t, "barbarian", "ecumenical-council")))
    start = "oriens-2" if augustus else "thracia-3"
    asia = t.data.dioceses["Asia"].areas
    assert area is not None
    assert t.data.distance[start][area] == max(t.data.distance[start][each] for each in asia)

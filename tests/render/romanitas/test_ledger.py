"""The account of Romanness Points at the end of a turn adds up."""

from __future__ import annotations

import pytest

import rules
from render.core.posts import Voice
from render.presenter import presenter
from render.romanitas.chronicle import summary_text
from render.romanitas.turn_card import ledger
from rules.romanitas import events as happened
from tests.rulebook.romanitas.toolkit import position


@pytest.mark.parametrize(
    ("count", "changes", "lines"),
    [
        (2, [(-1, 1), (-1, 0), (-1, 0), (-1, 0)], ["−2 RP", "+2"]),
        (12, [(-1, 9)], ["10 RP at the count", "−2", "−1 RP"]),
        (3, [(-1, 2)], ["3 RP at the count", "−1 RP"]),
    ],
)
def test_the_ends_of_the_track_are_named_where_they_cut_something_off(
    count: int, changes: list[tuple[int, int]], lines: list[str]
) -> None:
    counted = happened.Counted(lines=(("possession", "rome", count),), total=count, turn=1)
    spent = [
        happened.RomannessChanged(change=change, total=total, cause="desolation", about="", turn=1)
        for change, total in changes
    ]
    ended = happened.TurnEnded(unspent=changes[-1][1], turn=1)
    view = rules.start("romanitas", seed="ledger").public()
    told = summary_text([counted, *spent, ended], view, Voice("en"))
    assert all(line in told for line in lines), told
    assert ("the track runs from 0 to 10" in told) == (count == 12 or len(changes) > 1)
    assert ("unspent" in told) == bool(changes[-1][1])
    assert not changes[-1][1] or f"unspent: {changes[-1][1]} RP" in told


def test_the_card_of_a_turn_ends_with_the_points_on_the_track() -> None:
    """A count beyond the track brings it to its end: what is spent comes off from there."""
    counted = happened.Counted(lines=(("possession", "rome", 12),), total=12, turn=1)
    spent = happened.RomannessChanged(change=-4, total=6, cause="mobilisation", about="", turn=1)
    assert ledger([counted, spent]) == (10, 0, -4)
    lost = happened.RomannessChanged(change=1, total=10, cause="church-gift", about="", turn=1)
    assert ledger([counted, lost, spent]) == (10, 0, -4), "what the track has no room for isn't won"


@pytest.mark.parametrize(
    ("rp", "change", "told"),
    [
        (0, -1, ("1",)),
        (1, -2, ("1", "2", "0")),
        (10, 1, ("1 RP", "10")),
        (9, 2, ("2 RP", "10", "1")),
        (3, -1, ("−1 RP, 2 left",)),
    ],
)
def test_a_change_that_the_track_cuts_off_says_so(rp: int, change: int, told: tuple[str, ...]) -> None:
    game = position(rp=rp)
    game.change_rp(change, "zone-occupied", "3.2")
    text = " ".join(presenter("romanitas").tell(game.events, Voice("en")))
    assert all(figure in text for figure in told)
    assert "0 left" not in text
    assert "PR" in " ".join(presenter("romanitas").tell(game.events, Voice("fr")))


def test_two_monuments_of_a_kind_are_named_once() -> None:
    game = position(rp=5)
    basilicas = [each for each in game.data.monuments if each.startswith("basilica")][:2]
    assert len(basilicas) == 2
    changes = [
        happened.RomannessChanged(change=-2, total=total, cause="monument", about=about, turn=1)
        for total, about in zip((3, 1), basilicas, strict=True)
    ]
    counted = happened.Counted(lines=(("possession", "rome", 5),), total=5, turn=1)
    view = rules.start("romanitas", seed="ledger").public()
    told = summary_text([counted, *changes, happened.TurnEnded(unspent=1, turn=1)], view, Voice("en"))
    assert "−4 · Monuments: Basilica\n" in told


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_what_the_first_sentence_of_a_summary_tells_has_no_line_below(locale: str) -> None:
    sacked = [happened.CityDesolated(city=city, by="slavs", markers=1, turn=1) for city in ("narbo",)]
    ended = happened.TurnEnded(unspent=2, turn=1)
    view = rules.start("romanitas", seed="ledger").public()
    told = summary_text([*sacked, ended], view, Voice(locale))
    assert told.count("Narbo") == 1, told


def test_a_summary_names_a_place_of_several_victories_once() -> None:
    ended = [
        happened.BattleEnded(
            place="ravenna", nation="ostrogoths", siege=False, winner="roman", why="", routed={}, eliminated={}, turn=1
        )
        for _ in range(2)
    ]
    view = rules.start("romanitas", seed="ledger").public()
    assert summary_text(ended, view, Voice("en")).count("Ravenna") == 1


def test_the_end_of_a_turn_changes_the_score_only_if_it_takes_points() -> None:
    """Without unspent points the account has no line for them."""
    shown = presenter("romanitas")
    assert shown.score_change(happened.TurnEnded(unspent=0)) is None
    assert shown.score_change(happened.TurnEnded(unspent=2)) is not None

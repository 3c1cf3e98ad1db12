"""The thread of a campaign of Britannia reDux, and what of its earlier rounds the narrator recalls."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from render.britannia_redux.chronicle import summary_text, titles
from render.britannia_redux.narration import NARRATOR, RECALLED
from render.britannia_redux.threads import spin
from render.core.posts import LENGTHS, Length, Voice
from render.prose.threads import thread_text, threads
from rules.britannia_redux import events as happened
from rules.britannia_redux.data.loader import GAME_ID
from rules.core.events import Event
from tests.render.britannia_redux.playing import CAMPAIGNS, PLAYED_ONCE, played
from tests.sampling import first


def battle(turn: int, area: str, attacker: str, defender: str, winner: str) -> happened.BattleEnded:
    return happened.BattleEnded(
        area=area, attacker=attacker, defender=defender, winner=winner, owner=winner, rounds=1, turn=turn
    )


def told(today: Sequence[Event], before: Sequence[Event] = ()) -> tuple[str, dict[str, object]]:
    point = threads(spin, today, before).get(today[0].turn)
    return (point.stem, dict(point.args)) if point is not None else ("", {})


def test_an_area_taken_for_the_third_time_is_told() -> None:
    saxons, welsh = battle(1, "kent", "saxons", "welsh", "saxons"), battle(2, "kent", "welsh", "saxons", "welsh")
    assert told([welsh], [saxons]) == ("", {})
    third = battle(3, "kent", "saxons", "welsh", "saxons")
    assert told([third], [saxons, welsh]) == ("thread-contested", {"area": "kent", "times": 3})


def test_an_area_that_its_defender_keeps_is_told() -> None:
    repelled = [
        battle(turn, "powys", attacker, "welsh", "welsh") for turn, attacker in enumerate(("picts", "irish"), 1)
    ]
    third = battle(3, "powys", "saxons", "welsh", "welsh")
    assert told([third], repelled) == ("thread-unbroken", {"area": "powys", "nation": "welsh", "times": 3})
    lost = battle(2, "powys", "jutes", "welsh", "jutes")
    assert told([third], [*repelled, lost]) == ("", {})


def test_rivals_are_told_with_their_tally() -> None:
    areas = ("kent", "essex", "sussex", "wessex")
    *before, last = [battle(turn, area, "danes", "saxons", "danes") for turn, area in enumerate(areas, 1)]
    before[0] = battle(1, "kent", "danes", "saxons", "saxons")
    expected = {"nation": "danes", "other": "saxons", "times": 4, "won": 3, "lost": 1}
    assert told([last], before) == ("thread-rivals", expected)


@pytest.mark.parametrize(("winner", "stem"), [("danes", "thread-winning"), ("", "thread-losing")])
def test_a_row_of_results_is_told(winner: str, stem: str) -> None:
    fought = [("kent", "saxons"), ("essex", "angles"), ("york", "picts"), ("mar", "scots")]
    *before, last = [battle(turn, area, "danes", foe, winner or foe) for turn, (area, foe) in enumerate(fought, 1)]
    assert told([last], before) == (stem, {"nation": "danes", "row": 4})


def test_raids_on_one_area_are_told() -> None:
    *before, last = [
        happened.RaidersReturned(nation="irish", area="dyfed", sea="irish-sea", units=(), turn=turn)
        for turn in (1, 2, 3)
    ]
    assert told([last], before) == ("thread-raided", {"area": "dyfed", "times": 3})


def test_a_lead_that_lasts_and_one_that_is_lost_are_told() -> None:
    points = [{"red": 9, "blue": 4}, {"red": 9, "blue": 8}, {"red": 12, "blue": 10}, {"red": 12, "blue": 20}]
    ends = [happened.RoundEnded(round=turn, points=each, turn=turn) for turn, each in enumerate(points, 1)]
    assert told(ends[1:2], ends[:1]) == ("", {})
    assert told(ends[2:3], ends[:2]) == ("thread-ahead", {"seat": "red", "row": 3})
    assert told(ends[3:], ends[:3]) == ("thread-overtaken", {"seat": "blue", "other": "red"})
    level = happened.RoundEnded(round=4, points={"red": 12, "blue": 12}, turn=4)
    assert told([level], ends[:3]) == ("", {})


def turns(nation: str, number: int) -> list[Event]:
    began = happened.NationTurnBegan(
        nation=nation, seat="red", major_invasion=False, raid=False, extra=False, turn=number
    )
    moved = happened.UnitsMoved(nation=nation, units=("picts-infantry-1",), path=("mar", "moray"), paid=1, turn=number)
    return [began, moved]


def test_a_nation_that_attacks_no_one_is_told() -> None:
    before = [*turns("picts", 1), *turns("picts", 2)]
    assert told(turns("picts", 2), turns("picts", 1)) == ("", {})
    assert told(turns("picts", 3), before) == ("thread-idle", {"nation": "picts", "rounds": 3})
    attacked = battle(2, "alban", "picts", "scots", "scots")
    assert told(turns("picts", 3), [*before, attacked]) == ("", {})


def test_of_several_threads_the_one_told_least_comes_first() -> None:
    taken = [battle(turn, "kent", "saxons", "welsh", "saxons") for turn in (1, 2, 3, 4)]
    assert told(taken[2:3], taken[:2])[0] == "thread-contested"
    assert told(taken[3:], taken[:3])[0] == "thread-rivals"


@pytest.mark.xdist_group(PLAYED_ONCE)
@pytest.mark.parametrize("name", first(1, CAMPAIGNS))
@pytest.mark.parametrize("length", first(1, LENGTHS))
def test_what_is_recalled_of_earlier_rounds_is_enough(name: str, length: Length) -> None:
    campaign, voice = played(name), Voice("fr", length)
    for number in sorted({event.turn for event in campaign.events} - {0})[2:]:
        events = [event for event in campaign.events if event.turn == number]
        before = [event for event in campaign.events if event.turn < number]
        recalled = [event for event in before if event.kind in RECALLED]
        assert NARRATOR.tell(events, voice, recalled) == NARRATOR.tell(events, voice, before)
        thread = thread_text(GAME_ID, spin, events, before, voice)
        assert thread == thread_text(GAME_ID, spin, events, recalled, voice)
        view = campaign.end.copy()
        view["result"] = None
        assert summary_text(events, view, voice, recalled).endswith(thread)


@pytest.mark.xdist_group(PLAYED_ONCE)
@pytest.mark.parametrize("locale", ["en", "fr"])
def test_no_two_rounds_of_a_campaign_end_with_the_same_sentence(locale: str) -> None:
    events, voice = played("long").events, Voice(locale)
    numbers = sorted({event.turn for event in events} - {0})
    ends = [
        thread_text(
            GAME_ID, spin, [each for each in events if each.turn == number],
            [each for each in events if each.turn < number], voice,
        )
        for number in numbers
    ]  # fmt: skip
    spun = [end for end in ends if end]
    assert len(spun) > len(numbers) / 2
    assert len(spun) == len(set(spun))


def title(turn: int, nation: str, most: int) -> happened.KingshipJudged:
    return happened.KingshipJudged(title="king", nation=nation, areas={"saxons": most, "angles": 3}, turn=turn)


@pytest.mark.parametrize(
    ("before", "told"),
    [
        ((), "No one is King of England"),
        (("saxons",), "crown of England"),
        (("saxons", ""), ""),
    ],
)
def test_that_there_is_still_no_king_is_no_news(before: Sequence[str], told: str) -> None:
    known, now = [title(turn, nation, 9) for turn, nation in enumerate(before, 11)], title(14, "", 6)
    lines = list(titles([now], known, NARRATOR.story([now], Voice(), known)))
    assert len(lines) == bool(told)
    assert told in "".join(lines)


def test_a_king_is_told_every_time() -> None:
    known, now = [title(11, "saxons", 9)], title(12, "saxons", 9)
    (line,) = titles([now], known, NARRATOR.story([now], Voice(), known))
    assert "9 areas" in line

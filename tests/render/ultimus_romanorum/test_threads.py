"""The thread of a campaign of Ultimus Romanorum, told at the end of a year."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

import data
from render.core.posts import LENGTHS, Length, Voice
from render.prose.narrator import Narrator, Point, Story
from render.prose.threads import threads
from render.ultimus_romanorum.threads import spin
from rules.core.events import Event
from rules.ultimus_romanorum import events as happened
from rules.ultimus_romanorum.data.loader import GAME_ID
from tests.render.ultimus_romanorum.test_narrator import SLIPS


def force(camp: str, *leaders: str) -> happened.ForceFacts:
    return happened.ForceFacts(camp=camp, leaders=leaders, units=(), pf=5, quality=1, tactical=0)


def battle(year: int, roman: str, barbarian: str, winner: str, area: str = "italia-1") -> happened.BattleFought:
    """A battle that a Roman general begins, won by a camp."""
    leaders = ((roman,) if roman else (), (barbarian,) if barbarian else ())
    return happened.BattleFought(
        area=area, attacker=force("roman", *leaders[0]), defender=force("barbarian", *leaders[1]), column="1/1",
        shifts=(), shifted="1/1", die=5, modifiers=(), row=5, attacker_loss="", defender_loss="",
        winner="attacker" if winner == "roman" else "defender", turn=year,
    )  # fmt: skip


def told(today: Sequence[Event], before: Sequence[Event] = ()) -> tuple[str, dict[str, object]]:
    point = threads(spin, today, before).get(today[0].turn)
    return (point.stem, dict(point.args)) if point is not None else ("", {})


def test_a_general_beaten_twice_by_the_same_enemy_is_told() -> None:
    first, second = battle(1, "stilicho", "alaricus", "barbarian"), battle(2, "stilicho", "alaricus", "barbarian")
    assert told([first]) == ("", {})
    expected = {"leader": "stilicho", "foe": "alaricus", "times": 2}
    assert told([second], [first]) == ("thread-nemesis", expected)
    dead = happened.LeaderDied(leader="stilicho", area="italia-1", cause="death-battle", turn=2)
    assert told([second, dead], [first]) == ("", {})
    other = battle(1, "stilicho", "gundericus", "barbarian")
    assert told([second], [other]) == ("", {})


def test_a_usurpation_that_goes_on_is_told() -> None:
    began = happened.UsurpationBegan(leader="constantinus-iii", half="west", area="galliae-1", turn=407)
    later = happened.YearBegan(year=409, roman="a", turn=409)
    assert told([began]) == ("", {})
    expected = {"leader": "constantinus-iii", "half": "half-west", "years": 3}
    assert told([later], [began]) == ("thread-usurper", expected)
    ended = happened.UsurpationFailed(half="west", pieces=(), turn=408)
    assert told([later], [began, ended]) == ("", {})


def test_sieges_thrones_and_changes_of_side_are_told() -> None:
    def siege(year: int, *, falls: bool = False) -> Event:
        return happened.RefugeTested(half="east", die=4, second=None, falls=falls, turn=year)

    def reign(year: int) -> Event:
        return happened.AugustusProclaimed(leader="honorius", half="west", cause="throne-succession", turn=year)

    def turned(year: int, tribe: str = "alani") -> Event:
        return happened.TribeChanged(tribe=tribe, before="peace", status="war", cause="status-event", turn=year)

    assert told([siege(2)], [siege(1)]) == ("thread-besieged", {"half": "half-east", "times": 2})
    assert told([siege(2, falls=True)], [siege(1)]) == ("", {})
    assert told([reign(2)], [reign(1)]) == ("thread-thrones", {"half": "half-west", "times": 2})
    assert told([turned(3)], [turned(1), turned(2)]) == ("thread-fickle", {"tribe": "alani", "times": 3})
    risings = [turned(year, "bagaudes") for year in (1, 2, 3)]  # R18: no treaty binds them, so they don't break one
    assert told(risings[2:], risings[:2]) == ("", {})
    known = [turned(1), turned(2), *risings[:2]]
    assert told([risings[2], turned(3)], known) == ("thread-fickle", {"tribe": "alani", "times": 3})


@pytest.mark.parametrize(("winner", "stem"), [("roman", "thread-unbeaten"), ("barbarian", "thread-luckless")])
def test_a_general_who_has_always_won_or_always_lost_is_told(winner: str, stem: str) -> None:
    *before, last = [battle(year, "stilicho", "", winner, area=f"italia-{year}") for year in (1, 2, 3)]
    assert told([last], before) == (stem, {"leader": "stilicho", "times": 3})
    dead = happened.LeaderDied(leader="stilicho", area="italia-3", cause="death-natural", turn=3)
    assert told([last, dead], before) == ("", {})


def test_an_area_with_battle_after_battle_is_told() -> None:
    *before, last = [battle(year, "", "", "roman" if year % 2 else "barbarian") for year in (1, 2, 3)]
    assert told([last], before) == ("thread-contested", {"area": "italia-1", "times": 3})


def test_a_camp_that_has_never_won_a_battle_is_told() -> None:
    first, *more = [battle(year, "", "", "barbarian", area=f"italia-{year}") for year in (1, 2, 3, 4, 5)]
    assert told(more[2:3], [first, *more[:2]]) == ("thread-winless", {"camp": "for-rome", "times": 4})
    won = battle(1, "", "", "roman", area="italia-6")
    assert told(more[3:], [won, *more[:3]]) == ("thread-winning", {"camp": "against-rome", "row": 4})


def test_a_lead_that_lasts_and_one_that_is_lost_are_told() -> None:
    points = [{"a": 9, "b": 4}, {"a": 9, "b": 8}, {"a": 12, "b": 10}, {"a": 12, "b": 20}, {"a": 20, "b": 20}]
    ends = [happened.YearScored(year=year, pv=each, roman="a", turn=year) for year, each in enumerate(points, 1)]
    assert told(ends[1:2], ends[:1]) == ("", {})
    assert told(ends[2:3], ends[:2]) == ("thread-ahead", {"camp": "for-rome", "row": 3})
    assert told(ends[3:4], ends[:3]) == ("thread-overtaken", {"camp": "against-rome"})
    assert told(ends[4:], ends[:4]) == ("", {})


KEY = re.compile(r"^(?:tell|epic|terse)-(thread-[a-z-]+?)(-[b-j])? =", re.MULTILINE)


def stems() -> list[str]:
    texts = (file.read_text(encoding="utf-8") for file in data.path(GAME_ID, "texts", "en").glob("prose*.ftl"))
    return sorted({stem for text in texts for stem, _ in KEY.findall(text)})


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("stem", stems())
def test_a_thread_is_written_as_it_should_be(stem: str, length: Length, locale: str) -> None:
    story = Story(Narrator(GAME_ID, (), {}, {}, {}), Voice(locale, length))
    for number, camp, half, tribe in ((2, "for-rome", "half-west", "alani"), (7, "against-rome", "half-east", "suevi")):
        for _ in range(3):
            point = Point(
                stem,
                {**dict.fromkeys(("times", "row", "years"), number), "area": "italia-1", "leader": "aetius",
                 "foe": "alaricus", "camp": camp, "half": half, "tribe": tribe},
            )  # fmt: skip
            said = story.say(point, number)
            assert not SLIPS.search(said), said

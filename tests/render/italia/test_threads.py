"""The thread of a campaign of Italia, and what of its earlier turns the narrator recalls."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

import data
from render.core.posts import LENGTHS, Length, Voice
from render.italia.threads import spin
from render.prose.narrator import Narrator, Point, Story
from render.prose.threads import threads
from rules.core.events import Event
from rules.italia import events as happened
from rules.italia.data.loader import GAME_ID
from rules.italia.events import Force
from tests.render.italia.test_narrator import SLIPS

LED: dict[str, tuple[str, ...]] = {"romans": ("camillus",), "celts": ("brennus",)}


def battle(turn: int, area: str, attacker: str, defender: str, winner: str, *, city: bool = False) -> list[Event]:
    attackers, defenders = (Force({"infantry": 2}, LED.get(nation, ())) for nation in (attacker, defender))
    began = happened.BattleBegan(
        area=area, attacker=attacker, defender=defender, attackers=attackers, defenders=defenders, city=city,
        terrain="normal", over_water=False, campaign=False, turn=turn,
    )  # fmt: skip
    outcome = "won" if winner == attacker else "lost"
    ended = happened.BattleEnded(
        area=area, attacker=attacker, defender=defender, winner=winner, outcome=outcome, rounds=1, attackers=attackers,
        defenders=defenders, turn=turn,
    )  # fmt: skip
    return [began, ended]


def told(today: Sequence[Event], before: Sequence[Event] = ()) -> tuple[str, dict[str, object]]:
    point = threads(spin, today, before).get(today[0].turn)
    return (point.stem, dict(point.args)) if point is not None else ("", {})


def test_a_city_attacked_for_the_third_time_is_told() -> None:
    foes = ("samnites", "etruscans", "greeks")
    first, second, third = (battle(turn, "roma", foe, "x", foe, city=True) for turn, foe in enumerate(foes, 1))
    assert told(second, first) == ("", {})
    assert told(third, [*first, *second]) == ("thread-besieged", {"area": "roma", "times": 3})


@pytest.mark.parametrize(("winner", "stem"), [("celts", "thread-unbeaten"), ("", "thread-luckless")])
def test_a_leader_who_has_always_won_or_always_lost_is_told(winner: str, stem: str) -> None:
    foes = (("umbria", "etruscans"), ("apulia", "samnites"), ("latium", "greeks"))
    fought = [battle(turn, area, "celts", foe, winner or foe) for turn, (area, foe) in enumerate(foes, 1)]
    before = [*fought[0], *fought[1]]
    assert told(fought[2], before) == (stem, {"leader": "brennus", "times": 3})
    dead = happened.LeaderKilled(nation="celts", leader="brennus", area="latium", by="greeks", turn=3)
    assert told([*fought[2], dead], before) == ("", {})
    other = battle(2, "apulia", "celts", "samnites", "samnites" if winner else "celts")
    assert told(fought[2], [*fought[0], *other]) == ("", {})


def test_a_city_pillaged_again_is_told() -> None:
    first, second = (
        happened.CityPillaged(nation=nation, area="capua", how="pillage", gold=1, last_owner="x", turn=turn)
        for turn, nation in enumerate(("samnites", "romans"), 1)
    )
    assert told([first]) == ("", {})
    assert told([second], [first]) == ("thread-pillaged", {"area": "capua", "times": 2})


def test_raids_battles_at_sea_tribute_and_refusals_are_told() -> None:
    def raid(turn: int) -> Event:
        return happened.RaidFought(
            area="capua", attacker="samnites", defender="romans", raiders=Force({"infantry": 1}), attacker_shots=(),
            defender_shots=(), success=turn == 1, turn=turn,
        )  # fmt: skip

    def at_sea(turn: int) -> Event:
        return happened.SeaBattleEnded(
            sea="mare-tyrrhenum", outcome="sunk", attacker="romans", defender="greeks", turn=turn
        )

    def paid(turn: int) -> Event:
        return happened.TributePaid(nation="samnites", controller="romans", gold=2, kept=2, total=4, turn=turn)

    def refused(turn: int) -> Event:
        return happened.SubmissionRefused(nation="samnites", to="romans", turn=turn)

    assert told([raid(3)], [raid(1), raid(2)]) == ("thread-raided", {"nation": "samnites", "times": 3, "won": 1})
    assert told([at_sea(3)], [at_sea(1), at_sea(2)]) == ("thread-at-sea", {"sea": "mare-tyrrhenum", "times": 3})
    tribute = {"nation": "samnites", "other": "romans", "times": 2}
    assert told([paid(2)], [paid(1)]) == ("thread-tributary", tribute)
    assert told([refused(3)], [refused(1), refused(2)]) == ("thread-implacable", {**tribute, "times": 3})


def test_rivals_are_told_with_their_tally() -> None:
    areas = ("umbria", "apulia", "latium", "etruria")
    fought = [battle(turn, area, "samnites", "greeks", "samnites") for turn, area in enumerate(areas, 1)]
    before = [*battle(1, "umbria", "samnites", "greeks", "greeks"), *fought[1], *fought[2]]
    expected = {"nation": "samnites", "other": "greeks", "times": 4, "won": 3, "lost": 1}
    assert told(fought[3], before) == ("thread-rivals", expected)


@pytest.mark.parametrize(("winner", "stem"), [("samnites", "thread-winning"), ("", "thread-losing")])
def test_a_row_of_results_is_told(winner: str, stem: str) -> None:
    foes = (("umbria", "etruscans"), ("apulia", "greeks"), ("latium", "epirotes"), ("etruria", "cimbri"))
    fought = [battle(turn, area, "samnites", foe, winner or foe) for turn, (area, foe) in enumerate(foes, 1)]
    assert told(fought[3], [event for each in fought[:3] for event in each]) == (stem, {"nation": "samnites", "row": 4})


def test_a_lead_that_lasts_and_one_that_is_lost_are_told() -> None:
    points = [{"red": 9, "blue": 4}, {"red": 9, "blue": 8}, {"red": 12, "blue": 10}, {"red": 12, "blue": 20}]
    ends = [happened.TurnEnded(number=turn, points=each, turn=turn) for turn, each in enumerate(points, 1)]
    assert told(ends[1:2], ends[:1]) == ("", {})
    assert told(ends[2:3], ends[:2]) == ("thread-ahead", {"seat": "red", "row": 3})
    assert told(ends[3:], ends[:3]) == ("thread-overtaken", {"seat": "blue", "other": "red"})


def test_a_lead_in_a_short_cut_is_one_against_what_is_expected() -> None:
    points, measured = {"red": 60, "blue": 40}, {"red": -83, "blue": -49}
    ends = [happened.TurnEnded(number=turn, points=points, measured=measured, turn=turn) for turn in (1, 2, 3)]
    assert told(ends[2:], ends[:2]) == ("thread-ahead", {"seat": "blue", "row": 3})


def test_a_nation_that_attacks_no_one_is_told() -> None:
    def turn(number: int) -> list[Event]:
        began = happened.NationBegan(nation="greeks", seat="red", gold=0, turn=number)
        force, path = Force({"infantry": 1}), ("thurii", "croton")
        return [began, happened.Moved(nation="greeks", force=force, path=path, way="land", turn=number)]

    before = [*turn(1), *turn(2)]
    assert told(turn(2), turn(1)) == ("", {})
    assert told(turn(3), before) == ("thread-idle", {"nation": "greeks", "turns": 3})
    assert told(turn(3), [*before, *battle(2, "umbria", "greeks", "samnites", "greeks")]) == ("", {})


KEY = re.compile(r"^(?:tell|epic|terse)-(thread-[a-z-]+?)(-[b-j])? =", re.MULTILINE)


def stems() -> list[str]:
    texts = (file.read_text(encoding="utf-8") for file in data.path(GAME_ID, "texts", "en").glob("prose*.ftl"))
    return sorted({stem for text in texts for stem, _ in KEY.findall(text)})


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("stem", stems())
def test_a_thread_is_written_as_it_should_be(stem: str, length: Length, locale: str) -> None:
    counts = ("times", "won", "lost", "row", "turns")
    story = Story(Narrator(GAME_ID, (), {}, {}, {}), Voice(locale, length))
    for number in (2, 3, 4, 5, 12):
        point = Point(
            stem,
            {**dict.fromkeys(counts, number), "won": number - 2, "area": "etruria", "sea": "mare-tyrrhenum",
             "nation": "etruscans", "other": "romans", "leader": "hannibal", "seat": "red"},
        )  # fmt: skip
        said = story.say(point, number)
        assert not SLIPS.search(said), said

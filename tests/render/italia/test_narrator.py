"""The narrator of Italia: everything is told in three voices and two languages, and no text is left over."""

from __future__ import annotations

import re
from typing import Any

import pytest

import data
import rules
from render.core.posts import LENGTHS, Length, View, Voice
from render.italia.chronicle import chapter, summary_text
from render.italia.narration import NARRATOR
from render.italia.nation_turns import is_worth_telling
from render.italia.presenter import PRESENTER
from render.prose.narrator import PREFIXES, Point
from rules.core.agents import give
from rules.core.events import Event, GameEnded
from rules.core.registry import agents
from rules.core.text import Text, lexicon
from rules.italia import events as happened
from rules.italia.data.loader import GAME_ID, italia_data
from rules.italia.events import Check, Force, Tally
from tests.render.italia.narrated import (
    a_turn,
    after_a_campaign,
    again,
    arrivals,
    battle,
    fights,
    infantry,
    others,
    raid,
    the_end_of_a_turn,
)
from tests.render.italia.samples import at_start

LOCALES = ("en", "fr")
SCORED: dict[str, Any] = {
    "points": {"red": 9, "blue": 3}, "measured": {"red": 9, "blue": 3}, "occupation": {"red": 4}, "winner": "red"
}  # fmt: skip
OVER: View = {**at_start(), "result": {"level": "red", "winner": "red", "text": ""}}
"""What everyone sees when a campaign is over."""
VARIANT = re.compile(r"-[b-j]$")
SLIPS = re.compile(
    r"\b(?:of|les|sur) 1 |\bque [àaeiou]"
    r"|\.\.|  | [,.]|\bthe the\b|\b(?:de|à) les?\b|\bde [AEIOUÉÈ]\w|\bd'[^aeiouhAEIOUHÀ-ÿœ]|\{|\}|\(\)"
)
"""A plural of one, a missing elision, two full stops, a doubled space, an article that should have been drawn together,
an empty bracket."""


def stems(length: Length) -> set[str]:
    """The stems of which the catalogue has a text in a length, without their variants."""
    texts = "\n".join(file.read_text(encoding="utf-8") for file in data.path(GAME_ID, "texts", "en").glob("prose*.ftl"))
    return {VARIANT.sub("", stem) for stem in re.findall(rf"^{PREFIXES[length]}([a-z0-9-]+) =", texts, re.MULTILINE)}


def stems_of(events: list[Event]) -> set[str]:
    """The stems of all that some events have to tell."""
    return {
        point.stem for _, points in NARRATOR.settled(events, Voice()) for point in points if isinstance(point, Point)
    }


def samples() -> list[list[Event]]:
    return [*fights(), *again(), *([each] for each in (*others(), *arrivals())), a_turn(), after_a_campaign()]


def test_every_text_is_reached() -> None:
    told = set[str]().union(*(stems_of(events) for events in samples()))
    assert told == {stem for stem in stems("normal") - {"chapter-open"} if not stem.startswith("thread-")}


def test_every_voice_tells_everything() -> None:
    assert stems("terse") == stems("normal")
    assert stems("epic") <= stems("normal")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("length", LENGTHS)
def test_sentences_are_written_as_they_should_be(length: Length, locale: str) -> None:
    for events in samples():
        for said in NARRATOR.tell(events, Voice(locale, length)):
            assert not (found := SLIPS.search(said)), said[max(found.start() - 30, 0) : found.end() + 30]


@pytest.mark.parametrize("locale", LOCALES)
def test_longer_voices_say_more(locale: str) -> None:
    told = {
        length: sum(len(" ".join(NARRATOR.tell(events, Voice(locale, length))).split()) for events in samples())
        for length in LENGTHS
    }
    assert told["terse"] * 4 < told["normal"] * 3
    assert told["normal"] * 5 < told["epic"] * 4


@pytest.mark.parametrize("locale", LOCALES)
def test_every_turn_and_every_leader_has_a_line_of_history(locale: str) -> None:
    has = lexicon(GAME_ID, locale).has
    turns = [f"colour-{period.lower()}-{turn}" for period in italia_data().periods for turn in range(1, 11)]
    leaders = [f"colour-leader-{leader.id}" for nation in italia_data().nations.values() for leader in nation.leaders]
    assert [key for key in (*turns, *leaders) if not has(key)] == []


def test_a_leader_who_comes_alone_never_brings_nothing() -> None:
    """However many leaders come alone in a turn, none is told as an arrival of units."""
    leaders = ("stilicho", "bonifatius", "aetius", "stilicho", "bonifatius", "aetius", "stilicho")
    events: list[Event] = []
    for leader in leaders:
        came = Force({}, (leader,))
        events += [
            happened.NationBegan(nation="western-romans", seat="red", gold=2),
            happened.Placed(nation="western-romans", place="ravenna", force=came, cause="arrival"),
            happened.NationEnded(nation="western-romans", gold=2),
        ]
    assert {stem for stem in stems_of(events) if stem.startswith("arrival")} == {"arrival-alone"}


@pytest.mark.parametrize("length", LENGTHS)
def test_a_turn_tells_the_weightiest_fights_and_lists_the_others(length: Length) -> None:
    told = NARRATOR.tell(a_turn(), Voice("en", length))
    sentences, listed = "\n".join(told[:-1]), told[-1]
    assert "Etruria" in sentences
    assert ("Florentia" in listed) == (length == "normal")
    assert "5 infantry of the Celts; 6 infantry of the Etruscans\n" in listed
    assert "☠️" not in next(
        line for line in listed.splitlines() if "1 infantry of the Celts can't come (no counters left)" in line
    )
    assert "income 4; 2 to the Romans; 1 infantry for 4; 4 from Etruria; 4 gold left" in listed
    assert "+2 for 4 units of the Etruscans; Etruscans +½ for a unit of the Celts" in listed


def test_units_of_a_kind_that_were_bought_one_after_another_are_added_up() -> None:
    turn = a_turn()
    turn.insert(4, happened.Bought(nation="celts", unit="infantry", count=2, cost=8, gold=0))
    assert "income 4; 2 to the Romans; 3 infantry for 12; 4 from Etruria" in NARRATOR.tell(turn, Voice("en"))[-1]


def test_a_battle_that_ends_with_a_submission_is_not_held() -> None:
    events = [*a_turn()[:-1], *battle("capua", "submitted", infantry(3), infantry(1), (0, 1)), a_turn()[-1]]
    assert "Capua" not in NARRATOR.tell(events, Voice("en"))[-1]


@pytest.mark.parametrize("success", [True, False])
def test_a_raid_tells_how_many_defended(success: bool) -> None:
    """No battle begins that would count them, but each rolls a die: here one does."""
    (told, *_) = NARRATOR.tell(raid("pisae", success=success, lost=1), Voice("en"))
    assert "(3 to 1; " in told


def test_no_sentence_comes_twice_in_a_turn() -> None:
    fought = [event for _ in range(12) for event in battle("pisae", "won", infantry(2), infantry(1), (1, 1))]
    told = NARRATOR.tell(fought, Voice())
    sentences = [said for said in told if "Pisa" in said]
    assert len(sentences) == len(set(sentences))
    assert len(sentences) >= 6


def test_a_streak_has_no_defeat_in_it() -> None:
    def won() -> list[Event]:
        return battle("pisae", "won", infantry(2), infantry(1), (1, 1))

    lost = battle("umbria", "lost", infantry(2), infantry(2), (2, 0))
    last = battle("arretium", "won", infantry(3), infantry(2), (1, 2))
    assert "battle-won-streak" in stems_of([*won(), *won(), *last])
    assert "battle-won-streak" not in stems_of([*won(), *lost, *won(), *last])


def test_what_follows_a_campaign_has_its_heading_once() -> None:
    told = NARRATOR.tell(after_a_campaign(), Voice())
    assert ["after the campaign" in said for said in told] == [True, False]
    assert told[0].split("\n")[0].endswith("after the campaign")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize(("failed", "of"), [(0, 1), (1, 1), (1, 2), (2, 2)])
def test_checks_are_told_for_one_unit_and_for_several(length: Length, locale: str, failed: int, of: int) -> None:
    checks = tuple(Check("legion", "pisae", 9, place < failed) for place in range(of))
    events: list[Event] = [
        happened.ShockRolled(area="pisae", number=number, needed=8, checks=checks) for number in (1, 2)
    ]
    for event in events:
        (said,) = NARRATOR.tell([event], Voice(locale, length))
        assert not SLIPS.search(said), said
        assert not re.search(r"\b1 of 2 Roman units run\b|\b1 unités", said), said


def test_equal_purchases_are_one_item() -> None:
    fleets = [happened.Bought(nation="celts", unit="fleet", count=1, cost=4, gold=0) for _ in range(3)]
    repairs = [happened.LegionRepaired(nation="celts", area=area, cost=1, gold=0) for area in ("roma", "etruria")]
    turn = [happened.NationBegan(nation="celts", seat="yellow", gold=2), *fleets, *repairs, *a_turn()[8:]]
    assert "🪙 3 fleets for 12; repairs in Rome and in Etruria for 2;" in NARRATOR.tell(turn, Voice())[-1]


def test_no_one_rides_or_lights_fires_at_sea() -> None:
    """The texts of armies that gather on land aren't for seas."""
    for force in (Force({"fleet": 2, "infantry": 6}, ("pyrrhus",)), Force({"fleet": 6})):
        placed = happened.Placed(nation="epirotes", place="mare-ionium", force=force, cause="arrival")
        assert stems_of([placed]) <= {"arrival-led-afloat", "arrival-afloat"}


def test_the_last_summary_names_the_winner_once() -> None:
    events = [*the_end_of_a_turn(), happened.GameScored(**SCORED)]
    told = summary_text(events, OVER, Voice())
    assert told.count("Red 4½") == 1
    assert "Samnites 1 for what they hold (half of 2½, submitted)" in told


def test_what_a_nation_scored_stands_together() -> None:
    lines = (Tally("occupy", 4, ("roma", "latium")),)
    held = happened.OccupationScored(
        nation="celts", seat="yellow", lines=lines, whole=4, halves=4, controller="", total=9
    )
    told = summary_text([*the_end_of_a_turn(), held, happened.GameScored(**SCORED)], OVER, Voice())
    assert "Celts 2 during the turn, 2 for what they hold (2 places)" in told


def test_a_turn_that_goes_on_is_left_to_its_report() -> None:
    begun = a_turn()[:-1]
    assert NARRATOR.tell(begun, Voice()) == []
    ended = GameEnded(level="red", winner="red", reason=Text(GAME_ID, "tell-chapter-open"))
    assert len(NARRATOR.tell([*begun, ended], Voice())) > 3


def test_a_nation_that_leaves_is_told_once() -> None:
    left = [
        happened.Departed(nation="huns", place=place, force=infantry(1), scored=False) for place in ("pisae", "roma")
    ]
    (said,) = NARRATOR.tell(left, Voice())
    assert "2 infantry" in said


def test_a_battle_in_which_a_leader_falls_is_always_told() -> None:
    great = [event for _ in range(6) for event in battle("roma", "won", infantry(9), infantry(9), (5, 9))]
    small = battle(
        "pisae", "lost", infantry(1, "brennus"), infantry(1), (1, 0), fallen=("celts", "brennus", "etruscans")
    )
    settled = NARRATOR.settled([*a_turn()[:1], *great, *small, a_turn()[-1]], Voice())
    said = next(points for event, points in settled if event is small[-1])
    assert [point[0] for point in said] == ["battle-lost-led", "leader-killed"]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_block_and_its_price_are_listed(locale: str) -> None:
    blocked = happened.AreaBlocked(nation="celts", area="umbria", leader_area="etruria", unit="infantry")
    told = NARRATOR.tell([*a_turn()[:-1], blocked, a_turn()[-1]], Voice(locale))[-1]
    assert {"en": "1 infantry given up to block Umbria", "fr": "de moins pour bloquer"}[locale] in told


@pytest.mark.parametrize("length", ["terse", "normal", "epic"])
def test_a_short_cut_ranks_by_what_is_expected_and_says_it(length: Length) -> None:
    ended = happened.TurnEnded(number=3, points={"red": 120, "blue": 77}, measured={"red": -23, "blue": -12})
    told = summary_text([ended], at_start("II-evening"), Voice(length=length))
    assert "Blue 38½ of 44½ (−6) and Red 60 of 71½ (−11½)" in told
    assert "**Red**" not in told


def test_the_panel_says_what_each_seat_plays_for() -> None:
    assert "Red 0 of 71½" in PRESENTER.heading(at_start("II-evening"), "en")
    assert "of 71½" not in PRESENTER.heading(at_start("II"), "en")


def test_points_name_the_kind_of_unit_that_counts() -> None:
    """Seven units fell and four were told: the card counts legions only."""
    scored = happened.PointsScored(
        nation="visigoths", seat="yellow", halves=4, cause="kill-unit", area="roma", about="western-romans", count=4,
        total=4,
    )  # fmt: skip
    *events, ended = a_turn()
    told = PRESENTER.report([*events, scored, ended], at_start("II"), Voice(), ()).text
    assert "+2 for 4 legions of the Western Romans" in told


def test_a_nation_that_holds_nothing_has_no_line_for_it() -> None:
    held = happened.OccupationScored(
        nation="samnites", seat="yellow", lines=(), whole=1, halves=0, controller="romans", total=9
    )
    told = summary_text([held, happened.TurnEnded(number=3, points={"yellow": 9})], OVER, Voice())
    assert "for what they hold" not in told


def test_a_quiet_turn_has_no_post_of_its_own() -> None:
    quiet = [
        happened.NationBegan(nation="celts", seat="yellow", gold=2),
        happened.Bought(nation="celts", unit="infantry", count=1, cost=4, gold=0),
        happened.Placed(nation="celts", place="mediolanum", force=infantry(1), cause="bought"),
        happened.NationEnded(nation="celts", gold=0),
    ]
    assert not is_worth_telling(quiet)
    assert is_worth_telling(a_turn())


def test_a_leader_who_falls_is_told_after_his_battle() -> None:
    fallen = ("celts", "brennus", "etruscans")
    events = battle("pisae", "lost", infantry(5, "brennus"), infantry(4), (5, 1), fallen=fallen)
    (said,) = NARRATOR.tell(events, Voice())
    assert said.index("†") > said.index("Brennus")


@pytest.mark.parametrize("locale", LOCALES)
def test_a_turn_makes_a_chapter(locale: str) -> None:
    told = chapter(the_end_of_a_turn(), Voice(locale))
    heading, text = told.split("\n", 1)
    assert "336–304" in heading
    assert {"en": "Etruria", "fr": "Étrurie"}[locale] in text
    assert not SLIPS.search(text)


def a_sea_battle(drowned: int) -> list[Event]:
    """The Optimates sink all four fleets of the Greeks with five of their own, and lose two with their cargo."""
    sides: dict[str, Any] = {"sea": "mare-ionium", "attacker": "optimates", "defender": "greeks"}
    legions = Force({"legion": drowned // 2})
    aboard = happened.CargoLost(nation="optimates", sea="mare-ionium", lost=legions, saved=Force(), by="greeks")
    lost: dict[str, Any] = {"area": "mare-ionium", "by": "greeks"}
    return [
        happened.SeaBattleBegan(
            **sides, attackers=Force({"fleet": 5}), defenders=Force({"fleet": 4}),
            attacker_cargo=Force({"legion": 10}), defender_cargo=Force(),
        ),
        *([aboard, happened.UnitsLost(nation="optimates", force=legions, cause="sunk", **lost)] * 2),
        happened.UnitsLost(nation="optimates", force=Force({"fleet": 2}), cause="hit", **lost),
        happened.UnitsLost(nation="greeks", force=Force({"fleet": 4}), cause="hit", **lost),
        happened.SeaBattleEnded(**sides, outcome="sunk"),
    ]  # fmt: skip


def test_the_drowned_do_not_turn_a_victory_at_sea_into_a_defeat() -> None:
    """Two ships of five are lost, whatever they carried: the attacker has the sea."""
    (said,) = NARRATOR.tell(a_sea_battle(4), Voice())
    assert "(5 to 4; 2 lost, 4 killed)" in said
    assert {"sea-won", "sea-lost"} & stems_of(a_sea_battle(4)) == {"sea-won"}


def test_all_who_drown_in_a_battle_are_told_at_once() -> None:
    (said,) = NARRATOR.tell(a_sea_battle(4), Voice())
    assert said.count("legions") == 1
    assert "4 legions" in said


def _until(kind: type[Event]) -> list[Event]:
    """The events of a campaign up to the first one of a kind."""
    table, legate = rules.start(GAME_ID, "I", {}, seed="a"), agents(GAME_ID, 1)["legate"]
    while not any(isinstance(event, kind) for event in table.events):
        give(table, legate(table), next(iter(table.decisions)))
    end = next(place for place, event in enumerate(table.events) if isinstance(event, kind))
    return table.events[: end + 1]


@pytest.mark.parametrize(("locale", "name"), [("en", "__**Celts**__"), ("fr", "__**Celtes**__")])
def test_what_a_nation_has_done_so_far_is_listed_before_its_first_battle(locale: str, name: str) -> None:
    head, done = PRESENTER.so_far(_until(happened.CampaignMarched), Voice(locale))
    assert head.startswith(name)
    assert "👣 Brennus" in done
    assert "⚔️" not in done


def test_nothing_is_left_to_tell_once_a_nation_s_turn_is_over() -> None:
    assert PRESENTER.so_far(_until(happened.NationEnded), Voice()) == []
    assert PRESENTER.so_far([], Voice()) == []

"""A year looked back at: what its chapter and its summary name, and in which order."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from render.core.posts import ScoreChange, View
from render.presenter import LENGTHS, Length, Voice
from render.ultimus_romanorum.chronicle import TOLD_IN_ACCOUNT, chapter, summary_text
from render.ultimus_romanorum.narration import NARRATOR
from render.ultimus_romanorum.presenter import PRESENTER
from rules.core.events import Event
from rules.ultimus_romanorum import events as happened
from rules.ultimus_romanorum.data.loader import ultimus_data
from rules.ultimus_romanorum.setup import set_up_state
from tests.prose.recorder import Recorder
from tests.render.ultimus_romanorum.samples import YEAR, battle, samples


def a_view(year: int = YEAR) -> View:
    """What everyone sees of the campaign in a year, as far as a summary needs it."""
    state = set_up_state(ultimus_data(), "campaign-406")
    state.turn = year
    return {"state": state, "result": None}  # type: ignore[typeddict-item]


def of_the_year(*events: Event) -> Sequence[Event]:
    for event in events:
        event.turn = YEAR
    return events


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("length", LENGTHS)
def test_a_chapter_has_its_year_as_heading(length: Length, locale: str) -> None:
    heading, told = chapter(samples(), Voice(locale, length)).split("\n", 1)
    assert heading == f"## {YEAR}"
    assert len(told) > 40


def test_longer_chapters_say_more() -> None:
    terse, normal, epic = (len(chapter(samples(), Voice("en", length))) for length in LENGTHS)
    assert terse < normal < epic


def test_a_chapter_tells_in_order_and_ends_with_the_account() -> None:
    events = of_the_year(
        happened.TribeChanged(tribe="suevi", before="peace", status="war", cause="status-uprising"),
        battle("R", "A", "attacker", 7),
        happened.AugustusProclaimed(leader="avitus", half="west", cause="throne-succession"),
        happened.YearScored(year=YEAR, pv={"a": 3, "b": 12}, roman="a"),
    )
    told = chapter(events, Voice("en"))
    places = [told.index(word) for word in ("*History:*", "Sue", "Galliae 6", "Avitus", "12")]
    assert places == sorted(places)


def test_a_year_without_an_account_is_still_open() -> None:
    assert chapter(of_the_year(happened.PaxRomana()), Voice("en")).endswith("This year isn't over yet.")


def test_only_leaders_with_a_name_of_their_own_make_the_chapter() -> None:
    events = of_the_year(
        happened.LeaderDied(leader="dux-raetiae", area="italia-1", cause="death-battle"),
        happened.LeaderDied(leader="aetius", area="italia-1", cause="death-natural"),
    )
    told = chapter(events, Voice("en"))
    assert "Dux Raetiae" not in told
    assert told.count("†") == 1


def test_the_death_of_attila_is_never_left_out_of_a_year() -> None:
    fights = [battle("R", "A", "attacker", 7) for _ in range(6)]
    died = happened.LeaderDied(leader="attila", area="galliae-6", cause="death-natural")
    of_others = happened.LeaderDied(leader="aetius", area="galliae-6", cause="death-natural")
    told = chapter(of_the_year(*fights, died, of_others), Voice("en"))
    assert told.count("†") == 1
    assert "Attila" in told[told.index("†") :]


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_a_summary_of_a_year_of_peace_does_not_tell_the_peace_again(locale: str) -> None:
    """The post right before it has; the account names the points."""
    told = summary_text(of_the_year(happened.PaxRomana()), a_view(), Voice(locale))
    assert "🕊️" in NARRATOR.tell(of_the_year(happened.PaxRomana()), Voice(locale))[0]
    assert "🕊️" not in told


def test_a_summary_sums_up_the_points_of_each_camp() -> None:
    scored = [
        happened.PointsScored(seat="a", camp="roman", pv=pv, cause=cause, about=about, total=9)
        for pv, cause, about in ((1, "pv-thrones", ()), (3, "pv-tribe", ("suevi",)), (-6, "pv-tribute", ("hunni",)))
    ]
    won = happened.PointsScored(seat="b", camp="barbarian", pv=2, cause="pv-towns", about=("galliae-3",), total=4)
    told = summary_text(of_the_year(*scored, won), a_view(), Voice("en")).splitlines()
    assert told[0] == f"**The year {YEAR} is over**"
    assert (
        told[1] == "**Rome −2:** both Augusti in their capitals +1; a people pacified +3 (the Suevi); tribute paid −6"
    )
    assert told[2] == "**The Barbarians +2:** towns and capitals held +2 (Galliae 3)"


def test_an_account_counts_what_came_more_than_once() -> None:
    won = [
        happened.PointsScored(seat="a", camp="roman", pv=1, cause="pv-battle", about=(area,), total=total)
        for total, area in enumerate(("italia-1", "galliae-3"), 1)
    ]
    one, both = (summary_text(of_the_year(*own), a_view(), Voice("en")).splitlines()[1] for own in (won[:1], won))
    assert one == "**Rome +1:** a great battle won +1"
    assert both == "**Rome +2:** great battles won +2"


def test_a_summary_names_a_land_where_a_people_lives_and_no_enemy_whose_last_unit_fell() -> None:
    fight = battle("R", "A", "attacker", 7)
    fight.area = "burgondi"
    risen = happened.TribeChanged(tribe="suevi", before="peace", status="war", cause="status-uprising")
    beaten = happened.TribeVanquished(tribe="suevi", area="galliae-3", in_battle=True)
    told = summary_text(of_the_year(risen, fight, beaten), a_view(), Voice("en"))
    assert "the land of the Burgundians (the Barbarians)" in told
    assert "Now against Rome" not in told
    assert "Now against Rome" in summary_text(of_the_year(beaten, risen), a_view(), Voice("en"))


def test_the_account_of_a_year_tells_each_cause_that_phase_f_counts() -> None:
    """Nothing else in the channel does: reports tell only the points of their own sequence."""
    for cause in TOLD_IN_ACCOUNT:
        scored = happened.PointsScored(seat="a", camp="roman", pv=2, cause=cause, about=("galliae-3",), total=9)
        recorder = Recorder()
        with recorder.recording():
            text = summary_text(of_the_year(scored), a_view(), Voice("en"))
        assert cause in recorder.names_in(text)
        assert PRESENTER.score_change(scored) == ScoreChange(frozenset({"points-scored", "summary"}), (cause,))


def test_a_summary_names_who_won_each_battle() -> None:
    events = of_the_year(battle("R", "A", "attacker", 7), battle("R", "A", "roman", 7))
    assert "(the Barbarians)" in (told := summary_text(events, a_view(), Voice("en")))
    assert "(Rome)" in told


def test_a_summary_of_very_many_battles_counts_them_and_names_the_greatest() -> None:
    fights = [battle("R", "A", "attacker", 7) for _ in range(9)] + [battle("R", "A", "roman", 7) for _ in range(2)]
    for strength, fight in enumerate(fights):
        fight.attacker = msgspec.structs.replace(fight.attacker, pf=40 - strength)
    told = summary_text(of_the_year(*fights), a_view(), Voice("en"))
    line = next(line for line in told.splitlines() if "Battles" in line)
    assert "11 in all" in line
    assert "Rome won 2, the Barbarians 9" in line
    assert line.count("Galliae 6 (the Barbarians)") == 5


def test_a_summary_names_tribes_by_how_they_end_the_year() -> None:
    changes = (("peace", "war"), ("war", "foederati"), ("foederati", "revolt"))
    events = of_the_year(*(
        happened.TribeChanged(tribe="suevi", before=before, status=status, cause="status-uprising")
        for before, status in changes
    ))  # fmt: skip
    lines = [line.split(":")[0] for line in summary_text(events, a_view(), Voice("en")).splitlines()]
    assert "🔥 **Now against Rome" in lines
    assert "🤝 **Now with Rome" not in lines


def test_a_summary_names_the_leaders_of_the_next_year() -> None:
    quiet = happened.PaxRomana()
    quiet.turn = 424
    assert "Aetius" in summary_text([quiet], a_view(424), Voice("en")).splitlines()[-1]
    quiet.turn = 476
    assert "next year" not in summary_text([quiet], a_view(476), Voice("en"))


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_a_summary_repeats_no_sentence_of_the_posts_of_its_year(locale: str) -> None:
    events = of_the_year(
        happened.AugustusProclaimed(leader="avitus", half="west", cause="throne-succession"),
        battle("R", "A", "attacker", 7),
    )
    posted = NARRATOR.tell(events, Voice(locale))
    news = summary_text(events, a_view(), Voice(locale)).splitlines()[1:3]
    assert len(posted) == len(news) == 2
    assert not set(posted) & set(news)


@pytest.mark.parametrize("length", LENGTHS)
def test_the_end_of_a_year_says_nothing_in_the_words_of_its_posts(length: Length) -> None:
    """What has a single text is told once a year; what has several is recalled in other words."""
    events = of_the_year(
        happened.TribeChanged(tribe="bagaudes", before="war", status="off-map", cause="status-bagaudes"),
        happened.UsurpationBegan(half="west", leader="stilicho", area="italia-1", puppet=""),
    )
    voice = Voice("en", length)
    told, summary = NARRATOR.tell(events, voice), summary_text(events, a_view(), voice)
    assert told
    assert [sentence for sentence in told if sentence in summary] == []


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_a_summary_tells_no_death_and_no_revolt_that_posts_have_told(locale: str) -> None:
    """The lists name them; the sentences at the head of a summary are for battles."""
    events = of_the_year(
        happened.LeaderDied(leader="aetius", area="italia-1", cause="death-natural"),
        happened.TribeChanged(tribe="suevi", before="foederati", status="revolt", cause="status-uprising"),
        happened.AugustusProclaimed(leader="avitus", half="west", cause="throne-succession"),
    )
    lines = summary_text(events, a_view(), Voice(locale)).splitlines()
    assert [sum(mark in line for line in lines) for mark in ("†", "🔥", "👑")] == [1, 1, 1]
    assert all(line.count("**") == 2 for line in lines[1:4])


def test_the_account_of_a_year_in_which_players_change_camps_adds_up() -> None:
    before = happened.PointsScored(seat="b", camp="barbarian", pv=6, cause="pv-battle", about=(), total=47)
    exchanged = happened.CampsExchanged(half="west", roman="b", augustus="avitus", pv={"a": 20, "b": 47})
    after = happened.PointsScored(seat="b", camp="roman", pv=2, cause="pv-east", about=(), total=49)
    told = summary_text(of_the_year(before, exchanged, after), a_view(), Voice("en")).splitlines()
    place = next(place for place, line in enumerate(told) if "47 for Rome and 20 for the Barbarians" in line)
    assert told[place - 1].startswith("**The Barbarians +6:**")
    assert told[place + 1].startswith("**Rome +2:**")

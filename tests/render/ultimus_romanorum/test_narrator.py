"""The narrator of Ultimus Romanorum: everything is told in three voices and two languages, and no text is left over."""

from __future__ import annotations

import re
from typing import get_args

import msgspec
import pytest

import data
from render.presenter import LENGTHS, Length, Voice
from render.prose.narrator import PREFIXES, Ornament, Point, Story
from render.ultimus_romanorum.narration import NARRATOR, SILENT, of_the_books, recalled
from rules.core.events import Event
from rules.core.text import Text, lexicon
from rules.ultimus_romanorum import events as happened
from rules.ultimus_romanorum.data.loader import BAGAUDES, GAME_ID, ultimus_data
from rules.ultimus_romanorum.game import say
from rules.ultimus_romanorum.orders.names import pieces
from tests.render.ultimus_romanorum.samples import YEAR, battle, named_by_the_rules, samples

LOCALES = ("en", "fr")
VARIANT = re.compile(r"-[b-m]$")
SLIPS = re.compile(r"\.\.|  | [,.]|\bthe the\b|\b(?:de|à) les?\b|\bde [AEIOUÉÈ]\w|\bd'[^aeiouhAEIOUHÀ-ÿœ]|\{|\}|\(\)")
"""Two full stops, a doubled space, an article that should have been drawn together, an empty bracket."""

PLURALS = "are|were|have|do|don't|win|lose|ride|leave|hear|call|hold|stand|fight|go|come|take|march|keep|know|find|see"
"""Verbs that fit several leaders, and not one."""

UNDER_CIRCUMSTANCES = {
    "leader-escaped-close", "stack-moved-far", "stack-moved-great", "plague-tested-spared-chief",
    "units-reduced-plague", "leader-died-natural-attila", "battle-recalled-rome", "battle-recalled-foes",
    "initiative-rolled-roman-close", "initiative-rolled-barbarian-close", "sequences-counted-even",
    *(f"battle-fought-{circumstance}" for circumstance in (
        "revenge", "again", "upset", "peasants", "romans", "streak", "ground", "masses", "masses-crushing",
        "masses-unled", "masses-rome", "masses-foes", "even", "unled", "unled-garrison", "unled-people",
    )),
}  # fmt: skip
"""Stems of texts for special circumstances: where a voice has none, its plain texts serve."""


def stems(length: Length) -> set[str]:
    """The stems of which the catalogue has a text in a length, without their variants."""
    texts = "\n".join(file.read_text(encoding="utf-8") for file in data.path(GAME_ID, "texts", "en").glob("prose*.ftl"))
    return {VARIANT.sub("", stem) for stem in re.findall(rf"^{PREFIXES[length]}([a-z0-9-]+) =", texts, re.MULTILINE)}


def test_the_text_of_a_battle_fits_one_leader_as_well_as_several() -> None:
    texts = "\n".join(file.read_text(encoding="utf-8") for file in data.path(GAME_ID, "texts", "en").glob("prose*.ftl"))
    assert re.findall(rf"^.*\$(?:victor|loser)-[tT]he \}} (?:{PLURALS})\b.*", texts, re.MULTILINE) == []
    assert re.findall(r"^.*\$loser-[tT]he \}.*\b(?:that they|to them|of their own)\b.*", texts, re.MULTILINE) == []


def test_a_battle_tells_the_column_of_its_strengths_before_the_shifted_one() -> None:
    fought = battle("R", "A", "attacker", 6)
    unshifted = msgspec.structs.replace(fought, shifts=(), shifted=fought.column)
    assert "(24 to 20, 5/4 shifted to 3/2, die 6" in " ".join(NARRATOR.tell([fought], Voice("en")))
    assert "(24 contre 20, 5/4 décalé en 3/2, dé 6" in " ".join(NARRATOR.tell([fought], Voice("fr")))
    assert "(24 to 20, 5/4, die 6" in " ".join(NARRATOR.tell([unshifted], Voice("en")))


@pytest.mark.parametrize(
    ("camp", "die", "ending"),
    [("roman", 1, ""), ("roman", 2, "-close"), ("barbarian", 3, "-close"), ("barbarian", 4, "")],
)
def test_a_first_move_that_hung_on_one_point_is_told_as_such(camp: str, die: int, ending: str) -> None:
    rolled = happened.InitiativeRolled(die=die, needed=3, camp=camp)
    assert [point.stem for point in points_of(rolled)] == [f"initiative-rolled-{camp}{ending}"]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("roman", "barbarian"), [(0, 1), (1, 0), (1, 1), (1, 2), (2, 2), (3, 1)])
def test_terse_counts_the_sequences_of_both_camps_each_year_in_other_words(
    roman: int, barbarian: int, locale: str
) -> None:
    story, told = Story(NARRATOR, Voice(locale, "terse")), list[str]()
    for year in (410, 411):
        counted = happened.SequencesCounted(
            roman_vs=2, barbarian_vs=2, leader="", total=roman + barbarian, roman=roman, barbarian=barbarian
        )
        counted.turn = year
        told.append(story.tell(counted))
    assert told[0] != told[1]
    assert all(re.search(rf"\b{roman}\b|\bonce\b", each) for each in told)


def test_terse_remembers_the_battles_of_a_year_in_words_of_their_own() -> None:
    story, fights = Story(NARRATOR, Voice("en", "terse")), [battle("R", lost, "attacker", 6) for lost in "EAEA"]
    told = [story.say(recalled(fight), YEAR) for fight in fights]
    assert len(set(told)) == len(fights)
    assert all("24 to 20" in each for each in told)


def test_attila_is_mourned_in_words_of_his_own_and_his_tribes_dont_repeat_them() -> None:
    died = happened.LeaderDied(leader="attila", area="galliae-6", cause="death-natural")
    of_others = happened.LeaderDied(leader="aetius", area="galliae-6", cause="death-natural")
    assert [point.stem for point in points_of(died)] == ["leader-died-natural-attila"]
    assert [point.stem for point in points_of(of_others)] == ["leader-died-natural"]
    freed = happened.AllianceBroken(minor="gepids", major="hunni", cause="alliance-attila")
    assert "is dead" not in NARRATOR.tell([freed], Voice("en"))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("length", LENGTHS)
def test_a_natural_death_tells_its_die(length: Length, locale: str) -> None:
    """2.D"""
    test = happened.DeathTested(leader="aetius", die=9, dies_on=8, dies=True)
    died = happened.LeaderDied(leader="aetius", area="galliae-6", cause="death-natural")
    (told,) = NARRATOR.tell([test, died], Voice(locale, length))
    assert re.search(r"\b9\b.*\b8\b", told)
    in_battle = msgspec.structs.replace(died, cause="death-battle")
    for events in ([died], [test, in_battle], [msgspec.structs.replace(test, leader="attila"), died]):
        assert not re.search(r"\b9\b", " ".join(NARRATOR.tell(events, Voice(locale, length))))


def points_of(event: Event, *scene: Event) -> list[Point]:
    return [point for point in NARRATOR.points(event, scene) if isinstance(point, Point)]


def test_there_is_a_sample_of_every_event() -> None:
    assert {type(event) for event in samples()} >= set(get_args(happened.UltimusEvent))


def test_every_text_is_reached_and_every_event_has_one() -> None:
    points = [point for event in (*samples(), *named_by_the_rules()) for point in points_of(event)]
    told = {stem for point in points for stem in (point.stem, point.plain) if stem} - UNDER_CIRCUMSTANCES
    left = stems("normal") - {"chapter-open", "stayed", "escort-named-himself", "death-roll"} - UNDER_CIRCUMSTANCES
    assert told == {stem for stem in left if not stem.startswith("thread-")}


def test_an_augustus_who_goes_to_his_throne_is_not_brought_there_by_himself() -> None:
    proclaimed = happened.AugustusProclaimed(leader="anthemius-senior", half="west", cause="throne-other-half")
    himself, another = (happened.EscortNamed(leader=each, half="west") for each in ("anthemius-senior", "ardabur"))
    assert [point[0] for point in NARRATOR.points(himself, (), [proclaimed])] == ["escort-named-himself"]
    assert [point[0] for point in NARRATOR.points(another, (), [proclaimed])] == ["escort-named"]


def test_units_that_a_leader_leaves_behind_when_he_evades_are_named() -> None:
    began = happened.BattleBegan(
        area="viennensis-2", attacker="roman", attackers=("stilicho", "co-galliae-1"),
        defenders=("constantinus-iii", "vandali-u1", "vandali-u2"),
    )  # fmt: skip
    alone = happened.Evaded(area="viennensis-2", to="hispaniae-2", pieces=("constantinus-iii",), cause="evades")
    everyone = msgspec.structs.replace(alone, pieces=began.defenders)
    assert [point.stem for point in points_of(alone, began)] == ["evaded", "stayed"]
    assert points_of(alone, began)[1].args["force"] == ("vandali",)
    assert [point.stem for point in points_of(everyone, began)] == ["evaded"]


def test_the_unit_of_the_bagaudae_alone_tells_of_their_rising() -> None:
    for cause in ("status-bagaudes", "status-event"):
        assert points_of(happened.TribeChanged(tribe=BAGAUDES, before="peace", status="war", cause=cause)) == []


@pytest.mark.parametrize(("count", "told"), [(1, "reprend"), (2, "reprennent"), (3, "reprennent")])
def test_several_units_of_a_kind_take_a_verb_in_the_plural(count: int, told: str) -> None:
    units = ("co-galliae-1", "co-galliae-2", "co-galliae-3")[:count]
    (point,) = points_of(happened.UnitsRecovered(units=units))
    said = lexicon(GAME_ID, "fr").say(Text(GAME_ID, "tell-units-recovered-b", tuple(point.args.items())))
    assert f" {told} " in said


def test_every_event_is_told_or_left_to_the_map() -> None:
    told = {event.kind for event in samples() if points_of(event)}
    assert {event.kind for event in samples()} - told == SILENT & {event.kind for event in samples()}


def test_every_voice_tells_everything() -> None:
    own_words = {"sequence-began", *(stem for stem in stems("normal") if stem.startswith("points-"))}
    listed = {stem for stem in stems("normal") if stem.startswith("listed-") or stem == "battle-heading"}
    assert stems("terse") - UNDER_CIRCUMSTANCES == stems("normal") - UNDER_CIRCUMSTANCES
    assert stems("epic") - UNDER_CIRCUMSTANCES == stems("normal") - listed - UNDER_CIRCUMSTANCES - own_words


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("length", LENGTHS)
def test_sentences_are_written_as_they_should_be(length: Length, locale: str) -> None:
    told = NARRATOR.tell(samples(), Voice(locale, length))
    assert len(told) > len(samples()) // 2
    for said in told:
        assert not (found := SLIPS.search(said)), said[max(found.start() - 30, 0) : found.end() + 30]


@pytest.mark.parametrize("locale", LOCALES)
def test_longer_voices_say_more(locale: str) -> None:
    counts = [len(" ".join(NARRATOR.tell(samples(), Voice(locale, length))).split()) for length in LENGTHS]
    assert counts[0] * 5 < counts[1] * 4
    assert counts[1] * 5 < counts[2] * 4


@pytest.mark.parametrize("locale", LOCALES)
def test_every_year_has_its_line_of_history(locale: str) -> None:
    has = lexicon(GAME_ID, locale).has
    scenarios = ultimus_data().scenarios.values()
    first, last = min(each.first_year for each in scenarios), max(each.last_year for each in scenarios)
    assert [year for year in range(first, last + 1) if not has(f"colour-year-{year}")] == []


@pytest.mark.parametrize("length", ["normal", "epic"])
@pytest.mark.parametrize("locale", LOCALES)
def test_no_two_scenarios_open_with_the_same_sentence(locale: str, length: Length) -> None:
    years = {scenario.first_year for scenario in ultimus_data().scenarios.values()}
    opened = set()
    for year in years:
        began = happened.YearBegan(year=year, roman="a")
        began.turn = year
        opened.add(re.split(r"\s\*", NARRATOR.tell([began], Voice(locale, length))[0].replace(str(year), ""))[0])
    assert len(opened) == len(years) == 6


@pytest.mark.parametrize(("locale", "mark"), [("en", "*History:* "), ("fr", "*L'histoire\u00a0:* ")])
def test_a_line_of_history_says_that_it_is_history(locale: str, mark: str) -> None:
    words = lexicon(GAME_ID, locale)
    ornaments = [each for year in range(406, 477) for each in of_the_books(year) if isinstance(each, Ornament)]
    lines = [words.say(Text(GAME_ID, each.key)) for each in ornaments]
    assert [line for line in lines if not line.startswith(mark)] == []
    assert len(set(lines)) == len(lines)


def test_a_march_is_told_by_who_leads_it() -> None:
    path = ("galliae-5", "galliae-6", "galliae-3")
    led, alone, headless = (
        happened.StackMoved(camp="roman", pieces=pieces, path=path, pm=2)
        for pieces in (("aetius", "co-galliae-1", "co-galliae-2"), ("litorius",), ("co-galliae-1",))
    )
    (point,) = points_of(led)
    assert point.args == {"leader": "aetius", "origin": "galliae-5", "to": "galliae-3", "count": 2}
    assert [point.stem for point in (*points_of(alone), *points_of(headless))] == ["leader-moved", "units-moved"]
    assert points_of(headless)[0].args["units"] == (say("troop-comitatenses", count=1),)


def test_leaders_who_ride_together_without_a_unit_lead_no_army() -> None:
    path = ("galliae-5", "galliae-3")
    together = happened.StackMoved(camp="roman", pieces=("aetius", "litorius"), path=path, pm=2)
    assert [point.stem for point in points_of(together)] == ["leader-moved"]


@pytest.mark.parametrize(
    ("locale", "lands"),
    [("en", ("land of the Alans", "land of the Vandals")), ("fr", ("pays des Alains", "pays des Vandales"))],
)
@pytest.mark.parametrize("pieces", [("alani-u1",), ("gundericus", "alani-u1"), ("gundericus",)])
def test_a_march_from_people_to_people_names_their_lands(
    pieces: tuple[str, ...], locale: str, lands: tuple[str, str]
) -> None:
    moved = happened.StackMoved(camp="barbarian", pieces=pieces, path=("alani", "vandali"), pm=1)
    (told,) = NARRATOR.tell([moved], Voice(locale))
    assert all(land in told for land in lands)


def test_the_garrisons_of_a_set_up_are_left_to_the_map() -> None:
    placed = [
        happened.UnitPlaced(unit=unit, area="italia-4", cause="placed-reinforcement")
        for unit in ("co-italia-1", "placidi-felices")
    ]
    assert [len(points_of(each)) for each in placed] == [0, 1]


def test_a_people_settles_once_in_each_area() -> None:
    first, second, elsewhere, others = (
        happened.UnitPlaced(unit=unit, area=area, cause="placed-treaty")
        for unit, area in (
            ("suevi-u1", "hispaniae-1"), ("suevi-u2", "hispaniae-1"), ("suevi-u3", "hispaniae-2"),
            ("alani-u1", "hispaniae-1"),
        )
    )  # fmt: skip
    assert points_of(second, first) == []
    assert [point.args for each in (elsewhere, others) for point in points_of(each, first, second)] == [
        {"tribe": "suevi", "area": "hispaniae-2"},
        {"tribe": "alani", "area": "hispaniae-1"},
    ]


def test_no_name_is_a_word_that_texts_choose_by() -> None:
    """A text that chooses by a word would always take its default if the word were translated as a name."""
    words = ("for-rome", "against-rome", "half-west", "half-east", "no-die", "not-shifted", "none")
    texts = "".join(file.read_text(encoding="utf-8") for file in data.path(GAME_ID, "texts").glob("*/prose*.ftl"))
    chosen = set(re.findall(r"\[([a-z][a-z-]+)\]", texts))
    assert chosen == {*words, "one", "other", "singular", "plural"}
    assert [lexicon(GAME_ID, locale).name(word) for locale in LOCALES for word in words] == [*words, *words]


@pytest.mark.parametrize(
    ("paid", "lost", "stem"),
    [("R", "A", "clean"), ("1/4", "A", "won"), ("1/2", "A", "costly"), ("3/4", "A", "costly"), ("R", "E", "crushing")],
)
@pytest.mark.parametrize(("winner", "victor"), [("attacker", ("attila",)), ("roman", ("aetius", "theodoricus-i"))])
def test_a_battle_is_told_by_its_victor_and_its_price(
    paid: str, lost: str, stem: str, winner: str, victor: tuple[str, ...]
) -> None:
    (point,) = points_of(battle(paid, lost, winner, 7))
    assert point.plain == f"battle-fought-{stem}"
    assert point.args["victor"] == victor
    assert point.args["die"] == "7 − 1 = 6"


def test_an_army_without_leaders_goes_by_its_peoples() -> None:
    began = happened.BattleBegan(
        area="galliae-6", attacker="barbarian", attackers=("visigothi-u1", "visigothi-u2", "alani-u1"),
        defenders=("co-galliae-1", "li-galliae-1"),
    )  # fmt: skip
    (point,) = points_of(began)
    assert point.args["attacker"] == ("visigothi", "alani")
    assert point.args["defender"] == ("roman-garrisons",)


def test_romans_without_leaders_who_meet_romans_fight_the_other_romans() -> None:
    began = happened.BattleBegan(
        area="italia-6",
        attacker="barbarian",
        attackers=("batavi-seniores",),
        defenders=("co-galliae-1", "li-galliae-1"),
    )
    (point,) = points_of(began)
    assert point.args["attacker"] == ("roman-garrison",)
    assert point.args["defender"] == ("other-romans",)


def test_a_garrison_beside_a_people_fights_the_other_romans() -> None:
    began = happened.BattleBegan(
        area="galliae-3", attacker="barbarian", attackers=("alani-u1", "li-galliae-1"), defenders=("li-galliae-2",)
    )
    (point,) = points_of(began)
    assert point.args["attacker"] == ("alani", "roman-garrison")
    assert point.args["defender"] == ("other-romans",)


def test_units_of_one_people_retreat_together() -> None:
    first, second, elsewhere = (
        happened.Retreated(area="italia-2", to=to, pieces=(unit,))
        for unit, to in (("visigothi-u1", "galliae-5"), ("visigothi-u2", "galliae-5"), ("visigothi-u3", "italia-1"))
    )
    others = happened.Retreated(area="italia-2", to="galliae-5", pieces=("alani-u1",))
    fought = battle("R", "A", "attacker", 7)
    assert points_of(first)
    assert not points_of(second, first)
    assert not points_of(second, first, others)
    assert points_of(elsewhere, first, second)
    assert points_of(others, first, second)
    assert points_of(second, first, fought)


@pytest.mark.parametrize(
    ("locale", "one", "several"),
    [("en", "The Roman garrison ", "The Roman garrisons "), ("fr", "La garnison romaine ", "Les garnisons romaines ")],
)
def test_a_force_without_a_leader_agrees_with_its_verb(locale: str, one: str, several: str) -> None:
    words, verbs = lexicon(GAME_ID, locale), set()
    for force, name in (("roman-garrison", one), ("roman-garrisons", several)):
        args = (("area", "italia-2"), ("to", "italia-1"), ("force", (force,)))
        told = words.say(Text(GAME_ID, "tell-evaded", args))
        assert told.startswith(name)
        verbs.add(told.removeprefix(name).split()[0])
    assert len(verbs) == 2


def test_a_hand_that_changes_as_every_year_is_not_told() -> None:
    drawn = happened.HandChanged(seat="a", camp="roman", change=1, held=3, cause="hand-drawn")
    assert points_of(drawn) == []
    drawn.turn = YEAR
    assert NARRATOR.tell([drawn], Voice()) == []


def test_only_foederati_change_their_master_when_a_migration_ends() -> None:
    told = [points_of(happened.MigrationEnded(tribe="visigothi", camp=camp)) for camp in ("barbarian", "roman")]
    assert [len(points) for points in told] == [0, 1]


def test_a_leader_may_return_where_a_usurper_rules() -> None:
    joined = happened.UnitsJoined(units=("dux-mogontiacensis",), camp="barbarian")
    (point,) = points_of(joined)
    assert point.args["units"] == ("dux-mogontiacensis",)


def test_points_that_change_nothing_are_not_told() -> None:
    scored = happened.PointsScored(seat="a", camp="roman", pv=0, cause="pv-tribute", about=("hunni",), total=0)
    assert points_of(scored) == []


@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize(
    ("locale", "named"), [("en", "Crushing taxes: 4 + 2 = 6"), ("fr", "Impôts écrasants\xa0: 4 + 2 = 6")]
)
def test_an_event_is_told_with_its_name_and_its_dice(locale: str, named: str, length: Length) -> None:
    rolled = happened.EventRolled(dice=(4, 2), total=6, event="heavy-taxes")
    assert named in " ".join(NARRATOR.tell([rolled], Voice(locale, length), ()))


@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("locale", LOCALES)
def test_each_stratagem_is_told_with_its_name(locale: str, length: Length) -> None:
    played = [event for event in samples() if isinstance(event, happened.StratagemPlayed)]
    assert {event.stratagem for event in played} == set(ultimus_data().stratagems)
    for event in played:
        name = lexicon(GAME_ID, locale).say(Text(GAME_ID, f"stratagem-{event.stratagem}"))
        assert name in " ".join(NARRATOR.tell([event], Voice(locale, length)))


@pytest.mark.parametrize(("locale", "told"), [("en", "the land of the Burgundians"), ("fr", "le pays des Burgondes")])
def test_who_goes_home_goes_to_a_land_not_to_a_people(locale: str, told: str) -> None:
    back = happened.Retreated(area="galliae-4", to="burgondi", pieces=("burgondi-u1",))
    assert told in NARRATOR.tell([back], Voice(locale))[0]


@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("locale", LOCALES)
def test_sequences_are_counted_in_digits_all_through_a_sentence(length: Length, locale: str) -> None:
    counted = [
        happened.SequencesCounted(roman_vs=1, barbarian_vs=1, leader="attila", total=total, roman=1, barbarian=1)
        for total in (1, 2) * 12
    ]
    told = " ".join(NARRATOR.tell(counted, Voice(locale, length)))
    assert re.findall(r"\b(?:[Oo]ne|[Uu]ne) (?:sequence|séquence)", told) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_every_year_of_an_epic_has_its_heading(locale: str) -> None:
    years = [happened.YearBegan(year=year, roman="a", turn=year) for year in range(406, 477)]
    told = NARRATOR.tell(years, Voice(locale, "epic"))
    assert len(told) == len(years)
    assert all(each.startswith("## ") for each in told)


@pytest.mark.parametrize(("years", "again"), [((406, 406), False), ((406, 407), False), ((406, 408), True)])
def test_an_epic_comes_back_to_its_own_words_after_a_turn_without_them(years: tuple[int, int], again: bool) -> None:
    first, second = NARRATOR.tell([_plague(year) for year in years], Voice("en", "epic"))
    assert (first == second) is again
    assert first not in NARRATOR.tell([_plague(year) for year in years], Voice("en"))


def _plague(year: int) -> happened.UnitsReduced:
    return happened.UnitsReduced(area="italia-1", units=("li-italia-1",), cause="loss-plague", turn=year)


def test_a_leader_has_the_name_that_english_readers_know_and_his_latin_one_in_orders() -> None:
    for leader in ultimus_data().leaders:
        if leader in ("constantinus-iii", "valentinianus-iii", "bonifatius", "marcianus", "maiorianus"):
            assert lexicon(GAME_ID, "en").name(leader) in of_the_years(), leader
            assert pieces().find(tuple(leader.split("-"))) == [leader]


def of_the_years() -> str:
    """What the lines of history say, in which emperors have the names of our books."""
    return data.path(GAME_ID, "texts", "en", "colour.ftl").read_text(encoding="utf-8")

"""The narrator of Britannia reDux: every text can be said well in both languages, and turns are told as they ended."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

import data
import rules
from render.britannia_redux import PRESENTER
from render.britannia_redux.chronicle import chapter, summary_text
from render.britannia_redux.narration import NARRATOR, fight_args, fight_stems, points_causes
from render.britannia_redux.nation_turns import is_worth_telling, nation_turns, settled
from render.core.posts import LENGTHS, Length, Post, Posting, Voice
from render.prose.annalist import Stems
from render.prose.narrator import PREFIXES
from rules.britannia_redux import events as happened
from rules.britannia_redux.data.loader import GAME_ID, britannia_data
from rules.core.events import Event
from rules.core.text import Argument, Text, lexicon
from tests.prose.recorder import Recorder
from tests.render.britannia_redux.playing import CAMPAIGNS, PLAYED_ONCE, played
from tests.render.wording import said
from tests.sampling import first, spread

LOCALES = ("en", "fr")
KEY = re.compile(r"^((?:tell|epic|terse)-[a-z0-9-]+) =", re.MULTILINE)
SLIPS = re.compile(r"\.\.|  | [,.]|\bthe the\b|\b(?:de|à) les?\b|\bde [AEIOUÉÈ]\w|\bd'[^aeiouhAEIOUHÀ-ÿœ]|\{|\}|\(\)")
"""Two full stops, a doubled space, an article that should have been drawn together, an empty bracket."""

AREAS = ("kent", "york", "hwicce", "pennines", "orkneys", "essex", "north-mercia")
NATIONS = ("saxons", "irish", "angles", "romano-british")

each_locale = pytest.mark.parametrize("locale", LOCALES)
each_length = pytest.mark.parametrize("length", LENGTHS)


def keys() -> list[str]:
    files = sorted(data.path(GAME_ID, "texts", "en").glob("prose*.ftl"))
    return [key for file in files for key in KEY.findall(file.read_text(encoding="utf-8"))]


def arguments(area: str, nation: str, other: str, count: int) -> dict[str, Argument]:
    """Arguments for any text: what isn't asked for does no harm."""
    force = Text(GAME_ID, "count-armies", (("count", count),))
    return {
        **dict.fromkeys(("row", "times", "won", "lost", "was"), count),
        **dict.fromkeys(("attack", "defense", "paid", "killed", "rounds", "wins", "count", "forts", "most"), count),
        **dict.fromkeys(("attacker", "nation"), nation),
        **dict.fromkeys(("defender", "by", "overlord", "other"), other),
        **dict.fromkeys(("leader", "slain"), "ivar-and-halfdan"),
        "area": area, "areas": (area, "downlands"), "sea": "north-sea", "seas": ("english-channel",),
        "force": (force,), "numeral": "IV", "years": "430–485", "seat": "red", "reason": "Red wins.",
        "lines": "A line.", "items": "An item.",
    }  # fmt: skip


@each_locale
@pytest.mark.parametrize("third", first(1, range(3)))
def test_every_text_is_written_as_it_should_be(third: int, locale: str) -> None:
    """Each text with a third of the areas, with the others in the soak."""
    words, slips = lexicon(GAME_ID, locale), []
    for number, key in enumerate(keys()):
        for place in range((number + third) % 3, len(AREAS), 3):
            nation, other = NATIONS[place % 4], NATIONS[(place + 1) % 4]
            for count in (1, 2, 7) if place < 3 else (2,):
                asked = arguments(AREAS[place], nation, other, count)
                said = words.say(Text(GAME_ID, key, tuple(asked.items())))
                slips += [said] if SLIPS.search(said.replace("\n", "")) else []
    assert slips == []


@each_length
def test_every_outcome_of_a_battle_has_a_text(length: Length) -> None:
    for outcome in ("won", "lost", "left", "yielded", "both", "empty"):
        assert Stems(GAME_ID, Voice("en", length)).choose([f"battle-{outcome}"], 1)


def test_a_stem_is_used_again_in_a_turn_only_when_all_others_have_been_used() -> None:
    stems = Stems(GAME_ID, Voice())
    chosen = [stems.choose(["battle-won-few", "battle-won"], 1) for _ in range(3)]

    assert chosen == ["battle-won-few", "battle-won", "battle-won-few"]
    assert stems.choose(["battle-won-few", "battle-won"], 2) == "battle-won-few"


def test_a_stem_whose_sentences_the_campaign_has_had_gives_way_to_one_with_new_ones() -> None:
    stems = Stems(GAME_ID, Voice())
    chosen = [stems.choose(["battle-both-hills", "battle-both"], turn) for turn in range(1, 6)]

    assert chosen == ["battle-both-hills", *["battle-both"] * 3, "battle-both-hills"]


def test_a_stem_without_a_sentence_left_is_not_chosen() -> None:
    stems = Stems(GAME_ID, Voice())

    assert [stems.choose(["battle-both-hills"], 1) for _ in range(2)] == ["battle-both-hills", ""]


def moved(unit: str, origin: str, goal: str) -> happened.UnitsMoved:
    return happened.UnitsMoved(nation="welsh", units=(unit,), path=(origin, goal), paid=1)


def test_moves_that_were_taken_back_never_happened() -> None:
    first, second = moved("welsh-infantry-1", "powys", "march"), moved("welsh-infantry-2", "gwent", "hwicce")
    lost = happened.ProtectionLost(nation="welsh")
    back = happened.MoveTakenBack(nation="welsh", units=second.units, origin="gwent", goal="hwicce")

    assert settled([first, second, lost, back]) == [first]


def test_a_turn_in_which_every_move_was_taken_back_is_quiet() -> None:
    move = moved("welsh-infantry-1", "powys", "march")
    back = happened.MoveTakenBack(nation="welsh", units=move.units, origin="powys", goal="march")

    assert is_worth_telling([move])
    assert not is_worth_telling([move, back])


def battle(*within: happened.HitsTaken | happened.UnitsRetreated, winner: str = "") -> list[Event]:
    began = happened.BattleBegan(
        area="powys",
        attacker="saxons",
        defender="welsh",
        attackers=("saxons-infantry-1",),
        defenders=("welsh-infantry-1", "welsh-infantry-2"),
        fort="",
        hard=True,
        attacker_needs={},
        defender_needs={},
    )
    ended = happened.BattleEnded(
        area="powys", attacker="saxons", defender="welsh", winner=winner, owner=winner, rounds=1
    )
    return [began, *within, ended]


def hits(nation: str, by: str, *units: str) -> happened.HitsTaken:
    return happened.HitsTaken(area="powys", number=1, nation=nation, by=by, shots=(), units=units)


def test_a_battle_is_told_by_its_outcome() -> None:
    left = happened.UnitsRetreated(
        nation="welsh", area="powys", to="gwynedd", units=("welsh-infantry-2",), cause="battle"
    )
    killed, paid = hits("welsh", "saxons", "welsh-infantry-1"), hits("saxons", "welsh", "saxons-infantry-1")
    outcomes = {
        "lost": battle(paid, winner="welsh"),
        "both": battle(hits("welsh", "saxons", "welsh-infantry-1", "welsh-infantry-2"), paid),
        "empty": battle(killed, left, paid),
        "yielded": battle(killed, left, winner="saxons"),
    }
    for outcome, events in outcomes.items():
        (turn,) = nation_turns(events)
        (fight,) = turn.fights.values()
        assert fight.outcome == outcome
        assert fight_stems(fight)[-1] == f"battle-{outcome}"


@pytest.mark.parametrize(("area", "defender", "lived_there"), [("powys", "welsh", True), ("york", "angles", False)])
def test_only_a_people_of_britain_defends_the_land_of_its_fathers(area: str, defender: str, lived_there: bool) -> None:
    """Those who came by sea may have settled a round ago, although the land scores as theirs."""
    began, lost, ended = battle(hits("saxons", defender, "saxons-infantry-1"), winner=defender)
    assert isinstance(began, happened.BattleBegan)
    assert isinstance(lost, happened.HitsTaken)
    assert isinstance(ended, happened.BattleEnded)
    there = [
        replace(began, area=area, defender=defender, defenders=(f"{defender}-infantry-1",)),
        replace(lost, area=area),
        replace(ended, area=area, defender=defender),
    ]
    (turn,) = nation_turns(there)
    (fight,) = turn.fights.values()
    assert ("battle-lost-heart" in fight_stems(fight)) is lived_there


def test_the_price_of_a_battle_is_told() -> None:
    (turn,) = nation_turns(battle(hits("saxons", "welsh", "saxons-infantry-1"), winner="welsh"))
    (fight,) = turn.fights.values()
    args = fight_args(fight)

    assert (args["attack"], args["defense"], args["paid"], args["killed"]) == (1, 2, 1, 0)


@pytest.mark.xdist_group(PLAYED_ONCE)
@pytest.mark.parametrize(("name", "length", "locale"), spread(tuple(CAMPAIGNS), LENGTHS, LOCALES))
def test_a_campaign_is_told_without_slips_and_without_a_sentence_twice_in_a_round(
    name: str, length: Length, locale: str
) -> None:
    campaign, voice = played(name), Voice(locale, length)
    for number in sorted({event.turn for event in campaign.events} - {0}):
        events = [event for event in campaign.events if event.turn == number]
        told = NARRATOR.tell(events, voice)
        texts = [*told, summary_text(events, campaign.end, voice), chapter(events, voice)]
        assert not [text for text in texts if SLIPS.search(text.replace("\n", " |"))]
        sentences = [text for text in told if not text.startswith(("#", "-")) and "⚔️" not in text]
        if length != "terse":
            assert len(sentences) == len(set(sentences))


def test_every_voice_has_the_stems_of_battles() -> None:
    known = {key for key in keys() if key.startswith(PREFIXES["normal"])}

    for nation in britannia_data().order:
        assert f"tell-battle-won-{nation}" in known
        assert f"tell-battle-lost-{nation}" in known
        assert f"tell-marched-{nation}" in known


def test_a_quiet_march_is_told_only_when_no_battle_can_come_any_more() -> None:
    began = happened.NationTurnBegan(nation="welsh", seat="green", major_invasion=False, raid=False, extra=False)
    moves = [moved("welsh-infantry-1", "powys", "march"), happened.MovementEnded(nation="welsh", part=1)]
    over = happened.NationTurnEnded(nation="welsh", extra=False)
    told = [NARRATOR.tell([began, *moves, *end], Voice("en")) for end in ((), (over,))]
    assert len(told[1][1]) > len("".join(told[0][1:])), told


def test_armies_that_are_lost_say_why() -> None:
    began, over = (
        happened.NationTurnBegan(nation="welsh", seat="green", major_invasion=False, raid=False, extra=False),
        happened.NationTurnEnded(nation="welsh", extra=False),
    )
    lost = [happened.ArmiesForgone(nation="welsh", army="army", count=3, cause="no-counter"),
            happened.ArmiesForgone(nation="welsh", army="army", count=1, cause="no-room")]  # fmt: skip
    told = "\n".join(NARRATOR.tell([began, *lost, over], Voice("en")))
    assert "3 new armies lost: all counters are in play" in told
    assert "1 new army lost: no area has room" in told


@each_locale
@pytest.mark.parametrize("length", ["normal", "epic"])
@pytest.mark.parametrize(("nation", "leader"), [("angles", "ida"), ("danes", "cnut"), ("scots", "fergus")])
def test_a_leader_who_arrives_is_named(nation: str, leader: str, length: Length, locale: str) -> None:
    """What follows says "he"."""
    words = lexicon(GAME_ID, locale)
    for number in range(12):
        began = happened.NationTurnBegan(nation=nation, seat="green", major_invasion=True, raid=True, extra=False)
        came = happened.UnitsArrived(nation=nation, sea="north-sea", units=(f"{nation}-infantry-1",))
        led = happened.LeaderAppeared(nation=nation, leader=leader, place="north-sea")
        over = happened.NationTurnEnded(nation=nation, extra=False)
        events = [replace(each, turn=number + 1) for each in (began, came, led, over)]
        told = NARRATOR.tell(events, Voice(locale, length))
        assert words.name(leader) in "\n".join(told), told


def test_points_for_two_dead_leaders_name_both() -> None:
    def scored(leader: str, total: int) -> happened.PointsScored:
        return happened.PointsScored(
            nation="brigantes", seat="b", points=3, cause="leader", about=(leader,), total=total, seat_total=total
        )

    told = str(points_causes([scored("arthur", 3), scored("ida", 6)]))
    assert told == "3 for the death of Arthur; 3 for the death of Ida"


def test_a_round_that_begins_quietly_has_its_heading_first() -> None:
    began = happened.RoundBegan(round=11, numeral="XI", years=(785, 860), event="", scoring="")
    turn = happened.NationTurnBegan(nation="welsh", seat="green", major_invasion=False, raid=False, extra=False)
    lost = happened.ArmiesForgone(nation="welsh", army="army", count=1, cause="no-counter")
    quiet = [turn, lost, happened.NationTurnEnded(nation="welsh", extra=False)]
    (told, *_) = NARRATOR.tell([began, *quiet], Voice("en"))
    heading, history, *rest = told.split("\n")
    assert heading.startswith("**Round XI")
    assert history.startswith("*History:*")
    assert rest == ["- 🌾 **Welsh:** 1 new army lost: all counters are in play"]


def test_the_withdrawal_has_a_heading_of_its_own() -> None:
    """Otherwise it runs on from the line of history."""
    began = happened.RoundBegan(round=6, numeral="VI", years=(430, 485), event="", scoring="")
    (told, *_) = NARRATOR.tell([began, happened.WithdrawalBegan(armies=3, forts=2)], Voice("en"))
    assert [line for line in told.split("\n") if line.startswith("#")] == ["### The withdrawal"]


def test_what_history_says_of_the_years_comes_after_what_happened() -> None:
    began = happened.RoundBegan(round=6, numeral="VI", years=(430, 485), event="", scoring="")
    free = happened.SubmissionEnded(nation="brigantes", overlord="romans", cause="withdrawal")
    (told, *_) = NARRATOR.tell([began, free, happened.WithdrawalBegan(armies=3, forts=2)], Voice("en"))
    lines = told.split("\n")
    (history,) = [line for line in lines if line.startswith("*History:*")]
    assert "Brigantes" not in history
    assert any("Brigantes" in line for line in lines[: lines.index(history)])


def test_the_withdrawal_says_what_stays_and_what_goes() -> None:
    told = "".join(
        NARRATOR.tell(
            [
                happened.SubmissionEnded(nation="welsh", overlord="romans", cause="withdrawal"),
                happened.WithdrawalBegan(armies=3, forts=3),
                happened.FortReplaced(nation="romano-british", area="kent", unit=""),
                happened.FortReplaced(nation="romano-british", area="york", unit="romano-british-infantry-1"),
                happened.ArmiesRemoved(
                    nation="romans", place="essex", units=("romans-roman-infantry-1",), cause="withdrawal"
                ),
                happened.UnitsPlaced(
                    nation="romano-british", area="york", units=("romano-british-infantry-2",), cause="withdrawal"
                ),
                happened.RomansGone(units=("romans-roman-infantry-2",), forts=("cumbria",)),
            ],
            Voice("en"),
        )
    )
    assert "The Welsh are subjects of Rome no longer" in told
    assert "- 🏘️ **Romano-British:** York 2 and Kent (stronghold)\n" in told
    assert "- 🦅 **Gone:** 2 Roman armies, and the forts or ruins in Cumbria" in told


def test_only_marches_that_are_not_all_named_go_beyond() -> None:
    began = happened.NationTurnBegan(nation="welsh", seat="green", major_invasion=False, raid=False, extra=False)
    moves = [
        moved(f"welsh-infantry-{place}", "powys", goal) for place, goal in enumerate(("march", "gwent", "devon"), 1)
    ]
    end = [happened.MovementEnded(nation="welsh", part=1), happened.NationTurnEnded(nation="welsh", extra=False)]
    told = NARRATOR.tell([began, *moves, *end], Voice("en"))
    assert not re.search(r"beyond|and on\.|further|and more", "".join(told))


@pytest.mark.parametrize(("goals", "times"), [(("march",), 1), (("march", "gwent", "devon", "avalon"), 2)])
def test_a_march_that_a_sentence_has_told_in_full_is_not_listed_too(goals: tuple[str, ...], times: int) -> None:
    """The list names where armies went if the sentence can't."""
    began = happened.NationTurnBegan(nation="welsh", seat="green", major_invasion=False, raid=False, extra=False)
    moves = [moved(f"welsh-infantry-{place}", "powys", goal) for place, goal in enumerate(goals, 1)]
    end = [happened.MovementEnded(nation="welsh", part=1), happened.NationTurnEnded(nation="welsh", extra=False)]
    told = "\n".join(NARRATOR.tell([began, *moves, *end], Voice("en")))
    assert told.count(str(lexicon(GAME_ID, "en").name("march"))) == times
    terse = "\n".join(NARRATOR.tell([began, *moves, *end], Voice("en", "terse")))
    assert terse.count(str(lexicon(GAME_ID, "en").name("march"))) == 1


def test_raiders_who_are_back_at_sea_have_not_marched() -> None:
    began = happened.NationTurnBegan(nation="irish", seat="red", major_invasion=False, raid=True, extra=False)
    units = ("irish-infantry-1",)
    turn = [
        began,
        happened.UnitsMoved(nation="irish", units=units, path=("atlantic-ocean", "clwyd"), paid=1),
        happened.MovementEnded(nation="irish", part=1),
        happened.RaidersReturned(nation="irish", area="clwyd", sea="atlantic-ocean", units=units),
        happened.NationTurnEnded(nation="irish", extra=False),
    ]
    told = "\n".join(NARRATOR.tell(turn, Voice("en")))
    assert told.count("Clwyd") == 1, told


@pytest.mark.parametrize(("scenario", "told"), [("romans-9", "Claudius"), ("after-rome-9", "**Round IV, 430–485.**")])
def test_the_map_that_opens_a_campaign_tells_of_its_first_round(scenario: str, told: str) -> None:
    table = rules.start("britannia-redux", scenario, seed="opening")
    post = Post(kind="map", key="map-opening", turn=table.state.turn)
    text = said(PRESENTER.compose, post, table.events_for(None), table.public(), Voice("en"))
    assert told in text and "*History:*" in text


def test_a_title_that_is_kept_or_taken_says_so() -> None:
    def judged(turn: int, nation: str, count: int) -> Event:
        return happened.KingshipJudged(title="bretwalda", nation=nation, areas={nation: count}, turn=turn)

    told = [
        NARRATOR.tell([event], Voice("en", "terse"), before)
        for event, *before in (
            [judged(8, "saxons", 8)],
            [judged(9, "saxons", 9), judged(8, "saxons", 8)],
            [judged(9, "angles", 9), judged(8, "saxons", 8)],
            [judged(10, "angles", 9), judged(8, "angles", 8), judged(9, "", 0)],
        )
    ]
    assert told == [
        ["Bretwalda: Saxons, 8 areas in England."],
        ["The Saxons keep the title of Bretwalda: 9 areas in England (8 before)."],
        ["The Angles take the title of Bretwalda from the Saxons: 9 areas in England."],
        ["Bretwalda: Angles, 9 areas in England."],
    ]


@each_locale
@each_length
def test_no_two_peoples_take_over_from_the_romans_in_the_same_words(length: Length, locale: str) -> None:
    nations = ("welsh", "brigantes", "picts")
    freed = [happened.SubmissionEnded(nation=each, overlord="romans", cause="withdrawal") for each in nations]
    forts = [
        happened.FortReplaced(nation=nation, area="york", unit=f"{nation}-infantry-1")
        for nation in ("romano-british", *nations)
    ]
    events = [*freed, happened.WithdrawalBegan(armies=0, forts=4), *forts, happened.RomansGone(units=(), forts=())]
    recorder = Recorder()
    with recorder.recording():
        told = "\n".join(NARRATOR.tell(events, Voice(locale, length)))
    variants = [each.variant for each in recorder.sentences(Posting(told)) if not each.is_item]
    assert len([each for each in variants if "-replaced" in each]) == 4
    assert len(variants) == len({*variants})


@each_locale
def test_a_leader_has_a_terse_text_of_his_own(locale: str) -> None:
    has = lexicon(GAME_ID, locale).has
    assert all(
        has(f"terse-arrival-alone-{leader}") or has(f"terse-arrival-led-{leader}")
        for leader in britannia_data().leaders
    )

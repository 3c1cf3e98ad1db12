"""What sets a battle of Ultimus Romanorum apart from others."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec
import pytest

from render.core.posts import LENGTHS, Length, Voice
from render.core.words import words_of
from render.prose.narrator import VARIANTS, Point, Story
from render.ultimus_romanorum.chronicle import summary_text
from render.ultimus_romanorum.circumstances import outcome, told_as
from render.ultimus_romanorum.narration import NARRATOR, recalled
from rules.core.text import lexicon
from rules.ultimus_romanorum import events as happened
from rules.ultimus_romanorum.data.loader import GAME_ID
from tests.render.ultimus_romanorum.test_chronicle import a_view
from tests.render.ultimus_romanorum.test_narrator import SLIPS

ROMANS, GOTHS = ("co-galliae-1", "co-galliae-2"), ("visigothi-u1", "visigothi-u2")


def force(pf: int, *leaders: str, units: tuple[str, ...] = GOTHS) -> happened.ForceFacts:
    return happened.ForceFacts("roman" if units == ROMANS else "barbarian", leaders, units, pf, 1, 0)


def battle(
    victor: happened.ForceFacts, loser: happened.ForceFacts, area: str = "italia-1", year: int = 406
) -> happened.BattleFought:
    """A battle that the attacker wins, and in which no one is lost."""
    return happened.BattleFought(
        area=area, attacker=victor, defender=loser, column="1/1", shifts=(), shifted="1/1", die=5, modifiers=(), row=5,
        attacker_loss="", defender_loss="", winner="attacker", turn=year,
    )  # fmt: skip


GARRISON = ("li-galliae-1", "co-galliae-1")
"""Romans who follow a usurper: in the camp of the Barbarians, and no people on the road."""

STILICHO, ALARIC = force(9, "stilicho", units=ROMANS), force(7, "alaricus")
ALARIC_WEAK = force(6, "alaricus")
LED = force(6, "dux-raetiae", units=ROMANS)
SINGLE = {
    "upset": battle(force(5, "alaricus"), force(8, "dux-raetiae", units=ROMANS)),
    "peasants": battle(STILICHO, force(6, "alaricus", units=("bagaudes-u1",))),
    "romans": battle(STILICHO, happened.ForceFacts("barbarian", ("dux-raetiae",), ROMANS, 6, 1, 0)),
    "masses-foes": battle(force(18, "alaricus"), LED),
    "masses": battle(force(18, "alaricus", units=GARRISON), ALARIC_WEAK),
    "masses-rome": battle(force(18, "stilicho", units=ROMANS), ALARIC_WEAK),
    "masses-unled": battle(force(18, "alaricus"), force(6, units=ROMANS)),
    "masses-crushing": msgspec.structs.replace(battle(force(18, "alaricus"), LED), defender_loss="E"),
    "even": battle(force(6, "alaricus"), LED),
    "unled-garrison": battle(force(9, "alaricus"), force(6, units=ROMANS)),
    "unled-people": battle(force(9, "stilicho", units=ROMANS), force(6)),
    "won": battle(force(9, "alaricus"), LED),
}


@pytest.mark.parametrize("what", SINGLE)
def test_a_battle_is_told_by_its_odds_and_its_armies(what: str) -> None:
    assert told_as([SINGLE[what]]) == (f"battle-fought-{what}", {})


def test_the_same_generals_meet_again() -> None:
    first, back = battle(STILICHO, ALARIC), battle(ALARIC, STILICHO, "italia-2")
    assert told_as([first, battle(STILICHO, ALARIC, "italia-2")]) == (
        "battle-fought-again", {"leader": "stilicho", "foe": "alaricus"}
    )  # fmt: skip
    assert told_as([first, back]) == ("battle-fought-revenge", {"leader": "alaricus", "foe": "stilicho"})


def test_a_general_on_a_streak_and_a_field_of_earlier_battles() -> None:
    foes = [battle(ALARIC, force(5, f"dux-{which}", units=ROMANS), f"italia-{place}")
            for place, which in enumerate(("raetiae", "britanniarum", "armoricani"), 1)]  # fmt: skip
    assert told_as(foes) == ("battle-fought-streak", {"leader": "alaricus", "row": 3})
    assert told_as([foes[0], battle(STILICHO, force(6, "gundericus"))]) == ("battle-fought-ground", {})


def test_what_is_worn_gives_way_to_what_is_not() -> None:
    """Ten battles against armies without a general: not all of them can be told as such."""
    fights = [battle(force(9), force(6, units=ROMANS), f"italia-{place}", 400 + place) for place in range(1, 8)]
    stems = [told_as(fights[: count + 1])[0] for count in range(len(fights))]
    assert {*stems} == {"battle-fought-unled-garrison", "battle-fought-unled", "battle-fought-won"}
    assert all(len({*stems[place : place + 4]}) > 1 for place in range(4))


def test_a_year_remembers_its_battles_in_other_words_than_its_reports() -> None:
    """Both sides have words of their own, and earlier years have used some of them."""
    fights = [battle(STILICHO, ALARIC, year=year) for year in range(406, 411)]
    told = [
        summary_text([fight], a_view(), Voice("en"), fights[:place]).splitlines()[1]
        for place, fight in enumerate(fights)
    ]
    assert len({*told}) == len(told)
    assert recalled(fights[0]).stem == "battle-recalled-rome"
    assert recalled(battle(ALARIC, STILICHO)).stem == "battle-recalled-foes"


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_what_a_year_remembers_is_said_well(locale: str) -> None:
    words = words_of(GAME_ID, locale)
    for fight in SINGLE.values():
        point = recalled(fight)
        for letter in ("", "-b", "-c", "-d", "-e", "-f"):
            told = words(f"tell-{point.stem}{letter}", **point.args)
            assert not SLIPS.search(told), told


def test_the_price_of_a_victory_is_told_of_either_side() -> None:
    lost = msgspec.structs.replace(battle(STILICHO, ALARIC), winner="defender", attacker_loss="E")
    costly = msgspec.structs.replace(battle(STILICHO, ALARIC), attacker_loss="1/2", defender_loss="A")
    assert outcome(lost) == "battle-fought-crushing"
    assert outcome(costly) == "battle-fought-costly"


def test_a_victory_is_costly_by_the_units_that_it_costs() -> None:
    """[8.4.2] A fraction is one of the loser's units, rounded down; the same result costs a large army little."""
    one, many = force(4, units=GOTHS[:1]), force(20, "alaricus", units=tuple(f"visigothi-u{n}" for n in range(1, 7)))
    half = msgspec.structs.replace(battle(STILICHO, one), attacker_loss="1/2", defender_loss="A")
    assert outcome(half) == "battle-fought-clean"
    large = msgspec.structs.replace(battle(many, force(7, units=GARRISON)), attacker_loss="1/2", defender_loss="A")
    assert outcome(large) == "battle-fought-won"


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("length", LENGTHS)
def test_circumstances_are_told_in_clean_sentences(length: Length, locale: str) -> None:
    again: Sequence[happened.BattleFought] = [battle(STILICHO, ALARIC), battle(ALARIC, STILICHO)] * 3
    for told in NARRATOR.tell([*SINGLE.values(), *SINGLE.values(), *again], Voice(locale, length)):
        assert not (found := SLIPS.search(told)), told[max(found.start() - 30, 0) : found.end() + 30]
        assert re.search(r"\d", told), "each battle is told with its figures"


@pytest.mark.parametrize("length", LENGTHS[1:])
@pytest.mark.parametrize("what", [kind for kind in SINGLE if kind != "won"])
def test_battles_of_one_kind_each_have_a_sentence_of_their_own_whatever_their_price(what: str, length: Length) -> None:
    """The plain stem tells the price, and differs from battle to battle: the sentences must go round all the same."""
    (point,) = NARRATOR.points(SINGLE[what], (), ())
    assert isinstance(point, Point)
    has, story = lexicon(GAME_ID, "en").has, Story(NARRATOR, Voice("en", length))
    texts = [key for end in ("", *(f"-{letter}" for letter in VARIANTS)) if has(key := f"tell-{point.stem}{end}")]
    prices = ("battle-fought-clean", "battle-fought-costly", "battle-fought-won", "battle-fought-crushing")
    for turn in range(406, 418):
        told = [story.say(point._replace(plain=prices[(turn * place) % 4]), turn) for place in range(len(texts))]
        assert len({*told}) == len(texts)

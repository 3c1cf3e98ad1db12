"""The narrator of Romanitas tells everything, in three lengths, without repeating a sentence in a turn."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import get_args

import pytest

import rules
from render.presenter import LENGTHS, Length, Voice
from render.prose.narrator import PREFIXES, Narrator, Ornament, Story, variant
from render.romanitas import circumstances
from render.romanitas.chronicle import chapter
from render.romanitas.narrator import NARRATOR, PLAIN
from rules.core.agents import give
from rules.core.events import Event, GameEnded, scored
from rules.core.registry import agents
from rules.core.text import Text, lexicon
from rules.romanitas import events as happened
from rules.romanitas.events import AnyEvent
from tests.render.telling import keys_used, turns

pytestmark = pytest.mark.xdist_group("told campaigns of Romanitas")

SEEDS = range(4)
LOCALES = ("en", "fr")


@cache
def campaign(seed: int) -> Sequence[Event]:
    """All events of a campaign that a sensible or a random player has played."""
    options = dict.fromkeys(rules.games()["romanitas"].options, True) if seed % 2 else {}
    table = rules.start("romanitas", None, options, seed=f"told {seed}")
    player = agents("romanitas", seed)["legate" if seed < 2 else "random"]
    while table.decision is not None:
        give(table, player(table))
    return tuple(table.events)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("seed", SEEDS)
def test_everything_can_be_told(seed: int, length: Length, locale: str) -> None:
    told = NARRATOR.tell(campaign(seed), Voice(locale, length))
    assert len(told) > 10
    assert all("{" not in sentence and sentence.strip() == sentence for sentence in told)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("seed", SEEDS)
def test_every_turn_makes_a_chapter(seed: int, length: Length, locale: str) -> None:
    for events in turns(campaign(seed)):
        heading, _, body = chapter(events, Voice(locale, length)).partition("\n")
        assert heading.startswith("## ")
        assert body


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seed", SEEDS)
def test_longer_voices_say_more(seed: int, locale: str) -> None:
    words = [len(" ".join(NARRATOR.tell(campaign(seed), Voice(locale, length))).split()) for length in LENGTHS]
    assert words[0] * 3 < words[1] * 2
    assert words[1] * 5 < words[2] * 4


@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("seed", SEEDS)
def test_no_sentence_comes_again_in_a_turn_before_its_sisters(seed: int, length: Length) -> None:
    has = lexicon("romanitas", "en").has
    for events in turns(campaign(seed)):
        used = Counter(key for _, key in keys_used("romanitas", NARRATOR, events, length))
        by_stem: dict[str, list[int]] = {}
        for key, count in used.items():
            by_stem.setdefault(re.sub(r"^(?:tell|terse|epic)-|-[b-j]$", "", key), []).append(count)
        for stem, counts in by_stem.items():
            sisters = {variant(has, stem, length, events[0].turn, place) for place in range(30)}
            assert max(counts) - (min(counts) if len(counts) == len(sisters) else 0) <= 1, stem


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seed", SEEDS)
def test_no_normal_sentence_is_said_twice_in_a_turn(seed: int, locale: str) -> None:
    for events in turns(campaign(seed)):
        told = NARRATOR.tell(events, Voice(locale))
        assert [text for text, count in Counter(told).items() if count > 1] == []


@pytest.mark.parametrize("seed", SEEDS)
def test_a_turn_reads_the_same_whether_told_at_once_or_by_parts(seed: int) -> None:
    for events in turns(campaign(seed)):
        middle = len(events) // 2
        whole = NARRATOR.tell(events, Voice())
        parts = NARRATOR.tell(events[:middle], Voice()) + NARRATOR.tell(events[middle:], Voice(), events[:middle])
        assert parts == whole


def test_what_is_told_elsewhere_still_counts_as_used() -> None:
    events = turns(campaign(0))[0]
    outside = NARRATOR.tell(events, Voice(), wanted=lambda event: not event.scene)
    assert set(outside) <= set(NARRATOR.tell(events, Voice()))


def test_silence_is_kept_only_about_known_events() -> None:
    assert {kind.__struct_config__.tag for kind in get_args(AnyEvent)} >= set(NARRATOR.silent)


def test_an_ornament_is_told_once_a_turn_and_only_in_its_lengths() -> None:
    ornament = Ornament("colour-turn-1", {}, PLAIN)
    narrator = Narrator("romanitas", (), {"game-ended": lambda _: (ornament, ornament)}, {})
    ended = GameEnded(rule="3", turn=1, level="", winner=None, reason=Text("romanitas", "level-defeat"))
    assert Story(narrator, Voice()).tell(ended) == lexicon("romanitas", "en").say(Text("romanitas", "colour-turn-1"))
    assert Story(narrator, Voice("en", "terse")).say(ornament, 1) == ""


def test_each_length_has_a_prefix_of_its_own() -> None:
    assert set(PREFIXES) == set(LENGTHS)
    assert len(set(PREFIXES.values())) == len(LENGTHS)


@pytest.mark.parametrize(
    ("key", "line"),
    [
        ("e", "Leur général connaît son métier : *Manœuvre*."),
        ("idle-b", "Ils jouent *Manœuvre*, mais sans effet."),
        ("idle-c", "Ils avaient prévu *Manœuvre*, qui ne sert à rien ici."),
    ],
)
def test_french_lines_name_what_the_enemy_plays(key: str, line: str) -> None:
    told = Text("romanitas", f"tell-stratagem-played-enemy-{key}", (("stratagem", "Manœuvre"),))
    assert lexicon("romanitas", "fr").say(told).replace("\u00a0", " ").replace("\u202f", " ") == line


@pytest.mark.parametrize(
    ("foes", "ending"),
    [(0, "La voie est libre."), (1, "Une flotte ennemie barre la route."), (2, "2 flottes ennemies barrent la route.")],
)
def test_a_sea_route_says_in_french_who_may_embark(foes: int, ending: str) -> None:
    detail = Text("romanitas", "route-detail", (("departure", "Sicile"), ("limitanei", 1), ("foes", foes)))
    told = lexicon("romanitas", "fr").say(detail).replace("\u00a0", " ").replace("\u202f", " ")
    assert told == f"Départ : Sicile, Limitanei : 1 au plus. {ending}"


def test_a_people_that_went_for_a_foreign_city_has_come_before() -> None:
    turned_away = happened.AttackCancelled(nation="franks", city="narbo", why="not-roman", turn=1)
    for turn, ending in ((2, "again"), (4, "")):
        checked = happened.AttitudeChecked(nation="franks", score=scored(6, ()), column="raid", turn=turn)
        assert circumstances.attitude(checked, [turned_away]) == ending
    assert circumstances.attitude(checked, []) == "first"

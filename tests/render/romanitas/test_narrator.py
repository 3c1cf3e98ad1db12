"""The narrator of Romanitas tells everything, in three lengths, without repeating a sentence in a turn."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Literal, get_args

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
from rules.romanitas.data.loader import romanitas_data
from rules.romanitas.data.tables import Column, Piracy
from rules.romanitas.events import AnyEvent
from tests.render.telling import keys_used, turns
from tests.sampling import spread

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


@pytest.mark.parametrize(("seed", "length", "locale"), spread(SEEDS, LENGTHS, LOCALES))
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


def _spent(cause: str) -> happened.RomannessChanged:
    return happened.RomannessChanged(change=-1, total=3, cause=cause, turn=2)


@pytest.mark.parametrize(("winner", "told_apart"), [("roman", False), ("", True)])
def test_ships_sunk_in_a_won_fight_are_told_with_its_end(winner: Literal["roman", ""], told_apart: bool) -> None:
    zone, scene = "pont-euxin", "naval-1"
    fleets, enemies = ("classis-alexandrina",), ("slavs",)
    began = happened.NavalBattleBegan(
        zone=zone, fleets=fleets, enemies=enemies, figure="comes", cargo={}, scene=scene, turn=1
    )
    gone = happened.FleetGone(nation="slavs", zone=zone, scene=scene, turn=1)
    ended = happened.NavalBattleEnded(zone=zone, winner=winner, scene=scene, turn=1)
    _, end = NARRATOR.tell([began, gone, ended], Voice())
    assert end.count("Slavs") == 1
    assert ("The fleet of the Slavs" in end) == told_apart


def test_a_fleet_that_loses_its_coast_is_told_by_itself() -> None:
    assert NARRATOR.tell([happened.FleetGone(nation="vandals", zone="central-med", turn=3)], Voice())


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    ("event", "cause"),
    [
        (happened.UnitImproved(unit="isauriens", turn=2), "improvement"),
        (happened.DesolationRemoved(city="antioch", how="rebuilding", turn=2), "rebuilding"),
        (happened.PiecesRecalled(pieces=("isauriens",), turn=2), "remobilisation"),
        (happened.PiecesRecalled(pieces=("comes",), turn=2), "remobilisation"),
        (happened.AmbassadorSent(nation="vandals", die=2, needed=4, success=False, turn=2), "ambassador"),
        (happened.MarriageOffered(space="lazica", score=scored(2, ()), needed=5, success=False, turn=2), "marriage"),
    ],
)
def test_what_is_bought_tells_its_price(event: Event, cause: str, locale: str) -> None:
    price, free = {"en": ("1 RP)", "free)"), "fr": ("1 PR)", "sans frais)")}[locale]
    (paid,) = NARRATOR.tell([_spent(cause), event], Voice(locale))
    (given,) = NARRATOR.tell([event], Voice(locale))
    assert price in paid.replace("\N{NO-BREAK SPACE}", " ")
    assert free in given.replace("\N{NO-BREAK SPACE}", " ")


def test_a_missionary_is_told_with_his_price() -> None:
    sent = happened.MissionarySent(target="lazica", turn=2)
    turned = happened.DiplomacyTurned(space="lazica", side="roman", turn=2)
    assert NARRATOR.tell([_spent("missionary"), sent, turned], Voice())[-1].endswith("(missionary: 1 RP).")
    assert "missionary" not in NARRATOR.tell([turned], Voice())[-1]


def test_piracy_of_a_fleet_that_is_out_already_says_so() -> None:
    row = romanitas_data().attitude_rows["vandals"]
    zone, total = next(
        (each.zone, each.min) for each in row.results if isinstance(each, Piracy) and each.min is not None
    )
    checked = happened.AttitudeChecked(nation="vandals", score=scored(total, ()), column=Column.PIRACY, turn=3)
    sailed = happened.FleetSailed(nation="vandals", zone=zone, turn=1)
    gone = happened.FleetGone(nation="vandals", zone=zone, turn=2)
    assert circumstances.at_sea(checked, [sailed])
    assert not circumstances.at_sea(checked, [sailed, gone])
    assert not circumstances.at_sea(checked, [])


def test_a_gift_that_the_full_track_cannot_take_is_not_added() -> None:
    counted = happened.Counted(lines=(("possession", "constantinople", 11),), total=11, turn=6)
    gift = happened.RomannessChanged(change=1, total=10, cause="church-gift", turn=6)
    assert circumstances.held_back(gift, [counted]) == 1
    assert "+1" not in NARRATOR.tell([counted, gift], Voice())[-1]
    assert circumstances.held_back(gift, [happened.Counted(lines=(), total=9, turn=6)]) == 0


def test_whose_ships_were_seen_does_not_appear_for_the_first_time() -> None:
    sailed = happened.FleetSailed(nation="slavs", zone="pont-euxin", turn=1)
    checked = happened.AttitudeChecked(nation="slavs", score=scored(6, ()), column=Column.RAID_1, turn=2)
    assert circumstances.attitude(checked, []) == "first"
    assert circumstances.attitude(checked, [sailed]) == ""

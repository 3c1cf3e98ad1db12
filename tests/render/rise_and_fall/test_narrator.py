"""The narrator of Rise and Fall: three voices for everything, and all variants of a sentence before any repeats."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

import data
import rules
from render.presenter import LENGTHS, Length, Voice
from render.prose.narrator import PREFIXES, Ornament, Point, variant
from render.rise_and_fall import PRESENTER
from render.rise_and_fall.chronicle import summary_text
from render.rise_and_fall.narrator import NARRATOR, balance, naming, rest_of_turn, victors
from render.rise_and_fall.player_turn import player_turn_text
from rules.core.events import Event, GameEnded, Modifier
from rules.core.text import Text, lexicon
from rules.rise_and_fall import events as happened
from rules.rise_and_fall.data.loader import rise_data
from tests.render.rise_and_fall.playing import PLAYED_ONCE, played
from tests.render.telling import keys_used, turns
from tests.sampling import spread

GAME = "rise-and-fall"
CAMPAIGNS = (("rise-60bc-20ad", False), ("crisis-220-340", True), ("fall-350-470", False))
LOCALES = ("en", "fr")
VARIANT = re.compile(r"-[b-j]$")
UNDER_CIRCUMSTANCES = (
    "attacked-", "absorbed-", "leader-arrived-", "leader-left-", "peace-made-", "civil-war-began-", "star-looted-again",
    "thread-",
)  # fmt: skip


pytestmark = pytest.mark.xdist_group(PLAYED_ONCE)


def campaign(scenario: str, three: bool) -> Sequence[Event]:
    """All events of a campaign that the Legate has played."""
    return played(scenario, three)[0]


@pytest.mark.parametrize(
    ("locale", "of_parthia", "of_the_sassanids"),
    [("en", "Parthia pays", "The Sassanids pay"), ("fr", "La Parthie paie", "Les Sassanides paient")],
)
def test_the_persians_have_one_name_at_a_time(locale: str, of_parthia: str, of_the_sassanids: str) -> None:
    """Posts name them as their pictures do: by who rules. Without a picture the year of the revolt decides."""
    before, after = (happened.TributeSet(turn=turn, amount=3) for turn in (_turn_of(200), _turn_of(250)))

    def told(event: Event) -> str:
        return " ".join(NARRATOR.tell([event], Voice(locale)))

    assert of_parthia in told(before)
    assert of_the_sassanids in told(after)
    with naming({"sassanid": False}):  # the revolt has failed
        assert of_parthia in told(after)
    with naming({"sassanid": True}):
        assert of_the_sassanids in told(before)


def _turn_of(year: int) -> int:
    return next(turn for turn in range(100) if rise_data().year(turn) >= year)


def test_the_seat_of_the_persians_is_named_as_they_are() -> None:
    for scenario, name in (("zenith-100-190", "Parthia"), (next(iter(_SASSANID)), "The Sassanids")):
        assert str(rules.start(GAME, scenario, seed="names").seat_name("parthia")) == name


_SASSANID = [each.id for each in rise_data().scenarios.values() if each.sassanid]


# The Sassanids as a subject, and a verb in the singular.
_SINGULAR = {
    "en": r"(?<!of )(?<!with )(?<!from )(?<!against )(?<!and )(?<!to )[Tt]he Sassanids "
    r"(?:still )?(?:has|is|was|[a-z]+[^s]s)\b",
    "fr": r"(?<!avec )(?<!contre )(?<!et )[Ll]es Sassanides "
    r"(?:n'|en |s'en )?(?!contre\b|et\b|se\b)(?:a|va|\w*[^n]t|\w+[ea])\b",
}


@pytest.mark.parametrize("locale", LOCALES)
def test_the_sassanids_take_verbs_in_the_plural(locale: str) -> None:
    """Parthia is one, the Sassanids are many: a sentence that can be told of both agrees with both."""
    said, args = lexicon(GAME, locale), _of_the_sassanids(locale)
    told = {key: said.say(Text(GAME, key, args)) for key in _narrated()}
    assert sum("Sassanid" in text for text in told.values()) > 50
    assert not {key: text for key, text in told.items() if re.search(_SINGULAR[locale], text)}


def _narrated() -> list[str]:
    """The keys of all texts of the narrator."""
    keys = "|".join(PREFIXES.values())
    return re.findall(rf"^((?:{keys})[a-z-]+) =", _prose("en"), re.MULTILINE)


def _prose(locale: str) -> str:
    files = data.path(GAME, "texts", locale).glob("prose*.ftl")
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def _of_the_sassanids(locale: str) -> tuple[tuple[str, str | int], ...]:
    """Arguments for any text, in which the Sassanids do everything that an empire can do."""
    used = sorted(re.findall(r"\$([a-z_]+)(-[a-z]+)?", _prose(locale), re.IGNORECASE))
    args: dict[str, str | int] = {name: "rome" if form else 3 for name, form in used}
    return tuple((args | dict.fromkeys(("by", "empire", "player", "persians"), "sassanid")).items())


def stems(length: Length) -> set[str]:
    """The stems of which the catalogue has a text in a length, without their variants."""
    texts = "\n".join(file.read_text(encoding="utf-8") for file in data.path(GAME, "texts", "en").glob("prose*.ftl"))
    found = re.findall(rf"^{PREFIXES[length]}([a-z-]+) =", texts, re.MULTILINE)
    return {VARIANT.sub("", stem) for stem in found}


@pytest.mark.parametrize("length", LENGTHS)
def test_every_voice_tells_everything(length: Length) -> None:
    """Circumstances have texts at normal length only; elsewhere the plain texts serve, or these. Lists are terse."""
    normal = stems("normal")
    special = {stem for stem in normal if stem.startswith(UNDER_CIRCUMSTANCES)}
    alike = normal - {*special, "turn-heading"} | {"attacked-alone"}
    own_words = {"player-turn-began", "taken", "taken-more", "more-revolts", "raised-units"}
    found = stems(length) - {*special, "turn-heading"} | {"attacked-alone"}
    lists = (
        {
            "all-rebuilding",
            "all-rebuilt",
            "all-recivilised",
            "all-revolts-ended",
            "areas-looted",
            "areas-yielded",
            "only-fights",
            "only-fights-also",
            "other-fights",
            "other-fights-also",
        }
        if length == "terse"
        else set()
    )
    assert found == alike - (own_words if length == "epic" else set()) | lists


@pytest.mark.parametrize(("of", "length"), spread(CAMPAIGNS, LENGTHS))
def test_no_sentence_comes_again_in_a_turn_before_its_sisters(of: tuple[str, bool], length: Length) -> None:
    has = lexicon(GAME, "en").has
    for events in turns(campaign(*of)):
        by_stem: dict[str, Counter[str]] = {}
        for stem, key in keys_used(GAME, NARRATOR, events, length):
            by_stem.setdefault(stem, Counter())[key] += 1
        for stem, used in by_stem.items():
            if max(used.values()) == 1:
                continue
            sisters = {variant(has, stem, length, events[0].turn, place) for place in range(30)}
            least = min(used.values()) if len(used) == len(sisters) else 0
            assert max(used.values()) - least <= 1, stem


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("scenario", "three"), CAMPAIGNS)
def test_longer_voices_say_more(scenario: str, three: bool, locale: str) -> None:
    events = campaign(scenario, three)
    counts = [len(" ".join(NARRATOR.tell(events, Voice(locale, length))).split()) for length in LENGTHS]
    assert counts[0] * 5 < counts[1] * 4
    assert counts[1] * 5 < counts[2] * 4


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize(("scenario", "three"), CAMPAIGNS)
def test_sentences_are_written_as_they_should_be(scenario: str, three: bool, length: Length, locale: str) -> None:
    """No two full stops, no doubled space, no article that should have been drawn together, no id for a name."""
    ids = {each for each in rise_data().names if "-" in each}
    slips = re.compile(
        r"\.\.|  | [,.]|\bthe the\b|\b(?:de|à) les?\b(?! \w+(?:er|ir|re)\b)|\bde [AEIOUÉÈ]\w"
        r"|\bd'[^aeiouhAEIOUHÀ-ÿœ]"
    )
    for events in turns(campaign(scenario, three)):
        voice = Voice(locale, length)
        for said in (*NARRATOR.tell(events, voice), PRESENTER.chapter(events, voice)):
            text = said.replace("...", "…")
            assert not (found := slips.search(text)), text[max(found.start() - 30, 0) : found.end() + 30]
            assert not ids & set(re.findall(r"[a-z-]+", text)), text


def test_forms_of_names() -> None:
    attacked = happened.Attacked(
        rule="Combat", turn=1, area="suebi", attacker="legion-24", origin="antioch", supporters=(),
        defenders=("german-goths-1", "german-goths-2", "celt-norici"),
        attack=(Modifier("x", 3),), defense=(Modifier("x", 2),),
    )  # fmt: skip
    ((args,),) = ([point.args for point in NARRATOR.points(attacked, ()) if isinstance(point, Point)],)
    for locale, key, forms in (
        ("en", "tell-attacked-rebels-d", "of the Goths and of the Norici"),
        ("fr", "tell-attacked-alone-d", "des Goths et des Noriques"),
    ):
        assert lexicon(GAME, locale).say(Text(GAME, key, tuple(args.items()))).count(forms) == 1


@pytest.mark.parametrize("locale", LOCALES)
def test_the_walls_are_named_where_no_one_stands_behind_them(locale: str) -> None:
    attacked = happened.Attacked(
        rule="Combat", turn=1, area="byzantium", attacker="hunnic-huns-1", origin="thrace", supporters=(),
        defenders=(), attack=(Modifier("x", 3),), defense=(Modifier("x", 2),),
    )  # fmt: skip
    for length in LENGTHS:
        (said,) = NARRATOR.tell([attacked], Voice(locale, length))
        assert lexicon(GAME, locale).form("walls", "the").split(" ", 1)[1].casefold() in said.casefold()


@pytest.mark.parametrize("length", LENGTHS)
def test_rome_is_told_of_by_name_when_it_falls_and_returns(length: Length) -> None:
    taken = happened.AreaTaken(rule="x", turn=50, scene="s", area="rome", by="kingdom-vandals", before="rome")
    looted = happened.StarLooted(rule="x", turn=50, scene="s", area="rome", unit="kingdom-vandals-1")
    over = happened.PlayerTurnEnded(rule="x", turn=50, scene="s", player="german")
    back = [
        happened.AreaTaken(rule="x", turn=51, scene="t", area="rome", by="rome", before="kingdom-vandals"),
        happened.PlayerTurnEnded(rule="x", turn=51, scene="t", player="rome"),
    ]
    used = [stem for events in ([taken, looted, over], back) for stem, _ in keys_used(GAME, NARRATOR, events, length)]
    assert [stem for stem in used if "rome" in stem] == ["star-looted-rome", "rome-taken", "rome-regained"]


def test_leaders_and_civil_wars_have_lines_of_their_own() -> None:
    has = lexicon(GAME, "en").has
    assert [leader for leader in rise_data().leaders if not has(f"colour-leader-{leader}")] == []
    turns_of_war = {rise_data().turn(year) for year in rise_data().civil_wars}
    assert [turn for turn in sorted(turns_of_war) if not has(f"colour-civil-war-{turn}")] == []


def test_every_decade_has_a_line_for_each_voice_that_is_not_terse() -> None:
    has = lexicon(GAME, "en").has
    every = range(1, rise_data().tables.turns + 1)
    assert [turn for turn in every if not (has(f"colour-turn-{turn}") and has(f"colour-turn-{turn}-epic"))] == []


def test_an_ornament_belongs_to_the_longest_voice() -> None:
    arrived = happened.LeaderArrived(rule="Great Leaders", turn=17, leader="trajan")
    ornaments = [point for point in NARRATOR.points(arrived, ()) if isinstance(point, Ornament)]
    assert [ornament.lengths for ornament in ornaments] == [("epic",)]


@pytest.mark.parametrize("locale", LOCALES)
def test_the_level_has_a_capital_letter_at_the_start_of_a_sentence_only(locale: str) -> None:
    level = Text(GAME, "level-roman-marginal")
    name = str(lexicon(GAME, locale).say(level))
    ended = GameEnded(rule="x", turn=9, level="roman-marginal", winner="rome", reason=Text(GAME, "end-count-level"))
    for length in LENGTHS:
        (said,) = NARRATOR.tell([ended], Voice(locale, length))
        assert said.startswith(f"**{name[0].upper()}{name[1:]}.**")
    assert name[0].islower()


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "Burdigala, Cyrene and Athens need no garrison any more."),
        ("fr", "Il n'y a plus besoin de garnison à Burdigala, à Cyrène et à Athènes."),
    ],
)
def test_areas_that_need_no_garrison_any_more_are_one_list(locale: str, told: str) -> None:
    areas = ("burdigala", "cyrene", "athens")
    scene = [
        happened.PlayerTurnBegan(player="rome", turn=10, scene="rome-19"),
        happened.WarDeclared(by="kushans", on="parthia", turn=10, scene="rome-19"),
        *(happened.Recivilised(area=area, empire="rome", turn=10, scene="rome-19") for area in areas),
    ]
    text = player_turn_text(scene, [], Voice(locale))
    assert told in text


@pytest.mark.parametrize(("locale", "told"), [("en", "The Emperor is in Italia."), ("fr", "L'Empereur est en Italie.")])
def test_the_emperor_is_where_he_went_last(locale: str, told: str) -> None:
    began = happened.PlayerTurnBegan(player="rome")
    war = happened.WarDeclared(by="kushans", on="parthia")
    scene = [began, war, *(happened.EmperorPlaced(place=place) for place in ("asia-minor", "asia-minor", "italia"))]
    text = player_turn_text(scene, [], Voice(locale))
    assert told in text.replace("\u00a0", " ")
    assert {"en": "Asia Minor", "fr": "Asie Mineure"}[locale] not in text


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "Rome gives up Osrohene, Hatra and Palmyra to the Sassanids."),
        ("fr", "Rome cède l'Osroène, Hatra et Palmyre aux Sassanides."),
    ],
)
def test_areas_that_a_treaty_gives_away_are_told_in_one_sentence(locale: str, told: str) -> None:
    began = happened.PlayerTurnBegan(player="parthia", turn=30)
    yielded = [
        happened.AreaYielded(area=area, by="rome", to="parthia", turn=30) for area in ("osrohene", "hatra", "palmyra")
    ]
    assert told in player_turn_text([began, *yielded], (), Voice(locale))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_list_of_the_rest_is_whole_sentences(locale: str) -> None:
    """Counts of points, units and stars stay figures; what happened has a verb, not a name and a colon."""
    figures = {"production-counted", "production-counted-half", "raised", "raised-units", "idle"}
    figures |= {"attacked", "attacked-alone", "absorbed"}
    lines = data.path(GAME, "texts", locale, "prose-terse.ftl").read_text("utf-8").splitlines()
    name = r"\W{0,6}(?:\{ \$[\w-]+ \}|[^\W\d]\w+)\W{0,4}?:\*{0,2} "
    telegram = re.compile(rf"^terse-([\w-]+) = (?:{name}|\W*\{{ \$count \}} (?:more|de plus))")
    found = {match.group(1) for line in lines if (match := telegram.match(line))}
    assert {stem for stem in found if not stem.startswith(("turn-ended", "thread"))} <= figures


@pytest.mark.parametrize(
    ("unit", "stem"),
    [
        ("mig-alans", "kingdom-founded-other"),
        ("mig-franks-2", "kingdom-founded"),
        ("mig-alemanni", "kingdom-founded-other"),
    ],
)
def test_a_kingdom_under_another_peoples_name_says_so(unit: str, stem: str) -> None:
    event = happened.KingdomFounded(kingdom="kingdom-franks-ii", unit=unit, capital="lugdunum", units=5, turn=40)
    assert [point.stem for point in NARRATOR.points(event, ()) if isinstance(point, Point)] == [stem]


def test_saxons_found_the_kingdom_of_the_saxons() -> None:
    event = happened.KingdomFounded(kingdom="kingdom-saxons", unit="mig-saxones", capital="lugdunum", units=5, turn=40)
    assert [point.stem for point in NARRATOR.points(event, ()) if isinstance(point, Point)] == ["kingdom-founded"]


@pytest.mark.parametrize(("locale", "told"), [("en", "Rome takes Aquitania."), ("fr", "Rome prend l'Aquitaine.")])
def test_the_list_gives_taken_areas_their_articles(locale: str, told: str) -> None:
    scene = [
        happened.PlayerTurnBegan(player="rome", turn=10, scene="rome-19"),
        happened.WarDeclared(by="kushans", on="parthia", turn=10, scene="rome-19"),
        happened.AreaTaken(area="aquitania", before="celtic", by="rome", turn=10, scene="rome-19"),
    ]
    assert told in player_turn_text(scene, [], Voice(locale))


def test_the_victories_of_a_list_have_victors() -> None:
    attacked = happened.Attacked(
        rule="Combat", turn=1, area="suebi", attacker="legion-24", origin="antioch", supporters=(),
        defenders=(), attack=(), defense=(),
    )  # fmt: skip
    (point, *_) = rest_of_turn([attacked, attacked], ())
    assert isinstance(point, Point)
    assert point.args["units"] == (Text(GAME, "raised-of", (("power", "rome"), ("count", 2))),)


PEOPLES = ("alans", "quadi", "veneti-slavs", "saka", "iceni")


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "Rome takes the land of the Alans and the land of the Quadi."),
        ("fr", "Rome prend la terre des Alains et la terre des Quades."),
    ],
)
def test_an_area_with_the_name_of_a_people_is_its_land(locale: str, told: str) -> None:
    scene = [
        happened.PlayerTurnBegan(player="rome", turn=10, scene="rome-19"),
        happened.WarDeclared(by="kushan", on="parthia", turn=10, scene="rome-19"),
        *(
            happened.AreaTaken(area=area, before="german", by="rome", turn=10, scene="rome-19")
            for area in ("alans", "quadi")
        ),
    ]
    assert told in player_turn_text(scene, [], Voice(locale))


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "The Mauri take the land of the Huns and the land of the Mauri."),
        ("fr", "Les Maures prennent la terre des Huns et la terre des Maures."),
    ],
)
def test_an_area_with_the_id_of_a_power_is_its_land(locale: str, told: str) -> None:
    scene = [
        happened.PlayerTurnBegan(player="rome", turn=10, scene="rome-19"),
        *(happened.AreaTaken(area=area, before="", by="mauri", turn=10, scene="rome-19") for area in ("huns", "mauri")),
    ]
    assert told in player_turn_text(scene, [], Voice(locale))
    quiet = happened.RevoltEnded(area="mauri", turn=10)
    assert "land of the Mauri is" in NARRATOR.tell([quiet], Voice())[0]


def test_a_player_turn_without_news_has_no_heading() -> None:
    """Later in a decade it has no text at all, so nothing is posted."""
    first = happened.PlayerTurnBegan(player="rome", turn=10, scene="rome-19")
    second = happened.PlayerTurnBegan(player="parthia", turn=10, scene="parthia-20")
    counted = happened.ProductionCounted(
        empire="parthia", half="", lines=(), total=9, half_points=18, turn=10, scene="parthia-20"
    )
    war = happened.WarDeclared(by="rome", on="celt", turn=10, scene="rome-19")
    assert player_turn_text([second, counted], [first, war], Voice()) == ""
    assert "turn__" not in player_turn_text([second, counted], [], Voice())


@pytest.mark.parametrize(("locale", "land"), [("en", "the land of "), ("fr", "la terre des ")])
@pytest.mark.parametrize("area", PEOPLES)
def test_no_one_takes_a_people(locale: str, land: str, area: str) -> None:
    words = lexicon(GAME, locale)
    assert words.form(area, "the").startswith(land)
    assert words.form(area, "number") == "singular"


def test_a_counter_has_the_name_of_its_area_only_if_both_are_those_of_a_people() -> None:
    """Else a choice reads "Colchis (Colchis)"."""
    words = lexicon(GAME, "en")
    lands = {words.name(area) for area in rise_data().areas if words.form(area, "in") == f"in {words.name(area)}"}
    assert not lands & {words.name(unit).rstrip(" 0123456789") for unit in rise_data().kind}


@pytest.mark.parametrize(
    ("player", "locale", "heading"),
    [
        ("parthia", "en", "__Parthia's turn__"),
        ("german", "en", "__The Germans' turn__"),
        ("hunae", "en", "__The Hunae's turn__"),
        ("parthia", "fr", "__Tour de la Parthie__"),
        ("german", "fr", "__Tour des Germains__"),
    ],
)
def test_a_report_is_headed_by_whose_turn_it_was(player: str, locale: str, heading: str) -> None:
    """The peoples that a player moves fight in it too, so its heading isn't the name of a power."""
    scene = [
        happened.PlayerTurnBegan(player=player, turn=10, scene="x-19"),
        happened.WarDeclared(by="celt", on="rome", turn=10, scene="x-19"),
    ]
    assert player_turn_text(scene, [], Voice(locale)).splitlines()[0] == heading


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "Rome pays the Colchians and the Iberians in Iberia to stay."),
        ("fr", "les Colchidiens et les Ibères en Ibérie"),
    ],
)
def test_bribed_units_have_articles(locale: str, told: str) -> None:
    bribes = [
        happened.BribeMade(empire="rome", unit=unit, area=area, turn=10, scene="rome-19")
        for unit, area in (("asian-colchis", "colchis"), ("asian-iberian", "iberia"))
    ]
    scene = [happened.PlayerTurnBegan(player="rome", turn=10, scene="rome-19"), *bribes]
    assert told in player_turn_text(scene, [], Voice(locale))


def fight(area: str, attacker: str, strength: int, scene: str = "parthia-68") -> happened.Attacked:
    return happened.Attacked(
        rule="Combat", turn=34, area=area, attacker=attacker, origin="antioch", supporters=(),
        defenders=("legion-24",), attack=(Modifier("x", strength),), defense=(Modifier("x", 2),), scene=scene,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("gained", "told"),
    [
        ((), "More victories: Germans 2, in Siscia and Cremona."),
        (("siscia",), "More victories: Germans 2, also in Cremona."),
    ],
)
def test_fights_elsewhere_are_also_only_beside_others(gained: Sequence[str], told: str) -> None:
    begun = happened.PlayerTurnBegan(player="parthia", turn=34, scene="parthia-68")
    fights = [fight(area, "german-quadi", 3) for area in ("salona", "siscia", "cremona")]
    won = [
        happened.AreaTaken(area=area, before="rome", by="german", turn=34, scene="parthia-68")
        for area in ("salona", *gained)
    ]
    assert told in player_turn_text([begun, *fights, *won], [], Voice("en"))


def test_a_fight_comes_before_the_looting_that_it_led_to() -> None:
    scene = [
        happened.PlayerTurnBegan(player="parthia", turn=34, scene="parthia-68"),
        happened.WarDeclared(by="german", on="rome", turn=34, scene="parthia-68"),
        fight("salona", "german-quadi", 3),
        happened.StarLooted(area="salona", unit="german-quadi", turn=34, scene="parthia-68"),
    ]
    text = player_turn_text(scene, [], Voice("en"))
    war, won, looted = (text.index(part) for part in ("Germans", "3 to 2", "Quadi leave nothing"))
    assert war < won < looted


def test_the_lootings_of_a_nation_are_one_sentence_of_the_list() -> None:
    areas = ("salona", "siscia", "cremona", "ravenna", "rome")
    looted = [
        happened.StarLooted(area=area, unit="german-quadi", turn=34, scene="parthia-68") for area in ("genua", *areas)
    ]
    begun = happened.PlayerTurnBegan(player="parthia", turn=34, scene="parthia-68")
    _, genua, rome, rest = player_turn_text([begun, *looted], [], Voice("en")).splitlines()
    assert "Genua" in genua
    assert "Rome is sacked" in rome
    assert rest == "- 🔥 The Germans loot Salona, Siscia, Cremona and Ravenna."


def test_a_looting_by_itself_keeps_the_name_of_the_tribe() -> None:
    looted = [
        happened.StarLooted(area=area, unit="german-quadi", turn=34, scene="parthia-68") for area in ("genua", "salona")
    ]
    begun = happened.PlayerTurnBegan(player="parthia", turn=34, scene="parthia-68")
    assert "The Quadi loot **Salona**." in player_turn_text([begun, *looted], [], Voice("en")).splitlines()[-1]


def test_the_turning_point_stays_first_where_nothing_led_to_it() -> None:
    scene = [
        happened.PlayerTurnBegan(player="parthia", turn=34, scene="parthia-68"),
        fight("siscia", "german-quadi", 3),
        happened.StarLooted(area="salona", unit="german-quadi", turn=34, scene="parthia-68"),
    ]
    assert "Quadi" in player_turn_text(scene, [], Voice("en")).splitlines()[1]
    assert "Salona" in player_turn_text(scene, [], Voice("en")).splitlines()[1]


def test_the_balance_of_a_decade_is_how_many_areas_each_power_has_gained() -> None:
    def changed(area: str, before: str, by: str) -> happened.AreaTaken:
        return happened.AreaTaken(area=area, before=before, by=by, turn=3)

    events = [
        changed("salona", "rome", "german"),
        changed("siscia", "rome", "german"),
        changed("salona", "german", "rome"),
    ]
    assert balance(events) == {"rome": -1, "german": 1}
    assert balance([*events, changed("siscia", "german", "")]) == {"rome": -1}


BEGUN = happened.PlayerTurnBegan(player="parthia", turn=30, scene="parthia-60")
LATER: dict[str, Any] = {"turn": 30, "scene": "parthia-60"}


@pytest.mark.parametrize(
    "events",
    [
        (happened.SassanidRevoltBegan(**LATER), happened.SassanidRevoltEnded(won=True, **LATER)),
        (happened.LeaderLeft(leader="ardashir", **LATER), happened.LeaderArrived(leader="shapur", **LATER)),
        (
            happened.KingdomFounded(kingdom="kingdom-franks", unit="mig-franks-1", capital="genua", units=5, **LATER),
            happened.AreaTaken(area="rome", before="rome", by="kingdom-franks", **LATER),
        ),
        (happened.WarDeclared(by="rome", on="celt", **LATER), happened.PeopleGone(people="celt", **LATER)),
    ],
)
def test_what_leads_to_the_turning_point_is_told_before_it(events: Sequence[Event]) -> None:
    alone = [player_turn_text([BEGUN, event], [], Voice()).splitlines()[1] for event in events]
    assert player_turn_text([BEGUN, *events], [], Voice()).splitlines()[1:3] == alone


def test_an_alliance_that_ends_in_the_turn_in_which_it_began_is_no_news() -> None:
    alliance: dict[str, Any] = {"empire": "parthia", "people": "african", **LATER}
    war = happened.WarDeclared(by="rome", on="african", **LATER)
    scene = [BEGUN, war, happened.AllianceBegan(**alliance), happened.AllianceEnded(**alliance)]
    assert player_turn_text(scene, [], Voice()) == player_turn_text([BEGUN, war], [], Voice())


def test_areas_given_away_are_told_once() -> None:
    peace = happened.PeaceMade(by="rome", rung=2, until=32, **LATER)
    given = [happened.AreaYielded(area=area, by="rome", to="parthia", **LATER) for area in ("hatra", "palmyra")]
    text = player_turn_text([BEGUN, peace, *given], [], Voice())
    assert "Rome gives up Hatra and Palmyra to the Sassanids." in text
    assert text.count("Hatra") == 1


def test_stars_rebuilt_are_one_list() -> None:
    rebuilt = [
        happened.StarRebuilt(area=area, empire="rome", done=done, **LATER)
        for area, done in (("aquilia", True), ("cremona", True), ("lutetia", False))
    ]
    war = happened.WarDeclared(by="parthia", on="rome", **LATER)
    text = player_turn_text([BEGUN, war, *rebuilt], [], Voice())
    assert "Aquileia and Cremona are rebuilt. Lutetia is being rebuilt." in text


@pytest.mark.parametrize(
    ("unit", "area", "told"),
    [
        ("german-bastarnae", "bastarnae", "Rome pays the Bastarnae to stay."),
        ("german-bastarnae", "daci", "Rome pays the Bastarnae to stay among the Daci."),
        ("euro-sarmatian-scythae-europe-1", "scythae", "Rome pays the Scythians to stay."),
    ],
)
def test_no_one_is_bribed_in_a_namesake(unit: str, area: str, told: str) -> None:
    bribe = happened.BribeMade(empire="rome", unit=unit, area=area, **LATER)
    assert told in player_turn_text([BEGUN, bribe], [], Voice())


def test_what_happens_between_player_turns_is_told_at_the_end_of_the_decade() -> None:
    events = [
        happened.LeaderArrived(leader="arminius", turn=9),
        happened.ArmeniaTurned(to="", turn=9),
        happened.LeaderArrived(leader="artabanus", turn=9, scene="parthia-18"),
    ]
    view: Any = {"state": {"options": {}}}
    with patch("render.rise_and_fall.chronicle.game_of"):
        lines = summary_text(events, view, Voice()).splitlines()
    assert lines[1:3] == ["👑 **Arminius** comes to power.", "Armenia is free."]
    assert "Artabanus" not in "".join(lines[:3])


@pytest.mark.parametrize("locale", LOCALES)
def test_the_terse_voice_too_goes_round_in_the_whole_campaign(locale: str) -> None:
    """Wars of three decades are declared in three ways."""
    past: list[Event] = []
    told = set()
    for turn in (10, 11, 12):
        scene = [
            happened.PlayerTurnBegan(player="rome", turn=turn, scene=f"rome-{turn}"),
            happened.WarDeclared(by="rome", on="celt", turn=turn, scene=f"rome-{turn}"),
        ]
        told.add(player_turn_text(scene, past, Voice(locale, "terse")).splitlines()[-1])
        past += scene
    assert len(told) == 3


def test_an_alliance_with_a_people_that_is_gone_needs_no_end() -> None:
    gone = happened.PeopleGone(people="european", **LATER)
    ended = happened.AllianceEnded(empire="parthia", people="european", **LATER)
    assert player_turn_text([BEGUN, gone, ended], [], Voice()) == player_turn_text([BEGUN, gone], [], Voice())


@pytest.mark.parametrize("length", ["normal", "terse", "epic"])
def test_a_kingdom_that_enters_and_leaves_roman_service_in_one_turn_is_told_to_have_done_both(length: Length) -> None:
    turned = [
        happened.KingdomTurned(kingdom="kingdom-franks", status=status, **LATER) for status in ("foederatus", "rogue")
    ]
    entered, left, both = (
        player_turn_text([BEGUN, *scene], [], Voice(length=length)) for scene in (turned[:1], turned[1:], turned)
    )
    assert len({entered, left, both}) == 3
    assert both.count("Kingdom of the Franks") == 1


@pytest.mark.parametrize(
    ("horde", "unit", "turn", "told"),
    [
        ("huns", "hunnic-huns-1", 45, "🐎 **The Huns have come**, out of the grass at the edge of the map."),
        ("hunae", "hunae", 48, "🐎 **The Hunae have come**, out of the grass at the edge of the map."),
    ],
)
def test_the_first_riders_of_a_horde_are_the_news_of_its_turn(horde: str, unit: str, turn: int, told: str) -> None:
    when: dict[str, Any] = {"turn": turn, "scene": f"{horde}-10"}
    begun = happened.PlayerTurnBegan(player=horde, **when)
    placed = happened.UnitPlaced(unit=unit, area=horde, cause="horde", **when)
    text = player_turn_text([begun, placed, placed], [], Voice())
    assert told in text.splitlines()
    assert text.count("🐎") == 1


def test_later_riders_of_a_horde_are_new_units_only() -> None:
    when: dict[str, Any] = {"turn": 46, "scene": "huns-14"}
    begun = happened.PlayerTurnBegan(player="huns", **when)
    placed = happened.UnitPlaced(unit="huns", area="huns", cause="horde", **when)
    assert player_turn_text([begun, placed], [], Voice()).splitlines()[-1] == "- New units: Huns 1."


def test_the_war_of_the_empires_is_told_before_other_wars() -> None:
    wars = [happened.WarDeclared(by="rome", on=on, **LATER) for on in ("asian", "parthia")]
    assert "Sassanids" in player_turn_text([BEGUN, *wars], [], Voice()).splitlines()[1]


def test_the_fight_that_ends_a_people_is_told_before_its_end() -> None:
    heavy = [fight(area, "parthian-cavalry-01", 9) for area in ("merv", "rhagae", "nisa")]
    last = happened.Attacked(
        rule="Combat", area="dahae", attacker="parthian-cavalry-02", origin="nisa", supporters=(),
        defenders=("asian-sarmatian-alans-1",), attack=(Modifier("x", 2),), defense=(Modifier("x", 1),), **LATER,
    )  # fmt: skip
    gone = happened.PeopleGone(people="asian-sarmatian", **LATER)
    lines = player_turn_text([BEGUN, *heavy, last, gone], [], Voice()).splitlines()
    assert "Dahae" in lines[1]
    assert "disappear from history" in lines[2]


@pytest.mark.parametrize("locale", LOCALES)
def test_romans_fight_romans_only_where_both_are(locale: str) -> None:
    """A fight of rebels against Armenians isn't one for the purple."""

    def told(*defenders: str) -> set[str]:
        found = set()
        for number in range(8):
            attacked = fight("siscia", "rebel-1", 4)
            known = [fight("salona", "german-quadi", 3, f"rome-{each}") for each in range(number)]
            event = msgspec.structs.replace(attacked, defenders=defenders)
            begun = happened.PlayerTurnBegan(player="parthia", turn=34, scene="parthia-68")
            found.add(player_turn_text([begun, event], known, Voice(locale)).split("⚔️")[-1])
        return {text for text in found if re.search("Roma|rebellion|rébellion|Emper", text)}

    assert told("legion-24")
    assert not told("asian-armenians-1")


def test_a_victory_is_that_of_the_power_that_took_the_area() -> None:
    """The counters of a later kingdom are those of the first one."""
    fights = [fight(area, "kingdom-ostrogoths-1", 6) for area in ("salona", "siscia")]
    taken = happened.AreaTaken(area="salona", before="rome", by="kingdom-ostrogoths-ii", turn=34, scene="parthia-68")
    assert [*victors([fights[0], taken, fights[1]]).values()] == ["kingdom-ostrogoths-ii", "kingdom-ostrogoths"]


def test_ordinals_end_as_they_are_spoken() -> None:
    words = lexicon(GAME, "en")
    ends = {1: "st", 2: "nd", 3: "rd"}
    for times in range(13, 200):
        end = "th" if times % 100 in (11, 12, 13) else ends.get(times % 10, "th")
        text = words.say(Text(GAME, "tell-thread-civil-wars", (("times", times),)))
        assert f"The {times}{end} civil war" in text


def test_one_revolt_is_one() -> None:
    revolts = [
        happened.RevoltBegan(area=area, empire="rome", unit="", degree=1, **LATER) for area in ("damascus", "bithynia")
    ]
    war = happened.WarDeclared(by="rome", on="parthia", **LATER)
    peace = happened.PeaceMade(by="parthia", rung=2, until=32, **LATER)
    leader = happened.LeaderArrived(leader="shapur", **LATER)
    scene = [BEGUN, war, peace, leader]
    assert "A revolt breaks out in Damascus." in player_turn_text([*scene, revolts[0]], [], Voice())
    assert "Revolts break out in Damascus and Bithynia." in player_turn_text([*scene, *revolts], [], Voice())


def test_victories_are_more_only_beside_others() -> None:
    founded = [
        happened.LeaderArrived(leader="shapur", **LATER),
        happened.PeaceMade(by="parthia", rung=2, until=32, **LATER),
        happened.ArmeniaTurned(to="rome", **LATER),
    ]
    fights = [fight(area, "german-quadi", 1, "parthia-60") for area in ("vindelicia", "raetia")]
    assert "⚔️ Fights won: Germans 2, in Vindelicia and Raetia." in player_turn_text(
        [BEGUN, *founded, *fights], [], Voice()
    )
    assert "⚔️ More victories: Germans 1, in Raetia." in player_turn_text([BEGUN, *fights], [], Voice())


def test_what_the_huns_absorb_is_told_beside_their_coming() -> None:
    when: dict[str, Any] = {"turn": 45, "scene": "huns-10"}
    begun = happened.PlayerTurnBegan(player="huns", **when)
    placed = happened.UnitPlaced(unit="hunnic-huns-1", area="huns", cause="horde", **when)
    absorbed = happened.Attacked(
        rule="Combat", area="alani", attacker="hunnic-huns-1", origin="huns", supporters=(),
        defenders=("kushan-3",), attack=(Modifier("x", 3),), defense=(), absorbed=True, **when,
    )  # fmt: skip
    lines = player_turn_text([begun, placed, absorbed], [], Voice()).splitlines()
    assert [line[:1] for line in lines] == ["_", "🐎", "🐎", "-"]

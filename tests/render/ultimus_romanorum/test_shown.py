"""The pictures and posts of Ultimus Romanorum: what is on them, and that everyone can read them."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from functools import partial
from io import BytesIO
from itertools import chain, combinations, islice, pairwise, permutations, product
from typing import cast

import msgspec
import pytest
from PIL import Image

import rules
from render.core.basemap import base_map
from render.core.battle_sheet import HEIGHT
from render.core.boxes import gap_between
from render.core.canvas import Sprite
from render.core.labels import overlaps
from render.core.layout import Layout, Part, note_encoded, recorded
from render.core.message_text import LONGEST, parts
from render.core.palette import LOSS
from render.core.picture import Picture
from render.core.plates import parts_of
from render.core.posts import Posting, View
from render.core.targets import targets_in
from render.presenter import Length, Post, Voice, text_only
from render.ultimus_romanorum import PRESENTER
from render.ultimus_romanorum.armies import armies_at, controllers
from render.ultimus_romanorum.army_spots import ArmySpots, Piece
from render.ultimus_romanorum.battle_model import Battle, battles, weightiest
from render.ultimus_romanorum.battle_report import FOOT, draw_battle, name_of, outcome
from render.ultimus_romanorum.battle_under_way import Outlook, meeting, outlooks
from render.ultimus_romanorum.battles_ahead import MOST_TOLD, attacks_of, battles_ahead, told_of_battle
from render.ultimus_romanorum.boxes import length_within
from render.ultimus_romanorum.fight_map import FightMap, Shown
from render.ultimus_romanorum.fights import MOST_FIGHTS
from render.ultimus_romanorum.fights import fought as row_of
from render.ultimus_romanorum.film import Moment, moments_of, pin
from render.ultimus_romanorum.map_highlights import Changes
from render.ultimus_romanorum.overview import Overview, draw_score
from render.ultimus_romanorum.presenter import MOST_BATTLES, sequence_of
from render.ultimus_romanorum.question_choices import MOST_PLACES, targets_of
from render.ultimus_romanorum.region_head import head_height
from render.ultimus_romanorum.regions import REGIONS, WIDE, frame_of, home_of
from render.ultimus_romanorum.replay import years
from render.ultimus_romanorum.settled import MOST_SETTLED
from render.ultimus_romanorum.sheet import Sheet
from render.ultimus_romanorum.signs import fleet_sign, mixed_fleet_sign
from render.ultimus_romanorum.texts import GAME, words
from render.ultimus_romanorum.theme import CAMP_COLOURS, EAST, USURPER, WEST, game_of, livery
from render.ultimus_romanorum.title_and_end_cards import course
from render.ultimus_romanorum.turn_card import draw_summary, points, war
from render.ultimus_romanorum.war_maps import draw_ahead, draw_plan
from render.ultimus_romanorum.waters import crossings, ends_of, straits
from rules.core.events import Event, GameEnded, Modifier, TakenUp
from rules.core.orders import Arrow
from rules.core.registry import only_games, packages
from rules.core.text import Text
from rules.core.views import DecisionView, decision_in
from rules.ultimus_romanorum import events as happened
from rules.ultimus_romanorum.chapters.combat import battlefields
from rules.ultimus_romanorum.data.loader import ultimus_data
from rules.ultimus_romanorum.game import CAMPS
from rules.ultimus_romanorum.info import WINDOWS
from tests.gallery.positions import positions
from tests.render.standards import picture_failures, tint_failures
from tests.render.tint_search import failing
from tests.render.ultimus_romanorum.playing import (
    PLAYED_ONCE,
    SCENARIOS,
    Choice,
    all_events,
    asked,
    at_start,
    played,
    played_daringly,
)
from tests.render.wording import said
from tests.sampling import first, thirds

pytestmark = pytest.mark.xdist_group(PLAYED_ONCE)

MOST_BYTES = 650_000
Settling = (
    happened.StratagemPlayed | happened.BattleFought | happened.EvasionTested | happened.Evaded | happened.RefugeTaken
)
LOCALES = ("en", "fr")


def opened(picture: Picture) -> Image.Image:
    image = Image.open(BytesIO(picture.data))
    assert image.size == (picture.width, picture.height)
    assert len(picture.data) <= MOST_BYTES
    assert ".." not in picture.alt
    assert "  " not in picture.alt
    return image


def before_battles() -> list[View]:
    """What everyone sees in the windows before battles of some campaigns."""
    games = played(), *map(played_daringly, range(3))
    views = [choice.view for choice in chain(*games) if not choice.view["result"]]
    return [view for view in views if battles_ahead(view, game_of(view))]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_window_before_battles_tells_and_shows_them(locale: str) -> None:
    views = before_battles()[::12]
    assert views
    for view in views:
        game = game_of(view)
        posting = PRESENTER.panel(view, locale)
        (picture,) = posting.pictures
        assert picture.filename.startswith("ahead-")
        opened(picture)
        for area in battles_ahead(view, game)[:MOST_TOLD]:
            told = told_of_battle(game, area, words(locale))
            assert told in posting.text
            assert told in picture.alt


def test_the_suggested_army_is_on_the_picture_of_very_many() -> None:
    """Its button was bright, and the picture showed others."""
    moving = [choice.view for choice in played() if len(targets_in(choice.view).spaces) > MOST_PLACES][::15]
    assert moving
    for view in moving:
        decision = decision_in(view)
        leading = [each for each in decision["options"] if each["id"].startswith("lead.")]
        for option in leading[:: len(leading) // 4]:
            asked: View = {**view, "decision": {**decision, "suggested": [option["id"]]}}
            posting = PRESENTER.panel(asked, "en")
            assert posting.letters[option["id"]]
            row = f"{posting.letters[option['id']]} {words('en').short_name(option['space'])}"
            alt, leader = posting.pictures[0].alt, option["id"].removeprefix("lead.")
            assert row in alt
            told = alt.partition(f"{row} (")[2].partition(")")[0]
            assert ultimus_data().leaders[leader].generic or words("en").short_name(leader) in told
            bare = PRESENTER.letters(view)
            assert bare.items() <= posting.letters.items()


@pytest.mark.parametrize("locale", LOCALES)
def test_a_window_before_a_die_says_which_battle_it_is_about(locale: str) -> None:
    """Only the picture said it."""
    windows = [(choice.view, asked) for choice in played() for asked in choice.view["decisions"][:1]]
    before_die = [(view, asked["named"][0]) for view, asked in windows if asked["topic"] == "die"][::9]
    assert before_die
    for view, area in before_die:
        with text_only():
            assert told_of_battle(game_of(view), area, words(locale)) in PRESENTER.panel(view, locale).text


def in_the_middle_of_sequences() -> Iterator[tuple[list[Event], View]]:
    """The events of the year and the view after each choice of the campaign that left a sequence unfinished."""
    year = list[Event]()
    for choice in played():
        year = [event for event in [*year, *choice.events] if event.turn == choice.view["state"]["turn"]]
        begun = max((place for place, event in enumerate(year) if event.kind == "sequence-began"), default=-1)
        if begun >= 0 and not any(event.kind.startswith("sequence-") for event in year[begun + 1 :]):
            yield year[begun:], choice.view


@pytest.mark.parametrize("locale", LOCALES)
def test_what_a_sequence_settles_is_told_before_its_report(locale: str) -> None:
    """A player who had tried to evade was asked about the next battle, without a word about the first."""
    seen = set[str]()
    for sequence, view in in_the_middle_of_sequences():
        told = PRESENTER.settled(sequence, view, locale)
        left = {event.area for event in sequence if isinstance(event, happened.Evaded)}
        settling = [
            event
            for event in sequence
            if isinstance(event, Settling)
            and event.scene
            and not (isinstance(event, happened.EvasionTested) and event.succeeds and event.area in left)
            and not (isinstance(event, happened.StratagemPlayed) and event.stratagem == "opportune-flight")
        ]
        assert len(told) == min(len(settling), MOST_SETTLED + 1)
        for event, line in zip(settling[::-1][:MOST_SETTLED], told[::-1], strict=False):
            area = _area_of(event)
            assert not area or words(locale).name(area) in line
            seen.add(event.kind)
        assert len("\n".join(told)) < MOST_SETTLED * 250
    assert {"battle-fought", "evasion-tested", "evaded"} <= seen


def _area_of(event: Settling) -> str:
    match event:
        case happened.StratagemPlayed():
            return event.about[0]
        case happened.RefugeTaken():
            return ""
        case _:
            return event.area


@pytest.mark.parametrize("locale", LOCALES)
def test_a_stratagem_in_a_battle_is_told_before_its_report(locale: str) -> None:
    view = before_battles()[0]
    played = happened.StratagemPlayed(seat="b", camp="barbarian", stratagem="divine-favour", about=("galliae-4",))
    flight = happened.StratagemPlayed(seat="b", camp="barbarian", stratagem="opportune-flight", about=("galliae-4",))
    for event in (played, flight):
        event.scene = "battle-1"
    (line,) = PRESENTER.settled([played, flight], view, locale)
    texts = words(locale)
    assert texts("told-side-first", camp="against-rome") in line
    assert texts("stratagem-divine-favour") in line
    assert texts.name("galliae-4") in line


def test_nothing_settled_is_told_twice() -> None:
    """The report of a sequence tells it in full; a new one begins with nothing."""
    year = list[Event]()
    for choice in played():
        year = [event for event in [*year, *choice.events] if event.turn == choice.view["state"]["turn"]]
        if any(event.kind == "sequence-ended" for event in choice.events[-1:]):
            assert not PRESENTER.settled(year, choice.view, "en")


def test_no_battle_is_told_after_it_or_without_a_window() -> None:
    for view in before_battles():
        fought = set(view["state"]["fought"])
        assert not fought.intersection(battles_ahead(view, game_of(view)))
    others = [choice.view for choice in played() if not choice.view["result"]]
    assert all(view["decisions"][0]["reaction"] for view in others if battles_ahead(view, game_of(view)))


def test_battles_to_come_are_told_and_numbered_in_the_order_of_the_fights() -> None:
    view = next(view for view in before_battles() if 2 < len(battles_ahead(view, game_of(view))) <= MOST_TOLD)
    declared = battles_ahead(view, game_of(view))
    for order in (declared, declared[::-1]):
        changed = view.copy()
        changed["state"] = {**view["state"], "battle_order": order}
        ahead = battles_ahead(changed, game_of(changed))
        assert ahead == order
        alt = draw_ahead(changed, ahead, "en").alt
        names = [words("en")("alt-odds", area=area, pf=7, enemies=7, win=7).partition(": 7")[0] for area in ahead]
        assert re.findall(r"([^.]+): \d+ PF against \d+, \d+% to win", alt) == [f" {name}" for name in names]


def test_garrisons_are_counted_where_they_stand() -> None:
    """A unit that starts with its leader outside its diocese isn't among those that the question places."""
    with only_games({**packages(), "ultimus-romanorum": "rules.ultimus_romanorum"}):
        view = rules.start("ultimus-romanorum", "catalaunian-451", seed="garrisons").public()
    options = [option for option in view["decisions"][0]["options"] if option["label"].startswith("Change ")]
    assert "5 units start there." in {option["detail"] for option in options}
    (picture,) = PRESENTER.panel(view, "en").pictures
    for option in options:
        name, count = option["label"].removeprefix("Change "), option["detail"].partition(" unit")[0]
        assert f"{name} ({'1' if count == 'One' else count} unit" in picture.alt


def layouts_of(draw: Callable[[], Picture | Posting | None]) -> list[Layout]:
    """The layouts of the pictures that are drawn; each must open."""
    with recorded() as layouts:
        drawn = draw()
    for picture in drawn.pictures if isinstance(drawn, Posting) else (drawn,):
        assert picture is not None
        opened(picture)
    return layouts


def failures(draw: Callable[[], Picture | Posting | None]) -> set[str]:
    """What is wrong with the pictures that are drawn, apart from tints."""
    return set[str]().union(*(picture_failures(layout) for layout in layouts_of(draw)))


WESTERN = ("vandali", "alani", "visigothi", "ostrogothi", "hunni", "burgondi", "franci-salii", "alamanni", "suevi")
"""Tribes that go far, so that each may be beside each other one."""

NEIGHBOURS = (
    *product((WEST, EAST, USURPER), (*WESTERN, "gepidae", "franci-orientales", "saxones", "heruli", "bagaudes", "picti",
                                     "scoti", "persae", "ghassanides", "iberia", "armenia", "mauri")),
    *combinations((WEST, EAST, USURPER), 2),
    *combinations(WESTERN, 2),
    *product(("gepidae",), ("hunni", "ostrogothi", "alani", "vandali", "visigothi")),
    *product(("saxones",), ("bagaudes", "franci-salii", "franci-orientales", "burgondi", "alamanni", "picti", "scoti")),
    *product(("franci-orientales",), ("franci-salii", "burgondi", "alamanni", "visigothi", "suevi", "vandali")),
    *product(("heruli",), ("suevi", "vandali", "alani", "hunni")),
    *product(("persae", "armenia"), ("iberia", "ghassanides")),
    *product(("mauri",), ("vandali", "alani", "visigothi", "suevi", "bagaudes")),
    *product(("picti",), WESTERN),
    ("picti", "scoti"), ("persae", "armenia"), ("persae", "hunni"),
)  # fmt: skip
"""Peoples that are likely to be beside each other."""


@pytest.mark.parametrize("pair", NEIGHBOURS, ids=" and ".join)
def test_every_reader_can_tell_neighbours_apart(pair: tuple[str, str]) -> None:
    tints = {people: livery(people).wash for people in pair}
    assert failing(tints, [pair]) == {}


@pytest.mark.parametrize("scenario", thirds(SCENARIOS))
def test_the_whole_board_of_every_scenario_can_be_read(scenario: str) -> None:
    view = at_start(scenario)
    assert failures(lambda: PRESENTER.map(view, None, "fr")) == set()
    for layout in layouts_of(lambda: PRESENTER.map(view, None, "fr")):
        assert layout.ground is not None
        assert tint_failures(layout.ground) == set()
    assert "Honorius" in PRESENTER.map(at_start("rhine-406"), None, "en").alt


@pytest.mark.parametrize("region", REGIONS)
def test_every_theatre_can_be_read_on_a_phone(region: str) -> None:
    assert failures(lambda: PRESENTER.map(at_start("catalaunian-451"), region, "en")) == set()
    assert PRESENTER.regions("fr")[region]


def test_the_theatres_show_every_area_of_the_empire() -> None:
    board, shown = base_map(GAME), set[str]()
    for region in REGIONS:
        with recorded() as layouts:
            PRESENTER.map(at_start("catalaunian-451"), region, "en")
        shown |= {part.text for layout in layouts for part in layout.parts if part.kind in ("sign", "counter")}
        assert set(REGIONS[region]) <= set(board.spaces)
    numbers = {area.id.rpartition("-")[2] for area in ultimus_data().areas.values() if area.in_empire}
    assert numbers <= shown


def test_a_map_marks_civil_war_plague_council_and_refuge() -> None:
    usual = at_start("catalaunian-451")
    stacks = usual["state"]["stacks"]
    inside = ["valentinianus-iii", "ioviani-seniores"]
    stacks["italia-4"] = [piece for piece in stacks["italia-4"] if piece not in inside]
    stacks["ravenna-box"] = inside
    usual["state"]["cause"] = {"aegidius": "west", "co-galliae-2": "west", "co-britanniae-1": "west"}
    usual["state"]["thrones"]["west"]["usurper"] = "aegidius"
    usual["state"]["plagues"] = [{"card": "plague-1", "area": "italia-5", "spreads": False}]
    usual["state"]["council"] = "asia-2"
    game = game_of(usual)
    assert controllers(game)["galliae-6"] == USURPER
    (rebels,) = [army for army in armies_at(game, "galliae-6") if army.rebel]
    assert (rebels.leader, rebels.office, rebels.camp) == ("aegidius", "usurper", "barbarian")
    assert [army.office for army in armies_at(game, "italia-4") if army.walled] == ["augustus"]
    assert failures(lambda: PRESENTER.map(usual, None, "en")) == set()
    assert failures(lambda: PRESENTER.map(usual, "gallia", "en")) == set()
    assert "Usurper Aegidius" in PRESENTER.map(usual, None, "en").alt


def test_who_holds_what() -> None:
    held = controllers(game_of(at_start("catalaunian-451")))
    assert held["galliae-5"] == WEST  # only Foederati are there
    assert held["thracia-3"] == EAST
    assert held["africa-4"] == "vandali"
    assert held["hispaniae-1"] == "suevi"
    assert held["hunni-2"] == "hunni"
    assert held["boiohaemum"] == ""


def test_rivers_and_straits_are_the_links_that_cost_more() -> None:
    links = {(each.one, each.other): each for each in crossings()}
    assert links["alamanni", "galliae-4"].river == "Rhenus"
    assert {each.pm for each in straits()} == {2, 3}
    assert len(list(straits())) == 8


def test_every_letter_on_the_map_has_a_row_with_its_option() -> None:
    view = asked(at_start("catalaunian-451"), north="galliae_3", west="galliae_5", south="italia_2", east="alamanni")
    (layout,) = layouts_of(lambda: PRESENTER.panel(view, "en"))
    assert picture_failures(layout) == set()
    letters = [part.text for part in layout.parts if part.kind == "letter"]
    assert sorted(letters) == ["A galliae-3", "B galliae-5", "C italia-2", "D alamanni"]
    signs = [part.text for part in layout.parts if part.kind == "sign" and part.text in list("ABCD")]
    assert signs == ["A", "B", "C", "D"]
    rows = [part.text for part in layout.parts if part.kind == "text"]
    assert rows[:4] == ["north", "west", "south", "east"]


def test_a_sea_among_the_choices_has_its_letter_too() -> None:
    view = asked(at_start("catalaunian-451"), port="italia_5", sea="mare_internum_occidentalis", other="mare_oceanus")
    (layout,) = layouts_of(lambda: PRESENTER.panel(view, "en"))
    assert {"A", "B", "C"} <= {part.text for part in layout.parts if part.kind == "sign"}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("topic", [*WINDOWS, "stratagem", "discard"])
def test_a_secret_decision_has_a_public_question(topic: str, locale: str) -> None:
    assert parts_of(words(locale)(f"asked-{topic}"))[1].endswith("?")


def test_a_usurpation_shows_who_usurps_and_not_what_is_held_against_him() -> None:
    table = next(each.table for each in positions(GAME) if each.moment.name == "asked-usurpation")
    view = table.public()
    assert view["decision"] is not None
    assert view["decision"]["named"] == ["constantinus-iii"]
    assert not {"options", "prompt", "about"} & {*view["decision"]}
    (layout,) = layouts_of(lambda: PRESENTER.panel(view, "en"))
    assert {"Constantine III reaches for the throne", "Constantine III", "Honorius"} <= {
        part.text for part in layout.parts
    }


def test_every_picture_of_a_decision_asks() -> None:
    for position in positions(GAME):
        if position.scenario == "catalaunian-451" and position.moment.name in ("asked-pope", "asked-layout"):
            (layout,) = layouts_of(partial(PRESENTER.panel, position.view, "en"))
            assert layout.ground is not None
            assert layout.ground.zoom != 1
            assert any(part.text.endswith("?") for part in layout.parts)


def test_a_picture_of_a_region_asks_nothing() -> None:
    view = asked(at_start("catalaunian-451"), north="galliae_3", west="galliae_5")
    (layout,) = layouts_of(lambda: PRESENTER.map(view, "gallia", "en"))
    assert not [part for part in layout.parts if part.kind == "letter"]


def test_a_plan_says_what_goes_where() -> None:
    arrows = [
        Arrow("hunni-u1", ("alamanni", "galliae-4"), "attack"),
        Arrow("gepidae-u1", ("alamanni", "italia-1"), "move"),
    ]
    drawn = PRESENTER.preview(at_start("catalaunian-451"), arrows, "en")
    assert drawn is not None
    opened(drawn)
    assert "2 arrows show what has been ordered." in drawn.alt
    assert "attack on Galliae 4 from Alamanni" in drawn.alt
    assert PRESENTER.preview(at_start("catalaunian-451"), [], "en") is None


def a_battle(attacker_loss: str, defender_loss: str, *, die: int | None = 6) -> list[Event]:
    """Attila against Aetius, and what came of it."""
    romans = ("co-galliae-1", "co-viennensis-1", "batavi-seniores", "comites-alani", "bu-4pf-1")
    huns = ("hunni-u1", "hunni-u2", "hunni-u3", "hunni-u4", "ostrogothi-u1", "gepidae-u1")
    return [
        happened.BattleBegan(area="galliae-5", attacker="barbarian", attackers=("attila", *huns), defenders=romans),
        happened.StratagemPlayed(seat="b", camp="barbarian", stratagem="scourge-of-god"),
        happened.BattleFought(
            area="galliae-5",
            attacker=happened.ForceFacts("barbarian", ("attila",), huns, 34, 2, 3),
            defender=happened.ForceFacts("roman", ("aetius",), romans, 21, 1, 3, 4),
            column="3/2",
            shifts=(Modifier("shift-quality", 1),),
            shifted="2/1",
            die=die,
            modifiers=() if die is None else (Modifier("die-favour", -2), Modifier("die-tactical", 1)),
            row=9 if die is None else 5,
            attacker_loss=attacker_loss,
            defender_loss=defender_loss,
            winner="barbarian",
        ),
        happened.UnitsReduced(area="galliae-5", units=huns[:2], cause="loss-battle"),
        happened.UnitsEliminated(area="galliae-5", units=romans[:3], cause="loss-battle"),
        happened.LeaderDied(leader="aetius", area="galliae-5", cause="death-battle", by="barbarian"),
        happened.PointsScored(seat="b", camp="barbarian", pv=1, cause="pv-leader", about=("aetius",), total=1),
        happened.Retreated(area="galliae-5", to="viennensis-3", pieces=romans[3:]),
    ]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("ours", "theirs", "die"), [("1/4", "3/4", 6), ("R", "E", None), ("1/2", "A", 0)])
def test_a_battle_report_shows_every_step(ours: str, theirs: str, die: int | None, locale: str) -> None:
    (fought,) = battles(a_battle(ours, theirs, die=die))
    game, texts = game_of(at_start("catalaunian-451")), words(locale)
    assert fought.lost(fought.fought.defender, "destroyed") == ["aetius", "co-galliae-1", "co-viennensis-1",
                                                                "batavi-seniores"]  # fmt: skip
    assert list(fought.retreats) == ["viennensis-3"]
    assert failures(lambda: draw_battle(fought, game, texts)) == set()
    picture = draw_battle(fought, game, texts)
    assert picture.width / picture.height >= 1.6
    assert outcome(fought, game, texts).count("·") == 2


@pytest.mark.parametrize(
    ("ends", "told"),
    [
        (["viennensis-3"], "some of the beaten retreat to Viennensis 3"),
        (["viennensis-3"] * 3, "the beaten retreat to Viennensis 3"),
        (["viennensis-3", "viennensis-4", "viennensis-4"], "the beaten retreat to Viennensis 3 and Viennensis 4"),
        (
            ["viennensis-3", "viennensis-4", "italia-1"],
            "the beaten retreat to Viennensis 3, Viennensis 4 and Italia 1",
        ),
    ],
)
def test_a_result_names_all_retreats_and_says_if_others_are_to_come(ends: list[str], told: str) -> None:
    began, _, fight, *_ = a_battle("R", "R")
    assert isinstance(fight, happened.BattleFought)
    *first, last = fight.defender.units
    groups = [(*fight.defender.leaders,), (*first,), (last,)]
    retreats = [happened.Retreated(area="galliae-5", to=to, pieces=who) for to, who in zip(ends, groups, strict=False)]
    (fought,) = battles([began, fight, *retreats])
    assert outcome(fought, game_of(at_start("catalaunian-451")), words("en")).split(" · ")[1] == told


def beaten(leaders: tuple[str, ...], retreats: Mapping[str, tuple[str, ...]]) -> Battle:
    """Attila's victory over some leaders, and who went where."""
    began, _, fight, *_ = a_battle("R", "R")
    assert isinstance(fight, happened.BattleFought)
    fight = msgspec.structs.replace(fight, defender=msgspec.structs.replace(fight.defender, leaders=leaders))
    gone = [happened.Retreated(area="galliae-5", to=to, pieces=who) for to, who in retreats.items()]
    (fought,) = battles([began, fight, *gone])
    return fought


@pytest.mark.parametrize("locale", LOCALES)
def test_a_result_names_all_areas_in_its_words_and_as_many_as_have_room_in_its_picture(locale: str) -> None:
    game, texts = game_of(at_start("catalaunian-451")), words(locale)
    ends = [f"{each}-1" for each in ("viennensis", "hispaniae", "pannoniae", "britanniae", "moesiae", "thracia")]
    units = beaten((), {}).fought.defender.units
    for count in range(1, len(ends) + 1):
        fought = beaten(("aetius",), dict(zip(ends[:count], [("aetius",), *zip(units)], strict=False)))
        names = [texts.short_name(each) for each in ends[:count]]
        assert all(name in outcome(fought, game, texts) for name in names)
        with recorded() as layouts:
            draw_battle(fought, game, texts)
        foot = " ".join(part.text for part in layouts[-1].parts if part.box[1] >= HEIGHT - FOOT)
        assert all(name in foot for name in names) or texts("battle-areas", count=count) in foot
        assert failures(lambda: draw_battle(fought, game, texts)) == set()  # noqa: B023


def test_leaders_who_escape_to_different_areas_are_told_like_others_who_retreat() -> None:
    began, _, fight, *_ = a_battle("R", "E")
    assert isinstance(fight, happened.BattleFought)
    units = fight.defender.units
    fight = msgspec.structs.replace(
        fight, defender=msgspec.structs.replace(fight.defender, leaders=("aetius", "avitus"))
    )
    lost = happened.UnitsEliminated(area="galliae-5", units=units, cause="loss-battle")
    first, second = (
        happened.Retreated(area="galliae-5", to=to, pieces=(who,))
        for who, to in (("aetius", "viennensis-3"), ("avitus", "viennensis-4"))
    )
    game, texts = game_of(at_start("catalaunian-451")), words("en")
    told = [
        outcome(battle, game, texts).split(" · ")[1]
        for (battle,) in (battles([began, fight, lost, first]), battles([began, fight, lost, first, second]))
    ]
    assert told == [
        "some of the beaten retreat to Viennensis 3",
        "the beaten retreat to Viennensis 3 and Viennensis 4",
    ]


def test_a_row_names_all_areas_to_which_a_force_fled() -> None:
    game, texts = game_of(at_start("catalaunian-451")), words("en")
    units = beaten((), {}).fought.defender.units
    both = beaten(("aetius",), {"viennensis-3": ("aetius", *units[:2]), "viennensis-4": units[2:]})
    assert row_of(game, both, texts).contenders[1].notes == ("fled to Viennensis 3 and Viennensis 4", "fled")


def test_a_leader_without_a_name_of_his_own_does_not_push_out_the_one_who_names_the_force() -> None:
    view = at_start("catalaunian-451")
    game = game_of(view)
    for throne, caesar in zip(game.state.thrones.values(), ("comes-italiae", "magister-orientis"), strict=True):
        throne.caesar = caesar
    battle = beaten(("comes-italiae", "magister-orientis", "aetius"), {})
    assert name_of(game, battle.fought.defender) == "aetius"
    with recorded() as layouts:
        draw_battle(battle, game, words("en"))
    listed = [part.text for part in layouts[-1].parts if re.search(r"\+\d$", part.text)]
    assert next(each for each in listed if not each.startswith("Attila")).startswith("Aetius")


def test_the_leader_who_names_a_force_is_first_in_its_list() -> None:
    began, _, fight, *_ = a_battle("R", "R")
    assert isinstance(fight, happened.BattleFought)
    led = ("avitus", "aegidius", "aetius")
    fight = msgspec.structs.replace(fight, defender=msgspec.structs.replace(fight.defender, leaders=led))
    (fought,) = battles([began, fight])
    game = game_of(at_start("catalaunian-451"))
    assert name_of(game, fought.fought.defender) == "aetius"
    with recorded() as layouts:
        draw_battle(fought, game, words("en"))
    listed = [part.text for part in layouts[-1].parts if re.search(r"\+\d$", part.text)]
    assert next(each for each in listed if not each.startswith("Attila")).startswith("Aetius")


def under_way() -> View:
    """What everyone sees while Attila attacks Aetius in Galliae 5."""
    view = at_start("catalaunian-451", scene="battle-1", scenes=1)
    stacks = view["state"]["stacks"]
    began = a_battle("R", "E")[0]
    assert isinstance(began, happened.BattleBegan)
    fighting = {*began.attackers, *began.defenders, "aetius"}
    for place, pieces in stacks.items():
        stacks[place] = [piece for piece in pieces if piece not in fighting]
    stacks["galliae-5"] = [*stacks.get("galliae-5", ()), *sorted(fighting)]
    return view


@pytest.mark.parametrize("locale", LOCALES)
def test_a_battle_before_its_die_shows_what_each_face_would_bring(locale: str) -> None:
    view, began = under_way(), a_battle("R", "E")[0]
    assert failures(lambda: PRESENTER.panel(view, locale, [began])) == set()
    (picture,) = PRESENTER.panel(view, locale, [began]).pictures
    assert picture.filename.endswith("before.jpg")
    assert "10" in picture.alt
    assert "Attila" in picture.alt


def test_the_faces_of_a_die_are_those_of_the_combat_table() -> None:
    game, began = game_of(under_way()), a_battle("R", "E")[0]
    assert isinstance(began, happened.BattleBegan)
    met = meeting(game, began)
    plain = outlooks(game, met, [])
    column = next(each for each in game.data.tables.columns if each.label == met.shifted)
    change = min(max(met.attacker.tactical - met.defender.tactical, -3), 3)
    for face, outlook in enumerate(plain):
        row = min(max(face + change, 2), 9)
        assert outlook.attacker_loss == column.results[row - 2].attacker
        assert outlook.defender_loss == column.results[row - 2].defender
    favour = happened.StratagemPlayed(seat="b", camp="barbarian", stratagem="divine-favour")
    assert outlooks(game, met, [favour])[:8] == plain[2:]
    scourge = happened.StratagemPlayed(seat="b", camp="barbarian", stratagem="scourge-of-god")
    assert set(outlooks(game, met, [scourge])) == {Outlook("barbarian", column.results[-1].attacker,
                                                           column.results[-1].defender)}  # fmt: skip
    furor = happened.StratagemPlayed(seat="a", camp="roman", stratagem="furor-germanicus")
    assert outlooks(game, met, [scourge, furor]) == plain


@pytest.mark.parametrize(("locale", "twice"), [("en", "all destroyed, "), ("fr", "tout est détruit, ")])
def test_the_alt_text_of_a_battle_counts_those_who_are_all_destroyed_once(locale: str, twice: str) -> None:
    """It said “all destroyed, 2 destroyed”."""
    (fought,) = battles(a_battle("R", "E"))
    alt = draw_battle(fought, game_of(under_way()), words(locale)).alt
    assert twice.removesuffix(", ") in alt
    assert twice not in alt


def test_a_battle_after_its_die_shows_its_report_so_far() -> None:
    fought = a_battle("1/4", "3/4")
    (picture,) = PRESENTER.panel(under_way(), "en", fought[:3]).pictures
    assert "Victory of Attila" in picture.alt


def test_a_battle_after_its_die_asks_what_comes_next() -> None:
    view, fought = under_way(), a_battle("1/4", "3/4")[:3]
    plain = opened(PRESENTER.panel(view, "en", fought).pictures[0])
    loss = asked(view)
    one = opened(PRESENTER.panel(loss, "en", fought).pictures[0])
    secret: View = {**loss, "decisions": [*loss["decisions"], *loss["decisions"]]}
    foot = (0, plain.height - 60, plain.width, plain.height)
    assert one.crop(foot).tobytes() != plain.crop(foot).tobytes()
    assert opened(PRESENTER.panel(secret, "en", fought).pictures[0]).crop(foot).tobytes() == plain.crop(foot).tobytes()


def test_a_plan_of_orders_says_that_it_is_one() -> None:
    view = at_start("catalaunian-451")
    arrow = Arrow("attila", ("germania-magna", "galliae-4"), "attack")
    english, french = (opened(draw_plan(view, [arrow], locale)) for locale in LOCALES)
    head = (0, 0, 900, 90)
    assert english.crop(head).tobytes() != french.crop(head).tobytes()


def test_without_a_battle_the_panel_shows_the_map() -> None:
    for view, scene in ((at_start("catalaunian-451"), a_battle("R", "E")[:1]), (under_way(), [])):
        (picture,) = PRESENTER.panel(view, "en", scene).pictures
        assert picture.filename.startswith("map")


def test_areas_to_choose_from_are_on_the_map_in_a_battle_too() -> None:
    view = asked(under_way(), west="galliae_6", south="viennensis_1")
    (picture,) = PRESENTER.panel(view, "en", a_battle("R", "E")[:1]).pictures
    assert picture.alt.startswith("Letters on the map")


def test_the_points_of_a_card_add_up() -> None:
    causes = ("pv-towns", "pv-battle", "pv-leader", "pv-areas", "pv-thrones", "pv-pax", "pv-roma")
    scored: list[Event] = [
        happened.PointsScored(seat=seat, camp=camp, pv=place + 1, cause=cause, about=(), total=0)
        for place, cause in enumerate(causes)
        for seat, camp in (("a", "roman"), ("b", "barbarian"))
    ]
    rows = points(scored)
    assert len(rows) == 5
    for camp in ("roman", "barbarian"):
        assert sum(row.gains[camp] for row in rows) == sum(range(1, 8))
    assert rows[-1].name(words("en")) == "everything else"
    few = points(scored[:5])
    assert [dict(row.gains) for row in few] == [
        {"roman": 3, "barbarian": 0},
        {"roman": 2, "barbarian": 2},
        {"roman": 1, "barbarian": 1},
    ]


def test_arrows_end_beside_armies() -> None:
    arrows = [Arrow("hunni-u1", ("alamanni", "galliae-4"), "attack")]
    (layout,) = layouts_of(lambda: PRESENTER.preview(at_start("catalaunian-451"), arrows, "en"))
    heads = [part.box for part in layout.parts if part.kind == "arrowhead"]
    armies = [part.box for part in layout.parts if part.kind == "counter"]
    assert len(heads) == 1
    for left, top, right, bottom in armies:
        x, y = (heads[0][0] + heads[0][2]) / 2, (heads[0][1] + heads[0][3]) / 2
        assert not (left + 6 < x < right - 6 and top + 6 < y < bottom - 6)


def test_the_legend_says_what_rivers_and_straits_cost() -> None:
    assert {each.pm for each in crossings() if each.river} == {2}
    for locale in LOCALES:
        assert "2" in words(locale)("key-river")
        assert "1" in words(locale)("key-river-frozen")
        assert {"2", "3"} <= set(words(locale)("key-strait"))
    usual, frozen = at_start("catalaunian-451"), at_start("catalaunian-451", open_rivers=["Rhenus"])
    assert opened(PRESENTER.map(usual, None, "en")).tobytes() != opened(PRESENTER.map(frozen, None, "en")).tobytes()


def test_the_weightiest_battles_come_in_their_order() -> None:
    found = battles([*a_battle("R", "E"), *a_battle("A", "A"), *a_battle("R", "R")])
    found[0].fates.clear()
    assert weightiest(found, 2) == found[1:]


def posts() -> Iterator[tuple[Post, Choice, list[Event]]]:
    """All posts of the campaign, each with its choice and the events that it's composed from."""
    told: list[Event] = []
    for choice in played():
        told += choice.events
        for post in PRESENTER.posts(choice.events):
            of_turn = [each for each in told if each.turn == post.turn]
            yield post, choice, list(choice.events) if post.kind in ("news", "map") else of_turn


def test_every_sequence_has_one_report_and_every_year_one_card() -> None:
    found = [post for post, _, _ in posts()]
    keys = [post.key for post in found if post.kind not in ("news", "map")]
    assert len(set(keys)) == len(keys)
    reports = [post for post in found if post.kind == "report"]
    assert len(reports) == sum(isinstance(event, happened.SequenceEnded) for event in all_events())
    assert [post.turn for post in found if post.kind == "summary"] == [451, 452, 453]
    assert found[-1].kind == "end"


def test_the_card_of_a_year_is_made_after_its_winter() -> None:
    for post, _, events in posts():
        if post.kind == "summary":
            assert events == [event for event in all_events() if event.turn == post.turn]


def test_a_report_is_about_its_own_sequence() -> None:
    for post, _, events in posts():
        if post.kind == "report":
            own = sequence_of(events, post.key)
            begun = [place for place, event in enumerate(own) if isinstance(event, happened.SequenceBegan)]
            assert len(begun) == 1
            assert isinstance(own[-1], happened.SequenceEnded)
            assert not any(isinstance(event, happened.StackMoved | happened.BattleFought) for event in own[: begun[0]])


@pytest.mark.parametrize("kind", ["map", "news", "report", "summary", "end"])
def test_each_kind_of_post_can_be_read(kind: str) -> None:
    found = [each for each in posts() if each[0].kind == kind]
    longest = max(found, key=lambda each: len(each[2]))
    for post, choice, events in {id(each): each for each in (found[0], longest)}.values():
        posting = PRESENTER.compose(post, events, choice.view, Voice("fr"))
        assert posting.text
        assert all(0 < len(part) <= LONGEST for part in parts(posting.text))
        assert len(posting.pictures) <= 1 + MOST_BATTLES
        assert bool(posting.pictures) == (kind != "news")
        assert failures(partial(PRESENTER.compose, post, events, choice.view, Voice())) == set()


def test_leaders_who_go_home_after_a_tribute_are_told_with_it_and_not_in_a_report() -> None:
    home = happened.LeadersSettled(tribe="hunni", leaders=("dengizich",), area="hunni-1", cause="settled-home")
    home.turn = 452
    for rule, at_once in (("6.1", True), ("9.4", False)):
        home.rule = rule
        assert PRESENTER.is_news([home]) is at_once


@pytest.mark.parametrize("scene", ["", "battle-3"])
def test_a_stratagem_is_told_at_once_unless_the_report_of_its_battle_tells_it(scene: str) -> None:
    played = happened.StratagemPlayed(seat="a", camp="roman", stratagem="augusta-orientalis", about=("marcianus",))
    played.scene = scene
    assert PRESENTER.is_news([played]) is (not scene)


@pytest.mark.parametrize("length", ["normal", "terse", "epic"])
@pytest.mark.parametrize("locale", ["en", "fr"])
def test_a_sequence_of_marches_alone_is_told_by_them(locale: str, length: Length) -> None:
    unit = next(iter(ultimus_data().units))
    marches = [
        happened.StackMoved(camp="roman", pieces=(leader, unit), path=("asia-2", "asia-1"), pm=1)
        for leader in ("aspar", "cyrus", "marcianus", "aetius", "aegidius")
    ]
    events = [happened.SequenceBegan(camp="roman", number=1, left=2), *marches]
    view = at_start("catalaunian-451")
    lines = PRESENTER.report(events, view, Voice(locale, length), ()).text.splitlines()
    assert len(lines) == 5, "the heading and the four greatest marches"
    fought = PRESENTER.report([*events, *a_battle("R", "E")], view, Voice(locale, length), ()).text
    assert not any(line in fought for line in lines[1:])


@pytest.mark.parametrize("length", ["normal", "terse", "epic"])
@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("piece", ["aspar", "suevi-u1"])
def test_a_sequence_of_one_march_without_an_army_is_told_too(piece: str, locale: str, length: Length) -> None:
    """A lone leader, or units that no one leads: the report isn't a bare heading."""
    march = happened.StackMoved(camp="barbarian", pieces=(piece,), path=("asia-2", "asia-1"), pm=1)
    events = [happened.SequenceBegan(camp="barbarian", number=1, left=2), march]
    text = PRESENTER.report(events, at_start("catalaunian-451"), Voice(locale, length), ()).text
    assert "Asia 1" in text


def test_a_game_that_ends_in_a_battle_has_its_report() -> None:
    ended = GameEnded(level="complete", winner="b", reason=Text(GAME, "map-title"))
    ended.scene = "battle-1"
    (report, *_) = PRESENTER.posts([ended])
    assert report.kind == "report"
    events = [happened.SequenceBegan(camp="barbarian", number=1, left=2), *a_battle("R", "E")]
    assert len(PRESENTER.compose(report, events, at_start("catalaunian-451"), Voice()).pictures) == 2
    assert sequence_of([happened.YearBegan(year=451, roman="a"), *events], report.key) == events


def test_the_replay_ends_where_the_campaign_does() -> None:
    last = played()[-1].view
    shown = years(all_events(), last["scenario"], last["options"])
    assert [each.year for each in shown] == [451, 452, 453]
    assert shown[-1].holders == controllers(game_of(last))
    assert shown[-1].pv == last["state"]["pv"]
    assert shown[-1].augusti == game_of(last).augusti()


def test_each_battle_counts_once_for_the_camp_that_won_it() -> None:
    for at in positions(GAME):
        if at.moment.name in ("middle", "end"):
            shown = years(at.events, at.scenario, {})
            fought = [event for event in at.events if isinstance(event, happened.BattleFought)]
            assert fought
            for camp in CAMPS:
                for year in shown:
                    won = [each for each in fought if each.turn == year.year and each.winner == camp]
                    assert year.battles[camp] == len(won)
            assert sum(sum(year.battles.values()) for year in shown) == len(fought)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_cards_statistics_and_film_of_a_campaign(locale: str) -> None:
    last = played()[-1].view
    assert failures(lambda: PRESENTER.title(at_start("campaign-406"), "The Sons of Theodosius", locale)) == set()
    assert failures(lambda: PRESENTER.compose(Post("end", "end", 453), [], last, Voice(locale))) == set()
    assert failures(lambda: PRESENTER.statistics(all_events(), last, "Theodosius", locale)) == set()
    film = PRESENTER.film(all_events(), last, locale)
    assert Image.open(BytesIO(film.data)).n_frames == 4  # type: ignore[attr-defined]
    assert "451" in film.alt
    assert "453" in film.alt


def test_a_film_begins_with_the_position_at_the_start() -> None:
    view, last = at_start("catalaunian-451"), played()[-1].view
    begins, *shown = moments_of(all_events(), last["scenario"], last["options"], words("en"))
    assert begins.is_start
    assert not any(each.is_start for each in shown)
    assert begins.year.holders == controllers(game_of(view))
    assert begins.year.pv == view["state"]["pv"]
    assert not begins.changed
    assert [begins.year.year, *(each.year.year for each in shown)] == [451, 451, 452, 453]
    for seat, at_first in begins.year.pv.items():
        assert at_first + sum(each.points[seat] for each in shown) == shown[-1].year.pv[seat]


def test_a_film_of_an_imported_campaign_begins_with_its_position() -> None:
    view = at_start("catalaunian-451", turn=452)
    told = [TakenUp(state=view["state"], turn=452), happened.YearBegan(year=453, roman="a", turn=453)]
    shown = moments_of(told, "catalaunian-451", {}, words("en"))
    assert [(each.year.year, each.is_start) for each in shown] == [(452, True), (452, False), (453, False)]


def test_a_film_of_a_campaign_that_has_not_begun_is_its_start() -> None:
    (only,) = moments_of([], "campaign-406", {}, words("en"))
    assert only.is_start
    assert only.year.year == 406


@pytest.mark.parametrize(("locale", "length"), first(1, [("fr", "epic"), ("en", "normal"), ("fr", "terse")]))
def test_every_stratagem_played_is_named_in_a_post_of_its_year(locale: str, length: Length) -> None:
    kinds: set[str] = set()
    for seed in range(5):
        so_far: list[Event] = []
        posted: dict[int, str] = {}
        for choice in played_daringly(seed):
            so_far += choice.events
            for post in PRESENTER.posts(choice.events):
                of_the_year = [event for event in so_far if event.turn == post.turn]
                own = choice.events[post.first : post.end] if post.is_news else of_the_year
                if post.kind != "end":
                    with text_only():
                        text = said(PRESENTER.compose, post, own, choice.view, Voice(locale, length))
                    posted[post.turn] = posted.get(post.turn, "") + text
        for event in so_far:
            if isinstance(event, happened.StratagemPlayed):
                kinds.add(event.stratagem)
                assert words(locale)(f"stratagem-{event.stratagem}") in posted[event.turn], event
    assert len(kinds) > 12


@pytest.mark.parametrize("locale", LOCALES)
def test_the_alt_text_of_a_years_card_has_all_its_accounts(locale: str) -> None:
    """It ended with "; +2.", which reads as points: two accounts that the picture shows."""
    last, every = played()[-1].view, all_events()
    for year in {event.turn for event in every if isinstance(event, happened.YearScored)}:
        events, texts = [event for event in every if event.turn == year], words(locale)
        alt, accounts = draw_summary(events, last, locale).alt, points(events)
        assert accounts
        assert all(account.told(texts).told in alt for account in accounts)
        assert not re.search(r"; \+\d+\.", alt)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_closing_card_has_the_points_of_every_year(locale: str) -> None:
    last, every = played()[-1].view, all_events()
    end = Post("end", "end", 453)
    recalled = [event for event in every if event.kind in PRESENTER.recalled and event.turn < end.turn]
    of_the_year = [event for event in every if event.turn == end.turn]
    (card,) = PRESENTER.compose(end, of_the_year, last, Voice(locale), recalled).pictures
    (bare,) = PRESENTER.compose(end, [], last, Voice(locale)).pictures
    assert card.data != bare.data
    shown = course([*recalled, *of_the_year], last)
    assert [each.year for each in shown] == [0, 451, 452, 453]
    assert [dict(each.pv) for each in shown[1:]] == [each.pv for each in years(every, last["scenario"], {})]
    assert dict(shown[0].pv) == at_start("catalaunian-451")["state"]["pv"]
    assert "451" in card.alt


@pytest.mark.parametrize("locale", LOCALES)
def test_the_closing_card_of_a_campaign_shows_its_exchanges_of_camps(locale: str) -> None:
    counted = {year: {"a": 5 * (year - 405), "b": 4 * (year - 405)} for year in range(406, 477)}
    told: list[Event] = [happened.YearScored(year=year, pv=pv, roman="a", turn=year) for year, pv in counted.items()]
    for year in (421, 455):
        pv = counted[year]
        told.append(happened.CampsExchanged(half="west", roman="b", augustus="honorius", pv=pv, turn=year))
    view: View = {
        **at_start("campaign-406", turn=476, pv={"a": 1000, "b": 300}),
        "result": {"level": "victory", "winner": "a", "text": "Rome holds."},
    }
    assert failures(lambda: PRESENTER.compose(Post("end", "end", 476), told, view, Voice(locale))) == set()
    shown = course(told, view)
    assert [each.year for each in shown if each.exchanged] == [421, 455]
    assert dict(shown[-1].pv) == {"a": 1000, "b": 300}
    (card,) = PRESENTER.compose(Post("end", "end", 476), told, view, Voice(locale)).pictures
    assert "421" in card.alt
    assert "455" in card.alt


def test_statistics_of_a_campaign_that_has_not_begun() -> None:
    view: View = at_start("campaign-406")
    assert PRESENTER.statistics([], view, "Peace", "en").text
    opened(PRESENTER.film([], view, "en"))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_state_of_the_empire_in_words(locale: str) -> None:
    for scenario in SCENARIOS:
        assert 200 < len(PRESENTER.status(at_start(scenario), locale)) <= 2000
        assert said(PRESENTER.panel, at_start(scenario), locale)


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        (
            "en",
            (
                "Rome: 2 stratagems in hand, 3 sequences (SMC) left",
                "Barbarians: one stratagem in hand, one sequence (SMC) left",
                "(PF)",
            ),
        ),
        (
            "fr",
            (
                "Rome\xa0: 2 stratagèmes en main, encore 3 séquences (SMC)",
                "Barbares\xa0: un stratagème en main, encore une séquence (SMC)",
                "(PF)",
            ),
        ),
    ],
)
def test_the_status_says_what_each_camp_holds_and_has_left(locale: str, told: tuple[str, ...]) -> None:
    view = at_start("catalaunian-451", sequences={"roman": 3, "barbarian": 1})
    view["state"]["stacks"] |= {"hand-a": ["?", "?"], "hand-b": ["?"]}
    status = PRESENTER.status(view, locale)
    assert all(each in status for each in told)


@pytest.mark.parametrize(
    ("locale", "before", "after"),
    [("en", "On Rome's side: ", "Without a unit: Burgundians."), ("fr", "Du côté de Rome\xa0: ", "Sans unité\xa0: ")],
)
def test_the_status_tells_peoples_without_a_unit_apart(locale: str, before: str, after: str) -> None:
    view = at_start("catalaunian-451")
    people = {"en": "Burgundians", "fr": "Burgondes"}[locale]
    lines = PRESENTER.status(view, locale).split("\n")
    assert people in next(line for line in lines if before in line)
    assert not any(after in line for line in lines)
    stacks = view["state"]["stacks"]
    fallen = [piece for pieces in stacks.values() for piece in pieces if piece.startswith("burgondi-u")]
    for pieces in stacks.values():
        pieces[:] = [piece for piece in pieces if piece not in fallen]
    stacks["fallen"] = [*stacks.get("fallen", []), *fallen]
    lines = PRESENTER.status(view, locale).split("\n")
    assert people not in next(line for line in lines if before in line)
    assert people in next(line for line in lines if after in line)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_status_counts_no_sequences_before_they_are_known(locale: str) -> None:
    assert "SMC" not in PRESENTER.status(at_start("catalaunian-451"), locale)


def test_a_game_that_is_over_has_no_sequences_left_to_count() -> None:
    view = at_start("catalaunian-451", sequences={"roman": 0, "barbarian": 0})
    assert "sequence" in PRESENTER.heading(view, "en")
    view["result"] = {"level": "victory", "winner": "a", "text": "Player A wins."}
    assert "sequence" not in PRESENTER.heading(view, "en")


@pytest.mark.parametrize(
    ("locale", "told"),
    [("en", "sequences left: Rome 4, Barbarians 3"), ("fr", "séquences restantes\xa0: Rome 4, Barbares 3")],
)
def test_the_heading_counts_the_sequences_as_the_question_does(locale: str, told: str) -> None:
    """Each camp's own, with the one that is under way, until that has ended."""
    view = at_start("catalaunian-451", sequences={"roman": 4, "barbarian": 3}, active="roman", step="movement")
    assert told in PRESENTER.heading(view, locale)
    view["state"]["step"] = "smc-end"
    assert told.replace("4", "3") in PRESENTER.heading(view, locale)


def test_the_lands_of_the_statistics_begin_alike() -> None:
    for locale in LOCALES:
        assert all(words(locale)(f"land-{name}")[0].isupper() for name in ("west", "east", "usurpers", "tribes"))


def test_the_plate_with_the_points_grows_with_them() -> None:
    def width(points: int) -> int:
        left, _, right, _ = draw_score(Image.new("RGB", (1600, 1000)), 476, dict.fromkeys(CAMPS, points), words("en"))
        return right - left

    assert width(9) <= width(1699) < width(1_000_000) < 1020


HUNS = tuple(unit for unit, each in ultimus_data().units.items() if each.tribe == "hunni")[:3]


def murder() -> list[Event]:
    """Aetius is murdered in the middle of an SMC."""
    return [
        happened.StratagemPlayed(seat="b", camp="barbarian", stratagem="assassination", about=("aetius",), turn=451),
        happened.AssassinationTested(leader="aetius", area="galliae-5", die=9, kills_on=8, dies=True, turn=451),
        happened.LeaderDied(leader="aetius", area="galliae-5", cause="death-assassination", by="barbarian", turn=451),
        happened.PointsScored(
            seat="b", camp="barbarian", pv=1, cause="pv-leader", about=("aetius",), total=4, turn=451
        ),
    ]  # fmt: skip


def plague() -> list[Event]:
    """A plague in the middle of an SMC: it strikes the Huns and spares Attila."""
    return [
        happened.StratagemPlayed(seat="a", camp="roman", stratagem="plague", about=("galliae-5",), turn=451),
        happened.PlagueBroke(area="galliae-5", spreads=False, turn=451),
        happened.UnitsReduced(area="galliae-5", units=HUNS, cause="loss-plague", turn=451),
        happened.PlagueTested(leader="attila", area="galliae-5", die=3, dies=False, cause="death-plague", turn=451),
    ]


def sequence(*within: Event) -> list[Event]:
    """An SMC with a march, and what happened within it."""
    march = happened.StackMoved(
        camp="barbarian", pieces=("attila", *HUNS), path=("galliae-4", "galliae-5"), pm=2, turn=451
    )
    began = happened.SequenceBegan(camp="barbarian", number=1, left=2, turn=451)
    return [began, march, *within, happened.SequenceEnded(camp="barbarian", left=1, turn=451)]


@pytest.mark.parametrize(("locale", "length"), list(product(LOCALES, ("terse", "normal", "epic"))))
@pytest.mark.parametrize("strikes", [murder, plague], ids=["murder", "plague"])
def test_what_a_stratagem_does_is_posted_at_once_with_a_map_and_not_again(
    strikes: Callable[[], list[Event]], locale: str, length: Length
) -> None:
    """Attila died in the middle of a sequence, and the channel heard of it behind two more windows."""
    view, voice, struck = at_start("catalaunian-451"), Voice(locale, length), strikes()
    (news,) = PRESENTER.posts(struck)
    posting = PRESENTER.compose(news, struck, view, voice)
    named = words(locale).name("attila" if strikes is plague else "aetius")
    assert news.kind == "map"
    assert named in posting.text
    assert not posting.waits
    (near,) = posting.pictures
    assert near.alt
    assert failures(partial(PRESENTER.compose, news, struck, view, voice)) == set()
    everything = sequence(*struck)
    (report,) = [post for post in PRESENTER.posts(everything) if post.kind == "report"]
    retold = said(PRESENTER.compose, report, everything, view, voice)
    assert not set(posting.text.splitlines()) & set(retold.splitlines())
    assert words(locale)(f"stratagem-{struck[0].stratagem}") not in retold  # type: ignore[attr-defined]


def test_a_stratagem_in_a_sequence_is_posted_before_its_report_and_without_its_marches() -> None:
    events = sequence(*plague())
    news, report = PRESENTER.posts(events)
    assert (news.kind, report.kind) == ("map", "report")
    own = events[news.first : news.end]
    text = said(PRESENTER.compose, news, own, at_start("catalaunian-451"), Voice())
    assert text == said(PRESENTER.compose, Post("map", "n", 451), plague(), at_start("catalaunian-451"), Voice())


def test_the_news_of_a_year_leaves_the_heading_of_the_first_sequence_to_its_report() -> None:
    rolled = happened.EventRolled(dice=(5, 6), total=11, event="feud")
    began = happened.SequenceBegan(camp="roman", number=1, left=4)
    for event in (rolled, began):
        event.turn = 451
    texts = [
        said(PRESENTER.compose, Post("news", "n", 451), events, at_start("catalaunian-451"), Voice())
        for events in ([rolled, began], [rolled])
    ]
    assert texts[0] == texts[1] != ""


def test_a_plague_tells_whose_army_it_struck() -> None:
    text = said(PRESENTER.compose, Post("map", "n", 451), plague(), at_start("catalaunian-451"), Voice())
    assert "Huns" in text
    assert "Attila" in text


@pytest.mark.parametrize(("locale", "length"), first(1, [("fr", "epic"), ("en", "normal"), ("fr", "terse")]))
def test_every_stratagem_outside_battles_is_named_by_the_news_of_its_choice_alone(locale: str, length: Length) -> None:
    """The report of a sequence and the card of a year don't tell what it did again."""
    found = 0
    for seed in range(4):
        for choice in played_daringly(seed):
            played = [
                words(locale)(f"stratagem-{event.stratagem}")
                for event in choice.events
                if isinstance(event, happened.StratagemPlayed) and not event.scene
            ]
            texts = dict.fromkeys(("news", "report", "summary"), "")
            for post in PRESENTER.posts(choice.events) if played else ():
                own = choice.events[post.first : post.end] if post.is_news else choice.events
                with text_only():
                    told = said(PRESENTER.compose, post, own, choice.view, Voice(locale, length))
                texts["news" if post.is_news else post.kind] += told
            for name in played:
                found += 1
                assert name in texts["news"]
                assert name not in texts["report"] + texts["summary"]
    assert found > 10


def test_a_leader_caught_alone_is_told_by_the_report_of_the_sequence_in_its_order() -> None:
    caught = happened.LeaderDied(leader="dux-raetiae", area="italia-1", cause="death-escape", turn=451)
    assert not PRESENTER.is_news([caught])
    began = happened.SequenceBegan(camp="roman", number=2, left=1, turn=451)
    told = PRESENTER.report([began, caught], at_start("catalaunian-451"), Voice(), ()).text
    assert told.index("Sequence 2") < told.index("Dux Raetiae")


def test_a_leader_caught_alone_in_winter_may_be_told_by_the_next_post() -> None:
    caught: list[Event] = [
        happened.LeaderDied(leader="dux-raetiae", area="italia-1", cause="death-escape", turn=451, scene="winter-451")
    ]
    (news,) = PRESENTER.posts(caught)
    assert PRESENTER.compose(news, caught, at_start("catalaunian-451"), Voice()).waits


def test_an_attempt_that_an_augusta_may_still_hinder_waits_for_its_outcome() -> None:
    """Then one post tells both, if the attempt is short; the window shows who is to be murdered."""
    attempt = murder()[:1]
    (news,) = PRESENTER.posts(attempt)
    assert PRESENTER.compose(news, attempt, at_start("catalaunian-451"), Voice("en", "terse")).waits


@pytest.mark.parametrize("locale", LOCALES)
def test_a_stratagem_after_the_last_sequence_is_told_at_once_and_not_with_the_card(locale: str) -> None:
    view = at_start("catalaunian-451")
    year: list[Event] = [
        happened.SequenceBegan(camp="barbarian", left=0, number=1, turn=451),
        *murder(),
        happened.SequencePassed(camp="barbarian", left=0, turn=451),
        happened.YearScored(year=451, pv={"a": 9, "b": 0}, roman="a", turn=451),
        happened.YearEnded(year=451, turn=451),
    ]
    news, *_ = PRESENTER.posts(year)
    assert "Aetius" in said(PRESENTER.compose, news, year[news.first : news.end], view, Voice(locale))
    told = said(PRESENTER.compose, Post("summary", "summary:451", 451), year, view, Voice(locale))
    assert words(locale)("stratagem-assassination") not in told


@pytest.mark.parametrize("locale", LOCALES)
def test_a_throne_that_is_won_is_in_the_state_of_the_empire(locale: str) -> None:
    view = at_start("catalaunian-451")
    assert {"en": "won", "fr": "gagné"}[locale] not in PRESENTER.status(view, locale)
    thrones = {**view["state"]["thrones"], "west": {**view["state"]["thrones"]["west"], "success": "defeat"}}
    pending_view: View = {**view, "state": {**view["state"], "thrones": thrones}}
    assert {"en": "won", "fr": "gagné"}[locale] in PRESENTER.status(pending_view, locale)


@pytest.mark.parametrize(("locale", "length"), list(product(LOCALES, ("terse", "normal", "epic"))))
def test_an_exchange_of_camps_names_who_leads_rome_now(locale: str, length: Length) -> None:
    exchanged = happened.CampsExchanged(half="west", roman="b", augustus="aetius", pv={"a": 3, "b": 20}, turn=451)
    posting = PRESENTER.compose(
        Post("news", "news", 451), [exchanged], at_start("catalaunian-451"), Voice(locale, length)
    )
    lead = {"en": ("B leads Rome", "B led Rome", "Rome is B"), "fr": ("B mène Rome",)}[locale]
    assert any(each in posting.text for each in lead)
    assert "20" in posting.text
    assert "3" in posting.text


def ordered() -> Iterator[tuple[View, list[Arrow]]]:
    """The moves of each SMC of several campaigns as written orders, each with what everyone saw before it."""
    for game in (played(), played_daringly(1), played_daringly(2)):
        before = game[0].view
        arrows: list[Arrow] = []
        for choice in game:
            if any(isinstance(event, happened.SequenceBegan) for event in choice.events):
                before, arrows = choice.view, []
            arrows += [
                Arrow(event.pieces[0], event.path, "attack", event.pieces)
                for event in choice.events
                if isinstance(event, happened.StackMoved)
            ]
            if arrows and any(isinstance(event, happened.SequenceEnded) for event in choice.events):
                yield before, arrows
                arrows = []


@pytest.mark.parametrize("step", first(1, [3, 1]))
def test_orders_tell_each_chance_and_no_mark_covers_another(step: int) -> None:
    """In the orders of every third SMC, in the soak of every one."""
    seen = 0
    for view, arrows in islice(ordered(), 0, None, step):
        (layout,) = layouts_of(partial(draw_plan, view, arrows, "en"))
        chances = [part for part in layout.parts if part.kind == "text" and part.text.endswith("% to win")]
        assert len(chances) == min(len(attacks_of(game_of(view), arrows)), MOST_FIGHTS)
        marks = [part for part in layout.parts if part.kind == "sign" and part.text.isdigit()]
        seen += len(chances)
        for one in marks:
            assert not [part for part in marks if part is not one and overlaps(part.box, one.box)]
    assert seen > 20 // step


def test_a_defender_sees_who_attacks_whom_and_with_which_chance() -> None:
    position = next(each for each in positions(GAME) if each.name == "catalaunian-451/asked-evade")
    (layout,) = layouts_of(lambda: PRESENTER.panel(position.view, "en", position.scene))
    assert picture_failures(layout) == set()
    rows = [part.text for part in layout.parts if part.kind == "text"]
    assert rows[:4] == ["Attila", "100% to win", "Gundioc", "Galliae 5"]
    assert any(part.kind == "arrowhead" for part in layout.parts)
    alt = PRESENTER.panel(position.view, "en", position.scene).pictures[0].alt
    assert "In Galliae 5: Attila (48) against Gundioc (16)." in alt


@pytest.mark.parametrize("topic", ["rearguard", "rearguard-leaders"])
def test_who_picks_a_rearguard_sees_who_attacks_whom(topic: str) -> None:
    position = next(each for each in positions(GAME) if each.name == "catalaunian-451/asked-evade")
    view = deepcopy(position.view)
    assert view["decision"] is not None
    view["decision"] |= {"topic": topic, "options": []}
    (layout,) = layouts_of(lambda: PRESENTER.panel(view, "en", position.scene))
    rows = [part.text for part in layout.parts if part.kind == "text"]
    assert rows[:4] == ["Attila", "100% to win", "Gundioc", "Galliae 5"]


@pytest.mark.parametrize(
    ("number", "told"),
    [
        (0, "The first sequence comes next Does anyone play a stratagem?"),
        (1, "The sequence is over Does anyone play a stratagem?"),
    ],
)
def test_everyone_reads_whether_a_window_is_before_the_first_sequence_or_after_one(number: int, told: str) -> None:
    view = deepcopy(at_start("catalaunian-451"))
    view["state"]["smc_number"] = number
    asked_then = {"topic": "sequence", "seat": "a", "reaction": True, "secret": True, "options": []}
    view["decision"] = cast("DecisionView", asked_then)
    (layout,) = layouts_of(lambda: PRESENTER.panel(view, "en", ()))
    assert told in " ".join(part.text for part in layout.parts if part.kind == "text")


def test_the_card_of_a_year_tells_the_fall_of_a_capital_first_and_names_both_sides() -> None:
    position = next(each for each in positions(GAME) if each.name == "campaign-406/longest-summary")
    assert position.moment.post is not None
    own, _ = position.events_of(position.moment.post)
    rows = list(war(game_of(position.view), own, words("en")))
    assert (rows[0].sign, rows[0].fact, rows[0].cause) == (
        "flame",
        "Ostrogoths beat Varanes",
        "Thracia 3, strength 8 to 4",
    )
    assert all(" beat " in row.fact for row in rows)


def test_the_card_of_a_year_names_both_sides_in_french_with_the_right_verb() -> None:
    position = next(each for each in positions(GAME) if each.name == "campaign-406/longest-summary")
    post = position.moment.post
    assert post is not None
    own, _ = position.events_of(post)
    facts = [row.fact for row in war(game_of(position.view), own, words("fr"))]
    assert "Ostrogoths battent Romains" in facts
    assert all(" bat " in fact or " battent " in fact for fact in facts)
    (layout,) = layouts_of(lambda: PRESENTER.compose(post, own, position.view, Voice("fr")))
    assert {*facts[:2]} <= {part.text for part in layout.parts}


@pytest.mark.parametrize(("moment", "count"), [("asked-losses", 4), ("asked-escort", 2), ("asked-plague", 5)])
def test_answers_that_look_alike_have_letters_in_the_picture_and_in_the_menu(moment: str, count: int) -> None:
    at = next(each for each in positions(GAME) if each.moment.name == moment)
    with recorded() as layouts:
        posting = PRESENTER.panel(at.view, "en", at.scene)
    letters = "ABCDEF"[:count]
    assert "".join(posting.letters.values()) == letters
    assert posting.letters == PRESENTER.letters(at.view)
    shown = {part.text.split()[0] for part in layouts[-1].parts if part.kind in ("sign", "letter") and part.text}
    assert set(letters) <= shown


def whole_boards(locale: str = "en") -> Iterator[tuple[str, Overview]]:
    """The whole boards of the recorded games, and which they are."""
    for at in positions(GAME):
        if at.moment.name in ("start", "middle", "busiest", "end"):
            overview = Overview(game_of(at.view), words(locale), Changes())
            overview.draw()
            yield at.name, overview


@pytest.mark.parametrize("locale", first(1, ("fr", "en")))
def test_no_army_on_the_whole_board_is_without_a_name(locale: str) -> None:
    for name, overview in whole_boards(locale):
        names = [box for text, box in overview.labels if text not in ("Rome", "Constantinople")]
        for army in overview.armies:
            signs = [box for area, box in overview.signs if area == army.area]
            assert any(gap_between(*pair) <= 1 for pair in product(signs, names)), (name, army.area)


def test_the_name_of_constantinople_is_on_no_land_of_barbarians() -> None:
    for name, overview in whole_boards():
        left, top, right, bottom = next(box for text, box in overview.labels if text == "Constantinople")
        points = [(x, y) for x in range(left, right + 1, 6) for y in (top, bottom)]
        lands = {overview.board.area_at((x, y) * 2, overview.chart) for x, y in points} - {"", None}
        holders = controllers(game_of(next(at.view for at in positions(GAME) if at.name == name)))
        assert {holders[area] for area in lands if area} <= {WEST, EAST, USURPER}, name


def test_a_small_area_in_arms_can_be_seen_beside_its_army() -> None:
    (at,) = [each for each in positions(GAME) if each.name == "campaign-406/longest-map"]
    overview = Overview(game_of(at.view), words("en"), Changes(risen=["africa-4"]))
    overview.draw()
    x, y = map(round, overview.at("africa-4"))
    found = overview.picture.crop((x - 60, y - 60, x + 60, y + 60)).getcolors(120 * 120)
    assert found is not None
    assert sum(count for count, colour in found if _is_near(colour, LOSS)) > 50


def test_an_augustus_without_an_army_is_on_the_whole_board() -> None:
    shown = dict(whole_boards())["catalaunian-451/end"]
    assert ("leo-i", 0) in {(army.leader, army.units) for army in shown.armies}


def test_two_rulers_with_one_army_are_both_named_on_the_whole_board() -> None:
    assert "Zeno · Illus" in {text for text, _ in dict(whole_boards())["campaign-406/end"].labels}


def test_the_whole_board_shows_the_strongest_armies_of_both_camps() -> None:
    shown = {name: {army.area for army in overview.armies} for name, overview in whole_boards()}
    assert {"thracia-3", "italia-7", "italia-2", "italia-6"} <= shown["campaign-406/end"]
    assert {"alamanni", "thracia-3", "galliae-5"} <= shown["catalaunian-451/start"]


@pytest.mark.parametrize("moment", ["asked-battle-order", "asked-moves"])
def test_rows_and_map_name_the_places_of_all_battles_to_come(moment: str) -> None:
    for at in positions(GAME):
        if at.moment.name != moment:
            continue
        with recorded() as layouts:
            PRESENTER.panel(at.view, "en", at.scene)
        names = {part.text for part in layouts[-1].parts if part.kind == "name"}
        areas = {words("en").short_name(area) for area in battlefields(game_of(at.view))}
        assert areas
        assert areas <= {part.text for part in layouts[-1].parts}
        assert areas <= names


@pytest.mark.parametrize("moment", ["asked-augusta", "asked-sequence"])
def test_no_word_of_an_answer_is_alone_on_its_last_line(moment: str) -> None:
    for at in positions(GAME):
        if at.moment.name == moment:
            with recorded() as layouts:
                PRESENTER.panel(at.view, "en", at.scene)
            texts = [part.text for part in layouts[-1].parts]
            assert any(" " in text for text in texts)
            assert not {"war", "now"}.intersection(texts)


def test_armies_of_a_narrow_area_are_in_it_one_below_the_other_and_level_with_their_names() -> None:
    at = next(each for each in positions(GAME) if each.name == "catalaunian-451/busiest")
    with recorded() as layouts:
        PRESENTER.map(at.view, "gallia", "en")
    names = {part.text: part.box for part in layouts[-1].parts if part.kind == "name"}
    pair = [part.box for part in layouts[-1].parts if part.kind == "counter" and part.text == "galliae-4"]
    tower = next(part.box for part in layouts[-1].parts if part.kind == "sign" and part.text == "4")
    left, _, right, _ = map_box("galliae-4", "gallia")
    for box in (*pair, tower):
        assert left < (box[0] + box[2]) / 2 < right
    (upper, lower) = sorted(pair, key=lambda box: box[1])
    assert upper[3] <= lower[1]
    for name, box in (("Alamanni", upper), ("Aegidius", lower)):
        assert abs(names[name][1] + names[name][3] - box[1] - box[3]) < 32
        assert gap_between(names[name], box) < 16


def map_box(area: str, region: str) -> tuple[float, float, float, float]:
    """The box around an area on the picture of a theatre, without its head."""
    board, (middle, zoom, high) = base_map(GAME), frame_of(region)
    chart = board.areas_around(middle, zoom, (WIDE, high))
    left, top, right, bottom = board.boxes[area]
    return *chart.at(left, top), *chart.at(right, bottom)


def test_a_question_of_geostrategy_says_which_politics_it_is_about() -> None:
    for at in positions(GAME):
        if at.moment.name == "asked-geostrategy":
            told = PRESENTER.panel(at.view, "en", at.scene).pictures[0].alt
            assert "An uprising, a usurper or a king" in told
            assert "No more politics before the war" in told


def test_a_theatre_names_the_land_of_a_tribe_that_is_elsewhere() -> None:
    at = next(each for each in positions(GAME) if each.name == "catalaunian-451/busiest")
    with recorded() as layouts:
        PRESENTER.map(at.view, "germania", "en")
    assert "Burgundians" in {part.text for part in layouts[-1].parts if part.kind == "name"}


@pytest.mark.parametrize(
    ("region", "names"), [("germania", {"Germania Magna", "Boiohaemum"}), ("scythia", {"Venethi"})]
)
def test_a_theatre_names_the_lands_of_no_tribe(region: str, names: set[str]) -> None:
    for at in positions(GAME):
        if at.moment.name == "busiest":
            with recorded() as layouts:
                PRESENTER.map(at.view, region, "en")
            assert names <= {part.text for part in layouts[-1].parts if part.kind == "name"}


def test_an_army_in_a_numbered_land_of_its_tribe_has_the_number_beside_it() -> None:
    for at in positions(GAME):
        if at.moment.name == "busiest":
            with recorded() as layouts:
                PRESENTER.map(at.view, "persis", "en")
            parts = layouts[-1].parts
            for area in ("persae-1", "persae-2", "persae-3", "persae-4", "persae-5"):
                counter = next(part.box for part in parts if part.kind == "counter" and part.text == area)
                number = next(part.box for part in parts if part.kind == "sign" and part.text == area[-1])
                assert gap_between(counter, number) < 16
                assert number[0] >= counter[2]


@pytest.mark.parametrize("moment", ["asked-enter", "asked-retreat", "asked-evade-to", "asked-desertion"])
def test_no_army_and_no_letter_is_in_the_area_of_another_choice(moment: str) -> None:
    for at in positions(GAME):
        if at.moment.name == moment:
            game = game_of(at.view)
            shown = Shown({area: letter for area, letter in targets_of(at.view).spaces.items() if letter}, (), "letter",
                          counters={area: army for area in targets_of(at.view).spaces
                                    for army in armies_at(game, area)[:1]})  # fmt: skip
            sheet = FightMap(game, words("en"), shown, (730, 820))
            sheet.plan()
            for area, box in sheet.signs:
                found = sheet.board.area_at(box, sheet.chart)
                assert area not in shown.counters or found == area or found not in shown.marks


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("moment", ["asked-enter", "asked-return"])
def test_every_row_of_a_choice_among_places_says_more_than_its_name(moment: str, locale: str) -> None:
    for at in positions(GAME):
        if at.moment.name == moment:
            with recorded() as layouts:
                posting = PRESENTER.panel(at.view, locale, at.scene)
            letters = len(posting.letters) or len(targets_of(at.view).options)
            texts = [part for part in layouts[-1].parts if part.kind == "text" and part.box[0] > 700]
            assert len(texts) >= 2 * letters


@pytest.mark.parametrize("locale", LOCALES)
def test_the_key_of_the_whole_board_tells_who_is_up_in_arms(locale: str) -> None:
    view, texts = at_start("rhine-406"), words(locale)
    game = game_of(view)
    for told in (Changes(risen=["hispaniae-1"]), Changes(marked=["asia-2"]), Changes()):
        overview = Overview(game, texts, told)
        with recorded() as layouts:
            overview.draw()
            note_encoded(overview.picture, "board")
        shown = {part.text for part in layouts[-1].parts}
        assert (texts("key-band-risen") in shown) == bool(told.risen)
        assert (texts("key-band-news") in shown) == bool(told.marked)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_key_of_the_whole_board_has_room_for_all_that_is_drawn(locale: str) -> None:
    at = next(each for each in positions(GAME) if each.name == "campaign-406/longest-map")
    overview = Overview(game_of(at.view), words(locale), Changes(risen=["hispaniae-1"], marked=["asia-2"]))
    with recorded() as layouts:
        overview.draw()
        note_encoded(overview.picture, "board")
    key = [part for part in layouts[-1].parts if part.kind == "text"]
    assert len(key) >= 6
    assert all(one.box[2] < other.box[0] for one, other in pairwise(sorted(key, key=lambda part: part.box)))
    assert max(part.box[2] for part in key) <= overview.picture.width


def test_rome_and_constantinople_are_named_on_the_whole_board() -> None:
    for name, overview in whole_boards():
        assert {"Rome", "Constantinople"} <= {text for text, _ in overview.labels}, name


def test_the_signs_of_rome_and_constantinople_are_near_their_places_on_the_whole_board() -> None:
    """Constantinople isn't in Asia, and Rome isn't on the Adriatic."""
    seen = 0
    for at in positions(GAME):
        overview = Overview(game_of(at.view), words("en"), Changes())
        overview.draw()
        for area, (dx, dy) in (("italia-5", (0.8, -0.6)), ("thracia-3", (0, 1))):
            x, y = overview.at(area)
            for left, top, right, bottom in (box for each, box in overview.signs if each == area):
                if right - left < 40:
                    sign = (left + right) / 2, (top + bottom) / 2
                    land = overview.board.area_at((round(sign[0]), round(sign[1])) * 2, overview.chart)
                    beyond = (sign[0] - x) * dx + (sign[1] - y) * dy
                    assert math.dist((x, y), sign) < 70, (at.name, area)
                    assert beyond <= 14 or land == area, (at.name, area)
                    seen += 1
    assert seen > 100


def test_a_pointer_to_the_place_of_an_army_can_be_seen() -> None:
    """On the way from the place to the counter, neither the counter nor the plate of any army covers it."""
    place, counter, plate = (500.0, 500.0), Sprite(Image.new("RGBA", (66, 66)), 66, 66), Image.new("RGBA", (300, 70))
    blocked = Piece("a", counter, Sprite(plate, 300, 70), place, (place,))
    free = lambda box: not overlaps(box, (440, 440, 560, 560))  # noqa: E731
    ((_, spot),) = ArmySpots(free, (1600, 1000)).best([blocked])
    assert spot.tie is not None
    (x, y), end = spot.tie
    points = [(x + (end[0] - x) * share / 20, y + (end[1] - y) * share / 20) for share in range(20)]
    hidden = [all(low <= at <= high for low, at, high in ((box[0], px, box[2]), (box[1], py, box[3])))
              for px, py in points for box in (spot.plate,)]  # fmt: skip
    assert not any(hidden)
    assert gap_between(spot.counter, (500, 500, 500, 500)) >= 48


def film_moments() -> list[list[Moment]]:
    """The moments of the films of recorded campaigns, as they're drawn."""
    films: list[list[Moment]] = []
    for at in positions(GAME):
        if at.moment.name == "end":
            films.append(moments_of(at.events, at.view["scenario"], at.view["options"], words("en")))
    return films


def test_pointers_of_a_film_cross_no_name() -> None:
    for moment in (each for film in film_moments() for each in film):
        for one, other in permutations(moment.plates, 2):
            assert not any(overlaps(each, other.box) for each in pin(one.at, one.box))


def test_names_of_a_film_stay_where_they_are_while_nothing_changes() -> None:
    seen = 0
    for film in film_moments():
        for before, after in pairwise(film[:-1]):
            if before.year.holders == after.year.holders:
                shared = {plate.people: plate.box for plate in before.plates}
                moved = [each for each in after.plates if each.box != shared.get(each.people, each.box)]
                assert not [each for each in moved if not set(before.changed)]
                seen += not before.changed
    assert seen > 20


def test_the_plate_with_the_points_of_a_film_has_one_width_whatever_its_digits() -> None:
    most = dict.fromkeys(CAMPS, 1699)
    boxes = {
        draw_score(Image.new("RGB", (1600, 1000)), year, dict.fromkeys(CAMPS, points), words("en"), most=most)
        for year, points in ((406, 0), (411, 111), (441, 870), (476, 1699))
    }
    assert len(boxes) == 1


@pytest.mark.parametrize("locale", LOCALES)
def test_statistics_count_victories_in_years_of_peace_too_and_tell_the_last_battle(locale: str) -> None:
    at = next(each for each in positions(GAME) if each.name == "campaign-406/end")
    marches = {event.turn for event in at.events if isinstance(event, happened.StackMoved)}
    assert max(marches) == 409
    with recorded() as layouts:
        posting = PRESENTER.statistics(at.events, at.view, "Peace", locale)
    head = words(locale)("stat-plot-battles-years", years="406\u2013476")
    assert head in {part.text for part in layouts[-1].parts}
    last = words(locale)("stat-battles-last", year="409")
    assert last in posting.text
    assert last in posting.pictures[0].alt


@pytest.mark.parametrize(
    ("region", "dioceses"),
    [
        ("gallia", {"GALLIAE", "VIENNENSIS"}),
        ("illyricum", {"PANNONIAE"}),
        ("thracia-asia", {"THRACIA", "ASIA", "PONTICA"}),
        ("oriens", {"ORIENS", "PONTICA"}),
        ("moesia", {"MOESIAE"}),
    ],
)
def test_a_theatre_names_every_diocese_whose_areas_have_numbers(region: str, dioceses: set[str]) -> None:
    for at in positions(GAME):
        if at.moment.name in ("start", "busiest", "end"):
            with recorded() as layouts:
                PRESENTER.map(at.view, region, "en")
            assert dioceses <= {part.text for part in layouts[-1].parts if part.kind == "name"}


@pytest.mark.parametrize("region", ["britannia", "germania", "thracia-asia", "gallia", "hispania"])
def test_no_name_on_a_theatre_is_on_the_line_of_a_ferry(region: str) -> None:
    middle, zoom, high = frame_of(region)
    for at in positions(GAME):
        if at.moment.name == "busiest":
            game = game_of(at.view)
            sheet = Sheet(game, words("en"), Changes(), middle, zoom, (WIDE, high))
            sheet.home, sheet.wanted = home_of(region, game), frozenset(REGIONS[region])
            with recorded() as layouts:
                sheet.draw()
                note_encoded(sheet.picture, "sheet")
            ends = [(sheet.at(each.one), sheet.at(each.other)) for each in sheet.ferries]
            assert ends
            assert not [text for text, box in sheet.placer.labels for line in ends if length_within(box, *line)]
            costs = [part for part in layouts[-1].parts if part.kind == "sign" and part.letters == _COST_LETTERS]
            assert len(costs) == len(ends)


_COST_LETTERS = 51
"""The letters of the cost of a ferry."""


@pytest.mark.parametrize(("locale", "told"), [("en", "Odds 3:2 → 2:1 by quality"), ("fr", "3:2 → 2:1 par la qualité")])
def test_a_battle_says_what_shifted_its_odds(locale: str, told: str) -> None:
    (fought,) = battles(a_battle("R", "E"))
    game = game_of(at_start("catalaunian-451"))
    with recorded() as layouts:
        draw_battle(fought, game, words(locale))
    assert [part for part in layouts[-1].parts if told in part.text]


def test_a_film_names_land_apart_that_changed_hands() -> None:
    for film in film_moments():
        if film[-1].year.year == 453:
            areas = {plate.area for plate in film[-1].plates if plate.people == "hunni"}
            assert areas == {"galliae-6", "thracia-3"}


def test_no_name_on_the_whole_board_is_beside_the_counter_of_another_army() -> None:
    counter, plate = (Sprite(Image.new("RGBA", (wide, 66)), wide, 66) for wide in (66, 200))
    pieces = [Piece(name, counter, plate, at, (at,)) for name, at in (("a", (300.0, 500.0)), ("b", (600.0, 500.0)))]
    (_, first), (_, second) = ArmySpots(lambda _: True, (1600, 1000)).best(pieces)
    assert first.tie is None
    assert gap_between(first.plate, second.counter) >= 56


def test_the_title_of_a_report_of_battles_has_the_year() -> None:
    reports = [at for at in positions(GAME) if at.moment.post is not None and at.moment.post.kind == "report"]
    assert reports
    for at in reports:
        assert at.moment.post is not None
        own, before = at.events_of(at.moment.post)
        with recorded() as layouts:
            PRESENTER.compose(at.moment.post, own, at.view, Voice("en"), before)
        first = next(layout for layout in layouts if layout.name.startswith("report-"))
        assert [part for part in first.parts if f" · {game_of(at.view).year}" in part.text]


@pytest.mark.parametrize("locale", LOCALES)
def test_odds_shifted_for_two_reasons_have_room(locale: str) -> None:
    (fought,) = battles(a_battle("R", "E"))
    moves = Modifier("shift-quality", 1), Modifier("shift-political", 1)
    fought.fought = msgspec.structs.replace(fought.fought, shifts=moves)
    game = game_of(at_start("catalaunian-451"))
    assert failures(lambda: draw_battle(fought, game, words(locale))) == set()


@pytest.mark.parametrize(
    ("locale", "titles"),
    [
        ("en", ("Battle in Burgundian land", "Battle in the land of the Scots", "Battle of Italia 1")),
        ("fr", ("Bataille en pays burgonde", "Bataille en pays des Scots", "Bataille\N{NO-BREAK SPACE}: Italia 1")),
    ],
)
def test_a_battle_in_the_land_of_a_people_is_not_called_a_battle_of_that_people(
    locale: str, titles: tuple[str, ...]
) -> None:
    areas = "burgondi", "scoti", "italia-1"
    assert tuple(words(locale)("battle-title", area=area) for area in areas) == titles


def region_parts(region: str) -> Iterator[list[Part]]:
    """What is on a theatre in the fullest positions."""
    for at in positions(GAME):
        if at.moment.name == "busiest":
            with recorded() as layouts:
                PRESENTER.map(at.view, region, "en")
            yield layouts[-1].parts


def test_the_theatre_of_italy_has_all_numbers_of_italia() -> None:
    for shown in region_parts("italia"):
        assert set("12345678") <= {part.text for part in shown if part.kind == "sign"}


def test_a_theatre_names_land_beyond_a_river_on_its_own_side() -> None:
    _, top, _, below = map_box("franci-orientales", "gallia")
    board, (middle, zoom, high) = base_map(GAME), frame_of("gallia")
    chart = board.areas_around(middle, zoom, (WIDE, high))
    for shown in region_parts("gallia"):
        left, upper, right, lower = next(part.box for part in shown if part.text == "Eastern Franks")
        down = head_height()
        assert top < upper - down < lower - down < below
        corners = {board.area_at((x, y - down) * 2, chart) for x in (left, right) for y in (upper, lower)}
        assert corners <= {"franci-orientales", "germania-magna"}


def test_no_number_of_an_area_of_the_empire_is_beyond_the_border() -> None:
    board, (middle, zoom, high) = base_map(GAME), frame_of("gallia")
    chart = board.areas_around(middle, zoom, (WIDE, high))
    for shown in region_parts("gallia"):
        for part in shown:
            if part.kind == "sign" and part.text.isdigit() and head_height() < part.box[1] < head_height() + high:
                left, upper, right, lower = part.box
                found = board.area_at((left, upper - head_height(), right, lower - head_height()), chart)
                assert not found or ultimus_data().areas[found].in_empire


def test_the_name_of_a_town_is_mostly_on_the_empires_side() -> None:
    board, (middle, zoom, high) = base_map(GAME), frame_of("thracia-asia")
    chart = board.areas_around(middle, zoom, (WIDE, high))
    for shown in region_parts("thracia-asia"):
        (box,) = [part.box for part in shown if part.text == "Marcianopolis"]
        x, y = (box[0] + box[2]) // 2, (box[1] + box[3]) // 2 - head_height()
        area = board.area_at((x, y, x, y), chart)
        assert not area or ultimus_data().areas[area].in_empire


def test_the_key_of_a_theatre_has_the_colour_of_armies_that_are_there() -> None:
    (at,) = [each for each in positions(GAME) if each.name == "catalaunian-451/busiest"]
    image = Image.open(BytesIO(PRESENTER.map(at.view, "thracia-asia", "en").data)).convert("RGB")
    picture = image.crop((WIDE // 2, 0, WIDE, head_height()))
    found = picture.getcolors(picture.width * picture.height)
    assert found is not None
    assert sum(count for count, colour in found if _is_near(colour, livery(EAST).counter)) > 300
    assert not any(_is_near(colour, livery(WEST).counter) for _, colour in found)


def _is_near(colour: object, other: tuple[int, int, int]) -> bool:
    return isinstance(colour, tuple) and math.dist(colour, other) < 24


def test_the_name_of_a_ruler_in_a_capital_is_on_a_plate() -> None:
    (at,) = [each for each in positions(GAME) if each.name == "catalaunian-451/busiest"]
    with recorded() as layouts:
        image = Image.open(BytesIO(PRESENTER.map(at.view, "thracia-asia", "en").data)).convert("RGB")
    left, top, _, bottom = next(part.box for part in layouts[-1].parts if part.text == "Marcian")
    assert _is_near(image.getpixel((left + 6, (top + bottom) // 2)), CAMP_COLOURS["roman"])


def test_the_cost_of_a_strait_is_clear_of_all_signs() -> None:
    for shown in region_parts("thracia-asia"):
        costs = [part for part in shown if part.kind == "sign" and part.letters == _COST_LETTERS][:2]
        others = [part.box for part in shown if part.kind in ("sign", "counter", "name") and part not in costs]
        assert len(costs) == 2
        assert not [box for cost in costs for box in others if overlaps(cost.box, box)]


@pytest.mark.parametrize(
    ("region", "lands"),
    [
        ("germania", {"Burgundians": "burgondi", "Alamanni": "alamanni", "Boiohaemum": ""}),
        ("scythia", {"Alans": "alani"}),
        ("persis", {"Yazdgard I": "persae", "Yazdgard II": "persae"}),
        ("africa", {"Vandals": "vandali"}),
    ],
)
def test_a_name_in_a_theatre_is_on_no_other_peoples_land(region: str, lands: dict[str, str]) -> None:
    found = set[str]()
    for at in positions(GAME):
        if at.moment.name == "busiest":
            with recorded() as layouts:
                PRESENTER.map(at.view, region, "en")
            names = [part for part in layouts[-1].parts if part.text in lands]
            found |= {part.text for part in names}
            for part in names:
                assert part.kind == "name"
                assert holders_at(part, region, at.view) <= {lands[part.text], ""}
    assert found == set(lands)


def holders_at(part: Part, region: str, view: View) -> set[str]:
    """Who holds the land at the corners of a part of a theatre."""
    board, (middle, zoom, high) = base_map(GAME), frame_of(region)
    chart = board.areas_around(middle, zoom, (WIDE, high))
    left, upper, right, lower = part.box
    corners = ((x, y - head_height()) * 2 for x in (left, right) for y in (upper, lower))
    holders = controllers(game_of(view))
    return {holders[area] for area in (board.area_at(corner, chart) for corner in corners) if area}


def test_an_army_of_a_theatre_stands_in_its_own_area() -> None:
    board, (middle, zoom, high) = base_map(GAME), frame_of("africa")
    chart = board.areas_around(middle, zoom, (WIDE, high))
    for shown in region_parts("africa"):
        counters = [part for part in shown if part.kind == "counter" and part.text in ultimus_data().areas]
        assert counters
        for part in counters:
            left, upper, right, lower = part.box
            found = board.area_at((left, upper - head_height(), right, lower - head_height()), chart)
            assert found in (part.text, "")


@pytest.mark.parametrize(("moment", "names"), [("asked-evade", ("Fight", "Try to evade")),
                                               ("asked-refuge", ("Take refuge", "Stay outside"))])  # fmt: skip
def test_answers_side_by_side_have_their_names_on_one_line(moment: str, names: tuple[str, str]) -> None:
    for at in positions(GAME):
        if at.moment.name == moment:
            with recorded() as layouts:
                PRESENTER.panel(at.view, "en", at.scene)
            tops = {part.box[1] for part in layouts[-1].parts if part.text in names}
            assert len(tops) == 1


@pytest.mark.parametrize("region", ["thracia-asia", "gallia", "hispania", "italia"])
def test_the_line_of_a_ferry_on_a_theatre_ends_at_the_shore(region: str) -> None:
    """Or at its area's position, if it crosses the land of another one."""
    board, (middle, zoom, high) = base_map(GAME), frame_of(region)
    chart = board.areas_around(middle, zoom, (WIDE, high))
    found = 0
    for strait in straits():
        for area, (x, y) in zip((strait.one, strait.other), ends_of(chart, strait), strict=True):
            if 80 < x < WIDE - 80 and 80 < y < high - 80 and (x, y) != chart.at(*board.spaces[area]):
                found += 1
                assert board.area_at((round(x), round(y)) * 2, chart) == area
                around = [(round(x + dx), round(y + dy)) * 2 for dx in range(-50, 51, 5) for dy in range(-50, 51, 5)]
                assert "" in {board.area_at(each, chart) for each in around}
    assert found


def test_a_theatre_explains_the_stripes_of_a_usurpers_land() -> None:
    for at in positions(GAME):
        if at.moment.name == "busiest":
            is_there = USURPER in {controllers(game_of(at.view))[area] for area in REGIONS["hispania"]}
            with recorded() as layouts:
                PRESENTER.map(at.view, "hispania", "en")
            assert ("held by a Usurper" in {part.text for part in layouts[-1].parts}) == is_there


def test_a_choice_of_places_to_evade_to_says_whose_armies_are_there() -> None:
    at = next(each for each in positions(GAME) if each.name == "campaign-406/asked-evade-to")
    with recorded() as layouts:
        told = PRESENTER.panel(at.view, "en", at.scene).pictures[0].alt
    assert "Anthemius the Elder" in {part.text for part in layouts[-1].parts}
    assert "Anthemius the Elder" in told


def test_rows_of_places_leave_out_the_units_for_which_they_have_no_room() -> None:
    at = next(each for each in positions(GAME) if each.name == "campaign-406/asked-evade-to")
    decision = at.view["decision"]
    assert decision is not None
    assert "(a unit of comitatenses, 2 units of limitanei and Scythae)" in decision["options"][0]["detail"]
    with recorded() as layouts:
        PRESENTER.panel(at.view, "en", at.scene)
    assert "4 units go; any others fight" in {part.text for part in layouts[-1].parts}


def test_a_town_without_room_at_its_sign_is_named_beside_its_army() -> None:
    names = [{part.text for part in shown if part.kind == "name"} for shown in region_parts("italia")]
    assert any({"Mediolanum", "Aquileia", "Rome"} <= found for found in names)


def test_no_army_of_the_whole_board_is_left_out_while_one_less_than_half_as_strong_is_shown() -> None:
    seen = set[tuple[int, ...]]()
    for at in positions(GAME):
        game = game_of(at.view)
        armies = [army for area in game.data.areas for army in armies_at(game, area) if army.units]
        if (strengths := tuple(army.pf for army in armies)) in seen:
            continue
        seen.add(strengths)
        overview = Overview(game, words("en"), Changes())
        overview.draw()
        shown = overview.armies
        there = {army.area for army in shown}
        for army in armies:
            if army.status != "peace" and army.area not in there and overview.is_shown(army.area):
                others = [
                    each for each in shown if each.camp == army.camp and each.office not in ("augustus", "usurper")
                ]
                assert all(2 * each.pf >= army.pf for each in others), (at.name, army)
    assert len(seen) > 20


@pytest.mark.parametrize("locale", LOCALES)
def test_the_key_of_the_whole_board_says_that_it_shows_the_main_armies(locale: str) -> None:
    with recorded() as layouts:
        PRESENTER.map(at_start("rhine-406"), None, locale)
    assert words(locale)("key-strength") in {part.text for part in layouts[-1].parts}


def test_a_pointer_of_the_whole_board_ends_inside_its_area() -> None:
    seen = 0
    for name in ("catalaunian-451/asked-caesar", "campaign-406/asked-refuge", "campaign-406/asked-moves"):
        at = next(each for each in positions(GAME) if each.name == name)
        overview = Overview(game_of(at.view), words("en"), Changes())
        overview.draw()
        for area, (x, y) in overview.tips.items():
            around = ((x + dx, y + dy) for dx in (-10, 0, 10) for dy in (-10, 0, 10))
            lands = {overview.board.area_at((round(left), round(top)) * 2, overview.chart) for left, top in around}
            assert area in lands <= {area, ""}
            seen += 1
    assert seen


def test_the_card_of_a_year_tells_the_greatest_victory_of_each_camp_first_and_how_much_has_no_room() -> None:
    for at in (each for each in positions(GAME) if each.name.endswith("-summary")):
        post = at.moment.post
        assert post is not None
        own, _ = at.events_of(post)
        rows = list(war(game_of(at.view), own, words("en")))
        tones = {row.tone for row in rows}
        assert {row.tone for row in rows[: len(tones)]} == tones
        (layout,) = layouts_of(partial(PRESENTER.compose, post, own, at.view, Voice("en")))
        assert any("more event" in part.text for part in layout.parts)


def test_a_fleet_of_a_theatre_is_off_the_coast_of_its_own_area_alone() -> None:
    at = next(each for each in positions(GAME) if each.name == "catalaunian-451/busiest")
    game, (middle, zoom, high) = game_of(at.view), frame_of("africa")
    sheet = Sheet(game, words("en"), Changes(), middle, zoom, (WIDE, high))
    sheet.home, sheet.wanted = home_of("africa", game), frozenset(REGIONS["africa"])
    sheet.draw()
    boxes = [box for area, box in sheet.signs if area == "africa-4"]
    (fleet,) = [box for box in boxes if sheet.board.is_water(box, sheet.chart)]
    x, y = (fleet[0] + fleet[2]) / 2, (fleet[1] + fleet[3]) / 2
    near = {sheet.board.area_at((round(x + dx), round(y)) * 2, sheet.chart) for dx in range(-90, 1, 10)}
    assert near == {"", "africa-4"}


@pytest.mark.parametrize("locale", LOCALES)
def test_a_fleet_with_men_of_both_camps_has_the_colours_of_both(locale: str) -> None:
    view = deepcopy(next(each for each in positions(GAME) if each.name == "catalaunian-451/busiest").view)
    game = game_of(view)
    fleet = "classis-occidentalis"
    theirs = next(
        piece
        for area in game.data.areas
        for piece in game.at(area)
        if piece in game.data.units and game.camp(piece) != game.state.fleets[fleet].controller
    )
    for stack in view["state"]["stacks"].values():
        if theirs in stack:
            stack.remove(theirs)
    key = words(locale)("key-fleet-mixed")
    parts = [
        part.text for layout in layouts_of(partial(PRESENTER.map, view, "africa", locale)) for part in layout.parts
    ]
    assert key not in parts
    view["state"]["stacks"].setdefault(f"aboard-{fleet}", []).append(theirs)
    parts = [
        part.text for layout in layouts_of(partial(PRESENTER.map, view, "africa", locale)) for part in layout.parts
    ]
    assert key in parts
    assert mixed_fleet_sign("roman", 62).image != fleet_sign("roman", 62).image

"""Rise and Fall in the channel: events told in both languages, posts that fit and come once, valid pictures."""

from __future__ import annotations

import re
from io import BytesIO
from itertools import groupby
from typing import Any

import pytest
from PIL import Image

import rules
from render.core.picture import ALT_TEXT_LIMIT, Picture
from render.core.posts import View
from render.presenter import LENGTHS, Post, Voice
from render.rise_and_fall import PRESENTER
from render.rise_and_fall.map import REGIONS, draw_map
from render.rise_and_fall.narrator import NARRATOR, taken
from render.rise_and_fall.replay import decades
from render.rise_and_fall.report_map import draw_report
from render.rise_and_fall.title_and_end_cards import draw_end
from render.rise_and_fall.turn_card import draw_summary
from render.rise_and_fall.war_maps import draw_plan
from rules.core.events import Event, TakenUp
from rules.core.orders import Arrow
from rules.core.views import ResultView
from rules.rise_and_fall.data.loader import rise_data
from rules.rise_and_fall.events import TurnEnded
from tests.gallery.positions import positions
from tests.render.rise_and_fall.playing import PLAYED_ONCE, played
from tests.render.wording import said
from tests.sampling import first, spread

_MISCOUNTED = re.compile(r"(?<![\d-])1\**\s(points|stars|units|areas|legions|étoiles|unités|aires|légions)\b")
SCENARIOS = ("rise-60bc-20ad", "crisis-220-340", "fall-350-470")


pytestmark = pytest.mark.xdist_group(PLAYED_ONCE)


def campaign(scenario: str) -> tuple[tuple[Event, ...], View]:
    """All events of a campaign that the Legate has played, and the public view at its end."""
    return played(scenario, scenario.startswith("crisis"))


def by_turn(scenario: str) -> list[list[Event]]:
    return [list(group) for _, group in groupby(campaign(scenario)[0], lambda event: event.turn)]


def opened(picture: Picture) -> Image.Image:
    image = Image.open(BytesIO(picture.data))
    assert image.size == (picture.width, picture.height)
    assert 0 < len(picture.alt) <= ALT_TEXT_LIMIT
    return image


@pytest.mark.parametrize(("scenario", "length", "locale"), spread(SCENARIOS, LENGTHS, ("en", "fr")))
def test_everything_can_be_told(scenario: str, length: Any, locale: str) -> None:
    for events in by_turn(scenario):
        told = PRESENTER.tell(events, Voice(locale, length))
        assert told
        assert all("{" not in sentence for sentence in told)
        assert not [sentence for sentence in told if _MISCOUNTED.search(sentence)]
        assert "\n" in PRESENTER.chapter(events, Voice(locale, length))


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_posts_come_once_and_fit(scenario: str) -> None:
    events, view = campaign(scenario)
    posts = PRESENTER.posts(events)
    assert len({post.key for post in posts}) == len(posts)
    assert posts[-1].kind == "end"
    kinds = {post.kind for post in posts}
    assert kinds == {"report", "summary", "end"}
    for post in posts:
        about = [e for e in events if (e.scene == post.scene if post.scene else e.turn == post.turn)]
        for locale in ("en", "fr"):
            text = _text(post, about, view, locale)
            assert 0 < len(text) <= 2000, (post, locale)


def _text(post: Post, events: list[Event], view: View, locale: str) -> str:
    if post.kind == "summary":
        from render.rise_and_fall.chronicle import summary_text

        return summary_text(events, view, Voice(locale))
    if post.kind == "report":
        return PRESENTER.told(events, Voice(locale), ())
    return str(said(PRESENTER.compose, post, events, view, Voice(locale)))


def test_a_player_turn_is_reported_when_it_is_over_and_not_before() -> None:
    for events in by_turn("fall-350-470"):
        ended = [event for event in events if event.kind == "player-turn-ended"]
        assert len([post for post in PRESENTER.posts(events) if post.kind == "report"]) == len(ended)
        assert all(event.scene for event in ended)


def test_the_pictures_of_a_campaign() -> None:
    events, view = campaign("crisis-220-340")
    last = max(event.turn for event in events)
    told = [event for event in events if event.turn == last]
    for post in PRESENTER.posts(told):
        about = [e for e in told if not post.scene or e.scene == post.scene]
        for picture in PRESENTER.compose(post, about, view, Voice()).pictures:
            opened(picture)
    opened(PRESENTER.title(view, "The Crisis", "fr"))
    sheet = PRESENTER.statistics(events, view, "The Crisis", "en")
    assert len(sheet.text) <= 2000
    opened(sheet.pictures[0])
    film = PRESENTER.film(events, view, "en")
    assert opened(film).n_frames == len({event.turn for event in events})  # type: ignore[attr-defined]


@pytest.mark.parametrize("region", first(6, [None, "merv", "rome", *REGIONS]))
def test_every_region_can_be_shown(region: str | None) -> None:
    _, view = campaign("rise-60bc-20ad")
    opened(PRESENTER.map(view, region, "en"))
    assert region is None or PRESENTER.regions("fr")[region]


def test_the_regions_are_of_areas_that_there_are() -> None:
    assert {area for region in REGIONS.values() for area in region} <= set(rise_data().areas)


def test_the_map_tells_what_changed() -> None:
    events, view = campaign("rise-60bc-20ad")
    first = [event for event in events if event.turn == 1]
    alt = draw_map(view, None, "en", told=first).alt
    power, areas = next(iter(taken(first).items()))
    assert areas
    assert power
    assert "took" in alt


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_replay_ends_where_the_campaign_does(scenario: str) -> None:
    events, view = campaign(scenario)
    options = view["options"]
    last = decades(events, scenario, options)[-1]
    assert last.control == view["state"]["control"]


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_the_state_of_the_world_in_words(locale: str) -> None:
    for scenario in SCENARIOS:
        _, view = campaign(scenario)
        assert 100 < len(PRESENTER.status(view, locale)) <= 2000
        assert said(PRESENTER.panel, view, locale)


def test_silence_is_kept_only_about_known_events() -> None:
    from typing import get_args

    from rules.rise_and_fall.events import AnyEvent

    assert {kind.__struct_config__.tag for kind in get_args(AnyEvent)} >= set(NARRATOR.silent) - {"amended", "rewound"}


@pytest.mark.parametrize("path", [("rome", "genua"), ("gades", "merv")])
def test_a_plan_shows_the_part_of_the_map_that_it_is_about(path: tuple[str, ...]) -> None:
    _, view = campaign("rise-60bc-20ad")
    opened(draw_plan(view, [Arrow("legion-01", path, "move")], "en"))


def test_a_plan_says_what_goes_where() -> None:
    _, view = campaign("rise-60bc-20ad")
    arrows = [
        Arrow("legion-01", ("rome", "cremona", "genua"), "move"),
        Arrow("legion-02", ("antioch", "ctesiphon"), "attack"),
        Arrow("legion-03", ("damascus", "ctesiphon"), "support"),
        Arrow("german-suebi", ("suebi", "raetia"), "transfer"),
    ]
    english, french = draw_plan(view, arrows, "en").alt, draw_plan(view, arrows, "fr").alt
    assert english.endswith(
        "4 marches have been ordered; arrows show the main ones. Legion 1: from Rome to Genua. Legion 2: attack on "
        "Ctesiphon from Antioch. Legion 3: from Damascus, in support against Ctesiphon. The Suebi: transfer from the "
        "land of the Suebi to Raetia."
    )
    assert "4 marches sont ordonnées\u00a0; des flèches montrent les principales." in french
    assert "La légion 2\u00a0: attaque contre Ctésiphon depuis Antioche." in french
    assert "Les Suèves\u00a0: transfert depuis la terre des Suèves vers la Rhétie." in french


@pytest.mark.parametrize("locale", first(1, ["fr", "en"]))
def test_pictures_say_what_is_to_be_seen(locale: str) -> None:
    events, view = campaign("crisis-220-340")
    last = [event for event in events if event.turn == events[-1].turn]
    near, whole = PRESENTER.map(view, "rome", locale).alt, PRESENTER.map(view, None, locale).alt
    assert {"en": "The surroundings of Rome", "fr": "les environs de Rome"}[locale] in near
    assert {"en": "Units: Rome ", "fr": "Unités\u00a0: Rome "}[locale] in whole
    report = draw_map(view, None, locale, told=last).alt
    assert {"en": "arrow", "fr": "flèche"}[locale] in report
    card, end = draw_summary(last, view, locale).alt, draw_end(view, locale).alt
    fights = draw_report(view, last, locale).alt
    for alt in (near, whole, report, fights, card, end, PRESENTER.title(view, "Crisis", locale).alt):
        assert ".." not in alt
        assert "  " not in alt
        assert "None" not in alt
    assert str(stars_at_last(events)[0]) in card
    result = view["result"]
    assert result is not None
    assert result["text"]
    assert len(end) > len(result["text"])


def stars_at_last(events: tuple[Event, ...]) -> tuple[int, int]:
    ended = [event for event in events if isinstance(event, TurnEnded)][-1]
    return ended.rome, ended.parthia


def test_a_film_of_a_campaign_in_which_nothing_has_happened_shows_how_it_begins() -> None:
    view = rules.start("rise-and-fall", seed="still").public()
    film = PRESENTER.film([], view, "en")
    assert opened(film).n_frames == 1  # type: ignore[attr-defined]
    assert PRESENTER.statistics([], view, "Peace", "en").text


def test_a_film_of_a_campaign_from_elsewhere_begins_with_its_position() -> None:
    position = rules.start("rise-and-fall", seed="still").public()["state"]
    position["control"]["moesia"] = "rome"
    (decade,) = decades([TakenUp(state=position, turn=7)], "campaign-60bc", {})
    assert decade.control["moesia"] == "rome"
    assert decade.turn == 7


@pytest.mark.parametrize(
    ("locale", "told"),
    [("en", "Rome needed a lead of 16 stars to win"), ("fr", "Il fallait à Rome 16 étoiles d'avance")],
)
def test_the_end_says_which_lead_rome_needed(locale: str, told: str) -> None:
    """[Victory Conditions, Scenarios]"""
    position = next(each for each in positions("rise-and-fall") if each.name == "fall-350-470/end")
    assert told in PRESENTER.end((), position.view, Voice(locale)).text


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "The Sassanids win unless Rome has 16 stars more. Rome has 13 more: 3 too few."),
        ("fr", "Rome n'ait 16 étoiles de plus. Rome en a 13 de plus\u00a0: il en manque 3."),
    ],
)
def test_the_closing_card_tells_by_which_rule_the_empire_with_fewer_stars_wins(locale: str, told: str) -> None:
    """[Victory Conditions, Scenarios]"""
    position = next(each for each in positions("rise-and-fall") if each.name == "fall-350-470/end")
    assert told in draw_end(position.view, locale).alt


def test_the_closing_card_of_a_roman_victory_tells_the_lead_and_what_it_took() -> None:
    """[Victory Conditions, Scenarios]"""
    position = next(each for each in positions("rise-and-fall") if each.name == "fall-350-470/end")
    lead, count = "Rome has 13 stars more than the Sassanids.", "Rome has 13 stars more than Parthia."
    state = {**position.view["state"], "levels": {**position.view["state"]["levels"], "roman-marginal": 12}}
    result: ResultView = {"level": "roman-marginal", "winner": "rome", "text": count}
    alt = draw_end({**position.view, "state": state, "result": result}, "en").alt
    assert f"{lead} Rome needed a lead of 12 stars to win." in alt


def test_a_kingdom_whose_capital_has_a_long_name_keeps_large_letters() -> None:
    position = next(each for each in positions("rise-and-fall") if each.name == "fall-350-470/longest-summary")
    alt = draw_summary(position.events, position.view, "en").alt
    assert "Franks: kingdom" in alt
    assert "founded in Germania Superior" not in alt

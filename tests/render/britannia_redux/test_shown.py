"""The pictures and posts of Britannia reDux: what is on them, and that everyone can read them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from io import BytesIO
from itertools import combinations, cycle, pairwise

import msgspec
import pytest
from PIL import Image

from data import load_json
from render.britannia_redux import PRESENTER
from render.britannia_redux.battle_list import draw_list, heir_columns, heir_numbers, in_list_order, numbers_of
from render.britannia_redux.battle_model import Battle, battles, weightiest
from render.britannia_redux.battle_report import decisive, draw_battle, outcome_of, told_so_far
from render.britannia_redux.cards import draw_round, draw_scoring
from render.britannia_redux.film import gains_since
from render.britannia_redux.framing import framed
from render.britannia_redux.map import TIMELINE, draw_map
from render.britannia_redux.map_highlights import Changes, changes, pending
from render.britannia_redux.presenter import MOST_BATTLES, turn_of
from render.britannia_redux.region_key import keys_of
from render.britannia_redux.regions import REGIONS
from render.britannia_redux.replay import moments, rounds
from render.britannia_redux.sheet import Sheet
from render.britannia_redux.signs import army_sprite
from render.britannia_redux.texts import GAME, words
from render.britannia_redux.theme import LETTERS, game_of, livery, owners, seat_colour, seat_tint, seats_of
from render.britannia_redux.timeline import arrivals_of, arriving, scorings_left
from render.britannia_redux.told import told_of_herepaths, told_of_moves
from render.britannia_redux.war_maps import draw_plan, draw_report
from render.britannia_redux.ways import sea_part
from render.core.basemap import base_map
from render.core.boxes import gap_between
from render.core.canvas import Box, finished
from render.core.layout import Layout, recorded
from render.core.palette import IVORY
from render.core.picture import Picture
from render.core.posts import SHORT, Posting, View, text_only
from render.core.targets import targets_in
from render.core.verdicts import Clash
from render.core.words import signed
from render.presenter import Post, Voice
from rules.britannia_redux import events as happened
from rules.britannia_redux.chapters.battle_orders import UNSAID
from rules.britannia_redux.chapters.scoring import count_holding
from rules.britannia_redux.data.loader import FORT, britannia_data
from rules.britannia_redux.state import BattleOrder, Fort, FoughtBattle
from rules.core.events import Event
from rules.core.orders import Arrow
from rules.core.text import lexicon
from tests.gallery.positions import positions
from tests.render.britannia_redux.playing import CAMPAIGNS, PLAYED_ONCE, at_start, played
from tests.render.colour_vision import contrast
from tests.render.standards import LEAST_DIFFERENCE, SIGHTS, board_failures, difference, picture_failures
from tests.render.wording import said
from tests.sampling import first

pytestmark = pytest.mark.xdist_group(PLAYED_ONCE)

MOST_BYTES = 650_000
LOCALES = ("en", "fr")
SEATS = ("yellow", "blue", "green", "red", "a", "b", "c", "d", "e")


READ = first(2, [*zip(CAMPAIGNS, cycle(LOCALES), strict=False), *zip(CAMPAIGNS, cycle(LOCALES[::-1]), strict=False)])
"""Each campaign in one of the languages; in the soak in both."""


def opened(picture: Picture) -> Image.Image:
    image = Image.open(BytesIO(picture.data))
    assert image.size == (picture.width, picture.height)
    assert len(picture.data) <= MOST_BYTES
    assert ".." not in picture.alt
    assert "  " not in picture.alt
    return image


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


def written(layouts: list[Layout]) -> list[str]:
    """What is written on pictures."""
    return [part.text for layout in layouts for part in layout.parts if part.text]


def rounds_of(name: str) -> list[tuple[list[Event], View]]:
    """The events of each round of a campaign, and the view after its end."""
    found, events = [], list[Event]()
    for choice in played(name).choices:
        for event in choice.events:
            events.append(event)
            if isinstance(event, happened.RoundEnded):
                found.append((events, choice.view))
                events = []
    return found


# The board


def test_the_areas_of_the_board_touch_as_they_are_linked() -> None:
    assert board_failures(GAME) == set()


def test_every_space_is_on_the_base_map() -> None:
    """Man, Ireland and the continent are no areas."""
    data, board = britannia_data(), base_map(GAME)
    assert set(board.areas) == set(data.areas)
    assert set(board.spaces) == {*data.areas, *data.seas}
    index = board.overview({}).index
    for x, y in ((386, 752), (160, 690), (905, 1300)):
        assert index.getpixel((x, y)) == 0


def test_the_straits_are_arrows_over_the_sea() -> None:
    straits = [link for link in load_json(GAME, "board.json")["links"] if link["kind"] == "strait"]
    assert len(straits) == 4
    index = base_map(GAME).overview({}).index
    for link in straits:
        (ax, ay), (bx, by) = sea_part(*sorted((link["a"], link["b"])))
        assert index.getpixel((round((ax + bx) / 2), round((ay + by) / 2))) == 0


def test_who_is_at_sea_is_named_below_the_whole_board() -> None:
    """The map has no room for fleets: it has no counter of theirs, a region with the sea has."""
    units = [unit for unit, nation in britannia_data().nation_of.items() if nation == "romans"][:4]
    view = at_start("romans-9", stacks={"english-channel": units})
    count = len(game_of(view).armies("english-channel", "romans"))
    whole = layouts_of(lambda: draw_map(view, None, "en"))
    assert f"Romans {count}" in written(whole)
    assert not any(part.text == "english-channel" for layout in whole for part in layout.parts)
    shown = layouts_of(lambda: draw_map(view, "english-channel", "en"))
    assert any(part.text == "english-channel" for layout in shown for part in layout.parts)


def test_the_fleets_have_one_row_if_smaller_letters_are_enough() -> None:
    """Five nations at sea in letters of full size would need two."""
    data, nations = britannia_data(), ("irish", "scots", "norsemen", "danes", "saxons")
    units = [next(unit for unit, own in data.nation_of.items() if own == nation) for nation in nations]
    whole = draw_map(at_start("romans-9", stacks={}), None, "en")
    fleets = draw_map(at_start("romans-9", stacks={"north-sea": units}), None, "en")
    assert 0 < fleets.height - whole.height < 100


def test_the_two_parts_of_the_board_say_which_they_are() -> None:
    shown = written(layouts_of(lambda: draw_map(at_start("romans-9", stacks={}), None, "en")))
    assert {"North", "South"} <= set(shown)


def test_the_key_around_a_space_explains_roads_on_it() -> None:
    """Only where the map has Roads: it has none where it's so near that it shows the population."""
    forts = {area: Fort(nation="romans", work=FORT) for area in ("kent", "essex")}
    game, texts = game_of(at_start("romans-9", stage="movement", forts=forts)), words("en")
    far = Sheet(game, texts, Changes(nation="romans"), base_map(GAME).spaces["kent"], 1.5)
    assert texts("key-road") in [key.text for key in keys_of(far, texts)]
    far.is_region = True
    assert texts("key-road") not in [key.text for key in keys_of(far, texts)]


def test_counters_that_would_hide_their_area_are_at_sea_beside_it() -> None:
    """A question about one place needs no pin, nor do areas with room for their counters."""
    view = next(each.view for each in positions("britannia-redux") if each.name == "romans-9/asked-submission")
    where, size = ["pennines", "galloway", "dunedin"], (1200, 780)
    for places, afloat in ((where, {"pennines", "dunedin"}), (["pennines"], set[str]())):
        shown = Changes(nation="brigantes", about=places)
        sheet = Sheet(game_of(view), words("en"), shown, *framed(where, size), size)
        sheet.enlarge()
        sheet.draw()
        assert sheet.afloat == afloat
        for space in afloat:
            assert sheet.chart.number_at(*map(round, sheet.middles[space])) == 0


def test_a_question_about_armies_at_sea_shows_them() -> None:
    view = next(each.view for each in positions("britannia-redux") if each.name == "romans-9/asked-move-to")
    assert pending(view).about == ["english-channel"]
    assert "english-channel" in pending(view).targets.framed


def test_the_name_of_a_target_with_a_fort_is_at_sea_and_off_it() -> None:
    """Essex has no room for it on land: it would be across the coast, at the sign of its fort."""
    view = next(each.view for each in positions("britannia-redux") if each.name == "romans-9/asked-excess")
    with recorded() as layouts:
        assert PRESENTER.panel(view, "en").pictures
    (name,) = (part.box for part in layouts[-1].parts if part.kind == "name" and part.text == "Essex")
    signs = [part.box for part in layouts[-1].parts if part.kind in ("sign", "counter")]
    assert min(gap_between(name, sign) for sign in signs) >= 8


def test_the_nation_that_is_asked_is_first_beside_the_letter() -> None:
    """The Belgae are asked, the Romans have more armies."""
    view = next(each.view for each in positions("britannia-redux") if each.name == "romans-9/asked-retreat")
    assert Sheet(game_of(view), words("en"), pending(view)).nations_at("kent") == ["belgae", "romans"]
    assert Sheet(game_of(view), words("en"), Changes(nation="belgae")).nations_at("kent") == ["romans", "belgae"]


def test_battles_in_a_list_tell_what_the_losers_lost_in_words() -> None:
    """By name in a line of its own; of many the losers are heads. What they cost the winner is in the head."""
    game, texts = game_of(at_start("romans-9")), words("en")
    named = texts("verdict-lost", nation=texts.short_name("belgae"), count=1)
    few = [Clash(area, (("romans", area == "kent"), ("belgae", 1)), True) for area in ("kent", "essex", "sussex")]
    many = [*few, *(Clash(each, (("romans", 0), ("welsh", 1)), True) for each in ("dyfed", "gwent", "powys", "devon"))]
    for clashes, told in ((few, named), (many, texts("fate-lost", count=1))):
        with recorded() as layouts:
            picture = Image.new("RGB", (1200, 1240))
            draw_list(picture, (550, 160, 1200, 1240), game, clashes, "romans", texts)
            finished(picture, "list", "A list.")
        assert written(layouts).count(told) == len(clashes)


def test_battles_in_a_list_have_numbers_from_the_top() -> None:
    """Many are together by who lost them, so that no number is out of its order."""
    places = ("essex", "kent", "york", "sussex", "cheshire", "norfolk", "lindsey")
    losers = ("belgae", "belgae", "brigantes", "belgae", "brigantes", "belgae", "belgae")
    clashes = [
        Clash(place, (("romans", 0), (loser, 1)), True) for place, loser in zip(places, losers, strict=True)
    ]  # fmt: skip
    ordered = in_list_order(clashes, "romans")
    assert [clash.sides[1][0] for clash in ordered] == ["belgae"] * 5 + ["brigantes"] * 2
    assert numbers_of(ordered)["york"] == 6
    assert in_list_order(clashes[:6], "romans") == clashes[:6]


def test_the_heirs_of_the_romans_have_numbers_and_one_column_if_they_fit() -> None:
    heirs = {"romano-british": ["kent", "essex"], "brigantes": ["york"]}
    assert heir_numbers(heirs) == {"kent": 1, "essex": 2, "york": 3}
    assert heir_columns(heirs) == 1
    assert heir_columns({"romano-british": list(base_map(GAME).areas)}) == 2


# Colours


@pytest.mark.parametrize(("one", "other"), [*combinations(SEATS[:4] + SEATS[-1:], 2)])
def test_readers_tell_the_land_of_players_apart(one: str, other: str) -> None:
    """By at least 9, for those who can't see some colours too."""
    assert min(difference(seat_tint(one), seat_tint(other), sight) for sight in SIGHTS) >= LEAST_DIFFERENCE


@pytest.mark.parametrize("seat", SEATS)
def test_numbers_on_counters_can_be_read(seat: str) -> None:
    assert contrast(IVORY, seat_colour(seat)) >= 4.5


def test_every_nation_has_letters_of_its_own() -> None:
    assert set(LETTERS) == set(britannia_data().nations)
    assert Counter(LETTERS.values()).most_common(1)[0][1] == 1


# Maps


@pytest.mark.parametrize("locale", first(1, ["fr", "en"]))
@pytest.mark.parametrize("region", [None, TIMELINE, *REGIONS, "york", "orkneys"])
def test_maps_of_a_position_in_full_swing(region: str | None, locale: str) -> None:
    _, view = rounds_of("rome")[1]
    assert failures(lambda: PRESENTER.map(view, region, locale)) == set()


@pytest.mark.parametrize("name", first(1, CAMPAIGNS))
def test_whole_boards_of_every_second_round(name: str) -> None:
    for _, view in rounds_of(name)[1::2]:
        found = failures(partial(PRESENTER.map, view, None, "en"))
        assert found == set(), view["state"]["turn"]


def test_a_region_has_its_areas_and_says_so() -> None:
    view = at_start("romans-9")
    for region, areas in REGIONS.items():
        picture = PRESENTER.map(view, region, "en")
        assert words("en")(f"region-{region}") in picture.alt
        layouts = layouts_of(partial(PRESENTER.map, view, region, "en"))
        names = {part.text for layout in layouts for part in layout.parts if part.kind == "name"}
        assert {words("en").short_name(area) for area in areas} <= names, region


def test_the_map_tells_who_is_where() -> None:
    picture = PRESENTER.map(at_start("romans-9"), None, "en")
    assert "round I, 43–100" in picture.alt
    game = game_of(at_start("romans-9"))
    for nation in ("belgae", "welsh", "picts"):
        assert words("en").name(nation) in picture.alt
    assert f"{words('en').name('kent')} {len(game.armies('kent', 'belgae'))}" in picture.alt


def test_fortifications_of_every_kind() -> None:
    forts = {
        "kent": Fort(work="roman-fort", nation="romans"),
        "essex": Fort(work="roman-fort", nation="romans", intact=False),
        "wessex": Fort(work="stronghold", nation="romano-british"),
        "york": Fort(work="burh", nation="saxons"),
    }
    view = at_start("romans-9", forts=forts, subjects=["belgae"])
    picture = PRESENTER.map(view, None, "en")
    for told in (
        "Roman forts: Kent",
        "Destroyed forts: Essex",
        "Strongholds: Wessex",
        "Burhs: York",
        "a subject nation",
    ):
        assert told in picture.alt
    assert failures(lambda: PRESENTER.map(view, None, "en")) == set()


def test_the_fill_is_the_owners_colour() -> None:
    view = at_start("romans-9")
    game = game_of(view)
    holders = owners(game)
    sheet = Sheet(game, words("en"), Changes())
    x, y = (round(each) for each in base_map(GAME).spaces["norfolk"])
    with_owner = sheet.chart.picture.getpixel((x - 20, y + 15))
    assert holders["norfolk"] == "belgae"
    bare = base_map(GAME).overview({}).picture.getpixel((x - 20, y + 15))
    assert isinstance(with_owner, tuple)
    assert isinstance(bare, tuple)
    assert with_owner[0] < bare[0] - 20  # blue land has less red than vellum


# Posts and panels


@pytest.mark.parametrize("name", first(1, CAMPAIGNS))
def test_every_panel_can_be_read(name: str) -> None:
    """One panel for each topic of decisions."""
    seen: set[str] = set()
    scene: list[Event] = []
    for choice in played(name).choices:
        scene = [event for event in [*scene, *choice.events] if event.scene == choice.view["state"]["scene"]]
        decision = choice.view["decision"]
        if not decision or decision["topic"] in seen:
            continue
        seen.add(decision["topic"])
        found = failures(partial(PRESENTER.panel, choice.view, "en", tuple(scene)))
        assert found == set(), decision["topic"]
    assert len(seen) >= 6


def test_the_panel_names_what_the_nation_scores_for() -> None:
    """Its centers, those it holds marked, and what it would score as things are: by the printed tables."""
    holding = {row["nation"]: row for row in load_json(GAME, "tables.json")["holding"]}
    seen: set[tuple[int, str]] = set()
    for choice in played("after").choices:
        state = choice.view["state"]
        turn = (state["turn"], state["nation"])
        if turn in seen or not state["nation"] or choice.view["result"] or state["scene"].startswith("battle"):
            continue
        seen.add(turn)
        row, game = holding[state["nation"]], game_of(choice.view)
        text = said(PRESENTER.panel, choice.view, "en")
        left = [
            each for each in row["scores_in"] if each not in state["holding"] and game.scoring_round(each) >= turn[0]
        ]
        assert ("🎯" in text) == bool(left), turn
        if left:
            assert f"Scoring {left[0]} " in text
            for area in row["centers"]:
                name = lexicon(GAME, "en").name(area)
                assert (f"{name} ✅" in text) == (area in game.owned(state["nation"]))
            assert f"Now: {count_holding(game, state['nation'], left[0]).points}." in text
    assert len(seen) > 20


def test_moves_by_boat_say_so_and_herepaths_are_named() -> None:
    """Burhs beside each other are linked for their own nation; one apart from them isn't."""
    game = game_of(next(choice.view for choice in played("after").choices if choice.view["state"]["moves"]))
    state, texts = game.state, words("en")
    state.stage, state.nation, state.boats = "movement", "saxons", []
    assert "by boat" not in told_of_moves(game, texts)
    state.boats = list(state.moves[-1].units)
    assert told_of_moves(game, texts).endswith(" by boat.")
    state.forts.clear()
    game.memo.clear()
    assert told_of_herepaths(game, texts) == ""
    for area, nation in (("essex", "saxons"), ("kent", "saxons"), ("york", "saxons"), ("suffolk", "angles")):
        state.forts[area] = Fort(work="burh", nation=nation)
    game.memo.clear()
    assert told_of_herepaths(game, texts).endswith(": Essex – Kent.")


def test_the_panel_lists_the_moves_so_far() -> None:
    """Whoever moves sees what has moved, and no longer when the phase is over."""
    seen = 0
    for choice in played("after").choices:
        moves, stage = choice.view["state"]["moves"], choice.view["state"]["stage"]
        text = said(PRESENTER.panel, choice.view, "en")
        assert ("Moved so far: " in text) == (bool(moves) and stage == "movement")
        if len(moves) == 1 and stage == "movement":
            names = lexicon(GAME, "en")
            told = f"{names.name(moves[0]['origin'])} → {names.name(moves[0]['goal'])}."
            assert text.endswith(told)
            seen += 1
        if seen >= 3:
            return
    raise AssertionError("no one moved")


@pytest.mark.parametrize("step", first(1, [35, 7]))
@pytest.mark.parametrize("name", first(1, CAMPAIGNS))
def test_no_question_is_shown_on_the_whole_board(name: str, step: int) -> None:
    """Each target has its letter, and no picture is much higher than wide: channels would show it small."""
    asked = 0
    for choice in played(name).choices[::step]:
        targets = targets_in(choice.view)
        if not targets.options:
            continue
        (layout,) = (each for each in layouts_of(partial(PRESENTER.target_map, choice.view, targets, "en")))
        assert layout.height <= 1.15 * layout.width
        letters = {part.text[0] for part in layout.parts if part.kind == "letter"}
        assert letters >= set(targets.spaces.values()), choice.view["decision"]
        asked += 1
    assert asked


def test_a_fort_without_armies_stands_in_place_of_the_number() -> None:
    """No dash: whoever sees it wonders what it means."""
    colours = livery(game_of(at_start("romans-9")), "romans")
    alone, empty = army_sprite(colours, 0, 108, work="roman-fort"), army_sprite(colours, 0, 108)
    assert alone.image.tobytes() != empty.image.tobytes()
    view = at_start("romans-9", forts={"kent": Fort(work="roman-fort", nation="romans")}, stacks={})
    shown = layouts_of(lambda: PRESENTER.map(view, "kent", "en"))
    signs = [
        part for layout in shown for part in layout.parts if part.text == "kent" and part.kind in ("counter", "sign")
    ]
    assert [part.kind for part in signs] == ["counter", "sign"], "its counter and its population"


@pytest.mark.parametrize("name", CAMPAIGNS)
def test_every_post_of_a_campaign(name: str) -> None:
    """Each key once, and a card for each round."""
    campaign = played(name)
    posts = [post for choice in campaign.choices for post in PRESENTER.posts(choice.events)]
    keys = Counter(post.key for post in posts)
    assert keys.most_common(1)[0][1] == 1
    ended = sum(isinstance(event, happened.RoundEnded) for event in campaign.events)
    assert sum(post.kind == "summary" for post in posts) == ended
    assert [post.kind for post in posts].count("end") == 1


@pytest.mark.parametrize(
    ("name", "locale"), first(2, [("rome", "fr"), ("after", "en"), ("rome", "en"), ("after", "fr")])
)
def test_reports_of_nations_turns(name: str, locale: str) -> None:
    """The five longest of a campaign; each tells its own turn alone."""
    turns = []
    for events, view in rounds_of(name):
        posts = [post for post in PRESENTER.posts(events) if post.kind == "report" and not post.scene]
        turns += [(len(turn_of(events, post.key)), post, events, view) for post in posts]
    for _, post, events, view in sorted(turns, key=lambda each: -each[0])[:5]:
        own = turn_of(events, post.key)
        assert sum(isinstance(event, happened.NationTurnBegan) for event in own) == 1
        assert isinstance(own[-1], happened.NationTurnEnded)

        with recorded() as layouts:
            pictures = PRESENTER.compose(post, events, view, Voice(locale)).pictures
        assert len(pictures) <= MOST_BATTLES + 1
        assert all(opened(picture) for picture in pictures)
        assert set[str]().union(*(picture_failures(layout) for layout in layouts)) == set()


@pytest.mark.parametrize("name", CAMPAIGNS)
def test_no_arrow_of_a_report_crosses_who_won(name: str) -> None:
    """Neither over the words nor below them: both can be read."""
    seen = 0
    for events, view in rounds_of(name)[:2]:
        posts = [post for post in PRESENTER.posts(events) if post.kind == "report" and not post.scene]
        for own in (turn_of(events, post.key) for post in posts):
            if not any(isinstance(event, happened.BattleEnded) for event in own):
                continue
            for layout in layouts_of(partial(draw_report, view, own, "en")):
                verdicts = [part for part in layout.parts if part.kind == "sign" and " win" in part.text]
                arrows = [part for part in layout.parts if part.kind in ("shaft", "arrowhead")]
                assert not any(_overlap(one.box, other.box) for one in verdicts for other in arrows)
                seen += len(verdicts)
    assert seen


def test_a_short_report_without_a_battle_waits_for_the_next_post() -> None:
    """One with a battle never waits: its picture would be lost. Long ones go out as they are."""
    waiting = Counter[tuple[bool, bool]]()
    for events, view in rounds_of("after"):
        for post in PRESENTER.posts(events):
            if post.kind == "report" and not post.scene:
                fought = any(isinstance(event, happened.BattleBegan) for event in turn_of(events, post.key))
                with text_only():
                    posting = PRESENTER.compose(post, events, view, Voice())
                assert posting.waits == (not fought and len(posting.text) < SHORT)
                waiting[posting.waits, fought] += 1
    assert waiting[True, False] and waiting[False, False] and waiting[False, True]


def test_nothing_is_drawn_where_only_the_text_is_wanted() -> None:
    for events, view in rounds_of("rome"):
        with recorded() as layouts, text_only():
            for post in PRESENTER.posts(events):
                assert PRESENTER.compose(post, events, view, Voice()).pictures == ()
        assert not layouts


@pytest.mark.parametrize(("name", "locale"), READ)
def test_cards_of_rounds(name: str, locale: str) -> None:
    """Every second round in each language."""
    for events, view in rounds_of(name)[LOCALES.index(locale) :: 2]:
        number = events[-1].turn
        post = Post("summary", f"summary:{number}", number)
        own = [event for event in events if event.turn == number]
        with recorded() as layouts:
            pictures = PRESENTER.compose(post, own, view, Voice(locale)).pictures
        assert set[str]().union(*(picture_failures(layout) for layout in layouts)) == set(), number
        counted = any(isinstance(event, happened.HoldingCounted) for event in own)
        assert len(pictures) == 1 + counted


@pytest.mark.parametrize("locale", LOCALES)
def test_the_card_before_the_last_round_names_who_has_an_extra_turn(locale: str) -> None:
    """And only that card does: in the round before it's too early, and the last card tells what they did."""
    texts = words(locale)
    nations = [texts.short_name(turn.nation) for turn in britannia_data().tables.extra_nation_turns]
    line = texts("card-extra-turns", nations=", ".join(nations))
    for events, view in rounds_of("after")[-3:]:
        with recorded() as layouts:
            picture = draw_round(events, view, locale)
        drawn = written(layouts)
        announced = events[-1].turn == game_of(view).timeline.rounds - 1
        assert ((line in picture.alt), (line in drawn)) == (announced, announced)


@pytest.mark.parametrize("name", CAMPAIGNS)
def test_the_rounds_of_the_statistics_have_their_numerals(name: str) -> None:
    campaign = played(name)
    with recorded() as layouts:
        PRESENTER.statistics(campaign.events, campaign.end, "The Isle", "en")
    drawn = set(written(layouts))
    first, last = britannia_data().scenarios[campaign.scenario].first_round, game_of(campaign.end).timeline.rounds
    numerals = {each.numeral for each in game_of(campaign.end).timeline.round_list[first - 1 : last]}
    assert len(drawn & numerals) >= 3


def test_the_scoring_card_adds_up() -> None:
    for events, view in rounds_of("rome"):
        counted = [event for event in events if isinstance(event, happened.HoldingCounted)]
        picture = draw_scoring(events, view, "en")
        assert (picture is None) == (not counted)
        for event in counted:
            assert picture is not None
            facts = britannia_data().holding[event.nation]
            assert event.points == (
                len(event.centers) * facts.center_vp
                + len(event.adjacent) * facts.adjacent_vp
                + event.distant_scored * facts.distant_vp
            )


def test_the_alt_texts_of_a_scoring_round_tell_all_that_was_scored() -> None:
    for events, view in rounds_of("rome"):
        scored = [event for event in events if isinstance(event, happened.PointsScored)]
        scorings = {event.scoring for event in events if isinstance(event, happened.HoldingCounted)}
        picture, card = draw_scoring(events, view, "en"), draw_round(events, view, "en")
        assert all(f"which ended with scoring {scoring}." in card.alt for scoring in scorings)
        assert scorings or "which ended" not in card.alt
        if picture is None:
            continue
        game, texts = game_of(view), words("en")
        for nation in {event.nation for event in scored}:
            points = sum(event.points for event in scored if event.nation == nation)
            told = next(each for each in picture.alt.split(". ") if f"{texts.name(nation)} +{points} " in each)
            assert f", {game.state.points[nation]} in all" in told
        for seat in seats_of(game):
            points = sum(event.points for event in scored if event.seat == seat)
            assert f"{texts.short_name(seat)} {signed(points)}" in picture.alt


@pytest.mark.parametrize(("name", "locale"), READ)
def test_title_end_and_statistics(name: str, locale: str) -> None:
    campaign = played(name)
    assert failures(lambda: PRESENTER.title(campaign.start, "The Isle of the Mighty", locale)) == set()
    assert failures(lambda: PRESENTER.end(campaign.events[-40:], campaign.end, Voice(locale))) == set()
    assert failures(lambda: PRESENTER.statistics(campaign.events, campaign.end, "The Isle", locale)) == set()
    game = game_of(campaign.end)
    alt = PRESENTER.end(campaign.events[-40:], campaign.end, Voice("en")).pictures[0].alt
    for seat in seats_of(game):
        assert f"{words('en').name(seat)} {game.seat_points(seat)}" in alt


@pytest.mark.parametrize("name", CAMPAIGNS)
def test_the_nations_in_the_statistics_add_up_to_their_players(name: str) -> None:
    campaign = played(name)
    game, texts = game_of(campaign.end), words("en")
    with recorded() as layouts:
        told = PRESENTER.statistics(campaign.events, campaign.end, "The Isle", "en").text
    shown = written(layouts)
    ranked = sorted((points, nation) for nation, points in game.state.points.items() if points)[::-1]
    drawn = [nation for _, nation in ranked if texts.short_name(nation) in shown]
    others = [(nation, points) for points, nation in ranked if nation not in drawn]
    for nation in drawn:
        assert shown[shown.index(texts.short_name(nation)) + 1] == str(game.state.points[nation])
    assert len(drawn) == min(len(ranked), 8)
    assert min(game.state.points[nation] for nation in drawn) >= max((points for _, points in others), default=0)
    if others:
        assert texts("stat-others", count=len(others), points=sum(points for _, points in others)) in shown
    scores = told[told.index("Best nations: ") :]
    assert all(f"{texts.name(nation)} {points}" in scores for points, nation in ranked)
    for nation, points in others:
        assert f"{texts.name(nation)} {points}" in told.split("Also: ")[1].split("\n")[0]
    begun = britannia_data().scenarios[game.state.scenario].starting_points[game.state.players]
    for nation, points in begun.items():
        assert f"{texts.name(nation)} {points}" in told.split("To begin with: ")[1].split("\n")[0]


def test_the_statistics_of_a_campaign_that_has_just_begun() -> None:
    view = at_start("romans-9")
    assert failures(lambda: PRESENTER.statistics([], view, "The Isle", "en")) == set()
    film = PRESENTER.film([], view, "en")
    assert opened(film).size == (960, 600)


# Battles


def fought(name: str) -> list[Battle]:
    return battles(played(name).events)


@pytest.mark.parametrize(("name", "locale"), READ)
def test_reports_of_battles(name: str, locale: str) -> None:
    game = game_of(played(name).end)
    for battle in weightiest(fought(name), 6):
        assert failures(partial(draw_battle, battle, game, words(locale))) == set()


def test_a_report_shows_every_die_of_the_decisive_rounds() -> None:
    game, texts = game_of(played("rome").end), words("en")
    for battle in fought("rome"):
        layouts = layouts_of(partial(draw_battle, battle, game, texts))
        signs = [part for part in layouts[0].parts if part.kind == "sign" and not part.letters]
        shown = Counter(part.text for part in signs if part.text in set("123456"))
        hits = Counter(
            str(shot.score.die)
            for each in decisive(battle)
            for shots in each.shots.values()
            for shot in shots
            if shot.victim or shot.wasted
        )
        assert shown == hits


def test_the_decisive_rounds_are_the_last_and_those_with_hits() -> None:
    for name in CAMPAIGNS:
        for battle in fought(name):
            shown = decisive(battle)
            hit = [each for each in battle.exchanges if any(each.hits(nation) for nation in battle.sides)]
            assert shown == sorted(shown, key=lambda each: each.number)
            assert not battle.exchanges or shown[-1] is battle.exchanges[-1]
            assert len(shown) == min(len(battle.exchanges), 3)
            assert all(each in shown for each in hit[-2:])


def test_what_dice_did_can_be_read_in_every_roll() -> None:
    """In letters of at least 12 pixels on a phone, and clear of the numbers of the rolls."""
    texts, seen = words("en"), 0
    for name in CAMPAIGNS:
        game = game_of(played(name).end)
        for battle in (each for each in fought(name) if len(each.exchanges) > 2):
            (layout,) = layouts_of(partial(draw_battle, battle, game, texts))
            numbers = [str(each.number) for each in decisive(battle)]
            discs = [part for part in layout.parts if part.text in numbers and abs(sum(part.box[::2]) - 1200) <= 4]
            told = [part for part in layout.parts if part.text == texts("battle-no-hit") or " −" in part.text]
            assert [part.text for part in discs] == numbers
            assert told
            assert all(part.letters >= 40 for part in told)
            assert not any(_overlap(part.box, disc.box) for part in told for disc in discs)
            seen += 1
    assert seen


def _overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def test_a_report_says_who_won_and_what_it_cost() -> None:
    game, texts = game_of(played("rome").end), words("en")
    for battle in fought("rome"):
        assert battle.end is not None
        told = outcome_of(battle, texts)
        one, other = battle.sides
        assert f"{texts.name(one)} lost {battle.lost(one)}, {texts.name(other)} {battle.lost(other)}" in told
        assert ("fortification destroyed" in told) == bool(battle.ruins)
        if battle.end.winner:
            assert words("en").name(battle.end.winner) in told
        assert told in draw_battle(battle, game, texts).alt


def test_a_battle_before_its_first_die_and_in_the_middle() -> None:
    game, texts = game_of(played("rome").end), words("en")
    for place, event in enumerate(events := played("rome").events):
        if isinstance(event, happened.BattleBegan):
            (battle,) = battles([event])
            assert texts("battle-before") in written(layouts_of(partial(draw_battle, battle, game, texts)))
            (rolled,) = battles(events[place : place + 2])
            assert outcome_of(rolled, texts) == texts("battle-going-on")
            return
    pytest.fail("no battle was fought")


def test_the_leaders_bonus_and_wasted_dice_are_explained() -> None:
    told = " ".join(
        draw_battle(each, game_of(played(name).end), words("en")).alt for name in CAMPAIGNS for each in fought(name)
    )
    assert "leader: each die +1" in told
    assert "no target left" in told


# The Timeline


@pytest.mark.parametrize("scenario", list(britannia_data().scenarios))
@pytest.mark.parametrize("locale", LOCALES)
def test_the_timeline_of_every_scenario(scenario: str, locale: str) -> None:
    for players in ("3", "4", "5"):
        view = at_start(scenario, {"players": players})
        assert failures(partial(PRESENTER.map, view, TIMELINE, locale)) == set()


def test_the_timeline_says_what_comes_and_who_scores() -> None:
    picture = PRESENTER.map(at_start("romans-9"), TIMELINE, "en")
    assert "Saxons: 2 armies (English Channel)" in picture.alt
    assert "Scoring S1, at the end of round III: Romans" in picture.alt
    game = game_of(at_start("romans-9", turn=4))
    assert scorings_left(game, "romans") == []
    assert scorings_left(game, "normans") == ["S5"]
    assert list(arrivals_of(game, 10)) == []


def test_the_timeline_shows_who_comes_and_the_scorings() -> None:
    _, view = rounds_of("rome")[2]
    game, texts = game_of(view), words("en")
    shown = written(layouts_of(lambda: PRESENTER.map(view, TIMELINE, "en")))
    rounds = [each for each in game.timeline.round_list if each.round >= game.state.turn][:3]
    assert len(rounds) == 3
    for facts in rounds:
        assert not facts.scoring or texts("timeline-scoring", scoring=facts.scoring) in shown
        for entry in facts.entries:
            assert not (arriving(entry) or entry.leader) or texts.short_name(entry.nation) in shown
            assert not (entry.leader and not arriving(entry)) or texts.short_name(entry.leader) in shown


# Replays


@pytest.mark.parametrize("name", CAMPAIGNS)
def test_a_replay_ends_where_the_campaign_did(name: str) -> None:
    campaign = played(name)
    found = moments(campaign.events, campaign.scenario, campaign.end["options"])
    game = game_of(campaign.end)
    assert found[-1].holders == owners(game)
    assert found[-1].points == game.state.points
    by_round = {moment.round: moment for moment in rounds(found)[1:]}
    for events, view in rounds_of(name):
        after = owners(game_of(view))
        if view["state"]["turn"] == events[-1].turn:
            assert by_round[events[-1].turn].holders == after


def test_a_replay_starts_with_the_points_that_the_campaign_started_with() -> None:
    """Those of an older campaign may differ from today's."""
    campaign = played("after")
    scored = next(event for event in campaign.events if isinstance(event, happened.PointsScored))
    events = [
        msgspec.structs.replace(event, total=event.total + 7)
        if isinstance(event, happened.PointsScored) and event.nation == scored.nation
        else event
        for event in campaign.events
    ]
    options = campaign.end["options"]
    today, older = (moments(each, campaign.scenario, options)[0].points for each in (campaign.events, events))
    assert older == {**today, scored.nation: today.get(scored.nation, 0) + 7}


def test_the_film_is_light_and_says_what_each_picture_is() -> None:
    """It begins with the start, not with the end of a round, and a picture of such an end says who won points."""
    campaign = played("after")
    with recorded() as layouts:
        film = PRESENTER.film(campaign.events, campaign.end, "fr")
    assert len(film.data) <= 4_000_000
    assert opened(film).format == "WEBP"
    assert {"Le début", "La Bretagne en 430"} <= set(written(layouts[:1]))
    assert "Fin de la ronde" in written(layouts)
    assert "Fin de la ronde" not in written(layouts[:1])
    for each in layouts:
        assert any(part.kind == "text" and part.box[1] > each.height * 0.92 for part in each.parts)


def test_the_points_of_a_round_in_the_film_add_up() -> None:
    campaign = played("after")
    every = moments(campaign.events, campaign.scenario, campaign.options)
    ends = [every[0], *(each for each in every[1:] if not each.nation)]
    for before, now in pairwise(ends):
        for seat, gain in gains_since(before, now).items():
            assert gain == now.seat_points(seat) - before.seat_points(seat) > 0


# Orders


def test_a_plan_of_orders_as_arrows() -> None:
    view = at_start("romans-9")
    arrows = [
        Arrow(unit="belgae-infantry-1", path=("kent", "sussex"), kind="move"),
        Arrow(unit="belgae-infantry-2", path=("norfolk", "lindsey", "york"), kind="attack"),
    ]
    assert failures(lambda: PRESENTER.preview(view, arrows, "en")) == set()
    assert "An attack on York from Norfolk by one army." in draw_plan(view, arrows, "en").alt
    assert PRESENTER.preview(view, [], "en") is None


def test_a_plan_shows_each_order_once() -> None:
    """Of two orders from one area, the way to the nearer goal is a part of the way to the farther one."""
    view = at_start("romans-9", stacks={"essex": ["romans-roman-infantry-1", "romans-roman-infantry-2"]})
    arrows = [
        Arrow("romans-roman-infantry-1", ("essex", "south-mercia", "north-mercia", "york"), "attack"),
        Arrow("romans-roman-infantry-2", ("essex", "south-mercia", "north-mercia"), "attack"),
    ]
    (layout,) = layouts_of(lambda: draw_plan(view, arrows, "en"))
    assert len([part for part in layout.parts if part.kind == "arrowhead"]) == 2


def test_an_arrow_has_the_number_of_its_armies() -> None:
    units = tuple(f"romans-roman-infantry-{number}" for number in (1, 2, 3))
    arrow = Arrow(units[0], ("english-channel", "kent"), "attack", units)
    assert (
        "An attack on Kent from the English Channel by 3 armies." in draw_plan(at_start("romans-9"), [arrow], "en").alt
    )


def test_moves_taken_back_have_no_arrow() -> None:
    game = game_of(at_start("romans-9"))
    moved = happened.UnitsMoved(nation="belgae", units=("belgae-infantry-1",), path=("kent", "sussex"), paid=1)
    back = happened.MoveTakenBack(nation="belgae", units=("belgae-infantry-1",), origin="kent", goal="sussex")
    assert len(changes([moved], game).marches) == 1
    assert changes([moved, back], game).marches == []


def test_the_status_and_the_score() -> None:
    campaign = played("rome")
    game = game_of(campaign.end)
    assert PRESENTER.score(campaign.end) == {seat: game.seat_points(seat) for seat in seats_of(game)}
    assert words("en").name("yellow") in PRESENTER.status(campaign.end, "en")
    assert all(PRESENTER.status(choice.view, "fr") for choice in campaign.choices[::40])


def test_the_status_names_all_nations_with_points() -> None:
    """So those of each player's nations add up to the player's."""
    view = played("rome").end
    told = PRESENTER.status(view, "en")
    for nation, points in game_of(view).state.points.items():
        assert not points or f"{words('en').name(nation)}: {points}" in told


def test_the_panel_of_the_withdrawal_is_that_of_the_heirs() -> None:
    """Its nation is the one that places armies, with its goals and with what has been taken over so far [15.6.1]."""
    scene = list[Event]()
    for choice in played("long").choices:
        began = [place for place, event in enumerate(choice.events) if isinstance(event, happened.WithdrawalBegan)]
        scene = [*choice.events[began[0] :]] if began else [*scene, *choice.events] if scene else []
        if choice.view["state"]["stage"] == "withdrawal":
            break
    text = said(PRESENTER.panel, choice.view, "en", scene)
    assert "Romano-British (" in text.split("\n")[0]
    assert "The Romans leave Britain. So far: Romano-British (Avalon, Kent" in text
    assert "Scoring S2" in text


@pytest.mark.parametrize("locale", LOCALES)
def test_the_status_says_what_each_nation_would_score(locale: str) -> None:
    start = at_start("after-rome-9")
    line = next(each for each in PRESENTER.status(start, locale).splitlines() if words(locale).name("welsh") in each)
    assert "S2" in line
    assert str(count_holding(game_of(start), "welsh", "S2").points) in line
    angles = next(each for each in PRESENTER.status(start, locale).splitlines() if words(locale).name("angles") in each)
    assert "S2" not in angles, "at sea nothing scores"
    assert " 0 " in angles, "no area is a 0 in every language"


def test_the_status_after_the_end_has_no_points_to_come() -> None:
    """The last scoring round has been counted."""
    assert "would score" in "\n".join(PRESENTER.status(at_start("after-rome-9"), "en").splitlines())
    assert "would score" not in PRESENTER.status(played("after").end, "en")


def test_a_question_in_a_battle_says_what_the_last_dice_left() -> None:
    so_far: list[Event] = []
    for choice in played("rome").choices:
        so_far += choice.events
        scene = str(choice.view["state"]["scene"])
        within = [event for event in so_far if event.scene == scene]
        decision = choice.view["decision"]
        if scene.startswith("battle-") and decision is not None and decision["topic"] == "retreat":
            (battle,) = battles(within)
            text = said(PRESENTER.panel, choice.view, "en", within)
            last = battle.exchanges[-1]
            assert f"Left after battle round {last.number}: " in text
            for nation in battle.sides:
                dice = sorted((shot.score.die for shot in last.shots[nation]), reverse=True)
                assert f"(dice {', '.join(map(str, dice))})" in text
            return
    pytest.fail("no one was asked to retreat")


@pytest.mark.parametrize(("locale", "begins"), [("en", "⚔️ Last battle: "), ("fr", "⚔️ Dernier combat : ")])
def test_between_battles_the_panel_says_how_the_last_one_went(locale: str, begins: str) -> None:
    """Until the nation's turn is over, without the events of the battle: no scene is going on."""
    texts, found = words(locale), 0
    so_far: list[Event] = []
    for choice in played("rome").choices:
        so_far += choice.events
        state, turn = choice.view["state"], turn_of(so_far, "last")
        over = [battle for battle in battles(turn) if battle.end]
        if choice.view["result"] or state["scene"] or state["stage"] == "withdrawal":
            continue
        text = said(PRESENTER.panel, choice.view, locale, ()).replace("\N{NO-BREAK SPACE}", " ")
        told = [line for line in text.splitlines() if line.startswith(begins)]
        assert len(told) == bool(over and state["nation"])
        if told:
            battle, found = over[-1], found + 1
            one, other = battle.sides
            cost = texts("battle-cost", one=one, ones=battle.lost(one), other=other, others=battle.lost(other))
            assert cost.replace("\N{NO-BREAK SPACE}", " ") in told[0]
            assert texts.name(battle.area) in told[0]
    assert found > 5


@pytest.mark.parametrize(
    ("winner", "told"),
    [
        ("saxons", "⚔️ Last battle: the Saxons won in Kent. Saxons lost 1, Angles 2."),
        ("", "⚔️ Last battle: both sides were destroyed in Kent. Saxons lost 1, Angles 2."),
    ],
)
def test_who_won_the_last_battle(winner: str, told: str) -> None:
    fought = FoughtBattle("kent", "saxons", "angles", winner, {"saxons": 1, "angles": 2})
    view = at_start("after-rome-9", nation="saxons", stage="battles", last_battle=fought)
    assert told in said(PRESENTER.panel, view, "en", ()).splitlines()


ORDERED = {"kent": BattleOrder(1, "cavalry"), "york": BattleOrder(0), "norfolk": BattleOrder(UNSAID)}


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        (
            "en",
            "📜 Ordered: Kent (leave at 1, cavalry falls first), York (fight on), Norfolk (ask each round), "
            "all go back after victories and raiders settle.",
        ),
        (
            "fr",
            "📜 Ordres : Kent (rompre à 1, la cavalerie tombe d'abord), York (ne pas rompre), "
            "Norfolk (demander à chaque manche), tous reviennent après les victoires et les pillards restent à terre.",
        ),
    ],
)
def test_the_panel_says_what_was_ordered_for_the_battles_to_come(locale: str, told: str) -> None:
    """What is ordered is open to all (R65); an area that isn't contested any more has no battle to come."""
    stacks = {area: [f"{nation}-infantry-{n}" for nation in ("saxons", "angles")] for n, area in enumerate(ORDERED, 1)}
    view = at_start(
        "after-rome-9", nation="saxons", stage="battles", stacks=stacks,
        raiders={"saxons-infantry-1": "english-channel"},
        battle_orders={"essex": BattleOrder(), **ORDERED}, after_battles={"return": "leave", "raiders": "stay"},
    )  # fmt: skip
    assert told in said(PRESENTER.panel, view, locale, ()).replace("\N{NO-BREAK SPACE}", " ").splitlines()


def test_without_orders_the_panel_says_nothing_of_them() -> None:
    view = at_start("after-rome-9", nation="saxons", stage="battles")
    assert "📜" not in said(PRESENTER.panel, view, "en", ())


def test_the_panel_says_which_movement_or_extra_turn_it_is() -> None:
    """In the last round some nations have two turns [B12]."""
    headings = [PRESENTER.heading(choice.view, "en").split("\n")[0] for choice in played("after").choices]
    assert any(told.endswith(", second movement") for told in headings)
    extra = [choice.view["state"]["extra"] for choice in played("after").choices]
    told_so = [told.endswith(", extra turn") for told in headings]
    assert any(told_so)
    assert all(is_extra or not told for is_extra, told in zip(extra, told_so, strict=True))


def test_who_is_asked_what_to_lose_has_not_lost_it_yet() -> None:
    """Losses are taken when those of both sides are known [B7.3]: until then the dice have hit, and no one is gone."""
    campaign = played("rome")
    battle = next(each for each in battles(campaign.events) if each.exchanges and each.exchanges[-1].lost)
    battle.exchanges[-1].lost.clear()
    told = told_so_far(battle, game_of(campaign.start), words("en"))
    assert told.startswith(f"⚔️ Before the losses of battle round {battle.exchanges[-1].number}: ")
    texts, last = words("en"), battle.exchanges[-1]
    shown = written(layouts_of(partial(draw_battle, battle, game_of(campaign.start), texts)))
    for nation in battle.sides:
        assert (texts("battle-hits", count=last.hits(nation)) if last.hits(nation) else texts("battle-no-hit")) in shown
    assert any(last.hits(nation) for nation in battle.sides)
    for shots in battle.exchanges[-1].shots.values():
        shots[:] = [msgspec.structs.replace(shot, hits=()) for shot in shots]
    assert told_so_far(battle, game_of(campaign.start), words("en")).startswith("⚔️ Left after battle round ")


def test_a_round_is_called_the_same_everywhere_in_french() -> None:
    """A battle has "manches", the game "rondes", and the sea is the "Manche" [B3, B7]."""
    texts = words("fr")
    assert PRESENTER.heading(at_start("after-rome-9"), "fr").startswith("**Ronde IV, ")
    assert texts("card-round", round="IV") == "Ronde IV"
    assert texts("summary-heading", numeral="IV", years="430–485").startswith("**La ronde IV ")
    assert texts("panel-battle", number=2, sides=()).startswith("⚔️ Restent après la manche 2")
    assert texts("alt-arrow-move", **{"from": "english-channel"}, to="sussex", count=2) == (
        "Un mouvement de 2 armées depuis la Manche vers le Sussex."
    )


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "Skye and Strathclyde (2 each) and 27 other areas (1 each) (B15.2)."),
        ("fr", "Skye et Strathclyde (2 chacune) et 27 autres aires (1 chacune) (B15.2)."),
    ],
)
def test_the_panel_of_the_romans_says_what_every_area_is_worth(locale: str, told: str) -> None:
    view = at_start("romans-9", nation="romans")
    (line,) = (each for each in said(PRESENTER.panel, view, locale, ()).splitlines() if "🚩" in each)
    assert line.endswith(told)


@pytest.mark.parametrize(
    ("nation", "later"),
    [
        ("romano-british", ["Irish", "Scots", "Saxons", "Jutes", "Angles"]),
        ("scots", ["Saxons", "Jutes", "Angles"]),
        ("saxons", ["Jutes", "Angles"]),
        ("angles", []),
    ],
)
def test_the_status_lists_who_still_lands_in_this_round(nation: str, later: list[str]) -> None:
    """A turn is planned for the eight Saxons who land after it, not only for those of the next round."""
    view = at_start("after-rome-9", {"players": "3"}, turn=4, place=britannia_data().order.index(nation))
    lines = [line for line in PRESENTER.status_lines(view, "en") if line.startswith("Still to come")]
    assert len(lines) == bool(later)
    assert [
        name for name in ("Irish", "Scots", "Saxons", "Jutes", "Angles") if any(name in line for line in lines)
    ] == later
    assert ("Saxons: 8 armies and Aelle (Frisian Sea)" in "".join(lines)) is ("Saxons" in later)


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_the_status_tells_of_extra_turns_to_come(locale: str) -> None:
    """Who has one in the round before; with what, as things are, in the round itself; nothing earlier [B12]."""
    last = at_start("romans-15")["state"]["last_turn"]
    told = ["\n".join(PRESENTER.status_lines(at_start("romans-15", turn=last - back), locale)) for back in (0, 1, 2)]
    begins = "Extra turns" if locale == "en" else "Tours supplémentaires"
    assert [begins in each for each in told] == [True, True, False]
    if locale == "en":
        assert "Danes: 3 armies and Svein" in told[0]
        assert "next round (B12): Danes, Norwegians, Saxons and Normans." in told[1]

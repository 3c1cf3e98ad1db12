"""What maps of Britannia reDux show of fortifications, arrows and dice, and that their descriptions say so."""

from __future__ import annotations

from collections.abc import Iterable
from copy import deepcopy
from itertools import pairwise

import pytest

from render.britannia_redux import PRESENTER
from render.britannia_redux.battle_model import battles
from render.britannia_redux.battle_report import in_order
from render.britannia_redux.board_part import around_point
from render.britannia_redux.cards import as_many
from render.britannia_redux.film import listed, shows_areas
from render.britannia_redux.fortifications import is_fought_for
from render.britannia_redux.map import draw_map
from render.britannia_redux.map_highlights import Changes
from render.britannia_redux.regions import REGIONS, SIZE_OF_REGION, draw_part, frame_of
from render.britannia_redux.signs import army_sprite
from render.britannia_redux.texts import GAME, words
from render.britannia_redux.theme import game_of, livery
from render.britannia_redux.war_maps import draw_targets, others_after
from render.britannia_redux.whole_board import film_insets
from render.core.basemap import base_map
from render.core.boxes import gap_between, middle_of
from render.core.land_names import write_land_names
from render.core.layout import Layout, Part, note_encoded, recorded
from render.core.picture import Picture
from render.core.posts import Voice
from render.core.targets import targets_in
from render.core.text_panels import name_tag
from rules.britannia_redux.data.loader import FORT, STRONGHOLD, britannia_data
from rules.britannia_redux.state import Fort
from rules.core.orders import Arrow
from rules.core.views import decision_in
from tests.gallery.positions import Position, positions
from tests.render.britannia_redux.playing import at_start, played

ROMAN = [unit for unit, nation in britannia_data().nation_of.items() if nation == "romans"]


def position(name: str) -> Position:
    return next(each for each in positions("britannia-redux") if each.name == name)


def report(name: str) -> tuple[Picture, Layout]:
    """The first picture of a recorded report, and its layout."""
    at = position(name)
    assert at.moment.post is not None
    own, before = at.events_of(at.moment.post)
    with recorded() as layouts:
        pictures = PRESENTER.compose(at.moment.post, own, at.view, Voice("en"), before).pictures
    return pictures[0], next(layout for layout in layouts if layout.name == pictures[0].filename)


def written(layouts: Iterable[Layout]) -> list[str]:
    return [part.text for layout in layouts for part in layout.parts if part.text]


def heads_in(layout: Layout) -> list[Part]:
    """The heads of arrows on a picture."""
    return [part for part in layout.parts if part.kind == "arrowhead"]


def counter_of(space: str, layouts: Iterable[Layout]) -> Part:
    return next(part for each in layouts for part in each.parts if part.kind == "counter" and part.text == space)


def test_the_whole_board_shows_the_forts_of_armies_and_what_their_sign_means() -> None:
    """Beside the number, as without armies it's in its place."""
    stacks = {"kent": ROMAN[:2]}
    with recorded() as bare:
        draw_map(at_start("romans-9", stacks=stacks), None, "en")
    with recorded() as fortified:
        draw_map(at_start("romans-9", stacks=stacks, forts={"kent": Fort(nation="romans", work=FORT)}), None, "en")
    (left, _, right, _), (own_left, _, own_right, _) = counter_of("kent", bare).box, counter_of("kent", fortified).box
    assert own_right - own_left > right - left + 30
    assert words("en")("list-roman-fort") in written(fortified)
    assert words("en")("list-roman-fort") not in written(bare)


def test_the_whole_board_says_what_strongholds_and_burhs_look_like() -> None:
    forts = {"kent": Fort(nation="saxons", work="burh"), "devon": Fort(nation="welsh", work=STRONGHOLD)}
    with recorded() as layouts:
        draw_map(at_start("romans-9", forts=forts), None, "en")
    assert {words("en")("list-burh"), words("en")("list-stronghold")} <= set(written(layouts))


def test_a_report_with_many_battles_says_what_the_forts_of_the_winner_look_like() -> None:
    """Six of the nine forts have armies: on their counters the sign is beside the number."""
    colours = livery(game_of(at_start("romans-9")), "romans")
    sprites = (army_sprite(colours, 2, 100, work=work) for work in ("", FORT, STRONGHOLD))
    assert len({sprite.image.tobytes() for sprite in sprites}) == 3
    picture, layout = report("romans-9/first-report")
    assert words("en")("list-roman-fort") in written([layout])
    assert "Roman forts: Essex, Kent," in picture.alt


def test_a_plan_says_what_the_stronghold_is_that_is_attacked() -> None:
    view = position("romans-9/asked-move-boats").view
    unit = game_of(view).armies("lindsey", "belgae")[0]
    with recorded() as layouts:
        PRESENTER.preview(view, [Arrow(unit, ("lindsey", "norfolk"), "attack")], "en")
    assert words("en")("key-stronghold") in written(layouts)


def test_a_question_shows_the_strongholds_around_it() -> None:
    """Norfolk has one without armies; it isn't a target of this question."""
    at = position("romans-9/asked-move-boats")
    with recorded() as layouts:
        PRESENTER.panel(at.view, "en", at.scene)
    assert any(part.text == "norfolk" for layout in layouts for part in layout.parts)
    assert words("en")("key-stronghold") in written(layouts)


def test_an_arrow_keeps_clear_of_the_counters_that_it_goes_past() -> None:
    """That from Lindsey to Suffolk goes past Norfolk."""
    _, layout = report("after-rome-9/longest-report")
    norfolk, lindsey = (counter_of(area, [layout]) for area in ("norfolk", "lindsey"))
    (head,) = (head for head in heads_in(layout) if lindsey.box[3] < head.box[3] < norfolk.box[3] + 60)
    left, top, right, bottom = head.box
    assert gap_between((left + 8, top + 8, right - 8, bottom - 8), norfolk.box) > 4


def test_a_report_is_described_by_its_own_round_and_arrows() -> None:
    """The map is that of the next round already when the last turn of a round is told."""
    for name, numeral in (("after-rome-9/longest-report", "V"), ("romans-9/longest-report", "III")):
        picture, layout = report(name)
        heads = len(heads_in(layout))
        assert f"in round {numeral}," in picture.alt
        assert ("One move is drawn" if heads == 1 else f"{heads} moves are drawn") in picture.alt
    picture, layout = report("romans-9/first-report")
    assert not heads_in(layout)
    assert "drawn as" not in picture.alt


def test_the_dice_that_hit_are_before_those_that_were_wasted() -> None:
    seen = 0
    for each in (each for battle in battles(played("rome").events) for each in battle.exchanges):
        for nation in each.shots:
            fates = ["hit" if shot.victim else "wasted" if shot.wasted else "miss" for shot in in_order(each, nation)]
            assert fates == sorted(fates, key=("hit", "wasted", "miss").index)
            seen += "wasted" in fates
    assert seen


def test_the_west_country_has_the_whole_of_cornwall() -> None:
    board = base_map(GAME)
    centre, zoom = frame_of("the-west-country")
    assert centre is not None
    assert "cornwall" in REGIONS["the-west-country"]
    land = board.overview({}).index.point([255 * (value == board.areas["cornwall"]) for value in range(256)])
    box = land.getbbox()
    assert box is not None
    assert box[0] > centre[0] - SIZE_OF_REGION[0] / zoom / 2 + 4


def test_forts_that_others_lose_in_a_withdrawal_are_on_pale_land() -> None:
    """Nothing changes hands in York and Essex, but their forts are counted among those gone."""
    _, layout = report("romans-9/longest-report-withdrawal")
    signs = {part.text for part in layout.parts if part.kind == "sign"}
    assert {"york", "essex"} <= signs
    game = game_of(position("romans-9/longest-report-withdrawal").view)
    shown = Changes(left=["york", "essex", "kent", "march"])
    assert others_after(game, shown, {"march": 4}) == {"york", "essex"}


def test_a_caption_of_the_film_names_six_areas_at_most() -> None:
    areas = list(britannia_data().areas)
    assert listed(areas[:6]) == tuple(areas[:6])
    assert [str(each) for each in listed(areas[:9])] == [*areas[:5], "4 more"]


def test_seas_are_among_lettered_targets() -> None:
    """As for fleets that come to a coast and choose land, or another sea."""
    view = deepcopy(position("romans-9/asked-place-stronghold").view)
    options = decision_in(view)["options"]
    options.append({**options[0], "id": "north-sea", "space": "north-sea"})
    assert "is North Sea" in draw_targets(view, targets_in(view), "en").alt


def test_a_nations_victories_add_up_on_the_card_of_a_round() -> None:
    """Whoever won twice in an area has it twice."""
    texts = words("en")
    told = as_many({"Essex": 1, "Kent": 2, "York": 3}, texts)
    assert told == "Essex, Kent ×2, York ×3"
    many = {f"Area {number}": 2 for number in range(9)}
    shown, _, hidden = as_many(many, texts).rpartition(" and ")
    assert 2 * shown.count("×2") + int(hidden.split()[0]) == 18


def test_the_list_of_many_goals_shows_who_is_there() -> None:
    """The map has no room for counters between many letters."""
    view = position("romans-9/asked-march").view
    targets, game = targets_in(view), game_of(view)
    with recorded() as layouts:
        draw_targets(view, targets, "en")
    (layout,) = layouts
    names = {part.text: part.box for part in layout.parts if part.kind == "text"}
    in_list = [part.box for part in layout.parts if part.kind == "counter" and part.box[0] > names["Kent"][0]]
    armies = 0
    for space in targets.spaces:
        _, top, right, bottom = names[words("en").short_name(space)]
        beside = [box for box in in_list if top < (box[1] + box[3]) / 2 < bottom]
        nations = [nation for nation in game.data.order if game.armies(space, nation)]
        assert len(beside) >= len(nations)
        assert all(box[0] > right for box in beside)
        armies += len(nations)
    assert armies


def test_the_name_of_a_nation_leaves_the_land_seen_that_it_takes() -> None:
    """If its only other land has room for the name."""
    board = base_map(GAME)
    inset = film_insets()[-1]
    chart = board.focus({}, inset.centre, inset.zoom, inset.size)
    essex, kent = (chart.at(*board.spaces[area]) for area in ("essex", "kent"))
    sign = name_tag("Belgae", (30, 90, 140), 52)
    numbers = [board.areas["essex"]]
    with recorded() as layouts:
        write_land_names(
            chart.picture, {"belgae": [essex, kent]}, lambda _: sign,
            prefers=lambda box: shows_areas(chart.index, numbers, box),
        )  # fmt: skip
        note_encoded(chart.picture, "names")
    (name,) = (part.box for part in layouts[0].parts if part.text == "Belgae")
    assert shows_areas(chart.index, numbers, name)
    assert not shows_areas(chart.index, numbers, sign.box_at(*essex))


def test_a_question_shows_the_forts_that_armies_are_to_fight_for() -> None:
    """The Belgae in Kent face a fort of the Romans without armies; those in their own forts are hidden."""
    at = position("romans-9/asked-excess")
    game = game_of(at.view)
    fought_for = [area for area in ("essex", "kent") if is_fought_for(game, area)]
    assert fought_for == ["essex", "kent"]
    with recorded() as layouts:
        PRESENTER.panel(at.view, "en", at.scene)
    assert words("en")("key-roman-fort") in written(layouts)
    signs = [
        part for layout in layouts for part in layout.parts if part.kind in ("counter", "sign") and part.text == "kent"
    ]
    assert len(signs) == 2


def test_the_name_of_wessex_keeps_off_the_inlet_below_its_counters() -> None:
    """The tip of the harbour would be read as an accent of its first e."""
    board = base_map(GAME)
    for name in ("after-rome-9/busiest", "romans-9/busiest"):
        game = game_of(position(name).view)
        centre, zoom = frame_of("the-west-country")
        assert centre is not None
        _, sheet = draw_part(game, words("en"), Changes(), "the-west-country", centre, zoom)
        box = dict(sheet.labels)["wessex"]
        found = sheet.chart.index.crop(box).histogram()
        assert not found[0]
        assert found[board.areas["wessex"]]


def test_letters_in_a_list_keep_apart() -> None:
    """Five goals, what three signs mean, and an answer below: the lines are close."""
    at = position("romans-9/asked-move-burhs")
    with recorded() as layouts:
        PRESENTER.panel(at.view, "en", at.scene)
    (layout,) = layouts
    discs = sorted(part.box[1::2] for part in layout.parts if part.kind == "sign" and part.text in set("ABCDE"))
    assert len(discs) == 5
    assert all(lower[0] - upper[1] >= 6 for upper, lower in pairwise(discs))


@pytest.mark.parametrize("name", [each.name for each in positions("britannia-redux") if "/asked" in each.name])
def test_letters_keep_off_the_frame_around_the_counters_of_a_question(name: str) -> None:
    """A letter over the frame and the counter in it look like one sign."""
    at = position(name)
    with recorded() as layouts:
        PRESENTER.panel(at.view, "en", at.scene)
    for layout in layouts:
        frames = [part.box for part in layout.parts if part.kind == "ring" and part.text]
        for letter in (part for part in layout.parts if part.kind == "letter"):
            middle, reach = around_point(middle_of(letter.box)), (letter.box[2] - letter.box[0]) / 2 + 6
            assert all(gap_between(middle, frame) >= reach for frame in frames), letter.text


@pytest.mark.parametrize("name", ["romans-9/asked-place", "romans-9/asked-leader"])
def test_the_name_of_wessex_as_a_target_keeps_off_its_coast(name: str) -> None:
    """It lies in the sea below: the outline of the island there would be read as a part of its letters."""
    at = position(name)
    with recorded() as layouts:
        PRESENTER.panel(at.view, "en", at.scene)
    parts = [part for layout in layouts for part in layout.parts]
    (below,) = (part.box for part in parts if part.kind == "name" and part.text == "Wessex")
    (counter,) = (part.box for part in parts if part.kind == "counter" and part.text == "wessex")
    assert 36 < below[1] - counter[3] < 72

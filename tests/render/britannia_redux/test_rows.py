"""Rows of counters that would cover each other are pushed apart, and a list tells of a turn with many battles."""

from __future__ import annotations

import itertools
import math

import pytest
from PIL import Image

from render.britannia_redux.battle_list import MOST_LISTED, draw_list
from render.britannia_redux.rows import Row, Side, spread
from render.britannia_redux.texts import words
from render.britannia_redux.theme import game_of
from render.britannia_redux.war_maps import draw_report
from render.core.canvas import Sprite, finished
from render.core.layout import recorded
from render.core.verdicts import Clash
from rules.britannia_redux.data.loader import britannia_data
from rules.britannia_redux.events import UnitsMoved
from tests.render.britannia_redux.playing import at_start

SIZE = (600, 400)


def row(x: float, y: float, counters: int = 1, weight: float = 1.0) -> Row:
    return Row([Sprite(Image.new("RGBA", (60, 60)), 60, 60)] * counters, [], 4, weight, (x, y))


@pytest.mark.parametrize("places", [((200, 200), (230, 210)), ((200, 200), (200, 240)), ((5, 395), (80, 380))])
def test_rows_that_would_cover_each_other_are_apart(places: tuple[tuple[int, int], ...]) -> None:
    rows = {str(place): row(*at) for place, at in enumerate(places)}
    spread(rows, SIZE)
    for one, other in itertools.combinations(rows.values(), 2):
        assert abs(one.at[0] - other.at[0]) >= 60 or abs(one.at[1] - other.at[1]) >= 60
    for each in rows.values():
        assert each.width / 2 < each.at[0] < SIZE[0] - each.width / 2
        assert each.height / 2 < each.at[1] < SIZE[1] - each.height / 2


def test_rows_with_room_stay_at_their_spaces() -> None:
    rows = {"one": row(100, 100, counters=2), "other": row(300, 300)}
    spread(rows, SIZE)
    assert [each.at for each in rows.values()] == [(100, 100), (300, 300)]


def test_of_two_rows_the_pale_one_gives_way() -> None:
    rows = {"asked": row(200, 200), "pale": row(220, 200, weight=0.4)}
    spread(rows, SIZE)
    assert abs(rows["asked"].at[0] - 200) < abs(rows["pale"].at[0] - 220)


def test_a_letter_over_the_corner_needs_less_room_than_one_beside_the_counters() -> None:
    letter = Sprite(Image.new("RGBA", (40, 40)), 40, 40)
    beside, over = (Row([*row(0, 0).sprites], [], 4, badge=letter, side=side) for side in ("left", "corner"))
    assert (beside.width, beside.height) == (104, 60)
    assert 60 < over.width == over.height < 104
    for each in (beside, over):
        each.at = each.around((200, 200))
        assert each.counters == (200, 200)
    x, y = over.badge_at(over.counters)
    assert 140 < x < 170
    assert x == y


def test_a_list_names_every_battle_with_its_number() -> None:
    """Where they're many the loser is told once, above its battles; the last line says how many more there were."""
    game, texts = game_of(at_start("romans-9")), words("en")
    places = list(britannia_data().areas)[: MOST_LISTED + 2]
    clashes = [Clash(place, (("belgae", 0), ("romans", 1)), is_won=True) for place in places]
    for fought, hidden in ((clashes[:5], 0), (clashes, 2)):
        picture = Image.new("RGB", (600, 900))
        with recorded() as layouts:
            draw_list(picture, (0, 0, 600, 900), game, fought, "belgae", texts)
            finished(picture, "list", "A list.")
        told = [part.text for part in layouts[0].parts if part.kind in ("text", "sign")]
        named = fought[: len(fought) - hidden]
        assert [text for text in told if text in set(map(texts.short_name, places))] == [
            texts.short_name(each.place) for each in named
        ]
        assert [text for text in told if text.isdecimal()] == [str(number) for number, _ in enumerate(named, 1)]
        assert told.count("Romans: 1 lost" if len(named) <= 6 else "1 lost") == len(named)
        assert (texts("list-more", count=hidden) in told) == bool(hidden)


def test_marches_without_a_battle_have_their_number_on_the_map_and_in_the_list() -> None:
    view = at_start("after-rome-9")
    way = ("kent", "essex"), ("york", "march")
    moved = [UnitsMoved(turn=1, nation="romano-british", units=(), path=path, paid=0) for path in way]
    with recorded() as layouts:
        draw_report(view, moved, "en")
    told = [part.text for part in layouts[-1].parts if part.kind in ("text", "sign")]
    assert {"Kent → Essex", "York → March"} <= set(told)
    assert told.count("1") >= 2
    assert told.count("2") >= 2


@pytest.mark.parametrize("side", ["left", "above", "right", "below"])
def test_the_letter_of_a_row_is_beside_its_counters_and_these_stay_at_their_space(side: Side) -> None:
    one = Row(row(300, 200, counters=2).sprites, [], 4, badge=Sprite(Image.new("RGBA", (30, 30)), 30, 30), side=side)
    one.home = one.around((300, 200))
    spread({"one": one}, SIZE)
    middle = one.counters
    assert math.dist(middle, (300, 200)) < 0.1
    x, y = one.badge_at(middle)
    assert (x - middle[0], y - middle[1]) == {"left": (-81, 0), "above": (0, -49), "right": (81, 0), "below": (0, 49)}[
        side
    ]
    assert (one.width, one.height) == ((158, 60) if side in ("left", "right") else (124, 94))

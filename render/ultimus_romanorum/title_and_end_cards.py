"""The card that opens a campaign and the card that closes it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from PIL import Image

from render.core.basemap import base_map
from render.core.canvas import finished
from render.core.cards import (
    COURSE_TOP,
    HEIGHT,
    WIDTH,
    Figure,
    draw_end_card_with_course,
    draw_title_card,
)
from render.core.charts import Plot, Series, draw_lines
from render.core.fonts import Face
from render.core.palette import BAND, IVORY, PORPHYRY
from render.core.picture import Picture
from render.core.posts import View
from render.core.text_panels import panel, write_fitted
from render.core.words import Words
from render.ultimus_romanorum.armies import controllers, tints
from render.ultimus_romanorum.stats_sheet import MOST_MARKS, SHAPES, mark_exchanges
from render.ultimus_romanorum.texts import GAME, words
from render.ultimus_romanorum.theme import CAMP_COLOURS, game_of
from render.ultimus_romanorum.turn_card import thrones_line
from rules.core.events import Event
from rules.ultimus_romanorum.data.loader import ultimus_data
from rules.ultimus_romanorum.data.models import Camp
from rules.ultimus_romanorum.events import CampsExchanged, YearScored
from rules.ultimus_romanorum.game import CAMPS, UltimusRomanorum

TOLD_YEARS: Final = (411, 439, 453, 461, 476)
"""The last years of the scenarios, of whose end in history the closing post tells."""

COURSE: Final = ("year-scored", "camps-exchanged")
"""The kinds of events that tell how the points of both players went."""

_BRIEF: Final = frozenset({"victory", "decisive", "complete"})
"""The levels of a result that points decide."""

_EDGE, _LETTERS = 24, 40
_FOOT: Final = 62
_COURSE_HEIGHT: Final = 314
"""The height of the plate with the curve."""


def draw_title(view: View, title: str, locale: str) -> Picture:
    """The opening card: the campaign's name over the Empire of its first year, and the scenario."""
    texts, game = words(locale), game_of(view)
    scenario, head = ultimus_data().scenarios[game.state.scenario], texts("map-title").upper()
    line = texts(
        "title-line", first=str(scenario.first_year), last=str(scenario.last_year),
        years=scenario.last_year - scenario.first_year + 1,
    )  # fmt: skip
    board = base_map(GAME).overview(tints(controllers(game))).picture
    picture = draw_title_card(board, (280, 190), head, line, title, texts("title-task"))
    return finished(picture, "title", " ".join([texts("alt-title", title=title), f"{texts('map-title')}: {line}."]))


class YearOfPoints(NamedTuple):
    """The points of both players after a year, and whether they exchanged their camps in it. No year: the start."""

    year: int
    pv: Mapping[str, int]
    exchanged: bool = False


def course(events: Sequence[Event], view: View) -> list[YearOfPoints]:
    """The points of both players from the start on, after each year that the events tell of, and at the end."""
    game = game_of(view)
    start = UltimusRomanorum.set_up(view["scenario"], {}).pv
    exchanged = {event.turn for event in events if isinstance(event, CampsExchanged)}
    counted = {event.year: event.pv for event in events if isinstance(event, YearScored)}
    counted[game.year] = game.state.pv
    return [
        YearOfPoints(0, start),
        *(YearOfPoints(year, pv, year in exchanged) for year, pv in sorted(counted.items())),
    ]


def draw_end(events: Sequence[Event], view: View, locale: str) -> Picture:
    """The closing card: the level of the result, its reason, the points of both players and their curve, both thrones.

    ``events``: those of the kinds in ``COURSE``, of all years.
    """
    texts, game = words(locale), game_of(view)
    result = view["result"] or {"level": "", "text": "", "winner": None}
    level, reason = texts(f"level-{result['level']}"), str(result["text"])
    winner = next((camp for camp in CAMPS if game.seat(camp) == result["winner"]), None)
    rome, foes = (
        Figure(
            texts.number(game.state.pv[game.seat(camp)]), _person(game, camp, texts), CAMP_COLOURS[camp],
            crowned=camp == winner,
        )
        for camp in CAMPS
    )  # fmt: skip
    brief = _brief(result["level"], game, texts) or reason
    colour = CAMP_COLOURS[winner] if winner else PORPHYRY
    board = base_map(GAME).overview(tints(controllers(game))).picture
    head = texts("map-title").upper()
    outcome = f"{level} · {_person(game, winner, texts)}" if winner else level
    picture = draw_end_card_with_course(board, (280, 230), head, "", outcome, brief, (rome, foes), colour)
    picture.paste(BAND, (0, HEIGHT - _FOOT, WIDTH, HEIGHT))
    thrones = thrones_line(game, texts)
    write_fitted(picture, WIDTH / 2, HEIGHT - 20, thrones, Face.STRONG, 42, WIDTH - 60, IVORY, least=36, align=0.5)
    shown = course(events, view)
    _draw_course(picture, game, shown, texts)
    points = {camp: game.state.pv[game.seat(camp)] for camp in CAMPS}
    alt = texts("alt-end", level=level, rome=points["roman"], barbarians=points["barbarian"])
    told = texts("alt-course", first=str(shown[1].year), last=str(shown[-1].year))
    changes = tuple(str(each.year) for each in shown if each.exchanged)
    exchanges = [texts("stat-exchanges", years=changes)] if changes else []
    return finished(picture, "end", " ".join([alt, reason, told, *exchanges, f"{thrones_line(game, texts)}."]))


def _brief(level: str, game: UltimusRomanorum, texts: Words) -> str:
    """How far the winner is ahead, if the points decided; the card has everything else in larger letters."""
    is_ruled = any(throne.augustus for throne in game.state.thrones.values())
    return texts(f"end-brief-{level}") if is_ruled and level in _BRIEF else ""


def _person(game: UltimusRomanorum, camp: Camp, texts: Words) -> str:
    """A camp with the seat that holds it."""
    return texts("card-person", camp=texts(f"camp-{camp}"), seat=game.seat(camp).upper())


def _draw_course(picture: Image.Image, game: UltimusRomanorum, shown: Sequence[YearOfPoints], texts: Words) -> None:
    """The points of both players year by year, each in the colour of the camp that he holds at the end."""
    panel(WIDTH - 2 * _EDGE, _COURSE_HEIGHT).put(picture, _EDGE, COURSE_TOP)
    above, below, beside = _LETTERS + 34, _LETTERS + 22, 3 * _LETTERS
    size = WIDTH - 2 * _EDGE - beside - 30, _COURSE_HEIGHT - above - below
    plot = Plot(picture, _EDGE + beside, COURSE_TOP + above, *size, _LETTERS)
    mark_exchanges(plot, [each.exchanged for each in shown], texts)
    series = [
        Series(_person(game, camp, texts), [each.pv[seat] for each in shown], CAMP_COLOURS[camp], SHAPES[camp])
        for camp in CAMPS
        for seat in [game.seat(camp)]
    ]
    labels = [str(each.year) if each.year else texts("course-start") for each in shown]
    draw_lines(plot, series, labels, texts.number, MOST_MARKS)

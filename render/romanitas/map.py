"""The pictures of the map of Romanitas: the whole board, a part of it with the news, a region, a question on it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from PIL import Image

from render.core.basemap import base_map
from render.core.canvas import finished
from render.core.picture import Picture
from render.core.posts import View
from render.core.question_frame import FOOT, draw_foot, draw_head, head_height
from render.core.targets import Targets
from render.core.theatres import theatres
from render.core.words import Words
from render.romanitas.answers import told_of_answers
from render.romanitas.captions import news_of
from render.romanitas.force_strip import seat_of, told_of_subject
from render.romanitas.framing import NEAR_ENOUGH, ZOOM
from render.romanitas.map_highlights import Changes, changes, pending
from render.romanitas.muster_list import forces_of
from render.romanitas.overview import Overview
from render.romanitas.question_maps import asked_of_part, asked_widely, side_by_side, told_of_next
from render.romanitas.regions import USUAL, draw_part, frame_of
from render.romanitas.sheet import put_part
from render.romanitas.theme import GAME, words, years
from render.romanitas.told import told_of_map
from rules.core.events import Event
from rules.core.typed_data import from_builtins
from rules.romanitas.data.loader import romanitas_data
from rules.romanitas.state import RomanitasState

_FEW, _NEWS_ZOOM = 6, 3.6
"""The most changed places that have a part of the map of their own with the news, and how much it is magnified."""


def draw_map(view: View, region: str | None, locale: str, zoom: float = USUAL, told: Iterable[Event] = ()) -> Picture:
    """The whole board, a region of `regions.REGIONS`, or the surroundings of a space, ``zoom`` times as large.

    A region just fits into the picture at the usual zoom.

    ``view`` is what `Table.public` returns. An unknown region shows the whole board. The map highlights what the events
    ``told`` changed, or else, on the whole board, what the pending decision is about.
    """
    state, texts, happened = from_builtins(view["state"], RomanitasState), words(locale), tuple(told)
    centre, near = frame_of(region, zoom)
    asked = replace(pending(view, state), prompt="")
    shown = changes(happened, state) if happened else asked
    if region is None or centre is None:
        picture, stem = _board(state, texts, shown, news_of(happened, state, texts)), f"map-turn-{state.turn}"
    else:
        shown = shown if happened else replace(changes((), state), marches=asked.marches)
        picture, stem = draw_part(state, texts, shown, region, centre, near), f"map-{region}-turn-{state.turn}"
    return finished(picture, stem, " ".join(told_of_map(state, shown, texts)))


def _board(state: RomanitasState, texts: Words, shown: Changes, news: str) -> Image.Image:
    """The whole board with the news, or the part of it where something changed."""
    if shown.changed and len(shown.changed) <= _FEW:
        return _news(state, texts, shown, news)
    sheet = Overview(state, texts, shown, news)
    sheet.draw()
    return sheet.picture


def _news(state: RomanitasState, texts: Words, shown: Changes, news: str) -> Image.Image:
    """The part of the map that changed, below what happened, above the turn, the points and the ruins.

    With a people that changed sides it shows the capital of Persia.
    """
    for space in shown.changed:
        news = news.replace(texts.name(space), texts.short_name(space))
    told = texts("news-foot", turn=state.turn, years=years(state), rp=state.rp, ruins=len(state.desolation))
    (width, height), top = base_map(GAME).size, head_height(news, "")
    picture = Image.new("RGB", (width, height))
    clients = set(shown.changed) & set(romanitas_data().client_spaces)
    framed, nearest = ((*shown.changed, "ctesiphon"), ZOOM) if clients else (shown.changed, _NEWS_ZOOM)
    put_part(picture, state, texts, shown, (framed, (0, top, width, height - FOOT)), nearest=nearest)
    draw_head(picture, news, "")
    draw_foot(picture, told)
    return picture


def draw_targets(view: View, targets: Targets, locale: str) -> Picture:
    """The part of the map with what a decision is about and its targets, or the whole map if it's about none.

    Above the part is what is asked, below it what isn't on the map. Targets that are far from each other have pictures
    of their own side by side.
    """
    state, texts = from_builtins(view["state"], RomanitasState), words(locale)
    shown, stem = pending(view, state), f"targets-turn-{state.turn}"
    framed = targets.framed or seat_of(view)
    apart = theatres(base_map(GAME), [(space,) for space in framed])
    _, zoom = base_map(GAME).framing(framed, nearest=ZOOM)
    if targets.options and len(apart) > 1 and zoom < NEAR_ENOUGH:
        picture, told = side_by_side(state, texts, shown, apart), list[str]()
    elif not framed or (not targets.options and zoom < NEAR_ENOUGH):
        picture, told = asked_widely(view, state, texts, shown), told_of_next(view, state, texts)
    else:
        shown = shown if targets.framed else replace(shown, about=tuple(framed))
        picture, told = asked_of_part(view, state, texts, shown, framed), _told_of_question(view, state, texts, targets)
    return finished(picture, stem, " ".join([*told_of_map(state, shown, texts), *told]))


def _told_of_question(view: View, state: RomanitasState, texts: Words, targets: Targets) -> list[str]:
    """What a question's picture tells below its map: the answers without targets, and what it's about."""
    answers = told_of_answers(view, texts)
    told = [f"{answers}."] if answers and not targets.options else []
    return [*told, *([] if forces_of(view, state, texts) else told_of_subject(view, state, texts))]

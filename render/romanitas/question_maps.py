"""The pictures of decisions: parts of the map below what is asked, with what is decided beside and below them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PIL import Image

from render.core.basemap import base_map
from render.core.fonts import Face, text_width
from render.core.layout import note_joined
from render.core.palette import FRAME_DARK, GOLD
from render.core.plates import parts_of
from render.core.posts import View
from render.core.question_frame import FOOT, draw_foot, draw_head, head_height
from render.core.report_head import HEAD, draw_question_head
from render.core.targets import Targets
from render.core.theatres import Theatre, joined, theatres, tile_sizes
from render.core.words import Words
from render.romanitas.answers import answer_letters, answers_below, clients_lettered, told_of_answers
from render.romanitas.client_list import LIST, draw_clients
from render.romanitas.force_strip import draw_answers, draw_subject, strip_height, subject_of
from render.romanitas.framing import ZOOM
from render.romanitas.map_highlights import NOTHING, Changes, home_of, within_reach
from render.romanitas.muster_list import MUSTER_LIST, draw_commanders, draw_forces_list, forces_of
from render.romanitas.overview import Overview
from render.romanitas.sheet import part_with, put_part
from render.romanitas.theme import GAME
from rules.core.views import decision_in
from rules.romanitas.data.loader import romanitas_data
from rules.romanitas.state import RomanitasState

_HIGHER: Final = 140
"""How much higher a picture with a list of forces is."""

_BAR: Final = 44
"""The height of the bar between two parts of the map that aren't near each other."""

_WINDOWS, _WINDOW = 2, 300
"""The most parts of the map side by side with client peoples, and how large one is on the board at most."""

_LEAST_TOLD, _MOST_TOLD = 54, 1544
"""The letters of the answers below a map, and their room."""


def asked_widely(view: View, state: RomanitasState, texts: Words, shown: Changes) -> Image.Image:
    """A question about no place: what it's about on a part of the map if there is any, else the whole board."""
    nation = _next(view, state)
    if nation:
        return _before_next(nation, state, texts, shown)
    if clients_lettered(view):
        return _governed(view, state, texts, shown)
    return _asked_on_board(state, texts, shown)


def _asked_on_board(state: RomanitasState, texts: Words, shown: Changes) -> Image.Image:
    """The whole board below what is asked; the south of the desert is cut off. A statement is told in two parts."""
    event, question = parts_of(shown.prompt)
    if not event and "." in question.rstrip("."):
        event, _, question = question.partition(". ")
    top = head_height(event, question) if question else 0
    sheet = Overview(state, texts, replace(shown, prompt=""), cut=top)
    sheet.draw()
    picture = Image.new("RGB", base_map(GAME).size)
    picture.paste(sheet.picture, (0, top))
    note_joined(picture, sheet.picture, (0, top))
    if question:
        draw_head(picture, event, question)
    return picture


def _governed(view: View, state: RomanitasState, texts: Words, shown: Changes) -> Image.Image:
    """The client peoples with their letters below what there is to spend; beside them what can be done with each."""
    clients = clients_lettered(view)
    asked = shown.prompt.partition(". ")[0], texts("govern-question")
    lettered = Targets(clients, answer_letters(view))
    shown = replace(shown, prompt="", targets=tuple(clients), lettered=lettered)
    (width, height), top = base_map(GAME).size, head_height(*asked)
    picture = Image.new("RGB", (width, height))
    apart = theatres(base_map(GAME), [(space,) for space in clients], most=_WINDOWS, largest=_WINDOW)
    apart.sort(key=lambda spaces: min(base_map(GAME).spaces[space][1] for space in spaces))
    for place, spaces in enumerate(apart):
        upper, lower = (top + (height + _BAR - top) * each // len(apart) for each in (place, place + 1))
        lower -= _BAR
        part = replace(shown.within(spaces), targets=tuple(spaces))
        put_part(picture, state, texts, part, (spaces, (0, upper, width - LIST, lower)))
        if place:
            picture.paste(GOLD, (0, upper - _BAR, width - LIST, upper))
            picture.paste(FRAME_DARK, (0, upper - _BAR + 5, width - LIST, upper - 5))
    draw_head(picture, *asked)
    draw_clients(picture, view, texts, top)
    return picture


def _before_next(nation: str, state: RomanitasState, texts: Words, shown: Changes) -> Image.Image:
    """The nation that acts next among the cities that it may attack, below what is asked."""
    aims, asked = within_reach(nation, state), parts_of(shown.prompt)
    told = _reach(aims, texts)
    own, framed = replace(NOTHING, targets=aims, about=(home_of(nation),)), (home_of(nation), *aims)
    (width, height), top = base_map(GAME).size, head_height(*asked)
    picture = Image.new("RGB", (width, height))
    put_part(picture, state, texts, own, (framed, (0, top, width, height - FOOT)))
    draw_head(picture, *asked)
    draw_foot(picture, told)
    return picture


def told_of_next(view: View, state: RomanitasState, texts: Words) -> list[str]:
    """What the picture says of the nation that acts next, if the decision is what to do before it."""
    nation = _next(view, state)
    return [_reach(within_reach(nation, state), texts).rstrip(".") + "."] if nation else []


def _next(view: View, state: RomanitasState) -> str:
    """The nation that acts next, if the decision is what to do before it."""
    order = romanitas_data().nation_order
    if decision_in(view).get("topic") != "window" or state.nations_checked >= len(order):
        return ""
    return order[state.nations_checked]


def _reach(aims: Sequence[str], texts: Words) -> str:
    """Which cities a nation may attack, in words."""
    return texts("window-reach", cities=tuple(aims)) if aims else texts("window-no-reach")


def asked_of_part(
    view: View, state: RomanitasState, texts: Words, shown: Changes, framed: Sequence[str]
) -> Image.Image:
    """The part of the map with some spaces, between what is asked and what the question is about."""
    asked, forces = parts_of(shown.prompt), forces_of(view, state, texts)
    subject = [] if forces else subject_of(view, state, texts)
    width, height = base_map(GAME).size
    height += _HIGHER if forces or shown.camp else 0
    foot = told_of_answers(view, texts)
    if text_width(foot, Face.STRONG, _LEAST_TOLD) > _MOST_TOLD:  # The map names the places as well.
        foot = ""
    top, strip = head_height(*asked), strip_height(subject)
    below = height - strip - (FOOT if foot or forces else 0)
    seen = [*framed, *(march.path[0] for march in shown.marches)]
    picture, beside = Image.new("RGB", (width, height)), width - (MUSTER_LIST if forces else 0)
    put_part(picture, state, texts, replace(shown, prompt=""), (seen, (0, top, beside, below)))
    draw_head(picture, *asked)
    if subject:
        draw_subject(picture, subject)
    if foot:
        draw_answers(picture, answers_below(view, texts), strip)
    if forces:
        draw_commanders(picture, texts)
        draw_forces_list(picture, forces, texts, top)
    return picture


def side_by_side(state: RomanitasState, texts: Words, shown: Changes, apart: Sequence[Theatre]) -> Image.Image:
    """A decision with far targets: each part of the map with some of them, below what is asked."""
    apart = sorted(apart, key=len, reverse=True)
    parts = zip(apart, tile_sizes(len(apart), HEAD), strict=True)
    tiles = [part_with(spaces, size, state, texts, shown.within(spaces), ZOOM) for spaces, size in parts]
    picture = joined(tiles, HEAD)
    draw_question_head(picture, *parts_of(shown.prompt))
    return picture

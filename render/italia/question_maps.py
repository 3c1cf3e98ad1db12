"""The maps that go with a decision: what is asked about ringed, its candidates lettered, all else pale."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from PIL import Image

from render.core.basemap import base_map
from render.core.canvas import Point, finished
from render.core.layout import note_joined
from render.core.palette import FRAME_DARK
from render.core.picture import Picture
from render.core.plates import parts_of
from render.core.posts import View
from render.core.question_frame import FOOT, draw_foot, draw_head, fitting_foot, head_height
from render.core.targets import Targets
from render.core.theatres import HEIGHT, WIDTH, Theatre, joined, theatres, tile_sizes
from render.core.wide_board import Inset
from render.core.words import Words
from render.italia.answer_strip import Answer, draw_answers, strip_height
from render.italia.framing import MARGIN_OF_PART, Part, framed_spaces, margin_around
from render.italia.letter_list import Entry, draw_list, entries, list_size
from render.italia.letter_maps import LetterSheet
from render.italia.letter_shares import AROUND, has_many, shares
from render.italia.map import draw_map
from render.italia.map_highlights import Changes, pending
from render.italia.nation_names import name_some
from render.italia.question_subject import (
    actor_of,
    answers,
    asked_of_campaign,
    goals_from,
    land_at_stake,
    other_party,
    place_of_leader,
    stake_told,
    told_of_answers,
    vassals,
)
from render.italia.sheet import Sheet
from render.italia.stacks import owners
from render.italia.texts import GAME, also_told, words
from render.italia.theme import game_of
from render.italia.told import told_of_map
from rules.core.views import decision_in
from rules.italia.game import Italia

_NEAR, _FAR, _FARTHEST = 1.95, 1.62, 1.04
"""The magnifications below which a picture may have two parts, is higher than others, or isn't a part of the board."""

_CUT, _CUT_MANY = 4.4, 3.5
"""The magnification above which the land of a question is cut, and that of one with many letters."""

_PARTS: Final = 2
_FEW: Final = 4
"""The most spaces that each of two parts has."""

_MOST_RINGS: Final = 4
"""With more stacks than these, only their land is outlined: rings would be all there is to see."""

_AROUND_CAPITAL: Final = 6
"""The most areas that a question about purchases shows around the capital."""

_NEAR_ASKED: Final = 4
"""How many areas of the nations that are asked about a campaign a picture shows."""

_FEW_NAMED: Final = 6
"""The most areas of a question without places to choose from that have their names: more would be a heap."""

_LEAST_HEIGHT, _HIGH, _HIGHER = 640, 820, 1080
"""The least heights of the map: of any question, of one about far armies, and of one with places far apart."""

_WIDER, _NARROWER = 920, 670
"""The width of the first of two parts with few letters, if its land is the wider, and if it isn't."""

_AMID_NAMES: Final = 0.84
"""The size of stacks that each have the name of their area below them where there are many."""

_ALONE, _TOGETHER = 1.5, 1.15
"""The size of the stacks that a question is about, as a share of a stack's height: of a single space, and of more."""

_LARGEST: Final = 300.0
"""The width and height in pixels of the board up to which near candidates share one part of a picture."""

_LARGEST_OF_VASSALS: Final = 200.0
"""The same of the land of nations that may submit or revolt: more sea than that between its parts tells nothing."""

_LARGEST_OF_MANY: Final = 260.0
"""The same of candidates that are too many for letters: the picture shows those that are closest together."""

_AROUND: Final = (190, 128)
"""The pixels beside the spaces of a question, and above and below them, for their counters and names."""

_AROUND_VASSALS: Final = (150, 96)
"""The same around the land of nations that may submit or revolt."""

_AROUND_CAMPAIGN: Final = (230, 140)
"""The same around the land of the nations that are asked about a campaign."""

_AROUND_RUINS: Final = (190, 150)
"""The same around cities that can be rebuilt: their whole land is on the picture."""

_ZONE, _ZONE_CLEAR, _ZONE_STEP = (190, 190), (250, 260), 30
"""From the middle of a staging zone's box to the edges of a picture, and to what is asked; the steps of its search."""

_AROUND_SEA: Final = (200, 104)
"""The same around seas, which have their names below their letters."""

_NEAREST_FEW: Final = 6
"""How many of too many candidates a picture shows at least, the nearest to what the question is about."""

_AT_EDGE: Final = 70
"""The pixels from the edge of a picture within which a stack has no room."""

_BESIDE_LEADER: Final = 4
"""How many spaces a question about an army shows: its own, and the nearest beside it."""

_WITH_SIGNS: Final = frozenset({"buy", "pillage", "battle-or-raid", "raid-reward", "rebuild", "capital"})
"""The decisions that cities or terrain matter to: on the maps of others their signs only hide letters and names."""

_PLAIN: Final = frozenset({"buy", "campaign-plan", "demand", "revolt"})
"""The decisions about nations: of each area, its name and how many units are there are enough."""

_LISTED: Final = {"reaction": "list-reaction"}
"""The decisions whose list says what its letters mean: their question doesn't."""

_OF_LEADER: Final = frozenset({"force", "campaign", "campaign-plan"})
"""The decisions about the army of a leader, wherever it is."""


@dataclass(frozen=True)
class Asked:
    """A question: what the map highlights for it, the spaces that must be shown, and where stacks are ringed.

    ``is_listed``: a list beside the map names its places.
    """

    view: View
    game: Italia
    texts: Words
    shown: Changes
    framed: Sequence[str]
    rings: Sequence[str]
    is_listed: bool = False


def draw_targets(view: View, targets: Targets, locale: str) -> Picture:
    """The part of the map with what a decision is about and its targets, as large as it fits, or two parts of it.

    The whole board if it's about no place, as when the game is over.
    """
    asked = _asked(view, targets, locale)
    if not (asked.framed or asked.rings or asked.shown.about or targets.spaces):
        return draw_map(view, None, locale)
    told = [*_told_letters(asked.shown, asked.texts), *told_of_map(asked.game, asked.shown, asked.texts)]
    return _draw(asked, f"targets-{asked.game.state.turn}", told)


def _told_letters(shown: Changes, texts: Words) -> list[str]:
    """The letters with their places; of units in one place, each has its own."""
    further = {letter: space for space, units in shown.units.items() for letter in units.values()}
    if not further:
        return shown.targets.told(texts)
    places = dict(sorted(({letter: space for space, letter in shown.targets.spaces.items()} | further).items()))
    each = tuple(texts("alt-letter", letter=letter, space=space) for letter, space in places.items())
    return [texts("alt-letters", targets=each)]


def _asked(view: View, targets: Targets, locale: str) -> Asked:
    """The pending decision as a question with these targets."""
    game, shown = game_of(view), pending(view)
    shown.about = shown.about or list(targets.about)
    framed = [*targets.framed, *_ways_out(view, game, targets)]
    return Asked(view, game, words(locale), shown, framed, _ringed(view, game, shown))


def _ways_out(view: View, game: Italia, targets: Targets) -> list[str]:
    """Where the units of the only area whose units may move can go now: on the picture, but pale, as no answer."""
    if decision_in(view)["topic"] != "move" or targets.spaces or len(targets.about) != 1:
        return []
    return goals_from(game, targets.about[0])


def draw_near(view: View, spaces: Sequence[str], locale: str) -> Picture:
    """The part of the map with some spaces, and the question of a decision that names none."""
    game, texts, shown = game_of(view), words(locale), pending(view)
    told, holders = told_of_map(game, shown, texts), owners(game)
    nations = asked_of_campaign(view, game) or [
        *vassals(view, game),
        other_party(view, game) or actor_of(view, game),
    ]
    framed = land_at_stake(view, game) or _around_leader(view, spaces)
    near = _nearest_asked(view, game)
    framed = list(dict.fromkeys([place_of_leader(game, game.active or ""), *near] if near else framed))
    at_stake = vassals(view, game)  # their units may wait in a staging zone, which has no owner
    shown.own = [space for space in framed if at_stake or holders.get(space) in nations]
    asked = Asked(view, game, texts, shown, framed, _ringed(view, game, shown))
    return _draw(asked, f"near-{game.state.turn}", told)


def _around_leader(view: View, spaces: Sequence[str]) -> Sequence[str]:
    """Where a leader is, or the capital of a nation that buys, with the nearest areas; else all spaces."""
    board, game = base_map(GAME).spaces, game_of(view)
    middle, most = spaces[0], _BESIDE_LEADER
    if decision_in(view)["topic"] == "buy":
        middle, most = game.nation(actor_of(view, game)).capital or middle, _AROUND_CAPITAL
    elif decision_in(view)["topic"] not in _OF_LEADER:
        return spaces
    if middle not in board:
        return spaces
    known = [space for space in spaces if space in board]
    return sorted(known, key=lambda space: math.dist(board[space], board[middle]))[:most]


def _nearest_asked(view: View, game: Italia) -> list[str]:
    """The nearest land of the nations that are asked how they react to a campaign."""
    nations, holders, board = asked_of_campaign(view, game), owners(game), base_map(GAME).spaces
    start = place_of_leader(game, game.active or "")
    if not nations or start not in board:
        return []
    lands = [area for area, holder in holders.items() if holder in nations]
    return sorted(lands, key=lambda area: math.dist(board[area], board[start]))[:_NEAR_ASKED]


def _draw(asked: Asked, stem: str, told: Sequence[str]) -> Picture:
    """The question over the parts of the board that it needs, and below them what isn't on the map."""
    event, question = parts_of(asked.shown.prompt)
    stake = stake_told(asked.view, asked.game, asked.texts)
    event = event or stake
    found = answers(asked.view, asked.game, asked.texts)
    if has_many(asked.shown.targets) or (_is_at_sea(asked) and _least_height(asked) > _LEAST_HEIGHT):
        return _draw_listed(asked, stem, told, found)
    strip, head = strip_height(found), head_height(event, question)
    room = max(HEIGHT - head - strip, _least_height(asked))
    parts = _parts(asked, room)
    left_out = _left_out(asked, parts, (WIDTH, room - FOOT))
    if left_out:
        asked = replace(asked, shown=_only(asked.shown, tuple(asked.shown.targets.spaces.keys() - left_out)))
    picture = Image.new("RGB", (WIDTH, head + room + strip), FRAME_DARK)
    tile = _drawn(asked, parts, (WIDTH, room - (FOOT if left_out else 0)))
    picture.paste(tile, (0, head))
    note_joined(picture, tile, (0, head))
    draw_head(picture, event, question)
    if left_out:
        draw_foot(picture, fitting_foot(also_told(left_out, asked.texts)), strip)
    draw_answers(picture, found, head + room)
    also = also_told(left_out, asked.texts)[:1] if left_out else []
    below = [*([f"{stake}."] if stake else []), *told_of_answers(found, asked.texts), *(f"{line}." for line in also)]
    return finished(picture, stem, " ".join([*told[:1], *below, *told[1:]]))


def _is_at_sea(asked: Asked) -> bool:
    """Whether the places of a question are seas."""
    spaces = asked.shown.targets.spaces
    return bool(asked.shown.targets.options and spaces) and all(space in asked.game.data.seas for space in spaces)


def _draw_listed(asked: Asked, stem: str, told: Sequence[str], found: Sequence[Answer], page: str = "") -> Picture:
    """The question with many places over one map with their letters, and beside it what is there.

    ``page``: which of several pictures it is.
    """
    asked = replace(asked, is_listed=True)
    event, question = parts_of(asked.shown.prompt)
    question = " · ".join(filter(None, (question, page)))
    event = " · ".join(filter(None, (event, *_purse(asked, found))))
    listed, head = _listed(asked, found), head_height(event, question)
    across, down = list_size(listed)
    room = max(HEIGHT - head, down)
    picture = Image.new("RGB", (WIDTH, head + room), FRAME_DARK)
    tile = _drawn(asked, [tuple(dict.fromkeys([*asked.framed, *asked.rings]))], (WIDTH - across, room))
    picture.paste(tile, (0, head))
    note_joined(picture, tile, (0, head))
    draw_head(picture, event, question)
    draw_list(picture, listed, head)
    return finished(picture, stem, " ".join([*told[:1], *told_of_answers(found, asked.texts), *told[1:]]))


def draw_share(view: View, targets: Targets, locale: str, place: int) -> Picture:
    """One of the pictures of a question with many letters, each with a part of the board and its own list.

    Each tells what happened: it may be looked at alone.
    """
    asked = _asked(view, targets, locale)
    spaces = shares(targets)[place]
    shown = _only(asked.shown, spaces)
    shown.about = [space for space in shown.about if space in spaces]
    rings = [space for space in asked.rings if space in spaces]
    share = replace(asked, shown=shown, framed=spaces, rings=rings)
    told = [*shown.targets.told(asked.texts), *([] if place else told_of_map(asked.game, asked.shown, asked.texts))]
    found = answers(view, asked.game, asked.texts)
    page = f"{place + 1}/{len(shares(targets))}"
    return _draw_listed(share, f"targets-{asked.game.state.turn}-{place + 1}", told, found, page)


def _least_height(asked: Asked) -> int:
    """The least height of the map: more for places that are far apart."""
    targets = asked.shown.targets
    spaces = tuple(dict.fromkeys([*asked.framed, *asked.rings]))
    if decision_in(asked.view)["topic"] == "buy" and len(spaces) > _FEW_NAMED:
        return _HIGH
    if decision_in(asked.view)["topic"] == "campaign-plan":
        return _LEAST_HEIGHT
    if not targets.options and asked.rings and _zoom(spaces, _LEAST_HEIGHT) < _NEAR:
        return _HIGH
    if not targets.options or _zoom(spaces, _LEAST_HEIGHT) >= _FAR:
        return _LEAST_HEIGHT
    board = base_map(GAME)
    rows = [board.spaces[space][1] for space in spaces if space in board.spaces]
    wanted = (max(rows) - min(rows) + 2 * _AT_EDGE) * WIDTH / board.size[0]
    return min(max(round(wanted), _LEAST_HEIGHT), _HIGHER)


def _listed(asked: Asked, found: Sequence[Answer]) -> list[Entry]:
    """The places of a question with many; or seas that are far apart, and what else can be done."""
    if _is_at_sea(asked):
        seas = [Entry(asked.texts.short_name(sea), letter) for sea, letter in asked.shown.targets.spaces.items()]
        others = (answer for answer in found if not answer.letter)
        return [*seas, *(Entry(answer.name, sign=answer.sign, is_offered=answer.is_offered) for answer in others)]
    actor, topic = actor_of(asked.view, asked.game), decision_in(asked.view)["topic"]
    listed = entries(asked.game, asked.shown.targets.spaces, actor, asked.texts)
    head = [Entry(asked.texts(_LISTED[topic]), is_head=True)] if topic in _LISTED else []
    return [*head, *listed]


def _purse(asked: Asked, found: Sequence[Answer]) -> list[str]:
    """The gold that a campaign can spend: the list beside the map has places only."""
    return [] if _is_at_sea(asked) else [answer.name for answer in found if not answer.is_offered]


def _left_out(asked: Asked, parts: Sequence[Theatre], room: tuple[int, int]) -> list[str]:
    """The candidates without letters that have no room on a picture of one part of the board."""
    if len(parts) > 1 or asked.shown.targets.options:
        return []
    part, board = _part(parts[0], room), base_map(GAME)
    if part.centre is None:
        return []
    halves = [side / 2 / part.zoom for side in room]
    middle = [min(max(at, half), side - half) for at, half, side in zip(part.centre, halves, board.size, strict=True)]
    reach = [half - _AT_EDGE / part.zoom for half in halves]

    def is_cut(space: str) -> bool:
        near = zip(board.spaces[space], middle, reach, strict=True)
        return any(abs(at - centre) > far for at, centre, far in near)

    return [space for space in asked.shown.targets.spaces if is_cut(space)]


def _part(spaces: Theatre, room: tuple[int, int], around: tuple[int, int] = _AROUND) -> Part:
    """The part of the board with some spaces that fills a room, as large as their signs and names have room.

    ``around``: the pixels beside them, and above and below them.
    """
    least = max((side + 4) / whole for side, whole in zip(room, base_map(GAME).size, strict=True))
    farthest = min(least, _FARTHEST) if around == AROUND else _FARTHEST
    margin = margin_around(spaces, room, around, _CUT_MANY if around == AROUND else _CUT)
    return framed_spaces(spaces, room, least, farthest, min(margin, MARGIN_OF_PART) if around == _AROUND else margin)


def _ringed(view: View, game: Italia, shown: Changes) -> list[str]:
    """Where the armies are that a question is about."""
    topic, targets = decision_in(view)["topic"], shown.targets
    if topic in _OF_LEADER:
        place = place_of_leader(game, actor_of(view, game))
        return [place] if place else []
    if vassals(view, game):
        return []
    return [space for space in shown.about if space not in targets.spaces]


def _parts(asked: Asked, height: int) -> list[Theatre]:
    """The parts of the board that a picture shows, one or two.

    All that has a letter is on it. Of candidates without letters those are that are near each other, if they don't fit.
    """
    all_spaces = tuple(dict.fromkeys([*asked.framed, *asked.rings]))
    zones = _zones_of_campaign(asked)
    if zones:
        return [tuple(space for space in all_spaces if space not in zones)]
    wider = tuple(dict.fromkeys([*all_spaces, *asked.shown.targets.spaces]))
    if _zoom(wider, height) >= _FAR:
        all_spaces = wider
    elif asked.shown.about and not asked.shown.targets.options:
        all_spaces = _with_nearest(asked, all_spaces)
    zoom = _zoom(all_spaces, height)
    of_vassals = bool(vassals(asked.view, asked.game))
    if zoom >= _NEAR and not of_vassals:
        return [all_spaces]
    largest = _LARGEST_OF_VASSALS if of_vassals else _LARGEST
    apart = theatres(base_map(GAME), [(space,) for space in all_spaces], most=len(all_spaces), largest=largest)
    if len(apart) == _PARTS and all(len(part) <= _FEW for part in apart):
        told = [part for part in apart if _shows(asked, part)]
        return _lettered_first(asked, told or apart)
    if zoom >= _FAR or asked.shown.targets.options:
        return [all_spaces]
    near = theatres(base_map(GAME), [(space,) for space in all_spaces], most=len(all_spaces), largest=_LARGEST_OF_MANY)
    return [max(reversed(near), key=len)]


def _lettered_first(asked: Asked, parts: Sequence[Theatre]) -> list[Theatre]:
    """The part with the first letter before the other one."""
    first = next(iter(asked.shown.targets.spaces), "")
    return sorted(parts, key=lambda part: first not in part) if asked.shown.targets.options else list(parts)


def _shows(asked: Asked, part: Theatre) -> bool:
    """Whether there is anything on a part of the board that a question is about."""
    issue = {*asked.shown.about, *asked.shown.targets.spaces, *asked.shown.own, *asked.rings}
    return not issue.isdisjoint(part)


def _with_nearest(asked: Asked, spaces: Theatre) -> Theatre:
    """What a question is about, with the candidates nearest to it."""
    board, start = base_map(GAME).spaces, asked.shown.about[0]
    known = [space for space in asked.shown.targets.spaces if space in board]
    known.sort(key=lambda space: math.dist(board[space], board[start]))
    return tuple(dict.fromkeys([*spaces, *known[:_NEAREST_FEW]]))


def _zoom(spaces: Sequence[str], height: int) -> float:
    """How large some spaces can be drawn on one picture."""
    return max(framed_spaces(spaces, (WIDTH, height), farthest=_FARTHEST).zoom, _FARTHEST)


def _drawn(asked: Asked, parts: Sequence[Theatre], size: tuple[int, int]) -> Image.Image:
    """The parts of the board side by side."""
    shown = asked.shown
    issue = {*shown.about, *shown.targets.spaces, *shown.own, *asked.rings}
    sizes = [size] if len(parts) == 1 else tile_sizes(len(parts), first=_first_width(parts), height=size[1])
    tiles = []
    for spaces, room in zip(parts, sizes, strict=True):
        many = has_many(shown.targets)
        part = replace(_part(spaces, room, _free_around(asked)), size=room)
        own = shown if len(parts) == 1 else _only(shown, spaces)
        sheet = (LetterSheet if many else Sheet)(asked.game, asked.texts, own, part)
        sheet.bright = issue.intersection(spaces) if many else issue
        sheet.actor = actor_of(asked.view, asked.game)
        sheet.ringed = asked.rings if len(asked.rings) <= _MOST_RINGS else ()
        sheet.subject = (
            _ALONE if len(issue) == 1 else _TOGETHER if shown.targets.options or len(issue) <= _FEW_NAMED else 1.0
        )
        if decision_in(asked.view)["topic"] == "rebuild":
            sheet.subjects, sheet.ringed = [*shown.about, *shown.targets.spaces], ()
        sheet.named_land = not many and (bool(shown.targets.spaces) or len(issue) <= _FEW_NAMED)
        if vassals(asked.view, asked.game):
            sheet.named_land, sheet.subject = True, 1.0 if len(issue) < _FEW_NAMED else _AMID_NAMES
        topic = decision_in(asked.view)["topic"]
        sheet.has_signs = topic in _WITH_SIGNS and not many
        if topic in _PLAIN:
            sheet.only_capitals, sheet.is_plain, sheet.has_bystanders = True, True, False
        zones = _zones_of_campaign(asked)
        if zones:
            at = _zone_beside(sheet, zones[0], spaces)
            sheet.inset = Inset((0, 0, *room), (0, 0), part.zoom, base_map(GAME).spaces.keys(), {zones[0]: at})
        sheet.named_seas = not (many or asked.is_listed)
        sheet.draw()
        name_some(sheet, asked_of_campaign(asked.view, asked.game))
        tiles.append(sheet.picture)
    return tiles[0] if len(tiles) == 1 else joined(tiles, height=size[1])


def _zones_of_campaign(asked: Asked) -> list[str]:
    """The staging zone where a campaign begins that nations are asked about, if their land is on the board."""
    if decision_in(asked.view)["topic"] != "campaign-plan":
        return []
    areas, spaces = asked.game.data.areas, dict.fromkeys([*asked.framed, *asked.rings])
    zones = [space for space in spaces if space in areas and areas[space].is_staging]
    return zones if len(zones) == 1 and len(spaces) > 1 else []


def _zone_beside(sheet: Sheet, zone: str, spaces: Theatre) -> Point:
    """The place on the board for a zone's box beside what a question shows, as near as possible to where it is."""
    chart, (wide, high) = sheet.chart, sheet.picture.size
    x, y = chart.at(*base_map(GAME).spaces[zone])
    shown = [chart.at(*base_map(GAME).spaces[space]) for space in spaces]
    spots = itertools.product(
        range(_ZONE[0], wide - _ZONE[0] + 1, _ZONE_STEP), range(_ZONE[1], high - _ZONE[1] + 1, _ZONE_STEP)
    )

    def cost(spot: tuple[int, int]) -> tuple[int, float]:
        near = [1 for at in shown if all(abs(a - b) < far for a, b, far in zip(at, spot, _ZONE_CLEAR, strict=True))]
        return len(near), math.dist(spot, (x, y))

    left, top = min(spots, key=cost)
    return chart.left + left / chart.zoom, chart.top + top / chart.zoom


def _first_width(parts: Sequence[Theatre]) -> int:
    """The width of the first of two parts: that with the wider land is wider."""
    board = base_map(GAME).spaces
    rows = [[board[space][0] for space in part] for part in parts]
    first, second = (max(row) - min(row) for row in rows[:_PARTS])
    return _WIDER if first >= second else _NARROWER


def _free_around(asked: Asked) -> tuple[int, int]:
    """The pixels around the spaces of a question: for counters and their names, for the names of seas, or letters."""
    if _is_at_sea(asked):
        return _AROUND_SEA
    if vassals(asked.view, asked.game):
        return _AROUND_VASSALS
    if _zones_of_campaign(asked):
        return _AROUND_CAMPAIGN
    if decision_in(asked.view)["topic"] == "rebuild":
        return _AROUND_RUINS
    return AROUND if has_many(asked.shown.targets) else _AROUND


def _only(shown: Changes, spaces: Theatre) -> Changes:
    """What concerns one part of the board."""
    targets = replace(shown.targets, spaces={s: letter for s, letter in shown.targets.spaces.items() if s in spaces})
    return replace(shown, targets=targets)

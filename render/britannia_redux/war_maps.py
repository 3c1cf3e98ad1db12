"""The maps of wars, part by part: a nation's turn, orders before anyone gives them, the targets of a decision."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from PIL import Image

from render.britannia_redux.answers import draw_answers, pills_of, strip_height
from render.britannia_redux.battle_list import (
    LIST,
    MOST_ON_MAP,
    SIGN,
    Group,
    Item,
    draw_groups,
    draw_heirs,
    draw_list,
    groups_of_works,
    heir_columns,
    heir_numbers,
    heirs_in,
    in_list_order,
    numbers_of,
    pitch_of,
)
from render.britannia_redux.fortifications import Fortifications, hides_forts, is_fought_for
from render.britannia_redux.framing import crop_size, framed
from render.britannia_redux.map import draw_crop, draw_map
from render.britannia_redux.map_highlights import Changes, changes, pending
from render.britannia_redux.map_keys import Key
from render.britannia_redux.region_key import keys_of_works
from render.britannia_redux.sheet import Sheet
from render.britannia_redux.signs import army_tag, leader_star, number_disc, road_sign, wall_sign
from render.britannia_redux.texts import GAME, words
from render.britannia_redux.theme import game_of, livery, seat_colour
from render.britannia_redux.told import armies_of, told_of_arrows, told_of_map
from render.britannia_redux.ways import Ways
from render.core.arrows import Kind
from render.core.basemap import base_map
from render.core.canvas import Box, Point, Sprite, finished
from render.core.fonts import Face, fitted_size, text_width
from render.core.layout import note_joined
from render.core.map_heads import STORY_HEAD, Gain, draw_story_head
from render.core.map_sheet import March
from render.core.palette import BAND_TEXT, GOLD, HAIRLINE, PANEL, SPENT
from render.core.picture import Picture
from render.core.plates import letter_disc, parts_of
from render.core.posts import View
from render.core.question_frame import draw_head, head_height
from render.core.targets import Targets
from render.core.text_panels import write
from render.core.theatres import HEIGHT, LARGEST, WIDTH, Theatre, joined, shown_on, theatres, tile_sizes
from render.core.verdicts import summed_up
from render.core.wide_board import Inset
from render.core.words import Words
from rules.britannia_redux.data.loader import FORT, ROMANO_BRITISH, britannia_data
from rules.britannia_redux.events import NationTurnBegan, PointsScored, RomansGone
from rules.britannia_redux.game import BritanniaRedux
from rules.core.events import Event
from rules.core.orders import Arrow, ArrowKind
from rules.core.views import decision_in

_NEAREST, _NEAREST_PLAN = 2.7, 3.6
_MOST_PARTS: Final = 2
"""The most parts of the board in one picture: of more each would be too small."""

_LARGER: Final = 1.1
"""How much larger places are as parts of a picture before they're shown so, across and down together."""

_COAST, _AROUND = 112, 72
"""How much of a sea a part of the board shows before the goal of those who come from there, and what's around it."""

_MANY_LETTERS: Final = 4
"""The most letters on a part of the board: more are listed beside it."""

_SMALL_PART: Final = 250.0
"""The size of a part of the board with orders, in pixels of the board."""

_WAY, _BESIDE_WAY = 52, 96
"""The letters of a march in its list, and what that has beside them and their number."""

_WIDTHS: Final = range(640, 961, 40)
"""The widths that the first of several parts may have."""

_FEWEST_LISTED: Final = 2
"""The fewest marches without a battle that are listed beside the map."""

_MOST_WAYS: Final = 9
_MOST_IN_LOW: Final = 6
"""The most battles in a low picture; of more it's tall."""

_MOST_WITH_ARROWS: Final = 6
"""The most battles whose arrows the map shows."""

_HEIRS: Final = (510, 620)
"""The width of the list of those who follow the Romans, in one column and in two."""

_LETTERED: Final = ((1200, 1050), (1200, 870))
"""The sizes of a picture with letters in a list, for places below each other and for those side by side."""

_BOX, _PHONE = (550, 350), 360
"""The box in which a channel shows a picture, and the width of a phone."""

_NARROW: Final = (1200, 1160)
"""The size of a picture with many places in a list: Britain is higher than wide."""

_OF_MARCHES: Final = (1200, 870)
"""The size of a picture of marches without a battle: its list needs little room."""

_NARROW_ARMY, _NARROW_SIGN, _HEIR_SIGN = 84, 60, 70
"""The sizes of counters, of letters, and of the numbers of the Romans' heirs there."""

_CROWDED_ARMY: Final = 74
"""The size of counters between many letters."""

_CLOSE_SIGN, _TAG = 52, 52
"""The size of letters in a list so long that its rows are close, and of the armies there."""

_TALL: Final = 1240
"""The height of a picture with many places: Britain is higher than wide."""

_COLUMN, _ONE_COLUMN, _MOST_IN_LIST = 420, 9, 17
"""The width of a column of letters with their names, and how many have room beside a low picture and a tall one."""

_MOST_WITH_KEYS: Final = 13
"""The most letters in a list that has room for what the fortifications in it mean."""

_LEAST_NAME, _AROUND_NAME = 50, 2 * 20 + 12 + SIGN + 2 * 14
"""The least letters of a name there, and the room beside it: edges, bar, letter and gaps."""

_LIST_FOOT, _PILLS_APART = 104, 20
"""The room below such a list for answers without a letter, and between these."""

_WORK: Final = 52
"""The size of a fortification's sign in the list of letters."""

_ROAD: Final = 40
"""The size of a Road's sign there: longer than high, it's as long as that of a fortification is wide, or a bit more."""

_LETTERS_APART: Final = 8
"""The least gap between letters in a list, one below the other."""

_KEY: Final = 58
"""The size of what fortifications mean below parts of the board side by side."""

_HEAD_EDGE, _OUTCOME, _REASON, _LEAST_REASON = 30, 54, 46, 38
"""The edges of a head, the letters of its outcome, and of what others scored for."""

_PLAN_NAME: Final = 58
"""The least letters of names on a map of orders, which has few of them."""

_MOST_TOLD: Final = 4
"""The most orders that the head of their map names."""

_MOST_NAMED: Final = 20
"""The most places to choose from that a picture shows by their names, without letters."""

_MOST_OWN: Final = 8
"""The places of a nation that a picture shows for a question without a place."""

_SHAPES: Final[dict[ArrowKind, Kind]] = {"attack": "attack", "move": "move", "transfer": "move", "support": "support"}


def draw_report(view: View, events: Sequence[Event], locale: str) -> Picture:
    """A nation's turn: each part of the board with its moves and battles. Without any, the whole board."""
    game, texts = game_of(view), words(locale)
    shown = changes(events, game)
    found = theatres(base_map(GAME), shown.places, most=_MOST_PARTS)
    if not found:
        return draw_map(view, None, locale, told=events)
    shown.nation = _mover(game, events)
    if any(isinstance(event, RomansGone) for event in events):
        picture, arrows = _of_heirs(game, texts, shown, heirs_in(events, game))
    elif len(shown.clashes) > MOST_ON_MAP:
        picture, arrows = _of_battles(game, texts, shown)
    elif not shown.clashes and len(_ways(shown)) >= _FEWEST_LISTED:
        picture, arrows = _of_marches(game, texts, shown)
    else:
        shown.keys = _keys_of_forts(game, shown, texts)
        picture, arrows = _tiled(game, texts, shown, found, STORY_HEAD)
    gains = list(_gains(game, events, texts))
    outcome = _outcome(game, events, shown, texts)
    draw_story_head(picture, _title(game, events, texts), outcome, gains)
    _draw_reasons(picture, outcome, list(_reasons(game, events, texts)))
    areas = {area for theatre in found for area in theatre}
    told = told_of_map(game, shown, texts, areas, number=_round_of(game, events), arrows=arrows)
    return finished(picture, f"report-{game.state.turn}", " ".join(told))


def _with_list(
    game: BritanniaRedux,
    texts: Words,
    shown: Changes,
    numbers: Mapping[str, int],
    *,
    ways: Sequence[tuple[str, str]] = (),
    width: int = LIST,
    whole: tuple[int, int] = (WIDTH, HEIGHT),
) -> tuple[Image.Image, Sheet]:
    """A turn with much to tell: the part of the board with all of it, and room for a list beside it.

    ``numbers``: those of areas, and ``ways`` those of marches in their order, as the list has them. ``width``: that of
    the list, and ``whole``: the size of the picture.
    """
    size = whole[0] - width, whole[1] - STORY_HEAD
    places = tuple(space for place in shown.places for space in place if space in game.data.areas)
    about = places if shown.left else tuple(numbers) or places
    centre, zoom = _with_coasts(about, shown, size) if numbers and not shown.left else _frame(about, size)
    sheet = Sheet(game, texts, shown, centre, zoom, size)
    sheet.is_listed, sheet.numbered = True, numbers
    sheet.focus = frozenset(shown.concerned).difference(others_after(game, shown, numbers))
    sheet.ways = ways
    if whole in (_NARROW, _OF_MARCHES):
        sheet.army_of_list, sheet.numbering = _NARROW_ARMY, _HEIR_SIGN
    sheet.draw()
    picture = Image.new("RGB", whole)
    picture.paste(sheet.picture, (0, STORY_HEAD))
    note_joined(picture, sheet.picture, (0, STORY_HEAD))
    return picture, sheet


def _with_coasts(spaces: Theatre, shown: Changes, size: tuple[int, int]) -> tuple[Point, float]:
    """Centre and zoom of a part with some spaces in a size, and with a piece of the seas from which some come."""
    board = base_map(GAME)
    places = [board.spaces[space] for space in spaces]
    for start, goal in (each.path[:2] for each in shown.marches if len(each.path) > 1):
        if start in britannia_data().seas and goal in spaces:
            (x, y), (to_x, to_y) = board.spaces[start], board.spaces[goal]
            share = min(_COAST / max(math.dist((x, y), (to_x, to_y)), 1), 1)
            places.append((to_x + (x - to_x) * share, to_y + (y - to_y) * share))
    (left, right), (top, bottom) = ((min(each), max(each)) for each in zip(*places, strict=True))
    room = right - left + 2 * _AROUND, bottom - top + 2 * _AROUND
    least = max(size[0] / board.size[0], size[1] / board.size[1]) + 0.01
    return ((left + right) / 2, (top + bottom) / 2), max(min(_NEAREST, size[0] / room[0], size[1] / room[1]), least)


def _of_battles(game: BritanniaRedux, texts: Words, shown: Changes) -> tuple[Image.Image, int]:
    """A turn with many battles: their numbers in order on the map, and beside it how each went; and its arrows.

    Arrows go from area to area, so that none crosses another; the list tells of retreats. More battles than can be
    told apart have none: their numbers are clear of arrowheads.
    """
    attacks = [each for each in shown.in_steps.marches if each.kind != "support"]
    shown = replace(shown, marches=attacks, clashes=in_list_order(shown.clashes, shown.nation))
    numbers = numbers_of(shown.clashes)
    height = _TALL if len(numbers) > _MOST_IN_LOW else HEIGHT
    marches = shown.marches if len(numbers) <= _MOST_WITH_ARROWS else []
    picture, sheet = _with_list(game, texts, replace(shown, marches=marches), numbers, whole=(WIDTH, height))
    box = WIDTH - LIST, STORY_HEAD, WIDTH, height
    draw_list(picture, box, game, shown.clashes, shown.nation, texts, sheet.works)
    return picture, sheet.arrows


def _of_heirs(
    game: BritanniaRedux, texts: Words, shown: Changes, heirs: Mapping[str, Sequence[str]]
) -> tuple[Image.Image, int]:
    """The Romans leave: the areas that others take over, with numbers in their colours, and beside the map by name.

    And how many arrows the map has.
    """
    places = base_map(GAME).spaces
    heirs = {nation: sorted(areas, key=lambda area: places[area][1]) for nation, areas in heirs.items()}
    taken = list(dict.fromkeys(area for areas in heirs.values() for area in areas))
    lost = [area for area in shown.left if area not in taken]
    seen = replace(shown, clashes=[], taken=taken, left=lost)
    width = _HEIRS[heir_columns(heirs) - 1]
    picture, sheet = _with_list(game, texts, seen, heir_numbers(heirs), width=width, whole=_NARROW)
    draw_heirs(picture, (_NARROW[0] - width, STORY_HEAD, *_NARROW), game, heirs, shown.left, texts)
    return picture, sheet.arrows


def _of_marches(game: BritanniaRedux, texts: Words, shown: Changes) -> tuple[Image.Image, int]:
    """A turn without a battle: its marches, with numbers, and beside the map by their starts and ends; its arrows."""
    ways = _ways(shown)
    passed = {space for each in shown.marches for space in each.path} - {space for way in ways for space in way}
    named = [" → ".join(map(texts.short_name, way)) for way in ways[:_MOST_WAYS]]
    width = min(LIST, round(max(text_width(name, Face.STRONG, _WAY) for name in named)) + SIGN + _BESIDE_WAY)
    told = replace(shown, passed=frozenset(passed))
    picture, sheet = _with_list(game, texts, told, {}, ways=ways, width=width, whole=_OF_MARCHES)
    items = [Item(number_disc(number, SIGN), name) for number, name in enumerate(named, 1)]
    hidden = len(ways) - len(items)
    more = [Group(texts("list-more", count=hidden), SPENT)] if hidden else []
    groups = [Group("", SPENT, items), *more, *groups_of_works(sheet.works, texts)]
    draw_groups(picture, (_OF_MARCHES[0] - width, STORY_HEAD, *_OF_MARCHES), groups)
    return picture, sheet.arrows


def _ways(shown: Changes) -> list[tuple[str, str]]:
    """Where the marches start and end, each once."""
    return list(dict.fromkeys((each.path[0], each.path[-1]) for each in shown.marches if len(each.path) > 1))


def draw_targets(view: View, targets: Targets, locale: str) -> Picture:
    """What a decision is about and its targets: as one part of the board, or as several if they lie far apart."""
    game, texts, shown = game_of(view), words(locale), pending(view)
    framing = targets.framed
    if not targets.options and len(targets.spaces) <= _MOST_NAMED:
        framing = tuple(dict.fromkeys([*targets.about, *targets.spaces]))
    spaces = [space for space in framing if space in base_map(GAME).spaces]
    if not spaces:
        spaces = _own_places(game, view)
        shown = replace(shown, about=[space for space in spaces if game.armies(space, shown.nation)])
    if not spaces:
        return draw_map(view, None, locale)
    if targets.options and len(targets.spaces) > _MANY_LETTERS and len(targets.spaces) <= _MOST_IN_LIST:
        return _draw_lettered(view, targets, spaces, locale, shown)
    found = theatres(base_map(GAME), [(space,) for space in spaces], most=_MOST_PARTS, largest=LARGEST)
    event, question = parts_of(shown.prompt)
    if not _is_larger_in_parts(shown, spaces, found, head_height(event, question)):
        return draw_crop(view, targets, spaces, locale, shown)
    shown = replace(shown, keys=_keys_of_forts(game, shown, texts))
    picture, _ = _tiled(game, texts, replace(shown, prompt=""), found, head_height(event, question))
    draw_head(picture, event, question)
    areas = {area for theatre in found for area in theatre}
    told = [*targets.told(texts), *told_of_map(game, shown, texts, areas)]
    return finished(picture, f"targets-{game.state.turn}", " ".join(told))


def _is_larger_in_parts(shown: Changes, spaces: Sequence[str], found: Sequence[Theatre], top: int) -> bool:
    """Whether places far apart are shown larger as parts of a picture than on one part of the board."""
    size = crop_size(shown, spaces)
    centre, zoom = framed(spaces, size)
    if centre is None:
        return True
    if len(found) == 1:
        return False
    bottom = HEIGHT - strip_height(shown.answers, WIDTH)
    tiles = tile_sizes(len(found), top, _best_width(found, top, _NEAREST, bottom), bottom)
    near = min(_frame(*each)[1] for each in zip(found, tiles, strict=True))
    rest = head_height(*parts_of(shown.prompt), size[0]) + strip_height(shown.answers, size[0])
    return near**2 * _shown_share(WIDTH, HEIGHT) > _LARGER * zoom**2 * _shown_share(size[0], size[1] + rest)


def _shown_share(width: int, height: int) -> float:
    """How large a picture is shown, as the product of the shares in a channel and on a phone."""
    return min(_BOX[0] / width, _BOX[1] / height) * _PHONE / width


def _draw_lettered(view: View, targets: Targets, spaces: Sequence[str], locale: str, shown: Changes) -> Picture:
    """Many places to choose from: one map with a letter at each, and beside it the letters with their names."""
    game, texts = game_of(view), words(locale)
    is_crowded = len(targets.spaces) > _ONE_COLUMN
    width, height = _LETTERED[0] if is_crowded else _lettered_size(spaces)
    items = [
        Item(None, texts.short_name(space), tags=_tags_at(game, space) if is_crowded and shown.about else ())
        for space in targets.spaces
    ]
    top, left = head_height(*parts_of(shown.prompt), width), width - _column(items)
    size = left, height - top
    sheet = Sheet(game, texts, replace(shown, prompt=""), *_frame(tuple(spaces), size), size)
    sheet.is_listed, sheet.focus = True, frozenset(spaces)
    sheet.is_crowded = is_crowded
    sheet.army_of_list, sheet.lettering = _CROWDED_ARMY if is_crowded else _NARROW_ARMY, _NARROW_SIGN
    sheet.draw()
    picture = Image.new("RGB", (width, height))
    picture.paste(sheet.picture, (0, top))
    note_joined(picture, sheet.picture, (0, top))
    foot = _LIST_FOOT if pills_of(shown.answers, width - left) else 0
    in_list = targets.spaces if any(each.tags for each in items) and len(items) <= _MOST_WITH_KEYS else ()
    signs, box = _signs_of(sheet, texts, in_list), (left, top, width, height - foot)
    tall = _CLOSE_SIGN if is_crowded else min(SIGN, round(pitch_of(box, len(items) + len(signs))) - _LETTERS_APART)
    discs = (letter_disc(letter, tall).shown_as("sign", letter, tall) for letter in targets.spaces.values())
    lettered = [replace(item, sign=disc) for item, disc in zip(items, discs, strict=True)]
    draw_groups(picture, box, [Group("", SPENT, [*lettered, *signs])])
    _draw_answers_below(picture, (left, height - foot, width, height), shown.answers)
    draw_head(picture, *parts_of(shown.prompt))
    told = [*targets.told(texts), *told_of_map(game, shown, texts, set(spaces))]
    return finished(picture, f"targets-{game.state.turn}", " ".join(told))


def _draw_answers_below(picture: Image.Image, box: Box, answers: Sequence[str]) -> None:
    """Below a list of letters, draw the answers that have none; nothing if they have no room."""
    left, top, right, bottom = box
    found = pills_of(answers, right - left)
    if not found:
        return
    picture.paste(PANEL, box)
    picture.paste(GOLD, (left, top, left + 4, bottom))
    picture.paste(HAIRLINE, (left + 20, top, right - 20, top + 3))
    x = (left + right - sum(each.width for each in found) - _PILLS_APART * (len(found) - 1)) / 2
    for sprite in found:
        sprite.centre(picture, x + sprite.width / 2, (top + bottom) / 2)
        x += sprite.width + _PILLS_APART


def _column(items: Iterable[Item]) -> int:
    """The width of a list of letters with names: the longest name, with who is there, keeps off the edge."""
    widest = max(text_width(each.name, Face.STRONG, _LEAST_NAME) + each.beside for each in items)
    return max(_COLUMN, _AROUND_NAME + round(widest))


def _tags_at(game: BritanniaRedux, space: str) -> list[Sprite]:
    """The armies in a space, each nation's in a line, and its fortification."""
    fort = game.state.forts.get(space)
    work = {fort.nation: fort.work} if fort and fort.intact else {}
    nations = [nation for nation in game.data.order if game.armies(space, nation) or nation in work]
    return [
        army_tag(
            livery(game, nation), len(game.armies(space, nation)), _TAG, subject=game.is_subject(nation),
            work=work.get(nation, ""),
        )
        for nation in nations
    ]  # fmt: skip


def _lettered_size(spaces: Sequence[str]) -> tuple[int, int]:
    """The size of a picture with letters in a list in which the map is the largest, in a channel and on a phone."""

    def shown(size: tuple[int, int]) -> float:
        width, height = size
        zoom = _frame(tuple(spaces), (width - _COLUMN, height - head_height("", "", width)))[1]
        return zoom**2 * _shown_share(width, height)

    return max(_LETTERED, key=shown)


def _signs_of(sheet: Sheet, texts: Words, in_list: Collection[str]) -> list[Item]:
    """What the fortifications and the Roads on a map with letters mean, below an empty line.

    ``in_list``: the areas whose fortifications the list shows.
    """
    forts, shown = sheet.game.state.forts, Fortifications(sheet)
    listed = {forts[area].work for area in in_list if area in forts and forts[area].intact}
    works = sorted(listed | {forts[area].work for area in sheet.focus if area in forts and shown.is_shown(area)})
    found = [Item(wall_sign(work, True, SPENT, _WORK), texts(f"list-{work}")) for work in works]
    if any(sheet.game.leaders(space, nation) for space in sheet.focus for nation in sheet.nations_at(space)):
        found.append(Item(leader_star(_WORK), texts("key-leader")))
    if Ways(sheet).has_roads():
        found.append(Item(road_sign(_ROAD), texts("list-road")))
    return [Item(None, ""), *found] if found else []


def _own_places(game: BritanniaRedux, view: View) -> list[str]:
    """Where the nation is that a decision without a place is about: its largest armies and what lies around them."""
    nation = decision_in(view).get("actor") or game.state.nation
    if nation not in game.data.order:
        return []
    places = sorted(game.places_of(nation), key=lambda space: -len(game.armies(space, nation)))
    found = [*places, *game.owned(nation)][:_MOST_OWN]
    return [space for space in dict.fromkeys(found) if space in base_map(GAME).spaces]


def draw_plan(view: View, arrows: Sequence[Arrow], locale: str) -> Picture:
    """Orders as arrows for their units, each part of the board with orders as large as it fits."""
    game, texts = game_of(view), words(locale)
    counts = Counter[March]()
    for arrow in arrows:
        nation = game.data.nation_of.get(arrow.unit, game.state.nation)
        counts[March(nation, arrow.path, _SHAPES[arrow.kind])] += armies_of(game, arrow)
    marches = [replace(march, count=count) for march, count in counts.items()]
    ends = {space for each in marches for space in (each.path[0], each.path[-1])}
    shown = Changes(marches=marches, passed=frozenset(space for each in marches for space in each.path) - ends)
    found = theatres(base_map(GAME), [each.path for each in marches], most=_MOST_PARTS, largest=_SMALL_PART)
    found = _without_repeats(found)
    shown = replace(shown, nation=game.state.nation, keys=_keys_of_forts(game, shown, texts))
    picture, _ = _tiled(game, texts, shown, found, STORY_HEAD, _NEAREST_PLAN)
    title = texts("plan-title", nation=game.state.nation)
    draw_story_head(picture, title, _told_of_marches(marches, texts), [])
    return finished(picture, "plan", " ".join(told_of_arrows(game, arrows, texts)))


def _without_repeats(found: Sequence[Theatre]) -> list[Theatre]:
    """Parts of the board, those as one of which the larger shows the other's orders anyway."""
    board = base_map(GAME)

    def is_within(small: Theatre, large: Theatre) -> bool:
        across, down = (sorted(each) for each in zip(*(board.spaces[space] for space in large), strict=True))
        return all(
            across[0] - _AROUND < x < across[-1] + _AROUND and down[0] - _AROUND < y < down[-1] + _AROUND
            for x, y in (board.spaces[space] for space in small)
        )

    if len(found) == _MOST_PARTS:
        for one, other in (found, found[::-1]):
            if is_within(one, other):
                return [tuple(dict.fromkeys([*other, *one]))]
    return list(found)


def _told_of_marches(marches: Sequence[March], texts: Words) -> str:
    """The orders in a line, from where to where; if there are many, how many."""
    if len(marches) > _MOST_TOLD:
        return texts("alt-plan", count=len(marches))
    return " · ".join(_way_of(each, texts) for each in marches)


def _way_of(march: March, texts: Words) -> str:
    """From where to where a march goes, and whether it goes by boat [17]."""
    way = " → ".join(texts.short_name(space) for space in (march.path[0], march.path[-1]))
    data = britannia_data()
    is_by_boat = march.path[0] in data.areas and any(space in data.seas for space in march.path)
    return texts("plan-by-boat", way=way) if is_by_boat else way


def _tiled(
    game: BritanniaRedux,
    texts: Words,
    shown: Changes,
    found: Sequence[Theatre],
    top: int,
    nearest: float = _NEAREST,
) -> tuple[Image.Image, int]:
    """The parts of the board with something to see on one picture, below a head ``top`` pixels high; and its arrows.

    They follow their letters, or else are in order from north to south.
    """
    board = base_map(GAME)
    letters = list(shown.targets.spaces)

    def place(theatre: Theatre) -> tuple[int, float]:
        first = min((letters.index(space) for space in theatre if space in letters), default=len(letters))
        return first, min(board.spaces[space][1] for space in theatre)

    found = sorted(found, key=place)
    foot = strip_height(shown.answers, WIDTH, shown.keys)
    sizes = tile_sizes(len(found), top, _best_width(found, top, nearest, HEIGHT - foot), HEIGHT - foot)
    spaces = shown_on(board, found)
    sheets = [_theatre(game, texts, shown, *each, nearest) for each in zip(found, spaces, sizes, strict=True)]
    parts = joined([sheet.picture for sheet in sheets], top, HEIGHT - foot)
    arrows = sum(sheet.arrows for sheet in sheets)
    if not foot:
        return parts, arrows
    picture = Image.new("RGB", (WIDTH, HEIGHT))
    picture.paste(parts, (0, 0))
    note_joined(picture, parts, (0, 0))
    draw_answers(picture, shown.answers, shown.keys)
    return picture, arrows


def _best_width(found: Sequence[Theatre], top: int, nearest: float, bottom: int) -> int:
    """The width of the first part with which the part that is shown the smallest is as large as it can be."""
    if len(found) == 1:
        return WIDTH

    def least(width: int) -> tuple[float, int]:
        sizes = tile_sizes(len(found), top, width, bottom)
        return min(_frame(*each, nearest)[1] for each in zip(found, sizes, strict=True)), -abs(width - WIDTH // 2)

    return max(_WIDTHS, key=least)


def _theatre(
    game: BritanniaRedux,
    texts: Words,
    shown: Changes,
    theatre: Theatre,
    spaces: Collection[str],
    size: tuple[int, int],
    nearest: float,
) -> Sheet:
    """A part of the board in a size with some of its ``spaces``, and with the name of the nearest region."""
    centre, zoom = _frame(theatre, size, nearest)
    sheet = Sheet(game, texts, shown, centre, zoom, size)
    sheet.inset = Inset((0, 0, *size), (0, 0), zoom, spaces)
    sheet.focus = frozenset(shown.concerned).intersection(spaces)
    sheet.is_of_orders = nearest == _NEAREST_PLAN
    if sheet.is_of_orders:
        sheet.least_letters = _PLAN_NAME
    sheet.draw()
    return sheet


def others_after(game: BritanniaRedux, shown: Changes, numbers: Collection[str]) -> frozenset[str]:
    """Areas that a nation left to owners who had them before: nothing changes hands there."""
    return frozenset(area for area in shown.left if area not in numbers and game.owner(area))


def _keys_of_forts(game: BritanniaRedux, shown: Changes, texts: Words) -> tuple[Key, ...]:
    """What the fortifications mean that parts of the board show side by side."""
    forts = ((area, game.state.forts[area]) for area in dict.fromkeys(shown.concerned) if area in game.state.forts)
    is_bare = hides_forts(game, shown.targets)
    seen = (
        fort
        for area, fort in forts
        if fort.intact and (not (is_bare and fort.work == FORT) or is_fought_for(game, area))
    )
    return tuple(keys_of_works(seen, texts, _KEY))


def _frame(spaces: Theatre, size: tuple[int, int], nearest: float = _NEAREST) -> tuple[Point | None, float]:
    """Centre and zoom of a part in a size; it's never wider or higher than the board."""
    board = base_map(GAME)
    centre, zoom = board.frame(spaces, size, nearest=nearest)
    return centre, max(zoom, size[0] / board.size[0] + 0.01, size[1] / board.size[1] + 0.01)


def _mover(game: BritanniaRedux, events: Iterable[Event]) -> str:
    """Whose turn it was."""
    return next((event.nation for event in events if isinstance(event, NationTurnBegan)), game.state.nation)


def _outcome(game: BritanniaRedux, events: Sequence[Event], shown: Changes, texts: Words) -> str:
    """How the turn went, in words: its only battle, or how many were won and lost, or that there was none."""
    nation = _mover(game, events)
    if any(isinstance(event, RomansGone) for event in events):
        return texts("outcome-withdrawal", nation=ROMANO_BRITISH, count=len(game.owned(ROMANO_BRITISH)))
    if not shown.clashes:
        return texts("outcome-moves", nation=nation)
    result, named = summed_up(shown.clashes, nation)
    told = texts(f"outcome-{result}", **named)
    cost = sum(lost for each in shown.clashes if each.is_won for winner, lost in each.sides[:1] if winner == nation)
    if len(shown.clashes) > MOST_ON_MAP:
        cost = sum(lost for each in shown.clashes for side, lost in each.sides if side == nation)
    return f"{told} · {texts('outcome-cost', count=cost)}" if cost else told


def _round_of(game: BritanniaRedux, events: Iterable[Event]) -> int:
    """The number of the round of a turn."""
    return next((event.turn for event in events), game.state.turn)


def _title(game: BritanniaRedux, events: Sequence[Event], texts: Words) -> str:
    """Whose turn it was, and the round."""
    nation, number = _mover(game, events), _round_of(game, events)
    key = "withdrawal-title" if any(isinstance(event, RomansGone) for event in events) else "report-title"
    return texts(key, nation=nation, round=game.timeline.round_list[number - 1].numeral)


def _reasons(game: BritanniaRedux, events: Sequence[Event], texts: Words) -> Iterator[str]:
    """What nations that weren't on the move scored for; by name if others scored too."""
    mover = _mover(game, events)
    scored = [event for event in events if isinstance(event, PointsScored)]
    is_alone = len({event.nation for event in scored}) == 1
    for nation, cause in dict.fromkeys((event.nation, event.cause) for event in scored if event.nation != mover):
        cause_told = texts(f"score-{cause}")
        yield cause_told if is_alone else texts("report-scored-for", nation=texts.short_name(nation), cause=cause_told)


def _draw_reasons(picture: Image.Image, outcome: str, reasons: Sequence[str]) -> None:
    """Write what nations scored for below their points, beside the outcome, if there's room."""
    told, edge = " · ".join(reasons), _HEAD_EDGE
    room = picture.width - 3 * edge - text_width(outcome, Face.STRONG, _OUTCOME)
    size = fitted_size(told, Face.STRONG, _REASON, room, least=_LEAST_REASON)
    if told and text_width(told, Face.STRONG, size) <= room:
        write(picture, picture.width - edge, 132, told, Face.STRONG, size, BAND_TEXT, align=1)


def _gains(game: BritanniaRedux, events: Iterable[Event], texts: Words) -> Iterator[Gain]:
    """The points that nations won, the most first."""
    points = Counter[str]()
    for event in events:
        if isinstance(event, PointsScored):
            points[event.nation] += event.points
    for nation, count in points.most_common():
        won = texts("report-points", points=count)
        yield Gain(texts.short_name(nation), won, seat_colour(game.seat_of(nation)))

"""What the signs on the picture of a region mean: the nations there, population, works, ways."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace

from render.britannia_redux.fortifications import hides_forts, is_fought_for
from render.britannia_redux.framing import crop_size, framed
from render.britannia_redux.map_highlights import Changes
from render.britannia_redux.map_keys import CODE, KEY_SIGN, Key
from render.britannia_redux.sheet import Sheet
from render.britannia_redux.signs import (
    cavalry_sign,
    facts_sprite,
    leader_star,
    road_sign,
    strait_sign,
    subject_sign,
    terrain_sign,
    wall_sign,
)
from render.britannia_redux.texts import GAME
from render.britannia_redux.theme import LETTERS, livery
from render.britannia_redux.ways import Ways
from render.core.basemap import base_map
from render.core.palette import SPENT
from render.core.text_panels import name_tag
from render.core.words import Words
from rules.britannia_redux.data.loader import BURH, FORT
from rules.britannia_redux.game import BritanniaRedux
from rules.britannia_redux.state import Fort


def keys_of(sheet: Sheet, texts: Words) -> list[Key]:
    """What the signs on a part of the board mean: the nations there, population, works, ways, units."""
    game = sheet.game
    areas = [area for area in game.data.areas if sheet.is_shown(area) and (not sheet.focus or area in sheet.focus)]
    spaces = [*areas, *(sea for sea in game.data.seas if sea in sheet.focus)]
    seen = {nation for space in spaces for nation in game.data.order if game.armies(space, nation)}
    seen |= {sheet.holders[area] for area in areas}
    nations = [nation for nation in game.data.order if nation in seen]
    named = (
        name_tag(f"{LETTERS[nation]} {texts.short_name(nation)}", livery(game, nation).counter, CODE)
        for nation in nations
    )
    return [*map(Key, named), *_keys_of_land(sheet, areas, texts), *_keys_of_units(game, spaces, nations, texts)]


def _keys_of_land(sheet: Sheet, areas: Collection[str], texts: Words) -> Iterator[Key]:
    """What population, terrain, fortifications, straits and Roads look like, if they are in some areas."""
    game = sheet.game
    if sheet.is_region:
        yield Key(facts_sprite(1, KEY_SIGN), texts("map-key-population"))
    if sheet.is_region and any(game.data.areas[area].is_difficult for area in areas):
        yield Key(terrain_sign(KEY_SIGN), texts("key-difficult"))
    yield from keys_of_works((fort for area, fort in game.state.forts.items() if area in areas), texts)
    if any(game.data.areas[area].by_strait for area in areas):
        yield Key(strait_sign(KEY_SIGN), texts("key-strait"))
    if Ways(sheet).has_roads():
        yield Key(road_sign(KEY_SIGN), texts("key-road"))


def keys_of_works(forts: Iterable[Fort], texts: Words, size: int = KEY_SIGN) -> Iterator[Key]:
    """What the signs of fortifications mean, in letters of a size."""
    for work, is_intact in sorted({(fort.work, fort.intact) for fort in forts}):
        yield Key(wall_sign(work, is_intact, SPENT, size), texts(_key_of_work(work, is_intact=is_intact)), size)


def keys_on_crop(game: BritanniaRedux, shown: Changes, spaces: Sequence[str], texts: Words) -> tuple[Key, ...]:
    """What the signs at the places that a question is about mean: fortifications, subjects, cavalry, leaders."""
    is_bare, aside = hides_forts(game, shown.targets), set(_around(shown, spaces)) - set(spaces)
    forts = (
        fort
        for area, fort in game.state.forts.items()
        if (area in spaces and not (is_bare and fort.work == FORT and _has_garrison(game, area)))
        or (area in aside and fort.work != FORT and fort.intact)
    )
    nations = [nation for nation in game.data.order if any(game.armies(space, nation) for space in spaces)]
    return *keys_of_works(forts, texts), *_keys_of_units(game, spaces, nations, texts)


def _has_garrison(game: BritanniaRedux, area: str) -> bool:
    """Whether armies hold the fortification of an area, whose sign isn't beside them in every question."""
    return bool(game.state.stacks.get(area)) and not is_fought_for(game, area)


def _around(shown: Changes, spaces: Sequence[str]) -> Iterator[str]:
    """The areas on the part of the board with some spaces that a question is about, above a row of keys."""
    size = crop_size(replace(shown, keys=(Key(leader_star(KEY_SIGN)),)), spaces)
    centre, zoom = framed(spaces, size)
    if centre is not None:
        (x, y), (across, down) = centre, (each / zoom / 2 for each in size)
        places = base_map(GAME).spaces.items()
        yield from (space for space, at in places if abs(at[0] - x) < across and abs(at[1] - y) < down)


def _keys_of_units(game: BritanniaRedux, spaces: Sequence[str], nations: Sequence[str], texts: Words) -> Iterator[Key]:
    """How subjects, cavalry and leaders are marked, if they are among nations in some spaces."""
    subjects = [nation for nation in nations if game.is_subject(nation)]
    if subjects:
        yield Key(subject_sign(livery(game, subjects[0]).counter, KEY_SIGN), texts("key-subject"))
    units = [unit for space in spaces for nation in nations for unit in game.armies(space, nation)]
    if any(game.kind(unit) == "cavalry" for unit in units):
        yield Key(cavalry_sign(KEY_SIGN), texts("key-cavalry"))
    if any(game.leaders(space, nation) for space in spaces for nation in nations):
        yield Key(leader_star(KEY_SIGN), texts("key-leader"))


def _key_of_work(work: str, *, is_intact: bool) -> str:
    if work == FORT:
        return "key-roman-fort" if is_intact else "key-ruin"
    return "key-burh" if work == BURH else "key-stronghold"

"""The maps of wars: the marches and battles of an SMC, and orders before anyone gives them, each theatre by itself."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from PIL import Image

from render.core.arrows import Kind
from render.core.basemap import base_map
from render.core.canvas import finished
from render.core.map_sheet import March
from render.core.palette import BAND_SECONDARY
from render.core.picture import Picture
from render.core.posts import View
from render.core.report_head import HEAD, Change, draw_report_changes
from render.core.theatres import Theatre, joined, theatres, tile_sizes
from render.core.words import Words
from render.ultimus_romanorum.armies import people_of
from render.ultimus_romanorum.battles_ahead import Attack, Meeting, attacks_of, marches_to, meeting_in, told_of_battle
from render.ultimus_romanorum.map import REGIONS, Sheet, draw_map
from render.ultimus_romanorum.map_highlights import Changes, changes
from render.ultimus_romanorum.signs import battle_plate, battle_sign, retreat_sign
from render.ultimus_romanorum.texts import GAME, words
from render.ultimus_romanorum.theme import CAMP_COLOURS, game_of
from render.ultimus_romanorum.told import told_of_arrows, told_of_map
from rules.core.events import Event
from rules.core.orders import Arrow, ArrowKind
from rules.ultimus_romanorum.events import PointsScored, SequenceBegan, StratagemPlayed
from rules.ultimus_romanorum.game import CAMPS, UltimusRomanorum

_NEAREST: Final = 3.8
_SHAPES: Final[dict[ArrowKind, Kind]] = {"attack": "attack", "move": "move", "transfer": "move", "support": "support"}
_KEY: Final = 40
"""The letters of a sign in the key of a plan."""

_RETREAT: Final = (92, 44)
"""The width and height of the arrow of a retreat in the key."""

_SIGN: Final = 62
"""The size of the sign of a camp's victories in the head of a report."""


def draw_report(view: View, events: Sequence[Event], locale: str) -> Picture:
    """An SMC: each theatre of war with its marches and battles. Without any, the whole board."""
    game, texts = game_of(view), words(locale)
    shown = changes(events, game)
    found = _by_events(theatres(base_map(GAME), shown.places), shown)
    if not found:
        return draw_map(view, None, locale, told=events)
    picture = _tiled(game, texts, shown, found, HEAD)
    draw_report_changes(picture, _title(game, events, texts), [*_balance(events, shown, texts), *_key(shown, texts)])
    return finished(picture, f"report-{game.year}", " ".join(told_of_map(game, shown, texts)))


def draw_plan(view: View, arrows: Sequence[Arrow], locale: str) -> Picture:
    """Orders as arrows for their units, each part of the board with orders as large as it fits."""
    game, texts = game_of(view), words(locale)
    marches = [March(people_of(game, arrow.unit), arrow.path, _SHAPES[arrow.kind]) for arrow in arrows]
    attacks = attacks_of(game, arrows)
    shown = Changes(marches=marches)
    for attack in attacks:
        shown.odds[attack.area] = texts("plan-odds", pf=attack.pf, enemies=attack.enemies, win=attack.win), attack.camp
    found = _by_events(theatres(base_map(GAME), [each.path for each in marches]), shown)
    picture = _tiled(game, texts, shown, found, HEAD)
    camp = game.camp(arrows[0].unit)
    title = texts("plan-title", orders=texts(f"orders-{camp}"), year=str(game.year))
    draw_report_changes(picture, title, _odds_key(attacks, texts))
    odds = [texts("alt-odds", area=each.area, pf=each.pf, enemies=each.enemies, win=each.win) for each in attacks]
    told = [*told_of_map(game, Changes(), texts)[:1], *told_of_arrows(arrows, texts), *odds]
    return finished(picture, "plan", " ".join(told))


def draw_ahead(view: View, areas: Sequence[str], locale: str) -> Picture:
    """The battles to come in these areas, with where the attackers came from."""
    game, texts = game_of(view), words(locale)
    marches = [march for area in areas for march in marches_to(game, area)]
    shown = Changes(marches=marches, marked=list(areas))
    met = [meeting for area in areas if (meeting := meeting_in(game, area)) is not None]
    for each in met:
        shown.odds[each.area] = texts("plan-odds", pf=each.pf, enemies=each.enemies, win=each.win), each.camp
    picture = _tiled(game, texts, shown, _by_events(theatres(base_map(GAME), shown.places), shown), HEAD)
    draw_report_changes(picture, texts("ahead-title", year=str(game.year), count=len(areas)), _odds_key(met, texts))
    told = [
        *(told_of_battle(game, area, texts) for area in areas),
        *(texts("alt-odds", area=each.area, pf=each.pf, enemies=each.enemies, win=each.win) for each in met),
    ]
    return finished(picture, f"ahead-{game.year}", " ".join([*told, *told_of_map(game, Changes(), texts)]))


def draw_struck(view: View, events: Iterable[Event], areas: Sequence[str], locale: str) -> Picture:
    """The areas that a stratagem struck, with what is left there."""
    game, texts = game_of(view), words(locale)
    shown = Changes(marked=list(areas))
    picture = _tiled(game, texts, shown, _by_events(theatres(base_map(GAME), shown.places), shown), HEAD)
    kinds = [event.stratagem for event in events if isinstance(event, StratagemPlayed)]
    names = dict.fromkeys(texts(f"stratagem-{game.data.cards.get(kind, kind)}") for kind in kinds)
    draw_report_changes(picture, ", ".join([*names, str(game.year)]), [])
    return finished(picture, f"struck-{game.year}", " ".join(told_of_map(game, shown, texts)))


def _odds_key(attacks: Sequence[Attack | Meeting], texts: Words) -> list[Change]:
    """What the plates at battles say, if there are any."""
    if not attacks:
        return []
    camp = attacks[0].camp
    return [Change(texts("plan-key"), CAMP_COLOURS[camp], sign=battle_plate("PF · %", camp, _KEY))]


def _by_events(found: Iterable[Theatre], shown: Changes) -> list[Theatre]:
    """Theatres of war, those with the most battles first, then those with the most of other events."""

    def weight(spaces: Theatre) -> tuple[int, int]:
        battles = {*shown.fought, *shown.odds}.intersection(spaces)
        return len(battles), sum(each.path[-1] in spaces for each in shown.marches) + len(
            {*shown.areas}.intersection(spaces)
        )

    return sorted(found, key=weight, reverse=True)


def _key(shown: Changes, texts: Words) -> list[Change]:
    """What a dashed arrow means, if there's one."""
    if all(each.kind != "retreat" for each in shown.marches):
        return []
    return [Change(texts("report-retreat"), BAND_SECONDARY, sign=retreat_sign(*_RETREAT, BAND_SECONDARY))]


def _tiled(game: UltimusRomanorum, texts: Words, shown: Changes, found: Sequence[Theatre], top: int) -> Image.Image:
    """The theatres of war on one picture, below a head ``top`` pixels high."""
    sizes = tile_sizes(len(found), top)
    return joined([_theatre(game, texts, shown, *each) for each in zip(found, sizes, strict=True)], top)


def _theatre(
    game: UltimusRomanorum, texts: Words, shown: Changes, spaces: Theatre, size: tuple[int, int]
) -> Image.Image:
    """A theatre of war in a size, with its name."""
    board = base_map(GAME)
    sheet = Sheet(game, texts, shown.near(spaces), *board.frame(spaces, size, nearest=_NEAREST), size)
    sheet.heading = texts(f"region-{_region_of(spaces)}")
    sheet.draw()
    return sheet.picture


def _region_of(spaces: Theatre) -> str:
    """The region nearest to the middle of a theatre."""
    board = base_map(GAME)
    middle = board.middle(spaces) or (0, 0)
    return min(REGIONS, key=lambda region: math.dist(middle, board.middle(REGIONS[region]) or (0, 0)))


def _title(game: UltimusRomanorum, events: Iterable[Event], texts: Words) -> str:
    """Whose SMC it was, and the year."""
    began = [event for event in events if isinstance(event, SequenceBegan)]
    if not began:
        return str(game.year)
    return texts(
        "report-title", camp=texts(f"camp-{began[-1].camp}"), year=str(began[-1].turn), number=began[-1].number
    )


def _balance(events: Iterable[Event], shown: Changes, texts: Words) -> list[Change]:
    """The points that each camp won, under the sign of its victories on the map."""
    points = Counter[str]()
    for event in events:
        if isinstance(event, PointsScored):
            points[event.camp] += event.pv
    return [
        Change(texts(f"camp-{camp}"), CAMP_COLOURS[camp], max(points[camp], 0), sign=battle_sign(camp, _SIGN))
        for camp in CAMPS
        if points[camp] > 0 or camp in shown.fought.values()
    ]

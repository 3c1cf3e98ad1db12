"""The maps of wars: the marches and battles of an SMC, and orders before anyone gives them, each theatre by itself."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from typing import Final

from PIL import Image

from render.core.arrows import Kind
from render.core.basemap import base_map
from render.core.canvas import finished
from render.core.fonts import Face, text_width
from render.core.map_sheet import March
from render.core.palette import BAND, BAND_TEXT, GOLD
from render.core.picture import Picture
from render.core.posts import View
from render.core.report_head import HEAD, Change, draw_report_changes
from render.core.text_panels import write_fitted
from render.core.theatres import Theatre, joined, theatres, tile_sizes
from render.core.words import Words
from render.ultimus_romanorum.armies import people_of
from render.ultimus_romanorum.battles_ahead import attacks_of, marches_to, meeting_in, told_of_battle
from render.ultimus_romanorum.map import REGIONS, Sheet, draw_map, framed_with_room
from render.ultimus_romanorum.map_highlights import Changes, as_one_step, changes
from render.ultimus_romanorum.signs import battle_sign
from render.ultimus_romanorum.texts import GAME, words
from render.ultimus_romanorum.theme import CAMP_COLOURS, game_of
from render.ultimus_romanorum.told import told_of_arrows, told_of_map
from rules.core.events import Event
from rules.core.orders import Arrow, ArrowKind
from rules.ultimus_romanorum.events import PointsScored, SequenceBegan, StratagemPlayed
from rules.ultimus_romanorum.game import CAMPS, UltimusRomanorum

_NEAREST: Final = 3.8
_SHAPES: Final[dict[ArrowKind, Kind]] = {"attack": "attack", "move": "move", "transfer": "move", "support": "support"}
_MOST: Final = 2
"""The most theatres on a picture: with more, none can be read on a phone. Battles elsewhere are told in a line."""

_STRENGTHS: Final = re.compile(r"\d+")
_LINE, _MORE = 64, 42
"""The height and letters of the line with what happened elsewhere."""

_SIGN: Final = 62
"""The size of the sign of a camp's victories in the head of a report."""


def draw_report(view: View, events: Sequence[Event], locale: str) -> Picture:
    """An SMC: each theatre of war with its marches and battles. Without any, the whole board."""
    game, texts = game_of(view), words(locale)
    shown = changes(events, game)
    found = _by_events(theatres(base_map(GAME), shown.places), shown)
    if not found:
        return draw_map(view, None, locale, told=events)
    more = [_told_result(game, shown, area, texts) for area in _areas_of(found[_MOST:], shown.results)]
    more = [*_tally(events, shown, texts), *more]
    picture = _tiled(game, texts, shown, found, more)
    draw_report_changes(picture, _title(game, events, texts), _balance(events, shown, texts))
    return finished(picture, f"report-{game.year}", " ".join(told_of_map(game, shown, texts)))


def draw_plan(view: View, arrows: Sequence[Arrow], locale: str) -> Picture:
    """Orders as arrows for their units, each part of the board with orders as large as it fits."""
    game, texts = game_of(view), words(locale)
    marches = [as_one_step(March(people_of(game, arrow.unit), arrow.path, _SHAPES[arrow.kind])) for arrow in arrows]
    attacks = attacks_of(game, arrows)
    shown = Changes(marches=marches)
    for attack in attacks:
        shown.odds[attack.area] = (
            texts("plan-chance", pf=attack.pf, enemies=attack.enemies, win=attack.win),
            attack.camp,
        )
    found = _by_events(theatres(base_map(GAME), [each.path for each in marches]), shown)
    more = [
        texts("battle-elsewhere", place=texts.short_name(area), odds=shown.odds[area][0])
        for area in _areas_of(found[_MOST:], shown.odds)
    ]
    picture = _tiled(game, texts, shown, found, more)
    camp = game.camp(arrows[0].unit)
    title = texts("plan-title", orders=texts(f"orders-{camp}"), year=str(game.year))
    draw_report_changes(picture, title, [])
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
    found = _by_events(theatres(base_map(GAME), shown.places), shown)
    more = [
        texts("battle-elsewhere", place=texts.short_name(area), odds=shown.odds[area][0])
        for area in _areas_of(found[_MOST:], shown.odds)
    ]
    picture = _tiled(game, texts, shown, found, more)
    title = texts("ahead-title", year=str(game.year), count=len(areas))
    draw_report_changes(picture, f"{title} · {texts('plan-key')}" if met else title, [])
    told = [
        *(told_of_battle(game, area, texts) for area in areas),
        *(texts("alt-odds", area=each.area, pf=each.pf, enemies=each.enemies, win=each.win) for each in met),
    ]
    return finished(picture, f"ahead-{game.year}", " ".join([*told, *told_of_map(game, Changes(), texts)]))


def draw_struck(view: View, events: Iterable[Event], areas: Sequence[str], locale: str) -> Picture:
    """The areas that a stratagem struck, with what is left there."""
    game, texts = game_of(view), words(locale)
    shown = Changes(marked=list(areas))
    picture = _tiled(game, texts, shown, _by_events(theatres(base_map(GAME), shown.places), shown))
    kinds = [event.stratagem for event in events if isinstance(event, StratagemPlayed)]
    names = dict.fromkeys(texts(f"stratagem-{game.data.cards.get(kind, kind)}") for kind in kinds)
    draw_report_changes(picture, ", ".join([*names, str(game.year)]), [])
    return finished(picture, f"struck-{game.year}", " ".join(told_of_map(game, shown, texts)))


def _by_events(found: Iterable[Theatre], shown: Changes) -> list[Theatre]:
    """Theatres of war, those with the strongest armies in battle first, then those with the most of other events."""

    def weight(spaces: Theatre) -> tuple[int, int]:
        told = [text for each in (shown.odds, shown.results) for area, (text, _) in each.items() if area in spaces]
        strength = sum(int(number) for text in told for number in _STRENGTHS.findall(text.partition(" ")[0]))
        events = sum(each.path[-1] in spaces for each in shown.marches) + len({*shown.areas}.intersection(spaces))
        return strength, events

    return sorted(found, key=weight, reverse=True)


def _areas_of(found: Iterable[Theatre], named: Collection[str]) -> list[str]:
    """The areas of some theatres where there's a battle to tell."""
    return list(dict.fromkeys(area for spaces in found for area in spaces if area in named))


def _told_result(game: UltimusRomanorum, shown: Changes, area: str, texts: Words) -> str:
    """A battle that no theatre on the picture shows: where it was, who won, and the strengths."""
    strengths, _ = shown.results[area]
    return f"{texts.short_name(area)}: {texts('report-won', winner=shown.winners[area], strengths=strengths)}"


def _tally(events: Iterable[Event], shown: Changes, texts: Words) -> list[str]:
    """How many battles the camp whose SMC it was won and lost."""
    began = [event.camp for event in events if isinstance(event, SequenceBegan)]
    if not (began and shown.fought):
        return []
    won = sum(camp == began[-1] for camp in shown.fought.values())
    lost = len(shown.fought) - won
    result = "won" if not lost else "lost" if not won else "both"
    return [texts(f"report-tally-{result}", camp=texts(f"camp-{began[-1]}"), won=won, lost=lost)]


def _tiled(
    game: UltimusRomanorum, texts: Words, shown: Changes, found: Sequence[Theatre], more: Sequence[str] = ()
) -> Image.Image:
    """The first theatres of war on one picture, below a head; what happened elsewhere is a line between."""
    top = HEAD + _LINE if more else HEAD
    sizes = tile_sizes(min(len(found), _MOST), top)
    heads = [texts(f"region-{_region_of(spaces)}") if len(sizes) > 1 else "" for spaces in found]
    tiles = [_theatre(game, texts, shown, *each) for each in zip(found, sizes, heads, strict=False)]
    picture = joined(tiles, top)
    if more:
        picture.paste(BAND, (0, HEAD, picture.width, top))
        picture.paste(GOLD, (0, top - 3, picture.width, top))
        lines = [" · ".join(more[:count]) for count in range(len(more), 0, -1)]
        fit = next((line for line in lines if text_width(line, Face.STRONG, _MORE) < picture.width - 56), lines[-1])
        write_fitted(picture, 28, HEAD + 44, fit, Face.STRONG, _MORE, picture.width - 56, BAND_TEXT, least=30)
    return picture


def _theatre(
    game: UltimusRomanorum, texts: Words, shown: Changes, spaces: Theatre, size: tuple[int, int], heading: str
) -> Image.Image:
    """A theatre of war in a size, with its name if it's one of several."""
    sheet = Sheet(game, texts, shown.near(spaces), *framed_with_room(spaces, size, _NEAREST), size, is_tile=True)
    sheet.heading = heading
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

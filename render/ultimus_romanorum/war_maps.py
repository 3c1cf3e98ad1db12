"""The maps of wars: the marches and battles of an SMC, and orders before anyone gives them, each theatre by itself."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from PIL import Image

from render.core.arrows import Kind
from render.core.basemap import base_map
from render.core.canvas import Point, finished
from render.core.map_sheet import March
from render.core.picture import Picture
from render.core.posts import View
from render.core.question_frame import FOOT, draw_foot, draw_head, head_height
from render.core.report_head import HEAD, draw_report_changes
from render.core.theatres import Theatre, joined, theatres, tile_sizes
from render.core.words import Words
from render.ultimus_romanorum.armies import people_of
from render.ultimus_romanorum.battle_model import Battle, battles
from render.ultimus_romanorum.battle_report import main_people, name_of, winner_of
from render.ultimus_romanorum.battles_ahead import MOST_TOLD, attacks_of, marches_to, meeting_in, told_of_battle
from render.ultimus_romanorum.fight_board import arrows_for, draw_board
from render.ultimus_romanorum.fights import coming, fought, marked, moves_of, ordered
from render.ultimus_romanorum.map import draw_map
from render.ultimus_romanorum.map_highlights import Changes, changes, near_its_end
from render.ultimus_romanorum.regions import REGIONS
from render.ultimus_romanorum.sheet import Sheet
from render.ultimus_romanorum.texts import GAME, words
from render.ultimus_romanorum.theme import game_of
from render.ultimus_romanorum.told import told_of_arrows, told_of_map
from rules.core.events import Event
from rules.core.orders import Arrow, ArrowKind
from rules.ultimus_romanorum.events import PointsScored, SequenceBegan, StratagemPlayed
from rules.ultimus_romanorum.game import CAMPS, UltimusRomanorum

_NEAREST: Final = 3.8
_SHAPES: Final[dict[ArrowKind, Kind]] = {"attack": "attack", "move": "move", "transfer": "move", "support": "support"}
_MOST_TITLED: Final = 3
"""Up to this many battles have a line of their own for their place; of more, it is beside the winner; of a single one,
the map names it."""

_NARROW: Final = 800
"""The width below which a part's places need more room."""

_INNER: Final = 0.96
"""The share of a narrow part's width and height in which the places are that it's about: their plates need room."""

_MOST: Final = 2
"""The most theatres on a picture: with more, none can be read on a phone. Battles elsewhere are told in a line."""

_STRENGTHS: Final = re.compile(r"\d+")
_LINE, _MORE = 64, 42
"""The height and letters of the line with what happened elsewhere."""

_TITLE: Final = 54
_SIGN: Final = 62
"""The size of the sign of a camp's victories in the head of a report."""


def draw_report(view: View, events: Sequence[Event], locale: str) -> Picture:
    """An SMC: its battles, or else each theatre with its marches. Without any, the whole board."""
    game, texts = game_of(view), words(locale)
    shown = changes(events, game)
    found = _by_events(theatres(base_map(GAME), shown.places), shown)
    if not found:
        return draw_map(view, None, locale, told=events)
    waged = sorted(battles(events), key=lambda battle: -battle.weight)
    if waged:
        is_titled = 1 < len(waged) <= _MOST_TITLED
        fights = marked([fought(game, battle, texts, is_titled=is_titled) for battle in waged])
        leads = {battle.fought.area: main_people(game, battle.fought.attacker) for battle in waged}
        came = list(
            dict.fromkeys(
                replace(march, people=leads[march.path[-1]])
                for march in shown.ways
                if march.kind != "retreat" and march.path[-1] in leads
            )
        )
        picture = draw_board(game, texts, fights, arrows_for(fights, came), HEAD)
    else:
        picture = _tiled(game, texts, shown, found)
    title = _outcome(game, waged, texts) or _title(game, events, texts)
    year = [str(game.year)] if waged else []
    head = " · ".join([title, *year, *_balance(events, texts, _victor(waged))])
    draw_report_changes(picture, head, [], letters=_TITLE)
    return finished(picture, f"report-{game.year}", " ".join(told_of_map(game, shown, texts)))


def draw_plan(view: View, arrows: Sequence[Arrow], locale: str) -> Picture:
    """Orders as arrows for their units, with the odds of the battles that they lead to."""
    game, texts = game_of(view), words(locale)
    marches = [near_its_end(March(people_of(game, arrow.unit), arrow.path, _SHAPES[arrow.kind])) for arrow in arrows]
    attacks = attacks_of(game, arrows)
    attacks.sort(key=lambda attack: -attack.pf - attack.enemies)
    fights = [ordered(game, attack, texts) for attack in attacks]
    goals = {attack.area for attack in attacks}
    peaceful = [arrow for arrow in arrows if arrow.path[-1] not in goals]
    picture = draw_board(game, texts, marked([*fights, *moves_of(game, peaceful, texts)]), marches, HEAD)
    camp = game.camp(arrows[0].unit)
    title = texts("plan-title", orders=texts(f"orders-{camp}"), year=str(game.year))
    draw_report_changes(picture, title, [], letters=_TITLE)
    odds = [texts("alt-odds", area=each.area, pf=each.pf, enemies=each.enemies, win=each.win) for each in attacks]
    told = [*told_of_map(game, Changes(), texts)[:1], *told_of_arrows(arrows, texts), *odds]
    return finished(picture, "plan", " ".join(told))


def draw_ahead(view: View, areas: Sequence[str], locale: str) -> Picture:
    """The battles to come in these areas, numbered in this order, with where the attackers came from.

    If there are very many, the greatest are numbered. What is asked and what may be answered is above and below them.
    """
    game, texts = game_of(view), words(locale)
    met = [meeting for area in areas if (meeting := meeting_in(game, area)) is not None]
    if len(met) > MOST_TOLD:
        met.sort(key=lambda meeting: -meeting.pf - meeting.enemies)
    marches = [march for each in met for march in marches_to(game, each.area)]
    head = texts("ahead-title", year=str(game.year), count=len(areas)), texts("ahead-asked")
    found = marked([coming(game, each, texts) for each in met])
    picture = draw_board(game, texts, found, arrows_for(found, marches), head_height(*head), low=FOOT)
    draw_head(picture, *head)
    draw_foot(picture, texts("ahead-answers"))
    told = [
        f"{head[1]} {texts('ahead-answers')}.",
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
    draw_report_changes(picture, ", ".join([*names, str(game.year)]), [], letters=_TITLE)
    return finished(picture, f"struck-{game.year}", " ".join(told_of_map(game, shown, texts)))


def _by_events(found: Iterable[Theatre], shown: Changes) -> list[Theatre]:
    """Theatres of war, those with the strongest armies in battle first, then those with the most of other events."""

    def weight(spaces: Theatre) -> tuple[int, int]:
        told = [text for area, (text, _) in shown.results.items() if area in spaces]
        strength = sum(int(number) for text in told for number in _STRENGTHS.findall(text.partition(" ")[0]))
        events = sum(each.path[-1] in spaces for each in shown.marches) + len({*shown.areas}.intersection(spaces))
        return strength, events

    return sorted(found, key=weight, reverse=True)


def _tiled(game: UltimusRomanorum, texts: Words, shown: Changes, found: Sequence[Theatre]) -> Image.Image:
    """The first theatres of war on one picture, below a head."""
    sizes = tile_sizes(min(len(found), _MOST), HEAD)
    heads = [texts(f"region-{_region_of(spaces)}") if len(sizes) > 1 else "" for spaces in found]
    tiles = [_theatre(game, texts, shown, *each) for each in zip(found, sizes, heads, strict=False)]
    return joined(tiles, HEAD)


def _theatre(
    game: UltimusRomanorum, texts: Words, shown: Changes, spaces: Theatre, size: tuple[int, int], heading: str
) -> Image.Image:
    """A theatre of war in a size, with its name if it's one of several."""
    sheet = Sheet(game, texts, shown.near(spaces), *_framed_with_room(spaces, size, _NEAREST), size, is_tile=True)
    sheet.heading = heading
    sheet.draw()
    return sheet.picture


def _framed_with_room(spaces: Iterable[str], size: tuple[int, int], nearest: float) -> tuple[Point | None, float]:
    """Centre and zoom for spaces whose armies and plates must have room on a picture of a size."""
    share = _INNER if size[0] < _NARROW else 1
    inner = round(size[0] * share), round(size[1] * share)
    return base_map(GAME).frame(spaces, inner, nearest)


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


def _victor(waged: Sequence[Battle]) -> str:
    """The camp that won most battles of an SMC; empty if none did."""
    won = Counter(battle.fought.winner for battle in waged).most_common()
    return won[0][0] if won and (len(won) == 1 or won[0][1] > won[1][1]) else ""


def _outcome(game: UltimusRomanorum, waged: Sequence[Battle], texts: Words) -> str:
    """Who won the battle of an SMC, or how many of them each camp won; empty without any."""
    if not waged:
        return ""
    if len(waged) == 1:
        return texts("battle-won", winner=name_of(game, winner_of(waged[0])))
    victor = _victor(waged)
    won = sum(battle.fought.winner == victor for battle in waged) if victor else len(waged) // len(CAMPS)
    return texts(f"report-won-{victor or 'level'}", won=won, of=len(waged))


def _balance(events: Sequence[Event], texts: Words, victor: str) -> list[str]:
    """The points that each camp won, in words; without its name if the title has it."""
    points, own = Counter[str](), [event.camp for event in events if isinstance(event, SequenceBegan)][-1:]
    own = [victor] if victor else own
    for event in events:
        if isinstance(event, PointsScored):
            points[event.camp] += event.pv
    return [
        " ".join([*([] if camp in own else [texts(f"camp-{camp}")]), texts("head-points", count=points[camp])])
        for camp in CAMPS
        if points[camp] > 0
    ]

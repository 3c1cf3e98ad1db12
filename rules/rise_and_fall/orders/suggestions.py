"""Completing a written order while it is typed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import cast

from rules.core.orders import MOST_TEXT
from rules.core.table import Table
from rules.core.text import lexicon
from rules.rise_and_fall.chapters import campaign_phase, wars
from rules.rise_and_fall.chapters.combat import leaders_of, plans
from rules.rise_and_fall.chapters.movement import destinations, transfers
from rules.rise_and_fall.data.loader import GAME_ID
from rules.rise_and_fall.game import RiseAndFall
from rules.rise_and_fall.orders import names
from rules.rise_and_fall.orders.names import folded
from rules.rise_and_fall.state import RiseState

MOST = 25
"""Most ways to complete an order that are offered."""


class _Desk:
    """The position, and the words of the language in which somebody types."""

    def __init__(self, game: RiseAndFall, locale: str) -> None:
        self.game = game
        self.player = game.state.player
        self.name = lexicon(GAME_ID, locale).name
        self.locale = locale

    def word(self, stem: str) -> str:
        return names.word(stem, self.locale)


def suggest(table: Table, seat: str, typed: str, locale: str) -> list[str]:
    """Ways to complete the last order of a text, the whole text each. Empty in another seat's turn."""
    game = RiseAndFall(cast(RiseState, table.state), "")
    if len(typed) > MOST_TEXT or game.seat != seat or table.decision is None:
        return []
    cut = max(typed.rfind(";"), typed.rfind("\n")) + 1
    before, last = typed[:cut], typed[cut:]
    head = f"{before.rstrip()} " if before.strip() else ""
    found: dict[str, None] = {}
    for fragment in _completed(_Desk(game, locale), last.strip()):
        found.setdefault(head + fragment)
        if len(found) == MOST:
            break
    return list(found)


def _completed(desk: _Desk, last: str) -> Iterator[str]:
    for sign in (">>", ">"):
        if sign in last:
            origin, _, typed = last.rpartition(sign)
            yield from _goals(desk, origin, typed, sign)
            return
    words = folded(last)
    verb = names.verbs().get(words[0], "") if words else ""
    if verb == "attack":
        yield from _attacks(desk, words[1:])
    elif verb == "war":
        yield from _wars(desk, words[1:])
    else:
        yield from _beginnings(desk, words)


def _goals(desk: _Desk, origin: str, typed: str, sign: str) -> Iterator[str]:
    """Where the units can go that are named last before the arrow, or that stand in the area named there."""
    game = desk.game
    units = _meant(desk, folded(origin.rsplit(">", 1)[-1]))
    starts = dict.fromkeys(game.pieces.place(unit) for unit in units)
    reached: dict[str, None] = {}
    for unit in units:
        ways: Iterable[str] = transfers(game, unit) if sign == ">>" else destinations(game, unit)
        reached.update(dict.fromkeys(ways))
    if sign == ">":
        attacked = (target.area for target in plans(game, desk.player))
        near = {path.to for area in (*starts, *reached) for path in game.data.areas[area].paths}
        reached.update(dict.fromkeys(area for area in attacked if area in near))
    for area in _beginning(desk, _by_worth(desk, reached), folded(typed)):
        yield f"{origin.strip()} {sign} {desk.name(area)}"


def _meant(desk: _Desk, words: names.Words) -> list[str]:
    """The player's units that words mean: a unit by its name, else those in the area that is named last."""
    mine = dict.fromkeys(desk.game.moved_by(desk.player))
    named = [unit for unit in names.units().find(words) if unit in mine]
    if len(named) == 1:
        return named
    for place in range(len(words)):
        found = names.areas().find(words[place:])
        if len(found) == 1:
            return [unit for unit in desk.game.at(found[0]) if unit in mine]
    return []


def _by_worth(desk: _Desk, areas: Iterable[str]) -> list[str]:
    """Areas, with stars that others hold first."""
    stars = set(desk.game.stars)
    return sorted(areas, key=lambda area: (area not in stars or desk.game.holder(area) == desk.player, desk.name(area)))


def _beginning(desk: _Desk, areas: Iterable[str], words: names.Words) -> list[str]:
    if not words:
        return list(areas)
    index = names.areas().find(words)
    prefix = " ".join(words)
    return [area for area in areas if area in index or " ".join(folded(desk.name(area))).startswith(prefix)]


def _attacks(desk: _Desk, words: names.Words) -> Iterator[str]:
    found = plans(desk.game, desk.player)
    by_area = {target.area: target for target in found}
    place = next((place for place, word in enumerate(words) if names.means(word, "from")), None)
    if place is None:
        for area in _beginning(desk, _by_worth(desk, by_area), words):
            yield f"{desk.word('attack')} {desk.name(area)}"
        return
    for area in _beginning(desk, by_area, words[:place]):
        origins = dict.fromkeys(
            desk.game.pieces.place(each.main.unit) for each in leaders_of(desk.game, desk.player, by_area[area])
        )
        for origin in _beginning(desk, origins, words[place + 1 :]):
            yield f"{desk.word('attack')} {desk.name(area)} {desk.word('from')} {desk.name(origin)}"


def _wars(desk: _Desk, words: names.Words) -> Iterator[str]:
    typed = " ".join(word for word in words if not names.is_particle(word))
    for by, on in wars.declarations(desk.game, desk.player):
        who = "" if by == desk.player else f"{desk.name(by)} "
        if " ".join(folded(f"{who}{desk.name(on)}")).startswith(typed):
            yield f"{desk.word('war')} {who}{desk.word('on')} {desk.name(on)}"


def _beginnings(desk: _Desk, words: names.Words) -> Iterator[str]:
    """How an order can begin: with an area that has units, after their number and kind, with a unit, or with a verb."""
    game = desk.game
    units = campaign_phase.movers(game)
    standing = dict.fromkeys(game.pieces.place(unit) for unit in units)
    typed = " ".join(words)
    if typed:
        yield from (f"{desk.name(unit)} >" for unit in units if " ".join(folded(desk.name(unit))).startswith(typed))
    for place in range(len(words) + 1):
        if _is_force(words[:place]):
            for area in _beginning(desk, standing, words[place:]):
                yield " ".join((*words[:place], desk.name(area), ">"))
    for verb in names.VERBS:
        word = desk.word(verb)
        if word.startswith(typed):
            yield word


def _is_force(words: names.Words) -> bool:
    """Whether words say how many units and of what kind, or nothing: a number or "all", then a kind."""
    if words and (words[0].isdecimal() or names.means(words[0], "all")):
        words = words[1:]
    return not words or (len(words) == 1 and words[0] in names.kinds())

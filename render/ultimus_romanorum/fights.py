"""Who meets whom in each battle, as rows beside a map: both sides with their strengths, the chance or the outcome."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from PIL import Image

from render.core.canvas import Box, Sprite
from render.core.fonts import Face, text_width
from render.core.palette import GOLD, HAIRLINE, INK, PANEL, PORPHYRY, SECONDARY, Colour
from render.core.plates import letter_disc
from render.core.text_panels import write_fitted
from render.core.words import Words
from render.ultimus_romanorum.armies import Army, army_of
from render.ultimus_romanorum.battle_model import Battle
from render.ultimus_romanorum.battle_report import ROMANS, main_people, name_of, winner_of
from render.ultimus_romanorum.battles_ahead import Attack, Meeting
from render.ultimus_romanorum.signs import badge, battle_sign
from rules.core.orders import Arrow
from rules.ultimus_romanorum.events import ForceFacts
from rules.ultimus_romanorum.game import UltimusRomanorum

MOST_FIGHTS: Final = 5
"""The most fights on a picture: with more, none can be read on a phone."""

_LOWEST, _HIGHEST, _TALLEST = 72, 92, 108
"""The height of a line, as the number of fights allows: the least, that below a map, and the most beside one."""

_ROW: Final = 96
"""The height of a fight whose sides are in one line below a map."""

_EDGE, _GAP, _CLEAR, _APART = 22, 14, 30, 8
_LEAST: Final = 54
_SMALLER: Final = (_LEAST, 50, 46, 42)
"""The least letters of a row, and smaller ones for a row with a long name."""

_LARGEST: Final = 60
"""The letters of every row that has room, so that rows look alike."""

_LEAST_NOTE: Final = 50
"""The least letters of what comes of a side."""

_BESIDE_NAME: Final = 268
"""What a row needs beside a name and a note: its mark, its sign and the gaps."""

_AIR: Final = 20
"""What is free below the last of the fights that have a line each."""

_BELOW: Final = 26
"""What is free below the last row."""

_BESIDE_SIGN: Final = 160
"""What a side of a fight in a line needs beside its name and its note."""

_DISC: Final = 80
_HALF, _SIGN, _NAME, _NOTE, _LINE = 190, 120, 62, 54, 64
"""A fight alone, with its sides beside each other: its height, and the sizes of its signs, names, notes and lines."""

_WIDEST: Final = 1060
"""The width of a row: in a wider one, what comes of a side would be far from its name."""


@dataclass(frozen=True)
class Contender:
    """One side of a fight: who, with which strength, and what comes of it, the longest words first.

    ``is_winner``: whether it has won, None before the battle.
    """

    name: str
    army: Army
    notes: tuple[str, ...] = ()
    is_winner: bool | None = None


@dataclass(frozen=True)
class Fight:
    """A battle or a march: the mark of its place on the map, that place, and who is there, the attacker first.

    ``is_titled``: whether its place has a line of its own above both sides, with what is ``told`` of it.
    """

    area: str
    mark: str
    contenders: tuple[Contender, ...]
    is_titled: bool = True
    told: str = ""

    @property
    def lines(self) -> int:
        """How many lines it has."""
        return len(self.contenders) + self.is_titled


def marked(found: Sequence[Fight]) -> list[Fight]:
    """Fights with their numbers, for those without a letter; a single one needs none."""
    if len(found) == 1:
        return list(found)
    return [replace(each, mark=each.mark or str(place)) for place, each in enumerate(found, 1)]


def with_room(found: Sequence[Fight], wide: int) -> list[Fight]:
    """Fights in a width: if a name has no room beside its mark, all of them have their places and chances above."""
    room = wide - _BESIDE_NAME
    names = [f"{who.name} {who.notes[-1]}" for each in found for who in each.contenders if who.notes]
    if len(found) < 2 or all(text_width(name, Face.STRONG, _LEAST) <= room for name in names):
        return list(found)
    return [each if each.is_titled else _titled(each) for each in found]


def _titled(fight: Fight) -> Fight:
    """A fight with what is noted of its attacker beside its place."""
    sides = tuple(replace(each, notes=()) for each in fight.contenders)
    return replace(fight, is_titled=True, told=fight.contenders[0].notes[0], contenders=sides)


def coming(game: UltimusRomanorum, meeting: Meeting, texts: Words, mark: str = "") -> Fight:
    """A battle that is about to be fought."""
    attacker, defender = (
        _contender(game, force, texts, notes)
        for force, notes in zip(
            meeting.forces,
            (_chances(meeting.win, texts), (texts.short_name(meeting.area),)),
            strict=True,
        )
    )
    return Fight(meeting.area, mark, (attacker, defender), is_titled=False)


def ordered(game: UltimusRomanorum, attack: Attack, texts: Words) -> Fight:
    """A battle that written orders lead to; if only a part of an army goes, that is told."""
    chances = _chances(attack.win, texts)
    part = texts("fight-part", part=len(attack.forces[0].units), whole=attack.whole)
    notes = (f"{part} · {chances[0]}", *chances) if attack.whole > len(attack.forces[0].units) else chances
    attacker = _contender(game, attack.forces[0], texts, notes)
    defender = _contender(game, attack.forces[1], texts, (texts.short_name(attack.area),))
    return Fight(attack.area, "", (attacker, defender), is_titled=False)


def fought(game: UltimusRomanorum, battle: Battle, texts: Words, *, is_titled: bool = True) -> Fight:
    """A battle that was fought, with who won and what became of the loser. The map names its place, too."""
    winner, sides = winner_of(battle), (battle.fought.attacker, battle.fought.defender)
    won = texts("fight-won")
    notes = [(won,) if side is winner else _fate(battle, side, texts) for side in sides]
    return Fight(
        battle.fought.area,
        "",
        tuple(
            replace(_contender(game, side, texts, told), is_winner=side is winner)
            for side, told in zip(sides, notes, strict=True)
        ),
        is_titled=is_titled,
    )


def moves_of(game: UltimusRomanorum, arrows: Sequence[Arrow], texts: Words) -> list[Fight]:
    """Orders that lead to no battle: one row for each goal, with who goes there."""
    stacks: dict[str, list[str]] = {}
    for arrow in arrows:
        stacks.setdefault(arrow.path[-1], []).extend(arrow.stack or (arrow.unit,))
    found = []
    for area, pieces in stacks.items():
        army = army_of(game, area, [piece for piece in pieces if piece not in game.data.fleets] or pieces)
        name = texts.short_name(army.leader or (army.people if army.status else ROMANS))
        goal = texts("fight-goes", area=area), texts.short_name(area)
        found.append(Fight(area, "", (Contender(name, army, goal),), is_titled=False))
    return found


def _chances(win: int, texts: Words) -> tuple[str, ...]:
    """The chance to win, in words and as a mere figure."""
    return texts("fight-chance", win=win), texts("fight-chance-short", win=win)


def _fate(battle: Battle, loser: ForceFacts, texts: Words) -> tuple[str, ...]:
    """What became of a beaten Force."""
    destroyed = len(battle.lost(loser, "destroyed"))
    if destroyed >= len(loser.units) + len(loser.leaders) or not battle.retreats:
        return (texts("fight-destroyed") if destroyed else texts("fight-beaten"),)
    if set(loser.units) <= set(battle.lost(loser, "destroyed")):
        return (texts("fight-destroyed"),)
    return texts("fight-fled", areas=tuple(battle.retreats)), texts("fight-fled-short")


def _contender(game: UltimusRomanorum, force: ForceFacts, texts: Words, notes: tuple[str, ...]) -> Contender:
    people = main_people(game, force)
    army = Army("", "roman" if force.camp == "roman" else "barbarian", people, units=len(force.units), pf=force.pf)
    return Contender(texts.short_name(name_of(game, force)), army, notes)


def line_height(found: Sequence[Fight], high: int) -> int:
    """The height of a line with which some fights, one below the other, have room."""
    lines = sum(each.lines for each in found)
    return max(_LOWEST, min(_TALLEST, (high - _BELOW - len(found) * _APART) // max(lines, 1)))


def height_of(fight: Fight, line: int) -> int:
    """The height of a fight whose lines have a height."""
    return fight.lines * line + _APART


def height_below(found: Sequence[Fight]) -> int:
    """The height of the room below a map for a fight alone, or for fights beside each other."""
    if len(found) == 1 and len(found[0].contenders) > 1:
        return _HALF + (_LINE if found[0].is_titled else 0)
    return max((height_of(each, _HIGHEST) for each in found), default=0) + (_BELOW if found else 0)


def height_abreast(found: Sequence[Fight]) -> int:
    """The height of fights below a map, each in a line of its own."""
    return len(found) * _ROW + _AIR


def draw_abreast(picture: Image.Image, box: Box, found: Sequence[Fight]) -> None:
    """Draw fights one below the other, each with its mark and both sides beside each other in a line."""
    left, top, right, bottom = box
    picture.paste(PANEL, box)
    high = (bottom - _AIR - top) / len(found)
    x = left + _EDGE + _DISC
    middle = round((x + right) / 2)
    most = _size_for_all(found, middle - x)
    for place, each in enumerate(found):
        upper, lower = round(top + place * high), round(top + (place + 1) * high)
        if place:
            picture.paste(HAIRLINE, (left + _EDGE, upper - 1, right - _EDGE, upper + 1))
        _mark(each, _DISC).centre(picture, left + _EDGE + _DISC / 2, (upper + lower) / 2)
        halves = (x, middle), (middle, right)
        for who, (start, end) in zip(each.contenders, halves, strict=False):
            _draw_contender(picture, (start, upper + 2, end, lower - 2), who, PANEL, most)


def _size_for_all(found: Sequence[Fight], wide: int) -> int:
    """The largest letters with which every side of some fights has room in a width, so that their rows look alike."""
    room = wide - _BESIDE_SIGN - _CLEAR
    sides = [side for fight in found for side in fight.contenders]
    sizes = range(_LARGEST, _LEAST_NOTE - 1, -1)
    fitting = (size for size in sizes if all(_side_width(side, size) <= room for side in sides))
    return next(fitting, _LARGEST)


def _side_width(who: Contender, size: int) -> float:
    face = Face.BODY if who.is_winner is False else Face.STRONG
    return sum(text_width(text, face, size) for text in (who.name, *who.notes[:1]))


def draw_fights(picture: Image.Image, box: Box, found: Sequence[Fight], texts: Words) -> None:
    """Draw fights one below the other in a box, spread over its height; both sides of a single wide one abreast."""
    left, top, right, bottom = box
    picture.paste(PANEL, box)
    if len(found) == 1 and len(found[0].contenders) > 1 and right - left > _WIDEST:
        _draw_wide(picture, box, found[0], texts)
        return
    line = line_height(found, bottom - top)
    free = max(0, bottom - _BELOW - top - sum(height_of(each, line) for each in found)) / len(found)
    y = float(top)
    for place, each in enumerate(found):
        high = height_of(each, line) + free
        if place:
            picture.paste(GOLD, (left, round(y) - 2, right, round(y) + 2))
        _draw_fight(picture, (left, round(y + free / 2), right, round(y + high)), each, line, texts)
        y += high


def _draw_wide(picture: Image.Image, box: Box, fight: Fight, texts: Words) -> None:
    """A fight alone: its mark, and both sides beside each other."""
    left, top, right, bottom = box
    if fight.is_titled:
        _write_title(picture, (left, top, right, top + _LINE + _APART), fight, _LINE, texts)
        top += _LINE
        x = left + _EDGE
    else:
        disc = _mark(fight, _DISC)
        disc.centre(picture, left + _EDGE + disc.width / 2, (top + bottom) / 2)
        x = left + _EDGE + disc.width + _GAP
    wide = (right - x) / len(fight.contenders)
    for place, each in enumerate(fight.contenders):
        _draw_half(picture, (round(x + place * wide), top, round(x + (place + 1) * wide), bottom), each)


def _draw_half(picture: Image.Image, box: Box, who: Contender) -> None:
    """A side of a fight alone: its strength on its colours, its name, and below it what comes of it."""
    left, top, right, bottom = box
    sign = badge(replace(who.army, camp="roman"), _SIGN)
    sign.centre(picture, left + sign.width / 2, (top + bottom) / 2)
    x = left + sign.width + _EDGE
    room = right - _EDGE - x
    face, colour = (Face.BODY, SECONDARY) if who.is_winner is False else (Face.STRONG, INK)
    y = (top + bottom) / 2 - 8
    note = next((each for each in who.notes if _wide(each, _NOTE) <= room), who.notes[-1])
    write_fitted(picture, x, y, who.name, face, _NAME, room, colour, least=_LEAST)
    write_fitted(picture, x, y + _LINE, note, Face.STRONG, _NOTE, room, PORPHYRY, least=_LEAST)


def _draw_fight(picture: Image.Image, box: Box, fight: Fight, line: int, texts: Words) -> None:
    """Both sides of a fight, with its mark and its place above them, or with its mark beside them."""
    left, top, right = box[0], box[1], min(box[2], box[0] + _WIDEST)
    y = top + _APART / 2
    if fight.is_titled:
        _write_title(picture, (left, top, right, box[3]), fight, line, texts)
    else:
        disc = _mark(fight, min(_DISC, line))
        disc.centre(picture, left + _EDGE + disc.width / 2, y + fight.lines * line / 2)
        left += disc.width + _EDGE
    for place, each in enumerate(fight.contenders, int(fight.is_titled)):
        lined = bool(place)
        row = left, round(y + place * line), right, round(y + (place + 1) * line)
        _draw_contender(picture, row, each, HAIRLINE if lined else PANEL)


def _write_title(picture: Image.Image, box: Box, fight: Fight, line: int, texts: Words) -> None:
    """The mark of a fight and its place."""
    left, top, right, _ = box
    y = top + _APART / 2
    disc = _mark(fight, round(line * 0.86))
    disc.centre(picture, left + _EDGE + disc.width / 2, y + line / 2)
    x = left + _EDGE + disc.width + _GAP
    size = max(_LEAST, round(line * 0.76))
    title = " \u00b7 ".join(filter(None, (texts.short_name(fight.area), fight.told)))
    write_fitted(picture, x, y + line * 0.75, title, Face.STRONG, size, right - x - _EDGE, PORPHYRY, least=_LEAST)


def _mark(fight: Fight, size: int) -> Sprite:
    """The mark of a fight's place, or crossed swords if it has none."""
    if fight.mark:
        return letter_disc(fight.mark, size).shown_as("sign", fight.mark)
    return battle_sign(fight.contenders[0].army.camp, size)


def _draw_contender(picture: Image.Image, box: Box, who: Contender, above: Colour, most: int = _LARGEST) -> None:
    """A side of a fight: its strength on its colours, its name, and at the right what comes of it.

    ``above``: the colour of the line above it. ``most``: its largest letters.
    """
    left, top, right, bottom = box
    line = bottom - top
    picture.paste(above, (left + _EDGE, top, right - _EDGE, top + 2))
    notes = who.notes or ("",)
    side = min(line, _HIGHEST)
    sign = badge(replace(who.army, camp="roman"), side - 2)
    middle = left + _EDGE + round(side * 0.6)
    sign.centre(picture, middle, (top + bottom) / 2 + 1)
    x, base = middle + round(side * 0.6) + _GAP, (top + bottom) / 2 + side * 0.22
    size = min(most, max(_LEAST, round(line * 0.66)))
    face, colour = (Face.BODY, SECONDARY) if who.is_winner is False else (Face.STRONG, INK)
    room = right - _EDGE - x
    least = next((each for each in _SMALLER if text_width(f"{who.name}{notes[-1]}", face, each) <= room - _GAP), 36)
    free = room - _CLEAR - text_width(who.name, face, least)
    fitting = least if least == _LEAST else min(least, _LEAST_NOTE)
    note = next((each for each in notes if text_width(each, face, fitting) <= free), notes[-1])
    taken = write_fitted(
        picture, right - _EDGE, base, note, face, size, max(free, room * 0.2), PORPHYRY if who.is_winner else colour,
        least=fitting, align=1,
    )  # fmt: skip
    write_fitted(picture, x, base, who.name, face, size, room - taken - _CLEAR, colour, least=least)


def _wide(text: str, size: int) -> float:
    return text_width(text, Face.STRONG, size)

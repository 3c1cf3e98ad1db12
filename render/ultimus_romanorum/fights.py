"""Who meets whom in each battle, as rows beside a map: both sides with their strengths, the chance or the outcome."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from PIL import Image

from render.core.canvas import Box
from render.core.fonts import Face, fitted_size, text_width
from render.core.palette import GOLD, HAIRLINE, INK, PANEL, PORPHYRY, SECONDARY
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

_LOWEST, _HIGHEST = 54, 78
"""The height of a line, as the number of fights allows."""

_EDGE, _GAP, _APART = 22, 14, 8
_LEAST: Final = 40
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
    """A battle or a march: the mark of its place on the map, that place, and who is there, the attacker first."""

    area: str
    mark: str
    contenders: tuple[Contender, ...]


def marked(found: Sequence[Fight]) -> list[Fight]:
    """Fights with their numbers, for those without a letter."""
    return [replace(each, mark=each.mark or str(place)) for place, each in enumerate(found, 1)]


def coming(game: UltimusRomanorum, meeting: Meeting, texts: Words, mark: str = "") -> Fight:
    """A battle that is about to be fought."""
    attacker, defender = (
        _contender(game, force, texts, notes)
        for force, notes in zip(
            meeting.forces,
            ((texts("fight-chance", win=meeting.win),), (texts("battle-defends"),)),
            strict=True,
        )
    )
    return Fight(meeting.area, mark, (attacker, defender))


def ordered(game: UltimusRomanorum, attack: Attack, texts: Words) -> Fight:
    """A battle that written orders lead to; if only a part of an army goes, that is told."""
    chance = texts("fight-chance", win=attack.win)
    part = texts("fight-part", part=len(attack.forces[0].units), whole=attack.whole)
    notes = (f"{part} · {chance}", chance) if attack.whole > len(attack.forces[0].units) else (chance,)
    attacker = _contender(game, attack.forces[0], texts, notes)
    return Fight(attack.area, "", (attacker, _contender(game, attack.forces[1], texts, (texts("battle-defends"),))))


def fought(game: UltimusRomanorum, battle: Battle, texts: Words) -> Fight:
    """A battle that was fought, with who won and what became of the loser."""
    winner, sides = winner_of(battle), (battle.fought.attacker, battle.fought.defender)
    return Fight(
        battle.fought.area,
        "",
        tuple(
            replace(
                _contender(game, side, texts, (texts("fight-won"),) if side is winner else _fate(battle, side, texts)),
                is_winner=side is winner,
            )
            for side in sides
        ),
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
        found.append(Fight(area, "", (Contender(name, army, (texts("fight-goes"),)),)))
    return found


def _fate(battle: Battle, loser: ForceFacts, texts: Words) -> tuple[str, ...]:
    """What became of a beaten Force."""
    destroyed = len(battle.lost(loser, "destroyed"))
    if destroyed >= len(loser.units) + len(loser.leaders) or not battle.retreats:
        return (texts("fight-destroyed") if destroyed else texts("fight-beaten"),)
    return texts("fight-fled", area=battle.retreats[0]), texts("fight-beaten")


def _contender(game: UltimusRomanorum, force: ForceFacts, texts: Words, notes: tuple[str, ...]) -> Contender:
    people = main_people(game, force)
    army = Army("", "roman" if force.camp == "roman" else "barbarian", people, units=len(force.units), pf=force.pf)
    return Contender(texts.short_name(name_of(game, force)), army, notes)


def line_height(found: Sequence[Fight], high: int) -> int:
    """The height of a line with which some fights, one below the other, have room."""
    lines = sum(1 + len(each.contenders) for each in found)
    return max(_LOWEST, min(_HIGHEST, (high - len(found) * _APART) // max(lines, 1)))


def height_of(fight: Fight, line: int) -> int:
    """The height of a fight whose lines have a height."""
    return (1 + len(fight.contenders)) * line + _APART


def draw_fights(picture: Image.Image, box: Box, found: Sequence[Fight], texts: Words) -> None:
    """Draw fights one below the other in a box, spread over its height."""
    left, top, right, bottom = box
    picture.paste(PANEL, box)
    line = line_height(found, bottom - top)
    free = max(0, bottom - top - sum(height_of(each, line) for each in found)) / len(found)
    y = float(top)
    for place, each in enumerate(found):
        high = height_of(each, line) + free
        if place:
            picture.paste(GOLD, (left, round(y) - 2, right, round(y) + 2))
        _draw_fight(picture, (left, round(y + free / 2), right, round(y + high)), each, line, texts)
        y += high


def _draw_fight(picture: Image.Image, box: Box, fight: Fight, line: int, texts: Words) -> None:
    """The place of a fight, and below it both sides."""
    left, top, right = box[0], box[1], min(box[2], box[0] + _WIDEST)
    y = top + _APART / 2
    size = round(line * 0.86)
    camp = fight.contenders[0].army.camp
    disc = letter_disc(fight.mark, size).shown_as("sign", fight.mark) if fight.mark else battle_sign(camp, size)
    disc.centre(picture, left + _EDGE + disc.width / 2, y + line / 2)
    x = left + _EDGE + disc.width + _GAP
    size = max(_LEAST, round(line * 0.76))
    write_fitted(
        picture, x, y + line * 0.75, texts.short_name(fight.area), Face.STRONG, size, right - x - _EDGE, PORPHYRY,
        least=_LEAST,
    )  # fmt: skip
    for place, each in enumerate(fight.contenders, 1):
        _draw_contender(picture, (left, round(y + place * line), right, round(y + (place + 1) * line)), each)


def _draw_contender(picture: Image.Image, box: Box, who: Contender) -> None:
    """A side of a fight: its strength on its colours, its name, and at the right what comes of it."""
    left, top, right, bottom = box
    line = bottom - top
    picture.paste(HAIRLINE, (left + _EDGE, top, right - _EDGE, top + 2))
    sign = badge(replace(who.army, camp="roman"), line - 2)
    middle = left + _EDGE + round(line * 0.75)
    sign.centre(picture, middle, (top + bottom) / 2 + 1)
    x, base = middle + round(line * 0.75) + _GAP, top + line * 0.72
    size = max(_LEAST, round(line * 0.66))
    face, colour = (Face.BODY, SECONDARY) if who.is_winner is False else (Face.STRONG, INK)
    room = right - _EDGE - x
    name = text_width(who.name, face, fitted_size(who.name, face, size, room * 0.5, least=_LEAST))
    note = next((each for each in who.notes if _wide(each, size) <= room - name - _GAP), who.notes[-1])
    taken = write_fitted(
        picture, right - _EDGE, base, note, face, size, room * 0.66, PORPHYRY if who.is_winner else colour,
        least=_LEAST, align=1,
    )  # fmt: skip
    write_fitted(picture, x, base, who.name, face, size, room - taken - _GAP, colour, least=_LEAST)


def _wide(text: str, size: int) -> float:
    return text_width(text, Face.STRONG, size)

"""Questions about no place: the answers as large rows with their letters and signs, in place of a map."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PIL import Image

from render.core.canvas import Sprite
from render.core.counters import counter_sprite
from render.core.fonts import Face, text_width, wrapped
from render.core.icons import icon
from render.core.map_symbols import desolation
from render.core.palette import GOLD, HAIRLINE, INK, LOSS, PANEL, PORPHYRY, SECONDARY
from render.core.plates import letter_disc
from render.core.question_frame import STRIP, Item, draw_head, draw_strip, head_height
from render.core.text_panels import write_fitted
from render.core.theatres import WIDTH
from render.core.words import Words
from render.rise_and_fall.answers import MENUS, MOST
from render.rise_and_fall.signs import in_row
from render.rise_and_fall.texts import land_name
from render.rise_and_fall.theme import people_counter, unit_counter
from render.rise_and_fall.turn_card import shown_as
from rules.core.views import DecisionView
from rules.rise_and_fall.data.loader import rise_data
from rules.rise_and_fall.game import RiseAndFall

_FEW: Final = 3
"""Up to this many answers are in one column."""

_ROW, _ROW_ALONE, _EDGE, _GAP, _PADDING = 150, 180, 24, 14, 14
_DISC, _SIGN, _LETTERS, _LEAST, _LINE = 80, 96, 60, 54, 60
_SWORDS, _FOE = 0.36, 0.64
"""The sizes of the swords between two counters and of the counters, as shares of a sign."""


@dataclass(frozen=True)
class Answer:
    """An answer: its option, its sign, what it says, and before that who it is about."""

    option: str
    sign: Callable[[int], Sprite]
    told: str
    who: str = ""


def menu_answers(decision: DecisionView, game: RiseAndFall, texts: Words) -> list[Answer]:
    """The answers to a question about no place; empty if a map shows them."""
    topic, options = decision.get("topic", ""), decision.get("options", ())
    if topic in MENUS:
        found = [Answer(each["id"], partial(_act, each["id"]), each["label"]) for each in options]
    elif topic == "war":
        found = [_war(each["id"], game, texts) for each in options if ":" in each["id"]]
    elif topic == "place-kind":
        kinds = {kind: unit for unit, kind in rise_data().kind.items()}
        found = [
            Answer(each["id"], partial(_unit, kinds[each["id"]]), each["label"])
            for each in options
            if each["id"] in kinds
        ]
    else:
        found = []
    return found if len(found) <= MOST else []


def draw_menu(
    prompt: tuple[str, str], answers: Sequence[Answer], letters: Mapping[str, str], items: Sequence[Item]
) -> Image.Image:
    """What happened and what is asked, the answers in one column or two, and below them what can be spent."""
    head, columns = head_height(*prompt), 1 if len(answers) <= _FEW else 2
    rows, high = math.ceil(len(answers) / columns), _ROW_ALONE if columns == 1 else _ROW
    bottom = head + rows * high + 2 * _PADDING
    picture = Image.new("RGB", (WIDTH, bottom + (STRIP if items else 0)), PANEL)
    draw_head(picture, *prompt)
    wide = WIDTH // columns
    for place, answer in enumerate(answers):
        column, row = divmod(place, rows)
        left, top = column * wide + _EDGE, head + _PADDING + row * high
        if row:
            picture.paste(HAIRLINE, (left, top - 1, left + wide - 2 * _EDGE, top + 1))
        _draw_answer(picture, answer, letters.get(answer.option, ""), (left, top + high / 2, wide - 2 * _EDGE))
    if columns > 1:
        picture.paste(GOLD, (wide - 2, head, wide + 2, bottom))
    if items:
        draw_strip(picture, items)
    return picture


def _draw_answer(picture: Image.Image, answer: Answer, letter: str, at: tuple[float, float, float]) -> None:
    """The letter of an answer, its sign, and its name in one line or two."""
    left, middle, room = at
    if letter:
        disc = letter_disc(letter, _DISC)
        named = disc.shown_as("letter", f"{letter} {answer.option}", disc.letters)
        named.centre(picture, left + _DISC / 2, middle)
    sign = answer.sign(_SIGN)
    x = left + _DISC + _GAP
    sign.centre(picture, x + sign.width / 2, middle)
    x += sign.width + _GAP
    free = left + room - x
    lines = [(answer.told, Face.HEAVY, INK)]
    if answer.who:
        lines = [(answer.who, Face.STRONG, SECONDARY), (answer.told, Face.STRONG, INK)]
    elif text_width(answer.told, Face.HEAVY, _LEAST) > free:
        lines = [(line, Face.HEAVY, INK) for line in wrapped(answer.told, Face.HEAVY, _LEAST, free)[:2]]
    first = middle + 20 - _LINE * (len(lines) - 1) / 2
    for place, (line, face, colour) in enumerate(lines):
        write_fitted(picture, x, first + place * _LINE, line, face, _LETTERS, free, colour, least=_LEAST)


def _war(option: str, game: RiseAndFall, texts: Words) -> Answer:
    """A war that is possible: who would declare it, and on whom."""
    one, _, other = option.partition(":")
    names = [land_name(shown_as(power, game.state), texts) for power in (one, other)]
    return Answer(option, partial(_foes, one, other), names[1], texts("war-by", power=names[0]))


def _foes(one: str, other: str, size: int) -> Sprite:
    """The counters of two powers around swords."""
    swords = round(size * _SWORDS)
    between = Sprite(icon("swords", swords, LOSS), swords, swords)
    own, foe = (counter_sprite(people_counter(power), round(size * _FOE)) for power in (one, other))
    return in_row([own, between, foe], size)


def _unit(unit: str, size: int) -> Sprite:
    return counter_sprite(unit_counter(unit, rise_data().nation[unit]), size)


def _ink(sign: str, size: int) -> Sprite:
    return Sprite(icon(sign, size, PORPHYRY), size, size)


def _act(act: str, size: int) -> Sprite:
    """The sign of an act. Looting leaves ruins; a coin would be taken for a bribe."""
    return desolation(size) if act == "loot" else _ink(_ACTS.get(act, _ANY), size)


_ANY: Final = "scroll"
_ACTS: Final[Mapping[str, str]] = {
    "attack": "swords",
    "move": "cavalry",
    "transfer": "fleet",
    "war": "flame",
    "sue": "envoy",
    "dismiss": "rout",
    "emperor": "eagle",
    "end": "tick",
    "done": "tick",
    "place": "standard",
    "bribe": "coin",
    "rebuild": "temple",
    "walls": "walls",
    "disband": "rout",
    "suggested": "scroll",
    "by-hand": "infantry",
}
"""The acts that a menu offers to their signs."""

"""The battle report: both Forces in columns, the shift on the Combat Table, the die, what each lost, who won."""

from __future__ import annotations

import re
from collections import Counter as Tally
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Final, NamedTuple

from PIL import Image

from render.core.battle_sheet import GRASS, HEAD, HEIGHT, WIDTH
from render.core.canvas import Box, Pen, Sprite, finished, gradient, rounded_mask, smooth, with_shadow
from render.core.counters import Counter, beaten_sprite, counter_sprite, disc_sprite
from render.core.fonts import Face, cap_height, draw_text, text_width, wrapped
from render.core.icons import paste_icon
from render.core.palette import (
    BAND,
    BAND_TEXT,
    BRIGHT_GOLD,
    GOLD,
    INK,
    IVORY,
    PORPHYRY,
    SECONDARY,
    Colour,
    Livery,
    darker,
)
from render.core.picture import Picture
from render.core.plates import letter_disc, parts_of
from render.core.text_panels import panel, pill, write, write_fitted
from render.core.words import Words
from render.ultimus_romanorum.armies import office_of, people_of
from render.ultimus_romanorum.battle_model import Battle, Fate
from render.ultimus_romanorum.theme import EAST, USURPER, WEST, livery, office_sign, silhouette_of
from rules.ultimus_romanorum.chapters.combat_table import result_at, row_of
from rules.ultimus_romanorum.events import ForceFacts
from rules.ultimus_romanorum.game import BARBARIAN, UltimusRomanorum

WIDE: Final = 762
LEFTS: Final = (26, WIDTH - 26 - WIDE)
TOP: Final = HEAD + 14
FOOT: Final = 126
_FOOT_LETTERS: Final = 62
_FOOT_LINES: Final = 2
"""The width of a Force's column, where both begin, and the band with the outcome or the question."""

_HIGH: Final = 550
LOW: Final = 444
"""The height of the columns after the die, and before it."""

MOST_UNITS: Final = 8
_IN_ROW: Final = 4
_PAIRS: Final = 2
"""The most units to choose from that have room, how many are in a row, and the rows of as many: two by two."""

_MOST_TERMS: Final = 3
_NUMBER: Final = re.compile(r" (?=\d+$)")
"""The space before the number of a unit."""

_UNIT, _UNIT_EDGE, _UNIT_LINE = 120, 24, 60
_LETTER, _LETTER_GAP, _MARK = 84, 14, 0.48
"""The size of an answer's letter and the gap after it, and that of the letter on a unit as a share of its counter."""

_FEW_UNITS: Final = 4
"""Up to this many units to choose from have their counters beside their names: of more, the columns show them."""

_BAR, _NAME, _ROLE = 88, 60, 54
_COUNTER: Final = 230
_APART: Final = 14
_EACH: Final = 5
"""Up to this many units have a counter each."""

_ROWS_TOP: Final = 280
_PF: Final = 148
_LEADER, _LEADER_STEP, _LEADER_ROOM, _SECOND_ROOM = 54, 78, 462, 416
_LOSS, _LOSS_HIGH = 62, 96
"""The letters that say what a Force lost, and the strip for it at the foot of its column."""

_MOST_LEADERS: Final = 2
_DIE, _DIE_LETTERS, _ODDS = 150, 72, 54
_TITLE: Final = 64
_LEAST: Final = 54
"""The least letters: those that are 12 pixels large on a picture 360 pixels wide."""

_LEAST_NAME, _SMALL_ROLE = 44, 46
"""The letters of a very long name at the head of a column, and of its role beside it."""

BAND_END: Final = darker(BAND, 0.2)
ROMANS: Final = "romans"
_KINDS: Final = {"LI": "tower", "CO": "infantry", "PA": "standard", "BU": "comes"}
_LOSS_WORDS: Final = {"1/4": "quarter", "1/2": "half", "3/4": "three-quarters"}


NO_LETTERS: Final[Mapping[str, str]] = MappingProxyType({})


class Answer(NamedTuple):
    """An answer to a question about a battle: a unit, or what may be done, and what it means.

    Units have letters, so that no one takes a unit for another one that looks like it.
    """

    name: str
    note: str
    unit: str = ""
    letter: str = ""


def draw_battle(battle: Battle, game: UltimusRomanorum, texts: Words) -> Picture:
    """The report of a battle. ``game`` is the position after it."""
    picture = _sheet(battle, game, texts, is_over=True)
    _draw_outcome(picture, battle, game, texts)
    return _finished(picture, battle, game, texts)


def draw_asked(
    battle: Battle, game: UltimusRomanorum, texts: Words, question: str, answers: Sequence[Answer] = ()
) -> Picture:
    """The report of a battle so far, with what is asked after its die: whose losses, where to, on which terms.

    ``answers``: the units or the terms to choose from, which are shown in place of the die.
    """
    picture = _asked_for(answers, battle, game, texts) if answers else _sheet(battle, game, texts, is_over=False)
    won = texts("battle-won", winner=name_of(game, winner_of(battle)))
    draw_foot(picture, question if parts_of(question)[0] else f"{won}. {question}", BRIGHT_GOLD, INK)
    return _finished(picture, battle, game, texts, told_of_answers(answers))


def _asked_for(answers: Sequence[Answer], battle: Battle, game: UltimusRomanorum, texts: Words) -> Image.Image:
    """Both Forces, and below them what to choose from."""
    picture = Image.new("RGB", (WIDTH, HEIGHT))
    picture.paste(gradient(WIDTH, HEIGHT - HEAD, *GRASS), (0, HEAD))
    draw_title(picture, battle, texts)
    for left, force in zip(LEFTS, (battle.fought.attacker, battle.fought.defender), strict=True):
        Side(picture, battle, game, texts, force, LOW, letters_of(answers)).draw(left)
    draw_answers(picture, answers, game, texts)
    return picture


def draw_answers(picture: Image.Image, answers: Sequence[Answer], game: UltimusRomanorum, texts: Words) -> None:
    """What to choose from, between the columns and the foot: units with their strength, or terms and their meaning."""
    top, bottom = TOP + LOW + 12, HEIGHT - FOOT - 12
    panel(WIDTH - 52, bottom - top).put(picture, 26, top)
    rows = -(-len(answers) // _IN_ROW) if len(answers) != _IN_ROW else _PAIRS
    in_row = -(-len(answers) // rows)
    wide, high = (WIDTH - 52 - 2 * _UNIT_EDGE) / in_row, (bottom - top) / rows
    for place, each in enumerate(answers):
        row, column = divmod(place, in_row)
        left, y = 26 + _UNIT_EDGE + column * wide, top + row * high
        box = round(left), round(y), round(left + wide), round(y + high)
        if each.unit:
            _draw_unit(picture, box, each, game, with_counter=len(answers) <= _FEW_UNITS)
        else:
            _draw_terms(picture, box, each)


def letters_of(answers: Iterable[Answer]) -> dict[str, str]:
    """The letters of units to choose from."""
    return {each.unit: each.letter for each in answers if each.letter}


def _draw_terms(picture: Image.Image, box: Box, answer: Answer) -> None:
    """An answer, and below it what it means."""
    left, top, right, bottom = box
    room = right - left - 30
    told = [(answer.name, Face.STRONG, INK)]
    told += [(line, Face.BODY, PORPHYRY) for line in wrapped(answer.note, Face.BODY, _LEAST, room)[:_MOST_TERMS]]
    _write_lines(picture, (left, (top + bottom) / 2), told, room)


def _draw_unit(picture: Image.Image, box: Box, answer: Answer, game: UltimusRomanorum, *, with_counter: bool) -> None:
    """A unit to choose: its letter, its counter if there's room, and beside it its name and its strength."""
    left, top, right, bottom = box
    middle = (top + bottom) / 2
    disc = _disc(answer.letter, answer.unit, _LETTER)
    disc.centre(picture, left + _LETTER / 2, middle)
    x = left + _LETTER + _LETTER_GAP
    if with_counter:
        size = min(_UNIT, bottom - top - 20)
        sign = counter_sprite(_bare(game, answer.unit, people_of(game, answer.unit)), size)
        sign.put(picture, x, round(middle - sign.height / 2))
        x += size + _LETTER_GAP
    room = right - x - 20
    lines = wrapped(_NUMBER.sub("\u00a0", answer.name), Face.STRONG, _LEAST, room)[:2]
    told = [(line, Face.STRONG, INK) for line in lines]
    if (len(lines) + 1) * _UNIT_LINE <= bottom - top:
        told.append((answer.note, Face.BODY, PORPHYRY))
    _write_lines(picture, (x, middle), told, room)


def _disc(letter: str, unit: str, size: int) -> Sprite:
    """The letter of a unit."""
    disc = letter_disc(letter, size)
    return disc.shown_as("letter", f"{letter} {unit}", disc.letters)


def _write_lines(
    picture: Image.Image, at: tuple[float, float], told: Sequence[tuple[str, Face, Colour]], room: float
) -> None:
    """Lines below each other, with their middle at a height."""
    x, y = at[0], at[1] + 18 - _UNIT_LINE * (len(told) - 1) / 2
    for line, face, colour in told:
        write_fitted(picture, x, y, line, face, _LEAST, room, colour, least=44)
        y += _UNIT_LINE


def _bare(game: UltimusRomanorum, unit: str, people: str) -> Counter:
    """The counter of a unit without letters: letters of that size can't be read on a phone."""
    kind = _KINDS.get(game.unit(unit).category) or silhouette_of(people)
    return Counter(replace(livery(people), letters=""), kind)


def told_of_answers(answers: Iterable[Answer]) -> list[str]:
    """The answers as a sentence; none without any."""
    told = [" ".join(filter(None, (each.letter, each.name, f"({each.note})"))) for each in answers]
    return [f"{', '.join(told)}."] if told else []


def _finished(
    picture: Image.Image, battle: Battle, game: UltimusRomanorum, texts: Words, answers: Sequence[str] = ()
) -> Picture:
    fought = battle.fought
    told = " ".join([*answers, alt_text(battle, game, texts)])
    return finished(picture, f"{fought.scene or 'battle'}-{fought.area}", told)


def _sheet(battle: Battle, game: UltimusRomanorum, texts: Words, *, is_over: bool) -> Image.Image:
    """Both Forces, the column, the die and what the table costs each; its foot is still bare."""
    picture = Image.new("RGB", (WIDTH, HEIGHT))
    picture.paste(gradient(WIDTH, HEIGHT - HEAD, *GRASS), (0, HEAD))
    draw_title(picture, battle, texts)
    for left, force in zip(LEFTS, (battle.fought.attacker, battle.fought.defender), strict=True):
        side = Side(picture, battle, game, texts, force, _HIGH)
        side.draw(left, side.lost(is_over=is_over))
    _draw_die(picture, battle, game, texts)
    return picture


def draw_title(picture: Image.Image, battle: Battle, texts: Words) -> None:
    """The dark head with the place and the year of a battle."""
    picture.paste(gradient(WIDTH, HEAD, BAND, BAND_END), (0, 0))
    paste_icon(picture, 26, 18, "swords", 72, GOLD)
    year = write(picture, WIDTH - 30, 76, str(battle.fought.turn), Face.TITLE, _TITLE, BRIGHT_GOLD, align=1)
    title = texts("battle-title", area=battle.fought.area).upper()
    write_fitted(picture, 120, 76, title, Face.TITLE, _TITLE, WIDTH - 190 - year, BAND_TEXT, least=36, spacing=2)


def draw_foot(picture: Image.Image, text: str, ground: Colour, colour: Colour) -> None:
    """The band at the foot of a battle with who won, or with what is asked: in two lines if it's long."""
    picture.paste(ground, (0, HEIGHT - FOOT, WIDTH, HEIGHT))
    room = WIDTH - 60
    whole = text_width(text, Face.STRONG, _LEAST) <= room
    for place, line in enumerate([text] if whole else _in_two_lines(text, room)):
        y = HEIGHT - FOOT / 2 + (21 if whole else -16 + place * 54)
        largest = _FOOT_LETTERS if whole else _LEAST
        write_fitted(picture, WIDTH / 2, y, line, Face.STRONG, largest, room, colour, least=_LEAST, align=0.5)


def _in_two_lines(text: str, room: int) -> list[str]:
    """A long text in two lines: after its first part, or else as they fit."""
    first, _, rest = text.partition(" \u00b7 ")
    parts = [first, rest] if rest else wrapped(text, Face.STRONG, _LEAST, room)[:2]
    fits = all(text_width(part, Face.STRONG, _LEAST) <= room for part in parts)
    return parts if fits else wrapped(text, Face.STRONG, _LEAST, room)[:2]


def battle_line(battle: Battle, game: UltimusRomanorum, texts: Words) -> str:
    """Who attacked whom, and when."""
    fought = battle.fought
    return texts(
        "battle-line", year=str(fought.turn), attacker=name_of(game, fought.attacker),
        defender=name_of(game, fought.defender),
    )  # fmt: skip


def name_of(game: UltimusRomanorum, force: ForceFacts) -> str:
    """What a Force is called: its best leader, or its people."""
    people = main_people(game, force)
    return _chief(game, force) or (ROMANS if people in (WEST, EAST, USURPER) else people)


def _chief(game: UltimusRomanorum, force: ForceFacts) -> str:
    """The best leader with a name."""
    named = [leader for leader in force.leaders if not game.leader(leader).generic]
    return max(named, key=lambda each: (bool(office_of(game, each)), game.leader(each).cc), default="")


def main_people(game: UltimusRomanorum, force: ForceFacts) -> str:
    """The people of a Force's best leader, or else the one with the most units."""
    chief = _chief(game, force)
    if chief:
        return _people(game, chief, force)
    peoples = [_people(game, piece, force) for piece in (*force.units, *force.leaders)]
    return max(dict.fromkeys(peoples), key=peoples.count, default="")


def _people(game: UltimusRomanorum, piece: str, force: ForceFacts) -> str:
    """The people of a counter; Romans in the Barbarian camp follow a Usurper, even if he has fallen since."""
    if force.camp == BARBARIAN and not game.tribe_of(piece):
        return USURPER
    return people_of(game, piece)


class Side:
    """One of the columns: a Force with its leaders, its strength and its units."""

    def __init__(
        self, picture: Image.Image, battle: Battle, game: UltimusRomanorum, texts: Words, force: ForceFacts, high: int,
        letters: Mapping[str, str] = NO_LETTERS,
    ) -> None:  # fmt: skip
        self._picture = picture
        self._battle = battle
        self._game = game
        self._texts = texts
        self._force = force
        self._people = main_people(game, force)
        self._high = high
        self._letters = letters

    def draw(self, left: int, lost: str = "") -> None:
        """Draw the column with its left edge at ``left``, and at its foot what the Force lost."""
        colours = livery(self._people)
        panel(WIDE, self._high, colours.counter).put(self._picture, left, TOP)
        self._picture.paste(colours.counter, (left + 2, TOP + 2), rounded_mask(WIDE - 4, _BAR, 10))
        role = self._texts("battle-attacks" if self._force is self._battle.fought.attacker else "battle-defends")
        name = self._texts.short_name(name_of(self._game, self._force)).upper()
        room = WIDE - 44 - self._write_role(left, role, text_width(name, Face.TITLE, _LEAST_NAME))
        y, colour = TOP + 64, colours.silhouette
        write_fitted(self._picture, left + 22, y, name, Face.TITLE, _NAME, room, colour, least=_LEAST_NAME)
        self._draw_leaders(left + 22)
        self._draw_strength(left + WIDE - 24, colours)
        more = (len(_loss_lines(lost)) - 1) * _LEAST
        self._draw_units(left + 22, TOP + self._high - (_LOSS_HIGH + more if lost else 14))
        if lost:
            self._write_loss(left + WIDE / 2, lost)

    def _write_role(self, left: int, role: str, name: float) -> float:
        """Whether the Force attacks, beside a name of some width; the room taken, none if there isn't enough."""
        for letters in (_ROLE, _SMALL_ROLE):
            taken = text_width(role, Face.ITALIC, letters) + 22
            if name + taken <= WIDE - 44:
                colour = livery(self._people).silhouette
                write(self._picture, left + WIDE - 22, TOP + 61, role, Face.ITALIC, letters, colour, align=1)
                return taken
        return 0  # the other column says who attacks whom

    def _write_loss(self, x: float, lost: str) -> None:
        """What the Force lost, at the foot of its column."""
        lines = _loss_lines(lost)
        for place, line in enumerate(reversed(lines)):
            y, size = TOP + self._high - 28 - place * _LEAST, _LOSS if len(lines) == 1 else _LEAST
            write_fitted(self._picture, x, y, line, Face.STRONG, size, WIDE - 50, INK, least=_LEAST, align=0.5)

    def lost(self, *, is_over: bool) -> str:
        """How many units the Force lost, or what it will lose if the losses are still to be chosen."""
        counted = losses_told(self._battle, self._force, self._texts)
        if counted or is_over:
            return self._texts.joined(counted) or self._texts("battle-unhurt")
        fought = self._battle.fought
        code = fought.attacker_loss if self._force is fought.attacker else fought.defender_loss
        loss = self._texts(f"loss-{_LOSS_WORDS.get(code, code.lower())}")
        return loss if code == _ONLY_RETREATS else self._texts("battle-to-lose", loss=loss)

    def _rank(self, leader: str) -> tuple[bool, bool, bool, int]:
        facts, chief = self._game.leader(leader), _chief(self._game, self._force)
        return leader != chief, not office_of(self._game, leader), facts.generic, -facts.cc

    def _draw_leaders(self, left: int) -> None:
        """The leaders with an office or a name, each with his tactical bonus; first the one who names the Force."""
        named = sorted(self._force.leaders, key=self._rank)
        for place, leader in enumerate(named[:_MOST_LEADERS]):
            y = TOP + _BAR + 12 + place * _LEADER_STEP
            office = office_of(self._game, leader)
            colours = livery(_people(self._game, leader, self._force))
            sign = office_sign(office, 66) if office else counter_sprite(Counter(colours, "comes"), 64)
            colour = INK
            if self._battle.fates.get(leader) == "destroyed":
                disc_sprite("cross", 66, IVORY, INK, INK).put(self._picture, left, y)
                colour = SECONDARY
            else:
                sign.put(self._picture, left, y)
            text = self._texts(
                "battle-leader", leader=self._texts.short_name(leader), bonus=self._game.leader(leader).bt
            )
            joined = "\u00a0".join(text.rsplit(" ", 1))  # the bonus isn't alone in a line
            lines = wrapped(joined, Face.STRONG, _LEADER, _LEADER_ROOM)[:2] if len(named) == 1 else [text]
            room = _LEADER_ROOM if not place else _SECOND_ROOM
            for row, line in enumerate(lines):
                at = left + 80, y + 50 + row * 54
                write_fitted(self._picture, *at, line, Face.STRONG, _LEADER, room, colour, least=48)

    def _draw_strength(self, right: int, colours: Livery) -> None:
        ground = colours.counter if not colours.light_ground else INK
        write(self._picture, right, TOP + _BAR + 110, str(self._force.pf), Face.HEAVY, _PF, ground, align=1)
        text = self._texts("battle-strength")
        write_fitted(self._picture, right, TOP + _BAR + 158, text, Face.BODY, _LEAST, 230, SECONDARY, least=48, align=1)

    def _draw_units(self, left: int, bottom: int) -> None:
        """Every unit, the lost ones stamped, as large as they fit; of many, those that are alike share a counter."""
        looks = [self._look(unit) for unit in sorted(self._force.units, key=lambda each: self._letters.get(each, ""))]
        if not looks:
            return
        shown = list(Tally(looks).items()) if len(looks) > _EACH else [(look, 1) for look in looks]
        top = TOP + _ROWS_TOP
        size, per_row = max(_sizes(len(shown), bottom - top), key=lambda each: (each[0], -each[1]))
        for place, ((counter, fate, chosen), count) in enumerate(shown):
            x, y = left + place % per_row * (size + _APART), top + place // per_row * (size + _APART)
            _fated(counter, fate, size).put(self._picture, x, y)
            if chosen:
                disc = _disc(self._letters[chosen], chosen, round(size * _MARK))
                disc.centre(self._picture, x + size - disc.width / 2 + 8, y + disc.height / 2 - 8)
            if count > 1:
                times = pill(f"×{count}", round(size * 0.32), INK)
                times.put(self._picture, x + size - times.width + 6, y + size - times.height + 2)

    def _look(self, unit: str) -> tuple[Counter, Fate | None, str]:
        """The counter of a unit, what became of it, and the unit itself if it may be chosen."""
        counter = _bare(self._game, unit, _people(self._game, unit, self._force))
        return counter, self._battle.fates.get(unit), unit if unit in self._letters else ""


def _loss_lines(lost: str) -> list[str]:
    """What a Force lost, in one line or two."""
    return wrapped(lost, Face.STRONG, _LEAST, WIDE - 50)[:2] or [""]


def _fated(counter: Counter, fate: Fate | None, size: int) -> Sprite:
    """A counter with the stamp of what became of its unit."""
    if fate is None:
        return counter_sprite(counter, size)
    return beaten_sprite(counter, size, "routed" if fate == "reduced" else "destroyed")


def _sizes(count: int, high: int) -> Iterator[tuple[int, int]]:
    """The sizes that counters may have in so much height, each with how many are in a row."""
    wide = WIDE - 44
    for per_row in range(1, count + 1):
        rows = -(-count // per_row)
        yield min(_COUNTER, wide // per_row - _APART, high // rows - _APART), per_row


def _draw_die(picture: Image.Image, battle: Battle, game: UltimusRomanorum, texts: Words) -> None:
    """The die with what was added, and below it on how many faces the attacker would have won."""
    fought, top, bottom = battle.fought, TOP + _HIGH + 12, HEIGHT - FOOT - 12
    panel(WIDTH - 52, bottom - top).put(picture, 26, top)
    middle, left = (top + bottom) / 2, 60
    if fought.die is None:
        names = tuple(each.stratagem for each in battle.stratagems) or ("",)
        text = texts("battle-no-die", stratagem=names[-1])
    else:
        ten_sided(fought.die, _DIE).put(picture, left, middle - _DIE / 2)
        left += _DIE + 40
        added = [texts("battle-shift", cause=texts(each.cause), by=signed(each.value)) for each in fought.modifiers]
        total = fought.die + sum(each.value for each in fought.modifiers)
        text = texts("battle-die", die=fought.die)
        text = f"{', '.join([text, *added])} = {total}" if added else text
    room = WIDTH - 60 - left
    write_fitted(picture, left, middle - 12, text, Face.HEAVY, _DIE_LETTERS, room, INK, least=48)
    odds = told_of_odds(battle, game, texts, winning_faces(battle, game))
    write_fitted(picture, left, middle + 58, odds, Face.STRONG, _ODDS, room, SECONDARY, least=44)


def told_of_odds(battle: Battle, game: UltimusRomanorum, texts: Words, faces: int) -> str:
    """The odds with what shifted them, if anything did, and on how many faces of the die the attacker wins."""
    fought = battle.fought
    attacker = name_of(game, fought.attacker)
    before, column = (each.replace("/", ":") for each in (fought.column, fought.shifted))
    if before == column:
        return texts("battle-odds", column=column, count=faces, attacker=attacker)
    if len(fought.shifts) > 1:
        return texts("battle-odds-shifted-twice", before=before, column=column, count=faces)
    cause = texts(f"battle-{fought.shifts[0].cause}")
    return texts("battle-odds-shifted", before=before, column=column, causes=cause, count=faces, attacker=attacker)


def winning_faces(battle: Battle, game: UltimusRomanorum) -> int:
    """On how many faces of the die the attacker wins, with all that was added to it."""
    fought = battle.fought
    column = [each.label for each in game.data.tables.columns].index(fought.shifted)
    added = sum(each.value for each in fought.modifiers)
    rows = [fought.row] * 10 if fought.die is None else [row_of(game, face + added) for face in range(10)]
    return sum(result_at(game, column, row).winner == "attacker" for row in rows)


def losses_told(battle: Battle, force: ForceFacts, texts: Words) -> list[str]:
    """How many units of a Force were reduced and destroyed."""
    told = []
    for fate in ("reduced", "destroyed"):
        count = sum(battle.fates.get(unit) == fate for unit in force.units)
        if count:
            told.append(texts(f"battle-{fate}", count=count))
    return told


def _draw_outcome(picture: Image.Image, battle: Battle, game: UltimusRomanorum, texts: Words) -> None:
    """The winner on a band in his colours."""
    force = winner_of(battle)
    colours = livery(main_people(game, force))
    told = outcomes(battle, game, texts)
    fitting = next((each for each in told if _has_room(each)), told[-1])
    draw_foot(picture, fitting, colours.counter, colours.silhouette)


def _has_room(text: str) -> bool:
    """Whether a text fits into the two lines at the foot."""
    return len(wrapped(text, Face.STRONG, _LEAST, WIDTH - 60)) <= _FOOT_LINES


def winner_of(battle: Battle) -> ForceFacts:
    """The Force that won."""
    fought = battle.fought
    return fought.attacker if fought.winner == fought.attacker.camp else fought.defender


def outcome(battle: Battle, game: UltimusRomanorum, texts: Words) -> str:
    """Who won, who fell, where the beaten went, and the points."""
    return outcomes(battle, game, texts)[0]


def outcomes(battle: Battle, game: UltimusRomanorum, texts: Words) -> list[str]:
    """The outcome of a battle: with all areas to which the beaten went, and with their number only."""
    areas = tuple(battle.retreats)
    return [_outcome(battle, game, texts, goal) for goal in _goals(areas, texts)]


def _goals(areas: Sequence[str], texts: Words) -> tuple[str, ...]:
    """The areas to which the beaten went, by name and, if they are several, by number."""
    named = texts("battle-goals", areas=tuple(areas))
    return (named, texts("battle-areas", count=len(areas))) if len(areas) > 1 else (named,)


def _outcome(battle: Battle, game: UltimusRomanorum, texts: Words, goal: str) -> str:
    fought, force = battle.fought, winner_of(battle)
    loser = fought.defender if force is fought.attacker else fought.attacker
    told = [texts("battle-won", winner=name_of(game, force))]
    fallen = tuple(leader for leader in loser.leaders if battle.fates.get(leader) == "destroyed")
    if fallen:
        told.append(texts("battle-fallen", leaders=fallen[:2]))
    elif battle.retreats:
        told.append(_retreat(battle, loser, texts, goal))
    points = sum(each.pv for each in battle.points)
    if points:
        told.append(texts("battle-points", count=points))
    return " · ".join(told)


def _retreat(battle: Battle, loser: ForceFacts, texts: Words, goal: str) -> str:
    """Where the beaten went: units, or a leader who has lost them all; only some, as long as others are still there."""
    left = [leader for leader in loser.leaders if leader not in battle.fates]
    if len(left) == 1 and len(battle.lost(loser, "destroyed")) == len(loser.units):
        return texts("battle-escape", leader=texts.short_name(left[0]), goal=goal)
    gone = {*battle.lost(loser, "destroyed")}.union(*battle.retreats.values())
    who = "all" if gone.issuperset((*loser.leaders, *loser.units)) else "some"
    return texts("battle-retreat", goal=goal, who=who)


_ONLY_RETREATS, _ALL = "R", "E"
"""The results of a Force that loses no step, and of one that loses all its units."""


def alt_text(battle: Battle, game: UltimusRomanorum, texts: Words) -> str:
    """The battle in sentences."""
    fought = battle.fought
    told = [f"{texts('battle-title', area=fought.area)}, {battle_line(battle, game, texts)}."]
    for force, loss in ((fought.attacker, fought.attacker_loss), (fought.defender, fought.defender_loss)):
        said = texts(
            "alt-force",
            who=name_of(game, force),
            pf=force.pf,
            units=len(force.units),
            quality=force.quality,
            tactical=force.tactical,
        )
        counted, word = losses_told(battle, force, texts), texts(f"loss-{_LOSS_WORDS.get(loss, loss.lower())}")
        if (counted and loss != _ALL) or loss == _ONLY_RETREATS:
            told.append(texts("alt-lost", force=said, loss=word, lost=tuple(counted or [texts("battle-unhurt")])))
        else:  # all are destroyed, the losses are still being chosen, or come to nothing
            told.append(texts("alt-to-lose", force=said, loss=word))
    causes = [
        texts("battle-shift", cause=texts(each.cause), by=signed(each.value))
        for each in (*fought.shifts, *fought.modifiers)
    ]
    told.append(
        texts(
            "alt-die",
            column=fought.column,
            shifted=fought.shifted,
            die="–" if fought.die is None else str(fought.die),
            row=fought.row,
            causes=texts.joined(causes) or texts("battle-no-modifier"),
        )
    )
    return " ".join([*told, f"{outcome(battle, game, texts)}."])


def ten_sided(number: int, size: int) -> Sprite:
    """A ten-sided die: a kite with its number."""

    def paint(pen: Pen) -> None:
        s = float(size)
        outline = [(s / 2, 0.0), (s, s * 0.42), (s, s * 0.60), (s / 2, s), (0.0, s * 0.60), (0.0, s * 0.42)]
        pen.polygon(outline, INK)
        inner = [(s / 2 + (x - s / 2) * 0.93, s / 2 + (y - s / 2) * 0.93) for x, y in outline]
        pen.polygon(inner, IVORY)
        kite = [(s / 2, s * 0.06), (s * 0.84, s * 0.56), (s / 2, s * 0.76), (s * 0.16, s * 0.56)]
        pen.line([*kite, kite[0]], 2.2, SECONDARY)
        for x, y in (((0.84), 0.56), (0.16, 0.56)):
            pen.line([(s * x, s * y), (s * (0.97 if x > 0.5 else 0.03), s * 0.55)], 2.2, SECONDARY)
        pen.line([(s / 2, s * 0.76), (s / 2, s * 0.96)], 2.2, SECONDARY)
        letters = round(size * 0.5)
        base = (s * 0.47 + cap_height(Face.HEAVY, letters) / 2) * pen.scale
        draw_text(
            pen.draw, s / 2 * pen.scale, base, str(number), Face.HEAVY, letters * pen.scale, (*INK, 255), align=0.5
        )

    return with_shadow(smooth(size, size, paint), blur=2, drop=2, strength=0.35)


def signed(value: int) -> str:
    """A number with its sign."""
    return f"+{value}" if value > 0 else f"−{-value}"

"""The battle report: both Forces in columns, the shift on the Combat Table, the die, what each lost, who won."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PIL import Image

from render.core.battle_sheet import GRASS, HEAD, HEIGHT, WIDTH, draw_head
from render.core.canvas import Pen, Sprite, finished, gradient, rounded_mask, smooth, with_shadow
from render.core.counters import Counter, beaten_sprite, counter_sprite
from render.core.fonts import Face, cap_height, draw_text, wrapped
from render.core.icons import paste_icon
from render.core.palette import (
    BRIGHT_GOLD,
    GOLD,
    HAIRLINE,
    INK,
    IVORY,
    PANEL,
    SECONDARY,
    Livery,
)
from render.core.picture import Picture
from render.core.text_panels import panel, write, write_fitted
from render.core.words import Words
from render.ultimus_romanorum.armies import office_of, people_of
from render.ultimus_romanorum.battle_model import Battle
from render.ultimus_romanorum.theme import EAST, USURPER, WEST, livery, office_sign, silhouette_of
from rules.ultimus_romanorum.events import ForceFacts
from rules.ultimus_romanorum.game import BARBARIAN, UltimusRomanorum

_PLATE: Final = (762, 422)
_TOP: Final = HEAD + 14
LEFTS: Final = (26, WIDTH - 26 - 762)
_BAR: Final = 62
_COUNTER: Final = 186
_APART: Final = 12
_ROWS_TOP: Final = 208
_PF: Final = 104
_LOSS: Final = 39
"""The letters that say what a Force lost."""

_MOST_LEADERS: Final = 2
_STRIP_TOP: Final = _TOP + _PLATE[1] + 14
_STRIP_HEIGHT: Final = 92
_LOWER_TOP: Final = _STRIP_TOP + _STRIP_HEIGHT + 12
FOOT: Final = 70
LOWER: Final = (_LOWER_TOP, HEIGHT - FOOT - 12)
ROMANS: Final = "romans"
_KINDS: Final = {"LI": "tower", "CO": "infantry", "PA": "standard", "BU": "comes"}
_LOSS_WORDS: Final = {"1/4": "quarter", "1/2": "half", "3/4": "three-quarters"}


def draw_battle(battle: Battle, game: UltimusRomanorum, texts: Words) -> Picture:
    """The report of a battle. ``game`` is the position after it."""
    picture = _sheet(battle, game, texts)
    _draw_outcome(picture, battle, game, texts)
    return _finished(picture, battle, game, texts)


def draw_asked(battle: Battle, game: UltimusRomanorum, texts: Words, question: str) -> Picture:
    """The report of a battle so far, with what is asked after its die: whose losses, where to, on which terms."""
    picture = _sheet(battle, game, texts)
    picture.paste(BRIGHT_GOLD, (0, HEIGHT - FOOT, WIDTH, HEIGHT))
    asked = f"{texts('battle-won', winner=name_of(game, winner_of(battle)))}. {question}"
    write_fitted(
        picture, WIDTH / 2, HEIGHT - 22, asked, Face.STRONG, 44, WIDTH - 80, INK, least=24, align=0.5
    )  # fmt: skip
    return _finished(picture, battle, game, texts)


def _finished(picture: Image.Image, battle: Battle, game: UltimusRomanorum, texts: Words) -> Picture:
    fought = battle.fought
    return finished(picture, f"{fought.scene or 'battle'}-{fought.area}", alt_text(battle, game, texts))


def _sheet(battle: Battle, game: UltimusRomanorum, texts: Words) -> Image.Image:
    """Both Forces, the column, the die and what the table costs each; its foot is still bare."""
    picture = Image.new("RGB", (WIDTH, HEIGHT))
    picture.paste(gradient(WIDTH, HEIGHT - HEAD, *GRASS), (0, HEAD))
    fought = battle.fought
    title = texts("battle-title", area=fought.area)
    draw_head(picture, "swords", title, battle_line(battle, game, texts))
    for place, force in enumerate((fought.attacker, fought.defender)):
        Side(picture, battle, game, texts, force).draw(LEFTS[place])
    draw_strip(picture, battle, game, texts)
    _draw_die(picture, battle, texts)
    _draw_losses(picture, battle, game, texts)
    return picture


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
        self, picture: Image.Image, battle: Battle, game: UltimusRomanorum, texts: Words, force: ForceFacts
    ) -> None:
        self._picture = picture
        self._battle = battle
        self._game = game
        self._texts = texts
        self._force = force
        self._people = main_people(game, force)

    def draw(self, left: int) -> None:
        """Draw the column with its left edge at ``left``."""
        colours, (width, height) = livery(self._people), _PLATE
        panel(width, height, colours.counter).put(self._picture, left, _TOP)
        self._picture.paste(colours.counter, (left + 2, _TOP + 2), rounded_mask(width - 4, _BAR, 10))
        role = self._texts("battle-attacks" if self._force is self._battle.fought.attacker else "battle-defends")
        name = self._texts.short_name(name_of(self._game, self._force))
        write_fitted(
            self._picture, left + 22, _TOP + 46, name.upper(), Face.TITLE, 42, width - 260, colours.silhouette,
            least=22, spacing=1,
        )  # fmt: skip
        write_fitted(
            self._picture,
            left + width - 22,
            _TOP + 44,
            role,
            Face.ITALIC,
            36,
            220,
            colours.silhouette,
            least=20,
            align=1,
        )
        self._draw_leaders(left + 22)
        self._draw_strength(left + width - 24, colours)
        self._draw_units(left + 22)

    def _draw_leaders(self, left: int) -> None:
        """The leaders with an office or a name, each with his tactical bonus."""
        named = sorted(
            self._force.leaders, key=lambda each: (not office_of(self._game, each), self._game.leader(each).generic)
        )
        for place, leader in enumerate(named[:_MOST_LEADERS]):
            y = _TOP + _BAR + 20 + place * 60
            office = office_of(self._game, leader)
            colours = livery(_people(self._game, leader, self._force))
            sign = office_sign(office, 54) if office else counter_sprite(Counter(colours, "comes"), 52)
            sign.put(self._picture, left, y)
            colour = INK
            if self._battle.fates.get(leader) == "destroyed":
                paste_icon(self._picture, left + 30, y + 24, "cross", 32, INK)
                colour = SECONDARY
            text = self._texts(
                "battle-leader", leader=self._texts.short_name(leader), bonus=self._game.leader(leader).bt
            )
            write_fitted(self._picture, left + 70, y + 40, text, Face.STRONG, 38, 440, colour, least=20)

    def _draw_strength(self, right: int, colours: Livery) -> None:
        ground = colours.counter if not colours.light_ground else INK
        write(self._picture, right, _TOP + _BAR + 96, str(self._force.pf), Face.HEAVY, _PF, ground, align=1)
        text = self._texts("battle-strength")
        write_fitted(self._picture, right, _TOP + _BAR + 130, text, Face.BODY, 30, 180, SECONDARY, least=18, align=1)

    def _draw_units(self, left: int) -> None:
        """Every unit, the lost ones stamped, as large as they fit."""
        units = self._force.units
        if not units:
            return
        size, per_row = max(_sizes(len(units)), key=lambda each: (each[0], -each[1]))
        for place, unit in enumerate(units):
            x, y = left + place % per_row * (size + _APART), _TOP + _ROWS_TOP + place // per_row * (size + _APART)
            self._unit(unit, size).put(self._picture, x, y)

    def _unit(self, unit: str, size: int) -> Sprite:
        people = _people(self._game, unit, self._force)
        counter = Counter(livery(people), _KINDS.get(self._game.unit(unit).category) or silhouette_of(people))
        fate = self._battle.fates.get(unit)
        if fate is None:
            return counter_sprite(counter, size)
        return beaten_sprite(counter, size, "routed" if fate == "reduced" else "destroyed")


def _sizes(count: int) -> Iterator[tuple[int, int]]:
    """The sizes that counters may have, each with how many are in a row."""
    wide, high = _PLATE[0] - 44, _PLATE[1] - _ROWS_TOP - 4
    for per_row in range(1, count + 1):
        rows = -(-count // per_row)
        yield min(_COUNTER, wide // per_row - _APART, high // rows - _APART), per_row


def draw_strip(picture: Image.Image, battle: Battle, game: UltimusRomanorum, texts: Words) -> None:
    """The columns of the Combat Table: the ratio's in grey, that of the battle in gold."""
    labels = [column.label for column in game.data.tables.columns]
    fought = battle.fought
    left, step = 26, (WIDTH - 52 + 8) // len(labels)
    before, after = labels.index(fought.column), labels.index(fought.shifted)
    for place, label in enumerate(labels):
        ground, colour = PANEL, SECONDARY
        if place == after:
            ground, colour = BRIGHT_GOLD, INK
        elif min(before, after) <= place <= max(before, after):
            ground, colour = INK, IVORY
        panel(step - 8, 56, GOLD if place == after else HAIRLINE, ground).put(picture, left + place * step, _STRIP_TOP)
        write(
            picture,
            left + place * step + (step - 8) / 2,
            _STRIP_TOP + 41,
            label.replace("/", ":"),
            Face.HEAVY,
            38,
            colour,
            align=0.5,
        )
    causes = [texts("battle-shift", cause=texts(each.cause), by=signed(each.value)) for each in fought.shifts]
    text = texts("battle-shifts", shifts=" · ".join(causes)) if causes else texts("battle-no-shift")
    x = left + (before + after) / 2 * step + (step - 8) / 2
    write_fitted(
        picture, min(max(x, 330), WIDTH - 330), _STRIP_TOP + 90, text, Face.STRONG, 32, 640, INK, least=20, align=0.5
    )


def _draw_die(picture: Image.Image, battle: Battle, texts: Words) -> None:
    """The die with what was added, and the row it leads to."""
    top, bottom = LOWER
    fought, width = battle.fought, 690
    panel(width, bottom - top).put(picture, 26, top)
    middle = (top + bottom) / 2
    row = {2: "≤ 2", 9: "≥ 9"}.get(fought.row, str(fought.row))
    if fought.die is None:
        names = tuple(each.stratagem for each in battle.stratagems) or ("",)
        text = texts("battle-no-die", stratagem=names[-1])
        write_fitted(picture, 56, middle + 14, text, Face.STRONG, 38, width - 260, INK, least=20)
    else:
        ten_sided(fought.die, 112).put(picture, 50, middle - 56)
        lines = [texts("battle-shift", cause=texts(each.cause), by=signed(each.value)) for each in fought.modifiers]
        total = fought.die + sum(each.value for each in fought.modifiers)
        lines = [*lines, f"= {total}"] if lines else [texts("battle-no-modifier")]
        for place, line in enumerate(lines):
            y = middle + 14 + (place - (len(lines) - 1) / 2) * 58
            face, colour = (Face.HEAVY, INK) if line.startswith("=") else (Face.STRONG, INK)
            write_fitted(picture, 186, y, line, face, 46, 330, colour, least=20)
    x = 26 + width - 100
    write(picture, x, middle + 10, row, Face.HEAVY, 84, INK, align=0.5)
    write_fitted(picture, x, middle + 56, texts("battle-row"), Face.BODY, 32, 170, SECONDARY, least=18, align=0.5)


def _draw_losses(picture: Image.Image, battle: Battle, game: UltimusRomanorum, texts: Words) -> None:
    """What the table costs each Force: its code, and the units it meant."""
    top, bottom = LOWER
    left, width = 732, (WIDTH - 26 - 732 - 12) // 2
    fought = battle.fought
    for place, (force, loss) in enumerate(
        ((fought.attacker, fought.attacker_loss), (fought.defender, fought.defender_loss))
    ):
        colours = livery(main_people(game, force))
        x = left + place * (width + 12)
        panel(width, bottom - top, colours.counter).put(picture, x, top)
        picture.paste(colours.counter, (x + 2, top + 2), rounded_mask(width - 4, 50, 10))
        name = texts.short_name(name_of(game, force))
        write_fitted(
            picture, x + width / 2, top + 38, name, Face.STRONG, 34, width - 30, colours.silhouette, least=20, align=0.5
        )
        middle = (top + 50 + bottom) / 2
        code = loss.replace("/", "⁄") if loss in _LOSS_WORDS else loss
        write_fitted(picture, x + 84, middle + 26, code, Face.HEAVY, 80, 136, INK, least=30, align=0.5)
        counted = _counted(battle, force, texts)
        told = texts(f"loss-{_LOSS_WORDS.get(loss, loss.lower())}")
        lines = [(line, Face.BODY) for line in wrapped(told, Face.BODY, _LOSS, width - 172)]
        lines += [(line, Face.STRONG) for line in counted]
        for number, (line, face) in enumerate(lines[:4]):
            y = middle + 13 + (number - (len(lines[:4]) - 1) / 2) * (_LOSS + 3)
            write_fitted(picture, x + 160, y, line, face, _LOSS, width - 172, INK, least=18)


def _counted(battle: Battle, force: ForceFacts, texts: Words) -> list[str]:
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
    picture.paste(colours.counter, (0, HEIGHT - FOOT, WIDTH, HEIGHT))
    write_fitted(
        picture, WIDTH / 2, HEIGHT - 22, outcome(battle, game, texts), Face.STRONG, 44, WIDTH - 80, colours.silhouette,
        least=24, align=0.5,
    )  # fmt: skip


def winner_of(battle: Battle) -> ForceFacts:
    """The Force that won."""
    fought = battle.fought
    return fought.attacker if fought.winner == fought.attacker.camp else fought.defender


def outcome(battle: Battle, game: UltimusRomanorum, texts: Words) -> str:
    """Who won, who fell, where the beaten went, and the points."""
    fought, force = battle.fought, winner_of(battle)
    loser = fought.defender if force is fought.attacker else fought.attacker
    told = [texts("battle-won", winner=name_of(game, force))]
    fallen = tuple(leader for leader in loser.leaders if battle.fates.get(leader) == "destroyed")
    if fallen:
        told.append(texts("battle-fallen", leaders=fallen[:2]))
    elif battle.retreats:
        told.append(texts("battle-retreat", area=battle.retreats[0]))
    points = sum(each.pv for each in battle.points)
    if points:
        told.append(texts("battle-points", count=points))
    return " · ".join(told)


_ONLY_RETREATS = "R"
"""The result of a Force that loses no step."""


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
        counted, word = _counted(battle, force, texts), texts(f"loss-{_LOSS_WORDS.get(loss, loss.lower())}")
        if counted or loss == _ONLY_RETREATS:
            told.append(texts("alt-lost", force=said, loss=word, lost=tuple(counted or [texts("battle-unhurt")])))
        else:  # the losses are still being chosen, or come to nothing
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

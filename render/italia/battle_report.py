"""The report of a battle, a raid or a battle at sea: both stacks, odds, modifiers, each die in its box, the outcome."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from render.core.battle_sheet import GRASS, HEIGHT, HIGH_HEAD, WIDTH, draw_high_head
from render.core.canvas import Pen, Sprite, finished, gradient, rounded_mask, smooth, with_shadow
from render.core.fonts import Face, cap_height, draw_text, text_width
from render.core.icons import paste_icon
from render.core.image_cache import cached_image
from render.core.palette import (
    BAND_TEXT,
    BRIGHT_GOLD,
    GAIN,
    GOLD,
    HAIRLINE,
    INK,
    IVORY,
    LOSS,
    PANEL,
    SEA,
    SEA_DEEP,
    SECONDARY,
    darker,
    mix,
)
from render.core.picture import Picture
from render.core.text_panels import disc, panel, pill, write, write_fitted
from render.core.words import Words, signed
from render.italia.battle_model import Battle, Round, Side
from render.italia.signs import fleet_sprite, stack_sprite
from render.italia.stacks import Stack, stack_of_force
from render.italia.texts import halves, say
from render.italia.theme import livery, seat_colour
from rules.core.text import Text
from rules.italia.events import Force, Shot
from rules.italia.game import Italia

_FOOT: Final = 112
_PLATE: Final = (764, 316)
_LEFTS: Final = (26, WIDTH - 26 - 764)
_TOP: Final = HIGH_HEAD + 12
_BAR: Final = 60
_TOKEN: Final = 108
_FLEET, _WAITING = 150, 250
"""The height of a fleet's token, and of those of a battle before its first die."""

_ROWS: Final = (_TOP + _PLATE[1] + 12, HEIGHT - _FOOT - 10)
_MOST_ROUNDS: Final = 4
_DIE: Final = 250
_WORTH_A_ROW: Final = 1.4
"""How much larger dice must become for one more row."""

_ROUND: Final = 70
_NATURAL: Final = 10
_BOLD, _LEAST = 44, 36
"""The size of the lines of a plate, and the least: they can be read at 360 pixels."""

_OUTCOME, _LEAST_OUTCOME = 64, 40
_ODDS: Final = 40
_MOST_LINES: Final = 3
_SEA_GROUND: Final = (SEA, SEA_DEEP)


def draw_battle(battle: Battle, game: Italia, texts: Words, question: str = "") -> Picture:
    """The report of a fight; while it is going on, with the question of the pending decision at its foot."""
    picture = Image.new("RGB", (WIDTH, HEIGHT))
    ground = _SEA_GROUND if battle.sort == "sea" else GRASS
    picture.paste(gradient(WIDTH, HEIGHT - HIGH_HEAD, *ground), (0, HIGH_HEAD))
    sign = {"sea": "anchor", "raid": "flame"}.get(battle.sort, "swords")
    line = outcome(battle, texts) if question and battle.outcome else _short_line(battle, texts)
    draw_high_head(picture, sign, texts(f"{battle.sort}-title", area=battle.place), line)
    for place, side in enumerate(battle.sides):
        _draw_side(picture, battle, side, game, texts, _LEFTS[place])
    _draw_odds(picture, battle, texts)
    _draw_rounds(picture, battle, game, texts)
    _draw_foot(picture, battle, texts, question)
    return finished(picture, f"{battle.sort}-{battle.place}-{battle.turn}", alt_text(battle, texts, question))


def battle_line(battle: Battle, texts: Words) -> str:
    """Who attacks whom, and what the place is like."""
    against = texts("battle-line", attacker=battle.attacker.nation, defender=battle.defender.nation)
    return " · ".join([against, *_ground(battle, texts)])


def _short_line(battle: Battle, texts: Words) -> str:
    """The line below the title: without the sides, whose plates name them, if the odds leave no room."""
    line = battle_line(battle, texts)
    odds = texts("battle-odds", nation=battle.attacker.nation) if battle.odds is not None else ""
    across = text_width(line, Face.ITALIC, 42) + text_width(odds, Face.STRONG, _ODDS)
    return line if across < WIDTH - 220 else " · ".join(_ground(battle, texts))


def _ground(battle: Battle, texts: Words) -> list[str]:
    """What the place of a fight is like."""
    told = []
    if battle.terrain in ("highland", "marsh"):
        told.append(texts(f"key-{battle.terrain}"))
    if battle.city and battle.sort == "battle":
        told.append(texts("key-city"))
    if battle.over_water:
        told.append(texts("battle-over-water"))
    return told


def _draw_side(picture: Image.Image, battle: Battle, side: Side, game: Italia, texts: Words, left: int) -> None:
    """A plate: the name on the nation's colour, the units before, what is added to the dice, what was lost."""
    colours, (width, height) = livery(side.nation), _PLATE
    seat = game.period.seat_of.get(side.nation, "")
    panel(width, height, seat_colour(seat)).put(picture, left, _TOP)
    picture.paste(colours.counter, (left + 2, _TOP + 2), rounded_mask(width - 4, _BAR, 10))
    name = texts.short_name(side.nation).upper()
    write_fitted(
        picture, left + 22, _TOP + 45, name, Face.TITLE, 40, width - 230, colours.silhouette, least=22, spacing=1
    )
    role = texts("battle-attacks" if side is battle.attacker else "battle-defends")
    write_fitted(
        picture, left + width - 22, _TOP + 44, role, Face.ITALIC, 42, 190, colours.silhouette, least=30, align=1
    )
    sprite = _force(battle, side, seat)
    sprite.put(picture, left + 24, _TOP + _BAR + 16)
    _draw_leaders(picture, side, texts, left + 24, _TOP + _BAR + 16 + _TOKEN + 48)
    _draw_modifiers(picture, battle, side, texts, left + width - 22, width - 70 - sprite.width)
    _draw_losses(picture, battle, side, texts, left + 22, _TOP + height - 22, width - 44)


def _force(battle: Battle, side: Side, seat: str, largest: int = _TOKEN) -> Sprite:
    """The units at the beginning, as large as they fit into a plate, and at most as high as ``largest``."""
    stack = stack_of_force(side.nation, seat, Force(side.force.units, (), side.force.reduced))
    if battle.sort == "sea":
        fleets = side.force.units.get("fleet", 0)
        cargo = sum(side.cargo.units.values())
        high = max(largest, _FLEET)
        return fleet_sprite(side.nation, seat, fleets, cargo, len(side.force.leaders), high)
    room = 460 if largest == _TOKEN else _PLATE[0] - 80
    size = next((size for size in range(largest, 60, -6) if _wide(stack, size) < room), 60)
    return stack_sprite(stack, size)


def _wide(stack: Stack, size: int) -> int:
    return stack_sprite(stack, size).width


def _draw_leaders(picture: Image.Image, side: Side, texts: Words, x: float, y: float) -> None:
    """The leaders by name, a dead one crossed out."""
    for leader in side.force.leaders[:2]:
        is_dead = leader in side.killed
        paste_icon(picture, x, y - 34, "cross" if is_dead else "standard", 40, LOSS if is_dead else INK)
        x += 48 + write(
            picture, x + 48, y, texts.short_name(leader), Face.STRONG, 40, SECONDARY if is_dead else INK
        ) + 24  # fmt: skip


def _draw_modifiers(picture: Image.Image, battle: Battle, side: Side, texts: Words, right: float, room: float) -> None:
    """From which number its dice hit, and what is added to them, one cause in a line."""
    lines = [
        (texts(f"mod-{cause}") + (f" {texts('battle-first-round')}" if only else ""), signed(value))
        for cause, value, only in (battle.modifiers(side) if battle.sort != "raid" else ())
    ]
    if battle.sort == "raid" and side is battle.attacker:
        lines.append((texts("battle-raid-rule"), ""))
    elif hits_on(battle, side):
        lines.insert(0, (texts("battle-hits-on", numbers=hits_on(battle, side)), ""))
    if side.cargo.size and not any(cause == "transport" for cause, *_ in battle.modifiers(side)):
        lines.append((texts("battle-aboard", count=side.cargo.size), ""))
    for place, (cause, value) in enumerate(lines[:_MOST_LINES]):
        y = _TOP + _BAR + 54 + place * 50
        wide = write(picture, right, y, value, Face.HEAVY, _BOLD, GAIN if value.startswith("+") else LOSS, align=1)
        write_fitted(
            picture, right - wide - (12 if value else 0), y, cause, Face.STRONG, _BOLD, room - wide, INK,
            least=_LEAST, align=1,
        )  # fmt: skip


def hits_on(battle: Battle, side: Side) -> str:
    """What a side's dice of the last round had to show to hit: a natural 10 always does. Empty before the first."""
    shots = battle.rounds[-1].attacker if battle.rounds and side is battle.attacker else ()
    shots = battle.rounds[-1].defender if battle.rounds and side is battle.defender else shots
    numbers = sorted({max(1, min(shot.needed - (shot.total - shot.die), _NATURAL)) for shot in shots})
    return " / ".join(map(str, numbers))


def _draw_losses(
    picture: Image.Image, battle: Battle, side: Side, texts: Words, left: float, y: float, width: float
) -> None:
    """What the side lost, and where a beaten one went."""
    told, sign, colour = lost_words(side, texts), "cross", LOSS
    if not told and side.retreated and side.nation != battle.winner:
        told, sign, colour = texts("battle-retreats", area=side.retreated), "rout", INK
    if told:
        paste_icon(picture, left, y - 36, sign, 40, colour)
        write_fitted(picture, left + 52, y, told, Face.STRONG, _BOLD, width - 52, colour, least=24)
    elif battle.rounds:
        write_fitted(picture, left, y, texts("battle-no-loss"), Face.STRONG, _BOLD, width, SECONDARY, least=_LEAST)


def lost_words(side: Side, texts: Words) -> str:
    """What a side lost, in words: units, flips, leaders, and where the rest went."""
    lost: list[str | Text] = [say(f"count-{kind}", count=count) for kind, count in sorted(side.lost.items()) if count]
    lost += side.killed
    told = [texts("battle-lost", lost=tuple(lost))] if lost else []
    if side.driven:
        told.append(texts("battle-driven", count=side.driven))
    if side.reduced:
        told.append(texts("battle-reduced", count=side.reduced))
    if told and side.retreated:
        told.append(texts("battle-retreats", area=side.retreated))
    return " · ".join(told)


def _draw_odds(picture: Image.Image, battle: Battle, texts: Words) -> None:
    """The attacker's chance before the battle, in the head."""
    odds = battle.odds
    if odds is None:
        return
    right = WIDTH - 30
    write(picture, right, 64, texts("battle-percent", odds=odds), Face.HEAVY, 64, BRIGHT_GOLD, align=1)
    told = texts("battle-odds", nation=battle.attacker.nation)
    write_fitted(picture, right, 108, told, Face.STRONG, _ODDS, 640, BAND_TEXT, least=_LEAST, align=1)


def _draw_rounds(picture: Image.Image, battle: Battle, game: Italia, texts: Words) -> None:
    """The dice of each round, the attacker's at the left, the defender's at the right; before them, both forces."""
    top, bottom = _ROWS
    shown = [(str(number), each) for number, each in enumerate(battle.rounds, 1)]
    if len(shown) > _MOST_ROUNDS:
        shown = [shown[0], *shown[-(_MOST_ROUNDS - 1) :]]
    if battle.opening is not None:
        shown = [("!", battle.opening), *shown[-(_MOST_ROUNDS - 1) :]]
    if not shown:
        panel(WIDTH - 52, bottom - top).put(picture, 26, top)
        write_fitted(
            picture, WIDTH / 2, bottom - 30, texts("battle-no-die"), Face.ITALIC, 46, WIDTH - 120, SECONDARY, least=24,
            align=0.5,
        )  # fmt: skip
        for place, side in enumerate(battle.sides):
            force = _force(battle, side, game.period.seat_of.get(side.nation, ""), _WAITING)
            force.centre(picture, _LEFTS[place] + _PLATE[0] / 2, (top + bottom - 60) / 2)
        return
    height = (bottom - top - 8 * (len(shown) - 1)) / len(shown)
    size = _size_of_dice([each for _, each in shown], height, texts)
    for place, (number, each) in enumerate(shown):
        y = top + place * (height + 8)
        panel(WIDTH - 52, round(height)).put(picture, 26, y)
        _draw_round(picture, each, number, (y, height), size, texts)


def _size_of_dice(rounds: Sequence[Round], height: float, texts: Words) -> int:
    """The size at which the dice of all rounds have room."""
    shots = [side for each in rounds for side in (each.attacker, each.defender) if side]
    return min((_arranged(len(side), _room_for(side, height, texts), height - 16)[1] for side in shots), default=_DIE)


def _room_for(shots: Sequence[Shot], height: float, texts: Words) -> float:
    """The width that the dice of a side have beside their hits."""
    return (WIDTH - 52) / 2 - min(_ROUND, height - 16) / 2 - 40 - _verdict(shots, texts).width - 18


def _draw_round(
    picture: Image.Image, each: Round, number: str, rows: tuple[float, float], die: int, texts: Words
) -> None:
    y, height = rows
    size = round(min(_ROUND, height - 16))
    disc(number, size, INK, BRIGHT_GOLD, GOLD).centre(picture, WIDTH / 2, y + height / 2)
    _draw_dice(picture, each.attacker, WIDTH / 2 - size / 2 - 24, rows, die, -1, texts)
    _draw_dice(picture, each.defender, WIDTH / 2 + size / 2 + 24, rows, die, 1, texts)


def _verdict(shots: Sequence[Shot], texts: Words) -> Sprite:
    """The hits of a side in words."""
    hits = sum(shot.hit and not shot.wasted for shot in shots)
    return pill(texts("battle-hits", count=hits), 50, GAIN if hits else SECONDARY)


def _draw_dice(
    picture: Image.Image, shots: Sequence[Shot], x: float, rows: tuple[float, float], size: int, way: int, texts: Words,
) -> None:  # fmt: skip
    """Dice in rows from the middle outwards; their hits in words at the outer end, and those that were too many."""
    y, height = rows
    count, wasted = _verdict(shots, texts), sum(shot.wasted for shot in shots)
    middle = WIDTH / 2 + way * ((WIDTH - 52) / 2 - 16 - count.width / 2)
    lifted = 30 if wasted and height > 2 * _ROUND else 0
    count.centre(picture, middle, y + height / 2 - lifted)
    if lifted:
        told = texts("battle-wasted", count=wasted)
        edge = WIDTH / 2 + way * ((WIDTH - 52) / 2 - 16)
        write_fitted(
            picture, edge, y + height / 2 + 54, told, Face.STRONG, 40, count.width + 20, INK, least=34,
            align=max(way, 0),
        )  # fmt: skip
    down = max(1, int((height - 10) // (size + 6)))
    across = max(1, int((_room_for(shots, height, texts) + 8) // (size + 8)))
    lines = max(1, -(-len(shots) // across))
    per_row = -(-len(shots) // min(lines, down)) if shots else 1
    lines = -(-len(shots) // per_row)
    for place, shot in enumerate(shots):
        row, column = divmod(place, per_row)
        left = x + way * (column * (size + 8) + size / 2) - size / 2
        top = y + height / 2 - lines * (size + 6) / 2 + row * (size + 6) + 3
        die_sprite(shot, size).put(picture, left, top)


def _arranged(count: int, wide: float, high: float) -> tuple[int, int]:
    """In how many rows some dice are largest, and how large."""
    best = (1, 20)
    for rows in (1, 2, 3):
        per_row = -(-count // rows) if count else 1
        size = int(min(_DIE, wide / per_row - 8, high / rows - 6))
        if size > best[1] * _WORTH_A_ROW:
            best = rows, size
    return best


def die_sprite(shot: Shot, size: int) -> Sprite:
    """A d10: green for a hit, pale green for a wasted one."""
    return _die(shot.die, size, shot.hit, shot.wasted)


@cached_image
def _die(die: int, size: int, hit: bool, wasted: bool) -> Sprite:
    ground = mix(GAIN, PANEL, 0.62) if wasted else GAIN if hit else PANEL
    colour = IVORY if hit and not wasted else INK
    letters = round(size * 0.62)

    def paint(pen: Pen) -> None:
        edge = size * 0.06
        pen.box(0, 0, size, size, darker(ground, 0.4), radius=size * 0.2)
        pen.box(edge, edge, size - 2 * edge, size - 2 * edge, ground, radius=size * 0.14)
        base = (size / 2 + cap_height(Face.HEAVY, letters) / 2) * pen.scale
        draw_text(
            pen.draw, size / 2 * pen.scale, base, str(die), Face.HEAVY, letters * pen.scale, (*colour, 255), align=0.5
        )

    return with_shadow(smooth(size, size, paint, scale=3), blur=2, drop=1, strength=0.3)


def _draw_foot(picture: Image.Image, battle: Battle, texts: Words, question: str) -> None:
    """The question, or the outcome with the points on a band in the winner's colours."""
    if question:
        picture.paste(BRIGHT_GOLD, (0, HEIGHT - _FOOT, WIDTH, HEIGHT))
        write_fitted(
            picture, WIDTH / 2, HEIGHT - 38, question, Face.STRONG, _OUTCOME, WIDTH - 70, INK, least=_LEAST_OUTCOME,
            align=0.5,
        )  # fmt: skip
        return
    colours = livery(battle.winner)
    picture.paste(colours.counter, (0, HEIGHT - _FOOT, WIDTH, HEIGHT))
    picture.paste(HAIRLINE, (0, HEIGHT - _FOOT, WIDTH, HEIGHT - _FOOT + 3))
    told = outcome(battle, texts)
    points = "  ".join(
        f"{texts.short_name(side.nation)} +{halves(side.halves)}" for side in battle.sides if side.halves
    )
    size = 50
    room = WIDTH - 70 - (text_width(points, Face.HEAVY, size) + 40 if points else 0)
    write_fitted(
        picture, 34, HEIGHT - 36, told, Face.HEAVY, _OUTCOME, room, colours.silhouette, least=_LEAST_OUTCOME
    )  # fmt: skip
    if points:
        write(picture, WIDTH - 36, HEIGHT - 38, points, Face.HEAVY, size, colours.silhouette, align=1)


def outcome(battle: Battle, texts: Words) -> str:
    """How the fight ended."""
    key = f"outcome-{battle.outcome or 'open'}"
    loser = battle.defender.nation if battle.winner == battle.attacker.nation else battle.attacker.nation
    told = texts(key, winner=battle.winner or battle.attacker.nation, loser=loser, area=battle.place)
    if battle.pillaged and battle.sort == "battle":
        told = f"{told} · {texts('outcome-pillaged', area=battle.place)}"
    return told


def alt_text(battle: Battle, texts: Words, question: str = "") -> str:
    """The fight in sentences: both sides, the odds, each round's dice, losses, outcome."""
    told = [texts.labelled(texts(f"{battle.sort}-title", area=battle.place), battle_line(battle, texts)) + "."]
    for side in battle.sides:
        units = tuple(say(f"count-{kind}", count=count) for kind, count in side.force.units.items())
        told.append(texts("alt-side", nation=side.nation, force=(*units, *side.force.leaders) or (say("nothing"),)))
        told += [
            texts("alt-modifier", cause=_sentence(texts(f"mod-{cause}")), by=signed(value))
            for cause, value, _ in battle.modifiers(side)
        ]
    if battle.odds is not None:
        told.append(texts("alt-odds", nation=battle.attacker.nation, odds=battle.odds))
    if battle.opening is not None:
        dice = _told_dice((*battle.opening.attacker, *battle.opening.defender))
        told.append(texts(f"alt-{battle.opening_sort}", dice=dice))
    for number, each in enumerate(battle.rounds, 1):
        told.append(
            texts("alt-round", number=number, attacker=_told_dice(each.attacker), defender=_told_dice(each.defender))
        )
    for side in battle.sides:
        lost = lost_words(side, texts)
        if lost:
            told.append(texts("alt-lost", nation=side.nation, lost=lost))
    told.append(question or f"{outcome(battle, texts)}.")
    return " ".join(told)


def _sentence(text: str) -> str:
    """A text that begins a sentence."""
    return text[:1].upper() + text[1:]


def _told_dice(shots: Sequence[Shot]) -> str:
    """Dice as numbers, hits marked with a star."""
    return ", ".join(f"{shot.die}{'*' if shot.hit and not shot.wasted else ''}" for shot in shots) or "–"

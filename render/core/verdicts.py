"""What a report says: who won its fights in words, on the map and in its head, and a disc where a march began."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from render.core.canvas import Box, Pen, Point, Sprite, smooth, with_shadow
from render.core.fonts import Face, cap_height, draw_text, text_width
from render.core.image_cache import cached_image
from render.core.labels import Placer
from render.core.palette import INK, IVORY, Colour


@dataclass(frozen=True)
class Clash:
    """A fight: where, both sides with the units they lost, the winner first, and whether either won.

    ``fate``: what became of the loser, as the game calls it: it "lost" units or goes into "retreat", for example.
    """

    place: str
    sides: tuple[tuple[str, int], tuple[str, int]]
    is_won: bool
    fate: str = "lost"


def summed_up(clashes: Sequence[Clash], nation: str) -> tuple[str, dict[str, str | int]]:
    """A turn's fights: the end of a text's key and what it needs. The only fight by name, or how many a nation won."""
    if len(clashes) == 1:
        (clash,) = clashes
        key = "one" if clash.is_won else "drawn"
        return key, {"winner": clash.sides[0][0], "loser": clash.sides[1][0], "area": clash.place}
    drawn = sum(not clash.is_won for clash in clashes)
    won = sum(clash.is_won and clash.sides[0][0] == nation for clash in clashes)
    lost = len(clashes) - won - drawn
    key = "mixed" if drawn else "won" if not lost else "lost" if not won else "both"
    return key, {"nation": nation, "won": won, "lost": lost, "drawn": drawn}


@cached_image
def verdict_sign(lines: tuple[str, ...], colour: Colour, letters: int) -> Sprite:
    """Who won a battle, on the winner's colour; in a second line, if any, what the loser lost."""
    padding, row = round(letters * 0.4), round(letters * 1.25)
    width = max(round(text_width(line, Face.HEAVY, letters)) for line in lines) + 2 * padding
    height = row * len(lines) + 10

    def paint(pen: Pen) -> None:
        radius = letters * 0.28
        pen.box(0, 0, width, height, INK, radius=radius)
        pen.box(2, 2, width - 4, height - 4, IVORY, radius=radius - 2)
        pen.box(5, 5, width - 10, row, colour, radius=radius - 5)
        for place, line in enumerate(lines):
            base = 5 + row * (place + 0.5) + cap_height(Face.HEAVY, letters) / 2
            tone, scale = INK if place else IVORY, pen.scale
            draw_text(
                pen.draw, width / 2 * scale, base * scale, line, Face.HEAVY, letters * scale, (*tone, 255), align=0.5
            )

    told = ", ".join(lines)
    return with_shadow(smooth(width, height, paint), blur=3, drop=2, strength=0.5).shown_as("sign", told, letters)


@cached_image
def start_disc(colour: Colour, size: int) -> Sprite:
    """Where armies came from that left no one behind: a disc in a light ring."""

    def paint(pen: Pen) -> None:
        for inset, tone in ((0.0, INK), (1.5, IVORY), (size * 0.16, colour)):
            pen.disc(size / 2, size / 2, size / 2 - inset, tone)

    return with_shadow(smooth(size, size, paint), blur=2, drop=1, strength=0.4).shown_as("sign")


def free_verdict(
    placer: Placer, found: Sequence[Sprite], at: Point, half: float, is_own: Callable[[Box], bool]
) -> tuple[Sprite, Box]:
    """The longest of some verdicts that has room at a place, and its box: one that ``is_own`` if possible.

    ``half``: half the size of the counters that are at the place.
    """
    for verdict in found:
        is_last = verdict is found[-1]
        for reach in (half, half + verdict.height, half + 2 * verdict.height)[: 3 if is_last else 2]:
            boxes = list(placer.free_boxes(verdict, at, reach, "n"))
            if boxes:
                return verdict, next(filter(is_own, boxes), boxes[0])
    return found[-1], found[-1].box_at(at[0], at[1] - half - found[-1].height / 2)

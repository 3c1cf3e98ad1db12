"""The texts of the pictures and posts of Italia."""

from __future__ import annotations

from collections.abc import Sequence

from render.core.words import Words, words_of
from rules.core.text import Text, speaker
from rules.italia.data.loader import GAME_ID
from rules.italia.game import Italia, in_points

GAME = GAME_ID
say = speaker(GAME)


def words(locale: str) -> Words:
    """The texts of the game in one language."""
    return words_of(GAME, locale)


def signed(points: int) -> str:
    """Half points with their sign: 3 is +1½."""
    return f"+{in_points(points)}" if points > 0 else in_points(points)


def standings(game: Italia) -> tuple[Text, ...]:
    """The points of each seat; in a short cut with those that are expected of it [11.6]."""
    return tuple(_standing(game, seat) for seat in game.seats)


def _standing(game: Italia, seat: str) -> Text:
    points, expected = in_points(game.state.points[seat]), game.yardstick.get(seat, 0)
    if not expected:
        return say("alt-points", seat=seat, points=points)
    return say("alt-points-of", seat=seat, points=points, expected=in_points(expected))


def years_of(first: int, last: int, texts: Words) -> str:
    """Years before or after Christ, without a year 0."""
    era = "bc" if first < 0 else "ad"
    return texts(f"years-{era}", first=str(abs(first)), last=str(abs(last)))


def also_told(areas: Sequence[str], texts: Words) -> list[str]:
    """The areas that a picture leaves out: all by name, then fewer and fewer, with how many more there are."""
    names = [texts.short_name(area) for area in areas]
    lines = [texts("also-areas", areas=", ".join(names))]
    return lines + [
        texts("also-areas-more", areas=", ".join(names[:count]), more=len(names) - count)
        for count in range(len(names) - 1, 0, -1)
    ]

"""Who won, and in a short cut by how much: there the side with the most points may lose."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from render.core.words import Words
from render.italia.texts import signed
from rules.core.events import Event
from rules.core.text import Argument
from rules.italia.events import GameScored
from rules.italia.game import Italia, in_points


def measured_in(events: Iterable[Event]) -> Mapping[str, int]:
    """The half points of each seat less what a short cut expects of it, as the end of a game told them [11.6]."""
    return next((event.measured for event in events if isinstance(event, GameScored)), {})


def expected_of(game: Italia, seat: str, measured: Mapping[str, int]) -> int:
    """The half points that a short cut expects of a seat; 0 in a full game [11.6]."""
    points = game.state.points[seat]
    return points - measured.get(seat, points)


def why_won(
    game: Italia, winner: str, measured: Mapping[str, int], texts: Words, margin: str, ahead: str
) -> str:  # fmt: skip
    """Why a seat won: how far it's above what a short cut expected of it, or else ahead of the next; empty if level.

    ``margin``: the text for a short cut. ``ahead``: that for a full game.
    """
    points = game.state.points
    counted = {seat: measured.get(seat, points[seat]) for seat in game.seats}
    others = sorted((seat for seat in game.seats if seat != winner), key=lambda seat: -counted[seat])
    if not others or counted[others[0]] >= counted[winner]:
        return ""
    told: dict[str, Argument] = {"points": in_points(points[winner]), "up": -(-points[winner] // 2)}
    expected = expected_of(game, winner, measured)
    if expected:
        change = signed(counted[winner])
        return texts(margin, seat=winner, expected=in_points(expected), change=change, **told)
    return texts(ahead, seat=winner, ahead=in_points(counted[winner] - counted[others[0]]), next=others[0], **told)


def told_winner(
    winner: str, events: Iterable[Event], texts: Words, plain: str = "end-won", margin: str = "end-won-margin"
) -> str:
    """Who won, with how far it's above or below what a short cut expects, as the events say [11.6].

    ``plain``: the text for a full game, which expects nothing. ``margin``: that for a short cut.
    """
    scored = [event for event in events if isinstance(event, GameScored) and winner in event.measured]
    change = scored[-1].measured[winner] if scored else 0
    expected = scored[-1].points[winner] - change if scored else 0
    if not expected:
        return texts(plain, seat=winner)
    return texts(margin, seat=winner, change=signed(change), expected=in_points(expected))

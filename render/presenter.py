"""The bot's interface to a game's pictures and prose: which posts events need, and how they look."""

from __future__ import annotations

import copyreg
from collections.abc import Collection, Mapping, Sequence
from importlib import import_module
from typing import Protocol

from render.core.picture import Picture
from render.core.posts import LENGTHS, Length, Post, Posting, ScoreChange, View, Voice, drawn, text_only
from rules.core.errors import UnknownGame
from rules.core.events import Event
from rules.core.orders import Arrow
from rules.core.registry import package_name

__all__ = [
    "LENGTHS",
    "Length",
    "Post",
    "Posting",
    "Presenter",
    "ScoreChange",
    "View",
    "Voice",
    "drawn",
    "presenter",
    "register",
    "text_only",
]


class Presenter(Protocol):
    """Shows a game. ``view`` is what the reader may see, ``locale`` the language of the texts."""

    @property
    def recalled(self) -> Collection[str]:
        """The kinds of events of earlier turns that :meth:`compose` wants to know."""

    def posts(self, events: Sequence[Event]) -> list[Post]:
        """The posts for the events of one choice, in order."""

    def compose(
        self, post: Post, events: Sequence[Event], view: View, voice: Voice, before: Sequence[Event] = ()
    ) -> Posting:
        """Write and draw a post from its events and the view after them.

        ``before``: earlier events of the same turn, and the recalled ones of earlier turns, so that no sentence is
        repeated soon.
        """

    def title(self, view: View, title: str, locale: str) -> Picture:
        """The card that opens a campaign, with the name its owner gave it."""

    def film(self, events: Sequence[Event], view: View, locale: str) -> Picture:
        """The campaign as an animated map, from all its events."""

    def statistics(self, events: Sequence[Event], view: View, title: str, locale: str) -> Posting:
        """The campaign's statistics: a sheet, and the same as text."""

    def map(self, view: View, region: str | None, locale: str, zoom: float = 2.0) -> Picture:
        """The map: the whole board, or the region with that id or around that space, zoomed by ``zoom``."""

    def regions(self, locale: str) -> Mapping[str, str]:
        """The regions that :meth:`map` can show, by id, with their names."""

    def also_known(self) -> Mapping[str, Sequence[str]]:
        """Other names of these regions, as players may type them."""

    def panel(self, view: View, locale: str, scene: Sequence[Event] = ()) -> Posting:
        """The panel's content: a short heading (turn, date, state of affairs) and the picture for the decision.

        ``scene``: the public events so far of the scene that is going on, for instance of a battle; empty if none is.
        """

    def letters(self, view: View) -> Mapping[str, str]:
        """The letters of the pending decision's options that the panel's picture shows, by option id."""

    def arrangement(self, view: View, slots: Mapping[str, Sequence[str]], locale: str) -> Picture | None:
        """A partial arrangement for the pending decision as a picture; None if text is enough."""

    def preview(self, view: View, arrows: Sequence[Arrow], locale: str) -> Picture | None:
        """The effect of written orders, as arrows on the map; None if text is enough."""

    def line_up(self, view: View, slots: Mapping[str, Sequence[str]], locale: str) -> str:
        """A partial arrangement for the pending decision as text."""

    def battle(self, events: Sequence[Event], view: View, locale: str) -> Posting:
        """The report of one battle from the events of its scene."""

    def is_battle(self, events: Sequence[Event]) -> bool:
        """Whether a scene that has a report was a battle."""

    def when(self, view: View, locale: str) -> str:
        """The turn and its date in a few words."""

    def status(self, view: View, locale: str) -> str:
        """The state of the game as text: what a player would read off the board."""

    def tell(self, events: Sequence[Event], voice: Voice, before: Sequence[Event] = ()) -> list[str]:
        """The events told in a sentence or short paragraph each; uninteresting events are skipped.

        ``before``: earlier events of the first event's turn, so that no sentence is repeated within it.
        """

    def so_far(self, events: Sequence[Event], voice: Voice, before: Sequence[Event] = ()) -> list[str]:
        """What :meth:`tell` leaves to the end of the part of a turn that goes on, as a list; none if it leaves nothing.

        Battles aren't in it: each can be told on its own.
        """

    def settled(self, turn: Sequence[Event], view: View, locale: str) -> list[str]:
        """What the public events of the turn so far have settled and no post has told yet: short lines below the panel.

        Whoever answers the next question knows what the last one led to, though the report comes later.
        """

    def score(self, view: View) -> Mapping[str, int]:
        """The scores that decide the game, by name, as everyone may read them off the board now."""

    def score_change(self, event: Event) -> ScoreChange | None:
        """How the channel is told of an event that can change a score; None if it can't.

        `make prose` counts the changes that no post tells. It compares the scores before and after each choice, so a
        change is counted even if no event admits it.
        """

    def chapter(self, events: Sequence[Event], voice: Voice) -> str:
        """One turn as a chapter of the chronicle, from all its events: a heading and a short paragraph."""


_PACKAGES: dict[str, str] = {}
"""Game id to the package with its presenter, for games outside the default location."""


def register(game: str, package: str) -> None:
    """Register a game outside the default location: its id, and the package that defines ``PRESENTER``."""
    _PACKAGES[game] = package


def packages() -> dict[str, str]:
    """The package of every presenter outside the default location, by game."""
    return dict(_PACKAGES)


def presenter(game: str) -> Presenter:
    """The presenter of a game: from ``render.<package>``, if its rules are in ``rules.<package>``.

    Raises:
        LookupError: this game has none.
    """
    package = _PACKAGES.get(game) or _package_beside_rules(game)
    found: Presenter = import_module(package).PRESENTER
    copyreg.pickle(type(found), lambda _: (presenter, (game,)))  # another process has its own
    return found


def _package_beside_rules(game: str) -> str:
    try:
        return f"render.{package_name(game).rpartition('.')[2]}"
    except UnknownGame as error:
        raise LookupError(f"No pictures for '{game}'.") from error

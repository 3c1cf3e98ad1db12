"""Every picture that a presenter draws of the recorded positions.

Each method of `Presenter` that returns pictures is called: those with a recipe as it says, others with the arguments
that their parameters are named for. So a new kind of picture appears without a change here.
"""

from __future__ import annotations

import inspect
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from typing import Protocol

from render.core.basemap import base_map
from render.core.layout import Layout, recorded
from render.core.picture import Picture
from render.core.posts import Posting, Voice
from render.presenter import Presenter, presenter
from rules.core.decisions import Arrange, Decision
from rules.core.orders import OrderBook, Plan
from rules.core.registry import companions, takes_orders
from tests.gallery.positions import Position, positions

LOCALE = "en"
Drawing = Callable[[], Picture | Posting | None]
_WHOLE = ("start", "middle", "busiest", "end")
_SLOW = ("film",)
_TITLES = {"I-evening": "The Geese of Juno", "II-evening": "An Empire for Sale"}
"""The titles of campaigns by scenario, where the usual one would tell of other times."""

_USUAL_TITLE = "The Restoration of the Empire"


class Method(Protocol):
    """A method of a presenter that draws, called by keyword."""

    def __call__(self, **arguments: object) -> Picture | Posting | None:
        """Draw."""


@dataclass(frozen=True)
class Exhibit:
    """One picture to draw: its game, the presenter's method, and a name that no other one of the game has."""

    game: str
    method: str
    name: str
    draw: Drawing

    def drawn(self) -> list[Drawn]:
        """Draw it; empty if the position needs no picture of this kind."""
        with recorded() as layouts:
            began = time.perf_counter()
            result = self.draw()
            milliseconds = (time.perf_counter() - began) * 1000
        pictures = result.pictures if isinstance(result, Posting) else (result,) if result is not None else ()
        by_name = {layout.name: layout for layout in layouts}
        return [
            Drawn(self, picture, milliseconds / len(pictures), by_name.get(picture.filename)) for picture in pictures
        ]

    @property
    def kind(self) -> str:
        """The kind of picture: a post's kind and scene, the whole map or a region, or the method."""
        _, moment, *_, last = self.name.split("/")
        if self.method == "compose":
            return moment.partition("-")[2]
        return f"map of {'the whole board' if last == 'whole' else 'a region'}" if self.method == "map" else self.method


@dataclass(frozen=True)
class Drawn:
    """A drawn picture, how long it took, and its layout; of a film, that of the last frame."""

    exhibit: Exhibit
    picture: Picture
    milliseconds: float
    layout: Layout | None


def distinct(game: str) -> Iterator[Drawn]:
    """The pictures of a game, each once, drawn twice: the second time is that of a bot with warm caches."""
    seen: set[bytes] = set()
    for exhibit in exhibits(game):
        cold = exhibit.drawn()
        if all(each.picture.data in seen for each in cold):
            continue
        seen |= {each.picture.data for each in cold}
        yield from cold if exhibit.method in _SLOW else exhibit.drawn()


def exhibits(game: str) -> Iterator[Exhibit]:
    """All pictures of a game, without those that need none at their position."""
    shown = presenter(game)
    for position in positions(game):
        for method in methods():
            for name, drawing in _RECIPES.get(method, partial(_by_parameters, method))(shown, position):
                yield Exhibit(game, method, "/".join(filter(None, (position.name, method, name))), drawing)


@cache
def methods() -> tuple[str, ...]:
    """The methods of the interface that return pictures."""
    members = inspect.getmembers(Presenter, inspect.isfunction)
    returned = {name: str(inspect.signature(member).return_annotation) for name, member in members}
    return tuple(name for name, result in returned.items() if "Picture" in result or "Posting" in result)


def _title_of(at: Position) -> str:
    """The title of the campaign that a position is from."""
    return _TITLES.get(at.scenario, _USUAL_TITLE)


def _title(shown: Presenter, at: Position) -> Iterator[tuple[str, Drawing]]:
    if at.moment.name == "start":
        yield "", lambda: shown.title(at.view, _title_of(at), LOCALE)


def _map(shown: Presenter, at: Position) -> Iterator[tuple[str, Drawing]]:
    if at.moment.name in _WHOLE:
        yield "whole", lambda: shown.map(at.view, None, LOCALE)
    if at.moment.name == "busiest":
        for region in shown.regions(LOCALE):
            if region not in base_map(at.game).spaces:
                yield region, partial(shown.map, at.view, region, LOCALE)


def _panel(shown: Presenter, at: Position) -> Iterator[tuple[str, Drawing]]:
    if at.moment.name.startswith("asked-"):
        yield "", lambda: shown.panel(at.view, LOCALE, at.scene)


def _arrangement(shown: Presenter, at: Position) -> Iterator[tuple[str, Drawing]]:
    decision = at.table.decision
    if at.moment.name.startswith("asked-") and isinstance(decision, Arrange):
        yield "empty", lambda: shown.arrangement(at.view, {}, LOCALE)
        yield "default", lambda: shown.arrangement(at.view, decision.default, LOCALE)


def _preview(shown: Presenter, at: Position) -> Iterator[tuple[str, Drawing]]:
    decision, book = at.table.decision, companions(at.game).orders
    if book is None or decision is None or not takes_orders(at.game, decision) or not at.moment.orders:
        return
    yield "", lambda: shown.preview(at.view, _plan(book, at, decision).arrows, LOCALE)


def _plan(book: OrderBook, at: Position, decision: Decision) -> Plan:
    """The plan of the recorded orders."""
    return book.plan(at.table, decision.seat, book.parse(at.moment.orders, LOCALE).orders)


def _compose(shown: Presenter, at: Position) -> Iterator[tuple[str, Drawing]]:
    post = at.moment.post
    if post is not None:
        own, before = at.events_of(post)
        yield "", lambda: shown.compose(post, own, at.view, Voice(LOCALE), before)


def _battle(shown: Presenter, at: Position) -> Iterator[tuple[str, Drawing]]:
    """In French: the English report is among the posts."""
    post = at.moment.post
    if post is not None and post.scene and at.moment.name.startswith("longest"):
        own, _ = at.events_of(post)
        yield "fr", lambda: shown.battle(own, at.view, "fr")


def _film(shown: Presenter, at: Position) -> Iterator[tuple[str, Drawing]]:
    if at.moment.name == "end":
        yield "", lambda: shown.film(at.events, at.view, LOCALE)


def _statistics(shown: Presenter, at: Position) -> Iterator[tuple[str, Drawing]]:
    if at.moment.name in ("middle", "end"):
        yield "", lambda: shown.statistics(at.events, at.view, _title_of(at), LOCALE)


_RECIPES: dict[str, Callable[[Presenter, Position], Iterator[tuple[str, Drawing]]]] = {
    "title": _title,
    "map": _map,
    "panel": _panel,
    "arrangement": _arrangement,
    "preview": _preview,
    "compose": _compose,
    "battle": _battle,
    "film": _film,
    "statistics": _statistics,
}


def _by_parameters(method: str, shown: Presenter, at: Position) -> Iterator[tuple[str, Drawing]]:
    """A method without a recipe at the start, the middle, the busiest position and the end.

    Raises:
        LookupError: a parameter that nothing here is named for, so the method needs a recipe.
    """
    if at.moment.name not in _WHOLE:
        return
    call: Method = getattr(shown, method)
    known: dict[str, object] = {
        "view": at.view, "events": at.events, "before": (), "scene": at.scene, "locale": LOCALE,
        "voice": Voice(LOCALE), "title": _title_of(at), "region": None,
    }  # fmt: skip
    required = [
        each.name for each in inspect.signature(call).parameters.values() if each.default is inspect.Parameter.empty
    ]
    unknown = [name for name in required if name not in known]
    if unknown:
        raise LookupError(f"The gallery needs a recipe for Presenter.{method}: it doesn't know {', '.join(unknown)}.")
    yield "", partial(call, **{name: known[name] for name in required})

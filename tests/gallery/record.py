"""Plays a campaign and records its positions for the gallery.

``python -m tests.gallery.record GAME SCENARIO`` records start, middle, end and the busiest position, the first decision
of each topic, and of each kind of post the first and the longest. Decisions that take written orders get some.
"""

from __future__ import annotations

import json
from typing import Annotated

import typer

import rules
from render.core.posts import Post
from render.presenter import presenter
from rules.core.agents import default_agent, give
from rules.core.decisions import Decision
from rules.core.events import Event
from rules.core.registry import agents, companions, events_to_json, takes_orders
from tests.gallery.positions import Moment, write

_MOST_ORDERS = 4


class Recorder:
    """The moments of a campaign by name, and the size of each that is the largest of its kind."""

    def __init__(self, game: str, scenario: str, seed: str) -> None:
        self.table = rules.start(game, scenario, seed=seed)
        self.moments: dict[str, Moment] = {}
        self.events: list[Event] = list(self.table.events)
        self._shown = presenter(game)
        self._largest: dict[str, int] = {}

    def play(self, legate_turns: int) -> None:
        """Play to the end: the Legate for some turns, then the quicker default."""
        legate = agents(self.table.game, 1).get("legate", default_agent)
        first, turns = self.table.state.turn, dict[int, Moment]()
        self._keep("start")
        while self.table.decision is not None:
            self._keep_decision()
            since = len(self.events)
            self.table.events.clear()
            player = legate if self.table.state.turn < first + legate_turns else default_agent
            give(self.table, player(self.table), self.table.decision.seat)
            self.events += self.table.events_for(None)
            self._keep_posts(since)
            if self.table.decision is not None and self.table.state.turn not in turns:
                turns[self.table.state.turn] = self._moment("middle")
            self._keep_larger("busiest", len(json.dumps(self.table.public()["state"])), since)
        if turns:
            self.moments["middle"] = list(turns.values())[(len(turns) - 1) // 2]
        self._keep("end")

    def _keep_decision(self) -> None:
        decision = self.table.decision
        assert decision is not None
        name = f"asked-{decision.topic}"
        if name not in self.moments:
            self.moments[name] = self._moment(name, orders=_orders(self.table, decision))

    def _keep_posts(self, since: int) -> None:
        for post in self._shown.posts(self.events[since:]):
            own = [event for event in self.events if not post.scene or event.scene == post.scene]
            kind = f"{post.kind}-{post.scene.rpartition('-')[0]}" if post.scene else post.kind
            if not post.scene:
                own = own[since:] if post.kind in ("news", "map") else [each for each in own if each.turn == post.turn]
            self.moments.setdefault(f"first-{kind}", self._moment(f"first-{kind}", since, post))
            self._keep_larger(f"longest-{kind}", len(own), since, post)

    def _keep_larger(self, name: str, size: int, since: int, post: Post | None = None) -> None:
        if size > self._largest.get(name, 0):
            self._largest[name] = size
            self.moments[name] = self._moment(name, since, post)

    def _keep(self, name: str) -> None:
        self.moments[name] = self._moment(name)

    def _moment(self, name: str, since: int = 0, post: Post | None = None, orders: str = "") -> Moment:
        return Moment(name, self.table.save(), len(self.events), since, post, orders)


def _orders(table: rules.Table, decision: Decision) -> str:
    """Orders for the first gains that can be made together; empty if the game takes none here."""
    book = companions(table.game).orders
    if book is None or not takes_orders(table.game, decision):
        return ""
    chosen: list[str] = []
    for prospect in book.analysis(table, decision.seat, "en"):
        tried = [*chosen, prospect.order]
        reading = book.parse("; ".join(tried), "en")
        is_good = not reading.faults and book.plan(table, decision.seat, reading.orders).is_good
        if prospect.order and is_good:
            chosen = tried
        if len(chosen) == _MOST_ORDERS:
            break
    return "; ".join(chosen)


def main(
    game: str,
    scenario: str,
    seed: Annotated[str, typer.Option(help="The seed of the campaign's dice.")] = "gallery",
    legate_turns: Annotated[int, typer.Option(help="Turns that the Legate plays.")] = 4,
) -> None:
    """Record the positions of one campaign."""
    recorder = Recorder(game, scenario, seed)
    recorder.play(legate_turns)
    file = write(game, scenario, list(recorder.moments.values()), events_to_json(recorder.events))
    typer.echo(f"{file}: {len(recorder.moments)} positions, {file.stat().st_size} bytes")


if __name__ == "__main__":
    typer.run(main)

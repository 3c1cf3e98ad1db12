"""Plays whole games and records saves, what follows from them, and the events told.

Run it with the program of that time, in a checkout of that commit:

    python -m tests.frozen.played GAME FOLDER
"""

from __future__ import annotations

import json
import lzma
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import rules
import tests.toy
from rules.core.agents import Agent, give
from rules.core.decisions import Answer
from rules.core.registry import agents, events_to_json
from tests.frozen.saves import Saved, asked, fingerprint, told

Json = dict[str, Any]

FOLLOWED = 12
"""How many choices are made from each save on."""


class Planned(NamedTuple):
    """A game to be played: its scenario and options, the turns at whose beginnings it's saved, and where it's left."""

    scenario: str
    options: dict[str, bool | str]
    turns: tuple[int, ...]
    until: int = 1000


_GAMES: dict[str, tuple[Planned, ...]] = {
    "toy": (Planned("long", {"rich": True}, (5,)), Planned("short", {}, ())),
    "romanitas": (
        Planned("campaign-528", {}, (2, 5, 8)),
        Planned("campaign-528", {"*": True}, (3,)),
        Planned("restauratio-528", {}, (2,)),
    ),
    "rise-and-fall": (
        Planned("rise-60bc-20ad", {}, (2, 5)),
        Planned("rise-60bc-20ad", {"three_player": True}, (4,)),
        Planned("zenith-100-190", {"*": True}, (20,)),
        Planned("crisis-220-340", {}, (32,), 36),
        Planned("crisis-220-340", {"three_player": True}, (33,), 36),
        Planned("fall-350-470", {"three_player": True}, (44, 50)),
        Planned("campaign-60bc", {"three_player": True}, (3, 20, 40)),
    ),
    "ultimus-romanorum": (
        Planned("rhine-406", {}, (407,)),
        Planned("catalaunian-451", {}, (452,)),
        Planned("last-romans-467", {}, (469,)),
        Planned("campaign-406", {}, (416, 430), 432),
    ),
    "britannia-redux": (
        Planned("after-rome-9", {}, (5, 7)),
        Planned("romans-9", {"players": "5"}, (1, 3), 5),
        Planned("romans-12", {"players": "3", "strongholds": True}, (2, 5), 6),
        Planned("romans-15", {"boat_movement": True, "general_submission": True}, (3, 6), 7),
        Planned("after-rome-12", {"players": "5", "strongholds": True, "burhs": True}, (6, 10), 11),
        Planned("after-rome-15", {"players": "3", "burhs": True, "boat_movement": True}, (7, 12), 13),
    ),
    "italia": (
        Planned("I-evening", {}, (2, 4)),
        Planned("II-evening", {}, (3,)),
        Planned("I", {}, (2,), 3),
        Planned("II", {}, (2,), 3),
    ),
}
"""``*`` means all options except ``three_player``, which is another game."""


def options_of(game: str, planned: Planned) -> dict[str, bool | str]:
    """The options of a planned game by their ids."""
    if "*" not in planned.options:
        return planned.options
    return {option: True for option in rules.games()[game].options if option != "three_player"}


def played(game: str, planned: Planned, seed: str) -> Iterator[tuple[str, rules.Table]]:
    """Every moment of a game that is worth saving, with a name for it; at last the end."""
    table = rules.start(game, planned.scenario, options_of(game, planned), seed=seed)
    rng, known = Random(seed), agents(game, 1)
    agent = known.get("legate", known["random"])
    seen: set[str] = set()
    turns = set(planned.turns)
    while table.decision is not None and table.state.turn < planned.until:
        for moment in moments(table, turns):
            if moment not in seen:
                seen.add(moment)
                yield moment, table
        answer = rules.random_choice(table.decision, rng) if rng.random() < 0.03 else agent(table)
        give(table, answer, next(iter(table.decisions)))
    yield ("over" if table.decision is None else "left"), table


def moments(table: rules.Table, turns: set[int]) -> Iterator[str]:
    """What is worth saving about this moment."""
    record = json.loads(table.save())["record"]
    made = len(record["made"]) - record.get("since", 0)
    assert table.decision is not None
    if table.number == 0:
        yield "start"
    if table.state.turn in turns:
        yield f"turn {table.state.turn}"
        if made >= 2:
            yield f"turn {table.state.turn}, choices since the checkpoint"
        if table.state.scene and made >= 2:
            yield f"turn {table.state.turn}, in a battle"
        if table.decision.kind == "arrange":
            yield f"turn {table.state.turn}, arranging"
        if table.can_undo:
            yield f"turn {table.state.turn}, with a choice to take back"
    if table.decision.secret:
        yield "secret"


def followed(name: str, table: rules.Table, agent: Agent) -> Saved:
    """A save, and what follows from it."""
    text = table.save()
    again = rules.load(text)
    answers: list[Answer] = []
    path = [asked(again)]
    while again.decision is not None and len(answers) < FOLLOWED:
        answers.append(agent(again))
        give(again, answers[-1], next(iter(again.decisions)))
        path.append(asked(again))
    state = table.state.model_dump()
    return Saved(
        name=name,
        save=text,
        known=sorted(state),
        state=fingerprint(state),
        number=table.number,
        commitment=table.commitment,
        can_undo=table.can_undo,
        answers=answers,
        asked=path,
        told=told(again.events),
        end=fingerprint(again.state.model_dump()),
    )


def write(game: str, folder: Path) -> None:
    """Write saves and events of a game: all events of the first one played to its end, samples of the others."""
    saves: list[str] = []
    events: list[str] = []
    kinds: set[str] = set()
    for number, planned in enumerate(_GAMES[game]):
        name = f"{planned.scenario}{' with ' + ', '.join(planned.options) if planned.options else ''}"
        agent = agents(game, 1).get("legate") or agents(game, 1)["default"]
        table = None
        for moment, table in played(game, planned, f"before the redesign {number}"):
            saves.append(json.dumps(followed(f"{name}: {moment}", table, agent)._asdict()))
        assert table is not None
        texts = events_to_json(table.events)
        for event, text in zip(table.events, texts, strict=True):
            if not number or event.kind not in kinds:
                events.append(text)
            kinds.add(event.kind)
        print(game, name, table.state.turn, table.number, len(saves), len(events), len(kinds), flush=True)
    (folder / f"{game}.saves.xz").write_bytes(lzma.compress("\n".join(saves).encode(), preset=9))
    (folder / f"{game}.events.xz").write_bytes(lzma.compress("\n".join(events).encode(), preset=9))


if __name__ == "__main__":
    tests.toy.register()
    write(sys.argv[1], Path(sys.argv[2]))

"""Recorded games in readable lines, one per scenario, so that a changed rule shows up as a diff in review.

The recorded choices are replayed, so changes of the automatic players don't matter. Without a record, or after its
end, the Legate continues.

``python -m tests.conformance.playthrough`` shows what has changed; ``--write`` records the games again, for review and
commit.
"""

from __future__ import annotations

import difflib
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Annotated

import typer

import rules
from rules.core.agents import give
from rules.core.decisions import Answer, Pick
from rules.core.registry import agents

FOLDER = Path(__file__).parent / "playthroughs"
_MOST_DECISIONS = 120
_MOST_OF_LONG_GAMES = {"rise-and-fall": 240, "ultimus-romanorum": 240, "britannia-redux": 240, "italia": 240}


def scenarios() -> list[tuple[str, str]]:
    """Return every scenario of every game."""
    return [(game, scenario) for game, info in rules.games().items() for scenario in info.scenarios]


def recorded(game: str, scenario: str) -> str:
    """Return the first decisions of a game with their options, the choices and the events."""
    return "\n".join(_lines(game, scenario)) + "\n"


def _lines(game: str, scenario: str) -> Iterator[str]:
    rng = Random(f"{game} {scenario}")
    table = rules.start(game, scenario, seed="a campaign that lasts 0")
    legate, choices = agents(game, 1)["legate"], _choices(game, scenario)
    yield from _told(table)
    for number in range(_MOST_OF_LONG_GAMES.get(game, _MOST_DECISIONS)):
        decision = table.decision
        if decision is None:
            break
        yield f"# {number} {decision.seat} {decision.topic} ({decision.rule}): {decision.prompt}"
        if isinstance(decision, Pick):
            yield "  offered " + " ".join(option.id for option in decision.options)
        if number < len(choices):
            answer = choices[number]
        else:
            answer = rules.random_choice(decision, rng) if rng.random() < 0.04 else legate(table)
        yield f"  chosen {json.dumps(answer)}"
        table.events.clear()
        try:
            give(table, answer, decision.seat)
        except rules.IllegalChoice as refused:
            yield f"= no longer legal: {refused}"
            return
        yield from _told(table)
    yield f"= {table.result.level}: {table.result.text}" if table.result else f"= turn {table.state.turn}"


def _choices(game: str, scenario: str) -> list[Answer]:
    """Return the recorded choices in order; none without a record."""
    file = file_of(game, scenario)
    if not file.exists():
        return []
    marked = (line.partition("  chosen ") for line in file.read_text(encoding="utf-8").splitlines())
    found = [json.loads(choice) for before, mark, choice in marked if mark and not before]
    return [choice if isinstance(choice, dict) else tuple(choice) for choice in found]


def _told(table: rules.Table) -> Iterator[str]:
    for event in table.events:
        fields = event.model_dump()
        kind, rule = fields.pop("kind"), fields.pop("rule")
        facts = {name: value for name, value in fields.items() if value not in ("", (), [])}
        yield f"  - {kind} [{rule}] {json.dumps(facts, sort_keys=True)}"


def file_of(game: str, scenario: str) -> Path:
    """Return the file of a recorded game."""
    return FOLDER / f"{game}-{scenario}.txt"


def differences(game: str, scenario: str) -> list[str]:
    """Return the diff against the recorded game; all lines if there is no record."""
    return _diff(file_of(game, scenario), recorded(game, scenario))


def _diff(file: Path, now: str) -> list[str]:
    known = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return list(difflib.unified_diff(known, now.splitlines(), file.name, "as it is played now", n=1, lineterm=""))


def main(
    game: Annotated[list[str] | None, typer.Option(help="Only this game; may be repeated.")] = None,
    write: Annotated[bool, typer.Option("--write", help="Accept the changes and record the games again.")] = False,
) -> None:
    """Compare the recorded games with the current rules."""
    wanted = [each for each in scenarios() if game is None or each[0] in game]
    played = {file_of(*each): recorded(*each) for each in wanted}
    changed = [line for file, now in played.items() for line in _diff(file, now)]
    for line in changed:
        typer.echo(line)
    if write:
        FOLDER.mkdir(exist_ok=True)
        for file, now in played.items():
            file.write_text(now, encoding="utf-8")
    elif changed:
        raise typer.Exit(1)


if __name__ == "__main__":
    typer.run(main)

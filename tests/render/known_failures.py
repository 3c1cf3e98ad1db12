"""The known failures of boards and pictures: a list that may only get shorter.

``python -m tests.render.known_failures`` compares every board and picture with ``known_failures.json``; ``--write``
removes what no longer fails, ``--accept`` also adds what's new; give a reason for that in the commit.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated

import typer

from render.board_picture import boards, draw_board
from render.core.layout import Layout, recorded
from tests.gallery.exhibits import Drawn, Exhibit, exhibits
from tests.gallery.positions import games
from tests.render.standards import board_failures, picture_failures, tint_failures

FILE = Path(__file__).parent / "known_failures.json"

Failures = dict[str, list[str]]


def known() -> Failures:
    """The known failures by subject: a board or a picture."""
    found: Failures = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    return found


def subject_of_board(board: str) -> str:
    """The name of a board in the list."""
    return f"{board} board"


def subject_of_picture(exhibit: Exhibit) -> str:
    """The name of a picture in the list."""
    return f"{exhibit.game} {exhibit.name}"


def subject_of_tints(game: str) -> str:
    """The name of a game's tints in the list."""
    return f"{game} tints"


def failures_of_board(board: str) -> list[str]:
    """Today's failures of a board: its data, its map, its picture and the tints in it."""
    with recorded() as layouts:
        draw_board(board, None)
    (layout,) = layouts
    assert layout.ground is not None
    return sorted({*board_failures(board), *picture_failures(layout), *tint_failures(layout.ground)})


def failures_of_pictures(drawn: Iterable[Drawn]) -> list[str]:
    """Today's failures of the pictures of one exhibit, apart from tints."""
    return sorted(set[str]().union(*(picture_failures(layout) for layout in layouts_of(drawn))))


def failures_of_tints(drawn: Iterable[Drawn]) -> set[str]:
    """Today's failures of the tints of some pictures."""
    grounds = (layout.ground for layout in layouts_of(drawn))
    return set[str]().union(*(tint_failures(ground) for ground in grounds if ground is not None))


def layouts_of(drawn: Iterable[Drawn]) -> list[Layout]:
    """The layouts of drawn pictures."""
    return [each.layout for each in drawn if each.layout is not None]


def measured() -> Failures:
    """Today's failures of all boards, tints and pictures."""
    found = {subject_of_board(board): failures_of_board(board) for board in boards()}
    for game in games():
        tints = set[str]()
        for exhibit in exhibits(game):
            drawn = exhibit.drawn()
            tints |= failures_of_tints(drawn)
            found[subject_of_picture(exhibit)] = failures_of_pictures(drawn)
        found[subject_of_tints(game)] = sorted(tints)
    return {subject: failures for subject, failures in found.items() if failures}


def changes(before: Mapping[str, list[str]], now: Mapping[str, list[str]]) -> list[str]:
    """The failures that are new (+) or gone (-), one per line."""
    lines = []
    for subject in sorted({*before, *now}):
        old, new = set(before.get(subject, ())), set(now.get(subject, ()))
        lines += [f"+ {subject}: {each}" for each in sorted(new - old)]
        lines += [f"- {subject}: {each}" for each in sorted(old - new)]
    return lines


def _write(found: Mapping[str, list[str]]) -> None:
    kept = {subject: found[subject] for subject in sorted(found) if found[subject]}
    FILE.write_text(json.dumps(kept, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def main(
    write: Annotated[bool, typer.Option("--write", help="Remove what no longer fails.")] = False,
    accept: Annotated[bool, typer.Option("--accept", help="Take all of today's failures as known.")] = False,
) -> None:
    """Compare all boards and pictures with the known failures."""
    before, now = known(), measured()
    for line in changes(before, now):
        typer.echo(line)
    if accept:
        _write(now)
    elif write:
        _write({subject: [each for each in old if each in now.get(subject, ())] for subject, old in before.items()})
    raise typer.Exit(not accept and before != now)


if __name__ == "__main__":
    typer.run(main)

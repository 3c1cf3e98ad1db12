"""Prints the figures of all pictures as the tables of docs/yardsticks.md: bytes, milliseconds and known failures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from statistics import median

import rules
from render.board_picture import boards
from tests.gallery.exhibits import Drawn, distinct
from tests.gallery.positions import games
from tests.render.known_failures import failures_of_board, failures_of_pictures, failures_of_tints


def main() -> None:
    """Print a table for each game, then one for the boards."""
    for game in games():
        print("\n".join(_table(game, list(distinct(game)))))
    print("### Boards\n\n| board | known failures |\n| --- | --- |")
    for board in boards():
        print(f"| {board} | {_told(failures_of_board(board))} |")


def _table(game: str, shown: Sequence[Drawn]) -> Iterator[str]:
    yield f"### Pictures of {rules.games()[game].title}\n"
    yield "| kind | pictures | KB, median | KB, most | ms, median | known failures |"
    yield "| --- | ---: | ---: | ---: | ---: | --- |"
    for kind in sorted({each.exhibit.kind for each in shown}):
        of_kind = [each for each in shown if each.exhibit.kind == kind]
        sizes = [len(each.picture.data) / 1000 for each in of_kind]
        times = [each.milliseconds for each in of_kind]
        failures = [failure for each in of_kind for failure in failures_of_pictures([each])]
        yield (
            f"| {kind} | {len(of_kind)} | {median(sizes):.0f} | {max(sizes):.0f} | {median(times):.0f} "
            f"| {_told(failures)} |"
        )
    yield f"\nTints that neighbours share: {len(failures_of_tints(shown))} pairs and kinds of sight.\n"


def _told(failures: Sequence[str]) -> str:
    sorts = Counter(failure.partition(":")[0] for failure in failures)
    return ", ".join(f"{sort} {count}" for sort, count in sorted(sorts.items())) or "none"


if __name__ == "__main__":
    main()

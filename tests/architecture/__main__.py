"""`python -m tests.architecture`: follow the way of one choice through the code."""

from __future__ import annotations

import sys

from tests.architecture.way import DOCUMENT, problems, ways

KNOWN: dict[str, int] = {}
"""Uses of `Any` that are still there, by step. Take them out; add none."""


def main() -> int:
    """Print what is wrong, and return how the program ends."""
    found = problems(ways(DOCUMENT.read_text(encoding="utf-8")), KNOWN)
    for problem in found:
        print(problem)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

"""`python -m tests.style`: show what the style guide rules out."""

from __future__ import annotations

from tests.style.style import PACKAGES, finds


def main() -> None:
    """Print each place."""
    for package in PACKAGES:
        print(*finds(package), sep="\n", end="")


if __name__ == "__main__":
    main()

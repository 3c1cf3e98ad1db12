"""`python -m tests.style`: show what the style guide rules out, and lower the counts that have fallen."""

from __future__ import annotations

from tests.style.style import count, finds, known, write


def main() -> None:
    """Print each place, and keep the counts where they have fallen."""
    now, before = count(), known()
    for package in now:
        print(*finds(package), f"{package}: {now[package]} of {before[package]}", sep="\n")
    write({package: min(number, before[package]) for package, number in now.items()})


if __name__ == "__main__":
    main()

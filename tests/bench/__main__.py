"""``python -m tests.bench``: print every figure of the benchmark."""

from __future__ import annotations

from tests.bench.rules import Course, chess_moves_per_second, decisions_per_second


def main() -> None:
    """Run all parts, one after another on one core."""
    ours, theirs = decisions_per_second(), chess_moves_per_second()
    print(f"random Romanitas        {ours:10,.0f} decisions/s")
    print(f"random python-chess     {theirs:10,.0f} moves/s")
    print(f"ratio                   {ours / theirs:10.2f}")
    course = Course(campaigns=20)
    print(
        f"choose and save         {course.median_ms:10.2f} ms median, {course.worst_ms:.2f} ms at the 99th percentile"
    )
    print(f"last tenth : first      {course.last_to_first:10.2f}")
    print(f"save, turn 10 : turn 2  {course.size_growth:10.2f}")


if __name__ == "__main__":
    main()

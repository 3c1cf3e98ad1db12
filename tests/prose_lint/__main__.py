"""`python -m tests.prose_lint`: check the texts.

With `--drop`, take what is gone off the list of known findings. With `--table`, also count today's by check.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable

from tests.prose_lint.lint import KNOWN, compared, known, today


def main() -> int:
    """Print what differs from the list, and return how the program ends."""
    found = [str(each) for each in today()]
    if "--table" in sys.argv:
        print("\n".join(table(found)))
    differences = compared(found, known())
    for each in differences["new"]:
        print(f"new: {each}")
    if "--drop" in sys.argv:
        gone = {*differences["gone"]}
        lines = KNOWN.read_text(encoding="utf-8").splitlines()
        KNOWN.write_text("\n".join(line for line in lines if line not in gone) + "\n", encoding="utf-8")
    else:
        for each in differences["gone"]:
            print(f"gone, take it off the list (python -m tests.prose_lint --drop): {each}")
    return 1 if differences["new"] or (differences["gone"] and "--drop" not in sys.argv) else 0


def table(found: Iterable[str]) -> list[str]:
    """The findings by check, as in docs/yardsticks.md."""
    checks = Counter(each.partition(":")[0] for each in found)
    return [
        "| check | findings |",
        "| --- | --- |",
        *(f"| {check} | {count} |" for check, count in checks.most_common()),
    ]


if __name__ == "__main__":
    sys.exit(main())

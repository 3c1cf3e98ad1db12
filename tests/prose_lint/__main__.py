"""`python -m tests.prose_lint`: check the texts. With `--drop`, take what is gone off the list of known findings."""

from __future__ import annotations

import sys

from tests.prose_lint.lint import KNOWN, compared, known, today


def main() -> int:
    """Print what differs from the list, and return how the program ends."""
    found = [str(each) for each in today()]
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


if __name__ == "__main__":
    sys.exit(main())

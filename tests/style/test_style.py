from __future__ import annotations

import pytest

from tests.style.style import COUNTS, PACKAGES, finds, in_source, known


@pytest.mark.parametrize("package", sorted(known()))
def test_nothing_comes_back(package: str) -> None:
    found, before = list(finds(package)), known()[package]
    assert len(found) <= before, "\n".join(["`python -m tests.style` shows them all", *found[-20:]])


def test_every_package_is_counted() -> None:
    assert sorted(known()) == sorted(PACKAGES), COUNTS


def test_words_and_exception_names_are_found() -> None:
    source = '''
"""Drawn anew.

Nobody knows.
"""
try:  # of late, as renewed
    text = "somebody"
except ValueError as fault:
    pass
except OSError as error:
    pass
'''
    assert sorted(in_source("a.py", source)) == [
        "a.py:2: anew",
        "a.py:4: Nobody",
        "a.py:6: of late",
        "a.py:8: except ... as fault",
    ]

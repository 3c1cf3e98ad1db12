from __future__ import annotations

import pytest

from tests.style.style import PACKAGES, finds, finds_people, in_source, people_in_source


@pytest.mark.parametrize("package", PACKAGES)
def test_nothing_comes_back(package: str) -> None:
    assert list(finds(package)) == []


def test_someone_and_no_one_are_written_so() -> None:
    assert list(finds_people()) == []


def test_names_of_functions_count() -> None:
    source = '''
def is_for_nobody():
    """For everybody."""
    return "nobody"  # not anybody
'''
    assert sorted(people_in_source("a.py", source)) == ["a.py:2: nobody", "a.py:3: everybody", "a.py:4: anybody"]


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

"""The Legate's reasons in words: points agree with their number."""

from __future__ import annotations

import pytest

from rules.core.text import Text, lexicon


@pytest.mark.parametrize("key", ["advice-worth", "advice-area"])
@pytest.mark.parametrize(
    ("locale", "worth", "told"),
    [
        ("en", 1.0, "about 1 point until"),
        ("en", 0.5, "about 0.5 points until"),
        ("en", 2.0, "about 2 points until"),
        ("fr", 1.0, "environ 1 point jusqu"),
        ("fr", 1.5, "environ 1,5 point jusqu"),
        ("fr", 2.0, "environ 2 points jusqu"),
    ],
)
def test_points_agree_with_their_number(key: str, locale: str, worth: float, told: str) -> None:
    assert told in lexicon("italia", locale).say(Text("italia", key, (("area", "roma"), ("worth", worth))))

"""Custom ids hold all that a control needs, and invalid ones are refused."""

from __future__ import annotations

import re

import pytest

from bot.common.errors import UserError
from bot.components.custom_ids import TEMPLATE, ControlId, base36, resolve_token, token
from rules.core.decisions import Option
from tests.toy.game import say


def test_a_custom_id_says_all() -> None:
    for made in (ControlId(1, 0, "pick", "a.1x"), ControlId(10**12, 46_655, "undo")):
        found = re.fullmatch(TEMPLATE, str(made))
        assert found is not None
        assert ControlId.read(found) == made
        assert len(str(made)) <= 100
    assert [base36(n) for n in (0, 35, 36)] == ["0", "z", "10"]


def test_a_token_of_another_option_is_refused() -> None:
    things = [Option(f"o{n}", say("field", number=n)) for n in range(3)]
    assert resolve_token(things, token(things, 1)) == "o1"
    with pytest.raises(UserError, match="That choice is gone"):
        resolve_token(things[1:], token(things, 1))
    for nonsense in ("", "x", "99.1", "-1.5", "zzzzzzzzzzz.1"):
        with pytest.raises(UserError):
            resolve_token(things, nonsense)

"""Advice in Ultimus Romanorum: every reason can be said in both languages."""

from __future__ import annotations

import re
from itertools import islice

from bot.workers.analysis import advice_for
from rules.core.text import speaking
from tests.rules.ultimus_romanorum.playing import EVENING, first_asked, lively_game


def test_the_legate_gives_its_reasons_in_both_languages() -> None:
    told = set()
    for table in islice(lively_game(EVENING, 2), 0, 200, 4):
        decision = first_asked(table)
        for each in advice_for(table, decision.seat, 0.0):
            assert decision.check(each.answer) == each.answer
            told |= {reason.key for reason in each.reasons}
            attacks = [dict(reason.args) for reason in each.reasons if reason.key == "advice-attack"]
            assert all(int(str(attack["pf"])) > 0 for attack in attacks), "no one attacks without combat units"
            for locale in ("en", "fr"):
                with speaking(locale):
                    assert all(re.fullmatch(r"(?s).+[.?!…]", str(reason)) for reason in each.reasons), each.reasons
    assert {"advice-worth", "advice-attack", "advice-closer"} <= told

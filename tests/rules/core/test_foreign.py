"""Imported games: valid ones continue with new dice, all others are refused with a reason."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

import rules
from rules.core.agents import give
from rules.core.dice import Roll
from rules.core.events import DiceThrown, TakenUp
from rules.core.foreign import LONGEST
from rules.core.text import speaking
from rules.romanitas.ai.legate import legate

SEED = "a campaign that lasts 41"
Json = dict[str, Any]


def played(decisions: int) -> rules.Table:
    return rules.load(_saved(decisions))


@cache
def _saved(decisions: int) -> str:
    table = rules.start("romanitas", seed=SEED)
    for _ in range(decisions):
        assert table.decision is not None
        give(table, legate(table))
    return table.save()


def exported(decisions: int = 60) -> Json:
    parsed: Json = json.loads(_exported(decisions))
    return parsed


@cache
def _exported(decisions: int) -> str:
    text = played(decisions).open_save()
    assert text is not None
    return text


def taken_up(save: object) -> rules.Table:
    return rules.take_up(json.dumps(save).encode())


def test_a_game_goes_on_from_its_last_checkpoint_with_other_dice() -> None:
    before = played(60)
    save = exported(60)
    table = taken_up(save)
    position = table.state.model_dump()
    assert table.commitment != before.commitment
    assert position["owner"] == save["record"]["checkpoint"]["owner"]
    first = table.events[0]
    assert isinstance(first, TakenUp)
    assert first.state["turn"] == first.turn == before.state.turn
    rolls: list[Roll] = []
    while len(rolls) < 3:
        assert table.decision is not None
        give(table, table.decision.default)
        rolls = [roll for event in table.events if isinstance(event, DiceThrown) for roll in event.rolls]
    assert [roll.number for roll in rolls[:3]] == [0, 1, 2]


def test_an_open_save_knows_no_secret_until_the_end() -> None:
    table = played(40)
    text = table.open_save()
    assert text is not None
    assert SEED not in text
    assert json.loads(text)["secret"] == ""
    assert json.loads(text)["record"].get("made", []) == []
    while table.decision is not None:
        give(table, legate(table))
    text = table.open_save()
    assert text is not None
    assert json.loads(text)["secret"] == SEED
    with pytest.raises(rules.SaveError, match="is over"):
        rules.take_up(text.encode())


def test_an_open_save_can_be_loaded_like_any_other() -> None:
    table = rules.load(json.dumps(exported()))
    assert table.state.turn == played(60).state.turn


def doctored(change: Callable[[Json, Json], object]) -> Json:
    save = exported()
    change(save, save["record"]["checkpoint"])
    return save


_REASON = {"game": "romanitas", "key": "x", "args": []}

DOCTORED: dict[str, tuple[Callable[[Json, Json], object], str]] = {
    "of another format": (lambda s, p: s.update(format=2), "format 2"),
    "of another version": (lambda s, p: s.update(version=77), "version 77"),
    "of another game": (lambda s, p: s.update(game="chess"), "no game “chess”"),
    "of no scenario": (lambda s, p: s.update(scenario="eternal"), "no scenario"),
    "of half the options": (lambda s, p: s["options"].popitem(), "options"),
    "of more options": (lambda s, p: s["options"].update(cheat=True), "options"),
    "with more fields": (lambda s, p: s.update(owner=1), "isn't a saved game"),
    "with more in its record": (lambda s, p: s["record"].update(code="x"), "isn't a saved game"),
    "without a record": (lambda s, p: s.pop("record"), "isn't a saved game"),
    "with an unknown fact": (lambda s, p: p.update(cheat=1), "more or less"),
    "with a fact missing": (lambda s, p: p.pop("rp"), "more or less"),
    "with a fact of another type": (lambda s, p: p.update(rp="9"), "damaged"),
    "of no object": (lambda s, p: s["record"].update(checkpoint=[]), "damaged"),
    "with another scenario within": (lambda s, p: p.update(scenario="restauratio-528"), "contradicts"),
    "with other options within": (lambda s, p: p.update(options=["khazars"]), "contradict"),
    "beyond its last turn": (lambda s, p: p.update(turn=12), "isn't within"),
    "before its first": (lambda s, p: p.update(turn=-1), "isn't within"),
    "at a turn of many digits": (lambda s, p: p.update(turn=10**600), "isn't within"),
    "of a longer campaign": (lambda s, p: p.update(last_turn=1000), "contradicts"),
    "with too many points": (lambda s, p: p.update(rp=11), "aren't on the track"),
    "with points of many digits": (lambda s, p: p.update(rp=10**600), "aren't on the track"),
    "with gifts of many digits": (lambda s, p: p.update(free_actions=10**600), "out of bounds"),
    "with a piece less": (lambda s, p: p["stacks"]["mobilised"].pop(), "pieces"),
    "with a piece twice": (lambda s, p: p["stacks"]["mobilised"].append("comes"), "can't go on|pieces"),
    "with a new piece": (lambda s, p: p["stacks"]["mobilised"].append("dragon"), "pieces"),
    "with a place of its own": (lambda s, p: p["stacks"].update(moon=[]), "places"),
    "with a fleet on land": (lambda s, p: _fleet_to(p, "rome"), "can't be"),
    "with a city less": (lambda s, p: p["owner"].pop("rome"), "missing"),
    "with a city more": (lambda s, p: p["owner"].update(london="roman"), "cities"),
    "with a city of no one": (lambda s, p: p["owner"].update(rome="britons"), "can't hold"),
    "without its capital": (lambda s, p: p["owner"].update(constantinople="vandals"), "Constantinople"),
    "with ruins of others": (lambda s, p: p.update(desolation=["toletum"]), "isn't Roman"),
    "with ruins twice": (lambda s, p: p.update(desolation=["naissus", "naissus"]), "twice"),
    "in the wrong phase": (lambda s, p: p.update(step="management", nations_checked=0), "phase"),
    "in no phase": (lambda s, p: p.update(step="feast"), "damaged"),
    "in a scene": (lambda s, p: p.update(scene="battle-9"), "mid-battle"),
    "with scenes of many digits": (lambda s, p: p.update(scenes=10**600), "mid-battle"),
    "with a strange elite": (lambda s, p: p.update(elite=["comes"]), "elite"),
    "with a strange Caesar": (lambda s, p: p.update(caesar="no-one"), "Caesar"),
    "with a strange event": (lambda s, p: p.update(event="rain"), "events"),
    "with a strange record": (lambda s, p: p["now"]["acta"].update(political="plague"), "Acta Publica"),
    "with a war against no one": (lambda s, p: p["now"]["at_war"].append("rome"), "at war"),
    "that is lost": (lambda s, p: p.update(result={"level": "x", "winner": None, "reason": _REASON}), "is over"),
}


def _fleet_to(position: Json, place: str) -> None:
    for stack in position["stacks"].values():
        if "classis-alexandrina" in stack:
            stack.remove("classis-alexandrina")
    position["stacks"].setdefault(place, []).append("classis-alexandrina")


@pytest.mark.parametrize("what", DOCTORED)
def test_a_doctored_save_is_refused(what: str) -> None:
    change, why = DOCTORED[what]
    with pytest.raises(rules.SaveError, match=why):
        taken_up(doctored(change))


MALFORMED = {
    "empty": b"",
    "no text": b"\xff\xfe\x00",
    "no JSON": b"save",
    "cut off": json.dumps(exported()).encode()[:900],
    "too long": b" " * (LONGEST + 1),
    "deep": b"[" * 100_000 + b"]" * 100_000,
    "deep within": json.dumps(exported()).encode().replace(b'"checkpoint": {', b'"base": ' + b'{"a":' * 40_000, 1),
    "a list": b"[]",
    "a number": b"1e999999",
    "not a number": b"NaN",
    "digits": b'{"format": ' + b"9" * 100_000 + b"}",
    "twice": json.dumps(exported()).replace('{"format": 1', '{"format": 1, "format": 1').encode(),
    "twice within": json.dumps(exported()).replace('"rp": ', '"rp": 3, "rp": ').encode(),
}


@pytest.mark.parametrize("what", MALFORMED)
def test_a_malformed_save_is_refused(what: str) -> None:
    with pytest.raises(rules.SaveError):
        rules.take_up(MALFORMED[what])


def test_choices_and_dice_of_the_past_are_left_behind() -> None:
    save = exported()
    save["record"]["made"] = [{"evil": 1}] * 3
    with pytest.raises(rules.SaveError):
        taken_up(save)
    save["record"]["made"] = [["roman", ["x"], "0"]] * 3
    save["secret"] = "known to the one who wrote it"
    save["number"] = 99
    table = taken_up(save)
    assert table.number == 0
    assert json.loads(table.save())["secret"] != save["secret"]
    assert json.loads(table.save())["record"]["made"] == []


@pytest.mark.parametrize("what", DOCTORED)
def test_the_reason_is_said_in_the_readers_language(what: str) -> None:
    """A French refusal contains no English."""
    change, _ = DOCTORED[what]
    with pytest.raises(rules.SaveError) as refused:
        taken_up(doctored(change))
    with speaking("en"):
        english = str(refused.value)
    with speaking("fr"):
        french = str(refused.value)
    assert english != french
    assert not re.search(r"\b(the|is|its|cannot|not|of)\b", french, re.IGNORECASE), french


@pytest.mark.parametrize("number", [10**20, 10**30, -(10**40), 10**400])
@pytest.mark.parametrize("locale", ["en", "fr"])
def test_a_number_of_any_size_can_be_named_in_the_refusal(number: int, locale: str) -> None:
    with speaking(locale), pytest.raises(rules.SaveError) as refused:
        taken_up(exported() | {"format": number})
    with speaking(locale):
        assert "e+" in str(refused.value) or "E+" in str(refused.value)

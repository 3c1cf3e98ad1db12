"""Hostile inputs: interactions of every kind, valid and invalid in every part, drawn by hypothesis.

An input names its parts by place ("the third command", "the second thread"), because each world has different ones.
:mod:`tests.bot.hostile.arena` fills in the ids.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from bot.components.custom_ids import base36
from tests.bot.hostile.saves import mutations

NASTY = (
    "",
    " ",
    "\x00",
    "a\x00b",
    "\ud800",
    "\udfff\ud800x",
    "\u202egnp.exe",
    "\u2066\u2067\u202d",
    "\u200b",
    "\u200b\u200c\u200d\ufeff",
    "\u0301" * 300,
    "e\u0301" * 200,
    "﷽" * 100,
    "🏺" * 100,
    "👨‍👩‍👧‍👦" * 30,
    "\U0010ffff\ufffe",
    "x" * 6000,
    "İ" * 101,
    "ß" * 100,
    "ﬁ" * 100,
    "@everyone",
    "@here <@1> <@!2> <@&3> <#4>",
    "<t:0:R></campaign new:5><a:x:6>",
    "[a](https://evil.example) **b** ||c|| `d` ~~e~~",
    "```ansi\n\x1b[31mred",
    "# heading",
    "-# small",
    "> quote\n>>> all",
    "<script>alert(1)</script>",
    "{ $title }",
    "{{ 7 * 7 }}",
    "%s %n {0} {title}",
    "'; DROP TABLE campaigns; --",
    "../../etc/passwd",
    "C:\\nul",
    "-1",
    "0",
    "1e999",
    "NaN",
    "१२",
    "²",
    "99999999999999999999999999",
    ",,,,,",
    ",".join(map(str, range(500))),
    "\n\r\n\t",
    "\u2028\u2029\x85",
)

texts = st.one_of(
    st.sampled_from(NASTY),
    st.text(max_size=40),
    st.text(st.characters(categories=("Cs", "Cc", "Cf", "Co", "Cn", "Mn")), max_size=20),
)
numbers = st.one_of(
    st.integers(0, 40), st.sampled_from((0, 1, 2**31, 2**53, 2**63 - 1, 2**63, 36**13 - 1)), st.integers(0, 36**13 - 1)
)
GOOD = (
    "red", "blue", "roman", "toy", "romanitas", "short", "long", "work", "gamble", "raid", "suggested", "-", "field-1",
    "field-7", "field-33", "bid-0", "bid-3", "gift-1,gift-2", "rich", "north", "Europe/Paris", "22", "07:30", "1", "2",
    "6.1", "War",
)  # fmt: skip
"""Words that mean something somewhere, so that some inputs get past the first door."""

ORDERS = (
    "claim 7; work; give 1 2", "claim 3", "work", "claim 99; fly\nclaim 3; dance", "+ work", "+claim 4", "+",
    ";;;;", "-", "usual", "rome > capua", "+ rome > neapolis, support from tarentum", "pass", "claim 4; " * 400,
    "work\n" * 800,
    "rome > " * 600, "claim " + "9" * 3900, "`" * 3999, "@everyone " * 399, "e\u0301" * 1999, "\u202eemor > auapac",
    "# claim 7\n> work\n```\ngive 1 2\n```", "claim 7;" + "\u200b" * 3000, "\ud800 > \udfff", "ﷺ" * 3000,
    "x" * 100_000, "claim 7\n" * 12_500, "claim 𒀀" * 20_000,
)  # fmt: skip
"""Whole turns as people of ill will write them; the last ones are longer than any form takes."""

order_drafts = st.one_of(
    st.sampled_from(ORDERS),
    st.sampled_from(ORDERS),
    st.lists(st.sampled_from(ORDERS[:12]), max_size=5).map("; ".join),
    texts,
)

values = st.one_of(
    st.sampled_from(GOOD),
    st.sampled_from(GOOD),
    st.sampled_from(ORDERS),
    texts,
    st.integers(-(2**60), 2**60),
    st.booleans(),
    st.floats(),
    st.none(),
)

VERBS = (
    "pick", "drill", "back", "open", "several", "usual", "none", "all", "select", "change", "page", "take", "put",
    "place", "front", "rear", "reset", "confirm", "undo", "why", "seat", "odds", "hand", "oddsof", "advice", "follow",
    "second", "pass", "store", "goon", "agree", "refuse", "story", "dice", "fire", "orders", "commit", "prune", "keep",
    "drop", "file", "unfile", "remember", "revoke", "forget", "add", "analysis", "sheet", "lead", "item", "under",
    "layout", "setup", "begin", "card", "teach", "join", "again", "film", "statistics", "export", "sure",
    "admit", "reject", "accept", "decline", "standin", "less", "noexport", "archive", "openly", "return", "plan", "x",
)  # fmt: skip
REFERENCES = ("open", "look", "page", "go", "in", "into", "share", "top", "x")
rests = st.one_of(
    st.just(""),
    st.integers(0, 45).map(lambda place: f"!{place}"),
    st.integers(0, 60).map(base36),
    st.lists(st.integers(0, 9).map(base36), max_size=6).map(".".join),
    st.text("0123456789abcxyz.", max_size=60),
)


@dataclass(frozen=True)
class Slash:
    """A command, by its place among all; ``fill`` gives each option's value, by place.

    ``knowing`` leaves what is offered or asked for in most places, so that the input gets further in.
    """

    command: int
    fill: tuple[Any, ...]
    knowing: tuple[bool, ...]
    focused: int | None = None
    stranger: tuple[str, Any] | None = None


@dataclass(frozen=True)
class Press:
    """A button or menu of any message or none; ``custom_id`` None takes one that is there.

    ``campaign`` and ``number`` are relative to what there is, unless they are huge.
    """

    custom_id: str | None
    component: int
    values: tuple[str, ...] | None
    message: int
    as_menu: bool


FORMS = ("sheet",)
"""What forms are for, as their custom ids name it."""
FIELDS = ("text", "text", "text", "x", "")
"""What the fields of forms are called, and are not."""


@dataclass(frozen=True)
class Modal:
    """A form that no one opened, with its fields by name."""

    custom_id: str
    values: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Upload:
    """A doctored save to be imported; ``title`` is typed beside it."""

    change: Any
    title: str


@dataclass(frozen=True)
class Input:
    """Something that someone sends: who (by place among the strangers), where (by place), and what."""

    who: int
    where: int
    what: Slash | Press | Modal | Upload
    twice: bool


COMMANDS, OPTIONS = 200, 12
"""So many commands, and options of one command, have a place among the inputs at most."""

_bools = st.lists(st.integers(0, OPTIONS - 1).map(bool), min_size=OPTIONS, max_size=OPTIONS).map(tuple)
slashes = st.builds(
    Slash,
    command=st.integers(0, COMMANDS - 1),
    fill=st.lists(values, min_size=OPTIONS, max_size=OPTIONS).map(tuple),
    knowing=_bools,
    focused=st.one_of(st.none(), st.integers(0, OPTIONS - 1)),
    stranger=st.one_of(st.none(), st.none(), st.none(), st.tuples(texts, values)),
)
campaigns = st.one_of(st.just("here"), st.just("here"), st.integers(1, 6).map(base36), numbers.map(base36))
decisions = st.one_of(st.sampled_from(("now", "now", "now", "before", "after")), numbers)
forged = st.builds(
    lambda campaign, number, verb, rest: f"cp:{campaign}:{number}:{verb}{'.' + rest if rest else ''}",
    campaigns,
    decisions.map(lambda each: each if isinstance(each, str) else base36(each)),
    st.sampled_from(VERBS),
    rests,
)
referring = st.builds(
    lambda game, locale, verb, rest: f"ru:{game}:{locale}:{verb}{'.' + rest if rest else ''}",
    st.sampled_from(("toy", "romanitas", "rise-and-fall", "chess", "x" * 30)),
    st.sampled_from(("en", "fr", "xx-YY", "zzzzzzzzzzzz")),
    st.sampled_from(REFERENCES),
    rests,
)
tokens = st.one_of(
    texts,
    st.builds(lambda head, rest: f"{head}{rest}", st.sampled_from(("", "open.")), rests),
    st.integers(0, 45).map(lambda place: f"!{place}"),
)
presses = st.builds(
    Press,
    custom_id=st.one_of(st.none(), st.none(), forged, forged, forged, forged, referring, texts),
    component=st.integers(0, 30),
    values=st.one_of(st.none(), st.lists(tokens, max_size=4).map(tuple)),
    message=st.integers(0, 200),
    as_menu=st.booleans(),
)
forms = st.builds(
    lambda campaign, number, verb: f"cp:{campaign}:{number}:{verb}",
    campaigns,
    decisions.map(lambda each: each if isinstance(each, str) else base36(each)),
    st.sampled_from(FORMS),
)
modals = st.builds(
    Modal,
    custom_id=st.one_of(texts, forged, referring, forms, forms, forms),
    values=st.lists(st.tuples(st.sampled_from(FIELDS), order_drafts), max_size=3).map(tuple),
)
uploads = st.builds(Upload, change=mutations, title=texts)

things = st.integers(0, 99).flatmap(
    lambda roll: slashes if roll < 49 else presses if roll < 90 else modals if roll < 96 else uploads
)
inputs = st.builds(
    Input,
    who=st.integers(0, 3),
    where=st.integers(0, 11),
    what=things,
    twice=st.integers(0, 19).map(lambda roll: roll == 19),
)

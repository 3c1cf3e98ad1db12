"""Every message of the catalogues can be said, and is known to the program. `tests.prose_lint` checks the rest."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import parse
from fluent.syntax.ast import Identifier, Junk, Message, MessageReference, Resource, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

import data
from bot.commands import Tree, add_commands
from bot.common.messages import LANGUAGES
from rules.core.rulestext import sections
from rules.core.text import FIRST_LANGUAGE, Text, lexicon

pytestmark = pytest.mark.xdist_group("catalogues")

ROOT = Path(__file__).parents[1]
OTHERS = tuple(each for each in LANGUAGES if each != FIRST_LANGUAGE)
CATALOGUES = tuple(
    folder.parent.relative_to(ROOT / "data").as_posix() for folder in sorted((ROOT / "data").glob("*/texts/en"))
)
"""Folders of catalogues, as ``romanitas/texts``."""

NAMES = "names.ftl"
OF_CLIENTS = "commands.ftl"
"""Names of commands in other languages than English, in which they are part of the program."""

VARIANT = re.compile(r"-[b-t]$")
LENGTH = re.compile(r"^(?:tell|terse|epic)-")
FORM = re.compile(r"-(?:[Tt]he|[Oo]f|[Tt]o|[Ii]n|number|gender|word)$")
"""How a variable ends that is the form of an argument, or its grammar: each language asks for those that it needs."""


class Named(Visitor):
    """Collects what a message refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.messages.add(node.id.name)


@cache
def parsed(file: Path) -> Resource:
    """A catalogue's file, parsed once for all tests."""
    return parse(file.read_text(encoding="utf-8"))


@cache
def messages(catalogue: str, locale: str) -> dict[str, tuple[str, Named]]:
    """All messages of a catalogue: key to its file and what it refers to."""
    found: dict[str, tuple[str, Named]] = {}
    for file in sorted(data.path(*catalogue.split("/"), locale).glob("*.ftl")):
        for entry in parsed(file).body:
            assert not isinstance(entry, Junk), f"{file}: {entry.content}"
            if isinstance(entry, Message):
                key = entry.id.name
                named = Named()
                named.visit(entry)
                found[key] = file.name, named
    return found


def translated(catalogue: str, locale: str) -> dict[str, tuple[str, Named]]:
    return {key: entry for key, entry in messages(catalogue, locale).items() if entry[0] not in (NAMES, OF_CLIENTS)}


@pytest.mark.parametrize("locale", OTHERS)
@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_no_language_asks_for_what_english_is_not_given(catalogue: str, locale: str) -> None:
    if not data.path(*catalogue.split("/"), locale).is_dir():
        pytest.skip("this game speaks English only")
    english, other = _arguments(catalogue, FIRST_LANGUAGE), _arguments(catalogue, locale)
    strange = {key: asked - english[key] for key, asked in other.items() if asked - english.get(key, asked)}
    assert strange == {}


def _arguments(catalogue: str, locale: str) -> dict[str, set[str]]:
    """The arguments that each message needs, in whatever form."""
    return {
        key: {FORM.sub("", name) for name in asked}
        for key, asked in _variables(catalogue, locale).items()
        if not key.startswith("form-")  # these are told all of a name's grammar, of which each language takes its own
    }


def _variables(catalogue: str, locale: str) -> dict[str, set[str]]:
    """What each message has to be told, with what the messages within it have to be."""
    known = translated(catalogue, locale)

    def needed(key: str) -> set[str]:
        _, named = known[key]
        return named.variables.union(*(needed(inner) for inner in named.messages if inner in known))

    return {key: needed(key) for key in known}


# Names without an article that may begin with a vowel: "que Athaulf", "de Italia". Their forms elide: { $leader-of }.
UNELIDED = re.compile(
    r"\b(?:de|que|lorsque|puisque) \{ \$(?:game|title|(?:leader|loser|victor|attacker|defender|about)(?:-the)?) \}",
    re.IGNORECASE,
)


@pytest.mark.parametrize("catalogue", ["bot/texts", "core/texts", "ultimus-romanorum/texts"])
def test_french_elides_before_a_name(catalogue: str) -> None:
    texts = {file: file.read_text(encoding="utf-8") for file in data.path(*catalogue.split("/"), "fr").glob("*.ftl")}
    assert not [f"{file.name}: {found}" for file, text in texts.items() for found in UNELIDED.findall(text)]


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_every_message_can_be_said(catalogue: str, locale: str) -> None:
    bundle = FluentBundle([locale], use_isolating=False)
    for folder in ("core/texts", catalogue):
        for file in sorted(data.path(*folder.split("/"), locale).glob("*.ftl")):
            bundle.add_resource(parsed(file), allow_overrides=True)
    if not data.path(*catalogue.split("/"), locale).is_dir():
        pytest.skip("this game speaks English only")
    for key, asked in _variables(catalogue, locale).items():
        for number in (0, 1, 2, 7):
            pattern = bundle.get_message(key).value
            assert pattern is not None, key
            said, faults = bundle.format_pattern(pattern, dict.fromkeys(asked, number))
            assert faults == [], key
            assert str(said).strip(), key


@cache
def mentioned() -> tuple[frozenset[str], re.Pattern[str]]:
    """What the program can name: its string constants, and a pattern for the f-strings that look like keys."""
    constants: set[str] = set()
    patterns: set[str] = set()
    for part in ("rules", "render", "bot"):
        for file in sorted((ROOT / part).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    constants.add(node.value)
                elif isinstance(node, ast.JoinedStr) and (pattern := _as_pattern(node)):
                    patterns.add(pattern)
    return frozenset(constants), re.compile("|".join(sorted(patterns)))


def _as_pattern(text: ast.JoinedStr) -> str:
    """An f-string as a pattern of keys; empty if what is written in it could not be part of a key."""
    parts = [str(part.value) if isinstance(part, ast.Constant) else "" for part in text.values]
    if not re.fullmatch(r"[a-z0-9-]{3,}", "".join(parts)):
        return ""
    return "".join(re.escape(part) if part else r"[A-Za-z0-9_-]*" for part in parts)


def is_mentioned(key: str, kinds: frozenset[str]) -> bool:
    constants, pattern = mentioned()
    names = {key, LENGTH.sub("", key), VARIANT.sub("", LENGTH.sub("", key)), key.removesuffix("-detail")}
    if any(name in constants or name in kinds or pattern.fullmatch(name) for name in names):
        return True
    return any(
        name.startswith(f"{kind}-") and name.removeprefix(f"{kind}-") in constants for kind in kinds for name in names
    )


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_every_message_is_used(catalogue: str) -> None:
    """No message is left that nothing in the program names and no other message contains."""
    kinds = _event_kinds()
    known = translated(catalogue, FIRST_LANGUAGE)
    within = set[str]().union(*(named.messages for _, named in known.values()))
    assert sorted(key for key in known if key not in within and not is_mentioned(key, kinds)) == []


@cache
def _event_kinds() -> frozenset[str]:
    """The kinds of events of all games, registered or in the making: most are told under their own name."""
    from importlib import import_module
    from typing import get_args

    packages = [events.parent.name for events in (ROOT / "rules").glob("*/events.py") if events.parent.name != "core"]
    unions = [import_module(f"rules.{package}.events").AnyEvent for package in packages]
    return frozenset(kind.__struct_config__.tag for union in unions for kind in get_args(union))


@pytest.mark.parametrize("locale", OTHERS)
def test_names_are_names_of_something(locale: str) -> None:
    """A name in another language belongs to something that has an English name."""
    import rules
    from rules.core.text import lexicon

    for game in rules.games():
        catalogue = f"{game}/texts"
        if not data.path(game, "texts", locale).is_dir():
            continue
        english = lexicon(game, FIRST_LANGUAGE)
        theirs = [key for key, (file, _) in messages(catalogue, locale).items() if file == NAMES]
        assert [key for key in theirs if english.name(key) == key] == []


@pytest.mark.parametrize("locale", OTHERS)
def test_the_rules_are_there_in_every_language(locale: str) -> None:
    import rules

    for game in rules.games():
        if data.path(game, "rules", locale).is_dir():
            assert list(sections(game, locale)) == list(sections(game, FIRST_LANGUAGE))


@pytest.mark.parametrize("locale", OTHERS)
def test_commands_are_named_in_every_language(locale: str) -> None:
    """Every command, group and option has a name of its own, in the form that Discord wants."""
    names = _plain("bot/texts", locale, OF_CLIENTS)
    assert sorted(f"name-{each}" for each in _english_names()) == sorted(names)
    for name in names.values():
        assert re.fullmatch(r"[-_\w]{1,32}", name), name
        assert name == name.lower(), name


def _plain(catalogue: str, locale: str, file: str) -> dict[str, str]:
    text = data.path(*catalogue.split("/"), locale, file).read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z0-9_-]+) = (.+)$", text, re.MULTILINE))


def _english_names() -> set[str]:
    import discord
    from discord import app_commands

    tree = Tree(discord.Client(intents=discord.Intents.none()))
    add_commands(tree)
    found: set[str] = set()
    for command in tree.walk_commands():
        found.add(command.name)
        if isinstance(command, app_commands.Command):
            found |= {str(parameter.display_name) for parameter in command.parameters}
    return found


def _variants(catalogue: str, locale: str) -> list[tuple[str, str, str]]:
    """The words that choose between variants: message, argument, word."""
    found: list[tuple[str, str, str]] = []

    class Choices(Visitor):
        def visit_SelectExpression(self, node: SelectExpression) -> None:
            if isinstance(node.selector, VariableReference):
                words = [variant.key.name for variant in node.variants if isinstance(variant.key, Identifier)]
                found.extend((key, node.selector.id.name, word) for word in words)
            self.generic_visit(node)

    for file in sorted(data.path(*catalogue.split("/"), locale).glob("*.ftl")):
        for entry in parsed(file).body:
            if isinstance(entry, Message):
                key = entry.id.name
                Choices().visit(entry)
    return found


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_no_variant_is_chosen_by_the_id_of_a_name(catalogue: str) -> None:
    """An id that has a name arrives as that name, so that such a variant never comes up."""
    known = lexicon(catalogue.partition("/")[0], FIRST_LANGUAGE)
    never = [entry for entry in _variants(catalogue, FIRST_LANGUAGE) if known.name(entry[2]) != entry[2]]
    assert not never


def test_a_game_says_a_text_of_the_core_in_its_own_way() -> None:
    said = {game: str(Text(game, "refused-order-ended", (("rule", "Turns"),))) for game in ("core", "rise-and-fall")}
    assert said["core"].startswith("The turn is over")
    assert said["rise-and-fall"].startswith("The player turn is over")


@pytest.mark.parametrize(
    ("locale", "mistake"),
    [
        ("en", r"\b(?:lost|falls?|gone) to \{ \$(?:defender|loser)"),  # it's the victor that a place is lost to
        ("fr", r"\b(?:[Qq]|[Jj]us|[Ll]ors|[Pp]uis)que \{ \$[a-z]+-(?:in|to)\b"),  # "qu'à Rome"
        ("fr", r"\b[Qq]ue \{ \$(?:leader|figure|area|city|place)s? \}"),  # "que Urien"
        ("fr", r"(?<![\w'])(?:[Àà]|[Dd]e) \{ \$[a-z-]+-the \}"),  # "à les Huns"
        ("en", r"\{ \$(?:victor|loser)-[Tt]he \} (?:are|call|have|hear|keep|leave|ride|win)\b"),  # "Gundahar hear it"
        ("en", r"\*\*\{ \$[a-z-]+-in \}\*\*"),  # "is at stake **in Rome**"
        ("fr", r"\{ \$until \}\.(?: |$)"),  # "jusqu'en 100 apr. J.-C." has its full stop
    ],
)
def test_no_narrator_says_it_so_that_it_is_misread(locale: str, mistake: str) -> None:
    import rules

    files = [file for game in rules.games() for file in data.path(game, "texts", locale).glob("prose*.ftl")]
    found = [
        line for file in files for line in file.read_text(encoding="utf-8").splitlines() if re.search(mistake, line)
    ]
    assert files
    assert found == []


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_a_per_cent_sign_follows_its_number_at_once_in_english(catalogue: str) -> None:
    """Only French sets a space before it."""
    files = sorted(data.path(*catalogue.split("/"), FIRST_LANGUAGE).glob("*.ftl"))
    apart = [file.name for file in files if re.search(r"\}\s%", file.read_text("utf-8"))]
    assert apart == []


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_french_elides_before_a_chosen_number(catalogue: str) -> None:
    """A choice may begin with “une”, so “de” belongs inside of it."""
    unelided = re.compile(r"\bde \{ \$[\w-]+ ->(?:[^{}]|\{[^{}]*\})*\[\w+\] une?\b")
    for file in data.path(*catalogue.split("/"), "fr").glob("*.ftl"):
        assert not unelided.search(file.read_text(encoding="utf-8")), file


@pytest.mark.parametrize("locale", LANGUAGES)
def test_orders_of_any_game_speak_of_no_dice(locale: str) -> None:
    """Rise and Fall has none, and its sheets wait for what others answer."""
    text = data.path("bot", "texts", locale, "orders.ftl").read_text(encoding="utf-8")
    assert not re.search(r"\bdice\b|\bdés\b|🎲", text)

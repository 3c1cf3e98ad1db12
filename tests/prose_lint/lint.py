"""The checks. Each yields findings under a name that stays the same while the text around it changes."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

import discord

from bot.commands import Tree, add_commands
from rules.core.text import FIRST_LANGUAGE
from tests.prose_lint.texts import FILLER, Entry, Shelf, shelves
from tests.style.style import WORDS

ROOT = Path(__file__).parents[2]
KNOWN = Path(__file__).with_name("known.txt")

MOST_BUTTON_WORDS = 4
MOST_COMMAND_CHARACTERS = 60
MOST_ERROR_SENTENCES = 2
MOST_ERROR_CHARACTERS = 150

_PLAIN_WORDS = frozenset({"stands", "bears", "wanting", "put down", "puts down", "is no"})
"""Words of the style guide that the narrator may use in their first sense: a bear, a stand."""

_GUIDE = {
    "en": (*WORDS, "for you alone"),
    "fr": ("en voyage", "pour vous seul"),
}
_UNCONTRACTED = (
    r"(?:is|are|was|were|do|does|did|has|have|had|will|would|could|should|must) not|cannot|can not"
    r"|I (?:am|will|have|had|would)(?= \w)|you (?:are|will|have)(?= \w+(?:ing|ed)\b)|it is(?= \w)"
)
_NO_VERBS = frozenset({
    "the", "your", "you", "what", "who", "how", "this", "every", "a", "an", "which", "for", "all", "be",
    "la", "le", "les", "l'", "votre", "vos", "vous", "ce", "cette", "qui", "quoi", "toutes", "tous", "pour", "chaque",
})  # fmt: skip
_NOT_PLURAL = {
    "en": frozenset({
        "is", "was", "has", "does", "this", "its", "as", "us", "plus", "across", "against", "stays", "leaves",
    }),
    "fr": frozenset({
        "des", "les", "pas", "dans", "sans", "plus", "fois", "vers", "sous", "mais", "puis", "choix", "désormais",
        "dehors", "dedans",
    }),
}  # fmt: skip
_CODE = re.compile(r"`[^`]*`|\]\([^)]*\)|https?://\S+|<[^>]*>|\d+:\d+|:\w+:|\w+/\w+|confirm: True|\w+:X")
_CALL = re.compile(r"`/([a-zà-ÿ_-]+(?: [a-zà-ÿ_-]+)*)[^`/]*`")
_FOLDERS = frozenset({"data", "tmp"})
_RAISED = re.compile(r'(?:Error|Choice|State)\(\s*(?:\w+\(\s*)?(?:"[\w-]+",\s*(?="[a-z]))?"([a-z][a-z0-9-]+)"')
_DODGE = re.compile(rf"(?:^|[.!?…»]\*{{0,2}} )(?:[^\w\s*-]+ )?\*{{0,2}}({FILLER})\*{{0,2}}[\u00a0 ]:")
"""A name at the start of a sentence, whether after a picture or in bold, and a colon after it."""

_ONE = re.compile(r"(?<![\w.,/–-])1[\s\u00a0]([a-zà-ÿ]+)")
_SENTENCE_END = re.compile(r"[.!?…](?=\s|$)")


class Finding(NamedTuple):
    """A breach: the check, the entry or place, and what was found."""

    check: str
    where: str
    what: str

    def __str__(self) -> str:
        return f"{self.check}: {self.where}: {self.what}"


Check = Callable[[Entry], Iterable[Finding]]


def findings(found: Sequence[Shelf]) -> list[Finding]:
    """All findings in these catalogues and in the documents, in order."""
    entries = [entry for shelf in found for entry in shelf.entries.values()]
    breaches = [finding for entry in entries for check in CHECKS for finding in check(entry)]
    return sorted({*breaches, *keys(found), *_calls_in_documents()})


def today() -> list[Finding]:
    """All findings today."""
    return findings(shelves())


def keys(found: Sequence[Shelf]) -> Iterator[Finding]:
    """Keys that a language lacks, or that only it has, or that are there twice."""
    english = {shelf.catalogue: shelf.entries.keys() for shelf in found if shelf.locale == FIRST_LANGUAGE}
    for shelf in found:
        place = f"{shelf.catalogue}/{shelf.locale}"
        yield from (Finding("key twice", f"{place}/{key}", "repeated") for key in shelf.repeated)
        own = english.get(shelf.catalogue, frozenset[str]())
        yield from (Finding("key missing", f"{place}/{key}", "not translated") for key in own - shelf.entries.keys())
        yield from (Finding("key missing", f"{place}/{key}", "not in English") for key in shelf.entries.keys() - own)


def words(entry: Entry) -> Iterator[Finding]:
    """Words and forms that the style guide rules out."""
    banned = [each for each in _GUIDE.get(entry.locale, ()) if not (entry.is_narrated and each in _PLAIN_WORDS)]
    yield from _found("word", entry, "|".join(banned), entry.source().replace("is no longer", ""))
    if entry.locale == FIRST_LANGUAGE and not entry.is_narrated:
        yield from _found("contraction", entry, _UNCONTRACTED, entry.source())


def _found(check: str, entry: Entry, pattern: str, text: str) -> Iterator[Finding]:
    for found in re.findall(rf"\b(?:{pattern})(?!\w)", text, re.IGNORECASE):
        yield Finding(check, entry.name, found.lower())


def buttons(entry: Entry) -> Iterator[Finding]:
    """Buttons with more than four words."""
    if entry.key.startswith("button-"):
        most = max(len(re.findall(r"[\w’'-]+", reading.text)) for reading in entry.readings())
        if most > MOST_BUTTON_WORDS:
            yield Finding("button length", entry.name, f"more than {MOST_BUTTON_WORDS} words")


def commands(entry: Entry) -> Iterator[Finding]:
    """Descriptions of commands that are too long, or don't begin with a verb."""
    if entry.catalogue != "bot/texts" or not entry.key.startswith("command-") or entry.key == "command-outdated":
        return
    text = entry.readings()[0].text
    if len(text) > MOST_COMMAND_CHARACTERS:
        yield Finding("command length", entry.name, f"more than {MOST_COMMAND_CHARACTERS} characters")
    if re.split(r"[\s ]|(?<=l')", text.lower())[0] in _NO_VERBS:
        yield Finding("command verb", entry.name, "doesn't begin with a verb")


def errors(entry: Entry) -> Iterator[Finding]:
    """Errors of more than two sentences or 150 characters."""
    if entry.key not in error_keys() and not entry.key.startswith("refused-"):
        return
    for reading in entry.readings():
        if len(reading.text) > MOST_ERROR_CHARACTERS:
            yield Finding("error length", entry.name, f"more than {MOST_ERROR_CHARACTERS} characters")
        if len(_SENTENCE_END.findall(reading.text)) > MOST_ERROR_SENTENCES:
            yield Finding("error sentences", entry.name, f"more than {MOST_ERROR_SENTENCES} sentences")


def plurals(entry: Entry) -> Iterator[Finding]:
    """One with a plural: “1 entries”, “all 1 dice”."""
    irregular = "dice|men|people" if entry.locale == "en" else "yeux"
    for reading in entry.readings():
        if reading.count != 1:
            continue
        for word in re.findall(rf"(?<![\w.,/–-])1\*{{0,2}}[\s\u00a0]([a-zà-ÿ]+[sx]|{irregular})\b", reading.text):
            if word not in _NOT_PLURAL[entry.locale] and not word.endswith("ss"):
                yield Finding("plural", entry.name, f"1 {word}")


def zeros(entry: Entry) -> Iterator[Finding]:
    """“1 point” for none: French uses the form for one with 0 too, so a literal 1 there is wrong."""
    if entry.locale == "fr":
        said = {
            count: {
                word for reading in entry.readings() if reading.count == count for word in _ONE.findall(reading.text)
            }
            for count in (0, 2)
        }
        for word in sorted(said[0] - said[2]):
            yield Finding("plural", entry.name, f"1 {word} for 0")


def spaces(entry: Entry) -> Iterator[Finding]:
    """French punctuation without its no-break space."""
    if entry.locale != "fr":
        return
    text = _CODE.sub("", entry.source())
    for mark in sorted({*re.findall(r" ([:;!?»%])", text), *re.findall(r"(«) ", text)}):
        yield Finding("no-break space", entry.name, f"{mark} with a plain space")
    for mark in sorted(
        {*re.findall(r"\w\)?\*{0,2}([;!?»%])(?!\w)", text), *re.findall(r"[^\W\d]\)?(:)(?=\s|\*|$)", text)}
    ):
        yield Finding("no-break space", entry.name, f"{mark} without a space")
    if re.search(r"«\w", text):
        yield Finding("no-break space", entry.name, "« without a space")


def dodges(entry: Entry) -> Iterator[Finding]:
    """French sentences of the narrator that begin with a bare name and a colon: “{ $zone } :”."""
    if entry.locale == "fr" and entry.file.startswith("prose") and entry.key.startswith(("tell-", "epic-")):
        for name in sorted({name for reading in entry.readings() for name in _DODGE.findall(reading.text)}):
            yield Finding("name before a colon", entry.name, name.replace(FILLER, "a name"))


def quotes(entry: Entry) -> Iterator[Finding]:
    """Apostrophes and quotation marks other than the usual ones: ', “ ”, in French « »."""
    text = _CODE.sub("", entry.source())
    others = {"en": "[\"’‘«»]|'\\w+'(?!\\w)", "fr": '["’‘“”]'}[entry.locale]
    for mark in sorted(set(re.findall(others, text))):
        yield Finding("quotation", entry.name, mark)


def calls(entry: Entry) -> Iterator[Finding]:
    """Commands in backquotes that don't exist, or that are only a group and can't be tapped."""
    for call in _unknown_calls(entry.source(), command_names()):
        yield Finding("command name", entry.name, f"/{call}")


def _calls_in_documents() -> Iterator[Finding]:
    """Commands in documents that don't exist. Groups do."""
    groups = {name.partition(" ")[0] for name in command_names()}
    for file in (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))):
        text = re.sub(r"```.*?```", "", file.read_text(encoding="utf-8"), flags=re.DOTALL)
        for call in _unknown_calls(text, command_names() | groups | _FOLDERS):
            yield Finding("command name", file.relative_to(ROOT).as_posix(), f"/{call}")


def _unknown_calls(text: str, names: Collection[str]) -> Iterator[str]:
    """Of each command, the longest beginning counts: options may follow."""
    for call in _CALL.findall(text):
        parts = call.split(" ")
        if not any(" ".join(parts[:end]) in names for end in range(1, len(parts) + 1)):
            yield call


@cache
def command_names() -> frozenset[str]:
    """The full names of all commands, without groups."""
    tree = Tree(discord.Client(intents=discord.Intents.none()))
    add_commands(tree)
    return frozenset(
        command.qualified_name for command in tree.walk_commands() if isinstance(command, discord.app_commands.Command)
    )


@cache
def error_keys() -> frozenset[str]:
    """The keys that the code raises as errors."""
    files = [file for package in ("bot", "rules") for file in (ROOT / package).rglob("*.py")]
    return frozenset(key for file in files for key in _RAISED.findall(file.read_text(encoding="utf-8")))


CHECKS: tuple[Check, ...] = (words, buttons, commands, errors, plurals, zeros, spaces, dodges, quotes, calls)


def known(file: Path = KNOWN) -> list[str]:
    """The known findings: lines of a file, without comments."""
    lines = file.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def compared(found: Collection[str], listed: Collection[str]) -> Mapping[str, list[str]]:
    """What is new, and what is listed but gone."""
    return {
        "new": [each for each in found if each not in listed],
        "gone": [each for each in listed if each not in found],
    }

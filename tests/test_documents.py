"""The documents are right: their listings run, and their paths, links and commands exist."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

import rules
from bot.__main__ import app as bot
from bot.interactions.permissions import NEEDED
from render.__main__ import app as render
from rules.__main__ import app as play
from rules.core.text import Text, lexicon
from rules.ultimus_romanorum.data.loader import GAME_ID
from rules.ultimus_romanorum.info import WINDOWS

ROOT = Path(__file__).parents[1]
DOCUMENTS = [ROOT / "README.md", ROOT / "SECURITY.md", *sorted((ROOT / "docs").glob("*.md"))]
README, ARCHITECTURE = ROOT / "README.md", ROOT / "docs" / "architecture.md"
HAVE_THEIR_OWN_TESTS = {"adding-a-game.md", "hosting.md"}
"""Guides whose listings other tests run: tests/test_adding_a_game.py, tests/bot/ops/test_hosting_guide.py."""
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
GENERATED = {"rules-ledger.md"}
LONGEST_SENTENCE = 20
"""In words."""
LONGER_SENTENCES = {
    "rise-and-fall-for-players.md": 25,
    "romanitas-for-players.md": 25,
}
"""Documents whose sentences may still be longer. A number here may only fall."""

each_document = pytest.mark.parametrize("document", DOCUMENTS, ids=lambda file: file.name)


def read(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def listings(file: Path) -> list[tuple[str, str]]:
    """Language and text of each listing."""
    return re.findall(r"^ *```(\w*)\n(.*?)^ *```", read(file), re.DOTALL | re.MULTILINE)


def commands(file: Path, start: str) -> list[list[str]]:
    """What follows a command line's first words, wherever a listing has them."""
    lines = [line for _, text in listings(file) for line in text.splitlines()]
    return [shlex.split(line, comments=True) for line in lines if start in line]


@each_document
def test_every_path_exists(document: Path) -> None:
    named = re.findall(r"`((?:bot|render|rules|data|tests|docs)/[\w/.<>*-]*)`", read(document))
    patterns = {re.sub(r"<\w+>", "*", path) for path in named}
    assert {path for path in patterns if not any(ROOT.glob(path.rstrip("/")))} == set()


@each_document
def test_every_module_exists(document: Path) -> None:
    named = re.findall(
        r"`((?:bot|render|tests)(?:\.[a-z]\w*)+|rules\.(?:core|romanitas|rise_and_fall)[.\w]*)", read(document)
    )
    assert {path for path in named if not is_module(path)} == set()


def is_module(path: str) -> bool:
    """Whether a dotted path begins with a module of ours, and goes on with a name in it."""
    parts = path.split(".")
    folder = ROOT.joinpath(*parts)
    if folder.is_dir() or folder.with_suffix(".py").exists():
        return True
    for count in range(len(parts) - 1, 0, -1):
        module = ROOT.joinpath(*parts[:count]).with_suffix(".py")
        if module.exists():
            return all(re.search(rf"\b{re.escape(part)}\b", read(module)) for part in parts[count:])
    return False


@each_document
def test_every_link_leads_somewhere(document: Path) -> None:
    linked = re.findall(r"\]\(([\w./-]+)\)", read(document))
    assert {link for link in linked if not (document.parent / link).exists()} == set()


@each_document
def test_every_make_target_exists(document: Path) -> None:
    named = set(re.findall(r"(?:^ *|`)make ([a-z][a-z-]+)\b", read(document), re.MULTILINE))
    assert named <= set(re.findall(r"^([a-z-]+):", read(ROOT / "Makefile"), re.MULTILINE))


@each_document
def test_every_listing_in_python_is_run(document: Path) -> None:
    if document.name in HAVE_THEIR_OWN_TESTS:
        pytest.skip("another test runs them")
    for language, text in listings(document):
        if language == "python":
            exec(compile(text, document.name, "exec"), {})


def test_the_sample_of_the_readme_is_one_of_them(capsys: pytest.CaptureFixture[str]) -> None:
    (sample,) = [text for language, text in listings(README) if language == "python"]
    exec(compile(sample, README.name, "exec"), {})
    assert capsys.readouterr().out.strip()


def test_the_commands_of_the_rules_run() -> None:
    for words in commands(README, "python -m rules"):
        words[words.index("--games") + 1] = "1"
        assert CliRunner().invoke(play, words[3:]).exit_code == 0


def test_the_commands_of_the_pictures_run(tmp_path: Path) -> None:
    save, picture = tmp_path / "save.json", tmp_path / "map.png"
    save.write_text(rules.start("romanitas", seed="a sample").save(), encoding="utf-8")
    files = {"FILE": str(save), "map.png": str(picture)}
    for words in commands(README, "python -m render"):
        assert CliRunner().invoke(render, [files.get(word, word) for word in words[3:]]).exit_code == 0
        assert picture.stat().st_size


def test_the_command_of_the_bot_runs() -> None:
    (words,) = commands(README, "python -m bot")
    assert words == ["DISCORD_TOKEN=...", ".venv/bin/python", "-m", "bot"]
    assert CliRunner().invoke(bot, ["--help"]).exit_code == 0


@each_document
def test_permissions_are_counted_right(document: Path) -> None:
    counted = re.findall(r"(\w+)\s+permissions\b", read(document))
    needed = NUMBERS[bin(NEEDED.value).count("1")]
    assert {word.lower() for word in counted} & {*NUMBERS} <= {needed}


def test_every_room_of_the_bot_is_described() -> None:
    text = read(ARCHITECTURE).split("**`bot`**")[1].split("\n## ")[0]
    described = set(re.findall(r"`(\w+)`", "\n".join(re.findall(r"^\| (.*?) \|", text, re.MULTILINE))))
    packages = {file.parent.name for file in (ROOT / "bot").glob("*/__init__.py")}
    assert described == packages | {"client", "app"}


def sentences(file: Path) -> list[str]:
    """The sentences outside listings and tables. A link's address doesn't count."""
    prose = re.sub(r"^ *```.*?^ *```", "", read(file), flags=re.DOTALL | re.MULTILINE)
    prose = re.sub(r"^ *\|.*$", "", prose, flags=re.MULTILINE)
    prose = re.sub(r"\]\([^)]*\)", "]", prose)
    prose = re.sub(r"^\s*(?:[-#]+|\d+\.) ", "\n", prose, flags=re.MULTILINE)
    return re.split(r"(?<=[.!?:])[*_)\"]*\s|\n\n", prose)


@each_document
def test_sentences_are_short(document: Path) -> None:
    if document.name in GENERATED:
        pytest.skip("generated")
    longest = LONGER_SENTENCES.get(document.name, LONGEST_SENTENCE)
    assert [each for each in sentences(document) if len(re.findall(r"\S*\w\S*", each)) > longest] == []


def test_lines_in_tables_of_the_architecture_are_short() -> None:
    cells = re.findall(r"(?<=\|)[^|\n]+", read(ARCHITECTURE))
    parts = [part for cell in cells for part in re.split(r"(?<=[.!?:])\s", cell)]
    assert [part for part in parts if len(part.split()) > LONGEST_SENTENCE] == []


def test_the_guide_names_each_window_as_the_game_does() -> None:
    """The windows of Ultimus Romanorum, in the order of the year."""
    guide = read(ROOT / "docs/ultimus-romanorum-for-players.md")
    _, _, table = guide.partition("| window | who | what you may play |")
    named = re.findall(r"^\| (?!-)(.*?) \|", table.partition("\n\n")[0], re.MULTILINE)
    assert set(named) == {lexicon(GAME_ID, "en").say(Text(GAME_ID, f"window-{each}")) for each in WINDOWS}

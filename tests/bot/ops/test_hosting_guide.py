"""The guides for hosts are right: tests compare their commands, settings, figures and files with the program."""

from __future__ import annotations

import asyncio
import re
import shutil
import sqlite3
import subprocess
import sys
import tomllib
from pathlib import Path

import discord
import pytest
from typer.testing import CliRunner, Result

from bot.__main__ import app
from bot.campaigns.creation import NewCampaign
from bot.campaigns.service import Campaigns
from bot.common.messages import say, speaking
from bot.interactions.permissions import NEEDED
from bot.scheduling.scheduler import Scheduler
from bot.settings import Settings
from bot.storage import Store
from bot.storage.backup import back_up

ROOT = Path(__file__).parents[3]
GUIDE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
SECURITY = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```\w*\n(.*?)```", GUIDE, re.DOTALL)
UNIT = next(block for block in BLOCKS if "[Service]" in block)
SUBCOMMANDS = {command.name or command.callback.__name__ for command in app.registered_commands if command.callback}
DATABASE = "/var/lib/cursus-publicus/cursus.db"


def test_every_subcommand_exists() -> None:
    named = {*re.findall(r"python -m bot ([a-z]+)", GUIDE), *re.findall(r"cursus-publicus (check|restore)", GUIDE)}
    assert {"backup", "restore", "check", "health"} <= named <= SUBCOMMANDS


def test_every_setting_exists_and_is_told_of() -> None:
    known = {str(field.validation_alias) for field in Settings.model_fields.values()}
    assert set(re.findall(r"\b(?:CURSUS|DISCORD)_[A-Z_]+\b", GUIDE)) == known


def test_every_make_target_exists() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8").replace("$(VENV)", ".venv")
    targets = set(re.findall(r"^([\w./-]+):", makefile, re.MULTILINE))
    named = {each for block in BLOCKS for each in re.findall(r"\bmake (?!python3)([.\w/-]+)", block)}
    assert named == {".venv/.run"} <= targets


def test_every_file_of_the_program_exists() -> None:
    for link in re.findall(r"\]\(([\w./-]+\.md)\)", GUIDE):
        assert (ROOT / "docs" / link).exists(), link
    for link in re.findall(r"\]\(([\w./-]+\.md)\)", SECURITY):
        assert (ROOT / link).exists(), link


def test_the_permissions_are_those_that_are_needed() -> None:
    more = discord.Permissions(NEEDED.value)
    more.manage_threads = True
    assert f"`{NEEDED.value}`" in GUIDE and f"`{NEEDED.value}`" in SECURITY
    assert f"`{more.value}`" in SECURITY
    assert {int(each) for each in re.findall(r"\b(\d{11,13})\b", GUIDE + SECURITY)} == {NEEDED.value, more.value}


def test_paths_and_users_agree() -> None:
    assert "StateDirectory=cursus-publicus" in UNIT and "User=cursus" in UNIT
    assert f"CURSUS_DATABASE={DATABASE}" in GUIDE
    assert set(re.findall(r"(?<![\w-])/\S+/cursus\.db\b(?!\.)", GUIDE)) == {DATABASE}
    assert set(re.findall(r"EnvironmentFile=(\S+)", UNIT)) == {"/etc/cursus-publicus.env"}
    assert "/etc/cursus-publicus.env" in GUIDE.split("[Unit]")[0]


def test_exit_code_two_is_what_the_unit_takes_it_for(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert "RestartPreventExitStatus=2" in UNIT and "StartLimitIntervalSec=0" in UNIT
    monkeypatch.chdir(tmp_path)
    for name in ("DISCORD_TOKEN", "CURSUS_DATABASE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("bot.__main__.set_up_logging", lambda *_: None)
    assert CliRunner().invoke(app, []).exit_code == 2


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd-analyze here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = UNIT.replace("/opt/cursus-publicus/.venv/bin/python", sys.executable)
    file = tmp_path / "cursus-publicus.service"
    file.write_text(unit, encoding="utf-8")
    found = subprocess.run(
        [str(shutil.which("systemd-analyze")), "verify", str(file)], capture_output=True, text=True, check=False
    )
    ours = [line for line in (found.stdout + found.stderr).splitlines() if file.name in line]
    assert ours == []


def test_the_container_is_as_the_guide_says() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    version = re.escape(project["tool"]["mypy"]["python_version"])
    base = re.search(rf"^ARG BASE=(python:{version}\.\d+-slim-\w+)\nFROM \$\{{BASE\}}$", DOCKERFILE, re.MULTILINE)
    assert base is not None, "an exact version"
    assert f"docker pull {base[1]}\n" in GUIDE and "--build-arg BASE=" in GUIDE
    assert "CURSUS_DATABASE=/data/cursus.db" in DOCKERFILE
    assert "VOLUME /data" in DOCKERFILE and "-v cursus-data:/data" in GUIDE
    assert 'ENTRYPOINT ["python", "-m", "bot"]' in DOCKERFILE
    assert re.search(r"^USER cursus$", DOCKERFILE, re.MULTILINE)
    for folder in re.findall(r"^COPY ([a-z]+) ", DOCKERFILE, re.MULTILINE):
        assert (ROOT / folder).is_dir()


def test_nothing_gets_into_the_image_but_what_it_copies() -> None:
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    let_in = {line[1:] for line in lines if line.startswith("!")}
    assert "*" in lines and let_in == set(re.findall(r"^COPY (\S+) ", DOCKERFILE, re.MULTILINE))


def test_git_does_not_take_the_token() -> None:
    named = re.findall(r"editor (?!/)(\S+)", GUIDE)
    ignored = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    assert named == ["cursus.env"]
    assert "*.env" in ignored


def _command(line: str, places: dict[str, str]) -> Result:
    """A command line of the guide, with its files where they are in this test."""
    for there, here in places.items():
        line = line.replace(there, here)
    return CliRunner().invoke(app, line.split()[3:])


def test_the_restoration_can_be_rehearsed_line_by_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The lines of the guide, in its order: each does what it says there."""
    folder = tmp_path / "lib"
    database = folder / "cursus.db"
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CURSUS_DATABASE", str(database))
    monkeypatch.setattr("bot.__main__.set_up_logging", lambda *_: None)
    asyncio.run(_played(database, "War"))
    (folder / "backups").mkdir()
    back_up(database, folder / "backups" / "cursus-20261121T084500Z.db")
    asyncio.run(_played(database, "Peace"))
    part = GUIDE.split("## Restoring, step by step")[1].split("## ")[0]
    lines = [line.rstrip("`.") for line in re.findall(r"python -m bot (?:check|restore)[^`\n]*", part)]
    assert [line.split()[3] for line in lines] == ["check", "restore", "check"]
    for line in lines:
        done = _command(line, {"/var/lib/cursus-publicus": str(folder)})
        assert done.exit_code == 0, (line, done.output)
    with sqlite3.connect(database) as db:
        assert db.execute("SELECT title FROM campaigns").fetchall() == [("War",)]
    (kept,) = folder.glob("cursus.db.before-*")
    with speaking("en"):
        said = say("restore-done-kept", copy="{copy}", kept="{kept}")
    told = " ".join(re.sub(r"\n\s+", " ", part).split())
    assert re.search(re.escape(said).replace(r"\{copy\}", r"\S+").replace(r"\{kept\}", r"\S+"), told), said
    with sqlite3.connect(kept) as db:
        assert db.execute("SELECT title FROM campaigns ORDER BY id").fetchall() == [("War",), ("Peace",)]


def test_the_replica_is_made_by_the_bots_user_and_checked_before_it_is_restored() -> None:
    (block,) = (each for each in BLOCKS if "litestream restore" in each)
    made = re.search(rf"^runuser -u cursus -- litestream restore -o (\S+) {DATABASE}$", block, re.MULTILINE)
    assert made, block
    verbs = re.findall(rf"^python -m bot (\w+) {re.escape(made[1])}$", block, re.MULTILINE)
    assert verbs == ["check", "restore"]
    assert block.startswith("systemctl stop cursus-publicus litestream")


async def _played(database: Path, title: str) -> None:
    store = await Store.open(database)
    campaigns = Campaigns(store, Scheduler(store))
    await campaigns.create(NewCampaign(1, len(title), 11, "toy", "short", {}, title))
    await store.close()

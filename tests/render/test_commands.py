"""``python -m render``: pictures of saved games, and clear errors for invalid files."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

import rules
from render.__main__ import main
from rules.core.agents import give
from rules.core.registry import events_to_json
from rules.romanitas.ai.legate import legate


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A folder with a saved game and its events."""
    table = rules.start("romanitas", seed="a campaign that lasts 0")
    while table.decision is not None and table.state.turn < 4:
        give(table, legate(table))
    (tmp_path / "game.json").write_text(table.save(), encoding="utf-8")
    (tmp_path / "events.jsonl").write_text("\n".join(events_to_json(table.events)), encoding="utf-8")
    (tmp_path / "torn.json").write_text(table.save()[:-20], encoding="utf-8")
    (tmp_path / "future.json").write_text(table.save().replace('"version":1', '"version":99', 1), encoding="utf-8")
    return tmp_path


def run(monkeypatch: pytest.MonkeyPatch, *words: str) -> None:
    """Run the command line."""
    monkeypatch.setattr("sys.argv", ["render", *words])
    main()


def test_the_three_pictures(saved: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    save, events = ("--save", str(saved / "game.json")), ("--events", str(saved / "events.jsonl"))
    run(monkeypatch, "map", "romanitas", *save, "-o", str(saved / "map.png"))
    run(monkeypatch, "battle", "romanitas", *save, *events, "-o", str(saved / "battle.jpg"))
    run(monkeypatch, "summary", "romanitas", *save, *events, "--turn", "2", "-o", str(saved / "card.webp"))
    widths = {}
    for name in ("map.png", "battle.jpg", "card.webp"):
        with Image.open(saved / name) as picture:
            widths[name] = picture.size[0]
    assert widths == {"map.png": 1600, "battle.jpg": 1600, "card.webp": 1200}
    assert "Map of Romanitas" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("map", "romanitas", "--save", "torn.json"), "isn't a saved game, or it's damaged"),
        (("map", "romanitas", "--save", "future.json"), "version 99"),
        (("map", "romanitas", "--save", "none.json"), "No such file"),
        (("map", "chess", "--save", "game.json"), "not of chess"),
        (
            ("summary", "romanitas", "--save", "game.json", "--events", "events.jsonl", "--turn", "9"),
            "no events of turn 9",
        ),
    ],
)
def test_bad_input_gets_a_sentence(
    saved: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    words: tuple[str, ...],
    sentence: str,
) -> None:
    monkeypatch.chdir(saved)
    with pytest.raises(SystemExit) as stopped:
        run(monkeypatch, *words, "-o", "x.png")
    assert stopped.value.code == 2
    assert sentence in capsys.readouterr().err
    assert not (saved / "x.png").exists()

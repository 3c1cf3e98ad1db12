"""Pictures from files: ``python -m render map romanitas --save FILE -o map.png``; also battles, cards, films."""

from __future__ import annotations

import sys
from io import BytesIO
from pathlib import Path
from typing import Annotated

import typer
from PIL import Image

import rules
from data import DataError
from render.board_picture import UnknownBoard, draw_board
from render.core.picture import Picture
from render.presenter import Post, Presenter, Voice, presenter
from rules.core.events import Event
from rules.core.registry import events_from_json

app = typer.Typer(add_completion=False, no_args_is_help=True, help="Pictures of any saved game, without Discord.")

Game = Annotated[str, typer.Argument(help="The id of the game.")]
Save = Annotated[Path, typer.Option(help="A saved game.")]
Events = Annotated[Path, typer.Option(help="Its events, one JSON object per line.")]
Output = Annotated[Path, typer.Option("-o", "--output", help="The picture to write: .png, .jpg or .webp.")]
Region = Annotated[str | None, typer.Option(help="A region, or the space to centre on.")]
Turn = Annotated[int | None, typer.Option(help="The turn. Leave empty for the last one.")]
Zoom = Annotated[float, typer.Option(help="Zoom factor of a region.", min=1, max=4)]
Title = Annotated[str, typer.Option(help="The campaign's name.")]
Locale = Annotated[str, typer.Option(help="The language of the texts.")]

_BAD_INPUT = 2


class NothingToShow(Exception):  # noqa: N818
    """The file has nothing to draw; the text is shown to people."""


@app.command("map")
def draw_map(game: Game, save: Save, output: Output, region: Region = None, locale: Locale = "en") -> None:
    """The map of a saved game."""
    view = _table(game, save).public()
    _write(_shown(game).map(view, region, locale), output)


@app.command("battle")
def draw_battle(game: Game, save: Save, events: Events, output: Output, locale: Locale = "en") -> None:
    """The last battle among the events."""
    told = _events(game, events)
    scenes = [event.scene for event in told if event.scene]
    if not scenes:
        raise NothingToShow(f"There's no battle among the events of {events}.")
    scene = [event for event in told if event.scene == scenes[-1]]
    _write_first(_shown(game).battle(scene, _table(game, save).public(), locale).pictures, output)


@app.command("summary")
def draw_summary(
    game: Game, save: Save, events: Events, output: Output, turn: Turn = None, locale: Locale = "en"
) -> None:
    """The card of a turn."""
    told = _events(game, events)
    wanted = turn or max((event.turn for event in told), default=0)
    of_turn = [event for event in told if event.turn == wanted]
    if not of_turn:
        raise NothingToShow(f"There are no events of turn {wanted} in {events}.")
    post = Post("summary", f"summary:{wanted}", wanted)
    view = _table(game, save).public()
    _write_first(_shown(game).compose(post, of_turn, view, Voice(locale)).pictures, output)


@app.command("board")
def show_board(game: Game, output: Output, region: Region = None, zoom: Zoom = 2.0) -> None:
    """The board of a game without a position, or the part around a space or region."""
    _write(draw_board(game, region, zoom), output)


@app.command("film")
def make_film(game: Game, save: Save, events: Events, output: Output, locale: Locale = "en") -> None:
    """The campaign as an animated map (.webp)."""
    film = _shown(game).film(_events(game, events), _table(game, save).public(), locale)
    output.write_bytes(film.data)
    typer.echo(film.alt)


@app.command("statistics")
def draw_statistics(
    game: Game, save: Save, events: Events, output: Output, title: Title = "", locale: Locale = "en"
) -> None:
    """The statistics of a campaign."""
    view = _table(game, save).public()
    posting = _shown(game).statistics(_events(game, events), view, title or rules.games()[game].title, locale)
    _write_first(posting.pictures, output)


def _table(game: str, save: Path) -> rules.Table:
    table = rules.load(save.read_text(encoding="utf-8"))
    if table.game != game:
        raise NothingToShow(f"{save} is a save of {table.game}, not of {game}.")
    return table


def _events(game: str, file: Path) -> list[Event]:
    return events_from_json(game, [line for line in file.read_text(encoding="utf-8").splitlines() if line.strip()])


def _shown(game: str) -> Presenter:
    try:
        return presenter(game)
    except LookupError as error:
        raise NothingToShow(str(error)) from error


def _write_first(pictures: tuple[Picture, ...], output: Path) -> None:
    if not pictures:
        raise NothingToShow("There's no picture of that.")
    _write(pictures[0], output)


def _write(picture: Picture, output: Path) -> None:
    """Write a picture in the format of the file's extension, and print its alt text."""
    if output.suffix.lower() in (".jpg", ".jpeg"):
        output.write_bytes(picture.data)
    else:
        Image.open(BytesIO(picture.data)).save(output)
    typer.echo(picture.alt)


def main() -> None:
    """Run a command. Problems with its files are printed to stderr, with exit code 2."""
    try:
        app(standalone_mode=False)
    except typer.Exit as error:
        sys.exit(error.exit_code)
    except (rules.RulesError, NothingToShow, UnknownBoard, DataError, OSError, ValueError) as error:
        typer.echo(str(error), err=True)
        sys.exit(_BAD_INPUT)
    except Exception as error:
        if not hasattr(error, "format_message"):
            raise
        typer.echo(error.format_message(), err=True)
        sys.exit(_BAD_INPUT)


if __name__ == "__main__":
    main()

"""A small game for two, made to show the core and the bot everything that a game can ask of them.

Each turn one seat claims one of forty fields (menus by group), then works, gambles (a die), or raids (a line-up and a
battle), and gives away any of five gifts (several at once). On every third turn both seats bid in secret.
"""

from pathlib import Path

import render.presenter
from rules.core import registry
from rules.core.text import register_texts
from tests.toy.game import Toy
from tests.toy.presenter import ToyPresenter

GAME = Toy
PRESENTER = ToyPresenter()

register_texts("toy", Path(__file__).parent / "texts")


def register() -> None:
    """Make the toy a game like any other."""
    registry.register("toy", "tests.toy")
    render.presenter.register("toy", "tests.toy")

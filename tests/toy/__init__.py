"""The toy: a small test game for two to five seats that uses every feature of the core and the bot.

Each turn one seat claims one of forty fields (grouped menus), then works, gambles (a die) or raids (a line-up and a
battle), and gives away up to three of five gifts (a multiple choice). Every third turn all seats bid in secret.
"""

from collections.abc import Iterator
from contextlib import contextmanager
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
    """Register the toy and its presenter."""
    registry.register("toy", "tests.toy")
    render.presenter.register("toy", "tests.toy")


@contextmanager
def registered() -> Iterator[None]:
    """Add the toy to the registered games within a ``with`` block."""
    with registry.only_games(registry.packages()):
        register()
        yield

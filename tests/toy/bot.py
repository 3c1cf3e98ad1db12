"""The bot's command line with the toy as the only game: ``python -m tests.toy.bot``."""

import tests.toy
from bot.__main__ import app
from rules.core import registry

if __name__ == "__main__":
    with registry.only_games({}):
        tests.toy.register()
        app(prog_name="python -m bot")

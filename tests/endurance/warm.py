"""Loads what every process of a trial needs, once, before the others are forked."""

import rules
from bot.common.messages import LANGUAGES
from bot.rulebook.index import open_book
from tests.endurance.fuse import only_two_games

only_two_games()
for game in rules.games():
    for language in LANGUAGES:
        open_book(game, language)

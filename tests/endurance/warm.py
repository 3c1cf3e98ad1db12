"""Loads what every process of a trial needs, once, before the others are forked."""

from bot.interactions.rulebook_browser import read_all
from tests.endurance.fuse import only_two_games

only_two_games()
read_all()

"""What every process of a trial needs, read once in the process that all others are forked from."""

from bot.interactions.rulebook_browser import read_all
from tests.endurance.fuse import only_two_games

only_two_games()
read_all()

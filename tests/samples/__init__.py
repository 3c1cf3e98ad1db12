"""Samples of play: the first turns of each game, as told by the bot's own book. `make samples` writes them."""

"""How even a game is when Legates play all its seats, and how often the game comes to another player."""

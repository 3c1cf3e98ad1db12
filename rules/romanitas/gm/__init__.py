"""What a game master may correct, and which positions are possible."""

"""What a game master of Italia may change."""

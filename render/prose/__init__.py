"""The narrator: events in, told as a game master would tell them. It knows no game."""

"""The game master's corrections, and the check for possible positions."""

"""The game-independent core: decisions, dice, events, pieces, boards, and the table that drives a script."""

"""Rise and Fall of the Roman Empire: Rome, Parthia and the peoples around them, 60 BC to 470 AD, for two or three."""

from rules.rise_and_fall.realm import RiseAndFall

GAME = RiseAndFall
"""What the table drives."""

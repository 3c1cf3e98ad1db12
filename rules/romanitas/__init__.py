"""Romanitas: the Eastern Roman Empire from Justinian to Heraclius, for one player or a council."""

from rules.romanitas.empire import Romanitas

GAME = Romanitas
"""What the table drives."""

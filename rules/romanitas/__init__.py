"""Romanitas: the Eastern Roman Empire from Justinian to Heraclius, for one player or a council."""

from rules.romanitas.empire import Romanitas
from rules.romanitas.forecasts import Oracle
from rules.romanitas.legate import legate

GAME = Romanitas
"""What the table drives."""

LEGATE = legate
"""The player that needs no person."""

FORECASTER = Oracle()
"""What works out the odds."""

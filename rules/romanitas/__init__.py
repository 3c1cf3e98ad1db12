"""Romanitas: the Eastern Roman Empire from Justinian to Heraclius, for one player or a council."""

from rules.core.gauges import Gauge
from rules.romanitas.ai.evaluation import counted, explain, standing
from rules.romanitas.ai.forecasts import Oracle
from rules.romanitas.ai.legate import legate
from rules.romanitas.game import Romanitas

GAME = Romanitas
"""What the table drives."""

LEGATE = legate
"""The player that needs no person."""

JUDGE = standing
"""What a position is worth."""

EXPLAIN = explain
"""Why an answer is good or bad."""

GAUGE = Gauge("RP counted in turn", counted)
"""What a campaign is measured by."""

FORECASTER = Oracle()
"""What works out the odds."""

"""Rise and Fall of the Roman Empire: Rome, Parthia and the peoples around them, 60 BC to 470 AD, for two or three."""

from rules.core.gauges import Gauge
from rules.rise_and_fall.ai.evaluation import counted, standing
from rules.rise_and_fall.ai.legate import legate
from rules.rise_and_fall.game import RiseAndFall
from rules.rise_and_fall.orders import book

GAME = RiseAndFall
"""What the table drives."""

LEGATE = legate
"""The player that needs no person."""

JUDGE = standing
"""What a position is worth."""

GAUGE = Gauge("difference of stars", counted)
"""What a campaign is measured by."""

ORDERS = book.ORDERS
"""What takes a whole turn as text."""

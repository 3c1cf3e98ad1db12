"""Rise and Fall of the Roman Empire: Rome, Parthia and the peoples around them, 60 BC to 470 AD, for two or three."""

from rules.core.gauges import Gauge
from rules.rise_and_fall import orderbook
from rules.rise_and_fall.legate import legate
from rules.rise_and_fall.realm import RiseAndFall
from rules.rise_and_fall.standing import counted, standing

GAME = RiseAndFall
"""What the table drives."""

LEGATE = legate
"""The player that needs no person."""

JUDGE = standing
"""What a position is worth."""

GAUGE = Gauge("difference of stars", counted)
"""What a campaign is measured by."""

ORDERS = orderbook.ORDERS
"""What takes a whole turn as text."""

"""Roman forts are built where Romans become the only nation with armies [15.2]."""

from __future__ import annotations

from rules.britannia_redux.data.loader import FORT, ROMANS
from rules.britannia_redux.events import FortificationBuilt
from rules.britannia_redux.game import BritanniaRedux


def build_fort(t: BritanniaRedux, area: str, rule: str = "15.2") -> None:
    """Build a fort; it gives no Road before the phase is over [15.2.1]."""
    t.fortify(area, FORT, fresh=True)
    t.tell(FortificationBuilt(nation=ROMANS, area=area, work=FORT, cause="romans"), rule)


def build_if_due(t: BritanniaRedux, area: str) -> None:
    """Build a fort where Romans are now alone, in a Roman nation turn and for the first time [15.2, R37, R38, R51]."""
    if t.state.nation != ROMANS or t.has_fort_counter(area) or t.enemies(area, ROMANS):
        return
    if t.armies(area, ROMANS):
        build_fort(t, area)

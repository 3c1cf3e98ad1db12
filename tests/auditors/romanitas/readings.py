"""Readings of the print that were decided after a review. Each is True once the rules follow it."""

R41_UNMANNED_BOXES_COUNT = True
"""A camp with three or more units to place answers for the boxes that it left unmanned [7.1.2-3]."""

R78_ONLY_ATTACKERS_ARE_HAMPERED = True
"""Favourable Terrain hampers only units that attack its box, not one attacked out of it [7.1.3]."""

MISSIONARY_PAYS_SURCHARGES = True
"""A Missionary who removes a Desolation pays the +1 of a crisis: it is for any marker [4.2.3, 5.3]."""

BARRED_UNIT_IS_NOT_IMPROVED = True
"""The unit that event 1 bars "cannot be used", so it is not made Elite either [8.7, 5.4.2]."""

TREATY_BINDS_AT_SEA = True
"""A treaty partner's fleet may not be fought [5.3, R31, R88]."""

NO_ENVOY_TO_EXTINCT_KINGDOMS = True
"""A kingdom that holds nothing receives no Ambassador [5.3, R28]."""

UNDECIDED_TRANSPORT_IS_LOST = True
"""A transport that has not beaten the enemy in four passes loses its units; all figures test with +1 [7.3, 7.4]."""

KHAZARS_IN_ANY_LAST_TWO_TURNS = True
"""The alliance holds in the last two turns of the scenario, also of the short one [8.5, R65]."""

PLAYER_CHOOSES_THE_GIFT = True
"""Where several gifts could pay for an action, the player is asked which one does [4.2, R93]."""

MERCENARIES_JOIN_OTHERS = True
"""Mercenaries, those of a Donatio too, join a force of other units; they are none by themselves [1.2, 5.2.2, R92]."""

OPEN: frozenset[tuple[str, str]] = frozenset()
"""Deviations that are reported and not mended yet, by section and subject."""

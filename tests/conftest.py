"""What all tests share: a busy machine makes no property fail, and garbage is collected less often.

Collecting takes a sixth of the time: the processes keep pictures, catalogues and played campaigns for many tests.
"""

from __future__ import annotations

import gc

from hypothesis import HealthCheck, settings

gc.set_threshold(100_000, 20, 20)
settings.register_profile("any speed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any speed")

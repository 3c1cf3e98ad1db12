"""What all tests share: a busy machine makes no property fail."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile("any speed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any speed")

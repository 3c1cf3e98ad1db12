"""How Rise and Fall of the Roman Empire looks and reads."""

from render.rise_and_fall.presenter import PRESENTER

__all__ = ["PRESENTER"]

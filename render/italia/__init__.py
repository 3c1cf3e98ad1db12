"""How Italia looks and reads."""

from render.italia.presenter import PRESENTER

__all__ = ["PRESENTER"]

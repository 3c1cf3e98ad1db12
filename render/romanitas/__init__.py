"""How Romanitas looks and reads."""

from render.romanitas.presenter import PRESENTER

__all__ = ["PRESENTER"]

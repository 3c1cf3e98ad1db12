"""The pictures and prose of Romanitas."""

from render.romanitas.presenter import PRESENTER

__all__ = ["PRESENTER"]

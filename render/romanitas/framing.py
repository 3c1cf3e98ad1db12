"""How much parts of the board are magnified."""

from __future__ import annotations

from typing import Final

ZOOM: Final = 2.3
"""How much a part of the board is magnified."""

CLOSE: Final = 3.2
"""How much the part of the board that a question is about is magnified at most."""

NEAR_ENOUGH: Final = 1.4
"""The zoom below which far targets have pictures of their own."""

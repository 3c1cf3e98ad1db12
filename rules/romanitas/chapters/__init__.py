"""The rules of Romanitas, one module a chapter of the rulebook."""

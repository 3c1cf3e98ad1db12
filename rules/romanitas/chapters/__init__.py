"""The rules of Romanitas, one module per chapter of the rulebook."""

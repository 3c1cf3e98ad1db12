"""The rules of Rise and Fall, one module per chapter of the rulebook."""

"""The rules of Rise and Fall, one module a chapter of the rulebook."""

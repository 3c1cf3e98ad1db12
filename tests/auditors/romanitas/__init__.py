"""The auditor of Romanitas, one module a chapter of the rulebook."""

"""The auditor of Rise and Fall of the Roman Empire, one module a chapter of the rulebook."""

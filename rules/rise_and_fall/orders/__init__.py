"""Written orders for a whole turn of Rise and Fall."""

"""The chapters of the rulebook, as far as they are printed; the base rules follow the rulings."""

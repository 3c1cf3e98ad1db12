"""The chapters of the rulebook of Ultimus Romanorum."""

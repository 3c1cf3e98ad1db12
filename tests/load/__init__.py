"""Load tests: thousands of campaigns in the store, and fifty players who act at once."""

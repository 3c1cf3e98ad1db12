"""Words and names that the style guide rules out, counted: tests/style/counts.json may only fall."""

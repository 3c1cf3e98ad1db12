"""The words and names that the style guide rules out must not come back."""

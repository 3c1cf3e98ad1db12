"""The style guide's rules for the texts that players read; `make check` runs it."""

"""What holds the packages apart and keeps the way of a choice typed; `make check` runs it."""

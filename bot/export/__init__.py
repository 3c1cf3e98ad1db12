"""A campaign as documents: what is collected, and how it is written."""

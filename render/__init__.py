"""State and events in, pictures and prose out. Pure: no Discord, no database."""

"""A server under load, and killed under load."""

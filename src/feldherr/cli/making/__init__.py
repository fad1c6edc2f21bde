"""Games yet to be made."""

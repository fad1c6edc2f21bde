"""Napoleon's Triumph."""

"""Chapter 8: rounds, slots and the phases of a turn."""

"""Many games at once: matches of opponents, ladders, series."""

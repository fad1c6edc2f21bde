"""The engine that carries the games. Knows no game, network, clock or file, and depends on msgspec alone."""

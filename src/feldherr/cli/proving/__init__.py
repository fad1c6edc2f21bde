"""Commands that prove a game: random games under every check, speed, mutations."""

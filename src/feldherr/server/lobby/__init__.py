"""Before a game: the lobby, making games, what can be read; the client's pages."""

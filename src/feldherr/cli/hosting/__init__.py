"""Commands of who runs a server."""

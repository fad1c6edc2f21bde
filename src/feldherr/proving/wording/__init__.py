"""Every message of a game with sample values, and what is wrong with the sentences."""

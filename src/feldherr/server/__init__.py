"""Games over the network. Knows tables, viewers and answers; names no game."""

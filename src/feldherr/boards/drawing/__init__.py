"""Drawing a board as an engraved map."""

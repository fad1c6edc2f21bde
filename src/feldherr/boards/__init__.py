"""Boards: the one model for areas, hexes and regions, its check and its drawing."""

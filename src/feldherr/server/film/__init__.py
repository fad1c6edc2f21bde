"""A game to step through without its rules: each viewer's log and pictures as they were, and how they are kept."""

"""Games as environments for learning: answers and observations as numbers."""

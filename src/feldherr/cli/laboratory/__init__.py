"""Commands of the laboratory: matches, ladders, studies."""

"""What is learned about Viktory II: what is counted, what it is worth, and the games it is learned from."""

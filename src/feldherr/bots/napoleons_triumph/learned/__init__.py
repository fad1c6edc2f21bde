"""What is learned about Napoleon's Triumph: what is counted, what it is worth, and the games it is learned from."""

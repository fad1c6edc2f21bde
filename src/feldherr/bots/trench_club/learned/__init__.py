"""What is learned about Trench Club: what is counted, what it is worth, and the games it is learned from."""

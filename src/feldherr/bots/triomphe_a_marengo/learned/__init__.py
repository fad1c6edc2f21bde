"""What is learned about Triomphe à Marengo: what is counted, what it is worth, and the games it is learned from."""

"""The contract battery: what random games of any game are held against."""

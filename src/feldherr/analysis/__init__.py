"""A finished game looked at again: each side's chance to win over time, and the decisions that changed it most."""

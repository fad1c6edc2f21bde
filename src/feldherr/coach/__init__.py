"""Beside a player at the table: what the marshal would do and why, and what his last decisions cost him."""

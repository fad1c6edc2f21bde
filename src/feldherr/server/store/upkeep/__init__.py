"""What keeps the database sound: its lock, copies and upgrades, putting a copy back, pruning."""

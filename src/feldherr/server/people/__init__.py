"""What people need who do not all know each other: forgotten passwords, blocks, reports, and how to leave."""

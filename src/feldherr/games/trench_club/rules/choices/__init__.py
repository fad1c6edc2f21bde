"""What may be answered: one read-only function for each question."""

"""What may be answered in a fight: chapters 9, 10, 11 and 13."""

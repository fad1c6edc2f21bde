"""What the numbers of observations, actions and rewards mean."""

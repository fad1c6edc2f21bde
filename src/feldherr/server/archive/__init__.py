"""What outlives a change of the rules: how a stored game is opened, played on, or only shown."""

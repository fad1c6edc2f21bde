"""What is shown: views, prompts, suggestions, the log, the words."""

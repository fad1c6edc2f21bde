"""What a game need not say: made from what it does say."""

"""Chapter 15: the automa acts by its priority lists; nobody decides for it."""

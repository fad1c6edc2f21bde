"""Chapter 15.6: forced alliances."""

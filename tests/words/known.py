"""What is still wrong with sentences, by kind and message, and missing: the lists only shrink, and end empty."""

ENGLISH_RULINGS: set[str] = set()
"""Games that have rulings not yet said in German."""

KNOWN: dict[str, tuple[str, ...]] = {}

"""Texts put into words: Fluent messages in German and English, and the rules to read."""

from feldherr.words.agreed import agreed
from feldherr.words.formatting import Unspoken, Words, of
from feldherr.words.naming import manner, saying, victor
from feldherr.words.sources import LANGUAGES, sources

__all__ = ["LANGUAGES", "Unspoken", "Words", "agreed", "manner", "of", "saying", "sources", "victor"]

"""The rules, chapter by chapter: plain functions that ask."""

"""Guided battles: a position, what a coach says and awaits, a script of the others. See docs/lessons.md."""

"""The command `feldherr`."""

from feldherr.cli.app import app, main

__all__ = ["app", "main"]

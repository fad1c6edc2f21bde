"""What the server will not do, said in a sentence."""

from __future__ import annotations

from feldherr.kernel.text import say


class Refusal(Exception):
    """Something the server will not do; the id of the sentence that says so."""

    def __init__(self, reason: str, *, wait: float = 0.0, **args: str | int) -> None:
        super().__init__(reason)
        self.text = say(reason, **args)
        self.wait = wait
        """The seconds after which it may be tried again, if that is the reason."""

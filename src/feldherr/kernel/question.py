"""A question: who is asked, and the one function that lists the options and names the rule for what it refuses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

Choices = Callable[..., list[Any]]


class Refuse(Protocol):
    """Handed to choices as `no`: called with each candidate that is refused, and the rule."""

    def __call__(self, candidate: Any, rule: str, /) -> None: ...


class Question:
    """Open to one seat. `public`: its options follow from what everybody can see.

    `round`: if it is asked in secret together with others, how many answers had been given when that began.
    """

    __slots__ = ("_options", "actor", "args", "choices", "public", "round")

    def __init__(self, actor: int, choices: Choices, args: tuple[Any, ...], public: bool = False) -> None:
        self.actor = actor
        self.choices = choices
        self.args = args
        self.public = public
        self.round: int | None = None
        self._options: list[Any] | None = None

    @property
    def name(self) -> str:
        return self.choices.__name__

    def options(self) -> list[Any]:
        if self._options is None:
            self._options = self.choices(*self.args)
        return self._options

    def refusals(self) -> dict[Any, str]:
        """Each candidate that is refused, with its rule. The first rule named for a candidate counts."""
        verdicts: dict[Any, str] = {}

        def no(candidate: Any, rule: str, /) -> None:
            verdicts.setdefault(candidate, rule)

        self.choices(*self.args, no=no)
        return verdicts

    def __repr__(self) -> str:
        return f"<{self.name} asked of seat {self.actor}>"

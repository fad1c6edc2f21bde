"""Every answer a player of Ford can give."""

from __future__ import annotations

from typing import ClassVar

from feldherr.kernel.answers import Action, Interjection


class March(Action, frozen=True, gc=False):
    line: ClassVar[str] = "march from {origin} to {to}"
    origin: int
    to: int

    @property
    def handles(self) -> tuple[str, ...]:
        return f"space:{self.origin}", f"space:{self.to}"


class Attack(Action, frozen=True, gc=False):
    line: ClassVar[str] = "attack from {origin} into {target}"
    origin: int
    target: int

    @property
    def handles(self) -> tuple[str, ...]:
        return f"space:{self.origin}", f"space:{self.target}"


class Name(Action, frozen=True, gc=False):
    line: ClassVar[str] = "name {block}"
    block: int

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"piece:{self.block}",)


class Pass(Action, frozen=True, gc=False):
    line: ClassVar[str] = "pass"


class Mix(Interjection, frozen=True, gc=False):
    """Mix one's blocks in an area face down: their numbers are dealt anew."""

    line: ClassVar[str] = "mix {area}"
    area: int

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"space:{self.area}",)


PASS = Pass()
ACTIONS: tuple[type[Action], ...] = (March, Attack, Name, Pass, Mix)

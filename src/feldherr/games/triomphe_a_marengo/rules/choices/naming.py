"""TM §6.9: which pieces take part is asked one by one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from feldherr.games.triomphe_a_marengo.actions import Name
from feldherr.games.triomphe_a_marengo.state import PIECES, Piece, State
from feldherr.kernel.answers import DONE
from feldherr.kernel.question import Refuse

NAMES = tuple(Name(piece) for piece in range(PIECES))


def name_another(
    s: Any, chosen: tuple[Any, ...], pieces: Iterable[Piece], no: Refuse | None, refusal: Callable[..., str | None],
    *about: Any,
) -> list[Any]:  # fmt: skip
    """Those of the pieces that nothing keeps out; `refusal(s, chosen, piece, *about)` is the verdict on each."""
    out: list[Any] = []
    for piece in pieces:
        name = NAMES[piece]
        if chosen and name in chosen:
            continue
        rule = refusal(s, chosen, piece, *about)
        if rule is None:
            out.append(name)
        elif no:
            no(name, rule)
    return out


class Alike(list[Any]):
    """Options without those that differ in nothing from one that is listed; these are taken, too, if somebody says so.

    Records hold such answers, and so may a click on the other one.
    """

    def __init__(self, options: list[Any], also: Iterable[Any]) -> None:
        super().__init__(options)
        self.also = frozenset(also)

    def __contains__(self, answer: object) -> bool:
        return super().__contains__(answer) or answer in self.also


def unlike(s: State, pieces: Iterable[Piece]) -> list[Piece]:
    """Of pieces that lie open and are alike, the first: which of them it is makes no difference to anybody.

    Of those that lie hidden each one counts, however alike: the opponent follows every block.
    """
    out: list[Piece] = []
    seen: set[tuple[int, int, int]] = set()
    for piece in pieces:
        if s.up >> piece & 1:
            alike = (s.face[piece], s.spot[piece], s.unready >> piece & 1)
            if alike in seen:
                continue
            seen.add(alike)
        out.append(piece)
    return out


def or_done(out: list[Any], rule: str | None, no: Refuse | None) -> list[Any]:
    """Or name no more, unless a rule demands more."""
    if rule is None:
        out.append(DONE)
    elif no:
        no(DONE, rule)
    return out

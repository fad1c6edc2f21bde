"""TM §6.9: which pieces take part is asked one by one."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
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
        if name in chosen:
            continue
        rule = refusal(s, chosen, piece, *about)
        if rule is None:
            out.append(name)
        elif no:
            no(name, rule)
    return out


def likeness(s: State, piece: Piece) -> Hashable:
    """Which of pieces that lie open and are alike it is makes no difference to anybody.

    Of those that lie hidden each one counts, however alike: the opponent follows every block.
    """
    return (s.face[piece], s.spot[piece], s.unready >> piece & 1) if s.up >> piece & 1 else piece


def or_done(out: list[Any], rule: str | None, no: Refuse | None) -> list[Any]:
    """Or name no more, unless a rule demands more."""
    if rule is None:
        out.append(DONE)
    elif no:
        no(DONE, rule)
    return out

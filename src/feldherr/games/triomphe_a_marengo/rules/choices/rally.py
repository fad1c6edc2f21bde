"""Which pieces are rallied."""

from __future__ import annotations

from typing import Any

from feldherr.games.triomphe_a_marengo.actions import Name
from feldherr.games.triomphe_a_marengo.board import AREA_OF, FRANCE
from feldherr.games.triomphe_a_marengo.rules.choices.elsewhere import only_these
from feldherr.games.triomphe_a_marengo.rules.choices.limits import RALLY_TWO_FROM, rallies_due
from feldherr.games.triomphe_a_marengo.state import TOKENS, State, ready_in_play
from feldherr.kernel.answers import DONE
from feldherr.kernel.question import Refuse


def waiting_by_area(s: State) -> dict[int, list[int]]:
    """The unready pieces of every area."""
    out: dict[int, list[int]] = {}
    for piece in TOKENS[FRANCE]:
        if s.unready >> piece & 1 and (area := AREA_OF[s.spot[piece]]) >= 0:
            out.setdefault(area, []).append(piece)
    return out


def suffices(s: State, waiting: dict[int, list[int]], named: list[int], ready: int) -> bool:
    """TM §14.12: after this rally the commands left make all pieces of every begun area ready this turn.

    `named`: the area of each piece that is rallied.
    """
    begun, rest = s.turn.begun, -len(named)
    for area, pieces in waiting.items():
        if area in named or begun >> area & 1:
            rest += len(pieces)
    return s.turn.commands - 1 >= rallies_due(rest, ready + len(named))


def can_rally(s: State) -> bool:
    """Whether any piece can be rallied now."""
    return s.turn.commands > 0 and bool(s.unready) and bool(pieces_to_rally(s, ()))


def pieces_to_rally(s: State, chosen: tuple[Any, ...], no: Refuse | None = None) -> list[Any]:
    """TM §14.8 §14.9 §14.11 §14.12 §14.14 §14.18, ruling r7: one piece, from three ready ones on up to two."""
    ready, waiting = ready_in_play(s), waiting_by_area(s)
    named = [c.piece for c in chosen]
    areas = [AREA_OF[s.spot[p]] for p in named]
    most = 2 if ready >= RALLY_TWO_FROM else 1
    fit = [area for area, pieces in waiting.items() if not any(s.turn.acted >> p & 1 for p in pieces)]
    partners = fit if most - len(named) > 1 else []
    out: list[Any] = []
    for area, pieces in waiting.items():
        enough = suffices(s, waiting, [*areas, area], ready) or any(
            suffices(s, waiting, [*areas, area, other], ready) for other in partners if other != area or len(pieces) > 1
        )
        for piece in pieces:
            if piece in named:
                continue
            if len(named) >= most:
                if no:
                    no(Name(piece), "14.8" if most == 1 else "6.10")
            elif area not in fit:
                if no:
                    no(Name(piece), "14.18")
            elif not enough:
                if no:
                    no(Name(piece), "14.12")
            else:
                out.append(Name(piece))
    if no:
        only_these(s, no, FRANCE, [p for pieces in waiting.values() for p in pieces], "14.8")
    if named and suffices(s, waiting, areas, ready):
        out.append(DONE)
    return out

"""Chapter 14: which pieces are rallied."""

from __future__ import annotations

from typing import Any

from feldherr.games.triomphe_a_marengo.actions import Name
from feldherr.games.triomphe_a_marengo.board import AREA_OF, FRANCE, Area
from feldherr.games.triomphe_a_marengo.rules.choices.elsewhere import only_these
from feldherr.games.triomphe_a_marengo.rules.choices.limits import RALLY_TWO_FROM, rallies_due
from feldherr.games.triomphe_a_marengo.rules.choices.naming import or_done
from feldherr.games.triomphe_a_marengo.state import TOKENS, Piece, State, ready_in_play
from feldherr.kernel.question import Refuse


def waiting_by_area(s: State) -> dict[Area, list[Piece]]:
    """The unready pieces of every area."""
    out: dict[Area, list[Piece]] = {}
    unready, spot = s.unready, s.spot
    for piece in TOKENS[FRANCE]:
        if unready >> piece & 1 and (area := AREA_OF[spot[piece]]) >= 0:
            out.setdefault(area, []).append(piece)
    return out


def suffices(s: State, waiting: dict[Area, list[Piece]], named: list[Area], ready: int) -> bool:
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
    if not s.unready:
        return False
    ready, waiting = ready_in_play(s), waiting_by_area(s)
    fit = where_nobody_acted(s, waiting)
    for area in waiting:  # noqa: SIM110 (a generator takes longer)
        if rally_area_refusal(s, area, [], waiting, fit, ready) is None:
            return True
    return False


def where_nobody_acted(s: State, waiting: dict[Area, list[Piece]]) -> list[Area]:
    """TM §14.18: the areas in which none of those who wait has acted this turn."""
    acted = s.turn.acted
    return [area for area, pieces in waiting.items() if not [p for p in pieces if acted >> p & 1]]


def pieces_to_rally(s: State, chosen: tuple[Any, ...], no: Refuse | None = None) -> list[Any]:
    """TM §14.8 §14.9 §14.14, ruling r7: one piece, from three ready ones on up to two."""
    ready, waiting = ready_in_play(s), waiting_by_area(s)
    named = [c.piece for c in chosen]
    areas = [AREA_OF[s.spot[p]] for p in named]
    fit = where_nobody_acted(s, waiting)
    out: list[Any] = []
    for area, pieces in waiting.items():
        rule = rally_area_refusal(s, area, areas, waiting, fit, ready)
        for piece in pieces:
            if piece in named:
                continue
            if rule is None:
                out.append(Name(piece))
            elif no:
                no(Name(piece), rule)
    if no:
        only_these(s, no, FRANCE, [p for pieces in waiting.values() for p in pieces], "14.8")
    return or_done(out, finish_refusal(s, waiting, areas, ready), no) if named else out


def rally_area_refusal(
    s: State, area: Area, named: list[Area], waiting: dict[Area, list[Piece]], fit: list[Area], ready: int
) -> str | None:
    """TM §6.10 §14.8 §14.12 §14.18: pieces of an area in which nobody has acted, if all of them can be made ready.

    `named`: the area of each piece that is rallied already; `fit`: areas in which nobody has acted.
    """
    most = 2 if ready >= RALLY_TWO_FROM else 1
    if len(named) >= most:
        return "14.8" if most == 1 else "6.10"
    if area not in fit:
        return "14.18"
    if not suffices(s, waiting, [*named, area], ready):
        partners = fit if most - len(named) > 1 else []
        if not any(suffices(s, waiting, [*named, area, other], ready) for other in partners):
            return "14.12"
    return None


def finish_refusal(s: State, waiting: dict[Area, list[Piece]], named: list[Area], ready: int) -> str | None:
    """TM §14.11 §14.12: another one is named if the commands do not suffice otherwise."""
    return None if suffices(s, waiting, named, ready) else "14.12"

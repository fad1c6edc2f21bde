"""Chapter 13: where beaten pieces go."""

from __future__ import annotations

from typing import Any

from feldherr.games.triomphe_a_marengo.actions import Retreat
from feldherr.games.triomphe_a_marengo.board import AUSTRIA, BEYOND, CAPACITY, EASTWARD, FRONTS, Area, Front
from feldherr.games.triomphe_a_marengo.rules.choices.elsewhere import no_way_out, other_pieces
from feldherr.games.triomphe_a_marengo.rules.choices.limits import protected
from feldherr.games.triomphe_a_marengo.state import Piece, State, occupant
from feldherr.kernel.question import Refuse, folded


def wrong_way(side: int, front: Front) -> bool:
    """TM §3.22 §13.2.6: Austrians along the east-west arrow, French against it."""
    return EASTWARD[front] == (1 if side == AUSTRIA else -1)


def way_refusal(s: State, side: int, front: Front, attackers: int) -> str | None:
    """TM §13.2.3 §13.2.4 §13.2.5: why no piece can retreat over this approach."""
    area = BEYOND[front]
    if area == attackers:
        return "13.2.3"
    if occupant(s, area) == 1 - side or protected(s, side, area):
        return "13.2.4"
    if room(s, area) < 1:
        return "13.2.5"
    return None


def ways_out(s: State, side: int, area: Area, attackers: int) -> list[Front]:
    """The approaches over which a piece can retreat now, arrows not considered."""
    return [front for front in FRONTS[area] if way_refusal(s, side, front, attackers) is None]


def arrow_refusal(side: int, front: Front, ways: list[Front]) -> str | None:
    """TM §13.2.6 §13.2.7: over wrong-way arrows only if all ways out are such."""
    if wrong_way(side, front) and not all(wrong_way(side, way) for way in ways):
        return "13.2.6"
    return None


def retreat_over(
    s: State, side: int, area: Area, pieces: tuple[Piece, ...], attackers: int, no: Refuse | None = None
) -> list[Any]:
    """TM §13.2.2, ruling r28: each piece anywhere.

    All of them lie open: of those alike one is named, of twin approaches one; and where all find room in the only area
    that is left, there is nothing to choose.
    """
    ways = ways_out(s, side, area, attackers)
    rules = {f: way_refusal(s, side, f, attackers) or arrow_refusal(side, f, ways) for f in FRONTS[area]}
    if no:
        for piece in pieces:
            for front, rule in rules.items():
                if rule:
                    no(Retreat(piece, front), rule)
        no_way_out(no, area, pieces[0])
        other_pieces(s, no, side, pieces, "13.0.1")
    over = [front for front, rule in rules.items() if rule is None]
    areas = {BEYOND[front] for front in over}
    every = len(areas) == 1 and room(s, *areas) >= len(pieces)
    return folded(
        [Retreat(piece, front) for piece in pieces for front in over],
        lambda way: 0 if every else (BEYOND[way.front], s.face[way.piece], s.unready >> way.piece & 1),
    )


def room(s: State, area: Area) -> int:
    """TM §3.18: so many more pieces an area takes."""
    return CAPACITY[area] - s.troops[area]

"""Chapter 12: cavalry that goes on into an approach at the end of its action."""

from __future__ import annotations

from typing import Any

from feldherr.games.triomphe_a_marengo.actions import Continue
from feldherr.games.triomphe_a_marengo.board import AREA_OF, BEYOND, FRONTS, Area, Front
from feldherr.games.triomphe_a_marengo.rules.choices.elsewhere import all_areas_but, other_pieces
from feldherr.games.triomphe_a_marengo.rules.choices.limits import may_not_block, rally_refusal
from feldherr.games.triomphe_a_marengo.rules.choices.naming import or_done
from feldherr.games.triomphe_a_marengo.rules.movement.crossing import steps_from
from feldherr.games.triomphe_a_marengo.rules.movement.step import Way
from feldherr.games.triomphe_a_marengo.state import CAVALRY, Piece, State, kind, occupant
from feldherr.kernel.answers import DONE
from feldherr.kernel.question import Refuse


def open_fronts(s: State, side: int, area: Area) -> tuple[Front, ...]:
    """TM §12.3 §12.12 §14.1: approaches of the area that cavalry could continue into, as everybody can see."""
    if may_not_block(s, side):
        return ()
    return tuple([front for front in FRONTS[area] if occupant(s, BEYOND[front]) == 1 - side])


def continuations(
    s: State, chosen: tuple[Any, ...], side: int, group: tuple[Piece, ...], fronts: tuple[Front, ...],
    no: Refuse | None = None,
) -> list[Any]:  # fmt: skip
    """TM §12.1 §12.2 §12.4, ruling r42: cavalry of the group goes on into approaches that face the enemy."""
    gone = {c.piece for c in chosen}
    taken = {c.front for c in chosen}
    staying = [p for p in group if p not in gone]
    on_foot = any(kind(s, p) != CAVALRY for p in staying)
    out: list[Any] = []
    for piece in staying:
        for front in fronts if no is None else with_the_others(fronts, AREA_OF[s.spot[piece]]):
            rule = continuation_refusal(s, side, piece, front, fronts, len(taken | {front}) + on_foot)
            if rule is None:
                out.append(Continue(piece, front))
            elif no:
                no(Continue(piece, front), rule)
    if no:
        other_pieces(s, no, side, group, "12.2")
        all_areas_but(no, None, "12.1")
    return or_done(out, split_refusal(s, len(taken) + bool(staying)), no)


def continuation_refusal(
    s: State, side: int, piece: Piece, front: Front, fronts: tuple[Front, ...], positions: int
) -> str | None:
    """TM §12.1 §12.3 §12.9: only cavalry, and only into approaches that face the enemy."""
    if front not in fronts:
        return "12.9" if occupant(s, BEYOND[front]) == 1 - side else "12.3"
    if kind(s, piece) != CAVALRY:
        return "12.1"
    return split_refusal(s, positions)


def split_refusal(s: State, positions: int) -> str | None:
    """TM §12.5 §14.11: each position in which the group ends, beyond the first, costs a command; reserve counts."""
    if s.turn.commands < positions - 1:
        return "12.5"
    return rally_refusal(s, positions - 1)


def road_fronts(s: State, way: Way) -> dict[Front, bool]:
    """TM §12.3 §12.6, ruling r15: approaches that the road used crosses and that face the enemy; if by main road."""
    fronts: dict[Front, bool] = {}
    if not may_not_block(s, way.side):
        for step in steps_from(way):
            if occupant(s, step.to) == 1 - way.side:
                fronts[step.front] = fronts.get(step.front, False) or step.main
    return fronts


def can_wait_and_continue(s: State, way: Way) -> bool:
    """TM §12.7: cavalry may spend the whole move waiting and continue into an approach its road crosses."""
    if kind(s, way.piece) != CAVALRY:
        return False
    by_road = road_fronts(s, way)
    return any(road_continuation_refusal(s, way, front, by_road) is None for front in by_road)


def road_continuation(s: State, way: Way, no: Refuse | None = None) -> list[Any]:
    """TM §12.1 §12.6 §12.7 §12.11, ruling r15: into an approach crossed by the road used."""
    by_road = road_fronts(s, way)
    out: list[Any] = []
    for front in by_road if no is None else with_the_others(tuple(by_road), AREA_OF[way.where]):
        rule = road_continuation_refusal(s, way, front, by_road)
        if rule is None:
            out.append(Continue(way.piece, front))
        elif no:
            no(Continue(way.piece, front), rule)
    if no:
        other_pieces(s, no, way.side, (way.piece,), "12.6")
        all_areas_but(no, None, "12.6")
    return [*out, DONE] if way.moved else out


def road_continuation_refusal(s: State, way: Way, front: Front, by_road: dict[Front, bool]) -> str | None:
    """TM §8.7 §12.1 §12.3 §12.6 §14.11, ruling r14: by a local road it costs a command, unless one was paid for."""
    if front not in by_road:
        return "12.6" if occupant(s, BEYOND[front]) == 1 - way.side else "12.3"
    if kind(s, way.piece) != CAVALRY:
        return "12.1"
    cost = 0 if way.paid or by_road[front] else 1
    if s.turn.commands < cost:
        return "8.7"
    return rally_refusal(s, cost)


def with_the_others(fronts: tuple[Front, ...], area: Area) -> tuple[Front, ...]:
    """These approaches, and then the others of the area."""
    return (*fronts, *(front for front in FRONTS[area] if front not in fronts))

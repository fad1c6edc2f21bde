"""Chapter 8: road moves, step by step."""

from __future__ import annotations

from typing import Any

from feldherr.games.triomphe_a_marengo.actions import Halt, Wait
from feldherr.games.triomphe_a_marengo.board import (
    ANY_ROAD,
    AREA_OF,
    AREAS,
    ENTRY,
    FIRST_BOX,
    ROADS,
    Spot,
)
from feldherr.games.triomphe_a_marengo.rules.choices.elsewhere import (
    not_an_entry,
    off_the_road,
    on_the_road,
    other_pieces,
)
from feldherr.games.triomphe_a_marengo.rules.choices.hands import Hands
from feldherr.games.triomphe_a_marengo.rules.choices.limits import (
    CLOSED,
    UNFIT,
    UNPAID,
    acted_refusal,
    half_rallied_refusal,
)
from feldherr.games.triomphe_a_marengo.rules.choices.movement.continuation import can_wait_and_continue
from feldherr.games.triomphe_a_marengo.rules.choices.movement.farther import farther_refusals
from feldherr.games.triomphe_a_marengo.rules.choices.movement.reinforcements import opening_refusal
from feldherr.games.triomphe_a_marengo.rules.choices.naming import name_another
from feldherr.games.triomphe_a_marengo.rules.movement.crossing import (
    ALIKE_FROM,
    TRAFFIC,
    crossing_refusal,
    leads_on,
    price_refusal,
    step_refusal,
    steps_from,
)
from feldherr.games.triomphe_a_marengo.rules.movement.step import Step, Way
from feldherr.games.triomphe_a_marengo.state import CAVALRY, KIND_OF, Piece, State
from feldherr.kernel.question import Refuse, folded

WAIT, HALT = Wait(), Halt()


def of_use(s: State, way: Way) -> bool:
    """TM §8.1 §8.25 §14.18: whether a road leads this piece anywhere, or cavalry into an approach."""
    if s.turn.begun and half_rallied_refusal(s, way.piece, AREA_OF[way.where]):
        return False
    return leads_on(s, way, 1) or can_wait_and_continue(s, way)


def road_open(s: State, side: int, held: Hands) -> bool:
    """Whether a road is of use to somebody in this reserve; those of whom the same is true are asked once."""
    face, unready, some = s.face, s.unready, held.free
    if len(some) > 1:
        some = tuple({(KIND_OF[face[p]] == CAVALRY, unready >> p & 1): p for p in some}.values())
    for piece in some:  # noqa: SIM110 (a generator takes longer)
        if of_use(s, Way(side, piece, held.spot)):
            return True
    return False


def no_road(s: State, side: int, held: Hands) -> tuple[int, str]:
    """Why a road is of use to nobody in this position: how far the one came that came furthest, and what stopped it."""
    if rule := road_place_refusal(held.spot):
        return UNFIT, rule
    if not held.free:
        return CLOSED, acted_refusal(s, s.at[held.spot][0]) or ""
    return max([stopped_by(s, Way(side, piece, held.spot)) for piece in held.free], key=lambda verdict: verdict[0])


def road_place_refusal(spot: Spot) -> str | None:
    """TM §8.2 §8.4: from the reserve of an area with a road."""
    if spot >= AREAS:
        return "8.4"
    if not ROADS[spot, ANY_ROAD]:
        return "8.2"
    return None


def stopped_by(s: State, way: Way) -> tuple[int, str]:
    """Of a piece to which no road is of use: the rule against the crossing that came furthest."""
    if rule := half_rallied_refusal(s, way.piece, AREA_OF[way.where]):
        return CLOSED, rule
    verdicts = []
    for step in steps_from(way):
        if rule := pointless_refusal(s, way, step):
            verdicts.append((CLOSED, rule))
        elif rule := price_refusal(s, way, step):
            verdicts.append((UNPAID, rule))
    return max(verdicts, key=lambda verdict: verdict[0])


def pointless_refusal(s: State, way: Way, step: Step) -> str | None:
    """TM §8.25: who would have to wait in all steps, because others use the crossing, makes no road move."""
    rule = crossing_refusal(s, way, step, 1)
    if rule in TRAFFIC:
        return "8.25"
    return rule


def road_piece(s: State, side: int, spot: Spot, no: Refuse | None = None) -> list[Any]:
    """TM §6.10 §8.5: one piece a road move."""
    out = name_another(s, (), s.at[spot], no, road_piece_refusal, side, spot)
    if no:
        other_pieces(s, no, side, s.at[spot], "8.5")
    return out


def road_piece_refusal(s: State, chosen: tuple[Any, ...], piece: Piece, side: int, spot: Spot) -> str | None:
    """TM §6.7 §8.25 §15.13: one that has not acted and to which the road is of use."""
    if rule := acted_refusal(s, piece):
        return rule
    if spot >= FIRST_BOX:
        return opening_refusal(s, piece, spot)
    way = Way(side, piece, spot)
    return None if of_use(s, way) else stopped_by(s, way)[1]


def road_step(s: State, way: Way, no: Refuse | None = None) -> list[Any]:
    """TM §8.2 §8.3 §8.10: in each step cross one crossing of the road used or wait; or go no further.

    Of roads side by side that lead on alike the first one open is named.
    """
    out: list[Any] = []
    roads: list[Step] = []
    for step in steps_from(way):
        rule = step_refusal(s, way, step, way.step + 1)
        if rule is None:
            out.append(step.answer)
            roads.append(step)
        elif no:
            no(step.answer, rule)
    for stay, rule in ((WAIT, wait_refusal(s, way)), (HALT, halt_refusal(s, way))):
        if rule is None:
            out.append(stay)
        elif no:
            no(stay, rule)
    if no:
        other_pieces(s, no, way.side, (), "8.5")
        on_the_road(no, farther_refusals(s, way), AREA_OF[way.where] if way.where < FIRST_BOX else None)
        if way.where >= FIRST_BOX:
            not_an_entry(no, ENTRY[way.where - FIRST_BOX])
        else:
            off_the_road(no, AREA_OF[way.where], way.group)
    if len(roads) < 2 or (way.where, way.group) not in ALIKE_FROM:
        return out
    alike = {step.answer: step.course for step in roads}
    return folded(out, lambda answer: alike.get(answer, answer)) if len(set(alike.values())) < len(alike) else out


def wait_refusal(s: State, way: Way) -> str | None:
    """TM §8.14 §8.25 §15.6: one waits for a crossing that opens later."""
    if not leads_on(s, way, way.step + 2):
        return "8.25" if way.where >= FIRST_BOX else "8.14"
    return None


def halt_refusal(s: State, way: Way) -> str | None:
    """TM §8.25: who only waited makes no road move, unless cavalry continues from there."""
    if way.where >= FIRST_BOX or not (way.moved or can_wait_and_continue(s, way)):
        return "8.25"
    return None

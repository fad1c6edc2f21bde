"""Chapter 6: which action, with pieces of which position."""

from __future__ import annotations

from typing import Any

from feldherr.games.triomphe_a_marengo.actions import Act, EndActions, Rally
from feldherr.games.triomphe_a_marengo.board import (
    AREA_OF,
    AREAS,
    BEYOND,
    BOXES_INTO,
    FIRST_BOX,
    FRANCE,
    FRONTS,
    OFF,
    SPOTS,
    Spot,
)
from feldherr.games.triomphe_a_marengo.rules.choices.elsewhere import elsewhere, not_ones_own, on_the_road
from feldherr.games.triomphe_a_marengo.rules.choices.hands import Hands
from feldherr.games.triomphe_a_marengo.rules.choices.limits import acted_refusal, begun_in, hands, rally_refusal
from feldherr.games.triomphe_a_marengo.rules.choices.movement.farther import farther_refusals
from feldherr.games.triomphe_a_marengo.rules.choices.positions import Refused, orders
from feldherr.games.triomphe_a_marengo.rules.choices.rally import can_rally
from feldherr.games.triomphe_a_marengo.rules.movement.step import Way
from feldherr.games.triomphe_a_marengo.state import COMMANDS, TOKENS, State
from feldherr.kernel.question import Refuse

OPEN_BESIDE = [tuple([BEYOND[f] for f in fronts if not BOXES_INTO[BEYOND[f]]]) for fronts in FRONTS]
"""By area: those beside it that no box leads into (TM §15.8)."""
ACTS = tuple(Act(spot) for spot in range(SPOTS))


def action_or_end(s: State, side: int, no: Refuse | None = None) -> list[Any]:
    """TM §2.1 §6.1 §6.6: act with own pieces of a position, rally, or end the actions."""
    out: list[Any] = []
    spots, idle, begun = s.spot, ~s.turn.acted | s.announced, s.turn.begun
    able = {spots[p] for p in TOKENS[side] if idle >> p & 1}
    at_will = no is None and s.turn.commands and not begun and not s.turn.taboo
    for spot in sorted({spots[p] for p in TOKENS[side]} if no else able):
        if spot == OFF:
            continue
        if at_will and spot < AREAS and can_stroll(s, spot):
            out.append(ACTS[spot])                          # the usual case, at once
            continue
        if spot in able:
            held = hands(s, side, spot)
            if not (begun and half_rallied(s, held)) and orders(s, side, held, None, True):
                out.append(ACTS[spot])
                continue
        if no:
            no(ACTS[spot], act_refusal(s, side, spot))
    for answer, refusal in CLOSING:
        rule = refusal(s, side)
        if rule is None:
            out.append(answer)
        elif no:
            no(answer, rule)
    if no:
        not_ones_own(s, no, side)
    return out


def can_stroll(s: State, area: Spot) -> bool:
    """TM §7.4: whether somebody in this reserve is ready, has not acted, and nobody at all stands in an area beside."""
    busy, troops = s.turn.acted | s.unready, s.troops
    for piece in s.at[area]:
        if not busy >> piece & 1:
            for near in OPEN_BESIDE[area]:  # noqa: SIM110 (a generator takes longer)
                if not troops[near]:
                    return True
            return False
    return False


def act_refusal(s: State, side: int, spot: Spot) -> str:
    """TM §6.2 §6.7 §14.18: where nothing can be done, the rule against the order that came furthest."""
    held = hands(s, side, spot)
    if not held.free and (rule := acted_refusal(s, s.at[spot][0])):
        return rule
    if half_rallied(s, held):
        return "14.18"
    refused: Refused = []
    orders(s, side, held, refused)
    return max(refused, key=lambda verdict: verdict[0])[2]


def half_rallied(s: State, held: Hands) -> bool:
    """TM §14.18: pieces that are still unready in an area whose rally has begun do nothing before they are rallied."""
    area, waiting = AREA_OF[held.spot], s.unready & ~s.announced
    return area >= 0 and begun_in(s, area) and all(waiting >> p & 1 for p in held.free)


def rally_order_refusal(s: State, side: int) -> str | None:
    """TM §6.1 §6.2 §14.12: France rallies, for a command, what can be made ready this turn."""
    if side != FRANCE:
        return "6.1"
    if not s.turn.commands:
        return "6.2"
    if not can_rally(s):
        return "14.12"
    return None


def end_refusal(s: State, side: int) -> str | None:
    """TM §6.11 §14.11: at any time, but whoever ends gives up all his commands."""
    return rally_refusal(s, COMMANDS)


CLOSING = ((Rally(), rally_order_refusal), (EndActions(), end_refusal))
"""What is not said to the pieces of one position."""


def what_to_do(s: State, side: int, spot: Spot, no: Refuse | None = None) -> list[Any]:
    """TM §6.1: what pieces of this position can do."""
    refused: Refused | None = [] if no else None
    out = orders(s, side, hands(s, side, spot), refused)
    if no:
        for _, candidate, rule in refused or ():
            no(candidate, rule)
        if spot >= FIRST_BOX and s.at[spot]:
            on_the_road(no, farther_refusals(s, Way(side, s.at[spot][0], spot)), None)
        elsewhere(s, no, side, spot)
    return out

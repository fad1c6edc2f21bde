"""Chapter 9: the maneuver attack, who takes part, and who is pushed into its way."""

from __future__ import annotations

from typing import Any

from feldherr.games.triomphe_a_marengo.board import (
    APPROACH,
    BEYOND,
    CAPACITY,
    FULL,
    LIES_IN,
    OBSTACLE,
    OPPOSITE,
    Front,
    Spot,
)
from feldherr.games.triomphe_a_marengo.rules.choices.elsewhere import (
    all_areas_but,
    only_these,
    other_areas,
    other_pieces,
)
from feldherr.games.triomphe_a_marengo.rules.choices.hands import Hands
from feldherr.games.triomphe_a_marengo.rules.choices.limits import MOST, acted_refusal, closed_refusal, rally_refusal
from feldherr.games.triomphe_a_marengo.rules.choices.naming import name_another, or_done
from feldherr.games.triomphe_a_marengo.state import INFANTRY, SIDE, Piece, State, kind
from feldherr.kernel.answers import DONE, NO, YES
from feldherr.kernel.question import Refuse


def attack_refusal(s: State, side: int, held: Hands, front: Front) -> str | None:
    """TM §9.0.1 §9.0.2 §9.0.7 §9.0.10 §9.0.11: a maneuver attack across an approach that is not fully blocked.

    TM §3.16 §9.0.9: an obstacle counts on the defender's side only.
    """
    back = OPPOSITE[front]
    if len(s.at[APPROACH[back]]) >= FULL[back]:
        return "9.0.2"
    if not held.ready:
        return "14.4" if held.free else acted_refusal(s, s.at[held.spot][0])
    if rule := closed_refusal(s, side, front, BEYOND[front]):
        return rule
    if OBSTACLE[back] and all(kind(s, p) != INFANTRY for p in held.ready):
        return "9.0.7"
    return None


def attack_price_refusal(s: State, held: Hands, front: Front) -> str | None:
    """TM §9.0.4 §14.11: 1 command."""
    if s.turn.commands < 1:
        return "9.0.4"
    return rally_refusal(s, 1)


def pieces_to_attack(
    s: State, chosen: tuple[Any, ...], spot: Spot, front: Front, no: Refuse | None = None
) -> list[Any]:
    """TM §9.1.1 §9.1.3: 1 to 3 pieces of one position."""
    out = name_another(s, chosen, s.at[spot], no, attacker_refusal, front)
    if no:
        other_areas(no, LIES_IN[front], "9.0.3")
        all_areas_but(no, BEYOND[front], "9.1.1")
        other_pieces(s, no, SIDE[s.at[spot][0]], s.at[spot], "9.1.1")
    return or_done(out, infantry_refusal(s, chosen, front), no) if chosen else out


def attacker_refusal(s: State, chosen: tuple[Any, ...], piece: Piece, front: Front) -> str | None:
    """TM §6.7 §9.1.2 §14.4 §20.2 §21.1: ready pieces, as many as find room beyond, perhaps with infantry."""
    if rule := acted_refusal(s, piece):
        return rule
    if s.unready >> piece & 1:
        return "14.4"
    most = min(MOST, CAPACITY[BEYOND[front]])
    if len(chosen) >= most:
        return "9.1.2"
    if len(chosen) == most - 1 and kind(s, piece) != INFANTRY:
        return infantry_refusal(s, chosen, front)
    return None


def infantry_refusal(s: State, chosen: tuple[Any, ...], front: Front) -> str | None:
    """TM §9.0.7: against a cavalry obstacle infantry takes part."""
    if OBSTACLE[OPPOSITE[front]] and not any(kind(s, c.piece) == INFANTRY for c in chosen):
        return "9.0.7"
    return None


def responders(
    s: State, chosen: tuple[Any, ...], back: Front, attackers: int, by_road: bool, no: Refuse | None = None
) -> list[Any]:
    """TM §9.2.1 §9.2.4 §9.2.5 §9.2.6 §23.2: from the reserve there, or none."""
    area = LIES_IN[back]
    out = name_another(s, chosen, s.at[area], no, responder_refusal, attackers)
    if no:
        only_these(s, no, s.holder[area], s.at[area], "9.2.4")
    return [*out, DONE]


def responder_refusal(s: State, chosen: tuple[Any, ...], piece: Piece, attackers: int) -> str | None:
    """TM §9.2.2: no more than attack."""
    return "9.2.2" if len(chosen) >= attackers else None


def push_or_not(s: State, group: tuple[Piece, ...], front: Front, no: Refuse | None = None) -> list[Any]:
    """TM §9.4.4, rulings r16 and r17: the stopped attackers go into the attacker approach, all or none."""
    if no:
        only_these(s, no, SIDE[group[0]], (), "9.4.4")
    return [YES, NO]


def infantry_to_show(s: State, group: tuple[Piece, ...], no: Refuse | None = None) -> list[Any]:
    """TM §9.0.8: one of the attackers proves itself."""
    out = name_another(s, (), group, no, proof_refusal)
    if no:
        other_pieces(s, no, SIDE[group[0]], group, "9.0.8")
    return out


def proof_refusal(s: State, chosen: tuple[Any, ...], piece: Piece) -> str | None:
    """TM §9.0.8: it has to be infantry."""
    return "9.0.8" if kind(s, piece) != INFANTRY else None

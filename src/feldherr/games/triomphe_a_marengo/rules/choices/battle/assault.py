"""Chapter 11: the assault, who takes part, who stands in front, who fires and who strikes back."""

from __future__ import annotations

from typing import Any

from feldherr.games.triomphe_a_marengo.board import APPROACH, BEYOND, CAPACITY, FULL, LIES_IN, OBSTACLE, OPPOSITE, Front
from feldherr.games.triomphe_a_marengo.rules.choices.elsewhere import not_these, only_these
from feldherr.games.triomphe_a_marengo.rules.choices.hands import Hands
from feldherr.games.triomphe_a_marengo.rules.choices.limits import (
    MOST,
    acted_refusal,
    closed_refusal,
    most_at_stake,
    rally_refusal,
)
from feldherr.games.triomphe_a_marengo.rules.choices.naming import name_another, or_done
from feldherr.games.triomphe_a_marengo.state import ARTILLERY, CAVALRY, SIDE, Piece, State, kind, strength
from feldherr.kernel.answers import DONE
from feldherr.kernel.question import Refuse


def assault_refusal(s: State, side: int, held: Hands, front: Front) -> str | None:
    """TM §11.0.3 §11.0.4 §11.0.7: from an approach against a blocked one, attacked before or not."""
    back = OPPOSITE[front]
    if not s.at[APPROACH[back]]:
        return "11.0.3"
    if rule := closed_refusal(s, side, front, BEYOND[front]):
        return rule
    if not any(may_lead(s, p, back) for p in held.ready):
        return "11.0.4"
    return None


def assault_price_refusal(s: State, held: Hands, front: Front) -> str | None:
    """TM §11.0.1 §14.11: 1 command, and whoever takes part may be lost."""
    if s.turn.commands < 1:
        return "11.0.1"
    return rally_refusal(s, 1, lost=1)


def may_lead(s: State, piece: Piece, back: Front) -> bool:
    """TM §11.3.4 §11.3.5: strength 2 or more, and no cavalry against a cavalry obstacle."""
    return strength(s, piece) > 1 and not (OBSTACLE[back] and kind(s, piece) == CAVALRY)


def defence_line(s: State, chosen: tuple[Any, ...], back: Front, no: Refuse | None = None) -> list[Any]:
    """TM §11.2.1 §11.2.6 §11.2.7: any of the pieces there, of any strength, artillery too, or none."""
    out = name_another(s, chosen, s.at[APPROACH[back]], no, defence_line_refusal, back)
    if no:
        only_these(s, no, s.holder[LIES_IN[back]], s.at[APPROACH[back]], "11.2.1")
    return [*out, DONE]


def defence_line_refusal(s: State, chosen: tuple[Any, ...], piece: Piece, back: Front) -> str | None:
    """TM §11.2.3 §11.2.4 §11.2.5: one, or at a wide approach two of one type; no cavalry at an obstacle."""
    if OBSTACLE[back] and kind(s, piece) == CAVALRY:
        return "11.2.5"
    if len(chosen) >= FULL[back]:
        return "11.2.3"
    if chosen and kind(s, chosen[0].piece) != kind(s, piece):
        return "11.2.4"
    return None


def pieces_to_assault(s: State, chosen: tuple[Any, ...], front: Front, no: Refuse | None = None) -> list[Any]:
    """TM §11.0.2 §11.3.1 §11.3.6: 1 to 3 pieces of the attacker approach, one of them able to lead."""
    led = any(may_lead(s, c.piece, OPPOSITE[front]) for c in chosen)
    out = name_another(s, chosen, s.at[APPROACH[front]], no, stormer_refusal, front, led)
    if no:
        not_these(no, s.at[LIES_IN[front]], "11.0.2")
        only_these(s, no, s.holder[LIES_IN[front]], s.at[APPROACH[front]], "11.3.1")
    return or_done(out, leader_refusal(led), no) if chosen else out


def stormer_refusal(s: State, chosen: tuple[Any, ...], piece: Piece, front: Front, led: bool) -> str | None:
    """TM §6.9 §11.3.1 §14.4 §14.11 §20.2: ready pieces, as many as find room beyond and a begun rally can spare, the
    last of them perhaps a leader.
    """
    if acted_refusal(s, piece):
        return "11.3.1"
    if s.unready >> piece & 1:
        return "14.4"
    risk = most_at_stake(s, 0)
    most = min(MOST, CAPACITY[BEYOND[front]], risk)
    if len(chosen) >= most:
        return "14.11" if most == risk < MOST else "6.9" if most == MOST else "20.2"
    if len(chosen) == most - 1 and not may_lead(s, piece, OPPOSITE[front]):
        return leader_refusal(led)
    return None


def leader_refusal(led: bool) -> str | None:
    """TM §11.3.6: one of those who storm can lead."""
    return None if led else "11.3.6"


def assault_line(
    s: State, chosen: tuple[Any, ...], front: Front, group: tuple[Piece, ...], no: Refuse | None = None
) -> list[Any]:
    """TM §11.3.2 §11.3.7: the front line comes from those who storm."""
    storming = group if no is None else (*group, *(p for p in s.at[APPROACH[front]] if p not in group))
    out = name_another(s, chosen, storming, no, assault_line_refusal, OPPOSITE[front], group)
    if no:
        only_these(s, no, s.holder[LIES_IN[front]], s.at[APPROACH[front]], "11.3.1")
    return or_done(out, nobody_in_front_refusal(chosen), no)


def assault_line_refusal(
    s: State, chosen: tuple[Any, ...], piece: Piece, back: Front, group: tuple[Piece, ...]
) -> str | None:
    """TM §11.3.2 §11.3.3 §11.3.4 §11.3.5 §11.3.7: one, or at a wide approach two of one type, of strength 2 or more."""
    if piece not in group:
        return "11.3.7"
    if strength(s, piece) < 2:
        return "11.3.4"
    if OBSTACLE[back] and kind(s, piece) == CAVALRY:
        return "11.3.5"
    if len(chosen) >= FULL[back]:
        return "11.3.2"
    if chosen and kind(s, chosen[0].piece) != kind(s, piece):
        return "11.3.3"
    return None


def nobody_in_front_refusal(chosen: tuple[Any, ...]) -> str | None:
    """TM §11.3.2: somebody leads."""
    return None if chosen else "11.3.2"


def defensive_fire(
    s: State, defending: tuple[Piece, ...], line: tuple[Piece, ...], no: Refuse | None = None
) -> list[Any]:
    """TM §11.4.1: artillery behind the front line may fire, or not.

    Asked of everybody with a piece behind his front line: a question not asked would tell (TM §11.4.5 is public).
    """
    out = name_another(s, (), defending, no, fire_refusal, line)
    if no:
        only_these(s, no, SIDE[defending[0]], defending, "11.4.2")
    return [*out, DONE]


def fire_refusal(s: State, chosen: tuple[Any, ...], piece: Piece, line: tuple[Piece, ...]) -> str | None:
    """TM §11.4.2 §11.4.3 §11.4.4, rulings r13 and r56: it stands in the approach and did not bombard."""
    if kind(s, piece) != ARTILLERY:
        return "11.4.2"
    if piece in line:
        return "11.4.3"
    if s.fired >> piece & 1:
        return "11.4.4"
    return None


def counterattack(
    s: State, chosen: tuple[Any, ...], back: Front, defending: tuple[Piece, ...], line: tuple[Piece, ...],
    no: Refuse | None = None,
) -> list[Any]:  # fmt: skip
    """TM §11.5.1: from behind the front, or none."""
    out = name_another(s, chosen, defending, no, counterattack_refusal, back, line)
    if no:
        only_these(s, no, SIDE[defending[0]], defending, "11.5.1")
    return [*out, DONE]


def counterattack_refusal(
    s: State, chosen: tuple[Any, ...], piece: Piece, back: Front, line: tuple[Piece, ...]
) -> str | None:
    """TM §11.5.2 §11.5.3 §11.5.4 §11.5.5 §11.5.6: one, or at a wide approach two of one type, of strength 2 or more,
    and no cavalry at an obstacle.
    """
    if piece in line:
        return "11.5.2"
    if strength(s, piece) < 2:
        return "11.5.5"
    if OBSTACLE[back] and kind(s, piece) == CAVALRY:
        return "11.5.6"
    if len(chosen) >= FULL[back]:
        return "11.5.3"
    if chosen and kind(s, chosen[0].piece) != kind(s, piece):
        return "11.5.4"
    return None

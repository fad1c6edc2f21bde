"""Chapters 17 and 19: the auction for sides, ranks in a team, and who has which corps."""

from __future__ import annotations

from typing import Any

from feldherr.games.napoleons_triumph.actions import Bid, Give, Pass, Rank, TakeSide
from feldherr.games.napoleons_triumph.board import ALLIES, FRANCE, LEADERS, START_MORALE, Commander, Side
from feldherr.games.napoleons_triumph.state import State, alive
from feldherr.kernel.question import Refuse, offered

HIGHEST_BID = min(START_MORALE) - 1
"""Ruling r74."""


def bid_or_pass(s: State, last: int, no: Refuse | None = None) -> list[Any]:
    """NT §17.3 §17.5, ruling r74: a higher number than the last bid, or pass."""
    out: list[Any] = offered(map(Bid, range(HIGHEST_BID + 1)), lambda bid: bid_refusal(bid.points, last), no)
    return [*out, Pass()]


def bid_refusal(points: int, last: int) -> str | None:
    """NT §17.3."""
    return "17.3" if points <= last else None


def side_to_take(s: State, no: Refuse | None = None) -> list[Any]:
    """NT §6.s2.1 §17.6."""
    return [TakeSide(ALLIES), TakeSide(FRANCE)]


def next_in_rank(s: State, team: tuple[int, ...], ranked: tuple[int, ...], no: Refuse | None = None) -> list[Any]:
    """NT §19.3: one supreme commander, then the second and so on."""
    return offered(map(Rank, team), lambda rank: rank_refusal(rank.seat, ranked), no)


def rank_refusal(seat: int, ranked: tuple[int, ...]) -> str | None:
    """NT §19.3: nobody twice."""
    return "19.3" if seat in ranked else None


def player_for_corps(
    s: State, side: Side, team: tuple[int, ...], given: tuple[int, ...], no: Refuse | None = None
) -> list[Any]:
    """NT §19.5: every player gets at least one corps. `given`: the players of the commanders before this one."""
    left = len(corps_to_give(s, side)) - len(given)
    empty = [seat for seat in team if seat not in given]
    return offered(map(Give, team), lambda give: share_refusal(give.seat, empty, left), no)


def corps_to_give(s: State, side: Side) -> list[Commander]:
    """NT §19.5 §8.9: all of them before the set-up; at night those that are left."""
    left = [commander for commander in LEADERS[side] if alive(s, commander)]
    return left or list(LEADERS[side])


def share_refusal(seat: int, empty: list[int], left: int) -> str | None:
    """NT §19.5: the corps that are left are needed for those who have none."""
    return "19.5" if len(empty) >= left and seat not in empty else None

"""Chapter 15: what may be built."""

from __future__ import annotations

from typing import Any

from feldherr.games.napoleon_in_europe.actions import END_TURN, Play
from feldherr.games.napoleon_in_europe.board import Nation
from feldherr.games.napoleon_in_europe.rules.cards.combinations import CORPS, plays
from feldherr.games.napoleon_in_europe.rules.cards.production import building_regions
from feldherr.games.napoleon_in_europe.rules.choices.trade import cards_in_turn
from feldherr.games.napoleon_in_europe.state import State, nations_of
from feldherr.kernel.question import Refuse


def production(s: State, seat: int, no: Refuse | None = None) -> list[Any]:
    """NE §8.10 §14.3.7 §15.1 §15.2 §15.6: any combinations, or none; then the turn is over."""
    out: list[Any] = []
    for nation in nations_of(s, seat):
        held, free = plays(s, nation), bool(building_regions(s, nation))
        for play in held if no is None else dict.fromkeys((*held, *by_name(nation))):
            rule = play_refusal(play, held, free)
            if rule is None:
                out.append(play)
            elif no:
                no(play, rule)
    out += cards_in_turn(s, seat, no)
    return [*out, END_TURN]


def by_name(nation: Nation) -> list[Play]:
    """NE §14.3.1: the combinations there are, and one card more or fewer."""
    return [Play(nation, kind, size, int(size == 1), 0) for kind in range(4) for size in range(1, 6)] + [
        Play(nation, CORPS, 4, 0, 0)
    ]


def play_refusal(play: Play, held: list[Play], free: bool) -> str | None:
    """NE §14.3.3 §14.3.4 §14.3.5 §14.3.6 §14.4.1 §15.6: why a combination is not played: not held, or no room."""
    if play in held:
        return None if free else "15.6"
    if play.kind == CORPS:
        return "14.3.6"
    if play.size == 1:
        return "14.4.1"
    if play.size == 2:
        return "14.3.3"
    if play.size == 3:
        return "14.3.4"
    return "14.3.5"

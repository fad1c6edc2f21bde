"""Chapter 15: what may be built."""

from __future__ import annotations

from typing import Any

from feldherr.games.napoleon_in_europe.actions import END_TURN, Play
from feldherr.games.napoleon_in_europe.rules.cards.combinations import plays
from feldherr.games.napoleon_in_europe.rules.cards.production import building_regions
from feldherr.games.napoleon_in_europe.rules.choices.trade import cards_in_turn
from feldherr.games.napoleon_in_europe.state import State, nations_of
from feldherr.kernel.question import Refuse


def production(s: State, seat: int, no: Refuse | None = None) -> list[Any]:
    """NE §8.10 §14.3.7 §15.1 §15.2 §15.6: any combinations, or none; then the turn is over."""
    out: list[Any] = []
    for nation in nations_of(s, seat):
        free = building_regions(s, nation)
        for play in plays(s, nation):
            if not free:
                if no:
                    no(play, "15.6")
                continue
            out.append(play)
        if no:
            lonely(nation, out, no)
    out += cards_in_turn(s, seat, no)
    return [*out, END_TURN]


def lonely(nation: int, out: list[Any], no: Refuse) -> None:
    """NE §14.3.1 §14.3.5 §14.3.6: combinations the hand does not hold, by name."""
    for kind in range(4):
        if Play(nation, kind, 2, 0, 0) not in out:
            no(Play(nation, kind, 2, 0, 0), "14.3.3")
        if Play(nation, kind, 3, 0, 0) not in out:
            no(Play(nation, kind, 3, 0, 0), "14.3.4")
        if Play(nation, kind, 4, 0, 0) not in out:
            no(Play(nation, kind, 4, 0, 0), "14.3.5")
        no(Play(nation, kind, 5, 0, 0), "14.3.5")
        no(Play(nation, kind, 1, 1, 0), "14.4.1")
    if Play(nation, 4, 4, 0, 0) not in out:
        no(Play(nation, 4, 4, 0, 0), "14.3.6")

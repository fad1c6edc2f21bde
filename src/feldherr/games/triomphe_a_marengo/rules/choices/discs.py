"""Which disc."""

from __future__ import annotations

from typing import Any

from feldherr.games.triomphe_a_marengo.actions import Disc
from feldherr.games.triomphe_a_marengo.board import AREAS, FRANCE
from feldherr.games.triomphe_a_marengo.rules.choices.elsewhere import no_disc
from feldherr.games.triomphe_a_marengo.state import State
from feldherr.kernel.answers import DONE
from feldherr.kernel.question import Refuse


def disc_to_move(s: State, owner: int, area: int, missing: int, no: Refuse | None = None) -> list[Any]:
    """TM §18.3.6 §18.3.7, ruling r31: the opponent may move discs from other areas, as many as are missing, or not."""
    out: list[Any] = []
    for other in range(AREAS):
        if s.discs[owner * AREAS + other]:
            if other == area:
                if no:
                    no(Disc(other), "18.3.6")
                continue
            out.append(Disc(other))
    if no:
        no_disc(s, no, owner, "18.3.6")
    return [*out, DONE]


def disc_to_remove(s: State, owner: int, no: Refuse | None = None) -> list[Any]:
    """TM §18.4.4: the pool is empty, so the opponent chooses which committed disc is lost."""
    if no:
        no_disc(s, no, owner, "18.4.4")
    return [Disc(area) for area in range(AREAS) if s.discs[owner * AREAS + area]]


def disc_to_recover(s: State, no: Refuse | None = None) -> list[Any]:
    """TM §18.5.3 §18.5.4, ruling r32: one committed disc, not one that was moved in the preceding Austrian turn."""
    moved, out = dict(s.moved), list[Any]()
    for area in range(AREAS):
        if count := s.discs[FRANCE * AREAS + area]:
            if count <= moved.get(area, 0):
                if no:
                    no(Disc(area), "18.5.4")
                continue
            out.append(Disc(area))
    if no:
        no_disc(s, no, FRANCE, "18.5.3")
    return [*out, DONE]

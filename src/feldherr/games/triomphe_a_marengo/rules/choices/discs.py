"""Chapter 18: which disc."""

from __future__ import annotations

from typing import Any

from feldherr.games.triomphe_a_marengo.actions import Disc
from feldherr.games.triomphe_a_marengo.board import AREAS, FRANCE, Area
from feldherr.games.triomphe_a_marengo.rules.choices.elsewhere import no_disc
from feldherr.games.triomphe_a_marengo.state import State
from feldherr.kernel.answers import DONE
from feldherr.kernel.question import Refuse, offered


def lying(s: State, owner: int) -> list[Any]:
    """TM §18.1.3: the areas in which discs of this owner are committed."""
    return [Disc(area) for area in range(AREAS) if s.discs[owner * AREAS + area]]


def disc_to_move(s: State, owner: int, area: Area, missing: int, no: Refuse | None = None) -> list[Any]:
    """TM §18.3.6 §18.3.7, ruling r31: the opponent may move discs from other areas, as many as are missing, or not."""
    out = offered(lying(s, owner), lambda disc: moved_refusal(disc, area), no)
    if no:
        no_disc(s, no, owner, "18.3.6")
    return [*out, DONE]


def moved_refusal(disc: Disc, area: Area) -> str | None:
    """TM §18.3.6: from another area."""
    return "18.3.6" if disc.area == area else None


def disc_to_remove(s: State, owner: int, no: Refuse | None = None) -> list[Any]:
    """TM §18.4.4: the pool is empty, so the opponent chooses which committed disc is lost."""
    if no:
        no_disc(s, no, owner, "18.4.4")
    return lying(s, owner)


def disc_to_recover(s: State, no: Refuse | None = None) -> list[Any]:
    """TM §18.5.3, ruling r32: one committed disc, or none."""
    out = offered(lying(s, FRANCE), lambda disc: recovery_refusal(s, disc), no)
    if no:
        no_disc(s, no, FRANCE, "18.5.3")
    return [*out, DONE]


def recovery_refusal(s: State, disc: Disc) -> str | None:
    """TM §18.5.4: not one that was moved in the preceding Austrian turn."""
    return "18.5.4" if s.discs[FRANCE * AREAS + disc.area] <= dict(s.moved).get(disc.area, 0) else None

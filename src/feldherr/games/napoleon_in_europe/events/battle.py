"""Chapter 16: battles."""

from __future__ import annotations

from feldherr.games.napoleon_in_europe.events.basics import Figures, Final


class BattleBegan(Final, frozen=True, tag=True):
    region: int
    attackers: tuple[int, ...]
    defenders: tuple[int, ...]
    great: bool
    landed: bool


class LinedUp(Final, frozen=True, tag=True):
    """The screen is lifted: everybody sees which row each figure stands in, and whose it is."""

    region: int
    side: int
    front: Figures
    rear: Figures
    whose: tuple[tuple[int, Figures], ...]
    """What each nation has in front."""
    behind: tuple[tuple[int, Figures], ...] = ()
    """And behind."""


class RowsChanged(Final, frozen=True, tag=True):
    region: int
    side: int
    forward: Figures
    back: Figures
    whose: tuple[tuple[int, Figures], ...] = ()
    """What each nation has in front now, and behind."""
    behind: tuple[tuple[int, Figures], ...] = ()
    round: int = 0


class Fired(Final, frozen=True, tag=True):
    region: int
    side: int
    faces: tuple[int, ...]
    hits: int
    pursuit: bool
    arms: tuple[int, ...] = ()
    """How many of the dice are those of each kind, in this order."""
    hit: int = 0
    """The face that hits, and all above it."""
    round: int = 0


class FiguresLost(Final, frozen=True, tag=True):
    """`how`: battle, pursuit, retreat, removal."""

    nation: int
    region: int
    figures: Figures
    how: str


class RallyRolled(Final, frozen=True, tag=True):
    nation: int
    faces: tuple[int, ...]
    successes: int


class Rallied(Final, frozen=True, tag=True):
    nation: int
    kind: int
    region: int = -1
    side: int = 0
    whose: tuple[tuple[int, Figures], ...] = ()
    """What each nation of the side has in front now, and behind."""
    behind: tuple[tuple[int, Figures], ...] = ()


class BattleLost(Final, frozen=True, tag=True):
    region: int
    side: int
    given_up: bool


class LeadersGaveWay(Final, frozen=True, tag=True):
    """Leaders without armies leave before armies."""

    region: int


class Retreated(Final, frozen=True, tag=True):
    nation: int
    figures: Figures
    origin: int
    to: int


class BattleEnded(Final, frozen=True, tag=True):
    region: int
    winner: int

"""Chapters 14 and 15: trade and production."""

from __future__ import annotations

from typing import ClassVar

from feldherr.games.napoleon_in_europe.actions.basics import Nation
from feldherr.games.napoleon_in_europe.board import WORTHLESS
from feldherr.kernel.answers import Action


class Trade(Action, frozen=True, gc=False):
    """Trade cards of one's nation with a nation of another player."""

    line: ClassVar[str] = "trade {nation} with {partner}"
    nation: Nation
    partner: Nation

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"livery:{self.partner}",)


class Give(Action, frozen=True, gc=False):
    line: ClassVar[str] = "give {count}"
    count: int


class Want(Action, frozen=True, gc=False):
    line: ClassVar[str] = "want {count}"
    count: int


class Card(Action, frozen=True, gc=False):
    line: ClassVar[str] = "card {card}"
    card: int

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"card:{self.card}",)


class NoMore(Action, frozen=True, gc=False):
    """Decline a trade, and all others in this turn."""

    line: ClassVar[str] = "no more"


class PutBack(Action, frozen=True, gc=False):
    """Put a worthless card back into the deck."""

    line: ClassVar[str] = "put back of {nation}"
    nation: Nation

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"card:{WORTHLESS}",)


class Draw(Action, frozen=True, gc=False):
    """Which nation draws the card of a great battle."""

    line: ClassVar[str] = "draw for {nation}"
    nation: Nation

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"livery:{self.nation}", f"hand:{self.nation}")


class Play(Action, frozen=True, gc=False):
    """Play a combination: `size` cards of `kind`, of them `own` in the nation's colour and so many jokers.

    A corps has kind 4; `own` and `jokers` then are bit masks of the four kinds.
    """

    line: ClassVar[str] = "play {nation} {size} of {kind} own {own} jokers {jokers}"
    nation: Nation
    kind: int
    size: int
    own: int
    jokers: int

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"hand:{self.nation}",)


class ChooseCards(Action, frozen=True, gc=False):
    """Name the cards of foreign colours that the next combination takes, where others would do as well."""

    line: ClassVar[str] = "choose cards of {nation}"
    nation: Nation

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"hand:{self.nation}",)


class EndTurn(Action, frozen=True, gc=False):
    line: ClassVar[str] = "end turn"
    ends: ClassVar[bool] = True


END_TURN, NO_MORE = EndTurn(), NoMore()

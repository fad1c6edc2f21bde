"""What is agreed before the game."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from feldherr.games.napoleon_in_europe.rules.turn.run import NEXT
from feldherr.games.napoleon_in_europe.state import Rules, State, empty
from feldherr.kernel.answers import Call


class NapoleonOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """NE §1.1 §1.2 §1.5 §6.1 §6.6 §7.1.1 §7.1.2 §17.1: agreed before the game and never changed.

    Basic rules only. `free_split`: in set-up III the allies choose nation by nation instead of a suggested group.
    `inspiring`: the optional leader rule. `straits`: passing the straits needs consent. Total victory knows no end by
    rounds; after `stop_round` the largest gain of regions wins as in limited war, and never with 0.
    """

    players: Literal[2, 3, 4, 5, 6, 7] = 3
    victory: Literal["limited", "total"] = "limited"
    length: Literal[12, 18, 24] = 12
    setup: Literal["equal", "central", "french"] = "equal"
    nations: Literal["choose", "draw"] = "choose"
    free_split: bool = False
    inspiring: bool = False
    straits: bool = False
    stop_round: Annotated[int, msgspec.Meta(ge=0, le=200)] = 40


def begin(options: NapoleonOptions) -> tuple[State, Call]:
    return empty(Rules(**{name: getattr(options, name) for name in Rules.__struct_fields__})), NEXT

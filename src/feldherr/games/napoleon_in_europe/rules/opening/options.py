"""What is agreed before the game."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

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
    victory: Annotated[Literal["limited", "total"], Meta(extra={"rule": "6.1"})] = "limited"
    length: Annotated[Literal[12, 18, 24], Meta(extra={"only": {"victory": ["limited"]}, "rule": "6.6"})] = 12
    setup: Annotated[Literal["equal", "central", "french"], Meta(extra={"rule": "7.1.1"})] = "equal"
    nations: Literal["choose", "draw"] = "choose"
    free_split: Annotated[bool, Meta(extra={"only": {"setup": ["french"]}})] = False
    inspiring: Annotated[bool, Meta(extra={"rule": "17.1"})] = False
    straits: Annotated[bool, Meta(extra={"rule": "2.13"})] = False
    stop_round: Annotated[int, Meta(ge=0, le=200, extra={"only": {"victory": ["total"]}})] = 40


def begin(options: NapoleonOptions) -> tuple[State, Call]:
    return empty(Rules(**{name: getattr(options, name) for name in Rules.__struct_fields__})), NEXT

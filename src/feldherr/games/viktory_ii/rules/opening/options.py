"""What is agreed before the game."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from feldherr.boards.model import Board
from feldherr.games.viktory_ii.board import board as frame_of
from feldherr.games.viktory_ii.rules.calls import Begin
from feldherr.games.viktory_ii.state import Rules, State, empty
from feldherr.kernel.answers import Call


class ViktoryOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """V2 §1.1.1 §5.0.1 §15.0.1: agreed before the game and never changed.

    Who survives alone has always won (V2 §5.1.1); the other conditions are in force if chosen. `subjugation` brings the
    vassals with it, and they bring it (V2 §5.2.1, ruling r57). After `stop_round` the richest empire wins, if it is
    not 0. `map_seed` other than 0: the map of that number.
    """

    players: Literal[2, 3, 4, 5, 6] = 2
    subjugation: Annotated[bool, Meta(extra={"rule": "5.2.1"})] = False
    decisive_blow: Annotated[bool, Meta(extra={"rule": "5.3.1"})] = False
    dominance: Annotated[bool, Meta(extra={"rule": "5.4.1"})] = False
    random_end: Annotated[bool, Meta(extra={"rule": "5.5.1"})] = False
    flat_world: Annotated[bool, Meta(extra={"rule": "15.1.1"})] = False
    open_map: Annotated[bool, Meta(extra={"rule": "15.2.1"})] = False
    balanced_land: Annotated[bool, Meta(extra={"rule": "15.3.1"})] = False
    less_luck: Annotated[bool, Meta(extra={"rule": "15.4.1"})] = False
    relocation: Annotated[bool, Meta(extra={"rule": "15.5.1"})] = False
    vassals: Annotated[bool, Meta(extra={"rule": "15.6.1"})] = False
    stop_round: Annotated[int, Meta(ge=0, le=200)] = 40
    map_seed: Annotated[int, Meta(ge=0, le=999_999_999)] = 0


def begin(options: ViktoryOptions) -> tuple[State, Call]:
    chosen = {name: getattr(options, name) for name in Rules.__struct_fields__}
    chosen["vassals"] = options.vassals or options.subjugation
    return empty(options.players, Rules(**chosen)), Begin()


def board(options: ViktoryOptions) -> Board:
    """V2 §3.1.1: the frame for as many players."""
    return frame_of(options.players)

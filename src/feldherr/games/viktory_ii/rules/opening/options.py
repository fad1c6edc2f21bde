"""What is agreed before the game."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from feldherr.boards.board import Board
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
    subjugation: bool = False
    decisive_blow: bool = False
    dominance: bool = False
    random_end: bool = False
    flat_world: bool = False
    open_map: bool = False
    balanced_land: bool = False
    less_luck: bool = False
    relocation: bool = False
    vassals: bool = False
    stop_round: Annotated[int, msgspec.Meta(ge=0, le=200)] = 40
    map_seed: Annotated[int, msgspec.Meta(ge=0, le=999_999_999)] = 0


def begin(options: ViktoryOptions) -> tuple[State, Call]:
    chosen = {name: getattr(options, name) for name in Rules.__struct_fields__}
    chosen["vassals"] = options.vassals or options.subjugation
    return empty(options.players, Rules(**chosen)), Begin()


def board(options: ViktoryOptions) -> Board:
    """V2 §3.1.1: the frame for as many players."""
    return frame_of(options.players)

"""What is agreed before the game."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from feldherr.boards.model import Board
from feldherr.games.trench_club.board import board as board_of
from feldherr.games.trench_club.rules.calls import Begin
from feldherr.games.trench_club.rules.opening.setup import empty
from feldherr.games.trench_club.rules.units import NATIONS
from feldherr.games.trench_club.state import Rules, State
from feldherr.kernel.answers import Call

AUTOMA = Meta(extra={"only": {"mode": ["solo", "coop"]}, "rule": "15.1"})
HALF = Meta(extra={"only": {"mode": ["two", "solo", "coop"]}})
"""Two nations on one half of the map; four have all of both."""


class TrenchClubOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """TC §1.2 §1.3 §1.4 §1.18 §2.17 §10.19 §11.5 §12.17 §13.1 §14.1 §15.1 §16.1: agreed before the game.

    After `stop_round` the team with more forts wins. The `timer` is not offered (TC §3.14, ruling r9: clocks belong to
    who hosts the game); it stands in records of games for which one was set.
    """

    mode: Literal["two", "four", "solo", "coop"] = "two"
    map: Literal["lorraine", "isonzo"] = "lorraine"
    half: Annotated[Literal["1-6", "7-12"], HALF] = "1-6"
    central: Annotated[Literal["germany", "austria-hungary"], HALF] = "germany"
    entente: Annotated[Literal["france", "great-britain"], HALF] = "france"
    human: Annotated[Literal["central-powers", "entente"], AUTOMA] = "entente"
    difficulty: Annotated[Literal["easy", "standard", "hard", "overkill"], AUTOMA] = "standard"
    special_units: Annotated[bool, Meta(extra={"rule": "1.18"})] = True
    unit_limit: Annotated[bool, Meta(extra={"rule": "10.19"})] = False
    short_game: Annotated[bool, Meta(extra={"rule": "11.5"})] = False
    trenches: Annotated[bool, Meta(extra={"rule": "13.1"})] = False
    cards: Annotated[Literal["nobody", "all", "choose"], Meta(extra={"rule": "14.1"})] = "nobody"
    simple_setup: Annotated[bool, Meta(extra={"rule": "2.17"})] = False
    beginner: Annotated[bool, Meta(extra={"rule": "12.17"})] = False
    timer: int = 0
    stop_round: Annotated[int, Meta(ge=1, le=200)] = 30


def part(options: TrenchClubOptions) -> str:
    """TC §1.2 §1.4: the whole map for four, else one half."""
    return "whole" if options.mode == "four" else options.half


def start(options: TrenchClubOptions) -> State:
    names = [name for name in Rules.__struct_fields__ if name != "part"]
    rules = Rules(part=part(options), **{name: getattr(options, name) for name in names})
    human = 0 if options.human == "central-powers" else 1
    return empty(rules, NATIONS.index(options.central), NATIONS.index(options.entente), human)


def begin(options: TrenchClubOptions) -> tuple[State, Call]:
    return start(options), Begin()


def board(options: TrenchClubOptions) -> Board:
    return board_of(options.map, part(options))

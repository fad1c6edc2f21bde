"""What is agreed before the game."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from feldherr.games.triomphe_a_marengo.rules.calls import Begin
from feldherr.games.triomphe_a_marengo.rules.opening.setup import empty
from feldherr.games.triomphe_a_marengo.state import State
from feldherr.kernel.answers import Call


class MarengoOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`mixing`: pieces are mixed by themselves whenever the rules allow it (TM §17.2); else each player says so."""

    mixing: Annotated[bool, Meta(extra={"rule": "17.2"})] = True


def begin(options: MarengoOptions) -> tuple[State, Call]:
    return empty(options.mixing), Begin()

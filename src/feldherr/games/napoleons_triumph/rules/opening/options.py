"""What is agreed before the game: the day, the teams, the balance."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from feldherr.games.napoleons_triumph.board import ALLIES, FRANCE, START_MORALE
from feldherr.games.napoleons_triumph.rules.calls import Begin
from feldherr.games.napoleons_triumph.rules.opening.setup import empty
from feldherr.games.napoleons_triumph.state import State
from feldherr.kernel.answers import Call

Players = Annotated[int, Meta(ge=1, le=4, extra={"rule": "19.1"})]
Handicap = Annotated[int, Meta(ge=0, le=22, extra={"only": {"auction": [False]}, "rule": "17.1"})]


class AusterlitzOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`december`: which day the scenario begins (NT §5.1); `auction`, `allied_handicap`, `french_handicap`: balance
    (NT §17.1); `santon` (NT §18.1); `allied_players`, `french_players`: teams (NT §19.1).
    """

    december: Annotated[int, Meta(ge=1, le=2, extra={"rule": "5.1"})] = 2
    santon: Annotated[bool, Meta(extra={"rule": "18.1"})] = False
    auction: Annotated[bool, Meta(extra={"rule": "17.2"})] = False
    allied_handicap: Handicap = 0
    french_handicap: Handicap = 0
    allied_players: Players = 1
    french_players: Players = 1


def teams(options: AusterlitzOptions) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """NT §2.1 §19.1: the two first at the table lead; then come the other Allied players, then the other French."""
    more = options.allied_players - 1
    allied = (0, *range(2, 2 + more))
    return allied, (1, *range(2 + more, 1 + more + options.french_players))


def begin(options: AusterlitzOptions) -> tuple[State, Call]:
    """NT §6.s1.1 §17.1: handicaps are agreed on before; with an auction they do not count."""
    morale = list(START_MORALE)
    if not options.auction:
        morale[ALLIES] -= options.allied_handicap
        morale[FRANCE] -= options.french_handicap
    return empty(options.december, options.santon, teams(options), morale), Begin(options.auction)

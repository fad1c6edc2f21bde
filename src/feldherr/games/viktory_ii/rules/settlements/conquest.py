"""Chapters 10.2, 10.3, 12.3.4, 14 and 15.6: a settlement changes hands."""

from __future__ import annotations

from feldherr.games.viktory_ii.board import NOBODY
from feldherr.games.viktory_ii.events import Conquered
from feldherr.games.viktory_ii.rules.battle.possession import take_possession
from feldherr.games.viktory_ii.rules.calls import Calls, Conquest, Withdrawal
from feldherr.games.viktory_ii.rules.settlements.support import (
    choose_to_eliminate,
    eliminate,
    raise_town,
    raze_town,
    recruit,
    supported,
)
from feldherr.games.viktory_ii.rules.vassals.alliance import subjugate
from feldherr.games.viktory_ii.rules.victory import after_conquest
from feldherr.games.viktory_ii.state import State
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit


def conquest(s: State, ask: Ask, emit: Emit, call: Conquest) -> Calls:
    """V2 §10.2.2 §10.3.1 §10.3.2 §12.3.4.4 §12.3.4.5 §14.0.6: the loser gives up what the conqueror gains.

    V2 §15.6.1 §15.62.8: with vassals a capital does not change hands, and no units do.
    """
    hex_, winner, loser = call.hex, call.winner, call.loser
    town = s.town[hex_]
    capital_of = s.capital.index(hex_) if hex_ in s.capital else NOBODY
    if s.rules.vassals and capital_of == loser:                                          # 15.6.1, 15.62.8
        emit(Conquered(winner, loser, hex_, town, capital_of, players=s.players))
        subjugate(s, emit, winner, loser)
        after_conquest(s, emit, loser, town, capital_of)
        return Withdrawal(hex_, winner, loser, call.then)
    kinds = supported(s.terrain[hex_], town)
    chosen = choose_to_eliminate(s, ask, loser, kinds)
    raze_town(s, hex_)
    raise_town(s, winner, hex_, town)
    take_possession(s, hex_, winner)
    emit(Conquered(winner, loser, hex_, town, capital_of, players=s.players))
    eliminate(s, emit, loser, chosen, "10.2.2")
    recruit(s, emit, winner, kinds, "10.3.1")
    after_conquest(s, emit, loser, town, capital_of)
    return call.then

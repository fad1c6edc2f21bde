"""Ford: a tiny game that uses every feature of the kernel. Tests, the server's and the client's too, play it.

Five areas in a row between two camps; eight blocks a side that the enemy sees only from behind. A side gives two
commands a turn: march, or attack a neighbouring area. Its rules are in `rules.toml`, cited as `FO §`.
"""

from __future__ import annotations

from collections.abc import Sequence

from feldherr.kernel.answers import Action
from feldherr.kernel.game import Game
from tests.ford import actions, events, notation, state, turn, view, words, worlds
from tests.ford.state import Options

__all__ = ["GAME", "Ford", "Options"]


class Ford(Game):
    """Open to subclasses, so that a test can plant a fault in one method."""

    name = "ford"
    prefix = "FO"
    actions: Sequence[type[Action]] = actions.ACTIONS
    events = events.EVENTS
    options_type = state.Options
    state_type = state.State
    call_types = state.Deploy | state.Turn

    seats = staticmethod(view.seats)
    begin = staticmethod(state.begin)
    procedures = turn.PROCEDURES
    copy = staticmethod(state.copy)
    interjections = staticmethod(turn.interjections)
    interject = staticmethod(turn.interject)

    stage = staticmethod(view.stage)
    view = staticmethod(view.view)
    resample = worlds.resample

    prompt = staticmethod(words.prompt)
    option = staticmethod(words.option)
    told = staticmethod(words.told)
    suggestions = staticmethod(words.suggestions)

    write = staticmethod(notation.write)
    read = staticmethod(notation.read)
    faults = staticmethod(notation.faults)


GAME = Ford()

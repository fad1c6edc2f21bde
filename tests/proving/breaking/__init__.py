"""A game that breaks: attacks bring the house down."""

from __future__ import annotations

from typing import Any

from feldherr.kernel.answers import Call
from feldherr.kernel.ask import Ask
from feldherr.kernel.event import Event
from feldherr.kernel.game import Emit
from tests.ford import Ford
from tests.ford.events import Attacked


class Breaking(Ford):
    def run(self, s: Any, call: Any, ask: Ask, emit: Emit) -> Call:
        def breaking(event: Event) -> None:
            if isinstance(event, Attacked):
                raise ZeroDivisionError("by zero")
            emit(event)

        return super().run(s, call, ask, breaking)


GAME = Breaking()

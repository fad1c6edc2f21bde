"""The coach at work: in the processes where opponents think, one thing at a time for a player, said once."""

from __future__ import annotations

import logging
from collections import OrderedDict
from concurrent.futures import BrokenExecutor
from typing import TYPE_CHECKING, Any

from feldherr.server.table.refusal import Refusal

if TYPE_CHECKING:
    from feldherr.server.table.hall import Hall

log = logging.getLogger(__name__)
KEPT = 256


class Coaches:
    """What was said is said again."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.said: OrderedDict[tuple[Any, ...], Any] = OrderedDict()
        self.busy: set[str] = set()

    async def think(self, player: str, key: tuple[Any, ...], task: Any, *args: Any) -> Any:
        """What comes of it in a process where opponents think; `Refusal` if that is busy."""
        if key in self.said:
            return self.said[key]
        if player in self.busy:
            raise Refusal("refused-coach-busy", wait=1.0)
        self.busy.add(player)
        try:
            found = await self.hall.opponents.apart(player, self.hall.settings.bot_budget, task, *args)
        except (TimeoutError, BrokenExecutor):
            log.warning("the coach of game %s did not answer", key[0])
            raise Refusal("refused-coach-busy", wait=3.0) from None
        finally:
            self.busy.discard(player)
        self.said[key] = found
        while len(self.said) > KEPT:
            self.said.popitem(last=False)
        return found

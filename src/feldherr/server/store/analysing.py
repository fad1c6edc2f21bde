"""What an analysis does in its process. Apart from the server, so that the process loads nothing of that: it steps back
behind games that are played before it loads what it needs, not after a second at their cost.
"""

from __future__ import annotations

from multiprocessing.connection import Connection
from typing import Any

import msgspec

from feldherr.kernel.record import load, replay
from feldherr.server.processes import attend, learn


def work(
    there: Connection,
    parent: int,
    nice: int,
    name: str,
    package: str,
    text: str,
    viewer: int | None,
    effort: tuple[Any, ...],
) -> None:
    """Send the analysis piece by piece; nothing at all says that it is whole."""
    attend(parent, nice)
    from feldherr.analysis.curve import analyse
    from feldherr.analysis.study import Effort

    game = learn(name, package)
    for piece in analyse(game, replay(game, load(game, text)), viewer, Effort(*effort)):
        there.send_bytes(msgspec.json.encode(piece))
    there.send_bytes(b"")

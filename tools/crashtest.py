"""Kill a server under load many times and check that it loses nothing: `python tools/crashtest.py --times 50`."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path
from time import monotonic

from feldherr import games
from feldherr.cli.hosting.loadtest import server
from feldherr.server.load.crash import crash


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--times", type=int, default=50)
    asked.add_argument("--games", type=int, default=8)
    asked.add_argument("--game", default=games.names()[0])
    asked.add_argument("--seed", type=int, default=1)
    wish = asked.parse_args()
    began = monotonic()
    with tempfile.TemporaryDirectory() as folder:
        trial = asyncio.run(crash(Path(folder), server, wish.game, wish.times, wish.games, wish.seed))
    print(
        f"killed {trial.kills} times in {monotonic() - began:.0f} s: {trial.answers} acknowledged answers in "
        f"{len(trial.matches)} games, none lost; {sum(m.over for m in trial.matches)} games finished, none is stuck"
    )


if __name__ == "__main__":
    main()

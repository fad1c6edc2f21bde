"""What a server has in memory before anybody asks for anything: no game, and nothing that only others need."""

import subprocess
import sys
from pathlib import Path

from feldherr.games import GAMES, game

PROGRAM = """
import asyncio, sys
from pathlib import Path
from feldherr.server.app import application
from feldherr.server.settings import Settings
from tests.server.house import serving

async def started(folder):
    async with serving(folder) as house:
        await asyncio.gather(*house.hall.chores)
        before = set(sys.modules)
        if sys.argv[2:]:
            await house.guest().get("/api/games-on-offer")
    print(*(sys.modules if sys.argv[2:] else before))

asyncio.run(started(Path(sys.argv[1])))
"""
OTHERS = {"babel", "chess", "fluent", "gymnasium", "mypy", "numpy", "ray", "watchfiles"}
"""For commands that speak, for the laboratory, for developers."""
PACKAGES = {type(game(name)).__module__ for name in GAMES}


def loaded(folder: Path, *words: str) -> set[str]:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(folder), *words], capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    return set(done.stdout.split())


def test_a_server_loads_no_game_before_somebody_asks_for_one(tmp_path: Path) -> None:
    found = loaded(tmp_path)
    assert "feldherr.server.table.hall" in found and not found & PACKAGES


def test_a_server_does_without_what_is_for_others_with_the_games_on_offer_too(tmp_path: Path) -> None:
    found = loaded(tmp_path, "offered")
    assert found >= PACKAGES
    assert not {name.partition(".")[0] for name in found} & OTHERS
    assert "feldherr.boards.ground" in found and "feldherr.boards.board" not in found       # nothing drawn is decoded

"""How fast two versions are, side by side: `python -m tools.measuring.speeds OLD [--seconds 3] [--rounds 2]`, a table in Markdown.

OLD is a working copy of the older version, with its own `.venv` or run by this one; it runs as written, this one as written and, if there is
anything compiled, compiled. All take turns, game by game and round by round, each in a process of its own, so that what
else the machine does weighs on all alike. Five games, three programs and two rounds of three seconds take eight minutes.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

from feldherr import fast
from feldherr.games import GAMES

HERE = Path(__file__).parent
Figures = dict[str, float]


def probed(python: str, game: str, seconds: float, pure: bool, sources: Path | None = None) -> Figures:
    """What a program does in a process of its own; `sources`: not this version, but what lies there."""
    own = {key: value for key, value in os.environ.items() if key not in (fast.SWITCH, "PYTHONPATH")}
    own.pop("PYTHONDONTWRITEBYTECODE", None)                # without bytecode all it imports is compiled each time
    if sources is not None:
        own["PYTHONPATH"] = str(sources)
    told = subprocess.run(
        [python, str(HERE / "speed_probe.py"), game, str(seconds)], check=True, text=True, stdout=subprocess.PIPE,
        env={**own, fast.SWITCH: "1"} if pure else own,
    )  # fmt: skip
    found: Figures = json.loads(told.stdout)
    return found


def together(rounds: list[Figures]) -> Figures:
    """The mean of all rounds; of memory the most."""
    most = {what: max(one[what] for one in rounds) for what in rounds[0] if what.startswith("peak")}
    return {what: sum(one[what] for one in rounds) / len(rounds) for what in rounds[0]} | most


def chess(one: Figures) -> float:
    return one["decisions"] / one["chess"]


def row(game: str, before: Figures, pure: Figures, compiled: Figures | None) -> str:
    """A line of the table: each figure of the old version, this one as written, and compiled."""
    programs = [one for one in (before, pure, compiled) if one]
    cells = [
        [f"{chess(one):.2f}" for one in programs],
        [f"{one['games'] / one['chess'] * 1000:.2f}" for one in programs],
        [f"{one['games']:.1f}" for one in programs],
        [f"{one['iterations']:,.0f}" for one in programs],
        [f"{one['steps']:,.0f}" for one in programs],
        [f"{one['peak playing'] / 1000:.1f}" for one in programs],
        [f"{one['peak'] / 1000:.1f}" for one in programs],
    ]
    return f"| {game} | " + " | ".join(" / ".join(cell) for cell in cells) + " |"


HEADS = (
    "game", "decisions a chess move", "games in 1,000 chess moves", "games/s", "iterations/s of the first search",
    "PettingZoo steps/s", "most memory in play, MB", "most memory in all, MB",
)  # fmt: skip


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("old", type=Path)
    words.add_argument("--seconds", type=float, default=3.0)
    words.add_argument("--rounds", type=int, default=2)
    words.add_argument("--games", nargs="*", default=GAMES)
    said = words.parse_args()
    own = said.old / ".venv" / "bin" / "python"
    old, sources = (str(own), None) if own.exists() else (sys.executable, (said.old / "src").absolute())
    some = fast.used()
    print("Each cell: before / as written / compiled." if some else "Each cell: before / as written.")
    print("| " + " | ".join(HEADS) + " |\n" + "|---" * len(HEADS) + "|", flush=True)
    for game in said.games:
        found: dict[str, list[Figures]] = {}
        for _ in range(said.rounds):
            found.setdefault("before", []).append(probed(old, game, said.seconds, True, sources))
            found.setdefault("pure", []).append(probed(sys.executable, game, said.seconds, True))
            if some:
                found.setdefault("compiled", []).append(probed(sys.executable, game, said.seconds, False))
        mean = {program: together(rounds) for program, rounds in found.items()}
        print(row(game, mean["before"], mean["pure"], mean.get("compiled")), flush=True)


if __name__ == "__main__":
    main()

"""How soon a command begins: `python -m tools.measuring.starts [--runs N]` prints seconds of the processor, the median of the runs.

A first run, which is not counted, writes the bytecode; a game is begun and left, because nothing is typed.
"""

from __future__ import annotations

import argparse
import os
import resource
import statistics
import subprocess
import sys
import tempfile

COMMANDS = (("--help",), ("--version",), ("play", "--help"), ("play", "--hot-seat"), ("play",), ("games",))


def main() -> None:
    words = argparse.ArgumentParser(description="How soon a command begins.")
    words.add_argument("--runs", type=int, default=5)
    runs = words.parse_args().runs
    with tempfile.TemporaryDirectory() as saves:
        env = {**os.environ, "FELDHERR_SAVES": saves}
        env.pop("PYTHONDONTWRITEBYTECODE", None)
        for command in COMMANDS:
            taken = [seconds([sys.executable, "-m", "feldherr", *command], env) for _ in range(runs + 1)][1:]
            print(f"{statistics.median(taken):6.2f} s ({min(taken):.2f} to {max(taken):.2f})  feldherr {' '.join(command)}")


def seconds(command: list[str], env: dict[str, str]) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


if __name__ == "__main__":
    main()

"""How fast records are played again: `python -m tools.measuring.replays [--games N]` prints entries a second of the processor.

Random games of each game, played at a table once and then again from their entries alone, as a server does that opens a game
without a snapshot, or films or analyses it; then the pictures of a film, as somebody steps through it.
"""

from __future__ import annotations

import argparse
import random
import time

from feldherr import fast, games
from feldherr.kernel import chance
from feldherr.kernel.table import Table
from feldherr.server.archive.ground import film_of
from feldherr.server.film.film import Made


def main() -> None:
    words = argparse.ArgumentParser(description="How fast records are played again.")
    words.add_argument("--games", type=int, default=3)
    asked = words.parse_args()
    for name in games.GAMES:
        game, entries, taken = games.game(name), 0, 0.0
        for seed in range(1, asked.games + 1):
            played = at_random(name, seed)
            before = time.process_time()
            Table(game, game.options_type()).replay(played.entries)
            taken += time.process_time() - before
            entries += len(played.entries)
        print(f"{entries / taken:8.0f} entries a second, {1e6 * taken / entries:4.0f} µs each, {asked.games} games  {name}")
        shown = film_of(played, [], Made(), None)
        lines = [picture.lines for picture in shown.reels[0]]
        before = time.process_time()
        for number in lines:
            shown.stop(None, number)
        taken = time.process_time() - before
        print(f"{1e6 * taken / len(lines):8.0f} µs to show a picture, all {len(lines)} of the last game one after the other")
    print(f"{fast.running()[0]} modules compiled")


def at_random(name: str, seed: int) -> Table:
    game, rng = games.game(name), random.Random(seed)
    table = Table(game, game.options_type(), lambda number: chance.from_random(random.Random(f"{seed} {number}")))
    while not table.outcome:
        question = table.position.questions[0]
        table.play(question.actor, [rng.choice(question.options())])
    return table


if __name__ == "__main__":
    main()

"""How fair Trench Club is: `python tools/trenches/balance.py --games 1000`.

The same opponent leads both sides of every map and half, with four players on whole maps; who has the first turn is
rolled for as in any game. Prints who wins how often with 95 % intervals, and what each type of unit does for its price.
With `--strength` the opponents play against chance instead.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from typing import Any

from feldherr.bots.trench_club.greedy import BOT
from feldherr.games.trench_club import GAME
from feldherr.games.trench_club import events as e
from feldherr.games.trench_club.board import MAPS
from feldherr.games.trench_club.rules.opening.options import TrenchClubOptions
from feldherr.games.trench_club.rules.units import DESTROYED, KINDS, PRICE, TEAM
from feldherr.games.trench_club.state import State
from feldherr.kernel.answers import Outcome
from feldherr.kernel.chance import from_random
from feldherr.kernel.event import Event
from feldherr.kernel.playout import playout
from feldherr.kernel.question import Question
from feldherr.sim.matches.match import wilson

FIELDS = [("two", name, half) for name in MAPS for half in ("1-6", "7-12")] + [("four", name, "1-6") for name in MAPS]
PAIRS = [("germany", "france"), ("germany", "great-britain"), ("austria-hungary", "france"),
         ("austria-hungary", "great-britain")]  # fmt: skip


class Units:
    """What types of units have done, in all games."""

    def __init__(self) -> None:
        self.there: Counter[int] = Counter()
        self.dealt: Counter[int] = Counter()
        self.answered: Counter[int] = Counter()
        self.lost: Counter[int] = Counter()
        self.forts: Counter[int] = Counter()

    def see(self, event: Event) -> None:
        """Damage counts in sixths of the price of who suffers it."""
        match event:
            case e.Placed(kind=kind) | e.Bought(kind=kind):
                self.there[kind] += 1
            case e.Fought():
                self.dealt[event.kind] += event.damage * PRICE[event.target_kind]
                self.answered[event.target_kind] += event.answer_damage * PRICE[event.kind]
            case e.Destroyed(kind=kind):
                self.lost[kind] += 1
            case e.Conquered(kind=kind):
                self.forts[kind] += 1

    def table(self) -> str:
        lines = ["| unit | price | units | destroyed | damage dealt a coin | of it shooting back | forts a unit |",
                 "|---|---|---|---|---|---|---|"]  # fmt: skip
        for kind, count in sorted(self.there.items(), key=lambda item: item[0]):
            coins = count * PRICE[kind] * DESTROYED
            dealt, answered = self.dealt[kind] + self.answered[kind], self.answered[kind]
            lines.append(
                f"| {KINDS[kind]} | {PRICE[kind]} | {count} | {self.lost[kind] / count:.0%} | {dealt / coins:.2f} "
                f"| {answered / coins:.2f} | {self.forts[kind] / count:.2f} |"
            )
        return "\n".join(lines)


def play(seed: str, units: Units, chance: frozenset[int] = frozenset(), **options: Any) -> tuple[Outcome, State]:
    """One game; the seats in `chance` answer at random."""
    rng = random.Random(seed)
    state, call = GAME.begin(TrenchClubOptions(**options))

    def player(seat: int, choices: Any, args: tuple[Any, ...], open_: list[Any]) -> Any:
        return rng.choice(open_) if seat in chance else BOT.answer(Question(seat, choices, args), rng)

    return playout(GAME, state, call, player, from_random(rng), emit=units.see)[0], state


def rate(won: float, games: int) -> str:
    low, high = wilson(won, games)
    return f"{won / max(1, games):.1%} ({low:.1%} to {high:.1%})"


def series(games: int, units: Units, label: str, **options: Any) -> str:
    """One line of the table. A drawn game counts half for either side."""
    central = first = 0.0
    rounds = 0
    for number in range(games):
        outcome, s = play(f"{label} {number}", units, **options)
        share = 0.5 if not outcome.winners else float(s.team[s.seat_of.index(outcome.winners[0])] == 0)
        central += share
        first += share if TEAM[s.order[0]] == 0 else 1 - share
        rounds += s.round
        if number % 100 == 99:
            print(f"{label}: {number + 1} of {games}, {rate(central, number + 1)}", file=sys.stderr, flush=True)
    return f"| {label} | {games} | {rate(central, games)} | {rate(first, games)} | {rounds / games:.1f} |"


STRENGTH: list[tuple[str, tuple[int, ...], tuple[int, ...], dict[str, Any]]] = [
    ("greedy as seat 1 against random", (0,), (1,), {}),
    ("greedy as seat 2 against random", (1,), (0,), {}),
    ("greedy as the Central Powers with four", (0, 2), (1, 3), {"mode": "four"}),
    ("greedy as the Entente with four", (1, 3), (0, 2), {"mode": "four"}),
    ("automa (easy) against random", (), (0,), {"mode": "solo", "difficulty": "easy"}),
    ("automa (standard) against random", (), (0,), {"mode": "solo"}),
    ("automa (hard) against random", (), (0,), {"mode": "solo", "difficulty": "hard"}),
    ("automa (overkill) against random", (), (0,), {"mode": "solo", "difficulty": "overkill"}),
    ("automa (standard) against greedy", (), (), {"mode": "solo"}),
]
"""Who plays well, whose answers are left to chance, and the options."""


def strength(games: int, only: str) -> None:
    print("| | games | wins |\n|---|---|---|")
    for label, good, bad, options in STRENGTH:
        if only in label:
            won = 0
            for number in range(games):
                outcome, _ = play(f"{label} {number}", Units(), frozenset(bad), **options)
                # The automa has no seat: it has won if nobody has, and the game was not drawn.
                won += outcome.winners == good and (bool(good) or outcome.scores != (0.5,))
            print(f"| {label} | {games} | {rate(won, games)} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="games of each line")
    parser.add_argument("--four", type=int, help="games of each line with four players, if not as many")
    parser.add_argument("--only", default="", help="only lines whose name contains this")
    parser.add_argument("--nations", action="store_true", help="every pair of nations instead of Germany and France")
    parser.add_argument("--strength", action="store_true", help="against chance")
    chosen = parser.parse_args()
    if chosen.strength:
        return strength(chosen.games, chosen.only)
    units = Units()
    print("| map | games | the Central Powers win | who has the first turn wins | rounds |\n|---|---|---|---|---|")
    for mode, name, half in FIELDS:
        for central, entente in PAIRS if chosen.nations and mode == "two" else PAIRS[:1]:
            who = "" if not chosen.nations or mode == "four" else f", {central} and {entente}"
            label = f"{name} {half if mode == 'two' else 'with four'}{who}"
            if chosen.only in label:
                games = chosen.four if mode == "four" and chosen.four else chosen.games
                line = series(games, units, label, mode=mode, map=name, half=half, central=central,
                              entente=entente)  # fmt: skip
                print(line, flush=True)
    print(f"\n{units.table()}")


if __name__ == "__main__":
    main()

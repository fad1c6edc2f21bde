"""How often a level gives up a game that it would have won: the word is only noted, and play goes on.

    python tools/measuring/giving_up.py viktory-ii --bot captain --games 60 --seed 1 --out giving-up.jsonl

Every seat asks itself once a turn, as at the table (`analysis/settling.py`). The first to give up ends the game there; here it
is played to its end by the same opponents. A game is a line of the file; a run that was broken off goes on.
"""

from __future__ import annotations

import argparse
import random
from pathlib import Path

import msgspec

from feldherr import games
from feldherr.analysis.settling import lost
from feldherr.bots.outside import named
from feldherr.bots.player import answer
from feldherr.bots.search.bot import Search, guide_of
from feldherr.bots.search.plans import Begun
from feldherr.kernel import chance, position
from feldherr.kernel.answers import CHANCE
from feldherr.sim.matches.match import wilson


class Noted(msgspec.Struct):
    number: int
    turns: int
    """Turns of the game."""
    winners: tuple[int, ...]
    given_up: list[tuple[int, int]]
    """Seat and turn, whenever somebody would have given up."""


def play(game_name: str, bot: str, seed: int, number: int) -> Noted:
    """One game of an opponent with itself."""
    game = games.game(game_name)
    options = game.options_type()
    seats, guide, player = game.seats(options), guide_of(game_name), named(game_name, bot)
    if isinstance(player, Search):
        player.begun = Begun()
    rng = random.Random(f"{seed} giving up {number}")
    asked, noted = dict[int, int](), list[tuple[int, int]]()
    now, _ = position.begin(game, options)
    while not now.outcome:
        question = now.questions[0]
        seat = question.actor
        if seat == CHANCE:
            given = chance.take(question, chance.from_random(rng))
        else:
            turn = guide.turn(now.now)
            if asked.get(seat) != turn:
                asked[seat] = turn
                if lost(game, seats, game.resample(now, seat, rng), seat, f"{rng.random()}"):
                    noted.append((seat, turn))
            given = answer(player, game, now, seat, rng) if len(question.options()) > 1 else question.options()[0]
        now, _ = position.answer(game, now, seat, given)
    return Noted(number, guide.turn(now.now), tuple(now.outcome.winners), noted)


def tell(found: list[Noted]) -> None:
    ended = [one for one in found if one.given_up]
    wrong = [one for one in ended if one.given_up[0][0] in one.winners]
    low, high = wilson(len(wrong), len(ended)) if ended else (0.0, 1.0)
    saved = sum(one.turns - one.given_up[0][1] for one in ended) / max(1, len(ended))
    words = [one for each in found for one in each.given_up]
    false = sum(seat in one.winners for one in found for seat, _ in one.given_up)
    print(f"{len(found)} games, {len(ended)} given up, {len(wrong)} of them would have been won ({low:.1%} to {high:.1%})")
    print(f"{saved:.1f} turns of {sum(one.turns for one in ended) / max(1, len(ended)):.1f} saved; said {len(words)} times in all, {false} by who won")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--bot", default="captain")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("giving-up.jsonl"))
    told = parser.parse_args()
    lines = told.out.read_bytes().splitlines() if told.out.exists() else []
    found = {one.number: one for one in (msgspec.json.decode(line, type=Noted) for line in lines)}
    for number in range(told.games):
        if number not in found:
            found[number] = play(told.game, told.bot, told.seed, number)
            with told.out.open("ab") as file:
                file.write(msgspec.json.encode(found[number]) + b"\n")
    tell([found[number] for number in range(told.games)])


if __name__ == "__main__":
    main()

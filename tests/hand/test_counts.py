"""Numbers of several things at once: what the engine takes in some order, the steppers offer (docs/hand.md)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from feldherr import games
from feldherr.games.napoleon_in_europe.actions import FIRE
from feldherr.kernel.answers import Illegal
from feldherr.kernel.lines import write
from feldherr.kernel.position import look_ahead
from feldherr.proving.battery.play import Walk, questions


def test_hits_may_fall_on_several_kinds() -> None:
    """NE §16.5.5: each split of the hits that the engine takes is open to who looks ahead, in one of both orders."""
    game, mixed = games.game("napoleon-in-europe"), 0
    for seed in range(6):
        walk = Walk(game, game.options_type(players=3), seed, talk=0, resign=0, brake=0.7, dealt=True)
        for question in walk.positions(2500):
            if question.name != "casualties":
                continue
            table, seat = walk.table, question.actor
            kinds: dict[tuple[int, int], Any] = {}
            for strike in question.options():
                kinds.setdefault((strike.nation, strike.kind), strike)
            pair = [strike for strike in kinds.values() if strike.count == 1][:2]
            taken = False
            for order in permutations(pair) if len(pair) == 2 and question.hits >= 2 else ():
                mark = table.mark()
                try:
                    table.play(seat, list(order))
                    taken = True
                except Illegal:
                    pass
                finally:
                    table.restore(mark)
            if not taken:
                continue
            seen: list[list[str]] = []
            for turned in (pair, pair[::-1]):
                try:
                    look_ahead(game, table.position, seat, turned)
                    seen.append([write(strike) for strike in turned])
                except Illegal:
                    pass
            assert seen, pair
            mixed += 1
    assert mixed > 0


def test_the_question_counts_with_what_was_chosen() -> None:
    """NE §16.4.1 §16.9.3: dice after the shifts; who has given up is not told with how many he fires."""
    game, met = games.game("napoleon-in-europe"), {"ne-ask-giving-up": 0, "ne-ask-rows-to-change": 0}
    for question in questions("napoleon-in-europe", 3, 2500):
        if question.name == "rows_to_change" and question.chosen:
            text = game.prompt(question)[0]
            met[text.id] += 1
            for answer in question.options():
                if answer == FIRE:
                    assert text.args["dice"] == game.option(question, answer).args["dice"]
    assert min(met.values()) > 0

"""What a turn has cost: its decisions that lost most, by what their seat could know, with a better one for each."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec import Struct

from feldherr.analysis.chances import Judge
from feldherr.analysis.moments import answer_of, is_choice, weighty
from feldherr.bots.search.bot import Search
from feldherr.coach.advice import adviser, gesture, next_command
from feldherr.coach.reasons import asked
from feldherr.kernel.answers import Interjection
from feldherr.kernel.game import Game, Seat
from feldherr.kernel.position import Position, answer
from feldherr.kernel.table import Step, Table
from feldherr.kernel.text import Text

MOST = 3
"""Decisions that are told of."""
GLANCE, CLOSER = 4, 12
"""Worlds in which every decision is looked at, and those that stood out."""
WORTH = 0.03
"""Chances that were lost for less are not worth a word: the estimate is no surer."""
SECONDS = 2.6


class Taken(NamedTuple):
    """A decision of a turn: before which entry of the record, where it stood, and what was answered."""

    entry: int
    position: Position
    answers: tuple[Any, ...]


class Cost(Struct, frozen=True):
    """A decision that lost chances: so many of a hundred, against what the marshal would have done instead."""

    entry: int
    heading: Text
    done: list[Text]
    instead: list[Text]
    lost: int


def last_turn(table: Table, judge: Judge, seat: int) -> list[Taken]:
    """The commands of the seat's last turn that is over, or of the one it has begun."""
    turn, steps = judge.guide.turn, table.steps
    own = [place for place, step in enumerate(steps) if step.seat == seat and is_choice(table, step)]
    if not own:
        return []
    number, found, place = turn(steps[own[-1]].position.now), list[Taken](), own[0]
    while place < len(steps):
        end = place + 1
        if steps[place].seat == seat and not isinstance(answer_of(table, steps[place]), Interjection):
            while end < len(steps) and goes_on(table, seat, steps[place], steps[end - 1], steps[end]):
                end += 1
            command = steps[place:end]
            if turn(command[0].position.now) == number and any(weighty(table, judge.guide, one) for one in command):
                said = tuple(answer_of(table, one) for one in command)
                found.append(Taken(command[0].entries, command[0].position, said))
        place = end
    return found


def goes_on(table: Table, seat: int, begun: Step, last: Step, step: Step) -> bool:
    """Whether a step still belongs to the command that was begun, as the coach counts commands."""
    question = step.position.question(seat)
    if step.seat != seat or question is None or last.barrier or isinstance(answer_of(table, step), Interjection):
        return False
    if answer_of(table, last).ends:
        return False
    first = asked(begun.position, seat).name
    return not next_command(question, first, step.position.settled is begun.position.settled)


def costs(
    game: Game, seats: Sequence[Seat], seat: int, turn: Sequence[Taken], bot: Search | None = None,
    seconds: float = SECONDS,
) -> list[Cost]:  # fmt: skip
    """The worst first. The same in every world the seat cannot tell from the true one."""
    until = time.monotonic() + seconds
    judge, bot = Judge(game, seats), bot or adviser(game.name, seconds / 4)
    lost: list[tuple[float, Taken]] = []
    for one in turn:
        worlds = judge.worlds(one.position, seat, f"turn {one.entry}", GLANCE)
        found = judge.compare(worlds, seat, [None, one.answers])
        if found:
            lost.append((found[0] - found[1], one))
        if time.monotonic() > until - seconds / 2:
            break
    told: list[Cost] = []
    for _, one in sorted(lost, key=lambda pair: -pair[0])[:MOST]:
        told += weighed(game, judge, seat, one, bot)
        if time.monotonic() > until:
            break
    return sorted(told, key=lambda cost: -cost.lost)


def weighed(game: Game, judge: Judge, seat: int, one: Taken, bot: Search) -> list[Cost]:
    """What the marshal would have done, if that was better."""
    rng = random.Random(f"instead {one.entry}")
    world = game.resample(one.position, seat, rng)
    better = gesture(game, world, seat, bot, rng)
    if tuple(better.answers) == one.answers:
        return []
    worlds = judge.worlds(one.position, seat, f"closer {one.entry}", CLOSER)
    found = judge.compare(worlds, seat, [one.answers, better.answers])
    if not found or found[1] - found[0] < WORTH:
        return []
    heading = game.view(one.position, seat).heading
    done = chosen(game, world, seat, one.answers)
    return [Cost(one.entry, heading, done, better.texts, round(100 * (found[1] - found[0])))]


def chosen(game: Game, position: Position, seat: int, answers: Sequence[Any]) -> list[Text]:
    """The answers in words, where there was a choice."""
    said: list[Text] = []
    for one in answers:
        question = position.question(seat)
        if question is None or one not in question.options():
            break
        if len(question.options()) > 1:
            said.append(game.option(question, one))
        position, _ = answer(game, position, seat, one)
    return said

"""What a turn has cost: its decisions that lost most, by what their seat could know, with a better one for each."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import Any, NamedTuple

from msgspec import Struct

from feldherr.analysis.chances import Judge
from feldherr.analysis.moments import answer_of, is_choice, weighty
from feldherr.bots.search.bot import Search
from feldherr.coach.advice import Advice, chosen, counsel, next_command, seed_at
from feldherr.coach.reasons import asked
from feldherr.kernel.answers import Illegal, Interjection
from feldherr.kernel.game import Game, Seat
from feldherr.kernel.lines import lines_of
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


class Asked(NamedTuple):
    """Where an own answer stands: so many entries of the record were before it, so many of them the seat's own."""

    entry: int
    after: int


class Taken(NamedTuple):
    """A decision of a turn: where it stood, what was answered, and where each of these answers stands."""

    position: Position
    answers: tuple[Any, ...]
    asked: tuple[Asked, ...]

    @property
    def entry(self) -> int:
        return self.asked[0].entry


class Better(NamedTuple):
    """What the marshal would have done, and in words."""

    answers: Sequence[Any]
    texts: list[Text]


class Coach(NamedTuple):
    """Who is asked what would have been better: by `word` he draws as he would have, and what he `said` stands."""

    game: Game
    seat: int
    bot: Search
    word: str = ""
    said: Mapping[int, Advice] = {}
    """By entry, what he was asked in the game."""

    def at(self, one: Taken) -> Better:
        """What he advised there, or would have."""
        if said := self.said.get(one.entry):
            return Better([lines_of(tuple(self.game.actions)).read(line) for line in said.lines], said.texts)
        seed = seed_at(self.word, self.seat, one.asked[0].after)
        done, _ = counsel(self.game, one.position, self.seat, seed, self.bot)
        return Better(done.answers, done.texts)


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
    before = list(accumulate((given.seat == seat for given in table.entries), initial=0))
    number, found, place = turn(steps[own[-1]].position.now), list[Taken](), own[0]
    while place < len(steps):
        end = place + 1
        if steps[place].seat == seat and not isinstance(answer_of(table, steps[place]), Interjection):
            while end < len(steps) and goes_on(table, seat, steps[place], steps[end - 1], steps[end]):
                end += 1
            command = steps[place:end]
            if turn(command[0].position.now) == number and any(weighty(table, judge.guide, one) for one in command):
                said = tuple(answer_of(table, one) for one in command)
                asked_at = tuple(Asked(one.entries, before[one.entries]) for one in command)
                found.append(Taken(command[0].position, said, asked_at))
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


def costs(coach: Coach, seats: Sequence[Seat], turn: Sequence[Taken], seconds: float = SECONDS) -> list[Cost]:
    """The worst first. The same in every world the seat cannot tell from the true one."""
    until = time.monotonic() + seconds
    judge, seat = Judge(coach.game, seats), coach.seat
    lost: list[tuple[float, Taken]] = []
    for one in turn:
        worlds = judge.worlds(one.position, seat, f"turn {one.entry}", GLANCE)
        found = judge.compare(worlds, seat, [None, spelled(coach.game, one, seat)])
        if found:
            lost.append((found[0] - found[1], one))
        if time.monotonic() > until - seconds / 2:
            break
    told: list[Cost] = []
    for _, one in sorted(lost, key=lambda pair: -pair[0])[:MOST]:
        told += weighed(coach, judge, one)
        if time.monotonic() > until:
            break
    return sorted(told, key=lambda cost: -cost.lost)


def weighed(coach: Coach, judge: Judge, taken: Taken) -> list[Cost]:
    """What the marshal would have done from where something else was done, if that was better."""
    game, seat = coach.game, coach.seat
    if (parted := parting(coach, taken)) is None:
        return []
    one, better = parted
    worlds = judge.worlds(one.position, seat, f"closer {one.entry}", CLOSER)
    found = judge.compare(worlds, seat, [spelled(game, one, seat), better.answers])
    if not found or found[1] - found[0] < WORTH:
        return []
    heading = game.view(one.position, seat).heading
    done = chosen(game, one.position, seat, one.answers)
    return [Cost(one.entry, heading, done, better.texts, round(100 * (found[1] - found[0])))]


def parting(coach: Coach, one: Taken) -> tuple[Taken, Better] | None:
    """The first question of a command at which something else was answered than he advises there; none: nowhere."""
    while one.position.question(coach.seat) is not None:
        better = coach.at(one)
        position, same = together(coach.game, one, coach.seat, better.answers)
        if same == len(one.answers):
            return None
        if same == 0:
            return one, better
        one = Taken(position, one.answers[same:], one.asked[same:])
    return None


def together(game: Game, one: Taken, seat: int, advised: Sequence[Any]) -> tuple[Position, int]:
    """How many of the answers are the advised ones, and where they lead; what is forced is nobody's choice."""
    position, left, same = one.position, list(advised), 0
    while same < len(one.answers) and (question := position.question(seat)) is not None:
        options, given = question.options(), one.answers[same]
        if len(options) == 1:
            choice = options[0]
        elif not left or given != left[0] or given not in options:
            break
        else:
            choice = given
        same += given == choice
        if left and left[0] == choice:
            del left[0]
        position, _ = answer(game, position, seat, choice)
    return position, same


def spelled(game: Game, one: Taken, seat: int) -> list[Any]:
    """The answers as the rules ask for them, one by one: at a table what is forced is given by itself."""
    position, found = one.position, list[Any]()
    try:
        for given in one.answers:
            while (question := position.question(seat)) and given not in (options := question.options()):
                if len(options) != 1:
                    break
                found.append(options[0])
                position, _ = answer(game, position, seat, options[0])
            found.append(given)
            position, _ = answer(game, position, seat, given)
    except Illegal:
        pass  # not in this world: then it is not compared either
    return found

"""Decisions weighed: what was answered against what was promising, and against what the bot would have answered."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from feldherr import bots
from feldherr.analysis.chances import Judge
from feldherr.analysis.moments import Decision, lines, position_at
from feldherr.analysis.pieces import NOTICED, Line, Turning
from feldherr.bots.player import Bot
from feldherr.bots.player import answer as ask_bot
from feldherr.kernel.game import Game
from feldherr.kernel.position import Position, answer
from feldherr.kernel.table import Table
from feldherr.kernel.text import Text
from feldherr.kernel.turns import acting


class Effort(NamedTuple):
    """How much is thought about a game: at most so many points and decisions, in so many worlds each."""

    points: int = 60
    worlds: int = 12
    decisions: int = 60
    glances: int = 5
    """Worlds in which every decision is looked at once."""
    candidates: int = 8
    closer: int = 20
    """Worlds for those that stood out."""
    iterations: int = 24
    """Of the bot that says what it would have done."""


TURNING_POINTS = 3
LONG = 12
"""Answers after which the bot's command is long enough to be told."""


class Study:
    """One game under study, from the knowledge of a seat or with everything open."""

    def __init__(self, game: Game, table: Table, judge: Judge, viewer: int | None, effort: Effort) -> None:
        self.game, self.table, self.judge, self.viewer, self.effort = game, table, judge, viewer, effort
        self.seen = lines(table)
        self.bot: Bot = bots.bot(game.name, f"{bots.LABORATORY}{effort.iterations}")

    def change(self, one: Decision, count: int, more: Sequence[Sequence[Any]] = ()) -> list[float]:
        """The chances of who decided: before, after, and after other answers; empty if no world allows them all."""
        position = position_at(self.table, one.first)
        worlds = self.judge.worlds(position, self.viewer, f"decision {one.first}", count)
        return self.judge.compare(worlds, one.seat, [None, one.answers, *more])

    def turning_points(self, studied: Sequence[Decision], given_up: Sequence[Decision]) -> Iterator[Turning]:
        """Looked at briefly, then closer, then with the bot's own answer; in the order of the game.

        A change that is none is not told. Who gives up is told besides: it is no decision among others.
        """
        first = self.largest(studied, self.effort.glances, self.effort.candidates)
        best = self.largest(first, self.effort.closer, TURNING_POINTS)
        for one in sorted([*best, *given_up], key=lambda one: one.first):
            found = self.given_up(one) if one in given_up else self.told(one)
            if abs(found.after - found.before) >= NOTICED:
                yield found

    def largest(self, studied: Sequence[Decision], count: int, most: int) -> list[Decision]:
        changes = [(one, self.change(one, count)) for one in studied]
        moved = [(one, abs(found[1] - found[0])) for one, found in changes if found]
        return [one for one, _ in sorted(moved, key=lambda pair: -pair[1])[:most]]

    def told(self, one: Decision) -> Turning:
        position = position_at(self.table, one.first)
        instead = self.bots_answers(one, position)
        same = tuple(instead) == one.answers
        before, after, other = (self.change(one, self.effort.closer, [instead]) or [0.0, 0.0, 0.0])[:3]
        return Turning(
            self.seen[one.end],
            one.seat,
            self.game.view(position, one.seat).heading,
            self.line_of(one),
            self.in_words(position, one.seat, one.answers),
            round(before, 4),
            round(after, 4),
            [] if same else self.in_words(position, one.seat, instead),
            round(other, 4),
            reply=one.seat not in acting(self.game, position),
        )

    def given_up(self, one: Decision) -> Turning:
        """What was thrown away by it, or not."""
        side, before = self.judge.side_of(one.seat), position_at(self.table, one.first)
        after = position_at(self.table, one.end)
        left, then = (self.standing(position, one)[side] for position in (before, after))
        heading, line = self.game.view(before, one.seat).heading, self.line_of(one)
        said = (self.seen[one.end], one.seat, heading, line, list[Text](), round(left, 4), round(then, 4))
        return Turning(*said, [], 0.0, resigned=True)

    def standing(self, position: Position, one: Decision) -> list[float]:
        if position.outcome:
            return self.judge.by_side(position.outcome.scores)
        return self.judge.chances(position, self.viewer, f"resigned {one.first}", self.effort.closer)

    def line_of(self, one: Decision) -> list[Line]:
        """What the log says of it; nothing if it ended the turn, for then it says who is next."""
        following, turn = position_at(self.table, one.end), self.judge.guide.turn
        if following.outcome is None and turn(following.now) != turn(position_at(self.table, one.first).now):
            return []
        steps, happened = self.table.steps, self.table.happened
        until = steps[one.end].happened if one.end < len(steps) else len(happened)
        shown = [event.seen_by(one.seat) for _, event in happened[steps[one.first].happened : until]]
        said = [self.game.told(event) for event in shown if event is not None]
        return [Line(*found) for found in said if found][:1]

    def bots_answers(self, one: Decision, position: Position) -> list[Any]:
        """What the bot would have answered in one go, from what its seat knew."""
        rng, settled, answers = random.Random(f"bot {one.first}"), position.settled, list[Any]()
        while len(answers) < LONG and position.settled is settled and position.question(one.seat):
            choice = ask_bot(self.bot, self.game, position, one.seat, rng)
            position, news = answer(self.game, position, one.seat, choice)
            answers.append(choice)
            if any(event.final for event in news):
                break
        return answers

    def in_words(self, position: Position, seat: int, answers: Sequence[Any]) -> list[Text]:
        """Each answer where there was a choice."""
        said: list[Text] = []
        for choice in answers:
            question = position.question(seat)
            if question is None:
                break
            if len(question.options()) > 1:
                said.append(self.game.option(question, choice))
            position, _ = answer(self.game, position, seat, choice)
        return said

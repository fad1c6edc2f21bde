"""The search bot: weighs the promising answers against each other in the same worlds and keeps the better half."""

from __future__ import annotations

import random
import time
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from feldherr import games
from feldherr.bots.search.effort import Clock, Effort
from feldherr.bots.search.gestures import Gesture, first_of
from feldherr.bots.search.guide import EACH, ENOUGH, Guide, Planning, Thinking, Varying, Weight
from feldherr.bots.search.plans import BEGUN, Begun, Plan
from feldherr.bots.search.tree import Edge
from feldherr.bots.search.turns.by_turn import ByTurn
from feldherr.bots.search.walk import Walk
from feldherr.kernel.game import Game
from feldherr.kernel.position import Position, answer
from feldherr.kernel.question import Question


def room_of(game_name: str) -> str | None:
    """The package of a game's opponents: of our games one of ours, a game from outside brings its own `bots`."""
    if game_name in games.GAMES:
        return f"feldherr.bots.{game_name.replace('-', '_')}"
    return inside(games.package(game_name), "bots") if game_name in games.names() else None


def module_of(game_name: str, module: str) -> str | None:
    """Where a game keeps its `guide` or its `chances`: with its opponents; one from outside may have it by itself."""
    if (room := room_of(game_name)) and (found := inside(room, module)):
        return found
    outside = game_name in games.names() and game_name not in games.GAMES
    return inside(games.package(game_name), module) if outside else None


def inside(package: str, module: str) -> str | None:
    """The full name of a module in a package, if there is one."""
    try:
        return f"{package}.{module}" if find_spec(f"{package}.{module}") else None
    except ModuleNotFoundError:
        return None


def guide_of(game_name: str, classic: bool = False, trial: bool = False) -> Guide:
    """How the levels look at a game; `classic`: as they did at first; `trial`: as is being tried."""
    place = module_of(game_name, "guide")
    if place is None:
        raise LookupError(f"{game_name} has no guide, so the search cannot play it")
    which = "CLASSIC" if classic else "TRIAL" if trial else "GUIDE"
    found: Guide | None = getattr(import_module(place), which, None)
    if found is None:
        never = "nothing else is being tried" if trial else "they have never been others"
        raise LookupError(f"of the opponents of {game_name}, {never}")
    return found


class Search:
    """Looks ahead within a budget of iterations; with `seconds` it stops then at the latest, whatever is left of it."""

    def __init__(
        self, name: str, iterations: int, seconds: float | None = None, classic: bool = False, trial: bool = False,
        endless: bool = False,
    ) -> None:  # fmt: skip
        """`endless`: only the time counts, that of the core; `iterations` are about as many as there is time for."""
        self.name, self.iterations, self.seconds, self.endless = name, iterations, seconds, endless
        self.classic, self.trial = classic, trial
        self.clock: Clock = time.process_time if endless else time.monotonic
        self.guide: Guide | None = None
        """By which it looks at the game in place of the game's own: where something is learned or measured."""
        self.begun: Begun = BEGUN
        self.second: Any = None
        """What came next to the last answer that was thought out; None if there was nothing else to weigh."""
        self.used = 0
        """Iterations so far, in all decisions."""

    @property
    def kind(self) -> tuple[int, bool, bool]:
        """Who has the same budget and manner would have thought of the same."""
        return self.iterations, self.classic, self.trial

    def choose(self, game: Game, position: Position, seat: int, rng: random.Random) -> Any:
        return first_of(self.intend(game, position, seat, rng))

    def intend(self, game: Game, position: Position, seat: int, rng: random.Random) -> Any:
        """The answer, or the whole gesture it begins."""
        # What was dealt by the caller is dealt anew: the same seed gives the same worlds, whichever was handed in.
        position = game.resample(position, seat, rng)
        question = position.question(seat)
        if question is None:
            raise ValueError(f"seat {seat} is not asked anything")
        options = question.options()
        if len(options) == 1:
            return options[0]
        best = self.begun.carried_on(game, position, seat, self.kind) or self.think(game, position, question, rng)
        if isinstance(best, Plan):
            self.begun.keep(game, position, seat, self.kind, best)
        return best

    def think(self, game: Game, position: Position, question: Question, rng: random.Random) -> Any:
        """The best answer or gesture that is found."""
        guide, self.second = self.guide or guide_of(game.name, self.classic, self.trial), None
        deadline = self.clock() + self.seconds if self.seconds else None
        if isinstance(guide, Planning) and (by_turn := guide.by_turn) and by_turn.thinks(question):
            if self.iterations >= ENOUGH:
                return self.plan(by_turn, game, position, question, rng, deadline)
        weight = guide.weight(question)
        if weight is None:
            return guide.reply(question, [given.answer for given in position.given], rng)
        if self.seconds and self.endless:
            deadline = self.clock() + self.seconds * weight.share
        budget = self.iterations * weight.share
        if isinstance(guide, Thinking) and self.iterations >= ENOUGH:
            effort = Effort(round(budget), deadline, self.endless, self.clock)
            if found := guide.thought(position, question, rng, effort):
                best, self.second, used = found
                self.used += used
                return best
        rounds = weight.rounds_of(round(budget))
        iterations = round(budget / rounds)
        proposed = guide.propose(game, position, question, rng, self.iterations)
        ranked = proposed[: self.breadth(iterations, weight.width)]
        effort = Effort(round(budget), deadline, self.endless, self.clock)
        root = Root(game, guide, position, question, weight, rng, effort.part(1 / rounds))
        best = root.best(ranked, max(len(ranked), iterations)) if len(ranked) > 1 else ranked[0]
        for left in range(rounds - 1, 0, -1):
            assert isinstance(guide, Varying)
            if not self.endless:                            # there are about as many in each round anyway
                iterations = round((budget - root.iterated) / left)
            varied = guide.vary(position, question, best, rng, self.breadth(iterations, weight.width) - 1)
            if len(varied) == 1 or effort.late():
                break
            root.effort = effort.part(1 / left)
            root.worlds.clear()  # what was chosen for its luck has to show itself with other luck
            best = root.best(varied, max(len(varied), iterations))
        self.second = root.second
        self.used += root.iterated
        return best

    def plan(
        self, by_turn: ByTurn, game: Game, position: Position, question: Question, rng: random.Random,
        deadline: float | None,
    ) -> Any:  # fmt: skip
        """By whole turns: what was planned for this, else the turn is thought out anew from here."""
        notes = self.begun.notes_of(game, question.actor, self.kind)
        found = by_turn.remembered(question, notes)
        if found is not None:
            return found
        effort = Effort(self.iterations, deadline, self.endless, self.clock)
        planned = by_turn.think(position, question, rng, effort)
        self.used += by_turn.played
        self.second = planned.second
        notes.clear()
        notes.update(planned.notes)
        return planned.answer

    def breadth(self, iterations: int, width: int) -> int:
        """How many answers are tried: as many as can be told apart, only one where a question is not worth that.

        Who has hardly any iterations tries all of them once, and is misled by luck.
        """
        if self.iterations < ENOUGH:
            return width
        return min(width, iterations // EACH) if iterations >= ENOUGH else 1


class Root:
    """The question that is to be answered. Every answer is tried in the same worlds, with the same luck."""

    def __init__(
        self, game: Game, guide: Guide, position: Position, question: Question, weight: Weight, rng: random.Random,
        effort: Effort,
    ) -> None:  # fmt: skip
        self.game, self.guide, self.position, self.seat = game, guide, position, question.actor
        self.weight, self.rng, self.effort = weight, rng, effort
        self.worlds: list[tuple[Position, int]] = []
        self.iterated = 0
        self.second: Any = None

    def world(self, number: int) -> tuple[Position, int]:
        """The world of this number, and the seed of its luck."""
        while len(self.worlds) <= number:
            drawn = self.game.resample(self.position, self.seat, self.rng) if self.worlds else self.position
            self.worlds.append((drawn, self.rng.getrandbits(48)))
        return self.worlds[number]

    def best(self, ranked: list[Any], iterations: int) -> Any:
        """Sequential halving: in each round all that are left get the same number of iterations."""
        values: dict[Any, list[float]] = {option: [] for option in ranked}
        edges = {option: Edge() for option in ranked}
        left, rounds = list(ranked), max(1, (len(ranked) - 1).bit_length())
        for number in range(rounds):
            each = max(1, round(iterations / rounds / len(left)))
            part = self.effort.part(1 / (rounds - number))
            while each > 0 or self.effort.endless:
                each -= 1
                for option in left:
                    values[option].append(self.iterate(option, edges[option], len(values[option])))
                if self.effort.late():
                    return self.settle(ranked[0], left, values)
                if self.effort.endless and (part.late() or len(left) == 1):
                    break
            if number < rounds - 1:
                left.sort(key=lambda option: -mean(values[option]))
                kept = left[: (len(left) + 1) // 2]
                left = kept if ranked[0] in kept else [*kept[:-1], ranked[0]] if len(kept) > 1 else kept
        return self.settle(ranked[0], left, values)

    def settle(self, first: Any, left: list[Any], values: dict[Any, list[float]]) -> Any:
        """The answer; the best of those it was weighed against to the last comes second."""
        best = self.decide(first, left, values)
        others = [option for option in left if option != best] or [option for option in values if option != best]
        self.second = max(others, key=lambda option: mean(values[option]), default=None)
        return best

    def late(self) -> bool:
        return self.effort.late()

    def iterate(self, option: Any, edge: Edge, number: int) -> float:
        self.iterated += 1
        world, luck = self.world(number)
        judged = self.guide.judge(self.game, world, option, self.seat, random.Random(luck))
        if judged is not None:
            return judged
        following, _ = answer(self.game, world, self.seat, option)
        walk = Walk(self.game, self.guide, edge, self.seat, random.Random(luck))
        return walk.go(following, self.weight.turns)[self.seat]

    def decide(self, first: Any, left: list[Any], values: dict[Any, list[float]]) -> Any:
        """The best on average; the most promising one unless another is better beyond doubt.

        A command that looked best in one world has no such claim.
        """
        best = max(left, key=lambda option: mean(values[option]))
        if best == first or (isinstance(first, Gesture) and not isinstance(first, Plan)):
            return best
        pairs = list(zip(values[best], values[first]))
        differences = [one - other for one, other in pairs]
        middle = mean(differences)
        error = (sum((d - middle) ** 2 for d in differences) / max(1, len(pairs) - 1) / len(pairs)) ** 0.5
        return best if middle > self.weight.doubt * error else first


def mean(values: list[float]) -> float:
    return sum(values) / len(values) if values else 0.0

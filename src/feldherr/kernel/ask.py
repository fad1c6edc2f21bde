"""Asking. A procedure is handed an `Ask`; the two runners (replay here, `playout`) differ only in how they answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from feldherr.kernel import chance
from feldherr.kernel.answers import CHANCE, DONE, Given, Illegal, Interjection
from feldherr.kernel.forced import Forced
from feldherr.kernel.question import Choices, Question

Dialogue = Callable[..., Any]
"""`dialogue(ask, *args)`: asks its own seat only, changes nothing, returns what was decided."""


class Ask:
    """What rules may ask."""

    def put(self, question: Question) -> Any:
        raise NotImplementedError

    def together(self, *dialogues: tuple[int, Dialogue, tuple[Any, ...]]) -> tuple[Any, ...]:
        """Secret and at once: each `(seat, dialogue, args)` goes its own way, none is seen before all are there.

        What may be said in between must not change what the dialogues read, nor ask one of their seats.
        """
        raise NotImplementedError

    def __call__(self, actor: int, choices: Choices, *args: Any) -> Any:
        """The seat's answer to the question that `choices` lists the options of."""
        return self.put(Question(actor, choices, args))

    def openly(self, actor: int, choices: Choices, *args: Any) -> Any:
        """The options follow from public facts: a single one is answered, and recorded, by the kernel.

        In a secret round that holds until the seat has chosen something there.
        """
        return self.put(Question(actor, choices, args, True))

    def several(self, actor: int, choices: Choices, s: Any, *args: Any) -> tuple[Any, ...]:
        """One after the other in any order until DONE; `choices(s, chosen, ...)` lists what may follow."""
        chosen: tuple[Any, ...] = ()
        while (given := self(actor, choices, s, chosen, *args)) != DONE:
            chosen = (*chosen, given)
        return chosen

    def several_openly(self, actor: int, choices: Choices, s: Any, *args: Any) -> tuple[Any, ...]:
        chosen: tuple[Any, ...] = ()
        while (given := self.openly(actor, choices, s, chosen, *args)) != DONE:
            chosen = (*chosen, given)
        return chosen

    def at_once(self, *asked: tuple[int, Choices, tuple[Any, ...]]) -> tuple[Any, ...]:
        """One secret question each, answered in any order."""
        return self.together(*((seat, one_question, (seat, choices, *args)) for seat, choices, args in asked))

    def dice(self, count: int, sides: int = 6) -> tuple[int, ...]:
        faces: tuple[int, ...] = self.put(Question(CHANCE, chance.dice, (count, sides))).faces
        return faces

    def shuffle(self, count: int, later: bool = False) -> tuple[int, ...]:
        """A random order of 0..count-1. If hidden from a player, the last thing its procedure asks.

        `later`: games of older rules did without; played again, they get an empty order there.
        """
        order: tuple[int, ...] = self.put(Question(CHANCE, chance.later if later else chance.shuffle, (count,))).order
        return order

    def draw(self, weights: Sequence[int], count: int = 1) -> tuple[int, ...]:
        """Places drawn without replacement from a multiset: a deck is what remains in it, not an order."""
        places: tuple[int, ...] = self.put(Question(CHANCE, chance.draw, (tuple(weights), count))).places
        return places


def one_question(ask: Ask, seat: int, choices: Choices, *args: Any) -> Any:
    return ask(seat, choices, *args)


def another(items: Sequence[Any], chosen: tuple[Any, ...], least: int = 0, most: int = 999) -> list[Any]:
    """Name another or stop."""
    rest = [i for i in items if i not in chosen] if len(chosen) < most else []
    return [*rest, DONE] if len(chosen) >= least else rest


class Waiting(BaseException):
    """Not an Exception: no rule may swallow it."""

    def __init__(self, questions: tuple[Question, ...]) -> None:
        super().__init__(questions)
        self.questions = questions


class Replay(Ask):
    """Hands out the answers given; where they end, the procedure waits, or goes on with what is `forced`."""

    def __init__(
        self,
        given: tuple[Given, ...],
        interject: Callable[[int, Any, Ask], None],
        check: bool = False,
        forced: Forced | None = None,
        alone: bool = True,
        secret: bool = False,
    ) -> None:
        self.given = given
        self.interject = interject
        self.check = check
        self.forced = forced
        self.alone = alone
        self.secret = secret
        """Whether it is one seat's part of a secret round."""
        self.chosen = False
        """Whether the seat has chosen something there: what follows from it only the seat itself knows."""
        self.used = 0
        self.real = len(given)
        """So many answers there were; those that follow are the kernel's."""

    def __call__(self, actor: int, choices: Choices, *args: Any) -> Any:
        return self.put(Question(actor, choices, args)) if (said := self.said(actor)) is None else said

    def openly(self, actor: int, choices: Choices, *args: Any) -> Any:
        return self.put(Question(actor, choices, args, True)) if (said := self.said(actor)) is None else said

    def said(self, actor: int) -> Any:
        """The seat's answer, if it is the next one and nothing is to be checked: no question need be made for it."""
        used, given = self.used, self.given
        if used < len(given) and not self.secret and not self.check:
            seat, answer = given[used]
            if seat == actor and not isinstance(answer, Interjection):
                self.used = used + 1
                return answer
        return None

    def put(self, question: Question) -> Any:
        if self.secret:
            question.public = question.public and not self.chosen
            self.chosen = self.chosen or not question.public or len(question.options()) > 1
        while True:
            if self.used == len(self.given):
                only = self.forced.only(question, self.alone) if self.forced else None
                if only is None:
                    raise Waiting((question,))
                self.given = (*self.given, only)
            seat, answer = self.given[self.used]
            self.used += 1
            if isinstance(answer, Interjection):
                self.interject(seat, answer, self)
                continue
            if seat != question.actor or (self.check and not open_to(question, answer)):
                raise Illegal(f"{answer} by seat {seat} does not answer {question}")
            return answer

    def together(self, *dialogues: tuple[int, Dialogue, tuple[Any, ...]]) -> tuple[Any, ...]:
        start = self.used
        rest = self.given[start:]
        results: list[Any] = []
        waiting: list[Question] = []
        forced: tuple[Given, ...] = ()
        spent: dict[int, int] = {}
        going_on = start < self.real
        for seat, dialogue, args in dialogues:
            answers = tuple(g for g in rest if g.seat == seat and not isinstance(g.answer, Interjection))
            own = Replay(answers, refuse_interjection, self.check, self.forced, going_on, True)
            try:
                results.append(dialogue(own, *args))
            except Waiting as stop:
                waiting.extend(stop.questions)
            spent[seat] = own.used
            forced = (*forced, *own.given[own.real :])
        self.given = (*self.given, *forced)
        while any(spent.values()) or (waiting and self.used < len(self.given)):
            seat, answer = self.given[self.used]
            self.used += 1
            if isinstance(answer, Interjection):
                self.interject(seat, answer, self)
            elif spent.get(seat):
                spent[seat] -= 1
            else:
                raise Illegal(f"{answer} by seat {seat} answers nothing that is asked in this secret round")
        if waiting:
            for question in waiting:
                question.round = start
            raise Waiting(tuple(waiting))
        if self.forced and going_on:
            self.forced.closed = True
        return tuple(results)


def refuse_interjection(seat: int, what: Any, ask: Ask) -> None:
    raise Illegal("a dialogue of one seat knows no interjection")


def open_to(question: Question, answer: Any) -> bool:
    """Whether an answer is one the question takes."""
    return chance.fits(question, answer) if question.actor == CHANCE else answer in question.options()

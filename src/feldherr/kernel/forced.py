"""What is forced: which questions the kernel answers by itself, and before what it lets the seat confirm.

A question with one option is answered by the kernel where everybody could answer it (asked `openly`), and at a table
also in a seat's own deliberation: nothing has happened since its last answer, and what others see of the question is
what they saw of the last one. So nobody can tell whether it was asked.

What is answered for a seat never carries it over a *line*: chance, a final event, another seat's question, the end of
its part of a secret round or of the game. The last such question before the line is put to it after all, `held`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from feldherr.kernel.answers import CHANCE, PATIENCE, Endless, Given
from feldherr.kernel.event import Event
from feldherr.kernel.question import Question

if TYPE_CHECKING:
    from feldherr.kernel.game import Game


class Forced:
    """What the kernel answers by itself on the way from an answer to the next question.

    `seat`: who answered, for whom it is counted and limited; `asked`: the question it answered; `limit`: how many
    answers may be given for it before the next one is held; `open_still`: what others were being asked meanwhile, and
    still are; `recorded`: what was answered at that time, where a record is replayed.
    """

    def __init__(
        self,
        game: Game | None = None,
        seat: int = CHANCE,
        asked: Question | None = None,
        limit: int | None = None,
        open_still: Iterable[Question] = (),
        recorded: Sequence[Given] = (),
    ) -> None:
        self.recorded = recorded
        self.game, self.seat, self.asked, self.limit = game, seat, asked, limit
        self.open_still = {question.actor: question for question in open_still}
        self.answers: tuple[Given, ...] = ()
        self.counted = 0
        """Answers given for the seat before the line."""
        self.closed = False
        """Whether the secret round is over in which the answer was given."""
        self.before: list[Event] = []
        self.events: list[Event] = []
        self.told = 0

    def run(self, before: list[Event], events: list[Event], told: int) -> None:
        """A procedure begins: what happened since the answer is `before`, and `events` without the first `told`."""
        self.before, self.events, self.told = before, events, told

    def only(self, question: Question, alone: bool) -> Given | None:
        """The answer of the kernel to this question, if it is one it gives. `alone`: outside a newer secret round."""
        if question.actor in self.open_still:
            question.held = self.open_still[question.actor].held and len(question.options()) == 1
            return None
        own = question.actor == self.seat
        if not (question.public or (own and alone and self.in_thought(question))) or len(question.options()) != 1:
            return None
        if own and not self.line():
            if self.counted == self.limit:
                question.held = True
                return None
            self.counted += 1
        if len(self.answers) == PATIENCE:
            raise Endless(question.name, PATIENCE)
        given = Given(question.actor, self.named(question))
        self.answers = (*self.answers, given)
        return given

    def named(self, question: Question) -> Any:
        """The one option; where it stands for others that differ in nothing, the one the record names."""
        for seat, answer in self.recorded[len(self.answers) : len(self.answers) + 1]:
            if seat == question.actor and answer in question.options():
                return answer
        return question.options()[0]

    def in_thought(self, question: Question) -> bool:
        """Whether it belongs to what the seat is thinking over, and others see nothing of it."""
        asked, game = self.asked, self.game
        if asked is None or game is None or self.closed or self.before or len(self.events) > self.told:
            return False
        return asked.name == question.name or game.stage(asked) == game.stage(question)

    def line(self) -> bool:
        """Whether something has come since the answer behind which nobody goes back."""
        return self.closed or any(event.final for event in (*self.before, *self.events[self.told :]))


class Offhand(Forced):
    """Beyond what is forced, it answers what `reply` answers at once, up to the first question that it leaves open.

    So that whoever looks ahead need not run a procedure again for every small answer inside it.
    """

    def __init__(self, reply: Callable[[Question], Any]) -> None:
        Forced.__init__(self)
        self.reply = reply
        self.left_open = False

    def only(self, question: Question, alone: bool) -> Given | None:
        given = Forced.only(self, question, alone)
        if given is not None or self.left_open:
            return given
        answer = self.reply(question)
        self.left_open = answer is None
        return None if self.left_open else Given(question.actor, answer)


def repeated(forced: Sequence[Given], seat: int, answers: Sequence[Any]) -> int:
    """How many of the seat's next answers only repeat, in order, what the kernel has answered for it."""
    count = 0
    for given in forced:
        if count < len(answers) and given == (seat, answers[count]):
            count += 1
    return count

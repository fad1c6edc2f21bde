"""A position is a settled state, the procedure running on it, and the answers given since.

A procedure is a plain function of the rules that asks. Where an answer is not there yet, it stops; when the
answer comes, it is run again from its start on a fresh copy of the settled state. Nothing of it is kept but
the answers: so a game can be saved, copied, undone and searched at every question.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from feldherr.kernel.answers import CHANCE, PATIENCE, Call, Endless, Given, Illegal, Interjection, Outcome, Over
from feldherr.kernel.ask import Ask, Replay, Waiting, open_to
from feldherr.kernel.event import Event
from feldherr.kernel.forced import Forced, Offhand, repeated
from feldherr.kernel.question import Question

if TYPE_CHECKING:
    from feldherr.kernel.game import Game


class Interjected(Call, frozen=True, tag=True):
    """Something said between two procedures; then the waiting one goes on."""

    seat: int
    what: Any
    then: Call


class Position(NamedTuple):
    settled: Any
    call: Call | None
    given: tuple[Given, ...]
    now: Any
    """Derived: the state at the open questions."""
    questions: tuple[Question, ...]
    """Derived: one, or several asked together, at most one a seat. None when the game is over."""
    told: int
    """Events of the running procedure already handed out."""
    forced: tuple[Given, ...] = ()
    """What the kernel answered itself on the way here; it belongs in the record."""
    outcome: Outcome | None = None

    def question(self, seat: int) -> Question | None:
        """The question open to a seat."""
        for question in self.questions:
            if question.actor == seat:
                return question
        return None


def resume(
    game: Game, settled: Any, call: Call | None, given: Sequence[Given] = (), told: int = 0, check: bool = False
) -> tuple[Position, list[Event]]:
    """Run on until somebody must answer or the game is over; with the events not yet told."""
    return run_on(game, settled, call, given, told, check, Forced())


def run_on(
    game: Game,
    settled: Any,
    call: Call | None,
    given: Sequence[Given],
    told: int = 0,
    check: bool = False,
    forced: Forced | None = None,
) -> tuple[Position, list[Event]]:
    """The same; the kernel answers by itself what `forced` says, nothing without it."""
    news: list[Event] = []
    given = tuple(given)
    for _ in range(PATIENCE):
        assert call is not None, "a procedure ends by returning the next call or by ending the game"
        now = game.copy(settled)
        events: list[Event] = []
        emit = events.append

        def interject(seat: int, what: Any, ask: Ask, now: Any = now, emit: Any = emit) -> None:
            game.interject(now, ask, emit, seat, what)

        if forced:
            forced.run(news, events, told)
        ask = Replay(given, interject, check, forced)
        try:
            if type(call) is Interjected:
                game.interject(now, ask, emit, call.seat, call.what)
                following: Call = call.then
            else:
                following = game.run(now, call, ask, emit)
        except Waiting as stop:
            own = forced.answers if forced else ()
            return Position(settled, call, ask.given, now, stop.questions, len(events), own), news + events[told:]
        except Over as end:
            own = forced.answers if forced else ()
            return Position(now, None, (), now, (), 0, own, end.outcome), news + events[told:]
        news += events[told:]
        settled, call, given, told = now, following, ask.given[ask.used :], 0
    raise Endless(type(call).__name__, PATIENCE)


def begin(game: Game, options: Any) -> tuple[Position, list[Event]]:
    """A new game, at its first question."""
    return resume(game, *game.begin(options))


def answer(game: Game, position: Position, seat: int, choice: Any) -> tuple[Position, list[Event]]:
    """The position after an answer or interjection, and what happened; the old position is unchanged.

    As the rules ask, question by question: only what is asked `openly` is answered by the kernel where it is forced.
    """
    return run_on(game, *answered(game, position, seat, choice), check=False, forced=Forced())


def carried_on(
    game: Game, position: Position, seat: int, choice: Any, reply: Callable[[Question], Any]
) -> Position:
    """The position after an answer and all that `reply` answers at once, for whomever; None: it leaves it open."""
    following, _ = run_on(game, *answered(game, position, seat, choice), forced=Offhand(reply))
    return following


def spared(
    game: Game,
    position: Position,
    seat: int,
    choice: Any,
    limit: int | None = None,
    recorded: Sequence[Given] = (),
) -> tuple[Position, list[Event]]:
    """The same at a table: the seat is spared what is forced, and confirms what it could not take back (`forced`).

    `limit`: so many answers are given for the seat, and the next forced one is held; `recorded`: what followed then.
    """
    asked = position.question(seat)
    after = answered(game, position, seat, choice)
    if seat == CHANCE:
        return run_on(game, *after, forced=Forced(recorded=recorded))
    others = [question for question in position.questions if question is not asked]
    thought = None if isinstance(choice, Interjection) else asked
    forced = Forced(game, seat, thought, limit, others, recorded)
    following, news = run_on(game, *after, forced=forced)
    over = forced.counted and (forced.line() or following.question(seat) is None)
    if limit is None and over and plays_on(game, following, seat):
        return run_on(game, *after, forced=Forced(game, seat, thought, forced.counted - 1, others, recorded))
    return following, news


def plays_on(game: Game, position: Position, seat: int) -> bool:
    """Whether the seat has not given up, or lost all, so that it has nothing more to confirm."""
    playing = game.playing(position.now)
    return playing is None or seat in playing


def answered(game: Game, position: Position, seat: int, choice: Any) -> tuple[Any, Call, tuple[Given, ...], int]:
    """What is to be run when this is said, if it is open to the seat: state, procedure, answers, events told."""
    if position.call is None:
        raise Illegal("the game is over")
    if isinstance(choice, Interjection):
        if seat == CHANCE or choice not in game.interjections(position, seat):
            raise Illegal(f"{choice} is not open to seat {seat} now")
        if not position.given and not position.told:
            return position.settled, Interjected(seat, choice, position.call), (), 0
    else:
        question = position.question(seat)
        if question is None:
            raise Illegal(f"seat {seat} is not asked anything now")
        if not open_to(question, choice):
            raise Illegal(f"{choice} is not among the options of {question}")
    return position.settled, position.call, (*position.given, Given(seat, choice)), position.told


def closes_round(before: Position, after: Position) -> bool:
    """Whether a secret round was open before and no longer is: what was chosen in it may show from now on."""
    return is_round(before) and not same_round(before, after)


def same_round(before: Position, after: Position) -> bool:
    """Whether the same secret round is open at both, one a few answers after the other."""
    return (
        is_round(before)
        and is_round(after)
        and before.settled is after.settled
        and before.questions[0].round == after.questions[0].round
    )


def is_round(position: Position) -> bool:
    return bool(position.questions) and position.questions[0].round is not None


def reopen(game: Game, settled: Any, call: Call | None, given: Sequence[Given], check: bool = False) -> Position:
    """A position from what is stored of it: where the answers end it waits, whatever is forced there."""
    position, _ = run_on(game, settled, call, given, 0, check)
    return position


class Ahead(NamedTuple):
    """Where running ahead has come to, what the seat would see happen, and how many of its answers were used.

    `path`: the seat's answers so far, those included that the kernel gave for it.
    """

    position: Position
    seen: list[Event]
    used: int
    path: tuple[Any, ...] = ()


def peek(game: Game, position: Position, seat: int, answers: Sequence[Any]) -> tuple[Position, list[Event], int]:
    """Where one would come to, what the seat would see happen, and how many of its answers were used."""
    return look_ahead(game, position, seat, answers)[:3]


def look_ahead(game: Game, position: Position, seat: int, answers: Sequence[Any]) -> Ahead:
    """Run ahead for the seat that is asked; what the kernel answers for it may be among the answers, or not.

    Stops before chance, a final event, the end of a secret round, or another seat is asked.
    """
    ahead = Ahead(position, [], 0)
    while ahead.used < len(answers):
        following, news = spared(game, ahead.position, seat, answers[ahead.used])
        behind = any(event.final for event in news) or closes_round(ahead.position, following)
        if behind or following.question(seat) is None or following.outcome:
            return ahead
        seen = [event for event in (e.seen_by(seat) for e in news) if event is not None]
        given = [answers[ahead.used], *(own.answer for own in following.forced if own.seat == seat)]
        used = ahead.used + 1
        used += repeated(following.forced, seat, answers[used:])
        ahead = Ahead(following, ahead.seen + seen, used, (*ahead.path, *given))
    return ahead

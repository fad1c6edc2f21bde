"""A game being played: the position, every entry of its record, what happened, and how far back one may go."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from feldherr.kernel import chance, turns
from feldherr.kernel.answers import (
    CHANCE,
    DECLINE_DRAW,
    OFFER_DRAW,
    BreakOff,
    DeclineDraw,
    Forfeit,
    Given,
    Illegal,
    Interjection,
    OfferDraw,
    Outcome,
    Shuffled,
    Stale,
    Undo,
)
from feldherr.kernel.event import Event
from feldherr.kernel.forced import repeated
from feldherr.kernel.position import Position, begin, closes_round, same_round, spared
from feldherr.kernel.question import Question

if TYPE_CHECKING:
    from feldherr.kernel.game import Game

Dealer = Callable[[int], chance.Below]
"""Gives the source of the draw with this number."""
Watch = Callable[[int, Question, Any], None]
"""`watch(number, question, answer)` is told of every draw of chance."""


class Happened(NamedTuple):
    """An event, and the number of the entry that brought it about."""

    entry: int
    event: Event


class Step(NamedTuple):
    """Where the table stood before an entry; `barrier`: undo does not go behind it.

    `own`: how many answers of the seat it is, with those the kernel gave for it.
    """

    position: Position
    entries: int
    seat: int
    barrier: bool
    happened: int
    asked: dict[int, int]
    own: int = 1


class Talk(NamedTuple):
    """Who offers a draw, and the end that did not come by the rules: a draw that was agreed, or by the clock."""

    offers: frozenset[int] = frozenset()
    ended: Outcome | None = None


NEXT = 100
"""So many answers of the kernel after one of a seat are looked up in a record at most."""


class Table:
    """Entries are only ever appended. `deal` draws for chance; without it, chance waits to be answered."""

    def __init__(self, game: Game, options: Any, deal: Dealer | None = None) -> None:
        self.game, self.options = game, options
        self.seats = game.seats(options)
        self.all = tuple(range(len(self.seats)))
        self.deal = deal
        self.entries: list[Given] = []
        self.happened: list[Happened] = []
        self.steps: list[Step] = []
        self.draws = 0
        self.talk = Talk()
        self.asked: dict[int, int] = {}
        self.turns: list[turns.Turn] = []
        self.position, news = begin(game, options)
        self.entries += self.position.forced
        self.happened += [Happened(0, event) for event in news]
        self.ask_anew(None)
        self.deal_on()

    # asking -----------------------------------------------------------------------------------------------------------
    @property
    def outcome(self) -> Outcome | None:
        return self.talk.ended or self.position.outcome

    def counter(self, seat: int) -> int:
        """The number of the seat's open question: the entries there were when it was put."""
        return self.asked.get(seat, -1)

    def ask_anew(self, answered: int | None) -> None:
        """Questions put since the last entry get its number; one that was open before keeps its own."""
        turns.note(self.turns, len(self.happened), turns.acting(self.game, self.position))
        waiting = {q.actor for q in self.position.questions} if self.outcome is None else set[int]()
        self.asked = {
            seat: self.asked[seat] if seat in self.asked and seat != answered else len(self.entries)
            for seat in sorted(waiting)
        }

    def interjections(self, seat: int) -> list[Any]:
        """What the seat may say without being asked."""
        if self.outcome or not 0 <= seat < len(self.seats):
            return []
        said = self.game.interjections(self.position, seat)
        if seat not in self.drawing():
            return said
        draw: list[Any] = [] if seat in self.talk.offers else [OFFER_DRAW]
        return [*said, *draw, *([DECLINE_DRAW] if self.talk.offers else [])]

    def drawing(self) -> tuple[int, ...]:
        """Who could agree on a draw: all who still play, if they are not all of one side."""
        playing = self.game.playing(self.position.now)
        seats = self.all if playing is None else tuple(playing)
        return seats if any(self.seats[seat].team != self.seats[seats[0]].team for seat in seats) else ()

    # answering --------------------------------------------------------------------------------------------------------
    def play(self, seat: int, answers: Sequence[Any], counter: int | None = None) -> list[Happened]:
        """A gesture: the answers are taken or refused whole. Then chance is dealt.

        What the kernel answers for the seat may be among them, or not; a question that is held must be.
        """
        if self.outcome:
            raise Illegal("the game is over")
        if counter is not None and not all(isinstance(a, Interjection) for a in answers):
            if seat not in self.asked:
                raise Stale(f"seat {seat} is not asked anything now")
            if counter != self.asked[seat]:
                raise Stale(f"question {counter} is no longer open; the open one is {self.asked[seat]}")
        grown: tuple[list[Any], ...] = self.entries, self.happened, self.steps, self.turns
        lengths, mark = [len(one) for one in grown], (self.position, self.draws, self.talk, self.asked)
        kept = len(self.happened)
        try:
            used = 0
            while used < len(answers):
                if used and any(q.actor == CHANCE for q in self.position.questions):
                    raise Illegal("a gesture may not reach beyond chance")
                said = isinstance(answers[used], OfferDraw | DeclineDraw)
                self.one(seat, answers[used])
                self.draws += seat == CHANCE
                used += 1
                used += 0 if said else repeated(self.position.forced, seat, answers[used:])
        except BaseException:
            self.position, self.draws, self.talk, self.asked = mark
            for one, length in zip(grown, lengths):
                del one[length:]
            raise
        self.deal_on()
        return self.happened[kept:]

    def one(self, seat: int, choice: Any, limit: int | None = None, recorded: Sequence[Given] = ()) -> None:
        """One answer; `limit`: what the kernel answers by itself for the seat goes only so far; `recorded`: and so."""
        if isinstance(choice, OfferDraw | DeclineDraw):
            self.talk_of_a_draw(seat, choice)
            return
        if isinstance(choice, Undo):
            raise Illegal("taking back is asked of the table, not of the rules")
        if isinstance(choice, Forfeit):
            raise Illegal("only who keeps the clock says that time is up")
        if isinstance(choice, BreakOff):
            raise Illegal("only who runs the house breaks a game off")
        if self.outcome:
            raise Illegal("the game is over")
        if seat != CHANCE and not 0 <= seat < len(self.seats):
            raise Illegal(f"there is no seat {seat}")
        before = self.position
        self.position, news = spared(self.game, before, seat, choice, limit, recorded)
        self.remember(before, seat, choice, news)

    def remember(self, before: Position, seat: int, choice: Any, news: list[Event]) -> None:
        """Append the entry and what the kernel answered by itself; note whether one may go back behind it."""
        after = self.position
        barrier = seat == CHANCE or any(event.final for event in news) or after.outcome is not None
        barrier = barrier or closes_round(before, after)
        own = 1 + sum(given.seat == seat for given in after.forced)
        self.steps.append(Step(before, len(self.entries), seat, barrier, len(self.happened), self.asked, own))
        self.entries += [Given(seat, choice), *self.position.forced]
        turns.answers(self.turns, len(self.happened), seat)
        self.happened += [Happened(len(self.entries), event) for event in news]
        if self.talk.offers and not self.talk.offers.issubset(self.drawing()):
            self.talk = Talk()  # who offered is out: what he offered was to others and for others
        self.ask_anew(seat)

    def deal_on(self) -> None:
        """Let chance answer as long as it is asked."""
        while self.deal and self.position.questions and self.position.questions[0].actor == CHANCE:
            self.one(CHANCE, chance.take(self.position.questions[0], self.deal(self.draws)))
            self.draws += 1

    def talk_of_a_draw(self, seat: int, choice: Any) -> None:
        if choice not in self.interjections(seat):
            raise Illegal(f"seat {seat} cannot say {choice} now")
        self.entries.append(Given(seat, choice))
        offers = self.talk.offers | {seat} if isinstance(choice, OfferDraw) else frozenset[int]()
        playing = self.drawing()
        share = 1 / len({self.seats[one].team for one in playing})
        scores = tuple(share if one in playing else 0.0 for one in range(len(self.seats)))
        self.talk = Talk(offers, Outcome((), "agreed", scores) if offers.issuperset(playing) else None)
        self.ask_anew(None)

    def forfeit(self, seat: int) -> None:
        """The seat's time is up, and the other side wins; where there are more than two, somebody must play on."""
        sides = {s.team for s in self.seats}
        if self.outcome or not 0 <= seat < len(self.seats) or len(sides) != 2:
            raise Illegal("a game of two sides that is still played can be lost by the clock")
        winners = tuple(n for n, s in enumerate(self.seats) if s.team != self.seats[seat].team)
        scores = tuple(float(n in winners) for n in range(len(self.seats)))
        self.entries.append(Given(seat, Forfeit()))
        self.talk = Talk(self.talk.offers, Outcome(winners, "clock", scores))
        self.ask_anew(None)

    def break_off(self) -> None:
        """The house ends the game: nobody has won, and nobody has lost."""
        if self.outcome:
            raise Illegal("the game is over")
        self.entries.append(Given(0, BreakOff()))
        self.talk = Talk(self.talk.offers, broken_off(len(self.seats)))
        self.ask_anew(None)

    # going back -------------------------------------------------------------------------------------------------------
    def undoable(self, seat: int) -> int | None:
        """The number of entries before the seat's last answer, if the seat may take it back by itself."""
        for step in self.steps[::-1]:
            if step.barrier or self.outcome:
                return None
            if step.seat == seat:
                alone = step is self.steps[-1]
                return step.entries if alone or same_round(step.position, self.position) else None
        return None

    def undo(self, seat: int) -> None:
        """Take the seat's last answer back: never across chance, a final event or a change of seat."""
        to = self.undoable(seat)
        if to is None:
            raise Illegal("nothing can be taken back: something was rolled or shown, or another seat has answered")
        self.rewind(seat, to)

    def undo_to(self, seat: int, to: int) -> None:
        """Take one's answers back until answer number `to` is gone, each inside the limits of `undo`."""
        if not any(step.seat == seat and step.entries == to for step in self.steps):
            raise Illegal(f"seat {seat} has given no answer number {to} that could be taken back")
        mark = self.mark()
        try:
            while any(step.seat == seat and step.entries >= to for step in self.steps):
                self.undo(seat)
        except Illegal:
            self.restore(mark)
            raise

    def rewind(self, seat: int, to: int) -> None:
        """Back to before entry number `to`, by one's own right or by consent; draws stay used up.

        What others answered since in the same secret round stands.
        """
        place = next((i for i in reversed(range(len(self.steps))) if self.steps[i].entries <= to), None)
        if place is None or (self.steps[place].entries < to and not self.answered_by_itself(self.steps[place], to)):
            raise Illegal(f"there is no answer number {to} that could be taken back")
        step, later = self.steps[place], self.steps[place + 1 :]
        stands = later if same_round(step.position, self.position) else []
        answers = [self.entries[s.entries] for s in stands if s.seat != seat]
        self.position = step.position
        del self.steps[place:], self.happened[step.happened :]
        turns.cut(self.turns, step.happened)
        if step.entries < to:
            self.answer_again(step, to)
        turns.note(self.turns, len(self.happened), turns.acting(self.game, self.position))
        self.entries.append(Given(seat, Undo(to)))
        self.asked = dict.fromkeys((q.actor for q in self.position.questions), len(self.entries))
        for other, choice in answers:
            self.one(other, choice)

    def answered_by_itself(self, step: Step, to: int) -> bool:
        """Whether entry number `to` is what the kernel answered for the seat of this step, right after it."""
        since = self.entries[step.entries : to + 1]
        said = any(isinstance(given.answer, Interjection) for given in since)
        return to < len(self.entries) and since[-1].seat == step.seat and not said

    def answer_again(self, step: Step, to: int) -> None:
        """The step once more, only as far as entry number `to`, which the kernel had answered by itself."""
        choice = self.entries[step.entries].answer
        recorded = self.entries[step.entries + 1 : to]
        limit = sum(given.seat == step.seat for given in recorded)
        self.position, news = spared(self.game, step.position, step.seat, choice, limit, recorded)
        self.steps.append(step._replace(barrier=any(event.final for event in news), own=1 + limit))
        turns.answers(self.turns, len(self.happened), step.seat)
        self.happened += [Happened(to, event) for event in news]

    # whole ------------------------------------------------------------------------------------------------------------
    def mark(self) -> tuple[Any, ...]:
        """Where the table stands, so that taking back can be refused whole."""
        kept = self.happened[:], self.steps[:], self.turns[:]
        return self.position, len(self.entries), kept, self.draws, self.talk, self.asked

    def restore(self, mark: tuple[Any, ...]) -> None:
        self.position, entries, (self.happened, self.steps, self.turns), self.draws, self.talk, self.asked = mark
        del self.entries[entries:]

    def forget(self, keep: int = 0) -> None:
        """Let go of the way back behind the last barrier, for a game that only rests in memory."""
        last = len(self.steps) - 1
        while last >= 0 and not self.steps[last].barrier:
            last -= 1
        del self.steps[: max(0, min(last, len(self.steps) - keep))]

    def seen(self, viewer: int | None, since: int = 0) -> list[Happened]:
        """What the viewer saw happen after entry number `since`."""
        out = []
        for entry, event in self.happened:
            if entry >= since and (shown := event.seen_by(viewer)) is not None:
                out.append(Happened(entry, shown))
        return out

    def replay(self, entries: Sequence[Given], watch: Watch | None = None) -> None:
        """Play recorded entries (chance, undo and what the kernel answered included) on this fresh table.

        What the kernel answers by itself for the seat that has just answered goes as far as it does in the record:
        something may have been said or taken back before, or it was asked at that time. `watch` sees each draw.
        """
        dealer, self.deal = self.deal, None
        entries = tuple(entries)
        try:
            self.compare(entries, 0)
            while len(self.entries) < len(entries):
                at = len(self.entries)
                seat, choice = entries[at]
                if seat != CHANCE and self.passed_over():
                    self.compare(entries, at)
                    continue
                if isinstance(choice, Undo):
                    self.rewind(seat, choice.to)
                elif isinstance(choice, Forfeit):
                    self.forfeit(seat)
                elif isinstance(choice, BreakOff):
                    self.break_off()
                else:
                    if seat == CHANCE:
                        if watch and (question := self.position.question(CHANCE)):
                            watch(self.draws, question, choice)
                        self.draws += 1
                    self.one_recorded(seat, choice, entries)
                self.compare(entries, at)
        finally:
            self.deal = dealer

    def one_recorded(self, seat: int, choice: Any, entries: tuple[Given, ...]) -> None:
        at = len(self.entries)
        recorded = entries[at + 1 : at + 1 + NEXT]
        self.one(seat, choice, None, recorded)
        own = self.entries[at + 1 :]
        same = next((i for i, given in enumerate(own) if entries[at + 1 + i : at + 2 + i] != (given,)), len(own))
        if same < len(own) and own[same].seat == seat:
            step = self.steps.pop()
            self.position, self.asked = step.position, step.asked
            del self.entries[at:], self.happened[step.happened :]
            turns.cut(self.turns, step.happened)
            self.one(seat, choice, sum(given.seat == seat for given in own[:same]), recorded)

    def passed_over(self) -> bool:
        """A draw that a record of older rules does not have: nothing is drawn, and nothing is entered."""
        question = self.position.question(CHANCE)
        if question is None or question.choices is not chance.later:
            return False
        at, told = len(self.entries), len(self.happened)
        self.one(CHANCE, Shuffled(()))
        del self.entries[at]
        self.happened[told:] = [Happened(at, event) for _, event in self.happened[told:]]
        self.asked = {}
        self.ask_anew(None)
        return True

    def compare(self, entries: Sequence[Given], at: int) -> None:
        """From entry `at` on, this table must have come to what is recorded, as far as that goes."""
        end = min(len(self.entries), len(entries))
        for number, (played, recorded) in enumerate(zip(self.entries[at:end], entries[at:end]), at + 1):
            if played != recorded:
                raise Illegal(f"the record does not fit these rules at entry {number}")


def broken_off(seats: int) -> Outcome:
    """The end of a game that the house has broken off."""
    return Outcome((), "broken-off", (1 / seats,) * seats)


def fork(game: Game, options: Any, entries: Sequence[Given], deal: Dealer | None) -> Table:
    """A table on which the entries have been played, to play on from there with draws of its own."""
    table = Table(game, options, None)
    table.replay(entries)
    table.deal, table.draws = deal, 0
    table.deal_on()
    return table

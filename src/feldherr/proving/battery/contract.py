"""The contract every game keeps, held against it at questions of random games."""

from __future__ import annotations

import random
import traceback
from collections.abc import Sequence
from typing import Any

import msgspec

from feldherr.kernel import record
from feldherr.kernel.answers import CHANCE, Given, Illegal
from feldherr.kernel.chance import dice
from feldherr.kernel.game import Game
from feldherr.kernel.lines import lines_of, write
from feldherr.kernel.position import Position, answer, same_round
from feldherr.kernel.question import Question
from feldherr.kernel.store import decode, encode
from feldherr.kernel.table import Table
from feldherr.proving.battery import differential
from feldherr.proving.battery.coverage import Broken, Coverage, Verdict, overhear
from feldherr.proving.battery.forge import forgeries
from feldherr.proving.battery.frontier import Frontier, Way
from feldherr.proving.battery.play import Walk
from feldherr.proving.battery.scene import Scene, Step
from feldherr.proving.battery.speech import Speech
from feldherr.proving.battery.tell import Tells
from feldherr.words.sources import game_folder

BOUND = 120_000
"""A game that is longer does not end. Seven players in Europe need 20,000 answers to come to their round 36, and more
than 60,000 if they trade as long as both like it.
"""
MANY = 400
"""A longer list of options is a fault of design: decisions are small."""
FEW = 40
"""A question answered in fewer other worlds is looked at whenever it comes up."""
LISTENED = 5
"""At one question in so many the refusals are heard, if nothing else is checked there."""
TRIED = 3
"""So many options of each list are tried, whether they lead anywhere."""


def check_game(
    game: Game, options: Any, seed: int, every: int = 20, bound: int = BOUND, bench: Bench | None = None
) -> Coverage:
    """Play one random game and hold the contract at one question in `every`; `Broken` with the record if it fails."""
    if game.board(options) is None and not (game_folder(game.name) / "data" / "board.json").is_file():
        raise Broken("board", "there is none: neither `board` of the game gives one nor the file data/board.json")
    battery = Battery(bench or Bench(game), options, seed)
    try:
        battery.run(every, bound)
    except Broken as wrong:
        retrace(battery.table, wrong.further)
        raise Broken(wrong.check, wrong.why, record.dump(game, battery.table)) from wrong
    except Exception as wrong:
        where = traceback.extract_tb(wrong.__traceback__)[-1]
        why = f"{type(wrong).__name__} in {where.name}, line {where.lineno}: {wrong}"
        raise Broken("crash", why, record.dump(game, battery.table)) from wrong
    return battery.coverage


class Bench:
    """What is kept from game to game, so that it need not be made anew: texts already spoken, what was seen to move."""

    def __init__(self, game: Game, few: int = FEW) -> None:
        self.game = game
        self.few = few
        self.speech = Speech(game)
        self.tells = Tells(game)
        self.lines = lines_of(tuple(game.actions))
        self.written = set[Any]()
        """Answers seen to be read from their own lines."""
        self.frontier = Frontier()


class Battery:
    """One game on the bench."""

    def __init__(self, bench: Bench, options: Any, seed: int) -> None:
        self.bench, self.game = bench, bench.game
        self.seed = seed
        self.rng = random.Random(f"battery {seed}")
        # One game in three sets out from the frontier, two are curious, one is plain.
        way = (bench.frontier.set_out(self.rng) if seed % 3 == 2 else None) or Way(options, ())
        curious = bench.frontier.counts if seed % 3 else None
        self.walk = Walk(self.game, way.options, seed, asked=curious, entries=way.entries)
        self.table = self.walk.table
        self.fresh = not way.entries
        self.seats = range(len(self.table.seats))
        self.coverage = Coverage()
        self.positions = {step.entries: step.position for step in self.table.steps}
        self.old: tuple[Position, bytes] | None = None
        self.heard: set[Verdict] = set()
        self.told = len(self.table.happened)

    def run(self, every: int, bound: int) -> None:
        number = self.seed
        worlds = self.bench.tells.worlds.copy()
        while self.table.outcome is None:
            if len(self.table.entries) >= bound:
                raise Broken("end", f"the game has not ended after {bound} answers")
            position = self.table.position
            self.positions[len(self.table.entries)] = position
            self.coverage.asked(position.questions)
            if self.fresh and position.questions[0].actor != CHANCE:
                self.fresh = False
                scene = Scene(self.game, position)
                for viewer in self.seats:
                    self.bench.tells.start_at(scene, viewer, self.rng)
            seat, choice = self.walk.next()
            number += 1
            if number % every == 0 or self.rare(position, seat):
                self.check(position, seat, choice)
            else:
                if number % LISTENED == 0:
                    self.listen(position)
                self.table.play(seat, [choice])
                step, rng = Step(Scene(self.game, position), seat, choice), random.Random(f"{self.seed} {number}")
                self.bench.tells.look_through(step, self.table.position, self.seats, self.bench.few, rng)
            self.reached(position, seat, choice)
        self.end()
        self.coverage.worlds = self.bench.tells.worlds - worlds
        if named := self.bench.tells.named():
            raise Broken("tell", named[0])

    def rare(self, position: Position, seat: int) -> bool:
        """Whether the question that is answered now has not been looked at in enough worlds."""
        question = position.question(seat)
        tells, few = self.bench.tells, self.bench.few
        if question is None:
            return False
        if seat == CHANCE:
            return question.choices is not dice and tells.deals[type(position.call).__name__] < few
        # Where little is hidden, few worlds are really other, however often one looks.
        return tells.worlds[question.name] < few and tells.looks[question.name] < 3 * few

    def reached(self, position: Position, seat: int, choice: Any) -> None:
        """Tell the frontier what this step has come to."""
        asked = position.question(seat)
        things = {q.name for q in self.table.position.questions}
        things.add(f"{asked.name if asked else 'said'}: {type(choice).__name__}")
        if self.heard:
            things |= {f"{verdict.file}:{verdict.line}" for verdict in self.heard}
            self.heard.clear()
        if len(self.table.happened) > self.told:
            things |= {f"{type(happened.event).__name__}!" for happened in self.table.happened[self.told :]}
        self.told = len(self.table.happened)
        self.bench.frontier.reached(sorted(things), self.table, self.rng)

    def check(self, position: Position, seat: int, choice: Any) -> None:
        """Everything that must hold at a question and for the step away from it."""
        before = snapshot(position)
        scene = Scene(self.game, position)
        for question in position.questions:
            if question.actor != CHANCE:
                self.question(scene, question)
        for one in self.seats:
            self.bench.speech.interjections(position, one)
        for viewer in (None, *self.seats):
            self.view(scene, viewer)
        for who, forged in forgeries(position, self.seats, self.rng, 4):
            refused(self.game, position, who, forged)
        step = Step(scene, seat, choice)
        for viewer in self.seats:
            self.bench.tells.look_at(step, viewer, self.rng)
        differential.forced(scene, seat, choice, (None, *self.seats))
        if self.rng.random() < 0.02:
            differential.check(self.game, position, self.rng)
        self.table.play(seat, [choice])
        if snapshot(position) != before or (self.old and snapshot(self.old[0]) != self.old[1]):
            raise Broken("persistence", f"{choice} by seat {seat} has changed an old position")
        self.old = (position, before)
        self.stored(self.table.position)
        self.undo()
        self.coverage.checks += 1

    def listen(self, position: Position) -> None:
        """Only hear what is refused."""
        for question in position.questions:
            if question.actor != CHANCE:
                overhear(question, self.hear)

    def hear(self, candidate: Any, verdict: Verdict) -> None:
        self.coverage.refusals[verdict] += 1
        self.heard.add(verdict)

    # at a question ----------------------------------------------------------------------------------------------------
    def question(self, scene: Scene, question: Question) -> None:
        position, bench = scene.position, self.bench
        options = question.options()
        if not options:
            raise Broken("options", f"{question} has none")
        if len(options) != len(set(options)):
            raise Broken("options", f"{question} lists one twice")
        if len(options) > MANY:
            raise Broken("options", f"{question} lists {len(options)}")
        refusals: dict[Any, str] = {}

        def hear(candidate: Any, verdict: Verdict) -> None:
            refusals.setdefault(candidate, verdict.rule)
            self.hear(candidate, verdict)

        if overhear(question, hear) != options or question.choices(*question.args) != options:
            raise Broken("options", f"{question} lists them differently when it is asked again or why not")
        if both := set(options) & set(refusals):
            raise Broken("options", f"{question} offers and refuses {sorted(map(write, both))[0]}")
        for option in options:
            if option not in bench.written and bench.lines.read(write(option)) != option:
                raise Broken("lines", f"{option} is not read from its own line {write(option)!r}")
        bench.written.update(options)
        scene.refused[question.actor] = refusals
        bench.speech.seen(question, scene.seen(question.actor))
        self.suggested(question, scene.seen(question.actor).suggestions)
        for option in self.rng.sample(options, min(TRIED, len(options))):
            following, _ = answer(self.game, position, question.actor, option)
            if following.outcome is None and not all(q.actor == CHANCE or q.options() for q in following.questions):
                raise Broken("options", f"{option} at {question} leads to a question without options")

    def suggested(self, question: Question, suggestions: Sequence[Any]) -> None:
        """What is proposed is taken whole."""
        for suggestion in self.rng.sample(suggestions, min(TRIED, len(suggestions))):
            mark = self.table.mark()
            try:
                self.table.play(question.actor, suggestion.answers)
            except Illegal as wrong:
                raise Broken("suggestions", f"{suggestion.text.id} at {question} is not taken: {wrong}") from wrong
            self.table.restore(mark)

    def view(self, scene: Scene, viewer: int | None) -> None:
        position, shown = scene.position, scene.view(viewer)
        msgspec.json.encode(shown)
        self.bench.speech.view(shown)
        asked = [seat for seat, _ in shown.asked if seat != CHANCE]
        if asked != [q.actor for q in position.questions if q.actor != CHANCE]:
            raise Broken("view", f"the view says that {asked} are asked, not {list(position.questions)}")

    # after the step ---------------------------------------------------------------------------------------------------
    def stored(self, position: Position) -> None:
        """Saved and loaded, the position is the same to everybody; what it holds is consistent."""
        again = decode(self.game, encode(position))
        for name in ("settled", "call", "given", "now", "told", "outcome"):
            if getattr(again, name) != getattr(position, name):
                raise Broken("store", f"{name} is not the same after saving and loading")
        asked = [[(q.actor, q.name, q.options()) for q in p.questions] for p in (position, again)]
        if asked[0] != asked[1]:
            raise Broken("store", "other questions or options after saving and loading")
        for state in (position.settled, position.now) if position.now != position.settled else (position.settled,):
            if faults := self.game.faults(state):
                raise Broken("state", faults[0])
        if not position.given and position.call is not None:
            text = self.game.write(position.settled)
            if self.game.write(self.game.read(text)[0]) != text:
                raise Broken("notation", "the position is not read as it was written")

    def undo(self) -> None:
        """Whoever may take something back comes to where he was, with nothing drawn or shown since."""
        table = self.table
        for seat in self.seats:
            to = table.undoable(seat)
            if to is None:
                continue
            there, here = self.positions[to], table.position
            # what the kernel answered by itself for another seat goes with the answer that led to it
            others = {step.seat for step in table.steps if step.entries > to} - {seat}
            if table.entries[to].seat != seat or CHANCE in others or (others and not same_round(there, here)):
                raise Broken("undo", f"seat {seat} could go back across what is not its own")
            if any(happened.event.final for happened in table.happened if happened.entry > to):
                raise Broken("undo", f"seat {seat} could take back what was shown")
            mark = table.mark()
            table.undo(seat)
            back = table.position
            if back.settled != there.settled or back.call != there.call or (not others and back.given != there.given):
                raise Broken("undo", f"seat {seat} has not come back to where it was")
            table.restore(mark)
            if table.position is not here:
                raise Broken("undo", "the table has not come back from going back")

    def end(self) -> None:
        """The record alone gives the game again."""
        table = self.table
        assert table.outcome
        for happened in table.happened:
            self.coverage.happened(happened.event)
            self.bench.speech.event(happened.event, len(self.seats))
        self.bench.speech.outcome(table.outcome)
        if len(table.outcome.scores) != len(self.seats) or not all(0 <= score <= 1 for score in table.outcome.scores):
            raise Broken("end", f"{table.outcome} does not score every seat")
        self.stored(table.position)
        again = record.replay(self.game, record.load(self.game, record.dump(self.game, table)))
        # By which entry is no matter: a game may begin where a record was cut between two answers of one stroke.
        same = [one.event for one in again.happened] == [one.event for one in table.happened]
        if snapshot(again.position) != snapshot(table.position) or not same:
            raise Broken("record", "the record does not give the game again")
        self.coverage.games += 1
        self.coverage.answers += len(table.entries)
        self.coverage.outcomes[table.outcome.manner] += 1


def retrace(table: Table, further: Sequence[Given]) -> None:
    """Play on as it was played question by question; what the table has answered by itself is not answered again."""
    own: list[Given] = []
    for given in further:
        if given in own:
            del own[: own.index(given) + 1]
        else:
            table.play(given.seat, [given.answer])
            own = list(table.position.forced)


def snapshot(position: Position) -> bytes:
    """All that a position holds, in bytes."""
    return encode(position) + msgspec.json.encode((position.now, position.told, len(position.questions)))


def refused(game: Game, position: Position, seat: int, forged: Any) -> None:
    try:
        answer(game, position, seat, forged)
    except Illegal:
        return
    raise Broken("forgery", f"{forged} by seat {seat} was taken")

"""A question, its options and what may be said in between, as a seat reads them."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from operator import attrgetter
from typing import Any

from feldherr.kernel.answers import CHANCE, DONE, Done
from feldherr.kernel.game import Game
from feldherr.kernel.lines import write
from feldherr.kernel.position import Position
from feldherr.kernel.question import Folded, Question
from feldherr.kernel.table import Table
from feldherr.kernel.text import Text
from feldherr.server.wire.frames import Asked, Option, Proposal, Saying, encode
from feldherr.words import saying

line_of = lru_cache(maxsize=1 << 16)(write)
handles_of: Callable[[Any], tuple[str, ...]] = lru_cache(maxsize=1 << 16)(attrgetter("handles"))


def unasked(s: Any, no: Any = None) -> list[Any]:
    """Stands for the question of a seat that is not asked anything; as games expect, the state comes first."""
    return []


def asked(game: Game, position: Position, question: Question) -> bytes:
    """The question without its counter."""
    return encode(put(game, position, question))


def put(game: Game, position: Position, question: Question) -> Asked:
    prompt, rule = game.prompt(question)
    answers = question.options()
    return Asked(
        question.name,
        prompt,
        rule,
        options(game, question, answers),
        [Proposal(s.text, [*map(line_of, s.answers)], s.handles) for s in game.suggestions(question)],
        line_of(DONE) if DONE in answers else None,
        len([given for given in position.given if given[0] == question.actor]),
        question.held,
        game.marked(question),
    )


def options(game: Game, question: Question, answers: list[Any]) -> list[Option]:
    """With what Enter takes, what is warned of and what ends a phase; a number says of what, by the game's `number`.

    What the game says nothing of is not asked of it for every answer: this is done some thousand times a second.
    """
    own = type(game)
    number, group, besides = own.number is not Game.number, own.group is not Game.group, own.besides is not Game.besides
    usual, warns = own.usual is not Game.usual, own.warning is not Game.warning
    handles = answers.handles if isinstance(answers, Folded) else handles_of
    made = []
    for answer in answers:
        of, count = (number and game.number(question, answer)) or (None, None)
        made.append(
            Option(
                line_of(answer),
                game.option(question, answer),
                handles(answer),
                (usual or answer.usual or type(answer) is Done) and game.usual(question, answer),
                of,
                count,
                game.warning(question, answer) if warns else None,
                answer.ends,
                game.group(question, answer) if group else None,
                game.besides(question, answer) if besides else (),
            )
        )
    return made


def counted(question: bytes, counter: int) -> bytes:
    """The question with its counter."""
    return b'{"counter":%d,' % counter + question[1:]


def sayings(table: Table, seat: int, said: list[Any]) -> list[Saying]:
    """What the seat may say without being asked."""
    position = table.position
    question = position.question(seat) or Question(seat, unasked, (position.now,))
    return [common(what) or said_as(what, table.game.option(question, what)) for what in said]


def said_as(what: Any, text: Text) -> Saying:
    return Saying(line_of(what), text, handles_of(what))


@lru_cache(maxsize=1 << 12)
def common(what: Any) -> Saying | None:
    """What is said alike in every game."""
    text = saying(what)
    return None if text is None else said_as(what, text)


def stages(table: Table) -> tuple[tuple[int, str], ...]:
    """Who is asked, and what everybody may know of it."""
    if table.outcome:
        return ()
    return tuple((q.actor, "" if q.actor == CHANCE else table.game.stage(q)) for q in table.position.questions)

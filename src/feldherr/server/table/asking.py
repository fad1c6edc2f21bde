"""A question, its options and what may be said in between, as a seat reads them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from msgspec import Raw

from feldherr.kernel.answers import CHANCE, DONE, Done
from feldherr.kernel.game import Game, Suggestion
from feldherr.kernel.lines import write
from feldherr.kernel.position import Position
from feldherr.kernel.question import Folded, Question
from feldherr.kernel.table import Table
from feldherr.kernel.text import Text
from feldherr.server.wire.frames import Asked, Option, Proposal, Saying, encode
from feldherr.words import saying


class Offered:
    """An option as it was put before; encoded when it is put like this again."""

    def __init__(self, text: Text) -> None:
        self.text = text
        self.raw: Raw | None = None


class Proposed:
    """What stands before and behind the answers of a proposal; encoded when it is put in the same words again."""

    def __init__(self, text: Text) -> None:
        self.text = text
        self.head = b""
        self.tail = b""


class Spoken:
    """An answer as it is written, and what it points at; `put`: in which words it was lately, by their addresses."""

    def __init__(self, line: str, handles: tuple[str, ...]) -> None:
        self.line, self.handles = line, handles
        self.quoted = encode(line)
        self.put: dict[int, Offered] = {}


SPOKEN: dict[Any, Spoken] = {}
OFFERED: dict[tuple[int, Any], Proposed] = {}
"""By the address of their words, which they hold, and what they point at. Not by their answers, too: there are as many
marches as ways, and all that is remembered of them would be looked at where garbage is collected."""
MANY, FEW = 1 << 15, 6
"""So many of each are known, and so many words for one answer; then it is begun anew."""


def spoken(answer: Any) -> Spoken:
    found = SPOKEN.get(answer)
    if found is None:
        if len(SPOKEN) >= MANY:
            SPOKEN.clear()
        found = SPOKEN[answer] = Spoken(write(answer), answer.handles)
    return found


def line_of(answer: Any) -> str:
    return spoken(answer).line


def unasked(s: Any, no: Any = None) -> list[Any]:
    """Stands for the question of a seat that is not asked anything; as games expect, the state comes first."""
    return []


def asked(game: Game, position: Position, question: Question) -> bytes:
    """The question without its counter."""
    return encode(put(game, position, question, True))


def put(game: Game, position: Position, question: Question, ready: bool = False) -> Asked:
    """`ready`: what was put like this before is there already as it is sent."""
    prompt, rule = game.prompt(question)
    answers, ends = question.options(), dict[int, bytes]()
    return Asked(
        question.name,
        prompt,
        rule,
        options(game, question, answers, ready),
        [offered(one, ends) if ready else proposal(one) for one in game.suggestions(question)],
        line_of(DONE) if DONE in answers else None,
        len([given for given in position.given if given[0] == question.actor]),
        question.held,
        game.marked(question),
    )


def options(game: Game, question: Question, answers: list[Any], ready: bool) -> list[Option | Raw]:
    """With what Enter takes, what is warned of and what ends a phase; a number says of what, by the game's `number`.

    What the game says nothing of is not asked of it for every answer: this is done some thousand times a second.
    """
    own = type(game)
    number, group, besides = own.number is not Game.number, own.group is not Game.group, own.besides is not Game.besides
    usual, warns = own.usual is not Game.usual, own.warning is not Game.warning
    folded = answers if isinstance(answers, Folded) else None
    made: list[Option | Raw] = []
    for answer in answers:
        of, count = (number and game.number(question, answer)) or (None, None)
        known, text = spoken(answer), game.option(question, answer)
        default = (usual or answer.usual or type(answer) is Done) and game.usual(question, answer)
        warn = game.warning(question, answer) if warns else None
        under = game.group(question, answer) if group else None
        beside = game.besides(question, answer) if besides else ()
        ends = answer.ends
        if ready and folded is None and of is None and warn is None and under is None:
            if not (default or beside or ends):
                made.append(plain(known, text))
                continue
        handles = known.handles if folded is None else folded.handles(answer)
        made.append(Option(known.line, text, handles, default, of, count, warn, ends, under, beside))
    return made


def plain(known: Spoken, text: Text) -> Option | Raw:
    """An option of which there is no more to say. The same text (not an equal one) is encoded once."""
    found = known.put.get(id(text))
    if found is not None:
        if found.raw is None:
            found.raw = Raw(encode(Option(known.line, text, known.handles)))
        return found.raw
    if len(known.put) >= FEW:
        known.put.clear()
    known.put[id(text)] = Offered(text)
    return Option(known.line, text, known.handles)


def offered(one: Suggestion, ends: dict[int, bytes]) -> Proposal | Raw:
    """A proposal; of what was proposed in the same words before only the answers are put in.

    `ends`: how answers of this question end that several proposals share, by their address.
    """
    key = id(one.text), one.handles
    found = OFFERED.get(key)
    if found is None:
        if len(OFFERED) >= MANY:
            OFFERED.clear()
        OFFERED[key] = Proposed(one.text)
        return proposal(one)
    if not found.head:
        found.head = b'{"text":' + encode(one.text) + b',"lines":['
        found.tail = b'],"handles":' + encode(one.handles) + b"}"
    if not one.end:
        return Raw(found.head + quoted(one.answers) + found.tail)
    last = ends.get(id(one.end))
    if last is None:
        last = ends[id(one.end)] = quoted(one.end)
    first = one.answers[: -len(one.end)]
    return Raw(found.head + (quoted(first) + b"," + last if first else last) + found.tail)


def quoted(answers: Sequence[Any]) -> bytes:
    return b",".join([spoken(answer).quoted for answer in answers])


def proposal(one: Suggestion) -> Proposal:
    return Proposal(one.text, [spoken(answer).line for answer in one.answers], one.handles)


def counted(question: bytes, counter: int) -> bytes:
    """The question with its counter."""
    return b'{"counter":%d,' % counter + question[1:]


def sayings(table: Table, seat: int, said: list[Any]) -> list[Saying]:
    """What the seat may say without being asked."""
    position = table.position
    question = position.question(seat) or Question(seat, unasked, (position.now,))
    return [common(what) or said_as(what, table.game.option(question, what)) for what in said]


def said_as(what: Any, text: Text) -> Saying:
    return Saying(line_of(what), text, spoken(what).handles)


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

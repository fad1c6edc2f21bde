"""A position as bytes, at any question: the settled state, the procedure running on it, the answers given since."""

from __future__ import annotations

from typing import Any

import msgspec

from feldherr.kernel.answers import Call, Given, Malformed, Outcome
from feldherr.kernel.game import Game
from feldherr.kernel.lines import lines_of, write
from feldherr.kernel.position import Interjected, Position, reopen

Line = tuple[int, str]
"""A seat and the line of its answer."""


class Stored(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is kept. `said`: interjections that are being carried out before `call`, the latest first.

    `held`: the seats whose question is one they are to confirm.
    """

    settled: msgspec.Raw
    call: msgspec.Raw
    given: tuple[Line, ...] = ()
    said: tuple[Line, ...] = ()
    outcome: Outcome | None = None
    held: tuple[int, ...] = ()


def encode(position: Position) -> bytes:
    """What must be kept of a position."""
    call, said = position.call, list[Line]()
    while isinstance(call, Interjected):
        said.append((call.seat, write(call.what)))
        call = call.then
    given = tuple((seat, write(answer)) for seat, answer in position.given)
    settled, running = (msgspec.Raw(msgspec.json.encode(part)) for part in (position.settled, call))
    held = tuple(q.actor for q in position.questions if q.held)
    return msgspec.json.encode(Stored(settled, running, given, tuple(said), position.outcome, held))


def decode(game: Game, data: bytes) -> Position:
    """The position that was kept; the answers are checked, for the bytes may come from anywhere."""
    lines = lines_of(tuple(game.actions))
    try:
        stored = msgspec.json.decode(data, type=Stored)
        settled: Any = msgspec.json.decode(stored.settled, type=game.state_type)
        if stored.outcome is not None:
            return Position(settled, None, (), settled, (), 0, (), stored.outcome)
        call: Call = msgspec.json.decode(stored.call, type=game.call_types)
    except msgspec.MsgspecError as wrong:
        raise Malformed(f"the stored position cannot be read: {wrong}") from wrong
    for seat, line in reversed(stored.said):
        call = Interjected(seat, lines.read(line), call)
    given = [Given(seat, lines.read(line)) for seat, line in stored.given]
    position = reopen(game, settled, call, given, check=True)
    for question in position.questions:
        question.held = question.actor in stored.held
    return position

"""A stored position under the rules of today."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from feldherr.kernel import store
from feldherr.kernel.answers import CHANCE
from feldherr.kernel.game import Game
from feldherr.kernel.position import Position


class Revived(NamedTuple):
    """A position to go on from; `dropped`: so many answers of the procedure it was in no longer fit."""

    position: Position
    dropped: int


def revived(game: Game, options: Any, data: bytes, rules: int) -> Revived | None:
    """The position under the rules of today, with as many of the answers given in its procedure as still fit.

    Whatever an old position makes today's program do, it must not do it here.
    """
    for attempt, dropped in attempts(game, options, data, rules):
        try:
            position = store.decode(game, attempt)
            if sound(game, options, position):
                return Revived(position, dropped)
        except Exception:
            continue
    return None


def attempts(game: Game, options: Any, data: bytes, rules: int) -> Iterator[tuple[bytes, int]]:
    """As it was stored; as the game itself brings it up to date; with what is new taken from a fresh game."""
    yield data, 0
    stored = msgspec.json.decode(data)
    states = [stored["settled"]]
    try:
        states.append(game.from_older(stored["settled"], rules))
        states.append(completed(game, options, states[-1]))
    except Exception:
        pass
    given, said = stored.get("given", []), stored.get("said", [])
    for dropped in range(len(given) + 1):
        kept = {**stored, "given": given[: len(given) - dropped]}
        for state in states:
            yield msgspec.json.encode({**kept, "settled": state}), dropped
    for state in states:
        yield msgspec.json.encode({**stored, "given": [], "said": [], "settled": state}), len(given) + len(said)


def completed(game: Game, options: Any, state: Any) -> Any:
    """Fields the state has got since are as at the beginning of a game; those it has lost are left out."""
    fresh = msgspec.json.decode(msgspec.json.encode(game.begin(options)[0]))
    if not isinstance(fresh, dict) or not isinstance(state, dict):
        return state
    return {key: state.get(key, value) for key, value in fresh.items()}


def sound(game: Game, options: Any, position: Position) -> bool:
    """Whether one can go on from here: nothing contradicts itself, everybody can be asked and shown the table."""
    if game.faults(position.settled) or not position.questions:
        return False
    for question in position.questions:
        if question.actor != CHANCE and not question.options():
            return False
    for viewer in (None, *range(len(game.seats(options)))):
        game.view(position, viewer)
    return True

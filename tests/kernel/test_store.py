"""A position is stored at every question, and what is not one is refused with a sentence."""

from __future__ import annotations

import pytest

from feldherr.kernel.answers import CHANCE, Illegal, Malformed, Rolled
from feldherr.kernel.position import Position, answer
from feldherr.kernel.store import decode, encode
from feldherr.proving.battery.play import Walk
from tests.ford import GAME, Options
from tests.ford.actions import Mix
from tests.kernel.script import ROLL
from tests.kernel.test_table import table
from tests.kernel.test_together import GAME as SECRET
from tests.kernel.test_together import started


def alike(one: Position, other: Position) -> bool:
    return (
        (one.settled, one.call, one.given, one.now, one.told, one.outcome)
        == (other.settled, other.call, other.given, other.now, other.told, other.outcome)
        and [(q.actor, q.name, q.options()) for q in one.questions]
        == [(q.actor, q.name, q.options()) for q in other.questions]
    )  # fmt: skip


def test_every_position_of_a_game_is_stored() -> None:
    walk = Walk(GAME, Options(turns=5), 4, talk=0.1)
    while walk.table.outcome is None:
        position = walk.table.position
        assert alike(decode(GAME, encode(position)), position)
        walk.step()
    assert alike(decode(GAME, encode(walk.table.position)), walk.table.position)


def test_what_is_being_said_is_stored_in_its_order() -> None:
    position = table().position
    for seat in (0, 1):
        position, _ = answer(GAME, position, seat, Mix(seat * 3)) if seat == 0 else (position, [])
    assert position.questions[0].actor == CHANCE
    assert alike(decode(GAME, encode(position)), position)
    position = started()
    for seat in (2, 0):
        position, _ = answer(SECRET, position, seat, ROLL)
    again = decode(SECRET, encode(position))
    for face in (1, 2):
        position, _ = answer(SECRET, position, CHANCE, Rolled((face,)))
        again, _ = answer(SECRET, again, CHANCE, Rolled((face,)))
    assert alike(again, position)


GOOD = encode(table().position)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{}",
        b"[1]",
        b"\xff",
        GOOD[:-1],
        GOOD.replace(b'"Turn"', b'"Return"'),
        GOOD.replace(b'"turn":1', b'"turn":"one"'),
        GOOD[:-1] + b',"given":[[0,"dance"]]}',
        GOOD[:-1] + b',"colour":1}',
    ],
)
def test_what_is_no_position_is_refused(data: bytes) -> None:
    with pytest.raises(Malformed):
        decode(GAME, data)


def test_a_stored_answer_against_the_rules_is_refused() -> None:
    with pytest.raises(Illegal):
        decode(GAME, GOOD[:-1] + b',"given":[[0,"name 3"]]}')

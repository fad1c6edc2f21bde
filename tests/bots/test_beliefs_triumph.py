"""Napoleon's Triumph: worlds are drawn as armies are mostly organised, from nothing that the seat does not know."""

from __future__ import annotations

import random

import pytest

from feldherr.bots.napoleons_triumph import beliefs
from feldherr.bots.napoleons_triumph.beliefs import believed
from feldherr.games.napoleons_triumph import GAME
from feldherr.games.napoleons_triumph.board import ALLIES, FRANCE, LEADERS, Side
from feldherr.games.napoleons_triumph.rules.opening.organisations import plan
from feldherr.games.napoleons_triumph.state import OWN, State
from feldherr.kernel.position import Position
from tests.bots.test_whole_turns_triumph import standing


@pytest.fixture(autouse=True)
def sure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(beliefs, "TRUST", 1.0)


def corps_of(s: State, side: Side) -> list[tuple[int, ...]]:
    return [tuple(sorted(s.face[b] for b in s.members[commander])) for commander in LEADERS[side]]


def mismatched(s: State, side: Side, number: int) -> int:
    """How many regiments are not what a suggested organisation has in their corps."""
    wrong = 0
    for here, wanted in zip(corps_of(s, side), plan(side, number)):
        left = list(wanted)
        for face in here:
            if face in left:
                left.remove(face)
            else:
                wrong += 1
    return wrong


def test_a_suggested_organisation_is_supposed() -> None:
    """NT §6.s6.2: dealt at random, corps of the Allies would have seven cavalry here and three guns there."""
    position = standing()
    for seed in range(5):
        world = believed(position, FRANCE, random.Random(seed)).now
        assert mismatched(world, ALLIES, 0) == 0
        assert mismatched(GAME.resample(position, FRANCE, random.Random(seed)).now, ALLIES, 0) > 8
        assert [world.face[b] for b in OWN[FRANCE]] == [position.now.face[b] for b in OWN[FRANCE]]


def told_apart(position: Position, other: Position, seat: int, seed: int) -> bool:
    found = [believed(one, seat, random.Random(seed)).now.face for one in (position, other)]
    return bool(found[0] != found[1])


@pytest.mark.parametrize("seat", [ALLIES, FRANCE])
def test_what_is_supposed_does_not_depend_on_what_is_hidden(seat: int) -> None:
    position = standing()
    for seed in range(4):
        other = GAME.resample(position, seat, random.Random(100 + seed))
        assert other.now.face != position.now.face
        assert not told_apart(position, other, seat, seed)


def test_what_was_seen_holds() -> None:
    """The battery has been shown."""
    position = standing()
    battery = position.now.battery
    seen = [b for b in OWN[FRANCE] if position.now.known[b]]
    assert battery in seen
    world = believed(position, ALLIES, random.Random(1)).now
    assert [world.face[b] for b in seen] == [position.now.face[b] for b in seen]
    assert sorted(world.face[b] for b in OWN[FRANCE]) == sorted(position.now.face[b] for b in OWN[FRANCE])

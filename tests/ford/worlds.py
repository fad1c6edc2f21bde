"""Another world a viewer cannot tell from this one."""

from __future__ import annotations

import random

from msgspec.structs import replace

from feldherr.kernel.answers import YES, Done, Given
from feldherr.kernel.game import Game
from feldherr.kernel.position import Position, reopen
from tests.ford.actions import Name
from tests.ford.state import Face, State, copy

SECRET = {"front_block", "support_block", "fire_or_not", "dice"}
"""While one of these is asked, somebody has named blocks that are not yet shown."""


def resample(game: Game, position: Position, viewer: int, rng: random.Random) -> Position:
    """Faces not seen are dealt anew, and blocks that the enemy has named in secret are named anew."""
    world = dealt_anew(position.settled, position.now, viewer, rng)
    given = position.given
    if position.now.fight is None or not any(q.name in SECRET for q in position.questions):
        return reopen(game, world, position.call, given)
    stood = next((n + 1 for n, entry in enumerate(given) if entry.answer == YES), len(given))
    other = reopen(game, world, position.call, given[:stood])
    shield = firing(position)
    for seat, choice in given[stood:]:
        if seat != viewer and isinstance(choice, Name | Done) and choice != shield:
            question = other.question(seat)
            assert question
            choice = rng.choice(question.options())
        other = reopen(game, world, position.call, (*other.given, Given(seat, choice)))
    return other


def firing(position: Position) -> Name | None:
    """The front block that has fired: it is shown, the rest of both lines is not."""
    fight = position.now.fight
    if fight.fronts is None or not any(q.name == "dice" for q in position.questions):
        return None
    return Name(fight.fronts[1 - fight.attacker])


def dealt_anew(s: State, now: State, viewer: int, rng: random.Random) -> State:
    """Forget the faces the viewer does not see, then deal them again inside what he knows of bags."""
    out = copy(s)
    hidden = [i for i, b in enumerate(s.blocks) if b.side != viewer and not now.blocks[i].shown]
    faces = sorted(s.blocks[i].face for i in hidden)
    dealt: dict[int, Face] = {}
    for bag in now.bags:
        if now.blocks[bag.blocks[0]].side != viewer:
            for block, face in zip(rng.sample(bag.blocks, len(bag.faces)), bag.faces):
                dealt[block] = face
                faces.remove(face)
    rng.shuffle(faces)
    for i in hidden:
        face = dealt[i] if i in dealt else faces.pop()
        out.blocks[i] = replace(out.blocks[i], face=face)
    return out

"""Another world a seat cannot tell from the true one."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from feldherr.boards import bags
from feldherr.games.triomphe_a_marengo.actions import Cross
from feldherr.games.triomphe_a_marengo.board import BEYOND
from feldherr.games.triomphe_a_marengo.rules.calls import Begin
from feldherr.games.triomphe_a_marengo.state import ARTILLERY, CAVALRY, KIND_OF, TOKENS, Piece, State, copy, occupant
from feldherr.kernel.answers import Illegal
from feldherr.kernel.position import Position, reopen

if TYPE_CHECKING:
    from feldherr.kernel.game import Game

TRIES = 300


def hidden_pieces(settled: State, now: State, viewer: int) -> list[Piece]:
    """Enemy pieces whose face the viewer has not seen up to now."""
    unseen = [p for p in TOKENS[1 - viewer] if settled.face[p] and not settled.known[p]]
    return [p for p in unseen if now.face[p] and not now.known[p]]


def deal(settled: State, now: State, viewer: int, riders: list[Piece], rng: random.Random) -> State:
    """Forget the hidden faces, then deal them out again so that all that is remembered holds.

    `riders` have shown by what they did that they are cavalry, before their face was seen.
    """
    s = copy(settled)
    hidden = hidden_pieces(settled, now, viewer)
    kept = s.bags
    for piece in TOKENS[1 - viewer]:                        # seen since the state was settled
        if piece not in hidden and settled.face[piece] and not settled.known[piece]:
            kept = bags.seen(kept, piece, settled.face[piece])
    faces = sorted(settled.face[p] for p in hidden)
    mine = [bag for bag in kept if bag.blocks[0] in TOKENS[1 - viewer]]
    dealt = bags.deal(mine, hidden, faces, rng)
    for piece in riders:
        if piece in dealt and KIND_OF[dealt[piece]] != CAVALRY:
            group = next((bag.blocks for bag in mine if piece in bag.blocks), tuple(hidden))
            others = [p for p in group if p in dealt and p not in riders and KIND_OF[dealt[p]] == CAVALRY]
            if others:
                other = rng.choice(others)
                dealt[piece], dealt[other] = dealt[other], dealt[piece]
    shot = any(s.fired >> p & 1 for p in hidden)
    for piece in hidden:
        s.face[piece] = dealt[piece]
        s.fired &= ~(1 << piece)
        if shot and KIND_OF[dealt[piece]] == ARTILLERY:
            s.fired |= 1 << piece
    return s


def riders(position: Position, viewer: int) -> list[Piece]:
    """Enemy pieces that have attacked by road in the running action (TM §8.18)."""
    out, piece = list[Piece](), Piece(-1)
    for seat, answer in position.given:
        piece = getattr(answer, "piece", piece) if seat == 1 - viewer else piece
        if type(answer) is Cross and seat == 1 - viewer and occupant(position.settled, BEYOND[answer.front]) == viewer:
            out.append(piece)
    return out


def resample(game: Game, position: Position, viewer: int, rng: random.Random) -> Position:
    """Deals until the answers given since would all have been open in that world too."""
    if type(position.call) is Begin or position.call is None:
        return position
    known_riders = riders(position, viewer)
    for _ in range(TRIES):
        world = deal(position.settled, position.now, viewer, known_riders, rng)
        try:
            found = reopen(game, world, position.call, position.given, True)
        except Illegal:
            continue
        asked = [q.name for q in position.questions]
        if found.now.known == position.now.known and [q.name for q in found.questions] == asked:
            return found
    raise Illegal("no other world was found in which the same would have happened")

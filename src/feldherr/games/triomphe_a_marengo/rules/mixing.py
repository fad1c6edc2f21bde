"""Chapter 17: own pieces are mixed, so that the opponent no longer knows which is which."""

from __future__ import annotations

from itertools import compress

from feldherr.boards import bags
from feldherr.boards.blocks import reordered
from feldherr.games.triomphe_a_marengo.board import AUSTRIA, FRANCE, OFF, Spot
from feldherr.games.triomphe_a_marengo.events import Mixed
from feldherr.games.triomphe_a_marengo.state import SIDE, TOKENS, Piece, State
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit


def sets_at(s: State, side: int, spot: Spot) -> list[tuple[Piece, ...]]:
    """TM §17.1 §17.3, ruling r37: face-down pieces of a position that may be mixed with each other, in sets.

    Pieces that may still act are not mixed with those that may not, nor ready with unready ones.
    """
    alike: dict[tuple[int, int], list[Piece]] = {}
    used, unready, up = s.turn.acted if s.side == side else 0, s.unready, s.up
    for piece in s.at[spot]:
        if not up >> piece & 1:
            alike.setdefault((used >> piece & 1, unready >> piece & 1), []).append(piece)
    return [tuple(pieces) for pieces in alike.values() if len(pieces) > 1]


def mixable(s: State, side: int, spot: Spot) -> bool:
    """TM §17.1 §17.3: whether there is such a set. Asked of every position at every look at the table, so not made."""
    there = s.at[spot]
    if len(there) < 2:
        return False
    acted, unready, up = s.turn.acted if s.side == side else 0, s.unready, s.up
    met = 0
    for piece in there:
        if not up >> piece & 1:
            kind = 1 << ((acted >> piece & 1) << 1 | unready >> piece & 1)
            if met & kind:
                return True
            met |= kind
    return False


def worth_mixing(s: State, pieces: tuple[Piece, ...]) -> bool:
    """Whether the opponent knows one of them and would know less afterwards."""
    return len({s.known[p] for p in pieces}) > 1


def due(s: State) -> list[tuple[Piece, ...]]:
    """The sets of both sides that are mixed by themselves now."""
    if not s.mixing:
        return []
    at, out = s.at, list[tuple[Piece, ...]]()
    for spot in sorted(set(compress(s.spot, s.known))):                # where the opponent has seen somebody
        if spot != OFF and len(at[spot]) > 1:
            out += [pieces for pieces in sets_at(s, SIDE[at[spot][0]], spot) if worth_mixing(s, pieces)]
    return out


def mix(s: State, ask: Ask, emit: Emit, sets: list[tuple[Piece, ...]]) -> None:
    """TM §17.1 §17.2: one random order serves all sets; faces change places, the public numbers stay.

    The last thing its procedure asks, for the answer is nobody's to know.
    """
    for pieces, old in reordered(sets, ask.shuffle(sum(map(len, sets)))):
        faces = [s.face[p] for p in old]
        fired = [s.fired >> p & 1 for p in old]
        s.bags = bags.mixed(s.bags, s.known, pieces)
        for piece, face, shot in zip(pieces, faces, fired):
            s.face[piece] = face
            s.fired = s.fired | 1 << piece if shot else s.fired & ~(1 << piece)
    for side in (AUSTRIA, FRANCE):
        spots = tuple(sorted({s.spot[pieces[0]] for pieces in sets if pieces[0] in TOKENS[side]}))
        if spots:
            emit(Mixed(side, spots))

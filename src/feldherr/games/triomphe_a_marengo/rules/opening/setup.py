"""Setting up the game (chapter 4)."""

from __future__ import annotations

from feldherr.boards.bags import Bag
from feldherr.games.triomphe_a_marengo.board import (
    ALESSANDRIA,
    AREAS,
    AUSTRIA,
    BOX_SIDE,
    BOXES,
    FIRST_BOX,
    FORCES,
    FRANCE,
    NOBODY,
    OFF,
    START_MARKS,
)
from feldherr.games.triomphe_a_marengo.events import SetUp
from feldherr.games.triomphe_a_marengo.rules.pieces import put
from feldherr.games.triomphe_a_marengo.state import ARTILLERY, PIECES, TOKENS, State, face_of, kind
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit


def roster(box: dict[str, int]) -> list[int]:
    """TM §4.3.1 §4.3.2: the faces pictured in a start box; everybody knows them."""
    return sorted(face_of(name) for name, count in box.items() for _ in range(count))


AUSTRIAN_FACES = roster(FORCES.alessandria)
START_FACES = roster(FORCES.au_debut)
REINFORCEMENT_FACES = roster(FORCES.renforts)


def empty(mixing: bool) -> State:
    """The board before set-up: TM §4.1.1 §4.2.1, round marker on 6h, three blue discs in the pool."""
    return State(
        face=[0] * PIECES,
        spot=[OFF] * PIECES,
        at=[*[()] * OFF, (*TOKENS[AUSTRIA], *TOKENS[FRANCE])],
        troops=[0] * AREAS,
        holder=[NOBODY] * AREAS,
        pool=[FORCES.pool["austria"], FORCES.pool["france"]],
        discs=[0] * (2 * AREAS),
        lost=[0, 0],
        received=[FORCES.pool["austria"], FORCES.pool["france"]],
        known=[0] * PIECES,
        mixing=mixing,
    )


def set_up(s: State, ask: Ask, emit: Emit) -> None:
    """TM §1.2 §4.4.1 §4.4.2 §4.5.1 §4.6.1 §4.6.2 §4.7 §14.2: French start pieces, French reinforcements and Austrian
    pieces are dealt at random; the Austrian artillery lies open. TM §14.17: only the start pieces are unready.
    """
    faces = [*AUSTRIAN_FACES, *START_FACES, *REINFORCEMENT_FACES]
    order = ask.shuffle(PIECES)
    for group in (AUSTRIAN_FACES, START_FACES, REINFORCEMENT_FACES):
        first = 0 if group is AUSTRIAN_FACES else 20 if group is START_FACES else 20 + len(START_FACES)
        places = sorted(range(first, first + len(group)), key=lambda place: order[place])
        for piece, place in enumerate(places, first):
            s.face[piece] = faces[place]
    for piece in TOKENS[AUSTRIA]:                                                        # 4.6.1, 4.6.2
        put(s, piece, ALESSANDRIA)
        if kind(s, piece) == ARTILLERY:
            s.up |= 1 << piece
            s.known[piece] = s.face[piece]
    french = iter(TOKENS[FRANCE])
    for area in range(AREAS):                                                            # 4.4.2
        for _ in range(START_MARKS[area]):
            piece = next(french)
            put(s, piece, area)
            s.unready |= 1 << piece                                                      # 14.2
    for box, printed in enumerate(BOXES):                                                # 4.5.1
        if BOX_SIDE[box] == FRANCE:
            for _ in range(printed.places or 0):
                put(s, next(french), FIRST_BOX + box)
    start = TOKENS[FRANCE][: len(START_FACES)]
    s.bags = tuple(sorted(
        (Bag(start, tuple(START_FACES)), Bag(TOKENS[FRANCE][len(START_FACES):], tuple(REINFORCEMENT_FACES))),
        key=lambda bag: len(bag.blocks),
    ))  # fmt: skip
    emit(SetUp())

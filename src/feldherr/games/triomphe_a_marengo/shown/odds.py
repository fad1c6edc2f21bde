"""What an attack may bring, as far as who attacks can know: over all that may stand there (chapters 9, 10, 11)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import comb
from typing import Any, NamedTuple

from feldherr.games.triomphe_a_marengo.actions import Assault, Execute
from feldherr.games.triomphe_a_marengo.board import (
    APPROACH,
    AREAS,
    ARTILLERY_PENALTY,
    BEYOND,
    CAVALRY_PENALTY,
    FRONT_AT,
    FULL,
    INFANTRY_PENALTY,
    OBSTACLE,
    OPPOSITE,
    Front,
)
from feldherr.games.triomphe_a_marengo.rules.battle.maneuver import stops
from feldherr.games.triomphe_a_marengo.rules.choices.battle.assault import may_lead, stormer_refusal
from feldherr.games.triomphe_a_marengo.rules.choices.battle.maneuver import pieces_to_attack
from feldherr.games.triomphe_a_marengo.rules.choices.limits import may_not_block
from feldherr.games.triomphe_a_marengo.shown.words import say
from feldherr.games.triomphe_a_marengo.state import (
    ARTILLERY,
    CAVALRY,
    KIND_OF,
    SIDE,
    STRENGTH_OF,
    TOKENS,
    Piece,
    State,
    occupant,
)
from feldherr.kernel.answers import DONE
from feldherr.kernel.question import Question
from feldherr.kernel.text import Text, signed

Faces = tuple[int, ...]


class Forecast(NamedTuple):
    """The least and the greatest result, and in how many of 100 possible line-ups the best defence does not hold."""

    least: int
    greatest: int
    win: int


def seen_face(s: State, piece: Piece) -> int:
    """TM §2.4, ruling r39: what the enemy of a piece knows of it; 0 if nothing."""
    return s.face[piece] if s.up >> piece & 1 else s.known[piece]


def hidden(s: State, side: int) -> Counter[int]:
    """TM §4.3.3: faces among the pieces of a side the enemy does not know; he can count them, for losses are open."""
    return Counter(s.face[p] for p in TOKENS[side] if s.face[p] and not seen_face(s, p))


def worlds(s: State, pieces: tuple[Piece, ...]) -> Iterator[tuple[Faces, int]]:
    """What these pieces may be, and in how many ways: those he knows as they are, the others any that are hidden."""
    known = tuple([face for p in pieces if (face := seen_face(s, p))])
    free = len(pieces) - len(known)
    pool = hidden(s, SIDE[pieces[0]]) if pieces else Counter[int]()
    kinds = sorted(pool)

    def deal(left: int, at: int) -> Iterator[tuple[Faces, int]]:
        if not left:
            yield (), 1
        elif at < len(kinds):
            for count in range(min(left, pool[kinds[at]]) + 1):
                for rest, ways in deal(left - count, at + 1):
                    yield (*(kinds[at],) * count, *rest), ways * comb(pool[kinds[at]], count)

    for dealt, ways in deal(free, 0):
        yield (*known, *dealt), ways


def lines(faces: Faces, back: Front, least: int) -> list[Faces]:
    """TM §11.2.3 §11.2.4 §11.2.5 §11.5.3: none, one, or at a wide approach two of one type; no cavalry at obstacles."""
    fit = [f for f in faces if STRENGTH_OF[f] >= least and not (OBSTACLE[back] and KIND_OF[f] == CAVALRY)]
    pairs = [pair for pair in combinations(fit, 2) if KIND_OF[pair[0]] == KIND_OF[pair[1]]] if FULL[back] > 1 else []
    return [(), *((f,) for f in fit), *pairs]


def strength(faces: Faces) -> int:
    return sum([STRENGTH_OF[face] for face in faces])


def without(faces: Faces, taken: Faces) -> Faces:
    left = list(faces)
    for face in taken:
        left.remove(face)
    return tuple(left)


def defended(faces: Faces, back: Front, lead: int, guns: bool) -> int:
    """What the best defence takes off the result: front line, fire, counterattack after its losses (11.4, 11.5)."""
    best = 0
    for line in lines(faces, back, 1):
        behind = without(faces, line)
        shot = int(guns and any(KIND_OF[face] == ARTILLERY for face in behind))
        for counter in lines(behind, back, 2):
            best = max(best, strength(line) + shot + max(0, strength(counter) - lead) * bool(counter))
    return best


def leading(s: State, front: Front) -> tuple[int, int]:
    """TM §11.3.2 §11.6.2: the best front line of those who may storm: what it counts after terrain, how many it has."""
    back = OPPOSITE[front]
    fit = [p for p in s.at[APPROACH[front]] if may_lead(s, p, back) and not stormer_refusal(s, (), p, front, True)]
    best = (0, 1)
    for line in lines(tuple([s.face[p] for p in fit]), back, 2)[1:]:
        penalty = (CAVALRY_PENALTY if KIND_OF[line[0]] == CAVALRY else INFANTRY_PENALTY)[back]
        best = max(best, (strength(line) - penalty, len(line)))
    return best


def assault(s: State, front: Front) -> Forecast:
    """TM §11.6.5: with the best front line one has, against all that may stand in the approach."""
    back = OPPOSITE[front]
    attack, lead = leading(s, front)
    guns = not ARTILLERY_PENALTY[front]
    found = [(attack - defended(faces, back, lead, guns), ways) for faces, ways in worlds(s, s.at[APPROACH[back]])]
    total = sum(ways for _, ways in found)
    won = sum(ways for result, ways in found if result > 0)
    return Forecast(min(result for result, _ in found), attack, round(100 * won / total))


def odds(question: Question, answer: Any) -> Text | None:
    """Before an assault is announced, a maneuver attack declared, a bombardment executed."""
    s: State = question.s
    if isinstance(answer, Assault):
        least, greatest, win = assault(s, Front(answer.front))
        return say("odds-assault", least=signed(least), greatest=signed(greatest), win=win)
    if isinstance(answer, Execute):
        there = occupant(s, BEYOND[FRONT_AT[s.spot[answer.piece]]]) == 1 - SIDE[answer.piece]
        return say("odds-shot" if there else "odds-shot-in-vain")
    if question.choices is pieces_to_attack:
        named = tuple(question.chosen) if answer == DONE else (*question.chosen, answer)
        return maneuver(s, question.spot, question.front, len(named))
    return None


def maneuver(s: State, spot: int, front: Front, attackers: int) -> Text:
    """TM §9.2.1 §9.3.1: only numbers count: who blocks, and whether somebody behind may still come forward."""
    back, area = OPPOSITE[front], BEYOND[front]
    first, blocking, full = back not in s.turn.attacked, len(s.at[APPROACH[back]]), FULL[back]
    if stops(blocking, full, attackers, first):
        return say("odds-stopped")
    side = SIDE[s.at[spot][0]]
    come = min(len(s.at[area]), attackers) if spot < AREAS and not may_not_block(s, 1 - side) else 0
    if not stops(blocking + come, full, attackers, first):
        return say("odds-succeeds")
    return say("odds-depends", count=len(s.at[area]))

"""What a threat may lead to, as far as who threatens can know: over all that may stand there (chapter 11)."""

from __future__ import annotations

from itertools import combinations
from typing import Any, NamedTuple

from feldherr.games.napoleons_triumph.actions import Threaten, ThreatenGuard
from feldherr.games.napoleons_triumph.board import BEYOND, FULL, LIES_IN, LOCALES, OBSTACLE, Front
from feldherr.games.napoleons_triumph.rules.battle.arithmetic import PENALTY, withstands
from feldherr.games.napoleons_triumph.rules.choices.limits import on_santon
from feldherr.games.napoleons_triumph.shown.words import say
from feldherr.games.napoleons_triumph.state import ARTILLERY, CAVALRY, GUARD, INFANTRY, SIDE, State, blocks_in
from feldherr.kernel.question import Question
from feldherr.kernel.text import Text, signed


class Forecast(NamedTuple):
    """The least and the greatest result before a counter-attack, of those who stand there; how many may defend."""

    least: int
    greatest: int
    defenders: int


def seen_face(s: State, block: int) -> int:
    """NT §3.6 §3.7: what the enemy of a regiment knows of it; 0 if nothing."""
    return s.face[block] if s.up >> block & 1 else s.known[block]


def hidden(s: State, side: int) -> list[int]:
    """Faces among the regiments of a side the enemy does not know: he can count them, for losses are open."""
    return sorted(face for block, face in enumerate(s.face) if face and SIDE[block] == side and not seen_face(s, block))


def leading(s: State, front: Front, guard: bool) -> int:
    """NT §11.s5.7 §11.s6.2 §11.s6.3 §11.s6.4: the best front line in the locale, after terrain; 0: nobody can lead."""
    back, blocked = front ^ 1, bool(s.at[LOCALES + (front ^ 1)])
    counted = blocked or on_santon(s, BEYOND[front])
    fit = [
        face for b in blocks_in(s, LIES_IN[front])
        if (face := s.face[b]) & 3 > 1 and face >> 2 != ARTILLERY
        and not (face >> 2 == CAVALRY and OBSTACLE[back]) and (not guard or face >> 2 == GUARD)
    ]  # fmt: skip
    best = 0
    for size in range(1, FULL[front] + 1):
        for line in combinations(fit, size):
            if len({face >> 2 for face in line}) > 1:
                continue
            kind = line[0] >> 2
            foot = int(blocked and kind in (INFANTRY, GUARD))
            penalty = int(counted and PENALTY[kind][back])
            best = max(best, sum(face & 3 for face in line) - foot - penalty)
    return best


def standing(s: State, front: Front, guard: bool) -> int:
    """NT §11.s4.2 §11.s6.5: the strongest front line that may stand there: what he knows, and the best of the rest."""
    back, area = front ^ 1, BEYOND[front]
    there = blocks_in(s, area)
    unknown = hidden(s, SIDE[there[0]]) if there else []
    able = [face for face in unknown if not (OBSTACLE[back] and face >> 2 == CAVALRY)]
    strongest = sorted((face & 3 for face in able), reverse=True)
    found = [face & 3 for b in there if (face := seen_face(s, b)) and not (OBSTACLE[back] and face >> 2 == CAVALRY)]
    found += strongest[: sum(1 for b in there if not seen_face(s, b))]
    counts = sorted((withstands(strength, guard) for strength in found), reverse=True)
    return sum(counts[: FULL[back]])


def forecast(s: State, front: Front, guard: bool) -> Forecast:
    attack = leading(s, front, guard)
    return Forecast(attack - standing(s, front, guard), attack, len(blocks_in(s, BEYOND[front])))


def odds(question: Question, answer: Any) -> Text | None:
    """NT §11.s1.1: before an attack is threatened."""
    if not isinstance(answer, Threaten | ThreatenGuard):
        return None
    least, greatest, defenders = forecast(question.s, answer.front, isinstance(answer, ThreatenGuard))
    if not blocks_in(question.s, LIES_IN[answer.front]):
        return say("odds-road", defenders=defenders)
    if greatest <= 0:
        return say("odds-feint", defenders=defenders)
    return say("odds", least=signed(least), greatest=signed(greatest), defenders=defenders)

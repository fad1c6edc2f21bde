"""How the levels judge a position: as greedy does, but with an eye on what the enemy can do next, and on the clock."""

from __future__ import annotations

from feldherr.bots.triomphe_a_marengo.manner import OWN as MANNER
from feldherr.bots.triomphe_a_marengo.manner import Manner
from feldherr.bots.triomphe_a_marengo.value import advance, army, arriving, lengths, spirit
from feldherr.games.triomphe_a_marengo.board import (
    AREAS,
    AUSTRIA,
    BEYOND,
    CAPACITY,
    CAVALRY_PENALTY,
    FRANCE,
    FRONTS,
    FULL,
    INFANTRY_PENALTY,
    LAST_ROUND,
    OBSTACLE,
)
from feldherr.games.triomphe_a_marengo.state import ARTILLERY, CAVALRY, INFANTRY, TOKENS, State, ready_in_play

READY = 0.9
LATE_ADVANCE = 0.7
"""At the end of the day ground counts so much more than in the morning."""
OWN, HIS = 1.2, 1.0
"""What an own loss that threatens is worth, and one that threatens the enemy."""
GONE = 0.15
"""What is left of the worth of a disc in an area that the enemy holds: it goes unless the area is retaken."""
CERTAIN, LIKELY, STORM, REPULSE, ANSWERED, DISTANT = 1.0, 0.6, 0.7, 0.15, 0.2, 0.05
"""How likely an area falls that is attacked from an approach, or stormed, or whose reserve can answer the attack."""
PLACES = [tuple((f, BEYOND[f], FULL[f], AREAS + f, AREAS + (f ^ 1)) for f in FRONTS[area]) for area in range(AREAS)]
"""By area: each approach, the area beyond, its width, its own position and the opposite one."""


def front_line(s: State, pieces: tuple[int, ...], full: int, obstacle: bool, attacking: bool) -> tuple[int, int]:
    """TM §11.2.3 §11.2.4 §11.3.4: the strongest line of one type that these pieces can form, and its type."""
    best = kind = 0
    for one in (INFANTRY, CAVALRY, ARTILLERY):
        if one == CAVALRY and obstacle:
            continue
        strengths = [s.face[p] & 3 for p in pieces if s.face[p] >> 2 == one and (not attacking or s.face[p] & 3 > 1)]
        strengths.sort(reverse=True)
        if (total := sum(strengths[:full])) > best:
            best, kind = total, one
    return best, kind


def stormed(s: State, front: int, full: int, defenders: tuple[int, ...], attackers: tuple[int, ...]) -> float:
    """TM §11.6.5: whether an assault on a blocked approach would be won, without counterattack."""
    attack, kind = front_line(s, attackers, full, OBSTACLE[front], True)
    if not kind:
        return 0.0
    attack -= INFANTRY_PENALTY[front] if kind == INFANTRY else CAVALRY_PENALTY[front]
    return STORM if attack > front_line(s, defenders, full, OBSTACLE[front], False)[0] else REPULSE


def pressure(s: State, area: int, manner: Manner = MANNER) -> tuple[float, bool]:
    """How likely the area falls in the enemy's next turn, and whether several come over a wide approach."""
    side, troops, holder, at = s.holder[area], s.troops, s.holder, s.at
    worst, wide, further, answers = 0.0, False, 0.0, 0
    reserve = len(at[area])
    for front, beyond, full, mine, opposite in PLACES[area]:
        if not troops[beyond] or holder[beyond] == side:
            continue
        waiting, behind, blocking = at[opposite], at[beyond], len(at[mine])
        likely = 1.0
        if side == AUSTRIA and (near := waiting or behind) and s.unready >> near[0] & 1:
            likely = manner.rallied                                                      # 14.4 14.11
            if not likely:
                continue
        if blocking >= full:
            danger = stormed(s, front, full, at[mine], waiting) if waiting else DISTANT
        elif waiting:
            danger = CERTAIN if not blocking or len(waiting) > 1 else LIKELY             # 9.2.3 9.3.3
        elif not behind:
            danger = 0.0
        else:
            needed = min(full, len(behind)) - blocking                                   # 9.2.2 9.3.2 9.3.3
            answered = reserve >= needed and not (s.round == 1 and side == FRANCE)       # 14.1
            danger = ANSWERED if answered else CERTAIN
            answers += needed
            if manner.pincer and answered and answers > reserve:
                danger = manner.pincer
        danger *= likely
        further += danger
        if danger > worst:
            worst, wide = danger, full > 1 and max(len(waiting), len(behind)) > 1
    return worst + manner.holes * (further - worst), wide


def price(s: State, area: int, wide: bool, manner: Manner = MANNER) -> float:
    """TM §13.1.2 §13.1.3 §13.1.5 §13.1.6 §18.3.4: what a retreat from the area costs, steps and discs together."""
    face, at, side = s.face, s.at, s.holder[area]
    kinds = [face[p] >> 2 for p in at[area]]
    losses = kinds.count(ARTILLERY)
    retreating = len(kinds) - losses
    if INFANTRY in kinds:
        losses += 2 if wide else 1
    for _, _, full, mine, _ in PLACES[area]:
        strength = 0
        for piece in at[mine]:
            if face[piece] >> 2 == ARTILLERY:
                losses += 1
            else:
                strength += face[piece] & 3
                retreating += 1
        losses += min(full, strength)
    if manner.ruin:
        losses += trapped(s, area, retreating)
    committed = float(s.discs[side * AREAS + area])
    if side == AUSTRIA:
        committed += 0.8 * min(retreating, s.pool[AUSTRIA])
    if manner.ruin and losses >= s.pool[side] + sum(s.discs[side * AREAS : side * AREAS + AREAS]):
        return 2 * losses + committed + manner.ruin
    return 2 * losses + committed


def trapped(s: State, area: int, retreating: int) -> int:
    """TM §13.2.4 §13.2.5 §13.2.8: the strength of those who find no way out, the weakest going last."""
    side = s.holder[area]
    beyond = {place[1] for place in PLACES[area]}
    room = sum([CAPACITY[near] - s.troops[near] for near in beyond if not s.troops[near] or s.holder[near] == side])
    if room >= retreating:
        return 0
    pieces = [*s.at[area], *[p for place in PLACES[area] for p in s.at[place[3]]]]
    left = sorted([s.face[p] & 3 for p in pieces if s.face[p] >> 2 != ARTILLERY])
    return max(0, sum(left[: retreating - room]) - (retreating - room) // 2)


def dangers(s: State, manner: Manner = MANNER) -> list[float]:
    """By side: what the other could make it lose next."""
    out, troops, holder = [0.0, 0.0], s.troops, s.holder
    for area in range(AREAS):
        if troops[area]:
            likely, wide = pressure(s, area, manner)
            if likely:
                out[holder[area]] += likely * price(s, area, wide, manner)
    return out


def shelling(s: State) -> int:
    """TM §10.2.1 §10.2.3: for Austria, the bombardments that are announced on somebody, less those of the French."""
    found = 0
    for side in (AUSTRIA, FRANCE) if s.announced else ():
        for piece in TOKENS[side]:
            if s.announced >> piece & 1 and (front := s.spot[piece] - AREAS) >= 0:
                beyond = BEYOND[front]
                found += (1 if side == AUSTRIA else -1) * (s.troops[beyond] > 0 and s.holder[beyond] != side)
    return found


def discs(s: State, side: int) -> float:
    """TM §18.5.1: morale; discs in areas that the enemy holds are as good as lost."""
    total, first = float(s.pool[side]), side * AREAS
    for area, count in enumerate(s.discs[first : first + AREAS]):
        if count:
            total += count if s.holder[area] == side else GONE * count
    return total


def outlook(s: State, side: int, manner: Manner = MANNER, next: bool = False) -> float:
    """How good a position is for a side, more than greedy knows; `next`: it has the turn next."""
    way = lengths(s)
    score = manner.army * (army(s, AUSTRIA) - army(s, FRANCE))
    score += manner.morale * (spirit(discs(s, AUSTRIA)) - manner.french * spirit(discs(s, FRANCE)))
    score += manner.ground * (1 + LATE_ADVANCE * s.round / LAST_ROUND) * advance(s, way) - READY * ready_in_play(s)
    if manner.arrival:
        score += manner.arrival * arriving(s, way)
    if manner.guns:
        score += manner.guns * shelling(s)
    austria, france = dangers(s, manner)
    austria, france = manner.risk[AUSTRIA] * austria, manner.risk[FRANCE] * france
    own = OWN * manner.calm if next else OWN
    if side == AUSTRIA:
        return score - own * austria + HIS * france
    return HIS * austria - own * france - score

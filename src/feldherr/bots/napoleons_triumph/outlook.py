"""How the levels judge a position: as greedy does, but with an eye on what the enemy's attacks would cost next."""

from __future__ import annotations

from collections.abc import Sequence

from feldherr.bots.napoleons_triumph.manner import OWN as MANNER
from feldherr.bots.napoleons_triumph.manner import Manner
from feldherr.bots.napoleons_triumph.value import spirit, strength, walking
from feldherr.games.napoleons_triumph.board import (
    ALLIES,
    BEYOND,
    CAVALRY_PENALTY,
    DISTANCE,
    FAR,
    FRANCE,
    FRONTS,
    FULL,
    INFANTRY_PENALTY,
    KEYS,
    LAST_ROUND,
    LOCALES,
    OBSTACLE,
)
from feldherr.games.napoleons_triumph.rules.victory import connected
from feldherr.games.napoleons_triumph.state import ARTILLERY, CAVALRY, State, side_of_seat

STRENGTH, MORALE = 1.2, 2.0
OWN, HIS = (0.8, 3.2), (2.0, 1.0)
"""By side: what a point is worth that the enemy's attacks could cost, and one that own attacks could cost him.

The French win the day if nothing happens, so they take care; the Allies must dare something.
"""
EVENING, LATE = 60.0, 8
"""What comes to the worth of the key locales as the day ends."""
HELD, NEAR, REACH = 0.5, 0.45, 14.0
"""How likely a key locale that is held early is held in the end; one that is next door; how far away they count."""
ANY = tuple(sorted({*KEYS["green"], *KEYS["red"], *KEYS["black"]}))
PLACES = [tuple((f, BEYOND[f], FULL[f], LOCALES + f, LOCALES + (f ^ 1)) for f in FRONTS[n]) for n in range(LOCALES)]
"""By locale: each approach, the locale beyond, its width, its own position and the opposite one."""


def front_line(s: State, pieces: Sequence[int], width: int, obstacle: bool, attacking: bool) -> tuple[int, int, int]:
    """NT §11.s5.9 §11.s5.10 §11.s5.11: the strongest line of one type, its type and how many stand in it.

    Two stand together only if they belong to a corps.
    """
    best, kind, count = 0, 0, 0
    by_kind: dict[int, list[int]] = {}
    for piece in pieces:
        face = s.face[piece]
        if (attacking and (face >> 2 == ARTILLERY or face & 3 < 2)) or (obstacle and face >> 2 == CAVALRY):
            continue
        if s.corps[piece] >= 0:
            by_kind.setdefault(face >> 2, []).append(face & 3)
        elif face & 3 > best:
            best, kind, count = face & 3, face >> 2, 1
    for one, strengths in by_kind.items():
        if width < len(strengths):
            strengths.sort(reverse=True)
            del strengths[width:]
        if sum(strengths) > best:
            best, kind, count = sum(strengths), one, len(strengths)
    return best, kind, count


def attack_on(s: State, place: tuple[int, int, int, int, int], reserve: tuple[int, ...], ways_out: int) -> int:
    """NT §11.s6.1 §11.s10.1 §11.s10.4 §12.7: what an attack over one approach costs the defender; nothing if he wins.

    `ways_out`: what the retreat costs besides. NT §11.s2.2: who does not block may evacuate instead.
    """
    front, beyond, width, mine, opposite = place
    at, blockers = s.at, s.at[mine]
    obstacle = OBSTACLE[front]
    attack, kind, count = max(front_line(s, pieces, width, obstacle, True) for pieces in (at[opposite], at[beyond]))
    if not count:
        return 0
    result = attack - front_line(s, blockers or reserve, width, obstacle, False)[0]
    if blockers and kind != CAVALRY:
        result -= 1 + INFANTRY_PENALTY[front]
    elif blockers:
        result -= CAVALRY_PENALTY[front]
    if result < 0 or (result == 0 and (blockers or len(reserve) >= len(at[beyond]) + len(at[opposite]))):
        return 0
    fought = count + result + ways_out
    if blockers or not reserve:
        return fought
    return min(fought, ways_out + width)


def fresh(s: State, reserve: tuple[int, ...], pair: int) -> tuple[int, ...]:
    """NT §11.s2.9 §11.s2.10: who of a reserve can still be named at an approach in this turn."""
    elsewhere = {piece for piece, edge in s.turn.named if edge != pair}
    return tuple([p for p in reserve if p not in elsewhere and not s.turn.beaten >> p & 1])


def given_up(s: State, place: tuple[int, int, int, int, int], ways_out: int) -> int:
    """NT §11.s2.16 §12.7: what it costs if nobody can be named."""
    able = any(s.face[p] >> 2 != ARTILLERY for spot in (place[1], place[4]) for p in s.at[spot])
    return ways_out + place[2] + 1 if able else 0


def dangers(s: State, manner: Manner = MANNER) -> list[int]:
    """By side: the points that the enemy's next attacks would cost it, the worst one on each locale.

    NT §11.a.5 §11.s2.9 §11.s2.10: who is under attack has no other approach to fear where a feint was made, and nobody
    to name there who was named elsewhere or beaten.
    """
    turn = s.turn
    out, troops, holder, at, face = [0, 0], s.troops, s.holder, s.at, s.face
    for locale, places in enumerate(PLACES):
        if not troops[locale]:
            continue
        side = holder[locale]
        faced = [place for place in places if troops[place[1]] and holder[place[1]] != side]
        if not faced:
            continue
        reserve = at[locale]
        spent = manner.sets and s.side != side
        if spent and turn.barred:
            faced = [place for place in faced if place[0] >> 1 not in turn.barred]
        guns = [p for p in reserve if face[p] >> 2 == ARTILLERY]
        blocked = [(place[0], place[2], at[place[3]]) for place in places if at[place[3]]]
        lost = len(guns) + sum(face[p] >> 2 == ARTILLERY for _, _, pieces in blocked for p in pieces)      # 12.5
        worst = 0
        for place in faced:
            ways_out = lost + sum(width for front, width, _ in blocked if front != place[0])               # 12.6
            named = reserve
            if spent and (turn.named or turn.beaten):
                named = fresh(s, reserve, place[0] >> 1)
                if reserve and not named and not at[place[3]]:
                    worst = max(worst, given_up(s, place, ways_out))
                    continue
            worst = max(worst, attack_on(s, place, named, ways_out))
        out[side] += worst
    return out


def hold(s: State, side: int, locales: tuple[int, ...], corps: list[int]) -> float:
    """NT §16.4 §16.6: how likely a side will control one of these key locales in the end."""
    best, troops, holder = 0.0, s.troops, s.holder
    for locale in locales:
        row, steps = DISTANCE[locale], FAR
        for place in corps:
            if row[place] < steps:
                steps = row[place]
        if not steps:
            if connected(s, side, locale):
                return HELD + (1 - HELD) * (s.round / LAST_ROUND) ** LATE
            continue
        way = steps + (0.5 * troops[locale] if holder[locale] != side else 0.0)
        near = NEAR * (1 - way / REACH)
        if near > best:
            best = near
    return best


def marginal(s: State) -> float:
    """NT §16.7 §16.8: how likely the Allies win if nobody is demoralised."""
    allied, french = walking(s, ALLIES), walking(s, FRANCE)
    blue = hold(s, ALLIES, KEYS["blue"], allied) if allied else 0.0
    if not french:
        return blue if not s.reinforced else 1.0
    if not s.reinforced:
        return blue * (1 - hold(s, FRANCE, ANY, french))
    all_three = 1.0
    for colour in ("green", "red", "black"):
        all_three *= hold(s, FRANCE, KEYS[colour], french)
    return 1 - (1 - blue) * all_three


def outlook(s: State, seat: int, manner: Manner = MANNER, next: bool = False) -> float:
    """How good a state is for the side of a seat, more than greedy knows; `next`: it has the turn next."""
    side, waiting = side_of_seat(s, seat), manner.waiting
    score = STRENGTH * (strength(s, side, waiting) - strength(s, 1 - side, waiting))
    score += MORALE * (spirit(s, side) - spirit(s, 1 - side))
    keys = (manner.day[side] + EVENING * (s.round / LAST_ROUND) ** LATE) * marginal(s)
    keys += manner.easier if s.reinforced else 0.0
    found = dangers(s, manner)
    own, his = weights(side, manner, next)
    return score + (keys if side == ALLIES else -keys) - own * found[side] + his * found[1 - side]


def weights(side: int, manner: Manner, next: bool = False) -> tuple[float, float]:
    """What a point is worth that the side could be cost, and one that it could cost the enemy."""
    if manner.risk is None:
        return OWN[side] * manner.calm[side] if next else OWN[side], HIS[side]
    return manner.risk[side][0 if next else 1], manner.risk[1 - side][1 if next else 0]

"""Chapter 16: how the game is won."""

from __future__ import annotations

from typing import NoReturn

from feldherr.games.napoleons_triumph.board import (
    ALLIES,
    FRANCE,
    KEYS,
    LEADERS,
    LOCALE_OF,
)
from feldherr.games.napoleons_triumph.events import Ended, OrderOpened, Shown
from feldherr.games.napoleons_triumph.rules.roads_home import HOMES, JUNCTIONS, LEAVING, ONWARD, WAY_HOME
from feldherr.games.napoleons_triumph.state import BLOCKS, CAVALRY, State, occupant
from feldherr.kernel.answers import Outcome, Over
from feldherr.kernel.game import Emit


def end(s: State, emit: Emit, winner: int, manner: str) -> NoReturn:
    """NT §2.3 §16.11 §19.35: one side wins, with all its players; NT §19.17: the orders lie open."""
    for order in s.orders:
        emit(OrderOpened(order.round, order.side, order.sender, order.to, order.attack, order.places))
    held = [len(controlled(s, ALLIES, "blue")), *(len(controlled(s, FRANCE, c)) for c in ("green", "red", "black"))]
    emit(Ended(winner, manner, *held))
    seats = max(max(team) for team in s.teams) + 1
    scores = tuple(1.0 if seat in s.teams[winner] else 0.0 for seat in range(seats))
    raise Over(Outcome(tuple(sorted(s.teams[winner])), manner, scores))


def demoralised(s: State, emit: Emit, side: int) -> NoReturn:
    """NT §13.5 §16.1: lost at once, even in the middle of an attack."""
    end(s, emit, 1 - side, "decisive")


def last_evaluation(s: State, emit: Emit) -> NoReturn:
    """NT §16.2 §16.4 §16.7 §16.8 §16.10, ruling r20: regiments are revealed, then the key locales decide."""
    for block in range(BLOCKS):
        if s.face[block] and not s.known[block]:
            s.known[block] = s.face[block]
            emit(Shown(block, s.face[block], True))
    s.bags = ()
    end(s, emit, marginal_winner(s), "marginal")


def marginal_winner(s: State) -> int:
    """NT §16.7 §16.8 §10.5.5: easier for the French as long as they have brought in no reinforcements."""
    blue = bool(controlled(s, ALLIES, "blue"))
    others = [bool(controlled(s, FRANCE, colour)) for colour in ("green", "red", "black")]
    if s.reinforced:
        return FRANCE if not blue and all(others) else ALLIES
    return ALLIES if blue and not any(others) else FRANCE


def controlled(s: State, side: int, colour: str) -> list[int]:
    """NT §16.3: the key locales of a colour that a side controls; one of several colours counts for each."""
    return [locale for locale in KEYS[colour] if controls(s, side, locale)]


def controls(s: State, side: int, locale: int) -> bool:
    """NT §16.4 §16.5, ruling r93: a corps with infantry or artillery in it, and a road home."""
    if occupant(s, locale) != side:
        return False
    for commander in LEADERS[side]:
        if LOCALE_OF[s.post[commander]] == locale and any(s.face[b] >> 2 != CAVALRY for b in s.members[commander]):
            return connected(s, side, locale)
    return False


def connected(s: State, side: int, locale: int) -> bool:
    """NT §16.6 §16.9, ruling r72: over connected roads, past no enemy, to an own main road that leaves the map."""
    troops, holder = s.troops, s.holder
    shortest = WAY_HOME[side][locale]
    if shortest is None:
        return False
    for place in shortest:
        if troops[place] and holder[place] != side:
            break
    else:
        return True
    heads, homes, seen = list(LEAVING[locale]), HOMES[side], [False] * len(JUNCTIONS)
    while heads:
        here = heads.pop()
        place = JUNCTIONS[here]
        if seen[here] or (troops[place] and holder[place] != side):
            continue
        if homes[here]:
            return True
        seen[here] = True
        heads += ONWARD[here]
    return False


def resign(s: State, emit: Emit, side: int) -> NoReturn:
    end(s, emit, 1 - side, "resigned")

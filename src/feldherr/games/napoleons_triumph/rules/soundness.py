"""What must hold in every state the rules can reach."""

from __future__ import annotations

from feldherr.boards.blocks import index_faults
from feldherr.games.napoleons_triumph.board import (
    CAPACITY,
    COMMANDERS,
    FIRST_ROUND,
    FRANCE,
    GONE,
    LOCALE_OF,
    MOST,
    NOBODY,
    SIDES,
    SPACES,
    START,
)
from feldherr.games.napoleons_triumph.state import ARMY, BLOCKS, GUARD, INFANTRY, OWN, SIDE, State, ThisTurn


def faults(s: State) -> list[str]:
    """Sentences; none in a sound state."""
    index = index_faults(s, BLOCKS, "regiment")
    return [*index, *corps_faults(s), *locale_faults(s), *face_faults(s), *memory_faults(s)]


def corps_faults(s: State) -> list[str]:
    """NT §8.1 §8.7 §8.9 §8.10: one position a corps, one to eight regiments, no commander alone."""
    out = []
    for commander in range(COMMANDERS):
        members = s.members[commander]
        if bool(members) == (s.post[commander] == GONE):
            out.append(f"commander {commander} is on the map without regiments, or off it with some")
        if len(members) > MOST:
            out.append(f"the corps of commander {commander} has {len(members)} regiments")
        for block in members:
            if s.corps[block] != commander or s.spot[block] != s.post[commander]:
                out.append(f"regiment {block} is not with commander {commander}")
    for block in range(BLOCKS):
        if s.corps[block] != NOBODY and block not in s.members[s.corps[block]]:
            out.append(f"regiment {block} is not known to its commander")
    return out


def locale_faults(s: State) -> list[str]:
    """NT §4.15 §10.1.4: one side a locale, within its capacity; French start locales may be overfull in set-up."""
    out = []
    setting_up = s.round == FIRST_ROUND[s.scenario] and s.side == 0 and s.turn == ThisTurn()
    standing: dict[int, list[int]] = {}
    for block in range(BLOCKS):
        standing.setdefault(LOCALE_OF[s.spot[block]], []).append(block)
    for locale in SPACES:
        there = standing.get(locale, [])
        if len(there) != s.troops[locale]:
            out.append(f"locale {locale} counts {s.troops[locale]} regiments and holds {len(there)}")
        if len({SIDE[b] for b in there}) > 1:
            out.append(f"locale {locale} is occupied by both sides")
        if there and s.holder[locale] != SIDE[there[0]]:
            out.append(f"locale {locale} is said to be held by {s.holder[locale]}")
        if len(there) > CAPACITY[locale] and not (setting_up and s.holder[locale] == FRANCE and locale in START):
            out.append(f"locale {locale} holds more than its capacity")
    return out


def face_faults(s: State) -> list[str]:
    """NT §1.2 §3.9 §3.10: regiments only ever get weaker; guard becomes line infantry."""
    out = []
    for side in SIDES:
        left = {kind: sum(1 for face in ARMY[side] if face >> 2 == kind) for kind in range(1, 5)}
        for block in OWN[side]:
            if s.face[block]:
                left[s.face[block] >> 2] -= 1
            if bool(s.face[block]) == (s.spot[block] == GONE):
                out.append(f"regiment {block} is destroyed, or off the map, but not both")
        left[INFANTRY] += max(0, left[GUARD])
        if min(left.values()) < 0:
            out.append(f"side {side} has more regiments of a kind than it began with")
        if not 0 <= s.morale[side] <= s.reference[side]:
            out.append(f"side {side} has morale {s.morale[side]} of {s.reference[side]}")
    return out


def memory_faults(s: State) -> list[str]:
    """What is known is true."""
    out = [f"what is known of regiment {b} is not true" for b in range(BLOCKS) if s.known[b] not in (0, s.face[b])]
    for bag in s.bags:
        left = [s.face[b] for b in bag.blocks]
        for face in bag.faces:
            if face not in left:
                out.append(f"the bag {bag.blocks} does not hold {bag.faces}")
                break
            left.remove(face)
        if any(s.known[b] or not s.face[b] for b in bag.blocks):
            out.append(f"the bag {bag.blocks} holds a regiment that is known or gone")
    return out

"""What the enemy's regiments are likely to be: most armies are organised as the rules suggest."""

from __future__ import annotations

import random
from collections import Counter

from feldherr.boards import bags
from feldherr.games.napoleons_triumph import GAME
from feldherr.games.napoleons_triumph.board import ALLIES, FRANCE, LEADERS, Side
from feldherr.games.napoleons_triumph.rules.opening.organisations import PLANS, plan
from feldherr.games.napoleons_triumph.shown.sample import deal, hidden_blocks, resample, riding, secret
from feldherr.games.napoleons_triumph.state import OWN, State, side_of_seat
from feldherr.kernel.answers import Illegal
from feldherr.kernel.position import Position

TRUST = 0.8
"""So often a suggested organisation is supposed, as long as nothing that was seen speaks against it."""
TRIES = 20
"""So often it is dealt like that."""
STRANGE = 1
"""So many regiments may be others than suggested: losses make one weaker."""
Targets = dict[int, Counter[int]]
"""By commander, the faces that his hidden regiments should have."""


def believed(position: Position, viewer: int, rng: random.Random) -> Position:
    """A world that the viewer cannot tell from the true one, mostly one with a suggested organisation."""
    if position.call is None or secret(position) or rng.random() >= TRUST:
        return resample(GAME, position, viewer, rng)
    try:
        return resample(GAME, position, viewer, rng, as_suggested, TRIES)
    except Illegal:  # what was answered speaks against it
        return resample(GAME, position, viewer, rng)


def as_suggested(position: Position, viewer: int, rng: random.Random) -> State:
    world = deal(position, viewer, rng)
    suppose(position, world, viewer, rng)
    return world


def homes(side: Side, sizes: tuple[int, ...]) -> dict[int, int]:
    """By regiment the commander it began with: public numbers go on from corps to corps."""
    found, block = dict[int, int](), OWN[side][0]
    for commander, size in zip(LEADERS[side], sizes):
        for number in range(block, block + size):
            found[number] = commander
        block += size
    return found


def suggested(s: State, side: Side, hidden: frozenset[int], number: int) -> tuple[dict[int, int], Targets, int]:
    """With a suggested organisation: who belongs where, what is still hidden of each corps, what speaks against it."""
    corps = plan(side, number)
    home = homes(side, tuple(map(len, corps)))
    strange = 0
    for block in home:
        if s.corps[block] >= 0:
            strange += s.corps[block] != home[block]
            home[block] = s.corps[block]
    targets: Targets = {commander: Counter(faces) for commander, faces in zip(LEADERS[side], corps)}
    for block, commander in home.items():
        face = s.face[block]
        if block not in hidden and face:
            if targets[commander][face] > 0:
                targets[commander][face] -= 1
            else:
                strange += 1
    return home, targets, strange


def suppose(position: Position, world: State, viewer: int, rng: random.Random) -> None:
    """In place: regiments of the enemy change faces until each corps is what was suggested, as far as that can be."""
    settled: State = position.settled
    theirs: Side = ALLIES if side_of_seat(settled, viewer) == FRANCE else FRANCE
    hidden = hidden_blocks(settled, position.now, theirs)
    plans = [suggested(world, theirs, frozenset(hidden), number) for number in range(len(PLANS[theirs]))]
    least = min(strange for _, _, strange in plans)
    if not hidden or least > STRANGE + sum(1 for b in OWN[theirs] if b not in hidden) // 4:
        return
    home, targets, _ = rng.choice([one for one in plans if one[2] == least])
    kept = settled.bags
    for block in OWN[theirs]:
        if block not in hidden and settled.face[block] and not settled.known[block]:
            kept = bags.seen(kept, block, settled.face[block])
    known = [bag for bag in kept if bag.blocks[0] in OWN[theirs]]
    riders = frozenset(riding(position, theirs).party)
    free = [block for block in hidden if block not in riders]
    rng.shuffle(free)
    face = world.face
    wanted = {commander: Counter(faces) for commander, faces in targets.items()}
    wrong = []
    for block in [*(b for b in hidden if b in riders), *free]:
        if wanted[home[block]][face[block]] > 0:
            wanted[home[block]][face[block]] -= 1
        elif block not in riders:
            wrong.append(block)
    for block in wrong[:]:
        if block not in wrong:
            continue
        need = wanted[home[block]]
        for other in wrong:
            if other != block and home[other] != home[block] and need[face[other]] > 0:
                face[block], face[other] = face[other], face[block]
                if all(not bags.without(bag.faces, [face[b] for b in bag.blocks if b in hidden]) for bag in known):
                    need[face[block]] -= 1
                    wrong.remove(block)
                    if wanted[home[other]][face[other]] > 0:
                        wanted[home[other]][face[other]] -= 1
                        wrong.remove(other)
                    break
                face[block], face[other] = face[other], face[block]

"""Crowded worlds at random, in the game's notation: three players close together, two of them allied."""

from __future__ import annotations

import random
from collections.abc import Iterator

from feldherr.boards.hexes import CENTRE, Axial, distance, hexagon
from feldherr.games.viktory_ii import GAME
from feldherr.games.viktory_ii.board import COLOURS, TERRAINS, TILES
from feldherr.games.viktory_ii.rules.settlements.support import supported
from feldherr.games.viktory_ii.state import KINDS, TOWNS
from feldherr.kernel import chance
from feldherr.kernel.answers import CHANCE
from feldherr.kernel.position import Position, answer, resume

PLAYERS, LAND = COLOURS[:3], tuple(hexagon(4))
WATER = len(TERRAINS) - 1


def crowded(seed: int) -> Position:
    """A position of the ruler's turn, or of his vassal's, with no tile face down or a few."""
    rng = random.Random(seed)
    while True:
        state, call = GAME.read("\n".join(lines(rng)))
        if GAME.faults(state) == []:
            return resume(GAME, state, call)[0]


def lines(rng: random.Random) -> Iterator[str]:
    mover, more = rng.choice(("red", "red", "yellow")), rng.choice(("", "less-luck", "balanced-land"))
    yield from ("players 3 first red", f"rules vassals {more}", f"round 3 {mover} acting", "vassal yellow of red")
    bag = [terrain for terrain, count in enumerate(TILES, 1) for _ in range(count)]
    ground = dict(zip(LAND, rng.sample(bag, len(LAND))))
    towns: dict[Axial, tuple[int, str]] = {}
    for at in rng.sample(LAND, len(LAND)):
        if ground[at] != WATER and len(towns) < 14 and all(distance(at, other) > 1 for other in towns):
            towns[at] = rng.choice((1, 2, 2)), PLAYERS[len(towns) % 3]
    dark = {at for at in rng.sample(LAND, rng.choice((0, 0, 3))) if at not in towns}
    for at in LAND:
        if at not in dark:
            settled = [TOWNS[towns[at][0]], towns[at][1]] if at in towns else []
            yield " ".join([name(at), TERRAINS[ground[at]], *settled])
    for colour in PLAYERS:
        yield f"capital {colour} {name(next(at for at, (_, lord) in towns.items() if lord == colour))}"
    holder = {at: lord for at, (_, lord) in towns.items()}
    number = 0
    for at, (town, colour) in towns.items():
        for kind in supported(ground[at], town):
            fit = [
                h for h in LAND
                if distance(h, CENTRE) < 4 and (ground[h] == WATER) == (KINDS[kind] == "frigate")
                and holder.get(h, colour) == colour and all(distance(h, tile) > 1 for tile in dark)
            ]  # fmt: skip
            if fit and rng.random() < 0.8:
                to = rng.choice(fit)
                holder[to] = colour
                yield f"units {name(to)} {colour}: {number}={KINDS[kind]}"
                number += 1


def name(at: Axial) -> str:
    return f"{at[0]},{at[1]}"


def played(seed: int, steps: int) -> Iterator[Position]:
    """A crowded world and what becomes of it; units like to go where others are."""
    position, rng = crowded(seed), random.Random(seed)
    for _ in range(steps):
        if not position.questions:
            return
        yield position
        question = position.questions[0]
        if question.actor == CHANCE:
            choice = chance.take(question, chance.from_random(rng))
        else:
            options, s = question.options(), position.now
            into = [getattr(option, "hex", getattr(option, "to", None)) for option in options]
            weights = [6 if h is not None and s.held[h] not in (-1, question.actor) else 1 for h in into]
            choice = rng.choices(options, weights)[0]
        position, _ = answer(GAME, position, question.actor, choice)

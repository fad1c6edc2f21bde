"""Crowded corners of the map, drawn at random: positions in which roads, attacks and their limits meet."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

from feldherr.games.napoleons_triumph import GAME
from feldherr.games.napoleons_triumph.actions import Charge, Cross, Ride, Threaten
from feldherr.games.napoleons_triumph.board import (
    CAPACITY,
    DISTANCE,
    ENTRIES,
    FRANCE,
    FRONTS,
    LEADERS,
    LOCALES,
    REINFORCEMENTS,
    SANTON,
    SIDES,
    SPACES,
    Side,
)
from feldherr.games.napoleons_triumph.notation import SLUGS, place_name
from feldherr.games.napoleons_triumph.state import OWN
from feldherr.kernel import chance
from feldherr.kernel.answers import CHANCE
from feldherr.kernel.position import Position, answer, resume

FACES = ("infantry-2", "infantry-1", "artillery-1", "cavalry-2", "cavalry-3", "cavalry-2")
ELITE = ("infantry-2", "infantry-3", "guard-3", "artillery-1", "artillery-1", "cavalry-3")
RIDERS = ("cavalry-1", "cavalry-2", "cavalry-3", "cavalry-2", "infantry-1")
GUNS = ("artillery-1", "artillery-1", "infantry-1", "infantry-2", "cavalry-1")


class Crowd:
    """One position: corps and detached regiments of both sides within a few locales of each other.

    `elite`: with guard and a French battery, mostly near the Santon, which is an option; `faces`: others than usual.
    """

    def __init__(self, rng: random.Random, elite: bool = False, faces: tuple[str, ...] = ()) -> None:
        self.rng, self.faces = rng, faces or (ELITE if elite else FACES)
        centre = rng.choice((rng.choice(sorted(SPACES)), rng.choice(ENTRIES).locale))
        if elite and rng.random() < 0.7:
            centre = SANTON
        near = sorted(SPACES, key=lambda n: (DISTANCE[centre][n], n))[: rng.randrange(8, 24)]
        self.held = {locale: rng.choice((*SIDES, None)) for locale in near}
        self.left = {locale: CAPACITY[locale] for locale in near}
        self.numbers = {side: rng.sample(OWN[side], len(OWN[side])) for side in SIDES}
        self.lines = [f"turn {rng.choice((11, 12, 12, 13, 15))} {rng.choice(('allies', 'france'))}", "morale 20 20"]
        for side in SIDES:
            for commander in LEADERS[side]:
                if rng.random() < 0.6:
                    self.stand(side, SLUGS[commander] + " ", rng.randrange(1, 5), commander in REINFORCEMENTS)
            for _ in range(rng.randrange(6)):
                self.stand(side, "", 1, False)
        if elite:
            self.lines.append("santon")
            self.mount()

    def mount(self) -> None:
        """The first French gun on the Santon or at an approach is the battery."""
        for number, line in enumerate(self.lines):
            place, _, words = line.partition(": ")
            if ">" in place or place.split()[-1:] == [str(SANTON)]:
                found = re.search(r"\b(\d+)=artillery-1(?!\.)", words)
                if found and int(found[1]) in OWN[FRANCE]:
                    self.lines[number] = line.replace(found[0], f"{found[0]}.known.battery")
                    return

    def stand(self, side: Side, leader: str, size: int, waits: bool) -> None:
        """So many regiments somewhere, if there is room; reinforcements perhaps off the map."""
        spots = [n for n in self.held if self.held[n] == side and self.left[n] >= size]
        waiting = waits and self.rng.random() < 0.7
        if not (spots or waiting) or len(self.numbers[side]) < size:
            return
        place = "waiting"
        if not waiting:
            locale = self.rng.choice(spots)
            self.left[locale] -= size
            spot = self.rng.choice([locale, locale, *(LOCALES + front for front in FRONTS[locale])])
            place = place_name(spot)
        blocks = [f"{self.numbers[side].pop()}={self.rng.choice(self.faces)}" for _ in range(size)]
        moved = ["" if waiting or self.rng.random() < 0.9 else ".moved" for _ in blocks]
        self.lines.append(f"{leader}{place}: {' '.join(map(''.join, zip(blocks, moved)))}")

    def position(self) -> Position | None:
        """None if it is no sound one."""
        state, call = GAME.read("\n".join(self.lines))
        return None if GAME.faults(state) else resume(GAME, state, call)[0]


def crowds(
    seed: int, count: int, elite: bool = False, faces: tuple[str, ...] = ()
) -> Iterator[tuple[Crowd, Position]]:
    """So many sound positions."""
    rng = random.Random(seed)
    while count:
        crowd = Crowd(rng, elite, faces)
        if (position := crowd.position()) is not None:
            count -= 1
            yield crowd, position


def walk(position: Position, rng: random.Random, steps: int) -> Iterator[Position]:
    """On at random, with a liking for roads and attacks: each position in which a player is asked."""
    for _ in range(steps):
        if position.outcome:
            return
        question = position.questions[0]
        if question.actor == CHANCE:
            choice = chance.take(question, chance.from_random(rng))
        else:
            yield position
            options = question.options()
            bold = [o for o in options if isinstance(o, Threaten | Ride | Cross | Charge)]
            choice = rng.choice(bold if bold and rng.random() < 0.5 else options)
        position, _ = answer(GAME, position, question.actor, choice)


def renumbered(crowd: Crowd) -> str:
    """The same position, with other numbers for the regiments of each side."""
    names: dict[int, int] = {}
    for side in SIDES:
        names |= dict(zip(OWN[side], crowd.rng.sample(OWN[side], len(OWN[side]))))
    lines = crowd.lines[:2]
    for line in crowd.lines[2:]:
        place, words = line.split(": ")
        blocks = [word.split("=") for word in words.split()]
        lines.append(f"{place}: {' '.join(f'{names[int(number)]}={rest}' for number, rest in blocks)}")
    return "\n".join(lines)

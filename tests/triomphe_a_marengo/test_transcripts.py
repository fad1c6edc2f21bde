"""Games kept as they were played: whatever is offered, refused or done in them otherwise is noticed."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from feldherr.games.triomphe_a_marengo import GAME
from feldherr.games.triomphe_a_marengo.actions import Act, Announce, Assault, Attack, EndActions, Execute
from feldherr.games.triomphe_a_marengo.board import (
    APPROACH,
    CAPACITY,
    FORCES,
    FRONTS,
    FULL,
    NEIGHBOURS,
    NEW_DISCS,
    SIDE_NAMES,
    Spot,
)
from feldherr.games.triomphe_a_marengo.notation import spot_name
from feldherr.games.triomphe_a_marengo.rules.choices.orders import what_to_do
from feldherr.games.triomphe_a_marengo.rules.opening.setup import AUSTRIAN_FACES, REINFORCEMENT_FACES, START_FACES
from feldherr.games.triomphe_a_marengo.state import ARTILLERY, KIND_OF, face_name
from feldherr.kernel.question import Question
from tests.transcript import Play, check

FOLDER = Path(__file__).parent / "transcripts"
FIGHT = (Announce, Assault, Attack, Execute)
CENTRES = (44, 36, 63, 27, 52, 16, 71, 8, 48, 33)


def plays() -> dict[str, Play]:
    """From the beginning; and from positions in which both armies are close together."""
    begun = {f"new-{seed}": Play(seed, {"mixing": seed != 3}) for seed in (1, 2, 3)}
    rounds = (5, 6, 7, 8, 9, 10, 11, 12, 13, 14)
    crowds = {
        f"near-{centre}-{SIDE_NAMES[place % 2]}": Play(50 + place, position=tuple(crowd(place, centre, rounds[place])))
        for place, centre in enumerate(CENTRES)
    }
    return begun | crowds


def crowd(number: int, centre: int, round_: int) -> list[str]:
    """Areas around a centre, held by one side or the other, in reserve and in approaches; discs, guns, disorder."""
    rng = random.Random(number)
    side = number % 2
    around = [centre]
    while len(around) < 14:
        around += [area for near in around for area in NEIGHBOURS[near] if area not in around][:2]
    faces = [[*AUSTRIAN_FACES], [*START_FACES, *REINFORCEMENT_FACES]]
    left = [rng.sample(list(enumerate(some, first)), len(some)) for first, some in zip((0, 20), faces)]
    lines = [f"turn {round_} {SIDE_NAMES[side]} actions", f"commands {rng.choice((2, 3, 3))}"]
    lines += ["mixing by hand"] if number % 3 == 2 else []
    held = {area: rng.choice((0, 1)) for area in around}
    discs = [0, 0]
    for area, holder in held.items():
        places: dict[str, list[str]] = {}
        disorder = holder == 1 and rng.random() < 0.25
        for _ in range(rng.randrange(min(CAPACITY[area], 4) + 1)):
            if not left[holder]:
                break
            piece, face = left[holder].pop()
            free = [front for front in FRONTS[area] if len(places.get(spot_name(APPROACH[front]), ())) < FULL[front]]
            into = bool(free) and rng.random() < 0.45
            place = spot_name(APPROACH[rng.choice(free)]) if into else spot_name(area)
            gun = into and KIND_OF[face] == ARTILLERY and rng.random() < 0.6
            marks = ".open.announced.fired.known" if gun else ".known" if rng.random() < 0.3 else ""
            weak = face - 1 if face % 4 > 1 and rng.random() < 0.4 else face
            places.setdefault(place, []).append(f"{piece}={face_name(weak)}{'.unready' if disorder else ''}{marks}")
        lines += [f"{place}: {' '.join(words)}" for place, words in places.items()]
        if places and rng.random() < 0.4:
            count = rng.choice((1, 1, 2))
            discs[holder] += count
            lines.append(f"discs {SIDE_NAMES[holder]} {area} {count}")
        if not places:
            lines.append(f"passed {SIDE_NAMES[holder]} {area}")
    boxes = [f"{piece}={face_name(face)}" for piece, face in left[1]][:3]
    lines += [f"box {1 + number % 3}: {' '.join(boxes)}"] if boxes else []
    pools = []
    for one, name in enumerate(SIDE_NAMES):
        came = FORCES.pool[name] + sum(new[one] for new in NEW_DISCS[: round_ if side >= one else round_ - 1])
        pools.append(max(0, rng.randint(came - came // 3, came) - discs[one]))
    return [*lines[:2], f"pool {pools[0]} {pools[1]}", *lines[2:]]


def choose(question: Question, rng: random.Random) -> Any:
    """At random, every manner of acting equally often, and mostly to fight; a turn is seldom ended early."""
    options = question.options()
    if rng.random() < 0.85:
        options = [option for option in options if not isinstance(option, EndActions)] or options
    if rng.random() < 0.7:
        options = [option for option in options if fights(question, option)] or options
    acts = {type(option): [one for one in options if type(one) is type(option)] for option in options}
    return rng.choice(rng.choice([*acts.values()]) if rng.random() < 0.6 else options)


def fights(question: Question, option: Any) -> bool:
    """Whether it is an order to fight, or leads to one."""
    if isinstance(option, Act):
        return any(isinstance(order, FIGHT) for order in what_to_do(question.s, question.actor, Spot(option.spot)))
    return isinstance(option, FIGHT)


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.txt")), ids=lambda path: path.stem)
def test_a_kept_game_is_played_as_before(path: Path) -> None:
    """TM §5.2 §6.1: questions, refusals and what happens, decision by decision."""
    check(GAME, path)


def test_all_games_are_kept() -> None:
    """TM §4.7: from the set-up on, and from the middle of the battle."""
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(plays())

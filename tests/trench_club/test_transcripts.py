"""Games kept as they were played: whatever is offered, refused or done in them otherwise is noticed."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from feldherr.bots.trench_club.greedy import BOT
from feldherr.games.trench_club import GAME
from feldherr.games.trench_club.board import (
    BRIDGE,
    FORT,
    MEADOW,
    ROAD,
    TERRAINS,
    TRENCH,
    TRENCH_ROAD,
    WATER,
    WOODS,
    frame,
)
from feldherr.games.trench_club.rules.units import (
    FOOT,
    FORCES,
    GUN_TURRET,
    KINDS,
    NATIONS,
    RIDES,
    SHIP,
    SPECIALS,
    TRUCK,
)
from feldherr.games.trench_club.state import State, frame_of
from feldherr.kernel.question import Question
from tests.transcript import Play, check

FOLDER = Path(__file__).parent / "transcripts"
GROUNDS = (MEADOW,) * 6 + (WOODS, WOODS, ROAD, ROAD, BRIDGE, WATER, WATER, TRENCH, TRENCH, TRENCH_ROAD)
WHO = {"two": "germany france", "four": "germany great-britain austria-hungary france",
       "solo": "france germany", "coop": "france great-britain germany"}  # fmt: skip


def plays() -> dict[str, Play]:
    """From the beginning, in every mode; and from positions with everything at once, close together."""
    begun: dict[str, dict[str, Any]] = {
        "two": {},
        "two-cards": {"map": "isonzo", "half": "7-12", "central": "austria-hungary", "entente": "great-britain",
                      "cards": "choose", "unit_limit": True, "trenches": True},
        "four": {"mode": "four", "trenches": True, "short_game": True},
        "four-simple": {"mode": "four", "map": "isonzo", "simple_setup": True, "cards": "all"},
        "solo": {"mode": "solo", "difficulty": "overkill", "human": "central-powers", "unit_limit": True},
        "coop": {"mode": "coop", "difficulty": "hard", "trenches": True, "half": "7-12"},
        "coop-short": {"mode": "coop", "difficulty": "easy", "short_game": True, "beginner": True, "cards": "all"},
    }  # fmt: skip
    found = {name: Play(seed, options) for seed, (name, options) in enumerate(begun.items(), 11)}
    crowds = [
        ("two", "special_units", "all"), ("two", "special_units trenches unit_limit", "all"),
        ("four", "special_units trenches", "all"), ("four", "special_units short_game", "all"),
        ("solo", "special_units unit_limit", "all"), ("solo", "trenches short_game", "all"),
        ("coop", "special_units trenches", "all"), ("coop", "special_units unit_limit beginner", "all"),
        ("two", "trenches", "trucks"), ("coop", "special_units", "trucks"),
        ("two", "special_units trenches", "special"), ("two", "special_units", "special"),
        ("two", "special_units", "shop"), ("four", "special_units unit_limit trenches", "shop"),
        ("two", "special_units trenches", "corner"), ("solo", "special_units", "corner"),
        ("coop", "special_units trenches", "corner"), ("four", "special_units unit_limit", "corner"),
    ]  # fmt: skip
    for seed, (mode, rules, theme) in enumerate(crowds, 31):
        found[f"{theme}-{mode}-{seed}"] = Play(seed, position=tuple(crowd(seed, mode, rules, theme)))
    return found


def force(power: int, theme: str, rules: str, specials: list[int]) -> list[int]:
    """The types that take part: all of a nation and two special ones, those that ride, or mostly special ones."""
    own = [kind for kind in FORCES[power] if kind != TRUCK]
    if theme == "trucks":
        return [TRUCK] * 3 + [kind for kind in own if RIDES[kind]] * 2
    if theme == "special":
        return [*own[:2], *(specials.pop() for _ in range(4))]
    extra = [specials.pop() for _ in range(2) if "special_units" in rules]
    return [*own, TRUCK, *extra] if theme in ("all", "corner") else [*own[::2], TRUCK]


def crowd(seed: int, mode: str, rules: str, theme: str) -> list[str]:
    """Units close together on mixed ground around a fort, or where hexes and forts begin to count; some are hurt."""
    rng, radius = random.Random(seed), {"all": 8 if mode == "four" else 6, "shop": 7, "corner": 11}.get(theme, 5)
    part, powers = "whole" if mode == "four" else "1-6", WHO[mode].split()
    here = frame("lorraine", part)
    lines = [f"rules {mode} lorraine {part} {rules}", f"powers {WHO[mode]}"]
    houses = [power for power in powers if not (mode == "coop" and power == powers[1])]
    lines.append(f"round {rng.choice((3, 5))} now {houses[0]} phase {'money' if theme == 'shop' else 'move'}")
    far = here.apart[0 if theme == "corner" else here.bodies[2]]
    first, *others = sorted(range(here.forts), key=lambda fort: far[here.bodies[fort]])[:3]
    near = [hex_ for hex_ in range(here.size) if here.ground[hex_] != FORT and far[hex_] < radius]
    ground = {hex_: rng.choice(GROUNDS) for hex_ in near}
    lines += ["ground {}.{} {}".format(*here.coordinates(hex_), TERRAINS[what]) for hex_, what in ground.items()
              if what != here.ground[hex_]]  # fmt: skip
    forts = {fort: rng.choice(houses) for fort in ((0, first, *others) if theme == "corner" else (1, 2, 3))}
    forts |= {fort + 4: house for fort, house in enumerate(houses if theme == "shop" else ())}
    lines += [f"fort {fort} {house}" for fort, house in forts.items()]
    lines += [f"coins {house} {rng.randrange(2, 16) + 15 * (theme == 'shop')}" for house in houses]
    free, number, specials = rng.sample(near, len(near)), 0, rng.sample(SPECIALS, len(SPECIALS))
    if theme == "corner":
        free.sort(key=lambda hex_: hex_ > 2)
    for place, power in enumerate(powers):
        for kind in force(NATIONS.index(power), theme, rules, specials):
            if kind == TRUCK and power == "germany" and mode in ("solo", "coop"):
                continue
            inside = [fort for fort, house in forts.items() if house == power]
            into = inside and not SHIP[kind] and (kind == GUN_TURRET or rng.random() < 0.2 + 0.3 * (theme == "shop"))
            marks = f"damage {rng.randrange(6)} experience {rng.randrange(7)}"
            if into:
                lines.append(f"unit {number} {power} {KINDS[kind]} in {rng.choice(inside)} {marks} stayed")
            elif kind == GUN_TURRET:
                continue
            else:
                hex_ = next(h for h in free if fits(kind, ground[h], "trenches" in rules, place == 1))
                free.remove(hex_)
                column, row = here.coordinates(hex_)
                lines.append(f"unit {number} {power} {KINDS[kind]} at {column}.{row} {marks}")
            number += 1
    lines += ["mine {}.{} {}".format(*here.coordinates(free.pop()), rng.choice(powers)) for _ in range(3)]
    return lines


def fits(kind: int, terrain: int, trenches: bool, holds: bool) -> bool:
    """Where a unit may stand; foot soldiers of one side only are in the trenches."""
    if SHIP[kind]:
        return terrain in (WATER, BRIDGE)
    if trenches and terrain in (TRENCH, TRENCH_ROAD):
        return holds and FOOT[kind]
    return terrain != WATER or FOOT[kind]


def places(s: State) -> dict[str, int]:
    """By name: its hex, or the body of the fort."""
    here = frame_of(s)
    return {name: hex_ for hex_, name in enumerate(here.names)} | dict(zip(here.fort_names, here.bodies))


def choose(question: Question, rng: random.Random) -> Any:
    """At random, as somebody would who wants to win, or what is done seldom: every manner of acting equally often."""
    lot, options = rng.random(), question.options()
    if lot < 0.3:
        return BOT.answer(question, rng)
    acts = {type(option): [one for one in options if type(one) is type(option)] for option in options}
    acting = [some for kind, some in acts.items() if kind.__struct_fields__]
    return rng.choice(rng.choice(acting) if acting and lot < 0.7 else options)


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.txt")), ids=lambda path: path.stem)
def test_a_kept_game_is_played_as_before(path: Path) -> None:
    """TC §3.2 §15.13: questions, refusals and what happens, decision by decision."""
    check(GAME, path, places)


def test_all_games_are_kept() -> None:
    """TC §1.2 §15.1 §16.1: every mode, from the beginning and from the middle."""
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(plays())

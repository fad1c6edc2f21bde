"""Learn what the numbers of a game are worth: games played, kept and weighed (logistic regression).

What a game brings for it lies with its opponents, in `learned/games.py`: the names of what is counted, one game, and
how strongly weights are held back (`SHRINK`) if otherwise than here.
"""

from __future__ import annotations

import multiprocessing
import random
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from feldherr.bots.learned import Seen, Value
from feldherr.bots.search.bot import module_of

Numbers = NDArray[np.float64]
UNSEEN = 5
"""One game in so many is not learned from, but measured on."""
BINS = 10
SHRINK = 1e-3
"""How strongly weights are held back, in units of how much a number varies."""
STEPS = 25
"""Of Newton's method; it stands still long before."""
CERTAIN = 1e-4


class Told(msgspec.Struct, frozen=True, array_like=True):
    """A game that was played: its number, what was seen of it, what each side has scored."""

    number: int
    scores: list[float]
    seen: list[Seen]


def teacher(game_name: str) -> Any:
    """Where a game says what can be learned about it."""
    place = module_of(game_name, "learned.games")
    if place is None:
        raise LookupError(f"{game_name} says nothing of what could be learned about it")
    return import_module(place)


def played(game_name: str, seed: int, number: int) -> Told:
    """The game of this number: the same whenever it is played."""
    seen, scores = teacher(game_name).game(random.Random(f"{seed} learn {number}"))
    return Told(number, scores, seen)


def kept(place: Path) -> dict[int, Told]:
    """The games that were played before; a last line that was cut off is left out."""
    found = dict[int, Told]()
    for line in place.read_bytes().splitlines() if place.exists() else ():
        try:
            told = msgspec.json.decode(line, type=Told)
        except msgspec.DecodeError:
            continue
        found[told.number] = told
    return found


def gather(game_name: str, count: int, seed: int, place: Path, jobs: int = 1) -> Iterator[Told]:
    """Play what is missing, and keep each game at once: who stops goes on where he was."""
    known = kept(place)
    if place.exists() and not place.read_bytes().endswith(b"\n"):
        place.write_bytes(b"".join(msgspec.json.encode(told) + b"\n" for told in known.values()))
    missing = [number for number in range(count) if number not in known]
    with place.open("ab") as file:
        for told in all_played(game_name, seed, missing, jobs):
            file.write(msgspec.json.encode(told) + b"\n")
            file.flush()
            yield told


def all_played(game_name: str, seed: int, numbers: list[int], jobs: int) -> Iterator[Told]:
    """On so many cores; each is handed out as soon as it is over."""
    if jobs <= 1:
        yield from (played(game_name, seed, number) for number in numbers)
        return
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        for future in as_completed([pool.submit(played, game_name, seed, number) for number in numbers]):
            yield future.result()


class Table(NamedTuple):
    """Positions as rows: what is counted of who moves, then of the other; who won; what was thought before."""

    rows: Numbers
    won: Numbers
    former: Numbers


def table(games: Iterable[Told]) -> Table:
    lines = [(*one.own, *one.others, told.scores[one.mover], one.former) for told in games for one in told.seen]
    found = np.array(lines, dtype=np.float64)
    return Table(found[:, :-2], found[:, -2], found[:, -1])


def log_loss(said: Numbers, won: Numbers) -> float:
    """How surprised who said that was, a position."""
    bounded = np.clip(said, CERTAIN, 1 - CERTAIN)
    return float(-(won * np.log(bounded) + (1 - won) * np.log(1 - bounded)).mean())


def weights(rows: Numbers, won: Numbers, shrink: float = SHRINK) -> Numbers:
    """Logistic regression by Newton's method; the last weight stands alone."""
    middle, spread = rows.mean(0), rows.std(0)
    able = spread > 0
    scaled = np.hstack([(rows[:, able] - middle[able]) / spread[able], np.ones((len(rows), 1))])
    held = shrink * np.eye(scaled.shape[1])
    held[-1, -1] = 0.0
    found = np.zeros(scaled.shape[1])
    for _ in range(STEPS):
        said = chances(scaled @ found)
        slope = scaled.T @ (said - won) / len(won) + held @ found
        curve = (scaled * (said * (1 - said))[:, None]).T @ scaled / len(won) + held
        found -= np.linalg.solve(curve, slope)
    out = np.zeros(rows.shape[1] + 1)
    out[:-1][able] = found[:-1] / spread[able]
    out[-1] = found[-1] - float((out[:-1] * middle).sum())
    return out


def chances(odds: Numbers) -> Numbers:
    return np.asarray(1 / (1 + np.exp(-np.clip(odds, -30, 30))))


class Report(NamedTuple):
    """What was learned from how much, and how good it is on games that were not learned from."""

    value: Value
    games: int
    positions: int
    unseen: int
    base: float
    former: float
    learned: float
    """The log-loss of who always says the same, of the estimate before, and of what was learned."""
    bins: list[tuple[int, float, float]]
    """By tenths of the chance that was said: how many positions, the chance on average, how many were won."""


def learn(counted: tuple[str, ...], games: Iterable[Told], note: str = "", shrink: float = SHRINK) -> Report:
    """Weigh what is counted; measure it on every fifth game."""
    every = sorted(games, key=lambda told: told.number)
    taught = table([told for told in every if told.number % UNSEEN])
    fresh = table([told for told in every if not told.number % UNSEEN])
    found = weights(taught.rows, taught.won, shrink)
    said = chances(fresh.rows @ found[:-1] + found[-1])
    many = len(counted)

    def named(row: Numbers) -> dict[str, float]:
        return {name: round(float(one), 4) for name, one in zip(counted, row, strict=True) if one}

    other = found[many:-1]
    value = Value(round(float(found[-1]), 4), named(found[:many]), named(other) if len(other) else {}, note)
    base = np.full(len(fresh.won), taught.won.mean())
    return Report(
        value, len(every), len(taught.won) + len(fresh.won), len(fresh.won), log_loss(base, fresh.won),
        log_loss(fresh.former, fresh.won), log_loss(said, fresh.won), bins(said, fresh.won),
    )  # fmt: skip


class Checked(NamedTuple):
    """How good a value is that is in use, on games none of which it was learned from."""

    note: str
    games: int
    positions: int
    base: float
    former: float
    learned: float
    """The log-loss of who always says the same, of the estimate before, and of the value."""
    bins: list[tuple[int, float, float]]


def check(value: Value, counted: tuple[str, ...], games: Iterable[Told]) -> Checked:
    """Measure it on all of these games."""
    every = list(games)
    fresh = table(every)
    mine, theirs = ([row.get(name, 0.0) for name in counted] for row in (value.mover, value.other))
    weighed = np.array([*mine, *theirs][: fresh.rows.shape[1]])
    said = chances(fresh.rows @ weighed + value.even)
    base = np.full(len(fresh.won), fresh.won.mean())
    return Checked(
        value.note, len(every), len(fresh.won), log_loss(base, fresh.won), log_loss(fresh.former, fresh.won),
        log_loss(said, fresh.won), bins(said, fresh.won),
    )  # fmt: skip


def bins(said: Numbers, won: Numbers) -> list[tuple[int, float, float]]:
    """Whether what was said comes true: by tenths."""
    out = []
    for number in range(BINS):
        there = np.minimum((said * BINS).astype(int), BINS - 1) == number
        many = int(there.sum())
        out.append((many, float(said[there].mean()) if many else 0.0, float(won[there].mean()) if many else 0.0))
    return out

"""Many contests on several cores: who wins how often, within which bounds, and how long it takes him to decide."""

from __future__ import annotations

import math
import multiprocessing
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait

import msgspec

from feldherr import games
from feldherr.sim.matches import contest
from feldherr.sim.matches.contest import Contest, Played

LIKELY = 1.959963984540054
"""So many standard deviations hold 95 % of a normal distribution."""


class Score(msgspec.Struct, frozen=True):
    """What one opponent came to. `low` and `high` bound his true rate with a confidence of 95 %."""

    bot: str
    games: int
    points: float
    rate: float
    low: float
    high: float
    fair: float
    """The rate if all played alike: the share of the sides he plays."""
    decisions: int
    seconds_per_decision: float


Told = Callable[[Played], None]


def wilson(points: float, games: int) -> tuple[float, float]:
    """The interval of Wilson: sound also near 0 and 1 and in few games. A draw counts as a part of a win."""
    if not games:
        return 0.0, 1.0
    rate, square = points / games, LIKELY**2
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = LIKELY / (1 + square / games) * math.sqrt(rate * (1 - rate) / games + square / (4 * games**2))
    return max(0.0, middle - half), min(1.0, middle + half)


def series(
    name: str, bots: Sequence[str], count: int, seed: int = 0, options: dict[str, object] | None = None
) -> list[Contest]:
    """The contests of a match."""
    return [Contest(name, tuple(bots), seed, number, options or {}) for number in range(count)]


def play_all(contests: Iterable[Contest], jobs: int = 1, told: Told | None = None) -> Iterator[tuple[Contest, Played]]:
    """Play them on so many cores; each is handed out as soon as it is over, in no certain order."""
    if jobs <= 1:
        for one in contests:
            played = contest.play(games.game(one.game), one)
            if told:
                told(played)
            yield one, played
        return
    packages = {one: games.package(one) for one in games.names()}
    # Fresh processes: what the caller has running (threads, a loop) must not be copied into them.
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), learn, (packages,)) as pool:
        rest, running = iter(contests), dict[Future[Played], Contest]()
        while True:
            while len(running) < 2 * jobs and (following := next(rest, None)):
                running[pool.submit(work, following)] = following
            if not running:
                return
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                played = future.result()
                if told:
                    told(played)
                yield running.pop(future), played


def match(
    name: str,
    bots: Sequence[str],
    count: int,
    seed: int = 0,
    jobs: int = 1,
    options: dict[str, object] | None = None,
    told: Told | None = None,
) -> tuple[list[Score], list[Played]]:
    """A match: the scores in the order of the bots, and every game by its number."""
    found = [played for _, played in play_all(series(name, bots, count, seed, options), jobs, told)]
    found.sort(key=lambda played: played.number)
    return scores(bots, found), found


def scores(bots: Sequence[str], found: Sequence[Played]) -> list[Score]:
    out = []
    for who, bot in enumerate(bots):
        points = sum(played.points[who] for played in found)
        decisions = sum(played.decisions[who] for played in found)
        seconds = sum(played.seconds[who] for played in found)
        low, high = wilson(points, len(found))
        fair = sum(played.lineup.count(who) / len(played.lineup) for played in found) / max(1, len(found))
        rate = points / len(found) if found else 0.0
        each = seconds / decisions if decisions else 0.0
        out.append(Score(bot, len(found), points, rate, low, high, fair, decisions, each))
    return out


# in a process of its own ----------------------------------------------------------------------------------------------
def learn(packages: dict[str, str]) -> None:
    """The game may be one that only the caller has registered."""
    for name, package in packages.items():
        if name not in games.names():
            games.register(name, package)


def work(one: Contest) -> Played:
    return contest.play(games.game(one.game), one)

"""How strong the levels are: matches that must come out as promised, kept in a file that a later run goes on with.

The levels are scaled down alike, so that a game of a match takes at most a minute on one core.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from feldherr import games
from feldherr.bots.measured import Match
from feldherr.bots.search.levels import LEVELS, iterations, share
from feldherr.sim.matches.contest import Contest, Played, sides_of
from feldherr.sim.matches.match import Score, play_all, scores

SCALED = {
    "triomphe-a-marengo": 24, "napoleons-triumph": 24, "viktory-ii": 6, "trench-club": 6, "napoleon-in-europe": 6,
}  # fmt: skip
"""By game: the iterations of the middle level in these matches."""


class Promise(NamedTuple):
    """A match: the first of the two must win at least at this rate, with a confidence of 95 %."""

    name: str
    bots: tuple[str, str]
    bound: float


class Entry(msgspec.Struct, frozen=True):
    """A game that was played, as it stands in the file."""

    game: str
    bots: tuple[str, ...]
    seed: int
    played: Played


def scaled(level: str, game_name: str) -> str:
    return f"search:{max(1, round(share(level, game_name) * SCALED[game_name]))}"


def promises(game_name: str) -> list[Promise]:
    """With more than two sides: the first place at least twice as often as fair, and more often than fair."""
    game = games.game(game_name)
    fair = 1 / len(sides_of(game, game.options_type()))
    captain, marshal = scaled("captain", game_name), scaled("marshal", game_name)
    two = fair == 0.5
    return [
        Promise("captain against random", (captain, "random"), 0.94 if two else 2 * fair),
        Promise("captain against greedy", (captain, "greedy"), 0.65 if two else 2 * fair),
        Promise("marshal against captain", (marshal, captain), fair),
        Promise("captain against recruit", (captain, scaled("recruit", game_name)), fair),
    ]


def read(place: Path) -> list[Entry]:
    """What was played already; a last line that was cut off is played again."""
    if not place.exists():
        return []
    found = []
    for line in place.read_bytes().splitlines():
        try:
            found.append(msgspec.json.decode(line, type=Entry))
        except msgspec.MsgspecError:
            continue
    return found


def missing(names: Sequence[str], count: int, seed: int, entries: Sequence[Entry], only: str = "") -> list[Contest]:
    """The games that are still to be played, a round of every match in turn: so all have some evidence early.

    `only`: of the matches those in whose name it occurs.
    """
    done = {(one.game, one.bots, one.seed, one.played.number) for one in entries}
    wanted = [(name, promise.bots) for name in names for promise in promises(name) if only in promise.name]
    return [
        Contest(name, bots, seed, number)
        for number in range(count)
        for name, bots in wanted
        if (name, tuple(bots), seed, number) not in done
    ]


def measure(
    names: Sequence[str], count: int, seed: int, jobs: int, place: Path,
    told: Callable[[Played], None] | None = None, only: str = "",
) -> Iterator[Entry]:  # fmt: skip
    """Play what is missing; each game is in the file as soon as it is over."""
    place.parent.mkdir(parents=True, exist_ok=True)
    todo = missing(names, count, seed, read(place), only)
    with place.open("ab") as file:
        if file.tell() and not place.read_bytes().endswith(b"\n"):
            file.write(b"\n")
        for contest, played in play_all(todo, jobs, told):
            entry = Entry(contest.game, contest.bots, contest.seed, played)
            file.write(msgspec.json.encode(entry) + b"\n")
            file.flush()
            yield entry


def standing(name: str, promise: Promise, entries: Sequence[Entry], seed: int) -> Score | None:
    """What the first of the two has come to so far."""
    found = [one.played for one in entries if (one.game, one.bots, one.seed) == (name, promise.bots, seed)]
    return scores(promise.bots, found)[0] if found else None


def verdict(promise: Promise, score: Score | None) -> str:
    if score is None:
        return "not measured"
    if score.low >= promise.bound:
        return "holds"
    return "does not hold" if score.high < promise.bound else "open: too few games"


def table(names: Sequence[str], entries: Sequence[Entry], seed: int) -> str:
    """The page's table: every promise with what was measured, and whether that bears it out."""
    out = ["| game | match | budgets | wins | 95 % | to show | |", "|---|---|---|---|---|---|---|"]
    for name in names:
        for promise in promises(name):
            score = standing(name, promise, entries, seed)
            won = f"{score.points:g} of {score.games}" if score else "–"
            bounds = f"{score.low:.0%} – {score.high:.0%}" if score else "–"
            budgets = " : ".join(bot.removeprefix("search:") for bot in promise.bots)
            out.append(f"| {name} | {promise.name} | {budgets} | {won} | {bounds} | {promise.bound:.0%} | "
                       f"{verdict(promise, score)} |")  # fmt: skip
    return "\n".join(out)


def figures(names: Sequence[str], entries: Sequence[Entry], seed: int) -> dict[str, list[Match]]:
    """What the program itself says of its opponents: by game, every match that was played."""
    return {
        name: [
            Match(promise.name.partition(" against ")[0], promise.name.rpartition(" ")[2], score.points, score.games)
            for promise in promises(name)
            if (score := standing(name, promise, entries, seed))
        ]
        for name in names
    }


def budgets(names: Sequence[str]) -> str:
    """The levels as they are played, in iterations a decision."""
    out = [f"| game | {' | '.join(LEVELS)} |", f"|---|{'---|' * len(LEVELS)}"]
    out += [f"| {name} | {' | '.join(str(iterations(level, name)) for level in LEVELS)} |" for name in names]
    return "\n".join(out)


def page(text: str, names: Sequence[str], entries: Sequence[Entry], seed: int) -> str:
    """The page with both tables written anew between their marks; the words around them stay."""
    for mark, content in (("levels", budgets(names)), ("measured", table(names, entries, seed))):
        before, begin, rest = text.partition(f"<!-- {mark} -->\n")
        _, end, after = rest.partition(f"<!-- end of {mark} -->")
        if not begin or not end:
            raise ValueError(f"the page has no marks for {mark!r}")
        text = f"{before}{begin}{content}\n{end}{after}"
    return text

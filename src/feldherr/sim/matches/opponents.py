"""How strong the opponents are: plays what is promised of them, kept in a file a game that a later run goes on with."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import msgspec

from feldherr import games
from feldherr.bots.measured import Match
from feldherr.bots.search.levels import LEVELS, iterations
from feldherr.sim.matches.contest import Contest, Played
from feldherr.sim.matches.match import Score, play_all, scores, wilson
from feldherr.sim.matches.promises import Promise, promises
from feldherr.sim.matches.versions import version

TOLD = {"napoleons-triumph": ("1 Enter", "reinforcements were called by France")}
"""By game: an order of which is told in how many games with itself the highest level gave it."""


class Entry(msgspec.Struct, frozen=True):
    """A game that was played, as it stands in the file."""

    game: str
    bots: tuple[str, ...]
    seed: int
    played: Played
    version: str = ""
    """Of the opponents; games of another one are history, and count for nothing."""


class Clock:
    """Whether there is time for another game: so many seconds of one core, of this process if it plays itself."""

    def __init__(self, seconds: float | None, jobs: int) -> None:
        self.seconds, self.jobs, self.spent, self.start = seconds, jobs, 0.0, time.process_time()

    def over(self, played: Played) -> bool:
        self.spent += sum(played.seconds) / self.jobs
        spent = self.spent if self.jobs > 1 else time.process_time() - self.start
        return self.seconds is not None and spent >= self.seconds


def record(folder: Path, game_name: str) -> Path:
    return folder / f"{game_name}.jsonl"


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


def missing(game_name: str, entries: Sequence[Entry], only: str = "") -> list[Contest]:
    """The games that are still to be played, match by match; `only`: those in whose name it occurs."""
    now = version(game_name)
    done = {(one.bots, one.seed, one.played.number) for one in entries if (one.game, one.version) == (game_name, now)}
    return [
        Contest(game_name, promise.bots, promise.seed, number)
        for promise in promises(game_name)
        if only in promise.name
        for number in range(promise.games)
        if (promise.bots, promise.seed, number) not in done
    ]


def measure(
    names: Sequence[str], folder: Path, jobs: int = 1, only: str = "", seconds: float | None = None,
    told: Callable[[Played], None] | None = None,
) -> Iterator[Entry]:  # fmt: skip
    """Play what is missing; each game is in the file as soon as it is over. After so many seconds of one core it ends
    with the game that is running."""
    folder.mkdir(parents=True, exist_ok=True)
    todo = [one for name in names for one in missing(name, read(record(folder, name)), only)]
    clock = Clock(seconds, jobs)
    for contest, played in play_all(todo, jobs, told):
        entry = Entry(contest.game, contest.bots, contest.seed, played, version(contest.game))
        append(record(folder, contest.game), entry)
        yield entry
        if clock.over(played):
            return


def append(place: Path, entry: Entry) -> None:
    """A line more; one that was cut off is ended first."""
    cut = place.exists() and place.stat().st_size and not place.read_bytes().endswith(b"\n")
    with place.open("ab") as file:
        file.write((b"\n" if cut else b"") + msgspec.json.encode(entry) + b"\n")


def games_of(promise: Promise, entries: Sequence[Entry], which: str) -> list[Played]:
    """Of this version, in order."""
    found = {
        one.played.number: one.played
        for one in entries
        if (one.bots, one.seed, one.version) == (promise.bots, promise.seed, which)
        and one.played.number < promise.games
    }
    return [found[number] for number in sorted(found)]


def standing(promise: Promise, entries: Sequence[Entry], which: str) -> Score | None:
    """What the first of the two has come to so far."""
    found = games_of(promise, entries, which)
    return scores(promise.bots, found)[0] if found else None


def verdict(promise: Promise, score: Score | None) -> str:
    """How many games there are was fixed before: until all are played nothing is said."""
    if score is None:
        return "not played"
    if score.games < promise.games:
        return f"{score.games} of {promise.games} played"
    if promise.above is not None:
        return "holds" if score.low > promise.above else "does not hold"
    if promise.least is not None:
        return "holds" if score.points >= promise.least else "does not hold"
    return ("holds" if score.points <= promise.most else "does not hold") if promise.most is not None else "played"


def outcome(game_name: str, promise: Promise, found: Sequence[Played]) -> tuple[str, str]:
    """Games won, and the bounds of the rate; of one opponent with itself by side."""
    if len(promise.bots) > 1:
        points = sum(played.points[0] for played in found)
        low, high = wilson(points, len(found))
        return f"{points:g} of {len(found)}", f"{low:.0%}–{high:.0%}"
    won, bounds = [], []
    game = games.game(game_name)
    for number, seat in enumerate(game.seats(game.options_type())):
        points = sum((number in played.winners) / max(1, len(played.winners)) for played in found)
        low, high = wilson(points, len(found))
        won.append(f"{seat.name} {points:g}")
        bounds.append(f"{low:.0%}–{high:.0%}")
    draws = sum(not played.winners for played in found)
    order, words = TOLD.get(game_name, ("", ""))
    called = f"; {words} in {sum(order in played.orders for played in found)}" if order else ""
    return f"{', '.join(won)} of {len(found)}" + (f", {draws} drawn" if draws else "") + called, ", ".join(bounds)


def table(game_name: str, entries: Sequence[Entry], now: str) -> str:
    """Every promise with what was measured, and whether that bears it out."""
    out = [f"Opponents {now}; seconds of one core a decision on average, and the longest.", ""]
    out += ["| match | who | won | 95 % | to show | | seconds | longest |", "|---|---|---|---|---|---|---|---|"]
    for promise in promises(game_name):
        found = games_of(promise, entries, now)
        score = standing(promise, entries, now)
        won, bounds = outcome(game_name, promise, found) if found else ("–", "–")
        each = " : ".join(f"{one.seconds_per_decision:.3f}" for one in scores(promise.bots, found)) if found else "–"
        longest = " : ".join(f"{max(times):.1f}" for times in zip(*(one.longest for one in found))) or "–"
        out.append(f"| {promise.name} | {' : '.join(promise.bots)} | {won} | {bounds} | {promise.words()} | "
                   f"{verdict(promise, score)} | {each} | {longest} |")  # fmt: skip
    return "\n".join(out)


def former(entries: Sequence[Entry], now: str) -> str:
    """What other versions of the opponents came to, in all the games they played: history."""
    out = list[str]()
    for which in dict.fromkeys(one.version for one in entries if one.version != now):
        for bots in dict.fromkeys(one.bots for one in entries if one.version == which and len(one.bots) > 1):
            found = [one.played for one in entries if (one.version, one.bots) == (which, bots)]
            score = scores(bots, found)[0]
            out.append(f"| {which} | {' : '.join(bots)} | {score.points:g} of {score.games} | "
                       f"{score.low:.0%}–{score.high:.0%} |")  # fmt: skip
    head = ["| version | who | won | 95 % |", "|---|---|---|---|"]
    return "\n".join([*head, *out]) if out else "None."


def figures(game_name: str, entries: Sequence[Entry], before: Sequence[Match], now: str) -> list[Match]:
    """What the program itself says of its opponents: matches of levels that are whole, else what it said before."""
    found = {(one.first, one.second): one for one in before}
    for promise in promises(game_name):
        score = standing(promise, entries, now)
        if score is None or score.games < promise.games or not is_of_levels(promise):
            continue
        first, second = promise.bots
        if (second, first) in found or 2 * score.points < score.games:
            found[second, first] = Match(second, first, score.games - score.points, score.games)
        else:
            found[first, second] = Match(first, second, score.points, score.games)
    return list(found.values())


def is_of_levels(promise: Promise) -> bool:
    return len(promise.bots) == 2 and not any(":" in bot for bot in promise.bots)


def budgets(names: Sequence[str]) -> str:
    """The levels as they are played, in iterations a decision."""
    out = [f"| game | {' | '.join(LEVELS)} |", f"|---|{'---|' * len(LEVELS)}"]
    out += [f"| {name} | {' | '.join(str(iterations(level, name)) for level in LEVELS)} |" for name in names]
    return "\n".join(out)


def marked(text: str, mark: str, content: str) -> str:
    """The page with what stands between two marks written anew; the words around them stay."""
    before, begin, rest = text.partition(f"<!-- {mark} -->\n")
    _, end, after = rest.partition(f"<!-- end of {mark} -->")
    if not begin or not end:
        raise ValueError(f"the page has no marks for {mark!r}")
    return f"{before}{begin}{content}\n{end}{after}"


def page(text: str, game_name: str, entries: Sequence[Entry], now: str) -> str:
    """A game's page with its tables written anew, for this version of its opponents."""
    text = marked(text, "measured", table(game_name, entries, now))
    return marked(text, "former", former(entries, now))

"""Games kept as they were played, one decision a line: what was open, by which rules the rest was not, what followed.

    0 step: 7 open, 4.3 x96, 4.20 x2 #5f1c > go to 88
      Moved 0 3 8 87,88 6 false

After a change to the rules that is meant, `python -m tests.transcript trench-club` writes them anew; the difference
shows what has become different. A line holds no sentence and no name of a place, but `@17` for that of space 17:
those may change at any time.
"""

from __future__ import annotations

import hashlib
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from feldherr import games
from feldherr.kernel.chance import from_random
from feldherr.kernel.event import Event
from feldherr.kernel.game import Game
from feldherr.kernel.lines import Lines, write
from feldherr.kernel.playout import Stop, playout
from feldherr.kernel.question import Choices, Question

FEWEST, MOST = 100, 380


class Play(NamedTuple):
    """How a game began: with options, or in a position; and what its dice were."""

    seed: int
    options: Mapping[str, Any] = {}
    position: tuple[str, ...] = ()
    lines: int = MOST


Chooser = Callable[[Question, random.Random], Any]
Places = Callable[[Any], Mapping[str, int]]
"""By the names that events tell, in a state: the number of the space."""


def heading(play: Play) -> list[str]:
    first = f"seed {play.seed} lines {play.lines} options {msgspec.json.encode(dict(play.options)).decode()}"
    return [first, *(f"| {line}" for line in play.position)]


def begun(kept: list[str]) -> Play:
    """How a kept game began."""
    _, seed, _, lines, _, options = kept[0].split(" ", 5)
    position = tuple(line[2:] for line in kept if line.startswith("| "))
    return Play(int(seed), msgspec.json.decode(options), position, int(lines))


def asked(seat: int, choices: Choices, args: tuple[Any, ...]) -> str:
    """What is open and what is not. The mark at the end is of all that is said here in numbers only."""
    question = Question(seat, choices, args)
    options, refusals = sorted(map(write, question.options())), question.refusals()
    ruled = sorted(f"{write(candidate)}: {rule}" for candidate, rule in refusals.items())
    rules = [f"{rule} x{count}" for rule, count in sorted(Counter(refusals.values()).items())]
    mark = hashlib.sha256("\n".join([*options, "", *ruled]).encode()).hexdigest()[:4]
    return f"{seat} {question.name}: {', '.join([f'{len(options)} open', *rules])} #{mark}"


def told(event: Event, places: Mapping[str, int]) -> str:
    return " ".join([f"  {type(event).__name__}", *(plain(value, places) for value in msgspec.structs.astuple(event))])


def plain(value: Any, places: Mapping[str, int]) -> str:
    """Numbers, yes and no, words and places."""
    if isinstance(value, tuple):
        return ",".join(plain(one, places) for one in value) or "-"
    if isinstance(value, str):
        return f"@{places[value]}" if value in places else value or "-"
    return str(value).lower() if isinstance(value, bool | int | None) else f"{value:g}"


def nowhere(state: Any) -> Mapping[str, int]:
    return {}


def run(
    game: Game, play: Play, places: Places, choose: Callable[[str, int, Choices, tuple[Any, ...]], Any]
) -> list[str]:
    """The lines of a game in which somebody chooses."""
    out = heading(play)
    rng = random.Random(play.seed)
    if play.position:
        state, call = game.read("\n".join(play.position))
    else:
        state, call = game.begin(msgspec.convert(dict(play.options), game.options_type))

    named = places(state)

    def player(seat: int, choices: Choices, args: tuple[Any, ...], options: list[Any]) -> Any:
        if len(out) > play.lines:
            raise Stop
        line = asked(seat, choices, args)
        chosen = choose(line, seat, choices, args)
        out.append(f"{line} > {write(chosen)}")
        return chosen

    try:
        outcome, _ = playout(game, state, call, player, from_random(rng), emit=lambda one: out.append(told(one, named)))
        out.append(f"over: {outcome.manner}, {plain(outcome.winners, named)}")
    except Stop:
        pass
    return out


def invented(game: Game, play: Play, places: Places, chooser: Chooser) -> list[str]:
    """A game played by an opponent and by chance."""
    rng = random.Random(play.seed + 1)

    def choose(line: str, seat: int, choices: Choices, args: tuple[Any, ...]) -> Any:
        return chooser(Question(seat, choices, args), rng)

    return run(game, play, places, choose)


def replayed(game: Game, kept: list[str], places: Places) -> list[str]:
    """The same game again; it ends where a question is another one."""
    lines, left = Lines(game.actions), iter([line for line in kept if " > " in line])

    def choose(line: str, seat: int, choices: Choices, args: tuple[Any, ...]) -> Any:
        before, _, answer = next(left, "").partition(" > ")
        if before != line:
            raise AssertionError(f"was: {before} > {answer}\nis:  {line}")
        return lines.read(answer)

    return run(game, begun(kept), places, choose)


def check(game: Game, path: Path, places: Places = nowhere) -> None:
    """That a kept game comes out as it did."""
    kept = path.read_text("utf-8").splitlines()
    found = replayed(game, kept, places)
    for was, now in zip(kept, found):
        assert was == now
    assert len(found) == len(kept) > FEWEST


def written(name: str) -> Iterator[Path]:
    """Play all games of a game's list anew and keep them."""
    game, module = games.game(name), import_module(f"tests.{name.replace('-', '_')}.test_transcripts")
    module.FOLDER.mkdir(exist_ok=True)
    for title, play in module.plays().items():
        path = module.FOLDER / f"{title}.txt"
        lines = invented(game, play, getattr(module, "places", nowhere), module.choose)
        path.write_text("\n".join(lines) + "\n", "utf-8")
        yield path


if __name__ == "__main__":
    for path in written(sys.argv[1]):
        print(path)

"""Scenes of a game played on by lot, and counted: what was asked, offered, refused, and what happened.

A rule test says that a rule is right; the count notices that anything has become other than it was. The numbers lie
beside a game's tests in `counted.toml`. Where they change and a rule was meant to change, look whether the difference
is what was meant; then `python -m tests.counting GAME` writes them anew.
"""

from __future__ import annotations

import math
import random
import sys
import tomllib
import zlib
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from feldherr import games
from feldherr.kernel import chance
from feldherr.kernel.answers import CHANCE
from feldherr.kernel.game import Game
from feldherr.kernel.lines import write
from feldherr.kernel.position import Position, answer

FILE = "counted.toml"
UNASKED = "(unasked)"
"""Counted like a question: how often somebody could say something, and how much."""


class Scene(NamedTuple):
    """Where it begins, perhaps often, and how long it goes on. `liking`: how much dearer an action is to the lot.

    `talk`: after so many answers somebody says something unasked. `seats`: who is there, if the game does not say it.
    """

    begin: Callable[[], Iterable[Position]]
    steps: int
    liking: Mapping[type[Any], float] = {}
    talk: int = 0
    seats: Callable[[Any], Iterable[int]] = lambda s: (0, 1)


class Counted(msgspec.Struct):
    """`asked`: by question, how often, how many answers it offered, how many it refused; `refused`: by rule, how often;
    `happened`: by event; `sum`: over the texts of all positions between procedures, what was told, and what the kernel
    answered by itself; `offers`: over every answer that was offered, in its order, or refused, with the rule, and what
    chance was asked; `states`: over the states between procedures, as they are kept in memory.
    """

    asked: dict[str, list[int]]
    refused: dict[str, int]
    happened: dict[str, int]
    sum: str
    offers: str
    states: str


def counted(game: Game, scene: Scene) -> Counted:
    asked: dict[str, list[int]] = {UNASKED: [0, 0, 0]}
    refused, happened, total, offers, states = Counter[str](), Counter[str](), 0, 0, 0
    for number, position in enumerate(scene.begin()):
        for step in range(scene.steps):
            if not position.questions:
                break
            when = f"{number} {step}"
            question = position.questions[step % len(position.questions)]
            actor, said = question.actor, None
            if actor == CHANCE:
                offers = zlib.crc32(f"{question.name} {question.args}".encode(), offers)
                said = chance.take(question, chance.from_random(random.Random(when)))
            else:
                refusals = question.refusals()
                add(asked.setdefault(question.name, [0, 0, 0]), 1, len(question.options()), len(refusals))
                refused.update(refusals.values())
                offers = zlib.crc32("\n".join(map(write, question.options())).encode(), offers)
                offers = zlib.crc32("\n".join(sorted(f"{write(o)}: {r}" for o, r in refusals.items())).encode(), offers)
                said = drawn(question.options(), when, scene.liking)
                seats = game.playing(position.now) or scene.seats(position.now)
                unasked = {seat: game.interjections(position, seat) for seat in seats}
                add(asked[UNASKED], sum(map(bool, unasked.values())), sum(map(len, unasked.values())), 0)
                if scene.talk and step % scene.talk == scene.talk - 1 and any(unasked.values()):
                    actor = max(seat for seat, sayings in unasked.items() if sayings)
                    said = drawn(unasked[actor], when, scene.liking)
            position, news = answer(game, position, actor, said)
            happened.update(type(event).__name__ for event in news)
            forced = [write(given.answer) for given in position.forced]
            total = zlib.crc32(msgspec.json.encode((news, forced)), total)
            if not position.given:
                total = zlib.crc32(game.write(position.now).encode(), total)
                states = zlib.crc32(msgspec.json.encode(position.now), states)
    return Counted(asked, dict(refused), dict(happened), f"{total:08x}", f"{offers:08x}", f"{states:08x}")


def add(row: list[int], *more: int) -> None:
    row[:] = map(sum, zip(row, more))


def drawn(options: Sequence[Any], when: str, liking: Mapping[type[Any], float]) -> Any:
    """One of the options, whatever their order: each has its lot by its own line, weighed by the liking for it."""

    def lot(option: Any) -> float:
        share = zlib.crc32(f"{when} {write(option)}".encode()) / 2**32
        return math.pow(share, 1 / liking.get(type(option), 1.0))

    return max(options, key=lot)


def kept(folder: Path) -> dict[str, Counted]:
    return msgspec.convert(tomllib.loads((folder / FILE).read_text("utf-8")), dict[str, Counted])


def text(found: Mapping[str, Counted]) -> str:
    lines: list[str] = []
    for name, one in found.items():
        lines += [f"[{name}]", f'sum = "{one.sum}"', f'offers = "{one.offers}"', f'states = "{one.states}"']
        for title, table in (("asked", one.asked), ("refused", one.refused), ("happened", one.happened)):
            rows: dict[str, Any] = dict(table)
            lines += ["", f"[{name}.{title}]", *(f'"{key}" = {rows[key]}' for key in sorted(rows))]
        lines.append("")
    return "\n".join(lines)


def main(name: str) -> None:
    module = import_module(f"tests.{games.package(name).rpartition('.')[2]}.test_counted")
    found = {title: counted(games.game(name), scene) for title, scene in module.SCENES.items()}
    (Path(module.__file__ or "").parent / FILE).write_text(text(found), "utf-8")


if __name__ == "__main__":
    for game in sys.argv[1:]:
        main(game)

"""Every text a game says in random play: prompts, options, refusals, events, views, suggestions.

`python -m tests.words.gather` writes `cases.json` anew: texts with the sentences they must become, in both languages,
which the tests of the terminal and of the browser client both read. With names of games, only theirs are played anew.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator, Sequence
from itertools import chain, zip_longest
from pathlib import Path
from typing import Any

import msgspec

from feldherr import games, words
from feldherr.kernel.answers import CHANCE
from feldherr.kernel.game import Game
from feldherr.kernel.table import Table
from feldherr.kernel.text import Text
from feldherr.kernel.why import why_not
from feldherr.proving.battery.play import Walk

CASES = Path(__file__).parent / "cases.json"
MANY = 2000
GAMES = 60
A_MESSAGE = 24
"""So many cases at most of one message, so that every message gets its turn."""


def texts_in(value: Any) -> Iterator[Text]:
    """The texts inside a struct, list or text."""
    if isinstance(value, Text):
        yield value
        for arg in value.args.values():
            yield from texts_in(arg)
    elif isinstance(value, msgspec.Struct):
        for field in value.__struct_fields__:
            yield from texts_in(getattr(value, field))
    elif isinstance(value, tuple | list):
        for item in value:
            yield from texts_in(item)


def outer_texts(value: Any) -> Iterator[Text]:
    """Only whole texts, not the ones inside them."""
    if isinstance(value, Text):
        yield value
    elif isinstance(value, msgspec.Struct):
        for field in value.__struct_fields__:
            yield from outer_texts(getattr(value, field))
    elif isinstance(value, tuple | list):
        for item in value:
            yield from outer_texts(item)


def here(game: Game, table: Table, rng: random.Random) -> Iterator[Text]:
    """What is said at one position, to every seat and to a spectator."""
    for viewer in (None, *range(len(table.seats))):
        yield from outer_texts(game.view(table.position, viewer))
    for question in table.position.questions:
        yield game.prompt(question)[0]
        for answer in question.options():
            yield game.option(question, answer)
        for candidate in list(question.refusals())[:30]:
            yield game.option(question, candidate)
        for proposed in game.suggestions(question):
            yield proposed.text
        for said in table.interjections(question.actor):
            yield words.saying(said) or game.option(question, said)
        handles = sorted({handle for answer in question.options() for handle in answer.handles})
        if handles and rng.random() < 0.05:
            for refusal in why_not(game, table.position, question.actor, rng.choice(handles)):
                yield game.option(refusal.question, refusal.candidate)


def gather(game: Game, count: int = 3, seed: int = 0, every: int = 5) -> Iterator[Text]:
    """The texts of `count` random games, the position looked at after every few answers."""
    for number in range(count):
        rng = random.Random(f"{seed}:{number}")
        walk = Walk(game, game.options_type(), seed + number)
        table = walk.table
        yield from outer_texts(tuple(seat.title for seat in table.seats))
        told = 0
        asked = set[str]()
        while table.outcome is None:
            new = {q.name for q in table.position.questions if q.actor != CHANCE} - asked
            if (new or len(table.entries) % every == 0) and table.position.question(CHANCE) is None:
                asked |= new
                yield from here(game, table, rng)
            walk.step()
            for happened in table.happened[told:]:
                for viewer in (None, *range(len(table.seats))):
                    shown = happened.event.seen_by(viewer)
                    if shown is not None and (sentence := game.told(shown)):
                        yield sentence[0]
            told = len(table.happened)
        if words.of(game.name, "en").knows(words.manner(table.outcome).id):
            yield words.manner(table.outcome)


def cases(name: str, many: int = MANY) -> list[dict[str, Any]]:
    """Texts of a game as cases, each in both languages; of every message one, then of every message a second …"""
    seen: dict[str, dict[bytes, Text]] = {}
    for text in gather(games.game(name), GAMES):
        own = seen.setdefault(text.id, {})
        if len(own) < A_MESSAGE:
            own[msgspec.json.encode(text, order="sorted")] = text
    rounds = zip_longest(*(seen[message].items() for message in sorted(seen)))
    chosen = [found for found in chain.from_iterable(rounds) if found][: many // len(words.LANGUAGES)]
    return [
        {"game": name, "lang": lang, **msgspec.to_builtins(text), "expected": words.of(name, lang).format(text)}
        for _, text in sorted(chosen)
        for lang in words.LANGUAGES
    ]


def anew(old: Sequence[dict[str, Any]], names: Sequence[str]) -> list[dict[str, Any]]:
    """Cases written by hand first, then the games in their order: those named from play, the others as they were."""
    by_hand = [case for case in old if "source" in case]
    kept = {name: [case for case in old if "source" not in case and case["game"] == name] for name in games.GAMES}
    played = {name: cases(name) for name in names}
    return [*by_hand, *chain.from_iterable(played.get(name, kept[name]) for name in games.GAMES)]


def main(names: Sequence[str]) -> None:
    if unknown := [name for name in names if name not in games.GAMES]:
        sys.exit(f"There is no game {unknown[0]!r}; there are: {', '.join(games.GAMES)}.")
    words.Words.loud = True
    old = json.loads(CASES.read_text("utf-8")) if CASES.exists() else []
    found = anew(old, names or games.GAMES)
    lines = ",\n".join(json.dumps(case, ensure_ascii=False) for case in found)
    CASES.write_text(f"[\n{lines}\n]\n", "utf-8")
    print(f"{CASES.name}: {len(found)} cases, played anew: {', '.join(names or games.GAMES)}")


if __name__ == "__main__":
    main(sys.argv[1:])

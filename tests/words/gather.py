"""`python -m tests.words.gather` writes `cases.json` anew: texts that games say, with the sentences they must become.

They are in both languages; the tests of the terminal and of the browser client both read them. With names of games,
only theirs are played anew.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from itertools import chain, zip_longest
from pathlib import Path
from typing import Any

import msgspec

from feldherr import games, words
from feldherr.kernel.text import Text
from feldherr.proving.wording.gathering import gather

CASES = Path(__file__).parent / "cases.json"
MANY = 2000
GAMES = 60
A_MESSAGE = 24
"""So many cases at most of one message, so that every message gets its turn."""


def cases(name: str, many: int = MANY) -> list[dict[str, Any]]:
    """Texts of a game as cases, each in both languages; of every message one, then of every message a second …"""
    seen: dict[str, dict[bytes, Text]] = {}
    for _, text in gather(games.game(name), GAMES):
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

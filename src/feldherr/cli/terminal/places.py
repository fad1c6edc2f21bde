"""What places and things are called: a name for every handle, and the handles a player may mean by a word."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Any

from feldherr.boards.board import Board, decode
from feldherr.boards.model import Box, Edge, Space
from feldherr.kernel.game import Game
from feldherr.kernel.text import Text, say
from feldherr.words.sources import game_folder

HANDLE = re.compile(r"[a-z]+:\S+")
COORDINATE = re.compile(r"[A-Z]{1,2}\d{1,2}")
PIECE = re.compile(r"(?:p|#|·)\s*(\d+)", re.IGNORECASE)
SIDE = re.compile(r"(\d+)\s*(?:→|->|>|-|/|\s)\s*(\d+)")


def board_of(game: Game, options: Any) -> Board | None:
    """The board a game is played on with these options; without one it is shown by lists alone."""
    own: Board | None = game.board(options)
    if own is not None:
        return own
    path = game_folder(game.name) / "data" / "board.json"
    return decode(path.read_bytes(), path.name) if path.is_file() else None


def bare(name: str) -> str:
    """A name without accents, case and punctuation, so that it can be typed."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return " ".join(re.sub(r"[^a-z0-9]+", " ", plain.casefold()).split())


Say = Callable[[Text], str]


class Places:
    """The places of one game's board, in the language of `say`; without a board the handles speak for themselves."""

    def __init__(self, board: Board | None, say: Say | None = None) -> None:
        self.board, self.say = board, say
        self.spaces: dict[int, Space] = {space.id: space for space in board.spaces} if board else {}
        self.edges: dict[int, Edge] = {edge.id: edge for edge in board.edges} if board else {}
        self.boxes: dict[int, str] = {box.id: self.box(box) for box in board.boxes} if board else {}
        self.tracks = {track.name: track for track in board.tracks} if board else {}

    def title(self, space: int) -> str:
        """The name printed on an area, or that of the place nearest to it and the side on which it lies; if any."""
        found = self.spaces.get(space)
        if found is None:
            return ""
        if self.say and (word := next((label.word for label in found.labels if label.word), "")):
            return self.say(say(word))
        if self.say and isinstance(beside := found.marks.get("beside"), str):
            return self.say(say("place-beside", name=beside, compass=str(found.marks.get("towards", ""))))
        name = found.name or str(found.marks.get("label", ""))
        part = found.marks.get("part")
        if self.say and name and isinstance(part, str):
            return self.say(say("place-part", name=name, part=part))
        return name

    def box(self, box: Box) -> str:
        """The name of a place off the field; where the map prints it in words, in the reader's."""
        word = next((label.word for label in box.labels if label.word), "")
        return self.say(say(word)) if self.say and word else box.name

    @cached_property
    def coordinates(self) -> bool:
        """Whether places are known by coordinates, as `H4`: then nobody needs their numbers."""
        return sum(bool(COORDINATE.fullmatch(self.title(space))) for space in self.spaces) * 2 > len(self.spaces)

    def number(self, space: int) -> str:
        """What an area is known by in short: its number, its name if that is one, or its coordinates."""
        title = self.title(space)
        if self.coordinates and title:
            return title.rpartition(" ")[2]
        return title if title.isdigit() else str(space)

    def space(self, space: int) -> str:
        number, title = self.number(space), self.title(space)
        return title if title == number or (self.coordinates and title) else f"{number} {title}".strip()

    @cached_property
    def titles(self) -> tuple[re.Pattern[str], dict[str, int]] | None:
        """All names, the longest first, and those that belong to one place only: a name that is a number needs none."""
        names: dict[str, list[int]] = {}
        for number in self.spaces:
            names.setdefault(self.title(number), []).append(number)
        known = [name for name in names if self.numbered(name)]
        single = {name: names[name][0] for name in known if len(names[name]) == 1}
        if not single:
            return None
        words = "|".join(re.escape(name) for name in sorted({*known, *self.whole_names()}, key=len, reverse=True))
        return re.compile(rf"(?<!\w)({words})(?!\w)( \(\d+\))?"), single

    def whole_names(self) -> set[str]:
        """What is printed on the map without its part: `Pratze Berg` is no `Pratze`."""
        return {space.name for space in self.spaces.values() if space.name and self.numbered(space.name)}

    def numbered(self, name: str) -> bool:
        """Whether a name is shown with its number."""
        return bool(name) and not name.isdigit() and not self.coordinates and name not in self.boxes.values()

    def number_names(self, words: str) -> str:
        """A sentence with the number of each area that is called by its name, unless the game has numbered it."""
        if not self.titles:
            return words
        pattern, numbers = self.titles
        return pattern.sub(lambda f: f"{f[1]} ({numbers[f[1]]})" if f[1] in numbers and not f[2] else f[0], words)

    def side(self, side: int) -> tuple[int, int] | None:
        """From which area to which a side of an edge faces."""
        edge = self.edges.get(side // 2)
        if edge is None:
            return None
        return (edge.b, edge.a) if side % 2 else (edge.a, edge.b)

    def name(self, handle: str) -> str:
        """What a place is called on the screen; nothing for what has no name there."""
        kind, _, rest = handle.partition(":")
        if kind == "track":
            return self.step(rest)
        if not rest.isdigit():
            return ""
        number = int(rest)
        match kind:
            case "space":
                return self.space(number)
            case "side":
                facing = self.side(number)
                return f"{self.number(facing[0])}→{self.number(facing[1])}" if facing else ""
            case "box":
                return self.boxes.get(number, "")
            case "piece":
                return f"·{number}"
        return ""

    def step(self, at: str) -> str:
        """The label of a step of a track, written `time:4`."""
        name, _, number = at.partition(":")
        track = self.tracks.get(name)
        if track is None or not number.isdigit() or int(number) >= len(track.spaces):
            return at.replace(":", " ")
        return track.spaces[int(number)].label

    def sides_of(self, space: int) -> Iterator[tuple[int, Edge, int]]:
        """The approaches of an area: the number of its side, the edge, and the area beyond, by the latter's number."""
        found = []
        for edge in self.edges.values():
            if edge.a == space:
                found.append((2 * edge.id, edge, edge.b))
            elif edge.b == space:
                found.append((2 * edge.id + 1, edge, edge.a))
        yield from sorted(found, key=lambda side: side[2])

    def meant(self, thing: str) -> list[str]:
        """The handles a player may mean by `22`, `22>23`, `p7`, `Marengo` or a handle; none if nothing is called so."""
        thing = thing.strip()
        if HANDLE.fullmatch(thing):
            return [thing]
        if thing.isdigit():
            return [f"space:{number}" for number in self.numbers(thing)]
        if piece := PIECE.fullmatch(thing):
            return [f"piece:{int(piece[1])}"]
        if pair := SIDE.fullmatch(thing):
            here, there = self.numbers(pair[1]), self.numbers(pair[2])
            return [f"side:{side}" for one in here for side, _, beyond in self.sides_of(one) if beyond in there]
        return self.named(bare(thing))

    def numbers(self, typed: str) -> list[int]:
        """The areas known by a number; without a board it is taken as it is."""
        known = str(int(typed))
        return [space for space in self.spaces if self.number(space) == known] if self.spaces else [int(typed)]

    def named(self, word: str) -> list[str]:
        if not word:
            return []
        called = {f"space:{number}": bare(self.title(number)) for number in self.spaces}
        called |= {f"box:{number}": bare(name) for number, name in self.boxes.items()}
        exact = [handle for handle, name in called.items() if name == word]
        return exact or [handle for handle, name in called.items() if name and word in name]

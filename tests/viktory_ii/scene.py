"""A world in the game's notation, to be played on line by line in rule tests. Hexes are written (q,r) in every line."""

from __future__ import annotations

import random
import re
from typing import TypeVar

from feldherr.boards.hexes import distance, hexagon
from feldherr.games.viktory_ii import GAME
from feldherr.games.viktory_ii.board import COLOURS, FRAMES, TERRAINS, Hex
from feldherr.games.viktory_ii.state import KINDS, State, value
from feldherr.kernel import chance
from feldherr.kernel.answers import CHANCE, Illegal
from feldherr.kernel.event import Event
from feldherr.kernel.lines import Lines, write
from feldherr.kernel.position import Position, answer, begin, resume
from feldherr.kernel.question import Question

LINES = Lines(GAME.actions)
Kind = TypeVar("Kind", bound=Event)
HEX = re.compile(r"\((-?\d+),(-?\d+)\)")

RIM = ((5, -5), (5, -3), (5, -1), (3, -5), (1, -5), (4, 1), (2, 3))
GROUNDS = ("plains", "grassland", "mountain", "forest", "mountain", "grassland", "forest")
RED = dict(zip(RIM, GROUNDS))
"""Red's hinterland: seven cities in the east, the first his capital; they support 8 infantry and 2 of all others."""
YELLOW = {(-q, -r): ground for (q, r), ground in RED.items()}
"""Yellow's, in the west."""
BLUE = {(-4, -1): "grassland", (-2, -3): "plains"}
"""Two of Yellow's, if Blue plays too; the second is his capital."""


def world(
    *lines: str, turn: str = "round 3 red acting", rules: str = "", blue: bool = False, bare: bool = False
) -> str:
    """A map for four of which two or three play: open country around the centre, but for what the lines say."""
    said = {line.split()[0] for line in lines if "," in line.split()[0]}
    text = ["players 4 first red", f"rules {rules}", turn, *lines]
    town = []
    if not bare:
        for colour, land in (("red", RED), ("yellow", YELLOW)):
            for at, ground in land.items():
                owner = "blue" if blue and at in BLUE else colour
                if f"{at[0]},{at[1]}" not in said:
                    town.append(f"{at[0]},{at[1]} {ground if owner != 'blue' else BLUE[at]} city {owner}")
        named = {line.split()[1] for line in lines if line.startswith("capital")}
        capitals = {"red": "5,-5", "yellow": "-5,5", **({"blue": "-2,-3"} if blue else {})}
        town += [f"capital {colour} {at}" for colour, at in capitals.items() if colour not in named]
    told = {line.split()[1] for line in lines if line.startswith("out")}
    out = [f"out {c}" for c in ("blue", "green") if c not in told and not (c == "blue" and blue)]
    taken = said | {line.split()[0] for line in town}
    country = sorted(hexagon(5), key=lambda at: (distance(at, (0, 0)), at))
    free = [f"{q},{r}" for q, r in country if f"{q},{r}" not in taken]
    used = [line.split()[1] for line in (*lines, *town) if "," in line.split()[0]]
    tiles = ["plains"] * (27 - used.count("plains")) + ["grassland"] * (27 - used.count("grassland"))
    return "\n".join([*text, *town, *out, *(f"{at} {tile}" for at, tile in zip(free, tiles))])


def number(words: str, players: int = 4) -> str:
    """A line with its coordinates turned into the numbers of hexes."""
    field = FRAMES[players].field
    return HEX.sub(lambda m: str(field.number[int(m[1]), int(m[2])]), words)


class Scene:
    """`Scene(world("0,0 forest", …)).play("take 3", "go to (1,0)")`: answers go to whoever is asked."""

    def __init__(self, text: str = "", seed: int = 1, **options: object) -> None:
        self.rng = random.Random(seed)
        self.position: Position
        self.events: list[Event]
        if text:
            state, call = GAME.read(text)
            assert GAME.faults(state) == [], GAME.faults(state)
            self.position, self.events = resume(GAME, state, call)
        else:
            self.position, self.events = begin(GAME, GAME.options_type(**options))
        self.players = self.s.players

    @property
    def s(self) -> State:
        state: State = self.position.now
        return state

    @property
    def question(self) -> Question:
        """The one open question."""
        assert len(self.position.questions) == 1
        return self.position.questions[0]

    @property
    def asked(self) -> str:
        """Who is asked what: `yellow unit_to_hit`; `over` after the end."""
        if not self.position.questions:
            return "over"
        return f"{('chance', *COLOURS)[self.question.actor + 1]} {self.question.name}"

    def play(self, *lines: str) -> Scene:
        """Answer the open question with each line in turn; tiles not dictated are drawn from the seed."""
        for line in lines:
            if not line.startswith("drew"):
                self.draw_tiles()
            self.one(self.question.actor, line)
        return self.draw_tiles() if not lines or not lines[-1].startswith("drew") else self

    def one(self, seat: int, line: str) -> None:
        self.position, news = answer(GAME, self.position, seat, LINES.read(number(line, self.players)))
        self.events += news
        assert GAME.faults(self.s) == [], GAME.faults(self.s)

    def draw_tiles(self) -> Scene:
        while self.position.questions and self.question.choices is chance.draw:
            drawn = chance.take(self.question, chance.from_random(self.rng))
            self.position, news = answer(GAME, self.position, CHANCE, drawn)
            self.events += news
        return self

    def end_turn(self) -> Scene:
        """Whose turn it is does nothing more; stops where dice are rolled or the next player is asked."""
        passing = {"what_to_build": "build nothing", "unit_or_battle": "end movement", "what_to_place": "done"}
        seat = self.s.seat
        while self.position.questions and self.s.seat == seat and self.question.name in passing:
            self.play(passing[self.question.name])
        return self

    def say(self, colour: str, line: str) -> Scene:
        """An interjection."""
        self.one(COLOURS.index(colour), line)
        return self.draw_tiles()

    @property
    def options(self) -> list[str]:
        return [write(option) for option in self.question.options()]

    def offers(self, line: str) -> bool:
        return LINES.read(number(line, self.players)) in self.question.options()

    def why_not(self, line: str) -> str | None:
        """The rule that refuses this answer to the open question; None if it is open. It must be one or the other."""
        candidate = LINES.read(number(line, self.players))
        if candidate in self.question.options():
            return None
        rule = self.question.refusals().get(candidate)
        assert rule is not None, f"{line} is neither offered nor refused by a rule"
        try:
            answer(GAME, self.position, self.question.actor, candidate)
        except Illegal:
            return rule
        raise AssertionError(f"{line} is refused by {rule} and yet taken")

    def happened(self, kind: type[Kind]) -> list[Kind]:
        return [event for event in self.events if isinstance(event, kind)]

    def hex(self, words: str) -> Hex:
        return Hex(int(number(words, self.players)))

    def at(self, words: str) -> list[str]:
        """Who stands in a hex: `red infantry`, …; sorted."""
        s = self.s
        return sorted(f"{COLOURS[s.owner[u]]} {KINDS[s.kind[u]]}" for u in s.at[self.hex(words)])

    def where(self, unit: int) -> str:
        q, r = FRAMES[self.players].field.hexes[self.s.where[unit]]
        return f"({q},{r})"

    def reserve(self, colour: str) -> list[int]:
        """Infantry, cavalry, artillery and frigates in reserve."""
        seat = COLOURS.index(colour)
        return self.s.reserve[4 * seat : 4 * seat + 4]

    def town(self, words: str) -> str:
        s, hex_ = self.s, self.hex(words)
        return f"{COLOURS[s.lord[hex_]]} {('', 'village', 'city')[s.town[hex_]]}" if s.town[hex_] else "none"

    def terrain(self, words: str) -> str:
        return TERRAINS[self.s.terrain[self.hex(words)]]

    def value(self, colour: str) -> int:
        return value(self.s, COLOURS.index(colour))

    def total(self, colour: str) -> list[int]:
        """All units of a player by kind, wherever they are."""
        seat, out = COLOURS.index(colour), self.reserve(colour)
        for unit, who in enumerate(self.s.owner):
            if who == seat:
                out[self.s.kind[unit] - 1] += 1
        return out

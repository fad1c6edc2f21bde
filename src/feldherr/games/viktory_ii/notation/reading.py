"""A position read from text, line by line."""

from __future__ import annotations

from typing import Any

import msgspec

from feldherr.games.viktory_ii.board import COLOURS, NOBODY, NOWHERE, TERRAINS, UNKNOWN, Hex, Unit
from feldherr.games.viktory_ii.notation.words import COLUMN, FLAGGED, FLAGS, PHASES, STORMING
from feldherr.games.viktory_ii.rules.battle.pending import join, recall, visit
from feldherr.games.viktory_ii.rules.calls import Calls
from feldherr.games.viktory_ii.rules.settlements.support import due, had, raise_town
from feldherr.games.viktory_ii.rules.turn import standing
from feldherr.games.viktory_ii.rules.units import number, settle
from feldherr.games.viktory_ii.state import (
    KINDS,
    NO_ENTRY,
    PASSING,
    POINTS,
    TOWNS,
    Fray,
    Rules,
    State,
    ThisTurn,
    by_unit,
    empty,
    frame_of,
    hexes_of,
)
from feldherr.kernel.answers import Malformed
from feldherr.kernel.lines import by_line


class Reader:
    """Reads line by line into a state."""

    def __init__(self) -> None:
        self.s = empty(2, Rules())
        self.phase = "acting"
        self.began: dict[int, int] = {}
        self.turn: dict[str, Any] = {}
        self.placed: list[tuple[Hex, int]] = []
        self.entered: dict[Unit, Hex] = {}
        self.gone: dict[Hex, tuple[Hex, ...]] = {}
        self.storming: list[Unit] = []

    def hex(self, word: str) -> Hex:
        q, r = map(int, word.split(","))
        return Hex(frame_of(self.s).field.number[q, r])

    def line(self, line: str) -> None:
        s, (word, *rest) = self.s, line.split()
        if "," in word:
            self.ground(word, *rest)
        elif word == "units":
            self.units(line)
        elif word == "players":
            self.s = empty(int(rest[0]), s.rules)
            self.s.first = COLOURS.index(rest[2]) if len(rest) > 1 else 0
        elif word == "rules":
            self.rules(rest)
        elif word == "round":
            s.round, s.seat = int(rest[0]), COLOURS.index(rest[1])
            self.phase = rest[2] if len(rest) > 2 else "acting"
            if self.phase not in PHASES:
                raise ValueError(f"the phase is one of {', '.join(PHASES)}")
        elif word == "clock":
            s.clock = True
        elif word == "returned":
            s.returned[TERRAINS.index(rest[0]) - 1] = int(rest[1])
        elif word == "numbers":
            number(s, Unit(int(rest[0]) - 1))
        elif word == "turn":
            self.turn_line(*rest)
        elif word == "began":
            self.began[COLOURS.index(rest[0])] = sum(1 << self.hex(h) for h in rest[1:])
        elif word == "placed":
            self.placed.append((self.hex(rest[1]), KINDS.index(rest[0])))
        elif word == "gone":
            self.gone[self.hex(rest[0])] = tuple(map(self.hex, rest[1:]))
        elif word == "fray":
            s.fray = msgspec.convert(msgspec.json.decode("".join(rest)), Fray)
        elif word != "reserve":
            self.player(word, COLOURS.index(rest[0]), rest[1:])

    def player(self, word: str, seat: int, rest: list[str]) -> None:
        s = self.s
        if word == "capital":
            s.capital[seat] = self.hex(rest[0])
        elif word == "out":
            s.alive[seat] = False
        elif word == "vassal":
            s.side[seat] = COLOURS.index(rest[-1])
        elif word == "ban":
            s.ban[seat] = True
        elif word == "marked":
            s.marked[seat] = True
        else:
            raise ValueError(f"unknown word {word!r}")

    def rules(self, words: list[str]) -> None:
        chosen: dict[str, Any] = {}
        while words:
            word, *words = words
            if word in ("stop", "seed"):
                chosen["stop_round" if word == "stop" else "map_seed"] = int(words.pop(0))
            elif word.replace("-", "_") in FLAGGED:
                chosen[word.replace("-", "_")] = True
            else:
                raise ValueError(f"unknown rule {word!r}")
        self.s.rules = Rules(**chosen)

    def ground(self, place: str, terrain: str, town: str = "", colour: str = "") -> None:
        hex_ = self.hex(place)
        self.s.terrain[hex_] = TERRAINS.index(terrain)
        if town:
            raise_town(self.s, COLOURS.index(colour), hex_, TOWNS.index(town))

    def units(self, line: str) -> None:
        head, words = line.split(":")
        _, place, colour = head.split()
        for word in words.split():
            name, _, rest = word.partition("=")
            kind, *marks = rest.split(".")
            self.unit(Unit(int(name)), KINDS.index(kind), self.hex(place), COLOURS.index(colour), marks)

    def unit(self, unit: Unit, kind: int, hex_: Hex, seat: int, marks: list[str]) -> None:
        s = self.s
        number(s, unit)
        if s.kind[unit]:
            raise ValueError(f"there are two units {unit}")
        s.kind[unit], s.owner[unit], s.where[unit] = kind, seat, hex_
        s.left[unit] = POINTS[kind] if seat == s.seat else 0
        s.loads[unit] = NOBODY
        for mark in marks:
            word = mark.rstrip("0123456789,-")
            value = mark[len(word) :]
            if mark == STORMING:
                self.storming.append(unit)
            elif mark in FLAGS:
                s.flags[unit] |= FLAGS[mark]
            elif mark == "from-nowhere":
                self.entered[unit] = NO_ENTRY
            elif word == "from":
                self.entered[unit] = self.hex(value)
            else:
                getattr(s, COLUMN[word])[unit] = self.hex(value) if "," in value else int(value)

    def turn_line(self, word: str, *hexes: str) -> None:
        if word == "no-building":
            self.turn["may_build"] = False
        elif word == "banned":
            self.turn["banned"] = True
        elif word == "target":
            self.turn["target"] = self.hex(hexes[0])
        elif word == "spared":
            kind, origin, hex_ = hexes
            entry = (KINDS.index(kind), self.hex(origin) if "," in origin else NOWHERE, self.hex(hex_))
            self.turn["spared"] = (*self.turn.get("spared", ()), entry)
        elif word in ("built", "fought"):
            self.turn[word] = sum(1 << self.hex(h) for h in hexes)
        else:
            raise ValueError(f"unknown word {word!r}")

    def state(self) -> State:
        s = self.s
        for unit, ship in by_unit(s.aboard):
            if s.kind[unit] and ship >= 0:
                s.cargo[ship] = (*s.cargo[ship], unit)
                s.carrier[unit] = ship
        for unit, kind in by_unit(s.kind):
            if kind and s.loads[unit] == NOBODY:
                s.loads[unit] = len(s.cargo[unit])
        for hex_ in hexes_of(s):
            s.at[hex_] = tuple(u for u, k in by_unit(s.kind) if k and s.where[u] == hex_ and s.aboard[u] < 0)
        for unit in self.storming:
            join(s, unit, s.where[unit], self.entered.get(unit, NOWHERE))
        for hex_, gone in self.gone.items():
            recall(s, hex_, gone)
        for hex_ in hexes_of(s):
            settle(s, hex_)
        for unit, flags in by_unit(s.flags):
            if flags & PASSING and s.held[s.where[unit]] != s.owner[unit]:
                visit(s, unit, self.entered.get(unit, NOWHERE))
        for hex_ in frame_of(s).interior:
            if s.terrain[hex_] != UNKNOWN:
                s.pool[s.terrain[hex_] - 1] -= 1
        s.pool[:] = [count - back for count, back in zip(s.pool, s.returned)]
        for seat in range(s.players):
            s.reserve[4 * seat : 4 * seat + 4] = [owed - have for owed, have in zip(due(s, seat), had(s, seat))]
        if min(s.reserve) < 0:
            seat = s.reserve.index(min(s.reserve)) // 4
            raise Malformed(f"{COLOURS[seat]} has more units on the map than its settlements support")
        began = standing(s) if not self.began else tuple(self.began.get(seat, 0) for seat in range(s.players))
        s.turn = ThisTurn(began=began, placed=tuple(self.placed), **self.turn)
        return s


def read(text: str) -> tuple[State, Calls]:
    """A position in a phase of a turn; `Malformed` names the line that cannot be read."""
    reader = Reader()
    by_line(text.splitlines(), reader.line)
    state = reader.state()
    return state, PHASES[reader.phase](state.seat)

"""A position as text, to be read and written by people: see docs/games/viktory-ii.md.

    players 2 first red
    rules less-luck stop 40
    round 3 red acting
    0,0 mountain city yellow
    capital yellow 0,0
    units 0,0 yellow: 1=infantry 2=artillery
    units 2,-1 red: 3=frigate 4=infantry.aboard3
    turn built 1,0

Hexes are written by their coordinates. What the settlements support and is not on the map waits in reserve.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from feldherr.games.viktory_ii.board import COLOURS, NOBODY, TERRAINS, UNKNOWN, Frame
from feldherr.games.viktory_ii.rules.calls import Acting, Building, Calls, Placing
from feldherr.games.viktory_ii.rules.settlements.support import due, had, raise_town
from feldherr.games.viktory_ii.rules.turn import standing
from feldherr.games.viktory_ii.rules.units import number, settle
from feldherr.games.viktory_ii.state import (
    ATTACKED,
    BOARDED,
    CARRIED,
    KINDS,
    MOVED,
    NO_ENTRY,
    OVER,
    PASSING,
    POINTS,
    STORMING,
    TOWNS,
    Fray,
    Rules,
    State,
    ThisTurn,
    empty,
    frame_of,
)
from feldherr.kernel.answers import Malformed

FLAGS = {
    "moved": MOVED, "over": OVER, "attacked": ATTACKED, "carried": CARRIED, "storming": STORMING, "passing": PASSING,
    "boarded": BOARDED,
}  # fmt: skip
FLAGGED = tuple(name for name in Rules.__struct_fields__ if name not in ("stop_round", "map_seed"))
PHASES: dict[str, Callable[[int], Calls]] = {"building": Building, "acting": Acting, "placing": Placing}


def bits(frame: Frame, mask: int) -> str:
    return " ".join(frame.name(hex_) for hex_ in range(len(frame.field)) if mask >> hex_ & 1)


def write(s: State) -> str:
    """The whole position; `read` gives it back."""
    frame, rules = frame_of(s), s.rules
    chosen = [name.replace("_", "-") for name in FLAGGED if getattr(rules, name)]
    lines = [f"players {s.players} first {COLOURS[s.first]}"]
    lines.append(" ".join(["rules", *chosen, f"stop {rules.stop_round}", f"seed {rules.map_seed}"]))
    lines.append(f"round {s.round} {COLOURS[s.seat]} acting")
    for hex_ in frame.interior:
        if s.terrain[hex_] != UNKNOWN:
            town = [TOWNS[s.town[hex_]], COLOURS[s.lord[hex_]]] if s.town[hex_] else []
            lines.append(" ".join([frame.name(hex_), TERRAINS[s.terrain[hex_]], *town]))
    for seat in range(s.players):
        lines += players(s, seat)
    lines += ["clock"] if s.clock else []
    lines += [f"returned {TERRAINS[t]} {count}" for t, count in enumerate(s.returned, 1) if count]
    standing: dict[tuple[int, int], list[int]] = {}
    for unit, place in enumerate(zip(s.where, s.owner)):
        standing.setdefault(place, []).append(unit)
    for (hex_, seat), there in sorted(standing.items()):
        if hex_ >= 0 and seat >= 0:
            lines.append(f"units {frame.name(hex_)} {COLOURS[seat]}: {' '.join(unit_word(s, u) for u in there)}")
    lines.append(f"numbers {len(s.kind)}")
    return "\n".join([*lines, *turn_lines(s)]) + "\n"


def players(s: State, seat: int) -> list[str]:
    colour, frame = COLOURS[seat], frame_of(s)
    out = [f"capital {colour} {frame.name(s.capital[seat])}"] if s.capital[seat] >= 0 else []
    out += [] if s.alive[seat] else [f"out {colour}"]
    out += [f"vassal {colour} of {COLOURS[s.side[seat]]}"] if s.side[seat] != seat else []
    out += [f"ban {colour}"] if s.ban[seat] else []
    out += [f"marked {colour}"] if s.marked[seat] else []
    reserve = s.reserve[4 * seat : 4 * seat + 4]
    words = [f"{count} {kind}" for kind, count in zip(KINDS[1:], reserve) if count]
    return [*out, f"reserve {colour} {', '.join(words)}"] if words else out


def unit_word(s: State, unit: int) -> str:
    frame = frame_of(s)
    marks = [name for name, flag in FLAGS.items() if s.flags[unit] & flag]
    full = POINTS[s.kind[unit]] if s.owner[unit] == s.seat else 0
    if s.left[unit] != full:
        marks.append(f"left{s.left[unit]}")
    if s.entered[unit] == NO_ENTRY:
        marks.append("from-nowhere")
    elif s.entered[unit] >= 0:
        marks.append(f"from{frame.name(s.entered[unit])}")
    if s.aboard[unit] >= 0:
        marks.append(f"aboard{s.aboard[unit]}")
    if s.carrier[unit] not in (NOBODY, s.aboard[unit]):
        marks.append(f"carrier{s.carrier[unit]}")
    if s.loads[unit] != len(s.cargo[unit]):
        marks.append(f"loads{s.loads[unit]}")
    if s.landing[unit] >= 0:
        marks.append(f"landing{frame.name(s.landing[unit])}")
    return ".".join([f"{unit}={KINDS[s.kind[unit]]}", *marks])


def turn_lines(s: State) -> list[str]:
    frame, turn = frame_of(s), s.turn
    out = ["turn no-building"] if not turn.may_build else []
    out += ["turn banned"] if turn.banned else []
    out += [f"turn built {bits(frame, turn.built)}"] if turn.built else []
    out += [f"turn fought {bits(frame, turn.fought)}"] if turn.fought else []
    out += [f"turn target {frame.name(turn.target)}"] if turn.target >= 0 else []
    out += [f"began {COLOURS[seat]} {bits(frame, mask)}".rstrip() for seat, mask in enumerate(turn.began)]
    out += [f"placed {KINDS[kind]} {frame.name(town)}" for town, kind in turn.placed]
    return [*out, f"fray {msgspec.json.encode(s.fray).decode()}"] if s.fray else out


class Reader:
    """Reads line by line into a state."""

    def __init__(self) -> None:
        self.s = empty(2, Rules())
        self.phase = "acting"
        self.began: dict[int, int] = {}
        self.turn: dict[str, Any] = {}
        self.placed: list[tuple[int, int]] = []

    def hex(self, word: str) -> int:
        q, r = map(int, word.split(","))
        return frame_of(self.s).field.number[q, r]

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
            number(s, int(rest[0]) - 1)
        elif word == "turn":
            self.turn_line(*rest)
        elif word == "began":
            self.began[COLOURS.index(rest[0])] = sum(1 << self.hex(h) for h in rest[1:])
        elif word == "placed":
            self.placed.append((self.hex(rest[1]), KINDS.index(rest[0])))
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
            self.unit(int(name), KINDS.index(kind), self.hex(place), COLOURS.index(colour), marks)

    def unit(self, unit: int, kind: int, hex_: int, seat: int, marks: list[str]) -> None:
        s = self.s
        number(s, unit)
        if s.kind[unit]:
            raise ValueError(f"there are two units {unit}")
        s.kind[unit], s.owner[unit], s.where[unit] = kind, seat, hex_
        s.left[unit] = POINTS[kind] if seat == s.seat else 0
        s.loads[unit] = NOBODY
        for mark in marks:
            if mark in FLAGS:
                s.flags[unit] |= FLAGS[mark]
            elif mark == "from-nowhere":
                s.entered[unit] = NO_ENTRY
            else:
                word = mark.rstrip("0123456789,-")
                column, value = COLUMN[word], mark[len(word) :]
                getattr(s, column)[unit] = self.hex(value) if "," in value else int(value)

    def turn_line(self, word: str, *hexes: str) -> None:
        if word == "no-building":
            self.turn["may_build"] = False
        elif word == "banned":
            self.turn["banned"] = True
        elif word == "target":
            self.turn["target"] = self.hex(hexes[0])
        elif word in ("built", "fought"):
            self.turn[word] = sum(1 << self.hex(h) for h in hexes)
        else:
            raise ValueError(f"unknown word {word!r}")

    def state(self) -> State:
        s = self.s
        for unit, ship in enumerate(s.aboard):
            if s.kind[unit] and ship >= 0:
                s.cargo[ship] = (*s.cargo[ship], unit)
                s.carrier[unit] = ship
        for unit, kind in enumerate(s.kind):
            if kind and s.loads[unit] == NOBODY:
                s.loads[unit] = len(s.cargo[unit])
        for hex_ in range(len(s.at)):
            s.at[hex_] = tuple(u for u, k in enumerate(s.kind) if k and s.where[u] == hex_ and s.aboard[u] < 0)
            settle(s, hex_)
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


COLUMN = {
    "left": "left", "from": "entered", "aboard": "aboard", "carrier": "carrier", "loads": "loads", "landing": "landing",
}  # fmt: skip


def read(text: str) -> tuple[State, Calls]:
    """A position in a phase of a turn; `Malformed` names the line that cannot be read."""
    reader = Reader()
    for count, line in enumerate(text.splitlines(), 1):
        if line.strip() and not line.lstrip().startswith("#"):
            try:
                reader.line(line.strip())
            except (ValueError, KeyError, IndexError, TypeError) as wrong:
                raise Malformed(f"line {count} of the position, {line.strip()!r}, cannot be read: {wrong}") from wrong
    state = reader.state()
    return state, PHASES[reader.phase](state.seat)

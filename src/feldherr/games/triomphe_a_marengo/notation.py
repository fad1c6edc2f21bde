"""A position as text, to be read and written by people: see docs/games/triomphe-a-marengo.md.

    turn 3 austria actions
    commands 2
    pool 4 3                  (discs received and not in play are lost)
    discs france 12 2
    4: 7=infantry-3 8=cavalry-2.acted
    4>5: 9=cavalry-2.known
    box 0: 1=infantry-2
"""

from __future__ import annotations

from feldherr.boards.bags import Bag
from feldherr.games.triomphe_a_marengo.board import AREAS, BOARD, FIRST_BOX, FORCES, LIES_IN, NEW_DISCS, OFF, SIDE_NAMES
from feldherr.games.triomphe_a_marengo.rules.calls import Actions
from feldherr.games.triomphe_a_marengo.rules.opening.setup import empty
from feldherr.games.triomphe_a_marengo.rules.pieces import put
from feldherr.games.triomphe_a_marengo.state import COMMANDS, PIECES, State, ThisTurn, face_name, face_of, level
from feldherr.kernel.answers import Call, Malformed
from feldherr.kernel.lines import by_line

FLAGS = ("unready", "acted", "open", "announced", "now", "fired", "known")


def spot_name(spot: int) -> str:
    """`4` the reserve of area 4, `4>5` its approach towards 5 (`1>2N` of twins), `box 0`."""
    if spot < AREAS:
        return str(spot)
    if spot >= FIRST_BOX:
        return f"box {spot - FIRST_BOX}"
    front = spot - AREAS
    tag = BOARD.edges[front >> 1].name.lstrip("0123456789-")
    return f"{LIES_IN[front]}>{LIES_IN[front ^ 1]}{tag}"


SPOTS = {spot_name(spot): spot for spot in range(OFF)}


def masks(s: State) -> dict[str, int]:
    turn = s.turn
    return {"unready": s.unready, "acted": turn.acted, "open": s.up, "announced": s.announced,
            "now": turn.announced, "fired": s.fired, "known": sum(1 << p for p in range(PIECES) if s.known[p])}


def write(s: State) -> str:
    """The whole position; `read` gives it back."""
    turn, flags = s.turn, masks(s)
    lines = [f"turn {s.round} {SIDE_NAMES[s.side]} actions", f"commands {turn.commands}"]
    lines += [f"pool {s.pool[0]} {s.pool[1]}"]
    lines += [] if s.mixing else ["mixing by hand"]
    for place, count in enumerate(s.discs):
        if count:
            lines.append(f"discs {SIDE_NAMES[place // AREAS]} {place % AREAS} {count}")
    lines += [f"moved {area} {count}" for area, count in s.moved]
    for spot in sorted({s.spot[p] for p in range(PIECES)} - {OFF}):
        marks = {p: "".join(f".{flag}" for flag in FLAGS if flags[flag] >> p & 1) for p in s.at[spot]}
        words = " ".join(f"{p}={face_name(s.face[p])}{marks[p]}" for p in s.at[spot])
        lines.append(f"{spot_name(spot)}: {words}")
    for side in (0, 1):
        left = [area for area in range(AREAS) if s.holder[area] == side and not s.troops[area]]
        lines += [f"passed {SIDE_NAMES[side]} {' '.join(map(str, left))}"] if left else []
    lines += [f"begun {area}" for area in range(AREAS) if turn.begun >> area & 1]
    lines += [f"taboo {edge}" for edge in sorted(turn.taboo)] + [f"stormed {area}" for area in sorted(turn.stormed)]
    lines += [f"attacked {spot_name(AREAS + front)}" for front in sorted(turn.attacked)]
    lines += [f"crossed {c} over {front} step {step}" for c, front, step in sorted(turn.traffic)]
    lines += [f"road-attack {crossing}" for crossing in sorted(turn.road_attacks)]
    lines += ["pontoon used"] if turn.pontoon else []
    lines += [f"bag {' '.join(map(str, b.blocks))}: {' '.join(map(face_name, b.faces))}" for b in s.bags]
    return "\n".join(lines) + "\n"


class Reader:
    """Reads line by line into a state."""

    def __init__(self) -> None:
        self.s = empty(True)
        self.masks = dict.fromkeys(FLAGS, 0)
        self.commands, self.begun, self.pontoon = COMMANDS, 0, False
        self.sets: dict[str, set[int]] = {"taboo": set(), "stormed": set(), "attacked": set(), "road-attack": set()}
        self.traffic: set[tuple[int, int, int]] = set()
        self.bags: list[Bag] = []

    def line(self, line: str) -> None:
        s, (word, *rest) = self.s, line.split()
        if ":" in line and word != "bag":
            self.pieces(*line.split(":", 1))
        elif word == "turn":
            s.round, s.side = int(rest[0]), SIDE_NAMES.index(rest[1])
        elif word == "commands":
            self.commands = int(rest[0])
        elif word == "pool":
            s.pool[:] = map(int, rest)
        elif word == "mixing":
            s.mixing = False
        elif word == "discs":
            s.discs[SIDE_NAMES.index(rest[0]) * AREAS + int(rest[1])] = int(rest[2])
        elif word == "moved":
            s.moved = (*s.moved, (int(rest[0]), int(rest[1])))
        elif word == "passed":
            for area in map(int, rest[1:]):
                s.holder[area] = SIDE_NAMES.index(rest[0])
        elif word == "begun":
            self.begun |= 1 << int(rest[0])
        elif word == "attacked":
            self.sets[word].add(SPOTS[rest[0]] - AREAS)
        elif word in self.sets:
            self.sets[word].add(int(rest[0]))
        elif word == "crossed":
            self.traffic.add((int(rest[0]), int(rest[2]), int(rest[4])))
        elif word == "pontoon":
            self.pontoon = True
        elif word == "bag":
            blocks, faces = line[4:].split(":")
            self.bags.append(Bag(tuple(map(int, blocks.split())), tuple(map(face_of, faces.split()))))
        else:
            raise ValueError(f"unknown word {word!r}")

    def pieces(self, place: str, words: str) -> None:
        for word in words.split():
            number, _, rest = word.partition("=")
            name, *flags = rest.split(".")
            piece = int(number)
            self.s.face[piece] = face_of(name)
            put(self.s, piece, SPOTS[place.strip()])
            for flag in flags:
                self.masks[flag] |= 1 << piece

    def state(self) -> State:
        s, m = self.s, self.masks
        s.unready, s.up, s.announced, s.fired = m["unready"], m["open"], m["announced"], m["fired"]
        for piece in range(PIECES):
            s.known[piece] = s.face[piece] if m["known"] >> piece & 1 else 0
        s.bags = tuple(self.bags)
        for side in (0, 1):
            turns = s.round if s.side >= side else s.round - 1
            s.received[side] = FORCES.pool[SIDE_NAMES[side]] + sum(discs[side] for discs in NEW_DISCS[:turns])
            s.lost[side] = s.received[side] - level(s, side)
            if s.lost[side] < 0:
                raise Malformed(f"{SIDE_NAMES[side]} has more discs in play than it has received by then")
        s.turn = ThisTurn(
            self.commands, m["acted"], self.begun, frozenset(self.sets["taboo"]), frozenset(self.sets["stormed"]),
            frozenset(self.sets["attacked"]), frozenset(self.traffic), frozenset(self.sets["road-attack"]),
            self.pontoon, m["now"],
        )  # fmt: skip
        return s


def read(text: str) -> tuple[State, Call]:
    """A position in phase 3 of a turn; `Malformed` names the line that cannot be read."""
    reader = Reader()
    by_line(text.splitlines(), reader.line)
    state = reader.state()
    return state, Actions(state.side)



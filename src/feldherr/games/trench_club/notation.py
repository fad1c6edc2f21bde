"""A position as text, to be read and written by people: see docs/games/trench-club.md.

    rules two lorraine 1-6 trenches
    powers germany france
    round 3 now germany order germany france phase move
    coins germany 4
    fort 2 germany
    unit 0 germany tank at 5.7 damage 2 experience 3
    unit 1 france infantry in 4

Hexes are written column.row, both counted from 0, or as they are called on the board (`S9`); `in 4` means inside fort
4, the forts counted from 0.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from feldherr.games.trench_club.board import NOBODY, TERRAINS, frame
from feldherr.games.trench_club.rules.calls import AutomaActs, Calls, Declare, Moves, Purchases, Repairs
from feldherr.games.trench_club.rules.opening.setup import empty, seating
from feldherr.games.trench_club.rules.pieces import put, recruit
from feldherr.games.trench_club.rules.units import KINDS, NATIONS, TEAM
from feldherr.games.trench_club.state import (
    ABOARD,
    AUTOMA,
    BOX,
    BUILT,
    GONE,
    INSIDE,
    LOOSE,
    MOVED,
    RODE,
    STAYED,
    Fray,
    Rules,
    State,
    ThisTurn,
    frame_of,
    playing,
)
from feldherr.kernel.answers import Malformed
from feldherr.kernel.lines import by_line

FLAGS = {"moved": MOVED, "stayed": STAYED, "built": BUILT, "rode": RODE}
SWITCHES = ("simple_setup", "short_game", "unit_limit", "special_units", "trenches", "beginner")
PHASES: dict[str, Calls] = {"move": Moves(), "declare": Declare(), "money": Repairs(), "buy": Purchases()}


def hex_word(s: State, hex_: int) -> str:
    column, row = frame_of(s).coordinates(hex_)
    return f"{column}.{row}"


def name(s: State, power: int) -> str:
    return NATIONS[power]


def write(s: State) -> str:
    """The whole position; `read` gives it back."""
    rules = s.rules
    chosen = [switch for switch in SWITCHES if getattr(rules, switch)]
    lines = [
        " ".join(["rules", rules.mode, rules.map, rules.part, *chosen]),
        f"options cards {rules.cards} difficulty {rules.difficulty} timer {rules.timer} stop {rules.stop_round}",
        "powers " + " ".join(name(s, power) for power in playing(s)),
    ]
    order = " ".join(name(s, house) for house in s.order) or "-"
    now = name(s, s.now) if s.now >= 0 else "-"
    lines.append(f"round {s.round} now {now} phase {s.turn.phase} order {order}")
    lines += [f"coins {name(s, house)} {coins}" for house, coins in enumerate(s.coins) if coins]
    lines += [f"fort {fort} {name(s, house)}" for fort, house in enumerate(s.fort) if house >= 0]
    here = frame_of(s)
    lines += [f"ground {hex_word(s, hex_)} {TERRAINS[terrain]}" for hex_, terrain in enumerate(s.terrain)
              if terrain != here.ground[hex_]]  # fmt: skip
    lines += [f"mine {hex_word(s, hex_)} {name(s, power)}" for hex_, power in s.mines]
    lines += [unit_line(s, unit) for unit in range(len(s.kind))]
    return "\n".join([*lines, *other_lines(s)]) + "\n"


def unit_line(s: State, unit: int) -> str:
    where = s.where[unit]
    words = [f"unit {unit} {name(s, s.owner[unit])} {KINDS[s.kind[unit]]}"]
    if where >= INSIDE:
        words.append(f"in {where - INSIDE}")
    elif where >= 0:
        words.append(f"at {hex_word(s, where)}")
    else:
        words.append({GONE: "gone", BOX: "box", ABOARD: f"aboard {s.aboard[unit]}"}[where])
    words += [f"damage {s.damage[unit]}"] if s.damage[unit] else []
    words += [f"experience {s.experience[unit]}"] if s.experience[unit] else []
    words += [f"army {s.army[unit]}"] if s.army[unit] != LOOSE else []
    words += [flag for flag, bit in FLAGS.items() if s.flags[unit] & bit]
    return " ".join(words)


def other_lines(s: State) -> list[str]:
    """What is seldom there."""
    turn, out = s.turn, []
    if s.speaker:
        out.append(f"speaker {s.speaker}")
    if s.surrendered:
        out.append(f"surrendered {s.surrendered}")
    if any(s.used):
        out.append(f"used {numbers(s.used)}")
    if s.numbers or any(s.chips):
        out.append(f"chips {numbers(s.chips)} numbers {numbers(s.numbers)}")
    if s.cup:
        out.append("cup " + " ".join(KINDS[kind] for kind in s.cup))
    if any(s.cards):
        out.append("cards " + " ".join(name(s, power) for power, cards in enumerate(s.cards) if cards))
    if s.shot:
        out.append(f"shot {numbers(s.shot)}")
    if turn != ThisTurn(phase=turn.phase):
        told = msgspec.to_builtins(turn)
        out.append(f"turn {msgspec.json.encode({k: v for k, v in told.items() if v or k != 'gassed'}).decode()}")
    if s.fray:
        out.append(f"fray {msgspec.json.encode(s.fray).decode()}")
    return out


def numbers(values: Any) -> str:
    return ",".join(map(str, values)) or "-"


def listed(word: str) -> list[int]:
    return [] if word == "-" else [int(one) for one in word.split(",")]


class Reader:
    """Reads line by line into a state."""

    def __init__(self) -> None:
        self.rules = Rules()
        self.state: State | None = None

    @property
    def s(self) -> State:
        if self.state is None:
            raise Malformed("the powers must be named before everything else")
        return self.state

    def hex(self, word: str) -> int:
        if word in (names := frame_of(self.s).names):
            return names.index(word)
        column, row = map(int, word.split("."))
        return frame_of(self.s).hex_at(column, row)

    def power(self, word: str) -> int:
        return NATIONS.index(word)

    def line(self, line: str) -> None:
        word, *rest = line.split()
        getattr(self, f"read_{word}")(rest, line)

    def read_rules(self, rest: list[str], line: str) -> None:
        switches: dict[str, Any] = {switch: switch in rest[3:] for switch in SWITCHES}
        if unknown := [w for w in rest[3:] if w not in SWITCHES]:
            raise ValueError(unknown[0])
        self.rules = Rules(rest[0], rest[1], rest[2], **switches)
        frame(rest[1], rest[2])

    def read_options(self, rest: list[str], line: str) -> None:
        found = dict(zip(rest[::2], rest[1::2]))
        self.rules = replace(
            self.rules, cards=found["cards"], difficulty=found["difficulty"], timer=int(found["timer"]),
            stop_round=int(found["stop"]),
        )  # fmt: skip

    def read_powers(self, rest: list[str], line: str) -> None:
        nations = [NATIONS.index(word) for word in rest]
        by_team = {TEAM[nation]: nation for nation in reversed(nations)}
        self.state = empty(self.rules, by_team[0], by_team[1], TEAM[nations[0]])
        self.s.coins[:] = [0] * len(self.s.coins)
        self.s.chips[:] = [0] * len(self.s.chips)
        self.s.numbers = ()
        if [NATIONS[power] for power in playing(self.s)] != rest:
            raise Malformed(f"these powers cannot play together: {' '.join(rest)}")
        self.s.order = tuple(seating(self.s))

    def read_round(self, rest: list[str], line: str) -> None:
        s = self.s
        s.round = int(rest[0])
        s.now = NOBODY if rest[2] == "-" else self.power(rest[2])
        s.turn = ThisTurn(phase=rest[4])
        if len(rest) > 6:
            s.order = () if rest[6] == "-" else tuple(self.power(word) for word in rest[6:])
        s.speaker = max(0, s.seat_of[s.now]) if s.now >= 0 else 0

    def read_coins(self, rest: list[str], line: str) -> None:
        self.s.coins[self.power(rest[0])] = int(rest[1])

    def read_fort(self, rest: list[str], line: str) -> None:
        self.s.fort[int(rest[0])] = self.power(rest[1])

    def read_ground(self, rest: list[str], line: str) -> None:
        ground = list(self.s.terrain)
        ground[self.hex(rest[0])] = TERRAINS.index(rest[1])
        self.s.terrain = tuple(ground)

    def read_mine(self, rest: list[str], line: str) -> None:
        self.s.mines = tuple(sorted((*self.s.mines, (self.hex(rest[0]), self.power(rest[1])))))

    def read_unit(self, rest: list[str], line: str) -> None:
        s = self.s
        unit = recruit(s, self.power(rest[1]), KINDS.index(rest[2]))
        if unit != int(rest[0]):
            raise Malformed(f"unit {rest[0]} is out of order in {line!r}")
        words = iter(rest[3:])
        for word in words:
            if word == "at":
                put(s, unit, self.hex(next(words)))
            elif word == "in":
                s.where[unit] = INSIDE + int(next(words))
            elif word == "aboard":
                s.where[unit], s.aboard[unit] = ABOARD, int(next(words))
            elif word in ("gone", "box"):
                s.where[unit] = GONE if word == "gone" else BOX
            elif word in ("damage", "experience", "army"):
                getattr(s, word)[unit] = int(next(words))
            else:
                s.flags[unit] |= FLAGS[word]

    def read_speaker(self, rest: list[str], line: str) -> None:
        self.s.speaker = int(rest[0])

    def read_surrendered(self, rest: list[str], line: str) -> None:
        self.s.surrendered = int(rest[0])

    def read_used(self, rest: list[str], line: str) -> None:
        self.s.used[:] = listed(rest[0])

    def read_chips(self, rest: list[str], line: str) -> None:
        self.s.chips[:] = listed(rest[0])
        self.s.numbers = tuple(listed(rest[2]))

    def read_cup(self, rest: list[str], line: str) -> None:
        self.s.cup = tuple(KINDS.index(word) for word in rest)

    def read_cards(self, rest: list[str], line: str) -> None:
        users = {self.power(word) for word in rest}
        self.s.cards = tuple(power in users for power in range(len(NATIONS)))

    def read_shot(self, rest: list[str], line: str) -> None:
        self.s.shot = tuple(listed(rest[0]))

    def read_turn(self, rest: list[str], line: str) -> None:
        self.s.turn = msgspec.json.decode(line.split(" ", 1)[1], type=ThisTurn)

    def read_fray(self, rest: list[str], line: str) -> None:
        self.s.fray = msgspec.json.decode(line.split(" ", 1)[1], type=Fray)


def read(text: str) -> tuple[State, Calls]:
    """The position and where it goes on; `Malformed` with the line that cannot be read."""
    reader = Reader()
    by_line((line.split("#")[0] for line in text.splitlines()), reader.line)
    s = reader.s
    call = PHASES.get(s.turn.phase, Moves())
    if s.now >= 0 and s.seat_of[s.now] == AUTOMA and s.turn.phase == "move":
        call = AutomaActs()
    return s, call

"""A position as text, to be read and written by people: see docs/games/napoleon-in-europe.md.

    rules players=3 victory=total
    lead first France
    lead second GreatBritain Spain
    ally first second
    turn first
    own France Holland Belgium
    Holland: France 6I 3C 2A 1L
    hand France infantry-France 2 napoleon 1
"""

from __future__ import annotations

import re
from typing import Any

import msgspec

from feldherr.games.napoleon_in_europe.board import (
    ALL_NATIONS,
    ALL_REGIONS,
    CARDS,
    FULL_DECK,
    HOME,
    KEYS,
    KINDS,
    LETTERS,
    NATIONS,
    NOBODY,
    REGION,
    SEATS,
    Nation,
    Region,
    bits,
    nations_in,
)
from feldherr.games.napoleon_in_europe.rules.turn.run import NEXT
from feldherr.games.napoleon_in_europe.state import (
    PHASES,
    Battle,
    Rules,
    State,
    ThisTurn,
    befriend,
    empty,
    figures,
    nations_of,
    put,
)
from feldherr.kernel.answers import Call, Malformed

CARD_NAMES = [f"{KINDS[card % 4]}-{NATIONS[card // 4]}" for card in range(28)] + ["napoleon", "worthless"]
PLAIN = ("round", "slot", "acted", "offers", "asked", "aloof")
TUPLES = ("order", "waits", "queue", "started", "shown")
SEAT_SETS = ("proposed", "refused", "alone", "dealt")
SETS = ("landed", "origins", "terms", "closed", *SEAT_SETS)
FIGURES = re.compile(r"(\d+)([ICAL])")


def counts_text(counts: list[int] | tuple[int, ...]) -> str:
    return " ".join(f"{count}{LETTERS[kind]}" for kind, count in enumerate(counts) if count)


def usual_owner(s: State, region: Region) -> Nation:
    """Who owns a region if no line says otherwise."""
    home = HOME[region]
    return home if home >= 0 and s.led[home] >= 0 else NOBODY


def usual(s: State, turn: ThisTurn) -> dict[str, Any]:
    """What need not be written."""
    players = s.rules.players
    order = tuple(range(players))
    slot = order.index(turn.acting[0]) if turn.acting else 0
    return {
        "round": 1, "slot": slot, "acted": 0, "offers": 0, "asked": 0, "aloof": 0, "order": order,
        "waits": (NOBODY,) * players, "queue": (), "shown": (),
        "started": tuple(sum(1 << n for n in nations_of(s, seat)) for seat in range(players)),
        "neutral": sum(1 << n for n in ALL_NATIONS if s.led[n] == NOBODY) & ~s.gone,
        "alive": (1 << players) - 1, "phase": "moving",
    }  # fmt: skip


def write(s: State) -> str:
    """The whole position; `read` gives it back."""
    rules, basic = s.rules, Rules()
    words = [f"{name}={getattr(rules, name)}" for name in Rules.__struct_fields__]
    words = [w for w, name in zip(words, Rules.__struct_fields__) if getattr(rules, name) != getattr(basic, name)]
    lines = [" ".join(["rules", *words])]
    for seat in range(rules.players):
        if nations := nations_of(s, seat):
            lines.append(f"lead {SEATS[seat]} {' '.join(NATIONS[n] for n in nations)}")
    if s.gone:
        lines.append("gone " + " ".join(NATIONS[n] for n in nations_in(s.gone)))
    for one in range(rules.players):
        lines += [f"ally {SEATS[one]} {SEATS[two]}" for two in bits(s.allies[one]) if two > one]
    if s.turn.acting:
        lines.append("turn " + " ".join(SEATS[seat] for seat in s.turn.acting))
    for name, value in usual(s, s.turn).items():
        if (now := getattr(s, name)) != value:
            lines.append(f"{name} {' '.join(map(str, now)) if isinstance(now, tuple) else now}")
    lines += memory(s)
    for nation in (*range(7), NOBODY):
        held = [KEYS[r] for r in ALL_REGIONS if s.owner[r] == nation and usual_owner(s, r) != nation]
        if held:
            lines.append(f"own {NATIONS[nation] if nation >= 0 else 'nobody'} {' '.join(held)}")
    for region in ALL_REGIONS:
        here = [n for n in ALL_NATIONS if s.where[n] >> region & 1]
        if here:
            stacks = ", ".join(f"{NATIONS[n]} {counts_text(figures(s, n, region))}" for n in here)
            lines.append(f"{KEYS[region]}: {stacks}")
    for nation in ALL_NATIONS:
        cards = [(c, s.hands[nation * CARDS + c]) for c in range(CARDS) if s.hands[nation * CARDS + c]]
        if cards:
            lines.append(f"hand {NATIONS[nation]} {' '.join(f'{CARD_NAMES[c]} {count}' for c, count in cards)}")
    return "\n".join(lines) + "\n"


def memory(s: State) -> list[str]:
    """What is remembered of the turn and the battle."""
    turn, out = s.turn, list[str]()
    out += [f"at {turn.at}"] if turn.at else []
    out += ["moved"] if turn.moved else []
    out += [f"ship {NATIONS[n]} {KEYS[origin]} {KEYS[to]} {count}" for n, origin, to, count in turn.ships]
    out += [f"landed {KEYS[region]} {NATIONS[n]}" for region, n in sorted(turn.landed)]
    out += [f"entered {KEYS[region]} {KEYS[origin]}" for region, origin in sorted(turn.origins)]
    for name in SEAT_SETS:
        out += [f"{name} {SEATS[seat]}" for seat in sorted(getattr(turn, name))]
    out += [f"terms {NATIONS[n]} {NATIONS[p]} {give} {want}" for n, p, give, want in sorted(turn.terms)]
    out += [f"closed {NATIONS[n]}" for n in sorted(turn.closed)]
    out += ["left"] if turn.left else []
    out += [f"choosing {NATIONS[turn.choosing]}"] if turn.choosing != NOBODY else []
    out += [f"spending {' '.join(map(str, turn.spending))}"] if turn.spending else []
    out += [f"named {' '.join(map(str, turn.named))}"] if turn.named else []
    out += [f"building {' '.join(map(str, turn.building))}"] if turn.building else []
    for name, marks in (("spent", s.spent), ("ridden", s.ridden)):
        for place, count in sorted(marks.items()):
            where = f"{KEYS[place // 28]} {NATIONS[place // 4 % 7]}"
            out.append(f"{name} {where} {count}{LETTERS[place % 4]}")
    for at, count in sorted(s.known.items()):
        seat, nation, card = at // CARDS // 7, at // CARDS % 7, at % CARDS
        out.append(f"knows {SEATS[seat]} {NATIONS[nation]} {CARD_NAMES[card]} {count}")
    for region, came in sorted(s.came.items()):
        if list(came) != sorted(came):
            out.append(f"came {KEYS[region]} {' '.join(NATIONS[n] for n in came)}")
    if s.battle is not None:
        out.append("battle " + msgspec.json.encode(s.battle).decode())
    return out


class Reader:
    """Reads line by line into a state."""

    def __init__(self, text: str) -> None:
        self.lines = [line.strip() for line in text.splitlines()]
        rules: dict[str, Any] = {}
        for line in self.lines:
            if line.split()[:1] == ["rules"]:
                rules = dict(word.split("=") for word in line.split()[1:])
        self.s = empty(msgspec.convert(rules, Rules, strict=False))
        self.turn: dict[str, Any] = {name: set() for name in SETS}
        self.turn["ships"] = ()
        self.given: dict[str, Any] = {}
        self.came: dict[int, tuple[Nation, ...]] = {}
        self.owned: list[tuple[Region, Nation]] = []

    def line(self, line: str) -> None:
        s, (word, *rest) = self.s, line.split()
        if word in ("rules",):
            return
        if word == "battle":
            s.battle = msgspec.json.decode(line[7:], type=Battle)
        elif line.partition(":")[0] in REGION:
            self.stacks(*line.split(":", 1))
        elif word == "lead":
            for name in rest[1:]:
                s.led[NATIONS.index(name)] = SEATS.index(rest[0])
        elif word == "gone":
            s.gone = sum(1 << NATIONS.index(name) for name in rest)
        elif word == "ally":
            one, two = map(SEATS.index, rest)
            s.allies[one] |= 1 << two
            s.allies[two] |= 1 << one
        elif word in PLAIN or word in ("neutral", "alive"):
            self.given[word] = int(rest[0])
        elif word in TUPLES:
            self.given[word] = tuple(map(int, rest))
        elif word == "phase":
            self.given[word] = PHASES[PHASES.index(rest[0])]
        elif word == "own":
            nation = Nation(NATIONS.index(rest[0])) if rest[0] != "nobody" else NOBODY
            self.owned += [(REGION[key], nation) for key in rest[1:]]
        elif word == "knows":
            at = (SEATS.index(rest[0]) * 7 + NATIONS.index(rest[1])) * CARDS + CARD_NAMES.index(rest[2])
            s.known[at] = int(rest[3])
        elif word == "hand":
            for name, count in zip(rest[1::2], rest[2::2]):
                s.hands[NATIONS.index(rest[0]) * CARDS + CARD_NAMES.index(name)] += int(count)
        else:
            self.this_turn(word, rest)

    def this_turn(self, word: str, rest: list[str]) -> None:
        turn = self.turn
        if word == "turn":
            turn["acting"] = tuple(map(SEATS.index, rest))
        elif word == "at":
            turn["at"] = int(rest[0])
        elif word in ("moved", "left"):
            turn[word] = True
        elif word == "ship":
            turn["ships"] += ((NATIONS.index(rest[0]), REGION[rest[1]], REGION[rest[2]], int(rest[3])),)
        elif word == "landed":
            turn["landed"].add((REGION[rest[0]], NATIONS.index(rest[1])))
        elif word == "entered":
            turn["origins"].add((REGION[rest[0]], REGION[rest[1]]))
        elif word in SEAT_SETS:
            turn[word].add(SEATS.index(rest[0]))
        elif word == "terms":
            turn["terms"].add((NATIONS.index(rest[0]), NATIONS.index(rest[1]), int(rest[2]), int(rest[3])))
        elif word == "closed":
            turn["closed"].add(NATIONS.index(rest[0]))
        elif word == "choosing":
            turn["choosing"] = Nation(NATIONS.index(rest[0]))
        elif word == "came":
            self.came[REGION[rest[0]]] = tuple(Nation(NATIONS.index(name)) for name in rest[1:])
        elif word in ("building", "spending", "named"):
            turn[word] = tuple(map(int, rest))
        elif word in ("spent", "ridden"):
            found = FIGURES.fullmatch(rest[2])
            if found is None:
                raise ValueError(f"{rest[2]!r} is not a number of figures")
            place = (REGION[rest[0]] * 7 + NATIONS.index(rest[1])) * 4 + LETTERS.index(found[2])
            (self.s.spent if word == "spent" else self.s.ridden)[place] = int(found[1])
        else:
            raise ValueError(f"unknown word {word!r}")

    def stacks(self, key: str, words: str) -> None:
        for stack in words.split(","):
            name, *counts = stack.split()
            for word in counts:
                found = FIGURES.fullmatch(word)
                if found is None:
                    raise ValueError(f"{word!r} is not a number of figures")
                put(self.s, Nation(NATIONS.index(name)), REGION[key], LETTERS.index(found[2]), int(found[1]))

    def state(self) -> State:
        s, turn = self.s, self.turn
        sets = {name: frozenset(turn[name]) for name in SETS}
        s.came |= self.came
        s.turn = ThisTurn(**{**turn, **sets})
        for name, value in usual(s, s.turn).items():
            setattr(s, name, self.given.get(name, value))
        for region in ALL_REGIONS:
            s.owner[region] = usual_owner(s, region)
        for region, nation in self.owned:
            s.owner[region] = nation
        for card in range(CARDS):
            s.deck[card] = FULL_DECK[card] - sum(s.hands[n * CARDS + card] for n in ALL_NATIONS)
            if s.deck[card] < 0:
                raise Malformed(f"there are not so many cards {CARD_NAMES[card]}")
        befriend(s)
        return s


def read(text: str) -> tuple[State, Call]:
    """A position; `Malformed` names the line that cannot be read."""
    try:
        reader = Reader(text)
    except (ValueError, msgspec.MsgspecError) as wrong:
        raise Malformed(f"the rules of the position cannot be read: {wrong}") from wrong
    for number, line in enumerate(reader.lines, 1):
        if line and not line.startswith("#"):
            try:
                reader.line(line)
            except (ValueError, KeyError, IndexError, msgspec.MsgspecError) as wrong:
                raise Malformed(f"line {number} of the position, {line!r}, cannot be read: {wrong}") from wrong
    return reader.state(), NEXT

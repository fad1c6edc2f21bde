"""A position as text, to be read and written by people: see docs/games/napoleons-triumph.md.

    scenario 2
    turn 12 allies
    morale 27 23
    bagration 67: 0=infantry-2 1=cavalry-2.moved
    64>66: 50=infantry-3.known           (detached, blocking the approach of 64 towards 66)
    davout waiting: 60=infantry-2
"""

from __future__ import annotations

import unicodedata

from feldherr.boards.bags import Bag
from feldherr.games.napoleons_triumph.board import (
    BEYOND,
    COMMANDERS,
    FIRST_ROUND,
    LIES_IN,
    LOCALES,
    NAMES,
    NOBODY,
    SIDE_NAMES,
    SPACES,
    START_MORALE,
    WAITING,
    Commander,
)
from feldherr.games.napoleons_triumph.rules.calls import Commands
from feldherr.games.napoleons_triumph.rules.choices.limits import mask_of
from feldherr.games.napoleons_triumph.rules.mixing import lots, standing
from feldherr.games.napoleons_triumph.rules.opening.setup import empty
from feldherr.games.napoleons_triumph.rules.pieces import join, put
from feldherr.games.napoleons_triumph.state import BLOCKS, SIDE, State, ThisTurn, WrittenOrder, face_name, face_of
from feldherr.kernel.answers import Call
from feldherr.kernel.lines import by_line

FLAGS = ("moved", "twice", "arrived", "known", "open", "battery", "beaten")


def slug(name: str) -> str:
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return plain.replace(". ", "-").replace(" ", "-")


SLUGS = [slug(name) for name in NAMES]


def front_name(front: int) -> str:
    return f"{LIES_IN[front]}>{BEYOND[front]}"


FRONT_NAMES = {front_name(front): front for front in range(len(LIES_IN))}
PLACES = {str(n): n for n in SPACES} | {name: LOCALES + front for name, front in FRONT_NAMES.items()}


def place_name(spot: int) -> str:
    """`67` the reserve, `67>66` an approach, `waiting` off the map."""
    if spot < LOCALES:
        return str(spot)
    return front_name(spot - LOCALES) if spot < WAITING else "waiting"


def bits(mask: int) -> list[int]:
    return [n for n in range(mask.bit_length()) if mask >> n & 1]


def write(s: State) -> str:
    """The whole position; `read` gives it back."""
    lines = [f"scenario {s.scenario}", f"turn {s.round} {SIDE_NAMES[s.side]}", f"morale {s.morale[0]} {s.morale[1]}"]
    lines += [f"reference {s.reference[0]} {s.reference[1]}"]
    lines += ["santon"] * s.santon + ["reinforced"] * s.reinforced
    if s.teams != ((0,), (1,)):
        lines += [f"team {SIDE_NAMES[side]} {' '.join(map(str, s.teams[side]))}" for side in (0, 1)]
        lines += [f"rank {s.rank}"] + [f"owner {SLUGS[c]} {s.owner[c]}" for c in range(COMMANDERS)]
    words = ("heavy allies", "guard allies", "heavy france", "guard france")
    lines += [f"committed {words[n]}" for n in range(4) if s.committed >> n & 1]
    lines += [f"disgraced {SIDE_NAMES[side]}" for side in (0, 1) if s.disgraced >> side & 1]
    for side in (0, 1):
        lines += [f"fired-before {SIDE_NAMES[side]} {front_name(f)}" for f in sorted(s.fired[side])]
    return "\n".join([*lines, *turn_lines(s), *piece_lines(s), *secret_lines(s)]) + "\n"


def turn_lines(s: State) -> list[str]:
    t = s.turn
    lines = [f"commands {t.corps} {t.independent}"] if t.corps or t.independent else []
    for word, mask in (("gave", t.gave), ("gave-twice", t.gave_twice), ("came", t.arrived_commanders)):
        lines += [f"{word} {' '.join(SLUGS[c] for c in bits(mask))}"] if mask else []
    lines += [f"barred {front_name(2 * edge)}" for edge in sorted(t.barred)]
    lines += [f"fired {front_name(front)}" for front in sorted(t.fired)]
    lines += [f"named {piece} {front_name(2 * edge)}" for piece, edge in sorted(t.named)]
    if leaders := [piece for piece in bits(t.beaten) if piece >= BLOCKS]:
        lines.append(f"beaten {' '.join(map(str, leaders))}")
    for locale, mask, conquered in t.closed:
        lines.append(f"{'conquered' if conquered else 'closed'} {locale} {' '.join(map(str, bits(mask)))}")
    lines += [f"entered {locale} {' '.join(map(str, bits(mask)))}" for locale, mask in t.entered]
    for block, commander in s.left if min(s.morale) else ():                             # else it is over
        if s.spot[block] >= WAITING and s.face[block] and s.owner[commander] != s.teams[SIDE[block]][0]:
            lines.append(f"left {SLUGS[commander]} {block}")
    return lines


def piece_lines(s: State) -> list[str]:
    t = s.turn
    masks = {"moved": t.moved, "twice": t.moved_twice, "arrived": t.arrived, "open": s.up, "beaten": t.beaten,
             "known": mask_of([b for b in range(BLOCKS) if s.known[b]]),
             "battery": 1 << s.battery if s.battery >= 0 else 0}  # fmt: skip
    groups: dict[tuple[int, int, int], list[str]] = {}
    for block in range(BLOCKS):
        if s.face[block]:
            flags = "".join(f".{flag}" for flag in FLAGS if masks[flag] >> block & 1)
            key = (SIDE[block], s.corps[block] if s.corps[block] >= 0 else COMMANDERS, s.spot[block])
            groups.setdefault(key, []).append(f"{block}={face_name(s.face[block])}{flags}")
    lines = []
    for (_, corps, spot), words in sorted(groups.items()):
        name = f"{SLUGS[corps]} " if corps < COMMANDERS else ""
        lines.append(f"{name}{place_name(spot)}: {' '.join(words)}")
    return lines


def secret_lines(s: State) -> list[str]:
    lines = [f"bag {' '.join(map(str, b.blocks))}: {' '.join(map(face_name, b.faces))}" for b in s.bags]
    for o in s.orders:
        verb = "attack" if o.attack else "defend"
        lines.append(" ".join(map(str, ("order", o.round, SIDE_NAMES[o.side], o.sender, o.to, verb, *o.places))))
    lines += [f"plan {' '.join(map(face_name, corps))}" for corps in s.plan]
    return lines


class Reader:
    """Reads line by line into a state."""

    def __init__(self) -> None:
        self.s = empty(2, False, ((0,), (1,)), list(START_MORALE))
        self.turn: dict[str, object] = {}
        self.dated = False
        self.masks = dict.fromkeys((*FLAGS, "gave", "gave-twice", "came"), 0)
        self.sets: dict[str, set[object]] = {"barred": set(), "fired": set(), "named": set()}
        self.closed: list[tuple[int, int, bool]] = []
        self.entered: list[tuple[int, int]] = []

    def line(self, line: str) -> None:
        s, (word, *rest) = self.s, line.split()
        if ":" in line and word != "bag":
            self.pieces(*line.split(":", 1))
        elif word == "scenario":
            s.scenario = int(rest[0])
            s.round = s.round if self.dated else FIRST_ROUND[s.scenario]
        elif word == "turn":
            s.round, s.side, self.dated = int(rest[0]), SIDE_NAMES.index(rest[1]), True
        elif word in ("morale", "reference"):
            setattr(s, word, list(map(int, rest)))
        elif word in ("santon", "reinforced"):
            setattr(s, word, True)
        elif word == "team":
            teams = [*s.teams]
            teams[SIDE_NAMES.index(rest[0])] = tuple(map(int, rest[1:]))
            s.teams = (teams[0], teams[1])
        elif word == "rank":
            s.rank = int(rest[0])
        elif word == "owner":
            s.owner[SLUGS.index(rest[0])] = int(rest[1])
        elif word == "committed":
            s.committed |= 1 << 2 * SIDE_NAMES.index(rest[1]) + (rest[0] == "guard")
        elif word == "disgraced":
            s.disgraced |= 1 << SIDE_NAMES.index(rest[0])
        elif word == "fired-before":
            fired = [*s.fired]
            side = SIDE_NAMES.index(rest[0])
            fired[side] = fired[side] | {FRONT_NAMES[rest[1]]}
            s.fired = (fired[0], fired[1])
        else:
            self.memory(line, word, rest)

    def memory(self, line: str, word: str, rest: list[str]) -> None:
        s = self.s
        if word == "commands":
            self.turn |= {"corps": int(rest[0]), "independent": int(rest[1])}
        elif word in ("gave", "gave-twice", "came"):
            self.masks[word] |= mask_of(SLUGS.index(name) for name in rest)
        elif word == "barred":
            self.sets[word].add(FRONT_NAMES[rest[0]] >> 1)
        elif word == "fired":
            self.sets[word].add(FRONT_NAMES[rest[0]])
        elif word == "named":
            self.sets[word].add((int(rest[0]), FRONT_NAMES[rest[1]] >> 1))
        elif word == "beaten":
            self.masks[word] |= mask_of(map(int, rest))
        elif word in ("closed", "conquered"):
            self.closed.append((int(rest[0]), mask_of(map(int, rest[1:])), word == "conquered"))
        elif word == "entered":
            self.entered.append((int(rest[0]), mask_of(map(int, rest[1:]))))
        elif word == "left":
            s.left = (*s.left, (int(rest[1]), Commander(SLUGS.index(rest[0]))))
        elif word == "bag":
            blocks, faces = line[4:].split(":")
            s.bags = (*s.bags, Bag(tuple(map(int, blocks.split())), tuple(map(face_of, faces.split()))))
        elif word == "order":
            side, places = SIDE_NAMES.index(rest[1]), tuple(map(int, rest[5:]))
            order = WrittenOrder(int(rest[0]), side, int(rest[2]), int(rest[3]), rest[4] == "attack", places)
            s.orders = (*s.orders, order)
        elif word == "plan":
            s.plan = (*s.plan, tuple(map(face_of, rest)))
        else:
            raise ValueError(f"unknown word {word!r}")

    def pieces(self, place: str, words: str) -> None:
        *leader, where = place.split()
        commander = SLUGS.index(leader[0]) if leader else NOBODY
        for word in words.split():
            number, _, rest = word.partition("=")
            name, *flags = rest.split(".")
            block = int(number)
            spot = WAITING + SIDE[block] if where == "waiting" else PLACES[where]
            self.s.face[block] = face_of(name)
            put(self.s, block, spot)
            if commander >= 0:
                join(self.s, commander, block)
                self.s.post[commander] = spot
            for flag in flags:
                self.masks[flag] |= 1 << block

    def state(self) -> State:
        s, m = self.s, self.masks
        s.up = m["open"]
        for block in range(BLOCKS):
            s.known[block] = s.face[block] if (m["known"] | m["battery"]) >> block & 1 else 0
        s.battery = m["battery"].bit_length() - 1
        for side in (0, 1):
            s.reference[side] = max(s.reference[side], s.morale[side])
        s.turn = ThisTurn(
            gave=m["gave"], gave_twice=m["gave-twice"], moved=m["moved"], moved_twice=m["twice"], arrived=m["arrived"],
            arrived_commanders=m["came"], beaten=m["beaten"], barred=frozenset(self.sets["barred"]),  # type: ignore[arg-type]
            fired=frozenset(self.sets["fired"]), named=frozenset(self.sets["named"]),  # type: ignore[arg-type]
            closed=tuple(self.closed), entered=tuple(self.entered), **self.turn,  # type: ignore[arg-type]
        )  # fmt: skip
        s.lot = lots(s, standing(s))
        return s


def read(text: str) -> tuple[State, Call]:
    """A position between two commands; `Malformed` names the line that cannot be read."""
    reader = Reader()
    by_line(text.splitlines(), reader.line)
    state = reader.state()
    return state, Commands(state.side)

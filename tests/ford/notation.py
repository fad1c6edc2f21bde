"""Positions of Ford as text, and what can be wrong with one.

    turn 3 of 12, north to command, 2 left
    morale 6 5
    mixed no yes
    north infantry 3 at 1
    south cavalry 2 at 3 shown
    bag 0,1: infantry 3
"""

from __future__ import annotations

import re

from feldherr.kernel.answers import Call, Malformed
from tests.ford.state import AREAS, FACES, SIDES, Bag, Block, Deploy, Face, Kind, State, Turn, standing

HEAD = re.compile(r"turn (\d+) of (\d+), (north|south) to command, (\d) left")
MORALE = re.compile(r"morale (\d+) (\d+)")
MIXED = re.compile(r"mixed (yes|no) (yes|no)")
BLOCK = re.compile(r"(north|south) (infantry|cavalry|artillery) (\d) at (\d)( shown)?")
BAG = re.compile(r"bag ([\d,]+): (.+)")
FACE = re.compile(r"(infantry|cavalry|artillery) (\d)")


def write(s: State) -> str:
    lines = [
        f"turn {s.turn} of {s.last}, {SIDES[s.side]} to command, {s.left} left",
        f"morale {s.morale[0]} {s.morale[1]}",
        f"mixed {' '.join('yes' if m else 'no' for m in s.mixed)}",
        *(f"{SIDES[b.side]} {face(b.face)} at {b.area}{' shown' if b.shown else ''}" for b in s.blocks),
        *(f"bag {','.join(map(str, bag.blocks))}: {', '.join(map(face, bag.faces))}" for bag in s.bags),
    ]
    return "\n".join(lines) + "\n"


def face(f: Face) -> str:
    return f"{f.kind.name.lower()} {f.strength}"


def read(text: str) -> tuple[State, Call]:
    s = State([0, 0], 0)
    for number, line in enumerate(text.strip().splitlines(), 1):
        if found := HEAD.fullmatch(line):
            s.turn, s.last, s.side, s.left = int(found[1]), int(found[2]), SIDES.index(found[3]), int(found[4])
        elif found := MORALE.fullmatch(line):
            s.morale = [int(found[1]), int(found[2])]
        elif found := MIXED.fullmatch(line):
            s.mixed = [found[1] == "yes", found[2] == "yes"]
        elif found := BLOCK.fullmatch(line):
            strength = Face(Kind[found[2].upper()], int(found[3]))
            s.blocks.append(Block(SIDES.index(found[1]), strength, int(found[4]), bool(found[5])))
        elif found := BAG.fullmatch(line):
            faces = tuple(Face(Kind[kind.upper()], int(strength)) for kind, strength in FACE.findall(found[2]))
            s.bags.append(Bag(tuple(map(int, found[1].split(","))), faces))
        else:
            raise Malformed(f"line {number}: {line[:60]!r} says nothing about a position of Ford")
    if wrong := faults(s):
        raise Malformed(wrong[0])
    return s, Turn() if len(s.blocks) == 2 * len(FACES) else Deploy(len(s.blocks) // len(FACES))


def faults(s: State) -> list[str]:
    out = []
    if len(s.blocks) % len(FACES):
        out.append(f"there are {len(s.blocks)} blocks, not {len(FACES)} a side")
    out += [f"block {i} stands nowhere" for i, b in enumerate(s.blocks) if not 0 <= b.area < AREAS]
    out += [f"block {i} has strength {b.face.strength}" for i, b in enumerate(s.blocks) if b.face.strength < 0]
    out += [f"area {a} belongs to both" for a in range(AREAS) if standing(s, a, 0) and standing(s, a, 1)]
    known = [b for bag in s.bags for b in bag.blocks]
    if len(known) != len(set(known)):
        out.append("a block lies in two bags")
    for bag in s.bags:
        faces = [s.blocks[b].face for b in bag.blocks]
        if any(faces.count(f) < bag.faces.count(f) for f in bag.faces):
            out.append(f"the bag {bag.blocks} does not hold what it promises")
    return out

"""What changes in a game. All of it is open (TC §1.15, ruling r74); chips and cards face down are only sets."""

from __future__ import annotations

import msgspec

from feldherr.games.trench_club.board import NOBODY, TRENCH, TRENCH_ROAD, WATER, Frame, frame
from feldherr.games.trench_club.rules.units import AIR, FOOT, SHIP, level

GONE, ABOARD, BOX = -1, -2, -3
"""Where a unit is that is on no hex: destroyed, in a truck, not yet placed."""
INSIDE = 1000
"""`INSIDE + fort`: in a fort (TC §7.14)."""
AUTOMA, ABSENT = -2, -1
"""The seat of the automa: nobody is asked (TC §15.1); and of a nation that does not take part (TC §1.3)."""
LOOSE = -1
"""The army of bought units: none (ruling r10)."""
ARMIES, ALL_ARMIES = 3, 7
"""How many, and all of them as bits (TC §2.5)."""

LIMITED = 2
"""The last round in which armies matter (TC §2.14)."""

# What a unit has done or may do this turn; cleared when its owner's turn begins.
MOVED, STAYED, BUILT, RODE = 1, 2, 4, 8
"""Its move is over; it has been in a fort since the turn began (TC §10.6); it has built or mined; it was carried."""


class Rules(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What was agreed before the game."""

    mode: str = "two"
    map: str = "lorraine"
    part: str = "1-6"
    simple_setup: bool = False
    short_game: bool = False
    unit_limit: bool = False
    special_units: bool = True
    trenches: bool = False
    beginner: bool = False
    cards: str = "nobody"
    difficulty: str = "standard"
    timer: int = 0
    stop_round: int = 30


class ThisTurn(msgspec.Struct, frozen=True, gc=False):
    """What is remembered until the turn ends."""

    armies: int = ALL_ARMIES
    """Which of the three armies may act (TC §3.5), as bits."""
    phase: str = "setup"
    truck: int = NOBODY
    """The truck that is being loaded (ruling r25)."""
    moving: int = NOBODY
    """The unit on its way."""
    attacks: tuple[tuple[int, int, int], ...] = ()
    """Attacker, target and the hex aimed at, in the order declared (TC §8.2)."""
    finished: int = 0
    """Seats of a common turn that have ended the phase (ruling r58)."""
    acted: bool = False
    """Whether the speaker has done anything since he was given the word."""
    gassed: tuple[tuple[int, int], ...] = ()
    """Attacker and soldier: whom in a trench beside its target the gas shall reach (ruling r65)."""


class Fray(msgspec.Struct, frozen=True, gc=False):
    """The combat that was fought last in this phase, for everybody to see (TC §9.2): who, with which dice, what it did.

    Positions of running games are stored with it: fields are read by name, and a new one has a default.
    """

    attacker: int
    target: int
    number: int
    dice: int = 0
    bonus: int = 0
    value: int = 0
    faces: tuple[int, ...] = ()
    hits: int = 0
    damage: int = 0
    method: str = "dice"
    """How the attacker came to his hits: dice, card or fixed."""
    answering: tuple[int, ...] = ()
    answers: tuple[int, ...] = ()
    answer_values: tuple[int, ...] = ()
    answer_hits: tuple[int, ...] = ()
    """Of each unit that shoots back: its dice, up to which face they hit, how many did."""
    answer_faces: tuple[int, ...] = ()
    """Of all of them, one after the other."""
    answer_damage: int = 0


class State(msgspec.Struct):
    """One-level containers; copied by slicing."""

    rules: Rules
    seat_of: tuple[int, ...]
    """By power. A power is a nation: four of them, of which those in play have a seat or are led by the automa."""
    house: tuple[int, ...]
    """By power: whose forts and purse it uses. Its own; in cooperative play both humans share one (TC §16.5)."""
    team: tuple[int, ...]
    force: tuple[int, ...]
    """By power: the nations, as bits, whose unit cards it may buy from."""
    terrain: tuple[int, ...]
    fort: list[int]
    """By fort: the house that owns it (TC §7.7)."""
    at: list[int]
    """By hex: the unit that stands on it."""
    kind: list[int]
    owner: list[int]
    where: list[int]
    aboard: list[int]
    damage: list[int]
    experience: list[int]
    army: list[int]
    flags: list[int]
    coins: list[int]
    """By house (TC §10.2)."""
    used: list[int]
    """By house: the armies used in round 1 (TC §3.9)."""
    chips: list[int]
    """By house: chips still face down, as bits (TC §2.4)."""
    numbers: tuple[int, ...] = ()
    """Start numbers that no chip has shown yet."""
    cup: tuple[int, ...] = ()
    """The automa's tokens not yet drawn (TC §15.8), by kind ascending."""
    mines: tuple[tuple[int, int], ...] = ()
    """Hex and power of every mine (TC §17.17)."""
    cards: tuple[bool, ...] = ()
    """By power: whether it uses combat cards instead of dice (TC §14.2)."""
    order: tuple[int, ...] = ()
    """Houses clockwise, the first player's first (TC §3.1)."""
    round: int = 0
    now: int = NOBODY
    """The house whose turn it is."""
    speaker: int = 0
    """The seat that has the word."""
    surrendered: int = 0
    """Seats that have offered to give up (TC §11.4)."""
    shot: tuple[int, ...] = ()
    """Units the automa has attacked this turn (TC §15.43)."""
    turn: ThisTurn = ThisTurn()
    fray: Fray | None = None


def copy(s: State) -> State:
    return State(
        s.rules, s.seat_of, s.house, s.team, s.force, s.terrain, s.fort[:], s.at[:], s.kind[:], s.owner[:],
        s.where[:], s.aboard[:], s.damage[:], s.experience[:], s.army[:], s.flags[:], s.coins[:], s.used[:], s.chips[:],
        s.numbers, s.cup, s.mines, s.cards, s.order, s.round, s.now, s.speaker, s.surrendered, s.shot, s.turn, s.fray,
    )  # fmt: skip


LAST_FRAME: list[tuple[Rules | None, Frame | None]] = [(None, None)]
"""That of the rules that were asked for last: states of one game have the same."""


def frame_of(s: State) -> Frame:
    rules, found = LAST_FRAME[0]
    if rules is not s.rules or found is None:
        found = frame(s.rules.map, s.rules.part)
        LAST_FRAME[0] = s.rules, found
    return found


def members(s: State, house: int) -> list[int]:
    """The powers of a house: one, or both humans in cooperative play."""
    return [power for power, its in enumerate(s.house) if its == house and s.seat_of[power] != ABSENT]


def playing(s: State) -> list[int]:
    """The powers that take part, by seat, the automa last."""
    there = [power for power, seat in enumerate(s.seat_of) if seat != ABSENT]
    return sorted(there, key=lambda power: (s.seat_of[power] == AUTOMA, s.seat_of[power]))


def power_of(s: State, seat: int) -> int:
    return s.seat_of.index(seat)


def units_of(s: State, power: int) -> list[int]:
    """The power's units that are still in the game, ascending."""
    where = s.where
    return [unit for unit, who in enumerate(s.owner) if who == power and where[unit] != GONE]


def enemies(s: State, power: int) -> list[int]:
    """TC §1.1: units of the other team that stand on hexes, ascending; units in forts are out of play (TC §7.14)."""
    team, mine, where = s.team, s.team[power], s.where
    return [unit for unit, who in enumerate(s.owner) if team[who] != mine and 0 <= where[unit] < INSIDE]


def own_house(s: State, one: int, other: int) -> bool:
    """Whether two units belong together as own (TC §9.14, ruling r58)."""
    return s.house[s.owner[one]] == s.house[s.owner[other]]


def on_map(s: State, unit: int) -> bool:
    return 0 <= s.where[unit] < INSIDE


def inside(s: State, unit: int) -> int:
    """The fort a unit is in; -1 if it is in none."""
    return s.where[unit] - INSIDE if s.where[unit] >= INSIDE else NOBODY


def spot(s: State, unit: int) -> str:
    """Where a unit is, as people call it: its hex, its fort, where its truck stands."""
    at = s.where[s.aboard[unit]] if s.where[unit] == ABOARD else s.where[unit]
    here = frame_of(s)
    return here.fort_names[at - INSIDE] if at >= INSIDE else here.names[at] if at >= 0 else ""


def ground_under(s: State, unit: int) -> int:
    """The hex of the map on which a unit is, a garrison on that of its fort; -1 if on none."""
    at = s.where[s.aboard[unit]] if s.where[unit] == ABOARD else s.where[unit]
    return frame_of(s).bodies[at - INSIDE] if at >= INSIDE else at if at >= 0 else -1


def rank(s: State, unit: int) -> int:
    return level(s.experience[unit])


def defenceless(kind: int, terrain: int) -> bool:
    """TC §4.14: a land unit on water can neither attack nor defend itself."""
    return terrain == WATER and not AIR[kind] and not SHIP[kind]


def helpless(s: State, unit: int) -> bool:
    """TC §4.14: whether a unit is on the water that has no business there."""
    return defenceless(s.kind[unit], s.terrain[s.where[unit]])


def is_trench(s: State, hex_: int) -> bool:
    """TC §13.1 §13.18: part of a trench; in the basic rules trenches are decoration (TC §4.24)."""
    return s.rules.trenches and s.terrain[hex_] in (TRENCH, TRENCH_ROAD)


def in_trench(s: State, unit: int) -> bool:
    """TC §13.4 §13.6: a foot soldier who stands on a trench hex is garrison; tanks and aircraft only cross."""
    return s.rules.trenches and FOOT[s.kind[unit]] and on_map(s, unit) and is_trench(s, s.where[unit])


def trench_of(s: State, hex_: int) -> tuple[int, ...]:
    """TC §13.17 §13.18: all trench hexes joined with this one, ascending; roads across do not divide it."""
    near, terrain = frame_of(s).near, s.terrain
    found, edge = {hex_}, [hex_]
    while edge:
        for to in near[edge.pop()]:
            if to not in found and terrain[to] in (TRENCH, TRENCH_ROAD):
                found.add(to)
                edge.append(to)
    return tuple(sorted(found))


def stands(s: State, unit: int) -> tuple[int, ...]:
    """The hexes a unit counts as standing on: its own, or for a garrison soldier the whole trench (ruling r59)."""
    hex_ = s.where[unit]
    return trench_of(s, hex_) if in_trench(s, unit) else (hex_,)


def trench_holder(s: State, trench: tuple[int, ...], without: int = NOBODY) -> int:
    """TC §13.4 §13.5 §13.16, ruling r61: the team whose foot soldiers are in the trench; -1 if nobody is."""
    for hex_ in trench:
        unit = s.at[hex_]
        if unit >= 0 and unit != without and FOOT[s.kind[unit]]:
            return s.team[s.owner[unit]]
    return NOBODY


COLUMNS = ("kind", "owner", "where", "aboard", "damage", "experience", "army", "flags")
"""What is kept of each unit."""


def alike(s: State, unit: int) -> tuple[int, ...]:
    """What a unit in a fort or aboard is to those who decide about it: two that are alike are one choice."""
    army = s.army[unit] if s.round <= LIMITED else LOOSE
    return (s.where[unit], s.aboard[unit], s.owner[unit], s.kind[unit], s.damage[unit], s.experience[unit],
            s.flags[unit], army)  # fmt: skip

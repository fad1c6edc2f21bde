"""What changes in a game. Everything in it is open; what lies face down is only a number of tiles (V2 §3.2.6)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar, cast

import msgspec

from feldherr.games.viktory_ii.board import FRAMES, NOBODY, NOWHERE, TILES, UNKNOWN, WATER, Frame, Hex, Unit

T = TypeVar("T")
INFANTRY, CAVALRY, ARTILLERY, FRIGATE = 1, 2, 3, 4
KINDS = ("", "infantry", "cavalry", "artillery", "frigate")
"""V2 §3.52.1 §8.0.1: three kinds of land units, and ships."""
POINTS = (0, 2, 3, 2, 5)
"""V2 §9.11.1 §9.11.2 §9.31.1: movement points by kind."""
VILLAGE, CITY = 1, 2
TOWNS = ("", "village", "city")

# What a unit has done this turn (ruling r74); cleared at the end of its owner's turn.
MOVED, OVER, ATTACKED, CARRIED, PASSING, BOARDED = 1, 2, 4, 8, 32, 64
"""Has moved; may move no more; has made its attack; was aboard; is a guest in an allied hex or in a harbour, and must
go on; boarded by retreat."""
NO_ENTRY = Hex(-2)
"""Came into battle over no hex: placed, or withdrawing (ruling r41)."""


class Rules(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """V2 §5.0.1 §15.0.1: what was agreed before the first round, for good."""

    decisive_blow: bool = False
    dominance: bool = False
    random_end: bool = False
    flat_world: bool = False
    open_map: bool = False
    balanced_land: bool = False
    less_luck: bool = False
    relocation: bool = False
    vassals: bool = False
    stop_round: int = 40
    map_seed: int = 0


class ThisTurn(msgspec.Struct, frozen=True, gc=False):
    """What is remembered until the turn ends (ruling r74); hexes as bits."""

    may_build: bool = True
    """V2 §7.1.1: whether the player controlled his capital when the turn began."""
    banned: bool = False
    """V2 §15.63.1: may attack nobody this turn."""
    built: int = 0
    """Settlements erected this turn (V2 §9.13.5 §9.32.5)."""
    fought: int = 0
    """Hexes where a battle took place (V2 §12.2.1)."""
    began: tuple[int, ...] = ()
    """By player: hexes where land units of his stood when the turn began (V2 §9.12.3)."""
    target: Hex = NOWHERE
    """The hex of a vassal that is being attacked and not yet fought for (V2 §15.64.3, ruling r31)."""
    spared: tuple[tuple[int, Hex, Hex], ...] = ()
    """Attacks on a vassal that were called back: by which kind of unit, from where, and on which hex (ruling r65)."""
    placed: tuple[tuple[Hex, int], ...] = ()
    """(settlement, kind) of every reserve placed this phase (V2 §13.11.1)."""


class Pending(msgspec.Struct, frozen=True, gc=False):
    """A battle that waits, and then is fought (V2 §12.0.1, rulings r31 and r74). See `rules/battle/pending.py`."""

    hex: Hex
    attacker: int
    came: tuple[tuple[Unit, Hex], ...]
    """The attacking units, ascending, each with the hex from which it came into the battle."""
    gone: tuple[Hex, ...] = ()
    """The hexes from which those came who have fallen since, ascending: a way back, too (V2 §12.3.3.7)."""


class Fray(msgspec.Struct, frozen=True, gc=False):
    """The battle that is being fought, for everybody to see (V2 §3.52.2)."""

    hex: Hex
    attacker: int
    defender: int
    round: int = 0
    barrage: tuple[int, ...] = ()
    attack: tuple[int, ...] = ()
    attack_by: tuple[int, ...] = ()
    """Of these dice, how many came by each kind of unit."""
    attack_pairs: int = 0
    pinned: int = 0
    defence: tuple[int, ...] = ()
    defence_by: tuple[int, ...] = ()
    """The same, then by naval support and by terrain."""
    defence_pairs: int = 0
    marked: tuple[Unit, ...] = ()


class State(msgspec.Struct, omit_defaults=True):
    """One-level containers of ints and frozen structs; copied by slicing."""

    players: int
    rules: Rules
    pool: list[int]
    """Tiles nobody has seen, by terrain - 1: face down on the map or among the unused."""
    returned: list[int]
    """Tiles seen and put back among the unused (V2 §15.3.2), by terrain - 1."""
    terrain: list[int]
    town: list[int]
    lord: list[int]
    """By hex: whose settlement stands there."""
    held: list[int]
    """By hex: whose settlement or units are there, guests not counted."""
    at: list[tuple[Unit, ...]]
    """By hex: the units in it, cargo not counted."""
    kind: list[int]
    """By unit: 0 if there is none of this number. Units in reserve have no number."""
    owner: list[int]
    where: list[Hex]
    aboard: list[Unit]
    cargo: list[tuple[Unit, ...]]
    left: list[int]
    flags: list[int]
    loads: list[int]
    """By frigate: how many different units it has carried this turn (V2 §9.41.2)."""
    carrier: list[Unit]
    """By unit: the ship that carries it or has carried it this turn."""
    landing: list[Hex]
    """By frigate: the hex where it has put units ashore this turn (V2 §9.46.1)."""
    towns: list[tuple[Hex, ...]]
    """By player: the hexes of his settlements, ascending."""
    reserve: list[int]
    """4 * player + kind - 1 (V2 §3.4.2)."""
    capital: list[Hex]
    """By player: the hex of his capital marker."""
    side: list[int]
    """By player: himself, or his ruler (V2 §15.61.2)."""
    alive: list[bool]
    ban: list[bool]
    marked: list[bool]
    """V2 §5.5.3: whose marker of the doomsday clock lies."""
    clock: bool = False
    first: int = 0
    seat: int = 0
    round: int = 0
    turn: ThisTurn = ThisTurn()
    fray: Fray | None = None
    battles: tuple[Pending, ...] = ()
    """By hex, ascending; one a hex."""
    guests: tuple[tuple[Unit, Hex], ...] = ()
    """Units among allies' pieces, each with the hex from which it came there (V2 §15.64.2)."""
    entered: list[Hex] = []
    """Only in what earlier versions stored; see `from_columns`."""

    def __post_init__(self) -> None:
        if self.entered:
            from_columns(self)


def copy(s: State) -> State:
    return State(
        s.players, s.rules, s.pool[:], s.returned[:], s.terrain[:], s.town[:], s.lord[:], s.held[:], s.at[:], s.kind[:],
        s.owner[:], s.where[:], s.aboard[:], s.cargo[:], s.left[:], s.flags[:], s.loads[:], s.carrier[:], s.landing[:],
        s.towns[:], s.reserve[:], s.capital[:], s.side[:], s.alive[:], s.ban[:], s.marked[:], s.clock, s.first, s.seat,
        s.round, s.turn, s.fray, s.battles, s.guests,
    )  # fmt: skip


def empty(players: int, rules: Rules) -> State:
    """V2 §3.2.1 §3.2.6: water around, everything else face down."""
    frame, none = FRAMES[players], [0] * len(FRAMES[players].field)
    return State(
        players, rules, list(TILES), [0] * 5, [WATER if edge else UNKNOWN for edge in frame.border], none[:],
        [NOBODY] * len(none), [NOBODY] * len(none), [()] * len(none), [], [], [], [], [], [], [], [], [], [],
        [()] * players, [0] * (4 * players), [NOWHERE] * players, list(range(players)), [True] * players,
        [False] * players, [False] * players, turn=ThisTurn(began=(0,) * players),
    )  # fmt: skip


def frame_of(s: State) -> Frame:
    return FRAMES[s.players]


def by_unit(column: list[T]) -> Iterable[tuple[Unit, T]]:
    """A column of the units with their numbers."""
    return cast("Iterable[tuple[Unit, T]]", enumerate(column))


def by_hex(column: list[T]) -> Iterable[tuple[Hex, T]]:
    """What is kept by hex, with the hexes."""
    return cast("Iterable[tuple[Hex, T]]", enumerate(column))


def hexes_of(s: State) -> Sequence[Hex]:
    return cast("Sequence[Hex]", range(len(s.at)))


def units_of(s: State, seat: int) -> list[Unit]:
    """The seat's units on the map and at sea, ascending."""
    kind = s.kind
    return [u for u, who in by_unit(s.owner) if who == seat and kind[u]]


def allied(s: State, seat: int, who: int) -> bool:
    """V2 §15.61.2: of one side, or the same; nobody is anybody's ally."""
    return who != NOBODY and s.side[who] == s.side[seat]


def enemies(s: State, seat: int, who: int) -> bool:
    """V2 §15.64.1: of another side; nobody is anybody's enemy."""
    return who != NOBODY and s.side[who] != s.side[seat]


def difficult(s: State, hex_: Hex) -> bool:
    """V2 §9.12.1 §15.1.1: forest or mountain, unless the world is flat."""
    return s.terrain[hex_] in (3, 4) and not s.rules.flat_world


def has_capital(s: State, seat: int) -> bool:
    """V2 §14.0.1 §14.0.7, ruling r51: whether the player controls his own capital."""
    hex_ = s.capital[seat]
    return hex_ != NOWHERE and s.lord[hex_] == seat


def value(s: State, seat: int) -> int:
    """V2 §5.3.3: a village is worth 1, a city 2; units count nothing."""
    town = s.town
    return sum([town[h] for h in s.towns[seat]])


COLUMNS = ("kind", "owner", "where", "aboard", "cargo", "left", "flags", "loads", "carrier", "landing")
"""What is kept of each unit."""


STORMED = 16
"""What was a flag of every unit in a battle."""


def from_columns(s: State) -> None:
    """Read battles and guests off a state that was stored when they were flags of units and a column of entries."""
    came: dict[Hex, list[tuple[Unit, Hex]]] = {}
    for unit, flags in by_unit(s.flags):
        if flags & STORMED:
            came.setdefault(s.where[unit], []).append((unit, s.entered[unit]))
            s.flags[unit] &= ~STORMED
        elif flags & PASSING and s.held[s.where[unit]] != s.owner[unit]:
            s.guests = (*s.guests, (unit, s.entered[unit]))
    s.battles = tuple(Pending(hex_, s.owner[units[0][0]], tuple(units)) for hex_, units in sorted(came.items()))
    s.entered = []

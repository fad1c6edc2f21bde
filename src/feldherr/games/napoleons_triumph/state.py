"""What changes in a game. Regiments are 0 to 79, their commanders 80 to 96; faces are 4 * kind + strength."""

from __future__ import annotations

import msgspec

from feldherr.boards.bags import Bag
from feldherr.games.napoleons_triumph.board import (
    ALL_COMMANDERS,
    ALLIES,
    FORCES,
    FRANCE,
    GONE,
    LOCALE_OF,
    NOBODY,
    SIDES,
    Commander,
    Side,
)

INFANTRY, CAVALRY, ARTILLERY, GUARD = 1, 2, 3, 4
KINDS = ("", "infantry", "cavalry", "artillery", "guard")
FACES = 4 * len(KINDS)
HEAVY, GUARD_FACE = 4 * CAVALRY + 3, 4 * GUARD + 3
"""NT §15.2 §15.6: heavy cavalry and guard."""


def face_name(face: int) -> str:
    return f"{KINDS[face >> 2]}-{face & 3}"


def face_of(name: str) -> int:
    """NT §3.4 §3.5: four types, strengths 1 to 3; `ValueError` for anything else."""
    word, _, number = name.partition("-")
    if word not in KINDS[1:] or number not in ("1", "2", "3"):
        raise ValueError(f"there is no regiment {name!r}")
    return 4 * KINDS.index(word) + int(number)


def roster(army: dict[str, int]) -> tuple[int, ...]:
    return tuple(sorted(face_of(name) for name, count in army.items() for _ in range(count)))


ARMY = (roster(FORCES.allied), roster(FORCES.french))
"""NT §1.2 §6.s5.1: exactly these regiments."""
BLOCKS = len(ARMY[0]) + len(ARMY[1])
OWN = (tuple(range(len(ARMY[0]))), tuple(range(len(ARMY[0]), BLOCKS)))
SIDE = [ALLIES] * len(ARMY[0]) + [FRANCE] * len(ARMY[1])
FIRST_COMMANDER = BLOCKS
"""Commander c is piece FIRST_COMMANDER + c."""
CORPS_COMMANDS = (5, 99)
INDEPENDENT = (3, 4)
"""NT §9.6 §9.12: corps commands and independent commands a turn."""


class ThisTurn(msgspec.Struct, frozen=True, gc=False):
    """What is remembered until the turn ends; all of it is open (NT §9.25). Masks are bits of pieces or commanders."""

    corps: int = 0
    independent: int = 0
    gave: int = 0
    """Commanders who have given a corps command, and who have given two."""
    gave_twice: int = 0
    moved: int = 0
    moved_twice: int = 0
    arrived: int = 0
    """French regiments that came onto the map this turn: they may be moved twice (NT §10.5.14). No Allied ones."""
    arrived_commanders: int = 0
    """French commanders likewise, who may command twice (NT §10.5.15); never an Allied one."""
    barred: frozenset[int] = frozenset()
    """Approach pairs over which a feint was made or an attack was lost (NT §11.a.5)."""
    fired: frozenset[int] = frozenset()
    """Attack approaches over which an artillery attack was made (NT §11.a.3)."""
    named: frozenset[tuple[int, int]] = frozenset()
    """(piece, approach pair) of defenders named (NT §11.s2.9)."""
    beaten: int = 0
    """Pieces that retreated from a lost fight (NT §11.s2.10)."""
    closed: tuple[tuple[int, int, bool], ...] = ()
    """(locale, who may still enter, conquered), closed by a large corps or a conquest (NT §10.4.3 §11.a.6)."""
    entered: tuple[tuple[int, int], ...] = ()
    """(locale, who) of pieces whose move ended in its reserve (NT §10.4.2)."""


class WrittenOrder(msgspec.Struct, frozen=True, gc=False):
    """NT §19.12 §19.13: one verb and any number of names of places."""

    round: int
    side: int
    sender: int
    to: int
    attack: bool
    places: tuple[int, ...]


class State(msgspec.Struct):
    """One-level containers of ints and frozen structs; copied by slicing."""

    face: list[int]
    spot: list[int]
    corps: list[Commander]
    """By regiment: its commander, or NOBODY if it is detached (NT §8.4)."""
    at: list[tuple[int, ...]]
    """Who stands where: regiments by position, ascending."""
    troops: list[int]
    """Regiments by locale; NT §3.2 §4.15: commanders are not counted."""
    holder: list[int]
    post: list[int]
    """By commander: his position, GONE when he is destroyed."""
    members: list[tuple[int, ...]]
    morale: list[int]
    reference: list[int]
    """Starting morale, and what reinforcements added (ruling r64)."""
    known: list[int]
    """By regiment: the face the opponent has seen since it was last mixed."""
    owner: list[int]
    """By commander: the seat of his player (NT §19.5)."""
    teams: tuple[tuple[int, ...], tuple[int, ...]] = ((0,), (1,))
    """By side: its seats in order of rank (NT §19.3)."""
    bags: tuple[Bag, ...] = ()
    up: int = 0
    """Regiments revealed in the running attack, as bits (NT §3.7)."""
    committed: int = 0
    """NT §15.1: bit 2 * side: heavy cavalry was committed; bit 2 * side + 1: guard."""
    disgraced: int = 0
    """NT §15.18: sides whose guard attack failed, as bits."""
    reinforced: bool = False
    """NT §16.10: a French reinforcement has entered."""
    fired: tuple[frozenset[int], frozenset[int]] = (frozenset(), frozenset())
    """By side: attack approaches of artillery attacks in its latest turn (NT §11.s5.13)."""
    battery: int = NOBODY
    scenario: int = 2
    santon: bool = False
    round: int = 0
    side: int = 0
    rank: int = 0
    """Whose part of the team's turn it is (NT §19.23)."""
    turn: ThisTurn = ThisTurn()
    orders: tuple[WrittenOrder, ...] = ()
    plan: tuple[tuple[int, ...], ...] = ()
    """The faces of the French corps before they are placed; nobody else sees it (NT §6.s7.4)."""
    lot: tuple[int, ...] = ()
    """By regiment: the group it was last mixed with (NT §7.4), to tell who came from elsewhere since; no secret."""
    left: tuple[tuple[int, Commander], ...] = ()
    """Regiments that were detached off the map, with their last commander (NT §19.26)."""


def copy(s: State) -> State:
    return State(
        s.face[:], s.spot[:], s.corps[:], s.at[:], s.troops[:], s.holder[:], s.post[:], s.members[:], s.morale[:],
        s.reference[:], s.known[:], s.owner[:], s.teams, s.bags, s.up, s.committed, s.disgraced, s.reinforced, s.fired,
        s.battery, s.scenario, s.santon, s.round, s.side, s.rank, s.turn, s.orders, s.plan, s.lot,
        s.left,
    )  # fmt: skip


def strength(s: State, block: int) -> int:
    """NT §3.5: the number of symbols."""
    return s.face[block] & 3


def occupant(s: State, locale: int) -> int:
    """NT §10.1.4: the side that has a piece in the locale, wherever it stands."""
    return s.holder[locale] if s.troops[locale] else NOBODY


def blocks_in(s: State, locale: int) -> list[int]:
    """All regiments of a locale, in every position, ascending."""
    if not s.troops[locale]:
        return []
    spot = s.spot
    return [b for b in OWN[s.holder[locale]] if LOCALE_OF[spot[b]] == locale]


def commanders_at(s: State, spot: int) -> list[Commander]:
    return [c for c in ALL_COMMANDERS if s.post[c] == spot]


def side_of_seat(s: State, seat: int) -> Side:
    return ALLIES if seat in s.teams[ALLIES] else FRANCE


def alive(s: State, commander: int) -> bool:
    return s.post[commander] != GONE


def rank_of(s: State, seat: int) -> int:
    """NT §19.3: 0 is the supreme commander."""
    for side in SIDES:
        if seat in s.teams[side]:
            return s.teams[side].index(seat)
    return 0


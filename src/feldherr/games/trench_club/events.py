"""Everything that can be seen to happen. All of it is open to everybody (TC §1.15).

What is called `at` are the names of hexes and forts as people read them: an event knows no map.
"""

from __future__ import annotations

from typing import ClassVar

from feldherr.kernel.event import Event


class Final(Event, frozen=True):
    """Cannot be unsaid."""

    final: ClassVar[bool] = True


class MethodChosen(Final, frozen=True, tag=True):
    power: int
    cards: bool


class Shared(Event, frozen=True, tag=True):
    """Who leads a unit in cooperative play (TC §16.2)."""

    power: int
    kind: int


class Split(Final, frozen=True, tag=True):
    """The armies of a power, shown when all have confirmed (ruling r2)."""

    power: int
    armies: tuple[tuple[int, ...], ...]


class RolledToPlace(Final, frozen=True, tag=True):
    houses: tuple[int, ...]
    faces: tuple[int, ...]


class RolledToBegin(Final, frozen=True, tag=True):
    houses: tuple[int, ...]
    faces: tuple[int, ...]


class ChipFlipped(Final, frozen=True, tag=True):
    house: int
    army: int
    number: int
    hex: int


class TokensDrawn(Final, frozen=True, tag=True):
    """The automa's army (TC §15.8)."""

    power: int
    kinds: tuple[int, ...]


class Placed(Event, frozen=True, tag=True):
    power: int
    unit: int
    kind: int
    hex: int
    at: str = ""


class TurnBegan(Final, frozen=True, tag=True):
    house: int
    round: int


class ArmiesChosen(Event, frozen=True, tag=True):
    house: int
    armies: int


class Moved(Event, frozen=True, tag=True):
    """`path`: from where, then hex by hex."""

    power: int
    unit: int
    kind: int
    path: tuple[int, ...]
    left: int
    halted: bool
    """Two contacts in a row ended the move (TC §5.2)."""
    names: tuple[str, str] = ("", "")
    """How people call the hexes it begins and ends on."""


class Stayed(Event, frozen=True, tag=True):
    power: int
    unit: int
    kind: int
    at: str = ""


class EnteredFort(Event, frozen=True, tag=True):
    power: int
    unit: int
    kind: int
    fort: int
    hex: int
    at: str = ""


class Conquered(Event, frozen=True, tag=True):
    power: int
    unit: int
    kind: int
    fort: int
    hex: int
    former: int
    destroyed: tuple[int, ...]
    at: str = ""
    lost: tuple[int, ...] = ()
    """The types of who was destroyed inside."""

    @property
    def final(self) -> bool:  # type: ignore[override]
        """Ruling r16: it can be taken back unless somebody was destroyed."""
        return bool(self.destroyed)


class Boarded(Event, frozen=True, tag=True):
    power: int
    unit: int
    kind: int
    truck: int
    at: str = ""


class Unloaded(Event, frozen=True, tag=True):
    power: int
    unit: int
    kind: int
    hex: int
    at: str = ""


class MineLaid(Event, frozen=True, tag=True):
    power: int
    unit: int
    hex: int
    at: str = ""


class MineTriggered(Final, frozen=True, tag=True):
    power: int
    hex: int
    units: tuple[int, ...]
    kinds: tuple[int, ...]
    at: str = ""


class BuiltGround(Event, frozen=True, tag=True):
    power: int
    unit: int
    terrain: int
    hexes: tuple[int, int]
    names: tuple[str, str] = ("", "")


class WordPassed(Final, frozen=True, tag=True):
    seat: int


class MovementEnded(Event, frozen=True, tag=True):
    house: int


class Declared(Event, frozen=True, tag=True):
    power: int
    number: int
    unit: int
    kind: int
    target: int
    target_kind: int
    at: str = ""
    target_at: str = ""


class AttacksConfirmed(Final, frozen=True, tag=True):
    """`attacks`: in their order, the types of who attacks and who is attacked, and where they are."""

    house: int
    count: int
    attacks: tuple[tuple[int, str, int, str], ...] = ()


class NoAttack(Event, frozen=True, tag=True):
    """The list was empty (TC §8.11): nothing binds, nothing is rolled."""

    house: int


class AttackLost(Final, frozen=True, tag=True):
    """The target, or the attacker, was destroyed before (TC §8.4, ruling r29)."""

    number: int
    power: int
    kind: int
    target_kind: int = -1
    attacker_gone: bool = False
    at: str = ""
    of: int = 0
    """How many attacks there are, as in all that are fought."""


class Scattered(Final, frozen=True, tag=True):
    """Big Bertha's separate die; `hex` -1: off the map."""

    power: int
    face: int
    hex: int
    missed: bool
    at: str = ""
    number: int = 0
    of: int = 0
    in_vain: bool = False
    """Nobody is there."""


class Fought(Final, frozen=True, tag=True):
    """One combat with all its steps (TC §9.2)."""

    number: int
    power: int
    attacker: int
    kind: int
    target: int
    target_power: int
    target_kind: int
    dice: int
    bonus: int
    value: int
    faces: tuple[int, ...]
    hits: int
    damage: int
    answering: tuple[int, ...]
    answer_faces: tuple[int, ...]
    answer_hits: int
    answer_damage: int
    method: str
    """How the attacker came to his hits: dice, card or fixed."""
    answer_kinds: tuple[int, ...] = ()
    answer_dice: tuple[int, ...] = ()
    answer_values: tuple[int, ...] = ()
    answer_methods: tuple[str, ...] = ()
    """Of each unit that shoots back: its type, its dice, up to which face they hit, whether by dice, card or fixed."""
    at: str = ""
    target_at: str = ""
    answer_at: tuple[str, ...] = ()
    hex: int = -1
    target_hex: int = -1
    """On which hexes of the map they are, a garrison on that of its fort."""
    suffered: tuple[int, int] = (0, 0)
    """What damage the attacker and the target had before."""
    of: int = 0


class GasSpread(Final, frozen=True, tag=True):
    """TC §12.12: one roll for every unit in the pattern."""

    number: int
    power: int
    attacker: int
    hex: int
    faces: tuple[int, ...]
    units: tuple[int, ...]
    kinds: tuple[int, ...]
    damages: tuple[int, ...]
    at: str = ""
    harmed_at: tuple[str, ...] = ()
    powers: tuple[int, ...] = ()
    """Whose they are, friend and foe."""
    values: tuple[int, ...] = ()
    """Up to which face the dice hit each."""
    origin: int = -1
    method: str = "dice"
    of: int = 0


class Destroyed(Final, frozen=True, tag=True):
    power: int
    unit: int
    kind: int
    hex: int
    at: str = ""


class Learned(Final, frozen=True, tag=True):
    power: int
    unit: int
    kind: int
    points: int
    total: int
    at: str = ""


class Paid(Event, frozen=True, tag=True):
    """Income (TC §10.1)."""

    house: int
    coins: int
    total: int


class Repaired(Event, frozen=True, tag=True):
    power: int
    unit: int
    kind: int
    at: str = ""


class Bought(Event, frozen=True, tag=True):
    power: int
    unit: int
    kind: int
    hex: int
    price: int
    at: str = ""


class CardDrawn(Final, frozen=True, tag=True):
    power: int
    kind: int


class Gifted(Final, frozen=True, tag=True):
    power: int
    to: int
    coins: int


class SurrenderOffered(Final, frozen=True, tag=True):
    seat: int
    power: int


class SurrenderDeclined(Final, frozen=True, tag=True):
    seat: int
    power: int


class TurnSkipped(Final, frozen=True, tag=True):
    house: int


class AutomaDecided(Final, frozen=True, tag=True):
    """Which action of which list, and by which letters target and hex were chosen (TC §15.14 §15.15)."""

    power: int
    unit: int
    kind: int
    action: str
    letters: tuple[str, ...]
    target_kind: int
    hex: int
    at: str = ""
    target_at: str = ""


class AutomaSaved(Final, frozen=True, tag=True):
    power: int
    coins: int


class Ended(Final, frozen=True, tag=True):
    team: int
    """-1: a draw."""
    manner: str
    forts: int
    by_automa: bool = False
    """Nobody at the table has won."""


EVENTS: tuple[type[Event], ...] = (
    MethodChosen, Shared, Split, RolledToPlace, RolledToBegin, ChipFlipped, TokensDrawn, Placed, TurnBegan,
    ArmiesChosen, Moved, Stayed, EnteredFort, Conquered, Boarded, Unloaded, MineLaid, MineTriggered, BuiltGround,
    WordPassed, MovementEnded, Declared, AttacksConfirmed, NoAttack, AttackLost, Scattered, Fought, GasSpread,
    Destroyed, Learned, Paid, Repaired, Bought, CardDrawn, Gifted, SurrenderOffered, SurrenderDeclined, TurnSkipped,
    AutomaDecided, AutomaSaved, Ended,
)  # fmt: skip
